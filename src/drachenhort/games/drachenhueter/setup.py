"""2 The setup."""

from drachenhort.core.event import EVERYBODY, all_but, only
from drachenhort.core.packed import pack
from drachenhort.core.rng import Rng
from drachenhort.games.drachenhueter import events
from drachenhort.games.drachenhueter.book import Side
from drachenhort.games.drachenhueter.cards import BACK, LEFT_DECK, RIGHT_DECK, START_CARDS, bits_of, cards_of
from drachenhort.games.drachenhueter.data import BLUE_PEARLS, CHESTS, CRESTS, PIECES_OUT, RED_PEARLS
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.steps import Turns
from drachenhort.games.drachenhueter.tokens import ALL_PIECES


def set_up(state: State) -> None:
    """The table is ready for the first turn."""
    rng = state.rng
    state.on_turn = rng.below(state.seats)  # 2.1
    state.tell(events.STARTS, EVERYBODY, [state.on_turn])
    deal_start_cards(state)
    state.left = shuffled_side(LEFT_DECK, rng)
    state.right = shuffled_side(RIGHT_DECK, rng)
    lay_out_supply(state)
    open_chests(state)
    state.push(Turns())


def deal_start_cards(state: State) -> None:
    """2.1 The seats after the start player take 1, 2 and 3; the rest leave unseen."""
    cards = START_CARDS[:]
    state.rng.shuffle(cards)
    dealt = 0
    for place in range(1, state.seats):
        seat = (state.on_turn + place) % state.seats
        hand = cards[dealt : dealt + place]
        dealt += place
        state.places[seat].hand = cards_of(hand)
        if state.is_logging:
            state.tell(events.START_CARDS, only(seat), [seat, *hand])
            state.tell(events.START_BACKS, all_but(seat), [seat, *sorted(BACK[kind] for kind in hand)])
    state.starts_out = cards[dealt:]


def shuffled_side(deck: list[int], rng: Rng) -> Side:
    """2.2 A shuffled stack with one card turned up."""
    cards = deck[:]
    rng.shuffle(cards)
    return Side(cards, len(cards) - 1, [], [], cards[-1])


def lay_out_supply(state: State) -> None:
    """2.3 Some pieces leave unseen; pearls are shuffled face down; two players have no best crest."""
    pieces = ALL_PIECES[:]
    state.rng.shuffle_first(pieces, PIECES_OUT[state.seats])
    state.pieces = pack(pieces[PIECES_OUT[state.seats] :])
    state.red_pearls = RED_PEARLS[:]
    state.rng.shuffle(state.red_pearls)
    state.reds_left = len(RED_PEARLS)
    state.blue_pearls = BLUE_PEARLS[:]
    state.rng.shuffle(state.blue_pearls)
    state.blues_left = len(BLUE_PEARLS)
    state.crests = crests_for(state.seats)


def crests_for(seats: int) -> list[int]:
    """3.7 The best first; two players play without the best."""
    return CRESTS[1:] if seats == 2 else CRESTS[:]


def open_chests(state: State) -> None:
    """5.1 So many of the chests at random."""
    chests = list(range(1, CHESTS + 1))
    state.rng.shuffle_first(chests, state.options.chests)
    opened = sorted(chests[: state.options.chests])
    state.chests = bits_of(opened)
    if opened:
        state.tell(events.CHESTS_OPEN, EVERYBODY, list[int](opened))
