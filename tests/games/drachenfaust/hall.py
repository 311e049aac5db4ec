"""What the hall's table offers to the person who opens the box; see tests/server/test_one_tap.py."""

from typing import Final

NOT_FROM_THE_HALL: Final = {"bid-fairy": "4.1 a part of `bid`, for fists that hold more gold than one list can show"}
IN_EVERY_GAME: Final = {"bid"}
LUCKY: Final = {"double", "colour", "seat", "card", "buy", "give-up", "draw-on"}  # 6 Creatures few people win.
