"""Whether a decision is a puzzle: cheap questions first, since most are none."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.lab.puzzles import bars
from drachenhort.lab.puzzles.lines import line_after
from drachenhort.lab.puzzles.solvers import solved_by
from drachenhort.players.policies import policy_for
from drachenhort.players.registry import make_player, quick_player
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.judging import Judgement, judge
from drachenhort.puzzles.puzzle import Move, Puzzle, id_of

DIGITS: Final = 4


@final
class Sieve:
    """Looks at the decisions of one game."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.policy: Final = policy_for(game.id)
        self._quick: Final = make_player(game.id, quick_player(game.id))

    def puzzle(self, state: State, seat: int, rng: Rng) -> Puzzle | None:
        """The puzzle that this decision is, if it is one. What looks best to somebody who thinks of now only tempts."""
        view, decision = state.view(seat), state.decision_of(seat)
        assert decision is not None, "somebody is asked"
        tempting = self._quick.choose(view, decision, rng.fork())
        rivals = [tempting]
        for playouts in (bars.SIFTED_WITH, bars.TRIED_WITH):
            tried = judge(view, decision, self.policy, Budget(playouts), rng.fork(), rivals)
            if not is_promising(tried, tempting):
                return None
            rivals = rivals_of(tried, tempting)
        found = judge(view, decision, self.policy, Budget(bars.JUDGED_WITH), rng.fork(), rivals)
        return self._made(view, decision, found, tempting, rng) if is_clear(found, tempting) else None

    def _made(self, view: View, decision: Decision, found: Judgement, tempting: int, rng: Rng) -> Puzzle | None:
        """None if the weaker levels find it too."""
        game, seat, best = self.game, int(view.seat), found.best.action
        solved = solved_by(game.id, view, decision, best, rng.fork(), bars.TRIES)
        if solved[1].is_solved and solved[2].is_solved:
            return None
        table = view.sample(rng)
        self.policy.believe(view, table, rng)
        assert table.view(seat).to_json() == view.to_json(), "a sample shows its seat the same"
        position = table.text()
        return Puzzle(
            id=id_of(game.id, position, seat),
            seat=seat,
            decision=game.decision_names[decision.kind],
            position=position,
            moves=moves_of(game, found),
            tempting=game.notation(tempting),
            line=line_after(game, table, seat, best, rng.fork()),
            refutation=line_after(game, table, seat, tempting, rng.fork()),
            solved=solved,
            playouts=bars.JUDGED_WITH,
        )


def is_promising(found: Judgement, tempting: int) -> bool:
    """Whether the tempting move seems to lose enough that a closer look may be worth its time."""
    choice = found.of(tempting)
    if choice is None or choice is found.best or found.best.chance < bars.LEAST_CHANCE:
        return False
    return found.best.chance - choice.chance >= bars.PROMISING and found.loss(choice).low > 0


def is_clear(found: Judgement, tempting: int) -> bool:
    """Whether one move is clearly best, and the tempting one loses much."""
    choice = found.of(tempting)
    if choice is None or found.best.chance < bars.LEAST_CHANCE or found.loss(choice).mean < bars.TEMPTING_LOSES:
        return False
    return all(found.loss(choice).low >= bars.CLEARLY for choice in found.choices[1:])


def rivals_of(found: Judgement, tempting: int) -> list[int]:
    """The moves that might yet be as good as the best one, and the tempting one: they are tried to the end."""
    others = sorted(found.choices[1:], key=lambda choice: found.loss(choice).low)
    unsure = [choice.action for choice in others if found.loss(choice).low < bars.CLEARLY]
    return [tempting, *[action for action in unsure if action != tempting][: bars.RIVALS - 1]]


def moves_of(game: Game, found: Judgement) -> list[Move]:
    moves = []
    for choice in found.choices:
        loss = found.loss(choice)
        figures = [choice.chance, choice.low, choice.high, loss.mean, loss.low]
        chance, low, high, lost, at_least = (round(figure, DIGITS) for figure in figures)
        moves.append(Move(game.notation(choice.action), choice.playouts, chance, low, high, lost, at_least))
    return moves
