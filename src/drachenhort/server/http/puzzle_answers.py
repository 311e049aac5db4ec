"""What comes of a move in a puzzle, in words and as positions to look at."""

from functools import lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Raw

from drachenhort.puzzles.puzzle import Move
from drachenhort.puzzles.shelf import Placed, all_puzzles, scene_of, steps_of
from drachenhort.server.base.plans import Language, SeatPlan
from drachenhort.server.table.audience import known_to
from drachenhort.server.table.ledger import Chair
from drachenhort.server.table.showing import events_json
from drachenhort.server.table.speech import Speech, names_of
from drachenhort.server.wire.messages import EventsJson, ViewJson, encode
from drachenhort.words import Company
from drachenhort.words.reasons import ReasonWords

KEPT: Final = 256


class MoveWorth(msgspec.Struct, frozen=True):
    """The chance to win after a move, with its 95 % interval, and by how much that is less than after the best one."""

    action: int
    label: str
    chance: float
    low: float
    high: float
    lost: float


class PuzzleMoment(msgspec.Struct, frozen=True):
    """An act of a line and what it led to, as the seat of the puzzle sees it."""

    by: int
    view: ViewJson
    events: EventsJson
    said: Annotated[list[str], Meta(description="A sentence for each event.")]
    prompt: str


class LevelTries(msgspec.Struct, frozen=True):
    """How often a level of the bots finds the solution."""

    level: str
    found: int
    tries: int


class Solution(msgspec.Struct, frozen=True):
    """The best move and what strong play goes on with, on one table that fits what the seat can know; the same for the
    move that tempts most."""

    action: int
    moves: Annotated[list[MoveWorth], Meta(description="All that were judged, the best first.")]
    line: list[PuzzleMoment]
    tempting: int
    why: Annotated[str, Meta(description="Why the best move is better than the tempting one; empty if nothing is known.")]
    refutation: list[PuzzleMoment]
    levels: list[LevelTries]
    playouts: int


class PuzzleRefusal(msgspec.Struct, frozen=True):
    """The rules do not allow the move."""

    clause: str
    text: str
    rule: str


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What comes of a try. `solution` is there if it was right, or if somebody gave up."""

    is_right: bool
    tried: Annotated[MoveWorth | None, Meta(description="What the move is worth; null if nobody judged it.")] = None
    is_tempting: Annotated[bool, Meta(description="It is the move that tempts most.")] = False
    then: Annotated[list[PuzzleMoment], Meta(description="What follows on a tempting move.")] = []
    refused: PuzzleRefusal | None = None
    solution: Solution | None = None


@lru_cache(KEPT)
def speech_of(puzzle_id: str) -> Speech:
    """The words of a puzzle's table: the others have the names of bots."""
    placed, scene = all_puzzles()[puzzle_id], scene_of(puzzle_id)
    chairs = [Chair(SeatPlan("bot"), 0) for _ in range(scene.state.seats)]
    return Speech(placed.game.id, lambda: scene.options, chairs)


def answer_to(placed: Placed, action: int, lang: Language) -> PuzzleAnswer:
    """What comes of a move. Nothing that is wrong says what would be right."""
    game, puzzle = placed.game, placed.puzzle
    scene = scene_of(puzzle.id)
    refusal = scene.state.why_not(puzzle.seat, action)
    if refusal is not None:
        text, rule = speech_of(puzzle.id).refusal(lang, puzzle.seat, scene.view, action, refusal)
        return PuzzleAnswer(False, refused=PuzzleRefusal(refusal.clause, text, rule))
    notation = game.notation(action)
    judged = puzzle.move(notation)
    tried = None if judged is None else _worth(placed, judged, lang)
    if notation == puzzle.best.action:
        return PuzzleAnswer(True, tried, solution=_solution(puzzle.id, lang))
    is_tempting = notation == puzzle.tempting
    then = _moments(placed, puzzle.refutation, lang) if is_tempting else []
    return PuzzleAnswer(False, tried, is_tempting, then)


def given_up(placed: Placed, lang: Language) -> PuzzleAnswer:
    return PuzzleAnswer(False, solution=_solution(placed.puzzle.id, lang))


@lru_cache(KEPT)
def _solution(puzzle_id: str, lang: Language) -> Solution:
    placed = all_puzzles()[puzzle_id]
    game, puzzle = placed.game, placed.puzzle
    return Solution(
        action=game.parse(puzzle.best.action),
        moves=[_worth(placed, move, lang) for move in puzzle.moves],
        line=_moments(placed, puzzle.line, lang),
        tempting=game.parse(puzzle.tempting),
        why=_why(placed, lang),
        refutation=_moments(placed, puzzle.refutation, lang),
        levels=[LevelTries(each.level, each.found, each.tries) for each in puzzle.solved],
        playouts=puzzle.playouts,
    )


def _why(placed: Placed, lang: Language) -> str:
    game, puzzle = placed.game, placed.puzzle
    if puzzle.why is None:
        return ""
    words = speech_of(puzzle.id).to(lang, puzzle.seat)
    names = names_of(game.id, speech_of(puzzle.id).chairs, lang)
    tempting = words.move(scene_of(puzzle.id).view, game.parse(puzzle.tempting))
    return ReasonWords(game.id, lang, Company(names, puzzle.seat), puzzle.seat).say(puzzle.why.reason(), tempting)


def _worth(placed: Placed, move: Move, lang: Language) -> MoveWorth:
    puzzle, action = placed.puzzle, placed.game.parse(move.action)
    label = speech_of(puzzle.id).to(lang, puzzle.seat).move(scene_of(puzzle.id).view, action)
    return MoveWorth(action, label, move.chance, move.low, move.high, move.lost)


def _moments(placed: Placed, line: list[str], lang: Language) -> list[PuzzleMoment]:
    """The acts of a line, one after the other, as far as the seat sees them."""
    puzzle, speech = placed.puzzle, speech_of(placed.puzzle.id)
    state = scene_of(puzzle.id).state.copy()
    state.is_logging = True
    moments: list[PuzzleMoment] = []
    for by, action in steps_of(placed.game, line):
        state.apply(by, action)
        view = state.view(puzzle.seat)
        known = known_to(puzzle.seat, state.take_events())
        said = speech.events(lang, puzzle.seat, known)
        prompt = speech.prompt(lang, puzzle.seat, state, view)
        moments.append(PuzzleMoment(by, Raw(encode(view.to_json())), events_json(known), said, prompt))
    return moments
