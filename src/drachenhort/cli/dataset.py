"""`dataset`"""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from drachenhort.cli import inputs
from drachenhort.cli.bars import games_bar
from drachenhort.cli.inputs import GameArgument, InputError, OptionOption, PlayersOption, SeatsOption, SeedOption
from drachenhort.cli.lab import heading, seated
from drachenhort.cli.spread import ALONE, JobsOption, RayOption, shared_by
from drachenhort.cli.variant import VariantOption, play_by, with_options
from drachenhort.games import find

MOST_GAMES: Final = 100_000_000
NEEDED: Final = ("numpy", "pyarrow")


def dataset(
    game: GameArgument,
    file: Annotated[str, typer.Argument(metavar="FILE", help="The Parquet file.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games.")] = "10000",
    seats: SeatsOption = None,
    players: PlayersOption = None,
    jobs: JobsOption = ALONE,
    ray: RayOption = None,
    seed: SeedOption = None,
    option: OptionOption = None,
    variant: VariantOption = None,
    check: Annotated[bool, typer.Option("--check", help="Play the games of the file again instead.")] = False,
) -> None:
    """Write many games to a Parquet file for research, or check one.

    It needs PyArrow: pip install 'drachenhort[research]'.
    """
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise InputError(f"a data set needs {', '.join(missing)}: pip install 'drachenhort[research]'")
    from drachenhort.lab.dataset import decisions, read_games, use_variant_of, write_games

    played = play_by(variant, game)
    if check:
        use_variant_of(Path(file))
    found = find(game)
    if check:
        count = made = 0
        for stored in read_games(Path(file)):
            if stored.game != found.id:
                raise InputError(f"{file}: game {stored.number} is one of {stored.game}, not of {found.id}")
            count += 1
            made += sum(1 for _ in decisions(stored))
        typer.echo(f"{found.title}: {count:,} games with {made:,} decisions, all of them played again to the same end.")
        return
    names = seated(found, seats, players)
    total = inputs.number("--games", games, 1, MOST_GAMES)
    workers = shared_by(jobs, ray)
    values = inputs.with_bots(found, with_options(found, played, option))
    path = inputs.output_path("FILE", file)
    text = inputs.seed(seed)
    with games_bar(f"{found.title}, games", total) as advance:
        whole = None if played is None else played.text
        made = write_games(path, found.id, len(names), names, total, text, workers, values, advance, whole)
    size = path.stat().st_size
    written = f"{found.title}: {total:,} games with {made:,} decisions in {path}, {size:,} bytes, seed {text}"
    typer.echo("\n".join([*heading(played), written]))
