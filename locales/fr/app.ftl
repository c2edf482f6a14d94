# Les mots de l’interface, en français. Conventions : locales/README.md.

## Partout

back = Retour
cancel = Annuler
auto = Auto
no-such-page = Cette page n’existe pas.
not-here = Il n’y a rien ici
server-away = Pas de connexion pour l’instant
server-away-text = Cette page s’ouvrira dès qu’elle sera rétablie.
nothing-found = Rien trouvé.
search-rules = Chercher dans les règles
no-replays = Pas encore de partie terminée
no-replays-text = Une partie terminée se revoit ici, pas à pas.

## Accueil

level = Niveau
replay = Revoir la partie
review-this = Analyser cette partie
tried-from = Essai depuis la décision { $number }
back-to-review = Retour à l’analyse
trying = Un essai · rien ne compte
tried-explained = Vous rejouez la décision { $number } d’une partie finie, contre des Champions. Rien ne compte.
tries-won = { $count ->
        [one] En { $count } essai, vous avez gagné { $won } fois.
       *[other] En { $count } essais, vous avez gagné { $won } fois.
    }
rules = Règles
print = Imprimer
device-text = Avec ce lien, ce navigateur continue sous le même nom que votre autre appareil.
device-yes = Oui, c’est moi
link-or-code = Lien ou code de la table
to-the-table = Aller à la table

## Ouvrir une table

seats = Places
seats-hint = Les places vides peuvent être données à des robots plus tard.
window = Délai pour Ivanhoé
window-hint = Temps d’attente après chaque carte d’action. Le même pour tout le monde, afin que personne ne devine qui a Ivanhoé.
seconds-short = { $count } s
minutes = Minutes par personne
minutes-short = { $count } min
hours = Heures par coup
clock = Pendule
pace = Vitesse des robots
pace-calm = Tranquille
pace-calm-explained = Assez lent pour une première partie.
pace-quick = Rapide
pace-quick-explained = Pour qui connaît le jeu.
friends-hint = Seules les personnes qui ont le lien peuvent jouer. La table n’apparaît nulle part.
open-table-hint = La table apparaît sur la page d’accueil. Tout le monde peut s’y asseoir.
more-choices = Autres réglages
private = Privé
anyone = Tout le monde
spectators = Public
spectators-hint = Il voit ce que voit toute la table, jamais les mains.
chat = Discussion
chat-hint = Les phrases toutes faites s’affichent dans la langue de chaque personne.
open-the-table = Ouvrir la table

## Salle d’attente

seat-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
name-at-table = Votre nom à cette table
sit-as = S’asseoir sous le nom { $name }
rename = Changer de nom
your-lord = Votre seigneur
lord-taken = { $lord } : déjà à { $name }
you-host = vous, hôte de la table
waits-for-friend = on attend quelqu’un
anyone-may-sit = pour tout le monde
details = Détails
empty-seat = Place libre
you-name = Vous, { $name }
presence-here = en ligne
presence-away = en pause
presence-substitute = un robot joue en attendant { $name }
add-bot = Ajouter un robot
remove-bot = Retirer { $name }
free-seat = Libérer cette place
move-here = Prendre cette place
host-starts = En attente de l’hôte
deal-failed = La dernière donne a échoué : une part n’est pas arrivée à temps. Une nouvelle se prépare sans cette part.
start = Commencer
start-with = Commencer à { $taken } sur { $all }
bots-take =
    { $count ->
        [one] un robot prend la place libre
       *[other] des robots prennent les { $count } places libres
    }
or-wait = Ou attendez : la partie commence d’elle-même quand toutes les places sont prises.
start-ask =
    { $count ->
        [one] Commencer avec { $count } robot ?
       *[other] Commencer avec { $count } robots ?
    }
wait-more = Attendre
all-here = Tout le monde est là. La partie va commencer.
leave = Quitter
watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
invite = Invitez vos proches
invite-friends = Un seul lien pour tout le monde. On l’ouvre, on choisit un nom, on s’assoit.
invite-open = Tout le monde peut venir depuis l’accueil. Vous pouvez aussi envoyer le lien.
invite-watch = Un seul lien pour tout le monde. Aucune place n’est libre : qui l’ouvre peut regarder.
invite-nobody = Aucune place n’est libre, et personne ne peut regarder.
is-listed = Dans la liste
invite-text = Jouez à Ivanhoé avec moi :
share-link = Partager le lien
copied = Copié
copy = Copier
copy-by-hand = Impossible de copier ici. Copiez ce lien à la main :
seal-text = Le serveur a scellé sa moitié de la donne. Ce sceau pourra être vérifié après la partie :

## La table

menu = Menu
log = Journal
log-and-chat = Journal et discussion
tournament = Tournoi
tournament-heading = Tournoi { $number }, { $colour }
leave-to-home = Accueil (votre place reste à vous)
deck = Pioche
discard = Défausse
deck-count =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
deck-and-discard = Pioche et défausse
discard-count =
    { $count ->
        [one] { $count } carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }
discard-empty = La défausse est vide.
newest-first = Les plus récentes d’abord
counted = Par sorte
opponents = Adversaires, dans l’ordre du jeu
opening = Ouverture
number = N° { $number }
number-and-goal = N° { $number } · { $goal } jetons pour gagner
number-and-goal-short = N° { $number } · but : { $goal }
goal = But du jeu
leads = en tête
out = hors lice
withdrew = N’est plus en lice
no-card-yet = Pas encore de carte
has-the-turn = joue maintenant
cards-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
no-tokens = aucun jeton
tokens-of = jetons : { $colours }
tokens-of-goal = jetons : { $count } sur { $goal }
older-cards =
    { $count ->
        [one] { $count } carte plus ancienne, qui vaut { $total }
       *[other] { $count } cartes plus anciennes, qui valent { $total }
    }
look-at-display = Voir les cartes posées par { $name }
look-at-own = Voir vos cartes
display-of = { $name } : { $total }
oldest-first = La plus ancienne d’abord
known-in-hand = Cartes connues en main
aim-at = Viser { $name }
colour = Couleur
your-hand =
    { $count ->
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
playable = jouable
not-playable = non jouable
makes-total = total { $total }
is-playing = { $name } joue
is-playing-you = Vous jouez
is-opening = { $name } ouvre
is-opening-you = Vous ouvrez
you-open = Vous ouvrez : choisissez une carte
you-open-card = Ouvrez avec { $card }, ou choisissez une autre carte
you-open-hint = Sa couleur devient celle du tournoi. Avec un tenant, vous choisissez la couleur.
you-withdrew = Vous n’êtes plus en lice : vous regardez
your-choice = À vous de choisir
need = il vous faut
you-lead-by = vous avez d’avance
will-need = il vous faudra
would-need = il vous faudrait
need-short = Il faut
makes-lead = Avec { $card } : { $total }, soit { $by } d’avance
makes-short = Avec { $card } : { $total }, il manque { $short }
makes-enough = Avec { $card } : { $total }, assez pour rester
verdict-enough = Suffisant
verdict-short = Trop peu
reach-enough = Votre main peut atteindre { $reach }.
reach-short = { $reach } au plus. Retirez-vous et gardez ces cartes.
reach-short-action = { $reach } avec les cartes de valeur. Une carte d’action peut y changer quelque chose.
reach-end-or-more = Terminez le tour à { $total }, ou continuez.
reach-end = Terminez le tour à { $total }.
you-have = vous avez { $total }
card-makes = { $card } : { $total }
hand-reaches = la main atteint { $reach }
need-and-have = Il vous faut { $need } ; vous avez { $total }.
need-and-reach =
    { $enough ->
        [yes] Il vous faut { $need }, vous avez { $total }, votre main peut atteindre { $reach } : cela suffit.
       *[no] Il vous faut { $need }, vous avez { $total }, votre main peut atteindre { $reach } : c’est trop peu.
    }
lead-play-one = { $by } d’avance ; jouez une carte pour rester en lice
end-turn = Fin du tour
at-total = avec { $total }
short-by = il manque { $count }
play-a-card-first = jouez d’abord une carte
play-card = Jouer { $card }
then-total = total { $total }
open-with = Ouvrir en { $colour } avec { $card }
choose-a-card = Choisissez une carte
choose-a-colour = Choisissez une couleur
about-card = À propos : { $card }
why-rule = Pourquoi ? Règle { $rule }
why = Pourquoi ?
barred = interdit
other-card = autre carte
no-card = pas de carte
you-hold-it = déjà à vous
card-title = { $card }
aim-title = { $card } : choisissez une cible
aim-seat = Choisissez qui viser
aim-card = Choisissez une carte
aim-mine = Choisissez une de vos cartes
aim-theirs = Choisissez une carte adverse
aim-colour = Choisissez une couleur
aim-keep = Choisissez la carte qui reste
becomes = devient
you-lose = Vous perdez
withdraw = Se retirer
withdraw-ask =
    { $count ->
        [0] Se retirer de ce tournoi ?
        [one] Se retirer et défausser { $count } carte ?
       *[other] Se retirer et défausser { $count } cartes ?
    }
withdraw-hint = Vous gardez votre main pour le tournoi suivant.
withdraw-leading = Vous êtes en tête. Vous retirer quand même ?
stay = Rester
maiden-title = Se retirer et perdre un jeton ?
maiden-text = Votre Damoiselle est sur la table : choisissez le jeton à rendre.
withdraw-give = Se retirer et rendre { $token }
others-may-cancel = Les autres peuvent encore l’annuler.
ivanhoe-not-held = Vous n’avez pas Ivanhoé
window-seconds =
    { $count ->
        [one] { $count } seconde pour répondre
       *[other] { $count } secondes pour répondre
    }
window-closing = Encore trois secondes
more-time = 10 s de plus
more-time-short = 10 s
ask-me = Ivanhoé : me consulter
ask-me-label = Quand me consulter pour une carte d’action
short-order-always = Toujours
short-order-touched = Si ça me vise
short-order-never = Jamais
saving = Enregistrement…
not-done = Ce coup n’a pas été joué
colour-cards = Cartes de couleur
search-cards = Chercher une carte
you-win = Vous gagnez la partie
name-wins = { $name } gagne la partie
after-tournaments =
    { $count ->
        [one] Après { $count } tournoi
       *[other] Après { $count } tournois
    }
join-rematch = Rejoindre la revanche
verify-deal = Vérifier la donne
download-record = Télécharger le relevé

## La table des Châteaux

castles-heading = Tour { $number }
castles-list = Châteaux
castles-goal = Gagnez le plus de points
turned-up = Retournées : gardez-en une
up-for-barter = À troquer
hand-of = Votre main · { $count }
deal-later = de nouveau à votre tour
attack-needs = attaque : il en faut { $count }
out-of-reach = hors de portée, il en faut { $count }
squares-hold = cases : { $list }
square-empty = vide
held-by = contrôlé par { $name }
held-by-you = contrôlé par vous
held-by-nobody = contrôlé par personne
lords = Tout le monde, dans l’ordre du jeu
lord-title = { $name } : { $lord }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-now =
    { $count ->
        [one] { $count } point pour l’instant
       *[other] { $count } points pour l’instant
    }
banners-left =
    { $count ->
        [one] { $count } bannière en réserve
       *[other] { $count } bannières en réserve
    }
prisoner-count =
    { $count ->
        [0] aucun prisonnier
        [one] { $count } prisonnier
       *[other] { $count } prisonniers
    }
prisoners = Prisonniers
no-prisoners = Aucun
hand = Main
hand-empty = Votre main est vide.
garrison = Garnison
garrison-of =
    { $count ->
        [one] garnison de { $count } carte : { $cards }
       *[other] garnison de { $count } cartes : { $cards }
    }
no-garrison = pas de garnison
track = Bannières
holds = { $name }
holds-you = à vous
then-holds = puis { $name }
then-holds-you = puis à vous
nobodys = à personne
you-attack = vous attaquez
need-cards = il en faut { $count }
turn-keep = À vous : gardez une carte
keep-hint = { $kept } dans votre main, { $other } au troc
keep-barter = Garder, troquer l’autre
keep-lose = Garder, perdre l’autre
turn-lay = À vous : posez une carte
lay-hint = Les autres font ensuite des offres.
lay-card = Poser : { $card }
turn-barter = À vous : troquer ou non
barters-this = { $name } met cette carte au troc
offer-hint = Offrez-en une ; elle reste entre { $name } et vous.
offer-card = Offrir : { $card }
your-barter =
    { $count ->
        [one] Votre troc : { $count } offre
       *[other] Votre troc : { $count } offres
    }
for-your-card = Contre la carte posée : { $card }
refuse-all = Tout refuser
take-card-of = Prendre la carte offerte ({ $name })
choose-an-offer = Choisissez une offre
turn-attack = À vous : attaquez un château
attack-hint = Choisissez un château, puis les cartes de l’armée.
no-attack = Vous ne pouvez prendre aucun château pour l’instant.
no-attack-pass = Vous ne pouvez prendre aucun château : passez.
no-attack-do = Ne pas attaquer
choose-a-castle = Choisissez un château
attack-on = Attaque : { $castle }
muster-hint = Choisissez des cartes d’un même type ou d’un même blason.
muster-arms-hint = Choisissez des cartes d’un même blason.
army-short =
    { $count ->
        [one] Encore { $count } carte
       *[other] Encore { $count } cartes
    }
army-enough = Cela suffit. Donnez l’assaut ou ajoutez des cartes.
army-common-short = En commun : { $what }. Encore { $count }.
army-common-enough = En commun : { $what }. Cela suffit.
of-cards =
    { $count ->
        [one] Armée, au moins { $count }
       *[other] Armée, au moins { $count }
    }
of-needed =
    { $count ->
        [one] { $count } carte sur { $needed }.
       *[other] { $count } cartes sur { $needed }.
    }
strike-with =
    { $count ->
        [one] avec { $count } carte
       *[other] avec { $count } cartes
    }
cards-short =
    { $count ->
        [one] il manque { $count } carte
       *[other] il manque { $count } cartes
    }
fits = convient
does-not-fit = ne convient pas
not-possible = Impossible pour l’instant
has-fallen = Vous avez pris { $castle }
would-fall = La bannière adverse ({ $name }) tomberait : votre prisonnière.
own-would-fall = Votre propre bannière tomberait et vous reviendrait.
advance-all = Faire avancer toutes les bannières
plant-left = Planter une bannière (il en reste { $count })
no-banner-left = Aucune bannière à planter
square-taken = La case 1 reste occupée : impossible de planter
then-you = Vous contrôlez alors { $castle } : { $points } points pour vous.
then-name = { $name } contrôle alors { $castle } : { $points } points.
then-nobody = Personne ne contrôle alors { $castle }.
advance-plant = Faire avancer et planter
advance-only = Faire avancer
hold-plant = Laisser en place et planter
hold-only = Laisser en place
plant-only = Planter une bannière
leave-only = Ne rien planter
propose-deal = Proposer un marché
deal-with = Marché avec
proposes-deal = { $name } propose un marché
deal-hint = Acceptez, déclinez ou faites une autre proposition.
deal-explained = Un côté donne un prisonnier, l’autre des cartes ou un prisonnier d’un autre seigneur.
deal-secret = Les autres voient le marché, pas les cartes.
you-give = Vous donnez
you-get = Vous recevez
you-want = Vous voulez
counter = Contre-proposition
already-proposed-short = une par tour
cards-lacking = il vous manque des cartes
may-lack = { $name } n’a peut-être pas ces cartes ; le marché est alors décliné sans que vous sachiez pourquoi.
add-card = Ajouter une carte
add-prisoner = Ajouter un prisonnier
nothing-yet = encore rien
picker-done = Terminé
known-held = { $name } l’a en main
known-mark = connue
remove-card = Retirer : { $card }
send-proposal = Envoyer la proposition
unseen-copies =
    { $count ->
        [0] Vous avez vu tous les exemplaires.
        [one] { $count } exemplaire reste à voir.
       *[other] { $count } exemplaires restent à voir.
    }
each-four-times = Chacun de ces soldats existe en quatre exemplaires.
piles = Pioche et cartes perdues
lost-cards = Cartes perdues : { $count }
none-lost = Aucune carte n’est perdue.
unseen-cards = Pas encore vues : dans la pioche ou en main chez les autres
castles-thing-soldier = Soldat
castles-thing-ivanhoe = Ivanhoe
castles-thing-locksley = Locksley
castles-thing-castle = Château
castles-thing-garrison = Garnison
castles-thing-banner = Bannière
castles-thing-advance = Avance
castles-thing-oubliette = Oubliette
castles-thing-prisoner = Prisonnier
castles-thing-barter = Troc
you-win-with = Vous gagnez avec { $points } points
name-wins-with = { $name } gagne avec { $points } points
win-shared = Victoire partagée avec { $points } points : { $names }
all-passed = Tout le monde a passé d’affilée.

## Conseils de la première partie

first-game = Conseils pour débuter
first-game-hint = De courts conseils à la table
got-it = Compris
no-more-tips = Masquer les conseils
deal-the-cards = Distribuer les cartes
lessons = Leçons
lessons-time = environ deux minutes
lessons-missing = Les leçons ont besoin des jeux pour navigateur, que ce site n’a pas.
lesson-failed = Cette leçon ne s’est pas chargée.
lesson-again = Essayer encore
first-tournament-goal =
    { $goal ->
        [5] Gagnez un jeton de chacune des cinq couleurs.
       *[other] Gagnez des jetons de quatre des cinq couleurs.
    }
    .more = Chaque tournoi en met un en jeu.
first-tournament-turn = À votre tour, dépassez le plus haut total.
    .more = Ou retirez-vous et gardez votre main.
first-tournament-win = Restez en lice quand tout le monde s’est retiré.
    .more = Vous gagnez alors le jeton.
first-castles-storm = Prenez les châteaux avec plus de cartes que la garnison.
    .more = Vos cartes doivent partager un blason ou un type.
first-castles-banner = Plantez votre bannière et avancez.
    .more = La bannière sur la case la plus élevée contrôle le château ; l’oubliette fait des prisonniers.
first-castles-points = Ayez le plus de points à la fin.
    .more = Les châteaux valent 5 à 10 points ; les prisonniers ne rapportent rien.
tip-castles-soldiers = Chaque soldat a un blason (lion, cerf, sanglier ou aigle) et un type (fantassin, archer, arbalétrier ou cavalier). Les soldats d’une armée ont l’un des deux en commun. Ivanhoe et Locksley vont dans toute armée.
tip-castles-points = Le nombre doré est la valeur du château. À la fin, ses points vont à la personne dont la bannière est sur la case la plus élevée : elle a un cadre doré.
tip-castles-keep = Deux cartes sont retournées. Gardez-en une. L’autre reste sur la table : troquez-la contre une carte des autres, ou laissez-la se perdre.
tip-castles-lay = Posez une carte de votre main. Les autres peuvent offrir une des leurs en échange.
tip-castles-offer = Vous pouvez offrir une carte de votre main contre celle de la table. Elle reste entre vous et la personne qui troque. Passer ne coûte rien.
tip-castles-accept = Ces cartes sont offertes contre la vôtre. Prenez-en une ou refusez tout ; la carte de la table est alors perdue.
tip-castles-attack = Une armée prend un château si elle a plus de cartes que la garnison. Toutes ses cartes ont le même type ou le même blason. Les châteaux entourés de pointillés sont à portée : choisissez-en un, puis vos cartes.
tip-castles-after = La bannière sur la case la plus élevée contrôle le château. Avancer pousse toutes les bannières d’une case ; celle qui dépasse la dernière case tombe dans l’oubliette et devient votre prisonnière. Vous pouvez ensuite planter la vôtre sur la case 1.
tip-castles-deal = Un marché échange un prisonnier contre des cartes ou un autre prisonnier. Vous êtes libre de décliner.
tip-castles-prisoner = Vous avez un prisonnier. Son seigneur aimerait récupérer sa bannière : proposez un marché avec les deux flèches en haut.
tip-castles-last = La pioche est vide. Désormais, on attaque ou on passe ; quand tout le monde passe d’affilée, la partie est finie.
tip-castles-score = Voici les points actuels de tout le monde, avec la main, les bannières et les prisonniers. Touchez une ligne pour en voir plus.
tip-tournament-open = Vous ouvrez ce tournoi : choisissez une carte. Sa couleur devient celle du tournoi ; avec un tenant, vous choisissez la couleur.
tip-tournament-turn = Pour rester en lice, votre total doit dépasser tous les autres. Touchez une carte pour voir votre nouveau total, touchez encore pour la jouer. Vous pouvez jouer des cartes de la couleur du tournoi et des tenants.
tip-tournament-turn-ties = Pour rester en lice, votre total peut égaler le plus haut. Touchez une carte pour voir votre nouveau total, touchez encore pour la jouer. Vous pouvez jouer des cartes de la couleur du tournoi et des tenants.
tip-tournament-end = Cela suffit. Terminez le tour et gardez le reste pour plus tard, ou continuez.
tip-tournament-withdraw = Rien ne convient ? Retirez-vous. Vous gardez votre main pour le prochain tournoi et ne perdez que les cartes devant vous.
tip-tournament-react = Quelqu’un a joué une carte d’action. Si vous avez Ivanhoé, vous pouvez l’annuler ; sinon, laissez faire. La question est posée à tout le monde, pour que personne ne sache qui l’a.
tip-tournament-take = On gagne un jeton de la couleur du tournoi ; le violet laisse le choix.
tip-tournament-token = Vous avez gagné un jeton. Réunissez des couleurs différentes : il en faut quatre à 4 ou 5 personnes, cinq à 2 ou 3.
tip-tournament-others = Chaque ligne est une personne : nom, jetons et main, puis les cartes jouées, puis le total. Touchez une ligne pour en voir plus.

## Parties revues

step = Étape
step-of = Étape { $step } sur { $all }
tournament-of = Tournoi { $number } sur { $all }
turn-of = Tour { $number } sur { $all }
seen-by = Point de vue
eyes-public = Public
eyes-all = Toutes les mains visibles
step-back = Une étape en arrière
step-on = Une étape en avant
chapter-back = Au début de ce chapitre
chapter-on = Au chapitre suivant
play-on = Lecture
pause = Pause
replay-speed = Vitesse : { $speed }×
open-hands = Toutes les mains
displays-list = Les personnes et leurs zones de jeu
offers-list = Offres
no-cards = aucune carte
share-moment = Partager ce moment
verifying = Vérification de la donne…
deal-right = La donne est authentique : elle correspond au sceau publié.
deal-wrong = Cette donne ne correspond pas à son sceau.
deal-unknown = Ce relevé n’en montre pas assez pour vérifier la donne.
deal-absent = La donne correspond à ses sceaux, mais votre propre part n’y est pas.
deal-right-device = La donne est bien celle du début de la partie.
deal-wrong-device = Le secret conduit à une autre donne.
dealt-on-a-device = La donne de cette partie vient d’un seul appareil, sans serveur. La vérification montre que rien n’a changé ensuite. Elle ne peut pas montrer que le hasard a décidé.
deal-right-short = Donne vérifiée
deal-wrong-short = Donne non conforme
deal-unknown-short = Donne non scellée
deal-absent-short = Sans votre part
check-commitment-right = La part du serveur correspond au sceau montré avant que quiconque prenne place.
check-commitment-wrong = La part du serveur ne correspond pas au sceau montré.
check-commitment-unknown = Ce relevé ne contient aucun sceau de serveur.
check-own-right = Ce navigateur a vu les mêmes sceaux avant la donne, et sa propre part y est.
check-own-wrong = Ce navigateur a vu d’autres sceaux avant la donne, ou sa propre part manque.
check-own-absent = Votre part n’est pas dans cette donne. En s’entendant, les autres auraient pu la choisir.
check-seals-right = Chaque part correspond au sceau montré avant que quiconque révèle la sienne.
check-seals-wrong = Une part ne correspond pas à son sceau, ou manque.
check-seed-right = Réunies, les parts donnent le secret de la donne.
check-seed-wrong = Réunies, les parts donnent un autre secret.
check-seed-unknown = Ce relevé ne montre pas les parts du secret.
check-dealer-right = Le secret désigne bien la personne qui distribue.
check-dealer-wrong = Le secret désigne une autre personne pour distribuer.
check-dealer-unknown = Impossible de vérifier qui distribue.
check-deck-right = Le secret donne la pioche exactement dans cet ordre, carte par carte.
check-deck-wrong = Le secret donne un autre ordre de la pioche.
check-deck-unknown = La pioche ne peut pas être vérifiée.
attempt-failed = Essai { $attempt } échoué : { $names }, aucune part révélée à temps.
attempt-called-off = Essai { $attempt } annulé : les places ont changé.
proof-how = Vérifié dans votre navigateur. Toute personne qui a ce relevé peut le refaire.
proof-impossible = La donne n’a pas pu être vérifiée ici. Toute personne qui a ce relevé peut la vérifier ailleurs.

## Connexion et absence

connection-lost = Connexion perdue. Reconnexion en cours ; votre place est gardée.
connection-back = Connexion rétablie
server-restarting = Le serveur redémarre ; votre partie est à l’abri.
waiting-for-connection = En attente de la connexion
here-explained = Cette partie se trouve sur cet appareil, pas sur le serveur. Chaque coup est conservé dans ce navigateur.
here-may-vanish = Le navigateur peut la supprimer s’il manque de place.
here-elsewhere-explained = Fermez cet autre onglet, et la partie continue ici.
play-here-instead = Jouer plutôt ici
send-in = Garder sur le serveur
send-in-explained = Le serveur vérifie la partie et lui donne un lien. Elle est marquée comme jouée hors ligne.
sent-in = Gardée sur le serveur
played-offline = Jouée hors ligne
played-offline-explained = Cette partie a été jouée hors ligne puis envoyée. Ses coups sont vérifiés ; sa date et ses robots sont ceux qu’indique l’envoi.
while-away = Pendant votre absence
bot-played =
    { $count ->
        [one] Un robot a joué { $count } coup pour vous.
       *[other] Un robot a joué { $count } coups pour vous.
    }
absent-away = { $name } est en pause
absent-substitute = Un robot joue pour { $name }
absent-back = { $name } est de retour
absent-soon = Si { $name } ne revient pas vite, un robot prend le relais.
gone-away = en pause
gone-substitute = en pause : un robot joue
log-away =
    { $you ->
        [yes] Vous êtes en pause.
       *[no] { $player } est en pause.
    }
log-substitute =
    { $you ->
        [yes] Un robot joue pour vous.
       *[no] { $player } est en pause ; un robot joue.
    }
log-back =
    { $you ->
        [yes] Vous êtes de retour.
       *[no] { $player } est de retour.
    }
you-watch = Vous regardez.
you-watch-hint = Les mains restent cachées jusqu’à la fin de la partie.
others-watch =
    { $count ->
        [one] { $count } autre personne regarde.
       *[other] { $count } autres personnes regardent.
    }

## Discussion

say-something = Écrire un message…
send = Envoyer
phrases = Phrases
nothing-said = Aucun message pour l’instant.
mute = Mettre { $name } en sourdine
unmute = Réafficher { $name }

## Réglages

theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
card-speed = Vitesse des animations
speed-off = Aucune
speed-fast = Rapide
speed-calm = Normale
speed-slow = Lente
sounds = Sons
sounds-hint = Discrets, jamais nécessaires pour jouer
call = Son quand c’est à moi
call-hint = Même dans un autre onglet
one-tap = Jouer les cartes de valeur d’un seul geste
one-tap-hint = Sinon, un premier geste choisit, le second joue
letters = Raccourcis clavier
letters-hint = E : fin du tour, W : se retirer, ? : tous les raccourcis
larger = Cartes plus grandes
chat-free = Messages écrits
chat-free-hint = Les phrases toutes faites s’affichent toujours
leave-seat = Céder ma place
leave-text = Un robot joue à votre place. Vous pouvez regarder, et reprendre votre place tant que la partie dure.
return-to-seat = Reprendre ma place

## Touches

keys = Raccourcis clavier
type-a-move = Taper un coup
no-moves-now = Vous n’avez pas de coup à jouer.
key-hand = Parcourir la main
key-lift = Choisir une carte
key-do = Appuyer sur le bouton principal
key-down = Reposer la carte
key-lane = Adversaire 1 à 4
key-castle = Château 1 à 5
key-detail = Détails de la carte
key-ivanhoe = Jouer Ivanhoé
key-pass = Laisser faire
key-totals = Lire les totaux à voix haute
key-hand-read = Lire ma main à voix haute
key-last = Lire le dernier événement à voix haute
key-need = Lire ce qu’il me faut à voix haute
key-name-space = Espace
key-name-enter = Entrée
key-name-escape = Échap
key-name-home = Début
key-name-end = Fin
key-steps = Une étape en arrière ou en avant
key-ends = Au début ou à la fin

## Ce qui se dit à la table

speed-instant = Sans attente
told-plays-stays =
    { $you ->
        [yes] Vous jouez { $cards } et restez en lice avec { $total }.
       *[no] { $player } joue { $cards } et reste en lice avec { $total }.
    }
told-withdrew-with = avec { $total } ; il fallait { $need }
told-total = { $name } { $from } → { $to }
told-declines-yours = { $player } décline votre marché.
told-storms =
    { $you ->
        [yes] Vous prenez { $castle } d’assaut.
       *[no] { $player } prend { $castle } d’assaut.
    }
told-army =
    { $army ->
        [one] { $army } carte contre { $garrison }
       *[other] { $army } cartes contre { $garrison }
    }

## La fin d’une partie

story = Le récit
story-tournaments = qui a gagné chaque tournoi
story-castles = qui avait le plus de points
story-part = N° { $number }, { $colour } : { $winner }
best-moments = Les grands moments
standing = Classement
see-it = Revoir
play-again = Rejouer
asks-others = demande aux autres
stronger = Plus fort
gentler = Plus facile
share-result = Partager
moment-action = { $card }, tournoi n° { $number }
moment-longest = Le plus long : n° { $number }
moment-moves =
    { $count ->
        [one] { $count } coup ; victoire : { $winner }
       *[other] { $count } coups ; victoire : { $winner }
    }
moment-turn = { $what }, tour { $number }
moment-points =
    { $count ->
        [one] { $count } point change de mains
       *[other] { $count } points changent de mains
    }
moment-trade = Marché : { $one } et { $other }
last-withdrew =
    { $you ->
        [yes] Vous vous retirez avec { $total }.
       *[no] { $player } se retire avec { $total }.
    }
last-had =
    { $you ->
        [yes] Vous avez { $total }.
       *[no] { $player } a { $total }.
    }
last-storm = Dernière attaque : { $player }, { $castle }.
share-won-tournament =
    { $count ->
        [one] J’ai gagné à Ivanhoé : { $tokens } jetons en { $count } tournoi.
       *[other] J’ai gagné à Ivanhoé : { $tokens } jetons en { $count } tournois.
    }
share-lost-tournament = { $name } a gagné notre partie d’Ivanhoé.
share-won-castles = J’ai gagné à Ivanhoé, les Châteaux, avec { $points } points.
share-lost-castles = { $name } a gagné notre partie d’Ivanhoé, les Châteaux, avec { $points } points.
undo = Reprendre
undone = Vous avez repris votre dernier coup.
log-undone =
    { $you ->
        [yes] Vous reprenez un coup.
       *[no] { $player } reprend un coup.
    }

## What Champion would do

hint-ask = Que ferait Champion ?
hint-thinking = Champion réfléchit…
hint-would = Le choix de Champion :
hint-two = Champion voit deux bons coups : { $moves }.
hint-number = Indice { $number }, noté dans le relevé
hint-short = Votre main atteint { $reach }, et il faut { $need }. Vous gardez vos cartes.
hint-keeps =
    { $count ->
        [one] Vous gardez { $count } carte pour le tournoi suivant.
       *[other] Vous gardez { $count } cartes pour le tournoi suivant.
    }
hint-ends = Vous menez avec { $total }. Plus de cartes ne servirait à rien.
hint-ends-enough = Avec { $total }, vous restez en lice. Plus de cartes ne servirait à rien.
hint-colour =
    { $count ->
        [one] { $count } de vos cartes va avec le { $colour }.
       *[other] { $count } de vos cartes vont avec le { $colour }.
    }
hint-token =
    { $count ->
        [one] Il vous manque un jeton { $colour }, et { $count } de vos cartes convient.
       *[other] Il vous manque un jeton { $colour }, et { $count } de vos cartes conviennent.
    }
hint-saves = Si vous laissez faire, vous avez { $total }.
hint-harmless = Laisser faire vous coûte peu.
hint-leads = Vous menez alors, { $total } contre { $highest }.
hint-enough = Cela fait { $total } : assez pour rester en lice.
hint-way = Cela fait { $total }, en route vers { $need }.
hint-then = Vous avez alors { $total }, et le plus haut total adverse est { $highest }.
hint-best = Champion en attend le plus.
hint-castle =
    { $points ->
        [one] { $castle } vaut { $points } point.
       *[other] { $castle } vaut { $points } points.
    }
hint-army =
    { $points ->
        [one] { $castle } vaut { $points } point. Vous pouvez le prendre avec { $cards }.
       *[other] { $castle } vaut { $points } points. Vous pouvez le prendre avec { $cards }.
    }
hint-mates = Va avec { $count } de vos cartes.
hint-control = Vous contrôlez alors { $castle }.
