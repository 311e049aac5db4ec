about = Lass Steine in sieben Spalten fallen: Vier in einer Reihe gewinnen.
example-move = drop 4
example-why = drop 1
example-one = drop 4
example-clause = 1.2
part-cells = Brett
decision-drop = { $who ->
    [you] Lass einen Stein in eine Spalte fallen.
   *[other] { $name } lässt einen Stein fallen.
}
move-drop = Spalte { $column }
event-dropped = { $who ->
    [you] Du lässt einen Stein in Spalte { $column } fallen.
   *[other] { $name } lässt einen Stein in Spalte { $column } fallen.
}
refuse-full = Diese Spalte ist voll, oder es gibt sie nicht.
refuse-not-your-turn = Gerade ist jemand anders dran.
refuse-game-over = Das Spiel ist vorbei.
ending-four = Vier in einer Reihe.
ending-full = Das Brett ist voll, und niemand hat vier in einer Reihe.
result-seat = { $points ->
    [0] {""}
   *[other] { $who ->
        [you] Du hast gewonnen.
       *[other] { $name } hat gewonnen.
    }
}
