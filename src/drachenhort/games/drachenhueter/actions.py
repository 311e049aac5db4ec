"""What a seat can do: action codes, their typed meaning, their notation and their JSON form."""

from typing import Final, NamedTuple, TypeAlias

from drachenhort.core.decision import WORD
from drachenhort.core.errors import NotationError
from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.games.drachenhueter.cards import COLOUR_NAMES, KINDS, LETTERS, NAMES, START_END
from drachenhort.games.drachenhueter.data import COLOURS, NUMBERS

# The codes. Those of a card are its kind added to the start of its family, so that a hand's bits are the bits of a
# Decision's words. Below 62 and from 62 to 123 stand the usual ones; what chests allow follows.
PUT: Final = 0
DONE: Final = 0  # No kind has the number 0.
TAKE_LEFT: Final = 42
TAKE_RIGHT: Final = 43
STOP: Final = 44
EXCHANGE: Final = 45
PASS: Final = 46
LAY: Final = 47
END_LEFT: Final = 53
END_RIGHT: Final = 54
PEARL_RED: Final = 55
PEARL_BLUE: Final = 56
CARD: Final = WORD
STAND: Final = 2 * WORD
COVER: Final = 165
CHEST_LAY: Final = 207
RECOVER: Final = 225
RECOVER_ROW: Final = KINDS + 1
CODES_END: Final = RECOVER + COLOURS * RECOVER_ROW

JOKER_COUNTS: Final = NUMBERS + 1
"""3.3 A lay has none to five backlight dragons."""

# 3.3, 5.3 Ways to lay, and the chest each one uses.
PLAIN: Final = 0
FEWER: Final = 1
STAND_IN: Final = 2
ENCLOSED: Final = 3
METHODS: Final = ["plain", "fewer", "any", "enclosed"]
METHOD_CHESTS: Final = [0, 2, 4, 5]


class Take(NamedTuple):
    """3.1 The display card of this side; the fourth costs a crystal."""

    side: str


class Stop(NamedTuple):
    """3.1 Take no more."""


class Exchange(NamedTuple):
    """5.3 Chest 3: new display cards."""


class Put(NamedTuple):
    """3.2 This hand card onto its side of the book."""

    kind: int


class Cover(NamedTuple):
    """5.3 Chest 6: this hand card onto the one just put there."""

    kind: int


class Recover(NamedTuple):
    """5.3 Chest 1: this card of the end stack of this colour back to the hand."""

    colour: int
    kind: int


class Done(NamedTuple):
    """3.2 Change the book no more."""


class Lay(NamedTuple):
    """3.3 Lay what the book says, with so many backlight dragons; 5.3 in this way."""

    method: int
    jokers: int


class Pass(NamedTuple):
    """3.3, 3.8 Lay nothing."""


class Card(NamedTuple):
    """3.3 This card of the book's colour is one of those laid."""

    kind: int


class Stand(NamedTuple):
    """5.3 Chest 4: this card counts as the book's colour."""

    kind: int


class End(NamedTuple):
    """3.4 The new stack at this end of the row."""

    side: str


class Pearl(NamedTuple):
    """3.5 A pearl of this colour."""

    colour: str


Action: TypeAlias = Take | Stop | Exchange | Put | Cover | Recover | Done | Lay | Pass | Card | Stand | End | Pearl


def lay_method(code: i64) -> i64:
    return PLAIN if code < CHEST_LAY else (code - CHEST_LAY) // JOKER_COUNTS + 1


def lay_jokers(code: i64) -> i64:
    return code - LAY if code < CHEST_LAY else (code - CHEST_LAY) % JOKER_COUNTS


def lay_start(method: i64) -> i64:
    """The code of a lay in this way without backlight dragons; those with more follow."""
    return LAY if method == PLAIN else CHEST_LAY + (method - 1) * JOKER_COUNTS


def recover_code(colour: i64, kind: i64) -> i64:
    return RECOVER + colour * RECOVER_ROW + kind


def meaning(code: int) -> Action | None:
    """What a code stands for; None for a number that is no action."""
    if PUT < code <= PUT + KINDS:
        return Put(code - PUT)
    if CARD < code <= CARD + START_END:
        return Card(code - CARD)
    if STAND < code <= STAND + START_END:
        return Stand(code - STAND)
    if COVER < code <= COVER + KINDS:
        return Cover(code - COVER)
    if LAY <= code < LAY + JOKER_COUNTS or CHEST_LAY <= code < RECOVER:
        return Lay(lay_method(code), lay_jokers(code))
    if RECOVER <= code < CODES_END and (code - RECOVER) % RECOVER_ROW:
        return Recover((code - RECOVER) // RECOVER_ROW, (code - RECOVER) % RECOVER_ROW)
    return _PLAIN.get(code)


_PLAIN: Final[dict[int, Action]] = {
    DONE: Done(),
    TAKE_LEFT: Take("left"),
    TAKE_RIGHT: Take("right"),
    STOP: Stop(),
    EXCHANGE: Exchange(),
    PASS: Pass(),
    END_LEFT: End("left"),
    END_RIGHT: End("right"),
    PEARL_RED: Pearl("red"),
    PEARL_BLUE: Pearl("blue"),
}

ALL_CODES: Final = [code for code in range(CODES_END) if meaning(code) is not None]


def notation(code: int) -> str:
    """`take left`, `put r3`, `lay x x`, `card rw`, `end left`, `pearl red` ..."""
    action = meaning(code)
    match action:
        case Put() | Card() | Stand() | Cover():
            return f"{type(action).__name__.lower()} {NAMES[action.kind]}"
        case Recover():
            return f"recover {LETTERS[action.colour]} {NAMES[action.kind]}"
        case Lay():
            words = ["lay"] if action.method == PLAIN else ["lay", METHODS[action.method]]
            return " ".join(words + ["x"] * action.jokers)
        case Take() | End():
            return f"{type(action).__name__.lower()} {action.side}"
        case Pearl():
            return f"pearl {action.colour}"
        case None:
            return f"no action ({code})"
    return type(action).__name__.lower()


_BY_NOTATION: Final = {notation(code): code for code in ALL_CODES}

HELP: Final = (
    "write: take left · take right · stop · put r3 · done · lay · lay x x (with two backlight dragons) · pass · "
    "card r3 · end left · pearl red; with chests: exchange · recover r r3 · cover r3 · lay fewer · lay any · "
    "lay enclosed · stand r3; cards are front and back: r, w, b or g with 1-5, r, w, b or g; a start card has a star "
    "(rw*), x is the backlight dragon"
)


def parse(text: str) -> int:
    """The code of a notation; case and spaces do not matter."""
    code = _BY_NOTATION.get(" ".join(text.lower().split()))
    if code is None:
        raise NotationError(f"'{text}' is no action of Drachenhüter; {HELP}")
    return code


def to_json(code: int) -> dict[str, Json]:
    """{"do": "put", "card": "r3"}: cards and colours by name."""
    action = meaning(code)
    assert action is not None, f"{code} is no action"
    out: dict[str, Json] = {"do": type(action).__name__.lower()}
    match action:
        case Put() | Card() | Stand() | Cover():
            out["card"] = NAMES[action.kind]
        case Recover():
            out["colour"] = COLOUR_NAMES[action.colour]
            out["card"] = NAMES[action.kind]
        case Lay():
            out["way"] = METHODS[action.method]
            out["backlights"] = action.jokers
        case Take() | End():
            out["side"] = action.side
        case Pearl():
            out["colour"] = action.colour
        case _:
            pass
    return out
