"""Many games."""

import csv
import io
import json
import signal
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from typing import Self

import pytest

from drachenhort.core.errors import DrachenhortError, OptionError, SeatsError
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.playout import play_random
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.lab import simulate as simulate_module
from drachenhort.lab import workers
from drachenhort.lab.results import Simulation, Tally
from drachenhort.lab.simulate import CountError, simulate
from drachenhort.players.player import Player
from drachenhort.players.registry import UnknownPlayer

QUICK: dict[str, Json] = {"single_game": True}


def run(players: list[str], games: int, jobs: int = 1, options: dict[str, Json] = QUICK, seed: str = "s") -> Simulation:
    return simulate("drachensachen", len(players), players, games, seed, jobs, options, lambda done: None)


@pytest.mark.parametrize("players", [["random", "random", "random"], ["greedy", "random"]])
def test_the_result_does_not_depend_on_the_jobs(players: list[str]) -> None:
    alone = run(players, 50)
    assert run(players, 50, jobs=2).tally == alone.tally
    assert run(players, 50, seed="other").tally != alone.tally


def test_workers_leave_an_interrupt_to_whoever_asked_for_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[object] = []

    class Asked(ProcessPoolExecutor):
        def __enter__(self) -> Self:
            answers.append(self.submit(signal.getsignal, signal.SIGINT).result())
            return super().__enter__()

    monkeypatch.setattr(workers, "ProcessPoolExecutor", Asked)
    run(["random", "random"], 40, jobs=2)
    assert answers == [signal.SIG_IGN]


def test_seats_rotate(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[list[str]] = []
    play = simulate_module._play

    def note(state: State, players: list[Player], player_seed: str) -> int:
        tables.append([player.name for player in players])
        return play(state, players, player_seed)

    monkeypatch.setattr(simulate_module, "_play", note)
    run(["greedy", "random", "random"], 4)
    assert [table.index("greedy") for table in tables] == [0, 2, 1, 0]
    assert all(table.count("random") == 2 for table in tables)


def test_every_game_is_counted_once_for_every_seat() -> None:
    result = run(["greedy", "random", "random"], 30)
    assert result.games == sum(result.endings.values()) == 30
    assert {name: standing.games for name, standing in result.players.items()} == {"greedy": 30, "random": 60}
    assert sum(standing.wins for standing in result.players.values()) == 30
    assert result.tally.shortest is not None
    assert result.tally.shortest <= result.mean_moves <= result.tally.longest


def test_a_shared_win_counts_in_equal_parts() -> None:
    tally = Tally()
    tally.count(Outcome("match", [-3, -3, -9], [0, 1]), ["a", "b", "a"], 10)
    assert tally.players["a"].wins == tally.players["b"].wins == Fraction(1, 2)
    assert tally.players["a"].mean_score == -6.0


def test_progress_tells_the_games_done_so_far() -> None:
    done: list[int] = []
    simulate("drachensachen", 2, ["random", "random"], 45, "s", 1, QUICK, done.append)
    assert done == [20, 40, 45]


def test_every_game_has_a_seed_of_its_own() -> None:
    assert run(["random", "random"], 40).moves != 2 * run(["random", "random"], 20).moves


def test_play_is_limited_unless_the_table_chooses_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    positions: list[str] = []

    def note(state: State, players: list[Player], player_seed: str) -> int:
        positions.append(state.text())
        return play_random(state, Rng.from_seed(player_seed))

    monkeypatch.setattr(simulate_module, "_play", note)
    assert run(["random"] * 4, 5, options={"turn_limit": 1, **QUICK}).endings == {"stopped": 5}
    assert "turn_limit=1\n" in positions[-1]
    run(["random"] * 4, 1)
    assert "turn_limit=1000\n" in positions[-1]


def test_json_is_one_plain_object() -> None:
    result = run(["greedy", "random"], 20)
    data = json.loads(json.dumps(result.to_json()))
    assert {"game", "seats", "games", "moves", "seconds", "moves_per_second", "endings", "players"} <= set(data)
    assert data["game"] == "drachensachen" and data["seats"] == 2 and data["games"] == 20
    assert {"games", "wins", "win_share", "low", "high"} <= set(data["players"]["greedy"])
    assert data["players"]["greedy"]["low"] < data["players"]["greedy"]["win_share"] <= data["players"]["greedy"]["high"]


def test_csv_has_one_line_for_each_player() -> None:
    rows = list(csv.DictReader(io.StringIO(run(["greedy", "random", "random"], 20).csv())))
    assert [(row["player"], row["games"]) for row in rows] == [("greedy", "20"), ("random", "40")]
    assert float(rows[0]["low"]) <= float(rows[0]["win_share"]) <= float(rows[0]["high"])


@pytest.mark.parametrize(
    ("seats", "players", "games", "jobs", "options", "error", "says"),
    [
        (3, ["random", "random"], 1, 1, {}, SeatsError, "3 seats need 3 players"),
        (9, ["random"] * 9, 1, 1, {}, SeatsError, "2 to 6"),
        (2, ["random", "nobody"], 1, 1, {}, UnknownPlayer, "no player 'nobody'"),
        (2, ["random", "random"], 0, 1, {}, CountError, "at least 1"),
        (2, ["random", "random"], 1, 0, {}, CountError, "at least 1"),
        (2, ["random", "random"], 1, 1, {"target": 0}, OptionError, "1 to 999"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    seats: int,
    players: list[str],
    games: int,
    jobs: int,
    options: dict[str, Json],
    error: type[DrachenhortError],
    says: str,
) -> None:
    with pytest.raises(error, match=says):
        simulate("drachensachen", seats, players, games, "s", jobs, options, lambda done: None)


def test_bots_get_the_options_they_need() -> None:
    """Schutt und Asche 2.4: all of them sort, whatever is asked for."""
    wanted: list[dict[str, Json]] = [{"sorting_all": False}, {}]
    asked, usual = (
        simulate("schutt_und_asche", 2, ["greedy", "greedy"], 3, "s", 1, options, lambda done: None) for options in wanted
    )
    assert asked.tally == usual.tally
