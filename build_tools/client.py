"""Builds the browser client with npm, if its sources changed: `python -m build_tools.client`.

The bundle goes to `src/drachenhort/server/static/`, whole or not at all: it is built beside it and then takes its place.
"""

import hashlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from build_tools.lock import Lock
from build_tools.node import ROOT, NpmFailed, install_packages, npm_quietly
from build_tools.progress import say

# What the bundle is made from. The rest of web/ serves the checks.
SOURCES: Final = (
    "build_tools/client.py",
    "web/*.html",
    "web/package*.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "web/public/**/*",
    "web/scripts/**/*",
    "web/src/**/*",
    "src/drachenhort/texts/*/*.ftl",
    "src/drachenhort/games/*/rules.*.md",
    "src/drachenhort/games/*/*.ftl",
    "src/drachenhort/games/*/cover.json",
)
STATIC: Final = Path("src", "drachenhort", "server", "static")
STAMP: Final = "stamp.txt"


class CannotBuild(Exception):
    """The client cannot be built here; a bundle that is there already stays in use."""


def main() -> int:
    try:
        build_client()
    except CannotBuild as reason:
        print(explain(reason), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted; the earlier bundle is as it was")
        return 130
    return 0


def build_client(root: Path = ROOT) -> None:
    """Bring the bundle up to date with its sources. One build runs at a time; whoever comes second waits."""
    if is_fresh(root, hash_sources(root)):
        return
    with Lock.wait(root / "build" / "client.lock", "the browser client is being built already; waiting for it"):
        stamp = hash_sources(root)
        if not is_fresh(root, stamp):
            build_now(root, stamp)


def build_now(root: Path, stamp: str) -> None:
    """Build the bundle from sources with this stamp. Whoever calls this holds the lock."""
    scratch = root / "build" / "client"
    shutil.rmtree(scratch, ignore_errors=True)
    try:
        install_packages(root / "web", for_checks=False)
        say("building the browser client")
        npm_quietly(root / "web", "run", "--silent", "build", "--", f"--outDir={scratch}", "--logLevel=warn")
    except NpmFailed as error:
        raise CannotBuild(str(error)) from error
    (scratch / STAMP).write_text(stamp, encoding="utf-8")
    publish(scratch, root / STATIC)


def explain(reason: CannotBuild, root: Path = ROOT) -> str:
    """Say what happened, what works nevertheless and what to do."""
    if (root / STATIC / "index.html").is_file():
        rest = "The browser client built earlier stays in use."
    else:
        rest = "There is no browser client yet; everything in the terminal works without."
    return f"browser client not built: {reason}\n{rest} `make web` tries again; it needs a network the first time."


def is_fresh(root: Path, stamp: str) -> bool:
    bundle = root / STATIC
    try:
        return (bundle / STAMP).read_text(encoding="utf-8") == stamp and (bundle / "index.html").is_file()
    except FileNotFoundError:
        return False


def hash_sources(root: Path) -> str:
    """Hash the name and content of every file the bundle is made from."""
    total = hashlib.sha256()
    for path in sources(root):
        total.update(f"{path.relative_to(root).as_posix()}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    for pattern in SOURCES:
        for path in sorted(root.glob(pattern)):
            if path.is_file() and ".test." not in path.name:
                yield path


def publish(built: Path, bundle: Path) -> None:
    """Put the new bundle in the place of the old one."""
    old = built.with_name("client-before")
    shutil.rmtree(old, ignore_errors=True)
    bundle.parent.mkdir(parents=True, exist_ok=True)
    if bundle.exists():
        bundle.rename(old)
    built.rename(bundle)
    shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
