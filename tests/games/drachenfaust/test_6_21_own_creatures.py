"""6.21 Blank cards: creatures of one's own."""

from pathlib import Path

import pytest

from drachenhort.core.errors import OptionError
from drachenhort.core.options import parse_words
from drachenhort.core.playout import play_random
from drachenhort.core.record import Record, load_record
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfaust.cards import CUSTOM, NAMES, unpack_stones
from drachenhort.games.drachenfaust.custom import (
    CreatureError,
    creature_word,
    random_creature,
    read_creature_word,
    read_creatures,
)
from drachenhort.games.drachenfaust.game import GAME
from drachenhort.games.drachenfaust.state import State
from tests.games.drachenfaust.table import (
    OWN_CREATURES,
    bid,
    changes,
    do,
    legal,
    own_creatures,
    table,
    under_way,
    win,
    worth,
)

HEAD = """[[creature]]
name = { de = "Kröte", en = "Toad" }
text = { de = "Quak, # quak.", en = "Croak." }
"""


def own(*effects: str, card: str = "custom-1", **more: object) -> State:
    """A table where a creature with these effects is up for auction."""
    creature = read_creatures(f"{HEAD}effects = [{', '.join(effects)}]")[0]
    options = f"creatures={creature_word(creature)} points=6"
    stones = more.get("stones")
    assert stones is None or isinstance(stones, dict)
    coins = more.get("coins")
    assert coins is None or isinstance(coins, dict)
    discards = more.get("discards", "witch")
    stack = more.get("stack", "yellow-dragon")
    double = more.get("double")
    assert isinstance(discards, str) and isinstance(stack, str)
    return table(
        card,
        options=options,
        stones=stones,
        coins=coins,
        discards=discards,
        stack=stack,
        double=(1, "from-before") if double else None,
    )


@pytest.mark.parametrize(
    ("what", "count", "changed"),
    [
        ("silver", 3, {"1.silver": 3}),
        ("common", 2, {"1.common": 2}),
        ("fairy", 5, {"1.fairy": 5}),
        ("red", 2, {"1.red": 2}),
        ("yellow", 1, {"1.yellow": 1}),
    ],
)
def test_6_21_gain_from_the_bank(what: str, count: int, changed: dict[str, int]) -> None:
    state = own(f'{{ do = "gain", what = "{what}", count = {count} }}')
    before = worth(state)
    win(state)
    assert changes(before, state) == changed
    assert under_way(state) == ["yellow-dragon"]


def test_6_21_nothing_comes_out_of_nothing() -> None:
    state = own('{ do = "gain", what = "red", count = 5 }', stones={2: (11, 0, 0)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.red": 1}
    state = own('{ do = "gain", what = "fairy", count = 5 }', coins={2: (44, 2, 5, 0, 0)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {}


def test_6_21_gain_stones_of_ones_choice() -> None:
    state = own('{ do = "gain", what = "choice", count = 3 }', stones={2: (0, 11, 0)})
    before = worth(state)
    win(state, "colour blue")
    assert legal(state) == ["colour red", "colour yellow"]
    do(state, "1: colour red", "1: colour red")
    assert changes(before, state) == {"1.blue": 1, "1.red": 2}
    assert under_way(state) == ["yellow-dragon"]


def test_6_21_choices_end_with_the_bank() -> None:
    state = own('{ do = "gain", what = "choice", count = 3 }', stones={2: (12, 10, 12)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.blue": 2}


@pytest.mark.parametrize(
    ("what", "count", "ways"),
    [
        ("any", 3, ["pay 1r 2b", "pay 2r 1b"]),
        ("same", 2, ["pay 2r", "pay 2b"]),
    ],
)
def test_6_21_pay_stones_for_points(what: str, count: int, ways: list[str]) -> None:
    state = own(f'{{ do = "pay", what = "{what}", count = {count}, points = 2 }}', stones={1: (2, 2, 0)})
    win(state)
    assert legal(state) == ways
    refusal = state.why_not(0, GAME.parse("take"))
    assert refusal is not None and refusal.clause == "6.21"
    do(state, f"1: {ways[0]}")
    assert state.places[0].score == 2


def test_6_21_pay_each_and_what_cannot_be_paid() -> None:
    state = own('{ do = "pay", what = "each", count = 2, points = 1 }', stones={1: (2, 3, 2)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.red": -2, "1.blue": -2, "1.yellow": -2, "1.score": 1}
    state = own('{ do = "pay", what = "each", count = 2, points = 1 }', stones={1: (2, 1, 2)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {}


def test_6_21_take_from_each() -> None:
    state = own('{ do = "take", what = "silver", count = 3, from = "each" }', coins={2: (8, 2, 1, 0, 0)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.silver": 4, "2.silver": -1, "3.silver": -3}


def test_6_21_from_each_means_from_those_on_both_sides() -> None:
    state = own('{ do = "take", what = "common", count = 1, from = "each" }')
    before = worth(state)
    bid(state, "nothing", "1f", "nothing")
    assert changes(before, state) == {"1.common": -1, "2.common": 2, "3.common": -1}


def test_6_21_take_coins_from_one_whatever_it_has() -> None:
    state = own('{ do = "take", what = "fairy", count = 2, from = "one" }', coins={2: (0, 2, 5, 0, 0)})
    win(state)
    assert legal(state) == ["rob 2", "rob 3"]
    refusal = state.why_not(0, GAME.parse("rob 1"))
    assert refusal is not None and refusal.clause == "6.21"
    before = worth(state)
    do(state, "1: rob 3")
    assert changes(before, state) == {"1.fairy": 2, "3.fairy": -2}


def test_6_21_take_stones_from_one_who_has_some() -> None:
    effect = '{ do = "take", what = "blue", count = 2, from = "one" }'
    state = own(effect, stones={2: (3, 0, 0), 3: (0, 1, 0)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.blue": 1, "3.blue": -1}
    state = own(effect, stones={2: (3, 0, 0)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {}


@pytest.mark.parametrize(("who", "mine"), [("all", -1), ("others", 0)])
def test_6_21_lose_a_colour(who: str, mine: int) -> None:
    state = own(f'{{ do = "lose", what = "red", who = "{who}" }}', stones={1: (1, 1, 0), 2: (2, 0, 0)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"2.red": -2, **({"1.red": mine} if mine else {})}
    state = own(f'{{ do = "lose", what = "choice", who = "{who}" }}', stones={1: (1, 0, 0), 2: (2, 1, 0)})
    before = worth(state)
    win(state, "colour blue")
    assert changes(before, state) == {"2.blue": -1}


def test_6_21_draw_from_the_bag() -> None:
    state = own('{ do = "draw", count = 3 }')
    win(state)
    assert sum(unpack_stones(state.places[0].stones)) == 3
    state = own('{ do = "draw", count = 3 }', stones={2: (12, 11, 12)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.blue": 1}


def test_6_21_effects_in_order_and_each_that_can_be_done() -> None:
    state = own(
        '{ do = "pay", what = "same", count = 2, points = 1 }',
        '{ do = "gain", what = "red", count = 2 }',
        '{ do = "pay", what = "same", count = 2, points = 1 }',
        '{ do = "gain", what = "silver", count = 1 }',
    )
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.score": 1, "1.silver": 1}


def test_6_21_doubled_and_through_other_cards() -> None:
    effect = '{ do = "gain", what = "silver", count = 2 }'
    state = own(effect, double=True)
    before = worth(state)
    win(state, "double")
    assert changes(before, state) == {"1.silver": 4, "1.double": -1}
    for card, stack, discards in (("ghost", "yellow-dragon", "witch custom-1"), ("imp", "custom-1 thief", "witch")):
        state = own(effect, card=card, stack=stack, discards=discards)
        before = worth(state)
        win(state, "card custom-1")
        assert changes(before, state) == {"1.silver": 2}
    state = own(effect, card="goblin", stack="custom-1")
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.silver": 2}


def test_6_21_hexed_it_does_nothing() -> None:
    state = own('{ do = "gain", what = "silver", count = 2 }', coins={2: (8, 2, 5, 1, 0)})
    before = worth(state)
    bid(state, "1f", "nothing +1b", "nothing")
    assert changes(before, state) == {"2.black": -1}


def test_6_21_the_last_point_ends_the_game_before_later_effects() -> None:
    creature = read_creatures(
        f"{HEAD}effects = [{{ do = 'pay', what = 'any', count = 1, points = 1 }}, {{ do = 'draw', count = 1 }}]"
    )
    options = f"creatures={creature_word(creature[0])}"
    state = table("custom-1", options=options, stones={1: (1, 0, 0)}, scores={1: 2})
    win(state)
    assert state.outcome is not None and state.outcome.ending == "custom"
    assert state.places[0].stones == 0
    assert GAME.load(state.text()).text() == state.text()


def test_6_21_they_are_shuffled_among_the_extras() -> None:
    state = GAME.new(3, GAME.options({"creatures": list(own_creatures())}), "own")
    assert isinstance(state, State)
    extras = state.extras + [card for card in state.stack if card >= 8]
    assert sorted(card for card in extras if card >= CUSTOM) == [CUSTOM, CUSTOM + 1, CUSTOM + 2]
    assert len(extras) == 28
    state = GAME.new(3, GAME.options({}), "own")
    assert isinstance(state, State) and all(card < CUSTOM for card in state.extras + state.stack)


def test_6_21_records_and_positions_carry_them() -> None:
    options = GAME.simulation_options({"creatures": list(own_creatures()), "extras": 3}).to_json()
    record = Record(GAME, options, 4, "carry", "salt", [])
    state = record.start()
    rng = Rng.from_seed("carry")
    while state.outcome is None and len(record.actions) < 600:
        decision = state.pending[0]
        record.actions.append((decision.seat, decision.nth(rng.below(decision.count()))))
        state.apply(*record.actions[-1])
    assert load_record(record.text()).replay().text() == state.text()
    assert GAME.load(state.text()).text() == state.text()


def test_6_21_views_name_them() -> None:
    state = table("custom-1", options=f"creatures={','.join(own_creatures())}")
    creatures = state.view(0).to_json()["own_creatures"]
    assert isinstance(creatures, list) and len(creatures) == 3
    assert isinstance(creatures[1], dict) and creatures[1]["name"] == {"de": "Orakel", "en": "Oracle"}
    assert table("magician").view(0).to_json()["own_creatures"] == []


def test_6_21_a_creature_is_one_word_and_back() -> None:
    for creature in read_creatures(OWN_CREATURES.read_text(encoding="utf-8")):
        word = creature_word(creature)
        assert not set(word) & set(" ,#")
        again = read_creature_word(word)
        assert again is not None and creature_word(again) == word
        assert (again.names, again.texts) == (creature.names, creature.texts)
        assert GAME.options(parse_words([f"creatures={word}"])).chosen("creatures") == [word]


@pytest.mark.parametrize(
    "word", ["", "a|b|c|d", "a|b|c|d|gain:silver:9", "a|b|c|d|gain:silver:03", "a||c|d|draw:1", "a|b|c|d|x"]
)
def test_6_21_a_word_that_is_no_creature_is_refused(word: str) -> None:
    assert read_creature_word(word) is None
    with pytest.raises(OptionError, match="creatures"):
        GAME.options({"creatures": [word]})


def test_6_21_at_most_three() -> None:
    with pytest.raises(OptionError, match="up to 3"):
        GAME.options({"creatures": [*own_creatures(), own_creatures()[0]]})


EFFECT = '{ do = "draw", count = 1 }'


@pytest.mark.parametrize(
    ("text", "line", "field", "reason"),
    [
        ("", 1, "creature", "1 to 3"),
        ("[[creature]\n", 1, "TOML", "no TOML"),
        ("x = 1\n", 1, "x", "only \\[\\[creature\\]\\]"),
        (f"\n\nlore = 2\n{HEAD}effects = [{EFFECT}]", 3, "lore", "only"),
        ((HEAD + f"effects = [{EFFECT}]\n") * 4, 1, "creature", "1 to 3"),
        (f"{HEAD}effects = []", 4, "effects", "1 to 4 effects"),
        (f"{HEAD}effects = [{', '.join([EFFECT] * 5)}]", 4, "effects", "1 to 4"),
        (f"{HEAD}", 1, "effects", "1 to 4"),
        (f"{HEAD}colour = 1\neffects = [{EFFECT}]", 4, "colour", "allowed are name, text and effects"),
        (f"{HEAD}effects = [\n  {EFFECT},\n  {{ do = 'fly' }},\n]", 6, "effects 2 do", "allowed are gain, pay, take"),
        (f"{HEAD}effects = [\n  {{ do = 'gain', what = 'black', count = 1 }},\n]", 5, "effects 1 what", "allows red, blue"),
        (f"{HEAD}effects = [\n  {{ do = 'gain', what = 'silver', count = 6 }},\n]", 5, "effects 1 count", "from 1 to 5"),
        (f"{HEAD}effects = [{{ do = 'gain', what = 'silver', count = true }}]", 4, "effects 1 count", "from 1 to 5"),
        (f"{HEAD}effects = [{{ do = 'gain', what = 'silver' }}]", 4, "effects 1 count", "is missing"),
        (f"{HEAD}effects = [{{ do = 'gain', what = 'choice', count = 4 }}]", 4, "effects 1 count", "from 1 to 3"),
        (f"{HEAD}effects = [{{ do = 'pay', what = 'each', count = 3, points = 1 }}]", 4, "effects 1 count", "1 to 2"),
        (f"{HEAD}effects = [{{ do = 'pay', what = 'any', count = 3, points = 3 }}]", 4, "effects 1 points", "1 to 2"),
        (f"{HEAD}effects = [{{ do = 'take', what = 'red', count = 1, from = 'bank' }}]", 4, "effects 1 from", "one, each"),
        (f"{HEAD}effects = [{{ do = 'lose', what = 'red', who = 'me' }}]", 4, "effects 1 who", "others, all"),
        (f"{HEAD}effects = [{{ do = 'draw', count = 1, points = 2 }}]", 4, "effects 1 points", "unknown here"),
        (f"{HEAD}effects = [1]", 4, "effects 1", "must be a table"),
        (f"{HEAD}effects = [{EFFECT}]\n[[creature]]\nname = 'x'\n", 6, "name", "both languages"),
        (HEAD.replace('en = "Toad"', 'en = ""') + f"effects = [{EFFECT}]", 2, "name", "en must be a text of 1 to 40"),
        (HEAD.replace(', en = "Croak."', "") + f"effects = [{EFFECT}]", 3, "text", "both languages"),
        (f"{HEAD}[[creature.effects]]\ndo = 'draw'\ncount = 9\n", 6, "effects 1 count", "from 1 to 3"),
    ],
)
def test_6_21_a_bad_description_is_refused_with_line_field_and_reason(
    text: str, line: int, field: str, reason: str
) -> None:
    with pytest.raises(CreatureError, match=reason) as error:
        read_creatures(text)
    assert (error.value.line, error.value.field) == (line, field)
    assert str(error.value).startswith(f"line {line}: {field}: ")


def test_6_21_the_example_of_the_docs_is_right() -> None:
    page = (Path(__file__).parents[3] / "docs" / "own-creatures.md").read_text(encoding="utf-8")
    creatures = read_creatures(page.partition("```toml\n")[2].partition("```")[0])
    assert [creature.names[1] for creature in creatures] == ["Customs Officer"]


def test_6_21_every_random_creature_is_a_right_one() -> None:
    rng = Rng.from_seed("creatures")
    for _ in range(200):
        word = creature_word(random_creature(rng))
        assert read_creature_word(word) is not None, word


def test_6_21_pieces_are_conserved_whatever_own_creatures_do() -> None:
    for number in range(6):
        options = GAME.simulation_options({"creatures": list(own_creatures()), "extras": 3, "points": 6})
        state = GAME.new(3 + number % 4, options, str(number))
        play_random(state, Rng.from_seed(str(number)))
        assert GAME.load(state.text()).text() == state.text()


def test_6_21_names_of_blank_cards_are_known_only_where_they_take_part() -> None:
    assert GAME.parse("card custom-1") != GAME.parse("card custom-2")
    assert NAMES[CUSTOM] == "custom-1"
