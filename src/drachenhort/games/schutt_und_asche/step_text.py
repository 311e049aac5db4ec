"""Steps as positions and views tell them; in a position: `piece`, `offering turn=1`, `fight land=L3 knights=1 ...`."""

from typing import Final

from drachenhort.core.codec import Line
from drachenhort.core.form import Form
from drachenhort.core.shapes import Count, Names
from drachenhort.core.step import Step
from drachenhort.games.schutt_und_asche import actions
from drachenhort.games.schutt_und_asche.board import BIT, LAND_NAMES
from drachenhort.games.schutt_und_asche.data import COMBAT, COMBAT_CARDS, HITS, THIRD, TILE_LETTERS, TILE_NAMES
from drachenhort.games.schutt_und_asche.domains import GEAR, LAND, TOPIC, TURN
from drachenhort.games.schutt_und_asche.legal import can_offer, free_lands, patterns, room_for
from drachenhort.games.schutt_und_asche.order import Order
from drachenhort.games.schutt_und_asche.scoring import (
    CROWN_BY_REGENT,
    STOPPED,
    candidates,
    crown,
    dragon_wins,
    has_dragon_won,
    has_finale,
    save_lands,
    stop_game,
)
from drachenhort.games.schutt_und_asche.stacks import kinds_in, letters_of, unpack
from drachenhort.games.schutt_und_asche.state import STEPS, State
from drachenhort.games.schutt_und_asche.steps import DRAGON_PHASE, EVENT, PURCHASE_PHASE, LayingOut, Round
from drachenhort.games.schutt_und_asche.steps_dragon import Fights, Offering, Piece
from drachenhort.games.schutt_und_asche.steps_fight import Crown, Fight, Lift, Turned
from drachenhort.games.schutt_und_asche.steps_purchase import Laying, Purchases, Putting
from drachenhort.games.schutt_und_asche.steps_setup import Draft, Sorting, StartKnights
from drachenhort.games.schutt_und_asche.steps_talk import Talking

_OPEN: Final = Count(0, THIRD - 1)
"""The third decides the fight."""
_TURNED: Final = Count(0, COMBAT_CARDS)

START_KNIGHTS: Final[Form] = Form("start-knights", "2.3", {"turn": TURN})
OFFERING: Final[Form] = Form("offering", "5.2", {"turn": TURN})
FIGHT: Final[Form] = Form(
    "fight",
    "6",
    {
        "land": LAND,
        "by": Names("", ["marker", "tile"]),
        "knights": _OPEN,
        "dragons": _OPEN,
        "swords": _TURNED,
        "shields": _TURNED,
        "aside": _TURNED,
        "ask": Names("", ["power", "shield"]),
    },
)
PUT: Final[Form] = Form("put", "7.1", {"tile": GEAR})
TALK: Final[Form] = Form("talk", "4.5", {"topic": TOPIC})


def fight_numbers(step: Fight) -> list[int]:
    """A fight as FIGHT tells it."""
    now = step.turned
    shown = [now.knights, now.dragons, now.swords, now.shields, now.aside]
    return [step.land, 1 if step.is_bought else 0, *shown, 1 if step.is_at_shield else 0]


def step_words(state: State) -> list[str]:
    """The innermost step; those around it follow from it, or, for a claim, stand behind it."""
    step = state.step
    if isinstance(step, Talking):
        return [*TALK.words([step.topic]), *_words_of(state, step.below)]
    return _words_of(state, step)


def _words_of(state: State, step: Step[State] | None) -> list[str]:
    match step:
        case Draft():
            return ["draft"]
        case StartKnights():
            return START_KNIGHTS.words([step.turn])
        case Sorting():
            return ["sorting"] + [f"{seat + 1}={_sorting_word(step, seat)}" for seat in range(state.seats)]
        case Piece():
            return ["piece"]
        case Offering():
            return OFFERING.words([step.turn])
        case Fight():
            return FIGHT.words(fight_numbers(step))
        case Purchases():
            return ["purchase"]
        case Laying():
            return ["order", f"stack={_order_word(step.order)}"]
        case Putting():
            return PUT.words([step.kind])
        case LayingOut():
            return ["lay-out"]
        case Crown():
            return ["crown"]
        case None:
            return _over_words(state)
        case _:
            return STEPS.words(step)


def _sorting_word(step: Sorting, seat: int) -> str:
    if step.done >> seat & 1:
        return "done"
    order = step.orders[seat]
    return "-" if order is None else _order_word(order)


def _order_word(order: Order) -> str:
    return f"{LAND_NAMES[order.land]}/{''.join(letters_of(order.laid))}"


def _over_words(state: State) -> list[str]:
    outcome = state.outcome
    assert outcome is not None, "without a step the game is over"
    if outcome.ending == CROWN_BY_REGENT:
        return ["over", f"king={outcome.winners[0] + 1}"]
    return ["over"]


def step_around(line: Line) -> Line:
    """The step a claim is made in, as a line of its own; any other line as it is."""
    return Line(line.number, line.key, line.words[2:]) if line.words[:1] == ["talk"] else line


def read_talk(line: Line, state: State) -> None:
    """4.5 Puts a claim on top of the step it is made in."""
    topic = TALK.read(line, state.seats)[0]
    state.advance()
    decision = state.decision
    if decision is None or not decision.allows(actions.TALK + topic):
        raise line.error(f"nobody can make a claim about '{line.field('topic')}' here (4.5)")
    state.decision = None
    state.push(Talking(decision.seat, topic))


def read_step(line: Line, state: State) -> None:
    """Puts the steps back onto the state, checked against the rest of the position."""
    name = line.words[0] if line.words else ""
    if name == "over":
        _read_over(line, state)
        return
    is_won = state.hits == HITS
    if is_won != (name == "crown"):
        raise line.error(f"after the hit number {HITS}, and only then, the step is crown or over (9.1)")
    match name:
        case "draft" | "start-knights" | "sorting":
            _read_setup(line, state, name)
        case "piece" | "offering":
            state.push(Round(DRAGON_PHASE))
            _read_dragon(line, state, name)
        case "fight":
            _read_fight(line, state)
        case "purchase" | "order" | "put":
            state.push(Round(PURCHASE_PHASE))
            state.push(Purchases())
            _read_purchase(line, state, name)
        case "lay-out":
            if len(patterns(state.round)) == 1:
                raise line.error("all tiles of this round have one colour: nothing to lay out (8.2)")
            state.push(Round(EVENT))
            state.push(LayingOut())
        case "crown":
            if not has_finale(state) or len(candidates(state)) == 1:
                raise line.error("the regent names nobody unless points and lands are tied (9.5)")
            state.push(Crown())
        case _ if STEPS.find(name) is not None:  # In the dragon phase, as the piece and the offering are.
            step = STEPS.read(line, state)
            state.push(Round(DRAGON_PHASE))
            if isinstance(step, Lift):
                state.push(Fights(state.seat_after(state.owner_of(step.land), 1)))
            state.push(step)
        case _:
            raise line.error(
                f"'{name}' is not one of draft, start-knights, sorting, piece, offering, fights, fight, lift, purchase, "
                "order, put, lay-out, crown, talk, over"
            )


def _read_over(line: Line, state: State) -> None:
    if state.hits == HITS:
        if not has_finale(state):
            save_lands(state)
            return
        tied = candidates(state)
        king = tied[0]
        if len(tied) > 1:
            king = line.number_from(line.field("king"), 1, state.seats) - 1
            if king not in tied:
                raise line.error("the king must be one of the tied seats (9.5)")
        crown(state, king)
    elif has_dragon_won(state):
        dragon_wins(state)
    elif state.options.round_limit and state.round == state.options.round_limit:
        stop_game(state)
    else:
        raise line.error(f"the game is not over: no {STOPPED} round, no last hit, and the dragon has not won (9)")


def _read_setup(line: Line, state: State, name: str) -> None:
    if (free_lands(state) != 0) != (name == "draft"):
        raise line.error("the draft lasts until all lands are taken (2.2)")
    match name:
        case "draft":
            state.push(Draft())
        case "start-knights":
            state.push(StartKnights(_read_turn(START_KNIGHTS, line, state)))
        case _:
            state.push(_read_sorting(line, state))


def _read_turn(form: Form, line: Line, state: State) -> int:
    turn = form.read(line, state.seats)[0]
    if turn >= state.seats:
        raise line.error(f"'{turn}' is not a number from 0 to {state.seats - 1}")
    return turn


def _read_sorting(line: Line, state: State) -> Step[State]:
    done = 0
    orders: list[Order | None] = []
    for seat in range(state.seats):
        word = line.field(str(seat + 1))
        if word == "done":
            done += 2**seat
        orders.append(None if word in ("done", "-") else _read_order(line, state, word, seat))
    step = Sorting(done, orders)
    if step.is_over(state):
        raise line.error("so many seats are done that the sorting is over (2.4)")
    return step


def _read_order(line: Line, state: State, word: str, seat: int) -> Order:
    name, slash, letters = word.partition("/")
    if name not in LAND_NAMES or not slash:
        raise line.error(f"'{word}' is not a land and the tiles laid so far, like L3/PK")
    land = LAND_NAMES.index(name)
    if not state.places[seat].lands & state.standing & BIT[land]:
        raise line.error(f"{name} is not a land of seat {seat + 1}")
    if state.known[land] != len(unpack(state.stacks[land])):
        raise line.error(f"whoever lays the stack of {name} knows all of it")
    order = Order(land, 0, state.stacks[land])
    for letter in letters:
        kind = TILE_LETTERS.index(letter) if letter in TILE_LETTERS[1:] else 0
        if not kind or not kinds_in(order.rest)[kind]:
            raise line.error(f"'{letter}' is not left in the stack of {name}")
        order = order.with_next(kind)
    if order.is_plain():
        raise line.error(f"nothing is left to choose in the stack of {name}")
    return order


def _read_dragon(line: Line, state: State, name: str) -> None:
    match name:
        case "piece":
            state.push(Piece())
        case "offering":
            turn = _read_turn(OFFERING, line, state)
            if not can_offer(state.places[state.offering_seat(turn)]):
                raise line.error("a seat without cards offers nothing")
            state.push(Offering(turn))


def _read_fight(line: Line, state: State) -> None:
    land, by, knights, dragons, swords, shields, aside, ask = FIGHT.read(line, state.seats)
    is_bought = by == 1
    is_at_shield = ask == 1
    if not state.knights & BIT[land] or (not is_bought and not state.marked & BIT[land]):
        raise line.error("a fight needs a knight, and a marker unless it is by=tile (5.5, 7.4)")
    cards = COMBAT[state.options.level]
    if dragons + aside > cards[1] or swords > cards[2] or shields > cards[3]:
        raise line.error(f"there are only {cards[1]} dragon cards, {cards[2]} swords and {cards[3]} shields")
    if aside % (THIRD - 1):
        raise line.error("dragons are put aside two at a time (6.3)")
    if state.swords & BIT[land] and swords >= THIRD:
        raise line.error("with a sword the third sword has won the fight (6.1)")
    if is_at_shield and (not state.shields & BIT[land] or shields < THIRD):
        raise line.error("only the third shield or a later one lets a knight with a shield stop (6.2)")
    if not is_at_shield and (dragons < THIRD - 1 or not state.places[state.owner_of(land)].power):
        raise line.error("power is asked for only with two dragons open and power to spend (6.3)")
    if is_bought:
        state.push(Round(PURCHASE_PHASE))
        state.push(Purchases())
        if state.owner_of(land) != state.seat_after(state.regent, state.buyer):
            raise line.error("only the seat that buys is attacked by a bought tile (7.4)")
    else:
        state.push(Round(DRAGON_PHASE))
        state.push(Fights(state.seat_after(state.owner_of(land), 1)))
    state.push(Fight(land, is_bought, Turned(knights, dragons, swords, shields, aside), is_at_shield))


def _read_purchase(line: Line, state: State, name: str) -> None:
    seat = state.seat_after(state.regent, state.buyer)
    if name == "order":
        state.push(Laying(seat, _read_order(line, state, line.field("stack"), seat)))
    elif name == "put":
        kind = tile_in_hand(line, state)
        room = room_for(state, seat, kind)
        if not room & (room - 1):
            raise line.error(f"seat {seat + 1} has no choice where to put a {TILE_NAMES[kind]}")
        state.push(Putting(seat, kind))


def tile_in_hand(line: Line, state: State) -> int:
    """7.1 The tile that is just being put somewhere, 0 if there is none; it counts for conservation."""
    return PUT.read(line, state.seats)[0] if line.words[:1] == ["put"] else 0


def is_setup(line: Line) -> bool:
    return line.words[:1] in (["draft"], ["start-knights"], ["sorting"])


def start_tiles_taken(line: Line, state: State) -> int:
    """2.3 How many seats, from the regent on, have taken their start tiles."""
    if line.words[:1] == ["draft"]:
        return 0
    if line.words[:1] == ["start-knights"]:
        return _read_turn(START_KNIGHTS, line, state)
    return state.seats
