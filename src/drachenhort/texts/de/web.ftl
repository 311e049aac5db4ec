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

## Am Tisch

no-table-title = Dieser Tisch ist nicht da
others = Die anderen am Tisch
table-tools = Werkzeuge am Tisch
table-menu = Menü
tab-my-turn = Du bist dran: { $game }
undo = Zurücknehmen
hint = Tipp
hint-says = Ein Bot würde wählen: { $move }.
drawer = Verlauf, Gespräch, Regeln
drawer-log = Verlauf
drawer-chat = Gespräch
drawer-rules = Regeln
drawer-unread = { $name }, { $unread } ungelesen
sending = Dein Zug ist unterwegs
act-late = Da war schon jemand schneller: Dein Zug wurde nicht gespielt.
rule-link = Regel { $clause }
all-offers = Alles, was du jetzt tun kannst
all-offers-count = Alle { $count } Möglichkeiten zeigen
show-end = Zur Auswertung
line-lost = Verbindung verloren, es geht gleich weiter …
line-outdated = Diese Seite ist veraltet. Lade sie neu.
reload = Neu laden
points = Punkte

## Plätze

you-name = { $name } (du)
that-is-you = das bist du
is-bot = Bot
seat-asked = entscheidet
seat-away = gerade nicht da
seat-bot-plays = ein Bot spielt weiter
seat-open = frei
seat-invited = für jemanden freigehalten
time-left = Zeit
days-left = { $days } Tage
bot-plays-for-you = Ein Bot spielt gerade für dich.
take-back = Selbst weiterspielen
get-up = Aufstehen, ein Bot spielt weiter

## Zurücknehmen

undo-question = { $name } möchte einen Zug zurücknehmen.
undo-agree = Einverstanden
undo-decline = Lieber nicht
undo-waiting = Du möchtest zurücknehmen. Die anderen überlegen noch.
undo-refused = { $name } möchte, dass der Zug stehen bleibt.

## Verlauf, Gespräch, Regeln

log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Deine Nachricht
chat-send = Sagen
rules-search = In den Regeln suchen
rules-none = Zu „{ $text }“ steht nichts in den Regeln.
rules-page = Alle Regeln auf einer Seite

## Ein Gerät für mehrere

hand-over = Gib das Gerät an { $name }
hand-over-any = Wer nimmt das Gerät?
hand-over-about = Niemand sieht hier fremde Karten. Erst wer auf den eigenen Namen tippt, sieht die eigenen.
hand-over-me = Ich bin { $name }
hand-over-log = Zuletzt geschah

## Vor dem Anfang

waiting-for = { $count ->
    [1] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-start = Alle sitzen. Es kann losgehen.
seats = Plätze
sit-down = Hinsetzen
stand-up = Aufstehen
start-game = Losspielen
start-needs = { $count ->
    [1] Los geht es, wenn der letzte Platz besetzt ist.
   *[other] Los geht es, wenn alle Plätze besetzt sind.
}
host-starts = Wer den Tisch gedeckt hat, beginnt das Spiel.
close-table = Tisch aufgeben
table-closed = Dieser Tisch wurde aufgegeben, bevor es losging.
invite = Einladen
invite-about = Wer diesen Link öffnet oder den Code scannt, kommt an den Tisch.
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
copy-link = Link kopieren
copy-invitation = Einladung kopieren
link-copied = Der Link ist kopiert.
table-options = So wird gespielt
option-chosen = { $label }: { $value }

## Am Ende

end-you-won = Du hast gewonnen!
end-won = { $count ->
    [1] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
end-nobody = Niemand hat gewonnen
scores = Wertung
player = Wer
is-winner = hat gewonnen
plot-about = { $title }, eine Linie für jeden Platz. Die Zahlen stehen in der Wertung.
watch-again = Noch einmal ansehen
download-record = Aufzeichnung
rematch = Noch eine Partie
to-rematch = Zur nächsten Partie
deal-fair = Die Karten waren fair gemischt
deal-unfair = Das Siegel passt nicht zum Startwert
deal-about = Vor dem ersten Zug wurde ein Siegel gezeigt: ein Fingerabdruck aus Salz und Startwert. Dein Browser hat ihn gerade nachgerechnet.
deal-seal = Siegel vom Anfang
deal-seed = Startwert
deal-salt = Salz
deal-computed = Nachgerechnet
deal-verify = Ob auch die Karten aus dem Startwert stammen, prüft „drachenhort verify“ mit der Aufzeichnung.

## Tasten

language = Sprache
keys = Tasten
key-arrows = zum nächsten Ding auf dem Tisch
key-tab = von Gruppe zu Gruppe, von Ding zu Ding
key-enter = tun, was markiert ist
key-all = alles zeigen, was du jetzt tun kannst
key-hint = Tipp
key-undo = zurücknehmen
key-log = Verlauf
key-chat = Gespräch
key-rules = Regeln
key-sound = Geräusche an oder aus
key-end = die Auswertung, wenn das Spiel vorbei ist
key-escape = schließen, abwählen
key-help = diese Tasten

## Was nicht ging

problem-no-table = Diesen Tisch gibt es nicht, oder nicht mehr.
problem-no-game = Dieses Spiel gibt es hier nicht.
problem-old-game = Dieser Tisch wurde mit einer älteren Fassung des Spiels begonnen.
problem-storage = Gerade lässt sich nichts speichern. Versuche es gleich noch einmal.
problem-too-fast = Das war zu schnell hintereinander. Warte einen Augenblick.
problem-not-your-turn = Du hast gerade nichts zu entscheiden.
problem-nothing-to-undo = Du hast noch nichts getan, was du zurücknehmen könntest.
problem-undo-asked = Es hat schon jemand gefragt; die anderen überlegen noch.
problem-no-undo-asked = Die Frage hat sich erledigt.
problem-over = Das Spiel ist vorbei.
problem-closed = Dieser Tisch wurde aufgegeben.
problem-started = Das Spiel hat schon begonnen.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seat-kept = Dieser Platz ist für jemanden mit Einladung.
problem-seats-open = Es sind noch Plätze frei.
problem-not-host = Das kann nur, wer den Tisch gedeckt hat.
problem-bad-text = Das lässt sich so nicht sagen: höchstens 300 Zeichen, ohne Steuerzeichen.
problem-offline = Der Server ist gerade nicht zu erreichen.
problem-other = Das ging nicht: { $text }
