"""The page about strength, and the table it is made of."""

from pathlib import Path

import pytest

from drachenhort.games.found import our_games
from drachenhort.lab.arena.arena import begin
from drachenhort.lab.arena.matches import Kind
from drachenhort.lab.arena.page import command_of, page
from drachenhort.lab.arena.ratings import ratings_of
from drachenhort.lab.arena.stored import Arena, load
from drachenhort.lab.arena.table import aligned, milliseconds, name_of, table
from tests.lab.arena.arenas import made_up, plan, run

ROOT = Path(__file__).parents[3]
STORED = sorted((ROOT / "docs" / "strength").glob("*.json"))


def rated(arena: Arena) -> Arena:
    arena.ratings = ratings_of(arena.matches)
    return arena


def test_docs_strength_is_what_the_stored_results_give() -> None:
    arenas = [load(file.name, file.read_text(encoding="utf-8")) for file in STORED]
    assert {arena.plan.game for arena in arenas} == {game.id for game in our_games()}
    written = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    assert written == page(arenas), "drachenhort strength docs/strength/*.json --out docs/strength.md"


def test_games_come_in_the_order_of_the_shelf_one_section_each() -> None:
    other = run(plan(["greedy", "random"], seats=2, game="drachenhueter", options={}), 2)
    ours = [run(plan(["greedy", "random"], seats=seats), 2) for seats in (2, 3)]
    lines = page([other, *ours]).splitlines()
    assert [line for line in lines if line.startswith("## ")] == [
        "## What was wanted",
        "## Drachensachen",
        "## Drachenhüter",
    ]
    assert [line for line in lines if line.startswith("### ")] == [
        "### 2 seats, single_game=on: greedy against random",
        "### 3 seats, single_game=on: greedy against random",
        "### 2 seats: greedy against random",
    ]


def test_too_few_games_are_told() -> None:
    few, enough = (begin(plan(["greedy", "random"], seats=2)) for _ in range(2))
    few.matches = [made_up([[0, 1], [0, 0]] * 5)]
    enough.matches = [made_up([[0, 1], [0, 0]] * 500)]
    assert "Too few games yet: the share is known to ± " in page([few])
    assert "Too few games" not in page([enough])


def test_the_page_names_the_command_that_plays_it_again() -> None:
    arena = run(plan(["level-1", "greedy"], seats=4, match=Kind.ONE_AGAINST), 5)
    assert command_of(arena) == (
        "drachenhort arena drachensachen --players level-1,greedy --match one-against"
        " --seats 4 --games 8 --option single_game=on --seed s"
    )
    assert f"`{command_of(arena)}`" in page([arena])


def test_ratings_stand_below_all_matches_of_an_arena() -> None:
    arena = run(plan(["random", "level-1", "greedy"], match=Kind.LADDER), 6)
    assert "rating" not in page([arena]).split("## Drachensachen")[1]
    text = page([rated(arena)])
    assert text.count("| player | rating | 95 % interval |") == 1
    assert "### 3 seats, single_game=on: ratings from all matches" in text


def test_the_table_has_a_row_for_each_player_of_each_match() -> None:
    arena = rated(run(plan(["random", "level-1", "greedy"], match=Kind.LADDER), 6))
    lines = table(arena)
    assert lines[0] == "Drachensachen, 3 seats, single_game=on, seed s"
    assert lines[2] == "random against level-1: 6 games, 1 deal in all 6 seatings"
    assert lines[4].split()[:3] == ["player", "wins", "share"]
    assert [line.split()[0] for line in lines[5:7]] == ["random", "level-1"]
    assert lines[8] == "Endings: single-game 6."
    assert lines[-1].startswith("12 games in ")
    assert [line.split()[0] for line in lines[-5:-2]] == list(arena.ratings)


def test_where_all_can_lose_the_table_says_how_often_somebody_won() -> None:
    arena = run(plan(["random", "level-2"], seats=4, game="schutt_und_asche", options={}), 12)
    text = "\n".join(table(arena))
    assert "of the won" in text
    assert f"Somebody won in {100 * arena.matches[0].won / 12:.1f} % of the games." in text


@pytest.mark.parametrize(
    ("kind", "players", "name"),
    [
        (Kind.DUEL, ["a", "b"], "a against b"),
        (Kind.ONE_AGAINST, ["a", "b"], "one a against 2 b"),
        (Kind.TABLE, ["a", "b", "a"], "a, b, a"),
    ],
)
def test_how_a_match_is_called(kind: Kind, players: list[str], name: str) -> None:
    assert name_of(plan(players, match=kind), made_up([])) == name


@pytest.mark.parametrize(
    ("ms", "text"), [(0.0002, "< 0.001"), (0.0124, "0.012"), (3.14159, "3.142"), (31.4159, "31.4"), (1234.5, "1,234")]
)
def test_milliseconds_are_short(ms: float, text: str) -> None:
    assert milliseconds(ms) == text


def test_columns_are_aligned() -> None:
    assert aligned([["player", "wins"], ["a", "10"]]) == ["player  wins", "a         10"]
