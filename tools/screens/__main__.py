"""Starts a server of its own, plays a while, and takes the pictures in Chromium. Look at them before you commit them.

`python -m tools.screens [NAME ...] [--to FOLDER]`
"""

import argparse
import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tools.evening import browser_path, call_me, play, serving
from tools.screens.shots import PHONE, SHOTS, Shot

PICTURES: Final = Path(__file__).parents[2] / "docs" / "screens"
MOST_BYTES: Final = 150_000
QUALITIES: Final = (0.86, 0.8, 0.7, 0.6)

TO_WEBP: Final = """async ([png, quality]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d").drawImage(picture, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({type: "image/webp", quality})).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


class Camera:
    """Somebody with a browser, who plays until there is something to see."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.darkroom = browser.new_page()

    def take(self, shot: Shot) -> bytes:
        context = self.browser.new_context(
            base_url=self.url,
            locale=shot.lang,
            viewport=shot.size,
            device_scale_factor=shot.scale,
            color_scheme=shot.light,
            reduced_motion="reduce",
        )
        context.add_init_script("localStorage.setItem('drachenhort.speed', 'instant')")
        if shot.size == PHONE and shot.game:  # There the goal of a first game would lie over the table.
            context.add_init_script(f"localStorage.setItem('drachenhort.finished', '{{\"{shot.game}\": 9}}')")
        page = context.new_page()
        page.goto("/")
        call_me(page, "Mira")
        path = shot.path
        if shot.game:
            path = path.replace("{table}", play(page, shot.game, shot.seats, shot.moves, shot.options))
        page.goto(path)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        picture = page.screenshot()
        context.close()
        return self.develop(picture)

    def develop(self, picture: bytes) -> bytes:
        """Small enough for a README, and no worse than that needs."""
        for quality in QUALITIES:
            webp: str = self.darkroom.evaluate(TO_WEBP, [base64.b64encode(picture).decode(), quality])
            small = base64.b64decode(webp)
            if len(small) <= MOST_BYTES:
                return small
        raise ValueError(f"a picture of {len(small)} bytes is too heavy for a README")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description="Renew the pictures of the README.")
    parser.add_argument("names", nargs="*", help="only these")
    parser.add_argument("--to", type=Path, default=PICTURES, help="another folder")
    wanted = parser.parse_args()
    wanted.to.mkdir(parents=True, exist_ok=True)
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        camera = Camera(browser, url)
        for shot in SHOTS:
            if wanted.names and shot.name not in wanted.names:
                continue
            picture = camera.take(shot)
            (wanted.to / f"{shot.name}.webp").write_bytes(picture)
            print(f"{shot.name:20}{len(picture) / 1000:8.0f} kB", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
