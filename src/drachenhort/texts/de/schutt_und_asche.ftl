# Schutt und Asche. Länder haben ihre Namen, Plättchen kommen als fertige Wörter in $tile, Gold als Liste in $cards.

about = Gemeinsam gegen einen Drachen mit sieben Köpfen, allein um die Krone: Opfere Gold, rüste Ritter aus und halte deine Länder.
example-move = buy L3
example-why = buy L3
example-one = piece 1
example-clause = 5.4

## Dinge

tile = { $kind ->
    [power] Macht
    [knight] Ritter
    [sword] Schwert
    [shield] Schild
   *[other] Drachenangriff
}
combat-card = { $card ->
    [knight] Ritter
    [dragon] Drache
    [sword] Schwert
   *[other] Schild
}
colour = { $colour ->
    [red] rot
   *[other] gelb
}
marker = Angriffsmarke
nothing = keine

## Der Tisch

heading = Runde { $round }, Regent: { $name }. Treffer: { $hits } von { $most }.
tiles-taken-up = Die Drachenkärtchen werden neu ausgelegt.
field-up = Feld { $field } (Eingang { $land }): { colour } { $numbers }, offen.
field-down = Feld { $field } (Eingang { $land }): { colour }, verdeckt; möglich: { $numbers }.
seat-line = { $name } (Platz { $seat }): { $cards } Goldkarten, { $offered } geopfert, { $spent } Gold ausgegeben; Macht { $power }, Ruhm { $fame }, Treffermarken { $hits }{ $status ->
    [victorious] {""}, siegreicher Drachenkämpfer.
    [successful] {""}, erfolgreicher Drachenkämpfer.
   *[none] .
}
lands-line = Länder: { $lands }.
from-the-top = von oben: { $tiles }
lost-line = Verlorene Länder: { $lands }.
fight-line = Kampf auf { $land }. Offen: Ritter { $knights }, Drachen { $dragons }, Schwerter { $swords }, Schilde { $shields }.
claim-line = { $who ->
    [you] Du sagtest: { $claim }.
   *[other] { $name } sagte: { $claim }.
}
claim-offer = Ich opfere { $gold } Gold
claim-gold = Ich habe { $gold } Gold
claim-top = mein oberstes Plättchen auf { $land }: { $tile }
my-gold = Deine Goldkarten: { $cards }. Wert: { $worth } Gold.

## Wer was entscheidet

decision-take-land = { $who ->
    [you] Nimm ein freies Land.
   *[other] { $name } nimmt ein Land.
}
decision-start-knight = { $who ->
    [you] Auf welchem Land steht dein Startritter?
   *[other] { $name } stellt den Startritter auf.
}
decision-sort = { $who ->
    [you] Schau einen deiner Stapel an, um ihn neu zu legen, oder melde dich fertig.
   *[other] { $name } sortiert Stapel.
}
decision-order = { $who ->
    [you] Der Stapel von { $land }, von oben: Welches Plättchen kommt als Nächstes?
   *[other] { $name } legt einen Stapel neu.
}
decision-dragon-piece = { $who ->
    [you] Wohin kommt dein Drachenstein?
   *[other] { $name } setzt den Drachenstein.
}
decision-offer = { $who ->
    [you] Was opferst du? Karte für Karte, dann fertig.
   *[other] { $name } opfert Gold.
}
decision-pick-fight = { $who ->
    [you] Welcher deiner Ritter kämpft zuerst?
   *[other] { $name } wählt einen Kampf.
}
decision-power = { $who ->
    [you] Auf { $land } liegen zwei Drachen offen: Gibst du eine Macht ab oder deckst du weiter auf?
   *[other] { $name } entscheidet im Kampf auf { $land } über Macht.
}
decision-shield = { $who ->
    [you] Die Schilde erlauben dir, den Kampf auf { $land } abzubrechen.
   *[other] { $name } entscheidet, ob der Kampf auf { $land } endet.
}
decision-marker = { $who ->
    [you] Welche Angriffsmarke nimmst du weg?
   *[other] { $name } nimmt eine Angriffsmarke weg.
}
decision-purchase = { $who ->
    [you] Kauf, schau an oder hör auf.
   *[other] { $name } kauft ein.
}
decision-put = { $who ->
    [you] { $tile }: auf welches deiner Länder?
   *[other] { $name } legt ein Plättchen ab: { $tile }.
}
decision-lay-tiles = { $who ->
    [you] Du bist Regent: Welche Farbe liegt auf welchem Feld?
   *[other] { $name } legt die Drachenkärtchen aus.
}
decision-name-king = { $who ->
    [you] Du bist Regent: Wer wird gekrönt?
   *[other] { $name } bestimmt, wer gekrönt wird.
}
decision-claim = { $who ->
    [you] Was behauptest du?
   *[other] { $name } behauptet etwas.
}

## Züge, wie die Liste sie zeigt

move-take = { $land } nehmen
move-buy = das oberste Plättchen von { $land } kaufen, 2 Gold
move-look = den Stapel von { $land } anschauen
move-put = auf { $land } legen
move-next = als Nächstes: { $tile }
move-done = fertig
move-piece = Drachenstein auf Feld { $field }
move-offer = noch eine Karte: { $card }
move-fight = auf { $land } kämpfen
move-turn = die nächste Karte aufdecken
move-spend = eine Macht abgeben
move-stop = abbrechen: unentschieden
move-onward = weiterkämpfen
move-lift = die Marke von { $land } wegnehmen
move-lay = Feld für Feld: { $colours }
move-name = { $name } krönen
move-talk = etwas behaupten über { $topic ->
    [offer] mein Opfer
    [gold] mein Gold
   *[top] das oberste Plättchen eines Stapels
}
move-say = sagen: { $claim }

## Was geschieht

event-took-land = { $who ->
    [you] Du nimmst { $land }.
   *[other] { $name } nimmt { $land }.
}
event-start-tiles = { $who ->
    [you] Du hast { $power } Startmacht.
   *[other] { $name } hat { $power } Startmacht.
}
event-knight-put = { $who ->
    [you] Dein Startritter steht auf { $land }.
   *[other] Der Startritter von { $name } steht auf { $land }.
}
event-looked = { $who ->
    [you] Du schaust den Stapel von { $land } an.
   *[other] { $name } schaut den Stapel von { $land } an.
}
event-saw-stack = { $who ->
    [you] Auf { $land } siehst du von oben: { $tiles }.
   *[other] Auf { $land } sieht { $name } von oben: { $tiles }.
}
event-laid-stack = { $who ->
    [you] Du legst { $land } neu, von oben: { $tiles }.
   *[other] { $name } legt { $land } neu, von oben: { $tiles }.
}
event-sorted = { $who ->
    [you] Du bist mit dem Sortieren fertig.
   *[other] { $name } ist mit dem Sortieren fertig.
}
event-sorting-ends = Das Sortieren ist vorbei. Jedes Land bekommt noch ein Plättchen, ungesehen.
event-round-begins = { $who ->
    [you] Runde { $round } beginnt. Du bist Regent.
   *[other] Runde { $round } beginnt. Regent ist { $name }.
}
event-handed-in = { $who ->
    [you] Du gibst { $fame } Ruhm und { $hits } Treffermarken ab, für { $cards } Karten.
   *[other] { $name } gibt { $fame } Ruhm und { $hits } Treffermarken ab, für { $cards } Karten.
}
event-got-gold = { $who ->
    [you] Du hast { $count } Goldkarten.
   *[other] { $name } hat { $count } Goldkarten.
}
event-gold-held = { $who ->
    [you] Deine Goldkarten: { $cards }.
   *[other] Goldkarten von { $name }: { $cards }.
}
event-piece-put = { $who ->
    [you] Du setzt den Drachenstein auf Feld { $field }.
   *[other] { $name } setzt den Drachenstein auf Feld { $field }.
}
event-offered = { $who ->
    [you] Karten, die du opferst: { $count }.
   *[other] Karten, die { $name } opfert: { $count }.
}
event-offered-cards = { $who ->
    [you] Du opferst verdeckt: { $cards }.
   *[other] { $name } opfert verdeckt: { $cards }.
}
event-revealed = { $who ->
    [you] Dein Opfer: { $cards }.
   *[other] Opfer von { $name }: { $cards }.
}
event-tile-up = Das Kärtchen auf Feld { $field } ist eine { $tile }; das Opfer ist { $offering }.
event-prevented = Der Angriff von Feld { $field } ist verhindert.
event-fame = { $who ->
    [you] Du bekommst eine Ruhmmarke: { $value }.
   *[other] { $name } bekommt eine Ruhmmarke: { $value }.
}
event-attacked = Der Drache greift an: { $lands }.
event-fight-begins = { $who ->
    [you] Dein Ritter auf { $land } kämpft.
   *[other] Der Ritter von { $name } auf { $land } kämpft.
}
event-combat-card = Kampfkarte: { $card }.
event-power-spent = { $who ->
    [you] Du gibst eine Macht ab; beide Drachen kommen beiseite.
   *[other] { $name } gibt eine Macht ab; beide Drachen kommen beiseite.
}
event-dragon-won-fight = { $who ->
    [you] Der Drache gewinnt auf { $land }: Du verlierst den Ritter und seine Ausrüstung.
   *[other] Der Drache gewinnt auf { $land }: { $name } verliert den Ritter und seine Ausrüstung.
}
event-hit = { $who ->
    [you] Dein Ritter auf { $land } gewinnt: Treffer Nummer { $hits }.
   *[other] Der Ritter von { $name } auf { $land } gewinnt: Treffer Nummer { $hits }.
}
event-draw = { $who ->
    [you] Du brichst den Kampf auf { $land } ab: unentschieden.
   *[other] { $name } bricht den Kampf auf { $land } ab: unentschieden.
}
event-successful = { $who ->
    [you] Du bist jetzt erfolgreicher Drachenkämpfer.
   *[other] { $name } ist jetzt erfolgreicher Drachenkämpfer.
}
event-marker-lifted = { $who ->
    [you] Du nimmst die Marke von { $land }.
   *[other] { $name } nimmt die Marke von { $land }.
}
event-land-lost = { $who ->
    [you] Du verlierst { $land }.
   *[other] { $name } verliert { $land }.
}
event-bought = { $who ->
    [you] Du kaufst auf { $land }: { $tile }.
   *[other] { $name } kauft auf { $land }: { $tile }.
}
event-tile-put = { $who ->
    [you] Du legst auf { $land } ab: { $tile }.
   *[other] { $name } legt auf { $land } ab: { $tile }.
}
event-no-room = { $who ->
    [you] Du hast keinen Platz dafür, es verlässt das Spiel: { $tile }.
   *[other] { $name } hat keinen Platz dafür, es verlässt das Spiel: { $tile }.
}
event-purchases-end = { $who ->
    [you] Du beendest deine Käufe; { $cards } Karten gehen zurück.
   *[other] { $name } ist mit dem Kaufen fertig; { $cards } Karten gehen zurück.
}
event-tiles-laid = { $who ->
    [you] Du bist der neue Regent. Die Drachenkärtchen, Feld für Feld: { $colours }.
   *[other] { $name } ist der neue Regent. Die Drachenkärtchen, Feld für Feld: { $colours }.
}
event-claimed = { $who ->
    [you] Du sagst: { $claim }.
   *[other] { $name } sagt: { $claim }.
}
event-victorious = { $who ->
    [you] Der Drache ist besiegt. Du bist der siegreiche Drachenkämpfer.
   *[other] Der Drache ist besiegt. { $name } ist der siegreiche Drachenkämpfer.
}
event-turned = { $who ->
    [you] Finale auf deinem { $land }: Macht { $power }, beendet durch: { $tile }.
   *[other] Finale auf { $land } von { $name }: Macht { $power }, beendet durch: { $tile }.
}
event-counted = { $who ->
    [you] Du hast { $points } Punkte und { $lands } Länder.
   *[other] { $name } hat { $points } Punkte und { $lands } Länder.
}
event-crowned = { $who ->
    [you] Du wirst gekrönt.
   *[other] { $name } wird gekrönt.
}
event-saved = Stehende Länder: { $lands }.
event-dragon-won = Der Drache hat gewonnen. Stehende Länder: { $lands }.
event-stopped = Die Grenze von { $round } Runden ist erreicht.

## Wie es endet

ending-crown-by-power = Der Drache ist besiegt. Die meiste Macht gewinnt die Krone.
ending-crown-by-lands = Der Drache ist besiegt. Gleichstand an Macht; mehr Länder gewinnen die Krone.
ending-crown-by-regent = Der Drache ist besiegt. Gleichstand an Macht und Ländern; der Regent hat entschieden.
ending-cooperative = Der Drache ist besiegt. Alle haben gemeinsam gewonnen.
ending-alone = Der Drache ist besiegt.
ending-dragon-by-lands = Kein Land ist mehr da. Der Drache hat gewonnen, alle haben verloren.
ending-dragon-by-knights = Nirgends ist mehr ein Ritter. Der Drache hat gewonnen, alle haben verloren.
ending-stopped = Die Partie wurde an der Rundengrenze beendet, ohne Ergebnis.
result-seat = { $who ->
    [you] Du: { $points }{ $winner ->
        [yes] {""}, gewonnen.
       *[no] .
    }
   *[other] { $name }: { $points }{ $winner ->
        [yes] {""}, gewonnen.
       *[no] .
    }
}

## Optionen

option-regent = Regent
    .about = Wer zuerst Regent ist. Gibt es den Platz nicht, entscheidet das Los.
    .value = { $value ->
        [0] das Los entscheidet
       *[other] Platz { $value }
    }
option-start_1 = Startplättchen von Platz 1
    .about = Womit dieser Platz beginnt. Zu fünft bekommt der Platz mit nur vier Ländern noch eine Macht dazu, auch ohne Startplättchen.
    .value = { $value ->
        [0] keine
        [1] nur der Ritter
        [2] der Ritter und 1 Macht
       *[other] der Ritter und 2 Macht
    }
option-start_2 = Startplättchen von Platz 2
    .about = { option-start_1.about }
    .value = { option-start_1.value }
option-start_3 = Startplättchen von Platz 3
    .about = { option-start_1.about }
    .value = { option-start_1.value }
option-start_4 = Startplättchen von Platz 4
    .about = { option-start_1.about }
    .value = { option-start_1.value }
option-start_5 = Startplättchen von Platz 5
    .about = { option-start_1.about }
    .value = { option-start_1.value }
option-start_6 = Startplättchen von Platz 6
    .about = { option-start_1.about }
    .value = { option-start_1.value }
option-sorting_all = Sortieren bis zum Schluss
    .about = Das Sortieren endet erst, wenn alle fertig sind, nicht schon bei der Hälfte.
option-claims = Behauptungen
    .about = So viele festgehaltene Behauptungen je Spieler und Phase.
option-whole_tile = Das ganze Kärtchen
    .about = Ein zu kleines Opfer rettet nichts: Der Drache greift so oft an, wie das Kärtchen sagt.
option-level = Stufe
    .about = Wie schwer die Kämpfe sind.
    .value = { $value ->
        [0] leichter
        [1] wie üblich
       *[other] schwerer
    }
option-cooperative = Kooperativ
    .about = Keine Krone; die stehenden Länder sind euer gemeinsames Ergebnis.
option-round_limit = Rundengrenze
    .about = Nach so vielen Runden endet es ohne Ergebnis; 0 heißt ohne Grenze.

## Ablehnungen: je ein freundlicher Satz; die Regel steht daneben

refuse-no-such-action = So einen Zug gibt es in diesem Spiel nicht.
refuse-game-over = Das Spiel ist vorbei.
refuse-not-your-turn = Du bist nicht dran.
refuse-land-not-free = Dieses Land ist nicht frei.
refuse-only-in-the-draft = Länder nimmt man nur am Anfang.
refuse-no-such-tile-left = Dieses Plättchen ist in deinem Stapel nicht mehr übrig.
refuse-no-stack-open = Du hast keinen Stapel offen.
refuse-tile-face-up = Dieses Kärtchen ist schon offen.
refuse-not-putting-the-piece = Du setzt jetzt keinen Drachenstein.
refuse-no-such-card = So eine Karte hast du nicht.
refuse-not-offering = Jetzt wird nichts geopfert.
refuse-no-fight-there = Dort hast du keinen angegriffenen Ritter.
refuse-not-picking-a-fight = Jetzt ist kein Kampf zu wählen.
refuse-not-at-two-dragons = Macht gibst du nur ab, wenn genau zwei Drachen offen liegen.
refuse-not-at-third-shield = Nur beim dritten oder einem späteren Schild darf ein Ritter mit Schild abbrechen.
refuse-no-marker-there = Dort liegt keine Marke.
refuse-no-fight-won = Eine Marke nimmst du nur nach einem Kampf weg.
refuse-wrong-colours = Das sind nicht die Farben dieser Runde.
refuse-not-laying-out = Jetzt werden keine Drachenkärtchen ausgelegt.
refuse-not-tied = Dieser Spieler gehört nicht zu den Gleichen.
refuse-nobody-to-name = Jetzt ist niemand zu bestimmen.
refuse-no-claim-now = Behauptungen machst du beim Setzen des Steins, beim Opfern oder beim Kaufen.
refuse-enough-said = Du hast in dieser Phase schon alles behauptet.
refuse-talk-first = Sag erst, worum es geht: talk offer, talk gold oder talk top.
refuse-other-topic = Du hast von etwas anderem angefangen.
refuse-no-own-stack-there = Dort hast du keinen Stapel.
refuse-lay-the-stack-first = Lege erst den offenen Stapel fertig.
refuse-fight-first = Erst geht der Kampf weiter.
refuse-put-first = Lege erst das gekaufte Plättchen ab.
refuse-must-choose = Hier musst du etwas wählen.
refuse-not-your-land = Das ist keines deiner Länder.
refuse-no-room-there = Auf diesem Land ist dafür kein Platz.
refuse-nothing-to-put = Du hast nichts abzulegen.
refuse-not-buying = Jetzt wird nicht gekauft.
refuse-too-little-gold = Du hast nicht mehr genug Gold.
refuse-no-tiles-there = Dort liegen keine Plättchen mehr.

## Nur im Browser

web-map = Die Karte
web-close = Schließen
web-round = Runde { $round }
web-heads = { $hits } von 7 Köpfen getroffen
web-land-free = { $land }, frei
web-land-mine = { $land }, deins
web-land-of = { $land } von { $name }
web-land-lost = { $land }, Schutt und Asche
web-height = { $count ->
    [1] 1 Plättchen
   *[other] { $count } Plättchen
}
web-top = oben { $tile }
web-turned = aufgedeckt: { $tile }
web-field-empty = Feld { $field } (Eingang { $land }): leer
web-lay = Feld { $field }: { colour }
web-hand = Dein Gold, zusammen { $worth }
web-gold = Goldkarte { $card }{ $count ->
    [1] {""}
   *[other] , { $count }-mal
}
web-worth = { $worth } Gold
web-purse = Noch { $left } Gold, { $spent } ausgegeben
web-offered = { $count ->
    [1] 1 Karte verdeckt geopfert
   *[other] { $count } Karten verdeckt geopfert
}
web-given = Geopfert: { $gold } Gold
web-talk = Etwas sagen
web-topic = { $topic ->
    [offer] Ich opfere …
    [gold] Ich habe …
   *[top] Mein oberstes Plättchen auf …
}
web-laying = Stapel von { $land }, von oben
web-laid = So liegt der Stapel
web-lay-again = Plättchen zurücknehmen
web-stack = Der Stapel, von oben
web-unknown = unbekannt
web-buy = Kaufen, 2 Gold
web-look = Anschauen, 1 Gold
web-said = „{ $claim }“
web-tiles = Drachenkärtchen dieser Runde
web-tile-up = { $number }, offen
web-tile-down = { $number }, noch verdeckt
web-unseen = Stadtplättchen, die du nicht kennst
web-regent = Regent
web-status = { $status ->
    [victorious] Siegreicher Drachenkämpfer: Macht zählt dreifach
   *[other] Erfolgreicher Drachenkämpfer: Macht zählt doppelt
}
web-fame = Ruhm { $value }
web-hits = { $count ->
    [1] 1 Treffermarke
   *[other] { $count } Treffermarken
}
web-lands = { $count ->
    [1] 1 Land
   *[other] { $count } Länder
}
web-cards = { $count ->
    [1] 1 Goldkarte
   *[other] { $count } Goldkarten
}
web-power = { $count } Macht
web-col-power = Macht
web-col-finale = Finale
web-col-factor = Faktor
web-col-lands = Länder
web-col-points = Punkte
web-col-saved = Gerettet

## Bildunterschriften der Regeln

web-rule-1 = Die Stadtplättchen Macht, Ritter, Schwert, Schild, Drachenangriff; die Goldkarten 3, 2, 1 und X.
web-rule-2-5 = Du hast den Stapel sortiert; obenauf liegt nun ein Plättchen, das niemand kennt.
web-rule-2-7 = Runde 2: Gelb 2 und 4 sind offen. Also ist das verdeckte gelbe Kärtchen die 3, das rote die 5.
web-rule-5-1 = Der Drachenstein kommt auf ein verdecktes Kärtchen; von dort droht der Angriff.
web-rule-5-3 = Geopfert sind 2 + 1 + 1 = 4, das Kärtchen ist eine 4: verhindert. Wer das meiste gab, bekommt Ruhm 1.
web-rule-5-4 = Geopfert sind 2 + 1 = 3, das Kärtchen ist eine 6: drei Länder werden angegriffen.
web-rule-5-6 = Ein markiertes Land ohne Ritter ist verloren.
web-rule-6-1 = Schild, aber kein Schwert: Die Schwerter zählen nicht, der dritte Ritter gewinnt und bringt einen Treffer.
web-rule-6-2 = Der dritte Schild liegt offen: Dieser Ritter darf abbrechen, oder weiterkämpfen und beim nächsten wieder gefragt werden.
web-rule-6-3 = Zwei Drachen liegen offen: Für eine Macht kommen beide beiseite, und es geht weiter.
web-rule-6-4 = Der dritte Drache: Ritter und Ausrüstung sind weg, das Land steht noch.
web-rule-7-1 = Für 2 Gold aufgedeckt: ein Schwert. Es kommt auf ein eigenes Land ohne Schwert und bleibt dort.
web-rule-7-2 = Für 1 Gold angeschaut und umgelegt: Die Macht liegt jetzt oben.
web-rule-7-4 = Ein gekaufter Drachenangriff auf einem Land ohne Ritter: Das Land ist verloren.
web-rule-8-1 = Nach Runde 1 geht die gelbe 1, und die rote 5 kommt.
web-rule-9-1 = Alle sieben Köpfe sind getroffen: Das Spiel endet sofort.
web-rule-9-4 = Zweimal Macht, dann ein Schild: Du bekommst 2 Macht, der Rest bleibt ungesehen.
