"""What a seat is asked."""

from typing import Final

from drachenhort.core.decision import Decisions

DECISIONS: Final = Decisions()

KNIGHT: Final = DECISIONS.kind(0, "knight")
TURN: Final = DECISIONS.kind(1, "turn")
MOVE: Final = DECISIONS.kind(2, "move")
RE_SET: Final = DECISIONS.kind(3, "re-set")
RAINBOW: Final = DECISIONS.kind(4, "rainbow")
BRIDGE: Final = DECISIONS.kind(5, "bridge")
DRAGON: Final = DECISIONS.kind(6, "dragon")
DRAGON_TO: Final = DECISIONS.kind(7, "dragon-to")
TELETRANSFER: Final = DECISIONS.kind(8, "teletransfer")
CLOUD: Final = DECISIONS.kind(9, "cloud")
HOME: Final = DECISIONS.kind(10, "home")
DRAW: Final = DECISIONS.kind(11, "draw")
