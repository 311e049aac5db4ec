"""The position text of Drachenhüter, there and back; a text that cannot be is refused with its line."""

from typing import Final

from drachenhort.core.codec import Line, PositionReader, PositionWriter
from drachenhort.core.packed import pack, unpack
from drachenhort.core.position import begin_position
from drachenhort.core.step_forms import OVER
from drachenhort.games.drachenhueter.book import Side
from drachenhort.games.drachenhueter.cards import (
    BACKLIGHT,
    LETTERS,
    NAMES,
    NO_CARD,
    bits_of,
    cards_of,
    is_left,
    is_start,
    kinds_in,
    names_of,
)
from drachenhort.games.drachenhueter.data import (
    BACKLIGHTS,
    BLUE_PEARLS,
    CHESTS,
    COLOURS,
    CRESTS,
    CRYSTALS,
    EGGS,
    PIECE_VALUES,
    RED_PEARLS,
)
from drachenhort.games.drachenhueter.position_checks import Lines, check_all, read_kinds
from drachenhort.games.drachenhueter.scoring import end_game, ending_after_turn
from drachenhort.games.drachenhueter.state import STEPS, Place, State
from drachenhort.games.drachenhueter.steps import Turns
from drachenhort.games.drachenhueter.tokens import MOST_SORTS, piece_values

VERSION: Final = 1
COMMENTS: Final = [
    "A position of Drachenhüter, hidden things included. Seats count from 1; colours are r, w, b, g;",
    "cards are front and back (r3, rw), start cards with a star (rw*), x the backlight dragon.",
]
MOST_TURNS: Final = 1_000_000_000


def position_text(state: State) -> str:
    """The whole position, hidden things included."""
    out = begin_position("drachenhueter", VERSION, COMMENTS, state.options, state)
    out.comment("The game.")
    out.numbers("on turn", [state.on_turn + 1])
    out.numbers("turns", [state.turns], "begun so far")
    out.numbers("last round", [state.last_round], "which of the last turns this is, 0 before them")
    out.numbers("chests", kinds_in(state.chests), "open")
    out.words("chest used", ["on" if state.is_chest_used else "off"], "in this turn")
    for name, side in (("left", state.left), ("right", state.right)):
        out.words(f"{name} display", [NAMES[side.display]])
        out.words(f"{name} put", names_of(side.tops), "put on the stack, the topmost last")
        out.words(f"{name} unseen", names_of(side.unseen_left()), "the next card last")
        out.words(f"{name} under", names_of(side.unders), "put under the stack, the lowest last")
    out.words("starts out", names_of(state.starts_out), "start cards out of the game, unseen")
    out.words("shown", names_of(kinds_in(state.shown)), "start cards that everybody has seen")
    out.comment("The supply.")
    out.numbers("pieces", piece_values(state.pieces))
    out.numbers("red pearls", state.red_pearls[: state.reds_left], "the next one last; nobody knows them")
    out.numbers("blue pearls", state.blue_pearls[: state.blues_left])
    out.numbers("crests", state.crests)
    out.numbers("backlights", [state.backlights])
    out.numbers("crystals", [state.crystals])
    out.numbers("eggs", [state.eggs])
    for seat in range(state.seats):
        _write_place(out, state.places[seat], str(seat + 1))
    out.words("step", STEPS.words(state.step), "what is under way")
    return out.text()


def _write_place(out: PositionWriter, place: Place, number: str) -> None:
    out.comment(f"Seat {number}.")
    out.words(f"hand {number}", names_of(place.hand.kinds()))
    out.words(f"row {number}", [LETTERS[colour] for colour in place.colours()], "from left to right")
    for colour in place.colours():
        out.words(f"stack {number} {LETTERS[colour]}", names_of(place.stacks[colour].kinds()))
    out.numbers(f"pieces {number}", piece_values(place.pieces))
    out.numbers(f"red pearls {number}", unpack(place.reds), "nobody knows their values")
    out.numbers(f"blue pearls {number}", unpack(place.blues))
    out.numbers(f"crest {number}", [place.crest])
    out.numbers(f"crystals {number}", [place.crystals])
    out.numbers(f"eggs {number}", [place.eggs])


def read_position(reader: PositionReader, state: State) -> None:
    """All lines but the head, onto an empty table."""
    lines = Lines()
    _read_game(reader, state)
    _read_book(reader, state, lines)
    _read_supply(reader, state, lines)
    for seat in range(state.seats):
        state.places[seat] = _read_place(reader, seat, lines)
    step_line = reader.take("step")
    _read_step(step_line, state)
    reader.finish()
    check_all(state, lines, step_line)
    if state.step is not None:
        state.advance()
    else:
        ending = ending_after_turn(state)
        assert ending is not None, "a finished game has ended in some way"
        end_game(state, ending)


def _read_step(line: Line, state: State) -> None:
    """The innermost step; the turns around it are always there and need no words."""
    if line.words != [OVER]:
        step = STEPS.read(line, state)
        state.push(Turns())
        state.push(step)
    elif ending_after_turn(state) is None:
        raise line.error("the game is not over: too few amulets (4.1), no last round (4.3), no turn limit (4.4)")


def _read_game(reader: PositionReader, state: State) -> None:
    state.on_turn = reader.take("on turn").one_number(1, state.seats) - 1
    state.turns = reader.take("turns").one_number(1, MOST_TURNS)
    state.last_round = reader.take("last round").one_number(0, state.seats)
    line = reader.take("chests")
    chests = [line.number_from(word, 1, CHESTS) for word in line.words]
    if len(set(chests)) != len(chests) or len(chests) != state.options.chests:
        raise line.error(f"needs {state.options.chests} different numbers (see options)")
    state.chests = bits_of(chests)
    used = reader.take("chest used")
    if used.words not in (["on"], ["off"]):
        raise used.error("needs on or off")
    state.is_chest_used = used.words == ["on"]
    if state.is_chest_used and not chests:
        raise used.error("there is no chest to use (5.1)")


def _read_book(reader: PositionReader, state: State, lines: Lines) -> None:
    state.left = _read_side(reader, "left", lines)
    state.right = _read_side(reader, "right", lines)
    starts = reader.take("starts out")
    state.starts_out = lines.read_cards(starts)
    for kind in state.starts_out:
        if not is_start(kind):
            raise starts.error(f"{NAMES[kind]} is no start card; they are written with a star")
    shown = reader.take("shown")
    state.shown = bits_of(read_kinds(shown))
    lines.shown = shown


def _read_side(reader: PositionReader, name: str, lines: Lines) -> Side:
    display_line = reader.take(f"{name} display")
    if len(display_line.words) != 1:
        raise display_line.error("needs one card, or none for a gap")
    display = NO_CARD if display_line.words == ["none"] else lines.read_cards(display_line)[0]
    tops_line = reader.take(f"{name} put")
    unseen_line = reader.take(f"{name} unseen")
    unders_line = reader.take(f"{name} under")
    tops = lines.read_cards(tops_line)
    unseen = lines.read_cards(unseen_line)
    unders = lines.read_cards(unders_line)
    for line, kinds in ((tops_line, tops), (unseen_line, unseen), (unders_line, unders), (display_line, [display])):
        for kind in kinds:
            if kind and is_left(kind) != (name == "left"):
                raise line.error(f"{NAMES[kind]} belongs to the other side (2.2)")
    for kind in unseen:
        if kind == BACKLIGHT or is_start(kind):
            raise unseen_line.error(f"{NAMES[kind]} was not in the stack when it was shuffled, so it has been seen")
    if display == NO_CARD and unseen:
        raise display_line.error("a gap cannot be while the stack has unseen cards (4.3)")
    return Side(unseen, len(unseen), tops, unders, display)


def _read_supply(reader: PositionReader, state: State, lines: Lines) -> None:
    lines.pieces = reader.take("pieces")
    state.pieces = pack(_read_pieces(lines.pieces))
    lines.reds = reader.take("red pearls")
    lines.blues = reader.take("blue pearls")
    state.red_pearls = _read_pearls(lines.reds)
    state.reds_left = len(state.red_pearls)
    state.blue_pearls = _read_pearls(lines.blues)
    state.blues_left = len(state.blue_pearls)
    lines.crests = reader.take("crests")
    state.crests = [lines.crests.number_from(word, 1, max(CRESTS)) for word in lines.crests.words]
    lines.backlights = reader.take("backlights")
    state.backlights = lines.backlights.one_number(0, BACKLIGHTS)
    lines.crystals = reader.take("crystals")
    state.crystals = lines.crystals.one_number(0, CRYSTALS)
    lines.eggs = reader.take("eggs")
    state.eggs = lines.eggs.one_number(0, EGGS)


def _read_place(reader: PositionReader, seat: int, lines: Lines) -> Place:
    number = str(seat + 1)
    hand = cards_of(lines.read_cards(reader.take(f"hand {number}")))
    row_line = reader.take(f"row {number}")
    for word in row_line.words:
        if word not in LETTERS or len(word) != 1 or row_line.words.count(word) > 1:
            raise row_line.error(f"'{word}' is not one of r, w, b, g, each at most once")
    colours = [LETTERS.index(word) for word in row_line.words]
    stacks = [cards_of([]) for _ in range(COLOURS)]
    row = 0
    for colour in reversed(colours):
        row = row << 4 | (colour + 1)
    for colour in colours:
        line = reader.take(f"stack {number} {LETTERS[colour]}")
        lines.stacks[seat * COLOURS + colour] = line
        stacks[colour] = cards_of(lines.read_cards(line))
    place = Place(hand, stacks, row, len(colours))
    pieces = _read_pieces(reader.take(f"pieces {number}"))
    place.pieces = pack(pieces)
    place.piece_count = len(pieces)
    place.reds = pack(_read_pearls(reader.take(f"red pearls {number}")))
    place.blues = pack(_read_pearls(reader.take(f"blue pearls {number}")))
    place.crest = reader.take(f"crest {number}").one_number(0, max(CRESTS))
    place.crystals = reader.take(f"crystals {number}").one_number(0, CRYSTALS)
    place.eggs = reader.take(f"eggs {number}").one_number(0, EGGS)
    return place


def _read_pieces(line: Line) -> list[int]:
    """The pieces of a line, by their sort."""
    known = [str(value) for value in PIECE_VALUES]
    for word in line.words:
        if word not in known or line.words.count(word) > MOST_SORTS:
            raise line.error(f"'{word}' is no value of a piece; they are {', '.join(known)}")
    return [known.index(word) for word in line.words]


def _read_pearls(line: Line) -> list[int]:
    values = [line.number_from(word, 1, MOST_SORTS - 1) for word in line.words]
    if len(values) > len(RED_PEARLS) + len(BLUE_PEARLS):
        raise line.error("so many pearls there are not")
    return values
