# Ce que disent la page d’accueil et toutes les autres, en français. Conventions : locales/README.md.

## Partout

home = Accueil
close = Fermer
save = Enregistrer
more = Plus
you = Vous
no-server = Le serveur ne répond pas. Réessayez dans un instant.
page-outdated = Cette page est plus ancienne que le serveur. Veuillez la recharger.
reload = Recharger
result-you = Vous avez gagné
result-names = Victoire : { $names }
result-shared = Victoire partagée avec { $names }
window-short = délai { $seconds } s
window-hours = délai { $hours } h
hours-short = { $count } h
days-short = { $count } j
short-clock-live = { $minutes } min par personne
short-clock-days = { $hours } h par coup
bot-level = robot, { $level }
qr-label = Code QR de { $link }
token-won = Jeton : { $colour }
token-not-won = Jeton { $colour } : pas gagné
lessons-show = Montrez-moi : six courtes leçons
lessons-go-on = Continuer avec la leçon { $number }
first-opponents =
    { $count ->
        [one] Vous jouez contre { $count } robot ({ $level }). Environ { $minutes } minutes.
       *[other] Vous jouez contre { $count } robots ({ $level }). Environ { $minutes } minutes.
    }
here = Sur cet appareil
here-not-loaded = Sans connexion, seuls les niveaux déjà chargés peuvent se jouer. Le niveau Écuyer est toujours prêt.
here-unkept = Ce navigateur n’a plus de place pour conserver votre partie. Libérez de l’espace pour continuer.
here-elsewhere = Cette partie est ouverte dans un autre onglet
your-bot = Votre robot
bot-of = Le robot pour { $name }
bot-for-you = Un robot joue pour vous

## Accueil

take-a-seat = Prenez place
game = Jeu
tournament-teaser = Cinq armes, du cran et un bouclier. 2 à 5 personnes, 4 à 8 min contre des robots
castles-teaser = Troc, sièges et prisonniers. 3 à 6 personnes, 8 à 14 min contre des robots
players = Personnes
against = Niveau des robots
play-now = Jouer
play-here = Jouer sur cet appareil
dealing = Distribution…
no-sign-up = Sans inscription. Les robots arrivent aussitôt.
promise = Nos engagements
promise-saved = Si votre coup s’affiche, il est enregistré.
promise-hidden = Les cartes que vous ne devez pas voir n’arrivent jamais dans votre navigateur.
promise-rule = Si un coup n’est pas permis, la règle est indiquée.
offline-notice = Pas de connexion pour l’instant. Vos parties sont à l’abri. Cette page se reconnecte d’elle-même.
release-notice = Une nouvelle version est prête. Votre partie dans l’autre onglet continue.
install-notice = Installez Ivanhoe : le jeu a sa propre icône et s’ouvre même sans réseau.
install = Installer
install-no = Non merci
install-hint = Pour mettre Ivanhoe sur l’écran d’accueil :
install-share = Touchez « Partager »
install-add = Choisissez « Sur l’écran d’accueil »
your-games = Vos parties
your-turn = À vous de jouer
waiting-for-players = On attend du monde
with-names = Avec { $names }
time-left = encore { $time }
name-score = { $name } { $score }
close-game = Fermer : { $game }, avec { $names }
close-ask = Fermer cette partie ?
close-bots = Il ne reste que des robots à cette table. La partie s’arrête sans résultat.
close-friends = Vous cédez votre place, et un robot continue pour vous.
close-waiting = Vous quittez cette table avant le début de la partie.
keep-game = Garder la partie
close-it = Fermer la partie
play = Jouer
look = Voir
continue = Continuer
open-tables = Tables ouvertes
sit-down = S’asseoir
seats-free =
    { $count ->
        [0] aucune place libre
        [one] { $count } place libre
       *[other] { $count } places libres
    }
seats-taken = { $taken } sur { $all } occupées
nobody-waits = Aucune table ouverte
nobody-waits-text = Ouvrez une table et envoyez le lien, ou jouez contre des robots.
with-people = Avec d’autres
play-with-friends = Jouer entre proches
friends-door = Privé, par lien
open-table = Table ouverte
open-door = Tout le monde peut jouer
join-by-link = Rejoindre par lien
learn = Comment jouer
replays = Parties à revoir
puzzles = Énigmes
rules-all = Toutes les règles en détail
cards = Cartes
settings = Réglages
language = Langue
your-name = Votre nom
you-are = Vous : { $name }
name-hint = Ce nom est visible par les autres. Rien d’autre à remplir.
other-device = Jouer sur un autre appareil
device-hint = Ouvrez-y ce lien dans les dix minutes. Il sert une seule fois.
