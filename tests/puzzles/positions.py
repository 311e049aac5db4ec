"""Puzzles for tests: of a card game, made from any of its positions."""

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.players.registry import make_player
from drachenhort.puzzles.puzzle import Move, Puzzle, Solved, id_of

GAME = "drachensachen"


def position(moves: int = 30) -> State:
    """A position with a choice of at least three actions."""
    game = find(GAME)
    state = game.new(3, game.options({"single_game": True}), "puzzles")
    player, rng = make_player(GAME, "greedy"), Rng.from_seed("puzzles")
    for _ in range(moves):
        decision = state.pending[0]
        state.apply(decision.seat, player.choose(state.view(decision.seat), decision, rng))
    while state.pending[0].count() < 3:
        decision = state.pending[0]
        state.apply(decision.seat, decision.nth(0))
    return state


def made_up(best: int = 0, tempting: int = 1, lost: float = 0.3) -> Puzzle:
    """A puzzle that says of two legal moves what one likes."""
    game, state = find(GAME), position()
    decision = state.pending[0]
    moves = [game.notation(action) for action in decision.legal]
    worth = [
        Move(moves[best], 1000, 0.6, 0.55, 0.65),
        Move(moves[tempting], 1000, 0.6 - lost, 0.25, 0.35, lost, lost - 0.05),
    ]
    text = state.text()
    return Puzzle(
        id=id_of(GAME, text, decision.seat),
        seat=int(decision.seat),
        decision=game.decision_names[decision.kind],
        position=text,
        moves=worth,
        tempting=moves[tempting],
        line=[f"{decision.seat + 1} {moves[best]}"],
        refutation=[f"{decision.seat + 1} {moves[tempting]}"],
        solved=[Solved("level-1", 0, 8), Solved("level-2", 0, 8), Solved("level-3", 5, 8), Solved("level-4", 8, 8)],
        playouts=3000,
    )
