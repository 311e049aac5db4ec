"""`creature check` and `creature price`: creatures of one's own for Drachenfaust."""

from typing import Annotated, Final

import typer

from drachenhort.cli import inputs
from drachenhort.cli.bars import games_bar
from drachenhort.cli.inputs import InputError, LanguageOption, SeedOption
from drachenhort.cli.spread import ALONE, JobsOption, processes
from drachenhort.games import find
from drachenhort.games.drachenfaust.custom import Creature, CreatureError, creature_word, place_of, read_creatures
from drachenhort.players.registry import make_player
from drachenhort.players.search.forks import WorthTask
from drachenhort.terminal.screen import Screen, terminal_screen
from drachenhort.texts.catalogue import catalogue

GAME: Final = "drachenfaust"
USUAL: Final = "level-2"
MOST_GAMES: Final = 10_000_000
MOST_GOLD: Final = 20


def creature(
    action: Annotated[str, typer.Argument(metavar="check|price", help="What to do: check or price.")],
    file: Annotated[str, typer.Argument(metavar="FILE", help="A TOML file with creatures; - for standard input.")],
    lang: LanguageOption = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="Price: how many games for each creature.")] = "2000",
    player: Annotated[str, typer.Option("--player", metavar="NAME", help="Price: who plays at every seat.")] = USUAL,
    seats: Annotated[str | None, typer.Option("--seats", metavar="N", help="Price: how many play.")] = None,
    ask: Annotated[
        str | None, typer.Option("--ask", metavar="GOLD", help="Price: what you think the creatures are worth.")
    ] = None,
    seed: SeedOption = None,
    jobs: JobsOption = ALONE,
) -> None:
    """Check a file with creatures of your own for Drachenfaust, or find out what they are worth."""
    spoken = inputs.language(lang)
    if action not in ("check", "price"):
        raise InputError(f"creature {action}: there are only 'creature check FILE' and 'creature price FILE'")
    creatures = _read(file)
    screen = terminal_screen(is_plain=True)
    if action == "check":
        _check(creatures, file, spoken, screen)
        return
    # They load the game's rules, which not every command may.
    from drachenhort.games.drachenfaust.words.creatures import worth_words
    from drachenhort.lab.creature_worth import SEATS, gold_of, play_many, worth_of

    game = find(GAME)
    count = inputs.number("--games", games, 1, MOST_GAMES)
    asked = None if ask is None else inputs.number("--ask", ask, 0, MOST_GOLD)
    table = inputs.seats(game, seats, SEATS)
    workers = processes(jobs)
    make_player(GAME, player)
    begun = inputs.seed(seed)
    texts = catalogue(spoken, GAME)
    for number, found in enumerate(creatures):
        name, word = found.names[place_of(spoken)], creature_word(found)
        with games_bar(name, count) as advance:
            forks = play_many(WorthTask(word, table, player, f"{begun}/{number}", 0, count), workers, advance)
        worth = worth_words(*gold_of(worth_of(forks)), asked, texts)
        screen.say(texts.say("worth-line", card=name, worth=worth, won=len(forks.found), games=forks.games, seed=begun))


def _check(creatures: list[Creature], file: str, language: str, screen: Screen) -> None:
    from drachenhort.games.drachenfaust.words.creatures import effects_words  # It loads the game's rules.

    texts = catalogue(language, GAME)
    place = place_of(language)
    for found in creatures:
        screen.say(texts.say("creature-line", card=found.names[place], text=found.texts[place]))
        says = effects_words(found.effects, texts)
        if says != found.texts[place]:
            screen.say(texts.say("creature-says", text=says))
    screen.say(texts.say("creature-fine", count=len(creatures), file=file))


def _read(file: str) -> list[Creature]:
    try:
        return read_creatures(inputs.read_text(file))
    except CreatureError as error:
        raise InputError(f"{file}: {error}") from None
