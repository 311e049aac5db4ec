# Drachensachen. Karten kommen als $kind (eine Zahl von 1 bis 9, oder N, E, P) mit $count, oder als fertige Liste in $cards.
# $case sagt, ob jemand etwas tut (nom) oder ob etwas mit der Karte getan wird (acc).

about = Ein Kartenspiel ums Loswerden. Wer zuerst keine Karte mehr hat, gewinnt die Partie; die anderen verlieren Gold, und wer am Ende am wenigsten verloren hat, gewinnt.
example-move = play 7 7
example-why = 7x2
example-one = 7x1
example-clause = 3.5

## Karten

count-word = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
}
cards = { $count ->
    [1] { $kind ->
        [N] eine Null
        [E] { $case ->
            [acc] einen Extermino
           *[nom] ein Extermino
        }
        [P] { $case ->
            [acc] einen Protecto
           *[nom] ein Protecto
        }
       *[other] eine { $kind }
    }
   *[other] { count-word } { $kind ->
        [N] Nullen
        [E] Exterminos
        [P] Protectos
       *[other] { $kind }en
    }
}
card = { $kind ->
    [N] Null
    [E] Extermino
    [P] Protecto
   *[other] { $kind }
}
the-open-card = { $kind ->
    [N] die offene Null
    [E] den offenen Extermino
    [P] den offenen Protecto
   *[other] die offene { $kind }
}
no-cards = keine

## Der Tisch

heading-match = Partie { $number }, gespielt wird bis { $target }. Verlorenes Gold: { $list }.
heading-single = Eine einzelne Partie.
lost-seat = { $name }{"\u00A0"}{ $gold }
skills-up = Fertigkeiten für alle: { $skills }.
skill-listed = { $skill } ({ $clause })
pile-empty = Der Stapel ist leer. Jede Karte passt.
pile-one = Stapel: { cards }.
pile = Stapel: { $count } Karten, von oben { $cards }.
pile-deep = Stapel: { $count } Karten, von oben { $cards } und { $more } weitere.
fits-protectos = Zu schlagen ist nichts, aber auf einen Drachen passt keine 9.
fits-null = Die Null zählt 0: Alles außer einer 9 passt.
fits-undercut = Darunter bleiben: Nur eine 1, eine 2 oder ein Drache passt.
fits-no-dragons = Zu schlagen: 6 oder höher. Keine Drachen.
fits-value = Zu schlagen: { $beat } oder höher, oder ein Drache.
fits-covered = Zu schlagen: { $beat } oder höher, oder ein Drache. Auf einen Drachen passt keine 9.
fits-nine = Zu schlagen: noch eine 9, oder ein Drache.
fits-nine-covered = Zu schlagen ist eine 9, und auf einen Drachen passt keine 9: Nur ein Drache passt.
fits-one-too = Auf eine 9 passt auch eine 1 (8.3).
owed-draw = { $count ->
    [1] Verlangt: 1 Karte ziehen, oder mit 4en oder einem Protecto weitergeben.
   *[other] Verlangt: { $count } Karten ziehen, oder mit 4en oder einem Protecto weitergeben.
}
owed-skip = Verlangt: { $count ->
    [1] einmal aussetzen
   *[other] { $count }-mal aussetzen
}, oder { $answer ->
    [fives] mit 5en oder einem Protecto antworten.
   *[protecto] mit einem Protecto weitergeben.
}
draw-pile = { $count ->
    [0] Der Nachziehstapel ist leer.
    [1] Nachziehstapel: 1 Karte.
   *[other] Nachziehstapel: { $count } Karten.
}
removed = Aus dem Spiel: { $cards }.
direction-clockwise = Gespielt wird im Uhrzeigersinn.
direction-other = Gespielt wird gegen den Uhrzeigersinn.
seat-line = { $name } (Platz { $seat }): { $hand }; { $stand }.
seat-hand = { $count ->
    [0] keine Karte auf der Hand
    [1] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
seat-known = { $hand }, darunter { $cards }
seat-known-all = { $hand }: { $cards }
stand = offen { $cards }; { $count }{"\u00A0"}verdeckt
stand-hidden = nichts offen, { $count }{"\u00A0"}verdeckt
stand-open = offen { $cards }
stand-none = kein letztes Aufgebot mehr
my-stand = Dein letztes Aufgebot: { $stand }.
my-hand = Deine Hand: { $cards }.
my-hand-none = Deine Hand: keine Karten.

## Wer was entscheidet

decision-swap = { $who ->
    [you] Bevor es losgeht, darfst du eine offene Karte gegen eine Handkarte tauschen.
   *[other] { $name } entscheidet über den Tausch.
}
decision-play = { $who ->
    [you] { $from ->
        [hand] Du bist dran: Spiele von der Hand{ $pile ->
            [empty] .
           *[there] {" "}oder nimm den Stapel.
        }
        [open] Du bist dran: Spiele offene Karten{ $pile ->
            [empty] .
           *[there] {" "}oder nimm den Stapel.
        }
       *[hidden] Du bist dran: Drehe eine verdeckte Karte um{ $pile ->
            [empty] .
           *[there] {" "}oder nimm den Stapel.
        }
    }
   *[other] { $name } ist dran.
}
decision-owed-draw = { $who ->
    [you] { $count ->
        [1] Du sollst 1 Karte ziehen: Zieh, oder antworte.
       *[other] Du sollst { $count } Karten ziehen: Zieh, oder antworte.
    }
   *[other] { $name } soll ziehen und antwortet.
}
decision-owed-skip = { $who ->
    [you] Du sollst aussetzen: Nimm es hin, oder antworte.
   *[other] { $name } soll aussetzen und antwortet.
}
decision-give = { $who ->
    [you] Deine 2: Wer bekommt eine zufällige Karte aus deiner Hand?
   *[other] { $name } wählt, wer eine Karte bekommt.
}
decision-pick = { $who ->
    [you] Deine 9: Welche offene Karte nimmst du?
   *[other] { $name } wählt eine offene Karte.
}
decision-direction = { $who ->
    [you] Deine 7: Willst du die Richtung wechseln?
   *[other] { $name } entscheidet über die Richtung.
}

## Züge, wie sie in der Liste stehen

move-play = { cards }
move-play-open = { $count ->
    [1] { $kind ->
        [E] dein offener Extermino
        [P] dein offener Protecto
        [N] deine offene Null
       *[other] deine offene { $kind }
    }
   *[other] { cards }, alle offen
}
move-play-with-open = { cards }, davon { $open } offen
move-remove = vier { $kind ->
    [N] Nullen
    [E] Exterminos
    [P] Protectos
   *[other] { $kind }en
} aus der Hand und aus der Partie{ $pile ->
    [leaves] , der Stapel auch
   *[stays] {""}
}
move-take = { $count ->
    [1] den Stapel nehmen, 1 Karte
   *[other] den Stapel nehmen, { $count } Karten
}
move-draw = { $count ->
    [1] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
move-accept = aussetzen
move-turn = die verdeckte Karte { $place } umdrehen
move-reverse = die Richtung wechseln
move-onward = die Richtung lassen
move-give = { $who ->
    [you] dir selbst eine Karte geben
   *[other] { $name } bekommt eine Karte
}
move-keep = nichts tauschen
move-pick = { $who ->
    [you] { the-open-card } von dir selbst
   *[other] { the-open-card } von { $name }
}
move-swap = { $open } auf die Hand, dafür { $hand } offen hinlegen

## Was geschieht

event-game-begins = { $who ->
    [you] Partie { $number } beginnt. Du fängst an.
   *[other] Partie { $number } beginnt. { $name } fängt an.
}
event-dealt = { $who ->
    [you] Du bekommst { $cards } und { $count } verdeckte Karten.
   *[other] { $name } bekommt { $cards } und { $count } verdeckte Karten.
}
event-laid-out = { $who ->
    [you] Bei dir liegen offen: { $cards }.
   *[other] Bei { $name } liegen offen: { $cards }.
}
event-swapped = { $who ->
    [you] Du nimmst { $open } auf die Hand und legst { $hand } offen hin.
   *[other] { $name } nimmt { $open } auf die Hand und legt { $hand } offen hin.
}
event-kept = { $who ->
    [you] Du tauschst nichts.
   *[other] { $name } tauscht nichts.
}
event-played = { $who ->
    [you] Du spielst { cards }{ $open ->
        [0] .
       *[other] , davon { $open } offen.
    }
   *[other] { $name } spielt { cards }{ $open ->
        [0] .
       *[other] , davon { $open } offen.
    }
}
event-turned = { $who ->
    [you] Du drehst eine verdeckte Karte um: { card }.
   *[other] { $name } dreht eine verdeckte Karte um: { card }.
}
event-removed-four = { $who ->
    [you] Du nimmst { cards } aus der Hand und aus der Partie.
   *[other] { $name } nimmt { cards } aus der Hand und aus der Partie.
}
event-pile-leaves = Der Stapel kommt aus der Partie.
event-took-pile = { $who ->
    [you] Du nimmst den Stapel: { $cards }.
   *[other] { $name } nimmt den Stapel: { $cards }.
}
event-owes-draw = { $who ->
    [you] Du sollst { $count } Karten ziehen.
   *[other] { $name } soll { $count } Karten ziehen.
}
event-drew = { $name } zieht { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}.
event-drew-cards = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $name } zieht { $cards }.
}
event-skipped = { $who ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
event-gave = { $name } gibt eine Karte an { $to }.
event-gave-card = { $who ->
    [you] Du gibst { $to } { cards }.
   *[other] { $name } gibt { $to } { cards }.
}
event-picked = { $who ->
    [you] { $owner ->
        [you] Du nimmst { the-open-card } von dir selbst.
       *[other] Du nimmst { the-open-card } von { $from }.
    }
   *[other] { $owner ->
        [you] { $name } nimmt { the-open-card } von dir.
        [self] { $name } nimmt { the-open-card } aus dem eigenen Aufgebot.
       *[other] { $name } nimmt { the-open-card } von { $from }.
    }
}
event-reversed = { $who ->
    [you] Du wechselst die Richtung.
   *[other] { $name } wechselt die Richtung.
}
event-went-on = { $who ->
    [you] Du lässt die Richtung, wie sie ist.
   *[other] { $name } lässt die Richtung, wie sie ist.
}
event-game-won = { $who ->
    [you] Du hast keine Karte mehr: Die Partie gehört dir!
   *[other] { $name } hat keine Karte mehr und gewinnt die Partie.
}
event-game-stopped = Die Grenze von { $count } Zügen ist erreicht: Gewertet wird, wie es steht.
event-lost = { $who ->
    [you] { $sign ->
        [none] Du verlierst kein Gold; insgesamt { $total }.
        [back] Du bekommst { $gold } Gold zurück; insgesamt { $total }.
       *[lost] Du verlierst { $gold } Gold; insgesamt { $total }.
    }
   *[other] { $sign ->
        [none] { $name } verliert kein Gold; insgesamt { $total }.
        [back] { $name } bekommt { $gold } Gold zurück; insgesamt { $total }.
       *[lost] { $name } verliert { $gold } Gold; insgesamt { $total }.
    }
}
event-cursed = { $who ->
    [you] Du ziehst einen Fluch für die nächste Partie: { $curse }. { $about }
   *[other] { $name } zieht einen Fluch für die nächste Partie: { $curse }. { $about }
}
event-skill-up = Neue Fertigkeit für alle: { $skill }. { $about }
event-match-won = { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt.
}

## Wie es endet

ending-match = Das Gesamtspiel ist vorbei.
ending-single-game = Die Partie ist vorbei.
ending-stopped = Die Partie wurde an der Zuggrenze beendet.
result-seat = { $who ->
    [you] Du hast { $gold } Gold verloren.
   *[other] { $name } hat { $gold } Gold verloren.
}

## Fertigkeiten

skill-null = Noch ein Schritt
    .about = Nach einer Null spielst du weiter oder nimmst den Stapel.
skill-dragons = Drachenzoll
    .about = Wer Drachen spielt, zieht eine Karte.
skill-one = Riesenbezwinger
    .about = Eine 1 passt auf eine 9.
skill-two = Kuckucksei
    .about = Wer eine 2 spielt, gibt jemandem eine zufällige Handkarte.
skill-seven = Kehrtwende
    .about = Wer eine 7 spielt, darf die Richtung wechseln.
skill-eight = Finderlohn
    .about = Jede übrige 8 gibt ein Gold zurück.
skill-nine = Langer Arm
    .about = Wer eine 9 spielt, nimmt eine offene Karte aus irgendeinem letzten Aufgebot.

## Flüche

curse-plague_6 = Monsterplage 6
    .about = Sechs Handkarten.
curse-plague_7 = Monsterplage 7
    .about = Sieben Handkarten.
curse-plague_8 = Monsterplage 8
    .about = Acht Handkarten.
curse-blind_2_4 = Unwissenheit 2/4
    .about = Zwei offene und vier verdeckte Karten.
curse-blind_1_5 = Unwissenheit 1/5
    .about = Eine offene und fünf verdeckte Karten.
curse-blind_0_6 = Unwissenheit 0/6
    .about = Keine offenen und sechs verdeckte Karten.
curse-chaos = Chaos
    .about = Alle ziehen einen Fluch, und was nicht ausgeteilt wird, kommt auf den Nachziehstapel.

## Optionen

option-target = Ziel
    .about = Schluss ist, wenn jemand so viel Gold verloren hat.
option-single_game = Einzelne Partie
    .about = Nur eine Partie; wer sie beendet, gewinnt.
option-covered_gold = Gold unter offenen Karten zählt
    .about = Auch Rückseiten, auf denen eine offene Karte liegt, kosten Gold. Aus heißt wie gedruckt: nur sichtbare Rückseiten.
option-curses = Flüche
    .about = Welche Flüche mitspielen; wer eine Partie gewinnt, zieht einen.
option-skills = Fertigkeiten
    .about = Welche Fertigkeiten mitspielen; nach jeder Partie kommt eine dazu.
option-blind_answer = Blind auf die 4 antworten
    .about = Mit nur verdeckten Karten darfst du vor dem Ziehen eine umdrehen.
option-fives_answer = Mit 5en antworten
    .about = Wer aussetzen soll, darf auch mit 5en antworten.
option-far_protecto = Protecto in die Ferne
    .about = Mehrere Protectos geben die Lage um so viele Plätze weiter.
option-turn_limit = Zuggrenze
    .about = Nach so vielen Zügen wird die Partie gewertet, wie sie steht; 0 heißt keine Grenze.

## Ablehnungen: je ein freundlicher Satz; die Regel steht daneben

refuse-no-such-action = So einen Zug gibt es in diesem Spiel nicht.
refuse-match-over = Das Gesamtspiel ist vorbei.
refuse-not-your-turn = Du bist nicht dran.
refuse-no-such-swap = Getauscht wird eine deiner offenen Karten gegen eine Handkarte anderer Sorte.
refuse-swap-first = Entscheide zuerst über den Tausch.
refuse-swap-decided = Über den Tausch hast du schon entschieden; andere wählen noch.
refuse-give-first = Wähle zuerst, wer eine Karte aus deiner Hand bekommt.
refuse-give-to-another = Die Karte bekommt einer deiner Mitspieler.
refuse-pick-first = Nimm zuerst eine offene Karte.
refuse-no-such-open = So eine Karte liegt dort nicht offen.
refuse-direction-first = Entscheide zuerst über die Richtung.
refuse-swap-only-before = Tauschen geht nur, bevor es losgeht.
refuse-only-after-a-2 = Eine Karte gibst du nur ab, wenn du eine 2 gespielt hast und diese Fertigkeit offen liegt.
refuse-only-after-a-9 = Eine offene Karte nimmst du nur, wenn du eine 9 gespielt hast und diese Fertigkeit offen liegt.
refuse-only-after-a-7 = Die Richtung wählst du nur, wenn du eine 7 gespielt hast und diese Fertigkeit offen liegt.
refuse-not-being-skipped = Niemand lässt dich aussetzen.
refuse-skip-first = Antworte zuerst auf das Aussetzen.
refuse-no-draw-owed = Du sollst gar nicht ziehen.
refuse-not-while-skipped = Wenn du aussetzen sollst, ist es nicht dein Zug.
refuse-not-four = Dafür brauchst du vier gleiche Karten auf der Hand.
refuse-draw-first = Zieh zuerst die Karten, die du ziehen sollst.
refuse-pile-empty = Der Stapel ist leer, es gibt nichts zu nehmen.
refuse-never-hidden = Mit einer verdeckten Karte kannst du hier nicht antworten.
refuse-hand-first = Spiele zuerst deine Handkarten.
refuse-open-first = Spiele zuerst deine offenen Karten.
refuse-answer-from-hand = Solange du Handkarten hast, kannst du nur mit ihnen antworten.
refuse-answer-from-open = Solange du offene Karten hast, kannst du nur mit ihnen antworten.
refuse-no-such-hidden = An dieser Stelle liegt keine verdeckte Karte.
refuse-does-not-answer-skip = Sollst du aussetzen, { $answer ->
    [fives] antworten nur 5en und Protectos.
   *[protecto] antwortet nur ein Protecto.
}
refuse-does-not-answer-draw = Sollst du ziehen, antworten nur 4en und Protectos.
refuse-only-hidden = Du hast nur noch verdeckte Karten; drehe eine um.
refuse-not-in-hand = { $kind ->
    [N] Du hast keine Null auf der Hand.
    [E] Du hast keinen Extermino auf der Hand.
    [P] Du hast keinen Protecto auf der Hand.
   *[other] Du hast keine { $kind } auf der Hand.
}
refuse-not-open = { $kind ->
    [N] Bei dir liegt keine Null offen.
    [E] Bei dir liegt kein Extermino offen.
    [P] Bei dir liegt kein Protecto offen.
   *[other] Bei dir liegt keine { $kind } offen.
}
refuse-over-four = Höchstens vier gleiche Karten dürfen direkt aufeinander liegen, und die oben liegenden zählen mit.
refuse-not-whole-hand = Offene Karten legst du nur dazu, wenn du deine ganze Hand spielst und sie nur aus dieser Sorte besteht.
refuse-not-so-many = So viele hast du nicht.
refuse-no-dragons = Auf eine 6 passt kein Drache.
refuse-under-6 = Auf eine 6 passt nur eine 6 oder mehr, und kein Drache.
refuse-no-9-on-dragon = Auf einen Drachen passt keine 9.
refuse-undercut = Nach einer 3 passt nur eine 1, eine 2 oder ein Drache.
refuse-too-low = { $kind } ist niedriger als die { $beat }, die zu schlagen ist.

## Nur im Browser

web-hand = Deine Hand, { $count ->
    [0] keine Karten
    [1] 1 Karte
   *[other] { $count } Karten
}
web-play = { $cards } spielen
web-hand-card = { $card }
web-hand-card-not = { $card }, passt gerade nicht
web-open-card = { $card }, offen bei { $name }
web-hidden-card = Verdeckte Karte { $place }
web-stand = Letztes Aufgebot von { $name }: { $open } offen, { $hidden } verdeckt
web-known = Bekannt auf dieser Hand:
web-pile = Stapel, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}, oben { $card }{ $run ->
    [1] {""}
   *[other] , { $run } gleiche
}
web-extras = Fertigkeiten und Flüche
web-pile-list = Von oben nach unten
web-removed-list = Aus der Partie, { $count } Karten
web-owed = { $count ->
    [1] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
web-skips = { $count ->
    [1] einmal aussetzen
   *[other] { $count }-mal aussetzen
}
web-match = Partie { $number }, bis { $target } Gold
web-lost = { $gold } Gold verloren, Schluss ist bei { $target }
web-game = Partie { $number }
web-before = davor
web-gold-lost = Verlorenes Gold
web-cards-left = Karten übrig

## Im Browser: die Zeichnungen bei den Regeln

web-rule-1 = Zwölf Sorten, jede achtmal: neun Monster und drei Drachen. Die Münze unten ist das Gold, das eine Karte am Ende kostet.
web-rule-2-1 = Ein letztes Aufgebot mit 4, 7 und Protecto über drei verdeckten Karten, und fünf Handkarten.
web-rule-2-2 = Die 9 aus der Hand liegt nun offen; die 2, die dort lag, ist auf der Hand.
web-rule-3-2 = Oben liegt eine 7: Eine 7 oder die 8 passt, die 2 nicht.
web-rule-3-3 = Zwei 8en auf einmal. Nun liegen zwei 8en aufeinander, also passen höchstens noch zwei.
web-rule-3-4 = Die vierte 7 in Folge: Der Stapel kommt aus der Partie, und du hast einen Extrazug.
web-rule-3-5 = Vier 2en von der Hand dürfen weg, obwohl auf die 8 keine 2 passt. Darum bleibt der Stapel liegen, und du bist noch einmal dran.
web-rule-3-6 = Die Hand besteht nur aus zwei 8en. Spielst du beide, darf die offene 8 mit.
web-rule-3-7 = Auf die 9 passt weder die 2 noch die 6: Der ganze Stapel kommt auf die Hand.
web-rule-3-9 = Umgedreht ist es eine 3, und auf die 8 passt sie nicht: Du nimmst beide.
web-rule-4-1 = Auf die 3 passen 1, 2 oder ein Drache. Eine weitere 3 passt nicht, die 7 erst recht nicht.
web-rule-4-2 = Zwei 4en: Der Nächste soll 4 Karten ziehen. Mit 4en oder einem Protecto gibt er das weiter.
web-rule-4-3 = Zwei 5en: Die zwei Nächsten setzen aus. Ein Protecto schiebt es weiter, und darauf passt keine 9.
web-rule-4-4 = Auf die 6 passen 6 und 8, aber kein Drache.
web-rule-4-5 = Oben liegt eine Null: Alles passt, nur die 9 nicht.
web-rule-4-6 = Null macht den Wert zu 0, Extermino räumt den Stapel weg, Protecto reicht alles weiter.
web-rule-5-1 = Zwei Handkarten, eine offene und zwei verdeckte Karten: 5 Gold verloren.
web-rule-7-2 = Zwei Flüche: sieben Handkarten, oder eine offene und fünf verdeckte Karten.
web-rule-7-3 = Chaos trifft alle.
web-rule-8-1 = Nach der Null geht es gleich weiter: eine 6 ja, eine 9 nicht.
web-rule-8-2 = Ein Drache kostet: Du ziehst eine Karte.
web-rule-8-3 = Die 1 passt auf die 9.
web-rule-8-4 = Nach einer 2 nimmt dir jemand eine zufällige Karte ab.
web-rule-8-5 = Nach einer 7 darf es andersherum gehen.
web-rule-8-6 = Zwei 8en und eine 5 am Ende: minus 1, minus 1, plus 1. Du bekommst 1 Gold zurück.
web-rule-8-7 = Nach der 9 nimmst du eine offene Karte, hier die 1, auf die Hand.
web-rule-9-1 = Du sollst ziehen und drehst eine verdeckte Karte um: Die 4 gibt das Ziehen weiter.
web-rule-9-2 = Statt auszusetzen legst du eine 5 dazu.
web-rule-9-3 = Zwei Protectos auf einmal: Nicht der Nächste, sondern der Übernächste hat die 8 zu schlagen.
