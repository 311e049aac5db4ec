"""What Drachensachen says in German, where the grammar is another."""

import pytest

from drachenhort.core.state import State
from drachenhort.games.drachensachen import events
from tests.words.positions import arrange
from tests.words.speech import CODES, decision, moves, refusal, said, table


@pytest.mark.parametrize(
    ("pile", "line"),
    [
        ("7", "Zu schlagen: 7 oder höher, oder ein Drache."),
        ("7 P", "Zu schlagen: 7 oder höher, oder ein Drache. Auf einen Drachen passt keine 9."),
        ("3", "Darunter bleiben: Nur eine 1, eine 2 oder ein Drache passt."),
        ("6", "Zu schlagen: 6 oder höher. Keine Drachen."),
        ("9", "Zu schlagen: noch eine 9, oder ein Drache."),
        ("N", "Die Null zählt 0: Alles außer einer 9 passt."),
        ("P", "Zu schlagen ist nichts, aber auf einen Drachen passt keine 9."),
    ],
)
def test_the_table_says_what_has_to_be_beaten(pile: str, line: str) -> None:
    assert line in table(arrange(pile=pile), "de")


def test_the_table() -> None:
    state = arrange(hand="4 4 P", open="7 N", hidden="1 2", pile="P", known="2 2", options="single_game=on")
    assert table(state, "de") == [
        "Eine einzelne Partie.",
        "",
        "Stapel: ein Protecto.",
        "Zu schlagen ist nichts, aber auf einen Drachen passt keine 9.",
        "Nachziehstapel: 3 Karten.",
        "",
        "P2 (Platz 2): 2 Karten auf der Hand: zwei 2en; offen 8; 1 verdeckt.",
        "",
        "Dein letztes Aufgebot: offen 7, Null; 2 verdeckt.",
        "Deine Hand: 4, 4, Protecto.",
    ]


def test_an_owed_skip_says_what_answers_it() -> None:
    state = arrange(pile="5", step="skip seat=1 skips=1", options="fives_answer=on")
    assert "Verlangt: einmal aussetzen, oder mit 5en oder einem Protecto antworten." in table(state, "de")
    assert (
        decision(state, language="de")
        == "Du setzt aus, außer du spielst einen Protecto oder 5en: Eine solche Karte hast du."
    )


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (
            arrange(hand="7 8 N", pile="7"),
            "Lege mindestens eine 7 oder einen Drachen. Es passen drei Karten.",
        ),
        (arrange(pile="7"), "Keine deiner Karten schlägt eine 7: Nimm den Stapel."),
        (
            arrange(hand="2", pile="3"),
            "Du musst unter der 3 bleiben: Lege eine 1, eine 2 oder einen Drachen. Eine Karte passt.",
        ),
        (arrange(hand="9", pile="7 P"), "Keine deiner Karten passt auf einen Protecto über einer 7: Nimm den Stapel."),
        (
            arrange(pile="4", owed=2),
            "Zieh 2 Karten, dann spiele: Zum Weitergeben hast du weder eine 4 noch einen Protecto.",
        ),
        (
            arrange(pile="4", owed=2, hand="4"),
            "Zieh 2 Karten, oder gib das mit einer 4 oder einem Protecto weiter: Du hast eine.",
        ),
        (arrange(hand="", hidden="7"), "Der Stapel ist leer: Drehe eine verdeckte Karte um, sie passt auf jeden Fall."),
    ],
)
def test_what_is_asked(state: State, said: str) -> None:
    assert decision(state, language="de") == said


def test_moves_and_refusals() -> None:
    assert moves(arrange(hand="8 8", open="8 E"), "de") == ["eine 8", "zwei 8en", "drei 8en, davon 1 offen"]
    assert moves(arrange(hand="", open="6 6 P", pile="4"), "de")[2] == "dein offener Protecto"
    state = arrange(hand="1 5", pile="7")
    assert refusal(state, "play 5", "de") == "5 ist niedriger als die 7, die zu schlagen ist."
    assert refusal(state, "play E", "de") == "Du hast keinen Extermino auf der Hand."
    assert refusal(arrange(pile="6"), "play 5", "de") == "Auf eine 6 passt nur eine 6 oder mehr, und kein Drache."


def test_events() -> None:
    assert said(events.PLAYED, [0, CODES["P"], 1, 0], language="de") == "Du spielst einen Protecto."
    assert said(events.PLAYED, [1, 7, 3, 1], language="de") == "P2 spielt drei 7en, davon 1 offen."
    assert said(events.LOST, [0, -2, 10], language="de") == "Du bekommst 2 Gold zurück; insgesamt 10."
    assert said(events.GAVE_CARD, [1, 0, 9], language="de") == "P2 gibt dir eine 9."
    assert said(events.PICKED, [1, 0, CODES["E"]], language="de") == "P2 nimmt den offenen Extermino von dir."
