"""Work shared between processes."""

import os
import time
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from drachenhort.lab.workers import AHEAD, WorkerDied, in_order


def slow_if_even(number: int) -> int:
    time.sleep(0.05 * (number % 2 == 0))
    return number * number


def process_of(number: int) -> int:
    return os.getpid()


def die_at_three(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def sleep_long(number: int) -> int:
    if number:
        time.sleep(600)
    return number


def refuse(number: int) -> int:
    raise KeyError(number)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(in_order(slow_if_even, range(40), jobs)) == [number * number for number in range(40)]


def test_one_job_needs_no_other_process() -> None:
    assert set(in_order(process_of, range(3), 1)) == {os.getpid()}
    assert os.getpid() not in set(in_order(process_of, range(3), 2))


def test_the_first_results_come_before_all_tasks_are_handed_out() -> None:
    class Noted(list[int]):
        handed_out = 0

        def __iter__(self) -> Iterator[int]:
            for task in super().__iter__():
                self.handed_out += 1
                yield task

    tasks = Noted(range(100))
    results = in_order(slow_if_even, tasks, 2)
    assert next(results) == 0
    assert tasks.handed_out <= 2 * AHEAD + 1
    results.close()


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(WorkerDied, match="has died"):
        list(in_order(die_at_three, range(8), 2))


def test_errors_of_the_work_arrive() -> None:
    with pytest.raises(KeyError):
        list(in_order(refuse, range(8), 2))


def test_who_stops_listening_waits_for_nobody() -> None:
    start = time.monotonic()
    results = in_order(sleep_long, range(8), 2)
    assert next(results) == 0
    results.close()
    assert time.monotonic() - start < 60
    assert not active_children()
