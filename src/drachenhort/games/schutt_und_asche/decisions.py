"""What a seat is asked."""

from typing import Final

from drachenhort.core.decision import Decisions

DECISIONS: Final = Decisions()

TAKE_LAND: Final = DECISIONS.kind(0, "take-land")
START_KNIGHT: Final = DECISIONS.kind(1, "start-knight")
SORT: Final = DECISIONS.kind(2, "sort")
ORDER: Final = DECISIONS.kind(3, "order", is_part=True)
DRAGON_PIECE: Final = DECISIONS.kind(4, "dragon-piece")
OFFER: Final = DECISIONS.kind(5, "offer")
PICK_FIGHT: Final = DECISIONS.kind(6, "pick-fight")
POWER: Final = DECISIONS.kind(7, "power")
SHIELD: Final = DECISIONS.kind(8, "shield")
MARKER: Final = DECISIONS.kind(9, "marker")
PURCHASE: Final = DECISIONS.kind(10, "purchase")
PUT: Final = DECISIONS.kind(11, "put")
LAY_TILES: Final = DECISIONS.kind(12, "lay-tiles")
NAME_KING: Final = DECISIONS.kind(13, "name-king")
CLAIM: Final = DECISIONS.kind(14, "claim")
