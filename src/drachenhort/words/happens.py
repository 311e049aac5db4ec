"""What is called how where a report lists what players do and what happens to them.

A room may say it in its texts: `happens-moved-path` for one field of an action or event, `happens-moved` for all of it.
Else the declaration's own words are taken, which are English.
"""

import re
from typing import Final

from drachenhort.core.game import Game
from drachenhort.games.files import FALLBACK
from drachenhort.texts.catalogue import catalogue

NO_ID: Final = re.compile(r"[^a-zA-Z0-9]+")


def happening(game: Game, language: str, kind: str, field: str, others: int) -> tuple[str, str]:
    """The name of what happens, and the language of that. `others` are the fields of it that name things too."""
    texts = catalogue(language, game.id)
    plain = NO_ID.sub("-", kind)
    exact = f"happens-{plain}-{NO_ID.sub('-', field)}"
    for key in (exact, f"happens-{plain}"):
        if texts.has(key) and (key == exact or not others):
            return texts.say(key), language
    words = kind if not field else f"{kind}: {field}"
    return re.sub(r"[_-]+", " ", words), FALLBACK
