"""What Schutt und Asche asks: what is wanted, what somebody has, and nothing that cannot be done."""

from drachenhort.core.state import State
from drachenhort.words import Company, words_for
from tests.games.schutt_und_asche.table import GAME, do, table


def asked(state: State, seat: int = 0, language: str = "en") -> str:
    """What this seat reads while the position waits for somebody."""
    company = Company(["P1", "P2", "P3", "P4"][: state.seats], seat)
    assert state.decision is not None
    words = words_for("schutt_und_asche", language, company, GAME.options({}))
    return words.decision(state.view(seat), state.decision.seat, state.decision.kind)


def finish(state: State) -> str:
    """The words on the button that ends it."""
    words = words_for("schutt_und_asche", "en", Company(["P1", "P2"], 0), GAME.options({}))
    assert state.decision is not None
    view = state.view(0)
    return next(words.move(view, action) for action in state.decision.legal if GAME.notation(action) == "done")


def test_a_land_is_the_first_of_so_many() -> None:
    state = GAME.new(4, GAME.options({"regent": 1}), "draft", True)
    assert asked(state) == "Take a land (1 of 6). The dragon comes in through the four gates."
    assert asked(state, 1) == "P1 takes a land."


def test_the_offering_says_what_is_wanted_what_lies_there_and_what_one_has() -> None:
    state = table(
        "offering turn=0", attack="1", regent="2", field="2", tiles="1 3 2 4", face_up="1", hands={1: "1 2 2", 2: "1"}
    )
    assert asked(state) == "The dragon wants 2, 3 or 4 gold for East Gate. You have 5 gold."
    assert finish(state) == "offer nothing"
    state = do(state, "1: offer 2")
    assert asked(state) == "The dragon wants 2, 3 or 4 gold for East Gate. You laid 2 gold and have 3 left."
    assert finish(state) == "done: 2 gold"
    state = do(state, "1: done")
    assert asked(state, 1) == "The dragon wants 2, 3 or 4 gold for East Gate. The others have laid 1 card. You have 1 gold."
    assert asked(state, 0) == "P2 offers gold so that East Gate is left alone."


def test_the_last_of_a_colour_is_known() -> None:
    state = table(
        "offering turn=0",
        attack="1",
        regent="2",
        field="3",
        round="2",
        tiles="2 3 5 4",
        face_up="1",
        hands={1: "X X", 2: "1"},
    )
    assert asked(state) == ("The dragon wants 5 gold for South Gate. You only have X cards, worth nothing.")


def test_nothing_to_offer_is_said() -> None:
    state = table("offering turn=0", options="claims=1", claims_left_1="1", hands={2: "1"})
    assert asked(state).endswith("You have nothing to offer.")


def test_purchases_say_what_the_gold_is_enough_for() -> None:
    assert asked(table(hands={1: "2 1"}, stacks={"L0": "P", "L23": "K"})) == (
        "You have 3 gold. Tap a land of yours: buy its top tile for 2, or look at its stack for 1."
    )
    poor = table(hands={1: "1"}, stacks={"L0": "P", "L23": "K"})
    assert asked(poor) == "You have 1 gold: enough to look at a stack of yours, not to buy a tile."
    assert asked(table(hands={1: "X"})) == "You have no gold to spend, so you cannot buy anything."
    assert finish(poor) == "finish buying"


def test_two_dragons_are_a_danger_with_a_price() -> None:
    step = "fight land=L0 by=marker knights=1 dragons=2 swords=0 shields=1 aside=0 ask=power"
    state = table(step, knights="L0", marked="L0", power={1: 3}, face_up="1")
    assert asked(state) == (
        "Two dragons at North Gate; a third and your knight is lost. Put both aside for 1 of your 3 power?"
    )
    assert asked(state, 1) == "P1 may spend power in the fight at North Gate."


def test_markers_say_what_is_at_stake() -> None:
    state = table("lift land=L0", knights="L0", marked="L0 L1 L2", face_up="1")
    assert asked(state) == ("Take 1 of 3 attack markers off the map. 2 marked lands have no knight and would be lost.")


def test_the_regent_lays_the_red_tiles() -> None:
    state = table("lay-out", round="3", regent="1", tiles="0 0 0 0")
    assert asked(state) == ("You are the new regent. Tap where the 2 red tiles go: the dragon wants 5 gold or more there.")
    assert asked(state, 0, "de") == (
        "Du bist jetzt Regent. Tippe an, wohin die 2 roten Kärtchen kommen: Dort will der Drache 5 Gold oder mehr."
    )


def test_sorting_counts_what_was_seen() -> None:
    state = GAME.new(1, GAME.options({}), "sorting", True)
    state.apply(0, GAME.parse("put L0"))
    assert asked(state) == "Tap a land of yours to put its tiles in order (0 of 24 done), or finish."
    assert finish(state) == "done sorting"
