# The guided first game. Of each station: the idea; .title; .todo, what to do now; .wrong, when somebody does something else
# that would be allowed; perhaps .done, while others act. $task counts what there is to do at a station.

guide-goal = Whoever is first to three points wins; you have one already, the others two. Creatures give points for dragonstones. Every creature is auctioned: all close their fists at once, and whoever has the most gold inside uses its power.
    .title = The goal and the fist
    .todo = The Red Dragon gives a red stone. Put 2 fairy gold into your fist and close it.
    .wrong = You may bid what you like. For a single stone 2 fairy gold is a good price: bid that.
    .done = The fists open when all have closed them.

guide-gold = Fairy gold lies before you after the bidding and comes back at the end of the round, even if you lose. Common gold is gone once it is bid. Both count 1.
    .title = Two kinds of gold
    .todo = Save fairy gold: put 1 fairy gold and 1 common gold into your fist and close it.
    .wrong = That would be a bid too. Here it is 1 fairy gold and 1 common gold, so that fairy gold is left for later.
    .done = The common gold goes to the bank, the fairy gold is laid out.

guide-nothing = Every bid costs, even one that loses. What you do not need you leave to the others: an empty fist is a bid too. If nobody bids gold, the card is not used.
    .title = The empty fist
    .todo = The Dwarf gives silver only. Close the empty fist.
    .wrong = You may bid. But you hardly need silver, and every bid is spent: close the empty fist.
    .done = { $seat2 } and { $seat3 } settle it between them.

guide-tie = { $task ->
        [1] Creatures bring stones, coins, points or pranks. The Thief steals a stone from whoever has bid second most.
       *[other] When several have bid the same, they bid once more, now with silver alone. Most silver wins; if it is the same again, nobody uses the card. All silver bid is gone.
    }
    .title = Bidding the same
    .todo = { $task ->
        [1] Bid 2 fairy gold for the Thief.
       *[other] { $seat2 } has bid 2 as well. Put 2 silver into your fist and close it.
    }
    .wrong = { $task ->
        [1] That would be a bid too. Here it is 2 fairy gold.
       *[other] You might bid more or less. Silver is lost after a tie-break, so not too much: bid 2 silver.
    }
    .done = Once more the fists open together.

guide-thief = Whoever wins uses the creature's power at once. The Thief takes a stone of your choice from { $seat2 }.
    .title = Using the power
    .todo = Steal a stone from { $seat2 }.
    .wrong = You see the stones before { $seat2 }: take one of them.
    .done = The stone is yours.

guide-black = The Witch gives her winner a black coin; everybody sees who has one. If one is in any fist, the card is hexed: its power lapses, and all bids are spent all the same.
    .title = The black coin
    .todo = { $seat3 } has a black coin. Bid only 1 fairy gold for the Magician.
    .wrong = More or less would be allowed. Where a black coin may turn up, bid with care: put in 1 fairy gold.
    .done = If the card is hexed, your bid is gone too.

guide-points = { $task ->
        [1] The Magician was hexed, and nobody has used it. The Wizard makes points as well: he takes a red, a blue and a yellow stone for 1 point. You have all three.
       *[other] Many creatures leave you the choice: points for stones, or coins. What you can pay is lit.
    }
    .title = Stones become points
    .todo = { $task ->
        [1] The black coin is gone. Bid 1 fairy gold for the Wizard.
       *[other] Pay one red, one blue and one yellow stone.
    }
    .wrong = { $task ->
        [1] That would be a bid too. Here 1 fairy gold is enough.
       *[other] To take silver is allowed. But points win: pay the three stones.
    }
    .done = Now you will see whether the bid is enough.

guide-extras = { $task ->
        [1] Two extras are shuffled each time with the seven creatures that come every round. The Ancient Dragon is one of them; what a card does is written on it.
       *[other] Where you may choose, the bank must have it. For the Wizard you need every colour that does not lie before you.
    }
    .title = The extras
    .todo = { $task ->
        [1] Bid your last fairy gold for the Ancient Dragon.
       *[other] Choose a colour: you get a stone of it.
    }
    .wrong = { $task ->
        [1] To bid nothing is allowed. But fairy gold comes back after this last card of the round: bid it.
       *[other] Take a stone of a colour that is in the bank.
    }
    .done = It is the last card of this round.

guide-free = The round is over, and all fairy gold is back. Every round begins with the Witch, then come the others, nobody knows in which order. Everybody needs one more point: now you play on alone to the end.
    .title = On your own
    .todo = Bid what the card is worth to you. The hint shows you a good bid.
    .done = It is the others' turn.
    .over = The game is over: three points win at once.
