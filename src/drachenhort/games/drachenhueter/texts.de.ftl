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
card = { $front ->
    [r] roter
    [w] weißer
    [b] blauer
   *[g] grüner
} Drache ({ $start ->
    [yes] Startkarte, hinten
   *[no] hinten
}{"\u00A0"}{ $back })
some-card = einen { $front ->
    [r] roten
    [w] weißen
    [b] blauen
   *[g] grünen
} Drachen ({ $start ->
    [yes] Startkarte, hinten
   *[no] hinten
}{"\u00A0"}{ $back })
card-backlight = Gegenlicht-Drache (hinten{"\u00A0"}6)
dragons = { $count } { $count ->
    [1] { $colour ->
        [r] roten
        [w] weißen
        [b] blauen
       *[g] grünen
    }
   *[other] { $colour ->
        [r] rote
        [w] weiße
        [b] blaue
       *[g] grüne
    }
} Drachen
dragons-short = { $count } { $count ->
    [1] { $colour ->
        [r] roten
        [w] weißen
        [b] blauen
       *[g] grünen
    }
   *[other] { $colour ->
        [r] rote
        [w] weiße
        [b] blaue
       *[g] grüne
    }
}
cards-several = { $count }{"\u00A0"}× { $card }
no-cards = keine
backs-hidden-start = Startkarte mit { $colour }

## Der Tisch

heading = Zug { $turn }. Das Spiel endet nach dem Zug, in dem { $needed } Amulette fertig sind; bisher { $amulets ->
    [1] ist es 1
   *[other] sind es { $amulets }
}.
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
reward-lowest = das niedrigste Amulett-Stück ({ $value })
reward-highest = das höchste Amulett-Stück ({ $value })
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
    [you] { $must ->
        [yes] Neue Karten liegen offen: Nimm eine davon.
       *[no] { $number ->
            [0] { $news ->
                [yes] Nimm 1 bis 3 offene Karten; jede ändert eine Seite des Buches.
               *[no] Nimm 1 bis 3 offene Karten.
            }
            [3] { $state ->
                [can] Höre auf oder nimm für einen Kristall eine vierte Karte.
               *[other] Nimm für einen Kristall eine vierte Karte oder höre auf.
            }
           *[other] { $state ->
                [can] Höre auf oder nimm { $left ->
                    [1] noch 1 Karte
                   *[other] noch bis zu { $left } Karten
                }.
               *[other] Nimm { $left ->
                    [1] noch 1 Karte
                   *[other] noch bis zu { $left } Karten
                } oder höre auf.
            }
        }
    }
   *[other] { $number ->
        [0] { $name } nimmt 1 bis 3 Karten.
        [1] { $name } hat 1 Karte genommen und darf weiter nehmen.
       *[other] { $name } hat { $number } Karten genommen und darf weiter nehmen.
    }
}
book-wants = { $state ->
    [can] Das Buch will { $dragons }, und du kannst { $number ->
        [1] ihn
       *[other] sie
    } legen.
    [enclosed] Das Buch will { $dragons }, aber { $colour } ist bei dir eingeschlossen.
    [missing] Eine Seite des Buches ist leer, niemand kann legen.
   *[short] Das Buch will { $dragons }; du hast { $count ->
        [0] keinen.
       *[other] { $count }{ $jokers ->
            [0] .
           *[other] {" "}und { $backlights }.
        }
    }
}
decision-change = { $who ->
    [you] { $side ->
        [both] Eine Handkarte kann eine Seite ändern.
        [left] Eine Handkarte kann die linke Seite ändern.
        [right] Eine Handkarte kann die rechte Seite ändern.
       *[none] Eine Truhe kann helfen, für einen Kristall.
    }
   *[other] { $name } darf das Buch ändern.
}
change-or-lay = Um { $dragons } zu legen, lass das Buch, wie es ist. { $side ->
    [both] Oder ändere eine Seite mit einer Handkarte.
    [left] Oder ändere die linke Seite mit einer Handkarte.
    [right] Oder ändere die rechte Seite mit einer Handkarte.
   *[none] Oder nutze eine Truhe, für einen Kristall.
}
decision-lay = { $who ->
    [you] { $way ->
        [chest] Eine Truhe kann helfen, für einen Kristall.
       *[other] Du kannst { $dragons } legen und deinen Lohn nehmen, oder nichts legen.
    }
   *[other] { $name } darf { $dragons } legen.
}
decision-lay-along = { $who ->
    [you] { $turn } ist dran, auch du darfst legen: { $dragons }, für den vollen Lohn.
   *[other] { $name } darf auch { $dragons } legen.
}
decision-go-on = Also weiter.
lay-too = { $name } ist dran, auch du darfst legen.
decision-end = { $who ->
    [you] An welchem Ende deiner Reihe beginnt { $colour }? Ein Stapel zwischen zwei anderen nimmt keine Karten mehr auf.
   *[other] { $name } wählt ein Ende der Reihe.
}
decision-stand-in = { $who ->
    [you] Welche Karte zählt als { $colour }?
   *[other] { $name } wählt die Karte, die als { $colour } zählt.
}
decision-card = { $who ->
    [you] Wähle { $dragons } zum Legen. Behalte die, deren Rückseiten du fürs Buch brauchst.
   *[other] { $name } wählt die Drachen zum Legen.
}
decision-pearl = { $who ->
    [you] Dein Amulett ist fertig. Nimm seine Perle: Rot zählt 8 oder 9 Punkte, Blau 3 oder 4.
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
move-stop = keine Karte mehr nehmen
move-exchange = Truhe 3: neue offene Karten, für einen Kristall
move-put = { $side ->
    [left] { $card } auf die linke Seite legen
   *[right] { $card } auf die rechte Seite legen
}
move-cover = Truhe 6: { $card } darüberlegen, für einen Kristall
move-recover = Truhe 1: { $card } vom Stapel { $colour } zurücknehmen, für einen Kristall
move-done = das Buch lassen, wie es ist
move-lay = { $dragons } legen{ $count ->
    [0] {""}
    [1] , davon 1 Gegenlicht-Drache
   *[other] , davon { $count } Gegenlicht-Drachen
}{ $way ->
    [fewer] {" "}(Truhe 2, für einen Kristall)
    [any] , einer von beliebiger Farbe (Truhe 4, für einen Kristall)
    [enclosed] {" "}auf den eingeschlossenen Stapel (Truhe 5, für einen Kristall)
   *[plain] {""}
}
move-pass = { $only ->
    [yes] weiter
   *[no] nichts legen
}
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
   *[other] { $name } hält Startkarten, hinten { $colours }.
}
event-turn-begins = { $who ->
    [you] Zug { $number }: Du bist dran.
   *[other] Zug { $number }: { $name } ist dran.
}
event-took = { $who ->
    [you] Du nimmst { $card }.
   *[other] { $name } nimmt { $card }.
}
event-turned-up = { $side ->
    [left] Links liegt jetzt offen: { $card }.
   *[right] Rechts liegt jetzt offen: { $card }.
}
event-gap = { $side ->
    [left] Links kommt keine offene Karte nach.
   *[right] Rechts kommt keine offene Karte nach.
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
    [left] Zurück unter den linken Stapel: { $card }.
   *[right] Zurück unter den rechten Stapel: { $card }.
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
    [you] { $own ->
        [yes] Du legst { $card }.
       *[no] Du legst { $card } als { $colour }.
    }
   *[other] { $own ->
        [yes] { $name } legt { $card }.
       *[no] { $name } legt { $card } als { $colour }.
    }
}
some-laid = { $count ->
    [1] einen { $front ->
        [r] roten
        [w] weißen
        [b] blauen
       *[g] grünen
    }
   *[other] { $count } { $front ->
        [r] rote
        [w] weiße
        [b] blaue
       *[g] grüne
    }
} Drachen
event-passed = { $who ->
    [you] Du legst nichts.
   *[other] { $name } legt nichts.
}
event-crest = { $who ->
    [you] Du hast alle vier Farben und nimmst das Wappen mit { $points } Punkten.
   *[other] { $name } hat alle vier Farben und nimmt das Wappen mit { $points } Punkten.
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
event-last-round = Keine offene Karte ist mehr da: Alle haben noch einen Zug, ohne zu nehmen.
event-game-stopped = Die Grenze von { $number } Zügen ist erreicht: Gewertet wird, wie es liegt.
event-pearls-turned = { $who ->
    [you] Deine Perlen zählen: { $values }.
   *[other] { $name } deckt Perlen auf: { $values }.
}
event-scored = { $who ->
    [you] Du hast { $points } Punkte und { $laid } Karten gelegt.
   *[other] { $name } hat { $points } Punkte und { $laid } Karten gelegt.
}
event-game-won = { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt.
}
reward-piece = ein Stück mit { $value ->
    [1] 1 Punkt
   *[other] { $value } Punkten
}

## Wie es endet

ending-amulets = Genug Amulette sind vollendet: Das Spiel ist aus.
ending-last-round = Die letzte Runde ist vorbei und das Spiel damit aus.
ending-stopped = Das Spiel wurde an der Zuggrenze beendet.
result-seat = { $who ->
    [you] Du hast { $points } Punkte.
   *[other] { $name } hat { $points } Punkte.
}

## Truhen

chest-1 = eine Karte von einem Stapel am Ende deiner Reihe zurücknehmen
chest-2 = eine Karte weniger legen, als das Buch will
chest-3 = die offenen Karten gegen neue tauschen
chest-4 = eine Karte zählt als Farbe des Buches
chest-5 = auf einen eingeschlossenen Stapel legen
chest-6 = zwei Karten auf eine Seite legen

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
refuse-no-chest-along = Truhen sind für deinen eigenen Zug, nicht für den der anderen.
refuse-chest-used = Du hast in diesem Zug schon eine Truhe genutzt.
refuse-no-crystal = Dafür hast du nicht genug Kristalle.
refuse-gap = Dort liegt keine offene Karte.
refuse-take-after-exchange = Nach Truhe 3 musst du eine Karte nehmen.
refuse-take-one = Mindestens eine Karte musst du nehmen.
refuse-no-effect = Das würde nichts ändern.
refuse-take-first = Nimm zuerst eine offene Karte.
refuse-stop-first = Sag zuerst, dass du keine Karte mehr nimmst.
refuse-side-changed = Auf diese Seite hast du schon eine Karte gelegt.
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand.
refuse-nothing-to-cover = Auf dieser Seite liegt keine Karte von dir, die du bedecken könntest.
refuse-taking-over = Das Nehmen ist für dich vorbei.
refuse-change-first = Entscheide zuerst über das Buch.
refuse-not-in-stack = Diese Karte liegt nicht in diesem Stapel von dir.
refuse-not-an-end-stack = Nur die Stapel an den Enden deiner Reihe geben eine Karte zurück.
refuse-last-of-its-colour = Mindestens ein Drache der Farbe muss im Stapel bleiben.
refuse-no-change-along = Im Zug der anderen kannst du das Buch nicht ändern: Lege oder lege nichts.
refuse-change-over = Das Ändern des Buches ist für dich vorbei.
refuse-lay-first = Entscheide zuerst, ob du legst.
refuse-lay-or-pass = Jetzt kannst du nur legen oder nichts legen.
refuse-chest-does-not-fit = Diese Truhe hilft hier nicht.
refuse-enclosed = Dieser Stapel von dir liegt zwischen zwei anderen und nimmt keine Karten mehr auf.
refuse-does-not-match = Das ist nicht genau das, was das Buch will.

## Tatsachen: worauf es ankommt, als Satzteil hinter „Danach“; für jetzt als eigener Satz

fact-amulets-missing = fehlen bis zum Ende { $figure } { $count ->
    [1] Amulett
   *[other] Amulette
}
    .now = Bis zum Ende { $count ->
    [1] fehlt
   *[other] fehlen
} nur noch { $figure } { $count ->
    [1] Amulett
   *[other] Amulette
}; der Zug, in dem es soweit ist, ist der letzte. Jetzt zählen Punkte.
fact-points = stehst du bei { $figure } { $count ->
    [1] Punkt
   *[other] Punkten
}
fact-rival-points = steht { best-other } bei { $figure } { $count ->
    [1] Punkt
   *[other] Punkten
}
fact-can-lay = kannst du { $figure } nach dem Buch legen
fact-others-laying = lässt das Buch { $figure } der anderen legen
fact-alike = hast du { $figure } { $count ->
    [1] Drachen
   *[other] Drachen
} deiner besten Farbe auf der Hand
fact-jokers = hast du { $figure } { $count ->
    [1] Gegenlicht-Drachen
   *[other] Gegenlicht-Drachen
} auf der Hand
fact-enclosed = { $count ->
    [1] ist
   *[other] sind
} { $figure } deiner Farben eingeschlossen
fact-crest = hast du { $figure } ein Wappen
fact-eggs = hast du { $figure } { $count ->
    [1] Ei
   *[other] Eier
}
fact-rival-eggs = hat { best-other } { $figure } { $count ->
    [1] Ei
   *[other] Eier
}
fact-crystals = hast du { $figure } { $count ->
    [1] Kristall
   *[other] Kristalle
}
fact-hand = hast du { $figure } { $count ->
    [1] Karte
   *[other] Karten
} auf der Hand

## Was nur der Tisch im Browser sagt

web-book = Das Buch und die offenen Karten
web-book-name = Das Buch
web-about-book = Es sagt, was gelegt werden darf: links wie viele Drachen, rechts in welcher Farbe. Wer genau das legt, bekommt einen Lohn.
web-about-page = { $side ->
    [left] So viele Drachen will das Buch.
   *[right] In dieser Farbe will das Buch die Drachen.
} Es ist die Rückseite der obersten Karte. Sie wechselt, sobald jemand auf dieser Seite eine Karte nimmt oder eine darauflegt.
web-about-page-none = Niemand kann legen, bis hier wieder eine Karte liegt.
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
    [left] Offene Karte links: { $card }
   *[right] Offene Karte rechts: { $card }
}
web-about-open = Wer sie nimmt, deckt die nächste Karte dieser Seite auf. So ändert sich auch die Seite des Buches daneben.
web-gap = { $side ->
    [left] Links keine offene Karte
   *[right] Rechts keine offene Karte
}
web-about-gap = Dieser Stapel ist aufgebraucht, hier gibt es nichts mehr zu nehmen.
web-put = { $side ->
    [left] auf die linke Seite legen
   *[right] auf die rechte Seite legen
}
web-done = so lassen
web-earn = { $number } legen bringt
web-earn-then = Danach bringt Legen { $reward }.
web-about-earn = Wer legt, was das Buch will, bekommt das sofort, auch im Zug der anderen. Jede Zahl auf der linken Seite bringt etwas anderes.
web-supply = Vorrat
web-supply-of = Vorrat: Amulett-Stücke und mehr
web-pieces = { $count ->
    [1] 1 Amulett-Stück
   *[other] { $count } Amulett-Stücke
} mit { $value ->
    [1] 1 Punkt
   *[other] { $value } Punkten
}
web-pieces-all = { $count } Amulett-Stücke mit { $low } bis { $high } Punkten
web-about-pieces = Fürs Legen bekommst du das niedrigste Stück, bei einer 6 das höchste. Jedes dritte vollendet ein Amulett. Am Ende zählt jedes seine Zahl.
web-crests = Wappen mit { $values } Punkten
web-about-crests = Sobald alle vier Farben in deiner Reihe liegen, nimmst du das beste Wappen, das noch da ist.
web-about-backlight = Er springt für einen Drachen jeder Farbe ein, neben mindestens einem, der sie wirklich hat. Auf der linken Seite ist er eine 6.
web-get-backlights = Einen bekommst du fürs Legen bei einer 2 oder 3.
web-about-crystals = { $chests ->
    [yes] Gib einen zurück, um eine vierte Karte zu nehmen oder eine Truhe zu nutzen.
   *[no] Gib einen zurück, um in deinem Zug eine vierte Karte zu nehmen.
}
web-get-crystals = Einen bekommst du fürs Legen bei einer 3 oder 4.
web-about-eggs = Jedes zählt 4 Punkte; wer die meisten Eier hat, zählt eines davon 16.
web-get-eggs = Fürs Legen bei einer 4 bekommst du eines, bei einer 5 zwei.
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
    [red] Rote Perlen im Vorrat: { $count }
   *[blue] Blaue Perlen im Vorrat: { $count }
}
web-about-pearls = { $colour ->
    [red] Wer ein Amulett vollendet, nimmt eine Perle. Eine rote zählt 8 oder 9 Punkte; wie viele, zeigt sich am Ende.
   *[blue] Wer ein Amulett vollendet, nimmt eine Perle. Eine blaue zählt nur 3 oder 4 Punkte; wie viele, zeigt sich am Ende.
}
web-about-own-pearls = { $colour ->
    [red] Die Perle zählt 8 oder 9 Punkte; wie viele, zeigt sich am Ende.
   *[blue] Die Perle zählt 3 oder 4 Punkte; wie viele, zeigt sich am Ende.
}
web-about-own-pieces = Jedes dritte Stück vollendet ein Amulett und bringt eine Perle; { $missing ->
    [1] 1 fehlt noch
   *[other] { $missing } fehlen noch
}.
web-about-amulets = Drei Stücke ergeben ein Amulett und bringen eine Perle. Rote Perlen: { $reds }, blaue: { $blues }.
web-about-crest = Für alle vier Farben in einer Reihe. Am Ende zählt es seine Punkte.
web-word = { $count ->
    [1] { $kind ->
        [pieces] Stück
        [crests] Wappen
        [backlights] Gegenlicht
        [crystals] Kristall
        [eggs] Ei
        [red-pearls] rote Perle
       *[blue-pearls] blaue Perle
    }
   *[other] { $kind ->
        [pieces] Stücke
        [crests] Wappen
        [backlights] Gegenlicht
        [crystals] Kristalle
        [eggs] Eier
        [red-pearls] rote Perlen
       *[blue-pearls] blaue Perlen
    }
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
    [0] Noch kein Amulett
    [1] 1 Amulett
   *[other] { $count } Amulette
}{ $open ->
    [0] {""}
    [1] {" "}und 1 Stück des nächsten
   *[other] {" "}und { $open } Stücke des nächsten
}
web-end = { $amulets } von { $needed } Amuletten sind fertig
web-end-short = von { $needed } Amuletten, dann ist Schluss
web-about-end = Das Spiel endet nach dem Zug, in dem { $needed } fertig sind, die von allen zusammen. Dann wird gezählt.
web-chests = Offene Truhen
web-chest = Truhe { $number }: { $about }
web-chest-price = Einmal in deinem eigenen Zug kannst du für einen Kristall eine offene Truhe nutzen.
web-chest-used = In diesem Zug wurde schon eine Truhe genutzt, mehr als eine geht nicht.
web-row = Deine Reihe
web-row-of = Reihe von { $name }
web-row-none = Hier beginnt deine Reihe
web-about-row = Hierher kommt, was du legst, ein Stapel für jede Farbe. Neue Farben kommen an ein Ende; ein Stapel zwischen zwei anderen nimmt keine Karten mehr auf.
web-about-new-stack = Hier beginnt dein neuer Stapel. Was danach zwischen zwei anderen liegt, nimmt keine Karten mehr auf.
web-stack = Stapel { $colour }, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}
web-stack-enclosed = Stapel { $colour }, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}, eingeschlossen
web-about-stack = Er liegt an einem Ende der Reihe, also können weitere Karten dieser Farbe darauf.
web-about-enclosed = Er liegt zwischen zwei anderen, also kann in dieser Reihe nichts mehr von dieser Farbe gelegt werden.
web-about-card = Lege ihn, wenn das Buch { $front ->
    [r] Rot
    [w] Weiß
    [b] Blau
   *[g] Grün
} will. Oder lege ihn auf die { $side ->
    [left] linke
   *[right] rechte
} Seite: Dann will das Buch { $back }.
web-about-start = Nur du kennst seine Vorderseite.
web-back = { $count ->
    [1] 1 Handkarte, hinten { $back }
   *[other] { $count } Handkarten, hinten { $back }
}
web-about-back = Die Rückseiten sehen alle. { $side ->
    [left] Sie passt auf die linke Seite des Buches.
   *[right] Sie passt auf die rechte Seite des Buches.
}
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
    [1] 1 Handkarte, von hinten gesehen
   *[other] { $count } Handkarten, von hinten gesehen
}
web-fronts = Dieselben von vorn, soweit bekannt
web-goods = Schätze
web-score-pieces = Stücke
web-score-pearls = Perlen
web-score-crest = Wappen
web-score-eggs = Eier
web-score-eggs-of = { $points } ({ $count })
web-score-laid = Karten gelegt
web-score-total = Punkte
web-why = { $how ->
    [laid] { $who ->
        [winner] Du hast { $points } Punkte und bei Gleichstand die meisten Karten gelegt.
        [loser] Verloren: { $names } hat { $points } Punkte und bei Gleichstand die meisten Karten gelegt; du hast { $mine }.
       *[other] { $names } hat { $points } Punkte und bei Gleichstand die meisten Karten gelegt.
    }
    [shared] { $who ->
        [winner] Du teilst den Sieg: je { $points } Punkte und gleich viele Karten gelegt.
        [loser] Verloren: { $names } teilen sich den Sieg mit je { $points } Punkten; du hast { $mine }.
       *[other] { $names } teilen sich den Sieg: je { $points } Punkte und gleich viele Karten gelegt.
    }
   *[points] { $who ->
        [winner] Du hast die meisten Punkte: { $points }.
        [loser] Verloren: { $names } hat { $points } Punkte, du hast { $mine }.
       *[other] { $names } hat die meisten Punkte: { $points }.
    }
}
web-plot = Punkte (Perlen und bestes Ei zählen erst am Ende)

## Im Browser: das Ziel und ein paar Tipps

web-goal-1 = Am Ende gewinnen die meisten Punkte: für Amulett-Stücke, Perlen, goldene Eier und ein Wappen.
web-goal-2 = Nimm in deinem Zug 1 bis 3 Karten. Dann lege, was das Buch verlangt: so viele Drachen dieser Farbe.
web-tip-1 = Die linke Seite sagt, wie viele, die rechte, welche Farbe. Jede Karte, die du nimmst, blättert eine Seite um.
web-tip-2 = Vor dem Legen darfst du das Buch ändern: Leg eine Handkarte auf eine Seite, und ihre Rückseite ist die neue Seite.
web-tip-3 = Achte auch auf die anderen: Nach jedem ihrer Züge darfst du auch legen, so wie das Buch dann steht.
web-tip-4 = Drei Stücke sind ein Amulett und bringen eine Perle. Wer früh alle vier Farben gelegt hat, bekommt ein Wappen.

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

## Worum es in Rätseln geht

puzzle-take = Nehmen oder aufhören
puzzle-change = Das Buch ändern
puzzle-wait = Noch nicht legen
puzzle-lay = Wie legen
puzzle-end = Zum Schluss des Zuges

## In Berichten über viele Spiele

happens-starts = Beginnt das Spiel
happens-chests-open = Truhen im Spiel
happens-start-cards = Startkarten
happens-start-backs = Rückseiten der Startkarten
happens-turn-begins = Ein Zug beginnt
happens-took = Karte genommen
happens-took-side = Seite, von der genommen wurde
happens-took-card = Genommene Karten
happens-turned-up = Eine Seite umgeblättert
happens-turned-up-side = Seite, die umgeblättert wurde
happens-turned-up-card = Aufgedeckte Karten
happens-gap = Eine Seite des Buchs ist leer
happens-paid-crystal = Kristall bezahlt
happens-exchanged = Karte getauscht
happens-exchanged-side = Getauscht, nach Seite
happens-exchanged-card = Getauscht, nach Karte
happens-put = Karte ins Buch gelegt
happens-put-side = Hingelegt, nach Seite
happens-put-card = Hingelegt, nach Karte
happens-recovered = Karte zurückgeholt
happens-recovered-colour = Zurückgeholt, nach Farbe
happens-recovered-card = Zurückgeholt, nach Karte
happens-new-stack = Stapel begonnen
happens-new-stack-colour = Begonnene Stapel, nach Farbe
happens-new-stack-side = Begonnene Stapel, nach Ende der Reihe
happens-laid = Karte ausgelegt
happens-laid-colour = Ausgelegt, nach Farbe
happens-laid-card = Ausgelegt, nach Karte
happens-passed = Gepasst
happens-crest = Wappen bekommen
happens-rewarded = Belohnt
happens-last-round = Die letzte Runde beginnt
happens-game-stopped = An der Grenze beendet
happens-pearls-turned = Perlen umgedreht
happens-scored = Gewertet
happens-game-won = Spiel gewonnen
happens-pearl = Perle genommen
happens-take = Karte nehmen
happens-take-side = Nehmen, nach Seite
happens-stop = Aufhören
happens-exchange = Tauschen
happens-cover = Bedecken
happens-recover = Zurückholen
happens-recover-colour = Zurückholen, nach Farbe
happens-recover-card = Zurückholen, nach Karte
happens-done = Fertig
happens-lay = Auslegen
happens-lay-way = Auslegen, nach Art
happens-pass = Passen
happens-card = Karte wählen
happens-stand = Platz wählen
happens-end = Ende der Reihe wählen
happens-end-side = Ende der Reihe, nach Seite
