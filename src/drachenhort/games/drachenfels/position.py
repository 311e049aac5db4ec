"""The position text of Drachenfels, there and back; a text that cannot be is refused with its line."""

from typing import Final

from drachenhort.core.codec import Line, PositionReader, PositionWriter
from drachenhort.core.decision import bit_count
from drachenhort.core.native import i64
from drachenhort.core.packed import pack
from drachenhort.core.position import begin_position
from drachenhort.games.drachenfels.cards import KINDS, NAMES, count_of, names_of
from drachenhort.games.drachenfels.data import BRIDGES, COLOURS, DRAGONS, MAX_SEATS, RAINBOWS, cards_in_play
from drachenhort.games.drachenfels.fields import (
    CASTLE_NAMES,
    FIELD_NAMES,
    PAIR_NAMES,
    POWERS,
    QUARTERS,
    SITE_NAMES,
    names_in,
)
from drachenhort.games.drachenfels.knowledge import close_all, last_pool
from drachenhort.games.drachenfels.position_checks import check_knights, check_over, check_pieces
from drachenhort.games.drachenfels.state import NO_COLOUR, NOWHERE, State
from drachenhort.games.drachenfels.step_text import read_step, step_words

VERSION: Final = 1
COMMENTS: Final = [
    "A position of Drachenfels, hidden things included. Seats count from 1; fields are named as on the board."
]
NOBODY: Final = "-"


def position_text(state: State) -> str:
    """The whole position, hidden things included."""
    out = begin_position("drachenfels", VERSION, COMMENTS, state.options, state)
    out.comment("The game.")
    out.numbers("turns", [state.turns], "begun so far")
    out.numbers("on turn", [state.on_turn + 1])
    out.words("princesses", [COLOURS[colour] for colour in state.princesses], "shoe colours in F1 to F4")
    out.words("dragons", [FIELD_NAMES[dragon] for dragon in state.dragons])
    out.words("rainbows", names_in(state.rainbows, PAIR_NAMES), "those that stand; the others are in the supply")
    out.words("bridges", names_in(state.bridges, SITE_NAMES))
    out.words("discards", [NAMES[kind] for kind in state.discards], "the topmost card last")
    if state.is_top_used:
        out.words("top discard", ["used"], "it must be covered before one can be used again")
    out.words("draw pile", names_of(state.draw_pile), "in no order: it is shuffled before anybody draws")
    out.numbers("refreshed", [seat + 1 for seat in state.refreshed], "the seats, whoever has refreshed last first")
    _write_pools(out, state)
    for seat in range(state.seats):
        place = state.places[seat]
        out.comment(f"Seat {seat + 1}.")
        out.words(f"knight {seat + 1}", [NOBODY if place.colour == NO_COLOUR else COLOURS[place.colour]])
        out.words(f"field {seat + 1}", [NOBODY if place.field == NOWHERE else FIELD_NAMES[place.field]])
        out.words(f"armour {seat + 1}", ["on" if place.has_armour else "off"])
        looked = names_in(place.looked, CASTLE_NAMES)
        out.words(f"looked {seat + 1}", looked, "rock castles it has looked into for nothing")
        out.words(f"hand {seat + 1}", names_of(place.hand))
        _write_told(out, state, seat)
    out.words("step", step_words(state), "what is under way")
    return out.text()


def _write_told(out: PositionWriter, state: State, holder: i64) -> None:
    for viewer in range(state.seats + 1):
        told = state.told[viewer * state.seats + holder]
        if told:
            key = f"hand {holder + 1} known to {_viewer(state, viewer)}"
            out.words(key, names_of(told), "cards known to be there")
            secret = told - state.noticed[viewer * state.seats + holder] if viewer < state.seats else 0
            if secret:
                out.words(f"{key} unawares", names_of(secret), "of these, those of which the holder cannot tell")


def _write_pools(out: PositionWriter, state: State) -> None:
    for viewer in range(state.seats + 1):
        for pool in range(last_pool(state.seats, viewer) + 1):
            known = state.pooled[viewer * state.seats + pool]
            if known:
                about = "in the pile" if pool == 0 else f"in the pile or with the first {pool} others in `refreshed`"
                out.words(f"pool {pool} known to {_viewer(state, viewer)}", names_of(known), about)


def _viewer(state: State, viewer: i64) -> str:
    return "all" if viewer == state.seats else str(viewer + 1)


def read_position(reader: PositionReader, state: State) -> None:
    """All lines but the head, onto an empty table."""
    state.turns = reader.take("turns").one_number(0, 1_000_000_000)
    state.on_turn = reader.take("on turn").one_number(1, state.seats) - 1
    _read_princesses(reader.take("princesses"), state)
    fields = [_read_seat(reader, state, seat) for seat in range(state.seats)]
    _read_pieces(reader, state)
    _read_cards(reader, state)
    step = reader.take("step")
    read_step(step, state)
    reader.finish()
    check_knights(fields, step, state)
    if state.step is not None:
        state.advance()
    else:
        check_over(step, state)


def _read_princesses(line: Line, state: State) -> None:
    state.princesses = [_read_name(line, word, COLOURS) for word in line.words]
    if sorted(state.princesses) != list(range(QUARTERS)):
        raise line.error(f"needs each of {', '.join(COLOURS)} once")


def _read_seat(reader: PositionReader, state: State, seat: int) -> Line:
    place = state.places[seat]
    line = reader.take(f"knight {seat + 1}")
    word = _one_word(line)
    if word != NOBODY:
        place.colour = _read_name(line, word, COLOURS)
        if any(other.colour == place.colour for other in state.places[:seat]):
            raise line.error(f"the {word} knight is taken")
    field_line = reader.take(f"field {seat + 1}")
    word = _one_word(field_line)
    if word != NOBODY:
        place.field = _read_name(field_line, word, FIELD_NAMES)
    if (place.field == NOWHERE) != (place.colour == NO_COLOUR):
        raise field_line.error("a seat with a knight has a field, one without has none")
    line = reader.take(f"armour {seat + 1}")
    place.has_armour = _read_name(line, _one_word(line), ["off", "on"]) == 1
    line = reader.take(f"looked {seat + 1}")
    place.looked = _read_bits(line, CASTLE_NAMES)
    if place.looked and not place.has_armour:
        raise line.error("nobody looks into a rock castle without armour (6.2)")
    for castle in range(QUARTERS):
        if place.looked & POWERS[castle] and state.princesses[castle] == place.colour:
            raise line.error(f"the princess in {CASTLE_NAMES[castle]} is its own, so this look was not for nothing (8.1)")
    return field_line


def _read_pieces(reader: PositionReader, state: State) -> None:
    dragons = reader.take("dragons")
    state.dragons = [_read_name(dragons, word, FIELD_NAMES) for word in dragons.words]
    state.dragons.sort()
    if len(set(state.dragons)) != DRAGONS or len(state.dragons) != DRAGONS:
        raise dragons.error(f"needs {DRAGONS} different fields")
    rainbows = reader.take("rainbows")
    state.rainbows = _read_bits(rainbows, PAIR_NAMES)
    if bit_count(state.rainbows) > RAINBOWS:
        raise rainbows.error(f"there are only {RAINBOWS} rainbows")
    bridges = reader.take("bridges")
    state.bridges = _read_bits(bridges, SITE_NAMES)
    if bit_count(state.bridges) > BRIDGES:
        raise bridges.error(f"there are only {BRIDGES} bridges")
    check_pieces(dragons, rainbows, state)


def _read_cards(reader: PositionReader, state: State) -> None:
    """Hands, draw pile and discards are together exactly the cards of the game."""
    lines = [reader.take("draw pile"), reader.take("discards")]
    state.draw_pile = pack(_read_kinds(lines[0]))
    state.discards = _read_kinds(lines[1])
    _read_top_discard(reader, state)
    everything: i64 = state.draw_pile + pack(state.discards)
    for seat in range(state.seats):
        line = reader.take(f"hand {seat + 1}")
        state.places[seat].hand = pack(_read_kinds(line))
        if state.places[seat].hand and state.places[seat].colour == NO_COLOUR:
            raise line.error("cards are dealt when every seat has a knight (3.2)")
        everything += state.places[seat].hand
        lines.append(line)
    for kind in range(1, KINDS + 1):
        copies, found = count_of(cards_in_play(state.seats), kind), count_of(everything, kind)
        if found > copies:
            line = [line for line in lines if NAMES[kind] in line.words][-1]
            raise line.error(f"there are only {copies} cards {NAMES[kind]} in this game, here is one more")
        if found < copies:
            raise lines[0].error(f"only {found} of the {copies} cards {NAMES[kind]} are anywhere; the rest belongs here")
    _read_knowledge(reader, state)


def _read_top_discard(reader: PositionReader, state: State) -> None:
    if not reader.has("top discard"):
        return
    line = reader.take("top discard")
    if line.words != ["used"]:
        raise line.error("can only be 'used'; where it is not, this line is left out")
    if not state.options.fresh_discard or not state.discards:
        raise line.error("matters only with the option fresh_discard and a discard (4.3)")
    state.is_top_used = True


def _read_knowledge(reader: PositionReader, state: State) -> None:
    seats = state.seats
    order = reader.take("refreshed")
    state.refreshed = [seat - 1 for seat in order.numbers(seats, 1, seats)]
    if sorted(state.refreshed) != list(range(seats)):
        raise order.error("needs every seat once")
    for viewer in range(seats + 1):
        name = _viewer(state, viewer)
        for holder in range(seats):
            key = f"hand {holder + 1} known to {name}"
            if holder != viewer and reader.has(key):
                told = _read_known(reader.take(key), state.places[holder].hand)
                state.told[viewer * seats + holder] = told
                if viewer < seats:
                    state.noticed[viewer * seats + holder] = told - _read_unawares(reader, f"{key} unawares", told)
        cards: i64 = state.draw_pile
        others = [seat for seat in state.refreshed if seat != viewer]
        for pool in range(last_pool(seats, viewer) + 1):
            if pool:
                cards += state.places[others[pool - 1]].hand
            key = f"pool {pool} known to {name}"
            if reader.has(key):
                state.pooled[viewer * seats + pool] = _read_known(reader.take(key), cards)
    close_all(state)


def _read_unawares(reader: PositionReader, key: str, told: i64) -> i64:
    return _read_known(reader.take(key), told) if reader.has(key) else 0


def _read_known(line: Line, cards: i64) -> i64:
    known = pack(_read_kinds(line))
    for kind in range(1, KINDS + 1):
        if count_of(known, kind) > count_of(cards, kind):
            raise line.error(f"there are not so many cards {NAMES[kind]} there")
    return known


def _read_kinds(line: Line) -> list[int]:
    if len(line.words) > sum(count_of(cards_in_play(MAX_SEATS), kind) for kind in range(1, KINDS + 1)):
        raise line.error("there are more cards here than in the game")
    kinds = [_read_name(line, word, NAMES[1:]) + 1 for word in line.words]
    for kind in range(1, KINDS + 1):
        if kinds.count(kind) > count_of(cards_in_play(MAX_SEATS), kind):
            raise line.error(f"there are not so many cards {NAMES[kind]} in the game")
    return kinds


def _read_bits(line: Line, names: list[str]) -> i64:
    bits: i64 = 0
    for word in line.words:
        bit = POWERS[_read_name(line, word, names)]
        if bits & bit:
            raise line.error(f"{word} stands here twice")
        bits |= bit
    return bits


def _one_word(line: Line) -> str:
    if len(line.words) != 1:
        raise line.error("needs one word")
    return line.words[0]


def _read_name(line: Line, word: str, names: list[str]) -> int:
    if word not in names:
        shown = ", ".join(names) if len(names) <= 30 else f"{', '.join(names[:6])} ..."
        raise line.error(f"'{word}' is not one of {shown}")
    return names.index(word)
