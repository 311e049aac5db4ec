"""`replay` and `verify`: what records tell."""

from typing import Annotated

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import FileArgument, InputError, LanguageOption, load_file
from drachenhort.core.options import show
from drachenhort.core.record import commitment
from drachenhort.terminal.replay import company_of, tell_record
from drachenhort.terminal.screen import terminal_screen
from drachenhort.texts.catalogue import catalogue


def replay(
    file: FileArgument,
    move: Annotated[str | None, typer.Option("--move", metavar="N", help="Stop after so many moves.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Tell a recorded game again, in words."""
    language = inputs.language(lang)
    record = load_file(file)
    moves = len(record.actions)
    stop = moves if move is None else inputs.number("--move", move, 0, moves)
    texts = catalogue(language, record.game.id)
    tell_record(record, stop, texts, company_of(record, texts), terminal_screen(is_plain=True))


def verify(
    file: FileArgument,
    seal: Annotated[
        str | None, typer.Option("--seal", metavar="HEX", help="The seal that was shown before the game, to compare.")
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Check a record: deal anew from its seed, replay, compare."""
    language = inputs.language(lang)
    record = load_file(file)
    shown = commitment(record.seed, record.salt)
    if seal is not None and seal.strip().lower() != shown:
        raise InputError(f"{file}: its seal is {shown}, not {seal.strip()}: this is not the deal that was promised")
    texts = catalogue(language, record.game.id)
    screen = terminal_screen(is_plain=True)
    screen.say(texts.say("verify-whole"))
    options = ", ".join(f"{name}={show(value)}" for name, value in record.options.items())
    game = record.game
    screen.say(texts.say("verify-game", title=game.title, version=str(game.version), seats=record.seats, options=options))
    screen.say(texts.say("verify-seal", seal=shown, seed=record.seed, salt=record.salt))
    if seal is not None:
        screen.say(texts.say("verify-seal-given"))
    screen.say(texts.say("verify-deal"))
    screen.say(texts.say("verify-moves", moves=len(record.actions)))
    screen.say(texts.say("verify-open" if record.replay().outcome is None else "verify-end"))
