"""What if: how a finished game would have ended from one of its moves, by many quick games in the bots' processes."""

import secrets
from collections.abc import AsyncGenerator
from functools import partial

from drachenhort.players.registry import make_player, player_names
from drachenhort.players.search.quick_games import Tally
from drachenhort.server.base.errors import Cannot
from drachenhort.server.bots.quick import Question, Quick
from drachenhort.server.table.many_games import PART_SECONDS, play_in_parts
from drachenhort.server.table.playing_on import Branch, check_goes_on, decide
from drachenhort.server.table.table import Thinker


def question_at(branch: Branch, seat: int, notation: str | None, level: str, is_view: bool) -> Question:
    """What is to be played, if it can be."""
    _check_level(branch.game.id, level)
    position = branch.state.text()
    actions = [] if notation is None else decide(branch, seat, notation)
    check_goes_on(branch, seat)
    return Question(branch.game.id, position, seat, actions, is_view, level, secrets.token_hex(8))


def _check_level(game: str, level: str) -> None:
    """Those that think would take minutes for so many games."""
    quick = [name for name in player_names(game) if not make_player(game, name).thinks]
    if level and level not in quick:
        raise Cannot("bad-seats", f"so many games are played by one of {', '.join(quick)}, or by none for quick policies")


def play_all(bots: Thinker, question: Question, games: int) -> AsyncGenerator[Tally]:
    """How the games ended so far, after every part. Whoever stops asking stops the games."""
    return play_in_parts(partial(_play, bots, question), Tally(), games)


async def _play(bots: Thinker, question: Question, first: int, games: int) -> Tally | None:
    return await bots.play_games(Quick(question, first, games, PART_SECONDS))
