# What reports about many games say. Numbers and names come ready to be read; names may be HTML.

report-language = English
report-title = { $game }: a report
report-variant = Played by the variant “{ $name }”.
report-players = { $seats ->
    [one] One player
   *[other] { $seats } players
}
report-played = { $games } games between { $players }, seed { $seed }.
report-options = Options:
report-seat = seat { $seat }
report-again = The same again:

## Columns and axes

report-col-seat = seat
report-col-wins = games won
report-col-interval = 95 %
report-col-player = player
report-col-ending = end
report-col-games = games
report-col-thing = what
report-col-worth = worth
report-col-times = per game
report-axis-decisions = decisions in a game
report-axis-choices = legal actions at a decision
report-axis-changes = changes of the lead in a game
report-axis-start = start
report-axis-chance = chance of whoever will win
report-axis-end = end

## Findings

report-seats-heading = Is every seat equally good?
report-all-lose = Everybody loses in { $share } of the games ({ $reach }).
report-seats-alike = As far as { $games } games can tell, yes: no seat differs clearly from an equal share of { $fair } ({ $reach } at most).
report-seats-differ = No. An equal share would be { $fair }; clearly off are { $list }.
report-seat-wins = seat { $seat } with { $share } ({ $reach })
report-one-group = So few games cannot tell: only more of them give intervals.
report-halve = { $games } games would make all intervals of this part half as wide.

report-players-heading = Who plays best?
report-players-best = { $name } wins most: { $share } of its games ({ $reach }).

report-length-heading = How long is a game?
report-length = A game takes { $decisions } decisions on average ({ $reach }), in { $turns } turns; nine of ten games take { $low } to { $high } decisions.
report-minutes = That is about { $minutes } minutes for people, if a decision with a choice takes { $choice } seconds and any other { $forced }: a rule of thumb, not a measurement.

report-endings-heading = How does it end?
report-endings = { $count ->
    [one] Always in the same way: { $name }
   *[other] In { $count } ways; most often, in { $share } of the games: { $name }
}
report-endings-never = Never seen: { $list }

report-choices-heading = How much is there to choose?
report-choices = A turn has { $per_turn } real choices. { $forced } of all decisions leave only one action; the others offer { $options } actions on average, every second one { $median } or fewer.

report-decided-heading = When is it decided?
report-decided = At half-time those who will win have a chance of { $half } on average, shortly before the end of { $late }. In every second game the winner is clearly ahead for good only after { $moment } % of it or later.
report-runaways = Runaway games, in which the winner leads clearly from half-time at the latest and never loses that: { $share } ({ $reach }).
report-comebacks = Comebacks, in which the winner once had less than half of an equal chance: { $share } ({ $reach }).
report-closely = From { $games } games watched closely: at nine moments each was played on { $playouts } times by quick players, from tables that fit what somebody who looks on may know.

report-changes-heading = Does the lead change?
report-changes = The clear lead changes { $mean } times in a game; in { $never } of the games never.
report-half-leader = Who leads clearly at half-time wins { $share } of these games ({ $reach }).

report-skill-heading = Luck or skill?
report-skill = One { $strong } among { $weak } wins { $share } of { $games } games ({ $low } to { $high }) with { $seats } at the table, where equals would win { $fair } each.
report-skill-clock = The strongest level thinks by the clock; these games alone differ from run to run.

report-worth-heading = What is worth most?
report-worth-clear = { $clear } things clearly go with winning more or less often than whoever uses them does otherwise, { $large } of them by { $points } points or more. Those furthest from nothing:
report-worth-caution = Worth is how many points more of their games those win who have used a thing, beyond what their seats win anyway. Of what is dealt that is its effect. What is chosen may be chosen by those who are ahead already.
report-worth-most = Clearest: { $name } with { $worth } points ({ $reach }).

report-used-heading = What is used
report-used-most = Most often: { $name }, { $share } of { $times } per game.
report-used = { $name }: { $times } per game.
report-more-rows = { $count } more are in the data.
report-all-actions = Other actions
report-all-events = Whatever happens

report-never-heading = What nobody ever uses
report-never = In none of these games:
report-never-nothing = Everything was used at least once.
report-never-any = { $group }: none of them
report-never-some = { $group }: { $list }

## How far to trust it

report-about = Everything that was used follows from what the game declares: its actions and events, and the things they name. A turn is one seat deciding until another one does.
report-confidence = Intervals hold with 95 % confidence. They come from leaving out each of 50 groups of games in turn, so that seats of one game do not count as independent. What is called clear, and printed bold, is so after Holm's correction for many comparisons: the chance that anything in its list is called so by accident is at most 5 %.
report-trust = These are games of the program's own players. People play otherwise; what holds for weak and for strong players alike will more likely hold for them.

## A search for values

report-tune-title = { $game }: looking for values
report-tune-about = { $trials } trials of { $games } games each with { $seats } at the table, between { $players }, seed { $seed }.
report-tune-failed = { $count ->
    [one] One of them could not be played by the rules.
   *[other] { $count } of them could not be played by the rules.
}
report-tune-goal-heading = Is it reached?
report-tune-best = The best is trial { $number }: { $values }. It comes out at { $value } { $reach }; wanted is { $low } to { $high }.
report-tune-again-yes = Played once more on other deals it is { $value } { $reach }: it is reached.
report-tune-again-no = Played once more on other deals it is { $value } { $reach }: it is not reached.
report-tune-again-not-yet = Played once more on other deals it is { $value } { $reach }: too near to the edge for so few games to say.
report-tune-not-again = It was stopped before the best was played once more on other deals.
report-tune-other-deals = the best on other deals
report-tune-value-heading = What does { $name } do to { $goal }?
report-tune-value = Every dot is a trial, the large one the best. The plot goes from { $bottom } to { $top }; the band is what is wanted.
report-tune-value-axis = { $name }
report-tune-course-heading = How did the search go?
report-tune-hits = { $hits } of { $trials } trials hit what is wanted, by their own deals.
report-tune-course = Every dot is a trial: at the bottom it hits, at the top it misses by { $top } points of 100 games, or percent of a length.
report-tune-course-axis = trials in their order
report-tune-all-heading = Every trial
report-tune-all = A miss is told in points of 100 games, or percent of a length; with several goals they add up. Bold is the best.
report-tune-col-miss = miss
report-tune-unplayable = cannot be played:
report-tune-go-on = More trials go on from here:
report-tune-lucky = The best of many trials was lucky too, so what counts is what it does on other deals. All trials play the same deals, so that they differ by their values alone.
report-tune-confidence = Intervals hold with 95 % confidence, each by itself; whether a goal is reached pays for all goals.
report-col-trial = trial
report-col-figure = outcome

## Several numbers of seats

report-beside-heading = How many should play?
report-beside = Several numbers of seats beside each other; each has its part of the page. A star says that a seat is clearly off an equal share.
report-col-seats = seats
report-beside-off = farthest from equal shares
report-beside-lose = everybody loses
report-beside-decisions = decisions
report-beside-minutes = minutes
report-beside-runaways = runaways
report-beside-comebacks = comebacks
