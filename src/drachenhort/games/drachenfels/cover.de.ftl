# What stands on the box in the hall, and the ways to play that are offered there.

pitch-drachenfels = Über Regenbögen und Brücken zur Prinzessin mit den richtigen Schuhen.
make-drachenfels = Einen eigenen Spielplan zeichnen
preset-drachenfels-quick = Gleich los
    .about = Die Ritter werden ausgelost.
preset-drachenfels-plain = Nach den Regeln
    .about = Alle suchen sich einen Ritter aus.
preset-drachenfels-strict = Kurze Regenbögen
    .about = Ein Regenbogen reicht nur bis zur nächsten Felsenburg.
