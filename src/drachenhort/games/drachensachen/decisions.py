"""What a seat is asked."""

from typing import Final

from drachenhort.core.decision import Decisions

DECISIONS: Final = Decisions()

SWAP: Final = DECISIONS.kind(0, "swap")
PLAY: Final = DECISIONS.kind(1, "play")
OWED_DRAW: Final = DECISIONS.kind(2, "owed-draw")
OWED_SKIP: Final = DECISIONS.kind(3, "owed-skip")
GIVE: Final = DECISIONS.kind(4, "give")
PICK: Final = DECISIONS.kind(5, "pick")
DIRECTION: Final = DECISIONS.kind(6, "direction")
