# Das Turnier auf Deutsch. Regeln für diese Dateien: locales/README.md.

## Das Spiel

tournament-name = Das Turnier
tournament-about = Reiner Knizias Kartenspiel von 2000 für 2 bis 5 Personen: Halte die höchste Summe und gewinne Marken in vier oder fünf Farben.
tournament-scores = Marken: { $scores }

## Wertkarten: der Name, die Karte als Akkusativ im Satz, die Beschriftung für Vorleseprogramme

tournament-card-P3 = Violette 3
    .one = eine violette 3
    .label = Violette 3, Lanze
tournament-card-P4 = Violette 4
    .one = eine violette 4
    .label = Violette 4, Lanze
tournament-card-P5 = Violette 5
    .one = eine violette 5
    .label = Violette 5, Lanze
tournament-card-P7 = Violette 7
    .one = eine violette 7
    .label = Violette 7, Lanze
tournament-card-R3 = Rote 3
    .one = eine rote 3
    .label = Rote 3, Schwert
tournament-card-R4 = Rote 4
    .one = eine rote 4
    .label = Rote 4, Schwert
tournament-card-R5 = Rote 5
    .one = eine rote 5
    .label = Rote 5, Schwert
tournament-card-B2 = Blaue 2
    .one = eine blaue 2
    .label = Blaue 2, Axt
tournament-card-B3 = Blaue 3
    .one = eine blaue 3
    .label = Blaue 3, Axt
tournament-card-B4 = Blaue 4
    .one = eine blaue 4
    .label = Blaue 4, Axt
tournament-card-B5 = Blaue 5
    .one = eine blaue 5
    .label = Blaue 5, Axt
tournament-card-Y2 = Gelbe 2
    .one = eine gelbe 2
    .label = Gelbe 2, Morgenstern
tournament-card-Y3 = Gelbe 3
    .one = eine gelbe 3
    .label = Gelbe 3, Morgenstern
tournament-card-Y4 = Gelbe 4
    .one = eine gelbe 4
    .label = Gelbe 4, Morgenstern
tournament-card-G1 = Grüne 1
    .one = eine grüne 1
    .label = Grüne 1, ohne Waffe
tournament-card-S2 = Knappe 2
    .one = einen Knappen 2
    .label = Knappe 2, Gefolge
tournament-card-S3 = Knappe 3
    .one = einen Knappen 3
    .label = Knappe 3, Gefolge
tournament-card-M6 = Burgfräulein 6
    .one = ein Burgfräulein 6
    .label = Burgfräulein 6, Gefolge

## Aktionskarten

tournament-card-unhorse = Aus dem Sattel
    .one = die Karte Aus dem Sattel
    .label = Aus dem Sattel, Aktionskarte
tournament-card-change-weapon = Waffenwechsel
    .one = die Karte Waffenwechsel
    .label = Waffenwechsel, Aktionskarte
tournament-card-drop-weapon = Waffe verloren
    .one = die Karte Waffe verloren
    .label = Waffe verloren, Aktionskarte
tournament-card-break-lance = Lanzenbruch
    .one = die Karte Lanzenbruch
    .label = Lanzenbruch, Aktionskarte
tournament-card-riposte = Riposte
    .one = eine Karte Riposte
    .label = Riposte, Aktionskarte
tournament-card-dodge = Ausweichen
    .one = die Karte Ausweichen
    .label = Ausweichen, Aktionskarte
tournament-card-retreat = Rückzug
    .one = die Karte Rückzug
    .label = Rückzug, Aktionskarte
tournament-card-knock-down = Zu Boden
    .one = eine Karte Zu Boden
    .label = Zu Boden, Aktionskarte
tournament-card-outmaneuver = Ausmanövriert
    .one = die Karte Ausmanövriert
    .label = Ausmanövriert, Aktionskarte
tournament-card-charge = Angriff
    .one = die Karte Angriff
    .label = Angriff, Aktionskarte
tournament-card-countercharge = Gegenangriff
    .one = die Karte Gegenangriff
    .label = Gegenangriff, Aktionskarte
tournament-card-disgrace = Schande
    .one = die Karte Schande
    .label = Schande, Aktionskarte
tournament-card-adapt = Anpassung
    .one = die Karte Anpassung
    .label = Anpassung, Aktionskarte
tournament-card-outwit = List
    .one = die Karte List
    .label = List, Aktionskarte
tournament-card-shield = Schild
    .one = die Karte Schild
    .label = Schild, Aktionskarte
tournament-card-stunned = Benommen
    .one = die Karte Benommen
    .label = Benommen, Aktionskarte
tournament-card-ivanhoe = Ivanhoe
    .one = die Karte Ivanhoe
    .label = Ivanhoe, Aktionskarte

## Eine Karte, die man nicht sehen darf, und eine, von der nur der Platz bekannt ist

tournament-card-hidden = eine Karte
tournament-card-at = Karte { $place }

## Farben: im Satz, als Überschrift, ihre Waffe, ihre Marke, ihre Beschriftung

tournament-colour-purple = Violett
    .title = Violett
    .weapon = Lanze
    .token = eine violette Marke
    .label = Violett, Lanze
tournament-colour-red = Rot
    .title = Rot
    .weapon = Schwert
    .token = eine rote Marke
    .label = Rot, Schwert
tournament-colour-blue = Blau
    .title = Blau
    .weapon = Axt
    .token = eine blaue Marke
    .label = Blau, Axt
tournament-colour-yellow = Gelb
    .title = Gelb
    .weapon = Morgenstern
    .token = eine gelbe Marke
    .label = Gelb, Morgenstern
tournament-colour-green = Grün
    .title = Grün
    .weapon = Ohne Waffe
    .token = eine grüne Marke
    .label = Grün, ohne Waffe

## Was geschehen ist

tournament-event-dealt =
    { $you ->
        [yes] Du teilst an alle je 8 Karten aus.
       *[no] { $player } teilt an alle je 8 Karten aus.
    }
tournament-event-tournament-began =
    { $you ->
        [yes] Ein Turnier beginnt. Du eröffnest es.
       *[no] Ein Turnier beginnt. { $player } eröffnet es.
    }
tournament-event-turn-began =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $player } ist am Zug.
    }
tournament-event-drew =
    { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $player } zieht { $card }.
    }
tournament-event-reshuffled =
    { $count ->
        [one] Der Nachziehstapel ist leer. Der Ablagestapel, 1 Karte, wird zum neuen Nachziehstapel.
       *[other] Der Nachziehstapel ist leer. Der Ablagestapel wird gemischt und bildet einen neuen mit { $count } Karten.
    }
tournament-event-hand-shown =
    { $you ->
        [yes] Du kannst nicht eröffnen und zeigst deine Hand: { $cards }.
       *[no] { $player } kann nicht eröffnen und zeigt alle Handkarten: { $cards }.
    }
tournament-event-took-effect = Niemand greift ein. Die Karte wirkt.
tournament-event-stayed =
    { $you ->
        [yes] Du bleibst mit { $total } im Turnier.
       *[no] { $player } bleibt mit { $total } im Turnier.
    }
tournament-event-colour-changed = Die Turnierfarbe ist jetzt { $colour }.
tournament-event-discarded =
    { $you ->
        [yes] Du legst { $card } ab.
       *[no] { $player } legt { $card } ab.
    }
tournament-event-taken =
    { $you ->
        [yes] Du nimmst { $card } von { $target }.
       *[no] { $target-you ->
                [yes] { $player } nimmt { $card } von dir.
               *[no] { $player } nimmt { $card } von { $target }.
            }
    }
tournament-event-retreated =
    { $you ->
        [yes] Du nimmst { $card } auf die Hand zurück.
       *[no] { $player } nimmt { $card } auf die Hand zurück.
    }
tournament-event-stolen =
    { $you ->
        [yes] Du ziehst { $card } aus der Hand von { $target }.
       *[no] { $target-you ->
                [yes] { $player } zieht { $card } aus deiner Hand.
               *[no] { $player } zieht { $card } aus der Hand von { $target }.
            }
    }
tournament-event-swapped =
    { $you ->
        [yes] Du gibst { $mine } an { $target } und nimmst { $theirs }.
       *[no] { $target-you ->
                [yes] { $player } gibt dir { $mine } und nimmt { $theirs }.
               *[no] { $player } gibt { $mine } an { $target } und nimmt { $theirs }.
            }
    }
tournament-event-adapt-asked =
    { $you ->
        [yes] Du wählst, welche Karte mit Wert { $value } du behältst.
       *[no] { $player } wählt, welche Karte mit Wert { $value } bleibt.
    }
tournament-event-adapt-ended = { tournament-card-adapt } ist ausgeführt.
tournament-event-token-asked =
    { $you ->
        [yes] Das Burgfräulein kostet dich eine Marke. Du wählst, welche.
       *[no] Das Burgfräulein kostet { $player } eine Marke.
    }
tournament-event-token-returned =
    { $you ->
        [yes] Du gibst { $token } zurück.
       *[no] { $player } gibt { $token } zurück.
    }
tournament-event-tournament-won =
    { $again ->
        [yes]
            { $you ->
                [yes] Du gewinnst { $colour } und hast diese Marke schon: keine neue Marke.
               *[no] { $player } gewinnt { $colour } und hat diese Marke schon: keine neue Marke.
            }
       *[no]
            { $you ->
                [yes] Du gewinnst das Turnier.
               *[no] { $player } gewinnt das Turnier.
            }
    }
tournament-event-token-taken =
    { $you ->
        [yes] Du nimmst { $token }.
       *[no] { $player } nimmt { $token }.
    }
tournament-event-game-won =
    { $you ->
        [yes] Du gewinnst das Spiel.
       *[no] { $player } gewinnt das Spiel.
    }

## Was jemand tut

tournament-move-open =
    { $you ->
        [yes] Du eröffnest in { $colour } und spielst { $card }.
       *[no] { $player } eröffnet in { $colour } und spielt { $card }.
    }
tournament-move-play =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $player } spielt { $card }.
    }
tournament-move-unhorse =
    { $you ->
        [yes] Du spielst { tournament-card-unhorse } und wählst { $colour }.
       *[no] { $player } spielt { tournament-card-unhorse } und wählt { $colour }.
    }
tournament-move-change-weapon =
    { $you ->
        [yes] Du spielst { tournament-card-change-weapon } und wählst { $colour }.
       *[no] { $player } spielt { tournament-card-change-weapon } und wählt { $colour }.
    }
tournament-move-drop-weapon =
    { $you ->
        [yes] Du spielst { tournament-card-drop-weapon }.
       *[no] { $player } spielt { tournament-card-drop-weapon }.
    }
tournament-move-break-lance =
    { $you ->
        [yes] Du spielst { tournament-card-break-lance } gegen { $target }.
       *[no] { $target-you ->
                [yes] { $player } spielt { tournament-card-break-lance } gegen dich.
               *[no] { $player } spielt { tournament-card-break-lance } gegen { $target }.
            }
    }
tournament-move-riposte =
    { $you ->
        [yes] Du spielst { tournament-card-riposte } gegen { $target }.
       *[no] { $target-you ->
                [yes] { $player } spielt { tournament-card-riposte } gegen dich.
               *[no] { $player } spielt { tournament-card-riposte } gegen { $target }.
            }
    }
tournament-move-dodge =
    { $you ->
        [yes] Du spielst { tournament-card-dodge } gegen { $target }, um { $choice } abzulegen.
       *[no] { $target-you ->
                [yes] { $player } spielt { tournament-card-dodge } gegen dich, um { $choice } abzulegen.
               *[no] { $player } spielt { tournament-card-dodge } gegen { $target }, um { $choice } abzulegen.
            }
    }
tournament-move-retreat =
    { $you ->
        [yes] Du spielst { tournament-card-retreat }, um { $choice } zurückzunehmen.
       *[no] { $player } spielt { tournament-card-retreat }, um { $choice } zurückzunehmen.
    }
tournament-move-knock-down =
    { $you ->
        [yes] Du spielst { tournament-card-knock-down } gegen { $target }.
       *[no] { $target-you ->
                [yes] { $player } spielt { tournament-card-knock-down } gegen dich.
               *[no] { $player } spielt { tournament-card-knock-down } gegen { $target }.
            }
    }
tournament-move-outmaneuver =
    { $you ->
        [yes] Du spielst { tournament-card-outmaneuver }.
       *[no] { $player } spielt { tournament-card-outmaneuver }.
    }
tournament-move-charge =
    { $you ->
        [yes] Du spielst { tournament-card-charge }.
       *[no] { $player } spielt { tournament-card-charge }.
    }
tournament-move-countercharge =
    { $you ->
        [yes] Du spielst { tournament-card-countercharge }.
       *[no] { $player } spielt { tournament-card-countercharge }.
    }
tournament-move-disgrace =
    { $you ->
        [yes] Du spielst { tournament-card-disgrace }.
       *[no] { $player } spielt { tournament-card-disgrace }.
    }
tournament-move-adapt =
    { $you ->
        [yes] Du spielst { tournament-card-adapt }.
       *[no] { $player } spielt { tournament-card-adapt }.
    }
tournament-move-outwit =
    { $you ->
        [yes] Du spielst { tournament-card-outwit } gegen { $target }, um { $mine } zu geben und { $theirs } zu nehmen.
       *[no] { $target-you ->
                [yes] { $player } spielt { tournament-card-outwit } gegen dich, um { $mine } zu geben und { $theirs } zu nehmen.
               *[no] { $player } spielt { tournament-card-outwit } gegen { $target }, um { $mine } zu geben und { $theirs } zu nehmen.
            }
    }
tournament-move-shield =
    { $you ->
        [yes] Du spielst { tournament-card-shield }.
       *[no] { $player } spielt { tournament-card-shield }.
    }
tournament-move-stunned =
    { $you ->
        [yes] Du spielst { tournament-card-stunned } gegen { $target }.
       *[no] { $target-you ->
                [yes] { $player } spielt { tournament-card-stunned } gegen dich.
               *[no] { $player } spielt { tournament-card-stunned } gegen { $target }.
            }
    }
tournament-move-ivanhoe =
    { $you ->
        [yes] Du spielst { tournament-card-ivanhoe } und annullierst die Karte.
       *[no] { $player } spielt { tournament-card-ivanhoe } und annulliert die Karte.
    }
tournament-move-pass =
    { $you ->
        [yes] Du lässt es geschehen.
       *[no] { $player } lässt es geschehen.
    }
tournament-move-keep =
    { $you ->
        [yes] Du behältst { $choice }.
       *[no] { $player } behält { $choice }.
    }
tournament-move-end =
    { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $player } beendet den Zug.
    }
tournament-move-withdraw =
    { $you ->
        [yes] Du steigst aus.
       *[no] { $player } steigt aus.
    }
tournament-move-return =
    { $you ->
        [yes] Du gibst { $token } zurück.
       *[no] { $player } gibt { $token } zurück.
    }
tournament-move-take =
    { $you ->
        [yes] Du nimmst { $token }.
       *[no] { $player } nimmt { $token }.
    }

## Was man tun kann: Knöpfe und Listen von Zügen

tournament-do-open = In { $colour } eröffnen: { $card }
tournament-do-play = Spielen: { $card }
tournament-do-unhorse = { tournament-card-unhorse } spielen: { $colour }
tournament-do-change-weapon = { tournament-card-change-weapon } spielen: { $colour }
tournament-do-drop-weapon = { tournament-card-drop-weapon } spielen
tournament-do-break-lance = { tournament-card-break-lance } gegen { $target } spielen
tournament-do-riposte = { tournament-card-riposte } gegen { $target } spielen
tournament-do-dodge = { tournament-card-dodge } gegen { $target }: { $choice } ablegen
tournament-do-retreat = { tournament-card-retreat } spielen: { $choice } zurücknehmen
tournament-do-knock-down = { tournament-card-knock-down } gegen { $target } spielen
tournament-do-outmaneuver = { tournament-card-outmaneuver } spielen
tournament-do-charge = { tournament-card-charge } spielen
tournament-do-countercharge = { tournament-card-countercharge } spielen
tournament-do-disgrace = { tournament-card-disgrace } spielen
tournament-do-adapt = { tournament-card-adapt } spielen
tournament-do-outwit = { tournament-card-outwit } gegen { $target }: { $mine } geben, { $theirs } nehmen
tournament-do-shield = { tournament-card-shield } spielen
tournament-do-stunned = { tournament-card-stunned } gegen { $target } spielen
tournament-do-ivanhoe = { tournament-card-ivanhoe } spielen
tournament-do-pass = Geschehen lassen
tournament-do-keep = Behalten: { $choice }
tournament-do-end = Zug beenden
tournament-do-withdraw = Aussteigen
tournament-do-return = Zurückgeben: { $token }
tournament-do-take = Nehmen: { $token }

## Worauf das Spiel wartet

tournament-phase-open =
    { $you ->
        [yes] Eröffne das Turnier: Wähle eine Farbe und spiele eine Karte.
       *[no] { $player } eröffnet das Turnier.
    }
tournament-phase-turn =
    { $you ->
        [yes] Du bist am Zug: Spiele Karten, beende den Zug oder steig aus.
       *[no] { $player } ist am Zug.
    }
tournament-phase-react =
    { $asked ->
        [yes] { $player } spielt { $card-name }. Annulliere die Karte mit { tournament-card-ivanhoe } oder lass es geschehen.
       *[no] { $player } spielt { $card-name }. Die Karte kann noch annulliert werden.
    }
tournament-phase-adapt =
    { $you ->
        [yes] Wähle, welche Karte mit Wert { $value } du behältst.
       *[no] { $player } wählt, welche Karte mit Wert { $value } bleibt.
    }
tournament-phase-return =
    { $you ->
        [yes] Wähle die Marke, die dich das Burgfräulein kostet.
       *[no] { $player } wählt die Marke, die das Burgfräulein kostet.
    }
tournament-phase-take =
    { $you ->
        [yes] Wähle deine Marke: Bei Violett ist jede Farbe erlaubt.
       *[no] { $player } wählt eine Marke.
    }
tournament-phase-over =
    { $you ->
        [yes] Das Spiel ist aus. Du hast gewonnen.
       *[no] Das Spiel ist aus. { $player } hat gewonnen.
    }

## Warum ein Zug nicht möglich ist

tournament-reason-may-not-cancel = Nur die anderen, die noch im Turnier sind, dürfen { tournament-card-ivanhoe } spielen.
tournament-reason-nothing-to-cancel = Gerade ist keine Aktionskarte zu annullieren.
tournament-reason-not-asked = Das entscheidest jetzt nicht du.
tournament-reason-window-is-open = Zuerst muss die Aktionskarte abgehandelt werden.
tournament-reason-keep-another = { tournament-card-adapt }: Behalte eine deiner Karten mit Wert { $value }.
tournament-reason-nothing-to-keep = Gerade ist keine Karte zu wählen.
tournament-reason-no-token-to-return = Diese Marke kannst du jetzt nicht zurückgeben.
tournament-reason-no-token-to-take = Diese Marke kannst du jetzt nicht nehmen.
tournament-reason-already-open = Das Turnier ist schon eröffnet.
tournament-reason-open-first = Eröffne zuerst das Turnier: Wähle eine Farbe und spiele eine Karte.
tournament-reason-withdraw-after-opening = Aussteigen kannst du nach deiner Eröffnungskarte.
tournament-reason-action-after-opening = Aktionskarten kannst du nach deiner Eröffnungskarte spielen.
tournament-reason-purple-after-purple = Das letzte Turnier endete in Violett. Dieses braucht eine andere Farbe.
tournament-reason-colour-after-itself = Das letzte Turnier endete in { $colour }. Dieses braucht eine andere Farbe.
tournament-reason-does-not-open = Mit { $card-name } kannst du kein Turnier in { $colour } eröffnen.
tournament-reason-nothing-played = Um im Turnier zu bleiben, musst du in diesem Zug mindestens eine Karte spielen.
tournament-reason-total-too-low = Deine Summe von { $total } reicht nicht: Die höchste ist { $highest }.
tournament-reason-does-not-fit = { $card-name } passt nicht. Die Turnierfarbe ist { $colour }.
tournament-reason-is-stunned = { tournament-card-stunned }: Du darfst nur eine Karte pro Zug hinzufügen.
tournament-reason-second-maiden =
    { $you ->
        [yes] Du darfst nur ein Burgfräulein in der Auslage haben.
       *[no] { $player } darf nur ein Burgfräulein in der Auslage haben.
    }
tournament-reason-unhorse = { tournament-card-unhorse } macht aus Violett Rot, Blau oder Gelb.
tournament-reason-change-weapon = { tournament-card-change-weapon } macht aus Rot, Blau oder Gelb eine andere dieser drei Farben.
tournament-reason-drop-weapon = { tournament-card-drop-weapon } macht aus Rot, Blau oder Gelb Grün.
tournament-reason-no-opponent =
    { $you ->
        [yes] Wähle eine andere Person, die noch im Turnier ist.
       *[no] { $player } ist in diesem Turnier kein mögliches Ziel.
    }
tournament-reason-nothing-to-dodge = An dieser Stelle der Auslage liegt keine Karte.
tournament-reason-nothing-to-retreat = An dieser Stelle deiner Auslage liegt keine Karte.
tournament-reason-nothing-to-swap = Eine der beiden Karten liegt nicht mehr dort.
tournament-reason-shielded =
    { $you ->
        [yes] Ein Schild schützt deine Auslage.
       *[no] Ein Schild schützt die Auslage von { $player }.
    }
tournament-reason-shielded-from-outwit =
    { $you ->
        [yes] Du hast einen Schild: Nur Schild und Benommen sind zu nehmen.
       *[no] { $player } hat einen Schild: Nur Schild und Benommen sind zu nehmen.
    }
tournament-reason-would-empty =
    { $you ->
        [yes] Deine Auslage wäre leer.
       *[no] Die Auslage von { $player } wäre leer.
    }
tournament-reason-changes-nothing = { $card-name } würde jetzt nichts ändern.
tournament-reason-not-in-hand = { $card-name } ist nicht in deiner Hand.

## Kartenübersicht

tournament-effect-colour-card = Passt in ein Turnier ihrer Farbe und zählt mit ihrem Wert zu deiner Summe. In einem grünen Turnier zählt jede Karte 1.
    .rule = T5.1
tournament-effect-squire = Passt zu jeder Farbe und zählt mit seinem Wert. Du darfst beliebig viele Knappen haben.
    .rule = T5.1
tournament-effect-maiden = Passt zu jeder Farbe und zählt 6. Nur eines pro Auslage; mit ihm auszusteigen kostet eine Marke.
    .rule = T6.3
tournament-effect-unhorse = Macht aus Violett Rot, Blau oder Gelb, nach deiner Wahl.
    .rule = T8.1
tournament-effect-change-weapon = Macht aus Rot, Blau oder Gelb eine andere dieser drei Farben, nach deiner Wahl.
    .rule = T8.2
tournament-effect-drop-weapon = Macht aus Rot, Blau oder Gelb Grün: Jede Karte zählt dann 1.
    .rule = T8.3
tournament-effect-break-lance = Eine andere Person legt alle violetten Karten ihrer Auslage ab (eine Karte bleibt immer liegen).
    .rule = T9.1
tournament-effect-riposte = Nimm die neueste Karte aus der Auslage einer anderen Person und lege sie zu deiner.
    .rule = T9.2
tournament-effect-dodge = Lege eine beliebige Karte aus der Auslage einer anderen Person ab.
    .rule = T9.3
tournament-effect-retreat = Nimm eine beliebige Karte deiner Auslage auf die Hand zurück.
    .rule = T9.4
tournament-effect-knock-down = Ziehe eine zufällige Karte aus der Hand einer anderen Person. Nur ihr beide seht sie.
    .rule = T9.5
tournament-effect-outmaneuver = Alle anderen legen die neueste Karte ihrer Auslage ab.
    .rule = T9.6
tournament-effect-charge = Alle legen sämtliche Karten mit dem niedrigsten Wert auf dem Tisch ab (behalten aber mindestens eine).
    .rule = T9.7
tournament-effect-countercharge = Alle legen sämtliche Karten mit dem höchsten Wert auf dem Tisch ab (behalten aber mindestens eine).
    .rule = T9.8
tournament-effect-disgrace = Alle legen ihr ganzes Gefolge ab (behalten aber mindestens eine Karte).
    .rule = T9.9
tournament-effect-adapt = Alle behalten von jedem Wert eine Karte ihrer Wahl und legen die anderen ab.
    .rule = T9.10
tournament-effect-outwit = Gib einer anderen Person eine deiner offenen Karten und nimm eine von ihren. Auch Schild und Benommen können getauscht werden.
    .rule = T9.11
tournament-effect-shield = Liegt vor dir. Solange er dort liegt, treffen Aktionskarten der anderen deine Auslage nicht.
    .rule = T10.1
tournament-effect-stunned = Liegt vor einer anderen Person, die dann nur eine Karte pro Zug in ihre Auslage legen darf.
    .rule = T10.5
tournament-effect-ivanhoe = Annulliert eine Aktionskarte, die jemand anderes gerade gespielt hat. Geht auch außerhalb deines Zugs, solange du im Turnier bist.
    .rule = T11.1

## Wen eine Aktionskarte trifft

tournament-scope-one = Andere Person
tournament-scope-all = Alle Auslagen
tournament-scope-self = Du selbst
tournament-scope-colour = Die Farbe
tournament-scope-cancel = Annulliert eine Karte

## Hausregeln

tournament-option-ties = Gleiche Summen
    .rule = T12.1
tournament-option-ties-explained = Reicht Gleichstand mit der höchsten Summe, um im Turnier zu bleiben?
tournament-option-ties-strict = Muss höher sein
tournament-option-ties-strict-explained = Um im Turnier zu bleiben, muss deine Summe höher sein als jede andere.
tournament-option-ties-ties-stay = Gleichstand reicht
tournament-option-ties-ties-stay-explained = Um im Turnier zu bleiben, reicht Gleichstand mit der höchsten Summe.
tournament-option-repeat = Nicht zweimal in Folge
    .rule = T12.2
tournament-option-repeat-explained = Welche Farbe darf nicht zweimal in Folge gewählt werden?
tournament-option-repeat-purple-only = Violett
tournament-option-repeat-purple-only-explained = Nach einem Turnier, das in Violett endete, darf Violett nicht gewählt werden.
tournament-option-repeat-camelot = Jede Farbe
tournament-option-repeat-camelot-explained = Die letzte Farbe des vorigen Turniers darf nicht gewählt werden, wie in Camelot, der französischen Ausgabe von 2002.
tournament-option-discard = Ablagestapel
    .rule = T12.3
tournament-option-discard-explained = Wie viel vom Ablagestapel ist zu sehen?
tournament-option-discard-top-only = Oberste Karte
tournament-option-discard-top-only-explained = Alle sehen die oberste Karte und wie viele darunter liegen.
tournament-option-discard-open = Der ganze Stapel
tournament-option-discard-open-explained = Alle dürfen den ganzen Stapel durchsehen.
