"""How Drachenfels is played on while a search looks ahead: much as the greedy player does it, but quickly."""

from typing import Final, final

from drachenhort.core.decision import WORD, Decision, nth_bit
from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.core.state import State as CoreState
from drachenhort.games.drachenfels import actions, decisions
from drachenhort.games.drachenfels.cards import (
    BRIDGE,
    DRAGON,
    POINT_DIGITS,
    POINTS,
    RAINBOW,
    TELETRANSFER,
    cards_of,
    count_of,
    size_of,
)
from drachenhort.games.drachenfels.data import MAX_SEATS
from drachenhort.games.drachenfels.fields import (
    CASTLE,
    END_FIELDS,
    ENDS,
    FIELDS,
    PAIRS,
    POWERS,
    QUARTERS,
    ROCK,
    SITES,
    end_of,
    is_rock,
    is_rock_castle,
)
from drachenhort.games.drachenfels.state import State
from drachenhort.games.drachenfels.steps import SendHome
from drachenhort.games.drachenfels.steps_magic import CloudHome
from drachenhort.games.drachenfels.walks import Walk
from drachenhort.games.drachenfels.ways import Obstacles
from drachenhort.players.policies.drachenfels_castles import other_castles, own_castles
from drachenhort.players.policies.drachenfels_chart import FAR, Chart, Setting
from drachenhort.players.policies.policy import Policy

# Found by evolution against three of its kind. Whoever goes straight on and sees to the magic when he is there wins most.
DUEL: Final = 2  # Sending a knight home and drawing cards is worth so many steps.
FITS: Final = 1  # Holding the card that leads exactly to the goal is worth so many steps.
THERE: Final = 4  # Being at the goal is worth so many steps more than being before it.
AHEAD: Final = 3  # Magic is made ready when the knight is at most so many steps away from where it is needed.
GAIN: Final = 1  # So many steps must teletransfer win.
LONG_GAME: Final = 80  # After so many turns two of its kind may undo each other's magic for ever.
WHIM: Final = 12  # In a long game it does anything at all in one of so many decisions; that ends it.
POOR: Final = 4  # With fewer cards than this a new hand costs nothing.
NOWHERE: Final = 9999  # A place that fits no action.


@final
class Quick(Policy):
    """Fetches its armour, clears its way with magic, searches where its princess can be, and stops whoever is ahead.

    What it works out about the board it keeps for the next decision; it never depends on what was kept.
    """

    def __init__(self) -> None:
        self.doubt = 1.0  # Cards and what others do are so much luck that few playouts tell little.
        self._own: Final[list[Chart | None]] = [None] * MAX_SEATS
        self._others: Final[list[Chart | None]] = [None] * MAX_SEATS

    def choose(self, state: CoreState, decision: Decision, rng: Rng) -> i64:
        assert isinstance(state, State), "a state of Drachenfels"
        kind = decision.kind
        if kind == decisions.KNIGHT or decision.count() == 1:  # 3.1 All knights are equal.
            return decision.nth(0)
        if state.turns > LONG_GAME and kind != decisions.MOVE and rng.below(WHIM) == 0:
            return decision.nth(rng.below(decision.count()))
        if kind == decisions.TURN:
            return self._turn(state, decision, rng)
        if kind == decisions.MOVE:
            return self._move(state, decision)
        if kind == decisions.DRAW:
            return richest(state, decision, actions.STOP)
        if kind == decisions.HOME:
            return self._home(state, decision)
        return self._magic(state, decision, rng)

    def _magic(self, state: State, decision: Decision, rng: Rng) -> i64:
        seat, kind = decision.seat, decision.kind
        if kind == decisions.TELETRANSFER:
            return actions.SWAP + self._best_swap(state, decision)
        if kind == decisions.CLOUD:
            return actions.CLOUD + self._leader(state, seat)
        chart = self.chart(state, seat)
        if kind == decisions.DRAGON_TO:
            return self._dragon_place(state, decision, chart)
        needs = chart.needs(state.places[seat].field)
        if kind == decisions.DRAGON:
            if needs.card == DRAGON:
                return actions.DRAGON + needs.place
            return self._spare_dragon(state, seat)
        if kind == decisions.RE_SET:
            wish = actions.SET + needs.place if needs.card == RAINBOW else actions.LEAVE
            return wish if decision.allows(wish) else actions.LEAVE
        if kind == decisions.RAINBOW and needs.card == RAINBOW:
            return brought(decision, needs.place, PAIRS, actions.SET, actions.SHIFT)
        if kind == decisions.BRIDGE and needs.card == BRIDGE:
            return brought(decision, needs.place, SITES, actions.BUILD, actions.REBUILD)
        return decision.nth(rng.below(decision.count()))

    # Charts.

    def chart(self, state: State, seat: i64) -> Chart:
        """Of the deciding seat, which knows where its princess cannot be."""
        goals: i64 = 2 * own_castles(state, seat) if state.places[seat].has_armour else 1
        return _kept(self._own, seat, Setting(state, seat, goals))

    def rival(self, state: State, seat: i64) -> Chart:
        """Of another seat, whose cards nobody knows."""
        goals: i64 = 2 * other_castles(state, seat) if state.places[seat].has_armour else 1
        return _kept(self._others, seat, Setting(state, seat, goals))

    def _leader(self, state: State, seat: i64) -> i64:
        """The other knight that is nearest to winning."""
        best: i64 = MAX_SEATS
        best_distance: i64 = 2 * FAR
        for other in range(state.seats):
            if other != seat:
                distance: i64 = self.rival(state, other).steps[state.places[other].field]
                if distance < best_distance:
                    best, best_distance = other, distance
        return best

    # The turn.

    def _turn(self, state: State, decision: Decision, rng: Rng) -> i64:
        """4 First magic that helps, then a change of places, then the point card that leads nearest, or better cards."""
        seat = decision.seat
        place = state.places[seat]
        top: i64 = state.discards[-1] if decision.allows(actions.USE) else 0
        chart = self.chart(state, seat)
        needs = chart.needs(place.field)
        if needs.card and needs.steps <= (2 * AHEAD if place.looked else AHEAD):
            if top == needs.card:
                return actions.USE
            if count_of(place.hand, needs.card) and decision.allows(actions.PLAY + needs.card - 1):
                return actions.PLAY + needs.card - 1
        if count_of(place.hand, TELETRANSFER) and decision.allows(actions.PLAY + TELETRANSFER - 1):
            other = self._best_swap(state, decision)
            if other < state.seats and swap_gain(state, seat, other, chart) >= GAIN:
                return actions.PLAY + TELETRANSFER - 1
        return point_card(state, decision, chart, top, rng)

    def _best_swap(self, state: State, decision: Decision) -> i64:
        """5.4 The seat with whom changing places wins the most; `seats` for none."""
        seat = decision.seat
        chart = self.chart(state, seat)
        best = state.seats
        best_gain: i64 = -2 * FAR
        for other in range(state.seats):
            is_open = decision.kind != decisions.TELETRANSFER or decision.allows(actions.SWAP + other)
            if other != seat and is_open:
                gain = swap_gain(state, seat, other, chart)
                if gain > best_gain:
                    best, best_gain = other, gain
        return best

    # The answers to other questions.

    def _move(self, state: State, decision: Decision) -> i64:
        """6 The end that lies nearest to the goal; a duel counts too."""
        chart = self.chart(state, decision.seat)
        aim = Aim(state, decision.seat, chart, 0)
        best = decision.nth(0)
        best_worth: i64 = -2 * FAR
        rest = decision.low
        while rest:
            field = nth_bit(rest, 0)
            worth = aim.worth(field)
            if worth > best_worth:
                best, best_worth = field, worth
            rest &= rest - 1
        rest = decision.high
        while rest:
            field = WORD + nth_bit(rest, 0)
            worth = aim.worth(field)
            if worth > best_worth:
                best, best_worth = field, worth
            rest &= rest - 1
        for code in decision.codes:
            worth = aim.worth(end_field(code))
            if worth > best_worth:
                best, best_worth = code, worth
        return best

    def _home(self, state: State, decision: Decision) -> i64:
        """5.5, 7.2 The start from which the one who goes there has the longest way."""
        step = state.step
        loser = decision.seat
        if isinstance(step, SendHome):
            loser = step.loser
        elif isinstance(step, CloudHome):
            loser = step.knight
        chart = self.rival(state, loser)
        worst = decision.nth(0)
        rest = decision.low
        while rest:
            field = nth_bit(rest, 0)
            if chart.steps[field] > chart.steps[worst]:
                worst = field
            rest &= rest - 1
        return worst

    def _spare_dragon(self, state: State, seat: i64) -> i64:
        """5.3 A dragon that is not in the way of whoever is ahead."""
        leader = self._leader(state, seat)
        chart = self.rival(state, leader)
        for dragon in state.dragons:
            if not chart.is_on_way(state.places[leader].field, dragon):
                return actions.DRAGON + dragon
        return actions.DRAGON + state.dragons[0]

    def _dragon_place(self, state: State, decision: Decision, chart: Chart) -> i64:
        """5.3 On the way of whoever is ahead, as near to his goal as I can, and not on mine."""
        field = state.places[decision.seat].field
        leader = self._leader(state, decision.seat)
        way = self.rival(state, leader)
        at = state.places[leader].field
        found: i64 = NOWHERE
        following = way.next(at)
        while following != at:
            at = following
            if decision.allows(at) and not chart.is_on_way(field, at):
                found = at
            following = way.next(at)
        if found != NOWHERE:
            return found
        for place in range(decision.count()):
            to = decision.nth(place)
            if chart.steps[to] > 0 and not chart.is_on_way(field, to):
                return to
        return decision.nth(0)


def _kept(charts: list[Chart | None], seat: i64, setting: Setting) -> Chart:
    """The seat's last chart, if it still holds; else a new one in its place."""
    chart = charts[seat]
    if chart is None or not chart.setting.is_as(setting):
        chart = Chart(setting)
        charts[seat] = chart
    return chart


@final
class Aim:
    """What it is worth to a knight to end a move on a field, in steps. `cards` are those it will have left."""

    def __init__(self, state: State, seat: i64, chart: Chart, played: i64) -> None:
        self.state: Final = state
        self.seat: i64 = seat
        self.chart: Final = chart
        self.hand: i64 = state.places[seat].hand - played
        self.can_double: bool = state.places[seat].looked != 0

    def worth(self, field: i64) -> i64:
        worth: i64 = -self.chart.steps[field]
        if worth == 0:
            return THERE
        if self._fits(field):
            worth += FITS
        if field != CASTLE and not is_rock(field) and self.state.knight_at(field, self.seat) < self.state.seats:
            worth += DUEL
        return worth

    def _fits(self, field: i64) -> bool:
        """Whether a card that is left leads exactly to the goal, on a way that is open."""
        if not self.chart.is_open(field):
            return False
        steps: i64 = self.chart.steps[field]
        if steps <= POINTS and count_of(self.hand, steps):
            return True
        return self.can_double and steps & 1 == 0 and steps <= 2 * POINTS and count_of(self.hand, steps >> 1) > 0


def point_card(state: State, decision: Decision, chart: Chart, top: i64, rng: Rng) -> i64:
    """4.1, 4.3 The card, or the top discard, whose best move leads nearest; otherwise better cards."""
    seat = decision.seat
    place = state.places[seat]
    best: i64 = NOWHERE
    best_worth: i64 = -2 * FAR
    if place.hand & POINT_DIGITS or top:
        obstacles = Obstacles(state, seat)
        value: i64 = 1
        while value <= POINTS:
            is_in_hand = count_of(place.hand, value) > 0
            # Where nobody plays a card of his own, nothing ever changes.
            if top == value and not (is_in_hand and rng.below(2)):
                worth = best_end(state, obstacles, Aim(state, seat, chart, 0), value)
                if worth > best_worth:
                    best, best_worth = actions.USE, worth
            elif is_in_hand:
                worth = best_end(state, obstacles, Aim(state, seat, chart, cards_of(value, 1)), value)
                if worth > best_worth:
                    best, best_worth = actions.PLAY + value - 1, worth
            value += 1
    if best != NOWHERE and best_worth > Aim(state, seat, chart, 0).worth(place.field):
        return best
    if decision.allows(actions.REFRESH):
        if size_of(place.hand) >= POOR and rng.below(2):
            return richest(state, decision, actions.REFRESH)
        return actions.REFRESH
    if decision.allows(actions.STOP):
        return actions.STOP
    return best if best != NOWHERE else decision.nth(0)


def best_end(state: State, obstacles: Obstacles, aim: Aim, value: i64) -> i64:
    """6, 8.3 What the best move of so many steps, or twice as many, is worth. Rainbows are crossed on the best way only."""
    place = state.places[aim.seat]
    walks = state.options.board.walks
    leave = end_of(place.field)
    to_goal: i64 = aim.chart.steps[place.field] if aim.chart.is_open(place.field) else FAR
    best: i64 = -2 * FAR
    steps = value
    while True:
        if steps == to_goal:
            return THERE
        best = best_walk(walks.table(place.field, steps), obstacles, aim, best)
        if leave < ENDS and state.rainbows:
            for rock in range(QUARTERS):
                if state.rainbows & POWERS[rock * ENDS + leave]:
                    best = best_walk(walks.table(ROCK + rock, steps - 1), obstacles, aim, best)
        if steps > value or not aim.can_double:
            return best
        steps = value + value


def best_walk(walks: list[Walk], obstacles: Obstacles, aim: Aim, best: i64) -> i64:
    for walk in walks:
        is_open = walk.low & obstacles.low == 0 and walk.high & obstacles.high == 0 and walk.end_low & obstacles.no_end == 0
        # The dearer half of its worth is looked at only if that can matter.
        if is_open and best - DUEL - FITS < -aim.chart.steps[walk.end]:
            worth = aim.worth(walk.end)
            if worth > best:
                best = worth
    return best


def end_field(code: i64) -> i64:
    """Where a move ends that crosses a rainbow."""
    if code < actions.FROM:
        return END_FIELDS[(code - actions.VIA) % ENDS]
    if code < actions.FROM_VIA:
        return (code - actions.FROM) % FIELDS
    return END_FIELDS[(code - actions.FROM_VIA) % ENDS]


def brought(decision: Decision, place: i64, places: i64, new: i64, moved: i64) -> i64:
    """5.1, 5.2 Onto the pair or the site that is needed: from the supply, else from any other one."""
    if decision.allows(new + place):
        return new + place
    for other in range(places):
        if decision.allows(moved + other * places + place):
            return moved + other * places + place
    return decision.nth(0)


def swap_gain(state: State, seat: i64, other: i64, chart: Chart) -> i64:
    """5.4 What the seat wins by changing places; nothing if the other one would come into a rock castle."""
    field = state.places[seat].field
    if is_rock_castle(field):
        return 0
    return chart.steps[field] - chart.steps[state.places[other].field]


def richest(state: State, decision: Decision, otherwise: i64) -> i64:
    """4.2, 7.2 The seat with the most cards, as far as it can be drawn from."""
    best = otherwise
    most: i64 = 0
    for seat in range(state.seats):
        size = size_of(state.places[seat].hand)
        if size > most and decision.allows(actions.DRAW + seat):
            best, most = actions.DRAW + seat, size
    return best


assert (actions.FROM_RESET - actions.FROM_VIA) % ENDS == 0 and PAIRS % ENDS == 0, "pairs are counted by their ends"

POLICY: Final = Quick()
