"""4.5 Talk: a seat that sets the piece, offers or buys may first make a claim, and then goes on."""

from typing import final

from drachenhort.core.native import i64
from drachenhort.core.step import Step
from drachenhort.games.schutt_und_asche.actions import TALK
from drachenhort.games.schutt_und_asche.legal import decide_claim
from drachenhort.games.schutt_und_asche.moves import claim
from drachenhort.games.schutt_und_asche.state import State


@final
class Talking(Step[State]):
    """4.5 The seat says something about its topic; what it did before goes on afterwards."""

    def __init__(self, seat: i64, topic: i64) -> None:
        self.seat: i64 = seat
        self.topic: i64 = topic

    def run(self, state: State) -> None:
        state.decision = decide_claim(state, self.seat, self.topic)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        claim(state, seat, action)
        state.pop()


def begin_talk(state: State, seat: i64, action: i64) -> None:
    state.push(Talking(seat, action - TALK))
