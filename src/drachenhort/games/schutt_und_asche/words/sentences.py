"""What Schutt und Asche says at the table."""

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.outcome import Outcome
from drachenhort.core.shapes import Many, Shape
from drachenhort.core.state import View as AnyView
from drachenhort.core.words import NO_BREAK, Argument, Speaker
from drachenhort.games.schutt_und_asche import decisions, domains, events, gold
from drachenhort.games.schutt_und_asche.actions import (
    ACTIONS,
    Buy,
    Done,
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
)
from drachenhort.games.schutt_und_asche.board import ALL_LANDS, ENTRIES, FIELDS, LAND_NAMES, lands_of
from drachenhort.games.schutt_und_asche.data import HITS, TILE_NAMES
from drachenhort.games.schutt_und_asche.decisions import DECISIONS
from drachenhort.games.schutt_und_asche.stacks import unpack
from drachenhort.games.schutt_und_asche.state import fame_of
from drachenhort.games.schutt_und_asche.steps import LayingOut
from drachenhort.games.schutt_und_asche.steps_dragon import Offering
from drachenhort.games.schutt_und_asche.steps_fight import Fight as FightStep
from drachenhort.games.schutt_und_asche.steps_purchase import Laying, Putting
from drachenhort.games.schutt_und_asche.steps_setup import Sorting
from drachenhort.games.schutt_und_asche.view import View
from drachenhort.games.schutt_und_asche.view_json import numbers_possible
from drachenhort.games.schutt_und_asche.words.asks import done_with, facts


class SchuttUndAscheWords(Speaker):
    """Schutt und Asche in one language, for one company. See `Words`."""

    # The table.

    def table(self, view: AnyView) -> list[str]:
        view = _seen(view)
        lines = [self._heading(view), *self._field_lines(view), ""]
        first = view.first_seen
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
        return self.texts.say(key, field=field + 1, land=self._code(ENTRIES[field]), colour=colour, numbers=numbers)

    def _seat_line(self, view: View, seat: int) -> str:
        place = view.places[seat]
        return self.texts.say(
            "seat-line",
            name=self._name(seat),
            seat=seat + 1,
            cards=place.hand_size,
            power=place.power,
            fame=sum(fame_of(place.fame)),
            hits=place.hits,
            offered=place.offered_size,
            spent=place.spent,
            status=view.status_of(seat),
        )

    def _lands_line(self, view: View, seat: int) -> str:
        own = view.places[seat].lands & view.standing
        lands = ", ".join(self._land(view, land) for land in lands_of(own))
        return self.texts.say("lands-line", lands=lands or self.texts.say("nothing"))

    def _land(self, view: View, land: int) -> str:
        """`L3 Owl Tower 4 (knight, sword; from the top: ?, power)`: height, what stands there, what this seat knows."""
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
        return f"{self._code(land)}{NO_BREAK}{view.heights[land]}{details}"

    def _common_lines(self, view: View) -> list[str]:
        lines: list[str] = []
        lost = lands_of(ALL_LANDS & ~view.standing)
        if lost:
            lines += ["", self.texts.say("lost-line", lands=", ".join(self._code(land) for land in lost))]
        step = view.step
        if isinstance(step, FightStep):
            turned = step.turned
            lines += [
                "",
                self.texts.say(
                    "fight-line",
                    land=self._place(step.land),
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
        details |= facts(view, seat, kind)
        if kind == decisions.OFFER:
            details["wanted"] = self._any_of(numbers_possible(view, view.field))
        return self.texts.say(f"decision-{DECISIONS.names[kind]}", **details, **self.company.who(seat))

    def _land_at_hand(self, view: View, seat: int) -> str:
        step = view.step
        if isinstance(step, FightStep):
            return self._place(step.land)
        if isinstance(step, Offering):
            return self._place(ENTRIES[view.field])
        order = step.order if isinstance(step, Laying) else step.orders[seat] if isinstance(step, Sorting) else None
        return "" if order is None else self._place(order.land)

    def _any_of(self, numbers: list[int]) -> str:
        """`1, 2 or 4`."""
        first = ", ".join(str(number) for number in numbers[:-1])
        return self.texts.say("either", numbers=first, last=numbers[-1]) if first else str(numbers[-1])

    def _tile_at_hand(self, view: View) -> str:
        return self._tile(view.step.kind) if isinstance(view.step, Putting) else ""

    def move(self, view: AnyView, action: int) -> str:
        act = ACTIONS.meaning(action)
        key = f"move-{type(act).__name__.lower()}"
        match act:
            case Take() | Buy() | Look() | Put() | Fight() | Lift():
                return self.texts.say(key, land=self._place(act.land))
            case Next():
                return self.texts.say(key, tile=self._tile(act.kind))
            case Offer():
                return self.texts.say(key, card=self._gold([act.value]))
            case Piece():
                return self.texts.say(key, field=act.field + 1)
            case Lay():
                return self.texts.say(key, sides=self._sides([act.red >> field & 1 for field in range(FIELDS)]))
            case Done():
                return self.texts.say(key, **done_with(_seen(view)))
            case Name():
                return self.texts.say(key, name=self._name(act.seat))
            case Talk():
                return self.texts.say(key, topic=domains.TOPIC.word(act.topic))
            case SayOffer() | SayGold() | SayTop():
                return self.texts.say("move-say", claim=self._claim(action))
            case _:
                return self.texts.say(key)

    def _claim(self, action: int) -> str:
        match ACTIONS.meaning(action):
            case SayOffer(amount):
                return self.texts.say("claim-offer", gold=amount)
            case SayGold(amount):
                return self.texts.say("claim-gold", gold=amount)
            case SayTop(land, kind):
                return self.texts.say("claim-top", land=self._place(land), tile=self._tile(kind))
            case _:
                raise AssertionError("no claim")

    def refusal(self, view: AnyView, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")

    # What happens.

    def is_on_table(self, event: Event) -> bool:
        # That somebody lays nothing is said to all.
        return event.kind.name == "got-gold" or (event.kind.name == "offered-cards" and len(event.values) == 1)

    def event(self, event: Event) -> str:
        """Every number of an event is told by what it stands for."""
        values: dict[str, Argument] = {}
        for place, (field, shape) in enumerate(event.kind.fields.items()):
            if isinstance(shape, Many):
                values |= self._list(field, shape.of, event.values[place:])
            else:
                values |= self._value(field, shape, event.values[place])
        return self.texts.say(f"event-{event.kind.name}", **values)

    def _value(self, field: str, shape: Shape, number: int) -> dict[str, Argument]:
        match shape:
            case domains.SEAT:
                return dict(self.company.who(number))
            case domains.LAND:
                return {field: self._place(number)}
            case domains.FIELD:
                return {field: number + 1}
            case domains.COMBAT:
                return {field: self.texts.say("combat-card", card=domains.COMBAT.word(number))}
            case domains.TILE | domains.GEAR | domains.TILE_OR_NONE:
                return {field: self._tile(number) if number else self.texts.say("nothing")}
            case events.CLAIM:
                return {field: self._claim(number)}
            case _:
                return {field: number}

    def _list(self, field: str, of: Shape, numbers: list[int]) -> dict[str, Argument]:
        match of:
            case domains.LAND:
                return {field: ", ".join(self._place(land) for land in numbers)}
            case domains.TILE:
                return {field: ", ".join(self._tile(kind) for kind in numbers)}
            case domains.GOLD:
                return {field: self._gold(numbers), "gold": sum(numbers), "count": len(numbers)}
            case domains.COLOUR:
                return {"sides": self._sides(numbers)}
            case _:
                raise AssertionError(f"no words for {field}")

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

    def _sides(self, reds: list[int]) -> str:
        """Where the red tiles lie, field by field."""
        return ", ".join(self.texts.say("side", field=field + 1) for field, red in enumerate(reds) if red)

    def _place(self, land: int) -> str:
        """What a land is called."""
        return self.texts.say("land", land=LAND_NAMES[land])

    def _code(self, land: int) -> str:
        """What it is called, after what one types for it."""
        return f"{LAND_NAMES[land]}{NO_BREAK}{self._place(land)}"

    def _name(self, seat: int) -> str:
        return self.texts.say("you") if seat == self.company.reader else self.company.names[seat]


def _seen(view: AnyView) -> View:
    assert isinstance(view, View), "a view of another game"
    return view
