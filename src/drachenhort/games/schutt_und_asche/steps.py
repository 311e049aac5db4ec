"""3 The round: income, dragon, purchase, event. The phases themselves are in steps_dragon.py and steps_purchase.py."""

from typing import Final, final

from drachenhort.core.event import EVERYBODY
from drachenhort.core.native import i64
from drachenhort.core.step import Step
from drachenhort.games.schutt_und_asche import decisions, events
from drachenhort.games.schutt_und_asche.actions import LAY
from drachenhort.games.schutt_und_asche.board import FIELDS
from drachenhort.games.schutt_und_asche.data import is_red, tiles_of_round
from drachenhort.games.schutt_und_asche.legal import decide, patterns
from drachenhort.games.schutt_und_asche.moves import allow_claims, deal_gold, forget_claims
from drachenhort.games.schutt_und_asche.scoring import stop_game
from drachenhort.games.schutt_und_asche.state import State
from drachenhort.games.schutt_und_asche.steps_dragon import Piece
from drachenhort.games.schutt_und_asche.steps_purchase import Purchases

# The phases of a round.
INCOME: Final = 0
DRAGON_PHASE: Final = 1
PURCHASE_PHASE: Final = 2
EVENT: Final = 3


@final
class Round(Step[State]):
    """3 The four phases one after the other; `phase` is the one to come or under way."""

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def run(self, state: State) -> None:
        phase = self.phase
        if phase == INCOME:
            begin_round(state)
            state.replace(Round(DRAGON_PHASE))
        elif phase == DRAGON_PHASE:
            if state.attack < FIELDS:  # 5.1 Exactly four times.
                state.push(Piece())
            else:
                allow_claims(state)
                state.replace(Round(PURCHASE_PHASE))
                state.push(Purchases())
        elif phase == PURCHASE_PHASE:
            if state.round == state.options.round_limit:  # 9.3
                stop_game(state)
            else:
                state.replace(Round(EVENT))
                change_tiles(state)
        else:
            state.replace(Round(INCOME))


def begin_round(state: State) -> None:
    """4 Income."""
    state.attack = 0
    state.buyer = 0
    forget_claims(state)
    allow_claims(state)
    state.tell(events.ROUND_BEGINS, EVERYBODY, [state.round, state.regent])
    deal_gold(state)


def change_tiles(state: State) -> None:
    """8.1, 8.2 One tile is replaced, the office moves on, the new regent lays out the colours."""
    state.round += 1
    state.tiles = [0] * FIELDS  # Taken up; on the table again when they are laid out.
    state.up = 0
    state.regent = state.seat_after(state.regent, 1)
    state.push(LayingOut())


@final
class LayingOut(Step[State]):
    """8.2 Which colour lies where. All of one colour: no decision."""

    def run(self, state: State) -> None:
        choices = patterns(state.round)
        if len(choices) == 1:
            self.answer(state, state.regent, LAY + choices[0])
        else:
            state.decision = decide(state, state.regent, decisions.LAY_TILES)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        lay_out(state, action - LAY)
        state.pop()


def lay_out(state: State, red: int) -> None:
    """8.2 Which number of a colour goes where is chance."""
    tiles = tiles_of_round(state.round)
    state.rng.shuffle(tiles)
    yellows = [tile for tile in tiles if not is_red(tile)]
    reds = [tile for tile in tiles if is_red(tile)]
    state.tiles = [reds.pop() if red >> field & 1 else yellows.pop() for field in range(FIELDS)]
    state.tell(events.TILES_LAID, EVERYBODY, [state.regent, *[red >> field & 1 for field in range(FIELDS)]])
