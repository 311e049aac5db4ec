"""`python -m bench`: measures ours and the peers in one run."""

import argparse
import importlib.metadata
import importlib.util
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import drachenhort
from bench import ours
from bench.measure import FULL, QUICK, Plan, Runner, repeat, take_turns, use_one_core
from bench.openspiel import CRAZY_EIGHTS, HEARTS, OpenSpiel
from bench.pure import PurePlayer
from bench.report import table
from bench.results import MAIN_GAME, Results, Setting, results
from bench.rlcard_uno import uno
from drachenhort.games import all_games, find

LATEST = Path(__file__).parent / "latest.json"
PEERS = {"pyspiel": "open_spiel", "rlcard": "rlcard"}
"""What is imported, and what it is called when it is installed."""


class BadCall(Exception):
    """The command cannot be run as given; the text says what would be right."""


@dataclass(frozen=True)
class Arguments:
    games: str
    is_quick: bool
    is_json: bool
    is_enforced: bool
    out: Path


def arguments(argv: Sequence[str]) -> Arguments:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measures our games against their peers.")
    parser.add_argument("--games", default="", metavar="ID,...", help="only these in the table of games")
    parser.add_argument("--quick", action="store_true", help="a few seconds, for tests; the figures are rough")
    parser.add_argument("--json", action="store_true", help="print the JSON instead of the table")
    parser.add_argument("--enforce", action="store_true", help="exit with 1 if a bar is missed")
    parser.add_argument("--out", type=Path, default=LATEST, metavar="FILE", help="where the JSON goes")
    given = parser.parse_args(argv)
    return Arguments(given.games, given.quick, given.json, given.enforce, given.out)


def check_peers() -> None:
    missing = [name for module, name in PEERS.items() if importlib.util.find_spec(module) is None]
    if missing:
        raise BadCall(f"{' and '.join(missing)} must be installed to compare with; `make bench` does that")


def chosen_games(text: str) -> list[str]:
    known = [game.id for game in all_games()]
    wanted = [part.strip() for part in text.split(",") if part.strip()]
    unknown = [game_id for game_id in wanted if game_id not in known]
    if unknown:
        raise BadCall(f"there is no game '{unknown[0]}'; there are {', '.join(known)}")
    return wanted or known


def runners(game_ids: Sequence[str], pure: PurePlayer, is_quick: bool) -> dict[str, Runner]:
    """All who take turns. Those who are compared are neighbours, and the common peer is in the middle of its rivals."""
    counted = 300 if is_quick else 8000
    eights, hearts = OpenSpiel(CRAZY_EIGHTS, counted), OpenSpiel(HEARTS, counted)
    main = find(MAIN_GAME)
    others = [game_id for game_id in game_ids if game_id != MAIN_GAME]
    return {
        "openspiel native hearts": repeat(hearts.native_rollouts()),
        "openspiel native whole games": repeat(eights.native_games()),
        f"ours engine {MAIN_GAME}": repeat(ours.in_engine(main)),
        "openspiel native crazy_eights": repeat(eights.native_rollouts()),
        "ours engine copies": repeat(ours.in_engine_from_copies(main)),
        **{f"ours engine {game_id}": repeat(ours.in_engine(find(game_id))) for game_id in others},
        "openspiel python hearts": repeat(hearts.from_python()),
        "openspiel python crazy_eights": repeat(eights.from_python()),
        "ours python": repeat(ours.from_python(main)),
        "openspiel python by the book": repeat(eights.from_python_by_the_book()),
        "ours pure": pure.run,
        "rlcard uno": repeat(uno()),
        "ours copy": repeat(ours.copies(main)),
        "ours sample": repeat(ours.samples(main)),
    }


def measure(game_ids: Sequence[str], plan: Plan, is_quick: bool) -> Results:
    use_one_core()
    say("setting up")
    with PurePlayer(MAIN_GAME) as pure:
        speeds = take_turns(
            runners(game_ids, pure, is_quick), plan, lambda number: say(f"round {number + 1} of {plan.rounds}")
        )
    say("")
    setting = Setting(
        python=platform.python_version(),
        is_compiled=drachenhort.is_compiled(),
        is_quick=is_quick,
        rounds=plan.rounds,
        peers={name: importlib.metadata.version(name) for name in PEERS.values()},
    )
    return results(setting, speeds, game_ids)


def say(text: str) -> None:
    """Progress, for a person who waits."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def main(argv: Sequence[str]) -> int:
    given = arguments(argv)
    try:
        check_peers()
        game_ids = chosen_games(given.games)
    except BadCall as problem:
        print(f"bench: {problem}", file=sys.stderr)
        return 2
    measured = measure(game_ids, QUICK if given.is_quick else FULL, given.is_quick)
    text = json.dumps(measured.to_json(), indent=2)
    given.out.write_text(text + "\n", encoding="utf-8")
    print(text if given.is_json else table(measured))
    return 1 if given.is_enforced and measured.has_missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
