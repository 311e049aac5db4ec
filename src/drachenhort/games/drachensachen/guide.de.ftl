# Das geführte erste Spiel. Zu jeder Station: die Idee; .title; .todo, was jetzt zu tun ist; .wrong, wenn jemand etwas
# anderes tut, das erlaubt wäre; vielleicht .done, während die anderen handeln. $task zählt, was an einer Station zu tun ist.

guide-goal = Wer zuerst keine Karte mehr hat, gewinnt: Spiele erst die Hand leer, dann die offenen Karten vor dir, zuletzt die verdeckten. Niedrige Karten wirst du später schwer los, also fange mit ihnen an.
    .title = Das Ziel
    .todo = Der Stapel ist leer, jede Karte passt. Lege deine 1.
    .wrong = Auf den leeren Stapel passt jede Karte, auch diese. Die 1 passt aber später fast nie mehr: lege sie jetzt.
    .done = Die 1 bist du los. Sieh zu, was { $seat2 } und { $seat3 } darauf legen.

guide-higher = Oben auf dem Stapel liegt die Karte, die zu schlagen ist. Du legst denselben Wert oder einen höheren. Die Zahl steht auf jeder Karte; mit Buchstaben sind die Drachen bezeichnet.
    .title = Gleich oder höher
    .todo = Zu schlagen ist eine 8. Lege eine deiner 8en.
    .wrong = Das wäre erlaubt. Hier genügt eine einzelne 8: sie ist gleich hoch, und die zweite brauchst du noch.
    .done = { $seat2 } hat nichts, was passt, und nimmt den Stapel auf die Hand. { $seat3 } beginnt einen neuen.

guide-take = Wer nicht legen kann oder nicht will, nimmt den Stapel. Das kostet Karten; ein kleiner Stapel ist aber manchmal besser als ein vergeudeter Drache.
    .title = Den Stapel nehmen
    .todo = Auf die 9 passen nur deine Drachen. Spare sie dir: nimm den Stapel.
    .wrong = Drachen passen auf fast alles, auch auf die 9. Für einen Stapel aus einer Karte sind sie zu schade: nimm ihn.
    .done = Jetzt hast du selbst eine 9, die höchste Zahl. Nach dem Nehmen ist der Nächste dran, mit leerem Stapel.

guide-equal = { $task ->
        [1] Von einer Sorte darfst du mehrere Karten auf einmal legen. So wirst du schneller fertig.
       *[other] Liegen vier Gleiche direkt aufeinander, kommt der ganze Stapel aus der Partie. Wer die vierte legt, ist noch einmal dran.
    }
    .title = Mehrere Gleiche
    .todo = { $task ->
        [1] Nimm beide 7en auf und lege sie zusammen.
       *[other] Oben liegen drei 8en. Lege deine 8 als vierte.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. Hier sind es die beiden 7en: nimm beide auf und lege sie zusammen.
       *[other] Das wäre erlaubt, aber jede andere Karte unterbricht die Reihe. Lege die vierte 8.
    }
    .done = { $seat2 } und { $seat3 } legen 8en darauf. Zähle mit.

guide-three = Einige Zahlen können mehr. Auf eine 3 muss der Nächste darunter bleiben: 1 oder 2, oder ein Drache.
    .title = Die 3: darunter bleiben
    .todo = Du bist noch einmal dran, und der Stapel ist leer. Lege die 3.
    .wrong = Auf den leeren Stapel passt auch das. Mit der 3 machst du es { $seat2 } aber am schwersten: lege sie.
    .done = { $seat2 } muss unter 3 bleiben. Danach geht es wieder nach oben.

guide-draw = Auf eine 4 soll der Nächste zwei Karten ziehen. Ein Protecto (P) gibt an den Nächsten weiter, was auf dich zukommt: Zahl und Ziehen. Mit einer 4 ginge es auch, dann werden es vier Karten.
    .title = Die 4 und der Protecto
    .todo = { $seat3 } hat eine 4 gelegt. Zieh nicht: lege den Protecto (P).
    .wrong = Ziehen darfst du, aber dann hast du zwei Karten mehr. Der Protecto (P) gibt das Ziehen weiter: lege ihn.
    .done = Jetzt muss { $seat2 } ziehen und hat danach einen gewöhnlichen Zug gegen die 4.

guide-skip = Eine 5 lässt den Nächsten aussetzen: { $seat2 } hat sie gelegt, und { $seat3 } war nicht dran. Zu schlagen bleibt sie wie jede Zahl.
    .title = Die 5: aussetzen
    .todo = Schlage die 5 mit deiner 9.
    .wrong = Das wäre erlaubt. Die 9 wirst du aber nicht immer los, auf einem Drachen liegt sie nie: lege sie jetzt, und behalte das E.
    .done = Auf die 9 passt nur noch eine 9 oder ein Drache.

guide-dragons = Drei Drachen gibt es, sie passen auf alles außer auf eine 6. Null (N) setzt den Wert auf 0. Protecto (P) gibt weiter, was zu tun ist. Extermino (E) räumt den ganzen Stapel ab, und du bist noch einmal dran.
    .title = Die Drachen
    .todo = Lege den Extermino (E). Es ist deine letzte Handkarte.
    .wrong = Nehmen darfst du immer. Dann hättest du den ganzen Stapel auf der Hand; der Extermino (E) räumt ihn weg: lege ihn.

guide-open = Ohne Handkarten spielst du die offenen Karten vor dir, nach denselben Regeln. Auf eine 6 darf der Nächste keinen Drachen legen.
    .title = Die offenen Karten
    .todo = { $task ->
        [1] Deine Hand ist leer, und du bist noch einmal dran. Lege die offene 6.
       *[other] Zwei 7en liegen oben. Lege deine offene 7.
    }
    .wrong = { $task ->
        [1] Auch die 7 passt auf den leeren Stapel. Die niedrigere wirst du später schwerer los: lege die 6.
       *[other] Nehmen darfst du. Deine offene 7 passt aber, und dann liegt keine offene mehr vor dir: lege sie.
    }
    .done = Noch liegen verdeckte Karten vor dir. Sieh zu, was die anderen tun.

guide-hidden = Zuletzt kommen die verdeckten Karten; auch du kennst sie nicht. Du drehst eine um. Passt sie, ist sie gespielt; passt sie nicht, nimmst du sie mit dem Stapel auf die Hand.
    .title = Die verdeckten Karten
    .todo = Drehe eine deiner verdeckten Karten um.
    .wrong = Statt umzudrehen darfst du den Stapel nehmen. Mutiger ist es, eine umzudrehen: vielleicht passt sie.
    .done = Jetzt ist sie gespielt, oder du hast sie mit dem Stapel auf der Hand.

guide-free = Jetzt spielst du allein zu Ende. Was dir am Schluss bleibt, kostet Gold: eine Münze je Karte, auch für die verdeckten. Ein ganzes Spiel geht über mehrere Partien; wer am wenigsten Gold verliert, gewinnt.
    .title = Frei spielen
    .todo = Lege, was du für richtig hältst. Der Tipp zeigt dir einen guten Zug.
    .done = Die anderen sind dran.
    .over = Die Partie ist zu Ende. Alle anderen zählen eine Münze für jede Karte, die ihnen geblieben ist.
