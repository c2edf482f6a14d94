# De speluitleg in het Nederlands. Conventions: locales/README.md.

book-contents = Inhoud
book-detail = In detail:
book-explains = Speluitleg: { $section }

## The Tournament

tournament-book-goal = Het doel
tournament-book-goal-1 = Win fiches in verschillende kleuren: alle vijf met 2 of 3 spelers, vier naar keuze met 4 of 5 spelers. Wie ze het eerst heeft, wint de partij.
tournament-book-goal-2 = In elk toernooi gaat het om één fiche. Heb je die kleur al, dan win je het toernooi, maar geen tweede fiche.

tournament-book-contest = Een toernooi
tournament-book-contest-1 = Iedereen krijgt 8 kaarten. Wie opent, kiest een kleur en speelt een kaart van die kleur, een schildknaap of een jonkvrouw.
tournament-book-contest-2 = Daarna gaat het met de klok mee. In je beurt moet je het hoogste totaal halen of uitstappen. Wie als laatste overblijft, wint het fiche en opent het volgende toernooi.
tournament-book-contest-3 = Eindigt een toernooi in paars, dan neemt de winnaar een fiche in een kleur die nog ontbreekt. Het volgende toernooi mag niet paars zijn.

tournament-book-turn = Je beurt
tournament-book-turn-1 = De waardekaarten voor je zijn je kamp. Hun waarden samen zijn je totaal.
tournament-book-turn-draw = Trek een kaart.
    .more = Dat doet de tafel voor je. Je mag zoveel kaarten in je hand hebben als je wilt.
tournament-book-turn-play = Speel zoveel kaarten als je wilt.
    .more = Een voor een: kaarten in de kleur van het toernooi, schildknapen, jonkvrouwen en actiekaarten.
tournament-book-turn-end = Beëindig de beurt.
    .more = Je moet minstens één kaart gespeeld hebben, en je totaal moet hoger zijn dan elk ander totaal. Even hoog is niet genoeg.
tournament-book-turn-withdraw = Of stap uit.
    .more = Dit toernooi is voor jou voorbij, maar je houdt je hand voor het volgende.

tournament-book-example = Een voorbeeld
tournament-book-example-1 = Het toernooi is rood. { $name } heeft { $highest }, dus jij hebt { $need } nodig. Je hebt { $total }.
tournament-book-example-2 = Je speelt { $card }: dat maakt { $total }. Je kunt je beurt beëindigen; nu moet { $name } meer halen of uitstappen.

tournament-book-colours = De kleuren
tournament-book-colours-1 = Een kleurkaart past alleen in een toernooi van die kleur. Het kleine getal zegt hoe vaak de kaart voorkomt.
tournament-book-colours-2 = In een groen toernooi telt elke kaart 1, wat er ook op staat.
tournament-book-colours-3 = Als een actiekaart de kleur verandert, blijven alle kaarten op tafel liggen en tellen ze mee. Alleen wat daarna gespeeld wordt, moet de nieuwe kleur hebben.

tournament-book-maiden = Schildknapen en jonkvrouwen
tournament-book-maiden-1 = Dit zijn de ondersteuningskaarten. Ze passen bij elke kleur. In je kamp mogen zoveel schildknapen liggen als je wilt, maar slechts één jonkvrouw.
tournament-book-maiden-2 = Stap je uit met een jonkvrouw in je kamp, dan geef je een van je fiches terug; je kiest zelf welk. Win je met haar, dan kost ze niets.

tournament-book-withdraw = Uitstappen
tournament-book-withdraw-1 = Je mag in je beurt op elk moment uitstappen, ook als je al kaarten gespeeld hebt. Alle kaarten voor je worden afgelegd.
tournament-book-withdraw-2 = Wie een toernooi opent, moet eerst een kaart spelen en kan pas dan uitstappen.
tournament-book-withdraw-3 = Op tijd stoppen is het halve spel: kaarten die je nu houdt, kunnen het volgende toernooi winnen.

tournament-book-actions = Actiekaarten
tournament-book-actions-1 = Zwarte kaarten speel je in je beurt. Open je het toernooi, dan komt je eerste kaart ervoor. De meeste leg je meteen na het spelen af.
tournament-book-actions-2 = Een actiekaart moet iets veranderen, en neemt nooit de laatste kaart uit een kamp weg.
tournament-book-actions-3 = Je hebt { $total } tegen { $highest }. Je speelt { tournament-card-riposte } en neemt de nieuwste kaart van { $name }.
tournament-book-actions-4 = Nu heb je { $total } tegen { $highest }.
tournament-book-colour-cards = Kaarten die de kleur veranderen
tournament-book-colour-cards-1 = Je hebt { $total } tegen { $highest } in een blauw toernooi. Je speelt ‘{ tournament-card-drop-weapon }’.
tournament-book-colour-cards-2 = Nu is het toernooi groen en telt elke kaart 1: jij hebt { $total }, { $name } heeft { $highest }.
tournament-book-one-cards = Kaarten tegen één tegenstander
tournament-book-all-cards = Kaarten voor de hele tafel
tournament-book-self-cards = Kaarten voor jezelf
tournament-book-self-cards-1 = { tournament-card-shield } en { tournament-card-stunned } blijven voor een speler liggen tot die uitstapt of het toernooi wint. Alleen met { tournament-card-outwit } veranderen ze van plaats.

tournament-book-ivanhoe = Ivanhoe
tournament-book-ivanhoe-1 = Telkens als een actiekaart gespeeld wordt, krijgen de anderen die er nog in zijn de vraag of ze die willen tenietdoen. Dat kan alleen wie Ivanhoe heeft. Beide kaarten worden dan afgelegd.
tournament-book-ivanhoe-2 = Iedereen krijgt de vraag, zodat niemand te weten komt wie hem heeft. Er is maar één Ivanhoe.

tournament-book-rest = De rest
tournament-book-rest-1 = Is de stapel op, dan wordt de aflegstapel geschud en de nieuwe stapel.
tournament-book-rest-2 = Moet je openen en heb je er geen kaart voor, dan laat je je hand zien. De volgende speler opent, en jij blijft erin.
tournament-book-rest-3 = Iedereen ziet alle kaarten op tafel, de fiches en hoeveel kaarten elke speler heeft. De handen zijn geheim.
tournament-book-rest-4 = Als je zelf een tafel opent, kun je huisregels kiezen.

## The Castles

castles-book-goal = Het doel
castles-book-goal-1 = Vijf kastelen zijn punten waard. Aan het eind gaan de punten van elk kasteel naar de speler met de banier die erover heerst. De meeste punten winnen; bij gelijke stand wordt de winst gedeeld.

castles-book-turn = Je beurt
castles-book-turn-1 = Je speelt een van zes heren met vijf banieren. Iedereen krijgt twee kaarten. Het gaat met de klok mee.
castles-book-turn-keep = Houd één kaart.
    .more = Twee kaarten van de stapel worden omgedraaid. Een ervan neem je.
castles-book-turn-barter = Ruil de andere.
    .more = Geef hem voor een kaart van een andere speler, of laat hem gaan.
castles-book-turn-attack = Val een kasteel aan als je wilt.
    .more = Met genoeg kaarten neem je het in. Dan mag je daar de banieren laten oprukken en er zelf een planten.

castles-book-cards = De kaarten
castles-book-cards-1 = Elke soldaat heeft een soort en een blazoen. Elk van deze zestien kaarten is er vier keer.
castles-book-cards-2 = Ivanhoe en Locksley passen in elk leger. Van elk is er één.

castles-book-barter = De ruil
castles-book-barter-1 = Alle anderen mogen je één kaart uit hun hand bieden voor de open kaart. Ze beslissen tegelijk, en alleen jij ziet wat er geboden wordt.
castles-book-barter-2 = Je neemt één bod aan: jij krijgt die kaart, en de open kaart gaat naar de speler die het bod deed. Wijs je alles af of biedt niemand iets, dan is de open kaart uit het spel.

castles-book-army = Een leger
castles-book-army-1 = Een leger is een of meer kaarten uit je hand. Ze zijn allemaal van dezelfde soort, of hebben allemaal hetzelfde blazoen.
castles-book-army-arms = Hetzelfde blazoen, met Locksley erbij: vier kaarten.
castles-book-army-type = Dezelfde soort: drie kaarten.

castles-book-attack = De aanval
castles-book-attack-1 = Je mag per beurt één kasteel aanvallen, ook je eigen. Je leger moet meer kaarten hebben dan het garnizoen. Voor een leeg kasteel is één kaart genoeg.
castles-book-attack-2 = Het leger blijft als nieuw garnizoen in het kasteel. Het oude garnizoen komt in je hand.
castles-book-attack-3 = Het garnizoen van { $castle } heeft twee kaarten, dus je hebt er drie nodig. Je valt aan met drie leeuwen.
castles-book-attack-4 = Nu verdedigen de leeuwen { $castle }, en de twee herten zijn in je hand.

castles-book-banners = Banieren
castles-book-banners-1 = De banier op het hoogste bezette veld heerst over het kasteel. Die heeft een gouden rand.
castles-book-banners-2 = Na je aanval mag je oprukken: alle banieren van dat kasteel schuiven één veld door. Dan mag je een eigen banier op veld 1 planten, als dat vrij is.
castles-book-banners-3 = Achter het laatste veld ligt een put, de oubliette. Een banier die je erin duwt, wordt jouw gevangene. Is het je eigen banier, dan komt die bij je terug.
castles-book-banners-4 = Jij bent { $lord } en hebt zojuist { $castle } aangevallen. De banier van { $name } heerst erover.
castles-book-banners-5 = Je rukt op: de banier van { $name } valt in de oubliette. Je plant een tweede banier. Nu heers jij over { $castle }.

castles-book-prisoners = Gevangenen en deals
castles-book-prisoners-1 = Een gevangene levert geen punten op, maar wie banieren kwijt is, wil ze misschien terug. Je kunt een gevangene ruilen voor kaarten of voor een andere gevangene.
castles-book-prisoners-2 = Je mag per beurt één deal voorstellen, aan wie je wilt, ook als een ander aan de beurt is. Iedereen hoort van de deal, maar alleen jullie twee zien de kaarten.

castles-book-end = Het einde
castles-book-end-1 = Is de stapel leeg, dan wordt er niets meer omgedraaid: je valt aan of je past. Als iedereen op rij past, is de partij afgelopen.
castles-book-end-2 = Gevangenen en kaarten in de hand leveren geen punten op.

castles-book-lords = De heren
castles-book-lords-1 = Ze verschillen alleen in hun wapen.

castles-book-rest = De rest
castles-book-rest-1 = Iedereen ziet de kastelen, de gevangenen, de kaarten die uit het spel zijn, en hoeveel kaarten elke speler heeft. De handen zijn geheim.
castles-book-rest-2 = Als je zelf een tafel opent, kun je huisregels kiezen.
