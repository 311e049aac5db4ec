"""What a seat sees as numbers, for those that learn: one encoder for all games, made from what each room declares."""

from importlib import import_module
from importlib.util import find_spec

from drachenhort.games import find
from drachenhort.games.files import room_of
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.whole_encoder import WholeEncoder

_encoders: dict[str, Encoder] = {}
_whole: dict[str, WholeEncoder] = {}


def encoder_for(game_id: str) -> Encoder:
    """Made once for each game. Where there is a module in `rows/` with the game's id, or `rows.py` in the room of another
    package, it makes rows quickly."""
    if game_id not in _encoders:
        encoder = Encoder(find(game_id))
        for name in (f"{__name__}.rows.{game_id}", f"{room_of(game_id)}.rows"):
            if find_spec(name) is not None:
                encoder.use(import_module(name).rows_for(encoder))
                break
        _encoders[game_id] = encoder
    return _encoders[game_id]


def whole_encoder_for(game_id: str) -> WholeEncoder:
    """Of the whole position, hidden things included: for critics in training, never for who plays.

    What no seat knows is told by a module in `whole/` with the game's id, or `whole.py` in the room of another package.
    Without one it is what all seats see.
    """
    if game_id not in _whole:
        encoder = encoder_for(game_id)
        names = [f"{__name__}.whole.{game_id}", f"{room_of(game_id)}.whole"]
        modules = [import_module(name) for name in names if find_spec(name) is not None]
        _whole[game_id] = WholeEncoder(find(game_id), encoder, modules[0] if modules else None)
    return _whole[game_id]
