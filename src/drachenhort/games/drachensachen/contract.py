"""What Drachensachen declares: its views, and everything else in one place."""

from typing import Final

from drachenhort.core.game import Contract
from drachenhort.core.shapes import Either, Fields, Many, Maybe, Word
from drachenhort.games.drachensachen import decisions
from drachenhort.games.drachensachen.actions import ACTIONS
from drachenhort.games.drachensachen.data import MAX_SEATS, MIN_SEATS
from drachenhort.games.drachensachen.decisions import DECISIONS
from drachenhort.games.drachensachen.domains import CARDS, CODE, CURSE, FLAG, KIND, NUMBER, SEAT, SKILL
from drachenhort.games.drachensachen.events import EVENTS
from drachenhort.games.drachensachen.match import ENDINGS
from drachenhort.games.drachensachen.options import Options
from drachenhort.games.drachensachen.steps import FORMS

_PLAYER: Final = Fields(
    "Player",
    {
        "lost": NUMBER,
        "hand_size": CARDS,
        "known": Many(KIND),
        "all_know": Many(KIND),
        "open": Many(KIND),
        "hidden": CARDS,
        "curse": CURSE,
    },
    {
        "lost": "Gold lost in this match.",
        "known": "Cards in this hand that the reader knows of; of the reader's own hand all.",
        "all_know": "Cards in this hand that everybody knows of.",
    },
)

_STEP: Final = Either(
    "Step",
    [
        Fields("", {"step": Word("swap"), "decided": Many(FLAG), "choice": Maybe(CODE)}),
        Fields("", {"step": Word("turn"), "seat": SEAT}),
        *[form.shape("step") for form in FORMS],
    ],
)

_VIEW: Final = Fields(
    "View",
    {
        "game_number": NUMBER,
        "starter": SEAT,
        "skills": Many(SKILL),
        "is_chaos": FLAG,
        "players": Many(_PLAYER),
        "hand": Many(KIND),
        "pile": Many(KIND),
        "removed": Many(KIND),
        "draw_pile": CARDS,
        "out": CARDS,
        "is_clockwise": FLAG,
        "on_turn": SEAT,
        "turns": NUMBER,
        "owed_draw": CARDS,
        "winner": Maybe(SEAT),
        "step": Maybe(_STEP),
    },
    {
        "pile": "From below.",
        "skills": "Those turned up.",
        "out": "How many cards are not in this game.",
        "winner": "Of this game.",
    },
)

DECISIONS.declare(vars(decisions))
CONTRACT: Final[Contract] = Contract(
    "drachensachen", "3.0", (MIN_SEATS, MAX_SEATS), Options, ACTIONS, EVENTS, DECISIONS, ENDINGS, _VIEW
)
