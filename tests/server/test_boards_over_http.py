"""A board that is being drawn, over HTTP: what is wrong with it, and whether its starts are as good."""

import json

import httpx
import msgspec

from drachenhort.core.shares import wilson
from drachenhort.games.drachenfels.board import read_board
from drachenhort.games.files import read_file
from drachenhort.server.base.config import Pace, Settings
from drachenhort.server.bots.trial import SeatWins
from drachenhort.server.http.boards import BoardRead, BoardTried, _tried
from tests.server.test_tables_over_http import fault
from tests.server.test_what_if_over_http import at_rest
from tests.server.web import UNLIMITED, RunningServer, running_server

TEXT = read_file("drachenfels", "board.toml")
SLOW = Pace("2/minute", "1000/second")


def checked(person: httpx.Client, text: str, lang: str = "en") -> BoardRead:
    answer = person.post(f"/api/boards/check?lang={lang}", json={"text": text})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=BoardRead)


def test_the_printed_board_is_handed_out_and_is_without_fault(server: RunningServer) -> None:
    with server.visitor() as person:
        printed = msgspec.json.decode(person.get("/api/boards/printed").content, type=BoardRead)
        assert printed == checked(person, TEXT)
    assert (len(printed.fields), len(printed.ways), len(printed.distances)) == (85, 92, 44)
    assert printed.symmetry == ["rotation", "mirror"] and printed.faults == []
    words = read_board(TEXT).tokens()
    assert [f"{field.id}:{field.kind}:{field.x}:{field.y}" for field in printed.fields] == [
        word.rpartition(":")[0] for word in words
    ]


def test_what_is_wrong_comes_with_where_it_is_and_in_both_languages(server: RunningServer) -> None:
    text = TEXT.replace('["S1", "a1"]', '["S1", "a1"], ["T1", "T2"]')
    with server.visitor() as person:
        english, german = (checked(person, text, lang).faults for lang in ("en", "de"))
    assert [(each.key, each.field, each.other) for each in english] == [
        ("stars-joined", "T1", "T2"),
        ("stars-joined", "T2", "T1"),
    ]
    assert english[0].text == "T1: is joined with T2: between stars there are flights"
    assert german[0].text == "T1: ist mit T2 verbunden: zwischen Sternen wird geflogen"
    assert english[0].line == german[0].line == TEXT[: TEXT.index('id = "T1"')].count("\n") + 1


def test_what_is_no_board_is_refused_in_one_line(server: RunningServer) -> None:
    with server.visitor() as person:
        for asked, wanted in (
            ({}, (400, "malformed")),
            ({"text": 5}, (400, "malformed")),
            ({"text": TEXT, "more": 1}, (400, "malformed")),
            ({"text": "x" * 20_001}, (400, "malformed")),
            ({"text": "fields = ["}, (422, "bad-options")),
            ({"text": "[" * 30}, (422, "bad-options")),
        ):
            for path in ("check", "try"):
                assert fault(person.post(f"/api/boards/{path}", json=asked)) == wanted, (path, asked)
        for asked, wanted in (
            ({"text": TEXT, "games": 0}, (400, "malformed")),
            ({"text": TEXT, "games": 1001}, (400, "malformed")),
            ({"text": TEXT.replace('["S1", "a1"], ', "")}, (422, "bad-options")),
        ):
            assert fault(person.post("/api/boards/try", json=asked)) == wanted, asked


def test_nobody_asks_too_often() -> None:
    paces = msgspec.structs.replace(UNLIMITED, writes=SLOW, evaluations=SLOW)
    with running_server(Settings(paces=paces, leisure=0, moment=0)) as server, server.visitor() as person:
        assert person.get("/api/me").status_code == 200
        for path, asked in (("check", {"text": TEXT}), ("try", {"text": TEXT, "games": 1})):
            assert [person.post(f"/api/boards/{path}", json=asked).status_code for _ in range(3)] == [200, 200, 429]


def test_games_are_counted_by_start_line_by_line(server: RunningServer) -> None:
    with server.visitor() as person:
        answer = person.post("/api/boards/try", json={"text": TEXT, "games": 12})
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("application/x-ndjson")
    told = [msgspec.json.decode(line, type=BoardTried) for line in answer.text.splitlines()]
    assert [each.games for each in told] == sorted({each.games for each in told})
    end = told[-1]
    assert end.games == end.of == 12 and len(end.starts) == 4
    assert abs(sum(start.wins for start in end.starts) - 12) < 0.1, "every game is won by somebody"
    assert all(0 <= start.low <= start.share <= start.high <= 1 for start in end.starts)


def test_whoever_goes_stops_the_games_and_may_ask_again() -> None:
    with running_server() as server, server.visitor() as person:
        assert person.get("/api/me").status_code == 200
        asked = {"text": TEXT, "games": 1000}
        server.bots.are_busy = True
        with person.stream("POST", "/api/boards/try", json=asked) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(lines))["games"] == 0
            assert fault(person.post("/api/boards/try", json=asked)) == (429, "too-fast"), "one at a time"
        last = at_rest(lambda: server.bots.games)
        server.bots.are_busy = False
        assert person.post("/api/boards/try", json={**asked, "games": 1}).status_code == 200
        assert server.bots.games == last + 1, "nothing of the first run is played any more"


def test_starts_are_called_uneven_only_beyond_what_chance_does() -> None:
    even = _tried(SeatWins([50.0, 55.0, 45.0, 50.0], 200), 200)
    uneven = _tried(SeatWins([80.0, 40.0, 40.0, 40.0], 200), 200)
    assert (even.is_uneven, uneven.is_uneven) == (False, True)
    assert (uneven.starts[0].low, uneven.starts[0].high) == wilson(80, 200)
    assert even.hidden == max(wilson(55, 200)[1] - 0.25, 0.25 - wilson(45, 200)[0])
    assert not _tried(SeatWins([4.0, 0.0, 0.0, 0.0], 4), 200).is_uneven, "four games tell nothing"
    assert not _tried(SeatWins([0.0] * 4), 200).is_uneven, "nothing is known before the first game"
