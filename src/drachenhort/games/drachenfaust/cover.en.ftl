# What stands on the box in the hall, and the ways to play that are offered there.

pitch-drachenfaust = Coins in your fist, all open at once. Who wins the creature?
make-drachenfaust = Make a creature of your own
preset-drachenfaust-quick = To learn the game
    .about = Everybody’s coins are open, and two points win.
preset-drachenfaust-plain = By the rules
    .about = Coins behind the screen, and three points win.
preset-drachenfaust-tavern = In the tavern
    .about = More extra creatures and more fairy gold.
