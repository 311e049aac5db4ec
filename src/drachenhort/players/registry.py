"""Which players there are for which game."""

from drachenhort.core.errors import DrachenhortError
from drachenhort.games import find
from drachenhort.players.greedy.drachenfaust import GreedyDrachenfaust
from drachenhort.players.greedy.drachenfels import GreedyDrachenfels
from drachenhort.players.greedy.drachenhueter import GreedyDrachenhueter
from drachenhort.players.greedy.drachensachen import GreedyDrachensachen
from drachenhort.players.greedy.schutt_und_asche import GreedySchuttUndAsche
from drachenhort.players.player import Player
from drachenhort.players.random import RandomPlayer


class UnknownPlayer(DrachenhortError):
    """A name that no player of this game has."""


def _players(game_id: str) -> list[Player]:
    players: list[Player] = [RandomPlayer()]
    match find(game_id).id:
        case "drachenhueter":
            players.append(GreedyDrachenhueter())
        case "drachensachen":
            players.append(GreedyDrachensachen())
        case "drachenfaust":
            players.append(GreedyDrachenfaust())
        case "drachenfels":
            players.append(GreedyDrachenfels())
        case "schutt_und_asche":
            players.append(GreedySchuttUndAsche())
        case _:
            pass
    return players


def player_names(game_id: str) -> list[str]:
    """The players of a game, the weakest first."""
    return [player.name for player in _players(game_id)]


def make_player(game_id: str, name: str) -> Player:
    """The player with this name."""
    for player in _players(game_id):
        if player.name == name:
            return player
    raise UnknownPlayer(f"there is no player '{name}' for {game_id}; there are {', '.join(player_names(game_id))}")
