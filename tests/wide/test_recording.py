"""What was recorded for the client's tests is still what the server sends: messages of its protocol, views as declared."""

import json
from typing import cast

import jsonschema_rs
import msgspec
import pytest

from drachenhort.core.delta import with_changes
from drachenhort.core.plain import Json
from drachenhort.core.schema import DIALECT, view_schema
from drachenhort.games import all_games, find
from drachenhort.server.http.games import GameInfo, GameSummary
from drachenhort.server.wire.messages import Moved, Room, Said, Shown
from tests.wide.recording import FOLDER, PLANS, recorded_path

GAMES = [game.id for game in all_games()]


def recorded(game_id: str) -> dict[str, list[dict[str, Json]]]:
    return cast("dict[str, list[dict[str, Json]]]", json.loads(recorded_path(game_id).read_text(encoding="utf-8")))


def test_every_game_is_recorded() -> None:
    assert set(PLANS) == set(GAMES)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_was_recorded_is_what_is_sent_today(game_id: str) -> None:
    schema = jsonschema_rs.validator_for({"$schema": DIALECT, **view_schema(find(game_id))})
    view: Json = None
    for message in recorded(game_id)["messages"]:
        sent = msgspec.json.decode(json.dumps(message), type=Room | Said | Shown | Moved)
        if isinstance(sent, Shown):
            view = message["view"]
        elif isinstance(sent, Moved):
            view = with_changes(view, cast("list[Json]", message["changes"]))
        else:
            continue
        schema.validate(view)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_actions_recorded_mean_what_they_mean_today(game_id: str) -> None:
    game = find(game_id)
    for action in recorded(game_id)["actions"]:
        assert game.action_json(cast("int", action["code"])) == action["action"]


def test_the_games_told_of_are_those_of_today() -> None:
    answers = json.loads((FOLDER / "answers.json").read_text(encoding="utf-8"))
    summaries = msgspec.convert(answers["/api/games?lang=en"], list[GameSummary])
    assert [summary.id for summary in summaries] == GAMES
    for game_id in GAMES:
        assert msgspec.convert(answers[f"/api/games/{game_id}?lang=en"], GameInfo).options.properties
