"""Which of our languages a reader would like best."""

from typing import Final

from drachenhort.server.base.plans import Language
from drachenhort.texts.catalogue import LANGUAGES

LONGEST: Final = 200
"""No honest header is longer."""


def choose_language(accepted: str | None) -> Language:
    """From an Accept-Language header such as `de-AT,de;q=0.9,en;q=0.5`. English for whoever wants none of ours."""
    best: Language = "en"
    best_weight = 0.0
    for part in (accepted or "")[:LONGEST].split(","):
        tag, _, rest = part.partition(";")
        weight = _weight(rest)
        for language in LANGUAGES:
            if tag.strip().lower().split("-")[0] == language and weight > best_weight:
                best, best_weight = language, weight
    return best


def _weight(text: str) -> float:
    """Of `q=0.9`; nothing said means all of it."""
    name, _, number = text.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        weight = float(number)
    except ValueError:
        return 0.0
    return weight if 0.0 <= weight <= 1.0 else 0.0
