# Was Drachenwurf sagt. $who ist "you" für die Person, die es liest, und "other" für alle anderen, deren Name in $name steht.
about = Würfle mit sechs Würfeln um den Schatz eines Drachen, und hör vor dem dritten Feuer auf. Alle haben ein geheimes Ziel.
example-move = keep 5
example-why = keep 6
example-one = stop
example-clause = 2.2
part-dice = Auf dem Tisch
part-fires = Feuer
part-burned = Verbrannt
part-best = Bester Zug
part-sixes = Sechsen
part-smallest = Kleinster Zug
part-goal = Ziel
part-own-goal = Mein geheimes Ziel
value-careful = vorsichtig
value-reckless = tollkühn
value-greedy = gierig
value-noble = edel
value-modest = bescheiden
value-scorched = angesengt
goal = { $goal ->
    [careful] vorsichtig (nie verbrannt)
    [reckless] tollkühn (dreimal oder öfter verbrannt)
    [greedy] gierig (ein Zug mit mindestens 22 Punkten)
    [noble] edel (sieben Sechsen heimgebracht)
    [modest] bescheiden (ein Zug mit höchstens 8 Punkten)
   *[scorched] angesengt (ein- oder zweimal verbrannt)
}
round = Runde { $round }. Feuer: { $fires }.
lying = Auf dem Tisch: { $dice }. Beiseite: { $kept }.
nothing = nichts
seat-line = { $who ->
    [you] Du
   *[other] { $name }
}: { $points } Punkte, { $burned }-mal verbrannt.
my-goal = Dein geheimes Ziel: { goal }.
decision-roll = { $who ->
    [you] Leg eine Zahl beiseite und würfle weiter, oder hör auf.
   *[other] { $name } würfelt weiter oder hört auf.
}
move-stop = aufhören und { $points } Punkte nehmen
move-keep = die { $face }en beiseitelegen und weiterwürfeln
event-secret = { $who ->
    [you] Dein geheimes Ziel: { goal }.
   *[other] { $name } bekommt ein geheimes Ziel.
}
event-rolled = { $who ->
    [you] Du würfelst { $faces }.
   *[other] { $name } würfelt { $faces }.
}
event-kept = { $who ->
    [you] Du legst die { $face }en beiseite.
   *[other] { $name } legt die { $face }en beiseite.
}
event-burned = { $who ->
    [you] Der Drache wacht auf, und du bekommst nichts.
   *[other] Der Drache wacht auf, und { $name } bekommt nichts.
}
event-stopped = { $who ->
    [you] Du hörst mit { $points } Punkten auf.
   *[other] { $name } hört mit { $points } Punkten auf.
}
event-reached = { $who ->
    [you] Du warst { goal } und bekommst 15 Punkte.
   *[other] { $name } war { goal } und bekommt 15 Punkte.
}
refuse-no-such-action = So etwas gibt es hier nicht zu tun.
refuse-game-over = Das Spiel ist vorbei.
refuse-not-your-turn = Gerade würfelt jemand anders.
refuse-no-such-face = Diese Zahl liegt nicht da.
ending-dawn = Es wird hell, und der Drache fliegt davon.
result-seat = { $who ->
    [you] Du hast { $points } Punkte.
   *[other] { $name } hat { $points } Punkte.
}
