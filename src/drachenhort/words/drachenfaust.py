"""What Drachenfaust says at the table."""

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.options import Options as AnyOptions
from drachenhort.core.outcome import Outcome
from drachenhort.core.state import View as AnyView
from drachenhort.games.drachenfaust.actions import (
    TENDER_NAMES,
    Bid,
    Buy,
    Card,
    Coin,
    Colour,
    Fairy,
    Magic,
    Pay,
    Rob,
    Silver,
    Steal,
    Take,
    meaning,
)
from drachenhort.games.drachenfaust.bids import UNDECIDED, black_in, common_in, fairy_in, red_in, silver_in
from drachenhort.games.drachenfaust.cards import COLOUR_NAMES, CUSTOM, NAMES, unpack_stones
from drachenhort.games.drachenfaust.data import GAIN_COMMON, GAIN_FAIRY, GAIN_SILVER
from drachenhort.games.drachenfaust.options import Options
from drachenhort.games.drachenfaust.state import BID_FAIRY, BID_GOLD, BID_MAGIC, DECISION_NAMES, NO_DOUBLE
from drachenhort.games.drachenfaust.steps import Auction, TieBreak
from drachenhort.games.drachenfaust.use import Declare, Rainbow, Use
from drachenhort.games.drachenfaust.view import View
from drachenhort.texts.catalogue import LANGUAGES, Argument, Catalogue
from drachenhort.words.words import Company


class DrachenfaustWords:
    """Drachenfaust in one language, for one company. See `Words`."""

    def __init__(self, texts: Catalogue, company: Company, options: AnyOptions) -> None:
        assert isinstance(options, Options), "options of another game"
        self.texts = texts
        self.company = company
        self.creatures = options.creatures  # 6.21 Those of one's own, which no catalogue names.

    # The table.

    def table(self, view: AnyView) -> list[str]:
        view = _seen(view)
        is_seated = view.seat < view.seats
        lines = [self.texts.say("heading", round=view.round, points=view.options.points), *self._card_lines(view), ""]
        lines += [self._bank_line(view), *self._pile_lines(view), ""]
        order = [(place + (view.seat if is_seated else 0)) % view.seats for place in range(view.seats)]
        lines += [self._seat_line(view, seat) for seat in order if seat != view.seat]
        if is_seated:
            lines += ["", *self._my_lines(view)]
        return lines

    def _card_lines(self, view: View) -> list[str]:
        """What is up for auction or in use, and what has been bid for it."""
        step = view.step
        lines: list[str] = []
        match step:
            case Auction():
                lines.append(self.texts.say("up-now", **self._card(step.card)))
                fist = step.choices[view.seat] if view.seat < view.seats else UNDECIDED
                if not fist & UNDECIDED:
                    lines.append(self.texts.say("my-fist", bid=self._bid(fist)))
            case TieBreak() | Declare() | Use():
                key = "tied-now" if isinstance(step, TieBreak) else "used-now"
                lines += [self.texts.say(key, **self._card(step.card)), self._bids_line(view)]
            case Rainbow():
                drawn = self._stones(unpack_stones(step.drawn))
                lines.append(self.texts.say("rainbow-now", stones=drawn, **self._colour(step.named)))
            case _:
                pass
        return lines

    def _bids_line(self, view: View) -> str:
        bids = [self.texts.say("seat-bid", name=self._name(seat), bid=self._bid(bid)) for seat, bid in enumerate(view.bids)]
        return self.texts.say("bids-now", bids="; ".join(bids))

    def _bank_line(self, view: View) -> str:
        coins = self._coins(view.fairy, view.common, view.silver, 0, view.red)
        return self.texts.say("bank", coins=coins, stones=self._stones(unpack_stones(view.stones)))

    def _pile_lines(self, view: View) -> list[str]:
        lines = [self.texts.say("to-come", cards=self._cards(view.stack))]
        if view.discards + view.drawn:
            lines.append(self.texts.say("discards", cards=self._cards(view.discards + view.drawn)))
        return lines

    def _seat_line(self, view: View, seat: int) -> str:
        place = view.places[seat]
        parts = [self.texts.say("seat-points", points=place.score), self._stones_line(view, seat)]
        if view.options.open_coins:
            coins = self._coins(place.fairy, place.common, place.silver, place.black, place.red)
            parts.append(self.texts.say("seat-coins", coins=coins))
        elif place.black or place.red:
            parts.append(self._coins(0, 0, 0, place.black, place.red))
        parts += self._lying(view, seat)
        return self.texts.say("seat-line", name=self.company.names[seat], seat=seat + 1, list="; ".join(parts))

    def _stones_line(self, view: View, seat: int) -> str:
        return self.texts.say("seat-stones", stones=self._stones(unpack_stones(view.places[seat].stones)))

    def _lying(self, view: View, seat: int) -> list[str]:
        place = view.places[seat]
        parts: list[str] = []
        if place.laid:
            parts.append(self.texts.say("seat-laid", count=place.laid))
        if place.double != NO_DOUBLE:
            parts.append(self.texts.say("seat-double"))
        return parts

    def _my_lines(self, view: View) -> list[str]:
        place = view.places[view.seat]
        parts = [self.texts.say("seat-points", points=place.score), self._stones_line(view, view.seat)]
        coins = self._coins(place.fairy, place.common, place.silver, place.black, place.red)
        return [
            self.texts.say("my-table", list="; ".join(parts + self._lying(view, view.seat))),
            self.texts.say("my-coins", coins=coins),
        ]

    # Decisions, moves and refusals.

    def decision(self, view: AnyView, seat: int, kind: int) -> str:
        view = _seen(view)
        if seat != view.seat and kind in (BID_FAIRY, BID_MAGIC):  # 4.1 How far another seat has come is its own affair.
            kind = BID_GOLD
        card = _card_of(view)
        return self.texts.say(f"decision-{DECISION_NAMES[kind]}", **self._card(card), **self.company.who(seat))

    def move(self, view: AnyView, action: int) -> str:
        view = _seen(view)
        match meaning(action):
            case Bid(fairy, common):
                return self.texts.say("move-bid", coins=self._coins(fairy, common))
            case Fairy(fairy):
                return self.texts.say("move-fairy", coins=self._coins(fairy))
            case Magic(black, red):
                return self.texts.say("move-magic", coins=self._coins(0, 0, 0, black, red))
            case Silver(silver):
                return self.texts.say("move-silver", coins=self._coins(0, 0, silver))
            case Pay(red, blue, yellow):
                return self.texts.say("move-pay", stones=self._stones([red, blue, yellow]))
            case Take():
                card = _card_of(view)
                return self.texts.say(
                    "move-take", coins=self._coins(GAIN_FAIRY[card], GAIN_COMMON[card], GAIN_SILVER[card])
                )
            case Colour(colour):
                return self.texts.say("move-colour", **self._colour(colour))
            case Rob(seat):
                return self.texts.say("move-rob", name=self.company.names[seat])
            case Steal(seat, colour):
                return self.texts.say("move-steal", name=self.company.names[seat], **self._colour(colour))
            case Coin(seat):
                return self.texts.say("move-coin", name=self.company.names[seat])
            case Card(card):
                return self.texts.say("move-card", **self._card(card))
            case Buy(colour, tender):
                return self.texts.say("move-buy", tender=TENDER_NAMES[tender], **self._colour(colour))
            case plain:
                return self.texts.say(f"move-{type(plain).__name__.lower()}")

    def refusal(self, view: AnyView, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")

    # What happens.

    def is_on_table(self, event: Event) -> bool:
        return event.kind.name in ("decided", "turned-up")

    def event(self, event: Event) -> str:
        name = event.kind.name
        key = f"event-{name}"
        values = event.values
        match name:
            case "extras-shuffled":
                return self.texts.say(key)
            case "round-begins":
                cards = self._cards(values[1:])
                return self.texts.say(key, round=values[0], count=len(values) - 1, cards=cards)
            case "round-ends" | "stopped":
                return self.texts.say(key, round=values[0])
            case "turned-up" | "not-auctioned" | "hexed" | "unused" | "tied-out":
                return self.texts.say(key, **self._card(values[0]))
            case "tied":
                return self.texts.say(key, names=", ".join(self._name(seat) for seat in values))
        return self.texts.say(key, **self._details(name, values), **self.company.who(values[0]))

    def _details(self, name: str, values: list[int]) -> dict[str, Argument]:
        """What else there is to say about an event whose first number is a seat."""
        match name:
            case "bid":
                return {"coins": self._coins(values[1], values[2], 0, values[3], values[4])}
            case "bid-silver":
                return {"coins": self._coins(0, 0, values[1])}
            case "took-coins":
                return {"coins": self._coins(*values[1:])}
            case "took-stones" | "paid-stones" | "stones-back" | "lost-stones":
                return {"stones": self._stones(values[1:])}
            case "scored":
                return {"points": values[1], "total": values[2]}
            case "stole-stone":
                return {"from": self._name_from(values[1])} | self._colour(values[2])
            case "stole-coins":
                return {"from": self._name_from(values[1]), "coins": self._coins(*values[2:])}
            case "robbed":
                return {"from": self._name_from(values[1])}
            case "robbed-coins":
                return {"from": self._name_from(values[1]), "coins": self._coins(0, values[2], values[3])}
            case "bought":
                return {"coins": self._coins(*values[2:])} | self._colour(values[1])
            case "gave-up":
                return {"coins": self._coins(values[1])}
            case "named" | "drew-stone":
                return self._colour(values[1])
            case "won" | "doubled" | "uses" | "no-effect" | "laid-down" | "chose-card" | "drew-card" | "passed":
                return self._card(values[1])
        return {}

    def outcome(self, outcome: Outcome) -> list[str]:
        lines = [self.texts.say(f"ending-{outcome.ending}")]
        for seat, score in enumerate(outcome.scores):
            lines.append(self.texts.say("result-seat", points=score, **self.company.who(seat)))
        return lines

    # Things and people.

    def _card(self, card: int) -> dict[str, Argument]:
        return {"card": self._card_name(card)}

    def _card_name(self, card: int) -> str:
        own = card - CUSTOM
        if 0 <= own < len(self.creatures):
            return self.creatures[own].names[LANGUAGES.index(self.texts.language)]
        return self.texts.say(f"card-{NAMES[card]}")

    def _cards(self, cards: list[int]) -> str:
        return ", ".join(self._card_name(card) for card in cards) or self.texts.say("no-cards")

    def _colour(self, colour: int) -> dict[str, Argument]:
        return {"colour": COLOUR_NAMES[colour]}

    def _coins(self, fairy: int = 0, common: int = 0, silver: int = 0, black: int = 0, red: int = 0) -> str:
        counts = {"fairy": fairy, "common": common, "silver": silver, "black": black, "red": red}
        parts = [self.texts.say(f"coins-{kind}", count=count) for kind, count in counts.items() if count]
        return ", ".join(parts) or self.texts.say("nothing")

    def _bid(self, bid: int) -> str:
        return self._coins(fairy_in(bid), common_in(bid), silver_in(bid), black_in(bid), red_in(bid))

    def _stones(self, counts: list[int]) -> str:
        parts = [
            self.texts.say("stones-of", count=count, colour=name)
            for name, count in zip(COLOUR_NAMES, counts, strict=True)
            if count
        ]
        return ", ".join(parts) or self.texts.say("no-stones")

    def _name(self, seat: int) -> str:
        return self.texts.say("you") if seat == self.company.reader else self.company.names[seat]

    def _name_from(self, seat: int) -> str:
        return self.texts.say("from-you") if seat == self.company.reader else self.company.names[seat]


def _seen(view: AnyView) -> View:
    assert isinstance(view, View), "a view of another game"
    return view


def _card_of(view: View) -> int:
    """The card this is about; a Rainbow Dragon's stones belong to the card below."""
    step = view.step
    while step is not None:
        if isinstance(step, Auction | TieBreak | Declare | Use):
            return step.card
        step = step.below
    return 0
