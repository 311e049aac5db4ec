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

## Pages

hall-title = Five dragon games, one table
hall-about = There is still a light in the back room. Pick a box.
table-title = Table { $id }
replay-page-title = Game { $id }
replay-page-move = Move { $move }
rules-title = { $game }: the rules
lost-title = There is no table here
lost-about = There is nothing at { $path }. A table’s address looks like { $example }.
lost-back = To the hall

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
points = Points

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
option-chosen = { $label } = { $value }

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

## What could not be done

problem-no-table = There is no such table, or not any more.
problem-no-game = This game is not here.
problem-old-game = This table was begun with an older version of the game.
problem-storage = Nothing can be stored just now. Try again in a moment.
problem-too-fast = That was too fast. Wait a moment.
problem-not-your-turn = There is nothing for you to decide now.
problem-nothing-to-undo = You have done nothing yet that could be taken back.
problem-undo-asked = Somebody has asked already; the others are thinking about it.
problem-no-undo-asked = The question has been settled.
problem-over = The game is over.
problem-closed = This table was given up.
problem-started = The game has begun already.
problem-seat-taken = This seat is taken.
problem-seat-kept = This seat is for somebody with an invitation.
problem-seats-open = There are seats free yet.
problem-not-host = Only whoever set the table can do that.
problem-bad-text = That cannot be said: at most 300 characters, without control characters.
problem-offline = The server cannot be reached just now.
problem-other = That did not work: { $text }
