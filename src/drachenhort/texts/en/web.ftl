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
