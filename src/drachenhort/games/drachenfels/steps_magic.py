"""5 The five magic cards. Each is a step above the turn and leaves it to the turn how to go on."""

from typing import final

from drachenhort.core.native import i64
from drachenhort.core.step import Step
from drachenhort.games.drachenfels import decisions
from drachenhort.games.drachenfels.actions import BUILD, CLOUD, DRAGON, LIFT, RAZE, REBUILD, SET, SHIFT, SWAP
from drachenhort.games.drachenfels.cards import BRIDGE, RAINBOW, TELETRANSFER
from drachenhort.games.drachenfels.cards import DRAGON as DRAGON_CARD
from drachenhort.games.drachenfels.fields import CASTLE, PAIRS, SITES, is_rock_castle
from drachenhort.games.drachenfels.legal import decide, decide_dragon_place
from drachenhort.games.drachenfels.moves import (
    build_bridge,
    cloud_knight,
    give_armour,
    lift_rainbow,
    look,
    move_dragon,
    raze_bridge,
    rebuild_bridge,
    set_rainbow,
    shift_rainbow,
    swap_knights,
)
from drachenhort.games.drachenfels.scoring import end_found
from drachenhort.games.drachenfels.state import State


def magic_step(kind: i64) -> Step[State]:
    """The procedure of a magic card."""
    if kind == RAINBOW:
        return Rainbow()
    if kind == BRIDGE:
        return Bridge()
    if kind == DRAGON_CARD:
        return PickDragon()
    if kind == TELETRANSFER:
        return Teletransfer()
    return PickClouded()


@final
class Rainbow(Step[State]):
    """5.1 Set a rainbow, lift one or shift one."""

    def run(self, state: State) -> None:
        state.decision = decide(state, state.on_turn, decisions.RAINBOW)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.pop()
        if action >= SHIFT:
            shift_rainbow(state, seat, (action - SHIFT) // PAIRS, (action - SHIFT) % PAIRS)
        elif action >= LIFT:
            lift_rainbow(state, seat, action - LIFT)
        else:
            set_rainbow(state, seat, action - SET)


@final
class Bridge(Step[State]):
    """5.2 Build a bridge, raze one or rebuild one elsewhere."""

    def run(self, state: State) -> None:
        state.decision = decide(state, state.on_turn, decisions.BRIDGE)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.pop()
        if action >= REBUILD:
            rebuild_bridge(state, seat, (action - REBUILD) // SITES, (action - REBUILD) % SITES)
        elif action >= RAZE:
            raze_bridge(state, seat, action - RAZE)
        else:
            build_bridge(state, seat, action - BUILD)


@final
class PickDragon(Step[State]):
    """5.3 Any dragon ..."""

    def run(self, state: State) -> None:
        state.decision = decide(state, state.on_turn, decisions.DRAGON)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.replace(PlaceDragon(action - DRAGON))


@final
class PlaceDragon(Step[State]):
    """5.3 ... to another field."""

    def __init__(self, field: i64) -> None:
        self.field: i64 = field

    def run(self, state: State) -> None:
        state.decision = decide_dragon_place(state, state.on_turn)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.pop()
        move_dragon(state, seat, self.field, action)


@final
class Teletransfer(Step[State]):
    """5.4 Two knights change places, and both arrivals count, the caster's first."""

    def run(self, state: State) -> None:
        state.decision = decide(state, state.on_turn, decisions.TELETRANSFER)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.pop()
        other = action - SWAP
        swap_knights(state, seat, other)
        if not arrive_at_castle(state, seat):
            arrive_at_castle(state, other)


def arrive_at_castle(state: State, seat: i64) -> bool:
    """7.1, 8.1-8.4 What a castle brings to a knight that arrives there; whether that has ended the game."""
    field = state.places[seat].field
    if field == CASTLE:
        give_armour(state, seat)
    elif is_rock_castle(field) and look(state, seat):
        end_found(state, seat)
        return True
    return False


@final
class PickClouded(Step[State]):
    """5.5 Any other knight ..."""

    def run(self, state: State) -> None:
        state.decision = decide(state, state.on_turn, decisions.CLOUD)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.replace(CloudHome(action - CLOUD))


@final
class CloudHome(Step[State]):
    """5.5 ... onto a start without a knight."""

    def __init__(self, knight: i64) -> None:
        self.knight: i64 = knight

    def run(self, state: State) -> None:
        state.decision = decide(state, state.on_turn, decisions.HOME)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.pop()
        cloud_knight(state, seat, self.knight, action)
