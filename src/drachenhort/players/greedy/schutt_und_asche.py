"""A player of Schutt und Asche that weighs every legal move by itself and takes the best.

It offers its share by the lands at stake and says so, looks before it buys, arms few knights well, and lets armed ones
fight.
"""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.games.schutt_und_asche import actions, decisions
from drachenhort.games.schutt_und_asche.board import BIT, FIELDS, LANDS
from drachenhort.games.schutt_und_asche.data import (
    DRAGON,
    HITS,
    KNIGHT,
    POWER,
    PRICE_LOOK,
    PRICE_TILE,
    SHIELD,
    SWORD,
    THIRD,
)
from drachenhort.games.schutt_und_asche.gold import count_of, worth_of
from drachenhort.games.schutt_und_asche.order import Order
from drachenhort.games.schutt_und_asche.stacks import count_in
from drachenhort.games.schutt_und_asche.state import ALL_GOLD_CARDS
from drachenhort.games.schutt_und_asche.steps_fight import Fight
from drachenhort.games.schutt_und_asche.steps_purchase import Laying, Putting
from drachenhort.games.schutt_und_asche.steps_setup import Sorting
from drachenhort.games.schutt_und_asche.view import View
from drachenhort.players.greedy.schutt_und_asche_lands import (
    count,
    danger,
    gear_on,
    known_top,
    likely_number,
    reached,
    strength,
)
from drachenhort.players.greedy.schutt_und_asche_talk import claim_about, is_laid_for_show, topic_of
from drachenhort.players.player import GreedyPlayer, Thoughts

NEVER: Final = -1000.0
ARMED: Final = 3  # From this strength on a knight may seek a fight.
UNKNOWN: Final = 0.35  # What an unknown top tile is worth looking at.
LANDS_PER_KNIGHT: Final = 4  # A further knight is wanted more while there are fewer than one for so many lands.
ENOUGH_POWER: Final = 3  # So much power sees a knight through; more is for the crown.
GOLD_PER_TILE: Final[i64] = 4  # For so much gold of a usual purse a seat wants to buy one tile.


@final
class Mind(Thoughts):
    """Defends what it has, arms its knights and lets them fight."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.own: i64 = view.places[view.seat].lands & view.standing
        self.power: i64 = view.places[view.seat].power

    def choose(self, decision: Decision, rng: Rng) -> int:
        """4.5 It may say something first: whatever is said changes nothing in what it does."""
        if decision.kind == decisions.CLAIM:
            return claim_about(self.view, decision, self.share())
        if decision.kind == decisions.OFFER:
            topic = topic_of(self.view, decision, self.due(), self.share())
            if topic:
                return topic
        return self.best(decision)

    def worth(self, kind: i64, action: i64) -> float:
        """How good an action is. Only the actions of one decision can be compared."""
        if action >= actions.TALK:  # 4.5
            return NEVER
        if kind == decisions.OFFER:
            return self.worth_of_offer(action)
        if kind == decisions.PURCHASE:
            return self.worth_of_purchase(action)
        if kind == decisions.ORDER:
            return self.worth_of_next(action - actions.NEXT + 1)
        if kind == decisions.SORT:
            return -1.0 if action == actions.DONE else -10.0 * float(self.view.looks[action - actions.LOOK]) + 1.0
        if kind == decisions.TAKE_LAND:
            return -danger(self.view, action - actions.TAKE) + self.neighbours(action - actions.TAKE) / 100.0
        if kind == decisions.START_KNIGHT:
            return -danger(self.view, action - actions.PUT)
        if kind == decisions.PUT:
            return self.worth_of_put(action - actions.PUT)
        if kind == decisions.DRAGON_PIECE:
            return self.worth_of_piece(action - actions.PIECE)
        if kind == decisions.PICK_FIGHT:
            return float(strength(self.view, action - actions.FIGHT))
        if kind == decisions.POWER:
            return self.worth_of_power(action == actions.SPEND)
        if kind == decisions.SHIELD:
            return self.worth_of_stopping(action == actions.STOP)
        if kind == decisions.MARKER:
            return self.worth_of_lifting(action - actions.LIFT)
        if kind == decisions.LAY_TILES:
            return -self.at_risk(action - actions.LAY)
        return 1.0 if action - actions.NAME == self.view.seat else 0.0

    # Setup.

    def neighbours(self, land: i64) -> float:
        """Own lands far from each other are not all attacked at once."""
        return -float(count(self.own & (BIT[land - 1 if land else LANDS - 1] | BIT[land + 1 if land < LANDS - 1 else 0])))

    # The dragon phase.

    def worth_of_piece(self, field: i64) -> float:
        """5.1 First where most own lands are at stake, while there is gold."""
        marked = reached(self.view, field, likely_number(self.view, field))
        return float(count(marked & self.own & ~self.view.knights)) + 0.1 * float(count(marked))

    def at_risk(self, red: i64) -> float:
        """8.2 Red tiles reach further: how much of mine they would."""
        risk = 0.0
        for field in range(FIELDS):
            marked = reached(self.view, field, 6 if red >> field & 1 else 3)
            risk += float(count(marked & self.own & ~self.view.knights))
        return risk

    def at_stake(self) -> i64:
        """5.4 Lands without a knight that the tile under the piece would mark."""
        view = self.view
        return reached(view, view.field, likely_number(view, view.field)) & ~view.knights

    def due(self) -> i64:
        """5.2 This seat's part of the tile under the piece, by the lands at stake."""
        bare = self.at_stake()
        mine = count(bare & self.own)
        if mine == 0:
            return 0
        all_at_stake = count(bare)
        return (likely_number(self.view, self.view.field) * mine + all_at_stake - 1) // all_at_stake

    def share(self) -> i64:
        """5.2 What this seat should give of it."""
        due = self.due()
        return min(due, self.spendable(count(self.at_stake() & self.own))) if due else 0

    def spendable(self, mine: i64) -> i64:
        """All gold if most own lands are at stake; else some is kept for purchases."""
        purse = worth_of(self.view.hand + self.view.offered)
        kept: i64 = 0 if 2 * mine > count(self.own) else self.kept()
        return max(purse - kept, 0)

    def kept(self) -> i64:
        """7.1, 7.2 A look and as many tiles as a usual purse is good for: the fewer seats, the larger it is."""
        usual = worth_of(ALL_GOLD_CARDS) // self.view.seats
        return PRICE_LOOK + PRICE_TILE * max(usual // GOLD_PER_TILE, 1)

    def worth_of_offer(self, action: i64) -> float:
        missing = self.share() - worth_of(self.view.offered)
        if action == actions.DONE:
            return 0.5
        value = action - actions.OFFER
        if missing <= 0 and value == 0 and is_laid_for_show(self.view, self.due()):
            return 0.6
        if missing <= 0 or value == 0 or value > missing:
            return -1.0 if missing <= 0 or value == 0 or count_of(self.view.hand, 1) else 1.0 / float(value)
        return float(value)

    # Fights.

    def worth_of_power(self, is_spent: bool) -> float:
        """6.3 A power for a knight who is armed, nearly has won, or can end it all."""
        step = self.view.step
        assert isinstance(step, Fight), "power is spent in fights"
        is_good = strength(self.view, step.land) >= ARMED or step.turned.knights == THIRD - 1
        is_last_knight = count(self.view.knights) == 1
        wants = is_good or is_last_knight or self.view.hits >= HITS - 2
        return 1.0 if is_spent == wants else 0.0

    def worth_of_stopping(self, is_stopped: bool) -> float:
        """6.2 Before the third dragon, unless power can still turn him away."""
        step = self.view.step
        assert isinstance(step, Fight), "fights are stopped"
        turned = step.turned
        is_near = turned.knights == THIRD - 1 or (turned.swords == THIRD - 1 and gear_on(self.view, step.land, SWORD))
        is_lost = turned.dragons == THIRD - 1 and self.power == 0
        wants = is_lost or (turned.dragons == 1 and self.power == 0 and not is_near)
        return 1.0 if is_stopped == wants else 0.0

    def worth_of_lifting(self, land: i64) -> float:
        """6.5 An armed knight saves another land and fights again; another saves himself."""
        view = self.view
        has_knight = view.knights & BIT[land] != 0
        is_own = self.own & BIT[land] != 0
        if not is_own:
            return 0.5 if not has_knight else 0.2
        if has_knight:
            is_safe = strength(view, land) >= ARMED and self.power > 0
            return 0.3 if is_safe else 3.0
        return 2.0

    # Purchases.

    def purse(self) -> i64:
        return worth_of(self.view.hand) - self.view.places[self.view.seat].spent

    def want(self, kind: i64) -> float:
        """What a tile of this kind is worth to this seat now, a dragon attack aside."""
        view = self.view
        if kind == POWER:
            return 2.5 if self.power < ENOUGH_POWER else 1.2
        if kind == KNIGHT:
            knights = count(self.own & view.knights)
            return 3.0 if knights == 0 else 2.1 if knights * LANDS_PER_KNIGHT < count(self.own) else 1.5
        if kind == SWORD:
            return 2.8 if self.own & view.knights & ~view.swords else 0.6
        if kind == SHIELD:
            return 1.8 if self.own & view.knights & ~view.shields else 0.4
        return 0.0

    def attack_worth(self, land: i64) -> float:
        """7.4 A known dragon attack under an armed knight is a chance for a hit."""
        if strength(self.view, land) < ARMED:
            return NEVER
        return 4.0 if self.power or self.view.hits == HITS - 1 else 1.0 if strength(self.view, land) > ARMED else 0.1

    def worth_of_purchase(self, action: i64) -> float:
        if action == actions.DONE:
            return 0.0
        if action >= actions.LOOK:
            return self.worth_of_looking(action - actions.LOOK)
        top = known_top(self.view, action - actions.BUY)
        if top == 0:
            return self.worth_of_blind(action - actions.BUY)
        return self.attack_worth(action - actions.BUY) if top == DRAGON else self.want(top)

    def worth_of_blind(self, land: i64) -> float:
        """7.1 The last gold may be risked where a knight stands or little is lost."""
        if self.purse() != PRICE_TILE and self.purse() != PRICE_TILE + PRICE_LOOK - 1:
            return -1.0
        if strength(self.view, land) >= ARMED:
            return 0.9
        return 0.2 if self.view.heights[land] <= 2 else -1.0

    def worth_of_looking(self, land: i64) -> float:
        """7.2 Where something wanted lies below, or nothing is known."""
        view = self.view
        if self.purse() < PRICE_TILE + PRICE_LOOK:
            return -1.0
        hidden = view.heights[land] - view.known[land]
        best = UNKNOWN * float(hidden)
        stack: i64 = view.stacks[land]
        top = known_top(view, land)
        while stack:
            kind = stack & 7
            if kind == DRAGON:
                best = max(best, self.attack_worth(land))
            else:
                best = max(best, self.want(kind))
            stack >>= 3
        if top:  # Already known: only worth it if the top is not what is wanted.
            best -= self.attack_worth(land) if top == DRAGON and strength(view, land) >= ARMED else self.want(top)
        return best / 2.0 if best > 0.3 else -1.0

    def worth_of_next(self, kind: i64) -> float:
        """2.4, 7.2 What is wanted most lies on top, dragon attacks at the bottom unless a knight waits for them."""
        order = self.order_under_way()
        if kind == DRAGON:
            return self.attack_worth(order.land)
        if order.laid and count_in(order.laid, kind):
            return self.want(kind) * 0.5
        return self.want(kind)

    def order_under_way(self) -> Order:
        step = self.view.step
        if isinstance(step, Sorting):
            order = step.orders[self.view.seat]
            assert order is not None, "a stack is being laid"
            return order
        assert isinstance(step, Laying), "a stack is being laid"
        return step.order

    def worth_of_put(self, land: i64) -> float:
        """7.1 Gear to knights and knights to gear; a bare knight where it is quiet."""
        view = self.view
        step = view.step
        assert isinstance(step, Putting), "a tile is being put"
        worth = 0.0
        for kind in (KNIGHT, SWORD, SHIELD):
            if kind != step.kind and gear_on(view, land, kind):
                worth += 3.0 if kind == KNIGHT else 1.0
        attacks = count_in(view.stacks[land], DRAGON)
        return worth + 0.3 * float(attacks) + 0.1 * float(view.heights[land]) - 0.5 * danger(view, land)


PLAYER: Final = GreedyPlayer(View, Mind)
