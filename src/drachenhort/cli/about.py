"""`games` and `rules`."""

from typing import Annotated

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import GameArgument, LanguageOption
from drachenhort.core.game import Game
from drachenhort.core.options import Choices, Field, Flag, Number, show
from drachenhort.games import all_games, faults, find
from drachenhort.players.registry import player_names
from drachenhort.terminal.players import title_of
from drachenhort.terminal.rules import clause_lines, rules_lines
from drachenhort.terminal.screen import Screen, terminal_screen
from drachenhort.texts.catalogue import Catalogue, catalogue
from drachenhort.words.options import option_told, value_names
from drachenhort.words.rules import find_clauses


def games(lang: LanguageOption = None) -> None:
    """List the games with their seats, players and options."""
    language = inputs.language(lang)
    screen = terminal_screen(is_plain=True)
    for place, game in enumerate(all_games()):
        if place:
            screen.gap()
        _describe(game, catalogue(language, game.id), screen)
    for fault in faults():
        typer.echo(fault, err=True)


def _describe(game: Game, texts: Catalogue, screen: Screen) -> None:
    screen.say(game.id)
    seats = texts.say("games-seats", title=game.title, low=game.min_seats, high=game.max_seats)
    screen.say(f"  {seats} {texts.say('about')}", indent=2)
    players = ", ".join(_player(game, name, texts) for name in player_names(game.id))
    screen.say("  " + texts.say("games-players", players=players), indent=2)
    screen.say("  " + texts.say("games-options"), indent=2)
    for field in game.spec.fields:
        about = option_told(game.id, field, texts).about
        value = show(field.default)
        line = texts.say("games-option", name=field.name, value=value, about=about, allowed=_allowed(field, texts))
        screen.say("    " + line, indent=6)


def _player(game: Game, name: str, texts: Catalogue) -> str:
    title = title_of(game.id, name, texts)
    return name if title is None else texts.say("allowed-value", value=name, name=title)


def _allowed(field: Field, texts: Catalogue) -> str:
    if isinstance(field, Number):
        named = value_names(field, texts)
        if named:
            return ", ".join(texts.say("allowed-value", value=str(value), name=name) for value, name in named.items())
        return texts.say("allowed-number", low=str(field.low), high=str(field.high))
    if isinstance(field, Choices):
        return texts.say("allowed-choices", names=",".join(field.names))
    if isinstance(field, Flag):
        return texts.say("allowed-flag")
    return texts.say(f"option-{field.name}.allowed")


def rules(
    game: GameArgument,
    lang: LanguageOption = None,
    clause: Annotated[str | None, typer.Option("--clause", metavar="3.5", help="Only this rule, or this section.")] = None,
) -> None:
    """Print the rules of a game."""
    language = inputs.language(lang)
    game_id = find(game).id
    if clause is None:
        lines = rules_lines(game_id, language)
    else:
        lines = [line for found in find_clauses(game_id, language, clause) for line in clause_lines(found)]
    terminal_screen(is_plain=True).lines(lines)
