"""Drachenfaust passes what every game must pass."""

from tests.conformance import conformance
from tests.games.drachenfaust.hidden import CLEARING, hidden_swap

TestConformance = conformance("drachenfaust", hidden_swap, CLEARING)
