# What stands on the box in the hall, and the ways to play that are offered there.

pitch-schutt_und_asche = Gemeinsam gegen sieben Köpfe, allein um die Krone. Du darfst lügen.
preset-schutt_und_asche-quick = Alle zusammen
    .about = Keine Krone, leichtere Kämpfe: Gemeinsam rettet ihr so viele Länder wie möglich.
preset-schutt_und_asche-plain = Nach den Regeln
    .about = Gemeinsam gegen den Drachen, allein um die Krone.
preset-schutt_und_asche-hard = Für Drachentöter
    .about = Schwere Kämpfe, und ein zu kleines Opfer rettet nichts.
