"""A game under way between one person and players of the program, with its record. No words in here."""

from collections.abc import Sequence
from dataclasses import dataclass

from drachenhort.core.decision import Decision
from drachenhort.core.event import Event
from drachenhort.core.game import Game
from drachenhort.core.options import Options
from drachenhort.core.record import Record, commitment
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.players.player import Player


@dataclass(frozen=True)
class Moment:
    """What `undo` goes back to."""

    state: State
    moves: int


class LiveGame:
    """The state, who sits where, and everything played so far. The person's seat has no Player."""

    def __init__(
        self, game: Game, options: Options, seed: str, salt: str, players: Sequence[Player | None], person: str
    ) -> None:
        self.game = game
        self.players = players
        self.seat = players.index(None)
        self.record = Record(
            game,
            options.to_json(),
            len(players),
            seed,
            salt,
            [person if player is None else player.name for player in players],
        )
        self.seal = commitment(seed, salt)
        self.state = self.record.start(is_logging=True)
        self._history: list[Moment] = []

    def decision(self) -> Decision | None:
        """The person's open decision."""
        return self.state.decision_of(self.seat)

    def play_others(self) -> list[Event]:
        """Lets the others decide until the person has to or the game is over; returns what the person saw of it."""
        while self.decision() is None and (decision := self.state.decision) is not None:
            player = self.players[decision.seat]
            assert player is not None, "only the person's seat has no player"
            rng = Rng.from_seed(f"{self.record.seed}/{len(self.record.actions)}/{decision.seat}")
            self._apply(decision.seat, player.choose(self.state.view(decision.seat), decision, rng))
        return [event for event in self.state.take_events() if event.is_for(self.seat)]

    def play(self, action: int) -> list[Event]:
        """The person's move and what follows it. Raises Illegal and changes nothing if it is not allowed."""
        before = Moment(self.state.copy(), len(self.record.actions))
        self._apply(self.seat, action)
        self._history.append(before)
        return self.play_others()

    def undo(self) -> bool:
        """Back to the person's previous decision; False if there was none."""
        if not self._history:
            return False
        moment = self._history.pop()
        self.state = moment.state
        del self.record.actions[moment.moves :]
        return True

    def _apply(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.record.actions.append((seat, action))
