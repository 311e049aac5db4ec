"""What the hall's table offers to the person who opens the box; see tests/server/test_one_tap.py."""

from typing import Final

IN_EVERY_GAME: Final = {"knight", "turn", "move"}
SPARED_AT_FIRST: Final = {"knight"}
