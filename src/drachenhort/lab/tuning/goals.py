"""What somebody wants of a game: a figure and between what it shall lie."""

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.plain import shortened
from drachenhort.lab.report.counts import NOBODY
from drachenhort.lab.report.estimate import Estimate
from drachenhort.lab.report.sample import Figure, Sample

Kind: TypeAlias = Literal["people", "seat", "player", "ending", "decisions", "turns"]
Verdict: TypeAlias = Literal["yes", "no", "not yet"]

FORM: Final = re.compile(
    r"(?:people win|seat (?P<seat>[1-9]) wins|ending (?P<ending>[\w-]+)|(?P<count>decisions|turns)|(?P<player>\S+) wins)"
    r" (?P<low>\d{1,6}(?:\.\d{1,3})?)-(?P<high>\d{1,6}(?:\.\d{1,3})?)(?P<share> ?%)?"
)
EXAMPLES: Final = (
    "such as 'people win 60-70%', 'seat 1 wins 24-26%', 'level-3 wins 55-65%', 'ending NAME 10-20%',"
    " 'decisions 200-300' or 'turns 40-60'"
)


class GoalError(DrachenhortError):
    """A goal that cannot be read, or that this game cannot have."""


class Goal(NamedTuple):
    """`of` is the seat, the player or the ending that it is about. Shares lie between 0 and 1."""

    text: str
    kind: Kind
    of: str
    low: float
    high: float

    @property
    def is_share(self) -> bool:
        return self.kind not in ("decisions", "turns")

    def measure(self, sample: Sample) -> Estimate:
        return sample.measure(self._figure(sample))

    def _figure(self, sample: Sample) -> Figure:
        match self.kind:
            case "people":
                nobody = sample.share(NOBODY)
                return lambda without: 1 - nobody(without)
            case "seat":
                return sample.share(int(self.of) - 1)
            case "player":
                return sample.player_share(self.of)
            case "ending":
                return sample.ending(self.of)
            case "decisions":
                return sample.mean("lengths")
            case "turns":
                return sample.mean("turns")

    def miss(self, value: float) -> float:
        """How far it is from where it shall lie: points of a share, or parts of the length that is wanted."""
        beyond = max(self.low - value, value - self.high, 0.0)
        return beyond if self.is_share else beyond / max(1.0, (self.low + self.high) / 2)

    def judge(self, found: Estimate, doubt: float) -> Verdict:
        low, high = found.interval(doubt)
        if self.low <= low and high <= self.high:
            return "yes"
        return "no" if high < self.low or low > self.high else "not yet"


def read_goal(text: str, game: Game, seats: int, players: list[str]) -> Goal:
    found = FORM.fullmatch(" ".join(text.split()))
    if found is None:
        raise GoalError(f"'{shortened(text)}' is no goal; say what shall lie between what, {EXAMPLES}")
    low, high = float(found["low"]), float(found["high"])
    if found["count"]:
        if found["share"]:
            raise GoalError(f"'{shortened(text)}': {found['count']} are counted, so no % belongs there")
    elif not found["share"]:
        raise GoalError(f"'{shortened(text)}': a share of games has a % behind it")
    else:
        low, high = low / 100, high / 100
    if not low < high or (not found["count"] and high > 1):
        raise GoalError(f"'{shortened(text)}': give the lower bound first, and for shares at most 100%")
    return Goal(" ".join(text.split()), *_meant(found, game, seats, players), low, high)


def _meant(found: re.Match[str], game: Game, seats: int, players: list[str]) -> tuple[Kind, str]:
    if found["seat"]:
        if int(found["seat"]) > seats:
            raise GoalError(f"there are {seats} seats here, not {found['seat']}")
        return "seat", found["seat"]
    if found["ending"]:
        if found["ending"] not in game.endings:
            raise GoalError(f"{game.title} has no ending '{found['ending']}'; it has {', '.join(game.endings)}")
        return "ending", found["ending"]
    if found["count"]:
        return ("decisions" if found["count"] == "decisions" else "turns"), ""
    if found["player"]:
        if found["player"] not in players:
            raise GoalError(f"nobody called '{found['player']}' plays here; {', '.join(dict.fromkeys(players))} do")
        return "player", found["player"]
    return "people", ""
