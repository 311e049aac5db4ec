"""What a seat can do: action codes and their typed meaning, and the declaration from which everything else comes."""

from collections.abc import Callable
from typing import Final, NamedTuple

from drachenhort.core.actions import NO_CODE, ActionKind, Actions
from drachenhort.core.native import i64
from drachenhort.core.shapes import NONE, Maybe
from drachenhort.games.drachenfels.cards import KINDS, NAMES
from drachenhort.games.drachenfels.data import MAX_SEATS
from drachenhort.games.drachenfels.domains import COLOUR, FIELD, FLAG, KIND, PAIR, ROCK_NUMBER, SEAT, SITE
from drachenhort.games.drachenfels.fields import ENDS, FIELD_NUMBERS, FIELDS, PAIRS, QUARTERS, SITES, end_of

# The codes. Fields and cards are bits of a Decision's two words; the seldom ones follow.
TO: Final = 0
PLAY: Final = FIELDS
STOP: Final = PLAY + KINDS
REFRESH: Final = STOP + 1
USE: Final = REFRESH + 1
DRAW: Final = USE + 1
LEAVE: Final = DRAW + MAX_SEATS
KNIGHT: Final = LEAVE + 1
SWAP: Final = KNIGHT + QUARTERS
CLOUD: Final = SWAP + MAX_SEATS
DRAGON: Final = CLOUD + MAX_SEATS
BUILD: Final = DRAGON + FIELDS
RAZE: Final = BUILD + SITES
REBUILD: Final = RAZE + SITES
SET: Final = REBUILD + SITES * SITES
LIFT: Final = SET + PAIRS
SHIFT: Final = LIFT + PAIRS
# Moves over rainbows: the last step, the first step, both, and both over one and the same rainbow re-set on the way.
VIA: Final = SHIFT + PAIRS * PAIRS
FROM: Final = VIA + PAIRS
FROM_VIA: Final = FROM + QUARTERS * FIELDS
FROM_RESET: Final = FROM_VIA + QUARTERS * PAIRS

assert PLAY == 113 and STOP == 123, "fields, cards and stop are bits of a Decision's words"


class Move(NamedTuple):
    """6 Go to a field. Rocks: where the first step leads over a rainbow, and where the last one begins over one."""

    field: int
    first: int | None
    last: int | None
    is_reset: bool


class Play(NamedTuple):
    """4.1 A card from the hand."""

    kind: int


class Stop(NamedTuple):
    """4.1, 4.2, 4.3, 7.2 Enough."""


class Refresh(NamedTuple):
    """4.2 The hand into the draw pile and seven new cards."""


class Use(NamedTuple):
    """4.3 The top discard."""


class Draw(NamedTuple):
    """4.2, 7.2 A random card from this seat's hand."""

    seat: int


class Leave(NamedTuple):
    """5.1 Leave the rainbow just crossed where it is."""


class Knight(NamedTuple):
    """3.1 Take the knight of this colour."""

    colour: int


class Swap(NamedTuple):
    """5.4 Change places with this seat's knight."""

    seat: int


class Cloud(NamedTuple):
    """5.5 This seat's knight goes to a start."""

    seat: int


class Dragon(NamedTuple):
    """5.3 The dragon on this field moves."""

    field: int


class Build(NamedTuple):
    """5.2 A bridge onto this site."""

    site: int


class Raze(NamedTuple):
    """5.2 The bridge off this site."""

    site: int


class Rebuild(NamedTuple):
    """5.2 The bridge from one site to another."""

    site: int
    to: int


class Set(NamedTuple):
    """5.1 A rainbow onto this pair: from the supply, or the one just crossed."""

    pair: int


class Lift(NamedTuple):
    """5.1 The rainbow off this pair."""

    pair: int


class Shift(NamedTuple):
    """5.1 The rainbow from one pair to another."""

    pair: int
    to: int


def via_code(pair: i64) -> i64:
    """A move whose last step crosses the rainbow of this pair."""
    return VIA + pair


def from_code(rock: i64, field: i64) -> i64:
    """A move whose first step crosses the rainbow to this rock, 0 to 3."""
    return FROM + rock * FIELDS + field


def from_via_code(rock: i64, pair: i64, is_reset: bool) -> i64:
    """A move over two rainbows, or over one that is re-set to this pair on the way."""
    return (FROM_RESET if is_reset else FROM_VIA) + rock * PAIRS + pair


def _move(field: int, first: int, last: int, is_reset: int) -> Move:
    return Move(field, None if first == NONE else first, None if last == NONE else last, is_reset != 0)


def _move_code(values: list[int]) -> int:
    """Rainbows end in castles, and only one that was crossed can be re-set to be crossed again."""
    field, first, last, is_reset = values
    end = end_of(field)
    if (is_reset and NONE in (first, last)) or (last != NONE and end == ENDS):
        return NO_CODE
    if last == NONE:
        return TO + field if first == NONE else from_code(first, field)
    pair = last * ENDS + end
    return via_code(pair) if first == NONE else from_via_code(first, pair, is_reset != 0)


def _move_notation(values: list[int]) -> str:
    field, first, last, is_reset = values
    words = ["to", FIELD.word(field)]
    if first != NONE:
        words += ["from", ROCK_NUMBER.word(first)]
    if last != NONE:
        words += ["reset" if is_reset else "via", ROCK_NUMBER.word(last)]
    return " ".join(words)


def _elsewhere(start: int, count: int) -> Callable[[list[int]], int]:
    """The codes from one of so many places to another."""
    return lambda values: NO_CODE if values[0] == values[1] else start + values[0] * count + values[1]


def _word(word: str) -> str:
    """Only fields must be exact."""
    return word if word in FIELD_NUMBERS or "-" in word else word.lower()


def _short(text: str) -> str:
    """`3` and `rainbow` are short for `play ...`, `K` for `to K`."""
    if text in NAMES[1:]:
        return f"play {text}"
    return f"to {text}" if text.partition(" ")[0] in FIELD_NUMBERS else text


ACTIONS: Final = Actions(
    "Drachenfels",
    [
        ActionKind(
            _move,
            "6.1",
            TO,
            {"field": FIELD, "first": Maybe(ROCK_NUMBER), "last": Maybe(ROCK_NUMBER), "is_reset": FLAG},
            name="move",
            called={"field": "to", "is_reset": "reset"},
            code=_move_code,
            write=_move_notation,
        ),
        ActionKind(Play, "4.1", PLAY, {"kind": KIND}),
        ActionKind(Stop, "4.1", STOP, {}),
        ActionKind(Refresh, "4.2", REFRESH, {}),
        ActionKind(Use, "4.3", USE, {}),
        ActionKind(Draw, "4.2", DRAW, {"seat": SEAT}),
        ActionKind(Leave, "5.1", LEAVE, {}),
        ActionKind(Knight, "3.1", KNIGHT, {"colour": COLOUR}),
        ActionKind(Swap, "5.4", SWAP, {"seat": SEAT}),
        ActionKind(Cloud, "5.5", CLOUD, {"seat": SEAT}),
        ActionKind(Dragon, "5.3", DRAGON, {"field": FIELD}),
        ActionKind(Build, "5.2", BUILD, {"site": SITE}),
        ActionKind(Raze, "5.2", RAZE, {"site": SITE}),
        ActionKind(Rebuild, "5.2", REBUILD, {"site": SITE, "to": SITE}, code=_elsewhere(REBUILD, SITES)),
        ActionKind(Set, "5.1", SET, {"pair": PAIR}),
        ActionKind(Lift, "5.1", LIFT, {"pair": PAIR}),
        ActionKind(Shift, "5.1", SHIFT, {"pair": PAIR, "to": PAIR}, code=_elsewhere(SHIFT, PAIRS)),
    ],
    "write: play 3 · play rainbow (bridge, dragon, teletransfer, cloud) · to p2 · to K via R1 · to b1 from R2 · "
    "to F2 from R1 reset R2 · refresh · draw 2 · use · stop · set R1-K · lift R1-K · shift R1-K R2-K · leave · "
    "build H1 · raze H1 · rebuild H1 G2 · dragon F1 · swap 2 · cloud 2 · knight red",
    _short,
    _word,
)


def move_of(code: i64) -> Move | None:
    """The move that a code stands for; None if it stands for none."""
    action = ACTIONS.meaning(code)
    return action if isinstance(action, Move) else None
