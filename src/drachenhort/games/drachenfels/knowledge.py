"""What the seats know of cards they cannot see: in each other's hands, and in the draw pile.

Always a lower bound, kind by kind. A known card stays known until it could have left: until it is played, until its
holder refreshes, or until its holder is robbed of a card that might be this one.
"""

from drachenhort.core.native import i64
from drachenhort.games.drachenfels.cards import cards_of, count_of, each_less, less, size_of
from drachenhort.games.drachenfels.state import State


def all_saw_card_leave(state: State, holder: i64, kind: i64) -> None:
    """A card is played: if it was known, that is the one that is gone."""
    row = state.seats + 1
    for viewer in range(state.seats):
        at = viewer * row + holder
        known = state.told[at]
        if known and count_of(known, kind):
            told = state.told[:]
            told[at] = known - cards_of(kind, 1)
            state.told = told


def card_robbed(state: State, thief: i64, victim: i64, kind: i64) -> None:
    """4.2, 7.2 A random card goes from hand to hand; only these two see it. Called before it moves.

    For the others any card of the victim could be the one, so they lose one of each kind they knew of; unless they know
    the whole hand and it is all of one kind, when they know what was taken.
    """
    row = state.seats + 1
    told = state.told[:]
    card = cards_of(kind, 1)
    told[victim * row + thief] += card
    for viewer in range(state.seats):
        of_victim = viewer * row + victim
        known = told[of_victim]
        if known == 0 or viewer == victim:
            continue
        if viewer == thief:
            told[of_victim] = less(known, card)
            continue
        if known == cards_of(kind, size_of(state.places[victim].hand)):
            told[viewer * row + thief] += card
        told[of_victim] = each_less(known, 1)
    state.told = told


def hand_refreshed(state: State, seat: i64, given: i64, discards: i64, drawn: i64) -> None:
    """4.2 A hand and, maybe, the discards went into the pile, and a new hand came out of it. Called afterwards.

    The seat itself knows what it put in and what it got. The others know of what was put together only; how much of it must
    be on either side, counting tells.
    """
    row = state.seats + 1
    told = state.told[:]
    in_hand = size_of(drawn)
    in_pile = size_of(state.draw_pile)
    for viewer in range(state.seats):
        of_seat = viewer * row + seat
        of_pile = viewer * row + state.seats
        together = told[of_pile] + discards
        if viewer == seat:
            told[of_pile] = less(together + given, drawn)
        else:
            together += told[of_seat]
            told[of_seat] = each_less(together, in_pile)
            told[of_pile] = each_less(together, in_hand)
    state.told = told
