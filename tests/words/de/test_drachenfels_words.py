"""What Drachenfels says at the table, in German."""

from drachenhort.games.drachenfels.game import GAME
from tests.games.drachenfels.table import play, table
from tests.words.test_drachenfels_words import asked, words


def test_9_the_last_hundred_turns_are_counted_down() -> None:
    hand = "Du bist dran: Geh mit einer 1. Oder zieh bei anderen oder nimm ein neues Blatt."
    assert asked(table(turns=9_900, hands=["1", "2"]), 0, "de") == hand
    near = asked(table(turns=9_901, hands=["1", "2"]), 0, "de")
    assert near == f"{hand} Noch 100 Züge, dieser mitgezählt; dann endet das Spiel unentschieden."
    last = asked(table(turns=30, options="turn_limit=30"), 1, "de")
    assert last == "P1 ist am Zug. Das ist der letzte Zug; danach endet das Spiel unentschieden."


def test_a_turn_and_a_move_say_what_can_be_done() -> None:
    assert asked(table(hands=["1 3 5 rainbow", "2"], discards="4"), 0, "de") == (
        "Du bist dran: Geh mit einer 1, 3 oder 5, vorher gern noch Magie. "
        "Oder nutz die oberste Ablage, zieh bei anderen oder nimm ein neues Blatt."
    )
    state = play(table(hands=["1", "2"], fields=["R1", "d1"], rainbows="R1-K"), "play 1")
    asks = "Geh genau 1 Schritt: Wähl eines von 3 Feldern. Die Königsburg ist in Reichweite."
    assert asked(state, 0, "de") == asks
    assert state.decision is not None
    told = [words("de").move(state.view(0), action) for action in state.decision.legal]
    assert told == [
        "auf das Feld südwestlich vom Regenbogenfels im Nordosten, ein Duell mit P2",
        "auf das Feld nordöstlich vom Regenbogenfels im Nordosten",
        "zur Königsburg, über den Regenbogen vom Fels im Nordosten",
    ]


def test_4_3_a_used_discard_is_told_as_such() -> None:
    state = play(table(hands=["1", "1"], discards="4 2", options="fresh_discard=on"), "use", "to b1")
    shown = " ".join(words("de").table(state.view(1)))
    assert "Abgelegt, von oben: 2, 4. Die oberste abgelegte Karte ist schon genutzt." in shown
    use = GAME.parse("use")
    refusal = state.why_not(1, use)
    assert refusal is not None
    why = words("de", 1).refusal(state.view(1), use, refusal)
    assert why == "Diese abgelegte Karte ist schon genutzt; erst muss eine andere darauf liegen."
