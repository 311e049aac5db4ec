"""A game under way between one person and players of the program, with its record. No words in here."""

from collections.abc import Sequence

from drachenhort.core.decision import Decision
from drachenhort.core.event import Event
from drachenhort.core.record import Record, commitment
from drachenhort.core.rng import Rng
from drachenhort.players.player import Player


class LiveGame:
    """The state, who sits where, and everything played so far. The person's seat has no Player."""

    def __init__(self, record: Record, players: Sequence[Player | None]) -> None:
        self.game = record.game
        self.players = players
        self.seat = players.index(None)
        self.record = record
        self.seal = commitment(record.seed, record.salt)
        self.state = record.start(is_logging=True)
        if record.actions:
            self._replay()

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
        self._apply(self.seat, action)
        return self.play_others()

    def undo(self) -> bool:
        """Back to the person's previous decision; False if there was none."""
        actions = self.record.actions
        own = [place for place, (seat, _) in enumerate(actions) if seat == self.seat]
        if not own:
            return False
        del actions[own[-1] :]
        self._replay()
        return True

    def _replay(self) -> None:
        self.state = self.record.replay()
        self.state.is_logging = True

    def _apply(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.record.actions.append((seat, action))
