# What only the table in the browser says.

## Everywhere

skip-to-content = To the content
to-the-hall = Drachenhort, to the hall
close = Close
loading = One moment …
load-failed = That could not be loaded. Check the connection and try again.
try-again = Try again

## Settings

settings = Settings
theme = Light
theme-system = As the device
theme-lamplight = Lamplight
theme-daylight = Daylight
speed = Pace of the cards
speed-slow = Leisurely
speed-normal = Normal
speed-fast = Brisk
speed-instant = At once
sound = Sounds
sound-off = Off
sound-on = On
engine-compiled = The server runs compiled.
engine-pure = The server runs uncompiled: everything works, only slower.
engine-compiling = The server is being compiled; the next start will be faster.
engine-ready = The server has been compiled; the next start will be faster.

## Pages

hall-title = Five dragon games, one table
hall-about = There is still a light in the back room. Pick a box.
table-title = Table { $id }
replay-page-title = Game { $id }
rules-title = { $game }: the rules
lost-title = There is no table here
lost-about = There is nothing at { $path }. A table’s address looks like { $example }.
lost-back = To the hall

## Hall

hall-waiting = { $count ->
    [1] In one game it is your turn.
   *[other] In { $count } games it is your turn.
}
box-play = Play now
box-open = { $game }, play now, { $bots ->
    [1] against one bot
   *[other] against { $bots } bots
}
box-opening = Setting up { $game }.
box-is-opening = Setting up …
box-people = Players:{" "}
box-minutes = { $from }–{ $to } min
box-own = Own table: { $game }
box-own-short = Own table
pitch-drachensachen = Get rid of your cards before the others do. Dragons do not always help.
pitch-drachenfaust = Coins in your fist, all open at once. Who wins the creature?
pitch-drachenhueter = Collect young dragons by a book that turns its pages whenever you reach for one.
pitch-drachenfels = Over rainbows and bridges to the princess with the right shoes.
pitch-schutt_und_asche = Together against seven heads, alone for the crown. Lying is allowed.
name-label = You play as
name-change = change
name-keep = Keep this name
name-leave = Leave it as it was
name-kept = You are now called { $name }.
my-games = Your games
my-games-over = { $count ->
    [1] One game is over
   *[other] { $count } games are over
}
open-tables = Open tables
open-tables-none = Nobody is waiting right now. Open a table yourself and it will stand here.
list-you = you
list-bots = { $count ->
    [1] one bot
   *[other] { $count } bots
}
list-nobody = nobody yet
list-over = over
list-my-turn = Your turn
list-their-turn = To move: { $names }
list-bots-turn = A bot is thinking
list-free = { $free } of { $seats } seats free
list-go-on = Play on
list-to-table = To the table
list-look = Have a look
list-lost = The server does not answer. This list may be out of date.
join = To a table
join-about = Somebody sent you a link or a code? Put it in here.
join-label = Link or code
join-go = Go there
join-unknown = That is neither a link nor a code. They look like /t/q7Rk2TfW or q7Rk2TfW.
here-title = Bring the others into the room
here-about = Whoever is in the same network scans this code or types the address.
here-qr = QR code with the address of this hall
here-nobody = Only this device can come here at the moment. “drachenhort serve --host 0.0.0.0” opens the door for your network.

## A table of your own

new-title = { $game }: a table of your own
new-how = How do you want to play?
new-who = Who sits at the table?
new-door = Who may join?
door-public = Everybody: the table stands in the hall
door-private = Only those who have the link
new-details = Clock, and all rules one by one
new-open = Open the table
new-then-begin = Every seat is taken: it begins at once.
new-then-wait = Then you invite the others, and begin when everybody is there.
new-window = opens a new window
preset-own = A mixture of your own: something below is set differently.
preset-drachensachen-quick = One quick game
    .about = A single game. Whoever ends it wins.
preset-drachensachen-plain = A match
    .about = Several games, until somebody has lost 21 gold.
preset-drachensachen-full = Everything in it
    .about = A match with all curses and skills.
preset-drachensachen-house = With house rules
    .about = Everything, and the three house rules of section 9.
preset-drachenfaust-quick = To get to know it
    .about = Everybody shows their coins, two points win.
preset-drachenfaust-plain = As in the rules
    .about = Coins behind the screen, three points win.
preset-drachenfaust-tavern = In the tavern
    .about = More extras and more fairy gold in every round.
preset-drachenhueter-quick = With a memory aid
    .about = You see what everybody could have remembered.
preset-drachenhueter-plain = As in the rules
    .about = What the others have, you remember yourself.
preset-drachenhueter-full = With magic chests
    .about = Three chests lie open and bring further points.
preset-drachenfels-quick = Off you go
    .about = The knights are drawn by lot.
preset-drachenfels-plain = As in the rules
    .about = Everybody chooses a knight.
preset-drachenfels-strict = Short rainbows
    .about = Every rainbow reaches only to the nearest rock castle.
preset-schutt_und_asche-quick = All together
    .about = No crown, easier fights: together you save what can be saved.
preset-schutt_und_asche-plain = As in the rules
    .about = Together against the dragon, alone for the crown.
preset-schutt_und_asche-hard = For dragon slayers
    .about = Hard fights, and an offering that is too small saves nothing.
seat-count = Seats:
seat-fewer = One seat fewer
seat-more = One more seat
seat-number = Seat { $seat }
fill-bots = Bots only
fill-device = All on this device
fill-open = Free for all
sitter-me = Me ({ $name })
sitter-bot = Bot: { $level }
sitter-open = Free: whoever likes
sitter-invited = By invitation
level-random = plays at random
level-greedy = grabs what it can
seats-one-device = { $count } seats on this device: you hand it on, and everybody sees only their own cards.
seats-none-mine = You do not sit at the table yourself, and look on.
option-with-bots = With bots at the table it is always so.
option-bounds = From { $from } to { $to }.
option-all = All
option-none = None
file-forget = Leave it out
file-read = { $name } is in.
file-too-long = { $name } is too long: at most 20,000 characters.
clock = Clock
clock-none = None
clock-decision = Each decision
clock-game = The whole game
clock-days = Days
clock-about-decision = For whoever thinks too long a bot plays on until they come back.
clock-about-game = All decisions together; after each there is a little more.
clock-about-days = For games over weeks: so long may each decision take.
clock-of-seconds = Seconds
clock-of-minutes = Minutes
clock-of-increment = Seconds more
clock-of-days = Days

## Replay

replay-title = { $game }: looked at again
replay-controls = Go through the game
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-run = Go on by itself
replay-stop = Stop
replay-slider = Move
replay-at = Move { $move } of { $moves }
replay-pace = How fast it goes on by itself
replay-eyes = With whose eyes
replay-eyes-all = What everybody saw
replay-eyes-of = With the eyes of { $name }
replay-share = Link to this move
replay-not-over = This game is not over yet
replay-not-over-about = While it is being played there are secrets. You can watch at the table.

## Rules pages

books-title = The rules of all games
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [1] One rule found
   *[other] { $count } rules found
}
rules-print = Print

## At the table

no-table-title = This table is not there
others = The others at the table
table-tools = Tools at the table
table-menu = Menu
tab-my-turn = Your turn: { $game }
undo = Take back
hint = Hint
hint-says = A bot would choose: { $move }.
drawer = Log, chat, rules
drawer-log = Log
drawer-chat = Chat
drawer-rules = Rules
drawer-unread = { $name }, { $unread } unread
sending = Your move is on its way
act-late = Somebody was quicker: your move was not played.
rule-link = Rule { $clause }
all-offers = Everything you can do now
all-offers-count = Show all { $count } possibilities
show-end = To the scores
line-lost = Connection lost, back in a moment …
line-outdated = This page is out of date. Load it again.
reload = Load again

## Seats

you-name = { $name } (you)
that-is-you = that is you
is-bot = bot
seat-asked = decides
seat-away = not here just now
seat-bot-plays = a bot plays on
seat-open = free
seat-invited = kept for somebody
time-left = Time
days-left = { $days } days
bot-plays-for-you = A bot is playing for you.
all-away = Nobody has played for a while. The clocks stand still until somebody moves.
take-back = Play on yourself
get-up = Get up, a bot plays on

## Taking back

undo-question = { $name } would like to take a move back.
undo-agree = Agreed
undo-decline = Rather not
undo-waiting = You would like to take a move back. The others are thinking about it.
undo-refused = { $name } wants the move to stand.

## Log, chat, rules

log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-label = Your message
chat-send = Say it
chat-watching = Only those at the table can talk here. You can listen.
rules-search = Search the rules
rules-none = The rules say nothing about “{ $text }”.
rules-page = All rules on one page

## One device for several people

hand-over = Hand the device to { $name }
hand-over-any = Who takes the device?
hand-over-about = Nobody sees another’s cards here. Yours show when you tap your own name.
hand-over-me = I am { $name }
hand-over-log = What happened last

## Before the start

waiting-for = { $count ->
    [1] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-start = Everybody is seated. It can begin.
seats = Seats
sit-down = Sit down
stand-up = Get up
start-game = Start playing
start-needs = { $count ->
    [1] It begins when the last seat is taken.
   *[other] It begins when all seats are taken.
}
host-starts = Whoever set the table starts the game.
close-table = Give the table up
table-closed = This table was given up before it began.
invite = Invite
invite-about = Whoever opens this link or scans the code comes to the table.
invite-link = Link to this table
invite-qr = QR code with the link to this table
copy-link = Copy the link
copy-invitation = Copy the invitation
link-copied = The link is copied.
table-options = How it is played

## At the end

end-you-won = You have won!
end-won = { $count ->
    [1] { $names } has won
   *[other] { $names } have won
}
end-nobody = Nobody has won
scores = Scores
player = Player
is-winner = has won
plot-about = { $title }, a line for each seat. The numbers are in the scores.
watch-again = Watch it again
download-record = Record
rematch = Play again
to-rematch = To the next game
deal-fair = The deal was fair
deal-unfair = The seal does not fit the seed
deal-about = Before the first move a seal was shown: a fingerprint of salt and seed. Your browser has just worked it out again.
deal-seal = Seal from the start
deal-seed = Seed
deal-salt = Salt
deal-computed = Worked out again
deal-verify = Whether the cards came from the seed as well, “drachenhort verify” checks with the record.

## Keys

language = Language
keys = Keys
key-arrows = to the next thing on the table
key-tab = from group to group, from thing to thing
key-enter = do what is marked
key-all = show everything you can do now
key-hint = hint
key-undo = take back
key-log = log
key-chat = chat
key-rules = rules
key-sound = sounds on or off
key-end = the scores, when the game is over
key-escape = close, deselect
key-help = these keys
keys-everywhere = Everywhere
keys-rules = In the rules
keys-replay = While replaying
key-next-thing = to the next thing
key-do = do what is marked
key-close = close
key-search = search
key-move = one move back, one move on
key-ends = to the beginning, to the end
key-autoplay = go on by itself, or stop

## What could not be done

problem-no-table = There is no such table, or not any more.
problem-no-game = This game is not here.
problem-old-game = This table was begun with an older version of the game.
problem-storage = Nothing can be stored just now. Try again in a moment.
problem-too-fast = That was too fast. Wait a moment.
problem-too-many-tables = You, or others in your network, have a great many tables already. Start one of them first, or give it up.
problem-not-your-turn = There is nothing for you to decide now.
problem-nothing-to-undo = You have done nothing yet that could be taken back.
problem-undo-learnt = That stands: you have seen something new since then.
problem-undo-secret = That stands: nobody but you knows of it, and asking would give it away.
problem-several-choices = Those were several choices at once; make one after the other.
problem-undo-asked = Somebody has asked already; the others are thinking about it.
problem-no-undo-asked = The question has been settled.
problem-over = The game is over.
problem-closed = This table was given up.
problem-started = The game has begun already.
problem-seat-taken = This seat is taken.
problem-seat-kept = This seat is for somebody with an invitation.
problem-seats-open = There are seats free yet.
problem-not-host = Only whoever set the table can do that.
problem-not-seated = Only those who sit at the table can talk here.
problem-bad-text = That cannot be said: at most 300 characters, without control characters.
problem-bad-name = A name has 1 to 24 characters and no control characters.
problem-bad-options = This setting is not possible: { $text }
problem-bad-seats = Nobody can sit like this: { $text }
problem-bad-clock = There is no such clock: { $text }
problem-offline = The server cannot be reached just now.
problem-other = That did not work: { $text }
