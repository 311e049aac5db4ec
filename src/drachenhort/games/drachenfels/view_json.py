"""A view as plain data: fields, cards and colours by name, seats as numbers from 0. contract.py declares it."""

from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.core.step import Step
from drachenhort.games.drachenfels.cards import NAMES, names_of
from drachenhort.games.drachenfels.data import COLOURS, removed_cards
from drachenhort.games.drachenfels.decisions import DECISIONS
from drachenhort.games.drachenfels.domains import PLACE
from drachenhort.games.drachenfels.fields import CASTLE_NAMES, FIELD_NAMES, PAIR_NAMES, SITE_NAMES, names_in
from drachenhort.games.drachenfels.state import NO_COLOUR, NOWHERE, State
from drachenhort.games.drachenfels.step_text import form_of
from drachenhort.games.drachenfels.view import View


def view_json(view: View) -> dict[str, Json]:
    """Everything shown. `sheet` is the deduction sheet: for each rock castle, who can still be there."""
    shown: dict[str, Json] = {
        "players": [_player(view, seat) for seat in range(view.seats)],
        "hand": _cards(view.hand),
        "known_pile": _cards(view.pools[0]),
        "known_pools": _pools(view),
        "seen": [None if colour is None else COLOURS[colour] for colour in view.seen],
        "sheet": [[COLOURS[colour] for colour in colours] for colours in view.clues().sheet()],
        "dragons": [FIELD_NAMES[dragon] for dragon in view.dragons],
        "rainbows": list[Json](names_in(view.rainbows, PAIR_NAMES)),
        "bridges": list[Json](names_in(view.bridges, SITE_NAMES)),
        "draw_pile": view.draw_count,
        "discards": [NAMES[kind] for kind in view.discards],
        "top_used": view.is_top_used,
        "removed": _cards(removed_cards(view.seats)),
        "castles_open": any(place.looked for place in view.places),
        "on_turn": view.on_turn,
        "turns": view.turns,
        "step": None if view.step is None else _step(view.step),
        "ways": [{"steps": way.steps, "path": [PLACE.json(place) for place in way.path]} for way in view.ways],
    }
    return view.framed("drachenfels", view.options, DECISIONS.names, shown)


def _player(view: View, seat: int) -> Json:
    place = view.places[seat]
    return {
        "colour": None if place.colour == NO_COLOUR else COLOURS[place.colour],
        "field": None if place.field == NOWHERE else FIELD_NAMES[place.field],
        "armour": place.has_armour,
        "doubling": place.looked != 0,
        "looked": list[Json](names_in(place.looked, CASTLE_NAMES)),
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


def _step(step: Step[State]) -> Json:
    """The procedure under way."""
    form, values = form_of(step)
    return form.json("step", values)
