"""6.21 What the effects of one's own creatures do."""

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.games.drachenfaust import decisions
from drachenhort.games.drachenfaust.actions import COLOUR, ROB, paid_stones
from drachenhort.games.drachenfaust.cards import COLOURS, count_of, nth_stone, stones_of, total_of
from drachenhort.games.drachenfaust.custom import (
    ANY,
    CHOICE,
    COMMON,
    DRAW,
    EACH,
    FAIRY,
    GAIN,
    LOSE,
    SAME,
    SILVER,
    TAKE,
    Effect,
)
from drachenhort.games.drachenfaust.custom import PAY as PAY_STONES
from drachenhort.games.drachenfaust.legal import bank_colours, other_seats, payments
from drachenhort.games.drachenfaust.moves import (
    keep_stones,
    lose_colour,
    pay_stones,
    steal_coins,
    steal_stones,
    take_coins,
    take_stones,
)
from drachenhort.games.drachenfaust.scoring import score
from drachenhort.games.drachenfaust.state import State


def effect_asks(effect: Effect) -> bool:
    """Whether the acting seat chooses something."""
    if effect.verb == PAY_STONES:
        return True
    if effect.verb == TAKE:
        return not effect.is_wide
    return effect.verb != DRAW and effect.what == CHOICE


def effect_codes(state: State, seat: i64, effect: Effect) -> list[int]:
    """What can be chosen; nothing if the effect is impossible."""
    what = effect.what
    if effect.verb == PAY_STONES:
        count = effect.count
        stones = state.places[seat].stones
        return payments(stones, count if what == ANY else 0, count if what == SAME else 0, count if what == EACH else 0)
    if effect.verb == GAIN:
        return bank_colours(state.stones)
    if effect.verb == LOSE:
        return [COLOUR + colour for colour in range(COLOURS)]
    others = other_seats(state, seat)
    if what < COLOURS:  # Stones are public, so the victim must have one.
        return [code for code in others if count_of(state.places[code - ROB].stones, what)]
    return others


def effect_kind(effect: Effect) -> i64:
    if effect.verb == PAY_STONES:
        return decisions.USE
    return decisions.SEAT if effect.verb == TAKE else decisions.COLOUR


def effect_decision(state: State, seat: i64, effect: Effect) -> Decision | None:
    codes = effect_codes(state, seat, effect)
    return Decision(seat, effect_kind(effect), 0, 0, codes) if codes else None


def do_effect(state: State, seat: i64, effect: Effect) -> None:
    """An effect that asks nothing."""
    what = effect.what
    if effect.verb == GAIN:
        if what < COLOURS:
            take_stones(state, seat, what, effect.count)
        else:
            take_coins(state, seat, _much(effect, FAIRY), _much(effect, COMMON), _much(effect, SILVER))
    elif effect.verb == TAKE:
        for other in range(state.seats):
            if other != seat:
                take_from(state, seat, other, effect)
    elif effect.verb == LOSE:
        lose_for(state, seat, what, effect)
    else:
        draw_stones(state, seat, state.stones, effect.count)


def choose_effect(state: State, seat: i64, effect: Effect, card: i64, action: i64) -> None:
    """An effect with what was chosen for it."""
    if effect.verb == PAY_STONES:
        pay_stones(state, seat, paid_stones(action))
        score(state, seat, effect.points, card)
    elif effect.verb == TAKE:
        take_from(state, seat, action - ROB, effect)
    elif effect.verb == LOSE:
        lose_for(state, seat, action - COLOUR, effect)
    else:
        take_stones(state, seat, action - COLOUR, 1)


def _much(effect: Effect, what: i64) -> i64:
    return effect.count if effect.what == what else 0


def take_from(state: State, seat: i64, victim: i64, effect: Effect) -> None:
    if effect.what < COLOURS:
        steal_stones(state, seat, victim, effect.what, effect.count)
    else:
        steal_coins(state, seat, victim, _much(effect, FAIRY), _much(effect, COMMON), _much(effect, SILVER))


def lose_for(state: State, seat: i64, colour: i64, effect: Effect) -> None:
    for other in range(state.seats):
        if other != seat or effect.is_wide:
            lose_colour(state, other, colour)


def draw_stones(state: State, seat: i64, bag: i64, count: i64) -> bool:
    """6.19 So many stones at random from a bag filled from the bank; the rest returns. Says whether there was any."""
    drawn: i64 = 0
    while count > 0 and bag:
        stone = stones_of(nth_stone(bag, state.rng.below(total_of(bag))), 1)
        bag -= stone
        drawn += stone
        count -= 1
    if not drawn:
        return False
    keep_stones(state, seat, drawn)
    return True
