# De terminalclient in het Nederlands. Afspraken: locales/README.md.

## Komen en gaan

term-welcome =
    { $count ->
        [0] { $game }.
       *[other] { $game }. Met jou aan tafel: { $players }.
    } Typ het nummer van een zet en Enter. Typ ‘help’ voor meer.
term-saved = De partij is opgeslagen. Ga verder met: { $command }
term-seat-kept = Je plaats blijft van jou. Kom terug met: { $command }
term-record = Het verslag van deze partij: { $path }
term-closing = De server start zo opnieuw op. Elke partij is veilig.
term-line-lost = Geen verbinding met de server. Het wordt opnieuw geprobeerd.
term-line-back = De verbinding is terug.
term-outdated = De server is bijgewerkt en dit programma is er te oud voor. Installeer de nieuwe versie.
term-request-lost = Dat heeft de server niet bereikt. Doe het opnieuw als je het nog wilt.
term-watching = Je kijkt hier mee.
term-not-kept = De partij kan niet worden opgeslagen en wacht daarom. Is de schijf vol?
term-odd-server = De server stuurde iets dat dit programma niet begrijpt.
term-skipped = Weggelaten gebeurtenissen: { $count }.
term-trouble-no-home = Je persoonlijke map is niet gevonden. Geef een map op met --data.
term-trouble-nothing-kept = Hier is geen onvoltooide partij opgeslagen. Begin er een met: ivanhoe play
term-trouble-no-such-game = Er is geen onvoltooide partij { $number }. Toon de lijst met: ivanhoe games
term-trouble-open-elsewhere = De partij lijkt in een ander venster open te staan: { $why }
term-trouble-no-table = Hier is geen tafel op { $server } opgeslagen.
term-trouble-unknown-game = Dit programma kent het spel ‘{ $game }’ niet.
term-trouble-players = { $game }: { $least } tot { $most } spelers, niet { $players }.
term-trouble-silent = De server antwoordt niet.
term-trouble-address = Dit is geen adres van een server: { $why }
term-trouble-unreachable = De server is niet bereikbaar: { $why }
term-trouble-status = De server wees het verzoek af (status { $status }).
term-trouble-odd = Het antwoord van de server is onbegrijpelijk: { $why }
term-trouble-certificate = De server kan niet bewijzen dat hij de juiste is; er is niets naartoe gestuurd: { $why }
term-distrust-issuer = deze computer vertrouwt de ondertekening van het certificaat niet.
term-distrust-name = het certificaat is voor een andere naam.
term-distrust-time = het certificaat is verlopen of nog niet geldig. Loopt de klok van deze computer goed?
term-tables-none = Op { $server } is geen tafel open. Open er een met: { $command }
term-tables-free = vrij
term-tables-playing = bezig
term-tables-join = Aanschuiven met: { $command }
term-games-line =
    { $count ->
        [one] { $when }, { $game }, 1 zet van jou
       *[other] { $when }, { $game }, { $count } zetten van jou
    }
term-games-busy = open in een ander venster
term-games-resume = Ga verder met: ivanhoe play --resume=1 — verwijder een partij met: ivanhoe games --remove 1

## Voor het delen

term-waiting-for-you = Alle plaatsen zijn bezet. Typ ‘start’ om te beginnen.
term-waiting-for-host = Alle plaatsen zijn bezet. De host begint de partij.
term-waiting-typed = Typ ‘sit B’ om een andere plaats te nemen. De link van deze tafel: { $link }
term-waiting-typed-host = Nodig anderen uit met { $link } — of typ ‘bot B knight’ voor een bot, ‘sit B’ voor een andere plaats.
term-waiting-for-seats =
    { $count ->
        [one] Er is nog 1 plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }

## Antwoorden

term-possible = Mogelijk. Als niemand het verhindert:
term-which = Welke van deze zetten?
term-no-move = ‘{ $text }’ is geen zet. Typ een nummer, een zet zoals ‘{ $example }’, of ‘help’.
term-no-number = Er is geen zet { $text }. De zetten hebben de nummers 1 tot en met { $most }.
term-no-moves = Je hebt nu niets te beslissen.
term-moves-changed = De lijst met zetten is veranderd. Kijk nog eens en kies dan.
term-choose-first = Kies eerst een zet met ↑ ↓, of typ het nummer ervan.
term-no-undo = Er is nu geen zet die je kunt terugnemen.
term-over-typed = Typ ‘rematch’ voor nog een partij, ‘quit’ om weg te gaan.
term-no-rule = Er is geen regel { $text }.
term-no-card = De kaartenlijst heeft niets met de naam ‘{ $text }’.
term-no-log = Er is nog niets gebeurd.
term-no-chat = Niemand heeft nog iets gezegd.
term-under-way = Je laatste zet is nog onderweg.
term-slip-why = Welke zet? Bijvoorbeeld: why play R5
term-slip-order = Een opdracht is ‘order always’, ‘order touched’ of ‘order never’.
term-slip-say = Wat wil je zeggen? Bijvoorbeeld: say hallo
term-slip-seat = Er is geen plaats ‘{ $text }’: A tot en met F.
term-slip-bot = Bijvoorbeeld: bot B knight, of bot B none.

## Wat je kunt typen

term-help-typed = Je kunt typen:
term-type-number = 3 — doet zet 3 van de lijst
term-type-move = { $example } — doet die zet, in de notatie van het spel
term-type-why = why { $example } — wat de zet doet, of waarom hij niet kan
term-type-moves = moves — de lijst van je zetten; moves propose — alle van één soort
term-type-hand = hand — je hand
term-type-table = table — de tafel in zinnen
term-type-log = log — wat er tot nu toe gebeurd is
term-type-cards = cards, cards riposte — de kaartenlijst
term-type-rule = rule T5.1 — een regel; rules — alle regels
term-type-order = order always, order touched, order never — wanneer je over een actiekaart iets gevraagd wordt
term-type-more = more — meer tijd om op een actiekaart te antwoorden, eens per toernooi
term-type-undo = undo, of de toets u — neemt je laatste zet terug, tegen bots
term-type-say = say hallo — een regel in de chat; say /good-luck — een kant-en-klare zin
term-type-chat = chat — wat er gezegd is
term-type-room = sit B, bot C knight, start — voor de partij aan de tafel van een server
term-type-rematch = rematch — dezelfde spelers nog eens
term-type-quit = quit — weggaan; de partij is opgeslagen
term-hand-line =
    { $count ->
        [0] Je hand is leeg.
        [one] Je hand, 1 kaart: { $cards }.
       *[other] Je hand, { $count } kaarten: { $cards }.
    }
term-fold =
    { $count ->
        [one] { $name }: { $count } zet (typ: moves { $verb })
       *[other] { $name }: { $count } zetten (typ: moves { $verb })
    }
term-verb-open = Toernooi openen
term-verb-play = Kaart spelen
term-verb-propose = Deal voorstellen
term-propose-to = { $player } een deal voorstellen
term-verb-muster = Kaart oproepen
term-verb-offer = Kaart bieden
term-verb-lay = Kaart openleggen

## Het Toernooi

term-tournament-colour = De kleur van het toernooi: { $colour }.
term-tournament-not-open = Het toernooi is nog niet geopend.
term-tournament-seat =
    { $you ->
        [yes] Jij
       *[no] { $player }
    }: { $in ->
        [yes] totaal { $total }.
       *[no] uitgestapt.
    }
term-tournament-display = Kamp: { $cards }.
term-tournament-front = Voor zich: { $cards }.
term-tournament-holds =
    Kaarten in de hand: { $cards }. { $count ->
        [0] Geen trofeefiches.
       *[other] Trofeefiches: { $tokens }.
    }
term-tournament-piles =
    { $count ->
        [0] { $deck ->
                [one] Voorraadstapel: 1 kaart.
               *[other] Voorraadstapel: { $deck } kaarten.
            } De aflegstapel is leeg.
       *[other] { $deck ->
                [one] Voorraadstapel: 1 kaart.
               *[other] Voorraadstapel: { $deck } kaarten.
            } Aflegstapel: { $count }, bovenop { $top }.
    }
term-tournament-enough = Je hebt { $total }. Dat is genoeg om erin te blijven.
term-tournament-lead = Je ligt voor met { $total }. Speel nog één kaart om erin te blijven.
term-tournament-needed = Je hebt { $total } en hebt { $needed } nodig om erin te blijven.
term-tournament-legend = Tekens: { $signs }; ♛ het hoogste totaal; ▸ wie aan de beurt is.
term-tournament-turn = Je bent aan de beurt: speel kaarten of stap uit.
term-tournament-outlook = Je totaal: { $total }.
term-tournament-open-again = { $choice } (je hebt dat fiche al)
term-tournament-colour-cards = Kleurkaarten
term-tournament-squire = Schildknaap
term-tournament-maiden = Jonkvrouw

## De Kastelen

term-castles-castle-line =
    { $castle }, { $points } { $points ->
        [one] punt
       *[other] punten
    }: { $count ->
        [0] geen garnizoen
       *[other] garnizoen { $garrison }
    }; { $planted ->
        [0] geen banieren
       *[other] { $banners }
    }.
term-castles-control = { $player } heerst hier.
term-castles-square = { $lord } op veld { $square }
term-castles-seat =
    { $you ->
        [yes] Jij, { $lord }
       *[no] { $player }, { $lord }
    }: punten { $score }; kaarten in de hand: { $cards }; banieren in reserve: { $reserve }; { $count ->
        [0] geen gevangenen
       *[other] gevangenen: { $prisoners }
    }.
term-castles-deck =
    { $deck ->
        [one] Voorraadstapel: 1 kaart.
       *[other] Voorraadstapel: { $deck } kaarten.
    }
term-castles-accept = { $card } van { $player } aannemen
term-castles-outlook = Je punten: { $score }.
term-castles-turned = Omgedraaid: { $cards }.
term-castles-open = Open voor ruil: { $card }.
term-castles-army =
    { $count ->
        [0] Minstens { $needed } om toe te slaan.
       *[other] Leger: { $cards }. Minstens { $needed } om toe te slaan.
    }
term-castles-legend = Tekens: { $signs }; (o) de oubliette; ▸ de speler of het kasteel waar het om gaat.
term-castles-soldier = Soldaat
term-castles-castle = Kasteel
term-castles-garrison = Garnizoen
term-castles-banner = Banier
term-castles-advance = Oprukken
term-castles-oubliette = Oubliette
term-castles-prisoner = Gevangene
term-castles-barter = Ruil

## Het scherm

term-help = Hulp
term-log = Verloop
term-chat = Chat
term-hand = Je hand
term-table = De tafel
term-moves = Je zetten
term-answer = Antwoord
term-card-reference = Kaartenlijst
term-rules = Regels
term-page-more = ↓ meer · Esc terug
term-page-end = Esc terug
term-head-deck = voorraad { $count }
term-head-discard = aflegstapel { $count }
term-head-turned = omgedraaid
term-head-open = open
term-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
term-banners =
    { $count ->
        [one] 1 banier
       *[other] { $count } banieren
    }
term-prisoners = gevangenen
term-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
term-tournament-out = eruit
term-board-cut = … b — de hele tafel
term-seat-free = (vrij)
term-you = jij
term-window = Nog { $seconds } s om te antwoorden.
term-clock = Je tijd: { $time }.
term-card-not-now = Deze kaart kan nu niet gespeeld worden. Spatie zegt waarom.
term-over-keys = n — nog een partij · l — verloop · q — weg
term-quit-again = Weggaan? De partij is opgeslagen. Druk nog eens op q om weg te gaan.
term-withdraw-again = Uitstappen en je kamp afleggen? Druk nog eens om te bevestigen.
term-say-prompt = Zeg:
term-key-choose = kiezen
term-key-do = doen
term-key-card = kaart
term-key-why = waarom
term-key-type = typen
term-key-help = hulp
term-key-quit = weg
term-key-log = verloop
term-key-cards = kaarten
term-key-say = zeggen
term-key-step = stap
term-key-turn = beurt
term-key-chapter = sprong
term-key-hands = alle handen
term-key-end = beurt uit
term-key-withdraw = uitstappen
term-key-rules = regels
term-key-table = tafel
term-key-order = opdracht
term-key-eyes = bekijken als
term-eyes = De blik van { $player }.
term-eyes-public = De blik van een toeschouwer.

## De toetsen, uitgelegd

term-help-pressed = Je kunt drukken op:
term-help-more = ? — nog eens: wat je kunt typen
term-press-move = ↑ ↓ — door je zetten gaan
term-press-do = Enter — de zet doen, of een groep uitvouwen
term-press-card = ← → — een kaart kiezen: alleen de zetten ermee, of waarom er geen zijn; Esc legt hem terug
term-press-why = Spatie — wat de zet doet, of waarom hij niet kan
term-press-number = 1 tot 9 — het nummer van een zet typen; / — iets anders typen
term-press-verbs-tournament = e — beurt beëindigen; w — uitstappen; v — Ivanhoe; p — laten gebeuren
term-press-verbs-castles = p — passen
term-press-undo = u — je laatste zet terugnemen, tegen bots
term-press-pages = l — verloop; c — kaarten; r — regels; b — de tafel in zinnen; x — chat; ? — deze bladzijde
term-press-search = / op een bladzijde als deze — een woord zoeken; n — het volgende resultaat
term-press-order = o — volgende opdracht; m — meer tijd om te antwoorden
term-press-say = t — iets zeggen; n — nog een partij als deze voorbij is; q — weggaan

## Een opgenomen partij

term-replay-step = ← → — één stap; stappen waarin niets te zien is, worden overgeslagen
term-replay-turn = ↑ ↓ — één beurt
term-replay-chapter-tournament = PgUp PgDn — het vorige of volgende toernooi
term-replay-chapter-castles = PgUp PgDn — de vorige of volgende bestorming
term-replay-ends = Home End — het begin, het einde
term-replay-eyes = a — de blik van de volgende speler, dan die van een toeschouwer
term-replay-hands = o — alle handen tonen of verbergen
term-replay-pages = l — verloop; c — kaarten; r — regels; b — de tafel in zinnen; q — weggaan
term-hands = Alle handen

## Analyse

term-review-working = Analyse
term-review-unfinished = De partij is nog niet afgelopen. Alleen afgelopen partijen worden geanalyseerd.
term-review-title = { $game }: analyse voor { $player }
term-review-decided = Wat de partij besliste
term-review-deal-good = De kaartverdeling was goed voor { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer.
term-review-deal-bad = De kaartverdeling was slecht voor { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder.
term-review-draw-good = Zet { $number } bracht { $player } het meeste geluk: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer.
term-review-draw-bad = Zet { $number } bracht { $player } de meeste pech: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder.
term-review-loss = { $player } verloor het meest met zet { $number }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. Beter: { $better }.
term-review-no-loss = De Kampioen vond geen fout in de zetten van { $player }.
term-review-other-good = { $other } hielp { $player } het meest met zet { $number }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer.
term-review-other-bad = { $other } schaadde { $player } het meest met zet { $number }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder.
term-review-decisions = Beslissingen
term-review-inaccuracy = onnauwkeurig
term-review-mistake = fout
term-review-blunder = blunder
term-review-decision = Zet { $number }, { $verdict }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder, ± { $error }. Gespeeld: { $played }. Beter: { $better }.
term-review-count = { $count ->
        [one] 1 beslissing
       *[other] { $count } beslissingen
    } in totaal. Te dicht bij elkaar voor een oordeel: { $close }.
term-review-no-verdicts = Geen oordelen voor deze tafel: de Kampioen oordeelt hier niet goed genoeg en zwijgt daarom.
term-review-accounts = Geluk en spel
term-review-account = { $player }: geluk { $luck }, eigen spel { $own }, spel van de anderen { $others }, resultaat { $result }
term-review-luck-explained = Geluk is wat het toeval deed. Het zegt niets over hoe goed er is gespeeld.
term-review-opinion = Het oordeel van de Kampioen: een punt is een honderdste van een overwinning, als iedereen zo verder speelt. ± is één standaardfout.
