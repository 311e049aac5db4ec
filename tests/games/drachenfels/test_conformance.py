"""Drachenfels passes what every game must pass."""

from tests.conformance import conformance
from tests.games.drachenfels.hidden import hidden_swap

TestConformance = conformance("drachenfels", hidden_swap)
