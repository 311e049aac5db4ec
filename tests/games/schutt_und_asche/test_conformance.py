"""Schutt und Asche passes what every game must pass."""

from tests.conformance import conformance
from tests.games.schutt_und_asche.hidden import hidden_swap

# 3.1 With a round the offerings of the one before are gone from the table.
TestConformance = conformance("schutt_und_asche", hidden_swap, clearing=("round-begins",))
