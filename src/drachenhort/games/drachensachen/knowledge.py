"""3.12 What the seats know of each other's hands: always a lower bound, exact for every kind on its own.

`Place.known` is what everybody knows; `told` adds what a single seat knows beyond that, which only 8.4 can bring about.
A known card stays known until it could have left.
"""

from drachenhort.core.native import i64
from drachenhort.games.drachensachen.cards import ONES, cards_of, count_of, size_of
from drachenhort.games.drachensachen.data import SKILL_TWO
from drachenhort.games.drachensachen.state import State


def all_saw_cards_come(state: State, holder: i64, cards: i64) -> None:
    """Everybody saw these cards go into a hand."""
    state.places[holder].known += cards


def all_saw_cards_leave(state: State, holder: i64, kind: i64, count: i64) -> None:
    """Everybody saw so many cards of one kind leave a hand: the known ones among them are gone first."""
    place = state.places[holder]
    gone = count_of(place.known, kind)
    if gone:
        if gone > count:
            gone = count
        place.known -= cards_of(kind, gone)
        count -= gone
    if count and state.skills & SKILL_TWO:
        told = state.told[:]
        for viewer in range(state.seats):
            at = viewer * state.seats + holder
            told[at] -= cards_of(kind, min(count_of(told[at], kind), count))
        state.told = told


def card_given_unseen(state: State, giver: i64, taker: i64, kind: i64) -> None:
    """8.4 A random card goes from hand to hand; only these two see it. Called before it moves.

    For the others any card of the giver could be the one, so they lose one of each kind they knew of; unless they know
    the whole hand and it is all of one kind, when they know what was given.
    """
    seats = state.seats
    told = state.told[:]
    size = size_of(state.places[giver].hand)
    all_knew: i64 = state.places[giver].known
    all_know = _each_one_less(all_knew)
    is_plain_to_all = _is_whole_hand_of(all_knew, kind, size)
    card = cards_of(kind, 1)
    for viewer in range(seats):
        of_giver = viewer * seats + giver
        of_taker = viewer * seats + taker
        knew = all_knew + told[of_giver]
        if viewer == giver:
            sees = True
        elif viewer == taker:
            sees = True
            told[of_giver] = (knew - card if count_of(knew, kind) else knew) - all_know
        else:
            sees = _is_whole_hand_of(knew, kind, size)
            told[of_giver] = _each_one_less(knew) - all_know
        if sees and not is_plain_to_all and viewer != taker:
            told[of_taker] += card
    state.told = told
    state.places[giver].known = all_know
    if is_plain_to_all:
        state.places[taker].known += card


def _is_whole_hand_of(known: i64, kind: i64, size: i64) -> bool:
    return known == cards_of(kind, size)


def _each_one_less(cards: i64) -> i64:
    """One card less of every kind there is."""
    return cards - ((cards | cards >> 1 | cards >> 2 | cards >> 3) & ONES)
