# The guided first game. Of each station: the idea; .title; .todo, what to do now; .wrong, when somebody does something else
# that would be allowed; perhaps .done, while others act. $task counts what there is to do at a station.

guide-goal = Hit the dragon seven times together; you have 5 hits already. If no knight stands on any land and none lies in any stack, everybody loses. If you beat it, whoever has most power wins the crown.
    .title = The goal
    .todo = The dragon attacks four times in every round. Put the dragon piece on the western tile; the path from there comes to you first.
    .wrong = It might lie on the other one too. Begin with the western tile, where your knight stands.

guide-offer = The tile hides how much gold holds off the attack. In turn everybody lays cards face down, as many as they like, worthless X included. The 3 and the 5 lie open, so it is the 2 or the 4.
    .title = Offering gold
    .todo = { $task ->
        [1] Knights can fight too, and you need hits. Offer just a 1 here.
       *[other] That will do. Lay no more cards.
    }
    .wrong = { $task ->
        [1] That would be allowed. But little is enough here, since your knight has a sword: offer a 1.
       *[other] You may offer more. Save the gold: say that you are done.
    }
    .done = { $seat2 } lays nothing. The tile is turned up: what is short becomes attacks, land after land along the path.

guide-fight = If a knight stands on the land attacked, he fights: cards are turned up one by one. The third dragon wins, or the third knight, and with a sword also the third sword. A land with a knight is never lost.
    .title = The fight
    .todo = Two dragons lie open. Spend 1 power, and these two no longer count.
    .wrong = Going on without power is brave. If a third dragon comes, your knight is gone: spend 1 power.
    .done = A hit. From now on your power counts double at the end. The last dragon piece lies there, and { $seat2 } offers first.

guide-fame = If all offerings together are enough, the attack is held off. Whoever gave most gets fame, the more the higher the tile, and fame brings more gold in the next round.
    .title = Fame
    .todo = { $task ->
        [1] The last tile must be the 4. { $seat2 } has laid one card. Offer your 3.
       *[other] With the 3 you have surely given most. Lay no more cards.
    }
    .wrong = { $task ->
        [1] That would be allowed. But the 4 takes more: offer your 3.
       *[other] You may offer more. You will need the gold for buying in a moment: say that you are done.
    }

guide-look = After the attacks you buy. For 1 gold you look at one of your own stacks and lay it in any order. Look before you buy: there are dragon attacks in stacks too.
    .title = Looking and ordering
    .todo = { $task ->
        [1] Look at the stack of Goose Village.
        [2] What you tap first lies on top. Put the knight on top, you will buy him in a moment.
       *[other] The power next: if it lies on top at the end it counts for you, bought or not.
    }
    .wrong = { $task ->
        [1] That would be allowed. But you have seen a knight in Goose Village: look there.
        [2] You may order it like that. But only what lies on top can be bought: the knight first.
       *[other] That would do too. But power counts from the top only: put it right below the knight.
    }

guide-buy = For 2 gold you turn up the top tile of a land of yours. Knights, swords and shields go on a land of yours, at most one of each. Power you keep. A dragon attack attacks at once.
    .title = Buying
    .todo = { $task ->
        [1] Buy the top tile of Goose Village.
       *[other] Put the knight on Goose Village.
    }
    .wrong = { $task ->
        [1] That would be allowed. But in Goose Village you know what lies on top: buy there.
       *[other] He might stand there too. But in Goose Village he guards the power in the stack: put him there.
    }

guide-power = At the end the stacks of all lands still standing are turned up from the top: power is yours until something else comes. With a hit yours counts double, with the seventh triple.
    .title = Power
    .todo = Power now lies on top in Goose Village; you need not buy it. Finish buying.
    .wrong = You could buy more. But the power counts anyway: finish buying.
    .done = { $seat2 } buys too. Then the tiles are laid out anew: every round a higher one joins them.

guide-free = Now you play on by yourself. One more hit is needed: let the dragon come where a strong knight stands, and hold it off where there is none.
    .title = Playing freely
    .todo = Do what you think is right. If you do not know how to go on, the hint shows you a good move.
    .done = It is { $seat2 }'s turn.
    .over = The game is over. If the dragon is beaten, power decides the crown; if it has won, everybody has lost.
