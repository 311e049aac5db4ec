"""The hunt with kill -9: it finds what was lost, doubled or told wrongly, and a short one finds nothing."""

import subprocess
import sys

import msgspec
import pytest

from bench.server.diary import Diary, Faults, Happened, Returned, Shadow, Unanswered
from bench.server.kills import Figures, table_of
from drachenhort.server.base.plans import Clock, SeatPlan
from drachenhort.server.store.entries import Acted, AnyEntry, Created, Sat, Started
from tests.server.databases import Postgres


def acted(seat: int, act: str, action: int = 7) -> Acted:
    return Acted(0, seat, action, "person", act)


A, B, C = acted(0, "1"), acted(1, "1"), acted(0, "2")


def diary(*acts: Acted, heard: int) -> Diary:
    """Of a table where these were sent, and of the first so many both clients have heard."""
    written = Diary()
    for version, act in enumerate(acts, 1):
        written.send(act.seat, Unanswered(act.act, b""), act.action)
        if version <= heard:
            written.hear(act.seat, version, act.act)
            written.hear(1 - act.seat, version, None)
    return written


@pytest.mark.parametrize("record", [[A, B], [A, B, C]])
def test_what_nobody_heard_of_may_be_there_or_not(record: list[Acted]) -> None:
    assert diary(A, B, C, heard=2).compare(record) == Faults()


@pytest.mark.parametrize(
    ("record", "faults"),
    [
        ([A, B], Faults(lost=1)),
        ([], Faults(lost=3)),
        ([A, C, B], Faults(lost=2)),
        ([A, B, C, C], Faults(doubled=1)),
        ([A, B, C, acted(1, "2")], Faults(strange=1)),
        ([A, B, acted(0, "2", action=8)], Faults(strange=1)),
    ],
)
def test_a_doctored_log_is_found_out(record: list[Acted], faults: Faults) -> None:
    assert diary(A, B, C, heard=3).compare(record) == faults


def test_an_act_only_the_other_client_heard_of_is_acknowledged_too() -> None:
    written = diary(A, B, heard=1)
    written.hear(0, 2, None)
    assert written.compare([A]) == Faults(lost=1)


def test_what_was_in_the_log_once_has_to_stay() -> None:
    written = diary(A, B, heard=0)
    written.record = [A, B]
    assert written.compare([A]) == Faults(lost=1)


def test_an_answer_tells_that_nothing_has_to_be_sent_again() -> None:
    written = diary(A, heard=0)
    assert written.unanswered[0] is not None
    written.learn(0, "1", 1)
    assert written.unanswered == [None, None] and written.heard == 1


@pytest.fixture
def shadow() -> Shadow:
    """A game of two people after three acts."""
    seats = [SeatPlan("me"), SeatPlan("open")]
    entries: list[AnyEntry] = [
        Created(0, "drachensachen", 1, {}, seats, Clock(), False, "ada"),
        Sat(0, 0, "ada", "Ada"),
        Sat(0, 1, "ben", "Ben"),
        Started(0, "seed", "salt"),
    ]
    game = Shadow(entries)
    record: list[Acted] = []
    for number in range(3):
        decision = game.live.state.pending[0]
        record.append(acted(decision.seat, str(number), decision.legal[0]))
        game.follow(record)
    return game


def test_who_comes_back_gets_the_view_and_exactly_what_was_missed(shadow: Shadow) -> None:
    right = Returned(3, shadow.view(1), shadow.missed(1, 1), is_whole=False)
    assert [happened.version for happened in right.log] == [2, 3]
    assert shadow.wrong_with(right, 1, 1) is None
    less, more = right.log[1:], [*right.log, right.log[-1]]
    other = [Happened(2, ["something else"]), right.log[1]]
    for log in (less, more, other, []):
        assert shadow.wrong_with(msgspec.structs.replace(right, log=log), 1, 1) is not None
    assert shadow.wrong_with(msgspec.structs.replace(right, is_whole=True), 1, 1) is not None
    assert shadow.wrong_with(msgspec.structs.replace(right, version=2), 1, 1) is not None
    assert shadow.wrong_with(msgspec.structs.replace(right, view=shadow.view(0)), 1, 1) is not None


@pytest.mark.parametrize("faulty", [Figures(lost=1), Figures(doubled=1), Figures(strange=1), Figures(problems=["stuck"])])
def test_any_fault_shows(faulty: Figures) -> None:
    assert not faulty.is_clean
    assert table_of(faulty) != table_of(Figures())


HUNT = [sys.executable, "-m", "bench.server.kills", "--kills", "2", "--tables", "12", "--seed", "1"]


def test_a_short_hunt_finds_nothing() -> None:
    done = subprocess.run(HUNT, capture_output=True, text=True, timeout=180, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_short_hunt_in_a_database_finds_nothing_either(postgres: Postgres) -> None:
    command = [*HUNT, "--store", postgres.new_database()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
