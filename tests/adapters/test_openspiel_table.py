"""One of our tables as OpenSpiel drives it, without OpenSpiel."""

import json
import pickle
from copy import deepcopy

import pytest

from drachenhort.adapters.openspiel.table import DRAWS, OUTCOMES, Table
from drachenhort.adapters.setup import Setup, shares_of
from drachenhort.core.decision import Decision
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from tests.adapters.conftest import GAMES


def dealt(game: str, deal: int = 3) -> Table:
    table = Table(Setup(game), 40)
    table.draw(deal)
    return table


def played(table: Table, moves: int, seed: str = "moves") -> Table:
    rng = Rng.from_seed(seed)
    for _ in range(moves):
        decision = table.decision
        if decision is None:
            break
        legal = table.legal(decision.seat)
        table.act(legal[rng.below(len(legal))])
    return table


def asked(table: Table) -> int:
    decision = table.decision
    assert decision is not None
    return decision.seat


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_drawn_number_by_number(game: str) -> None:
    table = Table(Setup(game))
    assert table.decision is None and table.outcomes == OUTCOMES
    for _ in range(DRAWS):
        assert table.state is None and table.seen_by(0) == table.remembered_by(0) == ""
        table.draw(1)
    assert table.state is not None
    assert table.state.text() == table.setup.deal(str(1 + 256 + 256**2 + 256**3)).text()


def test_of_few_deals_one_number_is_drawn() -> None:
    texts = set()
    for deal in range(8):
        state = dealt("drachenfels", deal).state
        assert state is not None
        texts.add(state.text())
    assert len(texts) == 8


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_looks_the_same_to_whom_it_is_dealt_for(game: str) -> None:
    table, rng = dealt(game), Rng.from_seed("samples")
    for _ in range(40):
        if table.decision is None:
            break
        seat = asked(table)
        sample = table.sampled_for(seat, rng)
        assert asked(sample) == seat
        assert sample.seen_by(seat) == table.seen_by(seat) and sample.legal(seat) == table.legal(seat)
        assert sample.remembered_by(seat) == table.remembered_by(seat)
        played(table, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way(game: str) -> None:
    table = played(dealt(game), 20)
    before, copied = told(table), deepcopy(table)
    assert told(copied) == before
    played(copied, 1)
    assert told(table) == before != told(copied)


def told(table: Table) -> tuple[str, list[str]]:
    state = table.state
    assert state is not None
    return state.text(), [table.remembered_by(seat) for seat in range(table.setup.seats)]


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_table_goes_on_in_the_same_way(game: str) -> None:
    table = played(dealt(game), 20)
    again = pickle.loads(pickle.dumps(table))
    assert told(again) == told(table)
    assert told(played(again, 30)) == told(played(table, 30))
    undealt = pickle.loads(pickle.dumps(Table(Setup(game))))
    assert undealt.state is None and undealt.drawn == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_and_remembered_follows_the_moves(game: str) -> None:
    table = dealt(game)
    seat = asked(table)
    seen, remembered = table.seen_by(seat), table.remembered_by(seat)
    assert json.loads(remembered)["chosen"] == []
    action = table.legal(seat)[0]
    table.act(action)
    assert table.seen_by(seat) != seen and table.remembered_by(seat) != remembered
    assert json.loads(table.remembered_by(seat))["chosen"] == [table.setup.encoder.actions[action]]


def test_who_did_the_same_after_seeing_something_else_remembers_it() -> None:
    """The digest tells apart what the chosen actions alone do not."""
    tables = [table for table in (dealt("drachenhueter", deal) for deal in range(40)) if asked(table) == 0][:2]
    for table in tables:
        table.act(next(action for action in table.legal(0) if all(action in each.legal(0) for each in tables)))
    first, second = (json.loads(table.remembered_by(0)) for table in tables)
    assert first["chosen"] == second["chosen"] and first["memory"] != second["memory"]
    assert len(first["memory"]) == 16


@pytest.mark.parametrize("game", GAMES)
def test_what_others_hide_is_in_nothing_that_a_seat_is_shown(game: str) -> None:
    """Samples differ in what the seat cannot know, and in that alone."""
    table, rng = played(dealt(game), 10), Rng.from_seed("hidden")
    seat = asked(table)
    samples = [table.sampled_for(seat, rng) for _ in range(6)]
    states = [sample.state.text() for sample in samples if sample.state is not None]
    assert len(set(states)) > 1
    assert {sample.known_to(seat) for sample in samples} == {table.known_to(seat)}
    assert {sample.seen_by_all() for sample in samples} == {table.seen_by_all()}


def test_only_the_seat_that_is_asked_has_legal_actions_in_rising_order() -> None:
    table = dealt("drachenfels")
    state, seat = table.state, asked(table)
    assert state is not None
    codes = [table.setup.codes[seat][number] for number in (9, 4, 7)]
    state.decision = Decision(seat, 0, 0, 0, codes)
    assert table.legal(seat) == [4, 7, 9]
    assert table.legal((seat + 1) % 4) == []


@pytest.mark.parametrize(("winners", "shares"), [([1], [0.0, 1.0, 0.0]), ([0, 2], [0.5, 0.0, 0.5]), ([], [0.0, 0.0, 0.0])])
def test_a_victory_is_shared_by_all_who_have_it(winners: list[int], shares: list[float]) -> None:
    assert shares_of(Outcome("over", [3, 2, 1], winners), 3) == shares


def test_before_the_end_nobody_has_won() -> None:
    assert dealt("drachenhueter").returns() == Table(Setup("drachenhueter")).returns() == [0.0] * 4
