"""`tune`: looks for values of a game by which it comes out as somebody wants it to."""

import csv
import json
import re
from dataclasses import replace
from io import StringIO
from pathlib import Path
from shlex import join
from typing import Annotated, Final

import typer

from drachenhort.cli import inputs
from drachenhort.cli.bars import games_bar
from drachenhort.cli.inputs import GameArgument, InputError, OptionOption, PlayersOption, SeatsOption, SeedOption
from drachenhort.cli.lab import seated
from drachenhort.cli.report import MOST_GAMES, USUAL_PLAYER
from drachenhort.cli.spread import ALONE, JobsOption, RayOption, shared_by
from drachenhort.core.game import Game
from drachenhort.games import find
from drachenhort.games.variant_text import there_are, values_of
from drachenhort.lab.on_ray import held
from drachenhort.lab.report.estimate import CONFIDENCE, Estimate
from drachenhort.lab.report.folder import check_folder, write_folder
from drachenhort.lab.report.paper import FIRST_PAGE, page_name
from drachenhort.lab.report.play import Plan
from drachenhort.lab.tuning.goals import Goal, read_goal
from drachenhort.lab.tuning.pages import Searched, pages_of
from drachenhort.lab.tuning.search import Range, Search, Trial, measured, need_optuna, run, variant_of
from drachenhort.lab.workers import Jobs

LOG: Final = "trials.log"
BEST: Final = "best.toml"
MOST_TRIALS: Final = 10_000
MOST_RANGES: Final = 12
VARY: Final = re.compile(r"([\w.-]+)=(-?\d{1,9})\.\.(-?\d{1,9})")


def tune(
    game: GameArgument,
    goal: Annotated[
        list[str] | None,
        typer.Option("--goal", metavar="TEXT", help="What is wanted, as 'people win 60-70%'; may be given several times."),
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", metavar="NAME=LOW..HIGH", help="A value that may differ; may be given several times."),
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FOLDER", help="Where every trial is written; named again, it goes on.")
    ] = None,
    trials: Annotated[str, typer.Option("--trials", metavar="N", help="How many sets of values are tried.")] = "40",
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games a trial has.")] = "2000",
    seats: SeatsOption = None,
    players: PlayersOption = None,
    seed: SeedOption = None,
    jobs: JobsOption = ALONE,
    ray: RayOption = None,
    option: OptionOption = None,
) -> None:
    """Look for values of a game by which it comes out as wanted.

    Ctrl-C stops it; with the same --out it goes on. What was best is played once more on other deals, since the best of
    many trials was lucky too.
    """
    found = find(game)
    if out is None:
        raise InputError("missing option '--out'; name the folder for the trials")
    ranges = _ranges(found, vary)
    names = seated(found, seats, players or USUAL_PLAYER)
    wanted = len(names)
    if not goal:
        raise InputError("missing option '--goal'; say what is wanted, such as --goal 'people win 60-70%'")
    goals = [read_goal(text, found, wanted, names) for text in goal]
    count = inputs.number("--games", games, 1, MOST_GAMES)
    most = inputs.number("--trials", trials, 1, MOST_TRIALS)
    workers = shared_by(jobs, ray)
    values = inputs.with_bots(found, inputs.option_values(found, option))
    need_optuna()
    folder = Path(out)
    check_folder(folder)
    folder.mkdir(exist_ok=True)
    plan = Plan(found.id, wanted, names, values, inputs.seed(seed), count, is_close=False)
    search = Search(plan, ranges, goals)
    with held(workers):
        done, is_stopped = _tried(found, search, folder, most, workers)
        best = min((trial for trial in done if not trial.why), key=lambda trial: (trial.miss, trial.number), default=None)
        confirmed = None if is_stopped or best is None else _confirmed(found, search, best, workers)
    if best is None:
        typer.echo("None of the trials could be played." if done else "Stopped before the first trial was over.")
    else:
        command = _command(found, search, goals, players, seats, option, most)
        _write(folder, Searched(search, done, best, confirmed, command))
        typer.echo("\n".join(_told(search, done, best, confirmed, folder)))
    if is_stopped:
        raise KeyboardInterrupt


def _ranges(game: Game, vary: list[str] | None) -> list[Range]:
    if not vary:
        raise InputError(
            "missing option '--vary'; say what may differ, such as --vary NAME=4..9 (`variant show` has the names)"
        )
    known = {value.name: value for value in values_of(game.id)}
    ranges: list[Range] = []
    for text in vary[:MOST_RANGES]:
        form = VARY.fullmatch(text)
        if form is None:
            raise InputError(f"--vary {text}: say NAME=LOW..HIGH, such as {next(iter(known))}=1..9")
        name, low, high = form[1], int(form[2]), int(form[3])
        if name not in known:
            raise InputError(f"--vary {text}: {game.title} has no value {name}{there_are(name, known)}")
        if not known[name].low <= low < high <= known[name].high:
            raise InputError(
                f"--vary {text}: it can lie between {known[name].low} and {known[name].high}, the lower one first"
            )
        if any(each.name == name for each in ranges):
            raise InputError(f"--vary {text}: {name} is there already; give it once")
        ranges.append(Range(name, low, high))
    if len(vary) > MOST_RANGES:
        raise InputError(f"--vary: at most {MOST_RANGES} values can be varied at once, not {len(vary)}")
    return ranges


def _tried(game: Game, search: Search, folder: Path, most: int, jobs: Jobs) -> tuple[list[Trial], bool]:
    """The trials, and whether somebody has stopped it."""
    done: list[Trial] = []
    goes_on = min(most, search.combinations)
    try:
        with games_bar(f"{game.title}, games of {goes_on} trials", goes_on * search.plan.games) as advance:
            for trial in run(
                search, folder / LOG, most, jobs, lambda games: advance(len(done) * search.plan.games + games)
            ):
                done.append(trial)
    except KeyboardInterrupt:
        return done, True
    return done, False


def _confirmed(game: Game, search: Search, best: Trial, jobs: Jobs) -> list[Estimate]:
    """The figures of the best trial on other deals."""
    plan = search.plan
    again = replace(plan, seed=f"{plan.seed}/again", variant=variant_of(plan.game_id, "best", best.values))
    with games_bar(f"{game.title}, the best once more", plan.games) as advance:
        return measured(again, search.goals, jobs, advance)


def _shown(goal: Goal, found: Estimate) -> str:
    low, high = found.interval()
    if goal.is_share:
        return f"{found.value:.1%} ({low:.1%} to {high:.1%})"
    return f"{found.value:,.1f} ({low:,.1f} to {high:,.1f})"


def _told(search: Search, done: list[Trial], best: Trial, confirmed: list[Estimate] | None, folder: Path) -> list[str]:
    failed = sum(bool(trial.why) for trial in done)
    lines = [
        f"{len(done)} trials of {search.plan.games:,} games each{f'; {failed} could not be played' if failed else ''}."
    ]
    lines += [f"The best is trial {best.number}: {', '.join(f'{name}={value}' for name, value in best.values.items())}"]
    doubt = (1 - CONFIDENCE) / len(search.goals)
    for place, goal in enumerate(search.goals):
        line = f"  {goal.text}: {_shown(goal, best.figures[place])}"
        if confirmed is not None:
            line += f"; on other deals {_shown(goal, confirmed[place])}: {goal.judge(confirmed[place], doubt)}"
        lines.append(line)
    return [*lines, f"Every trial is in {folder / page_name(FIRST_PAGE)}, the best as a variant in {folder / BEST}."]


def _command(
    game: Game,
    search: Search,
    goals: list[Goal],
    players: str | None,
    seats: str | None,
    option: list[str] | None,
    most: int,
) -> str:
    """What goes on with it."""
    plan = search.plan
    words = ["drachenhort", "tune", game.id]
    for goal in goals:
        words += ["--goal", goal.text]
    for each in search.ranges:
        words += ["--vary", f"{each.name}={each.low}..{each.high}"]
    words += ["--players", players or USUAL_PLAYER, *([] if seats is None else ["--seats", seats])]
    for name in option or []:
        words += ["--option", name]
    return join([*words, "--games", str(plan.games), "--seed", plan.seed, "--trials", str(most), "--out", "FOLDER"])


def _write(folder: Path, searched: Searched) -> None:
    search, best, confirmed = searched.search, searched.best, searched.again
    told = {
        "asked": json.loads(search.asked()),
        "trials": [
            {
                "values": trial.values,
                "miss": None if trial.why else trial.miss,
                "figures": [each.value for each in trial.figures],
                "why": trial.why,
            }
            for trial in searched.trials
        ],
        "best": best.number,
        "again": None if confirmed is None else [{"value": each.value, "interval": each.interval()} for each in confirmed],
    }
    files = {
        "trials.csv": _table(search, searched.trials),
        "trials.json": json.dumps(told, indent=1) + "\n",
        BEST: variant_of(search.plan.game_id, f"Trial {best.number}", best.values),
    }
    write_folder(folder, {**files, **pages_of(find(search.plan.game_id), searched)})


def _table(search: Search, trials: list[Trial]) -> str:
    table = StringIO()
    writer = csv.writer(table, lineterminator="\n")
    figures = [name for goal in search.goals for name in (goal.text, f"{goal.text}: low", f"{goal.text}: high")]
    writer.writerow(["trial", *(each.name for each in search.ranges), "miss", *figures, "why not"])
    for trial in trials:
        found: list[object] = [number for each in trial.figures for number in (each.value, *each.interval())]
        found += [""] * (len(figures) - len(found))
        miss = "" if trial.why else trial.miss
        writer.writerow([trial.number, *(trial.values[each.name] for each in search.ranges), miss, *found, trial.why])
    return table.getvalue()
