# Das geführte erste Spiel. Zu jeder Station: die Idee; .title; .todo, was jetzt zu tun ist; .wrong, wenn jemand etwas
# anderes tut, das erlaubt wäre; vielleicht .done, während die anderen handeln. $task zählt, was an einer Station zu tun ist.

guide-goal = Am Ende zählen Punkte: deine Amulett-Stücke, Perlen, Eier und ein Wappen. All das bekommst du, wenn du Drachen legst, wie das Buch es verlangt.
    .title = Das Ziel
    .todo = Neben dem Buch liegen zwei Karten aus. Nimm die linke, den weißen Drachen.
    .wrong = Auch die rechte darfst du nehmen. Hier hilft dir aber der weiße Drache: nimm die linke.

guide-take = Du nimmst 1 bis 3 Karten. Jede Lücke wird sofort vom Stapel gefüllt, und dabei blättert die Seite um: links steht jetzt eine 3 statt der 2.
    .title = Nehmen blättert um
    .todo = 3 weiße Drachen verlangt das Buch jetzt, und genau die hast du. Nimm keine mehr.
    .wrong = Du darfst noch mehr nehmen. Dann blättert das Buch aber wieder um, und die 3 Weißen passen nicht mehr: hör auf zu nehmen.

guide-lay = Links steht, wie viele Drachen du legst, rechts ihre Farbe: genau so viele, oder gar nichts. Dafür gibt es gleich eine Belohnung, bei einer 3 ein Amulett-Stück, einen Gegenlicht-Drachen und einen Kristall.
    .title = Legen
    .todo = { $task ->
        [1] Vorher dürftest du das Buch ändern. Es ist gut so: lass es, wie es ist.
       *[other] Lege deine 3 weißen Drachen.
    }
    .wrong = { $task ->
        [1] Eine Karte auf dem Buch ändert die Seite. Jetzt passen deine 3 Weißen: lass das Buch, wie es ist.
       *[other] Nichts zu legen ist erlaubt, bringt aber auch nichts. Lege die 3 Weißen.
    }
    .done = Nach deinem Zug ist { $seat2 } dran, nimmt, ändert das Buch und legt.

guide-along = Nach jedem Zug dürfen alle anderen auch einmal legen, so wie das Buch dann steht, und bekommen die volle Belohnung. Achte also auf das Buch, wenn andere dran sind.
    .title = Mitlegen
    .todo = { $seat2 } hat das Buch auf 2 Blaue gestellt. Du hast 2 blaue Drachen: lege sie mit.
    .wrong = Das wäre erlaubt. Deine 2 Blauen passen genau: lege sie, und spare den Gegenlicht-Drachen.

guide-row = Jede Farbe hat ihren Stapel in deiner Reihe. Eine neue Farbe kommt an ein Ende. Was Nachbarn auf beiden Seiten hat, nimmt keine Karten mehr auf.
    .title = Die Reihe
    .todo = Rot liegt links außen, und du hast noch rote Drachen auf der Hand. Lege Blau nach rechts, dann bleibt Rot offen.
    .wrong = Links wäre erlaubt. Dann läge Rot aber zwischen Blau und Weiß, und du könntest nie mehr Rote legen: lege Blau nach rechts.

guide-change = Zwischen Nehmen und Legen darfst du das Buch ändern: Leg eine Handkarte auf eine Seite, und ihre Rückseite ist die neue Seite. Was hinten steht, zeigt jede Karte klein auf ihrer Vorderseite.
    .title = Das Buch ändern
    .todo = { $task ->
        [1] Du bist am Zug. Nimm rechts den grünen Drachen.
        [2] Das genügt. Nimm keine Karte mehr.
       *[other] Das Buch sagt 2 Rote. Du willst Grün: leg den roten Drachen mit der grünen Rückseite auf die rechte Seite.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. Dir fehlt aber ein grüner Drache: nimm den rechts.
        [2] Noch eine zu nehmen ist erlaubt, blättert aber wieder um. Hör hier auf.
       *[other] Das wäre erlaubt. Grün ist aber die Farbe, die dir in der Reihe fehlt: leg den roten Drachen mit der grünen Rückseite auf das Buch.
    }

guide-backlight = Gegenlicht-Drachen springen für jede Farbe ein. Mindestens eine der gelegten Karten muss aber wirklich die Farbe des Buches haben.
    .title = Gegenlicht-Drachen
    .todo = { $task ->
        [1] 2 Grüne: das ist, was du brauchst. Lass das Buch jetzt, wie es ist.
       *[other] Lege deinen grünen Drachen und einen Gegenlicht-Drachen dazu.
    }
    .wrong = { $task ->
        [1] Auch die linke Seite dürftest du noch ändern. Die 2 passt: lass das Buch, wie es ist.
       *[other] Nichts zu legen ist erlaubt. Ein grüner und ein Gegenlicht-Drache sind aber zusammen 2: lege sie.
    }

guide-crest = Wer alle vier Farben vor sich hat, nimmt das wertvollste Wappen, das noch da ist. Zu zweit zählt das erste 12 Punkte, das zweite 8.
    .title = Das Wappen
    .todo = Grün ist deine vierte Farbe. Wähle, an welches Ende sie kommt.
    .wrong = Hier geht es um das Ende, an das Grün kommt: wähle links oder rechts.

guide-amulet = Drei Stücke sind ein Amulett und bringen eine Perle: rote zählen 8 oder 9, blaue 3 oder 4. Niemand sieht ihren Wert vor dem Ende. Zu zweit ist das Spiel aus, sobald ihr zusammen 7 Amulette habt.
    .title = Das Amulett
    .todo = Dein drittes Stück ist da. Nimm eine Perle.
    .wrong = Hier geht es um die Perle: nimm eine rote oder eine blaue.

guide-free = Jetzt spielst du allein zu Ende: nehmen, vielleicht das Buch ändern, legen, und nach dem Zug des anderen mitlegen. Ein Amulett fehlt noch, dann wird gezählt.
    .title = Frei spielen
    .todo = Nimm, was zu deinen Drachen passt. Weißt du nicht weiter, zeigt dir der Tipp einen guten Zug.
    .done = { $seat2 } ist dran. Vielleicht kannst du gleich mitlegen.
    .over = Das Spiel ist zu Ende. Gezählt werden Stücke, Perlen, Wappen und Eier; wer die meisten Eier hat, zählt eines davon als 16.
