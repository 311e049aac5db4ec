"""An arena's result for people, as text in columns."""

from typing import Final

from drachenhort.core.options import show
from drachenhort.core.shares import Z_95
from drachenhort.games import find
from drachenhort.lab.arena.matches import Kind
from drachenhort.lab.arena.results import MatchResult
from drachenhort.lab.arena.stored import Arena, Plan, name_of_variant

HEADS: Final = ["player", "wins", "share", "95 % interval", "fair share", "mean score", "ms", "p95", "worst"]
OF_WON: Final = "of the won"
SHORTEST: Final = 0.001
RATED: Final = ["rating", "95 % interval"]


def table(arena: Arena) -> list[str]:
    """What was played, each match, the ratings."""
    lines = [f"{title_of(arena.plan)}, seed {arena.plan.seed}"]
    for result in arena.matches:
        lines += ["", f"{name_of(arena.plan, result)}: {length_of(result)}", ""]
        lines += aligned(rows_of(result))
        lines += ["", endings_of(result)]
    if arena.ratings:
        lines += ["", "Ratings after Plackett and Luce, from all games:", "", *aligned(rating_rows(arena))]
    return [*lines, "", f"{arena.games:,} games in {arena.seconds:,.1f} seconds."]


def title_of(plan: Plan) -> str:
    """The game, its seats and options."""
    options = "".join(f", {name}={show(value)}" for name, value in plan.option_values().items())
    text = plan.variant_text()
    variant = "" if text is None else f", variant {name_of_variant(text)}"
    return f"{find(plan.game).title}, {plan.seats} seats{options}{variant}"


def name_of(plan: Plan, result: MatchResult) -> str:
    """Who plays against whom."""
    match plan.match:
        case Kind.TABLE:
            return ", ".join(plan.players)
        case Kind.ONE_AGAINST:
            one, other = result.players
            return f"one {one} against {plan.seats - 1} {other}"
        case _:
            return " against ".join(result.players)


def length_of(result: MatchResult) -> str:
    deals = "1 deal" if result.deals == 1 else f"{result.deals:,} deals"
    return f"{result.games:,} games, {deals} in all {result.games_per_deal} seatings"


def rows_of(result: MatchResult) -> list[list[str]]:
    """A row for each player under a row of heads. Where all can lose, also its share of the games that somebody won."""
    heads = HEADS if result.nobody == 0 else [*HEADS[:4], OF_WON, *HEADS[4:]]
    return [heads, *(_row(result, name) for name in result.players)]


def _row(result: MatchResult, name: str) -> list[str]:
    standing = result.standings[name]
    thinking = standing.thinking
    low, high = result.interval(name)
    return [
        name,
        f"{result.wins(name):,.1f}".removesuffix(".0"),
        percent(result.share(name)),
        f"{percent(low)} to {percent(high)}",
        *([percent(result.share_of_won(name))] if result.nobody else []),
        percent(result.fair_share(name)),
        f"{standing.mean_score:.2f}",
        *(milliseconds(ms) for ms in (thinking.mean_ms, thinking.p95_ms, thinking.worst_ms)),
    ]


def rating_rows(arena: Arena) -> list[list[str]]:
    """The strongest first."""
    rows = [["player", *RATED]]
    for name, rating in arena.ratings.items():
        reach = Z_95 * rating.sigma
        rows.append([name, f"{rating.mu:.1f}", f"{rating.mu - reach:.1f} to {rating.mu + reach:.1f}"])
    return rows


def endings_of(result: MatchResult) -> str:
    endings = ", ".join(f"{ending} {count:,}" for ending, count in sorted(result.endings.items()))
    if result.nobody == 0:
        return f"Endings: {endings}."
    return f"Endings: {endings}. Somebody won in {percent(result.won / result.games)} of the games."


def percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")


def milliseconds(ms: float) -> str:
    """Three digits are enough."""
    if ms < SHORTEST:
        return f"< {SHORTEST}"
    return f"{ms:,.0f}" if ms >= 100 else f"{ms:.1f}" if ms >= 10 else f"{ms:.3f}"


def aligned(rows: list[list[str]]) -> list[str]:
    """The first column to the left, all others to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join([f"{row[0]:<{widths[0]}}", *map(str.rjust, row[1:], widths[1:])]) for row in rows]
