"""Decision 15: the fence keeps every late write out, and nothing less does."""

import pytest

from tests.server.lease_model import Bounds, Guard, explore

DOUBLED = "an act is doubled"
INTRUDED = "somebody wrote after another had been given the shard and written"
ALONE = Bounds(hand_overs=0)
HASTY = Bounds(is_patient=False)


@pytest.mark.parametrize(
    ("guards", "bounds"),
    [({Guard.FENCE}, Bounds(lives=3, hand_overs=0)), ({Guard.FENCE, Guard.KEY}, Bounds(hand_overs=3))],
)
def test_with_the_fence_nothing_is_doubled_or_lost_and_no_log_has_two_writers(guards: set[Guard], bounds: Bounds) -> None:
    explored = explore(frozenset(guards), bounds)
    assert explored.faults == {}
    assert explored.states > 10_000 and explored.most_terms == 2, "the table has moved, and both have written"


def test_without_any_guard_an_act_is_doubled_by_whoever_was_taken_for_dead() -> None:
    explored = explore(frozenset(), ALONE)
    assert explored.faults[DOUBLED] == [
        "0 begins",
        "0 finds the shard",
        "0 loads",
        "0 sends a",
        "1 begins",
        "1 takes over from token 0",
        "1 finds the shard",
        "1 loads",
        "1 sends a",
        "a of token 0 is written",
        "a of token 1 is written",
    ]


def test_a_token_that_is_checked_before_the_write_does_not_help() -> None:
    explored = explore(frozenset({Guard.CHECKED_BEFORE}), ALONE)
    way = explored.faults[DOUBLED]
    taken_over = way.index("1 takes over from token 0")
    assert way.index("a of token 0 is checked") < taken_over < way.index("a of token 0 is written")


def test_with_the_key_alone_nothing_is_doubled_but_two_write_in_one_log() -> None:
    assert set(explore(frozenset({Guard.KEY}), ALONE).faults) == {INTRUDED}


def test_a_token_without_its_shard_keeps_nobody_out_who_gave_the_shard_away_in_haste() -> None:
    way = explore(frozenset({Guard.TOKEN}), HASTY, INTRUDED).faults[INTRUDED]
    assert "token 1 is given the shard" in way and way[-1].endswith("of token 0 is written")


def test_who_does_not_wait_for_what_it_has_sent_doubles_an_act_even_behind_the_fence() -> None:
    """So a server that is not told what became of a write or of a hand-over ends, and begins anew with another token."""
    way = explore(frozenset({Guard.FENCE}), HASTY, DOUBLED).faults[DOUBLED]
    assert way.count("0 sends a") == 2 and way.index("0 hands over") < way.index("a of token 0 is written")
