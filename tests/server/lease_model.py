"""A small model of one table and two servers that want it, to be explored to its end.

Anything can happen at any step: a server stands still for as long as it likes (no step of it is taken), its lease runs out
(the other may take over), it crashes, and what it has sent reaches the database later or never. People send every act again
until they are told that it counts, to whichever server they find.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

ACTS: Final = ("a", "b")
SERVERS: Final = (0, 1)
LIVES: Final = 3
"""So many times altogether somebody takes the table over. Each time is another token, a larger number."""


class Guard(StrEnum):
    """What keeps a write out that comes too late."""

    FENCE = "the token is looked for in the statement that writes"
    CHECKED_BEFORE = "the token is looked for in a statement before"
    KEY = "no number is in the log twice"


class Entry(NamedTuple):
    token: int
    number: int
    act: str


class Sent(NamedTuple):
    """A write on its way to the database. It arrives even if its sender has crashed."""

    entry: Entry
    is_checked: bool = False


class Server(NamedTuple):
    """What one process knows. Without a token it stands by."""

    token: int | None = None
    log: tuple[str, ...] | None = None
    """The acts of the table, once it is loaded, with the one that is being written."""
    answer: Entry | None = None
    """What it waits for."""


class State(NamedTuple):
    log: tuple[Entry, ...] = ()
    holder: int | None = None
    """The token in `nodes`."""
    taken: int = 0
    servers: tuple[Server, ...] = (Server(), Server())
    sent: frozenset[Sent] = frozenset()
    written: frozenset[Entry] = frozenset()
    """Of which the answer is on its way back."""
    refused: frozenset[Entry] = frozenset()
    told: frozenset[str] = frozenset()
    """The acts of which people were told that they count."""


Step: TypeAlias = tuple[str, State]


def steps(state: State, guards: frozenset[Guard]) -> Iterator[Step]:
    """Everything that can happen next."""
    for number in SERVERS:
        yield from _steps_of_server(state, number)
    for sent in sorted(state.sent):
        yield from _arrive(state, sent, guards)


def _steps_of_server(state: State, number: int) -> Iterator[Step]:
    server = state.servers[number]
    if server.token is None:
        if state.taken < LIVES:  # Whoever has the lease has not renewed it in time, or there is nobody.
            token = state.taken
            yield f"{number} takes over", _with(state._replace(holder=token, taken=token + 1), number, Server(token))
        return
    yield f"{number} crashes", _with(state, number, Server())
    if server.log is None:
        log = tuple(entry.act for entry in state.log)
        yield f"{number} loads", _with(state, number, server._replace(log=log))
    elif server.answer is not None:
        yield from _hear(state, number, server, server.log, server.answer)
    else:
        for act in ACTS:
            yield from _ask(state, number, server, server.log, act)


def _ask(state: State, number: int, server: Server, log: tuple[str, ...], act: str) -> Iterator[Step]:
    """Somebody sends an act, perhaps not for the first time."""
    if act in state.told:
        return
    if act in log:
        yield f"{number} knows {act}", state._replace(told=state.told | {act})
        return
    assert server.token is not None, "only who has taken over is asked"
    entry = Entry(server.token, len(log), act)
    waiting = _with(state, number, server._replace(log=(*log, act), answer=entry))
    yield f"{number} sends {act}", waiting._replace(sent=state.sent | {Sent(entry)})


def _hear(state: State, number: int, server: Server, log: tuple[str, ...], entry: Entry) -> Iterator[Step]:
    """The database has answered. Whoever is refused ends, and begins anew."""
    if entry in state.written:
        heard = _with(state, number, server._replace(answer=None))
        yield f"{number} tells {entry.act}", heard._replace(told=state.told | {entry.act})
    if entry in state.refused:
        yield f"{number} ends", _with(state, number, Server())


def _arrive(state: State, sent: Sent, guards: frozenset[Guard]) -> Iterator[Step]:
    """The database carries out a statement, at once and as a whole."""
    entry = sent.entry
    rest = state.sent - {sent}
    is_held = state.holder == entry.token
    if Guard.CHECKED_BEFORE in guards and not sent.is_checked and is_held:
        yield f"{entry.act} of token {entry.token} is checked", state._replace(sent=rest | {Sent(entry, True)})
        return
    is_kept_out = (
        (Guard.FENCE in guards and not is_held)
        or (Guard.CHECKED_BEFORE in guards and not sent.is_checked)
        or (Guard.KEY in guards and any(there.number == entry.number for there in state.log))
    )
    if is_kept_out:
        yield f"{entry.act} of token {entry.token} is refused", state._replace(sent=rest, refused=state.refused | {entry})
    else:
        written = state._replace(sent=rest, log=(*state.log, entry), written=state.written | {entry})
        yield f"{entry.act} of token {entry.token} is written", written


def _with(state: State, number: int, server: Server) -> State:
    servers = tuple(server if other == number else state.servers[other] for other in SERVERS)
    return state._replace(servers=servers)


def fault_of(state: State) -> str | None:
    """What must never be."""
    acts = [entry.act for entry in state.log]
    tokens = [entry.token for entry in state.log]
    if len(set(acts)) < len(acts):
        return "an act is doubled"
    if not state.told <= set(acts):
        return "an act that was acknowledged is lost"
    if tokens != sorted(tokens):
        return "somebody wrote after another had taken over and written"
    return None


class Explored(NamedTuple):
    states: int
    most_owners: int
    """How many tokens have written in one log."""
    faults: dict[str, list[str]]
    """Each with the shortest way to it."""


def explore(guards: frozenset[Guard]) -> Explored:
    """Every state there is."""
    first = State()
    ways: dict[State, tuple[State, str] | None] = {first: None}
    faults: dict[str, list[str]] = {}
    most_owners = 0
    frontier = [first]
    while frontier:
        following: list[State] = []
        for state in frontier:
            fault = fault_of(state)
            if fault is not None:  # What comes after it matters no more.
                faults.setdefault(fault, _way(ways, state))
                continue
            most_owners = max(most_owners, len({entry.token for entry in state.log}))
            for step, after in steps(state, guards):
                if after not in ways:
                    ways[after] = (state, step)
                    following.append(after)
        frontier = following
    return Explored(len(ways), most_owners, faults)


def _way(ways: dict[State, tuple[State, str] | None], state: State) -> list[str]:
    taken: list[str] = []
    before = ways[state]
    while before is not None:
        state, step = before
        taken.append(step)
        before = ways[state]
    return taken[::-1]
