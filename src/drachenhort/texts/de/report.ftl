# Was Berichte über viele Spiele sagen. Zahlen und Namen kommen lesefertig; Namen können HTML sein.

report-language = Deutsch
report-title = { $game }: ein Bericht
report-variant = Gespielt nach der Variante „{ $name }“.
report-players = { $seats ->
    [one] Allein
   *[other] Zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $seats }
    }
}
report-played = { $games } Spiele zwischen { $players }, Startwert { $seed }.
report-options = Optionen:
report-seat = Platz { $seat }
report-again = Dasselbe noch einmal:

## Spalten und Achsen

report-col-seat = Platz
report-col-wins = Siege
report-col-interval = 95 %
report-col-player = Spieler
report-col-ending = Ende
report-col-games = Spiele
report-col-thing = was
report-col-worth = Wert
report-col-times = pro Spiel
report-axis-decisions = Entscheidungen in einem Spiel
report-axis-choices = erlaubte Aktionen bei einer Entscheidung
report-axis-changes = Führungswechsel in einem Spiel
report-axis-start = Anfang
report-axis-chance = Aussicht dessen, der gewinnen wird
report-axis-end = Ende

## Befunde

report-seats-heading = Ist jeder Platz gleich gut?
report-all-lose = In { $share } der Spiele verlieren alle ({ $reach }).
report-seats-alike = Soweit { $games } Spiele es zeigen können, ja: Kein Platz weicht klar von gleichen Anteilen zu { $fair } ab (höchstens { $reach }).
report-seats-differ = Nein. Gleiche Anteile wären { $fair }; klar davon weicht ab: { $list }.
report-seat-wins = Platz { $seat } mit { $share } ({ $reach })
report-one-group = So wenige Spiele können das nicht sagen: Spannen gibt es erst mit mehr.
report-halve = { $games } Spiele würden alle Spannen dieses Teils halbieren.

report-players-heading = Wer spielt am besten?
report-players-best = { $name } gewinnt am meisten: { $share } der eigenen Spiele ({ $reach }).

report-length-heading = Wie lange dauert ein Spiel?
report-length = Ein Spiel hat im Mittel { $decisions } Entscheidungen ({ $reach }) in { $turns } Zügen; neun von zehn Spielen haben { $low } bis { $high } Entscheidungen.
report-minutes = Das sind für Menschen etwa { $minutes } Minuten, wenn eine Entscheidung mit Wahl { $choice } Sekunden dauert und jede andere { $forced }: eine Faustregel, keine Messung.

report-endings-heading = Wie geht es aus?
report-endings = { $count ->
    [one] Immer auf dieselbe Art: { $name }
   *[other] Auf { $count } Arten; am häufigsten, in { $share } der Spiele: { $name }
}
report-endings-never = Nie gesehen: { $list }

report-choices-heading = Wie viel gibt es zu wählen?
report-choices = Ein Zug hat { $per_turn } echte Entscheidungen. { $forced } aller Entscheidungen lassen nur eine Aktion zu; die anderen bieten im Mittel { $options } Aktionen, jede zweite { $median } oder weniger.

report-decided-heading = Wann ist es entschieden?
report-decided = Zur Halbzeit hat, wer gewinnen wird, im Mittel eine Aussicht von { $half }, kurz vor dem Ende von { $late }. In jedem zweiten Spiel liegt der Sieger erst nach { $moment } % des Spiels oder später endgültig klar vorn.
report-runaways = Davongelaufene Spiele, in denen der Sieger spätestens ab der Halbzeit klar führt und das nie mehr verliert: { $share } ({ $reach }).
report-comebacks = Aufgeholte Spiele, in denen der Sieger einmal weniger als die Hälfte einer gleichen Aussicht hatte: { $share } ({ $reach }).
report-closely = Aus { $games } genau betrachteten Spielen: In neun Augenblicken wurde jedes { $playouts }-mal von schnellen Spielern weitergespielt, von Tischen aus, die zu dem passen, was ein Zuschauer wissen kann.

report-changes-heading = Wechselt die Führung?
report-changes = Die klare Führung wechselt { $mean }-mal im Spiel; in { $never } der Spiele nie.
report-half-leader = Wer zur Halbzeit klar führt, gewinnt { $share } dieser Spiele ({ $reach }).

report-skill-heading = Glück oder Können?
report-skill = Eine { $strong } unter { $weak } gewinnt { $share } von { $games } Spielen ({ $low } bis { $high }) bei { $seats } am Tisch; Gleiche gewännen je { $fair }.
report-skill-clock = Die stärkste Stufe denkt nach der Uhr; nur diese Spiele sind bei jedem Lauf andere.

report-worth-heading = Was ist am meisten wert?
report-worth-clear = { $clear } Dinge gehen klar damit einher, häufiger oder seltener zu gewinnen, als wer sie benutzt es sonst tut, { $large } davon mit { $points } Punkten oder mehr. Am weitesten weg von nichts:
report-worth-caution = Der Wert sagt, wie viele Prozentpunkte mehr ihrer Spiele die gewinnen, die ein Ding benutzt haben, über das hinaus, was ihre Plätze ohnehin gewinnen. Bei Ausgeteiltem ist das seine Wirkung. Was gewählt wird, wählen vielleicht die, die schon vorn liegen.
report-worth-most = Am klarsten: { $name } mit { $worth } Punkten ({ $reach }).

report-used-heading = Was benutzt wird
report-used-most = Am häufigsten: { $name }, { $share } von { $times } pro Spiel.
report-used = { $name }: { $times } pro Spiel.
report-more-rows = { $count } weitere stehen in den Daten.
report-all-actions = Andere Aktionen
report-all-events = Was sonst geschieht

report-never-heading = Was nie jemand benutzt
report-never = In keinem dieser Spiele:
report-never-nothing = Alles wurde wenigstens einmal benutzt.
report-never-any = { $group }: nichts davon
report-never-some = { $group }: { $list }

## Wie weit man dem trauen kann

report-about = Was benutzt wurde, folgt aus dem, was das Spiel erklärt: seinen Aktionen und Ereignissen und den Dingen, die sie nennen. Ein Zug ist ein Platz, der entscheidet, bis es ein anderer tut.
report-confidence = Spannen gelten mit 95 % Sicherheit. Sie entstehen dadurch, dass reihum jede von 50 Gruppen von Spielen weggelassen wird, damit die Plätze eines Spiels nicht als unabhängig zählen. Was klar heißt und fett gedruckt ist, ist es nach der Korrektur von Holm für viele Vergleiche: Dass irgendetwas in einer Liste aus Zufall so heißt, hat höchstens 5 % Wahrscheinlichkeit.
report-trust = Das sind Spiele der Spieler dieses Programms. Menschen spielen anders; was für schwache und starke Spieler gleich gilt, gilt eher auch für sie.

## Eine Suche nach Werten

report-tune-title = { $game }: Suche nach Werten
report-tune-about = { $trials } Versuche mit je { $games } Spielen auf { $seats } Plätzen zwischen { $players }, Startwert { $seed }.
report-tune-failed = { $count ->
    [one] Einer davon lässt sich nach den Regeln nicht spielen.
   *[other] { $count } davon lassen sich nach den Regeln nicht spielen.
}
report-tune-goal-heading = Ist es erreicht?
report-tune-best = Am besten ist Versuch { $number }: { $values }. Heraus kommt { $value } { $reach }; gewünscht ist { $low } bis { $high }.
report-tune-again-yes = Noch einmal mit anderen Karten gespielt ist es { $value } { $reach }: Das Ziel ist erreicht.
report-tune-again-no = Noch einmal mit anderen Karten gespielt ist es { $value } { $reach }: Das Ziel ist nicht erreicht.
report-tune-again-not-yet = Noch einmal mit anderen Karten gespielt ist es { $value } { $reach }: Das liegt zu nah am Rand, als dass so wenige Spiele es entscheiden.
report-tune-not-again = Die Suche wurde angehalten, bevor der beste Versuch noch einmal mit anderen Karten gespielt war.
report-tune-other-deals = der beste mit anderen Karten
report-tune-value-heading = Was macht { $name } mit { $goal }?
report-tune-value = Jeder Punkt ist ein Versuch, der große der beste. Das Bild reicht von { $bottom } bis { $top }; das Band ist, was gewünscht ist.
report-tune-value-axis = { $name }
report-tune-course-heading = Wie lief die Suche?
report-tune-hits = { $hits } von { $trials } Versuchen treffen mit ihren eigenen Karten, was gewünscht ist.
report-tune-course = Jeder Punkt ist ein Versuch: ganz unten trifft er, ganz oben liegt er um { $top } Punkte von 100 Spielen oder Prozent einer Länge daneben.
report-tune-course-axis = Versuche der Reihe nach
report-tune-all-heading = Alle Versuche
report-tune-all = Daneben liegt ein Versuch in Punkten von 100 Spielen oder Prozent einer Länge; mehrere Ziele werden zusammengezählt. Fett ist der beste.
report-tune-col-miss = daneben
report-tune-unplayable = nicht spielbar:
report-tune-go-on = Weitere Versuche schließen hier an:
report-tune-lucky = Der beste von vielen Versuchen hatte auch Glück; deshalb zählt, was er mit anderen Karten macht. Alle Versuche spielen mit denselben Karten, sodass sie sich allein in ihren Werten unterscheiden.
report-tune-confidence = Spannen gelten mit 95 % Sicherheit, jede für sich; ob ein Ziel erreicht ist, rechnet alle Ziele ein.
report-col-trial = Versuch
report-col-figure = Ergebnis

## Mehrere Platzzahlen

report-beside-heading = Zu wievielt spielt man am besten?
report-beside = Mehrere Platzzahlen nebeneinander; jede hat ihren Teil der Seite. Ein Stern sagt, dass ein Platz klar von gleichen Anteilen abweicht.
report-col-seats = Plätze
report-beside-off = am weitesten von gleichen Anteilen
report-beside-lose = alle verlieren
report-beside-decisions = Entscheidungen
report-beside-minutes = Minuten
report-beside-runaways = davongelaufen
report-beside-comebacks = aufgeholt
