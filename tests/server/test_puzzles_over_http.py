"""Puzzles over HTTP: lists, one to look at, tries, and a table to play on."""

from datetime import UTC, datetime

import msgspec
import pytest

from drachenhort.core.plain import Json
from drachenhort.games import all_games
from drachenhort.puzzles.shelf import all_puzzles, scene_of
from drachenhort.server.http.puzzle_answers import PuzzleAnswer
from drachenhort.server.http.puzzles import PuzzleList
from tests.server.test_tables_over_http import fault
from tests.server.web import RunningServer

IDS = [next(id for id, placed in all_puzzles().items() if placed.game is game) for game in all_games()]


def test_the_list_has_todays_puzzles_for_everybody(server: RunningServer) -> None:
    with server.visitor() as one, server.visitor() as other:
        answer = one.get("/api/puzzles?lang=en")
        found = msgspec.convert(answer.json(), PuzzleList)
        assert other.get("/api/puzzles?lang=en").content == answer.content
        assert [each.game for each in found.games] == [game.id for game in all_games()]
        assert found.date == datetime.now(UTC).strftime("%Y-%m-%d")
        assert found.today in [each.today for each in found.games]
        for each in found.games:
            assert each.today in [puzzle.id for puzzle in each.puzzles]
            assert {puzzle.theme for puzzle in each.puzzles} == {theme.id for theme in each.themes}
        german = msgspec.convert(one.get("/api/puzzles?lang=de").json(), PuzzleList)
        assert german.games[0].themes != found.games[0].themes
        again = one.get("/api/puzzles?lang=en", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize("puzzle_id", IDS)
def test_a_puzzle_shows_what_its_seat_sees_and_no_more(server: RunningServer, puzzle_id: str) -> None:
    scene, placed = scene_of(puzzle_id), all_puzzles()[puzzle_id]
    with server.visitor() as visitor:
        shown = visitor.get(f"/api/puzzles/{puzzle_id}?lang=en").json()
    assert shown["view"] == msgspec.json.decode(msgspec.json.encode(scene.view.to_json()))
    assert len(shown["words"]["labels"]) == scene.decision.count()
    assert set(shown) == {"id", "game", "version", "seat", "seats", "theme", "grade", "view", "words", "playouts"}
    text = msgspec.json.encode(shown).decode()
    assert "rng" not in text and placed.puzzle.position not in text


@pytest.mark.parametrize("puzzle_id", IDS)
def test_only_the_right_move_or_giving_up_tells_the_solution(server: RunningServer, puzzle_id: str) -> None:
    game, puzzle, _ = all_puzzles()[puzzle_id]
    best, tempting = game.parse(puzzle.best.action), game.parse(puzzle.tempting)

    def tried(body: dict[str, Json]) -> PuzzleAnswer:
        answer = visitor.post(f"/api/puzzles/{puzzle_id}?lang=de", json=body)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=PuzzleAnswer)

    with server.visitor() as visitor:
        for action in scene_of(puzzle_id).decision.legal:
            found = tried({"action": action})
            assert found.is_right == (action == best) and found.refused is None
            assert (found.solution is not None) == found.is_right
            assert found.is_tempting == (action == tempting) == bool(found.then)
        given_up = tried({})
        assert not given_up.is_right and given_up.solution is not None
        solution = given_up.solution
        assert (solution.action, solution.tempting) == (best, tempting)
        assert solution.moves[0].action == best and len(solution.moves) == len(puzzle.moves)
        assert len(solution.line) == len(puzzle.line) and len(solution.refutation) == len(puzzle.refutation)
        assert any(moment.said for moment in solution.line)


def test_a_move_that_is_not_allowed_is_answered_with_the_rule(server: RunningServer) -> None:
    with server.visitor() as visitor:
        found = visitor.post(f"/api/puzzles/{IDS[0]}?lang=en", json={"action": 99_999}).json()
        assert found["refused"]["clause"] and found["refused"]["text"]
        assert (found["is_right"], found["solution"]) == (False, None)


@pytest.mark.parametrize("body", [{"action": -1}, {"action": "take"}, {"move": 3}, []])
def test_what_is_no_try_is_refused(server: RunningServer, body: Json) -> None:
    with server.visitor() as visitor:
        assert fault(visitor.post(f"/api/puzzles/{IDS[0]}", json=body)) == (400, "malformed")


def test_a_puzzle_that_is_not_there(server: RunningServer) -> None:
    with server.visitor() as visitor:
        assert fault(visitor.get("/api/puzzles/nowhere")) == (404, "no-puzzle")
        assert fault(visitor.post("/api/puzzles/nowhere", json={})) == (404, "no-puzzle")
        assert fault(visitor.post("/api/puzzles/nowhere/table", json={})) == (404, "no-puzzle")


@pytest.mark.parametrize("puzzle_id", IDS)
def test_it_is_played_on_against_bots(server: RunningServer, puzzle_id: str) -> None:
    game, puzzle, _ = all_puzzles()[puzzle_id]
    with server.visitor() as visitor:
        answer = visitor.post(f"/api/puzzles/{puzzle_id}/table", json={"level": "random"})
        assert answer.status_code == 201
        table = visitor.get(f"/api/tables/{answer.json()['id']}").json()
        assert (table["game"], table["is_prepared"]) == (game.id, True)
        me = visitor.get("/api/me").json()["person"]
        assert [seat["person"] == me for seat in table["seats"]] == [
            seat == puzzle.seat for seat in range(scene_of(puzzle_id).state.seats)
        ]
        assert fault(visitor.post(f"/api/puzzles/{puzzle_id}/table", json={"level": "level-99"}))[0] in (404, 422)
