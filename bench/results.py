"""What was measured: every figure with its spread and its bar, and the JSON of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bench.measure import Speeds, Spread, microseconds, ratio, spread

Json: TypeAlias = "bool | float | str | list[Json] | dict[str, Json]"

MAIN_GAME = "drachensachen"
GAME_BARS = {
    "drachensachen": 1.2,
    "drachenfaust": 0.5,
    "drachenhueter": 0.5,
    "drachenfels": 0.2,
    "schutt_und_asche": 0.3,
}


@dataclass(frozen=True)
class Bar:
    """What a figure has to reach: at least the limit, or, where small is good, less than it."""

    limit: float
    is_ceiling: bool = False
    aim: float | None = None

    def is_met(self, value: float) -> bool:
        return value < self.limit if self.is_ceiling else value >= self.limit

    def __str__(self) -> str:
        aim = "" if self.aim is None else f" (aim {self.aim:g})"
        return f"{'<' if self.is_ceiling else '>='} {self.limit:g}{aim}"


@dataclass(frozen=True)
class Figure:
    """One line of the results."""

    key: str
    label: str
    value: Spread
    bar: Bar | None = None

    @property
    def is_missed(self) -> bool:
        return self.bar is not None and not self.bar.is_met(self.value.median)


@dataclass(frozen=True)
class Setting:
    """Under what conditions the figures came about."""

    python: str
    is_compiled: bool
    is_quick: bool
    rounds: int
    peers: dict[str, str]


@dataclass(frozen=True)
class Results:
    setting: Setting
    headlines: list[Figure]
    details: list[Figure]
    games: list[Figure]
    speeds: dict[str, Spread]

    @property
    def has_missed(self) -> bool:
        return any(figure.is_missed for figure in self.headlines + self.games)

    def to_json(self) -> dict[str, Json]:
        barred = self.headlines + self.games
        setting = self.setting
        return {
            **{figure.key: round(figure.value.median, 3) for figure in self.headlines},
            "games": {figure.key: round(figure.value.median, 3) for figure in self.games},
            "details": {figure.key: round(figure.value.median, 3) for figure in self.details},
            "spread": {figure.key: low_high(figure.value, 3) for figure in barred + self.details},
            "bars": {
                figure.key: {"bar": str(figure.bar), "met": not figure.is_missed}
                for figure in barred
                if figure.bar is not None
            },
            "per_second": {name: round(speed.median) for name, speed in self.speeds.items()},
            "compiled": setting.is_compiled,
            "quick": setting.is_quick,
            "rounds": setting.rounds,
            "python": setting.python,
            "peers": dict(setting.peers),
        }


def low_high(value: Spread, digits: int) -> list[Json]:
    return [round(value.low, digits), round(value.high, digits)]


def results(setting: Setting, speeds: Speeds, game_ids: Sequence[str]) -> Results:
    """Turns the speeds of all runners, by the names `__main__` gives them, into the figures we report."""

    def against(ours: str, peer: str) -> Spread:
        return ratio(speeds[ours], speeds[peer])

    headlines = [
        Figure(
            "engine_vs_openspiel_native",
            "engine / OpenSpiel native",
            against(f"ours engine {MAIN_GAME}", "openspiel native crazy_eights"),
            Bar(1.2, aim=2),
        ),
        Figure(
            "python_vs_openspiel_python",
            "Python loop / OpenSpiel Python loop",
            against("ours python", "openspiel python crazy_eights"),
            Bar(3),
        ),
        Figure("pure_vs_rlcard", "uncompiled / RLCard env.step", against("ours pure", "rlcard uno"), Bar(4)),
        Figure("copy_us", "copy(), microseconds", microseconds(speeds["ours copy"]), Bar(1, is_ceiling=True)),
        Figure("sample_us", "sample(), microseconds", microseconds(speeds["ours sample"]), Bar(20, is_ceiling=True)),
    ]
    details = [
        Figure(key, label, against(ours, peer))
        for key, label, ours, peer in (
            ("engine_vs_hearts", "engine / native hearts", f"ours engine {MAIN_GAME}", "openspiel native hearts"),
            ("engine_copies", "engine from copies / native", "ours engine copies", "openspiel native crazy_eights"),
            ("engine_games", "engine / native, both deal", f"ours engine {MAIN_GAME}", "openspiel native whole games"),
            ("python_vs_hearts", "Python loop / hearts, Python loop", "ours python", "openspiel python hearts"),
            ("python_by_the_book", "Python loop / documented loop", "ours python", "openspiel python by the book"),
        )
    ]
    games = [
        Figure(
            game_id,
            game_id,
            against(f"ours engine {game_id}", "openspiel native crazy_eights"),
            Bar(GAME_BARS[game_id]) if game_id in GAME_BARS else None,
        )
        for game_id in game_ids
    ]
    decisions = {name: spread(values) for name, values in speeds.items() if name not in ("ours copy", "ours sample")}
    return Results(setting, headlines, details, games, decisions)
