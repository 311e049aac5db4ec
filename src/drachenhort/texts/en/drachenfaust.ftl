# Drachenfaust. Cards come as $card, coins as $coins, stones as $stones, a colour as $colour (red, blue, yellow).

about = Closed-fist auctions for creatures that bring coins, stones and points. The first with three points wins.
example-move = bid 3f 1g
example-why = bid 9f
example-one = bid 1f
example-clause = 4.3

## Things

card-witch = Witch
card-magician = Magician
card-sorcerer = Sorcerer
card-wizard = Wizard
card-thief = Thief
card-red-dragon = Red Dragon
card-blue-dragon = Blue Dragon
card-yellow-dragon = Yellow Dragon
card-alchemist = Alchemist
card-ancient-dragon = Ancient Dragon
card-brigand = Brigand
card-doppelganger = Doppelganger
card-dwarf-4 = Dwarf (4)
card-dwarf-5 = Dwarf (5)
card-enchantress = Enchantress
card-fairy = Fairy
card-ghost = Ghost
card-gnome = Gnome
card-goblin = Goblin
card-goldsmith = Goldsmith
card-imp = Imp
card-merchant = Merchant
card-necromancer = Necromancer
card-quack = Quack
card-rainbow-dragon = Rainbow Dragon
card-apprentice = Sorcerer’s Apprentice
card-troll = Troll
card-two-headed-dragon = Two-Headed Dragon
card-custom-1 = own creature 1
card-custom-2 = own creature 2
card-custom-3 = own creature 3
no-cards = none
coins-fairy = { $count } fairy gold
coins-common = { $count } common gold
coins-silver = { $count } silver
coins-black = { $count ->
    [1] 1 black coin
   *[other] { $count } black coins
}
coins-red = { $count ->
    [1] 1 red coin
   *[other] { $count } red coins
}
nothing = nothing
stones-of = { $count } { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
no-stones = none
colour-name = { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
stone-one = { $colour ->
    [red] a red stone
    [blue] a blue stone
   *[yellow] a yellow stone
}
from-you = you

## The table

heading = Round { $round }. { $points ->
    [1] 1 point wins.
   *[other] { $points } points win.
}
up-now = Up for auction: { $card }.
my-fist = In your closed fist: { $bid }.
tied-now = Tie-break with silver for: { $card }.
used-now = In use: { $card }.
rainbow-now = Rainbow Dragon, named { colour-name }; drawn: { $stones }.
seat-bid = { $name }: { $bid }
bids-now = Bids: { $bids }.
bank = Bank: { $coins }; stones: { $stones }.
to-come = Still to come, in any order: { $cards }.
discards = Discards: { $cards }.
seat-line = { $name } (seat { $seat }): { $list }.
seat-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
seat-stones = stones: { $stones }
seat-coins = behind the screen: { $coins }
seat-laid = { $count } fairy gold lying out
seat-double = Doppelganger
my-table = Before you: { $list }.
my-coins = Behind your screen: { $coins }.

## Who decides what

decision-bid = { $who ->
    [you] { $card }: how much gold do you bid?
   *[other] { $name } bids for: { $card }.
}
decision-bid-fairy = { $who ->
    [you] { $card }: how much fairy gold do you bid? The common gold follows.
   *[other] { $name } bids for: { $card }.
}
decision-bid-magic = { $who ->
    [you] { $card }: which magic coins do you add?
   *[other] { $name } bids for: { $card }.
}
decision-bid-silver = { $who ->
    [you] Tie for { $card }: how much silver do you bid?
   *[other] { $name } bids silver for: { $card }.
}
decision-double = { $who ->
    [you] You have won: { $card }. Do you use it twice, with your Doppelganger?
   *[other] { $name } decides about the Doppelganger for: { $card }.
}
decision-use = { $who ->
    [you] { $card }: what do you pay or take?
   *[other] { $name } uses: { $card }.
}
decision-colour = { $who ->
    [you] { $card }: which colour?
   *[other] { $name } chooses a colour for: { $card }.
}
decision-seat = { $who ->
    [you] { $card }: from whom?
   *[other] { $name } chooses a victim for: { $card }.
}
decision-steal = { $who ->
    [you] { $card }: what do you steal?
   *[other] { $name } chooses what to steal.
}
decision-card = { $who ->
    [you] { $card }: which card do you use?
   *[other] { $name } chooses a card for: { $card }.
}
decision-buy = { $who ->
    [you] { $card }: do you buy a stone?
   *[other] { $name } may buy stones.
}
decision-give-up = { $who ->
    [you] { $card }: do you give up all the coins you bid for 1 point?
   *[other] { $name } decides about the coins bid for: { $card }.
}
decision-draw-on = { $who ->
    [you] { $card }: draw on, or stop and keep the stones?
   *[other] { $name } decides whether to draw on for: { $card }.
}

## Moves, as the list has them

move-bid = bid { $coins }
move-fairy = bid { $coins }, then choose the common gold
move-magic = add { $coins }
move-silver = bid { $coins }
move-pay = pay stones: { $stones }
move-take = take from the bank: { $coins }
move-colour = { colour-name }
move-rob = from { $name }
move-steal = { stone-one } from { $name }
move-coin = a coin from { $name }
move-card = { $card }
move-buy = { stone-one } for { $tender ->
    [common] 1 common gold
    [fairy] 1 fairy gold
   *[silver] 3 silver
}
move-double = use the card twice
move-once = keep the Doppelganger
move-pass = no, or no more
move-give = give up the coins for 1 point
move-draw = draw another stone
move-stop = stop and keep the stones

## What happens

event-round-begins = Round { $round } begins. { $count ->
    [0] No extras take part.
   *[other] New extras: { $cards }.
}
event-extras-shuffled = The extras set aside are shuffled.
event-turned-up = Up for auction: { $card }.
event-not-auctioned = { $card } is the last card and is not auctioned.
event-decided = { $who ->
    [you] Your fist is closed.
   *[other] { $name } has decided.
}
event-bid = { $who ->
    [you] You bid { $coins }.
   *[other] { $name } bids { $coins }.
}
event-hexed = Hexed: { $card }.
event-unused = Nobody bid any gold; unused: { $card }.
event-tied = Tie between { $names }: silver decides.
event-bid-silver = { $who ->
    [you] Tie-break: you bid { $coins }.
   *[other] Tie-break: { $name } bids { $coins }.
}
event-tied-out = Tied again; nobody uses: { $card }.
event-won = { $who ->
    [you] You win the auction: { $card }.
   *[other] { $name } wins the auction: { $card }.
}
event-doubled = { $who ->
    [you] You declare the Doppelganger for: { $card }.
   *[other] { $name } declares the Doppelganger for: { $card }.
}
event-uses = { $who ->
    [you] You use: { $card }.
   *[other] { $name } uses: { $card }.
}
event-no-effect = It has no effect: { $card }.
event-took-coins = { $who ->
    [you] You take { $coins } from the bank.
   *[other] { $name } takes { $coins } from the bank.
}
event-took-black = { $who ->
    [you] You take a black coin.
   *[other] { $name } takes a black coin.
}
event-took-red = { $who ->
    [you] You take a red coin.
   *[other] { $name } takes a red coin.
}
event-took-stones = { $who ->
    [you] You take stones: { $stones }.
   *[other] { $name } takes stones: { $stones }.
}
event-paid-stones = { $who ->
    [you] You pay stones: { $stones }.
   *[other] { $name } pays stones: { $stones }.
}
event-scored = { $who ->
    [you] You score { $points }; { $total } in all.
   *[other] { $name } scores { $points }; { $total } in all.
}
event-stole-stone = { $who ->
    [you] You steal { stone-one } from { $from }.
   *[other] { $name } steals { stone-one } from { $from }.
}
event-stole-coins = { $who ->
    [you] You take from { $from }: { $coins }.
   *[other] { $name } takes from { $from }: { $coins }.
}
event-robbed = { $who ->
    [you] You take all common gold and silver from { $from }.
   *[other] { $name } takes all common gold and silver from { $from }.
}
event-robbed-coins = { $who ->
    [you] You take all common gold and silver from { $from }: { $coins }.
   *[other] { $name } takes all common gold and silver from { $from }: { $coins }.
}
event-laid-down = { $who ->
    [you] It lies before you: { $card }.
   *[other] It lies before { $name }: { $card }.
}
event-chose-card = { $who ->
    [you] You choose: { $card }.
   *[other] { $name } chooses: { $card }.
}
event-drew-card = { $who ->
    [you] You draw: { $card }.
   *[other] { $name } draws: { $card }.
}
event-bought = { $who ->
    [you] You buy { stone-one } for { $coins }.
   *[other] { $name } buys { stone-one } for { $coins }.
}
event-gave-up = { $who ->
    [you] You give up the coins you bid; of what lay out: { $coins }.
   *[other] { $name } gives up the coins bid; of what lay out: { $coins }.
}
event-named = { $who ->
    [you] You name { colour-name }.
   *[other] { $name } names { colour-name }.
}
event-drew-stone = { $who ->
    [you] You draw { stone-one }.
   *[other] { $name } draws { stone-one }.
}
event-stones-back = { $who ->
    [you] The colour you named: all you drew goes back, { $stones }.
   *[other] The colour { $name } named: everything drawn goes back, { $stones }.
}
event-lost-stones = { $who ->
    [you] You lose stones: { $stones }.
   *[other] { $name } loses stones: { $stones }.
}
event-passed = { $who ->
    [you] You leave it at that: { $card }.
   *[other] { $name } leaves it at that: { $card }.
}
event-round-ends = Round { $round } is over; fairy gold returns to its owners.
event-stopped = The game stops after round { $round }.
event-game-won = { $who ->
    [you] You win the game!
   *[other] { $name } wins the game.
}

## How it ends

ending-magician = The last point came from the Magician.
ending-sorcerer = The last point came from the Sorcerer.
ending-wizard = The last point came from the Wizard.
ending-enchantress = The last point came from the Enchantress.
ending-necromancer = The last point came from the Necromancer.
ending-quack = The last point came from the Quack.
ending-apprentice = The last point came from the Sorcerer’s Apprentice.
ending-custom = The last point came from a creature of your own.
ending-stopped = The game was stopped at the limit of rounds; the most points win.
result-seat = { $who ->
    [you] You have { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
   *[other] { $name } has { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
}

## Options

option-tavern = Tavern edition
    .about = Three extras a round and nine fairy gold, unless you say otherwise.
option-extras = Extras per round
    .about = So many extra creatures join each round.
option-fairy_gold = Fairy gold
    .about = So much fairy gold everybody has at the start.
option-open_coins = Open coins
    .about = For learners: everybody’s coins are shown.
option-points = Points to win
    .about = So many points win.
option-creatures = Own creatures
    .about = Creatures of your own among the extras.
    .allowed = none, or @FILE with up to three creatures
option-round_limit = Round limit
    .about = After so many rounds the most points win; 0 means no limit.

creature-line = { $card }: { $text }
creature-fine = { $count ->
    [1] 1 creature
   *[other] { $count } creatures
} in { $file }, nothing wrong. They take part with --option creatures=@FILE.

## Refusals: one friendly sentence each; the clause is named beside it

refuse-no-such-action = There is no such move in this game.
refuse-game-over = The game is over.
refuse-no-seat = Only those who sit at the table can act.
refuse-already-decided = Your fist is closed; wait for the others.
refuse-not-tied-or-decided = Only the tied players bid silver, and each of them once.
refuse-winner-uses-card = The winner of the auction is using the card.
refuse-fairy-first = You have much gold: choose the fairy gold first.
refuse-not-so-much-gold = You do not have so much gold behind your screen.
refuse-whole-bid = Name your whole bid at once, fairy gold and common gold.
refuse-only-in-tie-break = Silver is bid only in a tie-break.
refuse-gold-first = First choose the gold of your bid.
refuse-bid-first = First make your bid; bidding nothing is possible.
refuse-not-so-many-magic = You do not have those magic coins.
refuse-magic-first = First choose the magic coins of your bid.
refuse-not-so-much-silver = You do not have so much silver.
refuse-silver-first = First bid silver in the tie-break.
refuse-double-first = First decide about the Doppelganger.
refuse-not-while-using = No bids while a card is being used.
refuse-double-only-before-use = The Doppelganger is declared before the card is used.
refuse-bank-has-none = The bank has none of that.
refuse-colour-first = First choose a colour.
refuse-not-this-seat = You cannot choose this player here.
refuse-seat-first = First choose a player.
refuse-no-such-card = This card cannot be chosen here.
refuse-card-first = First choose a card.
refuse-cannot-buy = The bank lacks that stone, or you lack those coins behind your screen.
refuse-buy-first = First buy a stone, or pass.
refuse-give-first = First decide whether you give up the coins.
refuse-draw-first = First decide whether you draw on.
refuse-not-second = That player is not the second-highest bidder.
refuse-has-stones = A coin can be taken only if none of those who are second has a stone.
refuse-no-such-stone = That player has no such stone.
refuse-must-use = What you can do here, you must do.
refuse-steal-first = First steal something.
refuse-cannot-pay-so = You cannot pay like that.
refuse-nothing-to-take = This creature offers nothing instead.
refuse-pay-or-take-first = First pay or take.

## The table in the browser

web-effect-witch = Take a black coin. It hexes a card.
web-effect-magician = Pay any 4 stones for 1 point, or take 3 silver.
web-effect-sorcerer = Pay 4 stones of one colour for 2 points, or take 1 common gold.
web-effect-wizard = Pay 1 stone of each colour for 1 point, or take 3 silver.
web-effect-thief = Steal a stone from the second-highest bid. If there is none, you may take a coin.
web-effect-red-dragon = Take a red stone.
web-effect-blue-dragon = Take a blue stone.
web-effect-yellow-dragon = Take a yellow stone.
web-effect-alchemist = Take 3 common gold.
web-effect-ancient-dragon = Take a stone of a colour of your choice.
web-effect-brigand = Choose somebody: you get all their common gold and silver.
web-effect-doppelganger = Lies before you. With it you may use a card you win later twice.
web-effect-dwarf-4 = Take 4 silver.
web-effect-dwarf-5 = Take 5 silver.
web-effect-enchantress = Pay any 5 stones for 2 points, or take 1 fairy gold.
web-effect-fairy = Take 1 fairy gold.
web-effect-ghost = Use a card from this round's discards.
web-effect-gnome = Take 2 common gold and 2 silver.
web-effect-goblin = Draw a card from the stack unseen and use it.
web-effect-goldsmith = Take a red coin. It doubles a bid.
web-effect-imp = Choose a card from the stack and use it.
web-effect-merchant = Buy as many stones as you like, each for 1 gold or 3 silver.
web-effect-necromancer = If you like, give up all coins you have bid here for 1 point.
web-effect-quack = Give all your stones for 1 point.
web-effect-rainbow-dragon = Name a colour and draw stones until you stop. If your colour comes, all of them go back.
web-effect-apprentice = Pay 2 stones of one colour for 1 point.
web-effect-troll = Name a colour: everybody loses their stones of it, you too.
web-effect-two-headed-dragon = 2 stones of each colour go into the bag. Draw 2 and keep them.
web-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}, { $target } win
web-points-total = Points
web-from-stones = for stones
web-from-quack = Quack
web-from-necromancer = Necromancer
web-from-own = own creatures
web-before = before
web-stack = { $count ->
    [1] 1 card still to come
   *[other] { $count } cards still to come
}
web-discards = { $count ->
    [0] Discards, empty
    [1] Discards, 1 card
   *[other] Discards, { $count } cards
}
web-only-drawn = Only drawn, not auctioned
web-aside = Extras of earlier rounds ({ $count })
web-through = through: { $card }
web-first-use = doubled: first use
web-second-use = doubled: second use
web-twice = use it twice
web-once = use it once
web-choose-card = Cards to choose from
web-bag = The bag
web-named = Named: { colour-name }
web-drawn = Drawn: { $stones }
web-bank = The bank
web-bank-coins = Bank: { $coins }
web-bank-stones = Bank, stones: { $stones }
web-purse = Behind your screen
web-have = { $coins }
web-put = { $coins }: put one into the fist
web-back = In the fist { $coins }: take one back
web-before-me = Before you
web-fist = Your fist
web-fist-choosing = still thinking
web-fist-closed = Fist closed
web-fist-open = Your bid
web-close-fist = Close the fist
web-close-with = with { $coins }
web-rob = Reach behind { $name }'s screen

## In the browser: the drawings beside the rules

web-rule-1 = Fairy gold, common gold, silver, a black and a red coin. Red stones are angular, blue ones round, yellow ones three-cornered.
web-rule-2-1 = At the start: 8 fairy gold, 2 common gold, 5 silver and 4 stones, here 1 red, 2 blue and 1 yellow.
web-rule-4-1 = 2 fairy gold and 1 common gold in the fist: a bid of 3.
web-rule-4-2 = 3 coins beat 2. Both bids are paid, the losing one too.
web-rule-4-3 = Two bids of 2. Now these two bid silver, and 3 beat 1. The silver of both is gone.
web-rule-4-5 = 4 fairy gold would have won. As a black coin was bid, nobody uses the Magician.
web-rule-4-6 = With the red coin 2 fairy gold count 4 and beat 3.
web-rule-5-1 = The Witch gives you a black coin.
web-rule-5-2 = Any 4 stones bring 1 point from the Magician.
web-rule-5-3 = 4 stones of one colour, here yellow, bring 2 points from the Sorcerer.
web-rule-5-4 = One stone of each colour: that brings 1 point from the Wizard.
web-rule-5-5 = Each of the three dragons gives a stone of its colour.
web-rule-5-6 = The second-highest bid was 2 coins. Whoever made it loses a stone to you, here a blue one.
web-rule-6-1 = The Alchemist gives you 3 common gold.
web-rule-6-4 = Twice the Sorcerer, each time 4 stones of one colour for 2 points: 4 in all.
web-rule-6-9 = The Gnome gives you 2 common gold and 2 silver.
web-rule-6-11 = The Goldsmith gives you a red coin. You keep it until you bid it.
web-rule-6-13 = At the Merchant’s a stone costs 1 gold or, as here, 3 silver.
web-rule-6-15 = The Quack takes all your stones, many or few, and gives 1 point for them.
web-rule-6-16 = Yellow was named. Two red and one blue are yours if you stop now; if yellow comes, everything goes back.
web-rule-6-17 = Two stones of one colour bring 1 point from the Sorcerer’s Apprentice.
web-rule-6-18 = The Troll names red: everybody loses all red stones, you too.
web-rule-7-1 = With the third point you have won, at once.
