"""The comparison with OpenSpiel's ISMCTS."""

import importlib.util
from collections.abc import Callable
from time import sleep

import pytest

from bench.ismcts.__main__ import main
from bench.ismcts.match import Match, Score
from bench.ismcts.pace import FEWEST, Allowance, Clock, Pace
from bench.ismcts.report import Report
from bench.ismcts.searcher import Ismcts
from bench.ismcts.speed import POSITIONS, Speed, measure, positions_of
from drachenhort.adapters.openspiel import load
from drachenhort.core.decision import Decision
from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.games import find
from drachenhort.players.player import Player


def dealt(game: Game, seed: str = "table") -> State:
    return game.new(max(2, game.min_seats), game.simulation_options({}), seed)


class First(Player):
    """Takes what is listed first."""

    def __init__(self) -> None:
        super().__init__("first")

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        return decision.nth(0)


class Last:
    """Takes what is listed last, and notes for whom it was asked and how long it could have thought."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.simulations: list[int] = []

    def choose(self, state: State, simulations: int) -> int:
        decision = state.decision
        assert decision is not None
        self.asked.append((decision.seat, decision.count()))
        self.simulations.append(simulations)
        sleep(simulations / 1_000_000)
        return decision.legal[-1]


def test_the_pace_follows_the_last_searches() -> None:
    pace = Pace(100.0)
    assert pace.simulations_in(0.5) == 50
    pace.note(10, 1.0)
    assert 10 < pace.rate < 100
    for _ in range(40):
        pace.note(10, 1.0)
    assert pace.simulations_in(2.0) == 20
    assert pace.simulations_in(0.0001) == FEWEST


def clock(*seconds: float) -> Clock:
    out = Clock()
    for each in seconds:
        out.note(each)
    return out


def test_ismcts_may_think_so_many_times_as_long_as_we_did() -> None:
    assert Allowance(10, Clock(), Clock()).next_seconds(0.05) == pytest.approx(0.5)
    assert Allowance(10, clock(0.02, 0.04), Clock()).next_seconds(0.05) == pytest.approx(0.3)


def test_what_ismcts_took_too_little_or_too_much_goes_into_its_next_search() -> None:
    ours = clock(0.1)
    assert Allowance(10, ours, clock(0.8)).next_seconds(0.1) == pytest.approx(1.2)
    assert Allowance(10, ours, clock(1.2)).next_seconds(0.1) == pytest.approx(0.8)
    assert Allowance(10, ours, clock(0.1, 0.1, 0.1)).next_seconds(0.1) == pytest.approx(2.0)
    assert Allowance(10, ours, clock(9.0)).next_seconds(0.1) == pytest.approx(0.5)


def test_the_share_is_that_of_our_seat_in_each_game() -> None:
    # Of three seats ours won in its first and its last game; the second went to another, the fifth to nobody.
    score = Score(3, [[[1, 0, 0], [1, 0, 0], [0, 0.5, 0.5]], [[0, 1, 0], [0, 0, 0], [0, 0, 1]]])
    assert score.games == 6
    assert score.ours == pytest.approx(2.5 / 6)
    assert score.won == pytest.approx(5 / 6)
    assert score.theirs == pytest.approx(2.5 / 6 / 2)
    assert score.even == pytest.approx(5 / 18)


OURS, THEIRS, SPLIT = [[1.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]], [[1.0, 0.0], [1.0, 0.0]]


@pytest.mark.parametrize(
    ("deals", "verdict"),
    [
        ([OURS] * 20, "better than even"),
        ([OURS] * 17 + [SPLIT] * 3, "better than even"),
        ([OURS, THEIRS] * 10, "too close to tell"),
        ([OURS], "too close to tell"),
        ([THEIRS] * 20, "worse than even"),
    ],
)
def test_only_an_interval_on_one_side_of_even_says_who_is_better(deals: list[list[list[float]]], verdict: str) -> None:
    score = Score(2, deals)
    low, high = score.interval()
    assert low <= score.ours <= high
    assert score.verdict == verdict


def test_where_nobody_wins_half_of_the_games_even_is_less() -> None:
    score = Score(2, [[[1.0, 0.0], [0.0, 0.0]]] * 10)
    assert score.even == pytest.approx(0.25) and score.ours == pytest.approx(0.5)
    assert score.verdict == "better than even"


def test_every_deal_is_played_from_each_seat_and_stays_as_it_is() -> None:
    deals = [dealt(find("drachenhueter"), str(number)) for number in range(2)]
    before = [deal.text() for deal in deals]
    searcher, heard = Last(), list[int]()
    match = Match(First(), searcher, 0.01, Pace(1000))
    score = match.play(deals, 60, heard.append)
    assert heard == [0, 1] and score.games == 4
    assert [deal.text() for deal in deals] == before
    assert {seat for seat, _ in searcher.asked} == {0, 1}
    assert all(sum(shares) == pytest.approx(1) for deal in score.deals for shares in deal)


def test_when_time_is_up_the_deal_under_way_is_played_from_all_seats() -> None:
    deals = [dealt(find("drachenhueter"), str(number)) for number in range(3)]
    score = Match(First(), Last(), 0.01, Pace(1000)).play(deals, 0, lambda _: None)
    assert len(score.deals) == 1 and score.games == 2


def test_what_leaves_no_choice_is_not_thought_about() -> None:
    searcher = Last()
    match = Match(First(), searcher, 0.01, Pace(1000))
    match.play([dealt(find("drachensachen"))], 60, lambda _: None)
    assert min(count for _, count in searcher.asked) > 1
    assert match.theirs.decisions == len(searcher.asked) and match.simulations == sum(searcher.simulations)
    assert match.ours.decisions > 0


def test_positions_leave_a_choice_and_lie_all_over_a_game() -> None:
    game = find("drachensachen")
    positions = positions_of(game, 2, game.simulation_options({"single_game": True}))
    assert len(positions) == POSITIONS == len({position.text() for position in positions})
    assert all(position.decision is not None and position.decision.count() > 1 for position in positions)


def test_both_are_measured_at_every_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.ismcts.speed.SECONDS", 0.005)
    game = find("drachensachen")
    positions = positions_of(game, 2, game.simulation_options({"single_game": True}))[:3]
    searcher = Last()
    speed = measure(game, positions, searcher, Pace(1000), lambda _: None)
    assert len(searcher.asked) == len(speed.ours) == len(speed.theirs) == 3
    assert min(speed.ours) > 0 and min(speed.theirs) > 0


@pytest.mark.parametrize("game_id", ["drachensachen", "schutt_und_asche"])
def test_ismcts_of_openspiel_answers_with_an_action_of_ours(game_id: str) -> None:
    game = find(game_id)
    options = game.simulation_options({})
    searcher = Ismcts(load(game_id, 2, options.to_json()), seed=1)
    for position in positions_of(game, 2, options)[::5]:
        before = position.text()
        assert position.decision is not None and position.decision.allows(searcher.choose(position, 3))
        assert position.text() == before


def report(ours: list[float], deals: list[list[list[float]]]) -> Report:
    return Report(
        "dragons", 2, True, Speed(ours, [10.0, 10.0, 10.0]), Score(2, deals), Match(First(), Last(), 0.01, Pace(1))
    )


def test_what_was_missed_comes_first() -> None:
    slow = report([190.0, 100.0, 900.0], [OURS] * 20)
    assert slow.lines()[1].startswith("  MISSED 19 times as many simulations a second (10 to 90")
    assert slow.lines()[2].startswith("  met    level-5 won 100.0%")
    weak = report([200.0, 200.0, 200.0], [THEIRS] * 20)
    assert weak.lines()[1].startswith("  MISSED level-5 won 0.0%") and weak.lines()[1].endswith("worse than even")
    assert weak.lines()[2].startswith("  met    20 times")
    assert weak.to_json()["better_than_even"] is False and weak.to_json()["fast_enough"] is True


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["drachenfels", "--games", "0"], "--games 0: at least 1 is needed"),
        (["drachenfels", "--seconds", "0"], "--seconds 0: more than 0 is needed"),
        (["schutt_und_asche", "--seats", "1"], "--seats 1: at least 2 are needed"),
    ],
)
def test_a_bad_call_says_what_would_be_right(argv: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    assert message in capsys.readouterr().err


def test_without_openspiel_one_line_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find_spec: Callable[[str], object] = importlib.util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "pyspiel" else find_spec(name))
    assert main(["drachenfels"]) == 2
    assert capsys.readouterr().err == "ismcts: open_spiel must be installed to compare with; `make ismcts` does that\n"
