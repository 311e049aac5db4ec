"""What Drachenrest says at the table."""

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.options import Options
from drachenhort.core.outcome import Outcome
from drachenhort.core.state import View
from drachenhort.core.words import Company, Maker, Texts


class RestWords:
    """Drachenrest in one language, for one company. See `Words`."""

    def __init__(self, texts: Texts, company: Company, _options: Options) -> None:
        self.texts = texts
        self.company = company

    def table(self, view: View) -> list[str]:
        coins = view.to_json()["coins"]
        assert isinstance(coins, int), "a view of another game"
        return [self.texts.say("left", count=coins)]

    def decision(self, view: View, seat: int, kind: int) -> str:
        return self.texts.say("decision-take", **self.company.who(seat))

    def move(self, view: View, action: int) -> str:
        return self.texts.say("move-take", count=action)

    def event(self, event: Event) -> str:
        return self.texts.say("event-took", count=event.values[1], **self.company.who(event.values[0]))

    def is_on_table(self, event: Event) -> bool:
        return False

    def refusal(self, view: View, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")

    def outcome(self, outcome: Outcome) -> list[str]:
        return [self.texts.say("ending-empty", **self.company.who(outcome.winners[0]))]


WORDS: Maker = RestWords
