"""What a seat can do: action codes, their typed meaning, their notation and their JSON form.

In notation seats and places are counted from 1, as people do; in code from 0.
"""

from typing import Final, NamedTuple, TypeAlias

from drachenhort.core.decision import WORD
from drachenhort.core.errors import NotationError
from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.games.drachensachen.cards import KINDS, NAMES, name_of
from drachenhort.games.drachensachen.data import MAX_SEATS, MOST_HIDDEN

# The codes. Below 62 and from 62 to 123 they are bits of a Decision's two words; the seldom ones follow.
# Plays of one kind are four codes next to each other and removals four apart, so that both line up with packed hands.
PLAY: Final = 0
PLAYS_END: Final = 48
TAKE: Final = 48
DRAW: Final = 49
ACCEPT: Final = 50
REVERSE: Final = 51
ONWARD: Final = 52
TURN: Final = 54
REMOVE: Final = WORD
REMOVES_END: Final = WORD + 48
GIVE: Final = 2 * WORD
KEEP: Final = 131
PICK: Final = 132
SWAP: Final = 204
CODES_END: Final = 348


class Play(NamedTuple):
    """3.2, 3.3 So many cards of one kind onto the pile, from the hand first, then (3.6, 3.8) from the open cards."""

    kind: int
    times: int


class Remove(NamedTuple):
    """3.5 Four equal hand cards out of the game."""

    kind: int


class Take(NamedTuple):
    """3.7 The whole pile into the hand."""


class Draw(NamedTuple):
    """4.2 Draw what is owed."""


class Accept(NamedTuple):
    """4.3 Be skipped."""


class Turn(NamedTuple):
    """3.9 Turn over the hidden card at this place."""

    place: int


class Reverse(NamedTuple):
    """8.5 Change the direction of play."""


class Onward(NamedTuple):
    """8.5 Leave the direction as it is."""


class Give(NamedTuple):
    """8.4 This seat takes a random card from my hand."""

    seat: int


class Keep(NamedTuple):
    """2.2 Swap nothing."""


class Pick(NamedTuple):
    """8.7 Take this open card from this seat's last stand."""

    seat: int
    kind: int


class Swap(NamedTuple):
    """2.2 This open card into the hand, that hand card in its place."""

    open: int
    hand: int


Action: TypeAlias = Play | Remove | Take | Draw | Accept | Turn | Reverse | Onward | Give | Keep | Pick | Swap


def pick_code(seat: i64, kind: i64) -> i64:
    return PICK + seat * KINDS + kind - 1


def swap_code(open_kind: i64, hand_kind: i64) -> i64:
    return SWAP + (open_kind - 1) * KINDS + hand_kind - 1


def play_kind(code: i64) -> i64:
    return (code - PLAY) // 4 + 1


def remove_kind(code: i64) -> i64:
    return (code - REMOVE) // 4 + 1


def play_count(code: i64) -> i64:
    return (code - PLAY) % 4 + 1


def meaning(code: int) -> Action | None:
    """What a code stands for; None for a number that is no action."""
    if PLAY <= code < PLAYS_END:
        return Play(play_kind(code), play_count(code))
    if REMOVE <= code < REMOVES_END and (code - REMOVE) % 4 == 0:
        return Remove(remove_kind(code))
    if TURN <= code < TURN + MOST_HIDDEN:
        return Turn(code - TURN)
    if GIVE <= code < GIVE + MAX_SEATS:
        return Give(code - GIVE)
    if PICK <= code < PICK + MAX_SEATS * KINDS:
        return Pick((code - PICK) // KINDS, (code - PICK) % KINDS + 1)
    if SWAP <= code < CODES_END:
        return Swap((code - SWAP) // KINDS + 1, (code - SWAP) % KINDS + 1)
    return _PLAIN.get(code)


_PLAIN: Final[dict[int, Action]] = {
    TAKE: Take(),
    DRAW: Draw(),
    ACCEPT: Accept(),
    REVERSE: Reverse(),
    ONWARD: Onward(),
    KEEP: Keep(),
}

ALL_CODES: Final = [code for code in range(CODES_END) if meaning(code) is not None]


def notation(code: int) -> str:
    """`play 7 7`, `remove 4`, `take`, `swap 7 2` ..."""
    action = meaning(code)
    match action:
        case Play():
            return " ".join(["play"] + [name_of(action.kind)] * action.times)
        case Remove():
            return f"remove {name_of(action.kind)}"
        case Turn():
            return f"turn {action.place + 1}"
        case Give():
            return f"give {action.seat + 1}"
        case Pick():
            return f"pick {action.seat + 1} {name_of(action.kind)}"
        case Swap():
            return f"swap {name_of(action.open)} {name_of(action.hand)}"
        case None:
            return f"no action ({code})"
    return type(action).__name__.lower()


_BY_NOTATION: Final = {notation(code): code for code in ALL_CODES}

HELP: Final = (
    "write: play 7 7 · remove 4 · take · draw · accept · turn 1 · give 2 · pick 2 7 · swap 7 2 (open, hand) · keep · "
    "reverse · onward; cards are 1-9, N, E, P"
)


def parse(text: str) -> int:
    """The code of a notation. `7`, `7 7` and `7x2` are short for `play ...`; case does not matter."""
    words = text.split()
    if words and _card(words[0].partition("x")[0]):
        words.insert(0, "play")
    if len(words) == 2 and words[0].lower() == "play" and "x" in words[1].lower():
        card, _, count = words[1].lower().partition("x")
        if count in ("1", "2", "3", "4"):
            words[1:] = [card] * int(count)
    plain = " ".join([words[0].lower()] + [word.upper() for word in words[1:]]) if words else ""
    code = _BY_NOTATION.get(plain)
    if code is None:
        raise NotationError(f"'{text}' is no action of Drachensachen; {HELP}")
    return code


def _card(word: str) -> bool:
    return word.upper() in NAMES[1:]


def to_json(code: int) -> dict[str, Json]:
    """{"do": "play", "kind": "7", "times": 2}: kinds by name, seats and places as numbers from 0."""
    action = meaning(code)
    assert action is not None, f"{code} is no action"
    out: dict[str, Json] = {"do": type(action).__name__.lower()}
    match action:
        case Play():
            out["kind"] = name_of(action.kind)
            out["times"] = action.times
        case Remove():
            out["kind"] = name_of(action.kind)
        case Turn():
            out["place"] = action.place
        case Give():
            out["seat"] = action.seat
        case Pick():
            out["seat"] = action.seat
            out["kind"] = name_of(action.kind)
        case Swap():
            out["open"] = name_of(action.open)
            out["hand"] = name_of(action.hand)
        case _:
            pass
    return out
