"""What a seat can do: action codes, their typed meaning, their notation and their JSON form.

In notation seats are counted from 1, as people do; in code from 0. Fields are named as on the board.
"""

from typing import Final, NamedTuple, TypeAlias

from drachenhort.core.errors import NotationError
from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.games.drachenfels.cards import KINDS, NAMES
from drachenhort.games.drachenfels.data import COLOURS, MAX_SEATS
from drachenhort.games.drachenfels.fields import (
    END_FIELDS,
    ENDS,
    FIELD_NAMES,
    FIELDS,
    PAIR_NAMES,
    PAIRS,
    QUARTERS,
    ROCK,
    SITE_NAMES,
    SITES,
)

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
CODES_END: Final = FROM_RESET + QUARTERS * PAIRS

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


Action: TypeAlias = (
    Move
    | Play
    | Stop
    | Refresh
    | Use
    | Draw
    | Leave
    | Knight
    | Swap
    | Cloud
    | Dragon
    | Build
    | Raze
    | Rebuild
    | Set
    | Lift
    | Shift
)


def via_code(pair: i64) -> i64:
    """A move whose last step crosses the rainbow of this pair."""
    return VIA + pair


def from_code(rock: i64, field: i64) -> i64:
    """A move whose first step crosses the rainbow to this rock, 0 to 3."""
    return FROM + rock * FIELDS + field


def from_via_code(rock: i64, pair: i64, is_reset: bool) -> i64:
    """A move over two rainbows, or over one that is re-set to this pair on the way."""
    return (FROM_RESET if is_reset else FROM_VIA) + rock * PAIRS + pair


def move_of(code: i64) -> Move | None:
    """The move that a code stands for; None if it stands for none."""
    if TO <= code < PLAY:
        return Move(code, None, None, False)
    if VIA <= code < FROM:
        pair = code - VIA
        return Move(END_FIELDS[pair % ENDS], None, pair // ENDS, False)
    if FROM <= code < FROM_VIA:
        return Move((code - FROM) % FIELDS, (code - FROM) // FIELDS, None, False)
    if FROM_VIA <= code < CODES_END:
        rest = (code - FROM_VIA) % (QUARTERS * PAIRS)
        pair = rest % PAIRS
        return Move(END_FIELDS[pair % ENDS], rest // PAIRS, pair // ENDS, code >= FROM_RESET)
    return None


def meaning(code: int) -> Action | None:
    """What a code stands for; None for a number that is no action."""
    move = move_of(code)
    if move is not None:
        return move
    if PLAY <= code < STOP:
        return Play(code - PLAY + 1)
    if DRAW <= code < LEAVE:
        return Draw(code - DRAW)
    if KNIGHT <= code < SWAP:
        return Knight(code - KNIGHT)
    if SWAP <= code < CLOUD:
        return Swap(code - SWAP)
    if CLOUD <= code < DRAGON:
        return Cloud(code - CLOUD)
    if DRAGON <= code < BUILD:
        return Dragon(code - DRAGON)
    if BUILD <= code < RAZE:
        return Build(code - BUILD)
    if RAZE <= code < REBUILD:
        return Raze(code - RAZE)
    if REBUILD <= code < SET:
        site, to = (code - REBUILD) // SITES, (code - REBUILD) % SITES
        return Rebuild(site, to) if site != to else None
    if SET <= code < LIFT:
        return Set(code - SET)
    if LIFT <= code < SHIFT:
        return Lift(code - LIFT)
    if SHIFT <= code < VIA:
        pair, goal = (code - SHIFT) // PAIRS, (code - SHIFT) % PAIRS
        return Shift(pair, goal) if pair != goal else None
    return _PLAIN.get(code)


_PLAIN: Final[dict[int, Action]] = {STOP: Stop(), REFRESH: Refresh(), USE: Use(), LEAVE: Leave()}

ALL_CODES: Final = [code for code in range(CODES_END) if meaning(code) is not None]


def notation(code: int) -> str:
    """`to p2`, `to F2 from R1 via R3`, `play rainbow`, `set R1-K`, `draw 2` ..."""
    action = meaning(code)
    match action:
        case Move():
            return _move_notation(action)
        case Play():
            return f"play {NAMES[action.kind]}"
        case Draw() | Swap() | Cloud():
            return f"{_word(action)} {action.seat + 1}"
        case Knight():
            return f"knight {COLOURS[action.colour]}"
        case Dragon():
            return f"dragon {FIELD_NAMES[action.field]}"
        case Build() | Raze():
            return f"{_word(action)} {SITE_NAMES[action.site]}"
        case Rebuild():
            return f"rebuild {SITE_NAMES[action.site]} {SITE_NAMES[action.to]}"
        case Set() | Lift():
            return f"{_word(action)} {PAIR_NAMES[action.pair]}"
        case Shift():
            return f"shift {PAIR_NAMES[action.pair]} {PAIR_NAMES[action.to]}"
        case None:
            return f"no action ({code})"
    return _word(action)


def _word(action: Action) -> str:
    return type(action).__name__.lower()


def _move_notation(move: Move) -> str:
    words = ["to", FIELD_NAMES[move.field]]
    if move.first is not None:
        words += ["from", _rock(move.first)]
    if move.last is not None:
        words += ["reset" if move.is_reset else "via", _rock(move.last)]
    return " ".join(words)


def _rock(rock: int) -> str:
    return FIELD_NAMES[ROCK + rock]


_BY_NOTATION: Final = {notation(code): code for code in ALL_CODES}
HELP: Final = (
    "write: play 3 · play rainbow (bridge, dragon, teletransfer, cloud) · to p2 · to K via R1 · to b1 from R2 · "
    "to F2 from R1 reset R2 · refresh · draw 2 · use · stop · set R1-K · lift R1-K · shift R1-K R2-K · leave · "
    "build H1 · raze H1 · rebuild H1 G2 · dragon F1 · swap 2 · cloud 2 · knight red"
)


def parse(text: str) -> int:
    """The code of a notation. `3` and `rainbow` are short for `play ...`, `K` for `to K`; only fields must be exact."""
    words = [word if word in FIELD_NAMES or "-" in word else word.lower() for word in text.split()]
    if len(words) == 1 and words[0] in NAMES[1:]:
        words.insert(0, "play")
    elif words and words[0] in FIELD_NAMES:
        words.insert(0, "to")
    code = _BY_NOTATION.get(" ".join(words))
    if code is None:
        raise NotationError(f"'{text}' is no action of Drachenfels; {HELP}")
    return code


def to_json(code: int) -> dict[str, Json]:
    """{"do": "play", "kind": "rainbow"}: fields, cards and colours by name, seats as numbers from 0."""
    action = meaning(code)
    assert action is not None, f"{code} is no action"
    out: dict[str, Json] = {"do": _word(action)}
    match action:
        case Move():
            out["to"] = FIELD_NAMES[action.field]
            out["first"] = None if action.first is None else _rock(action.first)
            out["last"] = None if action.last is None else _rock(action.last)
            out["reset"] = action.is_reset
        case Play():
            out["kind"] = NAMES[action.kind]
        case Draw() | Swap() | Cloud():
            out["seat"] = action.seat
        case Knight():
            out["colour"] = COLOURS[action.colour]
        case Dragon():
            out["field"] = FIELD_NAMES[action.field]
        case Build() | Raze():
            out["site"] = SITE_NAMES[action.site]
        case Rebuild():
            out["site"] = SITE_NAMES[action.site]
            out["to"] = SITE_NAMES[action.to]
        case Set() | Lift():
            out["pair"] = PAIR_NAMES[action.pair]
        case Shift():
            out["pair"] = PAIR_NAMES[action.pair]
            out["to"] = PAIR_NAMES[action.to]
        case _:
            pass
    return out


_BY_JSON: Final = {str(sorted(to_json(code).items())): code for code in ALL_CODES}


def from_json(data: dict[str, Json]) -> int | None:
    """The code of what `to_json` wrote; None if it is no action."""
    return _BY_JSON.get(str(sorted(data.items())))
