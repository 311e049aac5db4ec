# What Neues Spiel says. $who is "you" for whoever reads it, and "other" for anybody else, whose name is in $name.
about = A card each round, the highest gets a point, and what lies in the hoard nobody knows until the end.
example-move = play 7
example-why = play 18
example-one = play 1
example-clause = 2.2
part-hoard = Hoard
part-played = Played
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
round = Round { $round }.
seat-line = { $who ->
    [you] You: { points }, { $cards } cards in hand
   *[other] { $name }: { points }, { $cards } cards in hand
}{ $played ->
    [0] .
   *[other] , played { $played }.
}
my-hand = Your hand: { $cards }.
decision-play = { $who ->
    [you] Play a card from your hand.
   *[other] { $name } plays a card.
}
move-play = play { $card }
event-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $name } is dealt { $cards }.
}
event-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
event-won-round = { $who ->
    [you] You have the highest card and get a point.
   *[other] { $name } has the highest card and gets a point.
}
event-turned-up = In the hoard lies the { $card }.
event-nearest = { $who ->
    [you] You are nearest and get two points.
   *[other] { $name } is nearest and gets two points.
}
refuse-no-such-action = That is no card of this game.
refuse-game-over = The game is over.
refuse-not-your-turn = Somebody else plays now.
refuse-not-in-hand = You do not have this card in your hand.
ending-hoard = The hoard has been turned up.
result-seat = { $who ->
    [you] You have { points }.
   *[other] { $name } has { points }.
}
