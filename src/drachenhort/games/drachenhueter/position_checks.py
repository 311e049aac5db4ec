"""What every position must hold: each card, piece, pearl and stone exactly once, and nothing that the rules rule out."""

from typing import final

from drachenhort.core.codec import Line
from drachenhort.core.packed import unpack
from drachenhort.games.drachenhueter.cards import (
    BACKLIGHT,
    COPIES,
    FRONT,
    JOKER,
    KINDS,
    NAMES,
    START_BITS,
    bit_of,
    kinds_in,
)
from drachenhort.games.drachenhueter.data import (
    BLUE_PEARLS,
    COLOURS,
    CRYSTALS,
    EGGS,
    PIECE_COUNTS,
    PIECE_KINDS,
    PIECE_VALUES,
    PIECES_OUT,
    RED_PEARLS,
)
from drachenhort.games.drachenhueter.legal import page_colour
from drachenhort.games.drachenhueter.setup import crests_for
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.steps_lay import ChooseCards, ChoosePearl, ChooseStandIn
from drachenhort.games.drachenhueter.tokens import count_of, how_many

CHEST_STAND_IN = 4


@final
class Lines:
    """Where things stand in the text, for complaints, and every card read so far."""

    shown: Line
    pieces: Line
    reds: Line
    blues: Line
    crests: Line
    backlights: Line
    crystals: Line
    eggs: Line

    def __init__(self) -> None:
        self.counts: list[int] = [0] * (KINDS + 1)
        self.stacks: dict[int, Line] = {}  # By seat * COLOURS + colour.

    def read_cards(self, line: Line) -> list[int]:
        """The cards of a line; one more than the game has is refused here."""
        kinds = read_kinds(line)
        for kind in kinds:
            self.counts[kind] += 1
            if self.counts[kind] > COPIES[kind]:
                raise line.error(f"there are only {COPIES[kind]} cards {NAMES[kind]} in the game, here is one more")
        return kinds


def read_kinds(line: Line) -> list[int]:
    kinds: list[int] = []
    for word in line.words:
        name = word.lower()
        if name not in NAMES[1:]:
            raise line.error(f"'{word}' is no card; cards are like r3, rw, rw* and x")
        kinds.append(NAMES.index(name))
    return kinds


def check_all(state: State, lines: Lines, step_line: Line) -> None:
    _check_cards(state, lines)
    _check_shown(state, lines)
    _check_pieces(state, lines)
    _check_pearls(state, lines, step_line)
    _check_stones(state, lines)
    _check_crests(state, lines)
    _check_stacks(state, lines)
    if state.last_round and not state.is_display_empty():
        raise step_line.error("the last round begins when both places of the display are empty (4.3)")


def _check_cards(state: State, lines: Lines) -> None:
    """No card may be missing; backlight dragons can also be in the supply."""
    for kind in range(1, KINDS + 1):
        found = lines.counts[kind] + (state.backlights if kind == BACKLIGHT else 0)
        if found != COPIES[kind]:
            raise lines.backlights.error(f"{found} cards {NAMES[kind]} are somewhere, but there are {COPIES[kind]}")


def _check_shown(state: State, lines: Lines) -> None:
    """6.1 Start cards are secret only in a hand or out of the game; there they stay until everybody sees them."""
    if state.shown & ~START_BITS:
        raise lines.shown.error("only start cards stand here, those with a star")
    for kind in state.starts_out:
        if state.shown & bit_of(kind):
            raise lines.shown.error(f"{NAMES[kind]} left the game unseen (2.1)")
    open_kinds = state.right.tops + state.right.unders + [state.right.display]
    for place in state.places:
        for stack in place.stacks:
            open_kinds += kinds_in(stack.held & START_BITS)
    for kind in open_kinds:
        if bit_of(kind) & START_BITS & ~state.shown:
            raise lines.shown.error(f"everybody has seen {NAMES[kind]}, so it must stand here")


def _check_pieces(state: State, lines: Lines) -> None:
    """2.3 Beside those that left unseen every piece is in the supply or with a seat."""
    missing = 0
    for sort in range(PIECE_KINDS):
        found = count_of(state.pieces, sort) + sum(count_of(place.pieces, sort) for place in state.places)
        if found > PIECE_COUNTS[sort]:
            raise lines.pieces.error(f"there are only {PIECE_COUNTS[sort]} pieces of {PIECE_VALUES[sort]} in the game")
        missing += PIECE_COUNTS[sort] - found
    if missing != PIECES_OUT[state.seats]:
        raise lines.pieces.error(f"{PIECES_OUT[state.seats]} pieces leave the game, not {missing} (2.3)")


def _check_pearls(state: State, lines: Lines, step_line: Line) -> None:
    """3.5 Every pearl is somewhere, and each amulet has one."""
    reds = state.red_pearls[:]
    blues = state.blue_pearls[:]
    for seat, place in enumerate(state.places):
        reds += unpack(place.reds)
        blues += unpack(place.blues)
        pearls = how_many(place.reds) + how_many(place.blues)
        step = state.step
        if isinstance(step, ChoosePearl) and step.seat == seat:
            pearls += 1
        if pearls != place.amulets():
            raise step_line.error(f"seat {seat + 1} has {place.amulets()} complete amulets but {pearls} pearls (3.5)")
    if sorted(reds) != sorted(RED_PEARLS):
        raise lines.reds.error(f"the red pearls of all seats and of the supply must be {RED_PEARLS}")
    if sorted(blues) != sorted(BLUE_PEARLS):
        raise lines.blues.error(f"the blue pearls of all seats and of the supply must be {BLUE_PEARLS}")


def _check_stones(state: State, lines: Lines) -> None:
    crystals = state.crystals + sum(place.crystals for place in state.places)
    if crystals != CRYSTALS:
        raise lines.crystals.error(f"there are {CRYSTALS} crystals, not {crystals}")
    eggs = state.eggs + sum(place.eggs for place in state.places)
    if eggs != EGGS:
        raise lines.eggs.error(f"there are {EGGS} eggs, not {eggs}")


def _check_crests(state: State, lines: Lines) -> None:
    """3.7 The best first; a seat has one only with all four colours before it."""
    crests = [int(place.crest) for place in state.places if place.crest]
    if sorted(crests + state.crests) != sorted(crests_for(state.seats)):
        raise lines.crests.error(f"the crests of all seats and of the supply must be {crests_for(state.seats)}")
    if state.crests != sorted(state.crests, reverse=True):
        raise lines.crests.error("the best crest stands first")
    for seat, place in enumerate(state.places):
        if place.crest and place.row_size < COLOURS:
            raise lines.crests.error(f"seat {seat + 1} has a crest without all four colours (3.7)")


def _check_stacks(state: State, lines: Lines) -> None:
    """3.3, 3.4 A stack has at least one dragon of its colour and otherwise backlight dragons; 5.3 chest 4 adds others."""
    for key, line in lines.stacks.items():
        seat, colour = key // COLOURS, key % COLOURS
        stack = state.places[seat].stacks[colour]
        for kind in kinds_in(stack.held):
            if FRONT[kind] not in (colour, JOKER) and not state.chests & bit_of(CHEST_STAND_IN):
                raise line.error(f"{NAMES[kind]} has another colour (3.4)")
        if not stack.dragons() and not _is_being_laid(state, seat, colour):
            raise line.error("a stack has at least one card that is no backlight dragon (3.3)")


def _is_being_laid(state: State, seat: int, colour: int) -> bool:
    """While its cards are being chosen, a new stack may have none yet."""
    step = state.step
    if isinstance(step, (ChooseCards, ChooseStandIn)):
        return step.seat == seat and page_colour(state) == colour
    return False
