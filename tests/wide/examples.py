"""One example of every kind of line, and a fingerprint of all of them."""

import hashlib
import re

_NUMBERS = re.compile(r"\d+")


class Examples:
    """Lines under headings. Two lines are of one kind if they differ in numbers only."""

    def __init__(self) -> None:
        self._lines: dict[str, list[str]] = {}
        self._kinds: dict[str, set[str]] = {}
        self._all: dict[str, tuple[int, int]] = {}

    def note(self, heading: str, line: str, kind: str | None = None) -> None:
        """A line; of the kind named, or of all that are like it but for their numbers."""
        line = line.replace("\u00a0", " ").replace("\n", " / ")
        count, total = self._all.get(heading, (0, 0))
        number = int.from_bytes(hashlib.blake2b(f"{count} {line}".encode(), digest_size=8).digest())
        self._all[heading] = count + 1, total ^ number
        kind = _NUMBERS.sub("#", line) if kind is None else kind
        kinds = self._kinds.setdefault(heading, set())
        if kind not in kinds:
            kinds.add(kind)
            self._lines.setdefault(heading, []).append(line)

    def text(self) -> str:
        out: list[str] = []
        for heading, (count, total) in self._all.items():
            out += [f"= {heading}", *self._lines[heading], f"all {count}: {total:016x}", ""]
        return "\n".join(out)
