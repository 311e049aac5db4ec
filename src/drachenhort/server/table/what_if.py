"""What if: how a finished game would have ended from one of its moves, by many quick games in the bots' processes."""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncGenerator
from typing import Final

from drachenhort.players.registry import make_player, player_names
from drachenhort.players.search.quick_games import Tally
from drachenhort.server.base.errors import Cannot
from drachenhort.server.bots.quick import Question, Quick
from drachenhort.server.table.playing_on import Branch, check_goes_on, decide
from drachenhort.server.table.table import Thinker

AT_ONCE: Final = 2
"""So many workers play for one person."""
PART: Final = 10
"""Games that a worker is given at a time."""
PART_SECONDS: Final = 0.12
"""So long they may take: whoever waits for a bot meanwhile waits no longer."""
PATIENCE: Final = 60.0
"""Seconds after which it ends with the games that there are."""


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


async def play_all(bots: Thinker, question: Question, games: int) -> AsyncGenerator[Tally]:
    """How the games ended so far, after every part. Whoever stops asking stops the games."""
    found = Tally()
    todo = deque(Quick(question, first, min(PART, games - first), PART_SECONDS) for first in range(0, games, PART))
    playing: dict[asyncio.Task[Tally | None], Quick] = {}
    until = asyncio.get_running_loop().time() + PATIENCE
    try:
        while (todo or playing) and asyncio.get_running_loop().time() < until:
            while todo and len(playing) < AT_ONCE:
                part = todo.popleft()
                playing[asyncio.create_task(bots.play_games(part))] = part
            done, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                rest = _rest(playing.pop(task), task.result())
                found.add(task.result() or Tally())
                if rest is not None:
                    todo.append(rest)
            yield found
    finally:
        for task in playing:
            task.cancel()


def _rest(part: Quick, played: Tally | None) -> Quick | None:
    """What was not played of a part: all of it if nobody had time."""
    number = 0 if played is None else played.games
    if number == part.games:
        return None
    return Quick(part.question, part.first + number, part.games - number, part.seconds)
