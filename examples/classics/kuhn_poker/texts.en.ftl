about = Three cards and one bet: the smallest poker there is.
example-move = bet
example-why = pass
example-one = pass
example-clause = 1.2
part-moves = Until now
value-pass = pass
value-bet = bet
card = { $card ->
    [jack] the jack
    [queen] the queen
   *[king] the king
}
middle = In the middle: { $coins } coins.
my-card = You have { card }.
decision-bet = { $who ->
    [you] Pass or bet.
   *[other] { $name } passes or bets.
}
move-pass = pass
move-bet = bet one coin
event-dealt = { $who ->
    [you] You are dealt { card }.
   *[other] { $name } is dealt { card }.
}
event-moved = { $move ->
    [bet] { $who ->
        [you] You bet one coin.
       *[other] { $name } bets one coin.
    }
   *[pass] { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
}
refuse-not-now = Nothing of yours is asked for now; there is only to pass or to bet.
refuse-game-over = The game is over.
ending-shown = The cards are shown.
ending-given-up = Somebody has given up.
result-seat = { $who ->
    [you] Your coins: { $points }.
   *[other] Coins of { $name }: { $points }.
}
