"""Luck against skill: how much more often the strongest level wins than the weakest does, at the same tables."""

from collections.abc import Callable
from typing import Final, NamedTuple

from drachenhort.core.shares import wilson
from drachenhort.lab.report.draw import Row, rows
from drachenhort.lab.report.estimate import Data
from drachenhort.lab.report.findings import Finding
from drachenhort.lab.report.play import Plan
from drachenhort.lab.report.say import Say
from drachenhort.lab.simulate import simulate
from drachenhort.lab.workers import Jobs

STRONG: Final = "level-5"
WEAK: Final = "level-1"


class Skill(NamedTuple):
    """The games of one strong player among weak ones; it sits at every seat in turn."""

    games: int
    wins: float
    fair: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Data]:
        low, high = self.interval
        return {"player": STRONG, "among": WEAK, "games": self.games, "share": self.share, "low": low, "high": high}


def measure_skill(plan: Plan, games: int, jobs: Jobs, progress: Callable[[int], None]) -> Skill:
    """Level 5 looks at the clock, so that these games differ from run to run."""
    players = [STRONG] + [WEAK] * (plan.seats - 1)
    result = simulate(
        plan.game_id, plan.seats, players, games, f"{plan.seed}/skill", jobs, plan.options, progress, plan.variant
    )
    wins = sum(float(standing.wins) for standing in result.players.values())
    own = result.players[STRONG]
    return Skill(games, float(own.wins), wins / games / plan.seats)


def skill_finding(skill: Skill, seats: int, say: Say) -> Finding:
    low, high = skill.interval
    sentence = say(
        "skill",
        strong=STRONG,
        weak=WEAK,
        share=say.percent(skill.share, 0),
        low=say.percent(low, 0),
        high=say.percent(high, 0),
        games=say.number(skill.games),
        seats=seats,
        fair=say.percent(skill.fair, 0),
    )
    line = Row(
        STRONG, skill.share, low, high, [say.percent(skill.share), f"{say.percent(low, 0)} – {say.percent(high, 0)}"]
    )
    heads = [say("col-player"), say("col-wins"), say("col-interval")]
    return Finding(say("skill-heading"), [sentence, say("skill-clock")], rows(heads, [line], skill.fair, 0, 1))
