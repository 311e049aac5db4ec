"""A compiled module is imported only if it was made from exactly the sources that lie there; otherwise none is."""

import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

import drachenhort
from build_tools import client
from build_tools.lock import Lock
from drachenhort import _native

PACKAGE = Path(drachenhort.__file__).parent
ROOT = Path(__file__).parent.parent
SOURCES = (
    "core/__init__.py",
    "core/rng.py",
    "games/__init__.py",
    "games/toy/__init__.py",
    "games/toy/game.py",
    "lab/report/uses.py",
    "server/wire/messages.py",
    "words/rules.py",
)
UNSEEN = ("cli/serve.py", "lab/report/play.py", "server/http/health.py", "_compiled/build-1/left_over.py")
COMPILED = ("drachenhort.core.rng", "drachenhort.games.toy.game", "drachenhort._engine__mypyc")
WARNING = "drachenhort: compiled modules {}; running uncompiled. `make compile` builds them anew\n"

ASK = """
import importlib.util, drachenhort
origins = [importlib.util.find_spec(name) for name in {names!r}]
print(drachenhort.is_compiled(), *("-" if each is None else each.origin.rpartition(".")[2] for each in origins))
"""


class Answer(NamedTuple):
    compiled: bool
    origins: list[str]
    stderr: str


def ask(home: Path, names: tuple[str, ...] = COMPILED, **env: str) -> Answer:
    """Import the package under `home` in a process of its own; tell where it would take each module from."""
    env = {**os.environ, "PYTHONPATH": str(home), "DRACHENHORT_PURE": "", "PYTHONDONTWRITEBYTECODE": "1", **env}
    run = subprocess.run(
        [sys.executable, "-c", ASK.format(names=names)], env=env, capture_output=True, text=True, check=True
    )
    compiled, *origins = run.stdout.split()
    return Answer(compiled == "True", origins, run.stderr)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A small package with the real finder, whose compiled modules are empty files: found, never loaded."""
    package = tmp_path / "drachenhort"
    for source in (*SOURCES, *UNSEEN):
        path = package / source
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")
    for file in ("__init__.py", "_native.py"):
        shutil.copy(PACKAGE / file, package / file)
    modules = {name: f"build-1/{name}{_native.ABI}" for name in COMPILED}
    folder = package / "_compiled"
    for name in modules.values():
        (folder / name).touch()
    stamp = _native.Stamp(_native.ABI, "2.4.1", "recipe", _native.hash_sources(package), modules)
    stamp.save(folder / "stamp.json")
    return tmp_path


def suffix() -> str:
    return _native.ABI.rpartition(".")[2]


def assert_uncompiled(answer: Answer, warning: str) -> None:
    assert not answer.compiled
    assert answer.origins == ["py", "py", "-"], "a compiled module is still found"
    assert answer.stderr == warning


def test_fitting_modules_are_found_compiled(home: Path) -> None:
    assert ask(home) == Answer(True, [suffix()] * 3, "")


def test_modules_the_stamp_does_not_list_come_from_their_source(home: Path) -> None:
    answer = ask(home, names=("drachenhort.core", "drachenhort.games.toy", "drachenhort._native"))
    assert answer.origins == ["py", "py", "py"]


@pytest.mark.parametrize("source", SOURCES)
def test_one_changed_source_and_nothing_is_imported_compiled(home: Path, source: str) -> None:
    (home / "drachenhort" / source).write_text("# changed\n", encoding="utf-8")
    assert_uncompiled(ask(home), WARNING.format("are older than their source"))


@pytest.mark.parametrize("source", UNSEEN)
def test_a_change_that_the_compiler_does_not_see_changes_nothing(home: Path, source: str) -> None:
    (home / "drachenhort" / source).write_text("# changed\n", encoding="utf-8")
    assert ask(home) == Answer(True, [suffix()] * 3, "")


def imported(path: Path) -> set[str]:
    """The sources of ours that this one imports, and the packages around them."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    found: set[str] = set()
    for name in names:
        parts = name.split(".")
        for length in range(1, len(parts) + 1) if parts[0] == "drachenhort" else ():
            place = Path(*parts[1:length])
            found |= {
                each.as_posix() for each in (place.with_suffix(".py") if place.name else place, place / "__init__.py")
            }
    return {each for each in found if (PACKAGE / each).is_file()}


def test_every_source_that_the_compiler_sees_is_hashed() -> None:
    """A compiled module has the constants of others written into it, from whichever file they come."""
    hashed = _native.hash_sources(PACKAGE)
    waiting = [path for path in hashed if path.startswith(_native.COMPILED_PACKAGES)]
    waiting += _native.COMPILED_MODULES
    seen = set(waiting)
    while waiting:
        new = imported(PACKAGE / waiting.pop()) - seen
        seen |= new
        waiting += new
    assert "server/wire/messages.py" in seen
    assert sorted(seen - set(hashed)) == []


def test_uv_builds_again_when_anything_changed_that_the_builds_are_made_from() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    keys = [key["file"] for key in settings["tool"]["uv"]["cache-keys"]]
    watched = {path for key in keys for path in ROOT.glob(key)}
    engine = {PACKAGE / source for source in _native.hash_sources(PACKAGE)}
    tools = {ROOT / "pyproject.toml", ROOT / "hatch_build.py", *ROOT.glob("build_tools/*.py")}
    assert sorted({*engine, *tools, *client.sources(ROOT)} - watched) == []


def test_a_source_as_old_as_its_module_but_different_is_noticed(home: Path) -> None:
    source = home / "drachenhort" / "core" / "rng.py"
    before = source.stat()
    source.write_text("# changed\n", encoding="utf-8")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert_uncompiled(ask(home), WARNING.format("are older than their source"))


def test_a_new_source_makes_the_stamp_stale(home: Path) -> None:
    (home / "drachenhort" / "players").mkdir()
    (home / "drachenhort" / "players" / "greedy.py").touch()
    assert_uncompiled(ask(home), WARNING.format("are older than their source"))


def test_a_source_that_is_gone_makes_the_stamp_stale(home: Path) -> None:
    (home / "drachenhort" / "core" / "rng.py").unlink()
    answer = ask(home)
    assert answer == Answer(False, ["-", "py", "-"], WARNING.format("are older than their source"))


def test_modules_for_another_python_are_not_imported(home: Path) -> None:
    stamp = home / "drachenhort" / "_compiled" / "stamp.json"
    fields = json.loads(stamp.read_text(encoding="utf-8"))
    stamp.write_text(json.dumps({**fields, "abi": ".other.so"}), encoding="utf-8")
    assert_uncompiled(ask(home), WARNING.format(f"are for another Python (.other.so, this one needs {_native.ABI})"))


def test_one_missing_module_and_nothing_is_imported_compiled(home: Path) -> None:
    (home / "drachenhort" / "_compiled" / "build-1" / f"drachenhort.core.rng{_native.ABI}").unlink()
    assert_uncompiled(ask(home), WARNING.format("are incomplete"))


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"abi": ".so"}', "\udcff"])
def test_an_unreadable_stamp_is_not_trusted(home: Path, text: str) -> None:
    stamp = home / "drachenhort" / "_compiled" / "stamp.json"
    stamp.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert_uncompiled(ask(home), WARNING.format("have no readable stamp"))


def test_without_a_stamp_it_runs_uncompiled_and_says_nothing(home: Path) -> None:
    (home / "drachenhort" / "_compiled" / "stamp.json").unlink()
    assert_uncompiled(ask(home), "")


def test_while_it_is_being_compiled_it_runs_uncompiled_and_says_nothing(home: Path) -> None:
    package = home / "drachenhort"
    (package / "core" / "rng.py").write_text("# changed\n", encoding="utf-8")
    assert not _native.is_being_compiled(package)
    with Lock.wait(_native.lock_path(package), ""):
        assert _native.is_being_compiled(package)
        assert_uncompiled(ask(home), "")
    assert not _native.is_being_compiled(package)
    assert_uncompiled(ask(home), WARNING.format("are older than their source"))


def test_pure_is_obeyed_and_says_nothing(home: Path) -> None:
    assert_uncompiled(ask(home, DRACHENHORT_PURE="1"), "")


def test_pure_zero_means_compiled(home: Path) -> None:
    assert ask(home, DRACHENHORT_PURE="0").compiled


def test_the_engine_that_runs_here_is_all_of_one_kind() -> None:
    stamp = _native.load_stamp(_native.stamp_path(PACKAGE))
    listed = {} if stamp is None or not drachenhort.is_compiled() else stamp.modules
    for name, module in sorted(sys.modules.items()):
        parts = name.split(".")
        if parts[0] == "drachenhort" and len(parts) > 2 and parts[1] in _native.COMPILED_PACKAGES:
            file = getattr(module, "__file__", None)
            assert file is not None, f"{name} came from nowhere"
            assert file.endswith(_native.ABI) == (name in listed), f"{name} runs from {file}"


@pytest.mark.parametrize("source", ["core/rng.py", "server/wire/messages.py"])
def test_the_real_engine_is_not_imported_after_an_edit(tmp_path: Path, source: str) -> None:
    if not drachenhort.is_compiled():
        pytest.skip("the engine is not compiled here")
    shutil.copytree(PACKAGE, tmp_path / "drachenhort", ignore=shutil.ignore_patterns("__pycache__"))
    names = ("drachenhort.core.rng",)
    assert ask(tmp_path, names) == Answer(True, [suffix()], "")
    with (tmp_path / "drachenhort" / source).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert ask(tmp_path, names) == Answer(False, ["py"], WARNING.format("are older than their source"))
