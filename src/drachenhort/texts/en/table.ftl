# What every game needs at the table. Seats are counted from 1.
# $who is "you" for the person at this table and "other" for anybody else, whose name is in $name.

## Names

default-name = Guest
you = you
to-you = you
bot-1 = Ember
bot-2 = Spark
bot-3 = Soot
bot-4 = Ash
bot-5 = Flint
bot-6 = Smoke

## Beginning and end

welcome = { $title }. You sit in seat { $seat } of { $seats }. You play against { $others }.
opponent = { $name } ({ $player })
seal = The deal comes from a secret seed. This is its seal; the seed is shown at the end:
begin-hint = Type a number or a move such as “{ $example }”. “help” shows everything else.
seed-shown = The seed was { $seed } and the salt { $salt }. Together they give the seal from the start: { $seal }
after-end = “save FILE” keeps the record, “undo” takes back your last move, “quit” leaves the table.

## A guided first game

guide-watch = See what the others do.

## Answers

no-such-number = The list goes from 1 to { $last }. To play one card by its value, write for example “{ $example }”.
no-such-move = “{ $text }” is neither a move nor a command. Type a number from the list, a move such as “{ $example }”, or “help”.
refused = { $move }: not allowed, rule { $clause }. { $reason }
refused-more = “why { $text }” shows the rule.
rule = Rule { $clause }, { $title }: { $text }
allowed = { $move }: allowed.
why-what = Ask about a move, for example “why { $example }”.
hint = A strong player would choose: { $move } ({ $notation })
nothing-to-undo = There is nothing to take back yet.
undone = Taken back: your last choice and everything after it.
over-now = The game is over.
save-where = Name a file, for example “save evening.json”.
save-exists = { $file } already exists. Choose another name.
save-failed = { $file } cannot be written: { $reason }.
saved = Saved in { $file }. “drachenhort resume { $file }” goes on with it, “drachenhort replay { $file }” retells the game, “drachenhort verify { $file }” checks the deal.
goodbye-saved = Goodbye. The game is saved in { $file }.
goodbye-unsaved = Goodbye. This game was not saved. To keep one, type “save FILE” before “quit”.
no-such-clause = There is no rule { $clause }. The rules are { $clauses }.

## Commands: the word of this language; the English one always works too

command-why = why
command-rules = rules
command-undo = undo
command-hint = hint
command-save = save
command-table = table
command-help = help
command-quit = quit

help-number = a number: that move of the list
help-move = { $example }: the same move in writing
help-why = why { $example }: is this move allowed, and if not, which rule says so
help-rules = rules { $example }: that rule; “rules” alone: all of them
help-undo = undo: go back to your previous choice
help-hint = hint: what a strong player would do
help-save = save FILE: keep the game as a record
help-table = table, or an empty line: show the table again
help-help = help: this list
help-quit = quit: leave the table

## Records

replay-title = { $title }, { $seats } seats: { $players }.
replay-player = { $name }, seat { $seat }
replay-player-bot = { $name } ({ $player }), seat { $seat }
variant-of = This is a variant, “{ $name }”. What differs:
variant-value = { $name }: { $value } instead of { $printed }, which is { $source ->
    [printed] printed
    [sourced] stated elsewhere
   *[reconstructed] reconstructed
  }
variant-options = It differs only in its options.
replay-options = Options: { $options }.
replay-choice = { $name } chooses: { $move }.
replay-stopped = Stopped after move { $move } of { $moves }.
replay-open = The record ends here, after { $moves } moves; the game was not over.
verify-whole = The file is whole and was not changed after it was written.
verify-game = { $title }, version { $version }, { $seats } seats. Options: { $options }.
verify-seal = The seal { $seal } fits the seed { $seed } and the salt { $salt }.
verify-seal-given = It is the seal you gave.
verify-deal = The deal was rebuilt from the seed.
verify-position = This game was not dealt: it begins with a position.
verify-moves = { $moves ->
    [one] 1 move was replayed; it was legal.
   *[other] { $moves } moves were replayed; every one was legal.
}
verify-end = The last position and the result are those of the record.
verify-open = The last position is that of the record; the game was not over yet.
what-if-truth = From the position as it really was after move { $move }, { $games } quick games:
what-if-view = From what seat { $seat } could know after move { $move }, { $games } quick games:
what-if-won = Won { $share } % ({ $low } to { $high } with 95 % confidence).
what-if-shared = Won together with others { $share } % ({ $number }).
what-if-lost = Lost { $share } % ({ $number }).
what-if-nobody = Lost by all together { $share } % ({ $number }).
what-if-endless = Broken off without an end { $share } % ({ $number }).
verify-old = The moves were not replayed: this program does not have the rules they were made under.

## Games

games-seats = { $title }: { $low } to { $high } seats.
games-players = Computer players: { $players }.
games-options = Options (--option name=value):
games-option = { $name }={ $value }: { $about } It can be { $allowed }.
allowed-flag = on or off
allowed-number = a whole number from { $low } to { $high }
allowed-value = { $value } ({ $name })
allowed-choices = all, none, or some of { $names }

## Positions

show-events = What happened:
show-position = Position, hidden things included:
show-view = What { $name } sees (seat { $seat }):
show-legal = Legal actions of { $name } (seat { $seat }):
show-refused = Action { $number }, of { $name } (seat { $seat }), is refused. Nothing was played.

## Reasons: why an action is better, what it risks, what matters now
# $clause is what a game says of a fact (`fact-NAME`); it stands behind an opener. $figure is its number in words.

next-player = { $two ->
    [yes] { $name }
   *[no] the next player
}
some-other = { $two ->
    [yes] { $name }
   *[no] somebody else
}
best-other = { $two ->
    [yes] { $name }
   *[no] the best of the others
}

reason-chance = { $range ->
    [yes] wins about { $low } to { $high } of 100
   *[no] wins about { $low } of 100
}
reason-better = After this { $clause }, after “{ $move }” { $figure }.
reason-worse = After “{ $move }” { $clause }, after this { $figure }.
reason-risk = If it goes badly, { $clause }; on the whole { $figure }.
reason-changed = Now { $clause }, before { $figure }.
reason-alike = This and “{ $move }” are about equally good.
figure-share = { $tenths ->
    [0] hardly ever
    [10] almost always
   *[other] in { $tenths } of 10 cases
}
figure-share-short = { $tenths ->
    [0] hardly ever
    [10] almost always
   *[other] in { $tenths } of 10
}
figure-number = { $exact ->
    [yes] { $number ->
        [0] no
       *[other] { $number }
    }
   *[no] { $number ->
        [0] almost no
       *[other] about { $number }
    }
}
figure-number-short = { $exact ->
    [yes] { $number ->
        [0] none
       *[other] { $number }
    }
   *[no] { $number ->
        [0] almost none
       *[other] about { $number }
    }
}
fact-win = you win { $figure }
fact-lead = { $count ->
    [1] your lead at the end is { $figure } point
   *[other] your lead at the end is { $figure } points
}

## Server

serve-here = The table is at { $address }
serve-network = For everybody in your network: { $address }
serve-lab = The lab, for you alone: { $address }
serve-stop = Ctrl+C stops it. Every game goes on at the next start.
serve-ended = The table is cleared. Every game is kept.
check-finished = Finished games that can be looked at: { $count }
check-today = Running games under the rules of this version: { $count }
check-compatible = Running games under earlier rules that amount to the same: { $count }
check-older = Running games under earlier rules that are here too: { $count }
check-stranded = Stranded, since their rules are not here: { $count }

## A review of a finished game
# Numbers are percent of a victory. $mean, $low, $high, $deal and $luck come with their signs.

review-title = { $title }: how { $name } played (seat { $seat })
review-nothing = There was nothing to choose.
review-result = Before the deal everybody had a chance of { $equal } %; { $won ->
        [100] you won.
        [0] somebody else won.
       *[other] you share the victory.
    }
review-skill-up = You chose better than usual play: { $mean } % ({ $low } to { $high }).
review-skill-down = Usual play would have done better in your place: { $mean } % ({ $low } to { $high }).
review-skill-even = What you chose was about as good as usual play: { $mean } % ({ $low } to { $high }).
review-luck = The deal brought you { $deal } %, luck and the others { $luck } %.
review-lost = Against the best that was found, a choice of yours cost { $mean } % on average ({ $low } to { $high }).
review-mark-best = best
review-mark-good = good
review-mark-inaccurate = inaccurate
review-mark-mistake = mistake
review-mark-blunder = blunder
review-count-best = { $count } best
review-count-good = { $count } good
review-count-inaccurate = { $count } inaccurate (cost more than { $bar } %)
review-count-mistake = { $count } { $count ->
        [one] mistake
       *[other] mistakes
    } (more than { $bar } %)
review-count-blunder = { $count } { $count ->
        [one] blunder
       *[other] blunders
    } (more than { $bar } %)
review-column-move = move
review-column-mark = class
review-column-played = played
review-column-best = best
review-column-chance = chance
review-column-loss = cost
review-luck-unlucky = Nobody could know: as things really lay, “{ $move }” would have been better.
review-luck-lucky = As things really lay, it did no harm. Nobody could know that.

# Puzzles: what they are about, where a game says nothing of its own.
puzzle-best-move = Best move

## Something of one's own in the making

draw-stop = Stop
draw-count = { $games } of { $of } games
draw-checking = One moment …
draw-unchecked = The server cannot be asked just now; it will be asked again.
draw-more = And { $count } more.

# A message to somebody who is not at the table.
push-turn = Your turn in { $game }
push-with = With { $names }
push-with-more = With { $names } and { $count } more
