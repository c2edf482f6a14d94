# Wat alle spellen delen, in het Nederlands. Afspraken: locales/README.md.

## Lijsten: van links opgebouwd, `list-next` voor elk deel behalve het laatste, dat is `list-last`

list-next = { $list }, { $item }
list-last = { $list } en { $item }

## Regels

rule-number = Regel { $number }
# Hoe huisregels worden genoemd
option-value = { $name }: { $value }
quoted = ‘{ $text }’

## Niveaus van de bots

level-page = Page
level-page-explained = Kent de regels en maakt beginnersfouten. Voor je eerste partij.
level-squire = Schildknaap
level-squire-explained = Speelt degelijk volgens vuistregels. Voor wie het spel kent.
level-knight = Ridder
level-knight-explained = Speelt heel goed, met af en toe een foutje. Voor geoefende spelers.
level-champion = Kampioen
level-champion-explained = Heeft geleerd van miljoenen partijen tegen zichzelf. Onze sterkste bot.
level-unknown = niveau onbekend
bot-program = bot, extern programma

## Antwoorden van de server

refusal-stale = De partij is al verder. Kijk naar de tafel en kies opnieuw.
refusal-not-seated = Je zit niet aan deze tafel.
refusal-not-found = Hier is niets.
refusal-seats-free = Er is nog een plaats vrij.
refusal-no-guest = Kies eerst een naam.
refusal-bad-message = De server begreep het bericht niet. Laad de pagina opnieuw.
refusal-too-fast = Te veel berichten in korte tijd. Probeer het zo nog eens.
refusal-storage = Dit kon niet worden opgeslagen en is niet gedaan. Probeer het nog eens.
refusal-unknown-move = De server kent deze zet niet.
refusal-unforeseen = Dit valt niet te voorzien: het hangt af van wat eerst gebeurt.
refusal-no-such-table = Deze tafel bestaat niet.
refusal-table-full = Alle plaatsen aan deze tafel zijn bezet.
refusal-seat-taken = Deze plaats is bezet.
refusal-not-host = Alleen de host van de tafel kan dit doen.
refusal-already-begun = De partij is al begonnen.
refusal-dealing = De kaarten worden net gedeeld. Probeer het zo nog eens.
refusal-not-begun = De partij is nog niet begonnen.
refusal-over = De partij is afgelopen.
refusal-not-over = Alleen partijen die zijn uitgespeeld worden geanalyseerd.
refusal-no-chat = Deze tafel heeft geen chat.
refusal-no-spectators = Deze tafel laat geen toeschouwers toe.
refusal-banned = Je hebt geen toegang tot deze server.
refusal-bad-name = Deze naam is niet te gebruiken. Kies een andere.
refusal-bad-options = Deze instellingen gaan niet samen.
refusal-draining = De server start zo opnieuw op en opent geen nieuwe tafels. Lopende partijen gaan door.
refusal-not-allowed = Dat mag je niet doen.
refusal-not-watching = Je kijkt niet mee aan deze tafel.
refusal-too-many-tables = Te veel van je tafels wachten op spelers. Sluit er een of begin eerst een partij.
refusal-not-away = Deze speler is er, dus de plaats kan niet worden vrijgemaakt.
refusal-wrong-part = Dit is niet het deel van de kaartverdeling dat verzegeld was.
refusal-not-alone = Dit kan alleen als alle anderen bots zijn.
refusal-no-undo = Deze zet kan niet meer worden teruggenomen.
refusal-bad-record = Dit is geen verslag van een afgelopen partij van één speler tegen bots.
refusal-not-loaded = Kampioen is nog niet geladen. Daarvoor is een verbinding nodig.
refusal-internal = De server maakte een fout. Er is niets veranderd; probeer het opnieuw.
refusal-faulty = Deze tafel is meermaals vastgelopen en blijft voorlopig gesloten. Probeer het later opnieuw.
table-closed = Deze tafel is gesloten voordat de partij voorbij was.
table-closed-too-long = Deze partij is te lang geworden en is gesloten. Niemand heeft gewonnen.
refusal-too-long = De tekst is te lang.
refusal-no-more-time = Je extra tijd in dit toernooi is op.
refusal-no-window = Er is nu niets om op te antwoorden.

## Kant-en-klare zinnen voor de chat

phrase-hello = Hallo
phrase-good-luck = Succes
phrase-thanks = Bedankt
phrase-well-played = Goed gespeeld
phrase-oops = Oeps
phrase-nice = Mooi
phrase-hurry = Jij bent aan de beurt
phrase-one-moment = Momentje
phrase-sorry = Sorry
phrase-good-game = Mooie partij
phrase-rematch = Nog een partij?
phrase-bye = Tot ziens
phrase-yes = Ja
phrase-no = Nee
phrase-wow = Wauw
phrase-back-soon = Zo terug

## Vaste opdrachten: wanneer je over een actiekaart iets gevraagd wordt

order-always = Altijd
order-always-explained = Je krijgt de vraag bij elke actiekaart die je teniet kunt doen.
order-touched = Als het mij raakt
order-touched-explained = Je krijgt de vraag als een kaart jouw kaarten of de kleur raakt. De rest gaat door.
order-never = Nooit
order-never-explained = Je krijgt de vraag niet meer tot dit toernooi voorbij is.

## Klokken

clock-none = Geen klok
clock-none-explained = Iedereen neemt de tijd die nodig is.
clock-live = Live
clock-live-explained = Iedereen zit aan tafel. Elke speler heeft een voorraad tijd die met elke beurt groeit.
clock-correspondence = Correspondentie
clock-correspondence-explained = Elke speler heeft uren of dagen per beurt en komt terug als het zover is.
