"""Tries values of a game until it comes out as wanted, or so many trials are over.

Optuna says what to try next (its tree of Parzen estimators: what did well is tried more closely). All trials play the same
deals, so that they differ by their values alone. Every trial is on the disk before the next one begins.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple

from drachenhort.core.errors import DrachenhortError
from drachenhort.games.variant_text import VariantError
from drachenhort.games.variants import read_variant
from drachenhort.lab.report.estimate import Estimate
from drachenhort.lab.report.play import Grouped, Plan
from drachenhort.lab.report.watch import watch
from drachenhort.lab.tuning.goals import Goal
from drachenhort.lab.workers import Jobs, WorkerDied, apart

AT_RANDOM: Final = 10
"""So many trials come first, anywhere, before anything can be learned from them."""
MOST_REPEATS: Final = 50
"""So often in a row something may be proposed that has been tried already."""


class SearchError(DrachenhortError):
    """A search that cannot begin, or not go on."""


class Range(NamedTuple):
    """A value of the game, and between what it is tried."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class Search:
    """What is looked for. `plan` says what is played; its variant is made anew for each trial."""

    plan: Plan
    ranges: list[Range]
    goals: list[Goal]

    def asked(self) -> str:
        """All that a trial depends on: trials of another search tell nothing here."""
        plan = self.plan
        return json.dumps(
            {
                "game": plan.game_id,
                "seats": plan.seats,
                "players": plan.players,
                "options": plan.options,
                "seed": plan.seed,
                "games": plan.games,
                "vary": [list(each) for each in self.ranges],
                "goals": [goal.text for goal in self.goals],
            },
            sort_keys=True,
        )

    @property
    def combinations(self) -> int:
        return prod(each.high - each.low + 1 for each in self.ranges)


@dataclass(frozen=True)
class Trial:
    """Some values and what came of them. `why` says why they cannot be played, if they cannot."""

    number: int
    values: dict[str, int]
    figures: list[Estimate]
    miss: float
    why: str = ""


def variant_of(game_id: str, name: str, values: dict[str, int]) -> str:
    """The text of a variant with these values."""
    lines = [f'game = "{game_id}"', f'name = "{name}"']
    part = ""
    for own, value in sorted(values.items(), key=lambda each: each[0].rpartition(".")):
        table, _, key = own.rpartition(".")
        if table != part:
            lines += ["", f"[{table}]"]
            part = table
        lines.append(f"{key} = {value}")
    return "\n".join(lines) + "\n"


def try_values(search: Search, number: int, values: dict[str, int], jobs: Jobs, note: Callable[[int], None]) -> Trial:
    """Plays a trial's games. Values that the rules cannot be played with are no fault of the search."""
    text = variant_of(search.plan.game_id, f"trial {number}", values)
    try:
        read_variant(text)
        figures = measured(replace(search.plan, variant=text), search.goals, jobs, note)
    except VariantError as error:
        return Trial(number, values, [], 0.0, "; ".join(mistake.reason for mistake in error.mistakes))
    except WorkerDied:
        raise
    except DrachenhortError as error:
        return Trial(number, values, [], 0.0, str(error))
    miss = sum(goal.miss(each.value) for goal, each in zip(search.goals, figures, strict=True))
    return Trial(number, values, figures, miss)


def measured(plan: Plan, goals: list[Goal], jobs: Jobs, note: Callable[[int], None]) -> list[Estimate]:
    grouped = Grouped(plan.seats)
    for counts in apart(watch, plan.tasks(), jobs, plan.variant):
        grouped.add(counts)
        note(grouped.games)
    sample = grouped.sample()
    return [goal.measure(sample) for goal in goals]


def run(search: Search, log: Path, trials: int, jobs: Jobs, note: Callable[[int], None]) -> Iterator[Trial]:
    """The trials that are in the log already, then new ones, until there are so many or nothing is left to try."""
    optuna = need_optuna()
    study = _study(optuna, search, log)
    distributions = {each.name: optuna.distributions.IntDistribution(each.low, each.high) for each in search.ranges}
    known: dict[tuple[int, ...], Trial] = {}
    for number, frozen in enumerate(_finished(optuna, study)):
        trial = _stored(number, frozen)
        known[_key(search, trial.values)] = trial
        yield trial
    repeats = 0
    while len(known) < min(trials, search.combinations) and repeats < MOST_REPEATS:
        asked = study.ask(distributions)
        before = known.get(_key(search, asked.params))
        if before is not None:
            repeats += 1
            _tell(optuna, study, asked, before, is_new=False)
            continue
        repeats = 0
        try:
            trial = try_values(search, len(known), dict(asked.params), jobs, note)
        except BaseException:
            study.tell(asked, state=optuna.trial.TrialState.FAIL)
            raise
        _tell(optuna, study, asked, trial, is_new=True)
        known[_key(search, trial.values)] = trial
        yield trial


def _key(search: Search, values: dict[str, int]) -> tuple[int, ...]:
    return tuple(values[each.name] for each in search.ranges)


def need_optuna() -> Any:
    """The library. Raises SearchError with how to get it."""
    try:
        optuna = import_module("optuna")
    except ImportError:
        raise SearchError("tune needs Optuna, which is not installed: pip install 'drachenhort[tune]'") from None
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    return optuna


def _study(optuna: Any, search: Search, log: Path) -> Any:
    """The study in the log, which is made if there is none."""
    is_new = not log.exists()
    try:
        storage = optuna.storages.JournalStorage(optuna.storages.journal.JournalFileBackend(str(log)))
        # Whoever goes on proposes something else than whoever began.
        seed = sum(search.plan.seed.encode()) + (0 if is_new else log.stat().st_size)
        sampler = optuna.samplers.TPESampler(n_startup_trials=AT_RANDOM, seed=seed)
        study = optuna.create_study(study_name="drachenhort", storage=storage, sampler=sampler, load_if_exists=True)
    except OSError as error:
        raise SearchError(f"{log} cannot be written: {error.strerror or error}") from None
    except Exception as error:  # Whatever a file that is no log of trials makes of it.
        raise SearchError(f"{log} is no log of trials: {error}; name another folder") from None
    asked = study.user_attrs.get("asked")
    if asked is None:
        study.set_user_attr("asked", search.asked())
    elif asked != search.asked():
        raise SearchError(f"{log} is of another search; go on with what was asked there, or name another folder")
    return study


def _finished(optuna: Any, study: Any) -> list[Any]:
    """Each once: what was proposed again was not played again."""
    return [each for each in study.get_trials(deepcopy=False) if each.state.is_finished() and each.user_attrs.get("is_new")]


def _tell(optuna: Any, study: Any, asked: Any, trial: Trial, is_new: bool) -> None:
    asked.set_user_attr("figures", [list(each) for each in trial.figures])
    asked.set_user_attr("why", trial.why)
    asked.set_user_attr("is_new", is_new)
    if trial.why:
        study.tell(asked, state=optuna.trial.TrialState.PRUNED)
    else:
        study.tell(asked, trial.miss)


def _stored(number: int, frozen: Any) -> Trial:
    attributes = frozen.user_attrs
    figures = [Estimate(*each) for each in attributes["figures"]]
    return Trial(number, dict(frozen.params), figures, 0.0 if attributes["why"] else frozen.value, attributes["why"])
