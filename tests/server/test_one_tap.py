"""One tap in the hall: at the table that is laid then, every phase of the rulebook is offered to the person.

What the client posts follows from the cover of the game (web/src/newtable/shelf.test.ts holds it to that). The person
plays over the wire against bots: mostly as the hint of the server says, now and then by chance, so that all comes up.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from drachenhort.core.delta import with_changes
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from drachenhort.games.files import read_file
from drachenhort.players.registry import make_player
from drachenhort.server.base.config import Settings
from drachenhort.server.base.plans import plain_options
from drachenhort.server.wire.messages import PROTOCOL, TableInfo
from tests.server.web import UNLIMITED, RunningServer, running_server

pytestmark = pytest.mark.usefixtures("fixed_deals")

Taps = dict[str, dict[str, Json]]


def posted(game: str, is_first: bool) -> dict[str, Json]:
    """In somebody's first games the first of the ways to play on the cover, later the one that is as the rules have it."""
    cover = json.loads(read_file(game, "cover.json"))
    ways = [way["options"] for way in cover["presets"] if is_first or way["id"] == "plain"]
    bots: list[Json] = [{"kind": "bot", "level": "greedy"}] * (cover["usual"] - 1)
    return {"game": game, "seats": [{"kind": "me"}, *bots], "options": ways[0]}


GAMES: Final = [game.id for game in all_games()]
TAPS: Final[Taps] = {game: posted(game, is_first=False) for game in GAMES}
FIRST_TAPS: Final[Taps] = {game: posted(game, is_first=True) for game in GAMES}
HASTE: Final = Settings(messages=1_000_000, paces=UNLIMITED, moment=0)


def about(name: str) -> dict[str, set[str]]:
    """What `tests/games/<game>/hall.py` says, for each game that says it."""
    paths = {game: Path(__file__).parents[1] / "games" / game / "hall.py" for game in GAMES}
    found = {game: import_module(f"tests.games.{game}.hall") for game, path in paths.items() if path.exists()}
    return {game: set(getattr(module, name)) for game, module in found.items() if hasattr(module, name)}


NOT_FROM_THE_HALL: Final = about("NOT_FROM_THE_HALL")
"""Decisions that nobody meets with the options as printed, and why."""

IN_EVERY_GAME: Final = about("IN_EVERY_GAME")
"""What the rulebook has everybody do, however the game goes."""

SPARED_AT_FIRST: Final = about("SPARED_AT_FIRST")
"""What is drawn by lot in somebody's first games."""

LUCKY: Final = about("LUCKY")
"""Decisions that come up in few games; these are looked for without the wire, at tables with the same options."""

MOST_TABLES: Final = 12
MOST_GAMES: Final = 1500
CHANCE: Final = 4
"""One choice in so many is made by chance."""

PATIENCE: Final = 0.25
"""Seconds without a word after which a hint will not come: what it was about has passed."""

THOUGHT: Final = 0.05
"""Seconds without a word after which a person has made up their mind: bots that decide at the same time are faster."""

ALARM: Final = 20.0
"""Seconds without a word after which something is wrong."""


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    """One that lets people play faster than people can."""
    with running_server(HASTE) as running:
        yield running


class Seated:
    """The person, at the table: what they see, and what was offered to them."""

    def __init__(self, socket: ClientConnection, table: str, rng: Rng) -> None:
        self.socket = socket
        self.table = table
        self.rng = rng
        self.view: dict[str, Json] = {}
        self.version = -1
        self.said = 0
        self.waiting: str | None = None  # The id of the act, or of the question, whose answer is awaited.
        self.is_asking = False
        self.hint: int | None = None
        self.deciding: set[str] = set()
        self.offered: set[str] = set()
        self.say("hello", protocol=PROTOCOL)
        self.say("enter", table=table)

    def say(self, kind: str, **fields: Json) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def play(self) -> set[str]:
        """To the end of the game. What was offered on the way."""
        while not self.view or self.view["outcome"] is None:
            is_asked = bool(self.view) and self.waiting is None and self.view["legal"]
            if is_asked and (self.is_alone() or not self.listen(THOUGHT)):
                self.choose()
            elif not is_asked and not self.listen(PATIENCE if self.is_asking else ALARM):
                assert self.is_asking, "nothing happens at this table any more"
                self.waiting = None
        return self.offered

    def pending(self) -> list[dict[str, int | str]]:
        return msgspec.convert(self.view["pending"], list[dict[str, int | str]])

    def is_alone(self) -> bool:
        """Whether nothing happens before the person decides."""
        return len(self.pending()) == 1 or self.is_asking

    def choose(self) -> None:
        self.deciding = {str(each["decision"]) for each in self.pending() if each["seat"] == self.view["seat"]}
        legal = msgspec.convert(self.view["legal"], list[int])
        self.said += 1
        self.waiting = str(self.said)
        if not self.is_asking and self.rng.below(CHANCE):
            self.is_asking = True
            self.say("hint", table=self.table, seat=self.view["seat"], id=self.waiting)
            return
        action = self.hint if self.hint in legal else legal[self.rng.below(len(legal))]
        self.is_asking, self.hint = False, None
        act: dict[str, Json] = {"seat": self.view["seat"], "version": self.version, "action": action}
        self.say("act", table=self.table, id=self.waiting, **act)

    def listen(self, patience: float) -> bool:
        """To the next word, or so many seconds; whether there was one."""
        try:
            message = json.loads(self.socket.recv(patience))
        except TimeoutError:
            return False
        match message["type"]:
            case "view":
                self.view, self.version = message["view"], message["version"]
            case "moved":
                changed = with_changes(self.view, message["changes"])
                assert isinstance(changed, dict), "a view is an object"
                self.view, self.version = changed, message["version"]
            case "hinted":
                self.hint = message["action"]
            case kind:
                assert kind in ("welcome", "room", "ack"), message
        if not self.is_asking and self.waiting in (message.get("id"), message.get("act")):
            self.offered |= self.deciding  # What counted; a question that is gone before it can be answered is none.
        if self.waiting in (message.get("id"), message.get("act"), message.get("late")):
            self.waiting = None
        return True


def tap(visitor: httpx.Client, game: str, tables: Taps = TAPS) -> TableInfo:
    """What the client does at a tap on the box."""
    made = visitor.post("/api/tables", json=tables[game])
    assert made.status_code == 201, made.text
    started = visitor.post(f"/api/tables/{made.json()['table']['id']}/start")
    assert started.status_code == 200, started.text
    return msgspec.convert(started.json(), TableInfo)


def evenings(server: RunningServer, game: str, tables: Taps = TAPS) -> Iterator[set[str]]:
    """What is offered to the person at one table after the other."""
    with server.visitor() as visitor:
        visitor.get("/api/me")
        headers = {"Origin": server.url, "Cookie": f"drachenhort={visitor.cookies['drachenhort']}"}
        for number in range(MOST_TABLES):
            table = tap(visitor, game, tables)
            with connect(server.url.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
                yield Seated(socket, table.id, Rng.from_seed(f"{game} {number}")).play()


def needed(game: str) -> set[str]:
    """What a person can meet at the hall's table."""
    return set(find(game).decision_names) - NOT_FROM_THE_HALL.get(game, set())


def test_what_is_told_of_the_games_is_found() -> None:
    assert IN_EVERY_GAME["drachenhueter"] == {"take", "change", "lay"} and LUCKY and SPARED_AT_FIRST


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_is_offered_to_whoever_opens_a_box(server: RunningServer, game: str) -> None:
    missing = needed(game) - LUCKY.get(game, set())
    for offered in evenings(server, game):
        assert not IN_EVERY_GAME.get(game, set()) - offered, "everybody is asked this in every game"
        missing -= offered
        if not missing:
            break
    assert not missing, f"after {MOST_TABLES} games nobody was asked this"


@pytest.mark.parametrize("game", GAMES)
def test_first_games_leave_out_only_what_is_drawn_by_lot(server: RunningServer, game: str) -> None:
    offered = next(evenings(server, game, FIRST_TAPS))
    assert IN_EVERY_GAME.get(game, set()) - offered == SPARED_AT_FIRST.get(game, set())


@pytest.mark.parametrize("game", LUCKY)
def test_what_takes_luck_is_offered_too(server: RunningServer, game: str) -> None:
    with server.visitor() as visitor:
        table = tap(visitor, game)
    rules = find(game)
    options = rules.options(plain_options(table.options))
    bot = make_player(game, "greedy")
    missing = LUCKY[game].copy()
    for number in range(MOST_GAMES):
        state = rules.new(len(table.seats), options, f"luck {number}")
        rng = Rng.from_seed(f"luck {number}")
        while (decision := state.decision_of(0) or state.decision) is not None:
            action = bot.choose(state.view(decision.seat), decision, rng)
            if decision.seat == 0:
                missing.discard(rules.decision_names[decision.kind])
                if rng.below(CHANCE) == 0:
                    action = decision.nth(rng.below(decision.count()))
            state.apply(decision.seat, action)
        if not missing:
            break
    assert not missing, f"after {MOST_GAMES} games nobody was asked this"


@pytest.mark.parametrize("game", NOT_FROM_THE_HALL)
def test_what_is_left_out_is_a_decision_of_the_game(game: str) -> None:
    assert NOT_FROM_THE_HALL[game] < set(find(game).decision_names)
