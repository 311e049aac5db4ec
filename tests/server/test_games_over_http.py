"""Games, options, actions and rules over HTTP."""

import json

import jsonschema_rs
import msgspec
import pytest

from drachenhort.core.clauses import parse_clauses
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from drachenhort.games.files import read_file, rules_text
from drachenhort.players.registry import player_names
from drachenhort.server.base.plans import Language
from drachenhort.server.http.games import GameActions, GameInfo, GameSchema, GameSummary
from drachenhort.server.http.options import NamedNumber, OptionSchema, OptionsSchema, options_schema
from drachenhort.server.http.rules import Rules, rules_of
from tests.server.test_tables_over_http import fault
from tests.server.web import RunningServer

GAMES = all_games()


def test_the_list_has_every_game_in_the_language_asked_for(server: RunningServer) -> None:
    with server.visitor() as visitor:
        german = msgspec.convert(visitor.get("/api/games?lang=de").json(), list[GameSummary])
        english = msgspec.convert(visitor.get("/api/games", headers={"accept-language": "en"}).json(), list[GameSummary])
        assert [game.id for game in german] == [game.id for game in GAMES]
        assert (
            german[0].usual_level == "level-2"
            and german[0].levels == player_names(german[0].id)
            and list(german[0].level_names) == german[0].levels
        )
        assert german[0].level_names["random"] == "zieht aufs Geratewohl"
        assert all(one.about != other.about for one, other in zip(german, english, strict=True))
        assert fault(visitor.get("/api/games?lang=xx")) == (400, "malformed")
        assert fault(visitor.get("/api/games?lang=de&lang=en")) == (400, "malformed")


def test_a_game_tells_its_options_and_a_game_that_is_not_there_does_not(server: RunningServer) -> None:
    with server.visitor() as visitor:
        game = msgspec.convert(visitor.get("/api/games/drachensachen?lang=en").json(), GameInfo)
        target = game.options.properties["target"]
        assert (target.type, target.default, target.minimum, target.maximum) == ("integer", 21, 1, 999)
        assert (target.clause, target.title) == ("6.1", "Target")
        assert fault(visitor.get("/api/games/chess")) == (404, "no-game")


def test_numbers_that_stand_for_something_have_names() -> None:
    options = options_schema(find("schutt_und_asche"), "en").properties
    assert options["level"].one_of == [NamedNumber(0, "easier"), NamedNumber(1, "as usual"), NamedNumber(2, "harder")]
    assert options["start_6"].one_of == options["start_1"].one_of
    assert options["claims"].one_of is msgspec.UNSET


def fits(value: Json, schema: OptionSchema) -> bool:
    """Whether a value is as the schema says: a small validator for what options can be."""
    match schema.type:
        case "boolean":
            return isinstance(value, bool)
        case "integer":
            assert isinstance(schema.minimum, int) and isinstance(schema.maximum, int)
            return isinstance(value, int) and not isinstance(value, bool) and schema.minimum <= value <= schema.maximum
        case "array":
            assert not isinstance(schema.items, msgspec.UnsetType)
            names = None if isinstance(schema.items.one_of, msgspec.UnsetType) else [c.const for c in schema.items.one_of]
            if not isinstance(value, list) or (schema.unique_items is True and len({*map(str, value)}) < len(value)):
                return False
            return all(isinstance(word, str) and (names is None or word in names) for word in value)


def accepts(game: Game, name: str, value: Json) -> bool:
    try:
        game.options({name: value})
    except DrachenhortError:
        return False
    return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_schema_says_the_same_as_the_game(game: Game) -> None:
    schema = options_schema(game, "en")
    rng = Rng.from_seed("options")
    assert list(schema.properties) == [field.name for field in game.spec.fields]
    odd: list[Json] = [True, False, -1, 0, 1, 2, 10**9, [], ["nothing"], None, {}]
    for field in game.spec.fields:
        about = schema.properties[field.name]
        allowed = [field.to_json(field.some(rng)) for _ in range(30)]
        for value in [*allowed, *odd]:
            if about.is_from_file is True and value == ["nothing"]:
                continue  # A schema cannot tell a creature or a board from other words.
            assert accepts(game, field.name, value) == fits(value, about), f"{field.name}={value}"
        assert fits(msgspec.to_builtins(about.default), about) and about.title and about.description


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_cover_says_the_same_as_the_game(game: Game) -> None:
    cover = json.loads(read_file(game.id, "cover.json"))
    assert (cover["title"], cover["seats"]) == (game.title, [game.min_seats, game.max_seats])
    assert game.min_seats <= cover["usual"] <= game.max_seats
    for way in cover["presets"]:
        names = {field.name for field in game.spec.fields}
        assert game.options(way["options"]).to_json().items() >= way["options"].items()
        assert set(way.get("all", [])) <= names


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_schema_says_what_bots_settle(game: Game) -> None:
    schema = options_schema(game, "en")
    told = {name: about.with_bots for name, about in schema.properties.items() if about.with_bots is not msgspec.UNSET}
    assert told == game.with_bots({})
    assert told == ({"sorting_all": True} if game.id == "schutt_und_asche" else {})


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_schema_is_there_in_both_languages(game: Game, lang: Language) -> None:
    schema = msgspec.json.decode(msgspec.json.encode(options_schema(game, lang)), type=OptionsSchema)
    assert schema == options_schema(game, lang)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_programs_get_schemas_that_views_and_actions_fit(server: RunningServer, game: Game) -> None:
    with server.visitor() as visitor:
        path = f"/api/games/{game.id}/schema"
        told = msgspec.convert(visitor.get(f"{path}/{game.rules_version}").json(), GameSchema)
        assert fault(visitor.get(f"{path}/{game.rules_version + 1}")) == (409, "old-game")
    state = game.new(game.max_seats, game.options({}), "schema")
    jsonschema_rs.validator_for(told.view).validate(state.view(0).to_json())
    jsonschema_rs.validator_for(told.action).validate(game.action_json(game.action_codes[0]))
    assert not jsonschema_rs.validator_for(told.event).is_valid({"event": "no such event"})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_action_is_told_and_may_be_kept_for_ever(server: RunningServer, game: Game) -> None:
    with server.visitor() as visitor:
        path = f"/api/games/{game.id}/actions/{game.rules_version}"
        answer = visitor.get(path)
        assert "immutable" in answer.headers["cache-control"] and answer.headers["etag"].startswith('"')
        actions = msgspec.convert(answer.json(), GameActions).actions
        assert [action.code for action in actions] == game.action_codes
        assert all(game.parse(action.notation) == action.code for action in actions)
        assert all(msgspec.to_builtins(action.action) == game.action_json(action.code) for action in actions)
        assert fault(visitor.get(f"/api/games/{game.id}/actions/{game.rules_version + 1}")) == (409, "old-game")
        assert visitor.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304
        assert visitor.get(path, headers={"if-none-match": '"another"'}).status_code == 200


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rules_have_every_clause_word_for_word(game: Game, lang: Language) -> None:
    rules = rules_of(game.id, lang)
    clauses = {clause.id: clause for section in rules.sections for clause in section.clauses if clause.id}
    expected = parse_clauses(rules_text(game.id, lang))
    assert rules.title and rules.introduction
    assert list(clauses) == list(expected)
    for clause in expected.values():
        assert clause.text.startswith(clauses[clause.id].text)
        assert clauses[clause.id].title in (None, clause.title)
    words = " ".join(text for section in rules.sections for clause in section.clauses for text in clause.text.split())
    assert all(word in words for word in " ".join(clause.text for clause in expected.values()).split())


def test_rules_over_http_are_packed_for_whoever_unpacks(server: RunningServer) -> None:
    with server.visitor() as visitor:
        packed = visitor.get("/api/games/drachenfels/rules/de")
        plain = visitor.get("/api/games/drachenfels/rules/de", headers={"accept-encoding": "identity"})
        assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
        assert packed.headers["etag"] != plain.headers["etag"] and packed.json() == plain.json()
        assert msgspec.convert(packed.json(), Rules).lang == "de"
        assert fault(visitor.get("/api/games/drachenfels/rules/xx")) == (400, "malformed")
