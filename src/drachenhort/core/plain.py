"""Plain data, as JSON has it, and plain numbers in texts."""

from typing import Final, TypeAlias

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

MOST_DIGITS: Final = 18
"""No number of ours is longer; Python refuses to read very long ones."""


LONGEST_SHOWN: Final = 60
"""So many characters of what somebody wrote a complaint repeats."""


def shortened(text: str) -> str:
    """A text from outside as complaints show it: the whole of it, or its beginning."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def whole_number(text: str) -> int | None:
    """The number a text stands for, or None if it is anything but a few digits."""
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        return None
    return int(text)
