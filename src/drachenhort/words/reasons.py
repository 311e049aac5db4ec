"""Reasons in sentences: what a game's texts say of its facts, with their numbers."""

from typing import Final

from drachenhort.core.facts import WIN, Reason, are_told_apart, figure
from drachenhort.core.words import Argument, Company
from drachenhort.games.facts import facts_of
from drachenhort.texts.catalogue import Catalogue, catalogue

HALF: Final = "½"


class ReasonWords:
    """What is said to one seat, in one language."""

    def __init__(self, game_id: str, language: str, company: Company, seat: int) -> None:
        self._texts: Final[Catalogue] = catalogue(language, game_id)
        self._facts: Final = facts_of(game_id)
        others = [name for other, name in enumerate(company.names) if other != seat]
        name = others[0] if others else ""
        self._people: Final[dict[str, Argument]] = {"two": "yes" if len(others) == 1 else "no", "name": name}

    def say(self, reason: Reason, move: str = "") -> str:
        """A sentence. `move` is the other action in words: the worse one, or the better one if it is about a worse one."""
        fact = self._facts.of(reason.fact)
        is_whether = reason.fact == WIN if fact is None else fact.is_whether
        if reason.topic in ("better", "worse") and not are_told_apart(is_whether, reason):
            return self._texts.say("reason-alike", move=move)
        if reason.topic == "now":
            return _capital(self._texts.say(f"fact-{reason.fact}.now", **self._values(is_whether, reason)))
        clause = self._texts.say(f"fact-{reason.fact}", **self._values(is_whether, reason))
        compared = self._figure(is_whether, reason.other, reason.value, "-short")
        return self._texts.say(f"reason-{reason.topic}", clause=clause, figure=compared, move=move)

    def chance(self, low: int, high: int) -> str:
        """How many of 100 games are won."""
        return self._texts.say("reason-chance", low=low, high=high, range="no" if low == high else "yes")

    def _values(self, is_whether: bool, reason: Reason) -> dict[str, Argument]:
        halves = figure(is_whether, reason.value, reason.other)
        number = self._figure(is_whether, reason.value, reason.other)
        return self._people | {"figure": number, "count": 1 if not is_whether and halves == 2 else 2}

    def _figure(self, is_whether: bool, value: float, other: float, form: str = "") -> str:
        told = figure(is_whether, value, other)
        if is_whether:
            return self._texts.say(f"figure-{'share' + form}", tenths=told)
        exact = "yes" if told == value * 2 else "no"
        return self._texts.say(f"figure-{'number' + form}", number=_number(told), exact=exact)


def _number(halves: int) -> str | int:
    """As `2½`; a whole number stays one, so that the texts can ask for it."""
    whole, half = divmod(abs(halves), 2)
    if not half:
        return whole if halves >= 0 else f"−{whole}"
    return f"{'−' if halves < 0 else ''}{whole or ''}{HALF}"


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
