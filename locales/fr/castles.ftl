# Les Châteaux en français. Conventions : locales/README.md.

## Le jeu

castles-name = Les Châteaux
castles-about = Le jeu de Francis Pacherie, paru en 2001, pour 3 à 6 personnes : troquez des soldats, prenez des châteaux d’assaut et contrôlez les plus précieux à la fin.
castles-scores = Points : { $scores }

## Soldats : le nom, la carte comme complément dans une phrase, l’étiquette pour lecteurs d’écran

castles-card-fl = Fantassin au lion
    .one = un fantassin au lion
    .label = Fantassin, lion
castles-card-fs = Fantassin au cerf
    .one = un fantassin au cerf
    .label = Fantassin, cerf
castles-card-fb = Fantassin au sanglier
    .one = un fantassin au sanglier
    .label = Fantassin, sanglier
castles-card-fe = Fantassin à l’aigle
    .one = un fantassin à l’aigle
    .label = Fantassin, aigle
castles-card-al = Archer au lion
    .one = un archer au lion
    .label = Archer, lion
castles-card-as = Archer au cerf
    .one = un archer au cerf
    .label = Archer, cerf
castles-card-ab = Archer au sanglier
    .one = un archer au sanglier
    .label = Archer, sanglier
castles-card-ae = Archer à l’aigle
    .one = un archer à l’aigle
    .label = Archer, aigle
castles-card-cl = Arbalétrier au lion
    .one = un arbalétrier au lion
    .label = Arbalétrier, lion
castles-card-cs = Arbalétrier au cerf
    .one = un arbalétrier au cerf
    .label = Arbalétrier, cerf
castles-card-cb = Arbalétrier au sanglier
    .one = un arbalétrier au sanglier
    .label = Arbalétrier, sanglier
castles-card-ce = Arbalétrier à l’aigle
    .one = un arbalétrier à l’aigle
    .label = Arbalétrier, aigle
castles-card-rl = Cavalier au lion
    .one = un cavalier au lion
    .label = Cavalier, lion
castles-card-rs = Cavalier au cerf
    .one = un cavalier au cerf
    .label = Cavalier, cerf
castles-card-rb = Cavalier au sanglier
    .one = un cavalier au sanglier
    .label = Cavalier, sanglier
castles-card-re = Cavalier à l’aigle
    .one = un cavalier à l’aigle
    .label = Cavalier, aigle
castles-card-ivanhoe = Ivanhoe
    .one = Ivanhoe
    .label = Ivanhoe, convient à toute armée
castles-card-locksley = Locksley
    .one = Locksley
    .label = Locksley, convient à toute armée

## Types et blasons

castles-type-footman = Fantassin
    .short = Fantassin
castles-type-archer = Archer
    .short = Archer
castles-type-crossbowman = Arbalétrier
    .short = Arbalète
castles-type-rider = Cavalier
    .short = Cavalier
castles-wild = Tout
castles-arms-lion = Lion
castles-arms-stag = Cerf
castles-arms-boar = Sanglier
castles-arms-eagle = Aigle

## Châteaux et seigneurs

castles-castle-rotherwood = Rotherwood
castles-castle-ashby = Ashby
castles-castle-coningsburgh = Coningsburgh
castles-castle-york = York
castles-castle-torquilstone = Torquilstone
castles-lord-cedric = Cédric
    .label = Cédric, gerbe de blé
castles-lord-athelstane = Athelstane
    .label = Athelstane, couronne
castles-lord-front-de-boeuf = Front-de-Bœuf
    .label = Front-de-Bœuf, taureau
castles-lord-de-bracy = De Bracy
    .label = De Bracy, chevron et étoiles
castles-lord-malvoisin = Malvoisin
    .label = Malvoisin, serpent
castles-lord-bois-guilbert = Bois-Guilbert
    .label = Bois-Guilbert, corbeau

## Des cartes que l’on ne doit pas voir, et une offre dans une liste

castles-times = { $count } × { $card }
castles-banner =
    { $you ->
        [yes] votre bannière
       *[no] une bannière ({ $player })
    }
castles-cards-hidden =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
castles-offer = { $card } ({ $player })

## Ce qui s’est passé

castles-event-dealt =
    { $you ->
        [yes] Vous distribuez les cartes.
       *[no] { $player } distribue les cartes.
    }
castles-event-proposed =
    { $you ->
        [yes] Vous proposez un marché à { $target } : { $give } contre { $want }.
       *[no] { $target-you ->
                [yes] { $player } vous propose un marché : { $give } contre { $want }.
               *[no] { $player } propose un marché à { $target } : { $give } contre { $want }.
            }
    }
castles-event-turn-began =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $player } de jouer.
    }
castles-event-turned =
    { $you ->
        [yes] Vous retournez { $cards }.
       *[no] { $player } retourne { $cards }.
    }
castles-event-last-card-taken =
    { $you ->
        [yes] Vous prenez la dernière carte de la pioche, { $card }.
       *[no] { $player } prend la dernière carte de la pioche, { $card }.
    }
castles-event-drew =
    { $you ->
        [yes] Vous piochez { $cards }.
       *[no] { $player } pioche { $cards }.
    }
castles-event-nothing-to-lay =
    { $you ->
        [yes] Vous n’avez pas de carte à poser.
       *[no] { $player } n’a pas de carte à poser.
    }
castles-event-barter-opened =
    { $you ->
        [yes] Vous ouvrez un troc. Les autres font des offres secrètes.
       *[no] { $player } ouvre un troc. Les autres font des offres secrètes.
    }
castles-event-offers-made =
    { $you ->
        [yes] Vous recevez { $count ->
                [one] { $count } offre
               *[other] { $count } offres
            } : { $offers }.
       *[no] { $player } reçoit { $count ->
                [one] { $count } offre
               *[other] { $count } offres
            }.
    }
castles-event-bartered =
    { $you ->
        [yes] Vous donnez { $gave } à { $target } et recevez { $got }.
       *[no] { $target-you ->
                [yes] { $player } vous donne { $gave } et reçoit { $got }.
               *[no] { $player } donne { $gave } à { $target } et reçoit { $got }.
            }
    }
castles-event-open-card-lost = La carte posée est perdue : { $card-name }.
castles-event-passed =
    { $row ->
        [0] { $you ->
                [yes] Vous n’attaquez pas.
               *[no] { $player } n’attaque pas.
            }
       *[other] { $you ->
                [yes] Vous passez. Tours passés d’affilée : { $row }.
               *[no] { $player } passe. Tours passés d’affilée : { $row }.
            }
    }
castles-event-garrison-taken =
    { $you ->
        [yes] À { $castle }, vous prenez la garnison en main : { $cards }.
       *[no] À { $castle }, { $player } prend la garnison en main : { $cards }.
    }
castles-event-garrison-lost = { $castle } perd sa garnison : { $cards }.
castles-event-stormed =
    { $you ->
        [yes] Vous prenez { $castle } d’assaut et y laissez en garnison { $cards }.
       *[no] { $player } prend { $castle } d’assaut et y laisse en garnison { $cards }.
    }
castles-event-advance-asked = À { $castle }, les bannières peuvent avancer.
castles-event-fell =
    { $you ->
        [yes] À { $castle }, { $banner } tombe dans l’oubliette et vous revient.
       *[no] À { $castle }, { $banner } tombe dans l’oubliette et revient à { $player }.
    }
castles-event-advanced = À { $castle }, les bannières avancent d’une case.
castles-event-plant-asked = À { $castle }, une bannière peut être plantée.
castles-event-planted =
    { $you ->
        [yes] Vous plantez une bannière à { $castle }.
       *[no] { $player } plante une bannière à { $castle }.
    }
castles-event-exchanged =
    { $you ->
        [yes] Marché conclu : vous donnez { $give } à { $target } et recevez { $want }.
       *[no] { $target-you ->
                [yes] Marché conclu : { $player } vous donne { $give } et reçoit { $want }.
               *[no] Marché conclu : { $player } donne { $give } à { $target } et reçoit { $want }.
            }
    }
castles-event-game-ended =
    { $you ->
        [yes] { $count ->
                [one] La partie est finie. Vous gagnez.
               *[other] La partie est finie. Vous partagez la victoire avec { $winners }.
            }
       *[no] { $count ->
                [one] La partie est finie. { $winners } gagne.
               *[other] La partie est finie. { $winners } partagent la victoire.
            }
    }

## Ce que quelqu’un fait

castles-move-keep =
    { $you ->
        [yes] Vous gardez { $card }.
       *[no] { $player } garde { $card }.
    }
castles-move-lay =
    { $you ->
        [yes] Vous posez { $card } sur la table.
       *[no] { $player } pose { $card } sur la table.
    }
castles-move-barter =
    { $you ->
        [yes] Vous voulez troquer.
       *[no] { $player } veut troquer.
    }
castles-move-lose =
    { $you ->
        [yes] Vous ne troquez pas.
       *[no] { $player } ne troque pas.
    }
castles-move-offer =
    { $you ->
        [yes] Vous offrez { $card }.
       *[no] { $player } offre { $card }.
    }
castles-move-pass =
    { $you ->
        [yes] Vous passez.
       *[no] { $player } passe.
    }
castles-move-accept =
    { $you ->
        [yes] Vous acceptez ce que propose { $target }.
       *[no] { $target-you ->
                [yes] { $player } accepte votre offre.
               *[no] { $player } accepte ce que propose { $target }.
            }
    }
castles-move-refuse =
    { $you ->
        [yes] Vous refusez toutes les offres.
       *[no] { $player } refuse toutes les offres.
    }
castles-move-attack =
    { $you ->
        [yes] Vous attaquez { $castle }.
       *[no] { $player } attaque { $castle }.
    }
castles-move-muster =
    { $you ->
        [yes] Vous enrôlez { $card }.
       *[no] { $player } enrôle { $card }.
    }
castles-move-strike =
    { $you ->
        [yes] Vous donnez l’assaut.
       *[no] { $player } donne l’assaut.
    }
castles-move-advance =
    { $you ->
        [yes] Vous faites avancer les bannières.
       *[no] { $player } fait avancer les bannières.
    }
castles-move-hold =
    { $you ->
        [yes] Vous laissez les bannières en place.
       *[no] { $player } laisse les bannières en place.
    }
castles-move-plant =
    { $you ->
        [yes] Vous plantez une bannière.
       *[no] { $player } plante une bannière.
    }
castles-move-leave =
    { $you ->
        [yes] Vous ne plantez pas de bannière.
       *[no] { $player } ne plante pas de bannière.
    }
castles-move-propose =
    { $you ->
        [yes] Vous proposez un marché à { $target } : { $give } contre { $want }.
       *[no] { $target-you ->
                [yes] { $player } vous propose un marché : { $give } contre { $want }.
               *[no] { $player } propose un marché à { $target } : { $give } contre { $want }.
            }
    }
castles-move-agree =
    { $you ->
        [yes] Vous acceptez le marché.
       *[no] { $player } accepte le marché.
    }
castles-move-decline =
    { $you ->
        [yes] Vous déclinez le marché.
       *[no] { $player } décline le marché.
    }

## Ce que l’on peut faire : boutons et listes de coups

castles-do-keep = Garder { $card }
castles-do-lay = Poser { $card } sur la table
castles-do-barter = Troquer
castles-do-lose = Ne pas troquer
castles-do-offer = Offrir { $card }
castles-do-pass = Passer
castles-do-accept = Accepter ce que propose { $target }
castles-do-refuse = Refuser toutes les offres
castles-do-attack = Attaquer { $castle }
castles-do-muster = Enrôler { $card }
castles-do-strike = Donner l’assaut
castles-do-advance = Faire avancer
castles-do-hold = Laisser en place
castles-do-plant = Planter une bannière
castles-do-leave = Ne pas planter de bannière
castles-do-propose = Proposer à { $target } : { $give } contre { $want }
castles-do-agree = Accepter le marché
castles-do-decline = Décliner

## Ce que le jeu attend

castles-phase-keep =
    { $you ->
        [yes] Gardez une des deux cartes retournées.
       *[no] { $player } choisit une carte à garder.
    }
castles-phase-lay =
    { $you ->
        [yes] Posez une carte de votre main sur la table.
       *[no] { $player } pose une carte sur la table.
    }
castles-phase-barter =
    { $you ->
        [yes] Troquez la carte posée, ou laissez-la se perdre.
       *[no] { $player } choisit de troquer ou non.
    }
castles-phase-offer =
    { $asked ->
        [yes] Offrez une carte contre celle qui est posée, ou passez.
       *[no] Les offres secrètes sont en cours.
    }
castles-phase-accept =
    { $you ->
        [yes] Acceptez une offre ou refusez-les toutes. Offres : { $count }.
       *[no] { $player } choisit. Offres : { $count }.
    }
castles-phase-attack =
    { $you ->
        [yes] Attaquez un château ou passez.
       *[no] { $player } peut attaquer un château.
    }
castles-phase-muster =
    { $you ->
        [yes] Enrôlez votre armée contre { $castle }. Cartes : { $count }.
       *[no] { $player } enrôle une armée contre { $castle }. Cartes : { $count }.
    }
castles-phase-advance =
    { $you ->
        [yes] À { $castle }, faites avancer les bannières ou laissez-les en place.
       *[no] { $player } choisit de faire avancer ou non les bannières à { $castle }.
    }
castles-phase-plant =
    { $you ->
        [yes] Plantez une bannière à { $castle }, ou non.
       *[no] { $player } peut planter une bannière à { $castle }.
    }
castles-phase-deal =
    { $you ->
        [yes] { $target } doit vous répondre : { $give } contre { $want }.
       *[no] { $target-you ->
                [yes] { $player } propose un marché : vous recevez { $give } et donnez { $want }. Acceptez ou déclinez.
               *[no] { $target } doit répondre à { $player } : { $give } contre { $want }.
            }
    }
castles-phase-over = La partie est finie.

## Pourquoi un coup n’est pas possible

castles-reason-not-asked = Ce n’est pas à vous de décider pour le moment.
castles-reason-not-turned = La carte { $card-name } n’est pas à garder pour le moment.
castles-reason-not-to-lay = La carte { $card-name } ne peut pas être posée pour le moment.
castles-reason-nothing-open = Aucune carte n’est posée pour le moment.
castles-reason-must-barter = À cette table, le troc est obligatoire.
castles-reason-not-to-offer = La carte { $card-name } ne peut pas être offerte pour le moment.
castles-reason-offer-or-pass = Faites une offre ou passez.
castles-reason-no-offer =
    { $you ->
        [yes] Vous n’avez pas fait d’offre ici.
       *[no] { $player } n’a pas fait d’offre.
    }
castles-reason-nothing-to-refuse = Il n’y a pas d’offre à refuser pour le moment.
castles-reason-must-accept = À cette table, vous devez accepter une des offres.
castles-reason-no-attack-now = Vous ne pouvez ni attaquer ni passer pour le moment.
castles-reason-too-few =
    { $needed ->
        [one] { $castle } demande une armée de { $needed } carte. La vôtre en a { $found }.
       *[other] { $castle } demande une armée de { $needed } cartes. La vôtre en a { $found }.
    }
castles-reason-no-muster = Aucune armée n’est enrôlée pour le moment.
castles-reason-not-to-muster = Cette carte n’est plus dans votre main : { $card-name }.
castles-reason-shares-nothing = La carte { $card-name } n’a ni type ni blason en commun avec l’armée.
castles-reason-cannot-win-with = Avec la carte { $card-name }, une armée de { $needed } cartes n’est pas possible.
castles-reason-no-advance = Il n’y a pas de bannières à faire avancer pour le moment.
castles-reason-no-planting = Il n’y a pas de bannière à planter pour le moment.
castles-reason-no-deal-now = Un marché ne se propose que quand il faut garder une carte, ouvrir un troc ou attaquer.
castles-reason-already-proposed = Chaque personne peut proposer un marché par tour.
castles-reason-no-partner =
    { $you ->
        [yes] Un marché demande une autre personne.
       *[no] { $player } ne joue pas ici.
    }
castles-reason-no-prisoner-in-deal = Dans un marché, un côté doit donner un prisonnier.
castles-reason-no-cards-in-deal = Dans un marché, l’autre côté doit donner au moins une carte.
castles-reason-same-lord = Les deux côtés donneraient { $banner }.
castles-reason-no-such-prisoner =
    { $you ->
        [yes] Vous n’avez pas ce prisonnier : { $banner }.
       *[no] { $player } n’a pas ce prisonnier : { $banner }.
    }
castles-reason-cards-not-held = Ces cartes ne sont pas toutes dans votre main.
castles-reason-more-than-the-game-has = Le jeu n’a pas autant de cartes d’une même sorte.
castles-reason-lacks-the-cards = Vous n’avez pas les cartes demandées : vous ne pouvez que décliner.
castles-reason-answer-the-deal = Répondez d’abord au marché.
castles-reason-no-deal-to-answer = Aucun marché n’attend de réponse.

## Aide-mémoire

castles-effect-soldier = A un type et un blason. Les soldats d’une armée ont l’un des deux en commun.
    .rule = C5.1
castles-effect-ivanhoe = Convient à toute armée.
    .rule = C5.2
castles-effect-locksley = Convient à toute armée.
    .rule = C5.2
castles-effect-castle = À la fin, ses points vont à la personne dont la bannière est sur la case occupée la plus élevée.
    .rule = C6.7
castles-effect-garrison = Défend un château. Une armée qui attaque doit avoir plus de cartes et prend la place de la garnison.
    .rule = C6.2
castles-effect-banner = Après une attaque, vous pouvez en planter une sur la case 1 si elle est libre. Chaque seigneur en a cinq.
    .rule = C6.5
castles-effect-advance = Après une attaque, vous pouvez avancer toutes les bannières du château d’une case vers l’oubliette.
    .rule = C6.4
castles-effect-oubliette = La fosse derrière la dernière case. Une bannière qui y tombe devient prisonnière de la personne qui attaque.
    .rule = C6.6
castles-effect-prisoner = Une bannière d’un autre seigneur. Elle peut s’échanger contre des cartes ou un autre prisonnier.
    .rule = C7.1
castles-effect-barter = Les autres peuvent offrir en secret une carte par personne contre la carte posée. Vous en acceptez une ou les refusez toutes.
    .rule = C4.3

## Règles de la maison

castles-option-squares = Cases d’un château
    .rule = C1.3
castles-option-squares-explained = Combien de cases une bannière parcourt-elle avant l’oubliette ?
castles-option-squares-2 = 2
castles-option-squares-2-explained = Les bannières tombent très vite.
castles-option-squares-3 = 3
castles-option-squares-3-explained = Le nombre habituel.
castles-option-squares-4 = 4
castles-option-squares-4-explained = Les bannières tiennent plus longtemps.
castles-option-squares-5 = 5
castles-option-squares-5-explained = Les bannières tiennent très longtemps.
castles-option-published-hands = Mains de départ
    .rule = C2.2
castles-option-published-hands-explained = Combien de cartes chaque personne reçoit-elle ?
castles-option-published-hands-false = Deux par personne
castles-option-published-hands-false-explained = Tout le monde commence avec 2 cartes.
castles-option-published-hands-true = Comme dans l’édition de 2001
castles-option-published-hands-true-explained = 6 cartes à 3 ou 4 personnes, 2 à 5, 1 à 6.
castles-option-draw-to-hand = Pioche
    .rule = C3.2
castles-option-draw-to-hand-explained = Les cartes piochées sont-elles retournées ou prises en secret ?
castles-option-draw-to-hand-false = Retournées
castles-option-draw-to-hand-false-explained = Deux cartes sont retournées. Vous en gardez une ; l’autre reste posée.
castles-option-draw-to-hand-true = En secret
castles-option-draw-to-hand-true-explained = Deux cartes vont en secret dans votre main. Vous posez une carte au choix de votre main.
castles-option-forced-barter = Troc
    .rule = C4.4
castles-option-forced-barter-explained = Un troc peut-il être refusé ?
castles-option-forced-barter-false = Libre
castles-option-forced-barter-false-explained = Vous pouvez refuser de troquer, et refuser toutes les offres.
castles-option-forced-barter-true = Obligatoire
castles-option-forced-barter-true-explained = Un troc est toujours ouvert. S’il y a des offres, vous devez en accepter une.
castles-option-arms-only = Armées
    .rule = C5.3
castles-option-arms-only-explained = Que doivent avoir en commun les soldats d’une armée ?
castles-option-arms-only-false = Type ou blason
castles-option-arms-only-false-explained = Une armée a en commun son type ou son blason.
castles-option-arms-only-true = Blason seulement
castles-option-arms-only-true-explained = Une armée a en commun son blason. Un jeu plus simple, bon pour les enfants.
castles-option-beaten-lost = Garnisons battues
    .rule = C6.3
castles-option-beaten-lost-explained = Que devient une garnison battue ?
castles-option-beaten-lost-false = Prises en main
castles-option-beaten-lost-false-explained = Ses cartes vont dans la main de la personne qui attaque.
castles-option-beaten-lost-true = Perdues
castles-option-beaten-lost-true-explained = Ses cartes sortent du jeu.
castles-option-profile = Édition
castles-option-profile-explained = Règle d’un coup les mains, la pioche, le troc et les garnisons.
castles-option-profile-original = Originale
castles-option-profile-original-explained = La règle de l’auteur.
castles-option-profile-published = Publiée
castles-option-profile-published-explained = Comme dans l’édition de 2001, pour ce que nous en savons.
