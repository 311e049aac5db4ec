"""Boards of one's own for Drachenfels, as they are drawn: what is wrong with them, and whether all starts are as good."""

import secrets
from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta

from drachenhort.core.shares import wilson
from drachenhort.core.text_bounds import LONGEST_TEXT
from drachenhort.games.drachenfels.board import Drawing, read_drawing, rows
from drachenhort.games.drachenfels.board_faults import BoardError
from drachenhort.games.drachenfels.fields import FIELD_NAMES, FIELDS, QUARTERS
from drachenhort.games.drachenfels.words.faults import fault_words
from drachenhort.games.files import read_file
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import OptionValues
from drachenhort.server.bots.trial import SeatWins, Trial, TrialPart
from drachenhort.server.http.context import Context, Lang, TheContext, language_of
from drachenhort.server.http.many_games import LINES, MOST_GAMES, check_is_free, lines, read_aside
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.routes import Routes
from drachenhort.server.table.many_games import PART_SECONDS, play_in_parts
from drachenhort.server.table.table import Thinker
from drachenhort.texts.catalogue import catalogue

BOARDS: Final = Routes("boards")
GAME: Final = "drachenfels"
MOST_FAULTS: Final = 40

EVEN: Final = 1 / QUARTERS
CHI_SQUARE_95: Final = 7.814728
"""With three degrees of freedom 95 % of it is below this: what chance alone does with four starts that are as good."""
FEWEST: Final = 5 * QUARTERS
"""With fewer games chance does not follow that curve yet."""


class BoardText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file, finished or not."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class BoardTrial(BoardText, frozen=True, forbid_unknown_fields=True):
    """Four players of one level on this board, each game dealt anew."""

    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 200


class BoardFault(msgspec.Struct, frozen=True):
    """Something that is wrong. `field` is the name of a field, or of something else in the file; `key` is empty for what
    only somebody who writes the file by hand can do wrong.
    """

    key: str
    field: str
    other: Annotated[str, Meta(description="Another field that it is about, or a number.")]
    line: int
    text: Annotated[str, Meta(description="In English as the command line says it.")]


class DrawnField(msgspec.Struct, frozen=True):
    """A field, drawn so far right and down from the middle."""

    id: str
    kind: str
    x: int
    y: int


class DrawnDistance(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """The fewest steps between two fields, as the file claims them."""

    start: str
    end: str
    steps: int
    bridges: list[str] = []
    rainbows: list[str] = []


class BoardRead(msgspec.Struct, frozen=True):
    """What a board file draws and claims, as far as it can be read, and what is wrong with it."""

    fields: list[DrawnField]
    ways: Annotated[list[list[str]], Meta(description="Each as its two fields.")]
    symmetry: list[Literal["rotation", "mirror"]]
    distances: list[DrawnDistance]
    faults: list[BoardFault]


class StartShare(msgspec.Struct, frozen=True):
    """How often whoever set out there won. With 95 % the share is between `low` and `high`."""

    wins: float
    share: float
    low: float
    high: float


class BoardTried(msgspec.Struct, frozen=True):
    """The games played so far."""

    games: int
    of: Annotated[int, Meta(description="So many were asked for.")]
    starts: Annotated[list[StartShare], Meta(description="By colour: S1 first.")]
    is_uneven: Annotated[bool, Meta(description="Chance alone makes starts differ as much in one of 20 runs at most.")]
    hidden: Annotated[float, Meta(description="A start may differ from a fourth by so much and these games fit it.")]


TRIED: Final = {200: ResponseSpec(BoardTried, generate_examples=False, description="Line by line.", media_type=LINES)}


@BOARDS.add("GET", "/api/boards/printed", "The board in the box", "The board.", (400,))
async def get_printed_board(request: HttpRequest, lang: Lang = "auto") -> BoardRead:
    """To begin one's own with."""
    return _told(read_drawing(read_file(GAME, "board.toml")), language_of(request, lang))


@BOARDS.add("POST", "/api/boards/check", "What is wrong with a board", "The board, and its faults.", (422,), pace="writes")
async def check_board(
    request: HttpRequest, context: TheContext, data: JSONBody[BoardText], lang: Lang = "auto"
) -> BoardRead:
    """For a board that is being drawn, whenever it changes. Nothing is kept. A text that is no TOML at all is refused."""
    return _told(await _drawing(context, data.text), language_of(request, lang))


@BOARDS.add(
    "POST",
    "/api/boards/try",
    "Whether all four starts of a board are as good",
    TRIED,
    (422,),
    pace="evaluations",
)
async def try_board(request: HttpRequest, context: TheContext, data: JSONBody[BoardTrial]) -> Stream:
    """Many quick games, played while no bot has anything better to do. An object in each line says how those so far ended;
    the last has all of them, or a `code` and a `text` if it broke off. Whoever goes away stops it. One at a time.
    """
    person = (await context.person(request)).id
    drawing = await _drawing(context, data.text)
    if drawing.board is None:
        raise Cannot("bad-options", str(drawing.faults[0]))
    check_is_free(context, person)
    # Seat by seat another colour, so that a seat's wins are its start's; who begins is drawn.
    options: OptionValues = {"board": list(drawing.board.tokens()), "knights_by_seat": True}
    trial = Trial(GAME, QUARTERS, options, secrets.token_hex(8))
    parts = play_in_parts(partial(_play, context.tables.services.bots, trial), SeatWins([0.0] * QUARTERS), data.games)
    return Stream(lines(context, person, parts, partial(_tried, of=data.games)), media_type=LINES)


async def _play(bots: Thinker, trial: Trial, first: int, games: int) -> SeatWins | None:
    return await bots.try_out(TrialPart(trial, first, games, PART_SECONDS))


def _tried(found: SeatWins, of: int) -> BoardTried:
    starts: list[StartShare] = []
    for wins in found.wins:
        low, high = wilson(wins, found.games)
        starts.append(StartShare(round(wins, 2), wins / found.games if found.games else 0.0, low, high))
    expected = sum(found.wins) * EVEN
    differ = sum((wins - expected) ** 2 for wins in found.wins) / expected if expected else 0.0
    hidden = max(max(start.high - EVEN, EVEN - start.low) for start in starts)
    return BoardTried(found.games, of, starts, found.games >= FEWEST and differ > CHI_SQUARE_95, hidden)


async def _drawing(context: Context, text: str) -> Drawing:
    try:
        return await read_aside(context, partial(read_drawing, text))
    except BoardError as fault:
        raise Cannot("bad-options", str(fault)) from None


def _told(drawing: Drawing, language: str) -> BoardRead:
    draft = drawing.draft
    fields = [
        DrawnField(FIELD_NAMES[field], draft.kinds[field], draft.xs[field], draft.ys[field])
        for field in range(FIELDS)
        if draft.kinds[field]
    ]
    ways = [
        [FIELD_NAMES[one], FIELD_NAMES[other]] for one in range(FIELDS) for other in draft.neighbours[one] if one < other
    ]
    return BoardRead(
        fields,
        ways,
        _claims(drawing),
        _distances(drawing),
        [_fault(fault, language) for fault in drawing.faults[:MOST_FAULTS]],
    )


def _claims(drawing: Drawing) -> list[Literal["rotation", "mirror"]]:
    claimed = drawing.file.get("symmetry")
    known: list[Literal["rotation", "mirror"]] = ["rotation", "mirror"]
    return [each for each in known if isinstance(claimed, list) and each in claimed]


def _distances(drawing: Drawing) -> list[DrawnDistance]:
    """Those that are written as they should be; what is wrong with the others is a fault."""
    try:
        found = rows(drawing.file, "distances")
    except BoardError:
        return []
    out: list[DrawnDistance] = []
    for row in found:
        try:
            out.append(msgspec.convert(row, DrawnDistance))
        except msgspec.ValidationError:
            continue
    return out


def _fault(fault: BoardError, language: str) -> BoardFault:
    text = fault_words(fault, catalogue(language, GAME))
    return BoardFault(fault.key, fault.field, fault.other, fault.line, text)
