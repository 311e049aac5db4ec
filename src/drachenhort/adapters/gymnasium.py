"""Our games as environments of Gymnasium: one seat learns, players of the program have the others.

    import gymnasium
    import drachenhort.adapters.gymnasium
    env = gymnasium.make("drachenhort/drachenfaust-level-2-v1", seats=4)

An observation is bytes of 0 and 1, which `env.unwrapped.names` explains. What is legal is in `info["action_mask"]` and
comes from `env.unwrapped.action_masks()`. The reward comes at the end: our share of the victory.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from drachenhort.adapters.setup import BadSetup, Setup, WhenIllegal, check_when_illegal
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.players.registry import USUAL, levels_of, make_player

Seen: TypeAlias = NDArray[np.uint8]
Info: TypeAlias = dict[str, Any]
VERSION: Final = 1


class SeatEnv(gymnasium.Env[Seen, int]):
    """One seat of a table.

    `opponents` is the name of a player for all other seats, or one for each of them clockwise from ours. Without `seat` we
    sit anywhere, anew in every game. With `illegal="random"` a legal action is played in place of one that is not, and
    `info["illegal"]` says why: for learners without masks. Levels that think may be cut short by the clock, so their games
    are the same again only as far as time allows.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # As Gymnasium has it.

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = USUAL,
        seats: int | None = None,
        seat: int | None = None,
        options: dict[str, Json] | None = None,
        render_mode: str | None = None,
        illegal: WhenIllegal = "random",
    ) -> None:
        check_when_illegal(illegal)
        self.setup: Final = Setup(game, seats, find(game).with_bots(options or {}))
        others = self.setup.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise BadSetup(f"opponents: {len(names)} players for {others} seats; give one for each, or one for all")
        if seat is not None and not 0 <= seat < self.setup.seats:
            raise BadSetup(f"seat={seat}: it can be a number from 0 to {others}, or None for any")
        self.names: Final = self.setup.encoder.names
        self.actions: Final = self.setup.encoder.actions
        self.observation_space = Box(0, 1, (self.setup.width,), np.uint8)
        self.action_space: Discrete[Any] = Discrete(self.setup.actions)
        self.render_mode = render_mode
        self._opponents: Final = [make_player(game, name) for name in names]
        self._given_seat: Final = seat
        self._illegal: Final = illegal
        self._rng = Rng.from_seed("")
        self._table: State | None = None
        self.seat = 0
        """Ours in this game."""

    @property
    def table(self) -> State:
        """The whole position, hidden things included."""
        if self._table is None:
            raise BadSetup("reset() comes before everything else")
        return self._table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Deals, and plays on until we decide. A game that ends before that is not counted."""
        super().reset(seed=seed)
        while True:
            name = self.np_random.bytes(8).hex()
            self._rng = Rng.from_seed(f"{name}/players")
            self._table = self.setup.deal(name)
            self.seat = self._rng.below(self.setup.seats) if self._given_seat is None else self._given_seat
            self._play_on(self._table)
            if self._table.decision is not None:
                return self._seen()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Info]:
        """Plays for us, and for all others until we decide again."""
        table = self.table
        if table.decision is None:
            raise BadSetup("the game is over; reset() deals the next one")
        refusal = ""
        if self._illegal == "raise":
            self.setup.play(table, self.seat, int(action))
        else:
            refusal = self.setup.play_anyhow(table, self.seat, int(action), self._rng)
        self._play_on(table)
        seen, info = self._seen()
        if refusal:
            info["illegal"] = refusal
        return seen, self.setup.returns(table)[self.seat], table.decision is None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, under the name that sb3-contrib asks for."""
        return self.setup.mask(self.table, self.seat).view(np.bool_)

    def render(self) -> str | None:
        """The table in words, as our seat sees it."""
        return self.setup.shown(self.table, self.seat) if self.render_mode == "ansi" else None

    def _play_on(self, table: State) -> None:
        """Until we are asked, or the game is over. Where several decide at once we are asked in turn as well."""
        while (decision := table.decision) is not None and decision.seat != self.seat:
            place = (decision.seat - self.seat - 1) % self.setup.seats
            player = self._opponents[place]
            table.apply(decision.seat, player.choose(table.view(decision.seat), decision, self._rng))

    def _seen(self) -> tuple[Seen, Info]:
        seen, legal = self.setup.observed(self.table, self.seat)
        return seen, {"action_mask": legal, "seat": self.seat}


def environment_id(game: str, opponents: str) -> str:
    return f"drachenhort/{game}-{opponents}-v{VERSION}"


def register_all() -> list[str]:
    """An id for every game and every player that comes with it: `drachenhort/drachenfels-level-3-v1`."""
    ids: list[str] = []
    for game in all_games():
        for level in levels_of(game.id):
            name = environment_id(game.id, level.name)
            ids.append(name)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point=f"{__name__}:SeatEnv",
                    kwargs={"game": game.id, "opponents": level.name},
                    nondeterministic=make_player(game.id, level.name).thinks,
                )
    return ids


IDS: Final = register_all()
"""All that there are."""
