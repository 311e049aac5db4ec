"""`puzzles`: mine them, pick those that a game ships, check them again."""

from pathlib import Path
from typing import Annotated, Final

import typer

from drachenhort.cli import inputs
from drachenhort.cli.bars import games_bar
from drachenhort.cli.inputs import GameArgument, InputError, SeedOption
from drachenhort.cli.spread import ALONE, JobsOption, RayOption, shared_by
from drachenhort.core.game import Game
from drachenhort.games import find
from drachenhort.lab.puzzles import bars
from drachenhort.lab.puzzles.checking import Question, Verdict, check
from drachenhort.lab.puzzles.finds import FORMAT, Finds, Head
from drachenhort.lab.puzzles.mining import mine as dig_through
from drachenhort.lab.puzzles.picking import pick as pick_from
from drachenhort.lab.puzzles.solvers import SOLVERS
from drachenhort.lab.workers import in_order
from drachenhort.puzzles.puzzle import FORMAT as COLLECTION_FORMAT
from drachenhort.puzzles.puzzle import Collection, Theme, read_collection, written

MOST_GAMES: Final = 1_000_000
MOST_PLAYOUTS: Final = 10_000_000
FAULTY: Final = 1

puzzles = typer.Typer(help="Mine puzzles from games between bots, pick some, and check them.")

PlayersOption = Annotated[str, typer.Option("--players", metavar="LEVEL", help="Who plays the games: level-1 to level-4.")]
FileOption = Annotated[
    str, typer.Option("--file", metavar="FILE", help="The puzzles of the game: puzzles.json in its folder.")
]


def mine(
    game: GameArgument,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER", help="Where GAME.jsonl is written, or gone on with.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games to look through.")] = "20",
    players: PlayersOption = "level-3",
    seed: SeedOption = None,
    jobs: JobsOption = ALONE,
    ray: RayOption = None,
) -> None:
    """Play games between strong bots and keep the positions that are puzzles.

    What is in the file already is not done again, so it can be stopped at any time. Bots think by playouts alone: the
    same seed finds the same puzzles.
    """
    found = find(game)
    count = inputs.number("--games", games, 1, MOST_GAMES)
    workers = shared_by(jobs, ray)
    path = inputs.output_path("--out", str(Path(out) / f"{found.id}.jsonl"))
    finds = Finds(path, _head(found, players, seed))
    with games_bar(f"{found.title}, games", count) as advance:
        dig_through(finds, count, workers, advance)
    typer.echo(f"{found.title}: {len(finds.puzzles)} puzzles in {len(finds.all)} games, in {path}")


def pick(
    game: GameArgument,
    finds: Annotated[str, typer.Option("--from", metavar="FILE", help="What `puzzles mine` has written.")],
    file: FileOption,
    count: Annotated[str, typer.Option("--count", metavar="N", help="How many puzzles.")] = "36",
    players: PlayersOption = "level-3",
    seed: SeedOption = None,
) -> None:
    """Choose the puzzles of a game: the clearest of every kind, none like another.

    The themes in the file stay as they are.
    """
    found = find(game)
    wanted = inputs.number("--count", count, 1, MOST_GAMES)
    if not Path(finds).is_file():
        raise InputError(f"--from {finds}: there is no such file; `drachenhort puzzles mine` writes one")
    mined = Finds(Path(finds), _head(found, players, seed))
    themes = _read(found, file).themes if Path(file).exists() else [Theme("best-move")]
    picked = pick_from(mined.all, wanted)
    _write(file, Collection(COLLECTION_FORMAT, found.id, found.rules_version, themes, picked))
    typer.echo(f"{found.title}: {len(picked)} of {len(mined.puzzles)} puzzles, in {file}")


def check_again(
    game: GameArgument,
    file: FileOption,
    playouts: Annotated[
        str, typer.Option("--playouts", metavar="N", help="How many games are played on from each position.")
    ] = str(bars.CHECKED_WITH),
    seed: SeedOption = None,
    jobs: JobsOption = ALONE,
    ray: RayOption = None,
    write: Annotated[bool, typer.Option("--write", help="Keep the new figures, and drop the puzzles that fail.")] = False,
) -> None:
    """Judge puzzles again, by a longer search, and say which fail."""
    found = find(game)
    count = inputs.number("--playouts", playouts, bars.TRIED_WITH, MOST_PLAYOUTS)
    workers = shared_by(jobs, ray)
    collection = _read(found, file)
    text = inputs.seed(seed)
    questions = [Question(found.id, puzzle, count, text) for puzzle in collection.puzzles]
    verdicts: list[Verdict] = []
    with games_bar(f"{found.title}, puzzles", len(questions)) as advance:
        for verdict in in_order(check, questions, workers):
            verdicts.append(verdict)
            advance(len(verdicts))
    for verdict in verdicts:
        if verdict.fault is not None:
            typer.echo(f"{verdict.puzzle.id}: {verdict.fault}")
    good = [verdict.puzzle for verdict in verdicts if verdict.fault is None]
    typer.echo(f"{found.title}: {len(good)} of {len(verdicts)} puzzles hold with {count:,} playouts, seed {text}.")
    if write:
        _write(file, Collection(COLLECTION_FORMAT, found.id, found.rules_version, collection.themes, good))
    elif len(good) < len(verdicts):
        raise typer.Exit(FAULTY)


def _head(game: Game, players: str, seed: str | None) -> Head:
    if players not in SOLVERS:
        raise InputError(f"--players {players}: there are {', '.join(SOLVERS)}")
    return Head(FORMAT, game.id, game.rules_version, players, "puzzles" if seed is None else seed)


def _read(game: Game, file: str) -> Collection:
    collection = read_collection(file, inputs.read_text(file))
    if collection.game != game.id:
        raise InputError(f"{file}: these are puzzles of {collection.game}")
    return collection


def _write(file: str, collection: Collection) -> None:
    inputs.write_text(inputs.output_path("--file", file), written(collection))


puzzles.command()(mine)
puzzles.command()(pick)
puzzles.command(name="check")(check_again)
