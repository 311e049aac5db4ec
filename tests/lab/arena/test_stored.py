"""Arenas in files."""

import json
from pathlib import Path

import pytest
from msgspec import structs

from drachenhort.lab.arena.matches import Kind
from drachenhort.lab.arena.ratings import ratings_of
from drachenhort.lab.arena.stored import StoredError, load, save, text_of
from tests.lab.arena.arenas import plan, run, won_by

ASKED = plan(["greedy", "random"], seats=4, match=Kind.ONE_AGAINST)


def test_what_is_saved_loads_as_it_was(tmp_path: Path) -> None:
    arena = run(ASKED, 8)
    arena.ratings = ratings_of(arena.matches)
    path = tmp_path / "arena.json"
    save(path, arena)
    assert load("arena.json", path.read_text(encoding="utf-8")) == arena
    assert [file.name for file in tmp_path.iterdir()] == ["arena.json"]


def test_the_file_tells_what_follows_from_the_counts() -> None:
    arena = run(ASKED, 8)
    match = json.loads(text_of(arena))["matches"][0]
    greedy = match["figures"]["greedy"]
    assert {"win_share", "low", "high", "mean_score", "mean_ms", "p95_ms", "worst_ms"} <= set(greedy)
    assert greedy["low"] < greedy["win_share"] <= greedy["high"]
    assert greedy["win_share"] == pytest.approx(arena.matches[0].share("greedy"), abs=1e-5)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("{", "", "not a result of an arena"),
        ('"deals": 1', '"deals": "one"', "Expected `int`, got `str`"),
        ("drachenhort arena 1", "drachenhort arena 2", "format is 'drachenhort arena 2', not 'drachenhort arena 1'"),
        ('"seats": 4,\n  "options"', '"seats": 3,\n  "options"', "matches are not those of its plan"),
        ('"games_per_deal": 4', '"games_per_deal": 3', "matches are not those of its plan"),
        ('"match": "one-against"', '"match": "table"', "a table of 4 seats needs 4 names"),
        ('"match": "one-against"', '"match": "brawl"', "brawl"),
    ],
)
def test_a_file_that_is_something_else(old: str, new: str, says: str) -> None:
    text = text_of(run(ASKED, 4))
    assert old in text
    with pytest.raises(StoredError, match=r"^x\.json: ") as caught:
        load("x.json", text.replace(old, new, 1))
    assert says in str(caught.value)


def test_a_deal_under_way_is_not_longer_than_a_deal() -> None:
    arena = run(ASKED, 4)
    arena.matches[0].begun = [won_by(("greedy", "random", "random", "random"), 0)] * 4
    with pytest.raises(StoredError, match="not those of its plan"):
        load("x.json", text_of(arena))


def test_the_first_difference_between_plans_is_told() -> None:
    assert ASKED.difference(ASKED) is None
    assert ASKED.difference(structs.replace(ASKED, seed="t")) == "--seed s, not t"
    assert ASKED.difference(structs.replace(ASKED, options={})) == "--option single_game=on, not none"
    assert ASKED.difference(structs.replace(ASKED, seats=3, seed="t")) == "--seats 4, not 3"
    assert ASKED.difference(structs.replace(ASKED, players=["greedy", "level-1"])) is not None
    assert ASKED.difference(structs.replace(ASKED, match=Kind.DUEL)) is not None
    assert ASKED.difference(structs.replace(ASKED, rules_version=2)) == "version of the rules 1, not 2"
