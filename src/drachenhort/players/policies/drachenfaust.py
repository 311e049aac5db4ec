"""Plays Drachenfaust on quickly: bids by what a creature is worth, and uses it in the best way it sees at once.

It is the greedy player's way, reckoned in whole numbers and without a view: who sits at this table could have counted
everybody's coins (2.2), so only the order of the cards and the closed fists are left alone.
"""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.core.state import State as AnyState
from drachenhort.core.state import View as AnyView
from drachenhort.games.drachenfaust import actions, data, decisions
from drachenhort.games.drachenfaust.bids import FAIRY_CHOSEN, OPEN, SECRET, UNDECIDED, fairy_in
from drachenhort.games.drachenfaust.cards import COLOURS, NECROMANCER, RAINBOW_DRAGON, TROLL, count_of, total_of
from drachenhort.games.drachenfaust.legal import bid_decision, silver_decision
from drachenhort.games.drachenfaust.state import State
from drachenhort.games.drachenfaust.steps import Auction, TieBreak, chosen_bid
from drachenhort.games.drachenfaust.use import Declare, Rainbow, Use
from drachenhort.games.drachenfaust.view import View
from drachenhort.players.policies.drachenfaust_worth import DECISIVE, WIN, Reckoning, Weights, is_threat, stones_worth
from drachenhort.players.policies.policy import Policy

SHARP: Final = 1.5  # The power of worth when gold is spread over a round: good cards get more than their share.
_SHARPENED: Final = [int((worth / 10) ** SHARP) for worth in range(WIN + 1)]


@final
class Quick(Policy):
    """Decides by worth."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def choose(self, state: AnyState, decision: Decision, rng: Rng) -> i64:
        assert isinstance(state, State), "a table of another game"
        kind = decision.kind
        if kind == decisions.BID:
            return self.bid(state, decision, rng)
        if kind == decisions.BID_MAGIC:
            return self.magic(state, decision)
        if kind == decisions.BID_SILVER:
            return self.silver(state, decision, rng)
        if kind == decisions.BID_FAIRY:
            return self.bid(state, decision, rng)
        return self.best(state, decision)

    def believe(self, view: AnyView, state: AnyState, rng: Rng) -> None:
        """4.1 Fists that are closed already hold what this policy would bid, not anything at all."""
        assert isinstance(view, View) and isinstance(state, State), "a table of another game"
        shown = view.step
        if isinstance(shown, Auction):
            for seat in range(state.seats):
                if shown.choices[seat] == SECRET:
                    self.close_fist(state, seat, rng)
        elif isinstance(shown, TieBreak):
            for seat in range(state.seats):
                if shown.choices[seat] == SECRET:
                    step = state.step
                    assert isinstance(step, TieBreak), "a sample is in the same step"
                    choices = step.choices[:]
                    choices[seat] = self.choose(state, silver_decision(state, seat), rng) - actions.SILVER
                    state.replace(TieBreak(step.card, choices))

    def close_fist(self, state: State, seat: i64, rng: Rng) -> None:
        choice: i64 = UNDECIDED
        while choice & OPEN:
            step = state.step
            assert isinstance(step, Auction), "a sample is in the same step"
            choices = step.choices[:]
            choices[seat] = choice
            state.replace(Auction(step.card, choices))
            choice = chosen_bid(state, seat, choice, self.choose(state, bid_decision(state, seat, choice), rng))
        step = state.step
        assert isinstance(step, Auction), "a sample is in the same step"
        choices = step.choices[:]
        choices[seat] = choice
        state.replace(Auction(step.card, choices))

    # Bids.

    def bid(self, state: State, decision: Decision, rng: Rng) -> i64:
        """4.1 Gold by worth."""
        step = state.step
        assert isinstance(step, Auction), "gold is bid in an auction"
        seat = decision.seat
        me = Reckoning(state, seat, self.weights)
        place = me.place
        mine = me.card(step.card)
        worth = mine
        if mine < DECISIVE and is_threat(state, seat, step.card):
            worth = WIN * self.weights.threat // 100
        matters = worth >= self.weights.matters
        wanted = self.gold(me, worth, rng)
        fairy = min(wanted, place.fairy)
        if decision.kind == decisions.BID_FAIRY:
            return legal_or_first(decision, actions.FAIRY + fairy)
        common = min(wanted - fairy, place.common) if matters else 0
        if step.choices[seat] & FAIRY_CHOSEN:
            fairy = fairy_in(step.choices[seat])
        return legal_or_first(decision, actions.bid_code(fairy, common))

    def gold(self, me: Reckoning, worth: i64, rng: Rng) -> i64:
        """So much gold a card deserves of what is left for the round, never more than needed to beat everybody."""
        weights = self.weights
        place = me.place
        if worth <= 0:
            return 0
        limit = most_of_others(me.state, me.seat) + 1
        if worth >= DECISIVE:
            return min(place.fairy + place.common, limit)
        budget = place.fairy
        if worth >= weights.matters:
            budget += place.common
        if not budget:
            return 0
        later: i64 = 0
        for card in me.state.stack:
            later += _SHARPENED[max(me.later(card), weights.least)]
        share: i64 = _SHARPENED[worth]
        parts = 2 * (100 * share + weights.later * later)
        wanted = (200 * share * budget + parts // 2 * rng.below(weights.blur)) // max(parts, 1)
        return min(min(wanted, budget), limit)

    def magic(self, state: State, decision: Decision) -> i64:
        """4.5, 4.6 A hex against whoever would win, a red coin for what is great."""
        step = state.step
        assert isinstance(step, Auction), "magic coins are bid in an auction"
        mine = Reckoning(state, decision.seat, self.weights).card(step.card)
        place = state.places[decision.seat]
        if place.black and mine < DECISIVE and is_threat(state, decision.seat, step.card):
            return legal_or_first(decision, actions.magic_code(1, 0))
        red: i64 = 1 if place.red and mine >= self.weights.great else 0
        return legal_or_first(decision, actions.magic_code(0, red))

    def silver(self, state: State, decision: Decision, rng: Rng) -> i64:
        """4.3 Silver by worth; everything for the card that wins."""
        step = state.step
        assert isinstance(step, TieBreak), "silver is bid in a tie-break"
        most = decision.count() - 1
        mine = Reckoning(state, decision.seat, self.weights).card(step.card)
        if mine >= DECISIVE or is_threat(state, decision.seat, step.card):
            return decision.nth(most)
        return decision.nth(min(most, max(mine, 0) // 100 + rng.below(3)))

    # Uses.

    def best(self, state: State, decision: Decision) -> i64:
        """The first of the best actions."""
        me = Reckoning(state, decision.seat, self.weights)
        card = card_of(state)
        best = decision.nth(0)
        best_worth: i64 = -WIN
        for action in decision.codes:
            worth = use_worth(me, card, decision.kind, action)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best


def most_of_others(state: State, seat: i64) -> i64:
    """The highest bid anybody else could make."""
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            place = state.places[other]
            value = place.fairy + place.common
            red = place.red
            while red > 0:
                value *= data.RED_FACTOR
                red -= 1
            most = max(most, value)
    return most


def legal_or_first(decision: Decision, action: i64) -> i64:
    """What is wanted, unless it was left out of what is offered."""
    return action if decision.allows(action) else decision.nth(0)


def card_of(state: State) -> i64:
    """The card this is about, 0 where it does not matter."""
    step = state.step
    if isinstance(step, Use):
        return step.card
    if isinstance(step, Declare):
        return step.card
    return 0


def use_worth(me: Reckoning, card: i64, kind: i64, action: i64) -> i64:
    """What one choice is worth; only choices of one decision are compared."""
    weights = me.weights
    if kind == decisions.USE:
        if action == actions.TAKE:
            return 50
        return 100 + stones_worth(me.place.stones - actions.paid_stones(action), weights)
    if kind == decisions.COLOUR:
        return colour_worth(me, card, action - actions.COLOUR)
    if kind == decisions.SEAT:
        return me.purse(me.state.places[action - actions.ROB])
    if kind == decisions.STEAL:
        return theft_worth(me, action)
    if kind == decisions.CARD:
        return me.card(action - actions.CARD)
    if kind == decisions.BUY:
        return purchase_worth(me, action)
    if kind == decisions.GIVE_UP:  # 6.14 The point, less the fairy gold that would come back every round.
        if action != actions.GIVE:
            return 0
        return me.points(data.SCORES[NECROMANCER]) - weights.fairy * fairy_in(me.state.bids[me.seat])
    if kind == decisions.DRAW_ON:
        return draw_worth(me.state) if action == actions.DRAW else 0
    assert kind == decisions.DOUBLE, "every kind of decision is known"
    return me.card(card) if action == actions.DOUBLE else weights.twice


def colour_worth(me: Reckoning, card: i64, colour: i64) -> i64:
    if card == TROLL:
        return me.troll(colour)
    if card == RAINBOW_DRAGON:  # 6.16 The colour that is least likely to come.
        return -count_of(me.state.stones, colour)
    return me.stone(colour)


def theft_worth(me: Reckoning, action: i64) -> i64:
    """5.6 The stone that helps most, rather from whoever is ahead."""
    if action == actions.PASS:
        return 0
    weights = me.weights
    places = me.state.places
    if action >= actions.STEAL_COIN:
        return weights.common + weights.harm * places[action - actions.STEAL_COIN].score
    at = action - actions.STEAL
    return me.stone(at % COLOURS) + weights.stolen + weights.harm * places[at // COLOURS].score


def purchase_worth(me: Reckoning, action: i64) -> i64:
    """6.13 Silver is the cheapest, fairy gold too dear."""
    if action == actions.PASS:
        return 0
    at = action - actions.BUY
    tender = at % actions.TENDERS
    price: i64 = 90
    if tender == actions.WITH_SILVER:
        price = 60
    elif tender == actions.WITH_FAIRY:
        price = 200
    return me.stone(at // actions.TENDERS) - price


def draw_worth(state: State) -> i64:
    """6.16 One stone more, against losing those drawn; stopping is worth 0."""
    step = state.step
    assert isinstance(step, Rainbow), "stones are drawn only for a Rainbow Dragon"
    risk = count_of(state.stones, step.named)
    return total_of(state.stones) - risk - risk * total_of(step.drawn)


POLICY: Final = Quick(Weights())
