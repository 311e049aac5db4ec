"""Schutt und Asche passes what every game must pass."""

from tests.conformance import conformance
from tests.games.schutt_und_asche.hidden import hidden_swap

TestConformance = conformance("schutt_und_asche", hidden_swap)
