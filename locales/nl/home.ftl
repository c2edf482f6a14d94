# Wat de startpagina en elke andere pagina zeggen, in het Nederlands. Afspraken: locales/README.md.

## Overal

home = Startpagina
close = Sluiten
save = Opslaan
more = Meer
you = Jij
no-server = De server antwoordt niet. Probeer het zo nog eens.
page-outdated = Deze pagina is ouder dan de server. Laad hem opnieuw.
reload = Opnieuw laden
result-you = Je hebt gewonnen
result-names = Gewonnen door { $names }
result-shared = Gedeelde winst met { $names }
window-short = { $seconds } s voor Ivanhoe
window-hours = { $hours } u voor Ivanhoe
hours-short = { $count } u
days-short = { $count } d
short-clock-live = { $minutes } min per speler
short-clock-days = { $hours } u per zet
bot-level = bot, { $level }
qr-label = QR-code van { $link }
token-won = Fiche: { $colour }
token-not-won = Fiche { $colour }: niet gewonnen
lessons-show = Laat zien: zes korte lessen
lessons-go-on = Verder met les { $number }
first-opponents =
    { $count ->
        [one] Je speelt tegen één bot ({ $level }). Ongeveer { $minutes } minuten.
       *[other] Je speelt tegen { $count } bots ({ $level }). Ongeveer { $minutes } minuten.
    }
here = Op dit apparaat
here-not-loaded = Zonder verbinding speel je alleen niveaus die eerder zijn geladen. Schildknaap is altijd klaar.
here-unkept = Deze browser heeft geen ruimte om je partij te bewaren. Maak ruimte vrij om verder te spelen.
here-elsewhere = Deze partij is open in een ander tabblad
your-bot = Jouw bot
bot-of = De bot voor { $name }
bot-for-you = Een bot speelt voor je

## Begin

take-a-seat = Neem plaats
game = Spel
tournament-teaser = Vijf wapens, lef en een schild. 2⁠–⁠5 spelers, 4⁠–⁠8 min tegen bots
castles-teaser = Ruilen, belegeren, gevangennemen. 3⁠–⁠6 spelers, 8⁠–⁠14 min tegen bots
players = Spelers
against = Niveau van de bots
play-now = Nu spelen
play-here = Op dit apparaat spelen
dealing = Kaarten worden gedeeld…
no-sign-up = Zonder aanmelden. Bots schuiven meteen aan.
promise = Onze belofte
promise-saved = Zie je je zet, dan is hij opgeslagen.
promise-hidden = Kaarten die je niet mag zien, komen nooit in je browser.
promise-rule = Mag een zet niet, dan noemen we de regel.
offline-notice = Er is nu geen verbinding. Je partijen zijn veilig. Deze pagina maakt vanzelf weer verbinding.
release-notice = Er is een nieuwe versie. Je partij in het andere tabblad gaat door.
install-notice = Installeer Ivanhoe: het krijgt een eigen pictogram en opent ook zonder netwerk.
install = Installeren
install-no = Nee, bedankt
install-hint = Zo zet je Ivanhoe op je beginscherm:
install-share = Tik op ‘Deel’
install-add = Kies ‘Zet op beginscherm’
your-games = Je partijen
your-turn = Jouw beurt
waiting-for-players = Wachten op spelers
with-names = Met { $names }
time-left = nog { $time }
name-score = { $name } { $score }
close-game = Sluiten: { $game }, met { $names }
close-ask = Deze partij sluiten?
close-bots = Aan deze tafel zitten alleen nog bots. De partij eindigt zonder uitslag.
close-friends = Je geeft je plaats op en een bot speelt voor je verder.
close-waiting = Je verlaat deze tafel voordat de partij begint.
keep-game = Behouden
close-it = Sluiten
play = Spelen
look = Bekijken
continue = Verder
open-tables = Open tafels
sit-down = Aanschuiven
seats-free =
    { $count ->
        [0] geen plaats vrij
        [one] 1 plaats vrij
       *[other] { $count } plaatsen vrij
    }
seats-taken = { $taken } van { $all } bezet
nobody-waits = Geen open tafels
nobody-waits-text = Open een tafel en stuur de link, of speel nu tegen bots.
with-people = Met mensen
play-with-friends = Met vrienden spelen
friends-door = Privé, via een link
open-table = Open tafel
open-door = Iedereen mag meedoen
join-by-link = Meedoen via link
learn = Spel­uitleg
replays = Terug­kijken
puzzles = Puzzels
rules-all = Alle regels in detail
cards = Kaarten
settings = Instellingen
language = Taal
your-name = Je naam
you-are = Jij: { $name }
name-hint = Anderen zien deze naam. Meer hoef je niet in te vullen.
other-device = Op een ander apparaat spelen
device-hint = Open deze link daar binnen tien minuten. Hij werkt één keer.
