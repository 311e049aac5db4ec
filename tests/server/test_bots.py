"""Bots in worker processes: the same answers as here, and whatever a bot does, the table gets a legal action."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import drachenhort
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.players.registry import make_player
from drachenhort.server.bots.bots import GRACE, WITHIN, Bots, Purpose
from drachenhort.server.bots.line import Reason
from tests.server.odd_bots import PROGRAM, SECRET

ROOT = Path(__file__).parents[2]
SOURCE = Path(drachenhort.__file__).parents[1]
GAME = "drachensachen"
LIMIT = 1.0


def deal(game_id: str = GAME, seed: str = "seed") -> State:
    game = find(game_id)
    return game.new(max(2, game.min_seats), game.simulation_options({}), seed)


def seat_of(state: State) -> int:
    assert state.decision is not None
    return int(state.decision.seat)


def by_player(state: State, level: str, seed: str, game_id: str = GAME) -> int:
    """What a player does that thinks here."""
    decision = state.decision
    assert decision is not None
    return make_player(game_id, level).choose(state.view(decision.seat), decision, Rng.from_seed(seed))


def with_bots(bots: Callable[[], Bots], use: Callable[[Bots], Awaitable[None]]) -> None:
    async def run() -> None:
        here = bots()
        try:
            await use(here)
        finally:
            await here.close()

    asyncio.run(run())


def odd_bots() -> Bots:
    return Bots(1, LIMIT, PROGRAM)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] not in ("Z", "X")


async def until(is_so: Callable[[], bool], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it takes too long"
        await asyncio.sleep(0.01)


def test_a_worker_answers_as_the_player_would_here() -> None:
    async def use(bots: Bots) -> None:
        for game in all_games():
            state = deal(game.id)
            for level in ("random", "greedy"):
                for number in range(8):
                    seed = f"{level}/{number}"
                    action = await bots.choose(game.id, state.text(), seat_of(state), level, seed)
                    assert action == by_player(state, level, seed, game.id)
                    state.apply(seat_of(state), action)
        assert bots.decisions == 80 and not bots.replaced and bots.thinking == 0

    with_bots(Bots, use)


def test_warmed_up_there_are_as_many_workers_as_wanted() -> None:
    async def use(bots: Bots) -> None:
        await bots.warm_up()
        pids = bots.worker_pids
        assert len(pids) == 3 and all(map(is_running, pids))
        await bots.warm_up()
        assert bots.worker_pids == pids
        await bots.close()
        assert bots.worker_pids == [] and not any(map(is_running, pids))

    with_bots(lambda: Bots(3), use)


def test_many_decisions_at_once_are_all_made() -> None:
    async def use(bots: Bots) -> None:
        states = [deal(seed=f"seed {number}") for number in range(60)]
        calls = [bots.choose(GAME, state.text(), seat_of(state), "greedy", "s") for state in states]
        assert await asyncio.gather(*calls) == [by_player(state, "greedy", "s") for state in states]

    with_bots(lambda: Bots(2), use)


@pytest.mark.parametrize(
    ("level", "reason", "fault"),
    [
        ("sleepy", "slow", ""),
        ("spinning", "slow", ""),
        ("leaving", "crashed", ""),
        ("crashing", "crashed", ""),
        ("cheating", "illegal", ""),
        ("failing", "failed", "ValueError at "),
    ],
)
def test_a_bot_that_does_not_decide_is_replaced_by_greedy(
    level: str, reason: Reason, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    state = deal()

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        (pid,) = bots.worker_pids
        assert await bots.choose(GAME, state.text(), seat_of(state), level, "seed") == by_player(state, "greedy", "seed")
        assert bots.replaced == {reason: 1}
        if reason in ("slow", "crashed"):
            await until(lambda: not is_running(pid))
        # The next one thinks as if nothing had happened.
        await until(lambda: bots.worker_pids != [])
        assert await bots.choose(GAME, state.text(), seat_of(state), "chatty", "seed") == state.pending[0].legal[-1]
        assert bots.replaced == {reason: 1} and bots.decisions == 2
        assert (bots.worker_pids == [pid]) == (reason in ("illegal", "failed"))

    with caplog.at_level(logging.WARNING, "drachenhort.bots"):
        with_bots(odd_bots, use)
    (record,) = caplog.records
    facts = record.__dict__["facts"]
    assert facts["fault"].startswith(fault) and (fault or not facts["fault"])
    assert {**facts, "fault": ""} == {"game": GAME, "level": level, "reason": reason, "fault": ""}
    assert SECRET not in f"{facts}{record.getMessage()}"


def test_a_slow_bot_keeps_only_its_own_table_waiting() -> None:
    state = deal()

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        slow = asyncio.create_task(bots.choose(GAME, state.text(), seat_of(state), "spinning", "seed"))
        for number in range(20):
            await bots.choose(GAME, state.text(), seat_of(state), "random", str(number))
        assert not slow.done() and bots.thinking == 1
        slow.cancel()

    with_bots(lambda: Bots(2, 60, PROGRAM), use)


def test_greedy_itself_is_replaced_by_a_legal_action() -> None:
    state = deal()

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        for pid in bots.worker_pids:
            os.kill(pid, signal.SIGSTOP)
        action = await bots.choose(GAME, state.text(), seat_of(state), "greedy", "seed")
        assert state.pending[0].allows(action) and bots.replaced == {"slow": 1}
        assert action == by_player(state, "random", "seed")

    with_bots(odd_bots, use)


def test_while_no_worker_is_free_greedy_decides() -> None:
    state = deal()

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        calls = []
        for level in ("sleepy", "chatty", "greedy"):
            calls.append(asyncio.create_task(bots.choose(GAME, state.text(), seat_of(state), level, "seed")))
            await asyncio.sleep(0.01)
        assert await asyncio.gather(*calls) == [by_player(state, "greedy", "seed")] * 3
        assert bots.replaced == {"slow": 1, "busy": 2}

    with_bots(odd_bots, use)


def test_a_hint_is_there_in_time_though_all_workers_are_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal()
    monkeypatch.setitem(WITHIN, "hint", 0.1)
    waits: list[tuple[Purpose, float]] = []

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        bots.measure(lambda purpose, seconds: waits.append((purpose, seconds)))
        slow = asyncio.create_task(bots.choose(GAME, state.text(), seat_of(state), "sleepy", "seed"))
        await asyncio.sleep(0.05)
        hints = await bots.hint(GAME, state.text(), seat_of(state), "seed")
        assert [tip.action for tip in hints.tips] == [by_player(state, "greedy", "seed")] and bots.replaced == {"busy": 1}
        assert not hints.tips[0].is_known and hints.why is None
        slow.cancel()

    with_bots(lambda: Bots(1, 60, PROGRAM), use)
    ((purpose, seconds),) = waits
    assert purpose == "hint" and 0.1 + GRACE <= seconds < 1.0


def test_the_strongest_bot_thinks_about_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal()
    waits: list[tuple[Purpose, float]] = []

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        bots.measure(lambda purpose, seconds: waits.append((purpose, seconds)))
        monkeypatch.setitem(WITHIN, "hint", 0.2)
        hints = await bots.hint(GAME, state.text(), seat_of(state), "seed")
        assert len(hints.tips) == 3 and all(state.pending[0].allows(tip.action) for tip in hints.tips) and not bots.replaced
        assert all(tip.is_known and 0.0 <= tip.low < tip.high <= 1.0 for tip in hints.tips) and hints.why is not None

    with_bots(lambda: Bots(1), use)
    assert 0.1 < waits[0][1] < 0.2 + GRACE, "as long as it may, and no longer"


def test_a_coach_leaves_the_last_free_worker_to_those_who_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal()
    monkeypatch.setitem(WITHIN, "lesson", 5.0)

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        slow = asyncio.create_task(bots.choose(GAME, state.text(), seat_of(state), "sleepy", "seed"))
        await asyncio.sleep(0.05)
        lesson = asyncio.create_task(bots.teach(GAME, state.text(), seat_of(state), "seed"))
        await asyncio.sleep(0.05)
        assert await bots.choose(GAME, state.text(), seat_of(state), "greedy", "seed") == by_player(state, "greedy", "seed")
        assert not lesson.done(), "with the only other worker it would have been first"
        slow.cancel()
        lesson.cancel()

    with_bots(lambda: Bots(2, 60, PROGRAM), use)


def test_a_coach_speaks_where_a_worker_is_free_and_is_silent_where_none_is(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal()
    monkeypatch.setitem(WITHIN, "lesson", 2.0)

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        lesson = await bots.teach(GAME, state.text(), seat_of(state), "seed", before=state.text())
        assert lesson is not None and state.pending[0].allows(lesson.best) and lesson.happened is None
        slow = [asyncio.create_task(bots.choose(GAME, state.text(), seat_of(state), "sleepy", "seed")) for _ in range(2)]
        await asyncio.sleep(0.05)
        monkeypatch.setitem(WITHIN, "lesson", 0.1)
        assert await bots.teach(GAME, state.text(), seat_of(state), "seed") is None
        assert not bots.replaced
        for each in slow:
            each.cancel()

    with_bots(lambda: Bots(2, 60, PROGRAM), use)


def test_many_bots_that_think_are_all_answered_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    tables, rounds = 16, 3
    states = [deal(seed=f"seed {number}") for number in range(tables)]
    monkeypatch.setitem(WITHIN, "decision", 0.6)
    waits: list[float] = []

    async def play(bots: Bots, state: State) -> None:
        for number in range(rounds):
            action = await bots.choose(GAME, state.text(), seat_of(state), "level-5", str(number))
            state.apply(seat_of(state), action)

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        bots.measure(lambda _, seconds: waits.append(seconds))
        await asyncio.gather(*(play(bots, state) for state in states))
        assert not bots.replaced

    with_bots(lambda: Bots(2), use)
    # Left alone each would take a second, and the last one of a round have its answer after eight.
    assert len(waits) == tables * rounds and max(waits) < 1.2


def test_quick_bots_do_not_wait_behind_those_that_think() -> None:
    state = deal()
    done: list[str] = []

    async def choose(bots: Bots, level: str) -> None:
        await bots.choose(GAME, state.text(), seat_of(state), level, "seed")
        done.append(level)

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        levels = ("level-3", "level-3", "level-3", "greedy", "level-1")
        await asyncio.gather(*(choose(bots, level) for level in levels))

    with_bots(lambda: Bots(1), use)
    assert done == ["greedy", "level-1", "level-3", "level-3", "level-3"]


def test_workers_that_cannot_start_do_not_stop_the_game(caplog: pytest.LogCaptureFixture) -> None:
    state = deal()

    async def use(bots: Bots) -> None:
        action = await bots.choose(GAME, state.text(), seat_of(state), "random", "seed")
        assert action == by_player(state, "greedy", "seed") and bots.replaced == {"busy": 1}

    with_bots(lambda: Bots(1, LIMIT, "tests.server.no_such_module"), use)
    assert "a worker for bots does not start" in caplog.messages


def test_a_worker_that_died_while_idle_costs_nobody_a_decision() -> None:
    state = deal()

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        (pid,) = bots.worker_pids
        os.kill(pid, signal.SIGKILL)
        await until(lambda: not is_running(pid))
        await asyncio.sleep(0.05)
        assert await bots.choose(GAME, state.text(), seat_of(state), "random", "s") == by_player(state, "random", "s")
        assert not bots.replaced and bots.worker_pids != [pid]

    with_bots(lambda: Bots(1, 10), use)


def test_whoever_does_not_wait_any_more_gets_nobody_elses_answer() -> None:
    states = [deal(seed=f"seed {number}") for number in range(20)]

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        tasks = [asyncio.create_task(bots.choose(GAME, each.text(), seat_of(each), "random", "s")) for each in states]
        await asyncio.sleep(0.001)
        for task in tasks[::2]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [task.result() for task in tasks[1::2]] == [by_player(state, "random", "s") for state in states[1::2]]

    with_bots(lambda: Bots(1), use)


def test_closing_ends_a_worker_in_mid_thought() -> None:
    state = deal()

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        pids = bots.worker_pids
        tasks = [
            asyncio.create_task(bots.choose(GAME, state.text(), seat_of(state), level, "s"))
            for level in ("spinning", "sleepy")
        ]
        await asyncio.sleep(0.05)
        await bots.close()
        assert not any(map(is_running, pids))
        await asyncio.wait(tasks)
        assert [task.cancelled() for task in tasks] == [True, True]

    with_bots(lambda: Bots(1, 60, PROGRAM), use)


def test_an_interrupt_from_the_keyboard_is_not_for_workers() -> None:
    state = deal()

    async def use(bots: Bots) -> None:
        await bots.warm_up()
        (pid,) = bots.worker_pids
        os.kill(pid, signal.SIGINT)
        await bots.choose(GAME, state.text(), seat_of(state), "threads", "seed")
        assert bots.worker_pids == [pid] and not bots.replaced
        assert os.getsid(pid) != os.getsid(0)

    with_bots(odd_bots, use)


def test_workers_end_with_the_server_even_if_that_is_killed() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(SOURCE)])}
    command = [sys.executable, "-m", PROGRAM, "host"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2 and all(map(is_running, pids))
        server.kill()
    asyncio.run(until(lambda: not any(map(is_running, pids))))
