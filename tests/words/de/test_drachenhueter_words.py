"""What Drachenhüter says in German."""

from drachenhort.games.drachenhueter import events
from tests.games.drachenhueter.table import table
from tests.words.test_drachenhueter_words import decision, full, lines, moves, refusal, said


def test_the_table_moves_and_events() -> None:
    told = lines(full(), "de")
    assert told[2:6] == [
        "Das Buch: 3 Grün.",
        "Auslage: links grüner Drache (hinten 5), rechts grüner Drache (hinten Blau).",
        "Stapel: links 44 Karten, rechts 49.",
        "Legen bringt jetzt das niedrigste Amulett-Stück (1), einen Gegenlicht-Drachen, einen Kristall.",
    ]
    assert told[-1] == "Deine Hand: 2 × roter Drache (hinten 1), roter Drache (hinten Weiß), Gegenlicht-Drache (hinten 6)."
    state = table("lay seat=1", hands=["r1 r2 x"], left="w3", right="br")
    assert moves(state, "de") == ["nichts legen", "3 rote legen, davon 1 Gegenlicht-Drache"]
    assert decision(state, 0, "de") == "Du kannst 3 rote Drachen legen und deinen Lohn nehmen, oder nichts legen."
    assert refusal(table(), "stop", "de") == "Mindestens eine Karte musst du nehmen."
    assert said(events.CREST, [1, 16], language="de") == "P2 hat alle vier Farben und nimmt das Wappen mit 16 Punkten."


def test_prompts() -> None:
    state = table("lay seat=1", on_turn=2, hands=["bg*"], left="w1", right="br")
    assert (
        decision(state, 0, "de")
        == "P2 ist dran, auch du darfst legen. Das Buch will 1 roten Drachen; du hast keinen. Also weiter."
    )
    assert moves(state, "de") == ["weiter"]
    state = table("change left=0 right=0", hands=["r1 rw x"], left="w3", right="br")
    assert (
        decision(state, 0, "de")
        == "Um 3 rote Drachen zu legen, lass das Buch, wie es ist. Oder ändere eine Seite mit einer Handkarte."
    )
