"""How Schutt und Asche is played on: as the greedy player would, worked out straight from the board."""

from typing import Final, final

from drachenhort.core import state as core
from drachenhort.core.decision import Decision, bit_count
from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.games.schutt_und_asche import actions, decisions
from drachenhort.games.schutt_und_asche.board import BIT, ENTRIES, FIELDS, FOLLOWING, LANDS
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
    is_red,
    tiles_of_round,
)
from drachenhort.games.schutt_und_asche.gold import worth_of
from drachenhort.games.schutt_und_asche.order import Order
from drachenhort.games.schutt_und_asche.stacks import count_in, height_of
from drachenhort.games.schutt_und_asche.state import ALL_GOLD_CARDS, Seat, State
from drachenhort.games.schutt_und_asche.steps_fight import Fight
from drachenhort.games.schutt_und_asche.steps_purchase import Laying, Putting
from drachenhort.games.schutt_und_asche.steps_setup import Sorting
from drachenhort.players.greedy.schutt_und_asche import (
    ARMED,
    ENOUGH_POWER,
    GOLD_PER_TILE,
    LANDS_PER_KNIGHT,
    NEVER,
    UNKNOWN,
)
from drachenhort.players.policies.policy import Policy

RED_REACH: Final = 6  # 8.2 So far a red tile is thought to reach, and a yellow one so far.
YELLOW_REACH: Final = 3


@final
class SchuttUndAschePolicy(Policy):
    """Takes the best of what can be done, as the greedy player sees it. It says nothing."""

    def __init__(self) -> None:
        self.margin = 0.4  # 9.2 All can lose, and power is counted closely: more than the bare crown must tell.
        self.doubt = 1.5  # Fights and stacks are so much luck that what looks better seldom is.

    def choose(self, state: core.State, decision: Decision, rng: Rng) -> i64:
        assert isinstance(state, State), "a table of another game"
        if decision.count() == 1:
            return decision.nth(0)
        if decision.kind == decisions.CLAIM:  # 4.5 Whatever is said binds nobody.
            return decision.nth(rng.below(decision.count()))
        mind = _Mind(state, decision.seat)
        if decision.kind == decisions.PURCHASE:
            return mind.purchase(decision)
        if decision.kind == decisions.OFFER:
            return mind.offer(decision)
        return mind.best_of(decision)

    def considered(self, decision: Decision) -> list[int]:
        """4.5 Talk changes nothing that a playout could tell."""
        return [action for action in decision.legal if action < actions.TALK] or decision.legal


@final
class _Mind:
    """One seat's choice, with what it needs to know worked out once."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state: Final = state
        self.place: Final[Seat] = state.places[seat]
        self.seat: i64 = seat
        self.own: i64 = self.place.lands & state.standing
        self.power: i64 = self.place.power

    def best_of(self, decision: Decision) -> i64:
        """The first of the best actions."""
        best: i64 = -1
        best_worth = 0.0
        kind = decision.kind
        for action in decision.legal:
            if action >= actions.TALK:  # 4.5
                continue
            worth = self.worth(kind, action)
            if best < 0 or worth > best_worth:
                best = action
                best_worth = worth
        return best

    def worth(self, kind: i64, action: i64) -> float:
        """How good an action is. Only the actions of one decision can be compared."""
        if kind == decisions.ORDER:
            return self.worth_of_next(action - actions.NEXT + 1)
        if kind == decisions.SORT:
            looks: i64 = 0 if action == actions.DONE else self.state.looks[action - actions.LOOK]
            return -1.0 if action == actions.DONE else -10.0 * float(looks) + 1.0
        if kind == decisions.TAKE_LAND:
            return self.worth_of_land(action - actions.TAKE)
        if kind == decisions.START_KNIGHT:
            return -self.danger(action - actions.PUT)
        if kind == decisions.PUT:
            return self.worth_of_put(action - actions.PUT)
        if kind == decisions.DRAGON_PIECE:
            return self.worth_of_piece(action - actions.PIECE)
        if kind == decisions.PICK_FIGHT:
            return float(self.strength(action - actions.FIGHT))
        if kind == decisions.POWER:
            return 1.0 if (action == actions.SPEND) == self.wants_power() else 0.0
        if kind == decisions.SHIELD:
            return 1.0 if (action == actions.STOP) == self.wants_stop() else 0.0
        if kind == decisions.MARKER:
            return self.worth_of_lifting(action - actions.LIFT)
        if kind == decisions.LAY_TILES:
            return -self.at_risk(action - actions.LAY)
        return 1.0 if action - actions.NAME == self.seat else 0.0

    # The lands.

    def strength(self, land: i64) -> i64:
        """How well armed the knight of a land is: 0 none, 1 bare, 2 with shield, 3 with sword, 4 with both."""
        bit: i64 = BIT[land]
        if not self.state.knights & bit:
            return 0
        return 1 + (2 if self.state.swords & bit else 0) + (1 if self.state.shields & bit else 0)

    def danger(self, land: i64) -> float:
        """How near behind an entry a land lies: 1.0 the entry itself, less along the path."""
        nearest: i64 = LANDS
        field: i64 = 0
        while field < FIELDS:
            at: i64 = ENTRIES[field]
            steps: i64 = 0
            while at != land:
                if self.state.standing & BIT[at]:
                    steps += 1
                at = FOLLOWING[at]
            if steps < nearest:
                nearest = steps
            field += 1
        return 1.0 / float(1 + nearest)

    def reached(self, field: i64, attacks: i64) -> i64:
        """5.4 The lands that so many attacks from this field would mark."""
        standing = self.state.standing
        land: i64 = ENTRIES[field]
        marked: i64 = 0
        passed: i64 = 0
        while attacks > 0 and passed < LANDS:
            bit: i64 = BIT[land]
            if standing & bit:
                marked |= bit
                attacks -= 1
            land = FOLLOWING[land]
            passed += 1
        return marked

    def likely_number(self, field: i64) -> i64:
        """2.7 The middle of what the tile on this field can be, rounded up: all know colours and what lies open."""
        state = self.state
        number: i64 = state.tiles[field]
        if state.up >> field & 1:
            return number
        red = is_red(number)
        lowest: i64 = 0
        highest: i64 = 0
        for tile in tiles_of_round(state.round):
            if is_red(tile) == red and not self.lies_open(tile):
                if lowest == 0:
                    lowest = tile
                highest = tile
        return (lowest + highest + 1) // 2

    def lies_open(self, tile: i64) -> bool:
        state = self.state
        field: i64 = 0
        while field < FIELDS:
            number: i64 = state.tiles[field]
            if number == tile and state.up >> field & 1:
                return True
            field += 1
        return False

    # Setup.

    def worth_of_land(self, land: i64) -> float:
        """Own lands far from each other are not all attacked at once."""
        beside = BIT[land - 1 if land else LANDS - 1] | BIT[land + 1 if land < LANDS - 1 else 0]
        return -self.danger(land) - float(bit_count(self.own & beside)) / 100.0

    # The dragon phase.

    def worth_of_piece(self, field: i64) -> float:
        """5.1 First where most own lands are at stake, while there is gold."""
        marked = self.reached(field, self.likely_number(field))
        return float(bit_count(marked & self.own & ~self.state.knights)) + 0.1 * float(bit_count(marked))

    def at_risk(self, red: i64) -> float:
        """8.2 Red tiles reach further: how much of mine they would."""
        risk: i64 = 0
        field: i64 = 0
        while field < FIELDS:
            marked = self.reached(field, RED_REACH if red >> field & 1 else YELLOW_REACH)
            risk += bit_count(marked & self.own & ~self.state.knights)
            field += 1
        return float(risk)

    def share(self) -> i64:
        """5.2 What this seat should give for the tile under the piece: its part of the lands at stake."""
        state = self.state
        number = self.likely_number(state.field)
        bare = self.reached(state.field, number) & ~state.knights
        mine = bit_count(bare & self.own)
        if mine == 0:
            return 0
        all_at_stake = bit_count(bare)
        due = (number * mine + all_at_stake - 1) // all_at_stake
        purse = worth_of(self.place.hand + self.place.offered)
        if 2 * mine <= bit_count(self.own):
            purse -= self.kept()
        return min(due, max(purse, 0))

    def kept(self) -> i64:
        """7.1, 7.2 A look and as many tiles as a usual purse is good for: the fewer seats, the larger it is."""
        usual = worth_of(ALL_GOLD_CARDS) // self.state.seats
        return PRICE_LOOK + PRICE_TILE * max(usual // GOLD_PER_TILE, 1)

    def offer(self, decision: Decision) -> i64:
        """5.2 The largest card that is not too much."""
        missing = self.share() - worth_of(self.place.offered)
        if missing <= 0:
            return actions.DONE
        value: i64 = 3
        while value > 0:
            if value <= missing and decision.allows(actions.OFFER + value):
                return actions.OFFER + value
            value -= 1
        return actions.DONE

    # Fights.

    def fight(self) -> Fight:
        step = self.state.step
        assert isinstance(step, Fight), "a fight is under way"
        return step

    def wants_power(self) -> bool:
        """6.3 A power for a knight who is armed, nearly has won, or can end it all."""
        state = self.state
        step = self.fight()
        if self.strength(step.land) >= ARMED or step.turned.knights == THIRD - 1:
            return True
        return bit_count(state.knights) == 1 or state.hits >= HITS - 2

    def wants_stop(self) -> bool:
        """6.2 Before the third dragon, unless power can still turn him away."""
        step = self.fight()
        turned = step.turned
        if self.power:
            return False
        if turned.dragons == THIRD - 1:
            return True
        has_sword = self.state.swords & BIT[step.land] != 0
        is_near = turned.knights == THIRD - 1 or (turned.swords == THIRD - 1 and has_sword)
        return turned.dragons == 1 and not is_near

    def worth_of_lifting(self, land: i64) -> float:
        """6.5 An armed knight saves another land and fights again; another saves himself."""
        has_knight = self.state.knights & BIT[land] != 0
        if not self.own & BIT[land]:
            return 0.5 if not has_knight else 0.2
        if has_knight:
            return 0.3 if self.strength(land) >= ARMED and self.power > 0 else 3.0
        return 2.0

    # Purchases.

    def want(self, kind: i64) -> float:
        """What a tile of this kind is worth to this seat now, a dragon attack aside."""
        state = self.state
        if kind == POWER:
            return 2.5 if self.power < ENOUGH_POWER else 1.2
        if kind == KNIGHT:
            knights = bit_count(self.own & state.knights)
            return 3.0 if knights == 0 else 2.1 if knights * LANDS_PER_KNIGHT < bit_count(self.own) else 1.5
        if kind == SWORD:
            return 2.8 if self.own & state.knights & ~state.swords else 0.6
        if kind == SHIELD:
            return 1.8 if self.own & state.knights & ~state.shields else 0.4
        return 0.0

    def attack_worth(self, land: i64) -> float:
        """7.4 A known dragon attack under an armed knight is a chance for a hit."""
        strength = self.strength(land)
        if strength < ARMED:
            return NEVER
        return 4.0 if self.power or self.state.hits == HITS - 1 else 1.0 if strength > ARMED else 0.1

    def worth_of_tile(self, kind: i64, land: i64) -> float:
        return self.attack_worth(land) if kind == DRAGON else self.want(kind)

    def purchase(self, decision: Decision) -> i64:
        """7 The best tile or look there is, if it is worth anything."""
        state = self.state
        best: i64 = actions.DONE
        best_worth = 0.0
        purse = worth_of(self.place.hand) - self.place.spent
        land: i64 = 0
        while land < LANDS:
            if self.own & BIT[land]:
                stack: i64 = state.stacks[land]
                if stack:
                    height = height_of(stack)
                    known: i64 = state.known[land]
                    if decision.allows(actions.BUY + land):
                        worth = self.worth_of_buying(land, stack, height, known, purse)
                        if worth > best_worth:
                            best = actions.BUY + land
                            best_worth = worth
            land += 1
        if purse >= PRICE_TILE + PRICE_LOOK:
            land = 0
            while land < LANDS:
                if self.own & BIT[land] and decision.allows(actions.LOOK + land):
                    worth = self.worth_of_looking(land)
                    if worth > best_worth:
                        best = actions.LOOK + land
                        best_worth = worth
                land += 1
        return best

    def worth_of_buying(self, land: i64, stack: i64, height: i64, known: i64, purse: i64) -> float:
        """7.1 What lies on top, if it is known; the last gold may be risked where a knight stands or little is lost."""
        if known == height:
            return self.worth_of_tile(stack & 7, land)
        if purse != PRICE_TILE and purse != PRICE_TILE + PRICE_LOOK - 1:
            return -1.0
        if self.strength(land) >= ARMED:
            return 0.9
        return 0.2 if height <= 2 else -1.0

    def worth_of_looking(self, land: i64) -> float:
        """7.2 Where something wanted lies below, or nothing is known."""
        state = self.state
        stack: i64 = state.stacks[land]
        height = height_of(stack)
        known: i64 = state.known[land]
        hidden = height - known
        best = UNKNOWN * float(hidden)
        stack >>= 3 * hidden
        top = stack & 7 if hidden == 0 else 0
        while stack:
            best = max(best, self.worth_of_tile(stack & 7, land))
            stack >>= 3
        if top:  # Already known: only worth it if the top is not what is wanted.
            if top != DRAGON:
                best -= self.want(top)
            elif self.strength(land) >= ARMED:
                best -= self.attack_worth(land)
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
        step = self.state.step
        if isinstance(step, Sorting):
            order = step.orders[self.seat]
            assert order is not None, "a stack is being laid"
            return order
        assert isinstance(step, Laying), "a stack is being laid"
        return step.order

    def worth_of_put(self, land: i64) -> float:
        """7.1 Gear to knights and knights to gear; a bare knight where it is quiet."""
        state = self.state
        step = state.step
        assert isinstance(step, Putting), "a tile is being put"
        bit: i64 = BIT[land]
        worth = 0.0
        if step.kind != KNIGHT and state.knights & bit:
            worth += 3.0
        if step.kind != SWORD and state.swords & bit:
            worth += 1.0
        if step.kind != SHIELD and state.shields & bit:
            worth += 1.0
        stack: i64 = state.stacks[land]
        height = height_of(stack)
        known: i64 = state.known[land]
        attacks = count_in(stack >> 3 * (height - known), DRAGON)
        return worth + 0.3 * float(attacks) + 0.1 * float(height) - 0.5 * self.danger(land)


POLICY: Final = SchuttUndAschePolicy()
