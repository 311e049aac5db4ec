"""The kinds of decision, in lower case for everybody else."""

from typing import Final

SWAP: Final = 0
PLAY: Final = 1
OWED_DRAW: Final = 2
OWED_SKIP: Final = 3
GIVE: Final = 4
PICK: Final = 5
DIRECTION: Final = 6
