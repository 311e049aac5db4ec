"""The kinds of decision, in lower case for everybody else. What one step alone asks is declared beside it."""

from typing import Final

from drachenhort.core.decision import Decisions

DECISIONS: Final = Decisions()

KNIGHT: Final = 0
TURN: Final = 1
MOVE: Final = 2
RE_SET: Final = 3
RAINBOW: Final = 4
BRIDGE: Final = 5
DRAGON: Final = 6
DRAGON_TO: Final = 7
TELETRANSFER: Final = 8
CLOUD: Final = 9
HOME: Final = 10
DRAW: Final = 11
