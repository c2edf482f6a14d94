# Het Toernooi in het Nederlands. Afspraken: locales/README.md.

## Het spel

tournament-name = Het Toernooi
tournament-about = Het kaartspel van Reiner Knizia uit 2000 voor 2 tot 5 spelers: houd het hoogste totaal en win trofeefiches in vier of vijf kleuren.
tournament-scores = Trofeefiches: { $scores }

## Waardekaarten: de naam, de kaart als lijdend voorwerp, het label voor schermlezers

tournament-card-P3 = Paarse 3
    .one = een paarse 3
    .label = Paarse 3, paard en lans
tournament-card-P4 = Paarse 4
    .one = een paarse 4
    .label = Paarse 4, paard en lans
tournament-card-P5 = Paarse 5
    .one = een paarse 5
    .label = Paarse 5, paard en lans
tournament-card-P7 = Paarse 7
    .one = een paarse 7
    .label = Paarse 7, paard en lans
tournament-card-R3 = Rode 3
    .one = een rode 3
    .label = Rode 3, zwaard
tournament-card-R4 = Rode 4
    .one = een rode 4
    .label = Rode 4, zwaard
tournament-card-R5 = Rode 5
    .one = een rode 5
    .label = Rode 5, zwaard
tournament-card-B2 = Blauwe 2
    .one = een blauwe 2
    .label = Blauwe 2, bijl
tournament-card-B3 = Blauwe 3
    .one = een blauwe 3
    .label = Blauwe 3, bijl
tournament-card-B4 = Blauwe 4
    .one = een blauwe 4
    .label = Blauwe 4, bijl
tournament-card-B5 = Blauwe 5
    .one = een blauwe 5
    .label = Blauwe 5, bijl
tournament-card-Y2 = Gele 2
    .one = een gele 2
    .label = Gele 2, morgenster
tournament-card-Y3 = Gele 3
    .one = een gele 3
    .label = Gele 3, morgenster
tournament-card-Y4 = Gele 4
    .one = een gele 4
    .label = Gele 4, morgenster
tournament-card-G1 = Groene 1
    .one = een groene 1
    .label = Groene 1, zonder wapen
tournament-card-S2 = Schildknaap 2
    .one = een schildknaap 2
    .label = Schildknaap 2, ondersteuningskaart
tournament-card-S3 = Schildknaap 3
    .one = een schildknaap 3
    .label = Schildknaap 3, ondersteuningskaart
tournament-card-M6 = Jonkvrouw 6
    .one = een jonkvrouw 6
    .label = Jonkvrouw 6, ondersteuningskaart

## Actiekaarten

tournament-card-unhorse = Weigering
    .one = de kaart Weigering
    .label = Weigering, actiekaart
tournament-card-change-weapon = Wapenwissel
    .one = de kaart Wapenwissel
    .label = Wapenwissel, actiekaart
tournament-card-drop-weapon = Verlies wapen
    .one = de kaart Verlies wapen
    .label = Verlies wapen, actiekaart
tournament-card-break-lance = Lansbreuk
    .one = de kaart Lansbreuk
    .label = Lansbreuk, actiekaart
tournament-card-riposte = Tegenstoot
    .one = een kaart Tegenstoot
    .label = Tegenstoot, actiekaart
tournament-card-dodge = Ontwijken
    .one = de kaart Ontwijken
    .label = Ontwijken, actiekaart
tournament-card-retreat = Terugtrekken
    .one = de kaart Terugtrekken
    .label = Terugtrekken, actiekaart
tournament-card-knock-down = Neerslaan
    .one = een kaart Neerslaan
    .label = Neerslaan, actiekaart
tournament-card-outmaneuver = Behendigheid
    .one = de kaart Behendigheid
    .label = Behendigheid, actiekaart
tournament-card-charge = Aanval
    .one = de kaart Aanval
    .label = Aanval, actiekaart
tournament-card-countercharge = Tegenaanval
    .one = de kaart Tegenaanval
    .label = Tegenaanval, actiekaart
tournament-card-disgrace = Ongenade
    .one = de kaart Ongenade
    .label = Ongenade, actiekaart
tournament-card-adapt = Aanpassen
    .one = de kaart Aanpassen
    .label = Aanpassen, actiekaart
tournament-card-outwit = List
    .one = de kaart List
    .label = List, actiekaart
tournament-card-shield = Schild
    .one = de kaart Schild
    .label = Schild, actiekaart
tournament-card-stunned = Versuft
    .one = de kaart Versuft
    .label = Versuft, actiekaart
tournament-card-ivanhoe = Ivanhoe
    .one = de kaart Ivanhoe
    .label = Ivanhoe, actiekaart

## Een kaart die je niet mag zien, en een kaart die alleen door haar plaats bekend is

tournament-card-hidden = een kaart
tournament-card-at = kaart { $place }

## Kleuren: in een zin, als titel, het wapen, het trofeefiche, het label

tournament-colour-purple = paars
    .title = Paars
    .weapon = Paard en lans
    .token = een paars trofeefiche
    .label = Paars, paard en lans
tournament-colour-red = rood
    .title = Rood
    .weapon = Zwaard
    .token = een rood trofeefiche
    .label = Rood, zwaard
tournament-colour-blue = blauw
    .title = Blauw
    .weapon = Bijl
    .token = een blauw trofeefiche
    .label = Blauw, bijl
tournament-colour-yellow = geel
    .title = Geel
    .weapon = Morgenster
    .token = een geel trofeefiche
    .label = Geel, morgenster
tournament-colour-green = groen
    .title = Groen
    .weapon = Zonder wapen
    .token = een groen trofeefiche
    .label = Groen, zonder wapen

## Wat er gebeurd is

tournament-event-dealt =
    { $you ->
        [yes] Je deelt iedere speler 8 kaarten.
       *[no] { $player } deelt iedere speler 8 kaarten.
    }
tournament-event-tournament-began =
    { $you ->
        [yes] Er begint een toernooi. Jij opent het.
       *[no] Er begint een toernooi. { $player } opent het.
    }
tournament-event-turn-began =
    { $you ->
        [yes] Je bent aan de beurt.
       *[no] { $player } is aan de beurt.
    }
tournament-event-drew =
    { $you ->
        [yes] Je trekt { $card }.
       *[no] { $player } trekt { $card }.
    }
tournament-event-reshuffled =
    { $count ->
        [one] De voorraadstapel is leeg. De aflegstapel, 1 kaart, wordt de nieuwe voorraadstapel.
       *[other] De voorraadstapel is leeg. De aflegstapel wordt geschud tot een nieuwe voorraadstapel van { $count } kaarten.
    }
tournament-event-hand-shown =
    { $you ->
        [yes] Je kunt niet openen en laat je hand zien: { $cards }.
       *[no] { $player } kan niet openen en laat alle handkaarten zien: { $cards }.
    }
tournament-event-took-effect = Niemand grijpt in. De kaart wordt uitgevoerd.
tournament-event-stayed =
    { $you ->
        [yes] Je blijft erin met { $total }.
       *[no] { $player } blijft erin met { $total }.
    }
tournament-event-colour-changed = Het toernooi is nu { $colour }.
tournament-event-discarded =
    { $you ->
        [yes] Je legt { $card } af.
       *[no] { $player } legt { $card } af.
    }
tournament-event-taken =
    { $you ->
        [yes] Je neemt { $card } van { $target }.
       *[no] { $target-you ->
                [yes] { $player } neemt { $card } van jou.
               *[no] { $player } neemt { $card } van { $target }.
            }
    }
tournament-event-retreated =
    { $you ->
        [yes] Je neemt { $card } terug in je hand.
       *[no] { $player } neemt { $card } terug in de hand.
    }
tournament-event-stolen =
    { $you ->
        [yes] Je trekt { $card } uit de hand van { $target }.
       *[no] { $target-you ->
                [yes] { $player } trekt { $card } uit jouw hand.
               *[no] { $player } trekt { $card } uit de hand van { $target }.
            }
    }
tournament-event-swapped =
    { $you ->
        [yes] Je geeft { $target } { $mine } en neemt { $theirs }.
       *[no] { $target-you ->
                [yes] { $player } geeft jou { $mine } en neemt { $theirs }.
               *[no] { $player } geeft { $target } { $mine } en neemt { $theirs }.
            }
    }
tournament-event-adapt-asked =
    { $you ->
        [yes] Je kiest welke kaart met waarde { $value } je houdt.
       *[no] { $player } kiest welke kaart met waarde { $value } blijft.
    }
tournament-event-adapt-ended = { tournament-card-adapt } is uitgevoerd.
tournament-event-token-asked =
    { $you ->
        [yes] De jonkvrouw kost je een trofeefiche. Jij kiest welk.
       *[no] De jonkvrouw kost { $player } een trofeefiche.
    }
tournament-event-token-returned =
    { $you ->
        [yes] Je geeft { $token } terug.
       *[no] { $player } geeft { $token } terug.
    }
tournament-event-tournament-won =
    { $again ->
        [yes]
            { $you ->
                [yes] Je wint { $colour } en hebt dat fiche al: geen nieuw fiche.
               *[no] { $player } wint { $colour } en heeft dat fiche al: geen nieuw fiche.
            }
       *[no]
            { $you ->
                [yes] Je wint het toernooi.
               *[no] { $player } wint het toernooi.
            }
    }
tournament-event-token-taken =
    { $you ->
        [yes] Je neemt { $token }.
       *[no] { $player } neemt { $token }.
    }
tournament-event-game-won =
    { $you ->
        [yes] Je wint het spel.
       *[no] { $player } wint het spel.
    }

## Wat iemand doet

tournament-move-open =
    { $you ->
        [yes] Je opent een { $colour } toernooi en speelt { $card }.
       *[no] { $player } opent een { $colour } toernooi en speelt { $card }.
    }
tournament-move-play =
    { $you ->
        [yes] Je speelt { $card }.
       *[no] { $player } speelt { $card }.
    }
tournament-move-unhorse =
    { $you ->
        [yes] Je speelt { tournament-card-unhorse } en kiest { $colour }.
       *[no] { $player } speelt { tournament-card-unhorse } en kiest { $colour }.
    }
tournament-move-change-weapon =
    { $you ->
        [yes] Je speelt { tournament-card-change-weapon } en kiest { $colour }.
       *[no] { $player } speelt { tournament-card-change-weapon } en kiest { $colour }.
    }
tournament-move-drop-weapon =
    { $you ->
        [yes] Je speelt { tournament-card-drop-weapon }.
       *[no] { $player } speelt { tournament-card-drop-weapon }.
    }
tournament-move-break-lance =
    { $you ->
        [yes] Je speelt { tournament-card-break-lance } tegen { $target }.
       *[no] { $target-you ->
                [yes] { $player } speelt { tournament-card-break-lance } tegen jou.
               *[no] { $player } speelt { tournament-card-break-lance } tegen { $target }.
            }
    }
tournament-move-riposte =
    { $you ->
        [yes] Je speelt { tournament-card-riposte } tegen { $target }.
       *[no] { $target-you ->
                [yes] { $player } speelt { tournament-card-riposte } tegen jou.
               *[no] { $player } speelt { tournament-card-riposte } tegen { $target }.
            }
    }
tournament-move-dodge =
    { $you ->
        [yes] Je speelt { tournament-card-dodge } tegen { $target } om { $choice } af te leggen.
       *[no] { $target-you ->
                [yes] { $player } speelt { tournament-card-dodge } tegen jou om { $choice } af te leggen.
               *[no] { $player } speelt { tournament-card-dodge } tegen { $target } om { $choice } af te leggen.
            }
    }
tournament-move-retreat =
    { $you ->
        [yes] Je speelt { tournament-card-retreat } om { $choice } terug te nemen.
       *[no] { $player } speelt { tournament-card-retreat } om { $choice } terug te nemen.
    }
tournament-move-knock-down =
    { $you ->
        [yes] Je speelt { tournament-card-knock-down } tegen { $target }.
       *[no] { $target-you ->
                [yes] { $player } speelt { tournament-card-knock-down } tegen jou.
               *[no] { $player } speelt { tournament-card-knock-down } tegen { $target }.
            }
    }
tournament-move-outmaneuver =
    { $you ->
        [yes] Je speelt { tournament-card-outmaneuver }.
       *[no] { $player } speelt { tournament-card-outmaneuver }.
    }
tournament-move-charge =
    { $you ->
        [yes] Je speelt { tournament-card-charge }.
       *[no] { $player } speelt { tournament-card-charge }.
    }
tournament-move-countercharge =
    { $you ->
        [yes] Je speelt { tournament-card-countercharge }.
       *[no] { $player } speelt { tournament-card-countercharge }.
    }
tournament-move-disgrace =
    { $you ->
        [yes] Je speelt { tournament-card-disgrace }.
       *[no] { $player } speelt { tournament-card-disgrace }.
    }
tournament-move-adapt =
    { $you ->
        [yes] Je speelt { tournament-card-adapt }.
       *[no] { $player } speelt { tournament-card-adapt }.
    }
tournament-move-outwit =
    { $you ->
        [yes] Je speelt { tournament-card-outwit } tegen { $target } om { $mine } te geven en { $theirs } te nemen.
       *[no] { $target-you ->
                [yes] { $player } speelt { tournament-card-outwit } tegen jou om { $mine } te geven en { $theirs } te nemen.
               *[no] { $player } speelt { tournament-card-outwit } tegen { $target } om { $mine } te geven en { $theirs } te nemen.
            }
    }
tournament-move-shield =
    { $you ->
        [yes] Je speelt { tournament-card-shield }.
       *[no] { $player } speelt { tournament-card-shield }.
    }
tournament-move-stunned =
    { $you ->
        [yes] Je speelt { tournament-card-stunned } tegen { $target }.
       *[no] { $target-you ->
                [yes] { $player } speelt { tournament-card-stunned } tegen jou.
               *[no] { $player } speelt { tournament-card-stunned } tegen { $target }.
            }
    }
tournament-move-ivanhoe =
    { $you ->
        [yes] Je speelt { tournament-card-ivanhoe } en doet de kaart teniet.
       *[no] { $player } speelt { tournament-card-ivanhoe } en doet de kaart teniet.
    }
tournament-move-pass =
    { $you ->
        [yes] Je laat het gebeuren.
       *[no] { $player } laat het gebeuren.
    }
tournament-move-keep =
    { $you ->
        [yes] Je houdt { $choice }.
       *[no] { $player } houdt { $choice }.
    }
tournament-move-end =
    { $you ->
        [yes] Je beëindigt je beurt.
       *[no] { $player } beëindigt de beurt.
    }
tournament-move-withdraw =
    { $you ->
        [yes] Je stapt uit.
       *[no] { $player } stapt uit.
    }
tournament-move-return =
    { $you ->
        [yes] Je geeft { $token } terug.
       *[no] { $player } geeft { $token } terug.
    }
tournament-move-take =
    { $you ->
        [yes] Je neemt { $token }.
       *[no] { $player } neemt { $token }.
    }

## Wat je kunt doen: knoppen en lijsten van zetten

tournament-do-open = Een { $colour } toernooi openen met { $card }
tournament-do-play = Spelen: { $card }
tournament-do-unhorse = { tournament-card-unhorse } spelen: { $colour }
tournament-do-change-weapon = { tournament-card-change-weapon } spelen: { $colour }
tournament-do-drop-weapon = { tournament-card-drop-weapon } spelen
tournament-do-break-lance = { tournament-card-break-lance } spelen tegen { $target }
tournament-do-riposte = { tournament-card-riposte } spelen tegen { $target }
tournament-do-dodge = { tournament-card-dodge } tegen { $target }: { $choice } afleggen
tournament-do-retreat = { tournament-card-retreat } spelen: { $choice } terugnemen
tournament-do-knock-down = { tournament-card-knock-down } spelen tegen { $target }
tournament-do-outmaneuver = { tournament-card-outmaneuver } spelen
tournament-do-charge = { tournament-card-charge } spelen
tournament-do-countercharge = { tournament-card-countercharge } spelen
tournament-do-disgrace = { tournament-card-disgrace } spelen
tournament-do-adapt = { tournament-card-adapt } spelen
tournament-do-outwit = { tournament-card-outwit } tegen { $target }: { $mine } geven, { $theirs } nemen
tournament-do-shield = { tournament-card-shield } spelen
tournament-do-stunned = { tournament-card-stunned } spelen tegen { $target }
tournament-do-ivanhoe = { tournament-card-ivanhoe } spelen
tournament-do-pass = Laten gebeuren
tournament-do-keep = Houden: { $choice }
tournament-do-end = Beurt beëindigen
tournament-do-withdraw = Uitstappen
tournament-do-return = Teruggeven: { $token }
tournament-do-take = Nemen: { $token }

## Waar het spel op wacht

tournament-phase-open =
    { $you ->
        [yes] Open het toernooi: kies een kleur en speel een kaart.
       *[no] { $player } opent het toernooi.
    }
tournament-phase-turn =
    { $you ->
        [yes] Je bent aan de beurt: speel kaarten, beëindig de beurt of stap uit.
       *[no] { $player } is aan de beurt.
    }
tournament-phase-react =
    { $asked ->
        [yes] { $player } speelt { $card-name }. Doe de kaart teniet met { tournament-card-ivanhoe } of laat het gebeuren.
       *[no] { $player } speelt { $card-name }. De kaart kan nog worden tenietgedaan.
    }
tournament-phase-adapt =
    { $you ->
        [yes] Kies welke kaart met waarde { $value } je houdt.
       *[no] { $player } kiest welke kaart met waarde { $value } blijft.
    }
tournament-phase-return =
    { $you ->
        [yes] Kies het trofeefiche dat de jonkvrouw je kost.
       *[no] { $player } kiest het trofeefiche dat de jonkvrouw kost.
    }
tournament-phase-take =
    { $you ->
        [yes] Kies je trofeefiche: met paars mag je elke kleur nemen.
       *[no] { $player } kiest een trofeefiche.
    }
tournament-phase-over =
    { $you ->
        [yes] Het spel is afgelopen. Je hebt gewonnen.
       *[no] Het spel is afgelopen. { $player } heeft gewonnen.
    }

## Waarom een zet niet kan

tournament-reason-may-not-cancel = Alleen de andere spelers die nog meedoen, mogen { tournament-card-ivanhoe } spelen.
tournament-reason-nothing-to-cancel = Er is nu geen actiekaart om teniet te doen.
tournament-reason-not-asked = De beslissing is nu niet aan jou.
tournament-reason-window-is-open = Eerst moet de actiekaart worden afgehandeld.
tournament-reason-keep-another = { tournament-card-adapt }: houd een van je kaarten met waarde { $value }.
tournament-reason-nothing-to-keep = Er hoeft nu geen kaart gekozen te worden.
tournament-reason-no-token-to-return = Dit fiche kun je nu niet teruggeven.
tournament-reason-no-token-to-take = Dit fiche kun je nu niet nemen.
tournament-reason-already-open = Het toernooi is al geopend.
tournament-reason-open-first = Open eerst het toernooi: kies een kleur en speel een kaart.
tournament-reason-withdraw-after-opening = Na je openingskaart kun je uitstappen.
tournament-reason-action-after-opening = Actiekaarten kun je spelen na je openingskaart.
tournament-reason-purple-after-purple = Het vorige toernooi eindigde in paars. Dit vraagt om een andere kleur.
tournament-reason-colour-after-itself = Het vorige toernooi eindigde in { $colour }. Dit vraagt om een andere kleur.
tournament-reason-does-not-open = Met { $card-name } kun je geen { $colour } toernooi openen.
tournament-reason-nothing-played = Speel in deze beurt minstens één kaart om erin te blijven.
tournament-reason-total-too-low = Je totaal van { $total } is niet genoeg: het hoogste is { $highest }.
tournament-reason-does-not-fit = { $card-name } past niet. Dit toernooi is { $colour }.
tournament-reason-is-stunned = { tournament-card-stunned }: je mag maar één kaart per beurt toevoegen.
tournament-reason-second-maiden =
    { $you ->
        [yes] Je mag maar één jonkvrouw in je kamp hebben.
       *[no] { $player } mag maar één jonkvrouw in het kamp hebben.
    }
tournament-reason-unhorse = { tournament-card-unhorse } verandert paars in rood, blauw of geel.
tournament-reason-change-weapon = { tournament-card-change-weapon } verandert rood, blauw of geel in een andere van deze drie kleuren.
tournament-reason-drop-weapon = { tournament-card-drop-weapon } verandert rood, blauw of geel in groen.
tournament-reason-no-opponent =
    { $you ->
        [yes] Kies een tegenstander die nog meedoet.
       *[no] { $player } is geen tegenstander die nog meedoet.
    }
tournament-reason-nothing-to-dodge = Op die plaats ligt geen kaart.
tournament-reason-nothing-to-retreat = Op die plaats in je kamp ligt geen kaart.
tournament-reason-nothing-to-swap = Een van de twee kaarten ligt er niet meer.
tournament-reason-shielded =
    { $you ->
        [yes] Een Schild beschermt je kamp.
       *[no] Een Schild beschermt het kamp van { $player }.
    }
tournament-reason-shielded-from-outwit =
    { $you ->
        [yes] Je hebt een Schild: alleen Schild en Versuft zijn te nemen.
       *[no] { $player } heeft een Schild: alleen Schild en Versuft zijn te nemen.
    }
tournament-reason-would-empty =
    { $you ->
        [yes] Je kamp zou leeg zijn.
       *[no] Het kamp van { $player } zou leeg zijn.
    }
tournament-reason-changes-nothing = { $card-name } zou nu niets veranderen.
tournament-reason-not-in-hand = { $card-name } zit niet in je hand.

## Kaartenoverzicht

tournament-effect-colour-card = Past bij een toernooi van dezelfde kleur; de waarde telt mee in je totaal. In een groen toernooi telt elke kaart 1.
    .rule = T5.1
tournament-effect-squire = Past bij elke kleur; de waarde telt mee. Je mag zoveel schildknapen hebben als je wilt.
    .rule = T5.1
tournament-effect-maiden = Past bij elke kleur en telt 6. Slechts één per kamp; met haar uitstappen kost een trofeefiche.
    .rule = T6.3
tournament-effect-unhorse = Verandert een paars toernooi in rood, blauw of geel, naar keuze.
    .rule = T8.1
tournament-effect-change-weapon = Verandert rood, blauw of geel in een andere van deze drie kleuren, naar keuze.
    .rule = T8.2
tournament-effect-drop-weapon = Verandert rood, blauw of geel in groen: elke kaart telt dan 1.
    .rule = T8.3
tournament-effect-break-lance = Eén tegenstander legt alle paarse kaarten uit het kamp af (één kaart blijft altijd liggen).
    .rule = T9.1
tournament-effect-riposte = Neem de nieuwste kaart uit het kamp van een tegenstander en voeg die toe aan je eigen kamp.
    .rule = T9.2
tournament-effect-dodge = Leg een kaart naar keuze uit het kamp van een tegenstander af.
    .rule = T9.3
tournament-effect-retreat = Neem een kaart naar keuze uit je eigen kamp terug in je hand.
    .rule = T9.4
tournament-effect-knock-down = Trek een willekeurige kaart uit de hand van een tegenstander. Alleen jullie twee zien die.
    .rule = T9.5
tournament-effect-outmaneuver = Elke tegenstander legt de nieuwste kaart uit het kamp af.
    .rule = T9.6
tournament-effect-charge = Elke speler legt alle kaarten af met de laagste waarde op tafel (maar houdt er minstens één).
    .rule = T9.7
tournament-effect-countercharge = Elke speler legt alle kaarten af met de hoogste waarde op tafel (maar houdt er minstens één).
    .rule = T9.8
tournament-effect-disgrace = Elke speler legt alle ondersteuningskaarten af (maar houdt minstens één kaart).
    .rule = T9.9
tournament-effect-adapt = Elke speler houdt één kaart van elke waarde, naar keuze, en legt de andere af.
    .rule = T9.10
tournament-effect-outwit = Geef een tegenstander een van je open kaarten en neem er een terug. Schild en Versuft mogen ook geruild worden.
    .rule = T9.11
tournament-effect-shield = Ligt voor je. Zolang het er ligt, raken actiekaarten van tegenstanders je kamp niet.
    .rule = T10.1
tournament-effect-stunned = Ligt voor een tegenstander, die dan maar één kaart per beurt aan het kamp mag toevoegen.
    .rule = T10.5
tournament-effect-ivanhoe = Doet een actiekaart teniet die een andere speler zojuist heeft gespeeld. Kan ook buiten je beurt, zolang je meedoet.
    .rule = T11.1

## Wie een actiekaart raakt

tournament-scope-one = Eén tegenstander
tournament-scope-all = Alle kampen
tournament-scope-self = Jijzelf
tournament-scope-colour = De kleur
tournament-scope-cancel = Doet een kaart teniet

## Huisregels

tournament-option-ties = Gelijke totalen
    .rule = T12.1
tournament-option-ties-explained = Is een totaal gelijk aan het hoogste genoeg om erin te blijven?
tournament-option-ties-strict = Moet hoger zijn
tournament-option-ties-strict-explained = Om erin te blijven moet je totaal hoger zijn dan elk ander totaal.
tournament-option-ties-ties-stay = Gelijk is genoeg
tournament-option-ties-ties-stay-explained = Om erin te blijven mag je totaal gelijk zijn aan het hoogste.
tournament-option-repeat = Niet twee keer op rij
    .rule = T12.2
tournament-option-repeat-explained = Welke kleur mag niet twee keer op rij worden gekozen?
tournament-option-repeat-purple-only = Paars
tournament-option-repeat-purple-only-explained = Na een toernooi dat in paars eindigde, mag paars niet worden gekozen.
tournament-option-repeat-camelot = Elke kleur
tournament-option-repeat-camelot-explained = De laatste kleur van het vorige toernooi mag niet worden gekozen, zoals in Camelot, de Franse uitgave van 2002.
tournament-option-discard = Aflegstapel
    .rule = T12.3
tournament-option-discard-explained = Hoeveel van de aflegstapel is te zien?
tournament-option-discard-top-only = Bovenste kaart
tournament-option-discard-top-only-explained = Iedereen ziet de bovenste kaart en hoeveel er onder liggen.
tournament-option-discard-open = De hele stapel
tournament-option-discard-open-explained = Iedereen mag de hele stapel bekijken.
