# De eigen woorden van de interface, in het Nederlands. Afspraken: locales/README.md.

## Overal

back = Terug
cancel = Annuleren
auto = Auto
no-such-page = Deze pagina bestaat niet.
not-here = Hier is niets
server-away = Nu geen verbinding
server-away-text = Deze pagina opent zodra die er weer is.
nothing-found = Niets gevonden.
search-rules = Zoeken in de regels
no-replays = Nog geen afgelopen partijen
no-replays-text = Een afgelopen partij kun je hier stap voor stap terugkijken.

## Begin

level = Niveau
replay = Terugkijken
review-this = Deze partij analyseren
tried-from = Poging vanaf beslissing { $number }
back-to-review = Terug naar de analyse
trying = Een poging · niets telt mee
tried-explained = Je probeert beslissing { $number } van een afgelopen partij opnieuw, tegen Kampioenen. Niets telt mee.
tries-won = { $count ->
        [one] In 1 poging won je er { $won }.
       *[other] In { $count } pogingen won je er { $won }.
    }
rules = Regels
print = Afdrukken
device-text = Met deze link speel je in deze browser verder onder je eigen naam.
device-yes = Ja, dat ben ik
link-or-code = Link of code van de tafel
to-the-table = Naar de tafel

## Een tafel maken

seats = Plaatsen
seats-hint = Lege plaatsen kun je later aan bots geven.
window = Tijd voor Ivanhoe
window-hint = Hoe lang er na elke actiekaart wordt gewacht. Voor iedereen gelijk, zodat niemand raadt wie Ivanhoe heeft.
seconds-short = { $count } s
minutes = Minuten per speler
minutes-short = { $count } min
hours = Uren per zet
clock = Klok
pace = Tempo van de bots
pace-calm = Rustig
pace-calm-explained = Rustig genoeg voor een eerste partij.
pace-quick = Vlot
pace-quick-explained = Voor wie het spel kent.
friends-hint = Alleen wie de link heeft, kan meedoen. De tafel staat in geen enkele lijst.
open-table-hint = De tafel staat op de startpagina. Iedereen mag aanschuiven.
more-choices = Meer keuzes
private = Privé
anyone = Iedereen
spectators = Toeschouwers
spectators-hint = Zij zien wat iedereen aan tafel ziet, nooit een hand.
chat = Chat
chat-hint = Kant-en-klare zinnen leest ieder in de eigen taal.
open-the-table = Tafel openen

## Wachtkamer

seat-count =
    { $count ->
        [one] 1 plaats
       *[other] { $count } plaatsen
    }
name-at-table = Je naam aan deze tafel
sit-as = Aanschuiven als { $name }
rename = Naam wijzigen
your-lord = Jouw heer
lord-taken = { $lord }: al van { $name }
you-host = jij, host
waits-for-friend = wacht op iemand
anyone-may-sit = voor iedereen
details = Details
empty-seat = Lege plaats
you-name = Jij, { $name }
presence-here = aan tafel
presence-away = even weg
presence-substitute = een bot speelt tot { $name } terug is
add-bot = Bot erbij
remove-bot = { $name } weghalen
free-seat = Deze plaats vrijmaken
move-here = Hierheen
host-starts = Wachten op de host
deal-failed = De laatste kaartverdeling mislukte: het deel van een speler kwam niet op tijd. Er wordt een nieuwe voorbereid, zonder dat deel.
start = Beginnen
start-with = Beginnen met { $taken } van { $all }
bots-take =
    { $count ->
        [one] een bot neemt de vrije plaats
       *[other] bots nemen de { $count } vrije plaatsen
    }
or-wait = Of wacht: de partij begint vanzelf als alle plaatsen bezet zijn.
start-ask =
    { $count ->
        [one] Beginnen met 1 bot?
       *[other] Beginnen met { $count } bots?
    }
wait-more = Wachten
all-here = Iedereen is er. De partij begint zo.
leave = Verlaten
watching =
    { $count ->
        [one] 1 persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
invite = Nodig je vrienden uit
invite-friends = Eén link voor iedereen. Wie hem opent, kiest een naam en schuift aan.
invite-open = Iedereen kan vanaf de startpagina aanschuiven. Je kunt ook de link sturen.
invite-watch = Eén link voor iedereen. Er is geen plaats vrij: wie hem opent, kan toekijken.
invite-nobody = Er is geen plaats vrij, en niemand mag toekijken.
is-listed = In de lijst
invite-text = Speel Ivanhoe met mij:
share-link = Link delen
copied = Gekopieerd
copy = Kopiëren
copy-by-hand = Kopiëren kan hier niet. Kopieer deze link zelf:
seal-text = De server heeft zijn helft van de kaartverdeling verzegeld. Dit zegel kun je na de partij controleren:

## De tafel

menu = Menu
log = Verloop
log-and-chat = Verloop en chat
tournament = Toernooi
tournament-heading = Toernooi { $number }, { $colour }
leave-to-home = Startpagina (je plaats blijft)
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
counted = Per soort
opponents = Tegenstanders, in speelvolgorde
opening = Opening
number = Nr. { $number }
number-and-goal = Nr. { $number } · doel: { $goal } fiches
number-and-goal-short = Nr. { $number } · doel: { $goal }
goal = Doel van het spel
leads = leidt
out = eruit
withdrew = Uitgestapt
no-card-yet = Nog geen kaart
has-the-turn = is aan de beurt
cards-in-hand =
    { $count ->
        [one] 1 kaart in de hand
       *[other] { $count } kaarten in de hand
    }
no-tokens = geen fiches
tokens-of = fiches: { $colours }
tokens-of-goal = fiches: { $count } van { $goal }
older-cards =
    { $count ->
        [one] 1 oudere kaart, waard { $total }
       *[other] { $count } oudere kaarten, samen { $total }
    }
look-at-display = Kamp van { $name } bekijken
look-at-own = Je kaarten bekijken
display-of = { $name }: { $total }
oldest-first = Oudste eerst
known-in-hand = Bekende kaarten in de hand
aim-at = Richten op { $name }
colour = Kleur
your-hand =
    { $count ->
        [one] Je hand, 1 kaart
       *[other] Je hand, { $count } kaarten
    }
playable = speelbaar
not-playable = niet speelbaar
makes-total = totaal { $total }
is-playing = { $name } speelt
is-playing-you = Jij speelt
is-opening = { $name } opent
is-opening-you = Jij opent
you-open = Jij opent: kies een kaart
you-open-card = Open met { $card }, of kies een andere kaart
you-open-hint = De kleur ervan wordt die van het toernooi. Met een ondersteuningskaart kies je de kleur zelf.
you-withdrew = Je bent uitgestapt en kijkt mee
your-choice = Jouw keuze
need = nodig
you-lead-by = je ligt voor met
will-need = straks nodig
would-need = dan nodig
need-short = Nodig
makes-lead = { $card } brengt je op { $total }: je ligt { $by } voor
makes-short = { $card } brengt je op { $total }: { $short } te weinig
makes-enough = { $card } brengt je op { $total }: genoeg om te blijven
verdict-enough = Genoeg
verdict-short = Te weinig
reach-enough = Je hand kan tot { $reach } komen.
reach-short = Hoogstens { $reach }. Stap uit en houd deze kaarten.
reach-short-action = { $reach } met waardekaarten. Een actiekaart kan dat veranderen.
reach-end-or-more = Beëindig je beurt met { $total }, of speel door.
reach-end = Beëindig je beurt met { $total }.
you-have = je hebt { $total }
card-makes = { $card } maakt { $total }
hand-reaches = hand komt tot { $reach }
need-and-have = Je hebt { $need } nodig en je hebt { $total }.
need-and-reach =
    { $enough ->
        [yes] Je hebt { $need } nodig, je hebt { $total }, je hand kan tot { $reach } komen: genoeg.
       *[no] Je hebt { $need } nodig, je hebt { $total }, je hand kan tot { $reach } komen: te weinig.
    }
lead-play-one = Je ligt { $by } voor; speel één kaart om erin te blijven
end-turn = Einde beurt
at-total = met { $total }
short-by = { $count } te weinig
play-a-card-first = speel eerst een kaart
play-card = Spelen: { $card }
then-total = dan heb je { $total }
open-with = Openen in { $colour }: { $card }
choose-a-card = Kies een kaart
choose-a-colour = Kies een kleur
about-card = Over { $card }
why-rule = Waarom? Regel { $rule }
why = Waarom?
barred = mag niet
other-card = andere kaart
no-card = geen kaart
you-hold-it = heb je al
card-title = { $card }
aim-title = { $card }: kies een doel
aim-seat = Kies een tegenstander
aim-card = Kies een kaart
aim-mine = Kies een kaart van jezelf
aim-theirs = Kies een kaart van een tegenstander
aim-colour = Kies een kleur
aim-keep = Kies de kaart die blijft
becomes = wordt
you-lose = Je verliest
withdraw = Uitstappen
withdraw-ask =
    { $count ->
        [0] Uit dit toernooi stappen?
        [one] Uitstappen en 1 kaart afleggen?
       *[other] Uitstappen en { $count } kaarten afleggen?
    }
withdraw-hint = Je houdt je hand voor het volgende toernooi.
withdraw-leading = Je ligt voor. Toch uitstappen?
stay = Blijven
maiden-title = Uitstappen en een fiche verliezen?
maiden-text = Je jonkvrouw ligt op tafel: kies het fiche dat je teruggeeft.
withdraw-give = Uitstappen en { $token } teruggeven
others-may-cancel = Anderen kunnen de kaart nog tenietdoen.
ivanhoe-not-held = Je hebt Ivanhoe niet
window-seconds =
    { $count ->
        [one] 1 seconde om te antwoorden
       *[other] { $count } seconden om te antwoorden
    }
window-closing = Nog drie seconden
more-time = 10 s erbij
more-time-short = 10 s
ask-me = Ivanhoe: vraag mij
ask-me-label = Wanneer mij iets vragen over actiekaarten
short-order-always = Altijd
short-order-touched = Bij treffer
short-order-never = Nooit
saving = Opslaan…
not-done = Die zet is niet gedaan
colour-cards = Kleurkaarten
search-cards = Kaart zoeken
you-win = Je wint het spel
name-wins = { $name } wint het spel
after-tournaments =
    { $count ->
        [one] Na 1 toernooi
       *[other] Na { $count } toernooien
    }
join-rematch = Naar de revanche
verify-deal = Kaartverdeling controleren
download-record = Partij downloaden

## De tafel van de Kastelen

castles-heading = Beurt { $number }
castles-list = Kastelen
castles-goal = De meeste punten winnen
turned-up = Omgedraaid: houd er een
up-for-barter = Open voor ruil
hand-of = Jouw hand · { $count }
deal-later = weer in jouw beurt
attack-needs = aanval: { $count } nodig
out-of-reach = buiten bereik, { $count } nodig
squares-hold = velden: { $list }
square-empty = leeg
held-by = { $name } heerst hier
held-by-you = jij heerst hier
held-by-nobody = niemand heerst hier
lords = Spelers, in speelvolgorde
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
track = Banieren
holds = { $name }
holds-you = van jou
then-holds = dan { $name }
then-holds-you = dan van jou
nobodys = niemand
you-attack = jij valt aan
need-cards = { $count } nodig
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
       *[other] Jouw ruil: { $count } biedingen
    }
for-your-card = Voor de open kaart: { $card }
refuse-all = Alles afwijzen
take-card-of = Kaart van { $name } nemen
choose-an-offer = Kies een bod
turn-attack = Jouw beurt: val een kasteel aan
attack-hint = Kies een kasteel, dan je leger.
no-attack = Je kunt nu geen kasteel innemen.
no-attack-pass = Je kunt nu geen kasteel innemen: pas.
no-attack-do = Niet aanvallen
choose-a-castle = Kies een kasteel
attack-on = Aanval op { $castle }
muster-hint = Kies kaarten van dezelfde soort of met hetzelfde blazoen.
muster-arms-hint = Kies kaarten met hetzelfde blazoen.
army-short =
    { $count ->
        [one] Nog 1 kaart
       *[other] Nog { $count } kaarten
    }
army-enough = Genoeg. Sla toe of voeg kaarten toe.
army-common-short = Gemeenschappelijk: { $what }. Nog { $count }.
army-common-enough = Gemeenschappelijk: { $what }. Genoeg om toe te slaan.
of-cards =
    { $count ->
        [one] Leger, minstens 1
       *[other] Leger, minstens { $count }
    }
of-needed =
    { $needed ->
        [one] { $count } van 1 kaart.
       *[other] { $count } van { $needed } kaarten.
    }
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
has-fallen = Je hebt { $castle } ingenomen
would-fall = De banier van { $name } zou vallen: jouw gevangene.
own-would-fall = Je eigen banier zou vallen en bij je terugkomen.
advance-all = Alle banieren laten oprukken
plant-left = Banier planten (nog { $count })
no-banner-left = Geen banier meer over
square-taken = Veld 1 blijft bezet: planten kan niet
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
proposes-deal = { $name } stelt een deal voor
deal-hint = Ga akkoord, sla af of doe een ander voorstel.
deal-explained = De ene kant geeft één gevangene, de andere kaarten of een gevangene van een andere heer.
deal-secret = De anderen zien de deal, niet de kaarten.
you-give = Jij geeft
you-get = Jij krijgt
you-want = Jij wilt
counter = Tegen­voorstel
already-proposed-short = één per beurt
cards-lacking = je mist kaarten
may-lack = Misschien heeft { $name } deze kaarten niet; dan wordt het afgeslagen en hoor je niet waarom.
add-card = Kaart toevoegen
add-prisoner = Gevangene toevoegen
nothing-yet = nog niets
picker-done = Klaar
known-held = { $name } heeft deze kaart
known-mark = bekend
remove-card = Weghalen: { $card }
send-proposal = Voorstel sturen
unseen-copies =
    { $count ->
        [0] Je hebt alle exemplaren al gezien.
        [one] Er is nog 1 exemplaar niet gezien.
       *[other] Er zijn nog { $count } exemplaren niet gezien.
    }
each-four-times = Elk van deze soldaten zit vier keer in het spel.
piles = Stapel en verloren kaarten
lost-cards = Verloren kaarten: { $count }
none-lost = Er is nog geen kaart verloren.
unseen-cards = Nog niet gezien: in de stapel of in de hand van anderen
castles-thing-soldier = Soldaat
castles-thing-ivanhoe = Ivanhoe
castles-thing-locksley = Locksley
castles-thing-castle = Kasteel
castles-thing-garrison = Garnizoen
castles-thing-banner = Banier
castles-thing-advance = Oprukken
castles-thing-oubliette = Oubliette
castles-thing-prisoner = Gevangene
castles-thing-barter = Ruil
you-win-with = Je wint met { $points } punten
name-wins-with = { $name } wint met { $points } punten
win-shared = Gedeelde winst met { $points } punten: { $names }
all-passed = Alle spelers hebben op rij gepast.

## Tips bij het eerste spel

first-game = Tips bij je eerste partij
first-game-hint = Korte tips bij de tafel terwijl je leert
got-it = Begrepen
no-more-tips = Geen tips meer
deal-the-cards = Kaarten delen
lessons = Lessen
lessons-time = ongeveer twee minuten
lessons-missing = De lessen hebben de spellen voor browsers nodig, en die heeft deze site niet.
lesson-failed = Deze les is niet geladen.
lesson-again = Opnieuw proberen
first-tournament-goal =
    { $goal ->
        [5] Win een fiche in elk van de vijf kleuren.
       *[other] Win fiches in vier van de vijf kleuren.
    }
    .more = Om elk fiche wordt een toernooi gespeeld.
first-tournament-turn = Ga in je beurt over het hoogste totaal heen.
    .more = Of stap uit en houd je hand.
first-tournament-win = Blijf er als laatste in.
    .more = Dan win je het fiche.
first-castles-storm = Bestorm kastelen met meer kaarten dan het garnizoen.
    .more = Je kaarten moeten een blazoen of een soort gemeen hebben.
first-castles-banner = Plant je banier en ruk op.
    .more = De banier op het hoogste veld heerst over het kasteel; de oubliette maakt gevangenen.
first-castles-points = Heb aan het eind de meeste punten.
    .more = Kastelen zijn 5 tot 10 punten waard; gevangenen leveren niets op.
tip-castles-soldiers = Elke soldaat heeft een blazoen (leeuw, hert, everzwijn of adelaar) en een soort (voetknecht, boogschutter, kruisboogschutter of ruiter). De soldaten van een leger hebben een van de twee gemeen. Ivanhoe en Locksley passen in elk leger.
tip-castles-points = Het gouden getal is wat een kasteel waard is. Aan het eind gaan de punten naar de speler met de banier op het hoogste veld: die heeft een gouden rand.
tip-castles-keep = Er zijn twee kaarten omgedraaid. Houd er een. De andere ligt open: ruil hem tegen een kaart van een andere speler, of laat hem verloren gaan.
tip-castles-lay = Leg een kaart uit je hand open. De anderen mogen er een van zichzelf voor bieden.
tip-castles-offer = Je mag een kaart uit je hand bieden voor de open kaart. Alleen jij en de speler die ruilt zien hem. Passen kost niets.
tip-castles-accept = Deze kaarten worden voor jouw open kaart geboden. Neem er een of wijs alles af; dan gaat de open kaart verloren.
tip-castles-attack = Een leger neemt een kasteel in als het meer kaarten heeft dan het garnizoen. Alle kaarten zijn van dezelfde soort of hebben hetzelfde blazoen. Kastelen met een streepjesrand zijn binnen bereik: kies er een, dan je kaarten.
tip-castles-after = De banier op het hoogste veld heerst over het kasteel. Oprukken schuift alle banieren één veld door; een banier die voorbij het laatste veld komt, valt in de oubliette en is jouw gevangene. Daarna mag je je eigen banier op veld 1 planten.
tip-castles-deal = Een deal ruilt een gevangene tegen kaarten of een andere gevangene. Afslaan mag altijd.
tip-castles-prisoner = Je hebt een gevangene. De heer van die banier wil die terug: stel een deal voor met de twee pijlen bovenaan.
tip-castles-last = De stapel is leeg. Vanaf nu val je aan of pas je; als iedereen op rij past, is het spel afgelopen.
tip-castles-score = Dit zijn de punten van iedereen op dit moment, met hand, banieren en gevangenen. Tik op een speler voor meer.
tip-tournament-open = Jij opent dit toernooi: kies een kaart. De kleur ervan wordt die van het toernooi; met een ondersteuningskaart kies je de kleur zelf.
tip-tournament-turn = Om erin te blijven moet je totaal hoger zijn dan elk ander totaal. Tik op een kaart om je nieuwe totaal te zien, tik nog eens om hem te spelen. Je mag kaarten in de kleur van het toernooi en ondersteuningskaarten spelen.
tip-tournament-turn-ties = Om erin te blijven mag je totaal gelijk zijn aan het hoogste. Tik op een kaart om je nieuwe totaal te zien, tik nog eens om hem te spelen. Je mag kaarten in de kleur van het toernooi en ondersteuningskaarten spelen.
tip-tournament-end = Dat is genoeg. Beëindig de beurt en bewaar de rest, of speel door.
tip-tournament-withdraw = Past er niets? Stap uit. Je houdt je hand voor het volgende toernooi en verliest alleen de kaarten voor je.
tip-tournament-react = Iemand heeft een actiekaart gespeeld. Heb je Ivanhoe, dan kun je de kaart tenietdoen; anders laat je het gebeuren. Iedereen krijgt de vraag, zodat niemand weet wie hem heeft.
tip-tournament-take = Wie wint, neemt een fiche in de kleur van het toernooi; bij paars mag je kiezen.
tip-tournament-token = Je hebt een fiche gewonnen. Verzamel verschillende kleuren: je hebt er vier nodig met 4 of 5 spelers, vijf met 2 of 3.
tip-tournament-others = Elke rij is een speler: naam, fiches en hand, dan de gespeelde kaarten, dan het totaal. Tik op een rij voor meer.

## Herhalingen

step = Stap
step-of = Stap { $step } van { $all }
tournament-of = Toernooi { $number } van { $all }
turn-of = Beurt { $number } van { $all }
seen-by = Bekijken als
eyes-public = Als toeschouwer
eyes-all = Alle handen open
step-back = Een stap terug
step-on = Een stap verder
chapter-back = Naar het begin van dit deel
chapter-on = Naar het volgende deel
play-on = Afspelen
pause = Pauze
replay-speed = Snelheid: { $speed }×
open-hands = Alle handen
displays-list = Spelers en hun kampen
offers-list = Geboden
no-cards = geen kaarten
share-moment = Dit moment delen
verifying = De kaartverdeling wordt gecontroleerd…
deal-right = De kaartverdeling klopt: ze past bij het gepubliceerde zegel.
deal-wrong = Deze kaartverdeling past niet bij haar zegel.
deal-unknown = Dit verslag toont te weinig om de kaartverdeling te controleren.
deal-absent = De kaartverdeling past bij haar zegels, maar je eigen deel zit er niet in.
deal-right-device = De kaartverdeling is die waarmee deze partij begon.
deal-wrong-device = Het geheim geeft een andere kaartverdeling.
dealt-on-a-device = De kaartverdeling van deze partij is op één apparaat gemaakt, zonder server. De controle laat zien dat er daarna niets is veranderd. Of het toeval besliste, laat ze niet zien.
deal-right-short = Verdeling klopt
deal-wrong-short = Verdeling klopt niet
deal-unknown-short = Verdeling niet verzegeld
deal-absent-short = Zonder jouw deel
check-commitment-right = Het deel van de server past bij het zegel dat te zien was voordat iemand ging zitten.
check-commitment-wrong = Het deel van de server past niet bij het getoonde zegel.
check-commitment-unknown = In dit verslag staat geen zegel van een server.
check-own-right = Deze browser zag vóór het delen dezelfde zegels, en zijn eigen deel zit erin.
check-own-wrong = Deze browser zag vóór het delen andere zegels, of zijn eigen deel ontbreekt.
check-own-absent = Je deel zit niet in deze kaartverdeling. Samen hadden alle anderen die kunnen kiezen.
check-seals-right = Het deel van elke speler past bij het zegel dat te zien was voordat iemand een deel onthulde.
check-seals-wrong = Het deel van een speler past niet bij het zegel, of ontbreekt.
check-seed-right = Samen geven de delen het geheim van de kaartverdeling.
check-seed-wrong = Samen geven de delen een ander geheim.
check-seed-unknown = Het verslag toont de delen van het geheim niet.
check-dealer-right = Het geheim bepaalt wie deelt, en dat klopt.
check-dealer-wrong = Volgens het geheim moet iemand anders delen.
check-dealer-unknown = Wie deelt, is niet te controleren.
check-deck-right = Het geheim geeft de stapel precies in deze volgorde, kaart voor kaart.
check-deck-wrong = Het geheim geeft een andere volgorde van de stapel.
check-deck-unknown = De stapel is niet te controleren.
attempt-failed = Poging { $attempt } mislukt: van { $names } kwam niet op tijd een deel.
attempt-called-off = Poging { $attempt } afgebroken: de plaatsen veranderden.
proof-how = Gecontroleerd in je eigen browser. Wie het verslag heeft, kan hetzelfde doen.
proof-impossible = De kaartverdeling kon hier niet worden gecontroleerd. Wie het verslag heeft, kan dat elders doen.

## Verbinding en afwezigheid

connection-lost = Verbinding verbroken. We proberen het opnieuw; je plaats blijft van jou.
connection-back = Weer verbonden
server-restarting = De server start opnieuw op; je partij is veilig.
waiting-for-connection = Wachten op verbinding
here-explained = Dit spel staat op dit apparaat, niet op de server. Elke zet wordt in deze browser bewaard.
here-may-vanish = De browser kan het wissen als er te weinig ruimte is.
here-elsewhere-explained = Sluit dat tabblad, dan gaat de partij hier verder.
play-here-instead = Hier verder spelen
send-in = Op de server bewaren
send-in-explained = De server controleert de partij en geeft haar een link. Ze is gemarkeerd als offline gespeeld.
sent-in = Op de server bewaard
played-offline = Offline gespeeld
played-offline-explained = Deze partij is offline gespeeld en daarna ingestuurd. De zetten zijn gecontroleerd; de datum en de bots staan er zoals ze zijn opgegeven.
while-away = Terwijl je weg was
bot-played =
    { $count ->
        [one] Een bot heeft 1 zet voor je gedaan.
       *[other] Een bot heeft { $count } zetten voor je gedaan.
    }
absent-away = { $name } is even weg
absent-substitute = Een bot speelt voor { $name }
absent-back = { $name } is terug
absent-soon = Als { $name } niet snel terugkomt, neemt een bot het over.
gone-away = even weg
gone-substitute = weg: bot speelt
log-away =
    { $you ->
        [yes] Je bent even weg.
       *[no] { $player } is even weg.
    }
log-substitute =
    { $you ->
        [yes] Een bot speelt voor je.
       *[no] { $player } is weg; nu speelt een bot.
    }
log-back =
    { $you ->
        [yes] Je bent terug.
       *[no] { $player } is terug.
    }
you-watch = Je kijkt mee.
you-watch-hint = Handkaarten blijven verborgen tot de partij voorbij is.
others-watch =
    { $count ->
        [one] 1 andere persoon kijkt ook mee.
       *[other] { $count } anderen kijken ook mee.
    }

## Chat

say-something = Typ een bericht…
send = Versturen
phrases = Zinnen
nothing-said = Nog geen berichten.
mute = { $name } dempen
unmute = { $name } weer lezen

## Instellingen

theme = Thema
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
card-speed = Snelheid van de animatie
speed-off = Uit
speed-fast = Snel
speed-calm = Normaal
speed-slow = Traag
sounds = Geluid
sounds-hint = Zacht, nooit nodig om te spelen
call = Geluid als ik aan de beurt ben
call-hint = Ook als er een ander tabblad open is
one-tap = Eén tik speelt waardekaarten
one-tap-hint = Anders kiest de eerste tik en speelt de tweede
letters = Sneltoetsen
letters-hint = E: einde beurt, W: uitstappen, ?: alle toetsen
larger = Grotere kaarten
chat-free = Getypte berichten
chat-free-hint = Kant-en-klare zinnen zie je altijd
leave-seat = Mijn plaats opgeven
leave-text = Een bot speelt voor je verder. Je kunt meekijken en je plaats weer innemen zolang de partij duurt.
return-to-seat = Mijn plaats weer innemen

## Toetsen

keys = Sneltoetsen
type-a-move = Zet intypen
no-moves-now = Je hebt nu geen zet.
key-hand = Door de hand lopen
key-lift = Een kaart kiezen
key-do = Op de hoofdknop drukken
key-down = De kaart terugleggen
key-lane = Tegenstander 1 tot 4
key-castle = Kasteel 1 tot 5
key-detail = Details van de kaart
key-ivanhoe = Ivanhoe spelen
key-pass = Laten gebeuren
key-totals = De totalen voorlezen
key-hand-read = Mijn hand voorlezen
key-last = De laatste gebeurtenis voorlezen
key-need = Voorlezen wat ik nodig heb
key-name-space = Spatie
key-name-enter = Enter
key-name-escape = Esc
key-name-home = Home
key-name-end = End
key-steps = Een stap terug of verder
key-ends = Naar het begin of het einde

## Wat er aan tafel verteld wordt

speed-instant = Niet wachten
told-plays-stays =
    { $you ->
        [yes] Je speelt { $cards } en blijft erin met { $total }.
       *[no] { $player } speelt { $cards } en blijft erin met { $total }.
    }
told-withdrew-with = met { $total }; nodig was { $need }
told-total = { $name } { $from } → { $to }
told-declines-yours = { $player } slaat jouw deal af.
told-storms =
    { $you ->
        [yes] Je bestormt { $castle }.
       *[no] { $player } bestormt { $castle }.
    }
told-army =
    { $army ->
        [one] 1 kaart tegen { $garrison }
       *[other] { $army } kaarten tegen { $garrison }
    }

## Het einde van een partij

story = Het verhaal
story-tournaments = wie elk toernooi won
story-castles = wie de meeste punten had
story-part = Nr. { $number }, { $colour }: { $winner }
best-moments = Mooiste momenten
standing = Eindstand
see-it = Bekijken
play-again = Nog eens
asks-others = vraagt de anderen
stronger = Sterker
gentler = Makkelijker
share-result = Delen
moment-action = { $card } in nr. { $number }
moment-longest = Het langste: nr. { $number }
moment-moves =
    { $count ->
        [one] 1 zet; winst: { $winner }
       *[other] { $count } zetten; winst: { $winner }
    }
moment-turn = { $what }, beurt { $number }
moment-points =
    { $count ->
        [one] 1 punt wisselt van eigenaar
       *[other] { $count } punten wisselen van eigenaar
    }
moment-trade = Deal: { $one } en { $other }
last-withdrew =
    { $you ->
        [yes] Je stapte uit met { $total }.
       *[no] { $player } stapte uit met { $total }.
    }
last-had =
    { $you ->
        [yes] Je had { $total }.
       *[no] { $player } had { $total }.
    }
last-storm = Laatste aanval: { $player }, { $castle }.
share-won-tournament =
    { $count ->
        [one] Ik heb gewonnen bij Ivanhoe: { $tokens } fiches in 1 toernooi.
       *[other] Ik heb gewonnen bij Ivanhoe: { $tokens } fiches in { $count } toernooien.
    }
share-lost-tournament = { $name } heeft onze partij Ivanhoe gewonnen.
share-won-castles = Ik heb gewonnen bij Ivanhoe, de Kastelen, met { $points } punten.
share-lost-castles = { $name } heeft onze partij Ivanhoe, de Kastelen, gewonnen met { $points } punten.
undo = Zet terugnemen
undone = Je hebt je laatste zet teruggenomen.
log-undone =
    { $you ->
        [yes] Je neemt een zet terug.
       *[no] { $player } neemt een zet terug.
    }

## What Champion would do

hint-ask = Wat zou Kampioen doen?
hint-thinking = Kampioen denkt na…
hint-would = De keuze van Kampioen:
hint-two = Kampioen ziet twee goede zetten: { $moves }.
hint-number = Hint { $number }, genoteerd in het verslag
hint-short = Je hand haalt { $reach }, en { $need } is nodig. Zo houd je je kaarten.
hint-keeps =
    { $count ->
        [one] Je houdt { $count } kaart voor het volgende toernooi.
       *[other] Je houdt { $count } kaarten voor het volgende toernooi.
    }
hint-ends = Je ligt voor met { $total }. Meer kaarten zijn nu niet nodig.
hint-ends-enough = Met { $total } blijf je erin. Meer kaarten zijn nu niet nodig.
hint-colour =
    { $count ->
        [one] { $count } van je kaarten past bij { $colour }.
       *[other] { $count } van je kaarten passen bij { $colour }.
    }
hint-token =
    { $count ->
        [one] Je mist nog een fiche in { $colour }, en { $count } van je kaarten past.
       *[other] Je mist nog een fiche in { $colour }, en { $count } van je kaarten passen.
    }
hint-saves = Laat je het gebeuren, dan heb je { $total }.
hint-harmless = Het kost je weinig om het te laten gebeuren.
hint-leads = Je ligt dan voor: { $total } tegen { $highest }.
hint-enough = Dat maakt { $total }: genoeg om erin te blijven.
hint-way = Dat maakt { $total }, op weg naar { $need }.
hint-then = Je hebt dan { $total }, het hoogste andere totaal is { $highest }.
hint-best = Kampioen verwacht hiervan het meest.
hint-castle =
    { $points ->
        [one] { $castle } is { $points } punt waard.
       *[other] { $castle } is { $points } punten waard.
    }
hint-army =
    { $points ->
        [one] { $castle } is { $points } punt waard. Je kunt het innemen met { $cards }.
       *[other] { $castle } is { $points } punten waard. Je kunt het innemen met { $cards }.
    }
hint-mates = Past bij { $count } van je kaarten.
hint-control = Je heerst dan over { $castle }.
