# Was nur der Tisch im Browser sagt.

## Überall

skip-to-content = Zum Inhalt
to-the-hall = Drachenhort, zur Halle
close = Schließen
loading = Einen Augenblick …
load-failed = Das ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.
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
stepping = Nach dem Zug eines anderen
stepping-by-itself = Der nächste folgt von selbst
stepping-tap = Warten, bis ich tippe
sound = Geräusche
sound-off = Aus
sound-on = An
engine-compiled = Der Server läuft kompiliert.
engine-pure = Der Server läuft unkompiliert: Alles geht, nur langsamer.
engine-compiling = Der Server wird gerade kompiliert; ab dem nächsten Start ist er schneller.
engine-ready = Der Server ist fertig kompiliert; ab dem nächsten Start ist er schneller.

## Seiten

hall-title = { $games ->
    [5] Fünf
    [6] Sechs
   *[other] { $games }
} Drachenspiele, ein Tisch
hall-about = Im Hinterzimmer brennt noch Licht. Such dir eine Schachtel aus.
table-title = Tisch { $id }
replay-page-title = Partie { $id }
rules-title = { $game }: die Regeln
lost-title = Hier steht kein Tisch
lost-about = Unter { $path } gibt es nichts. Die Adresse eines Tisches sieht aus wie { $example }.
lost-back = Zur Halle

## Halle

hall-waiting = { $count ->
    [1] In einer Partie bist du dran.
   *[other] In { $count } Partien bist du dran.
}
box-play = Sofort spielen
box-open = { $game }, sofort spielen, { $bots ->
    [1] gegen 1 Bot
   *[other] gegen { $bots } Bots
}
box-opening = { $game } wird aufgebaut.
box-is-opening = Wird aufgebaut …
box-people = Personen:{" "}
box-minutes = { $from }–{ $to } Min.
box-bots = { $bots ->
    [1] gegen 1 Bot
   *[other] gegen { $bots } Bots
}
box-rivals = { $game }, Gegner:
rivals-title = { $game }: deine Gegner
rivals-legend = Wie gut sollen sie spielen?
box-level-easiest = Am leichtesten zu lernen
box-level-middle = Ein paar Regeln zu lernen
box-level-much = Etwas mehr zu lernen
box-first = Zum Einstieg: { $about }
box-own = Eigener Tisch: { $game }
box-own-short = Eigener Tisch
name-label = Du spielst als
name-change = ändern
name-keep = Namen speichern
name-leave = Abbrechen
name-kept = Du heißt jetzt { $name }.
my-games = Deine Partien
my-games-over = { $count ->
    [1] Eine Partie ist vorbei
   *[other] { $count } Partien sind vorbei
}
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand. Mach selbst einen Tisch auf, dann erscheint er hier.
list-you = du
list-bots = { $count ->
    [1] ein Bot
   *[other] { $count } Bots
}
list-nobody = noch niemand
list-over = vorbei
list-my-turn = Du bist dran
list-their-turn = Am Zug: { $names }
list-bots-turn = Ein Bot überlegt
list-free = { $free } von { $seats } Plätzen frei
list-go-on = Weiterspielen
list-to-table = Zum Tisch
list-look = Zuschauen
list-lost = Der Server antwortet nicht. Die Liste stimmt vielleicht nicht mehr.
join = Bei anderen mitspielen
join-about = Hat dir jemand einen Link oder einen Code geschickt? Gib ihn hier ein.
join-label = Link oder Code
join-go = Mitspielen
join-unknown = Das ist weder ein Link noch ein Code. Beides sieht aus wie /t/q7Rk2TfW oder q7Rk2TfW.
here-title = Hol die anderen dazu
here-about = Wer im selben Netz ist, scannt diesen Code oder tippt die Adresse ein.
here-qr = QR-Code mit der Adresse dieser Halle
here-nobody = Im Augenblick ist diese Halle nur von diesem Gerät aus zu erreichen. Wer sie betreibt, kann sie für das ganze Netz öffnen.

## Eigener Tisch

new-title = { $game }: dein eigener Tisch
new-how = Wie wollt ihr spielen?
new-who = Wer spielt mit?
new-door = Wer darf dazukommen?
door-public = Alle: Der Tisch ist in der Halle zu sehen
door-private = Nur wer den Link hat
new-details = Uhr und einzelne Regeln
new-open = Tisch aufmachen
new-then-begin = Alle Plätze sind besetzt: Es geht sofort los.
new-then-wait = Danach lädst du die anderen ein und beginnst, wenn alle da sind.
new-window = öffnet ein neues Fenster
preset-own = Eure eigene Mischung: Unten ist etwas anders eingestellt.
seat-count = Plätze:
seat-fewer = Ein Platz weniger
seat-more = Ein Platz mehr
seat-number = Platz { $seat }
fill-bots = Ich gegen Bots
fill-device = Alle an diesem Gerät
fill-open = Alle Plätze frei
sitter-me = Ich ({ $name })
sitter-bot = Ein Bot: { $level }
sitter-open = Frei für alle
sitter-invited = Mit Einladung
bots-level = Wie gut die Bots spielen
bots-mixed = Die Bots spielen verschieden gut: Es steht bei jedem Platz.
seats-one-device = { $count } Plätze an diesem Gerät: Reicht es herum, und alle sehen nur die eigenen Karten.
seats-none-mine = Du hast selbst keinen Platz und schaust zu.
option-with-bots = Mit Bots am Tisch lässt sich das nicht ändern.
option-bounds = Von { $from } bis { $to }.
option-all = Alle
option-none = Keine
file-forget = Entfernen
file-read = { $name } ist dabei.
file-too-long = { $name } ist zu lang: höchstens 20 000 Zeichen.
variant-file = Eine Variante aus einer Datei
variant-file-about = Andere Werte als in der Schachtel: eine Datei, die „drachenhort variant check“ annimmt.
variant-reading = Sie wird gelesen und ausprobiert …
variant-mistakes = Diese Variante kann man nicht spielen:
variant-line = Zeile { $line }:
variant-other-game = Das ist eine Variante von { $game }.
variant-named = Variante „{ $name }“
variant-changed = Anders als in der Schachtel:
variant-more = { $count ->
    [one] und noch einer
   *[other] und { $count } weitere
}
variant-options-only = Nur die Einstellungen sind anders.
variant-rules = Die Regeln unten sprechen vom Spiel, wie es gedruckt ist.
clock = Uhr
clock-none = Keine
clock-decision = Pro Entscheidung
clock-game = Ganze Partie
clock-days = Tage
clock-about-decision = Wer zu lange überlegt, für den spielt ein Bot, bis er wiederkommt.
clock-about-game = Für alle Entscheidungen zusammen; nach jeder kommt etwas Zeit dazu.
clock-about-days = Für Partien über Wochen: So lange darf jede Entscheidung dauern.
clock-of-seconds = Sekunden
clock-of-minutes = Minuten
clock-of-increment = Sekunden pro Zug dazu
clock-of-days = Tage

## Nachspielen

replay-title = { $game }: Wiederholung
replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-previous = Ein Zug zurück
replay-next = Ein Zug weiter
replay-last = Zum Ende
replay-run = Von selbst abspielen
replay-stop = Anhalten
replay-slider = Zug
replay-at = Zug { $move } von { $moves }
replay-pace = Tempo beim Abspielen
replay-eyes = Aus wessen Sicht
replay-eyes-all = Was alle sahen
replay-eyes-of = Aus der Sicht von { $name }
replay-share = Link zu diesem Zug
what-if = Was wäre, wenn?
what-if-title = Was wäre nach Zug { $move }?
what-if-over = Hier ist das Spiel vorbei. Geh zu einem früheren Zug zurück und frag noch einmal.
what-if-seat = Wessen Platz
what-if-on = Von hier selbst weiterspielen
what-if-on-about = An einem eigenen Tisch: du auf diesem Platz, Bots auf den anderen.
what-if-level = Wie gut die Bots spielen
what-if-go = Weiterspielen
what-if-quick = Oder { $games }-mal spielen lassen
what-if-quick-about = Schnelle Partien ohne Menschen; alle spielen vernünftig, denken nicht lange nach und übersehen manchmal etwas.
what-if-way = Ausgehend von
what-if-way-truth = der Stellung, wie sie wirklich war
what-if-way-view = dem, was dieser Platz wissen konnte
what-if-play = { $games } Partien spielen
what-if-stop = Anhalten
what-if-count = { $games } von { $of } Partien
what-if-result = { $way ->
    [view] Von dem aus, was { $name } hier wissen konnte: In { $share } % ({ $low } bis { $high }) von { $games } Partien hat { $name } gewonnen.
   *[truth] Von der Stellung aus, wie sie wirklich war: In { $share } % ({ $low } bis { $high }) von { $games } Partien hat { $name } gewonnen.
}
what-if-interval = In Klammern: wo der wahre Anteil mit 95 % Sicherheit liegt, wenn alle so weiterspielen.
what-if-end-won = gewonnen
what-if-end-shared = gemeinsam gewonnen
what-if-end-lost = verloren
what-if-end-nobody = alle verloren
what-if-end-endless = ohne Ende
what-if-part = { $share } % { $end }
played-on-from = Dieses Spiel wurde nach Zug { $move } eines anderen weitergespielt. Es wurde nicht ausgeteilt.
played-on-back = Zu jenem Spiel
key-what-if = was wäre, von diesem Zug aus
replay-not-over = Diese Partie läuft noch
replay-not-over-about = Solange gespielt wird, gibt es Geheimnisse. Am Tisch kannst du zusehen.

## Regelseiten

books-title = Die Regeln aller Spiele
rules-contents = Inhalt
rules-found = { $count ->
    [0] Nichts gefunden
    [1] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-print = Drucken

## Am Tisch

no-table-title = Dieser Tisch ist nicht da
table-waits-title = Dieser Tisch wartet
others = Die anderen am Tisch
table-tools = Werkzeuge am Tisch
table-menu = Menü
tab-my-turn = Du bist dran: { $game }
undo = Zurücknehmen
hint = Tipp
hint-says = Der stärkste Bot würde wählen: { $move }.
hint-only = Es gibt nichts zu vergleichen, nur eines ist möglich: { $move }.
hint-why = Warum 1 und nicht 2? { $why }
coach = Ratgeber
coach-off = Aus
coach-on = Ein
coach-about = Er sagt vor deinem Zug, worauf es jetzt ankommt, und warnt einmal vor einem Zug, der viel verschenkt.
coach-close = Den Ratgeber wegschicken
coach-more = Alles, was der Ratgeber sagt
coach-quiet = Der Ratgeber sieht zu.
coach-careful = Vorsicht. { $why } Tippe noch einmal, um es trotzdem zu tun.
drawer = Verlauf, Gespräch, Regeln
drawer-log = Verlauf
drawer-chat = Gespräch
drawer-rules = Regeln
drawer-unread = { $name }, { $unread } ungelesen
log-close = Verlauf schließen
goal = Das Ziel
goal-more = Erste Tipps
goal-close = Verstanden
go-on = Weiter
sending = Dein Zug ist unterwegs
act-late = Zu spät: Jemand anderes war schneller, dein Zug wurde nicht gespielt.
rule-link = Regel { $clause }
all-offers = Alles, was du jetzt tun kannst
all-offers-count = { $count ->
    [1] Der einzige Zug
   *[other] Alle { $count } Züge zeigen
}
all-offers-short = { $count ->
    [1] Der einzige Zug
   *[other] Alle { $count } Züge
}
show-end = Zur Wertung
line-lost = Verbindung unterbrochen, gleich geht es weiter …
line-outdated = Diese Seite ist veraltet. Lade sie neu.
reload = Neu laden

## Ein geführtes erstes Spiel

guide = Geführtes erstes Spiel
guide-begin = Spielend lernen
guide-begin-game = Spielend lernen: { $game }, ein geführtes erstes Spiel
guide-station = { $station } von { $stations }
guide-last = Zuletzt
guide-idea = { $station }: worum es geht
guide-leave = Später weiter

## Plätze

you-name = { $name } (du)
that-is-you = das bist du
is-bot = Bot
seat-asked = entscheidet
about-charge = Das Wappen: { $charge ->
    [tower] der Turm
    [wing] der Flügel
    [star] der Stern
    [key] der Schlüssel
    [oak] die Eiche
   *[wave] die Wellen
}. Es steht auf allem, was diesem Platz gehört.
about-bot = Hier spielt der Computer.
is-bot-level = Bot, { $title }, Stufe { $rank } von { $of }
about-level = Ein Bot der Stufe { $rank } von { $of }: { $about }.
lamp = Lampe
about-lamp = Sie brennt, wo jemand zu entscheiden hat. Bei { $name } ist das gerade nicht so.
about-lamp-lit = Sie brennt: { $name } entscheidet jetzt.
seat-away = gerade nicht da
seat-bot-plays = ein Bot spielt
seat-open = frei
seat-invited = reserviert
time-left = Zeit
about-clock = Ist sie um, trifft ein Bot diese eine Entscheidung.
days-left = { $days } Tage
bot-plays-for-you = Ein Bot spielt gerade für dich.
all-away = Schon länger hat niemand gespielt. Die Uhren stehen still, bis jemand zieht.
take-back = Selbst weiterspielen
get-up = Gehen, ein Bot spielt weiter

## Zurücknehmen

undo-question = { $name } möchte einen Zug zurücknehmen.
undo-agree = Einverstanden
undo-decline = Nein, er bleibt
undo-waiting = Du möchtest einen Zug zurücknehmen. Die anderen überlegen noch.
undo-refused = { $name } möchte, dass der Zug stehen bleibt.

## Verlauf, Gespräch, Regeln

log-empty = Noch ist nichts passiert.
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Deine Nachricht
chat-send = Senden
chat-watching = Hier schreiben nur die, die am Tisch sitzen. Du kannst mitlesen.
rules-search = In den Regeln suchen
rules-none = Zu „{ $text }“ steht nichts in den Regeln.
rules-goal = Das Ziel
rules-tips = Gut zu wissen
rules-all = Alle Regeln
    .about = So steht es im Regelheft. Wie dieser Tisch spielt, sagt das Ziel oben.
rules-page = Alle Regeln auf einer Seite

## Ein Gerät für mehrere

hand-over = Gib das Gerät an { $name }
hand-over-any = Wer hat jetzt das Gerät?
hand-over-about = Niemand sieht hier fremde Karten. Tippe auf deinen Namen, dann siehst du deine.
hand-over-me = Ich bin { $name }
hand-over-log = Was zuletzt passiert ist

## Vor dem Anfang

waiting-for = { $count ->
    [1] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-start = Alle sitzen. Es kann losgehen.
seats = Plätze
sit-down = Hinsetzen
stand-up = Platz freigeben
start-game = Losspielen
start-needs = { $count ->
    [1] Los geht es, wenn der letzte Platz besetzt ist.
   *[other] Los geht es, wenn alle Plätze besetzt sind.
}
host-starts = Wer den Tisch aufgemacht hat, startet das Spiel.
close-table = Tisch schließen
table-closed = Dieser Tisch wurde geschlossen, bevor es losging.
invite = Einladen
invite-about = Wer diesen Link öffnet oder den Code scannt, kommt an den Tisch.
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
copy-link = Link kopieren
copy-invitation = Einladung kopieren
link-copied = Link kopiert.
table-options = So wird gespielt

## Leute: Namen, Änderungen vor dem Beginn, Ergebnisse, Zuschauen

seat-name = Heißt
seat-name-of = Name auf Platz { $seat }
seat-name-usual = Spieler { $seat }
seat-before = Platz { $seat } nach vorn
sitter-device = Jemand an diesem Gerät
bot-here = Bot hinsetzen
bot-away = { $name } wegschicken
bot-level = Wie { $name } spielt
bot-level-legend = Wie gut soll { $name } ab jetzt spielen?
bot-level-keep = So soll { $name } spielen
bot-level-now = { $name } spielt jetzt auf Stufe { $rank }: { $title }.
change-table = Tisch ändern
change-keep = So spielen wir
table-changed = Der Tisch wurde geändert.
table-changed-seat = Der Tisch wurde geändert. Du sitzt jetzt auf Platz { $seat }.
file-kept = { $count ->
    [1] Ein Eintrag aus einer Datei ist dabei.
   *[other] { $count } Einträge aus einer Datei sind dabei.
}
clock-told-none = Ohne Uhr: Alle nehmen sich so viel Zeit, wie sie wollen.
clock-told-decision = { $time } für jede Entscheidung.
clock-told-game = Für jeden { $time } für die ganze Partie.
clock-told-game-more = Für jeden { $time } für die ganze Partie, und nach jeder Entscheidung { $more } mehr.
clock-told-days = { $days ->
    [1] Ein Tag für jede Entscheidung.
   *[other] { $days } Tage für jede Entscheidung.
}
span-seconds = { $count ->
    [1] 1 Sekunde
   *[other] { $count } Sekunden
}
span-minutes = { $count ->
    [1] 1 Minute
   *[other] { $count } Minuten
}
watching = Du schaust zu.
watching-sit = Mitspielen
running-tables = Laufende Partien
list-running = wird gespielt
list-watch = Zuschauen
result-won = Du hast gewonnen
result-won-together = Gemeinsam gewonnen
result-lost = Du hast verloren
result-lost-together = Gemeinsam verloren
result-nobody = Niemand hat gewonnen
result-names = Gewonnen: { $names }
result-bot = ein Bot
result-rank = Platz { $rank } von { $of }
problem-set-up-anew = Der Tisch hat sich inzwischen geändert. Sieh ihn dir noch einmal an.
problem-too-many-changes = Das wurde schon zu oft geändert. Lass es so, oder mach einen neuen Tisch auf.
problem-not-your-seat = Das ist nicht dein Platz.

## Am Ende

end-you-won = { $how ->
    [together] Gemeinsam gewonnen!
   *[alone] Du hast gewonnen!
}
end-all-won = Alle haben gemeinsam gewonnen
end-won = { $count ->
    [1] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
end-nobody = Niemand hat gewonnen
scores = Wertung
player = Name
place = Rang
place-of = { $place }.
plot-low-best = { $title } (weniger ist besser)
is-winner = hat gewonnen
plot-about = { $title }, eine Linie für jeden Platz. Die Zahlen stehen in der Wertung.
watch-again = Wiederholung ansehen
download-record = Aufzeichnung herunterladen
rematch = Noch eine Partie
to-rematch = Zur nächsten Partie
deal-fair = Die Karten waren fair gemischt
deal-unfair = Das Siegel passt nicht zum Startwert
deal-about = Vor dem ersten Zug wurde ein Siegel gezeigt: ein Fingerabdruck aus Salz und Startwert. Dein Browser hat ihn gerade nachgerechnet.
deal-seal = Siegel vom Anfang
deal-seed = Startwert
deal-salt = Salz
deal-computed = Nachgerechnet
deal-verify = Mit der Aufzeichnung lässt sich prüfen, dass auch die Karten wirklich aus diesem Startwert stammen.

## Hilfe

help = Hilfe
help-begin = So fängst du an
    .about = Tippe auf eine Schachtel: Der Tisch wird gedeckt, Bots setzen sich dazu, und es geht los. Drachenfaust ist am leichtesten zu lernen. Deine ersten beiden Partien jedes Spiels spielst du so, wie es am leichtesten geht.
help-turn = Du bist dran
    .about = Der Satz in der Mitte sagt, was gebraucht wird. Was du jetzt benutzen kannst, hebt sich ab: Tippe es an. Ist etwas nicht erlaubt, erfährst du, warum.
help-look = Was ist das?
    .about = Zeig auf irgendetwas auf dem Tisch oder halte den Finger darauf: Die Leiste sagt, was es ist und was es tut.
help-stuck = Du weißt nicht weiter?
    .about = „Tipp“ zeigt, was der stärkste Bot an deiner Stelle täte. „Alles, was du jetzt tun kannst“ nennt alle deine Züge in Worten.
help-coach = Ein Ratgeber an deiner Seite
    .about = Sind alle anderen Bots, kannst du im Menü einen Ratgeber einschalten. Er sagt vor deinem Zug, worauf es jetzt ankommt, und warnt einmal vor einem Zug, der viel von deiner Chance verschenkt; ein zweites Tippen tut es trotzdem.
help-undo = Falsch getippt?
    .about = „Zurücknehmen“ macht deinen letzten Zug ungeschehen, solange du seitdem nichts Neues gesehen hast. Haben andere schon gezogen, werden sie gefragt.
help-rules = Regeln
    .about = Die Regeln beginnen mit dem Ziel und ein paar Tipps. Du kannst sie an jedem Tisch beim Spielen aufschlagen und durchsuchen.
help-friends = Mit Freunden spielen
    .about = Mach einen eigenen Tisch auf und lass Plätze frei. Dann schick deinen Freunden den Link oder lass sie den Code scannen.
help-device = Mehrere an einem Gerät
    .about = Mach einen eigenen Tisch auf und wähle „Alle an diesem Gerät“. Dann reicht ihr es herum, und alle sehen nur die eigenen Karten.
help-pace = Geht es zu schnell?
    .about = In den Einstellungen wählst du, wie schnell sich die Karten bewegen. Mit „Warten, bis ich tippe“ geht es erst weiter, wenn du willst.

## Tasten

language = Sprache
language-name = Deutsch
keys = Tasten
key-arrows = zum Nächsten in dieser Richtung
key-tab = von Gruppe zu Gruppe, vom einen zum anderen
key-enter = benutzen, was markiert ist
key-all = alles zeigen, was du jetzt tun kannst
key-hint = Tipp
key-coach = Ratgeber ein oder aus
key-undo = zurücknehmen
key-log = Verlauf
key-chat = Gespräch
key-rules = Regeln
key-sound = Geräusche an oder aus
key-end = die Wertung, wenn das Spiel vorbei ist
key-escape = schließen, abwählen
key-help = diese Hilfe
keys-rules = In den Regeln
keys-replay = Wenn du eine Partie noch einmal ansiehst
keys-table = Am Tisch gibt es noch mehr: Drücke dort ?.
key-next-thing = zum Nächsten
key-do = benutzen, was markiert ist
key-close = schließen
key-search = suchen
key-move = einen Zug zurück, einen Zug weiter
key-ends = zum Anfang, zum Ende
key-autoplay = von selbst abspielen oder anhalten

## Meine Bilanz

account-title = Dein Name und deine Partien
record-title = Meine Bilanz
record-empty = Spiel eine Partie zu Ende, dann steht sie hier.
record-all = Alle Partien
record-row = { $won } von { $played } gewonnen
record-row-share = { $won } von { $played } gewonnen: { $share } % ({ $low } bis { $high })
record-about = Gemeinsam gewonnene Partien zählen als gewonnen. In Klammern: wo der wahre Anteil mit 95 % Sicherheit liegt. Lektionen, Rätsel und weitergespielte Partien zählen nicht.
record-streaks = In Folge: zurzeit { $now } gewonnen, höchstens { $best }.
record-wins = Gewonnen, jeweils von den letzten { $back } Partien
record-good = Gute Entscheidungen in den ausgewerteten Partien
record-plot = { $title }; zuletzt { $last }
record-people = nur Menschen
record-last = Die letzten Partien
record-result-won = gewonnen
record-result-shared = gemeinsam gewonnen
record-result-lost = verloren
record-result-nobody = alle gemeinsam verloren
record-judged = Auswertung: { $share } % gute Entscheidungen
record-kept = Wo das aufgehoben wird
record-kept-about = In diesem Browser, und nirgends sonst, wenn du es nicht willst.
record-there = Auch auf diesem Server aufheben, mit meinem Namen
record-there-about = Nur du kannst es sehen. Schaltest du es aus, wird es dort gelöscht.
record-save = Als Datei sichern
record-take = Aus einer Datei ergänzen
record-taken = Ergänzt. Jetzt stehen hier { $count } Partien.
record-no-file = { $name } ist keine Bilanz, die hier gesichert wurde.
record-clear = Alles löschen
record-clear-title = Deine Bilanz löschen?
record-clear-about = { $count } Partien werden hier vergessen, und auf dem Server, falls sie dort aufgehoben sind. Die Partien selbst bleiben.
record-clear-yes = Löschen
record-clear-not = Behalten
record-cleared = Deine Bilanz ist gelöscht.

## Was nicht ging

problem-no-table = Diesen Tisch gibt es nicht, oder nicht mehr.
problem-no-game = Dieses Spiel gibt es hier nicht.
problem-old-game = Hier wurde nach Regeln gespielt, die der Server gerade nicht hat. Das Spiel ist nicht verloren: Es geht weiter, sobald sie wieder da sind.
problem-elsewhere = Der Tisch zieht gerade um. Versuch es gleich noch einmal.
problem-storage = Gerade lässt sich nichts speichern. Versuch es gleich noch einmal.
problem-too-fast = Das war zu schnell hintereinander. Warte einen Augenblick.
problem-too-many-tables = Von dir oder aus deinem Netz gibt es schon sehr viele Tische. Starte erst einen davon oder schließ ihn.
problem-not-your-turn = Du hast gerade nichts zu entscheiden.
problem-nothing-to-undo = Du hast noch nichts getan, was sich zurücknehmen ließe.
problem-undo-learnt = Das bleibt stehen: Du hast seitdem etwas Neues gesehen.
problem-undo-secret = Das bleibt stehen: Davon weiß außer dir niemand, und die Frage würde es verraten.
problem-not-alone = Ein Ratgeber spricht nur, wo alle anderen Bots sind.
problem-several-choices = Das waren mehrere Entscheidungen auf einmal; triff sie einzeln.
problem-undo-asked = Es hat schon jemand gefragt; die anderen überlegen noch.
problem-no-undo-asked = Die Frage hat sich erledigt.
problem-not-over = Dieses Spiel läuft noch.
problem-no-move = Diesen Zug hat das Spiel nicht.
problem-bad-action = Das geht dort nicht: { $text }
problem-bad-record = Das ist keine lesbare Aufzeichnung: { $text }
problem-over = Das Spiel ist vorbei.
problem-closed = Dieser Tisch wurde geschlossen.
problem-started = Das Spiel hat schon begonnen.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seat-kept = Dieser Platz ist für jemanden mit Einladung reserviert.
problem-seats-open = Es sind noch Plätze frei.
problem-no-bot = Auf diesem Platz sitzt kein Bot mehr.
problem-not-host = Das kann nur, wer den Tisch aufgemacht hat.
problem-not-seated = Hier kann nur schreiben, wer am Tisch sitzt.
problem-bad-text = Eine Nachricht hat höchstens 300 Zeichen und keine Steuerzeichen.
problem-bad-name = Ein Name hat 1 bis 24 Zeichen und keine Steuerzeichen.
problem-bad-options = Diese Einstellung geht nicht: { $text }
problem-bad-variant = Diese Variante geht nicht: { $text }
problem-too-many-variants = Hier werden gerade so viele Varianten gespielt, wie es geben kann. Versuch es später noch einmal.
problem-bad-seats = Diese Plätze gehen nicht: { $text }
problem-bad-clock = Diese Uhr geht nicht: { $text }
problem-offline = Der Server ist gerade nicht zu erreichen.
problem-other = Das ging nicht: { $text }

## Wie habe ich gespielt?

review-title = Wie habe ich gespielt?
review-title-of = { $game }: Wie habe ich gespielt?
review-about = Bring die Aufzeichnung eines beendeten Spiels mit. Dann wird jede Entscheidung eines Platzes danach beurteilt, was man dort wissen konnte. Die Auswertung ist nur für dich und wird nach einer Weile vergessen.
review-bring = Eine Aufzeichnung als Datei. Du kannst sie auch hierher ziehen.
review-whose = Wessen Entscheidungen
review-seat = Platz { $number }: { $name }
review-begin = Entscheidungen beurteilen
review-no-record = Das ist keine Aufzeichnung eines Spiels. Sie hat höchstens 90 kB und endet auf .json.
review-another = Eine andere Aufzeichnung
review-under-way = Deine Entscheidungen werden beurteilt.
review-progress = { $done } von { $total } Entscheidungen
review-leave = Du kannst inzwischen woanders hin: Es geht von selbst weiter.
review-failed = Die Auswertung ging gerade nicht.
review-account = Was woher kam
review-part-deal = Verteilung
review-part-luck = Glück und die anderen
review-part-skill = Deine Entscheidungen
review-chart = Chance zu gewinnen
review-at = Entscheidung { $number } von { $count }: { $mark }, Chance { $chance } %
review-number = Entscheidung { $number } von { $count }
review-previous = Die Entscheidung davor, von den gezeigten
review-next = Die nächste Entscheidung, von den gezeigten
review-choices = Entscheidungen
review-show = Diese Urteile zeigen
review-none-shown = Von diesen Urteilen gibt es keines.
review-bar = (mehr als { $bar } % gekostet)
review-mark-best = am besten
review-mark-good = gut
review-mark-inaccurate = ungenau
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-you = Du: { $move }. Urteil: { $mark }.
review-better = Besser: { $move }.
review-chance = Chance { $mean } % ({ $low } bis { $high })
review-cost = Das hat { $mean } % gekostet ({ $low } bis { $high }).
review-unlucky = Das konnte niemand wissen: So wie alles wirklich lag, wäre „{ $move }“ besser gewesen.
review-lucky = So wie alles wirklich lag, hat es nicht geschadet. Wissen konnte das niemand.
review-others = Was es sonst noch gab
review-try = Den anderen Zug ausprobieren
review-how = Jede Entscheidung wurde in { $playouts } Spielen ausprobiert, an Tischen, die zu dem passen, was du wusstest. { $forced ->
        [one] Eine Entscheidung war erzwungen und wird nicht beurteilt.
       *[other] { $forced } Entscheidungen waren erzwungen und werden nicht beurteilt.
    } Ein Urteil gilt nur, wenn die Kosten auch am unteren Ende darüber liegen.
problem-no-review = Diese Auswertung gibt es nicht mehr.

## Rätsel

puzzles-title = Rätsel
puzzles-about = Stellungen aus Partien zwischen Bots, jede mit einem Zug, der klar besser ist als alle anderen. Findest du ihn?
hall-puzzles = Ein Zug ist klar der beste. Jeden Tag ein neues Rätsel, für alle dasselbe.
puzzles-today = Rätsel des Tages
puzzles-each-game = Heute für jedes Spiel
puzzles-all = Alle Rätsel
puzzles-game = Spiel
puzzles-any-game = Alle Spiele
puzzles-theme = Thema
puzzles-any-theme = Alle Themen
puzzles-grade = Schwierigkeit
puzzles-any-grade = Jede
puzzles-count = { $count ->
    [0] Dazu gibt es kein Rätsel.
    [1] 1 Rätsel
   *[other] { $count } Rätsel
}
puzzles-record = Deine Bilanz
puzzles-solved = Gelöst: { $solved } von { $all }, davon { $once } im ersten Versuch.
puzzles-streak = { $days ->
    [1] Das Rätsel des Tages hast du 1 Tag lang gelöst.
   *[other] Das Rätsel des Tages hast du { $days } Tage in Folge gelöst.
}
puzzles-kept = Das merkt sich nur dieser Browser.
puzzle-title = Rätsel
puzzle-of-game = Rätsel: { $game }
puzzle-grade = { $grade ->
    [0] Kein Bot bis Stufe 4 findet es
    [1] 1 von 4 Stufen findet es
   *[other] { $grade } von 4 Stufen finden es
}
puzzle-state-solved = gelöst
puzzle-state-given-up = aufgegeben
puzzle-state-tried = versucht
puzzle-state-open = noch offen
puzzle-findings = Was dabei herauskommt
puzzle-task = Ein Zug ist klar besser als alle anderen. Mach ihn am Tisch.
puzzle-was-solved = Du hast dieses Rätsel schon gelöst.
puzzle-was-given-up = Du kennst die Lösung schon; für deine Bilanz zählt es nicht mehr.
puzzle-fair = Was du nicht sehen kannst, ist hier nur eine Möglichkeit von vielen. Gesucht ist, was im Schnitt über alle am besten ist: Jeder Zug wurde daran gemessen, wie oft er gewinnt, zusammen in { $playouts } weitergespielten Partien.
puzzle-give-up = Lösung zeigen
puzzle-right = Richtig. Das ist der beste Zug.
puzzle-given-up = Der beste Zug ist: { $move }.
puzzle-tries = { $wrong ->
    [0] Im ersten Versuch.
    [1] Im zweiten Versuch.
    [2] Im dritten Versuch.
   *[other] Nach { $wrong } anderen Versuchen.
}
puzzle-wrong = { $move }: So gewinnst du in { $chance } von 100 Partien ({ $low } bis { $high }). Mit dem besten Zug sind es { $lost } mehr.
puzzle-wrong-unjudged = Das ist nicht der beste Zug.
puzzle-why-not = Warum der Zug, der lockt, nicht gut ist
puzzle-line = So geht es weiter
puzzle-moves = Wie oft jeder Zug gewinnt
puzzle-chance = { $chance } von 100 ({ $low } bis { $high })
puzzle-more-moves = { $count ->
    [1] Und 1 Zug, der schlechter ist.
   *[other] Und { $count } Züge, die schlechter sind.
}
puzzle-tempting = lockt
puzzle-who = Wer es findet
puzzle-level = { $level }: { $found } von { $tries } Versuchen
puzzle-show-line = Am Tisch ansehen
puzzle-back = Zurück zum Rätsel
puzzle-next = Nächstes Rätsel
puzzle-play-on = Von hier weiterspielen
puzzle-share = Link kopieren
puzzle-all = Alle Rätsel
problem-no-puzzle = Dieses Rätsel gibt es nicht, oder nicht mehr.

## Das Labor

lab-title = Das Spiele-Labor
hall-lab = Was, wenn eine Karte teurer wäre? Ändere einen Wert, lass die Bots tausende Spiele spielen und sieh, was daraus wird.
hall-lab-go = Ins Labor
lab-about = Ändere, was ein Spiel hat, lass Spieler des Programms es viele Male spielen und sieh, wer gewinnt, wie es endet und wie lange es dauert.
lab-runs-all = Alle Läufe
lab-runs-mine = Deine Läufe
lab-remove = Entfernen
lab-remove-run = { $name } entfernen
lab-game = Spiel
lab-values = Was anders ist
lab-values-about = Alle Zahlen des Spiels, wie sie in der Datei einer Variante heißen. Daneben steht, was sie im Spiel sind und woher das kommt.
lab-no-values = Dieses Spiel hat keine Werte, die sich hier ändern lassen.
lab-from-printed = { $value } gedruckt
lab-from-sourced = { $value } aus anderer Quelle
lab-from-reconstructed = { $value } rekonstruiert
lab-is-changed = geändert
lab-changed = { $count } geändert
lab-changed-all = { $count ->
    [0] Nichts ist geändert: das Spiel, wie es ist.
    [1] 1 Wert ist geändert.
   *[other] { $count } Werte sind geändert.
}
lab-name = Name der Variante
lab-usual-name = Meine Variante
lab-options = Einstellungen
lab-who = Wer spielt, und wie oft
lab-seats = Plätze
lab-player = Auf allen Plätzen spielt
lab-games = Spiele
lab-games-keeper = { $from } bis { $to } Spiele.
lab-games-guest = { $from } bis { $to } Spiele: Alle Gäste zusammen haben { $budget } am Tag. Nimm einen Spieler, der sofort entscheidet.
lab-seed = Kartenglück
lab-seed-about = Gleiches Wort, gleiches Kartenglück: So unterscheiden sich zwei Läufe nur in ihren Regeln.
lab-begin = Spielen lassen
lab-out-of-bounds = Diese Zahlen gehen nicht: { $names }
lab-used-up = { $budget ->
    [0] Hier beginnt nur Läufe, wer den Server betreibt.
   *[other] Für heute sind alle { $budget } Spiele der Gäste verbraucht. Komm morgen wieder.
}
lab-run = Ein Lauf des Labors
lab-back = Zum Labor
lab-state-waiting = Wartet, bis er dran ist: { $of } Spiele mit { $seats } Plätzen
lab-state-playing = { $done } von { $of } Spielen mit { $seats } Plätzen gespielt
lab-state-done = Alle { $of } Spiele mit { $seats } Plätzen sind gespielt
lab-state-stopped = Angehalten nach { $done } von { $of } Spielen mit { $seats } Plätzen
lab-state-failed = So nicht spielbar: { $of } Spiele mit { $seats } Plätzen
lab-fault = Was nicht ging: { $text }
lab-progress = Gespielte Spiele
lab-played-by = Alle { $seats } Plätze: { $player }. Kartenglück: { $seed }.
lab-report = Der ganze Bericht
lab-report-so-far = Der Bericht bis jetzt
lab-stop = Anhalten
lab-figures = Was herausgekommen ist
lab-wins = Wer gewinnt
lab-endings = Wie es endet
lab-length = Wie lange es dauert
lab-seat = Platz { $seat }
lab-nobody = Niemand: alle verlieren
lab-decisions = Entscheidungen je Spiel
lab-turns = Züge je Spiel
lab-figure-interval = { $value } ({ $low } bis { $high })
lab-interval = In Klammern und als Balken: wo der wahre Wert mit 95 % Sicherheit liegt. Die gestrichelte Linie ist ein gleicher Anteil. Viermal so viele Spiele halbieren die Balken.
lab-variant = Die Variante
lab-play = Diese Variante am Tisch spielen
lab-save-variant = Als Datei sichern
problem-no-lab = Dieser Server hat kein Labor: Seine Daten liegen in einer Datenbank.
problem-no-run = Diesen Lauf gibt es im Labor nicht, oder er wurde entfernt.
problem-not-your-run = Das kann nur, wer den Lauf begonnen hat.
problem-lab-full = Das Labor nimmt diesen Lauf gerade nicht an: { $text }
lab-compare = Vergleichen
lab-compare-about = Mit einem anderen Lauf mit gleichem Kartenglück, gleichem Spiel, gleichen Plätzen und Spielern: So unterscheiden sich nur die Regeln.
lab-compare-with = Verglichen mit
lab-compare-plain = dem Spiel, wie es ist
lab-compare-go = Vergleichen
lab-compare-none = Es gibt noch keinen anderen Lauf mit gleichem Kartenglück.
lab-compare-begin = Das Spiel, wie es ist, mit gleichem Kartenglück spielen lassen
lab-question-any = Ist etwas anders?
lab-question-longer = Dauert es länger?
lab-question-fair = Ist jeder Platz gleich gut?
lab-verdict-yes = Ja.
lab-verdict-no = Nein.
lab-verdict-not-yet = Noch nicht klar.
lab-needed = Etwa { $games } Spiele würden es klären.
lab-compare-what = Was
lab-compare-one = Dort
lab-compare-other = Hier
lab-compare-judged = Unterschied
lab-compare-off = Neben gleichem Anteil
lab-compare-clear = klar
lab-compare-interval = { $value } ({ $low } bis { $high })
lab-compare-worth = Wert von: { $what }
lab-compare-loses = Alle verlieren
lab-compare-method = In Klammern: wo es liegt, so dass alle Zahlen einer Frage zusammen mit 95 % Sicherheit stimmen. Klar ist, was nach der Korrektur für viele Vergleiche so bleibt; weniger als 2 Punkte oder 2 % der Länge zählen als nichts.
problem-no-pair = Diese zwei Läufe lassen sich nicht vergleichen: { $text }

## Eigenes, an dem jemand baut

draw-undo = Rückgängig
draw-redo = Wiederholen
draw-save = Als Datei speichern
draw-load = Datei laden
