"""2 The board: read from a text, checked, and kept in the options of a table.

`read_board` takes the text of a board file. `read_tokens` takes the short form that options and records keep:
one word a field, `b1:dotted:100:-173:a1/c1`. Both refuse a bad board with the field and the reason. `read_drawing` takes
the text of a file that may be unfinished, and finds all that is wrong with it.
"""

import re
from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.plain import shortened
from drachenhort.core.text_bounds import TextError
from drachenhort.games.drachenfels.board_faults import DOTTED, BoardError, Faults, check_edges, check_kinds, check_reach
from drachenhort.games.drachenfels.board_lines import BoardLines
from drachenhort.games.drachenfels.distances import distances
from drachenhort.games.drachenfels.fields import (
    BITS,
    FIELD_NAMES,
    FIELD_NUMBERS,
    FIELDS,
    POWERS,
    QUARTERS,
    ROCK,
    ROCK_CASTLE,
    SITES,
)
from drachenhort.games.drachenfels.walks import MOST_STEPS, MOST_WALKS_IN_ALL, TooManyWalks, Walks
from drachenhort.games.files import Toml, read_file, read_toml

PLAIN: Final = "plain"
LETTER_KINDS: Final = {
    "K": "castle",
    "S": "start",
    "R": "rock",
    "T": "star",
    "F": "rock-castle",
    "H": "hole",
    "G": "gate",
}
FARTHEST: Final = 10_000
"""How far from the middle a field may be drawn."""
SYMMETRIES: Final = ["rotation", "mirror"]
BOARDS_KEPT: Final = 8


@final
class Board:
    """Which fields there are, how they lie and which are neighbours. Never changed; only its table of walks grows."""

    def __init__(self, kinds: list[str], xs: list[int], ys: list[int], neighbours: list[list[int]]) -> None:
        self.kinds: Final = kinds  # By field number; empty where the board has no such field.
        self.xs: Final = xs
        self.ys: Final = ys
        self.neighbours: Final = neighbours
        self.walks: Final = Walks(neighbours)
        self.dragon_low: i64 = 0  # 5.3 Where a dragon may sit.
        self.dragon_high: i64 = 0
        for field in range(FIELDS):
            if kinds[field] in (DOTTED, "rock-castle"):
                self.dragon_low |= BITS[field].low
                self.dragon_high |= BITS[field].high
        self.nearest: Final = [_nearest_castle(neighbours, ROCK + rock) for rock in range(QUARTERS)]

    def has(self, field: i64) -> bool:
        return self.kinds[field] != ""

    def tokens(self) -> list[str]:
        """The short form, from which `read_tokens` makes the same board again."""
        out: list[str] = []
        for field in range(FIELDS):
            if self.has(field):
                others = "/".join(FIELD_NAMES[other] for other in self.neighbours[field])
                out.append(f"{FIELD_NAMES[field]}:{self.kinds[field]}:{self.xs[field]}:{self.ys[field]}:{others}")
        return out


@final
class Draft:
    """A board as it is being read."""

    def __init__(self, faults: Faults) -> None:
        self.faults: Final = faults
        self.kinds: Final = [""] * FIELDS
        self.xs: Final = [0] * FIELDS
        self.ys: Final = [0] * FIELDS
        self.neighbours: Final[list[list[int]]] = [[] for _ in range(FIELDS)]

    def add_field(self, name: str, kind: str, x: int, y: int) -> None:
        number = field_number(name)
        if self.kinds[number]:
            raise BoardError(name, "stands here for the second time")
        right = [LETTER_KINDS[name[0]]] if name[0] in LETTER_KINDS else [DOTTED, PLAIN]
        if kind not in right:
            raise BoardError(name, f"its kind is '{shortened(kind)}', but fields with this letter are {' or '.join(right)}")
        if not (-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST):
            raise BoardError(name, f"must be drawn at most {FARTHEST} from the middle")
        self.kinds[number], self.xs[number], self.ys[number] = kind, x, y

    def check_fields(self) -> None:
        """All fields are there, before they are joined."""
        check_kinds(self.kinds, self.faults)
        _check_places(self)

    def add_edge(self, one: int, other: int) -> None:
        for field, place in ((one, other), (other, one)):
            if not self.kinds[field]:
                raise BoardError(FIELD_NAMES[place], f"is joined with {FIELD_NAMES[field]}, which is not on this board")
        if one == other:
            raise BoardError(FIELD_NAMES[one], "is joined with itself")
        if other in self.neighbours[one]:
            raise BoardError(FIELD_NAMES[one], f"is joined with {FIELD_NAMES[other]} twice")
        self.neighbours[one].append(other)
        self.neighbours[other].append(one)

    def done(self) -> Board | None:
        """The board; None if it has faults that were kept."""
        for others in self.neighbours:
            others.sort()
        check_edges(self.neighbours, self.faults)
        check_reach(self.kinds, self.neighbours, self.faults)
        if self.faults.found:
            return None
        board = Board(self.kinds, self.xs, self.ys, self.neighbours)
        _check_walks(board, self.faults)
        return board


def field_number(name: str) -> int:
    number = FIELD_NUMBERS.get(name)
    if number is None:
        raise BoardError(name, "is no name of a field; there are K, and letters with a quarter like S1, F4 or b2")
    return number


def _check_places(draft: Draft) -> None:
    for field in range(FIELDS):
        for other in range(field):
            if not draft.kinds[field] or not draft.kinds[other]:
                continue
            if draft.xs[field] == draft.xs[other] and draft.ys[field] == draft.ys[other]:
                name = FIELD_NAMES[other]
                reason = f"lies in the same place as {name}"
                draft.faults.note(BoardError(FIELD_NAMES[field], reason, key="same-place", other=name))


def _check_walks(board: Board, faults: Faults) -> None:
    """The ways of one move must be few enough to be listed."""
    count = 0
    for field in range(FIELDS):
        name = FIELD_NAMES[field]
        try:
            count += board.walks.try_out(field)
        except TooManyWalks:
            reason = f"has too many ways of {MOST_STEPS} steps to list them"
            faults.note(BoardError(name, reason, key="many-ways", other=str(MOST_STEPS)))
            return
        if count > MOST_WALKS_IN_ALL:
            reason = "too many fields have too many ways; leave some edges out"
            faults.note(BoardError(name, reason, key="many-ways-in-all"))
            return


def _nearest_castle(neighbours: list[list[int]], rock: int) -> int:
    """9 The rock castle, 0 to 3, that is nearest to a rock with all sites bridged; the first one if several are."""
    steps = distances(neighbours, rock, POWERS[SITES] - 1, 0)
    near = [steps[ROCK_CASTLE + quarter] for quarter in range(QUARTERS)]
    return near.index(min(near))


def read_tokens(words: list[str]) -> Board:
    """The board of its short form. The last ones are kept: every table, view and position of a game asks for its board."""
    key = tuple(words)
    board = _SHELF.boards.get(key)
    if board is None:
        board = _read_tokens(words)
        if len(_SHELF.boards) >= BOARDS_KEPT:
            _SHELF.boards = {}
        _SHELF.boards[key] = board
    return board


def _read_tokens(words: list[str]) -> Board:
    draft = Draft(Faults())
    joined: list[tuple[str, list[str]]] = []
    for word in words:
        parts = word.split(":")
        if len(parts) != 5:
            raise BoardError(word, "is not of the form b1:dotted:100:-173:a1/c1 (id, kind, right, down, neighbours)")
        name, kind, x, y, others = parts
        for number in (x, y):
            if not re.fullmatch(r"-?[0-9]{1,6}", number, re.ASCII):
                raise BoardError(name, f"'{shortened(number)}' is not a whole number")
        draft.add_field(name, kind, int(x), int(y))
        joined.append((name, others.split("/") if others else []))
    draft.check_fields()
    for name, names in joined:
        for other in names:
            if field_number(name) < field_number(other):
                draft.add_edge(field_number(name), field_number(other))
    for name, names in joined:
        if draft.neighbours[field_number(name)] != sorted(field_number(other) for other in names):
            raise BoardError(name, "its neighbours do not name it in return")
    board = draft.done()
    assert board is not None, "the first fault is raised"
    return board


@final
class Drawing:
    """The text of a board file: what it draws and claims, as far as it can be read, and what is wrong with it."""

    def __init__(self, file: dict[str, Toml], draft: Draft, board: Board | None) -> None:
        self.file: Final = file
        self.draft: Final = draft
        self.board: Final = board
        self.faults: Final = draft.faults.found


def read_board(text: str) -> Board:
    """The board of a file's text, with everything checked that it claims of itself."""
    board = _read(text, are_kept=False).board
    assert board is not None, "the first fault is raised"
    return board


def read_drawing(text: str) -> Drawing:
    """The same for a file that may be unfinished. What is no TOML at all raises a BoardError."""
    return _read(text, are_kept=True)


def _read(text: str, are_kept: bool) -> Drawing:
    # In its own module, since only board files claim anything.
    from drachenhort.games.drachenfels.claims import check_distances, check_symmetry

    try:
        file = read_toml(text)
    except TextError as error:
        raise BoardError("the file", error.reason, error.line) from None
    lines = BoardLines(text)
    faults = Faults(lines, are_kept)
    draft = Draft(faults)
    for key in file:
        if key not in ("symmetry", "fields", "edges", "distances"):
            lines.read_part(key)
            reason = f"'{shortened(key)}' has no meaning here; there are fields, edges, symmetry, distances"
            faults.note(BoardError("the file", reason))
    lines.read_part("fields")
    for place, row in enumerate(_noting(faults, file, "fields"), 1):
        lines.read_row("{", place)
        try:
            _read_field(draft, row)
        except BoardError as fault:
            faults.note(fault)
    lines.read_part("fields")
    draft.check_fields()
    lines.read_part("edges")
    for place, row in enumerate(_noting(faults, file, "edges"), 1):
        lines.read_row("[", place + 1)  # The list itself has the first bracket.
        try:
            _read_edge(draft, row, place)
        except BoardError as fault:
            faults.note(fault)
    lines.read_part("fields")
    board = draft.done()
    if board is None or faults.found:
        return Drawing(file, draft, None)
    try:
        lines.read_part("symmetry")
        check_symmetry(board, file)
        lines.read_part("distances")
        check_distances(board, file, lines)
    except BoardError as fault:
        faults.note(fault)
    return Drawing(file, draft, None if faults.found else board)


def _noting(faults: Faults, file: dict[str, Toml], key: str) -> list[Toml]:
    try:
        return rows(file, key)
    except BoardError as fault:
        faults.note(fault)
        return []


def rows(file: dict[str, Toml], key: str) -> list[Toml]:
    value = file.get(key, [])
    if not isinstance(value, list):
        raise BoardError("the file", f"{key} must be a list")
    return value


def _read_edge(draft: Draft, row: Toml, place: int) -> None:
    if not isinstance(row, list) or len(row) != 2:
        raise BoardError(f"edge {place}", 'must be two fields, like ["S1", "a1"]')
    draft.add_edge(field_number(str(row[0])), field_number(str(row[1])))


def _read_field(draft: Draft, row: Toml) -> None:
    if not isinstance(row, dict) or not isinstance(row.get("id"), str):
        raise BoardError("fields", 'each must be written { id = "b1", kind = "dotted", at = [100, -173] }')
    name = str(row["id"])
    at = row.get("at")
    if set(row) != {"id", "kind", "at"}:
        raise BoardError(name, "needs exactly id, kind and at")
    if not isinstance(at, list) or len(at) != 2:
        raise BoardError(name, "at must be two whole numbers, right and down from the middle")
    x, y = at[0], at[1]
    if not isinstance(x, int) or not isinstance(y, int) or isinstance(x, bool) or isinstance(y, bool):
        raise BoardError(name, "at must be two whole numbers, right and down from the middle")
    draft.add_field(name, str(row["kind"]), x, y)


@final
class _Shelf:
    """The standard board, read when it is first needed, and a few others by their short form."""

    def __init__(self) -> None:
        self.standard: Board | None = None
        self.boards: dict[tuple[str, ...], Board] = {}


_SHELF: Final = _Shelf()


def standard_board() -> Board:
    board = _SHELF.standard
    if board is None:
        board = read_board(read_file("drachenfels", "board.toml"))
        _SHELF.standard = board
    return board
