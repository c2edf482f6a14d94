# The review of a finished game: the web client reads it when one is opened.

review = Analyse
percent = { $number }%

# What decided it

review-decided = Wat besliste
review-not-yet = De Kampioen leest de partij nog.
review-points = Punten zijn honderdsten van de winstkans.
review-deal-good = { $you ->
        [yes] De kaartverdeling was goed voor je:
       *[no] De kaartverdeling was goed voor { $player }:
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer.
review-deal-bad = { $you ->
        [yes] De kaartverdeling was slecht voor je:
       *[no] De kaartverdeling was slecht voor { $player }:
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder.
review-draw-good = { $you ->
        [yes] Je grootste geluk:
       *[no] Het grootste geluk van { $player }:
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer ({ $chapter }).
review-draw-bad = { $you ->
        [yes] Je grootste pech:
       *[no] De grootste pech van { $player }:
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder ({ $chapter }).
review-loss = { $you ->
        [yes] Je verloor het meest met
       *[no] { $player } verloor het meest met
    } “{ $move }”: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } ({ $chapter }, { $verdict }). Beter: { $better }.
review-no-loss = { $you ->
        [yes] De Kampioen vond geen fout in je zetten.
       *[no] De Kampioen vond geen fout in de zetten van { $player }.
    }
review-other-good = { $other-you ->
        [yes] Jij hielp { $player } het meest:
       *[no] { $you ->
            [yes] { $other } hielp je het meest:
           *[no] { $other } hielp { $player } het meest:
        }
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer ({ $chapter }).
review-other-bad = { $other-you ->
        [yes] Jij schaadde { $player } het meest:
       *[no] { $you ->
            [yes] { $other } schaadde je het meest:
           *[no] { $other } schaadde { $player } het meest:
        }
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder ({ $chapter }).

# Verdicts

review-good = Goed
review-close = Nipt, geen oordeel
review-inaccuracy = Onnauwkeurig
review-mistake = Fout
review-blunder = Blunder
review-said = { $verdict }: { $move }

# Curves

review-chance = { $you ->
        [yes] Je kans om te winnen
       *[no] { $player }: kans om te winnen
    }
review-known = { $you ->
        [yes] zoals jij kon weten
       *[no] zoals { $player } kon weten
    }
review-open = alle kaarten open
review-even = gelijk deel
review-computing = wordt nog berekend
review-gap = { $you ->
        [yes] Het verschil tussen de lijnen is wat jij niet kon weten.
       *[no] Het verschil tussen de lijnen is wat { $player } niet kon weten.
    }
review-table = Hetzelfde als tabel
review-decision-number = Beslissing
review-start = begin
review-end = einde
review-curve-label = { $you ->
        [yes] Je kans om te winnen
       *[no] De kans van { $player } om te winnen
    }: eerst { $start }, hoogstens { $highest }, aan het eind { $end }. De tabel hieronder heeft alle waarden.

# Decisions

review-decisions = Beslissingen
review-whose = Wiens beslissingen
review-number = beslissing { $number }
review-number-of = Beslissing { $number } van { $all }
review-rest = { $count ->
        [one] Over 1 andere beslissing had de Kampioen niets te zeggen.
       *[other] Over { $count } andere beslissingen had de Kampioen niets te zeggen.
    }
review-all = { $count ->
        [one] De beslissing tonen
       *[other] Alle { $count } beslissingen tonen
    }
review-fewer = Alleen het belangrijke
review-cost = min { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, fout { $error }

# One decision

review-as-seen = { $you ->
        [yes] zoals jij het zag
       *[no] zoals { $player } het zag
    }
review-worth = { $you ->
        [yes] Wat elke zet voor jou waard was
       *[no] Wat elke zet voor { $player } waard was
    }
review-best = keuze van de Kampioen
review-played = { $you ->
        [yes] jouw zet
       *[no] gespeeld
    }
review-close-explained = De beste zet en deze schelen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, plus of min { $error }. Dat is te weinig om hem fout te noemen.
review-think = Tien keer zo lang denken
review-thinking = De Kampioen denkt na…
review-why = De Kampioen speelde verder met { $count } verdelingen die passen bij wat te zien was. { $better }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } beter.
review-opinion = Het oordeel van de Kampioen: kans om te winnen als iedereen zo verder speelt. ± is één standaardfout.
review-glance = De curve is de schatting van de Kampioen op het eerste gezicht. Hier heeft die verder gespeeld met bedachte verdelingen, dus kunnen de twee verschillen.
review-on-table = Op de tafel tonen

# What could they hold

review-hold = { $you ->
        [yes] Wat kon jij hebben?
       *[no] Wat kon { $player } hebben?
    }
review-hold-all = Wat konden de anderen hebben?
review-holder = Wiens hand
review-hold-explained = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }, beoordeeld naar wat tot dan te zien was.
review-held = ✓ in de hand
review-not-held = – niet in de hand
review-show = { $you ->
        [yes] Tonen wat jij had
       *[no] Tonen wat { $player } had
    }
review-hide = Deze kaarten verbergen

# Luck and play

review-luck = Geluk en spel
review-luck-label = { $you ->
        [yes] Jouw resultaat
       *[no] Het resultaat van { $player }
    }: { $start } aan het begin, geluk { $luck }, eigen spel { $own }, spel van de anderen { $others }, { $end } aan het eind.
review-step-start = begin
review-step-luck = geluk
review-step-own = { $you ->
        [yes] jouw spel
       *[no] eigen spel
    }
review-step-others = anderen
review-step-end = einde
review-player = Naam
review-col-luck = Geluk
review-col-own = Eigen spel
review-col-others = Spel van anderen
review-col-result = Resultaat
review-winner = Gewonnen:
review-sum = Som
review-luck-explained = In punten winstkans, van { $number } bij het delen tot 100 voor winst. Geluk is wat het toeval deed. Het zegt niets over hoe goed er is gespeeld.

# Try it from here

review-try = Vanaf hier proberen
review-try-explained = { $chapter }, beslissing { $number }. Kampioenen nemen de andere plaatsen in. Niets telt mee; de partij blijft zoals ze was.
review-try-deal = Deze verdeling
    .more = Dezelfde kaarten als in de partij, weer verborgen. Wat was er gebeurd?
review-try-any = Elke verdeling die mogelijk was
    .more = Verborgen kaarten worden opnieuw gedeeld, passend bij wat te zien was. Was het een goede beslissing? Elke keer een nieuwe verdeling.
review-try-spoiled = Misschien heb je in deze analyse handen gezien. “Deze verdeling” is dan oefening, geen proef.
review-try-play = Zelf verder spelen
review-try-wrong = De tafel kon niet worden gemaakt. Probeer het opnieuw.

# States

review-working = De Kampioen denkt na
review-luck-first = Eerst de krommen en het geluk. Wat klaar is, kun je al lezen.
review-before = { $count ->
    [one] De server rekent. Er is één analyse vóór de jouwe.
   *[other] De server rekent. Er zijn { $count } analyses vóór de jouwe.
}
review-at = Beslissing { $number } van { $all }. Wat klaar is, kun je al lezen.
review-at-left = Beslissing { $number } van { $all }, nog ongeveer { $seconds } s. Wat klaar is, kun je al lezen.
review-stop = Hier stoppen
review-stopped = De analyse stopte bij beslissing { $number }
review-stays = Wat klaar is, blijft.
review-go-on = Verdergaan
review-again = Opnieuw proberen
review-broken = Deze browser kon niet verder met de analyse.
review-too-long = De server geeft een analyse twee minuten, en deze duurt langer.
review-not-there = De server kon deze partij niet analyseren.
review-running = Deze partij is nog bezig
    .more = Analyses gaan open als ze is afgelopen, voor iedereen tegelijk.
review-ended = Deze partij is afgebroken
    .more = Een analyse toont alle handen, en die van een afgebroken partij blijven verborgen.
review-impossible = Deze browser kan geen partijen analyseren
    .more = Het verslag is bij het terugkijken te downloaden en met het programma te analyseren.
review-no-verdicts = Geen oordelen voor deze tafel
    .more = { $game } met { $count }: onze beste bot oordeelt hier niet goed genoeg. Hij zou laken wat hij niet begrijpt en zwijgt daarom. Geluk en mogelijke handen worden getoond.
