"""`position`, `show` and `encode`: whole positions as text, what is possible in them, and what learners see of them."""

import json
import re
from typing import Annotated, Final, TypeAlias
from urllib.parse import unquote

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import GameArgument, InputError, LanguageOption, OptionOption, SeatsOption, SeedOption
from drachenhort.cli.variant import VariantOption, play_by, with_options
from drachenhort.core.codec import PositionReader
from drachenhort.core.errors import Illegal, NotationError, PositionError
from drachenhort.core.game import Game
from drachenhort.core.playout import random_move
from drachenhort.core.position import game_of
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.players.observation import encoder_for, whole_encoder_for
from drachenhort.terminal.exposition import Exposition, Refusal, exposition_json, exposition_lines
from drachenhort.terminal.replay import is_for_the_log
from drachenhort.terminal.screen import terminal_screen
from drachenhort.texts.catalogue import catalogue

MOST_MOVES: Final = 1_000_000
REFUSED: Final = 1
PositionArgument: TypeAlias = Annotated[
    str, typer.Argument(metavar="FILE", help="A position, as `position` prints it; - for standard input.")
]
ViewerOption: TypeAlias = Annotated[
    str | None, typer.Option("--seat", metavar="N", help="Whose view; else who decides next.")
]
SEAT_PREFIX: Final = re.compile(r"(\d{1,9})\s*:\s*(.*)")


def position(
    game: GameArgument,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    after: Annotated[str, typer.Option("--after", metavar="N", help="After so many random moves.")] = "0",
    option: OptionOption = None,
    variant: VariantOption = None,
) -> None:
    """Print a position as text, to read and to edit.

    Every hidden thing is included.
    """
    played_by = play_by(variant, game)
    found = find(game)
    count = inputs.seats(found, seats, inputs.usual_seats(found))
    moves = inputs.number("--after", after, 0, MOST_MOVES)
    options = found.options(with_options(found, played_by, option))
    text = inputs.seed(seed)
    state = found.new(count, options, text)
    rng = Rng.from_seed(f"{text}/moves")
    played = 0
    while played < moves and state.decision is not None:
        random_move(state, rng)
        played += 1
    typer.echo(f"# {found.title}, seed {text}, after {played} random moves.")
    typer.echo(state.text(), nl=False)


def show(
    game: GameArgument,
    file: PositionArgument,
    seat: ViewerOption = None,
    act: Annotated[
        list[str] | None,
        typer.Option(
            "--act", metavar="ACTION", help='Play this first, "play 7 7" or with a seat "2: keep"; may be repeated.'
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Load a position, play actions, print what became of it."""
    language = inputs.language(lang)
    usual = find(game)
    text = inputs.read_text(file)
    found = _game_of(usual, file, text)
    loaded = _load(found, file, text)
    viewer = None if seat is None else inputs.number("--seat", seat, 1, loaded.seats) - 1
    shown = _play(loaded, viewer, [_parse_act(found, loaded, text) for text in act or []])
    if as_json:
        typer.echo(json.dumps(exposition_json(found, shown, language), indent=1))
    else:
        screen = terminal_screen(is_plain=True)
        exposition_lines(found, shown, catalogue(language, found.id), screen)
    if shown.refusal is not None:
        raise typer.Exit(REFUSED)


def encode(
    game: GameArgument,
    file: PositionArgument,
    seat: ViewerOption = None,
    whole: Annotated[bool, typer.Option("--whole", help="With what is hidden, as a critic may see it.")] = False,
    variant: VariantOption = None,
) -> None:
    """Print what learners see of a position: name = value for every feature that is not zero.

    A position of a variant names it itself; with --variant it must be this one.
    """
    play_by(variant, game)
    text = inputs.read_text(file)
    _use_its_variant(file, text)
    usual = find(game)
    found = _game_of(usual, file, text)
    if found is not usual:
        raise InputError(f"{file}: it is of a variant, and this process plays {game} by other values already")
    loaded = _load(found, file, text)
    viewer = _viewer(loaded, None if seat is None else inputs.number("--seat", seat, 1, loaded.seats) - 1)
    encoder = encoder_for(found.id)
    told = whole_encoder_for(found.id) if whole else encoder
    row, mask = bytearray(len(told.names)), bytearray(len(encoder.actions))
    told.fill(loaded, viewer, row)
    encoder.fill_legal(loaded, viewer, mask)
    typer.echo(f"# {found.title}, seat {viewer + 1}: {sum(row)} of {len(told.names):,}, version {told.version}")
    for name, value in zip(told.names, row, strict=True):
        if value:
            typer.echo(f"{name} = {value}")
    for name, value in zip(encoder.actions, mask, strict=True):
        if value:
            typer.echo(f"legal: {name} = {value}")


def _game_of(game: Game, file: str, text: str) -> Game:
    """The game, by the variant that the position names."""
    try:
        return game_of(text, game)
    except PositionError as error:
        raise InputError(f"{file}, {error}") from None


def _use_its_variant(file: str, text: str) -> None:
    """Learners know one set of values in a process. It has to be called before anything else asks for the game."""
    try:
        reader = PositionReader(text)
    except PositionError as error:
        raise InputError(f"{file}, {error}") from None
    if reader.has("variant"):
        inputs.use_if_possible(unquote(" ".join(reader.take("variant").words)))


def _load(game: Game, file: str, text: str) -> State:
    try:
        return game.load(text)
    except PositionError as error:
        raise InputError(f"{file}, {error}") from None


def _parse_act(game: Game, state: State, text: str) -> tuple[int | None, int]:
    """The seat, if one is named, and the action."""
    seat: int | None = None
    prefixed = SEAT_PREFIX.fullmatch(text.strip())
    notation = text
    if prefixed:
        seat = inputs.number("--act: seat", prefixed.group(1), 1, state.seats) - 1
        notation = prefixed.group(2)
    try:
        return seat, game.parse(notation)
    except NotationError as error:
        raise InputError(f"--act: {error}") from None


def _play(loaded: State, viewer: int | None, acts: list[tuple[int | None, int]]) -> Exposition:
    """All actions, or, if one is refused, none of them."""
    state = loaded.copy()
    state.is_logging = True
    for number, (named, action) in enumerate(acts, 1):
        first = state.decision.seat if state.decision is not None else 0
        seat = first if named is None else named
        try:
            state.apply(seat, action)
        except Illegal as illegal:
            refusal = Refusal(number, seat, action, illegal, state.view(seat))
            return Exposition(loaded, _viewer(loaded, viewer), [], [], refusal)
    events = state.take_events()
    if viewer is None:
        return Exposition(state, _viewer(state, None), events, [event for event in events if is_for_the_log(event)], None)
    seen = [event for event in events if event.is_for(viewer)]
    return Exposition(state, viewer, seen, seen, None)


def _viewer(state: State, viewer: int | None) -> int:
    """The seat asked for, else the one that decides next, else the first."""
    if viewer is not None:
        return viewer
    return state.decision.seat if state.decision is not None else 0
