# Les mots du client lui-même. Ceux des jeux sont dans src/sylvarium/games/<jeu>/words.

close = Fermer
loading = Un instant …
you = (vous)
copy = Copier
copied = Copié

## Navigation

skip = Aller au contenu
home = Sylvarium, accueil
nav-lobby = Tables ouvertes
nav-about = À propos
nav-settings = Réglages
lost-title = Il n'y a rien à cette adresse.
lost-home = Voir les jeux

## Home

home-title = Cinq jeux, une clairière dans les bois
home-intro = Jouez entre amis par un lien, sur un même écran, ou contre des robots. Sans compte et sans attente : choisissez un jeu, et c'est parti.
home-coming = Bientôt
home-waking = les robots s’éveillent
home-seats = { $from } à { $to } joueurs
home-resume = Vos tables

## New table

new-title = Une table de { $game }
new-nickname = Votre nom
new-nickname-hint = Comment vous appeler ?
new-nickname-missing = Donnez un nom, pour que les autres sachent qui joue.
new-seats = Combien de joueurs ?
new-seat = Place { $number }
new-kind-me = Vous
new-kind-open = Un ami, par lien
new-kind-hotseat = Un ami, sur cet écran
new-kind-bot = Un robot
new-level = De quelle force ?
new-hotseat-name = Nom
new-options = Options
new-public = Ouverte à tous
new-public-text = La table figure dans « Tables ouvertes ». Sinon, seul votre lien permet d'entrer.
new-start = Commencer
new-open = Ouvrir la table
new-all-open = Vous n'occupez aucune place : vous regarderez.
new-preparing = Mise en place du jeu …

level-sapling = Jeune pousse
level-birch = Bouleau
level-oak = Chêne
level-ancient = Ancêtre
level-sapling-text = joue ce qui vient
level-birch-text = prend ce qui semble bon
level-oak-text = réfléchit à l'avance
level-ancient-text = voit très loin

## Lobby

lobby-title = Tables ouvertes
lobby-waiting = En attente de joueurs
lobby-playing = En cours
lobby-none-waiting = Personne n'attend de joueurs en ce moment. Ouvrez votre table et cochez « Ouverte à tous ».
lobby-none-playing = Aucune partie publique en ce moment.
lobby-join = S'asseoir
lobby-watch = Regarder
lobby-new = Ouvrir une table
lobby-more = Plus de tables
lobby-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }

## Waiting room

wait-title = Bientôt prêts
wait-text = La partie commence quand toutes les places sont prises.
wait-invite = Envoyez ce lien à vos amis
wait-join = Prendre place
wait-join-text = Vous êtes invité à une table de { $game }.
wait-free = libre
wait-seated = Vous êtes assis. On attend les autres …
wait-watch = Vous regardez. La partie n'a pas encore commencé.

## The table

players = Joueurs
question = La question
rail = Choix et récit
areas = Parties de la table
area-lit = (un choix vous y attend)
sheet-close = Ranger
tab-choices = Choix
tab-more = Récit
tab-log = Récit
tab-chat = Chat
tab-rules = Règles
tab-scores = Points
turn-yours = à vous
turn-theirs = joue
turn-thinking = réfléchit …
turn-announce = À vous de jouer
seat-bot = robot
seat-away = absent
seat-bot-for = un robot continue
points-category = Catégorie
points-total = Total
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
points-ahead = en tête
undo = Annuler
redo = Refaire
hint = Conseil
hint-thinking = Réflexion …
hint-none = Pas de conseil possible pour l'instant.
confirm-end = Cela termine votre tour.
confirm-yes = Oui, terminer
confirm-no = Pas encore
waiting-for = C'est à { $player } de jouer.
watching = Vous regardez. C'est à { $player }.
since-title = Depuis votre dernier tour
contact-lost = La connexion est perdue. Nouvel essai …
contact-connecting = Connexion …
bots-waking = Les robots s’éveillent encore et réfléchissent moins pour l’instant.
sound-on = Son activé
sound-off = Son coupé
invite = Inviter
invite-title = Inviter, regarder
invite-play = Lien pour jouer
invite-watch = Lien pour regarder
invite-full = Toutes les places sont prises. Le lien permet de regarder.
leave-seat = Laisser un robot jouer pour moi
take-seat = Je reprends
bot-for-me = Un robot joue pour vous.
seat-give-bot = Laisser un robot remplacer { $player }
spectators = { $count ->
    [0] personne ne regarde
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
curtain-title = { $player }, c'est à vous
curtain-text = Passez l'écran. Que personne d'autre ne regarde !
curtain-open = C'est moi, { $player }
story-empty = Rien ne s'est encore passé.
chat-empty = Dites bonjour ! Toute la table peut lire.
chat-say = Dire quelque chose
chat-send = Envoyer
rules-search = Chercher dans les règles
rules-nothing = Rien trouvé pour « { $query } ». Essayez un autre mot.
rules-english = Les règles complètes sont en anglais.
rules-large = Lire les règles en grand
rules-basics = En bref
rule-number = Règle { $rule }
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Voir tout le plateau
generic-intro = Ce jeu n'a pas encore de plateau dessiné. Tout ce qui est sur la table figure ici ; vos choix sont dans le panneau.
keys-title = Touches
keys-numbers = choisir
keys-arrows = parcourir les choix
keys-undo = annuler
keys-redo = refaire
keys-hint = conseil
keys-mute = son
keys-choices = aller aux choix
keys-keys = cette liste

## End

over-title = Victoire : { $player }
over-shared = Victoire partagée : { $players }
over-you = Victoire !
over-tie = À égalité : { $criteria } ; départage : { $decider }.
over-tie-full = Égalité parfaite : la place est partagée.
over-chart = Les points au fil du temps
over-chart-label = Les points de chaque joueur au cours de la partie
over-breakdown = D'où viennent les points
over-again = Rejouer ensemble
over-replay = Revoir la partie
over-home = Autres jeux
over-close = Voir le plateau
over-open = Résultat
over-review = Ce qu'un robot aurait fait
over-review-ask = Faire relire la partie par un robot
over-review-thinking = Un robot relit la partie : { $percent } %
over-review-none = Aucun moment ne ressort : bien joué.
over-review-failed = La relecture n'a pas abouti.
over-review-line = { $player } : « { $played } ». Mieux : « { $better } ».
chart-start = début
chart-end = fin

## Replay

replay-title = Retour sur la partie
replay-first = Au début
replay-prev = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-at = Coup { $number } sur { $last }
replay-eyes = Vu par
replay-spectator = tout le monde
replay-fork = Reprendre d'ici
replay-fork-text = Une nouvelle table commence au coup { $number }. Qui joue ?
replay-live = Retour à la table
replay-inexact = Ce coup a été joué sous d'anciennes règles ; vous voyez le début de son tour.
replay-copy = Copier l'adresse de ce moment

## Settings

settings-title = Réglages
settings-nickname = Votre nom
settings-language = Langue
settings-theme = Clair ou sombre
settings-theme-auto = comme le système
settings-theme-light = clair
settings-theme-dark = sombre
settings-sound = Sons
settings-motion = Les pièces glissent
settings-confirm = Demander avant la fin de mon tour
settings-numbers = Choisir avec les chiffres

## About

about-title = À propos de Sylvarium
about-text = Sylvarium réunit cinq jeux de société modernes sur une table numérique. Le serveur vérifie toutes les règles, ce qui est caché n'est jamais envoyé, et chaque partie se revoit coup par coup.
about-drawings = Plateaux, couvertures, arbres, habitations et créatures sont dessinés pour Sylvarium.
about-icons = Pictogrammes : game-icons.net par Lorc, Delapouite et contributeurs, CC BY 3.0. Icônes de l'interface : Lucide, ISC.
about-fonts = Caractères : Nunito et Fraunces, SIL Open Font License.
about-games = Les jeux appartiennent à leurs auteurs et éditeurs ; les noms, textes et dessins d'ici sont les nôtres.
about-keys = Tout se joue au clavier seul, et avec un lecteur d'écran.

## Errors

error-network = Le serveur est injoignable. Vérifiez votre connexion ; rien n'est perdu.
error-server = Un problème est survenu sur le serveur. Réessayez.
refused-bad-message = Le serveur n'a pas compris. Rechargez la page.
refused-unknown-type = Le serveur n'a pas compris. Rechargez la page.
refused-too-large = C'est trop long.
refused-too-fast = Un peu trop vite ! Attendez un instant.
refused-too-fast-for = Trop de demandes à la fois. Réessayez dans { $seconds } secondes.
refused-full = Trop de monde regarde déjà cette table. Réessayez plus tard.
refused-too-slow = La demande a mis trop longtemps à arriver. Réessayez.
refused-operators-only = Réservé à qui gère le serveur.
refused-unknown-table = Cette table n'existe pas. Le lien est peut-être incomplet.
refused-unknown-game = Ce jeu n'existe pas ici.
refused-unknown-moment = La partie n'est pas allée jusque-là.
refused-unknown-path = Il n'y a rien à cette adresse.
refused-wrong-method = Le serveur n'a pas compris. Rechargez la page.
refused-bad-table = Ces places ou ces options ne conviennent pas au jeu.
refused-unknown-token = Ce navigateur n'occupe plus cette place.
refused-hello-first = La connexion n'était pas prête. Réessayez.
refused-not-your-seat = Ce n'est pas votre place.
refused-not-your-turn = Ce n'est pas à vous.
refused-late = La partie a avancé entre-temps. Regardez à nouveau, puis choisissez.
refused-illegal = Ce n'est pas possible maintenant.
refused-waiting = La partie n'a pas encore commencé.
refused-over = La partie est terminée.
refused-not-over = Ce sera possible à la fin de la partie.
refused-no-undo = Impossible d'annuler : le tour est fini, ou quelque chose a été révélé.
refused-no-redo = Il n'y a rien à refaire.
refused-bot-plays = Un robot joue à cette place. Reprenez-la d'abord.
refused-no-bot = Un robot ne peut pas prendre cette place maintenant. Qui vient de partir a une minute pour revenir.
refused-no-hint = Pas de conseil possible pour l'instant.
refused-bad-invite = Cette table est privée : demandez le lien d'invitation complet.
refused-no-seat = Cette place vient d'être prise.
refused-storage = L'enregistrement a échoué. Regardez la table et réessayez.
refused-damaged = Cette table est endommagée et ne peut pas être ouverte.

## Ce qui est convenu en dehors des règles

new-agree = Entre vous
new-hints = Les conseils sont permis
new-hints-text = Chacun peut demander à un robot ce qu’il ferait.
new-forks = Les essais sont permis
new-forks-text = Chacun peut continuer depuis un moment de la partie à une autre table, avant la fin.
agreed-hints-on = Les conseils d’un robot sont permis.
agreed-hints-off = On joue sans conseils.
agreed-forks-on = Continuer depuis un moment à une autre table est permis pendant la partie.
agreed-forks-off = Personne ne continue ailleurs depuis un moment avant la fin de la partie.

## Le tirage équitable

draw-title = Tirage équitable
draw-old = Cette table est plus ancienne que le tirage équitable : le serveur a choisi seul son hasard.
draw-chosen = La personne qui a ouvert cette table a choisi sa graine, donc ses cartes.
draw-chosen-seed = La personne qui a ouvert cette table a choisi sa graine, { $seed }, donc ses cartes.
draw-running = Les cartes découlent d’un nombre aléatoire du serveur, fixé avant que quiconque ne prenne place, et { $count ->
    [0] d’aucun autre pour l’instant
    [one] de celui d’une personne
   *[other] de ceux de { $count } personnes
  } ; à la fin de la partie, tout le monde peut le vérifier.
draw-unable = Sans https, ce navigateur ne peut pas calculer d’empreintes : vérifiez le tirage avec « sylvarium verify ».
draw-fair = Vérifié par ce navigateur : le nombre aléatoire du serveur est celui sur lequel il s’était engagé, et les cartes découlent de lui et { $count ->
    [0] d’aucun autre
    [one] de celui d’une personne
   *[other] de ceux de { $count } personnes
  }.
draw-fair-mine = Vérifié par ce navigateur : le nombre aléatoire du serveur est celui sur lequel il s’était engagé avant de connaître le vôtre, et les cartes découlent de lui et { $count ->
    [one] du vôtre
   *[other] de ceux de { $count } personnes, dont le vôtre
  }.
draw-broken-half = Le tirage n’était pas équitable : le serveur montre un autre nombre aléatoire que celui sur lequel il s’était engagé.
draw-broken-seed = Le tirage n’était pas équitable : les cartes ne découlent pas des nombres aléatoires du serveur et des joueurs.
draw-broken-commitment = Le tirage n’était pas équitable : le serveur a changé son engagement après votre arrivée.
draw-broken-mine = Le tirage n’était pas équitable : votre nombre aléatoire n’a pas été utilisé.
draw-record = Le relevé de la partie
chat-spectator = (spectateur)
chat-somebody = Un spectateur

## Refus au nom de l’équité

refused-closed = Cette table est fermée. On peut la regarder, mais plus rien ne s’y passe.
refused-muted = Les responsables de ce serveur ont coupé votre discussion à cette table.
table-closed = Fermée par les responsables de ce serveur : { $reason }
refused-name-taken = Quelqu’un à cette table s’appelle ainsi, ou presque. Choisissez un autre nom.
refused-no-seed = À une table ouverte à d’autres, personne ne choisit la graine.
refused-no-half = Votre part du tirage est déjà là.
refused-hints-off = Les joueurs de cette table ont convenu de jouer sans conseils.
refused-forks-off = Les joueurs de cette table ont convenu de ne pas continuer ailleurs avant la fin de la partie.

## Rythme

pace-next = Étape suivante
pace-skip = { $count ->
    [one] Passer
   *[other] Passer { $count } étapes
  }
pace-again = Revoir ce tour
pace-repeating = Encore une fois : ce que les autres ont fait
keys-again = revoir ce tour
keys-next = étape suivante, ou passer
keys-plan = préparer mon tour pendant que les autres réfléchissent
settings-pace = Quand les autres jouent
settings-pace-slow = lentement
settings-pace-normal = normal
settings-pace-fast = vite
settings-pace-instant = seulement le résultat
settings-pace-step = pas à pas, d'un clic
settings-pace-text = La vitesse à laquelle vous voyez les coups des robots et des autres.
settings-volume = Volume
settings-tempo = Vitesse des animations
settings-tempo-slow = lente
settings-tempo-normal = normale
settings-tempo-fast = rapide

## Décompte

scoring-title = Décompte des points
scoring-skip = Passer le décompte
scoring-go-on = Continuer
prospect-chip = { $points } points si l'on comptait maintenant
prospect-row = Si l'on comptait maintenant
prospect-text = Le second nombre : si l'on comptait maintenant.

## Ce qui a décidé

over-kind-won = Félicitations !
over-kind-close = De justesse !
over-kind-lost = Bien joué quand même.
over-because = { $winner } l'emporte grâce à « { $part } » : { $by ->
    [one] un point
   *[other] { $by } points
  } de plus face à { $rival }.
over-because-won = « { $part } » a fait la différence : { $by ->
    [one] un point
   *[other] { $by } points
  } de plus face à { $rival }.
over-because-lost = « { $part } » a fait la différence : { $winner } y a gagné { $by ->
    [one] un point
   *[other] { $by } points
  } de plus que vous.
over-because-ahead = Avec « { $part } », vous étiez devant.
over-because-close = { $margin ->
    [0] Seul le départage a décidé.
    [one] Un seul point a décidé.
   *[other] { $margin } points ont décidé.
  }
over-lost = Pas cette fois

## Pourquoi pas, et confirmation

confirm-end-destroy = Ce sera perdu pour de bon.
confirm-yes-destroy = Oui, continuer
stuck-nothing = Il n'y a encore rien à annuler.
stuck-others = Rien de vous à annuler.
stuck-turn = Impossible d'annuler : ce tour est terminé.
stuck-revealed = Impossible d'annuler : quelque chose a été révélé depuis.
dead-now = Pas ceci maintenant. { $question }
dead-others = Ce n'est pas votre tour : { $player } joue.
dead-over = La partie est terminée.
dead-replay = Vous revoyez la partie : rien ne se joue ici.
choices-more = En montrer { $count } de plus
hint-best = { $percent ->
    [0] le meilleur
   *[other] le meilleur : { $percent } % de chances en plus
  }
hint-behind = { $percent ->
    [0] à peu près aussi bon
   *[other] { $percent } % de moins
  }
look-at = Retour en arrière : coup { $number } sur { $last }
look-back = Revenir à la partie

## Les gens à la table

guest-names = Noisette, Fougère, Sureau, Bruyère, Saule, Tilleul, Trèfle, Érable, Lierre, Aulne, Mélèze, Genêt, Myrtille, Oseille, Merle, Pinson, Mésange, Écureuil, Martre, Hérisson
home-seats-exactly = { $count } joueurs
home-against = avec { $players }
home-waiting = En attente de joueurs
home-finished = Terminées ({ $count })
colour-choose = Couleur
colour-taken = quelqu'un d'autre a cette couleur
colour-0 = orange
colour-1 = bleu
colour-2 = jaune
colour-3 = vert
seat-bot-may = Un robot peut continuer
wait-fill = Y asseoir un robot
wait-cancel = Annuler la table
wait-cancel-sure = Vraiment l'annuler ?
wait-leave = Se lever
wait-cancelled = La table a été annulée.
wait-cancelled-text = Aucune partie ne commencera ici. Ouvrez-en une autre quand vous voulez.
wait-colour = Votre couleur
wait-others = Dites bonjour en attendant
resign = Abandonner
resign-text = Un robot joue votre place jusqu'à la fin, et vous pouvez regarder.
resign-sure = Vraiment abandonner ? Vous ne pourrez pas reprendre cette place.
away-text = Vous vous absentez ? Un robot peut jouer pour vous jusqu'à votre retour.
table-menu = Votre place
refused-colour-taken = Quelqu'un d'autre a choisi cette couleur.
review-played = Joué : { $choice }
review-better = Mieux : { $choice }
review-loss = { $percent } % de chances de gagner perdues

## Apprendre en jouant

learn-title = Apprendre : { $game }
learn-link = Apprendre en jouant
learn-lesson = Leçon
learn-progress = { $count ->
    [one] { $done } leçon terminée sur une
   *[other] { $done } sur { $count } leçons terminées
  }
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Depuis le début
learn-play = Jouer une partie
learn-none = Il n'y a pas encore de leçons pour ce jeu.
learn-done = terminée
learn-begun = commencée
learn-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
  }
learn-course = Toutes les leçons
learn-leave = Quitter
learn-back = Retour
learn-next = Suite
learn-onwards = Leçon suivante
learn-yours = À vous
learn-show = Montrez-moi
learn-step = Étape { $step } sur { $steps }
learn-read-on = Lisez d'abord la suite : il n'y a encore rien à faire ici.
learn-name-1 = Sylvain
learn-name-2 = Basile
learn-name-3 = Octave
learn-example = Exemple { $number }
learn-examples = Exemples détaillés
learn-examples-about = Les exemples des règles, en positions sur lesquelles on peut jouer.
learn-scenes = Scènes de cet exemple
learn-example-plays = L'exemple continue : { $choice }
learn-example-followed = L'exemple s'achève ainsi. Vous pouvez continuer, ou reprendre des coups.
learn-example-free = Essayez ce que vous voulez, et reprenez vos coups.
learn-at-start = Vous êtes au début.
learn-example-ends = L'exemple s'arrête ici.
replay-at-end = C'est le moment le plus récent.
replay-fork-over = La partie est finie : il n'y a plus rien à jouer.
learn-example-next = Jouer
learn-take-back = Reprendre
learn-on-board = Voir sur le plateau
refused-unknown-scene = Il n'y a pas de telle leçon, ni de tel exemple ou de telle énigme.
refused-bad-scene = Cela ne va plus ici. Recommencez.

## Énigmes

puzzles-title = Énigmes
puzzles-intro = Des moments de parties entre robots où un seul choix est clairement le meilleur. Trouvez-le sur le plateau, puis voyez pourquoi.
puzzles-count = Il y en a { $count }.
puzzles-none = Il n'y a pas encore d'énigmes.
puzzles-day = Énigme du jour
puzzles-day-solved = Résolue
puzzles-day-missed = Essayée : revenez demain
puzzles-solve = La résoudre
puzzles-all = Toutes les énigmes
puzzles-days = { $count ->
    [one] résolue un jour de suite
   *[other] résolue { $count } jours de suite
  }
puzzles-row = { $count ->
    [one] une bonne réponse de suite
   *[other] { $count } bonnes réponses de suite
  }
puzzles-best = au mieux { $count }
puzzles-solved = { $done } sur { $count } résolues
puzzle-title = { $game } : énigme { $number }
puzzle-name = Énigme { $number }
puzzle-rating-1 = facile
puzzle-rating-2 = moyenne
puzzle-rating-3 = difficile
puzzle-state-right = résolue
puzzle-state-wrong = manquée
puzzle-state-new = pas encore essayée
puzzle-ask = Un choix est ici nettement le meilleur. Lequel ?
puzzle-right = C'est cela !
puzzle-shown = Le meilleur choix : « { $choice } ».
puzzle-wrong = Pas le meilleur : « { $choice } ».
puzzle-best = Le meilleur : « { $choice } ».
puzzle-chances = Vous gagnez environ { $best } parties sur 100 avec lui, et { $other } avec « { $choice } ».
puzzle-most = Ce qui décide surtout : { $category }, { $best } points au lieu de { $other }.
puzzle-most-rival = Ce qui décide surtout : le meilleur des autres finit avec { $best } points au lieu de { $other }.
puzzle-yours = (votre choix)
puzzle-bars = Chances de gagner
puzzle-points = Points à la fin de la partie
puzzle-points-best = meilleur
puzzle-points-other = autre
puzzle-points-all = Tous vos points
puzzle-points-rival = Le meilleur des autres
puzzle-points-about = Avec « { $best } » et avec « { $other } » : la moyenne de nombreuses parties jouées à partir d'ici, selon ce que vous pouviez savoir.
puzzle-line = La suite du tour
puzzle-play-line = Jouer
puzzle-missed-by = Manquée par les robots, sur { $tries } essais chacun : { $misses }
puzzle-missed-level = { $level } { $count }
puzzle-again = Réessayer
puzzle-show = La voir sur le plateau
puzzle-next = Énigme suivante
puzzle-idle = La suite est aux autres : reprenez votre coup, ou passez à l'énigme suivante.

## Le livret de règles pour qui joue

rulebook-title = Livret
rulebook-numbered = Règles numérotées
rulebook-page = Lire ou imprimer
rulebook-print = Imprimer
rulebook-search-numbered = Chercher dans les règles numérotées
rulebook-exact = Les règles exactes : { $rules }
rulebook-of = Les règles de { $game }
rulebook-contents = Chapitres
rulebook-about = Dix minutes de lecture. En cas de litige, les règles numérotées tranchent.
rulebook-none = Ce jeu n'a pas encore de livret. Voici ses règles numérotées.
picture-you = Vous

## Le but, et ce qui compte

aim-title = Le but
aim-picture = Un moment d'une partie de { $game }
aim-rules = Lire les règles
counts-title = Ce qui compte
counts-now = Ces choix donnent des points tout de suite :
counts-coming = { $points } si l'on comptait maintenant
counts-show = Montrez-moi où

# Une première partie guidée

tips-begin = Première partie guidée
tips-begin-about = Une partie contre l'adversaire le plus facile. Des conseils arrivent la première fois que quelque chose compte.
tips-name = Conseil
tips-read = Compris
tips-stop = Arrêter les conseils
tips-stopped = Les conseils sont arrêtés. Une partie guidée, commencée depuis les leçons, les ramène.
new-first-time = C'est la première fois ? Une partie guidée s'explique en jouant.
rule-places = { $count ->
    [one] Voir où elle s'applique (1 endroit)
   *[other] Voir où elle s'applique ({ $count } endroits)
  }

## Tables sur cet appareil
device-play = Jouer sur cet appareil
device-play-text = Sans le serveur : les robots et vos amis jouent sur cet écran, même hors ligne, et la partie est gardée dans ce navigateur. Quelques mégaoctets sont chargés une seule fois.
device-only = Pas de serveur pour le moment : la partie se joue sur cet appareil et est gardée dans ce navigateur.
device-site = Ces pages se passent de serveur : les parties contre des robots et avec des amis sur cet écran se jouent sur votre appareil et sont gardées dans ce navigateur. Pour des amis sur leurs propres écrans, les leçons et les problèmes, il faut un serveur Sylvarium.
device-away = Le serveur est injoignable. Les parties sur cet appareil restent possibles.
device-loading = Chargement de ce qu’il faut à la table …
device-starting = La table se met en place …
device-failed = Ce qu’il faut à la table n’a pas pu être chargé. Êtes-vous connecté ?
device-metered = Il faut charger une fois environ { $megabytes } Mo pour jouer sur cet appareil. Votre connexion est peut-être limitée. Charger maintenant ?
device-title = Une table sur cet appareil
device-text = Cette partie est gardée dans ce navigateur, et nulle part ailleurs.
device-file = Enregistrer dans un fichier
device-file-text = Avec ce fichier, la partie continue dans un autre navigateur : ouvrez-le depuis son étagère.
device-open = Ouvrir une partie d’un fichier
device-remove = Supprimer cette partie
device-remove-sure = Supprimer pour de bon ?
refused-bad-file = Ce fichier ne contient aucune partie qui puisse être ouverte.
refused-device-storage = Ce navigateur n’a pas pu garder le coup. Son espace est-il plein ?
update-there = Une nouvelle version de Sylvarium est là. Vos parties restent telles quelles.
update-now = La charger
update-later = Plus tard
device-move = Continuer sur le serveur
device-move-text = La partie continue sur le serveur : vos amis y prennent place par un lien. La suite est tirée à nouveau. La partie d’ici reste telle quelle.
device-take = Continuer sur cet appareil
device-take-text = Personne d’autre ne joue ici : la partie peut continuer sur cet appareil, même hors ligne.
refused-other-rules = Cette partie a été jouée avec une autre version des règles. Chargez d’abord la dernière version du site.
refused-no-course = Cette partie n’a pas commencé à son début : elle ne peut pas aller ailleurs.

## Planning

plan-title = Votre plan
plan-begin = Préparer mon tour
plan-banner = Ce n’est qu’un plan : rien n’est encore joué.
plan-keep = Garder le plan
plan-drop = L’abandonner
plan-change = Le modifier
plan-kept = Votre plan est gardé. Il sera joué à votre tour s’il convient encore.
plan-waits = Ceci sera joué à votre tour, si cela convient encore :
plan-playing = Votre plan est en train d’être joué…
plan-your-turn = C’est à vous de jouer.
plan-play-step = Jouer
plan-ends-turn = Votre plan est complet : cette étape passe la main.
plan-ends-chance = Votre plan s’arrête ici : personne ne sait encore ce que cette étape apporte.
plan-ends-over = Votre plan est complet : cette étape termine la partie.
plan-trouble-illegal = Votre plan ne convient plus : « { $step } » n’est plus possible comme prévu.
plan-trouble-changed = Votre plan ne convient plus : « { $step } » apporterait autre chose maintenant.
plan-trouble-other = Votre plan ne convient plus : vous avez joué autre chose.
plan-trouble-undone = Vous êtes revenu sur un coup : le plan vous attend.
standing-riposte = Ripostes
standing-riposte-ask = Me demander à chaque fois
standing-riposte-pass = Toujours passer
standing-riposte-king = Passer, sauf si mon Roi est attaqué
refused-no-plan = Votre prochain tour ne peut pas être imaginé maintenant : il dépend de ce que personne ne sait encore. Réessayez après le prochain coup.

## A home of one's own: passkeys, devices, my tables

nav-me = Chez vous
me-title = Chez vous
me-about = On joue très bien sans. Avec un chez-soi, vos tables vous suivent sur tous vos appareils, sans mot de passe ni adresse : votre téléphone, votre ordinateur ou votre gestionnaire de mots de passe garde une clé d’accès pour vous.
me-new = Créer un chez-soi
me-new-text = Les places que ce navigateur détient deviennent les vôtres.
me-make = Créer une clé d’accès
me-back = Rentrer chez soi
me-back-text = Votre appareil demande quelle clé d’accès utiliser. Aucun nom n’est nécessaire.
me-enter = Utiliser une clé d’accès
me-other = C’est mon deuxième appareil
me-other-text = Sur l’appareil où vous êtes chez vous, choisissez « Un autre appareil » : il affiche un code.
me-other-enter = J’ai un code
me-recover = Clé d’accès perdue ?
me-code = Code de secours
me-recover-enter = Entrer avec le code
me-name = Nom
me-name-keep = Garder ce nom
me-passkeys = Clés d’accès
me-passkey-add = Ajouter une clé d’accès
me-used = utilisé { $when }
me-remove = Retirer
me-codes-left = { $count ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
  }
me-codes-renew = Nouveaux codes de secours
me-devices = Appareils
me-this-device = cet appareil
me-end = Déconnecter
me-leave = Quitter mon chez-moi sur cet appareil
me-data = Vos données
me-data-text = Si vous supprimez votre chez-vous, votre nom disparaît de toutes les tables. Les autres peuvent continuer à jouer. Personne ne peut annuler cela.
me-export = Tout enregistrer dans un fichier
me-forget = Supprimer mon chez-moi
me-forget-sure = Vraiment tout supprimer
passkey-not = Aucune clé d’accès n’a été utilisée.
passkey-needs-https = Les clés d’accès demandent une connexion sécurisée (https). La personne qui gère ce serveur peut la mettre en place ; d’ici là, vous jouez en invité.
passkey-needs-name = Les clés d’accès demandent un nom dans l’adresse, pas seulement des chiffres. Sur cette machine, ouvrez la page avec « localhost ».
passkey-needs-browser = Ce navigateur ne connaît pas les clés d’accès. Vous pouvez entrer avec un code d’un autre appareil ou avec un code de secours.
codes-title = Vos codes de secours
codes-text = Chacun ouvre votre chez-vous une seule fois si vos clés d’accès sont perdues. Ils ne sont affichés que maintenant : gardez-les en lieu sûr.
codes-copy = Copier
codes-save = Enregistrer dans un fichier
codes-kept = Je les ai gardés
codes-by-hand = Veuillez recopier les codes à la main.
knock-code = Code de l’autre appareil
knock = Demander à entrer
knock-wait = Dites maintenant oui sur l’autre appareil. Il doit afficher les mêmes lettres :
device-new = Un autre appareil
device-scan = Pointez l’appareil photo de l’autre appareil ici :
device-picture = Le lien pour l’autre appareil, en image
device-type = Ou ouvrez-y { $address }, choisissez « J’ai un code » et tapez :
device-asks = Un appareil demande à entrer ({ $device }). Ne dites oui que s’il est à vous et affiche ces lettres :
device-yes = Oui, c’est le mien
device-no = Non
device-in = L’autre appareil entre.
mine-since = tour commencé { $when }
mine-changed = dernier coup { $when }
mine-news = { $count ->
    [one] un coup que vous n’avez pas vu
   *[other] { $count } coups que vous n’avez pas vus
  }
mine-waiting = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
  }
mine-key = La touche T mène à la prochaine table qui vous attend.
keys-table = prochaine table qui vous attend
carry-title = Continuer sur le téléphone
carry-text = Un lien emporte votre place. Cet appareil la garde aussi.
carry = Créer un lien pour mon téléphone
carry-scan = Il marche une fois, pendant dix minutes. Ne le donnez à personne : qui l’ouvre joue à votre place.
carry-picture = Le lien vers votre place, en image
carry-link = Lien vers votre place
reseat-title = Quelqu’un a perdu sa place ?
reseat-text = Vous avez ouvert cette table : vous pouvez inviter quelqu’un de nouveau à sa place. Son ancien lien prend fin, et tout le monde en est averti.
reseat = Inviter { $player } de nouveau
reseat-sure = Vraiment ? L’ancienne place de { $player } prend fin
reseat-link = Lien pour { $player }, valable une fois
missed-title = Pendant votre absence
missed-points = { $player } : { $points } points ({ $change })
missed-close = Compris
refused-login-first = Veuillez d’abord rentrer chez vous.
refused-no-login = Cela n’a ouvert aucun chez-soi. Essayez une autre clé d’accès ou un autre code.
refused-no-passkey = La clé d’accès n’a pas pu être créée. Veuillez réessayer.
refused-last-passkey = C’est la seule façon d’entrer. Ajoutez d’abord une clé d’accès ou de nouveaux codes de secours.
refused-foreign-page = Le serveur n’a pas reconnu cette page comme la sienne. Veuillez la recharger.
refused-bad-code = Ce code ne marche pas, ou plus. Demandez-en un autre.
refused-not-owner = Seule la personne qui a ouvert la table peut faire cela.
refused-seat-taken = La personne assise là est présente, ou l’était il y a une minute.
