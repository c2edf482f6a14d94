# Le livret de règles en français. Conventions: locales/README.md.

book-contents = Sommaire
book-detail = En détail :
book-explains = Comment jouer : { $section }

## The Tournament

tournament-book-goal = Le but
tournament-book-goal-1 = Gagnez des jetons de couleurs différentes : les cinq à 2 ou 3 personnes, quatre au choix à 4 ou 5. La première personne qui les réunit gagne la partie.
tournament-book-goal-2 = Chaque tournoi met un jeton en jeu. Si vous avez déjà cette couleur, vous gagnez le tournoi, mais pas de second jeton.

tournament-book-contest = Un tournoi
tournament-book-contest-1 = Tout le monde reçoit 8 cartes. La personne qui ouvre choisit une couleur et joue une carte de cette couleur, un Écuyer ou une Damoiselle.
tournament-book-contest-2 = On joue ensuite dans le sens horaire. À votre tour, il faut atteindre le plus haut total ou se retirer. La dernière personne en lice gagne le jeton et ouvre le tournoi suivant.
tournament-book-contest-3 = Quand un tournoi finit en violet, la personne qui le gagne prend un jeton d’une couleur qui lui manque. Le tournoi suivant ne peut pas être violet.

tournament-book-turn = Votre tour
tournament-book-turn-1 = Les cartes de valeur devant vous sont votre zone de jeu. La somme de leurs valeurs est votre total.
tournament-book-turn-draw = Piochez une carte.
    .more = La table s’en charge. Le nombre de cartes en main n’est pas limité.
tournament-book-turn-play = Jouez autant de cartes que vous voulez.
    .more = Une par une : cartes de la couleur du tournoi, Écuyers, Damoiselles et cartes d’action.
tournament-book-turn-end = Terminez le tour.
    .more = Il faut avoir joué au moins une carte, et votre total doit dépasser tous les autres. L’égalité ne suffit pas.
tournament-book-turn-withdraw = Ou retirez-vous.
    .more = Ce tournoi est fini pour vous, mais vous gardez votre main pour le suivant.

tournament-book-example = Un exemple
tournament-book-example-1 = Le tournoi est rouge. { $name } a { $highest }, il vous faut donc { $need }. Vous avez { $total }.
tournament-book-example-2 = Vous jouez le { $card } : cela fait { $total }. Vous pouvez terminer le tour ; { $name } doit maintenant faire plus, ou se retirer.

tournament-book-colours = Les couleurs
tournament-book-colours-1 = Une carte de couleur ne va que dans un tournoi de sa couleur. Le petit nombre indique combien il y en a.
tournament-book-colours-2 = Dans un tournoi vert, chaque carte compte 1, quelle que soit sa valeur imprimée.
tournament-book-colours-3 = Si une carte d’action change la couleur, toutes les cartes sur la table restent et comptent. Seules les cartes jouées ensuite doivent avoir la nouvelle couleur.

tournament-book-maiden = Écuyers et Damoiselles
tournament-book-maiden-1 = Ce sont les tenants. Ils vont avec toutes les couleurs. Votre zone de jeu peut contenir autant d’Écuyers que vous voulez, mais une seule Damoiselle.
tournament-book-maiden-2 = Si vous vous retirez avec une Damoiselle dans votre zone de jeu, vous rendez un de vos jetons, à votre choix. Si vous gagnez avec elle, elle ne coûte rien.

tournament-book-withdraw = Se retirer
tournament-book-withdraw-1 = Vous pouvez vous retirer à tout moment de votre tour, même après avoir joué des cartes. Toutes les cartes devant vous sont défaussées.
tournament-book-withdraw-2 = La personne qui ouvre un tournoi doit jouer une première carte avant de pouvoir se retirer.
tournament-book-withdraw-3 = Savoir s’arrêter, c’est la moitié du jeu : les cartes que vous gardez peuvent gagner le tournoi suivant.

tournament-book-actions = Cartes d’action
tournament-book-actions-1 = Les cartes noires se jouent pendant votre tour. Si vous ouvrez le tournoi, votre première carte passe avant elles. La plupart sont défaussées aussitôt jouées.
tournament-book-actions-2 = Une carte d’action doit changer quelque chose, et elle n’enlève jamais la dernière carte d’une zone de jeu.
tournament-book-actions-3 = Vous avez { $total } contre { $highest }. Vous jouez { tournament-card-riposte } contre { $name } et prenez sa carte la plus récente.
tournament-book-actions-4 = Vous avez maintenant { $total } contre { $highest }.
tournament-book-colour-cards = Les cartes qui changent la couleur
tournament-book-colour-cards-1 = Vous avez { $total } contre { $highest } dans un tournoi bleu. Vous jouez { tournament-card-drop-weapon }.
tournament-book-colour-cards-2 = Le tournoi est maintenant vert et chaque carte compte 1 : vous avez { $total }, { $name } a { $highest }.
tournament-book-one-cards = Les cartes contre une personne
tournament-book-all-cards = Les cartes pour toute la table
tournament-book-self-cards = Les cartes pour vous
tournament-book-self-cards-1 = { tournament-card-shield } et { tournament-card-stunned } restent devant une personne jusqu’à ce qu’elle se retire ou gagne le tournoi. Seule la carte { tournament-card-outwit } les déplace.

tournament-book-ivanhoe = Ivanhoé
tournament-book-ivanhoe-1 = Chaque fois qu’une carte d’action est jouée, la table demande aux autres personnes en lice si elles veulent l’annuler. Seule la personne qui a Ivanhoé le peut. Les deux cartes sont alors défaussées.
tournament-book-ivanhoe-2 = La question est posée à tout le monde, pour que personne ne sache qui l’a. Il n’y a qu’un Ivanhoé.

tournament-book-rest = Le reste
tournament-book-rest-1 = Quand la pioche est épuisée, la défausse est mélangée et devient la nouvelle pioche.
tournament-book-rest-2 = Si c’est à vous d’ouvrir et qu’aucune de vos cartes ne le permet, vous montrez votre main. La personne suivante ouvre, et vous restez en lice.
tournament-book-rest-3 = Tout le monde voit les cartes sur la table, les jetons et le nombre de cartes en main. Les mains sont secrètes.
tournament-book-rest-4 = Quand vous ouvrez une table, vous pouvez choisir des règles de la maison.

## The Castles

castles-book-goal = Le but
castles-book-goal-1 = Cinq châteaux valent des points. À la fin, chaque château donne les siens à la personne dont la bannière le contrôle. Le plus de points gagne ; en cas d’égalité, la victoire est partagée.

castles-book-turn = Votre tour
castles-book-turn-1 = Vous jouez l’un des six seigneurs, avec cinq bannières. Tout le monde reçoit deux cartes. On joue dans le sens horaire.
castles-book-turn-keep = Gardez une carte.
    .more = Deux cartes de la pioche sont retournées. Vous en prenez une.
castles-book-turn-barter = Troquez l’autre.
    .more = Échangez-la contre une carte d’une autre personne, ou laissez-la partir.
castles-book-turn-attack = Attaquez un château, si vous voulez.
    .more = Avec assez de cartes, vous le prenez. Vous pouvez alors y avancer les bannières et en planter une.

castles-book-cards = Les cartes
castles-book-cards-1 = Chaque soldat a un type et un blason. Chacune de ces seize cartes existe en quatre exemplaires.
castles-book-cards-2 = Ivanhoe et Locksley vont dans toute armée. Il y en a un de chaque.

castles-book-barter = Le troc
castles-book-barter-1 = Chaque autre personne peut vous offrir une carte de sa main contre la carte posée. Tout le monde décide en même temps, et les offres ne sont visibles que pour vous.
castles-book-barter-2 = Vous en acceptez une : vous recevez cette carte, et la personne qui l’a offerte reçoit la carte posée. Si vous les refusez toutes, ou si personne n’offre rien, la carte posée quitte le jeu.

castles-book-army = Une armée
castles-book-army-1 = Une armée se compose d’une ou de plusieurs cartes de votre main. Toutes ont le même type, ou toutes ont le même blason.
castles-book-army-arms = Même blason, et Locksley s’y joint : quatre cartes.
castles-book-army-type = Même type : trois cartes.

castles-book-attack = L’attaque
castles-book-attack-1 = Vous pouvez attaquer un château par tour, même le vôtre. Votre armée doit avoir plus de cartes que la garnison. Pour un château vide, une seule carte suffit.
castles-book-attack-2 = L’armée reste dans le château et devient sa garnison. L’ancienne garnison vient dans votre main.
castles-book-attack-3 = Deux cartes défendent { $castle } : il vous en faut trois. Vous attaquez avec trois lions.
castles-book-attack-4 = Les lions défendent maintenant { $castle }, et les deux cerfs sont dans votre main.

castles-book-banners = Les bannières
castles-book-banners-1 = La bannière sur la case occupée la plus élevée contrôle le château. Elle a un cadre doré.
castles-book-banners-2 = Après votre attaque, vous pouvez avancer : toutes les bannières de ce château avancent d’une case. Vous pouvez ensuite planter une de vos bannières sur la case 1, si elle est libre.
castles-book-banners-3 = Derrière la dernière case s’ouvre une fosse, l’oubliette. Une bannière que vous y poussez devient votre prisonnière. Si c’est la vôtre, elle vous revient.
castles-book-banners-4 = Vous êtes { $lord } et venez d’attaquer { $castle }. C’est { $name } qui contrôle le château.
castles-book-banners-5 = Vous avancez : { $name } perd sa bannière dans l’oubliette. Vous plantez une seconde bannière. Vous contrôlez maintenant { $castle }.

castles-book-prisoners = Prisonniers et marchés
castles-book-prisoners-1 = Un prisonnier ne rapporte rien, mais qui a perdu des bannières aimerait peut-être les récupérer. Vous pouvez échanger un prisonnier contre des cartes ou un autre prisonnier.
castles-book-prisoners-2 = Vous pouvez proposer un marché par tour, à qui vous voulez, même quand ce n’est pas votre tour. Toute la table le sait, mais les cartes restent entre vous deux.

castles-book-end = La fin
castles-book-end-1 = Quand la pioche est vide, on ne retourne plus de cartes : on attaque ou on passe. Quand tout le monde passe d’affilée, la partie est finie.
castles-book-end-2 = Les prisonniers et les cartes en main ne rapportent rien.

castles-book-lords = Les seigneurs
castles-book-lords-1 = Seul leur blason les distingue.

castles-book-rest = Le reste
castles-book-rest-1 = Tout le monde voit les châteaux, les prisonniers, les cartes qui ont quitté le jeu et le nombre de cartes en main. Les mains sont secrètes.
castles-book-rest-2 = Quand vous ouvrez une table, vous pouvez choisir des règles de la maison.
