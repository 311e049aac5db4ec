"""Creatures that somebody puts together, over HTTP: what is wrong with them, and what they are worth."""

import json

import httpx
import msgspec
import pytest

from drachenhort.games.drachenfaust.custom import MOST_CREATURES, VERBS
from drachenhort.players.search.forks import Fork, Forks
from drachenhort.server.base.config import Pace, Settings
from drachenhort.server.http.creatures import CreatureParts, CreaturesRead, CreatureTried, _tried
from tests.games.drachenfaust.table import OWN_CREATURES
from tests.server.test_tables_over_http import fault
from tests.server.test_what_if_over_http import at_rest
from tests.server.web import UNLIMITED, RunningServer, running_server

TEXT = OWN_CREATURES.read_text(encoding="utf-8")
SLOW = Pace("2/minute", "1000/second")


def checked(person: httpx.Client, text: str, lang: str = "en") -> CreaturesRead:
    answer = person.post(f"/api/creatures/check?lang={lang}", json={"text": text})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=CreaturesRead)


def test_creatures_come_back_with_what_their_effects_say(server: RunningServer) -> None:
    with server.visitor() as person:
        read = checked(person, TEXT)
        parts = msgspec.json.decode(person.get("/api/creatures/parts").content, type=CreatureParts)
    assert read.faults == [] and len(read.creatures) == parts.creatures == MOST_CREATURES
    oracle = read.creatures[1]
    assert (oracle.name.de, oracle.name.en) == ("Orakel", "Oracle")
    assert [each.do for each in oracle.effects] == ["draw", "pay", "take", "gain"]
    assert (oracle.effects[1].what, oracle.effects[1].count, oracle.effects[1].points) == ("same", 3, 1)
    assert oracle.effects[2].whom == "one"
    assert oracle.says.en == (
        "Draw 2 stones from the bag. Pay 3 stones of one colour for 1 point."
        " Take 1 red stone from another player. Take 2 common gold from the bank."
    )
    assert oracle.says.de.startswith("Zieh 2 Steine aus dem Beutel. Zahle 3 Steine einer Farbe für 1 Punkt.")
    assert [each.do for each in parts.parts] == VERBS


def test_every_mistake_comes_with_its_field_and_what_would_be_right(server: RunningServer) -> None:
    text = TEXT.replace("count = 1, from", "count = 9, from", 1).replace('en = "Plague"', 'en = ""')
    text = text.replace('do = "draw"', 'do = "eat"')
    with server.visitor() as person:
        english, german = (checked(person, text, lang) for lang in ("en", "de"))
    assert [(each.creature, each.effect, each.key) for each in english.faults] == [
        (1, 1, "count"),
        (2, 1, "do"),
        (3, 0, "name"),
    ]
    assert english.faults[0].text == "is 9; allowed is a whole number from 1 to 5"
    assert german.faults[0].text == "ist 9; erlaubt ist eine ganze Zahl von 1 bis 5"
    assert german.faults[1].text == "ist 'eat'; erlaubt: gain, pay, take, lose, draw"
    assert german.faults[2].text == "englisch: 1 bis 40 druckbare Zeichen in einer Zeile"
    assert [each.line for each in english.faults] == [
        text[: text.index(wrong)].count("\n") + 1 for wrong in ("count = 9", '"eat"', 'en = ""')
    ]
    assert english.creatures[0].says.en == english.creatures[1].says.en == "", "a sentence of half an effect would lie"
    assert english.creatures[0].effects[0].count == 9 and english.creatures[2].says.en != ""


def test_what_is_no_file_of_creatures_is_refused_in_one_line(server: RunningServer) -> None:
    with server.visitor() as person:
        for asked, wanted in (
            ({}, (400, "malformed")),
            ({"text": 5}, (400, "malformed")),
            ({"text": TEXT, "more": 1}, (400, "malformed")),
            ({"text": "x" * 20_001}, (400, "malformed")),
            ({"text": "[[creature"}, (422, "bad-options")),
            ({"text": "[" * 30}, (422, "bad-options")),
        ):
            for path in ("check", "try"):
                assert fault(person.post(f"/api/creatures/{path}", json=asked)) == wanted, (path, asked)
        for asked, wanted in (
            ({"text": TEXT, "games": 0}, (400, "malformed")),
            ({"text": TEXT, "games": 1001}, (400, "malformed")),
            ({"text": TEXT, "which": 3}, (400, "malformed")),
            ({"text": TEXT, "level": "level-5"}, (400, "malformed")),
            ({"text": TEXT, "asked": 21}, (400, "malformed")),
            ({"text": TEXT.partition('[[creature]]\nname = { de = "Orakel"')[0], "which": 1}, (422, "bad-options")),
            ({"text": ""}, (422, "bad-options")),
            ({"text": "creature = [3]"}, (422, "bad-options")),
        ):
            assert fault(person.post("/api/creatures/try", json=asked)) == wanted, asked
        hostile = checked(person, "creature = [3, {effects = [4, {do = 5, count = true, from = [1]}], name = {de = 6}}]")
    assert hostile.creatures[1].effects[1].count == 0 and len(hostile.faults) > 3


def test_nobody_asks_too_often() -> None:
    paces = msgspec.structs.replace(UNLIMITED, writes=SLOW, evaluations=SLOW)
    with running_server(Settings(paces=paces, leisure=0, moment=0)) as server, server.visitor() as person:
        assert person.get("/api/me").status_code == 200
        for path, asked in (("check", {"text": TEXT}), ("try", {"text": TEXT, "games": 1})):
            assert [person.post(f"/api/creatures/{path}", json=asked).status_code for _ in range(3)] == [200, 200, 429]


def test_games_are_told_line_by_line(server: RunningServer) -> None:
    with server.visitor() as person:
        answer = person.post("/api/creatures/try?lang=de", json={"text": TEXT, "which": 1, "games": 3, "asked": 5})
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("application/x-ndjson")
    told = [msgspec.json.decode(line, type=CreatureTried) for line in answer.text.splitlines()]
    assert [each.games for each in told] == sorted({each.games for each in told})
    end = told[-1]
    assert end.games == end.of == 3 and end.won <= 3
    assert end.gold is None and end.text == "Was sie wert ist, verraten diese Partien noch nicht.", (
        "three games tell nothing"
    )


def test_whoever_goes_stops_the_games_and_may_ask_again() -> None:
    with running_server() as server, server.visitor() as person:
        assert person.get("/api/me").status_code == 200
        asked = {"text": TEXT, "games": 1000}
        server.bots.are_busy = True
        with person.stream("POST", "/api/creatures/try", json=asked) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(lines))["games"] == 0
            assert fault(person.post("/api/creatures/try", json=asked)) == (429, "too-fast"), "one at a time"
        last = at_rest(lambda: server.bots.games)
        server.bots.are_busy = False
        assert person.post("/api/creatures/try", json={**asked, "games": 1}).status_code == 200
        assert server.bots.games == last + 1, "nothing of the first run is played any more"


@pytest.mark.parametrize(
    ("asked", "verdict"),
    [
        (None, "Worth about 3.0 ± 0.9 common gold to whoever wins it."),
        (5, "You ask 5: too dear."),
        (3, "You ask 3: that fits."),
        (1, "You ask 1: too cheap."),
    ],
)
def test_what_somebody_asks_is_held_against_the_interval(asked: int | None, verdict: str) -> None:
    # Each played on four times: 1.5 wins with one coin, 2.5 with six, so a coin brings 0.05 a game; 1.9 with the creature.
    rows = [(3, 1, 3), (2, 2, 2), (2.5, 2, 3), (0.1, 1, 2)]
    forks = [Fork(number, *rows[number % 4], 1, 6) for number in range(200)]
    assert _tried(200, asked, "en", Forks(200, forks)).text.endswith(verdict)
