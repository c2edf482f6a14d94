# Le client du terminal en français. Conventions : locales/README.md.

## Arrivée et départ

term-welcome =
    { $count ->
        [0] { $game }.
       *[other] { $game }. À la table avec vous : { $players }.
    } Tapez le numéro d’un coup puis Entrée. Tapez « help » pour en savoir plus.
term-saved = La partie est enregistrée. Pour la reprendre : { $command }
term-seat-kept = Votre place vous reste. Pour revenir : { $command }
term-record = Le relevé de cette partie : { $path }
term-closing = Le serveur va redémarrer. Aucune partie n’est perdue.
term-line-lost = Pas de connexion au serveur. Nouvel essai en cours.
term-line-back = La connexion est rétablie.
term-outdated = Le serveur a été mis à jour, et ce programme est trop ancien pour lui. Installez la nouvelle version.
term-request-lost = Cela n’est pas arrivé au serveur. Recommencez si vous le voulez encore.
term-watching = Vous regardez cette partie.
term-not-kept = La partie ne peut pas être enregistrée : elle attend. Le disque est-il plein ?
term-odd-server = Le serveur a envoyé quelque chose que ce programme ne comprend pas.
term-skipped = Événements omis : { $count }.
term-trouble-no-home = Votre dossier personnel est introuvable. Indiquez un dossier avec --data.
term-trouble-nothing-kept = Aucune partie inachevée n’est enregistrée ici. Commencez-en une avec : ivanhoe play
term-trouble-no-such-game = Il n’y a pas de partie inachevée { $number }. Pour voir la liste : ivanhoe games
term-trouble-open-elsewhere = La partie semble ouverte dans une autre fenêtre : { $why }
term-trouble-no-table = Aucune table sur { $server } n’est enregistrée ici.
term-trouble-unknown-game = Ce programme ne connaît pas le jeu « { $game } ».
term-trouble-players = { $game } : { $least } à { $most } personnes, pas { $players }.
term-trouble-silent = Le serveur ne répond pas.
term-trouble-address = Ce n’est pas l’adresse d’un serveur : { $why }
term-trouble-unreachable = Le serveur est injoignable : { $why }
term-trouble-status = Le serveur a refusé la demande (état { $status }).
term-trouble-odd = La réponse du serveur est incompréhensible : { $why }
term-trouble-certificate = Le serveur ne peut pas prouver son identité ; rien ne lui a été envoyé : { $why }
term-distrust-issuer = cet ordinateur ne fait pas confiance à la signature de son certificat.
term-distrust-name = son certificat est établi pour un autre nom.
term-distrust-time = son certificat a expiré ou n’est pas encore valable. L’horloge de cet ordinateur est-elle à l’heure ?
term-tables-none = Aucune table n’est ouverte sur { $server }. Ouvrez-en une avec : { $command }
term-tables-free = libre
term-tables-playing = en cours
term-tables-join = Pour vous asseoir : { $command }
term-games-line =
    { $count ->
        [one] { $when }, { $game }, { $count } coup de votre part
       *[other] { $when }, { $game }, { $count } coups de votre part
    }
term-games-busy = ouverte dans une autre fenêtre
term-games-resume = Pour continuer : ivanhoe play --resume=1 — pour supprimer une partie : ivanhoe games --remove 1

## Avant la donne

term-waiting-for-you = Toutes les places sont prises. Tapez « start » pour commencer.
term-waiting-for-host = Toutes les places sont prises. L’hôte lance la partie.
term-waiting-typed = Tapez « sit B » pour prendre une autre place. Le lien de cette table : { $link }
term-waiting-typed-host = Invitez les autres avec { $link } — ou tapez « bot B knight » pour un robot, « sit B » pour une autre place.
term-waiting-for-seats =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }

## Réponses

term-possible = Possible. Si personne ne s’y oppose :
term-which = Lequel de ces coups ?
term-no-move = « { $text } » n’est pas un coup. Tapez un numéro, un coup comme « { $example } » ou « help ».
term-no-number = Il n’y a pas de coup { $text }. Les coups vont de 1 à { $most }.
term-no-moves = Vous n’avez rien à décider pour l’instant.
term-moves-changed = La liste des coups a changé. Regardez à nouveau, puis choisissez.
term-choose-first = Choisissez d’abord un coup avec ↑ ↓, ou tapez son numéro.
term-no-undo = Il n’y a pas de coup que vous puissiez reprendre maintenant.
term-over-typed = Tapez « rematch » pour une autre partie, « quit » pour partir.
term-no-rule = Il n’y a pas de règle { $text }.
term-no-card = L’aide-mémoire n’a rien au nom de « { $text } ».
term-no-log = Rien ne s’est encore passé.
term-no-chat = Personne n’a encore rien dit.
term-under-way = Votre dernier coup est encore en route.
term-slip-why = Quel coup ? Par exemple : why play R5
term-slip-order = Une consigne est « order always », « order touched » ou « order never ».
term-slip-say = Dire quoi ? Par exemple : say bonjour
term-slip-seat = Il n’y a pas de place « { $text } » : de A à F.
term-slip-bot = Par exemple : bot B knight, ou bot B none.

## Ce qui se tape

term-help-typed = Vous pouvez taper :
term-type-number = 3 — joue le coup 3 de la liste
term-type-move = { $example } — joue ce coup, dans la notation du jeu
term-type-why = why { $example } — l’effet du coup, ou pourquoi il est impossible
term-type-moves = moves — la liste de vos coups ; moves propose — tous ceux d’une sorte
term-type-hand = hand — votre main
term-type-table = table — la table en phrases
term-type-log = log — ce qui s’est passé jusqu’ici
term-type-cards = cards, cards riposte — l’aide-mémoire des cartes
term-type-rule = rule T5.1 — une règle ; rules — toutes
term-type-order = order always, order touched, order never — quand une carte d’action vous est soumise
term-type-more = more — plus de temps pour répondre à une carte d’action, une fois par tournoi
term-type-undo = undo, ou la touche u — reprend votre dernier coup, contre des robots
term-type-say = say bonjour — une ligne de discussion ; say /good-luck — une phrase toute faite
term-type-chat = chat — ce qui s’est dit
term-type-room = sit B, bot C knight, start — avant la partie, à la table d’un serveur
term-type-rematch = rematch — une autre partie à la même table
term-type-quit = quit — partir ; la partie est enregistrée
term-hand-line =
    { $count ->
        [0] Votre main est vide.
        [one] Votre main, { $count } carte : { $cards }.
       *[other] Votre main, { $count } cartes : { $cards }.
    }
term-fold =
    { $count ->
        [one] { $name } : { $count } coup (tapez : moves { $verb })
       *[other] { $name } : { $count } coups (tapez : moves { $verb })
    }
term-verb-open = Ouvrir un tournoi
term-verb-play = Jouer une carte
term-verb-propose = Proposer un marché
term-propose-to = Proposer un marché à { $player }
term-verb-muster = Enrôler une carte
term-verb-offer = Offrir une carte
term-verb-lay = Poser une carte

## Le Tournoi

term-tournament-colour = La couleur du tournoi : { $colour }.
term-tournament-not-open = Le tournoi n’est pas encore ouvert.
term-tournament-seat =
    { $you ->
        [yes] Vous
       *[no] { $player }
    } : { $in ->
        [yes] total { $total }.
       *[no] hors lice.
    }
term-tournament-display = Zone de jeu : { $cards }.
term-tournament-front = Devant soi : { $cards }.
term-tournament-holds =
    Cartes en main : { $cards }. { $count ->
        [0] Aucun jeton.
       *[other] Jetons : { $tokens }.
    }
term-tournament-piles =
    { $count ->
        [0] { $deck ->
                [one] Pioche : { $deck } carte.
               *[other] Pioche : { $deck } cartes.
            } La défausse est vide.
       *[other] { $deck ->
                [one] Pioche : { $deck } carte.
               *[other] Pioche : { $deck } cartes.
            } Défausse : { $count }, dessus { $top }.
    }
term-tournament-enough = Vous avez { $total }. Cela suffit pour rester en lice.
term-tournament-lead = Vous êtes en tête avec { $total }. Pour rester en lice, jouez encore une carte.
term-tournament-needed = Vous avez { $total } ; il faut { $needed } pour rester en lice.
term-tournament-legend = Signes : { $signs } ; ♛ le plus haut total ; ▸ à qui de jouer.
term-tournament-turn = C’est à vous : jouez des cartes ou retirez-vous.
term-tournament-outlook = Votre total : { $total }.
term-tournament-open-again = { $choice } (vous avez ce jeton)
term-tournament-colour-cards = Cartes de couleur
term-tournament-squire = Écuyer
term-tournament-maiden = Damoiselle

## Les Châteaux

term-castles-castle-line =
    { $castle }, { $points } { $points ->
        [one] point
       *[other] points
    } : { $count ->
        [0] pas de garnison
       *[other] garnison { $garrison }
    } ; { $planted ->
        [0] aucune bannière
       *[other] { $banners }
    }.
term-castles-control = Contrôlé par { $player }.
term-castles-square = { $lord } sur la case { $square }
term-castles-seat =
    { $you ->
        [yes] Vous, { $lord }
       *[no] { $player }, { $lord }
    } : points { $score } ; cartes en main : { $cards } ; bannières en réserve : { $reserve } ; { $count ->
        [0] aucun prisonnier
       *[other] prisonniers : { $prisoners }
    }.
term-castles-deck =
    { $deck ->
        [one] Pioche : { $deck } carte.
       *[other] Pioche : { $deck } cartes.
    }
term-castles-accept = Accepter { $card } ({ $player })
term-castles-outlook = Vos points : { $score }.
term-castles-turned = Retournées : { $cards }.
term-castles-open = Au troc : { $card }.
term-castles-army =
    { $count ->
        [0] Au moins { $needed } pour donner l’assaut.
       *[other] Armée : { $cards }. Au moins { $needed } pour donner l’assaut.
    }
term-castles-legend = Signes : { $signs } ; (o) l’oubliette ; ▸ la personne ou le château concerné.
term-castles-soldier = Soldat
term-castles-castle = Château
term-castles-garrison = Garnison
term-castles-banner = Bannière
term-castles-advance = Avance
term-castles-oubliette = Oubliette
term-castles-prisoner = Prisonnier
term-castles-barter = Troc

## L’écran

term-help = Aide
term-log = Journal
term-chat = Discussion
term-hand = Votre main
term-table = La table
term-moves = Vos coups
term-answer = Réponse
term-card-reference = Aide-mémoire des cartes
term-rules = Règles
term-page-more = ↓ suite · Échap retour
term-page-end = Échap retour
term-head-deck = pioche { $count }
term-head-discard = défausse { $count }
term-head-turned = retournées
term-head-open = au troc
term-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
term-banners =
    { $count ->
        [one] { $count } bannière
       *[other] { $count } bannières
    }
term-prisoners = prisonniers
term-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
term-tournament-out = hors lice
term-board-cut = … b — toute la table
term-seat-free = (libre)
term-you = vous
term-window = Encore { $seconds } s pour répondre.
term-clock = Votre temps : { $time }.
term-card-not-now = Cette carte ne peut pas être jouée maintenant. Espace dit pourquoi.
term-over-keys = n — une autre partie · l — journal · q — partir
term-quit-again = Partir ? La partie est enregistrée. Appuyez encore sur q pour partir.
term-withdraw-again = Vous retirer et défausser votre zone de jeu ? Appuyez encore pour confirmer.
term-say-prompt = Dire :
term-key-choose = choisir
term-key-do = faire
term-key-card = carte
term-key-why = pourquoi
term-key-type = taper
term-key-help = aide
term-key-quit = partir
term-key-log = journal
term-key-cards = cartes
term-key-say = dire
term-key-step = étape
term-key-turn = tour
term-key-chapter = saut
term-key-hands = toutes les mains
term-key-end = fin du tour
term-key-withdraw = se retirer
term-key-rules = règles
term-key-table = table
term-key-order = consigne
term-key-eyes = point de vue
term-eyes = Vue : { $player }.
term-eyes-public = Vue : le public.

## Les touches, expliquées

term-help-pressed = Vous pouvez appuyer sur :
term-help-more = ? — encore une fois : ce que vous pouvez taper
term-press-move = ↑ ↓ — parcourir vos coups
term-press-do = Entrée — jouer le coup, ou déplier un groupe
term-press-card = ← → — choisir une carte : ses coups seuls, ou pourquoi elle n’en a pas ; Échap la repose
term-press-why = Espace — l’effet du coup, ou pourquoi il est impossible
term-press-number = 1 à 9 — taper le numéro d’un coup ; / — taper autre chose
term-press-verbs-tournament = e — terminer le tour ; w — se retirer ; v — Ivanhoé ; p — laisser faire
term-press-verbs-castles = p — passer
term-press-undo = u — reprendre votre dernier coup, contre des robots
term-press-pages = l — journal ; c — cartes ; r — règles ; b — la table en phrases ; x — discussion ; ? — cette page
term-press-search = / dans une page comme celle-ci — chercher un mot ; n — le résultat suivant
term-press-order = o — consigne suivante ; m — plus de temps pour répondre
term-press-say = t — dire quelque chose ; n — une autre partie quand celle-ci est finie ; q — partir

## Une partie enregistrée

term-replay-step = ← → — une étape ; celles où il n’y a rien à voir sont sautées
term-replay-turn = ↑ ↓ — un tour
term-replay-chapter-tournament = PgPréc PgSuiv — le tournoi précédent ou suivant
term-replay-chapter-castles = PgPréc PgSuiv — l’assaut précédent ou suivant
term-replay-ends = Début Fin — le début, la fin
term-replay-eyes = a — la vue de la personne suivante, puis du public
term-replay-hands = o — montrer ou cacher toutes les mains
term-replay-pages = l — journal ; c — cartes ; r — règles ; b — la table en phrases ; q — partir
term-hands = Toutes les mains

## Analyse

term-review-working = Analyse
term-review-unfinished = La partie n’est pas finie. Seules les parties finies sont analysées.
term-review-title = { $game } : analyse pour { $player }
term-review-decided = Ce qui a décidé de la partie
term-review-deal-good = La donne était bonne pour { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
term-review-deal-bad = La donne était mauvaise pour { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
term-review-draw-good = Le coup { $number } a apporté le plus de chance à { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
term-review-draw-bad = Le coup { $number } a apporté le plus de malchance à { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
term-review-loss = { $player } perd le plus au coup { $number } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Mieux : { $better }.
term-review-no-loss = { $player } : le Champion n’a trouvé aucune faute.
term-review-other-good = { $other } a le plus aidé { $player } au coup { $number } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
term-review-other-bad = { $other } a le plus gêné { $player } au coup { $number } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
term-review-decisions = Décisions
term-review-inaccuracy = imprécision
term-review-mistake = erreur
term-review-blunder = gaffe
term-review-decision = Coup { $number }, { $verdict } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins, ± { $error }. Joué : { $played }. Mieux : { $better }.
term-review-count = { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    } en tout. Trop proches pour trancher : { $close }.
term-review-no-verdicts = Pas de verdicts pour cette table : le Champion n’y juge pas assez bien, il se tait donc.
term-review-accounts = Chance et jeu
term-review-account = { $player } : chance { $luck }, son propre jeu { $own }, jeu des autres { $others }, résultat { $result }
term-review-luck-explained = La chance est ce qu’a fait le hasard. Elle ne dit pas si l’on a bien joué.
term-review-opinion = L’avis du Champion : un point est un centième de victoire, si tout le monde continue comme lui. ± est une erreur type.
