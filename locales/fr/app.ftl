# Les mots de l’interface, en français. Conventions : locales/README.md.

## Partout

home = Accueil
back = Retour
close = Fermer
cancel = Annuler
save = Enregistrer
more = Plus
auto = Auto
you = Vous
no-server = Le serveur ne répond pas. Réessayez dans un instant.
no-such-page = Cette page n’existe pas.
not-here = Il n’y a rien ici
nothing-found = Rien trouvé.
search-rules = Chercher : « damoiselle »
no-replays = Pas encore de partie terminée
no-replays-text = Une partie terminée se revoit ici, pas à pas.

## Accueil

take-a-seat = Prenez place
game = Jeu
tournament-teaser = Cinq armes, du cran et un bouclier. 2 à 5 joueurs, 30 min
castles-teaser = Troc, sièges et prisonniers. 3 à 6 joueurs, 40 min
players = Joueurs
against = Contre
level = Niveau
play-now = Jouer
dealing = On distribue…
no-sign-up = Sans inscription. Les robots s’assoient aussitôt.
promise = Notre parole
promise-saved = Si vous avez vu votre coup apparaître, il est enregistré.
promise-hidden = Si la carte n’est pas à vous, votre navigateur ne l’a jamais eue.
promise-rule = Si un coup est refusé, la règle est nommée.
your-games = Vos parties
your-turn = À vous
waiting-for-players = En attente de joueurs
with-names = Avec { $names }
play = Jouer
look = Voir
open-tables = Tables ouvertes
sit-down = S’asseoir
seats-free =
    { $count ->
        [0] aucune place libre
        [one] 1 place libre
       *[other] { $count } places libres
    }
seats-taken = { $taken } places prises sur { $all }
nobody-waits = Personne n’attend
nobody-waits-text = Ouvrez une table et envoyez le lien, ou jouez contre des robots.
make-table = Ouvrir une table
join-by-link = Rejoindre par lien
learn = Apprendre en 5 min
replays = Rediffusions
replay = Revoir
rules = Règles
cards = Cartes
settings = Réglages
language = Langue
your-name = Votre nom
you-are = Vous : { $name }
name-hint = Les autres voient ce nom. Il n’y a rien d’autre à remplir.
other-device = Jouer sur un autre appareil
device-hint = Ouvrez-y ce lien dans les dix minutes. Il sert une seule fois.
device-text = Ce lien fait de ce navigateur le même joueur que sur votre autre appareil.
device-yes = Oui, c’est moi
link-or-code = Lien ou code de la table
to-the-table = À la table

## Ouvrir une table

seats = Places
seats-hint = Les places vides peuvent être données à des robots plus tard.
window = Délai pour Ivanhoé
window-hint = Le même pour tous, quel que soit le détenteur de la carte.
window-short = délai { $seconds } s
seconds-short = { $count } s
minutes = Minutes par joueur
minutes-short = { $count } min
hours = Heures par coup
hours-short = { $count } h
days-short = { $count } j
clock = Pendule
short-clock-live = { $minutes } min chacun
short-clock-days = { $hours } h par coup
pace = Allure des robots
pace-calm = Calme
pace-calm-explained = Pour qu’un débutant puisse suivre.
pace-quick = Vive
pace-quick-explained = Pour qui connaît le jeu.
listed = Dans la liste des tables ouvertes
listed-yes = Tout le monde peut s’asseoir.
listed-no = Seul qui a le lien la trouve.
spectators = Spectateurs
spectators-hint = Ils voient ce que toute la table voit, jamais une main.
chat = Discussion
chat-hint = Chacun lit les phrases toutes faites dans sa langue.
open-the-table = Ouvrir la table

## Salle d’attente

your-table = Votre table
the-table = La table
seat-count = { $count } places
empty-seat = Place libre
you-name = Vous, { $name }
bot-level = robot, { $level }
presence-here = à table
presence-away = absent un instant
presence-steward = un robot joue en attendant { $name }
add-bot = Ajouter un robot
remove-bot = Retirer { $name }
move-here = Passer ici
choose-a-seat = Choisissez une place
host-starts = L’hôte lance la partie
start = Commencer
start-with-bots =
    { $count ->
        [one] Commencer avec un robot à la place libre
       *[other] Commencer avec des robots aux { $count } places libres
    }
leave = Quitter
watching =
    { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
invite = Inviter
invite-text = Jouez à Ivanhoé avec moi :
share-link = Partager le lien
copied = Copié
copy-by-hand = Impossible de copier ici. Copiez ce lien à la main :
qr-label = Code QR de { $link }
seal-text = Le sceau du paquet mélangé est publié. Vous pourrez le vérifier après la partie :

## La table

menu = Menu
log = Journal
log-and-chat = Journal et discussion
tournament = Tournoi
tournament-summary = Tournoi { $number } · { $players } joueurs · { $goal } jetons pour gagner
tournament-heading = Tournoi { $number }, { $colour }
leave-to-home = Quitter la table un moment
deck = Pioche
discard = Défausse
deck-count =
    { $count ->
        [one] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
deck-and-discard = Pioche et défausse
discard-count =
    { $count ->
        [one] 1 carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }
discard-empty = La défausse est vide.
newest-first = La plus récente d’abord
counted = Comptées
opponents = Adversaires, dans l’ordre du jeu
opening = Ouverture
number = N° { $number }
leads = en tête
out = retiré
withdrew = S’est retiré
no-card-yet = Pas encore de carte
has-the-turn = a la main
cards-in-hand =
    { $count ->
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
no-tokens = aucun jeton
tokens-of = jetons : { $colours }
token-won = Jeton : { $colour }
token-not-won = Jeton { $colour } : pas gagné
older-cards = { $count } cartes plus anciennes, qui valent { $total }
look-at-display = Voir les cartes posées par { $name }
display-of = { $name } : { $total }
oldest-first = La plus ancienne d’abord
known-in-hand = En main, à coup sûr
aim-at = Viser { $name }
colour = Couleur
your-hand =
    { $count ->
        [one] Votre main, 1 carte
       *[other] Votre main, { $count } cartes
    }
playable = jouable
not-playable = non jouable
makes-total = fait { $total }
is-playing = { $name } joue
is-opening = { $name } ouvre
you-open = Vous ouvrez : annoncez une couleur
you-open-hint = Puis jouez une première carte de cette couleur, ou un tenant.
you-withdrew = Vous vous êtes retiré : vous regardez
your-choice = À vous de choisir
need = il vous faut
will-need = il vous faudra
would-need = il vous faudrait
need-short = Il faut
need-total = Il vous faut { $total } pour rester en lice.
gauge = { $total } sur { $need }
makes-lead = { $card } fait { $total } : { $by } d’avance
makes-short = { $card } fait { $total } : il manque { $short }
makes-enough = { $card } fait { $total } : assez pour rester
play-more = Jouez au moins { $count } de plus, ou retirez-vous
lead-play-one = { $by } d’avance ; jouez une carte pour rester en lice
lead-end = { $by } d’avance. Terminez le tour ou continuez.
end-turn = Fin du tour
at-total = à { $total }
short-by = il manque { $count }
play-a-card-first = d’abord une carte
play-card = Jouer { $card }
then-total = vous aurez { $total }
open-with = Ouvrir en { $colour } : { $card }
choose-a-card = Choisissez une carte
choose-a-colour = Choisissez une couleur
about-card = À propos : { $card }
why-rule = Pourquoi ? Règle { $rule }
barred = exclu
other-card = autre carte
no-card = pas de carte
you-hold-it = déjà à vous
card-title = { $card }
aim-title = { $card } : choisissez
aim-seat = Choisissez un adversaire
aim-card = Choisissez une carte
aim-mine = Choisissez une de vos cartes
aim-his = Choisissez la carte d’un adversaire
aim-colour = Choisissez une couleur
aim-keep = Choisissez la carte qui reste
becomes = devient
you-lose = Vous perdez
withdraw = Se retirer
withdraw-ask =
    { $count ->
        [0] Se retirer de ce tournoi ?
        [one] Se retirer et défausser 1 carte ?
       *[other] Se retirer et défausser { $count } cartes ?
    }
withdraw-hint = Vous gardez votre main pour le tournoi suivant.
withdraw-leading = Vous êtes en tête. Vous retirer quand même ?
stay = Rester
maiden-title = Se retirer et perdre un jeton ?
maiden-text = Votre Damoiselle est sur la table : choisissez le jeton à rendre.
withdraw-give = Se retirer, rendre { $token }
others-may-cancel = Les autres peuvent encore l’annuler.
ivanhoe-not-held = Pas dans votre main
window-seconds = La fenêtre reste ouverte { $count } secondes
window-closing = Encore trois secondes
more-time = 10 s de plus
more-time-short = 10 s
ask-me = Demander
ask-me-label = Quand me consulter sur les cartes d’action
short-order-always = Toujours
short-order-touched = Si touché
short-order-never = Jamais
saving = Enregistrement…
not-done = Cela n’a pas été fait
colour-cards = Cartes de couleur
search-cards = Chercher : « damoiselle »
you-win = Vous gagnez la partie
name-wins = { $name } gagne la partie
after-tournaments =
    { $count ->
        [one] Après 1 tournoi
       *[other] Après { $count } tournois
    }
rematch = Revanche, mêmes joueurs
join-rematch = Rejoindre la revanche
verify-deal = Vérifier la donne
download-record = Télécharger la partie

## La table des Châteaux

castles-summary =
    { $count ->
        [one] { $players } joueurs · { $count } carte dans la pioche
       *[other] { $players } joueurs · { $count } cartes dans la pioche
    }
castles-heading = Tour { $number }
castles-list = Châteaux
lords = Seigneurs, dans l’ordre du jeu
lord-title = { $name } : { $lord }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-now =
    { $count ->
        [one] { $count } point à présent
       *[other] { $count } points à présent
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
        [one] garnison de { $count } carte : { $cards }
       *[other] garnison de { $count } cartes : { $cards }
    }
no-garrison = pas de garnison
empty-castle = vide
track = Bannières
square-holds = case { $number } : { $lord }
holds = { $name }
holds-you = à vous
then-holds = puis { $name }
then-holds-you = puis à vous
nobodys = personne
you-attack = vous attaquez
need-cards = il faut { $count }
army-needed =
    { $count ->
        [one] une armée de { $count } carte le prend
       *[other] une armée de { $count } cartes le prend
    }
army-too-small =
    { $count ->
        [one] hors de portée : il faut { $count } carte
       *[other] hors de portée : il faut { $count } cartes
    }
turn-keep = À vous : gardez une carte
keep-hint = { $kept } dans votre main, { $other } au troc
keep-barter = Garder, troquer l’autre
keep-lose = Garder, perdre l’autre
turn-lay = À vous : posez une carte
lay-hint = Les autres font ensuite des offres.
lay-card = Poser : { $card }
turn-barter = À vous : troquer ou non
barters-this = { $name } troque cette carte
offer-hint = Offrez-en une ; seuls { $name } et vous la voyez.
offer-card = Offrir : { $card }
your-barter =
    { $count ->
        [one] Votre troc : { $count } offre
       *[other] Votre troc : { $count } offres
    }
for-your-card = Contre la carte posée : { $card }
offers-nothing = pas d’offre
refuse-all = Tout refuser
take-card-of = Prendre la carte : { $name }
choose-an-offer = Choisissez une offre
turn-attack = À vous : attaquez un château
attack-hint = Choisissez un château, puis les cartes de l’armée.
no-attack = Aucune armée de votre main ne peut prendre un château.
no-attack-pass = Aucune armée de votre main ne peut prendre un château : passez.
no-attack-do = Ne pas attaquer
choose-a-castle = Choisissez un château
attack-on = Attaque : { $castle }
muster-hint = Choisissez des cartes d’un même type ou d’un même blason.
muster-arms-hint = Choisissez des cartes d’un même blason.
army-short =
    { $count ->
        [one] Encore { $count } carte
       *[other] Encore { $count } cartes
    }
army-enough = Cela suffit. Donnez l’assaut ou ajoutez-en.
army-common-short = En commun : { $what }. Encore { $count }.
army-common-enough = En commun : { $what }. Cela suffit.
of-cards =
    { $count ->
        [one] sur { $count } carte
       *[other] sur { $count } cartes
    }
of-needed = { $count } cartes sur { $needed }.
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
not-possible = Impossible à présent
has-fallen = { $castle } est tombé
would-fall = Une bannière tomberait ({ $name }) : votre prisonnière.
own-would-fall = Votre propre bannière tomberait et vous reviendrait.
advance-all = Faire avancer toutes les bannières
plant-left = Planter une bannière (reste { $count })
no-banner-left = Aucune bannière à planter
square-taken = La case 1 reste occupée : rien à planter
then-you = Vous tenez alors { $castle } : { $points } points pour vous.
then-name = { $name } tient alors { $castle } : { $points } points.
then-nobody = Personne ne tient alors { $castle }.
advance-plant = Faire avancer et planter
advance-only = Faire avancer
hold-plant = Maintenir et planter
hold-only = Maintenir
plant-only = Planter une bannière
leave-only = Ne rien planter
propose-deal = Proposer un marché
deal-with = Marché avec
deal-waits = Un marché attend votre réponse
proposes-deal = { $name } propose un marché
deal-hint = Acceptez, déclinez ou faites une autre proposition.
deal-explained = L’un donne un prisonnier, l’autre des cartes ou un prisonnier d’un autre seigneur.
deal-secret = Les autres voient le marché, pas les cartes.
answer-later = Répondre plus tard
you-give = Vous donnez
you-get = Vous recevez
you-want = Vous voulez
prisoner-of = Prisonnier : { $lord }
counter = Contre-offre
already-proposed-short = une par tour
cards-lacking = cartes absentes
may-lack = { $name } n’a peut-être pas ces cartes ; le marché est alors décliné sans que vous sachiez pourquoi.
add-card = Ajouter une carte
remove-card = Retirer : { $card }
send-proposal = Envoyer la proposition
unseen-copies =
    { $count ->
        [0] Toutes ces cartes sont à votre vue.
        [one] { $count } de ces cartes est hors de votre vue.
       *[other] { $count } de ces cartes sont hors de votre vue.
    }
each-four-times = Chacun de ces soldats existe en quatre exemplaires.
piles = Pioche et cartes perdues
lost-cards = Cartes perdues : { $count }
none-lost = Aucune carte n’est perdue.
unseen-cards = Hors de votre vue : dans la pioche ou dans d’autres mains
castles-thing-soldier = Soldat
castles-thing-ivanhoe = Ivanhoe
castles-thing-locksley = Locksley
castles-thing-castle = Château
castles-thing-garrison = Garnison
castles-thing-banner = Bannière
castles-thing-advance = Avancée
castles-thing-oubliette = Oubliette
castles-thing-prisoner = Prisonnier
castles-thing-barter = Troc
you-win-with = Vous gagnez avec { $points } points
name-wins-with = { $name } gagne avec { $points } points
win-shared = Victoire partagée avec { $points } points : { $names }
all-passed = Tous les seigneurs ont passé à la suite.

## Conseils de la première partie

first-game = Conseils de première partie
first-game-hint = De courtes notes près de la table pendant que vous apprenez
got-it = Compris
no-more-tips = Masquer les conseils
tip-castles-keep = Deux cartes sont retournées. Gardez-en une. L’autre reste sur la table : troquez-la contre une carte d’un autre, ou laissez-la se perdre.
tip-castles-lay = Posez une carte de votre main. Les autres peuvent offrir une des leurs en échange.
tip-castles-offer = Vous pouvez offrir une carte de votre main contre celle de la table. Seuls vous et qui troque la voient. Passer ne coûte rien.
tip-castles-accept = Ces cartes sont offertes contre la vôtre. Prenez-en une ou refusez tout ; la carte de la table est alors perdue.
tip-castles-attack = Une armée prend un château si elle a plus de cartes que la garnison. Ses cartes ont un type ou un blason en commun. Les châteaux en pointillés sont à portée : choisissez-en un, puis les cartes.
tip-castles-after = La bannière sur la case la plus élevée tient le château. Avancer pousse toutes les bannières ; la dernière tombe dans l’oubliette et devient votre prisonnière. Plantez ensuite la vôtre sur la case 1.
tip-castles-deal = Un marché échange un prisonnier contre des cartes ou un autre prisonnier. Vous êtes libre de décliner.
tip-castles-prisoner = Vous tenez un prisonnier. Son seigneur veut le ravoir : proposez un marché avec les deux flèches en haut.
tip-castles-last = La pioche est vide. Désormais un tour est une attaque ou une passe ; quand tous passent à la suite, la partie est finie.
tip-castles-score = Voici les points de chaque seigneur à présent, avec sa main, ses bannières et ses prisonniers. Touchez un seigneur pour en voir plus.
tip-tournament-open = Vous ouvrez ce tournoi : choisissez une carte. Sa couleur devient celle du tournoi ; avec un tenant, vous choisissez la couleur.
tip-tournament-turn = Pour rester en lice, votre total doit dépasser tous les autres. Touchez une carte pour voir ce qu’elle donne, touchez encore pour la jouer. Les cartes de la couleur et les tenants comptent.
tip-tournament-end = Cela suffit. Terminez le tour et gardez le reste pour plus tard, ou continuez.
tip-tournament-withdraw = Rien ne convient ? Retirez-vous. Vous gardez votre main pour le prochain tournoi ; seules partent les cartes devant vous.
tip-tournament-react = Quelqu’un a joué une carte d’action. Qui tient Ivanhoe peut l’annuler ; les autres laissent faire. Tous sont interrogés, pour que nul ne sache qui le tient.
tip-tournament-take = Le vainqueur prend un jeton de la couleur du tournoi ; le violet laisse le choix.
tip-tournament-token = Vous avez gagné un jeton. Réunissez des couleurs différentes : qui a toutes celles qu’il faut gagne la partie.
tip-tournament-others = Chaque ligne est un joueur : nom, jetons et main à gauche, cartes au milieu, total à droite. Touchez une ligne pour la voir de près.

## Parties revues

step = Étape
step-of = Étape { $step } sur { $all }
tournament-of = Tournoi { $number } sur { $all }
turn-of = Tour { $number } sur { $all }
seen-by = Vue de
eyes-public = Comme un spectateur
eyes-all = Toutes les mains ouvertes
step-back = Une étape en arrière
step-on = Une étape en avant
chapter-back = Au début de cette partie
chapter-on = À la partie suivante
play-on = Lecture
pause = Pause
share-moment = Partager ce moment
verifying = Vérification de la donne…
deal-right = La donne est prouvée. Le sceau publié donne exactement ce paquet.
deal-wrong = Cette donne ne correspond pas à son sceau.
deal-unknown = Ce texte ne montre pas assez pour vérifier la donne.
deal-right-short = Donne vérifiée
deal-wrong-short = Donne non conforme
deal-unknown-short = Donne non scellée
check-commitment-right = La moitié du serveur correspond au sceau montré avant que quiconque prenne place.
check-commitment-wrong = La moitié du serveur ne correspond pas au sceau montré.
check-commitment-unknown = Ce texte ne porte pas de sceau d’un serveur.
check-own-right = C’est le sceau que ce navigateur a vu avant la donne, et sa propre part y est.
check-own-wrong = Ce navigateur a vu un autre sceau avant la donne, ou sa propre part manque.
check-seed-right = La moitié du serveur et les parts des joueurs donnent le secret de la donne.
check-seed-wrong = La moitié du serveur et les parts des joueurs donnent un autre secret.
check-seed-unknown = Ce texte ne montre pas les moitiés du secret.
check-dealer-right = Le secret donne ce donneur.
check-dealer-wrong = Le secret donne un autre donneur.
check-dealer-unknown = Le donneur ne peut être vérifié.
check-deck-right = Le secret donne le paquet exactement dans cet ordre, carte par carte.
check-deck-wrong = Le secret donne un autre ordre du paquet.
check-deck-unknown = Le paquet ne peut être vérifié.
proof-how = Le calcul a été fait dans votre navigateur. Quiconque a ce texte peut le refaire.
proof-impossible = La donne n’a pas pu être vérifiée ici. Quiconque a ce texte peut la vérifier ailleurs.

## Connexion et absence

connection-lost = Connexion perdue. Nouvel essai automatique ; votre place est gardée.
connection-back = De retour
server-restarting = Une courte pause ; votre partie est à l’abri.
waiting-for-connection = En attente de la connexion
while-away = Pendant votre absence

## Discussion

say-something = Dites quelque chose…
send = Envoyer
phrases = Phrases
nothing-said = Rien n’a encore été dit.
mute = Ne plus lire { $name }
unmute = Lire de nouveau { $name }

## Réglages

theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
card-speed = Vitesse des cartes
speed-off = Sans
speed-fast = Vif
speed-calm = Calme
speed-slow = Lent
sounds = Sons
sounds-hint = Discrets, jamais nécessaires pour jouer
one-tap = Un seul toucher joue les cartes de valeur
one-tap-hint = Sinon, le premier soulève, le second joue
letters = Touches-lettres
letters-hint = E termine le tour, W retire, ? montre tout
larger = Cartes plus grandes
chat-free = Discussion libre
chat-free-hint = Les phrases toutes faites passent toujours
leave-seat = Céder ma place
leave-text = Un robot joue à votre place. Vous pouvez regarder, et reprendre votre place tant que la partie dure.
return-to-seat = Reprendre ma place

## Touches

keys = Touches
type-a-move = Taper un coup
no-moves-now = Vous n’avez pas de coup à jouer.
key-hand = Parcourir la main
key-lift = Soulever une carte
key-do = Faire ce que dit le bouton
key-down = Reposer la carte
key-lane = Adversaire 1 à 5
key-castle = Château 1 à 5
key-detail = La carte en grand
key-ivanhoe = Jouer Ivanhoé
key-pass = Laisser faire
key-totals = Entendre les totaux
key-hand-read = Entendre ma main
key-last = Entendre le dernier événement
key-need = Entendre ce qu’il me faut
key-name-space = Espace
key-name-enter = Entrée
key-name-escape = Échap
key-name-home = Début
key-name-end = Fin
key-steps = Un pas en arrière, un pas en avant
key-ends = Au début, à la fin

## La première partie

lesson-goal = Gagnez des jetons : quatre couleurs à 4 ou 5 joueurs, cinq à 2 ou 3. Un tournoi rapporte un jeton de sa couleur.
lesson-turn = À votre tour, vous piochez une carte et posez devant vous des cartes de la couleur du tournoi. Pour rester en lice, votre total doit dépasser tous les autres.
lesson-supporters = Les Écuyers et la Damoiselle vont avec toute couleur. Une seule Damoiselle par zone de jeu, et se retirer avec elle coûte un jeton.
lesson-withdraw = Si vous ne pouvez ou ne voulez pas être le plus haut, retirez-vous. Vous gardez votre main pour le tournoi suivant. Le dernier en lice gagne.
lesson-green = Dans un tournoi vert, chaque carte compte 1, quoi qu’il y soit imprimé.
lesson-actions = Les cartes d’action changent la couleur, enlèvent des cartes ou les échangent. Touchez-en une : ses cibles s’éclairent, et le résultat s’affiche avant que vous la jouiez.
lesson-ivanhoe = Ivanhoé annule la carte d’action d’un autre joueur. Tout le monde est consulté quelques secondes : personne ne sait qui la détient.
