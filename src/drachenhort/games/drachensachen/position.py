"""The position text of Drachensachen, there and back; a text that cannot be is refused with its line."""

from typing import Final

from drachenhort.core.codec import Line, PositionReader
from drachenhort.core.native import i64
from drachenhort.core.packed import pack, unpack
from drachenhort.core.position import begin_position
from drachenhort.games.drachensachen.cards import (
    EXTERMINO,
    FOUR,
    KINDS,
    NAMES,
    count_of,
    is_dragon,
    name_of,
    names_of,
    row_list,
    row_of,
)
from drachenhort.games.drachensachen.data import (
    ALL_CARDS,
    CURSE_IDS,
    MOST_HIDDEN,
    SKILL_IDS,
    SKILLS,
)
from drachenhort.games.drachensachen.match import end_match
from drachenhort.games.drachensachen.pile import pile_of
from drachenhort.games.drachensachen.state import Place, State
from drachenhort.games.drachensachen.step_text import read_step, step_words

VERSION: Final = 1
COMMENTS: Final = ["A position of Drachensachen, hidden things included. Seats count from 1; cards are 1-9, N, E, P."]
DIRECTIONS: Final = ["clockwise", "counter-clockwise"]


def position_text(state: State) -> str:
    """The whole position, hidden things included."""
    out = begin_position("drachensachen", VERSION, COMMENTS, state.options, state)
    out.comment("The match.")
    out.numbers("game", [state.game_number], "which game of the match this is")
    out.numbers("lost", state.lost, "gold lost so far, seat by seat")
    out.numbers("starter", [state.starter + 1])
    out.words("skills", [SKILL_IDS[skill] for skill in range(len(SKILLS)) if state.skills & SKILLS[skill]], "turned up")
    out.words("skill stack", [SKILL_IDS[skill] for skill in state.skill_stack], "face down, the next one last")
    out.words("curses", [CURSE_IDS[curse] for curse in state.curses], "seat by seat, in this game")
    out.words("chaos", ["on" if state.is_chaos else "off"])
    out.comment("The game.")
    out.numbers("turns", [state.turns], "finished so far")
    out.words("direction", [DIRECTIONS[0 if state.is_clockwise else 1]])
    out.numbers("on turn", [state.on_turn + 1])
    out.numbers("owed draw", [state.owed], "cards the seat on turn has to draw")
    out.words("winner", ["none" if state.winner is None else str(state.winner + 1)], "of this game")
    out.words("pile", names_of(state.pile.order()), "the topmost card last")
    out.words("removed", names_of(unpack(state.removed)), "left the game, known to all")
    out.words("draw pile", names_of(state.draw_cards_left()), "the next card last")
    out.words("out", names_of(state.out), "not in this game, unseen")
    for seat in range(state.seats):
        out.comment(f"Seat {seat + 1}.")
        place = state.places[seat]
        out.words(f"hand {seat + 1}", names_of(unpack(place.hand)))
        out.words(f"open {seat + 1}", names_of(unpack(place.open)))
        out.words(f"hidden {seat + 1}", names_of(row_list(place.hidden)), "first place first; nobody knows them")
        out.words(f"known {seat + 1}", names_of(unpack(place.known)), "hand cards that everybody knows of")
        for viewer in range(state.seats):
            told = state.told[viewer * state.seats + seat]
            if told:
                out.words(f"known {seat + 1} to {viewer + 1}", names_of(unpack(told)), "that this one seat knows of too")
    out.words("step", step_words(state), "what is under way")
    return out.text()


def read_position(reader: PositionReader, state: State) -> None:
    """All lines but the head, onto an empty table."""
    owed = reader.take("owed draw")
    state.owed = owed.one_number(0, 96)
    _read_match(reader, state)
    _read_game(reader, state)
    _read_cards(reader, state)
    read_step(reader.take("step"), state)
    reader.finish()
    _check_owed(owed, state)
    if state.step is not None:
        state.advance()
    else:
        end_match(state)


def _read_match(reader: PositionReader, state: State) -> None:
    seats = state.seats
    state.game_number = reader.take("game").one_number(1, 1_000_000)
    state.lost = reader.take("lost").numbers(seats, 0, 1_000_000)
    state.starter = reader.take("starter").one_number(1, seats) - 1
    up = _read_names(reader.take("skills"), SKILL_IDS)
    stack_line = reader.take("skill stack")
    state.skill_stack = _read_names(stack_line, SKILL_IDS)
    if sorted(up + state.skill_stack) != sorted(state.options.skills):
        raise stack_line.error("each skill of the options must be either turned up or in the stack, once")
    for skill in up:
        state.skills |= SKILLS[skill]
    curses_line = reader.take("curses")
    state.curses = _read_names(curses_line, CURSE_IDS)
    if len(state.curses) != seats:
        raise curses_line.error(f"needs one per seat, {seats}, 'none' where there is none")
    for curse in state.curses:
        if curse and curse not in state.options.curses:
            raise curses_line.error(f"{CURSE_IDS[curse]} does not take part (see options)")
    state.is_chaos = _read_word(reader.take("chaos"), ["off", "on"]) == 1


def _read_game(reader: PositionReader, state: State) -> None:
    seats = state.seats
    state.turns = reader.take("turns").one_number(0, 1_000_000_000)
    state.turn_to(_read_word(reader.take("direction"), DIRECTIONS) == 0)
    state.on_turn = reader.take("on turn").one_number(1, seats) - 1
    winner_line = reader.take("winner")
    if winner_line.words != ["none"]:
        state.winner = winner_line.one_number(1, seats) - 1
    pile_line = reader.take("pile")
    state.pile = pile_of(_read_kinds(pile_line))
    _check_pile(pile_line, state)
    draw_line = reader.take("draw pile")
    state.draw_pile = _read_kinds(draw_line)
    state.draw_left = len(state.draw_pile)


def _check_owed(line: Line, state: State) -> None:
    """4.2 With an empty draw pile nothing is owed; where the game was stopped before, nobody has looked (3.11)."""
    is_stopped = state.step is None
    if state.owed and (state.pile.beat != 4 or not (state.draw_pile or is_stopped)):
        raise line.error("a draw can be owed only with a 4 to beat and cards in the draw pile (4.2)")


def _check_pile(line: Line, state: State) -> None:
    row = 0
    below = 0
    for kind in state.pile.order():
        row = row + 1 if kind == below else 1
        if row == FOUR:
            raise line.error(f"four {name_of(kind)} directly on each other would have left the game (3.4)")
        if kind == EXTERMINO and state.winner is None:  # As the last card of all it stays.
            raise line.error("an E never stays on the pile (4.6)")
        if below == 6 and is_dragon(kind):
            raise line.error("a dragon cannot lie on a 6 (4.4)")
        if kind == 9 and is_dragon(below):
            raise line.error("a 9 cannot lie on a dragon (4.5)")
        below = kind


def _read_cards(reader: PositionReader, state: State) -> None:
    """Hands, last stands and what is out; together with the piles they must be exactly the deck."""
    seats = state.seats
    places = [reader.take("out"), reader.take("removed")]
    state.out = _read_kinds(places[0])
    removed = _read_kinds(places[1])
    everything = state.out + removed + state.pile.order() + state.draw_pile
    for seat in range(seats):
        hand_line = reader.take(f"hand {seat + 1}")
        open_line = reader.take(f"open {seat + 1}")
        hidden_line = reader.take(f"hidden {seat + 1}")
        hand = _read_kinds(hand_line)
        opens = _read_kinds(open_line)
        hidden = _read_kinds(hidden_line)
        if len(hidden) > MOST_HIDDEN:
            raise hidden_line.error(f"at most {MOST_HIDDEN} hidden cards lie before a seat")
        if not hand + opens + hidden and state.winner != seat:
            raise hand_line.error("this seat has no card left, so it must be the winner (3.11)")
        if hand + opens + hidden and state.winner == seat:
            raise hand_line.error("the winner has no card left (3.11)")
        places += [hand_line, open_line, hidden_line]
        everything += hand + opens + hidden
        _check_copies(everything, places)
        state.places[seat] = Place(pack(hand), pack(opens), row_of(hidden), 0)
    _check_deck(everything, places[0])
    state.removed = pack(removed)
    _read_known(reader, state)


def _check_copies(everything: list[int], places: list[Line]) -> None:
    """No kind more often than the deck has it; the complaint names the last line that has it."""
    for kind in range(1, KINDS + 1):
        copies = count_of(ALL_CARDS, kind)
        found = everything.count(kind)
        if found > copies:
            at = [line for line in places if name_of(kind) in [word.upper() for word in line.words]]
            line = at[-1] if at else places[-1]
            raise line.error(f"there are only {copies} cards {name_of(kind)} in the game, here is one more")


def _check_deck(everything: list[int], out_line: Line) -> None:
    """No card may be missing; the place for cards that are nowhere else is `out`."""
    for kind in range(1, KINDS + 1):
        copies = count_of(ALL_CARDS, kind)
        found = everything.count(kind)
        if found < copies:
            raise out_line.error(
                f"only {found} of the {copies} cards {name_of(kind)} are anywhere; what is not in play stands here"
            )


def _read_known(reader: PositionReader, state: State) -> None:
    seats = state.seats
    for seat in range(seats):
        line = reader.take(f"known {seat + 1}")
        state.places[seat].known = _read_known_cards(line, state, seat, 0)
        for viewer in range(seats):
            key = f"known {seat + 1} to {viewer + 1}"
            if viewer != seat and reader.has(key):
                told = _read_known_cards(reader.take(key), state, seat, state.places[seat].known)
                state.told[viewer * seats + seat] = told


def _read_known_cards(line: Line, state: State, seat: int, besides: i64) -> i64:
    kinds = _read_kinds(line)
    for kind in range(1, KINDS + 1):
        if kinds.count(kind) + count_of(besides, kind) > count_of(state.places[seat].hand, kind):
            raise line.error(f"the hand of seat {seat + 1} does not hold so many {name_of(kind)}")
    return pack(kinds)


def _read_kinds(line: Line) -> list[int]:
    kinds: list[int] = []
    for word in line.words:
        name = word.upper()
        if name not in NAMES[1:]:
            raise line.error(f"'{word}' is no card; cards are 1-9, N, E, P")
        kinds.append(NAMES.index(name))
    return kinds


def _read_names(line: Line, names: list[str]) -> list[int]:
    for word in line.words:
        if word not in names:
            raise line.error(f"'{word}' is not one of {', '.join(names)}")
    return [names.index(word) for word in line.words]


def _read_word(line: Line, names: list[str]) -> int:
    if len(line.words) != 1:
        raise line.error(f"needs one of {', '.join(names)}")
    return _read_names(line, names)[0]
