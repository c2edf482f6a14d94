# Der Terminal-Client auf Deutsch. Vereinbarungen: locales/README.md.

## Kommen und Gehen

term-welcome =
    { $count ->
        [0] { $game }.
       *[other] { $game }. Mit dir am Tisch: { $players }.
    } Tippe die Nummer eines Zugs und Enter. Tippe „help“ für mehr.
term-saved = Die Partie ist gespeichert. Weiter geht es mit: { $command }
term-seat-kept = Dein Platz bleibt deiner. Zurück kommst du mit: { $command }
term-record = Die Aufzeichnung dieser Partie: { $path }
term-closing = Der Server startet gleich neu. Jede Partie ist sicher.
term-line-lost = Keine Verbindung zum Server. Es wird weiter versucht.
term-line-back = Die Verbindung ist wieder da.
term-outdated = Der Server wurde aktualisiert, und dieses Programm ist zu alt für ihn. Installiere die neue Version.
term-request-lost = Das ist nicht beim Server angekommen. Wiederhole es, wenn du es noch willst.
term-watching = Du schaust hier zu.
term-not-kept = Die Partie kann nicht gespeichert werden und wartet deshalb. Ist der Speicher voll?
term-odd-server = Der Server hat etwas gesendet, das dieses Programm nicht versteht.
term-skipped = Ausgelassene Ereignisse: { $count }.
term-trouble-no-home = Dein persönlicher Ordner wurde nicht gefunden. Gib einen Ordner mit --data an.
term-trouble-nothing-kept = Hier ist keine angefangene Partie gespeichert. Beginne eine mit: ivanhoe play
term-trouble-no-such-game = Es gibt keine angefangene Partie { $number }. Die Liste zeigt: ivanhoe games
term-trouble-open-elsewhere = Die Partie scheint in einem anderen Fenster offen zu sein: { $why }
term-trouble-no-table = Hier ist kein Tisch auf { $server } gespeichert.
term-trouble-unknown-game = Dieses Programm kennt das Spiel „{ $game }“ nicht.
term-trouble-players = { $game }: { $least } bis { $most } Personen, nicht { $players }.
term-trouble-silent = Der Server antwortet nicht.
term-trouble-address = Das ist keine Adresse eines Servers: { $why }
term-trouble-unreachable = Der Server ist nicht erreichbar: { $why }
term-trouble-status = Der Server hat die Anfrage abgelehnt (Status { $status }).
term-trouble-odd = Die Antwort des Servers ist unverständlich: { $why }
term-trouble-certificate = Der Server kann sich nicht ausweisen; nichts wurde an ihn gesendet: { $why }
term-distrust-issuer = dieser Rechner vertraut der Stelle nicht, die sein Zertifikat unterschrieben hat.
term-distrust-name = sein Zertifikat gilt für einen anderen Namen.
term-distrust-time = sein Zertifikat ist abgelaufen oder noch nicht gültig. Geht die Uhr dieses Rechners richtig?
term-tables-none = Auf { $server } ist kein Tisch offen. Eröffne einen mit: { $command }
term-tables-free = frei
term-tables-playing = im Spiel
term-tables-join = Platz nehmen mit: { $command }
term-games-line =
    { $count ->
        [one] { $when }, { $game }, 1 Zug von dir
       *[other] { $when }, { $game }, { $count } Züge von dir
    }
term-games-busy = in einem anderen Fenster offen
term-games-resume = Weiter mit: ivanhoe play --resume=1 — eine Partie löschen mit: ivanhoe games --remove 1

## Vor dem Geben

term-waiting-for-you = Alle Plätze sind besetzt. Tippe „start“, um zu beginnen.
term-waiting-for-host = Alle Plätze sind besetzt. Die Tischleitung beginnt die Partie.
term-waiting-typed = Tippe „sit B“ für einen anderen Platz. Der Link dieses Tischs: { $link }
term-waiting-typed-host = Lade andere ein mit { $link } — oder tippe „bot B knight“ für einen Bot, „sit B“ für einen anderen Platz.
term-waiting-for-seats =
    { $count ->
        [one] 1 Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }

## Antworten

term-possible = Möglich. Wenn es niemand verhindert:
term-which = Welcher dieser Züge?
term-no-move = „{ $text }“ ist kein Zug. Tippe eine Nummer, einen Zug wie „{ $example }“ oder „help“.
term-no-number = Es gibt keinen Zug { $text }. Die Züge haben die Nummern 1 bis { $most }.
term-no-moves = Du hast jetzt nichts zu entscheiden.
term-moves-changed = Die Liste der Züge hat sich geändert. Sieh noch einmal hin und wähle dann.
term-choose-first = Wähle zuerst einen Zug mit ↑ ↓ oder tippe seine Nummer.
term-no-undo = Es gibt gerade keinen Zug, den du zurücknehmen kannst.
term-over-typed = Tippe „rematch“ für noch eine Partie, „quit“ zum Gehen.
term-no-rule = Es gibt keine Regel { $text }.
term-no-card = Die Kartenübersicht hat nichts namens „{ $text }“.
term-no-log = Noch ist nichts geschehen.
term-no-chat = Noch hat niemand etwas gesagt.
term-under-way = Dein letzter Zug ist noch unterwegs.
term-slip-why = Welcher Zug? Zum Beispiel: why play R5
term-slip-order = Eine Anweisung ist „order always“, „order touched“ oder „order never“.
term-slip-say = Was sagen? Zum Beispiel: say Hallo
term-slip-seat = Es gibt keinen Platz „{ $text }“: A bis F.
term-slip-bot = Zum Beispiel: bot B knight, oder bot B none.

## Was man tippen kann

term-help-typed = Du kannst tippen:
term-type-number = 3 — macht Zug 3 der Liste
term-type-move = { $example } — macht diesen Zug, wie die Notation ihn schreibt
term-type-why = why { $example } — was der Zug bewirkt, oder warum er nicht geht
term-type-moves = moves — die Liste deiner Züge; moves propose — alle einer Art
term-type-hand = hand — deine Hand
term-type-table = table — der Tisch in Sätzen
term-type-log = log — was bisher geschah
term-type-cards = cards, cards riposte — die Kartenübersicht
term-type-rule = rule T5.1 — eine Regel; rules — alle
term-type-order = order always, order touched, order never — wann du zu einer Aktionskarte gefragt wirst
term-type-more = more — mehr Zeit, auf eine Aktionskarte zu antworten, einmal pro Turnier
term-type-undo = undo oder Taste u — nimmt deinen letzten Zug zurück, gegen Bots
term-type-say = say Hallo — eine Zeile im Chat; say /good-luck — ein fertiger Satz
term-type-chat = chat — was gesagt wurde
term-type-room = sit B, bot C knight, start — vor der Partie am Tisch eines Servers
term-type-rematch = rematch — noch eine Partie am selben Tisch
term-type-quit = quit — gehen; die Partie ist gespeichert
term-hand-line =
    { $count ->
        [0] Deine Hand ist leer.
        [one] Deine Hand, 1 Karte: { $cards }.
       *[other] Deine Hand, { $count } Karten: { $cards }.
    }
term-fold =
    { $count ->
        [one] { $name }: { $count } Zug (tippe: moves { $verb })
       *[other] { $name }: { $count } Züge (tippe: moves { $verb })
    }
term-verb-open = Turnier eröffnen
term-verb-play = Karte spielen
term-verb-propose = Handel vorschlagen
term-propose-to = { $player } einen Handel vorschlagen
term-verb-muster = Karte einsetzen
term-verb-offer = Karte anbieten
term-verb-lay = Karte offen auslegen

## Das Turnier

term-tournament-colour = Die Turnierfarbe: { $colour }.
term-tournament-not-open = Das Turnier ist noch nicht eröffnet.
term-tournament-seat =
    { $you ->
        [yes] Du
       *[no] { $player }
    }: { $in ->
        [yes] Summe { $total }.
       *[no] ausgestiegen.
    }
term-tournament-display = Auslage: { $cards }.
term-tournament-front = Vor sich: { $cards }.
term-tournament-holds =
    Karten auf der Hand: { $cards }. { $count ->
        [0] Keine Marken.
       *[other] Marken: { $tokens }.
    }
term-tournament-piles =
    { $count ->
        [0] { $deck ->
                [one] Nachziehstapel: 1 Karte.
               *[other] Nachziehstapel: { $deck } Karten.
            } Der Ablagestapel ist leer.
       *[other] { $deck ->
                [one] Nachziehstapel: 1 Karte.
               *[other] Nachziehstapel: { $deck } Karten.
            } Ablagestapel: { $count }, obenauf { $top }.
    }
term-tournament-enough = Du hast { $total }. Das reicht, um im Turnier zu bleiben.
term-tournament-lead = Du führst mit { $total }. Um im Turnier zu bleiben, spiele noch eine Karte.
term-tournament-needed = Du hast { $total } und brauchst { $needed }, um im Turnier zu bleiben.
term-tournament-legend = Zeichen: { $signs }; ♛ die höchste Summe; ▸ wer am Zug ist.
term-tournament-turn = Du bist am Zug: Spiele Karten oder steig aus.
term-tournament-outlook = Deine Summe: { $total }.
term-tournament-open-again = { $choice } (diese Marke hast du schon)
term-tournament-colour-cards = Farbkarten
term-tournament-squire = Knappe
term-tournament-maiden = Burgfräulein

## Die Burgen

term-castles-castle-line =
    { $castle }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }: { $count ->
        [0] keine Besatzung
       *[other] Besatzung { $garrison }
    }; { $planted ->
        [0] keine Banner
       *[other] { $banners }
    }.
term-castles-control = Beherrscht von { $player }.
term-castles-square = { $lord } auf Feld { $square }
term-castles-seat =
    { $you ->
        [yes] Du, { $lord }
       *[no] { $player }, { $lord }
    }: Punkte { $score }; Karten auf der Hand: { $cards }; Banner im Vorrat: { $reserve }; { $count ->
        [0] keine Gefangenen
       *[other] Gefangene: { $prisoners }
    }.
term-castles-deck =
    { $deck ->
        [one] Nachziehstapel: 1 Karte.
       *[other] Nachziehstapel: { $deck } Karten.
    }
term-castles-accept = { $card } von { $player } annehmen
term-castles-outlook = Deine Punkte: { $score }.
term-castles-turned = Aufgedeckt: { $cards }.
term-castles-open = Offen zum Tausch: { $card }.
term-castles-army =
    { $count ->
        [0] Mindestens { $needed }, um zuzuschlagen.
       *[other] Armee: { $cards }. Mindestens { $needed }, um zuzuschlagen.
    }
term-castles-legend = Zeichen: { $signs }; (o) das Verlies; ▸ wer oder welche Burg dran ist.
term-castles-soldier = Soldat
term-castles-castle = Burg
term-castles-garrison = Besatzung
term-castles-banner = Banner
term-castles-advance = Vorrücken
term-castles-oubliette = Verlies
term-castles-prisoner = Gefangener
term-castles-barter = Tausch

## Der Bildschirm

term-help = Hilfe
term-log = Verlauf
term-chat = Chat
term-hand = Deine Hand
term-table = Der Tisch
term-moves = Deine Züge
term-answer = Antwort
term-card-reference = Kartenübersicht
term-rules = Regeln
term-page-more = ↓ mehr · Esc zurück
term-page-end = Esc zurück
term-head-deck = Stapel { $count }
term-head-discard = Ablage { $count }
term-head-turned = aufgedeckt
term-head-open = offen
term-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
term-banners =
    { $count ->
        [one] 1 Banner
       *[other] { $count } Banner
    }
term-prisoners = Gefangene
term-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
term-tournament-out = ausgestiegen
term-board-cut = … b — der ganze Tisch
term-seat-free = (frei)
term-you = du
term-window = Noch { $seconds } s zum Antworten.
term-clock = Deine Zeit: { $time }.
term-card-not-now = Diese Karte kann jetzt nicht gespielt werden. Die Leertaste sagt, warum.
term-over-keys = n — noch eine Partie · l — Verlauf · q — gehen
term-quit-again = Gehen? Die Partie ist gespeichert. Drücke noch einmal q, um zu gehen.
term-withdraw-again = Aussteigen und die Auslage ablegen? Drücke die Taste noch einmal zur Bestätigung.
term-say-prompt = Sagen:
term-key-choose = wählen
term-key-do = tun
term-key-card = Karte
term-key-why = warum
term-key-type = tippen
term-key-help = Hilfe
term-key-quit = gehen
term-key-log = Verlauf
term-key-cards = Karten
term-key-say = sagen
term-key-step = Schritt
term-key-turn = Zug
term-key-chapter = Sprung
term-key-hands = alle Hände
term-key-end = Zug beenden
term-key-withdraw = aussteigen
term-key-rules = Regeln
term-key-table = Tisch
term-key-order = Anweisung
term-key-eyes = Ansicht
term-eyes = Aus der Sicht von { $player }.
term-eyes-public = Aus der Sicht des Publikums.

## Die Tasten, erklärt

term-help-pressed = Du kannst drücken:
term-help-more = ? — noch einmal: was du tippen kannst
term-press-move = ↑ ↓ — deine Züge durchgehen
term-press-do = Enter — den Zug machen oder eine Gruppe aufklappen
term-press-card = ← → — eine Karte wählen: nur ihre Züge, oder warum sie keine hat; Esc legt sie zurück
term-press-why = Leertaste — was der Zug bewirkt, oder warum er nicht geht
term-press-number = 1 bis 9 — die Nummer eines Zugs tippen; / — anderes tippen
term-press-verbs-tournament = e — Zug beenden; w — aussteigen; v — Ivanhoe; p — geschehen lassen
term-press-verbs-castles = p — passen
term-press-undo = u — deinen letzten Zug zurücknehmen, gegen Bots
term-press-pages = l — Verlauf; c — Karten; r — Regeln; b — der Tisch in Sätzen; x — Chat; ? — diese Seite
term-press-search = / auf einer Seite wie dieser — ein Wort suchen; n — der nächste Treffer
term-press-order = o — nächste Anweisung; m — mehr Zeit zum Antworten
term-press-say = t — etwas sagen; n — noch eine Partie, wenn diese vorbei ist; q — gehen

## Eine aufgezeichnete Partie

term-replay-step = ← → — ein Schritt; Schritte, in denen nichts zu sehen ist, entfallen
term-replay-turn = ↑ ↓ — ein Zug
term-replay-chapter-tournament = Bild↑ Bild↓ — das vorige oder nächste Turnier
term-replay-chapter-castles = Bild↑ Bild↓ — die vorige oder nächste Erstürmung
term-replay-ends = Pos1 Ende — der Anfang, das Ende
term-replay-eyes = a — die Sicht der nächsten Person, dann des Publikums
term-replay-hands = o — alle Hände zeigen oder verbergen
term-replay-pages = l — Verlauf; c — Karten; r — Regeln; b — der Tisch in Sätzen; q — gehen
term-hands = Alle Hände

## Analyse

term-review-working = Analyse
term-review-unfinished = Die Partie ist noch nicht zu Ende. Analysiert werden nur beendete Partien.
term-review-title = { $game }: Analyse für { $player }
term-review-decided = Was die Partie entschieden hat
term-review-deal-good = Die Mischung war gut für { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
term-review-deal-bad = Die Mischung war schlecht für { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger.
term-review-draw-good = Zug { $number } brachte { $player } das meiste Glück: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
term-review-draw-bad = Zug { $number } brachte { $player } das meiste Pech: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger.
term-review-loss = { $player } verlor am meisten mit Zug { $number }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Besser: { $better }.
term-review-no-loss = Der Champion fand in den Zügen von { $player } keinen Fehler.
term-review-other-good = { $other } half { $player } am meisten mit Zug { $number }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
term-review-other-bad = { $other } schadete { $player } am meisten mit Zug { $number }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger.
term-review-decisions = Entscheidungen
term-review-inaccuracy = Ungenauigkeit
term-review-mistake = Fehler
term-review-blunder = grober Fehler
term-review-decision = Zug { $number }, { $verdict }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger, ± { $error }. Gespielt: { $played }. Besser: { $better }.
term-review-count = { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    } insgesamt. Zu knapp für ein Urteil: { $close }.
term-review-no-verdicts = Keine Urteile für diesen Tisch: Der Champion urteilt hier nicht gut genug und schweigt deshalb.
term-review-accounts = Glück und Spiel
term-review-account = { $player }: Glück { $luck }, eigenes Spiel { $own }, Spiel der anderen { $others }, Ergebnis { $result }
term-review-luck-explained = Glück ist, was der Zufall getan hat. Es sagt nichts darüber, wie gut gespielt wurde.
term-review-opinion = Die Meinung des Champions: Ein Punkt ist ein Hundertstel eines Sieges, wenn alle so weiterspielen. ± ist ein Standardfehler.
