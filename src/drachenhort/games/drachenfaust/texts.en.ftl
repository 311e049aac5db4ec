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
some-stones = { $count ->
    [1] a { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } stone
   *[other] { $count } { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    } stones
}
no-stones-at-all = no stones
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
list-and = { $most } and { $last }

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
seat-laid = { $count } fairy gold laid out
seat-double = Doppelganger
my-table = In front of you: { $list }.
my-coins = Behind your screen: { $coins }.

## Who decides what

gives-witch = The Witch gives a black coin.
gives-magician = The Magician gives 1 point for 4 stones, or 3 silver.
gives-sorcerer = The Sorcerer gives 2 points for 4 stones of one colour, or 1 common gold.
gives-wizard = The Wizard gives 1 point for a stone of each colour, or 3 silver.
gives-thief = The Thief steals a stone from the second-highest bidder.
gives-red-dragon = The Red Dragon gives a red stone.
gives-blue-dragon = The Blue Dragon gives a blue stone.
gives-yellow-dragon = The Yellow Dragon gives a yellow stone.
gives-alchemist = The Alchemist gives 3 common gold.
gives-ancient-dragon = The Ancient Dragon gives a stone of your choice.
gives-brigand = The Brigand takes all common gold and silver from somebody.
gives-doppelganger = The Doppelganger lets you use a later card twice.
gives-dwarf-4 = The Dwarf gives 4 silver.
gives-dwarf-5 = The Dwarf gives 5 silver.
gives-enchantress = The Enchantress gives 2 points for 5 stones, or 1 fairy gold.
gives-fairy = The Fairy gives 1 fairy gold.
gives-ghost = The Ghost lets you use a card from the discards.
gives-gnome = The Gnome gives 2 common gold and 2 silver.
gives-goblin = The Goblin lets you use a random card from the stack.
gives-goldsmith = The Goldsmith gives a red coin.
gives-imp = The Imp lets you choose a card from the stack and use it.
gives-merchant = The Merchant sells stones, each for 1 gold or 3 silver.
gives-necromancer = The Necromancer gives 1 point for the coins you bid now.
gives-quack = The Quack gives 1 point for all your stones.
gives-rainbow-dragon = The Rainbow Dragon lets you draw stones for as long as you dare.
gives-apprentice = The Sorcerer’s Apprentice gives 1 point for 2 stones of one colour.
gives-troll = The Troll takes all stones of one colour from everybody.
gives-two-headed-dragon = The Two-Headed Dragon gives 2 stones from the bag.
gives-custom = { $card }: { $text }
decision-bid = { $who ->
    [you] { $gives } { $coins ->
        [none] You have nothing to bid: close the empty fist.
       *[other] You have { $coins }: what goes into your fist?
    }
   *[other] { $card }: { $count ->
        [1] { $names } is still bidding.
       *[other] { $names } are still bidding.
    }
}
decision-bid-fairy = { $who ->
    [you] { $gives } You have { $coins }: what goes into your fist, fairy gold first?
   *[other] { $card }: { $names } is still bidding.
}
decision-bid-magic = { $who ->
    [you] { $card }: your fist holds { $bid }. You have { $coins } too: what do you add?
   *[other] { $card }: { $names } is still bidding.
}
decision-bid-silver = { $who ->
    [you] { $card }: you tie with { $tied }. { $coins ->
        [none] You have no silver: close the empty fist.
       *[other] You have { $coins }: how much do you bid?
    }
   *[other] { $card }: tie, { $count ->
        [1] { $names } is still bidding silver.
       *[other] { $names } are still bidding silver.
    }
}
decision-double = { $who ->
    [you] You have won: { $card }. Use it twice and lose your Doppelganger, or once and keep it?
   *[other] { $card }: { $name } may use it twice, with the Doppelganger.
}
decision-use = { $who ->
    [you] { $card }: { $coins ->
        [none] which stones do you pay for { $points }?
       *[other] pay stones for { $points }, or take { $coins }?
    } Your stones: { $stones }.
   *[other] { $name } uses: { $card }.
}
decision-colour = { $who ->
    [you] { $card }: { $use ->
        [ancient-dragon] which colour do you take? Your stones: { $stones }.
        [rainbow-dragon] which colour must not come? The bag holds { $bag }.
        [troll] which colour does everybody lose, you too? Your stones: { $stones }.
       *[other] which colour? Your stones: { $stones }.
    }
   *[other] { $card }: { $name } chooses a colour.
}
decision-seat = { $who ->
    [you] { $card }: { $use ->
        [brigand] whose common gold and silver do you take?
       *[other] from whom?
    }
   *[other] { $card }: { $name } chooses somebody.
}
decision-steal = { $who ->
    [you] { $card }: { $use ->
        [stone] which stone do you steal from { $victims }? Your stones: { $stones }.
       *[coin] no stones to steal from { $victims }. Take a coin, or nothing?
    }
   *[other] { $card }: { $name } chooses what to steal.
}
decision-card = { $who ->
    [you] { $card }: { $use ->
        [ghost] which card from the discards do you use?
       *[other] which card from the stack do you use?
    }
   *[other] { $card }: { $name } chooses a card.
}
decision-buy = { $who ->
    [you] { $card }: a stone costs 1 gold or 3 silver. You have { $coins }. Buy one?
   *[other] { $card }: { $name } may buy stones.
}
decision-give-up = { $who ->
    [you] { $card }: { $coins ->
        [none] what you bid is gone anyway. Take 1 point for it?
       *[other] give up the { $coins } you bid, for good, and score 1 point?
    }
   *[other] { $card }: { $name } may give up the coins bid.
}
decision-draw-on = { $who ->
    [you] Drawn: { $drawn }. If { colour-name } comes, all goes back; the bag holds { $bag }. Draw on, or stop?
   *[other] { $card }: { $name } draws on, or stops.
}

## Moves, as the list has them

move-bid = bid { $coins }
move-fairy = bid { $coins }, then choose the common gold
move-magic = add { $coins }
move-silver = bid { $coins }
move-pay = pay { $stones }
move-take = take { $coins } from the bank
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
move-once = use the card once and keep the Doppelganger
move-pass = { $use ->
    [merchant] buy nothing more
    [necromancer] keep the fairy gold
   *[other] take nothing
}
move-give = give up the coins for 1 point
move-draw = draw another stone
move-stop = stop and keep the stones

## What happens

event-round-begins = Round { $round } begins. { $count ->
    [0] No extras take part.
   *[other] New extras: { $cards }.
}
event-extras-shuffled = The extras of earlier rounds are shuffled again.
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
event-hexed = A black coin hexes the { $card }. Nobody uses it.
event-unused = Nobody bid any gold. Nobody uses the { $card }.
event-tied = Tie between { $names }: silver decides.
event-bid-silver = { $who ->
    [you] You bid { $coins } in the tie-break.
   *[other] { $name } bids { $coins } in the tie-break.
}
event-tied-out = Tied again. Nobody uses the { $card }.
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
    [you] You take { $stones }.
   *[other] { $name } takes { $stones }.
}
event-paid-stones = { $who ->
    [you] You pay { $stones }.
   *[other] { $name } pays { $stones }.
}
event-scored = { $who ->
    [you] You score { $points ->
        [1] 1 point
       *[other] { $points } points
    }; { $total } in all.
   *[other] { $name } scores { $points ->
        [1] 1 point
       *[other] { $points } points
    }; { $total } in all.
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
    [you] You keep for later: { $card }.
   *[other] { $name } keeps for later: { $card }.
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
    [you] You give up your bid for good: { $coins }.
   *[other] { $name } gives up the bid for good: { $coins }.
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
    [you] You have drawn the colour you named and put back { $stones }.
   *[other] { $name } has drawn the colour named and puts back { $stones }.
}
event-lost-stones = { $who ->
    [you] You lose { $stones }.
   *[other] { $name } loses { $stones }.
}
event-passed = { $who ->
    [you] You pass: { $card }.
   *[other] { $name } passes: { $card }.
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
    .about = How many extra creatures join each round.
option-fairy_gold = Fairy gold
    .about = How much fairy gold everybody starts with.
option-open_coins = Open coins
    .about = For learners: everybody’s coins are shown.
option-points = Points to win
    .about = How many points win the game.
option-creatures = Own creatures
    .about = Creatures of your own among the extras.
    .allowed = none, or @FILE with up to three creatures
option-round_limit = Round limit
    .about = After this many rounds the most points win; 0 means no limit.

## What a creature of one's own does, as its file says it: $do, $what, $count, $points, $whom

effect-coins = { $what ->
    [fairy] { coins-fairy }
    [common] { coins-common }
   *[silver] { coins-silver }
}
effect-stones = { $count ->
    [1] 1 { stone-colour } stone
   *[other] { $count } { stone-colour } stones
}
stone-colour = { $what ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
effect-things = { $what ->
    [fairy] { effect-coins }
    [common] { effect-coins }
    [silver] { effect-coins }
   *[other] { effect-stones }
}
effect-price = { $what ->
    [any] { $count ->
        [1] 1 stone
       *[other] any { $count } stones
    }
    [same] { $count ->
        [1] 1 stone
       *[other] { $count } stones of one colour
    }
   *[each] { $count ->
        [1] 1 stone of each colour
       *[other] { $count } stones of each colour
    }
}
effect-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
effect-says = { $do ->
    [gain] { $what ->
        [choice] { $count ->
            [1] Take a stone of your choice.
           *[other] Take { $count } stones of your choice.
        }
       *[other] Take { effect-things } from the bank.
    }
    [pay] Pay { effect-price } for { effect-points }.
    [take] { $whom ->
        [one] Take { effect-things } from another player.
       *[each] Take { effect-things } from every other player.
    }
    [lose] { $whom ->
        [others] All others lose { effect-lost }.
       *[all] Everybody, you too, loses { effect-lost }.
    }
   *[draw] { $count ->
        [1] Draw a stone from the bag.
       *[other] Draw { $count } stones from the bag.
    }
}
effect-lost = { $what ->
    [choice] all stones of a colour that you name
   *[other] all { stone-colour } stones
}
creature-fault = { $wrong ->
    [unknown] is not known here; allowed: { $allowed }
    [creatures] there must be 1 to { $most } creatures
    [table] must be a table like { $allowed }
    [both] must be there in German and English, and in nothing else
    [text] { $shown ->
        [de] German
       *[en] English
    }: 1 to { $most } printable characters in one line
    [effects] there must be 1 to { $most } effects
    [number] { $shown ->
        [none] is missing
       *[other] is { $shown }
    }; allowed is a whole number from 1 to { $most }
    [choice] { $shown ->
        [none] is missing
       *[other] is { $shown }
    }; allowed: { $allowed }
   *[toml] is no TOML
}

creature-line = { $card }: { $text }
creature-says = Its effects, in words: { $text }
decimal = { $whole }.{ $tenth }
worth-says = Worth about { $gold } ± { $reach } common gold to whoever wins it.
worth-line = { $card }: { $worth } ({ $won } of { $games } games, seed { $seed })
worth-unknown = These games do not tell yet what it is worth.
worth-asked = { $verdict ->
    [dear] You ask { $asked }: too dear.
    [cheap] You ask { $asked }: too cheap.
   *[fits] You ask { $asked }: that fits.
}
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
refuse-fairy-first = You have a lot of gold: choose the fairy gold first.
refuse-not-so-much-gold = You do not have that much gold behind your screen.
refuse-whole-bid = Name your whole bid at once, fairy gold and common gold.
refuse-only-in-tie-break = Silver is bid only in a tie-break.
refuse-gold-first = First choose the gold of your bid.
refuse-bid-first = First make your bid; bidding nothing is possible.
refuse-not-so-many-magic = You do not have those magic coins.
refuse-magic-first = First choose the magic coins of your bid.
refuse-not-so-much-silver = You do not have that much silver.
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

## Facts: what matters, as a clause behind “After this”; now as a sentence of its own

a-point = { $count ->
    [1] point
   *[other] points
}
a-gold-coin = { $count ->
    [1] gold coin
   *[other] gold coins
}
fact-rival-misses = { best-other } still needs { $figure } { a-point }
    .now = { best-other } needs only { $figure } { a-point } more. Keep gold, or a black coin, for the card that scores.
fact-points = you have { $figure } { a-point }
fact-gold = you can still bid { $figure } { a-gold-coin } in this round
    .now = You can bid only { $figure } { a-gold-coin } in the rest of this round. Fairy gold comes back in the next.
fact-stones = you have { $figure } { $count ->
    [1] stone
   *[other] stones
}
fact-alike = you have { $figure } { $count ->
    [1] stone
   *[other] stones
} of your best colour
fact-all-colours = you have stones of all colours { $figure }
fact-rival-gold = { best-other } can still bid { $figure } { a-gold-coin } in this round
fact-fairy = you own { $figure } { $count ->
    [1] fairy gold coin
   *[other] fairy gold coins
}
fact-common = you have { $figure } { $count ->
    [1] common gold coin
   *[other] common gold coins
}
fact-silver = you have { $figure } { $count ->
    [1] silver coin
   *[other] silver coins
}
fact-magic = you have { $figure } { $count ->
    [1] magic coin
   *[other] magic coins
}

## The table in the browser

web-effect-witch = Take a black coin. Bid it later to hex a card: then nobody uses it.
web-effect-magician = Pay any 4 stones for 1 point, or take 3 silver.
web-effect-sorcerer = Pay 4 stones of one colour for 2 points, or take 1 common gold.
web-effect-wizard = Pay 1 stone of each colour for 1 point, or take 3 silver.
web-effect-thief = Steal a stone from the second-highest bidder. If they have none, you may take a coin.
web-effect-red-dragon = Take a red stone.
web-effect-blue-dragon = Take a blue stone.
web-effect-yellow-dragon = Take a yellow stone.
web-effect-alchemist = Take 3 common gold.
web-effect-ancient-dragon = Take a stone of a colour of your choice.
web-effect-brigand = Choose somebody: you get all their common gold and silver.
web-effect-doppelganger = Stays in front of you. With it you may use a card you win later twice.
web-effect-dwarf-4 = Take 4 silver.
web-effect-dwarf-5 = Take 5 silver.
web-effect-enchantress = Pay any 5 stones for 2 points, or take 1 fairy gold.
web-effect-fairy = Take 1 fairy gold.
web-effect-ghost = Use a card from this round’s discards.
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
web-why = { $who ->
    [winner] You were the first with { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
    [loser] You lost: { $names } was the first with { $points ->
        [1] 1 point
       *[other] { $points } points
    }; you had { $mine }.
   *[other] { $names } was the first with { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
}
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
web-before-me = In front of you
web-fist = Your fist
web-fist-mine = you
web-fist-choosing = still thinking
web-fist-closed = Fist closed
web-fist-open = Your bid
web-close-fist = Close the fist
web-close-with = with { $coins }
web-rob = Reach behind { $name }’s screen

## What things on the table are, for the strip

web-coin-fairy = Counts 1 in a bid. Win or lose, it stays on the table until the round ends and then goes back to its owner.
web-coin-common = Counts 1 in a bid, as fairy gold does. Win or lose, what is bid is spent.
web-coin-silver = Only for ties: those who tie bid silver, the most wins, and all of it is spent. Three buy a stone from the Merchant.
web-coin-black = Hexes a card. Put it into your fist, with gold or alone, and nobody uses the card; all bids are spent as usual. Unused, it goes back when the round ends.
web-coin-red = Doubles the gold it is bid with, then goes back to the bank. Unused, it is kept.
web-label-fairy = Fairy gold
web-label-common = Common gold
web-label-silver = Silver
web-label-black = Black coin
web-label-red = Red coin
web-role-fairy = comes back
web-role-common = is spent
web-role-silver = for ties
web-role-black = hexes a card
web-role-red = doubles a bid
web-short-fairy = Fairy
web-short-common = Common
web-short-silver = Silver
web-short-black = Hexes
web-short-red = Doubles
web-tap-coin = Tap to put one into your fist.
web-stones = { $colour ->
    [red] { $count ->
        [0] No red stones
        [1] 1 red stone
       *[other] { $count } red stones
    }
    [blue] { $count ->
        [0] No blue stones
        [1] 1 blue stone
       *[other] { $count } blue stones
    }
   *[yellow] { $count ->
        [0] No yellow stones
        [1] 1 yellow stone
       *[other] { $count } yellow stones
    }
}
web-stones-mine = Yours. Creatures such as the Magician take stones and give points; dragons give you more of them.
web-stones-others = { $name } has them, for all to see. Stones are paid for points.
web-stones-bank = In the bank. What the bank does not have, nobody can get.
web-stones-drawn = Drawn from the bag. Yours if you stop before the named colour comes.
web-my-stones = Your stones
web-tap-stones = Tap stones to pay with them
web-lies-out = laid out
web-about-laid = Bid in this round. It goes back to its owner when the round ends.
web-about-screen = { $name }’s coins lie behind this screen. Nobody else sees them.
web-about-my-screen = Your coins lie behind it. Nobody else sees them.
web-my-screen = Your screen
web-screen = A screen
web-about-open-coins = Everybody’s coins are shown at this table, for learning.
web-about-points = { $target ->
    [1] The first point wins the game.
   *[other] Whoever has { $target } points wins at once.
}
web-about-stack = They come up in an order nobody knows, one auction each. Tap to read them all.
web-about-discards = Creatures of this round that are over. Tap to read them.
web-about-bank = Coins that are spent go here; creatures pay coins and stones from here.
web-about-extra = An extra: it does not come in every round.
web-about-bag = Draw another stone from it, or stop and keep what you have drawn.
web-about-close = All fists open together. The most gold wins; a tie is settled with silver.
web-about-close-silver = All fists open together. The most silver wins, and all of it is spent.
web-about-close-empty = You bid nothing and keep your coins. If others bid, one of them uses the creature.
web-fist-of = { $name }’s fist
web-about-choosing = { $name } is still choosing what to bid. Nobody sees it before all fists open.
web-about-closed = Closed. What is in it shows when all fists open together.
web-about-open = This bid counts { $value }.
web-about-won = This bid counts { $value } and has won the auction.
web-about-held = In your fist. Tap to take one back.
web-fists = Everybody’s fists
web-close-empty = Close the empty fist

## In the browser: the goal and a few tips

web-goal-1 = The first to { $points ->
    [1] 1 point
   *[other] { $points } points
} wins. Creatures give points, mostly in exchange for dragonstones.
web-goal-2 = For every creature, put coins in your fist. All open at once: whoever bid the most gold uses it.
web-tip-1 = You pay what you bid even when you lose. Bid nothing on a creature you have no use for.
web-tip-2 = Both kinds of gold count the same, but fairy gold comes back after the round. Common gold is gone.
web-tip-3 = Silver settles ties: whoever is tied for the most gold bids again, with silver only.
web-tip-4 = A black coin in anybody’s fist spoils the creature for everybody. A red coin doubles your gold.

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

## What puzzles are about

puzzle-no-bid = Bidding nothing
puzzle-bid = How much in the fist
puzzle-silver = Silver in a tie
puzzle-creatures = Using creatures

## In reports about many games

happens-round-begins = Extra creatures of a round
happens-extras-shuffled = Extra creatures shuffled
happens-turned-up = Creatures turned up
happens-not-auctioned = Creatures not auctioned
happens-decided = Fist closed
happens-bid = A bid
happens-hexed = Creatures hexed
happens-unused = Creatures nobody wanted
happens-tied = A tie
happens-bid-silver = Silver bid in a tie
happens-tied-out = Creatures lost in a tie
happens-won = Creatures won
happens-doubled = Creatures doubled
happens-uses = Creatures used
happens-no-effect = Creatures without effect
happens-took-coins = Took coins
happens-took-black = Took a black coin
happens-took-red = Took a red coin
happens-took-stones = Took stones
happens-paid-stones = Paid stones
happens-scored = Scored
happens-stole-stone = Stones stolen
happens-stole-coins = Coins stolen
happens-robbed = Robbed somebody
happens-robbed-coins = Coins robbed
happens-laid-down = Creatures laid down
happens-chose-card = Creatures chosen
happens-drew-card = Creatures drawn
happens-bought = Stones bought
happens-gave-up = Gave up fairy coins
happens-named = Colours named
happens-drew-stone = Stones drawn
happens-stones-back = Stones put back
happens-lost-stones = Lost stones
happens-passed = Creatures passed
happens-round-ends = A round ends
happens-stopped = Stopped at the limit
happens-game-won = Game won
happens-fairy = Fairy coin into the fist
happens-magic = Magic coins into the fist
happens-silver = Silver for a tie
happens-pay = Pay
happens-take = Take
happens-colour = Choose a colour
happens-rob = Rob
happens-steal = Steal a stone
happens-coin = Steal a coin
happens-card = Choose a creature
happens-buy = Buy a stone
happens-buy-colour = Buy, by colour
happens-buy-with = Buy, by coin
happens-double = Use twice
happens-once = Use once
happens-pass = Pass
happens-give = Give up coins
happens-draw = Draw
happens-stop = Stop

## Making a creature of one's own (/make/drachenfaust)

web-make-about = Put a creature together from what the rules allow on a blank card. What it does stands there at once as its players will read it. Up to three take part among the extras.
web-make-nameless = Creature { $number }
web-make-another = Another creature
web-make-remove = Remove { $name }
web-make-name = What is it called?
web-make-effects = What does it do?
web-make-effect = Effect { $number }
web-make-do-label = What happens
web-make-do = { $do ->
    [gain] take from the bank
    [pay] pay stones for points
    [take] take from others
    [lose] make players lose stones
   *[draw] draw stones from the bag
}
web-make-what-label = Of what
web-make-what = { $what ->
    [red] red stones
    [blue] blue stones
    [yellow] yellow stones
    [choice] stones of a colour that is chosen
    [fairy] fairy gold
    [common] common gold
    [silver] silver
    [any] any stones
    [same] stones of one colour
   *[each] stones of each colour
}
web-make-count = How many
web-make-points = For how many points
web-make-whom-label = Whom it affects
web-make-whom = { $whom ->
    [one] another player, chosen
    [each] every other player
    [others] all others
   *[all] everybody
}
web-make-earlier = Do this earlier
web-make-less = Leave this out
web-make-more = Another effect
web-make-own-words = Say it on the card in my own words
web-make-card = Its card
web-make-check = What the rules say
web-make-fine = All is well: it can be played with.
web-make-faults = { $count ->
    [1] 1 thing is wrong; it is said at its field.
   *[other] { $count } things are wrong; they are said at their fields.
}
web-make-trial = What is it worth?
web-make-trial-about = Four bots play. Whoever wins the creature uses it, or gets gold instead, and from there the game is played on with the same luck. So it shows how much gold does as much for winning.
web-make-players = Who plays
web-make-asked = So much gold it should be worth, I think
web-make-asked-wrong = A whole number from 0 to { $most }, or nothing.
web-make-play-games = Play { $games } games
web-make-not-yet = It can be tried out as soon as nothing is wrong.
web-make-interval = In { $won } games somebody won it. The interval holds the true worth with 95 % confidence, as far as people play like these bots.
web-draw-file = Your creatures
web-draw-kept = Your browser keeps them: you can go and come back.
web-draw-not-kept = Your browser keeps nothing: save them before you go.
web-draw-play = Play with them now
web-draw-anew = Begin anew
