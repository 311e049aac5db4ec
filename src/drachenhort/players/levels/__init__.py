"""Five levels for every game, from an opponent that a child can beat to the strongest we have."""

from typing import Final

from drachenhort.players import greedy
from drachenhort.players.levels.careless import Careless
from drachenhort.players.levels.skills import Skill, skills_of
from drachenhort.players.plan.plan_player import PlanPlayer
from drachenhort.players.player import Level, Player
from drachenhort.players.policies import policy_for
from drachenhort.players.random import RandomPlayer
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.search_player import SearchPlayer

LEVELS: Final = [
    Level(
        "level-1",
        11,
        {"de": "greift nach dem Nächstbesten und übersieht vieles", "en": "grabs what is nearest and overlooks a lot"},
        {"de": "Schlüpfling", "en": "Hatchling"},
    ),
    Level(
        "level-2",
        12,
        {"de": "spielt vernünftig, denkt aber nur an jetzt", "en": "plays sensibly, but thinks of now only"},
        {"de": "Jungdrache", "en": "Young dragon"},
    ),
    Level(
        "level-3",
        13,
        {"de": "überlegt kurz, was daraus wird", "en": "thinks briefly about what comes of it"},
        {"de": "Wächter", "en": "Guardian"},
    ),
    Level(
        "level-4",
        14,
        {"de": "denkt voraus und rechnet mit euch", "en": "thinks ahead and reckons with you"},
        {"de": "Altdrache", "en": "Old dragon"},
    ),
    Level(
        "level-5",
        15,
        {"de": "denkt gründlich nach und verschenkt nichts", "en": "thinks hard and gives nothing away"},
        {"de": "Drachenfürst", "en": "Dragon lord"},
    ),
]


STRONGEST: Final = LEVELS[-1].name


def player_for(game_id: str, level: Level) -> Player:
    """Every game has all of them: one that brings no player of its own is tried out at random."""
    skill = skills_of(game_id)[LEVELS.index(level)]
    return Careless(level.name, _mind(game_id, level, skill), skill.overlooks)


def _mind(game_id: str, level: Level, skill: Skill) -> Player:
    if skill.playouts:
        return _thinker(game_id, level, skill)
    if skill.plans:
        return PlanPlayer(level.name, policy_for(game_id))
    return greedy.player_for(game_id) or RandomPlayer()


def longest_thought(game_id: str, name: str) -> float:
    """Seconds that a level may think about one decision; 0 for whoever decides at once."""
    for skill, level in zip(skills_of(game_id), LEVELS, strict=True):
        if level.name == name and skill.playouts:
            return skill.seconds
    return 0.0


def adviser_for(game_id: str) -> SearchPlayer:
    """Who tells how good each action is: the strongest level, as it thinks itself."""
    return _thinker(game_id, LEVELS[-1], skills_of(game_id)[-1])


def _thinker(game_id: str, level: Level, skill: Skill) -> SearchPlayer:
    return SearchPlayer(level.name, policy_for(game_id), Budget(skill.playouts, skill.seconds))
