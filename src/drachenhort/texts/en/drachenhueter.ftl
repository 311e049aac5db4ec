# Drachenhüter. A card comes as finished words in $card or $cards, a colour as $colour (a letter) or as finished words.

about = A game of collecting dragons. A book with two changing pages says how many dragons of which colour may be laid; whoever lays earns pieces of amulets, and most points win.
example-move = take left
example-why = lay
example-one = take right
example-clause = 3.4

## Cards

colour = { $colour ->
    [r] red
    [w] white
    [b] blue
   *[g] green
}
card-left = { $front }{"\u00A0"}{ $back }
card-right = { $front }/{ $back }
card-start = { $front }/{ $back }{"\u00A0"}(start card)
card-backlight = backlight dragon{"\u00A0"}(6)
cards-several = { $count }{"\u00A0"}× { $card }
no-cards = none
backs-hidden-start = start card with { $colour }

## The table

heading = Turn { $turn }. { $amulets } of { $needed } amulets are complete.
heading-last = Last round: nobody takes cards any more.
book = The book: { $number } { $colour }.
book-incomplete = The book: { $number ->
    [0] no left page
   *[other] { $number } on the left
}, { $side ->
    [none] no right page
   *[shown] { $colour } on the right
}. Nobody can lay.
display = Display: left { $left }, right { $right }.
display-gap = nothing
stacks = Stacks: { $left } cards on the left, { $right } on the right.
known-left = Known on the left, from the top: { $cards }.
known-right = Known on the right, from the top: { $cards }.
earn = Laying now earns { $reward }.
reward-lowest = the lowest piece ({ $value })
reward-highest = the highest piece ({ $value })
reward-backlights = { $count ->
    [1] a backlight dragon
   *[other] { $count } backlight dragons
}
reward-crystals = { $count ->
    [1] a crystal
   *[other] { $count } crystals
}
reward-eggs = { $count ->
    [1] an egg
   *[other] { $count } eggs
}
supply-pieces = Pieces: { $values }.
supply = Supply: { $reds } red and { $blues } blue pearls, crests { $crests }, { $backlights } backlight dragons, { $crystals } crystals, { $eggs } eggs.
supply-none = none
chests-open = Open chests: { $chests }.
chest-listed = { $number } ({ $about })
seat-line = { $name } (seat { $seat }): { $hand }; { $row }; { $goods }.
seat-hand-none = no card in hand
seat-hand = { $count ->
    [1] 1 card in hand
   *[other] { $count } cards in hand
}, backs { $backs }
seat-known = { $hand }, fronts { $cards }
row-none = nothing laid
row = row { $stacks }
row-stack = { $colour }{"\u00A0"}{ $count }
goods-pieces = { $count ->
    [0] no piece
    [1] 1 piece
   *[other] { $count } pieces
}
goods-values = { $count ->
    [1] 1 piece ({ $values })
   *[other] { $count } pieces ({ $values })
}
goods-pearls = pearls { $reds }{"\u00A0"}red, { $blues }{"\u00A0"}blue
goods-crest = crest { $points }
goods-stones = eggs { $eggs }, crystals { $crystals }
my-line = Before you: { $row }; { $goods }.
my-hand = Your hand: { $cards }.
my-hand-none = Your hand: no cards.

## Who decides what

decision-take = { $who ->
    [you] Your turn: take { $number ->
        [0] a card
        [3] a fourth card for a crystal, or stop
       *[other] another card, or stop
    }.
   *[other] { $name } takes cards.
}
decision-change = { $who ->
    [you] You may change the book before you lay.
   *[other] { $name } may change the book.
}
decision-lay = { $who ->
    [you] You may lay what the book says.
   *[other] { $name } may lay.
}
decision-lay-along = { $who ->
    [you] You may lay along.
   *[other] { $name } may lay along.
}
decision-end = { $who ->
    [you] At which end of your row does the new stack begin?
   *[other] { $name } chooses an end of the row.
}
decision-stand-in = { $who ->
    [you] Which card counts as the colour of the book?
   *[other] { $name } chooses the card that stands in.
}
decision-card = { $who ->
    [you] Which card do you lay?
   *[other] { $name } chooses the cards to lay.
}
decision-pearl = { $who ->
    [you] Your amulet is complete: which pearl do you take?
   *[other] { $name } chooses a pearl.
}

## Moves, as the list has them

move-take = { $side ->
    [left] take { $card } from the left
   *[right] take { $card } from the right
}{ $number ->
    [3] , for a crystal
   *[other] {""}
}
move-stop = take no more
move-exchange = chest 3: new display cards, for a crystal
move-put = { $side ->
    [left] put { $card } on the left page
   *[right] put { $card } on the right page
}
move-cover = chest 6: cover it with { $card }, for a crystal
move-recover = chest 1: take { $card } back from the { $colour } stack, for a crystal
move-done = leave the book as it is
move-lay = lay { $number } { $colour }{ $count ->
    [0] {""}
    [1] , one of them a backlight dragon
   *[other] , { $count } of them backlight dragons
}{ $way ->
    [fewer] {" "}(chest 2, for a crystal)
    [any] , one of any colour (chest 4, for a crystal)
    [enclosed] {" "}on the enclosed stack (chest 5, for a crystal)
   *[plain] {""}
}
move-pass = lay nothing
move-card = { $card }
move-stand = { $card }
move-end = { $side ->
    [left] at the left end
   *[right] at the right end
}
move-pearl = { $colour ->
    [red] a red pearl (8 or 9)
   *[blue] a blue pearl (3 or 4)
}

## What happens

event-starts = { $who ->
    [you] You start.
   *[other] { $name } starts.
}
event-chests-open = Open chests: { $chests }.
event-start-cards = { $who ->
    [you] Your start cards: { $cards }.
   *[other] Start cards of { $name }: { $cards }.
}
event-start-backs = { $who ->
    [you] The backs of your start cards: { $colours }.
   *[other] { $name } has start cards with { $colours } on the back.
}
event-turn-begins = { $who ->
    [you] Turn { $number }: you are on turn.
   *[other] Turn { $number }: { $name } is on turn.
}
event-took = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
event-turned-up = { $side ->
    [left] Turned up on the left: { $card }.
   *[right] Turned up on the right: { $card }.
}
event-gap = { $side ->
    [left] The left place of the display stays empty.
   *[right] The right place of the display stays empty.
}
event-paid-crystal = { $who ->
    [you] { $chest ->
        [0] You return a crystal for a fourth card.
       *[other] You return a crystal for chest { $chest }.
    }
   *[other] { $chest ->
        [0] { $name } returns a crystal for a fourth card.
       *[other] { $name } returns a crystal for chest { $chest }.
    }
}
event-exchanged = { $side ->
    [left] Under the left stack goes { $card }.
   *[right] Under the right stack goes { $card }.
}
event-put = { $who ->
    [you] { $side ->
        [left] You put { $card } on the left page.
       *[right] You put { $card } on the right page.
    }
   *[other] { $side ->
        [left] { $name } puts { $card } on the left page.
       *[right] { $name } puts { $card } on the right page.
    }
}
event-recovered = { $who ->
    [you] You take { $card } back from your { $colour } stack.
   *[other] { $name } takes { $card } back from the { $colour } stack.
}
event-new-stack = { $who ->
    [you] { $side ->
        [left] You begin a { $colour } stack at the left end.
       *[right] You begin a { $colour } stack at the right end.
    }
   *[other] { $side ->
        [left] { $name } begins a { $colour } stack at the left end.
       *[right] { $name } begins a { $colour } stack at the right end.
    }
}
event-laid = { $who ->
    [you] You lay { $card } on the { $colour } stack.
   *[other] { $name } lays { $card } on the { $colour } stack.
}
event-passed = { $who ->
    [you] You lay nothing.
   *[other] { $name } lays nothing.
}
event-crest = { $who ->
    [you] All four colours: you take the crest of { $points }.
   *[other] All four colours: { $name } takes the crest of { $points }.
}
event-rewarded = { $who ->
    [you] You get { $reward }.
   *[other] { $name } gets { $reward }.
}
event-pearl = { $who ->
    [you] { $colour ->
        [red] You complete an amulet with a red pearl.
       *[blue] You complete an amulet with a blue pearl.
    }
   *[other] { $colour ->
        [red] { $name } completes an amulet with a red pearl.
       *[blue] { $name } completes an amulet with a blue pearl.
    }
}
event-last-round = The display is empty: everybody has one more turn without taking.
event-game-stopped = The limit of { $number } turns is reached: the game is scored as it stands.
event-pearls-turned = { $who ->
    [you] Your pearls: { $values }.
   *[other] Pearls of { $name }: { $values }.
}
event-scored = { $who ->
    [you] You have { $points } points and { $laid } cards laid.
   *[other] { $name } has { $points } points and { $laid } cards laid.
}
event-game-won = { $who ->
    [you] You win!
   *[other] { $name } wins.
}
reward-piece = a piece of { $value }

## How it ends

ending-amulets = Enough amulets are complete: the game is over.
ending-last-round = The last round is over, and so is the game.
ending-stopped = The game was stopped at the limit of turns.
result-seat = { $who ->
    [you] You have { $points } points.
   *[other] { $name } has { $points } points.
}

## Chests

chest-1 = take a card back from an end stack
chest-2 = lay one card fewer
chest-3 = new display cards
chest-4 = one card counts as any colour
chest-5 = lay on an enclosed stack
chest-6 = two cards on one page

## Options

option-chests = Magic chests
    .about = So many chests, drawn at random, lie open all game.
option-memory_aid = Memory aid
    .about = Shows the pieces of the others and the fronts of their hand cards, which everybody could have remembered.
option-turn_limit = Turn limit
    .about = After so many turns the game is scored as it stands; 0 means no limit.

## Refusals: one friendly sentence each; the clause is named beside it

refuse-no-such-action = There is no such move in this game.
refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn.
refuse-end-first = First choose the end of your row.
refuse-pearl-first = First choose a pearl.
refuse-not-that-card = You can lay only a card from your hand that has the colour of the book.
refuse-card-first = First choose the cards you lay.
refuse-not-that-stand-in = Only a dragon of another colour from your hand can stand in.
refuse-stand-in-first = First choose the card that stands in.
refuse-chest-closed = That chest is not open in this game.
refuse-no-chest-along = Chests are for your own turn, not for laying along.
refuse-chest-used = You have used a chest in this turn already.
refuse-no-crystal = You do not have enough crystals for that.
refuse-gap = There is no card in that place of the display.
refuse-take-after-exchange = After chest 3 you must take a card.
refuse-take-one = You must take at least one card.
refuse-no-effect = That would change nothing.
refuse-take-first = First take cards from the display.
refuse-stop-first = First say that you take no more cards.
refuse-side-changed = You have put a card on that page already.
refuse-not-in-hand = You do not have that card in your hand.
refuse-nothing-to-cover = There is no card of yours to cover on that page.
refuse-taking-over = You have finished taking cards.
refuse-change-first = First decide about the book.
refuse-not-in-stack = That card does not lie in that stack of yours.
refuse-not-an-end-stack = Only the stacks at the ends of your row give a card back.
refuse-last-of-its-colour = At least one dragon of its colour must stay in the stack.
refuse-no-change-along = Who lays along cannot change the book: lay, or pass.
refuse-change-over = You have finished changing the book.
refuse-lay-first = First decide whether you lay.
refuse-lay-or-pass = Now you can only lay or pass.
refuse-chest-does-not-fit = That chest does not help here.
refuse-enclosed = That stack of yours is enclosed and takes no more cards.
refuse-does-not-match = Your hand does not have exactly what the book asks for in that way.

## What only the table in the browser says

web-book = The book and the display
web-no-book = A page is missing: nobody can lay.
web-page = { $side ->
    [left] Left page: { $page }
   *[right] Right page: { $page }
}, { $count ->
    [1] one card in the stack
   *[other] { $count } cards in the stack
}
web-page-none = { $side ->
    [left] Left page: no card
   *[right] Right page: no card
}
web-display = { $side ->
    [left] Display, left: { $card }
   *[right] Display, right: { $card }
}
web-gap = { $side ->
    [left] Display, left: empty
   *[right] Display, right: empty
}
web-put = { $side ->
    [left] put it on the left page
   *[right] put it on the right page
}
web-done = leave it
web-earn = Laying { $number } earns
web-earn-then = After that laying earns { $reward }.
web-supply = Supply
web-pieces = { $count ->
    [1] one piece of { $value }
   *[other] { $count } pieces of { $value }
}
web-crests = Crests { $values }
web-backlights = { $count ->
    [1] 1 backlight dragon
   *[other] { $count } backlight dragons
}
web-crystals = { $count ->
    [1] 1 crystal
   *[other] { $count } crystals
}
web-eggs = { $count ->
    [1] 1 golden egg
   *[other] { $count } golden eggs
}
web-pearls = { $colour ->
    [red] Red pearls (8 or 9) in the supply: { $count }
   *[blue] Blue pearls (3 or 4) in the supply: { $count }
}
web-own-pearls = { $colour ->
    [red] { $count ->
        [1] 1 amulet with a red pearl
       *[other] { $count } amulets with red pearls
    }
   *[blue] { $count ->
        [1] 1 amulet with a blue pearl
       *[other] { $count } amulets with blue pearls
    }
}
web-amulets = { $count ->
    [1] 1 amulet
   *[other] { $count } amulets
}, pearls { $reds }{"\u00A0"}red, { $blues }{"\u00A0"}blue
web-end = { $amulets } of { $needed } amulets are complete
web-chests = Open chests
web-chest = Chest { $number }: { $about }
web-chest-price = Once in your turn you can use a chest for a crystal.
web-row = Your row
web-row-of = Row of { $name }
web-row-none = Your row begins here
web-stack = { $colour } stack, { $count ->
    [1] 1 card
   *[other] { $count } cards
}
web-stack-enclosed = { $colour } stack, { $count ->
    [1] 1 card
   *[other] { $count } cards
}, enclosed
web-hand = Your hand, { $count ->
    [1] 1 card
   *[other] { $count } cards
}
web-hand-card = { $card }
web-hand-card-not = { $card }, does not fit now
web-chosen = { $count } of { $number } chosen
web-details = What lies before { $name }
web-details-mine = What lies before you
web-backs = { $count ->
    [0] No card in hand
    [1] 1 card in hand, from behind
   *[other] { $count } cards in hand, from behind
}
web-fronts = The same from the front, as far as known
web-goods = Treasures
web-score-pieces = Pieces
web-score-pearls = Pearls
web-score-crest = Crest
web-score-eggs = Eggs
web-score-eggs-of = { $points } ({ $count })
web-score-total = Points
web-plot = Points, pearls and the best egg only at the end

## Below the drawings on the rules page

web-rule-1 = The little page on the left shows what is on the back: a 3, blue, white with a ribbon on a start card, the 6 of the backlight dragon.
web-rule-2-2 = The display lies to the left and right of the book. Here the book says: three red dragons.
web-rule-3-1 = Whoever takes the blue dragon turns up the top card of the left stack. The next page comes to light below it, here a 5.
web-rule-3-2 = A card with a number goes on the left page, one with a colour on the right. Now the book says: one red dragon.
web-rule-3-3 = Three reds: two red dragons and a backlight dragon will do. A green one will not, and without a red one it does not work either.
web-rule-3-4 = Red lies between blue and green and takes no more cards.
web-rule-3-5 = For a 4 you get the lowest piece, a crystal and an egg. The third piece completes an amulet, and you take a pearl.
web-rule-3-7 = As soon as all four colours lie before you, you take the best crest that is left.
web-rule-4-2 = Pieces 27, pearl 9, crest 12, two eggs 8: 56 in all. Whoever has most eggs counts one of them 16: then it is 68.
web-rule-5-3 = What comes out of a chest says what it can do.
web-rule-6-1 = Everybody sees the backs of your hand. The front of a start card is known only to whoever holds it.
