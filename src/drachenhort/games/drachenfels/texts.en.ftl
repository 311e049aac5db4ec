# Drachenfels. Cards come as $kind (1 to 5, rainbow, bridge, dragon, teletransfer, cloud) or as a finished list in $cards;
# places on the board as finished phrases. Their letters and numbers are for notation and for the board drawn with letters.

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
seat-looked = , has searched in vain: { $castles }
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

## Places on the board. $side is one of the eight points of the compass, seen from the middle

side = { $side ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
    [north-west] north-west
   *[none] middle
}
side-of = { side }
place = { $kind ->
    [castle] the royal castle
    [start] the { colour } start
    [rock] the rainbow rock in the { side }
    [star] the star in the { side }
    [rock-castle] the rock castle in the { side }
    [hole] the earth hole in the { side }
   *[gate] the gate in the { side }
}
to-place = { $kind ->
    [hole] onto the bridge over the earth hole in the { side }
    [gate] onto the bridge at the gate in the { side }
   *[other] to { place }
}
from-place = from { place }
near-place = of { place }
which-field = { $steps ->
    [1] the field
    [2] the second field
    [3] the third field
   *[other] field number { $steps }
}
place-on-land = { which-field } { side-of } { $near }
to-place-on-land = to { place-on-land }
from-place-on-land = from { place-on-land }
bow = from the rock in the { $rock ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
    [north-west] north-west
   *[none] middle
} to { $end ->
    [royal] the royal castle
    [north] the rock castle in the north
    [north-east] the rock castle in the north-east
    [east] the rock castle in the east
    [south-east] the rock castle in the south-east
    [south] the rock castle in the south
    [south-west] the rock castle in the south-west
    [west] the rock castle in the west
    [north-west] the rock castle in the north-west
   *[none] the rock castle in the middle
}
site-to = { $kind ->
    [hole] over the earth hole in the { side }
   *[gate] at the gate in the { side }
}
site-at = { site-to }

## Who decides what, when it is somebody else

decision-knight = { $name } chooses a knight.
decision-turn = It is { $name }’s turn.
decision-move = { $name } moves with a { $value }.
decision-re-set = { $name } may move the rainbow just crossed.
decision-rainbow = { $name } sets, moves or removes a rainbow.
decision-bridge = { $name } lays, moves or removes a bridge.
decision-dragon = { $name } chooses a dragon to move.
decision-dragon-to = { $name } chooses where the dragon goes.
decision-teletransfer = { $name } chooses a knight to change places with.
decision-cloud = { $name } chooses whom the great cloud takes.
decision-home = { $name } chooses a start for that knight.
decision-draw = { $name } may draw another card.
turns-left = { $count ->
    [1] This is the last turn; after it the game is a draw.
   *[other] { $count } turns are left, this one included; then the game is a draw.
}

## What you are asked

ask-knight = Choose your knight. You look for the princess whose shoes have his colour.
turn-points = Your turn: move with a { $values }{ $magic ->
    [yes] , magic first if you like
   *[no] {""}
}.
turn-magic = Your turn: play magic. You have no point card to move with.
turn-none = Your turn: none of your cards can be played now.
turn-no-cards = Your turn: your hand is empty.
turn-else = { $use ->
    [yes] { $draw ->
        [yes] Or use the top discard, draw from others, or take a new hand.
       *[no] Or use the top discard, or take a new hand.
    }
   *[no] { $draw ->
        [yes] Or draw from others, or take a new hand.
       *[no] Or take a new hand.
    }
}
turn-owed = Go on{ $magic ->
    [yes] : more magic, or
   *[no] :
} move with a { $values }, which ends your turn.
turn-more = You may go on{ $magic ->
    [yes] {" "}with more magic or
   *[no] {""}
} with a { $values }, or end your turn.
turn-more-magic = Play more magic, or end your turn.
turn-over = None of your cards can be played now: end your turn.
ask-move = Go exactly { $value ->
    [1] 1 step
   *[other] { $value } steps
}{ $double ->
    [0] {""}
   *[other] {" "}or exactly { $double }
}: { $count ->
    [1] only one field is in reach.
   *[other] choose one of { $count } fields.
}
reach-castle = The royal castle is in reach.
reach-rock-castle = A rock castle is in reach.
ask-re-set = You have crossed a rainbow. Leave it, or choose a rock and a castle for it.
ask-rainbow = { $left ->
    [0] All rainbows stand on the board: choose one to move or remove.
   *[other] Set a rainbow: choose { $open ->
        [yes] a rock, then a castle.
       *[no] the rock it starts from; it leads to the royal castle.
    }{ $move ->
        [yes] {" "}Or choose one that stands.
       *[no] {""}
    }
}
ask-bridge = { $left ->
    [0] Both bridges lie on the board: choose one to move or remove.
   *[other] Lay a bridge: choose an earth hole or a gate.{ $move ->
        [yes] {" "}Or choose a bridge that lies there.
       *[no] {""}
    }
}
ask-dragon = Choose the dragon you want to move.
ask-dragon-to = Choose where the dragon goes: a field with a green dot, or a rock castle.
ask-teletransfer = Choose the knight you change places with.
ask-cloud = Choose the knight that the great cloud carries back to a start.
ask-home = Choose a start for { $other }’s knight.
ask-draw = You may draw { $left ->
    [1] 1 more card
   *[other] up to { $left } more cards
} from other hands, or stop.
ask-draw-duel = You may draw { $left ->
    [1] 1 card
   *[other] up to { $left } cards
} from { $other }, or stop.
list-or = { $one } or { $other }

## Moves, as the list has them

move-knight = the { colour } knight
move-play = play { a-card }
move-refresh = shuffle your hand into the pile and draw seven cards
move-use = use the top discard, { a-card }
move-stop = end your turn
move-enough = draw no more
move-draw = draw a card from { $name }
move-leave = leave it where it is
move-go-duel = { $go }, a duel with { $name }
move-over = { $go }, over { $list }
rainbow-first = the rainbow to the rock in the { side }
rainbow-last = the rainbow from the rock in the { side }
rainbow-again = the same rainbow, moved to the rock in the { side }
list-and = { $one } and { $other }
move-set = set a rainbow { $bow }
move-re-set = set it { $bow }
move-lift = remove the rainbow { $bow }
move-shift = move the rainbow { $bow }: now { $to }
move-build = lay a bridge { $site }
move-raze = remove the bridge { $site }
move-rebuild = move the bridge { $site }: now { $to }
move-dragon = the dragon { $place }
move-swap = change places with { $name } ({ $place })
move-cloud = { $name } ({ $place })

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
    [you] You { $given ->
        [0] draw { $drawn } new cards
        [1] swap 1 card for { $drawn } new ones
       *[other] swap { $given } cards for { $drawn } new ones
    }{ $discards ->
        [0] {""}
       *[other] ; the discards go back into the pile
    }.
   *[other] { $name } { $given ->
        [0] draws { $drawn } new cards
        [1] swaps 1 card for { $drawn } new ones
       *[other] swaps { $given } cards for { $drawn } new ones
    }{ $discards ->
        [0] {""}
       *[other] ; the discards go back into the pile
    }.
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
    [you] You set a rainbow { $bow }.
   *[other] { $name } sets a rainbow { $bow }.
}
event-rainbow-lifted = { $who ->
    [you] You remove the rainbow { $bow }.
   *[other] { $name } removes the rainbow { $bow }.
}
event-rainbow-shifted = { $who ->
    [you] You move a rainbow; it now leads { $to }.
   *[other] { $name } moves a rainbow; it now leads { $to }.
}
event-bridge-built = { $who ->
    [you] You lay a bridge { $site }.
   *[other] { $name } lays a bridge { $site }.
}
event-bridge-razed = { $who ->
    [you] You remove the bridge { $site }.
   *[other] { $name } removes the bridge { $site }.
}
event-bridge-rebuilt = { $who ->
    [you] You move a bridge; it now lies { $to }.
   *[other] { $name } moves a bridge; it now lies { $to }.
}
event-dragon-moved = { $who ->
    [you] You move a dragon { $from } { $to }.
   *[other] { $name } moves a dragon { $from } { $to }.
}
event-swapped = { $who ->
    [you] You change places with { $other }.
   *[other] { $name } changes places with { $other }.
}
event-clouded = { $who ->
    [you] You put { $other } on the { colour } start with the great cloud.
   *[other] { $name } puts { $other } on the { colour } start with the great cloud.
}
event-stayed = { $who ->
    [you] You cannot move exactly { card }; your knight stays.
   *[other] { $name } cannot move exactly { card }; the knight stays.
}
event-moved = { $who ->
    [you] You go { $steps ->
        [1] 1 step
       *[other] { $steps } steps
    }{ $way }.
   *[other] { $name } goes { $steps ->
        [1] 1 step
       *[other] { $steps } steps
    }{ $way }.
}
event-armour = { $who ->
    [you] You get your armour.
   *[other] { $name } gets the armour.
}
event-duel = { $who ->
    [you] You beat { $other } in a duel.
   *[other] { $name } beats { $other } in a duel.
}
event-sent-home = { $who ->
    [you] You put { $other } on the { colour } start.
   *[other] { $name } puts { $other } on the { colour } start.
}
event-looked = { $who ->
    [you] You look into the rock castle in the { side }: not your princess.
   *[other] { $name } looks into the rock castle in the { side }: the wrong princess.
}
event-saw = { $who ->
    [you] You look into the rock castle in the { side }: the shoes are { colour }, not yours.
   *[other] { $name } looks into the rock castle in the { side }: the shoes are { colour }.
}
event-castles-open = From now on rainbows may also lead into rock castles.
event-found = { $who ->
    [you] You find your princess in the rock castle in the { side }: the shoes are { colour }. You win.
   *[other] { $name } finds the princess with the { colour } shoes in the rock castle in the { side } and wins.
}
event-stopped = The limit of { $count } turns is reached: a draw.
way-rainbow = over a rainbow
way-flight = flying from star to star

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
    .about = After this many turns the game is a draw.

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
refuse-nobody-to-swap = There is nobody you may change places with now.
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
refuse-not-reached-exactly = That field cannot be reached like this in exactly that many steps.
refuse-not-off = The rainbow you have crossed may be set elsewhere, but not removed.
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
refuse-swap-first = First choose whom to change places with.
refuse-both-in-castle = Both knights are in the royal castle.
refuse-start-first = First choose a start.
refuse-start-taken = A knight stands on that start.
refuse-not-a-start = That is not a start.

## Facts: what matters, as a clause behind “After this”; now as a sentence of its own

fact-rival-near = { some-other } in armour stands { $figure } at most five steps from a rock castle
    .now = { some-other } in armour is at most five steps from a rock castle. A dragon on the way, or a bridge taken off it, holds a knight up.
fact-rival-castles = { best-other } has { $figure } rock { $count ->
    [1] castle
   *[other] castles
} left to look into
    .now = { best-other } has only { $figure } rock { $count ->
    [1] castle
   *[other] castles
} left to look into. The next look wins.
fact-castles = you have { $figure } rock { $count ->
    [1] castle
   *[other] castles
} left to look into
fact-armour = you wear your armour { $figure }
fact-way = you are { $figure } { $count ->
    [1] step
   *[other] steps
} from where you must go next
fact-armoured = { $figure } of the others { $count ->
    [1] wears
   *[other] wear
} armour
fact-rainbows = you hold { $figure } { $count ->
    [1] rainbow
   *[other] rainbows
}
fact-hand = you hold { $figure } { $count ->
    [1] card
   *[other] cards
}

## Only in the browser

web-board = The board
web-board-about = Knights walk along the path, one field a step. Woods, lakes and boats are only there to look at.
web-land = { $kind ->
    [dotted] path field with a green dot
   *[plain] path field
}
web-place-about = { $kind ->
    [castle] Your armour waits here. Only a rainbow leads in; your move ends here, and there is room for all.
    [start] Knights set out from here, and whoever loses a duel is put back on a free start.
    [rock] A rainbow leads from here to a castle. There is room for one knight only, and no duel.
    [star] Step onto it and you may fly at once to another free star, at no cost.
    [rock-castle] A princess lives here. To get in you need armour and the exact number of steps, and no knight or dragon may be in it.
    [hole] Nobody gets across unless a bridge lies here.
    [gate] The way into the rock castle: closed unless a bridge lies here.
    [dotted] One step of the way. A dragon may be put here.
   *[plain] One step of the way. No dragon may be put here.
}
web-field-code = (Field { $field }.)
web-knight = { $name }’s knight, { colour }
web-knight-there = { $name } stands there
web-dragon-there = A dragon sits there: nobody may enter or pass
web-bridge-there = A bridge lies there
web-steps-to = { $count ->
    [1] 1 step
   *[other] { $count } steps
}
web-knight-about = { $armour ->
    [on] In armour, so the rock castles are open to him.
   *[off] No armour yet: without it nobody gets into a rock castle. It waits in the royal castle.
}{ $double ->
    [on] {" "}He may move double the number on a card.
   *[off] {""}
}
web-my-knight = Your knight, { colour }
web-free-knight = The { colour } knight is free
web-free-knight-about = Take him, and you look for the princess with { colour } shoes.
web-suit = Armour for the { colour } knight
web-suit-about = He gets it on his first visit to the royal castle. Without it nobody gets into a rock castle.
web-bridge = A bridge
web-bridge-about = A field like any other, for everybody. A bridge card moves or removes it.
web-dragon = A dragon
web-dragon-about = Nobody may enter or pass its field. A dragon card moves it.
web-rainbow = Rainbow { $bow }
web-rainbow-about = Crossing it is one step, in either direction. Whoever has crossed it may set it elsewhere.
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
web-supply-short = { $is ->
    [rainbow] { $count ->
        [1] 1 rainbow
       *[other] { $count } rainbows
    }
   *[bridge] { $count ->
        [1] 1 bridge
       *[other] { $count } bridges
    }
}
web-supply-about = { $is ->
    [rainbow] A rainbow card puts one between a rock and a castle.
   *[bridge] A bridge card puts one over an earth hole or at a gate.
}
web-hand = Your hand, { $count ->
    [1] 1 card
   *[other] { $count } cards
}
web-hand-about = On your turn you may draw up to three cards from other hands instead of playing; after a duel you won, up to two from the loser.
web-hand-mine = When it is empty you can still use the top discard, draw from others or take a new hand.
web-card = { $count ->
    [1] { web-card-name }
   *[other] { web-card-name }, { $count } cards
}
web-card-not = { $count ->
    [1] { web-card-name }, not now
   *[other] { web-card-name }, { $count } cards, not now
}
web-card-name = { $kind ->
    [rainbow] Rainbow card
    [bridge] Bridge card
    [dragon] Dragon card
    [teletransfer] Teletransfer
    [cloud] Great cloud
   *[other] Point card { $kind }
}
web-about = { $kind ->
    [rainbow] Set a rainbow between a rock and a castle, move one or remove one; then play on. No other way leads into the royal castle.
    [bridge] Lay a bridge over an earth hole or at a gate, move one or remove one; then play on. It opens a short cut or a rock castle.
    [dragon] Move any dragon to a free field with a green dot or into a free rock castle; then play on. It clears your way or blocks somebody else’s.
    [teletransfer] Change places with another knight, wherever you both stand, without a duel; then play on.
    [cloud] Put another knight on a free start, from wherever he is; then play on.
    [1] Move exactly 1 step. It ends your turn; if there is no such move, your knight stays.
   *[other] Move exactly { $kind } steps. It ends your turn; if there is no such move, your knight stays.
}
web-known = You know of { $cards } in this hand.
web-known-to-others = Somebody knows that you have this card.
web-refresh = New hand
web-use = Use it
web-used = Used
web-pile = Pile: { $count }
web-pile-about = Instead of playing you may shuffle your hand into it and draw seven new cards. That ends your turn.
web-discards-short = Discards: { $count }
web-discards-about = As the first thing in a turn you may use the top discard as if it were yours; it stays where it lies.
web-discards = { $count ->
    [1] 1 card discarded: { card }.
   *[other] { $count } cards discarded, on top: { card }.
}
web-look-through = Look through the discards
web-cards-out = Discards
web-removed = Out of the game: { $cards }.
web-armour = In armour
web-armour-about = The rock castles are open to you.
web-looked = { $count ->
    [1] Has searched 1 rock castle in vain
   *[other] Has searched { $count } rock castles in vain
}
web-looked-about = This knight may move double the number on a card. { $count ->
    [3] The fourth castle must be the right one.
   *[other] After three, the fourth must be the right one.
}
web-aim-none = First choose your knight.
web-aim-armour = First fetch your armour from the royal castle.
web-aim-find = Find the princess with { colour } shoes in one of the rock castles.
web-aim-sure = Your princess is in the { side }. Get into that rock castle.
web-sheet = Where is your princess?
web-sheet-short = Where is she?
web-sheet-about = Shoes crossed out are not there. The knights at the edge have searched there in vain.
web-sheet-fate = { $fate ->
    [yes] she is here
    [no] not here
   *[maybe] maybe
}
web-sheet-possible = The shoes of the princess can still be { $colours }.
web-sheet-sure = The shoes of the princess must be { $colours }.
web-sheet-seen = The shoes of the princess are { colour }.
web-sheet-visitors = Searched there in vain: { $names }.
web-zoom-in = Larger board
web-zoom-out = Smaller board
web-zoom-about = When the board is larger, push it with finger or mouse wheel.
web-steps = Steps
web-magic = Magic cards
web-duels = Duels
web-castles = Rock castles
web-stage = Stage
web-progress = Stage: 1 armour, 2 a rock castle searched, 3 the princess
web-why = { $who ->
    [winner] You were the first to find the princess with your shoes.
    [loser] You lost: { $names } found the right princess first. { $stage ->
        [0] You had no armour yet.
        [1] You had your armour, but had not been in a rock castle.
       *[other] You had searched { $castles ->
            [1] 1 rock castle
           *[other] { $castles } rock castles
        }.
    }
   *[other] { $names } was the first to find the right princess.
}

## In the browser: the goal and a few tips

web-goal-1 = Be the first to find the princess with shoes in your colour. She is in one of the four rock castles.
web-goal-2 = On your turn, play as much magic as you like, then one point card: you move exactly that far.
web-tip-1 = Fetch your armour first: without it nobody enters a rock castle. A rainbow leads from a rock to the royal castle.
web-tip-2 = Dragons block the way. A dragon card moves one: away from a castle, or into somebody’s path.
web-tip-3 = A bridge opens the gate of a rock castle or crosses an earth hole.
web-tip-4 = Poor cards? Swap your hand for seven new ones, or draw up to three from the others. That is your turn.

## In the browser: the drawings beside the rules

web-rule-1 = Ten kinds of cards: five with points and five with magic.
web-rule-2-1 = Land, land with a green dot, a start, a rainbow rock, a star, an earth hole and a gate.
web-rule-2-2 = On the left nobody gets over the earth hole. On the right there is a bridge, and the earth hole is a field.
web-rule-2-3 = A rainbow from a rock to the royal castle.
web-rule-3-1 = A dragon sits before each rock castle, a princess within. Her shoes are red, blue, yellow or white; nobody knows which.
web-rule-4-1 = First as much magic as you like, then one point card: that ends the turn.
web-rule-4-2 = Two cards shuffled into the pile, seven new ones drawn.
web-rule-5-1 = From the supply to where none stands yet: between this rock and the royal castle.
web-rule-5-2 = Before a gate or over an earth hole.
web-rule-5-3 = It may sit on a green dot, but not on land without one, and not where a knight stands.
web-rule-5-4 = Red and blue change places; there is no duel.
web-rule-5-5 = The great cloud puts blue on a start without a knight.
web-rule-6-1 = Three steps. You may pass a knight, but not a dragon.
web-rule-6-2 = Two steps: onto the rock and over the rainbow into the royal castle, where the move ends.
web-rule-6-4 = One step onto the star, and on at once by flight to another one.
web-rule-7-1 = Before the royal castle in a shirt, after it in armour.
web-rule-7-2 = Red ends on blue’s field: blue goes to a start, and red may draw up to two cards.
web-rule-7-3 = Blue stands on the rock already: red may not end there.
web-rule-8-1 = Only you see the shoes: they are blue.
web-rule-8-2 = If red has looked in vain, everybody knows: the shoes there are not red.
web-rule-8-3 = With a 1: one step, or two.
web-rule-8-4 = A rainbow from a rock into a rock castle.

## What puzzles are about

puzzle-card = The right card
puzzle-patience = Drawing instead of playing
puzzle-way = The right way
puzzle-rainbow = Setting rainbows
puzzle-dragon = Leading the dragon
puzzle-others = Getting ahead of the others

## In reports about many games

happens-game-begins = The game begins
happens-knight-picked = Knights picked
happens-dealt = Dealt to the hand
happens-played = Cards played
happens-used = Top discards used
happens-refreshed = Hand refreshed
happens-drew-cards = Cards drawn
happens-robbed = Robbed somebody
happens-robbed-card = Cards robbed
happens-rainbow-set = Rainbows set
happens-rainbow-lifted = Rainbows lifted
happens-rainbow-shifted = Rainbow shifted
happens-rainbow-shifted-pair = Rainbows shifted from
happens-rainbow-shifted-to = Rainbows shifted to
happens-bridge-built = Bridges built
happens-bridge-razed = Bridges razed
happens-bridge-rebuilt = Bridge rebuilt
happens-bridge-rebuilt-site = Bridges rebuilt from
happens-bridge-rebuilt-to = Bridges rebuilt to
happens-dragon-moved = Dragon moved
happens-dragon-moved-from = Dragons moved from
happens-dragon-moved-to = Dragons moved to
happens-swapped = Knights swapped
happens-swapped-field = Swapped, from field
happens-swapped-other-field = Swapped, to field
happens-clouded = Sent home by a cloud, to
happens-stayed = Stayed in place, with
happens-moved = A move
happens-moved-steps = Steps of a move
happens-moved-from = Moves, from field
happens-moved-path = Fields entered
happens-armour = Armour got
happens-duel = Duel won
happens-sent-home = Sent somebody home, to
happens-looked = Castles looked into
happens-saw = Saw a princess
happens-saw-castle = Princesses seen, by castle
happens-saw-colour = Princesses seen, by colour
happens-castles-open = Castles opened
happens-found = Found a princess
happens-found-castle = Princesses found, by castle
happens-found-colour = Princesses found, by colour
happens-stopped = Stopped at the limit
happens-move = Move
happens-move-to = Moves, to field
happens-move-first = Moves, first crossing
happens-move-last = Moves, last crossing
happens-play = Play a card
happens-stop = Stay
happens-refresh = Refresh the hand
happens-use = Use the top discard
happens-draw = Rob a card
happens-leave = Leave the top discard
happens-knight = Pick a knight
happens-swap = Swap knights
happens-cloud = Send a cloud
happens-dragon = Move a dragon
happens-build = Build a bridge
happens-raze = Raze a bridge
happens-rebuild = Rebuild a bridge
happens-rebuild-site = Rebuild, from
happens-rebuild-to = Rebuild, to
happens-set = Set a rainbow
happens-lift = Lift a rainbow
happens-shift = Shift a rainbow
happens-shift-pair = Shift, from
happens-shift-to = Shift, to

## What is wrong with a board of one's own, as somebody draws it

board-fault = { $wrong ->
    [missing] is missing; K and S, R, T, F, H, G of every quarter must be there
    [few-dotted] at least { $other } fields must be dotted, so that a dragon always finds a place
    [same-place] lies in the same place as { $other }
    [castle-joined] is reached over rainbows only and has no fixed edge
    [gate-only] must be joined with { $other } and nothing else
    [bridge-short] a bridge must join at least two fields
    [bridges-joined] is joined with { $other }: bridges do not join bridges
    [stars-joined] is joined with { $other }: between stars there are flights
    [no-way] cannot be reached from { $other } without bridges
    [no-way-over-gate] cannot be reached from { $other } over its gate
    [many-ways] has too many ways of { $other } steps to list them
    [many-ways-in-all] too many fields have too many ways; leave some edges out
    [mirror-place] seen in a mirror there is no field in its place
    [mirror-gone] seen in a mirror it becomes { $other }, which is not on this board
    [mirror-kind] seen in a mirror it becomes { $other }, which is of another kind
    [mirror-ways] seen in a mirror its neighbours are not those of { $other }
    [turn-gone] turned by a quarter it becomes { $other }, which is not on this board
    [turn-kind] turned by a quarter it becomes { $other }, which is of another kind
    [turn-place] turned by a quarter it does not lie where { $other } lies
    [turn-ways] turned by a quarter its neighbours are not those of { $other }
   *[distance] its distance to { $other } should be another one by 'distances'
}

## Where a board of one's own is drawn

web-draw-about = Drag fields to where you want them, join them, add others. The engine that plays here looks at every change and says what a board still needs.
web-draw-tool = What a tap does
web-draw-tool-move = Choose and drag
web-draw-tool-ways = Ways
web-draw-tool-add = Add fields
web-draw-in-all = In all four quarters alike
web-draw-hint-move = Drag a field, or choose one. By keyboard: arrow keys go from field to field, with Shift they move it; Delete removes it.
web-draw-hint-ways = Tap one field, then another: a way joins them, or is gone if there was one.
web-draw-hint-add = Tap where the field is to lie.
web-draw-what = Which
web-draw-kind = { $kind ->
    [dotted] Path field with a green dot
    [plain] Path field
    [start] Start
    [rock] Rainbow rock
    [star] Star
    [rock-castle] Rock castle
    [hole] Earth hole
    [gate] Gate
   *[castle] Royal castle
}
web-draw-add-here = Add one beside the chosen field
web-draw-none-left = { $kind }: there are as many on the board as there can be.
web-draw-x = right
web-draw-y = down
web-draw-dotted = Green dot: a dragon may sit here
web-draw-ways-of = Joined with
web-draw-no-ways = Nothing yet.
web-draw-part = Remove the way to { $field }
web-draw-remove = Remove this field
web-draw-is-wrong = Something is wrong here
web-draw-check = What the rules say
web-draw-fine = Nothing is wrong: this board can be played on.
web-draw-faults = { $count ->
    [1] 1 thing is wrong; it is marked on the board.
   *[other] { $count } things are wrong; they are marked on the board.
}
web-draw-drop = { $claim ->
    [rotation] No longer claim that it is the same when turned
    [mirror] No longer claim that it is the same in a mirror
   *[distances] Leave the stated distances out
}
web-draw-file = Your board
web-draw-kept = Your browser keeps it: you can go away and come back.
web-draw-not-kept = Your browser keeps nothing: save the board before you leave.
web-draw-play = Play on it now
web-draw-anew = Begin with the printed board
web-draw-claims = What the file claims
web-draw-claims-about = A board file may claim things about its board, so that a slip is found. They are checked with it.
web-draw-symmetry = { $claim ->
    [rotation] The same, turned by a quarter
   *[mirror] The same, seen in a mirror
}
web-draw-distances = { $count ->
    [1] 1 distance between two fields
   *[other] { $count } distances between two fields
}
web-draw-trial = Are all four starts as good?
web-draw-trial-about = Four bots of level 2 play on this board, each from a start of its own. Who begins is drawn by lot, and everybody is dealt anew in every game.
web-draw-play-games = Play { $games } games
web-draw-not-yet = A board can be tried out once nothing is wrong with it.
web-draw-share = { $colour }: won { $share } % ({ $low } to { $high } %)
web-draw-interval = In brackets: where the true share lies with 95 % confidence. The dashed line is a fourth.
web-draw-even = No difference shows in { $games } games. A start could still be up to { $points } points off a fourth without these games telling.
web-draw-uneven = The starts are not as good: { $best } wins most and { $worst } least, by more than chance does in 19 of 20 such runs.
