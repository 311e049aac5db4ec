"""A player of Drachensachen that weighs every legal move by itself and takes the best.

A move is worth the burden it takes off this seat's cards, plus what it does to the others.
"""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.core.packed import pack
from drachenhort.core.rng import Rng
from drachenhort.games.drachensachen import actions, decisions
from drachenhort.games.drachensachen.cards import (
    EXTERMINO,
    FOUR,
    KINDS,
    NULL,
    PROTECTO,
    cards_of,
    count_of,
    is_dragon,
    mask_of,
    size_of,
)
from drachenhort.games.drachensachen.data import DRAW_PER_4, SKILL_DRAGONS, SKILL_NULL, SKILL_TWO
from drachenhort.games.drachensachen.view import View
from drachenhort.players.greedy.drachensachen_burden import burden_of, load_of
from drachenhort.players.greedy.drachensachen_odds import (
    DRAW_ANSWERS,
    Odds,
    Top,
    cards_left,
    has_any_but,
    top_of,
)
from drachenhort.players.player import GreedyPlayer, Thoughts

# The unit of all weights is one turn.
UNKNOWN_CARD: Final = 0.8  # A card from the draw pile.
WIN: Final = 100.0  # More than anything else together.
SURE_WIN: Final = WIN / 2  # Whatever is worth more than this wins at once, or very likely.
EXTRA_TURN: Final = 0.8  # Less than a turn: what it is used for weighs by itself.
LOST_LEAD: Final = 0.3  # 3.7 After taking the pile the next seat may play anything.
HARM: Final = 0.3  # What one turn lost by another seat is worth.
HARM_NEARLY_OUT: Final = 0.9  # The same if that seat has almost won.
NEARLY_OUT: Final = 4  # So many cards are almost won.
PILE_CARD: Final = 0.5  # What taking one card of an ordinary pile costs in turns.
MOST_PILE: Final = 8  # 5.1 Beyond ten gold a seat loses no more, so larger piles are not worse.
LONG_GAME: Final = 150  # After so many turns two of its kind may hand each other the same piles for ever.
WHIM: Final = 10  # In a long game it does anything at all in one of so many decisions, unless it can win; that ends it.


@final
class Mind(Thoughts):
    """Plays what makes its own hand lighter and the next seat's heavier."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.odds: Final = Odds(view)
        self.seat: i64 = view.seat
        self.hand: i64 = view.hand
        self.open: i64 = view.opens[view.seat]
        self.hidden: i64 = view.hidden_counts[view.seat]
        self.pile: i64 = pack(view.pile)
        self.top: Final = top_of(view.pile)
        self.burden: Final = burden_of(self.hand, self.open, view.skills)

    def choose(self, decision: Decision, rng: Rng) -> int:
        best = self.best(decision)
        if self.view.turns > LONG_GAME and self.best_worth < SURE_WIN and rng.below(WHIM) == 0:
            return decision.nth(rng.below(decision.count()))
        return best

    def worth(self, kind: i64, action: i64) -> float:
        """How good an action is, in turns. Only the actions of one decision can be compared."""
        if kind == decisions.SWAP:
            return self.worth_of_swap(action)
        if kind == decisions.GIVE:
            return self.harm(action - actions.GIVE)
        if kind == decisions.PICK:
            return self.worth_of_pick((action - actions.PICK) // KINDS, (action - actions.PICK) % KINDS + 1)
        if kind == decisions.DIRECTION:
            return self.worth_of_direction(action == actions.REVERSE)
        if action < actions.PLAYS_END:
            return self.worth_of_play(actions.play_kind(action), actions.play_count(action), kind == decisions.OWED_SKIP)
        if action == actions.TAKE:
            return self.worth_of_take()
        if action == actions.DRAW:
            return self.worth_of_draw()
        if action == actions.ACCEPT:  # 4.3
            return 0.0
        if actions.REMOVE <= action < actions.REMOVES_END:
            return self.worth_of_removal(actions.remove_kind(action))
        return self.worth_of_turning(kind == decisions.OWED_DRAW)

    # What I have.

    def relief(self, hand: i64, open: i64) -> float:
        """What becomes lighter if this is left; everything if nothing is."""
        if hand == 0 and open == 0 and self.hidden == 0:
            return WIN
        return self.burden - burden_of(hand, open, self.view.skills)

    # What others have.

    def harm(self, seat: i64) -> float:
        """What a turn lost by that seat is worth."""
        if seat == self.seat:
            return -1.0
        return HARM_NEARLY_OUT if cards_left(self.view, seat) <= NEARLY_OUT else HARM

    def pressure(self, seat: i64, top: Top, pile_size: i64, owed: i64) -> float:
        """What it is worth to leave this pile, and so many cards to draw, to that seat."""
        kinds = self.odds.fitting(top)
        worth = 0.0
        if owed and self.view.draw_count:  # 4.2
            drawn = min(owed, self.view.draw_count)
            worth = self.odds.blocked(seat, DRAW_ANSWERS) * UNKNOWN_CARD * float(drawn)
        worth += self.odds.blocked(seat, kinds) * PILE_CARD * float(min(pile_size, MOST_PILE))
        return worth * self.harm(seat)

    # The turn.

    def worth_of_play(self, kind: i64, count: i64, is_skip_answer: bool) -> float:
        """3.2, 3.3, 3.6, 3.8 Onto the pile."""
        from_hand = min(count, count_of(self.hand, kind))
        hand = self.hand - cards_of(kind, from_hand)
        open = self.open - cards_of(kind, count - from_hand)
        worth = self.relief(hand, open)
        top = self.top.after(kind, count)
        if top.run == FOUR:  # 3.4
            return worth + EXTRA_TURN
        if is_dragon(kind) and self.view.skills & SKILL_DRAGONS and self.view.draw_count:  # 8.2
            worth -= UNKNOWN_CARD
        if kind == EXTERMINO:  # 4.6
            return worth + EXTRA_TURN
        if kind == NULL and self.view.skills & SKILL_NULL:
            return worth + self.worth_of_second_play(hand if hand else open)
        if kind == 2 and self.view.skills & SKILL_TWO and hand:  # 8.4
            worth += load_of(hand, self.view.skills) / float(size_of(hand))
        if kind == 5:
            return worth + self.worth_of_skips(count, top)
        if is_skip_answer:  # 4.3 The next one is skipped in my place.
            return worth + self.harm(self.view.next_seat(self.seat))
        owed = self.view.owed + (DRAW_PER_4 * count if kind == 4 else 0)
        return worth + self.pressure(self.target(kind, count), top, self.pile_size() + count, owed)

    def pile_size(self) -> i64:
        return len(self.view.pile)

    def target(self, kind: i64, count: i64) -> i64:
        """Who has to answer; 9.3 several Protectos reach further."""
        steps: i64 = count if kind == PROTECTO and self.view.options.far_protecto else 1
        return (self.seat + steps * self.view.direction) % self.view.seats

    def worth_of_second_play(self, cards: i64) -> float:
        """8.1 Anything but a 9, or the pile must be taken."""
        return EXTRA_TURN if has_any_but(cards, 9) or cards == 0 else self.worth_of_take()

    def worth_of_skips(self, count: i64, top: Top) -> float:
        """4.3 Whom they pass over, and who faces the 5 then; if it is I, that is as good as an extra turn."""
        seat = self.seat
        worth = 0.0
        for _ in range(min(count, self.view.seats - 1)):
            seat = self.view.next_seat(seat)
            worth += self.harm(seat)
        seat = self.view.next_seat(seat)
        if seat == self.seat:
            return worth + EXTRA_TURN / 2.0
        return worth + self.pressure(seat, top, self.pile_size() + count, 0)

    def worth_of_take(self) -> float:
        """3.7 The pile makes my hand heavier, or even lighter if it brings dragons or a fourth."""
        return self.relief(self.hand + self.pile, self.open) - LOST_LEAD

    def worth_of_removal(self, kind: i64) -> float:
        """3.5 Four equal ones leave, with them an owed draw that they would answer, and I am on turn still."""
        worth = self.relief(self.hand - cards_of(kind, FOUR), self.open) + EXTRA_TURN
        if self.view.owed and DRAW_ANSWERS & mask_of(kind):
            worth += self.cost_of_draw()
        return worth

    # Owed draws and hidden cards.

    def cost_of_draw(self) -> float:
        return UNKNOWN_CARD * float(min(self.view.owed, self.view.draw_count))

    def worth_of_draw(self) -> float:
        """4.2 A normal turn follows, with the drawn cards too."""
        kinds = self.odds.fitting(self.top)
        if self.hand & kinds:
            return EXTRA_TURN - self.cost_of_draw()
        blocked = self.odds.none_among(min(self.view.owed, self.view.draw_count), kinds)
        return (1.0 - blocked) * EXTRA_TURN - blocked * self.cost_of_pile() - self.cost_of_draw()

    def cost_of_pile(self) -> float:
        return PILE_CARD * float(min(self.pile_size(), MOST_PILE))

    def worth_of_turning(self, owes_draw: bool) -> float:
        """3.9 A hidden card fits, or comes to the hand with the pile; 9.1 as an answer to an owed draw."""
        blocked = self.odds.none_among(1, self.odds.fitting(self.top))
        prize = WIN if self.hidden == 1 else EXTRA_TURN
        worth = (1.0 - blocked) * prize - blocked * self.cost_of_pile()
        if owes_draw:
            worth -= self.odds.none_among(1, DRAW_ANSWERS) * self.cost_of_draw()
        return worth

    # Choices beside the turn.

    def worth_of_swap(self, action: i64) -> float:
        """2.2 Weak cards belong in the hand, to be played early, strong ones in the last stand."""
        if action == actions.KEEP:
            return 0.0
        to_hand = cards_of((action - actions.SWAP) // KINDS + 1, 1)
        to_open = cards_of((action - actions.SWAP) % KINDS + 1, 1)
        return self.relief(self.hand + to_hand - to_open, self.open - to_hand + to_open)

    def worth_of_pick(self, owner: i64, kind: i64) -> float:
        """8.7 An open card into my hand. Whoever loses the last card that way has won."""
        card = cards_of(kind, 1)
        if owner == self.seat:
            return self.relief(self.hand + card, self.open - card)
        if cards_left(self.view, owner) == 1:
            return -WIN
        return self.relief(self.hand + card, self.open) - self.harm(owner)

    def worth_of_direction(self, is_reversed: bool) -> float:
        """8.5 Whoever of the neighbours can answer my 7 less; with two seats I am on turn again."""
        view = self.view
        if view.seats == 2 and is_reversed:
            cards = self.hand if self.hand else self.open
            fitting = cards & self.odds.fitting(self.top)
            return EXTRA_TURN if fitting else -self.cost_of_pile()
        steps = view.seats - view.direction if is_reversed else view.direction
        return self.pressure((self.seat + steps) % view.seats, self.top, self.pile_size(), 0)


PLAYER: Final = GreedyPlayer(View, Mind)
