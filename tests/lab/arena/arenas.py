"""Arenas for tests: quick ones, and made-up results."""

from drachenhort.lab.arena.arena import begin, play_arena
from drachenhort.lab.arena.matches import Kind, Match, Seating
from drachenhort.lab.arena.results import MatchResult, Played, empty_result
from drachenhort.lab.arena.stored import Arena, Plan, Setting
from drachenhort.lab.arena.thinking import Thinking

QUICK: dict[str, Setting] = {"single_game": True}


def plan(
    players: list[str],
    seats: int = 3,
    match: Kind = Kind.DUEL,
    game: str = "drachensachen",
    options: dict[str, Setting] = QUICK,
) -> Plan:
    return Plan(game, 1, seats, options, match, players, "s")


def run(asked: Plan, games: int, jobs: int = 1) -> Arena:
    arena = begin(asked)
    play_arena(arena, games, jobs, lambda done: None)
    return arena


def untimed(arena: Arena) -> Arena:
    """Without what depends on the machine."""
    arena.seconds = 0.0
    for result in arena.matches:
        assert not result.begun
        result.figures = {}
        for standing in result.standings.values():
            standing.thinking = Thinking(standing.thinking.decisions)
    return arena


def played(seating: Seating, scores: list[int], winners: list[int]) -> Played:
    return Played(seating, "over", scores, winners, {name: Thinking() for name in set(seating)})


def won_by(seating: Seating, winner: int) -> Played:
    return played(seating, [0] * len(seating), [winner])


def made_up(deals: list[list[int]]) -> MatchResult:
    """A match between a and b at two seats: for each deal, who wins as a sits first and as b sits first (0 is a)."""
    result = empty_result(Match([("a", "b"), ("b", "a")]))
    for first, second in deals:
        result.add(won_by(("a", "b"), first))
        result.add(won_by(("b", "a"), 1 - second))
    return result
