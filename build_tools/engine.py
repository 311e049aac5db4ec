"""Compiles the engine and the server's way of a move with mypyc.

Each build gets a folder of its own in `src/drachenhort/_compiled/`. The stamp that names it is replaced last and at once,
so an interrupted build leaves the earlier one as it was. One build runs at a time; whoever comes second waits.
"""

import contextlib
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
import time
from fnmatch import fnmatch
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from setuptools import Extension

from build_tools.lock import Lock
from build_tools.progress import say
from build_tools.scratch import unfinished

ROOT: Final = Path(__file__).resolve().parent.parent
SRC: Final = ROOT / "src"
PACKAGE: Final = SRC / "drachenhort"

# The build reads the package and must not run what it is about to replace.
os.environ["DRACHENHORT_PURE"] = "1"
sys.path.insert(0, str(SRC))

from drachenhort import _native  # noqa: E402

LOCK: Final = _native.lock_path(PACKAGE)
SERVER: Final = "server/"
OPT_LEVEL: Final = "3"
DEBUG_LEVEL: Final = "0"
UNIX_FLAGS: Final = [
    # mypyc turns warnings into errors; a newer compiler's new warning is no reason not to play.
    "-Wno-error",
    # Without it every call inside the library could be replaced from outside, so none is inlined: a sixth slower.
    "-fvisibility=hidden",
]
JOBS: Final = min(os.cpu_count() or 1, 4)
# One library per game compiles on several cores at once, and after an edit only what changed is compiled again. One
# library for all lets the C compiler inline core functions into the games: two or three hundredths faster.
SEPARATE_LIBRARIES: Final = True


class CannotCompile(Exception):
    """This machine lacks what compiling takes; the sources run as they are."""


def compile_engine() -> None:
    """Bring the compiled modules up to date with their sources."""
    if is_fresh():
        return
    with Lock.wait(LOCK, "the engine is being compiled already; waiting for it"):
        if not is_fresh():
            compile_now(JOBS)


def compile_now(jobs: int) -> None:
    """Compile what changed. Whoever calls this holds the lock."""
    sources = _native.hash_sources(PACKAGE)
    files = to_compile(sources)
    if not files:
        return
    require_compiler()
    say(f"compiling {len(files)} modules with mypyc, the first time two or three minutes")
    start = time.monotonic()
    with unfinished(scratch_folder()) as scratch:
        built = build([*translate(engine_of(files), scratch), *translate(server_of(files), scratch)], scratch, jobs)
    publish(sources, built)
    say(f"compiled in {time.monotonic() - start:.0f} s")


def compiled_files() -> dict[Path, str]:
    """The files of the newest build, and where in the package each belongs."""
    folder = _native.stamp_path(PACKAGE).parent
    stamp = _native.load_stamp(_native.stamp_path(PACKAGE))
    assert stamp is not None, "a finished build has a stamp"
    return {folder / file: f"drachenhort/_compiled/{file}" for file in ("stamp.json", *stamp.modules.values())}


def is_fresh() -> bool:
    """Whether the compiled modules are what compiling now would make."""
    stamp = _native.load_stamp(_native.stamp_path(PACKAGE))
    return (
        stamp is not None
        and stamp.mypy == installed_version("mypy")
        and stamp.recipe == recipe()
        and _native.why_not_usable(stamp, PACKAGE) is None
    )


def recipe() -> str:
    """Identify how the modules are built, so that a changed build file builds them anew."""
    return hashlib.sha256(Path(__file__).read_bytes()).hexdigest()


def to_compile(sources: dict[str, str]) -> list[str]:
    return [
        path
        for path in sources
        if path in _native.COMPILED_MODULES
        or (
            path.startswith(tuple(f"{package}/" for package in _native.COMPILED_PACKAGES))
            and not path.endswith("__init__.py")
            and not any(fnmatch(path, pattern) for pattern in _native.NEVER_COMPILED)
        )
    ]


def library_of(path: str) -> str:
    """Name the library a module goes into: one for the core, one for each game, one for the players, one for the server."""
    if path.startswith(SERVER):
        return "drachenhort._server"
    package, *folders, _ = path.split("/")
    return "drachenhort._" + "_".join([package, *folders[:1]]) if SEPARATE_LIBRARIES else "drachenhort._engine"


def scratch_folder() -> Path:
    """Keep intermediate files from one build to the next, so that unchanged parts are not compiled again."""
    return ROOT / "build" / f"mypyc{_native.ABI}-{installed_version('mypy')}-{recipe()[:12]}"


def require_compiler() -> None:
    """Raise CannotCompile unless a small extension module builds here."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise CannotCompile("Python's C headers are missing (Debian, Ubuntu: python3-dev)")
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        try:
            build([Extension("probe", [str(source)])], Path(folder), jobs=1)
        except (BaseError, CCompilerError, OSError) as error:
            raise CannotCompile("no working C compiler found (Debian, Ubuntu: gcc)") from error


def engine_of(files: list[str]) -> list[str]:
    return [file for file in files if not file.startswith(SERVER)]


def server_of(files: list[str]) -> list[str]:
    """On their own: they reach the engine from outside, like any Python, so that neither is built anew for the other."""
    return [file for file in files if file.startswith(SERVER)]


def translate(files: list[str], scratch: Path) -> "list[Extension]":
    """Translate modules to C that know each other's insides. A type error is printed and ends the build."""
    from mypyc.build import mypycify

    libraries: dict[str, list[str]] = {}
    for file in files:
        libraries.setdefault(library_of(file), []).append(f"drachenhort/{file}")
    # What is slow hangs on the C files, and those are left alone where nothing changed. Types are checked anew each time.
    shutil.rmtree(scratch / "mypy_cache", ignore_errors=True)
    options = ["--strict", "--explicit-package-bases", "--config-file=", f"--cache-dir={scratch / 'mypy_cache'}"]
    with contextlib.chdir(SRC):
        extensions = cast(
            "list[Extension]",
            mypycify(
                [*options, "--follow-imports=silent", *(f"drachenhort/{file}" for file in files)],
                opt_level=OPT_LEVEL,
                debug_level=DEBUG_LEVEL,
                target_dir=str(scratch / "c"),
                separate=[(group, name) for name, group in libraries.items()],
            ),
        )
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args += UNIX_FLAGS
    return extensions


def build(extensions: "list[Extension]", scratch: Path, jobs: int) -> dict[str, Path]:
    """Run the C compiler; returns where each module's file lies."""
    from setuptools import Distribution

    command = Distribution({"name": "drachenhort", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "temp")
    command.parallel = jobs
    command.ensure_finalized()
    command.run()
    return {extension.name: Path(command.get_ext_fullpath(extension.name)) for extension in extensions}


def publish(sources: dict[str, str], built: dict[str, Path]) -> None:
    """Put the built files in place, then the stamp, then remove earlier builds."""
    stamp_path = _native.stamp_path(PACKAGE)
    folder = stamp_path.parent
    folder.mkdir(exist_ok=True)
    target = Path(tempfile.mkdtemp(prefix="build-", dir=folder))
    target.chmod(0o755)
    modules: dict[str, str] = {}
    for name, path in built.items():
        shutil.copy2(path, target / f"{name}{_native.ABI}")
        modules[name] = f"{target.name}/{name}{_native.ABI}"
    stamp = _native.Stamp(_native.ABI, installed_version("mypy"), recipe(), sources, modules)
    stamp.save(target / "stamp.json")
    if sys.platform != "win32":
        # After a power cut the stamp must not be there without what it names.
        os.sync()
    os.replace(target / "stamp.json", stamp_path)
    for earlier in folder.glob("build-*"):
        if earlier != target:
            shutil.rmtree(earlier, ignore_errors=True)
