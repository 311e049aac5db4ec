"""3.5 to 3.7: rewards, limited supply, crests."""

import pytest

from tests.games.drachenhueter.table import asked, lay_table, legal, line, names, play, table, why

# 3.5


@pytest.mark.parametrize(
    ("number", "piece", "backlights", "crystals", "eggs"),
    [(1, 1, 0, 0, 0), (2, 1, 1, 0, 0), (3, 1, 1, 1, 0), (4, 1, 0, 1, 1), (5, 1, 0, 0, 2), (6, 20, 0, 0, 0)],
)
def test_3_5_rewards_by_the_left_page(number: int, piece: int, backlights: int, crystals: int, eggs: int) -> None:
    state = lay_table(number, "r", "r1 r1 r2 r2 r2 r3"[: number * 3 - 1])
    supply = state.backlights
    play(state, 1, "lay")
    assert line(state, "pieces 1") == str(piece)
    assert line(state, "hand 1").split().count("x") == backlights == supply - state.backlights
    assert (state.places[0].crystals, state.places[0].eggs) == (crystals, eggs)
    assert (state.crystals, state.eggs) == (10 - crystals, 9 - eggs)


def test_3_5_example_two_blue_give_a_piece_and_a_backlight_dragon() -> None:
    """The rulebook's example."""
    state = lay_table(2, "b", "b1 b2")
    events = play(state, 1, "lay")
    assert [event.to_json() for event in events if event.kind.name == "rewarded"] == [
        {"event": "rewarded", "seat": 0, "piece": 1, "backlights": 1, "crystals": 0, "eggs": 0}
    ]
    assert line(state, "hand 1") == "x"


def test_3_5_the_lowest_is_the_lowest_that_is_left() -> None:
    taken = ["1 1 1 1 1", "1 1 1 6"]
    state = table("lay seat=1", hands=["r1"], left="b1", right="br", pieces=taken)
    play(state, 1, "lay")
    assert line(state, "pieces 1") == "1 1 1 1 1 6"  # The fours have left the game.


def test_3_5_the_highest_is_the_highest_that_is_left() -> None:
    state = table("lay seat=1", hands=["r1 r1 r2 r2 r2 r3"], left_put="x", right="br", pieces=["20", "20 20"])
    play(state, 1, "lay")
    assert line(state, "pieces 1") == "16 20"


def test_3_5_example_the_third_piece_closes_the_ring_and_takes_a_pearl() -> None:
    """The rulebook's example: the third piece completes the amulet with a pearl."""
    state = table("lay seat=1", hands=["b1 b2"], left="g2", right="rb", pieces=["1 1"])
    play(state, 1, "lay")
    assert asked(state) == (1, "pearl")
    assert legal(state) == ["pearl red", "pearl blue"]
    assert why(state, 1, "pass") == ("3.5", "pearl-first")
    events = play(state, 1, "pearl red")
    assert state.places[0].amulets() == 1
    assert line(state, "red pearls 1") in ("8", "9")
    assert state.reds_left == 5
    assert names(events)[0] == "pearl"
    assert events[0].to_json() == {"event": "pearl", "seat": 0, "is_red": True}  # Not its value.


def test_3_5_a_blue_pearl_if_you_like() -> None:
    state = table("lay seat=1", hands=["b1 b2"], left="g2", right="rb", pieces=["1 1"])
    play(state, 1, "lay", "pearl blue")
    assert line(state, "blue pearls 1") in ("3", "4")
    assert (state.blues_left, state.reds_left) == (8, 6)


@pytest.mark.parametrize("pieces", ["", "1", "1 1 1", "1 1 1 1"])
def test_3_5_no_pearl_for_other_pieces(pieces: str) -> None:
    state = table("lay seat=1", hands=["b1 b2"], left="g2", right="rb", pieces=[pieces])
    play(state, 1, "lay")
    assert asked(state) == (2, "take")
    assert state.reds_left == 6


def test_3_5_no_choice_when_the_red_ones_are_gone() -> None:
    pieces = ["1 1 1 1 1", "6 6 6 6 6 8 8 8 8 12 12 12 12 16 16"]
    state = table(
        "lay seat=1",
        hands=["b1 b2"],
        left="g2",
        right="rb",
        pieces=pieces,
        reds=["8", "8 8 9 9 9"],
        blues=["", ""],
        options="turn_limit=900",
    )
    assert state.reds_left == 0
    play(state, 1, "lay")
    assert line(state, "blue pearls 1") in ("3", "4")
    assert line(state, "red pearls 1") == "8"


def test_3_5_pearls_are_drawn_in_their_hidden_order() -> None:
    state = table("lay seat=1", hands=["b1 b2"], left="g2", right="rb", pieces=["1 1"])
    top = line(state, "red pearls").split()[-1]
    play(state, 1, "lay", "pearl red")
    assert line(state, "red pearls 1") == top


# 3.6


def test_3_6_without_backlight_dragons_the_rest_is_given() -> None:
    rows: list[dict[str, str]] = [{}, {"r": "r1" + " x" * 11}]
    state = table("lay seat=1", hands=["b1 b2 b3"], left="g3", right="rb", rows=rows)
    assert state.backlights == 0
    play(state, 1, "lay")
    assert (line(state, "hand 1"), line(state, "pieces 1"), state.places[0].crystals) == ("", "1", 1)


def test_3_6_without_crystals_the_rest_is_given() -> None:
    state = table("lay seat=1", hands=["b1 b2 b3 b4"], left="g4", right="rb", crystals=[0, 10])
    play(state, 1, "lay")
    assert (state.places[0].crystals, state.places[0].eggs, line(state, "pieces 1")) == (0, 1, "1")


def test_3_6_one_egg_left_of_two() -> None:
    state = table("lay seat=1", hands=["b1 b2 b3 b4 b5"], left="g5", right="rb", left_display="g1", eggs=[0, 8])
    play(state, 1, "lay")
    assert (state.places[0].eggs, state.eggs) == (1, 0)


def test_3_6_spent_crystals_return() -> None:
    state = table("take taken=3 must=off", crystals=[1, 9])
    play(state, 1, "take left")
    assert state.crystals == 1


def test_3_6_backlight_dragons_laid_or_put_do_not_return() -> None:
    state = table("change left=0 right=0", hands=["x x r1 r2 r3 r4 r5"], right="br")
    assert state.backlights == 9
    play(state, 1, "put x", "lay x")
    assert state.backlights == 9
    assert line(state, "stack 1 r").split().count("x") == 1
    assert line(state, "left put") == "x"


# 3.7


def test_3_7_the_fourth_colour_takes_the_best_crest() -> None:
    rows = [{"r": "r1", "w": "w1", "g": "g1"}]
    state = lay_table(1, "b", "b2", seats=3, rows=rows)
    play(state, 1, "lay", "end right")
    assert state.places[0].crest == 16
    assert state.crests == [12, 8]


def test_3_7_with_two_the_best_is_12() -> None:
    state = lay_table(1, "b", "b2", rows=[{"r": "r1", "w": "w1", "g": "g1"}])
    play(state, 1, "lay", "end right")
    assert state.places[0].crest == 12


def test_3_7_three_colours_are_too_few() -> None:
    state = lay_table(1, "g", "g2", rows=[{"r": "r1", "w": "w1"}])
    play(state, 1, "lay", "end right")
    assert state.places[0].crest == 0


def test_3_7_only_one_per_seat() -> None:
    rows = [{"r": "r1", "w": "w1", "g": "g1", "b": "b1"}]
    state = table("lay seat=1", hands=["b2"], left="w1", right="rb", rows=rows, crests=[12, 0])
    play(state, 1, "lay")
    assert (state.places[0].crest, state.crests) == (12, [8])


def test_3_7_none_left() -> None:
    others = [{letter: f"{letter}{number}" for letter in "rwgb"} for number in (2, 3, 4)]
    rows = [{"r": "r1", "w": "w1", "g": "g1"}, *others]
    state = table("lay seat=1", seats=4, hands=["b1"], left="w1", right="rb", rows=rows, crests=[0, 16, 12, 8])
    play(state, 1, "lay", "end right")
    assert (state.places[0].crest, state.crests) == (0, [])
    assert line(state, "pieces 1") == "1"


def test_3_7_also_when_laying_along() -> None:
    rows: list[dict[str, str]] = [{}, {"r": "r1", "w": "w1", "g": "g1"}]
    state = table("lay seat=1", hands=["", "b2"], left="w1", right="rb", rows=rows)
    assert asked(state) == (2, "lay-along")
    play(state, 2, "lay", "end left")
    assert state.places[1].crest == 12
