about = Drop your stones into seven columns: four in a line win.
example-move = drop 4
example-why = drop 1
example-one = drop 4
example-clause = 1.2
part-cells = Board
decision-drop = { $who ->
    [you] Drop a stone into a column.
   *[other] { $name } drops a stone.
}
move-drop = column { $column }
event-dropped = { $who ->
    [you] You drop a stone into column { $column }.
   *[other] { $name } drops a stone into column { $column }.
}
refuse-full = This column is full, or there is no such column.
refuse-not-your-turn = Somebody else drops a stone now.
refuse-game-over = The game is over.
ending-four = Four in a line.
ending-full = The board is full, and nobody has four in a line.
result-seat = { $points ->
    [0] {""}
   *[other] { $who ->
        [you] You have won.
       *[other] { $name } has won.
    }
}
