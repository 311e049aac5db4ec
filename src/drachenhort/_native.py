"""Runs the compiled engine in place of its sources, but only if it was made from exactly these sources.

The compiled modules lie in `_compiled/`, never beside their sources, so without this finder nobody imports them. A stamp
there names every source the compiler read and its hash. One difference, and everything runs uncompiled: compiled modules
know each other's memory layout, so a mixture could crash. `build_tools/engine.py` writes what is read here, and holds a
lock on a file there while it does.
"""

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Final, NamedTuple

COMPILED_PACKAGES: Final = ("core", "games", "players")
COMPILED_MODULES: Final = (
    "lab/report/tally.py",
    "lab/report/uses.py",
    "server/table/clock.py",
    "server/table/ledger.py",
    "server/table/live_game.py",
    "server/table/playing.py",
    "server/table/queued_table.py",
    "server/table/showing.py",
    "server/table/table.py",
    "server/table/turns.py",
    "server/table/versions.py",
    "server/wire/allowance.py",
    "server/wire/connection.py",
    "server/wire/fanout.py",
    "server/wire/link.py",
)
"""What every move goes through on its way through the server, and in a report."""

NEVER_COMPILED: Final = (
    "core/native.py",
    "core/words.py",
    "games/found.py",
    "games/layout.py",
    "games/private_room.py",
    "games/trial.py",
    "games/variant*.py",
    "games/*/words/*",
    "players/learned/network.py",
    "players/search/forks.py",
)
"""What is compiled away anyway, what runs once, the games' words (texts take their time, whoever asks for them), what NumPy
does, and plain data that goes from process to process."""

UNSEEN: Final = (
    "adapters",
    "batch",
    "cli",
    "kit",
    "lab",
    "puzzles",
    "review",
    "server/http",
    "server/push",
    "server/static",
    "terminal",
    "train",
    "_compiled",
)
"""Folders that no compiled module imports from, not even through another one: a change there does not matter to them, but
for the compiled modules that lie there."""

# Names the interpreter, its version and the platform, and costs nothing to ask; sysconfig's SOABI takes milliseconds.
ABI: Final = EXTENSION_SUFFIXES[0]


class Stamp(NamedTuple):
    """What the compiled modules were made from, and where they lie."""

    abi: str
    mypy: str
    recipe: str
    sources: dict[str, str]
    modules: dict[str, str]

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(self._asdict(), indent=1) + "\n", encoding="utf-8")


def load_stamp(path: Path) -> Stamp | None:
    """Read a stamp; None if there is none or it cannot be read."""
    try:
        fields = json.loads(path.read_bytes())
        return Stamp(**{name: fields[name] for name in Stamp._fields})
    except (OSError, ValueError, KeyError, TypeError):
        return None


def stamp_path(package: Path) -> Path:
    return package / "_compiled" / "stamp.json"


def lock_path(package: Path) -> Path:
    """The file that whoever compiles holds a lock on."""
    return package / "_compiled" / "lock"


def is_being_compiled(package: Path) -> bool:
    """Whether a compiler is at work here at this moment. The lock ends with its holder, however that ends."""
    if sys.platform == "win32":
        return False
    import fcntl

    try:
        lock = os.open(lock_path(package), os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(lock)
    return False


def hash_sources(package: Path) -> dict[str, str]:
    """Hash every Python file that the compiler sees.

    The files that are not compiled count too: the compiler writes their constants into the modules that use them, and
    relies on their types.
    """
    hashes: dict[str, str] = {}
    for folder, folders, files in os.walk(package):
        inside = os.path.relpath(folder, package).replace(os.sep, "/")
        prefix = "" if inside == "." else f"{inside}/"
        folders[:] = sorted(each for each in folders if each != "__pycache__" and prefix + each not in UNSEEN)
        for file in sorted(files):
            if file.endswith(".py"):
                with open(os.path.join(folder, file), "rb") as source:
                    hashes[prefix + file] = hashlib.sha256(source.read()).hexdigest()
    for module in COMPILED_MODULES:
        path = os.path.join(package, module)
        if module not in hashes and os.path.isfile(path):
            with open(path, "rb") as source:
                hashes[module] = hashlib.sha256(source.read()).hexdigest()
    return hashes


def why_not_usable(stamp: Stamp, package: Path) -> str | None:
    """Say what keeps the compiled modules from being used here; None if nothing does."""
    if stamp.abi != ABI:
        return f"compiled modules are for another Python ({stamp.abi}, this one needs {ABI})"
    if stamp.sources != hash_sources(package):
        return "compiled modules are older than their source"
    folder = stamp_path(package).parent
    if not all((folder / file).is_file() for file in stamp.modules.values()):
        return "compiled modules are incomplete"
    return None


class CompiledFinder:
    """Finds exactly the modules a stamp lists."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def is_refused() -> bool:
    """Whether the person wants no compiled modules."""
    return os.environ.get("DRACHENHORT_PURE", "0") not in ("", "0")


def install(package: Path) -> bool:
    """Make the compiled modules importable if they fit; tell whether they do."""
    if is_refused():
        return False
    path = stamp_path(package)
    if not path.exists():
        return False
    stamp = load_stamp(path)
    reason = "compiled modules have no readable stamp" if stamp is None else why_not_usable(stamp, package)
    if stamp is None or reason is not None:
        if not is_being_compiled(package):
            print(f"drachenhort: {reason}; running uncompiled. `make compile` builds them anew", file=sys.stderr)
        return False
    folder = path.parent
    sys.meta_path.insert(0, CompiledFinder({name: str(folder / file) for name, file in stamp.modules.items()}))
    return True
