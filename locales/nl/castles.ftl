# De Kastelen in het Nederlands. Afspraken: locales/README.md.

## Het spel

castles-name = De Kastelen
castles-about = Het spel van Francis Pacherie uit 2001 voor 3 tot 6 spelers: ruil soldaten, bestorm kastelen en heers aan het eind over de waardevolste.
castles-scores = Punten: { $scores }

## Soldaten: de naam, de kaart als lijdend voorwerp, het label voor schermlezers

castles-card-fl = Voetknecht met de leeuw
    .one = een voetknecht met de leeuw
    .label = Voetknecht, leeuw
castles-card-fs = Voetknecht met het hert
    .one = een voetknecht met het hert
    .label = Voetknecht, hert
castles-card-fb = Voetknecht met het everzwijn
    .one = een voetknecht met het everzwijn
    .label = Voetknecht, everzwijn
castles-card-fe = Voetknecht met de adelaar
    .one = een voetknecht met de adelaar
    .label = Voetknecht, adelaar
castles-card-al = Boogschutter met de leeuw
    .one = een boogschutter met de leeuw
    .label = Boogschutter, leeuw
castles-card-as = Boogschutter met het hert
    .one = een boogschutter met het hert
    .label = Boogschutter, hert
castles-card-ab = Boogschutter met het everzwijn
    .one = een boogschutter met het everzwijn
    .label = Boogschutter, everzwijn
castles-card-ae = Boogschutter met de adelaar
    .one = een boogschutter met de adelaar
    .label = Boogschutter, adelaar
castles-card-cl = Kruisboogschutter met de leeuw
    .one = een kruisboogschutter met de leeuw
    .label = Kruisboogschutter, leeuw
castles-card-cs = Kruisboogschutter met het hert
    .one = een kruisboogschutter met het hert
    .label = Kruisboogschutter, hert
castles-card-cb = Kruisboogschutter met het everzwijn
    .one = een kruisboogschutter met het everzwijn
    .label = Kruisboogschutter, everzwijn
castles-card-ce = Kruisboogschutter met de adelaar
    .one = een kruisboogschutter met de adelaar
    .label = Kruisboogschutter, adelaar
castles-card-rl = Ruiter met de leeuw
    .one = een ruiter met de leeuw
    .label = Ruiter, leeuw
castles-card-rs = Ruiter met het hert
    .one = een ruiter met het hert
    .label = Ruiter, hert
castles-card-rb = Ruiter met het everzwijn
    .one = een ruiter met het everzwijn
    .label = Ruiter, everzwijn
castles-card-re = Ruiter met de adelaar
    .one = een ruiter met de adelaar
    .label = Ruiter, adelaar
castles-card-ivanhoe = Ivanhoe
    .one = Ivanhoe
    .label = Ivanhoe, past in elk leger
castles-card-locksley = Locksley
    .one = Locksley
    .label = Locksley, past in elk leger

## Soorten en blazoenen

castles-type-footman = Voetknecht
    .short = Voetknecht
castles-type-archer = Boogschutter
    .short = Boog
castles-type-crossbowman = Kruisboogschutter
    .short = Kruisboog
castles-type-rider = Ruiter
    .short = Ruiter
castles-wild = Alles
castles-arms-lion = Leeuw
castles-arms-stag = Hert
castles-arms-boar = Everzwijn
castles-arms-eagle = Adelaar

## Kastelen en heren

castles-castle-rotherwood = Rotherwood
castles-castle-ashby = Ashby
castles-castle-coningsburgh = Coningsburgh
castles-castle-york = York
castles-castle-torquilstone = Torquilstone
castles-lord-cedric = Cedric
    .label = Cedric, korenschoof
castles-lord-athelstane = Athelstane
    .label = Athelstane, kroon
castles-lord-front-de-boeuf = Front-de-Boeuf
    .label = Front-de-Boeuf, stier
castles-lord-de-bracy = De Bracy
    .label = De Bracy, keper en sterren
castles-lord-malvoisin = Malvoisin
    .label = Malvoisin, slang
castles-lord-bois-guilbert = Bois-Guilbert
    .label = Bois-Guilbert, raaf

## Kaarten die je niet mag zien, en één bod in een lijst

castles-times = { $count } × { $card }
castles-banner =
    { $you ->
        [yes] jouw banier
       *[no] de banier van { $player }
    }
castles-cards-hidden =
    { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
castles-offer = { $card } ({ $player })

## Wat er gebeurd is

castles-event-dealt =
    { $you ->
        [yes] Je deelt de kaarten.
       *[no] { $player } deelt de kaarten.
    }
castles-event-proposed =
    { $you ->
        [yes] Je stelt { $target } een deal voor: { $give } voor { $want }.
       *[no] { $target-you ->
                [yes] { $player } stelt je een deal voor: { $give } voor { $want }.
               *[no] { $player } stelt { $target } een deal voor: { $give } voor { $want }.
            }
    }
castles-event-turn-began =
    { $you ->
        [yes] Je bent aan de beurt.
       *[no] { $player } is aan de beurt.
    }
castles-event-turned =
    { $you ->
        [yes] Je draait { $cards } om.
       *[no] { $player } draait { $cards } om.
    }
castles-event-last-card-taken =
    { $you ->
        [yes] Je neemt de laatste kaart van de stapel, { $card }.
       *[no] { $player } neemt de laatste kaart van de stapel, { $card }.
    }
castles-event-drew =
    { $you ->
        [yes] Je trekt { $cards }.
       *[no] { $player } trekt { $cards }.
    }
castles-event-nothing-to-lay =
    { $you ->
        [yes] Je hebt geen kaart om open te leggen.
       *[no] { $player } heeft geen kaart om open te leggen.
    }
castles-event-barter-opened =
    { $you ->
        [yes] Je opent een ruil. De anderen doen een gesloten bod.
       *[no] { $player } opent een ruil. De anderen doen een gesloten bod.
    }
castles-event-offers-made =
    { $you ->
        [yes] Je krijgt { $count ->
                [one] 1 bod
               *[other] { $count } biedingen
            }: { $offers }.
       *[no] { $player } krijgt { $count ->
                [one] 1 bod
               *[other] { $count } biedingen
            }.
    }
castles-event-bartered =
    { $you ->
        [yes] Je geeft { $target } { $gave } en krijgt { $got }.
       *[no] { $target-you ->
                [yes] { $player } geeft jou { $gave } en krijgt { $got }.
               *[no] { $player } geeft { $target } { $gave } en krijgt { $got }.
            }
    }
castles-event-open-card-lost = De open kaart gaat verloren: { $card-name }.
castles-event-passed =
    { $row ->
        [0] { $you ->
                [yes] Je valt niet aan.
               *[no] { $player } valt niet aan.
            }
       *[other] { $you ->
                [yes] Je past. Op rij gepast: { $row }.
               *[no] { $player } past. Op rij gepast: { $row }.
            }
    }
castles-event-garrison-taken =
    { $you ->
        [yes] Je neemt het garnizoen van { $castle } in je hand: { $cards }.
       *[no] { $player } neemt het garnizoen van { $castle } in de hand: { $cards }.
    }
castles-event-garrison-lost = { $castle } verliest zijn garnizoen: { $cards }.
castles-event-stormed =
    { $you ->
        [yes] Je bestormt { $castle } en legert er { $cards }.
       *[no] { $player } bestormt { $castle } en legert er { $cards }.
    }
castles-event-advance-asked = De banieren in { $castle } mogen oprukken.
castles-event-fell =
    { $you ->
        [yes] In { $castle } valt { $banner } in de oubliette en gaat naar jou.
       *[no] In { $castle } valt { $banner } in de oubliette en gaat naar { $player }.
    }
castles-event-advanced = De banieren in { $castle } rukken één veld op.
castles-event-plant-asked = In { $castle } mag een banier worden geplant.
castles-event-planted =
    { $you ->
        [yes] Je plant een banier in { $castle }.
       *[no] { $player } plant een banier in { $castle }.
    }
castles-event-exchanged =
    { $you ->
        [yes] De deal is gesloten: je geeft { $target } { $give } en krijgt { $want }.
       *[no] { $target-you ->
                [yes] De deal is gesloten: { $player } geeft jou { $give } en krijgt { $want }.
               *[no] De deal is gesloten: { $player } geeft { $target } { $give } en krijgt { $want }.
            }
    }
castles-event-game-ended =
    { $you ->
        [yes] { $count ->
                [one] Het spel is afgelopen. Je wint.
               *[other] Het spel is afgelopen. Je deelt de overwinning met { $winners }.
            }
       *[no] { $count ->
                [one] Het spel is afgelopen. { $winners } wint.
               *[other] Het spel is afgelopen. { $winners } delen de overwinning.
            }
    }

## Wat iemand doet

castles-move-keep =
    { $you ->
        [yes] Je houdt { $card }.
       *[no] { $player } houdt { $card }.
    }
castles-move-lay =
    { $you ->
        [yes] Je legt { $card } open.
       *[no] { $player } legt { $card } open.
    }
castles-move-barter =
    { $you ->
        [yes] Je wilt ruilen.
       *[no] { $player } wil ruilen.
    }
castles-move-lose =
    { $you ->
        [yes] Je ruilt niet.
       *[no] { $player } ruilt niet.
    }
castles-move-offer =
    { $you ->
        [yes] Je biedt { $card }.
       *[no] { $player } biedt { $card }.
    }
castles-move-pass =
    { $you ->
        [yes] Je past.
       *[no] { $player } past.
    }
castles-move-accept =
    { $you ->
        [yes] Je neemt het bod van { $target } aan.
       *[no] { $target-you ->
                [yes] { $player } neemt jouw bod aan.
               *[no] { $player } neemt het bod van { $target } aan.
            }
    }
castles-move-refuse =
    { $you ->
        [yes] Je wijst elk bod af.
       *[no] { $player } wijst elk bod af.
    }
castles-move-attack =
    { $you ->
        [yes] Je valt { $castle } aan.
       *[no] { $player } valt { $castle } aan.
    }
castles-move-muster =
    { $you ->
        [yes] Je roept { $card } op.
       *[no] { $player } roept { $card } op.
    }
castles-move-strike =
    { $you ->
        [yes] Je slaat toe.
       *[no] { $player } slaat toe.
    }
castles-move-advance =
    { $you ->
        [yes] Je laat de banieren oprukken.
       *[no] { $player } laat de banieren oprukken.
    }
castles-move-hold =
    { $you ->
        [yes] Je laat de banieren staan.
       *[no] { $player } laat de banieren staan.
    }
castles-move-plant =
    { $you ->
        [yes] Je plant een banier.
       *[no] { $player } plant een banier.
    }
castles-move-leave =
    { $you ->
        [yes] Je plant geen banier.
       *[no] { $player } plant geen banier.
    }
castles-move-propose =
    { $you ->
        [yes] Je stelt { $target } een deal voor: { $give } voor { $want }.
       *[no] { $target-you ->
                [yes] { $player } stelt je een deal voor: { $give } voor { $want }.
               *[no] { $player } stelt { $target } een deal voor: { $give } voor { $want }.
            }
    }
castles-move-agree =
    { $you ->
        [yes] Je gaat akkoord met de deal.
       *[no] { $player } gaat akkoord met de deal.
    }
castles-move-decline =
    { $you ->
        [yes] Je slaat de deal af.
       *[no] { $player } slaat de deal af.
    }

## Wat je kunt doen: knoppen en lijsten van zetten

castles-do-keep = Houden: { $card }
castles-do-lay = Openleggen: { $card }
castles-do-barter = Ruilen
castles-do-lose = Niet ruilen
castles-do-offer = Bieden: { $card }
castles-do-pass = Passen
castles-do-accept = Bod van { $target } aannemen
castles-do-refuse = Alles afwijzen
castles-do-attack = { $castle } aanvallen
castles-do-muster = Oproepen: { $card }
castles-do-strike = Toeslaan
castles-do-advance = Oprukken
castles-do-hold = Laten staan
castles-do-plant = Banier planten
castles-do-leave = Geen banier planten
castles-do-propose = { $target } voorstellen: { $give } voor { $want }
castles-do-agree = Akkoord
castles-do-decline = Afslaan

## Waar het spel op wacht

castles-phase-keep =
    { $you ->
        [yes] Houd een van de twee omgedraaide kaarten.
       *[no] { $player } kiest een kaart om te houden.
    }
castles-phase-lay =
    { $you ->
        [yes] Leg een kaart uit je hand open.
       *[no] { $player } legt een kaart open.
    }
castles-phase-barter =
    { $you ->
        [yes] Ruil de open kaart of laat die verloren gaan.
       *[no] { $player } beslist of er geruild wordt.
    }
castles-phase-offer =
    { $asked ->
        [yes] Bied een kaart voor de open kaart, of pas.
       *[no] Er wordt gesloten geboden.
    }
castles-phase-accept =
    { $you ->
        [yes] Neem een bod aan of wijs alles af. Biedingen: { $count }.
       *[no] { $player } kiest uit wat geboden is. Biedingen: { $count }.
    }
castles-phase-attack =
    { $you ->
        [yes] Val een kasteel aan of pas.
       *[no] { $player } mag een kasteel aanvallen.
    }
castles-phase-muster =
    { $you ->
        [yes] Roep je leger op tegen { $castle }. Kaarten: { $count }.
       *[no] { $player } roept een leger op tegen { $castle }. Kaarten: { $count }.
    }
castles-phase-advance =
    { $you ->
        [yes] Laat de banieren in { $castle } oprukken, of laat ze staan.
       *[no] { $player } beslist of de banieren in { $castle } oprukken.
    }
castles-phase-plant =
    { $you ->
        [yes] Plant een banier in { $castle }, of niet.
       *[no] { $player } mag een banier planten in { $castle }.
    }
castles-phase-deal =
    { $you ->
        [yes] Je wacht op { $target }: { $give } voor { $want }.
       *[no] { $target-you ->
                [yes] { $player } stelt een deal voor: je krijgt { $give } en geeft { $want }. Ga akkoord of sla af.
               *[no] { $player } wacht op { $target }: { $give } voor { $want }.
            }
    }
castles-phase-over = Het spel is afgelopen.

## Waarom een zet niet kan

castles-reason-not-asked = De beslissing is nu niet aan jou.
castles-reason-not-turned = { $card-name } kun je nu niet houden.
castles-reason-not-to-lay = { $card-name } kun je nu niet openleggen.
castles-reason-nothing-open = Er ligt nu geen kaart open.
castles-reason-must-barter = Aan deze tafel moet je altijd ruilen.
castles-reason-not-to-offer = { $card-name } kun je nu niet bieden.
castles-reason-offer-or-pass = Doe een bod of pas.
castles-reason-no-offer =
    { $you ->
        [yes] Er is nu geen bod van jou om aan te nemen.
       *[no] Er is nu geen bod van { $player } om aan te nemen.
    }
castles-reason-nothing-to-refuse = Er is nu geen bod om af te wijzen.
castles-reason-must-accept = Aan deze tafel moet je een bod aannemen.
castles-reason-no-attack-now = Je kunt nu niet aanvallen of passen.
castles-reason-too-few =
    { $needed ->
        [one] { $castle } vraagt om een leger van 1 kaart. Het jouwe komt tot { $found }.
       *[other] { $castle } vraagt om een leger van { $needed } kaarten. Het jouwe komt tot { $found }.
    }
castles-reason-no-muster = Er wordt nu geen leger opgeroepen.
castles-reason-not-to-muster = { $card-name } zit niet meer in je hand.
castles-reason-shares-nothing = { $card-name } heeft geen soort en geen blazoen gemeen met het leger.
castles-reason-cannot-win-with = Met { $card-name } is geen leger van { $needed } kaarten mogelijk.
castles-reason-no-advance = Er zijn nu geen banieren om te laten oprukken.
castles-reason-no-planting = Er is nu geen banier om te planten.
castles-reason-no-deal-now = Je kunt alleen een deal voorstellen als een kaart gehouden, een ruil geopend of een aanval gekozen wordt.
castles-reason-already-proposed = Elke speler mag één deal per beurt voorstellen.
castles-reason-no-partner =
    { $you ->
        [yes] Voor een deal is een andere speler nodig.
       *[no] { $player } speelt hier niet mee.
    }
castles-reason-no-prisoner-in-deal = In een deal moet één kant een gevangene geven.
castles-reason-no-cards-in-deal = In een deal moet de andere kant minstens één kaart geven.
castles-reason-same-lord = Beide kanten zouden { $banner } geven.
castles-reason-no-such-prisoner =
    { $you ->
        [yes] Deze gevangene heb je niet: { $banner }.
       *[no] { $player } heeft deze gevangene niet: { $banner }.
    }
castles-reason-cards-not-held = Deze kaarten zitten niet allemaal in je hand.
castles-reason-more-than-the-game-has = Zoveel kaarten van één soort heeft het spel niet.
castles-reason-lacks-the-cards = Je hebt de gevraagde kaarten niet en kunt alleen afslaan.
castles-reason-answer-the-deal = Antwoord eerst op de deal.
castles-reason-no-deal-to-answer = Er is nu geen deal om op te antwoorden.

## Overzicht

castles-effect-soldier = Heeft een soort en een blazoen. De soldaten van een leger hebben een van de twee gemeen.
    .rule = C5.1
castles-effect-ivanhoe = Past in elk leger.
    .rule = C5.2
castles-effect-locksley = Past in elk leger.
    .rule = C5.2
castles-effect-castle = Aan het eind gaan de punten naar de speler met de banier op het hoogste bezette veld.
    .rule = C6.7
castles-effect-garrison = Verdedigt een kasteel. Een leger dat aanvalt moet meer kaarten hebben en neemt de plaats van het garnizoen in.
    .rule = C6.2
castles-effect-banner = Na een aanval mag je er een planten op veld 1, als dat vrij is. Elke heer heeft er vijf.
    .rule = C6.5
castles-effect-advance = Na een aanval mag je alle banieren van het kasteel één veld naar de oubliette laten oprukken.
    .rule = C6.4
castles-effect-oubliette = De put achter het laatste veld. Een banier die erin valt, wordt gevangene van de aanvaller.
    .rule = C6.6
castles-effect-prisoner = Een banier van een andere heer. Te ruilen voor kaarten of voor een andere gevangene.
    .rule = C7.1
castles-effect-barter = De anderen mogen elk gesloten één kaart bieden voor de open kaart. Je neemt één bod aan of wijst alles af.
    .rule = C4.3

## Huisregels

castles-option-squares = Velden van een kasteel
    .rule = C1.3
castles-option-squares-explained = Hoeveel velden legt een banier af voor de oubliette?
castles-option-squares-2 = 2
castles-option-squares-2-explained = Banieren vallen heel snel.
castles-option-squares-3 = 3
castles-option-squares-3-explained = Het gewone aantal.
castles-option-squares-4 = 4
castles-option-squares-4-explained = Banieren houden langer stand.
castles-option-squares-5 = 5
castles-option-squares-5-explained = Banieren houden heel lang stand.
castles-option-published-hands = Beginhand
    .rule = C2.2
castles-option-published-hands-explained = Hoeveel kaarten krijgt iedere speler?
castles-option-published-hands-false = Elk twee
castles-option-published-hands-false-explained = Iedereen begint met 2 kaarten.
castles-option-published-hands-true = Zoals in de uitgave van 2001
castles-option-published-hands-true-explained = Elk 6 kaarten met 3 of 4 spelers, 2 met 5, 1 met 6.
castles-option-draw-to-hand = Trekken
    .rule = C3.2
castles-option-draw-to-hand-explained = Worden getrokken kaarten omgedraaid of ongezien genomen?
castles-option-draw-to-hand-false = Omgedraaid
castles-option-draw-to-hand-false-explained = Twee kaarten worden omgedraaid. Je houdt er een; de andere ligt open.
castles-option-draw-to-hand-true = Ongezien
castles-option-draw-to-hand-true-explained = Twee kaarten gaan ongezien naar je hand. Je legt een kaart naar keuze uit je hand open.
castles-option-forced-barter = Ruilen
    .rule = C4.4
castles-option-forced-barter-explained = Mag een ruil worden afgewezen?
castles-option-forced-barter-false = Vrij
castles-option-forced-barter-false-explained = Je mag afzien van een ruil, en elk bod afwijzen.
castles-option-forced-barter-true = Verplicht
castles-option-forced-barter-true-explained = Er wordt altijd een ruil geopend. Is er een bod, dan moet je er een aannemen.
castles-option-arms-only = Legers
    .rule = C5.3
castles-option-arms-only-explained = Wat moeten de soldaten van een leger gemeen hebben?
castles-option-arms-only-false = Soort of blazoen
castles-option-arms-only-false-explained = Een leger heeft soort of blazoen gemeen.
castles-option-arms-only-true = Alleen blazoen
castles-option-arms-only-true-explained = Een leger heeft het blazoen gemeen. Een eenvoudiger spel, goed voor kinderen.
castles-option-beaten-lost = Verslagen garnizoenen
    .rule = C6.3
castles-option-beaten-lost-explained = Wat gebeurt er met een verslagen garnizoen?
castles-option-beaten-lost-false = Naar de aanvaller
castles-option-beaten-lost-false-explained = De kaarten gaan naar de hand van de aanvaller.
castles-option-beaten-lost-true = Verloren
castles-option-beaten-lost-true-explained = De kaarten gaan uit het spel.
castles-option-profile = Uitgave
castles-option-profile-explained = Stelt beginhand, trekken, ruilen en garnizoenen in één keer in.
castles-option-profile-original = Oorspronkelijk
castles-option-profile-original-explained = De regel van de auteur zelf.
castles-option-profile-published = Uitgegeven
castles-option-profile-published-explained = Zoals in de uitgave van 2001, voor zover bekend.
