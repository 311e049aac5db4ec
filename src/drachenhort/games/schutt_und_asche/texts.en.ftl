# Schutt und Asche. Lands have their names, tiles come as finished words in $tile, gold as a list in $cards.

about = Together against a dragon with seven heads, alone for the crown: offer gold, arm knights, and hold on to your lands.
example-move = buy L3
example-why = buy L3
example-one = piece 1
example-clause = 5.4

## Things

tile = { $kind ->
    [power] power
    [knight] knight
    [sword] sword
    [shield] shield
   *[other] dragon attack
}
combat-card = { $card ->
    [knight] knight
    [dragon] dragon
    [sword] sword
   *[other] shield
}
land = { $land ->
    [L0] North Gate
    [L1] Raven Keep
    [L2] Toad Mill
    [L3] Owl Tower
    [L4] Goose Village
    [L5] Bear Keep
    [L6] East Gate
    [L7] Crow Tower
    [L8] Goat Village
    [L9] Boar Keep
    [L10] Mouse Mill
    [L11] Stork Tower
    [L12] South Gate
    [L13] Lynx Keep
    [L14] Duck Mill
    [L15] Swallow Tower
    [L16] Hare Village
    [L17] Stag Keep
    [L18] West Gate
    [L19] Magpie Tower
    [L20] Badger Village
    [L21] Hawk Keep
    [L22] Cat Mill
   *[other] Bat Tower
}
side = { $field ->
    [1] north
    [2] east
    [3] south
   *[other] west
}
sided = { $field ->
    [1] northern
    [2] eastern
    [3] southern
   *[other] western
}
either = { $numbers } or { $last }
colour = { $colour ->
    [red] red
   *[other] yellow
}
marker = attack marker
nothing = none

## The table

heading = Round { $round }, regent: { $name }. Hits: { $hits } of { $most }.
tiles-taken-up = The dragon tiles are being laid out anew.
field-up = Field { $field }, { side } ({ $land }): { colour } { $numbers }, face up.
field-down = Field { $field }, { side } ({ $land }): { colour }, face down; possible: { $numbers }.
seat-line = { $name } (seat { $seat }): { $cards } gold cards, { $offered } offered, { $spent } gold spent; power { $power }, fame { $fame }, hit markers { $hits }{ $status ->
    [victorious] {""}, victorious dragon fighter.
    [successful] {""}, successful dragon fighter.
   *[none] .
}
lands-line = Lands: { $lands }.
from-the-top = from the top: { $tiles }
lost-line = Lost lands: { $lands }.
fight-line = Fight at { $land }. Open: knights { $knights }, dragons { $dragons }, swords { $swords }, shields { $shields }.
claim-line = { $who ->
    [you] You said: { $claim }.
   *[other] { $name } said: { $claim }.
}
claim-offer = I offer { $gold } gold
claim-gold = I hold { $gold } gold
claim-top = on top at { $land }: { $tile }
my-gold = Your gold cards: { $cards }. Worth { $worth } gold.

## Who decides what

decision-take-land = { $who ->
    [you] Take a land ({ $nth } of { $most }). The dragon comes in through the four gates.
   *[other] { $name } takes a land.
}
decision-start-knight = { $who ->
    [you] Put your knight on one of your lands. Only he can fight there; gates are attacked first.
   *[other] { $name } chooses a land for the first knight.
}
decision-sort = { $who ->
    [you] { $left ->
        [0] You have seen all { $lands } of your stacks. Change one again, or finish.
       *[other] Tap a land of yours to put its tiles in order ({ $seen } of { $lands } done), or finish.
    }
   *[other] { $name } puts stacks in order.
}
decision-order = { $who ->
    [you] Put the stack of { $land } in order: tap what comes next, from the top down.
   *[other] { $name } puts a stack in order.
}
decision-dragon-piece = { $who ->
    [you] Attack { $attack } of 4: choose the tile the dragon comes from. You have { $gold } gold.
   *[other] { $name } chooses where the dragon comes from, attack { $attack } of 4.
}
decision-offer = { $who ->
    [you] The dragon wants { $wanted } gold for { $land }. { $others ->
        [0] {""}
        [1] The others have laid 1 card.{" "}
       *[other] The others have laid { $others } cards.{" "}
    }{ $can ->
        [nothing] You have nothing to offer.
        [bluff] You only have X cards, worth nothing.
       *[gold] { $laid ->
            [0] You have { $gold } gold.
           *[other] You laid { $laid } gold and have { $gold } left.
        }
    }
   *[other] { $name } offers gold so that { $land } is left alone.
}
decision-pick-fight = { $who ->
    [you] { $count } of your knights are attacked. Tap the one who fights first.
   *[other] { $name } chooses which knight fights first.
}
decision-power = { $who ->
    [you] Two dragons at { $land }; a third and your knight is lost. Put both aside for { $power ->
        [1] your only power
       *[other] 1 of your { $power } power
    }?
   *[other] { $name } may spend power in the fight at { $land }.
}
decision-shield = { $who ->
    [you] The shield holds at { $land }: stop without a loss and without a hit, or fight on.
   *[other] { $name } may stop the fight at { $land }.
}
decision-marker = { $who ->
    [you] Take 1 of { $count } attack markers off the map. { $bare ->
        [0] Only knights are attacked now.
        [1] 1 marked land has no knight and would be lost.
       *[other] { $bare } marked lands have no knight and would be lost.
    }
   *[other] { $name } takes an attack marker off the map.
}
decision-purchase = { $who ->
    [you] { $can ->
        [buy] You have { $gold } gold. Tap a land of yours: buy its top tile for 2, or look at its stack for 1.
        [look] You have 1 gold: enough to look at a stack of yours, not to buy a tile.
       *[nothing] { $gold ->
            [0] You have no gold to spend, so you cannot buy anything.
           *[other] You have { $gold } gold, but no tiles left to buy.
        }
    }
   *[other] { $name } goes shopping.
}
decision-put = { $who ->
    [you] You have bought: { $tile }. Put it on one of your lands; it stays there.
   *[other] { $name } has bought a tile and puts it down: { $tile }.
}
decision-lay-tiles = { $who ->
    [you] You are the new regent. Tap where the { $red ->
        [1] red tile goes
       *[other] { $red } red tiles go
    }: the dragon wants 5 gold or more there.
   *[other] { $name } is the new regent and lays out the dragon tiles.
}
decision-name-king = { $who ->
    [you] Power and lands are tied. You are the regent: tap whoever is crowned.
   *[other] { $name } decides who is crowned.
}
decision-claim = { $who ->
    [you] What do you say? It need not be true.
   *[other] { $name } is about to say something.
}

## Moves, as the list has them

move-take = take { $land }
move-buy = buy the top tile of { $land } for 2 gold
move-look = look at the stack of { $land }
move-put = put it on { $land }
move-next = next: { $tile }
move-done = { $what ->
    [sort] done sorting
    [offer] { $cards ->
        [0] offer nothing
       *[other] done: { $gold } gold
    }
    [purchase] finish buying
   *[other] done
}
move-piece = dragon piece on the { sided } tile
move-offer = one more card: { $card }
move-fight = fight at { $land }
move-turn = turn the next card
move-spend = spend a power
move-stop = stop the fight: a draw
move-onward = fight on
move-lift = take the marker off { $land }
move-lay = lay the red ones: { $sides }
move-name = crown { $name }
move-talk = make a claim about { $topic ->
    [offer] what I offer
    [gold] what I hold
   *[top] the top of a stack
}
move-say = say: { $claim }

## What happens

event-took-land = { $who ->
    [you] You take { $land }.
   *[other] { $name } takes { $land }.
}
event-start-tiles = { $who ->
    [you] You begin with { $power } power.
   *[other] { $name } begins with { $power } power.
}
event-knight-put = { $who ->
    [you] You put your first knight on { $land }.
   *[other] { $name } puts the first knight on { $land }.
}
event-looked = { $who ->
    [you] You look at the stack of { $land }.
   *[other] { $name } looks at the stack of { $land }.
}
event-saw-stack = { $who ->
    [you] You see at { $land }, from the top: { $tiles }.
   *[other] { $name } sees at { $land }, from the top: { $tiles }.
}
event-laid-stack = { $who ->
    [you] You put { $land } in order, from the top: { $tiles }.
   *[other] { $name } puts { $land } in order, from the top: { $tiles }.
}
event-sorted = { $who ->
    [you] You are done sorting.
   *[other] { $name } is done sorting.
}
event-sorting-ends = The sorting is over. Every land gets one more tile on top that nobody has seen.
event-round-begins = { $who ->
    [you] Round { $round } begins. You are the regent.
   *[other] Round { $round } begins. { $name } is the regent.
}
event-handed-in = { $who ->
    [you] You get { $cards ->
        [1] 1 extra card
       *[other] { $cards } extra cards
    } for { $hits ->
        [0] { $fame } fame
       *[other] { $fame ->
            [0] { $hits }
           *[other] { $fame } fame and { $hits }
        } { $hits ->
            [1] hit
           *[other] hits
        }
    }.
   *[other] { $name } gets { $cards ->
        [1] 1 extra card
       *[other] { $cards } extra cards
    } for { $hits ->
        [0] { $fame } fame
       *[other] { $fame ->
            [0] { $hits }
           *[other] { $fame } fame and { $hits }
        } { $hits ->
            [1] hit
           *[other] hits
        }
    }.
}
event-got-gold = { $who ->
    [you] You have { $count } gold cards.
   *[other] { $name } has { $count } gold cards.
}
event-gold-held = { $who ->
    [you] Your gold cards: { $cards }.
   *[other] Gold cards of { $name }: { $cards }.
}
event-piece-put = { $who ->
    [you] You choose the { sided } tile: the dragon comes from there.
   *[other] { $name } chooses the { sided } tile.
}
event-offered = { $who ->
    [you] You offer { $count ->
        [0] nothing
        [1] 1 card
       *[other] { $count } cards
    }.
   *[other] { $name } offers { $count ->
        [0] nothing
        [1] 1 card
       *[other] { $count } cards
    }.
}
event-offered-cards = { $who ->
    [you] You lay face down: { $cards }.
   *[other] { $name } lays face down: { $cards }.
}
event-revealed = { $who ->
    [you] { $count ->
        [0] You gave nothing.
       *[other] You gave { $gold } gold: { $cards }.
    }
   *[other] { $count ->
        [0] { $name } gave nothing.
       *[other] { $name } gave { $gold } gold: { $cards }.
    }
}
event-tile-up = The { sided } tile is a { $tile }; { $offering } gold was offered.
event-prevented = That is enough: the dragon stays away.
event-fame = { $who ->
    [you] You gave the most and get fame worth { $value }.
   *[other] { $name } gave the most and gets fame worth { $value }.
}
event-attacked = That is too little. The dragon attacks { $lands }.
event-fight-begins = { $who ->
    [you] Your knight fights at { $land }.
   *[other] { $name } fights at { $land }.
}
event-combat-card = The next card is a { $card }.
event-power-spent = { $who ->
    [you] You spend a power; both dragons are put aside.
   *[other] { $name } spends a power; both dragons are put aside.
}
event-dragon-won-fight = { $who ->
    [you] You lose the fight at { $land }, the knight and his gear. The land still stands.
   *[other] { $name } loses the fight at { $land }, the knight and his gear.
}
event-hit = { $who ->
    [you] You win at { $land }: hit { $hits } of 7 on the dragon.
   *[other] { $name } wins at { $land }: hit { $hits } of 7 on the dragon.
}
event-draw = { $who ->
    [you] You stop the fight at { $land }: a draw.
   *[other] { $name } stops the fight at { $land }: a draw.
}
event-successful = { $who ->
    [you] You are now a successful dragon fighter.
   *[other] { $name } is now a successful dragon fighter.
}
event-marker-lifted = { $who ->
    [you] You take the marker off { $land }.
   *[other] { $name } takes the marker off { $land }.
}
event-land-lost = { $who ->
    [you] You lose { $land }: the dragon came, and no knight stood there.
   *[other] { $name } loses { $land }: the dragon came, and no knight stood there.
}
event-bought = { $who ->
    [you] You buy at { $land }: { $tile }.
   *[other] { $name } buys at { $land }: { $tile }.
}
event-tile-put = { $who ->
    [you] You put it on { $land }: { $tile }.
   *[other] { $name } puts it on { $land }: { $tile }.
}
event-no-room = { $who ->
    [you] You have no room for it, so it leaves the game: { $tile }.
   *[other] { $name } has no room for it, so it leaves the game: { $tile }.
}
event-purchases-end = { $who ->
    [you] You finish buying.
   *[other] { $name } finishes buying.
}
event-tiles-laid = { $who ->
    [you] You are the new regent and lay the red tiles: { $sides }.
   *[other] { $name } is the new regent and lays the red tiles: { $sides }.
}
event-claimed = { $who ->
    [you] You say: { $claim }.
   *[other] { $name } says: { $claim }.
}
event-victorious = { $who ->
    [you] The dragon is slain. You are the victorious dragon fighter.
   *[other] The dragon is slain. { $name } is the victorious dragon fighter.
}
event-turned = { $who ->
    [you] You find { $power ->
        [0] no
       *[other] { $power }
    } power at { $land }, the next tile is: { $tile }.
   *[other] { $name } finds { $power ->
        [0] no
       *[other] { $power }
    } power at { $land }, the next tile is: { $tile }.
}
event-counted = { $who ->
    [you] You have { $points ->
        [1] 1 point
       *[other] { $points } points
    } and { $lands ->
        [1] 1 land.
       *[other] { $lands } lands.
    }
   *[other] { $name } has { $points ->
        [1] 1 point
       *[other] { $points } points
    } and { $lands ->
        [1] 1 land.
       *[other] { $lands } lands.
    }
}
event-crowned = { $who ->
    [you] You are crowned.
   *[other] { $name } is crowned.
}
event-saved = { $lands ->
    [1] 1 land still stands.
   *[other] { $lands } lands still stand.
}
event-dragon-won = The dragon has won. { $lands ->
    [0] No land stands any more.
    [1] 1 land still stands.
   *[other] { $lands } lands still stand.
}
event-stopped = The limit of { $round } rounds is reached.

## How it ends

ending-crown-by-power = The dragon is slain. The most power wins the crown.
ending-crown-by-lands = The dragon is slain. Power is tied; more lands win the crown.
ending-crown-by-regent = The dragon is slain. Power and lands are tied; the regent has chosen.
ending-cooperative = The dragon is slain. Everybody has won together.
ending-alone = The dragon is slain.
ending-dragon-by-lands = No land is left. The dragon has won, everybody has lost.
ending-dragon-by-knights = No knight is left anywhere. The dragon has won, everybody has lost.
ending-stopped = The game was stopped at the limit of rounds, without a result.
result-seat = { $who ->
    [you] You: { $points }{ $winner ->
        [yes] {""}, a winner.
       *[no] .
    }
   *[other] { $name }: { $points }{ $winner ->
        [yes] {""}, a winner.
       *[no] .
    }
}

## Options

option-regent = Regent
    .about = Who is regent first. If there is no such seat, the lot decides.
    .value = { $value ->
        [0] drawn by lot
       *[other] seat { $value }
    }
option-start_1 = Start tiles of seat 1
    .about = What this seat begins with. With five, the seat with only four lands gets one power on top, even without start tiles.
    .value = { $value ->
        [0] none
        [1] the knight alone
        [2] the knight and 1 power
       *[other] the knight and 2 power
    }
option-start_2 = Start tiles of seat 2
    .about = { option-start_1.about }
    .value = { option-start_1.value }
option-start_3 = Start tiles of seat 3
    .about = { option-start_1.about }
    .value = { option-start_1.value }
option-start_4 = Start tiles of seat 4
    .about = { option-start_1.about }
    .value = { option-start_1.value }
option-start_5 = Start tiles of seat 5
    .about = { option-start_1.about }
    .value = { option-start_1.value }
option-start_6 = Start tiles of seat 6
    .about = { option-start_1.about }
    .value = { option-start_1.value }
option-sorting_all = Sorting to the end
    .about = The sorting ends only when everybody is done, not when half are.
option-claims = Claims
    .about = How many written claims each player may make in a phase.
option-whole_tile = The whole tile
    .about = A short offering saves nothing: the dragon attacks as often as the tile says.
option-level = Level
    .about = How hard the fights are.
    .value = { $value ->
        [0] easier
        [1] as usual
       *[other] harder
    }
option-cooperative = Cooperative
    .about = No crown; the standing lands are what you reach together.
option-round_limit = Round limit
    .about = After this many rounds it ends without a result; 0 means no limit.

## Refusals: one friendly sentence each; the clause is named beside it

refuse-no-such-action = There is no such move in this game.
refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn.
refuse-land-not-free = That land is not free.
refuse-only-in-the-draft = Lands are taken only at the beginning.
refuse-no-such-tile-left = That tile is not left in the stack you are laying.
refuse-no-stack-open = You have no stack open.
refuse-tile-face-up = That tile is already face up.
refuse-not-putting-the-piece = A dragon tile: it hides how much gold the dragon wants. The dragon piece is not yours to put now.
refuse-no-such-card = You have no such card.
refuse-not-offering = Nobody is offering gold now.
refuse-no-fight-there = You have no knight under attack there.
refuse-not-picking-a-fight = There is no fight to pick now.
refuse-not-at-two-dragons = Power is spent only while exactly two dragons lie open.
refuse-not-at-third-shield = Only the third shield or a later one, just turned, lets a knight with a shield stop.
refuse-no-marker-there = There is no marker there.
refuse-no-fight-won = You take a marker off only after a fight.
refuse-wrong-colours = These are not the colours of this round.
refuse-not-laying-out = No dragon tiles are laid out now.
refuse-not-tied = That player is not among the tied ones.
refuse-nobody-to-name = There is nobody to crown now.
refuse-no-claim-now = Claims are made when you set the piece, offer or buy.
refuse-enough-said = You have made all your claims in this phase.
refuse-talk-first = First say what the claim is about: talk offer, talk gold or talk top.
refuse-other-topic = You have begun to talk about something else.
refuse-no-own-stack-there = You have no stack there.
refuse-lay-the-stack-first = First lay the stack that you have open.
refuse-fight-first = First the fight goes on.
refuse-put-first = First put down the tile you have bought.
refuse-must-choose = You have to choose something here.
refuse-not-your-land = That land is not yours.
refuse-no-room-there = There is no room for it on that land.
refuse-nothing-to-put = You have nothing to put down.
refuse-not-buying = This is not the time for purchases.
refuse-too-little-gold = You do not have enough gold left.
refuse-no-tiles-there = No tiles are left there.

## Facts: what matters, as a clause behind “After this”; now as a sentence of its own

fact-all-knights = { $figure } { $count ->
    [1] knight is
   *[other] knights are
} left in the whole country
    .now = Only { $figure } { $count ->
    [1] knight is
   *[other] knights are
} left in the whole country, with those in the stacks. Without any, all lose.
fact-hits-missing = the dragon falls after { $figure } more { $count ->
    [1] hit
   *[other] hits
}
fact-points = your power counts { $figure }
fact-rival-points = the power of { best-other } counts { $figure }
fact-fighter = you are a successful dragon fighter { $figure }
fact-lands = { $figure } of your lands { $count ->
    [1] stands
   *[other] stand
}
fact-knights = you have { $figure } { $count ->
    [1] knight
   *[other] knights
}
fact-gear = your knights have { $figure } { $count ->
    [1] sword or shield
   *[other] swords and shields
}
fact-income = fame and hits will bring you { $figure } { $count ->
    [1] card
   *[other] cards
}
fact-gold = you hold { $figure } { $count ->
    [1] piece
   *[other] pieces
} of gold

## In the browser alone

web-map = The map
web-about-map = 24 lands around the dragon’s lair. It comes out through a gate and goes on clockwise, from land to land.
web-phase = { $phase ->
    [lands] Take lands
    [knights] First knights
    [sorting] Sort stacks
    [income] Income
    [dragon] Dragon
    [purchase] Purchase
   *[event] Event
}
web-about-phase = { $phase ->
    [lands] All lands are shared out. Each has a stack of tiles that nobody knows yet.
    [knights] Everybody puts one knight on a land of their own, before seeing any stack.
    [sorting] Everybody looks at their own stacks and puts them in order. Then one more unseen tile goes on top of each.
    [income] All 24 gold cards are dealt again. Fame and hits from the round before are handed in first, for extra cards.
    [dragon] Four attacks. For each, somebody chooses a hidden dragon tile and all offer gold face down. Too little: { $whole ->
        [yes] as many lands are attacked as the tile says.
       *[no] one land is attacked for each gold that is missing.
    }
    [purchase] One after the other buys tiles for 2 gold and looks at stacks for 1. Gold that is not spent is gone.
   *[event] The lowest yellow tile makes way for a red one, up to round 5. The crown moves on, and the new regent lays out the tiles.
}
web-attack-count = { $phase } { $attack }/4
web-about-round = A game has as many rounds as it takes: until the dragon has been hit seven times, or until no knight is left.
web-hits-so-far = Hits: { $hits } of 7
web-hits-short = { $hits }/7
web-about-hits = Every fight that a knight wins hits one of the dragon’s seven heads. With the seventh hit the dragon is slain.
web-head = A head of the dragon
web-about-head = { $hit ->
    [yes] It has been hit and is out of the fight.
   *[no] A knight who wins a fight hits one head. All seven hit: the dragon is slain.
}
web-tile-name = { $colour ->
    [red] Red
   *[other] Yellow
} dragon tile, { side }
web-tile-gone = Dragon tile, { side }
web-about-tile-gone = The tiles have been picked up; the regent lays them out.
web-about-tile-down = Face down: the dragon wants { $numbers } gold here. If less is offered, it attacks from { $land } on.
web-about-tile-up = Already turned up in this round: it was a { $number }.
web-about-tile-lay = Tap it to change its colour. Red tiles are 5 or more, yellow ones at most 4.
web-wants = { $numbers } gold
web-piece-of = { $name }’s dragon piece stands here: the attack comes from this tile.
web-close = Close
web-round = Round { $round }
web-land-free = { $land }, free
web-land-mine = { $land }, yours
web-land-of = { $land } of { $name }
web-land-lost = { $land }, in ruins
web-about-lost = The dragon came here, and no knight stood in its way. Land, gear and stack are gone.
web-about-gate = A gate: attacks from here begin with this land.
web-about-knight = { $gear ->
    [both] Its knight has sword and shield: three knights or three swords win, and from the third shield on he may stop.
    [sword] Its knight has a sword: three knights or three swords win his fight.
    [shield] Its knight has a shield: from the third shield on he may stop his fight.
   *[none] Its knight fights when the dragon comes: three knight cards win, three dragons lose.
}
web-about-waiting = Gear without a knight waits here.
web-about-bare = No knight: if the dragon comes here, the land is lost.
web-about-marked = The dragon attacks it now.
web-about-stack = { $count ->
    [0] Its stack is used up.
    [1] 1 tile is left in its stack{ $tile ->
        [none] .
       *[other] : { $tile }.
    }
   *[other] { $count } tiles are in its stack{ $tile ->
        [none] .
       *[other] , { $tile } on top.
    }
}
web-about-tile = { $kind ->
    [power] Counts for the crown at the end. Until then, 1 power puts two dragons aside in a fight.
    [knight] Goes on a land of yours and fights when the dragon comes there.
    [sword] Goes on a land of yours. With it, three sword cards win a fight there, too, not just three knights.
    [shield] Goes on a land of yours. With it, the knight there may stop a fight from the third shield on.
   *[other] Whoever buys it is attacked at once on that land: a knight there fights, without one the land is lost.
}
web-about-unknown = You have not seen this tile. Its owner may turn it up for 2 gold, or look at the stack for 1.
web-about-gold = { $card ->
    [X] Worth nothing. Face down it looks like gold until all cards are turned up.
   *[other] Worth { $card } gold: offer it to the dragon, or keep it for the purchase. Next round everything is dealt again.
}
web-gold-left = { $left } gold
web-about-purse = What your cards are worth. After the dragon’s four attacks a tile costs 2 gold and a look 1; the rest goes back.
web-height = { $count ->
    [1] 1 tile
   *[other] { $count } tiles
}
web-top = { $tile } on top
web-turned = turned up: { $tile }
web-hand = Your gold, { $worth } together
web-gold = Gold card { $card }{ $count ->
    [1] {""}
   *[other] , { $count } times
}
web-purse = { $left } gold left, { $spent } spent
web-about-offered = All offerings are turned up together, when everybody has laid theirs.
web-offered = { $count ->
    [1] 1 card offered face down
   *[other] { $count } cards offered face down
}
web-given = Gave { $gold } gold
web-about-given = Offered at the last attack. Offered gold is gone until the next round, whether it was enough or not.
web-about-said = Anybody may say something about their gold or their tiles. It need not be true.
web-about-talk = Tell the others what you offer, what you hold or what lies on a stack. It need not be true.
web-talk = Say something
web-topic = { $topic ->
    [offer] I offer …
    [gold] I have …
   *[top] My top tile on …
}
web-laying = Stack of { $land }
web-from-top = From the top, which is bought first:
web-still = Tap what comes next:
web-place = Place { $nth } from the top
web-about-place = The tile that you tap next comes here. Only the top tile can be bought.
web-lay-again = Take back
web-unknown = unknown
web-buy = Buy, 2 gold
web-look = Look, 1 gold
web-risk = You have not seen the top tile. If it is a dragon attack, { $knight ->
    [yes] your knight has to fight here.
   *[no] the land is lost.
}
web-said = “{ $claim }”
web-tiles = Dragon tiles of this round
web-tile-number = Dragon tile { $number }
web-about-number = { $seen ->
    [yes] Already turned up in this round.
   *[no] Still face down. It wants { $number } gold.
}
web-unseen = Tiles you have not seen
web-about-unseen = Still { $count } of them in stacks that you do not know.
web-about-regent = The regent goes first whenever order matters, and lays out the dragon tiles. The crown moves on every round.
web-about-status = For whoever has hit the dragon, power is worth more: at the end it is multiplied by this.
web-about-fame = For the largest offering. At the next income it is handed in for { $value ->
    [1] 1 extra gold card.
   *[other] { $value } extra gold cards.
}
web-about-hit-marker = For a fight that was won. At the next income each is handed in for 4 extra gold cards.
web-about-lands = { $shared ->
    [yes] The lands that stand at the end are your result.
   *[no] Each has a stack to buy from. If power is tied at the end, more lands win.
}
web-about-cards = Dealt again every round, and secret. Offer them to the dragon, or buy tiles with them.
web-about-power = { $shared ->
    [yes] In a fight 1 power puts two dragons aside.
   *[no] Whoever has the most at the end wins the crown. In a fight 1 power puts two dragons aside.
}
web-fight = Fight at { $land }
web-fight-goal = { $sword ->
    [yes] Three knights or three swords win. Three dragons: the knight is lost.
   *[no] Three knights win. Three dragons: the knight is lost.
}
web-deck = Combat cards
web-about-deck = 36 cards, shuffled for every fight and turned up one by one.
web-of-three = { $count } of 3
web-no-use = no use
web-about-combat = { $card ->
    [knight] The third one wins the fight: a hit on the dragon.
    [dragon] The third one ends it: the knight and his gear are lost, the land stands.
    [sword] The third one wins the fight, as this knight has a sword.
    [shield] From the third one on the fight may be stopped as a draw.
   *[idle] Does not count: this knight has no such gear.
}
web-aside = { $count } put aside with power
web-regent = Regent
web-status = { $status ->
    [victorious] Victorious dragon fighter: power counts three times
   *[other] Successful dragon fighter: power counts twice
}
web-fame = Fame { $value }
web-hits = { $count ->
    [1] 1 hit marker
   *[other] { $count } hit markers
}
web-lands = { $count ->
    [1] 1 land
   *[other] { $count } lands
}
web-cards = { $count ->
    [1] 1 gold card
   *[other] { $count } gold cards
}
web-power = { $count } power
web-col-power = Power
web-col-finale = Finale
web-col-factor = Factor
web-col-lands = Lands
web-col-points = Points
web-col-saved = Saved
web-why = { $how ->
    [dragon] You have all lost together: when the dragon wins, power and lands count for nothing.
    [shared] { $lands ->
        [1] 1 land is saved.
       *[other] { $lands } lands are saved.
    }
   *[crown] { $who ->
        [winner] The crown is yours, with { $points } points.
        [loser] You lost: the crown goes to { $names } with { $points } points; you have { $mine }.
       *[other] The crown goes to { $names } with { $points } points.
    }
}

## In the browser: the goal and a few tips

web-goal-1 = Together, hit the dragon seven times before the last knight is gone. { $seats ->
    [1] The lands still standing are your score.
   *[other] { $cooperative ->
        [true] The lands still standing are your score.
       *[other] Then the most power wins.
    }
}
web-goal-2 = Each round: offer gold to hold off attacks, fight with your knights, buy tiles from your lands.
web-tip-1 = Every dragon tile hides a number: that much gold holds it off. Too little, and the dragon attacks land after land.
web-tip-2 = A land attacked without a knight is nearly always lost. A knight saves his land, win or lose; a win is a hit.
web-tip-3 = Look at a stack for 1 gold before you buy its top tile for 2: it could be a dragon attack.
web-tip-4 = When you play for the crown, power counts double once you have a hit, and triple for the seventh.

## Captions of the rules

web-rule-1 = The city tiles power, knight, sword, shield, dragon attack; the gold cards 3, 2, 1 and X.
web-rule-2-5 = You have sorted the stack; on top of it now lies a tile that nobody knows.
web-rule-2-7 = Round 2: the yellow 2 and 4 are face up. So the hidden yellow tile is the 3, and the red one the 5.
web-rule-5-1 = The dragon piece goes onto a tile that is face down; that is where the attack comes from.
web-rule-5-3 = The offering is 2 + 1 + 1 = 4 and the tile is a 4: prevented. Whoever gave the most takes fame 1.
web-rule-5-4 = The offering is 2 + 1 = 3 and the tile is a 6: three lands are attacked.
web-rule-5-6 = A marked land without a knight is lost.
web-rule-6-1 = A shield but no sword: swords do not count, the third knight wins and scores a hit.
web-rule-6-2 = The third shield is turned: this knight may stop, or fight on and be asked again at the next one.
web-rule-6-3 = Two dragons lie open: for one power both are put aside, and the fight goes on.
web-rule-6-4 = The third dragon: knight and gear are gone, the land still stands.
web-rule-7-1 = Turned up for 2 gold: a sword. It goes onto one of your lands without a sword and stays there.
web-rule-7-2 = Looked at for 1 gold and put in a new order: the power is on top now.
web-rule-7-4 = A dragon attack bought on a land without a knight: the land is lost.
web-rule-8-1 = After round 1 the yellow 1 goes and the red 5 comes.
web-rule-9-1 = All seven heads are hit: the game ends at once.
web-rule-9-4 = Twice power, then a shield: you take 2 power, the rest stays unseen.

## What puzzles are about

puzzle-gold = How much gold
puzzle-purchase = Buying and saving
puzzle-lands = Taking lands
puzzle-fight = Against the heads
puzzle-order = At the right time

## In reports about many games

happens-took-land = Lands taken in the draft
happens-start-tiles = Start tiles
happens-knight-put = Lands with the first knight
happens-looked = Stacks looked at
happens-saw-stack = Saw a stack
happens-saw-stack-land = Stacks seen, by land
happens-saw-stack-tiles = Tiles seen in stacks
happens-laid-stack = Sorted a stack
happens-laid-stack-land = Stacks sorted, by land
happens-laid-stack-tiles = Tiles sorted
happens-sorted = Finished sorting
happens-sorting-ends = Sorting ends
happens-round-begins = A round begins
happens-handed-in = Handed in fame and hits
happens-got-gold = Got gold
happens-gold-held = Gold held
happens-piece-put = Dragon piece put on field
happens-offered = Offered
happens-offered-cards = Cards offered
happens-revealed = Offering revealed
happens-tile-up = Dragon tile turned up
happens-tile-up-field = Dragon tiles, by field
happens-tile-up-tile = Dragon tiles, by number
happens-prevented = Attacks prevented, by field
happens-fame = Fame won
happens-attacked = Lands attacked
happens-fight-begins = Lands fought for
happens-combat-card = Combat cards
happens-power-spent = Power spent
happens-dragon-won-fight = Lands where the dragon won
happens-hit = Hits scored, by land
happens-draw = Fights drawn, by land
happens-successful = Is successful
happens-marker-lifted = Markers lifted, by land
happens-land-lost = Lands lost
happens-bought = Bought a tile
happens-bought-land = Tiles bought, by land
happens-bought-tile = Tiles bought
happens-tile-put = Put a tile
happens-tile-put-land = Tiles put, by land
happens-tile-put-tile = Tiles put
happens-no-room = Tiles without room
happens-purchases-end = Purchases end
happens-tiles-laid = Colours of dragon tiles
happens-claimed = Claims made
happens-victorious = Is victorious
happens-turned = Turned a tile in the finale
happens-turned-land = Finale, by land
happens-turned-tile = Finale, by tile
happens-counted = Counted
happens-crowned = Crowned
happens-saved = Lands saved
happens-dragon-won = The dragon wins
happens-stopped = Stopped at the limit
happens-take = Take a land
happens-buy = Buy in a land
happens-look = Look at a stack
happens-put = Put a tile
happens-next = Next tile of a stack
happens-done = Done
happens-piece = Put a dragon piece
happens-offer = Offer
happens-fight = Fight for a land
happens-spend = Spend power
happens-stop = Stop
happens-onward = Go on
happens-lift = Lift a marker
happens-lay = Lay the dragon tiles
happens-name = Name the winner
happens-turn = Turn a combat card
happens-talk = Claim something
happens-sayoffer = Claim an offer
happens-saygold = Claim gold
happens-saytop = Claim a top tile
happens-saytop-land = Claims, by land
happens-saytop-kind = Claims, by tile
