"""What Kuhn poker says. The sentences are in `texts.*.ftl`."""

from typing import cast

from drachenhort.core.event import Event
from drachenhort.core.state import View
from drachenhort.core.words import Maker, PlainSpeaker

from .game import CARDS, CONTRACT, DEALT, PokerView


class KuhnPokerWords(PlainSpeaker):
    contract = CONTRACT

    def table(self, view: View) -> list[str]:
        table = cast(PokerView, view).table
        lines = [self.texts.say("middle", coins=table.coins(0) + table.coins(1))]
        return [*lines, self.texts.say("my-card", card=CARDS[table.cards[view.seat]])] if view.is_seated else lines

    def is_on_table(self, event: Event) -> bool:
        return event.kind is DEALT


WORDS: Maker = KuhnPokerWords
