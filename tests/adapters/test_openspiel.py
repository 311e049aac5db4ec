"""Games of OpenSpiel, judged by OpenSpiel's own tests and played by its algorithms."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from drachenhort.adapters.openspiel import NAMES, DragonGame, load
from drachenhort.adapters.openspiel.game import PARAMETERS
from drachenhort.adapters.setup import BadSetup
from drachenhort.core.errors import OptionError, SeatsError
from drachenhort.core.options import Choices, Flag, Number
from drachenhort.games import all_games, find
from drachenhort.players.observation import encoder_for
from tests.adapters.conftest import AT_EVERY_SIZE, GAMES, OPTIONS
from tests.adapters.playthroughs import SHORT, playthrough_of, playthrough_path


@pytest.mark.parametrize(("game", "seats"), AT_EVERY_SIZE)
def test_open_spiel_finds_nothing_wrong(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats, SHORT[game]), 1, True, False)


@pytest.mark.parametrize("game", GAMES)
def test_open_spiel_finds_nothing_wrong_with_other_options(game: str) -> None:
    loaded = load(game, options={**OPTIONS[game], **SHORT[game]}, deals=5)
    pyspiel.random_sim_test(loaded, 1, True, False)


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_is_as_it_was_written_down(game: str) -> None:
    """`make golden` writes them anew."""
    assert playthrough_of(game) == playthrough_path(game).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_a_parameter_and_comes_back(game: str) -> None:
    loaded = load(game, options=OPTIONS[game])
    assert loaded.setup.options.to_json() == find(game).simulation_options(OPTIONS[game]).to_json()
    again = pyspiel.load_game(str(loaded))
    assert isinstance(again, DragonGame) and again.setup.options.to_json() == loaded.setup.options.to_json()
    names = set(loaded.get_parameters())
    assert {field.name for field in find(game).spec.fields if isinstance(field, Flag | Number | Choices)} <= names


def test_no_option_has_the_name_of_a_parameter_of_open_spiel() -> None:
    for game in all_games():
        assert not {field.name for field in game.spec.fields} & {*PARAMETERS, "name"}


def test_all_games_are_known_by_name() -> None:
    assert [f"python_{game.id}" for game in all_games()] == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())
    assert pyspiel.load_game("python_drachenfaust(players=3,points=2)").num_players() == 3


@pytest.mark.parametrize(
    ("name", "problem", "message"),
    [
        ("python_drachenfaust(players=2)", SeatsError, "3 to 6 seats, not 2"),
        ("python_drachenfaust(points=7)", OptionError, "option points=7"),
        ("python_drachenfels(deals=-1)", BadSetup, "deals=-1"),
        ("python_drachenfels(returns=money)", BadSetup, "returns=money: it can be shares or scores"),
    ],
)
def test_bad_parameters_are_refused(name: str, problem: type[Exception], message: str) -> None:
    with pytest.raises(problem, match=message):
        pyspiel.load_game(name)


def test_deals_and_returns_are_chosen_and_last() -> None:
    loaded = load("drachensachen", 2, SHORT["drachensachen"], seeds=["a", "b", "a"], returns="scores")
    starts = []
    for outcome in range(3):
        state = loaded.new_initial_state()
        assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
        state.apply_action(outcome)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
        assert str(again) == str(state)
        starts.append(str(state))
    assert starts[0] == starts[2] != starts[1]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    ended = state.table.state
    assert ended is not None and ended.outcome is not None
    assert state.returns() == [float(score) for score in ended.outcome.scores]
    with pytest.raises(BadSetup, match="seeds are words"):
        load("drachensachen", seeds=["a,b"])


def begun(game: str, deals: int = 0) -> "pyspiel.State":
    state = load(game, deals=deals).new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[len(outcomes) // 2][0])
    return state


def walked(state: "pyspiel.State", moves: int) -> Iterator["pyspiel.State"]:
    rng = np.random.default_rng(1)
    for _ in range(moves):
        if state.is_terminal():
            return
        yield state
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_named_as_people_and_as_programs_read_them(game: str) -> None:
    for state in walked(begun(game), 30):
        player = state.current_player()
        for action in state.legal_actions():
            text = state.action_to_string(player, action)
            code = find(game).parse(text)
            assert state.table.setup.numbers[player][code] == action
            assert find(game).action_from_json(state._action_to_struct(player, action)) == code


@pytest.mark.parametrize("game", GAMES)
def test_the_observation_is_what_the_encoder_writes(game: str) -> None:
    encoder = encoder_for(game)
    for state in walked(begun(game), 12):
        for player in range(4):
            features: list[int] = []
            encoder.write(state.table.state.view(player), features)
            assert np.flatnonzero(state.observation_tensor(player)).tolist() == sorted(set(features))


KINDS = [
    (public, recall, private)
    for public in (True, False)
    for recall in (True, False)
    for private in (
        pyspiel.PrivateInfoType.NONE,
        pyspiel.PrivateInfoType.SINGLE_PLAYER,
        pyspiel.PrivateInfoType.ALL_PLAYERS,
    )
]


@pytest.mark.parametrize(("public", "recall", "private"), KINDS)
def test_an_observer_shows_what_its_kind_may_show_and_no_more(public: bool, recall: bool, private: Any) -> None:
    game = load("drachensachen")
    observer = game.make_py_observer(
        pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    )
    state = next(iter(walked(begun("drachensachen"), 1)))
    for _ in range(9):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    if observer.tensor is not None:
        observer.set_from(state, player)
        assert observer.tensor.any() and observer.tensor.dtype == np.float32
    shown = {observer.string_from(state, player)}
    tensors = {None if observer.tensor is None else observer.tensor.tobytes()}
    for _ in range(5):
        other = state.resample_from_infostate(player, None)
        shown.add(observer.string_from(other, player))
        observer.set_from(other, player)
        tensors.add(None if observer.tensor is None else observer.tensor.tobytes())
    sees_all = private == pyspiel.PrivateInfoType.ALL_PLAYERS
    assert (len(shown) > 1) == sees_all
    assert (len(tensors) > 1) == (sees_all and public and not recall)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_that_was_written_down_goes_on_in_the_same_way(game: str) -> None:
    loaded = load(game, deals=4)
    for place, state in enumerate(walked(loaded.new_initial_state(), 25)):
        if place % 8 == 0:
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
            assert str(again) == str(state) and again.history() == state.history()
            assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_ismcts_of_open_spiel_plays_a_legal_action(game: str) -> None:
    state = begun(game)
    loaded = state.get_game()
    random = np.random.RandomState(1)
    for by_view in (True, False):
        bot = ISMCTSBot(
            loaded, RandomRolloutEvaluator(1, random), 1.4, 4, random_state=random, use_observation_string=by_view
        )
        assert bot.step(state) in state.legal_actions()
