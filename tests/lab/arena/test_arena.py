"""Arenas as they are played, shared out, stopped and taken up again."""

import pytest

from drachenhort.core.errors import DrachenhortError, OptionError, SeatsError
from drachenhort.core.state import State
from drachenhort.lab.arena import arena as arena_module
from drachenhort.lab.arena.arena import Task, begin, games_to_play, play_arena, play_task
from drachenhort.lab.arena.matches import Kind, MatchError
from drachenhort.lab.arena.results import Played
from drachenhort.lab.arena.stored import Plan, load, text_of
from drachenhort.lab.table import Runaway
from drachenhort.players.registry import UnknownPlayer
from tests.lab.arena.arenas import plan, run, untimed

LADDER = plan(["random", "level-1", "greedy"], match=Kind.LADDER)


class Stop(Exception):
    """Stands in for Ctrl-C."""


def test_the_result_does_not_depend_on_the_jobs() -> None:
    assert untimed(run(LADDER, 24, jobs=2)) == untimed(run(LADDER, 24))


@pytest.mark.parametrize("after", [0, 5, 6, 17, 48])
def test_stopped_and_taken_up_it_comes_to_the_same(after: int) -> None:
    def stop(done: int) -> None:
        if done >= after:
            raise Stop

    arena = begin(LADDER)
    with pytest.raises(Stop):
        play_arena(arena, 24, 1, stop)
    assert arena.played == after
    arena = load("stopped.json", text_of(arena))
    play_arena(arena, 24, 1, lambda done: None)
    assert untimed(arena) == untimed(run(LADDER, 24))


def test_more_games_can_be_added() -> None:
    arena = run(LADDER, 6)
    play_arena(arena, 18, 1, lambda done: None)
    assert untimed(arena) == untimed(run(LADDER, 18))
    play_arena(arena, 6, 1, lambda done: None)
    assert untimed(arena) == untimed(run(LADDER, 18)), "what has been played stays"


def test_games_are_rounded_up_to_whole_deals() -> None:
    arena = begin(LADDER)
    assert [result.games_per_deal for result in arena.matches] == [6, 6]
    assert games_to_play(arena, 7) == 24
    done: list[int] = []
    play_arena(arena, 7, 1, done.append)
    assert done == list(range(25))
    assert [result.deals for result in arena.matches] == [2, 2]


def test_every_deal_is_played_in_all_seatings_with_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks: list[Task] = []

    def note(task: Task) -> Played:
        tasks.append(task)
        return play_task(task)

    monkeypatch.setattr(arena_module, "play_task", note)
    run(plan(["greedy", "random"], seats=4, match=Kind.ONE_AGAINST), 8)
    assert [task.seed for task in tasks] == ["s/0"] * 4 + ["s/1"] * 4
    assert [task.seating.index("greedy") for task in tasks] == [0, 1, 2, 3] * 2


def test_with_the_same_seed_the_same_player_does_the_same_at_a_seat() -> None:
    task = Task(0, "drachensachen", {"single_game": True}, ("greedy", "random"), "s/0")
    first, second = play_task(task), play_task(task)
    assert (first.scores, first.winners) == (second.scores, second.winners)


def test_scores_and_endings_are_those_of_the_games() -> None:
    (result,) = run(plan(["greedy", "random"], seats=2), 20).matches
    assert result.endings == {"single-game": 20}
    assert sum(result.orders.values()) == result.games == 20
    assert result.standings["greedy"].seats == result.standings["random"].seats == 20
    assert result.wins("greedy") + result.wins("random") == pytest.approx(20)
    assert result.standings["greedy"].mean_score > result.standings["random"].mean_score
    assert result.standings["greedy"].thinking.decisions > 20


def test_all_can_lose_to_the_dragon() -> None:
    (result,) = run(plan(["random", "level-1"], seats=4, game="schutt_und_asche", options={}), 6).matches
    dragon = sum(count for ending, count in result.endings.items() if ending.startswith("dragon"))
    assert result.nobody == dragon > 0
    assert result.orders["level-1=level-1=random=random"] == dragon


@pytest.mark.parametrize(
    ("asked", "error", "says"),
    [
        (plan(["greedy", "nobody"]), UnknownPlayer, "no player 'nobody'"),
        (plan(["greedy", "random"], seats=9), SeatsError, "2 to 6"),
        (plan(["greedy", "greedy"]), MatchError, "each named once"),
        (plan(["greedy", "random"], options={"target": 0}), OptionError, "1 to 999"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(asked: Plan, error: type[DrachenhortError], says: str) -> None:
    with pytest.raises(error, match=says):
        begin(asked)


def test_a_game_without_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*arguments: object) -> State:
        raise Runaway("no end")

    monkeypatch.setattr(arena_module, "play_game", endless)
    with pytest.raises(Runaway, match="greedy,random with seed 's/0': no end"):
        play_task(Task(0, "drachensachen", {}, ("greedy", "random"), "s/0"))
