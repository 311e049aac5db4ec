"""What a seat sees as numbers, for those that learn: one encoder for all games, made from what each room declares."""

from drachenhort.games import find
from drachenhort.players.observation.encoder import Encoder

_encoders: dict[str, Encoder] = {}


def encoder_for(game_id: str) -> Encoder:
    """Made once for each game."""
    if game_id not in _encoders:
        _encoders[game_id] = Encoder(find(game_id))
    return _encoders[game_id]
