"""Starts a server of its own, plays a while, and takes the pictures in Chromium. Look at them before you commit them.

`python -m tools.screens [NAME ...] [--to FOLDER]`
"""

import argparse
import base64
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from drachenhort.core.plain import Json
from tools.screens.shots import SHOTS, Shot

PICTURES: Final = Path(__file__).parents[2] / "docs" / "screens"
PLAY: Final = Path(__file__).with_name("play.js").read_text(encoding="utf-8")
PORT: Final = 8337
URL: Final = f"http://127.0.0.1:{PORT}"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
WITHIN: Final = 30.0
"""Seconds that the server may take to start."""

MOST_BYTES: Final = 150_000
QUALITIES: Final = (0.86, 0.8, 0.7, 0.6)

ASK: Final = """async ([path, body]) => {
    const method = path === "/api/me" ? "PUT" : "POST";
    const headers = {"content-type": "application/json"};
    const answer = await fetch(path, {method, ...(body === null ? {} : {headers, body: JSON.stringify(body)})});
    return await answer.json();
}"""

TO_WEBP: Final = """async ([png, quality]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d").drawImage(picture, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({type: "image/webp", quality})).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


@contextmanager
def serving() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tools.screens.server", str(PORT), folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            end = time.monotonic() + WITHIN
            while not is_up():
                assert process.poll() is None and time.monotonic() < end, "the server did not start"
                time.sleep(0.1)
            yield
        finally:
            process.terminate()
            process.wait(WITHIN)


def is_up() -> bool:
    try:
        with urllib.request.urlopen(f"{URL}/healthz", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


class Camera:
    """Somebody with a browser, who plays until there is something to see."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.darkroom = browser.new_page()

    def take(self, shot: Shot) -> bytes:
        context = self.browser.new_context(
            base_url=URL,
            locale=shot.lang,
            viewport=shot.size,
            device_scale_factor=shot.scale,
            color_scheme=shot.light,
            reduced_motion="reduce",
        )
        context.add_init_script("localStorage.setItem('drachenhort.speed', 'instant')")
        page = context.new_page()
        page.goto("/")
        ask(page, "/api/me", {"name": "Mira"})
        path = shot.path
        if shot.game:
            path = path.replace("{table}", self.play(page, shot))
        page.goto(path)
        page.wait_for_load_state("networkidle")
        for tapped in shot.taps:
            page.locator(tapped).first.click()
        page.mouse.move(0, 0)
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        picture = page.screenshot()
        context.close()
        return self.develop(picture)

    def play(self, page: Page, shot: Shot) -> str:
        """A table at the moment that is wanted; its id."""
        bots: list[Json] = [{"kind": "bot", "level": "greedy"}] * (shot.seats - 1)
        setup: Json = {"game": shot.game, "seats": [{"kind": "me"}, *bots], "options": shot.options}
        created = ask(page, "/api/tables", setup)["table"]
        assert isinstance(created, dict)
        ask(page, f"/api/tables/{created['id']}/start", None)
        page.evaluate(PLAY, [created["id"], shot.moves])
        return str(created["id"])

    def develop(self, picture: bytes) -> bytes:
        """Small enough for a README, and no worse than that needs."""
        for quality in QUALITIES:
            webp: str = self.darkroom.evaluate(TO_WEBP, [base64.b64encode(picture).decode(), quality])
            small = base64.b64decode(webp)
            if len(small) <= MOST_BYTES:
                return small
        raise ValueError(f"a picture of {len(small)} bytes is too heavy for a README")


def ask(page: Page, path: str, body: Json) -> dict[str, Json]:
    answer: dict[str, Json] = page.evaluate(ASK, [path, body])
    return answer


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description="Renew the pictures of the README.")
    parser.add_argument("names", nargs="*", help="only these")
    parser.add_argument("--to", type=Path, default=PICTURES, help="another folder")
    wanted = parser.parse_args()
    found = next((path for path in map(shutil.which, BROWSERS) if path is not None), None)
    if found is None:
        sys.exit(f"there is no browser on this machine; looked for {', '.join(BROWSERS)}")
    wanted.to.mkdir(parents=True, exist_ok=True)
    with serving(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        camera = Camera(browser)
        for shot in SHOTS:
            if wanted.names and shot.name not in wanted.names:
                continue
            picture = camera.take(shot)
            (wanted.to / f"{shot.name}.webp").write_bytes(picture)
            print(f"{shot.name:20}{len(picture) / 1000:8.0f} kB", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
