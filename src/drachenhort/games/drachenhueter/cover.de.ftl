# What stands on the box in the hall, and the ways to play that are offered there.

pitch-drachenhueter = Junge Drachen sammeln, nach einem Buch, das bei jedem Griff umblättert.
preset-drachenhueter-quick = Mit Merkhilfe
    .about = Der Tisch zeigt, was sich alle hätten merken können.
preset-drachenhueter-plain = Nach den Regeln
    .about = Was die anderen haben, musst du dir merken.
preset-drachenhueter-full = Mit Zaubertruhen
    .about = Drei Truhen liegen offen. In deinem Zug kannst du für einen Kristall eine nutzen.
