"""Questions get the right answers, as often as is promised."""

import pytest

from drachenhort.lab.report.compare import ANY, CARD, FAIR, LONGER, Answer, Question, compare
from drachenhort.lab.report.play import Plan
from tests.lab.report.planted import SEATS, THING, either, worker

GAMES = 4000
ON_THING = f"worth event:dealt.hand={THING}"


def plan(trial: int, is_changed: bool, games: int = GAMES) -> Plan:
    return Plan("drachensachen", SEATS, ["random"] * SEATS, {"single_game": is_changed}, f"trial {trial}", games)


def asked(question: Question, trial: int, seat: int | None = None, thing: int | None = None) -> Answer:
    work = either(worker(), worker(seat, thing) if (seat, thing) != (None, None) else worker(seat=None, thing=None))
    first = plan(trial, is_changed=False)
    second = plan(1000 + trial, is_changed=True)  # Other deals: where rules differ, games soon do too.
    *_, last = compare(question, first, second, 1, lambda done: None, work)
    return last


def clear_ones(answer: Answer) -> set[str]:
    return {line.name for line in answer.lines if line.is_clear}


@pytest.mark.parametrize("trial", range(2))
def test_an_advantage_of_a_seat_is_found(trial: int) -> None:
    answer = asked(Question(FAIR), trial, seat=1)
    assert answer.verdict == "no"
    assert "wins seat 2" in clear_ones(answer)


@pytest.mark.parametrize("trial", range(2))
def test_an_advantage_of_a_thing_is_found_among_many(trial: int) -> None:
    answer = asked(Question(ANY), trial, thing=THING)
    assert answer.verdict == "yes"
    assert max(answer.lines, key=lambda line: line.judged.value).name == ON_THING
    assert ON_THING in clear_ones(answer)


def test_a_thing_is_too_strong() -> None:
    use = f"event:dealt.hand={THING}"
    assert asked(Question(CARD, (use,)), 1, thing=THING).verdict == "yes"
    assert asked(Question(CARD, (use,), margin=0.03), 1).verdict == "no"


def test_what_is_the_same_is_no_longer_and_fair() -> None:
    assert asked(Question(LONGER), 0).verdict == "no"
    assert asked(Question(FAIR, margin=0.04), 0).verdict == "yes"


def test_too_few_games_are_said_to_be_too_few() -> None:
    first, second = plan(0, is_changed=False, games=200), plan(1000, is_changed=True, games=200)
    (answer,) = compare(Question(FAIR), first, second, 1, lambda done: None, either(worker(), worker()))
    assert answer.verdict == "not yet"
    assert answer.needed is not None and answer.needed > 200
