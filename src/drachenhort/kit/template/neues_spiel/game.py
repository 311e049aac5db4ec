"""Neues Spiel as the table knows it: what it declares, its position, what each seat may know of it."""

from typing import Final, NamedTuple

from drachenhort.core.actions import ActionKind, Actions
from drachenhort.core.codec import PositionReader
from drachenhort.core.decision import Decision, Decisions
from drachenhort.core.errors import Illegal, PositionError
from drachenhort.core.event import EVERYBODY, Events, only
from drachenhort.core.game import Contract, Game
from drachenhort.core.options import Number, Options, Spec
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.position import begin_position, read_options, read_rng
from drachenhort.core.rng import Rng
from drachenhort.core.shapes import Count, Fields, Many, Maybe, Seat
from drachenhort.core.state import State, View

ID: Final = "neues_spiel"
FORMAT: Final = 1
CARDS: Final = 18
MOST_SEATS: Final = 4
NO_CARD: Final = -1

# What numbers stand for.
CARD: Final = Count(1, CARDS)
SEAT: Final = Seat(MOST_SEATS)
SOME: Final = Count(0, CARDS)

SPEC: Final = Spec([Number("cards", 4, 2, 4, "4.1")])


class Play(NamedTuple):
    """2.1 A card from the hand."""

    card: int


ACTIONS: Final = Actions("Neues Spiel", [ActionKind(Play, "2.1", 1, {"card": CARD})], "write: play 7")

DECISIONS: Final = Decisions()
PLAY: Final = DECISIONS.kind(0, "play")

EVENTS: Final = Events()
DEALT: Final = EVENTS.kind("dealt", "1.1", {"seat": SEAT, "cards": Many(CARD)})
PLAYED: Final = EVENTS.kind("played", "2.1", {"seat": SEAT, "card": CARD})
WON_ROUND: Final = EVENTS.kind("won-round", "2.2", {"seat": SEAT})
TURNED_UP: Final = EVENTS.kind("turned-up", "3.1", {"card": CARD})
NEAREST: Final = EVENTS.kind("nearest", "3.1", {"seat": SEAT})

CONTRACT: Final = Contract(
    ID,
    turn_clause="2.1",
    seats=(2, MOST_SEATS),
    make_options=lambda values: Options(SPEC, values),
    actions=ACTIONS,
    events=EVENTS,
    decisions=DECISIONS,
    endings=["hoard"],
    view=Fields(
        "View",
        {
            "round": SOME,
            "on_turn": SEAT,
            "players": Many(Fields("Player", {"hand_size": SOME, "played": Maybe(CARD), "points": SOME})),
            "hand": Many(CARD),
            "hoard": Maybe(CARD),
            "discards": Many(CARD),
        },
        {"hoard": "Null while it is face down.", "discards": "Of the rounds before this one."},
    ),
)


class Table(State):
    """The whole position. Lists that copies share are replaced, never changed."""

    def __init__(self, seats: int, options: Options, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played = [NO_CARD] * seats
        """In this round, by seat; after the last one they stay."""
        self.points = [0] * seats
        self.discards: list[int] = []
        self.hoard = NO_CARD
        self.out: list[int] = []
        """1.2 Cards that nobody sees."""
        self.on_turn = 0

    def copy(self) -> "Table":
        other = Table(self.seats, self.options, self.rng.copy())
        other.hands, other.played, other.points = self.hands, self.played, self.points
        other.discards, other.hoard, other.out = self.discards, self.hoard, self.out
        other.on_turn = self.on_turn
        other.decision, other.outcome, other.is_logging = self.decision, self.outcome, self.is_logging
        return other

    def deal(self) -> None:
        """1.1, 1.2"""
        cards = list(range(1, CARDS + 1))
        self.rng.shuffle(cards)
        count = self.options.number("cards")
        self.hands = [sorted(cards[seat * count : (seat + 1) * count]) for seat in range(self.seats)]
        rest = cards[self.seats * count :]
        self.hoard, self.out = rest[0], sorted(rest[1:])
        for seat, hand in enumerate(self.hands):
            self.tell(DEALT, only(seat), [seat, *hand])

    @property
    def is_over(self) -> bool:
        return not any(self.hands)

    def advance(self) -> None:
        if self.is_over:
            best = max(self.points)
            winners = [seat for seat, points in enumerate(self.points) if points == best]
            self.outcome = Outcome("hoard", self.points[:], winners)
        else:
            self.decision = Decision(self.on_turn, PLAY, 0, 0, self.hands[self.on_turn])

    def answer(self, seat: int, action: int) -> None:
        """2.1"""
        if NO_CARD not in self.played:
            self.discards = sorted([*self.discards, *self.played])
            self.played = [NO_CARD] * self.seats
        self.hands = [
            [card for card in hand if card != action] if other == seat else hand for other, hand in enumerate(self.hands)
        ]
        self.played = [action if other == seat else card for other, card in enumerate(self.played)]
        self.tell(PLAYED, EVERYBODY, [seat, action])
        self.on_turn = (seat + 1) % self.seats
        if NO_CARD not in self.played:
            self.end_round()
        self.advance()

    def end_round(self) -> None:
        """2.2"""
        winner = self.played.index(max(self.played))
        self.score(winner, 1)
        self.on_turn = winner
        self.tell(WON_ROUND, EVERYBODY, [winner])
        if self.is_over:
            self.turn_up()

    def turn_up(self) -> None:
        """3.1"""
        self.tell(TURNED_UP, EVERYBODY, [self.hoard])
        distances = [abs(card - self.hoard) for card in self.played]
        for seat, distance in enumerate(distances):
            if distance == min(distances):
                self.score(seat, 2)
                self.tell(NEAREST, EVERYBODY, [seat])

    def score(self, seat: int, more: int) -> None:
        self.points = [points + more * (other == seat) for other, points in enumerate(self.points)]

    def refusal(self, seat: int, action: int) -> Illegal:
        if ACTIONS.meaning(action) is None:
            return Illegal("2.1", "no-such-action")
        if self.decision is None:
            return Illegal("3.2", "game-over")
        return Illegal("2.1", "not-in-hand" if self.decision.seat == seat else "not-your-turn")

    def view(self, seat: int) -> "TableView":
        view = TableView(seat, self)
        view.see(self)
        return view

    def text(self) -> str:
        out = begin_position(ID, FORMAT, ["Neues Spiel"], self.options, self)
        for seat, hand in enumerate(self.hands, 1):
            out.numbers(f"hand {seat}", hand)
        out.numbers("played", [max(card, 0) for card in self.played], "0 for no card yet")
        out.numbers("points", self.points)
        out.numbers("discards", self.discards)
        out.numbers("hoard", [self.hoard])
        out.numbers("out", self.out)
        out.numbers("on turn", [self.on_turn + 1])
        return out.text()


class TableView(View):
    """What one seat may know."""

    def __init__(self, seat: int, table: Table) -> None:
        super().__init__(seat, table.seats)
        self.options = table.options
        self.hand = table.hands[seat] if self.is_seated else []
        self.hand_sizes = [len(hand) for hand in table.hands]
        self.played, self.points, self.discards = table.played, table.points, table.discards
        self.hoard = table.hoard if table.is_over else NO_CARD
        self.on_turn = table.on_turn

    def sample(self, rng: Rng) -> Table:
        """Deals what is not seen to where it could be."""
        table = Table(self.seats, self.options, rng.fork())
        seen = [*self.hand, *self.played, *self.discards, self.hoard]
        unseen = [card for card in range(1, CARDS + 1) if card not in seen]
        rng.shuffle(unseen)
        if self.hoard == NO_CARD:
            table.hoard = unseen.pop()
        else:
            table.hoard = self.hoard
        table.hands = [
            self.hand if seat == self.seat else sorted(unseen.pop() for _ in range(size))
            for seat, size in enumerate(self.hand_sizes)
        ]
        table.out = sorted(unseen)
        table.played, table.points, table.discards = self.played, self.points, self.discards
        table.on_turn = self.on_turn
        table.advance()
        return table

    def to_json(self) -> dict[str, Json]:
        players: list[Json] = [
            {
                "hand_size": size,
                "played": None if self.played[seat] == NO_CARD else self.played[seat],
                "points": self.points[seat],
            }
            for seat, size in enumerate(self.hand_sizes)
        ]
        shown: dict[str, Json] = {
            "round": self.options.number("cards") - max(self.hand_sizes) + (NO_CARD in self.played),
            "on_turn": self.on_turn,
            "players": players,
            "hand": list[Json](self.hand),
            "hoard": None if self.hoard == NO_CARD else self.hoard,
            "discards": list[Json](self.discards),
        }
        return self.framed(ID, self.options, CONTRACT.decisions.names, shown)


class NeuesSpiel(Game):
    """2 to 4 seats."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=FORMAT)

    def begin(self, seats: int, options: Options, rng: Rng, is_logging: bool) -> Table:
        table = Table(seats, options, rng)
        table.is_logging = is_logging
        table.deal()
        return table

    def load(self, text: str) -> Table:
        reader = PositionReader(text)
        options = read_options(reader, ID, FORMAT, self.options)
        seats = reader.take("seats").one_number(self.min_seats, self.max_seats)
        table = Table(seats, options, read_rng(reader))
        table.hands = [_cards(reader, f"hand {seat + 1}") for seat in range(seats)]
        table.played = [card or NO_CARD for card in reader.take("played").numbers(seats, 0, CARDS)]
        table.points = reader.take("points").numbers(seats, 0, CARDS)
        table.discards = _cards(reader, "discards")
        table.hoard = reader.take("hoard").one_number(1, CARDS)
        table.out = _cards(reader, "out")
        table.on_turn = reader.take("on turn").one_number(1, seats) - 1
        reader.finish()
        there = [*table.discards, table.hoard, *table.out, *[card for card in table.played if card != NO_CARD]]
        for hand in table.hands:
            there += hand
        if sorted(there) != list(range(1, CARDS + 1)):
            raise PositionError(1, f"the cards 1 to {CARDS} must all be there, each once")
        table.advance()
        return table


def _cards(reader: PositionReader, key: str) -> list[int]:
    line = reader.take(key)
    return sorted(line.numbers(len(line.words), 1, CARDS))


GAME: Final = NeuesSpiel()
