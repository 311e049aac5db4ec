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
stones-of = { $count }{"\u00A0"}× { $colour ->
    [red] rot
    [blue] blau
   *[yellow] gelb
}
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

decision-bid = { $who ->
    [you] { $card }: Wie viel Gold bietest du?
   *[other] { $name } bietet auf: { $card }.
}
decision-bid-fairy = { $who ->
    [you] { $card }: Wie viel Feengold bietest du? Das gewöhnliche Gold folgt.
   *[other] { $name } bietet auf: { $card }.
}
decision-bid-magic = { $who ->
    [you] { $card }: Welche magischen Münzen legst du dazu?
   *[other] { $name } bietet auf: { $card }.
}
decision-bid-silver = { $who ->
    [you] Gleichstand um { $card }: Wie viel Silber bietest du?
   *[other] { $name } bietet Silber auf: { $card }.
}
decision-double = { $who ->
    [you] Gewonnen: { $card }. Nutzt du die Karte mit deinem Doppelgänger zweimal?
   *[other] { $name } entscheidet über den Doppelgänger für: { $card }.
}
decision-use = { $who ->
    [you] { $card }: Was zahlst oder nimmst du?
   *[other] { $name } nutzt: { $card }.
}
decision-colour = { $who ->
    [you] { $card }: Welche Farbe?
   *[other] { $name } wählt eine Farbe für: { $card }.
}
decision-seat = { $who ->
    [you] { $card }: Von wem?
   *[other] { $name } wählt ein Opfer für: { $card }.
}
decision-steal = { $who ->
    [you] { $card }: Was stiehlst du?
   *[other] { $name } wählt, was gestohlen wird.
}
decision-card = { $who ->
    [you] { $card }: Welche Karte nutzt du?
   *[other] { $name } wählt eine Karte für: { $card }.
}
decision-buy = { $who ->
    [you] { $card }: Kaufst du einen Stein?
   *[other] { $name } darf Steine kaufen.
}
decision-give-up = { $who ->
    [you] { $card }: Gibst du für 1 Punkt alle gebotenen Münzen her?
   *[other] { $name } entscheidet über die gebotenen Münzen: { $card }.
}
decision-draw-on = { $who ->
    [you] { $card }: Weiterziehen, oder aufhören und die Steine behalten?
   *[other] { $name } entscheidet, ob es weitergeht: { $card }.
}

## Züge, wie sie in der Liste stehen

move-bid = { $coins } bieten
move-fairy = { $coins } bieten, dann das gewöhnliche Gold wählen
move-magic = { $coins } dazulegen
move-silver = { $coins } bieten
move-pay = Steine zahlen: { $stones }
move-take = aus der Bank nehmen: { $coins }
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
move-once = den Doppelgänger behalten
move-pass = nein, oder nichts weiter
move-give = die Münzen für 1 Punkt hergeben
move-draw = noch einen Stein ziehen
move-stop = aufhören und die Steine behalten

## Was geschieht

event-round-begins = Runde { $round } beginnt. { $count ->
    [0] Es kommen keine Extras dazu.
   *[other] Neue Extras: { $cards }.
}
event-extras-shuffled = Die beiseitegelegten Extras werden gemischt.
event-turned-up = Zu ersteigern: { $card }.
event-not-auctioned = Als letzte Karte wird sie nicht versteigert: { $card }.
event-decided = { $who ->
    [you] Deine Faust ist geschlossen.
   *[other] { $name } hat sich entschieden.
}
event-bid = { $who ->
    [you] Du bietest { $coins }.
   *[other] { $name } bietet { $coins }.
}
event-hexed = Verhext: { $card }.
event-unused = Niemand hat Gold geboten; ungenutzt: { $card }.
event-tied = Gleichstand zwischen { $names }: Silber entscheidet.
event-bid-silver = { $who ->
    [you] Stechen: Du bietest { $coins }.
   *[other] Stechen: { $name } bietet { $coins }.
}
event-tied-out = Wieder Gleichstand; niemand nutzt: { $card }.
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
    [you] Du nimmst Steine: { $stones }.
   *[other] { $name } nimmt Steine: { $stones }.
}
event-paid-stones = { $who ->
    [you] Du zahlst Steine: { $stones }.
   *[other] { $name } zahlt Steine: { $stones }.
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
    [you] Vor dir liegt nun: { $card }.
   *[other] Vor { $name } liegt nun: { $card }.
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
    [you] Du gibst die gebotenen Münzen her; davon ausliegend: { $coins }.
   *[other] { $name } gibt die gebotenen Münzen her; davon ausliegend: { $coins }.
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
    [you] Deine genannte Farbe: Alles Gezogene geht zurück, { $stones }.
   *[other] Die Farbe, die { $name } genannt hat: Alles Gezogene geht zurück, { $stones }.
}
event-lost-stones = { $who ->
    [you] Du verlierst Steine: { $stones }.
   *[other] { $name } verliert Steine: { $stones }.
}
event-passed = { $who ->
    [you] Du lässt es dabei: { $card }.
   *[other] { $name } lässt es dabei: { $card }.
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

creature-line = { $card }: { $text }
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

## Der Tisch im Browser

web-effect-witch = Nimm eine schwarze Münze. Sie verhext eine Karte.
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
web-fist-choosing = überlegt noch
web-fist-closed = Faust geschlossen
web-fist-open = Dein Gebot
web-close-fist = Faust schließen
web-close-with = mit { $coins }
web-rob = Hinter den Schirm von { $name } greifen

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
