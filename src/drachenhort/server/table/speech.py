"""What a table says in words, in each language and to each reader."""

from collections.abc import Callable, Iterable
from typing import Protocol, cast

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.game import Variation
from drachenhort.core.options import Options
from drachenhort.core.state import State, View
from drachenhort.games.guide import PLAYER, Guide, Task
from drachenhort.server.base.plans import Language
from drachenhort.server.table import guiding
from drachenhort.server.table.ledger import Chair
from drachenhort.server.wire.messages import Sentences
from drachenhort.texts.catalogue import catalogue
from drachenhort.words import Company, Words, words_for
from drachenhort.words.reasons import ReasonWords
from drachenhort.words.rules import clauses_of


class _Pending(Protocol):
    """What every game's view shows of the open decisions: whose, and of what kind as far as this reader may know that.

    The kind of another seat's decision can be a secret: it may follow from what that seat holds.
    """

    pending: list[tuple[int, int]]


class Speech:
    """The words of one table; forgotten when somebody sits down or gets up, since sentences have names in them."""

    def __init__(
        self,
        game_id: str,
        options: Callable[[], Options],
        chairs: list[Chair],
        guide: Guide | None = None,
        variation: Callable[[], Variation | None] = lambda: None,
    ) -> None:
        self.game_id = game_id
        self.options = options
        self.chairs = chairs
        self.guide = guide
        self.variation = variation
        self._words: dict[tuple[Language, int | None], Words] = {}

    def forget(self) -> None:
        self._words.clear()

    def to(self, lang: Language, reader: int | None) -> Words:
        found = self._words.get((lang, reader))
        if found is None:
            company = Company(names_of(self.game_id, self.chairs, lang), reader)
            found = words_for(self.game_id, lang, company, self.options(), self.variation())
            self._words[lang, reader] = found
        return found

    def reasons(self, lang: Language, seat: int) -> ReasonWords:
        """What this seat is told about why an action is good."""
        return ReasonWords(self.game_id, lang, Company(names_of(self.game_id, self.chairs, lang), seat), seat)

    def events(self, lang: Language, reader: int | None, events: Iterable[Event]) -> list[str]:
        """A sentence for each; an empty one for what the table shows anyway."""
        words = self.to(lang, reader)
        return ["" if words.is_on_table(event) else words.event(event) for event in events]

    def sentences(self, lang: Language, reader: int | None, state: State, view: View, done: int = 0) -> Sentences:
        """Who decides what, and what the reader may do. `done` is how far the player of a guided game is."""
        own = state.decision_of(reader) if reader is not None else None
        words = self.to(lang, reader)
        labels = [words.move(view, action) for action in (own.legal if own is not None else [])]
        prompt = self.prompt(lang, reader, state, view)
        if self.guide is None or reader != PLAYER:
            return Sentences(prompt, labels)
        names = names_of(self.game_id, self.chairs, lang)
        return Sentences(prompt, labels, guiding.words(self.guide, lang, state, done, names))

    def strayed(self, lang: Language, guide: Guide, task: Task) -> tuple[str, str, str]:
        """Why a legal act is not the one that a guided game asks for: the words, the clause and its text."""
        text, clause = guiding.wrong(guide, task, lang, names_of(self.game_id, self.chairs, lang))
        return text, clause, self._rule(lang, clause)

    def prompt(self, lang: Language, reader: int | None, state: State, view: View) -> str:
        """Who decides what, the reader first; after the end who has won."""
        if state.outcome is not None:
            # Somebody whose seat a bot has played to the end has neither won nor lost.
            is_played = reader is not None and not self.chairs[reader].has_left
            return "\n".join(self.to(lang, reader if is_played else None).outcome(state.outcome))
        words = self.to(lang, reader)
        pending = cast(_Pending, view).pending
        is_asked = reader is not None and state.decision_of(reader) is not None
        asked = [open for open in pending if open[0] == reader] if is_asked else pending
        # Those who decide at the same time may share a sentence, which is said once.
        return "\n".join(dict.fromkeys(words.decision(view, seat, kind) for seat, kind in asked))

    def refusal(self, lang: Language, seat: int, view: View, action: int, refusal: Illegal) -> tuple[str, str]:
        """Why not, and the rule."""
        text = self.to(lang, seat).refusal(view, action, refusal)
        return text, self._rule(lang, refusal.clause)

    def _rule(self, lang: Language, clause: str) -> str:
        rule = clauses_of(self.game_id, lang).get(clause)
        return "" if rule is None else rule.text  # Earlier rules may have had one more.


def names_of(game_id: str, chairs: list[Chair], lang: Language) -> list[str]:
    """What the seats are called in a sentence. Bots have their names from the texts; the same name twice gets a number."""
    texts = catalogue(lang, game_id)
    names = [chair.name or texts.say(f"bot-{seat + 1}") for seat, chair in enumerate(chairs)]
    return [name if names.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(names)]
