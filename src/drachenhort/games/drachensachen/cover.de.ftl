# What stands on the box in the hall, and the ways to play that are offered there.

pitch-drachensachen = Karten loswerden, ehe die anderen es tun. Drachen helfen dabei nicht immer.
preset-drachensachen-quick = Eine schnelle Partie
    .about = Eine einzige Partie. Wer zuerst alle Karten los ist, gewinnt.
preset-drachensachen-plain = Mehrere Partien
    .about = Bis jemand 21 Gold verloren hat. Wer am wenigsten verliert, gewinnt.
preset-drachensachen-full = Mit Flüchen und Fertigkeiten
    .about = Mehrere Partien mit allen Zusatzkarten.
preset-drachensachen-house = Mit Hausregeln
    .about = Alle Zusatzkarten und die drei Hausregeln aus Abschnitt 9.
