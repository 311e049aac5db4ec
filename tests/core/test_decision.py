"""A decision's set of legal actions, however it is kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drachenhort.core.decision import NO_CODES, WORD, Decision, bit_count, nth_bit

WORDS = st.integers(0, 2**WORD - 1)
CODES = st.lists(st.integers(2 * WORD, 500), unique=True, max_size=6)


@given(WORDS, WORDS, CODES)
def test_all_questions_agree(low: int, high: int, codes: list[int]) -> None:
    decision = Decision(1, 2, low, high, codes)
    expected = [code for code in range(WORD) if low >> code & 1]
    expected += [WORD + code for code in range(WORD) if high >> code & 1]
    expected += codes
    assert decision.legal == expected
    assert decision.count() == len(expected)
    assert [decision.nth(place) for place in range(len(expected))] == expected
    assert [code for code in range(600) if decision.allows(code)] == sorted(expected)


@pytest.mark.parametrize("code", [-1, -62, -(10**15), 124, 10**15])
def test_codes_out_of_range_are_not_allowed(code: int) -> None:
    everything = 2**WORD - 1
    assert not Decision(0, 0, everything, everything, NO_CODES).allows(code)


def test_the_list_is_the_callers_own() -> None:
    decision = Decision(0, 0, 0b101, 0, [300])
    decision.legal.clear()
    assert decision.legal == [0, 2, 300]


@given(WORDS)
def test_bits_are_counted_and_found(word: int) -> None:
    assert bit_count(word) == word.bit_count()
    indexes = [index for index in range(WORD) if word >> index & 1]
    assert [nth_bit(word, place) for place in range(len(indexes))] == indexes


def test_a_decision_is_like_another_only_if_nothing_about_it_differs() -> None:
    asked = Decision(1, 2, 3, 4, [500])
    assert asked.is_like(Decision(1, 2, 3, 4, [500]))
    for other in ((0, 2, 3, 4), (1, 0, 3, 4), (1, 2, 0, 4), (1, 2, 3, 0)):
        assert not asked.is_like(Decision(*other, [500]))
    assert not asked.is_like(Decision(1, 2, 3, 4, NO_CODES))
