"""The closed loop at one table, with clients that are spoken to directly instead of over a socket."""

import asyncio

import pytest

from bench.server.load import Client, Load, Move, Table
from bench.server.rounds import quantile


class ScriptedClient(Client):
    """Acts with the number of the version it knows, and keeps count."""

    def receive(self, message: bytes) -> None:
        version, turn = (int(part) for part in message.split())
        self.version = version
        self.table.hear(self.seat, version)
        if turn == self.seat:
            self.table.take_turn(self)

    def act(self) -> int:
        return 100 + self.version


def seated(load: Load) -> Table:
    table = Table(load)
    table.clients = [ScriptedClient(table, 0), ScriptedClient(table, 1)]
    return table


def tell(table: Table, seat: int, version: int, turn: int) -> None:
    table.clients[seat].receive(f"{version} {turn}".encode())


async def opened(load: Load) -> Table:
    """Both clients have seen the deal, and seat 0 has made its first move."""
    table = seated(load)
    tell(table, 0, 0, turn=0)
    tell(table, 1, 0, turn=0)
    load.is_on = load.is_counting = True
    table.begin()
    return table


def test_nobody_moves_while_the_load_is_off() -> None:
    async def play() -> None:
        table = seated(Load(0))
        tell(table, 0, 0, turn=0)
        assert table.has_turn is table.clients[0] and table.is_at_rest

    asyncio.run(play())


def test_a_move_counts_when_the_other_client_has_heard_of_it() -> None:
    async def play() -> None:
        load = Load(0)
        table = await opened(load)
        tell(table, 0, 1, turn=1)
        assert table.moves == [] and len(load.latencies) == 0
        tell(table, 1, 1, turn=1)
        assert table.moves == [Move(0, 100)] and len(load.latencies) == 1

    asyncio.run(play())


def test_who_has_the_turn_moves_as_soon_as_it_has_heard() -> None:
    async def play() -> None:
        table = await opened(Load(0))
        tell(table, 1, 1, turn=1)
        assert [sent.move for sent in table.unheard[0]] == [Move(1, 101)]

    asyncio.run(play())


def test_two_moves_of_one_client_in_a_row_are_both_heard() -> None:
    async def play() -> None:
        table = await opened(Load(0))
        tell(table, 0, 1, turn=0)
        tell(table, 1, 1, turn=0)
        tell(table, 1, 2, turn=1)
        assert table.moves == [Move(0, 100), Move(0, 101)]

    asyncio.run(play())


def test_a_move_on_its_way_keeps_the_table_from_resting() -> None:
    async def play() -> None:
        load = Load(0)
        table = await opened(load)
        load.is_on = False
        assert not table.is_at_rest
        tell(table, 1, 1, turn=1)
        assert table.is_at_rest

    asyncio.run(play())


def test_a_paced_table_waits_before_it_moves() -> None:
    async def play() -> None:
        table = await opened(Load(0, period=0.02))
        assert not table.unheard[1]
        await asyncio.sleep(0.06)
        assert table.unheard[1]

    asyncio.run(play())


def test_a_table_where_nobody_has_the_turn_is_a_problem() -> None:
    async def play() -> None:
        load = Load(0)
        load.is_on = True
        seated(load).begin()
        assert load.problems == ["a table where nobody has the turn"]

    asyncio.run(play())


@pytest.mark.parametrize(("share", "expected"), [(0.5, 50.0), (0.99, 99.0), (1.0, 100.0), (0.001, 1.0)])
def test_a_quantile_is_the_smallest_value_that_reaches_the_share(share: float, expected: float) -> None:
    assert quantile([float(value) for value in range(1, 101)], share) == expected
