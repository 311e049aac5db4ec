"""What the compiled engine takes from mypyc, with a stand-in for running without it.

mypyc turns `i64` into a bare 64-bit register, and `mypyc_attr` tunes a class. Uncompiled the first is plain `int` and the
second does nothing, so that only the standard library is needed. This module is never compiled: mypyc would take the
second branch away.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")
    i64 = int

    def mypyc_attr(**_tuning: object) -> Callable[[T], T]:
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
