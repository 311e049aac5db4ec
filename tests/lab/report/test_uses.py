"""What can be used follows from the declaration, and is counted as it happens."""

import pytest

from drachenhort.core.event import EVERYBODY, Event
from drachenhort.games import all_games, find
from drachenhort.lab.report.uses import Uses
from drachenhort.lab.report.watch import Task, watch

GAME_IDS = [game.id for game in all_games()]


def counted(uses: Uses, keys: list[int]) -> dict[tuple[str, int], int]:
    return {(uses.all[key // uses.stride].key, key % uses.stride): keys.count(key) for key in keys}


def test_an_event_is_counted_for_its_seat_with_every_thing_it_names() -> None:
    game = find("drachensachen")
    kinds = {kind.name: kind for kind in game.contract.events.kinds}
    uses = Uses(game)
    found = counted(uses, uses.of_events([Event(kinds["took-pile"], EVERYBODY, [2, 1, 1, 9])]))
    assert found == {
        ("event:took-pile", 2): 1,
        ("event:took-pile.cards=1", 2): 2,
        ("event:took-pile.cards=9", 2): 1,
    }


def test_an_act_is_counted_for_its_seat_as_often_as_it_was_done() -> None:
    game = find("drachensachen")
    uses = Uses(game)
    found = counted(uses, uses.of_acts([(1, game.parse("play 7 7"))] * 3))
    assert found == {("action:play", 1): 3, ("action:play.kind=7", 1): 3, ("action:play.times=2", 1): 3}


def test_amounts_and_seats_are_no_things() -> None:
    fields = {(use.kind, use.field) for use in Uses(find("drachenfaust")).all}
    assert ("won", "card") in fields and ("stole-stone", "colour") in fields
    assert not {("won", "seat"), ("took-coins", "fairy"), ("stole-stone", "from"), ("scored", "points")} & fields


def test_what_nobody_has_is_counted_for_nobody() -> None:
    game = find("schutt_und_asche")
    kinds = {kind.name: kind for kind in game.contract.events.kinds}
    uses = Uses(game)
    keys = uses.of_events([Event(kinds["combat-card"], EVERYBODY, [1])])
    assert {key % uses.stride for key in keys} == {uses.nobody}


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_is_watched(game_id: str) -> None:
    seats = find(game_id).min_seats
    counts = watch(Task(game_id, seats, ["random"] * seats, {}, "s", 0, 2, 0))
    assert counts.total == 2 and counts.decisions == sum(int(size) * n for size, n in counts.lengths.items())
    assert set(counts.used) == {use.key for use in Uses(find(game_id)).all}
    assert all(counts.won[key] <= 60 * counts.had[key] for key in counts.had)
    first = next(iter(counts.had))
    assert counts.used[str(first).partition("@")[0]] >= counts.had[first] > 0
