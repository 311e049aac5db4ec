"""`report`: what many games tell a designer, as a page and as data."""

from pathlib import Path
from typing import Annotated, Final

import typer

from drachenhort.cli import inputs
from drachenhort.cli.bars import games_bar
from drachenhort.cli.inputs import GameArgument, InputError, OptionOption, PlayersOption, SeedOption
from drachenhort.cli.lab import seated
from drachenhort.cli.spread import ALONE, JobsOption, RayOption, shared_by
from drachenhort.cli.variant import VariantOption, play_by, with_options
from drachenhort.core.game import Game
from drachenhort.games import find
from drachenhort.lab.on_ray import held
from drachenhort.lab.report.command import RANGE, command_of
from drachenhort.lab.report.folder import check_folder, write_folder
from drachenhort.lab.report.paper import FIRST_PAGE, page_name
from drachenhort.lab.report.play import Grouped, Plan, play
from drachenhort.lab.report.report import Part, Report, files_of
from drachenhort.lab.report.skill import STRONG, Skill, measure_skill
from drachenhort.lab.workers import Jobs
from drachenhort.players.registry import player_names

USUAL_PLAYER: Final = "level-1"
MOST_GAMES: Final = 10_000_000
MOST_SKILL: Final = 100_000


def report(
    game: GameArgument,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER", help="Where the pages and the data are written.")],
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="N|N-M", help="How many seats; several numbers, a part of the page for each."),
    ] = None,
    players: PlayersOption = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games for each number of seats.")] = "20000",
    seed: SeedOption = None,
    jobs: JobsOption = ALONE,
    ray: RayOption = None,
    option: OptionOption = None,
    variant: VariantOption = None,
    skill: Annotated[
        str,
        typer.Option(
            "--skill", metavar="N", help="Luck against skill: so many games of one level-5 among level-1. They take long."
        ),
    ] = "0",
) -> None:
    """Write a report about a game: fairness, length, endings, what is used and what it is worth.

    Ctrl-C ends the games; the report is written about those that were played.
    """
    played = play_by(variant, game)
    found = find(game)
    counts = seat_counts(found, seats, players)
    values = inputs.with_bots(found, with_options(found, played, option))
    number = inputs.number("--games", games, 1, MOST_GAMES)
    workers = shared_by(jobs, ray)
    of_skill = inputs.number("--skill", skill, 0, MOST_SKILL)
    if of_skill and (max(counts) < 2 or STRONG not in player_names(found.id)):
        raise InputError(f"--skill {skill}: it takes two seats and a game that has {STRONG}; leave it out here")
    path = Path(out)
    check_folder(path)
    text = inputs.seed(seed)
    variant_text = None if played is None else played.text
    plans = [
        Plan(found.id, each, seated(found, str(each), players or USUAL_PLAYER), values, text, number, variant_text)
        for each in counts
    ]
    with held(workers):
        parts = _played(found, plans, workers, of_skill)
    command = command_of(plans, players or USUAL_PLAYER, option or [], variant, of_skill)
    write_folder(path, files_of(Report(found, parts, command, "" if played is None else played.name)))
    total = sum(part.sample.games for part in parts)
    typer.echo(f"{found.title}: a report about {total:,} games is in {path / page_name(FIRST_PAGE)}")
    if len(parts) < len(plans) or any(part.sample.games < part.plan.games for part in parts):
        raise typer.Abort


def seat_counts(game: Game, seats: str | None, players: str | None) -> list[int]:
    """`3`, `2-4`, or as many as there are players named."""
    names = [] if players is None else inputs.players(game, players)
    if seats is None:
        return [len(names) if len(names) > 1 else inputs.usual_seats(game)]
    low, is_range, high = seats.partition(RANGE)
    first = inputs.number("--seats", low, game.min_seats, game.max_seats)
    last = inputs.number("--seats", high, first, game.max_seats) if is_range else first
    return list(range(first, last + 1))


def _played(game: Game, plans: list[Plan], jobs: Jobs, skill: int) -> list[Part]:
    """What was played, all of it or as much as there was time for."""
    parts: list[Part] = []
    try:
        for plan in plans:
            grouped, measured = Grouped(plan.seats), None
            try:
                with games_bar(f"{game.title}, {plan.seats} seats, games", plan.games) as advance:
                    for known in play(plan, jobs, advance):
                        grouped = known
                if skill and plan.seats > 1:
                    measured = _skill(game, plan, skill, jobs)
            finally:
                if grouped.games:
                    parts.append(Part(plan, grouped.sample(), measured))
    except KeyboardInterrupt:
        total = sum(part.sample.games for part in parts)
        typer.echo(f"Stopped after {total:,} of {sum(plan.games for plan in plans):,} games.", err=True)
        if not parts:
            raise
    return parts


def _skill(game: Game, plan: Plan, games: int, jobs: Jobs) -> Skill:
    with games_bar(f"{game.title}, {plan.seats} seats, {STRONG}", games) as advance:
        return measure_skill(plan, games, jobs, advance)
