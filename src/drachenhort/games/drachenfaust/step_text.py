"""Steps as positions and views tell them; in a position those under way, the outermost first.

`auction card=witch 1=? 2=3f1g 3=?` or `use seat=1 card=ghost from=auction use=only line=done > use seat=1 card=imp ...`.
"""

import re
from typing import Final

from drachenhort.core.codec import Line
from drachenhort.core.form import Form
from drachenhort.core.native import i64
from drachenhort.core.shapes import Names
from drachenhort.core.step import Step
from drachenhort.games.drachenfaust.bids import (
    FAIRY_CHOSEN,
    GOLD_CHOSEN,
    MOST_BLACK,
    NOT_ASKED,
    OPEN,
    UNDECIDED,
    bid_of,
    black_in,
    common_in,
    fairy_in,
    red_in,
    silver_in,
    value_of,
    with_magic,
    with_silver,
)
from drachenhort.games.drachenfaust.cards import (
    CUSTOM,
    GHOST,
    GOBLIN,
    IMP,
    NAMES,
    RAINBOW_DRAGON,
    count_of,
    pack_stones,
    unpack_stones,
)
from drachenhort.games.drachenfaust.data import ALL_COMMON, ALL_FAIRY, ALL_RED, ALL_SILVER, EACH_STONE
from drachenhort.games.drachenfaust.domains import CARD, COLOUR, SEAT
from drachenhort.games.drachenfaust.state import NO_DOUBLE, STEPS, State
from drachenhort.games.drachenfaust.steps import Auction, Rounds, TieBreak
from drachenhort.games.drachenfaust.use import ASKING, DONE, ONLY_USE, Declare, Rainbow, Use

AUCTION: Final[Form] = Form("auction", "4.1", {"card": CARD})
TIE_BREAK: Final[Form] = Form("tie-break", "4.3", {"card": CARD})
USE: Final[Form] = Form(
    "use",
    "4.7",
    {
        "seat": SEAT,
        "card": CARD,
        "from": Names("", ["drawn", "auction"]),
        "use": Names("", ["only", "second", "first"]),
        "line": Names("Line", [*[str(line) for line in range(DONE)], "done"]),
    },
)
RAINBOW: Final[Form] = Form("rainbow", "6.16", {"seat": SEAT, "named": COLOUR})

BID_WORD: Final = re.compile(r"(?:([0-9]{1,3})f)?(?:([0-9]{1,3})g)?(?:([0-9]{1,3})b)?(?:([0-9]{1,3})r)?(?:([0-9]{1,3})s)?")
STONES_WORD: Final = re.compile(r"([0-9]{1,3})r([0-9]{1,3})b([0-9]{1,3})y")


def bid_word(bid: int) -> str:
    """`3f1g1r`, `0` for nothing."""
    counts = [fairy_in(bid), common_in(bid), black_in(bid), red_in(bid), silver_in(bid)]
    return "".join(f"{count}{letter}" for count, letter in zip(counts, "fgbrs", strict=True) if count) or "0"


def read_bid(line: Line, word: str) -> int:
    if word == "0":
        return 0
    found = BID_WORD.fullmatch(word)
    if not word or found is None:
        raise line.error(f"'{word}' is no bid; write 3f1g1b1r2s or 0")
    numbers = [int(digits) if digits else 0 for digits in found.groups()]
    most: list[int] = [ALL_FAIRY, ALL_COMMON, MOST_BLACK, ALL_RED, ALL_SILVER]
    if any(number > limit for number, limit in zip(numbers, most, strict=True)):
        raise line.error(f"'{word}' is more than there is")
    return with_silver(with_magic(bid_of(numbers[0], numbers[1]), numbers[2], numbers[3]), numbers[4])


def step_words(step: Step[State] | None) -> list[str]:
    if step is None:
        return ["over"]
    words: list[str] = []
    while step is not None:
        if not isinstance(step, Rounds):
            words = [*_words(step), ">", *words]
        step = step.below
    return words[:-1]


def _words(step: Step[State]) -> list[str]:
    match step:
        case Auction():
            return AUCTION.words([step.card]) + _fists([_choice_word(choice) for choice in step.choices])
        case TieBreak():
            return TIE_BREAK.words([step.card]) + _fists([_silver_word(choice) for choice in step.choices])
        case Use():
            return USE.words([step.seat, step.card, int(step.is_auctioned), step.uses, step.line])
        case Rainbow():
            counts = unpack_stones(step.drawn)
            return [*RAINBOW.words([step.seat, step.named]), f"drawn={counts[0]}r{counts[1]}b{counts[2]}y"]
        case _:
            return STEPS.words(step)


def _fists(words: list[str]) -> list[str]:
    return [f"{seat}={word}" for seat, word in enumerate(words, 1)]


def _choice_word(choice: int) -> str:
    if choice & UNDECIDED:
        return "?"
    if choice & FAIRY_CHOSEN:
        return f"{bid_word(choice ^ FAIRY_CHOSEN)}?g"
    if choice & GOLD_CHOSEN:
        return f"{bid_word(choice ^ GOLD_CHOSEN)}?m"
    return bid_word(choice)


def _silver_word(choice: int) -> str:
    if choice == UNDECIDED:
        return "?"
    return "-" if choice == NOT_ASKED else str(choice)


def read_steps(line: Line, state: State) -> None:
    """Puts the steps back onto the state, checked against the rest of the position."""
    if line.words == ["over"]:
        if not state.ending:
            raise line.error("the game has no ending yet, so something is under way")
        return
    if state.ending:
        raise line.error("the game has ended, so this must be 'over' (7.1)")
    state.push(Rounds())
    part: list[str] = []
    for word in [*line.words, ">"]:
        if word != ">":
            part.append(word)
            continue
        state.push(_read_step(Line(line.number, line.key, part), state))
        part = []
    step = state.step
    if isinstance(step, Use) and (step.line == DONE or not (ASKING[step.card] or step.card >= CUSTOM)):
        raise line.error("the innermost step must be one in which somebody chooses")
    _check_steps(line, state)


def _check_steps(line: Line, state: State) -> None:
    """Only cards that take part; 4.8 only the seat whose bid was the best acts, through all of a chain."""
    step = state.step
    names = state.options.card_names()
    values = [value_of(bid) for bid in state.bids]
    while step is not None:
        if isinstance(step, (Auction, TieBreak, Declare, Use)) and step.card >= len(names):
            raise line.error(f"{NAMES[step.card]} is no card of this game; cards are {', '.join(names)}")
        if isinstance(step, (Declare, Use, Rainbow)) and not 0 < values[step.seat] == max(values):
            raise line.error(f"seat {step.seat + 1} has not won the auction with these bids (4.8)")
        step = step.below


def _read_step(line: Line, state: State) -> Step[State]:
    """One of the steps in a line, within those read before."""
    outer = state.step
    is_first = isinstance(outer, Rounds)
    through = outer.card if isinstance(outer, Use) and outer.line == DONE else None
    name = line.words[0] if line.words else ""
    match name:
        case "auction" if is_first:
            return _read_auction(line, state)
        case "tie-break" if is_first:
            return _read_tie_break(line, state)
        case "use" if is_first or through in (GHOST, GOBLIN, IMP):
            return _read_use(line, state, is_first)
        case "rainbow" if through == RAINBOW_DRAGON:
            return _read_rainbow(line, state)
        case _ if is_first and STEPS.find(name) is not None:
            return STEPS.read(line, state)
        case _:
            raise line.error(f"'{name}' cannot stand here; steps are auction, tie-break, declare, use, rainbow, over")


def _read_auction(line: Line, state: State) -> Step[State]:
    choices = [_read_choice(line, state, seat) for seat in range(state.seats)]
    if not any(choice & OPEN for choice in choices):
        raise line.error("at least one seat must still have to choose, written ?")
    return Auction(AUCTION.read(line, state.seats)[0], choices)


def _read_choice(line: Line, state: State, seat: i64) -> int:
    """4.1 A fist holds only what its seat has."""
    word = line.field(str(seat + 1))
    if word == "?":
        return UNDECIDED
    flag = FAIRY_CHOSEN if word.endswith("?g") else GOLD_CHOSEN if word.endswith("?m") else 0
    bid = read_bid(line, word[:-2] if flag else word)
    place = state.places[seat]
    is_there = fairy_in(bid) <= place.fairy and common_in(bid) <= place.common
    if not is_there or black_in(bid) > place.black or red_in(bid) > place.red or silver_in(bid):
        raise line.error(f"seat {seat + 1} cannot bid {word} (4.1)")
    return bid | flag


def _read_tie_break(line: Line, state: State) -> Step[State]:
    """4.3 Those who bid most, and no others."""
    values = [value_of(bid) for bid in state.bids]
    choices: list[int] = []
    for seat in range(state.seats):
        word = line.field(str(seat + 1))
        if (word == "-") == (values[seat] == max(values)):
            raise line.error("exactly those who bid most take part in a tie-break (4.3); the others are written -")
        if word in ("?", "-"):
            choices.append(UNDECIDED if word == "?" else NOT_ASKED)
        else:
            choices.append(line.number_from(word, 0, state.places[seat].silver))
    if UNDECIDED not in choices or values.count(max(values)) < 2 or max(values) == 0:
        raise line.error("at least two seats must be tied, and one must still have to choose, written ?")
    return TieBreak(TIE_BREAK.read(line, state.seats)[0], choices)


def _read_use(line: Line, state: State, is_first: bool) -> Step[State]:
    seat, card, is_auctioned, uses, reached = USE.read(line, state.seats)
    if is_first and not is_auctioned:
        raise line.error("the first card in use is the one auctioned: from=auction (4.8)")
    if uses != ONLY_USE and (not is_first or state.places[seat].double == NO_DOUBLE):
        raise line.error("only the card that was won is doubled, by a Doppelganger before the seat (6.4)")
    return Use(seat, card, is_auctioned == 1, uses, reached)


def _read_rainbow(line: Line, state: State) -> Step[State]:
    seat, named = RAINBOW.read(line, state.seats)
    found = STONES_WORD.fullmatch(line.field("drawn"))
    counts = [int(digits) for digits in found.groups()] if found else []
    if not counts or max(counts) > EACH_STONE or sum(counts) == 0 or counts[named]:
        raise line.error("'drawn' needs stones of other colours than the one named, like drawn=0r2b1y (6.16)")
    if not count_of(state.stones, named):
        raise line.error("the colour named must still be in the bag (6.16)")
    return Rainbow(seat, named, pack_stones(counts[0], counts[1], counts[2]))
