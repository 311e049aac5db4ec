"""How often somebody may ask."""

import pytest

from drachenhort.server.base.config import ConfigError, Pace, Paces, read_pace
from drachenhort.server.http.rate_limiter import FAR_BEYOND, FIRST_SWEEP, GUEST_WAITS, RateLimiter, TooFast

LOOSE = Pace("1000/second", "1000/second")


class Clock:
    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_so_many_in_a_minute_and_then_no_more_until_the_first_is_a_minute_old() -> None:
    clock = Clock()
    limiter = RateLimiter(Paces(reads=Pace("3/minute", "1000/second")), clock)
    for _ in range(3):
        limiter.check("reads", "192.0.2.1", "kim")
        clock.seconds += 10
    with pytest.raises(TooFast) as refused:
        limiter.check("reads", "192.0.2.1", "kim")
    assert refused.value.seconds == 30
    clock.seconds += 30
    limiter.check("reads", "192.0.2.1", "kim")
    with pytest.raises(TooFast):
        limiter.check("reads", "192.0.2.1", "kim")


def test_each_person_has_a_pace_of_their_own() -> None:
    limiter = RateLimiter(Paces(reads=Pace("1/minute", "1000/second")), Clock())
    limiter.check("reads", "192.0.2.1", "kim")
    limiter.check("reads", "192.0.2.1", "ash")
    with pytest.raises(TooFast):
        limiter.check("reads", "192.0.2.1", "ash")


def test_all_people_of_one_address_share_that_of_the_address() -> None:
    limiter = RateLimiter(Paces(tables=Pace("1000/second", "2/hour")), Clock())
    limiter.check("tables", "192.0.2.1", "kim")
    limiter.check("tables", "192.0.2.1", None)
    with pytest.raises(TooFast):
        limiter.check("tables", "192.0.2.1", "ash")
    limiter.check("tables", "192.0.2.2", "ash")


def test_tables_and_reads_are_counted_apart() -> None:
    limiter = RateLimiter(Paces(reads=LOOSE, tables=Pace("1/hour", "1/hour")), Clock())
    limiter.check("tables", "192.0.2.1", "kim")
    for _ in range(50):
        limiter.check("reads", "192.0.2.1", "kim")
    with pytest.raises(TooFast):
        limiter.check("tables", "192.0.2.1", "kim")


def test_of_two_windows_the_slower_counts() -> None:
    clock = Clock()
    limiter = RateLimiter(Paces(tables=Pace("2/minute;3/hour", "1000/second")), clock)
    for _ in range(3):
        limiter.check("tables", "192.0.2.1", "kim")
        clock.seconds += 40
    with pytest.raises(TooFast) as refused:
        limiter.check("tables", "192.0.2.1", "kim")
    assert refused.value.seconds == 3600 - 120


def test_a_refused_request_does_not_count() -> None:
    clock = Clock()
    limiter = RateLimiter(Paces(reads=Pace("1/minute", "1000/second")), clock)
    limiter.check("reads", "192.0.2.1", "kim")
    clock.seconds += 59
    with pytest.raises(TooFast):
        limiter.check("reads", "192.0.2.1", "kim")
    clock.seconds += 1
    limiter.check("reads", "192.0.2.1", "kim")


def test_new_guests_beyond_the_pace_wait_and_far_beyond_it_are_refused() -> None:
    clock = Clock()
    limiter = RateLimiter(Paces(guests="2/minute;1000/hour"), clock)
    assert [limiter.guest("192.0.2.1") for _ in range(4)] == [0.0, 0.0, GUEST_WAITS, GUEST_WAITS]
    assert limiter.guest("192.0.2.2") == 0.0
    clock.seconds += 10
    for _ in range(2 * FAR_BEYOND - 4):
        assert limiter.guest("192.0.2.1") == GUEST_WAITS
    with pytest.raises(TooFast) as refused:
        limiter.guest("192.0.2.1")
    assert refused.value.seconds == 50
    clock.seconds += 60
    assert limiter.guest("192.0.2.1") == 0.0


def test_who_has_not_asked_for_long_is_forgotten() -> None:
    clock = Clock()
    limiter = RateLimiter(Paces(reads=Pace("600/minute", "3000/minute")), clock)
    for number in range(20 * FIRST_SWEEP):
        clock.seconds += 1
        limiter.check("reads", f"192.0.2.{number}", f"person {number}")
    assert limiter.size() <= FIRST_SWEEP + 2


@pytest.mark.parametrize(
    "text", ["", "60", "60/fortnight", "0/minute", "-1/minute", "1.5/minute", "1/day;", "9999999999/day"]
)
def test_what_is_no_pace_is_refused(text: str) -> None:
    with pytest.raises(ConfigError, match="is not of the form 60/minute"):
        read_pace(text)
