"""What the values of an option are called."""

from drachenhort.core.options import Number
from drachenhort.texts.catalogue import Catalogue


def value_names(field: Number, texts: Catalogue) -> dict[int, str]:
    """By the number, beginning small; nothing if its values are just numbers."""
    key = f"option-{field.name}.value"
    if not texts.has(key):
        return {}
    return {value: texts.say(key, value=value) for value in range(field.low, field.high + 1)}
