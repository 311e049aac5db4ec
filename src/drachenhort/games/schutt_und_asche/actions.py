"""What a seat can do: action codes and their typed meaning, and the declaration from which everything else comes."""

from typing import Final, NamedTuple

from drachenhort.core.actions import ActionKind, Actions
from drachenhort.core.decision import WORD
from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche.board import LANDS
from drachenhort.games.schutt_und_asche.data import ALL_GOLD, GOLD_NAMES, KINDS
from drachenhort.games.schutt_und_asche.domains import FIELD, GOLD, GOLD_SUM, LAND, PATTERN, SEAT, TILE, TOPIC

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


ABOUT_OFFER: Final = 0
ABOUT_GOLD: Final = 1
ABOUT_TOP: Final = 2


def is_talk(code: i64) -> bool:
    return TALK <= code < TALK + 3


ACTIONS: Final = Actions(
    "Schutt und Asche",
    [
        ActionKind(Take, "2.2", TAKE, {"land": LAND}),
        ActionKind(Buy, "7.1", BUY, {"land": LAND}),
        ActionKind(Look, "7.2", LOOK, {"land": LAND}),
        ActionKind(Put, "7.1", PUT, {"land": LAND}),
        ActionKind(Next, "7.2", NEXT, {"kind": TILE}),
        ActionKind(Done, "7", DONE, {}),
        ActionKind(Piece, "5.1", PIECE, {"field": FIELD}),
        ActionKind(Offer, "5.2", OFFER, {"value": GOLD}, write=lambda values: f"offer {GOLD_NAMES[values[0]]}"),
        ActionKind(Fight, "5.5", FIGHT, {"land": LAND}),
        ActionKind(Turn, "6.3", TURN, {}),
        ActionKind(Spend, "6.3", SPEND, {}),
        ActionKind(Stop, "6.2", STOP, {}),
        ActionKind(Onward, "6.2", ONWARD, {}),
        ActionKind(Lift, "6.5", LIFT, {"land": LAND}),
        ActionKind(Lay, "8.2", LAY, {"red": PATTERN}, called={"red": "colours"}),
        ActionKind(Name, "9.5", NAME, {"seat": SEAT}),
        ActionKind(Talk, "4.5", TALK, {"topic": TOPIC}),
        ActionKind(SayOffer, "4.5", SAY_OFFER, {"gold": GOLD_SUM}, write=lambda values: f"say offer {values[0]}"),
        ActionKind(SayGold, "4.5", SAY_GOLD, {"gold": GOLD_SUM}, write=lambda values: f"say gold {values[0]}"),
        ActionKind(
            SayTop,
            "4.5",
            SAY_TOP,
            {"land": LAND, "kind": TILE},
            write=lambda values: f"say top {LAND.word(values[0])} {TILE.word(values[1])}",
        ),
    ],
    "write: take L3 · put L3 · look L3 · next knight · done · piece 1 · offer 2 · fight L3 · turn · spend · stop · "
    "onward · lift L3 · buy L3 · lay YRRY · name 2 · talk offer · say offer 3 · say gold 3 · say top L3 knight; "
    "gold is X, 1, 2, 3",
)
