"""`variant check` and `variant show`, and the commands that play by a variant."""

import json
from pathlib import Path

import pytest

from drachenhort.games.variants import load
from drachenhort.lab.simulate import simulate
from drachenhort.server.base.errors import Cannot
from drachenhort.server.table.playing_on import record_of
from tests.cli.shell import Shell
from tests.packages import python
from tests.variants import variant
from tests.variants.test_playing import played

GOOD = """game = "drachensachen"
name = "Small hands"
description = "Quicker."
[deal]
hand = 4
[options]
target = 9
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "small.toml"
    path.write_text(GOOD, encoding="utf-8")
    return str(path)


def test_a_good_one_says_what_differs_and_where_that_comes_from(shell: Shell, file: str) -> None:
    told = shell.fine("variant", "check", file).splitlines()
    assert told[0].startswith("Variant 'Small hands' of drachensachen (")
    assert told[1:] == ["Quicker.", "  deal.hand: 5 -> 4  (printed)", "  option target=9"]


def test_a_bad_one_gets_a_line_for_every_mistake(shell: Shell, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(GOOD.replace("hand = 4", "hand = 99\nopn = 3"), encoding="utf-8")
    told = shell.refused("variant", "check", str(bad)).splitlines()
    assert told[0] == f"{bad}:5: deal.hand = 99: it can be 0 to 15"
    assert told[1].startswith(f"{bad}:6: [deal] has no opn; did you mean open? There are hidden, open, hand")
    assert len(told) == 2
    # Other commands take one line.
    refusal = shell.wrong("simulate", "drachensachen", "--variant", str(bad))
    assert f"{bad}: line 5: deal.hand = 99" in refusal and "; line 6: " in refusal


def test_what_is_shown_is_a_variant_to_begin_with(shell: Shell, tmp_path: Path) -> None:
    shown = tmp_path / "blank.toml"
    shown.write_text(shell.fine("variant", "show", "schutt_und_asche"), encoding="utf-8")
    assert "# dragon = 14  # reconstructed, 0 to 42" in shown.read_text(encoding="utf-8")
    assert shell.fine("variant", "check", str(shown)).startswith("Variant 'My variant' of schutt_und_asche")
    assert "no such game; did you mean drachenfels?" in shell.wrong("variant", "show", "drachenfel")


def test_a_variant_of_another_game_or_too_late_is_refused(shell: Shell, file: str) -> None:
    refusal = shell.wrong("simulate", "drachenfels", "--variant", file)
    assert "it is a variant of drachensachen, not of drachenfels" in refusal
    # This process has played the game as it is in the box.
    assert "the rules of drachensachen are loaded already" in shell.wrong("play", "drachensachen", "--variant", file)


def test_simulations_are_the_same_with_any_number_of_jobs_and_not_those_of_the_box(tmp_path: Path, file: str) -> None:
    command = ["-m", "drachenhort", "simulate", "drachensachen", "--games", "21", "--seed", "a", "--json", "--seats", "2"]
    told = []
    for jobs in ("1", "2"):
        done = python(tmp_path, *command, "--variant", file, "--jobs", jobs)
        assert done.returncode == 0, done.stderr
        result = json.loads(done.stdout)
        told.append((result["moves"], result["players"]))
    assert told[0] == told[1]
    box = simulate("drachensachen", 2, ["random"] * 2, 21, "a", 1, {"target": 9}, lambda _: None)
    assert told[0][0] != box.moves


def test_an_arena_keeps_the_variant_and_goes_on_with_no_other(tmp_path: Path, file: str) -> None:
    command = ["-m", "drachenhort", "arena", "drachensachen", "--games", "12", "--seed", "a", "--seats", "2"]
    kept = tmp_path / "arena.json"
    first = python(tmp_path, *command, "--variant", file, "--resume", str(kept))
    assert "target=9, variant 'Small hands' (" in first.stdout, first.stderr
    assert json.loads(kept.read_text(encoding="utf-8"))["plan"]["variant"].startswith('game = "drachensachen"')
    other = python(tmp_path, *command, "--option", "target=9", "--resume", str(kept))
    assert other.returncode == 2
    assert "--variant 'Small hands'" in other.stderr and "not none" in other.stderr


def test_replay_says_that_it_is_a_variant(shell: Shell, tmp_path: Path) -> None:
    saved = tmp_path / "record.json"
    saved.write_text(played(load(variant("drachensachen", "[deal]\nhand = 4")), 5).text(), encoding="utf-8")
    told = shell.fine("replay", str(saved))
    assert "This is a variant, “Mine”. What differs:" in told
    assert "deal.hand: 4 instead of 5, which is printed" in told


def test_a_position_of_a_variant_is_shown_and_not_encoded(shell: Shell, tmp_path: Path) -> None:
    game = load(variant("drachensachen", "[deal]\nhand = 4"))
    saved = tmp_path / "position.txt"
    saved.write_text(game.new(2, game.options({}), "seed").text(), encoding="utf-8")
    assert shell.fine("show", "drachensachen", str(saved)).splitlines()[1].startswith("variant: game")
    assert "this position is of a variant" in shell.wrong("encode", "drachensachen", str(saved))


ROOMS = "import drachenhort.cli.app, sys; print([name for name in sys.modules if name.endswith('.data')])"


def test_the_commands_load_no_rules_before_one_is_chosen(tmp_path: Path) -> None:
    """A variant has to be used before."""
    assert python(tmp_path, "-c", ROOMS).stdout == "[]\n"


def test_players_go_on_with_a_record_of_a_variant_in_a_process_of_its_own(shell: Shell, tmp_path: Path) -> None:
    saved = tmp_path / "record.json"
    saved.write_text(played(load(variant("drachensachen", "[deal]\nhand = 4")), 5).text(), encoding="utf-8")
    command = ["what-if", str(saved), "--move", "3", "--seat", "1", "--games", "4"]
    done = python(tmp_path, "-m", "drachenhort", *command)
    assert done.returncode == 0, done.stderr
    # Here the players know the game as it is in the box.
    assert "it is of a variant, and this process plays drachensachen by other values already" in shell.wrong(*command)


def test_a_server_refuses_a_record_of_a_variant_before_it_runs_any_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(load(variant("drachensachen", "[deal]\nhand = 4")), 5).text()
    monkeypatch.setattr("drachenhort.server.table.playing_on.load_record", None)
    with pytest.raises(Cannot, match="this is the record of a variant"):
        record_of(text)


def test_the_worked_example_says_what_the_page_says(shell: Shell, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "variants.md").read_text(encoding="utf-8")
    example = tmp_path / "quick.toml"
    example.write_text(page.partition("```toml\n")[2].partition("```")[0], encoding="utf-8")
    told = shell.fine("variant", "check", str(example))
    shown = page.partition("comes from:\n\n```\n")[2].partition("```")[0]
    assert told.splitlines()[1:] == shown.splitlines()[1:]
