"""Many tables in step."""

import pickle

import jax
import numpy as np
import pytest

from drachenhort.batch import Batch, IllegalAction, SharedBatch
from drachenhort.batch.arrays import BatchError
from drachenhort.core.errors import OptionError, SeatsError, UnknownGame
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.players.observation import encoder_for, whole_encoder_for

GAMES = [game.id for game in all_games()]
SHORT: dict[str, dict[str, Json]] = {
    "drachensachen": {"single_game": True, "turn_limit": 30},
    "drachenfaust": {"points": 1, "round_limit": 1},
}
"""Options with which games end soon."""


def follow(batch: Batch, steps: int) -> int:
    """Plays the same games beside the batch, one at a time, and compares everything it shows; how many have ended."""
    encoder, game = batch.encoder, batch.game
    games = [0] * batch.tables

    def dealt(table: int) -> State:
        return game.new(batch.seats, batch.options, f"{batch.seed}/{table}/{games[table]}")

    states = [dealt(table) for table in range(batch.tables)]
    rngs = [Rng.from_seed(f"{batch.seed}/{table}/choices") for table in range(batch.tables)]
    ended = 0
    for _ in range(steps):
        actions = batch.choose().copy()
        rewards, scores, done = (np.zeros_like(array) for array in (batch.rewards, batch.scores, batch.done))
        for table, state in enumerate(states):
            decision = state.decision
            assert decision is not None
            code = decision.nth(rngs[table].below(decision.count()))
            assert encoder.codes(decision.seat, batch.seats)[actions[table]] == code
            state.apply(decision.seat, code)
            if state.outcome is not None:
                done[table] = 1
                scores[table] = state.outcome.scores
                for seat in state.outcome.winners:
                    rewards[table, seat] = 1 / len(state.outcome.winners)
                games[table] += 1
                ended += 1
                states[table] = dealt(table)
        batch.step(actions)
        compare(batch, states)
        assert (batch.rewards == rewards).all() and (batch.scores == scores).all() and (batch.done == done).all()
    return ended


def compare(batch: Batch, states: list[State]) -> None:
    encoder = batch.encoder
    row, mask = np.zeros(len(encoder.names), np.uint8), np.zeros(len(encoder.actions), np.uint8)
    for table, state in enumerate(states):
        decision = state.decision
        assert decision is not None and batch.seats_to_act[table] == decision.seat
        encoder.fill(state, decision.seat, row)
        encoder.fill_legal(state, decision.seat, mask)
        assert (batch.observations[table] == row).all() and (batch.masks[table] == mask).all()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_table_plays_as_it_would_alone(game_id: str) -> None:
    batch = Batch(game_id, 19, options=SHORT.get(game_id), seed="alone")
    ended = follow(batch, 160 if game_id in SHORT else 60)
    assert game_id not in SHORT or ended >= batch.tables, "games ended and others began"


@pytest.mark.parametrize("game_id", GAMES)
def test_rows_are_those_of_views_however_much_was_kept_from_earlier_ones(game_id: str) -> None:
    """Whole games in turn at tables with other seats: a piece that is kept must be the one that a view would make."""
    game = find(game_id)
    batches = [Batch(game_id, 3, seats, SHORT.get(game_id), seed="kept") for seats in {game.min_seats, game.max_seats}]
    encoder = encoder_for(game_id)
    for _ in range(70):
        for batch in batches:
            batch.step(batch.choose())
            for row, state in zip(batch.observations, batch._part._tables.states, strict=True):
                assert state.decision is not None
                assert row.tobytes() == encoder.seen(state.view(state.decision.seat))


@pytest.mark.parametrize("game_id", GAMES)
def test_all_seat_counts_can_be_played(game_id: str) -> None:
    game = find(game_id)
    for seats in range(game.min_seats, game.max_seats + 1):
        follow(Batch(game_id, 3, seats, seed=f"{seats} seats"), 20)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_snapshot_brings_everything_back(game_id: str) -> None:
    batch = Batch(game_id, 5, options=SHORT.get(game_id), seed="snapshot")
    for _ in range(40):
        batch.step(batch.choose())
    snapshot = pickle.loads(pickle.dumps(batch.snapshot()))
    seen = batch.observations.copy()
    went_on = [batch.choose().copy()]
    batch.step(went_on[0])
    for _ in range(30):
        went_on.append(batch.choose().copy())
        batch.step(went_on[-1])
    after = batch.observations.copy()
    other = Batch(game_id, 5, options=SHORT.get(game_id), seed="another")
    other.restore(snapshot)
    assert (other.observations == seen).all() and not other.done.any()
    for actions in went_on:
        assert (other.choose() == actions).all()
        other.step(actions)
    assert (other.observations == after).all()


def test_a_snapshot_of_another_batch_is_refused() -> None:
    snapshot = Batch("drachensachen", 2, 3).snapshot()
    with pytest.raises(BatchError, match=r"a snapshot of drachensachen with 3 seats, 2 tables .* with 4 seats"):
        Batch("drachensachen", 2, 4).restore(snapshot)


def test_one_illegal_action_is_refused_in_one_line_and_nothing_happens() -> None:
    batch = Batch("drachensachen", 4, seed="refused")
    actions = batch.choose().copy()
    before, snapshot = batch.observations.copy(), batch.snapshot()
    for wrong in (-1, len(batch.action_names), 10**9, int(np.flatnonzero(batch.masks[2] == 0)[0])):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=rf"table 2: {wrong}.* is not legal for seat \d; legal are ") as caught:
            batch.step(actions)
        assert "\n" not in str(caught.value)
        assert (batch.observations == before).all() and batch.snapshot() == snapshot
    batch.step(batch.choose())


@pytest.mark.parametrize("actions", [[0], [0.5] * 4, [[0] * 4], "play", [None] * 4])
def test_what_is_no_action_for_each_table_is_refused(actions: object) -> None:
    with pytest.raises(BatchError, match="a step takes 4 whole numbers"):
        Batch("drachensachen", 4).step(actions)  # type: ignore[arg-type]


def test_bad_numbers_and_options_are_refused() -> None:
    with pytest.raises(BatchError, match="0 tables"):
        Batch("drachensachen", 0)
    with pytest.raises(SeatsError, match="2 to 6 seats, not 7"):
        Batch("drachensachen", 1, 7)
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        Batch("chess", 1)
    with pytest.raises(OptionError, match="target"):
        Batch("drachensachen", 1, options={"target": "much"})
    with pytest.raises(BatchError, match="3 processes cannot share 2 tables"):
        SharedBatch("drachensachen", 2, processes=3)


def test_the_whole_position_is_there_for_who_asks() -> None:
    assert Batch("drachenfels", 3).whole.shape == (3, 0)
    batch = Batch("drachenfels", 3, whole=True)
    width = len(batch.names)
    assert batch.whole_names == whole_encoder_for("drachenfels").names
    assert batch.whole.shape == (3, len(batch.whole_names))
    for _ in range(20):
        batch.step(batch.choose())
        assert (batch.whole[:, :width] == batch.observations).all()
        assert batch.whole[:, width:].any(axis=1).all()


def test_the_arrays_are_the_same_memory_from_first_to_last_and_others_can_use_it() -> None:
    batch = Batch("drachenhueter", 6)
    before = [array.__array_interface__["data"] for array in batch.arrays]
    lent = np.from_dlpack(batch.observations)
    for _ in range(5):
        batch.step(batch.choose())
    assert [array.__array_interface__["data"] for array in batch.arrays] == before
    assert np.shares_memory(lent, batch.observations) and (lent == batch.observations).all()
    assert (np.asarray(jax.dlpack.from_dlpack(batch.masks)) == batch.masks).all()


def test_a_seed_gives_the_same_games_however_many_tables_there_are() -> None:
    few, many = Batch("drachenfaust", 2, seed="same"), Batch("drachenfaust", 5, seed="same")
    for _ in range(50):
        assert (many.choose()[:2] == few.choose()).all()
        few.step(few.actions)
        many.step(many.actions)
        assert (many.observations[:2] == few.observations).all()
    assert (Batch("drachenfaust", 2, seed="other").observations != few.observations).any()


def test_reset_begins_again() -> None:
    batch = Batch("drachensachen", 3, seed="again")
    first = batch.observations.copy()
    for _ in range(12):
        batch.step(batch.choose())
    batch.reset()
    assert (batch.observations == first).all()
    batch.reset("different")
    assert batch.seed == "different" and (batch.observations != first).any()


def test_names_are_those_of_the_encoder() -> None:
    batch, encoder = Batch("drachenfels", 1), encoder_for("drachenfels")
    assert batch.names == encoder.names and batch.action_names == encoder.actions and batch.version == encoder.version
