# Was alle Spiele gemeinsam haben, auf Deutsch. Regeln für diese Dateien: locales/README.md.

## Listen: von links zusammengesetzt, `list-next` für jedes Glied außer dem letzten, das ist `list-last`

list-next = { $list }, { $item }
list-last = { $list } und { $item }

## Regeln

rule-number = Regel { $number }

## Stufen der Bots

level-page = Page
level-page-explained = Hat die Regeln gerade gelernt und spielt oft irgendetwas. Für das erste Spiel.
level-squire = Knappe
level-squire-explained = Spielt ordentlich nach Faustregeln. Für alle, die das Spiel kennen.
level-knight = Ritter
level-knight-explained = Denkt ein wenig voraus. Für Geübte.
level-champion = Champion
level-champion-explained = Denkt am weitesten voraus. Unser stärkster Bot.

## Antworten des Servers

refusal-stale = Der Tisch ist schon weiter. Sieh noch einmal hin und wähle dann.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-not-found = Hier ist nichts.
refusal-seats-free = Ein Platz ist noch frei.
refusal-no-guest = Wähle zuerst einen Namen.
refusal-bad-message = Der Server hat die Nachricht nicht verstanden. Die Seite neu zu laden hilft.
refusal-too-fast = Zu viele Nachrichten in kurzer Zeit. Versuche es gleich noch einmal.
refusal-storage = Der Zug konnte nicht gespeichert werden und wurde nicht gemacht. Versuche es noch einmal.
refusal-unknown-move = Der Server kennt diesen Zug nicht.
refusal-unforeseen = Was vor diesem Zug geschieht, lässt sich nicht vorhersehen.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-table-full = An diesem Tisch sind alle Plätze besetzt.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-over = Das Spiel ist aus.
refusal-no-chat = Dieser Tisch hat keinen Chat.
refusal-no-spectators = Dieser Tisch hat keine Zuschauer.
refusal-banned = Dieser Tisch ist für dich geschlossen.
refusal-bad-name = Dieser Name geht nicht. Wähle einen anderen.
refusal-bad-options = Diese Hausregeln passen nicht zusammen.
refusal-draining = Der Server startet gleich neu und eröffnet keine neuen Tische. Laufende Spiele gehen weiter.
refusal-not-allowed = Dazu hast du kein Recht.
refusal-too-long = Der Text ist zu lang.
refusal-no-more-time = Deine Zusatzzeit in diesem Turnier ist verbraucht.
refusal-no-window = Gerade gibt es nichts zu beantworten.

## Fertige Sätze für den Chat

phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-thanks = Danke
phrase-well-played = Gut gespielt
phrase-oops = Hoppla
phrase-nice = Schön
phrase-hurry = Du bist dran
phrase-one-moment = Einen Moment
phrase-sorry = Entschuldigung
phrase-good-game = Gutes Spiel
phrase-rematch = Noch ein Spiel?
phrase-bye = Tschüss
phrase-yes = Ja
phrase-no = Nein
phrase-wow = Wow
phrase-back-soon = Bin gleich zurück

## Daueraufträge: wann du zu einer Aktionskarte gefragt wirst

order-always = Immer
order-always-explained = Du wirst bei jeder Aktionskarte gefragt, die du annullieren kannst.
order-touched = Wenn sie mich trifft
order-touched-explained = Du wirst gefragt, wenn eine Karte deine Karten oder die Farbe trifft. Alle anderen lässt du geschehen.
order-never = Nie
order-never-explained = Du lässt jede Karte geschehen, bis das Turnier endet.

## Uhren

clock-none = Ohne Uhr
clock-none-explained = Alle nehmen sich die Zeit, die sie brauchen.
clock-live = Live
clock-live-explained = Alle sind am Tisch. Jeder hat einen Vorrat an Zeit, der mit jedem Zug wächst.
clock-correspondence = Fernpartie
clock-correspondence-explained = Jeder hat Stunden oder Tage für einen Zug und kommt wieder, wenn es so weit ist.
