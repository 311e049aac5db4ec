"""Steps as positions and views tell them. Fists and stones are written behind their numbers, where a step has any."""

from typing import Final

from drachenhort.core.form import Form
from drachenhort.core.shapes import Names
from drachenhort.games.drachenfaust.domains import CARD, COLOUR, SEAT
from drachenhort.games.drachenfaust.use import DONE

AUCTION: Final[Form] = Form("auction", "4.1", {"card": CARD})
TIE_BREAK: Final[Form] = Form("tie-break", "4.3", {"card": CARD})
DECLARE: Final[Form] = Form("declare", "6.4", {"seat": SEAT, "card": CARD})
USE: Final[Form] = Form(
    "use",
    "4.7",
    {
        "seat": SEAT,
        "card": CARD,
        "from": Names("", ["drawn", "auction"]),
        "use": Names("", ["only", "second", "first"]),
        "line": Names("Line", [*[str(line) for line in range(DONE)], "done"]),
    },
)
RAINBOW: Final[Form] = Form("rainbow", "6.16", {"seat": SEAT, "named": COLOUR})
