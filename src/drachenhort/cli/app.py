"""All commands, and the one place where a mistake becomes one line and an exit code."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper

import typer
from typer.core import TyperGroup
from typer.main import get_command

from drachenhort.cli.about import games, rules
from drachenhort.cli.arena import arena, strength
from drachenhort.cli.backup import backup
from drachenhort.cli.board import board
from drachenhort.cli.compare import compare
from drachenhort.cli.creature import creature
from drachenhort.cli.dataset import dataset
from drachenhort.cli.lab import fuzz, simulate
from drachenhort.cli.migrate import migrate
from drachenhort.cli.new_game import new_game
from drachenhort.cli.play import play, resume
from drachenhort.cli.positions import encode, position, show
from drachenhort.cli.puzzles import puzzles
from drachenhort.cli.records import replay, verify
from drachenhort.cli.report import report
from drachenhort.cli.review import review
from drachenhort.cli.serve import serve
from drachenhort.cli.train import train
from drachenhort.cli.tune import tune
from drachenhort.cli.variant import variants
from drachenhort.cli.what_if import what_if
from drachenhort.core.errors import DrachenhortError

PROGRAM = "drachenhort"
BAD_INPUT = 2
INTERRUPTED = 130
LONGEST_COMPLAINT = 2000

app = typer.Typer(
    help="One table for dragon games: play them, replay them, simulate them.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"], "max_content_width": 80},
)
COMMANDS = (
    games,
    rules,
    play,
    resume,
    serve,
    backup,
    migrate,
    simulate,
    dataset,
    arena,
    report,
    compare,
    tune,
    strength,
    replay,
    verify,
    review,
    what_if,
    fuzz,
    train,
    position,
    show,
    encode,
    creature,
    board,
    new_game,
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(puzzles, name="puzzles")
app.add_typer(variants, name="variant")


@app.callback(invoke_without_command=True)
def without_command(context: typer.Context) -> None:
    """One table for dragon games: play them, replay them, simulate them."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """The command `drachenhort`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # Any text can be read and written, whatever the terminal is able to show.
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Runs one command and returns its exit code. Bad input is told in one line on stderr."""
    try:
        code = app(arguments, prog_name=PROGRAM, standalone_mode=False)
        sys.stdout.flush()
    except DrachenhortError as error:
        return _complain(str(error))
    except typer.TyperException as error:
        return _complain(_usage(error.format_message(), arguments))
    except (typer.Abort, KeyboardInterrupt):
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:  # Whoever read our output has read enough.
        _drop_output()
        return 0
    except OSError as error:
        if error.filename is None:
            _drop_output()
        return _complain(f"{error.filename or 'output'}: {error.strerror or error}")
    return code if isinstance(code, int) else 0


def _drop_output() -> None:
    """What is left of it cannot be written: at the end Python would try again, and end with a code of its own."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(text: str) -> int:
    if len(text) > LONGEST_COMPLAINT:  # It repeats something that goes on and on; what would be right stands at the end.
        text = f"{text[: LONGEST_COMPLAINT // 2]} ... {text[-LONGEST_COMPLAINT // 2 :]}"
    line = "".join(character if character.isprintable() else " " for character in text)
    sys.stderr.write(f"{PROGRAM}: {line}\n")
    return BAD_INPUT


def _usage(message: str, arguments: list[str]) -> str:
    """A complaint about the words of the command line, with what there is instead."""
    text = message.rstrip(".")
    text = text[:1].lower() + text[1:]
    group = get_command(app)
    assert isinstance(group, TyperGroup), "the program has several commands"
    command = group.commands.get(arguments[0])
    if command is None:
        return f"{text}{' There' if text.endswith('?') else '; there'} are {', '.join(group.commands)}"
    named = [arguments[0]]
    if isinstance(command, TyperGroup):  # `puzzles` has commands of its own.
        inner = command.commands.get(arguments[1]) if len(arguments) > 1 else None
        if inner is None:
            return f"{text}; after {arguments[0]} there are {', '.join(command.commands)}"
        command, named = inner, arguments[:2]
    arguments_wanted = [name.name.upper() for name in command.params if name.param_type_name == "argument" and name.name]
    options = [name for parameter in command.params for name in parameter.opts if name.startswith("--")]
    return f"{text}; {' '.join([PROGRAM, *named, *arguments_wanted])} takes {', '.join(options)}"
