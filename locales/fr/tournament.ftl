# Le Tournoi en français. Conventions : locales/README.md.

## Le jeu

tournament-name = Le Tournoi
tournament-about = Le jeu de cartes de Reiner Knizia, paru en 2000, pour 2 à 5 personnes : gardez le plus haut total et gagnez des jetons de quatre ou cinq couleurs.
tournament-scores = Jetons : { $scores }

## Cartes de valeur : le nom, la carte comme complément dans une phrase, l’étiquette pour lecteurs d’écran

tournament-card-P3 = 3 violet
    .one = un 3 violet
    .label = 3 violet, joute
tournament-card-P4 = 4 violet
    .one = un 4 violet
    .label = 4 violet, joute
tournament-card-P5 = 5 violet
    .one = un 5 violet
    .label = 5 violet, joute
tournament-card-P7 = 7 violet
    .one = un 7 violet
    .label = 7 violet, joute
tournament-card-R3 = 3 rouge
    .one = un 3 rouge
    .label = 3 rouge, épée
tournament-card-R4 = 4 rouge
    .one = un 4 rouge
    .label = 4 rouge, épée
tournament-card-R5 = 5 rouge
    .one = un 5 rouge
    .label = 5 rouge, épée
tournament-card-B2 = 2 bleu
    .one = un 2 bleu
    .label = 2 bleu, hache
tournament-card-B3 = 3 bleu
    .one = un 3 bleu
    .label = 3 bleu, hache
tournament-card-B4 = 4 bleu
    .one = un 4 bleu
    .label = 4 bleu, hache
tournament-card-B5 = 5 bleu
    .one = un 5 bleu
    .label = 5 bleu, hache
tournament-card-Y2 = 2 jaune
    .one = un 2 jaune
    .label = 2 jaune, fléau d’armes
tournament-card-Y3 = 3 jaune
    .one = un 3 jaune
    .label = 3 jaune, fléau d’armes
tournament-card-Y4 = 4 jaune
    .one = un 4 jaune
    .label = 4 jaune, fléau d’armes
tournament-card-G1 = 1 vert
    .one = un 1 vert
    .label = 1 vert, sans arme
tournament-card-S2 = Écuyer 2
    .one = un Écuyer 2
    .label = Écuyer 2, tenant
tournament-card-S3 = Écuyer 3
    .one = un Écuyer 3
    .label = Écuyer 3, tenant
tournament-card-M6 = Damoiselle 6
    .one = une Damoiselle 6
    .label = Damoiselle 6, tenant

## Cartes d’action

tournament-card-unhorse = Désarçonnement
    .one = la carte Désarçonnement
    .label = Désarçonnement, carte d’action
tournament-card-change-weapon = Changement d’arme
    .one = la carte Changement d’arme
    .label = Changement d’arme, carte d’action
tournament-card-drop-weapon = Arme lâchée
    .one = la carte Arme lâchée
    .label = Arme lâchée, carte d’action
tournament-card-break-lance = Lance brisée
    .one = la carte Lance brisée
    .label = Lance brisée, carte d’action
tournament-card-riposte = Riposte
    .one = une carte Riposte
    .label = Riposte, carte d’action
tournament-card-dodge = Esquive
    .one = la carte Esquive
    .label = Esquive, carte d’action
tournament-card-retreat = Recul
    .one = la carte Recul
    .label = Recul, carte d’action
tournament-card-knock-down = Mise à terre
    .one = une carte Mise à terre
    .label = Mise à terre, carte d’action
tournament-card-outmaneuver = Manœuvre habile
    .one = la carte Manœuvre habile
    .label = Manœuvre habile, carte d’action
tournament-card-charge = Charge
    .one = la carte Charge
    .label = Charge, carte d’action
tournament-card-countercharge = Contre-charge
    .one = la carte Contre-charge
    .label = Contre-charge, carte d’action
tournament-card-disgrace = Déshonneur
    .one = la carte Déshonneur
    .label = Déshonneur, carte d’action
tournament-card-adapt = Ajustement
    .one = la carte Ajustement
    .label = Ajustement, carte d’action
tournament-card-outwit = Feinte
    .one = la carte Feinte
    .label = Feinte, carte d’action
tournament-card-shield = Bouclier
    .one = la carte Bouclier
    .label = Bouclier, carte d’action
tournament-card-stunned = Sonné
    .one = la carte Sonné
    .label = Sonné, carte d’action
tournament-card-ivanhoe = Ivanhoé
    .one = la carte Ivanhoé
    .label = Ivanhoé, carte d’action

## Une carte que l’on ne doit pas voir, et une carte connue par sa seule place

tournament-card-hidden = une carte
tournament-card-at = la carte n° { $place }

## Couleurs : dans une phrase, en titre, son arme, son jeton, son étiquette

tournament-colour-purple = violet
    .title = Violet
    .weapon = Joute
    .token = un jeton violet
    .label = Violet, joute
tournament-colour-red = rouge
    .title = Rouge
    .weapon = Épée
    .token = un jeton rouge
    .label = Rouge, épée
tournament-colour-blue = bleu
    .title = Bleu
    .weapon = Hache
    .token = un jeton bleu
    .label = Bleu, hache
tournament-colour-yellow = jaune
    .title = Jaune
    .weapon = Fléau d’armes
    .token = un jeton jaune
    .label = Jaune, fléau d’armes
tournament-colour-green = vert
    .title = Vert
    .weapon = Sans arme
    .token = un jeton vert
    .label = Vert, sans arme

## Ce qui s’est passé

tournament-event-dealt =
    { $you ->
        [yes] Vous distribuez 8 cartes par personne.
       *[no] { $player } distribue 8 cartes par personne.
    }
tournament-event-tournament-began =
    { $you ->
        [yes] Un tournoi commence. À vous de l’ouvrir.
       *[no] Un tournoi commence. À { $player } de l’ouvrir.
    }
tournament-event-turn-began =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $player } de jouer.
    }
tournament-event-drew =
    { $you ->
        [yes] Vous piochez { $card }.
       *[no] { $player } pioche { $card }.
    }
tournament-event-reshuffled =
    { $count ->
        [one] La pioche est vide. La défausse, { $count } carte, devient la nouvelle pioche.
       *[other] La pioche est vide. La défausse est mélangée et forme une nouvelle pioche de { $count } cartes.
    }
tournament-event-hand-shown =
    { $you ->
        [yes] Vous ne pouvez pas ouvrir de tournoi et montrez votre main : { $cards }.
       *[no] { $player } ne peut pas ouvrir de tournoi et montre sa main : { $cards }.
    }
tournament-event-took-effect = Personne n’annule. La carte prend effet.
tournament-event-stayed =
    { $you ->
        [yes] Vous restez en lice avec { $total }.
       *[no] { $player } reste en lice avec { $total }.
    }
tournament-event-colour-changed = Le tournoi est maintenant { $colour }.
tournament-event-discarded =
    { $you ->
        [yes] Vous défaussez { $card }.
       *[no] { $player } défausse { $card }.
    }
tournament-event-taken =
    { $you ->
        [yes] Vous prenez { $card } à { $target }.
       *[no] { $target-you ->
                [yes] { $player } vous prend { $card }.
               *[no] { $player } prend { $card } à { $target }.
            }
    }
tournament-event-retreated =
    { $you ->
        [yes] Vous reprenez { $card } en main.
       *[no] { $player } reprend { $card } en main.
    }
tournament-event-stolen =
    { $you ->
        [yes] Vous prenez au hasard { $card } à { $target }.
       *[no] { $target-you ->
                [yes] { $player } vous prend au hasard { $card }.
               *[no] { $player } prend au hasard { $card } à { $target }.
            }
    }
tournament-event-swapped =
    { $you ->
        [yes] Vous donnez { $mine } à { $target } et prenez { $theirs }.
       *[no] { $target-you ->
                [yes] { $player } vous donne { $mine } et prend { $theirs }.
               *[no] { $player } donne { $mine } à { $target } et prend { $theirs }.
            }
    }
tournament-event-adapt-asked =
    { $you ->
        [yes] Vous choisissez quelle carte de valeur { $value } garder.
       *[no] { $player } choisit quelle carte de valeur { $value } garder.
    }
tournament-event-adapt-ended = { tournament-card-adapt } est appliqué.
tournament-event-token-asked =
    { $you ->
        [yes] La Damoiselle vous coûte un jeton. À vous de choisir lequel.
       *[no] La Damoiselle coûte un jeton à { $player }.
    }
tournament-event-token-returned =
    { $you ->
        [yes] Vous rendez { $token }.
       *[no] { $player } rend { $token }.
    }
tournament-event-tournament-won =
    { $again ->
        [yes]
            { $you ->
                [yes] Vous remportez le tournoi { $colour } et avez déjà ce jeton : pas de nouveau jeton.
               *[no] { $player } remporte le tournoi { $colour } et a déjà ce jeton : pas de nouveau jeton.
            }
       *[no]
            { $you ->
                [yes] Vous remportez le tournoi.
               *[no] { $player } remporte le tournoi.
            }
    }
tournament-event-token-taken =
    { $you ->
        [yes] Vous prenez { $token }.
       *[no] { $player } prend { $token }.
    }
tournament-event-game-won =
    { $you ->
        [yes] Vous remportez la partie.
       *[no] { $player } remporte la partie.
    }

## Ce que quelqu’un fait

tournament-move-open =
    { $you ->
        [yes] Vous ouvrez un tournoi { $colour } et jouez { $card }.
       *[no] { $player } ouvre un tournoi { $colour } et joue { $card }.
    }
tournament-move-play =
    { $you ->
        [yes] Vous jouez { $card }.
       *[no] { $player } joue { $card }.
    }
tournament-move-unhorse =
    { $you ->
        [yes] Vous jouez { tournament-card-unhorse } et choisissez : { $colour }.
       *[no] { $player } joue { tournament-card-unhorse } et choisit : { $colour }.
    }
tournament-move-change-weapon =
    { $you ->
        [yes] Vous jouez { tournament-card-change-weapon } et choisissez : { $colour }.
       *[no] { $player } joue { tournament-card-change-weapon } et choisit : { $colour }.
    }
tournament-move-drop-weapon =
    { $you ->
        [yes] Vous jouez { tournament-card-drop-weapon }.
       *[no] { $player } joue { tournament-card-drop-weapon }.
    }
tournament-move-break-lance =
    { $you ->
        [yes] Vous jouez { tournament-card-break-lance } contre { $target }.
       *[no] { $target-you ->
                [yes] { $player } joue { tournament-card-break-lance } contre vous.
               *[no] { $player } joue { tournament-card-break-lance } contre { $target }.
            }
    }
tournament-move-riposte =
    { $you ->
        [yes] Vous jouez { tournament-card-riposte } contre { $target }.
       *[no] { $target-you ->
                [yes] { $player } joue { tournament-card-riposte } contre vous.
               *[no] { $player } joue { tournament-card-riposte } contre { $target }.
            }
    }
tournament-move-dodge =
    { $you ->
        [yes] Vous jouez { tournament-card-dodge } contre { $target } pour défausser { $choice }.
       *[no] { $target-you ->
                [yes] { $player } joue { tournament-card-dodge } contre vous pour défausser { $choice }.
               *[no] { $player } joue { tournament-card-dodge } contre { $target } pour défausser { $choice }.
            }
    }
tournament-move-retreat =
    { $you ->
        [yes] Vous jouez { tournament-card-retreat } pour reprendre { $choice }.
       *[no] { $player } joue { tournament-card-retreat } pour reprendre { $choice }.
    }
tournament-move-knock-down =
    { $you ->
        [yes] Vous jouez { tournament-card-knock-down } contre { $target }.
       *[no] { $target-you ->
                [yes] { $player } joue { tournament-card-knock-down } contre vous.
               *[no] { $player } joue { tournament-card-knock-down } contre { $target }.
            }
    }
tournament-move-outmaneuver =
    { $you ->
        [yes] Vous jouez { tournament-card-outmaneuver }.
       *[no] { $player } joue { tournament-card-outmaneuver }.
    }
tournament-move-charge =
    { $you ->
        [yes] Vous jouez { tournament-card-charge }.
       *[no] { $player } joue { tournament-card-charge }.
    }
tournament-move-countercharge =
    { $you ->
        [yes] Vous jouez { tournament-card-countercharge }.
       *[no] { $player } joue { tournament-card-countercharge }.
    }
tournament-move-disgrace =
    { $you ->
        [yes] Vous jouez { tournament-card-disgrace }.
       *[no] { $player } joue { tournament-card-disgrace }.
    }
tournament-move-adapt =
    { $you ->
        [yes] Vous jouez { tournament-card-adapt }.
       *[no] { $player } joue { tournament-card-adapt }.
    }
tournament-move-outwit =
    { $you ->
        [yes] Vous jouez { tournament-card-outwit } contre { $target } pour donner { $mine } et prendre { $theirs }.
       *[no] { $target-you ->
                [yes] { $player } joue { tournament-card-outwit } contre vous pour donner { $mine } et prendre { $theirs }.
               *[no] { $player } joue { tournament-card-outwit } contre { $target } pour donner { $mine } et prendre { $theirs }.
            }
    }
tournament-move-shield =
    { $you ->
        [yes] Vous jouez { tournament-card-shield }.
       *[no] { $player } joue { tournament-card-shield }.
    }
tournament-move-stunned =
    { $you ->
        [yes] Vous jouez { tournament-card-stunned } contre { $target }.
       *[no] { $target-you ->
                [yes] { $player } joue { tournament-card-stunned } contre vous.
               *[no] { $player } joue { tournament-card-stunned } contre { $target }.
            }
    }
tournament-move-ivanhoe =
    { $you ->
        [yes] Vous jouez { tournament-card-ivanhoe } et annulez la carte.
       *[no] { $player } joue { tournament-card-ivanhoe } et annule la carte.
    }
tournament-move-pass =
    { $you ->
        [yes] Vous laissez faire.
       *[no] { $player } laisse faire.
    }
tournament-move-keep =
    { $you ->
        [yes] Vous gardez { $choice }.
       *[no] { $player } garde { $choice }.
    }
tournament-move-end =
    { $you ->
        [yes] Vous terminez votre tour.
       *[no] { $player } termine son tour.
    }
tournament-move-withdraw =
    { $you ->
        [yes] Vous vous retirez.
       *[no] { $player } se retire.
    }
tournament-move-return =
    { $you ->
        [yes] Vous rendez { $token }.
       *[no] { $player } rend { $token }.
    }
tournament-move-take =
    { $you ->
        [yes] Vous prenez { $token }.
       *[no] { $player } prend { $token }.
    }

## Ce que l’on peut faire : boutons et listes de coups

tournament-do-open = Ouvrir un tournoi { $colour } avec { $card }
tournament-do-play = Jouer { $card }
tournament-do-unhorse = Jouer { tournament-card-unhorse } : { $colour }
tournament-do-change-weapon = Jouer { tournament-card-change-weapon } : { $colour }
tournament-do-drop-weapon = Jouer { tournament-card-drop-weapon }
tournament-do-break-lance = Jouer { tournament-card-break-lance } contre { $target }
tournament-do-riposte = Jouer { tournament-card-riposte } contre { $target }
tournament-do-dodge = { tournament-card-dodge } contre { $target } : défausser { $choice }
tournament-do-retreat = Jouer { tournament-card-retreat } : reprendre { $choice }
tournament-do-knock-down = Jouer { tournament-card-knock-down } contre { $target }
tournament-do-outmaneuver = Jouer { tournament-card-outmaneuver }
tournament-do-charge = Jouer { tournament-card-charge }
tournament-do-countercharge = Jouer { tournament-card-countercharge }
tournament-do-disgrace = Jouer { tournament-card-disgrace }
tournament-do-adapt = Jouer { tournament-card-adapt }
tournament-do-outwit = { tournament-card-outwit } contre { $target } : donner { $mine }, prendre { $theirs }
tournament-do-shield = Jouer { tournament-card-shield }
tournament-do-stunned = Jouer { tournament-card-stunned } contre { $target }
tournament-do-ivanhoe = Jouer { tournament-card-ivanhoe }
tournament-do-pass = Laisser faire
tournament-do-keep = Garder { $choice }
tournament-do-end = Terminer le tour
tournament-do-withdraw = Se retirer
tournament-do-return = Rendre { $token }
tournament-do-take = Prendre { $token }

## Ce que le jeu attend

tournament-phase-open =
    { $you ->
        [yes] Ouvrez le tournoi : choisissez une couleur et jouez une carte.
       *[no] { $player } ouvre le tournoi.
    }
tournament-phase-turn =
    { $you ->
        [yes] C’est à vous : jouez des cartes, terminez votre tour ou retirez-vous.
       *[no] C’est à { $player } de jouer.
    }
tournament-phase-react =
    { $asked ->
        [yes] { $player } joue { $card-name }. Annulez avec { tournament-card-ivanhoe } ou laissez faire.
       *[no] { $player } joue { $card-name }. La carte peut encore être annulée.
    }
tournament-phase-adapt =
    { $you ->
        [yes] Choisissez quelle carte de valeur { $value } garder.
       *[no] { $player } choisit quelle carte de valeur { $value } garder.
    }
tournament-phase-return =
    { $you ->
        [yes] Choisissez le jeton que vous coûte la Damoiselle.
       *[no] { $player } choisit le jeton que coûte la Damoiselle.
    }
tournament-phase-take =
    { $you ->
        [yes] Choisissez votre jeton : le violet donne droit à toute couleur.
       *[no] { $player } choisit un jeton.
    }
tournament-phase-over =
    { $you ->
        [yes] La partie est finie. Vous avez gagné.
       *[no] La partie est finie. { $player } a gagné.
    }

## Pourquoi un coup n’est pas possible

tournament-reason-may-not-cancel = Seules les autres personnes en lice peuvent jouer { tournament-card-ivanhoe }.
tournament-reason-nothing-to-cancel = Aucune carte d’action n’est à annuler pour le moment.
tournament-reason-not-asked = Ce n’est pas à vous de décider pour le moment.
tournament-reason-window-is-open = Il faut d’abord répondre à la carte d’action.
tournament-reason-keep-another = { tournament-card-adapt } : gardez une de vos cartes de valeur { $value }.
tournament-reason-nothing-to-keep = Aucune carte n’est à choisir pour le moment.
tournament-reason-no-token-to-return = Vous ne pouvez pas rendre ce jeton pour le moment.
tournament-reason-no-token-to-take = Vous ne pouvez pas prendre ce jeton pour le moment.
tournament-reason-already-open = Le tournoi est déjà ouvert.
tournament-reason-open-first = Ouvrez d’abord le tournoi : choisissez une couleur et jouez une carte.
tournament-reason-withdraw-after-opening = Vous pourrez vous retirer après votre carte d’ouverture.
tournament-reason-action-after-opening = Vous pourrez jouer des cartes d’action après votre carte d’ouverture.
tournament-reason-purple-after-purple = Le dernier tournoi a fini en violet. Celui-ci demande une autre couleur.
tournament-reason-colour-after-itself = Le dernier tournoi a fini en { $colour }. Celui-ci demande une autre couleur.
tournament-reason-does-not-open = La carte { $card-name } ne peut pas ouvrir un tournoi { $colour }.
tournament-reason-nothing-played = Pour rester en lice, jouez au moins une carte ce tour-ci.
tournament-reason-total-too-low = Votre total de { $total } ne suffit pas : le plus haut est { $highest }.
tournament-reason-does-not-fit = La carte { $card-name } ne convient pas. Ce tournoi est { $colour }.
tournament-reason-is-stunned = { tournament-card-stunned } : vous ne pouvez ajouter qu’une carte par tour.
tournament-reason-second-maiden =
    { $you ->
        [yes] Vous ne pouvez avoir qu’une Damoiselle dans votre zone de jeu.
       *[no] { $player } ne peut avoir qu’une Damoiselle dans sa zone de jeu.
    }
tournament-reason-unhorse = { tournament-card-unhorse } change le violet en rouge, bleu ou jaune.
tournament-reason-change-weapon = { tournament-card-change-weapon } change le rouge, le bleu ou le jaune en une autre de ces trois couleurs.
tournament-reason-drop-weapon = { tournament-card-drop-weapon } change le rouge, le bleu ou le jaune en vert.
tournament-reason-no-opponent =
    { $you ->
        [yes] Choisissez quelqu’un d’autre encore en lice.
       *[no] { $player } n’est pas une cible possible dans ce tournoi.
    }
tournament-reason-nothing-to-dodge = Il n’y a pas de carte à cette place.
tournament-reason-nothing-to-retreat = Il n’y a pas de carte à cette place de votre zone de jeu.
tournament-reason-nothing-to-swap = L’une des deux cartes n’est plus là.
tournament-reason-shielded =
    { $you ->
        [yes] Le Bouclier protège votre zone de jeu.
       *[no] { $player } a le Bouclier : sa zone de jeu est protégée.
    }
tournament-reason-shielded-from-outwit =
    { $you ->
        [yes] Avec votre Bouclier, seuls Bouclier et Sonné peuvent vous être pris.
       *[no] { $player } a le Bouclier : seuls Bouclier et Sonné peuvent être pris.
    }
tournament-reason-would-empty =
    { $you ->
        [yes] Votre zone de jeu serait vide.
       *[no] { $player } aurait une zone de jeu vide.
    }
tournament-reason-changes-nothing = La carte { $card-name } ne changerait rien pour le moment.
tournament-reason-not-in-hand = La carte { $card-name } n’est pas dans votre main.

## Aide-mémoire des cartes

tournament-effect-colour-card = Convient à un tournoi de sa couleur et ajoute sa valeur à votre total. Dans un tournoi vert, chaque carte compte 1.
    .rule = T5.1
tournament-effect-squire = Convient à toutes les couleurs et ajoute sa valeur. Le nombre d’Écuyers n’est pas limité.
    .rule = T5.1
tournament-effect-maiden = Convient à toutes les couleurs et ajoute 6. Une seule par zone de jeu ; se retirer avec elle coûte un jeton.
    .rule = T6.3
tournament-effect-unhorse = Change un tournoi violet en rouge, bleu ou jaune, à votre choix.
    .rule = T8.1
tournament-effect-change-weapon = Change le rouge, le bleu ou le jaune en une autre de ces trois couleurs, à votre choix.
    .rule = T8.2
tournament-effect-drop-weapon = Change le rouge, le bleu ou le jaune en vert : chaque carte compte alors 1.
    .rule = T8.3
tournament-effect-break-lance = L’adversaire de votre choix défausse toutes les cartes violettes de sa zone de jeu (une carte reste toujours).
    .rule = T9.1
tournament-effect-riposte = Prenez la carte la plus récente de la zone de jeu de l’adversaire de votre choix et ajoutez-la à la vôtre.
    .rule = T9.2
tournament-effect-dodge = Défaussez une carte au choix d’une zone de jeu adverse.
    .rule = T9.3
tournament-effect-retreat = Reprenez en main une carte au choix de votre zone de jeu.
    .rule = T9.4
tournament-effect-knock-down = Prenez au hasard une carte de la main de l’adversaire de votre choix. Elle reste entre vous deux.
    .rule = T9.5
tournament-effect-outmaneuver = Chaque adversaire défausse la carte la plus récente de sa zone de jeu.
    .rule = T9.6
tournament-effect-charge = Tout le monde défausse ses cartes de la plus faible valeur présente sur la table (mais garde au moins une carte).
    .rule = T9.7
tournament-effect-countercharge = Tout le monde défausse ses cartes de la plus forte valeur présente sur la table (mais garde au moins une carte).
    .rule = T9.8
tournament-effect-disgrace = Tout le monde défausse ses tenants (mais garde au moins une carte).
    .rule = T9.9
tournament-effect-adapt = Tout le monde garde une carte de chaque valeur, à son choix, et défausse les autres.
    .rule = T9.10
tournament-effect-outwit = Donnez à l’adversaire de votre choix une de vos cartes visibles et prenez une des siennes. Bouclier et Sonné peuvent aussi être échangés.
    .rule = T9.11
tournament-effect-shield = Reste devant vous. Tant qu’il est là, les cartes d’action adverses ne touchent pas votre zone de jeu.
    .rule = T10.1
tournament-effect-stunned = Reste devant l’adversaire de votre choix, qui ne peut alors ajouter qu’une carte par tour à sa zone de jeu.
    .rule = T10.5
tournament-effect-ivanhoe = Annule une carte d’action que quelqu’un d’autre vient de jouer. Se joue aussi hors de votre tour, tant que vous êtes en lice.
    .rule = T11.1

## Qui une carte d’action touche

tournament-scope-one = Adversaire
tournament-scope-all = Toutes les zones de jeu
tournament-scope-self = Vous
tournament-scope-colour = La couleur
tournament-scope-cancel = Annule une carte

## Règles de la maison

tournament-option-ties = Totaux égaux
    .rule = T12.1
tournament-option-ties-explained = Un total égal au plus haut suffit-il pour rester en lice ?
tournament-option-ties-strict = Il faut dépasser
tournament-option-ties-strict-explained = Pour rester en lice, votre total doit dépasser tous les autres.
tournament-option-ties-ties-stay = L’égalité suffit
tournament-option-ties-ties-stay-explained = Pour rester en lice, votre total peut égaler le plus haut.
tournament-option-repeat = Interdit deux fois de suite
    .rule = T12.2
tournament-option-repeat-explained = Quelle couleur ne peut pas être choisie deux fois de suite ?
tournament-option-repeat-purple-only = Violet
tournament-option-repeat-purple-only-explained = Après un tournoi fini en violet, le violet ne peut pas être choisi.
tournament-option-repeat-camelot = Toute couleur
tournament-option-repeat-camelot-explained = La couleur finale du dernier tournoi ne peut pas être choisie, comme dans Camelot (édition française de 2002).
tournament-option-discard = Défausse
    .rule = T12.3
tournament-option-discard-explained = Que montre-t-on de la défausse ?
tournament-option-discard-top-only = La carte du dessus
tournament-option-discard-top-only-explained = Tout le monde voit la carte du dessus et le nombre de cartes en dessous.
tournament-option-discard-open = Toute la défausse
tournament-option-discard-open-explained = Tout le monde peut parcourir toute la défausse.
