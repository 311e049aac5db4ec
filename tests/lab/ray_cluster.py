"""Games on a Ray cluster: the same results as at home, whatever happens to its machines (`make ray`)."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any, Final

import pytest

from drachenhort.lab.on_ray import LOCAL, Cluster
from drachenhort.lab.results import Simulation
from drachenhort.lab.simulate import simulate
from drachenhort.lab.workers import Jobs

GAMES: Final = 400
HALF: Final = 100
PATIENCE: Final = 120.0


def play(jobs: Jobs, games: int = GAMES, progress: list[int] | None = None, on_progress: Any = None) -> Simulation:
    def note(count: int) -> None:
        if progress is not None:
            progress.append(count)
        if on_progress is not None:
            on_progress(count)

    return simulate("drachenfaust", 3, ["greedy", "random", "random"], games, "ray", jobs, {}, note)


def results(simulation: Simulation) -> object:
    return {name: value for name, value in simulation.to_json().items() if "second" not in name}


class TwoNodes:
    """A real cluster on this machine, whose second node can be killed."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster as Nodes

        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        self._nodes: Final[Any] = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        self._second: Final[Any] = self._nodes.add_node(num_cpus=1)
        self.address: Final[str] = self._nodes.address

    def kill_the_second(self) -> None:
        self._nodes.remove_node(self._second, allow_graceful=False)

    def close(self) -> None:
        self._nodes.shutdown()


@pytest.fixture(scope="module")
def cluster() -> Iterator[TwoNodes]:
    nodes = TwoNodes()
    try:
        yield nodes
    finally:
        nodes.close()


def test_a_machine_that_dies_loses_nothing_and_the_results_are_those_of_one_process(cluster: TwoNodes) -> None:
    progress: list[int] = []
    killed: list[int] = []

    def kill_one(count: int) -> None:
        if count >= HALF and not killed:
            killed.append(count)
            cluster.kill_the_second()

    spread = play(Cluster(cluster.address), progress=progress, on_progress=kill_one)
    assert killed and killed[0] < GAMES
    assert progress == sorted(set(progress)) and progress[-1] == GAMES
    assert results(spread) == results(play(1))


def test_after_an_interrupt_no_process_is_left() -> None:
    mark = f"interrupted-{os.getpid()}"
    command = [sys.executable, "-m", "drachenhort", "simulate", "drachenfaust", "--games", "1000000", "--ray", LOCAL]
    process = subprocess.Popen(
        [*command, "--players", "greedy"], env={**os.environ, "DRACHENHORT_MARK": mark}, stderr=subprocess.DEVNULL
    )
    end = time.monotonic() + PATIENCE
    while not workers_of(mark):
        assert process.poll() is None and time.monotonic() < end
        time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) != 0
    while left := with_mark(mark):
        assert time.monotonic() < end, left
        time.sleep(0.2)


def with_mark(mark: str) -> list[str]:
    """Processes that were started with it in their surroundings, by what they are called."""
    found: list[str] = []
    for folder in os.scandir("/proc"):
        if not folder.name.isdigit():
            continue
        try:
            with open(f"{folder.path}/environ", "rb") as file:
                if mark.encode() not in file.read():
                    continue
            with open(f"{folder.path}/cmdline", "rb") as file:
                found.append(file.read().replace(b"\0", b" ").decode())
        except OSError:
            continue
    return found


def workers_of(mark: str) -> list[str]:
    return [name for name in with_mark(mark) if name.startswith("ray::_carry_out")]
