"""Packages with games, as if they were installed: a folder on Python's path, with what an installer writes beside it."""

import os
import subprocess
import sys
from pathlib import Path


def note_installed(folder: Path, name: str) -> None:
    """What tells Python that a package of this name in this folder brings the game of that name."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[drachenhort.games]\n{name} = {name}\n", encoding="utf-8")


EXAMPLES = {"drachenwurf": ["drachenwurf"], "classics": ["connect_four", "kuhn_poker"]}
"""Those in `examples/`: the games that each brings."""


def python(folder: Path, *words: str, cwd: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """A Python of its own, with this folder's packages beside ours: games are looked for once in each process."""
    path = os.pathsep.join([str(folder), *sys.path])
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
    )
