"""Decisions as arrays."""

import numpy as np
import pytest

from drachenhort.train.batch import Trail, joined, padded


def trail(hopes: list[float]) -> Trail:
    out = Trail()
    for number, hope in enumerate(hopes):
        out.note([number, 7], [3, 4, 5], 1, -0.5, hope)
    return out


def test_what_went_better_than_it_looked_reaches_back_to_earlier_decisions() -> None:
    seat = trail([0.2, 0.5])
    seat.rate(win=1.0, lead=0.5, worth=1.1, reach=0.5)
    assert seat.advantage == pytest.approx([0.3 + 0.5 * 0.6, 0.6])
    assert seat.win == [1.0, 1.0] and seat.lead == [0.5, 0.5]


def test_batches_are_joined_in_their_order() -> None:
    first, second = trail([0.1]), trail([0.2, 0.3])
    first.rate(0.0, 0.0, 0.0, 1.0)
    second.rate(1.0, 0.0, 1.0, 1.0)
    both = joined([first.batch(False, 1), second.batch(False, 2)])
    assert both.size == 3 and both.games == 3
    assert both.win.tolist() == [0.0, 1.0, 1.0]
    assert both.features.tolist() == [0, 7, 0, 7, 1, 7]


def test_rows_are_filled_up_at_their_end() -> None:
    flat = np.array([5, 6, 9], np.uint16)
    assert padded(flat, np.array([2, 0, 1], np.int32), 3, 99).tolist() == [[5, 6, 99], [99, 99, 99], [9, 99, 99]]
