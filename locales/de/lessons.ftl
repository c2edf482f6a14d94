# Die Lektionen auf Deutsch. Conventions: locales/README.md.

lessons-explained = Sechs Lektionen, etwa zwei Minuten. Tisch und Regeln sind echt; hier zählt nichts.
lessons-leave = Gleich zu einer Partie
lessons-of = Lektionen: { $game }
lesson-of = Lektion { $number } von { $count }
lesson-skip = Überspringen
lesson-end = Lektionen beenden
lesson-next = Nächste Lektion
lesson-play = Gegen Pagen spielen
lesson-done = Erledigt.
lesson-means = Darum geht es in der Lektion.
lesson-other = Das geht auch, aber diese Lektion zeigt etwas anderes.
lesson-on = Gut. Spiele jetzt bis zum Ende.
lesson-lost = Diese Partie ist verloren. Versuche es noch einmal oder mach weiter.

## The Tournament

lesson-tournament-1-title = Der Farbe folgen
lesson-tournament-1-say = Jedes Turnier hat eine Farbe. Dieses ist rot, also passen nur rote Karten.
lesson-tournament-1-do = Spiele deine rote 4.
lesson-tournament-1-done = 4 schlägt die 3 von { $rival }. Am Ende deines Zuges muss deine Summe die höchste sein.
lesson-tournament-1-wrong-1 = { $card } passt nicht. Suche das Schwert.
lesson-tournament-1-wrong-2 = Noch nicht. Du kannst 3 überbieten.
lesson-tournament-1-wrong-3 = Spiele zuerst eine Karte.

lesson-tournament-2-title = Mehr, oder aussteigen
lesson-tournament-2-say = Du brauchst 10, um im Turnier zu bleiben. Mit allen Karten, die passen, erreichst du nur 8.
lesson-tournament-2-do = Steig aus und behalte deine Hand.
lesson-tournament-2-done = { $rival } gewinnt die rote Marke. Du hast vier Karten für das nächste Turnier behalten.
lesson-tournament-2-wrong-1 = Immer noch keine 10: { $card } wäre verloren. Die Karte ist wieder auf deiner Hand.
lesson-tournament-2-wrong-2 = { $card } passt nicht. Dieses Turnier ist rot.
lesson-tournament-2-wrong-3 = 7 zu wenig. Du kannst einen Zug nur mit der höchsten Summe beenden.

lesson-tournament-3-title = Knappen und das Burgfräulein
lesson-tournament-3-say = Knappen und Burgfräulein passen zu jeder Farbe. Steigst du mit einem Burgfräulein aus, verlierst du eine Marke.
lesson-tournament-3-do = Spiele das Burgfräulein.
lesson-tournament-3-done = 2 und 6 sind 8: eins mehr als { $rival }. In einer Auslage liegt nur ein Burgfräulein.
lesson-tournament-3-wrong-1 = Das macht 5. Du brauchst 8. Der Knappe ist wieder auf deiner Hand.
lesson-tournament-3-wrong-2 = { $card } passt nicht. Dieses Turnier ist gelb.
lesson-tournament-3-wrong-3 = Noch nicht. Du kannst 8 erreichen.
lesson-tournament-3-wrong-4 = 6 zu wenig. Spiele zuerst eine Karte.

lesson-tournament-4-title = Eine Aktionskarte
lesson-tournament-4-say = Schwarze Karten sind Aktionen. Riposte nimmt die neueste Karte aus einer anderen Auslage.
lesson-tournament-4-do = Spiele Riposte gegen { $rival }.
lesson-tournament-4-done = Die 5 gehört dir: 9 gegen 3. Halte eine Karte gedrückt, um zu lesen, was sie tut.
lesson-tournament-4-wrong-1 = { $card } passt nicht. Dieses Turnier ist rot.
lesson-tournament-4-wrong-2 = Noch nicht. Mit Riposte kannst du das noch gewinnen.
lesson-tournament-4-wrong-3 = 5 zu wenig. Spiele zuerst Riposte.

lesson-tournament-5-title = Ivanhoes Stunde
lesson-tournament-5-say = Die Karte von { $rival } würde dich beide Knappen kosten. Ivanhoe annulliert jede Aktionskarte, auch außerhalb deines Zuges.
lesson-tournament-5-do = Spiele Ivanhoe.
lesson-tournament-5-done = Schande ist annulliert. Du führst weiter, 13 zu 9. Es gibt nur einen Ivanhoe.
lesson-tournament-5-wrong-1 = Du würdest auf 7 fallen, und { $rival } würde führen.

lesson-tournament-6-title = Fünf Marken
lesson-tournament-6-say = Mit einer Marke jeder Farbe gewinnst du die Partie. Dir fehlt nur Grün; dort zählt jede Karte 1.
lesson-tournament-6-do = Eröffne in Grün, dann spiele weiter.
lesson-tournament-6-done = Alle fünf Farben: Die Partie gehört dir. Zu viert oder zu fünft genügen vier.
lesson-tournament-6-wrong-1 = Diese Farbe hast du schon. Eine zweite Marke davon gewinnst du nicht.

## The Castles

lesson-castles-1-title = Was eine Karte ist
lesson-castles-1-say = Jeder Soldat hat ein Wappen und eine Gattung. Karten, die eines davon teilen, kämpfen zusammen.
lesson-castles-1-do = Behalte den Bogenschützen mit Löwe.
lesson-castles-1-done = Drei Löwen: eine Armee. Ivanhoe und Locksley passen in jede Armee.
lesson-castles-1-wrong-1 = Der Reiter mit Eber hat nichts mit deinen Karten gemeinsam. Behalte den dritten Löwen.

lesson-castles-2-title = Behalten und tauschen
lesson-castles-2-say = Die andere Karte steht zum Tausch. { $rival } und { $other } bieten dir je eine Karte dafür.
lesson-castles-2-do = Nimm den Reiter mit Löwe von { $other }.
lesson-castles-2-done = Vier Löwen. { $other } hat den Reiter mit Eber; eine Karte, die niemand nimmt, ist verloren.
lesson-castles-2-wrong-1 = Ein Bogenschütze mit Hirsch passt nur zu einer deiner Karten. Der Löwe passt zu allen.
lesson-castles-2-wrong-2 = Dann ist deine Karte verloren, und du bekommst nichts.

lesson-castles-3-title = Eine Armee aufstellen
lesson-castles-3-say = Eine Armee braucht mehr Karten als die Besatzung, alle von einer Gattung oder mit einem Wappen.
lesson-castles-3-do = Nimm den dritten Löwen dazu, dann schlag zu.
lesson-castles-3-done = Ashby fällt. Deine Löwen bleiben dort; die zwei Hirsche kommen auf deine Hand.
lesson-castles-3-wrong-1 = Der Reiter mit Adler ist kein Löwe. Eine Armee braucht etwas Gemeinsames.
lesson-castles-3-wrong-2 = Eine Karte zu wenig. Zwei Karten schlagen zwei nicht.

lesson-castles-4-title = Banner und Felder
lesson-castles-4-say = Das Banner, das am weitesten steht, beherrscht die Burg. Nach einem Angriff darfst du dort alle Banner ein Feld vorrücken.
lesson-castles-4-do = Rücke alle Banner vor.
lesson-castles-4-done = Das Banner von { $rival } fällt ins Verlies: dein Gefangener. Deines führt nun: Ashby gehört dir.
lesson-castles-4-wrong-1 = Dann behält { $rival } Ashby. Das Banner dort steht vor deinem.

lesson-castles-5-title = Gefangene und Handel
lesson-castles-5-say = Ein Gefangener bringt nichts ein, aber sein Herr zahlt vielleicht für ihn. { $rival } bietet zwei Hirsche.
lesson-castles-5-do = Stimme zu.
lesson-castles-5-done = Du hast jetzt vier Hirsche, und { $rival } hat das Banner zurück. Auch du darfst einen Handel vorschlagen.
lesson-castles-5-wrong-1 = Das geht, aber ein Gefangener bringt keine Punkte. Zwei passende Karten sind mehr wert.

lesson-castles-6-title = Punkte und das Ende
lesson-castles-6-say = Der Stapel ist leer. Passen alle nacheinander, bringt jede Burg Punkte für die Person, die sie beherrscht.
lesson-castles-6-do = Nimm Torquilstone, das 10 wert ist.
lesson-castles-6-done = Du gewinnst mit 21 Punkten. Gefangene und Handkarten zählen nicht.
lesson-castles-6-wrong-1 = { $rival } würde gewinnen, 14 zu 11. Du kannst Torquilstone noch nehmen.
lesson-castles-6-wrong-2 = Dort stünde das Banner von { $rival } noch vor deinem. Sieh dir Torquilstone an.
lesson-castles-6-wrong-3 = Rotherwood gehört dir schon. Sieh dir Torquilstone an.
lesson-castles-6-wrong-4 = York braucht vier Karten. Sieh dir Torquilstone an.
lesson-castles-6-wrong-5 = Dann bleibt das Banner von { $other } vor deinem. Rücke alle Banner vor.
