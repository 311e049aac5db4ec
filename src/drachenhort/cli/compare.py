"""`compare`: whether a change makes a game better or worse, and named questions about it."""

import json as json_module
from difflib import get_close_matches
from typing import Annotated, Final

import typer

from drachenhort.cli import inputs
from drachenhort.cli.bars import games_bar
from drachenhort.cli.inputs import GameArgument, InputError, OptionOption, PlayersOption, SeatsOption, SeedOption
from drachenhort.cli.lab import seated
from drachenhort.cli.report import MOST_GAMES, USUAL_PLAYER
from drachenhort.cli.spread import ALONE, JobsOption, RayOption, shared_by
from drachenhort.cli.variant import read_file
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.games.variants import Variant
from drachenhort.lab.report.compare import (
    ANY,
    CARD,
    FAIR,
    LONGER,
    Answer,
    Line,
    Question,
    uses_named,
)
from drachenhort.lab.report.compare import (
    compare as run_compare,
)
from drachenhort.lab.report.play import Plan
from drachenhort.lab.report.uses import Uses
from drachenhort.lab.workers import Jobs
from drachenhort.texts.catalogue import LANGUAGES
from drachenhort.words.plain import named

TITLES: Final = {
    FAIR: "Is it fair?",
    LONGER: "Is it longer?",
    CARD: "Is it too strong?",
    ANY: "Does anything differ?",
}
MOST_LINES: Final = 12
TELLS: Final = "it can be fair, longer, any, or card:NAME for something of the game"


def compare(
    game: GameArgument,
    variant: Annotated[
        list[str] | None,
        typer.Option(
            "--variant",
            metavar="FILE",
            help="What is compared with the game as it is; given twice, the first with the second.",
        ),
    ] = None,
    option: OptionOption = None,
    option_a: Annotated[
        list[str] | None, typer.Option("--option-a", metavar="NAME=VALUE", help="An option of the first side alone.")
    ] = None,
    option_b: Annotated[
        list[str] | None, typer.Option("--option-b", metavar="NAME=VALUE", help="An option of the second side alone.")
    ] = None,
    question: Annotated[
        str, typer.Option("--question", metavar="fair|longer|card:NAME|any", help="What is asked about the second side.")
    ] = ANY,
    margin: Annotated[
        str,
        typer.Option(
            "--margin",
            metavar="N",
            help="What is surely smaller counts as nothing: points of 100 games won, or percent of the length.",
        ),
    ] = "2",
    seats: SeatsOption = None,
    players: PlayersOption = None,
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="How many games of each side there can be at most.")
    ] = "50000",
    seed: SeedOption = None,
    jobs: JobsOption = ALONE,
    ray: RayOption = None,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE", help="Write the answer to a file.")] = None,
) -> None:
    """Compare two forms of a game on the same deals, until a question is answered.

    Ctrl-C stops it, and what is known by then is told.
    """
    found = find(game)
    sides = [_variant(found, file) for file in variant or []]
    if len(sides) > 2:
        raise InputError("--variant: two sides are compared; give it once or twice")
    asked = _question(found, question, inputs.number("--margin", margin, 1, 50) / 100)
    is_pair = bool(sides or option_a or option_b)
    if not is_pair and asked.name in (ANY, LONGER):
        raise InputError(f"--question {asked.name}: it compares two sides; give --variant FILE, or --option-b NAME=VALUE")
    first = sides[0] if len(sides) == 2 else None
    second = sides[-1] if sides else None
    names = seated(found, seats, players or USUAL_PLAYER)
    wanted = len(names)
    most, workers = inputs.number("--games", games, 1, MOST_GAMES), shared_by(jobs, ray)
    path = None if json is None else inputs.output_path("--json", json)
    text = inputs.seed(seed)
    plans = [
        Plan(
            found.id,
            wanted,
            names,
            _options(found, side, [*(option or []), *(own or [])]),
            text,
            most,
            None if side is None else side.text,
        )
        for side, own in ((first, option_a), (second, option_b))
    ]
    typer.echo(f"{found.title}, {wanted} seats, {', '.join(dict.fromkeys(names))}, seed {text}")
    typer.echo(_sides(is_pair, first, second, option_a, option_b))
    answer, is_stopped = _ask(found, asked, plans if is_pair else plans[1:], workers)
    if answer is not None:
        typer.echo("\n".join(_told(asked, question, answer, is_pair, is_stopped)))
        if path is not None:
            inputs.write_text(path, json_module.dumps({"question": question, **answer.to_json()}, indent=1) + "\n")
    if is_stopped:
        raise typer.Abort


def _variant(game: Game, file: str) -> Variant:
    variant = read_file(file)
    if variant.game_id != game.id:
        raise InputError(f"--variant {file}: it is a variant of {variant.game_id}, not of {game.id}")
    return variant


def _options(game: Game, variant: Variant | None, words: list[str]) -> dict[str, Json]:
    given = inputs.option_values(game, words)
    return inputs.with_bots(game, given if variant is None else {**variant.options, **given})


def _question(game: Game, text: str, margin: float) -> Question:
    name, _, thing = text.partition(":")
    if name != CARD or not thing:
        if text not in (FAIR, LONGER, ANY):
            raise InputError(f"--question {text}: {TELLS}")
        return Question(text, (), margin)
    uses = {use.key: use for use in Uses(game).all}
    called = {
        key: [use.value, *(named(game, language, use.value, use.domain.name)[0] for language in LANGUAGES)]
        for key, use in uses.items()
        if use.domain is not None
    }
    meant = uses_named(list(uses), lambda key: called.get(key, []), thing)
    if not meant:
        every = sorted({name for names in called.values() for name in names})
        near = get_close_matches(thing, every, 3, 0.5) or every[:3]
        raise InputError(f"--question {text}: nothing in {game.title} is called so; there are {', '.join(near)} and others")
    return Question(CARD, meant, margin)


def _sides(
    is_pair: bool, first: Variant | None, second: Variant | None, option_a: list[str] | None, option_b: list[str] | None
) -> str:
    def called(variant: Variant | None, own: list[str] | None) -> str:
        return " ".join([f"'{variant.name}'" if variant is not None else "the game as it is", *(own or [])])

    return (
        f"First: {called(first, option_a)}. Second: {called(second, option_b)}."
        if is_pair
        else f"Asked about {called(second, option_b)}."
    )


def _ask(game: Game, asked: Question, plans: list[Plan], jobs: Jobs) -> tuple[Answer | None, bool]:
    """The last answer, and whether somebody has stopped it."""
    answer: Answer | None = None
    one, other = plans[0] if len(plans) == 2 else None, plans[-1]
    try:
        with games_bar(f"{game.title}, games of each side", other.games) as advance:
            for known in run_compare(asked, one, other, jobs, advance):
                answer = known
    except KeyboardInterrupt:
        return answer, True
    return answer, False


def _told(asked: Question, text: str, answer: Answer, is_pair: bool, is_stopped: bool) -> list[str]:
    """The answer in a line, how it was found, and the figures."""
    title = f"{TITLES[asked.name]} ({text.partition(':')[2]})" if asked.name == CARD else TITLES[asked.name]
    lines = [f"{title} {answer.verdict.capitalize()}, after {answer.games:,} games{' of each side' if is_pair else ''}."]
    if answer.verdict == "not yet":
        more = (
            "Too few games to say how many it takes."
            if answer.needed is None
            else f"About {answer.needed:,} games would answer it."
        )
        lines.append(f"Stopped. {more}" if is_stopped else more)
    if not answer.lines:
        return [*lines, "Nothing can be told of it so far: too few have had it, or everybody, or it is winning itself."]
    shown = sorted(answer.lines, key=lambda line: (not line.is_clear, -abs(line.judged.value) / (line.judged.error or 1)))
    width = max(len(line.name) for line in shown[:MOST_LINES])
    heads = (
        f"{'first':>9} {'second':>9} {'judged':>9}  interval"
        if is_pair
        else f"{'':>9} {'figure':>9} {'judged':>9}  interval"
    )
    lines += ["", f"{'':<{width}} {heads}"]
    lines += [_row(line, width, answer) for line in shown[:MOST_LINES]]
    if len(shown) > MOST_LINES:
        lines.append(f"{len(shown) - MOST_LINES} more figures; --json FILE has them all.")
    about = (
        "the second side less the first"
        if asked.name in (ANY, LONGER)
        else "the distance from an equal share"
        if asked.name == FAIR
        else "the worth"
    )
    return [*lines, "", f"Judged is {about}; * is clear. {_method(answer)}"]


def _row(line: Line, width: int, answer: Answer) -> str:
    scale, digits = (100.0, 2) if line.is_share else (1.0, 1)
    low, high = line.judged.interval(answer.doubt / len(answer.lines))
    before = "" if line.one is None else f"{scale * line.one:.{digits}f}"
    figures = f"{before:>9} {scale * line.other:>9.{digits}f} {scale * line.judged.value:>+9.{digits}f}"
    reach = f"{scale * low:+.{digits}f} to {scale * high:+.{digits}f}" if line.judged.groups > 1 else "too rare to tell"
    return f"{line.name:<{width}} {figures}  {reach}{' *' if line.is_clear else ''}"


def _method(answer: Answer) -> str:
    many = (
        f" and over {len(answer.lines)} figures (Holm's correction; intervals after Bonferroni)"
        if len(answer.lines) > 1
        else ""
    )
    return f"All in all it is right with 95 % confidence: the 5 % of doubt are shared out over the looks{many}."
