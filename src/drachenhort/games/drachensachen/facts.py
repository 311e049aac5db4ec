"""What matters in Drachensachen, in numbers."""

from typing import Final

from drachenhort.core.facts import LESS_IS_BETTER, MORE_IS_BETTER, Fact, Facts
from drachenhort.core.native import i64
from drachenhort.games.drachensachen import decisions
from drachenhort.games.drachensachen.actions import TAKE
from drachenhort.games.drachensachen.cards import FIRST_DRAGON, KINDS, count_of, row_length, size_of
from drachenhort.games.drachensachen.scoring import gold_lost
from drachenhort.games.drachensachen.state import Place, State

NEARLY_OUT: Final = 2
"""With so few cards left somebody may be rid of all of them in the next turn."""

HIGH_PILE: Final = 8
"""So many cards hurt whoever has to take them."""


def cards_left(place: Place) -> i64:
    return size_of(place.hand) + size_of(place.open) + row_length(place.hidden)


def own_cards(state: State, seat: i64) -> float:
    return float(cards_left(state.places[seat]))


def next_cards(state: State, seat: i64) -> float:
    return float(cards_left(state.places[state.next_seat(seat)]))


def fewest_cards(state: State, seat: i64) -> float:
    """Of those that are neither this seat nor the next one."""
    following = state.next_seat(seat)
    return float(min([cards_left(place) for other, place in enumerate(state.places) if other not in (seat, following)]))


def own_hand(state: State, seat: i64) -> float:
    return float(size_of(state.places[seat].hand))


def own_dragons(state: State, seat: i64) -> float:
    """Those in the hand."""
    hand = state.places[seat].hand
    dragons: i64 = 0
    for kind in range(FIRST_DRAGON, KINDS + 1):
        dragons += count_of(hand, kind)
    return float(dragons)


def is_stuck(state: State, seat: i64) -> float:
    """3.7 Nothing is left but to take a pile."""
    decision = state.decision_of(seat)
    has_only_the_pile = (
        decision is not None
        and decision.kind == decisions.PLAY
        and decision.count() == 1
        and decision.nth(0) == TAKE
        and state.pile.top != 0
    )
    return 1.0 if has_only_the_pile else 0.0


def pile_cards(state: State, seat: i64) -> float:
    return float(size_of(state.pile.cards))


def own_gold(state: State, seat: i64) -> float:
    """5.1 What it would cost if the game ended now; 6.1 nothing where there is no match."""
    return 0.0 if state.options.single_game else float(gold_lost(state, seat))


FACTS: Final = Facts(
    [
        Fact("next-cards", "3.11", MORE_IS_BETTER, next_cards, alarm=NEARLY_OUT, jolt=4),
        Fact("rival-cards", "3.11", MORE_IS_BETTER, fewest_cards, alarm=NEARLY_OUT, jolt=4, least_seats=3),
        Fact("stuck", "3.7", LESS_IS_BETTER, is_stuck, is_whether=True),
        Fact("own-cards", "3.11", LESS_IS_BETTER, own_cards, jolt=4),
        Fact("dragons", "4.6", MORE_IS_BETTER, own_dragons),
        Fact("hand", "3.1", LESS_IS_BETTER, own_hand),
        Fact("pile", "3.7", LESS_IS_BETTER, pile_cards, alarm=HIGH_PILE),
        Fact("gold", "5.1", LESS_IS_BETTER, own_gold),
    ]
)
