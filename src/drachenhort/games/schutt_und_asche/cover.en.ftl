# What stands on the box in the hall, and the ways to play that are offered there.

pitch-schutt_und_asche = Together against seven heads, alone for the crown. Lying is allowed.
preset-schutt_und_asche-quick = All together
    .about = No crown and easier fights: together you save as many lands as you can.
preset-schutt_und_asche-plain = By the rules
    .about = Together against the dragon, alone for the crown.
preset-schutt_und_asche-hard = For dragon slayers
    .about = Hard fights, and an offering that falls short saves nothing.
