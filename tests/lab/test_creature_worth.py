"""What a creature of Drachenfaust is worth: the same games, played on with it and with gold instead."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.games.drachenfaust.cards import CUSTOM
from drachenhort.games.drachenfaust.custom import ANY, COMMON, GAIN, PAY, Creature, Effect, creature_word
from drachenhort.games.drachenfaust.state import State
from drachenhort.lab.creature_worth import (
    FEW,
    MANY,
    ROUNDS,
    TIMES,
    _purse,
    _put_in,
    gold_of,
    play_forks,
    play_many,
    worth_of,
)
from drachenhort.players.search.forks import Fork, Forks, WorthTask


def word(*effects: Effect) -> str:
    return creature_word(Creature(["Kröte", "Toad"], ["Quak.", "Croak."], list(effects)))


def task(creature: str, games: int = 12, seed: str = "worth") -> WorthTask:
    return WorthTask(creature, 4, "level-2", seed, 0, games)


def test_a_creature_that_gives_few_coins_does_what_few_coins_do() -> None:
    forks = play_forks(task(word(Effect(GAIN, COMMON, FEW, 0, False))))
    assert forks.games == 12 and forks.found
    assert all(fork.used == fork.few and fork.got_few == FEW for fork in forks.found), "the same games to the end"


def test_points_win_more_than_coins() -> None:
    forks = play_forks(task(word(Effect(PAY, ANY, 1, 2, False), Effect(PAY, ANY, 1, 2, False))))
    assert sum(fork.used for fork in forks.found) > sum(fork.few for fork in forks.found)


def test_the_purse_gives_what_it_should_as_far_as_the_bank_has_it() -> None:
    forks = play_forks(task(word(Effect(GAIN, COMMON, 3, 0, False))))
    assert max(fork.got_many for fork in forks.found) == MANY
    assert all(fork.got_few <= fork.got_many <= MANY for fork in forks.found)


def test_the_creature_comes_up_early_and_the_purses_never() -> None:
    options = find("drachenfaust").options(
        {"creatures": [word(Effect(GAIN, COMMON, 3, 0, False)), _purse(FEW), _purse(MANY)]}
    )
    rounds = []
    for number in range(60):
        state = find("drachenfaust").new(4, options, f"deal {number}")
        assert isinstance(state, State)
        cards = sorted(state.stack + state.extras)
        _put_in(state, Rng.from_seed(f"place {number}"))
        assert sorted(state.stack + state.extras) == [card for card in cards if card <= CUSTOM], "no other card is lost"
        if CUSTOM in state.stack:
            rounds.append(1)
        else:
            rounds.append(2 + (len(state.extras) - 1 - state.extras.index(CUSTOM)) // state.options.extras)
    assert set(rounds) == set(range(1, ROUNDS + 1))


def test_it_does_not_matter_who_shares_the_work() -> None:
    creature = word(Effect(GAIN, COMMON, 3, 0, False))
    done: list[int] = []
    many = play_many(task(creature), 1, done.append)
    assert many == play_forks(task(creature)) and done == [10, 12]


def test_the_price_is_what_it_brings_divided_by_what_a_coin_brings() -> None:
    # Played on TIMES: with one coin 1.5 wins, with six 2.5, so a coin brings 0.05 a game; with the creature 1.9.
    rows = [(2, 1, 3), (2, 2, 2), (2, 2, 3), (1.6, 1, 2)]
    worth = worth_of(Forks(400, [Fork(number, *rows[number % 4], 1, 6) for number in range(200)]))
    assert worth is not None and worth.gold is not None
    assert worth.coin.value == pytest.approx(1 / TIMES / 5)
    assert worth.share.value == pytest.approx(0.4 / TIMES + 1 / TIMES / 5)
    assert worth.gold.value == pytest.approx(3.0)
    assert gold_of(worth) == (worth.gold.value, worth.gold.reach())


def test_nothing_is_divided_by_a_coin_that_may_be_worth_nothing() -> None:
    assert worth_of(Forks(10, [])) is None and gold_of(None) == (None, 0.0)
    rows = [(2, 1, 3), (2, 3, 1), (2, 2, 2), (2, 1, 2)]
    unclear = worth_of(Forks(200, [Fork(number, *rows[number % 4], 1, 6) for number in range(200)]))
    assert unclear is not None and unclear.gold is None
    few = worth_of(Forks(9, [Fork(number, 2, 1, 3, 1, 6) for number in range(9)]))
    assert few is not None and few.gold is None, "nine games tell nothing, however alike they are"
    empty = worth_of(Forks(200, [Fork(number, 2, 1, 3, 0, 0) for number in range(200)]))
    assert empty is not None and empty.gold is None, "a bank without coins"
