"""`creature check`: creatures of one's own for Drachenfaust."""

from typing import Annotated

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import InputError, LanguageOption
from drachenhort.games.drachenfaust.custom import Creature, CreatureError, place_of, read_creatures
from drachenhort.terminal.screen import terminal_screen
from drachenhort.texts.catalogue import catalogue


def creature(
    action: Annotated[str, typer.Argument(metavar="check", help="What to do: check.")],
    file: Annotated[str, typer.Argument(metavar="FILE", help="A TOML file with creatures; - for standard input.")],
    lang: LanguageOption = None,
) -> None:
    """Check a file with creatures of your own for Drachenfaust."""
    language = inputs.language(lang)
    if action != "check":
        raise InputError(f"creature {action}: there is only 'creature check FILE'")
    creatures = _read(file)
    texts = catalogue(language, "drachenfaust")
    screen = terminal_screen(is_plain=True)
    place = place_of(language)
    for found in creatures:
        screen.say(texts.say("creature-line", card=found.names[place], text=found.texts[place]))
    screen.say(texts.say("creature-fine", count=len(creatures), file=file))


def _read(file: str) -> list[Creature]:
    try:
        return read_creatures(inputs.read_text(file))
    except CreatureError as error:
        raise InputError(f"{file}: {error}") from None
