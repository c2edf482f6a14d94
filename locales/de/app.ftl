# Die eigenen Wörter der Oberfläche, auf Deutsch. Absprachen: locales/README.md.

## Überall

home = Startseite
back = Zurück
close = Schließen
cancel = Abbrechen
save = Speichern
more = Mehr
auto = Auto
you = Du
no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
no-such-page = Diese Seite gibt es nicht.
not-here = Hier ist nichts
nothing-found = Nichts gefunden.
search-rules = Suche: „Burgfräulein“
no-replays = Noch keine beendeten Partien
no-replays-text = Eine beendete Partie kannst du hier Schritt für Schritt ansehen.

## Startseite

take-a-seat = Nimm Platz
game = Spiel
tournament-teaser = Fünf Waffen, Mut und ein Schild. 2–5 Spieler, 30 Min.
castles-teaser = Tauschen, belagern, gefangen nehmen. 3–6 Spieler, 40 Min.
players = Spieler
against = Gegen
level = Stufe
play-now = Jetzt spielen
dealing = Es wird gegeben…
no-sign-up = Ohne Anmeldung. Bots setzen sich sofort dazu.
promise = Unser Wort
promise-saved = Hast du deinen Zug erscheinen sehen, ist er gespeichert.
promise-hidden = Ist es nicht deine Karte, hat dein Browser sie nie gehabt.
promise-rule = Wird ein Zug abgelehnt, nennen wir die Regel.
your-games = Deine Partien
your-turn = Du bist dran
waiting-for-players = Wartet auf Spieler
with-names = Mit { $names }
play = Spielen
look = Ansehen
open-tables = Offene Tische
sit-down = Hinsetzen
seats-free =
    { $count ->
        [0] kein Platz frei
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
seats-taken = { $taken } von { $all } Plätzen besetzt
nobody-waits = Niemand wartet
nobody-waits-text = Eröffne einen Tisch und verschick den Link, oder spiel jetzt gegen Bots.
make-table = Tisch eröffnen
join-by-link = Mit Link dazu
learn = In 5 Min. lernen
replays = Aufzeichnungen
replay = Ansehen
rules = Regeln
cards = Karten
settings = Einstellungen
language = Sprache
your-name = Dein Name
you-are = Du: { $name }
name-hint = Andere sehen diesen Namen. Mehr ist nicht auszufüllen.
other-device = Auf anderem Gerät spielen
device-hint = Öffne diesen Link dort innerhalb von zehn Minuten. Er gilt einmal.
device-text = Dieser Link macht diesen Browser zu demselben Spieler wie auf deinem anderen Gerät.
device-yes = Ja, das bin ich
link-or-code = Link oder Code des Tisches
to-the-table = Zum Tisch

## Einen Tisch eröffnen

seats = Plätze
seats-hint = Leere Plätze kannst du später Bots geben.
window = Ivanhoe-Fenster
window-hint = Für alle gleich, wer immer die Karte hat.
window-short = Fenster { $seconds } s
seconds-short = { $count } s
minutes = Minuten je Spieler
minutes-short = { $count } Min.
hours = Stunden je Zug
hours-short = { $count } Std.
days-short = { $count } Tg.
clock = Uhr
short-clock-live = je { $minutes } Min.
short-clock-days = { $hours } Std. je Zug
pace = Tempo der Bots
pace-calm = Ruhig
pace-calm-explained = Damit Neulinge folgen können.
pace-quick = Flott
pace-quick-explained = Für alle, die das Spiel kennen.
listed = In der Liste der offenen Tische
listed-yes = Jeder darf sich setzen.
listed-no = Nur wer den Link hat, findet ihn.
spectators = Zuschauer
spectators-hint = Sie sehen, was alle am Tisch sehen, nie eine Hand.
chat = Chat
chat-hint = Fertige Sätze liest jeder in seiner Sprache.
open-the-table = Tisch eröffnen

## Warteraum

your-table = Dein Tisch
the-table = Der Tisch
seat-count = { $count } Plätze
empty-seat = Freier Platz
you-name = Du, { $name }
bot-level = Bot, { $level }
presence-here = am Tisch
presence-away = kurz weg
presence-steward = ein Bot spielt, bis { $name } zurück ist
add-bot = Bot dazu
remove-bot = { $name } wegnehmen
move-here = Hierher
choose-a-seat = Wähle einen Platz
host-starts = Der Gastgeber beginnt
start = Beginnen
start-with-bots =
    { $count ->
        [one] Mit einem Bot auf dem freien Platz beginnen
       *[other] Mit Bots auf { $count } freien Plätzen beginnen
    }
leave = Verlassen
watching =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
invite = Einladen
invite-text = Spiel Ivanhoe mit mir:
share-link = Link teilen
copied = Kopiert
copy-by-hand = Kopieren geht hier nicht. Kopiere diesen Link von Hand:
qr-label = QR-Code von { $link }
seal-text = Das Siegel des gemischten Stapels ist veröffentlicht. Nach der Partie kannst du es prüfen:

## Der Tisch

menu = Menü
log = Verlauf
log-and-chat = Verlauf und Chat
tournament = Turnier
tournament-summary = Turnier { $number } · { $players } Spieler · { $goal } Marken gewinnen
tournament-heading = Turnier { $number }, { $colour }
leave-to-home = Den Tisch kurz verlassen
deck = Stapel
discard = Ablage
deck-count =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
deck-and-discard = Stapel und Ablage
discard-count =
    { $count ->
        [one] 1 Karte auf der Ablage
       *[other] { $count } Karten auf der Ablage
    }
discard-empty = Die Ablage ist leer.
newest-first = Neueste zuerst
counted = Gezählt
opponents = Gegner in Spielreihenfolge
opening = Eröffnung
number = Nr. { $number }
leads = führt
out = raus
withdrew = Ausgestiegen
no-card-yet = Noch keine Karte
has-the-turn = ist dran
cards-in-hand =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
no-tokens = keine Marken
tokens-of = Marken: { $colours }
token-won = Marke: { $colour }
token-not-won = Marke { $colour }: nicht gewonnen
older-cards = { $count } ältere Karten, zusammen { $total }
look-at-display = Auslage von { $name } ansehen
display-of = { $name }: { $total }
oldest-first = Älteste zuerst
known-in-hand = Sicher auf der Hand
aim-at = Auf { $name } zielen
colour = Farbe
your-hand =
    { $count ->
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $count } Karten
    }
playable = spielbar
not-playable = nicht spielbar
makes-total = ergibt { $total }
is-playing = { $name } spielt
is-opening = { $name } eröffnet
you-open = Du eröffnest: Nenne eine Farbe
you-open-hint = Spiele dann die erste Karte dieser Farbe oder Gefolge.
you-withdrew = Du bist ausgestiegen: Du schaust zu
your-choice = Deine Wahl
need = du brauchst
will-need = du wirst brauchen
would-need = du bräuchtest
need-short = Nötig
need-total = Du brauchst { $total }, um im Turnier zu bleiben.
gauge = { $total } von { $need }
makes-lead = { $card } ergibt { $total }: Du führst mit { $by }
makes-short = { $card } ergibt { $total }: { $short } zu wenig
makes-enough = { $card } ergibt { $total }: genug zum Bleiben
play-more = Spiele mindestens { $count } mehr oder steig aus
lead-play-one = Du führst mit { $by }; spiele eine Karte, um zu bleiben
lead-end = Du führst mit { $by }. Beende den Zug oder spiel weiter.
end-turn = Zug beenden
at-total = mit { $total }
short-by = { $count } fehlen
play-a-card-first = erst eine Karte
play-card = { $card } spielen
then-total = dann hast du { $total }
open-with = { $colour } eröffnen: { $card }
choose-a-card = Wähle eine Karte
choose-a-colour = Wähle eine Farbe
about-card = Über { $card }
why-rule = Warum? Regel { $rule }
barred = gesperrt
other-card = andere Karte
no-card = keine Karte
you-hold-it = hast du schon
card-title = { $card }
aim-title = { $card }: Wähle
aim-seat = Wähle einen Gegner
aim-card = Wähle eine Karte
aim-mine = Wähle eine eigene Karte
aim-his = Wähle eine Karte eines Gegners
aim-colour = Wähle eine Farbe
aim-keep = Wähle die Karte, die bleibt
becomes = wird
you-lose = Du verlierst
withdraw = Aussteigen
withdraw-ask =
    { $count ->
        [0] Aus diesem Turnier aussteigen?
        [one] Aussteigen und 1 Karte ablegen?
       *[other] Aussteigen und { $count } Karten ablegen?
    }
withdraw-hint = Deine Hand behältst du für das nächste Turnier.
withdraw-leading = Du führst. Trotzdem aussteigen?
stay = Bleiben
maiden-title = Aussteigen und eine Marke verlieren?
maiden-text = Dein Burgfräulein liegt aus: Wähle die Marke, die du abgibst.
withdraw-give = Aussteigen, { $token } abgeben
others-may-cancel = Andere können sie noch aufheben.
ivanhoe-not-held = Nicht auf deiner Hand
window-seconds = Das Fenster ist { $count } Sekunden offen
window-closing = Noch drei Sekunden
more-time = 10 s mehr
more-time-short = 10 s
ask-me = Frag mich
ask-me-label = Wann ich zu Aktionskarten gefragt werde
short-order-always = Immer
short-order-touched = Bei Treffer
short-order-never = Nie
saving = Wird gespeichert…
not-done = Das wurde nicht getan
colour-cards = Farbkarten
search-cards = Suche: „Burgfräulein“
you-win = Du gewinnst die Partie
name-wins = { $name } gewinnt die Partie
after-tournaments =
    { $count ->
        [one] Nach 1 Turnier
       *[other] Nach { $count } Turnieren
    }
rematch = Revanche, gleiche Spieler
join-rematch = Zur Revanche
verify-deal = Geben prüfen
download-record = Partie herunterladen

## Der Tisch der Burgen

castles-summary =
    { $count ->
        [one] { $players } Spieler · noch 1 Karte
       *[other] { $players } Spieler · noch { $count } Karten
    }
castles-heading = Zug { $number }
castles-list = Burgen
lords = Herren, in Spielreihenfolge
lord-title = { $name }: { $lord }
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
points-now =
    { $count ->
        [one] jetzt 1 Punkt
       *[other] jetzt { $count } Punkte
    }
banners-left =
    { $count ->
        [one] 1 Banner im Vorrat
       *[other] { $count } Banner im Vorrat
    }
prisoner-count =
    { $count ->
        [0] keine Gefangenen
        [one] 1 Gefangener
       *[other] { $count } Gefangene
    }
prisoners = Gefangene
no-prisoners = Keine
hand = Hand
hand-empty = Deine Hand ist leer.
garrison = Besatzung
garrison-of =
    { $count ->
        [one] Besatzung aus 1 Karte: { $cards }
       *[other] Besatzung aus { $count } Karten: { $cards }
    }
no-garrison = keine Besatzung
empty-castle = leer
track = Banner
square-holds = Feld { $number }: { $lord }
holds = { $name }
holds-you = deine
then-holds = dann { $name }
then-holds-you = dann deine
nobodys = niemand
you-attack = du greifst an
need-cards = { $count } nötig
army-needed =
    { $count ->
        [one] eine Armee aus 1 Karte nimmt sie ein
       *[other] eine Armee aus { $count } Karten nimmt sie ein
    }
army-too-small =
    { $count ->
        [one] außer Reichweite: 1 Karte nötig
       *[other] außer Reichweite: { $count } Karten nötig
    }
turn-keep = Dein Zug: Behalte eine Karte
keep-hint = { $kept } auf deine Hand, { $other } zum Tausch
keep-barter = Behalten, die andere tauschen
keep-lose = Behalten, die andere verlieren
turn-lay = Dein Zug: Lege eine Karte offen
lay-hint = Danach machen die anderen Angebote.
lay-card = Offen legen: { $card }
turn-barter = Dein Zug: Tauschen oder nicht
barters-this = { $name } tauscht diese Karte
offer-hint = Biete eine an; nur { $name } und du sehen sie.
offer-card = Anbieten: { $card }
your-barter =
    { $count ->
        [one] Dein Tausch: 1 Angebot
       *[other] Dein Tausch: { $count } Angebote
    }
for-your-card = Für die offene Karte: { $card }
offers-nothing = kein Angebot
refuse-all = Alle ablehnen
take-card-of = Karte nehmen von { $name }
choose-an-offer = Wähle ein Angebot
turn-attack = Dein Zug: Greife eine Burg an
attack-hint = Wähle eine Burg, dann deine Armee.
no-attack = Keine Armee von dir kann jetzt eine Burg einnehmen.
no-attack-pass = Keine Armee von dir kann jetzt eine Burg einnehmen: Passe.
no-attack-do = Nicht angreifen
choose-a-castle = Wähle eine Burg
attack-on = Angriff auf { $castle }
muster-hint = Wähle Karten eines Typs oder eines Wappens.
muster-arms-hint = Wähle Karten eines Wappens.
army-short =
    { $count ->
        [one] Noch 1 Karte
       *[other] Noch { $count } Karten
    }
army-enough = Genug. Schlag zu oder nimm mehr dazu.
army-common-short = Gemeinsam: { $what }. Noch { $count }.
army-common-enough = Gemeinsam: { $what }. Genug zum Zuschlagen.
of-cards =
    { $count ->
        [one] von 1 Karte
       *[other] von { $count } Karten
    }
of-needed = { $count } von { $needed } Karten.
strike-with =
    { $count ->
        [one] mit 1 Karte
       *[other] mit { $count } Karten
    }
cards-short =
    { $count ->
        [one] 1 Karte fehlt
       *[other] { $count } Karten fehlen
    }
fits = passt
does-not-fit = passt nicht
not-possible = Jetzt nicht möglich
has-fallen = { $castle } ist gefallen
would-fall = Das Banner von { $name } würde fallen: dein Gefangener.
own-would-fall = Dein eigenes Banner würde fallen und käme zu dir zurück.
advance-all = Alle Banner vorrücken
plant-left = Banner aufpflanzen (noch { $count })
no-banner-left = Kein Banner mehr im Vorrat
square-taken = Feld 1 bleibt besetzt: kein Banner möglich
then-you = Dann gehört { $castle } dir: { $points } Punkte.
then-name = Dann gehört { $castle } { $name }: { $points } Punkte.
then-nobody = Dann gehört { $castle } niemandem.
advance-plant = Vorrücken und aufpflanzen
advance-only = Vorrücken
hold-plant = Stehen lassen und aufpflanzen
hold-only = Stehen lassen
plant-only = Banner aufpflanzen
leave-only = Nichts aufpflanzen
propose-deal = Handel vorschlagen
deal-with = Handel mit
deal-waits = Ein Handel wartet auf deine Antwort
proposes-deal = { $name } schlägt einen Handel vor
deal-hint = Stimme zu, lehne ab oder mache einen anderen Vorschlag.
deal-explained = Eine Seite gibt einen Gefangenen, die andere Karten oder einen Gefangenen eines anderen Herrn.
deal-secret = Die anderen sehen den Handel, nicht die Karten.
answer-later = Später antworten
you-give = Du gibst
you-get = Du bekommst
you-want = Du willst
prisoner-of = Gefangener: { $lord }
counter = Gegenvorschlag
already-proposed-short = einer je Zug
cards-lacking = Karten fehlen
may-lack = Vielleicht hat { $name } diese Karten nicht; dann wird abgelehnt, und du erfährst nicht, warum.
add-card = Karte hinzufügen
remove-card = Wegnehmen: { $card }
send-proposal = Vorschlag senden
unseen-copies =
    { $count ->
        [0] Davon ist keine mehr außer Sicht.
        [one] Davon ist noch 1 außer Sicht.
       *[other] Davon sind noch { $count } außer Sicht.
    }
each-four-times = Jeden dieser Soldaten gibt es viermal.
piles = Stapel und verlorene Karten
lost-cards = Verlorene Karten: { $count }
none-lost = Noch ist keine Karte verloren.
unseen-cards = Außer Sicht: im Stapel oder in anderen Händen
castles-thing-soldier = Soldat
castles-thing-ivanhoe = Ivanhoe
castles-thing-locksley = Locksley
castles-thing-castle = Burg
castles-thing-garrison = Besatzung
castles-thing-banner = Banner
castles-thing-advance = Vorrücken
castles-thing-oubliette = Verlies
castles-thing-prisoner = Gefangener
castles-thing-barter = Tausch
you-win-with = Du gewinnst mit { $points }
name-wins-with = { $name } gewinnt mit { $points }
win-shared = Geteilter Sieg mit { $points }: { $names }
all-passed = Alle Herren haben nacheinander gepasst.

## Hinweise zur ersten Partie

first-game = Hinweise zur ersten Partie
first-game-hint = Kurze Notizen am Tisch, solange du lernst
got-it = Verstanden
no-more-tips = Keine Hinweise mehr
tip-castles-keep = Zwei Karten sind aufgedeckt. Behalte eine. Die andere liegt offen: Tausche sie gegen eine Karte eines anderen, oder sie geht verloren.
tip-castles-lay = Lege eine Karte deiner Hand offen. Die anderen können eine ihrer Karten dafür anbieten.
tip-castles-offer = Du kannst eine Karte deiner Hand für die offene anbieten. Nur du und wer tauscht sehen sie. Passen kostet nichts.
tip-castles-accept = Diese Karten werden für deine offene Karte geboten. Nimm eine oder lehne alle ab; dann geht die offene Karte verloren.
tip-castles-attack = Eine Armee nimmt eine Burg ein, wenn sie mehr Karten hat als die Besatzung. Ihre Karten haben einen Typ oder ein Wappen gemeinsam. Gestrichelte Burgen sind in Reichweite: Wähle eine, dann die Karten.
tip-castles-after = Das Banner auf dem höchsten Feld beherrscht die Burg. Vorrücken schiebt alle Banner weiter; das letzte fällt ins Verlies und ist dein Gefangener. Pflanze dann dein eigenes auf Feld 1.
tip-castles-deal = Ein Handel tauscht einen Gefangenen gegen Karten oder einen anderen Gefangenen. Ablehnen steht dir frei.
tip-castles-prisoner = Du hast einen Gefangenen. Sein Herr will ihn zurück: Schlage mit den zwei Pfeilen oben einen Handel vor.
tip-castles-last = Der Stapel ist leer. Von nun an ist ein Zug ein Angriff oder ein Passen; passen alle nacheinander, ist das Spiel aus.
tip-castles-score = Hier stehen die Punkte jedes Herrn, wie sie jetzt sind, mit Hand, Bannern und Gefangenen. Tippe auf einen Herrn, um mehr zu sehen.
tip-tournament-open = Du eröffnest dieses Turnier: Wähle eine Karte. Ihre Farbe wird die des Turniers; mit Gefolge wählst du die Farbe selbst.
tip-tournament-turn = Um im Turnier zu bleiben, muss deine Summe höher sein als jede andere. Tippe auf eine Karte, um zu sehen, was sie ergibt, und noch einmal, um sie zu spielen. Karten der Farbe und Gefolge zählen.
tip-tournament-end = Das reicht. Beende den Zug und spare den Rest auf, oder spiele weiter.
tip-tournament-withdraw = Nichts passt? Steig aus. Du behältst deine Hand für das nächste Turnier; nur die Karten vor dir gehen weg.
tip-tournament-react = Jemand hat eine Aktionskarte gespielt. Wer Ivanhoe hat, kann sie annullieren; die anderen lassen es geschehen. Alle werden gefragt, damit niemand weiß, wer ihn hat.
tip-tournament-take = Wer gewinnt, nimmt eine Marke in der Farbe des Turniers; bei Violett darf man wählen.
tip-tournament-token = Du hast eine Marke gewonnen. Sammle verschiedene Farben: Wer alle nötigen hat, gewinnt das Spiel.
tip-tournament-others = Jede Reihe ist ein Spieler: links Name, Marken und Hand, in der Mitte die Karten, rechts die Summe. Tippe auf eine Reihe, um genauer hinzusehen.

## Aufzeichnungen

step = Schritt
step-of = Schritt { $step } von { $all }
tournament-of = Turnier { $number } von { $all }
turn-of = Zug { $number } von { $all }
seen-by = Gesehen von
eyes-public = Als Zuschauer
eyes-all = Alle Hände offen
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
chapter-back = Zum Anfang dieses Abschnitts
chapter-on = Zum nächsten Abschnitt
play-on = Abspielen
pause = Anhalten
share-moment = Diesen Moment teilen
verifying = Das Geben wird geprüft …
deal-right = Das Geben ist bewiesen. Das veröffentlichte Siegel ergibt genau diesen Stapel.
deal-wrong = Dieses Geben passt nicht zu seinem Siegel.
deal-unknown = Diese Aufzeichnung zeigt zu wenig, um das Geben zu prüfen.
deal-right-short = Geben bewiesen
deal-wrong-short = Geben passt nicht
deal-unknown-short = Geben nicht versiegelt
check-commitment-right = Die Hälfte des Servers passt zu dem Siegel, das gezeigt wurde, bevor sich jemand setzte.
check-commitment-wrong = Die Hälfte des Servers passt nicht zu dem gezeigten Siegel.
check-commitment-unknown = In dieser Aufzeichnung steht kein Siegel eines Servers.
check-own-right = Es ist das Siegel, das dieser Browser vor dem Geben sah, und sein eigener Teil ist darin.
check-own-wrong = Dieser Browser sah vor dem Geben ein anderes Siegel, oder sein eigener Teil fehlt.
check-seed-right = Die Hälfte des Servers und die Teile der Spieler ergeben das Geheimnis des Gebens.
check-seed-wrong = Die Hälfte des Servers und die Teile der Spieler ergeben ein anderes Geheimnis.
check-seed-unknown = Die Aufzeichnung zeigt die Hälften des Geheimnisses nicht.
check-dealer-right = Das Geheimnis ergibt diesen Geber.
check-dealer-wrong = Das Geheimnis ergibt einen anderen Geber.
check-dealer-unknown = Der Geber lässt sich nicht prüfen.
check-deck-right = Das Geheimnis ergibt den Stapel genau in dieser Reihenfolge, Karte für Karte.
check-deck-wrong = Das Geheimnis ergibt eine andere Reihenfolge des Stapels.
check-deck-unknown = Der Stapel lässt sich nicht prüfen.
proof-how = Das wurde in deinem eigenen Browser ausgerechnet. Wer die Aufzeichnung hat, kann dasselbe tun.
proof-impossible = Das Geben konnte hier nicht geprüft werden. Wer die Aufzeichnung hat, kann es anderswo prüfen.

## Verbindung und Abwesenheit

connection-lost = Verbindung verloren. Neuer Versuch läuft; dein Platz bleibt dir.
connection-back = Wieder da
server-restarting = Kurze Pause; deine Partie ist sicher.
waiting-for-connection = Warten auf die Verbindung
while-away = Während du weg warst

## Chat

say-something = Sag etwas …
send = Senden
phrases = Sätze
nothing-said = Noch hat niemand etwas gesagt.
mute = { $name } stummschalten
unmute = { $name } wieder lesen

## Einstellungen

theme = Design
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
card-speed = Kartentempo
speed-off = Aus
speed-fast = Schnell
speed-calm = Ruhig
speed-slow = Langsam
sounds = Töne
sounds-hint = Leise, nie nötig zum Spielen
one-tap = Ein Tipp spielt Wertkarten
one-tap-hint = Sonst hebt der erste an, der zweite spielt
letters = Buchstabentasten
letters-hint = E beendet den Zug, W steigt aus, ? zeigt alle
larger = Größere Karten
chat-free = Freier Chat
chat-free-hint = Fertige Sätze kommen immer an
leave-seat = Meinen Platz aufgeben
leave-text = Ein Bot spielt für dich weiter. Du kannst zusehen und deinen Platz wieder einnehmen, solange die Partie läuft.
return-to-seat = Meinen Platz wieder einnehmen

## Tasten

keys = Tasten
type-a-move = Zug eintippen
no-moves-now = Du hast jetzt keinen Zug.
key-hand = Durch die Hand gehen
key-lift = Eine Karte anheben
key-do = Tun, was der Knopf sagt
key-down = Die Karte zurücklegen
key-lane = Gegner 1 bis 5
key-castle = Burg 1 bis 5
key-detail = Die ganze Karte
key-ivanhoe = Ivanhoe spielen
key-pass = Geschehen lassen
key-totals = Summen hören
key-hand-read = Meine Hand hören
key-last = Letztes Ereignis hören
key-need = Hören, was ich brauche
key-name-space = Leertaste
key-name-enter = Eingabe
key-name-escape = Esc
key-name-home = Pos1
key-name-end = Ende
key-steps = Einen Schritt zurück, einen vor
key-ends = An den Anfang, ans Ende

## Die erste Partie

lesson-goal = Gewinne Marken: vier Farben mit 4 oder 5 Spielern, fünf mit 2 oder 3. Ein Turnier bringt eine Marke seiner Farbe.
lesson-turn = In deinem Zug ziehst du eine Karte und legst Karten in der Farbe des Turniers vor dir aus. Um zu bleiben, muss deine Summe höher sein als jede andere.
lesson-supporters = Knappen und das Burgfräulein passen zu jeder Farbe. Nur ein Burgfräulein je Auslage, und mit ihr auszusteigen kostet eine Marke.
lesson-withdraw = Kannst oder willst du nicht die höchste Summe haben, steig aus. Deine Hand behältst du für das nächste Turnier. Wer zuletzt übrig ist, gewinnt.
lesson-green = In einem grünen Turnier zählt jede Karte 1, was auch immer darauf steht.
lesson-actions = Aktionskarten ändern die Farbe, nehmen Karten weg oder tauschen sie. Tipp eine an: Was sie treffen kann, leuchtet auf, und du siehst das Ergebnis, bevor du sie spielst.
lesson-ivanhoe = Ivanhoe hebt eine Aktionskarte eines anderen auf. Alle werden ein paar Sekunden lang gefragt, also weiß niemand, wer sie hat.
