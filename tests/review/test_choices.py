"""Which choices a seat made in a recorded game."""

import pytest

from drachenhort.core.record import Record
from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from drachenhort.review.choices import choices_of, next_part
from tests.review.games import recorded

GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_of_a_seat_is_in_one_of_its_choices(game_id: str) -> None:
    record = recorded(game_id, 3)
    for seat in range(3):
        choices = list(choices_of(record, seat))
        own = [action for who, action in record.actions if who == seat]
        assert [action for choice in choices for action in choice.actions] == own
        assert [choice.number for choice in choices] == list(range(len(choices)))
        for choice in choices:
            assert record.replay(choice.at).text() == choice.state.text()


def with_magic_coins() -> Record:
    """Drachenfaust in which the first seat has a black and a red coin: its fist is closed in two parts."""
    game = find("drachenfaust")
    text = game.new(3, game.options({}), "magic").text()
    text = text.replace("coins 1: 8 2 5 0 0", "coins 1: 8 2 5 1 1").replace("bank: 36 9 25 2", "bank: 36 9 25 1")
    return Record(game, game.options({}).to_json(), 3, "seed", "salt", [], None, text)


def test_the_parts_of_one_fist_are_one_choice_even_while_others_close_theirs() -> None:
    record = with_magic_coins()
    state = record.start()
    game = record.game
    wanted = [(0, "bid 2f"), (1, "bid 1f"), (2, "bid 1f"), (0, "magic 1b 1r")]
    for seat, notation in wanted:
        record.actions.append((seat, game.parse(notation)))
        state.apply(seat, record.actions[-1][1])
    (fist, *later) = choices_of(record, 0)
    assert [game.notation(action) for action in fist.actions] == ["bid 2f", "magic 1b 1r"]
    assert fist.is_free and fist.at == 0 and not later


def test_the_next_part_is_asked_the_same_on_any_table_that_fits() -> None:
    record = with_magic_coins()
    state, game = record.start(), record.game
    view = state.view(0)
    gold, magic = game.parse("bid 2f"), game.parse("magic 1b 1r")
    parts = [next_part(view, [gold], game.parts, Rng.from_seed(seed)) for seed in ("a", "b")]
    assert parts[0] is not None and parts[1] is not None
    assert parts[0][0].to_json() == parts[1][0].to_json()
    assert parts[0][1].allows(magic)
    assert next_part(view, [gold, magic], game.parts, Rng.from_seed("a")) is None


def test_where_there_is_nothing_to_choose_nothing_is_judged() -> None:
    choices = list(choices_of(recorded("drachensachen", 3), 0))
    forced = [choice for choice in choices if not choice.is_free]
    assert forced, "drawing what is owed is no choice"
    for choice in forced:
        decision = choice.state.decision_of(0)
        assert decision is not None and decision.count() == 1
