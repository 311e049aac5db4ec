"""How long one waits for advice: what is too long, and that hints are really asked for at a server."""

from bench.server.advice_waits import A_HINT, Waits, measure


def test_one_wait_that_is_too_long_is_too_much_and_so_is_one_answer_without_thought() -> None:
    assert Waits("hints", [1.2, 1.3], A_HINT).is_fine
    assert not Waits("hints", [1.2, 1.5], A_HINT).is_fine
    assert not Waits("hints", [1.2], A_HINT, unanswered=1).is_fine


def test_nothing_measured_proves_nothing() -> None:
    assert not Waits("hints", [], A_HINT).is_fine


def test_hints_are_asked_for_at_a_real_server() -> None:
    [waits] = measure(["drachensachen"], wanted=2, times=0)
    assert len(waits.seconds) == 2 and all(seconds > 0 for seconds in waits.seconds)
