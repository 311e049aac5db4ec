"""A person at the table, in a plain pipe."""

import json
from pathlib import Path

import pytest

from drachenhort.cli.app import run
from drachenhort.core.record import Record, load_record
from drachenhort.games import find
from tests.terminal.sitting import MATCH, Table, after, flat


def test_a_whole_match_by_numbers(table: Table) -> None:
    out = table.play(MATCH)
    before, _, result = out.partition("The match is over.")
    assert result, "the match did not end"
    seal = next(line for line in before.splitlines() if len(line) == 64)
    assert "secret-seed" not in before
    assert "secret-seed" in result and seal in result
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "\x1b" not in out


def test_the_table_begins_with_the_seal_and_the_deal(table: Table) -> None:
    out = table.play([])
    assert flat(out).startswith("Drachensachen. You sit in seat 1 of 4. You play against Spark (Young dragon), Soot")
    assert "choose both, or swap nothing. 1 swap nothing (keep) " in flat(out)
    assert out.endswith("Goodbye. This game was not saved. To keep one, type “save FILE” before “quit”.\n")


def test_seats_and_players_can_be_chosen(table: Table) -> None:
    out = table.play(["quit"], "--seats", "3", "--players", "random", "--name", "Kim")
    assert "You sit in seat 1 of 3. You play against Spark (random), Soot (random)." in flat(out)


def test_a_number_a_notation_and_a_short_form_are_the_same_move(table: Table) -> None:
    first = table.play(["1"]).split("> 1\n")[1]
    assert table.play(["keep"]).split("> keep\n")[1] == first
    assert table.play(["  KEEP "]).split("> KEEP\n")[1] == first


def test_what_the_others_did_is_told(table: Table) -> None:
    told = after(table.play(["keep"]), "keep")
    assert told.startswith("\nYou swap nothing.\nSpark ")


def test_a_refused_move_names_the_rule_and_changes_nothing(table: Table) -> None:
    out = table.play(["keep", "remove 9", "undo"])
    assert flat(after(out, "remove 9")) == (
        "remove 9: not allowed, rule 3.5. You need four of a kind in your hand for that. “why remove 9” shows the rule."
    )
    assert "Before play you may swap" in after(out, "undo")


def test_why_gives_the_reason_and_the_rule(table: Table) -> None:
    told = flat(after(table.play(["keep", "why take 5", "why remove 9", "why"]), "why remove 9"))
    assert told.startswith("remove 9: not allowed, rule 3.5. You need four of a kind in your hand for that. ")
    assert "Rule 3.5, Four of a kind in hand: At any time in your own turn you may remove" in told


def test_why_says_when_a_move_is_allowed(table: Table) -> None:
    assert after(table.play(["why keep"]), "why keep") == "keep: allowed."


@pytest.mark.parametrize("typed", ["foo", "why foo", "play", "7x9", "½"])
def test_what_is_no_move_is_told_kindly(table: Table, typed: str) -> None:
    assert "is neither a move nor a command." in after(table.play([typed]), typed)


@pytest.mark.parametrize("typed", ["0", "99", "9" * 5000])
def test_a_number_that_is_not_in_the_list(table: Table, typed: str) -> None:
    assert "The list goes from 1 to " in after(table.play([typed]), typed)


def test_undo_takes_back_my_move_and_all_that_followed(table: Table) -> None:
    out = table.play(["keep", "1", "undo", "1", "undo", "undo", "undo"])
    first, again = [part.split("\n> ", 1)[0] for part in out.split("> 1\n")[1:3]]
    assert first == again
    assert "Taken back: your last choice and everything after it." in after(out, "undo")
    assert out.split("> undo\n")[-1].startswith("There is nothing to take back yet.")


def test_undo_reaches_back_over_the_end(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = table.play([*["1"] * 200, "undo", f"save {file}"], "--option", "single_game=on")
    assert "The game is over." in out
    assert "Your turn" in after(out, "undo") or "You " in after(out, "undo")
    assert json.loads(file.read_text())["outcome"] is None


def test_hint_says_what_a_strong_player_would_do(table: Table) -> None:
    assert after(table.play(["hint"]), "hint").startswith("A strong player would choose: ")


def test_rules_one_a_section_all_and_none(table: Table) -> None:
    out = table.play(["rules 3.5", "rules 4", "rules 9.9", "rules"])
    assert after(out, "rules 3.5").startswith("3.5   Four of a kind in hand. ")
    assert [line[:3] for line in after(out, "rules 4").splitlines() if line[0] != " "][:2] == ["4.1", "4.2"]
    assert after(out, "rules 9.9").startswith("There is no rule 9.9. The rules are 1, 2.1, ")
    assert "A first game" in out.split("> rules\n", 1)[1]


def test_help_and_an_empty_line(table: Table) -> None:
    out = table.play(["help", "", "table"])
    assert "why 7x2: is this move allowed" in after(out, "help")
    shown = out.split("> \n", 1)[1].split("\n> ")[0]
    assert "Before play you may swap" in shown
    assert after(out, "table") == shown


def test_save_writes_a_record_that_replay_and_verify_read(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    out = table.play(["keep", "1", f"save {file}", "quit"], "--name", "Kim")
    assert "“drachenhort verify" in out
    assert json.loads(file.read_text())["players"] == ["Kim", "level-2", "level-2", "level-2"]
    assert run(["verify", str(file)]) == 0
    assert run(["replay", str(file)]) == 0
    assert "Kim chooses: swap nothing." in capsys.readouterr().out


def test_save_never_overwrites_but_its_own_file(table: Table, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("mine")
    file = tmp_path / "game.json"
    out = table.play([f"save {other}", f"save {file}", "keep", f"save {file}", "save", f"save {tmp_path}/no/x", "quit"])
    assert other.read_text() == "mine"
    assert "already exists. Choose another name." in flat(out)
    assert len(json.loads(file.read_text())["actions"]) > 1
    assert "Name a file, for example “save evening.json”." in out
    assert "cannot be written: No such file or directory." in flat(out)


def test_the_seal_fits_the_seed_and_the_salt(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = table.play([f"save {file}"])
    seal = next(line for line in out.splitlines() if len(line) == 64)
    assert json.loads(file.read_text())["commitment"] == seal
    assert run(["verify", str(file), "--seal", seal]) == 0


def test_after_the_end_only_commands_are_answered(table: Table) -> None:
    out = table.play([*["1"] * 200, "take", "hint", "why take", "table"], "--option", "single_game=on")
    assert after(out, "take").startswith("The game is over.")
    assert after(out, "hint") == "The game is over."
    assert "rule 6.1" in after(out, "why take")


def test_a_saved_game_goes_on_where_it_was(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table.play(["keep", "1", "1", f"save {file}"])
    before = load_record(file.read_text(encoding="utf-8"))
    out = table.resume(str(file), ["1", f"save {tmp_path / 'later.json'}"])
    assert "Your turn" in out or "You " in out
    later = load_record((tmp_path / "later.json").read_text(encoding="utf-8"))
    assert later.actions[: len(before.actions)] == before.actions
    assert len(later.actions) > len(before.actions)
    assert (later.seed, later.salt, later.players) == (before.seed, before.salt, before.players)


def test_undo_works_in_a_game_that_goes_on(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table.play(["keep", "1", f"save {file}"])
    assert "Taken back" in table.resume(str(file), ["undo"])


def test_a_game_that_is_over_does_not_go_on(table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    table.play([*["1"] * 200, f"save {file}"], "--option", "single_game=on")
    assert run(["resume", str(file)]) == 2
    assert "this game is over" in capsys.readouterr().err


def test_a_game_without_a_person_does_not_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    game = find("drachensachen")
    file.write_text(Record(game, {}, 3, "seed", "salt", ["greedy"] * 3).text(), encoding="utf-8")
    assert run(["resume", str(file)]) == 2
    assert "one person" in capsys.readouterr().err
