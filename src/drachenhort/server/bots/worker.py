"""A process in which bots think: a line with a job comes in, a line with the answer goes out, until the server is gone.

`python -m drachenhort.server.bots.worker SECONDS`; see bots.py for who starts it. With `variant` behind it the first line
that comes in is the text of a variant, and all jobs are of games by it.
"""

import ctypes
import os
import signal
import sys
import traceback
from typing import Final

import msgspec

from drachenhort.core.rng import Rng
from drachenhort.core.shares import wilson
from drachenhort.core.state import State
from drachenhort.games import all_games, find_at
from drachenhort.games.facts import facts_of
from drachenhort.games.variant_text import VariantError
from drachenhort.games.variants import check, read_variant, use
from drachenhort.players.levels import adviser_for, thinking_for
from drachenhort.players.reasons.advice import advise
from drachenhort.players.reasons.coaching import teach
from drachenhort.players.registry import make_player, player_names
from drachenhort.players.search.evaluation import Candidate, Evaluation
from drachenhort.players.search.forks import Forks, WorthTask
from drachenhort.review.review import Reviewed, Task, carry_out
from drachenhort.server.bots.advice import Hints, Taught, hints_of, taught_of
from drachenhort.server.bots.chance import Chance
from drachenhort.server.bots.quick import Ends, Quick, play
from drachenhort.server.bots.trial import SeatWins, TrialPart, play_trial

GIVES_WAY: Final = 5
"""Thinking is less urgent than serving."""

PR_SET_PDEATHSIG: Final = 1

FOR_REASONS: Final = 0.5
"""Seconds to find reasons in, if nobody says how many."""


class Job(msgspec.Struct, frozen=True):
    """A position text, hidden things included: the seat's player gets no more of it than its view."""

    game: str
    position: str
    seat: int
    level: str
    seed: str
    rules: int | None = None
    """Their version, if they are not today's."""
    seconds: float = 0.0
    """So long it may think at most; 0 is as long as it likes."""
    wants_chances: bool = False
    """Not an action, but how good the strongest player finds each of them."""
    wants_hints: bool = False
    """Not an action, but the best ones with reasons."""
    wants_lesson: bool = False
    """Not an action, but what a coach says before it..."""
    before: str = ""
    """...and the position after the seat had last decided, if that is known."""
    quick: Quick | None = None
    """Not a decision either, but many quick games from the position."""
    trial: TrialPart | None = None
    """Nor this: games that are dealt anew."""
    worth: WorthTask | None = None
    """And games that are played on with something else won."""
    task: Task | None = None
    """Not what to do, but how good it was: a choice of a finished game to judge."""
    variant: str | None = None
    """And not this: the text of a variant to be read and tried out."""


class Answer(msgspec.Struct, frozen=True):
    """A legal action, the chances of all of them, how games ended or who won them, a choice judged, or what went wrong."""

    action: int | None = None
    chances: list[Chance] = []
    hints: Hints | None = None
    lesson: Taught | None = None
    ends: Ends | None = None
    wins: SeatWins | None = None
    forks: Forks | None = None
    reviewed: Reviewed | None = None
    mistakes: list[tuple[int, str]] | None = None
    """In a variant, each with its line; none if it can be played."""
    is_illegal: bool = False
    fault: str = ""
    """The kind of an exception and the line that raised it. Its text stays here: it may quote a hidden card."""


READY: Final = b"ready\n"
VARIANT: Final = "variant"
encode: Final = msgspec.json.Encoder().encode
_decode_job: Final = msgspec.json.Decoder(Job).decode


def answer(job: Job) -> Answer:
    """What the player of this level does, or what the strongest one finds."""
    if job.quick is not None:
        return Answer(ends=play(job.quick))
    if job.trial is not None:
        return Answer(wins=play_trial(job.trial))
    if job.worth is not None:
        from drachenhort.lab.creature_worth import play_forks  # A fifth of the time that a worker takes to start.

        return Answer(forks=play_forks(job.worth))
    if job.task is not None:
        return Answer(reviewed=carry_out(job.task))
    if job.variant is not None:
        return Answer(mistakes=mistakes_in(job.variant))
    state = find_at(job.position, job.game, job.rules).load(job.position)
    decision = state.decision_of(job.seat)
    assert decision is not None, "a bot is asked when it has to decide"
    view, rng = state.view(job.seat), Rng.from_seed(job.seed)
    if job.wants_chances:
        return Answer(chances=chances(adviser_for(job.game).evaluate_within(view, decision, rng, job.seconds)))
    if job.wants_hints or job.wants_lesson:
        return _explained(job, state, rng)
    player = make_player(job.game, job.level)
    if job.seconds > 0:
        action = player.choose_within(view, decision, rng, job.seconds)
    else:
        action = player.choose(view, decision, rng)
    return Answer(action) if decision.allows(action) else Answer(is_illegal=True)


def _explained(job: Job, state: State, rng: Rng) -> Answer:
    """What the strongest player would say about it."""
    decision = state.decision_of(job.seat)
    assert decision is not None, "advice is asked for when there is something to decide"
    view, facts = state.view(job.seat), facts_of(job.game)
    policy, budget = thinking_for(job.game, job.seconds or FOR_REASONS)
    if job.wants_hints:
        return Answer(hints=hints_of(advise(view, decision, policy, facts, budget, rng)))
    game = find_at(job.position, job.game, job.rules)
    before = game.load(job.before).view(job.seat) if job.before else None
    return Answer(lesson=taught_of(teach(view, before, decision, policy, facts, budget, rng)))


def mistakes_in(text: str) -> list[tuple[int, str]]:
    """All that is wrong with a variant, as far as it can be told at once; trial games come last."""
    try:
        check(read_variant(text))
    except VariantError as error:
        return [(mistake.line, mistake.reason) for mistake in error.mistakes]
    return []


def chances(found: Evaluation) -> list[Chance]:
    """The best first, then those that were tried the most."""
    best = found.best()
    others = [candidate for candidate in found.candidates if candidate is not best]
    return [_chance(each) for each in [best, *sorted(others, key=lambda each: (-each.playouts, -each.chance()))]]


def _chance(candidate: Candidate) -> Chance:
    playouts = candidate.playouts
    low, high = wilson(candidate.wins, playouts)
    return Chance(candidate.action, playouts, candidate.chance() if playouts else None, low, high)


def main() -> None:
    limit = float(sys.argv[1])
    _settle_in()
    if VARIANT in sys.argv[2:]:
        use(read_variant(msgspec.json.decode(sys.stdin.buffer.readline(), type=str)))
    for game in all_games():
        player_names(game.id)  # Now, so that nobody waits for them in the middle of a game.
    # What a player prints must not get among the answers.
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        os.write(out, READY)
    except BrokenPipeError:  # The server was gone before this process had read what it needs.
        return
    for line in sys.stdin.buffer:
        # The server ends a worker that is too slow; this is for the time after the server's own end.
        signal.setitimer(signal.ITIMER_REAL, 2 * limit)
        data = encode(_try(line)) + b"\n"
        signal.setitimer(signal.ITIMER_REAL, 0)
        os.write(out, data)


def _try(line: bytes) -> Answer:
    try:
        return answer(_decode_job(line))
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        return Answer(fault=f"{type(error).__name__} at {frame.filename}:{frame.lineno}")


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(GIVES_WAY)
    if sys.platform == "linux":
        # Even a player that never comes back from compiled code ends with the server, however that ends.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


if __name__ == "__main__":
    main()
