"""Packages with games are really installed, and then everything there is works with them: `tests/installed/walk.py`."""

import os
import re
import shutil
import site
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("drachenwurf", "classics")
AT_LEAST = 30
"""So many tests are gone through there at least."""


def run(*command: str, cwd: Path = ROOT) -> str:
    env = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}  # A wheel of ours is made of the sources alone, not compiled.
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def environment(folder: Path) -> Path:
    """A fresh one, which sees what is installed here. Its Python."""
    run(sys.executable, "-m", "venv", "--without-pip", str(folder))
    (packages,) = folder.glob("lib/python*/site-packages")
    beside = [f"site.addsitedir({place!r})" for place in site.getsitepackages()]
    (packages / "beside.pth").write_text(f"import site; {'; '.join(beside)}\n", encoding="utf-8")
    return folder / "bin" / "python"


def install(python: Path, *what: str, cwd: Path = ROOT) -> None:
    """With nothing from elsewhere."""
    pip = (sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check")
    run(*pip, "install", "-q", "--no-index", "--no-build-isolation", *what, cwd=cwd)


def installed(tmp_path: Path) -> Path:
    """The examples in an environment of their own, as pip builds and installs them from their sources alone."""
    sources = [tmp_path / package for package in PACKAGES]
    for source in sources:
        shutil.copytree(ROOT / "examples" / source.name, source, ignore=shutil.ignore_patterns("__pycache__"))
    python = environment(tmp_path / "fresh")
    install(python, "--no-deps", *map(str, sources))
    for source in sources:
        shutil.rmtree(source)
    return python


def test_everything_works_with_games_that_packages_bring(tmp_path: Path) -> None:
    python = installed(tmp_path)
    said = run(str(python), "-m", "pytest", "-p", "no:cacheprovider", "tests/installed/walk.py")
    passed = re.search(r"(\d+) passed", said)
    assert passed and int(passed.group(1)) >= AT_LEAST and "skipped" not in said, said


def test_a_new_game_is_written_installed_and_passes_all_tests_with_the_kit_of_a_wheel(tmp_path: Path) -> None:
    """The walk of `docs/adding-a-game.md`, in an empty folder."""
    python = environment(tmp_path / "fresh")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "wheel", "-q", "--no-deps", "--no-index", "--no-build-isolation", "-w", str(tmp_path), str(ROOT))
    (wheel,) = tmp_path.glob("drachenhort-*.whl")
    install(python, "--no-deps", "--force-reinstall", str(wheel))
    program, empty = python.with_name("drachenhort"), tmp_path / "empty"
    empty.mkdir()
    where = run(str(python), "-c", "import drachenhort.kit as kit; print(kit.__file__)", cwd=empty)
    assert Path(where.strip()).is_relative_to(tmp_path), "nothing of this repository is used"
    written = run(str(program), "new-game", "golden_hoard", cwd=empty)
    game = empty / "golden_hoard"
    assert "golden_hoard/rules.de.md" in written and (game / "golden_hoard" / "game.py").is_file()
    # The extra that its tests name asks for what is there.
    install(python, "-e", ".[test]", cwd=game)
    said = run(str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=game)
    passed = re.search(r"(\d+) passed", said)
    assert passed and int(passed.group(1)) > 30, said
    assert "Golden Hoard: 2 bis 4 Plätze. Jede Runde eine Karte" in run(str(program), "games", "--lang", "de")
    assert "Golden Hoard: 20 games" in run(str(program), "simulate", "golden_hoard", "--games", "20", "--jobs", "1")
