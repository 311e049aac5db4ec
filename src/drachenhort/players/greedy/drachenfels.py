"""A player of Drachenfels that fetches its armour, clears its way with magic, searches where its princess can be, and
puts dragons before whoever is ahead."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfels import actions, decisions
from drachenhort.games.drachenfels.cards import (
    BRIDGE,
    CLOUD,
    DRAGON,
    POINTS,
    RAINBOW,
    TELETRANSFER,
    cards_of,
    count_of,
    size_of,
)
from drachenhort.games.drachenfels.fields import CASTLE, PAIRS, SITES, is_rock, is_rock_castle
from drachenhort.games.drachenfels.state import State
from drachenhort.games.drachenfels.view import View
from drachenhort.games.drachenfels.ways import destinations
from drachenhort.players.greedy.drachenfels_plan import FAR, Needs, Plan
from drachenhort.players.player import GreedyPlayer, Thoughts

DUEL: Final = 2  # Sending a knight home and drawing cards is worth so many steps.
AHEAD: Final = 8  # Magic is made ready when the knight is at most so many steps away from where it is needed.
NEAR: Final = 8  # Whoever is so near to his goal is worth a dragon or the cloud.
GAIN: Final = 6  # So many steps must teletransfer win.
LONG_GAME: Final = 400  # After so many turns two of its kind may undo each other's magic for ever.
WHIM: Final = 12  # In a long game it does anything at all in one of so many decisions; that ends it.
POOR: Final = 4  # With fewer cards than this a new hand costs nothing.


@final
class Mind(Thoughts):
    """Goes the shortest way and makes it shorter."""

    def __init__(self, view: View) -> None:
        self.view: Final = view

    def choose(self, decision: Decision, rng: Rng) -> int:
        if self.view.turns > LONG_GAME and decision.kind != decisions.MOVE and rng.below(WHIM) == 0:
            return decision.nth(rng.below(decision.count()))
        if self.view.turns == 0:  # 3.1 All knights are equal.
            return decision.nth(0)
        return Search(self.view, decision, rng).answer()


@final
class Search(Thoughts):
    """The search for armour and princess, as it stands at one decision."""

    def __init__(self, view: View, decision: Decision, rng: Rng) -> None:
        self.view: Final = view
        self.decision: Final = decision
        self.rng: Final = rng
        self.seat: i64 = view.seat
        self.field: i64 = view.places[view.seat].field
        self.plan: Final = Plan(view, view.seat, view.hand + self._top())

    def _top(self) -> i64:
        """4.3 The top discard is as good as a card in hand, if it can be used now."""
        return cards_of(self.view.discards[-1], 1) if self.decision.allows(actions.USE) else 0

    def answer(self) -> int:
        kind = self.decision.kind
        if kind == decisions.TURN:
            return self.turn()
        if kind == decisions.MOVE:
            return self.best(self.decision)
        if kind == decisions.RE_SET:
            return self.first_of([actions.SET + self.needed(RAINBOW)], actions.LEAVE)
        if kind == decisions.RAINBOW:
            return self.magic_where_needed(RAINBOW, PAIRS, actions.SET, actions.SHIFT)
        if kind == decisions.BRIDGE:
            return self.magic_where_needed(BRIDGE, SITES, actions.BUILD, actions.REBUILD)
        if kind == decisions.DRAGON:
            return self.first_of([actions.DRAGON + self.needed(DRAGON)], self.useless_dragon())
        if kind == decisions.DRAGON_TO:
            return self.place_for_dragon()
        if kind == decisions.TELETRANSFER:
            return actions.SWAP + self.best_swap()
        if kind == decisions.CLOUD:
            return actions.CLOUD + self.leader()
        if kind == decisions.HOME:
            return self.worst_start()
        if kind == decisions.DRAW:
            return self.richest(actions.STOP)
        return self.decision.nth(0)

    # The turn.

    def turn(self) -> int:
        """4 First the magic that helps, then the point card that leads nearest; a new hand if nothing does."""
        needs = self.plan.needs(self.field)
        if needs.card and needs.steps <= self.reach():
            if self.decision.allows(actions.USE) and self.view.discards[-1] == needs.card:
                return actions.USE
            if self.decision.allows(actions.PLAY + needs.card - 1):
                return actions.PLAY + needs.card - 1
        magic = self.other_magic(needs)
        if magic:
            return magic
        return self.point_card()

    def reach(self) -> i64:
        return 2 * AHEAD if self.view.places[self.seat].looked else AHEAD

    def other_magic(self, needs: Needs) -> i64:
        """Magic against others, or to change places with somebody who stands better; 0 for none."""
        if self.decision.allows(actions.PLAY + TELETRANSFER - 1) and self.swap_gain(self.best_swap()) >= GAIN:
            return actions.PLAY + TELETRANSFER - 1
        spare = count_of(self.view.hand, DRAGON) - (1 if needs.card == DRAGON else 0)
        is_danger = self.distance_of(self.leader()) <= NEAR
        if is_danger and self.decision.allows(actions.PLAY + CLOUD - 1):
            return actions.PLAY + CLOUD - 1
        if is_danger and spare > 0 and self.decision.allows(actions.PLAY + DRAGON - 1):
            return actions.PLAY + DRAGON - 1
        return 0

    def point_card(self) -> int:
        """The card, or the top discard, whose best move leads nearest; otherwise better cards."""
        state = self.view.sample(self.rng)
        assert isinstance(state, State), "a sample of this game"
        best: i64 = 0
        best_gain = -float(FAR)
        for value in range(1, POINTS + 1):
            is_in_hand = self.decision.allows(actions.PLAY + value - 1)
            is_on_top = self.decision.allows(actions.USE) and self.view.discards[-1] == value
            if not is_in_hand and not is_on_top:
                continue
            gain = self.gain_of(state, value)
            if gain > best_gain:
                best = actions.USE if is_on_top else actions.PLAY + value - 1
                best_gain = gain
        if best and best_gain > 0:
            return best
        if self.decision.allows(actions.REFRESH):
            return self.better_cards()
        return self.first_of([actions.STOP], best if best else self.decision.nth(0))

    def better_cards(self) -> int:
        """4.2 A new hand, or cards from others where the hand is good."""
        if size_of(self.view.hand) >= POOR and self.rng.below(2):
            return self.richest(actions.REFRESH)
        return actions.REFRESH

    def gain_of(self, state: State, value: i64) -> float:
        return self.best_worth if self.best(destinations(state, self.seat, value)) >= 0 else 0.0

    def worth(self, kind: i64, action: i64) -> float:
        """Steps won by a move, a duel included."""
        move = actions.move_of(action)
        assert move is not None, "a move was asked for"
        gain = self.plan.distance() - self.plan.steps[move.field]
        if self.is_taken(move.field):
            gain += DUEL
        return float(gain)

    def is_taken(self, field: i64) -> bool:
        if field == CASTLE or is_rock(field):
            return False
        for seat in range(self.view.seats):
            if seat != self.seat and self.view.places[seat].field == field:
                return True
        return False

    # Magic.

    def needed(self, card: i64) -> i64:
        """Where the first magic of this kind on my way belongs; nowhere if it is of another kind."""
        needs = self.plan.needs(self.field)
        return needs.place if needs.card == card else NOWHERE

    def first_of(self, wishes: list[int], otherwise: i64) -> int:
        for wish in wishes:
            if self.decision.allows(wish):
                return wish
        return otherwise

    def magic_where_needed(self, card: i64, places: i64, new: i64, moved: i64) -> int:
        """5.1, 5.2 Onto the pair or the site that is needed: from the supply, else from any other one."""
        place = self.needed(card)
        if place < places:
            if self.decision.allows(new + place):
                return new + place
            for other in range(places):
                if self.decision.allows(moved + other * places + place):
                    return moved + other * places + place
        return self.decision.nth(self.rng.below(self.decision.count()))

    def useless_dragon(self) -> i64:
        """5.3 A dragon that is not in the way of whoever is ahead."""
        way = self.rival().way(self.view.places[self.leader()].field)
        for dragon in self.view.dragons:
            if dragon not in way:
                return actions.DRAGON + dragon
        return actions.DRAGON + self.view.dragons[0]

    def place_for_dragon(self) -> int:
        """5.3 On the way of whoever is ahead, as near to his goal as I can, and not on mine."""
        mine = self.plan.way(self.field)
        for field in reversed(self.rival().way(self.view.places[self.leader()].field)):
            if self.decision.allows(field) and field not in mine:
                return field
        for field in self.decision.legal:
            if field not in mine and field not in self.plan.goals:
                return field
        return self.decision.nth(0)

    # The others.

    def rival(self) -> Plan:
        return Plan(self.view, self.leader(), 0)

    def distance_of(self, seat: i64) -> i64:
        """How far another knight is from winning: the castle first counts as far."""
        far = 0 if self.view.places[seat].has_armour else FAR // 2
        return Plan(self.view, seat, 0).distance() + far

    def leader(self) -> i64:
        """The other knight that is nearest to winning."""
        best: i64 = -1
        best_distance: i64 = 2 * FAR
        for seat in range(self.view.seats):
            if seat != self.seat:
                distance = self.distance_of(seat)
                if distance < best_distance:
                    best, best_distance = seat, distance
        return best

    def swap_gain(self, seat: i64) -> i64:
        """5.4 What I win by changing places; nothing if the other one would come into a rock castle."""
        if seat < 0 or is_rock_castle(self.field):
            return 0
        field = self.view.places[seat].field
        return self.plan.distance() - self.plan.steps[field]

    def best_swap(self) -> i64:
        best: i64 = -1
        for seat in range(self.view.seats):
            is_open = self.decision.kind != decisions.TELETRANSFER or self.decision.allows(actions.SWAP + seat)
            if seat != self.seat and is_open and (best < 0 or self.swap_gain(seat) > self.swap_gain(best)):
                best = seat
        return best

    def worst_start(self) -> int:
        """5.5, 7.2 The start from which the one who goes there has the longest way."""
        plan = self.rival()
        worst = self.decision.nth(0)
        for field in self.decision.legal:
            if plan.steps[field] > plan.steps[worst]:
                worst = field
        return worst

    def richest(self, otherwise: i64) -> int:
        """4.2, 7.2 The seat with the most cards, as far as it can be drawn from."""
        best = otherwise
        most: i64 = 0
        for seat in range(self.view.seats):
            if self.decision.allows(actions.DRAW + seat) and self.view.hand_sizes[seat] > most:
                best, most = actions.DRAW + seat, self.view.hand_sizes[seat]
        return best


NOWHERE: Final = 9999  # A place that fits no action.
PLAYER: Final = GreedyPlayer(View, Mind)
