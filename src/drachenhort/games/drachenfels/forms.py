"""Steps as positions and views tell them."""

from typing import Final

from drachenhort.core.form import Form
from drachenhort.core.shapes import Count, Many
from drachenhort.core.step import Step
from drachenhort.games.drachenfels.data import ROBBED_BY_DUEL, ROBBED_BY_REFRESH
from drachenhort.games.drachenfels.domains import FIELD, FLAG, PAIR, POINT, SEAT
from drachenhort.games.drachenfels.fields import POWERS
from drachenhort.games.drachenfels.setup import PickKnights
from drachenhort.games.drachenfels.state import State
from drachenhort.games.drachenfels.steps import EVERY_SEAT, DrawCards, Move, Reset, SendHome, Turn
from drachenhort.games.drachenfels.steps_magic import (
    Bridge,
    CloudHome,
    PickClouded,
    PickDragon,
    PlaceDragon,
    Rainbow,
    Teletransfer,
)

_LEFT: Final = Count(1, max(ROBBED_BY_REFRESH - 1, ROBBED_BY_DUEL))

TURN: Final[Form] = Form("turn", "4", {"first_act": FLAG, "has_played": FLAG})
MOVE: Final[Form] = Form("move", "6.1", {"value": POINT})
RESET: Final[Form] = Form("re-set", "5.1", {"pairs": Many(PAIR)})
HOME: Final[Form] = Form("home", "7.2", {"loser": SEAT})
DRAW: Final[Form] = Form("draw", "4.2", {"left": _LEFT})
DRAW_FROM_LOSER: Final[Form] = Form("draw", "7.2", {"left": _LEFT, "loser": SEAT})
DRAGON_FROM: Final[Form] = Form("dragon", "5.3", {"from": FIELD})
CLOUD_HOME: Final[Form] = Form("cloud", "5.5", {"knight": SEAT})
_WITHOUT_NUMBERS: Final[dict[type[Step[State]], Form]] = {
    PickKnights: Form("knights", "3.1", {}),
    Rainbow: Form("rainbow", "5.1", {}),
    Bridge: Form("bridge", "5.2", {}),
    PickDragon: Form("dragon", "5.3", {}),
    Teletransfer: Form("teletransfer", "5.4", {}),
    PickClouded: Form("cloud", "5.5", {}),
}
_WITH_NUMBERS: Final = [TURN, MOVE, RESET, HOME, DRAW, DRAW_FROM_LOSER, DRAGON_FROM, CLOUD_HOME]
FORMS: Final = [*_WITHOUT_NUMBERS.values(), *_WITH_NUMBERS]


def form_of(step: Step[State]) -> tuple[Form, list[int]]:
    """The form of a step in which somebody decides, and its numbers."""
    match step:
        case Turn():
            return TURN, [int(step.is_first_act), int(step.has_played)]
        case Move():
            return MOVE, [step.value]
        case Reset():
            return RESET, step.pairs
        case SendHome():
            return HOME, [step.loser]
        case DrawCards():
            if step.seats == EVERY_SEAT:
                return DRAW, [step.left]
            return DRAW_FROM_LOSER, [step.left, POWERS.index(step.seats)]
        case PlaceDragon():
            return DRAGON_FROM, [step.field]
        case CloudHome():
            return CLOUD_HOME, [step.knight]
    return _WITHOUT_NUMBERS[type(step)], []
