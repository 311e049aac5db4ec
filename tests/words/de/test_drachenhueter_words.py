"""What Drachenhüter says in German."""

from drachenhort.games.drachenhueter import events
from tests.games.drachenhueter.table import table
from tests.words.test_drachenhueter_words import decision, full, lines, moves, refusal, said


def test_the_table_moves_and_events() -> None:
    told = lines(full(), "de")
    assert told[2:6] == [
        "Das Buch: 3 Grün.",
        "Auslage: links Grün 5, rechts Grün/Blau.",
        "Stapel: links 44 Karten, rechts 49.",
        "Legen bringt jetzt das niedrigste Stück (1), einen Gegenlicht-Drachen, einen Kristall.",
    ]
    assert told[-1] == "Deine Hand: 2 × Rot 1, Rot/Weiß, Gegenlicht (6)."
    state = table("lay seat=1", hands=["r1 r2 x"], left="w3", right="br")
    assert moves(state, "de") == ["nichts legen", "3 Rot legen, davon 1 Gegenlicht-Drache"]
    assert decision(state, 0, "de") == "Du darfst legen, was das Buch sagt."
    assert refusal(table(), "stop", "de") == "Mindestens eine Karte musst du nehmen."
    assert said(events.CREST, [1, 16], language="de") == "Alle vier Farben: P2 nimmt das Wappen mit 16."
