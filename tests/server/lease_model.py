"""A small model of one table, the shard that it belongs to, and two servers; to be explored to its end.

Anything can happen at any step: a server stands still for as long as it likes (no step of it is taken), its lease runs out
(the other may take over), it crashes, it hands the shard over, and what it has sent reaches the database later or never.
People send every act again until they are told that it counts, to whichever server they find.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

ACTS: Final = ("a", "b")
SERVERS: Final = (0, 1)


class Bounds(NamedTuple):
    """How much may happen altogether; `is_patient` says whether a server waits for answers before it gives the shard away,
    and until it knows that it is given away.
    """

    lives: int = 2
    """So often a server begins. Each time is another token, a larger number."""
    hand_overs: int = 1
    is_patient: bool = True


class Guard(StrEnum):
    """What keeps a write out that comes too late."""

    FENCE = "the statement that writes looks whether the token is there and has the shard"
    TOKEN = "it looks whether the token is there"
    CHECKED_BEFORE = "a statement before looks for both"
    KEY = "no number is in the log twice"


class Entry(NamedTuple):
    token: int
    term: int
    """How often the shard had changed hands when the writer found that it has it."""
    number: int
    act: str


class HandOver(NamedTuple):
    """On its way to the database."""

    token: int
    heir: int


class Sent(NamedTuple):
    """A write on its way to the database. It arrives even if its sender has crashed."""

    entry: Entry
    is_checked: bool = False


class Server(NamedTuple):
    """What one process knows. Without a token it is not there."""

    token: int | None = None
    term: int | None = None
    """Once it has found that the shard is its own."""
    log: tuple[str, ...] | None = None
    """The acts of the table, once it is loaded, with the one that is being written."""
    answer: Entry | None = None
    """What it waits for."""
    is_giving: bool = False
    """Whether it waits until somebody else has the shard."""


class State(NamedTuple):
    log: tuple[Entry, ...] = ()
    nodes: frozenset[int] = frozenset()
    """The tokens that are there."""
    owner: int | None = None
    """The token in `shards`."""
    term: int = 0
    taken: int = 0
    hand_overs: int = 0
    leaving: frozenset[HandOver] = frozenset()
    servers: tuple[Server, ...] = (Server(), Server())
    sent: frozenset[Sent] = frozenset()
    written: frozenset[Entry] = frozenset()
    """Of which the answer is on its way back."""
    refused: frozenset[Entry] = frozenset()
    told: frozenset[str] = frozenset()
    """The acts of which people were told that they count."""


Step: TypeAlias = tuple[str, State]


def steps(state: State, guards: frozenset[Guard], bounds: Bounds) -> Iterator[Step]:
    """Everything that can happen next."""
    for number in SERVERS:
        yield from _steps_of_server(state, number, bounds)
    for sent in sorted(state.sent):
        yield from _arrive(state, sent, guards)
    for hand_over in sorted(state.leaving):
        yield _arrive_at_heir(state, hand_over)


def _given(state: State, token: int) -> State:
    return state._replace(owner=token, term=state.term + 1)


def _steps_of_server(state: State, number: int, bounds: Bounds) -> Iterator[Step]:
    server = state.servers[number]
    if server.token is None:
        if state.taken < bounds.lives:
            token = state.taken
            here = _with(state._replace(nodes=state.nodes | {token}, taken=token + 1), number, Server(token))
            yield f"{number} begins", here if state.owner in state.nodes else _given(here, token)
        return
    yield f"{number} crashes", _with(state, number, Server())
    if server.token in state.nodes:
        for late in sorted(state.nodes - {server.token}):  # Whoever it is has not renewed its lease in time.
            rest = state._replace(nodes=state.nodes - {late})
            yield f"{number} takes over from token {late}", _given(rest, server.token) if state.owner == late else rest
    if server.term is None:
        if state.owner == server.token and not server.is_giving:
            yield f"{number} finds the shard", _with(state, number, server._replace(term=state.term))
        return
    if (server.answer is None or not bounds.is_patient) and state.hand_overs < bounds.hand_overs:
        yield from _hand_over(state, number, Server(server.token, is_giving=bounds.is_patient))
    if server.log is None:
        log = tuple(entry.act for entry in state.log)
        yield f"{number} loads", _with(state, number, server._replace(log=log))
    elif server.answer is not None:
        yield from _hear(state, number, server, server.log, server.answer)
    else:
        for act in ACTS:
            yield from _ask(state, number, server, server.log, act)


def _hand_over(state: State, number: int, after: Server) -> Iterator[Step]:
    """The table is put down first."""
    heir = state.servers[1 - number].token
    if heir is not None and after.token is not None:
        leaving = state.leaving | {HandOver(after.token, heir)}
        sent = state._replace(leaving=leaving, hand_overs=state.hand_overs + 1)
        yield f"{number} hands over", _with(sent, number, after)


def _arrive_at_heir(state: State, hand_over: HandOver) -> Step:
    """Whoever gives waits for nothing else, so that it hears at once matters to nobody."""
    rest = state._replace(leaving=state.leaving - {hand_over})
    for number in SERVERS:
        if rest.servers[number].token == hand_over.token:
            rest = _with(rest, number, rest.servers[number]._replace(is_giving=False))
    if state.owner == hand_over.token and {*hand_over} <= state.nodes:
        return f"token {hand_over.heir} is given the shard", _given(rest, hand_over.heir)
    return f"token {hand_over.heir} is not given the shard", rest


def _ask(state: State, number: int, server: Server, log: tuple[str, ...], act: str) -> Iterator[Step]:
    """Somebody sends an act, perhaps not for the first time."""
    if act in state.told:
        return
    if act in log:
        yield f"{number} knows {act}", state._replace(told=state.told | {act})
        return
    assert server.token is not None and server.term is not None, "only who has the shard is asked"
    entry = Entry(server.token, server.term, len(log), act)
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
    is_there = entry.token in state.nodes
    is_held = is_there and state.owner == entry.token
    if Guard.CHECKED_BEFORE in guards and not sent.is_checked and is_held:
        yield f"{entry.act} of token {entry.token} is checked", state._replace(sent=rest | {Sent(entry, True)})
        return
    is_kept_out = (
        (Guard.FENCE in guards and not is_held)
        or (Guard.TOKEN in guards and not is_there)
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
    terms = [entry.term for entry in state.log]
    if len(set(acts)) < len(acts):
        return "an act is doubled"
    if not state.told <= set(acts):
        return "an act that was acknowledged is lost"
    if terms != sorted(terms):
        return "somebody wrote after another had been given the shard and written"
    return None


class Explored(NamedTuple):
    states: int
    most_terms: int
    """In how many terms somebody has written in one log."""
    faults: dict[str, list[str]]
    """Each with the shortest way to it."""


def explore(guards: frozenset[Guard], bounds: Bounds, wanted: str | None = None) -> Explored:
    """Every state there is, or all until a wanted fault is found."""
    first = State()
    ways: dict[State, tuple[State, str] | None] = {first: None}
    faults: dict[str, list[str]] = {}
    most_terms = 0
    frontier = [first]
    while frontier and wanted not in faults:
        following: list[State] = []
        for state in frontier:
            fault = fault_of(state)
            if fault is not None:  # What comes after it matters no more.
                faults.setdefault(fault, _way(ways, state))
                continue
            most_terms = max(most_terms, len({entry.term for entry in state.log}))
            for step, after in steps(state, guards, bounds):
                if after not in ways:
                    ways[after] = (state, step)
                    following.append(after)
        frontier = following
    return Explored(len(ways), most_terms, faults)


def _way(ways: dict[State, tuple[State, str] | None], state: State) -> list[str]:
    taken: list[str] = []
    before = ways[state]
    while before is not None:
        state, step = before
        taken.append(step)
        before = ways[state]
    return taken[::-1]
