"""What happens to pieces and cards. Each function is one movement at the table."""

from drachenhort.core.event import EVERYBODY, all_but, only
from drachenhort.core.native import i64
from drachenhort.core.packed import pack, unpack
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfels import events
from drachenhort.games.drachenfels.cards import cards_of, nth_card, size_of
from drachenhort.games.drachenfels.data import HAND
from drachenhort.games.drachenfels.fields import POWERS, ROCK_CASTLE
from drachenhort.games.drachenfels.knowledge import all_saw_card_leave, card_robbed, hand_refreshed
from drachenhort.games.drachenfels.state import State


def play_card(state: State, seat: i64, kind: i64) -> None:
    """4.1 From the hand, face up onto the discards."""
    state.places[seat].hand -= cards_of(kind, 1)
    state.discards.append(kind)
    state.is_top_used = False
    all_saw_card_leave(state, seat, kind)
    if state.is_logging:
        state.tell(events.PLAYED, EVERYBODY, [seat, kind])


def take_random(rng: Rng, cards: i64, count: i64) -> i64:
    """So many cards of these, or all if there are fewer; each choice equally likely."""
    left = size_of(cards)
    taken: i64 = 0
    while count > 0 and left > 0:
        card = cards_of(nth_card(cards, rng.below(left)), 1)
        taken += card
        cards -= card
        left -= 1
        count -= 1
    return taken


def refresh_hand(state: State, seat: i64) -> None:
    """4.2 The hand goes into the pile, the discards too if that makes seven cards or fewer; then seven are drawn."""
    place = state.places[seat]
    given = place.hand
    pile = state.draw_pile + given
    turned: i64 = 0
    if size_of(pile) <= HAND:
        turned = pack(state.discards)
        state.discards = []
        state.is_top_used = False
        pile += turned
    drawn = take_random(state.rng, pile, HAND)
    place.hand = drawn
    state.draw_pile = pile - drawn
    hand_refreshed(state, seat, given, turned, drawn)
    if state.is_logging:
        state.tell(events.REFRESHED, EVERYBODY, [seat, size_of(given), size_of(drawn), size_of(turned)])
        state.tell(events.DREW_CARDS, only(seat), [seat, *unpack(drawn)])


def rob_card(state: State, thief: i64, victim: i64) -> None:
    """4.2, 7.2 A random card of a hand, seen by these two only."""
    card = take_random(state.rng, state.places[victim].hand, 1)
    kind = unpack(card)[0]
    card_robbed(state, thief, victim, kind)
    state.places[victim].hand -= card
    state.places[thief].hand += card
    if state.is_logging:
        both = only(thief) | only(victim)
        state.tell(events.ROBBED, EVERYBODY ^ both, [thief, victim])
        state.tell(events.ROBBED_CARD, both, [thief, victim, kind])


def set_rainbow(state: State, seat: i64, pair: i64) -> None:
    """5.1 From the supply."""
    state.rainbows |= POWERS[pair]
    state.tell(events.RAINBOW_SET, EVERYBODY, [seat, pair])


def lift_rainbow(state: State, seat: i64, pair: i64) -> None:
    """5.1 Back to the supply."""
    state.rainbows &= ~POWERS[pair]
    state.tell(events.RAINBOW_LIFTED, EVERYBODY, [seat, pair])


def shift_rainbow(state: State, seat: i64, pair: i64, to: i64) -> None:
    """5.1 To another pair, by a card or after crossing it."""
    state.rainbows = state.rainbows & ~POWERS[pair] | POWERS[to]
    state.tell(events.RAINBOW_SHIFTED, EVERYBODY, [seat, pair, to])


def build_bridge(state: State, seat: i64, site: i64) -> None:
    """5.2 From the supply."""
    state.bridges |= POWERS[site]
    state.tell(events.BRIDGE_BUILT, EVERYBODY, [seat, site])


def raze_bridge(state: State, seat: i64, site: i64) -> None:
    """5.2 Back to the supply."""
    state.bridges &= ~POWERS[site]
    state.tell(events.BRIDGE_RAZED, EVERYBODY, [seat, site])


def rebuild_bridge(state: State, seat: i64, site: i64, to: i64) -> None:
    """5.2 To another site."""
    state.bridges = state.bridges & ~POWERS[site] | POWERS[to]
    state.tell(events.BRIDGE_REBUILT, EVERYBODY, [seat, site, to])


def move_dragon(state: State, seat: i64, field: i64, to: i64) -> None:
    """5.3 To another field. Dragons are alike, so they are kept in the order of their fields."""
    dragons = [dragon for dragon in state.dragons if dragon != field]
    dragons.append(to)
    dragons.sort()
    state.dragons = dragons
    state.tell(events.DRAGON_MOVED, EVERYBODY, [seat, field, to])


def swap_knights(state: State, seat: i64, other: i64) -> None:
    """5.4 Two knights change places; what their arrival brings about is not resolved here."""
    one = state.places[seat]
    two = state.places[other]
    field = one.field
    one.field = two.field
    two.field = field
    state.tell(events.SWAPPED, EVERYBODY, [seat, other, one.field, two.field])


def cloud_knight(state: State, seat: i64, knight: i64, start: i64) -> None:
    """5.5 Another knight onto a start."""
    state.places[knight].field = start
    state.tell(events.CLOUDED, EVERYBODY, [seat, knight, start])


def send_home(state: State, seat: i64, loser: i64, start: i64) -> None:
    """7.2 The loser of a duel onto a start."""
    state.places[loser].field = start
    state.tell(events.SENT_HOME, EVERYBODY, [seat, loser, start])


def give_armour(state: State, seat: i64) -> None:
    """7.1 The first time in the castle."""
    if not state.places[seat].has_armour:
        state.places[seat].has_armour = True
        state.tell(events.ARMOUR, EVERYBODY, [seat])


def look(state: State, seat: i64) -> bool:
    """8.1, 8.2 The shoes of the princess, for this seat alone; whether she is the right one, for all."""
    place = state.places[seat]
    castle = place.field - ROCK_CASTLE
    colour = state.princess_before(seat)
    if colour == place.colour:
        state.tell(events.FOUND, EVERYBODY, [seat, castle, colour])
        return True
    is_first = not state.are_castles_open()
    place.looked |= POWERS[castle]
    if state.is_logging:
        state.tell(events.LOOKED, all_but(seat), [seat, castle])
        state.tell(events.SAW, only(seat), [seat, castle, colour])
        if is_first:  # 8.4
            state.tell(events.CASTLES_OPEN, EVERYBODY, [seat])
    return False
