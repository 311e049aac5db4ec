"""What one seat may know (3.12), and a whole State that fits it."""

from typing import final

from drachenhort.core import state as core
from drachenhort.core.native import i64
from drachenhort.core.packed import pack, unpack
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.step import Step
from drachenhort.games.drachensachen import decisions
from drachenhort.games.drachensachen.cards import row_length, row_of, size_of
from drachenhort.games.drachensachen.data import ALL_CARDS, SKILLS
from drachenhort.games.drachensachen.legal import decide
from drachenhort.games.drachensachen.options import Options
from drachenhort.games.drachensachen.pile import pile_of
from drachenhort.games.drachensachen.state import Place, State
from drachenhort.games.drachensachen.steps import SECRET, UNDECIDED, Swap


@final
class View(core.View):
    """The table as one seat sees it. `hand` is its own; of the others it has sizes and what is known to be in them."""

    options: Options
    step: Step[State] | None  # The procedure under way.
    game_number: i64
    lost: list[int]
    starter: i64
    skills: i64
    curses: list[int]
    is_chaos: bool
    hand: i64
    hand_sizes: list[int]
    known: list[int]  # Per seat: cards in its hand that this seat knows of.
    all_know: list[int]  # Per seat: cards in its hand that everybody knows of.
    opens: list[int]
    hidden_counts: list[int]
    pile: list[int]
    removed: i64
    draw_count: i64
    out_count: i64
    is_clockwise: bool
    direction: i64  # How far the next seat is.
    on_turn: i64
    turns: i64
    owed: i64
    winner: int | None

    def sample(self, rng: Rng) -> State:
        return sample_state(self, rng)

    def to_json(self) -> dict[str, Json]:
        from drachenhort.games.drachensachen.view_json import view_json  # It knows this class.

        return view_json(self)

    def next_seat(self, seat: i64) -> i64:
        """3.0 The next one in the direction of play."""
        return (seat + self.direction) % self.seats


def view_of(state: State, seat: i64) -> View:
    """Names everything this seat may know."""
    seats = state.seats
    view = View(seat, seats)
    view.see(state)
    view.options = state.options
    view.step = _shown_to(state.step, seat)
    view.game_number = state.game_number
    view.lost = state.lost
    view.starter = state.starter
    view.skills = state.skills
    view.curses = state.curses
    view.is_chaos = state.is_chaos
    view.hand = state.places[seat].hand if view.is_seated else 0
    view.hand_sizes = [size_of(place.hand) for place in state.places]
    view.all_know = [place.known for place in state.places]
    view.known = view.all_know[:]
    if view.is_seated:
        for holder in range(seats):
            view.known[holder] += state.told[seat * seats + holder]
        view.known[seat] = state.places[seat].hand
    view.opens = [place.open for place in state.places]
    view.hidden_counts = [row_length(place.hidden) for place in state.places]
    view.pile = state.pile.order()
    view.removed = state.removed
    view.draw_count = state.draw_left
    view.out_count = len(state.out)
    view.is_clockwise = state.is_clockwise
    view.direction = state.direction
    view.on_turn = state.on_turn
    view.turns = state.turns
    view.owed = state.owed
    view.winner = state.winner
    return view


def _shown_to(step: Step[State] | None, seat: i64) -> Step[State] | None:
    """A step as this seat sees it: 2.2 what the others have chosen to swap stays secret until all have."""
    if not isinstance(step, Swap):
        return step
    choices = step.choices[:]
    for other in range(len(choices)):
        if other != seat and choices[other] != UNDECIDED:
            choices[other] = SECRET
    shown = Swap(choices)
    shown.below = step.below
    return shown


def sample_state(view: View, rng: Rng) -> State:
    """Deals the cards this seat cannot place to where they could be. Every deal that fits is equally likely.

    What other seats know beyond what everybody knows (8.4) is taken to be nothing.
    """
    seats = view.seats
    state = State(seats, rng.fork())
    state.options = view.options
    state.step = view.step
    state.outcome = view.outcome
    state.game_number = view.game_number
    state.lost = view.lost
    state.starter = view.starter
    state.skills = view.skills
    state.skill_stack = _skills_face_down(view, rng)
    state.curses = view.curses
    state.is_chaos = view.is_chaos
    state.pile = pile_of(view.pile)
    state.removed = view.removed
    state.turn_to(view.is_clockwise)
    state.on_turn = view.on_turn
    state.turns = view.turns
    state.owed = view.owed
    state.winner = view.winner
    state.told = [0] * (seats * seats)
    if view.seat < seats:
        for holder in range(seats):
            if holder != view.seat:
                state.told[view.seat * seats + holder] = view.known[holder] - view.all_know[holder]
    _deal_unknown(view, state, rng)
    _choose_secret_swaps(state, rng)
    state.advance()
    return state


def _deal_unknown(view: View, state: State, rng: Rng) -> None:
    """The cards nobody has shown this seat: into hands, under the open cards, onto the draw pile and out of the game."""
    unseen: i64 = ALL_CARDS - view.removed - pack(view.pile)
    for seat in range(view.seats):
        unseen -= view.opens[seat] + view.known[seat]
    cards = unpack(unseen)
    rng.shuffle_first(cards, len(cards) - view.out_count)
    place = 0
    state.places = []
    for seat in range(view.seats):
        end = place + view.hand_sizes[seat] - size_of(view.known[seat])
        hand = view.known[seat] + pack(cards[place:end])
        place = end + view.hidden_counts[seat]
        state.places.append(Place(hand, view.opens[seat], row_of(cards[end:place]), view.all_know[seat]))
    end = place + view.draw_count
    state.draw_pile = cards[place:end]
    state.draw_left = view.draw_count
    state.out = cards[end:]


def _choose_secret_swaps(state: State, rng: Rng) -> None:
    """2.2 A seat that has decided in secret has decided something its sampled hand allows."""
    step = state.step
    if isinstance(step, Swap):
        choices = step.choices[:]
        for seat in range(state.seats):
            if choices[seat] == SECRET:
                options = decide(state, seat, decisions.SWAP)
                choices[seat] = options.nth(rng.below(options.count()))
        state.replace(Swap(choices))


def _skills_face_down(view: View, rng: Rng) -> list[int]:
    stack = [skill for skill in view.options.skills if not view.skills & SKILLS[skill]]
    rng.shuffle(stack)
    return stack
