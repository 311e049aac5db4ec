"""What was measured of the servers, with the bars, and the JSON of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from bench.measure import ratio, spread
from bench.results import Bar, Figure, Json, low_high
from bench.server.memory import Memory
from bench.server.rounds import Round

OURS = "drachenhort"
PEER = "boardgameio"

BUSY = 0.2
"""A machine that used up more of a core than this on other things was too busy for figures to rely on."""


@dataclass(frozen=True)
class Measured:
    """One server: rounds of full load, one in which every move was sent twice, one at the pace of people, its memory."""

    rounds: list[Round]
    resent: Round
    paced: Round
    memory: Memory

    def figures(self) -> list[Figure]:
        rounds, paced, memory = self.rounds, self.paced, self.memory
        checked = [*rounds, self.resent, paced]
        rows = [
            ("moves_per_second", "moves a second", [one.moves_per_second for one in rounds]),
            ("p50_ms", "p50, ms", [one.p50 for one in rounds]),
            ("p99_ms", "p99, ms", [one.p99 for one in rounds]),
            ("longest_ms", "longest, ms", [one.longest for one in rounds]),
            ("server_core", "share of the server's core", [one.server_share for one in rounds]),
            ("load_core", "share of the load's core", [one.load_share for one in rounds]),
            ("others", "cores used by others", [one.others_share for one in rounds]),
            ("paced_moves_per_second", "paced: moves a second", [paced.moves_per_second]),
            ("paced_p50_ms", "paced: p50, ms", [paced.p50]),
            ("paced_p99_ms", "paced: p99, ms", [paced.p99]),
            ("paced_longest_ms", "paced: longest, ms", [paced.longest]),
            ("paced_server_core", "paced: share of the server's core", [paced.server_share]),
            ("paced_others", "paced: cores used by others", [paced.others_share]),
            ("empty_server_kb", "memory without tables, kB", [memory.empty_server]),
            ("idle_table_kb", "memory of an idle table, kB", [memory.idle_table]),
            ("live_table_kb", "memory of a live table, kB", [memory.live_table]),
            ("checked", "moves looked up afterwards", [float(sum(one.moves for one in checked))]),
            ("lost", "of these lost", [float(sum(one.lost for one in checked))]),
            ("doubled", "moves too many", [float(sum(one.doubled for one in checked))]),
        ]
        return [Figure(key, label, spread(values)) for key, label, values in rows]

    def figure(self, key: str) -> Figure:
        return next(figure for figure in self.figures() if figure.key == key)

    @property
    def was_disturbed(self) -> bool:
        return self.figure("others").value.median > BUSY or self.paced.others_share > BUSY


@dataclass(frozen=True)
class Setting:
    """Under what conditions the figures came about."""

    is_quick: bool
    rounds: int
    tables: int
    seconds: float
    paced_tables: int
    paced_seconds: float
    versions: dict[str, str]


@dataclass(frozen=True)
class Results:
    setting: Setting
    servers: Mapping[str, Measured]

    @property
    def was_disturbed(self) -> bool:
        return any(measured.was_disturbed for measured in self.servers.values())

    def headlines(self) -> list[Figure]:
        """What there are bars for, if ours and the peer were measured."""
        ours, peer = self.servers.get(OURS), self.servers.get(PEER)
        if ours is None or peer is None:
            return []

        def mine(key: str, label: str, limit: float) -> Figure:
            return Figure(key, label, ours.figure(key).value, Bar(limit, is_ceiling=True))

        return [
            Figure(
                "moves_vs_boardgameio",
                "moves a second / boardgame.io's",
                ratio([one.moves_per_second for one in ours.rounds], [one.moves_per_second for one in peer.rounds]),
                Bar(3, aim=8),
            ),
            Figure(
                "p99_vs_boardgameio",
                "p99 / boardgame.io's",
                ratio([one.p99 for one in ours.rounds], [one.p99 for one in peer.rounds]),
                Bar(1, is_ceiling=True),
            ),
            mine("lost", "moves lost", 1),
            mine("doubled", "moves doubled", 1),
            mine("paced_p99_ms", "p99 at the pace of people, ms", 100),
            mine("idle_table_kb", "memory of an idle table, kB", 100),
        ]

    @property
    def has_missed(self) -> bool:
        return any(figure.is_missed for figure in self.headlines())

    def to_json(self) -> dict[str, Json]:
        headlines = self.headlines()
        json: dict[str, Json] = {figure.key: round(figure.value.median, 3) for figure in headlines}
        if headlines:
            json["p99_ms"] = round(self.servers[OURS].figure("p99_ms").value.median, 3)
            json["boardgameio_p99_ms"] = round(self.servers[PEER].figure("p99_ms").value.median, 3)
        setting = self.setting
        return {
            **json,
            "bars": {figure.key: {"bar": str(figure.bar), "met": not figure.is_missed} for figure in headlines},
            "spread": {figure.key: low_high(figure.value, 3) for figure in headlines},
            "servers": {name: server_json(measured) for name, measured in self.servers.items()},
            "disturbed": self.was_disturbed,
            "quick": setting.is_quick,
            "rounds": setting.rounds,
            "tables": setting.tables,
            "seconds": setting.seconds,
            "paced_tables": setting.paced_tables,
            "paced_seconds": setting.paced_seconds,
            "versions": dict(setting.versions),
        }


def server_json(measured: Measured) -> dict[str, Json]:
    figures = measured.figures()
    return {
        **{figure.key: round(figure.value.median, 3) for figure in figures},
        "spread": {figure.key: low_high(figure.value, 3) for figure in figures if figure.value.low != figure.value.high},
    }
