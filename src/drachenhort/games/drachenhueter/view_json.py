"""A view as plain data. What it looks like is declared in contract.py."""

from drachenhort.core.native import i64
from drachenhort.core.packed import unpack
from drachenhort.core.plain import Json
from drachenhort.games.drachenhueter.cards import COLOUR_NAMES, NAMES, kinds_in, names_of
from drachenhort.games.drachenhueter.data import COLOURS
from drachenhort.games.drachenhueter.decisions import DECISIONS
from drachenhort.games.drachenhueter.state import STEPS
from drachenhort.games.drachenhueter.tokens import piece_values
from drachenhort.games.drachenhueter.view import SideView, View


def view_json(view: View) -> dict[str, Json]:
    """Everything shown: cards and colours by name, seats as numbers from 0."""
    shown: dict[str, Json] = {
        "on_turn": view.on_turn,
        "turns": view.turns,
        "last_round": view.last_round,
        "chests": list[Json](kinds_in(view.chests)),
        "is_chest_used": view.is_chest_used,
        "left": _side_json(view.left, is_left=True),
        "right": _side_json(view.right, is_left=False),
        "shown_start_cards": list[Json](names_of(kinds_in(view.shown))),
        "pieces": list[Json](piece_values(view.pieces)),
        "red_pearls": view.reds_left,
        "blue_pearls": view.blues_left,
        "crests": list[Json](view.crests),
        "backlights": view.backlights,
        "crystals": view.crystals,
        "eggs": view.eggs,
        "players": [_player_json(view, seat) for seat in range(view.seats)],
        "step": STEPS.json(view.step),
    }
    return view.framed("drachenhueter", view.options, DECISIONS.names, shown)


def _side_json(side: SideView, is_left: bool) -> Json:
    return {
        "display": NAMES[side.display] if side.display else None,
        "page": _back_json(side.page, is_left),
        "put_on": list[Json](names_of(side.tops)),
        "put_under": list[Json](names_of(side.unders)),
        "unseen": side.unseen_count,
        "unseen_back": _back_json(side.unseen_back, is_left),
    }


def _back_json(back: int | None, is_left: bool) -> Json:
    if back is None or is_left:
        return back
    return COLOUR_NAMES[back]


def _player_json(view: View, seat: int) -> Json:
    stacks = view.stacks[seat]
    return {
        "hand": list[Json](names_of(view.hands[seat])),
        "secret_backs": [COLOUR_NAMES[back] for back in view.secret_backs[seat]],
        "row": [_stack_json(colour, stacks[colour].kinds()) for colour in view.rows[seat]],
        "laid": sum(int(stacks[colour].size()) for colour in range(COLOURS)),
        "pieces": list[Json](piece_values(view.taken_pieces[seat])),
        "red_pearls": view.red_counts[seat],
        "blue_pearls": view.blue_counts[seat],
        "pearls": None if view.pearls is None else _pearls_json(view.pearls[seat]),
        "crest": view.seat_crests[seat],
        "crystals": view.seat_crystals[seat],
        "eggs": view.seat_eggs[seat],
    }


def _stack_json(colour: int, kinds: list[int]) -> Json:
    return {"colour": COLOUR_NAMES[colour], "cards": list[Json](names_of(kinds))}


def _pearls_json(pearls: tuple[int, int]) -> Json:
    reds: i64 = pearls[0]
    blues: i64 = pearls[1]
    return list[Json](unpack(reds) + unpack(blues))
