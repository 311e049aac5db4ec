"""Events reach those who are named, and nobody else."""

from drachenhort.core.event import EVERYBODY, Event, EventKind, all_but, only
from drachenhort.core.shapes import Many, Names, Seat
from drachenhort.core.state import WATCHER

DREW = EventKind("drew", "4.2", {"seat": Seat(6), "cards": Many(Names("Kind", ["king", "queen"], first=7))})


def test_the_audience_is_exactly_who_is_named() -> None:
    assert [Event(DREW, only(2), [2]).is_for(seat) for seat in range(4)] == [False, False, True, False]
    assert [Event(DREW, all_but(2), [2]).is_for(seat) for seat in range(4)] == [True, True, False, True]
    assert not any(Event(DREW, 0, [2]).is_for(seat) for seat in range(16))


def test_a_watcher_hears_what_everybody_hears_and_no_secret() -> None:
    assert Event(DREW, EVERYBODY, [0]).is_for(WATCHER)
    assert Event(DREW, all_but(1), [1]).is_for(WATCHER)
    assert not Event(DREW, only(1), [1]).is_for(WATCHER)


def test_programs_get_names_for_numbers() -> None:
    assert Event(DREW, EVERYBODY, [3, 7, 8]).to_json() == {"event": "drew", "seat": 3, "cards": ["king", "queen"]}
    assert Event(DREW, EVERYBODY, [3]).to_json() == {"event": "drew", "seat": 3, "cards": []}
