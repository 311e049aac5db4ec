"""How a game ended."""

from typing import Final, final

from drachenhort.core.plain import Json


@final
class Outcome:
    """The end of a game: in which way, the score of every seat, and who has won (nobody, one seat, several)."""

    def __init__(self, ending: str, scores: list[int], winners: list[int]) -> None:
        self.ending: Final = ending
        self.scores: Final = scores
        self.winners: Final = winners

    def to_json(self) -> dict[str, Json]:
        return {"ending": self.ending, "scores": list[Json](self.scores), "winners": list[Json](self.winners)}
