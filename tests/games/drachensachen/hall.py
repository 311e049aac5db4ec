"""What the hall's table offers to the person who opens the box; see tests/server/test_one_tap.py."""

from typing import Final

NOT_FROM_THE_HALL: Final = {
    "give": "5 a skill; the option `skills` brings them in",
    "pick": "5 a skill; the option `skills` brings them in",
    "direction": "5 a skill; the option `skills` brings them in",
}
IN_EVERY_GAME: Final = {"swap", "play"}
