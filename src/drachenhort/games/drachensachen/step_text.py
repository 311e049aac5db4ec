"""Steps as positions and views tell them; in a position: `turn`, `skip seat=2 skips=1`, `swap 1=keep 2=7/3`."""

from drachenhort.core.codec import Line
from drachenhort.core.step import Step
from drachenhort.games.drachensachen import decisions
from drachenhort.games.drachensachen.actions import KEEP, SWAP, swap_code
from drachenhort.games.drachensachen.cards import KINDS, NAMES, name_of
from drachenhort.games.drachensachen.legal import decide
from drachenhort.games.drachensachen.match import Match
from drachenhort.games.drachensachen.scoring import is_match_over
from drachenhort.games.drachensachen.state import STEPS, State
from drachenhort.games.drachensachen.steps import UNDECIDED, Swap, Turns


def step_words(state: State) -> list[str]:
    """The innermost step; the match and the game around it are always there and need no words."""
    step = state.step
    match step:
        case Swap():
            return ["swap"] + [f"{seat + 1}={_choice_word(choice)}" for seat, choice in enumerate(step.choices)]
        case Turns():
            return ["turn"]
        case _:
            return STEPS.words(step)


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
        case _:
            step = STEPS.read(line, state, "swap", "turn")
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
