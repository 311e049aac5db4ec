"""One attack: the strangers come, the two people play on, and what was expected of the server is judged."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from typing import Final, NamedTuple, ParamSpec, TypeVar

from bench.server.attack.asking import Answer, Target, ask, new_guest
from bench.server.attack.hall import USUAL, Faults, Hall, Kind
from bench.server.attack.people import PERIOD
from bench.server.attack.strangers import Strangers, burn
from bench.server.attack.waits import NO_WAITS, Spread, spread, with_missed

BAR = 50.0
"""Milliseconds for 99 of 100 honest acts."""
NEWCOMERS = "127.0.0.9"
"""Where honest people come from who come for the first time."""
PATIENCE = 240.0
"""Seconds longer than it should an attack may take until it is given up."""
CALM = 0.3
"""Seconds after the strangers have gone that still count: what they left behind may have to be worked off."""

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Plan(NamedTuple):
    """How long each attack takes, and how large it is: 1 is as large as it was found."""

    seconds: float = 10.0
    scale: float = 1.0
    beside: float = 4.0
    """Seconds in which strangers only use up the processor, to compare with; 0 leaves that out."""
    warm_up: float = 1.0
    bar: float = BAR

    def many(self, number: int) -> int:
        return max(1, round(number * self.scale))


class Expected(NamedTuple):
    """Something that the server has to do, and whether it did."""

    text: str
    is_met: bool


NO_TIME: Final = "a bot was replaced busy"


@dataclass
class Outcome:
    """What came of an attack. Sizes in megabytes."""

    name: str
    waits: Spread = NO_WAITS
    beside: Spread = NO_WAITS
    """The same while strangers only used up the processor."""
    acts: int = 0
    cpu: float = 0
    """The share of a core that the strangers used."""
    size_before: float = 0
    size_largest: float = 0
    size_after: float = 0
    faults: Faults = field(default_factory=Faults)
    expected: list[Expected] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    """What the log tells of bots for which no worker had time: how soon things are done, as waits are."""

    @property
    def unmet(self) -> list[str]:
        return [expected.text for expected in self.expected if not expected.is_met]

    def is_fine(self, bar: float) -> bool:
        is_soon = bar == inf or (self.waits.p99 < bar and not self.late)
        return is_soon and not self.faults.total() and not self.unmet


class Scene:
    """What an attack has to do with."""

    def __init__(self, hall: Hall, plan: Plan, strangers: Strangers, block: int) -> None:
        self.hall = hall
        self.plan = plan
        self.target = Target(hall.port, block)
        self.expected: list[Expected] = []
        self.late: list[str] = []
        self._strangers = strangers

    async def send(
        self, do: Callable[Given, Coroutine[None, None, Result]], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """A stranger in another process does something."""
        return await self._strangers.send(do, *args, **kwargs)

    def expect(self, is_met: bool, text: str) -> None:
        self.expected.append(Expected(text, is_met))

    async def guests(self, count: int, each_from: int | None = None) -> list[str]:
        """Cookies of so many strangers, from the strangers' own addresses or all from one of them."""
        numbers = [number if each_from is None else each_from for number in range(count)]
        cookies = [await new_guest(self.target.port, self.target.address(number)) for number in numbers]
        return [cookie for cookie in cookies if cookie]

    async def ask(self, path: str, address: str = NEWCOMERS, cookie: str = "", body: bytes | None = None) -> Answer:
        return await ask(self.target.port, path, address, cookie, body)

    @asynccontextmanager
    async def uncounted(self) -> AsyncIterator[None]:
        """While the server cannot do what it should, through no fault of its own."""
        pair = self.hall.pair
        await pair.rest()
        pair.is_counting = False
        yield
        pair.is_counting = True


@dataclass(frozen=True)
class Attack:
    name: str
    play: Callable[[Scene], Awaitable[None]]
    kind: Kind = USUAL
    processes: int = 1
    """How many strangers it takes."""
    may_cut: bool = False
    """Whether the two may lose their connections, and the server may say that something failed."""


async def attack(hall: Hall, one: Attack, plan: Plan, strangers: Strangers, block: int) -> Outcome:
    """Both players are at the table all the time; what counts is what happens while the strangers are there."""
    pair = hall.pair
    outcome = Outcome(one.name)
    await asyncio.sleep(plan.warm_up)
    if plan.beside:
        outcome.beside = await beside(hall, one.processes, plan.beside, strangers)
    outcome.size_before = hall.largest = hall.size
    known = len(pair.made)
    pair.problems.clear()
    pair.cut_off = 0
    scene = Scene(hall, plan, strangers, block)
    cpu, begun = strangers.cpu, time.monotonic()
    outcome.waits = spread(await counted(hall, lambda: act_out(one, scene)))
    outcome.cpu = (strangers.cpu - cpu) / (time.monotonic() - begun)
    outcome.acts = len(pair.made) - known
    outcome.size_largest, outcome.size_after = hall.largest, hall.size
    judge(hall, one, scene)
    outcome.expected, outcome.late = scene.expected, scene.late
    return outcome


async def beside(hall: Hall, processes: int, seconds: float, strangers: Strangers) -> Spread:
    """How long the two wait while the strangers' processes work just as hard, but not on the server."""

    async def all_burn() -> None:
        await asyncio.gather(*(strangers.send(burn, seconds) for _ in range(processes)))

    return spread(await counted(hall, all_burn))


async def counted(hall: Hall, do: Callable[[], Awaitable[None]]) -> list[float]:
    pair = hall.pair
    pair.waits.clear()
    pair.is_counting = True
    await do()
    await asyncio.sleep(CALM)
    open_for = pair.longest_open()
    pair.is_counting = False
    return [*pair.waits, *(with_missed(open_for, PERIOD) if open_for else [])]


async def act_out(one: Attack, scene: Scene) -> None:
    """An attack that fails itself has not shown that the server holds."""
    try:
        async with asyncio.timeout(scene.plan.seconds + PATIENCE):
            await one.play(scene)
    except Exception as problem:
        scene.expect(False, f"the attack could not go on: {problem!r}")


def judge(hall: Hall, one: Attack, scene: Scene) -> None:
    """What holds for every attack."""
    pair = hall.pair
    scene.expect(hall.process.child.poll() is None, "the server lives")
    told = hall.new_failures()
    scene.late = [line for line in told if line.endswith(NO_TIME)]
    failures = [line for line in told if line not in scene.late]
    if not one.may_cut:
        scene.expect(pair.cut_off == 0, f"honest people keep their connections (lost {pair.cut_off})")
        scene.expect(not failures, f"the log tells of no failure ({'; '.join(failures[:3])})")
    scene.expect(not pair.problems, f"honest people meet with no problem ({'; '.join(pair.problems[:2])})")
