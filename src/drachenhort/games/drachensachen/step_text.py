"""Steps as positions and views tell them; in a position: `turn`, `skip seat=2 skips=1`, `swap 1=keep 2=7/3`."""

from typing import Final

from drachenhort.core.codec import Line
from drachenhort.core.form import Form
from drachenhort.core.shapes import Count
from drachenhort.core.step import Step
from drachenhort.games.drachensachen import decisions
from drachenhort.games.drachensachen.actions import KEEP, SWAP, swap_code
from drachenhort.games.drachensachen.cards import KINDS, NAMES, name_of
from drachenhort.games.drachensachen.data import MAX_SEATS, SKILL_NINE, SKILL_SEVEN, SKILL_TWO
from drachenhort.games.drachensachen.domains import KIND, SEAT
from drachenhort.games.drachensachen.legal import decide
from drachenhort.games.drachensachen.match import Match
from drachenhort.games.drachensachen.scoring import is_match_over
from drachenhort.games.drachensachen.state import State
from drachenhort.games.drachensachen.steps import UNDECIDED, Effects, Skip, Swap, Turns

SKIP: Final[Form] = Form("skip", "4.3", {"seat": SEAT, "skips": Count(1, MAX_SEATS - 1)})
EFFECTS: Final[Form] = Form("effects", "8", {"seat": SEAT, "card": KIND, "count": Count(1, 3)})


def step_words(state: State) -> list[str]:
    """The innermost step; the match and the game around it are always there and need no words."""
    step = state.step
    match step:
        case Swap():
            return ["swap"] + [f"{seat + 1}={_choice_word(choice)}" for seat, choice in enumerate(step.choices)]
        case Turns():
            return ["turn"]
        case Skip():
            return SKIP.words([step.seat, step.skips])
        case Effects():
            return EFFECTS.words([step.seat, step.kind, step.count])
        case None:
            return ["over"]
        case _:
            raise AssertionError("nobody decides in this step")


def _choice_word(choice: int) -> str:
    if choice == UNDECIDED:
        return "?"
    if choice == KEEP:
        return "keep"
    return f"{name_of((choice - SWAP) // KINDS + 1)}/{name_of((choice - SWAP) % KINDS + 1)}"


def read_step(line: Line, state: State) -> None:
    """Puts the steps back onto the state, checked against the rest of the position."""
    name = line.words[0] if line.words else ""
    if name == "over":
        _check_over(line, state)
        return
    if state.winner is not None:
        raise line.error("a game with a winner is over (3.11)")
    match name:
        case "swap":
            step: Step[State] = _read_swap(line, state)
        case "turn":
            step = Turns()
        case "skip":
            step = _read_skip(line, state)
        case "effects":
            step = _read_effects(line, state)
        case _:
            raise line.error(f"'{name}' is not one of swap, turn, skip, effects, over")
    state.push(Match())
    if name != "turn":
        state.push(Turns())
    state.push(step)


def _check_over(line: Line, state: State) -> None:
    if state.options.single_game:
        return
    if not is_match_over(state):
        raise line.error("the match is not over: nobody has lost the target, or several have lost the fewest (6.1)")


def _read_swap(line: Line, state: State) -> Step[State]:
    choices: list[int] = []
    for seat in range(state.seats):
        word = line.field(str(seat + 1))
        choice = _read_choice(line, word)
        if choice == UNDECIDED and not state.places[seat].open:
            raise line.error(f"seat {seat + 1} has no open card, so its choice is keep (7.1)")
        if choice != UNDECIDED and not decide(state, seat, decisions.SWAP).allows(choice):
            raise line.error(f"seat {seat + 1} cannot swap {word} (2.2)")
        choices.append(choice)
    if UNDECIDED not in choices:
        raise line.error("at least one seat must still have to choose, written ?")
    return Swap(choices)


def _read_choice(line: Line, word: str) -> int:
    if word == "?":
        return UNDECIDED
    if word == "keep":
        return KEEP
    open_name, slash, hand_name = word.upper().partition("/")
    if not slash or open_name not in NAMES[1:] or hand_name not in NAMES[1:]:
        raise line.error(f"'{word}' is not ?, keep, or an open and a hand card like 7/3")
    return swap_code(NAMES.index(open_name), NAMES.index(hand_name))


def _read_skip(line: Line, state: State) -> Step[State]:
    seat, skips = SKIP.read(line, state.seats)
    if skips >= state.seats:
        raise line.error(f"'{skips}' is not a number from 1 to {state.seats - 1}")
    if state.pile.beat != 5 or state.owed:
        raise line.error("a skip can be owed only with a 5 to beat and no draw owed (4.3)")
    return Skip(seat, skips)


def _read_effects(line: Line, state: State) -> Step[State]:
    """8 Only three skills let the player of a card choose something."""
    seat, kind, count = EFFECTS.read(line, state.seats)
    if state.pile.top != kind or state.pile.run < count:
        raise line.error("the cards just played must lie on top of the pile")
    if kind == 2 and state.skills & SKILL_TWO and state.places[seat].hand:
        return Effects(seat, kind, count, 0, 1)
    if kind == 9 and state.skills & SKILL_NINE and state.is_anything_open():
        return Effects(seat, kind, count, 0, 2)
    if kind == 7 and state.skills & SKILL_SEVEN:
        return Effects(seat, kind, count, 0, 3)
    raise line.error("nothing is to be chosen after this card with the skills turned up (8.4, 8.5, 8.7)")
