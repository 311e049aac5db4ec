"""The position text of Schutt und Asche, there and back; a text that cannot be is refused with its line."""

from typing import Final

from drachenhort.core.codec import Line, PositionReader, PositionWriter
from drachenhort.core.errors import NotationError
from drachenhort.core.native import i64
from drachenhort.core.position import begin_position
from drachenhort.games.schutt_und_asche import gold
from drachenhort.games.schutt_und_asche.actions import ACTIONS
from drachenhort.games.schutt_und_asche.board import ALL_LANDS, BIT, FIELDS, LAND_NAMES, LANDS, mask_of, names_of
from drachenhort.games.schutt_und_asche.data import (
    FAME_MARKERS,
    FAME_VALUES,
    GOLD_CARDS,
    GOLD_NAMES,
    HIGHEST,
    HITS,
    KNIGHT,
    TILE_LETTERS,
)
from drachenhort.games.schutt_und_asche.options import MOST_CLAIMS
from drachenhort.games.schutt_und_asche.position_check import check_gold, check_phase, check_tiles
from drachenhort.games.schutt_und_asche.stacks import count_in, height_of, letters_of, pack
from drachenhort.games.schutt_und_asche.state import Seat, State, fame_of
from drachenhort.games.schutt_und_asche.step_text import read_step, read_talk, step_around, step_words

VERSION: Final = 1
COMMENTS: Final = [
    "A position of Schutt und Asche, hidden things included. Seats and fields count from 1, lands have names.",
    "City tiles are P power, K knight, S sword, H shield, D dragon attack; gold is X, 1, 2, 3.",
]
_BIG: Final = 1_000_000


def position_text(state: State) -> str:
    """The whole position, hidden things included."""
    out = begin_position("schutt_und_asche", VERSION, COMMENTS, state.options, state)
    out.comment("The game.")
    out.numbers("round", [state.round])
    out.numbers("regent", [state.regent + 1])
    out.numbers("attack", [state.attack], "dragon pieces dealt with in this round")
    out.numbers("field", [state.field + 1], "where the dragon piece stands or stood last")
    out.numbers("buyer", [state.buyer], "seats that have finished their purchases")
    out.numbers("hits", [state.hits], "scored against the dragon")
    out.words("victor", ["none" if state.victor is None else str(state.victor + 1)], "who scored the last hit")
    out.numbers("tiles", state.tiles, "dragon tiles, field by field; 0: taken up")
    out.numbers("face up", [field + 1 for field in range(FIELDS) if state.up >> field & 1])
    out.words("discard", gold.names_of(state.discard), "gold that all have seen")
    out.words("claims", [_claim_word(entry) for entry in state.claims], "of this round, true or not")
    for seat in range(state.seats):
        _write_seat(out, state.places[seat], seat + 1)
    out.comment("The lands.")
    out.words("lost", names_of(ALL_LANDS & ~state.standing))
    out.words("knights", names_of(state.knights))
    out.words("swords", names_of(state.swords))
    out.words("shields", names_of(state.shields))
    out.words("marked", names_of(state.marked), "with an attack marker")
    for land in range(LANDS):
        out.words(f"stack {LAND_NAMES[land]}", letters_of(state.stacks[land]), "top first" if land == 0 else "")
    out.numbers("known", state.known, "tiles from the bottom on that the owner knows, land by land")
    out.numbers("looks", state.looks, "how often the owner has looked, land by land")
    out.words("aside", [TILE_LETTERS[kind] for kind in state.aside], "for the lands, in their order")
    out.words("turned", [f"{LAND_NAMES[land]}/{TILE_LETTERS[kind]}" for land, kind in enumerate(state.turned) if kind])
    out.numbers("removed", state.removed[1:], "seen leaving the game: power, knights, swords, shields, dragon attacks")
    out.words("step", step_words(state), "what is under way")
    return out.text()


def _write_seat(out: PositionWriter, place: Seat, seat: int) -> None:
    out.comment(f"Seat {seat}.")
    out.words(f"lands {seat}", names_of(place.lands), "lost ones included")
    out.numbers(f"power {seat}", [place.power])
    out.words(f"hand {seat}", gold.names_of(place.hand))
    out.words(f"offered {seat}", gold.names_of(place.offered), "face down")
    out.words(f"given {seat}", gold.names_of(place.given), "revealed at the last tile")
    out.words(f"returned {seat}", gold.names_of(place.returned), "unseen, after the purchases")
    out.numbers(f"spent {seat}", [place.spent])
    out.numbers(f"fame {seat}", fame_of(place.fame))
    out.numbers(f"hit markers {seat}", [place.hits])
    out.words(f"successful {seat}", ["on" if place.is_successful else "off"])
    out.numbers(f"claims left {seat}", [place.claims_left])


def _claim_word(entry: int) -> str:
    return f"{entry // 1000 + 1}={ACTIONS.notation(entry % 1000).removeprefix('say ').replace(' ', '/')}"


def read_position(reader: PositionReader, state: State) -> None:
    """All lines but the head, onto an empty table."""
    step = reader.take("step")
    _read_game(reader, state)
    _read_seats(reader, state)
    _read_lands(reader, state)
    discard = reader.take("discard")
    state.discard = _read_gold(discard)
    check_gold(discard, state)
    around = step_around(step)
    check_tiles(reader.take("removed"), around, state)
    check_phase(around, state)
    reader.finish()
    read_step(around, state)
    if around is not step:
        read_talk(step, state)
    state.advance()


def _read_game(reader: PositionReader, state: State) -> None:
    seats = state.seats
    state.round = reader.take("round").one_number(1, _BIG)
    state.regent = reader.take("regent").one_number(1, seats) - 1
    state.attack = reader.take("attack").one_number(0, FIELDS)
    state.field = reader.take("field").one_number(1, FIELDS) - 1
    state.buyer = reader.take("buyer").one_number(0, seats)
    hits_line = reader.take("hits")
    state.hits = hits_line.one_number(0, HITS)
    victor = reader.take("victor")
    if victor.words != ["none"]:
        state.victor = victor.one_number(1, seats) - 1
    if (state.victor is None) != (state.hits < HITS):
        raise victor.error(f"whoever scored the hit number {HITS}, else none (9.1)")
    state.tiles = reader.take("tiles").numbers(FIELDS, 0, 8)
    up = reader.take("face up")
    for word in up.words:
        state.up |= 2 ** (up.number_from(word, 1, FIELDS) - 1)
    claims = reader.take("claims")
    state.claims = [_read_claim(claims, word, seats) for word in claims.words]


def _read_claim(line: Line, word: str, seats: int) -> int:
    seat, _, claim = word.partition("=")
    try:
        code = ACTIONS.parse("say " + claim.replace("/", " "))
    except NotationError:
        raise line.error(f"'{word}' is not a seat and its claim, like 2=offer/3 or 1=top/L3/knight") from None
    return (line.number_from(seat, 1, seats) - 1) * 1000 + code


def _read_seats(reader: PositionReader, state: State) -> None:
    seats = state.seats
    taken = 0
    fame = [0] * (FAME_VALUES + 1)
    held = 0
    for seat in range(seats):
        number = seat + 1
        lands_line = reader.take(f"lands {number}")
        lands = _read_mask(lands_line)
        if lands & taken:
            raise lands_line.error("a land belongs to one seat only")
        taken |= lands
        place = Seat(lands)
        place.power = reader.take(f"power {number}").one_number(0, 100)
        place.hand = _read_gold(reader.take(f"hand {number}"))
        place.offered = _read_gold(reader.take(f"offered {number}"))
        place.given = _read_gold(reader.take(f"given {number}"))
        place.returned = _read_gold(reader.take(f"returned {number}"))
        spent_line = reader.take(f"spent {number}")
        place.spent = spent_line.one_number(0, _BIG)
        if place.spent > gold.worth_of(place.hand + place.returned):
            raise spent_line.error("more than this seat had (7.3)")
        fame_line = reader.take(f"fame {number}")
        for word in fame_line.words:
            value = fame_line.number_from(word, 1, FAME_VALUES)
            fame[value] += 1
            if fame[value] > FAME_MARKERS[value]:
                raise fame_line.error(f"there are only {FAME_MARKERS[value]} fame markers {value}")
            one: i64 = 1
            place.fame += one << (value * 4)
        hits_line = reader.take(f"hit markers {number}")
        place.hits = hits_line.one_number(0, HITS)
        held += place.hits
        if held > state.hits:
            raise hits_line.error("more markers than hits scored")
        successful = reader.take(f"successful {number}")
        if successful.words not in (["on"], ["off"]):
            raise successful.error("needs on or off")
        place.is_successful = successful.words == ["on"]
        if not place.is_successful and (place.hits or state.victor == seat):
            raise successful.error("a seat with a hit is a successful dragon fighter (6.6)")
        place.claims_left = reader.take(f"claims left {number}").one_number(0, MOST_CLAIMS)
        state.places[seat] = place
    if not any(place.is_successful for place in state.places) and state.hits:
        raise reader.take("step").error("somebody has scored the hits (6.6)")


def _read_lands(reader: PositionReader, state: State) -> None:
    lost = _read_mask(reader.take("lost"))
    state.standing = ALL_LANDS & ~lost
    gear = []
    for key in ("knights", "swords", "shields", "marked"):
        line = reader.take(key)
        gear.append(_read_mask(line))
        if gear[-1] & lost:
            raise line.error("nothing lies on a lost land")
    state.knights, state.swords, state.shields, state.marked = gear
    for land in range(LANDS):
        line = reader.take(f"stack {LAND_NAMES[land]}")
        if len(line.words) > HIGHEST:
            raise line.error(f"at most {HIGHEST} tiles lie on a land")
        state.stacks[land] = pack(_read_tiles(line, line.words))
        if state.standing & BIT[land]:
            state.hidden_knights += count_in(state.stacks[land], KNIGHT)
    known = reader.take("known")
    state.known = known.numbers(LANDS, 0, HIGHEST)
    for land in range(LANDS):
        if state.known[land] > height_of(state.stacks[land]):
            raise known.error(f"the stack of {LAND_NAMES[land]} is not so high")
    state.looks = reader.take("looks").numbers(LANDS, 0, _BIG)
    aside = reader.take("aside")
    state.aside = _read_tiles(aside, aside.words)
    turned_line = reader.take("turned")
    if turned_line.words:
        turned = [0] * LANDS
        for word in turned_line.words:
            name, _, letter = word.partition("/")
            land = _read_names(turned_line, [name], LAND_NAMES, "land")[0]
            turned[land] = _read_tiles(turned_line, [letter])[0]
        state.turned = turned


def _read_mask(line: Line) -> int:
    lands = _read_names(line, line.words, LAND_NAMES, "land")
    if len(set(lands)) != len(lands):
        raise line.error("a land stands here twice")
    return mask_of(lands)


def _read_tiles(line: Line, words: list[str]) -> list[int]:
    return [place + 1 for place in _read_names(line, words, TILE_LETTERS[1:], "city tile")]


def _read_gold(line: Line) -> i64:
    values = _read_names(line, line.words, GOLD_NAMES, "gold card")
    if len(values) > GOLD_CARDS:
        raise line.error(f"there are only {GOLD_CARDS} gold cards")
    return gold.pack(values)


def _read_names(line: Line, words: list[str], names: list[str], what: str) -> list[int]:
    for word in words:
        if word not in names:
            raise line.error(f"'{word}' is no {what}; it must be one of {', '.join(names)}")
    return [names.index(word) for word in words]
