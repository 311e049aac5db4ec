"""Decisions of finished games, as flat arrays that travel cheaply between processes."""

from array import array
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float32]
Numbers: TypeAlias = npt.NDArray[np.int32]
Shorts: TypeAlias = npt.NDArray[np.uint16]


@dataclass
class Batch:
    """One entry for each decision; features and legal actions lie one decision behind the other."""

    is_taught: bool
    games: int
    features: Shorts
    feature_counts: Numbers
    legal: Shorts
    legal_counts: Numbers
    chosen: Numbers
    """Its place among the legal ones."""
    chance: Floats
    """The logarithm of how likely it was to be chosen."""
    advantage: Floats
    win: Floats
    lead: Floats

    @property
    def size(self) -> int:
        return len(self.chosen)


@dataclass
class Trail:
    """The decisions of one seat in one game, or of many once they are rated."""

    features: list[bytes] = field(default_factory=list)
    feature_counts: list[int] = field(default_factory=list)
    legal: list[bytes] = field(default_factory=list)
    legal_counts: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    chance: list[float] = field(default_factory=list)
    hope: list[float] = field(default_factory=list)
    """What the game looked worth at that time."""
    advantage: list[float] = field(default_factory=list)
    win: list[float] = field(default_factory=list)
    lead: list[float] = field(default_factory=list)

    def note(self, features: list[int], legal: list[int], chosen: int, chance: float, hope: float) -> None:
        self.features.append(array("H", features).tobytes())
        self.feature_counts.append(len(features))
        self.legal.append(array("H", legal).tobytes())
        self.legal_counts.append(len(legal))
        self.chosen.append(chosen)
        self.chance.append(chance)
        self.hope.append(hope)

    def rate(self, win: float, lead: float, worth: float, reach: float) -> None:
        """The game is over: how much better each decision went than it had looked (generalised advantages)."""
        count = len(self.chosen)
        self.win = [win] * count
        self.lead = [lead] * count
        self.advantage = [0.0] * count
        gain, following = 0.0, worth
        for place in range(count - 1, -1, -1):
            gain = following - self.hope[place] + reach * gain
            self.advantage[place] = gain
            following = self.hope[place]

    def add(self, other: "Trail") -> None:
        self.features += other.features
        self.feature_counts += other.feature_counts
        self.legal += other.legal
        self.legal_counts += other.legal_counts
        self.chosen += other.chosen
        self.chance += other.chance
        self.advantage += other.advantage
        self.win += other.win
        self.lead += other.lead

    def batch(self, is_taught: bool, games: int) -> Batch:
        return Batch(
            is_taught,
            games,
            np.frombuffer(b"".join(self.features), np.uint16),
            np.array(self.feature_counts, np.int32),
            np.frombuffer(b"".join(self.legal), np.uint16),
            np.array(self.legal_counts, np.int32),
            np.array(self.chosen, np.int32),
            np.array(self.chance, np.float32),
            np.array(self.advantage, np.float32),
            np.array(self.win, np.float32),
            np.array(self.lead, np.float32),
        )


def joined(batches: list[Batch]) -> Batch:
    """All of them as one."""
    return Batch(
        batches[0].is_taught,
        sum(batch.games for batch in batches),
        np.concatenate([batch.features for batch in batches]),
        np.concatenate([batch.feature_counts for batch in batches]),
        np.concatenate([batch.legal for batch in batches]),
        np.concatenate([batch.legal_counts for batch in batches]),
        np.concatenate([batch.chosen for batch in batches]),
        np.concatenate([batch.chance for batch in batches]),
        np.concatenate([batch.advantage for batch in batches]),
        np.concatenate([batch.win for batch in batches]),
        np.concatenate([batch.lead for batch in batches]),
    )


def padded(flat: Shorts, counts: Numbers, width: int, filler: int) -> Numbers:
    """A row for each decision, filled up at its end."""
    out = np.full((len(counts), width), filler, np.int32)
    rows = np.repeat(np.arange(len(counts)), counts)
    starts = np.cumsum(counts) - counts
    out[rows, np.arange(len(flat)) - np.repeat(starts, counts)] = flat
    return out
