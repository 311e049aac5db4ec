# What stands on the box in the hall, and the ways to play that are offered there.

pitch-drachenhueter = Collect young dragons by a book that turns its pages whenever you reach for one.
preset-drachenhueter-quick = With a memory aid
    .about = The table shows what everybody could have remembered.
preset-drachenhueter-plain = By the rules
    .about = You have to remember what the others have.
preset-drachenhueter-full = With magic chests
    .about = Three chests lie open. In your turn you may use one for a crystal.
