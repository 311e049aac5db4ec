"""What the players that ask nobody do: greedy players and the policies that play on for a search.

They play their own games, so that they come to positions as good players leave them, with something at random now and then.
"""

from collections.abc import Callable

from drachenhort.core.decision import Decision
from drachenhort.core.game import Game
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.kit.positions import options_from
from drachenhort.players.policies import policy_for
from drachenhort.players.registry import make_player, quick_player
from tests.wide.examples import Examples

GAMES = 40
MOVES = 150
SHOWN = 60
"""So many choices of the first game are written out."""
SAMPLED_EVERY = 10

Chooser = Callable[[State, Decision, Rng], int]


def choices(game_id: str) -> str:
    game = find(game_id)
    examples = Examples()
    player, policy = make_player(game_id, quick_player(game_id)), policy_for(game_id)

    def greedy(state: State, decision: Decision, rng: Rng) -> int:
        return player.choose(state.view(decision.seat), decision, rng)

    def quick(state: State, decision: Decision, rng: Rng) -> int:
        return policy.choose(state, decision, rng)

    for name, choose in (("greedy", greedy), ("policy", quick)):
        for number in range(GAMES):
            _play(game, f"{name} {number}", choose, examples, SHOWN if number == 0 else 0)
    return examples.text()


def _play(game: Game, seed: str, choose: Chooser, examples: Examples, shown: int) -> None:
    seats = game.min_seats + Rng.from_seed(seed).below(game.max_seats - game.min_seats + 1)
    options = game.simulation_options({}) if seed.endswith(("0", "1", "2")) else options_from(game, seed)
    state, rng = game.new(seats, options, seed), Rng.from_seed(f"choices {seed}")
    policy = policy_for(game.id)
    for move in range(MOVES):
        decision = state.decision
        if decision is None:
            break
        action = choose(state, decision, rng)
        name = game.decision_names[decision.kind]
        line = f"{decision.seat + 1} {name}: {game.notation(action)} of {decision.count()}"
        examples.note(seed, line, str(move) if move < shown else "")
        considered = " ".join(str(action) for action in policy.considered(decision))
        examples.note("considered by the policy", f"{name}: {considered}", name)
        if move % SAMPLED_EVERY == 0:
            sample = state.view(decision.seat).sample(rng)
            policy.believe(state.view(decision.seat), sample, rng)
            examples.note("what is believed", sample.text(), "")
        if rng.below(6) == 0:
            random_move(state, rng)
        else:
            state.apply(decision.seat, action)
    if policy.horizon or policy.chapter(state):
        for seat in range(state.seats):
            examples.note("worth", f"{policy.value(state, seat):.6f}")
