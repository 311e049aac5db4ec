# Was Neues Spiel sagt. $who ist "you" für die Person, die es liest, und "other" für alle anderen, deren Name in $name steht.
about = Jede Runde eine Karte, die höchste bekommt einen Punkt, und was im Hort liegt, weiß bis zum Ende niemand.
example-move = play 7
example-why = play 18
example-one = play 1
example-clause = 2.2
part-hoard = Hort
part-played = Gespielt
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
round = Runde { $round }.
seat-line = { $who ->
    [you] Du: { points }, { $cards } Handkarten
   *[other] { $name }: { points }, { $cards } Handkarten
}{ $played ->
    [0] .
   *[other] , gespielt { $played }.
}
my-hand = Deine Hand: { $cards }.
decision-play = { $who ->
    [you] Spiel eine Karte aus deiner Hand.
   *[other] { $name } spielt eine Karte.
}
move-play = { $card } spielen
event-dealt = { $who ->
    [you] Du bekommst { $cards }.
   *[other] { $name } bekommt { $cards }.
}
event-played = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
event-won-round = { $who ->
    [you] Du hast die höchste Karte und bekommst einen Punkt.
   *[other] { $name } hat die höchste Karte und bekommt einen Punkt.
}
event-turned-up = Im Hort liegt die { $card }.
event-nearest = { $who ->
    [you] Du bist am nächsten und bekommst zwei Punkte.
   *[other] { $name } ist am nächsten und bekommt zwei Punkte.
}
refuse-no-such-action = Das ist keine Karte dieses Spiels.
refuse-game-over = Das Spiel ist vorbei.
refuse-not-your-turn = Gerade spielt jemand anders.
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand.
ending-hoard = Der Hort ist aufgedeckt.
result-seat = { $who ->
    [you] Du hast { points }.
   *[other] { $name } hat { points }.
}
