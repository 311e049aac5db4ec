"""Does the chance that a review states agree with the share of games that are won? Plays games and compares.

`python -m bench.calibration drachensachen --positions 2000` looks at positions of games between players of one level,
states the chance of whoever decides there with what they do, as a review does, and counts who won in the end. `--fit` fits
the line of `review/chances.py` on games of its own instead; the two never see the same game.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from typing import Final, NamedTuple

from drachenhort.core.rng import Rng
from drachenhort.core.shares import wilson
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.lab.workers import in_order
from drachenhort.players.policies import policy_for
from drachenhort.players.registry import make_player
from drachenhort.players.search.evaluation import win_of
from drachenhort.review.chances import LEVEL, chance_of, smoothed
from drachenhort.review.lines import compare, tables_for

TENTHS: Final = 10
TOLERANCE: Final = 0.05
TABLES: Final = 250
"""As many as a review tries each of its choices on, more or less."""
STEPS: Final = 60


class Plan(NamedTuple):
    """One game to play, and how many of its positions to look at."""

    game: str
    seed: str
    seats: int
    level: str
    positions: int


class Sight(NamedTuple):
    """A position: the share of its playouts that were won, as a review smooths it, and whether the game was won."""

    seats: int
    share: float
    won: float


def sights_of(plan: Plan) -> list[Sight]:
    """Plays one game, keeping some of the positions where somebody could choose, each as likely as any other."""
    game = find(plan.game)
    state = game.new(plan.seats, game.simulation_options({}), plan.seed)
    rng = Rng.from_seed(f"{plan.seed} calibration")
    player = make_player(plan.game, plan.level)
    kept: list[tuple[State, int]] = []
    seen = 0
    while state.decision is not None:
        decision = state.decision
        action = player.choose(state.view(decision.seat), decision, rng)
        if decision.count() > 1:
            seen += 1
            if len(kept) < plan.positions:
                kept.append((state.copy(), action))
            elif (place := rng.below(seen)) < plan.positions:
                kept[place] = (state.copy(), action)
        state.apply(decision.seat, action)
    return [_sight(plan, *each, state, rng.fork()) for each in kept]


def _sight(plan: Plan, state: State, action: int, end: State, rng: Rng) -> Sight:
    decision = state.decision
    assert decision is not None, "only positions where somebody decides are kept"
    view, policy = state.view(decision.seat), policy_for(plan.game)
    (line,) = compare(tables_for(view, policy), decision.seat, [[action]], policy, TABLES, rng)
    return Sight(state.seats, smoothed(line.wins, line.playouts, state.seats), win_of(end.outcome, decision.seat))


def plans(game_id: str, positions: int, a_game: int, level: str, batch: str) -> list[Plan]:
    """Games with every number of seats, one after the other."""
    game = find(game_id)
    counts = range(max(2, game.min_seats), min(4, game.max_seats) + 1)
    games = -(-positions // a_game)
    return [
        Plan(game_id, f"{batch} {game_id} {number}", counts[number % len(counts)], level, a_game) for number in range(games)
    ]


def gather(work: list[Plan], jobs: int, seconds: float) -> Iterator[Sight]:
    """As many as there is time for."""
    begin = time.monotonic()
    for number, sights in enumerate(in_order(sights_of, work, jobs), 1):
        yield from sights
        print(f"\r{number} of {len(work)} games", end="", file=sys.stderr, flush=True)
        if seconds and time.monotonic() - begin > seconds:
            break
    print(file=sys.stderr)


# Fitting.


def fit(sights: list[Sight]) -> tuple[float, float]:
    """Shift and slope of the line that makes what happened the likeliest, by Newton's steps."""
    shift, slope = 0.0, 1.0
    points = [(_odds(sight.share) - _odds(1 / sight.seats), _odds(1 / sight.seats), sight.won) for sight in sights]
    for _ in range(STEPS):
        first = second = aa = ab = bb = 0.0
        for away, equal, won in points:
            chance = 1 / (1 + exp(-(equal + shift + slope * away)))
            weight = chance * (1 - chance)
            first += won - chance
            second += (won - chance) * away
            aa += weight
            ab += weight * away
            bb += weight * away * away
        size = aa * bb - ab * ab
        shift += (first * bb - second * ab) / size
        slope += (second * aa - first * ab) / size
    return shift, slope


def _odds(share: float) -> float:
    share = min(max(share, 1e-4), 1 - 1e-4)
    return log(share / (1 - share))


# Comparing.


class Tenth(NamedTuple):
    """The positions whose stated chance lies in one tenth."""

    positions: int
    stated: float
    won: float
    low: float
    high: float

    @property
    def gap(self) -> float:
        return abs(self.stated - self.won)

    @property
    def is_off(self) -> bool:
        """By more than is allowed, and by more than so few games could be off by chance."""
        return self.gap > TOLERANCE and not self.low <= self.stated <= self.high


def tenths_of(game_id: str, sights: list[Sight]) -> list[Tenth | None]:
    """None for a tenth in which no position lies."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for sight in sights:
        stated = chance_of(game_id, sight.seats, sight.share)
        found[min(int(stated * TENTHS), TENTHS - 1)].append((stated, sight.won))
    return [_tenth(each) if each else None for each in found]


def _tenth(pairs: list[tuple[float, float]]) -> Tenth:
    count = len(pairs)
    won = sum(each for _, each in pairs)
    low, high = wilson(won, count)
    return Tenth(count, sum(stated for stated, _ in pairs) / count, won / count, low, high)


def table(tenths: list[Tenth | None]) -> list[str]:
    lines = ["stated        positions  stated    won  95 %          gap"]
    for number, tenth in enumerate(tenths):
        span = f"{number * 10:>3} to {number * 10 + 10:>3} %"
        if tenth is None:
            lines.append(f"{span}          0")
            continue
        interval = f"{100 * tenth.low:4.0f} to {100 * tenth.high:3.0f}"
        verdict = "  more than 5 points off" if tenth.is_off else "  too few to tell" if tenth.gap > TOLERANCE else ""
        lines.append(
            f"{span}  {tenth.positions:>9}  {100 * tenth.stated:5.1f}  {100 * tenth.won:5.1f}  {interval}"
            f"  {100 * tenth.gap:6.1f}{verdict}"
        )
    return lines


def draw(path: Path, title: str, tenths: list[Tenth | None]) -> None:
    """Stated against real: on the line both agree, within the band by 5 points."""
    from matplotlib import rc_context  # Only who plots has to have it.
    from matplotlib.figure import Figure

    found = [tenth for tenth in tenths if tenth is not None]
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "calibration"}):
        figure = Figure((5.2, 5.2), layout="constrained", facecolor="white")
        axes = figure.add_subplot()
        axes.plot([0, 100], [0, 100], color="#b3541e", linewidth=1)
        axes.fill_between([0, 100], [-5, 95], [5, 105], color="#b3541e", alpha=0.12, linewidth=0)
        won = [100 * tenth.won for tenth in found]
        below = [100 * (tenth.won - tenth.low) for tenth in found]
        above = [100 * (tenth.high - tenth.won) for tenth in found]
        stated = [100 * tenth.stated for tenth in found]
        axes.errorbar(stated, won, yerr=[below, above], fmt="o", color="#0b5fa5", capsize=2)
        for tenth in found:
            axes.annotate(str(tenth.positions), (100 * tenth.stated, 2), ha="center", fontsize=8, color="#5a6470")
        axes.set(xlim=(0, 100), ylim=(0, 100), xlabel="stated chance, %", ylabel="games won, %", title=title)
        figure.savefig(path, metadata={"Date": None})


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--a-game", type=int, default=5, help="positions of each game")
    parser.add_argument("--level", default=LEVEL, help="who plays at all seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long with what there is")
    parser.add_argument("--fit", action="store_true", help="fit the line of this game, on games of its own")
    parser.add_argument("--out", type=Path, help="a picture, as SVG")
    given = parser.parse_args(arguments)
    batch = "fit" if given.fit else "test"
    work = plans(given.game, given.positions, given.a_game, given.level, batch)
    sights = list(gather(work, given.jobs, given.seconds))
    if given.fit:
        shift, slope = fit(sights)
        print(f'"{find(given.game).id}": Fit({shift:.3f}, {slope:.3f}),  # {len(sights)} positions')
        return 0
    tenths = tenths_of(find(given.game).id, sights)
    print(f"{find(given.game).title}: {len(sights)} positions of {given.level} games")
    print("\n".join(table(tenths)))
    if given.out is not None:
        draw(given.out, f"{find(given.game).title}, {len(sights)} positions", tenths)
    return int(any(tenth is not None and tenth.is_off for tenth in tenths))


if __name__ == "__main__":
    sys.exit(main())
