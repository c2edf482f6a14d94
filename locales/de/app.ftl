# Die eigenen Wörter der Oberfläche, auf Deutsch. Absprachen: locales/README.md.

## Überall

back = Zurück
cancel = Abbrechen
auto = Auto
no-such-page = Diese Seite gibt es nicht.
not-here = Hier ist nichts
server-away = Gerade keine Verbindung
server-away-text = Diese Seite öffnet sich, sobald wieder eine da ist.
nothing-found = Nichts gefunden.
search-rules = Regeln durchsuchen
no-replays = Noch keine beendeten Partien
no-replays-text = Eine beendete Partie kannst du hier Schritt für Schritt ansehen.

## Startseite

level = Stufe
replay = Ansehen
review-this = Diese Partie analysieren
tried-from = Versuch ab Entscheidung { $number }
back-to-review = Zurück zur Analyse
trying = Ein Versuch · nichts zählt
tried-explained = Du versuchst Entscheidung { $number } einer beendeten Partie noch einmal, gegen Champions. Nichts davon zählt.
tries-won = { $count ->
        [one] In 1 Versuch hast du { $won } gewonnen.
       *[other] In { $count } Versuchen hast du { $won } gewonnen.
    }
rules = Regeln
print = Drucken
device-text = Mit diesem Link spielst du in diesem Browser unter deinem Namen weiter.
device-yes = Ja, das bin ich
link-or-code = Link oder Code des Tisches
to-the-table = Zum Tisch

## Einen Tisch eröffnen

seats = Plätze
seats-hint = Leere Plätze kannst du später Bots geben.
window = Zeit für Ivanhoe
window-hint = Wie lange nach jeder Aktionskarte gewartet wird. Für alle gleich, damit niemand errät, wer Ivanhoe hat.
seconds-short = { $count } s
minutes = Minuten je Person
minutes-short = { $count } Min.
hours = Stunden je Zug
clock = Uhr
pace = Tempo der Bots
pace-calm = Ruhig
pace-calm-explained = Langsam genug für die erste Partie.
pace-quick = Flott
pace-quick-explained = Für alle, die das Spiel kennen.
friends-hint = Nur wer den Link hat, kann mitspielen. Der Tisch steht in keiner Liste.
open-table-hint = Der Tisch steht auf der Startseite. Alle dürfen sich setzen.
more-choices = Weitere Einstellungen
private = Privat
anyone = Für alle
spectators = Publikum
spectators-hint = Es sieht, was alle am Tisch sehen, nie eine Hand.
chat = Chat
chat-hint = Fertige Sätze lesen alle in ihrer Sprache.
open-the-table = Tisch eröffnen

## Warteraum

seat-count =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
name-at-table = Dein Name an diesem Tisch
sit-as = Als { $name } Platz nehmen
rename = Name ändern
your-lord = Dein Burgherr
lord-taken = { $lord }: schon bei { $name }
you-host = du, Tischleitung
waits-for-friend = wartet auf jemanden
anyone-may-sit = für alle frei
details = Details
empty-seat = Freier Platz
you-name = Du, { $name }
presence-here = am Tisch
presence-away = kurz weg
presence-substitute = ein Bot spielt, bis { $name } zurück ist
add-bot = Bot hinzufügen
remove-bot = { $name } entfernen
free-seat = Platz frei machen
move-here = Hierher wechseln
host-starts = Warten auf die Tischleitung
deal-failed = Die letzte Mischung ist gescheitert: Ein Teil kam nicht rechtzeitig. Eine neue wird ohne diesen Teil vorbereitet.
start = Starten
start-with = Mit { $taken } von { $all } starten
bots-take =
    { $count ->
        [one] ein Bot nimmt den freien Platz
       *[other] Bots nehmen die { $count } freien Plätze
    }
or-wait = Oder warte: Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
start-ask =
    { $count ->
        [one] Mit 1 Bot starten?
       *[other] Mit { $count } Bots starten?
    }
wait-more = Warten
all-here = Alle sind da. Die Partie beginnt gleich.
leave = Verlassen
watching =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
invite = Lade andere ein
invite-friends = Ein Link für alle. Wer ihn öffnet, wählt einen Namen und nimmt Platz.
invite-open = Alle können sich von der Startseite aus setzen. Du kannst auch den Link schicken.
invite-watch = Ein Link für alle. Es ist kein Platz frei: Wer ihn öffnet, kann zuschauen.
invite-nobody = Es ist kein Platz frei, und niemand darf zuschauen.
is-listed = In der Liste
invite-text = Spiel Ivanhoe mit mir:
share-link = Link teilen
copied = Kopiert
copy = Kopieren
copy-by-hand = Kopieren geht hier nicht. Kopiere diesen Link von Hand:
seal-text = Der Server hat seine Hälfte der Mischung versiegelt. Dieses Siegel kannst du nach der Partie prüfen:

## Der Tisch

menu = Menü
log = Verlauf
log-and-chat = Verlauf und Chat
tournament = Turnier
tournament-heading = Turnier { $number }, { $colour }
leave-to-home = Startseite (dein Platz bleibt)
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
counted = Nach Art
opponents = Die anderen, in Spielreihenfolge
opening = Eröffnung
number = Nr. { $number }
number-and-goal = Nr. { $number } · Ziel: { $goal } Marken
number-and-goal-short = Nr. { $number } · Ziel: { $goal }
goal = Ziel des Spiels
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
tokens-of-goal = Marken: { $count } von { $goal }
older-cards =
    { $count ->
        [one] 1 ältere Karte, wert { $total }
       *[other] { $count } ältere Karten, zusammen { $total }
    }
look-at-display = Auslage von { $name } ansehen
look-at-own = Deine Karten ansehen
display-of = { $name }: { $total }
oldest-first = Älteste zuerst
known-in-hand = Bekannte Handkarten
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
is-playing-you = Du spielst
is-opening = { $name } eröffnet
is-opening-you = Du eröffnest
you-open = Du eröffnest: Wähle eine Karte
you-open-card = Eröffne mit { $card } oder wähle eine andere Karte
you-open-hint = Ihre Farbe wird die des Turniers. Mit Gefolge wählst du die Farbe selbst.
you-withdrew = Ausgestiegen: Du schaust zu
your-choice = Deine Wahl
need = du brauchst
you-lead-by = du liegst vorn mit
will-need = du brauchst dann
would-need = du bräuchtest
need-short = Nötig
makes-lead = { $card } ergibt { $total }: du liegst { $by } vorn
makes-short = { $card } ergibt { $total }: { $short } zu wenig
makes-enough = { $card } ergibt { $total }: genug zum Bleiben
verdict-enough = Genug
verdict-short = Zu wenig
reach-enough = Deine Hand reicht bis { $reach }.
reach-short = Höchstens { $reach }. Steig aus und behalte diese Karten.
reach-short-action = { $reach } mit Wertkarten. Eine Aktionskarte kann das ändern.
reach-end-or-more = Beende den Zug mit { $total } oder spiel weiter.
reach-end = Beende den Zug mit { $total }.
you-have = du hast { $total }
card-makes = { $card } ergibt { $total }
hand-reaches = Hand reicht bis { $reach }
need-and-have = Du brauchst { $need } und hast { $total }.
need-and-reach =
    { $enough ->
        [yes] Du brauchst { $need }, du hast { $total }, deine Hand reicht bis { $reach }: genug.
       *[no] Du brauchst { $need }, du hast { $total }, deine Hand reicht bis { $reach }: zu wenig.
    }
lead-play-one = Du liegst { $by } vorn; spiele eine Karte, um zu bleiben
end-turn = Zug beenden
at-total = mit { $total }
short-by =
    { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
play-a-card-first = erst Karte spielen
play-card = { $card } spielen
then-total = dann hast du { $total }
open-with = { $colour } eröffnen: { $card }
choose-a-card = Wähle eine Karte
choose-a-colour = Wähle eine Farbe
about-card = Über { $card }
why-rule = Warum? Regel { $rule }
why = Warum?
barred = gesperrt
other-card = andere Karte
no-card = keine Karte
you-hold-it = hast du schon
card-title = { $card }
aim-title = { $card }: Ziel wählen
aim-seat = Wähle, wen es trifft
aim-card = Wähle eine Karte
aim-mine = Wähle eine eigene Karte
aim-theirs = Wähle eine Karte der anderen
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
others-may-cancel = Die anderen können sie noch annullieren.
ivanhoe-not-held = Du hast Ivanhoe nicht
window-seconds =
    { $count ->
        [one] 1 Sekunde zum Antworten
       *[other] { $count } Sekunden zum Antworten
    }
window-closing = Noch drei Sekunden
more-time = 10 s mehr
more-time-short = 10 s
ask-me = Ivanhoe: frag mich
ask-me-label = Wann ich zu Aktionskarten gefragt werde
short-order-always = Immer
short-order-touched = Bei Treffer
short-order-never = Nie
saving = Wird gespeichert …
not-done = Dieser Zug wurde nicht gemacht
colour-cards = Farbkarten
search-cards = Karte suchen
you-win = Du gewinnst das Spiel
name-wins = { $name } gewinnt das Spiel
after-tournaments =
    { $count ->
        [one] Nach 1 Turnier
       *[other] Nach { $count } Turnieren
    }
join-rematch = Zur Revanche
verify-deal = Mischung prüfen
download-record = Partie herunterladen

## Der Tisch der Burgen

castles-heading = Zug { $number }
castles-list = Burgen
castles-goal = Die meisten Punkte gewinnen
turned-up = Aufgedeckt: behalte eine
up-for-barter = Zum Tausch
hand-of = Deine Hand · { $count }
deal-later = wieder in deinem Zug
attack-needs = Angriff: { $count } nötig
out-of-reach = außer Reichweite, { $count } nötig
squares-hold = Felder: { $list }
square-empty = leer
held-by = beherrscht von { $name }
held-by-you = von dir beherrscht
held-by-nobody = herrenlos
lords = Alle, in Spielreihenfolge
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
track = Banner
holds = { $name }
holds-you = deine
then-holds = dann { $name }
then-holds-you = dann deine
nobodys = herrenlos
you-attack = du greifst an
need-cards = { $count } nötig
turn-keep = Dein Zug: Behalte eine Karte
keep-hint = { $kept } auf deine Hand, { $other } zum Tausch
keep-barter = Behalten, andere tauschen
keep-lose = Behalten, andere verlieren
turn-lay = Dein Zug: Lege eine Karte offen aus
lay-hint = Danach machen die anderen Angebote.
lay-card = Offen auslegen: { $card }
turn-barter = Dein Zug: Tauschen oder nicht
barters-this = { $name } bietet diese Karte zum Tausch
offer-hint = Biete eine an; nur { $name } und du sehen sie.
offer-card = Anbieten: { $card }
your-barter =
    { $count ->
        [one] Dein Tausch: 1 Angebot
       *[other] Dein Tausch: { $count } Angebote
    }
for-your-card = Für die offene Karte: { $card }
refuse-all = Alle ablehnen
take-card-of = Karte von { $name } nehmen
choose-an-offer = Wähle ein Angebot
turn-attack = Dein Zug: Greife eine Burg an
attack-hint = Wähle eine Burg, dann deine Armee.
no-attack = Du kannst jetzt keine Burg einnehmen.
no-attack-pass = Du kannst jetzt keine Burg einnehmen: Passe.
no-attack-do = Nicht angreifen
choose-a-castle = Wähle eine Burg
attack-on = Angriff auf { $castle }
muster-hint = Wähle Karten derselben Gattung oder mit demselben Wappen.
muster-arms-hint = Wähle Karten mit demselben Wappen.
army-short =
    { $count ->
        [one] Noch 1 Karte
       *[other] Noch { $count } Karten
    }
army-enough = Genug. Schlag zu oder nimm Karten dazu.
army-common-short = Gemeinsam: { $what }. Noch { $count }.
army-common-enough = Gemeinsam: { $what }. Genug zum Zuschlagen.
of-cards =
    { $count ->
        [one] Armee, mindestens 1
       *[other] Armee, mindestens { $count }
    }
of-needed =
    { $needed ->
        [one] { $count } von 1 Karte.
       *[other] { $count } von { $needed } Karten.
    }
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
has-fallen = Du hast { $castle } eingenommen
would-fall = Das Banner von { $name } würde fallen: dein Gefangener.
own-would-fall = Dein eigenes Banner würde fallen und käme zu dir zurück.
advance-all = Alle Banner vorrücken
plant-left = Banner aufpflanzen (noch { $count })
no-banner-left = Kein Banner mehr im Vorrat
square-taken = Feld 1 bleibt besetzt: kein Aufpflanzen möglich
then-you = Dann gehört { $castle } dir: { $points } Punkte.
then-name = Dann beherrscht { $name } { $castle }: { $points } Punkte.
then-nobody = Dann gehört { $castle } niemandem.
advance-plant = Vorrücken und aufpflanzen
advance-only = Vorrücken
hold-plant = Stehen lassen und aufpflanzen
hold-only = Stehen lassen
plant-only = Banner aufpflanzen
leave-only = Nichts aufpflanzen
propose-deal = Handel vorschlagen
deal-with = Handel mit
proposes-deal = { $name } schlägt einen Handel vor
deal-hint = Stimme zu, lehne ab oder mache einen anderen Vorschlag.
deal-explained = Eine Seite gibt einen Gefangenen, die andere Karten oder einen Gefangenen eines anderen Herrn.
deal-secret = Die anderen sehen den Handel, nicht die Karten.
you-give = Du gibst
you-get = Du bekommst
you-want = Du willst
counter = Gegen­vorschlag
already-proposed-short = einer je Zug
cards-lacking = dir fehlen Karten
may-lack = Vielleicht hat { $name } diese Karten nicht; dann wird abgelehnt, und du erfährst nicht, warum.
add-card = Karte hinzufügen
add-prisoner = Gefangenen hinzufügen
nothing-yet = noch nichts
picker-done = Fertig
known-held = { $name } hat diese Karte
known-mark = bekannt
remove-card = Entfernen: { $card }
send-proposal = Vorschlag senden
unseen-copies =
    { $count ->
        [0] Du hast alle Exemplare gesehen.
        [one] 1 Exemplar ist noch ungesehen.
       *[other] { $count } Exemplare sind noch ungesehen.
    }
each-four-times = Jeden dieser Soldaten gibt es viermal.
piles = Stapel und verlorene Karten
lost-cards = Verlorene Karten: { $count }
none-lost = Noch ist keine Karte verloren.
unseen-cards = Noch nicht gesehen: im Stapel oder auf anderen Händen
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
you-win-with = Du gewinnst mit { $points } Punkten
name-wins-with = { $name } gewinnt mit { $points } Punkten
win-shared = Geteilter Sieg mit { $points } Punkten: { $names }
all-passed = Alle haben nacheinander gepasst.

## Hinweise zur ersten Partie

first-game = Tipps für die erste Partie
first-game-hint = Kurze Tipps am Tisch, solange du lernst
got-it = Verstanden
no-more-tips = Keine Tipps mehr
deal-the-cards = Karten austeilen
lessons = Lektionen
lessons-time = etwa zwei Minuten
lessons-missing = Die Lektionen brauchen die Spiele für Browser, und die hat diese Seite nicht.
lesson-failed = Diese Lektion wurde nicht geladen.
lesson-again = Noch einmal versuchen
first-tournament-goal =
    { $goal ->
        [5] Gewinne eine Marke in jeder der fünf Farben.
       *[other] Gewinne Marken in vier der fünf Farben.
    }
    .more = In jedem Turnier geht es um eine.
first-tournament-turn = Übertriff in deinem Zug die höchste Summe.
    .more = Oder steig aus und behalte deine Hand.
first-tournament-win = Bleib länger im Turnier als alle anderen.
    .more = Dann gewinnst du die Marke.
first-castles-storm = Erstürme Burgen mit mehr Karten als die Besatzung.
    .more = Deine Karten müssen das Wappen oder die Gattung gemeinsam haben.
first-castles-banner = Pflanze dein Banner auf und rücke vor.
    .more = Das Banner auf dem höchsten Feld beherrscht die Burg; das Verlies macht Gefangene.
first-castles-points = Habe am Ende die meisten Punkte.
    .more = Burgen zählen 5 bis 10 Punkte; Gefangene zählen nichts.
tip-castles-soldiers = Jeder Soldat hat ein Wappen (Löwe, Hirsch, Eber oder Adler) und eine Gattung (Fußsoldat, Bogenschütze, Armbrustschütze oder Reiter). Die Soldaten einer Armee haben eines von beiden gemeinsam. Ivanhoe und Locksley passen in jede Armee.
tip-castles-points = Die goldene Zahl sagt, was eine Burg wert ist. Am Ende gehen ihre Punkte an die Person, deren Banner auf dem höchsten Feld steht: Es hat einen goldenen Rahmen.
tip-castles-keep = Zwei Karten sind aufgedeckt. Behalte eine. Die andere liegt offen: Tausche sie gegen eine Karte der anderen, oder sie geht verloren.
tip-castles-lay = Lege eine Handkarte offen aus. Die anderen können eine ihrer Karten dafür anbieten.
tip-castles-offer = Du kannst eine Karte deiner Hand für die offene anbieten. Nur du und die Person, die tauscht, seht sie. Passen kostet nichts.
tip-castles-accept = Diese Karten werden für deine offene Karte angeboten. Nimm eine oder lehne alle ab; dann geht die offene Karte verloren.
tip-castles-attack = Eine Armee nimmt eine Burg ein, wenn sie mehr Karten hat als die Besatzung. Alle ihre Karten haben dieselbe Gattung oder dasselbe Wappen. Burgen mit gestricheltem Rand sind in Reichweite: Wähle eine, dann deine Karten.
tip-castles-after = Das Banner auf dem höchsten Feld beherrscht die Burg. Beim Vorrücken ziehen alle Banner ein Feld weiter; eines, das über das letzte Feld hinausgerät, fällt ins Verlies und ist dein Gefangener. Danach darfst du ein eigenes auf Feld 1 aufpflanzen.
tip-castles-deal = Ein Handel tauscht einen Gefangenen gegen Karten oder einen anderen Gefangenen. Ablehnen steht dir frei.
tip-castles-prisoner = Du hast einen Gefangenen. Sein Herr will ihn zurück: Schlage mit den zwei Pfeilen oben einen Handel vor.
tip-castles-last = Der Stapel ist leer. Von nun an heißt es angreifen oder passen; passen alle nacheinander, ist das Spiel aus.
tip-castles-score = So viele Punkte haben alle gerade, mit Hand, Bannern und Gefangenen. Tippe auf eine Reihe, um mehr zu sehen.
tip-tournament-open = Du eröffnest dieses Turnier: Wähle eine Karte. Ihre Farbe wird die des Turniers; mit Gefolge wählst du die Farbe selbst.
tip-tournament-turn = Um im Turnier zu bleiben, muss deine Summe höher sein als jede andere. Tippe auf eine Karte, um zu sehen, was sie ergibt, und noch einmal, um sie zu spielen. Du darfst Karten der Turnierfarbe und Gefolge spielen.
tip-tournament-turn-ties = Um im Turnier zu bleiben, reicht Gleichstand mit der höchsten Summe. Tippe auf eine Karte, um zu sehen, was sie ergibt, und noch einmal, um sie zu spielen. Du darfst Karten der Turnierfarbe und Gefolge spielen.
tip-tournament-end = Das reicht. Beende den Zug und spare den Rest auf, oder spiele weiter.
tip-tournament-withdraw = Nichts passt? Steig aus. Du behältst deine Hand für das nächste Turnier und verlierst nur die Karten vor dir.
tip-tournament-react = Jemand hat eine Aktionskarte gespielt. Wer Ivanhoe hat, kann sie annullieren; die anderen lassen es geschehen. Alle werden gefragt, damit niemand weiß, wer ihn hat.
tip-tournament-take = Wer gewinnt, nimmt eine Marke in der Farbe des Turniers; bei Violett darf man wählen.
tip-tournament-token = Du hast eine Marke gewonnen. Sammle verschiedene Farben: vier brauchst du bei 4 oder 5 Personen, fünf bei 2 oder 3.
tip-tournament-others = Jede Reihe ist eine Person: Name, Marken und Handkarten, dann die ausgespielten Karten, dann die Summe. Tippe auf eine Reihe, um mehr zu sehen.

## Aufzeichnungen

step = Schritt
step-of = Schritt { $step } von { $all }
tournament-of = Turnier { $number } von { $all }
turn-of = Zug { $number } von { $all }
seen-by = Ansicht
eyes-public = Als Publikum
eyes-all = Alle Hände offen
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
chapter-back = Zum Anfang dieses Abschnitts
chapter-on = Zum nächsten Abschnitt
play-on = Abspielen
pause = Anhalten
replay-speed = Tempo: { $speed }×
open-hands = Alle Hände
displays-list = Alle am Tisch und ihre Auslagen
offers-list = Angebote
no-cards = keine Karten
share-moment = Diesen Moment teilen
verifying = Die Mischung wird geprüft …
deal-right = Die Mischung ist echt: Sie passt zum veröffentlichten Siegel.
deal-wrong = Diese Mischung passt nicht zu ihrem Siegel.
deal-unknown = Diese Aufzeichnung zeigt zu wenig, um die Mischung zu prüfen.
deal-absent = Die Mischung passt zu ihren Siegeln, aber dein eigener Teil ist nicht darin.
deal-right-device = Die Mischung ist die, mit der diese Partie begann.
deal-wrong-device = Das Geheimnis ergibt eine andere Mischung.
dealt-on-a-device = Diese Partie wurde auf einem einzigen Gerät gemischt, ohne Server. Die Prüfung zeigt, dass danach nichts geändert wurde. Ob der Zufall entschied, kann sie nicht zeigen.
deal-right-short = Mischung geprüft
deal-wrong-short = Mischung passt nicht
deal-unknown-short = Mischung nicht versiegelt
deal-absent-short = Ohne deinen Teil
check-commitment-right = Der Teil des Servers passt zu dem Siegel, das gezeigt wurde, bevor sich jemand setzte.
check-commitment-wrong = Der Teil des Servers passt nicht zu dem gezeigten Siegel.
check-commitment-unknown = In dieser Aufzeichnung steht kein Siegel eines Servers.
check-own-right = Dieser Browser sah vor dem Austeilen dieselben Siegel, und sein eigener Teil ist darin.
check-own-wrong = Dieser Browser sah vor dem Austeilen andere Siegel, oder sein eigener Teil fehlt.
check-own-absent = Dein Teil ist nicht in dieser Mischung. Alle anderen zusammen hätten sie aussuchen können.
check-seals-right = Jeder Teil passt zu dem Siegel, das gezeigt wurde, bevor jemand einen Teil aufdeckte.
check-seals-wrong = Ein Teil passt nicht zu seinem Siegel oder fehlt.
check-seed-right = Zusammen ergeben die Teile das Geheimnis der Mischung.
check-seed-wrong = Zusammen ergeben die Teile ein anderes Geheimnis.
check-seed-unknown = Die Aufzeichnung zeigt die Teile des Geheimnisses nicht.
check-dealer-right = Das Geheimnis bestimmt, wer austeilt, und das stimmt.
check-dealer-wrong = Nach dem Geheimnis müsste jemand anderes austeilen.
check-dealer-unknown = Wer austeilt, lässt sich nicht prüfen.
check-deck-right = Das Geheimnis ergibt den Stapel genau in dieser Reihenfolge, Karte für Karte.
check-deck-wrong = Das Geheimnis ergibt eine andere Reihenfolge des Stapels.
check-deck-unknown = Der Stapel lässt sich nicht prüfen.
attempt-failed = Versuch { $attempt } gescheitert: Von { $names } kam kein Teil rechtzeitig.
attempt-called-off = Versuch { $attempt } abgebrochen: Die Plätze haben gewechselt.
proof-how = In deinem eigenen Browser geprüft. Wer die Aufzeichnung hat, kann dasselbe tun.
proof-impossible = Die Mischung konnte hier nicht geprüft werden. Wer die Aufzeichnung hat, kann sie anderswo prüfen.

## Verbindung und Abwesenheit

connection-lost = Verbindung verloren. Wir verbinden neu; dein Platz bleibt dir.
connection-back = Wieder verbunden
server-restarting = Der Server startet neu; deine Partie ist sicher.
waiting-for-connection = Warten auf die Verbindung
here-explained = Dieses Spiel liegt auf diesem Gerät, nicht auf dem Server. Jeder Zug wird in diesem Browser aufbewahrt.
here-may-vanish = Der Browser kann es löschen, wenn ihm der Platz ausgeht.
here-elsewhere-explained = Schließ den anderen Tab, dann geht die Partie hier weiter.
play-here-instead = Hier weiterspielen
send-in = Auf dem Server aufbewahren
send-in-explained = Der Server prüft die Partie und gibt ihr einen Link. Sie ist als offline gespielt gekennzeichnet.
sent-in = Auf dem Server aufbewahrt
played-offline = Offline gespielt
played-offline-explained = Diese Partie wurde offline gespielt und danach eingesandt. Ihre Züge sind geprüft; Datum und Bots stehen da, wie sie angegeben wurden.
while-away = Während du weg warst
bot-played =
    { $count ->
        [one] Ein Bot hat 1 Zug für dich gemacht.
       *[other] Ein Bot hat { $count } Züge für dich gemacht.
    }
absent-away = { $name } ist gerade weg
absent-substitute = Ein Bot spielt für { $name }
absent-back = { $name } ist zurück
absent-soon = Wenn { $name } nicht bald zurückkommt, übernimmt ein Bot.
gone-away = kurz weg
gone-substitute = weg: Bot spielt
log-away =
    { $you ->
        [yes] Du bist kurz weg.
       *[no] { $player } ist kurz weg.
    }
log-substitute =
    { $you ->
        [yes] Ein Bot spielt für dich.
       *[no] { $player } ist weg; jetzt spielt ein Bot.
    }
log-back =
    { $you ->
        [yes] Du bist zurück.
       *[no] { $player } ist zurück.
    }
you-watch = Du schaust zu.
you-watch-hint = Handkarten bleiben verdeckt, bis die Partie vorbei ist.
others-watch =
    { $count ->
        [one] 1 weitere Person schaut zu.
       *[other] { $count } weitere Personen schauen zu.
    }

## Chat

say-something = Nachricht …
send = Senden
phrases = Sätze
nothing-said = Noch keine Nachrichten.
mute = { $name } stummschalten
unmute = { $name } wieder lesen

## Einstellungen

theme = Design
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
card-speed = Tempo der Animationen
speed-off = Aus
speed-fast = Schnell
speed-calm = Normal
speed-slow = Langsam
sounds = Töne
sounds-hint = Leise, zum Spielen nie nötig
call = Ton, wenn ich dran bin
call-hint = Auch wenn ein anderer Tab offen ist
one-tap = Ein Tipp spielt Wertkarten
one-tap-hint = Sonst wählt der erste Tipp, der zweite spielt
letters = Tastenkürzel
letters-hint = E: Zug beenden, W: aussteigen, ?: alle Kürzel
larger = Größere Karten
chat-free = Getippte Nachrichten
chat-free-hint = Fertige Sätze werden immer gezeigt
leave-seat = Meinen Platz aufgeben
leave-text = Ein Bot spielt für dich weiter. Du kannst zuschauen und deinen Platz wieder einnehmen, solange die Partie läuft.
return-to-seat = Meinen Platz wieder einnehmen

## Tasten

keys = Tastenkürzel
type-a-move = Zug eintippen
no-moves-now = Du hast jetzt keinen Zug.
key-hand = Durch die Hand gehen
key-lift = Eine Karte wählen
key-do = Den Hauptknopf drücken
key-down = Die Karte zurücklegen
key-lane = Die anderen, 1 bis 4
key-castle = Burg 1 bis 5
key-detail = Karte genauer ansehen
key-ivanhoe = Ivanhoe spielen
key-pass = Geschehen lassen
key-totals = Summen vorlesen
key-hand-read = Meine Hand vorlesen
key-last = Letztes Ereignis vorlesen
key-need = Vorlesen, was ich brauche
key-name-space = Leertaste
key-name-enter = Enter
key-name-escape = Esc
key-name-home = Pos1
key-name-end = Ende
key-steps = Einen Schritt zurück oder vor
key-ends = An den Anfang oder ans Ende

## Was am Tisch erzählt wird

speed-instant = Ohne Warten
told-plays-stays =
    { $you ->
        [yes] Du spielst { $cards } und bleibst mit { $total } im Turnier.
       *[no] { $player } spielt { $cards } und bleibt mit { $total } im Turnier.
    }
told-withdrew-with = mit { $total }; nötig waren { $need }
told-total = { $name } { $from } → { $to }
told-declines-yours = { $player } lehnt deinen Handel ab.
told-storms =
    { $you ->
        [yes] Du erstürmst { $castle }.
       *[no] { $player } erstürmt { $castle }.
    }
told-army =
    { $army ->
        [one] 1 Karte gegen { $garrison }
       *[other] { $army } Karten gegen { $garrison }
    }

## Das Ende einer Partie

story = So lief es
story-tournaments = wer welches Turnier gewann
story-castles = wer die meisten Punkte hatte
story-part = Nr. { $number }, { $colour }: { $winner }
best-moments = Große Momente
standing = Endstand
see-it = Ansehen
play-again = Nochmal
asks-others = fragt die anderen
stronger = Stärker
gentler = Schwächer
share-result = Teilen
moment-action = { $card } in Nr. { $number }
moment-longest = Das längste: Nr. { $number }
moment-moves =
    { $count ->
        [one] 1 Zug; Sieg: { $winner }
       *[other] { $count } Züge; Sieg: { $winner }
    }
moment-turn = { $what }, Zug { $number }
moment-points =
    { $count ->
        [one] 1 Punkt wechselt die Seite
       *[other] { $count } Punkte wechseln die Seite
    }
moment-trade = Handel: { $one } und { $other }
last-withdrew =
    { $you ->
        [yes] Du bist mit { $total } ausgestiegen.
       *[no] { $player } ist mit { $total } ausgestiegen.
    }
last-had =
    { $you ->
        [yes] Du hattest { $total }.
       *[no] { $player } hatte { $total }.
    }
last-storm = Letzter Angriff: { $player }, { $castle }.
share-won-tournament =
    { $count ->
        [one] Ich habe bei Ivanhoe gewonnen: { $tokens } Marken in 1 Turnier.
       *[other] Ich habe bei Ivanhoe gewonnen: { $tokens } Marken in { $count } Turnieren.
    }
share-lost-tournament = { $name } hat unsere Partie Ivanhoe gewonnen.
share-won-castles = Ich habe bei Ivanhoe, den Burgen, mit { $points } Punkten gewonnen.
share-lost-castles = { $name } hat unsere Partie Ivanhoe, die Burgen, mit { $points } Punkten gewonnen.
undo = Zurücknehmen
undone = Du hast deinen letzten Zug zurückgenommen.
log-undone =
    { $you ->
        [yes] Du nimmst einen Zug zurück.
       *[no] { $player } nimmt einen Zug zurück.
    }

## What Champion would do

hint-ask = Was würde Champion tun?
hint-thinking = Champion denkt nach…
hint-would = Champions Wahl:
hint-two = Champion sieht zwei gute Züge: { $moves }.
hint-number = Tipp { $number }, in der Aufzeichnung vermerkt
hint-short = Deine Hand reicht bis { $reach }, nötig sind { $need }. So behältst du deine Karten.
hint-keeps =
    { $count ->
        [one] Du behältst { $count } Karte für das nächste Turnier.
       *[other] Du behältst { $count } Karten für das nächste Turnier.
    }
hint-ends = Du führst mit { $total }. Mehr Karten sind jetzt nicht nötig.
hint-ends-enough = Mit { $total } bleibst du im Turnier. Mehr Karten sind jetzt nicht nötig.
hint-colour =
    { $count ->
        [one] { $count } deiner Karten passt zu { $colour }.
       *[other] { $count } deiner Karten passen zu { $colour }.
    }
hint-token =
    { $count ->
        [one] Dir fehlt noch die Marke in { $colour }, und { $count } deiner Karten passt.
       *[other] Dir fehlt noch die Marke in { $colour }, und { $count } deiner Karten passen.
    }
hint-saves = Lässt du es geschehen, hast du { $total }.
hint-harmless = Es geschehen zu lassen kostet dich wenig.
hint-leads = Dann führst du: { $total } gegen { $highest }.
hint-enough = Das macht { $total }: genug, um im Turnier zu bleiben.
hint-way = Das macht { $total }, auf dem Weg zu { $need }.
hint-then = Dann hast du { $total }, die höchste andere Summe ist { $highest }.
hint-best = Champion erwartet davon am meisten.
hint-castle =
    { $points ->
        [one] { $castle } ist { $points } Punkt wert.
       *[other] { $castle } ist { $points } Punkte wert.
    }
hint-army =
    { $points ->
        [one] { $castle } ist { $points } Punkt wert. Dafür kannst du { $cards } einsetzen.
       *[other] { $castle } ist { $points } Punkte wert. Dafür kannst du { $cards } einsetzen.
    }
hint-mates = Passende Karten auf deiner Hand: { $count }.
hint-control = Dann beherrschst du { $castle }.
