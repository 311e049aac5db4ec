"""Bots at tables of variants think by the variant, each in a process that plays by nothing else."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from drachenhort.core.state import State
from drachenhort.games import find, is_of_variant, variant_at
from drachenhort.games.variants import load, read_variant
from drachenhort.review.review import Task
from drachenhort.server.bots import varied
from drachenhort.server.bots.bots import Bots
from drachenhort.server.bots.quick import Question, Quick
from drachenhort.server.bots.varied import Varied

TEXT = 'game = "drachensachen"\nname = "{name}"\n[deal]\nhand = 4\n'


def dealt(name: str = "Small") -> State:
    game = load(read_variant(TEXT.format(name=name)))
    return game.new(2, game.simulation_options({}), "a seed")


def with_bots(use: Callable[[Bots], Coroutine[None, None, None]]) -> None:
    async def run() -> None:
        bots = Bots(1)
        try:
            await use(bots)
        finally:
            await bots.close()

    asyncio.run(run())


def seat_of(state: State) -> int:
    return state.pending[0].seat


def test_whatever_is_asked_is_answered_by_the_variant() -> None:
    state = dealt()
    position, seat = state.text(), seat_of(state)

    async def use(bots: Bots) -> None:
        action = await bots.choose("drachensachen", position, seat, "level-1", "seed")
        state.copy().apply(seat, action)
        hints = await bots.hint("drachensachen", position, seat, "seed")
        assert hints.tips[0].is_known, "it comes from a search and not from a stand-in"
        assert await bots.teach("drachensachen", position, seat, "seed", before=position) is not None
        assert await bots.evaluate("drachensachen", position, seat, "seed")
        tally = await bots.play_games(Quick(Question("drachensachen", position, seat, [], True, "", "seed"), 0, 3, 9))
        assert tally is not None and tally.games == 3
        rules = find("drachensachen").rules_version
        task = Task("drachensachen", rules, position, seat, 0, 0, [action], 20, {"de": ["A", "B"]})
        reviewed = await bots.review(task)
        assert reviewed is not None and "de" in reviewed.said
        assert not bots.replaced and len(bots.worker_pids) == 1, "nobody else was needed"

    with_bots(use)


def test_where_no_worker_can_help_any_legal_action_is_done() -> None:
    state = dealt()

    async def use(bots: Bots) -> None:
        bots._varied._make = lambda _: Bots(1, program="tests.server.no_such_module")  # type: ignore[misc]
        action = await bots.choose("drachensachen", state.text(), seat_of(state), "level-5", "seed")
        assert state.pending[0].allows(action)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("drachenhort.server.bots.bots.START_LIMIT", 0.2)
        with_bots(use)


def test_a_position_says_which_variant_it_is_of() -> None:
    position = dealt('Of "{many}: words"'.replace('"', "")).text()
    assert is_of_variant(position) and read_variant(variant_at(position)).rules == variant_at(position)
    usual = find("drachensachen")
    assert not is_of_variant(usual.new(2, usual.options({}), "a seed").text())


class Crew:
    """Workers that do nothing."""

    def __init__(self, variant: str) -> None:
        self.variant = variant
        self.is_closed = False

    async def warm_up(self) -> None:
        await asyncio.sleep(0)

    async def close(self) -> None:
        self.is_closed = True


def names(crews: Varied[Crew]) -> list[str]:
    return [crew.variant for crew in crews.crews]


def test_workers_of_the_variant_asked_for_least_lately_make_room() -> None:
    async def run() -> None:
        crews = Varied(Crew)
        for variant in [*"abc"[: varied.MOST], "a"]:
            async with crews.of(variant):
                pass
        before = crews.crews
        async with crews.of("new"):
            assert names(crews) == ["c", "a", "new"]
        await crews.close()
        assert before[0].is_closed and not crews.crews

    asyncio.run(run())


def test_workers_that_somebody_asks_stay_and_others_wait_for_them() -> None:
    async def run() -> None:
        crews = Varied(Crew)
        done = asyncio.Event()
        came: list[str] = []

        async def ask(variant: str) -> None:
            async with crews.of(variant) as crew:
                assert not crew.is_closed
                came.append(variant)
                await done.wait()

        asking = [asyncio.create_task(ask(variant)) for variant in "abcd"]
        for _ in range(20):
            await asyncio.sleep(0)
        assert came == ["a", "b", "c"]
        done.set()
        await asyncio.gather(*asking)
        assert came == ["a", "b", "c", "d"] and len(crews.crews) == varied.MOST
        await crews.close()

    asyncio.run(run())


def test_workers_that_nobody_asks_any_more_go_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(varied, "KEPT_FOR", 0.0)

    async def run() -> None:
        crews = Varied(Crew)
        async with crews.of("a") as crew:
            pass
        while crews.crews:
            await asyncio.sleep(0)
        await crews.close()
        assert crew.is_closed

    asyncio.run(run())


def test_a_variant_is_tried_out_in_a_worker() -> None:
    async def use(bots: Bots) -> None:
        assert await bots.read_variant(TEXT.format(name="Fine")) == []
        wrong = await bots.read_variant(TEXT.format(name="x").replace("hand", "hend"))
        assert wrong is not None and wrong[0][0] == 4

    with_bots(use)
