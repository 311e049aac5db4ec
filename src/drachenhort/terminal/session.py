"""A person at the table: shows what the seat sees, reads what is typed, and answers. Works for any game."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from drachenhort.core.errors import Illegal, NotationError
from drachenhort.core.event import Event
from drachenhort.core.rng import Rng
from drachenhort.core.words import NO_BREAK
from drachenhort.players.levels import STRONGEST
from drachenhort.players.registry import make_player
from drachenhort.terminal.live import LiveGame
from drachenhort.terminal.players import called
from drachenhort.terminal.rules import clause_lines, rules_lines
from drachenhort.terminal.screen import Screen
from drachenhort.texts.catalogue import Catalogue
from drachenhort.words import Words
from drachenhort.words.rules import UnknownClause, clauses_of, find_clauses

COMMANDS: Final = ("why", "rules", "undo", "hint", "save", "table", "help", "quit")
HELP: Final = ("number", "move", "why", "rules", "undo", "hint", "save", "table", "help", "quit")
PROMPT: Final = "> "


class Session:
    """One evening at one table, from the welcome to the goodbye."""

    def __init__(self, live: LiveGame, words: Words, texts: Catalogue, screen: Screen, names: list[str]) -> None:
        self.live = live
        self.words = words
        self.texts = texts
        self.screen = screen
        self.names = names
        self.saved_in = ""
        self._saved_moves = -1
        self._is_open = True
        self._commands = self._command_table()

    def run(self) -> None:
        """Plays until the person leaves or input ends."""
        self._welcome()
        self._tell(self.live.play_others())
        self._show()
        while self._is_open:
            line = self.screen.ask(PROMPT)
            if line is None:
                break
            self._answer(" ".join(line.split()))
        self._say_goodbye()

    def _welcome(self) -> None:
        live = self.live
        others = [
            self.texts.say("opponent", name=self.names[seat], player=called(live.game.id, player.name, self.texts))
            for seat, player in enumerate(live.players)
            if player is not None
        ]
        self._say(
            "welcome",
            title=live.game.title,
            seat=live.seat + 1,
            seats=len(live.players),
            others=", ".join(others),
        )
        self._say("seal")
        self.screen.say(live.seal)
        self._say("begin-hint", example=self.texts.say("example-move"))
        self.screen.gap()

    # What is shown.

    def _say(self, key: str, style: str = "", **values: str | int) -> None:
        self.screen.say(self.texts.say(key, **values), style)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            if not self.words.is_on_table(event):
                self.screen.say(self.words.event(event), indent=2)

    def _show(self) -> None:
        """The table, then who decides what, then the legal moves; after the end the result."""
        if self.live.state.outcome is not None:
            self._show_end()
            return
        view = self.live.state.view(self.live.seat)
        self.screen.gap()
        for line in self.words.table(view):
            self.screen.say(line, indent=2)
        decision = self.live.decision()
        assert decision is not None, "the others have decided, and the game is not over"
        self.screen.gap()
        self.screen.say(self.words.decision(view, decision.seat, decision.kind), "bold")
        legal = decision.legal
        width = len(str(len(legal)))
        for number, action in enumerate(legal, 1):
            text = f"{number:>{width + 1}}  {self.words.move(view, action)}  ({_whole(self.live.game.notation(action))})"
            self.screen.say(text, indent=width + 3)

    def _show_end(self) -> None:
        outcome = self.live.state.outcome
        assert outcome is not None, "the game is not over"
        record = self.live.record
        self.screen.gap()
        for line in self.words.outcome(outcome):
            self.screen.say(line, "bold")
        self.screen.gap()
        self._say("seed-shown", seed=record.seed, salt=record.salt, seal=self.live.seal)
        self._say("after-end")

    # What is typed.

    def _command_table(self) -> dict[str, Callable[[str], None]]:
        """Every command by its word in this language and by the English one."""
        table: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "rules": self._rules,
            "undo": self._undo,
            "hint": self._hint,
            "save": self._save,
            "table": lambda rest: self._show(),
            "help": self._help,
            "quit": self._quit,
        }
        return table | {self.texts.say(f"command-{name}"): table[name] for name in COMMANDS}

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if not line:
            self._show()
        elif command is not None:
            command(rest)
        elif self.live.state.outcome is not None:
            self._say("over-now")
            self._say("after-end")
        elif line.isascii() and line.isdigit():
            self._choose(line)
        else:
            self._play_text(line)

    def _choose(self, number: str) -> None:
        """The move with this number in the list."""
        decision = self.live.decision()
        assert decision is not None, "the list of moves is shown to the person who decides"
        legal = decision.legal
        place = int(number) if len(number) < 6 else 0
        if not 1 <= place <= len(legal):
            self._say("no-such-number", last=len(legal), example=self.texts.say("example-one"))
            return
        self._play(legal[place - 1])

    def _play_text(self, text: str) -> None:
        action = self._parse(text)
        if action is None:
            return
        refusal = self.live.state.why_not(self.live.seat, action)
        if refusal is None:
            self._play(action)
            return
        self._say_refusal(action, refusal)
        self._say("refused-more", text=text)

    def _parse(self, text: str) -> int | None:
        try:
            return self.live.game.parse(text)
        except NotationError:
            self._say("no-such-move", text=text, example=self.texts.say("example-move"))
            return None

    def _play(self, action: int) -> None:
        self.screen.gap()
        self._tell(self.live.play(action))
        self._show()

    def _say_refusal(self, action: int, refusal: Illegal) -> None:
        view = self.live.state.view(self.live.seat)
        self._say(
            "refused",
            move=self.live.game.notation(action),
            clause=refusal.clause,
            reason=self.words.refusal(view, action, refusal),
        )

    # The commands.

    def _why(self, text: str) -> None:
        if not text:
            self._say("why-what", example=self.texts.say("example-why"))
            return
        action = self._parse(text)
        if action is None:
            return
        refusal = self.live.state.why_not(self.live.seat, action)
        if refusal is None:
            self._say("allowed", move=self.live.game.notation(action))
            return
        self._say_refusal(action, refusal)
        clause = clauses_of(self.live.game.id, self.texts.language)[refusal.clause]
        self._say("rule", clause=clause.id, title=clause.title, text=clause.text)

    def _rules(self, clause_id: str) -> None:
        game_id = self.live.game.id
        if not clause_id:
            self.screen.lines(rules_lines(game_id, self.texts.language))
            return
        try:
            for clause in find_clauses(game_id, self.texts.language, clause_id):
                self.screen.lines(clause_lines(clause))
        except UnknownClause:
            known = ", ".join(clauses_of(game_id, self.texts.language))
            self._say("no-such-clause", clause=clause_id, clauses=known)

    def _undo(self, rest: str) -> None:
        if not self.live.undo():
            self._say("nothing-to-undo")
            return
        self._saved_moves = -1
        self._say("undone")
        self._show()

    def _hint(self, rest: str) -> None:
        decision = self.live.decision()
        if decision is None:
            self._say("over-now")
            return
        view = self.live.state.view(self.live.seat)
        rng = Rng.from_seed(f"hint/{len(self.live.record.actions)}")
        action = make_player(self.live.game.id, STRONGEST).choose(view, decision, rng)
        self._say("hint", move=self.words.move(view, action), notation=self.live.game.notation(action))

    def _save(self, file: str) -> None:
        if not file:
            self._say("save-where")
            return
        try:
            path = Path(file).expanduser()
            if file != self.saved_in and path.exists():
                self._say("save-exists", file=file)
                return
            path.write_text(self.live.record.text(), encoding="utf-8")
        except (OSError, ValueError, RuntimeError) as error:
            self._say("save-failed", file=file, reason=_reason(error))
            return
        self.saved_in = file
        self._saved_moves = len(self.live.record.actions)
        self._say("saved", file=file)

    def _help(self, rest: str) -> None:
        examples = {"move": "example-move", "why": "example-why", "rules": "example-clause"}
        for name in HELP:
            example = self.texts.say(examples[name]) if name in examples else ""
            self.screen.say("  " + self.texts.say(f"help-{name}", example=example), indent=4)

    def _quit(self, rest: str) -> None:
        self._is_open = False

    def _say_goodbye(self) -> None:
        if self._saved_moves == len(self.live.record.actions):
            self._say("goodbye-saved", file=self.saved_in)
        else:
            self._say("goodbye-unsaved")


def _whole(text: str) -> str:
    """Text that is not broken at the end of a line."""
    return text.replace(" ", NO_BREAK)


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
