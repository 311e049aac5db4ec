"""In which line of a board file something stands, for the complaint about it. The parser of TOML does not say."""

from typing import Final, final


@final
class BoardLines:
    """The lines of a board file, and which part and row of it is being read."""

    def __init__(self, text: str) -> None:
        self.lines: Final = [line.partition("#")[0] for line in text.split("\n")]
        self.start = 0
        self.row = 0
        self.opening = ""

    def read_part(self, name: str) -> None:
        """From now on the part under this key is read, or checked as a whole."""
        self.row = 0
        self.start = 0
        for number, line in enumerate(self.lines):
            if line.lstrip("[ \t\"'").startswith(name):
                self.start = number
                break

    def read_row(self, opening: str, row: int) -> None:
        """From now on one row of that part is read: the one that the bracket with this number opens."""
        self.opening = opening
        self.row = row

    def line_of(self, field: str) -> int:
        """The line of the row, else the one of the part that first names this field, else that where the part begins."""
        found = self._line_of_row() if self.row else self._line_that_names(field)
        return self.start + 1 if found is None else found + 1

    def _line_of_row(self) -> int | None:
        left = self.row
        for number in range(self.start, len(self.lines)):
            left -= self.lines[number].count(self.opening)
            if left <= 0:
                return number
        return None

    def _line_that_names(self, field: str) -> int | None:
        for number in range(self.start, len(self.lines)):
            line = self.lines[number]
            if f'"{field}"' in line or f"'{field}'" in line:
                return number
        return None
