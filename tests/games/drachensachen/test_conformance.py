"""Drachensachen passes what every game must pass."""

from tests.conformance import conformance
from tests.games.drachensachen.hidden import CLEARING, hidden_swap

TestConformance = conformance("drachensachen", hidden_swap, CLEARING)
