"""Positions for the clause tests: say what matters, the bank and the piles take the rest."""

from pathlib import Path

from drachenhort.core.options import parse_words
from drachenhort.core.rng import Rng
from drachenhort.core.state import State as AnyState
from drachenhort.games.drachenfaust.cards import COLOUR_NAMES, NAMES, unpack_stones
from drachenhort.games.drachenfaust.custom import creature_word, read_creatures
from drachenhort.games.drachenfaust.data import BASE_STACK
from drachenhort.games.drachenfaust.game import GAME
from drachenhort.games.drachenfaust.options import Options
from drachenhort.games.drachenfaust.state import NO_DOUBLE, State

OWN_CREATURES = Path(__file__).parent / "creatures.toml"
START = (8, 2, 5, 0, 0)
"""Fairy gold, common gold, silver, black, red."""
Numbers = dict[int, tuple[int, ...]]


def own_creatures() -> list[str]:
    """Three creatures with every kind of effect, as options carry them."""
    return [creature_word(creature) for creature in read_creatures(OWN_CREATURES.read_text(encoding="utf-8"))]


def table(
    card: str,
    *,
    seats: int = 3,
    stack: str = "yellow-dragon",
    discards: str = "witch",
    coins: Numbers | None = None,
    stones: Numbers | None = None,
    laid: dict[int, int] | None = None,
    scores: dict[int, int] | None = None,
    double: tuple[int, str] | None = None,
    aside: str = "",
    extras: str | None = None,
    options: str = "",
    round: int = 1,
    rng: str = "table",
    step: str = "",
) -> State:
    """This card is up for auction and nobody has chosen. Seats count from 1.

    Base creatures that are not named count as drawn, extras as still to come.
    """
    chosen = Options(parse_words(options.split()))
    numbers = range(1, seats + 1)
    coin_rows = [(coins or {}).get(seat, START) for seat in numbers]
    stone_rows = [(stones or {}).get(seat, (0, 0, 0)) for seat in numbers]
    laid_row = [(laid or {}).get(seat, 0) for seat in numbers]
    bank = [60 - sum(laid_row), 15, 40, 0, 2]
    bank = [whole - sum(row[kind] for row in coin_rows) for kind, whole in enumerate(bank)]
    cards = ["witch", *[NAMES[base] for base in BASE_STACK], *[NAMES[extra] for extra in chosen.extra_pile]]
    for used in [card, *stack.split(), *discards.split(), *aside.split(), *(["doppelganger"] if double else [])]:
        cards.remove(used)
    drawn = [name for name in cards if NAMES.index(name) < 8]
    left = [name for name in cards if NAMES.index(name) >= 8]
    if extras is not None:
        for name in extras.split():
            left.remove(name)
        drawn += left
        left = extras.split()
    lines = [
        "position: drachenfaust 1",
        f"options: {options}",
        f"seats: {seats}",
        f"rng: {' '.join(map(str, Rng.from_seed(rng).words()))}",
        f"round: {round}",
        f"bank: {bank[0]} {bank[1]} {bank[2]} {bank[4]}",
        f"bank stones: {' '.join(str(12 - sum(row[colour] for row in stone_rows)) for colour in range(3))}",
        f"stack: {stack}",
        f"discards: {discards}",
        f"drawn: {' '.join(drawn)}",
        f"extras: {' '.join(left)}",
        f"aside: {aside}",
        f"bids: {' '.join(['0'] * seats)}",
        "given up: off",
        "ending: none",
    ]
    for seat in numbers:
        lines += [
            f"coins {seat}: {' '.join(map(str, coin_rows[seat - 1]))}",
            f"laid {seat}: {laid_row[seat - 1]}",
            f"stones {seat}: {' '.join(map(str, stone_rows[seat - 1]))}",
            f"score {seat}: {(scores or {}).get(seat, 0)}",
            f"doppelganger {seat}: {double[1] if double and double[0] == seat else 'none'}",
        ]
    fists = " ".join(f"{seat}=?" for seat in numbers)
    lines.append(f"step: {step or f'auction card={card} {fists}'}")
    state = GAME.load("\n".join(lines))
    state.is_logging = True
    return state


def do(state: AnyState, *moves: str) -> None:
    """Plays `1: bid 3f`, `2: take` ..."""
    for move in moves:
        seat, _, notation = move.partition(": ")
        state.apply(int(seat) - 1, GAME.parse(notation))


def bid(state: AnyState, *bids: str) -> None:
    """Every seat's bid in turn; `1f +1r` adds magic coins."""
    for seat, text in enumerate(bids):
        gold, _, magic = text.partition(" +")
        state.apply(seat, GAME.parse(f"bid {gold}"))
        decision = state.decision_of(seat)
        if decision is not None and GAME.decision_names[decision.kind] == "bid-magic":
            state.apply(seat, GAME.parse(f"magic {magic or 'nothing'}"))


def win(state: AnyState, *moves: str) -> None:
    """Seat 1 wins with one fairy gold against nothing, and goes on like this."""
    bid(state, "1f", *["nothing"] * (state.seats - 1))
    do(state, *[f"1: {move}" for move in moves])


def legal(state: AnyState, seat: int = 1) -> list[str]:
    decision = state.decision_of(seat - 1)
    return [] if decision is None else [GAME.notation(action) for action in decision.legal]


def asked(state: AnyState) -> list[tuple[int, str]]:
    """Who has to decide what."""
    return [(decision.seat + 1, GAME.decision_names[decision.kind]) for decision in state.pending]


def happened(state: AnyState) -> list[str]:
    """The names of the events so far."""
    return [event.kind.name for event in state.events]


def told(state: AnyState, name: str, seat: int = 1) -> list[list[int]]:
    """The numbers of all events of this name that a seat was told."""
    return [event.values for event in state.events if event.kind.name == name and event.is_for(seat - 1)]


def under_way(state: AnyState) -> list[str]:
    """The cards being auctioned or used, the outermost first."""
    line = next(line for line in state.text().splitlines() if line.startswith("step:"))
    return [word.removeprefix("card=") for word in line.split() if word.startswith("card=")]


def worth(state: State) -> dict[str, int]:
    """What every seat owns: `1.silver` and so on. Fairy gold lying out is counted with the rest."""
    out: dict[str, int] = {}
    for number, place in enumerate(state.places, 1):
        out[f"{number}.fairy"] = place.fairy + place.laid
        out[f"{number}.common"] = place.common
        out[f"{number}.silver"] = place.silver
        out[f"{number}.black"] = place.black
        out[f"{number}.magic"] = place.red
        out[f"{number}.score"] = place.score
        out[f"{number}.double"] = int(place.double != NO_DOUBLE)
        for colour, name in enumerate(COLOUR_NAMES):
            out[f"{number}.{name}"] = unpack_stones(place.stones)[colour]
    return out


def changes(before: dict[str, int], state: State) -> dict[str, int]:
    """What has changed since then, by how much."""
    return {key: value - before[key] for key, value in worth(state).items() if value != before[key]}


def refused(state: State, move: str) -> tuple[str, str]:
    """Clause and reason for a move that the first seat may not make."""
    reason = state.why_not(0, GAME.parse(move))
    assert reason is not None, f"{move} is legal"
    return reason.clause, reason.reason
