"""`train`"""

import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from drachenhort.cli import inputs, spread
from drachenhort.cli.inputs import GameArgument, InputError, OptionOption, SeedOption
from drachenhort.cli.spread import ALONE, JobsOption
from drachenhort.games import find

MOST_MINUTES: Final = 100_000
NEEDED: Final = ("jax", "matplotlib", "numpy", "optax")


def train(
    game: GameArgument,
    minutes: Annotated[str, typer.Option("--minutes", metavar="M", help="How long.")] = "10",
    seats: Annotated[str, typer.Option("--seats", metavar="N,N,..", help="Tables of how many seats, or all.")] = "all",
    jobs: JobsOption = ALONE,
    out: Annotated[str | None, typer.Option("--out", metavar="FOLDER", help="Where it is kept.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the training in that folder.")] = False,
    seed: SeedOption = None,
    option: OptionOption = None,
) -> None:
    """Let a network learn the game against itself.

    It needs JAX: pip install 'drachenhort[train]'. Without --option it learns the ways to play that stand on the box.
    """
    found = find(game)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise InputError(f"training needs {', '.join(missing)}: pip install 'drachenhort[train]'")
    limit = inputs.number("--minutes", minutes, 1, MOST_MINUTES)
    processes = spread.processes(jobs)
    from drachenhort.train import plan as plans
    from drachenhort.train import run

    folder = Path(out if out is not None else f"train-{found.id}")
    if resume:
        training = run.resume(folder)
        if training.plan.game_id != found.id:
            raise InputError(f"{folder} is about {training.plan.game_id}, not {found.id}")
    else:
        ways = [plans.settled(found, inputs.option_values(found, option))] if option else plans.usual_options(found)
        training = run.begin(plans.Plan(found.id, plans.tables_of(seats, found), ways, inputs.seed(seed)), folder)
    with_line = _liner()
    training.run(limit, processes, with_line)
    typer.echo(f"{found.title}: {training.strength()}")
    typer.echo(f"The weights are in {folder / found.id}.npz; `--resume --out {folder}` goes on.")


def _liner() -> Callable[[str], None]:
    """One line on stderr that is written over in a terminal; elsewhere only lines that tell of strength."""
    if sys.stderr.isatty():
        return lambda text: typer.echo(f"\r\x1b[K{text}", nl=";" in text, err=True)
    return lambda text: typer.echo(text, err=True) if ";" in text else None
