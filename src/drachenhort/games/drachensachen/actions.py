"""What a seat can do: action codes and their typed meaning, and the declaration from which everything else comes."""

from typing import Final, NamedTuple

from drachenhort.core.actions import ActionKind, Actions
from drachenhort.core.decision import WORD
from drachenhort.core.native import i64
from drachenhort.games.drachensachen.cards import KINDS, name_of
from drachenhort.games.drachensachen.domains import HIDDEN_PLACE, KIND, SEAT, TIMES

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


def _play_code(values: list[int]) -> int:
    return PLAY + (values[0] - 1) * 4 + values[1] - 1


def _remove_code(values: list[int]) -> int:
    return REMOVE + (values[0] - 1) * 4


def _short(text: str) -> str:
    """`7`, `7 7` and `7x2` are short for `play 7 7`."""
    words = text.removeprefix("play ").split()
    card, x, count = words[0].partition("x") if words else ("", "", "")
    if len(words) == 1 and x and count in ("1", "2", "3", "4"):
        words = [card] * int(count)
    return " ".join(["play", *words])


ACTIONS: Final = Actions(
    "Drachensachen",
    [
        ActionKind(
            Play,
            "3.2",
            PLAY,
            {"kind": KIND, "times": TIMES},
            code=_play_code,
            write=lambda values: " ".join(["play"] + [name_of(values[0])] * values[1]),
        ),
        ActionKind(Remove, "3.5", REMOVE, {"kind": KIND}, code=_remove_code),
        ActionKind(Take, "3.7", TAKE, {}),
        ActionKind(Draw, "4.2", DRAW, {}),
        ActionKind(Accept, "4.3", ACCEPT, {}),
        ActionKind(Turn, "3.9", TURN, {"place": HIDDEN_PLACE}),
        ActionKind(Give, "8.4", GIVE, {"seat": SEAT}),
        ActionKind(Pick, "8.7", PICK, {"seat": SEAT, "kind": KIND}),
        ActionKind(Swap, "2.2", SWAP, {"open": KIND, "hand": KIND}),
        ActionKind(Keep, "2.2", KEEP, {}),
        ActionKind(Reverse, "8.5", REVERSE, {}),
        ActionKind(Onward, "8.5", ONWARD, {}),
    ],
    "write: play 7 7 · remove 4 · take · draw · accept · turn 1 · give 2 · pick 2 7 · swap 7 2 (open, hand) · keep · "
    "reverse · onward; cards are 1-9, N, E, P",
    _short,
)
