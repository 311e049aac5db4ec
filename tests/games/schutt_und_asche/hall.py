"""What the hall's table offers to the person who opens the box; see tests/server/test_one_tap.py."""

from typing import Final

IN_EVERY_GAME: Final = {"take-land", "start-knight", "sort", "dragon-piece", "offer", "purchase"}
LUCKY: Final = {"pick-fight", "shield", "name-king"}  # 5.5, 6.2 Well armed knights; 9.5 a tie for the crown.
