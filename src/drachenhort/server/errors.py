"""What cannot be done at a table, and why."""

from typing import Literal, TypeAlias

Code: TypeAlias = Literal[
    "malformed",  # not a message of this protocol
    "protocol",  # another version of the protocol, or no hello
    "too-fast",
    "storage",  # the disk is full or broken
    "no-game",
    "old-game",  # the table was made with another version of the game
    "no-table",
    "no-move",  # a replay has no such move
    "bad-options",
    "bad-seats",
    "bad-clock",
    "bad-name",
    "bad-text",
    "not-host",
    "not-entered",
    "not-your-seat",
    "no-seat",
    "seat-taken",
    "seat-kept",  # for somebody with an invitation
    "seats-open",  # before the start all seats must have somebody
    "started",
    "not-started",
    "not-over",
    "over",
    "closed",
    "nothing-to-undo",
    "undo-asked",
    "no-undo-asked",
    "not-your-turn",
]
"""For programs, and for the client to say it in the reader's language."""


class Cannot(Exception):
    """Somebody wanted something that is not possible; nothing has changed. `text` says what would be."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
