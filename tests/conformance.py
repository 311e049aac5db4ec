"""What every game of ours must pass: the kit, and what only this repository can compare.

One call per game: `TestConformance = conformance("drachensachen", hidden_swap)`.
"""

import asyncio
import os
from pathlib import Path

from drachenhort import is_compiled
from drachenhort.core.clauses import parse_clauses
from drachenhort.games import find
from drachenhort.games.files import rules_text
from drachenhort.kit.conformance import Conformance, HiddenSwap, Secrets
from drachenhort.texts.catalogue import LANGUAGES
from tests.golden import golden_endings
from tests.streams import compare_in_memory
from tests.traces import trace, traces_path

__all__ = ["HiddenSwap", "conformance"]

STREAMS = int(os.environ.get("SWAPS", "1000")) if is_compiled() else 40
SWAPPED_OFTEN = 4
"""Some swaps change only two cards."""


class OurConformance(Conformance, Secrets):
    """The tests; `conformance` makes a class of them for one game."""

    least_samples = 15

    def test_whole_streams_are_a_function_of_what_one_may_know(self) -> None:
        """What is hidden is swapped; then every frame to every seat and to those who look on is the same."""
        tally = asyncio.run(compare_in_memory(self.game, type(self).hidden_swap, STREAMS, SWAPPED_OFTEN))
        assert tally.different * 2 > tally.swaps == STREAMS, "most tables really are different"
        assert tally.frames > 4 * STREAMS
        assert (tally.parts > 0) == bool(self.game.parts)

    def test_the_trace_is_the_recorded_one(self) -> None:
        """The same file is compared compiled and uncompiled, so both give the same trace. `make golden` renews it."""
        assert trace(self.game) == traces_path(self.game.id).read_text(encoding="utf-8").splitlines()

    def test_there_is_a_golden_game_for_every_ending(self) -> None:
        assert set(golden_endings(self.game.id)) >= set(self.game.endings)

    def test_the_rules_are_there_in_all_languages(self) -> None:
        ids = list(parse_clauses(rules_text(self.game.id, "en")))
        assert len(ids) > 10
        assert all(list(parse_clauses(rules_text(self.game.id, language))) == ids for language in LANGUAGES)


def conformance(game_id: str, hidden_swap: HiddenSwap, clearing: tuple[str, ...] = ()) -> type[OurConformance]:
    """The tests every game must pass, for this one. `clearing` names the events that clear the table."""
    fields = {
        "game": find(game_id),
        "hidden_swap": staticmethod(hidden_swap),
        "clearing": clearing,
        "tests": Path(__file__).parent / "games" / game_id,
    }
    return type(f"TestConformance_{game_id}", (OurConformance,), fields)
