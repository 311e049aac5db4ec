# Drachenhüter. A card comes as finished words in $card or $cards, a colour as $colour (a letter) or as finished words.

about = A game of collecting dragons. A book with two changing pages says how many dragons of which colour may be laid; whoever lays earns pieces of amulets, and the most points win.
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
card = { $front ->
    [r] red
    [w] white
    [b] blue
   *[g] green
} dragon ({ $start ->
    [yes] start card, back
   *[no] back
}{"\u00A0"}{ $back })
some-card = a { $front ->
    [r] red
    [w] white
    [b] blue
   *[g] green
} dragon ({ $start ->
    [yes] start card, back
   *[no] back
}{"\u00A0"}{ $back })
card-backlight = backlight dragon (back{"\u00A0"}6)
dragons = { $count } { $colour ->
    [r] red
    [w] white
    [b] blue
   *[g] green
} { $count ->
    [1] dragon
   *[other] dragons
}
dragons-short = { $count } { $colour ->
    [r] red
    [w] white
    [b] blue
   *[g] green
}
cards-several = { $count }{"\u00A0"}× { $card }
no-cards = none
backs-hidden-start = start card with { $colour }

## The table

heading = Turn { $turn }. The game ends after the turn in which { $needed } amulets are complete; so far { $amulets ->
    [1] 1 is
   *[other] { $amulets } are
}.
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
reward-lowest = the lowest amulet piece ({ $value })
reward-highest = the highest amulet piece ({ $value })
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
my-line = In front of you: { $row }; { $goods }.
my-hand = Your hand: { $cards }.
my-hand-none = Your hand: no cards.

## Who decides what

decision-take = { $who ->
    [you] { $must ->
        [yes] New cards lie open: take one.
       *[no] { $number ->
            [0] { $news ->
                [yes] Take 1 to 3 open cards; each changes a page of the book.
               *[no] Take 1 to 3 open cards.
            }
            [3] { $state ->
                [can] Stop here, or take a fourth card for a crystal.
               *[other] Take a fourth card for a crystal, or stop.
            }
           *[other] { $state ->
                [can] Stop here, or take { $left ->
                    [1] 1 more card
                   *[other] up to { $left } more cards
                }.
               *[other] Take { $left ->
                    [1] 1 more card
                   *[other] up to { $left } more cards
                }, or stop.
            }
        }
    }
   *[other] { $number ->
        [0] { $name } takes 1 to 3 cards.
        [1] { $name } has taken 1 card and may take more.
       *[other] { $name } has taken { $number } cards and may take more.
    }
}
book-wants = { $state ->
    [can] The book wants { $dragons }, and you can lay { $number ->
        [1] it
       *[other] them
    }.
    [enclosed] The book wants { $dragons }, but your { $colour } stack is closed in.
    [missing] A page of the book is empty, so nobody can lay.
   *[short] The book wants { $dragons }; you have { $count ->
        [0] none.
       *[other] { $count }{ $jokers ->
            [0] .
           *[other] {" "}and { $backlights }.
        }
    }
}
decision-change = { $who ->
    [you] { $side ->
        [both] A hand card can change a page.
        [left] A hand card can change the left page.
        [right] A hand card can change the right page.
       *[none] A chest can help, for a crystal.
    }
   *[other] { $name } may change the book.
}
change-or-lay = To lay { $dragons }, leave the book as it is. { $side ->
    [both] Or change a page with a hand card.
    [left] Or change the left page with a hand card.
    [right] Or change the right page with a hand card.
   *[none] Or use a chest, for a crystal.
}
decision-lay = { $who ->
    [you] { $way ->
        [chest] A chest can help, for a crystal.
       *[other] You can lay { $dragons } and take your reward, or lay nothing.
    }
   *[other] { $name } may lay { $dragons }.
}
decision-lay-along = { $who ->
    [you] On { $turn }’s turn you may lay too: { $dragons }, for the full reward.
   *[other] { $name } may lay { $dragons } too.
}
decision-go-on = Go on.
lay-too = On { $name }’s turn you may lay too.
decision-end = { $who ->
    [you] At which end of your row does { $colour } begin? A stack between two others takes no more cards.
   *[other] { $name } chooses an end of the row.
}
decision-stand-in = { $who ->
    [you] Which card counts as { $colour }?
   *[other] { $name } chooses the card that counts as { $colour }.
}
decision-card = { $who ->
    [you] Choose { $dragons } to lay. Keep those whose backs you want for the book.
   *[other] { $name } chooses which dragons to lay.
}
decision-pearl = { $who ->
    [you] Your amulet is complete. Take its pearl: red is worth 8 or 9 points, blue 3 or 4.
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
move-stop = take no more cards
move-exchange = chest 3: new open cards, for a crystal
move-put = { $side ->
    [left] put { $card } on the left page
   *[right] put { $card } on the right page
}
move-cover = chest 6: put { $card } on top of it, for a crystal
move-recover = chest 1: take { $card } back from the { $colour } stack, for a crystal
move-done = leave the book as it is
move-lay = lay { $dragons }{ $count ->
    [0] {""}
    [1] , one of them a backlight dragon
   *[other] , { $count } of them backlight dragons
}{ $way ->
    [fewer] {" "}(chest 2, for a crystal)
    [any] , one of any colour (chest 4, for a crystal)
    [enclosed] {" "}on the closed-in stack (chest 5, for a crystal)
   *[plain] {""}
}
move-pass = { $only ->
    [yes] go on
   *[no] lay nothing
}
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
   *[other] { $name } holds start cards, on the back { $colours }.
}
event-turn-begins = { $who ->
    [you] Turn { $number } is yours.
   *[other] Turn { $number } is { $name }’s.
}
event-took = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
event-turned-up = { $side ->
    [left] Now open on the left: { $card }.
   *[right] Now open on the right: { $card }.
}
event-gap = { $side ->
    [left] On the left no open card follows.
   *[right] On the right no open card follows.
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
    [left] Back under the left stack: { $card }.
   *[right] Back under the right stack: { $card }.
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
    [you] { $own ->
        [yes] You lay { $card }.
       *[no] You lay { $card } as { $colour }.
    }
   *[other] { $own ->
        [yes] { $name } lays { $card }.
       *[no] { $name } lays { $card } as { $colour }.
    }
}
some-laid = { $count ->
    [1] a
   *[other] { $count }
} { $front ->
    [r] red
    [w] white
    [b] blue
   *[g] green
} { $count ->
    [1] dragon
   *[other] dragons
}
event-passed = { $who ->
    [you] You lay nothing.
   *[other] { $name } lays nothing.
}
event-crest = { $who ->
    [you] You have all four colours and take the crest worth { $points }.
   *[other] { $name } has all four colours and takes the crest worth { $points }.
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
event-last-round = No open card is left: everybody has one more turn, without taking.
event-game-stopped = The limit of { $number } turns is reached: the game is scored as it stands.
event-pearls-turned = { $who ->
    [you] Your pearls are worth: { $values }.
   *[other] { $name } turns up pearls worth: { $values }.
}
event-scored = { $who ->
    [you] You have { $points } points and have laid { $laid } cards.
   *[other] { $name } has { $points } points and has laid { $laid } cards.
}
event-game-won = { $who ->
    [you] You win!
   *[other] { $name } wins.
}
reward-piece = a piece worth { $value }

## How it ends

ending-amulets = Enough amulets are complete: the game is over.
ending-last-round = The last round is over, and so is the game.
ending-stopped = The game was stopped at the limit of turns.
result-seat = { $who ->
    [you] You have { $points } points.
   *[other] { $name } has { $points } points.
}

## Chests

chest-1 = take a card back from a stack at an end of your row
chest-2 = lay one card fewer than the book wants
chest-3 = swap the open cards for new ones
chest-4 = one card counts as the colour of the book
chest-5 = lay on a stack that is closed in
chest-6 = put two cards on one page

## Options

option-chests = Magic chests
    .about = How many chests, drawn at random, lie open all game.
option-memory_aid = Memory aid
    .about = Shows the pieces of the others and the fronts of their hand cards, which everybody could have remembered.
option-turn_limit = Turn limit
    .about = After this many turns the game is scored as it stands; 0 means no limit.

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
refuse-no-chest-along = Chests are for your own turn, not for laying on another’s.
refuse-chest-used = You have used a chest in this turn already.
refuse-no-crystal = You do not have enough crystals for that.
refuse-gap = There is no open card there.
refuse-take-after-exchange = After chest 3 you must take a card.
refuse-take-one = You must take at least one card.
refuse-no-effect = That would change nothing.
refuse-take-first = First take an open card.
refuse-stop-first = First say that you take no more cards.
refuse-side-changed = You have put a card on that page already.
refuse-not-in-hand = You do not have that card in your hand.
refuse-nothing-to-cover = There is no card of yours to cover on that page.
refuse-taking-over = You have finished taking cards.
refuse-change-first = First decide about the book.
refuse-not-in-stack = That card does not lie in that stack of yours.
refuse-not-an-end-stack = Only the stacks at the ends of your row give a card back.
refuse-last-of-its-colour = At least one dragon of its colour must stay in the stack.
refuse-no-change-along = On another’s turn you cannot change the book: lay, or lay nothing.
refuse-change-over = You have finished changing the book.
refuse-lay-first = First decide whether you lay.
refuse-lay-or-pass = Now you can only lay, or lay nothing.
refuse-chest-does-not-fit = That chest does not help here.
refuse-enclosed = That stack of yours is closed in between two others and takes no more cards.
refuse-does-not-match = That is not exactly what the book wants.

## Facts: what matters, as a clause behind “After this”; now as a sentence of its own

fact-amulets-missing = the game lasts for another { $figure } { $count ->
    [1] amulet
   *[other] amulets
}
    .now = The game ends with the turn that completes { $figure } more { $count ->
    [1] amulet
   *[other] amulets
}. What counts now is points.
fact-points = you stand at { $figure } { $count ->
    [1] point
   *[other] points
}
fact-rival-points = { best-other } stands at { $figure } { $count ->
    [1] point
   *[other] points
}
fact-can-lay = you can lay by the book { $figure }
fact-others-laying = the book lets { $figure } of the others lay
fact-alike = you hold { $figure } { $count ->
    [1] dragon
   *[other] dragons
} of your best colour
fact-jokers = you hold { $figure } { $count ->
    [1] backlight dragon
   *[other] backlight dragons
}
fact-enclosed = { $figure } of your colours { $count ->
    [1] is
   *[other] are
} enclosed
fact-crest = you have a crest { $figure }
fact-eggs = you have { $figure } { $count ->
    [1] egg
   *[other] eggs
}
fact-rival-eggs = { best-other } has { $figure } { $count ->
    [1] egg
   *[other] eggs
}
fact-crystals = you have { $figure } { $count ->
    [1] crystal
   *[other] crystals
}
fact-hand = you hold { $figure } { $count ->
    [1] card
   *[other] cards
}

## What only the table in the browser says

web-book = The book and the open cards
web-book-name = The book
web-about-book = It says what may be laid: on the left how many dragons, on the right of which colour. Laying exactly that earns a reward.
web-about-page = { $side ->
    [left] This is how many dragons the book wants.
   *[right] The dragons that the book wants have this colour.
} It is the back of the top card here, and changes whenever a card is taken on this side or put on this page.
web-about-page-none = Nobody can lay until a card lies here again.
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
    [left] Open card on the left: { $card }
   *[right] Open card on the right: { $card }
}
web-about-open = Whoever takes it turns up the next card on this side, so the page beside it changes.
web-gap = { $side ->
    [left] No open card on the left
   *[right] No open card on the right
}
web-about-gap = This stack is used up, so nothing more can be taken here.
web-put = { $side ->
    [left] put it on the left page
   *[right] put it on the right page
}
web-done = leave it
web-earn = Laying { $number } earns
web-earn-then = After that, laying earns { $reward }.
web-about-earn = Whoever lays what the book wants gets this at once, also on another’s turn. Each number on the left page earns something else.
web-supply = Supply
web-supply-of = Supply: amulet pieces and more
web-pieces = { $count ->
    [1] 1 amulet piece worth { $value }
   *[other] { $count } amulet pieces worth { $value }
}
web-pieces-all = { $count } amulet pieces, worth { $low } to { $high }
web-about-pieces = For laying you get the lowest piece, with a 6 the highest. Every third one completes an amulet. At the end each counts its number.
web-crests = Crests worth { $values }
web-about-crests = As soon as all four colours lie in your row, you take the best crest that is left.
web-about-backlight = It stands in for a dragon of any colour, beside at least one that really has it. On the left page it is a 6.
web-get-backlights = You get one for laying when the book says 2 or 3.
web-about-crystals = { $chests ->
    [yes] Give one back to take a fourth card or to use a chest.
   *[no] Give one back to take a fourth card in your turn.
}
web-get-crystals = You get one for laying when the book says 3 or 4.
web-about-eggs = Each is worth 4 points; for whoever has the most eggs, one of them is worth 16.
web-get-eggs = You get one for laying when the book says 4, two when it says 5.
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
    [red] Red pearls in the supply: { $count }
   *[blue] Blue pearls in the supply: { $count }
}
web-about-pearls = { $colour ->
    [red] Whoever completes an amulet takes a pearl. A red one is worth 8 or 9 points; which of them shows at the end.
   *[blue] Whoever completes an amulet takes a pearl. A blue one is worth only 3 or 4 points; which of them shows at the end.
}
web-about-own-pearls = { $colour ->
    [red] The pearl is worth 8 or 9 points; which of them shows at the end.
   *[blue] The pearl is worth 3 or 4 points; which of them shows at the end.
}
web-about-own-pieces = Every third piece completes an amulet and brings a pearl; { $missing ->
    [1] 1 more is missing
   *[other] { $missing } more are missing
}.
web-about-amulets = Three pieces make an amulet and bring a pearl. Red pearls: { $reds }, blue ones: { $blues }.
web-about-crest = For all four colours in one row. It counts its points at the end.
web-word = { $count ->
    [1] { $kind ->
        [pieces] piece
        [crests] crest
        [backlights] backlight
        [crystals] crystal
        [eggs] egg
        [red-pearls] red pearl
       *[blue-pearls] blue pearl
    }
   *[other] { $kind ->
        [pieces] pieces
        [crests] crests
        [backlights] backlights
        [crystals] crystals
        [eggs] eggs
        [red-pearls] red pearls
       *[blue-pearls] blue pearls
    }
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
    [0] No amulet yet
    [1] 1 amulet
   *[other] { $count } amulets
}{ $open ->
    [0] {""}
    [1] , and 1 piece of the next
   *[other] , and { $open } pieces of the next
}
web-end = { $amulets } of { $needed } amulets are complete
web-end-short = of { $needed } amulets; then the game ends
web-about-end = The game ends after the turn in which { $needed } are complete, those of all players together. Then points are counted.
web-chests = Open chests
web-chest = Chest { $number }: { $about }
web-chest-price = Once in your own turn you can use one open chest for a crystal.
web-chest-used = A chest has been used in this turn already; each turn allows one.
web-row = Your row
web-row-of = Row of { $name }
web-row-none = Your row begins here
web-about-row = What you lay goes here, a stack for each colour. New colours go to an end; a stack between two others takes no more cards.
web-about-new-stack = Your new stack begins here. What then lies between two others takes no more cards.
web-stack = { $colour } stack, { $count ->
    [1] 1 card
   *[other] { $count } cards
}
web-stack-enclosed = { $colour } stack, { $count ->
    [1] 1 card
   *[other] { $count } cards
}, closed in
web-about-stack = It lies at an end of the row, so more cards of this colour can be laid on it.
web-about-enclosed = It lies between two others, so no more of this colour can be laid in this row.
web-about-card = Lay it when the book wants { $front ->
    [r] red
    [w] white
    [b] blue
   *[g] green
}. Or put it on the { $side ->
    [left] left
   *[right] right
} page: then the book wants { $back }.
web-about-start = Only you know its front.
web-back = { $count ->
    [1] 1 hand card with { $back } on its back
   *[other] { $count } hand cards with { $back } on the back
}
web-about-back = Everybody sees the backs. { $side ->
    [left] It can go on the left page of the book.
   *[right] It can go on the right page of the book.
}
web-hand = Your hand, { $count ->
    [1] 1 card
   *[other] { $count } cards
}
web-hand-card = { $card }
web-hand-card-not = { $card }, does not fit now
web-chosen = { $count } of { $number } chosen
web-details = What lies in front of { $name }
web-details-mine = What lies in front of you
web-backs = { $count ->
    [0] No card in hand
    [1] 1 card in hand, seen from behind
   *[other] { $count } cards in hand, seen from behind
}
web-fronts = The same cards from the front, as far as known
web-goods = Treasures
web-score-pieces = Pieces
web-score-pearls = Pearls
web-score-crest = Crest
web-score-eggs = Eggs
web-score-eggs-of = { $points } ({ $count })
web-score-laid = Cards laid
web-score-total = Points
web-why = { $how ->
    [laid] { $who ->
        [winner] You have { $points } points and, of those with as many, laid the most cards.
        [loser] You lost: { $names } has { $points } points and laid the most cards of those with as many; you have { $mine }.
       *[other] { $names } has { $points } points and laid the most cards of those with as many.
    }
    [shared] { $who ->
        [winner] You share the win: { $points } points each, and as many cards laid.
        [loser] You lost: { $names } share the win with { $points } points each; you have { $mine }.
       *[other] { $names } share the win: { $points } points each, and as many cards laid.
    }
   *[points] { $who ->
        [winner] You have the most points: { $points }.
        [loser] You lost: { $names } has { $points } points, you have { $mine }.
       *[other] { $names } has the most points: { $points }.
    }
}
web-plot = Points (pearls and the best egg count only at the end)

## In the browser: the goal and a few tips

web-goal-1 = The most points at the end win: for amulet pieces, pearls, golden eggs and a crest.
web-goal-2 = On your turn, take 1 to 3 cards. Then lay what the book asks for: that many dragons of that colour.
web-tip-1 = The left page says how many, the right page which colour. Every card you take turns one of the pages.
web-tip-2 = Before you lay, you may change the book: put a card from your hand on a page, and its back is the new page.
web-tip-3 = Watch the others too: after each of their turns you may lay as well, by the book as they left it.
web-tip-4 = Three pieces make an amulet and bring a pearl. The first to lay all four colours get a crest.

## Below the drawings on the rules page

web-rule-1 = The little page on the left shows what is on the back: a 3, blue, white with a ribbon on a start card, the 6 of the backlight dragon.
web-rule-2-2 = The display lies to the left and right of the book. Here the book says: three red dragons.
web-rule-3-1 = Whoever takes the blue dragon turns up the top card of the left stack. The next page comes to light below it, here a 5.
web-rule-3-2 = A card with a number goes on the left page, one with a colour on the right. Now the book says: one red dragon.
web-rule-3-3 = Three reds: two red dragons and a backlight dragon will do. A green one will not, and without a red one it does not work either.
web-rule-3-4 = Red lies between blue and green and takes no more cards.
web-rule-3-5 = For a 4 you get the lowest piece, a crystal and an egg. The third piece completes an amulet, and you take a pearl.
web-rule-3-7 = As soon as all four colours lie in front of you, you take the best crest that is left.
web-rule-4-2 = Pieces 27, pearl 9, crest 12, two eggs 8: 56 in all. Whoever has the most eggs counts one of them as 16: then it is 68.
web-rule-5-3 = What comes out of a chest says what it can do.
web-rule-6-1 = Everybody sees the backs of your hand. The front of a start card is known only to whoever holds it.

## What puzzles are about

puzzle-take = Taking or stopping
puzzle-change = Changing the book
puzzle-wait = Not laying yet
puzzle-lay = How to lay
puzzle-end = The end of a turn

## In reports about many games

happens-starts = Begins the game
happens-chests-open = Chests in the game
happens-start-cards = Start cards
happens-start-backs = Backs of start cards
happens-turn-begins = A turn begins
happens-took = Took a card
happens-took-side = Side a card was taken from
happens-took-card = Cards taken
happens-turned-up = A page turned
happens-turned-up-side = Side of the page turned
happens-turned-up-card = Cards turned up
happens-gap = A side of the book is empty
happens-paid-crystal = Paid a crystal
happens-exchanged = Exchanged a card
happens-exchanged-side = Exchanged, by side
happens-exchanged-card = Exchanged, by card
happens-put = Put a card into the book
happens-put-side = Put, by side
happens-put-card = Put, by card
happens-recovered = Recovered a card
happens-recovered-colour = Recovered, by colour
happens-recovered-card = Recovered, by card
happens-new-stack = Began a stack
happens-new-stack-colour = Stacks begun, by colour
happens-new-stack-side = Stacks begun, by end of the row
happens-laid = Laid a card
happens-laid-colour = Laid, by colour
happens-laid-card = Laid, by card
happens-passed = Passed
happens-crest = Got a crest
happens-rewarded = Rewarded
happens-last-round = The last round begins
happens-game-stopped = Stopped at the limit
happens-pearls-turned = Pearls turned
happens-scored = Scored
happens-game-won = Game won
happens-pearl = Took a pearl
happens-take = Take a card
happens-take-side = Take, by side
happens-stop = Stop
happens-exchange = Exchange
happens-cover = Cover
happens-recover = Recover
happens-recover-colour = Recover, by colour
happens-recover-card = Recover, by card
happens-done = Done
happens-lay = Lay
happens-lay-way = Lay, by way
happens-pass = Pass
happens-card = Choose a card
happens-stand = Choose where it stands
happens-end = Choose an end of the row
happens-end-side = End of the row, by side
