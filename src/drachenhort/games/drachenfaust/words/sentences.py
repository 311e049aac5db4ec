"""What Drachenfaust says at the table."""

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.options import Options as AnyOptions
from drachenhort.core.state import View as AnyView
from drachenhort.core.words import Argument, Company, Speaker, Texts
from drachenhort.games.drachenfaust.actions import (
    ACTIONS,
    Bid,
    Buy,
    Card,
    Coin,
    Colour,
    Fairy,
    Magic,
    Pass,
    Pay,
    Rob,
    Silver,
    Steal,
    Take,
)
from drachenhort.games.drachenfaust.bids import UNDECIDED
from drachenhort.games.drachenfaust.cards import NAMES, unpack_stones
from drachenhort.games.drachenfaust.data import GAIN_COMMON, GAIN_FAIRY, GAIN_SILVER
from drachenhort.games.drachenfaust.domains import TENDER
from drachenhort.games.drachenfaust.options import Options
from drachenhort.games.drachenfaust.state import NO_DOUBLE
from drachenhort.games.drachenfaust.steps import Auction, TieBreak
from drachenhort.games.drachenfaust.use import Declare, Rainbow, Use
from drachenhort.games.drachenfaust.view import View
from drachenhort.games.drachenfaust.words.prompts import card_of, prompt
from drachenhort.games.drachenfaust.words.things import Things


class DrachenfaustWords(Speaker):
    """Drachenfaust in one language, for one company. See `Words`."""

    def __init__(self, texts: Texts, company: Company, options: AnyOptions) -> None:
        assert isinstance(options, Options), "options of another game"
        super().__init__(texts, company, options)
        self.things = Things(texts, company, options.creatures)

    # The table.

    def table(self, view: AnyView) -> list[str]:
        view = _seen(view)
        lines = [self.texts.say("heading", round=view.round, points=view.options.points), *self._card_lines(view), ""]
        lines += [self._bank_line(view), *self._pile_lines(view), ""]
        order = [(place + view.first_seen) % view.seats for place in range(view.seats)]
        lines += [self._seat_line(view, seat) for seat in order if seat != view.seat]
        if view.is_seated:
            lines += ["", *self._my_lines(view)]
        return lines

    def _card_lines(self, view: View) -> list[str]:
        """What is up for auction or in use, and what has been bid for it."""
        step = view.step
        lines: list[str] = []
        match step:
            case Auction():
                lines.append(self.texts.say("up-now", **self.things.card(step.card)))
                fist = step.choices[view.seat] if view.seat < view.seats else UNDECIDED
                if not fist & UNDECIDED:
                    lines.append(self.texts.say("my-fist", bid=self.things.bid(fist)))
            case TieBreak() | Declare() | Use():
                key = "tied-now" if isinstance(step, TieBreak) else "used-now"
                lines += [self.texts.say(key, **self.things.card(step.card)), self._bids_line(view)]
            case Rainbow():
                drawn = self.things.stones(unpack_stones(step.drawn))
                lines.append(self.texts.say("rainbow-now", stones=drawn, **self.things.colour(step.named)))
            case _:
                pass
        return lines

    def _bids_line(self, view: View) -> str:
        bids = [
            self.texts.say("seat-bid", name=self.things.name(seat), bid=self.things.bid(bid))
            for seat, bid in enumerate(view.bids)
        ]
        return self.texts.say("bids-now", bids="; ".join(bids))

    def _bank_line(self, view: View) -> str:
        coins = self.things.coins(view.fairy, view.common, view.silver, 0, view.red)
        return self.texts.say("bank", coins=coins, stones=self.things.stones(unpack_stones(view.stones)))

    def _pile_lines(self, view: View) -> list[str]:
        lines = [self.texts.say("to-come", cards=self.things.cards(view.stack))]
        if view.discards + view.drawn:
            lines.append(self.texts.say("discards", cards=self.things.cards(view.discards + view.drawn)))
        return lines

    def _seat_line(self, view: View, seat: int) -> str:
        place = view.places[seat]
        parts = [self.texts.say("seat-points", points=place.score), self._stones_line(view, seat)]
        if view.options.open_coins:
            coins = self.things.coins(place.fairy, place.common, place.silver, place.black, place.red)
            parts.append(self.texts.say("seat-coins", coins=coins))
        elif place.black or place.red:
            parts.append(self.things.coins(0, 0, 0, place.black, place.red))
        parts += self._lying(view, seat)
        return self.texts.say("seat-line", name=self.company.names[seat], seat=seat + 1, list="; ".join(parts))

    def _stones_line(self, view: View, seat: int) -> str:
        return self.texts.say("seat-stones", stones=self.things.stones(unpack_stones(view.places[seat].stones)))

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
        coins = self.things.coins(place.fairy, place.common, place.silver, place.black, place.red)
        return [
            self.texts.say("my-table", list="; ".join(parts + self._lying(view, view.seat))),
            self.texts.say("my-coins", coins=coins),
        ]

    # Decisions, moves and refusals.

    def decision(self, view: AnyView, seat: int, kind: int) -> str:
        return prompt(self.things, _seen(view), seat, kind)

    def move(self, view: AnyView, action: int) -> str:
        view = _seen(view)
        match ACTIONS.meaning(action):
            case Bid(fairy, common):
                return self.texts.say("move-bid", coins=self.things.coins(fairy, common))
            case Fairy(fairy):
                return self.texts.say("move-fairy", coins=self.things.coins(fairy))
            case Magic(black, red):
                return self.texts.say("move-magic", coins=self.things.coins(0, 0, 0, black, red))
            case Silver(silver):
                return self.texts.say("move-silver", coins=self.things.coins(0, 0, silver))
            case Pay(red, blue, yellow):
                return self.texts.say("move-pay", stones=self.things.some_stones([red, blue, yellow]))
            case Take():
                card = card_of(view)
                return self.texts.say(
                    "move-take", coins=self.things.coins(GAIN_FAIRY[card], GAIN_COMMON[card], GAIN_SILVER[card])
                )
            case Colour(colour):
                return self.texts.say("move-colour", **self.things.colour(colour))
            case Rob(seat):
                return self.texts.say("move-rob", name=self.company.names[seat])
            case Steal(seat, colour):
                return self.texts.say("move-steal", name=self.company.names[seat], **self.things.colour(colour))
            case Coin(seat):
                return self.texts.say("move-coin", name=self.company.names[seat])
            case Card(card):
                return self.texts.say("move-card", **self.things.card(card))
            case Buy(colour, tender):
                return self.texts.say("move-buy", tender=TENDER.word(tender), **self.things.colour(colour))
            case Pass():
                return self.texts.say("move-pass", use=NAMES[card_of(view)])
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
                cards = self.things.cards(values[1:])
                return self.texts.say(key, round=values[0], count=len(values) - 1, cards=cards)
            case "round-ends" | "stopped":
                return self.texts.say(key, round=values[0])
            case "turned-up" | "not-auctioned" | "hexed" | "unused" | "tied-out":
                return self.texts.say(key, **self.things.card(values[0]))
            case "tied":
                return self.texts.say(key, names=self.things.listed([self.things.name_from(seat) for seat in values]))
        return self.texts.say(key, **self._details(name, values), **self.company.who(values[0]))

    def _details(self, name: str, values: list[int]) -> dict[str, Argument]:
        """What else there is to say about an event whose first number is a seat."""
        match name:
            case "bid":
                return {"coins": self.things.coins(values[1], values[2], 0, values[3], values[4])}
            case "bid-silver":
                return {"coins": self.things.coins(0, 0, values[1])}
            case "took-coins":
                return {"coins": self.things.coins(*values[1:])}
            case "took-stones" | "paid-stones" | "stones-back" | "lost-stones":
                return {"stones": self.things.some_stones(values[1:])}
            case "scored":
                return {"points": values[1], "total": values[2]}
            case "stole-stone":
                return {"from": self.things.name_from(values[1])} | self.things.colour(values[2])
            case "stole-coins":
                return {"from": self.things.name_from(values[1]), "coins": self.things.coins(*values[2:])}
            case "robbed":
                return {"from": self.things.name_from(values[1])}
            case "robbed-coins":
                return {"from": self.things.name_from(values[1]), "coins": self.things.coins(0, values[2], values[3])}
            case "bought":
                return {"coins": self.things.coins(*values[2:])} | self.things.colour(values[1])
            case "gave-up":
                return {"coins": self.things.coins(values[1])}
            case "named" | "drew-stone":
                return self.things.colour(values[1])
            case "won" | "doubled" | "uses" | "no-effect" | "laid-down" | "chose-card" | "drew-card" | "passed":
                return self.things.card(values[1])
        return {}


def _seen(view: AnyView) -> View:
    assert isinstance(view, View), "a view of another game"
    return view
