"""Who meets whom, and who sits where."""

from collections import Counter

import pytest

from drachenhort.lab.arena.matches import Kind, Match, MatchError, matches_of, usual_kind


def sittings(match: Match) -> list[Counter[str]]:
    """For each seat, how often each player sits there."""
    return [Counter(names) for names in zip(*match.seatings, strict=True)]


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 6), (4, 6), (5, 20), (6, 20)])
def test_in_a_duel_both_sit_everywhere_equally_often(seats: int, games: int) -> None:
    (match,) = matches_of(Kind.DUEL, ["a", "b"], seats)
    assert len(match.seatings) == len(set(match.seatings)) == games
    assert all(seat["a"] == seat["b"] == games // 2 for seat in sittings(match))
    assert all(abs(seating.count("a") - seating.count("b")) <= 1 for seating in match.seatings)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_one_against_the_others_sits_everywhere_once(seats: int) -> None:
    (match,) = matches_of(Kind.ONE_AGAINST, ["a", "b"], seats)
    assert len(match.seatings) == seats
    assert all(seating.count("a") == 1 for seating in match.seatings)
    assert all(seat["a"] == 1 for seat in sittings(match))


def test_at_one_table_everybody_sits_everywhere_once() -> None:
    (match,) = matches_of(Kind.TABLE, ["a", "b", "c"], 3)
    assert match.seatings == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_seatings_that_look_the_same_are_played_once() -> None:
    (match,) = matches_of(Kind.TABLE, ["a", "b", "a", "b"], 4)
    assert match.seatings == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


@pytest.mark.parametrize("seats", [1, 4])
def test_one_player_at_all_seats_plays_every_deal_once(seats: int) -> None:
    (match,) = matches_of(Kind.TABLE, ["a"] * seats, seats)
    assert match.seatings == [("a",) * seats]


@pytest.mark.parametrize(
    ("kind", "pairs"),
    [
        (Kind.DUEL, [["a", "b"], ["a", "c"], ["a", "d"], ["b", "c"], ["b", "d"], ["c", "d"]]),
        (Kind.LADDER, [["a", "b"], ["b", "c"], ["c", "d"]]),
        (Kind.ONE_AGAINST, [["a", "d"], ["b", "d"], ["c", "d"]]),
        (Kind.TABLE, [["a", "b", "c", "d"]]),
    ],
)
def test_who_meets_whom(kind: Kind, pairs: list[list[str]]) -> None:
    assert [match.players for match in matches_of(kind, ["a", "b", "c", "d"], 4)] == pairs


def test_as_many_names_as_seats_are_one_table() -> None:
    assert usual_kind(["a", "b", "c"], 3) == Kind.TABLE
    assert usual_kind(["a", "b", "c"], 4) == Kind.DUEL


@pytest.mark.parametrize(
    ("kind", "players", "seats", "says"),
    [
        (Kind.DUEL, ["a"], 2, "two or more players"),
        (Kind.LADDER, ["a", "b", "a"], 4, "each named once; these are a, b, a"),
        (Kind.ONE_AGAINST, ["a", "a"], 4, "each named once"),
        (Kind.TABLE, ["a", "b"], 3, "3 seats needs 3 names; 2 are given"),
        (Kind.DUEL, ["a", "b"], 1, "at least 2 seats"),
    ],
)
def test_what_is_no_match(kind: Kind, players: list[str], seats: int, says: str) -> None:
    with pytest.raises(MatchError, match=says):
        matches_of(kind, players, seats)
