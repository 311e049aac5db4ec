"""What Drachenhüter declares: its views, and everything else in one place."""

from typing import Final

from drachenhort.core.game import Contract
from drachenhort.core.plain import Json
from drachenhort.core.shapes import Either, Fields, Many, Maybe
from drachenhort.games.drachenhueter import decisions
from drachenhort.games.drachenhueter.actions import ACTIONS
from drachenhort.games.drachenhueter.data import AMULETS_TO_END, EGG, MAX_SEATS, MIN_SEATS, REWARDS, RING
from drachenhort.games.drachenhueter.decisions import DECISIONS
from drachenhort.games.drachenhueter.domains import CARD, CHEST, COLOUR, FLAG, NUMBER, PEARL, SEAT, SIDE, WAY
from drachenhort.games.drachenhueter.events import EVENTS
from drachenhort.games.drachenhueter.options import Options
from drachenhort.games.drachenhueter.scoring import ENDINGS
from drachenhort.games.drachenhueter.steps import FORMS

_PAGE: Final = Either("Page", [NUMBER, COLOUR])

_SIDE: Final = Fields(
    "BookSide",
    {
        "display": Maybe(CARD),
        "page": Maybe(_PAGE),
        "put_on": Many(CARD),
        "put_under": Many(CARD),
        "unseen": NUMBER,
        "unseen_back": Maybe(_PAGE),
    },
    {
        "page": "A number on the left, a colour on the right; null without a card.",
        "put_on": "Known cards, the topmost last.",
        "put_under": "Known cards, the lowest last.",
    },
)

_STACK: Final = Fields("Stack", {"colour": COLOUR, "cards": Many(CARD)})

_PLAYER: Final = Fields(
    "Player",
    {
        "hand": Many(CARD),
        "secret_backs": Many(COLOUR),
        "row": Many(_STACK),
        "laid": NUMBER,
        "pieces": Many(NUMBER),
        "red_pearls": NUMBER,
        "blue_pearls": NUMBER,
        "pearls": Maybe(Many(NUMBER)),
        "crest": NUMBER,
        "crystals": NUMBER,
        "eggs": NUMBER,
    },
    {
        "hand": "All that the reader may know; of the reader's own hand all.",
        "secret_backs": "Backs of start cards whose fronts the reader does not know.",
        "row": "From left to right.",
        "pearls": "Their values, when the game is over.",
        "crest": "0 for none.",
    },
)

_VIEW: Final = Fields(
    "View",
    {
        "on_turn": SEAT,
        "turns": NUMBER,
        "last_round": NUMBER,
        "chests": Many(CHEST),
        "is_chest_used": FLAG,
        "left": _SIDE,
        "right": _SIDE,
        "shown_start_cards": Many(CARD),
        "pieces": Many(NUMBER),
        "red_pearls": NUMBER,
        "blue_pearls": NUMBER,
        "crests": Many(NUMBER),
        "backlights": NUMBER,
        "crystals": NUMBER,
        "eggs": NUMBER,
        "players": Many(_PLAYER),
        "step": Maybe(Either("Step", [form.shape("step") for form in FORMS])),
    },
    {
        "last_round": "How many turns of the last round have begun; 0 before it.",
        "pieces": "Ascending.",
        "crests": "The best first.",
    },
)

_REWARDS: Final[list[Json]] = [
    {"is_highest": reward.is_highest, "backlights": reward.backlights, "crystals": reward.crystals, "eggs": reward.eggs}
    for reward in REWARDS
]

DECISIONS.declare(vars(decisions))
CONTRACT: Final[Contract] = Contract(
    "drachenhueter",
    "3.0",
    (MIN_SEATS, MAX_SEATS),
    Options,
    ACTIONS,
    EVENTS,
    DECISIONS,
    ENDINGS,
    _VIEW,
    [SIDE, PEARL, WAY],
    {"ring": RING, "egg": EGG, "amulets_to_end": list[Json](AMULETS_TO_END), "rewards": _REWARDS},
)
