"""What Drachenfaust declares: its views, and everything else in one place."""

from typing import Final

from drachenhort.core.form import Form
from drachenhort.core.game import Contract
from drachenhort.core.shapes import ByName, Either, Fields, Many, Maybe, Names, Shape, Text
from drachenhort.games.drachenfaust import decisions
from drachenhort.games.drachenfaust.actions import ACTIONS
from drachenhort.games.drachenfaust.cards import COLOUR_NAMES
from drachenhort.games.drachenfaust.custom import LANGUAGES
from drachenhort.games.drachenfaust.data import MAX_SEATS, MIN_SEATS
from drachenhort.games.drachenfaust.decisions import DECISIONS
from drachenhort.games.drachenfaust.domains import (
    BASE,
    BLACK,
    CARD,
    COMMON,
    DOUBLE,
    FAIRY,
    FLAG,
    NUMBER,
    POINTS,
    RED,
    SILVER,
    STONES,
)
from drachenhort.games.drachenfaust.events import EVENTS
from drachenhort.games.drachenfaust.options import Options
from drachenhort.games.drachenfaust.scoring import ENDINGS
from drachenhort.games.drachenfaust.state import STEPS
from drachenhort.games.drachenfaust.step_text import AUCTION, RAINBOW, TIE_BREAK, USE

_STONES: Final = Fields("Stones", dict.fromkeys(COLOUR_NAMES, STONES))
_WORDS: Final = ByName(Names("", list(LANGUAGES)), Text())

_PLAYER: Final = Fields(
    "Player",
    {
        "fairy": Maybe(FAIRY),
        "common": Maybe(COMMON),
        "silver": Maybe(SILVER),
        "black": BLACK,
        "red": RED,
        "laid": FAIRY,
        "stones": _STONES,
        "score": POINTS,
        "doppelganger": DOUBLE,
    },
    {
        "fairy": "Behind the screen, as the next two; null to somebody who looks on, unless coins are open.",
        "laid": "Fairy gold that lies out until the round ends.",
        "doppelganger": "Whether one lies before this seat, and since when.",
    },
)

_BID: Final = Fields(
    "Bid",
    {"fairy": FAIRY, "common": COMMON, "black": BLACK, "red": RED, "silver": SILVER, "value": NUMBER},
    {"value": "Its worth in gold, red coins counted."},
)


def _step(form: Form, more: dict[str, Shape]) -> Shape:
    return Fields("", form.shape("step").fields | more)


_STEP: Final = Either(
    "Step",
    [
        _step(AUCTION, {"decided": Many(FLAG), "fists": Many(Maybe(_BID))}),
        _step(TIE_BREAK, {"tied": Many(FLAG), "decided": Many(FLAG), "fists": Many(Maybe(SILVER))}),
        *[form.shape("step") for form in STEPS.in_order()],
        USE.shape("step"),
        _step(RAINBOW, {"drawn": _STONES}),
    ],
)

_VIEW: Final = Fields(
    "View",
    {
        "own_creatures": Many(Fields("OwnCreature", {"name": _WORDS, "text": _WORDS})),
        "round": NUMBER,
        "players": Many(_PLAYER),
        "bank": Fields("Bank", {"fairy": FAIRY, "common": COMMON, "silver": SILVER, "red": RED, "stones": _STONES}),
        "stack": Many(CARD),
        "discards": Many(CARD),
        "drawn": Many(CARD),
        "extras": Many(CARD),
        "aside": Many(CARD),
        "bids": Many(_BID),
        "is_given_up": FLAG,
        "steps": Many(_STEP),
    },
    {
        "own_creatures": "The first is the card `custom-1`.",
        "stack": "Still to be auctioned in this round; sorted, as nobody knows their order.",
        "drawn": "In the discards as well, but never auctioned in this round.",
        "extras": "Sorted likewise.",
        "bids": "Of the last auction whose fists have opened; all of nothing before the first.",
        "is_given_up": "The coins bid have been given for a Necromancer.",
        "steps": "The procedures under way, the outermost first. Of others' fists nothing is known before they open.",
    },
)

DECISIONS.declare(vars(decisions), parts=[decisions.BID_FAIRY, decisions.BID, decisions.BID_MAGIC])
CONTRACT: Final[Contract] = Contract(
    "drachenfaust", "4.1", (MIN_SEATS, MAX_SEATS), Options, ACTIONS, EVENTS, DECISIONS, ENDINGS, _VIEW, [BASE]
)
