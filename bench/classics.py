"""`python -m bench.classics`: connect four and Kuhn poker from Python, ours beside OpenSpiel's own in C++.

Whole games of random play, move by move, deals included. Ours are those of `examples/classics`: plain Python upon the
core, as somebody writes a game in an afternoon; a package from outside is not compiled.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Final

import pyspiel

from bench.measure import FULL, QUICK, Speeds, ratio, repeat, spread, take_turns, use_one_core
from bench.ours import deals, play_moves
from drachenhort import is_compiled
from drachenhort.core.found import found_in
from drachenhort.core.game import Game

CLASSICS: Final = Path(__file__).parents[1] / "examples" / "classics"
GAMES: Final = ("connect_four", "kuhn_poker")
AIM: Final = 2.5


def ours(game: Game) -> Callable[[], float]:
    """One game."""
    deal, random = deals(game), Random(8).random

    def play() -> float:
        play_moves(deal(), random)
        return 1

    return play


def theirs(game: "pyspiel.Game") -> Callable[[], float]:
    """One game, as cheaply as Python can: what chance deals is picked like a player's, since all of it is even."""
    random = Random(8).random

    def play() -> float:
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while legal := legal_actions():
            apply_action(legal[int(random() * len(legal))])
        return 1

    return play


def measured(is_quick: bool) -> Speeds:
    sys.path.insert(0, str(CLASSICS))
    runners = {}
    for name in GAMES:
        import_module(name)
        runners[f"ours {name}"] = repeat(ours(found_in(f"{name}.game", "GAME", Game)))
        runners[f"openspiel {name}"] = repeat(theirs(pyspiel.load_game(name)))
    return take_turns(runners, QUICK if is_quick else FULL, lambda _: None)


def lines(speeds: Speeds) -> list[str]:
    out = [
        f"games a second, the core {'compiled' if is_compiled() else 'NOT COMPILED'}: the median (lowest to highest round)"
    ]
    for name, values in speeds.items():
        figure = spread(values)
        out.append(f"  {name:<24} {figure.median:>12,.0f} ({figure.low:,.0f} to {figure.high:,.0f})")
    for name in GAMES:
        figure = ratio(speeds[f"ours {name}"], speeds[f"openspiel {name}"])
        said = "met   " if figure.median >= AIM else "MISSED"
        out.append(
            f"  {said} {name}: {figure.median:.2f} times OpenSpiel's ({figure.low:.2f} to {figure.high:.2f}), aim {AIM}"
        )
    return out


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.classics", description=str(__doc__).splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a second; the figures are rough")
    parser.add_argument("--json", action="store_true", help="print games a second of every round as JSON")
    given = parser.parse_args(argv)
    use_one_core()
    speeds = measured(given.quick)
    print(json.dumps(speeds, indent=1) if given.json else "\n".join(lines(speeds)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
