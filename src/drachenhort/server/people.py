"""Guests: everybody is one from the first visit on, under a name that can be changed."""

import secrets
import unicodedata
from typing import Final

from drachenhort.server.errors import Cannot
from drachenhort.server.identity import new_person_id
from drachenhort.server.messages import LONGEST_NAME
from drachenhort.server.plans import Language
from drachenhort.server.store import Person

GUEST: Final[dict[Language, str]] = {"de": "Gast", "en": "Guest"}

CONTROL: Final = ("Cc", "Cs", "Zl", "Zp")
"""Control characters, halves of characters, line breaks."""

FORBIDDEN: Final = (*CONTROL, "Co", "Cn")
"""In names also those that nobody has given a meaning yet."""

TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They would turn the writing around them."""


def new_guest(language: Language) -> Person:
    return Person(new_person_id(), f"{GUEST[language]} {secrets.randbelow(900) + 100}")


def check_name(text: str) -> str:
    """A name as it will be shown, or Cannot. It is never read as anything but a text."""
    name = unicodedata.normalize("NFC", text.strip())
    if any(unicodedata.category(sign) in FORBIDDEN or sign in TURNING for sign in name):
        raise Cannot("bad-name", "a name has no control characters; letters, digits, signs and spaces are fine")
    if not 1 <= len(name) <= LONGEST_NAME or not any(_is_seen(sign) for sign in name):
        raise Cannot("bad-name", f"a name has 1 to {LONGEST_NAME} characters")
    return " ".join(name.split())


def is_readable(text: str) -> bool:
    """One line that leaves the writing around it as it is, with something in it to see."""
    has_control = any(unicodedata.category(sign) in CONTROL or sign in TURNING for sign in text)
    return not has_control and any(_is_seen(sign) for sign in text)


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cf", "Mn", "Me", "Zs") and sign not in "\u115f\u1160\u3164\uffa0\u2800"
