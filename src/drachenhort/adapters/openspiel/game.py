"""Our games and states in OpenSpiel's words.

The package has no type information, so its classes are unknown to mypy; everything that can be done without it is in
`table.py`.
"""

from collections.abc import Sequence
from typing import Final, cast

import pyspiel

from drachenhort.adapters.openspiel.observer import DragonObserver
from drachenhort.adapters.openspiel.table import DRAWS, OUTCOMES, Table
from drachenhort.adapters.setup import BadSetup, Pays, Setup, usual_seats
from drachenhort.core.game import Game
from drachenhort.core.options import Field, Flag, Number, show
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.games.files import is_ours

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
LONGEST: Final = 100_000
"""OpenSpiel wants a bound for the moves of a game; the options set the real one."""
MOST_DEALS: Final = 1_000_000
PLAYERS: Final = "players"
DEALS: Final = "deals"
SEEDS: Final = "seeds"
RETURNS: Final = "returns"
PARAMETERS: Final = (PLAYERS, DEALS, SEEDS, RETURNS)
HIGHEST: Final = 1_000_000.0
"""OpenSpiel wants a bound for scores too."""


def register_all() -> list[str]:
    """Makes all games known to OpenSpiel, by names that tell who wrote them."""
    names: list[str] = []
    for game in all_games():
        kind = kind_of(game)
        names.append(kind.short_name)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, _class_of(game.id))
    return names


def name_of(game: Game) -> str:
    """`python_` and its id. OpenSpiel brings games itself that are called like those of other packages."""
    return f"{'python' if is_ours(game.id) else 'drachenhort'}_{game.id}"


def _class_of(game_id: str) -> type["DragonGame"]:
    """OpenSpiel lets go of what makes its games when Python has ended. A class outlives that, a function would not."""

    class Registered(DragonGame):
        def __init__(self, params: dict[str, bool | int | str] | None = None) -> None:
            super().__init__(game_id, params)

    return Registered


def load(
    game_id: str,
    seats: int | None = None,
    options: dict[str, Json] | None = None,
    deals: int = 0,
    seeds: Sequence[str] = (),
    returns: Pays = "shares",
) -> "DragonGame":
    """`pyspiel.load_game` with options as everywhere else. Those that are not given are as in simulations."""
    game = find(game_id)
    values = game.simulation_options(options or {}).to_json()
    params = {field.name: parameter(field, values[field.name]) for field in game.spec.fields}
    count = usual_seats(game.min_seats, game.max_seats) if seats is None else seats
    loaded = pyspiel.load_game(
        name_of(game), {PLAYERS: count, DEALS: deals, SEEDS: " ".join(seeds), RETURNS: returns, **params}
    )
    assert isinstance(loaded, DragonGame), f"{name_of(game)} is somebody else's"
    return loaded


def kind_of(game: Game) -> "pyspiel.GameType":
    usual = game.simulation_options({})
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            PLAYERS: usual_seats(game.min_seats, game.max_seats),
            DEALS: 0,
            SEEDS: "",
            RETURNS: "shares",
            **{field.name: parameter(field, usual.to_json()[field.name]) for field in game.spec.fields},
        },
    )


def parameter(field: Field, value: Json) -> bool | int | str:
    """An option as OpenSpiel can have it. Lists have spaces, since commas part its parameters."""
    if isinstance(field, Flag):
        return value is True
    if isinstance(field, Number):
        assert isinstance(value, int)
        return value
    return show(value).replace(",", " ")


def option(field: Field, value: bool | int | str) -> Json:
    """The way back."""
    return value.replace(" ", ",") if isinstance(value, str) else value


class DragonGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at one number of seats, with its options."""

    def __init__(self, game_id: str, params: dict[str, bool | int | str] | None = None) -> None:
        game = find(game_id)
        kind = kind_of(game)
        given = {**kind.parameter_specification, **(params or {})}
        options = {field.name: option(field, given[field.name]) for field in game.spec.fields}
        self.setup: Final = Setup(game_id, int(given[PLAYERS]), options, cast(Pays, given[RETURNS]))
        self.seeds: Final = tuple(str(given[SEEDS]).split())
        self.deals: Final = len(self.seeds) or int(given[DEALS])
        if not 0 <= self.deals <= MOST_DEALS:
            raise BadSetup(f"deals={self.deals}: it can be a number up to {MOST_DEALS}, or 0 for all deals")
        if any(sign in "".join(self.seeds) for sign in ",()="):
            raise BadSetup(f"seeds={' '.join(self.seeds)}: seeds are words with spaces between, without , ( ) and =")
        self.rng: Final = Rng.from_seed("samples")
        """For `resample_from_infostate`; OpenSpiel's own sampler has no seed that can be chosen."""
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.actions,
            max_chance_outcomes=self.deals or OUTCOMES,
            num_players=self.setup.seats,
            min_utility=-HIGHEST if self.setup.pays == "scores" else 0.0,
            max_utility=HIGHEST if self.setup.pays == "scores" else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "DragonState":
        """Before the deal: OpenSpiel begins with this whenever it copies a state, so it must cost little."""
        return DragonState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.deals else DRAWS

    def make_py_observer(self, kind: object = None, params: dict[str, str] | None = None) -> DragonObserver:
        """What of a state somebody is shown, as numbers and as text."""
        if params:
            raise BadSetup(f"observers have no parameters, so none like {', '.join(params)}")
        return DragonObserver(self.setup, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def at(self, state: State) -> "DragonState":
        """OpenSpiel's side of a table of ours, with a copy of it; what was before it is not remembered."""
        out = DragonState(self)
        out.table.begin(state.copy())
        return out


class DragonState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's words. `table` is its only attribute, since copying takes every attribute along."""

    def __init__(self, game: DragonGame) -> None:
        super().__init__(game)
        self.table = Table(game.setup, game.deals, game.seeds)

    def current_player(self) -> int:
        state = self.table.state
        if state is None:
            return CHANCE
        decision = state.decision
        return TERMINAL if decision is None else decision.seat

    def is_chance_node(self) -> bool:
        return self.table.state is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """For callers in Python: the way through C++ comes back here five times."""
        table = self.table
        state = table.state
        if state is None:
            return list(range(table.outcomes))
        return table.setup.encoder.legal(state) if player is None else table.legal(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.table.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.state is None:
            table.draw(action)
        else:
            table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """As people write it: `play 7 7`."""
        if player < 0:
            return f"draw {action}"
        setup = self.table.setup
        return setup.game.notation(setup.codes[player][action])

    def _action_to_struct(self, player: int, action: int) -> dict[str, Json]:
        """As programs read it: `{"do": "play", "kind": "7", "times": 2}`."""
        setup = self.table.setup
        return {"draw": action} if player < 0 else setup.game.action_json(setup.codes[player][action])

    def is_terminal(self) -> bool:
        return self.table.state is not None and self.table.state.decision is None

    def returns(self) -> list[float]:
        return self.table.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.table.remembered_by(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.table.seen_by(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, _sampler: object) -> "DragonState":
        """What the player cannot know is dealt anew. The new state has no history of its own."""
        game = self.get_game()
        out = DragonState(game)
        out.table = self.table.sampled_for(player, game.rng)
        return out

    def __str__(self) -> str:
        """The whole position, hidden things included."""
        table = self.table
        return f"drawn {table.drawn}" if table.state is None else table.state.text()
