"""What a table of Drachensachen may choose."""

from typing import Final, final

from drachenhort.core import options
from drachenhort.core.options import Choices, Flag, Number, Spec
from drachenhort.core.plain import Json
from drachenhort.games.drachensachen.data import CURSE_IDS, SKILL_IDS, TARGET

SIMULATED_TURNS: Final = 1000  # 3.11 The limit of turns in one game for random play, which nothing printed bounds.

SPEC: Final = Spec(
    [
        Number("target", TARGET, 1, 999, "6.1"),
        Flag("single_game", False, "6.1"),
        Flag("covered_gold", True, "5.1", is_named_always=False),
        Choices("curses", [], CURSE_IDS[1:], "7.1"),
        Choices("skills", [], SKILL_IDS, "8"),
        Flag("blind_answer", False, "9.1"),
        Flag("fives_answer", False, "9.2"),
        Flag("far_protecto", False, "9.3"),
        Number("turn_limit", 0, 0, 1_000_000, "3.11"),
    ],
    {"turn_limit": SIMULATED_TURNS},
)


@final
class Options(options.Options):
    """The options as typed attributes; `curses` and `skills` are the numbers of those that take part."""

    def __init__(self, values: dict[str, Json]) -> None:
        super().__init__(SPEC, values)
        self.target: Final = self.number("target")
        self.single_game: Final = self.flag("single_game")
        self.covered_gold: Final = self.flag("covered_gold")
        self.curses: Final = [CURSE_IDS.index(name) for name in self.chosen("curses")]
        self.skills: Final = [SKILL_IDS.index(name) for name in self.chosen("skills")]
        self.blind_answer: Final = self.flag("blind_answer")
        self.fives_answer: Final = self.flag("fives_answer")
        self.far_protecto: Final = self.flag("far_protecto")
        self.turn_limit: Final = self.number("turn_limit")
