# The guided first game. Of each station: the idea; .title; .todo, what to do now; .wrong, when somebody does something else
# that would be allowed; perhaps .done, while others act. $task counts what there is to do at a station.

guide-goal = There is a princess in each of the four rock castles. Whoever first finds the one with shoes of their colour wins. You have the red knight. Before that you need armour from the royal castle in the middle.
    .title = The goal
    .todo = Only a rainbow leads to the royal castle, and it begins at a rock. Go there: play your 3.
    .wrong = That would be allowed. But the rock in the north-east is 3 steps away: play the 3.

guide-move = With a point card you go exactly as far as it says, and enter no field twice. You may pass knights, but not dragons. The card ends your turn.
    .title = Exactly as far
    .todo = All fields 3 steps away are lit. Go to the rainbow rock in the north-east.
    .wrong = That is 3 steps too. But you need the rainbow at the rock: go to the rock in the north-east.
    .done = It is { $seat2 }'s turn, who goes 2 steps to the east.

guide-rainbow = Before the point card you may play as many magic cards as you like. A rainbow joins a rock to the royal castle; to cross it is one step.
    .title = The rainbow
    .todo = { $task ->
        [1] Play your rainbow card.
       *[other] Set the rainbow from your rock in the north-east to the royal castle.
    }
    .wrong = { $task ->
        [1] That would be allowed. But only a rainbow takes you into the royal castle: play the rainbow card.
       *[other] It could stand there too. But you are at the rock in the north-east: set it from there to the royal castle.
    }

guide-armour = Whoever is in the royal castle for the first time gets armour and keeps it. Only with it may you enter a rock castle. Both kinds of castle must be reached by the exact number.
    .title = The armour
    .todo = { $task ->
        [1] Over the rainbow it is 1 step. Play your 1.
        [2] Go over the rainbow to the royal castle.
       *[other] Whoever crosses a rainbow may then set it elsewhere. You want to go back the same way: leave it.
    }
    .wrong = { $task ->
        [1] That would be allowed. But the royal castle is exactly 1 step away: play the 1.
        [2] That is 1 step too. But there is armour in the royal castle only: go over the rainbow.
       *[other] You may set it elsewhere. But only a rainbow leads out of the royal castle: leave it.
    }
    .done = Now you wear the armour. It is { $seat2 }'s turn.

guide-dragon = Dragons bar ways and castles: nobody may enter or cross their field. A dragon card moves one, to land with a green dot or to another rock castle.
    .title = The dragon
    .todo = { $task ->
        [1] A dragon sits on the rock castle in the north-east. Play your dragon card.
        [2] Choose the dragon on the rock castle in the north-east.
       *[other] Put it on one of the two lit fields near the red start, where it is not in your way.
    }
    .wrong = { $task ->
        [1] That would be allowed. But while the dragon sits on the castle you cannot enter: play the dragon card.
        [2] You could move that one too. But the one on the rock castle in the north-east is in your way: choose it.
       *[other] It might sit there too. But near the red start it is out of your way: take one of the lit fields.
    }

guide-bridge = There is a gate before every rock castle, and a hole in the earth on each way to the outside. Only a bridge makes them fields to walk on.
    .title = The bridge
    .todo = { $task ->
        [1] Nothing lies at the gate in the north-east yet. Play your bridge card.
       *[other] Lay the bridge at the gate in the north-east.
    }
    .wrong = { $task ->
        [1] That would end your turn. But you pass the gate only with a bridge: play the bridge card first.
       *[other] It could lie there too. You want to get into the rock castle in the north-east: lay it at the gate there.
    }

guide-duel = If your move ends on the field of another knight, you win a duel: you put that knight on a free start, and may then draw up to 2 cards from their hand.
    .title = The duel
    .todo = { $task ->
        [1] { $seat2 } stands south-west of the gate, 4 steps from you. Play your 4.
        [2] Go over the rainbow as far as { $seat2 }.
        [3] The rainbow may stay where it is: leave it.
        [4] Put { $seat2 } on the yellow start, which is far away.
        [5] Draw a card from { $seat2 }.
       *[other] You might draw a second one. Leave it at that here.
    }
    .wrong = { $task ->
        [1] That would be allowed. But the field of { $seat2 } is 4 steps away: play the 4.
        [2] That is 4 steps too. For the duel go to the field of { $seat2 }.
        [3] You may set it elsewhere, but here that is no help: leave it.
        [4] That start is free too. The yellow one is furthest away: take it.
        [5] You need not draw. But one more card is one more step: draw one.
       *[other] That would be allowed. One is enough here: draw no more.
    }
    .done = { $seat2 } has to begin again.

guide-castle = In a rock castle only you see the colour of the shoes there. If it is yours, you have won. If not, you may double every point card from now on.
    .title = In the rock castle
    .todo = { $task ->
        [1] The rock castle is exactly 2 steps away, over the bridge. Play your 2.
       *[other] Go into the rock castle and look.
    }
    .wrong = { $task ->
        [1] That would be allowed. But only exactly 2 takes you into the castle: play the 2.
       *[other] That is 2 steps too. But the princess is in the castle: go in.
    }
    .done = Yellow shoes, not yours. { $seat2 } shuffles the hand into the pile and draws seven new cards; that is always possible instead of a move.

guide-discard = Instead of a card from your hand you may use the top discard, as the first thing in your turn. It stays there.
    .title = The discard
    .todo = { $task ->
        [1] A 2 lies on top, for you 2 or 4 steps. Use it.
       *[other] Go 4 steps, to the field north of the star in the east.
    }
    .wrong = { $task ->
        [1] That would be allowed. But you will need your 3 in a moment: use the 2 among the discards.
       *[other] You might go so far too. The nearest castle without a dragon is in the south-east: go to the field north of the star in the east.
    }
    .done = It is { $seat2 }'s turn.

guide-free = Now you play on by yourself. A bridge lies at the rock castle in the south-east already, and no dragon sits on it. Count the steps; you may double them. At a star you may fly to another one for free.
    .title = Playing freely
    .todo = Play what you think is right. If you do not know how to go on, the hint shows you a good move.
    .done = It is { $seat2 }'s turn.
    .over = The game is over: a princess has been found.
