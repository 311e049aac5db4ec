"""Five levels for every game, from an opponent that a child can beat to the strongest we have."""

from typing import Final

from drachenhort.players import greedy, plan
from drachenhort.players.levels.careless import Careless
from drachenhort.players.levels.skills import Skill, skills_of
from drachenhort.players.plan.plan_player import PlanPlayer
from drachenhort.players.player import Level, Player
from drachenhort.players.policies import policy_for
from drachenhort.players.policies.policy import Policy
from drachenhort.players.random import RandomPlayer
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.search_player import SearchPlayer

_SAID: Final = [
    ("Schlüpfling", "greift nach dem Nächstbesten und übersieht vieles"),
    ("Jungdrache", "spielt vernünftig, denkt aber nur an jetzt"),
    ("Wächter", "überlegt kurz, was daraus wird"),
    ("Altdrache", "denkt voraus und rechnet mit euch"),
    ("Drachenfürst", "denkt gründlich nach und verschenkt nichts"),
]
_SAID_IN_ENGLISH: Final = [
    ("Hatchling", "grabs what is nearest and overlooks a lot"),
    ("Young dragon", "plays sensibly, but thinks of now only"),
    ("Guardian", "thinks briefly about what comes of it"),
    ("Old dragon", "thinks ahead and reckons with you"),
    ("Dragon lord", "thinks hard and gives nothing away"),
]
LEVELS: Final = [
    Level(f"level-{number}", 10 + number, {"de": german[1], "en": english[1]}, {"de": german[0], "en": english[0]})
    for number, (german, english) in enumerate(zip(_SAID, _SAID_IN_ENGLISH, strict=True), 1)
]
STRONGEST: Final = LEVELS[-1].name


def player_for(game_id: str, level: Level) -> Player:
    """Every game has all of them: one that brings no player of its own is tried out at random."""
    skill = skills_of(game_id)[LEVELS.index(level)]
    return Careless(level.name, _mind(game_id, level, skill), skill.overlooks)


def _mind(game_id: str, level: Level, skill: Skill) -> Player:
    return _thinker(game_id, level, skill) if skill.playouts else at_once(game_id, skill)


def at_once(game_id: str, skill: Skill) -> Player:
    """Who decides for a level that does not look ahead."""
    if skill.plans:
        return PlanPlayer(plan.LEVEL.name, policy_for(game_id))
    return greedy.player_for(game_id) or RandomPlayer()


def longest_thought(game_id: str, name: str) -> float:
    """Seconds that a level may think about one decision; 0 for whoever decides at once."""
    for skill, level in zip(skills_of(game_id), LEVELS, strict=True):
        if level.name == name and skill.playouts:
            return skill.seconds
    return 0.0


def thinking_for(game_id: str, seconds: float) -> tuple[Policy, Budget]:
    """How the strongest level thinks when it has so many seconds, for those who explain: with what policy, and how much."""
    skill = skills_of(game_id)[-1]
    return policy_for(game_id), Budget(skill.playouts, seconds)


def adviser_for(game_id: str) -> SearchPlayer:
    """Who tells how good each action is: the strongest level, as it thinks itself."""
    return _thinker(game_id, LEVELS[-1], skills_of(game_id)[-1])


def _thinker(game_id: str, level: Level, skill: Skill) -> SearchPlayer:
    return SearchPlayer(level.name, policy_for(game_id), Budget(skill.playouts, skill.seconds))
