"""Who decides what in Drachenfaust: what it is about, what one has, and what the choice is."""

from drachenhort.core.words import Argument
from drachenhort.games.drachenfaust import decisions
from drachenhort.games.drachenfaust.actions import ACTIONS, TAKE, Coin, Steal
from drachenhort.games.drachenfaust.bids import NOT_ASKED, OPEN, fairy_in
from drachenhort.games.drachenfaust.cards import NAMES, unpack_stones
from drachenhort.games.drachenfaust.data import GAIN_COMMON, GAIN_FAIRY, GAIN_SILVER, SCORES
from drachenhort.games.drachenfaust.decisions import DECISIONS
from drachenhort.games.drachenfaust.steps import Auction, TieBreak
from drachenhort.games.drachenfaust.use import LINES_PER_EFFECT, Declare, Rainbow, Use
from drachenhort.games.drachenfaust.view import View
from drachenhort.games.drachenfaust.words.things import Things

BIDS = (decisions.BID, decisions.BID_FAIRY, decisions.BID_MAGIC, decisions.BID_SILVER)


def prompt(things: Things, view: View, seat: int, kind: int) -> str:
    """One or two sentences. Those who bid at the same time share one."""
    if seat != view.seat and kind in (
        decisions.BID_FAIRY,
        decisions.BID_MAGIC,
    ):  # 4.1 How far another seat has come is its own affair.
        kind = decisions.BID
    facts = _facts(things, view, seat, kind) if seat == things.company.reader else {}
    if kind in BIDS:
        facts |= _bidders(things, view)
    return things.texts.say(
        f"decision-{DECISIONS.names[kind]}", **facts, **things.card(card_of(view)), **things.company.who(seat)
    )


def card_of(view: View) -> int:
    """The card this is about; a Rainbow Dragon's stones belong to the card below."""
    step = view.step
    while step is not None:
        if isinstance(step, Auction | TieBreak | Declare | Use):
            return step.card
        step = step.below
    return 0


def _bidders(things: Things, view: View) -> dict[str, Argument]:
    """Everybody else who is still choosing a bid."""
    others = [seat for seat, kind in view.pending if kind in BIDS and seat != things.company.reader]
    return {"names": things.listed([things.company.names[seat] for seat in others]), "count": len(others)}


def _facts(things: Things, view: View, seat: int, kind: int) -> dict[str, Argument]:
    """What the one who is asked has, and can do."""
    card = card_of(view)
    facts: dict[str, Argument] = {
        "gives": things.gives(card),
        "use": NAMES[card],
        "stones": things.stones(unpack_stones(view.places[seat].stones)),
        "bag": things.stones(unpack_stones(view.stones)),
    }
    if kind == decisions.STEAL:
        facts |= _theft(things, view)
    elif kind == decisions.DRAW_ON and isinstance(view.step, Rainbow):
        facts |= {"drawn": things.stones(unpack_stones(view.step.drawn))} | things.colour(view.step.named)
    elif kind == decisions.USE:
        points = _points(things, view, card)
        facts |= {"coins": _gain(things, view, card), "points": things.texts.say("seat-points", points=points)}
    else:
        facts |= _money(things, view, seat, kind)
    return facts


def _money(things: Things, view: View, seat: int, kind: int) -> dict[str, Argument]:
    """The coins that can be bid, paid or given up."""
    place = view.places[seat]
    step = view.step
    if kind == decisions.BID_MAGIC and isinstance(step, Auction):
        bid = step.choices[seat] & ~OPEN
        return {"coins": things.coins(black=place.black, red=place.red), "bid": things.bid(bid)}
    if kind == decisions.BID_SILVER and isinstance(step, TieBreak):
        tied = [other for other, choice in enumerate(step.choices) if choice != NOT_ASKED and other != seat]
        names = things.listed([things.company.names[other] for other in tied])
        return {"coins": things.coins_or_none(silver=place.silver), "tied": names}
    if kind == decisions.BUY:
        return {"coins": things.coins(place.fairy, place.common, place.silver)}
    if kind == decisions.GIVE_UP:  # 6.14 Whatever else was bid is gone anyway.
        return {"coins": things.coins_or_none(fairy_in(view.bids[seat]))}
    return {"coins": things.coins_or_none(place.fairy, place.common, 0, place.black, place.red)}


def _gain(things: Things, view: View, card: int) -> str:
    """4.7 The coins that can be taken instead of paying."""
    if TAKE not in view.legal:
        return "none"
    return things.coins_or_none(GAIN_FAIRY[card], GAIN_COMMON[card], GAIN_SILVER[card])


def _points(things: Things, view: View, card: int) -> int:
    """What paying brings: 6.21 for a creature of one's own, by the effect that is under way."""
    own = things.own_creature(card)
    if own is None or not isinstance(view.step, Use):
        return SCORES[card]
    return own.effects[view.step.line // LINES_PER_EFFECT].points


def _theft(things: Things, view: View) -> dict[str, Argument]:
    """5.6 From whom something can be stolen: stones, or coins where nobody has a stone."""
    victims: list[int] = []
    is_stone = False
    for action in view.legal:
        match ACTIONS.meaning(action):
            case Steal(seat, _):
                is_stone = True
                victims.append(seat)
            case Coin(seat):
                victims.append(seat)
            case _:
                pass
    names = [things.company.names[seat] for seat in sorted(set(victims))]
    return {"use": "stone" if is_stone else "coin", "victims": things.listed(names)}
