"""One rating from all games of an arena, after Plackett and Luce (openskill)."""

from importlib.util import find_spec
from random import Random
from typing import Final

from drachenhort.lab.arena.results import BETTER, EQUAL, MatchResult
from drachenhort.lab.arena.stored import DIGITS, Rating

NEEDS: Final = "openskill"


def can_rate() -> bool:
    """Whether what it takes is installed; it comes with the extra `lab`."""
    return find_spec(NEEDS) is not None


def ratings_of(results: list[MatchResult]) -> dict[str, Rating]:
    """A rating for each player, the strongest first.

    Every seat counts as one that plays for itself. A player at several seats gains and loses what all of them do; that it
    also played against itself tells nothing, so it is not surer than its surest seat, and nobody is rated who met no other.
    """
    names = dict.fromkeys(name for result in results for name in result.players)
    if len(names) < 2:
        return {}
    from openskill.models import PlackettLuce  # Only who rates has to have it.

    model = PlackettLuce(tau=0.0)  # Nobody learns between two games.
    ratings = {name: Rating(model.mu, model.sigma) for name in names}
    for order in _in_any_order(results):
        ranked = [(rank, name) for rank, group in enumerate(order.split(BETTER)) for name in group.split(EQUAL)]
        teams = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for _, name in ranked]
        rated = model.rate(teams, ranks=[float(rank) for rank, _ in ranked])
        for name in {name for _, name in ranked}:
            before = ratings[name]
            seats = [team[0] for team, (_, other) in zip(rated, ranked, strict=True) if other == name]
            gained = sum(seat.mu - before.mu for seat in seats)
            ratings[name] = Rating(before.mu + gained, min(seat.sigma for seat in seats))
    strongest_first = sorted(ratings.items(), key=lambda each: -each[1].mu)
    return {name: Rating(round(rating.mu, DIGITS), round(rating.sigma, DIGITS)) for name, rating in strongest_first}


def _in_any_order(results: list[MatchResult]) -> list[str]:
    """All games mixed, since later ones weigh a little less; the same way each time."""
    orders = [order for result in results for order, count in sorted(result.orders.items()) for _ in range(count)]
    Random("arena").shuffle(orders)
    return orders
