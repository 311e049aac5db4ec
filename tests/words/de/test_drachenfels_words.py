"""What Drachenfels says at the table, in German."""

from tests.games.drachenfels.table import GAME, play, table
from tests.words.test_drachenfels_words import asked, words


def test_9_the_last_hundred_turns_are_counted_down() -> None:
    assert asked(table(turns=9_900), 0, "de") == "Du bist am Zug."
    near = asked(table(turns=9_901), 0, "de")
    assert near == "Du bist am Zug. Noch 100 Züge, dieser mitgezählt; dann endet das Spiel unentschieden."
    last = asked(table(turns=30, options="turn_limit=30"), 1, "de")
    assert last == "P1 ist am Zug. Das ist der letzte Zug; danach endet das Spiel unentschieden."


def test_4_3_a_used_discard_is_told_as_such() -> None:
    state = play(table(hands=["1", "1"], discards="4 2", options="fresh_discard=on"), "use", "to b1")
    shown = " ".join(words("de").table(state.view(1)))
    assert "Abgelegt, von oben: 2, 4. Die oberste abgelegte Karte ist schon genutzt." in shown
    use = GAME.parse("use")
    refusal = state.why_not(1, use)
    assert refusal is not None
    why = words("de", 1).refusal(state.view(1), use, refusal)
    assert why == "Diese abgelegte Karte ist schon genutzt; erst muss eine andere darauf liegen."
