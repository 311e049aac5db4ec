"""An arena as it is kept in a file: what was asked for, what was counted, and what follows from it."""

import os
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.options import show
from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.games.variants import read_variant, use_text
from drachenhort.lab.arena.matches import Kind, Match, matches_of
from drachenhort.lab.arena.results import MatchResult, empty_result
from drachenhort.players.registry import make_player

FORMAT: Final = "drachenhort arena 1"
DIGITS: Final = 5

Setting: TypeAlias = bool | int | str | list[str]


class StoredError(DrachenhortError):
    """A file that holds no result of an arena, or of another one."""


class Plan(Struct, frozen=True):
    """What is played. How many games there are to be is not part of it: there can always be more."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Setting]
    match: Kind
    players: list[str]
    seed: str
    variant: str | UnsetType = UNSET
    """The text of the variant that is played."""

    def variant_text(self) -> str | None:
        return self.variant if isinstance(self.variant, str) else None

    def matches(self) -> list[Match]:
        return matches_of(self.match, self.players, self.seats)

    def option_values(self) -> dict[str, Json]:
        return {name: list[Json](value) if isinstance(value, list) else value for name, value in self.options.items()}

    def check(self) -> None:
        """Whether it can be played here at all."""
        use_text(self.variant_text())
        game = find(self.game)
        game.check_seats(self.seats)
        game.simulation_options(self.option_values())
        for name in self.players:
            make_player(self.game, name)
        self.matches()

    def words(self) -> dict[str, str]:
        """All of it, as the command line has it."""
        return {
            "game": self.game,
            "version of the rules": str(self.rules_version),
            "--seats": str(self.seats),
            "--option": " ".join(f"{name}={show(value)}" for name, value in self.option_values().items()) or "none",
            "--match": self.match,
            "--players": ",".join(self.players),
            "--seed": self.seed,
            "--variant": name_of_variant(self.variant_text()),
        }

    def difference(self, other: "Plan") -> str | None:
        """The first thing that another plan has otherwise, in words; None if there is none."""
        others = other.words()
        for name, words in self.words().items():
            if words != others[name]:
                return f"{name} {words}, not {others[name]}"
        return None


def name_of_variant(text: str | None) -> str:
    if text is None:
        return "none"
    variant = read_variant(text)
    return f"'{variant.name}' ({variant.digest})"


class Rating(Struct, frozen=True):
    """A player's strength, and how unsure it is (one standard deviation)."""

    mu: float
    sigma: float


class Arena(Struct):
    """An arena, finished or not."""

    format: str
    plan: Plan
    matches: list[MatchResult]
    ratings: dict[str, Rating] = field(default_factory=dict)
    """Empty if nothing was there to reckon them with."""
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """Those that count."""
        return sum(result.games for result in self.matches)

    @property
    def played(self) -> int:
        """All of them, also those of deals that are under way."""
        return self.games + sum(len(result.begun) for result in self.matches)


def load(file: str, text: str) -> Arena:
    """The arena in a file's text, checked."""
    try:
        arena = msgspec.json.decode(text, type=Arena)
    except msgspec.MsgspecError as error:
        raise StoredError(f"{file}: not a result of an arena: {error}") from None
    if arena.format != FORMAT:
        raise StoredError(f"{file}: its format is '{arena.format}', not '{FORMAT}'")
    try:
        empty = [empty_result(match) for match in arena.plan.matches()]
    except DrachenhortError as error:
        raise StoredError(f"{file}: {error}") from None
    kept = [_shape(result) for result in arena.matches]
    is_too_long = any(len(result.begun) >= result.games_per_deal for result in arena.matches)
    if kept != [_shape(result) for result in empty] or is_too_long:
        raise StoredError(f"{file}: its matches are not those of its plan")
    return arena


def _shape(result: MatchResult) -> tuple[list[str], int, list[str]]:
    return result.players, result.games_per_deal, sorted(result.standings)


def text_of(arena: Arena) -> str:
    """The arena as JSON: what was counted, and beside it the figures that follow, for whoever reads it."""
    for result in arena.matches:
        result.figures = {name: _figures(result, name) for name in result.players}
    return msgspec.json.format(msgspec.json.encode(arena), indent=1).decode() + "\n"


def _figures(result: MatchResult, name: str) -> dict[str, float]:
    low, high = result.interval(name)
    standing = result.standings[name]
    exact = {
        "win_share": result.share(name),
        "low": low,
        "high": high,
        "fair_share": result.fair_share(name),
        "share_of_won": result.share_of_won(name),
        "mean_score": standing.mean_score,
        "mean_ms": standing.thinking.mean_ms,
        "p95_ms": standing.thinking.p95_ms,
        "worst_ms": standing.thinking.worst_ms,
    }
    return {key: round(value, DIGITS) for key, value in exact.items()}


def save(path: Path, arena: Arena) -> None:
    """Whatever happens meanwhile, the file holds the old result or the new one."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(text_of(arena), encoding="utf-8")
    os.replace(beside, path)
