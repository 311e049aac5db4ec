# Drachenfaust. Karten kommen als $card, Münzen als $coins, Steine als $stones, eine Farbe als $colour (red, blue, yellow).

about = Gebote in der geschlossenen Faust um Kreaturen, die Münzen, Steine und Punkte bringen. Wer zuerst drei Punkte hat, gewinnt.
example-move = bid 3f 1g
example-why = bid 9f
example-one = bid 1f
example-clause = 4.3

## Dinge

card-witch = Hexe
card-magician = Magier
card-sorcerer = Zauberer
card-wizard = Hexenmeister
card-thief = Dieb
card-red-dragon = Roter Drache
card-blue-dragon = Blauer Drache
card-yellow-dragon = Gelber Drache
card-alchemist = Alchimist
card-ancient-dragon = Alter Drache
card-brigand = Wegelagerer
card-doppelganger = Doppelgänger
card-dwarf-4 = Zwerg (4)
card-dwarf-5 = Zwerg (5)
card-enchantress = Beschwörerin
card-fairy = Fee
card-ghost = Geist
card-gnome = Gnom
card-goblin = Kobold
card-goldsmith = Goldschmied
card-imp = Wichtel
card-merchant = Händler
card-necromancer = Nekromant
card-quack = Scharlatan
card-rainbow-dragon = Regenbogen-Drache
card-apprentice = Zauberlehrling
card-troll = Troll
card-two-headed-dragon = Zweiköpfiger Drache
card-custom-1 = eigene Kreatur 1
card-custom-2 = eigene Kreatur 2
card-custom-3 = eigene Kreatur 3
no-cards = keine
coins-fairy = { $count } Feengold
coins-common = { $count } gewöhnliches Gold
coins-silver = { $count } Silber
coins-black = { $count ->
    [1] 1 schwarze Münze
   *[other] { $count } schwarze Münzen
}
coins-red = { $count ->
    [1] 1 rote Münze
   *[other] { $count } rote Münzen
}
nothing = nichts
stones-of = { $colour ->
    [red] { $count ->
        [1] 1{"\u00A0"}roter
       *[other] { $count }{"\u00A0"}rote
    }
    [blue] { $count ->
        [1] 1{"\u00A0"}blauer
       *[other] { $count }{"\u00A0"}blaue
    }
   *[yellow] { $count ->
        [1] 1{"\u00A0"}gelber
       *[other] { $count }{"\u00A0"}gelbe
    }
}
some-stones = { $colour ->
    [red] { $count ->
        [1] einen roten Stein
       *[other] { $count } rote Steine
    }
    [blue] { $count ->
        [1] einen blauen Stein
       *[other] { $count } blaue Steine
    }
   *[yellow] { $count ->
        [1] einen gelben Stein
       *[other] { $count } gelbe Steine
    }
}
no-stones-at-all = keine Steine
no-stones = keine
colour-name = { $colour ->
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
}
stone-one = { $colour ->
    [red] einen roten Stein
    [blue] einen blauen Stein
   *[yellow] einen gelben Stein
}
from-you = dir
list-and = { $most } und { $last }

## Der Tisch

heading = Runde { $round }. { $points ->
    [1] 1 Punkt gewinnt.
   *[other] { $points } Punkte gewinnen.
}
up-now = Zu ersteigern: { $card }.
my-fist = In deiner Faust: { $bid }.
tied-now = Stechen mit Silber um: { $card }.
used-now = Genutzt wird: { $card }.
rainbow-now = Regenbogen-Drache, genannt { colour-name }; gezogen: { $stones }.
seat-bid = { $name }: { $bid }
bids-now = Gebote: { $bids }.
bank = Bank: { $coins }; Steine: { $stones }.
to-come = Es kommen noch, in irgendeiner Reihenfolge: { $cards }.
discards = Ablage: { $cards }.
seat-line = { $name } (Platz { $seat }): { $list }.
seat-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
seat-stones = Steine: { $stones }
seat-coins = hinter dem Schirm: { $coins }
seat-laid = { $count } Feengold ausliegend
seat-double = Doppelgänger
my-table = Vor dir: { $list }.
my-coins = Hinter deinem Schirm: { $coins }.

## Wer entscheidet was

gives-witch = Die Hexe gibt eine schwarze Münze.
gives-magician = Der Magier gibt 1 Punkt für 4 Steine oder 3 Silber.
gives-sorcerer = Der Zauberer gibt 2 Punkte für 4 Steine einer Farbe oder 1 gewöhnliches Gold.
gives-wizard = Der Hexenmeister gibt 1 Punkt für je einen Stein jeder Farbe oder 3 Silber.
gives-thief = Der Dieb stiehlt dem zweithöchsten Gebot einen Stein.
gives-red-dragon = Der Rote Drache gibt einen roten Stein.
gives-blue-dragon = Der Blaue Drache gibt einen blauen Stein.
gives-yellow-dragon = Der Gelbe Drache gibt einen gelben Stein.
gives-alchemist = Der Alchimist gibt 3 gewöhnliches Gold.
gives-ancient-dragon = Der Alte Drache gibt einen Stein deiner Wahl.
gives-brigand = Der Wegelagerer nimmt jemandem alles gewöhnliche Gold und Silber.
gives-doppelganger = Mit dem Doppelgänger nutzt du eine spätere Karte zweimal.
gives-dwarf-4 = Der Zwerg gibt 4 Silber.
gives-dwarf-5 = Der Zwerg gibt 5 Silber.
gives-enchantress = Die Beschwörerin gibt 2 Punkte für 5 Steine oder 1 Feengold.
gives-fairy = Die Fee gibt 1 Feengold.
gives-ghost = Mit dem Geist nutzt du eine Karte aus der Ablage.
gives-gnome = Der Gnom gibt 2 gewöhnliches Gold und 2 Silber.
gives-goblin = Mit dem Kobold nutzt du eine zufällige Karte vom Stapel.
gives-goldsmith = Der Goldschmied gibt eine rote Münze.
gives-imp = Mit dem Wichtel nutzt du eine Karte deiner Wahl vom Stapel.
gives-merchant = Beim Händler kostet ein Stein 1 Gold oder 3 Silber.
gives-necromancer = Der Nekromant gibt 1 Punkt für die Münzen, die du jetzt bietest.
gives-quack = Der Scharlatan gibt 1 Punkt für alle deine Steine.
gives-rainbow-dragon = Beim Regenbogen-Drachen ziehst du Steine, solange du dich traust.
gives-apprentice = Der Zauberlehrling gibt 1 Punkt für 2 Steine einer Farbe.
gives-troll = Der Troll nimmt allen die Steine einer Farbe.
gives-two-headed-dragon = Der Zweiköpfige Drache gibt 2 Steine aus dem Beutel.
gives-custom = { $card }: { $text }
decision-bid = { $who ->
    [you] { $gives } { $coins ->
        [none] Du hast nichts zu bieten: Schließ die leere Faust.
       *[other] Du hast { $coins }: Was nimmst du in die Faust?
    }
   *[other] { $card }: { $count ->
        [1] { $names } bietet noch.
       *[other] { $names } bieten noch.
    }
}
decision-bid-fairy = { $who ->
    [you] { $gives } Du hast { $coins }: Was nimmst du in die Faust, zuerst an Feengold?
   *[other] { $card }: { $names } bietet noch.
}
decision-bid-magic = { $who ->
    [you] { $card }: In deiner Faust: { $bid }. Du hast auch { $coins }: Was legst du dazu?
   *[other] { $card }: { $names } bietet noch.
}
decision-bid-silver = { $who ->
    [you] { $card }: Gleichstand mit { $tied }. { $coins ->
        [none] Du hast kein Silber: Schließ die leere Faust.
       *[other] Du hast { $coins }: Wie viel bietest du?
    }
   *[other] { $card }: Gleichstand, { $count ->
        [1] { $names } bietet noch Silber.
       *[other] { $names } bieten noch Silber.
    }
}
decision-double = { $who ->
    [you] Gewonnen: { $card }. Nutzt du die Karte zweimal und gibst den Doppelgänger ab, oder nur einmal?
   *[other] { $card }: { $name } darf die Karte mit dem Doppelgänger zweimal nutzen.
}
decision-use = { $who ->
    [you] { $card }: { $coins ->
        [none] Welche Steine zahlst du für { $points }?
       *[other] Zahlst du Steine für { $points }, oder nimmst du { $coins }?
    } Deine Steine: { $stones }.
   *[other] { $name } nutzt: { $card }.
}
decision-colour = { $who ->
    [you] { $card }: { $use ->
        [ancient-dragon] Welche Farbe nimmst du? Deine Steine: { $stones }.
        [rainbow-dragon] Welche Farbe darf nicht kommen? Im Beutel: { $bag }.
        [troll] Welche Farbe verlieren alle, auch du? Deine Steine: { $stones }.
       *[other] Welche Farbe? Deine Steine: { $stones }.
    }
   *[other] { $card }: { $name } wählt eine Farbe.
}
decision-seat = { $who ->
    [you] { $card }: { $use ->
        [brigand] Wem nimmst du alles gewöhnliche Gold und Silber?
       *[other] Von wem?
    }
   *[other] { $card }: { $name } wählt jemanden.
}
decision-steal = { $who ->
    [you] { $card }: { $use ->
        [stone] Welchen Stein stiehlst du von { $victims }? Deine Steine: { $stones }.
       *[coin] Kein Stein bei { $victims }. Nimmst du eine Münze, oder nichts?
    }
   *[other] { $card }: { $name } wählt, was gestohlen wird.
}
decision-card = { $who ->
    [you] { $card }: { $use ->
        [ghost] Welche Karte aus der Ablage nutzt du?
       *[other] Welche Karte vom Stapel nutzt du?
    }
   *[other] { $card }: { $name } wählt eine Karte.
}
decision-buy = { $who ->
    [you] { $card }: Ein Stein kostet 1 Gold oder 3 Silber. Du hast { $coins }. Kaufst du einen?
   *[other] { $card }: { $name } darf Steine kaufen.
}
decision-give-up = { $who ->
    [you] { $card }: { $coins ->
        [none] Dein Gebot ist ohnehin weg. Nimmst du 1 Punkt dafür?
       *[other] Gibst du die { $coins } aus deinem Gebot für immer her und machst 1 Punkt?
    }
   *[other] { $card }: { $name } darf die gebotenen Münzen hergeben.
}
decision-draw-on = { $who ->
    [you] Gezogen: { $drawn }. Bei { colour-name } geht alles zurück; im Beutel: { $bag }. Weiter oder aufhören?
   *[other] { $card }: { $name } zieht weiter oder hört auf.
}

## Züge, wie sie in der Liste stehen

move-bid = { $coins } bieten
move-fairy = { $coins } bieten, dann das gewöhnliche Gold wählen
move-magic = { $coins } dazulegen
move-silver = { $coins } bieten
move-pay = { $stones } zahlen
move-take = { $coins } aus der Bank nehmen
move-colour = { colour-name }
move-rob = von { $name }
move-steal = { stone-one } von { $name }
move-coin = eine Münze von { $name }
move-card = { $card }
move-buy = { stone-one } für { $tender ->
    [common] 1 gewöhnliches Gold
    [fairy] 1 Feengold
   *[silver] 3 Silber
}
move-double = die Karte zweimal nutzen
move-once = die Karte einmal nutzen, den Doppelgänger behalten
move-pass = { $use ->
    [merchant] nichts mehr kaufen
    [necromancer] das Feengold behalten
   *[other] nichts nehmen
}
move-give = die Münzen für 1 Punkt hergeben
move-draw = noch einen Stein ziehen
move-stop = aufhören und die Steine behalten

## Was geschieht

event-round-begins = Runde { $round } beginnt. { $count ->
    [0] Es kommen keine Extras dazu.
   *[other] Neue Extras: { $cards }.
}
event-extras-shuffled = Die Extras früherer Runden werden neu gemischt.
event-turned-up = Zu ersteigern: { $card }.
event-not-auctioned = { $card } kommt als letzte Karte und wird nicht versteigert.
event-decided = { $who ->
    [you] Deine Faust ist geschlossen.
   *[other] { $name } hat sich entschieden.
}
event-bid = { $who ->
    [you] Du bietest { $coins }.
   *[other] { $name } bietet { $coins }.
}
event-hexed = Eine schwarze Münze verhext: { $card }. Niemand nutzt die Karte.
event-unused = Niemand hat Gold geboten. Niemand nutzt: { $card }.
event-tied = Gleichstand zwischen { $names }: Silber entscheidet.
event-bid-silver = { $who ->
    [you] Du bietest im Stechen { $coins }.
   *[other] { $name } bietet im Stechen { $coins }.
}
event-tied-out = Wieder Gleichstand. Niemand nutzt: { $card }.
event-won = { $who ->
    [you] Du gewinnst die Versteigerung: { $card }.
   *[other] { $name } gewinnt die Versteigerung: { $card }.
}
event-doubled = { $who ->
    [you] Du setzt den Doppelgänger ein für: { $card }.
   *[other] { $name } setzt den Doppelgänger ein für: { $card }.
}
event-uses = { $who ->
    [you] Du nutzt: { $card }.
   *[other] { $name } nutzt: { $card }.
}
event-no-effect = Ohne Wirkung: { $card }.
event-took-coins = { $who ->
    [you] Du nimmst { $coins } aus der Bank.
   *[other] { $name } nimmt { $coins } aus der Bank.
}
event-took-black = { $who ->
    [you] Du nimmst eine schwarze Münze.
   *[other] { $name } nimmt eine schwarze Münze.
}
event-took-red = { $who ->
    [you] Du nimmst eine rote Münze.
   *[other] { $name } nimmt eine rote Münze.
}
event-took-stones = { $who ->
    [you] Du nimmst { $stones }.
   *[other] { $name } nimmt { $stones }.
}
event-paid-stones = { $who ->
    [you] Du zahlst { $stones }.
   *[other] { $name } zahlt { $stones }.
}
event-scored = { $who ->
    [you] Du machst { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }; insgesamt { $total }.
   *[other] { $name } macht { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }; insgesamt { $total }.
}
event-stole-stone = { $who ->
    [you] Du stiehlst { stone-one } von { $from }.
   *[other] { $name } stiehlt { stone-one } von { $from }.
}
event-stole-coins = { $who ->
    [you] Du nimmst von { $from }: { $coins }.
   *[other] { $name } nimmt von { $from }: { $coins }.
}
event-robbed = { $who ->
    [you] Du nimmst alles gewöhnliche Gold und Silber von { $from }.
   *[other] { $name } nimmt alles gewöhnliche Gold und Silber von { $from }.
}
event-robbed-coins = { $who ->
    [you] Du nimmst alles gewöhnliche Gold und Silber von { $from }: { $coins }.
   *[other] { $name } nimmt alles gewöhnliche Gold und Silber von { $from }: { $coins }.
}
event-laid-down = { $who ->
    [you] Du legst für später vor dich: { $card }.
   *[other] { $name } legt für später vor sich: { $card }.
}
event-chose-card = { $who ->
    [you] Du wählst: { $card }.
   *[other] { $name } wählt: { $card }.
}
event-drew-card = { $who ->
    [you] Du ziehst: { $card }.
   *[other] { $name } zieht: { $card }.
}
event-bought = { $who ->
    [you] Du kaufst { stone-one } für { $coins }.
   *[other] { $name } kauft { stone-one } für { $coins }.
}
event-gave-up = { $who ->
    [you] Du gibst für immer her, was auslag: { $coins }.
   *[other] { $name } gibt für immer her, was auslag: { $coins }.
}
event-named = { $who ->
    [you] Du nennst { colour-name }.
   *[other] { $name } nennt { colour-name }.
}
event-drew-stone = { $who ->
    [you] Du ziehst { stone-one }.
   *[other] { $name } zieht { stone-one }.
}
event-stones-back = { $who ->
    [you] Du hast die genannte Farbe gezogen und legst { $stones } zurück.
   *[other] { $name } hat die genannte Farbe gezogen und legt { $stones } zurück.
}
event-lost-stones = { $who ->
    [you] Du verlierst { $stones }.
   *[other] { $name } verliert { $stones }.
}
event-passed = { $who ->
    [you] Du passt: { $card }.
   *[other] { $name } passt: { $card }.
}
event-round-ends = Runde { $round } ist zu Ende; das Feengold kehrt zurück.
event-stopped = Das Spiel endet nach Runde { $round }.
event-game-won = { $who ->
    [you] Du gewinnst das Spiel!
   *[other] { $name } gewinnt das Spiel.
}

## Wie es endet

ending-magician = Den letzten Punkt gab es für den Magier.
ending-sorcerer = Den letzten Punkt gab es für den Zauberer.
ending-wizard = Den letzten Punkt gab es für den Hexenmeister.
ending-enchantress = Den letzten Punkt gab es für die Beschwörerin.
ending-necromancer = Den letzten Punkt gab es für den Nekromanten.
ending-quack = Den letzten Punkt gab es für den Scharlatan.
ending-apprentice = Den letzten Punkt gab es für den Zauberlehrling.
ending-custom = Den letzten Punkt gab es für eine eigene Kreatur.
ending-stopped = Das Spiel wurde an der Rundengrenze beendet; die meisten Punkte gewinnen.
result-seat = { $who ->
    [you] Du hast { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $name } hat { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
}

## Optionen

option-tavern = Tavernen-Ausgabe
    .about = Drei Extras pro Runde und neun Feengold, wenn du nichts anderes sagst.
option-extras = Extras pro Runde
    .about = So viele Extra-Kreaturen kommen in jeder Runde dazu.
option-fairy_gold = Feengold
    .about = So viel Feengold hat jeder am Anfang.
option-open_coins = Offene Münzen
    .about = Zum Lernen: Die Münzen aller werden gezeigt.
option-points = Punkte zum Sieg
    .about = So viele Punkte gewinnen.
option-creatures = Eigene Kreaturen
    .about = Eigene Kreaturen unter den Extras.
    .allowed = none, oder @DATEI mit bis zu drei Kreaturen
option-round_limit = Rundengrenze
    .about = Nach so vielen Runden gewinnen die meisten Punkte; 0 heißt ohne Grenze.

## Was eine eigene Kreatur tut, wie ihre Datei es sagt: $do, $what, $count, $points, $whom

effect-coins = { $what ->
    [fairy] { coins-fairy }
    [common] { coins-common }
   *[silver] { coins-silver }
}
effect-stones = { $count ->
    [1] 1 { stone-colour }n Stein
   *[other] { $count } { stone-colour } Steine
}
stone-colour = { $what ->
    [red] rote
    [blue] blaue
   *[yellow] gelbe
}
effect-things = { $what ->
    [fairy] { effect-coins }
    [common] { effect-coins }
    [silver] { effect-coins }
   *[other] { effect-stones }
}
effect-price = { $what ->
    [any] { $count ->
        [1] 1 Stein
       *[other] { $count } beliebige Steine
    }
    [same] { $count ->
        [1] 1 Stein
       *[other] { $count } Steine einer Farbe
    }
   *[each] { $count ->
        [1] 1 Stein jeder Farbe
       *[other] je { $count } Steine jeder Farbe
    }
}
effect-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
effect-says = { $do ->
    [gain] { $what ->
        [choice] { $count ->
            [1] Nimm einen Stein deiner Wahl.
           *[other] Nimm { $count } Steine deiner Wahl.
        }
       *[other] Nimm { effect-things } aus der Bank.
    }
    [pay] Zahle { effect-price } für { effect-points }.
    [take] { $whom ->
        [one] Nimm jemand anderem { effect-things }.
       *[each] Nimm allen anderen je { effect-things }.
    }
    [lose] { $whom ->
        [others] Alle anderen verlieren { effect-lost }.
       *[all] Alle, auch du, verlieren { effect-lost }.
    }
   *[draw] { $count ->
        [1] Zieh einen Stein aus dem Beutel.
       *[other] Zieh { $count } Steine aus dem Beutel.
    }
}
effect-lost = { $what ->
    [choice] alle Steine einer Farbe, die du nennst
   *[other] alle { stone-colour }n Steine
}
creature-fault = { $wrong ->
    [unknown] ist hier nicht bekannt; erlaubt: { $allowed }
    [creatures] es müssen 1 bis { $most } Kreaturen sein
    [table] muss eine Tabelle sein wie { $allowed }
    [both] muss auf Deutsch und Englisch da sein, und in nichts anderem
    [text] { $shown ->
        [de] deutsch
       *[en] englisch
    }: 1 bis { $most } druckbare Zeichen in einer Zeile
    [effects] es müssen 1 bis { $most } Wirkungen sein
    [number] { $shown ->
        [none] fehlt
       *[other] ist { $shown }
    }; erlaubt ist eine ganze Zahl von 1 bis { $most }
    [choice] { $shown ->
        [none] fehlt
       *[other] ist { $shown }
    }; erlaubt: { $allowed }
   *[toml] ist kein TOML
}

creature-line = { $card }: { $text }
creature-says = Was sie bewirkt, in Worten: { $text }
decimal = { $whole },{ $tenth }
worth-says = Etwa { $gold } ± { $reach } gewöhnliches Gold wert, für den, der sie ersteigert.
worth-line = { $card }: { $worth } ({ $won } von { $games } Partien, Seed { $seed })
worth-unknown = Was sie wert ist, verraten diese Partien noch nicht.
worth-asked = { $verdict ->
    [dear] Du verlangst { $asked }: zu teuer.
    [cheap] Du verlangst { $asked }: zu billig.
   *[fits] Du verlangst { $asked }: das passt.
}
creature-fine = { $count ->
    [1] 1 Kreatur
   *[other] { $count } Kreaturen
} in { $file }, alles in Ordnung. Mit --option creatures=@DATEI spielen sie mit.

## Absagen: je ein freundlicher Satz; die Regel steht daneben

refuse-no-such-action = So einen Zug gibt es in diesem Spiel nicht.
refuse-game-over = Das Spiel ist zu Ende.
refuse-no-seat = Nur wer am Tisch sitzt, kann etwas tun.
refuse-already-decided = Deine Faust ist schon geschlossen; warte auf die anderen.
refuse-not-tied-or-decided = Nur wer gleichauf liegt, bietet Silber, und das einmal.
refuse-winner-uses-card = Gerade nutzt jemand die ersteigerte Karte.
refuse-fairy-first = Du hast viel Gold: Wähle zuerst das Feengold.
refuse-not-so-much-gold = So viel Gold hast du nicht hinter deinem Schirm.
refuse-whole-bid = Nenne dein ganzes Gebot auf einmal, Feengold und gewöhnliches Gold.
refuse-only-in-tie-break = Silber wird nur beim Stechen geboten.
refuse-gold-first = Wähle zuerst das Gold deines Gebots.
refuse-bid-first = Mach zuerst dein Gebot; auch nichts zu bieten ist möglich.
refuse-not-so-many-magic = Diese magischen Münzen hast du nicht.
refuse-magic-first = Wähle zuerst die magischen Münzen deines Gebots.
refuse-not-so-much-silver = So viel Silber hast du nicht.
refuse-silver-first = Biete zuerst Silber beim Stechen.
refuse-double-first = Entscheide zuerst über den Doppelgänger.
refuse-not-while-using = Während eine Karte genutzt wird, wird nicht geboten.
refuse-double-only-before-use = Der Doppelgänger wird eingesetzt, bevor die Karte genutzt wird.
refuse-bank-has-none = Davon hat die Bank nichts.
refuse-colour-first = Wähle zuerst eine Farbe.
refuse-not-this-seat = Diesen Platz kannst du hier nicht wählen.
refuse-seat-first = Wähle zuerst jemanden.
refuse-no-such-card = Diese Karte kannst du hier nicht wählen.
refuse-card-first = Wähle zuerst eine Karte.
refuse-cannot-buy = Den Stein hat die Bank nicht, oder dir fehlen diese Münzen hinter dem Schirm.
refuse-buy-first = Kaufe zuerst einen Stein, oder passe.
refuse-give-first = Entscheide zuerst, ob du die Münzen hergibst.
refuse-draw-first = Entscheide zuerst, ob du weiterziehst.
refuse-not-second = Von dort kam nicht das zweithöchste Gebot.
refuse-has-stones = Eine Münze gibt es nur, wenn keiner der Zweiten einen Stein hat.
refuse-no-such-stone = So einen Stein gibt es dort nicht.
refuse-must-use = Was du hier tun kannst, musst du tun.
refuse-steal-first = Stiehl zuerst etwas.
refuse-cannot-pay-so = So kannst du nicht zahlen.
refuse-nothing-to-take = Diese Kreatur bietet nichts stattdessen.
refuse-pay-or-take-first = Zahle oder nimm zuerst etwas.

## Tatsachen: worauf es ankommt, als Satzteil hinter „Danach“; für jetzt als eigener Satz

a-point = { $count ->
    [1] Punkt
   *[other] Punkte
}
a-gold-coin = { $count ->
    [1] Goldmünze
   *[other] Goldmünzen
}
fact-rival-misses = braucht { best-other } noch { $figure } { a-point }
    .now = { best-other } braucht nur noch { $figure } { a-point }. Halte Gold oder eine schwarze Münze für die Karte bereit, die Punkte bringt.
fact-points = hast du { $figure } { a-point }
fact-gold = kannst du in dieser Runde noch { $figure } { a-gold-coin } bieten
    .now = Für den Rest der Runde hast du nur noch { $figure } { a-gold-coin } zum Bieten. Das Feengold kommt in der nächsten zurück.
fact-stones = hast du { $figure } { $count ->
    [1] Stein
   *[other] Steine
}
fact-alike = hast du { $figure } { $count ->
    [1] Stein
   *[other] Steine
} deiner besten Farbe
fact-all-colours = hast du { $figure } Steine aller Farben
fact-rival-gold = kann { best-other } in dieser Runde noch { $figure } { a-gold-coin } bieten
fact-fairy = gehören dir { $figure } { $count ->
    [1] Feengoldmünze
   *[other] Feengoldmünzen
}
fact-common = hast du { $figure } { $count ->
    [1] gewöhnliche Goldmünze
   *[other] gewöhnliche Goldmünzen
}
fact-silver = hast du { $figure } { $count ->
    [1] Silbermünze
   *[other] Silbermünzen
}
fact-magic = hast du { $figure } { $count ->
    [1] magische Münze
   *[other] magische Münzen
}

## Der Tisch im Browser

web-effect-witch = Nimm eine schwarze Münze. Biete sie später, um eine Karte zu verhexen: Dann nutzt sie niemand.
web-effect-magician = Zahle 4 beliebige Steine für 1 Punkt, oder nimm 3 Silber.
web-effect-sorcerer = Zahle 4 Steine einer Farbe für 2 Punkte, oder nimm 1 gewöhnliches Gold.
web-effect-wizard = Zahle von jeder Farbe 1 Stein für 1 Punkt, oder nimm 3 Silber.
web-effect-thief = Stiehl dem zweithöchsten Gebot einen Stein. Ist dort keiner, darfst du eine Münze nehmen.
web-effect-red-dragon = Nimm einen roten Stein.
web-effect-blue-dragon = Nimm einen blauen Stein.
web-effect-yellow-dragon = Nimm einen gelben Stein.
web-effect-alchemist = Nimm 3 gewöhnliches Gold.
web-effect-ancient-dragon = Nimm einen Stein in einer Farbe deiner Wahl.
web-effect-brigand = Wähle jemanden: Du bekommst von dort alles gewöhnliche Gold und Silber.
web-effect-doppelganger = Liegt vor dir. Eine Karte, die du später ersteigerst, darfst du damit zweimal nutzen.
web-effect-dwarf-4 = Nimm 4 Silber.
web-effect-dwarf-5 = Nimm 5 Silber.
web-effect-enchantress = Zahle 5 beliebige Steine für 2 Punkte, oder nimm 1 Feengold.
web-effect-fairy = Nimm 1 Feengold.
web-effect-ghost = Nutze eine Karte aus der Ablage dieser Runde.
web-effect-gnome = Nimm 2 gewöhnliches Gold und 2 Silber.
web-effect-goblin = Zieh blind eine Karte vom Stapel und nutze sie.
web-effect-goldsmith = Nimm eine rote Münze. Sie verdoppelt ein Gebot.
web-effect-imp = Such dir eine Karte aus dem Stapel und nutze sie.
web-effect-merchant = Kaufe Steine, so viele du willst, jeden für 1 Gold oder 3 Silber.
web-effect-necromancer = Gib für 1 Punkt alle Münzen her, die du hier geboten hast, wenn du willst.
web-effect-quack = Gib alle deine Steine für 1 Punkt.
web-effect-rainbow-dragon = Nenne eine Farbe und zieh Steine, bis du aufhörst. Kommt deine Farbe, geht alles zurück.
web-effect-apprentice = Zahle 2 Steine einer Farbe für 1 Punkt.
web-effect-troll = Nenne eine Farbe: Alle verlieren ihre Steine davon, auch du.
web-effect-two-headed-dragon = Von jeder Farbe kommen 2 Steine in den Beutel. Zieh 2 und behalte sie.
web-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, { $target } gewinnen
web-points-total = Punkte
web-why = { $who ->
    [winner] Du hattest zuerst { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
    [loser] Verloren: { $names } hatte zuerst { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }, du { $mine }.
   *[other] { $names } hatte zuerst { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
}
web-from-stones = für Steine
web-from-quack = Scharlatan
web-from-necromancer = Nekromant
web-from-own = eigene Kreaturen
web-before = davor
web-stack = { $count ->
    [1] 1 Karte kommt noch
   *[other] { $count } Karten kommen noch
}
web-discards = { $count ->
    [0] Ablage, leer
    [1] Ablage, 1 Karte
   *[other] Ablage, { $count } Karten
}
web-only-drawn = Nur gezogen, nicht versteigert
web-aside = Extras früherer Runden ({ $count })
web-through = durch: { $card }
web-first-use = doppelt: erstes Mal
web-second-use = doppelt: zweites Mal
web-twice = zweimal nutzen
web-once = nur einmal nutzen
web-choose-card = Karten zur Wahl
web-bag = Der Beutel
web-named = Genannt: { colour-name }
web-drawn = Gezogen: { $stones }
web-bank = Die Bank
web-bank-coins = Bank: { $coins }
web-bank-stones = Bank, Steine: { $stones }
web-purse = Hinter deinem Schirm
web-have = { $coins }
web-put = { $coins }: eine in die Faust legen
web-back = In der Faust { $coins }: eine zurücknehmen
web-before-me = Vor dir
web-fist = Deine Faust
web-fist-mine = du
web-fist-choosing = überlegt noch
web-fist-closed = Faust geschlossen
web-fist-open = Dein Gebot
web-close-fist = Faust schließen
web-close-with = mit { $coins }
web-rob = Hinter den Schirm von { $name } greifen

## Was die Dinge auf dem Tisch sind, für die Zeile darüber

web-coin-fairy = Zählt 1 im Gebot. Ob du gewinnst oder nicht: Es liegt bis zum Ende der Runde aus und kommt dann zurück.
web-coin-common = Zählt 1 im Gebot, genau wie Feengold. Was geboten wird, ist weg, ob du gewinnst oder nicht.
web-coin-silver = Nur bei Gleichstand: Wer gleichauf liegt, bietet Silber, das meiste gewinnt, und alles davon ist weg. Beim Händler kosten Steine je 3.
web-coin-black = Verhext eine Karte. Leg sie in die Faust, mit Gold oder allein: Dann nutzt niemand die Karte; die Gebote sind trotzdem bezahlt. Ungenutzt geht sie am Ende der Runde zurück.
web-coin-red = Verdoppelt das Gold, mit dem sie geboten wird, und geht dann in die Bank. Ungenutzt bleibt sie liegen.
web-label-fairy = Feengold
web-label-common = gewöhnliches Gold
web-label-silver = Silber
web-label-black = schwarze Münze
web-label-red = rote Münze
web-role-fairy = kommt zurück
web-role-common = ist dann weg
web-role-silver = fürs Stechen
web-role-black = verhext
web-role-red = verdoppelt
web-short-fairy = Feengold
web-short-common = Gold
web-short-silver = Silber
web-short-black = verhext
web-short-red = doppelt
web-tap-coin = Tipp darauf, um eine in die Faust zu legen.
web-stones = { $colour ->
    [red] { $count ->
        [0] Keine roten Steine
        [1] 1 roter Stein
       *[other] { $count } rote Steine
    }
    [blue] { $count ->
        [0] Keine blauen Steine
        [1] 1 blauer Stein
       *[other] { $count } blaue Steine
    }
   *[yellow] { $count ->
        [0] Keine gelben Steine
        [1] 1 gelber Stein
       *[other] { $count } gelbe Steine
    }
}
web-stones-mine = Deine. Kreaturen wie der Magier nehmen Steine und geben Punkte; Drachen geben dir neue.
web-stones-others = Vor { $name }, für alle zu sehen. Mit Steinen werden Punkte bezahlt.
web-stones-bank = In der Bank. Was die Bank nicht hat, kann niemand bekommen.
web-stones-drawn = Aus dem Beutel gezogen. Sie gehören dir, wenn du aufhörst, bevor die genannte Farbe kommt.
web-my-stones = Deine Steine
web-tap-stones = Tipp die Steine an, mit denen du zahlst
web-lies-out = liegt aus
web-about-laid = In dieser Runde geboten. Am Ende der Runde kommt es zurück.
web-about-screen = Hinter diesem Schirm liegen die Münzen von { $name }. Sonst sieht sie niemand.
web-about-my-screen = Dahinter liegen deine Münzen. Sonst sieht sie niemand.
web-my-screen = Dein Schirm
web-screen = Ein Schirm
web-about-open-coins = An diesem Tisch sind die Münzen aller zu sehen, zum Lernen.
web-about-points = { $target ->
    [1] Der erste Punkt gewinnt das Spiel.
   *[other] Wer { $target } Punkte hat, gewinnt sofort.
}
web-about-stack = Sie kommen in unbekannter Reihenfolge, jede wird versteigert. Tipp darauf, um alle zu lesen.
web-about-discards = Kreaturen dieser Runde, die vorbei sind. Tipp darauf, um sie zu lesen.
web-about-bank = Hierher kommen bezahlte Münzen; von hier geben die Kreaturen Münzen und Steine.
web-about-extra = Ein Extra: Es kommt nicht in jeder Runde.
web-about-bag = Zieh noch einen Stein heraus, oder hör auf und behalte, was du gezogen hast.
web-about-close = Alle Fäuste öffnen sich zugleich. Das meiste Gold gewinnt; bei Gleichstand entscheidet Silber.
web-about-close-silver = Alle Fäuste öffnen sich zugleich. Das meiste Silber gewinnt, und alles davon ist weg.
web-about-close-empty = Du bietest nichts und behältst deine Münzen. Wenn andere bieten, nutzt jemand von ihnen die Kreatur.
web-fist-of = Die Faust von { $name }
web-about-choosing = { $name } überlegt noch. Niemand sieht das Gebot, bevor sich alle Fäuste öffnen.
web-about-closed = Geschlossen. Was darin ist, zeigt sich, wenn sich alle Fäuste zugleich öffnen.
web-about-open = Dieses Gebot zählt { $value }.
web-about-won = Dieses Gebot zählt { $value } und hat die Versteigerung gewonnen.
web-about-held = In deiner Faust. Tipp darauf, um eine zurückzunehmen.
web-fists = Die Fäuste aller
web-close-empty = Leere Faust schließen

## Im Browser: das Ziel und ein paar Tipps

web-goal-1 = Wer zuerst { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} hat, gewinnt. Punkte geben Kreaturen, meist für Drachensteine.
web-goal-2 = Für jede Kreatur nimmst du Münzen in die Faust. Alle öffnen zugleich: Das meiste Gold bekommt sie.
web-tip-1 = Was du bietest, bezahlst du auch, wenn du verlierst. Brauchst du eine Kreatur nicht, dann biete nichts.
web-tip-2 = Beide Sorten Gold zählen gleich viel, aber Feengold bekommst du nach der Runde zurück. Gewöhnliches Gold ist weg.
web-tip-3 = Silber ist für den Gleichstand: Wer mit anderen am meisten Gold geboten hat, bietet noch einmal, nur mit Silber.
web-tip-4 = Eine schwarze Münze in irgendeiner Faust verdirbt allen die Kreatur. Eine rote Münze verdoppelt dein Gold.

## Im Browser: die Zeichnungen bei den Regeln

web-rule-1 = Feengold, gewöhnliches Gold, Silber, eine schwarze und eine rote Münze. Rote Steine sind eckig, blaue rund, gelbe dreieckig.
web-rule-2-1 = Am Anfang: 8 Feengold, 2 gewöhnliches Gold, 5 Silber und 4 Steine, hier 1 roter, 2 blaue und 1 gelber.
web-rule-4-1 = 2 Feengold und 1 gewöhnliches Gold in der Faust: ein Gebot von 3.
web-rule-4-2 = 3 Münzen schlagen 2. Bezahlt werden beide Gebote, auch das unterlegene.
web-rule-4-3 = Zwei Gebote von 2. Nun bieten die beiden Silber, und 3 schlagen 1. Weg ist das Silber beider.
web-rule-4-5 = 4 Feengold hätten gewonnen. Weil eine schwarze Münze geboten wurde, nutzt niemand den Magier.
web-rule-4-6 = Mit der roten Münze zählen 2 Feengold 4 und schlagen 3.
web-rule-5-1 = Von der Hexe bekommst du eine schwarze Münze.
web-rule-5-2 = 4 beliebige Steine bringen beim Magier 1 Punkt.
web-rule-5-3 = 4 Steine einer Farbe, hier gelbe, bringen beim Zauberer 2 Punkte.
web-rule-5-4 = Von jeder Farbe ein Stein: Das bringt beim Hexenmeister 1 Punkt.
web-rule-5-5 = Jeder der drei Drachen gibt einen Stein in seiner Farbe.
web-rule-5-6 = Das zweithöchste Gebot waren 2 Münzen. Wer es abgab, verliert einen Stein an dich, hier einen blauen.
web-rule-6-1 = Vom Alchimisten bekommst du 3 gewöhnliches Gold.
web-rule-6-4 = Zweimal der Zauberer, jedes Mal 4 Steine einer Farbe für 2 Punkte: zusammen 4.
web-rule-6-9 = Vom Gnom bekommst du 2 gewöhnliches Gold und 2 Silber.
web-rule-6-11 = Vom Goldschmied bekommst du eine rote Münze. Du behältst sie, bis du sie bietest.
web-rule-6-13 = Ein Stein kostet beim Händler 1 Gold oder, wie hier, 3 Silber.
web-rule-6-15 = Der Scharlatan nimmt alle deine Steine, ob viele oder wenige, und gibt 1 Punkt dafür.
web-rule-6-16 = Genannt ist Gelb. Zweimal Rot und einmal Blau darfst du behalten, wenn du jetzt aufhörst; kommt Gelb, geht alles zurück.
web-rule-6-17 = Zwei Steine einer Farbe bringen beim Zauberlehrling 1 Punkt.
web-rule-6-18 = Der Troll nennt Rot: Alle verlieren alle roten Steine, du auch.
web-rule-7-1 = Mit dem dritten Punkt hast du gewonnen, sofort.

## Worum es in Rätseln geht

puzzle-no-bid = Nichts bieten
puzzle-bid = Wie viel in die Faust
puzzle-silver = Silber im Stechen
puzzle-creatures = Kreaturen nutzen

## In Berichten über viele Spiele

happens-round-begins = Besondere Wesen einer Runde
happens-extras-shuffled = Besondere Wesen gemischt
happens-turned-up = Aufgedeckte Wesen
happens-not-auctioned = Nicht versteigerte Wesen
happens-decided = Faust geschlossen
happens-bid = Ein Gebot
happens-hexed = Verhexte Wesen
happens-unused = Wesen, die niemand wollte
happens-tied = Gleichstand
happens-bid-silver = Silber bei Gleichstand geboten
happens-tied-out = Durch Gleichstand verlorene Wesen
happens-won = Gewonnene Wesen
happens-doubled = Verdoppelte Wesen
happens-uses = Benutzte Wesen
happens-no-effect = Wesen ohne Wirkung
happens-took-coins = Münzen genommen
happens-took-black = Schwarze Münze genommen
happens-took-red = Rote Münze genommen
happens-took-stones = Steine genommen
happens-paid-stones = Steine bezahlt
happens-scored = Gepunktet
happens-stole-stone = Gestohlene Steine
happens-stole-coins = Münzen gestohlen
happens-robbed = Jemanden beraubt
happens-robbed-coins = Münzen geraubt
happens-laid-down = Abgelegte Wesen
happens-chose-card = Ausgesuchte Wesen
happens-drew-card = Gezogene Wesen
happens-bought = Gekaufte Steine
happens-gave-up = Feenmünzen abgegeben
happens-named = Genannte Farben
happens-drew-stone = Gezogene Steine
happens-stones-back = Steine zurückgelegt
happens-lost-stones = Steine verloren
happens-passed = Nicht benutzte Wesen
happens-round-ends = Eine Runde endet
happens-stopped = An der Grenze beendet
happens-game-won = Spiel gewonnen
happens-fairy = Feenmünze in die Faust
happens-magic = Magische Münzen in die Faust
happens-silver = Silber bei Gleichstand
happens-pay = Bezahlen
happens-take = Nehmen
happens-colour = Farbe wählen
happens-rob = Rauben
happens-steal = Stein stehlen
happens-coin = Münze stehlen
happens-card = Wesen wählen
happens-buy = Stein kaufen
happens-buy-colour = Kaufen, nach Farbe
happens-buy-with = Kaufen, nach Münze
happens-double = Zweimal benutzen
happens-once = Einmal benutzen
happens-pass = Verzichten
happens-give = Münzen abgeben
happens-draw = Ziehen
happens-stop = Aufhören

## Eine eigene Kreatur machen (/make/drachenfaust)

web-make-about = Setz eine Kreatur aus dem zusammen, was die Regeln auf einer leeren Karte erlauben. Was sie tut, steht sofort so da, wie alle es am Tisch lesen. Bis zu drei spielen unter den Extras mit.
web-make-nameless = Kreatur { $number }
web-make-another = Noch eine Kreatur
web-make-remove = { $name } entfernen
web-make-name = Wie heißt sie?
web-make-effects = Was tut sie?
web-make-effect = Wirkung { $number }
web-make-do-label = Was geschieht
web-make-do = { $do ->
    [gain] aus der Bank nehmen
    [pay] Steine für Punkte zahlen
    [take] anderen etwas nehmen
    [lose] Steine verlieren lassen
   *[draw] Steine aus dem Beutel ziehen
}
web-make-what-label = Wovon
web-make-what = { $what ->
    [red] rote Steine
    [blue] blaue Steine
    [yellow] gelbe Steine
    [choice] Steine einer Farbe nach Wahl
    [fairy] Feengold
    [common] gewöhnliches Gold
    [silver] Silber
    [any] beliebige Steine
    [same] Steine einer Farbe
   *[each] Steine jeder Farbe
}
web-make-count = Wie viele
web-make-points = Für wie viele Punkte
web-make-whom-label = Wen es trifft
web-make-whom = { $whom ->
    [one] jemand anderen, nach Wahl
    [each] alle anderen, jeden einzeln
    [others] alle anderen
   *[all] alle
}
web-make-earlier = Früher tun
web-make-less = Weglassen
web-make-more = Noch eine Wirkung
web-make-own-words = Auf der Karte in eigenen Worten sagen
web-make-card = Die Karte dazu
web-make-check = Was die Regeln sagen
web-make-fine = Alles stimmt: Mit ihr kann gespielt werden.
web-make-faults = { $count ->
    [1] 1 Sache stimmt nicht; sie steht bei ihrem Feld.
   *[other] { $count } Sachen stimmen nicht; sie stehen bei ihren Feldern.
}
web-make-trial = Was ist sie wert?
web-make-trial-about = Vier Bots spielen. Wer die Kreatur ersteigert, nutzt sie oder bekommt statt ihrer Gold, und von da an wird mit demselben Glück weitergespielt. So zeigt sich, wie viel Gold ebenso viel zum Sieg hilft.
web-make-players = Wer spielt
web-make-asked = So viel Gold soll sie wert sein, denke ich
web-make-asked-wrong = Eine ganze Zahl von 0 bis { $most }, oder nichts.
web-make-play-games = { $games } Partien spielen
web-make-not-yet = Ausprobieren lässt sie sich, sobald alles stimmt.
web-make-interval = In { $won } Partien hat jemand sie ersteigert. In der Spanne liegt der wahre Wert mit 95 % Sicherheit, soweit Menschen wie diese Bots spielen.
web-draw-file = Deine Kreaturen
web-draw-kept = Dein Browser behält sie: Du kannst gehen und wiederkommen.
web-draw-not-kept = Dein Browser behält nichts: Speichere sie, bevor du gehst.
web-draw-play = Jetzt mit ihnen spielen
web-draw-anew = Von vorn anfangen
