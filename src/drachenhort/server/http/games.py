"""The games: what there is to play, with every option, action and rule."""

from functools import cache
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from drachenhort.core.game import Game
from drachenhort.core.schema import DIALECT, action_schema, event_schema, view_schema
from drachenhort.games import all_games
from drachenhort.players.registry import USUAL, levels_of
from drachenhort.server.base.plans import Language
from drachenhort.server.http.context import Lang, language_of
from drachenhort.server.http.options import OptionsSchema, options_schema
from drachenhort.server.http.prepared import ASK_AGAIN, FOREVER, JSON, Prepared
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.routes import Declare, Routes
from drachenhort.server.http.rules import Rules, rules_of
from drachenhort.server.table.setups import game_of
from drachenhort.texts.catalogue import catalogue
from drachenhort.words.levels import level_words
from drachenhort.words.plain import plain_table

GAMES: Final = Routes("games")


class GameSummary(msgspec.Struct, frozen=True):
    """A game in a list. `levels` are the bots it has, the weakest first; `level_names` says how each of them plays;
    `level_titles` what those are called that people are to choose from; `usual_level` is the one that plays where nobody
    chooses.
    """

    id: str
    title: str
    about: str
    version: int
    min_seats: int
    max_seats: int
    levels: list[str]
    level_names: dict[str, str]
    level_titles: dict[str, str]
    usual_level: str


class GameInfo(GameSummary, frozen=True):
    """A game with its options; `decisions` and `endings` are the words used in views and outcomes."""

    options: OptionsSchema
    decisions: list[str]
    endings: list[str]


ActionValue: TypeAlias = bool | int | str | None


class GameAction(msgspec.Struct, frozen=True):
    """An action: its code in play, its notation for people, and its meaning for programs."""

    code: int
    notation: str
    action: dict[str, ActionValue]


class GameActions(msgspec.Struct, frozen=True):
    """All actions of one version of a game's rules. They never change."""

    game: str
    version: int
    actions: list[GameAction]


class GameSchema(msgspec.Struct, frozen=True):
    """JSON Schemas of everything a game says: what a seat sees, what it can do, what happens."""

    game: str
    version: int
    view: dict[str, Any]
    action: dict[str, Any]
    event: dict[str, Any]


class PlainTable(msgspec.Struct, frozen=True):
    """What a game declares, with words in one language: enough to draw its table without knowing the game."""

    game: str
    version: int
    declared: dict[str, Any]


GameId = Annotated[str, PathParameter(description="The id of a game, such as drachensachen.", max_length=40)]


RulesVersion = Annotated[int, PathParameter(description="The version of the rules, as the game or a table says it.")]


def unchanged(about: type[object], description: str) -> dict[int, ResponseSpec]:
    """Answers that may be kept: the body, or nothing if the client has it already."""
    return {
        200: ResponseSpec(about, generate_examples=False, description=description),
        304: ResponseSpec(None, description="What you have is still right."),
    }


def _of_rules(what: str, summary: str, about: type[object], answer: str) -> Declare:
    """An address for what never changes in one version of the rules."""
    path = f"/api/games/{{game_id:str}}/{what}/{{version:int}}"
    return GAMES.add("GET", path, summary, unchanged(about, answer), (400, 404, 409))


def _prepare(content: object, caching: str) -> Prepared:
    return Prepared(msgspec.json.encode(content), JSON, caching)


def _summary(game: Game, lang: Language) -> GameSummary:
    texts = catalogue(lang, game.id)
    levels = levels_of(game.id)
    return GameSummary(
        id=game.id,
        title=game.title,
        about=texts.say("about"),
        version=game.rules_version,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        levels=[level.name for level in levels],
        level_names={level.name: level_words(f"level-{level.name}", level.about, texts) for level in levels},
        level_titles={
            level.name: level_words(f"level-title-{level.name}", level.title, texts)
            for level in levels
            if level.title is not None
        },
        usual_level=USUAL,
    )


@cache
def _list(lang: Language) -> Prepared:
    return _prepare([_summary(game, lang) for game in all_games()], ASK_AGAIN)


@cache
def _info(game: Game, lang: Language) -> Prepared:
    summary = msgspec.structs.asdict(_summary(game, lang))
    info = GameInfo(**summary, options=options_schema(game, lang), decisions=game.decision_names, endings=game.endings)
    return _prepare(info, ASK_AGAIN)


def _meaning(game: Game, code: int) -> dict[str, ActionValue]:
    return msgspec.convert(game.action_json(code), dict[str, ActionValue])


def actions_of(game: Game, version: int) -> GameActions:
    actions = [GameAction(code, game.notation(code), _meaning(game, code)) for code in game.action_codes]
    return GameActions(game.id, version, actions)


@cache
def _actions(game: Game, version: int) -> Prepared:
    return _prepare(actions_of(game, version), FOREVER)


@cache
def _schema(game: Game, version: int) -> Prepared:
    view, action, event = [{"$schema": DIALECT, **of(game)} for of in (view_schema, action_schema, event_schema)]
    return _prepare(GameSchema(game.id, version, view, action, event), FOREVER)


@cache
def _table(game: Game, lang: Language) -> Prepared:
    return _prepare(PlainTable(game.id, game.rules_version, plain_table(game, lang)), ASK_AGAIN)


@cache
def _rules(game: Game, lang: Language) -> Prepared:
    return _prepare(rules_of(game.id, lang), ASK_AGAIN)


VARY: Final = {"vary": "accept-encoding, accept-language"}


@GAMES.add("GET", "/api/games", "All games", unchanged(list[GameSummary], "The games, in the order of the shelf."), (400,))
async def list_games(request: HttpRequest, lang: Lang = "auto") -> Response[bytes]:
    return _list(language_of(request, lang)).answer(request, VARY)


@GAMES.add("GET", "/api/games/{game_id:str}", "A game and its options", unchanged(GameInfo, "The game."), (400, 404))
async def get_game(request: HttpRequest, game_id: GameId, lang: Lang = "auto") -> Response[bytes]:
    """`options` is a JSON Schema for the options of a table."""
    return _info(game_of(game_id), language_of(request, lang)).answer(request, VARY)


@_of_rules("actions", "All actions of a game", GameActions, "Every action code.")
async def get_actions(request: HttpRequest, game_id: GameId, version: RulesVersion) -> Response[bytes]:
    """What the codes in play mean. One version of a game never changes them, so keep them as long as you like."""
    return _actions(game_of(game_id, version), version).answer(request)


@_of_rules("schema", "What views, actions and events of a game look like", GameSchema, "The schemas.")
async def get_schema(request: HttpRequest, game_id: GameId, version: RulesVersion) -> Response[bytes]:
    """JSON Schemas. One version of the rules never changes them, so keep them as long as you like."""
    return _schema(game_of(game_id, version), version).answer(request)


@GAMES.add(
    "GET",
    "/api/games/{game_id:str}/table/{lang:str}",
    "What a game's table is drawn from",
    unchanged(PlainTable, "The declaration, in words."),
    (400, 404),
)
async def get_plain_table(
    request: HttpRequest,
    game_id: GameId,
    lang: Annotated[Language, PathParameter(description="The language of the names.")],
) -> Response[bytes]:
    """The parts of a view, the fields of actions and events with their domains, and what all of them are called."""
    return _table(game_of(game_id), lang).answer(request)


@GAMES.add(
    "GET",
    "/api/games/{game_id:str}/rules/{lang:str}",
    "The rules of a game",
    unchanged(Rules, "The rules in their sections and clauses."),
    (400, 404),
)
async def get_rules(
    request: HttpRequest,
    game_id: GameId,
    lang: Annotated[Language, PathParameter(description="The language of the rules.")],
) -> Response[bytes]:
    return _rules(game_of(game_id), lang).answer(request)
