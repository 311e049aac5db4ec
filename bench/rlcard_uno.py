"""RLCard's uno, driven through `env.step`. No type information there either, so Protocols again."""

import importlib
from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol, TypedDict, cast


class UnoState(TypedDict):
    legal_actions: Mapping[int, None]


class UnoEnv(Protocol):
    def reset(self) -> tuple[UnoState, int]: ...
    def step(self, _action: int, /) -> tuple[UnoState, int]: ...
    def is_over(self) -> bool: ...


class Rlcard(Protocol):
    make: Callable[[str, dict[str, int]], UnoEnv]


def uno() -> Callable[[], float]:
    """Whole games for two, the only number it has. The legal actions come with every state that `step` returns.

    Its own `env.run` with its random agents takes twice as long, so the loop is ours.
    """
    env = cast(Rlcard, importlib.import_module("rlcard")).make("uno", {"seed": 7})
    random = Random(8).random

    def play() -> float:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play
