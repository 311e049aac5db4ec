"""`what-if`: how a recorded game would have ended from one of its moves."""

import json
from typing import Annotated, Final

import typer

from drachenhort.cli import inputs
from drachenhort.cli.bars import games_bar
from drachenhort.cli.inputs import FileArgument, InputError, LanguageOption, SeedOption
from drachenhort.core.errors import Illegal, NotationError
from drachenhort.core.record import Record
from drachenhort.core.state import State
from drachenhort.players.registry import make_player
from drachenhort.players.search.quick_games import Beginning, Tally, play_games, quick_policy
from drachenhort.terminal.screen import Screen, terminal_screen
from drachenhort.texts.catalogue import SHARED, Catalogue

MOST_GAMES: Final = 1_000_000
PART: Final = 10


def what_if(
    file: FileArgument,
    move: Annotated[str, typer.Option("--move", metavar="N", help="From where it was after so many moves.")],
    seat: Annotated[str, typer.Option("--seat", metavar="S", help="For whom it is counted.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games are played.")] = "200",
    act: Annotated[str | None, typer.Option("--act", metavar="ACTION", help="What the seat does first.")] = None,
    view: Annotated[
        bool, typer.Option("--view", help="From what the seat could know then, instead of the position as it was.")
    ] = False,
    player: Annotated[
        str | None, typer.Option("--player", metavar="A", help="Who plays on in all seats, instead of a quick policy.")
    ] = None,
    seed: SeedOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Play a recorded game on from a move, many times."""
    language = inputs.language(lang)
    record = inputs.load_to_play(file)
    after = inputs.number("--move", move, 0, len(record.actions))
    whose = inputs.number("--seat", seat, 1, record.seats) - 1
    count = inputs.number("--games", games, 1, MOST_GAMES)
    state = record.replay(after)
    beginning = Beginning(state, whose, _first(record, state, whose, act), view)
    policy = quick_policy(record.game.id, None if player is None else make_player(record.game.id, player))
    chosen = inputs.seed(seed)
    found = Tally()
    with games_bar(record.game.title, count) as told:
        for first in range(0, count, PART):
            found.add(play_games(beginning, policy, chosen, first, min(PART, count - first)))
            told(found.games)
    if as_json:
        typer.echo(json.dumps(_json(record, after, whose, view, chosen, found), indent=1))
    else:
        _tell(found, after, whose, view, Catalogue(language, (SHARED,)), terminal_screen(is_plain=True))


def _first(record: Record, state: State, seat: int, text: str | None) -> list[int]:
    """What the seat does before the games begin, if it may and the game goes on after it."""
    if state.outcome is not None:
        raise InputError("--move: the game is over there; choose an earlier move")
    if text is None:
        return []
    try:
        action = record.game.parse(text)
        tried = state.copy()
        tried.apply(seat, action)
    except (Illegal, NotationError) as error:
        raise InputError(f"--act: {error}") from None
    if tried.outcome is not None:
        raise InputError("--act: with it the game is over; there is nothing to play on")
    return [action]


def _json(record: Record, move: int, seat: int, is_view: bool, seed: str, found: Tally) -> dict[str, object]:
    low, high = found.interval()
    return {
        "game": record.game.id,
        "move": move,
        "seat": seat + 1,
        "way": "view" if is_view else "truth",
        "seed": seed,
        "games": found.games,
        "won": found.won,
        "shared": found.shared,
        "lost": found.lost,
        "nobody": found.nobody,
        "endless": found.endless,
        "share": found.share(),
        "low": low,
        "high": high,
    }


def _tell(found: Tally, move: int, seat: int, is_view: bool, texts: Catalogue, screen: Screen) -> None:
    low, high = found.interval()
    screen.say(texts.say("what-if-view" if is_view else "what-if-truth", move=move, seat=seat + 1, games=found.games))
    screen.say(texts.say("what-if-won", share=_percent(found.share()), low=_percent(low), high=_percent(high)))
    for name, number in (
        ("shared", found.shared),
        ("lost", found.lost),
        ("nobody", found.nobody),
        ("endless", found.endless),
    ):
        if number:
            screen.say(texts.say(f"what-if-{name}", share=_percent(number / found.games), number=number))


def _percent(share: float) -> str:
    return str(round(100 * share))
