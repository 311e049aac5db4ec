"""What came out, as a table for the terminal and as JSON: what was missed comes first."""

from dataclasses import dataclass
from typing import Final

from bench.ismcts.match import Match, Score
from bench.ismcts.speed import Speed
from bench.results import Json

FASTER: Final = 20.0
"""So many times as many simulations a second are the bar."""


@dataclass(frozen=True)
class Report:
    game_id: str
    seats: int
    is_compiled: bool
    speed: Speed
    score: Score
    match: Match

    @property
    def is_fast(self) -> bool:
        return self.speed.ratio.median >= FASTER

    @property
    def is_strong(self) -> bool:
        """The whole interval has to lie above even."""
        return self.score.interval()[0] > self.score.even

    @property
    def times(self) -> float:
        """How many times as long as we ISMCTS really thought about a decision."""
        return self.match.theirs.mean / self.match.ours.mean if self.match.ours.mean else 0.0

    @property
    def each(self) -> float:
        """Simulations of ISMCTS for a decision."""
        return self.match.simulations / self.match.theirs.decisions if self.match.theirs.decisions else 0.0

    def lines(self) -> list[str]:
        head = f"{self.game_id}, {self.seats} seats, {'compiled' if self.is_compiled else 'NOT COMPILED'}"
        figures = [(self.is_strong, self._strength()), (self.is_fast, self._speed())]
        figures.sort(key=lambda figure: figure[0])
        return [head, *(f"  {'met   ' if met else 'MISSED'} {text}" for met, text in figures), f"         {self._time()}"]

    def _strength(self) -> str:
        score, (low, high) = self.score, self.score.interval()
        return (
            f"level-5 won {score.ours:.1%} ({low:.1%} to {high:.1%}) of {score.games} games, each seat of ISMCTS"
            f" {score.theirs:.1%}; even is {score.even:.1%}: {score.verdict}"
        )

    def _speed(self) -> str:
        ratio, ours, theirs = self.speed.ratio, self.speed.our_spread, self.speed.their_spread
        return (
            f"{ratio.median:.0f} times as many simulations a second ({ratio.low:.0f} to {ratio.high:.0f} by position; bar"
            f" {FASTER:.0f}): ours {ours.median:,.0f} ({ours.low:,.0f} to {ours.high:,.0f}), ISMCTS {theirs.median:,.0f}"
            f" ({theirs.low:,.0f} to {theirs.high:,.0f})"
        )

    def _time(self) -> str:
        ours, theirs = self.match.ours, self.match.theirs
        return (
            f"a decision took us {ours.mean * 1000:.1f} ms and ISMCTS {theirs.mean * 1000:.0f} ms, {self.times:.1f} times"
            f" as long, for {self.each:.0f} simulations"
        )

    def to_json(self) -> dict[str, Json]:
        low, high = self.score.interval()
        ratio = self.speed.ratio
        return {
            "game": self.game_id,
            "seats": self.seats,
            "compiled": self.is_compiled,
            "games": self.score.games,
            "share": round(self.score.ours, 4),
            "share_by_deal": [round(share, 4) for share in self.score.by_deal],
            "interval": [round(low, 4), round(high, 4)],
            "their_share": round(self.score.theirs, 4),
            "even": round(self.score.even, 4),
            "better_than_even": self.is_strong,
            "our_ms": round(self.match.ours.mean * 1000, 2),
            "their_ms": round(self.match.theirs.mean * 1000, 2),
            "times_the_time": round(self.times, 2),
            "their_simulations_a_decision": round(self.each, 1),
            "simulations_ratio": round(ratio.median, 1),
            "simulations_spread": [round(ratio.low, 1), round(ratio.high, 1)],
            "our_playouts": round(self.speed.our_spread.median),
            "their_simulations": round(self.speed.their_spread.median, 1),
            "fast_enough": self.is_fast,
        }
