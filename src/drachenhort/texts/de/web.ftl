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
engine-compiled = Der Server läuft kompiliert.
engine-pure = Der Server läuft unkompiliert: Alles geht, nur langsamer.
engine-compiling = Der Server wird gerade kompiliert; ab dem nächsten Start ist er schneller.
engine-ready = Der Server ist fertig kompiliert; ab dem nächsten Start ist er schneller.

## Seiten

hall-title = Fünf Drachenspiele, ein Tisch
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
    [1] gegen einen Bot
   *[other] gegen { $bots } Bots
}
box-opening = { $game } wird aufgebaut.
box-is-opening = Wird aufgebaut …
box-people = Personen:{" "}
box-minutes = { $from }–{ $to } Min.
box-own = Eigener Tisch: { $game }
box-own-short = Eigener Tisch
pitch-drachensachen = Karten loswerden, ehe die anderen es tun. Drachen helfen dabei nicht immer.
pitch-drachenfaust = Münzen in die Faust, alle öffnen zugleich. Wer ersteigert die Kreatur?
pitch-drachenhueter = Junge Drachen sammeln, nach einem Buch, das bei jedem Griff umblättert.
pitch-drachenfels = Über Regenbögen und Brücken zur Prinzessin mit den richtigen Schuhen.
pitch-schutt_und_asche = Gemeinsam gegen sieben Köpfe, allein um die Krone. Du darfst lügen.
name-label = Du spielst als
name-change = ändern
name-keep = Namen behalten
name-leave = Doch nicht ändern
name-kept = Du heißt jetzt { $name }.
my-games = Deine Partien
my-games-over = { $count ->
    [1] Eine Partie ist vorbei
   *[other] { $count } Partien sind vorbei
}
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand. Mach selbst einen Tisch auf, dann steht er hier.
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
list-look = Ansehen
list-lost = Der Server antwortet nicht. Die Liste ist vielleicht nicht mehr richtig.
join = An einen Tisch
join-about = Jemand hat dir einen Link oder einen Code geschickt? Hier hinein damit.
join-label = Link oder Code
join-go = Hingehen
join-unknown = Das ist weder ein Link noch ein Code. Beides sieht aus wie /t/q7Rk2TfW oder q7Rk2TfW.
here-title = Holt die anderen ins Zimmer
here-about = Wer im selben Netz ist, scannt diesen Code oder tippt die Adresse ein.
here-qr = QR-Code mit der Adresse dieser Halle
here-nobody = Im Augenblick kommt nur dieses Gerät hierher. Mit „drachenhort serve --host 0.0.0.0“ öffnest du die Tür für dein Netz.

## Eigener Tisch

new-title = { $game }: eigener Tisch
new-how = Wie wollt ihr spielen?
new-who = Wer sitzt am Tisch?
new-door = Wer darf dazukommen?
door-public = Alle: Der Tisch steht in der Halle
door-private = Nur wer den Link hat
new-details = Uhr und alle Regeln im Einzelnen
new-open = Tisch aufmachen
new-then-begin = Alle Plätze sind besetzt: Es geht sofort los.
new-then-wait = Danach lädst du die anderen ein und beginnst, wenn alle da sind.
new-window = öffnet ein neues Fenster
preset-own = Eure eigene Mischung: Unten ist etwas anders eingestellt.
preset-drachensachen-quick = Eine schnelle Partie
    .about = Eine einzige Partie. Wer sie beendet, gewinnt.
preset-drachensachen-plain = Ein Match
    .about = Mehrere Partien, bis jemand 21 Gold verloren hat.
preset-drachensachen-full = Alles dabei
    .about = Ein Match mit allen Flüchen und Fertigkeiten.
preset-drachensachen-house = Mit Hausregeln
    .about = Alles, und dazu die drei Hausregeln aus Abschnitt 9.
preset-drachenfaust-quick = Zum Kennenlernen
    .about = Alle zeigen ihre Münzen, zwei Punkte gewinnen.
preset-drachenfaust-plain = Wie in den Regeln
    .about = Münzen hinter dem Schirm, drei Punkte gewinnen.
preset-drachenfaust-tavern = In der Taverne
    .about = Mehr Extras und mehr Feengold in jeder Runde.
preset-drachenhueter-quick = Mit Merkhilfe
    .about = Du siehst, was sich alle hätten merken können.
preset-drachenhueter-plain = Wie in den Regeln
    .about = Was die anderen haben, merkst du dir selbst.
preset-drachenhueter-full = Mit Zaubertruhen
    .about = Drei Truhen liegen offen und bringen weitere Punkte.
preset-drachenfels-quick = Sofort los
    .about = Die Ritter werden ausgelost.
preset-drachenfels-plain = Wie in den Regeln
    .about = Jeder sucht sich einen Ritter aus.
preset-drachenfels-strict = Kurze Regenbögen
    .about = Jeder Regenbogen reicht nur bis zur nächsten Felsenburg.
preset-schutt_und_asche-quick = Alle zusammen
    .about = Keine Krone, leichtere Kämpfe: gemeinsam rettet ihr, was geht.
preset-schutt_und_asche-plain = Wie in den Regeln
    .about = Gemeinsam gegen den Drachen, allein um die Krone.
preset-schutt_und_asche-hard = Für Drachentöter
    .about = Schwere Kämpfe, und ein zu kleines Opfer rettet nichts.
seat-count = Plätze:
seat-fewer = Ein Platz weniger
seat-more = Ein Platz mehr
seat-number = Platz { $seat }
fill-bots = Nur Bots
fill-device = Alle an diesem Gerät
fill-open = Frei für alle
sitter-me = Ich ({ $name })
sitter-bot = Ein Bot: { $level }
sitter-open = Frei: wer mag
sitter-invited = Mit Einladung
level-random = zieht aufs Geratewohl
level-greedy = greift zu
seats-one-device = { $count } Plätze an diesem Gerät: ihr gebt es weiter, und jeder sieht nur die eigenen Karten.
seats-none-mine = Du sitzt selbst nicht am Tisch und schaust zu.
option-with-bots = Mit Bots am Tisch ist das immer so.
option-bounds = Von { $from } bis { $to }.
option-all = Alle
option-none = Keine
file-forget = Doch nicht
file-read = { $name } ist dabei.
file-too-long = { $name } ist zu lang: höchstens 20 000 Zeichen.
clock = Uhr
clock-none = Ohne
clock-decision = Je Entscheidung
clock-game = Für die Partie
clock-days = Tage
clock-about-decision = Wer zu lange überlegt, für den spielt ein Bot weiter, bis er wiederkommt.
clock-about-game = Alle Entscheidungen zusammen; nach jeder kommt etwas dazu.
clock-about-days = Für Partien über Wochen: so lange darf jede Entscheidung dauern.
clock-of-seconds = Sekunden
clock-of-minutes = Minuten
clock-of-increment = Sekunden dazu
clock-of-days = Tage

## Nachspielen

replay-title = { $game }: noch einmal angesehen
replay-controls = Durch die Partie gehen
replay-first = An den Anfang
replay-previous = Ein Zug zurück
replay-next = Ein Zug weiter
replay-last = Ans Ende
replay-run = Von selbst weiter
replay-stop = Anhalten
replay-slider = Zug
replay-at = Zug { $move } von { $moves }
replay-pace = Wie schnell es von selbst weitergeht
replay-eyes = Mit wessen Augen
replay-eyes-all = Was alle sahen
replay-eyes-of = Mit den Augen von { $name }
replay-share = Link zu diesem Zug
replay-not-over = Diese Partie ist noch nicht vorbei
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
all-away = Länger hat niemand von euch gespielt. Die Uhren stehen still, bis jemand zieht.
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
chat-watching = Hier reden nur die, die am Tisch sitzen. Du kannst zuhören.
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
keys-everywhere = Überall
keys-rules = In den Regeln
keys-replay = Beim Nachspielen
key-next-thing = zum nächsten Ding
key-do = tun, was markiert ist
key-close = schließen
key-search = suchen
key-move = einen Zug zurück, einen Zug weiter
key-ends = an den Anfang, ans Ende
key-autoplay = von selbst weiterspielen oder anhalten

## Was nicht ging

problem-no-table = Diesen Tisch gibt es nicht, oder nicht mehr.
problem-no-game = Dieses Spiel gibt es hier nicht.
problem-old-game = Dieser Tisch wurde mit einer älteren Fassung des Spiels begonnen.
problem-storage = Gerade lässt sich nichts speichern. Versuche es gleich noch einmal.
problem-too-fast = Das war zu schnell hintereinander. Warte einen Augenblick.
problem-too-many-tables = Von dir oder aus deinem Netz gibt es schon sehr viele Tische. Beginne erst einen davon oder gib ihn auf.
problem-not-your-turn = Du hast gerade nichts zu entscheiden.
problem-nothing-to-undo = Du hast noch nichts getan, was du zurücknehmen könntest.
problem-undo-learnt = Das bleibt stehen: Du hast seitdem etwas Neues gesehen.
problem-undo-secret = Das bleibt stehen: Davon weiß außer dir niemand, und die Frage würde es verraten.
problem-several-choices = Das waren mehrere Entscheidungen auf einmal; triff eine nach der anderen.
problem-undo-asked = Es hat schon jemand gefragt; die anderen überlegen noch.
problem-no-undo-asked = Die Frage hat sich erledigt.
problem-over = Das Spiel ist vorbei.
problem-closed = Dieser Tisch wurde aufgegeben.
problem-started = Das Spiel hat schon begonnen.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seat-kept = Dieser Platz ist für jemanden mit Einladung.
problem-seats-open = Es sind noch Plätze frei.
problem-not-host = Das kann nur, wer den Tisch gedeckt hat.
problem-not-seated = Hier kann nur mitreden, wer am Tisch sitzt.
problem-bad-text = Das lässt sich so nicht sagen: höchstens 300 Zeichen, ohne Steuerzeichen.
problem-bad-name = Ein Name hat 1 bis 24 Zeichen und keine Steuerzeichen.
problem-bad-options = Diese Einstellung geht nicht: { $text }
problem-bad-seats = So kann niemand sitzen: { $text }
problem-bad-clock = Diese Uhr gibt es nicht: { $text }
problem-offline = Der Server ist gerade nicht zu erreichen.
problem-other = Das ging nicht: { $text }
