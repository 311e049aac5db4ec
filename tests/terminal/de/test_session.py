"""A person at the table, in German."""

from pathlib import Path

import pytest

from tests.terminal.sitting import MATCH, Table, after


def test_a_whole_match_by_numbers(table: Table) -> None:
    out = table.play(MATCH, "--lang", "de")
    before, _, result = out.partition("Das Gesamtspiel ist vorbei.")
    assert "secret-seed" not in before
    assert "secret-seed" in result
    assert max(len(line) for line in out.splitlines()) <= 80


def test_the_language_follows_the_environment(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Du sitzt auf Platz 1 von 4." in table.play(["ende"])


def test_why_gives_the_reason_and_the_rule(table: Table) -> None:
    told = after(table.play(["warum 7x2"], "--lang", "de"), "warum 7x2")
    assert told.startswith("play 7 7: nicht erlaubt, Regel 2.2. Entscheide zuerst über den Tausch.\nRegel 2.2, Tauschen:")


def test_hint(table: Table) -> None:
    assert after(table.play(["tipp"], "--lang", "de"), "tipp").startswith("Wer stark spielt, würde wählen: ")


def test_every_command_of_the_help_has_its_german_word(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    lines = ["keep", "zurück", "tisch", "hilfe", "regeln 3.5", "tipp", "warum keep", f"speichern {file}", "ende", "keep"]
    out = table.play(lines, "--lang", "de")
    assert "weder ein Zug noch ein Befehl" not in out
    assert file.exists() and "Bis bald. Das Spiel ist in" in out
    assert out.count("> keep") == 1, "nothing is read after the end"
