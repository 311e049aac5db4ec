"""The facts of every game: numbers that can be worked out at any table, each with its rule and its sentences."""

import pytest

from drachenhort.core.facts import LESS_IS_BETTER, MORE_IS_BETTER, Fact, Facts, Reason, Topic, are_told_apart, figure
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.games.facts import facts_of
from drachenhort.kit.positions import position
from drachenhort.texts.catalogue import LANGUAGES, catalogue
from drachenhort.words import Company
from drachenhort.words.reasons import ReasonWords
from drachenhort.words.rules import clauses_of
from tests.games.drachenfaust.table import table as faust
from tests.games.drachenfels.table import table as fels
from tests.games.drachenhueter.table import table as hueter
from tests.games.drachensachen.table import table as sachen
from tests.games.schutt_und_asche.table import table as schutt

GAMES = [game.id for game in all_games()]
TOPICS: list[Topic] = ["better", "worse", "risk", "changed"]


def numbers(game: str, state: State, seat: int = 0) -> dict[str, float]:
    facts = facts_of(game).at(state.seats)
    return dict(zip([fact.id for fact in facts.all], facts.measure(state, seat), strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_ours_has_facts_each_with_a_rule_of_its_own_game(game: str) -> None:
    facts = facts_of(game).all
    assert len(facts) >= 6 and len({fact.id for fact in facts}) == len(facts)
    clauses = clauses_of(game, "en")
    for fact in facts:
        assert fact.clause in clauses or any(clause.startswith(f"{fact.clause}.") for clause in clauses), fact.id
        assert fact.better in (MORE_IS_BETTER, LESS_IS_BETTER)
        assert fact.jolt is None or fact.jolt > 0


@pytest.mark.parametrize("game", GAMES)
def test_facts_can_be_measured_for_every_seat_at_any_table(game: str) -> None:
    for seed in range(25):
        state = position(find(game), str(seed))
        facts = facts_of(game).at(state.seats)
        for seat in range(state.seats):
            measured = facts.measure(state, seat)
            assert len(measured) == len(facts.all)
            for fact, number in zip(facts.all, measured, strict=True):
                assert 0.0 <= number <= (1.0 if fact.is_whether else 1000.0), fact.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_fact_has_a_sentence_for_whatever_it_is_a_reason_for(game: str, language: str, seats: int) -> None:
    words = ReasonWords(game, language, Company(["Anna", "Ben", "Cleo", "Dora"][:seats], 0), 0)
    texts = catalogue(language, game)
    for fact in facts_of(game).all:
        for value, other in (
            ((0.0, 1.0), (1.0, 0.0), (0.42, 0.1), (0.1, 0.9)) if fact.is_whether else ((0, 1), (1, 3.2), (2.6, 2))
        ):
            for topic in TOPICS:
                said = words.say(Reason(topic, fact.id, value, other), "a move")
                assert said[0].isupper() and said.endswith(".") and said.count(".") == 1, said
                assert "{" not in said and "  " not in said
                assert ("a move" in said) == (topic in ("better", "worse"))
        assert texts.has(f"fact-{fact.id}.now") == (fact.alarm is not None), fact.id
        if fact.alarm is not None:
            said = words.say(Reason("now", fact.id, fact.alarm, fact.alarm))
            assert said[0].isupper() and said.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_there_for_a_fact_that_is_not(game: str) -> None:
    ids = {fact.id for fact in facts_of(game).all}
    own = [key for key in catalogue("en", game)._bundle._messages if key.startswith("fact-")]
    assert {key.removeprefix("fact-") for key in own} - {"win", "lead"} == ids


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "After this you have about 3 cards left in all, after “a 7” about 5."),
        ("de", "Danach hast du insgesamt noch etwa 3 Karten, nach „eine 7“ etwa 5."),
    ],
)
def test_a_reason_is_said_with_both_numbers(language: str, said: str) -> None:
    words = ReasonWords("drachensachen", language, Company(["Anna", "Ben"], 0), 0)
    assert words.say(Reason("better", "own-cards", 3.1, 4.8), {"en": "a 7", "de": "eine 7"}[language]) == said


def test_two_at_a_table_are_called_by_name_and_more_are_not() -> None:
    reason = Reason("now", "next-cards", 1.0, 1.0)
    two = ReasonWords("drachensachen", "en", Company(["Anna", "Ben"], 0), 0).say(reason)
    four = ReasonWords("drachensachen", "en", Company(["Anna", "Ben", "Cleo", "Dora"], 0), 0).say(reason)
    assert two.startswith("Ben has only 1 card left. ") and four.startswith("The next player has only 1 card left. ")


@pytest.mark.parametrize(
    ("is_whether", "value", "other", "told"),
    [
        (True, 0.42, 0.1, 4),
        (True, 0.98, 0.1, 10),
        (False, 3.1, 4.8, 6),
        (False, 2.6, 2.1, 6),
        (False, 2.4, 2.1, 5),
        (False, 1.5, 1.0, 4),
    ],
)
def test_numbers_are_told_no_finer_than_they_are_known(is_whether: bool, value: float, other: float, told: int) -> None:
    assert figure(is_whether, value, other) == told


def test_what_people_would_see_no_difference_in_is_not_told_apart() -> None:
    assert are_told_apart(True, Reason("better", "x", 0.42, 0.1))
    assert not are_told_apart(True, Reason("better", "x", 0.42, 0.38))
    assert not are_told_apart(False, Reason("better", "x", 2.1, 2.0))
    assert are_told_apart(False, Reason("better", "x", 2.6, 2.1))


def test_an_alarm_is_on_the_bad_side() -> None:
    few = Fact("few", "1.1", MORE_IS_BETTER, lambda state, seat: 0.0, alarm=2)
    many = Fact("many", "1.1", LESS_IS_BETTER, lambda state, seat: 0.0, alarm=8)
    assert few.is_alarming(2) and few.is_alarming(1) and not few.is_alarming(2.5)
    assert many.is_alarming(8) and not many.is_alarming(7)
    assert not Fact("calm", "1.1", MORE_IS_BETTER, lambda state, seat: 0.0).is_alarming(-9)


def test_a_fact_that_says_nothing_at_a_small_table_is_left_out_there() -> None:
    facts = Facts(
        [Fact("all", "1.1", 1, lambda state, seat: 0.0), Fact("more", "1.1", 1, lambda state, seat: 0.0, least_seats=3)]
    )
    assert [fact.id for fact in facts.at(2).all] == ["all"] and len(facts.at(3).all) == 2
    assert facts.of("more") is facts.all[1] and facts.of("none") is None


def test_facts_of_drachensachen() -> None:
    state = sachen(
        seats=3, hands=["1 7 N", "9", "2 2 2"], opens=["2", "", "5"], hidden=["6 6", "", "8"], pile="3 9", options=""
    )
    found = numbers("drachensachen", state)
    assert found == {
        "next-cards": 1, "rival-cards": 5, "stuck": 0, "own-cards": 6, "dragons": 1, "hand": 3, "pile": 2, "gold": 6,
    }  # fmt: skip
    assert numbers("drachensachen", sachen(hands=["1 7"], pile="9"))["stuck"] == 1
    assert numbers("drachensachen", sachen(hands=["1 7"], pile="9", options="single_game=on"))["gold"] == 0


def test_facts_of_drachenfaust() -> None:
    state = faust(
        "witch", discards="", stones={1: (2, 1, 0), 2: (1, 1, 1)}, scores={1: 1, 2: 2}, laid={1: 2},
        coins={1: (5, 2, 4, 0, 1)},
    )  # fmt: skip
    found = numbers("drachenfaust", state)
    assert (found["rival-misses"], found["points"], found["gold"], found["fairy"]) == (1, 1, 7, 7)
    assert (found["stones"], found["alike"], found["all-colours"], found["magic"]) == (3, 2, 0, 1)
    assert (found["common"], found["silver"], found["rival-gold"]) == (2, 4, 10)
    assert numbers("drachenfaust", state, 1)["all-colours"] == 1


def test_facts_of_drachenhueter() -> None:
    state = hueter(
        left_put="w2", right_put="rw", hands=["r3 rb x", "w1"], rows=[{"b": "b1", "w": "w3", "g": "g1"}], eggs=[1, 2],
        crystals=[1, 0],
    )  # fmt: skip
    found = numbers("drachenhueter", state)
    assert (found["hand"], found["jokers"], found["eggs"], found["rival-eggs"], found["crystals"]) == (3, 1, 1, 2, 1)
    assert (found["enclosed"], found["alike"], found["crest"], found["amulets-missing"]) == (1, 2, 0, 7)
    assert found["can-lay"] == 0 and numbers("drachenhueter", state, 1)["can-lay"] == 0
    assert (found["points"], found["rival-points"]) == (4, 20)


def test_facts_of_drachenfels() -> None:
    found = numbers("drachenfels", fels(hands=["1 rainbow rainbow", "2"], armour=[2], looked={2: "F2 F3 F4"}))
    assert (found["hand"], found["rainbows"], found["armour"], found["armoured"]) == (3, 2, 0, 1)
    assert (found["castles"], found["rival-castles"]) == (4, 1)
    assert found["way"] == 6, "2.4 with a rainbow it is 6 steps from a start into the royal castle"
    near = numbers("drachenfels", fels(fields=[None, "R4"], armour=[2], looked={2: "F2"}))
    assert near["rival-near"] == 1 and numbers("drachenfels", fels(armour=[1], looked={1: "F2"}), 1)["rival-near"] == 0


def test_facts_of_schutt_und_asche() -> None:
    state = schutt(knights="L0 L1 L2", swords="L0 L4", shields="L0", power={1: 3, 2: 5}, hands={1: "2 1"}, lost="L6")
    found = numbers("schutt_und_asche", state)
    assert (found["all-knights"], found["knights"], found["gear"], found["lands"]) == (4, 2, 2, 11)
    assert (found["points"], found["rival-points"], found["gold"], found["hits-missing"]) == (3, 5, 3, 7)
    assert (found["fighter"], found["income"]) == (0, 0)


def test_what_is_rolled_anew_in_a_sample_is_measured_there_and_nowhere_else() -> None:
    """The facts of a view are those of its samples: what is hidden differs from one to the next."""
    view = sachen(seats=2, hands=["1", None], hidden=["6 7 8", None]).view(0)
    rng = Rng.from_seed("samples")
    stuck = {numbers("drachensachen", view.sample(rng), 1)["dragons"] for _ in range(30)}
    assert len(stuck) > 1
