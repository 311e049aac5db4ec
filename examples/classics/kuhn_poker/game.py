"""Kuhn poker as the table knows it."""

from typing import Final, NamedTuple

from drachenhort.core.actions import ActionKind, Actions
from drachenhort.core.codec import PositionReader
from drachenhort.core.decision import NO_CODES, Decision, Decisions
from drachenhort.core.errors import Illegal
from drachenhort.core.event import EVERYBODY, Events, only
from drachenhort.core.game import Contract, Game
from drachenhort.core.options import Options, Spec
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.position import begin_position, read_options, read_rng
from drachenhort.core.rng import Rng
from drachenhort.core.shapes import Count, Fields, Many, Maybe, Names, Seat
from drachenhort.core.state import State, View

ID: Final = "kuhn_poker"
CARDS: Final = ["jack", "queen", "king"]
MOVES: Final = ["pass", "bet"]
PASS, BET, UNKNOWN = 0, 1, -1
POSSIBLE: Final = ["", "pass", "bet", "pass pass", "pass bet", "bet pass", "bet bet", "pass bet pass", "pass bet bet"]
SEAT, CARD, MOVE = Seat(2), Maybe(Names("Card", CARDS)), Names("Move", MOVES)


class Pass(NamedTuple):
    """1.2 Bet nothing more; after a bet that is to give up."""


class Bet(NamedTuple):
    """1.2 One coin more; after a bet that is to call."""


DECISIONS: Final = Decisions()
ASK: Final = DECISIONS.kind(0, "bet")
ASKED: Final = [Decision(seat, ASK, 1 << PASS | 1 << BET, 0, NO_CODES) for seat in range(2)]
"""By seat. Decisions are never changed: all tables share them."""
EVENTS: Final = Events()
DEALT: Final = EVENTS.kind("dealt", "1.1", {"seat": SEAT, "card": CARD})
MOVED: Final = EVENTS.kind("moved", "1.2", {"seat": SEAT, "move": MOVE})
SPEC: Final = Spec([])
ACTS: Final = Actions("Kuhn Poker", [ActionKind(Pass, "1.2", 0, {}), ActionKind(Bet, "1.2", 1, {})], "write: pass, or bet")
_PLAYER: Final = Fields("Player", {"coins": Count(0, 2), "card": CARD}, {"card": "Where the reader knows it."})
VIEW: Final = Fields("View", {"players": Many(_PLAYER), "moves": Many(MOVE)})
CONTRACT: Final = Contract(
    ID, "1.2", (2, 2), lambda values: Options(SPEC, values), ACTS, EVENTS, DECISIONS, ["given-up", "shown"], VIEW
)


class Poker(State):
    """The cards, and what was done until now."""

    def __init__(self, options: Options, rng: Rng, cards: list[int], moves: list[int]) -> None:
        super().__init__(2, rng)
        self.options, self.cards, self.moves = options, cards, moves

    def copy(self) -> "Poker":
        other = Poker(self.options, self.rng.copy(), self.cards, self.moves)
        other.decision, other.outcome, other.is_logging = self.decision, self.outcome, self.is_logging
        return other

    def coins(self, seat: int) -> int:
        """1.1, 1.2 In the middle."""
        return 1 + sum(self.moves[seat::2])

    def advance(self) -> None:
        """1.3 Two passes or two bets show the cards; a pass after a bet gives up."""
        moves, turn = self.moves, len(self.moves) % 2
        if len(moves) < 2 or moves[-2:] == [PASS, BET]:
            self.decision = ASKED[turn]
            return
        ending = "shown" if moves[-1] == moves[-2] else "given-up"
        winner = turn if ending == "given-up" else self.cards.index(max(self.cards))
        won = self.coins(1 - winner)
        self.outcome = Outcome(ending, [won, -won] if winner == 0 else [-won, won], [winner])

    def answer(self, seat: int, action: int) -> None:
        self.moves = [*self.moves, action]
        if self.is_logging:
            self.tell(MOVED, EVERYBODY, [seat, action])
        self.advance()

    def refusal(self, seat: int, action: int) -> Illegal:
        return Illegal("1.3", "game-over") if self.decision is None else Illegal("1.2", "not-now")

    def view(self, seat: int) -> "PokerView":
        view = PokerView(seat, self)
        view.see(self)
        return view

    def text(self) -> str:
        out = begin_position(ID, 1, ["Kuhn poker"], self.options, self)
        out.words("cards", [CARDS[card] for card in self.cards])
        out.words("moves", [MOVES[move] for move in self.moves])
        return out.text()


class PokerView(View):  # One's own card, and both when they are shown.
    def __init__(self, seat: int, table: Poker) -> None:
        super().__init__(seat, 2)
        self.table = table.copy()
        is_shown = table.outcome is not None and table.outcome.ending == "shown"
        self.table.cards = [card if is_shown or other == seat else UNKNOWN for other, card in enumerate(table.cards)]

    def sample(self, rng: Rng) -> Poker:
        table = self.table.copy()
        left = [card for card in range(len(CARDS)) if card not in table.cards]
        table.rng = rng.fork()
        rng.shuffle(left)
        table.cards = [left.pop() if card == UNKNOWN else card for card in table.cards]
        return table

    def to_json(self) -> dict[str, Json]:
        cards, moves = self.table.cards, list[Json]([MOVES[move] for move in self.table.moves])
        players: list[Json] = [{"coins": self.table.coins(seat), "card": CARD.json(cards[seat])} for seat in range(2)]
        return self.framed(ID, self.table.options, DECISIONS.names, {"players": players, "moves": moves})


class KuhnPoker(Game):
    """2 seats."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=1)

    def begin(self, seats: int, options: Options, rng: Rng, is_logging: bool) -> Poker:
        cards = list(range(len(CARDS)))
        rng.shuffle(cards)
        table = Poker(options, rng, cards[:2], [])
        table.is_logging = is_logging
        for seat in range(2) if is_logging else ():
            table.tell(DEALT, only(seat), [seat, cards[seat]])
        return table

    def load(self, text: str) -> Poker:
        reader = PositionReader(text)
        options = read_options(reader, ID, 1, self.options)
        reader.take("seats").one_number(2, 2)
        rng, cards, moves = read_rng(reader), reader.take("cards"), reader.take("moves")
        reader.finish()
        if len(set(cards.words)) != 2 or not set(cards.words) <= set(CARDS):
            raise cards.error(f"needs two different ones of {', '.join(CARDS)}")
        if " ".join(moves.words) not in POSSIBLE:
            raise moves.error("nobody plays like this")
        table = Poker(options, rng, list(map(CARDS.index, cards.words)), list(map(MOVES.index, moves.words)))
        table.advance()
        return table


GAME: Final = KuhnPoker()
