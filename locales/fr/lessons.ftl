# Les leçons en français. Conventions: locales/README.md.

lessons-explained = Six leçons, environ deux minutes. La table et les règles sont réelles ; rien ne compte ici.
lessons-leave = Passer directement à une partie
lessons-of = Leçons : { $game }
lesson-of = Leçon { $number } sur { $count }
lesson-skip = Passer la leçon
lesson-end = Terminer les leçons
lesson-next = Leçon suivante
lesson-play = Jouer contre des Pages
lesson-done = Terminée.
lesson-means = La leçon parle de ceci.
lesson-other = C’est possible aussi, mais cette leçon montre autre chose.
lesson-on = Bien. Jouez maintenant jusqu’à la fin.
lesson-lost = Cette partie est perdue. Essayez encore ou continuez.

## The Tournament

lesson-tournament-1-title = Suivre la couleur
lesson-tournament-1-say = Chaque tournoi a une couleur. Celui-ci est rouge : seules les cartes rouges conviennent.
lesson-tournament-1-do = Jouez votre 4 rouge.
lesson-tournament-1-done = 4 contre 3 : vous passez devant { $rival }. À la fin de votre tour, votre total doit être le plus haut.
lesson-tournament-1-wrong-1 = { $card } ne convient pas. Cherchez l’épée.
lesson-tournament-1-wrong-2 = Pas encore. Vous pouvez dépasser 3.
lesson-tournament-1-wrong-3 = Jouez d’abord une carte.

lesson-tournament-2-title = Plus haut, ou se retirer
lesson-tournament-2-say = Il vous faut 10 pour rester en lice. Avec toutes les cartes qui conviennent, vous n’atteignez que 8.
lesson-tournament-2-do = Retirez-vous et gardez votre main.
lesson-tournament-2-done = { $rival } gagne le jeton rouge. Vous avez gardé quatre cartes pour le tournoi suivant.
lesson-tournament-2-wrong-1 = Toujours moins de 10 : { $card } serait perdu. La carte est de retour dans votre main.
lesson-tournament-2-wrong-2 = { $card } ne convient pas. Ce tournoi est rouge.
lesson-tournament-2-wrong-3 = Il manque 7. On ne termine un tour qu’avec le plus haut total.

lesson-tournament-3-title = Les Écuyers et la Damoiselle
lesson-tournament-3-say = Écuyers et Damoiselles vont avec toutes les couleurs. Si vous vous retirez avec une Damoiselle, vous perdez un jeton.
lesson-tournament-3-do = Jouez la Damoiselle.
lesson-tournament-3-done = 2 et 6 font 8 ; { $rival } n’a que 7. Une zone de jeu n’admet qu’une Damoiselle.
lesson-tournament-3-wrong-1 = Cela fait 5. Il vous faut 8. L’Écuyer est de retour dans votre main.
lesson-tournament-3-wrong-2 = { $card } ne convient pas. Ce tournoi est jaune.
lesson-tournament-3-wrong-3 = Pas encore. Vous pouvez atteindre 8.
lesson-tournament-3-wrong-4 = Il manque 6. Jouez d’abord une carte.

lesson-tournament-4-title = Une carte d’action
lesson-tournament-4-say = Les cartes noires sont des actions. Riposte prend la carte la plus récente dans la zone de jeu adverse.
lesson-tournament-4-do = Jouez Riposte contre { $rival }.
lesson-tournament-4-done = Le 5 est à vous : 9 contre 3. Appuyez longuement sur une carte pour lire son effet.
lesson-tournament-4-wrong-1 = { $card } ne convient pas. Ce tournoi est rouge.
lesson-tournament-4-wrong-2 = Pas encore. Riposte peut tout changer.
lesson-tournament-4-wrong-3 = Il manque 5. Jouez d’abord Riposte.

lesson-tournament-5-title = L’heure d’Ivanhoé
lesson-tournament-5-say = { $rival } joue une carte qui vous coûterait vos deux Écuyers. Ivanhoé annule toute carte d’action, même hors de votre tour.
lesson-tournament-5-do = Jouez Ivanhoé.
lesson-tournament-5-done = Déshonneur est annulé. Vous menez toujours, 13 à 9. Il n’y a qu’un Ivanhoé.
lesson-tournament-5-wrong-1 = Vous tomberiez à 7, et { $rival } mènerait.

lesson-tournament-6-title = Cinq jetons
lesson-tournament-6-say = Un jeton de chaque couleur, et la partie est gagnée. Il ne vous manque que le vert, où chaque carte compte 1.
lesson-tournament-6-do = Ouvrez un tournoi vert, puis jouez la suite.
lesson-tournament-6-done = Les cinq couleurs : la partie est à vous. À quatre ou cinq personnes, quatre suffisent.
lesson-tournament-6-wrong-1 = Vous avez déjà cette couleur. Vous n’en gagneriez pas de second jeton.

## The Castles

lesson-castles-1-title = Une carte
lesson-castles-1-say = Chaque soldat a un blason et un type. Les cartes qui ont l’un des deux en commun combattent ensemble.
lesson-castles-1-do = Gardez l’archer au lion.
lesson-castles-1-done = Trois lions : une armée. Ivanhoé et Locksley vont avec toutes les armées.
lesson-castles-1-wrong-1 = Le cavalier au sanglier n’a rien en commun avec vos cartes. Gardez le troisième lion.

lesson-castles-2-title = Garder et troquer
lesson-castles-2-say = L’autre carte est à troquer. { $rival } et { $other } ont fait une offre : une carte contre la vôtre.
lesson-castles-2-do = Prenez le cavalier au lion ({ $other }).
lesson-castles-2-done = Quatre lions. { $other } a le cavalier au sanglier ; une carte dont personne ne veut est perdue.
lesson-castles-2-wrong-1 = Un archer au cerf ne va qu’avec une de vos cartes. Le lion va avec toutes.
lesson-castles-2-wrong-2 = Votre carte serait perdue, et vous n’auriez rien.

lesson-castles-3-title = Enrôler une armée
lesson-castles-3-say = Une armée doit compter plus de cartes que la garnison, toutes d’un même type ou d’un même blason.
lesson-castles-3-do = Ajoutez le troisième lion, puis donnez l’assaut.
lesson-castles-3-done = Ashby tombe. Vos lions y restent ; les deux cerfs viennent dans votre main.
lesson-castles-3-wrong-1 = Le cavalier à l’aigle n’est pas un lion. Une armée doit avoir quelque chose en commun.
lesson-castles-3-wrong-2 = Il manque une carte. Deux cartes ne suffisent pas contre deux.

lesson-castles-4-title = Bannières et cases
lesson-castles-4-say = La bannière la plus avancée contrôle le château. Après une attaque, vous pouvez y faire avancer toutes les bannières d’une case.
lesson-castles-4-do = Faites avancer toutes les bannières.
lesson-castles-4-done = La bannière adverse ({ $rival }) tombe dans l’oubliette : elle est prisonnière. La vôtre mène : Ashby est à vous.
lesson-castles-4-wrong-1 = { $rival } garderait Ashby : sa bannière est devant la vôtre.

lesson-castles-5-title = Prisonniers et marchés
lesson-castles-5-say = Un prisonnier ne rapporte rien, mais son seigneur peut payer. { $rival } offre deux cerfs.
lesson-castles-5-do = Acceptez le marché.
lesson-castles-5-done = Vous avez quatre cerfs, et { $rival } a retrouvé sa bannière. Vous pouvez aussi proposer des marchés.
lesson-castles-5-wrong-1 = C’est permis, mais un prisonnier ne donne pas de points. Deux cartes qui vont ensemble valent mieux.

lesson-castles-6-title = Les points et la fin
lesson-castles-6-say = La pioche est vide. Quand tout le monde passe d’affilée, chaque château rapporte à qui le contrôle.
lesson-castles-6-do = Prenez Torquilstone, qui vaut 10.
lesson-castles-6-done = Vous gagnez avec 21 points. Prisonniers et cartes en main ne comptent pas.
lesson-castles-6-wrong-1 = { $rival } gagnerait, 14 à 11. Vous pouvez encore prendre Torquilstone.
lesson-castles-6-wrong-2 = { $rival } y garderait la bannière la plus avancée. Regardez Torquilstone.
lesson-castles-6-wrong-3 = Rotherwood est déjà à vous. Regardez Torquilstone.
lesson-castles-6-wrong-4 = York demande quatre cartes. Regardez Torquilstone.
lesson-castles-6-wrong-5 = { $other } garderait la bannière la plus avancée. Faites avancer toutes les bannières.
