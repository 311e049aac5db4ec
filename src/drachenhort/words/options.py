"""What an option and its values are called."""

import re
from typing import Final, NamedTuple

from drachenhort.core.clauses import Clause
from drachenhort.core.options import Field, Number
from drachenhort.texts.catalogue import Catalogue
from drachenhort.words.rules import clauses_of

OWN_CLAUSE: Final = re.compile(r"\w+ `(\w+)`\s?: (.+?[.])(?: |$)")
"""How a clause begins that is there for one option, in any language: what follows is the option in a sentence."""


class Told(NamedTuple):
    """An option in a word or two, and in a sentence."""

    title: str
    about: str


def option_told(game_id: str, field: Field, texts: Catalogue) -> Told:
    """As its clause says it, if that is there for this option alone, else as the game's texts do."""
    clause = clauses_of(game_id, texts.language).get(field.clause)
    told = None if clause is None else told_by(clause, field.name)
    return told or Told(texts.say(f"option-{field.name}"), texts.say(f"option-{field.name}.about"))


def told_by(clause: Clause, name: str) -> Told | None:
    """What a clause says of the option that it is there for."""
    found = OWN_CLAUSE.match(clause.text)
    if found is None or found.group(1) != name:
        return None
    sentence = found.group(2)
    return Told(clause.title, sentence[0].upper() + sentence[1:])


def value_names(field: Number, texts: Catalogue) -> dict[int, str]:
    """By the number, beginning small; nothing if its values are just numbers."""
    key = f"option-{field.name}.value"
    if not texts.has(key):
        return {}
    return {value: texts.say(key, value=value) for value in range(field.low, field.high + 1)}
