# Die Rätsel, im Webclient

puzzles-number = Rätsel { $number } · { $players } Personen
puzzles-position = Die Stellung
puzzles-note = Aus einer Partie zwischen Bots. Eine Antwort ist deutlich die beste. Es läuft keine Uhr.
puzzles-opinion = Gewinnchance, wenn alle wie Champion weiterspielen. Partien je Antwort: mindestens { $count }. ± ist ein Standardfehler.
puzzles-right = Richtig.
puzzles-best = Beste Antwort:
puzzles-chosen = Deine Antwort:
puzzles-worth = gewinnt { $worth } von 100 Partien, Fehler { $error }
puzzles-chance = Die beste Antwort gewinnt { $worth } von 100 Partien, deine { $mine }.
puzzles-chance-best = Sie gewinnt { $worth } von 100 Partien.
puzzles-next = Nächstes Rätsel
puzzles-solved = Gelöst: { $found } von { $count }
puzzles-all-tried = Du hast alle Rätsel versucht. Gelöst: { $found } von { $count }.
puzzles-more-later = Mit der nächsten Version kommen neue dazu.
puzzles-missed-again =
    { $count ->
        [one] Das verfehlte noch einmal versuchen
       *[other] Die { $count } verfehlten noch einmal versuchen
    }
puzzles-again = Noch einmal versuchen

## Das Turnier

tournament-puzzle-open = Du eröffnest ein Turnier. Was spielst du?
tournament-puzzle-turn = { $colour }: { $player } führt mit { $highest }. Du brauchst { $need }. Was tust du?
tournament-puzzle-ahead = { $colour }: Du führst und musst eine Karte spielen, um im Turnier zu bleiben. Was tust du?
tournament-puzzle-first = { $colour }: Niemand führt. Du brauchst { $need }. Was tust du?
tournament-puzzle-react = { $told } Was tust du?
tournament-puzzle-adapt = Du darfst nur eine Karte mit Wert { $value } behalten. Welche?
tournament-puzzle-return = Dein Burgfräulein kostet dich eine Marke. Welche gibst du zurück?
tournament-puzzle-take = Du hast ein violettes Turnier gewonnen. Welche Marke nimmst du?
tournament-puzzle-end = Zug mit { $total } beenden
tournament-puzzle-go-on = Weiterspielen
tournament-why-ivanhoe-now = Jetzt ist der Moment für Ivanhoe.
tournament-why-ivanhoe-later = Ivanhoe ist später mehr wert.
tournament-why-token = Eine andere Marke nützt dir mehr.
tournament-why-other = Eine andere Karte nützt dir mehr.
tournament-why-stay = Es lohnt sich, im Turnier zu bleiben.
tournament-why-withdraw = Dieses Turnier kostet zu viel.
tournament-why-colour = Eine andere Farbe passt besser: { $colour }.
tournament-why-maiden = Das Burgfräulein kostet hier zu viel.
tournament-why-action = { $card-name } bewirkt hier mehr.
tournament-why-save = { $card-name } ist später mehr wert.
tournament-why-fewer = Weniger Karten genügen.
tournament-why-more = Hier braucht es mehr Karten.
tournament-brings = Von hier an gewinnst du dieses Turnier in { $found } % der Partien; mit der besten Antwort in { $count } %.
tournament-brings-best = Von hier an gewinnst du dieses Turnier in { $count } % der Partien.

## Die Burgen

castles-puzzle-keep = Zwei Karten sind aufgedeckt. Welche behältst du?
castles-puzzle-lay = Welche Handkarte legst du zum Tausch offen aus?
castles-puzzle-barter = Eine Karte liegt zum Tausch. Tauschst du, oder lässt du sie gehen?
castles-puzzle-offer = { $player } legt eine Karte zum Tausch aus. Was bietest du an?
castles-puzzle-accept = Du siehst die Angebote. Welches nimmst du an?
castles-puzzle-attack = Greifst du an, und mit welcher Armee?
castles-puzzle-advance = Du hast { $castle } eingenommen. Rücken die Banner vor?
castles-puzzle-deal = { $told } Stimmst du zu?
castles-puzzle-army = { $castle } angreifen mit: { $cards }
castles-why-card = Eine andere Karte nützt dir mehr.
castles-why-barter = Ein Tausch bringt mehr.
castles-why-no-barter = Diese Karte ist besser verloren als getauscht.
castles-why-offer = Hier lohnt es sich, eine Karte anzubieten.
castles-why-no-offer = Deine Karten sind mehr wert als diese.
castles-why-accept = Eines der Angebote lohnt sich.
castles-why-refuse = Keines der Angebote lohnt sich.
castles-why-other-offer = Ein anderes Angebot ist mehr wert.
castles-why-attack = Es ist Zeit, anzugreifen.
castles-why-no-attack = Ein Angriff kostet hier zu viel.
castles-why-castle = Eine andere Burg ist hier mehr wert: { $castle }.
castles-why-army = Eine andere Armee leistet hier mehr.
castles-why-advance = Hier sollten die Banner vorrücken.
castles-why-no-advance = Das Vorrücken hilft anderen mehr als dir.
castles-why-banner = Hier kommt es auf das Banner an.
castles-why-deal = Dieser Handel ist gut für dich.
castles-why-no-deal = Dieser Handel hilft der anderen Seite mehr.
castles-brings = Deine Punkte am Ende, im Mittel: { $found }; mit der besten Antwort: { $count }.
castles-brings-best = Deine Punkte am Ende, im Mittel: { $count }.
