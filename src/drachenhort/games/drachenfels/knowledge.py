"""What the seats, and everybody, know of cards they cannot see: in hands, in the draw pile, and in both together.

`told` has, for each viewer, cards known to be in a hand, and `noticed` those of them of which the holder can tell that this
viewer knows: it took them from that very seat. What a viewer has found out otherwise is its secret.

`pooled` has cards known to be somewhere in a pool: pool 0 is the draw pile, pool 1 the pile and the hand of whoever has
refreshed last, and so on. Discards that are shuffled in, for example, are from then on in the pile or in that hand, and
nowhere else. The last viewer, number `seats`, is everybody.

Always a lower bound, kind by kind. A card stays known until it could have left.
"""

from drachenhort.core.native import i64
from drachenhort.games.drachenfels.cards import DIGIT, cards_of, each_less, less, most, size_of
from drachenhort.games.drachenfels.state import State


def last_pool(seats: i64, viewer: i64) -> i64:
    """The largest pool that says anything; the next one would be all cards this viewer cannot see."""
    return seats - 1 if viewer == seats else seats - 2


def rank(state: State, viewer: i64, seat: i64) -> i64:
    """The first pool that this seat's hand is in, for this viewer: 1 for whoever else has refreshed last."""
    place: i64 = 1
    for other in state.refreshed:
        if other == seat:
            break
        if other != viewer:
            place += 1
    return place


def all_saw_card_leave(state: State, holder: i64, kind: i64) -> None:
    """A card is played: if it was known, that is the one that is gone."""
    seats = state.seats
    viewer: i64 = 0
    while viewer <= seats:
        if viewer != holder:
            _leave(state, viewer, holder, cards_of(kind, 1), cards_of(kind, DIGIT))
        viewer += 1


def _leave(state: State, viewer: i64, holder: i64, card: i64, digit: i64) -> None:
    """`digit` is where the card is counted."""
    seats = state.seats
    base = viewer * seats
    if state.told[base + holder] & digit:
        state.told[base + holder] -= card
    if viewer < seats and state.noticed[base + holder] & digit:
        state.noticed[base + holder] -= card
    pool = last_pool(seats, viewer)
    if pool < 1 or not state.pooled[base + pool] & digit:  # Larger pools hold at least what smaller ones do.
        return
    first = rank(state, viewer, holder)
    if pool >= first:
        while pool >= first:
            if state.pooled[base + pool] & digit:
                state.pooled[base + pool] -= card
            pool -= 1
        _close(state, viewer)


def card_robbed(state: State, thief: i64, victim: i64, kind: i64) -> None:
    """4.2, 7.2 A random card goes from hand to hand; only these two see it. Called before it moves.

    For the others any card of the victim could be the one, so they lose one of each kind they knew of; unless they know
    the whole hand and it is all of one kind, when they know what was taken.
    """
    seats = state.seats
    whole_hand = cards_of(kind, size_of(state.places[victim].hand))
    for viewer in range(seats + 1):
        is_plain = state.told[viewer * seats + victim] == whole_hand
        if viewer == thief or viewer == victim:  # noqa: SIM109 mypyc would compare objects in a tuple.
            is_plain = True
        _hand_loses(state, viewer, victim, thief, kind, is_plain)
        _hand_gains(state, viewer, thief, victim, kind, is_plain)
        _close(state, viewer)
        if viewer < seats:
            _notice_robbery(state, viewer, thief, victim, kind)


def _notice_robbery(state: State, viewer: i64, thief: i64, victim: i64, kind: i64) -> None:
    """What thief and victim can tell of this viewer: the other one of them saw the card, anybody else did not."""
    seats = state.seats
    card = cards_of(kind, 1)
    at = viewer * seats + victim
    state.noticed[at] = less(state.noticed[at], card) if viewer == thief else each_less(state.noticed[at], 1)
    if viewer == victim:
        state.noticed[viewer * seats + thief] += card


def _hand_loses(state: State, viewer: i64, victim: i64, thief: i64, kind: i64, is_plain: bool) -> None:
    if viewer == victim:
        return
    seats = state.seats
    at = viewer * seats + victim
    card = cards_of(kind, 1)
    state.told[at] = less(state.told[at], card) if is_plain else each_less(state.told[at], 1)
    for pool in range(rank(state, viewer, victim), last_pool(seats, viewer) + 1):
        if viewer == thief or pool < rank(state, viewer, thief):  # Otherwise the card stays in the pool.
            at = viewer * seats + pool
            state.pooled[at] = less(state.pooled[at], card) if is_plain else each_less(state.pooled[at], 1)


def _hand_gains(state: State, viewer: i64, thief: i64, victim: i64, kind: i64, is_plain: bool) -> None:
    if viewer == thief or not is_plain:
        return
    seats = state.seats
    card = cards_of(kind, 1)
    state.told[viewer * seats + thief] += card
    for pool in range(rank(state, viewer, thief), last_pool(seats, viewer) + 1):
        if viewer == victim or pool < rank(state, viewer, victim):
            state.pooled[viewer * seats + pool] += card


def hand_refreshed(state: State, seat: i64, given: i64, discards: i64, drawn: i64) -> None:
    """4.2 A hand and, maybe, the discards went into the pile, and a new hand came out of it. Called afterwards.

    The seat itself knows what it put in and what it got. The others know of what was put together only; how much of it
    must be on either side, counting tells.
    """
    seats = state.seats
    for viewer in range(seats + 1):
        if viewer == seat:
            for pool in range(last_pool(seats, viewer) + 1):
                at = viewer * seats + pool
                state.pooled[at] = less(state.pooled[at] + given + discards, drawn)
        else:
            _pools_mix(state, viewer, seat, discards, size_of(drawn))
            if viewer < seats:
                state.noticed[viewer * seats + seat] = 0
    state.refreshed = [seat] + [other for other in state.refreshed if other != seat]
    for viewer in range(seats + 1):
        _close(state, viewer)


def _pools_mix(state: State, viewer: i64, seat: i64, discards: i64, drawn: i64) -> None:
    """Whatever was in the pile or in this hand is now in pool 1, and every pool up to its old one has this hand too."""
    seats = state.seats
    base = viewer * seats
    last = last_pool(seats, viewer)
    old = state.pooled[base : base + last + 1]
    held = state.told[base + seat]
    before = rank(state, viewer, seat)
    together = old[0] + held + discards
    if before == 1 and last >= 1:
        together = most(together, old[1] + discards)
    for pool in range(1, last + 1):
        if pool == 1:
            known = together
        elif pool <= before:
            known = old[pool - 1] + held + discards
        else:
            known = old[pool] + discards
        if pool == before:
            known = most(known, old[pool] + discards)
        state.pooled[base + pool] = known
    state.pooled[base] = each_less(together, drawn)
    state.told[base + seat] = each_less(together, size_of(state.draw_pile))


def close_all(state: State) -> None:
    """What follows from knowledge that was just read."""
    for viewer in range(state.seats + 1):
        _close(state, viewer)


def _close(state: State, viewer: i64) -> None:
    """A pool holds at least what the next smaller one and the hand between them hold."""
    last = last_pool(state.seats, viewer)
    base = viewer * state.seats
    smaller: i64 = state.pooled[base]
    pool: i64 = 0
    for seat in state.refreshed:
        if seat == viewer:
            continue
        pool += 1
        if pool > last:
            return
        smaller += state.told[base + seat]
        known: i64 = state.pooled[base + pool]
        missing = less(smaller, known)
        if missing:
            known += missing
            state.pooled[base + pool] = known
        smaller = known
