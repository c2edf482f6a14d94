# Die Burgen auf Deutsch. Regeln für diese Dateien: locales/README.md.

## Das Spiel

castles-name = Die Burgen
castles-about = Francis Pacheries Spiel von 2001 für 3 bis 6 Personen: Tausche Soldaten, erstürme Burgen und beherrsche am Ende die wertvollsten.
castles-scores = Punkte: { $scores }

## Soldaten: der Name, die Karte als Akkusativ im Satz, die Beschriftung für Vorleseprogramme

castles-card-fl = Fußsoldat mit Löwe
    .one = einen Fußsoldaten mit Löwe
    .label = Fußsoldat, Löwe
castles-card-fs = Fußsoldat mit Hirsch
    .one = einen Fußsoldaten mit Hirsch
    .label = Fußsoldat, Hirsch
castles-card-fb = Fußsoldat mit Eber
    .one = einen Fußsoldaten mit Eber
    .label = Fußsoldat, Eber
castles-card-fe = Fußsoldat mit Adler
    .one = einen Fußsoldaten mit Adler
    .label = Fußsoldat, Adler
castles-card-al = Bogenschütze mit Löwe
    .one = einen Bogenschützen mit Löwe
    .label = Bogenschütze, Löwe
castles-card-as = Bogenschütze mit Hirsch
    .one = einen Bogenschützen mit Hirsch
    .label = Bogenschütze, Hirsch
castles-card-ab = Bogenschütze mit Eber
    .one = einen Bogenschützen mit Eber
    .label = Bogenschütze, Eber
castles-card-ae = Bogenschütze mit Adler
    .one = einen Bogenschützen mit Adler
    .label = Bogenschütze, Adler
castles-card-cl = Armbrustschütze mit Löwe
    .one = einen Armbrustschützen mit Löwe
    .label = Armbrustschütze, Löwe
castles-card-cs = Armbrustschütze mit Hirsch
    .one = einen Armbrustschützen mit Hirsch
    .label = Armbrustschütze, Hirsch
castles-card-cb = Armbrustschütze mit Eber
    .one = einen Armbrustschützen mit Eber
    .label = Armbrustschütze, Eber
castles-card-ce = Armbrustschütze mit Adler
    .one = einen Armbrustschützen mit Adler
    .label = Armbrustschütze, Adler
castles-card-rl = Reiter mit Löwe
    .one = einen Reiter mit Löwe
    .label = Reiter, Löwe
castles-card-rs = Reiter mit Hirsch
    .one = einen Reiter mit Hirsch
    .label = Reiter, Hirsch
castles-card-rb = Reiter mit Eber
    .one = einen Reiter mit Eber
    .label = Reiter, Eber
castles-card-re = Reiter mit Adler
    .one = einen Reiter mit Adler
    .label = Reiter, Adler
castles-card-ivanhoe = Ivanhoe
    .one = Ivanhoe
    .label = Ivanhoe, passt in jede Armee
castles-card-locksley = Locksley
    .one = Locksley
    .label = Locksley, passt in jede Armee

## Gattungen und Wappen

castles-type-footman = Fußsoldat
    .short = Fußsoldat
castles-type-archer = Bogenschütze
    .short = Bogen
castles-type-crossbowman = Armbrustschütze
    .short = Armbrust
castles-type-rider = Reiter
    .short = Reiter
castles-wild = Alle
castles-arms-lion = Löwe
castles-arms-stag = Hirsch
castles-arms-boar = Eber
castles-arms-eagle = Adler

## Burgen und Herren

castles-castle-rotherwood = Rotherwood
castles-castle-ashby = Ashby
castles-castle-coningsburgh = Coningsburgh
castles-castle-york = York
castles-castle-torquilstone = Torquilstone
castles-lord-cedric = Cedric
    .label = Cedric, Garbe
castles-lord-athelstane = Athelstane
    .label = Athelstane, Krone
castles-lord-front-de-boeuf = Front-de-Bœuf
    .label = Front-de-Bœuf, Stier
castles-lord-de-bracy = De Bracy
    .label = De Bracy, Sparren und Sterne
castles-lord-malvoisin = Malvoisin
    .label = Malvoisin, Schlange
castles-lord-bois-guilbert = Bois-Guilbert
    .label = Bois-Guilbert, Rabe

## Karten, die man nicht sehen darf, und ein Angebot in einer Liste

castles-times = { $count } × { $card }
castles-banner =
    { $you ->
        [yes] dein Banner
       *[no] das Banner von { $player }
    }
castles-cards-hidden =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
castles-offer = { $card } ({ $player })

## Was geschehen ist

castles-event-dealt =
    { $you ->
        [yes] Du teilst die Karten aus.
       *[no] { $player } teilt die Karten aus.
    }
castles-event-proposed =
    { $you ->
        [yes] Du schlägst { $target } einen Handel vor: { $give } für { $want }.
       *[no] { $target-you ->
                [yes] { $player } schlägt dir einen Handel vor: { $give } für { $want }.
               *[no] { $player } schlägt { $target } einen Handel vor: { $give } für { $want }.
            }
    }
castles-event-turn-began =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $player } ist am Zug.
    }
castles-event-turned =
    { $you ->
        [yes] Du deckst { $cards } auf.
       *[no] { $player } deckt { $cards } auf.
    }
castles-event-last-card-taken =
    { $you ->
        [yes] Du nimmst die letzte Karte vom Stapel, { $card }.
       *[no] { $player } nimmt die letzte Karte vom Stapel, { $card }.
    }
castles-event-drew =
    { $you ->
        [yes] Du ziehst { $cards }.
       *[no] { $player } zieht { $cards }.
    }
castles-event-nothing-to-lay =
    { $you ->
        [yes] Du hast keine Karte zum Auslegen.
       *[no] { $player } hat keine Karte zum Auslegen.
    }
castles-event-barter-opened =
    { $you ->
        [yes] Du eröffnest einen Tausch. Die anderen machen verdeckte Angebote.
       *[no] { $player } eröffnet einen Tausch. Die anderen machen verdeckte Angebote.
    }
castles-event-offers-made =
    { $you ->
        [yes] Du erhältst { $count ->
                [one] 1 Angebot
               *[other] { $count } Angebote
            }: { $offers }.
       *[no] { $player } erhält { $count ->
                [one] 1 Angebot
               *[other] { $count } Angebote
            }.
    }
castles-event-bartered =
    { $you ->
        [yes] Du gibst { $gave } an { $target } und bekommst { $got }.
       *[no] { $target-you ->
                [yes] { $player } gibt dir { $gave } und bekommt { $got }.
               *[no] { $player } gibt { $gave } an { $target } und bekommt { $got }.
            }
    }
castles-event-open-card-lost = Die offene Karte ist verloren: { $card-name }.
castles-event-passed =
    { $row ->
        [0] { $you ->
                [yes] Du greifst nicht an.
               *[no] { $player } greift nicht an.
            }
       *[other] { $you ->
                [yes] Du passt. In Folge gepasst: { $row }.
               *[no] { $player } passt. In Folge gepasst: { $row }.
            }
    }
castles-event-garrison-taken =
    { $you ->
        [yes] Du nimmst die Besatzung von { $castle } auf die Hand: { $cards }.
       *[no] { $player } nimmt die Besatzung von { $castle } auf die Hand: { $cards }.
    }
castles-event-garrison-lost = { $castle } verliert seine Besatzung: { $cards }.
castles-event-stormed =
    { $you ->
        [yes] Du erstürmst { $castle } und lässt { $cards } als Besatzung zurück.
       *[no] { $player } erstürmt { $castle } und lässt { $cards } als Besatzung zurück.
    }
castles-event-advance-asked = Die Banner in { $castle } können vorrücken.
castles-event-fell =
    { $you ->
        [yes] In { $castle } fällt { $banner } ins Verlies und geht an dich.
       *[no] In { $castle } fällt { $banner } ins Verlies und geht an { $player }.
    }
castles-event-advanced = Die Banner in { $castle } rücken ein Feld vor.
castles-event-plant-asked = In { $castle } kann ein Banner aufgepflanzt werden.
castles-event-planted =
    { $you ->
        [yes] Du pflanzt in { $castle } ein Banner auf.
       *[no] { $player } pflanzt in { $castle } ein Banner auf.
    }
castles-event-exchanged =
    { $you ->
        [yes] Der Handel gilt: Du gibst { $give } an { $target } und bekommst { $want }.
       *[no] { $target-you ->
                [yes] Der Handel gilt: { $player } gibt dir { $give } und bekommt { $want }.
               *[no] Der Handel gilt: { $player } gibt { $give } an { $target } und bekommt { $want }.
            }
    }
castles-event-game-ended =
    { $you ->
        [yes] { $count ->
                [one] Das Spiel ist aus. Du gewinnst.
               *[other] Das Spiel ist aus. Du teilst den Sieg mit { $winners }.
            }
       *[no] { $count ->
                [one] Das Spiel ist aus. { $winners } gewinnt.
               *[other] Das Spiel ist aus. { $winners } teilen den Sieg.
            }
    }

## Was jemand tut

castles-move-keep =
    { $you ->
        [yes] Du behältst { $card }.
       *[no] { $player } behält { $card }.
    }
castles-move-lay =
    { $you ->
        [yes] Du legst { $card } offen aus.
       *[no] { $player } legt { $card } offen aus.
    }
castles-move-barter =
    { $you ->
        [yes] Du willst tauschen.
       *[no] { $player } will tauschen.
    }
castles-move-lose =
    { $you ->
        [yes] Du tauschst nicht.
       *[no] { $player } tauscht nicht.
    }
castles-move-offer =
    { $you ->
        [yes] Du bietest { $card } an.
       *[no] { $player } bietet { $card } an.
    }
castles-move-pass =
    { $you ->
        [yes] Du passt.
       *[no] { $player } passt.
    }
castles-move-accept =
    { $you ->
        [yes] Du nimmst das Angebot von { $target } an.
       *[no] { $target-you ->
                [yes] { $player } nimmt dein Angebot an.
               *[no] { $player } nimmt das Angebot von { $target } an.
            }
    }
castles-move-refuse =
    { $you ->
        [yes] Du lehnst alle Angebote ab.
       *[no] { $player } lehnt alle Angebote ab.
    }
castles-move-attack =
    { $you ->
        [yes] Du greifst { $castle } an.
       *[no] { $player } greift { $castle } an.
    }
castles-move-muster =
    { $you ->
        [yes] Du setzt { $card } ein.
       *[no] { $player } setzt { $card } ein.
    }
castles-move-strike =
    { $you ->
        [yes] Du schlägst zu.
       *[no] { $player } schlägt zu.
    }
castles-move-advance =
    { $you ->
        [yes] Du lässt die Banner vorrücken.
       *[no] { $player } lässt die Banner vorrücken.
    }
castles-move-hold =
    { $you ->
        [yes] Du lässt die Banner stehen.
       *[no] { $player } lässt die Banner stehen.
    }
castles-move-plant =
    { $you ->
        [yes] Du pflanzt ein Banner auf.
       *[no] { $player } pflanzt ein Banner auf.
    }
castles-move-leave =
    { $you ->
        [yes] Du pflanzt kein Banner auf.
       *[no] { $player } pflanzt kein Banner auf.
    }
castles-move-propose =
    { $you ->
        [yes] Du schlägst { $target } einen Handel vor: { $give } für { $want }.
       *[no] { $target-you ->
                [yes] { $player } schlägt dir einen Handel vor: { $give } für { $want }.
               *[no] { $player } schlägt { $target } einen Handel vor: { $give } für { $want }.
            }
    }
castles-move-agree =
    { $you ->
        [yes] Du stimmst dem Handel zu.
       *[no] { $player } stimmt dem Handel zu.
    }
castles-move-decline =
    { $you ->
        [yes] Du lehnst den Handel ab.
       *[no] { $player } lehnt den Handel ab.
    }

## Was man tun kann: Knöpfe und Listen von Zügen

castles-do-keep = Behalten: { $card }
castles-do-lay = Offen auslegen: { $card }
castles-do-barter = Tauschen
castles-do-lose = Nicht tauschen
castles-do-offer = Anbieten: { $card }
castles-do-pass = Passen
castles-do-accept = Angebot von { $target } annehmen
castles-do-refuse = Alle Angebote ablehnen
castles-do-attack = { $castle } angreifen
castles-do-muster = Einsetzen: { $card }
castles-do-strike = Zuschlagen
castles-do-advance = Vorrücken
castles-do-hold = Stehen lassen
castles-do-plant = Banner aufpflanzen
castles-do-leave = Kein Banner aufpflanzen
castles-do-propose = { $target } vorschlagen: { $give } für { $want }
castles-do-agree = Zustimmen
castles-do-decline = Ablehnen

## Worauf das Spiel wartet

castles-phase-keep =
    { $you ->
        [yes] Behalte eine der beiden aufgedeckten Karten.
       *[no] { $player } wählt eine Karte.
    }
castles-phase-lay =
    { $you ->
        [yes] Lege eine Handkarte offen aus.
       *[no] { $player } legt eine Karte offen aus.
    }
castles-phase-barter =
    { $you ->
        [yes] Tausche die offene Karte oder lass sie verloren gehen.
       *[no] { $player } entscheidet, ob getauscht wird.
    }
castles-phase-offer =
    { $asked ->
        [yes] Biete eine Karte für die offene an oder passe.
       *[no] Verdeckte Angebote werden gemacht.
    }
castles-phase-accept =
    { $you ->
        [yes] Nimm ein Angebot an oder lehne alle ab. Angebote: { $count }.
       *[no] { $player } wählt. Angebote: { $count }.
    }
castles-phase-attack =
    { $you ->
        [yes] Greife eine Burg an oder passe.
       *[no] { $player } kann eine Burg angreifen.
    }
castles-phase-muster =
    { $you ->
        [yes] Stelle deine Armee gegen { $castle } auf. Karten: { $count }.
       *[no] { $player } stellt eine Armee gegen { $castle } auf. Karten: { $count }.
    }
castles-phase-advance =
    { $you ->
        [yes] Lass die Banner in { $castle } vorrücken oder stehen.
       *[no] { $player } entscheidet, ob die Banner in { $castle } vorrücken.
    }
castles-phase-plant =
    { $you ->
        [yes] Pflanze in { $castle } ein Banner auf oder lass es.
       *[no] { $player } kann in { $castle } ein Banner aufpflanzen.
    }
castles-phase-deal =
    { $you ->
        [yes] Du wartest auf { $target }: { $give } für { $want }.
       *[no] { $target-you ->
                [yes] { $player } schlägt einen Handel vor: Du bekommst { $give } und gibst { $want }. Stimme zu oder lehne ab.
               *[no] { $player } wartet auf { $target }: { $give } für { $want }.
            }
    }
castles-phase-over = Das Spiel ist aus.

## Warum ein Zug nicht möglich ist

castles-reason-not-asked = Das entscheidest jetzt nicht du.
castles-reason-not-turned = { $card-name } steht jetzt nicht zur Wahl.
castles-reason-not-to-lay = { $card-name } kann jetzt nicht ausgelegt werden.
castles-reason-nothing-open = Gerade liegt keine Karte offen.
castles-reason-must-barter = An diesem Tisch musst du immer tauschen.
castles-reason-not-to-offer = { $card-name } kann jetzt nicht angeboten werden.
castles-reason-offer-or-pass = Mach ein Angebot oder passe.
castles-reason-no-offer =
    { $you ->
        [yes] Von dir liegt kein Angebot vor.
       *[no] Von { $player } liegt kein Angebot vor.
    }
castles-reason-nothing-to-refuse = Gerade ist kein Angebot abzulehnen.
castles-reason-must-accept = An diesem Tisch musst du eines der Angebote annehmen.
castles-reason-no-attack-now = Du kannst jetzt weder angreifen noch passen.
castles-reason-too-few =
    { $needed ->
        [one] { $castle } verlangt eine Armee von 1 Karte. Deine kommt auf { $found }.
       *[other] { $castle } verlangt eine Armee von { $needed } Karten. Deine kommt auf { $found }.
    }
castles-reason-no-muster = Gerade wird keine Armee aufgestellt.
castles-reason-not-to-muster = { $card-name } ist nicht mehr in deiner Hand.
castles-reason-shares-nothing = { $card-name } hat weder Gattung noch Wappen mit der Armee gemeinsam.
castles-reason-cannot-win-with = Damit ist keine Armee von { $needed } Karten möglich: { $card-name }.
castles-reason-no-advance = Gerade sind keine Banner vorzurücken.
castles-reason-no-planting = Gerade ist kein Banner aufzupflanzen.
castles-reason-no-deal-now = Ein Handel lässt sich nur vorschlagen, wenn eine Karte zu behalten, ein Tausch zu eröffnen oder ein Angriff zu wählen ist.
castles-reason-already-proposed = Alle dürfen je Zug nur einen Handel vorschlagen.
castles-reason-no-partner =
    { $you ->
        [yes] Ein Handel braucht eine zweite Person.
       *[no] { $player } spielt hier nicht mit.
    }
castles-reason-no-prisoner-in-deal = In einem Handel muss eine Seite einen Gefangenen geben.
castles-reason-no-cards-in-deal = In einem Handel muss die andere Seite mindestens eine Karte geben.
castles-reason-same-lord = Beide Seiten gäben { $banner }.
castles-reason-no-such-prisoner =
    { $you ->
        [yes] Unter deinen Gefangenen fehlt { $banner }.
       *[no] { $player } hat keinen solchen Gefangenen: { $banner }.
    }
castles-reason-cards-not-held = Diese Karten sind nicht alle in deiner Hand.
castles-reason-more-than-the-game-has = So viele Karten einer Art hat das Spiel nicht.
castles-reason-lacks-the-cards = Du hast die gewünschten Karten nicht und kannst nur ablehnen.
castles-reason-answer-the-deal = Antworte zuerst auf den Handel.
castles-reason-no-deal-to-answer = Gerade wartet kein Handel auf Antwort.

## Übersicht

castles-effect-soldier = Hat eine Gattung und ein Wappen. Die Soldaten einer Armee haben eines von beiden gemeinsam.
    .rule = C5.1
castles-effect-ivanhoe = Passt in jede Armee.
    .rule = C5.2
castles-effect-locksley = Passt in jede Armee.
    .rule = C5.2
castles-effect-castle = Gibt am Ende ihre Punkte an die Person, deren Banner auf dem höchsten besetzten Feld steht.
    .rule = C6.7
castles-effect-garrison = Hält eine Burg. Eine Armee, die angreift, braucht mehr Karten und tritt an die Stelle der Besatzung.
    .rule = C6.2
castles-effect-banner = Nach einem Angriff darfst du eines auf Feld 1 aufpflanzen, wenn das frei ist. Jeder Herr hat fünf.
    .rule = C6.5
castles-effect-advance = Nach einem Angriff darfst du alle Banner der Burg ein Feld zum Verlies hin vorrücken lassen.
    .rule = C6.4
castles-effect-oubliette = Die Grube hinter dem letzten Feld. Ein Banner, das beim Angriff hineinfällt, wird Gefangener der Person, die angreift.
    .rule = C6.6
castles-effect-prisoner = Ein Banner eines anderen Herrn. Es lässt sich gegen Karten oder einen anderen Gefangenen handeln.
    .rule = C7.1
castles-effect-barter = Alle anderen dürfen verdeckt je eine Karte für die offene bieten. Du nimmst ein Angebot an oder lehnst alle ab.
    .rule = C4.3

## Hausregeln

castles-option-squares = Felder einer Burg
    .rule = C1.3
castles-option-squares-explained = Wie viele Felder legt ein Banner bis zum Verlies zurück?
castles-option-squares-2 = 2
castles-option-squares-2-explained = Banner fallen sehr bald.
castles-option-squares-3 = 3
castles-option-squares-3-explained = Wie üblich.
castles-option-squares-4 = 4
castles-option-squares-4-explained = Banner halten sich länger.
castles-option-squares-5 = 5
castles-option-squares-5-explained = Banner halten sich sehr lange.
castles-option-published-hands = Starthand
    .rule = C2.2
castles-option-published-hands-explained = Wie viele Karten bekommen alle zu Beginn?
castles-option-published-hands-false = Je zwei
castles-option-published-hands-false-explained = Alle beginnen mit 2 Karten.
castles-option-published-hands-true = Wie in der Ausgabe von 2001
castles-option-published-hands-true-explained = Je 6 Karten bei 3 oder 4 Personen, 2 bei 5, 1 bei 6.
castles-option-draw-to-hand = Ziehen
    .rule = C3.2
castles-option-draw-to-hand-explained = Werden gezogene Karten aufgedeckt oder verdeckt genommen?
castles-option-draw-to-hand-false = Aufgedeckt
castles-option-draw-to-hand-false-explained = Zwei Karten werden aufgedeckt. Du behältst eine; die andere liegt offen.
castles-option-draw-to-hand-true = Verdeckt
castles-option-draw-to-hand-true-explained = Zwei Karten kommen verdeckt auf deine Hand. Du legst eine beliebige Handkarte offen aus.
castles-option-forced-barter = Tausch
    .rule = C4.4
castles-option-forced-barter-explained = Darf ein Tausch abgelehnt werden?
castles-option-forced-barter-false = Frei
castles-option-forced-barter-false-explained = Du darfst auf den Tausch verzichten und alle Angebote ablehnen.
castles-option-forced-barter-true = Pflicht
castles-option-forced-barter-true-explained = Ein Tausch wird immer eröffnet. Gibt es Angebote, musst du eines annehmen.
castles-option-arms-only = Armeen
    .rule = C5.3
castles-option-arms-only-explained = Was müssen die Soldaten einer Armee gemeinsam haben?
castles-option-arms-only-false = Gattung oder Wappen
castles-option-arms-only-false-explained = Eine Armee hat Gattung oder Wappen gemeinsam.
castles-option-arms-only-true = Nur Wappen
castles-option-arms-only-true-explained = Eine Armee hat das Wappen gemeinsam. Ein einfacheres Spiel, gut für Kinder.
castles-option-beaten-lost = Geschlagene Besatzungen
    .rule = C6.3
castles-option-beaten-lost-explained = Was wird aus einer geschlagenen Besatzung?
castles-option-beaten-lost-false = Auf die Hand
castles-option-beaten-lost-false-explained = Ihre Karten gehen an die Person, die angegriffen hat.
castles-option-beaten-lost-true = Verloren
castles-option-beaten-lost-true-explained = Ihre Karten sind aus dem Spiel.
castles-option-profile = Ausgabe
castles-option-profile-explained = Stellt Starthand, Ziehen, Tausch und Besatzungen auf einmal ein.
castles-option-profile-original = Original
castles-option-profile-original-explained = Die eigene Regel des Autors.
castles-option-profile-published = Veröffentlicht
castles-option-profile-published-explained = Wie in der Ausgabe von 2001, soweit wir sie kennen.
