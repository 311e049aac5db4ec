"""`play`: a person at the text table."""

import secrets
from typing import Annotated, Final, TypeAlias

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import (
    FileArgument,
    GameArgument,
    InputError,
    LanguageOption,
    OptionOption,
    PlayersOption,
    SeatsOption,
    SeedOption,
)
from drachenhort.cli.variant import VariantOption, play_by, with_options
from drachenhort.core.game import Game
from drachenhort.core.record import Record
from drachenhort.games import find
from drachenhort.players.registry import USUAL, make_player, player_names
from drachenhort.terminal.live import LiveGame
from drachenhort.terminal.replay import tell_variant
from drachenhort.terminal.screen import terminal_screen
from drachenhort.terminal.session import Session
from drachenhort.texts.catalogue import catalogue
from drachenhort.words import Company, words_for

PERSON: Final = 0
LONGEST_NAME: Final = 30

PlainOption: TypeAlias = Annotated[bool, typer.Option("--plain", help="Plain text only, as in a pipe.")]


def play(
    game: GameArgument,
    seats: SeatsOption = None,
    players: PlayersOption = None,
    lang: LanguageOption = None,
    seed: SeedOption = None,
    option: OptionOption = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="Your name, for the record.")] = None,
    plain: PlainOption = False,
    variant: VariantOption = None,
) -> None:
    """Play a game in the terminal. You sit in seat 1; by default three players of the program sit with you."""
    language = inputs.language(lang)
    played_by = play_by(variant, game)
    found = find(game)
    opponents = _opponents(found, seats, players)
    values = with_options(found, played_by, option)
    options = found.options(inputs.with_bots(found, values) if opponents else values)
    texts = catalogue(language, found.id)
    person = _person(found, name, texts.say("default-name"))
    players_named = [person, *opponents]
    record = Record(found, options.to_json(), len(players_named), inputs.seed(seed), secrets.token_hex(16), players_named)
    if found.variation is not None:
        tell_variant(found.variation, texts, terminal_screen(plain))
    _sit_down(record, PERSON, language, plain)


def resume(file: FileArgument, lang: LanguageOption = None, plain: PlainOption = False) -> None:
    """Go on with a game that was saved before it was over."""
    language = inputs.language(lang)
    record = inputs.load_to_play(file)
    people = [seat for seat, name in enumerate(record.players) if name not in player_names(record.game.id)]
    if len(record.players) != record.seats or len(people) != 1:
        raise InputError(f"{file}: a game to go on with has one person and otherwise players of the program in its seats")
    if record.replay().outcome is not None:
        raise InputError(f"{file}: this game is over; `drachenhort replay {file}` tells it again")
    _sit_down(record, people[0], language, plain)


def _sit_down(record: Record, person: int, language: str, is_plain: bool) -> None:
    """The person and the program's players at one table, until the person leaves."""
    texts = catalogue(language, record.game.id)
    sitting = [None if seat == person else make_player(record.game.id, name) for seat, name in enumerate(record.players)]
    names = [
        record.players[person] if player is None else texts.say(f"bot-{seat}") for seat, player in enumerate(sitting, 1)
    ]
    game = record.game
    words = words_for(game.id, language, Company(names, person), game.options(record.options), game.variation)
    Session(LiveGame(record, sitting), words, texts, terminal_screen(is_plain), names).run()


def _opponents(game: Game, seats: str | None, players: str | None) -> list[str]:
    """The players of the program, in seats 2 and on."""
    if players is None:
        return [USUAL] * (inputs.seats(game, seats, inputs.usual_seats(game)) - 1)
    names = inputs.players(game, players)
    if seats is None:
        game.check_seats(len(names) + 1)
        return names
    wanted = inputs.seats(game, seats, inputs.usual_seats(game)) - 1
    if len(names) == 1:
        return names * wanted
    if len(names) != wanted:
        raise InputError(
            f"--players {players}: seat 1 is yours, so {wanted + 1} seats need {wanted} names, or one name for all of them"
        )
    return names


def _person(game: Game, name: str | None, default: str) -> str:
    if name is None:
        return default
    if not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable() or name in player_names(game.id):
        raise InputError(
            f"--name {name}: it can be a text of 1 to {LONGEST_NAME} characters that no player of the program is called by"
        )
    return name.strip()
