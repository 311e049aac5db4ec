# What stands on the box in the hall, and the ways to play that are offered there.

pitch-drachenfaust = Münzen in die Faust, alle öffnen zugleich. Wer ersteigert die Kreatur?
make-drachenfaust = Eine eigene Kreatur machen
preset-drachenfaust-quick = Zum Kennenlernen
    .about = Alle Münzen liegen offen, zwei Punkte gewinnen.
preset-drachenfaust-plain = Nach den Regeln
    .about = Münzen hinter dem Schirm, drei Punkte gewinnen.
preset-drachenfaust-tavern = In der Taverne
    .about = Mehr Extra-Kreaturen und mehr Feengold.
