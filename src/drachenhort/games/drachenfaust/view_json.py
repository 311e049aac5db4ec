"""A view as plain data. What it looks like is declared in contract.py."""

from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.core.step import Step
from drachenhort.games.drachenfaust import bids
from drachenhort.games.drachenfaust.cards import COLOUR_NAMES, NAMES, unpack_stones
from drachenhort.games.drachenfaust.contract import DECISIONS
from drachenhort.games.drachenfaust.custom import LANGUAGES, Creature
from drachenhort.games.drachenfaust.domains import DOUBLE
from drachenhort.games.drachenfaust.state import Place, State
from drachenhort.games.drachenfaust.step_text import AUCTION, DECLARE, RAINBOW, TIE_BREAK, USE
from drachenhort.games.drachenfaust.steps import Auction, TieBreak
from drachenhort.games.drachenfaust.use import Declare, Rainbow, Use
from drachenhort.games.drachenfaust.view import View


def view_json(view: View) -> dict[str, Json]:
    """Everything shown, as plain data: cards and colours by name, seats as numbers from 0."""
    shown: dict[str, Json] = {
        "own_creatures": [_creature_json(creature) for creature in view.options.creatures],
        "round": view.round,
        "players": [_player_json(place, view.shows_coins) for place in view.places],
        "bank": {
            "fairy": view.fairy,
            "common": view.common,
            "silver": view.silver,
            "red": view.red,
            "stones": _stones_json(view.stones),
        },
        "stack": _names(view.stack),
        "discards": _names(view.discards),
        "drawn": _names(view.drawn),
        "extras": _names(view.extras),
        "aside": _names(view.aside),
        "bids": [bid_json(bid) for bid in view.bids],
        "is_given_up": view.is_given_up,
        "steps": _steps_json(view.step),
    }
    return view.framed("drachenfaust", view.options, DECISIONS.names, shown)


def _creature_json(creature: Creature) -> Json:
    """6.21 What a table shows of a blank card; `custom-1` is the first of them."""
    names: dict[str, Json] = {}
    texts: dict[str, Json] = {}
    for place, language in enumerate(LANGUAGES):
        names[language] = creature.names[place]
        texts[language] = creature.texts[place]
    return {"name": names, "text": texts}


def _player_json(place: Place, shows_coins: bool) -> Json:
    return {
        "fairy": _behind(place.fairy, shows_coins),
        "common": _behind(place.common, shows_coins),
        "silver": _behind(place.silver, shows_coins),
        "black": place.black,
        "red": place.red,
        "laid": place.laid,
        "stones": _stones_json(place.stones),
        "score": place.score,
        "doppelganger": DOUBLE.json(place.double),
    }


def _behind(count: int, shows_coins: bool) -> Json:
    """Coins behind a screen."""
    return count if shows_coins else None


def _stones_json(stones: i64) -> Json:
    counts = unpack_stones(stones)
    return {name: counts[colour] for colour, name in enumerate(COLOUR_NAMES)}


def _names(cards: list[int]) -> list[Json]:
    return [NAMES[card] for card in cards]


def bid_json(bid: int) -> Json:
    return {
        "fairy": bids.fairy_in(bid),
        "common": bids.common_in(bid),
        "black": bids.black_in(bid),
        "red": bids.red_in(bid),
        "silver": bids.silver_in(bid),
        "value": bids.value_of(bid),
    }


def _steps_json(step: Step[State] | None) -> Json:
    """The procedures under way, the outermost first."""
    out: list[Json] = []
    while step is not None:
        shown = _step_json(step)
        if shown is not None:
            out.insert(0, shown)
        step = step.below
    return out


def _step_json(step: Step[State]) -> Json:
    match step:
        case Auction():
            fists: list[Json] = []
            for choice in step.choices:
                fists.append(bid_json(choice) if not choice & (bids.UNDECIDED | bids.SECRET) else None)
            shown = AUCTION.json("step", [step.card])
            shown["decided"] = [not choice & bids.OPEN for choice in step.choices]
            shown["fists"] = fists
            return shown
        case TieBreak():
            shown = TIE_BREAK.json("step", [step.card])
            shown["tied"] = [choice != bids.NOT_ASKED for choice in step.choices]
            shown["decided"] = [choice != bids.UNDECIDED for choice in step.choices]
            shown["fists"] = [choice if choice < bids.UNDECIDED else None for choice in step.choices]
            return shown
        case Declare():
            return DECLARE.json("step", [step.seat, step.card])
        case Use():
            return USE.json("step", [step.seat, step.card, int(step.is_auctioned), step.uses, step.line])
        case Rainbow():
            shown = RAINBOW.json("step", [step.seat, step.named])
            shown["drawn"] = _stones_json(step.drawn)
            return shown
        case _:
            return None
