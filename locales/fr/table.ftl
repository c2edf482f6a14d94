# Ce que tous les jeux ont en commun, en français. Conventions : locales/README.md.

## Listes : assemblées depuis la gauche, `list-next` pour chaque élément sauf le dernier, qui est `list-last`

list-next = { $list }, { $item }
list-last = { $list } et { $item }

## Règles

rule-number = Règle { $number }
# Comment les règles de la maison sont nommées
option-value = { $name } : { $value }
quoted = « { $text } »

## Niveaux des robots

level-page = Page
level-page-explained = Connaît les règles et se trompe souvent. Pour une première partie.
level-squire = Écuyer
level-squire-explained = Joue bien, selon des principes simples. Pour qui connaît le jeu.
level-knight = Chevalier
level-knight-explained = Joue très bien, avec une erreur de temps en temps. Pour qui a de la pratique.
level-champion = Champion
level-champion-explained = A appris de millions de parties contre lui-même. Notre robot le plus fort.
level-unknown = niveau inconnu
bot-program = robot, programme externe

## Réponses du serveur

refusal-stale = La partie a avancé entre-temps. Regardez la table et choisissez de nouveau.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-not-found = Il n’y a rien ici.
refusal-seats-free = Une place est encore libre.
refusal-no-guest = Choisissez d’abord un nom.
refusal-bad-message = Le serveur n’a pas compris le message. Rechargez la page.
refusal-too-fast = Trop de messages en peu de temps. Réessayez dans un instant.
refusal-storage = Cela n’a pas pu être enregistré et n’a pas été fait. Réessayez.
refusal-unknown-move = Le serveur ne connaît pas ce coup.
refusal-unforeseen = Impossible de le prévoir : cela dépend de ce qui se passe avant.
refusal-no-such-table = Cette table n’existe pas.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-seat-taken = Cette place est prise.
refusal-not-host = C’est réservé à l’hôte de la table.
refusal-already-begun = La partie a déjà commencé.
refusal-dealing = Les cartes sont en cours de distribution. Réessayez dans un instant.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-over = La partie est finie.
refusal-not-over = Seules les parties jouées jusqu’au bout sont analysées.
refusal-no-chat = Cette table n’a pas de discussion.
refusal-no-spectators = Cette table n’admet pas de public.
refusal-banned = L’accès à ce serveur vous est fermé.
refusal-bad-name = Ce nom ne peut pas être utilisé. Choisissez-en un autre.
refusal-bad-options = Ces réglages ne vont pas ensemble.
refusal-draining = Le serveur va redémarrer et n’ouvre pas de nouvelle table. Les parties en cours continuent.
refusal-not-allowed = Vous n’avez pas le droit de faire cela.
refusal-not-watching = Vous ne regardez pas cette table.
refusal-too-many-tables = Trop de vos tables attendent d’autres personnes. Fermez-en une ou commencez d’abord une partie.
refusal-not-away = Cette personne est là : sa place ne peut pas être libérée.
refusal-wrong-part = Ce n’est pas la part de la donne qui a été scellée.
refusal-not-alone = Ce n’est possible que si toutes les autres places sont à des robots.
refusal-no-undo = Ce coup ne peut plus être repris.
refusal-bad-record = Ce n’est pas le relevé d’une partie terminée contre des bots.
refusal-not-loaded = Champion n’est pas encore chargé. Il faut une connexion pour cela.
refusal-internal = Le serveur a commis une erreur. Rien n’a changé ; veuillez réessayer.
refusal-faulty = Cette table est tombée plusieurs fois en panne et reste fermée pour le moment. Réessayez plus tard.
table-closed = Cette table a été fermée avant la fin de la partie.
table-closed-too-long = Cette partie est devenue trop longue et a été fermée. Personne n’a gagné.
refusal-too-long = Le texte est trop long.
refusal-no-more-time = Votre temps supplémentaire de ce tournoi est épuisé.
refusal-no-window = Rien n’attend de réponse pour le moment.

## Phrases toutes faites de la discussion

phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-thanks = Merci
phrase-well-played = Bien joué
phrase-oops = Oups
phrase-nice = Joli
phrase-hurry = À vous, s’il vous plaît
phrase-one-moment = Un instant
phrase-sorry = Pardon
phrase-good-game = Belle partie
phrase-rematch = Encore une partie ?
phrase-bye = Au revoir
phrase-yes = Oui
phrase-no = Non
phrase-wow = Waouh
phrase-back-soon = Je reviens

## Ordres permanents : quand poser la question sur une carte d’action

order-always = Toujours
order-always-explained = La question vous est posée pour chaque carte d’action que vous pouvez annuler.
order-touched = Si elle me vise
order-touched-explained = La question vous est posée quand une carte touche vos cartes ou la couleur. Les autres passent.
order-never = Jamais
order-never-explained = La question ne vous est plus posée jusqu’à la fin du tournoi.

## Pendules

clock-none = Sans pendule
clock-none-explained = Pas de limite : prenez le temps qu’il vous faut.
clock-live = En direct
clock-live-explained = Tout le monde est à la table. Chaque personne a une réserve de temps qui augmente à chaque tour.
clock-correspondence = Par correspondance
clock-correspondence-explained = Chaque personne a des heures ou des jours par tour et revient quand c’est à elle.
