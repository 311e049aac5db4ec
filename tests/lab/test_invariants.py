"""Every check of the fuzz run must be able to fail."""

from typing import cast

import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.games import find
from drachenhort.lab import invariants
from drachenhort.lab.invariants import CHECKS, Broken, Check


class Slate:
    """Stands in for a game, a state and a view, and does everything wrong that a check looks for."""

    seats = 2
    action_codes = (7,)

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.decision = Decision(0, 0, 1, 0, [])

    def text(self) -> str:
        return " ".join(self.words)

    def load(self, text: str) -> "Slate":
        return Slate([text, "and more"])

    def copy(self) -> "Slate":
        return Slate(self.words)

    def decision_of(self, seat: int) -> Decision | None:
        return self.decision

    def apply(self, seat: int, action: int) -> None:
        self.words.append("accepted")

    def view(self, seat: int) -> "Slate":
        return Slate([*self.words, "seen"])

    def sample(self, rng: Rng) -> "Slate":
        return self

    def to_json(self) -> dict[str, Json]:
        return {"words": list[Json](self.words)}


def scribble(slate: Slate, rng: Rng) -> None:
    slate.words.append("moved")


@pytest.mark.parametrize(
    ("check", "says"),
    [
        (invariants.text_round_trips, "does not load to the same"),
        (invariants.samples_fit_views, "another view"),
        (invariants.copies_are_independent, "changes the original"),
        (invariants.illegal_actions_change_nothing, "is accepted"),
    ],
)
def test_a_broken_game_is_noticed(check: Check, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "random_move", scribble)
    monkeypatch.setattr(Slate, "action_codes", [7])
    slate = Slate(["blank"])
    with pytest.raises(Broken, match=says):
        check(cast(Game, slate), cast(State, slate), Rng.from_seed("s"))


@pytest.mark.parametrize("place", [0, 1, WATCHER])
def test_a_sample_that_misleads_one_place_alone_is_noticed(place: int) -> None:
    class Misleading(Slate):
        def view(self, seat: int) -> Slate:
            return Misleading([*self.words, "seen"]) if seat == place else self

    slate = Misleading(["blank"])
    with pytest.raises(Broken, match=f"the view from place {place} "):
        invariants.samples_fit_views(cast(Game, slate), cast(State, slate), Rng.from_seed("s"))


def test_options_that_do_not_round_trip_are_noticed() -> None:
    class Forgetful(Slate):
        def options(self, values: dict[str, Json]) -> Slate:
            return Slate([])

    with pytest.raises(Broken, match="round-trip"):
        invariants.check_options(cast(Game, Forgetful([])), {"words": ["something"]})


def test_every_check_is_tried_above() -> None:
    assert len(CHECKS) == 4


@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_game_passes(check: Check) -> None:
    game = find("drachensachen")
    rng = Rng.from_seed("s")
    state = game.new(4, game.options({"skills": "all"}), "s")
    before = state.text()
    for _ in range(20):
        check(game, state, rng)
    assert state.text() == before
