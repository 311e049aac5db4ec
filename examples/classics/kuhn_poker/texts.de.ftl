about = Drei Karten und ein Einsatz: das kleinste Poker, das es gibt.
example-move = bet
example-why = pass
example-one = pass
example-clause = 1.2
part-moves = Bisher
value-pass = passen
value-bet = setzen
card = { $card ->
    [jack] den Buben
    [queen] die Dame
   *[king] den König
}
middle = In der Mitte: { $coins } Münzen.
my-card = Du hast { card }.
decision-bet = { $who ->
    [you] Passe oder setze.
   *[other] { $name } passt oder setzt.
}
move-pass = passen
move-bet = eine Münze setzen
event-dealt = { $who ->
    [you] Du bekommst { card }.
   *[other] { $name } bekommt { card }.
}
event-moved = { $move ->
    [bet] { $who ->
        [you] Du setzt eine Münze.
       *[other] { $name } setzt eine Münze.
    }
   *[pass] { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
}
refuse-not-now = Von dir wird gerade nichts verlangt; man kann nur passen oder setzen.
refuse-game-over = Das Spiel ist vorbei.
ending-shown = Die Karten werden gezeigt.
ending-given-up = Jemand hat aufgegeben.
result-seat = { $who ->
    [you] Deine Münzen: { $points }.
   *[other] Münzen von { $name }: { $points }.
}
