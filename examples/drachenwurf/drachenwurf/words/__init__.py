"""What Drachenwurf says at the table. The sentences are in `texts.*.ftl`."""

from typing import cast

from drachenhort.core.event import Event
from drachenhort.core.state import View
from drachenhort.core.words import Maker, PlainSpeaker

from ..game import CONTRACT, SECRET, STOP, TableView
from ..goals import NAMES


class DrachenwurfWords(PlainSpeaker):
    """One language, one company. See `Words`."""

    contract = CONTRACT

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

    def move(self, view: View, action: int) -> str:
        table = cast(TableView, view).table
        if action == STOP:
            return self.texts.say("move-stop", points=sum(table.dice) + sum(table.kept))
        return super().move(view, action)

    def is_on_table(self, event: Event) -> bool:
        return event.kind is SECRET


WORDS: Maker = DrachenwurfWords
