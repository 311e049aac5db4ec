"""`python -m bench.interfaces`: turns a second through PettingZoo and OpenSpiel, beside the games they bring themselves.

All play is random, in one process on one core. Through PettingZoo each turn has an observation and a mask; through
OpenSpiel games are driven move by move from Python, their deals included.
"""

import argparse
import importlib
import json
import sys
import warnings
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from typing import Any, Final

import pyspiel

from bench.batch import pettingzoo, turns
from bench.measure import FULL, QUICK, Speeds, Spread, ratio, repeat, spread, take_turns, use_one_core
from drachenhort import is_compiled
from drachenhort.adapters import pettingzoo as ours
from drachenhort.adapters.openspiel import load
from drachenhort.games import all_games

CLASSIC: Final = (
    "chess_v6",
    "connect_four_v3",
    "go_v5",
    "hanabi_v5",
    "leduc_holdem_v4",
    "rps_v2",
    "texas_holdem_no_limit_v6",
    "texas_holdem_v4",
    "tictactoe_v3",
)
PYTHON: Final = ("kuhn_poker", "liars_poker", "tic_tac_toe", "block_dominoes", "team_dominoes")
BARS: Final = {"pettingzoo": 10.0, "openspiel": 3.0}
OURS: Final = "ours"


def moves(game: "pyspiel.Game") -> Callable[[], float]:
    """A whole game through OpenSpiel. What chance draws is picked like what a player may do: all of it is even here."""
    random = Random(8).random

    def play() -> float:
        state, count = game.new_initial_state(), 0
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while legal := legal_actions():
            apply_action(legal[int(random() * len(legal))])
            count += 1
        return count

    return play


def measured(is_quick: bool) -> Speeds:
    importlib.import_module("open_spiel.python.games")
    runners = {}
    for game in all_games():
        runners[f"pettingzoo {OURS} {game.id}"] = repeat(turns(ours.env(game.id)))
        runners[f"openspiel {OURS} {game.id}"] = repeat(moves(load(game.id)))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # What other people's games say of themselves.
        for name in CLASSIC:
            runners[f"pettingzoo {name}"] = repeat(pettingzoo(name))
    for name in PYTHON:
        runners[f"openspiel {name}"] = repeat(moves(pyspiel.load_game(f"python_{name}")))
    return take_turns(runners, QUICK if is_quick else FULL, lambda _: None)


def times(speeds: Speeds, door: str) -> dict[str, dict[str, Spread]]:
    """For each game of ours: how many times as fast it is as the fastest of theirs, and as the one in the middle."""
    theirs = [name for name in speeds if name.startswith(f"{door} ") and OURS not in name.split()]
    by_speed = sorted(theirs, key=lambda name: median(speeds[name]))
    peers = {"fastest": by_speed[-1], "middle": by_speed[len(by_speed) // 2]}
    return {
        game.id: {
            f"{which} ({peer})": ratio(speeds[f"{door} {OURS} {game.id}"], speeds[peer]) for which, peer in peers.items()
        }
        for game in all_games()
    }


def lines(speeds: Speeds) -> list[str]:
    out = [f"turns a second, {'compiled' if is_compiled() else 'NOT COMPILED'}: the median (lowest to highest round)"]
    out += [f"  {name:<42} {_told(spread(values), ',.0f')}" for name, values in speeds.items()]
    for door, bar in BARS.items():
        out.append(f"through {door}, so many times as fast as its own games; the bar is {bar:.0f}:")
        for game_id, found in times(speeds, door).items():
            for peer, figure in found.items():
                out.append(
                    f"  {'met   ' if figure.median >= bar else 'MISSED'} {game_id:<18} {peer:<46} {_told(figure, '.1f')}"
                )
    return out


def _told(figure: Spread, how: str) -> str:
    return f"{figure.median:{how}} ({figure.low:{how}} to {figure.high:{how}})"


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.interfaces", description=str(__doc__).splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a few seconds; the figures are rough")
    parser.add_argument("--json", action="store_true", help="print turns a second of every round as JSON")
    given = parser.parse_args(argv)
    use_one_core()
    speeds: Any = measured(given.quick)
    print(json.dumps(speeds, indent=1) if given.json else "\n".join(lines(speeds)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
