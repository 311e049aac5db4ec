"""The files that are written, and what writes them."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.protocol.page import page
from tools.protocol.typescript import typescript

ROOT: Final = Path(__file__).parents[2]

OUTPUTS: Final[dict[str, Callable[[], str]]] = {"web/src/lib/protocol.ts": typescript, "docs/protocol.md": page}
