"""Some games are watched closely: at nine moments each is played on many times by quick players.

They go on from tables that fit what somebody who looks on may know, so that a lead is one that people could see. Every game
can be watched so, whatever its rules. A lead counts when chance alone hardly makes one so large. Nobody is a party too: in
some games all can lose.
"""

from collections import Counter
from itertools import pairwise
from typing import Final

from drachenhort.core.game import Game
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.lab.report.counts import Place, unit_of
from drachenhort.lab.report.tally import play
from drachenhort.lab.table import MOST_MOVES, player_rngs, runaway
from drachenhort.players.registry import make_player, quick_player

MOMENTS: Final = tuple(range(1, 10))
"""Tenths of a game."""
PLAYOUTS: Final = 24
CLEAR: Final = 6
"""So many playouts more than the next: two who are equal come so far apart in about one case of ten."""
HALF: Final = 5
COMEBACK_FROM: Final = 3
"""Before this moment nobody is behind enough to speak of a comeback."""


def watch_closely(
    close: Counter[Place], game: Game, state: State, acts: list[tuple[int, int]], outcome: Outcome, seed: str
) -> None:
    """Plays the acts again and adds to `close` what is seen on the way."""
    seats = state.seats
    unit = unit_of(seats)
    winners = outcome.winners or [seats]
    chances: list[list[int]] = []
    done = 0
    for moment in MOMENTS:
        until = len(acts) * moment // 10
        for seat, action in acts[done:until]:
            state.apply(seat, action)
        done = until
        chances.append(_chances(game, state, f"{seed}/closely/{moment}"))
    close["games"] += 1
    fair = PLAYOUTS * unit // (seats if seats > 1 else 2)
    leaders = [_leader(chance, unit) for chance in chances]
    for moment, chance, leader in zip(MOMENTS, chances, leaders, strict=True):
        close[f"sure-{moment}"] += sum(chance[seat] for seat in winners) // len(winners)
        if leader is not None:
            close[f"led-{moment}"] += 1
            close[f"leader-won-{moment}"] += leader in winners
    clear = [leader for leader in leaders if leader is not None]
    close[f"changes-{sum(one != other for one, other in pairwise(clear))}"] += 1
    decided = len(MOMENTS) + 1
    while decided > 1 and leaders[decided - 2] in winners:
        decided -= 1
    close[f"decided-{decided}"] += 1
    behind = min(sum(chance[seat] for seat in winners) for chance in chances[COMEBACK_FROM - 1 :])
    close["comebacks"] += 2 * behind < fair
    close["runaways"] += decided <= HALF


def _chances(game: Game, state: State, seed: str) -> list[int]:
    """Units won in the playouts by every seat, and by nobody."""
    seats = state.seats
    unit = unit_of(seats)
    view = state.view(WATCHER)
    players = [make_player(game.id, quick_player(game.id))] * seats
    won = [0] * (seats + 1)
    for playout in range(PLAYOUTS):
        copy = view.sample(Rng.from_seed(f"{seed}/{playout}"))
        play(copy, players, player_rngs(f"{seed}/{playout}", seats), MOST_MOVES)
        if copy.outcome is None:
            raise runaway()
        for seat in copy.outcome.winners or [seats]:
            won[seat] += unit // max(1, len(copy.outcome.winners))
    return won


def _leader(chance: list[int], unit: int) -> int | None:
    """Who clearly has the best chance; None if nobody has."""
    best, second = sorted(chance, reverse=True)[:2]
    return chance.index(best) if best - second >= CLEAR * unit else None
