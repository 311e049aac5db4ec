"""Two people at a table, who say and hear every kind of message once. All of it is what the server really says."""

import asyncio
from typing import Final

import msgspec

from drachenhort.games import find
from drachenhort.server.base.plans import Clock, OptionValues, SeatPlan
from drachenhort.server.store import entries as log
from drachenhort.server.store.store import append
from drachenhort.server.wire import messages as wire
from drachenhort.server.wire.messages import PROTOCOL, ClientMessage
from tests.server.house import Guest, Inn

TABLE: Final = "q7Rk2TfW"
GAME: Final = "drachensachen"
SEED: Final = "an example"
ADA: Final = 0
BO: Final = 1


class Dialogue:
    """What was said, by the kind of message."""

    def __init__(self) -> None:
        self.examples: dict[str, bytes] = {}
        self.inn = Inn()

    async def say(self, guest: Guest, message: ClientMessage, *kept: str) -> None:
        """Says it, waits for what comes of it, and keeps these kinds of answers as examples."""
        data = wire.encode(message)
        self.examples[_kind(data)] = data
        heard = len(guest.raw)
        guest.connection.receive(data)
        await self.inn.rest()
        self.inn.time += 4_000
        for kind in kept:
            self.examples[kind] = next(answer for answer in guest.raw[heard:] if _kind(answer) == kind)


def _kind(data: bytes) -> str:
    return str(msgspec.json.decode(data)["type"])


def examples() -> dict[str, bytes]:
    """An example of every message, by its type."""
    return asyncio.run(_talk())


async def _talk() -> dict[str, bytes]:
    dialogue = Dialogue()
    inn, say = dialogue.inn, dialogue.say
    await append(inn.store, TABLE, 0, _log(inn.time))
    ada, bo = Guest(inn, "Ada", None), Guest(inn, "Bo", "en")
    await say(bo, wire.Enter(TABLE))
    await say(ada, wire.Hello(PROTOCOL, "en"), "welcome")
    await say(ada, wire.Enter(TABLE), "room", "view")

    await say(bo, wire.Act(TABLE, BO, "b1", bo.version, bo.legal[0]))
    await say(bo, wire.Undo(TABLE, "b2"))
    await say(ada, wire.Agree(TABLE, False), "undorefused")
    await say(ada, wire.Act(TABLE, ADA, "a0", ada.version, ada.legal[0]))
    await say(ada, wire.Why(TABLE, ADA, "a1", find(GAME).parse("play 9")), "allowed")
    await say(ada, wire.Why(TABLE, ADA, "a2", find(GAME).parse("play 4")), "refused")
    await say(ada, wire.Hint(TABLE, ADA, "a3"), "hinted")
    act = wire.Act(TABLE, ADA, "a4", ada.version, find(GAME).parse("play 9"))
    await say(ada, act, "moved")
    await say(ada, act, "ack")

    await say(bo, wire.Chat(TABLE, "Then I take the pile."), "said")
    await say(ada, wire.HandOver(TABLE, ADA))
    await say(ada, wire.TakeBack(TABLE, ADA))
    await say(ada, wire.Leave(TABLE))
    await say(ada, wire.Undo(TABLE, "a5"), "problem")
    await inn.tables.close()
    return dialogue.examples


def _log(at: int) -> list[log.AnyEntry]:
    """A table for two, dealt from a seed that is always the same."""
    game = find(GAME)
    options = msgspec.convert(game.options({}).to_json(), OptionValues)
    seats = [SeatPlan("me"), SeatPlan("open")]
    return [
        log.Created(at, game.id, game.rules_version, options, seats, Clock("decision", seconds=60), False, "ada"),
        log.Sat(at, ADA, "ada", "Ada"),
        log.Sat(at, BO, "bo", "Bo"),
        log.Started(at, SEED, "salt"),
    ]
