"""What Kuhn poker says."""

from typing import cast

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.state import View
from drachenhort.core.words import Maker, Speaker

from ..game import BET, CARDS, MOVES, PokerView


class KuhnPokerWords(Speaker):
    """One language, one company. See `Words`."""

    def table(self, view: View) -> list[str]:
        table = cast(PokerView, view).table
        lines = [self.texts.say("middle", coins=table.coins(0) + table.coins(1))]
        return [*lines, self.texts.say("my-card", card=CARDS[table.cards[view.seat]])] if view.is_seated else lines

    def decision(self, view: View, seat: int, kind: int) -> str:
        return self.texts.say("decision-bet", **self.company.who(seat))

    def move(self, view: View, action: int) -> str:
        return self.texts.say("move-bet" if action == BET else "move-pass")

    def event(self, event: Event) -> str:
        seat, value = event.values
        if event.kind.name == "dealt":
            return self.texts.say("event-dealt", card=CARDS[value], **self.company.who(seat))
        return self.texts.say(f"event-{MOVES[value]}", **self.company.who(seat))

    def is_on_table(self, event: Event) -> bool:
        return event.kind.name == "dealt"

    def refusal(self, view: View, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")


WORDS: Maker = KuhnPokerWords
