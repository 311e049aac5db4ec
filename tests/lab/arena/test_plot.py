"""Pictures of arenas."""

from pathlib import Path
from xml.etree import ElementTree

from drachenhort.lab.arena.matches import Kind
from drachenhort.lab.arena.plot import write_plot
from drachenhort.lab.arena.ratings import ratings_of
from drachenhort.lab.arena.stored import Arena
from tests.lab.arena.arenas import plan, run


def drawn(arena: Arena, path: Path) -> list[str]:
    """All words of the picture."""
    write_plot(arena, path)
    words = [element.text for element in ElementTree.parse(path).iter() if element.tag.endswith("text")]
    return [word for word in words if word]


def test_matches_players_and_ratings_are_drawn_with_letters(tmp_path: Path) -> None:
    arena = run(plan(["random", "level-1", "greedy"], match=Kind.LADDER), 12)
    without = drawn(arena, tmp_path / "shares.svg")
    assert {"random against level-1", "level-1 against greedy", "random", "level-1", "greedy"} <= set(without)
    assert not any(word.startswith("rating") for word in without)
    arena.ratings = ratings_of(arena.matches)
    assert "rating (bars: 95 %)" in drawn(arena, tmp_path / "ratings.svg")


def test_the_same_result_is_the_same_file(tmp_path: Path) -> None:
    arena = run(plan(["greedy", "random"], seats=2), 4)
    for name in ("one.svg", "two.svg"):
        write_plot(arena, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
