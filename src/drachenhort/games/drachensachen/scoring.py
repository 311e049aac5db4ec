"""5 Scoring a game and 6 judging the match."""

from drachenhort.core.native import i64
from drachenhort.games.drachensachen.cards import KINDS, count_of, row_length, size_of
from drachenhort.games.drachensachen.data import COINS, COINS_BACK, MOST_LOST, SKILL_EIGHT
from drachenhort.games.drachensachen.state import Place, State


def gold_lost(state: State, seat: i64) -> int:
    """5.1 The coins on hand cards, open cards and the backs of hidden ones, at most ten, after 8.6."""
    place = state.places[seat]
    faces = place.hand + place.open
    gold = COINS_BACK * _backs_counted(state, place)
    for kind in range(1, KINDS + 1):
        coins = COINS[kind]
        if kind == 8 and state.skills & SKILL_EIGHT:  # 8.6 Each 8 gives one back.
            coins = -coins
        gold += coins * count_of(faces, kind)
    return min(gold, MOST_LOST)


def _backs_counted(state: State, place: Place) -> i64:
    """5.1 All hidden cards, or without `covered_gold` those whose back can be seen: every open card covers one."""
    hidden = row_length(place.hidden)
    covered = size_of(place.open)
    if state.options.covered_gold:
        return hidden
    return hidden - covered if hidden > covered else 0


def fewest_lost(state: State) -> list[int]:
    """6.1 The seats with the fewest lost gold."""
    fewest = min(state.lost)
    return [seat for seat in range(state.seats) if state.lost[seat] == fewest]


def is_match_over(state: State) -> bool:
    """6.1 A seat has lost the target, and one seat alone has lost the fewest."""
    return max(state.lost) >= state.options.target and len(fewest_lost(state)) == 1


def next_starter(state: State) -> i64:
    """2.4 The seat with the most lost gold; ties clockwise from the left of the previous starter, that one last."""
    most = max(state.lost)
    seat = state.starter
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        if state.lost[seat] == most:
            break
    return seat
