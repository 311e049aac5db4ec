"""The engine is compiled beside what is played meanwhile, one build at a time, and half a build is never used."""

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from build_tools.lock import Lock
from build_tools.progress import STARTED
from build_tools.scratch import unfinished
from drachenhort import _native

ROOT = Path(__file__).parent.parent
PATIENCE = 400.0

ANSWER = "def answer() -> int:\n    return 42\n"
TOY = {"core/toy.py": ANSWER, "server/wire/link.py": ANSWER}
"""A package of which something is compiled in each of the two parts, as small as can be."""


@pytest.fixture(autouse=True)
def nobody_counts_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if make had not started it: lines then begin with the seconds since."""
    monkeypatch.delenv(STARTED, raising=False)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project of its own with the real build tools and next to nothing to compile."""
    package = tmp_path / "src" / "drachenhort"
    for name, text in TOY.items():
        path = package / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    for folder in ("core", "server", "server/wire"):
        (package / folder / "__init__.py").touch()
    for file in ("__init__.py", "_native.py"):
        shutil.copy(ROOT / "src" / "drachenhort" / file, package / file)
    shutil.copytree(ROOT / "build_tools", tmp_path / "build_tools", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def run(root: Path, *arguments: str, **environment: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "DRACHENHORT_PURE": "", **environment}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=root, env=env, check=True, stdout=subprocess.PIPE, text=True, timeout=PATIENCE
    )
    return done.stdout


def package_of(root: Path) -> Path:
    return root / "src" / "drachenhort"


def wait_for_the_compiler(root: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while _native.is_being_compiled(package_of(root)):
        assert time.monotonic() < deadline, "the compiler does not come to its end"
        time.sleep(0.1)


def test_what_starts_meanwhile_runs_uncompiled_and_what_starts_later_compiled(root: Path) -> None:
    ask = "import drachenhort, drachenhort.core.toy as toy; print(drachenhort.is_compiled(), toy.answer())"
    said = run(root, "-m", "build_tools.beside")
    try:
        assert "compiling the engine meanwhile" in said and "build/compile.log" in said
        assert _native.is_being_compiled(package_of(root)), "it should have returned before the compiler is done"
        assert run(root, "-c", ask) == "False 42\n"
        assert "is being compiled already" in run(root, "-m", "build_tools.beside")
    finally:
        wait_for_the_compiler(root)
    log = (root / "build" / "compile.log").read_text(encoding="utf-8")
    assert "compiled in" in log, log
    assert run(root, "-c", ask) == "True 42\n"
    assert run(root, "-m", "build_tools.beside") == "", "there is nothing left to compile"


@pytest.mark.parametrize(("target", "waits"), [("play", False), ("terminal", False), ("compile", True), ("test", True)])
def test_whoever_wants_to_play_does_not_wait_for_the_compiler(target: str, waits: bool) -> None:
    done = subprocess.run(["make", "-n", target], cwd=ROOT, check=True, capture_output=True, text=True)
    assert ("python hatch_build.py" in done.stdout) == waits
    assert ("python -m build_tools.beside" in done.stdout) != waits


def test_without_a_compiler_it_is_said_in_one_line(root: Path) -> None:
    said = run(root, "-m", "build_tools.beside", CC="no-such-compiler", DRACHENHORT_STARTED=str(int(time.time())))
    [line] = said.splitlines()
    assert re.match(r" +\d+ s  ", line)
    assert "not compiled: no working C compiler found" in line and "the games run all the same, only slower" in line
    assert not _native.is_being_compiled(package_of(root))


def test_whoever_comes_second_waits_for_the_lock(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "build" / "lock"
    with Lock.wait(path, "somebody is at it"):
        assert Lock.take(path) is None
        assert capsys.readouterr().out == ""
        second = subprocess.Popen(
            [sys.executable, "-c", f"from build_tools.lock import *; Lock.wait(Path({str(path)!r}), 'I wait')"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert second.stdout is not None
        assert second.stdout.readline() == "I wait\n"
        assert second.poll() is None
    assert second.wait(20) == 0
    second.stdout.close()


def test_a_lock_goes_on_with_the_process_that_inherited_it(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    lock = Lock.take(path)
    assert lock is not None
    heir = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, pass_fds=[lock.file])
    lock.release()
    assert Lock.take(path) is None
    heir.kill()
    heir.communicate()
    assert Lock.take(path) is not None


def test_what_a_killed_compiler_left_is_not_built_upon(tmp_path: Path) -> None:
    scratch = tmp_path / "scratch"
    begin = f"from build_tools.scratch import *\nwith unfinished(Path({str(scratch)!r})): import os; os._exit(9)"
    assert subprocess.run([sys.executable, "-c", begin], cwd=ROOT, check=False).returncode == 9
    (scratch / "half.o").touch()
    with unfinished(scratch):
        assert not (scratch / "half.o").exists()
        (scratch / "whole.o").touch()
    with unfinished(scratch):
        assert (scratch / "whole.o").exists(), "what was finished spares work the next time"


def test_what_a_failed_compiler_left_is_removed(tmp_path: Path) -> None:
    scratch = tmp_path / "scratch"
    with pytest.raises(SystemExit), unfinished(scratch):
        raise SystemExit(1)
    assert not scratch.exists()
