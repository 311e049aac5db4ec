"""What Drachenwurf says at the table. The sentences are in `texts.*.ftl`."""

from typing import cast

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.state import View
from drachenhort.core.words import Maker, Speaker

from ..game import STOP, TableView
from ..goals import NAMES


class DrachenwurfWords(Speaker):
    """One language, one company. See `Words`."""

    def table(self, view: View) -> list[str]:
        table = cast(TableView, view).table
        lines = [
            self.texts.say("round", round=table.round, fires=table.fires),
            self.texts.say("lying", dice=self._faces(table.dice), kept=self._faces(table.kept)),
        ]
        for seat, deeds in enumerate(table.deeds):
            told = {"points": table.points[seat], "burned": deeds.burned}
            lines.append(self.texts.say("seat-line", **told, **self.company.who(seat)))
        if view.is_seated:
            lines.append(self.texts.say("my-goal", goal=NAMES[table.goals[view.seat]]))
        return lines

    def _faces(self, faces: list[int]) -> str:
        return ", ".join(str(face) for face in faces) or self.texts.say("nothing")

    def decision(self, view: View, seat: int, kind: int) -> str:
        return self.texts.say("decision-roll", **self.company.who(seat))

    def move(self, view: View, action: int) -> str:
        table = cast(TableView, view).table
        if action == STOP:
            return self.texts.say("move-stop", points=sum(table.dice) + sum(table.kept))
        return self.texts.say("move-keep", face=action)

    def event(self, event: Event) -> str:
        seat, *others = event.values
        who = self.company.who(seat)
        match event.kind.name:
            case "secret" | "reached":
                return self.texts.say(f"event-{event.kind.name}", goal=NAMES[others[0]], **who)
            case "rolled":
                return self.texts.say("event-rolled", dice=self._faces(others), **who)
            case "kept":
                return self.texts.say("event-kept", face=others[0], **who)
            case "stopped":
                return self.texts.say("event-stopped", points=others[0], **who)
        return self.texts.say("event-burned", **who)

    def is_on_table(self, event: Event) -> bool:
        return event.kind.name == "secret"

    def refusal(self, view: View, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")


WORDS: Maker = DrachenwurfWords
