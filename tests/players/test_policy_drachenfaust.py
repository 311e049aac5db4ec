"""How Drachenfaust is played on while a search looks ahead."""

from typing import Final

import pytest

from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.drachenfaust.cards import CUSTOM
from drachenhort.games.drachenfaust.decisions import DECISIONS
from drachenhort.games.drachenfaust.state import State as Table
from drachenhort.games.drachenfaust.steps import Auction
from drachenhort.players.greedy.drachenfaust import PLAYER
from drachenhort.players.policies import policy_for
from drachenhort.players.policies.drachenfaust import POLICY
from drachenhort.players.policies.drachenfaust_worth import WIN, Reckoning, Weights
from tests.games.drachenfaust.table import bid, do, own_creatures, table, win

GAME: Final = find("drachenfaust")
WAYS: Final[list[dict[str, Json]]] = [
    {},
    {"tavern": True},
    {"creatures": list[Json](own_creatures()), "extras": 3, "points": 6},
]


def choice(state: State, seat: int = 1) -> str:
    decision = state.decision_of(seat - 1)
    assert decision is not None
    return GAME.notation(POLICY.choose(state, decision, Rng.from_seed("policy")))


def test_it_is_found() -> None:
    assert policy_for("drachenfaust") is POLICY


@pytest.mark.parametrize("seats", [GAME.min_seats, GAME.max_seats])
def test_it_decides_legally_in_every_kind_of_decision(seats: int) -> None:
    kinds: set[int] = set()
    for number in range(12):
        state = GAME.new(seats, GAME.simulation_options(WAYS[number % len(WAYS)]), str(number))
        rng = Rng.from_seed(str(number))
        while state.decision is not None:
            decision = state.decision
            action = POLICY.choose(state, decision, rng)
            assert decision.allows(action), GAME.notation(action)
            kinds.add(decision.kind)
            if number % 2:
                random_move(state, rng)
            else:
                state.apply(decision.seat, action)
    assert kinds >= set(range(len(DECISIONS.names))) - {DECISIONS.names.index("bid-fairy")}


@pytest.mark.parametrize("seats", [GAME.min_seats, GAME.max_seats])
def test_it_does_not_look_at_what_its_seat_cannot_know(seats: int) -> None:
    """The order of the cards and the closed fists differ from sample to sample."""
    seen = 0
    for number in range(len(WAYS)):
        state = GAME.new(seats, GAME.simulation_options(WAYS[number]), f"secret {number}")
        rng = Rng.from_seed(f"secret {number}")
        while state.decision is not None and seen < 150 * (number + 1):
            seat = state.pending[-1].seat  # The last one is asked when the others have closed their fists.
            view = state.view(seat)
            chosen = set[int]()
            for _ in range(4):
                sample = view.sample(rng)
                decision = sample.decision_of(seat)
                assert decision is not None
                chosen.add(POLICY.choose(sample, decision, Rng.from_seed("same")))
            assert len(chosen) == 1
            seen += 1
            state.apply(state.decision.seat, PLAYER.choose(state.view(state.decision.seat), state.decision, rng))
    assert seen > 300


def test_what_is_wanted_but_not_offered_is_left() -> None:
    """A search may have been told to overlook some actions."""
    from drachenhort.players.levels.careless import decision_among

    state = table("quack", scores={1: 2}, coins={2: (5, 1, 5, 0, 0), 3: (3, 0, 5, 0, 0)})
    decision = state.decision_of(0)
    assert decision is not None
    fewer = decision_among(decision, [GAME.parse("bid 2f"), GAME.parse("bid 1f")])
    assert fewer.allows(POLICY.choose(state, fewer, Rng.from_seed("x")))


def test_fairy_gold_is_asked_for_first_where_there_is_too_much() -> None:
    """4.1 Both parts of the bid come to what one would be."""
    state = table("quack", scores={1: 2}, coins={1: (40, 8, 5, 0, 0), 2: (1, 0, 0, 0, 0), 3: (0, 0, 0, 0, 0)})
    assert choice(state) == "fairy 2"
    do(state, "1: fairy 2")
    assert choice(state) == "bid 2f"


def test_it_bids_what_is_needed_for_the_card_that_wins() -> None:
    state = table("quack", scores={1: 2}, coins={2: (5, 1, 5, 0, 0), 3: (3, 0, 5, 0, 0)})
    assert choice(state) == "bid 7f"
    state = table("imp", stack="quack", scores={1: 2}, coins={1: (8, 2, 5, 0, 0), 2: (8, 2, 5, 0, 0)})
    assert choice(state) == "bid 8f 2g"


def test_it_bids_for_the_card_that_would_win_for_another() -> None:
    state = table("quack", scores={2: 2}, coins={1: (8, 2, 5, 0, 0), 2: (8, 2, 5, 0, 0)}, stones={1: (4, 4, 0)})
    assert choice(state) == "bid 8f 2g"
    state = table("ghost", discards="witch quack", scores={2: 2}, coins={1: (8, 2, 5, 0, 0), 2: (8, 2, 5, 0, 0)})
    assert choice(state) == "bid 8f 2g"
    state = table("goblin", stack="quack", scores={2: 2}, coins={1: (8, 2, 5, 0, 0), 2: (8, 2, 5, 0, 0)})
    assert choice(state) == "bid 8f 2g"


def test_it_hexes_the_card_that_would_win_for_another() -> None:
    state = table("quack", scores={2: 2}, coins={1: (8, 2, 5, 1, 0)}, stones={1: (4, 4, 0)})
    do(state, "1: bid nothing")
    assert choice(state) == "magic 1b"


def test_it_bids_nothing_for_what_is_worth_nothing() -> None:
    assert choice(table("red-dragon", stones={3: (12, 0, 0)})) == "bid nothing"
    assert choice(table("troll", stones={1: (2, 2, 2)})) == "bid nothing"


def test_all_silver_for_the_card_that_wins() -> None:
    state = table("quack", scores={1: 2})
    bid(state, "3f", "3f", "nothing")
    assert choice(state) == "silver 5"


def test_it_pays_stones_for_points_and_keeps_sets() -> None:
    state = table("magician", stones={1: (5, 1, 1)})
    win(state)
    assert choice(state) == "pay 4r"


def test_it_robs_the_richest() -> None:
    state = table("brigand", coins={3: (8, 6, 9, 0, 0)})
    win(state)
    assert choice(state) == "rob 3"


def test_the_troll_takes_from_others_and_spares_itself() -> None:
    state = table("troll", stones={1: (0, 4, 1), 2: (0, 4, 1), 3: (2, 0, 0)})
    win(state)
    assert choice(state) == "colour red"


def test_it_names_the_colour_that_is_rarest_and_stops_in_time() -> None:
    state = table("rainbow-dragon", stones={3: (0, 0, 10)})
    win(state)
    assert choice(state) == "colour yellow"
    do(state, "1: colour yellow")
    assert choice(state) == "draw"


def test_4_1_closed_fists_are_believed_to_hold_what_it_would_bid() -> None:
    state = GAME.new(4, GAME.simulation_options({}), "fists")
    while not isinstance(begun := state_of(state).step, Auction):
        random_move(state, Rng.from_seed("on"))
    first = state.pending[0].seat
    while (decision := state.decision_of(first)) is not None:
        state.apply(first, decision.legal[-1])
    asked = state.pending[-1]
    view = state.view(asked.seat)
    believed, chance = set[int](), Rng.from_seed("chance")
    for _ in range(20):
        sample = state_of(view.sample(chance))
        POLICY.believe(view, sample, Rng.from_seed("believed"))
        assert isinstance(sample.step, Auction)
        believed.add(sample.step.choices[first])
        own = sample.decision_of(asked.seat)
        assert own is not None and own.is_like(asked), "what is asked stays the same"
    # The same from the table as it was before that fist was closed.
    before = state_of(state)
    before.replace(Auction(begun.card, begun.choices))
    before.decision, before.further = None, []
    before.advance()
    rng = Rng.from_seed("believed")
    while (decision := before.decision_of(first)) is not None:
        before.apply(first, POLICY.choose(before, decision, rng))
    assert isinstance(before.step, Auction)
    assert believed == {before.step.choices[first]}


def state_of(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def test_6_21_a_creature_of_ones_own_that_wins_and_brings_more_is_worth_no_more_than_winning() -> None:
    state = GAME.new(3, GAME.options({"creatures": list[Json](own_creatures()), "extras": 3, "points": 1}), "own")
    assert isinstance(state, Table)
    reckoning = Reckoning(state, 0, Weights())
    assert [reckoning.later(CUSTOM + number) for number in range(3)] == [240, WIN, WIN - 40]
