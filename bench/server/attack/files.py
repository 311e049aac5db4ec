"""Files that take long to read or break what reads them (S3)."""

import time
from typing import NamedTuple

import msgspec

from bench.server.attack.asking import Target, ask, new_guest
from bench.server.attack.scene import Attack, Scene

LONGEST = 19_900
"""Characters; a file has at most 20,000."""
OF_ONE_GUEST = 8
"""Tables that one guest asks for, fewer than the server lets somebody have in a minute."""
SOON = 1.0
MOST_GROWTH = 50.0
"""Megabytes while a file is read."""

TOO_DEEP = "a" + ".a" * (LONGEST // 2) + " = 1"
TOO_WIDE = " " * LONGEST + '"" = 1'
TOO_LONG = "9" * 5000
FILES = {
    "nested dots in creatures": ("drachenfaust", "creatures", TOO_DEEP),
    "nested dots in a board": ("drachenfels", "board", TOO_DEEP),
    "dots in a creature": ("drachenfaust", "creatures", "[[creature]]\n" + TOO_DEEP),
    "nested headings": ("drachenfels", "board", "[" + "a." * (LONGEST // 2) + "a]"),
    "spaces before =": ("drachenfaust", "creatures", TOO_WIDE),
    "spaces before = in a board": ("drachenfels", "board", TOO_WIDE),
    "no name in a creature": ("drachenfaust", "creatures", '[[creature]]\n"" = 1'),
    "5,000 digits in creatures": (
        "drachenfaust",
        "creatures",
        f"[[creature]]\neffects = [{{ count = {TOO_LONG} }}]",
    ),
    "5,000 digits in a board": ("drachenfels", "board", f"fields = {TOO_LONG}\n"),
    "5,000 digits in a short board": ("drachenfels", "board", TOO_LONG),
    "nested lists": ("drachenfels", "board", "a = " + "[" * LONGEST),
    "nested tables": ("drachenfaust", "creatures", "a = " + "{ a = " * (LONGEST // 6)),
    "a text without end": ("drachenfaust", "creatures", 'a = "' + "\\" * LONGEST),
}


class Read(NamedTuple):
    """How a file was answered."""

    name: str
    status: int
    seconds: float


async def upload(target: Target, end_after: float) -> list[Read]:
    """All of them in turn, by ever new guests of ever new addresses."""
    end = time.monotonic() + end_after
    reads: list[Read] = []
    kinds = list(FILES.items())
    cookie = ""
    while len(reads) < len(kinds) or time.monotonic() < end:
        who, is_new = divmod(len(reads), OF_ONE_GUEST)
        address = target.address(who)
        if is_new == 0:
            cookie = await new_guest(target.port, address)
        name, (game, option, text) = kinds[len(reads) % len(kinds)]
        setup = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "bot"}] * 2, "options": {option: text}}
        answer = await ask(target.port, "/api/tables", address, cookie, msgspec.json.encode(setup))
        reads.append(Read(name, answer.status, answer.seconds))
    return reads


async def play(scene: Scene) -> None:
    before = scene.hall.size
    reads = await scene.send(upload, scene.target, scene.plan.seconds)
    grown = scene.hall.largest - before
    wrong = {f"{read.name}: {read.status}" for read in reads if read.status not in (400, 413, 422)}
    slowest = max(reads, key=lambda read: read.seconds)
    scene.expect(not wrong, f"{len(reads)} bad files are refused as mistakes ({'; '.join(sorted(wrong))})")
    text = f"the slowest, {slowest.name}, took {slowest.seconds:.2f} s"
    scene.expect(slowest.seconds < SOON, f"each is answered within {SOON:g} s ({text})")
    scene.expect(grown < MOST_GROWTH, f"they take no more than {MOST_GROWTH:g} MB of memory ({grown:.1f})")


ATTACKS = [Attack("exploding-files", play)]
