# The review of a finished game: the web client reads it when one is opened.

review = Analyse
percent = { $number } %

# What decided it

review-decided = Was entschied
review-not-yet = Der Champion liest die Partie noch.
review-points = Punkte sind Hundertstel der Gewinnchance.
review-deal-good = { $you ->
        [yes] Die ersten Karten waren gut für dich:
       *[no] Die ersten Karten waren gut für { $player }:
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
review-deal-bad = { $you ->
        [yes] Die ersten Karten waren schlecht für dich:
       *[no] Die ersten Karten waren schlecht für { $player }:
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger.
review-draw-good = { $you ->
        [yes] Dein größtes Glück:
       *[no] Das größte Glück von { $player }:
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr ({ $chapter }).
review-draw-bad = { $you ->
        [yes] Dein größtes Pech:
       *[no] Das größte Pech von { $player }:
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger ({ $chapter }).
review-loss = { $you ->
        [yes] Am meisten verlorst du mit
       *[no] Am meisten verlor { $player } mit
    } „{ $move }“: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $chapter }, { $verdict }). Besser: { $better }.
review-no-loss = { $you ->
        [yes] Der Champion fand in deinen Zügen keinen Fehler.
       *[no] Der Champion fand in den Zügen von { $player } keinen Fehler.
    }
review-other-good = { $other-you ->
        [yes] Du halfst { $player } am meisten:
       *[no] { $you ->
            [yes] { $other } half dir am meisten:
           *[no] { $other } half { $player } am meisten:
        }
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr ({ $chapter }).
review-other-bad = { $other-you ->
        [yes] Du schadetest { $player } am meisten:
       *[no] { $you ->
            [yes] { $other } schadete dir am meisten:
           *[no] { $other } schadete { $player } am meisten:
        }
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger ({ $chapter }).

# Verdicts

review-good = Gut
review-close = Knapp, kein Urteil
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Grober Fehler
review-said = { $verdict }: { $move }

# Curves

review-chance = { $you ->
        [yes] Deine Gewinnchance
       *[no] { $player }: Gewinnchance
    }
review-known = { $you ->
        [yes] wie du es wissen konntest
       *[no] wie { $player } es wissen konnte
    }
review-open = alle Karten offen
review-even = gleicher Anteil
review-computing = wird noch berechnet
review-gap = { $you ->
        [yes] Der Abstand der Linien ist, was du nicht wissen konntest.
       *[no] Der Abstand der Linien ist, was { $player } nicht wissen konnte.
    }
review-table = Dasselbe als Tabelle
review-decision-number = Entscheidung
review-start = Anfang
review-end = Ende
review-curve-label = { $you ->
        [yes] Deine Gewinnchance
       *[no] Gewinnchance von { $player }
    }: zuerst { $start }, höchstens { $highest }, am Ende { $end }. Die Tabelle darunter hat alle Werte.

# Decisions

review-decisions = Entscheidungen
review-whose = Wessen Entscheidungen
review-number = Entscheidung { $number }
review-number-of = Entscheidung { $number } von { $all }
review-rest = { $count ->
        [one] Zu 1 weiteren Entscheidung hatte der Champion nichts zu sagen.
       *[other] Zu { $count } weiteren Entscheidungen hatte der Champion nichts zu sagen.
    }
review-all = { $count ->
        [one] Die Entscheidung zeigen
       *[other] Alle { $count } Entscheidungen zeigen
    }
review-fewer = Nur das Wichtige
review-cost = minus { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Fehler { $error }

# One decision

review-as-seen = { $you ->
        [yes] wie du es sahst
       *[no] wie { $player } es sah
    }
review-worth = { $you ->
        [yes] Was jeder Zug für dich wert war
       *[no] Was jeder Zug für { $player } wert war
    }
review-best = Wahl des Champions
review-played = { $you ->
        [yes] dein Zug
       *[no] gespielt
    }
review-close-explained = Der beste Zug und dieser unterscheiden sich um { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, plus oder minus { $error }. Das ist zu knapp, um ihn falsch zu nennen.
review-think = Zehnmal so lange nachdenken
review-thinking = Der Champion denkt nach…
review-why = Der Champion spielte { $count } Verteilungen weiter, die zum Gesehenen passen. { $better }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } besser.
review-opinion = Die Meinung des Champions: Gewinnchance, wenn alle wie er weiterspielen. ± ist ein Standardfehler.
review-glance = Die Kurve ist die Schätzung des Champions auf den ersten Blick. Hier hat er gedachte Verteilungen weitergespielt; beides kann voneinander abweichen.
review-on-table = Am Tisch zeigen

# What could they hold

review-hold = { $you ->
        [yes] Was konntest du haben?
       *[no] Was konnte { $player } haben?
    }
review-hold-all = Was konnten die anderen haben?
review-holder = Wessen Hand
review-hold-explained = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, beurteilt nach allem, was bis dahin zu sehen war.
review-held = ✓ gehabt
review-not-held = – nicht gehabt
review-show = { $you ->
        [yes] Zeigen, was du hattest
       *[no] Zeigen, was { $player } hatte
    }
review-hide = Diese Karten verbergen

# Luck and play

review-luck = Glück und Spiel
review-luck-label = { $you ->
        [yes] Dein Ergebnis
       *[no] Das Ergebnis von { $player }
    }: { $start } am Anfang, Glück { $luck }, eigenes Spiel { $own }, Spiel der anderen { $others }, { $end } am Ende.
review-step-start = Anfang
review-step-luck = Glück
review-step-own = { $you ->
        [yes] dein Spiel
       *[no] eigenes Spiel
    }
review-step-others = andere
review-step-end = Ende
review-player = Name
review-col-luck = Glück
review-col-own = Eigenes Spiel
review-col-others = Spiel der anderen
review-col-result = Ergebnis
review-winner = Gewonnen:
review-sum = Summe
review-luck-explained = In Punkten der Gewinnchance, von { $number } am Anfang bis 100 für den Sieg. Glück ist, was der Zufall getan hat. Es sagt nichts darüber, wie gut gespielt wurde.

# Try it from here

review-try = Von hier aus versuchen
review-try-explained = { $chapter }, Entscheidung { $number }. Champions übernehmen die anderen Plätze. Nichts zählt; die Partie bleibt, wie sie war.
review-try-deal = Diese Verteilung
    .more = Dieselben Karten wie in der Partie, wieder verdeckt. Was wäre geschehen?
review-try-any = Jede Verteilung, die möglich war
    .more = Verdeckte Karten werden neu gegeben, passend zu allem, was zu sehen war. War es eine gute Entscheidung? Jedes Mal eine neue Verteilung.
review-try-spoiled = Du hast in dieser Analyse vielleicht Hände gesehen. „Diese Verteilung“ ist dann Übung, keine Probe.
review-try-play = Selbst weiterspielen
review-try-wrong = Der Tisch konnte nicht eröffnet werden. Versuche es noch einmal.

# States

review-working = Der Champion denkt nach
review-luck-first = Zuerst die Kurven und das Glück. Was fertig ist, kannst du schon lesen.
review-before = { $count ->
    [one] Der Server rechnet. Eine Analyse ist vor deiner dran.
   *[other] Der Server rechnet. { $count } Analysen sind vor deiner dran.
}
review-at = Entscheidung { $number } von { $all }. Was fertig ist, kannst du schon lesen.
review-at-left = Entscheidung { $number } von { $all }, noch etwa { $seconds } s. Was fertig ist, kannst du schon lesen.
review-stop = Hier anhalten
review-stopped = Die Analyse hielt bei Entscheidung { $number } an
review-stays = Was fertig ist, bleibt.
review-go-on = Weitermachen
review-again = Noch einmal versuchen
review-broken = Dieser Browser konnte die Analyse nicht fortsetzen.
review-too-long = Der Server gibt einer Analyse zwei Minuten, und diese dauert länger.
review-not-there = Der Server konnte diese Partie nicht analysieren.
review-running = Diese Partie läuft noch
    .more = Analysen öffnen sich, wenn sie zu Ende ist, für alle zugleich.
review-ended = Diese Partie wurde abgebrochen
    .more = Eine Analyse zeigt alle Hände, und die einer abgebrochenen Partie bleiben verdeckt.
review-impossible = Dieser Browser kann keine Partien analysieren
    .more = Das Protokoll lässt sich beim Ansehen herunterladen und mit dem Programm analysieren.
review-no-verdicts = Keine Urteile für diesen Tisch
    .more = { $game } zu { $count }: Unser bester Bot urteilt hier nicht gut genug. Er würde tadeln, was er nicht versteht, und schweigt deshalb. Glück und mögliche Hände werden gezeigt.
