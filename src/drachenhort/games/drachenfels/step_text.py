"""Steps as positions and views tell them; in a position: `turn first`, `move 3`, `re-set R1-K`, `home loser=2` ..."""

from typing import Final

from drachenhort.core.codec import Line
from drachenhort.core.form import Form
from drachenhort.core.shapes import Count, Many
from drachenhort.core.step import Step
from drachenhort.games.drachenfels.cards import NAMES, POINTS
from drachenhort.games.drachenfels.data import ROBBED_BY_DUEL, ROBBED_BY_REFRESH
from drachenhort.games.drachenfels.domains import FIELD, FLAG, PAIR, POINT, SEAT
from drachenhort.games.drachenfels.fields import FIELD_NAMES, PAIR_NAMES, POWERS
from drachenhort.games.drachenfels.legal import can_play_magic, free_starts, robbable
from drachenhort.games.drachenfels.setup import PickKnights
from drachenhort.games.drachenfels.state import NO_COLOUR, STEPS, State
from drachenhort.games.drachenfels.steps import EVERY_SEAT, HOME, DrawCards, Move, Reset, Turn, check_loser
from drachenhort.games.drachenfels.steps_magic import (
    Bridge,
    CloudHome,
    PickClouded,
    PickDragon,
    PlaceDragon,
    Rainbow,
    Teletransfer,
    magic_step,
)
from drachenhort.games.drachenfels.ways import allowed_pairs

_LEFT: Final = Count(1, max(ROBBED_BY_REFRESH - 1, ROBBED_BY_DUEL))

TURN: Final[Form] = Form("turn", "4", {"first_act": FLAG, "has_played": FLAG})
MOVE: Final[Form] = Form("move", "6.1", {"value": POINT})
RESET: Final[Form] = Form("re-set", "5.1", {"pairs": Many(PAIR)})
DRAW: Final[Form] = Form("draw", "4.2", {"left": _LEFT})
DRAW_FROM_LOSER: Final[Form] = Form("draw", "7.2", {"left": _LEFT, "loser": SEAT})
DRAGON_FROM: Final[Form] = Form("dragon", "5.3", {"from": FIELD})
CLOUD_HOME: Final[Form] = Form("cloud", "5.5", {"knight": SEAT})
_WITHOUT_NUMBERS: Final[dict[type[Step[State]], Form]] = {
    PickKnights: Form("knights", "3.1", {}),
    Rainbow: Form("rainbow", "5.1", {}),
    Bridge: Form("bridge", "5.2", {}),
    PickDragon: Form("dragon", "5.3", {}),
    Teletransfer: Form("teletransfer", "5.4", {}),
    PickClouded: Form("cloud", "5.5", {}),
}
_WITH_NUMBERS: Final = [TURN, MOVE, RESET, HOME, DRAW, DRAW_FROM_LOSER, DRAGON_FROM, CLOUD_HOME]
FORMS: Final = [*_WITHOUT_NUMBERS.values(), *_WITH_NUMBERS, *STEPS.in_order(HOME)[1:]]

_TURN_WORDS: Final = ["first", "used", "played"]
_MAGIC_WORDS: Final = NAMES[POINTS + 1 :]


def form_of(step: Step[State]) -> tuple[Form, list[int]]:
    """The form of a step in which somebody decides, and its numbers."""
    match step:
        case Turn():
            return TURN, [int(step.is_first_act), int(step.has_played)]
        case Move():
            return MOVE, [step.value]
        case Reset():
            return RESET, step.pairs
        case DrawCards():
            if step.seats == EVERY_SEAT:
                return DRAW, [step.left]
            return DRAW_FROM_LOSER, [step.left, POWERS.index(step.seats)]
        case PlaceDragon():
            return DRAGON_FROM, [step.field]
        case CloudHome():
            return CLOUD_HOME, [step.knight]
    return step.told() or (_WITHOUT_NUMBERS[type(step)], [])


def step_words(state: State) -> list[str]:
    """The innermost step; for a magic card also what the turn was before it."""
    step = state.step
    match step:
        case None:
            return ["over"]
        case Turn():
            return ["turn", _turn_word(step)]
        case Move():
            return ["move", str(step.value)]
        case Reset():
            return ["re-set"] + [PAIR_NAMES[pair] for pair in step.pairs]
        case _:
            form, values = form_of(step)
            below = step.below
            return form.words(values) + ([_turn_word(below)] if isinstance(below, Turn) else [])


def _turn_word(turn: Turn) -> str:
    if turn.is_first_act:
        return "first"
    return "played" if turn.has_played else "used"


def read_step(line: Line, state: State) -> None:
    """Puts the steps back onto the state, checked against the rest of the position."""
    name = line.words[0] if line.words else ""
    rest = line.words[1:]
    are_picked = all(place.colour != NO_COLOUR for place in state.places)
    if are_picked == (name == "knights"):
        raise line.error("'knights' is under way exactly while a seat has no knight (3.1)")
    match name:
        case "over":
            _expect(line, rest, 0)
        case "knights":
            _expect(line, rest, 0)
            state.push(PickKnights())
        case "turn":
            _expect(line, rest, 1)
            state.push(_read_turn(line, rest[0]))
        case "move":
            _expect(line, rest, 1)
            state.push(Move(line.number_from(rest[0], 1, POINTS)))
        case "re-set":
            state.push(_read_reset(line, rest, state))
        case "draw":
            state.push(_read_draw(line, rest, state))
        case _:
            form = STEPS.find(name)
            if form is None:
                _read_magic(line, state)
            else:
                _expect(line, rest, len(form.fields))
                state.push(STEPS.read(line, state))


def _expect(line: Line, rest: list[str], count: int) -> None:
    if len(rest) != count:
        raise line.error(f"'{line.words[0]}' takes {count} more words, not {len(rest)}")


def _read_turn(line: Line, word: str) -> Turn:
    if word not in _TURN_WORDS:
        raise line.error(f"'{word}' is not one of {', '.join(_TURN_WORDS)}")
    return Turn(word == "first", word == "played")


def _read_reset(line: Line, rest: list[str], state: State) -> Reset:
    pairs: list[int] = []
    for word in rest:
        if word not in PAIR_NAMES or not state.rainbows & POWERS[PAIR_NAMES.index(word)]:
            raise line.error(f"'{word}' is not a pair with a rainbow, like R1-K")
        pairs.append(PAIR_NAMES.index(word))
    if not pairs or len(pairs) > 2 or len(set(pairs)) != len(pairs):
        raise line.error("one or two rainbows were crossed (5.1)")
    if allowed_pairs(state) & ~state.rainbows == 0:
        raise line.error("there is no free pair, so nothing is asked (5.1)")
    return Reset(pairs)


def _read_draw(line: Line, rest: list[str], state: State) -> DrawCards:
    seats = EVERY_SEAT
    if len(rest) < 2:
        left = DRAW.read(line, state.seats)[0]
    else:
        _expect(line, rest, 2)
        left, loser = DRAW_FROM_LOSER.read(line, state.seats)
        check_loser(line, loser, state)
        seats = POWERS[loser]
    if not robbable(state, state.on_turn) & seats:
        raise line.error("there is no card to draw (4.2, 7.2)")
    return DrawCards(seats, left)


def _read_magic(line: Line, state: State) -> None:
    name = line.words[0] if line.words else ""
    if name not in _MAGIC_WORDS:
        names = sorted({"over", *[form.name for form in FORMS]})
        raise line.error(f"'{name}' is not one of {', '.join(names)}")
    if not 2 <= len(line.words) <= 3:
        raise line.error(f"'{name}' needs what the turn was before: used or played")
    turn = _read_turn(line, line.words[-1])
    if turn.is_first_act:
        raise line.error("a magic card under way is either used or played")
    kind = NAMES.index(name)
    step = magic_step(kind)
    if len(line.words) == 3:
        step = _read_second(line, state)
    elif not can_play_magic(state, state.on_turn, kind):
        raise line.error("this card has no legal effect now (4.1)")
    state.push(turn)
    state.push(step)


def _read_second(line: Line, state: State) -> Step[State]:
    """The cards that are asked in two parts: `dragon from=F1 played`, `cloud knight=2 played`."""
    if line.words[0] == "dragon":
        field = DRAGON_FROM.read(line, state.seats)[0]
        if not state.is_dragon_at(field):
            raise line.error(f"there is no dragon on '{FIELD_NAMES[field]}'")
        return PlaceDragon(field)
    if line.words[0] == "cloud":
        knight = CLOUD_HOME.read(line, state.seats)[0]
        if knight == state.on_turn or free_starts(state) == 0:
            raise line.error("the cloud takes another knight to a start without one (5.5)")
        return CloudHome(knight)
    raise line.error(f"'{line.words[1]}' has no meaning here")
