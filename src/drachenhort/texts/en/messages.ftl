# Messages to a browser whose owner is not at the table.

messages = Message when it is my turn
messages-off = Off
messages-on = In this browser
messages-about = At tables with others, without a clock or with days to decide: when you are not there and a game waits for you, your browser says so, even if no page is open. It says where and with whom, and nothing of the game.
messages-quiet = Quiet hours
messages-quiet-off = None
messages-quiet-on = Every day
messages-quiet-begin = From
messages-quiet-end = until
messages-quiet-zone = By the clock in { $zone }, on all of your devices. What comes up in them is told when they end, if the game still waits for you.
messages-home = On iPhone and iPad there are messages only for pages on the home screen: in Safari tap Share, then “Add to Home Screen”, and open Drachenhort from there.
messages-unable = This browser cannot show messages from pages. In a current Chrome, Edge, Firefox or Safari it works; not in private windows.
messages-forbidden = Messages from this page are forbidden in your browser. Allow notifications for it in the settings of the browser, then they can be switched on here.
messages-failed = Your browser could not reach its service for messages. Try again later.
