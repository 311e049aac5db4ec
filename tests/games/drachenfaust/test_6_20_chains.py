"""6.20 Cards reached through cards."""

from drachenhort.games.drachenfaust.cards import NAMES
from drachenhort.games.drachenfaust.game import GAME
from drachenhort.games.drachenfaust.state import DOUBLE_FROM_BEFORE, DOUBLE_THIS_ROUND, State
from tests.games.drachenfaust.table import asked, bid, changes, do, happened, legal, table, told, under_way, win, worth


def test_6_20_the_thief_looks_at_the_bids_of_this_auction() -> None:
    state = table("ghost", discards="witch thief", stones={2: (1, 1, 0), 3: (0, 0, 2)})
    bid(state, "5f", "1f", "3f")
    before = worth(state)
    do(state, "1: card thief")
    assert changes(before, state) == {"1.yellow": 1, "3.yellow": -1}


def test_6_20_the_necromancer_takes_the_coins_of_this_auction() -> None:
    state = table("goblin", stack="necromancer", laid={1: 3}, coins={1: (5, 2, 5, 0, 0)})
    bid(state, "2f 1g", "nothing", "nothing")
    assert under_way(state) == ["goblin", "necromancer"]
    do(state, "1: give")
    assert state.places[0].score == 1
    assert state.places[0].fairy == 6  # The round is over: 5 - 2 + 3 that lay out before.


def test_6_20_those_coins_can_be_given_only_once() -> None:
    state = table("ghost", discards="witch necromancer", double=(1, "from-before"))
    win(state, "double", "card necromancer", "give", "card necromancer")
    assert state.places[0].score == 1
    assert "no-effect" in happened(state)
    assert under_way(state) == ["yellow-dragon"]


def test_6_20_everybody_knows_that_they_were_given() -> None:
    state = table("ghost", discards="witch necromancer", double=(1, "from-before"))
    win(state, "double", "card necromancer", "give")
    for seat in range(3):
        sampled = state.view(seat).sample(state.rng)
        assert state.view(seat).to_json()["is_given_up"] is True
        do(sampled, "1: card necromancer")
        assert under_way(sampled) == ["yellow-dragon"]


def test_6_20_declined_first_they_can_still_be_given() -> None:
    state = table("ghost", discards="witch necromancer", double=(1, "from-before"))
    win(state, "double", "card necromancer", "pass", "card necromancer", "give")
    assert state.places[0].score == 1


def test_6_20_in_the_next_auction_they_can_be_given_again() -> None:
    state = table("necromancer", stack="yellow-dragon ghost")
    win(state, "give")
    bid(state, "2f", "nothing", "nothing")
    do(state, "1: card necromancer", "1: give")
    assert state.places[0].score == 2
    assert state.places[0].laid == 0


def test_6_20_chains_are_allowed() -> None:
    state = table("goblin", stack="imp", discards="witch")
    win(state)
    assert state.round == 2  # The imp was reached with the stack empty.
    state = table("imp", stack="ghost goblin red-dragon", discards="witch gnome")
    before = worth(state)
    win(state, "card ghost")
    assert under_way(state) == ["imp", "ghost"]
    assert legal(state) == ["card witch", "card gnome"]
    do(state, "1: card gnome")
    assert changes(before, state) == {"1.common": 2, "1.silver": 2}
    assert [NAMES[card] for card in state.discards] == ["witch", "gnome", "imp"]
    assert NAMES[state.drawn[-1]] == "ghost"


def test_6_20_a_card_under_way_is_not_chosen_again() -> None:
    state = table("ghost", discards="witch imp", stack="goblin gnome")
    win(state, "card imp")
    assert under_way(state) == ["ghost", "imp"]
    assert legal(state) == ["card gnome", "card goblin"]
    do(state, "1: card goblin")
    assert told(state, "drew-card") == [[0, NAMES.index("gnome")]]
    assert state.round == 2


def test_6_20_ghost_through_goblin_cannot_choose_the_goblin() -> None:
    state = table("goblin", stack="ghost", discards="witch gnome")
    win(state)
    assert under_way(state) == ["goblin", "ghost"]
    assert legal(state) == ["card witch", "card gnome"]


def test_6_20_a_doppelganger_reached_this_way_lies_before_you() -> None:
    state = table("ghost", discards="witch doppelganger", stack="gnome yellow-dragon")
    win(state, "card doppelganger")
    assert state.places[0].double
    assert "doppelganger" not in [NAMES[card] for card in state.discards]
    win(state)
    assert asked(state) == [(1, "double")]
    state = table("goblin", stack="doppelganger")
    win(state)
    assert state.places[0].double
    state = table("imp", stack="doppelganger gnome")
    win(state, "card doppelganger")
    assert state.places[0].double


def test_6_20_only_an_auctioned_doppelganger_can_later_be_chosen_by_a_ghost() -> None:
    for card, stack, discards, move, since in (
        ("imp", "doppelganger gnome", "witch", ["card doppelganger"], DOUBLE_FROM_BEFORE),
        ("goblin", "doppelganger", "witch", [], DOUBLE_FROM_BEFORE),
        ("ghost", "gnome", "witch doppelganger", ["card doppelganger"], DOUBLE_THIS_ROUND),
        ("doppelganger", "gnome", "witch", [], DOUBLE_THIS_ROUND),
    ):
        state = table(card, stack=stack, discards=discards)
        win(state, *move)
        assert state.places[0].double == since


def stones_of_seat_1(state: State) -> int:
    return sum(worth(state)[f"1.{colour}"] for colour in ("red", "blue", "yellow"))


def test_6_20_rainbow_and_two_heads_through_others() -> None:
    state = table("ghost", discards="witch rainbow-dragon two-headed-dragon", stones={3: (11, 0, 0)})
    twin = state.copy()
    win(state, "card rainbow-dragon", "colour red", "stop")
    assert stones_of_seat_1(state) == 1
    win(twin, "card two-headed-dragon")
    assert stones_of_seat_1(twin) == 2
    state = table("imp", stack="rainbow-dragon two-headed-dragon", stones={3: (11, 0, 0)})
    win(state, "card rainbow-dragon", "colour red", "stop")
    assert stones_of_seat_1(state) == 1
    state = table("goblin", stack="two-headed-dragon")
    win(state)
    assert stones_of_seat_1(state) == 2


def test_6_20_a_position_in_the_middle_of_a_chain_round_trips() -> None:
    state = table("imp", stack="ghost goblin red-dragon", discards="witch rainbow-dragon", stones={3: (11, 0, 0)})
    win(state, "card ghost", "card rainbow-dragon", "colour red")
    assert under_way(state) == ["imp", "ghost", "rainbow-dragon"]
    assert "rainbow seat=1 named=red" in state.text()
    assert GAME.load(state.text()).text() == state.text()
