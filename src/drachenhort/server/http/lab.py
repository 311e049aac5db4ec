"""The designer's lab: runs of many games by somebody's own values, and the reports about them.

A report can be seen by whoever has the id of its run, which cannot be guessed. What is in it was made here, but of words
that came from outside, so it is sent with a policy under which nothing in it could ever run.
"""

import asyncio
from functools import cache, partial
from typing import Annotated, Final, Literal

import msgspec
from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from drachenhort.games.files import Components
from drachenhort.games.variant_text import Value, games_with_values
from drachenhort.games.variants import changeable
from drachenhort.lab.report.say import Say
from drachenhort.players.registry import player_names
from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import Context, Lang, TheContext, language_of
from drachenhort.server.http.games import GameId
from drachenhort.server.http.lab_wishes import FEWEST, MOST, LabWish, order_of
from drachenhort.server.http.many_games import read_aside
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.routes import Routes
from drachenhort.server.lab.lab import Lab
from drachenhort.server.lab.runs import DATA, FILES, Progress, Run, RunState
from drachenhort.server.table.setups import game_of

LAB: Final = Routes("lab")

POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
    " sandbox allow-downloads"
)
NO_OPENER: Final = "unsafe-none"
"""Browsers show nothing at all where a page in a sandbox also asks to be alone with its opener."""

ENDING: Final = "ending "
SHARES: Final = ("wins", ENDING)
SHOWN: Final = ("wins seat", "wins nobody", ENDING, "decisions", "turns")
"""The figures that a page shows while games are played; the report has more."""


class LabValue(msgspec.Struct, frozen=True):
    """A number of a game: what it is as printed, where that comes from, and what it can be."""

    name: Annotated[str, Meta(description="As in a variant's file.")]
    value: int
    source: Annotated[str, Meta(description="`printed` in the rules, `sourced` elsewhere, or `reconstructed`.")]
    low: int
    high: int


class LabPart(msgspec.Struct, frozen=True):
    """The values of one part of a game; `title` is what a card is called, if it is one."""

    name: str
    title: str
    values: list[LabValue]


class LabGame(msgspec.Struct, frozen=True):
    """What of a game can be tried in the lab; its options are those of any table."""

    game: str
    parts: list[LabPart]
    players: list[str]


class LabRun(msgspec.Struct, frozen=True):
    """A run: what was wanted, and how far it is. `state` is `waiting` until a process plays it."""

    id: str
    game: str
    name: Annotated[str, Meta(description="Of the variant; empty if it is the game as it is.")]
    seats: int
    player: str
    seed: str
    options: Annotated[list[str], Meta(description="Those that were given, as NAME=VALUE.")]
    games: Annotated[int, Meta(description="So many are wanted.")]
    done: Annotated[int, Meta(description="So many are in the report as it is now.")]
    begun: int
    state: RunState
    is_playing: bool
    is_mine: Annotated[bool, Meta(description="Whether you may stop it.")]


class LabFigure(msgspec.Struct, frozen=True):
    """One figure; a share is of all games. With 95 % confidence it is between `low` and `high`."""

    name: str
    label: Annotated[str, Meta(description="Of an ending, in the game's words.")]
    is_share: bool
    value: float
    low: float | None
    high: float | None


class LabRunShown(LabRun, frozen=True):
    """With its figures so far, the text of its variant, and why it failed if it did."""

    figures: list[LabFigure]
    variant: str | None
    fault: str


class LabState(msgspec.Struct, frozen=True):
    """The lab as you find it. The keeper is whoever runs the server; others see their own runs only."""

    is_keeper: bool
    fewest: Annotated[int, Meta(description="Games that a run has at least.")]
    most: Annotated[int, Meta(description="Games that your next run can have at most; 0 if you can have none.")]
    budget: Annotated[int, Meta(description="Games that all guests together may have played in a day.")]
    runs: list[LabRun]


class LabRunBegun(msgspec.Struct, frozen=True):
    """The id under which everybody can see it who is told."""

    id: str


RunId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class LabPair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two runs by their ids; what is asked is asked about the other."""

    one: RunId
    other: RunId


class LabLine(msgspec.Struct, frozen=True):
    """A figure of both, and what is judged: where only the other is asked about, how far it is off an equal share."""

    name: str
    labels: Annotated[dict[str, str], Meta(description="By language, of something that was used.")]
    first: float | None
    second: float
    judged: float
    low: float | None
    high: float | None
    is_clear: bool
    is_share: bool


class LabAnswer(msgspec.Struct, frozen=True):
    """The answer to `any` (does anything differ?), `longer` or `fair`, and the figures that say most about it."""

    question: str
    verdict: Literal["yes", "no", "not yet"]
    needed: Annotated[int | None, Meta(description="So many games may answer it.")]
    figures: Annotated[int, Meta(description="So many were looked at.")]
    lines: list[LabLine]


class LabCompared(msgspec.Struct, frozen=True):
    """Two runs on the same deals, set against each other."""

    answers: list[LabAnswer]


RunPath = Annotated[
    str, PathParameter(description="The id of a run.", min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")
]
FilePath = Annotated[str, PathParameter(description=f"One of {', '.join(FILES)}.", min_length=1, max_length=40)]


@LAB.add("GET", "/api/lab", "The lab", "What you may do there, and your runs.", (409,))
async def get_lab(request: HttpRequest, context: TheContext) -> LabState:
    """Whoever runs the server comes from its own machine, or sends the key of its link: `Authorization: Bearer KEY`."""
    lab, is_keeper = _lab(context), _is_keeper(request, context)
    person = context.asking(request)
    runs = lab.shown(None if person is None else person.id, is_keeper)
    shown = [await _told(request, context, lab, run) for run in runs]
    most = MOST if is_keeper else lab.left()
    return LabState(is_keeper, FEWEST, most if most >= FEWEST else 0, lab.budget, shown)


@LAB.add("GET", "/api/lab/games/{game_id:str}", "What can be changed of a game", "Its values.", (400, 404))
async def get_lab_game(request: HttpRequest, game_id: GameId, lang: Lang = "auto") -> LabGame:
    """Only games whose values stand in a file have any."""
    found = game_of(game_id)
    if found.id not in games_with_values():
        return LabGame(found.id, [], player_names(found.id))
    return LabGame(found.id, await asyncio.to_thread(_parts, found.id, language_of(request, lang)), player_names(found.id))


@LAB.add("POST", "/api/lab/runs", "Begin a run", "Where to look for it.", (404, 409, 422), pace="reviews", status=201)
async def begin_run(request: HttpRequest, context: TheContext, data: JSONBody[LabWish]) -> LabRunBegun:
    """It waits until those before it are over. Guests have a budget of games, all together, and one run at a time."""
    lab, game = _lab(context), game_of(data.game)
    person = await context.person(request)
    order, name = await read_aside(context, partial(order_of, data, game))
    return LabRunBegun((await lab.start(order, name, person.id, _is_keeper(request, context))).id)


@LAB.add("GET", "/api/lab/runs/{run:str}", "A run", "How far it is, and its figures so far.", (400, 404, 409))
async def get_run(request: HttpRequest, context: TheContext, run: RunPath, lang: Lang = "auto") -> LabRunShown:
    """For everybody who has its id."""
    lab = _lab(context)
    found = lab.find(run)
    progress, fault = await asyncio.to_thread(lambda: (lab.runs.progress(found), lab.runs.fault(found)))
    told = await _told(request, context, lab, found, progress)
    figures = _figures(found, progress, language_of(request, lang))
    return LabRunShown(
        **msgspec.structs.asdict(told),
        figures=figures,
        variant=found.variant,
        fault=fault if found.state == "failed" else "",
    )


@LAB.add("POST", "/api/lab/runs/{run:str}/stop", "Stop a run", "The run.", (404, 409))
async def stop_run(request: HttpRequest, context: TheContext, run: RunPath) -> LabRun:
    """What has been played of it stays, with its report."""
    lab = _lab(context)
    found = lab.find(run)
    _check_own(request, context, lab, found)
    await lab.stop(found)
    return await _told(request, context, lab, found)


@LAB.add("POST", "/api/lab/runs/{run:str}/remove", "Remove a run", "What it was.", (404, 409))
async def remove_run(request: HttpRequest, context: TheContext, run: RunPath) -> LabRun:
    """With its report, for whoever runs the server."""
    lab = _lab(context)
    found = lab.find(run)
    if not _is_keeper(request, context):
        raise Cannot("not-your-run", "only whoever runs the server removes runs")
    told = await _told(request, context, lab, found)
    await lab.remove(found)
    return told


REPORT: Final = {200: ResponseSpec(None, description="The file.", generate_examples=False)}


@LAB.add("GET", "/api/lab/runs/{run:str}/{file:str}", "A file of a run's report", REPORT, (400, 404, 409))
async def get_report(context: TheContext, run: RunPath, file: FilePath) -> Response[bytes]:
    """For everybody who has the run's id. `index.html` and the others are there as soon as something has been played."""
    lab = _lab(context)
    found = lab.find(run)
    content = await asyncio.to_thread(lab.runs.file, found, file) if file in FILES else None
    if content is None:
        raise Cannot("no-run", f"there is no such file yet; there can be {', '.join(FILES)}")
    headers = {
        "content-security-policy": POLICY,
        "cross-origin-opener-policy": NO_OPENER,
        "cache-control": "no-store",
    }
    if file in DATA:
        headers["content-disposition"] = f'attachment; filename="{file}"'
    return Response(content, media_type=FILES[file], headers=headers)


@LAB.add("POST", "/api/lab/compare", "Two runs set against each other", "The answers.", (404, 409), pace="evaluations")
async def compare_runs(context: TheContext, data: JSONBody[LabPair]) -> LabCompared:
    """As `drachenhort compare` does it, of runs that are over and had the same deals. For everybody who has both ids."""
    lab = _lab(context)
    said = await lab.compare(lab.find(data.one), lab.find(data.other))
    return LabCompared(msgspec.json.decode(said, type=list[LabAnswer]))


def _lab(context: Context) -> Lab:
    if context.lab is None:
        raise Cannot("no-lab", "the lab keeps its runs in the data folder, and this server keeps its data in a database")
    return context.lab


def _is_keeper(request: HttpRequest, context: Context) -> bool:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return context.is_this_machine(request) or (scheme.lower() == "bearer" and _lab(context).is_key(key.strip()))


def _may_stop(request: HttpRequest, context: Context, lab: Lab, run: Run) -> bool:
    person = context.asking(request)
    return _is_keeper(request, context) or lab.is_own(run, None if person is None else person.id)


def _check_own(request: HttpRequest, context: Context, lab: Lab, run: Run) -> None:
    if not _may_stop(request, context, lab, run):
        raise Cannot("not-your-run", "only whoever began the run, or runs the server, can stop it")


async def _told(request: HttpRequest, context: Context, lab: Lab, run: Run, progress: Progress | None = None) -> LabRun:
    known = await asyncio.to_thread(lab.runs.progress, run) if progress is None else progress
    return LabRun(
        id=run.id,
        game=run.game,
        name=run.name,
        seats=run.seats,
        player=run.player,
        seed=run.seed,
        options=run.options,
        games=run.games,
        done=known.games,
        begun=run.begun,
        state=run.state,
        is_playing=lab.is_playing(run),
        is_mine=_may_stop(request, context, lab, run),
    )


def _figures(run: Run, progress: Progress, language: str) -> list[LabFigure]:
    say = Say(game_of(run.game), language)
    return [
        LabFigure(
            name=name,
            label=say.ending(name.removeprefix(ENDING)) if name.startswith(ENDING) else "",
            is_share=name.startswith(SHARES),
            value=figure.value,
            low=figure.low,
            high=figure.high,
        )
        for name, figure in progress.figures.items()
        if name.startswith(SHOWN)
    ]


@cache
def _parts(game_id: str, language: str) -> list[LabPart]:
    by_part: dict[str, list[Value]] = {}
    for value in changeable(game_id):
        by_part.setdefault(value.name.rpartition(".")[0], []).append(value)
    titles = {part.name: part.table.get("name") for part in Components(game_id, is_as_printed=True).all_parts()}
    return [
        LabPart(name, _title(titles[name], language), [LabValue(*value) for value in values])
        for name, values in by_part.items()
    ]


def _title(said: object, language: str) -> str:
    return str(said.get(language, "")) if isinstance(said, dict) else ""
