"""Puzzles: what there is, one to look at, and what comes of a move."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import Response
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Raw

from drachenhort.players.registry import USUAL
from drachenhort.puzzles.shelf import Placed, all_puzzles, collection_of, scene_of, todays, todays_of
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Language, Level, SeatPlan
from drachenhort.server.http.context import Lang, TheContext, language_of
from drachenhort.server.http.games import VARY, unchanged
from drachenhort.server.http.prepared import ASK_AGAIN, JSON, Prepared
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.puzzle_answers import PuzzleAnswer, answer_to, given_up, speech_of
from drachenhort.server.http.routes import Routes
from drachenhort.server.wire.messages import ActionCode, Sentences, ViewJson, encode
from drachenhort.words.puzzles import theme_words

PUZZLES: Final = Routes("puzzles")
KEPT: Final = 256
A_DAY: Final = 86_400_000

PuzzlePath = Annotated[
    str, PathParameter(description="The id of a puzzle.", min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")
]


class PuzzleTheme(msgspec.Struct, frozen=True):
    """What puzzles of a game are about."""

    id: str
    name: str


class PuzzleSummary(msgspec.Struct, frozen=True):
    """A puzzle in a list. `grade` is how many of the levels 1 to 4 find the solution: with fewer it is harder."""

    id: str
    theme: str
    grade: int


class PuzzlesOfGame(msgspec.Struct, frozen=True):
    """The puzzles of a game, and which of them is today's."""

    game: str
    today: str
    themes: list[PuzzleTheme]
    puzzles: list[PuzzleSummary]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles. `date` is the day by the clock of Greenwich, and `today` the puzzle of that day for everybody."""

    date: str
    today: str | None
    games: list[PuzzlesOfGame]


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle to solve: the table as its seat sees it, and what that seat may do. The solution is not in it."""

    id: str
    game: str
    version: Annotated[int, Meta(description="The version of the rules: what the codes of actions mean follows from it.")]
    seat: int
    seats: int
    theme: PuzzleTheme
    grade: int
    view: ViewJson
    words: Sentences
    playouts: Annotated[int, Meta(description="By how many games played on from here the moves were judged.")]


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move; without an action somebody gives up and wants to see the solution."""

    action: ActionCode | None = None


class PuzzleGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots of this level sit in all other seats."""

    level: Level = USUAL


class PuzzleTable(msgspec.Struct, frozen=True):
    """The id of the table where it is played on."""

    id: str


def _placed(puzzle_id: str) -> Placed:
    found = all_puzzles().get(puzzle_id)
    if found is None:
        raise Cannot("no-puzzle", "there is no such puzzle")
    return found


def _theme(game_id: str, theme: str, lang: Language) -> PuzzleTheme:
    return PuzzleTheme(theme, theme_words(game_id, lang, theme))


def _of_game(game_id: str, day: int, lang: Language) -> PuzzlesOfGame | None:
    today = todays_of(game_id, day)
    collection = collection_of(game_id)
    if today is None or collection is None:
        return None
    puzzles = [
        PuzzleSummary(placed.puzzle.id, placed.theme, placed.puzzle.grade)
        for placed in all_puzzles().values()
        if placed.game.id == game_id
    ]
    used = {puzzle.theme for puzzle in puzzles}
    themes = [_theme(game_id, theme.id, lang) for theme in collection.themes if theme.id in used]
    return PuzzlesOfGame(game_id, today, list(dict.fromkeys(themes)), puzzles)


@lru_cache(8)
def _list(day: int, lang: Language) -> Prepared:
    games = dict.fromkeys(placed.game.id for placed in all_puzzles().values())
    found = [_of_game(game_id, day, lang) for game_id in games]
    date = datetime.fromtimestamp(day * A_DAY / 1000, UTC).strftime("%Y-%m-%d")
    content = PuzzleList(date, todays(day), [each for each in found if each is not None])
    return Prepared(msgspec.json.encode(content), JSON, ASK_AGAIN)


@lru_cache(KEPT)
def _shown(puzzle_id: str, lang: Language) -> Prepared:
    game, puzzle, theme = _placed(puzzle_id)
    scene = scene_of(puzzle_id)
    shown = PuzzleShown(
        puzzle.id,
        game.id,
        game.rules_version,
        puzzle.seat,
        int(scene.state.seats),
        _theme(game.id, theme, lang),
        puzzle.grade,
        Raw(encode(scene.view.to_json())),
        speech_of(puzzle_id).sentences(lang, puzzle.seat, scene.state, scene.view),
        puzzle.playouts,
    )
    return Prepared(encode(shown), JSON, ASK_AGAIN)


@PUZZLES.add("GET", "/api/puzzles", "All puzzles", unchanged(PuzzleList, "The puzzles, game by game."), (400,))
async def list_puzzles(request: HttpRequest, context: TheContext, lang: Lang = "auto") -> Response[bytes]:
    """Everybody has the same puzzle of the day. The games take turns, and each has one of its own too."""
    return _list(context.tables.now() // A_DAY, language_of(request, lang)).answer(request, VARY)


@PUZZLES.add("GET", "/api/puzzles/{puzzle_id:str}", "A puzzle to solve", unchanged(PuzzleShown, "The puzzle."), (400, 404))
async def get_puzzle(request: HttpRequest, puzzle_id: PuzzlePath, lang: Lang = "auto") -> Response[bytes]:
    """What is hidden from the seat is not in it."""
    _placed(puzzle_id)
    return _shown(puzzle_id, language_of(request, lang)).answer(request, VARY)


@PUZZLES.add(
    "POST",
    "/api/puzzles/{puzzle_id:str}",
    "Try to solve a puzzle, or give up",
    "What comes of it.",
    (404, 422),
    pace="writes",
)
async def try_puzzle(
    request: HttpRequest, puzzle_id: PuzzlePath, data: JSONBody[PuzzleTry], lang: Lang = "auto"
) -> PuzzleAnswer:
    """Nothing is kept: how often somebody tried, their browser knows. A move that is wrong does not tell the right one."""
    placed, language = _placed(puzzle_id), language_of(request, lang)
    return given_up(placed, language) if data.action is None else answer_to(placed, data.action, language)


@PUZZLES.add(
    "POST",
    "/api/puzzles/{puzzle_id:str}/table",
    "Play on from a puzzle",
    "Where it is played on.",
    (404, 409, 422),
    pace="tables",
    status=201,
)
async def play_puzzle(
    request: HttpRequest, context: TheContext, puzzle_id: PuzzlePath, data: JSONBody[PuzzleGame]
) -> PuzzleTable:
    """A new table that begins with the puzzle's position: you in its seat, bots in all others."""
    game, puzzle, _ = _placed(puzzle_id)
    host = await context.person(request)
    others = range(scene_of(puzzle_id).state.seats)
    seats = [SeatPlan("me") if seat == puzzle.seat else SeatPlan("bot", data.level) for seat in others]
    table = await context.tables.create_prepared(host, game.id, puzzle.position, seats)
    return PuzzleTable(table.id)
