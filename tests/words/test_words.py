"""How the words of a game are found."""

import pytest

from drachenhort.core.event import Event
from drachenhort.games import all_games, find
from drachenhort.games.drachensachen import events
from drachenhort.texts.catalogue import LANGUAGES, UnknownLanguage
from drachenhort.words import Company, words_for


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", [game.id for game in all_games()])
def test_every_game_says_who_decides_first(game_id: str, language: str) -> None:
    game = find(game_id)
    state = game.new(game.max_seats, game.options({}), "seed")
    decision = state.decision
    assert decision is not None
    company = Company([f"P{seat + 1}" for seat in range(state.seats)], None)
    words = words_for(game_id, language, company, game.options({}))
    assert f"P{decision.seat + 1}" in words.decision(state.view(decision.seat), decision.seat, decision.kind)


def test_words_made_for_several_readers_stay_apart() -> None:
    skipped = Event(events.SKIPPED, 0, [1])
    options = find("drachensachen").options({})
    readers = [words_for("drachensachen", "en", Company(["Ada", "Bo"], reader), options) for reader in (0, 1)]
    others = words_for("drachensachen", "en", Company(["Cleo", "Dan"], 0), options)
    told = [words.event(skipped) for words in [*readers, others, *readers]]
    assert told == [f"{who} a turn." for who in ("Bo misses", "You miss", "Dan misses", "Bo misses", "You miss")]


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="there is no language 'xx'; there are de, en"):
        words_for("drachensachen", "xx", Company(["P1", "P2"], None), find("drachensachen").options({}))
