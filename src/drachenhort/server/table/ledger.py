"""A table as its log has it: who sits where, how far the game is, what the clocks have left. Not what lies on it."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from drachenhort.core.errors import OldRules
from drachenhort.core.game import Game, Variation
from drachenhort.core.options import Options
from drachenhort.core.record import Record
from drachenhort.games import find
from drachenhort.games.variants import Laid
from drachenhort.server.base.plans import SeatPlan, plain_options
from drachenhort.server.store import entries as log
from drachenhort.server.store.entries import AnyEntry
from drachenhort.server.table.variants import laid_by
from drachenhort.server.table.versions import Versions
from drachenhort.server.wire.messages import ChatLine

CHAT_KEPT: Final = 50
MOST_IDLE: Final = 2
"""So many choices for each of the people a bot makes, and nobody acts: then the clocks stand still until somebody does."""

ACTS_KNOWN: Final = 64
"""So many ids of past acts are known; one sent again later than that is late by its version."""


class Chair:
    """A seat, who is on it, and how much time they have left for the whole game."""

    def __init__(self, plan: SeatPlan, left: int) -> None:
        self.plan = plan  # A bot's level can be changed.
        self.left = left
        self.person: str | None = None
        self.name = ""
        self.is_program = False
        self.giver: str | None = None  # Who gave the seat to the program, and may take it back.
        self.renamed = 0  # How often whoever sits here has given the seat another name.
        self.is_away = False  # The clock ran out: a bot makes this one choice.
        self.has_left = False  # The person stood up: a bot plays until the person sits down again.
        self.was_persons = False  # A person has played here, be it only for a while.

    @property
    def kind(self) -> Literal["open", "invited", "person", "program", "bot"]:
        if self.person is not None:
            return "program" if self.is_program else "person"
        if self.plan.kind == "bot":
            return "bot"
        return "invited" if self.plan.kind == "invited" else "open"

    @property
    def is_bot_playing(self) -> bool:
        return self.is_away or self.has_left or self.kind == "bot"

    @property
    def has_person_present(self) -> bool:
        """Whether somebody is to be asked here who can answer."""
        return self.kind == "person" and not self.is_bot_playing

    def take_over(self, other: "Chair") -> None:
        """Whoever sat there sits here now."""
        self.person, self.name, self.is_program, self.giver = other.person, other.name, other.is_program, other.giver
        self.renamed = other.renamed


class Ledger:
    """The entries of a table, one after the other."""

    def __init__(self, created: log.Created) -> None:
        self.created = created  # With what has been changed since.
        self.changes = 0
        self.chairs: Final = _chairs(created)
        self.entries = 1
        self.changed = created.at
        self.started: log.Started | None = None
        self.versions = Versions(len(created.seats))
        self.acts = 0  # How many still count.
        self.acted = created.at  # When somebody acted last.
        self.idle = 0  # How many choices bots have made for people since a person acted or came back.
        self.paused: int | None = None  # Since when nobody is there, at a table whose clocks then stand still.
        self.is_closed = False
        self.rematch: str | None = None
        self.chat: Final[deque[ChatLine]] = deque(maxlen=CHAT_KEPT)  # What the log has of it; newer lines are beside it.
        self.act_ids: Final[dict[tuple[int, str], int]] = {}
        self.laid: Laid | None = None  # By the variant of the table, once somebody needs it; kept while the table is.

    def add(self, entry: AnyEntry) -> None:
        self.entries += 1
        self.changed = entry.at
        match entry:
            case log.Acted():
                self._act(entry)
            case log.Sat():
                self._sit(self.chairs[entry.seat], entry)
            case log.Named():
                self.chairs[entry.seat].name = entry.name
                self.chairs[entry.seat].renamed += 1
            case log.Changed():
                self._change(entry)
            case log.Exchanged():
                chair = self.chairs[entry.seat]
                chair.plan = msgspec.structs.replace(chair.plan, level=entry.level)
                self.changes += 1
            case log.Stood():
                self._stand(self.chairs[entry.seat])
            case log.Started():
                self.started = entry
                for chair in self.chairs:
                    chair.was_persons = chair.kind == "person"
            case log.Undone():
                self.versions.shared += 1
                self.acts = entry.keep
            case log.Away():
                self.chairs[entry.seat].is_away = True
                self.chairs[entry.seat].left = 0  # At a table with time for the whole game all of it is used up.
            case log.Back():
                self.chairs[entry.seat].is_away = self.chairs[entry.seat].has_left = False
                self.idle = 0
            case log.Said():
                self.chat.append(ChatLine(entry.at, entry.person, entry.name, entry.text))
            case log.Joined():
                self._join(entry.person, entry.into)
            case log.Rematched():
                self.rematch = entry.table
            case log.Closed():
                self.is_closed = True
            case log.Paused():
                self.paused = entry.at
            case log.Resumed():
                self.paused = None
                self.idle = 0
            case log.Created():
                pass

    def _change(self, entry: log.Changed) -> None:
        has_options = entry.options is not None
        self.created = msgspec.structs.replace(
            self.created,
            seats=entry.seats,
            clock=entry.clock,
            invitations=entry.invitations,
            kept=entry.kept,
            options=entry.options if has_options else self.created.options,
            wanted=entry.wanted if has_options else self.created.wanted,
        )
        self.changes += 1
        before = self.chairs[:]
        self.chairs[:] = _chairs(self.created)
        for chair, sitter in zip(self.chairs, entry.sitters, strict=True):
            if sitter is not None:
                chair.take_over(before[sitter])
        self.versions = Versions(len(self.chairs))

    def _sit(self, chair: Chair, entry: log.Sat) -> None:
        chair.giver = self._giver(chair, entry) if entry.is_program else None
        chair.person, chair.name, chair.is_program = entry.person, entry.name, entry.is_program
        chair.is_away = chair.has_left = False
        chair.renamed = 0
        if self.started is not None and not entry.is_program:
            chair.was_persons = True

    def _giver(self, chair: Chair, entry: log.Sat) -> str:
        """Entries without a giver: it was whoever sat there, or the host."""
        before = chair.giver if chair.is_program else chair.person
        return entry.giver or before or self.created.host

    def _stand(self, chair: Chair) -> None:
        if self.started is None:
            chair.person, chair.name, chair.is_program, chair.giver = None, "", False, None
        else:
            chair.has_left = True

    def _join(self, person: str, into: str) -> None:
        for chair in self.chairs:
            chair.person = into if chair.person == person else chair.person
            chair.giver = into if chair.giver == person else chair.giver
        created = self.created
        kept = {seat: into if kept_for == person else kept_for for seat, kept_for in created.kept.items()}
        host = into if created.host == person else created.host
        self.created = msgspec.structs.replace(created, host=host, kept=kept)

    def _act(self, entry: log.Acted) -> None:
        self.versions.count(entry.seat, entry.is_hidden)
        self.acts += 1
        self.acted = entry.at
        chair = self.chairs[entry.seat]
        if entry.by == "person":
            self.idle = 0
            self._book(chair, entry)
        elif chair.is_away and not entry.is_hidden:
            chair.is_away = False
            self.idle += 1
        if entry.act:
            self.act_ids[entry.seat, entry.act] = self.versions.of(entry.seat)
            if len(self.act_ids) > ACTS_KNOWN:
                del self.act_ids[next(iter(self.act_ids))]

    def _book(self, chair: Chair, entry: log.Acted) -> None:
        """A choice made in several acts is timed as one: all see the clock, which must not tell that there were several."""
        clock = self.created.clock
        if clock.kind == "game" and not entry.is_hidden:
            chair.left = max(0, chair.left - entry.spent) + clock.increment * 1000

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def has_invited(self, person: str) -> bool:
        """Whether a seat is kept for this person by name."""
        return any(self.chairs[seat].kind == "invited" for seat, kept in self.created.kept.items() if kept == person)

    def people(self) -> list[str]:
        """Everybody who sits here, programs left out, each once."""
        return list(dict.fromkeys(c.person for c in self.chairs if c.person is not None and not c.is_program))

    @property
    def has_company(self) -> bool:
        """Whether anybody plays here, or only bots among themselves."""
        return any(chair.person is not None for chair in self.chairs)

    @property
    def are_all_idle(self) -> bool:
        """Whether the people seem to be gone: bots had to decide for them again and again, and nobody has acted since."""
        if self.idle < MOST_IDLE:  # Asked at every act, and nearly always so.
            return False
        waiting = [chair for chair in self.chairs if chair.kind != "bot" and not chair.has_left]
        return self.idle >= MOST_IDLE * max(1, len(waiting))

    @property
    def rules(self) -> int | None:
        """The version of the rules that this game began with; before the start none, it will be today's."""
        if self.started is None:
            return None
        return self.created.version if self.started.rules is None else self.started.rules

    def game(self) -> Game:
        """By the rules of this table. Raises OldRules if they are not here."""
        variant = self.created.variant
        if variant is None:
            return find(self.created.game, self.rules)
        if self.laid is None:
            self.laid = laid_by(variant, self.rules)
        return self.laid.game

    async def lay_out(self) -> None:
        """The game of a variant takes its time, so that it is made beside the loop before anybody needs it."""
        if self.created.variant is not None and self.laid is None:
            await asyncio.to_thread(self.game)

    def variation(self) -> Variation | None:
        """What is otherwise in it than in the box."""
        return None if self.created.variant is None else self.game().variation

    @property
    def can_be_played(self) -> bool:
        """Whether the rules that it began with are here."""
        try:
            self.game()
        except OldRules:
            return False
        return True

    def options(self) -> Options:
        return self.game().options(plain_options(self.created.options))

    def record(self, started: log.Started, players: list[str]) -> Record:
        """The record of the game without its acts."""
        options = plain_options(self.created.options)
        seats, rules = len(self.chairs), self.rules
        return Record(self.game(), options, seats, started.seed, started.salt, players, rules, started.position)


def _chairs(created: log.Created) -> list[Chair]:
    return [Chair(plan, created.clock.seconds * 1000) for plan in created.seats]


def ledger_of(entries: Iterable[AnyEntry]) -> Ledger:
    first, *others = entries
    assert isinstance(first, log.Created), "a log begins with the setting up of its table"
    ledger = Ledger(first)
    for entry in others:
        ledger.add(entry)
    return ledger


def plays_of(entries: Iterable[AnyEntry]) -> list[log.Acted]:
    """The acts that still count."""
    plays: list[log.Acted] = []
    for entry in entries:
        if isinstance(entry, log.Acted):
            plays.append(entry)
        elif isinstance(entry, log.Undone):
            del plays[entry.keep :]
    return plays
