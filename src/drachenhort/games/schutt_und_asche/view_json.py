"""A view as plain data."""

from drachenhort.core.plain import Json
from drachenhort.games.schutt_und_asche.actions import TOPICS, notation
from drachenhort.games.schutt_und_asche.board import ALL_LANDS, BOARD, FIELDS, LAND_NAMES, LANDS, lands_of
from drachenhort.games.schutt_und_asche.data import FAME_VALUES, TILE_NAMES, is_red, tiles_of_round
from drachenhort.games.schutt_und_asche.gold import unpack as cards_in
from drachenhort.games.schutt_und_asche.stacks import unpack as tiles_in
from drachenhort.games.schutt_und_asche.state import DECISION_NAMES
from drachenhort.games.schutt_und_asche.steps import LayingOut
from drachenhort.games.schutt_und_asche.steps_dragon import Fights, Offering, Piece
from drachenhort.games.schutt_und_asche.steps_fight import Crown, Fight, Lift
from drachenhort.games.schutt_und_asche.steps_purchase import Laying, Purchases, Putting
from drachenhort.games.schutt_und_asche.steps_setup import Draft, Sorting, StartKnights
from drachenhort.games.schutt_und_asche.steps_talk import Talking
from drachenhort.games.schutt_und_asche.view import View


def view_json(view: View) -> dict[str, Json]:
    """Everything shown: lands and tiles by name, seats and fields as numbers from 0."""
    return {
        "game": "schutt_und_asche",
        "seat": view.seat if view.seat < view.seats else None,
        "options": view.options.to_json(),
        "round": view.round,
        "regent": view.regent,
        "attack": view.attack,
        "field": view.field,
        "buyer": view.buyer,
        "hits": view.hits,
        "victor": view.victor,
        "players": [_seat_json(view, seat) for seat in range(view.seats)],
        "hand": list[Json](cards_in(view.hand)),
        "offered": list[Json](cards_in(view.offered)),
        "returned": list[Json](cards_in(view.returned)),
        "discard": list[Json](cards_in(view.discard)),
        "lands": [_land_json(view, land) for land in range(LANDS)],
        "lost": _lands(ALL_LANDS & ~view.standing),
        "aside": view.aside,
        "removed": _by_kind(view.removed),
        "unseen": _by_kind(view.unseen),
        "fields": [_field_json(view, field) for field in range(FIELDS)],
        "hidden_tiles": list[Json](hidden_tiles(view)),
        "claims": [{"seat": entry // 1000, "claim": notation(entry % 1000)} for entry in view.claims],
        "step": _step_json(view),
        "pending": [{"seat": seat, "decision": DECISION_NAMES[kind]} for seat, kind in view.pending],
        "legal": list[Json](view.legal),
        "outcome": view.outcome.to_json() if view.outcome is not None else None,
    }


def hidden_tiles(view: View) -> list[int]:
    """2.7 The numbers that are still face down; with the colours on the backs the last of a colour follows."""
    return [tile for tile in tiles_of_round(view.round) if tile not in view.tiles]


def numbers_possible(view: View, field: int) -> list[int]:
    """2.7 What the tile on this field can be: its number if it is face up, else those of its colour still hidden."""
    if view.up >> field & 1:
        return [view.tiles[field]]
    return [tile for tile in hidden_tiles(view) if is_red(tile) == bool(view.reds >> field & 1)]


def _lands(mask: int) -> list[Json]:
    return [LAND_NAMES[land] for land in lands_of(mask)]


def _by_kind(counts: list[int]) -> dict[str, Json]:
    return {TILE_NAMES[kind]: counts[kind] for kind in range(1, len(counts))}


def _seat_json(view: View, seat: int) -> Json:
    place = view.places[seat]
    fame: list[Json] = []
    for value in range(1, FAME_VALUES + 1):
        fame += [value] * (place.fame >> (value * 4) & 15)
    return {
        "lands": _lands(place.lands),
        "power": place.power,
        "hand_size": place.hand_size,
        "offered_size": place.offered_size,
        "returned_size": place.returned_size,
        "given": list[Json](cards_in(place.given)),
        "spent": place.spent,
        "fame": fame,
        "hits": place.hits,
        "status": "victorious" if view.victor == seat else "successful" if place.is_successful else "none",
        "claims_left": place.claims_left,
    }


def _land_json(view: View, land: int) -> Json:
    known: list[Json] = [TILE_NAMES[kind] for kind in tiles_in(view.stacks[land])]
    gear: list[Json] = []
    for name, mask in (("knight", view.knights), ("sword", view.swords), ("shield", view.shields)):
        if mask >> land & 1:
            gear.append(name)
    return {
        "id": LAND_NAMES[land],
        "x": BOARD.lands[land].x,
        "y": BOARD.lands[land].y,
        "is_standing": bool(view.standing >> land & 1),
        "is_marked": bool(view.marked >> land & 1),
        "gear": gear,
        "height": view.heights[land],
        "owner_knows": view.known[land],
        "known": known,
        "looks": view.looks[land],
        "turned": TILE_NAMES[view.turned[land]] or None,
    }


def _field_json(view: View, field: int) -> Json:
    is_there = view.step is None or not isinstance(view.step, LayingOut)
    return {
        "x": BOARD.fields[field].x,
        "y": BOARD.fields[field].y,
        "entry": BOARD.fields[field].leads_to,
        "colour": ("red" if view.reds >> field & 1 else "yellow") if is_there else None,
        "tile": view.tiles[field] or None,
        "possible": list[Json](numbers_possible(view, field)) if is_there else [],
    }


def _step_json(view: View) -> Json:
    """The procedure under way."""
    step = view.step
    match step:
        case Draft():
            return {"step": "draft"}
        case StartKnights():
            return {"step": "start-knights", "turn": step.turn}
        case Sorting():
            own = step.orders[view.seat] if view.seat < view.seats else None
            laying: Json = None if own is None else {"land": LAND_NAMES[own.land], "laid": _tiles(own.laid)}
            return {
                "step": "sorting",
                "done": [bool(step.done >> seat & 1) for seat in range(view.seats)],
                "laying": laying,
            }
        case Piece():
            return {"step": "piece", "seat": view.piece_seat()}
        case Offering():
            return {"step": "offering", "seat": view.seat_after(view.piece_seat(), step.turn)}
        case Fights():
            return {"step": "fights", "seat": step.seat}
        case Fight():
            turned = step.turned
            return {
                "step": "fight",
                "land": LAND_NAMES[step.land],
                "by": "tile" if step.is_bought else "marker",
                "knights": turned.knights,
                "dragons": turned.dragons,
                "swords": turned.swords,
                "shields": turned.shields,
                "aside": turned.aside,
                "is_at_shield": step.is_at_shield,
            }
        case Lift():
            return {"step": "lift", "land": LAND_NAMES[step.land]}
        case Purchases():
            return {"step": "purchase", "seat": view.seat_after(view.regent, view.buyer)}
        case Laying():
            return {"step": "order", "land": LAND_NAMES[step.order.land], "laid": _tiles(step.order.laid)}
        case Putting():
            return {"step": "put", "seat": step.seat, "tile": TILE_NAMES[step.kind]}
        case LayingOut():
            return {"step": "lay-out"}
        case Crown():
            return {"step": "crown"}
        case Talking():
            return {"step": "talk", "seat": step.seat, "topic": TOPICS[step.topic]}
        case _:
            return None


def _tiles(stack: int) -> list[Json]:
    return [TILE_NAMES[kind] for kind in tiles_in(stack)]
