"""Answers that are always the same: made once, kept with their ETag, and sent packed to whoever can unpack them."""

import gzip
import hashlib
from typing import Final

from litestar import Response

from drachenhort.server.http.problems import HttpRequest

JSON: Final = "application/json"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""May be kept, but only used after asking whether it is still right."""

SMALLEST_PACKED: Final = 600
PACKABLE: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


class Prepared:
    """A body with its ETag; the packed one is another body and has another."""

    def __init__(self, body: bytes, media_type: str, caching: str) -> None:
        self.body: Final = body
        self.media_type: Final = media_type
        self.caching: Final = caching
        self.mark: Final = hashlib.sha256(body).hexdigest()[:24]
        is_packable = media_type.startswith(PACKABLE) and len(body) >= SMALLEST_PACKED
        self.packed: Final = gzip.compress(body, 9, mtime=0) if is_packable else None

    def answer(self, request: HttpRequest, headers: dict[str, str] | None = None) -> Response[bytes]:
        is_packed = self.packed is not None and "gzip" in request.headers.get("accept-encoding", "").lower()
        mark = f'"{self.mark}-gz"' if is_packed else f'"{self.mark}"'
        out = {"etag": mark, "cache-control": self.caching, "vary": "accept-encoding", **(headers or {})}
        known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
        if mark in known:
            return Response(b"", status_code=304, headers=out, media_type=self.media_type)
        if not is_packed or self.packed is None:
            return Response(self.body, headers=out, media_type=self.media_type)
        return Response(self.packed, headers={**out, "content-encoding": "gzip"}, media_type=self.media_type)
