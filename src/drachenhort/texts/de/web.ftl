# Was nur der Tisch im Browser sagt.

## Überall

skip-to-content = Zum Inhalt
to-the-hall = Drachenhort, zur Halle
close = Schließen
loading = Einen Augenblick …
load-failed = Das ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
try-again = Noch einmal versuchen

## Einstellungen

settings = Einstellungen
theme = Licht
theme-system = Wie das Gerät
theme-lamplight = Lampenlicht
theme-daylight = Tageslicht
speed = Tempo der Karten
speed-slow = Gemächlich
speed-normal = Normal
speed-fast = Flott
speed-instant = Sofort
sound = Geräusche
sound-off = Aus
sound-on = An

## Seiten

hall-title = Fünf Drachenspiele, ein Tisch
hall-about = Im Hinterzimmer brennt noch Licht. Such dir eine Schachtel aus.
table-title = Tisch { $id }
replay-page-title = Partie { $id }
replay-page-move = Zug { $move }
rules-title = { $game }: die Regeln
lost-title = Hier steht kein Tisch
lost-about = Unter { $path } gibt es nichts. Die Adresse eines Tisches sieht aus wie { $example }.
lost-back = Zur Halle
