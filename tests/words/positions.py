"""Small positions of Drachensachen with two seats: what is not named is out of the game."""

from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.drachensachen.cards import names_of
from drachenhort.games.drachensachen.data import DECK

TEXT = """\
position: drachensachen 1
options: {options}
seats: 2
rng: 1 2 3 4
game: {game}
lost: {lost}
starter: 1
skills: {skills}
skill stack:
curses: none none
chaos: off
turns: 9
direction: clockwise
on turn: {on_turn}
owed draw: {owed}
winner: none
pile: {pile}
removed:
draw pile: {draw}
out: {out}
hand 1: {hand}
open 1: {open}
hidden 1: {hidden}
known 1:
hand 2: {their_hand}
open 2: 8
hidden 2: 9
known 2: {known}
step: {step}
"""


def arrange(
    *,
    hand: str = "1 5",
    open: str = "",
    hidden: str = "",
    pile: str = "",
    draw: str = "1 1 1",
    owed: int = 0,
    skills: str = "",
    options: str = "",
    game: int = 1,
    lost: str = "0 0",
    on_turn: int = 1,
    their_hand: str = "2 2",
    known: str = "",
    step: str = "turn",
) -> State:
    """A position; seat 1 is on turn unless said otherwise."""
    used = " ".join([hand, open, hidden, pile, draw, their_hand, "8 9"]).split()
    left = names_of(DECK)
    for card in used:
        left.remove(card)
    if skills:
        options += " skills=" + skills.replace(" ", ",")
    return find("drachensachen").load(
        TEXT.format(
            hand=hand,
            open=open,
            hidden=hidden,
            pile=pile,
            draw=draw,
            owed=owed,
            skills=skills,
            options=options,
            game=game,
            lost=lost,
            on_turn=on_turn,
            their_hand=their_hand,
            known=known,
            step=step,
            out=" ".join(left),
        )
    )
