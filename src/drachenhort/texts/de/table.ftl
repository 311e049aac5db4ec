# Was jedes Spiel am Tisch braucht. Plätze werden ab 1 gezählt.
# $who ist "you" für den Menschen an diesem Tisch und "other" für alle anderen, deren Name in $name steht.

## Namen

default-name = Gast
you = du
to-you = dir
bot-1 = Glut
bot-2 = Funke
bot-3 = Ruß
bot-4 = Asche
bot-5 = Flint
bot-6 = Rauch

## Anfang und Ende

welcome = { $title }. Du sitzt auf Platz { $seat } von { $seats }. Du spielst gegen { $others }.
opponent = { $name } ({ $player })
seal = Ausgeteilt wird nach einem geheimen Startwert. Das ist sein Siegel; den Startwert siehst du am Ende:
begin-hint = Tippe eine Nummer oder einen Zug wie „{ $example }“. „hilfe“ zeigt alles Weitere.
seed-shown = Der Startwert war { $seed }, das Salz { $salt }. Zusammen ergeben sie das Siegel vom Anfang: { $seal }
after-end = „speichern DATEI“ hebt die Partie auf, „zurück“ nimmt deinen letzten Zug zurück, „ende“ verlässt den Tisch.

## Ein geführtes erstes Spiel

guide-watch = Sieh zu, was die anderen tun.

## Antworten

no-such-number = Die Liste geht von 1 bis { $last }. Eine einzelne Karte schreibst du zum Beispiel „{ $example }“.
no-such-move = „{ $text }“ ist weder ein Zug noch ein Befehl. Tippe eine Nummer aus der Liste, einen Zug wie „{ $example }“ oder „hilfe“.
refused = { $move }: nicht erlaubt, Regel { $clause }. { $reason }
refused-more = „warum { $text }“ zeigt die Regel.
rule = Regel { $clause }, { $title }: { $text }
allowed = { $move }: erlaubt.
why-what = Frage nach einem Zug, zum Beispiel „warum { $example }“.
hint = Wer stark spielt, würde wählen: { $move } ({ $notation })
nothing-to-undo = Es gibt noch nichts zurückzunehmen.
undone = Zurückgenommen: deine letzte Wahl und alles danach.
over-now = Das Spiel ist vorbei.
save-where = Sag wohin, zum Beispiel „speichern abend.json“.
save-exists = { $file } gibt es schon. Nimm einen anderen Namen.
save-failed = { $file } lässt sich nicht schreiben: { $reason }.
saved = Gespeichert in { $file }. „drachenhort resume { $file }“ setzt es fort, „drachenhort replay { $file }“ erzählt das Spiel nach, „drachenhort verify { $file }“ prüft das Austeilen.
goodbye-saved = Bis bald. Das Spiel ist in { $file } gespeichert.
goodbye-unsaved = Bis bald. Dieses Spiel ist nicht gespeichert. Zum Aufheben tippst du „speichern DATEI“ vor „ende“.
no-such-clause = Eine Regel { $clause } gibt es nicht. Die Regeln sind { $clauses }.

## Befehle: das Wort dieser Sprache; das englische gilt immer auch

command-why = warum
command-rules = regeln
command-undo = zurück
command-hint = tipp
command-save = speichern
command-table = tisch
command-help = hilfe
command-quit = ende

help-number = eine Nummer: dieser Zug der Liste
help-move = { $example }: derselbe Zug ausgeschrieben
help-why = warum { $example }: ob dieser Zug erlaubt ist, und wenn nicht, welche Regel das sagt
help-rules = regeln { $example }: diese Regel; „regeln“ allein: alle
help-undo = zurück: zu deiner vorigen Wahl
help-hint = tipp: was jemand täte, der stark spielt
help-save = speichern DATEI: das Spiel aufheben
help-table = tisch, oder eine leere Zeile: den Tisch noch einmal zeigen
help-help = hilfe: diese Liste
help-quit = ende: den Tisch verlassen

## Aufzeichnungen

replay-title = { $title }, { $seats } Plätze: { $players }.
replay-player = { $name }, Platz { $seat }
replay-player-bot = { $name } ({ $player }), Platz { $seat }
variant-of = Das ist eine Variante, „{ $name }“. Anders sind:
variant-value = { $name }: { $value } statt { $printed }; das war { $source ->
    [printed] gedruckt
    [sourced] anderswo belegt
   *[reconstructed] rekonstruiert
  }
variant-options = Anders sind nur die Optionen.
replay-options = Optionen: { $options }.
replay-choice = { $name } wählt: { $move }.
replay-stopped = Angehalten nach Zug { $move } von { $moves }.
replay-open = Hier endet die Aufzeichnung, nach { $moves } Zügen; das Spiel war noch nicht vorbei.
verify-whole = Die Datei ist vollständig und wurde nicht nachträglich geändert.
verify-game = { $title }, Version { $version }, { $seats } Plätze. Optionen: { $options }.
verify-seal = Das Siegel { $seal } passt zum Startwert { $seed } und zum Salz { $salt }.
verify-seal-given = Es ist das Siegel, das du angegeben hast.
verify-deal = Aus dem Startwert wurde noch einmal ausgeteilt.
verify-position = In diesem Spiel wurde nicht ausgeteilt: Es beginnt mit einer Stellung.
verify-moves = { $moves ->
    [one] 1 Zug wurde nachgespielt; er war erlaubt.
   *[other] { $moves } Züge wurden nachgespielt; jeder war erlaubt.
}
verify-end = Die letzte Stellung und das Ergebnis sind die der Aufzeichnung.
verify-open = Die letzte Stellung ist die der Aufzeichnung; das Spiel war noch nicht vorbei.
what-if-truth = Von der Stellung, wie sie nach Zug { $move } wirklich war, { $games } schnelle Partien:
what-if-view = Von dem aus, was Platz { $seat } nach Zug { $move } wissen konnte, { $games } schnelle Partien:
what-if-won = Gewonnen { $share } % ({ $low } bis { $high } mit 95 % Sicherheit).
what-if-shared = Gemeinsam mit anderen gewonnen { $share } % ({ $number }).
what-if-lost = Verloren { $share } % ({ $number }).
what-if-nobody = Alle gemeinsam verloren { $share } % ({ $number }).
what-if-endless = Ohne Ende abgebrochen { $share } % ({ $number }).
verify-old = Die Züge wurden nicht nachgespielt: Dieses Programm hat die Regeln nicht, nach denen gespielt wurde.

## Spiele

games-seats = { $title }: { $low } bis { $high } Plätze.
games-players = Computerspieler: { $players }.
games-options = Optionen (--option name=wert):
games-option = { $name }={ $value }: { $about } Möglich ist { $allowed }.
allowed-flag = on oder off
allowed-number = eine ganze Zahl von { $low } bis { $high }
allowed-value = { $value } ({ $name })
allowed-choices = all, none oder eine Auswahl aus { $names }

## Stellungen

show-events = Was passiert ist:
show-position = Stellung, mit allem Verdeckten:
show-view = Was { $name } sieht (Platz { $seat }):
show-legal = Erlaubte Züge von { $name } (Platz { $seat }):
show-refused = Zug { $number }, von { $name } (Platz { $seat }), ist nicht erlaubt. Nichts wurde gespielt.

## Gründe: warum ein Zug besser ist, was er wagt, worauf es jetzt ankommt
# $clause ist, was ein Spiel von einer Tatsache sagt (`fact-NAME`); sie steht hinter einem Satzanfang und beginnt mit dem
# Verb. $figure ist ihre Zahl in Worten.

next-player = { $two ->
    [yes] { $name }
   *[no] der Nächste
}
some-other = { $two ->
    [yes] { $name }
   *[no] jemand anders
}
best-other = { $two ->
    [yes] { $name }
   *[no] der Beste der anderen
}

reason-chance = { $range ->
    [yes] gewinnt etwa { $low } bis { $high } von 100
   *[no] gewinnt etwa { $low } von 100
}
reason-better = Danach { $clause }, nach „{ $move }“ { $figure }.
reason-worse = Nach „{ $move }“ { $clause }, nach diesem Zug { $figure }.
reason-risk = Geht es schlecht, { $clause }; im Ganzen { $figure }.
reason-changed = Jetzt { $clause }, vorher { $figure }.
reason-alike = Das und „{ $move }“ sind etwa gleich gut.
figure-share = { $tenths ->
    [0] fast nie
    [10] fast immer
   *[other] in { $tenths } von 10 Fällen
}
figure-share-short = { $tenths ->
    [0] fast nie
    [10] fast immer
   *[other] in { $tenths } von 10
}
figure-number = { $exact ->
    [yes] { $number ->
        [0] keine
       *[other] { $number }
    }
   *[no] { $number ->
        [0] fast keine
       *[other] etwa { $number }
    }
}
figure-number-short = { $exact ->
    [yes] { $number ->
        [0] keine
       *[other] { $number }
    }
   *[no] { $number ->
        [0] fast keine
       *[other] etwa { $number }
    }
}
fact-win = gewinnst du { $figure }
fact-lead = { $count ->
    [1] liegst du am Ende { $figure } Punkt vorn
   *[other] liegst du am Ende { $figure } Punkte vorn
}

## Server

serve-here = Der Tisch steht unter { $address }
serve-network = Für alle in deinem Netz: { $address }
serve-lab = Das Labor, nur für dich: { $address }
serve-stop = Strg+C beendet ihn. Alle Spiele gehen beim nächsten Start weiter.
serve-ended = Der Tisch ist abgeräumt. Alle Spiele sind aufgehoben.
check-finished = Beendete Spiele, die man ansehen kann: { $count }
check-today = Laufende Spiele nach den Regeln dieser Version: { $count }
check-compatible = Laufende Spiele nach früheren Regeln, die auf dasselbe hinauslaufen: { $count }
check-older = Laufende Spiele nach früheren Regeln, die es hier noch gibt: { $count }
check-stranded = Festgesetzt, weil ihre Regeln hier fehlen: { $count }

## A review of a finished game
# Numbers are percent of a victory. $mean, $low, $high, $deal and $luck come with their signs.

review-title = { $title }: wie { $name } gespielt hat (Platz { $seat })
review-nothing = Es gab nichts zu entscheiden.
review-result = Vor dem Austeilen hatten alle eine Chance von { $equal } %; { $won ->
        [100] du hast gewonnen.
        [0] jemand anders hat gewonnen.
       *[other] du teilst dir den Sieg.
    }
review-skill-up = Du hast besser gewählt, als man üblich spielt: { $mean } % ({ $low } bis { $high }).
review-skill-down = Wer üblich spielt, hätte an deiner Stelle mehr erreicht: { $mean } % ({ $low } bis { $high }).
review-skill-even = Du hast etwa so gut gewählt, wie man üblich spielt: { $mean } % ({ $low } bis { $high }).
review-luck = Die Verteilung brachte dir { $deal } %, Glück und die anderen { $luck } %.
review-lost = Gegenüber dem Besten, das zu finden war, hat eine Entscheidung von dir im Mittel { $mean } % gekostet ({ $low } bis { $high }).
review-mark-best = am besten
review-mark-good = gut
review-mark-inaccurate = ungenau
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-count-best = { $count } am besten
review-count-good = { $count } gut
review-count-inaccurate = { $count } ungenau (mehr als { $bar } % gekostet)
review-count-mistake = { $count } Fehler (mehr als { $bar } %)
review-count-blunder = { $count } { $count ->
        [one] grober
       *[other] grobe
    } Fehler (mehr als { $bar } %)
review-column-move = Zug
review-column-mark = Urteil
review-column-played = gespielt
review-column-best = am besten
review-column-chance = Chance
review-column-loss = Kosten
review-luck-unlucky = Das konnte niemand wissen: So wie alles wirklich lag, wäre „{ $move }“ besser gewesen.
review-luck-lucky = So wie alles wirklich lag, hat es nicht geschadet. Wissen konnte das niemand.

# Puzzles: what they are about, where a game says nothing of its own.
puzzle-best-move = Bester Zug

## Eigenes, an dem jemand baut

draw-stop = Anhalten
draw-count = { $games } von { $of } Partien
draw-checking = Einen Moment …
draw-unchecked = Der Server ist gerade nicht zu fragen; er wird noch einmal gefragt.
draw-more = Und { $count } weitere.

# Eine Nachricht an jemanden, der nicht am Tisch ist.
push-turn = Du bist dran: { $game }
push-with = Mit { $names }
push-with-more = Mit { $names } und { $count } weiteren
