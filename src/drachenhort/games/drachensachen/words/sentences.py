"""What Drachensachen says at the table."""

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.options import Options
from drachenhort.core.outcome import Outcome
from drachenhort.core.packed import unpack
from drachenhort.core.state import View as AnyView
from drachenhort.core.words import Argument, Company, Speaker, Texts
from drachenhort.games.drachensachen.actions import ACTIONS, Draw, Give, Pick, Play, Remove, Swap, Take, Turn
from drachenhort.games.drachensachen.cards import PROTECTO, count_of, is_dragon, name_of, size_of
from drachenhort.games.drachensachen.data import CURSE_IDS, SKILL_IDS, SKILL_ONE, SKILL_SEVEN, SKILLS
from drachenhort.games.drachensachen.legal import fits
from drachenhort.games.drachensachen.pile import pile_of
from drachenhort.games.drachensachen.steps import Skip
from drachenhort.games.drachensachen.view import View
from drachenhort.games.drachensachen.words.prompts import Prompts, need_of, seen, skip_answer, to_draw

SHOWN_OF_PILE = 8
"""So many cards of the pile are told one by one, from the top."""


class DrachensachenWords(Speaker):
    """Drachensachen in one language, for one company. See `Words`."""

    def __init__(self, texts: Texts, company: Company, options: Options) -> None:
        super().__init__(texts, company, options)
        self.prompts = Prompts(texts, company)

    # The table.

    def table(self, view: AnyView) -> list[str]:
        view = seen(view)
        others = [(place + view.first_seen) % view.seats for place in range(view.seats)]
        lines = [self._heading(view), "", *self._middle_lines(view), ""]
        lines += [self._seat_line(view, seat) for seat in others if seat != view.seat]
        if view.is_seated:
            lines += ["", self.texts.say("my-stand", stand=self._stand(view, view.seat))]
            hand = self._list(view.hand)
            lines.append(self.texts.say("my-hand", cards=hand) if view.hand else self.texts.say("my-hand-none"))
        return lines

    def _heading(self, view: View) -> str:
        if view.options.single_game:
            return self.texts.say("heading-single")
        lost = [self.texts.say("lost-seat", name=self._name(seat), gold=view.lost[seat]) for seat in range(view.seats)]
        gold = ", ".join(lost)
        return self.texts.say("heading-match", number=view.game_number, target=view.options.target, list=gold)

    def _middle_lines(self, view: View) -> list[str]:
        """The pile with what it asks for, the draw pile, the direction and the skills."""
        lines = self._pile_lines(view)
        draw = self.texts.say("draw-pile", count=view.draw_count)
        if not view.is_clockwise or view.skills & SKILL_SEVEN:
            draw += " " + self.texts.say("direction-clockwise" if view.is_clockwise else "direction-other")
        lines.append(draw)
        if view.removed:
            lines.append(self.texts.say("removed", cards=self._list(view.removed)))
        skills = [
            self.texts.say("skill-listed", skill=self.texts.say(f"skill-{name}"), clause=f"8.{place + 1}")
            for place, name in enumerate(SKILL_IDS)
            if view.skills & SKILLS[place]
        ]
        if skills:
            lines.append(self.texts.say("skills-up", skills=", ".join(skills)))
        return lines

    def _pile_lines(self, view: View) -> list[str]:
        pile = pile_of(view.pile)
        if pile.top == 0:
            return [self.texts.say("pile-empty")]
        if isinstance(view.step, Skip):
            asked = self.texts.say("owed-skip", count=view.step.skips, answer=skip_answer(view))
        elif view.owed:
            asked = self.texts.say("owed-draw", count=to_draw(view))
        else:
            asked = self.texts.say(f"fits-{need_of(pile)}", beat=pile.beat)
            if pile.beat == 9 and view.skills & SKILL_ONE:
                asked += " " + self.texts.say("fits-one-too")
        return [self._pile_line(view), asked]

    def _pile_line(self, view: View) -> str:
        if len(view.pile) == 1:
            return self.texts.say("pile-one", count=1, case="nom", **self._kind(view.pile[0]))
        shown = [self._card(kind) for kind in reversed(view.pile[-SHOWN_OF_PILE:])]
        more = len(view.pile) - len(shown)
        key = "pile-deep" if more else "pile"
        return self.texts.say(key, count=len(view.pile), cards=", ".join(shown), more=more)

    def _seat_line(self, view: View, seat: int) -> str:
        hand = self.texts.say("seat-hand", count=view.hand_sizes[seat])
        if view.known[seat]:
            key = "seat-known-all" if size_of(view.known[seat]) == view.hand_sizes[seat] else "seat-known"
            hand = self.texts.say(key, hand=hand, cards=self._grouped(view.known[seat]))
        stand = self._stand(view, seat)
        name = self.company.names[seat]
        return self.texts.say("seat-line", name=name, seat=seat + 1, hand=hand, stand=stand)

    def _stand(self, view: View, seat: int) -> str:
        opens = self._list(view.opens[seat])
        hidden = view.hidden_counts[seat]
        if view.opens[seat]:
            return self.texts.say("stand" if hidden else "stand-open", cards=opens, count=hidden)
        return self.texts.say("stand-hidden" if hidden else "stand-none", count=hidden)

    # Decisions, moves and refusals.

    def decision(self, view: AnyView, seat: int, kind: int) -> str:
        return self.prompts.decision(seen(view), seat, kind)

    def move(self, view: AnyView, action: int) -> str:
        view = seen(view)
        match ACTIONS.meaning(action):
            case Play(kind, times):
                return self._play(view, kind, times)
            case Remove(kind):
                pile = "leaves" if _takes_pile_along(view, kind) else "stays"
                return self.texts.say("move-remove", pile=pile, **self._kind(kind))
            case Take():
                return self.texts.say("move-take", count=len(view.pile))
            case Draw():
                return self.texts.say("move-draw", count=to_draw(view))
            case Turn(place):
                return self.texts.say("move-turn", place=place + 1)
            case Give(seat):
                return self.texts.say("move-give", **self._who(view, seat))
            case Pick(seat, kind):
                return self.texts.say("move-pick", **self._kind(kind), **self._who(view, seat))
            case Swap(open_kind, hand_kind):
                return self.texts.say("move-swap", open=self._the_open(open_kind), hand=self._cards(hand_kind, 1, "acc"))
            case plain:
                return self.texts.say(f"move-{type(plain).__name__.lower()}")

    def _play(self, view: View, kind: int, times: int) -> str:
        """3.6, 3.8 Which of the cards would come from the open ones."""
        card = self._kind(kind) | {"count": times, "case": "acc"}
        if not view.hand and view.opens[view.seat]:
            return self.texts.say("move-play-open", **card)
        added = times - min(times, count_of(view.hand, kind))
        if 0 < added <= count_of(view.opens[view.seat], kind):
            return self.texts.say("move-play-with-open", open=added, **card)
        return self.texts.say("move-play", **card)

    def refusal(self, view: AnyView, action: int, refusal: Illegal) -> str:
        view = seen(view)
        act = ACTIONS.meaning(action)
        kind = act.kind if isinstance(act, Play | Remove | Pick) else 1
        beat = self._card(pile_of(view.pile).beat or 1)
        return self.texts.say(f"refuse-{refusal.reason}", beat=beat, answer=skip_answer(view), **self._kind(kind))

    # What happens.

    def is_on_table(self, event: Event) -> bool:
        return event.kind.name in ("dealt", "laid-out")

    def event(self, event: Event) -> str:
        key = f"event-{event.kind.name}"
        values = event.values
        match event.kind.name:
            case "game-stopped":
                return self.texts.say(key, count=values[0])
            case "skill-up":
                skill = f"skill-{SKILL_IDS[values[0]]}"
                return self.texts.say(key, skill=self.texts.say(skill), about=self.texts.say(f"{skill}.about"))
            case "game-begins":
                return self.texts.say(key, number=values[0], **self.company.who(values[1]))
        return self.texts.say(key, **self._details(event), **self.company.who(values[0]))

    def _details(self, event: Event) -> dict[str, Argument]:
        """What else there is to say about an event whose first number is a seat."""
        values = event.values
        match event.kind.name:
            case "dealt":
                return {"count": values[1], "cards": self._kinds(values[2:])}
            case "laid-out" | "took-pile" | "drew-cards":
                return {"cards": self._kinds(values[1:])}
            case "swapped":
                return {"open": self._the_open(values[1]), "hand": self._cards(values[2], 1, "acc")}
            case "played":
                # A card added to nothing else needs no "of them".
                is_mixed = values[3] < values[2]
                return self._kind(values[1]) | {"count": values[2], "case": "acc", "open": values[3] if is_mixed else 0}
            case "turned":
                return self._kind(values[2])
            case "removed-four":
                return self._kind(values[1]) | {"count": 4, "case": "acc"}
            case "owes-draw" | "drew":
                return {"count": values[1]}
            case "gave":
                return {"to": self._receiver(values[1])}
            case "gave-card":
                return self._kind(values[2]) | {"count": 1, "case": "acc", "to": self._receiver(values[1])}
            case "picked":
                return self._kind(values[2]) | {"owner": self._owner(values[0], values[1]), "from": self._name(values[1])}
            case "lost":
                sign = "none" if values[1] == 0 else "lost" if values[1] > 0 else "back"
                return {"sign": sign, "gold": abs(values[1]), "total": values[2]}
            case "cursed":
                curse = f"curse-{CURSE_IDS[values[1]]}"
                return {"curse": self.texts.say(curse), "about": self.texts.say(f"{curse}.about")}
        return {}

    def outcome(self, outcome: Outcome) -> list[str]:
        lines = [self.texts.say(f"ending-{outcome.ending}")]
        for seat, score in enumerate(outcome.scores):
            lines.append(self.texts.say("result-seat", gold=-score, **self.company.who(seat)))
        return lines

    # Cards and people.

    def _kind(self, kind: int) -> dict[str, Argument]:
        return {"kind": name_of(kind) if is_dragon(kind) else kind}

    def _card(self, kind: int) -> str:
        return self.texts.say("card", **self._kind(kind))

    def _the_open(self, kind: int) -> str:
        return self.texts.say("the-open-card", **self._kind(kind))

    def _cards(self, kind: int, count: int, case: str) -> str:
        return self.texts.say("cards", count=count, case=case, **self._kind(kind))

    def _kinds(self, kinds: list[int]) -> str:
        return ", ".join(self._card(kind) for kind in sorted(kinds)) or self.texts.say("no-cards")

    def _grouped(self, cards: int) -> str:
        """Packed cards as `a 2, two 7s`, where single numbers could be taken for counts."""
        kinds = sorted(set(unpack(cards)))
        return ", ".join(self._cards(kind, count_of(cards, kind), "nom") for kind in kinds)

    def _list(self, cards: int) -> str:
        return self._kinds(unpack(cards))

    def _name(self, seat: int) -> str:
        return self.texts.say("you") if seat == self.company.reader else self.company.names[seat]

    def _receiver(self, seat: int) -> str:
        return self.texts.say("to-you") if seat == self.company.reader else self.company.names[seat]

    def _who(self, view: View, seat: int) -> dict[str, Argument]:
        """Somebody as the seat that moves sees them."""
        return {"who": "you" if seat == view.seat else "other", "name": self.company.names[seat]}

    def _owner(self, seat: int, owner: int) -> str:
        if owner == self.company.reader:
            return "you"
        return "self" if owner == seat else "other"


def _takes_pile_along(view: View, kind: int) -> bool:
    """3.5 Four of this kind out of the hand: whether the pile leaves with them."""
    pile = pile_of(view.pile)
    if view.owed:
        return kind in (4, PROTECTO)
    return pile.top != 0 and fits(kind, pile.top, pile.beat, view.skills & SKILL_ONE != 0)
