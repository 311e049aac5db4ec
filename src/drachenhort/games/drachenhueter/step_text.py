"""What the steps of a position are checked against."""

from drachenhort.core.codec import Line
from drachenhort.core.native import i64
from drachenhort.games.drachenhueter.cards import bit_of
from drachenhort.games.drachenhueter.legal import is_book_complete, page_colour
from drachenhort.games.drachenhueter.state import State


def is_chest_in_use(state: State, chest: i64) -> bool:
    return state.is_chest_used and state.chests & bit_of(chest) != 0


def check_book(line: Line, state: State) -> None:
    if not is_book_complete(state):
        raise line.error("nobody can lay: a page has no card (3.3)")


def check_stack(line: Line, state: State, seat: i64) -> None:
    if not state.places[seat].place_of(page_colour(state)):
        raise line.error("the stack of the book's colour must be in the row of this seat")
