# Das geführte erste Spiel. Zu jeder Station: die Idee; .title; .todo, was jetzt zu tun ist; .wrong, wenn jemand etwas
# anderes tut, das erlaubt wäre; vielleicht .done, während die anderen handeln. $task zählt, was an einer Station zu tun ist.

guide-goal = Trefft gemeinsam siebenmal den Drachen; 5 Treffer habt ihr schon. Steht kein Ritter mehr auf einem Land und liegt keiner in einem Stapel, haben alle verloren. Besiegt ihr ihn, bekommt die Krone, wer die meiste Macht hat.
    .title = Das Ziel
    .todo = In jeder Runde greift der Drache viermal an. Leg den Drachenstein auf das westliche Kärtchen; von dort führt der Weg zuerst zu dir.
    .wrong = Auch auf dem anderen dürfte er liegen. Beginne mit dem westlichen, dort steht dein Ritter.

guide-offer = Unter dem Kärtchen steht, wie viel Gold den Angriff abwehrt. Reihum legt jeder verdeckt Karten, so viele er will, auch wertlose X. Offen liegen schon die 3 und die 5, also ist es die 2 oder die 4.
    .title = Gold opfern
    .todo = { $task ->
        [1] Ritter können auch kämpfen, und Treffer braucht ihr. Opfere hier nur eine 1.
       *[other] Das genügt. Leg keine weitere Karte.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. Hier darf es aber wenig sein, denn dein Ritter hat ein Schwert: opfere eine 1.
       *[other] Du dürftest mehr opfern. Spare das Gold: sag, dass du fertig bist.
    }
    .done = { $seat2 } legt nichts. Das Kärtchen wird aufgedeckt: Was fehlt, wird zu Angriffen, Land für Land auf dem Weg.

guide-fight = Steht auf dem angegriffenen Land ein Ritter, kämpft er: Karten werden einzeln aufgedeckt. Der dritte Drache gewinnt, oder der dritte Ritter, mit Schwert auch das dritte Schwert. Ein Land mit Ritter geht nie verloren.
    .title = Der Kampf
    .todo = Zwei Drachen liegen offen. Gib 1 Macht aus, dann zählen die beiden nicht mehr.
    .wrong = Ohne Macht weiterzukämpfen ist mutig. Kommt ein dritter Drache, ist dein Ritter weg: gib 1 Macht aus.
    .done = Ein Treffer. Von jetzt an zählt deine Macht am Ende doppelt. Der letzte Drachenstein liegt, und { $seat2 } opfert zuerst.

guide-fame = Reicht das Opfer aller, ist der Angriff abgewehrt. Wer am meisten gegeben hat, bekommt Ruhm, je höher das Kärtchen, desto mehr, und für Ruhm gibt es in der nächsten Runde mehr Gold.
    .title = Ruhm
    .todo = { $task ->
        [1] Das letzte Kärtchen muss die 4 sein. { $seat2 } hat eine Karte gelegt. Opfere deine 3.
       *[other] Mit der 3 hast du sicher am meisten gegeben. Leg keine weitere Karte.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. Für die 4 braucht es aber mehr: opfere deine 3.
       *[other] Du dürftest mehr opfern. Das Gold brauchst du gleich zum Kaufen: sag, dass du fertig bist.
    }

guide-look = Nach den Angriffen kaufst du ein. Für 1 Gold schaust du einen eigenen Stapel an und ordnest ihn, wie du willst. Schau, bevor du kaufst: In Stapeln liegen auch Drachenangriffe.
    .title = Anschauen und ordnen
    .todo = { $task ->
        [1] Schau den Stapel von Gänsedorf an.
        [2] Was du zuerst antippst, liegt oben. Leg den Ritter nach oben, den kaufst du gleich.
       *[other] Danach die Macht: Liegt sie am Ende oben, zählt sie für dich, auch ungekauft.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. In Gänsedorf hast du aber einen Ritter gesehen: schau dort nach.
        [2] So dürftest du auch ordnen. Kaufen kannst du aber nur, was oben liegt: zuerst der Ritter.
       *[other] Auch das ginge. Macht zählt am Ende nur von oben her: leg sie gleich unter den Ritter.
    }

guide-buy = Für 2 Gold deckst du das oberste Plättchen eines eigenen Landes auf. Ritter, Schwerter und Schilde legst du auf ein eigenes Land, von jedem höchstens eines. Macht behältst du. Ein Drachenangriff greift sofort an.
    .title = Kaufen
    .todo = { $task ->
        [1] Kaufe das oberste Plättchen von Gänsedorf.
       *[other] Stell den Ritter nach Gänsedorf.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. In Gänsedorf weißt du aber, was oben liegt: kaufe dort.
       *[other] Auch dort dürfte er stehen. In Gänsedorf hütet er aber die Macht im Stapel: stell ihn dorthin.
    }

guide-power = Am Schluss werden alle Stapel der Länder, die noch stehen, von oben aufgedeckt: Macht gehört dir, bis etwas anderes kommt. Wer einen Treffer hat, zählt doppelt, wer den siebten hat, dreifach.
    .title = Die Macht
    .todo = In Gänsedorf liegt jetzt Macht oben; die brauchst du nicht zu kaufen. Beende deine Einkäufe.
    .wrong = Du könntest noch mehr kaufen. Die Macht zählt aber auch so: beende die Einkäufe.
    .done = Auch { $seat2 } kauft ein. Dann werden die Kärtchen neu gelegt: Jede Runde kommt ein höheres dazu.

guide-free = Jetzt spielst du allein zu Ende. Ein Treffer fehlt noch: Lass den Drachen dorthin, wo ein starker Ritter steht, und wehre ihn ab, wo keiner ist.
    .title = Frei spielen
    .todo = Tu, was du für richtig hältst. Weißt du nicht weiter, zeigt dir der Tipp einen guten Zug.
    .done = { $seat2 } ist dran.
    .over = Das Spiel ist zu Ende. Ist der Drache besiegt, entscheidet die Macht über die Krone; hat er gewonnen, haben alle verloren.
