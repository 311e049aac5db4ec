"""What Schutt und Asche says at the table."""

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.outcome import Outcome
from drachenhort.core.state import View as AnyView
from drachenhort.games.schutt_und_asche import gold
from drachenhort.games.schutt_und_asche.actions import (
    TOPICS,
    Buy,
    Fight,
    Lay,
    Lift,
    Look,
    Name,
    Next,
    Offer,
    Piece,
    Put,
    SayGold,
    SayOffer,
    SayTop,
    Take,
    Talk,
    meaning,
)
from drachenhort.games.schutt_und_asche.board import ALL_LANDS, BOARD, FIELDS, LAND_NAMES, lands_of
from drachenhort.games.schutt_und_asche.data import FAME_VALUES, HITS, TILE_NAMES
from drachenhort.games.schutt_und_asche.stacks import unpack
from drachenhort.games.schutt_und_asche.state import DECISION_NAMES
from drachenhort.games.schutt_und_asche.steps import LayingOut
from drachenhort.games.schutt_und_asche.steps_fight import CARD_NAMES
from drachenhort.games.schutt_und_asche.steps_fight import Fight as FightStep
from drachenhort.games.schutt_und_asche.steps_purchase import Laying, Putting
from drachenhort.games.schutt_und_asche.steps_setup import Sorting
from drachenhort.games.schutt_und_asche.view import SeatView, View
from drachenhort.games.schutt_und_asche.view_json import numbers_possible
from drachenhort.texts.catalogue import NO_BREAK, Argument, Catalogue
from drachenhort.words.words import Company


class SchuttUndAscheWords:
    """Schutt und Asche in one language, for one company. See `Words`."""

    def __init__(self, texts: Catalogue, company: Company) -> None:
        self.texts = texts
        self.company = company

    # The table.

    def table(self, view: AnyView) -> list[str]:
        view = _seen(view)
        lines = [self._heading(view), *self._field_lines(view), ""]
        first = view.seat if view.seat < view.seats else 0
        for place in range(view.seats):
            seat = (first + place) % view.seats
            lines += [self._seat_line(view, seat), self._lands_line(view, seat)]
        lines += self._common_lines(view)
        if view.seat < view.seats:
            lines += ["", self._gold_line(view)]
        return lines

    def _heading(self, view: View) -> str:
        return self.texts.say("heading", round=view.round, name=self._name(view.regent), hits=view.hits, most=HITS)

    def _field_lines(self, view: View) -> list[str]:
        if isinstance(view.step, LayingOut):
            return [self.texts.say("tiles-taken-up")]
        return [self._field_line(view, field) for field in range(FIELDS)]

    def _field_line(self, view: View, field: int) -> str:
        colour = "red" if view.reds >> field & 1 else "yellow"
        numbers = ", ".join(str(number) for number in numbers_possible(view, field))
        key = "field-up" if view.up >> field & 1 else "field-down"
        return self.texts.say(key, field=field + 1, land=BOARD.fields[field].leads_to, colour=colour, numbers=numbers)

    def _seat_line(self, view: View, seat: int) -> str:
        place = view.places[seat]
        status = "victorious" if view.victor == seat else "successful" if place.is_successful else "none"
        return self.texts.say(
            "seat-line",
            name=self._name(seat),
            seat=seat + 1,
            cards=place.hand_size,
            power=place.power,
            fame=_fame(place),
            hits=place.hits,
            offered=place.offered_size,
            spent=place.spent,
            status=status,
        )

    def _lands_line(self, view: View, seat: int) -> str:
        own = view.places[seat].lands & view.standing
        lands = ", ".join(self._land(view, land) for land in lands_of(own))
        return self.texts.say("lands-line", lands=lands or self.texts.say("nothing"))

    def _land(self, view: View, land: int) -> str:
        """`L3 4 (knight, sword; from the top: ?, power, shield)`: height, what stands there, what this seat knows."""
        about: list[str] = []
        gear = [
            self._tile(kind) for kind, mask in ((2, view.knights), (3, view.swords), (4, view.shields)) if mask >> land & 1
        ]
        if view.marked >> land & 1:
            gear.append(self.texts.say("marker"))
        if gear:
            about.append(", ".join(gear))
        if view.stacks[land]:
            tiles = [self._tile(kind) for kind in unpack(view.stacks[land])]
            hidden = ["?"] * (view.heights[land] - len(tiles))
            about.append(self.texts.say("from-the-top", tiles=", ".join(hidden + tiles)))
        details = f" ({'; '.join(about)})" if about else ""
        return f"{LAND_NAMES[land]}{NO_BREAK}{view.heights[land]}{details}"

    def _common_lines(self, view: View) -> list[str]:
        lines: list[str] = []
        lost = lands_of(ALL_LANDS & ~view.standing)
        if lost:
            lines += ["", self.texts.say("lost-line", lands=", ".join(LAND_NAMES[land] for land in lost))]
        step = view.step
        if isinstance(step, FightStep):
            turned = step.turned
            lines += [
                "",
                self.texts.say(
                    "fight-line",
                    land=LAND_NAMES[step.land],
                    knights=turned.knights,
                    dragons=turned.dragons,
                    swords=turned.swords,
                    shields=turned.shields,
                ),
            ]
        for entry in view.claims:
            lines.append(self.texts.say("claim-line", claim=self._claim(entry % 1000), **self.company.who(entry // 1000)))
        return lines

    def _gold_line(self, view: View) -> str:
        names = self._gold(gold.unpack(view.hand))
        return self.texts.say("my-gold", cards=names, worth=gold.worth_of(view.hand) - view.places[view.seat].spent)

    # Decisions, moves and refusals.

    def decision(self, view: AnyView, seat: int, kind: int) -> str:
        view = _seen(view)
        details: dict[str, Argument] = {"land": self._land_at_hand(view, seat), "tile": self._tile_at_hand(view)}
        return self.texts.say(f"decision-{DECISION_NAMES[kind]}", **details, **self.company.who(seat))

    def _land_at_hand(self, view: View, seat: int) -> str:
        step = view.step
        if isinstance(step, FightStep):
            return LAND_NAMES[step.land]
        order = step.order if isinstance(step, Laying) else step.orders[seat] if isinstance(step, Sorting) else None
        return "" if order is None else LAND_NAMES[order.land]

    def _tile_at_hand(self, view: View) -> str:
        return self._tile(view.step.kind) if isinstance(view.step, Putting) else ""

    def move(self, view: AnyView, action: int) -> str:
        act = meaning(action)
        key = f"move-{type(act).__name__.lower()}"
        match act:
            case Take() | Buy() | Look() | Put() | Fight() | Lift():
                return self.texts.say(key, land=LAND_NAMES[act.land])
            case Next():
                return self.texts.say(key, tile=self._tile(act.kind))
            case Offer():
                return self.texts.say(key, card=self._gold([act.value]))
            case Piece():
                return self.texts.say(key, field=act.field + 1)
            case Lay():
                return self.texts.say(key, colours=self._colours([act.red >> field & 1 for field in range(FIELDS)]))
            case Name():
                return self.texts.say(key, name=self._name(act.seat))
            case Talk():
                return self.texts.say(key, topic=TOPICS[act.topic])
            case SayOffer() | SayGold() | SayTop():
                return self.texts.say("move-say", claim=self._claim(action))
            case _:
                return self.texts.say(key)

    def _claim(self, action: int) -> str:
        match meaning(action):
            case SayOffer(amount):
                return self.texts.say("claim-offer", gold=amount)
            case SayGold(amount):
                return self.texts.say("claim-gold", gold=amount)
            case SayTop(land, kind):
                return self.texts.say("claim-top", land=LAND_NAMES[land], tile=self._tile(kind))
            case _:
                raise AssertionError("no claim")

    def refusal(self, view: AnyView, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")

    # What happens.

    def is_on_table(self, event: Event) -> bool:
        return event.kind.name == "got-gold"

    def event(self, event: Event) -> str:
        """Every number of an event is told by what its name says it is."""
        values: dict[str, Argument] = {}
        for place, field in enumerate(event.kind.fields):
            number = event.values[place] if place < len(event.values) else 0
            match field:
                case "seat" | "regent":
                    values |= self.company.who(number)
                case "land":
                    values["land"] = LAND_NAMES[number]
                case "lands*":
                    values["lands"] = ", ".join(LAND_NAMES[land] for land in event.values[place:])
                case "tiles*":
                    values["tiles"] = ", ".join(self._tile(kind) for kind in event.values[place:])
                case "cards*":
                    values["cards"] = self._gold(event.values[place:])
                case "colours*":
                    values["colours"] = self._colours(event.values[place:])
                case "claim":
                    values["claim"] = self._claim(number)
                case "card":
                    values["card"] = self.texts.say("combat-card", card=CARD_NAMES[number])
                case "field":
                    values["field"] = number + 1
                case "tile" if event.kind.name != "tile-up":
                    values["tile"] = self._tile(number) if number else self.texts.say("nothing")
                case _:
                    values[field] = number
        return self.texts.say(f"event-{event.kind.name}", **values)

    def outcome(self, outcome: Outcome) -> list[str]:
        lines = [self.texts.say(f"ending-{outcome.ending}")]
        if outcome.winners:
            for seat, score in enumerate(outcome.scores):
                is_winner = "yes" if seat in outcome.winners else "no"
                lines.append(self.texts.say("result-seat", points=score, winner=is_winner, **self.company.who(seat)))
        return lines

    # Tiles, gold and people.

    def _tile(self, kind: int) -> str:
        return self.texts.say("tile", kind=TILE_NAMES[kind])

    def _gold(self, values: list[int]) -> str:
        return ", ".join(str(value) if value else "X" for value in values) or self.texts.say("nothing")

    def _colours(self, reds: list[int]) -> str:
        return ", ".join(self.texts.say("colour", colour="red" if red else "yellow") for red in reds)

    def _name(self, seat: int) -> str:
        return self.texts.say("you") if seat == self.company.reader else self.company.names[seat]


def _seen(view: AnyView) -> View:
    assert isinstance(view, View), "a view of another game"
    return view


def _fame(place: SeatView) -> int:
    return sum(value * (place.fame >> (value * 4) & 15) for value in range(1, FAME_VALUES + 1))
