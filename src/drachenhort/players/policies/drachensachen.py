"""How Drachensachen is played on: by the weights of the greedy player, worked out straight from the cards.

A playout ends with the game (Partie); of a match it then counts what everybody has lost so far.
"""

from math import exp
from typing import Final, final

from drachenhort.core import state as core
from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.games.drachensachen import actions, decisions
from drachenhort.games.drachensachen.cards import (
    EXTERMINO,
    FIRST_DRAGON,
    FOUR,
    KINDS,
    NULL,
    PROTECTO,
    cards_of,
    count_of,
    mask_of,
    row_length,
    size_of,
)
from drachenhort.games.drachensachen.data import ALL_CARDS, DRAW_PER_4, SKILL_DRAGONS, SKILL_NULL, SKILL_ONE, SKILL_TWO
from drachenhort.games.drachensachen.legal import fitting_on
from drachenhort.games.drachensachen.state import Place, State
from drachenhort.players.greedy.drachensachen import (
    EXTRA_TURN,
    HARM,
    HARM_NEARLY_OUT,
    LONG_GAME,
    LOST_LEAD,
    MOST_PILE,
    NEARLY_OUT,
    PILE_CARD,
    SURE_WIN,
    UNKNOWN_CARD,
    WHIM,
    WIN,
)
from drachenhort.players.greedy.drachensachen_burden import STAND, load_of
from drachenhort.players.greedy.drachensachen_odds import DRAW_ANSWERS
from drachenhort.players.player import Thoughts
from drachenhort.players.policies.policy import Policy

MOST_OF_KIND: Final = 16
LOADS: Final = [load_of(cards_of(kind, count), 0) for kind in range(KINDS + 1) for count in range(MOST_OF_KIND)]
"""What so many cards of a kind weigh, by 16 * kind + count."""
LOADS_8_3: Final = [load_of(cards_of(kind, count), SKILL_ONE) for kind in range(KINDS + 1) for count in range(MOST_OF_KIND)]
GOLD_SCALE: Final = 7.0
"""In a match: with so much less gold lost a seat is about e times as likely to win."""


@final
class DrachensachenPolicy(Policy):
    """Takes the best of what can be done, as the greedy player sees it."""

    def __init__(self) -> None:
        self.doubt = 1.0  # Few playouts tell little where so much is dealt anew in each of them.

    def choose(self, state: core.State, decision: Decision, rng: Rng) -> i64:
        assert isinstance(state, State), "a table of another game"
        if decision.count() == 1:
            return decision.nth(0)
        mind = _Mind(state, decision.seat)
        best = mind.best(decision)
        if state.turns > LONG_GAME and mind.best_worth < SURE_WIN and rng.below(WHIM) == 0:
            return decision.nth(rng.below(decision.count()))
        return best

    def chapter(self, state: core.State) -> i64:
        assert isinstance(state, State), "a table of another game"
        return state.game_number

    def value(self, state: core.State, seat: i64) -> float:
        """6.1 By what everybody has lost. Whoever is far behind the fewest has little hope."""
        assert isinstance(state, State), "a table of another game"
        fewest = min(state.lost)
        total = 0.0
        for other in range(state.seats):
            total += exp(float(fewest - state.lost[other]) / GOLD_SCALE)
        return exp(float(fewest - state.lost[seat]) / GOLD_SCALE) / total


@final
class _Mind(Thoughts):
    """One seat's choice, with what it needs to know worked out once."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state: Final = state
        self.place: Final = state.places[seat]
        self.seat: i64 = seat
        self.skills: i64 = state.skills
        self.loads: Final = LOADS_8_3 if state.skills & SKILL_ONE else LOADS
        self.unseen: i64 = -1  # Worked out when it is needed.
        self.unseen_count: i64 = 0
        self.pile_size: i64 = size_of(state.pile.cards)

    def worth(self, kind: i64, action: i64) -> float:
        """How good an action is, in turns."""
        if action < actions.PLAYS_END:
            return self.worth_of_play(actions.play_kind(action), actions.play_count(action), kind == decisions.OWED_SKIP)
        if action == actions.TAKE:
            return self.worth_of_take()
        if action == actions.DRAW:
            return self.worth_of_draw()
        if action == actions.ACCEPT:  # 4.3
            return 0.0
        if kind == decisions.DIRECTION:
            return self.worth_of_direction(action == actions.REVERSE)
        if action < actions.REMOVE:
            return self.worth_of_turning(kind == decisions.OWED_DRAW)
        if action < actions.REMOVES_END:
            return self.worth_of_removal(actions.remove_kind(action))
        if kind == decisions.GIVE:
            return self.harm(action - actions.GIVE)
        if kind == decisions.PICK:
            return self.worth_of_pick((action - actions.PICK) // KINDS, (action - actions.PICK) % KINDS + 1)
        return self.worth_of_swap(action)

    # What I have.

    def load(self, kind: i64, count: i64) -> float:
        return self.loads[kind * MOST_OF_KIND + count]

    def relief(self, kind: i64, from_hand: i64, from_open: i64) -> float:
        """What becomes lighter when these cards are gone; everything if nothing is left."""
        place = self.place
        in_hand = count_of(place.hand, kind)
        worth = self.load(kind, in_hand) - self.load(kind, in_hand - from_hand)
        if from_open:
            in_open = count_of(place.open, kind)
            worth += STAND * (self.load(kind, in_open) - self.load(kind, in_open - from_open))
        if place.hidden == 0 and place.hand == cards_of(kind, from_hand) and place.open == cards_of(kind, from_open):
            return WIN
        return worth

    # What others have.

    def harm(self, seat: i64) -> float:
        """What a turn lost by that seat is worth."""
        if seat == self.seat:
            return -1.0
        return HARM_NEARLY_OUT if cards_left(self.state.places[seat]) <= NEARLY_OUT else HARM

    def count_unseen(self) -> None:
        """3.12 Everything that lies neither open nor in a hand this seat knows of, packed."""
        state = self.state
        unseen: i64 = ALL_CARDS - state.removed - state.pile.cards
        for seat in range(state.seats):
            unseen -= state.places[seat].open + self.known(seat)
        self.unseen = unseen
        self.unseen_count = size_of(unseen)

    def known(self, seat: i64) -> i64:
        """The cards of a hand that this seat knows of."""
        state = self.state
        if seat == self.seat:
            return self.place.hand
        if state.skills & SKILL_TWO:
            told: i64 = state.told[self.seat * state.seats + seat]
            return state.places[seat].known + told
        return state.places[seat].known

    def blocked(self, seat: i64, kinds: i64) -> float:
        """The chance that this seat has none of these kinds to play: 3.1 from the hand, 3.8 open cards, 3.9 hidden ones."""
        place = self.state.places[seat]
        if place.hand:
            known = self.known(seat)
            if known & kinds:
                return 0.0
            return self.none_among(size_of(place.hand) - size_of(known), kinds)
        if place.open:
            return 0.0 if place.open & kinds else 1.0
        return self.none_among(1, kinds)

    def none_among(self, count: i64, kinds: i64) -> float:
        """The chance that none of so many unseen cards is of these kinds."""
        if self.unseen < 0:
            self.count_unseen()
        others = self.unseen_count - size_of(self.unseen & kinds)
        left = self.unseen_count
        chance = 1.0
        while count > 0:
            if others <= 0:
                return 0.0
            chance *= float(others) / float(left)
            others -= 1
            left -= 1
            count -= 1
        return chance

    def pressure(self, seat: i64, top: i64, beat: i64, pile_size: i64, owed: i64) -> float:
        """What it is worth to leave this pile, and so many cards to draw, to that seat."""
        worth = self.blocked(seat, fitting_on(top, beat, self.skills)) * PILE_CARD * float(min(pile_size, MOST_PILE))
        if owed and self.state.draw_left:  # 4.2
            worth += self.blocked(seat, DRAW_ANSWERS) * UNKNOWN_CARD * float(min(owed, self.state.draw_left))
        return worth * self.harm(seat)

    # The turn.

    def worth_of_play(self, kind: i64, count: i64, is_skip_answer: bool) -> float:
        """3.2, 3.3, 3.6, 3.8 Onto the pile."""
        state = self.state
        pile = state.pile
        in_hand = count_of(self.place.hand, kind)
        from_hand = min(count, in_hand)
        worth = self.relief(kind, from_hand, count - from_hand)
        run = pile.run + count if kind == pile.top else count
        if run == FOUR:  # 3.4
            return worth + EXTRA_TURN
        if kind >= FIRST_DRAGON and self.skills & SKILL_DRAGONS and state.draw_left:  # 8.2
            worth -= UNKNOWN_CARD
        if kind == EXTERMINO:  # 4.6
            return worth + EXTRA_TURN
        hand = self.place.hand - cards_of(kind, from_hand)
        if kind == NULL and self.skills & SKILL_NULL:
            return worth + self.worth_of_second_play(hand, kind, count - from_hand)
        if kind == 2 and self.skills & SKILL_TWO and hand:  # 8.4
            worth += load_of(hand, self.skills) / float(size_of(hand))
        beat = pile.beat if kind == PROTECTO else kind
        if kind == 5:
            return worth + self.worth_of_skips(count)
        if is_skip_answer:  # 4.3 The next one is skipped in my place.
            return worth + self.harm(state.next_seat(self.seat))
        owed = state.owed + (DRAW_PER_4 * count if kind == 4 else 0)
        return worth + self.pressure(self.target(kind, count), kind, beat, self.pile_size + count, owed)

    def target(self, kind: i64, count: i64) -> i64:
        """Who has to answer; 9.3 several Protectos reach further."""
        state = self.state
        if kind == PROTECTO and count > 1 and state.options.far_protecto:
            return (self.seat + count * state.direction) % state.seats
        return state.next_seat(self.seat)

    def worth_of_second_play(self, hand: i64, kind: i64, from_open: i64) -> float:
        """8.1 Anything but a 9, or the pile must be taken."""
        cards = hand if hand else self.place.open - cards_of(kind, from_open)
        return EXTRA_TURN if cards == 0 or size_of(cards) > count_of(cards, 9) else self.worth_of_take()

    def worth_of_skips(self, count: i64) -> float:
        """4.3 Whom they pass over, and who faces the 5 then; if it is I, that is as good as an extra turn."""
        state = self.state
        seat = self.seat
        worth = 0.0
        passed: i64 = 0
        while passed < count and passed < state.seats - 1:
            seat = state.next_seat(seat)
            worth += self.harm(seat)
            passed += 1
        seat = state.next_seat(seat)
        if seat == self.seat:
            return worth + EXTRA_TURN / 2.0
        return worth + self.pressure(seat, 5, 5, self.pile_size + count, 0)

    def worth_of_take(self) -> float:
        """3.7 The pile makes my hand heavier, or even lighter if it brings dragons or a fourth."""
        hand = self.place.hand
        pile = self.state.pile.cards
        worth = -LOST_LEAD
        kind: i64 = 1
        while kind <= KINDS:
            added = count_of(pile, kind)
            if added:
                held = count_of(hand, kind)
                worth += self.load(kind, held) - self.load(kind, held + added)
            kind += 1
        return worth

    def worth_of_removal(self, kind: i64) -> float:
        """3.5 Four equal ones leave, with them an owed draw that they would answer, and I am on turn still."""
        worth = self.relief(kind, FOUR, 0) + EXTRA_TURN
        if self.state.owed and DRAW_ANSWERS & mask_of(kind):
            worth += self.cost_of_draw()
        return worth

    # Owed draws and hidden cards.

    def drawn(self) -> i64:
        return min(self.state.owed, self.state.draw_left)

    def cost_of_draw(self) -> float:
        return UNKNOWN_CARD * float(self.drawn())

    def cost_of_pile(self) -> float:
        return PILE_CARD * float(min(self.pile_size, MOST_PILE))

    def fitting(self) -> i64:
        return fitting_on(self.state.pile.top, self.state.pile.beat, self.skills)

    def worth_of_draw(self) -> float:
        """4.2 A normal turn follows, with the drawn cards too."""
        kinds = self.fitting()
        if self.place.hand & kinds:
            return EXTRA_TURN - self.cost_of_draw()
        blocked = self.none_among(self.drawn(), kinds)
        return (1.0 - blocked) * EXTRA_TURN - blocked * self.cost_of_pile() - self.cost_of_draw()

    def worth_of_turning(self, owes_draw: bool) -> float:
        """3.9 A hidden card fits, or comes to the hand with the pile; 9.1 as an answer to an owed draw."""
        blocked = self.none_among(1, self.fitting())
        prize = WIN if row_length(self.place.hidden) == 1 else EXTRA_TURN
        worth = (1.0 - blocked) * prize - blocked * self.cost_of_pile()
        if owes_draw:
            worth -= self.none_among(1, DRAW_ANSWERS) * self.cost_of_draw()
        return worth

    # Choices beside the turn.

    def worth_of_swap(self, action: i64) -> float:
        """2.2 Weak cards belong in the hand, to be played early, strong ones in the last stand."""
        if action == actions.KEEP:
            return 0.0
        hand = self.place.hand
        open = self.place.open
        to_hand = (action - actions.SWAP) // KINDS + 1
        to_open = (action - actions.SWAP) % KINDS + 1
        return (
            self.moved(hand, to_hand, 1)
            + self.moved(hand, to_open, -1)
            + STAND * (self.moved(open, to_hand, -1) + self.moved(open, to_open, 1))
        )

    def moved(self, cards: i64, kind: i64, more: i64) -> float:
        """What becomes lighter with so many more of a kind among these cards."""
        held = count_of(cards, kind)
        return self.load(kind, held) - self.load(kind, held + more)

    def worth_of_pick(self, owner: i64, kind: i64) -> float:
        """8.7 An open card into my hand. Whoever loses the last card that way has won."""
        if owner == self.seat:
            return self.moved(self.place.hand, kind, 1) + STAND * self.moved(self.place.open, kind, -1)
        if cards_left(self.state.places[owner]) == 1:
            return -WIN
        return self.moved(self.place.hand, kind, 1) - self.harm(owner)

    def worth_of_direction(self, is_reversed: bool) -> float:
        """8.5 Whoever of the neighbours can answer my 7 less; with two seats I am on turn again."""
        state = self.state
        if state.seats == 2 and is_reversed:
            cards = self.place.hand if self.place.hand else self.place.open
            return EXTRA_TURN if cards & self.fitting() else -self.cost_of_pile()
        steps = state.seats - state.direction if is_reversed else state.direction
        pile = state.pile
        return self.pressure((self.seat + steps) % state.seats, pile.top, pile.beat, self.pile_size, 0)


def cards_left(place: Place) -> i64:
    """How many cards this seat is away from winning."""
    return size_of(place.hand) + size_of(place.open) + row_length(place.hidden)


POLICY: Final = DrachensachenPolicy()
