"""The position text of Drachenfaust, there and back; a text that cannot be is refused with its line."""

from typing import Final

from drachenhort.core.codec import Line, PositionReader
from drachenhort.core.native import i64
from drachenhort.core.position import begin_position
from drachenhort.core.step import Step
from drachenhort.games.drachenfaust.bids import MOST_BLACK, black_in, fairy_in
from drachenhort.games.drachenfaust.cards import (
    COLOUR_NAMES,
    COLOURS,
    DOPPELGANGER,
    NAMES,
    WITCH,
    count_of,
    pack_stones,
    unpack_stones,
)
from drachenhort.games.drachenfaust.data import (
    ALL_COMMON,
    ALL_FAIRY,
    ALL_RED,
    ALL_SILVER,
    BASE_STACK,
    EACH_STONE,
)
from drachenhort.games.drachenfaust.domains import DOUBLE
from drachenhort.games.drachenfaust.options import Options
from drachenhort.games.drachenfaust.scoring import ENDINGS, STOPPED, outcome_of
from drachenhort.games.drachenfaust.state import NO_DOUBLE, State
from drachenhort.games.drachenfaust.step_text import bid_word, read_bid, read_steps, step_words
from drachenhort.games.drachenfaust.steps import Auction, TieBreak
from drachenhort.games.drachenfaust.use import Declare, Rainbow, Use

VERSION: Final = 1
COMMENTS: Final = ["A position of Drachenfaust, hidden things included. Seats count from 1."]


def position_text(state: State) -> str:
    """The whole position, hidden things included."""
    out = begin_position("drachenfaust", VERSION, COMMENTS, state.options, state)
    out.comment("The game.")
    out.numbers("round", [state.round])
    out.numbers("bank", [state.fairy, state.common, state.silver, state.red], "fairy gold, common gold, silver, red coins")
    out.numbers("bank stones", unpack_stones(state.stones), "red, blue, yellow")
    out.words("stack", _names(state.stack), "not yet auctioned, the next card last")
    out.words("discards", _names(state.discards), "auctioned in this round")
    out.words("drawn", _names(state.drawn), "in the discards without having been auctioned in this round")
    out.words("extras", _names(state.extras), "the next one last")
    out.words("aside", _names(state.aside), "extras set aside")
    out.words(
        "bids", [bid_word(bid) for bid in state.bids], "last revealed, seat by seat: f fairy, g common, b, r, s silver"
    )
    out.words("given up", ["on" if state.is_given_up else "off"], "for a necromancer")
    out.words("ending", [state.ending or "none"])
    for seat, place in enumerate(state.places):
        out.comment(f"Seat {seat + 1}.")
        coins = [place.fairy, place.common, place.silver, place.black, place.red]
        out.numbers(f"coins {seat + 1}", coins, "fairy gold, common gold, silver, black, red; behind the screen")
        out.numbers(f"laid {seat + 1}", [place.laid], "fairy gold lying out")
        out.numbers(f"stones {seat + 1}", unpack_stones(place.stones), "red, blue, yellow")
        out.numbers(f"score {seat + 1}", [place.score])
        out.words(f"doppelganger {seat + 1}", [DOUBLE.word(place.double)])
    out.words("step", step_words(state.step), "what is under way")
    return out.text()


def _names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def read_position(reader: PositionReader, state: State) -> None:
    """All lines but the head, onto an empty table."""
    bank = reader.take("bank")
    bank_stones = reader.take("bank stones")
    bids = reader.take("bids")
    ending = reader.take("ending")
    _read_bank(bank, bank_stones, state)
    _read_bids(bids, reader.take("given up"), state)
    _read_seats(reader, state)
    _read_ending(ending, state)
    state.round = reader.take("round").one_number(1, 1_000_000)
    stack = reader.take("stack")
    state.stack = _read_cards(stack, state.options)
    state.discards = _read_cards(reader.take("discards"), state.options)
    state.drawn = _read_cards(reader.take("drawn"), state.options)
    state.extras = _read_cards(reader.take("extras"), state.options)
    state.aside = _read_cards(reader.take("aside"), state.options)
    read_steps(reader.take("step"), state)
    reader.finish()
    _check_coins(bank, state)
    _check_stones(bank_stones, state)
    _check_cards(stack, state)
    _check_bids(bids, state)
    if state.step is not None:
        state.advance()
    else:
        state.outcome = outcome_of(state)


def _read_bank(bank: Line, stones: Line, state: State) -> None:
    numbers = bank.numbers(4, 0, ALL_FAIRY)
    state.fairy, state.common, state.silver, state.red = numbers[0], numbers[1], numbers[2], numbers[3]
    state.stones = _read_stones(stones)


def _read_stones(line: Line) -> i64:
    counts = line.numbers(COLOURS, 0, EACH_STONE)
    return pack_stones(counts[0], counts[1], counts[2])


def _read_bids(line: Line, given: Line, state: State) -> None:
    if len(line.words) != state.seats:
        raise line.error(f"needs one bid per seat, {state.seats}")
    state.bids = [read_bid(line, word) for word in line.words]
    if given.words not in (["on"], ["off"]):
        raise given.error("must be on or off")
    state.is_given_up = given.words == ["on"]


def _read_seats(reader: PositionReader, state: State) -> None:
    for seat, place in enumerate(state.places):
        coins = reader.take(f"coins {seat + 1}")
        numbers = coins.numbers(5, 0, ALL_FAIRY)
        place.fairy, place.common, place.silver, place.black, place.red = numbers
        if place.black > MOST_BLACK:
            raise coins.error(f"at most {MOST_BLACK} black coins")
        place.laid = reader.take(f"laid {seat + 1}").one_number(0, ALL_FAIRY)
        place.stones = _read_stones(reader.take(f"stones {seat + 1}"))
        place.score = reader.take(f"score {seat + 1}").one_number(0, 99)
        place.double = _read_word(reader.take(f"doppelganger {seat + 1}"), DOUBLE.names)


def _read_ending(line: Line, state: State) -> None:
    """7.1 With enough points the game is over, and only then or when it was stopped."""
    state.ending = ["", *ENDINGS][_read_word(line, ["none", *ENDINGS])]
    winners = [place for place in state.places if place.score >= state.options.points]
    if len(winners) != (0 if state.ending in ("", STOPPED) else 1):
        raise line.error("exactly one seat has enough points if the game was won, and none otherwise (7.1)")


def _read_word(line: Line, names: list[str]) -> int:
    if len(line.words) != 1 or line.words[0] not in names:
        raise line.error(f"must be one of {', '.join(names)}")
    return names.index(line.words[0])


def _read_cards(line: Line, options: Options) -> list[int]:
    names = options.card_names()
    for word in line.words:
        if word not in names:
            raise line.error(f"'{word}' is no card of this game; cards are {', '.join(names)}")
    return [names.index(word) for word in line.words]


def _check_coins(line: Line, state: State) -> None:
    places = state.places
    _check_sum(line, "fairy gold", state.fairy + sum(place.fairy + place.laid for place in places), ALL_FAIRY)
    _check_sum(line, "common gold", state.common + sum(place.common for place in places), ALL_COMMON)
    _check_sum(line, "silver", state.silver + sum(place.silver for place in places), ALL_SILVER)
    _check_sum(line, "red coins", state.red + sum(place.red for place in places), ALL_RED)


def _check_stones(line: Line, state: State) -> None:
    step = state.step
    drawn = step.drawn if isinstance(step, Rainbow) else 0
    for colour in range(COLOURS):
        found = count_of(state.stones, colour) + count_of(drawn, colour)
        found += sum(count_of(place.stones, colour) for place in state.places)
        _check_sum(line, f"{COLOUR_NAMES[colour]} stones", found, EACH_STONE)


def _check_sum(line: Line, what: str, found: int, right: int) -> None:
    if found != right:
        raise line.error(f"there are {right} {what} in all, here are {found}; what no seat has is in the bank")


def _check_cards(line: Line, state: State) -> None:
    """Every card is somewhere, once. Between two rounds the base creatures lie apart."""
    found = state.stack + state.discards + state.drawn + state.extras + state.aside
    found += [DOPPELGANGER for place in state.places if place.double != NO_DOUBLE]
    found += cards_under_way(state.step)
    cards = state.options.extra_pile[:]
    if state.ending != STOPPED:
        cards += [WITCH, *BASE_STACK]
    for card, name in enumerate(NAMES):
        if found.count(card) != cards.count(card):
            raise line.error(f"there must be {cards.count(card)} of {name}, here are {found.count(card)}")


def cards_under_way(step: Step[State] | None) -> list[int]:
    """The cards being auctioned or used."""
    cards: list[int] = []
    while step is not None:
        if isinstance(step, (Auction, TieBreak, Declare, Use)):
            cards.append(step.card)
        step = step.below
    return cards


def _check_bids(line: Line, state: State) -> None:
    """4.2 What a seat bid in the auction it has won still lies out, unless it was given up."""
    step = state.step
    while step is not None:
        if isinstance(step, (Declare, Use)):
            bid = state.bids[step.seat]
            if fairy_in(bid) > state.places[step.seat].laid and not state.is_given_up:
                raise line.error(f"seat {step.seat + 1} has not so much fairy gold lying out (4.2)")
            if any(black_in(other) for other in state.bids):
                raise line.error("a hexed card is not used (4.5)")
        step = step.below
