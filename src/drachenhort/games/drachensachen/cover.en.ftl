# What stands on the box in the hall, and the ways to play that are offered there.

pitch-drachensachen = Get rid of your cards before the others do. Dragons do not always help.
preset-drachensachen-quick = One quick game
    .about = A single game. Whoever gets rid of all their cards first wins.
preset-drachensachen-plain = A match
    .about = Several games, until somebody has lost 21 gold. The least gold lost wins.
preset-drachensachen-full = With curses and skills
    .about = A match with all the extra cards.
preset-drachensachen-house = With house rules
    .about = All the extra cards, and the three house rules of section 9.
