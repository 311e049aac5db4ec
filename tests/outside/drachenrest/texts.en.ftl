about = Take coins from the hoard. Whoever takes the last one wins.
example-move = take 2
example-why = take 3
example-one = take 1
example-clause = 1.2
left = Coins in the hoard: { $count }.
decision-take = { $who ->
    [you] You take coins.
   *[other] { $name } takes coins.
}
move-take = take { $count }
event-took = { $who ->
    [you] You take { $count }.
   *[other] { $name } takes { $count }.
}
refuse-not-so-many = You take 1 to 3 coins, and not more than there are.
ending-empty = { $who ->
    [you] You have the last coin.
   *[other] { $name } has the last coin.
}
option-coins = Coins
    .about = So many coins are in the hoard.
