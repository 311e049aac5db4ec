"""`docs/strength.md`: what stored results of arenas say, in words and tables."""

from shlex import join
from typing import Final

from drachenhort.core.options import show
from drachenhort.games import all_games, find
from drachenhort.lab.arena.bars import HEADS, lines
from drachenhort.lab.arena.results import MatchResult
from drachenhort.lab.arena.stored import Arena, Plan
from drachenhort.lab.arena.table import endings_of, length_of, name_of, rating_rows, rows_of, title_of

LOOSE: Final = 0.05
"""A share that is less sure than this needs more games."""

HEAD: Final = """\
# How strong the players are

Written by `drachenhort strength docs/strength/*.json --out docs/strength.md`; the files there are results of
`drachenhort arena`.

Every deal was played in all seatings, so that neither a seat nor a lucky hand helped anybody. *Share* is how many of all
games a player has won at any of its seats, a shared victory in part; *fair share* is what it would win if all were equally
strong. Intervals hold with 95 % confidence and go by deals. *ms*, *p95* and *worst* are milliseconds for a decision with a
choice: the mean, what 95 of 100 stay below, and the longest; they depend on the machine. Ratings are those of Plackett and
Luce, from who came before whom, and can be compared within one arena only.

## What was wanted

A bar is met if at least a thousand games were played and the whole interval lies where it is wanted; it is missed if the
whole interval lies elsewhere. `search@N` thinks as levels do, with N playouts for a decision and without a clock. It stands
for the level that has as many, and against greedy players for level 5, which may think more. In duels of Schutt und Asche
only games count that somebody won. How level 5 does against OpenSpiel's ISMCTS stands in
[bench](../bench/README.md#level-5-against-openspiels-ismcts).
"""


def page(arenas: list[Arena]) -> str:
    """One section for each game, in the order of the shelf."""
    parts = [HEAD, _table([HEADS, *(line.cells for line in lines(arenas))])]
    for game in [game.id for game in all_games()]:
        of_game = [arena for arena in arenas if arena.plan.game == game]
        if of_game:
            parts += [f"## {find(game).title}\n", *(part for arena in of_game for part in _section(arena))]
    return "\n".join(parts)


def _section(arena: Arena) -> list[str]:
    parts = []
    for result in arena.matches:
        parts += [f"### {_heading(arena.plan, result)}\n", _table(rows_of(result)), _about(result)]
    if len(arena.matches) > 1 and arena.ratings:
        parts += [f"### {_of_plan(arena.plan)}: ratings from all matches\n"]
    if arena.ratings:
        parts += [_table(rating_rows(arena))]
    return [*parts, f"`{command_of(arena)}`\n"]


def _heading(plan: Plan, result: MatchResult) -> str:
    return f"{_of_plan(plan)}: {name_of(plan, result)}"


def _of_plan(plan: Plan) -> str:
    """What was played, without the game."""
    whole = title_of(plan).removeprefix(f"{find(plan.game).title}, ")
    return whole[:1].upper() + whole[1:]


def _about(result: MatchResult) -> str:
    parts = [f"{length_of(result)}.", endings_of(result)]
    reach = max((high - low) / 2 for low, high in (result.interval(name) for name in result.players))
    if reach > LOOSE:
        parts.append(f"Too few games yet: the share is known to ± {100 * reach:.0f} points only.")
    return " ".join(parts) + "\n"


def command_of(arena: Arena) -> str:
    """What plays the same again."""
    plan = arena.plan
    words = ["drachenhort", "arena", plan.game, "--players", ",".join(plan.players), "--match", plan.match]
    words += ["--seats", str(plan.seats), "--games", str(max(result.games for result in arena.matches))]
    for name, value in plan.option_values().items():
        words += ["--option", f"{name}={show(value)}"]
    return join([*words, "--seed", plan.seed])


def _table(rows: list[list[str]]) -> str:
    """In Markdown; numbers to the right."""
    rule = ["---", *["---:"] * (len(rows[0]) - 1)]
    return "".join(f"| {' | '.join(row)} |\n" for row in [rows[0], rule, *rows[1:]])
