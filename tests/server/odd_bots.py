"""A worker whose players do everything a player should not. Run as the `program` of Bots, or alone to be killed.

`python -m tests.server.odd_bots 60` is a worker; `python -m tests.server.odd_bots host` is a small server, which sets one
of its two workers to a thought without end and prints the ids of both processes.
"""

import asyncio
import os
import signal
import sys
import time
from unittest.mock import patch

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.games import find
from drachenhort.players.player import Player
from drachenhort.players.registry import make_player
from drachenhort.server.bots import worker as bot_worker
from drachenhort.server.bots.bots import Bots

PROGRAM = "tests.server.odd_bots"
SECRET = "the eight of rainbows"


class OddPlayer(Player):
    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        match self.name:
            case "sleepy":
                time.sleep(600)
            case "spinning":
                while True:
                    pass
            case "leaving":
                sys.exit(3)
            case "crashing":
                os.kill(os.getpid(), signal.SIGSEGV)
            case "cheating":
                return 1 + max(decision.legal)
            case "failing":
                raise ValueError(SECRET)
            case "chatty":
                print("what shall I do?", flush=True)
            case "threads":
                assert os.environ["OMP_NUM_THREADS"] == "1", "one core for each worker"
        return decision.legal[-1]


def make_odd_player(game_id: str, name: str) -> Player:
    return make_player(game_id, name) if name in ("greedy", "random") else OddPlayer(name)


async def host() -> None:
    bots = Bots(2, 60, PROGRAM)
    await bots.warm_up()
    state = find("drachensachen").new(2, find("drachensachen").options({}), "seed")
    assert state.decision is not None
    thinking = asyncio.create_task(bots.choose("drachensachen", state.text(), int(state.decision.seat), "spinning", "seed"))
    await asyncio.sleep(0.1)
    print(*bots.worker_pids, flush=True)
    await thinking


if __name__ == "__main__":
    if sys.argv[1] == "host":
        asyncio.run(host())
    else:
        with patch.object(bot_worker, "make_player", make_odd_player):
            bot_worker.main()
