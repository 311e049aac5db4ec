"""A review in a few sentences: what the deal, luck and the player did, and how many choices were of which class."""

from drachenhort.review.chances import Span
from drachenhort.review.classes import MARKS
from drachenhort.review.review import Review
from drachenhort.texts.catalogue import Catalogue


def summary_of(review: Review, texts: Catalogue) -> list[str]:
    """To whoever sat in the reviewed seat."""
    account = review.account
    if not review.choices:
        return [texts.say("review-nothing")]
    return [
        texts.say("review-result", won=percent(account.won), equal=percent(account.equal)),
        texts.say(f"review-skill-{_verdict(account.skill)}", **_span(account.skill)),
        texts.say("review-luck", deal=signed(account.deal), luck=signed(account.luck)),
        texts.say("review-lost", **_each(account.lost, len(review.choices))),
    ]


def counts_of(review: Review, texts: Catalogue) -> list[str]:
    """How many choices were of each class, the best first, with the bar of the class."""
    marks = [each.judged.mark for each in review.choices]
    return [texts.say(f"review-count-{mark}", count=marks.count(mark), bar=bar_of(review, mark)) for mark in MARKS]


def bar_of(review: Review, mark: str) -> int:
    """What a choice of this class costs at least, in percent."""
    bars = {"inaccurate": review.bars.inaccurate, "mistake": review.bars.mistake, "blunder": review.bars.blunder}
    return percent(bars.get(mark, 0.0))


def _verdict(skill: Span) -> str:
    """Nothing is claimed that the interval does not bear."""
    if skill.low > 0:
        return "up"
    return "down" if skill.high < 0 else "even"


def _span(span: Span) -> dict[str, str | int]:
    return {"mean": signed(span.mean), "low": signed(span.low), "high": signed(span.high)}


def _each(total: Span, count: int) -> dict[str, str | int]:
    """What one of so many choices cost on average. Costs have no sign."""
    span = Span(total.mean / count, total.low / count, total.high / count)
    return {name: str(value).removeprefix("+") for name, value in _span(span).items()}


def percent(share: float) -> int:
    return round(100 * share)


def signed(share: float) -> str:
    """With its sign, which is no hyphen."""
    number = percent(share)
    return "0" if number == 0 else f"+{number}" if number > 0 else f"−{-number}"
