"""Words and numbers of reports in one language."""

from html import escape
from typing import Final, final

from drachenhort.core.form import Form
from drachenhort.core.game import Game
from drachenhort.core.shapes import Domain
from drachenhort.core.words import Argument
from drachenhort.lab.report.groups import Thing, parts_of
from drachenhort.lab.report.uses import ACTION, EVENT, things_of
from drachenhort.texts.catalogue import catalogue, report_texts
from drachenhort.words.happens import happening
from drachenhort.words.plain import named

COMMA: Final = {"de": (".", ",")}
"""What parts thousands, and what parts the decimals, where it is not as in English."""


@final
class Say:
    """The words of one game's report."""

    def __init__(self, game: Game, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self._texts: Final = report_texts(language)
        self._domains: Final[dict[tuple[str, str, str], Domain]] = {}
        forms: list[tuple[str, Form]] = [(ACTION, form) for form in game.contract.actions.kinds]
        forms += [(EVENT, form) for form in game.contract.events.kinds]
        for source, form in forms:
            for field, shape in form.fields.items():
                domain = things_of(shape)
                if domain is not None:
                    self._domains[source, form.name, field] = domain

    def __call__(self, key: str, **values: Argument) -> str:
        return self._texts.say(f"report-{key}", **values)

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:,.{digits}f}".replace("inf", "∞")
        thousands, point = COMMA.get(self.language, (",", "."))
        return text.replace(",", "\0").replace(".", point).replace("\0", thousands).replace("-", "−")

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits)} %"

    def points(self, share: float) -> str:
        """A difference of two shares, with its sign."""
        return f"{'+' if share > 0 else ''}{self.number(100 * share, 1)}"

    def reach(self, share: float) -> str:
        return f"± {self.number(100 * share, 1)}"

    def seat(self, seat: int) -> str:
        return self("seat", seat=seat + 1)

    def ending(self, name: str) -> str:
        texts = catalogue(self.language, self.game.id)
        key = f"ending-{name}"
        return texts.say(key) if texts.has(key) else name

    def group(self, source: str, kind: str, field: str) -> str:
        """The heading of a group, as HTML."""
        if not kind:
            return escape(self(f"all-{source}s"))
        others = (
            sum(1 for one, name, other in self._domains if (one, name) == (source, kind) and other != field) if field else 0
        )
        return self._html(*happening(self.game, self.language, kind, field, others))

    def thing(self, thing: Thing) -> str:
        """The name of a thing in its group, as HTML."""
        source, kind, field, value = parts_of(thing.key)
        if not field:
            return self._html(*happening(self.game, self.language, kind, "", 0))
        domain = self._domains.get((source, kind, field))
        return self._html(*named(self.game, self.language, value, "" if domain is None else domain.name))

    def use(self, key: str) -> str:
        """A use by itself, as plain text."""
        source, kind, field, value = parts_of(key)
        what, _ = happening(self.game, self.language, kind, field, 0)
        if not field:
            return what
        domain = self._domains.get((source, kind, field))
        return f"{what}: {named(self.game, self.language, value, '' if domain is None else domain.name)[0]}"

    def _html(self, text: str, language: str) -> str:
        text = escape(text[:1].upper() + text[1:])
        return text if language == self.language else f'<span lang="{language}">{text}</span>'
