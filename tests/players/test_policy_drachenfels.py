"""How Drachenfels is played on while a search looks ahead."""

import pytest

from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.drachenfels.decisions import DECISIONS
from drachenhort.games.drachenfels.state import State as FelsState
from drachenhort.players.policies import policy_for
from drachenhort.players.policies.drachenfels import POLICY, Quick
from drachenhort.players.policies.drachenfels_castles import own_castles
from tests.games.drachenfels.table import line, play, table

GAME = find("drachenfels")


def choice(state: State) -> str:
    """What it does here, in notation."""
    decision = state.decision
    assert decision is not None
    return GAME.notation(POLICY.choose(state, decision, Rng.from_seed("quick")))


def positions(seats: int, options: str, count: int) -> list[State]:
    """The positions of one game: for the most part it is played as the policy does, now and then anyhow."""
    values: dict[str, Json] = dict.fromkeys(options.split(), True)
    state, rng = GAME.new(seats, GAME.options(values), f"{seats} {options}"), Rng.from_seed("moves")
    out: list[State] = []
    while len(out) < count and state.decision is not None:
        out.append(state.copy())
        if rng.below(3) == 0:
            random_move(state, rng)
        else:
            state.apply(state.decision.seat, POLICY.choose(state, state.decision, rng))
    return out


def test_it_is_found() -> None:
    assert policy_for("drachenfels") is POLICY


@pytest.mark.parametrize("options", ["", "nearest_rainbows", "fresh_discard", "knights_at_random"])
@pytest.mark.parametrize("seats", [2, 4])
def test_it_decides_legally(seats: int, options: str) -> None:
    for state in positions(seats, options, 300):
        assert state.decision is not None
        action = POLICY.choose(state, state.decision, Rng.from_seed("legal"))
        assert state.decision.allows(action), GAME.notation(action)


def test_it_meets_every_kind_of_decision() -> None:
    kinds = {state.decision.kind for state in positions(4, "", 2000) if state.decision is not None}
    kinds |= {state.decision.kind for state in positions(3, "", 2000) if state.decision is not None}
    assert kinds == set(range(len(DECISIONS.names)))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_its_seat_cannot_know_changes_nothing(seats: int) -> None:
    for number, state in enumerate(positions(seats, "", 250)):
        assert state.decision is not None
        view = state.view(state.decision.seat)
        chosen: set[int] = set()
        for deal in range(4):
            sample = view.sample(Rng.from_seed(f"{number} {deal}"))
            assert sample.decision is not None
            chosen.add(POLICY.choose(sample, sample.decision, Rng.from_seed("same")))
        assert len(chosen) == 1, [GAME.notation(action) for action in chosen]


def test_what_it_has_kept_changes_nothing() -> None:
    for state in positions(4, "", 250):
        assert state.decision is not None
        fresh = Quick().choose(state, state.decision, Rng.from_seed("same"))
        assert POLICY.choose(state, state.decision, Rng.from_seed("same")) == fresh


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_games_end_by_themselves(seats: int) -> None:
    for seed in range(6):
        state, rng = GAME.new(seats, GAME.options({}), f"{seats} {seed}"), Rng.from_seed(str(seed))
        while state.decision is not None:
            state.apply(state.decision.seat, POLICY.choose(state, state.decision, rng))
        assert state.outcome is not None and state.outcome.ending == "found"


def test_without_armour_it_sets_a_rainbow_to_the_castle_and_goes_there() -> None:
    state = table(hands=["rainbow 2 1"], fields=["d1"])
    assert choice(state) == "play rainbow"
    play(state, "play rainbow")
    assert choice(state) == "set R1-K"
    play(state, "set R1-K")
    assert choice(state) == "play 2"
    assert choice(play(state, "play 2")) == "to K via R1"


def test_with_armour_it_opens_a_rock_castle() -> None:
    state = table(hands=["dragon bridge 2"], fields=["p1"], armour=[1])
    while state.outcome is None and line(state, "on turn") == "1":
        play(state, choice(state))
    assert line(state, "field 1") == "F1"


def test_5_1_out_of_one_rock_castle_into_the_next_over_the_same_rainbow() -> None:
    state = table(hands=["2 5"], fields=["F1"], armour=[1], looked={1: "F1"}, dragons="F3 F4 b1 b2", rainbows="R2-F1",
                  princesses="blue yellow white red")  # fmt: skip
    assert choice(state) == "play 2"
    assert choice(play(state, "play 2")) == "to F2 from R2 reset R2"


def test_it_prefers_to_stop_where_a_card_leads_exactly_on() -> None:
    state = table(hands=["3 4 3"], fields=["S1"], rainbows="R1-K")
    assert choice(state) == "play 3", "three are left then, and four would leave two"


def test_a_dragon_that_is_moved_comes_before_whoever_is_about_to_win() -> None:
    state = table(hands=["dragon dragon 1", "1"], fields=["S3", "G1"], armour=[2], dragons="F2 F3 F4 b1", bridges="G1 H3",
                  looked={2: "F4"}, princesses="white blue yellow red")  # fmt: skip
    play(state, "play dragon")
    play(state, choice(state))
    assert choice(state) == "to F1"


def test_a_duel_sends_the_loser_far_away() -> None:
    state = play(table(hands=["2"], fields=["S1", "b1"], rainbows="R1-K"), "play 2", "to b1")
    assert choice(state) in ("to S3", "to S4")


def test_8_2_where_its_princess_can_be_follows_from_its_own_looks_and_the_fruitless_ones_of_others() -> None:
    state = table(seats=3, armour=[1, 2, 3], looked={1: "F1", 2: "F3"}, princesses="blue red yellow white")
    assert isinstance(state, FelsState)
    assert own_castles(state, 0) == 0b1110, "red is behind F2, F3 or F4"
    assert own_castles(state, 1) == 0b1011, "blue has seen yellow in F3"
    assert own_castles(state, 2) == 0b1111, "yellow knows only that red and blue have failed"
    alone = table(seats=2, armour=[1, 2], looked={1: "F1 F2 F3"}, princesses="blue yellow white red")
    assert isinstance(alone, FelsState)
    assert own_castles(alone, 0) == 0b1000
