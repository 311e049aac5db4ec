"""Drachenhüter passes what every game must pass."""

from tests.conformance import conformance
from tests.games.drachenhueter.hidden import hidden_swap

TestConformance = conformance("drachenhueter", hidden_swap)
