"""Everything there is, gone through with games that only installed packages bring.

`tests/test_installed.py` installs the packages and runs this there.
"""

import json
import warnings
from pathlib import Path

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import drachenhort.adapters.openspiel
from drachenhort.adapters import pettingzoo
from drachenhort.adapters.gymnasium import environment_id
from drachenhort.batch import Batch
from drachenhort.core.plain import Json
from drachenhort.core.record import Record, load_record
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import faults, find
from drachenhort.kit.positions import position
from drachenhort.lab.dataset import decisions, read_games, write_games
from drachenhort.lab.table import play_game
from drachenhort.players.observation import encoder_for, whole_encoder_for
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.whole_encoder import WholeEncoder
from drachenhort.players.registry import make_player, player_names
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.table import retrospect, seating
from tests.cli.shell import Shell
from tests.server.conftest import fixed_deals
from tests.server.house import Inn, asked, laid, play, scene, seat_of
from tests.server.test_reviews import reviews_of, until_done
from tests.terminal.sitting import Table

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test

__all__ = ["fixed_deals"]
ID = "drachenwurf"
GAME = find(ID)
CERTAIN = "connect_four"
"""Another one, in which nothing is left to chance."""
INSTALLED = [ID, CERTAIN, "kuhn_poker"]
SHORT: dict[str, Json] = {"rounds": 2}
ROUNDS = ("--option", "rounds=2")
BRIEFLY = 0.02
"""Seconds for a choice."""
LEVELS = ["random", "search", "level-1", "level-2", "level-3", "level-4", "level-5"]


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.chdir(tmp_path)
    return Shell(capsys)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A whole game between somebody and a bot."""
    saved = Record(GAME, SHORT, 2, "seed", "salt", ["Anna", "level-1"])
    players = [make_player(ID, "random"), make_player(ID, "level-1")]
    play_game(GAME, GAME.options(SHORT), 2, "seed", players, "players", saved)
    file = tmp_path / "record.json"
    file.write_text(saved.text(), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("game", INSTALLED)
def test_it_is_listed_and_its_rules_are_read(shell: Shell, game: str) -> None:
    assert faults() == [] and game in shell.fine("games", "--lang", "en")
    assert "1.1" in shell.fine("rules", game, "--lang", "de")


def test_it_is_played_in_the_terminal_saved_and_gone_on_with(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(monkeypatch, capsys)
    how = ("--seats", "2", "--players", "level-1", "--seed", "s", "--lang", "en", "--plain", *ROUNDS)
    out = table.run(["keep 2", "why keep 2", "keep 3", "undo", "hint", "save game.json", "quit"], "play", ID, *how)
    assert "keep 2: not allowed, rule 2.3." in out and "Rule 2.3, " in out, "what is not allowed is said with its rule"
    assert "Taken back" in out and "A strong player would choose: " in out
    assert "It is dawn" in table.resume("game.json", ["1"] * 20)


def test_a_record_replays_and_is_verified(shell: Shell, record: str) -> None:
    assert "Anna" in shell.fine("replay", record, "--lang", "en")
    assert shell.fine("verify", record)


@pytest.mark.parametrize("game", INSTALLED)
def test_positions_are_written_shown_and_encoded(shell: Shell, game: str) -> None:
    Path("position.txt").write_text(shell.fine("position", game, "--seats", "2", "--after", "1"), encoding="utf-8")
    assert json.loads(shell.fine("show", game, "position.txt", "--json"))
    assert shell.fine("encode", game, "position.txt")


def test_a_critic_is_told_the_goals_of_all_and_a_player_only_the_own_one() -> None:
    assert {"own_goal=noble", "hidden.+4.own_goal=noble"} <= set(whole_encoder_for(ID).names)
    state = position(GAME, "goals", moves=3)
    goals = next(line for line in state.text().splitlines() if line.startswith("goals:")).split()[1:]
    for seat in range(state.seats):
        there = told_by(whole_encoder_for(ID), state, seat)
        for place in range(1, state.seats):
            assert [name for name in there if name.startswith(f"hidden.+{place}.own_goal=")] == [
                f"hidden.+{place}.own_goal={goals[(seat + place) % state.seats]}"
            ]
        assert not [name for name in there if name.startswith(f"hidden.+{state.seats}.")], "nobody sits there"
        assert told_by(encoder_for(ID), state, seat) == [name for name in there if not name.startswith("hidden.")]


@pytest.mark.parametrize("game", INSTALLED)
def test_every_installed_game_has_critics(game: str) -> None:
    batch = Batch(game, 4, whole=True)
    assert batch.whole.shape == (4, len(batch.whole_names)) and batch.whole[:, batch.observations.shape[1] :].any()


def told_by(encoder: Encoder | WholeEncoder, state: State, seat: int) -> list[str]:
    """The names of what is there."""
    row = bytearray(len(encoder.names))
    encoder.fill(state, seat, row)
    return [name for name, there in zip(encoder.names, row, strict=True) if there]


@pytest.mark.parametrize("game", INSTALLED)
def test_it_is_simulated(shell: Shell, game: str) -> None:
    assert "20 games" in shell.fine("simulate", game, "--games", "20", "--jobs", "1")


def test_it_is_fuzzed(shell: Shell) -> None:
    assert "No fault found." in shell.fine("fuzz", ID, "--seconds", "1")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it_by_search_alone(level: str) -> None:
    assert player_names(ID) == LEVELS
    state, rng = GAME.new(2, GAME.options({"rounds": 1}), "seed"), Rng.from_seed(level)
    while state.outcome is None:
        (decision,) = state.pending
        view = state.view(decision.seat)
        state.apply(decision.seat, make_player(ID, level).choose_within(view, decision, rng, BRIEFLY))
    assert state.outcome.ending == "dawn"


def test_an_arena_judges_its_players(shell: Shell) -> None:
    out = shell.fine("arena", ID, "--players", "level-1,random", "--seats", "2", "--games", "4", "--seed", "s", *ROUNDS)
    assert "level-1" in out and "random" in out


def test_a_game_is_reviewed(shell: Shell, record: str) -> None:
    out = shell.fine("review", record, "--playouts", "20", "--jobs", "1", "--lang", "en")
    assert "how Anna played (seat 1)" in out


def test_a_game_is_played_on_from_one_of_its_moves(shell: Shell, record: str) -> None:
    out = shell.fine("what-if", record, "--move", "2", "--seat", "1", "--games", "4", "--json")
    assert json.loads(out)


def test_a_report_tells_how_it_goes_and_what_is_used(shell: Shell) -> None:
    out = shell.fine("report", ID, "--games", "40", "--seats", "2", "--players", "random", "--seed", "s", "--out", "here")
    assert out.startswith(f"{GAME.title}: a report about 40 games")
    (part,) = json.loads(Path("here/report.json").read_text(encoding="utf-8"))["parts"]
    assert part["games"] == 40
    assert "event:" in Path("here/uses.csv").read_text(encoding="utf-8")
    assert GAME.title in Path("here/index.html").read_text(encoding="utf-8")


def test_two_forms_of_it_are_compared(shell: Shell) -> None:
    sides = ("--option-a", "rounds=2", "--option-b", "rounds=4", "--players", "random", "--seed", "s")
    out = shell.fine("compare", ID, "--question", "longer", *sides, "--games", "1000", "--json", "answer.json")
    assert json.loads(Path("answer.json").read_text(encoding="utf-8"))["answer"] == "yes", out


def test_petting_zoo_finds_nothing_wrong() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # Those of every game with a mask: see tests/adapters.
        api_test(pettingzoo.env(ID, 3), num_cycles=60)
    seed_test(lambda: pettingzoo.env(ID), num_cycles=60)
    parallel_api_test(pettingzoo.parallel_env(ID, illegal="random"), num_cycles=60)


def test_gymnasium_finds_nothing_wrong() -> None:
    check_env(gymnasium.make(environment_id(ID, "random"), seats=2, options=SHORT).unwrapped)


def test_open_spiel_finds_nothing_wrong() -> None:
    assert f"drachenhort_{ID}" in drachenhort.adapters.openspiel.NAMES
    pyspiel.random_sim_test(pyspiel.load_game(f"drachenhort_{ID}(players=2,rounds=2)"), 1, True, False)


def test_batches_play_it() -> None:
    batch = Batch(ID, 8, 3, SHORT, "seed")
    ended = 0
    for _ in range(100):
        batch.step(batch.choose())
        ended += int(batch.done.sum())
    assert ended > 8 and batch.masks.any() and batch.observations.any()


def test_data_sets_of_it_are_written_and_played_again(tmp_path: Path) -> None:
    file = tmp_path / "set.parquet"
    count = write_games(file, ID, 2, ["random"] * 2, 3, "set", 1, SHORT, lambda done: None)
    stored = list(read_games(file))
    assert count == sum(len(each.actions) for each in stored) == sum(len(list(decisions(each))) for each in stored)


@pytest.mark.usefixtures("fixed_deals")
@scene
async def test_two_people_are_refused_and_helped_and_play_it_to_its_end() -> None:
    inn = Inn()
    anna, ben = people = [inn.visitor("Anna", "de"), inn.visitor("Ben", "en")]
    table = await laid(inn, people, ID, options={"rounds": 2})
    (waiting,) = asked(people)
    seat, forbidden = seat_of(waiting), next(code for code in GAME.action_codes if code not in waiting.legal)
    waiting.say("why", table=table, seat=seat, action=forbidden, id="why")
    waiting.say("hint", table=table, seat=seat, id="help")
    await inn.rest()
    assert waiting.last("refused")["clause"] == "2.3" and waiting.last("refused")["rule"]
    assert waiting.last("hinted")["action"] in waiting.legal
    await play(inn, table, people, Rng.from_seed("evening"))
    assert anna.info.status == ben.info.status == "over"
    here = await inn.tables.find(table)
    record = load_record(await here.do(retrospect.record_text))
    end = record.replay()
    assert end.outcome is not None and end.view(0).to_json() == anna.view
    for move in (0, 1, len(record.actions)):
        shown = await here.do(retrospect.replay, move, 0, "de")
        assert json.loads(bytes(shown.view)) == record.replay(move).view(0).to_json()
    reviews = reviews_of(inn)
    await reviews.begin(here, anna.person.id, None)
    judged = await until_done(reviews, here, anna.person.id)
    assert judged.state == "done" and judged.kept is not None and judged.kept.review.choices


@pytest.mark.usefixtures("fixed_deals")
@pytest.mark.parametrize("game", [ID, CERTAIN])
@scene
async def test_an_act_is_taken_back_unless_it_has_shown_something_new(game: str) -> None:
    inn = Inn()
    anna = inn.visitor("Anna", "de")
    table = await laid(inn, [anna], game, bots=1)
    inn.bots.is_held = True
    before = anna.view.copy()
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    after = anna.view.copy()
    assert after != before
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    if game == CERTAIN:
        assert anna.view == before
    else:
        assert anna.view == after and anna.problem[0] == "undo-learnt", "dice were rolled"


@pytest.mark.usefixtures("fixed_deals")
@scene
async def test_one_device_goes_round_and_shows_each_seat_its_own_secret() -> None:
    inn = Inn()
    anna = inn.visitor("Anna", "en")
    setup = TableSetup(ID, [SeatPlan("me")] * 3, {"rounds": 2})
    table = await inn.tables.create(anna.person, setup)
    anna.say("enter", table=table.id)
    await inn.rest()
    await table.do(seating.start, anna.person.id)
    await inn.rest()
    goals = [anna.view["own_goal"]]
    for seat in range(3):
        anna.say("handover", table=table.id, seat=seat)
        await inn.rest()
        goals.append(anna.view["own_goal"])
        if anna.legal:
            anna.act(table.id, seat, anna.legal[0])
            await inn.rest()
    assert goals[0] is None and len(set(goals)) == 4, "before the first seat has the device nobody's goal is shown"
    assert anna.of("ack")
