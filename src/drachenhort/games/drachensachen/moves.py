"""What happens to cards: laid, taken, drawn, turned over, removed. Each function is one movement at the table."""

from drachenhort.core.event import EVERYBODY, all_but, only
from drachenhort.core.native import i64
from drachenhort.core.packed import unpack
from drachenhort.games.drachensachen import events
from drachenhort.games.drachensachen.cards import FOUR, cards_of, row_card, row_without
from drachenhort.games.drachensachen.knowledge import all_saw_cards_come, all_saw_cards_leave, card_given_unseen
from drachenhort.games.drachensachen.state import State


def lay_cards(state: State, seat: i64, kind: i64, count: i64) -> None:
    """3.3, 3.6, 3.8 From the hand first, the rest from the open cards, onto the pile."""
    place = state.places[seat]
    at = kind * 4  # `count_of` and `cards_of` written out: this is the hottest function of the game.
    from_hand = place.hand >> at & 15
    if from_hand > count:
        from_hand = count
    place.hand -= from_hand << at
    place.open -= (count - from_hand) << at
    if place.known or state.skills:
        all_saw_cards_leave(state, seat, kind, from_hand)
    state.pile.lay(kind, count)
    if state.is_logging:
        state.tell(events.PLAYED, EVERYBODY, [seat, kind, count, count - from_hand])


def turn_over(state: State, seat: i64, place: i64) -> i64:
    """3.9 A hidden card is turned for all to see; it lies nowhere until the caller puts it somewhere."""
    kind = row_card(state.places[seat].hidden, place)
    state.places[seat].hidden = row_without(state.places[seat].hidden, place)
    if state.is_logging:
        state.tell(events.TURNED, EVERYBODY, [seat, place, kind])
    return kind


def lay_turned(state: State, seat: i64, kind: i64) -> None:
    """3.9 The card just turned over fits and is played."""
    state.pile.lay(kind, 1)
    if state.is_logging:
        state.tell(events.PLAYED, EVERYBODY, [seat, kind, 1, 0])


def take_pile(state: State, seat: i64, turned: i64) -> None:
    """3.7, 3.9 The whole pile goes to the hand, with it the card just turned over (0: none). All see it."""
    cards = state.pile.clear()
    if turned:
        cards += cards_of(turned, 1)
    state.places[seat].hand += cards
    all_saw_cards_come(state, seat, cards)
    if state.is_logging:
        state.tell(events.TOOK_PILE, EVERYBODY, [seat, *unpack(cards)])


def pile_leaves(state: State, seat: i64) -> None:
    """3.4, 3.5, 4.6 The pile leaves the game, and with it whatever it asked for."""
    state.removed += state.pile.clear()
    state.owed = 0
    if state.is_logging:
        state.tell(events.PILE_LEAVES, EVERYBODY, [seat])


def remove_four(state: State, seat: i64, kind: i64) -> None:
    """3.5 Four equal hand cards leave the game."""
    state.places[seat].hand -= cards_of(kind, FOUR)
    state.removed += cards_of(kind, FOUR)
    all_saw_cards_leave(state, seat, kind, FOUR)
    if state.is_logging:
        state.tell(events.REMOVED_FOUR, EVERYBODY, [seat, kind])


def draw_cards(state: State, seat: i64, count: i64) -> None:
    """3.10 From the draw pile into the hand; short: what is left; empty: nothing."""
    drawn: i64 = 0
    cards: i64 = 0
    while drawn < count and state.draw_left:
        state.draw_left -= 1
        cards += cards_of(state.draw_pile[state.draw_left], 1)
        drawn += 1
    state.places[seat].hand += cards
    if drawn and state.is_logging:
        state.tell(events.DREW, all_but(seat), [seat, drawn])
        state.tell(events.DREW_CARDS, only(seat), [seat, *unpack(cards)])


def give_card(state: State, giver: i64, taker: i64, kind: i64) -> None:
    """8.4 A card from hand to hand, seen by these two only."""
    card_given_unseen(state, giver, taker, kind)
    state.places[giver].hand -= cards_of(kind, 1)
    state.places[taker].hand += cards_of(kind, 1)
    if state.is_logging:
        both = only(giver) | only(taker)
        state.tell(events.GAVE, EVERYBODY ^ both, [giver, taker])
        state.tell(events.GAVE_CARD, both, [giver, taker, kind])


def pick_open(state: State, seat: i64, owner: i64, kind: i64) -> None:
    """8.7 An open card of any last stand into the hand, seen by all."""
    state.places[owner].open -= cards_of(kind, 1)
    state.places[seat].hand += cards_of(kind, 1)
    all_saw_cards_come(state, seat, cards_of(kind, 1))
    if state.is_logging:
        state.tell(events.PICKED, EVERYBODY, [seat, owner, kind])


def swap_cards(state: State, seat: i64, open_kind: i64, hand_kind: i64) -> None:
    """2.2 An open card into the hand, seen by all, and a hand card in its place."""
    state.places[seat].open += cards_of(hand_kind, 1) - cards_of(open_kind, 1)
    state.places[seat].hand += cards_of(open_kind, 1) - cards_of(hand_kind, 1)
    all_saw_cards_leave(state, seat, hand_kind, 1)
    all_saw_cards_come(state, seat, cards_of(open_kind, 1))
    if state.is_logging:
        state.tell(events.SWAPPED, EVERYBODY, [seat, open_kind, hand_kind])
