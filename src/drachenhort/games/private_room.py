"""The modules of a room once more, beside the usual ones: run as plain Python, with other values in `components.toml`.

Nothing of it is in `sys.modules`. What such a module imports from its own room comes from here, also when it does so later;
everything else, the compiled core above all, is what everybody has.
"""

import builtins
import typing
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from types import CodeType, FunctionType, ModuleType
from typing import Final, final

from drachenhort.games import files
from drachenhort.games.files import Toml, room_of
from drachenhort.games.older import OLDER

_FILES: Final = files.__name__
_compiled: Final[dict[str, CodeType]] = {}


@final
class PrivateRoom:
    """A room with values laid over its components. Whoever holds anything of it holds all of it."""

    def __init__(self, game_id: str, values: dict[str, Toml]) -> None:
        self.package: Final = room_of(game_id)
        self._modules: Final[dict[str, ModuleType]] = {}
        self._builtins: Final = {**vars(builtins), "__import__": self._import}
        own_files = self.module(_FILES)
        own_files.lay_over(game_id, values)
        if self.package != f"{files.HERE}.{game_id}":
            own_files.move_in(game_id, self.package)
        self.read: Final[set[str]] = own_files.READ

    def module(self, name: str) -> ModuleType:
        """One of its modules, run when first asked for."""
        module = self._modules.get(name)
        if module is None:
            module = self._modules[name] = self._run(name)
        return module

    def run_all(self) -> list[ModuleType]:
        """All of it, so that nothing is left to be run when several threads use it."""
        for name in sorted(_all_of(resources.files(self.package), self.package)):
            self.module(name)
        return list(self._modules.values())

    def clear(self) -> None:
        """Nobody needs anything of it any more. Compiled classes of the core never let go of those made of them in plain
        Python, so it has to be said; what stays is little.
        """
        for module in self._modules.values():
            for own in list(vars(module).values()):
                if isinstance(own, type) and own.__module__ == module.__name__:
                    _strip(own)
            vars(module).clear()
        self._modules.clear()
        self._builtins.clear()

    def _run(self, name: str) -> ModuleType:
        source, is_package = _source_of(name, self.package)
        module = ModuleType(name)
        module.__package__ = name if is_package else name.rpartition(".")[0]
        module.__dict__["__builtins__"] = self._builtins
        self._modules[name] = module
        if is_package:
            module.__path__ = []
        code = _compiled.get(name)
        if code is None:
            code = _compiled[name] = compile(source.read_text(encoding="utf-8"), str(source), "exec", dont_inherit=True)
        try:
            exec(code, module.__dict__)
        except BaseException:
            del self._modules[name]
            raise
        finally:
            _forget_types()
        return module

    def _is_own(self, name: str) -> bool:
        return name == _FILES or name == self.package or name.startswith(f"{self.package}.")

    def _import(
        self,
        name: str,
        outer: Mapping[str, object] | None = None,
        inner: Mapping[str, object] | None = None,
        wanted: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        """What `import` does in these modules."""
        if level:  # A relative import, as a room of another package may have it.
            package = str((outer or {}).get("__package__", "")).split(".")
            name = ".".join([*package[: len(package) - level + 1], *([name] if name else [])])
        if not self._is_own(name):
            return builtins.__import__(name, outer, inner, wanted or ())
        module = self.module(name)
        for part in wanted or ():
            if not hasattr(module, part) and _is_there(f"{name}.{part}", self.package):
                setattr(module, part, self.module(f"{name}.{part}"))
        return module


def _strip(own: type) -> None:
    for name, value in list(vars(own).items()):
        if isinstance(value, FunctionType | property | staticmethod | classmethod):
            delattr(own, name)


def _forget_types() -> None:
    """`typing` remembers what generic classes were made of, and so would keep rooms that nobody holds any more."""
    for forget in getattr(typing, "_cleanups", ()):
        forget()


def _source_of(name: str, room: str) -> tuple[Traversable, bool]:
    """The source of a module, and whether it is a package."""
    if name == _FILES:
        return resources.files(files.HERE) / "files.py", False
    path = name.removeprefix(room).strip(".").split(".")
    place = resources.files(room).joinpath(*path)
    if place.is_dir():
        return place / "__init__.py", True
    return resources.files(room).joinpath(*path[:-1], f"{path[-1]}.py"), False


def _all_of(folder: Traversable, package: str) -> Iterator[str]:
    """The names of all modules in a room, but for those of earlier rules."""
    for each in folder.iterdir():
        if each.is_dir() and (each / "__init__.py").is_file() and not OLDER.fullmatch(each.name):
            yield from _all_of(each, f"{package}.{each.name}")
        elif each.name.endswith(".py"):
            yield package if each.name == "__init__.py" else f"{package}.{each.name.removesuffix('.py')}"


def _is_there(name: str, room: str) -> bool:
    return _source_of(name, room)[0].is_file()
