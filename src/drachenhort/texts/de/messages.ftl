# Nachrichten an einen Browser, wenn niemand am Tisch ist.

messages = Nachricht, wenn ich dran bin
messages-off = Aus
messages-on = In diesem Browser
messages-about = An Tischen mit anderen, ohne Uhr oder mit Tagen Bedenkzeit: Wenn du nicht da bist und ein Spiel auf dich wartet, sagt es dein Browser, auch wenn keine Seite offen ist. Er sagt, wo und mit wem, und nichts vom Spiel.
messages-quiet = Ruhezeit
messages-quiet-off = Keine
messages-quiet-on = Jeden Tag
messages-quiet-begin = Von
messages-quiet-end = bis
messages-quiet-zone = Nach der Uhr in { $zone }, auf allen deinen Geräten. Was in die Ruhezeit fällt, wird an ihrem Ende gesagt, wenn das Spiel dann noch auf dich wartet.
messages-home = Auf iPhone und iPad gibt es Nachrichten nur von Seiten auf dem Home-Bildschirm: Tippe in Safari auf Teilen, dann auf „Zum Home-Bildschirm“, und öffne Drachenhort von dort.
messages-unable = Dieser Browser kann keine Nachrichten von Seiten zeigen. Mit einem aktuellen Chrome, Edge, Firefox oder Safari geht es; in privaten Fenstern nicht.
messages-forbidden = Nachrichten von dieser Seite sind in deinem Browser verboten. Erlaube ihr Mitteilungen in den Einstellungen des Browsers, dann lassen sie sich hier einschalten.
messages-failed = Dein Browser hat seinen Dienst für Nachrichten nicht erreicht. Versuche es später noch einmal.
