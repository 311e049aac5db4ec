"""How far a training has come, and how strong it was at which time."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from drachenhort.core.shares import wilson
from drachenhort.train.plan import TrainingError


@dataclass
class Check:
    """One measurement: a seat of the network among others of an opponent; turned, a seat of the opponent among networks.

    Only both together tell strength: at a table of three alike the odd one out may win for that reason alone.
    """

    seconds: float
    decisions: int
    opponent: str
    games: int
    wins: float
    """Of the one seat."""
    is_turned: bool = False

    @property
    def label(self) -> str:
        return f"one {self.opponent} among its kind" if self.is_turned else f"one among {self.opponent}"

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def words(self) -> str:
        low, high = self.interval
        return f"{self.label} wins {self.share:.1%} ({low:.1%} to {high:.1%}, {self.games} games)"


@dataclass
class Progress:
    """Everything that is counted; `seconds` of all runs together."""

    seconds: float = 0.0
    decisions: int = 0
    lessons: int = 0
    games: int = 0
    checks: list[Check] = field(default_factory=list)
    commits: list[str] = field(default_factory=list)
    """Where the program came from, of each run when it began; the same is named once."""

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")

    def newest(self) -> list[Check]:
        """The last measurement of each kind."""
        return list({check.label: check for check in self.checks}.values())


def load_progress(path: Path) -> Progress:
    try:
        fields = json.loads(path.read_text(encoding="utf-8"))
        checks = [Check(**check) for check in fields.pop("checks")]
        return Progress(**fields, checks=checks)
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise TrainingError(f"{path} cannot be gone on with: {error}") from None
