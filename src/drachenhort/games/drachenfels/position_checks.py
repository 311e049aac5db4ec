"""What cannot be on a board: knights and dragons where they may not stand."""

from drachenhort.core.codec import Line
from drachenhort.games.drachenfels.fields import CASTLE, FIELD_NAMES, HOLE, POWERS, ROCK_CASTLE, is_rock_castle, is_site
from drachenhort.games.drachenfels.scoring import end_found, end_stopped
from drachenhort.games.drachenfels.state import NOWHERE, State
from drachenhort.games.drachenfels.steps import Reset, SendHome
from drachenhort.games.drachenfels.ways import allowed_pairs


def check_pieces(dragons: Line, rainbows: Line, state: State) -> None:
    """2.3, 5.3 Dragons on dotted land or rock castles, rainbows on pairs that are open."""
    board = state.options.board
    for dragon in state.dragons:
        if board.kinds[dragon] not in ("dotted", "rock-castle"):
            raise dragons.error(f"a dragon cannot sit on {FIELD_NAMES[dragon]} (5.3)")
        if state.knight_at(dragon, state.seats) < state.seats:
            raise dragons.error(f"a knight stands on {FIELD_NAMES[dragon]} (5.3)")
    if state.rainbows & ~allowed_pairs(state):
        raise rainbows.error("a rainbow stands where none may stand yet, or none at all (2.3, 8.4)")


def check_knights(lines: list[Line], step: Line, state: State) -> None:
    """Each knight on a field of its own, and what that field asks for; whoever is arriving has not got it yet."""
    board = state.options.board
    for seat in range(state.seats):
        place, line = state.places[seat], lines[seat]
        if place.field == NOWHERE:
            continue
        name = FIELD_NAMES[place.field]
        if not board.has(place.field):
            raise line.error(f"{name} is not on this board")
        if is_site(place.field) and not state.bridges & POWERS[place.field - HOLE]:
            raise line.error(f"there is no bridge on {name} (2.1)")
        other = state.knight_at(place.field, seat)
        is_duel = isinstance(state.step, SendHome) and state.on_turn in (seat, other)
        is_arriving = isinstance(state.step, Reset) and seat == state.on_turn
        if other < state.seats and place.field != CASTLE and not is_duel and not isinstance(state.step, Reset):
            raise line.error(f"two knights stand on {name} (7.2, 7.3)")
        if place.field == CASTLE and not place.has_armour and not is_arriving:
            raise line.error("whoever is in the castle has armour (7.1)")
        if is_rock_castle(place.field):
            if not place.has_armour:
                raise line.error("nobody gets into a rock castle without armour (6.2)")
            has_looked = place.looked & POWERS[place.field - ROCK_CASTLE]
            if not has_looked and not is_arriving and state.step is not None:
                raise line.error(f"whoever stands on {name} has looked there (8.1)")
    if isinstance(state.step, Reset) and not board.has(state.places[state.on_turn].field):
        raise step.error("the knight on turn has arrived somewhere")


def check_over(step: Line, state: State) -> None:
    """8.1, 9 A game that is over has a knight with his princess, or has reached the limit of turns."""
    for seat in range(state.seats):
        place = state.places[seat]
        if is_rock_castle(place.field) and state.princess_before(seat) == place.colour:
            end_found(state, seat)
            return
    if state.turns <= state.options.turn_limit:
        raise step.error("the game is not over: nobody has found his princess, and turns are left (8.1, 9)")
    end_stopped(state)
