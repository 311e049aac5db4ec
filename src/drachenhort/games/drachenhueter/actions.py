"""What a seat can do: action codes and their typed meaning, and the declaration from which everything else comes."""

from typing import Final, NamedTuple

from drachenhort.core.actions import NO_CODE, ActionKind, Actions
from drachenhort.core.decision import WORD
from drachenhort.core.native import i64
from drachenhort.games.drachenhueter import domains
from drachenhort.games.drachenhueter.cards import KINDS, LETTERS, NAMES, START_END
from drachenhort.games.drachenhueter.data import NUMBERS
from drachenhort.games.drachenhueter.domains import BACKLIGHTS, COLOUR, SIDE, WAY

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
CARD: Final = WORD
STAND: Final = 2 * WORD
COVER: Final = 165
CHEST_LAY: Final = 207
RECOVER: Final = 225
RECOVER_ROW: Final = KINDS + 1

JOKER_COUNTS: Final = NUMBERS + 1  # 3.3 A lay has none to five backlight dragons.

# 3.3, 5.3 Ways to lay, and the chest each one uses.
PLAIN: Final = 0
FEWER: Final = 1
STAND_IN: Final = 2
ENCLOSED: Final = 3
METHOD_CHESTS: Final = [0, 2, 4, 5]


class Take(NamedTuple):
    """3.1 The display card of this side; the fourth costs a crystal."""

    side: int


class Stop(NamedTuple):
    """3.1 Take no more."""


class Exchange(NamedTuple):
    """5.3 Chest 3: new display cards."""


class Put(NamedTuple):
    """3.2 This hand card onto its side of the book."""

    card: int


class Cover(NamedTuple):
    """5.3 Chest 6: this hand card onto the one just put there."""

    card: int


class Recover(NamedTuple):
    """5.3 Chest 1: this card of the end stack of this colour back to the hand."""

    colour: int
    card: int


class Done(NamedTuple):
    """3.2 Change the book no more."""


class Lay(NamedTuple):
    """3.3 Lay what the book says, with so many backlight dragons; 5.3 in this way."""

    way: int
    backlights: int


class Pass(NamedTuple):
    """3.3, 3.8 Lay nothing."""


class Card(NamedTuple):
    """3.3 This card of the book's colour is one of those laid."""

    card: int


class Stand(NamedTuple):
    """5.3 Chest 4: this card counts as the book's colour."""

    card: int


class End(NamedTuple):
    """3.4 The new stack at this end of the row."""

    side: int


def lay_method(code: i64) -> i64:
    return PLAIN if code < CHEST_LAY else (code - CHEST_LAY) // JOKER_COUNTS + 1


def lay_jokers(code: i64) -> i64:
    return code - LAY if code < CHEST_LAY else (code - CHEST_LAY) % JOKER_COUNTS


def lay_start(method: i64) -> i64:
    """The code of a lay in this way without backlight dragons; those with more follow."""
    return LAY if method == PLAIN else CHEST_LAY + (method - 1) * JOKER_COUNTS


def recover_code(colour: i64, kind: i64) -> i64:
    return RECOVER + colour * RECOVER_ROW + kind


def _book_card(start: int, kind: int) -> int:
    """A backlight dragon is no card of the book's colour."""
    return start + kind if kind <= START_END else NO_CODE


ACTIONS: Final = Actions(
    "Drachenhüter",
    [
        ActionKind(Take, "3.1", TAKE_LEFT, {"side": SIDE}),
        ActionKind(Stop, "3.1", STOP, {}),
        ActionKind(Exchange, "5.3", EXCHANGE, {}),
        ActionKind(Put, "3.2", PUT + 1, {"card": domains.CARD}),
        ActionKind(Cover, "5.3", COVER + 1, {"card": domains.CARD}),
        ActionKind(
            Recover,
            "5.3",
            RECOVER,
            {"colour": COLOUR, "card": domains.CARD},
            code=lambda values: int(recover_code(values[0], values[1])),
            write=lambda values: f"recover {LETTERS[values[0]]} {NAMES[values[1]]}",
        ),
        ActionKind(Done, "3.2", DONE, {}),
        ActionKind(
            Lay,
            "3.3",
            LAY,
            {"way": WAY, "backlights": BACKLIGHTS},
            code=lambda values: int(lay_start(values[0])) + values[1],
            write=lambda values: " ".join(["lay"] + [WAY.names[values[0]]] * (values[0] != PLAIN) + ["x"] * values[1]),
        ),
        ActionKind(Pass, "3.3", PASS, {}),
        ActionKind(Card, "3.3", CARD, {"card": domains.CARD}, code=lambda values: _book_card(CARD, values[0])),
        ActionKind(Stand, "5.3", STAND, {"card": domains.CARD}, code=lambda values: _book_card(STAND, values[0])),
        ActionKind(End, "3.4", END_LEFT, {"side": SIDE}),
    ],
    "write: take left · take right · stop · put r3 · done · lay · lay x x (with two backlight dragons) · pass · "
    "card r3 · end left; with chests: exchange · recover r r3 · cover r3 · lay fewer · lay any · "
    "lay enclosed · stand r3; cards are front and back: r, w, b or g with 1-5, r, w, b or g; a start card has a star "
    "(rw*), x is the backlight dragon",
)
