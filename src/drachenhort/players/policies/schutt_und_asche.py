"""How Schutt und Asche is played on: with power kept for the crown, fights by their odds, and all gold put to use."""

from typing import Final, final

from drachenhort.core import state as core
from drachenhort.core.decision import Decision, bit_count
from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.games.schutt_und_asche import actions, decisions
from drachenhort.games.schutt_und_asche.board import BIT, FIELDS, FOLLOWING, LANDS
from drachenhort.games.schutt_und_asche.data import (
    DRAGON,
    FAME_OF_TILE,
    HITS,
    KNIGHT,
    POWER,
    PRICE_LOOK,
    PRICE_TILE,
    SHIELD,
    SUCCESSFUL,
    SWORD,
    VICTORIOUS,
)
from drachenhort.games.schutt_und_asche.gold import worth_of
from drachenhort.games.schutt_und_asche.stacks import count_in
from drachenhort.games.schutt_und_asche.state import ALL_GOLD_CARDS, Seat, State
from drachenhort.games.schutt_und_asche.steps_fight import Fight, Lift
from drachenhort.games.schutt_und_asche.steps_purchase import Laying, Putting
from drachenhort.players.policies.policy import Policy
from drachenhort.players.policies.schutt_und_asche_lands import (
    CHANCE,
    danger,
    free_power,
    gear,
    hidden_tiles,
    known_tiles,
    likely_number,
    reached,
)
from drachenhort.players.policies.schutt_und_asche_odds import Stakes
from drachenhort.players.policies.schutt_und_asche_weights import Weights

RED_REACH: Final = 6  # 8.2 So far a red tile is thought to reach, and a yellow one so far.
YELLOW_REACH: Final = 3
GOLD_PER_TILE: Final[i64] = 4  # For so much gold of a usual purse a seat wants to buy one tile.
LATE: Final = 4  # After so many hits the end is near.
NEVER: Final = -1000.0

# 9.1 What the next hit would be.
_ONE_OF_MANY: Final[i64] = 0
_MY_CROWN: Final[i64] = 1
_THEIR_CROWN: Final[i64] = 2


@final
class SchuttUndAschePolicy(Policy):
    """Takes the best of what can be done by its weights. It says nothing."""

    def __init__(self, weights: Weights) -> None:
        self.margin = 0.4  # 9.2 All can lose, and power is counted closely: more than the bare crown must tell.
        self.common_defeat = 3.0  # 9.2 A search that only wants the crown lets the dragon win too often.
        self.doubt = 1.5  # Fights and stacks are so much luck that what looks better seldom is.
        self.weights: Final = weights
        self.stakes: dict[int, Stakes] = {}

    def choose(self, state: core.State, decision: Decision, rng: Rng) -> i64:
        assert isinstance(state, State), "a table of another game"
        if decision.count() == 1:
            return decision.nth(0)
        if decision.kind == decisions.CLAIM:  # 4.5 Whatever is said binds nobody.
            return decision.nth(rng.below(decision.count()))
        mind = _Mind(state, decision.seat, self)
        if decision.kind == decisions.PURCHASE:
            return mind.purchase(decision)
        if decision.kind == decisions.OFFER:
            return mind.offer(decision)
        if decision.kind == decisions.POWER:
            return actions.SPEND if mind.wants_power() else actions.TURN
        if decision.kind == decisions.SHIELD:
            return actions.STOP if mind.wants_stop() else actions.ONWARD
        return mind.best_of(decision)

    def considered(self, decision: Decision) -> list[int]:
        """4.5 Talk changes nothing that a playout could tell."""
        return [action for action in decision.legal if action < actions.TALK] or decision.legal

    def stakes_of(self, state: State, seat: i64, land: i64, next_hit: i64) -> Stakes:
        """What a fight on this land is about."""
        place = state.places[seat]
        is_late = state.hits >= LATE
        is_last = state.knights & (state.knights - 1) == 0
        armed = gear(state, land)
        level = state.options.level
        key: i64 = (((level * 4 + armed) * 4 + next_hit) * 2 + (1 if is_late else 0)) * 4
        key += (2 if is_last else 0) + (1 if place.is_successful else 0)
        found = self.stakes.get(key)
        if found is not None:
            return found
        weights = self.weights
        stakes = Stakes(level, armed)
        if next_hit == _MY_CROWN:
            stakes.hit = weights.last_hit
        elif next_hit == _THEIR_CROWN:
            stakes.hit = weights.lost_crown
        else:
            stakes.hit = weights.hit + (0.0 if place.is_successful else weights.first_hit)
        stakes.draw = weights.draw
        stakes.lost = -weights.knight - (weights.sword if armed & 2 else 0.0) - (weights.last_knight if is_last else 0.0)
        stakes.power = weights.power + (weights.power_late if is_late else 0.0)
        self.stakes[key] = stakes
        return stakes


@final
class _Mind:
    """One seat's choice, with what it needs to know worked out once."""

    def __init__(self, state: State, seat: i64, policy: SchuttUndAschePolicy) -> None:
        self.state: Final = state
        self.policy: Final = policy
        self.weights: Final = policy.weights
        self.place: Final[Seat] = state.places[seat]
        self.seat: i64 = seat
        self.own: i64 = self.place.lands & state.standing
        self.power: i64 = self.place.power
        self.next_hit: i64 = -1

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
            return self.worth_of_start(action - actions.PUT)
        if kind == decisions.PUT:
            return self.worth_of_put(action - actions.PUT)
        if kind == decisions.DRAGON_PIECE:
            return self.worth_of_piece(action - actions.PIECE)
        if kind == decisions.PICK_FIGHT:
            return self.worth_of_fight(action - actions.FIGHT)
        if kind == decisions.MARKER:
            return self.worth_of_lifting(action - actions.LIFT)
        if kind == decisions.LAY_TILES:
            return -self.at_risk(action - actions.LAY)
        return 1.0 if action - actions.NAME == self.seat else 0.0

    # Setup.

    def neighbours(self, land: i64) -> float:
        """How many of the two lands beside it are this seat's own."""
        before: i64 = LANDS - 1 if land == 0 else land - 1
        return float(bit_count(self.own & (BIT[before] | BIT[FOLLOWING[land]])))

    def worth_of_land(self, land: i64) -> float:
        """2.2 Own lands far from each other are not all attacked at once."""
        return self.weights.take_danger * danger(self.state, land) + self.weights.take_beside * self.neighbours(land)

    def worth_of_start(self, land: i64) -> float:
        return self.weights.start_danger * danger(self.state, land) + self.weights.start_beside * self.neighbours(land)

    # The dragon phase.

    def worth_of_piece(self, field: i64) -> float:
        """5.1 First where most own lands are at stake, while there is gold."""
        state = self.state
        weights = self.weights
        marked = reached(state, field, likely_number(state, field))
        mine = bit_count(marked & self.own & ~state.knights)
        knights = bit_count(marked & self.own & state.knights)
        return (
            weights.piece_mine * float(mine)
            + weights.piece_marked * float(bit_count(marked))
            + weights.piece_knights * float(knights)
        )

    def at_risk(self, red: i64) -> float:
        """8.2 Red tiles reach further: how much of mine they would."""
        risk: i64 = 0
        field: i64 = 0
        while field < FIELDS:
            marked = reached(self.state, field, RED_REACH if red >> field & 1 else YELLOW_REACH)
            risk += bit_count(marked & self.own & ~self.state.knights)
            field += 1
        return float(risk)

    def due(self) -> i64:
        """5.2 What this seat should give for the tile under the piece: its part of the lands at stake."""
        state = self.state
        weights = self.weights
        number = likely_number(state, state.field)
        marked = reached(state, state.field, number)
        bare = marked & ~state.knights
        own_bare = bit_count(bare & self.own)
        mine = float(own_bare) + weights.knight_part * float(bit_count(marked & state.knights & self.own))
        if mine <= 0.0:
            return 0
        at_stake = float(bit_count(bare)) + weights.knight_part * float(bit_count(marked & state.knights))
        due = weights.share * float(number) * mine / at_stake + weights.share_extra
        due += weights.fame * float(FAME_OF_TILE[number])
        purse = float(worth_of(self.place.hand + self.place.offered))
        if float(own_bare) < weights.keep_high * float(bit_count(self.own)):
            purse -= self.kept()
        if due > float(number):
            due = float(number)
        if due > purse:
            due = purse
        return 0 if due <= 0.0 else i64(due + 0.99)

    def kept(self) -> float:
        """7.1, 7.2 A look and as many tiles as a usual purse is good for: the fewer seats, the larger it is."""
        usual = worth_of(ALL_GOLD_CARDS) // self.state.seats
        return self.weights.keep * float(PRICE_LOOK + PRICE_TILE * max(usual // GOLD_PER_TILE, 1))

    def offer(self, decision: Decision) -> i64:
        """5.2 The largest card that is not too much."""
        missing = self.due() - worth_of(self.place.offered)
        if missing <= 0:
            return actions.DONE
        value: i64 = 3
        while value > 0:
            if value <= missing and decision.allows(actions.OFFER + value):
                return actions.OFFER + value
            value -= 1
        return actions.DONE

    # Fights.

    def what_a_hit_brings(self) -> i64:
        """9.1, 9.5 Whether the next hit is the last, and whom it would crown."""
        if self.next_hit < 0:
            self.next_hit = self.find_next_hit()
        return self.next_hit

    def find_next_hit(self) -> i64:
        state = self.state
        if state.hits < HITS - 1:
            return _ONE_OF_MANY
        if state.seats == 1 or state.options.cooperative:
            return _MY_CROWN
        mine = float(self.power)
        land: i64 = 0
        while land < LANDS:
            if self.own & BIT[land]:
                mine += free_power(state, land)
            land += 1
        mine *= float(VICTORIOUS)
        for place in state.places:
            if place is not self.place:
                lands = float(bit_count(place.lands & state.standing))
                theirs = float(place.power) + self.weights.rivals * lands
                if theirs * float(SUCCESSFUL if place.is_successful else 1) >= mine:
                    return _THEIR_CROWN
        return _MY_CROWN

    def stakes(self, land: i64) -> Stakes:
        return self.policy.stakes_of(self.state, self.seat, land, self.what_a_hit_brings())

    def worth_of_fight(self, land: i64) -> float:
        """6 What a fight of this seat's knight there is worth."""
        return self.stakes(land).begins(self.power)

    def fight(self) -> Fight:
        step = self.state.step
        assert isinstance(step, Fight), "a fight is under way"
        return step

    def wants_power(self) -> bool:
        step = self.fight()
        return self.stakes(step.land).wants_power(step.turned, self.power)

    def wants_stop(self) -> bool:
        step = self.fight()
        return self.stakes(step.land).wants_stop(step.turned, self.power)

    def worth_of_lifting(self, land: i64) -> float:
        """6.5 The knight saves himself, or another land and fights again."""
        step = self.state.step
        assert isinstance(step, Lift), "a marker comes off"
        if land == step.land:
            return self.weights.lift_self
        again = self.worth_of_fight(step.land)
        has_knight = self.state.knights & BIT[land] != 0
        if not self.own & BIT[land]:
            return again if has_knight else again + self.weights.lift_other
        if has_knight:
            return again - self.worth_of_fight(land)
        return again + self.weights.lift_save

    # Purchases.

    def want(self, kind: i64) -> float:
        """What a tile of this kind is worth to this seat now, a dragon attack aside."""
        state = self.state
        weights = self.weights
        if kind == POWER:
            return weights.buy_power if float(self.power) < weights.enough else weights.buy_power_more
        if kind == KNIGHT:
            if not self.own & ~state.knights:
                return 0.0
            return weights.buy_knight if self.own & state.knights else weights.buy_knight_first
        if kind == SWORD:
            if not self.own & ~state.swords:
                return 0.0
            return weights.buy_sword if self.own & state.knights & ~state.swords else weights.buy_sword_spare
        if kind == SHIELD:
            if not self.own & ~state.shields:
                return 0.0
            return weights.buy_shield if self.own & state.knights & ~state.shields else weights.buy_shield_spare
        return 0.0

    def attack_worth(self, land: i64) -> float:
        """7.4 A dragon attack under a knight is a chance for a hit."""
        if not self.state.knights & BIT[land]:
            return NEVER
        return self.weights.buy_attack * self.worth_of_fight(land)

    def worth_of_tile(self, kind: i64, land: i64) -> float:
        return self.attack_worth(land) if kind == DRAGON else self.want(kind)

    def purchase(self, decision: Decision) -> i64:
        """7 The best tile or look there is, if it is worth anything: gold lapses at the end of the round."""
        state = self.state
        best: i64 = actions.DONE
        best_worth = 0.0
        purse = worth_of(self.place.hand) - self.place.spent
        land: i64 = 0
        while land < LANDS:
            if self.own & BIT[land] and state.stacks[land]:
                if decision.allows(actions.BUY + land):
                    worth = self.worth_of_buying(land)
                    if worth > best_worth:
                        best = actions.BUY + land
                        best_worth = worth
                if decision.allows(actions.LOOK + land):
                    worth = self.worth_of_looking(land, purse)
                    if worth > best_worth:
                        best = actions.LOOK + land
                        best_worth = worth
            land += 1
        return best

    def worth_of_buying(self, land: i64) -> float:
        """7.1 What lies on top, if it is known; the last gold may be risked."""
        if hidden_tiles(self.state, land) == 0:
            return self.worth_of_tile(self.state.stacks[land] & 7, land)
        weights = self.weights
        if self.state.knights & BIT[land]:
            return weights.blind + weights.blind_knight * self.worth_of_fight(land)
        below = known_tiles(self.state, land)
        return weights.blind + weights.blind_bare * float(1 + count_in(below, POWER) + count_in(below, KNIGHT))

    def worth_of_looking(self, land: i64, purse: i64) -> float:
        """7.2 For what is unknown, for power that would lie free, and for what is wanted and lies below."""
        state = self.state
        weights = self.weights
        hidden = hidden_tiles(state, land)
        tiles = known_tiles(state, land)
        powers = float(count_in(tiles, POWER)) + CHANCE * float(hidden)
        freed = powers - free_power(state, land)
        worth = weights.look_unknown * float(hidden)
        worth += (weights.look_power + weights.look_late * float(state.hits)) * freed
        if purse >= PRICE_LOOK + PRICE_TILE:
            top = self.worth_of_tile(tiles & 7, land) if hidden == 0 else 0.0
            best = 0.0
            while tiles:
                best = max(best, self.worth_of_tile(tiles & 7, land))
                tiles >>= 3
            worth += 0.5 * (best - max(top, 0.0))
        return worth

    def worth_of_next(self, kind: i64) -> float:
        """2.4, 7.2 What is bought at once lies on top; below it power, which is free in the finale."""
        state = self.state
        step = state.step
        if isinstance(step, Laying) and step.order.laid == 0 and worth_of(self.place.hand) - self.place.spent >= PRICE_TILE:
            worth = self.worth_of_tile(kind, step.order.land)
            return 100.0 + worth if worth > self.weights.sort_power else self.worth_of_lying(kind)
        return self.worth_of_lying(kind)

    def worth_of_lying(self, kind: i64) -> float:
        weights = self.weights
        if kind == POWER:
            return weights.sort_power
        if kind == SWORD:
            return weights.sort_sword
        if kind == SHIELD:
            return weights.sort_shield
        return weights.sort_knight if kind == KNIGHT else weights.sort_dragon

    def worth_of_put(self, land: i64) -> float:
        """7.1 Gear to knights and knights to gear, where attacks can be bought or much lies."""
        state = self.state
        weights = self.weights
        step = state.step
        assert isinstance(step, Putting), "a tile is being put"
        bit: i64 = BIT[land]
        worth = 0.0
        if step.kind != KNIGHT and state.knights & bit:
            worth += weights.put_pair
        if step.kind != SWORD and state.swords & bit:
            worth += weights.put_pair / 2.0
        if step.kind != SHIELD and state.shields & bit:
            worth += weights.put_pair / 4.0
        tiles = known_tiles(state, land)
        worth += weights.put_attack * float(count_in(tiles, DRAGON)) + weights.put_power * float(count_in(tiles, POWER))
        return worth - weights.put_danger * danger(state, land)


POLICY: Final = SchuttUndAschePolicy(Weights())
