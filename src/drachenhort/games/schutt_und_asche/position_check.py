"""What must hold in every position: conservation, and what the phase under way allows."""

from drachenhort.core.codec import Line
from drachenhort.games.schutt_und_asche import gold
from drachenhort.games.schutt_und_asche.board import BIT, FIELDS, LAND_NAMES, LANDS, lands_of
from drachenhort.games.schutt_und_asche.data import (
    ATTACKS,
    CITY_TILES,
    EXTRA,
    GOLD,
    GOLD_CARDS,
    GOLD_NAMES,
    GOLD_VALUES,
    HITS,
    KINDS,
    KNIGHT,
    POWER,
    SHIELD,
    STACK,
    SWORD,
    TILE_LETTERS,
    TILE_NAMES,
    tiles_of_round,
)
from drachenhort.games.schutt_und_asche.scoring import has_dragon_won
from drachenhort.games.schutt_und_asche.stacks import height_of, kinds_in
from drachenhort.games.schutt_und_asche.state import State
from drachenhort.games.schutt_und_asche.step_text import is_setup, start_tiles_taken, tile_in_hand
from drachenhort.games.schutt_und_asche.steps_setup import has_start_knight, start_power


def check_gold(line: Line, state: State) -> None:
    """The discard, together with what the seats have, must be exactly the 24 cards."""
    for value in range(GOLD_VALUES):
        found = gold.count_of(state.discard, value)
        given = 0
        for place in state.places:
            found += gold.count_of(place.hand + place.offered + place.returned, value)
            given += gold.count_of(place.given, value)
        if found != GOLD[value]:
            raise line.error(f"{found} cards {GOLD_NAMES[value]} are somewhere, there are {GOLD[value]}")
        if given > gold.count_of(state.discard, value):
            raise line.error("what was given at the last tile lies here too (5.3)")


def check_tiles(line: Line, step: Line, state: State) -> None:
    """Reads the tiles removed; with those on the table they must be all city tiles and the start tiles taken."""
    state.removed = [0, *line.numbers(KINDS, 0, 200)]
    found = state.removed[:]
    for stack in state.stacks:
        for kind, count in enumerate(kinds_in(stack)):
            found[kind] += count
    for kind in state.aside:
        found[kind] += 1
    found[KNIGHT] += len(lands_of(state.knights))
    found[SWORD] += len(lands_of(state.swords))
    found[SHIELD] += len(lands_of(state.shields))
    for place in state.places:
        found[POWER] += place.power
    in_hand = tile_in_hand(step, state)
    if in_hand:
        found[in_hand] += 1
    there = CITY_TILES[:]
    for turn in range(start_tiles_taken(step, state)):
        seat = state.seat_after(state.first_regent(), turn)
        there[KNIGHT] += 1 if has_start_knight(state, seat) else 0
        there[POWER] += start_power(state, seat)
    for kind in range(1, KINDS + 1):
        if found[kind] != there[kind]:
            raise line.error(
                f"{found[kind]} tiles {TILE_LETTERS[kind]} ({TILE_NAMES[kind]}) found, there are {there[kind]}"
            )


def check_phase(step: Line, state: State) -> None:
    """What the phase under way says about stacks, markers, dragon tiles and open offerings."""
    name = step.words[0] if step.words else ""
    if is_setup(step):
        _check_setup(step, state)
    elif state.aside:
        raise step.error("the tiles put aside lie on the lands since the sorting (2.5)")
    if name not in ("fights", "fight", "lift") and state.marked:
        raise step.error("attack markers lie on the lands only during an attack (5.6)")
    if len(lands_of(state.marked)) > ATTACKS:
        raise step.error(f"there are only {ATTACKS} attack markers")
    if name != "offering" and any(place.offered for place in state.places):
        raise step.error("cards are offered only while the dragon piece stands on a tile face down (5.2)")
    if name not in ("over", "crown", "put") and not is_setup(step) and has_dragon_won(state):
        raise step.error("no knight stands or lies anywhere: the dragon has won (9.2)")
    if state.hits < HITS and any(state.turned):
        raise step.error("stacks are turned in the finale only (9.4)")
    if name != "draft":
        _check_all_taken(step, state)
    _check_dragon_tiles(step, state, name)


def _check_all_taken(step: Line, state: State) -> None:
    for land in range(LANDS):
        if not any(place.lands & BIT[land] for place in state.places):
            raise step.error(f"{LAND_NAMES[land]} belongs to nobody; every land is taken in the draft (2.2)")


def _check_setup(step: Line, state: State) -> None:
    if state.round != 1 or state.hits or len(lands_of(state.standing)) != LANDS:
        raise step.error("during the setup nothing has happened yet (2)")
    if len(state.aside) != EXTRA:
        raise step.error(f"{EXTRA} tiles are put aside until the sorting is over (2.1)")
    for land in range(LANDS):
        if height_of(state.stacks[land]) != STACK[land]:
            raise step.error(f"{LAND_NAMES[land]} has {STACK[land]} tiles before the sorting is over (2.1)")
    if gold.size_of(state.discard) != GOLD_CARDS:
        raise step.error("no gold is dealt during the setup (4.1)")
    if step.words[0] == "draft":
        _check_draft(step, state)


def _check_draft(step: Line, state: State) -> None:
    counts = [len(lands_of(place.lands)) for place in state.places]
    taken = sum(counts)
    for turn in range(state.seats):
        seat = state.seat_after(state.regent, turn)
        due = (taken + state.seats - 1 - turn) // state.seats
        if counts[seat] != due:
            raise step.error(f"seat {seat + 1} has {counts[seat]} lands, in its turn it would have {due} (2.2)")


def _check_dragon_tiles(step: Line, state: State, name: str) -> None:
    up = bin(state.up).count("1")
    if name == "lay-out":
        if any(state.tiles) or up:
            raise step.error("the dragon tiles are taken up before they are laid out: tiles 0 0 0 0, none face up (8.2)")
        return
    if sorted(state.tiles) != tiles_of_round(state.round):
        raise step.error(f"the dragon tiles of round {state.round} are {tiles_of_round(state.round)} (8.1)")
    if is_setup(step):
        wanted = [0]
    elif name in ("piece", "offering"):
        wanted = [state.attack]
    elif name in ("purchase", "order", "put") or (name == "fight" and not state.marked):
        wanted = [FIELDS]
    elif name in ("fights", "fight", "lift"):
        wanted = [state.attack + 1]
    else:
        wanted = [state.attack, state.attack + 1]
    if up not in wanted:
        raise step.error(f"{up} dragon tiles are face up, but this is attack {state.attack} of {FIELDS} (5.1)")
    if name in ("piece", "offering", "fights", "lift") and state.attack >= FIELDS:
        raise step.error(f"there are {FIELDS} attacks in a round (5.1)")
    if name in ("purchase", "order", "put") and (state.attack < FIELDS or state.buyer >= state.seats):
        raise step.error("purchases follow the four attacks, until all seats have finished (7)")
    if name == "offering" and state.up >> state.field & 1:
        raise step.error("the dragon piece stands on a tile face down (5.1)")
