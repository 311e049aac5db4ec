"""What somebody wants to have played in the lab, checked as far as that takes no time: the rest the run finds out."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.options import FileField, show
from drachenhort.core.text_bounds import LONGEST_TEXT
from drachenhort.games import find
from drachenhort.games.variant_text import VariantError
from drachenhort.games.variants import Variant, read_variant
from drachenhort.lab.report.play import Plan
from drachenhort.lab.report.run import Order
from drachenhort.players.registry import player_names
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import MOST_SEATS, Level, OptionValues, plain_options
from drachenhort.server.table.variants import check_game, named

FEWEST: Final = 100
MOST: Final = 1_000_000
USUAL_PLAYER: Final = "level-1"
USUAL_SEED: Final = "lab"
"""The same for everybody: so runs can be compared that nobody has planned to compare."""


class LabWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report that is wanted. `variant` is the text of a variant's file."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    player: Level = USUAL_PLAYER
    games: Annotated[int, Meta(ge=FEWEST, le=MOST)] = 5000
    seed: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")] = USUAL_SEED
    options: OptionValues = {}
    variant: Annotated[str, Meta(max_length=LONGEST_TEXT)] | None = None


def order_of(wish: LabWish, game: Game) -> tuple[Order, str]:
    """What is played then, and the variant's name. Raises Cannot with what would be right."""
    variant = _variant(wish)
    if wish.player not in player_names(game.id):
        raise Cannot("bad-seats", f"player {wish.player}: it can be {', '.join(player_names(game.id))}")
    try:
        game.check_seats(wish.seats)
    except DrachenhortError as error:
        raise Cannot("bad-seats", str(error)) from None
    given = plain_options(wish.options)
    values = given if variant is None else {**variant.options, **given}
    try:
        wanted = game.options(values).to_json()
    except DrachenhortError as error:
        raise Cannot("bad-options", str(error)) from None
    needed = game.with_bots(wanted)
    for field in game.spec.fields:
        if field.name in given and isinstance(field, FileField):
            raise Cannot("bad-options", f"option {field.name}: in the lab it stands in the variant's file")
        if field.name in given and needed[field.name] != wanted[field.name]:
            what = f"option {field.name}: with players of the program it is always {show(needed[field.name])}"
            raise Cannot("bad-options", what)
    text = None if variant is None else variant.text
    plan = Plan(game.id, wish.seats, [wish.player] * wish.seats, game.with_bots(values), wish.seed, wish.games, text)
    words = [f"{name}={show(value)}" for name, value in given.items()]
    return Order(plan, words), "" if variant is None else variant.name


def _variant(wish: LabWish) -> Variant | None:
    if wish.variant is None:
        return None
    try:
        variant = read_variant(wish.variant)
    except VariantError as error:
        raise Cannot("bad-variant", named(error.mistakes)) from None
    check_game(variant, find(wish.game).id, "run")
    return variant
