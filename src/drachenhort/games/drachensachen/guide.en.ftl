# The guided first game. Of each station: the idea; .title; .todo, what to do now; .wrong, when somebody does something else
# that would be allowed; perhaps .done, while others act. $task counts what there is to do at a station.

guide-goal = Whoever is first without a card wins: first you empty your hand, then the open cards before you, last the hidden ones. Low cards are hard to get rid of later, so begin with them.
    .title = The goal
    .todo = The pile is empty, so any card fits. Lay your 1.
    .wrong = Any card fits on an empty pile, and this one does. But the 1 will hardly ever fit again: lay it now.
    .done = The 1 is gone. See what { $seat2 } and { $seat3 } lay on it.

guide-higher = The card on top of the pile is the one to beat. You lay the same value or a higher one. Every card shows its number; the letters are dragons.
    .title = Equal or higher
    .todo = You must beat an 8. Lay one of your 8s.
    .wrong = That would be allowed. A single 8 is enough here: it is equal, and you will need the other one.
    .done = { $seat2 } has nothing that fits and takes the pile. { $seat3 } starts a new one.

guide-take = If you cannot or will not lay a card, you take the pile. That costs you cards; yet a small pile is sometimes better than a dragon wasted.
    .title = Taking the pile
    .todo = Only your dragons fit on the 9. Keep them: take the pile.
    .wrong = Dragons fit on almost anything, on a 9 too. They are too good for a pile of one card: take it.
    .done = Now you have a 9 yourself, the highest number. After taking, the next player starts an empty pile.

guide-equal = { $task ->
        [1] Of one kind you may lay several cards at once. That is the quick way out.
       *[other] When four of a kind lie directly on each other, the whole pile leaves the game. Whoever lays the fourth has another turn.
    }
    .title = Several of a kind
    .todo = { $task ->
        [1] Pick up both 7s and lay them together.
       *[other] Three 8s are on top. Lay your 8 as the fourth.
    }
    .wrong = { $task ->
        [1] That would be allowed. Here it is the two 7s: pick up both and lay them together.
       *[other] That would be allowed, but any other card breaks the row. Lay the fourth 8.
    }
    .done = { $seat2 } and { $seat3 } lay 8s on them. Count along.

guide-three = Some numbers can do more. On a 3 the next player must stay below it: a 1, a 2 or a dragon.
    .title = The 3: stay below
    .todo = You have another turn, and the pile is empty. Lay the 3.
    .wrong = That fits on an empty pile too. But the 3 is hardest for { $seat2 }: lay it.
    .done = { $seat2 } must stay below 3. After that the values go up again.

guide-draw = After a 4 the next player owes a draw of two cards. A Protecto (P) passes on what was meant for you, the value and the draw. A 4 would do so too, and then it is four cards.
    .title = The 4 and the Protecto
    .todo = { $seat3 } has laid a 4. Do not draw: lay the Protecto (P).
    .wrong = You may draw, but then you have two cards more. The Protecto (P) passes the draw on: lay it.
    .done = Now { $seat2 } must draw, and then has an ordinary turn against the 4.

guide-skip = A 5 skips the next player: { $seat2 } has laid it, and { $seat3 } had no turn. It has to be beaten like any number.
    .title = The 5: skip
    .todo = Beat the 5 with your 9.
    .wrong = That would be allowed. But the 9 does not always fit, never on a dragon: lay it now and keep the E.
    .done = Only another 9 or a dragon fits on a 9.

guide-dragons = There are three dragons, and they fit on anything except a 6. Null (N) sets the value to 0. Protecto (P) passes on what has to be done. Extermino (E) clears the whole pile away, and you have another turn.
    .title = The dragons
    .todo = Lay the Extermino (E). It is the last card of your hand.
    .wrong = You may always take the pile. Then all of it would be in your hand; the Extermino (E) clears it away: lay it.

guide-open = Without hand cards you play the open cards before you, by the same rules. On a 6 the next player may not lay a dragon.
    .title = The open cards
    .todo = { $task ->
        [1] Your hand is empty, and you have another turn. Lay the open 6.
       *[other] Two 7s are on top. Lay your open 7.
    }
    .wrong = { $task ->
        [1] The 7 fits on an empty pile too. The lower one is harder to get rid of later: lay the 6.
       *[other] You may take the pile. But your open 7 fits, and then no open card is left before you: lay it.
    }
    .done = Hidden cards still lie before you. See what the others do.

guide-hidden = Last come the hidden cards; nobody knows them, not even you. You turn one over. If it fits, it is played; if not, you take it and the pile into your hand.
    .title = The hidden cards
    .todo = Turn over one of your hidden cards.
    .wrong = Instead of turning one over you may take the pile. It is bolder to turn one over: perhaps it fits.
    .done = Now it is played, or you have it in your hand with the pile.

guide-free = Now you play on alone to the end. What you have left then costs gold: one coin for each card, for the hidden ones too. A whole match has several games; whoever loses the least gold wins it.
    .title = On your own
    .todo = Lay what you think is right. The hint shows you a good move.
    .done = It is the others' turn.
    .over = The game is over. All others count one coin for every card they have left.
