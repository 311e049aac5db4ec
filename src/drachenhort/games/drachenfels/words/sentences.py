"""What Drachenfels says at the table."""

from drachenhort.core.decision import bit_count
from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.options import Options as AnyOptions
from drachenhort.core.outcome import Outcome
from drachenhort.core.packed import unpack
from drachenhort.core.state import View as AnyView
from drachenhort.core.words import Argument, Company, Speaker, Texts
from drachenhort.games.drachenfels import decisions
from drachenhort.games.drachenfels.actions import (
    ACTIONS,
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
    Stop,
    Swap,
    Use,
)
from drachenhort.games.drachenfels.cards import NAMES
from drachenhort.games.drachenfels.data import BRIDGES, COLOURS, RAINBOWS
from drachenhort.games.drachenfels.fields import (
    CASTLE,
    CASTLE_NAMES,
    FIELD_NAMES,
    LAND,
    PAIR_NAMES,
    ROCK,
    ROCK_CASTLE,
    SITE_NAMES,
    START,
    names_in,
)
from drachenhort.games.drachenfels.options import Options
from drachenhort.games.drachenfels.state import NO_COLOUR, NOWHERE
from drachenhort.games.drachenfels.view import View
from drachenhort.games.drachenfels.walks import CROSSING, FLIGHT
from drachenhort.games.drachenfels.words.board import drawn_board
from drachenhort.games.drachenfels.words.places import Places
from drachenhort.games.drachenfels.words.prompts import Prompts

SHOWN_DISCARDS = 8
"""So many discards are told, from the top."""


class DrachenfelsWords(Speaker):
    """Drachenfels in one language, for one company. See `Words`."""

    def __init__(self, texts: Texts, company: Company, options: AnyOptions) -> None:
        assert isinstance(options, Options), "options of another game"
        super().__init__(texts, company, options)
        self.places = Places(texts, options.board)
        self.prompts = Prompts(texts, company)

    # The table.

    def table(self, view: AnyView) -> list[str]:
        view = _seen(view)
        lines = [self.texts.say("heading", turn=view.turns), "", *drawn_board(view), "", self.texts.say("board-signs")]
        lines += [*self._pieces(view), *self._cards_on_table(view), ""]
        lines += [self._seat_line(view, seat) for seat in range(view.seats) if seat != view.seat]
        return [*lines, "", *self._own_lines(view)] if view.seat < view.seats else lines

    def _pieces(self, view: View) -> list[str]:
        rainbows, bridges = names_in(view.rainbows, PAIR_NAMES), names_in(view.bridges, SITE_NAMES)
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
            self.texts.say("look", castle=CASTLE_NAMES[castle], colour=COLOURS[colour])
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
        castles = names_in(place.looked, CASTLE_NAMES)
        return {
            "colour": "none" if place.colour == NO_COLOUR else COLOURS[place.colour],
            "field": "-" if place.field == NOWHERE else FIELD_NAMES[place.field],
            "armour": "on" if place.has_armour else "off",
            "looked": self.texts.say("seat-looked", castles=", ".join(castles)) if castles else "",
        }

    # Decisions, moves and refusals.

    def decision(self, view: AnyView, seat: int, kind: int) -> str:
        return self.prompts.decision(_seen(view), seat, kind)

    def move(self, view: AnyView, action: int) -> str:
        view = _seen(view)
        match ACTIONS.meaning(action):
            case Move() as move:
                return self._go(view, move)
            case Play(kind):
                return self.texts.say("move-play", kind=NAMES[kind])
            case Use():
                return self.texts.say("move-use", kind=NAMES[view.discards[-1]] if view.discards else "1")
            case Draw(seat):
                return self.texts.say("move-draw", name=self._name_at(seat))
            case Stop():
                return self.texts.say("move-enough" if _is_asked(view, decisions.DRAW) else "move-stop")
            case Swap(seat):
                return self.texts.say("move-swap", name=self._name_at(seat), place=self._where(view, seat))
            case Cloud(seat):
                return self.texts.say("move-cloud", name=self._name_at(seat), place=self._where(view, seat))
            case Knight(colour):
                return self.texts.say("move-knight", colour=COLOURS[colour])
            case Dragon(field):
                return self.texts.say("move-dragon", place=self.places.from_(field))
            case Set(pair):
                key = "move-re-set" if _is_asked(view, decisions.RE_SET) else "move-set"
                return self.texts.say(key, bow=self.places.bow(pair))
            case Lift(pair):
                return self.texts.say("move-lift", bow=self.places.bow(pair))
            case Shift(pair, to):
                return self.texts.say("move-shift", bow=self.places.bow(pair), to=self.places.bow(to))
            case Build(site):
                return self.texts.say("move-build", site=self.places.site_to(site))
            case Raze(site):
                return self.texts.say("move-raze", site=self.places.site_at(site))
            case Rebuild(site, to):
                return self.texts.say("move-rebuild", site=self.places.site_at(site), to=self.places.site_to(to))
            case plain:
                return self.texts.say(f"move-{type(plain).__name__.lower()}")

    def _go(self, view: View, move: Move) -> str:
        go = self.places.to(move.field)
        if not _is_asked(view, decisions.MOVE):
            return go
        others = [seat for seat in range(view.seats) if seat != view.seat and view.places[seat].field == move.field]
        if others and move.field != CASTLE:
            go = self.texts.say("move-go-duel", go=go, name=self._name_at(others[0]))
        crossed: list[str] = []
        if move.first is not None:
            crossed.append(self.texts.say("rainbow-first", side=self.places.side(ROCK + move.first)))
        if move.last is not None:
            key = "rainbow-again" if move.is_reset else "rainbow-last"
            crossed.append(self.texts.say(key, side=self.places.side(ROCK + move.last)))
        if len(crossed) == 2:
            crossed = [self.texts.say("list-and", one=crossed[0], other=crossed[1])]
        return self.texts.say("move-over", go=go, list=crossed[0]) if crossed else go

    def _where(self, view: View, seat: int) -> str:
        """Where somebody's knight stands, if there is such a seat and such a knight."""
        field = view.places[seat].field if seat < view.seats else NOWHERE
        return "-" if field == NOWHERE else self.places.name(field)

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
                return {"bow": self.places.bow(values[1])}
            case "rainbow-shifted":
                return {"to": self.places.bow(values[2])}
            case "bridge-built":
                return {"site": self.places.site_to(values[1])}
            case "bridge-razed":
                return {"site": self.places.site_at(values[1])}
            case "bridge-rebuilt":
                return {"to": self.places.site_to(values[2])}
            case "dragon-moved":
                return {"from": self.places.from_(values[1]), "to": self.places.to(values[2])}
            case "duel":
                return {"other": self._whom(values[1])}
            case "swapped":
                return {"other": self._from(values[1])}
            case "clouded" | "sent-home":
                return {"other": self._whom(values[1]), "colour": COLOURS[values[2] - START]}
            case "moved":
                return {"steps": values[1], "way": self._way(values[3:])}
            case "looked" | "saw" | "found":
                colour = COLOURS[values[2]] if len(values) > 2 else "none"
                return {"side": self.places.side(ROCK_CASTLE + values[1]), "colour": colour}
        return {}

    def _way(self, path: list[int]) -> str:
        """Where a move has led, if people have a word for that, and what was special about the way."""
        last = path[-1] % FLIGHT
        to = f" {self.places.to(last)}" if last < LAND else ""
        keys = ["way-rainbow"] if any(place >= CROSSING for place in path) else []
        if any(FLIGHT <= place < CROSSING for place in path):
            keys.append("way-flight")
        return ", ".join([to, *map(self.texts.say, keys)])

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
