"""Pages and data of a report."""

import csv
import io
import json
from html.parser import HTMLParser

import pytest

from drachenhort.games import find
from drachenhort.lab.report.play import Plan, play
from drachenhort.lab.report.report import Part, Report, files_of
from drachenhort.lab.report.skill import Skill

GAMES = 5
VOID = {"meta", "path"}


class Reader(HTMLParser):
    """What is not closed, what would be fetched, and what is said."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.fetched += [tag] if tag in ("script", "link", "img", "iframe") or "src" in found else []
        self.ids += [found["id"] or ""] if "id" in found else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    parts = []
    for seats in (2, 3):
        plan = Plan("drachensachen", seats, ["random"] * seats, {"single_game": True}, "a <seed>", GAMES)
        *_, grouped = play(plan, 1, lambda done: None)
        parts.append(Part(plan, grouped.sample(), Skill(10, 6.0, 0.5) if seats == 2 else None))
    return files_of(Report(find("drachensachen"), parts, "drachenhort report drachensachen", "Mine & <yours>"))


@pytest.mark.parametrize("name", ["index.html", "index.de.html"])
def test_a_page_is_whole_and_needs_nothing_else(files: dict[str, str], name: str) -> None:
    page = Reader(files[name])
    assert page.open == [] and page.fetched == []
    assert page.ids == ["seats-2", "seats-3"]
    assert "a &lt;seed&gt;" in files[name] and "Mine &amp; &lt;yours&gt;" in files[name]
    assert "<seed>" not in files[name] and "<yours>" not in files[name]


def test_pages_speak_their_language(files: dict[str, str]) -> None:
    assert "Is every seat equally good?" in files["index.html"] and "Gespielte Karten" not in files["index.html"]
    german = files["index.de.html"]
    assert "Ist jeder Platz gleich gut?" in german and "Gespielte Karten" in german
    assert ' lang="en"' not in german.replace('<a lang="en" hreflang="en"', "")


def test_data_have_every_use(files: dict[str, str]) -> None:
    rows = list(csv.DictReader(io.StringIO(files["uses.csv"])))
    data = json.loads(files["report.json"])
    for part in data["parts"]:
        of_part = {row["use"]: int(row["times"]) for row in rows if row["seats"] == str(part["seats"])}
        assert of_part == {each["use"]: each["times"] for each in part["uses"]}
        assert part["games"] == GAMES and sum(part["counts"]["lengths"].values()) == GAMES
        wins = [part["figures"][f"wins seat {seat + 1}"]["value"] for seat in range(part["seats"])]
        assert sum(wins) == pytest.approx(1)
    assert data["parts"][0]["skill"]["share"] == 0.6


def test_numbers_of_seats_stand_beside_each_other(files: dict[str, str]) -> None:
    table = files["index.html"].partition("How many should play?")[2].partition("</table>")[0]
    assert [f'<a href="#seats-{seats}">{seats}</a></th><td>{GAMES}</td>' in table for seats in (2, 3)] == [True, True]
    assert "runaways" in table and "everybody loses" not in table  # Nobody does here.


def test_what_nobody_used_is_said(files: dict[str, str]) -> None:
    unused = files["index.html"].partition("What nobody ever uses")[2]
    assert "Skills turned up: none of them" in unused  # Without the option for them.


@pytest.mark.parametrize("seats", [2, 3])
def test_a_single_task_has_a_page_without_intervals(seats: int) -> None:
    """Whoever is interrupted early, or wants one game, gets one group: what is known is told, and that it is not sure."""
    plan = Plan("drachensachen", seats, ["random"] * seats, {"single_game": True}, "s", 1)
    [grouped] = play(plan, 1, lambda done: None)
    files = files_of(Report(find("drachensachen"), [Part(plan, grouped.sample(), None)], "drachenhort report"))
    for name, said in (("index.html", "only more of them give intervals"), ("index.de.html", "gibt es erst mit mehr")):
        page = files[name]
        assert Reader(page).open == [] and said in page and "± ∞" in page
    for row in csv.DictReader(io.StringIO(files["counts.csv"])):
        assert (row["low"], row["high"]) == ("", ""), row
    assert "Infinity" not in files["report.json"]
