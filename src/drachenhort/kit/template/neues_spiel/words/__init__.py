"""What Neues Spiel says at the table. The sentences are in `texts.*.ftl`, most of them found by the names that `game.py`
declares: `decision-play`, `move-play`, `event-played`, with a declared field each for `$card` and the like."""

from drachenhort.core.event import Event
from drachenhort.core.state import View
from drachenhort.core.words import Maker, PlainSpeaker

from ..game import CONTRACT, DEALT


class NeuesSpielWords(PlainSpeaker):
    """One language, one company. What a sentence needs beyond its fields is said by a method of one's own here."""

    contract = CONTRACT

    def table(self, view: View) -> list[str]:
        """In the terminal; the browser draws it from what the game declares."""
        shown = view.to_json()
        lines = [self.texts.say("round", round=_number(shown["round"]))]
        players, hand = shown["players"], shown["hand"]
        assert isinstance(players, list) and isinstance(hand, list), "a view of another game"
        for seat, player in enumerate(players):
            assert isinstance(player, dict), "a view of another game"
            played = 0 if player["played"] is None else _number(player["played"])
            told = {"cards": _number(player["hand_size"]), "played": played, "points": _number(player["points"])}
            lines.append(self.texts.say("seat-line", **told, **self.company.who(seat)))
        if hand:
            lines.append(self.texts.say("my-hand", cards=", ".join(str(card) for card in hand)))
        return lines

    def is_on_table(self, event: Event) -> bool:
        return event.kind is DEALT


def _number(value: object) -> int:
    assert isinstance(value, int), "a view of another game"
    return value


WORDS: Maker = NeuesSpielWords
