"""A view as plain data. What it looks like is declared in contract.py."""

from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.games.drachensachen.cards import NAMES, names_of
from drachenhort.games.drachensachen.data import CURSE_IDS, SKILL_IDS, SKILLS
from drachenhort.games.drachensachen.decisions import DECISIONS
from drachenhort.games.drachensachen.state import STEPS
from drachenhort.games.drachensachen.steps import UNDECIDED, Swap, Turns
from drachenhort.games.drachensachen.view import View


def view_json(view: View) -> dict[str, Json]:
    """Everything shown, as plain data: cards by name, seats as numbers from 0."""
    players: list[Json] = []
    for seat in range(view.seats):
        players.append(
            {
                "lost": view.lost[seat],
                "hand_size": view.hand_sizes[seat],
                "known": _names(view.known[seat]),
                "all_know": _names(view.all_know[seat]),
                "open": _names(view.opens[seat]),
                "hidden": view.hidden_counts[seat],
                "curse": CURSE_IDS[view.curses[seat]],
            }
        )
    shown: dict[str, Json] = {
        "game_number": view.game_number,
        "starter": view.starter,
        "skills": [SKILL_IDS[skill] for skill in range(len(SKILLS)) if view.skills & SKILLS[skill]],
        "is_chaos": view.is_chaos,
        "players": players,
        "hand": _names(view.hand),
        "pile": list[Json](names_of(view.pile)),
        "removed": _names(view.removed),
        "draw_pile": view.draw_count,
        "out": view.out_count,
        "is_clockwise": view.is_clockwise,
        "on_turn": view.on_turn,
        "turns": view.turns,
        "owed_draw": view.owed,
        "winner": view.winner,
        "step": _step_json(view),
    }
    return view.framed("drachensachen", view.options, DECISIONS.names, shown)


def _names(cards: i64) -> list[Json]:
    """Sorted. Made for every view of a busy server, so without going by way of other lists."""
    names: list[Json] = []
    kind: i64 = 0
    while cards:
        for _ in range(cards & 15):
            names.append(NAMES[kind])
        cards >>= 4
        kind += 1
    return names


def _step_json(view: View) -> Json:
    """The procedure under way."""
    step = view.step
    match step:
        case Swap():
            decided: list[Json] = [choice != UNDECIDED for choice in step.choices]
            own = step.choices[view.seat] if view.seat < view.seats else UNDECIDED
            return {"step": "swap", "decided": decided, "choice": None if own == UNDECIDED else own}
        case Turns():
            return {"step": "turn", "seat": view.on_turn}
        case _:
            return STEPS.json(step)
