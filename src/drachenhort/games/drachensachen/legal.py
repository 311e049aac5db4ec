"""What fits and what is legal. Nothing here changes a state."""

from typing import Final, final

from drachenhort.core.decision import NO_CODES, Decision
from drachenhort.core.native import i64
from drachenhort.games.drachensachen import decisions
from drachenhort.games.drachensachen.actions import (
    ACCEPT,
    DRAW,
    GIVE,
    KEEP,
    ONWARD,
    REVERSE,
    TAKE,
    TURN,
    pick_code,
    swap_code,
)
from drachenhort.games.drachensachen.cards import (
    FOUR,
    KINDS,
    NULL,
    ONES,
    PROTECTO,
    cards_of,
    count_of,
    is_dragon,
    mask_of,
    nth_card,
    row_length,
)
from drachenhort.games.drachensachen.data import MOST_HIDDEN, SKILL_ONE
from drachenhort.games.drachensachen.pile import Pile
from drachenhort.games.drachensachen.state import Place, State

_BIT_TAKE: Final = 1 << TAKE
_BIT_DRAW: Final = 1 << DRAW
_BIT_ACCEPT: Final = 1 << ACCEPT
_BITS_DIRECTION: Final = (1 << REVERSE) | (1 << ONWARD)
_TURNS: Final = [((1 << hidden) - 1) << TURN for hidden in range(MOST_HIDDEN + 1)]
_BEYOND: Final = [0b0000, 0b1000, 0b1100, 0b1110]
"""By the run on top: those of a kind's four play codes that would make more than four in a row."""
_FOUR_BITS: Final = ONES << 2 | ONES << 3
"""Set in a hand wherever it has four or more of a kind."""
_NTH: Final = [0b0000, 0b0001, 0b0010, 0b0100, 0b1000]
"""By count: its bit among a kind's four play codes."""


def fits(kind: int, top: int, beat: int, is_small_great: bool) -> bool:
    """Whether a card of this kind may lie on a pile with this topmost card and this card to beat (0: none).

    `is_small_great` says whether skill 8.3 holds.
    """
    if top == 0:  # 3.2 Onto an empty pile: any card.
        return True
    if is_dragon(kind):  # 4.4, 4.5 A dragon on anything except a 6.
        return top != 6
    if kind == 9 and is_dragon(top):  # 4.5 A 9 never on a dragon.
        return False
    if beat == 0 or beat == NULL:  # 3.2 Protectos alone ask for nothing, Null counts 0.
        return True
    if beat == 3:  # 4.1 Undercut.
        return kind < 3
    if is_small_great and kind == 1 and beat == 9:  # 8.3
        return True
    return kind >= beat  # 3.2


def _fitting_kinds(top: int, beat: int, is_small_great: bool) -> int:
    mask: i64 = 0
    for kind in range(1, KINDS + 1):
        if fits(kind, top, beat, is_small_great):
            mask |= mask_of(kind)
    return mask


@final
class _Kinds:
    """A set of kinds as a mask; an object of its own, so that compiled code need not unpack a large int."""

    def __init__(self, mask: i64) -> None:
        self.mask: i64 = mask


def _table(is_small_great: bool) -> list[_Kinds]:
    return [_Kinds(_fitting_kinds(top, beat, is_small_great)) for top in range(KINDS + 1) for beat in range(KINDS + 1)]


# `fits` for every pile there can be, worked out once: a mask of the kinds that may be played.
_FITTING: Final = _table(False)
_FITTING_8_3: Final = _table(True)
_ANSWERS_DRAW: Final[i64] = mask_of(4) | mask_of(PROTECTO)
_ANSWERS_SKIP: Final[i64] = mask_of(PROTECTO)
_ANSWERS_SKIP_9_2: Final[i64] = mask_of(PROTECTO) | mask_of(5)


def fitting(state: State) -> i64:
    """The kinds that fit on the pile now, as a mask, in a normal turn."""
    return fitting_on(state.pile.top, state.pile.beat, state.skills)


def fitting_on(top: i64, beat: i64, skills: i64) -> i64:
    """The kinds that fit on such a pile, as a mask, in a normal turn; 0 for no card."""
    place = top * (KINDS + 1) + beat
    if skills & SKILL_ONE:
        return _FITTING_8_3[place].mask
    return _FITTING[place].mask


def playable(state: State) -> i64:
    """The kinds that would fit for the seat on turn: 4.2 while a draw is owed only 4 and Protecto."""
    return _ANSWERS_DRAW if state.owed > 0 else fitting(state)


def skip_answers(state: State) -> i64:
    """4.3, 9.2 The kinds that answer a skip."""
    return _ANSWERS_SKIP_9_2 if state.options.fives_answer else _ANSWERS_SKIP


def most_of(pile: Pile, kind: i64) -> i64:
    """3.3 How many of this kind may be laid before four lie directly on each other."""
    return FOUR - pile.run if kind == pile.top else FOUR


def decide(state: State, seat: i64, kind: i64) -> Decision:
    """A decision of this kind for this seat, with everything that is legal."""
    place = state.places[seat]
    if kind == decisions.PLAY:
        low = _plays(state.pile, place, fitting(state))
        if place.hand == 0 and place.open == 0:  # 3.8, 3.9
            low = _TURNS[row_length(place.hidden)]
        if state.pile.top:  # 3.7 With an empty pile you must play.
            low |= _BIT_TAKE
        high = _removals(place.hand) if place.hand & _FOUR_BITS else 0
        return Decision(seat, kind, low, high, NO_CODES)
    if kind == decisions.OWED_DRAW:
        low = _plays(state.pile, place, playable(state)) | _BIT_DRAW
        if state.options.blind_answer and place.hand == 0 and place.open == 0:  # 9.1
            low |= _TURNS[row_length(place.hidden)]
        return Decision(seat, kind, low, _removals(place.hand), NO_CODES)
    if kind == decisions.OWED_SKIP:
        return Decision(seat, kind, _plays(state.pile, place, skip_answers(state)) | _BIT_ACCEPT, 0, NO_CODES)
    if kind == decisions.GIVE:
        return Decision(seat, kind, 0, 0, [GIVE + other for other in range(state.seats) if other != seat])
    if kind == decisions.PICK:
        return Decision(seat, kind, 0, 0, _picks(state))
    if kind == decisions.DIRECTION:
        return Decision(seat, kind, _BITS_DIRECTION, 0, NO_CODES)
    return Decision(seat, kind, 0, 0, _swaps(place))


def _plays(pile: Pile, place: Place, kinds: i64) -> i64:
    """3.1, 3.3, 3.6, 3.8 Plays of the given kinds, from the hand or, without one, from the open cards.

    The count c of each kind becomes the codes of playing 1 to min(c, 4) of it, for all kinds at once: bit 0 of a kind's
    four is set if there is at least one card, bit 1 if there are two, and so on.
    """
    hand = place.hand
    cards = (hand if hand else place.open) & kinds
    if cards == 0:
        return 0
    four = (cards >> 2 | cards >> 3) & ONES
    two = four | cards >> 1 & ONES
    three = four | cards >> 1 & cards & ONES
    one = two | cards & ONES
    plays = (one | two << 1 | three << 2 | four << 3) >> 4
    if pile.top:  # 3.3 Those already on top count.
        plays &= ~(_BEYOND[pile.run] << (pile.top * 4 - 4))
    if place.open and hand == cards and one & (one - 1) == 0:
        plays |= _with_open_cards(pile, place)
    return plays


def _with_open_cards(pile: Pile, place: Place) -> i64:
    """3.6 The whole hand is of one kind: if all of it is played, open cards of that kind may be added."""
    kind = nth_card(place.hand, 0)
    held = count_of(place.hand, kind)
    most = most_of(pile, kind)
    plays: i64 = 0
    for count in range(held + 1, min(held + count_of(place.open, kind), most) + 1):
        plays |= cards_of(kind - 1, _NTH[count])
    return plays


def _removals(hand: i64) -> i64:
    """3.5 Four equal hand cards."""
    return ((hand >> 2 | hand >> 3) & ONES) >> 4


def _picks(state: State) -> list[int]:
    """8.7 Any open card of any seat."""
    out: list[int] = []
    for seat in range(state.seats):
        for kind in range(1, KINDS + 1):
            if count_of(state.places[seat].open, kind):
                out.append(pick_code(seat, kind))
    return out


def _swaps(place: Place) -> list[int]:
    """2.2 An open card for a hand card of another kind, or nothing."""
    out: list[int] = [KEEP]
    opens = place.open
    hand = place.hand
    for open_kind in range(1, KINDS + 1):
        if count_of(opens, open_kind):
            for hand_kind in range(1, KINDS + 1):
                if hand_kind != open_kind and count_of(hand, hand_kind):
                    out.append(swap_code(open_kind, hand_kind))
    return out
