"""What a seat can do: action codes, their typed meaning, their notation and their JSON form.

Seats and centre fields are counted from 1 in notation, from 0 in code; lands have their names.
"""

from typing import Final, NamedTuple, TypeAlias

from drachenhort.core.decision import WORD
from drachenhort.core.errors import NotationError
from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.games.schutt_und_asche.board import FIELDS, LAND_NAMES, LANDS
from drachenhort.games.schutt_und_asche.data import ALL_GOLD, GOLD_NAMES, GOLD_VALUES, KINDS, MAX_SEATS, TILE_NAMES

# The codes. Below 62 and from 62 to 123 they are bits of a Decision's two words; the seldom ones follow.
# Those with a land line up with masks of lands.
TAKE: Final = 0
BUY: Final = 24
DONE: Final = 48
TURN: Final = 49
SPEND: Final = 50
STOP: Final = 51
ONWARD: Final = 52
OFFER: Final = 53
NEXT: Final = 57
LOOK: Final = WORD
PUT: Final = WORD + 24
PIECE: Final = WORD + 48
NAME: Final = WORD + 52
FIGHT: Final = 2 * WORD
LIFT: Final = 148
LAY: Final = 172
TALK: Final = 190
SAY_OFFER: Final = 200
SAY_GOLD: Final = SAY_OFFER + ALL_GOLD + 1
SAY_TOP: Final = SAY_GOLD + ALL_GOLD + 1
CODES_END: Final = SAY_TOP + LANDS * KINDS


class Take(NamedTuple):
    """2.2 Take a free land."""

    land: int


class Buy(NamedTuple):
    """7.1 The top tile of an own land."""

    land: int


class Look(NamedTuple):
    """2.4, 7.2 Look at an own stack, then lay it in any order."""

    land: int


class Put(NamedTuple):
    """2.3, 7.1 The start knight, or the tile just bought, onto this land."""

    land: int


class Next(NamedTuple):
    """2.4, 7.2 The stack being laid gets this tile next, from the top down."""

    kind: int


class Done(NamedTuple):
    """2.4, 5.2, 7 Finished with sorting, offering or purchases."""


class Piece(NamedTuple):
    """5.1 The dragon piece onto the tile on this field."""

    field: int


class Offer(NamedTuple):
    """5.2 One more card of this value, face down."""

    value: int


class Fight(NamedTuple):
    """5.5 The knight on this land fights."""

    land: int


class Turn(NamedTuple):
    """6.3 Turn the next combat card instead of spending power."""


class Spend(NamedTuple):
    """6.3 Spend 1 power against the two dragons."""


class Stop(NamedTuple):
    """6.2 End the fight with a draw."""


class Onward(NamedTuple):
    """6.2 Fight on."""


class Lift(NamedTuple):
    """6.5 Take the attack marker off this land."""

    land: int


class Lay(NamedTuple):
    """8.2 Red tiles onto the fields of this mask, yellow ones onto the others."""

    red: int


class Name(NamedTuple):
    """9.5 This seat is crowned."""

    seat: int


class Talk(NamedTuple):
    """4.5 Make a claim about this topic."""

    topic: int


class SayOffer(NamedTuple):
    """4.5 Claim: I offer so much gold."""

    gold: int


class SayGold(NamedTuple):
    """4.5 Claim: I hold so much gold."""

    gold: int


class SayTop(NamedTuple):
    """4.5 Claim: my top tile there is of this kind."""

    land: int
    kind: int


Action: TypeAlias = (
    Take
    | Buy
    | Look
    | Put
    | Next
    | Done
    | Piece
    | Offer
    | Fight
    | Turn
    | Spend
    | Stop
    | Onward
    | Lift
    | Lay
    | Name
    | Talk
    | SayOffer
    | SayGold
    | SayTop
)

_PLAIN: Final[dict[int, Action]] = {DONE: Done(), TURN: Turn(), SPEND: Spend(), STOP: Stop(), ONWARD: Onward()}


TOPICS: Final = ["offer", "gold", "top"]
ABOUT_OFFER: Final = 0
ABOUT_GOLD: Final = 1
ABOUT_TOP: Final = 2


def is_talk(code: i64) -> bool:
    return TALK <= code < TALK + 3


def meaning(code: int) -> Action | None:
    """What a code stands for; None for a number that is no action."""
    if TAKE <= code < TAKE + LANDS:
        return Take(code - TAKE)
    if BUY <= code < BUY + LANDS:
        return Buy(code - BUY)
    if OFFER <= code < OFFER + GOLD_VALUES:
        return Offer(code - OFFER)
    if NEXT <= code < NEXT + KINDS:
        return Next(code - NEXT + 1)
    if LOOK <= code < LOOK + LANDS:
        return Look(code - LOOK)
    if PUT <= code < PUT + LANDS:
        return Put(code - PUT)
    if PIECE <= code < PIECE + FIELDS:
        return Piece(code - PIECE)
    if NAME <= code < NAME + MAX_SEATS:
        return Name(code - NAME)
    if FIGHT <= code < FIGHT + LANDS:
        return Fight(code - FIGHT)
    if LIFT <= code < LIFT + LANDS:
        return Lift(code - LIFT)
    if LAY <= code < LAY + 2**FIELDS:
        return Lay(code - LAY)
    if TALK <= code < TALK + len(TOPICS):
        return Talk(code - TALK)
    if SAY_OFFER <= code < SAY_GOLD:
        return SayOffer(code - SAY_OFFER)
    if SAY_GOLD <= code < SAY_TOP:
        return SayGold(code - SAY_GOLD)
    if SAY_TOP <= code < CODES_END:
        return SayTop((code - SAY_TOP) // KINDS, (code - SAY_TOP) % KINDS + 1)
    return _PLAIN.get(code)


ALL_CODES: Final = [code for code in range(CODES_END) if meaning(code) is not None]


def notation(code: int) -> str:
    """`take L3`, `buy L3`, `look L3`, `next knight`, `offer 2`, `lay YRRY`, `say top L3 knight` ..."""
    action = meaning(code)
    match action:
        case Take() | Buy() | Look() | Put() | Fight() | Lift():
            return f"{type(action).__name__.lower()} {LAND_NAMES[action.land]}"
        case Next():
            return f"next {TILE_NAMES[action.kind]}"
        case Offer():
            return f"offer {GOLD_NAMES[action.value]}"
        case Piece():
            return f"piece {action.field + 1}"
        case Lay():
            return f"lay {colours(action.red)}"
        case Name():
            return f"name {action.seat + 1}"
        case Talk():
            return f"talk {TOPICS[action.topic]}"
        case SayOffer():
            return f"say offer {action.gold}"
        case SayGold():
            return f"say gold {action.gold}"
        case SayTop():
            return f"say top {LAND_NAMES[action.land]} {TILE_NAMES[action.kind]}"
        case None:
            return f"no action ({code})"
    return type(action).__name__.lower()


def colours(red: int) -> str:
    """`YRRY`: the colour of each field, from a mask of the red ones."""
    return "".join(["R" if red >> field & 1 else "Y" for field in range(FIELDS)])


_BY_NOTATION: Final = {notation(code).lower(): code for code in ALL_CODES}

HELP: Final = (
    "write: take L3 · put L3 · look L3 · next knight · done · piece 1 · offer 2 · fight L3 · turn · spend · stop · "
    "onward · lift L3 · buy L3 · lay YRRY · name 2 · talk offer · say offer 3 · say gold 3 · say top L3 knight; "
    "gold is X, 1, 2, 3"
)


def parse(text: str) -> int:
    """The code of a notation; case does not matter."""
    code = _BY_NOTATION.get(" ".join(text.lower().split()))
    if code is None:
        raise NotationError(f"'{text}' is no action of Schutt und Asche; {HELP}")
    return code


def to_json(code: int) -> dict[str, Json]:
    """{"do": "buy", "land": "L3"}: lands and kinds by name, seats and fields as numbers from 0."""
    action = meaning(code)
    assert action is not None, f"{code} is no action"
    out: dict[str, Json] = {"do": type(action).__name__.lower()}
    match action:
        case Take() | Buy() | Look() | Put() | Fight() | Lift():
            out["land"] = LAND_NAMES[action.land]
        case Next():
            out["kind"] = TILE_NAMES[action.kind]
        case Offer():
            out["value"] = action.value
        case Piece():
            out["field"] = action.field
        case Lay():
            out["colours"] = colours(action.red)
        case Name():
            out["seat"] = action.seat
        case Talk():
            out["topic"] = TOPICS[action.topic]
        case SayOffer() | SayGold():
            out["gold"] = action.gold
        case SayTop():
            out["land"] = LAND_NAMES[action.land]
            out["kind"] = TILE_NAMES[action.kind]
        case _:
            pass
    return out
