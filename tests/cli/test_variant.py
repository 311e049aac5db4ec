"""`variant check` and `variant show`, and the commands that play by a variant."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from drachenhort.games import find
from drachenhort.games.variants import lay, load, read_variant
from drachenhort.lab.dataset import DatasetError, read_games
from drachenhort.lab.simulate import simulate
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


def test_a_position_of_a_variant_is_shown_and_encoded_in_a_process_of_its_own(shell: Shell, tmp_path: Path) -> None:
    game = load(variant("drachensachen", "[deal]\nhand = 4"))
    saved = tmp_path / "position.txt"
    saved.write_text(f"# Mine\n{game.new(2, game.options({}), 'seed').text()}", encoding="utf-8")
    assert shell.fine("show", "drachensachen", str(saved)).splitlines()[1].startswith("variant: game")
    # Here learners know the game as it is in the box.
    refusal = "it is of a variant, and this process plays drachensachen by other values already"
    assert refusal in shell.wrong("encode", "drachensachen", str(saved))
    command = ["-m", "drachenhort", "encode", "drachensachen", str(saved)]
    told = python(tmp_path, *command)
    assert told.stdout.startswith("# Drachensachen, seat 1: "), told.stderr
    assert "players[me].hand_size=4 = 1" in told.stdout.splitlines()


def test_one_that_is_named_must_be_that_of_the_position(tmp_path: Path, file: str) -> None:
    laid = lay(variant("drachensachen", "[deal]\nhand = 6"))
    saved = tmp_path / "position.txt"
    saved.write_text(laid.game.new(2, laid.game.options({}), "seed").text(), encoding="utf-8")
    done = python(tmp_path, "-m", "drachenhort", "encode", "drachensachen", "--variant", file, str(saved))
    assert "it is of a variant, and this process plays drachensachen by other values already" in done.stderr


ROWS = """
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.games.variants import use
from drachenhort.players.observation import encoder_for, whole_encoder_for
from tests.variants import variant
from tests.variants.test_playing import SEEN
seen = 0
for game_id, text, *_ in SEEN:
    use(variant(game_id, text))
for game_id, *_ in SEEN:
    game, encoder, whole = find(game_id), encoder_for(game_id), whole_encoder_for(game_id)
    state, rng = game.new(3, game.simulation_options({}), "seed"), Rng.from_seed("moves")
    for _ in range(40):
        for seat in range(3):
            row = bytearray(len(encoder.names))
            encoder.fill(state, seat, row)
            assert row == encoder.seen(state.view(seat)), game_id
        whole.fill(state, 0, bytearray(len(whole.names)))
        if state.decision is None:
            break
        random_move(state, rng)
    seen += 1
print(seen)
"""


def test_learners_see_in_rows_what_the_views_of_a_variant_have(tmp_path: Path) -> None:
    done = python(tmp_path, "-c", ROWS)
    assert done.stdout == "5\n", done.stderr


def test_a_data_set_carries_its_variant_and_is_played_again_by_it(
    shell: Shell, tmp_path: Path, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = tmp_path / "set.parquet"
    command = ["-m", "drachenhort", "dataset", "drachensachen", str(stored)]
    written = python(tmp_path, *command, "--variant", file, "--games", "3", "--option", "single_game=on")
    assert written.stdout.startswith("Variant 'Small hands' of drachensachen ("), written.stderr
    metadata = pq.read_schema(stored).metadata
    assert metadata[b"drachenhort variant"] == read_variant(GOOD).text.encode()
    assert all('"target": 9' in options for options in pq.read_table(stored)["options"].to_pylist())
    again = python(tmp_path, *command, "--check")
    assert "3 games with " in again.stdout and "played again to the same end" in again.stdout, again.stderr
    # Here the game is played as it is in the box.
    assert "the rules of drachensachen are loaded already" in shell.wrong(
        "dataset", "drachensachen", str(stored), "--check"
    )
    table = pq.read_table(stored)
    pq.write_table(table.replace_schema_metadata({**metadata, b"drachenhort variant": b"game = 5"}), stored)
    refusal = shell.wrong("dataset", "drachensachen", str(stored), "--check")
    assert f"{stored} names a variant that cannot be played: line 1: " in refusal
    pq.write_table(table.replace_schema_metadata({b"drachenhort": b"1"}), stored)
    monkeypatch.setattr(find("drachensachen"), "variation", lay(read_variant(GOOD)).game.variation)
    with pytest.raises(DatasetError, match="was played as the games are in the box, and here a variant is played"):
        list(read_games(stored))


def test_faults_of_a_variant_are_hunted_with_its_options(tmp_path: Path, file: str) -> None:
    command = ["-m", "drachenhort", "fuzz", "drachensachen", "--seconds", "1", "--seed", "x", "--variant", file]
    told = python(tmp_path, *command).stdout
    assert told.startswith("Variant 'Small hands' of drachensachen (") and told.endswith("No fault found.\n")


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


def test_the_worked_example_says_what_the_page_says(shell: Shell, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "variants.md").read_text(encoding="utf-8")
    example = tmp_path / "quick.toml"
    example.write_text(page.partition("```toml\n")[2].partition("```")[0], encoding="utf-8")
    told = shell.fine("variant", "check", str(example))
    shown = page.partition("comes from:\n\n```\n")[2].partition("```")[0]
    assert told.splitlines()[1:] == shown.splitlines()[1:]
