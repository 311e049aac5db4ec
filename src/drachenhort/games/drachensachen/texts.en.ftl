# Drachensachen. Cards come as $kind (a number from 1 to 9, or N, E, P) with $count, or as a finished list in $cards.

about = A card game about getting rid of cards. The first without a card wins a game; the others lose gold, and whoever has lost the least at the end wins the match.
example-move = play 7 7
example-why = 7x2
example-one = 7x1
example-clause = 3.5

## Cards

count-word = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
cards = { $count ->
    [1] { $kind ->
        [N] a Null
        [E] an Extermino
        [P] a Protecto
        [8] an 8
       *[other] a { $kind }
    }
   *[other] { count-word } { $kind ->
        [N] Nulls
        [E] Exterminos
        [P] Protectos
       *[other] { $kind }s
    }
}
card = { $kind ->
    [N] Null
    [E] Extermino
    [P] Protecto
   *[other] { $kind }
}
the-open-card = the open { card }
no-cards = none

## The table

heading-match = Game { $number }, match to { $target }. Gold lost: { $list }.
heading-single = A single game.
lost-seat = { $name }{"\u00A0"}{ $gold }
skills-up = Skills for all: { $skills }.
skill-listed = { $skill } ({ $clause })
pile-empty = The pile is empty. Any card fits.
pile-one = Pile: { cards }.
pile = Pile: { $count } cards, from the top { $cards }.
pile-deep = Pile: { $count } cards, from the top { $cards } and { $more } more.
fits-protectos = Nothing has to be beaten, but no 9 fits on a dragon.
fits-null = The Null counts 0: anything but a 9 fits.
fits-undercut = Undercut: only a 1, a 2 or a dragon fits.
fits-no-dragons = To beat: 6 or higher. No dragons.
fits-value = To beat: { $beat } or higher, or a dragon.
fits-covered = To beat: { $beat } or higher, or a dragon. No 9 on a dragon.
fits-nine = To beat: another 9, or a dragon.
fits-nine-covered = A 9 is to beat, and no 9 fits on a dragon: only a dragon fits.
fits-one-too = A 1 fits on a 9 too (8.3).
owed-draw = { $count ->
    [1] Wanted: draw 1 card, or pass that on with 4s or a Protecto.
   *[other] Wanted: draw { $count } cards, or pass that on with 4s or a Protecto.
}
owed-skip = Wanted: { $count ->
    [1] miss a turn
   *[other] { $count } miss a turn
}, unless { $answer ->
    [fives] 5s or a Protecto answer.
   *[protecto] a Protecto passes that on.
}
draw-pile = { $count ->
    [0] The draw pile is empty.
    [1] Draw pile: 1 card.
   *[other] Draw pile: { $count } cards.
}
removed = Out of the game: { $cards }.
direction-clockwise = Play goes clockwise.
direction-other = Play goes counter-clockwise.
seat-line = { $name } (seat { $seat }): { $hand }; { $stand }.
seat-hand = { $count ->
    [0] no card in hand
    [1] 1 card in hand
   *[other] { $count } cards in hand
}
seat-known = { $hand }, among them { $cards }
seat-known-all = { $hand }: { $cards }
stand = open { $cards }; { $count }{"\u00A0"}hidden
stand-hidden = no open card, { $count }{"\u00A0"}hidden
stand-open = open { $cards }
stand-none = no last stand left
my-stand = Your last stand: { $stand }.
my-hand = Your hand: { $cards }.
my-hand-none = Your hand: no cards.

## Who decides what, and what is wanted

a-value = { $beat ->
    [8] an 8
   *[other] a { $beat }
}
how-many = { $held ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $held }
}
must = { $need ->
    [null] Anything but a 9 fits on the Null
    [protectos] There is nothing to beat, and only a 9 does not fit
    [undercut] You must stay under the 3
   *[other] You must beat { a-value }
}
need = { $need ->
    [null] The Null counts 0: play anything but a 9.
    [protectos] There is nothing to beat: play anything but a 9.
    [undercut] You must stay under the 3: play a 1, a 2 or a dragon.
    [no-dragons] No dragon fits on a 6: play a 6 or higher.
    [nine] Play { $one ->
        [yes] a 9, a 1 or a dragon.
       *[no] a 9 or a dragon.
    }
    [nine-covered] A 9 has to be beaten, but no 9 fits on a dragon: play { $one ->
        [yes] a 1 or a dragon.
       *[no] a dragon.
    }
    [covered] The Protecto keeps the { $beat }: play { $beat ->
        [8] an 8 or a dragon, but no 9.
        [7] a 7, an 8 or a dragon, but no 9.
       *[other] { $beat } to 8 or a dragon, but no 9.
    }
   *[value] Play { a-value } or higher, or a dragon.
}
prompt-start = { $from ->
    [open] The pile is empty: start it with any of your open cards.
    [hidden] The pile is empty: turn over a hidden card, it is sure to fit.
   *[hand] The pile is empty: start it with any card, or with several of a kind.
}
prompt-fits = { need } You have { how-many } { $from ->
    [open] { $held ->
        [1] open card that fits.
       *[other] open cards that fit.
    }
   *[hand] { $held ->
        [1] card that fits.
       *[other] cards that fit.
    }
}
prompt-four = You may put four of a kind aside first.
prompt-none = { $need ->
    [null] You have only 9s, and none fits on a dragon
    [protectos] You have only 9s, and none fits on a dragon
    [no-dragons] Nothing you have beats a 6, and no dragon fits on it
    [covered] Nothing you have fits on a Protecto over { a-value }
    [nine-covered] Nothing you have fits on a Protecto over { a-value }
    [undercut] { $from ->
        [open] No open card of yours goes under the 3
       *[hand] Nothing you hold goes under the 3
    }
   *[other] { $from ->
        [open] No open card of yours beats { a-value }
       *[hand] Nothing you hold beats { a-value }
    }
}: take the pile{ $four ->
    [yes] , or put four of a kind aside first.
   *[no] .
}
prompt-turn = { must }: turn over a hidden card. If it does not fit, you take it and the pile.
prompt-draw = { $count ->
    [1] Draw 1 card
   *[other] Draw { $count } cards
}{ $answer ->
    [some] , or pass that on with a 4 or a Protecto: you have { how-many }.
    [blind] , or turn over a hidden card first: a 4 or a Protecto passes that on.
    [four] , then play. You have no 4 and no Protecto, but you may put four of a kind aside first.
    [hidden] : a hidden card cannot pass that on.
   *[none] , then play: you have no 4 and no Protecto to pass that on.
}
prompt-skip = { $answer ->
    [some] You miss this turn, unless you play { $by ->
        [fives] a Protecto or 5s
       *[protecto] a Protecto
    }: you have { how-many }.
    [hidden] You miss this turn: a hidden card cannot prevent it.
   *[none] You miss this turn: you have { $by ->
        [fives] no Protecto and no 5 to prevent it.
       *[protecto] no Protecto to prevent it.
    }
}
prompt-swap = { $can ->
    [some] Before play you may swap one open card for one from your hand: choose both, or swap nothing.
   *[none] You have no open card to swap, so play can start.
}
decision-swap = { $name } may swap an open card.
decision-play = { $need ->
    [empty] { $name } starts a new pile.
    [null] { $name } may play anything but a 9.
    [protectos] { $name } may play anything but a 9.
    [undercut] { $name } has to stay under the 3.
   *[other] { $name } has to beat { a-value }.
}
decision-owed-draw = { $count ->
    [1] { $name } has to draw 1 card, or pass that on.
   *[other] { $name } has to draw { $count } cards, or pass that on.
}
decision-owed-skip = { $name } misses a turn, or passes that on.
decision-give = { $who ->
    [you] Your 2: choose who gets a random card from your hand.
   *[other] { $name } chooses who gets a card.
}
decision-pick = { $who ->
    [you] Your 9: choose an open card, yours or somebody else’s. It goes to your hand.
   *[other] { $name } chooses an open card.
}
decision-direction = { $who ->
    [you] { $two ->
        [yes] Your 7: { $next } is next. If you change the direction, you play again.
       *[no] Your 7: { $next } is next. If you change the direction, it is { $back }.
    }
   *[other] { $name } may change the direction.
}

## Moves, as the list has them

move-play = { cards }
move-play-open = { $count ->
    [1] your open { card }
   *[other] { cards }, all of them open
}
move-play-with-open = { cards }, { $open ->
    [1] one of them open
   *[other] { $open } of them open
}
move-remove = put four { $kind ->
    [N] Nulls
    [E] Exterminos
    [P] Protectos
   *[other] { $kind }s
} aside{ $pile ->
    [leaves] , and the pile with them
   *[stays] {""}
}
move-take = { $count ->
    [1] take the pile, 1 card
   *[other] take the pile, { $count } cards
}
move-draw = { $count ->
    [1] draw 1 card
   *[other] draw { $count } cards
}
move-accept = miss this turn
move-turn = turn over hidden card { $place }
move-reverse = change the direction
move-onward = leave the direction as it is
move-give = { $who ->
    [you] give yourself a card
   *[other] { $name } gets a card
}
move-keep = swap nothing
move-pick = { $who ->
    [you] take { the-open-card } from your own last stand
   *[other] take { the-open-card } from { $name }
}
move-swap = swap { $open } for { $hand }

## What happens

event-game-begins = { $who ->
    [you] Game { $number } begins. You start.
   *[other] Game { $number } begins. { $name } starts.
}
event-dealt = { $who ->
    [you] You are dealt { $cards } and { $count } hidden cards.
   *[other] { $name } is dealt { $cards } and { $count } hidden cards.
}
event-laid-out = { $who ->
    [you] Your open cards: { $cards }.
   *[other] Open cards of { $name }: { $cards }.
}
event-swapped = { $who ->
    [you] You swap { $open } for { $hand }.
   *[other] { $name } swaps { $open } for { $hand }.
}
event-kept = { $who ->
    [you] You swap nothing.
   *[other] { $name } swaps nothing.
}
event-played = { $who ->
    [you] You play { cards }{ $open ->
        [0] .
        [1] , one of them open.
       *[other] , { $open } of them open.
    }
   *[other] { $name } plays { cards }{ $open ->
        [0] .
        [1] , one of them open.
       *[other] , { $open } of them open.
    }
}
event-turned = { $who ->
    [you] You turn over a hidden card: { card }.
   *[other] { $name } turns over a hidden card: { card }.
}
event-removed-four = { $who ->
    [you] You put { cards } from your hand aside.
   *[other] { $name } puts { cards } from the hand aside.
}
event-pile-leaves = The pile leaves the game.
event-took-pile = { $who ->
    [you] You take the pile: { $cards }.
   *[other] { $name } takes the pile: { $cards }.
}
event-owes-draw = { $who ->
    [you] You have to draw { $count } cards.
   *[other] { $name } has to draw { $count } cards.
}
event-drew = { $name } draws { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
event-drew-cards = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $cards }.
}
event-skipped = { $who ->
    [you] You miss a turn.
   *[other] { $name } misses a turn.
}
event-gave = { $name } gives { $to } a card.
event-gave-card = { $who ->
    [you] You give { $to } { cards }.
   *[other] { $name } gives { $to } { cards }.
}
event-picked = { $who ->
    [you] { $owner ->
        [you] You take { the-open-card } from your own last stand.
       *[other] You take { the-open-card } from { $from }.
    }
   *[other] { $owner ->
        [you] { $name } takes { the-open-card } from you.
        [self] { $name } takes { the-open-card } from their own last stand.
       *[other] { $name } takes { the-open-card } from { $from }.
    }
}
event-reversed = { $who ->
    [you] You change the direction of play.
   *[other] { $name } changes the direction of play.
}
event-went-on = { $who ->
    [you] You leave the direction of play as it is.
   *[other] { $name } leaves the direction of play as it is.
}
event-game-won = { $who ->
    [you] You have no card left: you win this game!
   *[other] { $name } has no card left and wins this game.
}
event-game-stopped = The limit of { $count } turns is reached: the game is scored as it stands.
event-lost = { $who ->
    [you] { $sign ->
        [none] You lose no gold; { $total } in all.
        [back] You get { $gold } gold back; { $total } in all.
       *[lost] You lose { $gold } gold; { $total } in all.
    }
   *[other] { $sign ->
        [none] { $name } loses no gold; { $total } in all.
        [back] { $name } gets { $gold } gold back; { $total } in all.
       *[lost] { $name } loses { $gold } gold; { $total } in all.
    }
}
event-cursed = { $who ->
    [you] You draw a curse for the next game: { $curse }. { $about }
   *[other] { $name } draws a curse for the next game: { $curse }. { $about }
}
event-skill-up = New skill for all: { $skill }. { $about }
event-match-won = { $who ->
    [you] You win!
   *[other] { $name } wins.
}

## How it ends

ending-match = The match is over.
ending-single-game = The game is over.
ending-stopped = The game was stopped at the limit of turns.
result-seat = { $who ->
    [you] You have lost { $gold } gold.
   *[other] { $name } has lost { $gold } gold.
}

## Skills

skill-null = One More Step
    .about = Whoever plays a Null plays again at once, or takes the pile.
skill-dragons = Dragon Toll
    .about = Whoever plays a dragon draws one card.
skill-one = Giant Slayer
    .about = A 1 may be played on a 9.
skill-two = Cuckoo’s Egg
    .about = After a 2 you choose somebody, who gets a random card from your hand.
skill-seven = About Turn
    .about = Whoever plays a 7 may change the direction of play.
skill-eight = Finder’s Fee
    .about = Each 8 left in the hand or lying open gives 1 gold back instead of costing 1.
skill-nine = Long Arm
    .about = Whoever plays a 9 takes one open card from any last stand into the hand.

## Curses

curse-plague_6 = Plague of Monsters 6
    .about = Six hand cards instead of five.
curse-plague_7 = Plague of Monsters 7
    .about = Seven hand cards instead of five.
curse-plague_8 = Plague of Monsters 8
    .about = Eight hand cards instead of five.
curse-blind_2_4 = Ignorance 2/4
    .about = Two open and four hidden cards instead of three and three.
curse-blind_1_5 = Ignorance 1/5
    .about = One open and five hidden cards instead of three and three.
curse-blind_0_6 = Ignorance 0/6
    .about = No open and six hidden cards instead of three and three.
curse-chaos = Chaos
    .about = Everybody draws another curse, and all cards not dealt form the draw pile.

## Options

option-target = Target
    .about = The match ends when somebody has lost this much gold.
option-single_game = Single game
    .about = Only one game; whoever ends it wins.
option-covered_gold = Gold under open cards counts
    .about = Backs with an open card on them cost gold too. Off means as printed: only backs that can be seen.
option-curses = Curses
    .about = The curses that take part; the winner of a game draws one.
option-skills = Skills
    .about = The skills that take part; one more is turned up after each game.
option-turn_limit = Turn limit
    .about = After this many turns a game is scored as it stands; 0 means no limit.

## Refusals: one friendly sentence each; the clause is named beside it

refuse-no-such-action = There is no such move in this game.
refuse-match-over = The match is over.
refuse-not-your-turn = It is not your turn.
refuse-no-such-swap = A swap is one of your open cards for a hand card of another kind.
refuse-swap-first = First decide about the swap.
refuse-swap-decided = You have decided about the swap; others are still choosing.
refuse-give-first = First choose who gets a card from your hand.
refuse-give-to-another = The card goes to one of your opponents.
refuse-pick-first = First take an open card.
refuse-no-such-open = No such card lies open there.
refuse-direction-first = First decide about the direction.
refuse-swap-only-before = Swapping is only possible before play starts.
refuse-only-after-a-2 = You give a card away only after playing a 2, with that skill turned up.
refuse-only-after-a-9 = You take an open card only after playing a 9, with that skill turned up.
refuse-only-after-a-7 = You choose the direction only after playing a 7, with that skill turned up.
refuse-not-being-skipped = You are not missing a turn.
refuse-skip-first = First miss this turn, or answer.
refuse-no-draw-owed = You have nothing to draw.
refuse-not-while-skipped = When you are about to miss a turn, it is not your turn.
refuse-not-four = You need four of a kind in your hand for that.
refuse-draw-first = First draw the cards you have to draw.
refuse-pile-empty = The pile is empty, so there is nothing to take.
refuse-never-hidden = A hidden card cannot answer here.
refuse-hand-first = First play the cards in your hand.
refuse-open-first = First play your open cards.
refuse-answer-from-hand = As long as you have hand cards, only they can answer.
refuse-answer-from-open = As long as you have open cards, only they can answer.
refuse-no-such-hidden = There is no hidden card in that place.
refuse-does-not-answer-skip = When you are about to miss a turn, { $answer ->
    [fives] only 5s and Protectos answer.
   *[protecto] only a Protecto answers.
}
refuse-does-not-answer-draw = When you have to draw, only 4s and Protectos pass that on.
refuse-only-hidden = You have only hidden cards left; turn one over.
refuse-not-in-hand = { $kind ->
    [N] You have no Null in your hand.
    [E] You have no Extermino in your hand.
    [P] You have no Protecto in your hand.
   *[other] You have no { $kind } in your hand.
}
refuse-not-open = { $kind ->
    [N] You have no open Null.
    [E] You have no open Extermino.
    [P] You have no open Protecto.
   *[other] You have no open { $kind }.
}
refuse-over-four = At most four of a kind may lie directly on one another, those already on top included.
refuse-not-whole-hand = You may add open cards only when you play your whole hand and it is all of one kind.
refuse-not-so-many = You do not have that many.
refuse-no-dragons = No dragon fits on a 6.
refuse-under-6 = On a 6 only a 6 or higher fits, and no dragon.
refuse-no-9-on-dragon = No 9 fits on a dragon.
refuse-undercut = After a 3 only a 1, a 2 or a dragon fits.
refuse-too-low = { $kind } is lower than the { $beat } that has to be beaten.

## Facts: what matters, as a clause behind “After this”; now as a sentence of its own

a-card = { $count ->
    [1] card
   *[other] cards
}
fact-next-cards = { next-player } has { $figure } { a-card } left
    .now = { next-player } has only { $figure } { a-card } left. A 4 makes them draw, a 5 skips them, and no dragon fits on a 6.
fact-rival-cards = somebody behind the next player has { $figure } { a-card } left
    .now = Somebody behind the next player has only { $figure } { a-card } left. Keep a 4, a 5 or a 6 for them.
fact-stuck = nothing you have fits { $figure }
fact-own-cards = you have { $figure } { a-card } left in all
fact-dragons = you hold { $figure } { $count ->
    [1] dragon
   *[other] dragons
}
fact-hand = you hold { $figure } { a-card } in your hand
fact-pile = the pile you face has { $figure } { a-card }
    .now = The pile has { $figure } { a-card }. Whoever cannot play takes all of them.
fact-gold = the cards you have would cost you { $figure } { $count ->
    [1] gold coin
   *[other] gold coins
}

## Only in the browser

web-hand = Your hand, { $count ->
    [0] no cards
    [1] 1 card
   *[other] { $count } cards
}
web-play = play { $cards }
web-hand-card = { $card }
web-hand-card-not = { $card }, does not fit now
web-open-card = { $card }, open in front of { $name }
web-hidden-card = Hidden card { $place }
web-stand = Last stand of { $name }: { $open } open, { $hidden } hidden
web-kind = { $kind ->
    [3] 3, undercut
    [4] 4, draw two
    [5] 5, skip
    [6] 6, no dragons
    [N] Null, a dragon
    [E] Extermino, a dragon
    [P] Protecto, a dragon
   *[other] { $kind }, a monster
}
web-kind-about = { $kind ->
    [1] The lowest card. It fits on a 1 or a Null, after a 3 and on an empty pile.
    [2] Low, but one of the few that fit after a 3. Otherwise it fits on a 1, a 2 or a Null.
    [3] The next player must stay under it: only a 1, a 2 or a dragon fits.
    [4] The next player draws two cards for each 4, unless a 4 or a Protecto passes that on.
    [5] The next player misses a turn, with two 5s the next two. A Protecto passes that on.
    [6] The next player may not play a dragon, only a 6 or higher.
    [7] No power of its own. The next player needs a 7 or higher, or a dragon.
    [8] No power of its own. The next player needs an 8, a 9 or a dragon.
    [9] The highest: only another 9 or a dragon beats it. It does not fit on a dragon itself.
    [N] Fits on everything but a 6 and makes the value 0: after it anything fits but a 9.
    [E] Fits on everything but a 6: the whole pile leaves the game, and whoever played it plays again.
   *[P] Fits on everything but a 6: the next player faces the same value, draw or skip. No 9 fits on it.
}
web-skill-too = { $skill }: { $about }
web-not-now = It does not fit now.
web-your-hand = Your hand
web-your-hand-about = As long as you have cards here, you play from here.
web-your-stand = Your last stand
web-your-stand-about = For when your hand is empty: first you play the open cards, then the hidden ones blind. Strong cards serve you best here.
web-open-about = It is played once the hand is empty.
web-hidden-about = Nobody knows it, not even its owner. Once hand and open cards are gone, one a turn is turned over.
web-deck = { $count } to draw
web-deck-name = Draw pile, { $count ->
    [1] 1 card
   *[other] { $count } cards
}
web-deck-about = Cards are drawn from here only when something says so, such as a 4. When it is empty, nobody draws.
web-pile-about = Whoever cannot or will not play a card takes all of it. Tap it to see every card.
web-pile-none = The pile is empty
web-pile-none-about = Whoever is next starts it with any card.
web-run = { $count } alike on top
web-run-about = When four of a kind lie on one another, the pile leaves the game, and whoever played the fourth plays again.
web-gone = { $count } gone
web-gone-about = Whole piles go here after an Extermino or four of a kind. They do not come back in this game.
web-gone-none = Nothing is gone yet
web-direction = { $clockwise ->
    [yes] Play goes clockwise
   *[no] Play goes counter-clockwise
}
web-direction-about = { $clockwise ->
    [yes] The turn passes along the plaques from left to right.
   *[no] The turn passes along the plaques from right to left.
}
web-owed-about = Whoever is next draws them, or passes that on with a 4 or a Protecto. Every further 4 adds two.
web-skips-about = The 5s do this. A Protecto passes it on.
web-match-about = Whoever has no card left wins a game; the others lose gold for theirs, at most 10. At { $target } lost gold the match ends, and whoever has lost the least wins.
web-single-about = Whoever has no card left first wins.
web-known-name = { $name } holds { $cards }
web-known-about = You saw these cards go into this hand.
web-fact-hand-about = Hand cards are played first, then the open ones, then the hidden ones. Whoever has none left wins the game.
web-fact-lost-about = Cards that are left at the end of a game cost gold. At { $target } the match ends, and whoever has lost the least wins.
web-pile = Pile, { $count ->
    [1] 1 card
   *[other] { $count } cards
}, on top { $card }{ $run ->
    [1] {""}
   *[other] , { $run } alike
}
web-extras = Skills and curses
web-pile-list = From top to bottom
web-removed-list = Out of the game, { $count } cards
web-owed = { $count ->
    [1] draw 1 card
   *[other] draw { $count } cards
}
web-skips = { $count ->
    [1] one misses a turn
   *[other] { $count } miss a turn
}
web-match = Game { $number }, until { $target } gold is lost
web-lost = { $gold } gold lost
web-game = Game { $number }
web-before = before
web-gold-lost = Gold lost
web-cards-left = Cards left
web-left-hand = In hand
web-left-open = Open
web-left-hidden = Hidden
web-why = { $single ->
    [yes] { $who ->
        [winner] You were the first to get rid of every card.
        [loser] You lost: { $names } was the first to get rid of every card; you had { $mine ->
            [1] 1 card
           *[other] { $mine } cards
        } left.
       *[other] { $names } was the first to get rid of every card.
    }
   *[no] { $who ->
        [winner] You lost the least gold: { $gold }.
        [loser] The match goes to { $names }, who lost the least gold: { $gold }. You lost { $mine }.
       *[other] The match goes to { $names }, who lost the least gold: { $gold }.
    }
}

## In the browser: the goal and a few tips

web-goal-1 = { $single_game ->
    [true] Be the first to get rid of all your cards: your hand, then your open cards, then the hidden ones.
   *[other] Get rid of your cards first. Cards left over cost gold; whoever has lost the least wins the match.
}
web-goal-2 = On your turn, play a card as high as the top one or higher, or a dragon. If you cannot, take the pile.
web-tip-1 = You may play several of a kind at once. Four in a row clear the pile, and it is your turn again.
web-tip-2 = Four numbers do something: a 3 must be undercut, a 4 makes the next player draw, a 5 skips them, a 6 bars dragons.
web-tip-3 = Dragons help: Null sets the pile to 0, Extermino clears it, Protecto passes everything on to the next player.
web-tip-4 = Your hidden cards come last. You turn them over one at a time, without knowing what they are.

## In the browser: the drawings beside the rules

web-rule-1 = Twelve kinds, eight of each: nine monsters and three dragons. The coin below is the gold that a card costs at the end.
web-rule-2-1 = A last stand with a 4, a 7 and a Protecto over three hidden cards, and five cards in hand.
web-rule-2-2 = The 9 from the hand now lies open; the 2 that lay there is in the hand.
web-rule-3-2 = A 7 is on top: a 7 or the 8 fits, the 2 does not.
web-rule-3-3 = Two 8s at once. Now two 8s lie on each other, so at most two more fit.
web-rule-3-4 = The fourth 7 in a row: the pile leaves the game, and you have an extra turn.
web-rule-3-5 = Four 2s may leave the hand although no 2 fits on the 8. So the pile stays, and it is your turn again.
web-rule-3-6 = The hand is two 8s and nothing else. If you play both, the open 8 may come along.
web-rule-3-7 = Neither the 2 nor the 6 fits on the 9: the whole pile goes to your hand.
web-rule-3-9 = Turned over it is a 3, which does not fit on the 8: you take both.
web-rule-4-1 = A 1, a 2 or a dragon fits on the 3. Another 3 does not, and a 7 certainly does not.
web-rule-4-2 = Two 4s: the next player has to draw 4 cards. With 4s or a Protecto they pass it on.
web-rule-4-3 = Two 5s: the next two miss a turn. A Protecto moves it on, and no 9 fits on that.
web-rule-4-4 = A 6 and an 8 fit on the 6, but no dragon.
web-rule-4-5 = A Null is on top: everything fits but the 9.
web-rule-4-6 = Null makes the value 0, Extermino clears the pile away, Protecto passes everything on.
web-rule-5-1 = Two cards in hand, one open and two hidden cards: 5 gold lost.
web-rule-7-2 = Two curses: seven cards in hand, or one open and five hidden cards.
web-rule-7-3 = Chaos is for everybody.
web-rule-8-1 = After the Null you go on at once: a 6 will do, a 9 will not.
web-rule-8-2 = A dragon has its price: you draw a card.
web-rule-8-3 = The 1 fits on the 9.
web-rule-8-4 = After a 2 somebody takes a random card from you.
web-rule-8-5 = After a 7 it may go the other way round.
web-rule-8-6 = Two 8s and a 5 at the end: minus 1, minus 1, plus 1. You get 1 gold back.
web-rule-8-7 = After the 9 you take an open card, here the 1, into your hand.
web-rule-9-1 = You have to draw, and turn a hidden card over: the 4 passes the draw on.
web-rule-9-2 = Instead of missing a turn you add a 5.
web-rule-9-3 = Two Protectos at once: not the next player but the one after has to beat the 8.

## What puzzles are about

puzzle-take = Taking the pile
puzzle-dragon = Playing a dragon
puzzle-keep-dragon = Keeping the dragon
puzzle-swap = Swapping before the game
puzzle-number = The right number

## In reports about many games

happens-game-begins = A game begins
happens-dealt = Dealt to the hand
happens-laid-out = Laid out open
happens-swapped = Swaps before the game
happens-swapped-open = Open card given for one of the hand
happens-swapped-hand = Card of the hand laid out open
happens-kept = Keeps all open cards
happens-played = Played
happens-played-kind = Cards played
happens-played-count = Cards of one kind at once
happens-turned = Turned over a hidden card
happens-turned-place = Place of a hidden card turned over
happens-turned-kind = Hidden cards turned over
happens-removed-four = Four of a kind removed
happens-pile-leaves = The pile leaves the game
happens-took-pile = Taken with the pile
happens-owes-draw = Has to draw
happens-drew = Drew cards
happens-drew-cards = Cards drawn
happens-skipped = Is skipped
happens-gave = Gave a card
happens-gave-card = Cards given
happens-picked = Cards picked from others
happens-reversed = Direction reversed
happens-went-on = Direction kept
happens-game-won = A game of the match won
happens-game-stopped = A game stopped at the limit
happens-lost = Gold lost
happens-cursed = Curses drawn
happens-skill-up = Skills turned up
happens-match-won = Match won
happens-play = Play
happens-play-kind = Play, by card
happens-play-times = Play, by number of cards
happens-remove = Four of a kind to remove
happens-take = Take the pile
happens-draw = Draw
happens-accept = Accept being skipped
happens-turn = Turn over a hidden card
happens-give = Give a card
happens-pick = Pick a card
happens-swap = Swap
happens-swap-open = Swap, by open card
happens-swap-hand = Swap, by card of the hand
happens-keep = Keep the open cards
happens-reverse = Reverse the direction
happens-onward = Keep the direction
