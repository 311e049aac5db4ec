"""`arena`: who is stronger, and by how much."""

import time
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from msgspec import UNSET, structs

from drachenhort.cli import inputs
from drachenhort.cli.bars import games_bar
from drachenhort.cli.inputs import GameArgument, InputError, OptionOption, SeedOption
from drachenhort.cli.variant import VariantOption, play_by, with_options
from drachenhort.core.game import Game
from drachenhort.games import find
from drachenhort.games.variants import Variant
from drachenhort.lab.arena.arena import begin, games_to_play, play_arena
from drachenhort.lab.arena.matches import Kind, MatchError, usual_kind
from drachenhort.lab.arena.page import page
from drachenhort.lab.arena.plot import can_plot, write_plot
from drachenhort.lab.arena.ratings import can_rate, ratings_of
from drachenhort.lab.arena.stored import Arena, Plan, Setting, load, save
from drachenhort.lab.arena.table import table

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256
SAVE_EVERY: Final = 5.0
"""Seconds between two writings of the result while an arena is under way."""
MISSING: Final = "need one more package: pip install 'drachenhort[lab]'"


def arena(
    game: GameArgument,
    players: Annotated[
        str, typer.Option("--players", metavar="A,B,..", help="The players who meet; `games` lists them.")
    ] = "greedy,random",
    match: Annotated[
        str | None,
        typer.Option(
            "--match",
            metavar="|".join(Kind),
            help="How they meet. duel: every two of them, with half of the seats each. ladder: the same, but only"
            " neighbours in the list. one-against: one seat of each against the last of the list at all other seats."
            " table: all at one table, a name for each seat. If not given: table if there are as many names as"
            " seats, else duel.",
        ),
    ] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="N", help="How many seats; usually 4.")] = None,
    games: Annotated[
        str,
        typer.Option("--games", metavar="N", help="How many games each match has, rounded up to whole deals."),
    ] = "400",
    seed: SeedOption = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="How many processes share the work.")] = "1",
    option: OptionOption = None,
    json: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE", help="Write the result to a file, over and over while it is played."),
    ] = None,
    variant: VariantOption = None,
    resume: Annotated[
        str | None,
        typer.Option(
            "--resume",
            metavar="FILE",
            help="As --json, but if the file is there, go on from it: after Ctrl-C, or for more games.",
        ),
    ] = None,
    plot: Annotated[
        str | None,
        typer.Option("--plot", metavar="FILE.svg", help="Draw shares and ratings with their intervals."),
    ] = None,
) -> None:
    """Measure how strong players are.

    Every deal is played in all seatings of a match, so that neither a seat nor a lucky hand helps anybody. Intervals
    hold with 95 % confidence and go by deals; a shared victory counts in part.

    The same seed gives the same result with any number of jobs, as long as players think by playouts. Those that also
    look at the clock (search, and levels with a limit of seconds) find out less where cores are busy: give them no more
    jobs than there are cores.
    """
    played = play_by(variant, game)
    found = find(game)
    count = inputs.number("--games", games, 1, MOST_GAMES)
    processes = inputs.number("--jobs", jobs, 1, MOST_JOBS)
    if json is not None and resume is not None:
        raise InputError("--json and --resume: give one of them; --resume writes the file as well")
    path = None if json is None else inputs.output_path("--json", json)
    path = path if resume is None else inputs.output_path("--resume", resume)
    picture = None if plot is None else _plot_path(plot)
    plan = _plan(found, players, match, seats, option, inputs.seed(seed), played)
    result = begin(plan) if resume is None else _taken_up(resume, plan, seed is not None)
    _play(found, result, count, processes, path)
    typer.echo("\n".join(table(result)))
    if picture is not None:
        write_plot(result, picture)
    if not can_rate():
        typer.echo(f"Ratings {MISSING}", err=True)


def _plot_path(file: str) -> Path:
    if not file.endswith(".svg"):
        raise InputError(f"--plot {file}: it is drawn as SVG; give a name that ends with .svg")
    if not can_plot():
        raise InputError(f"--plot: plots {MISSING}")
    return inputs.output_path("--plot", file)


def _plan(
    game: Game,
    players: str,
    match: str | None,
    seats: str | None,
    option: list[str] | None,
    seed: str,
    variant: Variant | None,
) -> Plan:
    """What is to be played, checked."""
    names = inputs.players(game, players)
    count = inputs.seats(game, seats, inputs.usual_seats(game))
    values = with_options(game, variant, option)
    inputs.with_bots(game, values)
    chosen = game.options(values).to_json()
    options = msgspec.convert({name: chosen[name] for name in values}, dict[str, Setting])
    if match is not None and match not in list(Kind):
        raise InputError(f"--match {match}: it can be {', '.join(Kind)}")
    kind = usual_kind(names, count) if match is None else Kind(match)
    text = UNSET if variant is None else variant.text
    plan = Plan(game.id, game.rules_version, count, options, kind, names, seed, text)
    try:
        plan.matches()
    except MatchError as error:
        raise InputError(f"--players {players}: {error}") from None
    return plan


def _taken_up(file: str, plan: Plan, is_seed_given: bool) -> Arena:
    """The arena in a file, which must be the one that is asked for; a new one if there is no file yet."""
    if not Path(file).exists():
        return begin(plan)
    stored = load(file, inputs.read_text(file))
    wanted = plan if is_seed_given else structs.replace(plan, seed=stored.plan.seed)
    difference = stored.plan.difference(wanted)
    if difference is not None:
        raise InputError(f"--resume {file}: it has {difference}; take it up as it is, or name another file")
    return stored


def _play(game: Game, result: Arena, games: int, jobs: int, path: Path | None) -> None:
    """Plays, and writes the result every few seconds and at the end, also if that is Ctrl-C."""
    total = games_to_play(result, games)
    saved = time.monotonic()
    try:
        with games_bar(f"{game.title}, games", total) as advance:

            def note(done: int) -> None:
                nonlocal saved
                advance(done)
                if path is not None and time.monotonic() > saved + SAVE_EVERY:
                    save(path, result)
                    saved = time.monotonic()

            play_arena(result, games, jobs, note)
    except KeyboardInterrupt:
        goes_on = "" if path is None else f"; --resume {path} goes on"
        typer.echo(f"Stopped after {result.played:,} of {total:,} games{goes_on}.", err=True)
        raise
    finally:
        result.ratings = ratings_of(result.matches) if can_rate() else {}
        if path is not None:
            save(path, result)


def strength(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="Results, as `arena --json` writes them.")],
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="Where the page is written; else it is printed.")
    ] = None,
) -> None:
    """Write a page about results of arenas: docs/strength.md is one."""
    path = None if out is None else inputs.output_path("--out", out)
    text = page([load(file, inputs.read_text(file)) for file in files])
    if path is None:
        typer.echo(text, nl=False)
    else:
        inputs.write_text(path, text)
