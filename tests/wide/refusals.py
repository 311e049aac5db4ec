"""Every refusal of a game: what its positions do not allow, with the clause, the reason and the words for it."""

from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.words import Company, words_for
from tests.wide.evenings import looks
from tests.wide.examples import Examples

TRIED = 40
"""So many actions in every position, from all that the game has."""
EVERY = 6


def refusals(game_id: str) -> str:
    game = find(game_id)
    examples, rng = Examples(), Rng.from_seed("refusals")
    for look in looks(game):
        if look.number % EVERY == 0:
            for _ in range(TRIED):
                kind = game.contract.actions.kinds[rng.below(len(game.contract.actions.kinds))]
                action = list(kind.codes)[rng.below(len(kind.codes))]
                _try(game, look.state, action, rng, examples)
    return examples.text()


def _try(game: Game, state: State, action: int, rng: Rng, examples: Examples) -> None:
    """Mostly whoever decides tries it, now and then somebody else."""
    seat = rng.below(state.seats) if state.decision is None or rng.below(8) == 0 else state.decision.seat
    refusal = state.why_not(seat, action)
    decision = state.decision_of(seat)
    name = "nothing" if decision is None else game.decision_names[decision.kind]
    if refusal is None:
        examples.note("allowed", f"{name}: {game.notation(action)}", f"{name} {game.notation(action).split()[0]}")
        return
    view = state.view(seat)
    words = [
        words_for(game.id, language, Company([f"P{seat + 1}" for seat in range(state.seats)], seat), game.options({}))
        for language in ("en", "de")
    ]
    said = " | ".join(each.refusal(view, action, refusal) for each in words)
    kind = f"{refusal.clause} {refusal.reason}"
    examples.note(f"while asked for {name}", f"{game.notation(action)}: {kind}: {said}", kind)
