"""The procedures around a game: the match, the deal, curses and skills."""

from typing import Final, final

from drachenhort.core.event import EVERYBODY, only
from drachenhort.core.outcome import Outcome
from drachenhort.core.packed import pack
from drachenhort.core.step import Step
from drachenhort.games.drachensachen import events
from drachenhort.games.drachensachen.actions import KEEP
from drachenhort.games.drachensachen.cards import row_of
from drachenhort.games.drachensachen.data import CHAOS, CURSES, DECK, DRAW_PILE, NO_CURSE, SKILLS
from drachenhort.games.drachensachen.scoring import fewest_lost, gold_lost, is_match_over, next_starter
from drachenhort.games.drachensachen.state import State, clear_table
from drachenhort.games.drachensachen.steps import UNDECIDED, Swap, Turns

ENDINGS: Final = ["match", "single-game", "stopped"]


def set_up(state: State) -> None:
    state.push(Match())


@final
class Match(Step[State]):
    """6 Games are played until the match is decided."""

    def run(self, state: State) -> None:
        if state.game_number == 0:
            begin_match(state)
        else:
            score_game(state)
            if state.options.single_game or is_match_over(state):
                end_match(state)
                return
            draw_curses(state)
            turn_up_skill(state)
            state.starter = next_starter(state)
        begin_game(state)


def begin_match(state: State) -> None:
    """2.4 The first starter is random; 8 the skills are shuffled face down."""
    state.starter = state.rng.below(state.seats)
    stack = state.options.skills[:]
    state.rng.shuffle(stack)
    state.skill_stack = stack


def begin_game(state: State) -> None:
    """2 The deal and the swap; then turns."""
    state.game_number += 1
    clear_table(state)
    state.tell(events.GAME_BEGINS, EVERYBODY, [state.game_number, state.starter])
    deal(state)
    state.push(Turns())
    state.push(Swap([UNDECIDED if place.open else KEEP for place in state.places]))


def deal(state: State) -> None:
    """2.1, 2.3, 7.2 Hidden, open and hand cards of every seat, the draw pile, and the rest out of the game."""
    deck = DECK[:]
    dealt = sum(CURSES[curse].cards for curse in state.curses)
    undealt = len(deck) - dealt
    draw_pile = undealt if state.is_chaos else min(DRAW_PILE, undealt)  # 7.3
    state.rng.shuffle_first(deck, dealt + draw_pile)
    place = 0
    for seat in range(state.seats):
        curse = CURSES[state.curses[seat]]
        at = state.places[seat]
        to_open = place + curse.hidden
        to_hand = to_open + curse.open
        end = to_hand + curse.hand
        at.hidden = row_of(deck[place:to_open])
        at.open = pack(deck[to_open:to_hand])
        at.hand = pack(deck[to_hand:end])
        if state.is_logging:
            state.tell(events.LAID_OUT, EVERYBODY, [seat, *deck[to_open:to_hand]])
            state.tell(events.DEALT, only(seat), [seat, curse.hidden, *deck[to_hand:end]])
        place = end
    state.draw_pile = deck[place : place + draw_pile]
    state.draw_left = draw_pile
    state.out = deck[place + draw_pile :]


def score_game(state: State) -> None:
    """5.1 Everybody loses gold for what is left; 8.6 the match total never falls below 0."""
    lost = state.lost[:]
    for seat in range(state.seats):
        gold = gold_lost(state, seat)
        lost[seat] = max(lost[seat] + gold, 0)
        state.tell(events.LOST, EVERYBODY, [seat, gold, lost[seat]])
    state.lost = lost


def end_match(state: State) -> None:
    """6.1 Fewest lost wins; a single game is won by the seat that ended it."""
    winners = fewest_lost(state)
    ending = "match"
    if state.options.single_game:
        ending = "stopped"
        if state.winner is not None:
            winners = [state.winner]
            ending = "single-game"
    state.outcome = Outcome(ending, [-gold for gold in state.lost], winners)
    for winner in winners:
        state.tell(events.MATCH_WON, EVERYBODY, [winner])
    state.step = None


def draw_curses(state: State) -> None:
    """7.1 The winner of a game draws a curse for the next one; 7.3 Chaos makes everybody draw one."""
    curses = [NO_CURSE] * state.seats
    state.is_chaos = False
    stack = state.options.curses[:]
    if stack and state.winner is not None:
        state.rng.shuffle(stack)
        curses[state.winner] = stack.pop()
        state.tell(events.CURSED, EVERYBODY, [state.winner, curses[state.winner]])
        if curses[state.winner] == CHAOS:
            state.is_chaos = True
            curses[state.winner] = NO_CURSE
            for place in range(state.seats):
                if stack:
                    seat = (state.winner + place) % state.seats
                    curses[seat] = stack.pop()
                    state.tell(events.CURSED, EVERYBODY, [seat, curses[seat]])
    state.curses = curses


def turn_up_skill(state: State) -> None:
    """8 After each game one more skill holds for all for the rest of the match."""
    if state.skill_stack:
        skill = state.skill_stack[-1]
        state.skill_stack = state.skill_stack[:-1]
        state.skills |= SKILLS[skill]
        state.tell(events.SKILL_UP, EVERYBODY, [skill])
