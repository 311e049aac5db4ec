"""What Schutt und Asche declares: its views, and everything else in one place."""

from typing import Final

from drachenhort.core.game import Contract
from drachenhort.core.shapes import ByName, Count, Either, Fields, Many, Maybe, Names, Text, Word
from drachenhort.games.schutt_und_asche import decisions, domains, step_text
from drachenhort.games.schutt_und_asche.actions import ACTIONS
from drachenhort.games.schutt_und_asche.board import FIELDS
from drachenhort.games.schutt_und_asche.data import MAX_SEATS, MIN_SEATS
from drachenhort.games.schutt_und_asche.decisions import DECISIONS
from drachenhort.games.schutt_und_asche.events import EVENTS
from drachenhort.games.schutt_und_asche.options import MOST_CLAIMS, Options
from drachenhort.games.schutt_und_asche.scoring import ENDINGS
from drachenhort.games.schutt_und_asche.state import STEPS
from drachenhort.games.schutt_und_asche.steps_dragon import FIGHTS

_PLAYER: Final = Fields(
    "Player",
    {
        "lands": Many(domains.LAND),
        "power": domains.NUMBER,
        "hand_size": domains.CARDS,
        "offered_size": domains.CARDS,
        "returned_size": domains.CARDS,
        "given": Many(domains.GOLD),
        "spent": domains.NUMBER,
        "fame": Many(domains.FAME_VALUE),
        "hits": domains.HIT_COUNT,
        "status": domains.STATUS,
        "claims_left": Count(0, MOST_CLAIMS),
    },
    {
        "lands": "Taken in the draft, the lost ones included.",
        "given": "What was revealed at the last tile; 0 is X.",
        "hits": "Hit markers held.",
    },
)

_LAND: Final = Fields(
    "Land",
    {
        "id": domains.LAND,
        "x": domains.SPOT,
        "y": domains.SPOT,
        "is_standing": domains.FLAG,
        "is_marked": domains.FLAG,
        "gear": Many(domains.GEAR),
        "height": domains.HEIGHT,
        "owner_knows": domains.HEIGHT,
        "known": Many(domains.TILE),
        "looks": domains.NUMBER,
        "turned": Maybe(domains.TILE),
    },
    {
        "owner_knows": "How many tiles, from the bottom, the owner knows.",
        "known": "Those of them that the reader knows, from the top.",
        "turned": "The tile that ended the stack in the finale.",
    },
)

_FIELD: Final = Fields(
    "Field",
    {
        "x": domains.SPOT,
        "y": domains.SPOT,
        "entry": domains.LAND,
        "colour": Maybe(domains.COLOUR),
        "tile": Maybe(domains.DRAGON_TILE),
        "possible": Many(domains.DRAGON_TILE),
    },
    {
        "colour": "Null while the tiles are taken up.",
        "tile": "The number, if it is face up.",
        "possible": "What the number can be.",
    },
)

_LAYING: Final = Fields("Laying", {"land": domains.LAND, "laid": Many(domains.TILE)})

_DECLARED: Final = STEPS.in_order(FIGHTS)

_STEP: Final = Either(
    "Step",
    [
        Fields("", {"step": Names("", ["draft", "lay-out", "crown"])}),
        step_text.START_KNIGHTS.shape("step"),
        Fields("", {"step": Word("sorting"), "done": Many(domains.FLAG), "laying": Maybe(_LAYING)}),
        Fields("", {"step": Names("", ["piece", "offering", "purchase"]), "seat": domains.SEAT}),
        _DECLARED[0].shape("step"),
        Fields("Fight", step_text.FIGHT.shape("step").fields, {"aside": "Dragons put aside with power."}),
        *[form.shape("step") for form in _DECLARED[1:]],
        Fields("", {"step": Word("order"), **_LAYING.fields}),
        Fields("", {**step_text.PUT.shape("step").fields, "seat": domains.SEAT}),
        Fields("", {**step_text.TALK.shape("step").fields, "seat": domains.SEAT}),
    ],
)

_VIEW: Final = Fields(
    "View",
    {
        "round": domains.NUMBER,
        "regent": domains.SEAT,
        "attack": Count(0, FIELDS),
        "field": domains.FIELD,
        "buyer": Count(0, MAX_SEATS),
        "hits": domains.HIT_COUNT,
        "victor": Maybe(domains.SEAT),
        "players": Many(_PLAYER),
        "hand": Many(domains.GOLD),
        "offered": Many(domains.GOLD),
        "returned": Many(domains.GOLD),
        "discard": Many(domains.GOLD),
        "lands": Many(_LAND),
        "lost": Many(domains.LAND),
        "aside": domains.NUMBER,
        "removed": ByName(domains.TILE, domains.NUMBER),
        "unseen": ByName(domains.TILE, domains.NUMBER),
        "fields": Many(_FIELD),
        "hidden_tiles": Many(domains.DRAGON_TILE),
        "claims": Many(Fields("", {"seat": domains.SEAT, "claim": Text()})),
        "step": Maybe(_STEP),
    },
    {
        "attack": "How many of the four dragon pieces have been dealt with in this round.",
        "field": "Where the dragon piece stands or stood last.",
        "buyer": "How many seats have finished their purchases.",
        "hits": "Scored against the dragon.",
        "victor": "Who scored the last hit.",
        "hand": "The reader's own gold, by value; 0 is X.",
        "discard": "Gold that all have seen.",
        "aside": "How many city tiles are put aside until the sorting is over.",
        "removed": "City tiles seen leaving the game.",
        "unseen": "City tiles that the reader cannot see anywhere, by counting.",
        "hidden_tiles": "The numbers of dragon tiles still face down.",
        "claims": "Of this round, as they are written: `say offer 3`.",
    },
)

DECISIONS.declare(vars(decisions), parts=[decisions.ORDER])
CONTRACT: Final[Contract] = Contract(
    "schutt_und_asche", "3.1", (MIN_SEATS, MAX_SEATS), Options, ACTIONS, EVENTS, DECISIONS, ENDINGS, _VIEW
)
