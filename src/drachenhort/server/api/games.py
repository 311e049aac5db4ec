"""The games: what there is to play, with every option, action and rule."""

from functools import cache
from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.games import all_games, find
from drachenhort.players.registry import player_names
from drachenhort.server.api.options import OptionsSchema, options_schema
from drachenhort.server.api.prepared import ASK_AGAIN, FOREVER, JSON, Prepared
from drachenhort.server.api.problems import READS, HttpRequest, faults
from drachenhort.server.api.reception import Lang, language_of
from drachenhort.server.api.rules import Rules, rules_of
from drachenhort.server.errors import Cannot
from drachenhort.server.plans import Language
from drachenhort.texts.catalogue import catalogue


class GameSummary(msgspec.Struct, frozen=True):
    """A game in a list. `levels` are the bots it has, the weakest first."""

    id: str
    title: str
    about: str
    version: int
    min_seats: int
    max_seats: int
    levels: list[str]


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
    """All actions of one version of a game. They never change."""

    game: str
    version: int
    actions: list[GameAction]


GameId = Annotated[str, PathParameter(description="The id of a game, such as drachensachen.", max_length=40)]


def _unchanged(about: type[object], description: str) -> dict[int, ResponseSpec]:
    """Answers that may be kept: the body, or nothing if the client has it already."""
    return {
        200: ResponseSpec(about, generate_examples=False, description=description),
        304: ResponseSpec(None, description="What you have is still right."),
    }


def find_game(game_id: str) -> Game:
    try:
        return find(game_id)
    except DrachenhortError as error:
        raise Cannot("no-game", str(error)) from None


def _prepare(content: object, caching: str) -> Prepared:
    return Prepared(msgspec.json.encode(content), JSON, caching)


def _summary(game: Game, lang: Language) -> GameSummary:
    about = catalogue(lang, game.id).say("about")
    levels = player_names(game.id)
    return GameSummary(game.id, game.title, about, game.version, game.min_seats, game.max_seats, levels)


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


@cache
def _actions(game: Game) -> Prepared:
    actions = [GameAction(code, game.notation(code), _meaning(game, code)) for code in game.action_codes]
    return _prepare(GameActions(game.id, game.version, actions), FOREVER)


@cache
def _rules(game: Game, lang: Language) -> Prepared:
    return _prepare(rules_of(game.id, lang), ASK_AGAIN)


VARY: Final = {"vary": "accept-encoding, accept-language"}


@get(
    "/api/games",
    operation_id="listGames",
    tags=["games"],
    summary="All games",
    responses={**_unchanged(list[GameSummary], "The games, in the order of the shelf."), **faults(400, *READS)},
)
async def list_games(request: HttpRequest, lang: Lang = "auto") -> Response[bytes]:
    return _list(language_of(request, lang)).answer(request, VARY)


@get(
    "/api/games/{game_id:str}",
    operation_id="getGame",
    tags=["games"],
    summary="A game and its options",
    description="`options` is a JSON Schema for the options of a table.",
    responses={**_unchanged(GameInfo, "The game."), **faults(400, 404, *READS)},
)
async def get_game(request: HttpRequest, game_id: GameId, lang: Lang = "auto") -> Response[bytes]:
    return _info(find_game(game_id), language_of(request, lang)).answer(request, VARY)


@get(
    "/api/games/{game_id:str}/actions/{version:int}",
    operation_id="getActions",
    tags=["games"],
    summary="All actions of a game",
    description="What the codes in play mean. One version of a game never changes them, so keep them as long as you like.",
    responses={**_unchanged(GameActions, "Every action code."), **faults(400, 404, 409, *READS)},
)
async def get_actions(
    request: HttpRequest,
    game_id: GameId,
    version: Annotated[int, PathParameter(description="The version of the game, as the game says it.")],
) -> Response[bytes]:
    game = find_game(game_id)
    if version != game.version:
        raise Cannot("old-game", f"this is version {game.version} of {game.title}, not {version}")
    return _actions(game).answer(request)


@get(
    "/api/games/{game_id:str}/rules/{lang:str}",
    operation_id="getRules",
    tags=["games"],
    summary="The rules of a game",
    responses={**_unchanged(Rules, "The rules in their sections and clauses."), **faults(400, 404, *READS)},
)
async def get_rules(
    request: HttpRequest,
    game_id: GameId,
    lang: Annotated[Language, PathParameter(description="German or English.")],
) -> Response[bytes]:
    return _rules(find_game(game_id), lang).answer(request)
