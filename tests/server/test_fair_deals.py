"""The deal was fair: sealed at the start, opened at the end, and the record and the replay tell the same game."""

import pytest
from msgspec import json

from drachenhort.core.record import commitment, load_record
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER
from drachenhort.games import all_games
from drachenhort.server.base.errors import Cannot
from drachenhort.server.store.entries import Acted, decode_entry
from drachenhort.server.table import seating
from drachenhort.server.table.retrospect import record_text, replay
from drachenhort.texts.catalogue import LANGUAGES
from tests.server.house import Guest, Inn, laid, play, scene

SHORT = {
    "drachensachen": {"turn_limit": 20, "single_game": True},
    "drachenfaust": {"round_limit": 2},
    "drachenfels": {"turn_limit": 15},
    "drachenhueter": {"turn_limit": 10},
    "schutt_und_asche": {"round_limit": 1},
}


async def played(inn: Inn, game: str) -> tuple[str, Guest]:
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben", "en")]
    table = await laid(inn, people, game, bots=1, options=dict(SHORT.get(game, {})))
    await play(inn, table, people, Rng.from_seed(f"fair {game}"))
    return table, people[0]


@scene
async def test_the_seal_of_the_start_fits_the_seed_of_the_end() -> None:
    inn = Inn()
    _, anna = await played(inn, "drachensachen")
    infos = [(room["info"]) for room in anna.of("room")]
    sealed = [info for info in infos if isinstance(info, dict) and info["status"] == "running"]
    assert sealed
    assert all(info["seed"] is None and info["salt"] is None and info["commitment"] for info in sealed)
    end = anna.info
    assert end.seed is not None and end.salt is not None
    assert {info["commitment"] for info in sealed} == {end.commitment} == {commitment(end.seed, end.salt)}
    assert len(end.seed) >= 32 and len(end.salt) >= 32


@scene
async def test_no_two_tables_have_the_same_deal() -> None:
    inn = Inn()
    seals = set()
    for number in range(10):
        anna = inn.visitor(f"Anna{number}")
        await laid(inn, [anna], bots=1)
        seals.add(anna.info.commitment)
    assert len(seals) == 10


@pytest.mark.usefixtures("fixed_deals")
@pytest.mark.parametrize("game", [game.id for game in all_games()])
@scene
async def test_the_record_is_the_game_that_was_played(game: str) -> None:
    inn = Inn()
    table, anna = await played(inn, game)
    here = await inn.tables.find(table)
    record = load_record(await here.do(record_text))
    assert (record.game.id, record.seats, record.seed, record.salt) == (
        game,
        len(anna.info.seats),
        anna.info.seed,
        anna.info.salt,
    )
    assert record.players[:2] == ["Anna", "Ben"] and record.players[2]
    acts = [entry for entry in map(decode_entry, inn.store.logs[table]) if isinstance(entry, Acted)]
    assert record.actions == [(acted.seat, action) for acted in acts for action in acted.actions()]
    final = record.replay()
    assert final.outcome is not None
    assert json.encode(final.view(0).to_json()) == json.encode(anna.view)


@pytest.mark.usefixtures("fixed_deals")
@pytest.mark.parametrize("game", [game.id for game in all_games()])
@scene
async def test_a_replay_at_any_move_is_the_records_own(game: str) -> None:
    inn = Inn()
    table, _ = await played(inn, game)
    here = await inn.tables.find(table)
    record = load_record(await here.do(record_text))
    moves = len(record.actions)
    for move in sorted({0, 1, 2, moves // 3, moves // 2, moves - 1, moves}):
        state = record.replay(move)
        for seat in (0, 1, 2, None):
            for lang in LANGUAGES:
                shown = await here.do(replay, move, seat, lang)
                eyes = WATCHER if seat is None else seat
                assert bytes(shown.view) == json.encode(state.view(eyes).to_json())
                assert (shown.move, shown.moves, shown.seat, shown.game) == (move, moves, seat, game)
                assert len(shown.said) == len(json.decode(shown.events))
                assert shown.prompt
        if move:
            by, action = record.actions[move - 1]
            assert (shown.by, shown.action) == (by, record.game.notation(action))
        else:
            assert (shown.by, shown.action) == (None, None)


@pytest.mark.usefixtures("fixed_deals")
@scene
async def test_acts_that_were_taken_back_are_not_in_the_record() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    inn.bots.is_held = True
    table = await laid(inn, [anna], bots=1, options={"turn_limit": 20, "single_game": True})
    await play(inn, table, [anna], Rng.from_seed("some"), 1)
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    inn.bots.is_held = False
    await inn.rest()
    await play(inn, table, [anna], Rng.from_seed("other"))
    assert anna.info.status == "over"
    record = load_record(await (await inn.tables.find(table)).do(record_text))
    assert len(record.actions) < anna.version - 1
    assert json.encode(record.replay().view(0).to_json()) == json.encode(anna.view)


@pytest.mark.usefixtures("fixed_deals")
@scene
async def test_while_the_game_has_secrets_there_is_neither_record_nor_replay() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await inn.tables.find(await laid(inn, [anna], bots=1, is_started=False))
    for _ in range(2):
        for asked in (table.do(record_text), table.do(replay, 0, None, "de")):
            with pytest.raises(Cannot) as reason:
                await asked
            assert reason.value.code == "not-over"
        if anna.info.status == "open":
            await table.do(seating.start, "anna")


@pytest.mark.usefixtures("fixed_deals")
@pytest.mark.parametrize(
    ("move", "seat", "code"), [(-1, 0, "no-move"), (10**6, 0, "no-move"), (0, 5, "no-seat"), (0, -1, "no-seat")]
)
@scene
async def test_a_replay_has_no_other_moves_and_seats(move: int, seat: int, code: str) -> None:
    inn = Inn()
    table, _ = await played(inn, "drachensachen")
    with pytest.raises(Cannot) as reason:
        await (await inn.tables.find(table)).do(replay, move, seat, "en")
    assert reason.value.code == code
