"""The training itself: games, what is learned from them, and now and then how strong it is."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from drachenhort.games import find
from drachenhort.players.learned.network import Network
from drachenhort.players.observation import encoder_for
from drachenhort.players.registry import make_player
from drachenhort.players.search.evaluation import win_of
from drachenhort.train import checkpoint
from drachenhort.train.learner import Learner
from drachenhort.train.plan import Plan, TrainingError, load_plan, teacher_of
from drachenhort.train.plot import draw
from drachenhort.train.progress import Check, Progress, load_progress
from drachenhort.train.tables import duels
from drachenhort.train.workers import Alone, Crew, Source

CHECK_GAMES: Final = 400
CHECK_EVERY: Final = 60.0
"""Seconds from one measurement of strength to the next; the checkpoint is written with it."""


class Training:
    """A plan, how far it has come, and the folder it lives in."""

    def __init__(self, plan: Plan, folder: Path, progress: Progress) -> None:
        self.plan: Final = plan
        self.progress: Final = progress
        self._folder: Final = folder
        encoder = encoder_for(plan.game_id)
        self._version: Final = encoder.version
        self.learner: Final = Learner(
            len(encoder.names), len(encoder.actions), plan.width, plan.entropy, int(plan.seed.encode().hex(), 16) % 2**31
        )

    def run(self, minutes: float, jobs: int, say: Callable[[str], None], check_games: int = CHECK_GAMES) -> None:
        """Learns for so long. What is there at the end is measured and saved."""
        if (now_at := checkpoint.commit()) not in self.progress.commits:
            self.progress.commits.append(now_at)
        before, begin = self.progress.seconds, time.monotonic()
        checked, decided = begin, self.progress.decisions
        source = self._source(jobs)
        try:
            while time.monotonic() - begin < minutes * 60:
                told = self.portion(source)
                now = time.monotonic()
                self.progress.seconds = before + now - begin
                pace = (self.progress.decisions - decided) / (now - begin)
                say(f"{self._line(told)}, {pace:,.0f} a second")
                if now - checked > CHECK_EVERY:
                    self.check(check_games)
                    say(f"{self._line(told)}; {self.strength()}")
                    self.save()
                    checked = time.monotonic()
        finally:
            source.close()
        self.check(check_games)
        self.save()

    def portion(self, source: Source) -> str:
        """One batch and what is learned from it."""
        is_taught = self.progress.lessons < self.plan.lessons
        batch = source.take(None if is_taught else self.learner.arrays())
        told = self.learner.study(batch)
        self.progress.decisions += batch.size
        self.progress.games += batch.games
        if batch.is_taught:
            self.progress.lessons += batch.size
            return f"agrees {told:.0%}"
        return f"entropy {told:.2f}"

    def check(self, games: int) -> None:
        """How strong it is, by itself among others of a kind and, against its teacher, also the other way round."""
        network = Network(self.learner.arrays())
        seats, teacher = self.plan.check_seats, teacher_of(self.plan.game_id)
        for name, is_turned in dict.fromkeys([(teacher, False), (teacher, True), ("random", False)]):
            player = make_player(self.plan.game_id, name)
            seed = f"{self.plan.seed}/check {self.progress.decisions}"
            ends = duels(self.plan, network, player, games, seed, is_turned)
            wins = sum(win_of(end, number % seats) for number, end in enumerate(ends))
            done = self.progress
            done.checks.append(Check(done.seconds, done.decisions, name, games, wins, is_turned))

    def strength(self) -> str:
        """What the last measurements said."""
        return ", ".join([check.words() for check in self.progress.newest()])

    def save(self) -> None:
        checkpoint.save(self._folder, self.plan, self.progress, self.learner, self._version)
        title = f"{find(self.plan.game_id).title}, one of {self.plan.check_seats} seats"
        draw(self._folder / checkpoint.STRENGTH, title, 1 / self.plan.check_seats, self.progress)

    def _source(self, jobs: int) -> Source:
        seed = f"{self.plan.seed}/{self.progress.decisions}"
        return Alone(self.plan, seed) if jobs == 1 else Crew(self.plan, seed, jobs)

    def _line(self, told: str) -> str:
        return f"{self.progress.seconds / 60:.1f} min, {self.progress.decisions:,} decisions, {told}"


def begin(plan: Plan, folder: Path) -> Training:
    """A new training in a folder that holds none."""
    if (folder / checkpoint.PLAN).exists():
        raise TrainingError(f"{folder} holds a training already: go on with --resume, or name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    return Training(plan, folder, Progress())


def resume(folder: Path) -> Training:
    """Goes on where a training was saved."""
    plan = load_plan(folder / checkpoint.PLAN)
    training = Training(plan, folder, load_progress(folder / checkpoint.PROGRESS))
    checkpoint.restore(folder, training.learner)
    return training
