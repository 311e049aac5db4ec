"""What Drachenfaust asks: what it is about, what one has, and what the choice is. Nothing that cannot be done."""

import pytest

from drachenhort.games.drachenfaust.cards import NAMES
from drachenhort.games.drachenfaust.state import State
from drachenhort.texts.catalogue import LANGUAGES, catalogue
from drachenhort.words import Company, words_for
from tests.games.drachenfaust.table import bid, do, own_creatures, table, win

NAMED = ["Mira", "Spark", "Soot"]
GERMAN = ["Mira", "Funke", "Ruß"]


def asked(state: State, seat: int = 0, reader: int | None = 0, language: str = "en") -> str:
    """What the reader hears of what this seat decides."""
    company = Company(GERMAN if language == "de" else NAMED, reader)
    speaker = words_for("drachenfaust", language, company, state.options)
    view = state.view(state.seats if reader is None else reader)
    kind = next(kind for asked, kind in ((open.seat, open.kind) for open in state.pending) if asked == seat)
    return speaker.decision(view, seat, kind).replace("\u00a0", " ")


def both(state: State) -> list[str]:
    return [asked(state), asked(state, language="de")]


def test_a_bid_says_what_it_is_for_and_what_one_has() -> None:
    assert both(table("witch", discards="")) == [
        "The Witch gives a black coin. You have 8 fairy gold and 2 common gold: what goes into your fist?",
        "Die Hexe gibt eine schwarze Münze. Du hast 8 Feengold und 2 gewöhnliches Gold: Was nimmst du in die Faust?",
    ]


def test_magic_coins_are_among_what_can_be_bid() -> None:
    prompt = asked(table("fairy", coins={1: (3, 0, 5, 1, 1)}))
    coins = "3 fairy gold, 1 black coin and 1 red coin"
    assert prompt == f"The Fairy gives 1 fairy gold. You have {coins}: what goes into your fist?"


def test_whoever_has_nothing_to_bid_is_told_so() -> None:
    assert both(table("red-dragon", coins={1: (0, 0, 5, 0, 0)})) == [
        "The Red Dragon gives a red stone. You have nothing to bid: close the empty fist.",
        "Der Rote Drache gibt einen roten Stein. Du hast nichts zu bieten: Schließ die leere Faust.",
    ]


def test_gold_chosen_already_is_told_while_magic_coins_are_asked_for() -> None:
    state = table("magician", coins={1: (8, 2, 5, 1, 0)})
    do(state, "1: bid 2f")
    assert asked(state) == "Magician: your fist holds 2 fairy gold. You have 1 black coin too: what do you add?"


def test_much_gold_is_asked_for_in_two_parts() -> None:
    prompt = asked(table("fairy", coins={1: (30, 9, 0, 0, 0)}))
    assert prompt.endswith("You have 30 fairy gold and 9 common gold: what goes into your fist, fairy gold first?")


def test_a_tie_says_with_whom_and_how_much_silver_one_has() -> None:
    state = table("magician", coins={2: (8, 2, 0, 0, 0)})
    bid(state, "2f", "2f", "2f")
    assert both(state) == [
        "Magician: you tie with Spark and Soot. You have 5 silver: how much do you bid?",
        "Magier: Gleichstand mit Funke und Ruß. Du hast 5 Silber: Wie viel bietest du?",
    ]
    assert (
        asked(state, seat=1, reader=1) == "Magician: you tie with Mira and Soot. You have no silver: close the empty fist."
    )


def test_those_who_bid_at_the_same_time_share_a_sentence() -> None:
    state = table("magician")
    do(state, "1: bid 2f")
    heard = {asked(state, seat) for seat in (1, 2)}
    assert heard == {"Magician: Spark and Soot are still bidding."}
    do(state, "2: bid 1f")
    assert asked(state, 2) == "Magician: Soot is still bidding."
    assert asked(state, 2, reader=None, language="de") == "Magier: Ruß bietet noch."


def test_6_4_whoever_may_use_a_card_twice_is_told_which() -> None:
    state = table("magician", double=(1, "from-before"))
    win(state)
    assert asked(state) == "You have won: Magician. Use it twice and lose your Doppelganger, or once and keep it?"
    assert asked(state, reader=1) == "Magician: Mira may use it twice, with the Doppelganger."


def test_paying_or_taking_is_offered_as_it_can_be_done() -> None:
    state = table("magician", stones={1: (3, 1, 1)})
    win(state)
    assert both(state) == [
        "Magician: pay stones for 1 point, or take 3 silver? Your stones: 3 red, 1 blue and 1 yellow.",
        "Magier: Zahlst du Steine für 1 Punkt, oder nimmst du 3 Silber? Deine Steine: 3 rote, 1 blauer und 1 gelber.",
    ]
    state = table("apprentice", stones={1: (2, 2, 0)})
    win(state)
    assert asked(state) == "Sorcerer’s Apprentice: which stones do you pay for 1 point? Your stones: 2 red and 2 blue."
    assert asked(state, reader=1) == "Mira uses: Sorcerer’s Apprentice."


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("ancient-dragon", "Ancient Dragon: which colour do you take? Your stones: 1 red."),
        ("troll", "Troll: which colour does everybody lose, you too? Your stones: 1 red."),
        ("rainbow-dragon", "Rainbow Dragon: which colour must not come? The bag holds 11 red, 12 blue and 12 yellow."),
    ],
)
def test_a_colour_is_asked_for_by_what_it_does(card: str, question: str) -> None:
    state = table(card, stones={1: (1, 0, 0)})
    win(state)
    assert asked(state) == question


def test_a_rainbow_tells_the_risk() -> None:
    state = table("rainbow-dragon", stones={3: (11, 0, 0)})
    win(state, "colour red")
    assert both(state) == [
        "Drawn: 1 blue. If red comes, all goes back; the bag holds 1 red, 11 blue and 12 yellow. Draw on, or stop?",
        "Gezogen: 1 blauer. Bei Rot geht alles zurück; im Beutel: 1 roter, 11 blaue und 12 gelbe. Weiter oder aufhören?",
    ]


def test_5_6_a_thief_knows_from_whom() -> None:
    state = table("thief", stones={2: (1, 0, 0), 3: (0, 1, 0)})
    win(state)
    assert asked(state) == "Thief: which stone do you steal from Spark and Soot? Your stones: none."
    state = table("thief")
    bid(state, "2f", "1f", "nothing")
    assert both(state) == [
        "Thief: no stones to steal from Spark. Take a coin, or nothing?",
        "Dieb: Kein Stein bei Funke. Nimmst du eine Münze, oder nichts?",
    ]


def test_what_is_chosen_is_named() -> None:
    for card, question in [
        ("brigand", "Brigand: whose common gold and silver do you take?"),
        ("ghost", "Ghost: which card from the discards do you use?"),
        ("imp", "Imp: which card from the stack do you use?"),
        (
            "merchant",
            "Merchant: a stone costs 1 gold or 3 silver. You have 7 fairy gold and 2 common gold. Buy one?",
        ),
    ]:
        state = table(card, stack="thief wizard", discards="witch magician", coins={1: (8, 2, 0, 0, 0)})
        win(state)
        assert asked(state) == question


def test_6_14_only_fairy_gold_is_still_to_be_given_up() -> None:
    state = table("necromancer")
    bid(state, "3f 1g", "nothing", "nothing")
    assert asked(state) == "Necromancer: give up the 3 fairy gold you bid, for good, and score 1 point?"
    state = table("necromancer")
    bid(state, "1g", "nothing", "nothing")
    assert asked(state) == "Necromancer: what you bid is gone anyway. Take 1 point for it?"


def test_6_21_a_creature_of_ones_own_says_its_own_text() -> None:
    state = table("custom-1", options=f"creatures={','.join(own_creatures())}")
    assert asked(state).startswith("Customs Officer: ")
    assert asked(state).endswith("You have 8 fairy gold and 2 common gold: what goes into your fist?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_creature_says_what_it_gives(language: str) -> None:
    texts = catalogue(language, "drachenfaust")
    for name in NAMES:
        if not name.startswith("custom"):
            assert texts.say(f"gives-{name}").endswith("."), name
