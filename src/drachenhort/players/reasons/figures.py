"""Means, spreads and how two lists of numbers go together."""

from math import sqrt


def mean_of(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def spread_of(numbers: list[float]) -> float:
    """The standard deviation."""
    mean = mean_of(numbers)
    total = 0.0
    for number in numbers:
        total += (number - mean) * (number - mean)
    return sqrt(total / len(numbers)) if numbers else 0.0


def together(one: list[float], other: list[float]) -> float:
    """How two lists go together, from -1 to 1 (the correlation); 0 where one of them is always the same."""
    spreads = spread_of(one) * spread_of(other)
    if spreads <= 0.0:
        return 0.0
    one_mean, other_mean = mean_of(one), mean_of(other)
    total = 0.0
    for index in range(len(one)):
        total += (one[index] - one_mean) * (other[index] - other_mean)
    return total / len(one) / spreads
