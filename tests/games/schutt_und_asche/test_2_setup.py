"""2 Setup: stacks, draft, start tiles, sorting, the extra tile."""

import pytest

from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.games.schutt_und_asche.state import State
from drachenhort.games.schutt_und_asche.steps_setup import Sorting
from drachenhort.texts.catalogue import catalogue
from drachenhort.words.rules import find_clauses
from tests.games.schutt_und_asche.table import GAME, asked, do, legal, named, refusal, told, view


def new(seats: int, options: dict[str, bool | int] | None = None, seed: str = "setup") -> State:
    state = GAME.new(seats, GAME.options({"claims": 0, **(options or {})}), seed)
    assert isinstance(state, State)
    return state


def after_draft(seats: int, options: dict[str, bool | int] | None = None, seed: str = "setup") -> State:
    """Everybody takes the first free land."""
    state = new(seats, options, seed)
    while asked(state).endswith("take-land"):
        random_move(state, Rng.from_seed(seed))
    return state


def after_start(seats: int, options: dict[str, bool | int] | None = None, seed: str = "setup") -> State:
    state = after_draft(seats, options, seed)
    while asked(state).endswith("start-knight"):
        random_move(state, Rng.from_seed(seed))
    return state


def heights(state: State) -> list[int]:
    return [len(named(state, f"stack L{land}")) for land in range(24)]


def test_2_1_three_tiles_on_a_land_four_on_an_entry_and_24_aside() -> None:
    state = new(3)
    assert heights(state) == [4 if land % 6 == 0 else 3 for land in range(24)]
    tiles = named(state, "aside")
    assert len(tiles) == 24
    for land in range(24):
        tiles = tiles + named(state, f"stack L{land}")
    assert {letter: tiles.count(letter) for letter in "PKSHD"} == dict.fromkeys("PKSHD", 20)
    assert named(new(3, seed="other"), "aside") != named(state, "aside")


def test_2_1_nobody_sees_a_stack() -> None:
    for seat in (1, 2, 3):
        shown = view(after_draft(3), seat)
        assert not any(shown.stacks)
        assert shown.unseen == [0, 20, 20, 20, 20, 20]


@pytest.mark.parametrize(("seats", "counts"), [(2, [12, 12]), (3, [8, 8, 8]), (4, [6] * 4), (6, [4] * 6)])
def test_2_2_lands_are_shared_out_evenly(seats: int, counts: list[int]) -> None:
    state = after_draft(seats)
    assert [len(named(state, f"lands {seat + 1}")) for seat in range(seats)] == counts


def test_2_2_from_the_regent_on_clockwise_one_free_land_each() -> None:
    state = new(3, {"regent": 2})
    assert asked(state) == "2 take-land" and len(legal(state, 2)) == 24
    state = do(state, "2: take L5")
    assert asked(state) == "3 take-land"
    assert refusal(state, "3: take L5") == ("2.2", "land-not-free")
    assert refusal(state, "1: take L6") == ("3.1", "not-your-turn")
    state = do(state, "3: take L6", "1: take L7")
    assert asked(state) == "2 take-land"
    assert named(state, "lands 2") == ["L5"]


def test_2_2_the_last_land_needs_no_choice() -> None:
    state = new(2, {"regent": 1})
    for turn in range(23):
        state = do(state, f"{turn % 2 + 1}: take L{turn}")
    assert named(state, "lands 2")[-1] == "L23"
    assert asked(state) == "1 start-knight"
    assert refusal(state, "1: take L3") == ("2.2", "only-in-the-draft")


def test_2_2_with_five_the_last_one_has_four_lands_and_one_power_more() -> None:
    state = after_start(5, {"regent": 3})
    assert [len(named(state, f"lands {seat}")) for seat in range(1, 6)] == [5, 4, 5, 5, 5]
    assert [named(state, f"power {seat}") for seat in range(1, 6)] == [["1"], ["2"], ["1"], ["1"], ["1"]]


@pytest.mark.parametrize(("tiles", "power"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_2_2_the_power_for_the_missing_land_comes_on_top_of_any_start_tiles(tiles: int, power: int) -> None:
    state = after_start(5, {"regent": 1, **{f"start_{seat}": tiles for seat in range(1, 6)}})
    assert len(named(state, "lands 5")) == 4
    assert [named(state, f"power {seat}") for seat in range(1, 6)] == [[str(power - 1)]] * 4 + [[str(power)]]


@pytest.mark.parametrize(("language", "words"), [("de", "auch ohne Startplättchen"), ("en", "even without start tiles")])
def test_2_2_whoever_chooses_start_tiles_is_told_of_it(language: str, words: str) -> None:
    texts = catalogue(language, GAME.id)
    assert all(words in texts.say(f"option-start_{seat}.about") for seat in range(1, 7))
    (rule,) = find_clauses(GAME.id, language, "2.3")
    assert "(2.2)" in rule.text


def test_2_2_alone_all_lands_without_a_draft() -> None:
    state = new(1)
    assert asked(state) == "1 start-knight"
    assert len(named(state, "lands 1")) == 24
    state = do(state, "1: put L3")
    assert named(state, "power 1") == ["1"] and named(state, "knights") == ["L3"]


def test_2_3_start_knights_on_own_lands_from_the_regent_on() -> None:
    state = after_draft(3, {"regent": 3})
    assert asked(state) == "3 start-knight"
    own, other = named(state, "lands 3"), named(state, "lands 1")
    assert legal(state, 3) == [f"put {land}" for land in own]
    assert refusal(state, f"3: put {other[0]}") == ("2.3", "not-your-land")
    state = do(state, f"3: put {own[2]}")
    assert named(state, "knights") == [own[2]]
    assert named(state, "power 3") == ["1"] and named(state, "power 1") == ["0"]
    assert asked(state) == "1 start-knight"


@pytest.mark.parametrize(("tiles", "power", "knights"), [(0, 0, 0), (1, 0, 1), (2, 1, 1), (3, 2, 1)])
def test_2_3_each_seat_may_have_other_start_tiles(tiles: int, power: int, knights: int) -> None:
    state = after_start(2, {"start_2": tiles})
    assert named(state, "power 2") == [str(power)] and named(state, "power 1") == ["1"]
    own = named(state, "lands 2")
    assert len([land for land in named(state, "knights") if land in own]) == knights
    assert len(named(state, "knights")) == 1 + knights


def test_2_4_all_sort_at_once_only_their_own_lands() -> None:
    state = after_start(3)
    assert [decision.seat for decision in state.pending] == [0, 1, 2]
    for seat in (1, 2, 3):
        assert legal(state, seat) == ["done", *[f"look {land}" for land in named(state, f"lands {seat}")]]
    assert refusal(state, f"2: look {named(state, 'lands 1')[0]}") == ("2.4", "not-your-land")


def mixed_land(state: State, seat: int) -> str:
    """An own land whose tiles are all different."""
    for land in named(state, f"lands {seat}"):
        tiles = named(state, f"stack {land}")
        if len(set(tiles)) == len(tiles) == 3:
            return land
    raise AssertionError("no such land; take another seed")


WORDS = {"P": "power", "K": "knight", "S": "sword", "H": "shield", "D": "dragon"}


def test_2_4_a_stack_is_laid_tile_by_tile_from_the_top() -> None:
    state = after_start(2)
    land = mixed_land(state, 2)
    tiles = named(state, f"stack {land}")
    state = do(state, f"2: look {land}")
    assert set(legal(state, 2)) == {f"next {WORDS[letter]}" for letter in tiles}
    assert refusal(state, "2: done") == ("7.2", "lay-the-stack-first")
    assert refusal(state, f"2: look {land}") == ("7.2", "lay-the-stack-first")
    state = do(state, f"2: next {WORDS[tiles[2]]}")
    assert refusal(state, f"2: next {WORDS[tiles[2]]}") == ("7.2", "no-such-tile-left")
    assert named(state, f"stack {land}") == tiles
    state = do(state, f"2: next {WORDS[tiles[0]]}")
    assert named(state, f"stack {land}") == [tiles[2], tiles[0], tiles[1]]
    assert f"look {land}" in legal(state, 2), "as often as wanted"
    assert do(state, f"2: look {land}") != state


def test_2_4_only_the_owner_sees_what_lies_there() -> None:
    state = after_start(2)
    land = mixed_land(state, 2)
    state = do(state, f"2: look {land}")
    number = int(land[1:])
    assert view(state, 2).stacks[number] and not view(state, 1).stacks[number]
    assert view(state, 1).looks[number] == 1
    assert [event.audience for event in told(state, "saw-stack")] == [2]
    assert told(state, "looked")[0].is_for(0)
    assert [kind for _, kind in view(state, 1).pending] == [2, 2], "how long the laying takes is not shown"
    assert [kind for _, kind in view(state, 2).pending] == [2, 3]
    theirs, own = view(state, 1).step, view(state, 2).step
    assert isinstance(theirs, Sorting) and theirs.orders == [None, None]
    assert isinstance(own, Sorting) and own.orders[1] is not None


@pytest.mark.parametrize(("seats", "needed"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_2_4_it_ends_when_half_are_done(seats: int, needed: int) -> None:
    state = after_start(seats)
    for seat in range(1, needed + 1):
        assert len(named(state, "aside")) == 24
        state = do(state, f"{seat}: done")
        assert not legal(state, seat) or seat == needed
    assert not named(state, "aside")
    assert asked(state).endswith("dragon-piece")


def test_2_4_done_is_final() -> None:
    state = do(after_start(6), "3: done")
    assert legal(state, 3) == []
    assert refusal(state, "3: done") == ("3.1", "not-your-turn")


def test_2_4_with_the_option_it_ends_when_all_are_done() -> None:
    state = do(after_start(3, {"sorting_all": True}), "1: done", "3: done")
    assert len(named(state, "aside")) == 24
    assert not named(do(state, "2: done"), "aside")


def test_2_4_a_stack_half_laid_keeps_its_last_order_and_is_known() -> None:
    state = after_start(2)
    land = mixed_land(state, 2)
    tiles = named(state, f"stack {land}")
    number = int(land[1:])
    state = do(state, f"2: look {land}", f"2: next {WORDS[tiles[2]]}", "1: done")
    assert named(state, f"stack {land}")[1:] == tiles
    assert state.known[number] == 3
    unopened = int(named(state, "lands 2")[0][1:])
    assert unopened != number and state.known[unopened] == 0


def test_2_4_simulations_wait_for_all() -> None:
    assert GAME.simulation_options({}).values["sorting_all"] is True
    assert GAME.options({}).values["sorting_all"] is False


@pytest.mark.parametrize("values", [{}, {"sorting_all": False, "level": 2}])
def test_2_4_with_bots_everybody_has_to_be_done(values: dict[str, Json]) -> None:
    assert GAME.with_bots(values) == {**values, "sorting_all": True}


def test_2_4_only_being_done_with_the_sorting_can_wait() -> None:
    waiting = [
        (name, GAME.notation(action))
        for kind, name in enumerate(GAME.decision_names)
        for action in GAME.action_codes
        if GAME.can_wait(kind, action)
    ]
    assert waiting == [("sort", "done")]


def test_2_4_whoever_chooses_the_others_stay_asked_as_they_were() -> None:
    state = after_start(3, {"sorting_all": True})
    before = state.pending
    state = do(state, f"2: look {mixed_land(state, 2)}")
    while named(state, "aside") and legal(state, 2):
        assert state.pending[0].is_like(before[0]) and state.pending[2].is_like(before[2])
        assert [decision.seat for decision in state.pending] == [0, 1, 2]
        state = do(state, f"2: {legal(state, 2)[0]}")
    assert [decision.is_like(was) for decision, was in zip(state.pending, (before[0], before[2]), strict=True)] == [
        True
    ] * 2


def test_2_5_one_tile_on_top_of_each_land_unseen_by_all() -> None:
    state = after_start(2)
    land = mixed_land(state, 1)
    number = int(land[1:])
    below = [named(state, f"stack L{other}") for other in range(24)]
    aside = named(state, "aside")
    state = do(state, f"1: look {land}")
    state = do(state, "2: done")
    assert [named(state, f"stack L{other}") for other in range(24)] == [
        [aside[other], *below[other]] for other in range(24)
    ]
    assert sum(heights(state)) == 100 and heights(state)[0] == 5 and heights(state)[1] == 4
    shown = view(state, 1)
    assert shown.heights[number] == 4 and shown.known[number] == 3
    assert shown.stacks[number] and shown.stacks[number] < 8**3
    assert view(state, 2).heights == shown.heights


def test_2_6_yellow_tiles_face_down_in_random_places() -> None:
    orders = {tuple(named(new(2, seed=str(seed)), "tiles")) for seed in range(40)}
    assert all(sorted(order) == ["1", "2", "3", "4"] for order in orders)
    assert len(orders) > 12
    assert named(new(2), "face up") == []


def test_2_6_the_regent_is_named_or_drawn_by_lot() -> None:
    assert {named(new(4, {"regent": 3}, str(seed)), "regent")[0] for seed in range(10)} == {"3"}
    assert {named(new(4, seed=str(seed)), "regent")[0] for seed in range(60)} == {"1", "2", "3", "4"}
    assert {named(new(2, {"regent": 5}, str(seed)), "regent")[0] for seed in range(30)} == {"1", "2"}


def test_2_7_colours_are_open_and_hidden_numbers_are_not() -> None:
    shown = view(new(2), 1)
    assert shown.tiles == [0, 0, 0, 0] and shown.reds == 0
    fields = shown.to_json()["fields"]
    assert isinstance(fields, list)
    for field in fields:
        assert isinstance(field, dict)
        assert field["colour"] == "yellow" and field["tile"] is None and field["possible"] == [1, 2, 3, 4]
