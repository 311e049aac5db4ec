"""`review`: how somebody played a finished game, choice by choice."""

import os
from collections.abc import Iterator, Sequence
from typing import Annotated, Final

import msgspec
import typer

from drachenhort.cli import inputs
from drachenhort.cli.bars import games_bar
from drachenhort.cli.inputs import FileArgument, InputError, LanguageOption, load_to_play
from drachenhort.core.game import Variation
from drachenhort.core.record import Record
from drachenhort.lab.workers import in_order
from drachenhort.review.judged import PLAYOUTS
from drachenhort.review.people import is_bot, names_in
from drachenhort.review.review import NotOver, Review, Reviewed, Task, carry_out, review_of, tasks_of, winners_of
from drachenhort.review.summary import counts_of, percent, signed, summary_of
from drachenhort.terminal.screen import Screen, terminal_screen
from drachenhort.texts.catalogue import Catalogue, catalogue

FEWEST: Final = 20
MOST: Final = 1_000_000
MOST_JOBS: Final = 64


def review(
    file: FileArgument,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="N", help="Whose choices; without it those of all people.")
    ] = None,
    playouts: Annotated[
        str | None, typer.Option("--playouts", metavar="N", help=f"For each choice; {PLAYOUTS} if nothing is said.")
    ] = None,
    jobs: Annotated[
        str | None, typer.Option("--jobs", metavar="N", help="Processes that share the work; one for each core.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Everything, as JSON.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Tell how somebody played: each choice judged by what they could know."""
    language = inputs.language(lang)
    record = load_to_play(file)
    try:
        winners = winners_of(record)
    except NotOver as error:
        raise InputError(f"{file}: {error}") from None
    thinking = PLAYOUTS if playouts is None else inputs.number("--playouts", playouts, FEWEST, MOST)
    workers = (os.cpu_count() or 1) if jobs is None else inputs.number("--jobs", jobs, 1, MOST_JOBS)
    texts = catalogue(language, record.game.id)
    names = names_in(record, texts)
    reviews = []
    for each in _seats(record, seat):
        tasks = list(tasks_of(record, each, thinking, {language: names}))
        reviews.append(review_of(tasks, _judged(tasks, workers, names[each], record.game.variation), record, each, winners))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(reviews), indent=1).decode())
        return
    screen = terminal_screen(is_plain=True)
    for number, made in enumerate(reviews):
        if number:
            screen.gap()
        _tell(made, record, names[made.seat], texts, screen)


def _seats(record: Record, seat: str | None) -> list[int]:
    """The seat that was asked for; else those of people, or all if there were only bots."""
    if seat is not None:
        return [inputs.number("--seat", seat, 1, record.seats) - 1]
    people = [each for each in range(record.seats) if not is_bot(record, each)]
    return people or list(range(record.seats))


def _judged(tasks: Sequence[Task | None], jobs: int, name: str, variation: Variation | None) -> list[Reviewed]:
    variant = None if variation is None else variation.text
    free = [task for task in tasks if task is not None]
    done: list[Reviewed] = []
    with games_bar(name, len(free)) as note:
        for reviewed in in_order(carry_out, free, jobs, variant):
            done.append(reviewed)
            note(len(done))
    return done


def _tell(review: Review, record: Record, name: str, texts: Catalogue, screen: Screen) -> None:
    screen.say(texts.say("review-title", title=record.game.title, name=name, seat=review.seat + 1))
    screen.gap()
    for line in summary_of(review, texts):
        screen.say(line)
    if not review.choices:
        return
    screen.say(", ".join(counts_of(review, texts)) + ".")
    screen.gap()
    screen.lines(_table(review, texts))
    screen.gap()
    for line in _told(review, texts):
        screen.say(line, indent=6)


def _table(review: Review, texts: Catalogue) -> list[str]:
    """One line for each choice, in the game's notation, as `replay --move` counts the moves."""
    names = ("move", "mark", "chance", "loss", "played", "best")
    rows = [[texts.say(f"review-column-{name}") for name in names]]
    for each in review.choices:
        judged = each.judged
        loss = max(0, percent(judged.loss.mean))
        rows.append(
            [
                str(each.at + 1),
                texts.say(f"review-mark-{judged.mark}"),
                f"{percent(judged.played.chance.mean)} %",
                f"{loss} %" if loss else "",
                ", ".join(judged.played.actions),
                "" if judged.mark == "best" else ", ".join(judged.best.actions),
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(names))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _told(review: Review, texts: Catalogue) -> Iterator[str]:
    """What there is to say of a choice: why another was better, and what could not be known."""
    for each in review.choices:
        said = each.said[texts.language]
        number = f"{each.at + 1:>4}  "
        if said.reason is not None:
            mark = texts.say(f"review-mark-{each.judged.mark}")
            loss = each.judged.loss
            figures = f"{signed(-loss.mean)} % ({signed(-loss.high)} … {signed(-loss.low)})"
            yield f"{number}{said.played}: {mark}, {figures}. {said.best}: {said.reason}"
        if each.hindsight.luck != "none":
            yield number + texts.say(f"review-luck-{each.hindsight.luck}", move=said.there)
