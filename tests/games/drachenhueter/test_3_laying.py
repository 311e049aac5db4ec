"""3.3, 3.4, 3.8: laying, the row, laying along."""

import pytest

from drachenhort.core.errors import Illegal
from drachenhort.games.drachenhueter.game import GAME
from drachenhort.games.drachenhueter.state import State
from tests.games.drachenhueter.table import asked, lay_table, legal, line, play, table, why

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


def test_3_8_a_card_that_cannot_be_laid_along_is_told_why() -> None:
    """A seat with a secret is asked although it can only pass; what it tries then has nothing to do with the book."""
    for notation in ("lay", "card r2", "end left"):
        assert why(along("r2 rw*"), 2, notation) == ("3.3", "does-not-match")
        assert why(along("r2 rw*", rows=[{}, {"b": "b1", "r": "r1", "g": "g1"}]), 2, notation) == ("3.4", "enclosed")
    assert why(along("r2 rw*"), 2, "put r2") == ("3.8", "no-change-along")


def along(hand: str, rows: list[dict[str, str]] | None = None) -> State:
    """Seat 2 lays along with these cards, by a book that asks for three red ones."""
    state = table("lay seat=1", hands=["", hand], left="w3", right="br", rows=rows)
    assert (asked(state), legal(state)) == ((2, "lay-along"), ["pass"])
    return state


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
