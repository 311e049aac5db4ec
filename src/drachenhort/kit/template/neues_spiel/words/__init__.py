"""What Neues Spiel says at the table. The sentences are in `texts.*.ftl`."""

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.state import View
from drachenhort.core.words import Maker, Speaker


class NeuesSpielWords(Speaker):
    """One language, one company. See `Words`."""

    def table(self, view: View) -> list[str]:
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

    def decision(self, view: View, seat: int, kind: int) -> str:
        return self.texts.say("decision-play", **self.company.who(seat))

    def move(self, view: View, action: int) -> str:
        return self.texts.say("move-play", card=action)

    def event(self, event: Event) -> str:
        name, values = event.kind.name, event.values
        match name:
            case "turned-up":
                return self.texts.say("event-turned-up", card=values[0])
            case "dealt":
                cards = ", ".join(str(card) for card in values[1:])
                return self.texts.say("event-dealt", cards=cards, **self.company.who(values[0]))
            case "played":
                return self.texts.say("event-played", card=values[1], **self.company.who(values[0]))
        return self.texts.say(f"event-{name}", **self.company.who(values[0]))

    def is_on_table(self, event: Event) -> bool:
        return event.kind.name == "dealt"

    def refusal(self, view: View, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")


def _number(value: object) -> int:
    assert isinstance(value, int), "a view of another game"
    return value


WORDS: Maker = NeuesSpielWords
