"""The kinds of decision, in lower case for everybody else."""

from typing import Final

TAKE: Final = 0
CHANGE: Final = 1
LAY: Final = 2
LAY_ALONG: Final = 3
END: Final = 4
STAND_IN: Final = 5
CARD: Final = 6
PEARL: Final = 7
