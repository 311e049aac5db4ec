# What stands on the box in the hall, and the ways to play that are offered there.

pitch-drachenfels = Over rainbows and bridges to the princess with the right shoes.
make-drachenfels = Draw a board of your own
preset-drachenfels-quick = Quick start
    .about = The knights are drawn by lot.
preset-drachenfels-plain = By the rules
    .about = Everybody chooses a knight.
preset-drachenfels-strict = Short rainbows
    .about = A rainbow reaches only the nearest rock castle.
