"""Our games as environments of PettingZoo: `env` asks one seat after the other, `parallel_env` all that decide at once.

    from drachenhort.adapters import pettingzoo
    env = pettingzoo.env("drachenfaust", seats=4)

An observation is `{"observation": bytes of 0 and 1, "action_mask": the same for actions}`; `env.names` and `env.actions`
say what each of them means. The reward comes at the end: each winner's share of the victory.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from drachenhort.adapters.setup import BadSetup, Deals, Setup, WhenIllegal, check_when_illegal
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.players.observation import whole_encoder_for

Seen: TypeAlias = dict[str, NDArray[np.uint8] | NDArray[np.int8]]
VERSION: Final = 1
"""Raised when the same seed and actions lead elsewhere for a reason other than the rules or the encoding."""


class _Table:
    """What both kinds of environment have."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Json] | None,
        render_mode: str | None,
        illegal: WhenIllegal,
    ) -> None:
        check_when_illegal(illegal)
        if render_mode not in (None, "ansi"):
            raise BadSetup(f"render_mode={render_mode!r}: it can be 'ansi', which is text, or None")
        self.setup: Final = Setup(game, seats, options)
        self.render_mode: Final = render_mode
        self.metadata: Final = {"name": f"{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.names: Final = self.setup.encoder.names
        self.actions: Final = self.setup.encoder.actions
        self.possible_agents: Final = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self._illegal: Final = illegal
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        width, actions = self.setup.width, self.setup.actions
        self._observation_spaces: Final = {
            agent: Dict({"observation": Box(0, 1, (width,), np.uint8), "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }
        self._action_spaces: Final = {agent: Discrete(actions) for agent in self.possible_agents}
        self._deals: Final = Deals()
        self._chance = Rng.from_seed("")
        self._table: State | None = None
        whole = whole_encoder_for(game)
        self._whole: Final = whole
        self.state_space: Final = Box(0, 1, (len(whole.names),), np.uint8)

    @property
    def table(self) -> State:
        """The whole position, hidden things included."""
        if self._table is None:
            raise BadSetup("reset() comes before everything else")
        return self._table

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        seen, legal = self.setup.observed(self._table or self.table, self._seats[agent])
        return {"observation": seen, "action_mask": legal}

    def state(self) -> NDArray[np.uint8]:
        """Everything there is, hidden things too, as `whole_encoder_for` names it: for critics, never for players."""
        out = np.empty(len(self._whole.names), np.uint8)
        self._whole.fill(self.table, 0, out.data)
        return out

    def render(self) -> str | None:
        """The table in words, as the seat sees it that decides next."""
        if self.render_mode is None:
            return None
        decision = self.table.decision
        return self.setup.shown(self.table, None if decision is None else decision.seat)

    def close(self) -> None:
        """There is nothing to give back."""

    def _deal(self, seed: int | None) -> State:
        name = self._deals.next(seed)
        self._chance = Rng.from_seed(f"{name}/illegal")
        self._table = self.setup.deal(name)
        self.agents = self.possible_agents[:]
        return self._table

    def _play(self, table: State, seat: int, action: int) -> dict[str, str]:
        """Plays, and tells what the agent should know about it."""
        if self._illegal == "raise":
            self.setup.play(table, seat, action)
            return {}
        refusal = self.setup.play_anyhow(table, seat, action, self._chance)
        return {"illegal": refusal} if refusal else {}


class TableEnv(_Table, AECEnv):  # type: ignore[misc]
    """One seat decides after the other. Those that decide at the same time are asked in turn: none learns what the others
    chose before all have chosen."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals. The same seed gives the same game; without one the next game of the last seed is dealt."""
        table = self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        assert table.decision is not None, "a game begins with a decision"
        self.agent_selection = self.possible_agents[table.decision.seat]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, str]]:
        """As everywhere, without the way round by `observe`: learners ask for it at every turn. What was seen is a
        `Seen`, or None if nobody wants to see it."""
        agent = self.agent_selection
        seen: Seen | None = None
        if observe:
            row, legal = self.setup.observed(self._table or self.table, self._seats[agent])
            seen = {"observation": row, "action_mask": legal}
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: int | None) -> None:
        """Plays for the seat that is asked; None for one whose game is over."""
        table, agent = self._table or self.table, self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadSetup(f"{agent} has to act; None is for seats whose game is over")
        if self._illegal == "raise":  # As in `_play`, without the way there.
            self.setup.play(table, self._seats[agent], int(action))
            self.infos[agent] = {}
        else:
            self.infos[agent] = self._play(table, self._seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        decision = table.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        self.rewards = dict(zip(self.agents, self.setup.returns(table), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


class ParallelTableEnv(_Table, ParallelEnv):  # type: ignore[misc]
    """All seats say something at each step, and those that are asked are heard. `max_cycles` cuts a game off after so many
    steps. A seat that is not asked has an empty mask and may say anything, or nothing."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Json] | None,
        render_mode: str | None,
        illegal: WhenIllegal,
        max_cycles: int | None,
    ) -> None:
        super().__init__(game, seats, options, render_mode, illegal)
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup(f"max_cycles={max_cycles}: at least 1, or None for whole games")
        self._max_cycles: Final = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, str]]]:
        self._deal(seed)
        self._cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int | None]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, str]]]:
        """Plays for all who are asked. Whoever is asked anew by that is asked at the next step."""
        table, agents = self.table, self.agents
        infos: dict[str, dict[str, str]] = {agent: {} for agent in agents}
        asked = [self.possible_agents[decision.seat] for decision in table.pending]
        chosen = {agent: action for agent in asked if (action := actions.get(agent)) is not None}
        if len(chosen) < len(asked):
            raise BadSetup(f"{', '.join(agent for agent in asked if agent not in chosen)} has to act at this step")
        before = None if self._illegal == "random" else table.copy()
        try:
            for agent, action in chosen.items():
                # What the earlier ones chose may have ended what the others were asked for.
                if table.decision_of(self._seats[agent]) is not None:
                    infos[agent] = self._play(table, self._seats[agent], int(action))
        except ValueError:
            self._table = before
            raise
        self._cycles += 1
        is_over = table.decision is None
        is_cut = not is_over and self._cycles == self._max_cycles
        out = (
            {agent: self.observe(agent) for agent in agents},
            dict(zip(agents, self.setup.returns(table), strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )
        if is_over or is_cut:
            self.agents = []
        return out


def env(
    game: str,
    seats: int | None = None,
    options: dict[str, Json] | None = None,
    render_mode: str | None = None,
    illegal: WhenIllegal = "raise",
) -> TableEnv:
    """One seat after the other. Any number of seats and any options of the game; `drachenhort games` lists them."""
    return TableEnv(game, seats, options, render_mode, illegal)


def parallel_env(
    game: str,
    seats: int | None = None,
    options: dict[str, Json] | None = None,
    render_mode: str | None = None,
    illegal: WhenIllegal = "raise",
    max_cycles: int | None = None,
) -> ParallelTableEnv:
    """All seats at once."""
    return ParallelTableEnv(game, seats, options, render_mode, illegal, max_cycles)
