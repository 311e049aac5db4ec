"""Steps as positions and views tell them; in a position: `take taken=1 must=off`, `cards seat=2 left=1`."""

from typing import Final

from drachenhort.core.codec import Line
from drachenhort.core.form import Form
from drachenhort.core.native import i64
from drachenhort.core.shapes import Count
from drachenhort.core.step import Step
from drachenhort.games.drachenhueter import actions
from drachenhort.games.drachenhueter.actions import METHOD_CHESTS, PLAIN
from drachenhort.games.drachenhueter.cards import SIX, bit_of
from drachenhort.games.drachenhueter.data import RING
from drachenhort.games.drachenhueter.domains import BACKLIGHTS, FLAG, SEAT, WAY
from drachenhort.games.drachenhueter.legal import (
    CHEST_COVER,
    CHEST_EXCHANGE,
    MOST_FREE,
    can_take,
    is_book_complete,
    page_colour,
)
from drachenhort.games.drachenhueter.scoring import ending_after_turn
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.steps import Change, Take, Turns
from drachenhort.games.drachenhueter.steps_lay import (
    ChooseCards,
    ChooseEnd,
    ChoosePearl,
    ChooseStandIn,
    Lay,
    dragons_needed,
    has_announced,
)

TAKE: Final[Form] = Form("take", "3.1", {"taken": Count(0, MOST_FREE), "must": FLAG})
CHANGE: Final[Form] = Form("change", "3.2", {"left": Count(0, 2), "right": Count(0, 2)})
LAY: Final[Form] = Form("lay", "3.3", {"seat": SEAT})
END: Final[Form] = Form("end", "3.4", {"seat": SEAT, "way": WAY, "jokers": BACKLIGHTS})
STAND_IN: Final[Form] = Form("stand-in", "5.3", {"seat": SEAT, "left": Count(0, SIX)})
CARDS: Final[Form] = Form("cards", "3.3", {"seat": SEAT, "left": Count(1, SIX)})
PEARL: Final[Form] = Form("pearl", "3.5", {"seat": SEAT})
STEPS: Final = [TAKE, CHANGE, LAY, END, STAND_IN, CARDS, PEARL]


def told(step: Step[State] | None) -> tuple[Form, list[int]] | None:
    """The form of a step in which somebody decides, and its numbers."""
    match step:
        case Take():
            return TAKE, [step.taken, step.must_take]
        case Change():
            return CHANGE, [step.lefts, step.rights]
        case Lay():
            return LAY, [step.seat]
        case ChooseEnd():
            return END, [step.seat, step.method, step.jokers]
        case ChooseStandIn():
            return STAND_IN, [step.seat, step.left]
        case ChooseCards():
            return CARDS, [step.seat, step.left]
        case ChoosePearl():
            return PEARL, [step.seat]
        case _:
            return None


def step_words(state: State) -> list[str]:
    """The innermost step; the turns around it are always there and need no words."""
    step = told(state.step)
    return ["over"] if step is None else step[0].words(step[1])


def read_step(line: Line, state: State) -> None:
    """Puts the steps back onto the state, checked against the rest of the position."""
    name = line.words[0] if line.words else ""
    if name == "over":
        if ending_after_turn(state) is None:
            raise line.error("the game is not over: too few amulets (4.1), no last round (4.3), no turn limit (4.4)")
        return
    match name:
        case "take":
            step: Step[State] = _read_take(line, state)
        case "change":
            step = _read_change(line, state)
        case "lay":
            step = Lay(_read_laying(line, state, LAY)[0])
        case "end":
            step = _read_end(line, state)
        case "stand-in":
            step = _read_stand_in(line, state)
        case "cards":
            step = _read_cards(line, state)
        case "pearl":
            step = _read_pearl(line, state)
        case _:
            names = [form.name for form in STEPS]
            raise line.error(f"'{name}' is not one of {', '.join(names)}, over")
    state.push(Turns())
    state.push(step)


def _read_take(line: Line, state: State) -> Step[State]:
    taken, must_take = TAKE.read(line, state.seats)
    if state.last_round:
        raise line.error("nobody takes cards in the last round (4.3)")
    if not can_take(state, taken):
        raise line.error("nothing can be taken: the display is empty, or a fourth card needs a crystal (3.1)")
    if must_take and not _is_chest_in_use(state, CHEST_EXCHANGE):
        raise line.error("must=on only after chest 3 has been used (5.3)")
    return Take(taken, bool(must_take))


def _read_change(line: Line, state: State) -> Step[State]:
    lefts, rights = CHANGE.read(line, state.seats)
    if lefts > len(state.left.tops) or rights > len(state.right.tops):
        raise line.error("cards put in this turn must lie on their stack")
    if lefts == 2 and rights == 2:
        raise line.error("only one page can get two cards (5.3)")
    if max(lefts, rights) == 2 and not _is_chest_in_use(state, CHEST_COVER):
        raise line.error("two cards on one page only after chest 6 has been used (5.3)")
    return Change(lefts, rights)


def _read_end(line: Line, state: State) -> Step[State]:
    seat, method, jokers = _read_laying(line, state, END)
    if method != PLAIN and (seat != state.on_turn or not _is_chest_in_use(state, METHOD_CHESTS[method])):
        word = WAY.word(method)
        raise line.error(f"way={word} only after the active seat has used chest {METHOD_CHESTS[method]} (5.3)")
    place = state.places[seat]
    if place.place_of(page_colour(state)) or not place.row_size:
        raise line.error("an end is chosen for a new colour that is not the first (3.4)")
    _check_announced(line, state, seat, method, jokers, dragons_needed(state, method, jokers))
    return ChooseEnd(seat, method, jokers)


def _read_stand_in(line: Line, state: State) -> Step[State]:
    seat, left = _read_laying(line, state, STAND_IN)
    if seat != state.on_turn or not _is_chest_in_use(state, METHOD_CHESTS[actions.STAND_IN]):
        raise line.error("a stand-in only after the active seat has used chest 4 (5.3)")
    _check_stack(line, state, seat)
    _check_announced(line, state, seat, actions.STAND_IN, 0, left)
    return ChooseStandIn(seat, left)


def _read_cards(line: Line, state: State) -> Step[State]:
    seat, left = _read_laying(line, state, CARDS)
    _check_stack(line, state, seat)
    _check_announced(line, state, seat, PLAIN, 0, left)
    return ChooseCards(seat, left)


def _check_stack(line: Line, state: State, seat: i64) -> None:
    if not state.places[seat].place_of(page_colour(state)):
        raise line.error("the stack of the book's colour must be in the row of this seat")


def _check_announced(line: Line, state: State, seat: i64, method: i64, jokers: i64, left: i64) -> None:
    if left < 0 or not has_announced(state, seat, method, jokers, left):
        raise line.error("the hand of this seat does not hold the cards for this lay (3.3)")


def _read_pearl(line: Line, state: State) -> Step[State]:
    (seat,) = _read_laying(line, state, PEARL)
    if not state.reds_left or not state.blues_left:
        raise line.error("a pearl is chosen only while there are both colours (3.5)")
    if not state.places[seat].piece_count or state.places[seat].piece_count % RING:
        raise line.error("a pearl is chosen only with a ring just closed (3.5)")
    return ChoosePearl(seat)


def _is_chest_in_use(state: State, chest: i64) -> bool:
    return state.is_chest_used and state.chests & bit_of(chest) != 0


def _read_laying(line: Line, state: State, form: Form) -> list[int]:
    """The numbers of a step in which somebody lays."""
    if not is_book_complete(state):
        raise line.error("nobody can lay: a page has no card (3.3)")
    return form.read(line, state.seats)
