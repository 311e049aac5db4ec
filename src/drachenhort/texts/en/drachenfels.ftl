# Drachenfels. Cards come as $kind (1 to 5, rainbow, bridge, dragon, teletransfer, cloud) or as a finished list in $cards;
# fields, pairs and sites by their names on the board.

about = A race with magic cards. Fetch your armour from the royal castle, find a way into the rock castles, and be the first to stand before the princess who wears shoes of your colour.
example-move = play 3
example-why = to K via R1
example-one = play 3
example-clause = 5.1

## Cards and colours

card = { $kind ->
    [rainbow] rainbow
    [bridge] bridge
    [dragon] dragon
    [teletransfer] teletransfer
    [cloud] great cloud
   *[other] { $kind }
}
a-card = { $kind ->
    [rainbow] a rainbow
    [bridge] a bridge
    [dragon] a dragon
    [teletransfer] the teletransfer
    [cloud] the great cloud
   *[other] a { $kind }
}
colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [white] white
   *[none] no knight yet
}
none = none
whom-you = you

## The table

heading = Turn { $turn }.
board-signs = @1 is the knight of seat 1, && a dragon; a bridged site has its name, an open one ::.
rainbows = Rainbows: { $list }. { $left ->
    [0] None in the supply.
    [1] 1 in the supply.
   *[other] { $left } in the supply.
}
bridges = Bridges: { $list }. { $left ->
    [0] None in the supply.
    [1] 1 in the supply.
   *[other] { $left } in the supply.
}
dragons = Dragons: { $list }.
castles-are-open = Rainbows may join rocks and rock castles.
piles = { $count ->
    [0] The draw pile is empty.
    [1] Draw pile: 1 card.
   *[other] Draw pile: { $count } cards.
}
discards-none = No discards.
discards-used = The top discard has been used already.
discards = Discards from the top: { $cards }.
seat-line = { $name } (seat { $seat }, { colour }): on { $field }, { $armour ->
    [on] with armour
   *[off] without armour
}{ $looked }; { $hand }.
seat-looked = , has looked in vain in { $castles }
seat-hand = { $count ->
    [0] no card in hand
    [1] 1 card in hand
   *[other] { $count } cards in hand
}
seat-known = { $hand }, among them { $cards }
my-knight = Your knight ({ colour }): on { $field }, { $armour ->
    [on] with armour
   *[off] without armour
}{ $looked }.
my-hand = Your hand: { $cards }.
my-hand-none = Your hand: no cards.
my-looks = You have seen: { $list }.
look = { colour } in { $castle }
known-pile = In the draw pile, as you know: { $cards }.

## Who decides what

decision-knight = { $who ->
    [you] Choose your knight.
   *[other] { $name } chooses a knight.
}
decision-turn = { $who ->
    [you] Your turn.
   *[other] It is the turn of { $name }.
}
turns-left = { $count ->
    [1] This is the last turn; after it the game is a draw.
   *[other] { $count } turns are left, this one included; then the game is a draw.
}
decision-move = { $who ->
    [you] Where do you go with the { $value }?
   *[other] { $name } goes with the { $value }.
}
decision-re-set = { $who ->
    [you] You have crossed a rainbow: leave it, or set it elsewhere?
   *[other] { $name } decides about the rainbow just crossed.
}
decision-rainbow = { $who ->
    [you] What do you do with the rainbows?
   *[other] { $name } decides about the rainbows.
}
decision-bridge = { $who ->
    [you] What do you do with the bridges?
   *[other] { $name } decides about the bridges.
}
decision-dragon = { $who ->
    [you] Which dragon do you move?
   *[other] { $name } chooses a dragon.
}
decision-dragon-to = { $who ->
    [you] Where does the dragon go?
   *[other] { $name } chooses where the dragon goes.
}
decision-teletransfer = { $who ->
    [you] With whom do you change places?
   *[other] { $name } chooses with whom to change places.
}
decision-cloud = { $who ->
    [you] Whom does the great cloud take?
   *[other] { $name } chooses whom the great cloud takes.
}
decision-home = { $who ->
    [you] To which start does that knight go?
   *[other] { $name } chooses a start.
}
decision-draw = { $who ->
    [you] Draw another card, or stop?
   *[other] { $name } decides about drawing another card.
}

## Moves, as the list has them

move-knight = the { colour } knight
move-play = play { a-card }
move-refresh = shuffle your hand into the pile and draw seven cards
move-use = use the top discard, { a-card }
move-stop = stop
move-draw = draw a card from { $name }
move-leave = leave it where it is
move-go = to { $field }
move-go-duel = to { $field }, a duel with { $name }
move-over = { $go }, over { $list }
rainbow-first = the rainbow to { $rock }
rainbow-last = the rainbow from { $rock }
rainbow-again = the same rainbow, re-set to { $rock }
list-and = { $one } and { $other }
move-place = onto { $field }
move-set = set a rainbow on { $pair }
move-re-set = set it on { $pair }
move-lift = take the rainbow off { $pair }
move-shift = move the rainbow from { $pair } to { $to }
move-build = build a bridge on { $site }
move-raze = take the bridge off { $site }
move-rebuild = move the bridge from { $site } to { $to }
move-dragon = the dragon on { $field }
move-swap = change places with { $name }, on { $field }
move-cloud = { $name }, on { $field }

## What happens

event-game-begins = { $who ->
    [you] The game begins. You start.
   *[other] The game begins. { $name } starts.
}
event-knight-picked = { $who ->
    [you] You take the { colour } knight.
   *[other] { $name } takes the { colour } knight.
}
event-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $name } is dealt { $cards }.
}
event-played = { $who ->
    [you] You play { a-card }.
   *[other] { $name } plays { a-card }.
}
event-used = { $who ->
    [you] You use the top discard, { a-card }.
   *[other] { $name } uses the top discard, { a-card }.
}
event-refreshed = { $who ->
    [you] You shuffle { $given } cards into the pile{ $discards ->
        [0] {""}
       *[other] , with { $discards } discards,
    } and draw { $drawn }.
   *[other] { $name } shuffles { $given } cards into the pile{ $discards ->
        [0] {""}
       *[other] , with { $discards } discards,
    } and draws { $drawn }.
}
event-drew-cards = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $cards }.
}
event-robbed = { $name } draws a card from { $from }.
event-robbed-card = { $who ->
    [you] You draw { a-card } from { $from }.
   *[other] { $name } draws { a-card } from { $from }.
}
event-rainbow-set = { $who ->
    [you] You set a rainbow on { $pair }.
   *[other] { $name } sets a rainbow on { $pair }.
}
event-rainbow-lifted = { $who ->
    [you] You take the rainbow off { $pair }.
   *[other] { $name } takes the rainbow off { $pair }.
}
event-rainbow-shifted = { $who ->
    [you] You move the rainbow from { $pair } to { $to }.
   *[other] { $name } moves the rainbow from { $pair } to { $to }.
}
event-bridge-built = { $who ->
    [you] You build a bridge on { $site }.
   *[other] { $name } builds a bridge on { $site }.
}
event-bridge-razed = { $who ->
    [you] You take the bridge off { $site }.
   *[other] { $name } takes the bridge off { $site }.
}
event-bridge-rebuilt = { $who ->
    [you] You move the bridge from { $site } to { $to }.
   *[other] { $name } moves the bridge from { $site } to { $to }.
}
event-dragon-moved = { $who ->
    [you] You move a dragon from { $field } to { $to }.
   *[other] { $name } moves a dragon from { $field } to { $to }.
}
event-swapped = { $who ->
    [you] You change places with { $other } and stand on { $field } now.
   *[other] { $name } changes places with { $other } and stands on { $field } now.
}
event-clouded = { $who ->
    [you] The great cloud: you put { $other } on { $field }.
   *[other] The great cloud: { $name } puts { $other } on { $field }.
}
event-stayed = { $who ->
    [you] There is no exact move with the { card }; your knight stays.
   *[other] There is no exact move with the { card }; the knight of { $name } stays.
}
event-moved = { $who ->
    [you] You go { $steps ->
        [1] 1 step
       *[other] { $steps } steps
    }: { $path }.
   *[other] { $name } goes { $steps ->
        [1] 1 step
       *[other] { $steps } steps
    }: { $path }.
}
event-armour = { $who ->
    [you] You get your armour.
   *[other] { $name } gets the armour.
}
event-duel = { $who ->
    [you] You win a duel against { $other }.
   *[other] { $name } wins a duel against { $other }.
}
event-sent-home = { $who ->
    [you] You put { $other } on { $field }.
   *[other] { $name } puts { $other } on { $field }.
}
event-looked = { $who ->
    [you] You look into { $castle } in vain.
   *[other] { $name } looks into { $castle } in vain.
}
event-saw = { $who ->
    [you] You look into { $castle } in vain: the shoes are { colour }.
   *[other] { $name } looks into { $castle } in vain: the shoes are { colour }.
}
event-castles-open = From now on rainbows may join rocks and rock castles.
event-found = { $who ->
    [you] You find your princess in { $castle }: the shoes are { colour }. You win.
   *[other] { $name } finds the princess with the { colour } shoes in { $castle } and wins.
}
event-stopped = The limit of { $count } turns is reached: a draw.
path-start = from { $field }
path-step = { $field }
path-flight = by flight { $field }
path-rainbow = over the rainbow { $field }

## How it ends

ending-found = A princess is found. The game is over.
ending-stopped = The game was stopped at the limit of turns: a draw.
result-won = { $who ->
    [you] You have won.
   *[other] { $name } has won.
}

## Options

option-first_seat_starts = The first seat starts
    .about = The first seat starts; otherwise the start player is random.
option-knights_by_seat = Knights by seat
    .about = Knights are given out in the order of the seats; otherwise each player picks one.
option-knights_at_random = Knights at random
    .about = Knights are given out at random.
option-nearest_rainbows = Nearest rainbows
    .about = A rainbow may join a rock with its nearest rock castle only.
option-fresh_discard = Fresh discard
    .about = A discard that somebody has used cannot be used again until another card lies on it.
option-board = Board
    .about = A board of your own.
    .allowed = standard, or @FILE with a board
option-turn_limit = Turn limit
    .about = After so many turns the game is a draw.

## Refusals: one friendly sentence each; the clause is named beside it

refuse-no-such-action = There is no such move in this game.
refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn.
refuse-knight-taken = Somebody has that knight.
refuse-knight-first = First choose a knight.
refuse-move-first = First make the move.
refuse-no-dragon-there = There is no dragon on that field.
refuse-dragon-first = First decide about the dragon.
refuse-no-such-knight = That is not another knight at this table.
refuse-cloud-first = First choose whom the great cloud takes.
refuse-not-in-hand = You do not hold that card.
refuse-no-pass = You cannot pass.
refuse-point-card-owed = You hold a point card, so you must play one.
refuse-only-first-act = That is possible only as the first act of a turn.
refuse-card-first = That needs a card first.
refuse-nothing-crossed = You have not crossed a rainbow.
refuse-knights-are-picked = The knights are given out.
refuse-knights-on-bridges = A knight stands on each bridge, so nothing can be done with this card.
refuse-nobody-to-swap = There is nobody with whom you may change places now.
refuse-no-free-start = A knight stands on every start.
refuse-no-discards = There is no discard.
refuse-discard-used = This discard has been used already; another card must lie on it first.
refuse-no-exact-move = There is no exact move with the top discard.
refuse-no-effect = The top discard would change nothing now.
refuse-draw-or-stop = Draw a card, or stop.
refuse-no-such-hand = Draw from another seat at this table.
refuse-hand-empty = That hand is empty.
refuse-only-the-loser = You draw from the loser of the duel only.
refuse-no-such-field = There is no such field on this board.
refuse-no-field-twice = You enter no field twice in one move, and the field you leave counts.
refuse-dragon-there = A dragon sits there.
refuse-no-armour = Nobody gets into a rock castle without armour.
refuse-castle-taken = A knight is in that rock castle.
refuse-rock-taken = On a rainbow rock there is room for one knight only.
refuse-not-reached-exactly = That field cannot be reached like this in exactly so many steps.
refuse-not-off = The rainbow you have crossed may be set elsewhere, but not taken off.
refuse-re-set-first = First decide about the rainbow you have crossed.
refuse-no-such-pair = No rainbow may stand there now.
refuse-pair-taken = A rainbow stands there.
refuse-none-in-supply = There is none left in the supply.
refuse-no-rainbow-there = No rainbow stands there.
refuse-rainbow-first = First decide about the rainbows.
refuse-site-taken = A bridge lies there.
refuse-no-bridge-there = No bridge lies there.
refuse-knight-on-it = A knight stands on that bridge.
refuse-bridge-first = First decide about the bridges.
refuse-knight-there = A knight stands there.
refuse-no-place-for-dragons = A dragon sits only on land with a green dot or in a rock castle.
refuse-swap-first = First choose with whom you change places.
refuse-both-in-castle = Both knights are in the royal castle.
refuse-start-first = First choose a start.
refuse-start-taken = A knight stands on that start.
refuse-not-a-start = That is not a start.

## Only in the browser

web-board = Board
web-field = { $field }, { $kind ->
    [castle] royal castle
    [start] start
    [rock] rainbow rock
    [star] star
    [rock-castle] rock castle
    [hole] earth hole
    [gate] gate
    [dotted] land with a green dot
   *[plain] land
}
web-knight = Knight of { $name }, { colour }
web-knight-there = { $name } stands there
web-dragon-there = a dragon
web-bridge-there = bridged
web-steps-to = { $count ->
    [1] 1 step
   *[other] { $count } steps
}
web-rainbow = Rainbow { $pair }
web-supply = { $is ->
    [rainbow] { $count ->
        [0] No rainbow in the supply
        [1] 1 rainbow in the supply
       *[other] { $count } rainbows in the supply
    }
   *[bridge] { $count ->
        [0] No bridge in the supply
        [1] 1 bridge in the supply
       *[other] { $count } bridges in the supply
    }
}
web-hand = Your hand, { $count ->
    [1] 1 card
   *[other] { $count } cards
}
web-card = { $count ->
    [1] { card }
   *[other] { card }, { $count } cards
}
web-card-not = { $count ->
    [1] { card }, not now
   *[other] { card }, { $count } cards, not now
}
web-about = { $kind ->
    [rainbow] Put a rainbow between a rock and a castle, take one off or move one. Then you play on.
    [bridge] Put a bridge over an earth hole or before a gate, take one off or move one. Then you play on.
    [dragon] Put a dragon on a free field with a green dot or into a free rock castle. Then you play on.
    [teletransfer] Change places with another knight. Then you play on.
    [cloud] Put another knight on a free start. Then you play on.
    [1] Exactly 1 step. It ends your turn.
   *[other] Exactly { $kind } steps. It ends your turn.
}
web-known = You know of { $cards } in this hand.
web-known-to-others = Somebody knows that you have this card.
web-refresh = refresh
web-use = use
web-used = used
web-discards = { $count ->
    [1] 1 card discarded: { card }.
   *[other] { $count } cards discarded, on top: { card }.
}
web-look-through = Look through the discards
web-cards-out = Discards
web-removed = Out of the game: { $cards }.
web-armour = In armour
web-looked = Has looked into { $castles } for nothing and may move double
web-my-knight = Your knight is { colour } and { $armour ->
    [on] wears his armour
   *[off] has no armour yet
}.
web-sheet = What you know of the princesses
web-sheet-short = Where is she?
web-sheet-about = Shoes crossed out are not there. The knights at the edge have looked there for nothing.
web-sheet-possible = In { $castle } the shoes can still be { $colours }.
web-sheet-sure = In { $castle } the shoes must be { $colours }.
web-sheet-seen = In { $castle } the shoes are { colour }.
web-sheet-visitors = Has been there: { $names }.
web-zoom-in = Larger board
web-zoom-out = Smaller board
web-steps = Steps
web-magic = Magic cards
web-duels = Duels
web-castles = Rock castles
web-princess = Princess
web-progress = Armour, rock castles and princess

## In the browser: the drawings beside the rules

web-rule-1 = Ten kinds of cards: five with points and five with magic.
web-rule-2-1 = Land, land with a green dot, a start, a rainbow rock, a star, an earth hole and a gate.
web-rule-2-2 = On the left nobody gets over the earth hole. On the right there is a bridge, and the earth hole is a field.
web-rule-2-3 = A rainbow from rock R1 to the royal castle.
web-rule-3-1 = A dragon sits before each rock castle, a princess within. Her shoes are red, blue, yellow or white; nobody knows which.
web-rule-4-1 = First as much magic as you like, then one point card: that ends the turn.
web-rule-4-2 = Two cards shuffled into the pile, seven new ones drawn.
web-rule-5-1 = From the supply onto the free pair of R1 and the royal castle.
web-rule-5-2 = Before a gate or over an earth hole.
web-rule-5-3 = On the green dot it may sit. Not on land without one, and not where a knight stands.
web-rule-5-4 = Red and blue change places; there is no duel.
web-rule-5-5 = The great cloud puts blue on a start without a knight.
web-rule-6-1 = Three steps. You may pass a knight, but not a dragon.
web-rule-6-2 = Two steps: onto the rock and over the rainbow into the royal castle, where the move ends.
web-rule-6-4 = One step onto the star, and on at once by flight to another one.
web-rule-7-1 = Before the royal castle in a shirt, after it in armour.
web-rule-7-2 = Red ends on blue's field: blue goes to a start, and red may draw up to two cards.
web-rule-7-3 = Blue stands on the rock already: red may not end there.
web-rule-8-1 = Only you see the shoes: they are blue.
web-rule-8-2 = If red has looked in vain, all know: the shoes there are not red.
web-rule-8-3 = With a 1 one step or two.
web-rule-8-4 = A rainbow from rock R1 into the rock castle F1.
