# Der eigene Name und die eigenen Partien: Passkeys, alles als Datei, und das Löschen.

account-guest = Du bist Gast
account-guest-about = Gäste können alles spielen, und niemand muss mehr sein. Dein Name und deine Partien gehören zu diesem Browser: Vergisst er sie, kann sie dir niemand zurückgeben. Mit einem Passkey behältst du sie, ohne Passwort und ohne E-Mail-Adresse.
account-kept = Dein Name und deine Partien sind gesichert
account-kept-about = Auf jedem anderen Gerät bist du dieselbe Person, sobald du dich dort mit einem deiner Passkeys anmeldest.
account-guest-waits = Auch { $name } hat Partien in diesem Browser und ist wieder da, wenn du dich abmeldest.
account-leave = Abmelden
account-leave-all = Auf allen Geräten abmelden
account-keys = Passkeys
account-first = Dein Gerät fragt nach deinem Finger, deinem Gesicht oder seinem Code und bewahrt den Passkey auf. Dieser Server erfährt nur einen öffentlichen Schlüssel.
account-further = Noch einer auf einem anderen Gerät oder an einem anderen Ort: Dann kommst du auch hinein, wenn einer verloren geht.
account-device = So nennst du ihn
account-make = Passkey anlegen
account-made = Der Passkey ist angelegt. Dein Name und deine Partien sind gesichert.
account-nowhere = An dieser Adresse gibt es keine Passkeys: Sie brauchen https, oder localhost auf dem Rechner des Servers selbst, und einen Server, der dafür eingerichtet ist.
account-in = Anmelden
account-games = { $name } hat in diesem Browser { $count ->
    [1] einen Tisch
   *[other] { $count } Tische
}. Wenn du dich anmeldest:
account-games-take = Sie gehören mir und kommen in mein Konto
account-games-leave = Sie gehören jemand anderem und warten hier, bis ich mich abmelde
account-enter = Mit einem Passkey anmelden
account-problem-none = Es wurde kein Passkey benutzt. Du kannst es jederzeit wieder versuchen.
account-problem-known = Dieses Gerät hat schon einen Passkey für dieses Konto.
account-problem-no-passkey = Das Konto dieses Passkeys gibt es hier nicht, oder der Passkey wurde entfernt.
account-problem-bad-passkey = Das hat nicht geklappt oder zu lange gedauert. Fang bitte noch einmal an.
account-problem-shared-tables = Das geht hier noch nicht: Mehrere Server teilen sich die Tische.
account-problem-last-passkey = Es ist der letzte. Leg erst einen anderen an.
account-problem-too-many-passkeys = Es sind schon sehr viele. Entferne erst einen.
account-problem-busy = Dein Konto ist gerade mit etwas anderem beschäftigt. Versuch es gleich noch einmal.
account-key = Passkey
account-key-named = Der Passkey heißt jetzt { $name }.
account-key-made = Angelegt am { $day }.
account-key-used = Zuletzt benutzt am { $day }.
account-key-synced = Sein Hersteller hat eine Kopie für deine anderen Geräte.
account-key-remove = Entfernen
account-key-remove-named = { $name } entfernen
account-key-remove-title = { $name } entfernen?
account-key-remove-about = Niemand kann sich mehr damit anmelden, und du wirst auf allen Geräten außer diesem abgemeldet. Lösch den Passkey auch in den Einstellungen deines Geräts.
account-all = Alles über dich
account-all-about = Name, Tische, Aufzeichnungen deiner Partien, Besprechungen, was du gesagt hast, und was dieser Browser behält, in einer Datei.
account-save = Als Datei speichern
account-delete = Alles löschen
account-delete-title = Alles über dich löschen?
account-delete-about = Das lässt sich nicht rückgängig machen.
account-delete-seats = In laufenden Partien übernimmt ein Bot deine Plätze.
account-delete-games = Beendete Partien bleiben denen, die sie mit dir gespielt haben; dein Name und was du gesagt hast, verschwinden daraus, und Besprechungen davon werden neu gemacht.
account-delete-tables = Tische, die du aufgemacht hast und die noch nicht begonnen haben, werden geschlossen.
account-delete-here = Passkeys, deine Bilanz und was dieser Browser behält, werden gelöscht.
account-delete-type = Schreib deinen Namen hierher, { $name }, um es zu tun:
account-delete-not = Behalten
account-delete-yes = Alles löschen
