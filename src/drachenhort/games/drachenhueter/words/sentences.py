"""What Drachenhüter says at the table."""

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.state import View as AnyView
from drachenhort.core.words import NO_BREAK, Argument, Speaker
from drachenhort.games.drachenhueter import decisions
from drachenhort.games.drachenhueter.actions import (
    ACTIONS,
    FEWER,
    PASS,
    Card,
    Cover,
    End,
    Lay,
    Pass,
    Put,
    Recover,
    Stand,
    Take,
)
from drachenhort.games.drachenhueter.cards import (
    BACK,
    BACKLIGHT,
    FRONT,
    LETTERS,
    is_left,
    is_start,
    kinds_in,
)
from drachenhort.games.drachenhueter.data import AMULETS_TO_END, PIECE_VALUES, REWARDS, RING
from drachenhort.games.drachenhueter.decisions import DECISIONS
from drachenhort.games.drachenhueter.domains import PEARL, WAY
from drachenhort.games.drachenhueter.steps_lay import Pearl
from drachenhort.games.drachenhueter.tokens import highest_sort, how_many, lowest_sort, piece_values
from drachenhort.games.drachenhueter.view import SideView, View
from drachenhort.games.drachenhueter.words.prompts import asked, changing, laying, still_to_lay, taking

SIDES = ("left", "right")


class DrachenhueterWords(Speaker):
    """Drachenhüter in one language, for one company. See `Words`."""

    # The table.

    def table(self, view: AnyView) -> list[str]:
        view = _seen(view)
        first = view.first_seen
        others = [(first + place) % view.seats for place in range(view.seats)]
        lines = [self._heading(view), "", *self._book_lines(view), "", *self._supply_lines(view), ""]
        lines += [self._seat_line(view, seat) for seat in others if seat != view.seat]
        if view.is_seated:
            row, goods = self._row(view, view.seat), self._goods(view, view.seat, shows_pieces=True)
            lines += ["", self.texts.say("my-line", row=row, goods=goods)]
            hand = view.hands[view.seat]
            lines.append(self.texts.say("my-hand", cards=self._cards(hand)) if hand else self.texts.say("my-hand-none"))
        return lines

    def _heading(self, view: View) -> str:
        amulets = sum(how_many(pieces) // RING for pieces in view.taken_pieces)
        text = self.texts.say("heading", turn=view.turns, amulets=amulets, needed=AMULETS_TO_END[view.seats])
        return text + " " + self.texts.say("heading-last") if view.last_round else text

    def _book_lines(self, view: View) -> list[str]:
        """The pages, the display with its backs, the stacks, and what a lay would earn."""
        number, colour = view.left.page, view.right.page
        shown = self._colour(0 if colour is None else colour)
        if number is None or colour is None:
            side = "none" if colour is None else "shown"
            lines = [self.texts.say("book-incomplete", number=number or 0, side=side, colour=shown)]
        else:
            lines = [self.texts.say("book", number=number, colour=shown)]
        left, right = self._displayed(view.left), self._displayed(view.right)
        lines.append(self.texts.say("display", left=left, right=right))
        lines.append(self.texts.say("stacks", left=_stack_size(view.left), right=_stack_size(view.right)))
        if view.options.memory_aid:
            lines += self._known_lines(view)
        if number is not None and colour is not None:
            lines.append(self.texts.say("earn", reward=self._reward_now(view, number)))
        return lines

    def _displayed(self, side: SideView) -> str:
        return self._card(side.display) if side.display else self.texts.say("display-gap")

    def _known_lines(self, view: View) -> list[str]:
        """6.2 The cards put on and under the stacks, which everybody could have remembered."""
        lines = []
        for key, side in (("known-left", view.left), ("known-right", view.right)):
            known = side.tops[::-1] + side.unders
            if known:
                lines.append(self.texts.say(key, cards=", ".join(self._card(kind) for kind in known)))
        return lines

    def _reward_now(self, view: View, number: int) -> str:
        reward = REWARDS[number - 1]
        sort = highest_sort(view.pieces) if reward.is_highest else lowest_sort(view.pieces)
        key = "reward-highest" if reward.is_highest else "reward-lowest"
        backlights = min(reward.backlights, view.backlights)
        crystals, eggs = min(reward.crystals, view.crystals), min(reward.eggs, view.eggs)
        piece = self.texts.say(key, value=PIECE_VALUES[sort])
        return ", ".join([piece, *self._extras(backlights, crystals, eggs)])

    def _extras(self, backlights: int, crystals: int, eggs: int) -> list[str]:
        counts = {"reward-backlights": backlights, "reward-crystals": crystals, "reward-eggs": eggs}
        return [self.texts.say(key, count=count) for key, count in counts.items() if count]

    def _supply_lines(self, view: View) -> list[str]:
        values = ", ".join(_grouped_values(piece_values(view.pieces)))
        crests = ", ".join(str(points) for points in view.crests) or self.texts.say("supply-none")
        supply = self.texts.say(
            "supply",
            reds=view.reds_left,
            blues=view.blues_left,
            crests=crests,
            backlights=view.backlights,
            crystals=view.crystals,
            eggs=view.eggs,
        )
        lines = [self.texts.say("supply-pieces", values=values), supply]
        if view.chests:
            lines.append(self.texts.say("chests-open", chests=self._chests(kinds_in(view.chests))))
        return lines

    def _chests(self, chests: list[int]) -> str:
        listed = [
            self.texts.say("chest-listed", number=number, about=self.texts.say(f"chest-{number}")) for number in chests
        ]
        return ", ".join(listed)

    def _seat_line(self, view: View, seat: int) -> str:
        has_aid = view.options.memory_aid
        hand = self._hand_of(view, seat)
        if has_aid and view.hands[seat]:
            hand = self.texts.say("seat-known", hand=hand, cards=self._cards(view.hands[seat]))
        row, goods = self._row(view, seat), self._goods(view, seat, shows_pieces=has_aid)
        return self.texts.say("seat-line", name=self.company.names[seat], seat=seat + 1, hand=hand, row=row, goods=goods)

    def _hand_of(self, view: View, seat: int) -> str:
        """6.1 The backs of another seat's hand cards."""
        starts = [kind for kind in view.hands[seat] if is_start(kind)]
        numbers = sorted(BACK[kind] for kind in view.hands[seat] if is_left(kind))
        colours = sorted(BACK[kind] for kind in view.hands[seat] if not is_left(kind) and not is_start(kind))
        backs = [str(number) for number in numbers] + [self._colour(colour) for colour in colours]
        for colour in sorted([BACK[kind] for kind in starts] + view.secret_backs[seat]):
            backs.append(self.texts.say("backs-hidden-start", colour=self._colour(colour)))
        if not backs:
            return self.texts.say("seat-hand-none")
        return self.texts.say("seat-hand", count=len(backs), backs=", ".join(backs))

    def _row(self, view: View, seat: int) -> str:
        stacks = [
            self.texts.say("row-stack", colour=self._colour(colour), count=int(view.stacks[seat][colour].size()))
            for colour in view.rows[seat]
        ]
        return self.texts.say("row", stacks=", ".join(stacks)) if stacks else self.texts.say("row-none")

    def _goods(self, view: View, seat: int, shows_pieces: bool) -> str:
        values = piece_values(view.taken_pieces[seat])
        if values and shows_pieces:
            parts = [self.texts.say("goods-values", count=len(values), values=", ".join(_grouped_values(values)))]
        else:
            parts = [self.texts.say("goods-pieces", count=len(values))]
        if view.red_counts[seat] or view.blue_counts[seat]:
            parts.append(self.texts.say("goods-pearls", reds=view.red_counts[seat], blues=view.blue_counts[seat]))
        if view.seat_crests[seat]:
            parts.append(self.texts.say("goods-crest", points=view.seat_crests[seat]))
        parts.append(self.texts.say("goods-stones", eggs=view.seat_eggs[seat], crystals=view.seat_crystals[seat]))
        return ", ".join(parts)

    # Decisions, moves and refusals.

    def decision(self, view: AnyView, seat: int, kind: int) -> str:
        view = _seen(view)
        told = self.texts.say(
            f"decision-{DECISIONS.names[kind]}", **self._asked_for(view, seat, kind), **self.company.who(seat)
        )
        if seat != self.company.reader:
            return told
        if kind == decisions.TAKE:
            wanted = self._book_for(view, seat)
            return f"{wanted} {told}" if taking(view)["number"] else f"{told} {wanted}"
        if kind == decisions.CHANGE and asked(view, seat).state == "can":
            return self.texts.say("change-or-lay", dragons=self._wanted(view), **changing(view))
        if kind == decisions.CHANGE:
            return f"{self._book_for(view, seat)} {told}"
        return self._laying(view, seat, told) if kind in (decisions.LAY, decisions.LAY_ALONG) else told

    def _laying(self, view: View, seat: int, told: str) -> str:
        """Who cannot simply lay is told why."""
        way = laying(view)["way"]
        if way == "plain":
            return told
        sentences = [] if seat == view.on_turn else [self.texts.say("lay-too", name=self.company.names[view.on_turn])]
        going_on = self.texts.say("decision-go-on") if way == "none" else told
        return " ".join([*sentences, self._book_for(view, seat), going_on])

    def _asked_for(self, view: View, seat: int, kind: int) -> dict[str, Argument]:
        """What the sentence about a decision of this kind needs."""
        if kind == decisions.TAKE:
            return {**taking(view), "state": asked(view, seat).state}
        if kind == decisions.CHANGE:
            return changing(view)
        if kind in (decisions.LAY, decisions.LAY_ALONG):
            return {**laying(view), "dragons": self._wanted(view), "turn": self.company.names[view.on_turn]}
        if kind == decisions.CARD:
            return {"dragons": self._dragons(still_to_lay(view), view.right.page or 0)}
        return {"colour": self._colour(view.right.page or 0)}

    def _book_for(self, view: View, seat: int) -> str:
        """What the book wants, and what this seat has of it."""
        has = asked(view, seat)
        backlights = self.texts.say("reward-backlights", count=has.backlights) if has.backlights else ""
        return self.texts.say(
            "book-wants",
            state=has.state,
            dragons=self._wanted(view),
            number=view.left.page or 0,
            colour=self._colour(view.right.page or 0),
            count=has.count,
            jokers=has.backlights,
            backlights=backlights,
        )

    def _wanted(self, view: View) -> str:
        return self._dragons(view.left.page or 0, view.right.page or 0)

    def _dragons(self, count: int, colour: int) -> str:
        return self.texts.say("dragons", count=count, colour=LETTERS[colour])

    def move(self, view: AnyView, action: int) -> str:
        view = _seen(view)
        match ACTIONS.meaning(action):
            case Take(side):
                display = view.left.display if side == 0 else view.right.display
                card = self._some(display) if display else self.texts.say("display-gap")
                return self.texts.say("move-take", side=SIDES[side], card=card, **taking(view))
            case Put(kind):
                return self.texts.say("move-put", side=_side(kind), card=self._some(kind))
            case Recover(colour, kind):
                return self.texts.say("move-recover", colour=self._colour(colour), card=self._some(kind))
            case Cover(kind):
                return self.texts.say("move-cover", card=self._some(kind))
            case Lay(method, jokers):
                number = (view.left.page or 0) - (1 if method == FEWER else 0)
                dragons = self.texts.say("dragons-short", count=number, colour=LETTERS[view.right.page or 0])
                return self.texts.say("move-lay", dragons=dragons, count=jokers, way=WAY.word(method))
            case Pass():
                return self.texts.say("move-pass", only="yes" if view.legal == [PASS] else "no")
            case End(side):
                return self.texts.say("move-end", side=SIDES[side])
            case Pearl(pearl):
                return self.texts.say("move-pearl", colour=PEARL.word(pearl))
            case Card(kind) | Stand(kind) as act:
                return self.texts.say(f"move-{type(act).__name__.lower()}", card=self._card(kind))
            case plain:
                return self.texts.say(f"move-{type(plain).__name__.lower()}")

    def refusal(self, view: AnyView, action: int, refusal: Illegal) -> str:
        return self.texts.say(f"refuse-{refusal.reason}")

    # What happens.

    def is_on_table(self, event: Event) -> bool:
        return event.kind.name in ("start-cards", "start-backs", "chests-open")

    def event(self, event: Event) -> str:
        key = f"event-{event.kind.name}"
        values = event.values
        match event.kind.name:
            case "chests-open":
                return self.texts.say(key, chests=self._chests(values))
            case "last-round":
                return self.texts.say(key)
            case "game-stopped":
                return self.texts.say(key, number=values[0])
            case "turned-up":
                return self.texts.say(key, side=SIDES[values[0]], card=self._card(values[1]))
            case "gap":
                return self.texts.say(key, side=SIDES[values[0]])
        return self.texts.say(key, **self._details(event), **self.company.who(values[0]))

    def _details(self, event: Event) -> dict[str, Argument]:
        """What else there is to say about an event of a seat: its other numbers, unless they have words."""
        values = event.values
        match event.kind.name:
            case "start-cards":
                return {"cards": self._cards(values[1:])}
            case "start-backs":
                return {"colours": ", ".join(self._colour(colour) for colour in values[1:])}
            case "turn-begins":
                return {"number": values[1]}
            case "exchanged":
                return {"side": SIDES[values[1]], "card": self._card(values[2])}
            case "took" | "put":
                return {"side": SIDES[values[1]], "card": self._some(values[2])}
            case "recovered":
                return {"colour": self._colour(values[1]), "card": self._some(values[2])}
            case "new-stack":
                return {"colour": self._colour(values[1]), "side": SIDES[values[2]]}
            case "laid":
                is_own = FRONT[values[2]] == values[1]
                card = self._laid(values[2], values[3])
                return {"colour": self._colour(values[1]), "card": card, "own": "yes" if is_own else "no"}
            case "rewarded":
                piece = self.texts.say("reward-piece", value=values[1])
                return {"reward": ", ".join([piece, *self._extras(values[2], values[3], values[4])])}
            case "pearl":
                return {"colour": "red" if values[1] else "blue"}
            case "pearls-turned":
                return {"values": ", ".join(str(value) for value in values[1:]) or self.texts.say("supply-none")}
        return {name: value for name, value in event.to_json().items() if isinstance(value, int) and name != "seat"}

    # Cards.

    def _colour(self, colour: int) -> str:
        return self.texts.say("colour", colour=LETTERS[colour])

    def _card(self, kind: int) -> str:
        """A card by its front and, as the preview on it shows, its back."""
        if kind == BACKLIGHT:
            return self.texts.say("card-backlight")
        return self.texts.say("card", **self._front_and_back(kind))

    def _some(self, kind: int) -> str:
        """A card that somebody takes or puts."""
        if kind == BACKLIGHT:
            return self.texts.say("reward-backlights", count=1)
        return self.texts.say("some-card", **self._front_and_back(kind))

    def _laid(self, kind: int, count: int) -> str:
        """Cards in a row: nobody asks for their backs."""
        if kind == BACKLIGHT:
            return self.texts.say("reward-backlights", count=count)
        return self.texts.say("some-laid", count=count, front=LETTERS[FRONT[kind]])

    def _front_and_back(self, kind: int) -> dict[str, Argument]:
        back = str(BACK[kind]) if is_left(kind) else self._colour(BACK[kind])
        return {"front": LETTERS[FRONT[kind]], "back": back, "start": "yes" if is_start(kind) else "no"}

    def _several(self, kind: int, count: int) -> str:
        card = self._card(kind)
        return card if count == 1 else self.texts.say("cards-several", count=count, card=card)

    def _cards(self, kinds: list[int]) -> str:
        """Cards with equal ones together, sorted by colour."""
        order = sorted(set(kinds), key=lambda kind: (FRONT[kind], kind))
        return ", ".join(self._several(kind, kinds.count(kind)) for kind in order) or self.texts.say("no-cards")


def _seen(view: AnyView) -> View:
    assert isinstance(view, View), "a view of another game"
    return view


def _side(kind: int) -> str:
    return "left" if is_left(kind) else "right"


def _stack_size(side: SideView) -> int:
    return len(side.tops) + side.unseen_count + len(side.unders)


def _grouped_values(values: list[int]) -> list[str]:
    """`1 × 3` for three pieces of 1."""
    counts = {value: values.count(value) for value in sorted(set(values))}
    return [str(value) if count == 1 else f"{value}{NO_BREAK}×{NO_BREAK}{count}" for value, count in counts.items()]
