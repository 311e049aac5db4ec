"""A server of one's own, somebody with a browser, and games played up to a moment: for pictures and measurements."""

import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from drachenhort.core.plain import Json

PLAY: Final = Path(__file__).with_name("play.js").read_text(encoding="utf-8")
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
WITHIN: Final = 30.0
"""Seconds that a server or a browser may take to start."""

TO_THE_END: Final = 1_000_000
SLOW: Final = 120_000
"""Milliseconds for a whole game."""

ASK: Final = """async ([method, path, body]) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch(path, {method, ...(body === null ? {} : {headers, body: JSON.stringify(body)})});
    return await answer.json();
}"""


def browser_path() -> str:
    found = next((path for path in map(shutil.which, BROWSERS) if path is not None), None)
    if found is None:
        sys.exit(f"there is no browser on this machine; looked for {', '.join(BROWSERS)}")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving() -> Iterator[str]:
    """A server with a data folder of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "tools.evening.server", str(port), folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{url}/healthz", process)
            yield url
        finally:
            process.terminate()
            process.wait(WITHIN)


def wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    """Until the process answers there."""
    end = time.monotonic() + WITHIN
    while not _is_up(url):
        assert process.poll() is None and time.monotonic() < end, f"{url} does not answer"
        time.sleep(0.1)


def _is_up(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def call_me(page: Page, name: str) -> None:
    """From any page of ours."""
    page.evaluate(ASK, ["PUT", "/api/me", {"name": name}])


def play(page: Page, game: str, seats: int, moves: int, options: dict[str, Json] | None = None) -> str:
    """A table with bots, played as the hints say until our first decision after so many moves; its id."""
    bots: list[Json] = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
    setup: Json = {"game": game, "seats": [{"kind": "me"}, *bots], "options": options or {}}
    if page.evaluate("location.pathname") == "/":
        # The hall asks who we are; two first requests at once would make two guests of us.
        page.locator(".name:not([disabled])").wait_for()
    created: dict[str, dict[str, Json]] = page.evaluate(ASK, ["POST", "/api/tables", setup])
    table = str(created["table"]["id"])
    page.evaluate(ASK, ["POST", f"/api/tables/{table}/start", None])
    page.set_default_timeout(SLOW)
    page.evaluate(PLAY, [table, moves])
    return table
