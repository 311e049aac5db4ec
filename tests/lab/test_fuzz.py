"""The fuzz run must find what is planted, and nothing where nothing is."""

import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.game import Game
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.record import load_record
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.lab import fuzz as fuzz_module
from drachenhort.lab.fuzz import BROKEN, CRASH, DEAD_END, RUNAWAY, DeadEnd, Find, fuzz, open_decisions
from drachenhort.lab.invariants import Broken


def run(seconds: float = 5.0) -> Find:
    find = fuzz("drachensachen", seconds, "planted", lambda games: None).find
    assert find is not None
    return find


def test_a_sound_game_passes() -> None:
    done: list[int] = []
    report = fuzz("drachensachen", 0.5, "sound", done.append)
    assert report.find is None, report.find
    assert report.games == len(done) == done[-1] > 0
    assert report.moves > 0 and report.checks > 0
    assert report.seconds >= 0.5


def test_a_crash_is_found_with_a_record_that_replays_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash_at_ten(state: State, seat: int, action: int) -> None:
        applied.append(action)
        if len(applied) > 10:
            raise ZeroDivisionError("planted")
        state.apply(seat, action)

    applied: list[int] = []
    monkeypatch.setattr(fuzz_module, "apply_move", crash_at_ten)
    find = run()
    record = load_record(find.record)
    assert (find.kind, find.error, find.move) == (CRASH, "ZeroDivisionError: planted", 10)
    assert [action for _, action in record.actions] == applied[:10]
    seat, _, notation = find.action.partition(": ")
    decision = record.replay().decision_of(int(seat.removeprefix("seat ")) - 1)
    assert decision is not None
    assert decision.allows(record.game.parse(notation))
    assert "crash_at_ten" in find.trace


def test_a_deal_that_fails_is_found_without_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def impossible(game: Game, rng: Rng, fixed: dict[str, Json]) -> dict[str, Json]:
        return {"target": 0}

    monkeypatch.setattr(fuzz_module, "random_options", impossible)
    find = run()
    assert (find.kind, find.action, find.record) == (CRASH, "the deal", "")


def test_a_runaway_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_module, "MOST_MOVES", 5)
    find = run()
    assert (find.kind, find.move) == (RUNAWAY, 5)
    assert len(load_record(find.record).actions) == 5


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, state: State, rng: Rng) -> None:
        raise Broken("planted")

    monkeypatch.setattr(fuzz_module, "CHECKS", [broken])
    find = run()
    assert (find.kind, find.error) == (BROKEN, "Broken: planted")
    load_record(find.record)


def test_a_dead_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def ends_at_three(state: State) -> bool:
        asked.append(True)
        if len(asked) > 3:
            raise DeadEnd("planted")
        return True

    asked: list[bool] = []
    monkeypatch.setattr(fuzz_module, "open_decisions", ends_at_three)
    find = run()
    assert (find.kind, find.move) == (DEAD_END, 3)


def test_no_decision_and_no_outcome_is_a_dead_end() -> None:
    state = State(2, Rng.from_seed("s"))
    with pytest.raises(DeadEnd, match="no outcome"):
        open_decisions(state)
    state.outcome = Outcome("over", [0, 0], [0])
    assert not open_decisions(state)


def test_a_decision_without_anything_legal_is_a_dead_end() -> None:
    state = State(2, Rng.from_seed("s"))
    state.ask(Decision(0, 0, 1, 0, []))
    assert open_decisions(state)
    state.ask(Decision(1, 0, 0, 0, []))
    with pytest.raises(DeadEnd, match="seat 2"):
        open_decisions(state)


def test_the_clock_stops_a_run_within_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    report = fuzz("drachensachen", 0.0, "late", lambda games: None)
    assert (report.games, report.moves) == (1, 0)
