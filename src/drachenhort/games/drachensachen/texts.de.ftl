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

## Wer was entscheidet, und was verlangt ist

a-value = eine { $beat }
how-many = { $held ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $held }
}
must = { $need ->
    [null] Auf die Null passt alles außer einer 9
    [protectos] Es gibt nichts zu schlagen, nur eine 9 passt nicht
    [undercut] Du musst unter der 3 bleiben
   *[other] Du musst { a-value } schlagen
}
need = { $need ->
    [null] Die Null zählt 0: Lege irgendetwas außer einer 9.
    [protectos] Es gibt nichts zu schlagen: Lege irgendetwas außer einer 9.
    [undercut] Du musst unter der 3 bleiben: Lege eine 1, eine 2 oder einen Drachen.
    [no-dragons] Auf eine 6 passt kein Drache: Lege mindestens eine 6.
    [nine] Lege { $one ->
        [yes] eine 9, eine 1 oder einen Drachen.
       *[no] eine 9 oder einen Drachen.
    }
    [nine-covered] Zu schlagen ist eine 9, aber auf einen Drachen passt keine 9: Lege { $one ->
        [yes] eine 1 oder einen Drachen.
       *[no] einen Drachen.
    }
    [covered] Der Protecto behält den Wert { $beat }: Lege { $beat ->
        [8] eine 8 oder einen Drachen, aber keine 9.
        [7] eine 7, eine 8 oder einen Drachen, aber keine 9.
       *[other] { $beat } bis 8 oder einen Drachen, aber keine 9.
    }
   *[value] Lege mindestens { a-value } oder einen Drachen.
}
prompt-start = { $from ->
    [open] Der Stapel ist leer: Beginne ihn mit einer deiner offenen Karten.
    [hidden] Der Stapel ist leer: Drehe eine verdeckte Karte um, sie passt auf jeden Fall.
   *[hand] Der Stapel ist leer: Beginne ihn mit einer beliebigen Karte oder mit mehreren gleichen.
}
prompt-fits = { need } { $from ->
    [open] { $held ->
        [1] Eine offene Karte passt.
       *[other] Es passen { how-many } offene Karten.
    }
   *[hand] { $held ->
        [1] Eine Karte passt.
       *[other] Es passen { how-many } Karten.
    }
}
prompt-four = Vier gleiche Karten darfst du vorher weglegen.
prompt-none = { $need ->
    [null] Du hast nur 9en, und auf einen Drachen passt keine
    [protectos] Du hast nur 9en, und auf einen Drachen passt keine
    [no-dragons] Keine deiner Karten schlägt eine 6, und Drachen passen nicht darauf
    [covered] Keine deiner Karten passt auf einen Protecto über einer { $beat }
    [nine-covered] Keine deiner Karten passt auf einen Protecto über einer { $beat }
    [undercut] { $from ->
        [open] Keine deiner offenen Karten bleibt unter der 3
       *[hand] Keine deiner Karten bleibt unter der 3
    }
   *[other] { $from ->
        [open] Keine deiner offenen Karten schlägt { a-value }
       *[hand] Keine deiner Karten schlägt { a-value }
    }
}: Nimm den Stapel{ $four ->
    [yes] , oder lege erst vier gleiche Karten weg.
   *[no] .
}
prompt-turn = { must }: Drehe eine verdeckte Karte um. Passt sie nicht, nimmst du sie samt Stapel.
prompt-draw = { $count ->
    [1] Zieh 1 Karte
   *[other] Zieh { $count } Karten
}{ $answer ->
    [some] , oder gib das mit einer 4 oder einem Protecto weiter: Du hast { how-many }.
    [blind] , oder drehe erst eine verdeckte Karte um: Eine 4 oder ein Protecto gibt das weiter.
    [four] , dann spiele. Du hast weder 4 noch Protecto, darfst aber erst vier gleiche Karten weglegen.
    [hidden] : Eine verdeckte Karte kann das nicht weitergeben.
   *[none] , dann spiele: Zum Weitergeben hast du weder eine 4 noch einen Protecto.
}
prompt-skip = { $answer ->
    [some] Du setzt aus, außer du spielst { $by ->
        [fives] einen Protecto oder 5en
       *[protecto] einen Protecto
    }: { $held ->
        [1] Eine solche Karte hast du.
       *[other] Du hast { how-many } solche Karten.
    }
    [hidden] Du setzt aus: Eine verdeckte Karte kann das nicht verhindern.
   *[none] Du setzt aus: { $by ->
        [fives] Du hast weder einen Protecto noch eine 5, um es zu verhindern.
       *[protecto] Du hast keinen Protecto, um es zu verhindern.
    }
}
prompt-swap = { $can ->
    [some] Du darfst eine offene Karte gegen eine Handkarte tauschen: Wähle beide, oder tausche nichts.
   *[none] Du hast keine offene Karte zum Tauschen. Es kann losgehen.
}
decision-swap = { $name } darf eine offene Karte tauschen.
decision-play = { $need ->
    [empty] { $name } beginnt einen neuen Stapel.
    [null] { $name } darf alles legen außer einer 9.
    [protectos] { $name } darf alles legen außer einer 9.
    [undercut] { $name } muss unter der 3 bleiben.
   *[other] { $name } muss { a-value } schlagen.
}
decision-owed-draw = { $count ->
    [1] { $name } muss 1 Karte ziehen oder das weitergeben.
   *[other] { $name } muss { $count } Karten ziehen oder das weitergeben.
}
decision-owed-skip = { $name } setzt aus oder gibt das weiter.
decision-give = { $who ->
    [you] Deine 2: Wähle, wer eine zufällige Karte aus deiner Hand bekommt.
   *[other] { $name } wählt, wer eine Karte bekommt.
}
decision-pick = { $who ->
    [you] Deine 9: Wähle eine offene Karte, von dir oder jemand anderem. Sie kommt auf deine Hand.
   *[other] { $name } wählt eine offene Karte.
}
decision-direction = { $who ->
    [you] { $two ->
        [yes] Deine 7: Als Nächstes kommt { $next }. Wechselst du die Richtung, bist du noch einmal dran.
       *[no] Deine 7: Als Nächstes kommt { $next }. Wechselst du die Richtung, kommt { $back }.
    }
   *[other] { $name } darf die Richtung wechseln.
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
} weglegen{ $pile ->
    [leaves] , und den Stapel dazu
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
move-turn = die { $place }. verdeckte Karte umdrehen
move-reverse = die Richtung wechseln
move-onward = die Richtung lassen
move-give = { $who ->
    [you] dir selbst eine Karte geben
   *[other] { $name } bekommt eine Karte
}
move-keep = nichts tauschen
move-pick = { $who ->
    [you] { the-open-card } aus dem eigenen Aufgebot nehmen
   *[other] { the-open-card } von { $name } nehmen
}
move-swap = { $open } gegen { $hand } tauschen

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
    [you] Du tauschst { $open } gegen { $hand }.
   *[other] { $name } tauscht { $open } gegen { $hand }.
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
    [you] Du legst { cards } aus der Hand weg.
   *[other] { $name } legt { cards } aus der Hand weg.
}
event-pile-leaves = Der Stapel kommt aus der Partie.
event-took-pile = { $who ->
    [you] Du nimmst den Stapel: { $cards }.
   *[other] { $name } nimmt den Stapel: { $cards }.
}
event-owes-draw = { $who ->
    [you] Du musst { $count } Karten ziehen.
   *[other] { $name } muss { $count } Karten ziehen.
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
        [you] Du nimmst { the-open-card } aus deinem eigenen Aufgebot.
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
    .about = Wer eine Null spielt, spielt gleich weiter oder nimmt den Stapel.
skill-dragons = Drachenzoll
    .about = Wer einen Drachen spielt, zieht eine Karte.
skill-one = Riesenbezwinger
    .about = Eine 1 darf auf eine 9 gelegt werden.
skill-two = Kuckucksei
    .about = Nach einer 2 wählst du jemanden, der eine zufällige Karte aus deiner Hand bekommt.
skill-seven = Kehrtwende
    .about = Wer eine 7 spielt, darf die Richtung wechseln.
skill-eight = Finderlohn
    .about = Jede 8, die am Ende auf der Hand oder offen liegt, gibt 1 Gold zurück, statt 1 zu kosten.
skill-nine = Langer Arm
    .about = Wer eine 9 spielt, nimmt eine offene Karte aus irgendeinem letzten Aufgebot auf die Hand.

## Flüche

curse-plague_6 = Monsterplage 6
    .about = Sechs Handkarten statt fünf.
curse-plague_7 = Monsterplage 7
    .about = Sieben Handkarten statt fünf.
curse-plague_8 = Monsterplage 8
    .about = Acht Handkarten statt fünf.
curse-blind_2_4 = Unwissenheit 2/4
    .about = Zwei offene und vier verdeckte Karten statt drei und drei.
curse-blind_1_5 = Unwissenheit 1/5
    .about = Eine offene und fünf verdeckte Karten statt drei und drei.
curse-blind_0_6 = Unwissenheit 0/6
    .about = Keine offenen und sechs verdeckte Karten statt drei und drei.
curse-chaos = Chaos
    .about = Alle ziehen einen anderen Fluch, und was nicht ausgeteilt wird, kommt auf den Nachziehstapel.

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
refuse-no-draw-owed = Du musst gar nichts ziehen.
refuse-not-while-skipped = Wenn du aussetzen sollst, ist es nicht dein Zug.
refuse-not-four = Dafür brauchst du vier gleiche Karten auf der Hand.
refuse-draw-first = Zieh zuerst die Karten, die du ziehen musst.
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
refuse-does-not-answer-draw = Musst du ziehen, geben das nur 4en und Protectos weiter.
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

## Tatsachen: worauf es ankommt, als Satzteil hinter „Danach“; für jetzt als eigener Satz

a-card = { $count ->
    [1] Karte
   *[other] Karten
}
fact-next-cards = hat { next-player } noch { $figure } { a-card }
    .now = { next-player } hat nur noch { $figure } { a-card }. Eine 4 lässt ziehen, eine 5 aussetzen, und auf eine 6 passt kein Drache.
fact-rival-cards = hat jemand hinter dem Nächsten noch { $figure } { a-card }
    .now = Jemand hinter dem Nächsten hat nur noch { $figure } { a-card }. Halte eine 4, eine 5 oder eine 6 dafür bereit.
fact-stuck = passt von dir { $figure } nichts
fact-own-cards = hast du insgesamt noch { $figure } { a-card }
fact-dragons = hast du { $figure } { $count ->
    [1] Drachen
   *[other] Drachen
} auf der Hand
fact-hand = hast du { $figure } { a-card } auf der Hand
fact-pile = liegen auf dem Stapel vor dir { $figure } { a-card }
    .now = Auf dem Stapel { $count ->
    [1] liegt
   *[other] liegen
    } { $figure } { a-card }. Wer nicht legen kann, nimmt sie alle.
fact-gold = kosten dich deine Karten { $figure } { $count ->
    [1] Goldstück
   *[other] Goldstücke
}

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
web-kind = { $kind ->
    [3] 3, darunter bleiben
    [4] 4, zwei ziehen
    [5] 5, aussetzen
    [6] 6, keine Drachen
    [N] Null, ein Drache
    [E] Extermino, ein Drache
    [P] Protecto, ein Drache
   *[other] { $kind }, ein Monster
}
web-kind-about = { $kind ->
    [1] Die niedrigste Karte. Sie passt auf eine 1 oder eine Null, nach einer 3 und auf den leeren Stapel.
    [2] Niedrig, aber eine der wenigen, die nach einer 3 passen. Sonst passt sie auf eine 1, eine 2 oder eine Null.
    [3] Wer als Nächstes dran ist, muss darunter bleiben: Nur eine 1, eine 2 oder ein Drache passt.
    [4] Wer als Nächstes dran ist, zieht für jede 4 zwei Karten oder gibt das mit einer 4 oder einem Protecto weiter.
    [5] Wer als Nächstes dran ist, setzt aus, bei zwei 5en die nächsten zwei. Ein Protecto gibt das weiter.
    [6] Wer als Nächstes dran ist, darf keinen Drachen legen, nur eine 6 oder höher.
    [7] Sie kann nichts Besonderes. Darauf passt eine 7 oder höher oder ein Drache.
    [8] Sie kann nichts Besonderes. Darauf passt eine 8, eine 9 oder ein Drache.
    [9] Die höchste: Nur eine weitere 9 oder ein Drache schlägt sie. Selbst passt sie nicht auf einen Drachen.
    [N] Passt auf alles außer einer 6 und macht den Wert zu 0: Danach passt alles außer einer 9.
    [E] Passt auf alles außer einer 6: Der ganze Stapel kommt aus der Partie, und wer ihn gespielt hat, spielt noch einmal.
   *[P] Passt auf alles außer einer 6: Wer als Nächstes dran ist, steht vor demselben Wert, Ziehen oder Aussetzen. Darauf passt keine 9.
}
web-skill-too = { $skill }: { $about }
web-not-now = Gerade passt sie nicht.
web-your-hand = Deine Hand
web-your-hand-about = Solange du hier Karten hast, spielst du von hier.
web-your-stand = Dein letztes Aufgebot
web-your-stand-about = Für später, wenn deine Hand leer ist: Erst spielst du die offenen Karten, dann blind die verdeckten. Starke Karten helfen dir hier am meisten.
web-open-about = Sie wird gespielt, wenn die Hand leer ist.
web-hidden-about = Niemand kennt sie, auch nicht, wem sie gehört. Sind Hand und offene Karten weg, wird jeden Zug eine umgedreht.
web-deck = { $count } zum Ziehen
web-deck-name = Nachziehstapel, { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}
web-deck-about = Von hier wird nur gezogen, wenn etwas es verlangt, zum Beispiel eine 4. Ist er leer, zieht niemand.
web-pile-about = Wer nicht legen kann oder will, nimmt ihn ganz. Tippe darauf, um alle Karten zu sehen.
web-pile-none = Der Stapel ist leer
web-pile-none-about = Wer als Nächstes dran ist, beginnt ihn mit irgendeiner Karte.
web-run = Oben liegen { $count } gleiche
web-run-about = Liegen vier gleiche aufeinander, kommt der Stapel aus der Partie, und wer die vierte gelegt hat, spielt noch einmal.
web-gone = { $count } weg
web-gone-about = Hierher kommen ganze Stapel nach einem Extermino oder vier gleichen Karten. In dieser Partie kommen sie nicht wieder.
web-gone-none = Noch ist nichts weg
web-direction = { $clockwise ->
    [yes] Gespielt wird im Uhrzeigersinn
   *[no] Gespielt wird gegen den Uhrzeigersinn
}
web-direction-about = { $clockwise ->
    [yes] Es geht der Reihe nach von links nach rechts.
   *[no] Es geht der Reihe nach von rechts nach links.
}
web-owed-about = Wer als Nächstes dran ist, zieht sie oder gibt das mit einer 4 oder einem Protecto weiter. Jede weitere 4 legt zwei dazu.
web-skips-about = Das machen die 5en. Ein Protecto gibt es weiter.
web-match-about = Wer keine Karte mehr hat, gewinnt eine Partie; die anderen verlieren für ihre Karten Gold, höchstens 10. Hat jemand { $target } verloren, ist Schluss, und wer am wenigsten verloren hat, gewinnt.
web-single-about = Wer zuerst keine Karte mehr hat, gewinnt.
web-known-name = { $name } hat { $cards }
web-known-about = Du hast gesehen, wie diese Karten auf die Hand kamen.
web-fact-hand-about = Erst werden die Handkarten gespielt, dann die offenen, dann die verdeckten. Wer keine mehr hat, gewinnt die Partie.
web-fact-lost-about = Karten, die am Ende einer Partie übrig sind, kosten Gold. Bei { $target } ist Schluss, und wer am wenigsten verloren hat, gewinnt.
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
web-match = Partie { $number }, bis { $target } Gold verloren sind
web-lost = { $gold } Gold verloren
web-game = Partie { $number }
web-before = davor
web-gold-lost = Ver{"\u00AD"}lorenes Gold
web-cards-left = Karten übrig
web-left-hand = Hand
web-left-open = Offen
web-left-hidden = Verdeckt
web-why = { $single ->
    [yes] { $who ->
        [winner] Du bist als Erster alle Karten losgeworden.
        [loser] Verloren: { $names } ist zuerst alle Karten losgeworden; du hattest noch { $mine ->
            [1] 1 Karte
           *[other] { $mine } Karten
        }.
       *[other] { $names } ist zuerst alle Karten losgeworden.
    }
   *[no] { $who ->
        [winner] Du hast am wenigsten Gold verloren: { $gold }.
        [loser] Das Gesamtspiel gewinnt { $names } mit dem wenigsten verlorenen Gold: { $gold }. Bei dir sind es { $mine }.
       *[other] Das Gesamtspiel gewinnt { $names } mit dem wenigsten verlorenen Gold: { $gold }.
    }
}

## Im Browser: das Ziel und ein paar Tipps

web-goal-1 = { $single_game ->
    [true] Werde als Erster alle Karten los: erst die Hand, dann die offenen, dann die verdeckten.
   *[other] Werde deine Karten los: Was übrig bleibt, kostet Gold. Wer am wenigsten verliert, gewinnt.
}
web-goal-2 = Lege in deinem Zug eine gleich hohe oder höhere Karte oder einen Drachen. Sonst nimmst du den Stapel.
web-tip-1 = Gleiche Karten darfst du zusammen legen. Vier gleiche in Folge räumen den Stapel ab, und du bist noch einmal dran.
web-tip-2 = Vier Zahlen können etwas: Die 3 muss unterboten werden, die 4 lässt ziehen, die 5 aussetzen, die 6 sperrt Drachen.
web-tip-3 = Drachen helfen: Null setzt den Stapel auf 0, Extermino räumt ihn ab, Protecto gibt alles an den Nächsten weiter.
web-tip-4 = Zuletzt kommen deine verdeckten Karten. Die drehst du einzeln um und weißt vorher nicht, was es ist.

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

## Worum es in Rätseln geht

puzzle-take = Den Stapel nehmen
puzzle-dragon = Einen Drachen spielen
puzzle-keep-dragon = Den Drachen behalten
puzzle-swap = Vor der Partie tauschen
puzzle-number = Die richtige Zahl

## In Berichten über viele Spiele

happens-game-begins = Eine Partie beginnt
happens-dealt = Auf die Hand bekommen
happens-laid-out = Offen ausgelegt
happens-swapped = Tausch vor der Partie
happens-swapped-open = Offene Karte gegen eine der Hand getauscht
happens-swapped-hand = Handkarte offen ausgetauscht
happens-kept = Alle offenen Karten behalten
happens-played = Gespielt
happens-played-kind = Gespielte Karten
happens-played-count = Gleiche Karten auf einmal
happens-turned = Verdeckte Karte umgedreht
happens-turned-place = Platz einer umgedrehten Karte
happens-turned-kind = Umgedrehte Karten
happens-removed-four = Vierling abgelegt
happens-pile-leaves = Der Stapel verlässt das Spiel
happens-took-pile = Mit dem Stapel genommen
happens-owes-draw = Muss ziehen
happens-drew = Karten gezogen
happens-drew-cards = Gezogene Karten
happens-skipped = Setzt aus
happens-gave = Karte weitergegeben
happens-gave-card = Weitergegebene Karten
happens-picked = Von anderen genommene Karten
happens-reversed = Richtung gewechselt
happens-went-on = Richtung behalten
happens-game-won = Partie gewonnen
happens-game-stopped = Partie an der Grenze beendet
happens-lost = Gold verloren
happens-cursed = Gezogene Flüche
happens-skill-up = Aufgedeckte Fähigkeiten
happens-match-won = Gesamtspiel gewonnen
happens-play = Spielen
happens-play-kind = Spielen, nach Karte
happens-play-times = Spielen, nach Zahl der Karten
happens-remove = Vierling ablegen
happens-take = Stapel nehmen
happens-draw = Ziehen
happens-accept = Aussetzen hinnehmen
happens-turn = Verdeckte Karte umdrehen
happens-give = Karte geben
happens-pick = Karte nehmen
happens-swap = Tauschen
happens-swap-open = Tauschen, nach offener Karte
happens-swap-hand = Tauschen, nach Handkarte
happens-keep = Offene Karten behalten
happens-reverse = Richtung wechseln
happens-onward = Richtung behalten
