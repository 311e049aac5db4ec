"""1 Components and 2 Setup."""

import pytest

from drachenhort.core.errors import PositionError
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER
from drachenhort.games.drachenfaust.cards import DOPPELGANGER, NAMES, total_of, unpack_stones
from drachenhort.games.drachenfaust.data import BASE_STACK, COPIES, EXTRA_PILE
from drachenhort.games.drachenfaust.game import GAME
from drachenhort.games.drachenfaust.state import State
from drachenhort.games.drachenfaust.steps import Auction
from tests.games.drachenfaust.table import bid, changes, do, happened, legal, table, told, win, worth


def fresh(seats: int, seed: str = "fresh", **options: bool | int | str) -> State:
    state = GAME.new(seats, GAME.options(dict(options)), seed)
    assert isinstance(state, State)
    return state


def test_1_the_box_holds_eight_base_and_25_extra_creatures() -> None:
    assert len(BASE_STACK) + 1 == 8
    assert len(EXTRA_PILE) == 25
    twice = {NAMES[card] for card, copies in enumerate(COPIES) if copies == 2}
    assert twice == {"ancient-dragon", "fairy", "quack", "apprentice", "two-headed-dragon"}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_1_coins_and_stones_are_all_there(seats: int) -> None:
    state = fresh(seats)
    assert state.fairy + sum(place.fairy for place in state.places) == 60
    assert state.common + sum(place.common for place in state.places) == 15
    assert state.silver + sum(place.silver for place in state.places) == 40
    assert state.red == 2
    stones = [unpack_stones(state.stones), *(unpack_stones(place.stones) for place in state.places)]
    assert [sum(row[colour] for row in stones) for colour in range(3)] == [12, 12, 12]


def test_1_a_third_black_coin_is_there_when_it_is_needed() -> None:
    state = table("witch", discards="", coins={2: (8, 2, 5, 2, 0)})
    bid(state, "1f", "nothing", "nothing")
    assert state.places[0].black == 1 and state.places[1].black == 2


def test_2_1_everybody_starts_with_eight_two_five_and_four_stones() -> None:
    for place in fresh(5).places:
        assert (place.fairy, place.common, place.silver, place.black, place.red) == (8, 2, 5, 0, 0)
        assert total_of(place.stones) == 4
        assert place.score == 0


def test_2_1_stones_are_random() -> None:
    assert len({fresh(3, str(number)).places[0].stones for number in range(20)}) > 3


def test_2_2_the_rest_of_the_bag_is_the_bank() -> None:
    assert total_of(fresh(4).stones) == 36 - 16


def test_2_2_gained_coins_may_be_bid_in_the_same_round() -> None:
    state = table("alchemist", stack="yellow-dragon red-dragon")
    win(state)
    assert "bid 7f 5g" in legal(state)
    assert "bid 8f" not in legal(state)


def shown_coins(state: State, seat: int) -> list[list[Json]]:
    """Fairy gold, common gold and silver behind each screen, as this seat's view has them."""
    players = state.view(seat).to_json()["players"]
    assert isinstance(players, list)
    return [[player[kind] for kind in ("fairy", "common", "silver")] for player in players if isinstance(player, dict)]


def test_2_2_every_seat_counts_everybodys_coins() -> None:
    """Exact, also after a Brigand: what it takes was known before, and nothing is left."""
    state = table("brigand", coins={2: (3, 4, 9, 0, 0)})
    win(state, "rob 2")
    for seat in (0, 1, 2):
        assert shown_coins(state, seat) == [[7, 6, 14], [3, 0, 0], [8, 2, 5]]


def test_2_2_who_looks_on_sees_no_coins_behind_screens() -> None:
    """Somebody may have come late and counted nothing; who holds black and red coins is public."""
    state = table("brigand", coins={2: (3, 4, 9, 1, 1)})
    win(state, "rob 2")
    assert shown_coins(state, WATCHER) == [[None, None, None]] * 3
    view = state.view(WATCHER).to_json()
    players, bank = view["players"], view["bank"]
    assert isinstance(players, list) and isinstance(players[0], dict) and isinstance(players[1], dict)
    assert (players[0]["laid"], players[1]["black"], players[1]["red"]) == (1, 1, 1)
    assert isinstance(bank, dict) and bank["common"] == 15 - 2 - 4 - 2


def test_2_2_with_open_coins_who_looks_on_sees_them_too() -> None:
    assert shown_coins(table("brigand", options="open_coins=on"), WATCHER) == [[8, 2, 5]] * 3


def test_2_2_a_sample_for_somebody_who_looks_on_deals_all_coins_anyhow() -> None:
    state = table("magician", coins={1: (8, 2, 5, 0, 0), 2: (3, 4, 9, 1, 1), 3: (8, 0, 0, 0, 0)}, laid={2: 4})
    do(state, "2: bid 3f 1g")
    deals = set()
    for number in range(20):
        sampled = state.view(WATCHER).sample(Rng.from_seed(str(number)))
        assert isinstance(sampled, State)
        assert (sampled.fairy, sampled.common, sampled.silver) == (state.fairy, state.common, state.silver)
        assert sum(place.fairy for place in sampled.places) == 19
        assert sum(place.common for place in sampled.places) == 6
        assert sum(place.silver for place in sampled.places) == 14
        deals.add(tuple(place.fairy for place in sampled.places))
    assert len(deals) > 10


@pytest.mark.parametrize("coins", [(1, 0, 0, 0, 0), (1, 1, 0, 0, 0), (1, 0, 3, 0, 0)])
def test_6_13_in_a_sample_for_somebody_who_looks_on_the_buyer_can_buy(coins: tuple[int, ...]) -> None:
    """Seat 1 lays out its one fairy gold, and is asked what it buys if it has other coins."""
    state = table("merchant", coins={1: coins, 2: (0, 0, 0, 0, 0), 3: (0, 0, 0, 0, 0)})
    win(state)
    for number in range(10):
        sampled = state.view(WATCHER).sample(Rng.from_seed(str(number)))
        assert sampled.view(WATCHER).to_json() == state.view(WATCHER).to_json()


def test_2_2_the_order_of_cards_is_in_no_view() -> None:
    one = table("magician", stack="thief wizard sorcerer", extras="troll ghost imp")
    other = table("magician", stack="sorcerer thief wizard", extras="imp troll ghost")
    for seat in (0, 1, 2, WATCHER):
        assert one.view(seat).to_json() == other.view(seat).to_json()


def test_2_2_a_sample_keeps_what_is_known_and_shuffles_the_rest() -> None:
    state = table("magician", stack="thief wizard sorcerer red-dragon")
    do(state, "2: bid 3f 1g")
    orders = set()
    fists = set()
    for _ in range(30):
        sampled = state.view(0).sample(state.rng)
        assert isinstance(sampled, State) and isinstance(sampled.step, Auction)
        assert sorted(sampled.stack) == sorted(state.stack)
        assert worth(sampled) == worth(state)
        orders.add(tuple(sampled.stack))
        fists.add(sampled.step.choices[1])
    assert len(orders) > 5 and len(fists) > 5


def test_2_3_what_the_bank_lacks_cannot_be_had() -> None:
    state = table("gnome", coins={3: (8, 11, 29, 0, 0)})
    assert (state.common, state.silver) == (0, 1)
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.silver": 1}


def test_2_3_with_nothing_there_the_card_counts_as_used() -> None:
    state = table("red-dragon", stones={3: (12, 0, 0)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {}
    assert "no-effect" in happened(state)
    assert NAMES[state.discards[-1]] == "red-dragon"


def test_2_3_a_colour_that_is_chosen_must_be_there() -> None:
    state = table("ancient-dragon", stones={3: (12, 0, 0)})
    win(state)
    assert legal(state) == ["colour blue", "colour yellow"]
    refusal = state.why_not(0, GAME.parse("colour red"))
    assert refusal is not None and refusal.clause == "2.3"


def test_2_4_the_witch_lies_apart_from_the_seven_others() -> None:
    state = fresh(3, extras=0)
    assert isinstance(state.step, Auction) and NAMES[state.step.card] == "witch"
    assert sorted(state.stack) == BASE_STACK


def test_2_4_the_extras_are_shuffled() -> None:
    assert len({tuple(fresh(3, str(number)).extras) for number in range(5)}) == 5
    assert DOPPELGANGER in fresh(3).extras + fresh(3).stack


@pytest.mark.parametrize(
    ("key", "line", "reason"),
    [
        ("bank", "bank: 37 9 25 2", "60 fairy gold"),
        ("bank stones", "bank stones: 12 12 11", "12 yellow stones"),
        ("stack", "stack: yellow-dragon yellow-dragon", "there must be 1 of yellow-dragon"),
        ("stack", "stack: dragon", "is no card"),
        ("coins 1", "coins 1: 8 2 5 0", "needs 5 numbers"),
        ("step", "step: auction card=magician 1=9f 2=? 3=?", "cannot bid"),
        ("step", "step: auction card=magician 1=3g 2=? 3=?", "cannot bid"),
        ("step", "step: auction card=magician 1=1b 2=? 3=?", "cannot bid"),
        ("step", "step: auction card=magician 1=1r 2=? 3=?", "cannot bid"),
        ("step", "step: auction card=magician 1=1s 2=? 3=?", "cannot bid"),
        ("step", "step: auction card=magician 1=1f 2=0 3=0", "at least one"),
        ("step", "step: rainbow seat=1", "cannot stand here"),
        ("step", "step: use seat=1 card=gnome from=auction use=only line=0", "somebody chooses"),
        ("step", "step: over", "no ending"),
        ("step", "step: use seat=1 card=magician from=auction use=only line=0", "has not won"),
        ("step", "step: use seat=1 card=magician from=drawn use=only line=0", "from=auction"),
        ("step", "step: use seat=1 card=magician from=auction use=first line=0", "6.4"),
        ("step", "step: use seat=1 card=magician from=auction use=only line=done > use seat=1", "cannot stand here"),
        ("step", "step: declare seat=1 card=magician", "cannot declare"),
        ("step", "step: tie-break card=magician 1=? 2=? 3=-", "exactly those"),
        ("step", "step: tie-break card=magician 1=? 2=? 3=?", "at least two"),
        ("step", "step: auction card=magician 1=? 2=?", "'3=...' is missing"),
        ("step", "step: auction card=custom-1 1=? 2=? 3=?", "custom-1 is no card of this game"),
        ("step", "step: use seat=1 card=magician from=auction use=only line=16", "'16' is not one of 0, 1, 2"),
        ("step", "step: auction card=wizard 1=? 2=? 3=?", "there must be 1 of magician"),
        ("bank", "bank: 36 9 25 1", "2 red coins"),
        ("bank", "bank: 36 9 24 2", "40 silver"),
        ("bank", "bank: 36 8 25 2", "15 common gold"),
        ("given up", "given up: maybe", "on or off"),
        ("position", "position: drachensachen 1", "must be 'drachenfaust 1'"),
        ("options", "options: extras=9", "extras=9"),
        ("score 1", "score 1: 3", "ending"),
        ("doppelganger 1", "doppelganger 1: this-round", "doppelganger"),
        ("ending", "ending: quack", "enough points"),
        ("bids", "bids: 0 0", "one bid per seat"),
        ("bids", "bids: 0 0 x", "no bid"),
        ("bids", "bids: 61f 0 0", "more than there is"),
        ("bids", "bids: 16g 0 0", "more than there is"),
        ("bids", "bids: 16b 0 0", "more than there is"),
        ("bids", "bids: 3r 0 0", "more than there is"),
        ("bids", "bids: 41s 0 0", "more than there is"),
        ("step", "step: auction card=magician 1=9f 2=? 3=?", "seat 1 cannot bid 9f"),
        ("step", "step: auction card=magician 1=? 2=3g 3=?", "seat 2 cannot bid 3g"),
        ("step", "step: auction card=magician 1=? 2=? 3=1b", "seat 3 cannot bid 1b"),
        ("step", "step: auction card=magician 1=1r 2=? 3=?", "seat 1 cannot bid 1r"),
        ("step", "step: auction card=magician 1=1s 2=? 3=?", "seat 1 cannot bid 1s"),
    ],
)
def test_1_a_position_that_cannot_be_is_refused_with_its_line(key: str, line: str, reason: str) -> None:
    text = table("magician").text()
    lines = [line if old.startswith(f"{key}:") else old for old in text.splitlines()]
    with pytest.raises(PositionError, match=reason):
        GAME.load("\n".join(lines))


@pytest.mark.parametrize("bids", ["60f 0 0", "15g 0 0", "15b 0 0", "2r 0 0", "40s 0 0"])
def test_1_a_revealed_bid_may_hold_all_there_is(bids: str) -> None:
    lines = [f"bids: {bids}" if old.startswith("bids:") else old for old in table("magician").text().splitlines()]
    text = GAME.load("\n".join(lines)).text()
    assert f"\nbids: {bids} " in text


@pytest.mark.parametrize("bids", ["1f1b 0 0", "1f 1b 0", "1f 0 1g1b"])
def test_4_5_in_a_position_a_hexed_card_is_not_used(bids: str) -> None:
    state = table("magician", stones={1: (4, 0, 0)})
    win(state)
    lines = [f"bids: {bids}" if old.startswith("bids:") else old for old in state.text().splitlines()]
    with pytest.raises(PositionError, match="a hexed card is not used"):
        GAME.load("\n".join(lines))


def test_4_3_in_a_position_a_tie_break_holds_only_silver_that_is_there() -> None:
    state = table("magician")
    bid(state, "1f", "1f", "nothing")
    text = state.text()
    assert "tie-break card=magician 1=? 2=? 3=-" in text
    assert GAME.load(text.replace("1=? 2=?", "1=5 2=?")).decision_of(1) is not None
    with pytest.raises(PositionError, match="from 0 to 5"):
        GAME.load(text.replace("1=? 2=?", "1=6 2=?"))


def test_2_2_only_the_two_are_shown_what_a_brigand_takes() -> None:
    state = table("brigand")
    win(state, "rob 3")
    assert told(state, "robbed-coins", 1) == told(state, "robbed-coins", 3) == [[0, 2, 2, 5]]
    assert told(state, "robbed-coins", 2) == []
    assert told(state, "robbed", 2) == [[0, 2]]
