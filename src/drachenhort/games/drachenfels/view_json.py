"""A view as plain data: fields, cards and colours by name, seats as numbers from 0."""

from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.games.drachenfels.cards import NAMES, names_of
from drachenhort.games.drachenfels.data import COLOURS, removed_cards
from drachenhort.games.drachenfels.fields import (
    FIELD_NAMES,
    PAIR_NAMES,
    POWERS,
    QUARTERS,
    ROCK_CASTLE,
    pair_names_in,
    site_names_in,
)
from drachenhort.games.drachenfels.state import DECISION_NAMES, NO_COLOUR, NOWHERE
from drachenhort.games.drachenfels.steps import DrawCards, Move, Reset, SendHome, Turn
from drachenhort.games.drachenfels.steps_magic import CloudHome, PlaceDragon
from drachenhort.games.drachenfels.view import View
from drachenhort.games.drachenfels.walks import FLIGHT
from drachenhort.games.drachenfels.ways import CROSSING, Way


def view_json(view: View) -> dict[str, Json]:
    """Everything shown. `sheet` is the deduction sheet: for each rock castle, who can still be there."""
    return {
        "game": "drachenfels",
        "seat": view.seat if view.seat < view.seats else None,
        "options": view.options.to_json(),
        "players": [_player(view, seat) for seat in range(view.seats)],
        "hand": _cards(view.hand),
        "known_pile": _cards(view.pools[0]),
        "known_pools": _pools(view),
        "seen": [None if colour is None else COLOURS[colour] for colour in view.seen],
        "sheet": [[COLOURS[colour] for colour in colours] for colours in view.clues().sheet()],
        "dragons": [FIELD_NAMES[dragon] for dragon in view.dragons],
        "rainbows": list[Json](pair_names_in(view.rainbows)),
        "bridges": list[Json](site_names_in(view.bridges)),
        "draw_pile": view.draw_count,
        "discards": [NAMES[kind] for kind in view.discards],
        "top_used": view.is_top_used,
        "removed": _cards(removed_cards(view.seats)),
        "castles_open": any(place.looked for place in view.places),
        "on_turn": view.on_turn,
        "turns": view.turns,
        "step": _step(view),
        "pending": [{"seat": seat, "decision": DECISION_NAMES[kind]} for seat, kind in view.pending],
        "legal": list[Json](view.legal),
        "ways": [_way(way) for way in view.ways],
        "outcome": view.outcome.to_json() if view.outcome is not None else None,
    }


def _player(view: View, seat: int) -> Json:
    place = view.places[seat]
    return {
        "colour": None if place.colour == NO_COLOUR else COLOURS[place.colour],
        "field": None if place.field == NOWHERE else FIELD_NAMES[place.field],
        "armour": place.has_armour,
        "doubling": place.looked != 0,
        "looked": [FIELD_NAMES[ROCK_CASTLE + castle] for castle in range(QUARTERS) if place.looked & POWERS[castle]],
        "hand_size": view.hand_sizes[seat],
        "known": _cards(view.known[seat]),
        "knows_of_you": _cards(view.seen_by[seat]),
    }


def _pools(view: View) -> list[Json]:
    """Cards known to be in the pile or in one of these hands."""
    others = [seat for seat in view.refreshed if seat != view.seat]
    out: list[Json] = []
    for pool in range(1, len(others)):
        if view.pools[pool]:
            out.append({"seats": list[Json](others[:pool]), "cards": _cards(view.pools[pool])})
    return out


def _cards(cards: i64) -> list[Json]:
    return list[Json](names_of(cards))


def _way(way: Way) -> Json:
    return {"steps": way.steps, "path": list[Json]([place_name(place) for place in way.path])}


def place_name(place: int) -> str:
    """A place of a path: `b1` by foot, `*T2` by flight, `~K` over a rainbow."""
    if place >= CROSSING:
        return f"~{FIELD_NAMES[place - CROSSING]}"
    if place >= FLIGHT:
        return f"*{FIELD_NAMES[place - FLIGHT]}"
    return FIELD_NAMES[place]


def _step(view: View) -> Json:
    """The procedure under way."""
    step = view.step
    match step:
        case Turn():
            return {"step": "turn", "first_act": step.is_first_act, "has_played": step.has_played}
        case Move():
            return {"step": "move", "value": step.value}
        case Reset():
            return {"step": "re-set", "pairs": [PAIR_NAMES[pair] for pair in step.pairs]}
        case SendHome():
            return {"step": "send-home", "loser": step.loser}
        case DrawCards():
            return {"step": "draw", "left": step.left, "seats": step.seats}
        case PlaceDragon():
            return {"step": "place-dragon", "from": FIELD_NAMES[step.field]}
        case CloudHome():
            return {"step": "cloud-home", "knight": step.knight}
        case None:
            return None
        case _:
            return {"step": type(step).__name__.lower()}
