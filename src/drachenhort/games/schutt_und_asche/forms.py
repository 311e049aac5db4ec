"""Steps as positions and views tell them."""

from typing import Final

from drachenhort.core.form import Form
from drachenhort.core.shapes import Count, Names
from drachenhort.games.schutt_und_asche.data import COMBAT_CARDS, THIRD
from drachenhort.games.schutt_und_asche.domains import GEAR, LAND, SEAT, TOPIC, TURN
from drachenhort.games.schutt_und_asche.steps_fight import Fight

_OPEN: Final = Count(0, THIRD - 1)
"""The third decides the fight."""
_TURNED: Final = Count(0, COMBAT_CARDS)

START_KNIGHTS: Final[Form] = Form("start-knights", "2.3", {"turn": TURN})
OFFERING: Final[Form] = Form("offering", "5.2", {"turn": TURN})
FIGHTS: Final[Form] = Form("fights", "5.5", {"seat": SEAT})
FIGHT: Final[Form] = Form(
    "fight",
    "6",
    {
        "land": LAND,
        "by": Names("", ["marker", "tile"]),
        "knights": _OPEN,
        "dragons": _OPEN,
        "swords": _TURNED,
        "shields": _TURNED,
        "aside": _TURNED,
        "ask": Names("", ["power", "shield"]),
    },
)
LIFT: Final[Form] = Form("lift", "6.5", {"land": LAND})
PUT: Final[Form] = Form("put", "7.1", {"tile": GEAR})
TALK: Final[Form] = Form("talk", "4.5", {"topic": TOPIC})


def fight_numbers(step: Fight) -> list[int]:
    """A fight as FIGHT tells it."""
    now = step.turned
    shown = [now.knights, now.dragons, now.swords, now.shields, now.aside]
    return [step.land, 1 if step.is_bought else 0, *shown, 1 if step.is_at_shield else 0]
