# De eigen woorden van de interface, in het Nederlands. Afspraken: locales/README.md.

## Overal

home = Begin
back = Terug
close = Sluiten
cancel = Annuleren
save = Opslaan
more = Meer
auto = Auto
you = Jij
no-server = De server antwoordt niet. Probeer het zo weer.
no-such-page = Deze pagina bestaat niet.
not-here = Hier is niets
nothing-found = Niets gevonden.
search-rules = Zoek: ‘jonkvrouw’
no-replays = Nog geen afgelopen partijen
no-replays-text = Een afgelopen partij kun je hier stap voor stap terugkijken.

## Begin

take-a-seat = Neem plaats
game = Spel
tournament-teaser = Vijf wapens, lef en een schild. 2–5 spelers, 30 min
castles-teaser = Ruilen, belegeren, gevangennemen. 3–6 spelers, 40 min
players = Spelers
against = Tegen
level = Niveau
play-now = Nu spelen
dealing = Er wordt gedeeld…
no-sign-up = Zonder aanmelden. Bots schuiven meteen aan.
promise = Ons woord
promise-saved = Zag je je zet verschijnen, dan is hij bewaard.
promise-hidden = Is het niet jouw kaart, dan heeft je browser haar nooit gehad.
promise-rule = Wordt een zet geweigerd, dan noemen we de regel.
your-games = Je partijen
your-turn = Jouw beurt
waiting-for-players = Wacht op spelers
with-names = Met { $names }
play = Spelen
look = Kijken
open-tables = Open tafels
sit-down = Aanschuiven
seats-free =
    { $count ->
        [0] geen plaats vrij
        [one] 1 plaats vrij
       *[other] { $count } plaatsen vrij
    }
seats-taken = { $taken } van { $all } plaatsen bezet
nobody-waits = Niemand wacht
nobody-waits-text = Open een tafel en stuur de link, of speel nu tegen bots.
make-table = Tafel maken
join-by-link = Meedoen via link
learn = Leer het in 5 min
replays = Terugkijken
replay = Terugkijken
rules = Regels
cards = Kaarten
settings = Instellingen
language = Taal
your-name = Je naam
you-are = Jij: { $name }
name-hint = Anderen zien deze naam. Meer hoef je niet in te vullen.
other-device = Op een ander apparaat spelen
device-hint = Open deze link daar binnen tien minuten. Hij werkt één keer.
device-text = Deze link maakt van deze browser dezelfde speler als op je andere apparaat.
device-yes = Ja, dat ben ik
link-or-code = Link of code van de tafel
to-the-table = Naar de tafel

## Een tafel maken

seats = Plaatsen
seats-hint = Lege plaatsen kun je later aan bots geven.
window = Ivanhoe-venster
window-hint = Voor iedereen gelijk, wie de kaart ook heeft.
window-short = venster { $seconds } s
seconds-short = { $count } s
minutes = Minuten per speler
minutes-short = { $count } min
hours = Uren per zet
hours-short = { $count } u
days-short = { $count } d
clock = Klok
short-clock-live = { $minutes } min per speler
short-clock-days = { $hours } u per zet
pace = Tempo van de bots
pace-calm = Rustig
pace-calm-explained = Zodat een beginner het kan volgen.
pace-quick = Vlot
pace-quick-explained = Voor wie het spel kent.
listed = In de lijst van open tafels
listed-yes = Iedereen mag aanschuiven.
listed-no = Alleen wie de link heeft, vindt hem.
spectators = Toeschouwers
spectators-hint = Zij zien wat iedereen aan tafel ziet, nooit een hand.
chat = Chat
chat-hint = Kant-en-klare zinnen leest ieder in de eigen taal.
open-the-table = Open de tafel

## Wachtkamer

your-table = Je tafel
the-table = De tafel
seat-count = { $count } plaatsen
empty-seat = Lege plaats
you-name = Jij, { $name }
bot-level = bot, { $level }
presence-here = aan tafel
presence-away = even weg
presence-steward = een bot speelt tot { $name } terug is
add-bot = Bot erbij
remove-bot = { $name } weghalen
move-here = Hierheen
choose-a-seat = Kies een plaats
host-starts = De gastheer begint de partij
start = Beginnen
start-with-bots =
    { $count ->
        [one] Beginnen met een bot op de lege plaats
       *[other] Beginnen met bots op { $count } lege plaatsen
    }
leave = Weggaan
watching =
    { $count ->
        [one] 1 persoon kijkt toe
       *[other] { $count } mensen kijken toe
    }
invite = Uitnodigen
invite-text = Speel Ivanhoe met mij:
share-link = Link delen
copied = Gekopieerd
copy-by-hand = Kopiëren kan hier niet. Kopieer deze link zelf:
qr-label = QR-code van { $link }
seal-text = Het zegel van de geschudde stapel is gepubliceerd. Na de partij kun je het controleren:

## De tafel

menu = Menu
log = Verloop
log-and-chat = Verloop en chat
tournament = Toernooi
tournament-summary = Toernooi { $number } · { $players } spelers · { $goal } fiches winnen
tournament-heading = Toernooi { $number }, { $colour }
leave-to-home = De tafel even verlaten
deck = Stapel
discard = Aflegstapel
deck-count =
    { $count ->
        [one] 1 kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
deck-and-discard = Stapel en aflegstapel
discard-count =
    { $count ->
        [one] 1 kaart op de aflegstapel
       *[other] { $count } kaarten op de aflegstapel
    }
discard-empty = De aflegstapel is leeg.
newest-first = Nieuwste eerst
counted = Geteld
opponents = Tegenstanders, in speelvolgorde
opening = Opening
number = Nr. { $number }
leads = leidt
out = eruit
withdrew = Trok zich terug
no-card-yet = Nog geen kaart
has-the-turn = is aan de beurt
cards-in-hand =
    { $count ->
        [one] 1 kaart in de hand
       *[other] { $count } kaarten in de hand
    }
no-tokens = geen fiches
tokens-of = fiches: { $colours }
token-won = Fiche: { $colour }
token-not-won = Fiche { $colour }: niet gewonnen
older-cards = { $count } oudere kaarten, samen { $total }
look-at-display = Bekijk het kamp van { $name }
display-of = { $name }: { $total }
oldest-first = Oudste eerst
known-in-hand = Zeker in de hand
aim-at = Richt op { $name }
colour = Kleur
your-hand =
    { $count ->
        [one] Je hand, 1 kaart
       *[other] Je hand, { $count } kaarten
    }
playable = speelbaar
not-playable = niet speelbaar
makes-total = maakt { $total }
is-playing = { $name } speelt
is-opening = { $name } opent
you-open = Jij opent: noem een kleur
you-open-hint = Speel dan de eerste kaart ervan, of een ondersteuningskaart.
you-withdrew = Je trok je terug: je kijkt toe
your-choice = Jouw keuze
need = nodig
will-need = straks nodig
would-need = dan nodig
need-short = Nodig
need-total = Je hebt { $total } nodig om erin te blijven.
gauge = { $total } van { $need }
makes-lead = { $card } maakt { $total }: je leidt met { $by }
makes-short = { $card } maakt { $total }: { $short } te weinig
makes-enough = { $card } maakt { $total }: genoeg om te blijven
play-more = Speel minstens { $count } erbij, of trek je terug
lead-play-one = Je leidt met { $by }; speel één kaart om erin te blijven
lead-end = Je leidt met { $by }. Beëindig de beurt of speel door.
end-turn = Einde beurt
at-total = met { $total }
short-by = { $count } te weinig
play-a-card-first = eerst een kaart
play-card = Speel { $card }
then-total = dan heb je { $total }
open-with = Open { $colour } met { $card }
choose-a-card = Kies een kaart
choose-a-colour = Kies een kleur
about-card = Over { $card }
why-rule = Waarom? Regel { $rule }
barred = mag niet
other-card = andere kaart
no-card = geen kaart
you-hold-it = heb je al
card-title = { $card }
aim-title = { $card }: kies
aim-seat = Kies een tegenstander
aim-card = Kies een kaart
aim-mine = Kies een kaart van jezelf
aim-his = Kies een kaart van een tegenstander
aim-colour = Kies een kleur
aim-keep = Kies de kaart die blijft
becomes = wordt
you-lose = Je verliest
withdraw = Terugtrekken
withdraw-ask =
    { $count ->
        [0] Uit dit toernooi terugtrekken?
        [one] Terugtrekken en 1 kaart afleggen?
       *[other] Terugtrekken en { $count } kaarten afleggen?
    }
withdraw-hint = Je houdt je hand voor het volgende toernooi.
withdraw-leading = Je leidt. Toch terugtrekken?
stay = Blijven
maiden-title = Terugtrekken en een fiche verliezen?
maiden-text = Je jonkvrouw ligt op tafel: kies het fiche dat je teruggeeft.
withdraw-give = Terugtrekken, { $token } teruggeven
others-may-cancel = Anderen kunnen hem nog opheffen.
ivanhoe-not-held = Niet in je hand
window-seconds = Het venster staat { $count } seconden open
window-closing = Nog drie seconden
more-time = 10 s erbij
more-time-short = 10 s
ask-me = Vraag mij
ask-me-label = Wanneer mij over actiekaarten te vragen
short-order-always = Altijd
short-order-touched = Als geraakt
short-order-never = Nooit
saving = Opslaan…
not-done = Dat is niet gebeurd
colour-cards = Kleurkaarten
search-cards = Zoek: ‘jonkvrouw’
you-win = Je wint de partij
name-wins = { $name } wint de partij
after-tournaments =
    { $count ->
        [one] Na 1 toernooi
       *[other] Na { $count } toernooien
    }
rematch = Revanche, zelfde spelers
join-rematch = Naar de revanche
verify-deal = Deling controleren
download-record = Partij downloaden

## De tafel van de Kastelen

castles-summary =
    { $count ->
        [one] { $players } spelers · nog 1 kaart
       *[other] { $players } spelers · nog { $count } kaarten
    }
castles-heading = Beurt { $number }
castles-list = Kastelen
lords = Heren, in speelvolgorde
lord-title = { $name }: { $lord }
points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
points-now =
    { $count ->
        [one] nu 1 punt
       *[other] nu { $count } punten
    }
banners-left =
    { $count ->
        [one] 1 banier in reserve
       *[other] { $count } banieren in reserve
    }
prisoner-count =
    { $count ->
        [0] geen gevangenen
        [one] 1 gevangene
       *[other] { $count } gevangenen
    }
prisoners = Gevangenen
no-prisoners = Geen
hand = Hand
hand-empty = Je hand is leeg.
garrison = Garnizoen
garrison-of =
    { $count ->
        [one] garnizoen van 1 kaart: { $cards }
       *[other] garnizoen van { $count } kaarten: { $cards }
    }
no-garrison = geen garnizoen
empty-castle = leeg
track = Banieren
square-holds = vak { $number }: { $lord }
holds = { $name }
holds-you = van jou
then-holds = dan { $name }
then-holds-you = dan van jou
nobodys = niemand
you-attack = jij valt aan
need-cards = { $count } nodig
army-needed =
    { $count ->
        [one] een leger van 1 kaart neemt het in
       *[other] een leger van { $count } kaarten neemt het in
    }
army-too-small =
    { $count ->
        [one] buiten bereik: 1 kaart nodig
       *[other] buiten bereik: { $count } kaarten nodig
    }
turn-keep = Jouw beurt: houd een kaart
keep-hint = { $kept } naar je hand, { $other } open voor ruil
keep-barter = Houden, de andere ruilen
keep-lose = Houden, de andere verliezen
turn-lay = Jouw beurt: leg een kaart open
lay-hint = Daarna doen de anderen een bod.
lay-card = Openleggen: { $card }
turn-barter = Jouw beurt: ruilen of niet
barters-this = { $name } biedt deze kaart te ruil aan
offer-hint = Bied er een; alleen { $name } en jij zien die.
offer-card = Bieden: { $card }
your-barter =
    { $count ->
        [one] Jouw ruil: 1 bod
       *[other] Jouw ruil: { $count } keer geboden
    }
for-your-card = Voor de open kaart: { $card }
offers-nothing = geen bod
refuse-all = Alles weigeren
take-card-of = Neem de kaart van { $name }
choose-an-offer = Kies een bod
turn-attack = Jouw beurt: val een kasteel aan
attack-hint = Kies een kasteel, dan je leger.
no-attack = Geen leger van jou kan nu een kasteel innemen.
no-attack-pass = Geen leger van jou kan nu een kasteel innemen: pas.
no-attack-do = Niet aanvallen
choose-a-castle = Kies een kasteel
attack-on = Aanval op { $castle }
muster-hint = Kies kaarten van één soort of met één blazoen.
muster-arms-hint = Kies kaarten met één blazoen.
army-short =
    { $count ->
        [one] Nog 1 kaart
       *[other] Nog { $count } kaarten
    }
army-enough = Genoeg. Sla toe of voeg toe.
army-common-short = Gemeen: { $what }. Nog { $count }.
army-common-enough = Gemeen: { $what }. Genoeg om toe te slaan.
of-cards =
    { $count ->
        [one] van 1 kaart
       *[other] van { $count } kaarten
    }
of-needed = { $count } van { $needed } kaarten.
strike-with =
    { $count ->
        [one] met 1 kaart
       *[other] met { $count } kaarten
    }
cards-short =
    { $count ->
        [one] 1 kaart te weinig
       *[other] { $count } kaarten te weinig
    }
fits = past
does-not-fit = past niet
not-possible = Nu niet mogelijk
has-fallen = { $castle } is gevallen
would-fall = De banier van { $name } zou vallen: jouw gevangene.
own-would-fall = Je eigen banier zou vallen en komt bij je terug.
advance-all = Alle banieren oprukken
plant-left = Banier planten (nog { $count })
no-banner-left = Geen banier meer om te planten
square-taken = Vak 1 blijft bezet: niet planten
then-you = Dan is { $castle } van jou: { $points } punten.
then-name = Dan is { $castle } van { $name }: { $points } punten.
then-nobody = Dan is { $castle } van niemand.
advance-plant = Oprukken en planten
advance-only = Oprukken
hold-plant = Laten staan en planten
hold-only = Laten staan
plant-only = Banier planten
leave-only = Niets planten
propose-deal = Deal voorstellen
deal-with = Deal met
deal-waits = Een deal wacht op je antwoord
proposes-deal = { $name } stelt een deal voor
deal-hint = Ga akkoord, sla af of doe een ander voorstel.
deal-explained = De ene kant geeft één gevangene, de andere kaarten of een gevangene van een andere heer.
deal-secret = De anderen zien de deal, niet de kaarten.
answer-later = Later antwoorden
you-give = Jij geeft
you-get = Jij krijgt
you-want = Jij wilt
prisoner-of = Gevangene: { $lord }
counter = Tegenbod
already-proposed-short = één per beurt
cards-lacking = kaarten ontbreken
may-lack = Misschien heeft { $name } deze kaarten niet; dan wordt het afgeslagen en hoor je niet waarom.
add-card = Kaart toevoegen
remove-card = Weghalen: { $card }
send-proposal = Voorstel sturen
unseen-copies =
    { $count ->
        [0] Hiervan is er geen meer buiten je zicht.
        [one] Hiervan is er nog 1 buiten je zicht.
       *[other] Hiervan zijn er nog { $count } buiten je zicht.
    }
each-four-times = Elk van deze soldaten zit vier keer in het spel.
piles = Stapel en verloren kaarten
lost-cards = Verloren kaarten: { $count }
none-lost = Er is nog geen kaart verloren.
unseen-cards = Buiten je zicht: in de stapel of in andere handen
castles-thing-soldier = Soldaat
castles-thing-ivanhoe = Ivanhoe
castles-thing-locksley = Locksley
castles-thing-castle = Kasteel
castles-thing-garrison = Garnizoen
castles-thing-banner = Banier
castles-thing-advance = Oprukken
castles-thing-oubliette = Oubliëtte
castles-thing-prisoner = Gevangene
castles-thing-barter = Ruil
you-win-with = Je wint met { $points }
name-wins-with = { $name } wint met { $points }
win-shared = Gedeelde winst met { $points }: { $names }
all-passed = Alle heren hebben na elkaar gepast.

## Tips bij het eerste spel

first-game = Tips bij het eerste spel
first-game-hint = Korte notities bij de tafel terwijl je leert
got-it = Begrepen
no-more-tips = Geen tips meer
tip-castles-keep = Er zijn twee kaarten omgedraaid. Houd er een. De andere ligt open: ruil hem tegen een kaart van een ander, of laat hem verloren gaan.
tip-castles-lay = Leg een kaart uit je hand open. De anderen mogen er een van zichzelf voor bieden.
tip-castles-offer = Je mag een kaart uit je hand bieden voor de open kaart. Alleen jij en wie ruilt zien hem. Passen kost niets.
tip-castles-accept = Deze kaarten worden voor jouw open kaart geboden. Neem er een of weiger alles; dan gaat de open kaart verloren.
tip-castles-attack = Een leger neemt een kasteel in als het meer kaarten heeft dan het garnizoen. De kaarten delen één soort of één blazoen. Gestippelde kastelen zijn binnen bereik: kies er een, dan de kaarten.
tip-castles-after = De banier op het hoogste vak beheerst het kasteel. Oprukken schuift alle banieren door; de laatste valt in de oubliëtte en is jouw gevangene. Plant dan je eigen banier op vak 1.
tip-castles-deal = Een deal ruilt een gevangene tegen kaarten of een andere gevangene. Afslaan mag altijd.
tip-castles-prisoner = Je hebt een gevangene. Zijn heer wil hem terug: stel een deal voor met de twee pijlen bovenaan.
tip-castles-last = De stapel is leeg. Vanaf nu is een beurt een aanval of een pas; passen allen na elkaar, dan is het spel uit.
tip-castles-score = Hier staan de punten van elke heer op dit moment, met hand, banieren en gevangenen. Tik op een heer voor meer.
tip-tournament-open = Jij opent dit toernooi: kies een kaart. Haar kleur wordt die van het toernooi; met een ondersteuningskaart kies je de kleur zelf.
tip-tournament-turn = Om erin te blijven moet je totaal hoger zijn dan elk ander. Tik op een kaart om te zien wat ze oplevert, tik nog eens om te spelen. Kaarten van de kleur en ondersteuningskaarten tellen.
tip-tournament-end = Dat is genoeg. Beëindig de beurt en bewaar de rest, of speel door.
tip-tournament-withdraw = Past er niets? Trek je terug. Je houdt je hand voor het volgende toernooi; alleen de kaarten voor je gaan weg.
tip-tournament-react = Iemand heeft een actiekaart gespeeld. Wie Ivanhoe heeft mag haar tenietdoen; de anderen laten het gebeuren. Iedereen wordt gevraagd, zodat niemand weet wie hem heeft.
tip-tournament-take = De winnaar neemt een trofeefiche in de kleur van het toernooi; bij paars mag je kiezen.
tip-tournament-token = Je hebt een trofeefiche gewonnen. Verzamel verschillende kleuren: wie ze alle heeft die nodig zijn, wint het spel.
tip-tournament-others = Elke rij is een speler: naam, trofeefiches en hand links, kaarten in het midden, totaal rechts. Tik op een rij om beter te kijken.

## Herhalingen

step = Stap
step-of = Stap { $step } van { $all }
tournament-of = Toernooi { $number } van { $all }
turn-of = Beurt { $number } van { $all }
seen-by = Gezien door
eyes-public = Als toeschouwer
eyes-all = Alle handen open
step-back = Een stap terug
step-on = Een stap verder
chapter-back = Naar het begin van dit deel
chapter-on = Naar het volgende deel
play-on = Afspelen
pause = Pauze
share-moment = Dit moment delen
verifying = De deling wordt gecontroleerd…
deal-right = De deling is bewezen. Het gepubliceerde zegel geeft precies deze stapel.
deal-wrong = Deze deling past niet bij haar zegel.
deal-unknown = Dit verslag toont te weinig om de deling te controleren.
deal-right-short = Deling bewezen
deal-wrong-short = Deling klopt niet
deal-unknown-short = Deling niet verzegeld
check-commitment-right = De helft van de server past bij het zegel dat te zien was voordat iemand ging zitten.
check-commitment-wrong = De helft van de server past niet bij het getoonde zegel.
check-commitment-unknown = In dit verslag staat geen zegel van een server.
check-own-right = Het is het zegel dat deze browser vóór de deling zag, en zijn eigen deel zit erin.
check-own-wrong = Deze browser zag vóór de deling een ander zegel, of zijn eigen deel ontbreekt.
check-seed-right = De helft van de server en de delen van de spelers geven het geheim van de deling.
check-seed-wrong = De helft van de server en de delen van de spelers geven een ander geheim.
check-seed-unknown = Het verslag toont de helften van het geheim niet.
check-dealer-right = Het geheim geeft deze deler.
check-dealer-wrong = Het geheim geeft een andere deler.
check-dealer-unknown = De deler is niet te controleren.
check-deck-right = Het geheim geeft de stapel precies in deze volgorde, kaart voor kaart.
check-deck-wrong = Het geheim geeft een andere volgorde van de stapel.
check-deck-unknown = De stapel is niet te controleren.
proof-how = Dit is in je eigen browser uitgerekend. Wie het verslag heeft, kan hetzelfde doen.
proof-impossible = De deling kon hier niet worden gecontroleerd. Wie het verslag heeft, kan dat elders doen.

## Verbinding en afwezigheid

connection-lost = Verbinding weg. We proberen het vanzelf weer; je plaats blijft van jou.
connection-back = Terug
server-restarting = Een korte pauze; je partij is veilig.
waiting-for-connection = Wacht op de verbinding
while-away = Terwijl je weg was

## Chat

say-something = Zeg iets…
send = Versturen
phrases = Zinnen
nothing-said = Er is nog niets gezegd.
mute = { $name } dempen
unmute = { $name } weer lezen

## Instellingen

theme = Thema
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
card-speed = Snelheid van kaarten
speed-off = Uit
speed-fast = Snel
speed-calm = Rustig
speed-slow = Traag
sounds = Geluid
sounds-hint = Zacht, nooit nodig om te spelen
one-tap = Eén tik speelt waardekaarten
one-tap-hint = Anders tilt de eerste op en speelt de tweede
letters = Lettertoetsen
letters-hint = E beëindigt de beurt, W trekt terug, ? toont alles
larger = Grotere kaarten
chat-free = Vrije chat
chat-free-hint = Kant-en-klare zinnen komen altijd door
leave-seat = Mijn plaats opgeven
leave-text = Een bot speelt voor je verder. Je kunt kijken en je plaats weer innemen zolang de partij duurt.
return-to-seat = Mijn plaats weer innemen

## Toetsen

keys = Toetsen
type-a-move = Zet intypen
no-moves-now = Je hebt nu geen zet.
key-hand = Door de hand lopen
key-lift = Een kaart optillen
key-do = Doen wat de knop zegt
key-down = De kaart terugleggen
key-lane = Tegenstander 1 tot 5
key-castle = Kasteel 1 tot 5
key-detail = De hele kaart
key-ivanhoe = Ivanhoe spelen
key-pass = Laten gebeuren
key-totals = De totalen horen
key-hand-read = Mijn hand horen
key-last = De laatste gebeurtenis horen
key-need = Horen wat ik nodig heb
key-name-space = Spatie
key-name-enter = Enter
key-name-escape = Esc
key-name-home = Home
key-name-end = End
key-steps = Een stap terug, een stap verder
key-ends = Naar het begin, naar het einde

## De eerste partij

lesson-goal = Win fiches: vier kleuren met 4 of 5 spelers, vijf met 2 of 3. Een toernooi levert een fiche van zijn kleur op.
lesson-turn = In je beurt trek je een kaart en leg je kaarten in de kleur van het toernooi voor je neer. Om erin te blijven moet je totaal hoger zijn dan elk ander.
lesson-supporters = Schildknapen en de jonkvrouw passen bij elke kleur. Er mag maar één jonkvrouw in een kamp, en met haar terugtrekken kost een fiche.
lesson-withdraw = Kun of wil je niet de hoogste zijn, trek je dan terug. Je houdt je hand voor het volgende toernooi. De laatste die erin zit, wint.
lesson-green = In een groen toernooi telt elke kaart voor 1, wat er ook op staat.
lesson-actions = Actiekaarten veranderen de kleur, nemen kaarten weg of ruilen ze. Tik er een aan: wat hij kan raken licht op, en je ziet het gevolg voordat je hem speelt.
lesson-ivanhoe = Ivanhoe heft een actiekaart van een andere speler op. Iedereen krijgt even de vraag, dus niemand weet wie hem heeft.
