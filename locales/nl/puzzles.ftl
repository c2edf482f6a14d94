# De puzzels, in de webclient

puzzles-number = Puzzel { $number } · { $players } spelers
puzzles-position = De stelling
puzzles-note = Uit een partij tussen bots. Eén antwoord is duidelijk het beste. Er loopt geen klok.
puzzles-opinion = Kans om te winnen als iedereen verder speelt als Kampioen. Partijen per antwoord: { $count } of meer. ± is één standaardfout.
puzzles-right = Goed.
puzzles-best = Beste antwoord:
puzzles-chosen = Jouw antwoord:
puzzles-worth = wint { $worth } van de 100 partijen, fout { $error }
puzzles-chance = Het beste antwoord wint { $worth } van de 100 partijen, het jouwe { $mine }.
puzzles-chance-best = Het wint { $worth } van de 100 partijen.
puzzles-next = Volgende puzzel
puzzles-solved = Opgelost: { $found } van { $count }
puzzles-all-tried = Je hebt alle puzzels geprobeerd. Opgelost: { $found } van { $count }.
puzzles-more-later = Met de volgende versie komen er nieuwe bij.
puzzles-missed-again =
    { $count ->
        [one] De gemiste opnieuw proberen
       *[other] De { $count } gemiste opnieuw proberen
    }
puzzles-again = Opnieuw proberen

## Het Toernooi

tournament-puzzle-open = Je opent een toernooi. Wat speel je?
tournament-puzzle-turn = { $colour }: { $player } leidt met { $highest }. Je hebt { $need } nodig. Wat doe je?
tournament-puzzle-ahead = { $colour }: je leidt, en moet een kaart spelen om erin te blijven. Wat doe je?
tournament-puzzle-first = { $colour }: niemand leidt. Je hebt { $need } nodig. Wat doe je?
tournament-puzzle-react = { $told } Wat doe je?
tournament-puzzle-adapt = Je mag maar één kaart met waarde { $value } houden. Welke?
tournament-puzzle-return = Je jonkvrouw kost je een trofeefiche. Welk geef je terug?
tournament-puzzle-take = Je hebt een paars toernooi gewonnen. Welk trofeefiche neem je?
tournament-puzzle-end = Beurt beëindigen op { $total }
tournament-puzzle-go-on = Verder spelen
tournament-why-ivanhoe-now = Dit is het moment voor Ivanhoe.
tournament-why-ivanhoe-later = Ivanhoe is later meer waard.
tournament-why-token = Aan een ander fiche heb je meer.
tournament-why-other = Aan een andere kaart heb je meer.
tournament-why-stay = Het loont om erin te blijven.
tournament-why-withdraw = Dit toernooi kost te veel.
tournament-why-colour = Een andere kleur past beter bij je: { $colour }.
tournament-why-maiden = De jonkvrouw kost hier te veel.
tournament-why-action = { $card-name } doet hier meer.
tournament-why-save = { $card-name } is later meer waard.
tournament-why-fewer = Minder kaarten zijn genoeg.
tournament-why-more = Hier zijn meer kaarten nodig.
tournament-brings = Van hieruit win je dit toernooi in { $found } % van de partijen; met het beste antwoord in { $count } %.
tournament-brings-best = Van hieruit win je dit toernooi in { $count } % van de partijen.

## De Kastelen

castles-puzzle-keep = Er zijn twee kaarten omgedraaid. Welke houd je?
castles-puzzle-lay = Welke kaart uit je hand leg je open voor ruil?
castles-puzzle-barter = Er ligt een kaart open voor ruil. Ruil je, of laat je hem gaan?
castles-puzzle-offer = { $player } legt een kaart open voor ruil. Wat bied je?
castles-puzzle-accept = Je ziet wat er geboden is. Welk bod neem je aan?
castles-puzzle-attack = Val je aan, en met welk leger?
castles-puzzle-advance = Je hebt { $castle } ingenomen. Rukken de banieren op?
castles-puzzle-deal = { $told } Ga je akkoord?
castles-puzzle-army = { $castle } aanvallen met { $cards }
castles-why-card = Aan een andere kaart heb je meer.
castles-why-barter = Ruilen brengt meer op.
castles-why-no-barter = Deze kaart kun je beter verliezen dan ruilen.
castles-why-offer = Hier loont het om een kaart te bieden.
castles-why-no-offer = Je eigen kaarten zijn meer waard dan deze.
castles-why-accept = Een van de kaarten is het ruilen waard.
castles-why-refuse = Geen van de kaarten is het ruilen waard.
castles-why-other-offer = Een ander bod is meer waard.
castles-why-attack = Het is tijd om aan te vallen.
castles-why-no-attack = Een aanval kost hier te veel.
castles-why-castle = Een ander kasteel is hier meer waard: { $castle }.
castles-why-army = Een ander leger doet het hier beter.
castles-why-advance = Hier moeten de banieren oprukken.
castles-why-no-advance = Oprukken helpt anderen meer dan jou.
castles-why-banner = Hier gaat het om de banier.
castles-why-deal = Deze deal is goed voor je.
castles-why-no-deal = Deze deal helpt de andere kant meer.
castles-brings = Je punten aan het eind, gemiddeld: { $found }; met het beste antwoord: { $count }.
castles-brings-best = Je punten aan het eind, gemiddeld: { $count }.
