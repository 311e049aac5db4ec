"""What connect four says. The sentences are in `texts.*.ftl`."""

from drachenhort.core.outcome import Outcome
from drachenhort.core.state import View
from drachenhort.core.words import Maker, PlainSpeaker

from .game import COLUMNS, CONTRACT


class ConnectFourWords(PlainSpeaker):
    contract = CONTRACT

    def table(self, view: View) -> list[str]:
        cells = view.to_json()["cells"]
        assert isinstance(cells, list), "a view of another game"
        signs = [{None: ".", 0: "X", 1: "O"}[cell] for cell in cells if not isinstance(cell, list | dict | str | float)]
        return [" ".join(signs[start : start + COLUMNS]) for start in range(0, len(signs), COLUMNS)]

    def outcome(self, outcome: Outcome) -> list[str]:
        return [line for line in super().outcome(outcome) if line]


WORDS: Maker = ConnectFourWords
