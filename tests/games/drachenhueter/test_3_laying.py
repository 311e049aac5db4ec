"""3.3 to 3.8: laying, the row, rewards, crests, laying along."""

import pytest

from drachenhort.core.errors import Illegal
from drachenhort.games.drachenhueter.state import State
from tests.games.drachenhueter.table import GAME, asked, legal, line, names, play, table, why


def lay_table(number: int, colour: str, hand: str, *, seats: int = 2, rows: list[dict[str, str]] | None = None) -> State:
    """Seat 1 may lay; the book shows this number and colour."""
    back = {"r": "br", "w": "bw", "b": "rb", "g": "bg"}[colour]
    put = "x" if number == 6 else f"b{number}"
    return table("lay seat=1", hands=[hand], right=back, left_put=put, seats=seats, rows=rows)


# 3.3


def test_3_3_example_exactly_four_green() -> None:
    """The rulebook's example: the book shows 4 and green."""
    for hand in ("g1 g2 g3", "g1 g2 g3 r4"):
        assert asked(lay_table(4, "g", hand)) == (2, "take")  # Too few: not even asked.
    exact = lay_table(4, "g", "g1 g2 g3 gr")
    assert legal(exact) == ["pass", "lay"]
    play(exact, 1, "lay")
    assert line(exact, "stack 1 g") == "g1 g2 g3 gr"
    assert line(exact, "hand 1") == ""


def test_3_3_more_than_the_book_says_never_go_down() -> None:
    state = lay_table(2, "r", "r1 r2 r3")
    play(state, 1, "lay", "card r1", "card r3")
    assert line(state, "stack 1 r") == "r1 r3"
    assert line(state, "hand 1") == "r2 x"


def test_3_3_only_the_colour_of_the_right_page() -> None:
    assert asked(lay_table(1, "r", "w1 b1 g1")) == (2, "take")


def test_3_3_laying_is_optional() -> None:
    state = lay_table(1, "r", "r1")
    play(state, 1, "pass")
    assert line(state, "row 1") == ""
    assert asked(state) == (2, "take")


def test_3_3_only_once() -> None:
    state = lay_table(1, "r", "r1 r2")
    play(state, 1, "lay", "card r1")
    assert asked(state) == (2, "take")


def test_3_3_backlight_dragons_fill_up() -> None:
    state = lay_table(4, "r", "r1 x x x")
    assert legal(state) == ["pass", "lay x x x"]
    play(state, 1, "lay x x x")
    assert line(state, "stack 1 r") == "r1 x x x"


def test_3_3_backlight_dragons_also_where_one_could_do_without() -> None:
    state = lay_table(2, "r", "r1 r2 x")
    assert legal(state) == ["pass", "lay", "lay x"]
    play(state, 1, "lay x", "card r2")
    assert line(state, "stack 1 r") == "r2 x"
    assert line(state, "hand 1") == "r1 x"  # One backlight dragon as the reward.


def test_3_3_never_backlight_dragons_alone() -> None:
    assert asked(lay_table(1, "r", "x x")) == (2, "take")
    assert legal(lay_table(1, "r", "r1 x")) == ["pass", "lay"]
    assert legal(lay_table(2, "r", "r1 x x")) == ["pass", "lay x"]


def test_3_3_too_few_even_with_backlight_dragons() -> None:
    assert asked(lay_table(5, "r", "r1 x x x")) == (2, "take")


def test_3_3_six_with_five_backlight_dragons() -> None:
    state = lay_table(6, "r", "r1 x x x x x x")
    assert legal(state) == ["pass", "lay x x x x x"]


def test_3_3_all_numbers_of_backlight_dragons_that_fit() -> None:
    state = lay_table(4, "r", "r1 r2 r3 x x x x")
    assert legal(state) == ["pass", "lay x", "lay x x", "lay x x x"]
    assert why(state, 1, "lay") == ("3.3", "does-not-match")
    assert why(state, 1, "lay x x x x") == ("3.3", "does-not-match")


def test_3_3_you_choose_which_cards() -> None:
    state = lay_table(2, "r", "r1 r1 r4 rw")
    play(state, 1, "lay")
    assert asked(state) == (1, "card")
    assert legal(state) == ["card r1", "card r4", "card rw"]
    assert why(state, 1, "card r5") == ("3.3", "not-that-card")
    assert why(state, 1, "pass") == ("3.3", "card-first")
    play(state, 1, "card rw")
    assert legal(state) == ["card r1", "card r4"]
    play(state, 1, "card r1")
    assert line(state, "stack 1 r") == "r1 rw"
    assert line(state, "hand 1") == "r1 r4 x"


def test_3_3_alike_cards_are_no_choice() -> None:
    state = lay_table(2, "r", "r2 r2 r2")
    play(state, 1, "lay")
    assert line(state, "stack 1 r") == "r2 r2"
    assert asked(state) == (2, "take")


def test_3_3_start_cards_are_dragons_of_their_colour() -> None:
    state = lay_table(1, "r", "rw*")
    play(state, 1, "lay", "card rw*")
    assert line(state, "stack 1 r") == "rw*"
    assert line(state, "shown") == "rw*"


@pytest.mark.parametrize("side", ["left", "right"])
def test_3_3_a_page_without_a_card_lets_nobody_lay(side: str) -> None:
    """4.3 too: an empty stack shows no page, so nobody is asked."""
    state = table(
        "change left=0 right=0",
        hands=["r1 r2 r3", "r3"],
        left="" if side == "left" else "b1",
        right="" if side == "right" else "br",
        left_empty=side == "left",
        right_empty=side == "right",
    )
    play(state, 1, "done")
    assert asked(state) == (2, "take")


def test_3_3_a_lay_is_refused_before_its_step() -> None:
    state = lay_table(1, "r", "r1")
    assert why(state, 1, "take left") == ("3.3", "lay-or-pass")
    assert why(state, 1, "card r1") == ("3.3", "lay-first")
    with pytest.raises(Illegal):
        state.apply(0, GAME.parse("lay x"))


# 3.4


def test_3_4_a_colour_already_laid_goes_on_its_own_stack() -> None:
    state = lay_table(1, "r", "r1", rows=[{"w": "w1", "r": "r5"}])
    play(state, 1, "lay")
    assert line(state, "stack 1 r") == "r1 r5"
    assert line(state, "row 1") == "w r"


def test_3_4_the_first_colour_needs_no_choice() -> None:
    state = lay_table(1, "r", "r1")
    play(state, 1, "lay")
    assert line(state, "row 1") == "r"


@pytest.mark.parametrize(("end", "row"), [("left", "r w"), ("right", "w r")])
def test_3_4_from_the_second_colour_on_you_choose_the_end(end: str, row: str) -> None:
    state = lay_table(1, "r", "r1", rows=[{"w": "w1"}])
    play(state, 1, "lay")
    assert asked(state) == (1, "end")
    assert legal(state) == ["end left", "end right"]
    assert why(state, 1, "pass") == ("3.4", "end-first")
    play(state, 1, f"end {end}")
    assert line(state, "row 1") == row
    assert line(state, "stack 1 r") == "r1"


@pytest.mark.parametrize(("end", "row"), [("left", "r w g"), ("right", "w g r")])
def test_3_4_example_a_white_and_green_lie_red_goes_left_or_right(end: str, row: str) -> None:
    """The rulebook's example A."""
    state = lay_table(1, "r", "r1", rows=[{"w": "w1", "g": "g1"}])
    play(state, 1, "lay", f"end {end}")
    assert line(state, "row 1") == row


def test_3_4_example_b_with_red_on_the_left_no_more_white() -> None:
    """The rulebook's example B: red went left, so white is enclosed."""
    rows = [{"r": "r1", "w": "w1", "g": "g1"}]
    assert asked(lay_table(1, "w", "w2", rows=rows)) == (2, "take")
    for colour in "rg":
        assert legal(lay_table(1, colour, f"{colour}2", rows=rows)) == ["pass", "lay"]


def test_3_4_two_neighbours_of_four_are_enclosed() -> None:
    rows = [{"r": "r1", "w": "w1", "g": "g1", "b": "b1"}]
    for colour in "wg":
        assert asked(lay_table(1, colour, f"{colour}2", rows=rows)) == (2, "take")
    for colour in "rb":
        assert legal(lay_table(1, colour, f"{colour}2", rows=rows)) == ["pass", "lay"]


def test_3_4_the_refusal_names_the_enclosed_stack() -> None:
    state = lay_table(1, "w", "w2 rw*", rows=[{"r": "r1", "w": "w1", "g": "g1"}])  # Asked because of its secret.
    assert legal(state) == ["pass"]
    assert why(state, 1, "lay") == ("3.4", "enclosed")


def test_3_4_rows_of_two_enclose_nothing() -> None:
    for colour in "rw":
        assert legal(lay_table(1, colour, f"{colour}2", rows=[{"r": "r1", "w": "w1"}])) == ["pass", "lay"]


def test_3_4_the_fourth_colour_at_either_end() -> None:
    state = lay_table(1, "b", "b2", rows=[{"r": "r1", "w": "w1", "g": "g1"}])
    play(state, 1, "lay", "end left")
    assert line(state, "row 1") == "b r w g"


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
    assert events[0].to_json() == {"event": "pearl", "seat": 0, "is_red": 1}  # Not its value.


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


# 3.8


def test_3_8_everybody_else_clockwise_may_lay_along() -> None:
    state = table("lay seat=3", seats=4, on_turn=3, hands=["r1", "r1", "r2", "r2"], left="w1", right="br")
    order = []
    while asked(state)[1].startswith("lay"):
        order.append(asked(state))
        play(state, asked(state)[0], "lay")
    assert order == [(3, "lay"), (4, "lay-along"), (1, "lay-along"), (2, "lay-along")]
    assert [line(state, f"pieces {seat}") for seat in range(1, 5)] == ["1", "1", "1", "1"]
    assert asked(state) == (4, "take")


def test_3_8_also_when_the_active_seat_did_not_lay() -> None:
    state = table("lay seat=1", hands=["r1", "r2"], left="w1", right="br")
    play(state, 1, "pass")
    assert asked(state) == (2, "lay-along")
    play(state, 2, "lay")
    assert line(state, "stack 2 r") == "r2"


def test_3_8_with_the_full_reward() -> None:
    state = table("lay seat=1", hands=["", "r1 r2 r3"], left="w3", right="br")
    play(state, 2, "lay")
    assert (line(state, "pieces 2"), line(state, "hand 2"), state.places[1].crystals) == ("1", "x", 1)


def test_3_8_without_changing_the_book() -> None:
    state = table("lay seat=1", hands=["", "r1 r2 rw"], left="w1", right="br")
    assert legal(state) == ["pass", "lay"]
    assert why(state, 2, "put r2") == ("3.8", "no-change-along")


def test_3_8_passing_passes_on() -> None:
    state = table("lay seat=1", seats=3, hands=["", "r1", "r2"], left="w1", right="br")
    play(state, 2, "pass")
    assert asked(state) == (3, "lay-along")
    play(state, 3, "pass")
    assert asked(state) == (2, "take")


def test_3_8_a_reward_of_one_seat_is_gone_for_the_next() -> None:
    state = table("lay seat=1", hands=["r1 r2 r3 r4", "r1 r2 r3 r4"], left="w4", right="br", eggs=[0, 8])
    play(state, 1, "lay")
    play(state, 2, "lay")
    assert (state.places[0].eggs, state.places[1].eggs) == (1, 8)


def test_3_8_a_pearl_is_chosen_before_the_next_seat_decides() -> None:
    state = table("lay seat=1", hands=["r1", "r2"], left="w1", right="br", pieces=["1 1"])
    play(state, 1, "lay")
    assert asked(state) == (1, "pearl")
    play(state, 1, "pearl red")
    assert asked(state) == (2, "lay-along")


def test_3_8_who_cannot_lay_is_asked_only_with_a_secret() -> None:
    """6.1 A start card that only its holder knows could make the lay possible, so the question must betray nothing."""
    state = table("lay seat=1", seats=3, hands=["", "w1", "gr*"], left="w1", right="bw")
    assert asked(state) == (2, "lay-along")
    play(state, 2, "lay")
    assert asked(state) == (3, "lay-along")
    assert legal(state) == ["pass"]


def test_3_8_with_a_secret_even_forced_cards_are_asked_for() -> None:
    state = table("lay seat=1", hands=["", "w1 gr*"], left="w1", right="bw")
    play(state, 2, "lay")
    assert asked(state) == (2, "card")
    assert legal(state) == ["card w1"]
