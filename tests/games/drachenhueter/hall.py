"""What the hall's table offers to the person who opens the box; see tests/server/test_one_tap.py."""

from typing import Final

NOT_FROM_THE_HALL: Final = {"stand-in": "5 a chest; the option `chests` brings them in"}
IN_EVERY_GAME: Final = {"take", "change", "lay"}
