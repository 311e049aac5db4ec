# Drachenfels. Karten kommen als $kind (1 bis 5, rainbow, bridge, dragon, teletransfer, cloud) oder als fertige Liste in $cards;
# Felder, Paare und Bauplätze mit ihren Namen auf dem Plan.

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

## Wer was entscheidet

decision-knight = { $who ->
    [you] Wähl deinen Ritter.
   *[other] { $name } wählt einen Ritter.
}
decision-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
turns-left = { $count ->
    [1] Das ist der letzte Zug; danach endet das Spiel unentschieden.
   *[other] Noch { $count } Züge, dieser mitgezählt; dann endet das Spiel unentschieden.
}
decision-move = { $who ->
    [you] Wohin gehst du mit der { $value }?
   *[other] { $name } zieht mit der { $value }.
}
decision-re-set = { $who ->
    [you] Du hast einen Regenbogen überquert: stehen lassen oder versetzen?
   *[other] { $name } entscheidet über den überquerten Regenbogen.
}
decision-rainbow = { $who ->
    [you] Was machst du mit den Regenbögen?
   *[other] { $name } entscheidet über die Regenbögen.
}
decision-bridge = { $who ->
    [you] Was machst du mit den Brücken?
   *[other] { $name } entscheidet über die Brücken.
}
decision-dragon = { $who ->
    [you] Welchen Drachen versetzt du?
   *[other] { $name } wählt einen Drachen.
}
decision-dragon-to = { $who ->
    [you] Wohin kommt der Drache?
   *[other] { $name } wählt, wohin der Drache kommt.
}
decision-teletransfer = { $who ->
    [you] Mit wem tauschst du den Platz?
   *[other] { $name } wählt, mit wem der Platz getauscht wird.
}
decision-cloud = { $who ->
    [you] Wen nimmt die Große Wolke mit?
   *[other] { $name } wählt, wen die Große Wolke mitnimmt.
}
decision-home = { $who ->
    [you] Auf welchen Start kommt dieser Ritter?
   *[other] { $name } wählt einen Start.
}
decision-draw = { $who ->
    [you] Noch eine Karte ziehen oder aufhören?
   *[other] { $name } entscheidet, ob noch eine Karte gezogen wird.
}

## Züge, wie sie in der Liste stehen

move-knight = Ritter: { colour }
move-play = { a-card } spielen
move-refresh = das Blatt in den Stapel mischen und sieben Karten ziehen
move-use = die oberste abgelegte Karte nutzen, { a-card }
move-stop = aufhören
move-draw = eine Karte ziehen von { $name }
move-leave = stehen lassen
move-go = nach { $field }
move-go-duel = nach { $field }, ein Duell mit { $name }
move-over = { $go }, über { $list }
rainbow-first = den Regenbogen nach { $rock }
rainbow-last = den Regenbogen von { $rock }
rainbow-again = denselben Regenbogen, versetzt nach { $rock }
list-and = { $one } und { $other }
move-place = auf { $field }
move-set = einen Regenbogen auf { $pair } stellen
move-re-set = auf { $pair } setzen
move-lift = den Regenbogen von { $pair } wegnehmen
move-shift = den Regenbogen von { $pair } auf { $to } versetzen
move-build = eine Brücke auf { $site } legen
move-raze = die Brücke von { $site } wegnehmen
move-rebuild = die Brücke von { $site } auf { $to } versetzen
move-dragon = den Drachen auf { $field }
move-swap = den Platz tauschen mit { $name }, auf { $field }
move-cloud = { $name }, auf { $field }

## Was geschieht

event-game-begins = { $who ->
    [you] Das Spiel beginnt. Du fängst an.
   *[other] Das Spiel beginnt. { $name } fängt an.
}
event-knight-picked = { $who ->
    [you] Dein Ritter: { colour }.
   *[other] Ritter von { $name }: { colour }.
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
    [you] Du frischst auf: { $given } Karten in den Stapel{ $discards ->
        [0] {""}
       *[other] , dazu { $discards } abgelegte
    }, { $drawn } gezogen.
   *[other] { $name } frischt auf: { $given } Karten in den Stapel{ $discards ->
        [0] {""}
       *[other] , dazu { $discards } abgelegte
    }, { $drawn } gezogen.
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
    [you] Du stellst einen Regenbogen auf { $pair }.
   *[other] { $name } stellt einen Regenbogen auf { $pair }.
}
event-rainbow-lifted = { $who ->
    [you] Du nimmst den Regenbogen von { $pair } weg.
   *[other] { $name } nimmt den Regenbogen von { $pair } weg.
}
event-rainbow-shifted = { $who ->
    [you] Du versetzt den Regenbogen von { $pair } auf { $to }.
   *[other] { $name } versetzt den Regenbogen von { $pair } auf { $to }.
}
event-bridge-built = { $who ->
    [you] Du legst eine Brücke auf { $site }.
   *[other] { $name } legt eine Brücke auf { $site }.
}
event-bridge-razed = { $who ->
    [you] Du nimmst die Brücke von { $site } weg.
   *[other] { $name } nimmt die Brücke von { $site } weg.
}
event-bridge-rebuilt = { $who ->
    [you] Du versetzt die Brücke von { $site } auf { $to }.
   *[other] { $name } versetzt die Brücke von { $site } auf { $to }.
}
event-dragon-moved = { $who ->
    [you] Du versetzt einen Drachen von { $field } auf { $to }.
   *[other] { $name } versetzt einen Drachen von { $field } auf { $to }.
}
event-swapped = { $who ->
    [you] Du tauschst den Platz mit { $other } und stehst jetzt auf { $field }.
   *[other] { $name } tauscht den Platz mit { $other } und steht jetzt auf { $field }.
}
event-clouded = { $who ->
    [you] Die Große Wolke: Du stellst { $other } auf { $field }.
   *[other] Die Große Wolke: { $name } stellt { $other } auf { $field }.
}
event-stayed = { $who ->
    [you] Mit der { card } gibt es keinen genauen Zug; dein Ritter bleibt stehen.
   *[other] Mit der { card } gibt es keinen genauen Zug; der Ritter von { $name } bleibt stehen.
}
event-moved = { $who ->
    [you] Du gehst { $steps ->
        [1] 1 Schritt
       *[other] { $steps } Schritte
    }: { $path }.
   *[other] { $name } geht { $steps ->
        [1] 1 Schritt
       *[other] { $steps } Schritte
    }: { $path }.
}
event-armour = { $who ->
    [you] Du bekommst deine Rüstung.
   *[other] { $name } bekommt die Rüstung.
}
event-duel = { $who ->
    [you] Du gewinnst ein Duell gegen { $other }.
   *[other] { $name } gewinnt ein Duell gegen { $other }.
}
event-sent-home = { $who ->
    [you] Du stellst { $other } auf { $field }.
   *[other] { $name } stellt { $other } auf { $field }.
}
event-looked = { $who ->
    [you] Du siehst vergeblich nach in { $castle }.
   *[other] { $name } sieht vergeblich nach in { $castle }.
}
event-saw = { $who ->
    [you] Du siehst vergeblich nach in { $castle }: Die Schuhe sind { colour }.
   *[other] { $name } sieht vergeblich nach in { $castle }: Die Schuhe sind { colour }.
}
event-castles-open = Von jetzt an dürfen Regenbögen Felsen und Felsenburgen verbinden.
event-found = { $who ->
    [you] Du findest deine Prinzessin in { $castle }: Die Schuhe sind { colour }. Du gewinnst.
   *[other] { $name } findet die Prinzessin in { $castle }, die Schuhe sind { colour }, und gewinnt.
}
event-stopped = Die Grenze von { $count } Zügen ist erreicht: unentschieden.
path-start = von { $field }
path-step = { $field }
path-flight = im Flug { $field }
path-rainbow = über den Regenbogen { $field }

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

## Nur im Browser

web-board = Spielplan
web-field = { $field }, { $kind ->
    [castle] Königsburg
    [start] Start
    [rock] Regenbogenfels
    [star] Stern
    [rock-castle] Felsenburg
    [hole] Erdloch
    [gate] Tor
    [dotted] Land mit grünem Punkt
   *[plain] Land
}
web-knight = Ritter von { $name }, { colour }
web-knight-there = dort steht { $name }
web-dragon-there = ein Drache
web-bridge-there = mit Brücke
web-steps-to = { $count ->
    [1] 1 Schritt
   *[other] { $count } Schritte
}
web-rainbow = Regenbogen { $pair }
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
web-hand = Deine Hand, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}
web-card = { $count ->
    [1] { card }
   *[other] { card }, { $count } Karten
}
web-card-not = { $count ->
    [1] { card }, geht gerade nicht
   *[other] { card }, { $count } Karten, geht gerade nicht
}
web-about = { $kind ->
    [rainbow] Stell einen Regenbogen zwischen einen Fels und eine Burg, nimm einen weg oder versetz einen. Danach spielst du weiter.
    [bridge] Leg eine Brücke über ein Erdloch oder vor ein Tor, nimm eine weg oder versetz eine. Danach spielst du weiter.
    [dragon] Setz einen Drachen auf ein freies Feld mit grünem Punkt oder in eine freie Felsenburg. Danach spielst du weiter.
    [teletransfer] Tausch den Platz mit einem anderen Ritter. Danach spielst du weiter.
    [cloud] Stell einen anderen Ritter auf einen freien Start. Danach spielst du weiter.
    [1] Genau 1 Schritt. Damit endet dein Zug.
   *[other] Genau { $kind } Schritte. Damit endet dein Zug.
}
web-known = Du weißt von { $cards } auf dieser Hand.
web-known-to-others = Jemand weiß, dass du diese Karte hast.
web-refresh = tauschen
web-use = nutzen
web-used = genutzt
web-discards = { $count ->
    [1] 1 Karte abgelegt: { card }.
   *[other] { $count } Karten abgelegt, oben: { card }.
}
web-look-through = Abgelegte Karten ansehen
web-cards-out = Abgelegte Karten
web-removed = Aus dem Spiel: { $cards }.
web-armour = In Rüstung
web-looked = Hat in { $castles } vergeblich nachgesehen und darf doppelt ziehen
web-my-knight = Dein Ritter ist { colour } und { $armour ->
    [on] trägt seine Rüstung
   *[off] hat noch keine Rüstung
}.
web-sheet = Was du über die Prinzessinnen weißt
web-sheet-short = Wo ist sie?
web-sheet-about = Durchgestrichene Schuhe sind dort nicht. Die Ritter am Rand haben dort vergeblich nachgesehen.
web-sheet-possible = In { $castle } können die Schuhe noch { $colours } sein.
web-sheet-sure = In { $castle } müssen die Schuhe { $colours } sein.
web-sheet-seen = In { $castle } sind die Schuhe { colour }.
web-sheet-visitors = Dort war schon: { $names }.
web-zoom-in = Plan größer
web-zoom-out = Plan kleiner
web-steps = Schritte
web-magic = Magie{"\u00AD"}karten
web-duels = Duelle
web-castles = Felsen{"\u00AD"}burgen
web-princess = Prin{"\u00AD"}zessin
web-progress = Rüstung, Felsenburgen und Prinzessin

## Im Browser: die Zeichnungen bei den Regeln

web-rule-1 = Zehn Sorten Karten: fünf mit Punkten und fünf mit Magie.
web-rule-2-1 = Land, Land mit grünem Punkt, ein Start, ein Regenbogenfels, ein Stern, ein Erdloch und ein Tor.
web-rule-2-2 = Links kommt niemand über das Erdloch. Rechts liegt eine Brücke, und das Erdloch ist ein Feld.
web-rule-2-3 = Ein Regenbogen vom Fels R1 zur Königsburg.
web-rule-3-1 = Vor jeder Felsenburg sitzt ein Drache, darin eine Prinzessin mit roten, blauen, gelben oder weißen Schuhen; welche, weiß niemand.
web-rule-4-1 = Erst so viel Magie, wie du willst, dann eine Punktekarte: Damit endet der Zug.
web-rule-4-2 = Zwei Karten in den Stapel gemischt, sieben neue gezogen.
web-rule-5-1 = Aus dem Vorrat auf das freie Paar R1 und Königsburg.
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
web-rule-8-4 = Ein Regenbogen vom Fels R1 in die Felsenburg F1.
