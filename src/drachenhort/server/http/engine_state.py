"""Whether the engine that this server runs is compiled, and what the next start will find."""

from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import drachenhort
from drachenhort import _native

PACKAGE: Final = Path(drachenhort.__file__).parent

EngineState: TypeAlias = Literal["compiled", "pure", "compiling", "ready"]


def engine_state() -> EngineState:
    """What a server started uncompiled it stays; what is compiled meanwhile is for the next start."""
    if drachenhort.is_compiled():
        return "compiled"
    if _native.is_refused():
        return "pure"
    if _native.is_being_compiled(PACKAGE):
        return "compiling"
    try:
        written = _native.stamp_path(PACKAGE).stat().st_mtime_ns
    except OSError:
        return "pure"
    return "ready" if _is_usable(written) else "pure"


@lru_cache(maxsize=1)
def _is_usable(_written: int) -> bool:
    """Asked once for each stamp: all sources are read for it."""
    stamp = _native.load_stamp(_native.stamp_path(PACKAGE))
    return stamp is not None and _native.why_not_usable(stamp, PACKAGE) is None
