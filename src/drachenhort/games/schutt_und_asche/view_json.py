"""A view as plain data. What it looks like is declared in contract.py."""

from drachenhort.core.plain import Json
from drachenhort.games.schutt_und_asche import step_text
from drachenhort.games.schutt_und_asche.actions import ACTIONS
from drachenhort.games.schutt_und_asche.board import ALL_LANDS, BOARD, FIELDS, LAND_NAMES, LANDS, names_of
from drachenhort.games.schutt_und_asche.data import TILE_NAMES, is_red, tiles_of_round
from drachenhort.games.schutt_und_asche.decisions import DECISIONS
from drachenhort.games.schutt_und_asche.gold import unpack as cards_in
from drachenhort.games.schutt_und_asche.order import Order
from drachenhort.games.schutt_und_asche.stacks import unpack as tiles_in
from drachenhort.games.schutt_und_asche.state import STEPS, fame_of
from drachenhort.games.schutt_und_asche.steps import LayingOut
from drachenhort.games.schutt_und_asche.steps_dragon import Offering, Piece
from drachenhort.games.schutt_und_asche.steps_fight import Crown, Fight
from drachenhort.games.schutt_und_asche.steps_purchase import Laying, Purchases, Putting
from drachenhort.games.schutt_und_asche.steps_setup import Draft, Sorting, StartKnights
from drachenhort.games.schutt_und_asche.steps_talk import Talking
from drachenhort.games.schutt_und_asche.view import View


def view_json(view: View) -> dict[str, Json]:
    """Everything shown: lands and tiles by name, seats and fields as numbers from 0."""
    shown: dict[str, Json] = {
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
        "fields": [field_json(view, field) for field in range(FIELDS)],
        "hidden_tiles": list[Json](hidden_tiles(view)),
        "claims": [{"seat": entry // 1000, "claim": ACTIONS.notation(entry % 1000)} for entry in view.claims],
        "step": step_json(view),
    }
    return view.framed("schutt_und_asche", view.options, DECISIONS.names, shown)


def hidden_tiles(view: View) -> list[int]:
    """2.7 The numbers that are still face down; with the colours on the backs the last of a colour follows."""
    return [tile for tile in tiles_of_round(view.round) if tile not in view.tiles]


def numbers_possible(view: View, field: int) -> list[int]:
    """2.7 What the tile on this field can be: its number if it is face up, else those of its colour still hidden."""
    if view.up >> field & 1:
        return [view.tiles[field]]
    return [tile for tile in hidden_tiles(view) if is_red(tile) == bool(view.reds >> field & 1)]


def _lands(mask: int) -> list[Json]:
    return list[Json](names_of(mask))


def _by_kind(counts: list[int]) -> dict[str, Json]:
    return {TILE_NAMES[kind]: counts[kind] for kind in range(1, len(counts))}


def _seat_json(view: View, seat: int) -> Json:
    place = view.places[seat]
    return {
        "lands": _lands(place.lands),
        "power": place.power,
        "hand_size": place.hand_size,
        "offered_size": place.offered_size,
        "returned_size": place.returned_size,
        "given": list[Json](cards_in(place.given)),
        "spent": place.spent,
        "fame": list[Json](fame_of(place.fame)),
        "hits": place.hits,
        "status": view.status_of(seat),
        "claims_left": place.claims_left,
    }


def _land_json(view: View, land: int) -> Json:
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
        "known": _tiles(view.stacks[land]),
        "looks": view.looks[land],
        "turned": TILE_NAMES[view.turned[land]] or None,
    }


def field_json(view: View, field: int) -> Json:
    is_there = view.step is None or not isinstance(view.step, LayingOut)
    return {
        "x": BOARD.fields[field].x,
        "y": BOARD.fields[field].y,
        "entry": BOARD.fields[field].leads_to,
        "colour": ("red" if view.reds >> field & 1 else "yellow") if is_there else None,
        "tile": view.tiles[field] or None,
        "possible": list[Json](numbers_possible(view, field)) if is_there else [],
    }


def step_json(view: View) -> Json:
    """The procedure under way."""
    step = view.step
    match step:
        case Draft():
            return {"step": "draft"}
        case StartKnights():
            return step_text.START_KNIGHTS.json("step", [step.turn])
        case Sorting():
            own = step.orders[view.seat] if view.seat < view.seats else None
            done: list[Json] = [bool(step.done >> seat & 1) for seat in range(view.seats)]
            return {"step": "sorting", "done": done, "laying": None if own is None else _laying(own)}
        case Piece():
            return {"step": "piece", "seat": view.piece_seat()}
        case Offering():
            return {"step": "offering", "seat": view.pending[0][0]}  # 5.2 Nobody else is asked.
        case Fight():
            return step_text.FIGHT.json("step", step_text.fight_numbers(step))
        case Purchases():
            return {"step": "purchase", "seat": view.seat_after(view.regent, view.buyer)}
        case Laying():
            return {"step": "order", **_laying(step.order)}
        case Putting():
            return {**step_text.PUT.json("step", [step.kind]), "seat": step.seat}
        case LayingOut():
            return {"step": "lay-out"}
        case Crown():
            return {"step": "crown"}
        case Talking():
            return {**step_text.TALK.json("step", [step.topic]), "seat": step.seat}
        case _:
            return STEPS.json(step)


def _laying(order: Order) -> dict[str, Json]:
    return {"land": LAND_NAMES[order.land], "laid": _tiles(order.laid)}


def _tiles(stack: int) -> list[Json]:
    return [TILE_NAMES[kind] for kind in tiles_in(stack)]
