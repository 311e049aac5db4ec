# Drachenhüter. Eine Karte kommt fertig in $card oder $cards, eine Farbe als $colour (ein Buchstabe) oder fertig.

about = Ein Sammelspiel um junge Drachen. Ein Buch mit zwei wechselnden Seiten sagt, wie viele Drachen welcher Farbe du legen darfst; wer legt, bekommt Amulett-Stücke, und die meisten Punkte gewinnen.
example-move = take left
example-why = lay
example-one = take right
example-clause = 3.4

## Karten

colour = { $colour ->
    [r] Rot
    [w] Weiß
    [b] Blau
   *[g] Grün
}
card-left = { $front }{"\u00A0"}{ $back }
card-right = { $front }/{ $back }
card-start = { $front }/{ $back }{"\u00A0"}(Startkarte)
card-backlight = Gegenlicht{"\u00A0"}(6)
cards-several = { $count }{"\u00A0"}× { $card }
no-cards = keine
backs-hidden-start = Startkarte mit { $colour }

## Der Tisch

heading = Zug { $turn }. { $amulets } von { $needed } Amuletten sind vollendet.
heading-last = Letzte Runde: Niemand nimmt mehr Karten.
book = Das Buch: { $number } { $colour }.
book-incomplete = Das Buch: { $number ->
    [0] links keine Seite
   *[other] links { $number }
}, { $side ->
    [none] rechts keine Seite
   *[shown] rechts { $colour }
}. Niemand kann legen.
display = Auslage: links { $left }, rechts { $right }.
display-gap = nichts
stacks = Stapel: links { $left } Karten, rechts { $right }.
known-left = Links bekannt, von oben: { $cards }.
known-right = Rechts bekannt, von oben: { $cards }.
earn = Legen bringt jetzt { $reward }.
reward-lowest = das niedrigste Stück ({ $value })
reward-highest = das höchste Stück ({ $value })
reward-backlights = { $count ->
    [1] einen Gegenlicht-Drachen
   *[other] { $count } Gegenlicht-Drachen
}
reward-crystals = { $count ->
    [1] einen Kristall
   *[other] { $count } Kristalle
}
reward-eggs = { $count ->
    [1] ein Ei
   *[other] { $count } Eier
}
supply-pieces = Stücke: { $values }.
supply = Vorrat: { $reds } rote und { $blues } blaue Perlen, Wappen { $crests }, { $backlights } Gegenlicht-Drachen, { $crystals } Kristalle, { $eggs } Eier.
supply-none = keine
chests-open = Offene Truhen: { $chests }.
chest-listed = { $number } ({ $about })
seat-line = { $name } (Platz { $seat }): { $hand }; { $row }; { $goods }.
seat-hand-none = keine Handkarte
seat-hand = { $count ->
    [1] 1 Handkarte
   *[other] { $count } Handkarten
}, Rückseiten { $backs }
seat-known = { $hand }, Vorderseiten { $cards }
row-none = nichts gelegt
row = Reihe { $stacks }
row-stack = { $colour }{"\u00A0"}{ $count }
goods-pieces = { $count ->
    [0] kein Stück
    [1] 1 Stück
   *[other] { $count } Stücke
}
goods-values = { $count ->
    [1] 1 Stück ({ $values })
   *[other] { $count } Stücke ({ $values })
}
goods-pearls = Perlen { $reds }{"\u00A0"}rot, { $blues }{"\u00A0"}blau
goods-crest = Wappen { $points }
goods-stones = Eier { $eggs }, Kristalle { $crystals }
my-line = Vor dir: { $row }; { $goods }.
my-hand = Deine Hand: { $cards }.
my-hand-none = Deine Hand: keine Karten.

## Wer was entscheidet

decision-take = { $who ->
    [you] Du bist am Zug: Nimm { $number ->
        [0] eine Karte
        [3] für einen Kristall eine vierte Karte oder höre auf
       *[other] noch eine Karte oder höre auf
    }.
   *[other] { $name } nimmt Karten.
}
decision-change = { $who ->
    [you] Du darfst das Buch ändern, bevor du legst.
   *[other] { $name } darf das Buch ändern.
}
decision-lay = { $who ->
    [you] Du darfst legen, was das Buch sagt.
   *[other] { $name } darf legen.
}
decision-lay-along = { $who ->
    [you] Du darfst mitlegen.
   *[other] { $name } darf mitlegen.
}
decision-end = { $who ->
    [you] An welchem Ende deiner Reihe beginnt der neue Stapel?
   *[other] { $name } wählt ein Ende der Reihe.
}
decision-stand-in = { $who ->
    [you] Welche Karte zählt als Farbe des Buches?
   *[other] { $name } wählt die Karte, die einspringt.
}
decision-card = { $who ->
    [you] Welche Karte legst du?
   *[other] { $name } wählt Karten zum Legen.
}
decision-pearl = { $who ->
    [you] Dein Amulett ist vollendet: Welche Perle nimmst du?
   *[other] { $name } wählt eine Perle.
}

## Züge, wie die Liste sie hat

move-take = { $side ->
    [left] links { $card } nehmen
   *[right] rechts { $card } nehmen
}{ $number ->
    [3] , für einen Kristall
   *[other] {""}
}
move-stop = nichts mehr nehmen
move-exchange = Truhe 3: neue Auslage, für einen Kristall
move-put = { $side ->
    [left] { $card } auf die linke Seite legen
   *[right] { $card } auf die rechte Seite legen
}
move-cover = Truhe 6: mit { $card } bedecken, für einen Kristall
move-recover = Truhe 1: { $card } vom Stapel { $colour } zurücknehmen, für einen Kristall
move-done = das Buch lassen, wie es ist
move-lay = { $number } { $colour } legen{ $count ->
    [0] {""}
    [1] , davon 1 Gegenlicht-Drache
   *[other] , davon { $count } Gegenlicht-Drachen
}{ $way ->
    [fewer] {" "}(Truhe 2, für einen Kristall)
    [any] , eine von beliebiger Farbe (Truhe 4, für einen Kristall)
    [enclosed] {" "}auf den eingeschlossenen Stapel (Truhe 5, für einen Kristall)
   *[plain] {""}
}
move-pass = nichts legen
move-card = { $card }
move-stand = { $card }
move-end = { $side ->
    [left] am linken Ende
   *[right] am rechten Ende
}
move-pearl = { $colour ->
    [red] eine rote Perle (8 oder 9)
   *[blue] eine blaue Perle (3 oder 4)
}

## Was geschieht

event-starts = { $who ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
}
event-chests-open = Offene Truhen: { $chests }.
event-start-cards = { $who ->
    [you] Deine Startkarten: { $cards }.
   *[other] Startkarten von { $name }: { $cards }.
}
event-start-backs = { $who ->
    [you] Die Rückseiten deiner Startkarten: { $colours }.
   *[other] { $name } hat Startkarten, hinten { $colours }.
}
event-turn-begins = { $who ->
    [you] Zug { $number }: Du bist am Zug.
   *[other] Zug { $number }: { $name } ist am Zug.
}
event-took = { $who ->
    [you] Du nimmst { $card }.
   *[other] { $name } nimmt { $card }.
}
event-turned-up = { $side ->
    [left] Links aufgedeckt: { $card }.
   *[right] Rechts aufgedeckt: { $card }.
}
event-gap = { $side ->
    [left] Der linke Platz der Auslage bleibt leer.
   *[right] Der rechte Platz der Auslage bleibt leer.
}
event-paid-crystal = { $who ->
    [you] { $chest ->
        [0] Du gibst einen Kristall für eine vierte Karte zurück.
       *[other] Du gibst einen Kristall für Truhe { $chest } zurück.
    }
   *[other] { $chest ->
        [0] { $name } gibt einen Kristall für eine vierte Karte zurück.
       *[other] { $name } gibt einen Kristall für Truhe { $chest } zurück.
    }
}
event-exchanged = { $side ->
    [left] Unter den linken Stapel kommt { $card }.
   *[right] Unter den rechten Stapel kommt { $card }.
}
event-put = { $who ->
    [you] { $side ->
        [left] Du legst { $card } auf die linke Seite.
       *[right] Du legst { $card } auf die rechte Seite.
    }
   *[other] { $side ->
        [left] { $name } legt { $card } auf die linke Seite.
       *[right] { $name } legt { $card } auf die rechte Seite.
    }
}
event-recovered = { $who ->
    [you] Du nimmst { $card } von deinem Stapel { $colour } zurück.
   *[other] { $name } nimmt { $card } vom Stapel { $colour } zurück.
}
event-new-stack = { $who ->
    [you] { $side ->
        [left] Du beginnst am linken Ende einen Stapel { $colour }.
       *[right] Du beginnst am rechten Ende einen Stapel { $colour }.
    }
   *[other] { $side ->
        [left] { $name } beginnt am linken Ende einen Stapel { $colour }.
       *[right] { $name } beginnt am rechten Ende einen Stapel { $colour }.
    }
}
event-laid = { $who ->
    [you] Du legst { $card } auf den Stapel { $colour }.
   *[other] { $name } legt { $card } auf den Stapel { $colour }.
}
event-passed = { $who ->
    [you] Du legst nichts.
   *[other] { $name } legt nichts.
}
event-crest = { $who ->
    [you] Alle vier Farben: Du nimmst das Wappen mit { $points }.
   *[other] Alle vier Farben: { $name } nimmt das Wappen mit { $points }.
}
event-rewarded = { $who ->
    [you] Du bekommst { $reward }.
   *[other] { $name } bekommt { $reward }.
}
event-pearl = { $who ->
    [you] { $colour ->
        [red] Du vollendest ein Amulett mit einer roten Perle.
       *[blue] Du vollendest ein Amulett mit einer blauen Perle.
    }
   *[other] { $colour ->
        [red] { $name } vollendet ein Amulett mit einer roten Perle.
       *[blue] { $name } vollendet ein Amulett mit einer blauen Perle.
    }
}
event-last-round = Die Auslage ist leer: Alle haben noch einen Zug ohne Nehmen.
event-game-stopped = Die Grenze von { $number } Zügen ist erreicht: Gewertet wird, wie es liegt.
event-pearls-turned = { $who ->
    [you] Deine Perlen: { $values }.
   *[other] Perlen von { $name }: { $values }.
}
event-scored = { $who ->
    [you] Du hast { $points } Punkte und { $laid } gelegte Karten.
   *[other] { $name } hat { $points } Punkte und { $laid } gelegte Karten.
}
event-game-won = { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt.
}
reward-piece = ein Stück mit { $value }

## Wie es endet

ending-amulets = Genug Amulette sind vollendet: Das Spiel ist aus.
ending-last-round = Die letzte Runde ist vorbei und das Spiel damit aus.
ending-stopped = Das Spiel wurde an der Zuggrenze beendet.
result-seat = { $who ->
    [you] Du hast { $points } Punkte.
   *[other] { $name } hat { $points } Punkte.
}

## Truhen

chest-1 = eine Karte von einem Randstapel zurücknehmen
chest-2 = eine Karte weniger legen
chest-3 = neue Auslage
chest-4 = eine Karte zählt als beliebige Farbe
chest-5 = auf einen eingeschlossenen Stapel legen
chest-6 = zwei Karten auf eine Seite

## Optionen

option-chests = Zaubertruhen
    .about = So viele Truhen, zufällig gezogen, liegen das ganze Spiel offen.
option-memory_aid = Merkhilfe
    .about = Zeigt die Stücke der anderen und die Vorderseiten ihrer Handkarten, die sich alle hätten merken können.
option-turn_limit = Zuggrenze
    .about = Nach so vielen Zügen wird gewertet, wie es liegt; 0 heißt keine Grenze.

## Ablehnungen: je ein freundlicher Satz; die Regel steht daneben

refuse-no-such-action = So einen Zug gibt es in diesem Spiel nicht.
refuse-game-over = Das Spiel ist aus.
refuse-not-your-turn = Du bist nicht dran.
refuse-end-first = Wähle zuerst das Ende deiner Reihe.
refuse-pearl-first = Wähle zuerst eine Perle.
refuse-not-that-card = Legen kannst du nur eine Handkarte in der Farbe des Buches.
refuse-card-first = Wähle zuerst die Karten, die du legst.
refuse-not-that-stand-in = Einspringen kann nur ein Drache anderer Farbe aus deiner Hand.
refuse-stand-in-first = Wähle zuerst die Karte, die einspringt.
refuse-chest-closed = Diese Truhe ist in diesem Spiel nicht offen.
refuse-no-chest-along = Truhen sind für deinen eigenen Zug, nicht fürs Mitlegen.
refuse-chest-used = Du hast in diesem Zug schon eine Truhe genutzt.
refuse-no-crystal = Dafür hast du nicht genug Kristalle.
refuse-gap = An diesem Platz der Auslage liegt keine Karte.
refuse-take-after-exchange = Nach Truhe 3 musst du eine Karte nehmen.
refuse-take-one = Mindestens eine Karte musst du nehmen.
refuse-no-effect = Das würde nichts ändern.
refuse-take-first = Nimm zuerst Karten aus der Auslage.
refuse-stop-first = Sag zuerst, dass du keine Karte mehr nimmst.
refuse-side-changed = Auf diese Seite hast du schon eine Karte gelegt.
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand.
refuse-nothing-to-cover = Auf dieser Seite liegt keine Karte von dir, die du bedecken könntest.
refuse-taking-over = Das Nehmen ist für dich vorbei.
refuse-change-first = Entscheide zuerst über das Buch.
refuse-not-in-stack = Diese Karte liegt nicht in diesem Stapel von dir.
refuse-not-an-end-stack = Nur die Stapel an den Enden deiner Reihe geben eine Karte zurück.
refuse-last-of-its-colour = Mindestens ein Drache der Farbe muss im Stapel bleiben.
refuse-no-change-along = Wer mitlegt, kann das Buch nicht ändern: Lege oder verzichte.
refuse-change-over = Das Ändern des Buches ist für dich vorbei.
refuse-lay-first = Entscheide zuerst, ob du legst.
refuse-lay-or-pass = Jetzt kannst du nur legen oder verzichten.
refuse-chest-does-not-fit = Diese Truhe hilft hier nicht.
refuse-enclosed = Dieser Stapel von dir ist eingeschlossen und nimmt keine Karten mehr auf.
refuse-does-not-match = Deine Hand hat so nicht genau das, was das Buch verlangt.

## Was nur der Tisch im Browser sagt

web-book = Das Buch und die Auslage
web-no-book = Eine Seite fehlt: Niemand kann legen.
web-page = { $side ->
    [left] Linke Seite: { $page }
   *[right] Rechte Seite: { $page }
}, { $count ->
    [1] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
web-page-none = { $side ->
    [left] Linke Seite: keine Karte
   *[right] Rechte Seite: keine Karte
}
web-display = { $side ->
    [left] Auslage links: { $card }
   *[right] Auslage rechts: { $card }
}
web-gap = { $side ->
    [left] Auslage links: leer
   *[right] Auslage rechts: leer
}
web-put = { $side ->
    [left] auf die linke Seite legen
   *[right] auf die rechte Seite legen
}
web-done = so lassen
web-earn = { $number } legen bringt
web-earn-then = Danach bringt Legen { $reward }.
web-supply = Vorrat
web-pieces = { $count ->
    [1] ein Stück mit { $value }
   *[other] { $count } Stücke mit { $value }
}
web-crests = Wappen { $values }
web-backlights = { $count ->
    [1] 1 Gegenlicht-Drache
   *[other] { $count } Gegenlicht-Drachen
}
web-crystals = { $count ->
    [1] 1 Kristall
   *[other] { $count } Kristalle
}
web-eggs = { $count ->
    [1] 1 goldenes Ei
   *[other] { $count } goldene Eier
}
web-pearls = { $colour ->
    [red] Rote Perlen (8 oder 9) im Vorrat: { $count }
   *[blue] Blaue Perlen (3 oder 4) im Vorrat: { $count }
}
web-own-pearls = { $colour ->
    [red] { $count ->
        [1] 1 Amulett mit roter Perle
       *[other] { $count } Amulette mit roten Perlen
    }
   *[blue] { $count ->
        [1] 1 Amulett mit blauer Perle
       *[other] { $count } Amulette mit blauen Perlen
    }
}
web-amulets = { $count ->
    [1] 1 Amulett
   *[other] { $count } Amulette
}, Perlen { $reds }{"\u00A0"}rot, { $blues }{"\u00A0"}blau
web-end = { $amulets } von { $needed } Amuletten sind vollendet
web-chests = Offene Truhen
web-chest = Truhe { $number }: { $about }
web-chest-price = Einmal in deinem Zug kannst du für einen Kristall eine Truhe nutzen.
web-row = Deine Reihe
web-row-of = Reihe von { $name }
web-row-none = Hier entsteht deine Reihe
web-stack = Stapel { $colour }, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}
web-stack-enclosed = Stapel { $colour }, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}, eingeschlossen
web-hand = Deine Hand, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}
web-hand-card = { $card }
web-hand-card-not = { $card }, passt gerade nicht
web-chosen = { $count } von { $number } gewählt
web-details = Was vor { $name } liegt
web-details-mine = Was vor dir liegt
web-backs = { $count ->
    [0] Keine Handkarte
    [1] 1 Handkarte, von hinten
   *[other] { $count } Handkarten, von hinten
}
web-fronts = Dieselben von vorn, soweit bekannt
web-goods = Schätze
web-score-pieces = Stücke
web-score-pearls = Perlen
web-score-crest = Wappen
web-score-eggs = Eier
web-score-eggs-of = { $points } ({ $count })
web-score-total = Punkte
web-plot = Punkte, Perlen und bestes Ei erst am Ende

## Unter den Zeichnungen auf der Regelseite

web-rule-1 = Die kleine Seite links zeigt, was auf der Rückseite steht: eine 3, Blau, Weiß mit Schleife bei einer Startkarte, die 6 des Gegenlicht-Drachen.
web-rule-2-2 = Die Auslage liegt links und rechts vom Buch. Das Buch sagt hier: drei rote Drachen.
web-rule-3-1 = Wer den blauen Drachen nimmt, deckt die oberste Karte des linken Stapels auf. Darunter kommt die nächste Seite zum Vorschein, hier eine 5.
web-rule-3-2 = Auf die linke Seite kommt eine Karte mit einer Zahl, auf die rechte eine mit einer Farbe. Jetzt sagt das Buch: ein roter Drache.
web-rule-3-3 = Drei Rote: zwei rote Drachen und ein Gegenlicht-Drache passen. Ein grüner passt nicht, und ohne einen roten geht es auch nicht.
web-rule-3-4 = Rot liegt zwischen Blau und Grün und nimmt keine Karten mehr auf.
web-rule-3-5 = Bei einer 4 bekommst du das niedrigste Stück, einen Kristall und ein Ei. Das dritte Stück vollendet ein Amulett, und du nimmst eine Perle.
web-rule-3-7 = Sobald alle vier Farben vor dir liegen, nimmst du das beste Wappen, das noch da ist.
web-rule-4-2 = Stücke 27, Perle 9, Wappen 12, zwei Eier 8: zusammen 56. Wer die meisten Eier hat, zählt eines davon 16: dann sind es 68.
web-rule-5-3 = Was aus der Truhe kommt, sagt, was sie kann.
web-rule-6-1 = Die Rückseiten deiner Hand sehen alle. Von einer Startkarte kennt nur, wer sie hält, die Vorderseite.
