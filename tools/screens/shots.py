"""What is shown: which page, at which moment of which game, on which screen."""

from dataclasses import dataclass, field
from typing import Final, Literal

from playwright.sync_api import ViewportSize

from drachenhort.core.plain import Json
from tools.evening import TO_THE_END

DESK: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=844)


@dataclass(frozen=True)
class Shot:
    """A picture of a page, perhaps after a game was played for a while."""

    name: str
    path: str = "/t/{table}"
    game: str = ""
    seats: int = 0
    options: dict[str, Json] = field(default_factory=dict[str, Json])
    moves: int = 0
    """Played until our first decision after so many moves of everybody."""
    size: ViewportSize = field(default_factory=lambda: DESK)
    scale: int = 1
    light: Literal["dark", "light"] = "dark"
    lang: Literal["de", "en"] = "en"


SHOTS: Final = (
    Shot("hall", path="/"),
    Shot("drachensachen", game="drachensachen", seats=4, moves=20),
    Shot("drachenfaust", game="drachenfaust", seats=5, moves=24),
    Shot("drachenhueter", game="drachenhueter", seats=4, options={"chests": 3}, moves=60),
    Shot("drachenfels", game="drachenfels", seats=4, moves=120),
    Shot("schutt-und-asche", game="schutt_und_asche", seats=4, moves=170),
    Shot("phone", game="drachenhueter", seats=3, moves=40, size=PHONE, scale=2, lang="de"),
    Shot("daylight", game="drachenhueter", seats=4, options={"chests": 3}, moves=150, light="light"),
    Shot("replay", path="/g/{table}?move=90", game="drachenhueter", seats=3, moves=TO_THE_END),
    Shot("rules", path="/rules/drachenfels", light="light", lang="de"),
)
