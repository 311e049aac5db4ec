"""Figures and bars from made-up measurements."""

from dataclasses import replace

from bench.server.memory import Memory
from bench.server.report import table
from bench.server.results import OURS, PEER, Measured, Results, Setting
from bench.server.rounds import Round

ROUND = Round(1000, 10, 20, 30, 1, 0.2, 0, moves=100, lost=0, doubled=0)
PEERS = Measured([ROUND, ROUND, ROUND], ROUND, ROUND, Memory(50_000, 10, 50))
SETTING = Setting(False, 3, 200, 10, 1000, 20, {"Python": "3.11"})


def ours(one: Round, paced: Round = ROUND, memory: Memory = PEERS.memory) -> Results:
    return Results(SETTING, {OURS: Measured([one, one, one], one, paced, memory), PEER: PEERS})


def missed(results: Results) -> list[str]:
    return [figure.key for figure in results.headlines() if figure.is_missed]


def test_four_times_as_fast_and_half_as_long_meets_all_bars() -> None:
    results = ours(replace(ROUND, moves_per_second=4000, p99=10))
    assert not results.has_missed
    json = results.to_json()
    assert (json["moves_vs_boardgameio"], json["p99_ms"], json["boardgameio_p99_ms"]) == (4, 10, 20)
    assert (json["lost"], json["doubled"]) == (0, 0)
    assert table(results).endswith("All 6 bars are met.")


def test_twice_as_fast_is_not_enough() -> None:
    assert missed(ours(replace(ROUND, moves_per_second=2000, p99=10))) == ["moves_vs_boardgameio"]


def test_a_p99_as_long_as_the_peers_is_too_long() -> None:
    assert missed(ours(replace(ROUND, moves_per_second=4000))) == ["p99_vs_boardgameio"]


def test_one_lost_or_doubled_move_anywhere_is_too_many() -> None:
    fast = replace(ROUND, moves_per_second=4000, p99=10)
    assert missed(ours(fast, paced=replace(ROUND, lost=1))) == ["lost"]
    assert missed(ours(fast, paced=replace(ROUND, doubled=1))) == ["doubled"]


def test_slow_at_the_pace_of_people_and_large_tables_are_missed_bars() -> None:
    fast = replace(ROUND, moves_per_second=4000, p99=10)
    results = ours(fast, replace(ROUND, p99=100), Memory(50_000, 100, 150))
    assert missed(results) == ["paced_p99_ms", "idle_table_kb"]
    assert "2 of 6 bars missed: paced_p99_ms, idle_table_kb." in table(results)


def test_a_busy_machine_is_said() -> None:
    results = ours(replace(ROUND, others_share=0.5))
    assert results.to_json()["disturbed"] is True
    assert "BUSY" in table(results)


def test_one_server_alone_has_no_bars() -> None:
    results = Results(SETTING, {PEER: PEERS})
    assert results.headlines() == [] and not results.has_missed
    assert "moves_vs_boardgameio" not in results.to_json()
    assert "moves a second" in table(results)
