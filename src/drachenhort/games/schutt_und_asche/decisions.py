"""The kinds of decision."""

from typing import Final

from drachenhort.core.game import Decisions

TAKE_LAND: Final = 0
PUT_KNIGHT: Final = 1
SORT: Final = 2
LAY_ORDER: Final = 3
PUT_PIECE: Final = 4
OFFER_GOLD: Final = 5
PICK_FIGHT: Final = 6
SPEND_POWER: Final = 7
STOP_FIGHT: Final = 8
LIFT_MARKER: Final = 9
PURCHASE: Final = 10
PUT_TILE: Final = 11
LAY_TILES: Final = 12
NAME_KING: Final = 13
CLAIM: Final = 14

DECISIONS: Final = Decisions(
    {
        "take-land": TAKE_LAND,
        "start-knight": PUT_KNIGHT,
        "sort": SORT,
        "order": LAY_ORDER,
        "dragon-piece": PUT_PIECE,
        "offer": OFFER_GOLD,
        "pick-fight": PICK_FIGHT,
        "power": SPEND_POWER,
        "shield": STOP_FIGHT,
        "marker": LIFT_MARKER,
        "purchase": PURCHASE,
        "put": PUT_TILE,
        "lay-tiles": LAY_TILES,
        "name-king": NAME_KING,
        "claim": CLAIM,
    },
    parts=[LAY_ORDER],
)
