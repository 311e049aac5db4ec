"""Position texts with one thing wrong: every word of every line replaced, left out or doubled, every line left out.

Each is refused with its line and what would be right, or it is another position, which is written as it was read.
"""

from collections.abc import Iterator

from drachenhort.core.errors import PositionError
from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.games import find
from tests.wide.evenings import looks
from tests.wide.examples import Examples

WRONG = ["x", "-1", "0", "1", "2", "99", "none", "on"]
TRIED = 1500
"""So many texts are read."""


def misprints(game_id: str) -> str:
    game = find(game_id)
    examples, rng = Examples(), Rng.from_seed("misprints")
    positions = _positions(game)
    every = sum(len(list(_misprints(text))) for text in positions) // TRIED + 1
    for text in positions:
        for key, wrong in _misprints(text):
            if rng.below(every) == 0:
                _read(game, key, wrong, examples)
    return examples.text()


def _positions(game: Game) -> list[str]:
    """One for each kind of decision, each with the steps that are under way."""
    found: dict[str, str] = {}
    for look in looks(game):
        text = look.state.text()
        kinds = [str(decision.kind) for decision in look.state.pending]
        steps = [line.partition("=")[0] for line in text.splitlines() if line.startswith("step")]
        found.setdefault(" ".join(kinds + steps), text)
    return list(found.values())


def _misprints(text: str) -> Iterator[tuple[str, str]]:
    """The key of the line, and the whole text with one thing wrong in it."""
    lines = text.splitlines()
    for place, line in enumerate(lines):
        content = line.partition("#")[0]
        key, _, rest = content.partition(":")
        words = rest.split()
        if not content.strip() or key in ("position", "rng"):
            continue
        before, after = lines[:place], lines[place + 1 :]
        yield key, "\n".join(before + after)
        for number, word in enumerate(words):
            for wrong in _wrong_words(word):
                changed = [*words[:number], *wrong, *words[number + 1 :]]
                yield key, "\n".join([*before, f"{key}: {' '.join(changed)}", *after])


def _wrong_words(word: str) -> list[list[str]]:
    name, equals, value = word.partition("=")
    others = [[f"{name}={other}"] if equals else [other] for other in WRONG if other != value]
    return [[], [word, word], *others]


def _read(game: Game, key: str, text: str, examples: Examples) -> None:
    try:
        state = game.load(text)
    except PositionError as error:
        examples.note(" ".join(word for word in key.split() if not word.isdigit()), str(error))
        return
    examples.note("read all the same", f"{key}: {state.digest()}", "")
