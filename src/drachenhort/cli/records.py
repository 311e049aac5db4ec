"""`replay` and `verify`: what records tell."""

from typing import Annotated, Final

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import FileArgument, InputError, LanguageOption, load_file
from drachenhort.core.errors import OldRecord
from drachenhort.core.options import show
from drachenhort.core.record import Record, commitment, seed_of
from drachenhort.terminal.replay import company_of, tell_record, tell_variant
from drachenhort.terminal.screen import Screen, terminal_screen
from drachenhort.texts.catalogue import SHARED, Catalogue, catalogue

NOT_REPLAYED: Final = 1


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
    texts = Catalogue(inputs.language(lang), (SHARED,))
    screen = terminal_screen(is_plain=True)
    text = inputs.read_text(file)
    try:
        record = inputs.checked_record(file, text)
    except OldRecord:
        _say_sealed(file, seed_of(text), seal, None, texts, screen)
        screen.say(texts.say("verify-old"))
        raise typer.Exit(NOT_REPLAYED) from None
    _say_sealed(file, (record.seed, record.salt), seal, record, texts, screen)
    screen.say(texts.say("verify-deal" if record.position is None else "verify-position"))
    screen.say(texts.say("verify-moves", moves=len(record.actions)))
    screen.say(texts.say("verify-open" if record.replay().outcome is None else "verify-end"))


def _say_sealed(
    file: str, sealed: tuple[str, str], seal: str | None, record: Record | None, texts: Catalogue, screen: Screen
) -> None:
    """What is known without playing it through: the file is whole, and its seed the one that was promised."""
    seed, salt = sealed
    shown = commitment(seed, salt)
    if seal is not None and seal.strip().lower() != shown:
        raise InputError(f"{file}: its seal is {shown}, not {seal.strip()}: this is not the deal that was promised")
    screen.say(texts.say("verify-whole"))
    if record is not None:
        options = ", ".join(f"{name}={show(value)}" for name, value in record.options.items())
        title, version = record.game.title, str(record.rules)
        screen.say(texts.say("verify-game", title=title, version=version, seats=record.seats, options=options))
        if record.game.variation is not None:
            tell_variant(record.game.variation, texts, screen)
    screen.say(texts.say("verify-seal", seal=shown, seed=seed, salt=salt))
    if seal is not None:
        screen.say(texts.say("verify-seal-given"))
