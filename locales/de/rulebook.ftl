# Die Spielanleitung auf Deutsch. Conventions: locales/README.md.

book-contents = Inhalt
book-detail = Im Einzelnen:
book-explains = Spielanleitung: { $section }

## The Tournament

tournament-book-goal = Das Ziel
tournament-book-goal-1 = Gewinne Marken in verschiedenen Farben: alle fünf zu zweit oder zu dritt, vier beliebige zu viert oder zu fünft. Wer sie zuerst hat, gewinnt die Partie.
tournament-book-goal-2 = In jedem Turnier geht es um eine Marke. Hast du die Farbe schon, gewinnst du das Turnier, aber keine zweite Marke.

tournament-book-contest = Ein Turnier
tournament-book-contest-1 = Alle bekommen 8 Karten. Wer eröffnet, wählt eine Farbe und spielt eine Karte dieser Farbe, einen Knappen oder ein Burgfräulein.
tournament-book-contest-2 = Dann geht es reihum im Uhrzeigersinn. In deinem Zug musst du die höchste Summe erreichen oder aussteigen. Wer übrig bleibt, gewinnt die Marke und eröffnet das nächste Turnier.
tournament-book-contest-3 = Endet ein Turnier in Violett, nimmt man beim Sieg eine Marke in einer Farbe, die noch fehlt. Das nächste Turnier darf nicht violett sein.

tournament-book-turn = Dein Zug
tournament-book-turn-1 = Die Wertkarten vor dir sind deine Auslage. Ihre Werte zusammen sind deine Summe.
tournament-book-turn-draw = Ziehe eine Karte.
    .more = Das übernimmt der Tisch für dich. Du darfst beliebig viele Karten auf der Hand haben.
tournament-book-turn-play = Spiele so viele Karten, wie du willst.
    .more = Eine nach der anderen: Karten in der Farbe des Turniers, Knappen, Burgfräulein und Aktionskarten.
tournament-book-turn-end = Beende den Zug.
    .more = Du musst mindestens eine Karte gespielt haben, und deine Summe muss höher sein als jede andere. Gleich hoch reicht nicht.
tournament-book-turn-withdraw = Oder steig aus.
    .more = Für dich ist dieses Turnier vorbei, aber du behältst deine Hand für das nächste.

tournament-book-example = Ein Beispiel
tournament-book-example-1 = Das Turnier ist rot. { $name } hat { $highest }, also brauchst du { $need }. Du hast { $total }.
tournament-book-example-2 = Du spielst die Karte { $card }: Das macht { $total }. Du kannst den Zug beenden; nun muss { $name } mehr erreichen oder aussteigen.

tournament-book-colours = Die Farben
tournament-book-colours-1 = Eine Farbkarte passt nur in ein Turnier ihrer Farbe. Die kleine Zahl sagt, wie oft es die Karte gibt.
tournament-book-colours-2 = In einem grünen Turnier zählt jede Karte 1, was auch immer darauf steht.
tournament-book-colours-3 = Ändert eine Aktionskarte die Farbe, bleiben alle Karten auf dem Tisch liegen und zählen weiter. Nur was danach gespielt wird, muss die neue Farbe haben.

tournament-book-maiden = Knappen und Burgfräulein
tournament-book-maiden-1 = Sie sind das Gefolge und passen zu jeder Farbe. In deiner Auslage dürfen beliebig viele Knappen liegen, aber nur ein Burgfräulein.
tournament-book-maiden-2 = Steigst du mit einem Burgfräulein in der Auslage aus, gibst du eine deiner Marken zurück; du wählst, welche. Gewinnst du mit ihm, kostet es nichts.

tournament-book-withdraw = Aussteigen
tournament-book-withdraw-1 = Du kannst in deinem Zug jederzeit aussteigen, auch wenn du schon Karten gespielt hast. Alle Karten vor dir werden abgelegt.
tournament-book-withdraw-2 = Wer ein Turnier eröffnet, muss eine erste Karte spielen und kann erst dann aussteigen.
tournament-book-withdraw-3 = Rechtzeitig aufzuhören ist das halbe Spiel: Karten, die du jetzt behältst, können das nächste Turnier gewinnen.

tournament-book-actions = Aktionskarten
tournament-book-actions-1 = Schwarze Karten spielst du in deinem Zug. Eröffnest du das Turnier, kommt deine erste Karte vor ihnen. Die meisten werden abgelegt, sobald sie gespielt sind.
tournament-book-actions-2 = Eine Aktionskarte muss etwas ändern, und sie nimmt einer Auslage nie die letzte Karte.
tournament-book-actions-3 = Du hast { $total } gegen { $highest }. Du spielst { tournament-card-riposte } und nimmst die neueste Karte von { $name }.
tournament-book-actions-4 = Jetzt hast du { $total } gegen { $highest }.
tournament-book-colour-cards = Karten, die die Farbe ändern
tournament-book-colour-cards-1 = Du hast { $total } gegen { $highest } in einem blauen Turnier. Du spielst „{ tournament-card-drop-weapon }“.
tournament-book-colour-cards-2 = Jetzt ist das Turnier grün, und jede Karte zählt 1: Du hast { $total }, { $name } hat { $highest }.
tournament-book-one-cards = Karten gegen eine Person
tournament-book-all-cards = Karten für den ganzen Tisch
tournament-book-self-cards = Karten für dich
tournament-book-self-cards-1 = { tournament-card-shield } und { tournament-card-stunned } bleiben vor einer Person liegen, bis sie aussteigt oder das Turnier gewinnt. Nur mit { tournament-card-outwit } wechseln sie den Platz.

tournament-book-ivanhoe = Ivanhoe
tournament-book-ivanhoe-1 = Wird eine Aktionskarte gespielt, werden die anderen im Turnier gefragt, ob sie sie annullieren wollen. Das kann nur, wer Ivanhoe hat. Beide Karten werden dann abgelegt.
tournament-book-ivanhoe-2 = Alle werden gefragt, damit niemand erfährt, wer ihn hat. Es gibt nur einen Ivanhoe.

tournament-book-rest = Alles Übrige
tournament-book-rest-1 = Ist der Stapel aufgebraucht, wird die Ablage gemischt und zum neuen Stapel.
tournament-book-rest-2 = Sollst du eröffnen und hast keine Karte dafür, zeigst du deine Hand. Die nächste Person eröffnet, und du bleibst im Turnier.
tournament-book-rest-3 = Alle sehen die Karten auf dem Tisch, die Marken und wie viele Karten jede Person hat. Die Hände sind geheim.
tournament-book-rest-4 = Wenn du selbst einen Tisch eröffnest, kannst du Hausregeln wählen.

## The Castles

castles-book-goal = Das Ziel
castles-book-goal-1 = Fünf Burgen sind Punkte wert. Am Ende gehen die Punkte jeder Burg an die Person, deren Banner sie beherrscht. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.

castles-book-turn = Dein Zug
castles-book-turn-1 = Du spielst einen von sechs Herren mit fünf Bannern. Alle bekommen zwei Karten. Es geht im Uhrzeigersinn.
castles-book-turn-keep = Behalte eine Karte.
    .more = Zwei Karten vom Stapel werden aufgedeckt. Eine davon nimmst du.
castles-book-turn-barter = Tausche die andere.
    .more = Gib sie für eine Karte der anderen her, oder lass sie gehen.
castles-book-turn-attack = Greif eine Burg an, wenn du willst.
    .more = Mit genug Karten nimmst du sie ein. Dann darfst du dort die Banner vorrücken lassen und ein eigenes aufpflanzen.

castles-book-cards = Die Karten
castles-book-cards-1 = Jeder Soldat hat eine Gattung und ein Wappen. Jede dieser sechzehn Karten gibt es viermal.
castles-book-cards-2 = Ivanhoe und Locksley passen in jede Armee. Es gibt sie je einmal.

castles-book-barter = Der Tausch
castles-book-barter-1 = Alle anderen dürfen dir je eine Handkarte für die offene Karte bieten. Sie entscheiden gleichzeitig, und nur du siehst die Angebote.
castles-book-barter-2 = Du nimmst eines an: Du bekommst diese Karte, und die offene geht an die Person, die sie geboten hat. Lehnst du alle ab oder bietet niemand, ist die offene Karte aus dem Spiel.

castles-book-army = Eine Armee
castles-book-army-1 = Eine Armee ist eine oder mehrere Karten von deiner Hand. Alle haben dieselbe Gattung, oder alle haben dasselbe Wappen.
castles-book-army-arms = Dasselbe Wappen, und Locksley dazu: vier Karten.
castles-book-army-type = Dieselbe Gattung: drei Karten.

castles-book-attack = Der Angriff
castles-book-attack-1 = Du darfst in jedem Zug eine Burg angreifen, auch deine eigene. Deine Armee braucht mehr Karten als die Besatzung. Für eine leere Burg genügt eine Karte.
castles-book-attack-2 = Die Armee bleibt als neue Besatzung in der Burg. Die alte Besatzung kommt auf deine Hand.
castles-book-attack-3 = Die Besatzung von { $castle } hat zwei Karten, also brauchst du drei. Du greifst mit drei Löwen an.
castles-book-attack-4 = Jetzt halten die Löwen { $castle }, und die zwei Hirsche sind auf deiner Hand.

castles-book-banners = Banner
castles-book-banners-1 = Das Banner auf dem höchsten besetzten Feld beherrscht die Burg. Es hat einen goldenen Rahmen.
castles-book-banners-2 = Nach deinem Angriff darfst du vorrücken: Alle Banner dieser Burg ziehen ein Feld weiter. Dann darfst du ein eigenes auf Feld 1 aufpflanzen, wenn es frei ist.
castles-book-banners-3 = Hinter dem letzten Feld ist eine Grube, das Verlies. Ein Banner, das du hineinschiebst, wird dein Gefangener. Ist es dein eigenes, kommt es zu dir zurück.
castles-book-banners-4 = Du bist { $lord } und hast gerade { $castle } angegriffen. Das Banner von { $name } beherrscht die Burg.
castles-book-banners-5 = Du rückst vor: Das Banner von { $name } fällt ins Verlies. Du pflanzt ein zweites Banner auf. Jetzt beherrschst du { $castle }.

castles-book-prisoners = Gefangene und Handel
castles-book-prisoners-1 = Ein Gefangener bringt keine Punkte, aber wer Banner verloren hat, will sie vielleicht zurück. Du kannst ihn gegen Karten oder einen anderen Gefangenen eintauschen.
castles-book-prisoners-2 = In jedem Zug darfst du einer beliebigen Person einen Handel vorschlagen, auch wenn du nicht am Zug bist. Alle erfahren davon, aber die Karten seht nur ihr beide.

castles-book-end = Das Ende
castles-book-end-1 = Ist der Stapel leer, wird nichts mehr aufgedeckt: Man greift an oder passt. Passen alle nacheinander, ist die Partie zu Ende.
castles-book-end-2 = Gefangene und Handkarten zählen keine Punkte.

castles-book-lords = Die Herren
castles-book-lords-1 = Sie unterscheiden sich nur durch ihr Wappen.

castles-book-rest = Alles Übrige
castles-book-rest-1 = Alle sehen die Burgen, die Gefangenen, die Karten, die aus dem Spiel sind, und wie viele Karten jede Person hat. Die Hände sind geheim.
castles-book-rest-2 = Wenn du selbst einen Tisch eröffnest, kannst du Hausregeln wählen.
