"""Position texts that cannot be are refused, each with its line and what would be right."""

import pytest

from drachenhort.core.errors import PositionError
from drachenhort.games.drachenhueter.game import GAME
from tests.games.drachenhueter.table import table

CHANGES = [
    ("position", "drachensachen 1", "must be 'drachenhueter 1'"),
    ("options", "chests=9", "a whole number from 0 to 6"),
    ("seats", "5", "not a number from 2 to 4"),
    ("on turn", "3", "not a number from 1 to 2"),
    ("chests", "1", "needs 0 different numbers"),
    ("chest used", "on", "there is no chest to use"),
    ("chest used", "maybe", "needs on or off"),
    ("left display", "gb", "gb belongs to the other side"),
    ("left display", "none", "a gap cannot be while the stack has unseen cards"),
    ("left display", "g5 g5", "needs one card"),
    ("left display", "", "needs one card, or none for a gap"),
    ("left put", "r9", "'r9' is no card"),
    ("left put", "r1", "there are only 2 cards r1 in the game"),
    ("right put", "rw*", "there are only 1 cards rw* in the game"),
    ("left unseen", "", "are somewhere, but there are"),
    ("starts out", "", "are somewhere, but there are"),
    ("shown", "r1", "only start cards stand here"),
    ("shown", "rb*", "rb* left the game unseen"),
    ("pieces", "1", "16 pieces leave the game, not 44"),
    ("pieces", "3", "'3' is no value of a piece"),
    ("red pearls", "8", "the red pearls of all seats and of the supply must be"),
    ("blue pearls", "3", "the blue pearls of all seats and of the supply must be"),
    ("crests", "8 12", "the best crest stands first"),
    ("crests", "16", "the crests of all seats and of the supply must be [12, 8]"),
    ("backlights", "10", "10 cards x are somewhere, but there are 11"),
    ("crystals", "9", "there are 10 crystals, not 9"),
    ("eggs", "8", "there are 9 eggs, not 8"),
    ("row 1", "r r", "each at most once"),
    ("row 1", "y", "'y' is not one of r, w, b, g"),
    ("crest 1", "12", "must be [12, 8]"),
    ("pieces 1", "20 20 20", "there are only 3 pieces of 20 in the game"),
    ("step", "dance", "'dance' is not one of take"),
    ("step", "take taken=0", "'must=...' is missing"),
    ("step", "take taken=3 must=off", "a fourth card needs a crystal"),
    ("step", "take taken=1 must=on", "only after chest 3 has been used"),
    ("step", "change left=1 right=0", "cards put in this turn must lie on their stack"),
    ("step", "cards seat=1 left=2", "the stack of the book's colour must be in the row"),
    ("step", "end seat=1 way=plain jokers=0", "an end is chosen for a new colour"),
    ("step", "end seat=1 way=fewer jokers=0", "only after the active seat has used chest 2"),
    ("step", "stand-in seat=1 left=0", "only after the active seat has used chest 4"),
    ("step", "pearl seat=1", "only with a ring just closed"),
    ("step", "pearl seat=3", "'3' is not a number from 1 to 2"),
    ("step", "over", "the game is not over"),
]


def changed(key: str, value: str) -> tuple[str, int]:
    """A sound position with one line changed, and the number of that line."""
    out, number = [], 0
    for place, line in enumerate(table(hands=["", "rw*"], left_display="g5").text().splitlines(), 1):
        if line.startswith(f"{key}:"):
            out.append(f"{key}: {value}")
            number = place
        else:
            out.append(line)
    assert number, f"no line {key}"
    return "\n".join(out), number


@pytest.mark.parametrize(("key", "value", "reason"), CHANGES, ids=[f"{key}-{value}" for key, value, _ in CHANGES])
def test_a_position_that_cannot_be_is_refused(key: str, value: str, reason: str) -> None:
    text, _ = changed(key, value)
    with pytest.raises(PositionError) as caught:
        GAME.load(text)
    assert reason in str(caught.value)


def test_the_complaint_names_the_line() -> None:
    text, number = changed("eggs", "99")
    with pytest.raises(PositionError) as caught:
        GAME.load(text)
    assert caught.value.line == number


def test_a_start_card_in_a_row_has_been_seen() -> None:
    text = table(rows=[{"r": "rw*"}]).text().replace("shown: rw*", "shown:")
    with pytest.raises(PositionError, match="everybody has seen rw"):
        GAME.load(text)


def test_a_stack_of_another_colour_needs_chest_4() -> None:
    with pytest.raises(PositionError, match="w1 has another colour"):
        table(rows=[{"r": "r1 w1"}])


def test_a_stack_is_not_of_backlight_dragons_alone() -> None:
    with pytest.raises(PositionError, match="at least one card that is no backlight dragon"):
        table(rows=[{"r": "x x"}])


def test_a_lay_under_way_needs_its_cards() -> None:
    with pytest.raises(PositionError, match="does not hold the cards for this lay"):
        table("cards seat=1 left=2", hands=["r1"], rows=[{"r": "r2"}], left="w3", right="br")


def test_a_crest_needs_four_colours() -> None:
    with pytest.raises(PositionError, match="without all four colours"):
        table(rows=[{"r": "r2"}], crests=[12, 0])


def test_every_amulet_has_a_pearl() -> None:
    with pytest.raises(PositionError, match="seat 1 has 1 complete amulets but 0 pearls"):
        table(pieces=["1 1 1"], blues=["", ""])


def test_the_last_round_needs_an_empty_display() -> None:
    with pytest.raises(PositionError, match="when both places of the display are empty"):
        table("change left=0 right=0", last_round=1, hands=["r1"])


def test_nobody_takes_in_the_last_round() -> None:
    with pytest.raises(PositionError, match="nobody takes cards in the last round"):
        table(last_round=1)


def test_two_cards_on_one_page_need_chest_6() -> None:
    with pytest.raises(PositionError, match="only after chest 6 has been used"):
        table("change left=2 right=0", left_put="r1 r2")
