"""What a table says in words, in each language and to each reader."""

from collections.abc import Iterable
from typing import Protocol, cast

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.options import Options
from drachenhort.core.state import State, View
from drachenhort.server.messages import Sentences
from drachenhort.server.moves.ledger import Chair
from drachenhort.server.plans import Language
from drachenhort.texts.catalogue import catalogue
from drachenhort.words import Company, Words, words_for
from drachenhort.words.rules import clauses_of


class _Pending(Protocol):
    """What every game's view shows of the open decisions: whose, and of what kind as far as this reader may know that.

    The kind of another seat's decision can be a secret: it may follow from what that seat holds.
    """

    pending: list[tuple[int, int]]


class Speech:
    """The words of one table; forgotten when somebody sits down or gets up, since sentences have names in them."""

    def __init__(self, game_id: str, options: Options, chairs: list[Chair]) -> None:
        self.game_id = game_id
        self.options = options
        self.chairs = chairs
        self._words: dict[tuple[Language, int | None], Words] = {}

    def forget(self) -> None:
        self._words.clear()

    def to(self, lang: Language, reader: int | None) -> Words:
        found = self._words.get((lang, reader))
        if found is None:
            company = Company(names_of(self.game_id, self.chairs, lang), reader)
            found = words_for(self.game_id, lang, company, self.options)
            self._words[lang, reader] = found
        return found

    def events(self, lang: Language, reader: int | None, events: Iterable[Event]) -> list[str]:
        """A sentence for each; an empty one for what the table shows anyway."""
        words = self.to(lang, reader)
        return ["" if words.is_on_table(event) else words.event(event) for event in events]

    def sentences(self, lang: Language, reader: int | None, state: State, view: View) -> Sentences:
        """Who decides what, the reader first, and what the reader may do."""
        if state.outcome is not None:
            # Somebody whose seat a bot has played to the end has neither won nor lost.
            is_played = reader is not None and not self.chairs[reader].has_left
            return Sentences("\n".join(self.to(lang, reader if is_played else None).outcome(state.outcome)), [])
        words = self.to(lang, reader)
        own = state.decision_of(reader) if reader is not None else None
        pending = cast(_Pending, view).pending
        asked = [open for open in pending if open[0] == reader] if own is not None else pending
        prompt = "\n".join(words.decision(view, seat, kind) for seat, kind in asked)
        return Sentences(prompt, [words.move(view, action) for action in (own.legal if own is not None else [])])

    def refusal(self, lang: Language, seat: int, view: View, action: int, refusal: Illegal) -> tuple[str, str]:
        """Why not, and the rule."""
        text = self.to(lang, seat).refusal(view, action, refusal)
        return text, clauses_of(self.game_id, lang)[refusal.clause].text


def names_of(game_id: str, chairs: list[Chair], lang: Language) -> list[str]:
    """What the seats are called in a sentence. Bots have their names from the texts."""
    texts = catalogue(lang, game_id)
    return [chair.name or texts.say(f"bot-{seat + 1}") for seat, chair in enumerate(chairs)]
