"""The policy of Schutt und Asche uses only what its seat can know, keeps power for the crown, and is better than greedy."""

import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.schutt_und_asche.state import State as Table
from drachenhort.lab.table import play_game
from drachenhort.players.greedy import player_for
from drachenhort.players.player import Player
from drachenhort.players.policies import policy_for
from drachenhort.players.registry import make_player
from tests.games.schutt_und_asche.table import do, table

GAME = find("schutt_und_asche")


def choice(state: Table) -> str:
    assert state.decision is not None
    return GAME.notation(policy_for(GAME.id).choose(state, state.decision, Rng.from_seed("policy")))


def positions(seats: int, count: int) -> list[State]:
    """Of many games, greedy play with a random move now and then."""
    greedy, rng, out = player_for(GAME.id), Rng.from_seed(f"positions {seats}"), list[State]()
    assert greedy is not None
    while len(out) < count:
        state = GAME.new(seats, GAME.simulation_options({}), f"{seats} {len(out)}")
        while state.decision is not None and len(out) < count:
            decision = state.decision
            if rng.below(12) == 0:
                out.append(state.copy())
            if rng.below(6) == 0:
                random_move(state, rng)
            else:
                state.apply(decision.seat, greedy.choose(state.view(decision.seat), decision, rng))
    return out


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_it_does_something_legal_and_the_same_whatever_is_hidden(seats: int) -> None:
    policy, other = policy_for(GAME.id), Rng.from_seed("other")
    kinds = set()
    for state in positions(seats, 250):
        decision = state.decision
        assert decision is not None
        chosen = policy.choose(state, decision, Rng.from_seed("same"))
        assert decision.allows(chosen), state.text()
        view = state.view(decision.seat)
        for _ in range(3):
            assert policy.choose(view.sample(other), decision, Rng.from_seed("same")) == chosen, state.text()
        kinds.add(decision.kind)
    assert len(kinds) > 8


def test_9_4_it_lays_power_together_and_attacks_below_where_nothing_can_be_bought() -> None:
    state = do(table(hands={1: "1"}, stacks={"L0": "DPSP", "L23": "K"}), "1: look L0")
    assert choice(state) == "next power"
    assert choice(do(state, "1: next power")) == "next power", "it is taken in the finale up to the first other tile"


def last_fight(power: dict[int, int]) -> Table:
    """6.2 A shield was turned and the sixth hit is scored: stop, or go on for the last one."""
    return table(
        "fight land=L0 by=marker knights=2 dragons=0 swords=0 shields=3 aside=0 ask=shield",
        knights="L0 L2",
        swords="L0",
        shields="L0",
        marked="L0 L3",
        face_up="1",
        hits="6",
        successful_2="on",
        power=power,
    )


def test_9_1_it_fights_for_the_last_hit_only_where_that_crowns_it() -> None:
    assert choice(last_fight({1: 9})) == "onward"
    assert choice(last_fight({2: 9})) == "stop", "the other one would be crowned"


def known_attack(knights: str, swords: str) -> Table:
    """7.4 A dragon attack lies on top of L0, as its owner knows, who has power and gold for one tile."""
    known = " ".join(["2"] + ["0"] * 23)
    stacks = {"L0": "DD", "L23": "K"}
    return table(hands={1: "2"}, stacks=stacks, known=known, knights=knights, swords=swords, power={1: 3})


def test_7_4_it_buys_an_attack_that_an_armed_knight_with_power_waits_for() -> None:
    assert choice(known_attack("L0", "L0")) == "buy L0"
    assert choice(known_attack("", "")) != "buy L0", "without a knight the land would be lost"


def test_4_5_talk_is_nothing_to_try_out() -> None:
    policy, talk = policy_for(GAME.id), Decision(0, 0, 0, 0, [GAME.parse("talk offer"), GAME.parse("done")])
    assert policy.considered(talk) == [GAME.parse("done")]
    claim = Decision(0, 0, 0, 0, [GAME.parse("say offer 3")])
    assert policy.considered(claim) == claim.legal, "who has begun to speak says something"


def test_one_of_it_is_crowned_more_often_than_its_share_against_three_greedy_players() -> None:
    plan, greedy = make_player(GAME.id, "plan"), make_player(GAME.id, "greedy")
    crowned = 0
    for number in range(60):
        players: list[Player] = [greedy] * 4
        players[number % 4] = plan
        end = play_game(GAME, GAME.simulation_options({}), 4, f"deal {number}", players, f"deal {number}")
        assert end.outcome is not None
        crowned += number % 4 in end.outcome.winners
    assert crowned >= 18, "30 %; greedy's own share is 18 %"


def test_alone_it_mostly_wins() -> None:
    plan = make_player(GAME.id, "plan")
    ends = [play_game(GAME, GAME.simulation_options({}), 1, f"alone {game}", [plan], "alone") for game in range(30)]
    assert sum(bool(end.outcome and end.outcome.winners) for end in ends) >= 20
