# Das geführte erste Spiel. Zu jeder Station: die Idee; .title; .todo, was jetzt zu tun ist; .wrong, wenn jemand etwas
# anderes tut, das erlaubt wäre; vielleicht .done, während die anderen handeln. $task zählt, was an einer Station zu tun ist.

guide-goal = Wer zuerst drei Punkte hat, gewinnt; hier haben alle schon einen. Punkte geben Kreaturen für Drachensteine. Jede Kreatur wird versteigert: alle schließen zugleich die Faust, und wer am meisten Gold darin hat, nutzt ihre Kraft.
    .title = Das Ziel und die Faust
    .todo = Der rote Drache gibt einen roten Stein. Nimm 2 Feengold in die Faust und schließe sie.
    .wrong = Du darfst bieten, was du willst. Für einen einzelnen Stein sind 2 Feengold ein guter Preis: biete sie.
    .done = Die Fäuste öffnen sich, wenn alle sie geschlossen haben.

guide-gold = Feengold liegt nach dem Bieten vor dir und kommt am Ende der Runde zurück, auch wenn du verlierst. Gewöhnliches Gold ist weg, sobald es geboten ist. Beides zählt 1.
    .title = Zweierlei Gold
    .todo = Spare Feengold: nimm 1 Feengold und 1 gewöhnliches Gold in die Faust und schließe sie.
    .wrong = Auch das wäre ein Gebot. Hier sind es 1 Feengold und 1 gewöhnliches Gold, damit dir Feengold für später bleibt.
    .done = Das gewöhnliche Gold geht an die Bank, das Feengold legst du aus.

guide-nothing = Jedes Gebot kostet, auch ein verlorenes. Was du nicht brauchst, überlässt du den anderen: auch die leere Faust ist ein Gebot. Bietet niemand Gold, bleibt die Karte liegen.
    .title = Die leere Faust
    .todo = Der Zwerg gibt nur Silber. Schließe die leere Faust.
    .wrong = Bieten darfst du. Silber brauchst du aber kaum, und jedes Gebot ist ausgegeben: schließe die leere Faust.
    .done = { $seat2 } und { $seat3 } machen es unter sich aus.

guide-tie = { $task ->
        [1] Kreaturen bringen Steine, Münzen, Punkte oder Streiche. Der Dieb stiehlt einen Stein bei dem, der am zweitmeisten geboten hat.
       *[other] Haben mehrere gleich viel geboten, bieten sie noch einmal, jetzt nur mit Silber. Das meiste Silber gewinnt; steht es wieder gleich, nutzt niemand die Karte. Alles gebotene Silber ist weg.
    }
    .title = Gleich viel geboten
    .todo = { $task ->
        [1] Biete 2 Feengold auf den Dieb.
       *[other] { $seat2 } hat auch 2 geboten. Nimm 2 Silber in die Faust und schließe sie.
    }
    .wrong = { $task ->
        [1] Auch das wäre ein Gebot. Hier sind es 2 Feengold.
       *[other] Du dürftest mehr bieten oder weniger. Silber ist nach dem Stechen verloren, also nicht zu viel: biete 2 Silber.
    }
    .done = Wieder öffnen sich die Fäuste zugleich.

guide-thief = Wer gewinnt, nutzt die Kraft der Kreatur sofort. Der Dieb nimmt einen Stein deiner Wahl von { $seat2 }.
    .title = Die Kraft nutzen
    .todo = Stiehl { $seat2 } einen Stein.
    .wrong = Steine siehst du vor { $seat2 } liegen: nimm dir einen davon.
    .done = Der Stein gehört dir.

guide-black = Die Hexe gibt ihrem Gewinner eine schwarze Münze; alle sehen, wer eine hat. Liegt eine in irgendeiner Faust, ist die Karte verhext: ihre Kraft verfällt, und alle Gebote sind trotzdem ausgegeben.
    .title = Die schwarze Münze
    .todo = { $seat3 } hat eine schwarze Münze. Biete nur 1 Feengold auf den Magier.
    .wrong = Mehr oder weniger wäre erlaubt. Wer mit einer schwarzen Münze rechnen muss, bietet vorsichtig: nimm 1 Feengold.
    .done = Wird die Karte verhext, ist auch dein Gebot dahin.

guide-points = { $task ->
        [1] Der Magier war verhext, niemand hat ihn genutzt. Auch der Hexenmeister macht Punkte: er nimmt je einen Stein in Rot, Blau und Gelb für 1 Punkt. Du hast sie beisammen.
       *[other] Viele Kreaturen lassen die Wahl: Punkte für Steine, oder Münzen. Was du zahlen kannst, leuchtet.
    }
    .title = Steine werden Punkte
    .todo = { $task ->
        [1] Die schwarze Münze ist weg. Biete 1 Feengold auf den Hexenmeister.
       *[other] Zahle einen roten, einen blauen und einen gelben Stein.
    }
    .wrong = { $task ->
        [1] Auch das wäre ein Gebot. Hier reicht 1 Feengold.
       *[other] Silber zu nehmen ist erlaubt. Gewonnen wird aber mit Punkten: zahle die drei Steine.
    }
    .done = Jetzt wird sich zeigen, ob das Gebot reicht.

guide-extras = { $task ->
        [1] Zu den sieben Kreaturen, die jede Runde kommen, werden jedesmal zwei Extras gemischt. Der Alte Drache ist eines; was eine Karte kann, steht auf ihr.
       *[other] Wo du wählen darfst, muss die Bank es haben. Für den Hexenmeister fehlt dir jede Farbe, die nicht vor dir liegt.
    }
    .title = Die Extras
    .todo = { $task ->
        [1] Biete dein letztes Feengold auf den Alten Drachen.
       *[other] Wähle eine Farbe: du bekommst einen Stein davon.
    }
    .wrong = { $task ->
        [1] Nichts zu bieten ist erlaubt. Das Feengold kommt aber nach dieser letzten Karte der Runde zurück: biete es.
       *[other] Nimm den Stein einer Farbe, die in der Bank liegt.
    }
    .done = Es ist die letzte Karte dieser Runde.

guide-free = Die Runde ist zu Ende, und alles Feengold ist zurück. Jede Runde beginnt mit der Hexe, dann kommen die anderen, in unbekannter Reihenfolge. Dir fehlt noch ein Punkt: jetzt spielst du allein zu Ende.
    .title = Frei spielen
    .todo = Biete, was dir die Karte wert ist. Der Tipp zeigt dir ein gutes Gebot.
    .done = Die anderen sind dran.
    .over = Das Spiel ist zu Ende: drei Punkte gewinnen sofort.
