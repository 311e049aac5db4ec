"""How long somebody waits for advice on two cores: for hints in every game, and for the review of a four-seat game.

Hints are asked for at tables against bots, one for every choice, and what they say is done. A review is of a record of
Drachenfaust that is brought to the server. `make advice-waits`, or `python -m bench.server.advice_waits`.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Final

import msgspec
from websockets.sync.client import ClientConnection, connect

import drachenhort
from bench.server.ours import Me, NewTable, TableInfo
from bench.server.process import Cores, ServerFailed, new_site
from bench.server.servers import Http
from bench.server.thinkers import server
from drachenhort.core.record import Record
from drachenhort.games import all_games, find
from drachenhort.lab.table import play_game
from drachenhort.players.registry import make_player
from drachenhort.server.wire.messages import PROTOCOL, Act, Enter, Hello, Hint

A_HINT: Final = 1.5
A_REVIEW: Final = 60.0
"""Seconds that nobody is to wait longer than."""

CORES: Final = 2
SEATS: Final = 4
REVIEWED: Final = "drachenfaust"
LEVEL: Final = "level-2"
AGAIN: Final = 0.2
PATIENCE: Final = 300.0


@dataclass(frozen=True)
class Waits:
    """What was waited for, how long each time, and how long it may take."""

    what: str
    seconds: list[float]
    bar: float
    unanswered: int = 0
    """Nobody had time for these, and a quick player said something."""

    @property
    def is_fine(self) -> bool:
        return bool(self.seconds) and max(self.seconds) < self.bar and self.unanswered == 0

    def text(self) -> str:
        if not self.seconds:
            return f"{self.what}: nothing was measured"
        low, middle, high = min(self.seconds), median(self.seconds), max(self.seconds)
        spread = f"{middle:.2f} s in the middle ({low:.2f} to {high:.2f}), at most {self.bar:g} s"
        return f"{self.what}: {len(self.seconds)} times, {spread}, {self.unanswered} without thought"


class Begun(msgspec.Struct):
    id: str


class Progress(msgspec.Struct):
    state: str
    total: int


class Tip(msgspec.Struct):
    low: float | None


class Heard(msgspec.Struct):
    """What an asker needs of any message."""

    type: str
    version: int = 0
    view: "View | None" = None
    changes: list[tuple[list[str | int], msgspec.Raw]] = []
    action: int = 0
    tips: list[Tip] = []


class View(msgspec.Struct):
    """What an asker needs of it."""

    seat: int
    legal: list[int]
    outcome: msgspec.Raw

    @property
    def is_over(self) -> bool:
        return bytes(self.outcome) != b"null"


class Asker:
    """Somebody who asks what to do whenever there is something to choose, and does it."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self._socket: Final = socket
        self._table: Final = table
        self._view = View(0, [], msgspec.Raw(b"null"))
        self._version = -1
        self.seconds: list[float] = []
        self.unanswered = 0
        self._say(Hello(PROTOCOL, "de"))
        self._hear("welcome")
        self._say(Enter(table))
        self._hear("view")

    def ask(self, wanted: int) -> None:
        """Until so many hints were given, or the game is over."""
        while len(self.seconds) < wanted and not self._view.is_over:
            legal = self._view.legal
            if not legal:
                self._hear("moved")
                continue
            action = legal[0] if len(legal) == 1 else self._hint()
            before = self._version
            self._say(Act(self._table, self._view.seat, f"act-{before}", before, action))
            while self._version == before:
                self._hear("moved")

    def _hint(self) -> int:
        begin = time.perf_counter()
        self._say(Hint(self._table, self._view.seat, f"hint-{self._version}"))
        found = self._hear("hinted")
        self.seconds.append(time.perf_counter() - begin)
        self.unanswered += found.tips[0].low is None
        return found.action

    def _say(self, message: msgspec.Struct) -> None:
        self._socket.send(msgspec.json.encode(message).decode())

    def _hear(self, wanted: str) -> Heard:
        """The next message of this kind; what else comes is taken in too."""
        while True:
            text = self._socket.recv(PATIENCE)
            message = heard.decode(text)
            if message.type in ("problem", "refused"):
                raise ServerFailed(str(text))
            if message.view is not None:
                self._view, self._version = message.view, message.version
            elif message.type == "moved":
                for path, value in message.changes:
                    self._change(path, value)
                self._version = message.version
            if message.type == wanted:
                return message

    def _change(self, path: list[str | int], value: msgspec.Raw) -> None:
        match path:
            case []:
                self._view = msgspec.json.decode(value, type=View)
            case ["legal"]:
                self._view.legal = msgspec.json.decode(value, type=list[int])
            case ["outcome"]:
                self._view.outcome = value


heard: Final = msgspec.json.Decoder(Heard)


def guest(port: int) -> dict[str, str]:
    """What somebody says of themselves who has just come."""
    with speaking(port) as http:
        http.get("/api/me", Me)
        return {"Cookie": http.cookie}


@contextmanager
def speaking(port: int) -> Iterator[Http]:
    """A connection for a few words: one that is quiet for long is closed."""
    http = Http(port)
    with closing(http.connection):
        yield http


def hints(port: int, game: str, wanted: int) -> Waits:
    """In as many games as it takes."""
    headers = guest(port)
    seats: list[dict[str, str]] = [{"kind": "bot", "level": LEVEL}] * min(SEATS, find(game).max_seats)
    seconds: list[float] = []
    unanswered = 0
    while len(seconds) < wanted:
        with speaking(port) as http:
            setup = {"game": game, "seats": [{"kind": "me"}, *seats[1:]]}
            table = http.post("/api/tables", setup, NewTable, headers).table.id
            http.post(f"/api/tables/{table}/start", {}, TableInfo, headers)
        with connect(f"ws://127.0.0.1:{port}/ws", additional_headers=headers) as socket:
            asker = Asker(socket, table)
            asker.ask(wanted - len(seconds))
        seconds += asker.seconds
        unanswered += asker.unanswered
    return Waits(f"hints, {game}", seconds, A_HINT, unanswered)


def reviews(port: int, wanted: int) -> Waits:
    headers = guest(port)
    seconds: list[float] = []
    choices: list[int] = []
    for number in range(wanted):
        body = {"record": recorded(f"waits/{number}").text(), "seat": number % SEATS}
        begin = time.perf_counter()
        with speaking(port) as http:
            name = http.post("/api/reviews", body, Begun, headers).id
            while (progress := http.get(f"/api/reviews/{name}", Progress, headers)).state == "running":
                time.sleep(AGAIN)
        if progress.state != "done":
            raise ServerFailed(f"a review has come to nothing: {progress.state}")
        seconds.append(time.perf_counter() - begin)
        choices.append(progress.total)
    what = f"reviews, {REVIEWED}, {SEATS} seats, {min(choices)} to {max(choices)} choices" if choices else "reviews"
    return Waits(what, seconds, A_REVIEW)


def recorded(seed: str) -> Record:
    """A whole game of bots."""
    game = find(REVIEWED)
    options = game.simulation_options({})
    record = Record(game, options.to_json(), SEATS, seed, "salt", [LEVEL] * SEATS)
    play_game(game, options, SEATS, seed, [make_player(REVIEWED, LEVEL) for _ in range(SEATS)], seed, record)
    return record


@contextmanager
def at_a_server() -> Iterator[int]:
    """One that has two cores for itself and its bots: its port."""
    available = os.sched_getaffinity(0)
    two = set(sorted(available)[:CORES])
    with new_site(Cores(server=min(two), load=max(two))) as site, server(site) as process:
        os.sched_setaffinity(process.child.pid, two)  # The workers, which start later, have both of them too.
        try:
            yield site.port
        finally:
            os.sched_setaffinity(0, available)


def measure(games: Sequence[str], wanted: int, times: int) -> Iterator[Waits]:
    with at_a_server() as port:
        for game in games:
            yield hints(port, game, wanted)
        if times:
            yield reviews(port, times)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.server.advice_waits", description="How long one waits for advice.")
    parser.add_argument("--hints", type=int, default=20, help="in every game")
    parser.add_argument("--reviews", type=int, default=3)
    given = parser.parse_args(arguments)
    print(f"{CORES} cores, {'compiled' if drachenhort.is_compiled() else 'NOT COMPILED'}", flush=True)
    is_fine = True
    for waits in measure([game.id for game in all_games()], given.hints, given.reviews):
        print(waits.text(), flush=True)
        is_fine = is_fine and waits.is_fine
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
