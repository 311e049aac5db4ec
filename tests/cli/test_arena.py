"""`arena` and `strength`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from drachenhort.cli import arena as arena_command
from drachenhort.cli.app import run
from drachenhort.lab.arena import plot, ratings
from drachenhort.lab.arena.arena import play_arena
from drachenhort.lab.arena.stored import Arena, load
from tests.cli.shell import GAME, Shell

QUICK = ["arena", GAME, "--option", "single_game=on", "--seed", "s", "--games", "12"]
ONE = [*QUICK, "--players", "greedy,random", "--match", "one-against"]


def counts(file: str) -> list[tuple[int, dict[str, int]]]:
    """Of each match, how many deals were played and who came before whom."""
    stored = load(file, Path(file).read_text(encoding="utf-8"))
    return [(result.deals, result.orders) for result in stored.matches]


def test_arena_prints_shares_with_intervals_times_endings_and_ratings(shell: Shell) -> None:
    lines = shell.fine(*ONE).splitlines()
    assert lines[0] == "Drachensachen, 4 seats, single_game=on, seed s"
    assert lines[2] == "one greedy against 3 random: 12 games, 3 deals in all 4 seatings"
    assert lines[4].split("  ")[0] == "player" and lines[4].endswith("worst") and "95 % interval" in lines[4]
    assert lines[5].startswith("greedy") and lines[6].startswith("random")
    assert lines[8].startswith("Endings: ") and lines[10].startswith("Ratings after Plackett and Luce")
    assert lines[-1].startswith("12 games in ")


@pytest.mark.parametrize(
    ("arguments", "matches"),
    [
        (["--players", "greedy,random"], ["greedy against random"]),
        (["--players", "greedy,random,random", "--seats", "3"], ["greedy, random, random"]),
        (
            ["--players", "random,level-1,greedy", "--match", "ladder", "--seats", "2"],
            ["random against level-1", "level-1 against greedy"],
        ),
        (
            ["--players", "random,level-1,greedy", "--match", "one-against"],
            ["one random against 3 greedy", "one level-1 against 3 greedy"],
        ),
        (["--players", "greedy,random", "--seats", "2", "--match", "table"], ["greedy, random"]),
    ],
)
def test_how_players_meet(shell: Shell, arguments: list[str], matches: list[str]) -> None:
    lines = shell.fine(*QUICK, *arguments).splitlines()
    assert [line.split(":")[0] for line in lines if " deals in all " in line] == matches


def test_json_and_any_jobs_give_the_same(shell: Shell) -> None:
    shell.fine(*ONE, "--json", "one.json")
    shell.fine(*ONE, "--json", "two.json", "--jobs", "2")
    assert counts("one.json") == counts("two.json")
    assert json.loads(Path("one.json").read_text())["ratings"]["greedy"]["mu"] > 25


def test_resume_goes_on_where_it_was_stopped(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(arena: Arena, games: int, jobs: int, progress: Callable[[int], None]) -> None:
        def stop(done: int) -> None:
            progress(done)
            if done == 5:
                raise KeyboardInterrupt

        play_arena(arena, games, jobs, stop)

    monkeypatch.setattr(arena_command, "play_arena", stopped)
    assert run([*ONE, "--resume", "part.json"]) == 130
    assert "Stopped after 5 of 12 games; --resume part.json goes on." in capsys.readouterr().err
    monkeypatch.setattr(arena_command, "play_arena", play_arena)
    assert counts("part.json")[0][0] == 1
    shell.fine(*ONE, "--resume", "part.json")
    shell.fine(*ONE, "--resume", "whole.json")
    assert counts("part.json") == counts("whole.json")


def test_resume_takes_the_seed_of_the_file_and_can_add_games(shell: Shell) -> None:
    unseeded = ["arena", GAME, "--option", "single_game=on", "--seats", "2"]
    shell.fine(*unseeded, "--games", "4", "--resume", "a.json")
    seed = json.loads(Path("a.json").read_text())["plan"]["seed"]
    assert f"seed {seed}\n" in shell.fine(*unseeded, "--games", "8", "--resume", "a.json")
    assert counts("a.json")[0][0] == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "3"], "--resume a.json: it has --seats 4, not 3; take it up as it is, or name another file"),
        (["--seed", "t"], "it has --seed s, not t"),
        (["--match", "duel"], "it has --match one-against, not duel"),
        (["--option", "target=50"], "it has --option single_game=on, not single_game=on target=50"),
        (["--players", "greedy,level-1"], "it has --players greedy,random, not greedy,level-1"),
    ],
)
def test_another_arena_is_not_taken_up(shell: Shell, arguments: list[str], said: str) -> None:
    shell.fine(*ONE, "--json", "a.json")
    before = Path("a.json").read_text()
    assert said in shell.wrong(*ONE, *arguments, "--resume", "a.json")
    assert Path("a.json").read_text() == before


def test_the_result_is_written_while_it_is_played(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    monkeypatch.setattr(arena_command, "SAVE_EVERY", 0.0)
    monkeypatch.setattr(arena_command, "save", lambda path, arena: written.append(arena.games))
    shell.fine(*ONE, "--json", "a.json")
    assert {4, 8, 12} <= set(written)


def test_plot_is_written(shell: Shell) -> None:
    shell.fine(*ONE, "--plot", "a.svg")
    text = Path("a.svg").read_text(encoding="utf-8")
    assert "<svg" in text and ">one greedy against 3 random<" in text


def test_without_the_extra_there_are_shares_and_one_line_says_what_is_missing(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ratings, "find_spec", lambda name: None)
    monkeypatch.setattr(plot, "find_spec", lambda name: None)
    assert run(ONE) == 0
    out, err = capsys.readouterr()
    assert "one greedy against 3 random" in out and "Ratings" not in out
    assert err == "Ratings need one more package: pip install 'drachenhort[lab]'\n"
    assert "plots need one more package: pip install 'drachenhort[lab]'" in shell.wrong(*ONE, "--plot", "a.svg")


def test_strength_prints_or_writes_the_page(shell: Shell) -> None:
    shell.fine(*ONE, "--json", "a.json")
    page = shell.fine("strength", "a.json")
    assert page.startswith("# How strong the players are\n") and "\n## Drachensachen\n" in page
    assert shell.fine("strength", "a.json", "--out", "page.md") == ""
    assert Path("page.md").read_text(encoding="utf-8") == page
