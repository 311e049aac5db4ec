# Drachenfels. Karten kommen als $kind (1 bis 5, rainbow, bridge, dragon, teletransfer, cloud) oder als fertige Liste in $cards;
# Orte auf dem Plan als fertige Wendungen. Ihre Buchstaben und Zahlen gehören in die Notation und auf den Plan aus Buchstaben.

about = Ein Wettlauf mit Magiekarten. Hol dir deine Rüstung aus der Königsburg, finde einen Weg in die Felsenburgen und steh als Erster vor der Prinzessin, deren Schuhe deine Farbe haben.
example-move = play 3
example-why = to K via R1
example-one = play 3
example-clause = 5.1

## Karten und Farben

card = { $kind ->
    [rainbow] Regenbogen
    [bridge] Brücke
    [dragon] Drache
    [teletransfer] Teletransfer
    [cloud] Große Wolke
   *[other] { $kind }
}
a-card = { $kind ->
    [rainbow] einen Regenbogen
    [bridge] eine Brücke
    [dragon] einen Drachen
    [teletransfer] den Teletransfer
    [cloud] die Große Wolke
   *[other] eine { $kind }
}
colour = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
    [white] weiß
   *[none] noch kein Ritter
}
none = keine
whom-you = dich

## Der Tisch

heading = Zug { $turn }.
board-signs = @1 ist der Ritter von Platz 1, && ein Drache; ein überbrückter Bauplatz hat seinen Namen, ein offener ::.
rainbows = Regenbögen: { $list }. { $left ->
    [0] Keiner im Vorrat.
    [1] 1 im Vorrat.
   *[other] { $left } im Vorrat.
}
bridges = Brücken: { $list }. { $left ->
    [0] Keine im Vorrat.
    [1] 1 im Vorrat.
   *[other] { $left } im Vorrat.
}
dragons = Drachen: { $list }.
castles-are-open = Regenbögen dürfen Felsen und Felsenburgen verbinden.
piles = { $count ->
    [0] Der Nachziehstapel ist leer.
    [1] Nachziehstapel: 1 Karte.
   *[other] Nachziehstapel: { $count } Karten.
}
discards-none = Nichts abgelegt.
discards-used = Die oberste abgelegte Karte ist schon genutzt.
discards = Abgelegt, von oben: { $cards }.
seat-line = { $name } (Platz { $seat }, { colour }): auf { $field }, { $armour ->
    [on] mit Rüstung
   *[off] ohne Rüstung
}{ $looked }; { $hand }.
seat-looked = , hat vergeblich nachgesehen in { $castles }
seat-hand = { $count ->
    [0] keine Handkarte
    [1] 1 Handkarte
   *[other] { $count } Handkarten
}
seat-known = { $hand }, darunter { $cards }
my-knight = Dein Ritter ({ colour }): auf { $field }, { $armour ->
    [on] mit Rüstung
   *[off] ohne Rüstung
}{ $looked }.
my-hand = Deine Hand: { $cards }.
my-hand-none = Deine Hand: keine Karten.
my-looks = Du hast gesehen: { $list }.
look = { colour } in { $castle }
known-pile = Im Nachziehstapel, wie du weißt: { $cards }.

## Orte auf dem Plan. $side ist eine der acht Himmelsrichtungen, von der Mitte aus gesehen

side = { $side ->
    [north] Norden
    [north-east] Nordosten
    [east] Osten
    [south-east] Südosten
    [south] Süden
    [south-west] Südwesten
    [west] Westen
    [north-west] Nordwesten
   *[none] Innern
}
side-of = { $side ->
    [north] nördlich
    [north-east] nordöstlich
    [east] östlich
    [south-east] südöstlich
    [south] südlich
    [south-west] südwestlich
    [west] westlich
    [north-west] nordwestlich
   *[none] seitlich
}
place = { $kind ->
    [castle] die Königsburg
    [start] der { colour }e Start
    [rock] der Regenbogenfels im { side }
    [star] der Stern im { side }
    [rock-castle] die Felsenburg im { side }
    [hole] das Erdloch im { side }
   *[gate] das Tor im { side }
}
to-place = { $kind ->
    [castle] zur Königsburg
    [start] zum { colour }en Start
    [rock] zum Regenbogenfels im { side }
    [star] zum Stern im { side }
    [rock-castle] zur Felsenburg im { side }
    [hole] auf die Brücke über dem Erdloch im { side }
   *[gate] auf die Brücke vor dem Tor im { side }
}
from-place = { $kind ->
    [castle] von der Königsburg
    [start] vom { colour }en Start
    [rock] vom Regenbogenfels im { side }
    [star] vom Stern im { side }
    [rock-castle] von der Felsenburg im { side }
    [hole] vom Erdloch im { side }
   *[gate] vom Tor im { side }
}
near-place = { from-place }
which-field = { $steps ->
    [1] Feld
    [2] zweite Feld
    [3] dritte Feld
   *[other] { $steps }. Feld
}
place-on-land = das { which-field } { side-of } { $near }
to-place-on-land = auf { place-on-land }
from-place-on-land = { $steps ->
    [1] vom Feld
    [2] vom zweiten Feld
    [3] vom dritten Feld
   *[other] vom { $steps }. Feld
} { side-of } { $near }
bow = vom Fels im { $rock ->
    [north] Norden
    [north-east] Nordosten
    [east] Osten
    [south-east] Südosten
    [south] Süden
    [south-west] Südwesten
    [west] Westen
    [north-west] Nordwesten
   *[none] Innern
} { $end ->
    [royal] zur Königsburg
    [north] zur Felsenburg im Norden
    [north-east] zur Felsenburg im Nordosten
    [east] zur Felsenburg im Osten
    [south-east] zur Felsenburg im Südosten
    [south] zur Felsenburg im Süden
    [south-west] zur Felsenburg im Südwesten
    [west] zur Felsenburg im Westen
    [north-west] zur Felsenburg im Nordwesten
   *[none] zur Felsenburg im Innern
}
site-to = { $kind ->
    [hole] über das Erdloch im { side }
   *[gate] vor das Tor im { side }
}
site-at = { $kind ->
    [hole] über dem Erdloch im { side }
   *[gate] vor dem Tor im { side }
}

## Wer was entscheidet, wenn es jemand anderes ist

decision-knight = { $name } wählt einen Ritter.
decision-turn = { $name } ist am Zug.
decision-move = { $name } zieht mit einer { $value }.
decision-re-set = { $name } darf den überquerten Regenbogen versetzen.
decision-rainbow = { $name } stellt, versetzt oder entfernt einen Regenbogen.
decision-bridge = { $name } legt, versetzt oder entfernt eine Brücke.
decision-dragon = { $name } wählt einen Drachen.
decision-dragon-to = { $name } wählt, wohin der Drache kommt.
decision-teletransfer = { $name } wählt, mit wem der Platz getauscht wird.
decision-cloud = { $name } wählt, wen die Große Wolke mitnimmt.
decision-home = { $name } wählt einen Start für diesen Ritter.
decision-draw = { $name } darf noch eine Karte ziehen.
turns-left = { $count ->
    [1] Das ist der letzte Zug; danach endet das Spiel unentschieden.
   *[other] Noch { $count } Züge, dieser mitgezählt; dann endet das Spiel unentschieden.
}

## Was du gefragt wirst

ask-knight = Wähl deinen Ritter. Du suchst die Prinzessin, deren Schuhe seine Farbe haben.
turn-points = Du bist dran: Geh mit einer { $values }{ $magic ->
    [yes] , vorher gern noch Magie
   *[no] {""}
}.
turn-magic = Du bist dran: Spiel Magie. Eine Punktekarte zum Gehen hast du nicht.
turn-none = Du bist dran: Von deinen Karten geht gerade keine.
turn-no-cards = Du bist dran: Du hast keine Karten mehr.
turn-else = { $use ->
    [yes] { $draw ->
        [yes] Oder nutz die oberste Ablage, zieh bei anderen oder nimm ein neues Blatt.
       *[no] Oder nutz die oberste Ablage oder nimm ein neues Blatt.
    }
   *[no] { $draw ->
        [yes] Oder zieh bei anderen oder nimm ein neues Blatt.
       *[no] Oder nimm ein neues Blatt.
    }
}
turn-owed = Weiter{ $magic ->
    [yes] : noch mehr Magie, oder
   *[no] :
} geh mit einer { $values }. Damit endet dein Zug.
turn-more = Du darfst weitermachen{ $magic ->
    [yes] {" "}mit Magie oder
   *[no] {""}
} mit einer { $values }, oder du beendest deinen Zug.
turn-more-magic = Spiel noch mehr Magie, oder beende deinen Zug.
turn-over = Von deinen Karten geht gerade keine: Beende deinen Zug.
ask-move = Geh genau { $value ->
    [1] 1 Schritt
   *[other] { $value } Schritte
}{ $double ->
    [0] {""}
   *[other] {" "}oder genau { $double }
}: { $count ->
    [1] Nur ein Feld ist in Reichweite.
   *[other] Wähl eines von { $count } Feldern.
}
reach-castle = Die Königsburg ist in Reichweite.
reach-rock-castle = Eine Felsenburg ist in Reichweite.
ask-re-set = Du hast einen Regenbogen überquert. Lass ihn stehen, oder wähl einen Fels und eine Burg für ihn.
ask-rainbow = { $left ->
    [0] Alle Regenbögen stehen schon: Wähl einen, den du versetzt oder wegnimmst.
   *[other] Stell einen Regenbogen: Wähl { $open ->
        [yes] einen Fels, dann eine Burg.
       *[no] den Fels, von dem er zur Königsburg führt.
    }{ $move ->
        [yes] {" "}Oder wähl einen, der schon steht.
       *[no] {""}
    }
}
ask-bridge = { $left ->
    [0] Beide Brücken liegen schon: Wähl eine, die du versetzt oder wegnimmst.
   *[other] Leg eine Brücke: Wähl ein Erdloch oder ein Tor.{ $move ->
        [yes] {" "}Oder wähl eine, die schon liegt.
       *[no] {""}
    }
}
ask-dragon = Wähl den Drachen, den du versetzen willst.
ask-dragon-to = Wähl, wohin der Drache kommt: auf ein Feld mit grünem Punkt oder in eine Felsenburg.
ask-teletransfer = Wähl den Ritter, mit dem du den Platz tauschst.
ask-cloud = Wähl den Ritter, den die Große Wolke auf einen Start zurückträgt.
ask-home = Wähl den Start für den Ritter von { $other }.
ask-draw = Du darfst noch { $left ->
    [1] 1 Karte
   *[other] bis zu { $left } Karten
} bei anderen ziehen oder aufhören.
ask-draw-duel = Du darfst { $left ->
    [1] 1 Karte
   *[other] bis zu { $left } Karten
} von { $other } ziehen oder aufhören.
list-or = { $one } oder { $other }

## Züge, wie sie in der Liste stehen

move-knight = Ritter: { colour }
move-play = { a-card } spielen
move-refresh = das Blatt in den Stapel mischen und sieben Karten ziehen
move-use = die oberste abgelegte Karte nutzen, { a-card }
move-stop = den Zug beenden
move-enough = keine Karte mehr ziehen
move-draw = eine Karte ziehen von { $name }
move-leave = stehen lassen
move-go-duel = { $go }, ein Duell mit { $name }
move-over = { $go }, über { $list }
rainbow-first = den Regenbogen zum Fels im { side }
rainbow-last = den Regenbogen vom Fels im { side }
rainbow-again = denselben Regenbogen, versetzt zum Fels im { side }
list-and = { $one } und { $other }
move-set = einen Regenbogen stellen { $bow }
move-re-set = versetzen: { $bow }
move-lift = den Regenbogen { $bow } wegnehmen
move-shift = den Regenbogen { $bow } versetzen: nun { $to }
move-build = eine Brücke { $site } legen
move-raze = die Brücke { $site } wegnehmen
move-rebuild = die Brücke { $site } versetzen: nun { $to }
move-dragon = den Drachen { $place }
move-swap = den Platz tauschen mit { $name } ({ $place })
move-cloud = { $name } ({ $place })

## Was geschieht

event-game-begins = { $who ->
    [you] Das Spiel beginnt. Du fängst an.
   *[other] Das Spiel beginnt. { $name } fängt an.
}
event-knight-picked = { $who ->
    [you] Du nimmst den { colour }en Ritter.
   *[other] { $name } nimmt den { colour }en Ritter.
}
event-dealt = { $who ->
    [you] Du bekommst { $cards }.
   *[other] { $name } bekommt { $cards }.
}
event-played = { $who ->
    [you] Du spielst { a-card }.
   *[other] { $name } spielt { a-card }.
}
event-used = { $who ->
    [you] Du nutzt die oberste abgelegte Karte, { a-card }.
   *[other] { $name } nutzt die oberste abgelegte Karte, { a-card }.
}
event-refreshed = { $who ->
    [you] Du { $given ->
        [0] ziehst { $drawn } neue Karten
        [1] tauschst 1 Karte gegen { $drawn } neue
       *[other] tauschst { $given } Karten gegen { $drawn } neue
    }{ $discards ->
        [0] {""}
       *[other] ; die abgelegten kommen zurück in den Stapel
    }.
   *[other] { $name } { $given ->
        [0] zieht { $drawn } neue Karten
        [1] tauscht 1 Karte gegen { $drawn } neue
       *[other] tauscht { $given } Karten gegen { $drawn } neue
    }{ $discards ->
        [0] {""}
       *[other] ; die abgelegten kommen zurück in den Stapel
    }.
}
event-drew-cards = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $name } zieht { $cards }.
}
event-robbed = { $name } zieht eine Karte von { $from }.
event-robbed-card = { $who ->
    [you] Du ziehst { a-card } von { $from }.
   *[other] { $name } zieht { a-card } von { $from }.
}
event-rainbow-set = { $who ->
    [you] Du stellst einen Regenbogen { $bow }.
   *[other] { $name } stellt einen Regenbogen { $bow }.
}
event-rainbow-lifted = { $who ->
    [you] Du nimmst den Regenbogen { $bow } weg.
   *[other] { $name } nimmt den Regenbogen { $bow } weg.
}
event-rainbow-shifted = { $who ->
    [you] Du versetzt einen Regenbogen; er führt nun { $to }.
   *[other] { $name } versetzt einen Regenbogen; er führt nun { $to }.
}
event-bridge-built = { $who ->
    [you] Du legst eine Brücke { $site }.
   *[other] { $name } legt eine Brücke { $site }.
}
event-bridge-razed = { $who ->
    [you] Du nimmst die Brücke { $site } weg.
   *[other] { $name } nimmt die Brücke { $site } weg.
}
event-bridge-rebuilt = { $who ->
    [you] Du legst eine Brücke um: { $to }.
   *[other] { $name } legt eine Brücke um: { $to }.
}
event-dragon-moved = { $who ->
    [you] Du versetzt einen Drachen { $from } { $to }.
   *[other] { $name } versetzt einen Drachen { $from } { $to }.
}
event-swapped = { $who ->
    [you] Du tauschst den Platz mit { $other }.
   *[other] { $name } tauscht den Platz mit { $other }.
}
event-clouded = { $who ->
    [you] Du stellst { $other } mit der Großen Wolke auf den { colour }en Start.
   *[other] { $name } stellt { $other } mit der Großen Wolke auf den { colour }en Start.
}
event-stayed = { $who ->
    [you] Du kannst nicht genau { card } gehen; dein Ritter bleibt stehen.
   *[other] { $name } kann nicht genau { card } gehen und bleibt stehen.
}
event-moved = { $who ->
    [you] Du gehst { $steps ->
        [1] 1 Schritt
       *[other] { $steps } Schritte
    }{ $way }.
   *[other] { $name } geht { $steps ->
        [1] 1 Schritt
       *[other] { $steps } Schritte
    }{ $way }.
}
event-armour = { $who ->
    [you] Du bekommst deine Rüstung.
   *[other] { $name } bekommt die Rüstung.
}
event-duel = { $who ->
    [you] Du besiegst { $other } im Duell.
   *[other] { $name } besiegt { $other } im Duell.
}
event-sent-home = { $who ->
    [you] Du stellst { $other } auf den { colour }en Start.
   *[other] { $name } stellt { $other } auf den { colour }en Start.
}
event-looked = { $who ->
    [you] Du siehst in der Felsenburg im { side } nach: nicht deine Prinzessin.
   *[other] { $name } sieht in der Felsenburg im { side } nach: die falsche Prinzessin.
}
event-saw = { $who ->
    [you] Du siehst in der Felsenburg im { side } nach: Die Schuhe sind { colour }, nicht deine Farbe.
   *[other] { $name } sieht in der Felsenburg im { side } nach: Die Schuhe sind { colour }.
}
event-castles-open = Von jetzt an dürfen Regenbögen auch in Felsenburgen führen.
event-found = { $who ->
    [you] Du findest deine Prinzessin in der Felsenburg im { side }: Die Schuhe sind { colour }. Du gewinnst.
   *[other] { $name } findet in der Felsenburg im { side } die Prinzessin mit den { colour }en Schuhen und gewinnt.
}
event-stopped = Die Grenze von { $count } Zügen ist erreicht: unentschieden.
way-rainbow = über einen Regenbogen
way-flight = im Flug von Stern zu Stern

## Wie es endet

ending-found = Eine Prinzessin ist gefunden. Das Spiel ist zu Ende.
ending-stopped = Das Spiel endet an der Grenze der Züge: unentschieden.
result-won = { $who ->
    [you] Du hast gewonnen.
   *[other] { $name } hat gewonnen.
}

## Optionen

option-first_seat_starts = Der erste Platz fängt an
    .about = Der erste Platz fängt an; sonst entscheidet das Los.
option-knights_by_seat = Ritter nach Plätzen
    .about = Die Ritter werden in der Reihenfolge der Plätze zugeteilt; sonst wählt jeder.
option-knights_at_random = Ritter ausgelost
    .about = Die Ritter werden ausgelost.
option-nearest_rainbows = Nächste Regenbögen
    .about = Ein Regenbogen verbindet einen Fels nur mit der nächsten Felsenburg.
option-fresh_discard = Frische Ablage
    .about = Eine abgelegte Karte, die jemand genutzt hat, geht erst wieder, wenn eine andere darauf liegt.
option-board = Plan
    .about = Ein eigener Plan.
    .allowed = standard, oder @DATEI mit einem Plan
option-turn_limit = Zuggrenze
    .about = Nach so vielen Zügen endet das Spiel unentschieden.

## Ablehnungen: je ein freundlicher Satz; die Regel steht daneben

refuse-no-such-action = Diesen Zug gibt es in diesem Spiel nicht.
refuse-game-over = Das Spiel ist zu Ende.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-knight-taken = Diesen Ritter hat schon jemand.
refuse-knight-first = Wähl zuerst einen Ritter.
refuse-move-first = Mach zuerst den Zug.
refuse-no-dragon-there = Auf diesem Feld ist kein Drache.
refuse-dragon-first = Entscheide zuerst über den Drachen.
refuse-no-such-knight = Das ist kein anderer Ritter an diesem Tisch.
refuse-cloud-first = Wähl zuerst, wen die Große Wolke mitnimmt.
refuse-not-in-hand = Diese Karte hast du nicht.
refuse-no-pass = Passen kannst du nicht.
refuse-point-card-owed = Du hast eine Punktekarte, also musst du eine spielen.
refuse-only-first-act = Das geht nur als erste Handlung eines Zuges.
refuse-card-first = Dafür brauchst du zuerst eine Karte.
refuse-nothing-crossed = Du hast keinen Regenbogen überquert.
refuse-knights-are-picked = Die Ritter sind schon verteilt.
refuse-knights-on-bridges = Auf jeder Brücke steht ein Ritter, also geht mit dieser Karte nichts.
refuse-nobody-to-swap = Gerade gibt es niemanden, mit dem du tauschen darfst.
refuse-no-free-start = Auf jedem Start steht ein Ritter.
refuse-no-discards = Es ist nichts abgelegt.
refuse-discard-used = Diese abgelegte Karte ist schon genutzt; erst muss eine andere darauf liegen.
refuse-no-exact-move = Mit der obersten abgelegten Karte gibt es keinen genauen Zug.
refuse-no-effect = Die oberste abgelegte Karte würde jetzt nichts ändern.
refuse-draw-or-stop = Zieh eine Karte oder hör auf.
refuse-no-such-hand = Zieh von einem anderen Platz an diesem Tisch.
refuse-hand-empty = Diese Hand ist leer.
refuse-only-the-loser = Du ziehst nur vom Verlierer des Duells.
refuse-no-such-field = Dieses Feld gibt es auf diesem Plan nicht.
refuse-no-field-twice = Du betrittst in einem Zug kein Feld zweimal, und das Feld, von dem du kommst, zählt mit.
refuse-dragon-there = Dort sitzt ein Drache.
refuse-no-armour = Ohne Rüstung kommt niemand in eine Felsenburg.
refuse-castle-taken = In dieser Felsenburg ist schon ein Ritter.
refuse-rock-taken = Auf einem Regenbogenfels ist nur Platz für einen Ritter.
refuse-not-reached-exactly = Dieses Feld ist so nicht mit genau so vielen Schritten zu erreichen.
refuse-not-off = Den überquerten Regenbogen darfst du versetzen, aber nicht wegnehmen.
refuse-re-set-first = Entscheide zuerst über den überquerten Regenbogen.
refuse-no-such-pair = Dort darf jetzt kein Regenbogen stehen.
refuse-pair-taken = Dort steht schon ein Regenbogen.
refuse-none-in-supply = Im Vorrat ist nichts mehr.
refuse-no-rainbow-there = Dort steht kein Regenbogen.
refuse-rainbow-first = Entscheide zuerst über die Regenbögen.
refuse-site-taken = Dort liegt schon eine Brücke.
refuse-no-bridge-there = Dort liegt keine Brücke.
refuse-knight-on-it = Auf dieser Brücke steht ein Ritter.
refuse-bridge-first = Entscheide zuerst über die Brücken.
refuse-knight-there = Dort steht ein Ritter.
refuse-no-place-for-dragons = Ein Drache sitzt nur auf Land mit grünem Punkt oder in einer Felsenburg.
refuse-swap-first = Wähl zuerst, mit wem du tauschst.
refuse-both-in-castle = Beide Ritter sind in der Königsburg.
refuse-start-first = Wähl zuerst einen Start.
refuse-start-taken = Auf diesem Start steht ein Ritter.
refuse-not-a-start = Das ist kein Start.

## Tatsachen: worauf es ankommt, als Satzteil hinter „Danach“; für jetzt als eigener Satz

fact-rival-near = steht { some-other } in Rüstung { $figure } höchstens fünf Schritte vor einer Felsenburg
    .now = { some-other } in Rüstung ist höchstens fünf Schritte vor einer Felsenburg. Ein Drache im Weg oder eine abgebaute Brücke hält auf.
fact-rival-castles = muss { best-other } noch in { $figure } { $count ->
    [1] Felsenburg
   *[other] Felsenburgen
} nachsehen
    .now = { best-other } muss nur noch in { $figure } { $count ->
    [1] Felsenburg
   *[other] Felsenburgen
} nachsehen. Der nächste Blick gewinnt.
fact-castles = bleiben dir { $figure } { $count ->
    [1] Felsenburg
   *[other] Felsenburgen
} zum Nachsehen
fact-armour = trägst du { $figure } deine Rüstung
fact-way = hast du noch { $figure } { $count ->
    [1] Schritt
   *[other] Schritte
} bis dorthin, wo du als Nächstes hin musst
fact-armoured = { $count ->
    [1] trägt
   *[other] tragen
} { $figure } der anderen eine Rüstung
fact-rainbows = hast du { $figure } { $count ->
    [1] Regenbogen
   *[other] Regenbögen
} auf der Hand
fact-hand = hast du { $figure } { $count ->
    [1] Karte
   *[other] Karten
} auf der Hand

## Nur im Browser

web-board = Der Spielplan
web-board-about = Die Ritter gehen den Weg entlang, ein Feld je Schritt. Wälder, Seen und Boote sind nur zum Anschauen da.
web-land = { $kind ->
    [dotted] Wegfeld mit grünem Punkt
   *[plain] Wegfeld
}
web-place-about = { $kind ->
    [castle] Hier wartet deine Rüstung. Nur ein Regenbogen führt hinein; dein Zug endet hier, und Platz ist für alle.
    [start] Hier brechen die Ritter auf, und wer ein Duell verliert, kommt zurück auf einen freien Start.
    [rock] Von hier führt ein Regenbogen zu einer Burg. Hier hat nur ein Ritter Platz, und Duelle gibt es nicht.
    [star] Betritt ihn, und du darfst sofort und umsonst auf einen anderen freien Stern fliegen.
    [rock-castle] Hier wohnt eine Prinzessin. Hinein kommst du nur in Rüstung, mit genau passenden Schritten und wenn kein Ritter oder Drache darin ist.
    [hole] Hier kommt niemand hinüber, solange keine Brücke liegt.
    [gate] Der Weg in die Felsenburg: zu, solange keine Brücke liegt.
    [dotted] Ein Schritt auf dem Weg. Hierher darf ein Drache gesetzt werden.
   *[plain] Ein Schritt auf dem Weg. Hierher darf kein Drache.
}
web-field-code = (Feld { $field }.)
web-knight = Ritter von { $name }, { colour }
web-knight-there = Dort steht { $name }
web-dragon-there = Dort sitzt ein Drache: niemand darf hin oder vorbei
web-bridge-there = Dort liegt eine Brücke
web-steps-to = { $count ->
    [1] 1 Schritt
   *[other] { $count } Schritte
}
web-knight-about = { $armour ->
    [on] In Rüstung: Die Felsenburgen stehen ihm offen.
   *[off] Noch ohne Rüstung: So kommt niemand in eine Felsenburg. Sie wartet in der Königsburg.
}{ $double ->
    [on] {" "}Er darf doppelt so weit gehen, wie die Karte sagt.
   *[off] {""}
}
web-my-knight = Dein Ritter, { colour }
web-free-knight = Der { colour }e Ritter ist noch frei
web-free-knight-about = Nimm ihn, und du suchst die Prinzessin mit den { colour }en Schuhen.
web-suit = Rüstung für den { colour }en Ritter
web-suit-about = Er bekommt sie beim ersten Besuch in der Königsburg. Ohne sie kommt niemand in eine Felsenburg.
web-bridge = Eine Brücke
web-bridge-about = Ein Feld wie jedes andere, für alle. Eine Brückenkarte legt sie um oder nimmt sie weg.
web-dragon = Ein Drache
web-dragon-about = Niemand darf auf sein Feld oder darüber hinweg. Eine Drachenkarte versetzt ihn.
web-rainbow = Regenbogen { $bow }
web-rainbow-about = Ihn zu überqueren ist ein Schritt, in beiden Richtungen. Wer ihn überquert hat, darf ihn versetzen.
web-supply = { $is ->
    [rainbow] { $count ->
        [0] Kein Regenbogen im Vorrat
        [1] 1 Regenbogen im Vorrat
       *[other] { $count } Regenbögen im Vorrat
    }
   *[bridge] { $count ->
        [0] Keine Brücke im Vorrat
        [1] 1 Brücke im Vorrat
       *[other] { $count } Brücken im Vorrat
    }
}
web-supply-short = { $is ->
    [rainbow] { $count ->
        [1] 1 Bogen
       *[other] { $count } Bögen
    }
   *[bridge] { $count ->
        [1] 1 Brücke
       *[other] { $count } Brücken
    }
}
web-supply-about = { $is ->
    [rainbow] Eine Regenbogenkarte stellt einen davon zwischen einen Fels und eine Burg.
   *[bridge] Eine Brückenkarte legt eine davon über ein Erdloch oder vor ein Tor.
}
web-hand = Deine Hand, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}
web-hand-about = In deinem Zug darfst du, statt zu spielen, bis zu drei Karten bei anderen ziehen; nach einem gewonnenen Duell bis zu zwei vom Verlierer.
web-hand-mine = Ist sie leer, kannst du noch die oberste Ablage nutzen, bei anderen ziehen oder ein neues Blatt nehmen.
web-card = { $count ->
    [1] { web-card-name }
   *[other] { web-card-name }, { $count } Karten
}
web-card-not = { $count ->
    [1] { web-card-name }, geht gerade nicht
   *[other] { web-card-name }, { $count } Karten, geht gerade nicht
}
web-card-name = { $kind ->
    [rainbow] Regenbogenkarte
    [bridge] Brückenkarte
    [dragon] Drachenkarte
    [teletransfer] Teletransfer
    [cloud] Große Wolke
   *[other] Punktekarte { $kind }
}
web-about = { $kind ->
    [rainbow] Stell einen Regenbogen zwischen einen Fels und eine Burg, versetz einen oder nimm einen weg; dann spielst du weiter. Kein anderer Weg führt in die Königsburg.
    [bridge] Leg eine Brücke über ein Erdloch oder vor ein Tor, leg eine um oder nimm eine weg; dann spielst du weiter. Sie öffnet eine Abkürzung oder eine Felsenburg.
    [dragon] Setz einen beliebigen Drachen auf ein freies Feld mit grünem Punkt oder in eine freie Felsenburg; dann spielst du weiter. Das macht dir den Weg frei oder versperrt ihn anderen.
    [teletransfer] Tausch den Platz mit einem anderen Ritter, wo ihr auch steht, ohne Duell; dann spielst du weiter.
    [cloud] Stell einen anderen Ritter, wo er auch ist, auf einen freien Start; dann spielst du weiter.
    [1] Geh genau 1 Schritt. Damit endet dein Zug; geht das nicht, bleibt dein Ritter stehen.
   *[other] Geh genau { $kind } Schritte. Damit endet dein Zug; geht das nicht, bleibt dein Ritter stehen.
}
web-known = Du weißt von { $cards } auf dieser Hand.
web-known-to-others = Jemand weiß, dass du diese Karte hast.
web-refresh = Neues Blatt
web-use = Nutzen
web-used = Genutzt
web-pile = Stapel: { $count }
web-pile-about = Statt zu spielen, darfst du dein Blatt hineinmischen und sieben neue Karten ziehen. Damit endet dein Zug.
web-discards-short = Ablage: { $count }
web-discards-about = Als Erstes in einem Zug darfst du die oberste abgelegte Karte nutzen, als wäre sie deine; sie bleibt liegen.
web-discards = { $count ->
    [1] 1 Karte abgelegt: { card }.
   *[other] { $count } Karten abgelegt, oben: { card }.
}
web-look-through = Abgelegte Karten ansehen
web-cards-out = Abgelegte Karten
web-removed = Aus dem Spiel: { $cards }.
web-armour = In Rüstung
web-armour-about = Die Felsenburgen stehen dir offen.
web-looked = { $count ->
    [1] Hat in 1 Felsenburg vergeblich nachgesehen
   *[other] Hat in { $count } Felsenburgen vergeblich nachgesehen
}
web-looked-about = Dieser Ritter darf doppelt so weit gehen, wie die Karte sagt. { $count ->
    [3] Die vierte Burg muss die richtige sein.
   *[other] Nach drei Burgen muss die vierte die richtige sein.
}
web-aim-none = Wähl zuerst deinen Ritter.
web-aim-armour = Hol zuerst deine Rüstung aus der Königsburg.
web-aim-find = Finde in den Felsenburgen die Prinzessin mit den { colour }en Schuhen.
web-aim-sure = Deine Prinzessin ist im { side }. Geh in diese Felsenburg.
web-sheet = Wo ist deine Prinzessin?
web-sheet-short = Wo ist sie?
web-sheet-about = Durchgestrichene Schuhe sind dort nicht. Die Ritter am Rand haben dort vergeblich nachgesehen.
web-sheet-fate = { $fate ->
    [yes] hier ist sie
    [no] nicht hier
   *[maybe] vielleicht
}
web-sheet-possible = Die Schuhe der Prinzessin können noch { $colours } sein.
web-sheet-sure = Die Schuhe der Prinzessin müssen { $colours } sein.
web-sheet-seen = Die Schuhe der Prinzessin sind { colour }.
web-sheet-visitors = Dort hat vergeblich nachgesehen: { $names }.
web-zoom-in = Plan größer
web-zoom-out = Plan kleiner
web-zoom-about = Ist der Plan größer, schieb ihn mit dem Finger oder dem Mausrad.
web-steps = Schritte
web-magic = Magie{"\u00AD"}karten
web-duels = Duelle
web-castles = Felsen{"\u00AD"}burgen
web-stage = Etappe
web-progress = Etappe: 1 Rüstung, 2 eine Felsenburg durchsucht, 3 die Prinzessin
web-why = { $who ->
    [winner] Du hast die Prinzessin mit deinen Schuhen zuerst gefunden.
    [loser] Verloren: { $names } hat die richtige Prinzessin zuerst gefunden. { $stage ->
        [0] Du hattest noch keine Rüstung.
        [1] Du hattest deine Rüstung, warst aber noch in keiner Felsenburg.
       *[other] Du hattest { $castles ->
            [1] 1 Felsenburg
           *[other] { $castles } Felsenburgen
        } durchsucht.
    }
   *[other] { $names } hat die richtige Prinzessin zuerst gefunden.
}

## Im Browser: das Ziel und ein paar Tipps

web-goal-1 = Finde als Erster die Prinzessin mit Schuhen in deiner Farbe. Sie ist in einer der vier Felsenburgen.
web-goal-2 = Spiele in deinem Zug so viel Magie, wie du willst, dann eine Punktekarte: Genau so weit gehst du.
web-tip-1 = Hol dir zuerst die Rüstung: Ohne sie kommt niemand in eine Felsenburg. Ein Regenbogen führt vom Fels zur Königsburg.
web-tip-2 = Drachen versperren den Weg. Eine Drachenkarte versetzt einen: weg von einer Burg oder anderen in den Weg.
web-tip-3 = Eine Brücke öffnet das Tor einer Felsenburg oder führt über ein Erdloch.
web-tip-4 = Schlechte Karten? Tausche die Hand gegen sieben neue oder zieh bis zu drei von den anderen. Das ist dann dein Zug.

## Im Browser: die Zeichnungen bei den Regeln

web-rule-1 = Zehn Sorten Karten: fünf mit Punkten und fünf mit Magie.
web-rule-2-1 = Land, Land mit grünem Punkt, ein Start, ein Regenbogenfels, ein Stern, ein Erdloch und ein Tor.
web-rule-2-2 = Links kommt niemand über das Erdloch. Rechts liegt eine Brücke, und das Erdloch ist ein Feld.
web-rule-2-3 = Ein Regenbogen von einem Fels zur Königsburg.
web-rule-3-1 = Vor jeder Felsenburg sitzt ein Drache, darin eine Prinzessin mit roten, blauen, gelben oder weißen Schuhen; welche, weiß niemand.
web-rule-4-1 = Erst so viel Magie, wie du willst, dann eine Punktekarte: Damit endet der Zug.
web-rule-4-2 = Zwei Karten in den Stapel gemischt, sieben neue gezogen.
web-rule-5-1 = Aus dem Vorrat dorthin, wo noch keiner steht: zwischen diesen Fels und die Königsburg.
web-rule-5-2 = Vor ein Tor oder über ein Erdloch.
web-rule-5-3 = Auf den grünen Punkt darf er. Auf Land ohne Punkt nicht, und nicht dorthin, wo ein Ritter steht.
web-rule-5-4 = Rot und Blau tauschen die Plätze; ein Duell gibt es nicht.
web-rule-5-5 = Die Große Wolke stellt Blau auf einen Start ohne Ritter.
web-rule-6-1 = Drei Schritte. An einem Ritter darfst du vorbei, an einem Drachen nicht.
web-rule-6-2 = Zwei Schritte: auf den Fels und über den Regenbogen in die Königsburg. Dort endet der Zug.
web-rule-6-4 = Ein Schritt auf den Stern, und gleich weiter im Flug auf einen anderen.
web-rule-7-1 = Vor der Königsburg im Hemd, danach in Rüstung.
web-rule-7-2 = Rot zieht auf das Feld von Blau: Blau kommt auf einen Start, und Rot darf bis zu zwei Karten ziehen.
web-rule-7-3 = Auf dem Fels steht schon Blau: Rot darf dort nicht aufhören.
web-rule-8-1 = Nur du siehst die Schuhe: Sie sind blau.
web-rule-8-2 = Hat Rot vergeblich nachgesehen, wissen alle: Rot sind die Schuhe dort nicht.
web-rule-8-3 = Mit einer 1 einen Schritt oder zwei.
web-rule-8-4 = Ein Regenbogen von einem Fels in eine Felsenburg.

## Worum es in Rätseln geht

puzzle-card = Die richtige Karte
puzzle-patience = Nachziehen statt spielen
puzzle-way = Der richtige Weg
puzzle-rainbow = Regenbogen setzen
puzzle-dragon = Den Drachen führen
puzzle-others = Den anderen zuvorkommen

## In Berichten über viele Spiele

happens-game-begins = Das Spiel beginnt
happens-knight-picked = Gewählte Ritter
happens-dealt = Auf die Hand bekommen
happens-played = Gespielte Karten
happens-used = Benutzte oberste Karten
happens-refreshed = Hand erneuert
happens-drew-cards = Gezogene Karten
happens-robbed = Jemanden beraubt
happens-robbed-card = Geraubte Karten
happens-rainbow-set = Gesetzte Regenbögen
happens-rainbow-lifted = Weggenommene Regenbögen
happens-rainbow-shifted = Regenbogen versetzt
happens-rainbow-shifted-pair = Regenbögen versetzt von
happens-rainbow-shifted-to = Regenbögen versetzt nach
happens-bridge-built = Gebaute Brücken
happens-bridge-razed = Abgerissene Brücken
happens-bridge-rebuilt = Brücke umgebaut
happens-bridge-rebuilt-site = Brücken umgebaut von
happens-bridge-rebuilt-to = Brücken umgebaut nach
happens-dragon-moved = Drache versetzt
happens-dragon-moved-from = Drachen versetzt von
happens-dragon-moved-to = Drachen versetzt nach
happens-swapped = Ritter getauscht
happens-swapped-field = Getauscht, von Feld
happens-swapped-other-field = Getauscht, auf Feld
happens-clouded = Von einer Wolke heimgeschickt, nach
happens-stayed = Stehen geblieben, mit
happens-moved = Ein Ritterzug
happens-moved-steps = Schritte eines Ritterzugs
happens-moved-from = Ritterzüge, von Feld
happens-moved-path = Betretene Felder
happens-armour = Rüstung geholt
happens-duel = Duell gewonnen
happens-sent-home = Jemanden heimgeschickt, nach
happens-looked = Angesehene Felsenburgen
happens-saw = Prinzessin gesehen
happens-saw-castle = Gesehene Prinzessinnen, nach Burg
happens-saw-colour = Gesehene Prinzessinnen, nach Farbe
happens-castles-open = Burgen geöffnet
happens-found = Prinzessin gefunden
happens-found-castle = Gefundene Prinzessinnen, nach Burg
happens-found-colour = Gefundene Prinzessinnen, nach Farbe
happens-stopped = An der Grenze beendet
happens-move = Ziehen
happens-move-to = Ziehen, auf Feld
happens-move-first = Ziehen, erster Übergang
happens-move-last = Ziehen, letzter Übergang
happens-play = Karte spielen
happens-stop = Stehen bleiben
happens-refresh = Hand erneuern
happens-use = Oberste Karte benutzen
happens-draw = Karte rauben
happens-leave = Oberste Karte liegen lassen
happens-knight = Ritter wählen
happens-swap = Ritter tauschen
happens-cloud = Wolke schicken
happens-dragon = Drachen versetzen
happens-build = Brücke bauen
happens-raze = Brücke abreißen
happens-rebuild = Brücke umbauen
happens-rebuild-site = Umbauen, von
happens-rebuild-to = Umbauen, nach
happens-set = Regenbogen setzen
happens-lift = Regenbogen wegnehmen
happens-shift = Regenbogen versetzen
happens-shift-pair = Versetzen, von
happens-shift-to = Versetzen, nach

## Fehler eines eigenen Spielplans, wie ihn jemand gerade zeichnet

board-fault = { $wrong ->
    [missing] fehlt; K und S, R, T, F, H, G jedes Viertels müssen da sein
    [few-dotted] mindestens { $other } Felder müssen einen grünen Punkt haben, damit ein Drache immer einen Platz findet
    [same-place] liegt an derselben Stelle wie { $other }
    [castle-joined] wird nur über Regenbögen erreicht und hat keinen festen Weg
    [gate-only] muss mit { $other } verbunden sein und mit nichts sonst
    [bridge-short] eine Brücke muss mindestens zwei Felder verbinden
    [bridges-joined] ist mit { $other } verbunden: Brücken verbinden keine Brücken
    [stars-joined] ist mit { $other } verbunden: zwischen Sternen wird geflogen
    [no-way] ist von { $other } ohne Brücken nicht zu erreichen
    [no-way-over-gate] ist von { $other } über sein Tor nicht zu erreichen
    [many-ways] hat zu viele Wege von { $other } Schritten, um sie aufzuzählen
    [many-ways-in-all] zu viele Felder haben zu viele Wege; lass einige Verbindungen weg
    [mirror-place] im Spiegel liegt kein Feld an seiner Stelle
    [mirror-gone] im Spiegel wird es zu { $other }, das es auf diesem Plan nicht gibt
    [mirror-kind] im Spiegel wird es zu { $other }, das von anderer Art ist
    [mirror-ways] im Spiegel sind seine Nachbarn nicht die von { $other }
    [turn-gone] um ein Viertel gedreht wird es zu { $other }, das es auf diesem Plan nicht gibt
    [turn-kind] um ein Viertel gedreht wird es zu { $other }, das von anderer Art ist
    [turn-place] um ein Viertel gedreht liegt es nicht da, wo { $other } liegt
    [turn-ways] um ein Viertel gedreht sind seine Nachbarn nicht die von { $other }
   *[distance] sein Abstand zu { $other } ist nicht der, den die Datei behauptet
}

## Wo ein eigener Spielplan gezeichnet wird

web-draw-about = Zieh Felder dahin, wo du sie haben willst, verbinde sie, füg andere dazu. Die Engine, die hier spielt, sieht jede Änderung an und sagt, was dem Plan noch fehlt.
web-draw-tool = Was ein Tippen tut
web-draw-tool-move = Wählen und ziehen
web-draw-tool-ways = Wege
web-draw-tool-add = Felder dazu
web-draw-in-all = In allen vier Vierteln gleich
web-draw-hint-move = Zieh ein Feld, oder wähl eines. Mit der Tastatur: Pfeiltasten gehen von Feld zu Feld, mit Umschalt verschieben sie es; Entf entfernt es.
web-draw-hint-ways = Tipp ein Feld an, dann ein zweites: Ein Weg verbindet sie, oder er ist weg, wenn schon einer da war.
web-draw-hint-add = Tipp dahin, wo das Feld liegen soll.
web-draw-what = Welches
web-draw-kind = { $kind ->
    [dotted] Wegfeld mit grünem Punkt
    [plain] Wegfeld
    [start] Start
    [rock] Regenbogenfels
    [star] Stern
    [rock-castle] Felsenburg
    [hole] Erdloch
    [gate] Tor
   *[castle] Königsburg
}
web-draw-add-here = Eines neben das gewählte Feld setzen
web-draw-none-left = { $kind }: Davon liegen schon so viele auf dem Plan, wie es geben kann.
web-draw-x = rechts
web-draw-y = unten
web-draw-dotted = Grüner Punkt: hier darf ein Drache sitzen
web-draw-ways-of = Verbunden mit
web-draw-no-ways = Noch nichts.
web-draw-part = Den Weg zu { $field } entfernen
web-draw-remove = Dieses Feld entfernen
web-draw-is-wrong = Hier stimmt etwas nicht
web-draw-check = Was die Regeln sagen
web-draw-fine = Alles stimmt: Auf diesem Plan kann gespielt werden.
web-draw-faults = { $count ->
    [1] 1 Sache stimmt nicht; sie ist auf dem Plan markiert.
   *[other] { $count } Sachen stimmen nicht; sie sind auf dem Plan markiert.
}
web-draw-drop = { $claim ->
    [rotation] Nicht mehr behaupten, dass er gedreht derselbe ist
    [mirror] Nicht mehr behaupten, dass er im Spiegel derselbe ist
   *[distances] Die angegebenen Abstände weglassen
}
web-draw-file = Dein Plan
web-draw-kept = Dein Browser behält ihn: Du kannst gehen und wiederkommen.
web-draw-not-kept = Dein Browser behält nichts: Speichere den Plan, bevor du gehst.
web-draw-play = Jetzt darauf spielen
web-draw-anew = Mit dem gedruckten Plan anfangen
web-draw-claims = Was die Datei behauptet
web-draw-claims-about = Eine Datei darf über ihren Plan etwas behaupten, damit ein Versehen auffällt. Das wird mit geprüft.
web-draw-symmetry = { $claim ->
    [rotation] Um ein Viertel gedreht derselbe
   *[mirror] Im Spiegel derselbe
}
web-draw-distances = { $count ->
    [1] 1 Abstand zwischen zwei Feldern
   *[other] { $count } Abstände zwischen zwei Feldern
}
web-draw-trial = Sind alle vier Starts gleich gut?
web-draw-trial-about = Vier Bots der Stufe 2 spielen auf diesem Plan, jeder von einem eigenen Start. Wer anfängt, wird ausgelost, und in jeder Partie wird neu gegeben.
web-draw-play-games = { $games } Partien spielen
web-draw-not-yet = Ausprobieren lässt sich ein Plan, sobald alles stimmt.
web-draw-share = { $colour }: gewann { $share } % ({ $low } bis { $high } %)
web-draw-interval = In Klammern: wo der wahre Anteil mit 95 % Sicherheit liegt. Die gestrichelte Linie ist ein Viertel.
web-draw-even = In { $games } Partien zeigt sich kein Unterschied. Ein Start könnte noch bis zu { $points } Punkte neben einem Viertel liegen, ohne dass diese Partien es verraten.
web-draw-uneven = Die Starts sind nicht gleich gut: { $best } gewinnt am meisten, { $worst } am wenigsten, und mehr als der Zufall in 19 von 20 solchen Läufen ausmacht.
