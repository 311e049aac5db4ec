"""9 How it ends: the dragon's victory, the lands saved, the finale and the crown."""

from typing import Final

from drachenhort.core.decision import bit_count
from drachenhort.core.event import EVERYBODY
from drachenhort.core.native import i64
from drachenhort.core.outcome import Outcome
from drachenhort.games.schutt_und_asche import events
from drachenhort.games.schutt_und_asche.board import lands_of
from drachenhort.games.schutt_und_asche.data import POWER, SUCCESSFUL, VICTORIOUS
from drachenhort.games.schutt_und_asche.moves import leave_game, take_top
from drachenhort.games.schutt_und_asche.state import State

CROWN_BY_POWER: Final = "crown-by-power"
CROWN_BY_LANDS: Final = "crown-by-lands"
CROWN_BY_REGENT: Final = "crown-by-regent"
COOPERATIVE: Final = "cooperative"
ALONE: Final = "alone"
DRAGON_BY_LANDS: Final = "dragon-by-lands"
DRAGON_BY_KNIGHTS: Final = "dragon-by-knights"
STOPPED: Final = "stopped"
ENDINGS: Final = [
    CROWN_BY_POWER,
    CROWN_BY_LANDS,
    CROWN_BY_REGENT,
    COOPERATIVE,
    ALONE,
    DRAGON_BY_LANDS,
    DRAGON_BY_KNIGHTS,
    STOPPED,
]


def has_dragon_won(state: State) -> bool:
    """9.2 No knight stands on any land and none lies in any stack; judged on the true tiles."""
    return state.knights == 0 and state.hidden_knights == 0


def has_finale(state: State) -> bool:
    """9.3 Not alone and not in the cooperative game."""
    return state.seats > 1 and not state.options.cooperative


def standing_lands(state: State, seat: i64) -> int:
    return bit_count(state.places[seat].lands & state.standing)


def points_of(state: State, seat: i64) -> int:
    """9.5 All power held, once, twice or three times."""
    place = state.places[seat]
    if state.victor == seat:
        return place.power * VICTORIOUS
    return place.power * SUCCESSFUL if place.is_successful else place.power


def turn_stacks(state: State) -> None:
    """9.4 Power is taken until another tile ends the stack; the rest leaves unseen."""
    turned = state.turned[:]
    for turn in range(state.seats):
        seat = state.seat_after(state.regent, turn)
        place = state.places[seat]
        for land in lands_of(place.lands & state.standing):
            found: i64 = 0
            while state.stacks[land] and turned[land] == 0:
                kind = take_top(state, land)
                if kind == POWER:
                    found += 1
                else:
                    turned[land] = kind
                    leave_game(state, kind, 1)
            place.power += found
            state.tell(events.TURNED, EVERYBODY, [seat, land, found, turned[land]])
    state.turned = turned


def candidates(state: State) -> list[int]:
    """9.5 The seats with the most points, and among them those with the most lands."""
    return most_lands(state, most_points(state))


def most_points(state: State) -> list[int]:
    points = [points_of(state, seat) for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if points[seat] == max(points)]


def most_lands(state: State, tied: list[int]) -> list[int]:
    most = max([standing_lands(state, seat) for seat in tied])
    return [seat for seat in tied if standing_lands(state, seat) == most]


def crown(state: State, seat: i64) -> None:
    """9.5 By power, else by lands, else as the regent has named."""
    points = [points_of(state, other) for other in range(state.seats)]
    ending = CROWN_BY_POWER
    if len(most_points(state)) > 1:
        ending = CROWN_BY_LANDS if len(candidates(state)) == 1 else CROWN_BY_REGENT
    state.tell(events.CROWNED, EVERYBODY, [seat])
    end(state, ending, points, [seat])


def save_lands(state: State) -> None:
    """9.3 The shared result is the number of standing lands."""
    lands = bit_count(state.standing)
    state.tell(events.SAVED, EVERYBODY, [lands])
    end(state, ALONE if state.seats == 1 else COOPERATIVE, [lands] * state.seats, list(range(state.seats)))


def dragon_wins(state: State) -> None:
    """9.2 Every seat loses."""
    state.tell(events.DRAGON_WON, EVERYBODY, [bit_count(state.standing)])
    end(state, DRAGON_BY_KNIGHTS if state.standing else DRAGON_BY_LANDS, [0] * state.seats, [])


def stop_game(state: State) -> None:
    """9.3 The round limit: no result."""
    state.tell(events.STOPPED, EVERYBODY, [state.round])
    end(state, STOPPED, [0] * state.seats, [])


def end(state: State, ending: str, scores: list[int], winners: list[int]) -> None:
    state.outcome = Outcome(ending, scores, winners)
    state.step = None
