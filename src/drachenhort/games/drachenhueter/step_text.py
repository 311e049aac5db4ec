"""The procedure under way as one line of the position text: `take taken=1 must=off`, `cards seat=2 left=1`."""

from drachenhort.core.codec import Line
from drachenhort.core.native import i64
from drachenhort.core.step import Step
from drachenhort.games.drachenhueter.actions import JOKER_COUNTS, METHOD_CHESTS, METHODS, PLAIN, STAND_IN
from drachenhort.games.drachenhueter.cards import SIX, bit_of
from drachenhort.games.drachenhueter.data import RING
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


def step_words(state: State) -> list[str]:
    """The innermost step; the turns around it are always there and need no words."""
    step = state.step
    match step:
        case Take():
            return ["take", f"taken={step.taken}", f"must={'on' if step.must_take else 'off'}"]
        case Change():
            return ["change", f"left={step.lefts}", f"right={step.rights}"]
        case Lay():
            return ["lay", f"seat={step.seat + 1}"]
        case ChooseEnd():
            return ["end", f"seat={step.seat + 1}", f"way={METHODS[step.method]}", f"jokers={step.jokers}"]
        case ChooseStandIn():
            return ["stand-in", f"seat={step.seat + 1}", f"left={step.left}"]
        case ChooseCards():
            return ["cards", f"seat={step.seat + 1}", f"left={step.left}"]
        case ChoosePearl():
            return ["pearl", f"seat={step.seat + 1}"]
        case None:
            return ["over"]
        case _:
            raise AssertionError("nobody decides in this step")


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
            step = Lay(_read_laying_seat(line, state))
        case "end":
            step = _read_end(line, state)
        case "stand-in":
            step = _read_stand_in(line, state)
        case "cards":
            step = _read_cards(line, state)
        case "pearl":
            step = _read_pearl(line, state)
        case _:
            raise line.error(f"'{name}' is not one of take, change, lay, end, stand-in, cards, pearl, over")
    state.push(Turns())
    state.push(step)


def _read_take(line: Line, state: State) -> Step[State]:
    taken = line.number_from(_field(line, "taken"), 0, MOST_FREE)
    word = _field(line, "must")
    if word not in ("on", "off"):
        raise line.error(f"must={word}: it is on or off")
    if state.last_round:
        raise line.error("nobody takes cards in the last round (4.3)")
    if not can_take(state, taken):
        raise line.error("nothing can be taken: the display is empty, or a fourth card needs a crystal (3.1)")
    if word == "on" and not _is_chest_in_use(state, CHEST_EXCHANGE):
        raise line.error("must=on only after chest 3 has been used (5.3)")
    return Take(taken, word == "on")


def _read_change(line: Line, state: State) -> Step[State]:
    lefts = line.number_from(_field(line, "left"), 0, 2)
    rights = line.number_from(_field(line, "right"), 0, 2)
    if lefts > len(state.left.tops) or rights > len(state.right.tops):
        raise line.error("cards put in this turn must lie on their stack")
    if lefts == 2 and rights == 2:
        raise line.error("only one page can get two cards (5.3)")
    if max(lefts, rights) == 2 and not _is_chest_in_use(state, CHEST_COVER):
        raise line.error("two cards on one page only after chest 6 has been used (5.3)")
    return Change(lefts, rights)


def _read_end(line: Line, state: State) -> Step[State]:
    seat = _read_laying_seat(line, state)
    word = _field(line, "way")
    if word not in METHODS:
        raise line.error(f"way={word}: it is one of {', '.join(METHODS)}")
    method = METHODS.index(word)
    if method != PLAIN and (seat != state.on_turn or not _is_chest_in_use(state, METHOD_CHESTS[method])):
        raise line.error(f"way={word} only after the active seat has used chest {METHOD_CHESTS[method]} (5.3)")
    jokers = line.number_from(_field(line, "jokers"), 0, JOKER_COUNTS - 1)
    place = state.places[seat]
    if place.place_of(page_colour(state)) or not place.row_size:
        raise line.error("an end is chosen for a new colour that is not the first (3.4)")
    _check_announced(line, state, seat, method, jokers, dragons_needed(state, method, jokers))
    return ChooseEnd(seat, method, jokers)


def _read_stand_in(line: Line, state: State) -> Step[State]:
    seat = _read_laying_seat(line, state)
    left = line.number_from(_field(line, "left"), 0, SIX)
    if seat != state.on_turn or not _is_chest_in_use(state, METHOD_CHESTS[STAND_IN]):
        raise line.error("a stand-in only after the active seat has used chest 4 (5.3)")
    _check_stack(line, state, seat)
    _check_announced(line, state, seat, STAND_IN, 0, left)
    return ChooseStandIn(seat, left)


def _read_cards(line: Line, state: State) -> Step[State]:
    seat = _read_laying_seat(line, state)
    left = line.number_from(_field(line, "left"), 1, SIX)
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
    seat = _read_laying_seat(line, state)
    if not state.reds_left or not state.blues_left:
        raise line.error("a pearl is chosen only while there are both colours (3.5)")
    if not state.places[seat].piece_count or state.places[seat].piece_count % RING:
        raise line.error("a pearl is chosen only with a ring just closed (3.5)")
    return ChoosePearl(seat)


def _is_chest_in_use(state: State, chest: i64) -> bool:
    return state.is_chest_used and state.chests & bit_of(chest) != 0


def _read_laying_seat(line: Line, state: State) -> int:
    if not is_book_complete(state):
        raise line.error("nobody can lay: a page has no card (3.3)")
    return line.number_from(_field(line, "seat"), 1, state.seats) - 1


def _field(line: Line, name: str) -> str:
    for word in line.words[1:]:
        key, _, value = word.partition("=")
        if key == name:
            return value
    raise line.error(f"'{name}=...' is missing")
