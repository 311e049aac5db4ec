# Somebody's own name and games: passkeys, all as a file, and deleting it.

account-guest = You are a guest
account-guest-about = Guests can play everything, and nobody has to be more. Your name and your games belong to this browser: if it forgets them, nobody can give them back. With a passkey you keep them, without a password and without an e-mail address.
account-kept = Your name and games are kept
account-kept-about = On every other device you are the same person as soon as you sign in there with one of your passkeys.
account-guest-waits = { $name } has games in this browser too, and is here again when you sign out.
account-leave = Sign out
account-leave-all = Sign out on all devices
account-keys = Passkeys
account-first = Your device asks for your finger, your face or its code, and keeps the passkey. This server learns nothing but a public key.
account-further = One more on another device, or in another place: then you get in even if one is lost.
account-device = What you call it
account-make = Make a passkey
account-made = The passkey is made. Your name and games are kept.
account-nowhere = There are no passkeys at this address: they need https, or localhost on the server’s own machine, and a server that is set up for them.
account-in = Sign in
account-games = { $name } has { $count ->
    [1] one table
   *[other] { $count } tables
} in this browser. When you sign in:
account-games-take = They are mine and come into my account
account-games-leave = They are somebody else’s and wait here until I sign out
account-enter = Sign in with a passkey
account-problem-none = No passkey was used. You can try again at any time.
account-problem-known = This device has a passkey for this account already.
account-problem-no-passkey = That passkey’s account is not here, or the passkey was removed.
account-problem-bad-passkey = That did not work, or it took too long. Please begin again.
account-problem-shared-tables = This cannot be done here yet: several servers share the tables.
account-problem-last-passkey = It is the last one. Make another one first.
account-problem-too-many-passkeys = There are a great many already. Remove one first.
account-problem-busy = Your account is busy with something else. Try again in a moment.
account-key = Passkey
account-key-named = The passkey is now called { $name }.
account-key-made = Made on { $day }.
account-key-used = Last used on { $day }.
account-key-synced = Its maker has a copy for your other devices.
account-key-remove = Remove
account-key-remove-named = Remove { $name }
account-key-remove-title = Remove { $name }?
account-key-remove-about = Nobody can sign in with it any more, and you are signed out on all devices but this one. Delete the passkey in your device’s settings too.
account-all = All about you
account-all-about = Name, tables, records of your games, reviews, what you said, and what this browser keeps, in one file.
account-save = Save as a file
account-delete = Delete all
account-delete-title = Delete all about you?
account-delete-about = It cannot be undone.
account-delete-seats = In games that are being played a bot takes your seats.
account-delete-games = Finished games stay for those who played them with you; your name and what you said are gone from them, and reviews of them are made anew.
account-delete-tables = Tables that you have set up and that have not begun are closed.
account-delete-here = Passkeys, your record and what this browser keeps are deleted.
account-delete-type = Write your name here, { $name }, to do it:
account-delete-not = Keep it
account-delete-yes = Delete all
