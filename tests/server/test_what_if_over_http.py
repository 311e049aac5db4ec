"""A finished game played on or played out, over HTTP: by whoever may look at it, from its table or from its record."""

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from drachenhort.core.record import load_record
from drachenhort.core.shares import wilson
from drachenhort.server.base.config import Caps, Pace, Paces, Settings
from drachenhort.server.base.plans import Origin
from drachenhort.server.http.what_if import WhatCame
from drachenhort.server.wire.messages import TableInfo
from tests.server.test_tables_over_http import create, fault, finished
from tests.server.web import UNLIMITED, RunningServer, running_server

RECORD = (Path(__file__).parent.parent / "records/drachensachen/v1/two_seats.json").read_text()


@pytest.fixture(scope="module")
def table(server: RunningServer) -> str:
    """A finished game."""
    with server.visitor() as host:
        return finished(server, host).id


def info_of(person: httpx.Client, table: str) -> TableInfo:
    return msgspec.convert(person.get(f"/api/tables/{table}").json(), TableInfo)


def test_somebody_who_was_never_here_plays_on_from_a_move(server: RunningServer, table: str) -> None:
    with server.visitor() as host, server.visitor() as stranger:
        assert host.get("/api/me").status_code == 200
        made = stranger.post("/api/play-on", json={"table": table, "move": 4, "seat": 1, "level": "level-1"})
        assert made.status_code == 201
        on = info_of(stranger, made.json()["id"])
        assert on.origin == Origin(4, table) and on.is_prepared and not on.is_public and on.status == "running"
        assert [(seat.kind, seat.level) for seat in on.seats] == [("bot", "level-1"), ("person", None)]
        assert info_of(host, on.id).origin is None, "whose it is not is not told where it came from"
        assert on.id not in {each["id"] for each in host.get("/api/tables?status=running").json()["tables"]}
        assert fault(stranger.post("/api/play-on", json={"table": on.id, "move": 0, "seat": 0})) == (409, "not-over")


def test_a_record_from_a_file_is_played_on_without_a_table_to_go_back_to(server: RunningServer, table: str) -> None:
    with server.visitor() as host:
        text = host.get(f"/api/tables/{table}/record").text
        seat, _, notation = text.partition('"actions": [\n  "')[2].partition('"')[0].partition(" ")
        asked = {"record": text, "move": 0, "seat": int(seat) - 1}
        plain = info_of(host, host.post("/api/play-on", json=asked).json()["id"])
        assert plain.origin == Origin(0, None) and plain.game == load_record(text).game.id
        assert host.post("/api/play-on", json={**asked, "action": notation}).status_code == 201
        assert fault(host.post("/api/play-on", json={**asked, "action": "sing"})) == (422, "bad-action")
        assert fault(host.post("/api/play-on", json={**asked, "record": text[:-40]})) == (422, "bad-record")


def test_what_is_no_moment_of_a_finished_game_is_refused_and_makes_no_table(server: RunningServer, table: str) -> None:
    with server.visitor() as host:
        good = {"table": table, "move": 0, "seat": 0}
        before = len(server.store.logs)
        for change, wanted in (
            ({"table": None}, (422, "bad-record")),
            ({"record": "{}"}, (422, "bad-record")),
            ({"move": -1}, (400, "malformed")),
            ({"move": "0"}, (400, "malformed")),
            ({"seat": 9}, (400, "malformed")),
            ({"action": ""}, (400, "malformed")),
            ({"games": 3}, (400, "malformed")),
            ({"record": "x" * 95_000, "table": None}, (400, "malformed")),
            ({"table": "nowhere"}, (404, "no-table")),
            ({"move": 100_000}, (404, "no-move")),
            ({"seat": 5}, (404, "no-seat")),
            ({"action": "x" * 400}, (422, "bad-action")),
            ({"level": "level-9"}, (422, "bad-seats")),
        ):
            assert fault(host.post("/api/play-on", json={**good, **change})) == wanted, change
        running = create(host, seats=[{"kind": "me"}, {"kind": "bot"}]).id
        assert fault(host.post("/api/play-on", json={**good, "table": running})) == (409, "not-over")
        assert len(server.store.logs) == before + 1


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        (Settings(paces=Paces(tables=Pace("2/hour", "1000/second")), leisure=0, moment=0), (429, "too-fast")),
        (Settings(paces=UNLIMITED, caps=Caps(running=2), leisure=0, moment=0), (409, "too-many-tables")),
    ],
)
def test_it_is_bounded_like_any_new_table(settings: Settings, wanted: tuple[int, str]) -> None:
    with running_server(settings) as server, server.visitor() as host:
        assert host.get("/api/me").status_code == 200
        asked = {"record": RECORD, "move": 0, "seat": 0}
        answers = [host.post("/api/play-on", json=asked) for _ in range(3)]
        assert [each.status_code for each in answers[:2]] == [201, 201]
        assert fault(answers[2]) == wanted


# Two hundred quick games.


def lines_of(person: httpx.Client, asked: object) -> list[WhatCame]:
    answer = person.post("/api/what-if", json=asked)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("application/x-ndjson"), answer.text
    return [msgspec.json.decode(line, type=WhatCame) for line in answer.text.splitlines()]


@pytest.mark.parametrize("way", ["truth", "view"])
def test_the_count_grows_line_by_line_up_to_all_games(server: RunningServer, table: str, way: str) -> None:
    with server.visitor() as stranger:
        asked = {"table": table, "move": 2, "seat": 1, "way": way, "games": 25}
        told = lines_of(stranger, asked)
        assert [each.games for each in told] == sorted({each.games for each in told}) and len(told) > 1
        end = told[-1]
        assert end.games == end.of == 25 == end.won + end.shared + end.lost + end.nobody + end.endless
        assert (end.low, end.high) == wilson(end.won, 25) and end.share == end.won / 25
        assert lines_of(stranger, {**asked, "games": 5, "level": "level-1"})[-1].games == 5


def test_what_cannot_be_played_out_is_refused_before_the_first_line(server: RunningServer) -> None:
    with server.visitor() as host:
        good = {"record": RECORD, "move": 2, "seat": 1}
        for change, wanted in (
            ({"games": 0}, (400, "malformed")),
            ({"games": 100_000}, (400, "malformed")),
            ({"way": "luck"}, (400, "malformed")),
            ({"move": len(load_record(RECORD).actions)}, (409, "over")),
            ({"level": "level-5"}, (422, "bad-seats")),
            ({"level": "dragon"}, (422, "bad-seats")),
            ({"action": "sing"}, (422, "bad-action")),
            ({"seat": 4}, (404, "no-seat")),
        ):
            assert fault(host.post("/api/what-if", json={**good, **change})) == wanted, change


def test_whoever_goes_stops_the_games_and_may_ask_again() -> None:
    with running_server() as server, server.visitor() as host:
        assert host.get("/api/me").status_code == 200
        asked = {"record": RECORD, "move": 0, "seat": 0, "games": 1000}
        server.bots.are_busy = True
        with host.stream("POST", "/api/what-if", json=asked) as answer:
            lines = answer.iter_lines()
            assert next(lines)
            assert fault(host.post("/api/what-if", json=asked)) == (429, "too-fast"), "one at a time"
        last = at_rest(lambda: server.bots.games)
        server.bots.are_busy = False
        assert lines_of(host, {**asked, "games": 1})[-1].games == 1
        assert server.bots.games == last + 1, "nothing of the first question is played any more"


def test_while_bots_have_no_time_nothing_is_counted_and_then_it_goes_on() -> None:
    with running_server() as server, server.visitor() as host:
        server.bots.are_busy = True
        with host.stream("POST", "/api/what-if", json={"record": RECORD, "move": 0, "seat": 0, "games": 12}) as answer:
            lines = answer.iter_lines()
            assert msgspec.json.decode(next(lines), type=WhatCame).games == 0
            server.bots.are_busy = False
            assert msgspec.json.decode(list(lines)[-1], type=WhatCame).games == 12


def test_questions_have_the_pace_of_evaluations() -> None:
    paces = Paces(evaluations=Pace("2/hour", "1000/second"))
    with running_server(Settings(paces=paces, leisure=0, moment=0)) as server, server.visitor() as host:
        assert host.get("/api/me").status_code == 200
        asked = {"record": RECORD, "move": 0, "seat": 0, "games": 1}
        answers = [host.post("/api/what-if", json=asked) for _ in range(3)]
        assert answers[1].status_code == 200 and fault(answers[2]) == (429, "too-fast")


def at_rest(number: Callable[[], int]) -> int:
    """The number when it does not change any more."""
    for _ in range(100):
        before = number()
        time.sleep(0.2)
        if number() == before:
            return before
    raise AssertionError("it does not come to rest")
