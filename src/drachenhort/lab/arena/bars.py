"""What the players shall reach, and whether stored results of arenas show that they do."""

from dataclasses import dataclass, field
from enum import IntEnum
from itertools import pairwise
from math import sqrt
from typing import Final

from drachenhort.core.shares import wilson
from drachenhort.games import find
from drachenhort.lab.arena.matches import Kind
from drachenhort.lab.arena.results import MatchResult
from drachenhort.lab.arena.stored import Arena, Plan, Setting
from drachenhort.lab.arena.table import percent
from drachenhort.players.levels import LEVELS, STRONGEST
from drachenhort.players.levels.skills import skills_of

ENOUGH: Final = 1000
"""Games; with fewer no bar is met."""
MEASURE: Final = "greedy"
SEARCH: Final = "search@"
DUEL: Final = (0.62, 0.76)
"""So many duels each level shall win against the one below."""


class Verdict(IntEnum):
    """The first to be told are those that matter most."""

    MISSED = 0
    OPEN = 1
    UNMEASURED = 2
    MET = 3


SAID: Final = {
    Verdict.MISSED: "**missed**",
    Verdict.OPEN: "not decided",
    Verdict.UNMEASURED: "not measured",
    Verdict.MET: "met",
}


@dataclass(frozen=True)
class Bar:
    """A share of the games, and the arenas that show it: the whole 95 % interval shall lie between `least` and `most`."""

    game: str
    what: str
    players: tuple[str, str]
    """The one whose share counts, and the others. For the strongest level stands also a search with no more playouts."""
    match: Kind
    least: float
    most: float = 1.0
    seats: int = 4
    options: dict[str, Setting] = field(default_factory=dict)

    def is_shown_by(self, plan: Plan) -> bool:
        one, other = self.players
        others = [other] if plan.match != Kind.TABLE else []
        return (
            (plan.game, plan.seats, plan.match, plan.options) == (self.game, self.seats, self.match, self.options)
            and len(plan.players) == 1 + len(others)
            and _stands_for(self.game, plan.players[0], one, self.most == 1.0)
            and all(_stands_for(self.game, *pair, False) for pair in zip(plan.players[1:], others, strict=True))
        )

    @property
    def wanted(self) -> str:
        if self.most < 1.0:
            return f"{self.least:.0%} to {self.most:.0%}".replace("%", " %")
        return f"{self.least:.0%}".replace("%", " %")


@dataclass(frozen=True)
class Line:
    """A bar and what one arena says about it."""

    bar: str
    wanted: str
    verdict: Verdict
    player: str = "-"
    games: int = 0
    figure: str = "-"
    interval: str = "-"

    @property
    def cells(self) -> list[str]:
        return [
            self.bar,
            self.wanted,
            SAID[self.verdict],
            self.player,
            f"{self.games:,}" if self.games else "-",
            self.figure,
            self.interval,
        ]


HEADS: Final = ["bar", "wanted", "verdict", "player", "games", "measured", "95 % interval"]


def _stands_for(game: str, player: str, wanted: str, is_less_enough: bool) -> bool:
    """A search with as many playouts as a level has is this level without its clock; where only more is better, so is one
    with fewer."""
    if player == wanted:
        return True
    skills = [skill for skill, level in zip(skills_of(game), LEVELS, strict=True) if level.name == wanted]
    own, _, playouts = player.partition("@")
    if not skills or f"{own}@" != SEARCH or not playouts.isdecimal():
        return False
    return int(playouts) == skills[0].playouts or (is_less_enough and int(playouts) < skills[0].playouts)


def _bars() -> list[Bar]:
    against = (STRONGEST, MEASURE)
    strong = [
        Bar("drachensachen", "one game", against, Kind.ONE_AGAINST, 0.50, options={"single_game": True}),
        Bar("drachenfaust", "the game", against, Kind.ONE_AGAINST, 0.85),
        Bar("drachenhueter", "the game", against, Kind.ONE_AGAINST, 0.60),
        Bar("drachenfels", "the game", against, Kind.ONE_AGAINST, 0.45),
        Bar("schutt_und_asche", "the crown", against, Kind.ONE_AGAINST, 0.35),
        Bar("schutt_und_asche", "alone", (STRONGEST, ""), Kind.TABLE, 0.60, seats=1),
    ]
    seats = {"drachenfaust": 4}  # It is not for two; at four each level has two of them.
    options: dict[str, dict[str, Setting]] = {"drachensachen": {"single_game": True}}
    ladder = [
        Bar(
            bar.game,
            "a duel",
            (above.name, below.name),
            Kind.DUEL,
            *DUEL,
            seats.get(bar.game, 2),
            options.get(bar.game, {}),
        )
        for bar in strong[:5]
        for below, above in pairwise(LEVELS)
    ]
    return strong + ladder


BARS: Final = _bars()
TOGETHER: Final = "schutt_und_asche"
"""Where all can lose, a strong player among greedy ones shall not make that likelier."""


def lines(arenas: list[Arena]) -> list[Line]:
    """One for each arena that shows a bar, and one for each bar that none shows; what was missed first."""
    out: list[Line] = []
    for bar in BARS:
        shown = [_line(bar, arena) for arena in arenas if bar.is_shown_by(arena.plan)]
        out += shown or [Line(_words(bar), bar.wanted, Verdict.UNMEASURED)]
    return sorted(out + _together(arenas), key=lambda line: line.verdict)


def _words(bar: Bar) -> str:
    title = find(bar.game).title
    if bar.match == Kind.DUEL:
        one, other = bar.players
        return f"{title}: {one} against {other}, {bar.seats} seats"
    if bar.match == Kind.TABLE:
        return f"{title}: {bar.what}"
    return f"{title}: {bar.what}, one against {bar.seats - 1} {MEASURE}"


def _line(bar: Bar, arena: Arena) -> Line:
    (result,) = arena.matches
    player = arena.plan.players[0]
    share, (low, high) = result.share(player), result.interval(player)
    if bar.match == Kind.DUEL and result.nobody:  # Of the games that both lost neither can have won more.
        share, (low, high) = result.share_of_won(player), wilson(result.wins(player), result.won)
    if high < bar.least or low > bar.most:
        verdict = Verdict.MISSED
    else:
        is_inside = low > bar.least and (high < bar.most or bar.most == 1.0)
        verdict = Verdict.MET if is_inside and result.games >= ENOUGH else Verdict.OPEN
    return Line(
        _words(bar), bar.wanted, verdict, player, result.games, percent(share), f"{percent(low)} to {percent(high)}"
    )


def _together(arenas: list[Arena]) -> list[Line]:
    """How much more often somebody wins where one of the greedy players is the strong one; less than 0 is missed."""
    words = f"{find(TOGETHER).title}: somebody wins, beside four {MEASURE}"
    strong = next(bar for bar in BARS if bar.game == TOGETHER and bar.match == Kind.ONE_AGAINST)
    usual = [arena for arena in arenas if _is_usual(arena.plan, strong)]
    shown = [_difference(words, arena, usual[0].matches[0]) for arena in arenas if usual and strong.is_shown_by(arena.plan)]
    return shown or [Line(words, "no less", Verdict.UNMEASURED)]


def _is_usual(plan: Plan, strong: Bar) -> bool:
    return (
        plan.game == strong.game
        and plan.options == strong.options
        and plan.match == Kind.TABLE
        and plan.players == [MEASURE] * strong.seats
    )


def _difference(words: str, arena: Arena, usual: MatchResult) -> Line:
    """After Newcombe, from the intervals of both; seatings of one deal count as games of their own."""
    (result,) = arena.matches
    one, other = result.won / result.games, usual.won / usual.games
    one_low, one_high = wilson(result.won, result.games)
    other_low, other_high = wilson(usual.won, usual.games)
    low = one - other - sqrt((one - one_low) ** 2 + (other_high - other) ** 2)
    high = one - other + sqrt((one_high - one) ** 2 + (other - other_low) ** 2)
    is_enough = min(result.games, usual.games) >= ENOUGH
    verdict = Verdict.MISSED if high < 0 else Verdict.MET if low >= 0 and is_enough else Verdict.OPEN
    interval = f"{100 * low:+.1f} to {100 * high:+.1f} points"
    return Line(
        words, "no less", verdict, arena.plan.players[0], result.games, f"{percent(one)}, not {percent(other)}", interval
    )
