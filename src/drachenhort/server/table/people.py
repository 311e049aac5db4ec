"""Guests: everybody is one from the first visit on, under a name that can be changed."""

import secrets
import unicodedata
from typing import Final

from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Language
from drachenhort.server.store.store import Person
from drachenhort.server.wire.messages import LONGEST_NAME
from drachenhort.texts.catalogue import shared_texts

CONTROL: Final = ("Cc", "Cs", "Zl", "Zp")
"""Control characters, halves of characters, line breaks."""

FORBIDDEN: Final = (*CONTROL, "Co", "Cn")
"""In names also those that nobody has given a meaning yet."""

TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They would turn the writing around them."""


INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""They count as letters, marks or signs and show nothing."""

NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"
VIRAMA: Final = 9
"""The combining class of the marks after which Indian scripts use joiners."""

PICTURES: Final = ("So", "Sk", "Sm")
"""Emoji and shades of skin, arrows and the like."""

KEYCAP: Final = "\u20e3"

VARIANTS: Final = frozenset(chr(code) for code in [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
"""They choose between two pictures of the sign before them."""


def new_person_id() -> str:
    return secrets.token_hex(8)


def new_guest(language: Language) -> Person:
    return Person(new_person_id(), f"{shared_texts(language).say('default-name')} {secrets.randbelow(900) + 100}")


def check_name(text: str) -> str:
    """A name as it will be shown, or Cannot. It is never read as anything but a text."""
    name = unicodedata.normalize("NFC", text.strip())
    if any(unicodedata.category(sign) in FORBIDDEN or sign in TURNING for sign in name):
        raise Cannot("bad-name", "a name has no control characters; letters, digits, signs and spaces are fine")
    if any(_is_hidden(name, index) for index in range(len(name))):
        raise Cannot("bad-name", "a name has no invisible characters; letters, digits, signs and spaces are fine")
    if not 1 <= len(name) <= LONGEST_NAME or not any(_is_seen(sign) for sign in name):
        raise Cannot("bad-name", f"a name has 1 to {LONGEST_NAME} characters")
    return " ".join(name.split())


def is_readable(text: str) -> bool:
    """One line that leaves the writing around it as it is, with something in it to see."""
    has_control = any(unicodedata.category(sign) in CONTROL or sign in TURNING for sign in text)
    return not has_control and any(_is_seen(sign) for sign in text)


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cf", "Mn", "Me", "Zs") and sign not in INVISIBLE


def _is_hidden(name: str, index: int) -> bool:
    """Whether a sign shows nothing where it stands: with it one could take somebody else's name."""
    sign, before, after = name[index], name[index - 1 : index], name[index + 1 : index + 2]
    if sign in INVISIBLE:
        return True
    if sign in VARIANTS:
        return after != KEYCAP and (not before or unicodedata.category(before) not in PICTURES)
    if unicodedata.category(sign) != "Cf":
        return False
    return sign not in (JOINER, NON_JOINER) or not _joins(sign, before, after)


def _joins(sign: str, before: str, after: str) -> bool:
    """Whether a joiner does something: in pictures made of several, in Arabic and in Indian scripts."""
    if not before or not after:
        return False
    if sign == JOINER and unicodedata.category(after) in PICTURES:
        return unicodedata.category(before) in PICTURES or before in VARIANTS
    is_arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return is_arabic or unicodedata.combining(before) == VIRAMA
