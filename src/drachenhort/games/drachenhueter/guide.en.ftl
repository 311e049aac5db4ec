# The guided first game. Of each station: the idea; .title; .todo, what to do now; .wrong, when somebody does something else
# that would be allowed; perhaps .done, while others act. $task counts what there is to do at a station.

guide-goal = At the end points count: your amulet pieces, pearls, eggs and a crest. You get all of them by laying dragons the way the book asks for.
    .title = The goal
    .todo = Two cards are on display beside the book. Take the left one, the white dragon.
    .wrong = You may take the right one too. But here the white dragon helps you: take the left one.

guide-take = You take 1 to 3 cards. Each gap is filled from its stack at once, and that turns the page: the left one now says 3 instead of 2.
    .title = Taking turns the page
    .todo = The book now asks for 3 white dragons, which is just what you have. Take no more.
    .wrong = You may take more. But that turns the page again, and your 3 white dragons no longer fit: stop taking.

guide-lay = The left page says how many dragons you lay, the right one their colour: exactly so many, or none. The reward comes at once, for a 3 an amulet piece, a backlight dragon and a crystal.
    .title = Laying
    .todo = { $task ->
        [1] Before that you might change the book. It is good as it is: leave it.
       *[other] Lay your 3 white dragons.
    }
    .wrong = { $task ->
        [1] A card on the book changes the page. Your 3 white dragons fit now: leave the book as it is.
       *[other] You may lay nothing, but it brings nothing. Lay the 3 white dragons.
    }
    .done = After your turn { $seat2 } takes cards, changes the book and lays.

guide-along = After every turn all others may lay once too, by the book as it is then, with the full reward. So watch the book while others have their turn.
    .title = Laying along
    .todo = { $seat2 } has set the book to 2 blue. You have 2 blue dragons: lay them along.
    .wrong = That would be allowed. Your 2 blue dragons are just enough: lay them and keep the backlight dragon.

guide-row = Every colour has a stack of its own in your row. A new colour goes to one end. A stack with neighbours on both sides takes no more cards.
    .title = The row
    .todo = Red is at the left end, and you still hold red dragons. Put blue to the right, then red stays open.
    .wrong = The left end would be allowed. But then red would lie between blue and white, and you could never lay red again: put blue to the right.

guide-change = Between taking and laying you may change the book: put a card of your hand on a page, and its back is the new page. Every front shows in small what is on its back.
    .title = Changing the book
    .todo = { $task ->
        [1] It is your turn. Take the green dragon on the right.
        [2] That will do. Take no more cards.
       *[other] The book says 2 red. You want green: put the red dragon with the green back on the right page.
    }
    .wrong = { $task ->
        [1] That would be allowed. But you need a green dragon: take the one on the right.
        [2] You may take another, but that turns the page again. Stop here.
       *[other] That would be allowed. But green is the colour missing in your row: put the red dragon with the green back on the book.
    }

guide-backlight = Backlight dragons stand in for any colour. But at least one of the cards laid must really have the colour of the book.
    .title = Backlight dragons
    .todo = { $task ->
        [1] 2 green is what you need. Now leave the book as it is.
       *[other] Lay your green dragon, and a backlight dragon with it.
    }
    .wrong = { $task ->
        [1] You might change the left page too. The 2 is right: leave the book as it is.
       *[other] You may lay nothing. But a green dragon and a backlight dragon make 2: lay them.
    }

guide-crest = Whoever has all four colours laid takes the most valuable crest that is left. With two players the first counts 12 points, the second 8.
    .title = The crest
    .todo = Green is your fourth colour. Choose the end it goes to.
    .wrong = Here you choose the end that green goes to: left or right.

guide-amulet = Three pieces make an amulet and bring a pearl: red ones count 8 or 9, blue ones 3 or 4. Nobody sees their values before the end. With two players the game ends once you have 7 amulets between you.
    .title = The amulet
    .todo = Your third piece is there. Take a pearl.
    .wrong = Here you choose a pearl: a red one or a blue one.

guide-free = Now you play on by yourself: take, perhaps change the book, lay, and lay along after the other's turn. One more amulet, and the points are counted.
    .title = Playing freely
    .todo = Take what fits your dragons. If you do not know how to go on, the hint shows you a good move.
    .done = It is { $seat2 }'s turn. Perhaps you can lay along in a moment.
    .over = The game is over. Pieces, pearls, crests and eggs are counted; whoever has most eggs counts one of them as 16.
