# Les énigmes, dans le client web

puzzles-number = Énigme { $number } · { $players } places
puzzles-position = La position
puzzles-note = Tirée d’une partie entre robots. Une réponse est nettement la meilleure. Sans chronomètre.
puzzles-opinion = Chances de gagner si tout le monde continue comme Champion. Parties par réponse : { $count } au moins. ± est une erreur type.
puzzles-right = Exact.
puzzles-best = Meilleure réponse :
puzzles-chosen = Votre réponse :
puzzles-worth = gagne { $worth } parties sur 100, erreur { $error }
puzzles-chance = La meilleure réponse gagne { $worth } parties sur 100, la vôtre { $mine }.
puzzles-chance-best = Elle gagne { $worth } parties sur 100.
puzzles-next = Énigme suivante
puzzles-solved = Résolues : { $found } sur { $count }
puzzles-all-tried = Vous avez tenté toutes les énigmes. Résolues : { $found } sur { $count }.
puzzles-more-later = La prochaine version en apportera d’autres.
puzzles-missed-again =
    { $count ->
        [one] Reprendre l’énigme manquée
       *[other] Reprendre les { $count } énigmes manquées
    }
puzzles-again = Réessayer

## Le Tournoi

tournament-puzzle-open = Vous ouvrez un tournoi. Que jouez-vous ?
tournament-puzzle-turn = { $colour } : { $player } mène avec { $highest }. Il vous faut { $need }. Que faites-vous ?
tournament-puzzle-ahead = { $colour } : vous menez et devez jouer une carte pour rester en lice. Que faites-vous ?
tournament-puzzle-first = { $colour } : personne ne mène. Il vous faut { $need }. Que faites-vous ?
tournament-puzzle-react = { $told } Que faites-vous ?
tournament-puzzle-adapt = Vous ne pouvez garder qu’une carte de valeur { $value }. Laquelle ?
tournament-puzzle-return = Votre Damoiselle vous coûte un jeton. Lequel rendez-vous ?
tournament-puzzle-take = Vous avez gagné un tournoi violet. Quel jeton prenez-vous ?
tournament-puzzle-end = Terminer le tour à { $total }
tournament-puzzle-go-on = Continuer
tournament-why-ivanhoe-now = C’est le moment d’Ivanhoé.
tournament-why-ivanhoe-later = Ivanhoé vaudra plus tard davantage.
tournament-why-token = Un autre jeton vous sert mieux.
tournament-why-other = Une autre carte vous sert mieux.
tournament-why-stay = Il vaut la peine de rester en lice.
tournament-why-withdraw = Ce tournoi coûte trop cher.
tournament-why-colour = Une autre couleur vous convient mieux : { $colour }.
tournament-why-maiden = La Damoiselle coûte trop cher ici.
tournament-why-action = Cette carte fait davantage ici : { $card-name }.
tournament-why-save = Cette carte vaudra davantage plus tard : { $card-name }.
tournament-why-fewer = Moins de cartes suffisent.
tournament-why-more = Il faut plus de cartes ici.
tournament-brings = Si l’on continue d’ici, vous gagnez ce tournoi dans { $found } % des parties ; avec la meilleure réponse, dans { $count } %.
tournament-brings-best = Si l’on continue d’ici, vous gagnez ce tournoi dans { $count } % des parties.

## Les Châteaux

castles-puzzle-keep = Deux cartes sont retournées. Laquelle gardez-vous ?
castles-puzzle-lay = Quelle carte de votre main posez-vous pour le troc ?
castles-puzzle-barter = Une carte est à troquer. La troquez-vous, ou la laissez-vous partir ?
castles-puzzle-offer = { $player } pose une carte à troquer. Qu’offrez-vous ?
castles-puzzle-accept = Vous voyez les offres. Laquelle prenez-vous ?
castles-puzzle-attack = Attaquez-vous, et avec quelle armée ?
castles-puzzle-advance = Vous avez pris { $castle }. Les bannières avancent-elles ?
castles-puzzle-deal = { $told } Acceptez-vous ?
castles-puzzle-army = Attaquer { $castle } avec { $cards }
castles-why-card = Une autre carte vous sert mieux.
castles-why-barter = Un troc rapporte davantage.
castles-why-no-barter = Mieux vaut perdre cette carte que la troquer.
castles-why-offer = Ici, il vaut la peine d’offrir une carte.
castles-why-no-offer = Vos cartes valent plus que celle-ci.
castles-why-accept = L’une des offres vaut la peine.
castles-why-refuse = Aucune des offres ne vaut la peine.
castles-why-other-offer = Une autre offre vaut davantage.
castles-why-attack = C’est le moment d’attaquer.
castles-why-no-attack = Une attaque coûte trop cher ici.
castles-why-castle = Un autre château vaut davantage ici : { $castle }.
castles-why-army = Une autre armée fait mieux ici.
castles-why-advance = Ici, les bannières devraient avancer.
castles-why-no-advance = L’avance aide les autres plus que vous.
castles-why-banner = Ici, c’est la bannière qui compte.
castles-why-deal = Ce marché est bon pour vous.
castles-why-no-deal = Ce marché aide davantage l’autre côté.
castles-brings = Vos points à la fin, en moyenne : { $found } ; avec la meilleure réponse : { $count }.
castles-brings-best = Vos points à la fin, en moyenne : { $count }.
