"""8 What a table of Drachenfaust may choose."""

from typing import Final, final

from drachenhort.core import options
from drachenhort.core.options import FileField, Flag, Number, Spec, Value
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfaust.cards import CUSTOM, NAMES
from drachenhort.games.drachenfaust.custom import (
    Creature,
    creature_word,
    random_creature,
    read_creature_word,
    read_creatures,
)
from drachenhort.games.drachenfaust.data import (
    BLANK_CARDS,
    EXTRA_PILE,
    EXTRAS,
    EXTRAS_TAVERN,
    POINTS,
    START_FAIRY,
    START_FAIRY_TAVERN,
)


@final
class Creatures(FileField):
    """6.21 Own creatures, each as the one word that `creature_word` writes."""

    def allowed(self) -> str:
        return f"none, or @FILE with up to {BLANK_CARDS} creatures; `drachenhort creature check FILE` says what is wrong"

    def read(self, value: Json) -> Value | None:
        if isinstance(value, str):
            value = [] if value == "none" else list[Json](value.split(","))
        if not isinstance(value, list) or len(value) > BLANK_CARDS:
            return None
        words: list[str] = []
        for word in value:
            if not isinstance(word, str) or read_creature_word(word) is None:
                return None
            words.append(word)
        return words

    def from_text(self, text: str) -> list[str]:
        return [creature_word(creature) for creature in read_creatures(text)]

    def some(self, rng: Rng) -> Value:
        return [creature_word(random_creature(rng)) for _ in range(rng.below(BLANK_CARDS + 1))]


SIMULATED_ROUNDS: Final = 500  # 8 The limit of rounds for random play, which nothing printed bounds.

SPEC: Final = Spec(
    [
        Flag("tavern", False, "8"),
        Number("extras", EXTRAS, 0, 3, "8"),
        Number("fairy_gold", START_FAIRY, 1, 10, "8"),
        Flag("open_coins", False, "8"),
        Number("points", POINTS, 1, 6, "7.1"),
        Creatures("creatures", [], "6.21"),
        Number("round_limit", 0, 0, 100_000, "8"),
    ],
    {"round_limit": SIMULATED_ROUNDS},
)


@final
class Options(options.Options):
    """The options as typed attributes. `tavern` gives the other two their tavern values where nothing else is said."""

    def __init__(self, values: dict[str, Json]) -> None:
        is_tavern = values.get("tavern") in (True, "on")
        preset: dict[str, Json] = {"extras": EXTRAS_TAVERN, "fairy_gold": START_FAIRY_TAVERN} if is_tavern else {}
        super().__init__(SPEC, {**preset, **values})
        self.extras: Final = self.number("extras")
        self.fairy_gold: Final = self.number("fairy_gold")
        self.open_coins: Final = self.flag("open_coins")
        self.points: Final = self.number("points")
        self.creatures: Final = _creatures(self.chosen("creatures"))
        self.round_limit: Final = self.number("round_limit")
        self.extra_pile: Final = EXTRA_PILE + [CUSTOM + number for number in range(len(self.creatures))]

    def card_names(self) -> list[str]:
        """The notation of every kind of card that takes part."""
        return NAMES[: CUSTOM + len(self.creatures)]


def _creatures(words: list[str]) -> list[Creature]:
    out: list[Creature] = []
    for word in words:
        creature = read_creature_word(word)
        assert creature is not None, f"{word} was checked before"
        out.append(creature)
    return out
