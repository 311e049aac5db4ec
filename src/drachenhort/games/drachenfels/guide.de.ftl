# Das geführte erste Spiel. Zu jeder Station: die Idee; .title; .todo, was jetzt zu tun ist; .wrong, wenn jemand etwas
# anderes tut, das erlaubt wäre; vielleicht .done, während die anderen handeln. $task zählt, was an einer Station zu tun ist.

guide-goal = In jeder der vier Felsenburgen ist eine Prinzessin. Wer zuerst die mit Schuhen in seiner Farbe findet, gewinnt. Du hast den roten Ritter. Vorher brauchst du eine Rüstung aus der Königsburg in der Mitte.
    .title = Das Ziel
    .todo = Zur Königsburg führt nur ein Regenbogen, und der beginnt an einem Fels. Geh dorthin: spiele deine 3.
    .wrong = Das wäre erlaubt. Zum Fels im Nordosten sind es aber 3 Schritte: spiele die 3.

guide-move = Mit einer Punktekarte gehst du genau so weit, wie sie sagt, und betrittst kein Feld zweimal. An Rittern kommst du vorbei, an Drachen nicht. Die Karte beendet deinen Zug.
    .title = Genau so weit
    .todo = Alle Felder in 3 Schritten leuchten. Geh zum Regenbogenfels im Nordosten.
    .wrong = Auch das sind 3 Schritte. Den Regenbogen brauchst du aber am Fels: geh zum Fels im Nordosten.
    .done = { $seat2 } ist dran und geht mit einer 2 nach Osten.

guide-rainbow = Vor der Punktekarte darfst du so viele magische Karten spielen, wie du willst. Ein Regenbogen verbindet einen Fels mit der Königsburg; ihn zu überqueren ist ein Schritt.
    .title = Der Regenbogen
    .todo = { $task ->
        [1] Spiele deine Regenbogenkarte.
       *[other] Stell den Regenbogen von deinem Fels im Nordosten zur Königsburg.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. In die Königsburg kommst du aber nur über einen Regenbogen: spiele die Regenbogenkarte.
       *[other] Auch dort könnte er stehen. Du stehst aber am Fels im Nordosten: stell ihn von da zur Königsburg.
    }

guide-armour = Wer zum ersten Mal in der Königsburg ist, bekommt eine Rüstung und behält sie. Erst mit ihr darfst du in eine Felsenburg. Beide Burgen musst du mit der genauen Zahl erreichen.
    .title = Die Rüstung
    .todo = { $task ->
        [1] Über den Regenbogen ist es 1 Schritt. Spiele deine 1.
        [2] Geh über den Regenbogen zur Königsburg.
       *[other] Wer über einen Regenbogen geht, darf ihn danach woanders hinstellen. Du willst auf demselben Weg zurück: lass ihn stehen.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. Zur Königsburg ist es aber genau 1 Schritt: spiele die 1.
        [2] Auch das ist 1 Schritt. Die Rüstung gibt es aber nur in der Königsburg: geh über den Regenbogen.
       *[other] Versetzen darfst du ihn. Aus der Königsburg führt aber nur ein Regenbogen hinaus: lass ihn stehen.
    }
    .done = Jetzt trägst du die Rüstung. { $seat2 } ist dran.

guide-dragon = Drachen versperren Wege und Burgen: Ihr Feld darf niemand betreten oder überqueren. Eine Drachenkarte versetzt einen, auf Land mit grünem Punkt oder auf eine andere Felsenburg.
    .title = Der Drache
    .todo = { $task ->
        [1] Auf der Felsenburg im Nordosten sitzt ein Drache. Spiele deine Drachenkarte.
        [2] Wähle den Drachen auf der Felsenburg im Nordosten.
       *[other] Setz ihn auf eines der zwei leuchtenden Felder beim roten Start, da stört er dich nicht.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. Solange der Drache auf der Burg sitzt, kommst du aber nicht hinein: spiele die Drachenkarte.
        [2] Auch den könntest du versetzen. Im Weg sitzt dir aber der auf der Felsenburg im Nordosten: wähle ihn.
       *[other] Auch dort dürfte er sitzen. Beim roten Start ist er aber aus deinem Weg: nimm eines der leuchtenden Felder.
    }

guide-bridge = Vor jeder Felsenburg ist ein Tor, und auf dem Weg nach außen ein Erdloch. Erst eine Brücke macht daraus ein Feld, auf dem man gehen kann.
    .title = Die Brücke
    .todo = { $task ->
        [1] Das Tor im Nordosten ist noch offen. Spiele deine Brückenkarte.
       *[other] Leg die Brücke vor das Tor im Nordosten.
    }
    .wrong = { $task ->
        [1] Damit wäre dein Zug zu Ende. Über das Tor kommst du aber nur mit einer Brücke: spiele zuerst die Brückenkarte.
       *[other] Auch dort könnte sie liegen. Du willst in die Felsenburg im Nordosten: leg sie vor das Tor im Nordosten.
    }

guide-duel = Endet dein Weg auf dem Feld eines anderen Ritters, gewinnst du ein Duell: Du stellst ihn auf einen freien Start, und dann darfst du bis zu 2 Karten aus seiner Hand ziehen.
    .title = Das Duell
    .todo = { $task ->
        [1] { $seat2 } steht südwestlich vom Tor, 4 Schritte von dir. Spiele deine 4.
        [2] Geh über den Regenbogen bis zu { $seat2 }.
        [3] Der Regenbogen darf bleiben, wo er ist: lass ihn stehen.
        [4] Stell { $seat2 } auf den gelben Start, der ist weit weg.
        [5] Zieh eine Karte von { $seat2 }.
       *[other] Eine zweite dürftest du noch ziehen. Lass es hier gut sein.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. Auf das Feld von { $seat2 } sind es aber 4: spiele die 4.
        [2] Auch das sind 4 Schritte. Für das Duell geh auf das Feld von { $seat2 }.
        [3] Versetzen darfst du ihn, hier hilft es dir aber nicht: lass ihn stehen.
        [4] Auch der Start wäre frei. Der gelbe ist am weitesten weg: nimm den.
        [5] Du musst nicht ziehen. Eine Karte mehr ist aber ein Schritt mehr: zieh eine.
       *[other] Das wäre erlaubt. Hier ist eine genug: zieh keine mehr.
    }
    .done = { $seat2 } muss von vorn los.

guide-castle = In einer Felsenburg siehst nur du, welche Farbe die Schuhe dort haben. Ist es deine, hast du gewonnen. Sonst darfst du von jetzt an jede Punktekarte verdoppeln.
    .title = In der Felsenburg
    .todo = { $task ->
        [1] Zur Felsenburg sind es genau 2 Schritte, über die Brücke. Spiele deine 2.
       *[other] Geh in die Felsenburg und sieh nach.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. In die Burg kommst du aber mit genau 2: spiele die 2.
       *[other] Auch das sind 2 Schritte. Die Prinzessin ist aber in der Burg: geh hinein.
    }
    .done = Gelbe Schuhe, nicht deine. { $seat2 } mischt sein Blatt in den Stapel und zieht sieben neue Karten; das geht statt eines Zuges immer.

guide-discard = Statt einer Handkarte darfst du als Erstes im Zug die oberste abgelegte Karte nutzen. Sie bleibt liegen.
    .title = Die abgelegte Karte
    .todo = { $task ->
        [1] Oben liegt eine 2, für dich also 2 oder 4 Schritte. Nutze sie.
       *[other] Geh 4 Schritte auf das Feld nördlich vom Stern im Osten.
    }
    .wrong = { $task ->
        [1] Das wäre erlaubt. Deine 3 brauchst du aber gleich noch: nutze die abgelegte 2.
       *[other] Auch so weit dürftest du gehen. Die nächste Burg ohne Drachen liegt im Südosten: geh auf das Feld nördlich vom Stern im Osten.
    }
    .done = { $seat2 } ist dran.

guide-free = Jetzt spielst du allein zu Ende. Vor der Felsenburg im Südosten liegt schon eine Brücke, und kein Drache sitzt darauf. Zähl die Schritte; verdoppeln darfst du auch. An einem Stern darfst du umsonst zu einem anderen fliegen.
    .title = Frei spielen
    .todo = Spiele, was du für richtig hältst. Weißt du nicht weiter, zeigt dir der Tipp einen guten Zug.
    .done = { $seat2 } ist dran.
    .over = Das Spiel ist zu Ende: Eine Prinzessin ist gefunden.
