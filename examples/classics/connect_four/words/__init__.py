"""What connect four says."""

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.outcome import Outcome
from drachenhort.core.state import View
from drachenhort.core.words import Maker, Speaker

COLUMNS = 7


class ConnectFourWords(Speaker):
    """One language, one company. See `Words`."""

    def table(self, view: View) -> list[str]:
        cells = view.to_json()["cells"]
        assert isinstance(cells, list), "a view of another game"
        signs = [".XO"[0 if cell is None else 1 + int(cell == 1)] for cell in cells]
        return [" ".join(signs[start : start + COLUMNS]) for start in range(0, len(signs), COLUMNS)]

    def decision(self, view: View, seat: int, kind: int) -> str:
        return self.texts.say("decision-drop", **self.company.who(seat))

    def move(self, view: View, action: int) -> str:
        return self.texts.say("move-drop", column=action + 1)

    def event(self, event: Event) -> str:
        return self.texts.say("event-dropped", column=event.values[1] + 1, **self.company.who(event.values[0]))

    def is_on_table(self, event: Event) -> bool:
        return False

    def refusal(self, view: View, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")

    def outcome(self, outcome: Outcome) -> list[str]:
        return [line for line in super().outcome(outcome) if line]


WORDS: Maker = ConnectFourWords
