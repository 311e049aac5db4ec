"""Using a creature: what the winner of an auction does with the card, and with cards reached through it."""

from typing import Final, final

from drachenhort.core.codec import Line
from drachenhort.core.event import EVERYBODY
from drachenhort.core.form import Form
from drachenhort.core.native import i64
from drachenhort.core.step import Step
from drachenhort.games.drachenfaust import domains, events
from drachenhort.games.drachenfaust.actions import (
    BUY,
    CARD,
    COLOUR,
    DOUBLE,
    DRAW,
    GIVE,
    PASS,
    ROB,
    STEAL,
    STEAL_COIN,
    TAKE,
    TENDERS,
    WITH_COMMON,
    WITH_FAIRY,
    WITH_SILVER,
    paid_stones,
)
from drachenhort.games.drachenfaust.cards import (
    ANCIENT_DRAGON,
    APPRENTICE,
    BLUE,
    BRIGAND,
    COLOURS,
    CUSTOM,
    DOPPELGANGER,
    ENCHANTRESS,
    GHOST,
    GOBLIN,
    GOLDSMITH,
    IMP,
    KINDS,
    MAGICIAN,
    MERCHANT,
    NECROMANCER,
    QUACK,
    RAINBOW_DRAGON,
    RED,
    RED_DRAGON,
    SORCERER,
    THIEF,
    TROLL,
    TWO_HEADED_DRAGON,
    WITCH,
    WIZARD,
    YELLOW,
    YELLOW_DRAGON,
    count_of,
    nth_stone,
    pack_stones,
    stones_of,
    total_of,
    unpack_stones,
)
from drachenhort.games.drachenfaust.custom import MOST_EFFECTS
from drachenhort.games.drachenfaust.data import (
    GAIN_COMMON,
    GAIN_FAIRY,
    GAIN_SILVER,
    PRICE_COMMON,
    PRICE_FAIRY,
    PRICE_SILVER,
    SCORES,
    TWO_HEADED_EACH,
    TWO_HEADED_KEEPS,
)
from drachenhort.games.drachenfaust.legal import double_decision, draw_decision, use_decision
from drachenhort.games.drachenfaust.moves import (
    buy_stone,
    discard_double,
    give_up_bid,
    keep_stones,
    lose_colour,
    pay_stones,
    put_down,
    rob,
    steal_coin,
    steal_stones,
    take_black,
    take_coins,
    take_red,
    take_stones,
    without,
)
from drachenhort.games.drachenfaust.own import choose_effect, do_effect, draw_stones, effect_asks, effect_decision
from drachenhort.games.drachenfaust.scoring import score
from drachenhort.games.drachenfaust.state import DOUBLE_FROM_BEFORE, DOUBLE_THIS_ROUND, NO_DOUBLE, STEPS, State

# 6.4 Which of its uses a card is in.
ONLY_USE: Final = 0
SECOND_USE: Final = 1
FIRST_USE: Final = 2

BEGUN: Final = 0
LINES_PER_EFFECT: Final = 4  # 6.21 An effect asks up to three times.
DONE: Final = MOST_EFFECTS * LINES_PER_EFFECT
"""The line of a use when nothing is left to do, or only what it set off is still under way."""

ASKING: Final = [False] * KINDS
for _card in (
    MAGICIAN,
    SORCERER,
    WIZARD,
    THIEF,
    ANCIENT_DRAGON,
    BRIGAND,
    ENCHANTRESS,
    GHOST,
    IMP,
    MERCHANT,
    NECROMANCER,
    RAINBOW_DRAGON,
    APPRENTICE,
    TROLL,
):
    ASKING[_card] = True


@final
class Declare(Step[State]):
    """6.4 The winner of an auction decides on the Doppelgänger before using the card."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def told(self) -> tuple[Form, list[int]]:
        return DECLARE, [self.seat, self.card]

    def run(self, state: State) -> None:
        state.decision = double_decision(self.seat)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.pop()
        if action == DOUBLE:
            state.tell(events.DOUBLED, EVERYBODY, [seat, self.card])
        begin_use(state, seat, self.card, True, FIRST_USE if action == DOUBLE else ONLY_USE)


def _read_declare(line: Line, state: State, values: list[int]) -> Step[State]:
    seat, card = values
    if state.places[seat].double == NO_DOUBLE or card == NECROMANCER:
        raise line.error(f"seat {seat + 1} cannot declare a Doppelganger here (6.4)")
    return Declare(seat, card)


DECLARE: Final = STEPS.form("declare", "6.4", {"seat": domains.SEAT, "card": domains.CARD}, _read_declare)


def begin_use(state: State, seat: i64, card: i64, is_auctioned: bool, uses: i64) -> None:
    state.push(Use(seat, card, is_auctioned, uses, BEGUN))
    if state.is_logging:
        state.tell(events.USES, EVERYBODY, [seat, card])


@final
class Use(Step[State]):
    """4.7 A seat uses a card. `is_auctioned` says where the card goes afterwards (6.8), `line` how far it has come."""

    def __init__(self, seat: i64, card: i64, is_auctioned: bool, uses: i64, line: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.is_auctioned: Final = is_auctioned
        self.uses: i64 = uses
        self.line: i64 = line

    def run(self, state: State) -> None:
        card = self.card
        if self.line == DONE:
            self.finish(state)
        elif card >= CUSTOM:
            self.run_effect(state)
        elif ASKING[card]:
            decision = use_decision(state, self.seat, card)
            if decision is None:
                self.nothing(state)
            elif decision.count() == 1:  # No choice: what must be done is done.
                self.answer(state, self.seat, decision.nth(0))
            else:
                state.decision = decision
        elif card == GOBLIN:
            self.draw_card(state)
        else:
            self.do_plainly(state)

    def do_plainly(self, state: State) -> None:
        """The cards that ask nothing."""
        seat = self.seat
        card = self.card
        is_something = True
        if RED_DRAGON <= card <= YELLOW_DRAGON:  # 5.5
            is_something = take_stones(state, seat, card - RED_DRAGON, 1)
        elif card == WITCH:  # 5.1
            take_black(state, seat)
        elif card == GOLDSMITH:  # 6.11
            is_something = take_red(state, seat)
        elif card == DOPPELGANGER:  # 6.4, 6.20
            state.places[seat].double = DOUBLE_THIS_ROUND if self.is_auctioned else DOUBLE_FROM_BEFORE
            state.tell(events.LAID_DOWN, EVERYBODY, [seat, card])
        elif card == QUACK:  # 6.15
            stones = state.places[seat].stones
            if stones:
                pay_stones(state, seat, stones)
            score(state, seat, SCORES[card], card)
        elif card == TWO_HEADED_DRAGON:  # 6.19
            is_something = draw_stones(state, seat, two_headed_bag(state.stones), TWO_HEADED_KEEPS)
        else:  # 6.1, 6.5, 6.7, 6.9
            is_something = take_coins(state, seat, GAIN_FAIRY[card], GAIN_COMMON[card], GAIN_SILVER[card])
        if is_something:
            self.finish(state)
        else:
            self.nothing(state)

    def nothing(self, state: State) -> None:
        """2.3 The card counts as used."""
        state.tell(events.NO_EFFECT, EVERYBODY, [self.seat, self.card])
        self.finish(state)

    def go_to(self, state: State, line: i64) -> None:
        state.replace(Use(self.seat, self.card, self.is_auctioned, self.uses, line))

    def finish(self, state: State) -> None:
        """The use is over: the second one follows (6.4), or the card goes to the discards."""
        if state.outcome is not None:
            end_game(state)
            return
        state.pop()
        if self.uses == FIRST_USE:
            begin_use(state, self.seat, self.card, self.is_auctioned, SECOND_USE)
            return
        if self.card != DOPPELGANGER:
            put_down(state, self.card, self.is_auctioned)
        if self.uses == SECOND_USE:
            discard_double(state, self.seat)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        card = self.card
        if card >= CUSTOM:
            self.answer_effect(state, action)
            return
        if card == GHOST:  # 6.8 The card leaves the discards while it is under way.
            state.discards = without(state.discards, action - CARD)
            state.tell(events.CHOSE_CARD, EVERYBODY, [seat, action - CARD])
            self.reach(state, action - CARD, True)
            return
        if card == IMP:  # 6.12 The rest is shuffled again.
            stack = without(state.stack, action - CARD)
            state.rng.shuffle(stack)
            state.stack = stack
            state.tell(events.CHOSE_CARD, EVERYBODY, [seat, action - CARD])
            self.reach(state, action - CARD, False)
            return
        if card == RAINBOW_DRAGON:  # 6.16
            state.tell(events.NAMED, EVERYBODY, [seat, action - COLOUR])
            self.go_to(state, DONE)
            state.push(Rainbow(seat, action - COLOUR, 0))
            return
        if card == MERCHANT and action != PASS:  # 6.13 One by one.
            purchase(state, seat, action)
            return
        choose(state, seat, card, action)
        self.finish(state)

    def reach(self, state: State, card: i64, is_auctioned: bool) -> None:
        """6.20 Another card is used through this one."""
        self.go_to(state, DONE)
        begin_use(state, self.seat, card, is_auctioned, ONLY_USE)

    def draw_card(self, state: State) -> None:
        """6.10 A random card of the stack; 6.12 with the stack empty nothing happens."""
        size = len(state.stack)
        if not size:
            self.nothing(state)
            return
        place = state.rng.below(size)
        card = state.stack[place]
        state.stack = state.stack[:place] + state.stack[place + 1 :]
        state.tell(events.DREW_CARD, EVERYBODY, [self.seat, card])
        self.reach(state, card, False)

    def run_effect(self, state: State) -> None:
        """6.21 The effects in order; `line` counts four for each of them."""
        effects = state.options.creatures[self.card - CUSTOM].effects
        at = self.line // LINES_PER_EFFECT
        if at >= len(effects):
            self.finish(state)
            return
        effect = effects[at]
        if not effect_asks(effect):
            do_effect(state, self.seat, effect)
            self.go_to(state, (at + 1) * LINES_PER_EFFECT)
            return
        decision = effect_decision(state, self.seat, effect)
        if decision is None:
            self.go_to(state, (at + 1) * LINES_PER_EFFECT)
        elif decision.count() == 1:
            self.answer_effect(state, decision.nth(0))
        else:
            state.decision = decision

    def answer_effect(self, state: State, action: i64) -> None:
        at = self.line // LINES_PER_EFFECT
        effect = state.options.creatures[self.card - CUSTOM].effects[at]
        choose_effect(state, self.seat, effect, self.card, action)
        if state.outcome is not None:
            end_game(state)
            return
        is_again = COLOUR <= action < ROB and self.line % LINES_PER_EFFECT + 1 < effect.count
        self.go_to(state, self.line + 1 if is_again else (at + 1) * LINES_PER_EFFECT)


def choose(state: State, seat: i64, card: i64, action: i64) -> None:
    """What was chosen for a card that asks once."""
    if action == TAKE:  # 4.7 The other alternative.
        take_coins(state, seat, GAIN_FAIRY[card], GAIN_COMMON[card], GAIN_SILVER[card])
    elif action == PASS:
        state.tell(events.PASSED, EVERYBODY, [seat, card])
    elif action == GIVE:  # 6.14
        give_up_bid(state, seat)
        score(state, seat, SCORES[card], card)
    elif card == THIEF:  # 5.6
        if action >= STEAL_COIN:
            steal_coin(state, seat, action - STEAL_COIN)
        else:
            steal_stones(state, seat, (action - STEAL) // COLOURS, (action - STEAL) % COLOURS, 1)
    elif card == ANCIENT_DRAGON:  # 6.2
        take_stones(state, seat, action - COLOUR, 1)
    elif card == TROLL:  # 6.18
        state.tell(events.NAMED, EVERYBODY, [seat, action - COLOUR])
        for other in range(state.seats):
            lose_colour(state, other, action - COLOUR)
    elif card == BRIGAND:  # 6.3
        rob(state, seat, action - ROB)
    else:  # 5.2-5.4, 6.6, 6.17
        pay_stones(state, seat, paid_stones(action))
        score(state, seat, SCORES[card], card)


def purchase(state: State, seat: i64, action: i64) -> None:
    """6.13 One stone for one kind of coin."""
    colour = (action - BUY) // TENDERS
    tender = (action - BUY) % TENDERS
    fairy = PRICE_FAIRY if tender == WITH_FAIRY else 0
    common = PRICE_COMMON if tender == WITH_COMMON else 0
    buy_stone(state, seat, colour, fairy, common, PRICE_SILVER if tender == WITH_SILVER else 0)


def two_headed_bag(stones: i64) -> i64:
    """6.19 Two of each colour, or what is there."""
    return pack_stones(
        min(count_of(stones, RED), TWO_HEADED_EACH),
        min(count_of(stones, BLUE), TWO_HEADED_EACH),
        min(count_of(stones, YELLOW), TWO_HEADED_EACH),
    )


def end_game(state: State) -> None:
    """7.1 At once: every card under way is laid down where it would have gone."""
    step = state.step
    while step is not None:
        if isinstance(step, Use):
            put_down(state, step.card, step.is_auctioned)
        step = step.below
    state.step = None


@final
class Rainbow(Step[State]):
    """6.16 Stones are drawn one by one. Those in the bag still count as the bank's; `drawn` lie before the seat."""

    def __init__(self, seat: i64, named: i64, drawn: i64) -> None:
        self.seat: i64 = seat
        self.named: i64 = named
        self.drawn: i64 = drawn

    def run(self, state: State) -> None:
        if self.drawn:
            state.decision = draw_decision(self.seat)
        else:  # The first draw is a must.
            self.draw(state)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action == DRAW:
            self.draw(state)
        else:
            state.pop()
            state.stones += self.drawn
            keep_stones(state, seat, self.drawn)

    def draw(self, state: State) -> None:
        colour = nth_stone(state.stones, state.rng.below(total_of(state.stones)))
        drawn = self.drawn + stones_of(colour, 1)
        state.stones -= stones_of(colour, 1)
        state.tell(events.DREW_STONE, EVERYBODY, [self.seat, colour])
        if colour != self.named:
            state.replace(Rainbow(self.seat, self.named, drawn))
            return
        state.pop()
        state.stones += drawn
        if state.is_logging:
            state.tell(events.STONES_BACK, EVERYBODY, [self.seat, *unpack_stones(drawn)])
