# Was die Startseite und jede andere Seite sagen, auf Deutsch. Absprachen: locales/README.md.

## Überall

home = Startseite
close = Schließen
save = Speichern
more = Mehr
you = Du
no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-outdated = Diese Seite ist älter als der Server. Bitte lade sie neu.
reload = Neu laden
result-you = Du hast gewonnen
result-names = Gewonnen von { $names }
result-shared = Geteilter Sieg mit { $names }
window-short = { $seconds } s für Ivanhoe
window-hours = { $hours } Std. für Ivanhoe
hours-short = { $count } Std.
days-short = { $count } T.
short-clock-live = je { $minutes } Min.
short-clock-days = { $hours } Std. je Zug
bot-level = Bot, { $level }
qr-label = QR-Code von { $link }
token-won = Marke: { $colour }
token-not-won = Marke { $colour }: nicht gewonnen
lessons-show = Zeig es mir: sechs kurze Lektionen
lessons-go-on = Weiter mit Lektion { $number }
first-opponents =
    { $count ->
        [one] Du spielst gegen einen Bot ({ $level }). Etwa { $minutes } Minuten.
       *[other] Du spielst gegen { $count } Bots ({ $level }). Etwa { $minutes } Minuten.
    }
here = Auf diesem Gerät
here-not-loaded = Ohne Verbindung lassen sich nur Stufen spielen, die schon einmal geladen wurden. Knappe ist immer bereit.
here-unkept = Dieser Browser hat keinen Platz, um deine Partie aufzubewahren. Gib Speicher frei, um weiterzuspielen.
here-elsewhere = Diese Partie ist in einem anderen Tab offen
your-bot = Dein Bot
bot-of = Der Bot für { $name }
bot-for-you = Ein Bot spielt für dich

## Startseite

take-a-seat = Nimm Platz
game = Spiel
tournament-teaser = Fünf Waffen, Mut und ein Schild. 2⁠–⁠5 Personen, 4⁠–⁠8 Min. gegen Bots
castles-teaser = Tauschen, belagern, gefangen nehmen. 3⁠–⁠6 Personen, 8⁠–⁠14 Min. gegen Bots
players = Personen
against = Stärke der Bots
play-now = Jetzt spielen
play-here = Auf diesem Gerät spielen
dealing = Karten werden ausgeteilt …
no-sign-up = Ohne Anmeldung. Bots setzen sich sofort dazu.
promise = Unser Versprechen
promise-saved = Siehst du deinen Zug, ist er gespeichert.
promise-hidden = Karten, die du nicht sehen darfst, kommen nie in deinen Browser.
promise-rule = Geht ein Zug nicht, nennen wir die Regel.
offline-notice = Zurzeit besteht keine Verbindung. Deine Partien sind sicher. Diese Seite verbindet sich von selbst wieder.
release-notice = Eine neue Version ist bereit. Deine Partie im anderen Tab geht weiter.
install-notice = Installiere Ivanhoe: Es bekommt ein eigenes Symbol und öffnet sich auch ohne Netz.
install = Installieren
install-no = Nein, danke
install-hint = So kommt Ivanhoe auf den Home-Bildschirm:
install-share = Tippe auf „Teilen“
install-add = Wähle „Zum Home-Bildschirm“
your-games = Deine Partien
your-turn = Du bist dran
waiting-for-players = Warten auf Mitspielende
with-names = Mit { $names }
time-left = noch { $time }
name-score = { $name } { $score }
close-game = Beenden: { $game }, mit { $names }
close-ask = Diese Partie beenden?
close-bots = An diesem Tisch sitzen sonst nur Bots. Die Partie endet ohne Ergebnis.
close-friends = Du gibst deinen Platz auf, und ein Bot spielt für dich weiter.
close-waiting = Du verlässt diesen Tisch, bevor die Partie beginnt.
keep-game = Behalten
close-it = Beenden
play = Spielen
look = Ansehen
continue = Weiter
open-tables = Offene Tische
sit-down = Platz nehmen
seats-free =
    { $count ->
        [0] kein Platz frei
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
seats-taken = { $taken } von { $all } besetzt
nobody-waits = Keine offenen Tische
nobody-waits-text = Eröffne einen Tisch und verschick den Link, oder spiel jetzt gegen Bots.
with-people = Mit anderen
play-with-friends = Im Freundeskreis
friends-door = Privat, per Link
open-table = Offener Tisch
open-door = Alle können mitspielen
join-by-link = Per Link bei­treten
learn = Spiel­anleitung
replays = Aufzeich­nungen
puzzles = Rätsel
rules-all = Alle Regeln im Detail
cards = Karten
settings = Einstellungen
language = Sprache
your-name = Dein Name
you-are = Du: { $name }
name-hint = Andere sehen diesen Namen. Mehr musst du nicht angeben.
other-device = Auf anderem Gerät spielen
device-hint = Öffne diesen Link dort innerhalb von zehn Minuten. Er gilt nur einmal.
