"""A whole State that fits a view: what its seat cannot know is dealt to where it could be."""

from typing import Final, TypeAlias

from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.games.schutt_und_asche.board import BIT, FIELDS, LANDS
from drachenhort.games.schutt_und_asche.data import KINDS, KNIGHT, is_red, tiles_of_round
from drachenhort.games.schutt_und_asche.gold import pack as pack_gold
from drachenhort.games.schutt_und_asche.gold import unpack as cards_in
from drachenhort.games.schutt_und_asche.scoring import DRAGON_BY_KNIGHTS
from drachenhort.games.schutt_und_asche.stacks import count_in
from drachenhort.games.schutt_und_asche.state import ALL_GOLD_CARDS, Seat, State
from drachenhort.games.schutt_und_asche.steps import LayingOut
from drachenhort.games.schutt_und_asche.steps_purchase import Putting
from drachenhort.games.schutt_und_asche.view import View

TRIES: Final = 60
"""So many deals are tried before one is repaired; up to then every deal that fits is equally likely."""


def sample_state(view: View, rng: Rng) -> State:
    """Everything shown as it is, everything else dealt with `rng`."""
    state = State(view.seats, rng.fork())
    state.options = view.options
    state.step = view.step
    state.outcome = view.outcome
    state.round = view.round
    state.regent = view.regent
    state.attack = view.attack
    state.field = view.field
    state.buyer = view.buyer
    state.hits = view.hits
    state.victor = view.victor
    state.standing = view.standing
    state.knights = view.knights
    state.swords = view.swords
    state.shields = view.shields
    state.marked = view.marked
    state.known = view.known[:]
    state.looks = view.looks[:]
    state.turned = view.turned
    state.removed = view.removed
    state.up = view.up
    state.discard = view.discard
    state.claims = view.claims
    _seat_everybody(view, state)
    _deal_gold(view, state, rng)
    _deal_tiles(view, state, rng)
    _lay_dragon_tiles(view, state, rng)
    state.advance()
    return state


def _seat_everybody(view: View, state: State) -> None:
    state.places = []
    for shown in view.places:
        place = Seat(shown.lands)
        place.power = shown.power
        place.given = shown.given
        place.spent = shown.spent
        place.fame = shown.fame
        place.hits = shown.hits
        place.is_successful = shown.is_successful
        place.claims_left = shown.claims_left
        state.places.append(place)


# Gold: unseen cards go to the other seats' hands, offerings and returned cards. 7.3 Nobody has spent more than it had.


_Pile: TypeAlias = tuple[int, int, int]
"""Unseen cards of a seat: the seat, how many they are, and what they are worth at least."""


def _deal_gold(view: View, state: State, rng: Rng) -> None:
    unseen: i64 = ALL_GOLD_CARDS - view.discard - view.hand - view.offered - view.returned
    cards = cards_in(unseen)
    purses: list[_Pile] = []
    offers: list[_Pile] = []
    for seat in range(view.seats):
        shown = view.places[seat]
        if seat == view.seat:
            place = state.places[seat]
            place.hand = view.hand
            place.offered = view.offered
            place.returned = view.returned
        else:
            purses.append((seat, shown.hand_size + shown.returned_size, shown.spent))
            offers.append((seat, shown.offered_size, 0))
    piles = purses + offers
    dealt = _deal_piles(cards, piles, rng)
    for number, (seat, _, _) in enumerate(piles):
        place = state.places[seat]
        packed = pack_gold(dealt[number])
        if number >= len(purses):
            place.offered = packed
        elif view.places[seat].returned_size:
            place.returned = packed
        else:
            place.hand = packed


def _deal_piles(cards: list[int], piles: list[_Pile], rng: Rng) -> list[list[int]]:
    assert sum([size for _, size, _ in piles]) == len(cards), "every unseen card is somewhere"
    for _ in range(TRIES):
        rng.shuffle(cards)
        dealt = _cut(cards, piles)
        if all(sum(dealt[number]) >= least for number, (_, _, least) in enumerate(piles)):
            return dealt
    return _deal_rich(cards, piles, rng)


def _cut(cards: list[int], piles: list[_Pile]) -> list[list[int]]:
    out: list[list[int]] = []
    place = 0
    for _, size, _ in piles:
        out.append(cards[place : place + size])
        place += size
    return out


def _deal_rich(cards: list[int], piles: list[_Pile], rng: Rng) -> list[list[int]]:
    """A deal that fits, found by looking through the ways to fill one purse after the other, in a random order."""
    rng.shuffle(cards)
    counts = [cards.count(value) for value in range(4)]
    order = sorted(range(len(piles)), key=lambda number: -piles[number][2])
    found: list[list[int]] = [[] for _ in piles]
    fits = _fill(counts, piles, order, 0, found, rng)
    assert fits, "what was spent was there, so some deal fits"
    return found


def _fill(counts: list[int], piles: list[_Pile], order: list[int], at: int, found: list[list[int]], rng: Rng) -> bool:
    if at == len(order):
        return True
    _, size, least = piles[order[at]]
    if least == 0:
        rest = [value for value in range(4) for _ in range(counts[value])]
        rng.shuffle(rest)
        place = 0
        for number in order[at:]:
            end = place + piles[number][1]
            found[number] = rest[place:end]
            place = end
        return True
    ways = _purses(counts, size, least)
    rng.shuffle(ways)
    for way in ways:
        took = [way // 10 ** (2 * value) % 100 for value in range(4)]
        left = [counts[value] - took[value] for value in range(4)]
        found[order[at]] = [value for value in range(4) for _ in range(took[value])]
        if _fill(left, piles, order, at + 1, found, rng):
            return True
    return False


def _purses(counts: list[int], size: int, least: int) -> list[int]:
    """The purses of this size that are worth enough, two decimal digits for the number of each value."""
    out: list[int] = []
    for threes in range(min(counts[3], size) + 1):
        for twos in range(min(counts[2], size - threes) + 1):
            for ones in range(min(counts[1], size - threes - twos) + 1):
                blanks = size - threes - twos - ones
                if blanks <= counts[0] and ones + 2 * twos + 3 * threes >= least:
                    out.append(blanks + 100 * ones + 10000 * twos + 1000000 * threes)
    return out


# City tiles: unseen ones go to the places of stacks that this seat does not know. 9.2 While nobody has lost, a knight
# stands or lies somewhere; if the dragon has won, none lies in any stack of a standing land.


def _deal_tiles(view: View, state: State, rng: Rng) -> None:
    tiles = [kind for kind in range(1, KINDS + 1) for _ in range(view.unseen[kind])]
    rng.shuffle(tiles)
    slots = _slots(view)
    if view.outcome is not None and view.outcome.ending == DRAGON_BY_KNIGHTS:
        _keep_knights(tiles, slots, rng, False)
    elif _needs_hidden_knight(view):
        for _ in range(TRIES):
            if _is_knight_hidden(tiles, slots):
                break
            rng.shuffle(tiles)
        else:
            _keep_knights(tiles, slots, rng, True)
    place = 0
    state.stacks = []
    state.hidden_knights = 0
    for land in range(LANDS):
        above = view.heights[land] - (view.known[land] if view.owns(land) else 0)
        stack: i64 = view.stacks[land]
        for _ in range(above):
            stack = stack << 3 | tiles[place]
            place += 1
        state.stacks.append(stack)
        if view.standing & BIT[land] and not view.aside:
            state.hidden_knights += count_in(stack, KNIGHT)
    state.aside = tiles[place:]


def _slots(view: View) -> list[bool]:
    """By unseen tile, in the order they are dealt: whether it lies on a standing land."""
    out: list[bool] = []
    for land in range(LANDS):
        above = view.heights[land] - (view.known[land] if view.owns(land) else 0)
        out += [view.standing & BIT[land] != 0] * above
    return out


def _needs_hidden_knight(view: View) -> bool:
    """9.2 No knight stands, none is being put, none is known to lie in a stack, and the game goes on."""
    if view.outcome is not None or view.knights or view.aside or view.victor is not None:
        return False
    if isinstance(view.step, Putting) and view.step.kind == KNIGHT:
        return False
    for land in range(LANDS):
        if view.standing & BIT[land] and count_in(view.stacks[land], KNIGHT):
            return False
    return True


def _is_knight_hidden(tiles: list[int], slots: list[bool]) -> bool:
    for place, is_standing in enumerate(slots):
        if is_standing and tiles[place] == KNIGHT:
            return True
    return False


def _keep_knights(tiles: list[int], slots: list[bool], rng: Rng, is_wanted: bool) -> None:
    """Swaps tiles until one knight lies on a standing land (wanted), or none does."""
    standing = [place for place, is_standing in enumerate(slots) if is_standing]
    lost = [place for place, is_standing in enumerate(slots) if not is_standing]
    if is_wanted:
        knights = [place for place in lost if tiles[place] == KNIGHT]
        _swap(tiles, knights[rng.below(len(knights))], standing[rng.below(len(standing))])
        return
    for place in standing:
        if tiles[place] == KNIGHT:
            others = [other for other in lost if tiles[other] != KNIGHT]
            _swap(tiles, place, others[rng.below(len(others))])


def _swap(tiles: list[int], one: int, other: int) -> None:
    tiles[one], tiles[other] = tiles[other], tiles[one]


def _lay_dragon_tiles(view: View, state: State, rng: Rng) -> None:
    """2.7 Colours are seen, hidden numbers are not."""
    if isinstance(view.step, LayingOut):
        state.tiles = [0] * FIELDS
        return
    hidden = [tile for tile in tiles_of_round(view.round) if tile not in view.tiles]
    rng.shuffle(hidden)
    reds = [tile for tile in hidden if is_red(tile)]
    yellows = [tile for tile in hidden if not is_red(tile)]
    state.tiles = []
    for field in range(FIELDS):
        if view.up >> field & 1:
            state.tiles.append(view.tiles[field])
        else:
            state.tiles.append(reds.pop() if view.reds >> field & 1 else yellows.pop())
