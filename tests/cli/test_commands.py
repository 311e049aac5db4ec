"""What each command prints."""

import json
from pathlib import Path

import pytest

from drachenhort.cli import lab
from drachenhort.core.plain import Json
from drachenhort.core.record import Record, load_record
from drachenhort.games import find
from drachenhort.lab.fuzz import Find, FuzzReport
from drachenhort.players.registry import player_names
from tests.cli.shell import GAME, Shell
from tests.words.positions import arrange

# games and rules


def test_games_lists_seats_players_and_options(shell: Shell) -> None:
    out = shell.fine("games")
    assert "Drachensachen: 2 to 6 seats." in out
    assert "Computer players: random, greedy" in out
    flat = " ".join(out.split())
    assert all(name in flat for name in player_names(GAME))
    assert "level-1 (Hatchling)" in flat and "level-5 (Dragon lord)" in flat
    for field in find(GAME).spec.fields:
        assert f"    {field.name}=" in out
    assert "0 (easier), 1 (as usual), 2 (harder)." in flat
    assert "Drachensachen: 2 bis 6 Pl" in shell.fine("games", "--lang", "de")


@pytest.mark.parametrize(("language", "title"), [("de", "3 Ein Zug"), ("en", "3 A turn")])
def test_rules_are_plain_text_of_80_columns(shell: Shell, language: str, title: str) -> None:
    lines = shell.fine("rules", GAME, "--lang", language).splitlines()
    assert title in lines
    assert max(len(line) for line in lines) <= 80
    assert not any("**" in line or "`" in line or line.startswith("#") for line in lines)
    assert sum(line.startswith("3.") for line in lines) == 13


def test_rules_of_one_clause_or_one_section(shell: Shell) -> None:
    assert shell.fine("rules", GAME, "--clause", "3.5").startswith("3.5   Four of a kind in hand. At any time")
    section = shell.fine("rules", GAME, "--clause", "8").splitlines()
    assert section[0].startswith("8     The skills lie ready")
    assert section[-2].startswith("8.7   ") or section[-3].startswith("8.7   ")


# simulate and fuzz


def test_simulate_prints_wins_with_intervals_lengths_endings_and_speed(shell: Shell) -> None:
    out = shell.fine("simulate", GAME, "--games", "4", "--players", "greedy,random", "--seed", "s")
    lines = out.splitlines()
    assert lines[0] == "Drachensachen: 4 games with 2 seats, seed s"
    assert lines[2].split() == ["player", "games", "wins", "share", "95", "%", "interval", "mean", "score"]
    assert lines[3].startswith("greedy") and lines[4].startswith("random")
    assert lines[6].startswith("Length: ") and lines[7].startswith("Endings: ") and "moves per second" in lines[8]


def test_simulate_json_has_what_a_program_needs(shell: Shell) -> None:
    out = shell.fine("simulate", GAME, "--games", "3", "--seats", "3", "--json", "--option", "single_game=on")
    data = json.loads(out)
    assert {"game", "seats", "games", "moves", "seconds", "moves_per_second", "endings"} <= set(data)
    assert (data["game"], data["seats"], data["games"]) == (GAME, 3, 3)
    assert {"games", "wins", "win_share", "low", "high"} <= set(data["players"]["random"])


def test_simulate_gives_the_same_result_for_the_same_seed_and_any_jobs(shell: Shell) -> None:
    arguments = ("simulate", GAME, "--games", "25", "--seed", "s", "--option", "single_game=on", "--json")
    one = json.loads(shell.fine(*arguments))
    two = json.loads(shell.fine(*arguments, "--jobs", "2"))
    for data in (one, two):
        del data["seconds"], data["moves_per_second"]
    assert one == two


def test_simulate_writes_csv(shell: Shell) -> None:
    shell.fine("simulate", GAME, "--games", "2", "--csv", "out.csv")
    lines = Path("out.csv").read_text().splitlines()
    assert lines[0].startswith("player,games,wins,win_share,low,high")
    assert lines[1].startswith("random,8,")


def test_fuzz_finds_nothing_and_writes_nothing(shell: Shell, empty_folder: Path) -> None:
    out = shell.fine("fuzz", GAME, "--seconds", "1", "--seed", "s")
    assert "seed s\nNo fault found." in out
    assert not list(empty_folder.iterdir())


def test_fuzz_saves_what_it_found(shell: Shell, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = Path(record).read_text(encoding="utf-8")
    fault = Find("crash", "ValueError: oops", "Traceback ...", "s/0", 3, 7, "seat 1: take", text)
    monkeypatch.setattr(lab, "run_fuzz", lambda *arguments: FuzzReport(GAME, "s", 1, 7, 0, 0.1, fault))
    out = shell.refused("fuzz", GAME, "--seconds", "1", "--out", "fault.json")
    assert "Found a crash with 3 seats after 7 moves, at seat 1: take: ValueError: oops" in out
    assert shell.fine("replay", "fault.json")


# replay and verify


def test_replay_tells_the_game_and_its_outcome(shell: Shell, record: str) -> None:
    out = shell.fine("replay", record)
    assert " ".join(out.split()).startswith(
        "Drachensachen, 3 seats: Kim, seat 1; Spark (greedy), seat 2; Soot (greedy), seat 3. Options: target=21,"
    )
    assert "   1  Kim chooses: " in out
    assert "wins this game." in out and "The match is over." in out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "Das Gesamtspiel " in shell.fine("replay", record, "--lang", "de")


def test_replay_stops_where_it_is_told_and_shows_the_table(shell: Shell, record: str) -> None:
    out = shell.fine("replay", record, "--move", "5")
    assert "\n   5  " in out and "\n   6  " not in out
    assert "Stopped after move 5 of " in out
    assert "Kim (seat 1): " in out


def test_replay_has_the_secrets_once(shell: Shell, record: str) -> None:
    out = shell.fine("replay", record)
    assert " draws " in out
    assert not [line for line in out.splitlines() if line.endswith(" cards.") and " draws " in line]


def test_verify_says_what_was_checked(shell: Shell, record: str) -> None:
    out = " ".join(shell.fine("verify", record).split())
    for said in ("not changed", "fits the seed seed and the salt salt", "rebuilt from the seed", "every one was legal"):
        assert said in out
    assert "the result are those of the record." in out


def test_verify_says_that_a_game_was_not_dealt(shell: Shell, record: str, tmp_path: Path) -> None:
    played = load_record(Path(record).read_text(encoding="utf-8"))
    half, players = played.replay(5).text(), played.players
    begun = Record(played.game, played.options, played.seats, "seed", "salt", players, position=half)
    file = tmp_path / "prepared.json"
    file.write_text(begun.text(), encoding="utf-8")
    out = shell.fine("verify", str(file))
    assert "begins with a position" in out and "rebuilt from the seed" not in out


def test_verify_compares_the_seal_that_was_shown(shell: Shell, record: str) -> None:
    seal = json.loads(Path(record).read_text(encoding="utf-8"))["commitment"]
    assert "It is the seal you gave." in shell.fine("verify", record, "--seal", seal.upper())
    assert "not the deal that was promised" in shell.wrong("verify", record, "--seal", "0" * 64)


# position and show


def test_position_prints_what_show_reads(shell: Shell) -> None:
    out = shell.fine("position", GAME, "--seed", "s", "--after", "30", "--seats", "3", "--option", "skills=all")
    assert out.startswith("# Drachensachen, seed s, after 30 random moves.\n")
    assert out == shell.fine("position", GAME, "--seed", "s", "--after", "30", "--seats", "3", "--option", "skills=all")
    Path("p.txt").write_text(out, encoding="utf-8")
    shown = json.loads(shell.fine("show", GAME, "p.txt", "--json"))
    assert shown["position"] in out


def test_position_stops_at_the_end_of_the_game(shell: Shell) -> None:
    out = shell.fine("position", GAME, "--seed", "s", "--after", "100000", "--option", "single_game=on")
    assert "step: over" in out and "after 100000 random" not in out
    Path("p.txt").write_text(out, encoding="utf-8")
    assert "The game is over." in shell.fine("show", GAME, "p.txt")
    refusal = json.loads(shell.refused("show", GAME, "p.txt", "--act", "take", "--json"))["refusal"]
    assert refusal["clause"] == "6.1"


def test_show_prints_position_view_and_legal_actions(shell: Shell, position: str) -> None:
    out = shell.fine("show", GAME, position)
    assert "\npile: 4  # the topmost card last\n" in out
    assert "What Ember sees (seat 1):\n" in out and "  Your hand: 1, 5.\n" in out
    assert out.endswith("Legal actions of Ember (seat 1):\n  play 5\n  take\n")


def test_show_plays_actions_first(shell: Shell, position: str) -> None:
    out = shell.fine("show", GAME, position, "--act", "play 5", "--act", "2: accept", "--seat", "2")
    assert out.startswith("What happened:\n  Ember plays a 5.\n  Spark misses a turn.\n")
    assert "What Spark sees (seat 2):\n" in out and "Ember has to beat a 5.\n" in out
    assert "Legal actions" not in out


def test_show_json_counts_seats_from_0(shell: Shell, position: str) -> None:
    data = json.loads(shell.fine("show", GAME, position, "--act", "play 5", "--json"))
    assert data["seat"] == 1 and data["view"]["seat"] == 1
    assert data["pending"] == [{"seat": 1, "decision": "owed-skip"}]
    assert data["legal"] == ["accept"]
    assert data["events"] == [{"event": "played", "seat": 0, "kind": "5", "count": 1, "from_open": 0, "audience": [0, 1]}]
    assert (data["refusal"], data["outcome"]) == (None, None)


def test_show_tells_a_seat_only_what_it_may_know(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "owed.txt"
    file.write_text(arrange(hand="1 5", pile="4", owed=2, draw="7 8 9").text(), encoding="utf-8")
    told: dict[str, list[str]] = {}
    for seat in ("1", "2"):
        data = json.loads(shell.fine("show", GAME, str(file), "--act", "draw", "--seat", seat, "--json"))
        told[seat] = [event["event"] for event in data["events"]]
        assert [data["view"]["hand"], "8" in json.dumps(data["view"]["hand"])][1] == (seat == "1")
    assert told == {"1": ["drew-cards"], "2": ["drew"]}
    both = json.loads(shell.fine("show", GAME, str(file), "--act", "draw", "--json"))
    assert [event["audience"] for event in both["events"]] == [[1], [0]]


def test_show_refuses_with_the_clause_and_plays_nothing(shell: Shell, position: str) -> None:
    out = shell.refused("show", GAME, position, "--act", "play 1")
    assert "play 1: not allowed, rule 3.2. 1 is lower than the 4 that has to be beaten." in out
    assert "Rule 3.2, Equal or higher: " in out
    assert "position:" not in out


def test_show_json_refuses_all_actions_if_one_is_refused(shell: Shell, position: str) -> None:
    before = json.loads(shell.fine("show", GAME, position, "--json"))
    data = json.loads(shell.refused("show", GAME, position, "--act", "play 5", "--act", "1: take", "--json"))
    refusal: dict[str, Json] = data["refusal"]
    assert (refusal["act"], refusal["seat"], refusal["clause"], refusal["reason"]) == (2, 0, "3.0", "not-your-turn")
    assert refusal["text"] == "It is not your turn." and refusal["rule"]
    assert data["events"] == [] and data["position"] == before["position"]


def test_show_speaks_german(shell: Shell, position: str) -> None:
    assert "nicht erlaubt, Regel 3.2." in shell.refused("show", GAME, position, "--act", "play 1", "--lang", "de")


@pytest.mark.parametrize(("seats", "is_all"), [("1", False), ("2", True), ("4", True)])
def test_at_a_table_with_bots_people_sort_to_the_end(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, seats: str, is_all: bool
) -> None:
    """Schutt und Asche 2.4."""
    laid: list[Record] = []
    monkeypatch.setattr("drachenhort.cli.play._sit_down", lambda record, *rest: laid.append(record))
    shell.fine("play", "schutt_und_asche", "--seats", seats)
    assert laid[0].options["sorting_all"] is is_all


# encode


def test_encode_names_what_a_learner_sees_of_the_seat_that_decides(shell: Shell, position: str) -> None:
    lines = shell.fine("encode", GAME, position).splitlines()
    assert lines[0].startswith("# Drachensachen, seat 1: ") and "version 1-" in lines[0]
    assert {"hand:1 = 1", "hand:5 = 1", "pile[last]=4 = 1", "on_turn=me = 1", "legal: play 5 = 1"} <= set(lines)


def test_encode_tells_another_seat_what_it_sees(shell: Shell, position: str) -> None:
    lines = shell.fine("encode", GAME, position, "--seat", "2").splitlines()
    assert {"hand:2>=2 = 1", "on_turn=+1 = 1"} <= set(lines)
    assert not any(line.startswith(("legal:", "hand:1 ", "hand:5 ")) for line in lines)


def test_encode_tells_a_critic_what_is_hidden(shell: Shell, position: str) -> None:
    seen = shell.fine("encode", GAME, position).splitlines()
    whole = shell.fine("encode", GAME, position, "--whole").splitlines()
    assert "version whole-" in whole[0] and set(seen[1:]) < set(whole)
    assert {"hidden.players[+1].hand:2>=2 = 1"} <= set(whole)


# dataset


def test_dataset_writes_games_and_plays_them_again(shell: Shell, tmp_path: Path) -> None:
    file = str(tmp_path / "set.parquet")
    options = ["--option", "single_game=on", "--seed", "x"]
    said = shell.fine("dataset", GAME, file, "--games", "3", "--seats", "2", *options)
    assert said.startswith("Drachensachen: 3 games with ") and "seed x" in said
    again = shell.fine("dataset", GAME, file, "--check")
    decisions = said.partition(" with ")[2].partition(" decisions")[0]
    assert again == f"Drachensachen: 3 games with {decisions} decisions, all of them played again to the same end.\n"
    assert "is one of drachensachen, not of drachenfaust" in shell.wrong("dataset", "drachenfaust", file, "--check")


def test_one_says_once_who_shares_the_work(shell: Shell) -> None:
    assert "--ray and --jobs both" in shell.wrong("simulate", "drachensachen", "--jobs", "2", "--ray", "local")
    assert "say HOST:PORT" in shell.wrong("simulate", "drachensachen", "--ray", "here")
