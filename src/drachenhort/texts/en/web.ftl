# What only the table in the browser says.

## Everywhere

skip-to-content = Skip to the content
to-the-hall = Drachenhort, back to the hall
close = Close
loading = One moment …
load-failed = This could not be loaded. Check your connection and try again.
try-again = Try again

## Settings

settings = Settings
theme = Lighting
theme-system = Same as the device
theme-lamplight = Lamplight
theme-daylight = Daylight
speed = Speed of the cards
speed-slow = Leisurely
speed-normal = Normal
speed-fast = Brisk
speed-instant = Instant
stepping = After somebody else’s move
stepping-by-itself = The next one follows
stepping-tap = Wait for my tap
sound = Sounds
sound-off = Off
sound-on = On
engine-compiled = The server runs compiled.
engine-pure = The server runs uncompiled: everything works, just more slowly.
engine-compiling = The server is being compiled; the next start will be faster.
engine-ready = The server has been compiled; the next start will be faster.

## Pages

hall-title = { $games ->
    [5] Five
    [6] Six
   *[other] { $games }
} dragon games, one table
hall-about = There is still a light in the back room. Pick a box.
table-title = Table { $id }
replay-page-title = Game { $id }
rules-title = { $game }: the rules
lost-title = There is no table here
lost-about = There is nothing at { $path }. A table’s address looks like { $example }.
lost-back = Back to the hall

## Hall

hall-waiting = { $count ->
    [1] It is your turn in one game.
   *[other] It is your turn in { $count } games.
}
box-play = Play now
box-open = { $game }, play now, { $bots ->
    [1] against 1 bot
   *[other] against { $bots } bots
}
box-opening = Setting up { $game }.
box-is-opening = Setting up …
box-people = Players:{" "}
box-minutes = { $from }–{ $to } min
box-bots = { $bots ->
    [1] against 1 bot
   *[other] against { $bots } bots
}
box-rivals = { $game }, opponents:
rivals-title = { $game }: your opponents
rivals-legend = How well should they play?
box-level-easiest = Easiest to begin with
box-level-middle = A few rules to learn
box-level-much = More to learn
box-first = First games: { $about }
box-own = Set up a table: { $game }
box-own-short = Set up a table
name-label = You play as
name-change = change
name-keep = Save this name
name-leave = Cancel
name-kept = Your name is now { $name }.
my-games = Your games
my-games-over = { $count ->
    [1] One game is over
   *[other] { $count } games are over
}
open-tables = Open tables
open-tables-none = Nobody is waiting right now. Set up a table and it will appear here.
list-you = you
list-bots = { $count ->
    [1] one bot
   *[other] { $count } bots
}
list-nobody = nobody yet
list-over = over
list-my-turn = Your turn
list-their-turn = { $names } to move
list-bots-turn = A bot is thinking
list-free = { $free } of { $seats } seats free
list-go-on = Play on
list-to-table = Go to the table
list-look = Watch
list-lost = The server is not responding. This list may be out of date.
join = Join a table
join-about = Did somebody send you a link or a code? Enter it here.
join-label = Link or code
join-go = Join
join-unknown = That is neither a link nor a code. They look like /t/q7Rk2TfW or q7Rk2TfW.
here-title = Invite people nearby
here-about = Anybody on the same network can scan this code or type in the address.
here-qr = QR code with the address of this hall
here-nobody = Right now this hall can only be reached from this device. Whoever runs it can open it to the whole network.

## A table of your own

new-title = { $game }: your own table
new-how = How do you want to play?
new-who = Who is playing?
new-door = Who may join?
door-public = Everybody: the table is listed in the hall
door-private = Only people who have the link
new-details = Clock and individual rules
new-open = Open the table
new-then-begin = Every seat is taken: the game begins at once.
new-then-wait = Next you invite the others, and start when everybody is there.
new-window = opens a new window
preset-own = Your own mix: something below is set differently.
seat-count = Seats:
seat-fewer = One seat fewer
seat-more = One seat more
seat-number = Seat { $seat }
fill-bots = Me against bots
fill-device = All on this device
fill-open = All seats open
sitter-me = Me ({ $name })
sitter-bot = Bot: { $level }
sitter-open = Open to anybody
sitter-invited = By invitation
bots-level = How well the bots play
bots-mixed = The bots do not all play equally well: see each seat.
seats-one-device = { $count } seats on this device: you pass it round, and everybody sees only their own cards.
seats-none-mine = You have no seat yourself and will be watching.
option-with-bots = This cannot be changed while there are bots at the table.
option-bounds = From { $from } to { $to }.
option-all = All
option-none = None
file-forget = Remove
file-read = { $name } is included.
file-too-long = { $name } is too long: at most 20,000 characters.
variant-file = A variant from a file
variant-file-about = Other values than those in the box: a file that “drachenhort variant check” accepts.
variant-reading = It is being read and tried out …
variant-mistakes = This variant cannot be played:
variant-line = Line { $line }:
variant-other-game = This is a variant of { $game }.
variant-named = Variant “{ $name }”
variant-changed = Changed from the box:
variant-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
variant-options-only = Only the settings differ.
variant-rules = The rules below speak of the game as it is printed.
clock = Clock
clock-none = None
clock-decision = Per decision
clock-game = Whole game
clock-days = Days
clock-about-decision = If somebody takes too long, a bot plays for them until they come back.
clock-about-game = For all decisions together; a little time is added after each.
clock-about-days = For games that last weeks: each decision may take this long.
clock-of-seconds = Seconds
clock-of-minutes = Minutes
clock-of-increment = Seconds added
clock-of-days = Days

## Replay

replay-title = { $game }: replay
replay-controls = Step through the game
replay-first = Go to the start
replay-previous = One move back
replay-next = One move forward
replay-last = Go to the end
replay-run = Play automatically
replay-stop = Pause
replay-slider = Move
replay-at = Move { $move } of { $moves }
replay-pace = Playback speed
replay-eyes = Whose view
replay-eyes-all = What everybody could see
replay-eyes-of = Through { $name }’s eyes
replay-share = Link to this move
what-if = What if?
what-if-title = What if, after move { $move }?
what-if-over = The game is over here. Go back to an earlier move, then ask again.
what-if-seat = Whose seat
what-if-on = Play on from here yourself
what-if-on-about = At a table of your own: you in this seat, bots in the others.
what-if-level = How well the bots play
what-if-go = Play on
what-if-quick = Or let it be played { $games } times
what-if-quick-about = Quick games with no people, everybody playing sensibly, without much thought and sometimes overlooking something.
what-if-way = Starting from
what-if-way-truth = the position as it really was
what-if-way-view = what this seat could know
what-if-play = Play { $games } games
what-if-stop = Stop
what-if-count = { $games } of { $of } games
what-if-result = { $way ->
    [view] From what { $name } could know here, { $name } won { $share } % ({ $low } to { $high }) of { $games } games.
   *[truth] From the position as it really was, { $name } won { $share } % ({ $low } to { $high }) of { $games } games.
}
what-if-interval = In brackets: where the true share lies with 95 % confidence, if everybody plays on like this.
what-if-end-won = won
what-if-end-shared = won together
what-if-end-lost = lost
what-if-end-nobody = all lost together
what-if-end-endless = no end
what-if-part = { $end } { $share } %
played-on-from = This game was played on from move { $move } of another one. It was not dealt.
played-on-back = To that game
key-what-if = what if, from this move
replay-not-over = This game is still being played
replay-not-over-about = Until it is over there are secrets. You can watch at the table.

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
table-waits-title = This table is waiting
others = The others at the table
table-tools = Tools at the table
table-menu = Menu
tab-my-turn = Your turn: { $game }
undo = Undo
hint = Hint
hint-says = The strongest bot would choose: { $move }.
hint-only = There is nothing to compare, only one thing can be done: { $move }.
hint-why = Why 1 and not 2? { $why }
coach = Coach
coach-off = Off
coach-on = On
coach-about = It says before your turn what matters now, and warns once before a move that gives much away.
coach-close = Send the coach away
coach-more = All that the coach says
coach-quiet = The coach watches.
coach-careful = Careful. { $why } Tap again to do it all the same.
drawer = Log, chat, rules
drawer-log = Log
drawer-chat = Chat
drawer-rules = Rules
drawer-unread = { $name }, { $unread } unread
log-close = Close the log
goal = The goal
goal-more = First tips
goal-close = Got it
go-on = Go on
sending = Your move is on its way
act-late = Too late: somebody else moved first, so your move was not played.
rule-link = Rule { $clause }
all-offers = Everything you can do now
all-offers-count = { $count ->
    [1] The only move
   *[other] Show all { $count } moves
}
all-offers-short = { $count ->
    [1] The only move
   *[other] All { $count } moves
}
show-end = Show the scores
line-lost = Connection lost, back in a moment …
line-outdated = This page is out of date. Please reload it.
reload = Reload

## A guided first game

guide = Guided first game
guide-begin = Learn it by playing
guide-begin-game = Learn it by playing: { $game }, a guided first game
guide-station = { $station } of { $stations }
guide-last = Last
guide-idea = { $station }: what it is about
guide-leave = Go on later

## Seats

you-name = { $name } (you)
that-is-you = that is you
is-bot = bot
seat-asked = is deciding
about-charge = Their shield: { $charge ->
    [tower] the tower
    [wing] the wing
    [star] the star
    [key] the key
    [oak] the oak
   *[wave] the waves
}. It marks everything that is theirs.
about-bot = The computer plays here.
is-bot-level = bot, { $title }, level { $rank } of { $of }
about-level = A bot of level { $rank } of { $of }: it { $about }.
lamp = Lamp
about-lamp = It is lit for whoever has to decide. Right now that is not { $name }.
about-lamp-lit = It is lit: { $name } decides now.
seat-away = away right now
seat-bot-plays = a bot is playing
seat-open = free
seat-invited = reserved
time-left = Time
about-clock = When it is up, a bot makes this one choice.
days-left = { $days } days
bot-plays-for-you = A bot is playing for you.
all-away = Nobody has moved for a while. The clocks are stopped until somebody does.
take-back = Take over from the bot
get-up = Leave and let a bot play on

## Taking back

undo-question = { $name } would like to take back a move.
undo-agree = All right
undo-decline = No, it stands
undo-waiting = You would like to take back a move. The others are deciding.
undo-refused = { $name } wants the move to stand.

## Log, chat, rules

log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-label = Your message
chat-send = Send
chat-watching = Only those at the table can chat. You can read along.
rules-search = Search the rules
rules-none = Nothing in the rules matches “{ $text }”.
rules-goal = The goal
rules-tips = Good to know
rules-all = All the rules
    .about = These are the rules as they stand in the book. The goal above is how this table plays.
rules-page = All rules on one page

## One device for several people

hand-over = Hand the device to { $name }
hand-over-any = Who has the device now?
hand-over-about = Nobody sees anybody else’s cards here. Tap your own name to see yours.
hand-over-me = I am { $name }
hand-over-log = What happened last

## Before the start

waiting-for = { $count ->
    [1] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-start = Everybody is seated. The game can begin.
seats = Seats
sit-down = Sit down
stand-up = Leave this seat
start-game = Start playing
start-needs = { $count ->
    [1] The game can start when the last seat is taken.
   *[other] The game can start when all seats are taken.
}
host-starts = Whoever opened the table starts the game.
close-table = Close this table
table-closed = This table was closed before the game began.
invite = Invite
invite-about = Anybody who opens this link or scans the code comes to this table.
invite-link = Link to this table
invite-qr = QR code with the link to this table
copy-link = Copy the link
copy-invitation = Copy the invitation
link-copied = Link copied.
table-options = How it is played

## People: names, changes before the start, results, watching

seat-name = Name
seat-name-of = Name in seat { $seat }
seat-name-usual = Player { $seat }
seat-before = Move seat { $seat } up
sitter-device = Somebody on this device
bot-here = Put a bot here
bot-away = Remove { $name }
bot-level = How { $name } plays
bot-level-legend = How well should { $name } play from now on?
bot-level-keep = Let { $name } play like this
bot-level-now = { $name } now plays at level { $rank }: { $title }.
change-table = Change the table
change-keep = Save the changes
table-changed = The host has changed the table.
table-changed-seat = The host has changed the table. You are now in seat { $seat }.
file-kept = { $count ->
    [1] One entry from a file is in.
   *[other] { $count } entries from a file are in.
}
clock-told-none = No clock: everybody takes as long as they like.
clock-told-decision = { $time } for each decision.
clock-told-game = { $time } each for the whole game.
clock-told-game-more = { $time } each for the whole game, and { $more } more after each decision.
clock-told-days = { $days ->
    [1] One day for each decision.
   *[other] { $days } days for each decision.
}
span-seconds = { $count ->
    [1] 1 second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [1] 1 minute
   *[other] { $count } minutes
}
watching = You are watching.
watching-sit = Take a seat
running-tables = Games under way
list-running = in progress
list-watch = Watch
result-won = You won
result-won-together = You won together
result-lost = You lost
result-lost-together = You lost together
result-nobody = Nobody won
result-names = Won by { $names }
result-bot = a bot
result-rank = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $of }
problem-set-up-anew = The table has changed in the meantime. Have another look at it.
problem-too-many-changes = That has been changed too often already. Keep it, or set up a new table.
problem-not-your-seat = That is somebody else’s seat.

## At the end

end-you-won = { $how ->
    [together] You have won together!
   *[alone] You have won!
}
end-all-won = Everybody has won together
end-won = { $count ->
    [1] { $names } has won
   *[other] { $names } have won
}
end-nobody = Nobody has won
scores = Scores
player = Player
place = Place
place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
plot-low-best = { $title } (less is better)
is-winner = has won
plot-about = { $title }, a line for each seat. The numbers are in the scores.
watch-again = Watch the replay
download-record = Download the record
rematch = Play again
to-rematch = Go to the next game
deal-fair = The deal was fair
deal-unfair = The seal does not match the seed
deal-about = A seal was shown before the first move: a fingerprint of salt and seed. Your browser has just recalculated it.
deal-seal = Seal from the start
deal-seed = Seed
deal-salt = Salt
deal-computed = Recalculated
deal-verify = With the record, anybody can check that the cards really came from this seed.

## Help

help = Help
help-begin = How to begin
    .about = Tap a box: the table is set, bots sit down with you, and the game begins. Drachenfaust is the easiest to begin with. In your first two games of each you play the way that is easiest to learn.
help-turn = Your turn
    .about = The sentence in the middle says what is wanted. Whatever you can use now stands out: tap it. If you tap something that is not allowed, you are told why.
help-look = What is that?
    .about = Point at anything on the table, or hold a finger on it: the strip says what it is and what it does.
help-stuck = Not sure what to do?
    .about = “Hint” shows what the strongest bot would do in your place. “Everything you can do now” lists all your moves in words.
help-coach = A coach at your side
    .about = Where all others are bots, you can switch on a coach in the menu. It says before your turn what matters now, and warns once before a move that gives much of your chance away; a second tap does it all the same.
help-undo = Tapped the wrong thing?
    .about = “Undo” takes your last move back, as long as you have not seen anything new since. If others have moved, they are asked first.
help-rules = Rules
    .about = The rules begin with the goal and a few tips. They are open at every table while you play, and every rule can be searched for.
help-friends = Playing with friends
    .about = Set up your own table and leave seats free. Then send your friends the link, or let them scan the code with their phones.
help-device = Several people, one device
    .about = Set up your own table and choose “All on this device”. You hand it round, and everybody sees only their own cards.
help-pace = Too fast?
    .about = In the settings you choose how fast the cards move. With “Wait for my tap” nothing goes on until you say so.

## Keys

language = Language
language-name = English
keys = Keys
key-arrows = to the next thing in that direction
key-tab = from group to group, from thing to thing
key-enter = use what is marked
key-all = show everything you can do now
key-hint = hint
key-coach = coach on or off
key-undo = undo
key-log = log
key-chat = chat
key-rules = rules
key-sound = sounds on or off
key-end = the scores, when the game is over
key-escape = close, deselect
key-help = this help
keys-rules = In the rules
keys-replay = In a replay
keys-table = At the table there are more: press ? there.
key-next-thing = to the next thing
key-do = use what is marked
key-close = close
key-search = search
key-move = one move back, one move forward
key-ends = to the start, to the end
key-autoplay = play automatically, or pause

## My own record

account-title = Your name and games
record-title = My record
record-empty = Play a game to its end and it will stand here.
record-all = All games
record-row = { $won } of { $played } won
record-row-share = { $won } of { $played } won: { $share } % ({ $low } to { $high })
record-about = Games won together count as won. In brackets: where the true share lies with 95 % confidence. Lessons, puzzles and games played on do not count.
record-streaks = In a row: { $now } won now, { $best } at best.
record-wins = Won, of the last { $back } games each time
record-good = Good decisions in the games that were reviewed
record-plot = { $title }; most recently { $last }
record-people = people only
record-last = The last games
record-result-won = won
record-result-shared = won together
record-result-lost = lost
record-result-nobody = all lost together
record-judged = Review: { $share } % good decisions
record-kept = Where this is kept
record-kept-about = In this browser, and nowhere else unless you say so.
record-there = Keep it on this server too, with my name
record-there-about = Only you can see it; switch it off and it is deleted there.
record-save = Save as a file
record-take = Add from a file
record-taken = Added. { $count } games stand here now.
record-no-file = { $name } is not a record of games that was saved here.
record-clear = Delete all
record-clear-title = Delete your record?
record-clear-about = { $count } games are forgotten here, and on the server if they are kept there. The games themselves stay.
record-clear-yes = Delete
record-clear-not = Keep it
record-cleared = Your record is deleted.

## What could not be done

problem-no-table = There is no such table, or it is gone.
problem-no-game = This game is not available here.
problem-old-game = This game was started under rules that the server does not have at the moment. It is not lost: it will go on as soon as they are back.
problem-elsewhere = The table is moving just now. Try again in a moment.
problem-storage = Nothing can be saved right now. Try again in a moment.
problem-too-fast = That was too quick. Wait a moment.
problem-too-many-tables = You, or others on your network, already have a great many tables. Start or close one of them first.
problem-not-your-turn = You have nothing to decide right now.
problem-nothing-to-undo = You have not done anything yet that could be undone.
problem-undo-learnt = That move stands: you have seen something new since then.
problem-undo-secret = That move stands: only you know about it, and asking would give it away.
problem-not-alone = A coach speaks only where all others are bots.
problem-several-choices = That was several choices at once; make them one at a time.
problem-undo-asked = Somebody has already asked; the others are deciding.
problem-no-undo-asked = That question has been settled.
problem-not-over = This game is still being played.
problem-no-move = This game does not have that move.
problem-bad-action = That is not possible there: { $text }
problem-bad-record = That is not a record that can be read: { $text }
problem-over = The game is over.
problem-closed = This table was closed.
problem-started = The game has already begun.
problem-seat-taken = This seat is taken.
problem-seat-kept = This seat is reserved for somebody with an invitation.
problem-seats-open = Some seats are still free.
problem-no-bot = There is no bot in that seat any more.
problem-not-host = Only whoever opened the table can do that.
problem-not-seated = Only those at the table can chat here.
problem-bad-text = A message has at most 300 characters and no control characters.
problem-bad-name = A name has 1 to 24 characters and no control characters.
problem-bad-options = This setting is not possible: { $text }
problem-bad-variant = This variant is not possible: { $text }
problem-too-many-variants = As many variants are being played here as there can be. Try again later.
problem-bad-seats = These seats are not possible: { $text }
problem-bad-clock = This clock is not possible: { $text }
problem-offline = The server cannot be reached right now.
problem-other = That did not work: { $text }

## How did I play?

review-title = How did I play?
review-title-of = { $game }: how did I play?
review-about = Bring the record of a finished game. Every choice of one seat is then judged by what that seat could know. The review is for you alone and is forgotten after a while.
review-bring = A record, as a file. You can also drop it here.
review-whose = Whose choices
review-seat = Seat { $number }: { $name }
review-begin = Judge these choices
review-no-record = That is no record of a game. A record has at most 90 kB and ends with .json.
review-another = Another record
review-under-way = Your choices are being judged.
review-progress = { $done } of { $total } choices
review-leave = You can go elsewhere meanwhile: it goes on by itself.
review-failed = The review could not be made just now.
review-account = What came from what
review-part-deal = Deal
review-part-luck = Luck and the others
review-part-skill = Your choices
review-chart = Chance to win
review-at = Choice { $number } of { $count }: { $mark }, chance { $chance } %
review-number = Choice { $number } of { $count }
review-previous = The choice before, of those shown
review-next = The next choice, of those shown
review-choices = Choices
review-show = Show these classes
review-none-shown = There is no choice of these classes.
review-bar = (cost more than { $bar } %)
review-mark-best = best
review-mark-good = good
review-mark-inaccurate = inaccurate
review-mark-mistake = mistake
review-mark-blunder = blunder
review-you = You: { $move }. Verdict: { $mark }.
review-better = Better: { $move }.
review-chance = chance { $mean } % ({ $low } to { $high })
review-cost = It cost { $mean } % ({ $low } to { $high }).
review-unlucky = Nobody could know: as things really lay, “{ $move }” would have been better.
review-lucky = As things really lay, it did no harm. Nobody could know that.
review-others = What else there was
review-try = Try the other move
review-how = Each choice was tried in { $playouts } games on tables that fit what you knew. { $forced ->
        [one] One choice was forced and is not judged.
       *[other] { $forced } choices were forced and are not judged.
    } A class counts only if the cost is above its bar even at the lower end.
problem-no-review = This review is not there any more.

## Puzzles

puzzles-title = Puzzles
puzzles-about = Positions from games between bots, each with one move that is clearly better than all others. Can you find it?
hall-puzzles = One move is clearly the best. A new puzzle every day, the same for everybody.
puzzles-today = Puzzle of the day
puzzles-each-game = Today for each game
puzzles-all = All puzzles
puzzles-game = Game
puzzles-any-game = All games
puzzles-theme = Theme
puzzles-any-theme = All themes
puzzles-grade = Difficulty
puzzles-any-grade = Any
puzzles-count = { $count ->
    [0] There is no such puzzle.
    [1] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-record = Your record
puzzles-solved = Solved: { $solved } of { $all }, { $once } of them at the first try.
puzzles-streak = { $days ->
    [1] You have solved the puzzle of the day for 1 day.
   *[other] You have solved the puzzle of the day { $days } days in a row.
}
puzzles-kept = Only this browser remembers it.
puzzle-title = Puzzle
puzzle-of-game = Puzzle: { $game }
puzzle-grade = { $grade ->
    [0] No bot up to level 4 finds it
    [1] 1 of 4 levels finds it
   *[other] { $grade } of 4 levels find it
}
puzzle-state-solved = solved
puzzle-state-given-up = given up
puzzle-state-tried = tried
puzzle-state-open = still open
puzzle-findings = What comes of it
puzzle-task = One move is clearly better than all others. Make it on the table.
puzzle-was-solved = You have solved this puzzle before.
puzzle-was-given-up = You know the solution already; it no longer counts for your record.
puzzle-fair = What you cannot see lies here as it might, one way of many. Find what is best on average over all of them: every move was measured by how often it wins, in { $playouts } games played on from here in all.
puzzle-give-up = Show the solution
puzzle-right = Right. This is the best move.
puzzle-given-up = The best move is: { $move }.
puzzle-tries = { $wrong ->
    [0] At the first try.
    [1] At the second try.
    [2] At the third try.
   *[other] After { $wrong } other tries.
}
puzzle-wrong = { $move }: this wins { $chance } of 100 games ({ $low } to { $high }). The best move wins { $lost } more.
puzzle-wrong-unjudged = This is not the best move.
puzzle-why-not = Why the tempting move is not good
puzzle-line = How it goes on
puzzle-moves = How often each move wins
puzzle-chance = { $chance } of 100 ({ $low } to { $high })
puzzle-more-moves = { $count ->
    [1] And 1 move that is worse.
   *[other] And { $count } moves that are worse.
}
puzzle-tempting = tempting
puzzle-who = Who finds it
puzzle-level = { $level }: { $found } of { $tries } tries
puzzle-show-line = Show it on the table
puzzle-back = Back to the puzzle
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-share = Copy the link
puzzle-all = All puzzles
problem-no-puzzle = There is no such puzzle, or no longer.

## The designer's lab

lab-title = The designer's lab
hall-lab = What if a card were dearer? Change a value, let the bots play thousands of games, and see what it does.
hall-lab-go = Into the lab
lab-about = Change what a game has, let players of the program play it many times, and see who wins, how it ends and how long it takes.
lab-runs-all = All runs
lab-runs-mine = Your runs
lab-remove = Remove
lab-remove-run = Remove { $name }
lab-game = Game
lab-values = What is different
lab-values-about = Every number of the game, as a variant's file calls it. Beside each stands what it is in the game and where that comes from.
lab-no-values = This game has no values that can be changed here.
lab-from-printed = { $value } printed
lab-from-sourced = { $value } from another source
lab-from-reconstructed = { $value } reconstructed
lab-is-changed = changed
lab-changed = { $count } changed
lab-changed-all = { $count ->
    [0] Nothing is changed: the game as it is.
    [1] 1 value is changed.
   *[other] { $count } values are changed.
}
lab-name = Name of the variant
lab-usual-name = My variant
lab-options = Options
lab-who = Who plays, and how often
lab-seats = Seats
lab-player = All seats are played by
lab-games = Games
lab-games-keeper = { $from } to { $to } games.
lab-games-guest = { $from } to { $to } games: all guests together may have { $budget } played a day. Take a player that decides at once.
lab-seed = Deals
lab-seed-about = The same word here means the same deals: so two runs differ by their rules alone.
lab-begin = Let them play
lab-out-of-bounds = These numbers are out of bounds: { $names }
lab-used-up = { $budget ->
    [0] Here only whoever runs the server begins runs.
   *[other] Today all { $budget } games of guests are used up. Come back tomorrow.
}
lab-run = A run of the lab
lab-back = To the lab
lab-state-waiting = Waits for its turn, { $of } games with { $seats } seats
lab-state-playing = { $done } of { $of } games with { $seats } seats played
lab-state-done = All { $of } games with { $seats } seats are played
lab-state-stopped = Stopped after { $done } of { $of } games with { $seats } seats
lab-state-failed = Not possible to play: { $of } games with { $seats } seats
lab-fault = What was wrong: { $text }
lab-progress = Games played
lab-played-by = All { $seats } seats: { $player }. Deals: { $seed }.
lab-report = The whole report
lab-report-so-far = The report so far
lab-stop = Stop
lab-figures = What has come out
lab-wins = Who wins
lab-endings = How it ends
lab-length = How long it is
lab-seat = Seat { $seat }
lab-nobody = Nobody: all lose
lab-decisions = Decisions in a game
lab-turns = Turns in a game
lab-figure-interval = { $value } ({ $low } to { $high })
lab-interval = In brackets and as a bar: where the true figure lies with 95 % confidence. The dashed line is an equal share. Four times the games halve the bars.
lab-variant = The variant
lab-play = Play this variant at a table
lab-save-variant = Save as a file
problem-no-lab = This server has no lab: it keeps its data in a database.
problem-no-run = There is no such run in the lab, or it was removed.
problem-not-your-run = Only whoever began the run can do that.
problem-lab-full = The lab does not take this run now: { $text }
lab-compare = Compare
lab-compare-about = With another run on the same deals, of the same game, seats and players: so only the rules differ.
lab-compare-with = Compared with
lab-compare-plain = the game as it is
lab-compare-go = Compare
lab-compare-none = There is no other run on the same deals yet.
lab-compare-begin = Play the game as it is on the same deals
lab-question-any = Does anything differ?
lab-question-longer = Is it longer?
lab-question-fair = Is every seat equally good?
lab-verdict-yes = Yes.
lab-verdict-no = No.
lab-verdict-not-yet = Not clear yet.
lab-needed = About { $games } games would answer it.
lab-compare-what = Figure
lab-compare-one = There
lab-compare-other = Here
lab-compare-judged = Difference
lab-compare-off = Off an equal share
lab-compare-clear = clear
lab-compare-interval = { $value } ({ $low } to { $high })
lab-compare-worth = Worth of: { $what }
lab-compare-loses = All lose
lab-compare-method = In brackets: where it lies, so that all figures of a question together are right with 95 % confidence. Clear is what stays so after the correction for many comparisons; smaller than 2 points, or 2 % of the length, counts as nothing.
problem-no-pair = These two runs cannot be compared: { $text }

## Something of one's own in the making

draw-undo = Undo
draw-redo = Redo
draw-save = Save as a file
draw-load = Load a file
