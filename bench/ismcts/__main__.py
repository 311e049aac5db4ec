"""`python -m bench.ismcts GAME`: our strongest level against OpenSpiel's ISMCTS with ten times the thinking time."""

import argparse
import importlib.util
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import drachenhort
from bench.ismcts.match import Match
from bench.ismcts.pace import Pace
from bench.ismcts.report import Report
from bench.ismcts.speed import measure, positions_of
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.players.levels import STRONGEST
from drachenhort.players.registry import make_player

FIRST_GUESS: Final = 50.0
"""Simulations a second of ISMCTS, until it has been seen."""
OPTIONS: Final[dict[str, dict[str, Json]]] = {"drachensachen": {"single_game": True}}
"""A match of many games would take too long."""


class BadCall(Exception):
    """The command cannot be run as given; the text says what would be right."""


@dataclass(frozen=True)
class Arguments:
    game: str
    games: int
    seats: int | None
    seconds: float
    minutes: float
    seed: str
    is_json: bool


def arguments(argv: Sequence[str]) -> Arguments:
    parser = argparse.ArgumentParser(prog="python -m bench.ismcts", description="Ours against OpenSpiel's ISMCTS.")
    parser.add_argument("game", help="the id of a game, such as drachenfels")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="how many; every deal is played from each seat")
    parser.add_argument("--seats", type=int, metavar="N", help="as few as the game has, if not given; at least 2")
    parser.add_argument("--seconds", type=float, default=0.03, metavar="S", help="for a decision of ours at most")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help="after that no further deal is begun")
    parser.add_argument("--seed", default="ismcts", metavar="TEXT", help="other deals than usual")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    given = parser.parse_args(argv)
    return Arguments(given.game, given.games, given.seats, given.seconds, given.minutes, given.seed, given.json)


def check(given: Arguments) -> None:
    if given.games < 1:
        raise BadCall(f"--games {given.games}: at least 1 is needed")
    if not given.seconds > 0:
        raise BadCall(f"--seconds {given.seconds:g}: more than 0 is needed")
    if given.seats is not None and given.seats < 2:
        raise BadCall(f"--seats {given.seats}: at least 2 are needed to play against each other")
    if importlib.util.find_spec("pyspiel") is None:
        raise BadCall("open_spiel must be installed to compare with; `make ismcts` does that")


def run(given: Arguments) -> Report:
    # Only here, since it needs OpenSpiel.
    from bench.ismcts.searcher import Ismcts
    from drachenhort.adapters.openspiel import load

    game = find(given.game)
    seats = given.seats or max(2, game.min_seats)
    game.check_seats(seats)
    options = game.simulation_options(game.with_bots(OPTIONS.get(game.id, {})))
    searcher, pace = Ismcts(load(game.id, seats, options.to_json()), seed=1), Pace(FIRST_GUESS)
    positions = positions_of(game, seats, options)
    speed = measure(game, positions, searcher, pace, lambda number: say(f"position {number + 1} of {len(positions)}"))
    count = -(-given.games // seats)
    match = Match(make_player(game.id, STRONGEST), searcher, given.seconds, pace)
    deals = [game.new(seats, options, f"{given.seed} {number}") for number in range(count)]
    score = match.play(deals, given.minutes * 60, lambda number: say(f"deal {number + 1} of {count}"))
    say("")
    return Report(game.id, seats, drachenhort.is_compiled(), speed, score, match)


def say(text: str) -> None:
    """Progress, for a person who waits."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def main(argv: Sequence[str]) -> int:
    given = arguments(argv)
    try:
        check(given)
        report = run(given)
    except (BadCall, DrachenhortError) as problem:
        print(f"ismcts: {problem}", file=sys.stderr)
        return 2
    print(json.dumps(report.to_json(), indent=2) if given.is_json else "\n".join(report.lines()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
