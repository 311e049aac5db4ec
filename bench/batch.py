"""`python -m bench.batch`: decisions a second of `Batch`, observations and masks included, beside what others offer.

All play is random, every legal action equally likely, and whoever decides is shown an observation and a mask.
"""

import argparse
import importlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from jax import Array
    from pgx import State

from bench.measure import FULL, QUICK, Runner, Spread, ratio, repeat, spread, take_turns, use_one_core
from drachenhort import is_compiled
from drachenhort.batch import Batch
from drachenhort.games import all_games

TABLES: Final = 256
PGX_TABLES: Final = 1024
MOST_STEPS: Final = 200
"""Of an environment that is played from Python, at a time."""
PETTINGZOO: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
PGX: Final = ("leduc_holdem", "kuhn_poker")
OPENSPIEL: Final = "crazy_eights(players=4)"
MAIN: Final = "drachensachen"
BARS: Final = {"pettingzoo": 20.0, "openspiel": 5.0, "pgx": 5.0}
MILLIONS: Final = {MAIN: 1.0}
OTHERS: Final = 0.3


def ours(game_id: str) -> Callable[[], float]:
    batch = Batch(game_id, TABLES, seed="bench")

    def play() -> float:
        batch.step(batch.choose())
        return batch.tables

    return play


def pettingzoo(name: str) -> Callable[[], float]:
    return turns(importlib.import_module(f"pettingzoo.classic.{name}").env())


def turns(env: Any) -> Callable[[], float]:
    """Random turns through PettingZoo, each with an observation and what is legal."""
    random = Random(8)
    env.reset(seed=8)

    def play() -> float:
        steps = 0
        while steps < MOST_STEPS:
            if not env.agents:
                env.reset()
            observation, _reward, is_over, is_cut, info = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            mask = (observation if isinstance(observation, dict) else info).get("action_mask")
            legal = range(env.action_space(env.agent_selection).n) if mask is None else mask.nonzero()[0]
            env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
        return steps

    play()
    return play


def openspiel() -> Callable[[], float]:
    """Chance is even in this game, so the leanest loop picks among the legal actions of its nodes too."""
    game = importlib.import_module("pyspiel").load_game(OPENSPIEL)
    random = Random(8).random

    def play() -> float:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                legal = state.legal_actions()
            else:
                state.observation_tensor()
                state.legal_actions_mask()
                legal = state.legal_actions()
                decisions += 1
            state.apply_action(legal[int(random() * len(legal))])
        return decisions

    return play


def pgx(name: str) -> Callable[[], float]:
    """All steps of a turn at the stopwatch within one compiled loop; games that have ended begin anew."""
    jax = importlib.import_module("jax")
    env = importlib.import_module("pgx").make(name)
    auto_reset = importlib.import_module("pgx.experimental.wrappers").auto_reset
    numbers = importlib.import_module("jax.numpy")
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carried: "tuple[State, Array]", _: None) -> "tuple[tuple[State, Array], Array]":
        state, key = carried
        key, chosen, chance = jax.random.split(key, 3)
        scores = jax.random.gumbel(chosen, state.legal_action_mask.shape)
        action = numbers.argmax(numbers.where(state.legal_action_mask, scores, -numbers.inf), axis=1)
        state = step(state, action, jax.random.split(chance, PGX_TABLES))
        return (state, key), state.observation.sum()

    run = jax.jit(lambda carried: jax.lax.scan(once, carried, None, length=20))
    key = jax.random.PRNGKey(8)
    carried = (jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX_TABLES)), key)

    def play() -> float:
        nonlocal carried
        carried, seen = run(carried)
        seen.block_until_ready()
        return 20 * PGX_TABLES

    play()
    return play


def runners() -> Iterator[tuple[str, Runner]]:
    """Ours, and of the others all that can be had here; those that cannot are named."""
    for game in all_games():
        yield game.id, repeat(ours(game.id))
    peers: list[tuple[str, Callable[[], Callable[[], float]]]] = [("openspiel", openspiel)]
    peers += [(f"pettingzoo {name}", partial(pettingzoo, name)) for name in PETTINGZOO]
    peers += [(f"pgx {name}", partial(pgx, name)) for name in PGX]
    for name, make in peers:
        try:
            yield name, repeat(make())
        except Exception as error:
            first = (str(error).splitlines() or [""])[0]
            print(f"{name} cannot be measured here: {type(error).__name__}: {first[:120]}", file=sys.stderr)


def fastest(speeds: dict[str, list[float]], group: str) -> str | None:
    """The fastest of a group of peers."""
    names = [name for name in speeds if name.split()[0] == group]
    return max(names, key=lambda name: spread(speeds[name]).median, default=None)


class Figures(NamedTuple):
    """What came out. `times` says how many times as fast as the fastest of each group of peers our main game is."""

    is_compiled: bool
    is_quick: bool
    millions: dict[str, Spread]
    times: dict[str, Spread]
    bars: dict[str, bool]
    versions: dict[str, str]

    def json(self) -> str:
        figures = self._asdict()
        figures["millions"] = {name: asdict(figure) for name, figure in self.millions.items()}
        figures["times"] = {name: asdict(figure) for name, figure in self.times.items()}
        return json.dumps(figures, indent=1)


def results(speeds: dict[str, list[float]], is_quick: bool) -> Figures:
    millions = {name: spread([speed / 1e6 for speed in values]) for name, values in speeds.items()}
    bars = {game.id: millions[game.id].median >= MILLIONS.get(game.id, OTHERS) for game in all_games()}
    times: dict[str, Spread] = {}
    for group, bar in BARS.items():
        peer = fastest(speeds, group)
        if peer is not None:
            times[peer] = ratio(speeds[MAIN], speeds[peer])
            bars[group] = times[peer].median >= bar
    versions = {name: _version(name) for name in ("pettingzoo", "open_spiel", "pgx", "jax", "numpy")}
    return Figures(is_compiled(), is_quick, millions, times, bars, versions)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def table(figures: Figures) -> str:
    lines = ["millions of decisions a second on one core: median (lowest to highest round)"]
    for name, figure in figures.millions.items():
        lines.append(f"  {name:<36} {figure.median:9.4f}  ({figure.low:.4f} to {figure.high:.4f})")
    lines.append(f"{MAIN} is so many times as fast:")
    for name, figure in figures.times.items():
        lines.append(f"  {name:<36} {figure.median:9.1f}  ({figure.low:.1f} to {figure.high:.1f})")
    missed = [name for name, is_met in figures.bars.items() if not is_met]
    lines.append(f"Missed bars: {', '.join(missed) or 'none'}.")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few seconds; the figures are rough")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--enforce", action="store_true", help="exit with 1 if a bar is missed")
    parser.add_argument("--out", type=Path, help="write the JSON there as well")
    wanted = parser.parse_args()
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    use_one_core()
    speeds = take_turns(dict(runners()), QUICK if wanted.quick else FULL, lambda _: None)
    figures = results(speeds, wanted.quick)
    print(figures.json() if wanted.json else table(figures))
    if wanted.out is not None:
        wanted.out.write_text(figures.json() + "\n", encoding="utf-8")
    return 1 if wanted.enforce and not all(figures.bars.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
