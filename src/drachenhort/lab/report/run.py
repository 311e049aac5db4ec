"""A report that is made in a folder by a process of its own: `python -m drachenhort.lab.report.run FOLDER`.

It may be ended at any moment and begun again: it goes on from what was kept last, and the games are those that would have
been played anyway. So in the end the files are those of `drachenhort report`, whatever came between. It gives way to
everything else on the machine, and ends with whoever began it: when its standard input does.
"""

import json
import os
import sys
import threading
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from drachenhort.core.errors import DrachenhortError
from drachenhort.games import find
from drachenhort.games.variants import load, read_variant, use
from drachenhort.lab.report.command import command_of
from drachenhort.lab.report.estimate import Data
from drachenhort.lab.report.folder import write_folder
from drachenhort.lab.report.kept import kept_text, read_kept
from drachenhort.lab.report.play import Grouped, Plan, play
from drachenhort.lab.report.report import Part, Report, estimate_json, figures_of, files_of
from drachenhort.lab.report.sample import Sample

ORDER: Final = "order.json"
COUNTS: Final = "counts.json"
PROGRESS: Final = "progress.json"
"""How far it is, with the figures so far: small, and written last, so that all else is there already."""
FAULT: Final = "fault.txt"
VARIANT_FILE: Final = "variant.toml"
FAILED: Final = 1
GIVES_WAY: Final = 10
"""To the server, and to its bots, which give way by 5."""
BETWEEN: Final = 2.0
"""Seconds of play between two times that all is written, at least."""
SHARE: Final = 0.2
"""So much of the time may go into writing."""


@dataclass(frozen=True)
class Order:
    """What is to be played. `options` are those that were given, NAME=VALUE, beside what the variant has."""

    plan: Plan
    options: list[str]

    @property
    def player(self) -> str:
        return self.plan.players[0]


def order_text(order: Order) -> str:
    return json.dumps(asdict(order))


def read_order(text: str) -> Order:
    found = json.loads(text)
    return Order(Plan(**found["plan"]), found["options"])


def make_report(folder: Path) -> None:
    """Plays what is still to be played. Nothing is written before the second task, since one group has no interval."""
    order = read_order((folder / ORDER).read_text(encoding="utf-8"))
    counts = folder / COUNTS
    before = read_kept(counts.read_text(encoding="utf-8")) if counts.exists() else None
    name = _play_by(order, is_first=before is None)
    began, spent = time.monotonic(), 0.0
    grouped = before or Grouped(order.plan.seats)
    for grouped in play(order.plan, 1, lambda _: None, before):
        now = time.monotonic()
        if grouped.tasks > 1 and now - began >= max(BETWEEN, spent / SHARE):
            _write(folder, order, grouped, name)
            began = time.monotonic()
            spent = began - now
    _write(folder, order, grouped, name)


def _play_by(order: Order, is_first: bool) -> str:
    """Takes the variant, which is tried out first; its name."""
    plan, name = order.plan, ""
    if plan.variant is not None:
        variant = read_variant(plan.variant)
        if is_first:
            load(variant)
        use(variant)
        name = variant.name
    game = find(plan.game_id)
    game.check_seats(plan.seats)
    game.options(plan.options)
    return name


def _write(folder: Path, order: Order, grouped: Grouped, name: str) -> None:
    plan, sample = order.plan, grouped.sample()
    variant = None if plan.variant is None else VARIANT_FILE
    command = command_of([plan], order.player, order.options, variant)
    files = files_of(Report(find(plan.game_id), [Part(plan, sample, None)], command, name))
    if plan.variant is not None:
        files[VARIANT_FILE] = plan.variant
    write_folder(folder, {**files, COUNTS: kept_text(grouped), PROGRESS: json.dumps(_progress(sample))})


def _progress(sample: Sample) -> dict[str, Data]:
    return {"games": sample.games, "figures": {name: estimate_json(each) for name, each in figures_of(sample).items()}}


def _end_with(other: int) -> None:
    """Waits for the end of what nobody ever writes into."""
    while os.read(other, 1024):
        pass
    os._exit(FAILED)


def main(folder: Path) -> int:
    os.nice(GIVES_WAY)
    threading.Thread(target=_end_with, args=[sys.stdin.fileno()], daemon=True).start()
    try:
        make_report(folder)
    except Exception as error:  # Values that nobody has thought of can break anything in the rules.
        said = str(error) if isinstance(error, DrachenhortError) else f"{type(error).__name__}: {error}"
        with suppress(OSError):
            (folder / FAULT).write_text(said.replace(str(folder), "the report"), encoding="utf-8")
        return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
