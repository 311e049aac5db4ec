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
colour = { $colour ->
    [red] red
   *[other] yellow
}
marker = attack marker
nothing = none

## The table

heading = Round { $round }, regent: { $name }. Hits: { $hits } of { $most }.
tiles-taken-up = The dragon tiles are being laid out anew.
field-up = Field { $field } (entry { $land }): { colour } { $numbers }, face up.
field-down = Field { $field } (entry { $land }): { colour }, face down; possible: { $numbers }.
seat-line = { $name } (seat { $seat }): { $cards } gold cards, { $offered } offered, { $spent } gold spent; power { $power }, fame { $fame }, hit markers { $hits }{ $status ->
    [victorious] {""}, victorious dragon fighter.
    [successful] {""}, successful dragon fighter.
   *[none] .
}
lands-line = Lands: { $lands }.
from-the-top = from the top: { $tiles }
lost-line = Lost lands: { $lands }.
fight-line = Fight on { $land }. Open: knights { $knights }, dragons { $dragons }, swords { $swords }, shields { $shields }.
claim-line = { $who ->
    [you] You said: { $claim }.
   *[other] { $name } said: { $claim }.
}
claim-offer = I offer { $gold } gold
claim-gold = I hold { $gold } gold
claim-top = my top tile on { $land }: { $tile }
my-gold = Your gold cards: { $cards }. Worth { $worth } gold.

## Who decides what

decision-take-land = { $who ->
    [you] Take a free land.
   *[other] { $name } takes a land.
}
decision-start-knight = { $who ->
    [you] On which land does your start knight stand?
   *[other] { $name } puts the start knight.
}
decision-sort = { $who ->
    [you] Look at a stack of yours to lay it anew, or say that you are done.
   *[other] { $name } sorts stacks.
}
decision-order = { $who ->
    [you] The stack of { $land }, from the top: which tile lies next?
   *[other] { $name } lays a stack anew.
}
decision-dragon-piece = { $who ->
    [you] Where does your dragon piece go?
   *[other] { $name } puts the dragon piece.
}
decision-offer = { $who ->
    [you] What do you offer? One card at a time, then done.
   *[other] { $name } offers gold.
}
decision-pick-fight = { $who ->
    [you] Which of your knights fights first?
   *[other] { $name } picks a fight.
}
decision-power = { $who ->
    [you] Two dragons lie open on { $land }: spend a power, or turn the next card?
   *[other] { $name } decides about power in the fight on { $land }.
}
decision-shield = { $who ->
    [you] The shields let you stop the fight on { $land }.
   *[other] { $name } decides whether to stop the fight on { $land }.
}
decision-marker = { $who ->
    [you] Which attack marker do you take off?
   *[other] { $name } takes off an attack marker.
}
decision-purchase = { $who ->
    [you] Buy, look, or finish.
   *[other] { $name } makes purchases.
}
decision-put = { $who ->
    [you] { $tile }: on which of your lands?
   *[other] { $name } puts a tile somewhere: { $tile }.
}
decision-lay-tiles = { $who ->
    [you] You are the regent: which colour lies on which field?
   *[other] { $name } lays out the dragon tiles.
}
decision-name-king = { $who ->
    [you] You are the regent: who is crowned?
   *[other] { $name } names the king.
}
decision-claim = { $who ->
    [you] What do you claim?
   *[other] { $name } makes a claim.
}

## Moves, as the list has them

move-take = take { $land }
move-buy = buy the top tile of { $land } for 2 gold
move-look = look at the stack of { $land }
move-put = put it on { $land }
move-next = next: { $tile }
move-done = done
move-piece = dragon piece on field { $field }
move-offer = one more card: { $card }
move-fight = fight on { $land }
move-turn = turn the next card
move-spend = spend a power
move-stop = stop: a draw
move-onward = fight on
move-lift = take the marker off { $land }
move-lay = field by field: { $colours }
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
    [you] You have { $power } start power.
   *[other] { $name } has { $power } start power.
}
event-knight-put = { $who ->
    [you] Your start knight stands on { $land }.
   *[other] The start knight of { $name } stands on { $land }.
}
event-looked = { $who ->
    [you] You look at the stack of { $land }.
   *[other] { $name } looks at the stack of { $land }.
}
event-saw-stack = { $who ->
    [you] On { $land } you see, from the top: { $tiles }.
   *[other] On { $land } { $name } sees, from the top: { $tiles }.
}
event-laid-stack = { $who ->
    [you] You lay { $land } anew, from the top: { $tiles }.
   *[other] { $name } lays { $land } anew, from the top: { $tiles }.
}
event-sorted = { $who ->
    [you] You are done with sorting.
   *[other] { $name } is done with sorting.
}
event-sorting-ends = The sorting is over. Each land gets one more tile, unseen.
event-round-begins = { $who ->
    [you] Round { $round } begins. You are the regent.
   *[other] Round { $round } begins. { $name } is the regent.
}
event-handed-in = { $who ->
    [you] You hand in { $fame } fame and { $hits } hit markers for { $cards } cards.
   *[other] { $name } hands in { $fame } fame and { $hits } hit markers for { $cards } cards.
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
    [you] You put the dragon piece on field { $field }.
   *[other] { $name } puts the dragon piece on field { $field }.
}
event-offered = { $who ->
    [you] Cards you offer: { $count }.
   *[other] Cards { $name } offers: { $count }.
}
event-offered-cards = { $who ->
    [you] You offer face down: { $cards }.
   *[other] { $name } offers face down: { $cards }.
}
event-revealed = { $who ->
    [you] Your offering: { $cards }.
   *[other] Offering of { $name }: { $cards }.
}
event-tile-up = The tile on field { $field } is a { $tile }; the offering is { $offering }.
event-prevented = The attack from field { $field } is prevented.
event-fame = { $who ->
    [you] You get a fame marker: { $value }.
   *[other] { $name } gets a fame marker: { $value }.
}
event-attacked = The dragon attacks: { $lands }.
event-fight-begins = { $who ->
    [you] Your knight on { $land } fights.
   *[other] The knight of { $name } on { $land } fights.
}
event-combat-card = Combat card: { $card }.
event-power-spent = { $who ->
    [you] You spend a power; both dragons are put aside.
   *[other] { $name } spends a power; both dragons are put aside.
}
event-dragon-won-fight = { $who ->
    [you] The dragon wins on { $land }: you lose the knight and his gear.
   *[other] The dragon wins on { $land }: { $name } loses the knight and his gear.
}
event-hit = { $who ->
    [you] Your knight on { $land } wins: hit number { $hits }.
   *[other] The knight of { $name } on { $land } wins: hit number { $hits }.
}
event-draw = { $who ->
    [you] You stop the fight on { $land }: a draw.
   *[other] { $name } stops the fight on { $land }: a draw.
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
    [you] You lose { $land }.
   *[other] { $name } loses { $land }.
}
event-bought = { $who ->
    [you] You buy on { $land }: { $tile }.
   *[other] { $name } buys on { $land }: { $tile }.
}
event-tile-put = { $who ->
    [you] You put it on { $land }: { $tile }.
   *[other] { $name } puts it on { $land }: { $tile }.
}
event-no-room = { $who ->
    [you] You have no room for it, it leaves the game: { $tile }.
   *[other] { $name } has no room for it, it leaves the game: { $tile }.
}
event-purchases-end = { $who ->
    [you] You finish your purchases; { $cards } cards go back.
   *[other] { $name } finishes; { $cards } cards go back.
}
event-tiles-laid = { $who ->
    [you] You are the new regent. The dragon tiles, field by field: { $colours }.
   *[other] { $name } is the new regent. The dragon tiles, field by field: { $colours }.
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
    [you] Finale on your { $land }: power { $power }, ended by: { $tile }.
   *[other] Finale on { $land } of { $name }: power { $power }, ended by: { $tile }.
}
event-counted = { $who ->
    [you] You have { $points } points and { $lands } lands.
   *[other] { $name } has { $points } points and { $lands } lands.
}
event-crowned = { $who ->
    [you] You are crowned.
   *[other] { $name } is crowned.
}
event-saved = Standing lands: { $lands }.
event-dragon-won = The dragon has won. Standing lands: { $lands }.
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
    .about = So many written claims for each player and phase.
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
    .about = After so many rounds it ends without a result; 0 means no limit.

## Refusals: one friendly sentence each; the clause is named beside it

refuse-no-such-action = There is no such move in this game.
refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn.
refuse-land-not-free = That land is not free.
refuse-only-in-the-draft = Lands are taken only at the beginning.
refuse-no-such-tile-left = That tile is not left in the stack you are laying.
refuse-no-stack-open = You have no stack open.
refuse-tile-face-up = That tile is already face up.
refuse-not-putting-the-piece = The dragon piece is not yours to put now.
refuse-no-such-card = You have no such card.
refuse-not-offering = Nothing is offered now.
refuse-no-fight-there = You have no knight under attack there.
refuse-not-picking-a-fight = There is no fight to pick now.
refuse-not-at-two-dragons = Power is spent only while exactly two dragons lie open.
refuse-not-at-third-shield = Only the third shield or a later one, just turned, lets a knight with a shield stop.
refuse-no-marker-there = There is no marker there.
refuse-no-fight-won = You take a marker off only after a fight.
refuse-wrong-colours = These are not the colours of this round.
refuse-not-laying-out = No dragon tiles are laid out now.
refuse-not-tied = That player is not among the tied ones.
refuse-nobody-to-name = Nobody is to be named now.
refuse-no-claim-now = Claims are made when you set the piece, offer or buy.
refuse-enough-said = You have made all your claims in this phase.
refuse-talk-first = First say what the claim is about: talk offer, talk gold or talk top.
refuse-other-topic = You have begun to talk about something else.
refuse-no-own-stack-there = You have no stack there.
refuse-lay-the-stack-first = First lay the stack that you have open.
refuse-fight-first = First the fight goes on.
refuse-put-first = First put down the tile you have bought.
refuse-must-choose = You have to choose something here.
refuse-not-your-land = That is no land of yours.
refuse-no-room-there = There is no room for it on that land.
refuse-nothing-to-put = You have nothing to put down.
refuse-not-buying = This is not the time for purchases.
refuse-too-little-gold = You do not have enough gold left.
refuse-no-tiles-there = No tiles are left there.

## In the browser alone

web-map = The map
web-close = Close
web-round = Round { $round }
web-heads = { $hits } of 7 heads hit
web-land-free = { $land }, free
web-land-mine = { $land }, yours
web-land-of = { $land } of { $name }
web-land-lost = { $land }, dust and ashes
web-height = { $count ->
    [1] 1 tile
   *[other] { $count } tiles
}
web-top = { $tile } on top
web-turned = turned up: { $tile }
web-field-empty = Field { $field } (entry { $land }): empty
web-lay = Field { $field }: { colour }
web-hand = Your gold, { $worth } together
web-gold = Gold card { $card }{ $count ->
    [1] {""}
   *[other] , { $count } times
}
web-worth = { $worth } gold
web-purse = { $left } gold left, { $spent } spent
web-offered = { $count ->
    [1] 1 card offered face down
   *[other] { $count } cards offered face down
}
web-given = Offered: { $gold } gold
web-talk = Say something
web-topic = { $topic ->
    [offer] I offer …
    [gold] I have …
   *[top] My top tile on …
}
web-laying = Stack of { $land }, from the top
web-laid = The stack as it lies
web-lay-again = Take the tile back
web-stack = The stack, from the top
web-unknown = unknown
web-buy = Buy, 2 gold
web-look = Look, 1 gold
web-said = “{ $claim }”
web-tiles = Dragon tiles of this round
web-tile-up = { $number }, face up
web-tile-down = { $number }, still hidden
web-unseen = City tiles that you do not know
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

## Captions of the rules

web-rule-1 = The city tiles power, knight, sword, shield, dragon attack; the gold cards 3, 2, 1 and X.
web-rule-2-5 = You have sorted the stack; on top of it now lies a tile that nobody knows.
web-rule-2-7 = Round 2: the yellow 2 and 4 are face up. So the hidden yellow tile is the 3, and the red one the 5.
web-rule-5-1 = The dragon piece goes onto a tile that is face down; that is where the attack comes from.
web-rule-5-3 = Offered are 2 + 1 + 1 = 4 and the tile is a 4: prevented. Whoever gave most takes fame 1.
web-rule-5-4 = Offered are 2 + 1 = 3 and the tile is a 6: three lands are attacked.
web-rule-5-6 = A marked land without a knight is lost.
web-rule-6-1 = A shield but no sword: swords do not count, the third knight wins and scores a hit.
web-rule-6-2 = The third shield is turned: this knight may stop, or fight on and be asked again at the next one.
web-rule-6-3 = Two dragons lie open: for one power both are put aside, and the fight goes on.
web-rule-6-4 = The third dragon: knight and gear are gone, the land still stands.
web-rule-7-1 = Turned up for 2 gold: a sword. It goes onto an own land without a sword and stays there.
web-rule-7-2 = Looked at for 1 gold and laid anew: the power is on top now.
web-rule-7-4 = A dragon attack bought on a land without a knight: the land is lost.
web-rule-8-1 = After round 1 the yellow 1 goes and the red 5 comes.
web-rule-9-1 = All seven heads are hit: the game ends at once.
web-rule-9-4 = Twice power, then a shield: you take 2 power, the rest stays unseen.
