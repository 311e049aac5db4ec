"""Which bars stored results show, and what they say about them."""

from random import Random

import pytest

from drachenhort.lab.arena.arena import begin
from drachenhort.lab.arena.bars import BARS, Verdict, lines
from drachenhort.lab.arena.matches import Kind
from drachenhort.lab.arena.stored import Arena, Plan
from tests.lab.arena.arenas import plan, played

SCHUTT = "schutt_und_asche"
FAUST = plan(["search@60", "greedy"], seats=4, match=Kind.ONE_AGAINST, game="drachenfaust", options={})
CROWN = plan(["search@60", "greedy"], seats=4, match=Kind.ONE_AGAINST, game=SCHUTT, options={})
USUAL = plan(["greedy"] * 4, seats=4, match=Kind.TABLE, game=SCHUTT, options={})
ALONE = plan(["search@60"], seats=1, match=Kind.TABLE, game=SCHUTT, options={})
DUEL = plan(["level-3", "level-2"], seats=2, game="drachenhueter", options={})


def counted(asked: Plan, games: int, won: int, lost: int = 0) -> Arena:
    """Of so many games the first player wins so many, everybody loses some, and another player wins the rest."""
    arena = begin(asked)
    one = asked.players[0]
    endings = ["won"] * won + ["lost"] * lost + ["left"] * (games - won - lost)
    Random("bars").shuffle(endings)
    (match,) = asked.matches()
    for number, ending in enumerate(endings):
        seating = match.seatings[number % len(match.seatings)]
        winner = seating.index(one) if ending == "won" else seating.index(asked.players[-1])
        arena.matches[0].add(played(seating, [0] * len(seating), [] if ending == "lost" else [winner]))
    return arena


def verdicts(*arenas: Arena) -> list[tuple[str, Verdict]]:
    """Of the lines that something was measured for."""
    return [(line.bar, line.verdict) for line in lines(list(arenas)) if line.verdict is not Verdict.UNMEASURED]


def test_without_results_every_bar_is_told_as_not_measured() -> None:
    told = lines([])
    assert len(told) == len(BARS) + 1
    assert {line.verdict for line in told} == {Verdict.UNMEASURED}
    assert len({line.bar for line in told}) == len(told)


@pytest.mark.parametrize(
    ("games", "won", "verdict"),
    [
        (2000, 1800, Verdict.MET),
        (400, 396, Verdict.OPEN),  # 99 %, but of too few games.
        (2000, 1720, Verdict.OPEN),  # 86 %: it may well be 85.
        (2000, 1600, Verdict.MISSED),
        (40, 4, Verdict.MISSED),
    ],
)
def test_a_bar_is_met_by_the_whole_interval_of_enough_games(games: int, won: int, verdict: Verdict) -> None:
    assert verdicts(counted(FAUST, games, won)) == [("Drachenfaust: the game, one against 3 greedy", verdict)]


@pytest.mark.parametrize(
    ("won", "verdict"), [(1380, Verdict.MET), (1250, Verdict.OPEN), (1800, Verdict.MISSED), (1000, Verdict.MISSED)]
)
def test_a_level_shall_win_neither_too_few_duels_nor_too_many(won: int, verdict: Verdict) -> None:
    assert verdicts(counted(DUEL, 2000, won)) == [("Drachenhüter: level-3 against level-2, 2 seats", verdict)]


def test_a_search_stands_for_the_level_with_as_many_playouts_and_a_lesser_one_for_the_strongest() -> None:
    for players, is_shown in [(["search@40", "level-2"], True), (["search@39", "level-2"], False)]:
        assert bool(verdicts(counted(replaced(DUEL, players), 10, 7))) == is_shown
    for players, is_shown in [
        (["level-5", "greedy"], True),
        (["search@4000", "greedy"], True),
        (["search@4001", "greedy"], False),
        (["level-4", "greedy"], False),
        (["search@60", "random"], False),
    ]:
        assert bool(verdicts(counted(replaced(FAUST, players), 12, 9))) == is_shown


def replaced(asked: Plan, players: list[str]) -> Plan:
    return Plan(asked.game, asked.rules_version, asked.seats, asked.options, asked.match, players, asked.seed)


def test_who_plays_alone_wins_against_the_dragon_or_not() -> None:
    assert verdicts(counted(ALONE, 1000, 700, lost=300)) == [("Schutt und Asche: alone", Verdict.MET)]
    assert verdicts(counted(ALONE, 1000, 500, lost=500)) == [("Schutt und Asche: alone", Verdict.MISSED)]


@pytest.mark.parametrize(("lost", "verdict"), [(200, Verdict.MET), (400, Verdict.OPEN), (600, Verdict.MISSED)])
def test_somebody_shall_win_no_less_often_than_among_four_greedy_players(lost: int, verdict: Verdict) -> None:
    told = verdicts(counted(CROWN, 1000, 400, lost), counted(USUAL, 1000, 300, lost=400))
    assert ("Schutt und Asche: somebody wins, beside four greedy", verdict) in told


def test_what_was_missed_comes_first() -> None:
    told = lines([counted(FAUST, 2000, 1600), counted(CROWN, 2000, 1500)])
    assert [line.verdict for line in told] == sorted(line.verdict for line in told)
    assert told[0].verdict is Verdict.MISSED and told[-1].verdict is Verdict.MET
