"""`python -m bench.infosets GAME`: how many information sets one seat can meet, estimated.

A seat's information sets make a tree: what it sees at a decision, what it chooses, what it sees at its next one. Along
games of random play this estimates how many different ones follow each of them. From what the seat sees, `--samples` tables
are dealt that fit it; it acts at random on each, and so do all others, until it is asked again. The share of pairs of tries
that see the same says how many different sights there are: 1 / the chance that two are alike. Sights that are rare count
less, so that is no more than there are. Where all tries differ, a third of the pairs stands for it: fewer would have shown
a pair alike in 95 of 100 cases. The product of these numbers along a game is one draw of Knuth's estimate of a tree; the
mean of their logarithms, which is told here, lies below the logarithm of their mean. So read "at least about".
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from statistics import mean, stdev
from typing import Final

from bench.ismcts.__main__ import OPTIONS
from drachenhort.core.game import Game
from drachenhort.core.options import Options
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find

OVER: Final = ""


@dataclass(frozen=True)
class Walk:
    """One game of random play, for one seat."""

    decisions: int
    orders: float
    """The logarithm to the base 10 of the product of all factors."""
    at_least: int
    """So many factors were bounded by the number of tries."""


def effective(seen: Sequence[str]) -> tuple[float, bool]:
    """How many different things there are, from how often two of these are the same; second whether no two are."""
    pairs = len(seen) * (len(seen) - 1) / 2
    alike = sum(count * (count - 1) / 2 for count in Counter(seen).values())
    return (pairs / 3, True) if alike == 0 else (pairs / alike, False)


def until_asked(state: State, seat: int, rng: Rng) -> str:
    """Everybody plays at random until this seat is asked: what it sees then."""
    while (decision := state.decision) is not None and decision.seat != seat:
        random_move(state, rng)
    return OVER if state.decision is None else json.dumps(state.view(seat).to_json())


def walk(game: Game, seats: int, options: Options, seed: str, samples: int) -> Walk:
    rng, seat = Rng.from_seed(f"{seed} walk"), 0
    first = []
    for number in range(samples):
        first.append(until_asked(game.new(seats, options, f"{seed} {number}"), seat, rng))
    factor, is_bound = effective(first)
    orders, at_least, decisions = log10(factor), int(is_bound), 0
    state = game.new(seats, options, seed)
    until_asked(state, seat, rng)
    while state.decision is not None:
        decisions += 1
        view, followers = state.view(seat), list[str]()
        for _ in range(samples):
            guess = view.sample(rng)
            random_move(guess, rng)
            followers.append(until_asked(guess, seat, rng))
        going = [seen for seen in followers if seen != OVER]
        if len(going) > 1:
            factor, is_bound = effective(going)
            orders += log10(factor)
            at_least += int(is_bound)
        random_move(state, rng)
        until_asked(state, seat, rng)
    return Walk(decisions, orders, at_least)


def told(game: Game, seats: int, walks: Sequence[Walk]) -> str:
    orders, decisions = mean(each.orders for each in walks), mean(each.decisions for each in walks)
    spread = f" (standard deviation {stdev(each.orders for each in walks):.0f})" if len(walks) > 1 else ""
    bounds = mean(each.at_least for each in walks)
    return (
        f"{game.id}, {seats} seats: 10^{orders:.0f}{spread} information sets of one seat at the end of a random game, in"
        f" which it has {decisions:.0f} decisions: 10^{orders / decisions:.2f} for each; {bounds:.0f} factors are bounds"
    )


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.infosets", description=str(__doc__).splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    parser.add_argument("--walks", type=int, default=10)
    parser.add_argument("--samples", type=int, default=60)
    parser.add_argument("--seed", default="infosets")
    given = parser.parse_args(argv)
    for game_id in given.games or [game.id for game in all_games()]:
        game = find(game_id)
        seats = max(2, game.min_seats)
        options = game.simulation_options(OPTIONS.get(game.id, {}))
        walks = [walk(game, seats, options, f"{given.seed} {number}", given.samples) for number in range(given.walks)]
        print(told(game, seats, walks), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
