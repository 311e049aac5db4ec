"""2 The board: read from a text, checked, and kept in the options of a table.

`read_board` takes the text of a board file. `read_tokens` takes the short form that options and records keep:
one word a field, `b1:dotted:100:-173:a1/c1`. Both refuse a bad board with the field and the reason.
"""

import re
from typing import Final, final

from drachenhort.core.errors import OptionError
from drachenhort.core.native import i64
from drachenhort.core.plain import shortened
from drachenhort.core.text_bounds import TextError
from drachenhort.games.drachenfels.board_lines import BoardLines
from drachenhort.games.drachenfels.fields import (
    BITS,
    CASTLE,
    END_FIELDS,
    ENDS,
    FIELD_NAMES,
    FIELD_NUMBERS,
    FIELDS,
    GATE,
    HOLE,
    LAND,
    POWERS,
    QUARTERS,
    ROCK,
    ROCK_CASTLE,
    SITES,
    STAR,
    START,
    is_site,
    is_star,
)
from drachenhort.games.drachenfels.walks import MOST_STEPS, MOST_WALKS_IN_ALL, TooManyWalks, Walks
from drachenhort.games.files import Toml, read_file, read_toml

DOTTED: Final = "dotted"
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
FEWEST_DOTTED: Final = 5
"""With four rock castles that makes nine: four dragons and four knights never take them all (5.3)."""
FARTHEST: Final = 10_000
"""How far from the middle a field may be drawn."""
SYMMETRIES: Final = ["rotation", "mirror"]
BOARDS_KEPT: Final = 8


class BoardError(OptionError):
    """A board that cannot be played on: which field, and why; in a file also the line."""

    def __init__(self, field: str, reason: str, line: int = 0) -> None:
        place = f"line {line}: " if line else ""
        super().__init__(f"{place}board, {shortened(field)}: {reason}")
        self.field: Final = field
        self.reason: Final = reason
        self.line: Final = line


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
class _Draft:
    """A board as it is being read."""

    def __init__(self) -> None:
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
        _check_kinds(self.kinds)
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

    def done(self) -> Board:
        for others in self.neighbours:
            others.sort()
        _check_edges(self.neighbours)
        _check_reach(self.kinds, self.neighbours)
        board = Board(self.kinds, self.xs, self.ys, self.neighbours)
        _check_walks(board)
        return board


def field_number(name: str) -> int:
    number = FIELD_NUMBERS.get(name)
    if number is None:
        raise BoardError(name, "is no name of a field; there are K, and letters with a quarter like S1, F4 or b2")
    return number


def _check_kinds(kinds: list[str]) -> None:
    for field in range(LAND):
        if not kinds[field]:
            raise BoardError(FIELD_NAMES[field], "is missing; K and S, R, T, F, H, G of every quarter must be there")
    if kinds.count(DOTTED) < FEWEST_DOTTED:
        raise BoardError("land", f"at least {FEWEST_DOTTED} fields must be {DOTTED}, so that a dragon always finds a place")


def _check_places(draft: _Draft) -> None:
    for field in range(FIELDS):
        for other in range(field):
            if not draft.kinds[field] or not draft.kinds[other]:
                continue
            if draft.xs[field] == draft.xs[other] and draft.ys[field] == draft.ys[other]:
                raise BoardError(FIELD_NAMES[field], f"lies in the same place as {FIELD_NAMES[other]}")


def _check_edges(neighbours: list[list[int]]) -> None:
    """2.1, 6.2 The castle has no fixed edge, a rock castle only its gate; a bridge joins fields, not bridges."""
    if neighbours[CASTLE]:
        raise BoardError("K", "is reached over rainbows only and has no fixed edge")
    for quarter in range(QUARTERS):
        castle, gate = ROCK_CASTLE + quarter, GATE + quarter
        if neighbours[castle] != [gate]:
            raise BoardError(FIELD_NAMES[castle], f"must be joined with {FIELD_NAMES[gate]} and nothing else")
    for site in range(HOLE, HOLE + SITES):
        if len(neighbours[site]) < 2:
            raise BoardError(FIELD_NAMES[site], "a bridge must join at least two fields")
        for other in neighbours[site]:
            if is_site(other):
                raise BoardError(FIELD_NAMES[site], f"is joined with {FIELD_NAMES[other]}: bridges do not join bridges")
    for star in range(STAR, STAR + QUARTERS):
        for other in neighbours[star]:
            if is_star(other):
                raise BoardError(FIELD_NAMES[star], f"is joined with {FIELD_NAMES[other]}: between stars there are flights")


def _check_reach(kinds: list[str], neighbours: list[list[int]]) -> None:
    """2.4 Without bridges every start reaches every field but K, F and the sites; with its gate also F."""
    for start in range(START, START + QUARTERS):
        steps = distances(neighbours, start, 0, 0)
        for field in range(FIELDS):
            if kinds[field] and field != CASTLE and not ROCK_CASTLE <= field < LAND and steps[field] < 0:
                raise BoardError(FIELD_NAMES[field], f"cannot be reached from {FIELD_NAMES[start]} without bridges")
        for quarter in range(QUARTERS):
            castle = ROCK_CASTLE + quarter
            if distances(neighbours, start, POWERS[QUARTERS + quarter], 0)[castle] < 0:
                raise BoardError(FIELD_NAMES[castle], f"cannot be reached from {FIELD_NAMES[start]} over its gate")


def _check_walks(board: Board) -> None:
    """The ways of one move must be few enough to be listed."""
    count = 0
    for field in range(FIELDS):
        try:
            count += board.walks.try_out(field)
        except TooManyWalks:
            raise BoardError(FIELD_NAMES[field], f"has too many ways of {MOST_STEPS} steps to list them") from None
        if count > MOST_WALKS_IN_ALL:
            raise BoardError(FIELD_NAMES[field], "too many fields have too many ways; leave some edges out")


def distances(neighbours: list[list[int]], start: int, bridges: int, rainbows: int) -> list[int]:
    """Fewest steps from a field to every other, -1 where none leads; nothing in the way, flights free (6.4).

    `bridges` are sites and `rainbows` pairs, as bits. Passing through a castle is not asked for: it ends a move.
    """
    steps = [-1] * FIELDS
    steps[start] = 0
    rim = [start]
    while rim:
        following: list[int] = []
        for field in rim:
            for other in _over(neighbours, field, bridges, rainbows):
                if steps[other] < 0:
                    steps[other] = steps[field] + 1
                    following.append(other)
        if any(is_star(field) for field in following):
            at = max(steps[field] for field in following)
            for star in range(STAR, STAR + QUARTERS):
                if steps[star] < 0:
                    steps[star] = at
                    following.append(star)
        rim = following
    return steps


def _over(neighbours: list[list[int]], field: int, bridges: int, rainbows: int) -> list[int]:
    """The fields one step away."""
    if is_site(field) and not bridges & POWERS[field - HOLE]:
        return []
    out = [other for other in neighbours[field] if not is_site(other) or bridges & POWERS[other - HOLE]]
    for rock in range(QUARTERS):
        for end in range(ENDS):
            if rainbows & POWERS[rock * ENDS + end]:
                if field == ROCK + rock:
                    out.append(END_FIELDS[end])
                elif field == END_FIELDS[end]:
                    out.append(ROCK + rock)
    return out


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
    draft = _Draft()
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
    return draft.done()


def read_board(text: str) -> Board:
    """The board of a file's text, with everything checked that it claims of itself."""
    try:
        file = read_toml(text)
    except TextError as error:
        raise BoardError("the file", error.reason, error.line) from None
    lines = BoardLines(text)
    try:
        return _read_file(file, lines)
    except BoardError as misfit:
        raise BoardError(misfit.field, misfit.reason, lines.line_of(misfit.field)) from None


def _read_file(file: dict[str, Toml], lines: BoardLines) -> Board:
    # In its own module, since only board files claim anything.
    from drachenhort.games.drachenfels.claims import check_distances, check_symmetry

    for key in file:
        if key not in ("symmetry", "fields", "edges", "distances"):
            lines.read_part(key)
            raise BoardError(
                "the file", f"'{shortened(key)}' has no meaning here; there are fields, edges, symmetry, distances"
            )
    draft = _Draft()
    lines.read_part("fields")
    for place, row in enumerate(rows(file, "fields"), 1):
        lines.read_row("{", place)
        _read_field(draft, row)
    lines.read_part("fields")
    draft.check_fields()
    lines.read_part("edges")
    for place, row in enumerate(rows(file, "edges"), 1):
        lines.read_row("[", place + 1)  # The list itself has the first bracket.
        if not isinstance(row, list) or len(row) != 2:
            raise BoardError(f"edge {place}", 'must be two fields, like ["S1", "a1"]')
        draft.add_edge(field_number(str(row[0])), field_number(str(row[1])))
    lines.read_part("fields")
    board = draft.done()
    lines.read_part("symmetry")
    check_symmetry(board, file)
    lines.read_part("distances")
    check_distances(board, file, lines)
    return board


def rows(file: dict[str, Toml], key: str) -> list[Toml]:
    value = file.get(key, [])
    if not isinstance(value, list):
        raise BoardError("the file", f"{key} must be a list")
    return value


def _read_field(draft: _Draft, row: Toml) -> None:
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
