"""Position text: one `key: values` a line, comments after `#`, readable and editable by hand.

It is also the codec: a State is saved and loaded as its position text, and two states are equal if their texts are.
"""

from typing import Final, final

from drachenhort.core.errors import PositionError
from drachenhort.core.plain import shortened, whole_number
from drachenhort.core.text_bounds import TextError, check_size

LONGEST_TEXT: Final = 200_000
LONGEST_LINE: Final = 100_000
"""A line of options may hold creatures of one's own, with all their texts."""


@final
class PositionWriter:
    """Collects the lines of a position text."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def comment(self, text: str) -> None:
        self.lines.append(f"# {text}")

    def words(self, key: str, words: list[str], comment: str = "") -> None:
        line = f"{key}: {' '.join(words)}".rstrip()
        self.lines.append(f"{line}  # {comment}" if comment else line)

    def numbers(self, key: str, numbers: list[int], comment: str = "") -> None:
        self.words(key, [str(number) for number in numbers], comment)

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


@final
class Line:
    """The values of one line and where it stands."""

    def __init__(self, number: int, key: str, words: list[str]) -> None:
        self.number: Final = number
        self.key: Final = key
        self.words: Final = words

    def field(self, name: str) -> str:
        """What stands behind `name=`."""
        for word in self.words[1:]:
            key, _, value = word.partition("=")
            if key == name:
                return value
        raise self.error(f"'{name}=...' is missing")

    def error(self, reason: str) -> PositionError:
        return PositionError(self.number, f"{shortened(self.key)}: {reason}")

    def numbers(self, count: int, low: int, high: int) -> list[int]:
        """Exactly `count` numbers from `low` to `high`."""
        if len(self.words) != count:
            raise self.error(f"needs {count} numbers, not {len(self.words)}")
        return [self.number_from(word, low, high) for word in self.words]

    def one_number(self, low: int, high: int) -> int:
        return self.numbers(1, low, high)[0]

    def number_from(self, word: str, low: int, high: int) -> int:
        number = whole_number(word)
        if number is None or not low <= number <= high:
            raise self.error(f"'{shortened(word)}' is not a number from {low} to {high}")
        return number


@final
class PositionReader:
    """Reads a position text key by key; every complaint names its line."""

    def __init__(self, text: str) -> None:
        try:
            check_size(text, LONGEST_TEXT, LONGEST_LINE)
        except TextError as error:
            raise PositionError(error.line, error.reason) from None
        self._lines: dict[str, Line] = {}
        number = 0
        for number, raw in enumerate(text.splitlines(), 1):
            content = raw.partition("#")[0].strip()
            if not content:
                continue
            key, colon, rest = content.partition(":")
            key = " ".join(key.split())
            if not colon:
                raise PositionError(number, f"'{shortened(content)}' is not of the form 'key: values'")
            if key in self._lines:
                raise PositionError(number, f"'{shortened(key)}' stands here for the second time")
            self._lines[key] = Line(number, key, rest.split())
        self._end = number + 1

    def has(self, key: str) -> bool:
        return key in self._lines

    def take(self, key: str) -> Line:
        """The line with this key; each is taken once."""
        line = self._lines.pop(key, None)
        if line is None:
            raise PositionError(self._end, f"the line '{key}: ...' is missing")
        return line

    def finish(self) -> None:
        """Nothing may be left that nobody asked for."""
        for line in self._lines.values():
            raise line.error("this line has no meaning here")
