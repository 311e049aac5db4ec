"""What learners see: every game's features, turned to the reader, and nothing a seat cannot know."""

from importlib import import_module

import pytest

from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.shapes import Count, Either, Fields, Many, Names, Seat, Word
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.kit.positions import options_from, position
from drachenhort.players.observation import encoder_for
from drachenhort.players.observation.counting import Ranges
from drachenhort.players.observation.nodes import Reader
from drachenhort.players.observation.shaping import BY_SEAT, node_of
from tests.conformance import HiddenSwap

GAMES = [game.id for game in all_games()]
SWAPS = 25

# What the features are called now. Weights that were learned with others do not fit any more: they are trained anew.
VERSIONS = {
    "drachensachen": "1-b2cbb2d45d0f",
    "drachenfaust": "1-dec8fba1a8c8",
    "drachenhueter": "1-ea781786a65f",
    "drachenfels": "1-07d7de084299",
    "schutt_und_asche": "1-a0801fcfe623",
}


def written(state: State, seat: int) -> list[str]:
    """The names of the features that are there."""
    encoder = encoder_for(game_of(state))
    out: list[int] = []
    encoder.write(state.view(seat), out)
    assert len(set(out)) == len(out), "each is there once"
    return [encoder.names[feature] for feature in out]


def game_of(state: State) -> str:
    name = state.view(0).to_json()["game"]
    assert isinstance(name, str)
    return name


def legal(state: State, seat: int) -> list[str]:
    encoder = encoder_for(game_of(state))
    view = state.view(seat)
    table = encoder.table(view)
    return [encoder.actions[table[code]] for code in view.legal]


@pytest.mark.parametrize("game_id", GAMES)
def test_names_are_unique_and_the_same_as_before(game_id: str) -> None:
    encoder = encoder_for(game_id)
    assert len(set(encoder.names)) == len(encoder.names)
    assert len(set(encoder.actions)) == len(encoder.actions)
    assert encoder.version == VERSIONS[game_id], "features changed: what was learned with others is of no use any more"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_seat_count_and_option_can_be_seen(game_id: str) -> None:
    game = find(game_id)
    for seats in range(game.min_seats, game.max_seats + 1):
        for number in range(6):
            state = game.new(seats, options_from(game, f"{seats} {number}"), f"deal {number}")
            rng = Rng.from_seed(f"moves {number}")
            for _ in range(60):
                if state.decision is None:
                    break
                for seat in range(seats):
                    names = written(state, seat)
                    assert f"seats={seats}" in names
                    assert all(f"[+{place}]" not in name for name in names for place in range(seats, game.max_seats))
                    codes = legal(state, seat)
                    assert len(set(codes)) == len(codes), "no two actions are the same to a learner"
                random_move(state, rng)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_seat_cannot_know_changes_nothing(game_id: str) -> None:
    swap: HiddenSwap = import_module(f"tests.games.{game_id}.hidden").hidden_swap
    game = find(game_id)
    changed = 0
    for number in range(SWAPS):
        state = position(game, f"observed {number}")
        for seat in range(state.seats):
            other = swap(state, seat, Rng.from_seed(f"swap {number}"))
            changed += other.text() != state.text()
            assert written(other, seat) == written(state, seat)
            assert legal(other, seat) == legal(state, seat)
    assert changed > SWAPS, "something was hidden"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_view_looks_the_same_each_time_and_two_seats_see_two_things(game_id: str) -> None:
    state = position(find(game_id), "twice", moves=30)
    if state.seats > 1:
        assert written(state, 0) != written(state, 1)
    assert written(state, 0) == written(state.copy(), 0)


@pytest.mark.parametrize("game_id", GAMES)
def test_lists_with_one_entry_for_each_seat_are_known_by_their_names(game_id: str) -> None:
    game = find(game_id)
    lengths: dict[str, set[int]] = {}
    for number in range(60):
        state = position(game, f"lists {number}")
        note_lengths(state.view(0).to_json(), state.seats, lengths)
    for name, differences in lengths.items():
        if name in BY_SEAT:
            assert differences == {0}, f"{name} is not one for each seat"
        else:
            assert differences != {0}, f"{name} is one for each seat: BY_SEAT has to name it"


def note_lengths(value: Json, seats: int, lengths: dict[str, set[int]]) -> None:
    """By the name of a list: how much longer it is than the table has seats."""
    if isinstance(value, list):
        for item in value:
            note_lengths(item, seats, lengths)
    if isinstance(value, dict):
        for key, part in value.items():
            if key in ("pending", "legal", "options", "outcome"):
                continue  # What every game shows is encoded apart from what a room declares.
            if isinstance(part, list):
                lengths.setdefault(key, set()).add(len(part) - seats)
            note_lengths(part, seats, lengths)


def test_seats_are_turned_so_that_the_reader_comes_first() -> None:
    reader = Reader(2, 4)
    names: list[str] = []
    shape = Fields("", {"on_turn": Seat(6), "players": Many(Fields("", {"gold": Count(0, 9)})), "out": Many(Seat(6))})
    node = node_of(shape, "", 6, names)
    out: list[int] = []
    gold: list[Json] = [{"gold": 1}, {"gold": 2}, {"gold": 3}, {"gold": 0}]
    node.write({"on_turn": 1, "players": gold, "out": [2, 3]}, reader, out)
    assert [names[feature] for feature in out] == [
        "on_turn=+3",
        "players[+2].gold=1",
        "players[+3].gold=2",
        "players[me].gold=3",
        "players[me].gold>=3",
        "out:me",
        "out:+1",
    ]


def test_actions_that_name_a_seat_name_it_as_the_reader_sees_it() -> None:
    game = find("drachenfaust")
    encoder = encoder_for(game.id)
    for seats in (3, 6):
        state = game.new(seats, game.options({}), "deal")
        for seat in range(seats):
            table = encoder.table(state.view(seat))
            victim = (seat + 1) % seats
            assert encoder.actions[table[game.parse(f"rob {victim + 1}")]] == "rob +1"
            assert encoder.actions[table[game.parse("bid 3f 1g")]] == "bid 3f 1g"


def test_a_list_is_told_by_its_kinds_its_length_and_its_ends() -> None:
    names: list[str] = []
    node = node_of(Many(Names("Kind", ["1", "7", "F"])), "pile", 4, names)
    out: list[int] = []
    node.write(["7", "1", "7", "7"], Reader(0, 4), out)
    assert {names[feature] for feature in out} == {
        "pile:1",
        "pile:7",
        "pile:7>=2",
        "pile:7>=3",
        "pile#=4",
        "pile#>=3",
        "pile[first]=7",
        "pile[last]=7",
        "pile[last-but-one]=7",
    }


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (0, []),
        (1, ["n=1"]),
        (7, ["n=7", "n>=3", "n>=6"]),
        (11, ["n=10..11", "n>=3", "n>=6"]),
        (40, ["n=40..", "n>=3", "n>=6", "n>=12", "n>=25"]),
        (1000, ["n=40..", "n>=3", "n>=6", "n>=12", "n>=25"]),
    ],
)
def test_a_number_is_told_by_its_range_and_the_marks_it_reaches(number: int, told: list[str]) -> None:
    names: list[str] = []
    ranges = Ranges("n", 45, names)
    out: list[int] = []
    ranges.write(number, out)
    assert [names[feature].replace("40..45", "40..") for feature in out] == told


def test_the_same_step_twice_is_told_once_as_the_innermost() -> None:
    step = Fields("", {"step": Word("use"), "uses": Count(0, 5)})
    names: list[str] = []
    node = node_of(Many(Either("Step", [step])), "steps", 4, names)
    out: list[int] = []
    node.write([{"step": "use", "uses": 1}, {"step": "use", "uses": 2}], Reader(0, 4), out)
    assert [names[feature] for feature in out] == ["steps=use", "steps=use.uses=2"]


def test_somebody_who_looks_on_decides_nothing() -> None:
    game: Game = find("drachensachen")
    with pytest.raises(AssertionError, match="looks on"):
        encoder_for(game.id).write(game.new(2, game.options({}), "deal").view(15), [])
