"""What keeps others out: response headers, and where requests may come from."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    StrictTransportSecurity,
    XContentTypeOptions,
    XFrameOptions,
)

from drachenhort.server.base.hosts import host_name
from drachenhort.server.http.inline import Inline

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
FEATURES: Final = (
    "accelerometer",
    "autoplay",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
)
"""What a page may ask a browser for and ours never does."""

Headers = list[tuple[bytes, bytes]]


class SafeHeaders:
    """The headers of every answer. Only the address of our own WebSocket differs from request to request."""

    def __init__(self, public_url: str | None, inline: Inline) -> None:
        self._public_url = public_url
        self._inline = inline
        self._known: dict[str, Headers] = {}

    def for_host(self, host: str) -> Headers:
        if self._public_url is not None or host_name(host) is None:
            host = ""
        if host not in self._known:
            if len(self._known) > 100:  # Made-up hosts must not fill the memory.
                self._known.clear()
            self._known[host] = self._make(host)
        return self._known[host]

    def _make(self, host: str) -> Headers:
        if self._public_url is not None:
            sockets = ["ws" + self._public_url.removeprefix("http")]
        else:
            sockets = [f"ws://{host}"] if host else []
        policy = PermissionsPolicy()
        for feature in FEATURES:
            policy = policy.add_directive(feature)
        is_https = self._public_url is not None and self._public_url.startswith("https:")
        headers = Secure(
            csp=content_policy(sockets, self._inline),
            xcto=XContentTypeOptions().nosniff(),
            xfo=XFrameOptions().deny(),
            referrer=ReferrerPolicy().no_referrer(),
            permissions=policy,
            coop=CrossOriginOpenerPolicy().same_origin(),
            corp=CrossOriginResourcePolicy().same_origin(),
            hsts=StrictTransportSecurity().max_age(31_536_000) if is_https else None,
        )
        return [(name.lower().encode(), value.encode()) for name, value in headers.header_items()]


def content_policy(sockets: list[str], inline: Inline) -> ContentSecurityPolicy:
    """Everything from here, nothing inline but what our pages begin with, nothing from elsewhere."""
    return (
        ContentSecurityPolicy()
        .default_src("'none'")
        .script_src("'self'", *inline.scripts)
        .style_src("'self'", *inline.styles)
        .img_src("'self'")
        .font_src("'self'")
        .connect_src("'self'", *sockets)
        .manifest_src("'self'")
        .base_uri("'none'")
        .form_action("'self'")
        .frame_ancestors("'none'")
    )


class Origins:
    """Whether a page is ours: it comes from the public address, or from the very host that it asks.

    Whoever asks the public host over plain http is not ours if the public address is https.
    """

    def __init__(self, public_url: str | None) -> None:
        self._public = None if public_url is None else _origin(public_url)
        self._public_host = None if public_url is None else urlsplit(public_url).netloc.lower()

    def allows(self, origin: str, host: str) -> bool:
        """For an Origin and a Host header; the WebSocket's handshake asks this too."""
        asked = _origin(origin)
        if asked is None:
            return False
        if asked == self._public:
            return True
        return host_name(host) is not None and host.lower() != self._public_host and asked == _origin(f"http://{host}")

    def may_change(self, headers: Mapping[str, str], has_cookie: bool) -> bool:
        """Whether a request that changes something comes from one of our pages or from a program.

        Browsers send an Origin with every such request, and newer ones Sec-Fetch-Site. What sends neither is a program: it
        may do everything that needs no cookie, since nobody can have lured it here to use somebody else's.
        """
        origin = headers.get("origin")
        if origin is not None:
            return self.allows(origin, headers.get("host", ""))
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site == "same-origin"
        return not has_cookie or headers.get("authorization", "").lower().startswith("bearer ")


def _origin(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None for what is no such thing, `null` included."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query or parts.fragment:
        return None
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80)
