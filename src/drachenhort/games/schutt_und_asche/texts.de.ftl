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
land = { $land ->
    [L0] Nordtor
    [L1] Rabenburg
    [L2] Krötenmühle
    [L3] Eulenturm
    [L4] Gänsedorf
    [L5] Bärenburg
    [L6] Osttor
    [L7] Krähenturm
    [L8] Ziegendorf
    [L9] Eberburg
    [L10] Mäusemühle
    [L11] Storchenturm
    [L12] Südtor
    [L13] Luchsburg
    [L14] Entenmühle
    [L15] Schwalbenturm
    [L16] Hasendorf
    [L17] Hirschburg
    [L18] Westtor
    [L19] Elsternturm
    [L20] Dachsdorf
    [L21] Falkenburg
    [L22] Katzenmühle
   *[other] Fledermausturm
}
side = { $field ->
    [1] Norden
    [2] Osten
    [3] Süden
   *[other] Westen
}
sided = { $field ->
    [1] nördliche
    [2] östliche
    [3] südliche
   *[other] westliche
}
either = { $numbers } oder { $last }
colour = { $colour ->
    [red] rot
   *[other] gelb
}
marker = Angriffsmarke
nothing = keine

## Der Tisch

heading = Runde { $round }, Regent: { $name }. Treffer: { $hits } von { $most }.
tiles-taken-up = Die Drachenkärtchen werden neu ausgelegt.
field-up = Feld { $field }, { side } ({ $land }): { colour } { $numbers }, offen.
field-down = Feld { $field }, { side } ({ $land }): { colour }, verdeckt; möglich: { $numbers }.
seat-line = { $name } (Platz { $seat }): { $cards } Goldkarten, { $offered } geopfert, { $spent } Gold ausgegeben; Macht { $power }, Ruhm { $fame }, Treffermarken { $hits }{ $status ->
    [victorious] {""}, siegreicher Drachenkämpfer.
    [successful] {""}, erfolgreicher Drachenkämpfer.
   *[none] .
}
lands-line = Länder: { $lands }.
from-the-top = von oben: { $tiles }
lost-line = Verlorene Länder: { $lands }.
fight-line = Kampf in { $land }. Offen: Ritter { $knights }, Drachen { $dragons }, Schwerter { $swords }, Schilde { $shields }.
claim-line = { $who ->
    [you] Du sagtest: { $claim }.
   *[other] { $name } sagte: { $claim }.
}
claim-offer = Ich opfere { $gold } Gold
claim-gold = Ich habe { $gold } Gold
claim-top = oben in { $land }: { $tile }
my-gold = Deine Goldkarten: { $cards }. Wert: { $worth } Gold.

## Wer was entscheidet

decision-take-land = { $who ->
    [you] Nimm ein Land ({ $nth } von { $most }). Der Drache kommt durch die vier Tore.
   *[other] { $name } nimmt ein Land.
}
decision-start-knight = { $who ->
    [you] Stell deinen Ritter auf eins deiner Länder. Nur er kann dort kämpfen; Tore trifft es zuerst.
   *[other] { $name } stellt den ersten Ritter auf.
}
decision-sort = { $who ->
    [you] { $left ->
        [0] Du hast alle { $lands } Stapel gesehen. Ändere noch einen, oder melde dich fertig.
       *[other] Tippe ein eigenes Land an und ordne seine Plättchen ({ $seen } von { $lands }), oder melde dich fertig.
    }
   *[other] { $name } ordnet Stapel.
}
decision-order = { $who ->
    [you] Ordne den Stapel von { $land }: Tippe an, was als Nächstes kommt, von oben nach unten.
   *[other] { $name } ordnet einen Stapel.
}
decision-dragon-piece = { $who ->
    [you] Angriff { $attack } von 4: Bei welchem Kärtchen kommt der Drache heraus? Du hast { $gold } Gold.
   *[other] { $name } wählt, wo der Drache herauskommt, Angriff { $attack } von 4.
}
decision-offer = { $who ->
    [you] Der Drache will { $wanted } Gold für { $land }. { $others ->
        [0] {""}
        [1] Die anderen haben 1 Karte gelegt.{" "}
       *[other] Die anderen haben { $others } Karten gelegt.{" "}
    }{ $can ->
        [nothing] Du hast nichts zu opfern.
        [bluff] Du hast nur X-Karten, die nichts wert sind.
       *[gold] { $laid ->
            [0] Du hast { $gold } Gold.
           *[other] Du hast { $laid } Gold gelegt und noch { $gold }.
        }
    }
   *[other] { $name } opfert Gold, damit { $land } verschont bleibt.
}
decision-pick-fight = { $who ->
    [you] { $count } deiner Ritter werden angegriffen. Tippe an, wer zuerst kämpft.
   *[other] { $name } wählt, welcher Ritter zuerst kämpft.
}
decision-power = { $who ->
    [you] Zwei Drachen in { $land }; beim dritten fällt dein Ritter. Räumst du beide weg, für { $power ->
        [1] deine einzige Macht
       *[other] 1 von { $power } Macht
    }?
   *[other] { $name } darf im Kampf in { $land } Macht ausgeben.
}
decision-shield = { $who ->
    [you] Der Schild hält in { $land }: Hör auf, ohne Verlust und ohne Treffer, oder kämpf weiter.
   *[other] { $name } darf den Kampf in { $land } beenden.
}
decision-marker = { $who ->
    [you] Nimm 1 von { $count } Angriffsmarken weg. { $bare ->
        [0] Nur noch Ritter werden angegriffen.
        [1] 1 markiertes Land hat keinen Ritter und ginge verloren.
       *[other] { $bare } markierte Länder haben keinen Ritter und gingen verloren.
    }
   *[other] { $name } nimmt eine Angriffsmarke weg.
}
decision-purchase = { $who ->
    [you] { $can ->
        [buy] Du hast { $gold } Gold. Tippe ein eigenes Land an: oberstes Plättchen kaufen für 2, Stapel anschauen für 1.
        [look] Du hast 1 Gold: Das reicht zum Anschauen eines Stapels, nicht zum Kaufen.
       *[nothing] { $gold ->
            [0] Du hast kein Gold zum Ausgeben und kannst nichts kaufen.
           *[other] Du hast { $gold } Gold, aber keine Plättchen mehr zu kaufen.
        }
    }
   *[other] { $name } kauft ein.
}
decision-put = { $who ->
    [you] Gekauft: { $tile }. Leg es auf eins deiner Länder; dort bleibt es.
   *[other] { $name } hat ein Plättchen gekauft und legt es ab: { $tile }.
}
decision-lay-tiles = { $who ->
    [you] Du bist jetzt Regent. Tippe an, wohin { $red ->
        [1] das rote Kärtchen kommt
       *[other] die { $red } roten Kärtchen kommen
    }: Dort will der Drache 5 Gold oder mehr.
   *[other] { $name } ist jetzt Regent und legt die Drachenkärtchen aus.
}
decision-name-king = { $who ->
    [you] Gleichstand an Macht und Ländern. Du bist Regent: Tippe an, wer die Krone bekommt.
   *[other] { $name } bestimmt, wer die Krone bekommt.
}
decision-claim = { $who ->
    [you] Was sagst du? Es muss nicht stimmen.
   *[other] { $name } will etwas sagen.
}

## Züge, wie die Liste sie zeigt

move-take = { $land } nehmen
move-buy = das oberste Plättchen von { $land } kaufen, 2 Gold
move-look = den Stapel von { $land } anschauen
move-put = auf { $land } legen
move-next = als Nächstes: { $tile }
move-done = { $what ->
    [sort] fertig sortiert
    [offer] { $cards ->
        [0] nichts opfern
       *[other] fertig: { $gold } Gold
    }
    [purchase] nichts mehr kaufen
   *[other] fertig
}
move-piece = Drachenstein auf das { sided } Kärtchen
move-offer = noch eine Karte: { $card }
move-fight = in { $land } kämpfen
move-turn = nächste Karte aufdecken
move-spend = 1 Macht ausgeben
move-stop = Kampf beenden: unentschieden
move-onward = weiterkämpfen
move-lift = die Marke von { $land } wegnehmen
move-lay = die roten auslegen: { $sides }
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
    [you] Du beginnst mit { $power } Macht.
   *[other] { $name } beginnt mit { $power } Macht.
}
event-knight-put = { $who ->
    [you] Du stellst deinen ersten Ritter auf { $land }.
   *[other] { $name } stellt den ersten Ritter auf { $land }.
}
event-looked = { $who ->
    [you] Du schaust den Stapel von { $land } an.
   *[other] { $name } schaut den Stapel von { $land } an.
}
event-saw-stack = { $who ->
    [you] Du siehst in { $land }, von oben: { $tiles }.
   *[other] { $name } sieht in { $land }, von oben: { $tiles }.
}
event-laid-stack = { $who ->
    [you] Du ordnest { $land }, von oben: { $tiles }.
   *[other] { $name } ordnet { $land }, von oben: { $tiles }.
}
event-sorted = { $who ->
    [you] Du bist mit dem Sortieren fertig.
   *[other] { $name } ist mit dem Sortieren fertig.
}
event-sorting-ends = Das Sortieren ist vorbei. Auf jedes Land kommt noch ein Plättchen, das niemand gesehen hat.
event-round-begins = { $who ->
    [you] Runde { $round } beginnt. Du bist Regent.
   *[other] Runde { $round } beginnt. Regent ist { $name }.
}
event-handed-in = { $who ->
    [you] Du bekommst { $cards ->
        [1] 1 Karte
       *[other] { $cards } Karten
    } zusätzlich für { $hits ->
        [0] { $fame } Ruhm
       *[other] { $fame ->
            [0] { $hits }
           *[other] { $fame } Ruhm und { $hits }
        } Treffer
    }.
   *[other] { $name } bekommt { $cards ->
        [1] 1 Karte
       *[other] { $cards } Karten
    } zusätzlich für { $hits ->
        [0] { $fame } Ruhm
       *[other] { $fame ->
            [0] { $hits }
           *[other] { $fame } Ruhm und { $hits }
        } Treffer
    }.
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
    [you] Du wählst das { sided } Kärtchen: Dort kommt der Drache heraus.
   *[other] { $name } wählt das { sided } Kärtchen.
}
event-offered = { $who ->
    [you] Du opferst { $count ->
        [0] nichts
        [1] 1 Karte
       *[other] { $count } Karten
    }.
   *[other] { $name } opfert { $count ->
        [0] nichts
        [1] 1 Karte
       *[other] { $count } Karten
    }.
}
event-offered-cards = { $who ->
    [you] Du legst verdeckt: { $cards }.
   *[other] { $name } legt verdeckt: { $cards }.
}
event-revealed = { $who ->
    [you] { $count ->
        [0] Du hast nichts geopfert.
       *[other] Du hast { $gold } Gold geopfert: { $cards }.
    }
   *[other] { $count ->
        [0] { $name } hat nichts geopfert.
       *[other] { $name } hat { $gold } Gold geopfert: { $cards }.
    }
}
event-tile-up = Das { sided } Kärtchen ist eine { $tile }; geopfert sind { $offering } Gold.
event-prevented = Das reicht: Der Drache bleibt weg.
event-fame = { $who ->
    [you] Du hast am meisten gegeben und bekommst Ruhm { $value }.
   *[other] { $name } hat am meisten gegeben und bekommt Ruhm { $value }.
}
event-attacked = Das ist zu wenig. Der Drache greift an: { $lands }.
event-fight-begins = { $who ->
    [you] Dein Ritter kämpft in { $land }.
   *[other] { $name } kämpft in { $land }.
}
event-combat-card = Die nächste Karte: { $card }.
event-power-spent = { $who ->
    [you] Du gibst eine Macht ab; beide Drachen kommen beiseite.
   *[other] { $name } gibt eine Macht ab; beide Drachen kommen beiseite.
}
event-dragon-won-fight = { $who ->
    [you] Du verlierst den Kampf in { $land }, den Ritter und seine Ausrüstung. Das Land steht noch.
   *[other] { $name } verliert den Kampf in { $land }, den Ritter und seine Ausrüstung.
}
event-hit = { $who ->
    [you] Du gewinnst in { $land }: Treffer { $hits } von 7 am Drachen.
   *[other] { $name } gewinnt in { $land }: Treffer { $hits } von 7 am Drachen.
}
event-draw = { $who ->
    [you] Du beendest den Kampf in { $land }: unentschieden.
   *[other] { $name } beendet den Kampf in { $land }: unentschieden.
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
    [you] Du verlierst { $land }: Der Drache kam, und kein Ritter stand dort.
   *[other] { $name } verliert { $land }: Der Drache kam, und kein Ritter stand dort.
}
event-bought = { $who ->
    [you] Du kaufst in { $land }: { $tile }.
   *[other] { $name } kauft in { $land }: { $tile }.
}
event-tile-put = { $who ->
    [you] Du legst auf { $land } ab: { $tile }.
   *[other] { $name } legt auf { $land } ab: { $tile }.
}
event-no-room = { $who ->
    [you] Du hast keinen Platz dafür, also verlässt es das Spiel: { $tile }.
   *[other] { $name } hat keinen Platz dafür, also verlässt es das Spiel: { $tile }.
}
event-purchases-end = { $who ->
    [you] Du kaufst nichts mehr.
   *[other] { $name } kauft nichts mehr.
}
event-tiles-laid = { $who ->
    [you] Du bist jetzt Regent und legst die roten Kärtchen: { $sides }.
   *[other] { $name } ist jetzt Regent und legt die roten Kärtchen: { $sides }.
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
    [you] Du findest { $power ->
        [0] keine
       *[other] { $power }
    } Macht in { $land }, das nächste Plättchen: { $tile }.
   *[other] { $name } findet { $power ->
        [0] keine
       *[other] { $power }
    } Macht in { $land }, das nächste Plättchen: { $tile }.
}
event-counted = { $who ->
    [you] Du hast { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } und { $lands ->
        [1] 1 Land.
       *[other] { $lands } Länder.
    }
   *[other] { $name } hat { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } und { $lands ->
        [1] 1 Land.
       *[other] { $lands } Länder.
    }
}
event-crowned = { $who ->
    [you] Du wirst gekrönt.
   *[other] { $name } wird gekrönt.
}
event-saved = { $lands ->
    [1] 1 Land steht noch.
   *[other] { $lands } Länder stehen noch.
}
event-dragon-won = Der Drache hat gewonnen. { $lands ->
    [0] Kein Land steht mehr.
    [1] 1 Land steht noch.
   *[other] { $lands } Länder stehen noch.
}
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
refuse-not-putting-the-piece = Ein Drachenkärtchen: Es verbirgt, wie viel Gold der Drache will. Du setzt jetzt keinen Drachenstein.
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

## Tatsachen: worauf es ankommt, als Satzteil hinter „Danach“; für jetzt als eigener Satz

fact-all-knights = { $count ->
    [1] bleibt
   *[other] bleiben
} im ganzen Land { $figure } Ritter
    .now = Im ganzen Land { $count ->
    [1] ist
   *[other] sind
} nur noch { $figure } Ritter übrig, die in den Stapeln mitgezählt. Ohne Ritter verlieren alle.
fact-hits-missing = braucht es bis zum Sieg über den Drachen { $figure } { $count ->
    [1] Treffer
   *[other] Treffer
}
fact-points = kommst du auf { $figure } Macht
fact-rival-points = kommt { best-other } auf { $figure } Macht
fact-fighter = bist du { $figure } erfolgreicher Drachenkämpfer
fact-lands = { $count ->
    [1] steht
   *[other] stehen
} { $figure } deiner Länder
fact-knights = hast du { $figure } { $count ->
    [1] Ritter
   *[other] Ritter
}
fact-gear = haben deine Ritter { $figure } { $count ->
    [1] Schwert oder Schild
   *[other] Schwerter und Schilde
}
fact-income = bringen dir Ruhm und Treffer { $figure } { $count ->
    [1] Karte
   *[other] Karten
}
fact-gold = hast du { $figure } { $count ->
    [1] Goldstück
   *[other] Goldstücke
}

## Nur im Browser

web-map = Die Karte
web-about-map = 24 Länder rund um die Höhle des Drachen. Er kommt durch ein Tor heraus und zieht im Uhrzeigersinn von Land zu Land.
web-phase = { $phase ->
    [lands] Länder nehmen
    [knights] Erste Ritter
    [sorting] Stapel ordnen
    [income] Einkommen
    [dragon] Drache
    [purchase] Kauf
   *[event] Ereignis
}
web-about-phase = { $phase ->
    [lands] Alle Länder werden verteilt. Auf jedem liegt ein Stapel Plättchen, den noch niemand kennt.
    [knights] Alle stellen einen Ritter auf ein eigenes Land, bevor jemand einen Stapel sieht.
    [sorting] Alle schauen ihre Stapel an und ordnen sie. Danach kommt auf jeden noch ein ungesehenes Plättchen.
    [income] Alle 24 Goldkarten werden neu verteilt. Ruhm und Treffer der letzten Runde gibt man vorher ab, für Karten zusätzlich.
    [dragon] Vier Angriffe. Jedes Mal wählt jemand ein verdecktes Drachenkärtchen, und alle opfern verdeckt Gold. Zu wenig: { $whole ->
        [yes] So viele Länder werden angegriffen, wie das Kärtchen sagt.
       *[no] Für jedes fehlende Gold wird ein Land angegriffen.
    }
    [purchase] Reihum kauft man Plättchen für 2 Gold und schaut Stapel an für 1. Was übrig bleibt, verfällt.
   *[event] Das niedrigste gelbe Kärtchen weicht einem roten, bis Runde 5. Die Krone wandert, und der neue Regent legt die Kärtchen aus.
}
web-attack-count = { $phase } { $attack }/4
web-about-round = Ein Spiel dauert so viele Runden, wie es braucht: bis der Drache siebenmal getroffen ist oder kein Ritter mehr da ist.
web-hits-so-far = Treffer: { $hits } von 7
web-hits-short = { $hits }/7
web-about-hits = Jeder Kampf, den ein Ritter gewinnt, trifft einen der sieben Köpfe. Beim siebten Treffer ist der Drache besiegt.
web-head = Ein Kopf des Drachen
web-about-head = { $hit ->
    [yes] Er ist getroffen und kämpft nicht mehr mit.
   *[no] Wenn ein Ritter einen Kampf gewinnt, trifft er einen Kopf. Sind alle sieben getroffen, ist der Drache besiegt.
}
web-tile-name = { $colour ->
    [red] Rotes
   *[other] Gelbes
} Drachenkärtchen, { side }
web-tile-gone = Drachenkärtchen, { side }
web-about-tile-gone = Die Kärtchen sind aufgenommen; der Regent legt sie neu aus.
web-about-tile-down = Verdeckt: Hier will der Drache { $numbers } Gold. Wird weniger geopfert, greift er von { $land } aus an.
web-about-tile-up = In dieser Runde schon aufgedeckt: eine { $number }.
web-about-tile-lay = Tippe es an, um die Farbe zu wechseln. Rote Kärtchen sind 5 oder mehr, gelbe höchstens 4.
web-wants = { $numbers } Gold
web-piece-of = Hier steht der Drachenstein von { $name }: Von hier droht der Angriff.
web-close = Schließen
web-round = Runde { $round }
web-land-free = { $land }, frei
web-land-mine = { $land }, deins
web-land-of = { $land } von { $name }
web-land-lost = { $land }, Schutt und Asche
web-about-lost = Der Drache kam, und kein Ritter stand im Weg. Land, Ausrüstung und Stapel sind verloren.
web-about-gate = Ein Tor: Angriffe von hier beginnen mit diesem Land.
web-about-knight = { $gear ->
    [both] Der Ritter hat Schwert und Schild: Drei Ritter oder drei Schwerter gewinnen, und ab dem dritten Schild darf er aufhören.
    [sword] Der Ritter hat ein Schwert: Drei Ritter oder drei Schwerter gewinnen seinen Kampf.
    [shield] Der Ritter hat einen Schild: Ab dem dritten Schild darf er seinen Kampf beenden.
   *[none] Der Ritter kämpft, wenn der Drache kommt: Bei drei Rittern gewinnt er, bei drei Drachen verliert er.
}
web-about-waiting = Ausrüstung ohne Ritter wartet hier.
web-about-bare = Kein Ritter: Kommt der Drache hierher, ist das Land verloren.
web-about-marked = Der Drache greift es gerade an.
web-about-stack = { $count ->
    [0] Der Stapel ist aufgebraucht.
    [1] Im Stapel ist noch 1 Plättchen{ $tile ->
        [none] .
       *[other] : { $tile }.
    }
   *[other] Im Stapel sind { $count } Plättchen{ $tile ->
        [none] .
       *[other] , oben: { $tile }.
    }
}
web-about-tile = { $kind ->
    [power] Zählt am Ende für die Krone. Bis dahin räumt 1 Macht in einem Kampf zwei Drachen weg.
    [knight] Kommt auf ein eigenes Land und kämpft, wenn der Drache dorthin kommt.
    [sword] Kommt auf ein eigenes Land. Damit gewinnen dort auch drei Schwertkarten einen Kampf, nicht nur drei Ritter.
    [shield] Kommt auf ein eigenes Land. Damit darf der Ritter dort ab dem dritten Schild aufhören.
   *[other] Wer es kauft, wird auf diesem Land sofort angegriffen: Ein Ritter dort kämpft, ohne ihn ist das Land verloren.
}
web-about-unknown = Dieses Plättchen hast du noch nicht gesehen. Wem es gehört, der darf es für 2 Gold aufdecken oder für 1 anschauen.
web-about-gold = { $card ->
    [X] Nichts wert. Verdeckt sieht sie aus wie Gold, bis alle Karten aufgedeckt werden.
   *[other] { $card } Gold wert: Opfere sie dem Drachen, oder heb sie für den Kauf auf. Nächste Runde wird alles neu verteilt.
}
web-gold-left = { $left } Gold
web-about-purse = So viel sind deine Karten wert. Nach den vier Angriffen kostet ein Plättchen 2 Gold und Anschauen 1; der Rest geht zurück.
web-height = { $count ->
    [1] 1 Plättchen
   *[other] { $count } Plättchen
}
web-top = oben { $tile }
web-turned = aufgedeckt: { $tile }
web-hand = Dein Gold, zusammen { $worth }
web-gold = Goldkarte { $card }{ $count ->
    [1] {""}
   *[other] , { $count }-mal
}
web-purse = Noch { $left } Gold, { $spent } ausgegeben
web-about-offered = Alle Opfer werden zusammen aufgedeckt, wenn alle gelegt haben.
web-offered = { $count ->
    [1] 1 Karte verdeckt geopfert
   *[other] { $count } Karten verdeckt geopfert
}
web-given = Gab { $gold } Gold
web-about-given = Beim letzten Angriff geopfert. Geopfertes Gold ist bis zur nächsten Runde weg, ob es gereicht hat oder nicht.
web-about-said = Alle dürfen etwas über ihr Gold oder ihre Plättchen sagen. Es muss nicht stimmen.
web-about-talk = Sag den anderen, was du opferst, was du hast oder was auf einem Stapel liegt. Es muss nicht stimmen.
web-talk = Etwas sagen
web-topic = { $topic ->
    [offer] Ich opfere …
    [gold] Ich habe …
   *[top] Mein oberstes Plättchen auf …
}
web-laying = Stapel von { $land }
web-from-top = Von oben, so wird gekauft:
web-still = Tippe an, was als Nächstes kommt:
web-place = Platz { $nth } von oben
web-about-place = Hierhin kommt das Plättchen, das du als Nächstes antippst. Kaufen kann man immer nur das oberste.
web-lay-again = Zurücknehmen
web-unknown = unbekannt
web-buy = Kaufen, 2 Gold
web-look = Anschauen, 1 Gold
web-risk = Das oberste Plättchen kennst du nicht: Ist es ein Drachenangriff, { $knight ->
    [yes] muss dein Ritter hier kämpfen.
   *[no] ist das Land verloren.
}
web-said = „{ $claim }“
web-tiles = Drachenkärtchen dieser Runde
web-tile-number = Drachenkärtchen { $number }
web-about-number = { $seen ->
    [yes] In dieser Runde schon aufgedeckt.
   *[no] Noch verdeckt. Es will { $number } Gold.
}
web-unseen = Plättchen, die du noch nicht gesehen hast
web-about-unseen = Noch { $count } davon liegen in Stapeln, die du nicht kennst.
web-about-regent = Der Regent beginnt, wenn es auf die Reihenfolge ankommt, und legt die Drachenkärtchen aus. Die Krone wandert jede Runde.
web-about-status = Wer den Drachen getroffen hat, ist mehr wert: So oft zählt die Macht am Ende.
web-about-fame = Für das größte Opfer. Beim nächsten Einkommen gibt man ihn ab, für { $value ->
    [1] 1 Goldkarte zusätzlich.
   *[other] { $value } Goldkarten zusätzlich.
}
web-about-hit-marker = Für einen gewonnenen Kampf. Beim nächsten Einkommen gibt man jede ab, für 4 Goldkarten zusätzlich.
web-about-lands = { $shared ->
    [yes] Die Länder, die am Ende stehen, sind euer Ergebnis.
   *[no] Auf jedem liegt ein Stapel, von dem du kaufst. Bei Gleichstand an Macht gewinnen mehr Länder.
}
web-about-cards = Jede Runde neu verteilt und geheim. Man opfert sie dem Drachen oder kauft damit Plättchen.
web-about-power = { $shared ->
    [yes] Im Kampf räumt 1 Macht zwei Drachen weg.
   *[no] Wer am Ende am meisten hat, bekommt die Krone. Im Kampf räumt 1 Macht zwei Drachen weg.
}
web-fight = Kampf in { $land }
web-fight-goal = { $sword ->
    [yes] Drei Ritter oder drei Schwerter gewinnen. Bei drei Drachen fällt der Ritter.
   *[no] Drei Ritter gewinnen. Bei drei Drachen fällt der Ritter.
}
web-deck = Kampfkarten
web-about-deck = 36 Karten, für jeden Kampf neu gemischt und einzeln aufgedeckt.
web-of-three = { $count } von 3
web-no-use = zählt nicht
web-about-combat = { $card ->
    [knight] Der dritte gewinnt den Kampf: ein Treffer am Drachen.
    [dragon] Der dritte beendet ihn: Ritter und Ausrüstung sind verloren, das Land steht.
    [sword] Das dritte gewinnt den Kampf, denn dieser Ritter hat ein Schwert.
    [shield] Ab dem dritten darf der Kampf unentschieden beendet werden.
   *[idle] Zählt nicht: Dieser Ritter hat so etwas nicht.
}
web-aside = { $count } mit Macht weggeräumt
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
web-why = { $how ->
    [dragon] Gemeinsam verloren: Siegt der Drache, zählen Macht und Länder nichts.
    [shared] { $lands ->
        [1] 1 Land ist gerettet.
       *[other] { $lands } Länder sind gerettet.
    }
   *[crown] { $who ->
        [winner] Die Krone gehört dir, mit { $points } Punkten.
        [loser] Verloren: Die Krone bekommt { $names } mit { $points } Punkten; du hast { $mine }.
       *[other] Die Krone bekommt { $names } mit { $points } Punkten.
    }
}

## Im Browser: das Ziel und ein paar Tipps

web-goal-1 = Trefft den Drachen gemeinsam siebenmal, solange es noch Ritter gibt. { $seats ->
    [1] Es zählen die Länder, die dann stehen.
   *[other] { $cooperative ->
        [true] Es zählen die Länder, die dann stehen.
       *[other] Dann gewinnt die meiste Macht.
    }
}
web-goal-2 = Jede Runde: mit Gold Angriffe abwehren, mit Rittern kämpfen, Plättchen aus deinen Ländern kaufen.
web-tip-1 = Jedes Drachenkärtchen verbirgt eine Zahl: So viel Gold wehrt es ab. Ist es zu wenig, greift der Drache Land um Land an.
web-tip-2 = Ein angegriffenes Land ohne Ritter ist fast immer verloren. Ein Ritter rettet sein Land auf jeden Fall; siegt er, ist das ein Treffer.
web-tip-3 = Schau einen Stapel für 1 Gold an, bevor du sein oberstes Plättchen für 2 kaufst: Es kann ein Drachenangriff sein.
web-tip-4 = Geht es um die Krone, zählt Macht doppelt, sobald du einen Treffer hast, und dreifach für den siebten.

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

## Worum es in Rätseln geht

puzzle-gold = Wie viel Gold
puzzle-purchase = Kaufen und sparen
puzzle-lands = Länder nehmen
puzzle-fight = Gegen die Köpfe
puzzle-order = Zur rechten Zeit

## In Berichten über viele Spiele

happens-took-land = Gewählte Länder
happens-start-tiles = Startplättchen
happens-knight-put = Länder mit dem ersten Ritter
happens-looked = Angesehene Stapel
happens-saw-stack = Stapel gesehen
happens-saw-stack-land = Gesehene Stapel, nach Land
happens-saw-stack-tiles = In Stapeln gesehene Plättchen
happens-laid-stack = Stapel sortiert
happens-laid-stack-land = Sortierte Stapel, nach Land
happens-laid-stack-tiles = Sortierte Plättchen
happens-sorted = Fertig sortiert
happens-sorting-ends = Das Sortieren endet
happens-round-begins = Eine Runde beginnt
happens-handed-in = Ruhm und Treffer eingetauscht
happens-got-gold = Gold bekommen
happens-gold-held = Gold auf der Hand
happens-piece-put = Drachenteil gesetzt auf Feld
happens-offered = Geopfert
happens-offered-cards = Geopferte Karten
happens-revealed = Opfer aufgedeckt
happens-tile-up = Drachenplättchen aufgedeckt
happens-tile-up-field = Drachenplättchen, nach Feld
happens-tile-up-tile = Drachenplättchen, nach Zahl
happens-prevented = Abgewendete Angriffe, nach Feld
happens-fame = Gewonnener Ruhm
happens-attacked = Angegriffene Länder
happens-fight-begins = Umkämpfte Länder
happens-combat-card = Kampfkarten
happens-power-spent = Macht ausgegeben
happens-dragon-won-fight = Länder, in denen der Drache siegte
happens-hit = Treffer, nach Land
happens-draw = Unentschiedene Kämpfe, nach Land
happens-successful = Ist erfolgreich
happens-marker-lifted = Weggenommene Marker, nach Land
happens-land-lost = Verlorene Länder
happens-bought = Plättchen gekauft
happens-bought-land = Käufe, nach Land
happens-bought-tile = Gekaufte Plättchen
happens-tile-put = Plättchen gelegt
happens-tile-put-land = Gelegte Plättchen, nach Land
happens-tile-put-tile = Gelegte Plättchen
happens-no-room = Plättchen ohne Platz
happens-purchases-end = Die Käufe enden
happens-tiles-laid = Farben der Drachenplättchen
happens-claimed = Aufgestellte Behauptungen
happens-victorious = Ist siegreich
happens-turned = Plättchen im Finale umgedreht
happens-turned-land = Finale, nach Land
happens-turned-tile = Finale, nach Plättchen
happens-counted = Gezählt
happens-crowned = Gekrönt
happens-saved = Gerettete Länder
happens-dragon-won = Der Drache gewinnt
happens-stopped = An der Grenze beendet
happens-take = Land wählen
happens-buy = In einem Land kaufen
happens-look = Stapel ansehen
happens-put = Plättchen legen
happens-next = Nächstes Plättchen eines Stapels
happens-done = Fertig
happens-piece = Drachenteil setzen
happens-offer = Opfern
happens-fight = Um ein Land kämpfen
happens-spend = Macht ausgeben
happens-stop = Aufhören
happens-onward = Weitermachen
happens-lift = Marker wegnehmen
happens-lay = Drachenplättchen legen
happens-name = Sieger bestimmen
happens-turn = Kampfkarte umdrehen
happens-talk = Etwas behaupten
happens-sayoffer = Opfer behaupten
happens-saygold = Gold behaupten
happens-saytop = Oberstes Plättchen behaupten
happens-saytop-land = Behauptungen, nach Land
happens-saytop-kind = Behauptungen, nach Plättchen
