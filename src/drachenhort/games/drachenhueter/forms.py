"""Steps as positions and views tell them."""

from typing import Final

from drachenhort.core.form import Form
from drachenhort.core.shapes import Count
from drachenhort.core.step import Step
from drachenhort.games.drachenhueter.cards import SIX
from drachenhort.games.drachenhueter.domains import BACKLIGHTS, FLAG, SEAT, WAY
from drachenhort.games.drachenhueter.legal import MOST_FREE
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.steps import Change, Take
from drachenhort.games.drachenhueter.steps_lay import ChooseCards, ChooseEnd, ChoosePearl, ChooseStandIn, Lay

TAKE: Final[Form] = Form("take", "3.1", {"taken": Count(0, MOST_FREE), "must": FLAG})
CHANGE: Final[Form] = Form("change", "3.2", {"left": Count(0, 2), "right": Count(0, 2)})
LAY: Final[Form] = Form("lay", "3.3", {"seat": SEAT})
END: Final[Form] = Form("end", "3.4", {"seat": SEAT, "way": WAY, "jokers": BACKLIGHTS})
STAND_IN: Final[Form] = Form("stand-in", "5.3", {"seat": SEAT, "left": Count(0, SIX)})
CARDS: Final[Form] = Form("cards", "3.3", {"seat": SEAT, "left": Count(1, SIX)})
PEARL: Final[Form] = Form("pearl", "3.5", {"seat": SEAT})
STEPS: Final = [TAKE, CHANGE, LAY, END, STAND_IN, CARDS, PEARL]


def told(step: Step[State] | None) -> tuple[Form, list[int]] | None:
    """The form of a step in which somebody decides, and its numbers."""
    match step:
        case Take():
            return TAKE, [step.taken, step.must_take]
        case Change():
            return CHANGE, [step.lefts, step.rights]
        case Lay():
            return LAY, [step.seat]
        case ChooseEnd():
            return END, [step.seat, step.method, step.jokers]
        case ChooseStandIn():
            return STAND_IN, [step.seat, step.left]
        case ChooseCards():
            return CARDS, [step.seat, step.left]
        case ChoosePearl():
            return PEARL, [step.seat]
        case _:
            return None
