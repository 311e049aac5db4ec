"""What Drachenfels declares: its views, and everything else in one place."""

from typing import Final

from drachenhort.core.game import Contract
from drachenhort.core.shapes import Either, Fields, Many, Maybe
from drachenhort.games.drachenfels import decisions
from drachenhort.games.drachenfels.actions import ACTIONS
from drachenhort.games.drachenfels.data import MAX_SEATS, MIN_SEATS
from drachenhort.games.drachenfels.decisions import DECISIONS
from drachenhort.games.drachenfels.domains import (
    CARDS,
    CASTLE_NUMBER,
    COLOUR,
    FIELD,
    FLAG,
    KIND,
    PAIR,
    PLACE,
    SEAT,
    SITE,
    STEPS,
    TURNS,
)
from drachenhort.games.drachenfels.events import EVENTS
from drachenhort.games.drachenfels.options import Options
from drachenhort.games.drachenfels.scoring import ENDINGS
from drachenhort.games.drachenfels.step_text import FORMS

_PLAYER: Final = Fields(
    "Player",
    {
        "colour": Maybe(COLOUR),
        "field": Maybe(FIELD),
        "armour": FLAG,
        "doubling": FLAG,
        "looked": Many(CASTLE_NUMBER),
        "hand_size": CARDS,
        "known": Many(KIND),
        "knows_of_you": Many(KIND),
    },
    {
        "colour": "Null until a knight is picked.",
        "looked": "Rock castles this knight has looked into for nothing.",
        "known": "Cards in this hand that the reader knows of; of the reader's own hand all.",
        "knows_of_you": "Cards of the reader's that this player knows of, as far as the reader can tell.",
    },
)

_POOL: Final = Fields("Pool", {"seats": Many(SEAT), "cards": Many(KIND)})

_WAY: Final = Fields(
    "Way", {"steps": STEPS, "path": Many(PLACE)}, {"path": "`b1` by foot, `*T2` by flight, `~K` over a rainbow."}
)

_VIEW: Final = Fields(
    "View",
    {
        "players": Many(_PLAYER),
        "hand": Many(KIND),
        "known_pile": Many(KIND),
        "known_pools": Many(_POOL),
        "seen": Many(Maybe(COLOUR)),
        "sheet": Many(Many(COLOUR)),
        "dragons": Many(FIELD),
        "rainbows": Many(PAIR),
        "bridges": Many(SITE),
        "draw_pile": CARDS,
        "discards": Many(KIND),
        "top_used": FLAG,
        "removed": Many(KIND),
        "castles_open": FLAG,
        "on_turn": SEAT,
        "turns": TURNS,
        "step": Maybe(Either("Step", [form.shape("step") for form in FORMS])),
        "ways": Many(_WAY),
    },
    {
        "known_pools": "Cards known to be in the pile or in one of these hands.",
        "seen": "The shoes the reader has seen, by rock castle, in the order F1 to F4.",
        "sheet": "For each rock castle, who can still be there.",
        "discards": "From below.",
        "top_used": "With `fresh_discard`: the top discard has been used and must be covered first.",
        "ways": "One for each legal action, while a move is decided.",
    },
)

DECISIONS.declare(vars(decisions))
CONTRACT: Final[Contract] = Contract(
    "drachenfels", "3.3", (MIN_SEATS, MAX_SEATS), Options, ACTIONS, EVENTS, DECISIONS, ENDINGS, _VIEW
)
