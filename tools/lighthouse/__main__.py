"""Every kind of page, and a live table of every game, as Lighthouse sees them; fails below the bar.

`python -m tools.lighthouse [--why] [--runs 5] [--pages NAME ...]`: with --why also what each page loses points for.
Each page is looked over several times, since a busy machine counts as a slow page; the middle run counts, and the least and
the most are told.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from build_tools.node import environment, install_packages, node_path
from drachenhort.games import all_games
from tools.evening import TO_THE_END, browser_path, free_port, play, serving, wait_for

FOLDER: Final = Path(__file__).parent
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
BAR: Final = 95
PAGES: Final = {
    "hall": "/",
    "puzzles": "/puzzles",
    "books": "/rules",
    "rules": "/rules/drachenfels",
    "new": "/new/schutt_und_asche",
    "record": "/record",
    "account": "/account",
    "review": "/review",
}
REPLAY: Final = "replay"
TABLES: Final = [game.id for game in all_games()]
SEATS: Final = 4
WITHIN: Final = 180
ATTEMPTS: Final = 3
"""Now and then the browser's trace has no beginning, and Lighthouse asks to be run again."""
MOVES: Final = 40
"""So many have been made at a table that is looked over."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.lighthouse", description="Look the pages over with Lighthouse.")
    parser.add_argument("--why", action="store_true", help="say what points are lost for")
    parser.add_argument("--pages", nargs="+", choices=[*PAGES, REPLAY, *TABLES], metavar="NAME", help="only these")
    parser.add_argument("--runs", type=int, default=5, help="how often each page is looked over (default 5)")
    wanted = parser.parse_args()
    install_packages(FOLDER, for_checks=True)
    below = []
    with serving() as url, tempfile.TemporaryDirectory() as profile:
        pages = prepare(url, profile, wanted.pages or [*PAGES, REPLAY, *TABLES])
        print(f"{'':18}" + "".join(f"{category:>16}" for category in CATEGORIES))
        with browsing(profile) as port:
            for name, path in pages.items():
                reports = [look_over(f"{url}{path}", port) for _ in range(max(1, wanted.runs))]
                reports.sort(key=lambda report: report["categories"]["performance"]["score"])
                report = reports[len(reports) // 2]
                scores = {category: score_of(report, category) for category in CATEGORIES}
                spread = f"   performance {score_of(reports[0], 'performance')} to {score_of(reports[-1], 'performance')}"
                print(f"{name:18}" + "".join(f"{score:16}" for score in scores.values()) + spread, flush=True)
                below += [f"{name}: {category} {score}" for category, score in scores.items() if score < BAR]
                if wanted.why:
                    explain(report)
    if below:
        sys.exit(f"below {BAR}: {', '.join(below)}")


def score_of(report: dict[str, dict[str, dict[str, float]]], category: str) -> int:
    return round(100 * report["categories"][category]["score"])


def prepare(url: str, profile: str, names: list[str]) -> dict[str, str]:
    """Somebody plays, and their browser's profile has the cookie; what is to be looked at, by its name."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=browser_path(), args=["--no-sandbox"], base_url=url
        )
        page = context.new_page()
        page.goto("/")
        pages = {}
        for name in names:
            if name in TABLES:
                pages[name] = f"/t/{play(page, name, SEATS, MOVES)}"
            elif name == REPLAY:
                pages[name] = f"/g/{play(page, 'drachenhueter', 3, TO_THE_END)}?move=90"
            else:
                pages[name] = PAGES[name]
        context.close()
    return pages


@contextmanager
def browsing(profile: str) -> Iterator[int]:
    """The same browser with nobody else in it: what Playwright puts into every page would count as ours. Its port."""
    port = free_port()
    flags = ["--headless=new", "--no-sandbox", "--no-first-run", f"--user-data-dir={profile}"]
    command = [browser_path(), *flags, f"--remote-debugging-port={port}", "about:blank"]
    browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/json/version", browser)
        yield port
    finally:
        browser.terminate()
        browser.wait(WITHIN)


def look_over(address: str, port: int) -> dict[str, dict[str, dict[str, float]]]:
    """Lighthouse's report: as on a phone, with a slow network and a slow processor, as its own defaults have it."""
    command = [
        str(node_path()),
        str(FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"),
        address,
        f"--port={port}",
        "--output=json",
        "--quiet",
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    for _ in range(ATTEMPTS):
        run = subprocess.run(command, env={**environment(), **os.environ}, capture_output=True, text=True, timeout=WITHIN)
        if run.returncode == 0:
            report: dict[str, dict[str, dict[str, float]]] = json.loads(run.stdout)
            return report
        print(run.stderr.strip(), file=sys.stderr)
    sys.exit(f"Lighthouse could not look over {address}")


def explain(report: dict[str, dict[str, dict[str, float]]]) -> None:
    for name, audit in report["audits"].items():
        if audit.get("score") is not None and audit["score"] < 0.9:
            print(f"    {name}: {audit['score']} {audit.get('displayValue', '')}")


if __name__ == "__main__":
    main()
