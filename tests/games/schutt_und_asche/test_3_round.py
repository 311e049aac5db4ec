"""3 The round, and 8 the event that ends it."""

import pytest

from drachenhort.games.schutt_und_asche.state import State
from tests.games.schutt_und_asche.table import Given, asked, do, legal, named, refusal, table, told, view


def end_of_round(number: int, seats: int = 3) -> State:
    """The last purchase of a round; seat 1 has been regent."""
    lowest = min(number, 5)
    tiles = " ".join(str(lowest + place) for place in range(4))
    regent = (number - 1) % seats + 1
    last = (regent + seats - 2) % seats + 1
    return table(seats=seats, round=str(number), regent=str(regent), buyer=str(seats - 1), tiles=tiles, hands={last: "1"})


def test_3_1_income_dragon_purchase_event() -> None:
    state = end_of_round(1)
    assert asked(state) == "3 purchase"
    state = do(state, "3: done")
    assert asked(state) == "2 lay-tiles", "the new regent is the next one clockwise"
    state = do(state, "2: lay YYYR")
    assert [event.kind.name for event in state.events][:2] == ["tiles-laid", "round-begins"]
    assert asked(state) == "2 dragon-piece" and named(state, "round") == ["2"]
    state = do(state, "2: piece 1")
    assert asked(state) == "2 offer"


def test_3_1_whoever_is_not_asked_may_not_act() -> None:
    state = end_of_round(1)
    assert refusal(state, "1: done") == ("3.1", "not-your-turn")
    assert refusal(state, "3: take L3") == ("2.2", "only-in-the-draft")


def test_3_1_purchases_from_the_regent_on() -> None:
    state = table(seats=3, regent="2", hands={1: "1", 2: "1", 3: "1"}, round="2", tiles="2 3 4 5")
    order = []
    while asked(state).endswith("purchase"):
        order.append(asked(state)[0])
        state = do(state, f"{order[-1]}: done")
    assert order == ["2", "3", "1"]


def landless(step: str, **lines: Given) -> State:
    """Seat 2 has lost all its lands."""
    lost = " ".join(f"L{land}" for land in range(1, 24, 2))
    return table(step, stacks={"L0": "K"}, lost=lost, hands={1: "1 1", 2: "1 3"}, knights="L2", **lines)


def test_3_2_without_lands_one_still_offers_and_earns_fame() -> None:
    state = landless("offering turn=1", tiles="3 1 2 4")
    state = do(state, "2: offer 3", "2: done")
    assert named(state, "fame 2") == ["1"]
    assert asked(state) == "2 dragon-piece"


def test_3_2_without_lands_one_gets_gold_and_becomes_regent() -> None:
    state = landless("purchase", buyer="1")
    assert asked(state) == "2 lay-tiles", "nothing to buy without lands, and all can see it"
    state = do(state, "2: lay RYYY")
    assert len(named(state, "hand 2")) == 12
    assert asked(state) == "2 dragon-piece"


def test_3_2_without_lands_power_counts_in_the_finale() -> None:
    lost = " ".join(f"L{land}" for land in range(1, 24, 2))
    state = table(
        "over", stacks={"L0": "K"}, lost=lost, power={2: 3}, hits="7", victor="1", successful_1="on", hit_markers_1="1"
    )
    assert state.outcome is not None and state.outcome.winners == [1]


def test_3_2_without_lands_one_still_talks() -> None:
    state = landless("purchase", buyer="1", options="claims=2", claims_left_2="1")
    assert asked(state) == "2 purchase"
    assert "talk gold" in legal(state, 2)


@pytest.mark.parametrize(
    ("number", "tiles"), [(1, "2345"), (2, "3456"), (3, "4567"), (4, "5678"), (5, "5678"), (9, "5678")]
)
def test_8_1_the_lowest_yellow_gives_way_to_the_lowest_red(number: int, tiles: str) -> None:
    state = end_of_round(number)
    state = do(state, f"{asked(state)[0]}: done")
    if asked(state).endswith("lay-tiles"):
        state = do(state, f"{asked(state)[0]}: {legal(state, int(asked(state)[0]))[0]}")
    assert "".join(sorted(named(state, "tiles"))) == tiles
    assert named(state, "face up") == []


@pytest.mark.parametrize(("number", "patterns"), [(1, 4), (2, 6), (3, 4)])
def test_8_2_the_new_regent_chooses_the_colours(number: int, patterns: int) -> None:
    state = end_of_round(number)
    old = int(named(state, "regent")[0])
    state = do(state, f"{asked(state)[0]}: done")
    regent = int(named(state, "regent")[0])
    assert regent == old % 3 + 1
    choices = legal(state, regent)
    assert len(choices) == patterns
    assert {choice.count("R") for choice in choices} == {number}
    assert refusal(state, f"{regent}: lay RRRR") == ("8.2", "wrong-colours")
    for choice in choices:
        laid = do(state, f"{regent}: {choice}")
        colours = "".join("R" if int(tile) > 4 else "Y" for tile in named(laid, "tiles"))
        assert f"lay {colours}" == choice


def test_8_2_which_number_goes_where_is_chance() -> None:
    state = do(end_of_round(2), "1: done")
    seen = set()
    for _ in range(40):
        state.rng.word()
        seen.add(tuple(named(do(state, "3: lay YRYR"), "tiles")))
    assert seen == {("3", "5", "4", "6"), ("3", "6", "4", "5"), ("4", "5", "3", "6"), ("4", "6", "3", "5")}


def test_8_2_nobody_knows_the_numbers() -> None:
    state = do(end_of_round(2), "1: done", "3: lay YRYR")
    for seat in (1, 2, 3):
        assert view(state, seat).tiles == [0, 0, 0, 0] and view(state, seat).reds == 0b1010


@pytest.mark.parametrize("number", [4, 5])
def test_8_2_all_red_needs_no_choice(number: int) -> None:
    state = end_of_round(number)
    state = do(state, f"{asked(state)[0]}: done")
    assert asked(state).endswith("dragon-piece")
    assert told(state, "tiles-laid")[0].values[1:] == [1, 1, 1, 1]


def test_8_2_the_tiles_are_laid_before_income() -> None:
    state = do(end_of_round(1), "3: done")
    assert named(state, "hand 1") == []
    assert len(named(do(state, "2: lay RYYY"), "hand 1")) == 8
