"""What is hidden in Drachensachen: hands, cards face down, secret swaps, the draw pile."""

from typing import Final

from drachenhort.core.packed import unpack
from drachenhort.core.plain import Json
from drachenhort.core.shapes import Fields, Many, Maybe
from drachenhort.games.drachensachen.actions import KEEP, SWAP
from drachenhort.games.drachensachen.cards import KINDS, NAMES, names_of, row_list
from drachenhort.games.drachensachen.data import DECK, MOST_HIDDEN, SKILL_IDS
from drachenhort.games.drachensachen.domains import FLAG, KIND, SKILL
from drachenhort.games.drachensachen.state import State
from drachenhort.games.drachensachen.steps import UNDECIDED, Swap
from drachenhort.players.observation.whole_encoder import Order

_PLACES: Final = [f"hidden_{place + 1}" for place in range(MOST_HIDDEN)]
_PLAYER: Final = Fields(
    "",
    {
        "hand": Many(KIND),
        **{name: Maybe(KIND) for name in _PLACES},
        "keeps": FLAG,
        "swaps_open": Maybe(KIND),
        "swaps_hand": Maybe(KIND),
    },
)
SHAPE: Final = Fields("", {"players": Many(_PLAYER), "out": Many(KIND)})
ORDERS: Final = {"draw_pile": Order(KIND, len(DECK)), "skill_stack": Order(SKILL, len(SKILL_IDS))}


def hidden(state: State) -> dict[str, Json]:
    return {
        "players": [_player(state, seat) for seat in range(state.seats)],
        "out": list[Json](names_of(state.out)),
        "draw_pile": list[Json](names_of(state.draw_cards_left()[::-1])),
        "skill_stack": [SKILL_IDS[skill] for skill in reversed(state.skill_stack)],
    }


def _player(state: State, seat: int) -> Json:
    place = state.places[seat]
    shown: dict[str, Json] = {"hand": list[Json](names_of(unpack(place.hand)))}
    row = row_list(place.hidden)
    for number, name in enumerate(_PLACES):
        shown[name] = NAMES[row[number]] if number < len(row) else None
    step = state.step
    choice = step.choices[seat] if isinstance(step, Swap) else UNDECIDED
    is_swap = SWAP <= choice < UNDECIDED
    shown["keeps"] = choice == KEEP
    shown["swaps_open"] = NAMES[(choice - SWAP) // KINDS + 1] if is_swap else None
    shown["swaps_hand"] = NAMES[(choice - SWAP) % KINDS + 1] if is_swap else None
    return shown
