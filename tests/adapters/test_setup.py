"""What all adapters share: a game with its options, arrays and numbers of actions."""

import numpy as np
import pytest

from drachenhort.adapters.setup import Deals, IllegalMove, Setup
from drachenhort.core.errors import OptionError, SeatsError
from drachenhort.core.rng import Rng
from tests.adapters.conftest import AT_EVERY_SIZE, GAMES, OPTIONS


@pytest.mark.parametrize(("game", "seats"), AT_EVERY_SIZE)
def test_the_mask_has_what_is_legal_and_each_of_it_can_be_played(game: str, seats: int) -> None:
    setup, rng = Setup(game, seats), Rng.from_seed("moves")
    state = setup.deal("numbers")
    for _ in range(40):
        decision = state.decision
        if decision is None:
            break
        seat, legal = decision.seat, setup.encoder.legal(state)
        assert np.flatnonzero(setup.mask(state, seat)).tolist() == legal and len(legal) == decision.count()
        assert sorted(setup.codes[seat][number] for number in legal) == sorted(decision.legal)
        others = [other for other in range(seats) if state.decision_of(other) is None]
        assert not any(setup.mask(state, other).any() for other in others)
        setup.play(state, seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_says_what_is_wrong_and_changes_nothing(game: str) -> None:
    setup = Setup(game)
    state = setup.deal("refused")
    decision = state.decision
    assert decision is not None
    before, mask = state.text(), setup.mask(state, decision.seat)
    for action in [int(np.flatnonzero(mask == 0)[0]), -1, setup.actions]:
        with pytest.raises(IllegalMove, match=r"is not legal|is no action"):
            setup.play(state, decision.seat, action)
    idle = [seat for seat in range(setup.seats) if state.decision_of(seat) is None]
    for seat in idle:
        with pytest.raises(IllegalMove, match="has nothing to decide now"):
            setup.play(state, seat, 0)
    assert state.text() == before


def test_the_refusal_names_the_action_and_the_rule() -> None:
    setup = Setup("drachensachen")
    state = setup.deal("refused")
    decision = state.decision
    assert decision is not None
    names = setup.encoder.actions
    with pytest.raises(
        IllegalMove, match=r"^action \d+ \(.+\) of seat_\d is not legal: refused by rule \d.*; the mask has the \d+"
    ):
        setup.play(state, decision.seat, next(n for n in range(len(names)) if not setup.mask(state, decision.seat)[n]))


def test_in_place_of_what_is_illegal_something_legal_is_played_and_it_is_said() -> None:
    setup = Setup("drachenfels")
    state = setup.deal("anyhow")
    decision = state.decision
    assert decision is not None
    legal = setup.encoder.legal(state)
    other, before = next(n for n in range(setup.actions) if n not in legal), state.text()
    assert "is not legal" in setup.play_anyhow(state, decision.seat, other, Rng.from_seed("x"))
    assert state.text() != before
    seat = state.decision.seat if state.decision else 0
    assert setup.play_anyhow(state, seat, setup.encoder.legal(state)[0], Rng.from_seed("x")) == ""


@pytest.mark.parametrize("game", GAMES)
def test_options_are_those_that_were_given_and_simulations_have_the_rest(game: str) -> None:
    plain, other = Setup(game), Setup(game, options=OPTIONS[game])
    assert plain.options.to_json() == plain.game.simulation_options({}).to_json()
    assert other.options.to_json() != plain.options.to_json()
    assert other.deal("1").text() != plain.deal("1").text()


def test_bad_seats_and_options_are_refused() -> None:
    with pytest.raises(SeatsError, match="3 to 6 seats, not 2"):
        Setup("drachenfaust", 2)
    with pytest.raises(OptionError, match="there is no option speed"):
        Setup("drachenfaust", options={"speed": 3})


def test_seeds_come_in_the_same_order_again_and_without_one_they_are_new() -> None:
    deals, again = Deals(), Deals()
    assert [deals.next(7), deals.next(None), deals.next(7)] == ["7/0", "7/1", "7/0"]
    assert again.next(None) != deals.next(None)
