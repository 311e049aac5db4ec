"""The same choice on the real table, after the end. It judges nobody: it tells what could not be known."""

from typing import Final, Literal, TypeAlias

import msgspec

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.players.policies.policy import Policy
from drachenhort.review.chances import Span
from drachenhort.review.classes import BARS
from drachenhort.review.judged import Looked, Question, Way, way_of
from drachenhort.review.lines import Line, compare, loss_of, table_as_it_was

FEWEST: Final = 5

Luck: TypeAlias = Literal["none", "unlucky", "lucky"]
"""Unlucky: fine for all that could be known, but something else was better on the real table. Lucky: it cost something for
all that could be known, but not on the real table."""


class Hindsight(msgspec.Struct, frozen=True):
    """How the choices would have done with the hidden things as they really were."""

    luck: Luck
    played: Way
    best: Way
    loss: Span


def look_back(
    question: Question, state: State, looked: Looked, policy: Policy, playouts: int
) -> tuple[Hindsight, list[int]]:
    """On the real table, with new chance from there on. Again one look finds the best, and another tells by how much.
    With the actions of what was best there.
    """
    game, seat, played = question.game, question.view.seat, question.played
    rng = Rng.from_seed(f"hindsight {game.id} {seat} {question.number}")
    choices = [played]
    choices += [other for other in [looked.best, *looked.others] if other != played]
    deal = table_as_it_was(state)

    def look(among: list[list[int]]) -> list[Line]:
        return compare(deal, seat, among, policy, max(FEWEST, playouts // 2 // len(among)), rng)

    found = max(look(choices), key=lambda line: line.wins).actions
    rivals = [played, *(other for other in (looked.best, found) if other != played)]
    lines = look(rivals)
    mine, best = lines[0], lines[-1]
    if loss_of(mine, best).mean <= 0:
        best = mine
    loss = loss_of(mine, best)
    mark = looked.judged.mark
    luck: Luck = "none"
    if mark in ("best", "good") and loss.low > BARS.known:
        luck = "unlucky"
    elif mark in ("mistake", "blunder") and loss_of(mine, lines[1]).mean <= 0:
        luck = "lucky"
    span = Span(loss.mean, loss.low, loss.high)
    return Hindsight(luck, way_of(question, mine), way_of(question, best), span), best.actions
