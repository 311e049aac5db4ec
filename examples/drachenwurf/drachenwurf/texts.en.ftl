# What Drachenwurf says. $who is "you" for whoever reads it, and "other" for anybody else, whose name is in $name.
about = Roll six dice for a dragon’s treasure and stop before the third fire. Everybody has a secret goal.
example-move = keep 5
example-why = keep 6
example-one = stop
example-clause = 2.2
part-dice = On the table
part-fires = Fires
part-burned = Burned
part-best = Best turn
part-sixes = Sixes
part-smallest = Smallest turn
part-goal = Goal
part-own-goal = My secret goal
value-careful = careful
value-reckless = reckless
value-greedy = greedy
value-noble = noble
value-modest = modest
value-scorched = scorched
goal = { $goal ->
    [careful] careful (never burned)
    [reckless] reckless (burned three times or more)
    [greedy] greedy (a turn with 22 points or more)
    [noble] noble (seven sixes brought home)
    [modest] modest (a turn ended with 8 points or fewer)
   *[scorched] scorched (burned once or twice)
}
round = Round { $round }. Fires: { $fires }.
lying = On the table: { $dice }. Put aside: { $kept }.
nothing = nothing
seat-line = { $who ->
    [you] You
   *[other] { $name }
}: { $points } points, burned { $burned } times.
my-goal = Your secret goal: { goal }.
decision-roll = { $who ->
    [you] Put a number aside and roll on, or stop.
   *[other] { $name } rolls on or stops.
}
move-stop = stop and take { $points } points
move-keep = put the { $face }s aside and roll on
event-secret = { $who ->
    [you] Your secret goal: { goal }.
   *[other] { $name } gets a secret goal.
}
event-rolled = { $who ->
    [you] You roll { $faces }.
   *[other] { $name } rolls { $faces }.
}
event-kept = { $who ->
    [you] You put the { $face }s aside.
   *[other] { $name } puts the { $face }s aside.
}
event-burned = { $who ->
    [you] The dragon wakes, and you get nothing.
   *[other] The dragon wakes, and { $name } gets nothing.
}
event-stopped = { $who ->
    [you] You stop with { $points } points.
   *[other] { $name } stops with { $points } points.
}
event-reached = { $who ->
    [you] You were { goal } and get 15 points.
   *[other] { $name } was { goal } and gets 15 points.
}
refuse-no-such-action = There is no such thing to do here.
refuse-game-over = The game is over.
refuse-not-your-turn = Somebody else rolls now.
refuse-no-such-face = This number does not lie there.
ending-dawn = It is dawn, and the dragon flies off.
result-seat = { $who ->
    [you] You have { $points } points.
   *[other] { $name } has { $points } points.
}
