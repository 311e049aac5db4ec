"""Runs as they are kept, each in a folder of its own: what was wanted, by whom, and what has become of it.

Whose a run is stands there as a keyed hash of run and person: the server can tell whether it is somebody's, and nobody can
read from the folder whose it is.
"""

import hashlib
import hmac
import os
import secrets
import shutil
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from drachenhort.lab.report.paper import FIRST_PAGE, page_name
from drachenhort.lab.report.run import FAULT, ORDER, PROGRESS, VARIANT_FILE, Order, order_text
from drachenhort.server.base.data_folder import make_folder
from drachenhort.texts.catalogue import LANGUAGES

ID_BYTES: Final = 16
PAIR: Final = ".pair.json"
"""After the id of the run that it is compared with."""
ROW: Final = "run.json"
LONGEST_FAULT: Final = 2000

PAGES: Final = {page_name(language): "text/html" for language in (FIRST_PAGE, *LANGUAGES)}
DATA: Final = {
    "report.json": "application/json",
    "uses.csv": "text/csv",
    "counts.csv": "text/csv",
    VARIANT_FILE: "application/toml",
}
FILES: Final = {**PAGES, **DATA}
"""What may be asked for, and what it is."""

RunState: TypeAlias = Literal["waiting", "done", "stopped", "failed"]


class Run(msgspec.Struct):
    """`games` are those that are wanted; times are in milliseconds. While it is being played it is waiting, too: so a
    server that starts again takes it up.
    """

    id: str
    owner: str
    is_keepers: bool
    begun: int
    game: str
    name: str
    seats: int
    player: str
    games: int
    seed: str
    options: list[str]
    variant: str | None
    state: RunState = "waiting"


class Figure(msgspec.Struct, frozen=True):
    """With 95 % confidence it is between `low` and `high`."""

    value: float
    low: float | None
    high: float | None


class Progress(msgspec.Struct, frozen=True):
    """So many games are in the report as it is now, and its figures by their names."""

    games: int = 0
    figures: dict[str, Figure] = {}


def new_run(order: Order, name: str, is_keepers: bool, begun: int) -> Run:
    """Nobody's yet."""
    plan, made = order.plan, secrets.token_urlsafe(ID_BYTES)
    own = (plan.game_id, name, plan.seats, order.player, plan.games, plan.seed, order.options, plan.variant)
    return Run(made, "", is_keepers, begun, *own)


def owner_of(key: bytes, run_id: str, person: str) -> str:
    return hmac.new(key, f"lab run {run_id} {person}".encode(), hashlib.sha256).hexdigest()[:32]


def keepers_key(key: bytes) -> str:
    """What the link for whoever runs the server has in it."""
    return hmac.new(key, b"lab keeper", hashlib.sha256).hexdigest()[:32]


class Runs:
    """All folders. Everything here waits for the disk, so it is called beside the loop."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder

    def all(self) -> list[Run]:
        """In the order in which they were begun; what is no run, or was being made when the server died, is left out."""
        make_folder(self._folder)
        found: list[Run] = []
        for path in self._folder.glob(f"*/{ROW}"):
            try:
                run = msgspec.json.decode(path.read_bytes(), type=Run)
            except (OSError, msgspec.MsgspecError):
                continue
            if run.id == path.parent.name:
                found.append(run)
        return sorted(found, key=lambda run: run.begun)

    def path(self, run: Run) -> Path:
        return self._folder / run.id

    def make(self, run: Run, order: Order) -> None:
        try:
            self.path(run).mkdir(mode=0o700)
            _write(self.path(run) / ORDER, order_text(order).encode())
            self.keep(run)
        except OSError:
            self.drop(run)
            raise

    def keep(self, run: Run) -> None:
        _write(self.path(run) / ROW, msgspec.json.encode(run))

    def drop(self, run: Run) -> None:
        shutil.rmtree(self.path(run), ignore_errors=True)

    def progress(self, run: Run) -> Progress:
        try:
            return msgspec.json.decode((self.path(run) / PROGRESS).read_bytes(), type=Progress)
        except (OSError, msgspec.MsgspecError):
            return Progress()

    def fault(self, run: Run) -> str:
        try:
            return (self.path(run) / FAULT).read_text(encoding="utf-8")[:LONGEST_FAULT]
        except OSError:
            return ""

    def comparison(self, one: Run, other: Run) -> bytes | None:
        return self.file(other, f"{one.id}{PAIR}")

    def keep_comparison(self, one: Run, other: Run, said: bytes) -> None:
        _write(self.path(other) / f"{one.id}{PAIR}", said)

    def file(self, run: Run, name: str) -> bytes | None:
        """One of its files, if it has been written already."""
        try:
            return (self.path(run) / name).read_bytes()
        except OSError:
            return None


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing."""
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
