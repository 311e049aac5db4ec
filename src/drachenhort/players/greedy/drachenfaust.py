"""A player of Drachenfaust that bids by what a creature is worth to it and uses it in the best way it sees at once.

Fairy gold comes back, so it is spread over the cards of a round by their worth; common gold and magic coins wait for
creatures that matter, above all the one that wins.
"""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfaust import actions, decisions
from drachenhort.games.drachenfaust.cards import (
    COLOURS,
    RAINBOW_DRAGON,
    TROLL,
    count_of,
    stones_of,
    total_of,
)
from drachenhort.games.drachenfaust.data import RED_FACTOR
from drachenhort.games.drachenfaust.steps import Auction, TieBreak
from drachenhort.games.drachenfaust.use import Declare, Rainbow, Use
from drachenhort.games.drachenfaust.view import View
from drachenhort.players.greedy.drachenfaust_worth import (
    COMMON_GOLD,
    HARM,
    STOLEN,
    WIN,
    card_worth,
    given_up_worth,
    stones_worth,
    troll_worth,
    victim_worth,
)
from drachenhort.players.player import GreedyPlayer, Thoughts

MATTERS: Final = 2.5  # From this worth on common gold is bid too.
GREAT: Final = 4.0  # From this worth on a red coin is bid too.
SHARP: Final = 1.5  # The power of worth when gold is spread over a round: good cards get more than their share.
DECISIVE: Final = WIN / 2


@final
class Mind(Thoughts):
    """Bids by worth, uses at once what is best at once."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.seat: i64 = view.seat
        self.stones: i64 = view.places[view.seat].stones
        self.card: i64 = _card(view)

    def choose(self, decision: Decision, rng: Rng) -> int:
        if decision.kind <= decisions.BID_MAGIC:
            return self.bid(decision, rng)
        if decision.kind == decisions.BID_SILVER:
            return self.silver(decision, rng)
        return self.best(decision)

    # Bids.

    def bid(self, decision: Decision, rng: Rng) -> int:
        """4.1 Gold by worth, then magic coins for what is great."""
        place = self.view.places[self.seat]
        mine = card_worth(self.view, self.seat, self.card, 0)
        threat = self.threat()
        if decision.kind == decisions.BID_MAGIC:
            return self.magic(decision, mine, threat)
        wanted = self.gold(max(mine, 0.8 * threat), rng)
        fairy = min(wanted, place.fairy)
        common = min(wanted - fairy, place.common) if max(mine, threat) >= MATTERS else 0
        best = decision.nth(0)
        if decision.kind == decisions.BID_FAIRY:
            return actions.FAIRY + fairy
        for action in decision.legal:
            if actions.bid_fairy(action) == fairy and actions.bid_common(action) == common:
                best = action
        return best

    def gold(self, worth: float, rng: Rng) -> int:
        """So much gold this card deserves of what is left for the round, never more than needed to beat everybody."""
        place = self.view.places[self.seat]
        limit = self.most_of_others() + 1
        if worth >= DECISIVE:
            return min(place.fairy + place.common, limit)
        if worth <= 0.0:
            return 0
        later = sum([max(card_worth(self.view, self.seat, card, 1), 0.1) ** SHARP for card in self.view.stack])
        share = worth**SHARP / (worth**SHARP + 0.6 * later)
        budget = int(place.fairy + (place.common if worth >= MATTERS else 0))
        wanted = int(share * budget + 0.5 * int(rng.below(4)))
        return max(0, min(wanted, budget, limit))

    def most_of_others(self) -> int:
        """The highest bid anybody else could make."""
        most = 0
        for seat, place in enumerate(self.view.places):
            if seat != self.seat:
                value = place.fairy + place.common
                for _ in range(place.red):
                    value *= RED_FACTOR
                most = max(most, value)
        return most

    def threat(self) -> float:
        """What this card is worth to the one who wants it most, if it would win the game with it."""
        worths = [card_worth(self.view, seat, self.card, 0) for seat in range(self.view.seats) if seat != self.seat]
        worst = max(worths)
        return worst if worst >= DECISIVE else 0.0

    def magic(self, decision: Decision, mine: float, threat: float) -> int:
        """4.5, 4.6 A hex against whoever would win, a red coin for what is great."""
        black = 1 if threat and mine < DECISIVE else 0
        red = 1 if mine >= GREAT and not black else 0
        hexed = actions.MAGIC + black * actions.REDS
        for wanted in (hexed + red, hexed, actions.MAGIC + red):
            if decision.allows(wanted):
                return wanted
        return actions.MAGIC

    def silver(self, decision: Decision, rng: Rng) -> int:
        """4.3 Silver by worth; everything for the card that wins."""
        worth = max(card_worth(self.view, self.seat, self.card, 0), self.threat())
        most = decision.count() - 1
        return actions.SILVER + (most if worth >= DECISIVE else min(most, int(worth) + rng.below(3)))

    # Uses.

    def worth(self, kind: i64, action: i64) -> float:
        """What one choice is worth; only choices of one decision are compared."""
        if kind == decisions.USE:
            return 0.5 if action == actions.TAKE else 1.0 + stones_worth(self.stones - actions.paid_stones(action))
        if kind == decisions.COLOUR:
            return self.colour_worth(action - actions.COLOUR)
        if kind == decisions.SEAT:
            return victim_worth(self.view, action - actions.ROB)
        if kind == decisions.STEAL:
            return self.theft_worth(action)
        if kind == decisions.CARD:
            return card_worth(self.view, self.seat, action - actions.CARD, 0)
        if kind == decisions.BUY:
            return self.purchase_worth(action)
        if kind == decisions.GIVE_UP:
            return given_up_worth(self.view, self.seat) if action == actions.GIVE else 0.0
        if kind == decisions.DRAW_ON:
            return self.draw_worth() if action == actions.DRAW else 0.0
        assert action in (actions.DOUBLE, actions.ONCE), "every kind of decision is known"
        return card_worth(self.view, self.seat, self.card, 0) if action == actions.DOUBLE else 1.5

    def colour_worth(self, colour: i64) -> float:
        if self.card == TROLL:
            return troll_worth(self.view, self.seat, colour)
        if self.card == RAINBOW_DRAGON:  # 6.16 The colour that is least likely to come.
            return -float(int(count_of(self.view.stones, colour)))
        return stones_worth(self.stones + stones_of(colour, 1))

    def theft_worth(self, action: i64) -> float:
        """5.6 The stone that helps most, rather from whoever is ahead."""
        if action == actions.PASS:
            return 0.0
        if action >= actions.STEAL_COIN:
            return COMMON_GOLD + HARM * int(self.view.places[action - actions.STEAL_COIN].score)
        victim = self.view.places[(action - actions.STEAL) // COLOURS]
        gain = stones_worth(self.stones + stones_of((action - actions.STEAL) % COLOURS, 1)) - stones_worth(self.stones)
        return gain + STOLEN + HARM * int(victim.score)

    def purchase_worth(self, action: i64) -> float:
        """6.13 Silver is the cheapest, fairy gold too dear."""
        if action == actions.PASS:
            return 0.0
        colour = (action - actions.BUY) // actions.TENDERS
        tender = (action - actions.BUY) % actions.TENDERS
        price = 0.6 if tender == actions.WITH_SILVER else 2.0 if tender == actions.WITH_FAIRY else 0.9
        return stones_worth(self.stones + stones_of(colour, 1)) - stones_worth(self.stones) - price

    def draw_worth(self) -> float:
        """6.16 One stone more, against losing those drawn; stopping is worth 0."""
        step = self.view.step
        assert isinstance(step, Rainbow), "stones are drawn only for a Rainbow Dragon"
        bag = total_of(self.view.stones)
        risk = count_of(self.view.stones, step.named)
        return float(int(bag - risk - risk * total_of(step.drawn)))


def _card(view: View) -> int:
    """The card this is about, 0 where it does not matter."""
    step = view.step
    if isinstance(step, (Auction, TieBreak, Declare, Use)):
        return step.card
    return 0


PLAYER: Final = GreedyPlayer(View, Mind)
