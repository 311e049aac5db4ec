"""`simulate` and `fuzz`."""

import json
from typing import Annotated, Final

import typer

from drachenhort.cli import inputs
from drachenhort.cli.bars import clock, games_bar
from drachenhort.cli.inputs import GameArgument, InputError, OptionOption, PlayersOption, SeatsOption, SeedOption
from drachenhort.cli.spread import ALONE, JobsOption, RayOption, shared_by
from drachenhort.cli.variant import VariantOption, play_by, said, with_options
from drachenhort.core.game import Game
from drachenhort.games import find
from drachenhort.games.variants import Variant
from drachenhort.lab.fuzz import fuzz as run_fuzz
from drachenhort.lab.results import Simulation
from drachenhort.lab.simulate import simulate as run_simulation

DEFAULT_PLAYER: Final = "random"
MOST_GAMES: Final = 100_000_000
MOST_SECONDS: Final = 1_000_000
FAULT_FOUND: Final = 1


def simulate(
    game: GameArgument,
    seats: SeatsOption = None,
    players: PlayersOption = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games.")] = "1000",
    seed: SeedOption = None,
    jobs: JobsOption = ALONE,
    ray: RayOption = None,
    option: OptionOption = None,
    variant: VariantOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one JSON object.")] = False,
    csv: Annotated[
        str | None, typer.Option("--csv", metavar="FILE", help="Write the players' results to a CSV file.")
    ] = None,
) -> None:
    """Let players of the program play many games.

    They change seats from game to game, so that nobody profits from a seat.
    """
    played = play_by(variant, game)
    found = find(game)
    names = seated(found, seats, players)
    count = inputs.number("--games", games, 1, MOST_GAMES)
    workers = shared_by(jobs, ray)
    values = inputs.with_bots(found, with_options(found, played, option))
    path = None if csv is None else inputs.output_path("--csv", csv)
    with games_bar(f"{found.title}, games", count) as advance:
        text = None if played is None else played.text
        result = run_simulation(found.id, len(names), names, count, inputs.seed(seed), workers, values, advance, text)
    if path is not None:
        inputs.write_text(path, result.csv())
    typer.echo(json.dumps(result.to_json(), indent=1) if as_json else "\n".join([*heading(played), *_table(found, result)]))


def heading(variant: Variant | None) -> list[str]:
    """What is said of it before the result."""
    return [] if variant is None else [*said(variant), ""]


def seated(game: Game, seats: str | None, players: str | None) -> list[str]:
    """The player at each seat: one name stands for all of them."""
    names = [DEFAULT_PLAYER] if players is None else inputs.players(game, players)
    wanted = inputs.seats(game, seats, inputs.usual_seats(game) if len(names) == 1 else len(names))
    if len(names) == 1:
        names *= wanted
    game.check_seats(len(names))
    if len(names) != wanted:
        raise InputError(f"--players {players}: {wanted} seats need {wanted} names, or one name for all of them")
    return names


def _table(game: Game, result: Simulation) -> list[str]:
    """The result for people: wins with intervals, length, endings, speed."""
    width = max(len("player"), *(len(name) for name in result.players))
    lines = [
        f"{game.title}: {result.games:,} games with {result.seats} seats, seed {result.seed}",
        "",
        f"{'player':<{width}} {'games':>9} {'wins':>11} {'share':>8}  {'95 % interval':<18} {'mean score':>10}",
    ]
    for name, standing in result.players.items():
        low, high = standing.interval
        interval = f"{low:.1%} to {high:.1%}"
        wins = f"{float(standing.wins):,.1f}".removesuffix(".0")
        figures = f"{standing.games:>9,} {wins:>11} {standing.win_share:>8.1%}  {interval:<18} {standing.mean_score:>10.2f}"
        lines.append(f"{name:<{width}} {figures}")
    tally = result.tally
    endings = ", ".join(f"{ending} {count:,}" for ending, count in sorted(result.endings.items()))
    lines += [
        "",
        f"Length: {result.mean_moves:,.1f} moves on average, from {tally.shortest or 0:,} to {tally.longest:,}.",
        f"Endings: {endings}.",
        f"{result.moves:,} moves in {result.seconds:,.2f} seconds: {result.moves_per_second:,.0f} moves per second.",
    ]
    return lines


def fuzz(
    game: GameArgument,
    seconds: Annotated[str, typer.Option("--seconds", metavar="N", help="How long.")] = "60",
    seed: SeedOption = None,
    variant: VariantOption = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", help="Where a fault is recorded.")] = None,
) -> None:
    """Hunt crashes, dead ends and runaways by random play.

    Seats and options change from game to game, but for the options of a variant. What is found is saved as a record that
    replays.
    """
    played = play_by(variant, game)
    found = find(game)
    limit = inputs.number("--seconds", seconds, 1, MOST_SECONDS)
    text = inputs.seed(seed)
    file = out if out is not None else f"fuzz-{found.id}.json"
    path = inputs.output_path("--out", file)
    with clock(found.title) as advance:
        report = run_fuzz(found.id, limit, text, advance, None if played is None else played.options)
    tried = (
        f"{found.title}: {report.games:,} games, {report.moves:,} moves, {report.checks:,} checks"
        f" in {report.seconds:.1f} seconds, seed {text}"
    )
    typer.echo("\n".join([*heading(played), tried]))
    fault = report.find
    if fault is None:
        typer.echo("No fault found.")
        return
    typer.echo(
        f"Found a {fault.kind} with {fault.seats} seats after {fault.move:,} moves, at {fault.action}: {fault.error}"
    )
    typer.echo(fault.trace.rstrip(), err=True)
    if fault.record:
        inputs.write_text(path, fault.record)
        typer.echo(f"The game up to there is in {path}: drachenhort replay {path}")
    raise typer.Exit(FAULT_FOUND)
