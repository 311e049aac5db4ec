"""`python -m bench.advice`: how well somebody plays who does only what they are told, against level 1.

`hints` does what a hint names first, `coach` what the coach finds best and lights up when it warns. `warned` does anything,
and only where it is warned what is lit up instead: that shows how much the warnings alone are worth.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.shares import wilson
from drachenhort.core.state import View
from drachenhort.games import all_games, find
from drachenhort.games.facts import facts_of
from drachenhort.lab.table import play_game
from drachenhort.players.player import Player
from drachenhort.players.policies import policy_for
from drachenhort.players.reasons.advice import advise
from drachenhort.players.reasons.coaching import teach
from drachenhort.players.registry import make_player
from drachenhort.players.search.evaluation import Budget

WAYS: Final = ("hints", "coach", "warned")
OPTIONS: Final[dict[str, dict[str, Json]]] = {"drachensachen": {"single_game": True}}
"""A match of many games would take too long."""
SEATS: Final = (2, 4)
OPPONENT: Final = "level-1"


@final
class Obedient(Player):
    """Does what it is told, which is worked out with so many playouts."""

    def __init__(self, game: str, way: str, playouts: int) -> None:
        super().__init__(way)
        self._way = way
        self._policy = policy_for(game)
        self._facts = facts_of(game)
        self._budget = Budget(playouts)

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        if decision.count() == 1:
            return int(decision.nth(0))
        if self._way == "hints":
            return advise(view, decision, self._policy, self._facts, self._budget, rng).tips[0].action
        wanted = int(decision.nth(rng.below(int(decision.count()))))
        lesson = teach(view, None, decision, self._policy, self._facts, self._budget, rng)
        is_warned = any(each.action == wanted for each in lesson.warnings)
        return lesson.best if self._way == "coach" or is_warned else wanted


@dataclass(frozen=True)
class Row:
    """What came of one way to follow advice."""

    game: str
    way: str
    seats: int
    games: int
    wins: float

    def text(self) -> str:
        low, high = wilson(self.wins, self.games)
        share = self.wins / self.games
        return (
            f"| {self.game} | {self.way} | {self.seats} | {self.games} | {share:.0%} | {low:.0%} to {high:.0%} | "
            f"{1 / self.seats:.0%} |"
        )


def one_game(game_id: str, way: str, seats: int, playouts: int, number: int) -> float:
    """Whether the obedient one has won; a shared victory counts in part."""
    game = find(game_id)
    mine = number % seats
    players = [
        Obedient(game_id, way, playouts) if seat == mine else make_player(game_id, OPPONENT) for seat in range(seats)
    ]
    seed = f"advice/{number // seats}"
    options = game.simulation_options(OPTIONS.get(game_id, {}))
    outcome = play_game(game, options, seats, seed, players, f"{seed}/{mine}").outcome
    assert outcome is not None, "a game that is over has an outcome"
    return 1 / len(outcome.winners) if mine in outcome.winners else 0.0


def seats_of(game_id: str) -> list[int]:
    """Two and four, or as near as the game allows."""
    game = find(game_id)
    return sorted({min(max(seats, game.min_seats), game.max_seats) for seats in SEATS})


def main(argv: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.advice", description=__doc__)
    parser.add_argument("--game", choices=[game.id for game in all_games()], help="one alone; all, if not given")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="how many of each; every deal from every seat")
    parser.add_argument("--playouts", type=int, default=400, metavar="N", help="for each piece of advice")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="so many games at once")
    given = parser.parse_args(argv)
    print("| game | follows | seats | games | wins | 95 % | fair share |\n|---|---|---:|---:|---:|---:|---:|", flush=True)
    with ProcessPoolExecutor(given.workers) as pool:
        for game in [given.game] if given.game else [game.id for game in all_games()]:
            for way in WAYS:
                for seats in seats_of(game):
                    play = partial(one_game, game, way, seats, given.playouts)
                    wins = sum(pool.map(play, range(given.games)))
                    print(Row(game, way, seats, given.games, wins).text(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
