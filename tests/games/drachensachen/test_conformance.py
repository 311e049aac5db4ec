"""Drachensachen passes what every game must pass."""

from tests.conformance import conformance
from tests.games.drachensachen.hidden import hidden_swap

TestConformance = conformance("drachensachen", hidden_swap, clearing=("game-begins",))
