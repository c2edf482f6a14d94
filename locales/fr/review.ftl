# The review of a finished game: the web client reads it when one is opened.

review = Analyse
percent = { $number } %

# What decided it

review-decided = Ce qui a décidé
review-not-yet = Le Champion lit encore la partie.
review-points = Les points sont des centièmes de chance de gagner.
review-deal-good = { $you ->
        [yes] La donne vous était favorable :
       *[no] La donne était favorable à { $player } :
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
review-deal-bad = { $you ->
        [yes] La donne vous était défavorable :
       *[no] La donne était défavorable à { $player } :
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
review-draw-good = { $you ->
        [yes] Votre plus grande chance :
       *[no] { $player }, plus grande chance :
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus ({ $chapter }).
review-draw-bad = { $you ->
        [yes] Votre plus grande malchance :
       *[no] { $player }, plus grande malchance :
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins ({ $chapter }).
review-loss = { $you ->
        [yes] Vous avez perdu le plus avec
       *[no] { $player } a perdu le plus avec
    } « { $move } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $chapter }, { $verdict }). Mieux : { $better }.
review-no-loss = { $you ->
        [yes] Le Champion n’a trouvé aucune faute dans vos coups.
       *[no] { $player } : le Champion n’a trouvé aucune faute.
    }
review-other-good = { $other-you ->
        [yes] Vous avez le plus aidé { $player } :
       *[no] { $you ->
            [yes] { $other } vous a le plus aidé :
           *[no] { $other } a le plus aidé { $player } :
        }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus ({ $chapter }).
review-other-bad = { $other-you ->
        [yes] Vous avez le plus gêné { $player } :
       *[no] { $you ->
            [yes] { $other } vous a le plus gêné :
           *[no] { $other } a le plus gêné { $player } :
        }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins ({ $chapter }).

# Verdicts

review-good = Bon
review-close = Serré, pas de verdict
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-said = { $verdict } : { $move }

# Curves

review-chance = { $you ->
        [yes] Vos chances de gagner
       *[no] { $player } : chances de gagner
    }
review-known = { $you ->
        [yes] ce que vous pouviez savoir
       *[no] vu par { $player }
    }
review-open = toutes cartes ouvertes
review-even = part égale
review-computing = calcul en cours
review-gap = { $you ->
        [yes] L’écart entre les lignes est ce que vous ne pouviez pas savoir.
       *[no] L’écart entre les lignes est ce qui était caché à { $player }.
    }
review-table = La même chose en tableau
review-decision-number = Décision
review-start = début
review-end = fin
review-curve-label = { $you ->
        [yes] Vos chances de gagner
       *[no] { $player }, chances de gagner
    } : d’abord { $start }, au plus { $highest }, à la fin { $end }. Le tableau ci-dessous donne toutes les valeurs.

# Decisions

review-decisions = Décisions
review-whose = Les décisions de qui
review-number = décision { $number }
review-number-of = Décision { $number } sur { $all }
review-rest = { $count ->
        [one] Pour { $count } autre décision, le Champion n’a rien à dire.
       *[other] Pour { $count } autres décisions, le Champion n’a rien à dire.
    }
review-all = { $count ->
        [one] Montrer la décision
       *[other] Montrer les { $count } décisions
    }
review-fewer = Seulement l’essentiel
review-cost = moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, erreur { $error }

# One decision

review-as-seen = { $you ->
        [yes] comme vous l’avez vu
       *[no] vu par { $player }
    }
review-worth = { $you ->
        [yes] Ce que valait chaque coup pour vous
       *[no] Ce que valait chaque coup pour { $player }
    }
review-best = choix du Champion
review-played = { $you ->
        [yes] votre coup
       *[no] joué
    }
review-close-explained = Le meilleur coup et celui-ci diffèrent de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, à { $error } près. C’est trop serré pour le dire faux.
review-think = Réfléchir dix fois plus longtemps
review-thinking = Le Champion réfléchit…
review-why = Le Champion a joué la suite de { $count } donnes compatibles avec ce qui était vu. { $better } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux.
review-opinion = L’avis du Champion : chances de gagner si tout le monde continue comme lui. ± est une erreur type.
review-glance = La courbe est l’estimation du Champion au premier coup d’œil. Ici, il a joué la suite de donnes imaginées : les deux peuvent différer.
review-on-table = Montrer sur la table

# What could they hold

review-hold = { $you ->
        [yes] Que pouviez-vous tenir ?
       *[no] Que pouvait tenir { $player } ?
    }
review-hold-all = Que pouvaient tenir les autres ?
review-holder = La main de qui
review-hold-explained = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, d’après ce qui avait été vu et joué jusque-là.
review-held = ✓ en main
review-not-held = – pas en main
review-show = { $you ->
        [yes] Montrer votre main
       *[no] { $player } : montrer la main
    }
review-hide = Cacher ces cartes

# Luck and play

review-luck = Chance et jeu
review-luck-label = { $you ->
        [yes] Votre résultat
       *[no] { $player }, résultat
    } : { $start } au début, chance { $luck }, son propre jeu { $own }, jeu des autres { $others }, { $end } à la fin.
review-step-start = début
review-step-luck = chance
review-step-own = { $you ->
        [yes] votre jeu
       *[no] son jeu
    }
review-step-others = les autres
review-step-end = fin
review-player = Nom
review-col-luck = Chance
review-col-own = Son jeu
review-col-others = Jeu des autres
review-col-result = Résultat
review-winner = Gagne :
review-sum = Somme
review-luck-explained = En points de chances de gagner, de { $number } à la donne à 100 pour la victoire. La chance est ce qu’a fait le hasard. Elle ne dit pas si l’on a bien joué.

# Try it from here

review-try = Essayer à partir d’ici
review-try-explained = { $chapter }, décision { $number }. Des Champions prennent les autres places. Rien ne compte ; la partie reste comme elle était.
review-try-deal = Cette donne
    .more = Les mêmes cartes que dans la partie, de nouveau cachées. Que se serait-il passé ?
review-try-any = Toute donne possible
    .more = Les cartes cachées sont redistribuées selon ce qui avait été vu. Était-ce une bonne décision ? Une nouvelle donne à chaque fois.
review-try-spoiled = Vous avez peut-être vu des mains dans cette analyse : « Cette donne » est alors un exercice, pas une épreuve.
review-try-play = Continuer soi-même
review-try-wrong = La table n’a pas pu être créée. Réessayez.

# States

review-working = Le Champion réfléchit
review-luck-first = D’abord les courbes et la chance. Vous pouvez lire ce qui est prêt.
review-before = { $count ->
    [one] Le serveur s’en charge. Une analyse passe avant la vôtre.
   *[other] Le serveur s’en charge. { $count } analyses passent avant la vôtre.
}
review-at = Décision { $number } sur { $all }. Vous pouvez lire ce qui est prêt.
review-at-left = Décision { $number } sur { $all }, encore { $seconds } s environ. Vous pouvez lire ce qui est prêt.
review-stop = Arrêter ici
review-stopped = L’analyse s’est arrêtée à la décision { $number }
review-stays = Ce qui est prêt reste.
review-go-on = Continuer
review-again = Réessayer
review-broken = Ce navigateur n’a pas pu continuer l’analyse.
review-too-long = Le serveur accorde deux minutes à une analyse, et celle-ci demande plus de temps.
review-not-there = Le serveur n’a pas pu analyser cette partie.
review-running = Cette partie est en cours
    .more = Les analyses s’ouvrent quand elle est finie, pour tout le monde à la fois.
review-ended = Cette partie a été interrompue
    .more = Une analyse montre toutes les mains, et celles d’une partie interrompue restent cachées.
review-impossible = Ce navigateur ne peut pas analyser de parties
    .more = Le fichier de la partie se télécharge depuis la relecture et s’analyse avec le programme.
review-no-verdicts = Pas de verdicts pour cette table
    .more = { $game } à { $count } : notre meilleur robot n’y juge pas assez bien. Il blâmerait ce qu’il ne comprend pas, il se tait donc. La chance et les mains possibles sont montrées.
