"""What Drachenfels says at the table."""

from drachenhort.core.decision import bit_count
from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.outcome import Outcome
from drachenhort.core.state import View as AnyView
from drachenhort.games.drachenfels.actions import (
    Build,
    Cloud,
    Dragon,
    Draw,
    Knight,
    Lift,
    Move,
    Play,
    Raze,
    Rebuild,
    Set,
    Shift,
    Swap,
    Use,
    meaning,
)
from drachenhort.games.drachenfels.cards import NAMES, unpack
from drachenhort.games.drachenfels.data import BRIDGES, COLOURS, RAINBOWS
from drachenhort.games.drachenfels.fields import (
    CASTLE,
    FIELD_NAMES,
    PAIR_NAMES,
    POWERS,
    QUARTERS,
    ROCK,
    ROCK_CASTLE,
    SITE_NAMES,
    pair_names_in,
    site_names_in,
)
from drachenhort.games.drachenfels.state import DECISION_NAMES, MOVE_KNIGHT, NO_COLOUR, NOWHERE, RESET_RAINBOW, TAKE_TURN
from drachenhort.games.drachenfels.steps import Move as MoveStep
from drachenhort.games.drachenfels.view import View
from drachenhort.games.drachenfels.walks import FLIGHT
from drachenhort.games.drachenfels.ways import CROSSING
from drachenhort.texts.catalogue import Argument, Catalogue
from drachenhort.words.drachenfels_board import drawn_board
from drachenhort.words.words import Company

SHOWN_DISCARDS = 8
"""So many discards are told, from the top."""

LAST_TURNS = 100
"""9 So many turns before the limit everybody is told how many are left."""


class DrachenfelsWords:
    """Drachenfels in one language, for one company. See `Words`."""

    def __init__(self, texts: Catalogue, company: Company) -> None:
        self.texts = texts
        self.company = company

    # The table.

    def table(self, view: AnyView) -> list[str]:
        view = _seen(view)
        lines = [self.texts.say("heading", turn=view.turns), "", *drawn_board(view), "", self.texts.say("board-signs")]
        lines += [*self._pieces(view), *self._cards_on_table(view), ""]
        lines += [self._seat_line(view, seat) for seat in range(view.seats) if seat != view.seat]
        return [*lines, "", *self._own_lines(view)] if view.seat < view.seats else lines

    def _pieces(self, view: View) -> list[str]:
        rainbows, bridges = pair_names_in(view.rainbows), site_names_in(view.bridges)
        left = RAINBOWS - bit_count(view.rainbows)
        lines = [
            self.texts.say("rainbows", list=self._listed(rainbows), left=left),
            self.texts.say("bridges", list=self._listed(bridges), left=BRIDGES - bit_count(view.bridges)),
            self.texts.say("dragons", list=self._listed([FIELD_NAMES[dragon] for dragon in view.dragons])),
        ]
        if any(place.looked for place in view.places):
            lines.append(self.texts.say("castles-are-open"))
        return lines

    def _cards_on_table(self, view: View) -> list[str]:
        shown = [self._card(kind) for kind in reversed(view.discards[-SHOWN_DISCARDS:])]
        more = " ..." if len(view.discards) > SHOWN_DISCARDS else ""
        discards = self.texts.say("discards", cards=", ".join(shown) + more) if shown else self.texts.say("discards-none")
        if view.is_top_used:
            discards += " " + self.texts.say("discards-used")
        return [self.texts.say("piles", count=view.draw_count) + " " + discards]

    def _seat_line(self, view: View, seat: int) -> str:
        hand = self.texts.say("seat-hand", count=view.hand_sizes[seat])
        if view.known[seat]:
            hand = self.texts.say("seat-known", hand=hand, cards=self._kinds(unpack(view.known[seat])))
        name = self.company.names[seat]
        return self.texts.say("seat-line", name=name, seat=seat + 1, hand=hand, **self._knight(view, seat))

    def _own_lines(self, view: View) -> list[str]:
        lines = [self.texts.say("my-knight", **self._knight(view, view.seat))]
        seen = [
            self.texts.say("look", castle=FIELD_NAMES[ROCK_CASTLE + castle], colour=COLOURS[colour])
            for castle, colour in enumerate(view.seen)
            if colour is not None
        ]
        if seen:
            lines.append(self.texts.say("my-looks", list=", ".join(seen)))
        if view.pools[0]:
            lines.append(self.texts.say("known-pile", cards=self._kinds(unpack(view.pools[0]))))
        hand = self._kinds(unpack(view.hand))
        lines.append(self.texts.say("my-hand", cards=hand) if view.hand else self.texts.say("my-hand-none"))
        return lines

    def _knight(self, view: View, seat: int) -> dict[str, Argument]:
        place = view.places[seat]
        castles = [FIELD_NAMES[ROCK_CASTLE + castle] for castle in range(QUARTERS) if place.looked & POWERS[castle]]
        return {
            "colour": "none" if place.colour == NO_COLOUR else COLOURS[place.colour],
            "field": "-" if place.field == NOWHERE else FIELD_NAMES[place.field],
            "armour": "on" if place.has_armour else "off",
            "looked": self.texts.say("seat-looked", castles=", ".join(castles)) if castles else "",
        }

    # Decisions, moves and refusals.

    def decision(self, view: AnyView, seat: int, kind: int) -> str:
        view = _seen(view)
        value = view.step.value if isinstance(view.step, MoveStep) else 0
        asked = self.texts.say(f"decision-{DECISION_NAMES[kind]}", value=value, **self.company.who(seat))
        left = view.options.turn_limit - view.turns + 1
        if kind == TAKE_TURN and left <= LAST_TURNS:
            asked += " " + self.texts.say("turns-left", count=left)
        return asked

    def move(self, view: AnyView, action: int) -> str:
        view = _seen(view)
        match meaning(action):
            case Move() as move:
                return self._go(view, move)
            case Play(kind):
                return self.texts.say("move-play", kind=NAMES[kind])
            case Use():
                return self.texts.say("move-use", kind=NAMES[view.discards[-1]] if view.discards else "1")
            case Draw(seat):
                return self.texts.say("move-draw", name=self._name_at(seat))
            case Swap(seat):
                return self.texts.say("move-swap", name=self._name_at(seat), field=_field_of(view, seat))
            case Cloud(seat):
                return self.texts.say("move-cloud", name=self._name_at(seat), field=_field_of(view, seat))
            case Knight(colour):
                return self.texts.say("move-knight", colour=COLOURS[colour])
            case Dragon(field):
                return self.texts.say("move-dragon", field=FIELD_NAMES[field])
            case Set(pair):
                key = "move-re-set" if _is_asked(view, RESET_RAINBOW) else "move-set"
                return self.texts.say(key, pair=PAIR_NAMES[pair])
            case Lift(pair):
                return self.texts.say("move-lift", pair=PAIR_NAMES[pair])
            case Shift(pair, to):
                return self.texts.say("move-shift", pair=PAIR_NAMES[pair], to=PAIR_NAMES[to])
            case Build(site):
                return self.texts.say("move-build", site=SITE_NAMES[site])
            case Raze(site):
                return self.texts.say("move-raze", site=SITE_NAMES[site])
            case Rebuild(site, to):
                return self.texts.say("move-rebuild", site=SITE_NAMES[site], to=SITE_NAMES[to])
            case plain:
                return self.texts.say(f"move-{type(plain).__name__.lower()}")

    def _go(self, view: View, move: Move) -> str:
        field = FIELD_NAMES[move.field]
        if not _is_asked(view, MOVE_KNIGHT):
            return self.texts.say("move-place", field=field)
        others = [seat for seat in range(view.seats) if seat != view.seat and view.places[seat].field == move.field]
        if others and move.field != CASTLE:
            go = self.texts.say("move-go-duel", field=field, name=self._name_at(others[0]))
        else:
            go = self.texts.say("move-go", field=field)
        crossed: list[str] = []
        if move.first is not None:
            crossed.append(self.texts.say("rainbow-first", rock=FIELD_NAMES[ROCK + move.first]))
        if move.last is not None:
            key = "rainbow-again" if move.is_reset else "rainbow-last"
            crossed.append(self.texts.say(key, rock=FIELD_NAMES[ROCK + move.last]))
        if len(crossed) == 2:
            crossed = [self.texts.say("list-and", one=crossed[0], other=crossed[1])]
        return self.texts.say("move-over", go=go, list=crossed[0]) if crossed else go

    def refusal(self, view: AnyView, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")

    # What happens.

    def is_on_table(self, event: Event) -> bool:
        return event.kind.name == "dealt"

    def event(self, event: Event) -> str:
        key = f"event-{event.kind.name}"
        if event.kind.name == "stopped":
            return self.texts.say(key, count=event.values[0])
        return self.texts.say(key, **self._details(event), **self.company.who(event.values[0]))

    def _details(self, event: Event) -> dict[str, Argument]:
        """What else there is to say about an event whose first number is a seat."""
        values = event.values
        match event.kind.name:
            case "knight-picked":
                return {"colour": COLOURS[values[1]]}
            case "dealt" | "drew-cards":
                return {"cards": self._kinds(values[1:])}
            case "played" | "used" | "stayed":
                return {"kind": NAMES[values[1]]}
            case "refreshed":
                return {"given": values[1], "drawn": values[2], "discards": values[3]}
            case "robbed" | "robbed-card":
                kind = NAMES[values[2]] if len(values) > 2 else "1"
                return {"from": self._from(values[1]), "kind": kind}
            case "rainbow-set" | "rainbow-lifted":
                return {"pair": PAIR_NAMES[values[1]]}
            case "rainbow-shifted":
                return {"pair": PAIR_NAMES[values[1]], "to": PAIR_NAMES[values[2]]}
            case "bridge-built" | "bridge-razed":
                return {"site": SITE_NAMES[values[1]]}
            case "bridge-rebuilt":
                return {"site": SITE_NAMES[values[1]], "to": SITE_NAMES[values[2]]}
            case "dragon-moved":
                return {"field": FIELD_NAMES[values[1]], "to": FIELD_NAMES[values[2]]}
            case "duel":
                return {"other": self._whom(values[1])}
            case "swapped":
                return {"other": self._from(values[1]), "field": FIELD_NAMES[values[2]]}
            case "clouded" | "sent-home":
                return {"other": self._whom(values[1]), "field": FIELD_NAMES[values[2]]}
            case "moved":
                return {"steps": values[1], "path": self._path(values[2], values[3:])}
            case "looked" | "saw" | "found":
                colour = COLOURS[values[2]] if len(values) > 2 else "none"
                return {"castle": FIELD_NAMES[ROCK_CASTLE + values[1]], "colour": colour}
        return {}

    def _path(self, start: int, places: list[int]) -> str:
        words = [self.texts.say("path-start", field=FIELD_NAMES[start])]
        for place in places:
            if place >= CROSSING:
                words.append(self.texts.say("path-rainbow", field=FIELD_NAMES[place - CROSSING]))
            elif place >= FLIGHT:
                words.append(self.texts.say("path-flight", field=FIELD_NAMES[place - FLIGHT]))
            else:
                words.append(self.texts.say("path-step", field=FIELD_NAMES[place]))
        return ", ".join(words)

    def outcome(self, outcome: Outcome) -> list[str]:
        lines = [self.texts.say(f"ending-{outcome.ending}")]
        return lines + [self.texts.say("result-won", **self.company.who(seat)) for seat in outcome.winners]

    # Cards and people.

    def _card(self, kind: int) -> str:
        return self.texts.say("card", kind=NAMES[kind])

    def _kinds(self, kinds: list[int]) -> str:
        return self._listed([self._card(kind) for kind in sorted(kinds)])

    def _listed(self, words: list[str]) -> str:
        return ", ".join(words) or self.texts.say("none")

    def _name_at(self, seat: int) -> str:
        return self.company.names[seat] if seat < len(self.company.names) else str(seat + 1)

    def _from(self, seat: int) -> str:
        return self.texts.say("to-you") if seat == self.company.reader else self.company.names[seat]

    def _whom(self, seat: int) -> str:
        return self.texts.say("whom-you") if seat == self.company.reader else self.company.names[seat]


def _seen(view: AnyView) -> View:
    assert isinstance(view, View), "a view of another game"
    return view


def _is_asked(view: View, kind: int) -> bool:
    return any(asked == kind for _, asked in view.pending)


def _field_of(view: View, seat: int) -> str:
    return FIELD_NAMES[view.places[seat].field] if seat < view.seats else "-"
