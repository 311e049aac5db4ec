"""A small network over the features of a position: which action, and who wins. NumPy is all it takes.

The rows of the features that are there are added up, two layers follow. Then every action has a score, of which only those
of legal ones are worked out, and two numbers say how the reader stands: the chance to win and the lead in points.
"""

import json
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias, cast, final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

import numpy as np
import numpy.typing as npt

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.plain import Json

Floats: TypeAlias = npt.NDArray[np.float32]
Arrays: TypeAlias = dict[str, Floats]

LAYERS: Final = (
    "features",
    "features_bias",
    "hidden",
    "hidden_bias",
    "actions",
    "actions_bias",
    "standing",
    "standing_bias",
)
ABOUT: Final = "about"
"""The entry of a file that says in JSON what it is."""


class WeightsError(DrachenhortError):
    """A file of weights that cannot be used."""


@final
class Network:
    """The arrays, and what follows from them."""

    def __init__(self, arrays: Arrays) -> None:
        self.arrays: Final = arrays
        self._features: Final = arrays["features"]
        self._features_bias: Final = arrays["features_bias"]
        self._hidden: Final = arrays["hidden"]
        self._hidden_bias: Final = arrays["hidden_bias"]
        self._actions: Final = arrays["actions"]
        self._actions_bias: Final = arrays["actions_bias"]
        self._standing: Final = arrays["standing"]
        self._standing_bias: Final = arrays["standing_bias"]

    def thought(self, active: list[int]) -> Floats:
        """The last layer for one position."""
        first: Floats = self._features.take(active, axis=0).sum(axis=0)
        return self._after(first)

    def thoughts(self, present: Floats) -> Floats:
        """The last layer for many positions, each a row with a one for every feature that is there."""
        return self._after(present @ self._features)

    def _after(self, first: Floats) -> Floats:
        first = np.maximum(first + self._features_bias, 0)
        last: Floats = np.maximum(first @ self._hidden + self._hidden_bias, 0)
        return last

    def chances(self, thought: Floats, actions: list[int]) -> list[float]:
        """How likely each of these actions is; together they make 1."""
        scores = self._actions.take(actions, axis=0) @ thought + self._actions_bias.take(actions)
        parts = np.exp(scores - scores.max())
        chances: list[float] = (parts / parts.sum()).tolist()
        return chances

    def all_scores(self, thoughts: Floats) -> Floats:
        """Of every action, a row for each position."""
        return thoughts @ self._actions.T + self._actions_bias

    def standing(self, thought: Floats) -> Floats:
        """How the reader stands: the chance to win, and the lead in points from -1 to 1."""
        both: Floats = thought @ self._standing.T + self._standing_bias
        win = 1 / (1 + np.exp(-both[..., 0]))
        return np.stack([win, np.tanh(both[..., 1])], axis=-1).astype(np.float32)


@final
class Weights:
    """A network and what it was trained for."""

    def __init__(self, network: Network, about: dict[str, Json]) -> None:
        self.network: Final = network
        self.about: Final = about

    @property
    def game_id(self) -> str:
        return str(self.about["game"])

    @property
    def version(self) -> str:
        """Of the features."""
        return str(self.about["features"])

    @property
    def seats(self) -> list[int]:
        return cast("list[int]", self.about["seats"])

    @property
    def options(self) -> list[dict[str, Json]]:
        """Each of the ways to play."""
        return cast("list[dict[str, Json]]", self.about["options"])


def write_weights(path: Path, arrays: Arrays, about: dict[str, Json]) -> None:
    """In half precision, which is as good at play."""
    arrays_and_text: dict[str, npt.NDArray[np.generic]] = {name: arrays[name].astype(np.float16) for name in LAYERS}
    arrays_and_text[ABOUT] = np.frombuffer(json.dumps(about, sort_keys=True).encode(), dtype=np.uint8)
    write_arrays(path, arrays_and_text)


def write_arrays(path: Path, arrays: "dict[str, npt.NDArray[np.generic]]") -> None:
    """As `np.savez_compressed` does; the same arrays give the same file."""
    with ZipFile(path, "w") as file:
        for name, array in arrays.items():
            data = BytesIO()
            np.lib.format.write_array(data, array, allow_pickle=False)
            file.writestr(ZipInfo(f"{name}.npy"), data.getvalue(), ZIP_DEFLATED)


def read_weights(path: Path) -> Weights:
    """What `write_weights` wrote."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = cast("dict[str, Json]", json.loads(file[ABOUT].tobytes()))
            arrays = {name: file[name].astype(np.float32) for name in LAYERS}
            return Weights(Network(arrays), about)
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise WeightsError(f"{path} holds no weights: {error}; `drachenhort train` writes such files") from None
