"""Somebody keeps their own games on the server: for themselves, within bounds, and until they take them back."""

import msgspec

from drachenhort.server.http.own_games import MOST_GAMES, OwnGame, OwnRecord
from tests.server.test_tables_over_http import fault
from tests.server.web import RunningServer

WHERE = "/api/people/me/record"


def game(number: int) -> OwnGame:
    return OwnGame(f"table-{number:026}", "schutt_und_asche", 1_790_000_000_000, 6, "nobody", ["level-3"] * 5, 9999, 9999)


def body(*games: OwnGame) -> object:
    return msgspec.to_builtins(OwnRecord(list(games)))


def test_what_is_kept_comes_back_to_whoever_kept_it_and_to_nobody_else(server: RunningServer) -> None:
    with server.visitor() as anna, server.visitor() as ben:
        for person in (anna, ben):
            assert person.get("/api/me").status_code == 200
            assert person.get(WHERE).json() == {"games": []}
        assert anna.put(WHERE, json=body(game(1), game(2))).status_code == 200
        assert anna.get(WHERE).json() == body(game(1), game(2))
        assert ben.get(WHERE).json() == {"games": []}
        assert anna.put(WHERE, json=body(game(3))).json() == anna.get(WHERE).json() == body(game(3))


def test_no_games_leave_nothing_behind(server: RunningServer) -> None:
    with server.visitor() as anna:
        me = anna.get("/api/me").json()["person"]
        anna.put(WHERE, json=body(game(1)))
        assert me in server.store.records
        assert anna.put(WHERE, json={"games": []}).status_code == 200
        assert me not in server.store.records


def test_a_stranger_has_none_and_a_foreign_page_keeps_none(server: RunningServer) -> None:
    with server.visitor() as stranger:
        assert fault(stranger.get(WHERE)) == (403, "not-your-seat")
        assert fault(stranger.put(WHERE, json=body(game(1)))) == (403, "not-your-seat")
        assert stranger.get("/api/me").status_code == 200
        answer = stranger.put(WHERE, json=body(game(1)), headers={"origin": "https://elsewhere.example"})
        assert fault(answer) == (403, "foreign-page")


def test_the_longest_record_fits_and_one_game_more_does_not(server: RunningServer) -> None:
    with server.visitor() as anna:
        anna.get("/api/me")
        assert anna.put(WHERE, json=body(*map(game, range(MOST_GAMES)))).status_code == 200
        assert fault(anna.put(WHERE, json=body(*map(game, range(MOST_GAMES + 1)))))[0] in (400, 413)
        assert len(anna.get(WHERE).json()["games"]) == MOST_GAMES


def test_what_is_no_game_is_refused_and_what_was_kept_stays(server: RunningServer) -> None:
    with server.visitor() as anna:
        anna.get("/api/me")
        anna.put(WHERE, json=body(game(1)))
        good = msgspec.to_builtins(game(2))
        for wrong in (
            {"table": "../x"},
            {"game": "<b>"},
            {"ended": -1},
            {"seats": 7},
            {"result": "cheated"},
            {"levels": ["level-3"] * 7},
            {"good": 5, "judged": 4},
            {"good": 5, "judged": None},
            {"note": "more"},
        ):
            assert fault(anna.put(WHERE, json={"games": [{**good, **wrong}]})) == (400, "malformed"), wrong
        assert fault(anna.put(WHERE, json=body(game(2), game(2)))) == (400, "malformed")
        assert anna.get(WHERE).json() == body(game(1))
