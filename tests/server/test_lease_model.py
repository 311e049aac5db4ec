"""Decision 15: the fence keeps every late write out, and nothing less does."""

import pytest

from tests.server.lease_model import Guard, explore

DOUBLED = "an act is doubled"
INTRUDED = "somebody wrote after another had taken over and written"


@pytest.mark.parametrize("guards", [{Guard.FENCE}, {Guard.FENCE, Guard.KEY}])
def test_with_the_fence_nothing_is_doubled_or_lost_and_no_log_has_two_writers(guards: set[Guard]) -> None:
    explored = explore(frozenset(guards))
    assert explored.faults == {}
    assert explored.states > 10_000 and explored.most_owners == 2, "the table was taken over, and both have written"


def test_without_any_guard_an_act_is_doubled_by_whoever_was_taken_for_dead() -> None:
    explored = explore(frozenset())
    assert explored.faults[DOUBLED] == [
        "0 takes over",
        "0 loads",
        "0 sends a",
        "1 takes over",
        "1 loads",
        "1 sends a",
        "a of token 0 is written",
        "a of token 1 is written",
    ]


def test_a_token_that_is_checked_before_the_write_does_not_help() -> None:
    explored = explore(frozenset({Guard.CHECKED_BEFORE}))
    way = explored.faults[DOUBLED]
    assert way.index("a of token 0 is checked") < way.index("1 takes over") < way.index("a of token 0 is written")


def test_with_the_key_alone_nothing_is_doubled_but_two_write_in_one_log() -> None:
    assert set(explore(frozenset({Guard.KEY})).faults) == {INTRUDED}
