"""Scripts and styles inside the start pages: the content security policy allows these by their hashes, and no others."""

import base64
import hashlib
import re
from typing import NamedTuple


class Inline(NamedTuple):
    """As a content security policy names it."""

    scripts: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()


def inline_in(page: bytes) -> Inline:
    """All start pages begin with the same script and the same style, so one page tells it for all."""
    return Inline(_hashes(b"script", page), _hashes(b"style", page))


def _hashes(tag: bytes, page: bytes) -> tuple[str, ...]:
    found = re.findall(b"<%b>(.*?)</%b>" % (tag, tag), page, re.DOTALL)
    return tuple(f"'sha256-{base64.b64encode(hashlib.sha256(text).digest()).decode()}'" for text in found)
