"""What one person's browser gets over the wire in a game of every kind, for the tests of the client.

They lie in `web/src/pages/recorded/<game>.json`, with the actions that were allowed in them. Bots get better, so these are
not compared with what is sent today: a test reads them as messages of today's protocol, and `make golden` writes them anew.
"""

import asyncio
import json
from pathlib import Path
from typing import Final, NamedTuple, cast

import msgspec
import pytest

from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games import all_games
from drachenhort.players.policies import policy_for
from drachenhort.server.base.plans import OptionValues
from drachenhort.server.table import retrospect, seating
from tests.server.house import Inn, Message, laid
from tests.server.web import running_server

FOLDER: Final = Path(__file__).parent.parent.parent / "web" / "src" / "pages" / "recorded"
RULES: Final = 4
"""So many sections of the rules are enough."""
SHOWN: Final = ("room", "view", "moved", "said")


class Plan(NamedTuple):
    """How the table is set up, and how many of the acts at its beginning are kept; the last ones are kept always."""

    bots: int
    options: OptionValues
    acts: int


PLANS: Final = {
    "drachensachen": Plan(2, {"turn_limit": 60, "target": 4, "skills": "all", "curses": "all"}, 30),
    "drachenfaust": Plan(2, {"tavern": True, "round_limit": 5}, 30),
    "drachenhueter": Plan(2, {"turn_limit": 24, "chests": 3, "memory_aid": True}, 30),
    "drachenfels": Plan(2, {"turn_limit": 40, "nearest_rainbows": True}, 30),
    "schutt_und_asche": Plan(2, {"round_limit": 2, "claims": 2}, 30),
}


def recorded_path(game_id: str) -> Path:
    return FOLDER / f"{game_id}.json"


def write_recording(game: Game) -> None:
    answers: dict[str, Json] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", lambda size: "0123456789abcdef"[:size] * 2)
        patch.setattr("secrets.token_urlsafe", lambda size: f"{game.id}-evening")
        messages = asyncio.run(_evening(game, PLANS[game.id], answers))
    legal = sorted({int(str(action)) for message in messages for action in _legal(message)})
    actions = [{"code": code, "action": game.action_json(code)} for code in legal]
    lines = _lines([_plain(cast("Json", message)) for message in messages])
    told = _lines([f"{json.dumps(path)}:{_plain(answer)}" for path, answer in answers.items()])
    text = f'{{"actions":{_plain(cast("Json", actions))},\n"messages":[{lines}],\n"answers":{{{told}}}}}\n'
    recorded_path(game.id).parent.mkdir(exist_ok=True)
    recorded_path(game.id).write_text(text, encoding="utf-8")


def _lines(parts: list[str]) -> str:
    return "\n" + ",\n".join(parts) + "\n"


def _plain(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _legal(message: Message) -> list[Json]:
    """The actions that a message says are allowed."""
    if message["type"] == "view":
        view = message["view"]
        assert isinstance(view, dict)
        return cast("list[Json]", view["legal"])
    changes = cast("list[tuple[list[Json], Json]]", message.get("changes", []))
    whole = [cast("dict[str, Json]", value)["legal"] for path, value in changes if path == []]
    parts = [value for path, value in changes if path == ["legal"]]
    return [action for found in [*whole, *parts] for action in cast("list[Json]", found)]


async def _evening(game: Game, plan: Plan, answers: dict[str, Json]) -> list[Message]:
    inn = Inn()
    ada = inn.visitor("Ada", "en")
    table = await laid(inn, [ada], game.id, plan.bots, plan.options, is_started=False)
    ada.say("chat", table=table, text="Good evening.")
    await inn.rest()
    await (await inn.tables.find(table)).do(seating.start, ada.person.id)
    await inn.rest()
    rng, kept = Rng.from_seed(f"recording {game.id}"), 0
    while ada.legal:
        ada.act(table, 0, await _choice(inn, table, rng))
        await inn.rest()
        kept = kept or (len(ada.got) if len(ada.of("moved")) >= plan.acts else 0)
    answers.update(await _looked_back(inn, table))
    ada.say("enter", table=table)
    await inn.rest()
    await inn.tables.close()
    end = [ada.last("room"), ada.last("view")]
    return [message for message in ada.got[:kept] if message["type"] in SHOWN] + end


async def _choice(inn: Inn, table: str, rng: Rng) -> int:
    """What a good player would do here."""
    live = (await inn.tables.find(table)).table.live
    assert live is not None
    decision = live.state.decision_of(0)
    assert decision is not None
    return policy_for(live.game.id).choose(live.state, decision, rng)


async def _looked_back(inn: Inn, table: str) -> dict[str, Json]:
    """What the pages about a finished game are answered: its moves, and the first and last positions."""
    found = await inn.tables.find(table)
    told = await found.do(retrospect.chronicle, None, "en")
    address = f"/api/tables/{table}"
    answers = {f"{address}/chronicle?lang=en": msgspec.json.decode(msgspec.json.encode(told))}
    last = len(told.moves) - 1
    for move in (0, 1, 2, last - 1, last):
        position = await found.do(retrospect.replay, move, None, "en")
        answers[f"{address}/replay?move={move}&lang=en"] = msgspec.json.decode(msgspec.json.encode(position))
    return answers


def write_answers() -> None:
    """What the hall, the form of a new table and the rules are answered."""
    paths = ["/api/games?lang=en", *[f"/api/games/{game.id}?lang=en" for game in all_games()]]
    with running_server() as server, server.visitor() as visitor:
        answers = {path: visitor.get(path).json() for path in paths}
        rules = visitor.get("/api/games/drachensachen/rules/en").json()
    rules["sections"] = rules["sections"][:RULES]
    answers["/api/games/drachensachen/rules/en"] = rules
    told = _lines([f"{json.dumps(path)}:{_plain(answer)}" for path, answer in answers.items()])
    (FOLDER / "answers.json").write_text(f"{{{told}}}\n", encoding="utf-8")
