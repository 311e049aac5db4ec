"""Chance is fair, repeatable and the same compiled and uncompiled."""

from hypothesis import given
from hypothesis import strategies as st

from drachenhort.core.rng import MASK, Rng


def test_equal_seeds_give_equal_numbers() -> None:
    one, other = Rng.from_seed("a"), Rng.from_seed("a")
    assert [one.word() for _ in range(50)] == [other.word() for _ in range(50)]
    assert Rng.from_seed("b").word() != Rng.from_seed("a").word()


def test_the_numbers_are_those_of_sfc32() -> None:
    """Worked out by hand from the definition, from the state 1, 2, 3, 4."""
    rng = Rng(1, 2, 3, 4)
    assert rng.word() == 1 + 2 + 4
    assert rng.words() == [2, 27, ((3 << 21) | (3 >> 11)) + 7, 5]


def test_a_known_sequence() -> None:
    rng = Rng.from_seed("Drachenhort")
    assert [rng.below(100) for _ in range(8)] == KNOWN


KNOWN = [95, 13, 72, 62, 38, 16, 66, 6]


def test_copies_go_their_own_way() -> None:
    rng = Rng.from_seed("copy")
    twin = rng.copy()
    first = rng.word()
    assert twin.word() == first
    rng.word()
    assert twin.words() != rng.words()


@given(st.integers(1, 2**16), st.text())
def test_below_stays_below(n: int, seed: str) -> None:
    rng = Rng.from_seed(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_is_even() -> None:
    rng = Rng.from_seed("even")
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts), counts


def test_below_rejects_what_would_favour_small_numbers() -> None:
    """With a draw of 0 the product's low half is 0, below the bound for every n that does not divide 2^32."""
    rng = Rng(0, 0, 5, 0)
    assert Rng(0, 0, 5, 0).word() == 0
    rng.below(3)
    after_two = Rng(0, 0, 5, 0)
    after_two.word()
    after_two.word()
    assert rng.words() == after_two.words()


def test_every_shuffle_of_three_is_equally_likely() -> None:
    rng = Rng.from_seed("shuffle")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        items = [1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(1_800 < count < 2_200 for count in counts.values()), counts


def test_shuffle_first_fills_the_first_places_fairly_and_keeps_every_item() -> None:
    rng = Rng.from_seed("first")
    counts = [0] * 5
    for _ in range(10_000):
        items = [0, 1, 2, 3, 4]
        rng.shuffle_first(items, 1)
        assert sorted(items) == [0, 1, 2, 3, 4]
        counts[items[0]] += 1
    assert all(1_850 < count < 2_150 for count in counts), counts


def test_a_fork_does_not_repeat_its_parent() -> None:
    rng = Rng.from_seed("fork")
    fork = rng.fork()
    ours, theirs = [rng.word() for _ in range(20)], [fork.word() for _ in range(20)]
    assert not set(ours) & set(theirs)
    assert all(0 <= word <= MASK for word in theirs)


def test_a_fork_gives_the_same_numbers_for_ever() -> None:
    fork = Rng.from_seed("fork").fork()
    assert [fork.word() for _ in range(3)] == [3792773233, 2271045551, 363001408]
