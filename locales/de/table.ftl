# Was alle Spiele gemeinsam haben, auf Deutsch. Regeln für diese Dateien: locales/README.md.

## Listen: von links zusammengesetzt, `list-next` für jedes Glied außer dem letzten, das ist `list-last`

list-next = { $list }, { $item }
list-last = { $list } und { $item }

## Regeln

rule-number = Regel { $number }
# Wie Hausregeln genannt werden
option-value = { $name }: { $value }
quoted = „{ $text }“

## Stufen der Bots

level-page = Page
level-page-explained = Kennt die Regeln und macht Anfängerfehler. Für die erste Partie.
level-squire = Knappe
level-squire-explained = Spielt ordentlich nach Faustregeln. Für alle, die das Spiel kennen.
level-knight = Ritter
level-knight-explained = Spielt sehr gut, mit gelegentlichen Fehlern. Für Geübte.
level-champion = Champion
level-champion-explained = Hat aus Millionen Partien gegen sich selbst gelernt. Unser stärkster Bot.
level-unknown = Stufe unbekannt
bot-program = Bot, externes Programm

## Antworten des Servers

refusal-stale = Die Partie ist schon weiter. Sieh auf den Tisch und wähle noch einmal.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-not-found = Hier ist nichts.
refusal-seats-free = Ein Platz ist noch frei.
refusal-no-guest = Wähle zuerst einen Namen.
refusal-bad-message = Der Server hat die Nachricht nicht verstanden. Lade die Seite neu.
refusal-too-fast = Zu viele Nachrichten in kurzer Zeit. Versuche es gleich noch einmal.
refusal-storage = Das konnte nicht gespeichert werden und wurde nicht ausgeführt. Versuche es noch einmal.
refusal-unknown-move = Der Server kennt diesen Zug nicht.
refusal-unforeseen = Das lässt sich nicht vorhersehen: Es hängt davon ab, was vorher geschieht.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-table-full = An diesem Tisch sind alle Plätze besetzt.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-not-host = Das kann nur die Tischleitung.
refusal-already-begun = Die Partie hat schon begonnen.
refusal-dealing = Die Karten werden gerade ausgeteilt. Versuche es gleich noch einmal.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-over = Die Partie ist vorbei.
refusal-not-over = Analysiert werden nur Partien, die zu Ende gespielt wurden.
refusal-no-chat = Dieser Tisch hat keinen Chat.
refusal-no-spectators = An diesem Tisch ist kein Publikum zugelassen.
refusal-banned = Du bist auf diesem Server gesperrt.
refusal-bad-name = Dieser Name geht nicht. Wähle einen anderen.
refusal-bad-options = Diese Einstellungen passen nicht zusammen.
refusal-draining = Der Server startet gleich neu und eröffnet keine neuen Tische. Laufende Partien gehen weiter.
refusal-not-allowed = Das darfst du nicht.
refusal-not-watching = Du schaust an diesem Tisch nicht zu.
refusal-too-many-tables = Zu viele deiner Tische warten auf Mitspielende. Schließe einen oder beginne erst eine Partie.
refusal-not-away = Diese Person ist da, der Platz kann nicht frei gemacht werden.
refusal-wrong-part = Das ist nicht der Teil der Mischung, der versiegelt wurde.
refusal-not-alone = Das geht nur, wenn alle anderen Bots sind.
refusal-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen.
refusal-bad-record = Das ist keine Aufzeichnung einer beendeten Partie gegen Bots.
refusal-not-loaded = Champion ist noch nicht geladen. Mit einer Verbindung geht es.
refusal-internal = Der Server hat einen Fehler gemacht. Nichts hat sich geändert; bitte versuche es noch einmal.
refusal-faulty = Dieser Tisch ist mehrmals ausgefallen und bleibt vorerst geschlossen. Versuche es später noch einmal.
table-closed = Dieser Tisch wurde geschlossen, bevor die Partie zu Ende war.
table-closed-too-long = Diese Partie ist zu lang geworden und wurde geschlossen. Niemand hat gewonnen.
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
phrase-good-game = Schöne Partie
phrase-rematch = Noch eine Partie?
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
order-never-explained = Du wirst nicht mehr gefragt, bis dieses Turnier endet.

## Uhren

clock-none = Ohne Uhr
clock-none-explained = Alle nehmen sich die Zeit, die sie brauchen.
clock-live = Live
clock-live-explained = Alle sind am Tisch. Jede Person hat einen Vorrat an Zeit, der mit jedem Zug wächst.
clock-correspondence = Fernpartie
clock-correspondence-explained = Jede Person hat Stunden oder Tage für einen Zug und kommt wieder, wenn sie dran ist.
