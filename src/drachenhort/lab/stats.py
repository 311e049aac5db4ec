"""How far a measured share can be trusted."""

from typing import Final

from drachenhort.core.shares import Z_95, wilson

T_95: Final = [12.706205, 4.302653]
"""What `Z_95` is for a normal distribution, for Student's with 1 and 2 degrees of freedom; `t_95` reckons the others."""


def clustered(share: float, scatter: float, clusters: int, size: int) -> tuple[float, float]:
    """The 95 % interval of a share of games that come in clusters, such as one deal in several seatings.

    Games of a cluster are not independent, but clusters are: `scatter` is the sum of the squares of how far each one's own
    share is from the whole. It says how many independent games would tell as much (after Korn and Graubard), and for these
    Wilson's interval is taken.
    """
    if clusters < 2:  # What other clusters would bring cannot be told from one.
        return wilson(share * clusters, clusters)
    if share in (0.0, 1.0):
        return wilson(share * clusters * size, clusters * size)
    # Few clusters can look alike by chance; at least one game could have gone otherwise.
    variance = max(scatter, 1 / size**2) / (clusters * (clusters - 1))
    worth = share * (1 - share) / variance * (Z_95 / t_95(clusters - 1)) ** 2
    return wilson(share * worth, worth)


def t_95(freedom: int) -> float:
    """Student's distribution: so many estimated standard deviations around the mean hold 95 % of it."""
    return T_95[freedom - 1] if freedom <= len(T_95) else student(Z_95, freedom)


def student(z: float, freedom: int) -> float:
    """What `z` of a normal distribution is in Student's with so many degrees of freedom, 3 or more: the expansion of
    Cornish and Fisher."""
    terms = [
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    ]
    return sum((term / float(freedom) ** power for power, term in enumerate(terms)), 0.0)
