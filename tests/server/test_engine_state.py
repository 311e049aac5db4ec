"""The server says whether it runs compiled, and what the next start will find."""

from pathlib import Path

import pytest

import drachenhort
from build_tools.lock import Lock
from drachenhort import _native
from drachenhort.server.http import engine_state as engine
from tests.server.web import RunningServer


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that runs uncompiled."""
    monkeypatch.setattr(engine, "PACKAGE", tmp_path)
    monkeypatch.setattr(drachenhort, "_COMPILED", False)
    monkeypatch.setenv("DRACHENHORT_PURE", "")
    engine._is_usable.cache_clear()
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "rng.py").touch()
    return tmp_path


def compile_it(package: Path) -> None:
    stamp = _native.Stamp(_native.ABI, "2.4.1", "recipe", _native.hash_sources(package), {})
    _native.stamp_path(package).parent.mkdir(exist_ok=True)
    stamp.save(_native.stamp_path(package))


def test_uncompiled_it_says_so(package: Path) -> None:
    assert engine.engine_state() == "pure"


def test_while_it_is_compiled_and_then_it_says_that_the_next_start_will_be_faster(package: Path) -> None:
    with Lock.wait(_native.lock_path(package), ""):
        assert engine.engine_state() == "compiling"
        compile_it(package)
        assert engine.engine_state() == "compiling"
    assert engine.engine_state() == "ready"


def test_what_was_compiled_from_other_sources_is_of_no_use(package: Path) -> None:
    compile_it(package)
    (package / "core" / "rng.py").write_text("# changed\n", encoding="utf-8")
    assert engine.engine_state() == "pure"


def test_whoever_wants_it_uncompiled_is_promised_nothing(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it(package)
    monkeypatch.setenv("DRACHENHORT_PURE", "1")
    assert engine.engine_state() == "pure"


def test_compiled_it_says_so(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drachenhort, "_COMPILED", True)
    assert engine.engine_state() == "compiled"


def test_whoever_asks_is_told(server: RunningServer) -> None:
    with server.visitor() as visitor:
        assert visitor.get("/api/server").json() == {"engine": engine.engine_state()}
