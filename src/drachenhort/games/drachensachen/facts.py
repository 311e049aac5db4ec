"""What matters in Drachensachen, in numbers."""

from typing import Final

from drachenhort.core import state as core
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


def at_table(state: core.State) -> State:
    assert isinstance(state, State), "a table of another game"
    return state


def cards_left(place: Place) -> i64:
    return size_of(place.hand) + size_of(place.open) + row_length(place.hidden)


def own_cards(state: core.State, seat: i64) -> float:
    return float(cards_left(at_table(state).places[seat]))


def next_cards(state: core.State, seat: i64) -> float:
    table = at_table(state)
    return float(cards_left(table.places[table.next_seat(seat)]))


def fewest_cards(state: core.State, seat: i64) -> float:
    """Of those that are neither this seat nor the next one."""
    table = at_table(state)
    following = table.next_seat(seat)
    return float(min([cards_left(place) for other, place in enumerate(table.places) if other not in (seat, following)]))


def own_hand(state: core.State, seat: i64) -> float:
    return float(size_of(at_table(state).places[seat].hand))


def own_dragons(state: core.State, seat: i64) -> float:
    """Those in the hand."""
    hand = at_table(state).places[seat].hand
    dragons: i64 = 0
    for kind in range(FIRST_DRAGON, KINDS + 1):
        dragons += count_of(hand, kind)
    return float(dragons)


def is_stuck(state: core.State, seat: i64) -> float:
    """3.7 Nothing is left but to take a pile."""
    decision = at_table(state).decision_of(seat)
    has_only_the_pile = (
        decision is not None
        and decision.kind == decisions.PLAY
        and decision.count() == 1
        and decision.nth(0) == TAKE
        and at_table(state).pile.top != 0
    )
    return 1.0 if has_only_the_pile else 0.0


def pile_cards(state: core.State, seat: i64) -> float:
    return float(size_of(at_table(state).pile.cards))


def own_gold(state: core.State, seat: i64) -> float:
    """5.1 What it would cost if the game ended now; 6.1 nothing where there is no match."""
    table = at_table(state)
    return 0.0 if table.options.single_game else float(gold_lost(table, seat))


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
