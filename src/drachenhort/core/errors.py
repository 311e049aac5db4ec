"""What can be wrong with an input, each with the place and what would be right."""

from typing import Final


class DrachenhortError(Exception):
    """A mistake of the user or of a file; never a broken program. The text says what would be right."""


class Illegal(DrachenhortError):
    """An action that the rules refuse. The state is untouched."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"refused by rule {clause}: {reason}")
        self.clause: Final = clause
        self.reason: Final = reason


class NotationError(DrachenhortError):
    """A text that is no action at all."""


class OptionError(DrachenhortError):
    """An option that does not exist or a value it cannot have."""


class SeatsError(DrachenhortError):
    """A number of seats the game is not made for."""


class UnknownGame(DrachenhortError):
    """A name that no game has."""


class OldRules(DrachenhortError):
    """Rules of a game that this program does not have, or not any more."""


class PositionError(DrachenhortError):
    """A position text that cannot be read, breaks conservation or contradicts itself."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line: Final = line
        self.reason: Final = reason


class RecordError(DrachenhortError):
    """A record that is cut off, edited, of another version or of another game."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place: Final = place
        self.reason: Final = reason


class OldRecord(RecordError):
    """A record of rules that are not here. It is unchanged and its seal is right, but it cannot be replayed."""
