# Les mots du client lui-même. Ceux des jeux sont dans src/sylvarium/games/<jeu>/words.

close = Fermer
loading = Un instant…
you = (vous)
copy = Copier
copied = Copié

## Navigation

skip = Aller au contenu
home = Sylvarium, accueil
nav-lobby = Tables ouvertes
nav-about = À propos
nav-settings = Réglages
nav-ways = Dans la maison
nav-more = Autres pages
nav-games = Jeux
lost-title = Il n’y a rien à cette adresse.
lost-text = Le lien est peut-être incomplet ou trop ancien. D’ici, vous pouvez continuer :
lost-failed = Cette page n’a pas pu être chargée.
lost-again = Réessayer
lost-home = Voir les jeux

## Home

home-title = Cinq jeux, une clairière dans les bois
home-intro = Jouez entre amis par un lien, sur un même écran, ou contre des robots. Sans compte et sans attente : choisissez un jeu, et c’est parti.
home-play = Jouer
home-coming = Bientôt
home-waking = les robots s’éveillent
home-seats = { $from } à { $to } joueurs
home-resume = Vos tables

## New table

new-title = Une table de { $game }
new-nickname = Votre nom
new-nickname-hint = Comment vous appeler ?
new-nickname-missing = Donnez un nom, pour que les autres sachent qui joue.
new-seats = Combien de joueurs ?
new-seat = Place { $number }
new-kind-me = Vous
new-kind-open = Un ami, par lien
new-kind-hotseat = Un ami, sur cet écran
new-kind-bot = Un robot
new-level = De quelle force ?
new-hotseat-name = Nom
new-options = Options
new-public = Ouverte à tous
new-public-text = La table figure dans « Tables ouvertes ». Sinon, seul votre lien permet d’entrer.
new-start = Commencer
new-open = Ouvrir la table
new-all-open = Vous n’occupez aucune place : vous regarderez.
new-preparing = Mise en place du jeu…

level-sapling = Jeune pousse
level-birch = Bouleau
level-oak = Chêne
level-sequoia = Séquoia
level-ancient = Ancêtre
level-sapling-text = voit ce qui est proche, et pas très nettement
level-birch-text = prend ce qui semble bon
level-oak-text = réfléchit à l’avance
level-sequoia-text = voit plus loin
level-ancient-text = voit très loin

## Lobby

lobby-title = Tables ouvertes
lobby-waiting = En attente de joueurs
lobby-playing = En cours
lobby-none-waiting = Personne n’attend de joueurs en ce moment. Ouvrez votre table et cochez « Ouverte à tous ».
lobby-none-playing = Aucune partie publique en ce moment.
lobby-none-such = Aucune table de ce genre en ce moment.
lobby-mine = Votre table
lobby-join = S’asseoir
lobby-watch = Regarder
lobby-new = Nouvelle table
lobby-more = Plus de tables
lobby-free = { $count ->
    [0] aucune place libre
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
wait-seated = Vous êtes assis. On attend les autres…
wait-watch = Vous regardez. La partie n’a pas encore commencé.

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
turn-thinking = réfléchit…
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
hint-thinking = Réflexion…
hint-none = Pas de conseil possible pour l’instant.
hint-by-device = Calculé sur cet appareil.
hint-by-server = Calculé par le serveur.
confirm-end = Cela termine votre tour.
confirm-yes = Oui, terminer
confirm-no = Pas encore
waiting-for = C’est à { $player } de jouer.
watching = Vous regardez. C’est à { $player } de jouer.
since-title = Depuis votre dernier tour
contact-lost = La connexion est perdue. Nouvel essai…
contact-connecting = Connexion…
bots-waking = Les robots s’éveillent encore et réfléchissent moins pour l’instant.
sound-on = Son activé
sound-off = Son coupé
invite = Inviter
invite-title = Inviter, regarder
invite-play = Lien pour jouer
invite-watch = Lien pour regarder
invite-full = Toutes les places sont prises. Le lien permet de regarder.
leave-seat = Laisser un robot jouer pour moi
take-seat = Me revoilà
bot-for-me = Un robot joue pour vous.
seat-give-bot = Laisser un robot remplacer { $player }
spectators = { $count ->
    [0] personne ne regarde
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
curtain-title = { $player }, c’est à vous
curtain-text = Passez l’écran. Les autres, on ne regarde pas !
curtain-open = C’est moi, { $player }
story-empty = Rien ne s’est encore passé.
chat-empty = Dites bonjour ! Toute la table peut lire.
chat-say = Dire quelque chose
chat-send = Envoyer
rules-search = Chercher dans les règles
rules-nothing = Rien trouvé pour « { $query } ». Essayez un autre mot.
rules-english = Les règles complètes sont en anglais.
rules-large = Lire les règles en plein écran
rules-basics = En bref
rule-number = Règle { $rule }
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Voir tout le plateau
beyond-up = { $count ->
    [0] La suite plus haut
    [one] Encore un choix plus haut
   *[other] Encore { $count } choix plus haut
  }
beyond-down = { $count ->
    [0] La suite plus bas
    [one] Encore un choix plus bas
   *[other] Encore { $count } choix plus bas
  }
beyond-left = { $count ->
    [one] Encore un choix à gauche
   *[other] Encore { $count } choix à gauche
  }
beyond-right = { $count ->
    [one] Encore un choix à droite
   *[other] Encore { $count } choix à droite
  }
generic-intro = Ce jeu n’a pas encore de plateau dessiné. Tout ce qui est sur la table figure ici ; vos choix sont dans le panneau.
keys-title = Raccourcis clavier
keys-numbers = choisir
keys-arrows = parcourir les choix
keys-undo = annuler
keys-redo = refaire
keys-hint = conseil
keys-mute = son
keys-choices = aller aux choix
keys-keys = cette liste

## End

over-title = Victoire : { $player }
over-shared = Victoire partagée : { $players }
over-you = Victoire !
over-tie = À égalité : { $criteria } ; départage : { $decider }.
over-tie-full = Égalité parfaite : la place est partagée.
over-chart = Les points au fil du temps
over-chart-label = Les points de chaque joueur au cours de la partie
over-breakdown = D’où viennent les points
over-again = Rejouer
over-replay = Revoir la partie
over-home = Autres jeux
over-close = Voir le plateau
over-open = Résultat
over-review = Ce qu’un robot aurait fait
over-review-ask = Faire relire la partie par un robot
over-review-thinking = Un robot relit la partie : { $percent } %
over-review-none = Aucun moment ne ressort : bien joué.
over-review-failed = La relecture n’a pas abouti.
over-review-line = { $player } : « { $played } ». Mieux : « { $better } ».
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
replay-fork = Reprendre d’ici
replay-fork-text = Une nouvelle table commence au coup { $number }. Qui joue ?
replay-live = Retour à la table
replay-inexact = Ce coup a été joué sous d’anciennes règles ; vous voyez le début de son tour.
replay-copy = Copier l’adresse de ce moment

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Clair ou sombre
settings-theme-auto = comme le système
settings-theme-light = clair
settings-theme-dark = sombre
settings-sound = Sons
settings-motion = Animer les pièces
settings-confirm = Demander avant la fin de mon tour
settings-numbers = Choisir avec les chiffres

## About

about-title = À propos de Sylvarium
about-text = Sylvarium réunit cinq jeux de société modernes sur une table numérique. Le serveur vérifie toutes les règles, ce qui est caché n’est jamais envoyé, et chaque partie se revoit coup par coup.
about-here = Ce qu’il y a ici
about-lobby = Jouer avec d’autres : tables ouvertes, tournois, joueurs qui cherchent des partenaires
about-puzzles = Des énigmes, une nouvelle chaque jour
about-board = Les meilleurs à chaque jeu
about-rules = Les règles de { $game }
about-fair = Comment c’est fait
about-alone = Aucune page ne charge quoi que ce soit d’un autre site.
about-credits = Crédits
about-drawings = Plateaux, couvertures, arbres, habitations et créatures sont dessinés pour Sylvarium.
about-icons = Pictogrammes : game-icons.net par Lorc, Delapouite et contributeurs, CC BY 3.0. Icônes de l’interface : Lucide, ISC.
about-fonts = Caractères : Nunito et Fraunces, SIL Open Font License.
about-games = Les jeux appartiennent à leurs auteurs et éditeurs ; les noms, textes et dessins d’ici sont les nôtres.
about-keys = Tout se joue au clavier seul, et avec un lecteur d’écran.

## Errors

error-network = Le serveur est injoignable. Vérifiez votre connexion ; rien n’est perdu.
error-server = Un problème est survenu sur le serveur. Réessayez.
refused-bad-message = Le serveur n’a pas compris. Rechargez la page.
refused-unknown-type = Le serveur n’a pas compris. Rechargez la page.
refused-too-large = C’est trop long.
refused-too-fast = Un peu trop vite ! Attendez un instant.
refused-too-fast-for = Trop de demandes à la fois. Réessayez dans { $seconds } secondes.
refused-full = Trop de monde regarde déjà cette table. Réessayez plus tard.
refused-too-slow = La demande a mis trop longtemps à arriver. Réessayez.
refused-operators-only = Réservé à qui gère le serveur.
refused-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet.
refused-unknown-here = Cette partie n’est pas dans ce navigateur. Une partie sur un appareil reste dans le navigateur où elle a commencé, jusqu’à ce qu’on y efface les données de ce site ; on peut l’y enregistrer dans un fichier.
refused-unknown-game = Ce jeu n’existe pas ici.
refused-unknown-moment = La partie n’est pas allée jusque-là.
refused-unknown-path = Il n’y a rien à cette adresse.
refused-wrong-method = Le serveur n’a pas compris. Rechargez la page.
refused-bad-table = Ces places ou ces options ne conviennent pas au jeu.
refused-unknown-token = Ce navigateur n’occupe plus cette place.
refused-hello-first = La connexion n’était pas prête. Réessayez.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-turn = Ce n’est pas à vous.
refused-late = La partie a avancé entre-temps. Regardez à nouveau, puis choisissez.
refused-illegal = Ce n’est pas possible maintenant.
refused-waiting = La partie n’a pas encore commencé.
refused-over = La partie est terminée.
refused-not-over = Ce sera possible à la fin de la partie.
refused-no-undo = Impossible d’annuler : le tour est fini, ou quelque chose a été révélé.
refused-no-redo = Il n’y a rien à refaire.
refused-bot-plays = Un robot joue à cette place. Reprenez-la d’abord.
refused-no-bot = Un robot ne peut pas encore prendre cette place. Qui vient de partir a une minute pour revenir.
refused-no-hint = Pas de conseil possible pour l’instant.
refused-bad-invite = Cette table est privée : demandez le lien d’invitation complet.
refused-no-seat = Cette place vient d’être prise.
refused-storage = L’enregistrement a échoué. Regardez la table et réessayez.
refused-damaged = Cette table est endommagée et ne peut pas être ouverte.
refused-failed = Un problème est survenu sur le serveur. Réessayez.

## Ce qui est convenu en dehors des règles

new-agree = Règles maison
new-hints = Les conseils sont permis
new-hints-text = Chacun peut demander à un robot ce qu’il ferait.
new-forks = Les essais sont permis
new-forks-text = Pendant la partie, chacun peut rejouer à sa propre table depuis n’importe quel moment.
agreed-hints-on = Les conseils d’un robot sont permis.
agreed-hints-off = On joue sans conseils.
agreed-forks-on = Les essais à une autre table sont permis pendant la partie.
agreed-forks-off = Pas d’essais à une autre table avant la fin de la partie.

## Le tirage équitable

draw-title = Tirage équitable
draw-old = Cette table est plus ancienne que le tirage équitable : le serveur a décidé seul du tirage.
draw-chosen = La personne qui a ouvert cette table a choisi sa graine, donc ses cartes.
draw-chosen-seed = La personne qui a ouvert cette table a choisi sa graine, { $seed }, donc ses cartes.
draw-running = Les cartes découlent d’un nombre aléatoire du serveur, fixé avant que quiconque ne prenne place, et { $count ->
    [0] d’aucun autre pour l’instant
    [one] de celui d’une personne
   *[other] de ceux de { $count } personnes
  } ; à la fin de la partie, tout le monde peut le vérifier.
draw-unable = Sans https, ce navigateur ne peut pas calculer d’empreintes : vérifiez le tirage avec « sylvarium verify ».
draw-fair = Vérifié par ce navigateur : le nombre aléatoire du serveur est celui sur lequel il s’était engagé, et les cartes découlent de lui et { $count ->
    [0] d’aucun autre
    [one] de celui d’une personne
   *[other] de ceux de { $count } personnes
  }.
draw-fair-mine = Vérifié par ce navigateur : le nombre aléatoire du serveur est celui sur lequel il s’était engagé avant de connaître le vôtre, et les cartes découlent de lui et { $count ->
    [one] du vôtre
   *[other] de ceux de { $count } personnes, dont le vôtre
  }.
draw-broken-half = Le tirage n’était pas équitable : le serveur montre un autre nombre aléatoire que celui sur lequel il s’était engagé.
draw-broken-seed = Le tirage n’était pas équitable : les cartes ne découlent pas des nombres aléatoires du serveur et des joueurs.
draw-broken-commitment = Le tirage n’était pas équitable : le serveur a changé son engagement après votre arrivée.
draw-broken-mine = Le tirage n’était pas équitable : votre nombre aléatoire n’a pas été utilisé.
draw-record = Le relevé de la partie
chat-spectator = (spectateur)
chat-somebody = Un spectateur

## Refus au nom de l’équité

refused-closed = Cette table est fermée. On peut la regarder, mais plus rien ne s’y passe.
refused-muted = Les responsables de ce serveur ont coupé votre chat à cette table.
table-closed = Fermée par les responsables de ce serveur : { $reason }
refused-name-taken = Quelqu’un à cette table s’appelle ainsi, ou presque. Choisissez un autre nom.
refused-no-seed = À une table ouverte à d’autres, personne ne choisit la graine.
refused-no-half = Votre part du tirage a déjà été reçue.
refused-hints-off = Les joueurs de cette table ont convenu de jouer sans conseils.
refused-forks-off = Les joueurs de cette table ont convenu de ne rien essayer ailleurs avant la fin de la partie.

## Rythme

pace-next = Étape suivante
pace-skip = { $count ->
    [one] Passer
   *[other] Passer { $count } étapes
  }
pace-again = Revoir ce tour
pace-repeating = Encore une fois : ce que les autres ont fait
keys-again = revoir ce tour
keys-next = étape suivante, ou passer
keys-plan = préparer mon tour pendant que les autres réfléchissent
settings-pace = Quand les autres jouent
settings-pace-slow = lentement
settings-pace-normal = normal
settings-pace-fast = vite
settings-pace-instant = seulement le résultat
settings-pace-step = pas à pas, d’un clic
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
prospect-chip = { $points } points si l’on comptait maintenant
prospect-row = Si l’on comptait maintenant
prospect-text = Le second nombre : si l’on comptait maintenant.

## Ce qui a décidé

over-kind-won = Félicitations !
over-kind-close = De justesse !
over-kind-lost = Bien joué quand même.
over-because = { $winner } l’emporte grâce à « { $part } » : { $by ->
    [one] un point
   *[other] { $by } points
  } de plus face à { $rival }.
over-because-won = « { $part } » a fait la différence : { $by ->
    [one] un point
   *[other] { $by } points
  } de plus face à { $rival }.
over-because-lost = « { $part } » a fait la différence : { $winner } y a gagné { $by ->
    [one] un point
   *[other] { $by } points
  } de plus que vous.
over-because-ahead = Avec « { $part } », vous étiez devant.
over-because-close = { $margin ->
    [0] Seul le départage a décidé.
    [one] Un seul point a décidé.
   *[other] { $margin } points ont décidé.
  }
over-lost = Pas cette fois

## Pourquoi pas, et confirmation

confirm-end-destroy = Ce sera perdu pour de bon.
confirm-yes-destroy = Oui, continuer
stuck-nothing = Il n’y a encore rien à annuler.
stuck-others = Vous n’avez rien à annuler.
stuck-turn = Impossible d’annuler : ce tour est terminé.
stuck-revealed = Impossible d’annuler : quelque chose a été révélé depuis.
dead-now = Pas ceci pour l’instant. { $question }
dead-others = Ce n’est pas votre tour : c’est à { $player } de jouer.
dead-over = La partie est terminée.
dead-replay = Vous revoyez la partie : on ne peut pas jouer ici.
choices-more = En montrer { $count } de plus
hint-best = { $percent ->
    [0] le meilleur
   *[other] le meilleur : { $percent } % de chances en plus
  }
hint-behind = { $percent ->
    [0] à peu près aussi bon
   *[other] { $percent } % de moins
  }
look-at = Retour en arrière : coup { $number } sur { $last }
look-back = Revenir à la partie

## Les gens à la table

guest-names = Noisette, Fougère, Sureau, Bruyère, Saule, Tilleul, Trèfle, Érable, Lierre, Aulne, Mélèze, Genêt, Myrtille, Oseille, Merle, Pinson, Mésange, Écureuil, Martre, Hérisson
home-seats-exactly = { $count } joueurs
home-against = avec { $players }
home-waiting = En attente de joueurs
home-finished = Terminées ({ $count })
colour-choose = Couleur
colour-taken = quelqu’un d’autre a cette couleur
colour-0 = orange
colour-1 = bleu
colour-2 = jaune
colour-3 = vert
seat-bot-may = Un robot peut continuer
wait-fill = Y asseoir un robot
wait-cancel = Annuler la table
wait-cancel-sure = Vraiment l’annuler ?
wait-leave = Se lever
wait-cancelled = La table a été annulée.
wait-cancelled-text = Aucune partie ne commencera ici. Ouvrez-en une autre quand vous voulez.
seat-lost = Vous n’avez plus de place à cette table. Vous pouvez regarder.
table-decided = La partie est décidée.
table-decided-text = Les autres ont abandonné : elle compte telle quelle. Vous pouvez continuer pour le plaisir.
wait-colour = Votre couleur
wait-others = Dites bonjour en attendant
resign = Abandonner
resign-text = Un robot continue à votre place, et vous pouvez regarder.
resign-sure = Vraiment abandonner ? Vous ne pourrez pas reprendre cette place.
away-text = Vous vous absentez ? Un robot peut jouer pour vous jusqu’à votre retour.
table-menu = Votre place
refused-colour-taken = Quelqu’un d’autre a choisi cette couleur.
review-played = Joué : { $choice }
review-better = Mieux : { $choice }
review-fell = Chance de gagner : { $after } % au lieu de { $before } %

## Apprendre en jouant

learn-title = Apprendre : { $game }
learn-link = Apprendre en jouant
learn-lesson = Leçon
learn-progress = { $count ->
    [one] { $done } leçon terminée sur une
   *[other] { $done } sur { $count } leçons terminées
  }
learn-enough = Les { $count } premières leçons, environ { $minutes } minutes, suffisent pour une première partie.
learn-later = Pour en savoir plus
learn-enough-now = Cela suffit pour une première partie.
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Depuis le début
learn-play = Jouer une partie
learn-none = Il n’y a pas encore de leçons pour ce jeu.
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
learn-read-on = Lisez d’abord la suite : il n’y a encore rien à faire ici.
learn-name-1 = Sylvain
learn-name-2 = Basile
learn-name-3 = Octave
learn-example = Exemple { $number }
learn-examples = Exemples détaillés
learn-examples-about = Les exemples des règles, en positions sur lesquelles on peut jouer.
learn-scenes = Scènes de cet exemple
learn-example-plays = L’exemple continue : { $choice }
learn-example-followed = L’exemple s’achève ainsi. Vous pouvez continuer, ou reprendre des coups.
learn-example-free = Essayez ce que vous voulez, puis reprenez vos coups.
learn-at-start = Vous êtes au début.
learn-example-ends = L’exemple s’arrête ici.
replay-at-end = C’est le moment le plus récent.
replay-fork-over = La partie est finie : il n’y a plus rien à jouer.
learn-example-next = Jouer
learn-take-back = Reprendre
learn-on-board = Voir sur le plateau
refused-unknown-scene = Cette leçon, cet exemple ou cette énigme n’existe pas.
refused-bad-scene = Cela ne convient plus ici. Recommencez.

## Énigmes

puzzles-title = Énigmes
puzzles-intro = Des moments de parties entre robots où un seul choix est clairement le meilleur. Trouvez-le sur le plateau, puis voyez pourquoi.
puzzles-count = Il y en a { $count }.
puzzles-none = Il n’y a pas encore d’énigmes.
puzzles-marks = Difficulté :
puzzles-day = Énigme du jour
puzzles-day-solved = Résolue
puzzles-day-missed = Essayée : revenez demain
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
puzzles-best = record : { $count }
puzzles-solved = { $done } sur { $count } résolues
puzzle-title = { $game } : énigme { $number }
puzzle-name = Énigme { $number }
puzzle-rating-1 = facile
puzzle-rating-2 = moyenne
puzzle-rating-3 = difficile
puzzle-state-right = résolue
puzzle-state-wrong = manquée
puzzle-state-new = pas encore essayée
puzzle-ask = Un choix est ici nettement le meilleur. Lequel ?
puzzle-right = Bien vu !
puzzle-shown = Le meilleur choix : « { $choice } ».
puzzle-wrong = Pas le meilleur : « { $choice } ».
puzzle-best = Le meilleur : « { $choice } ».
puzzle-chances = Vous gagnez environ { $best } parties sur 100 avec lui, et { $other } avec « { $choice } ».
puzzle-most = Ce qui décide surtout : { $category }, { $best } points au lieu de { $other }.
puzzle-most-rival = Ce qui décide surtout : le meilleur des autres finit avec { $best } points au lieu de { $other }.
puzzle-single = { $category } à la fin, en moyenne : { $best } au lieu de { $other } ; pour l’autre camp : { $rival } au lieu de { $rivals }.
puzzle-single-own = Pour vous
puzzle-yours = (votre choix)
puzzle-bars = Chances de gagner
puzzle-points = Points à la fin de la partie
puzzle-points-best = meilleur
puzzle-points-other = autre
puzzle-points-all = Tous vos points
puzzle-points-rival = Le meilleur des autres
puzzle-points-about = Avec « { $best } » et avec « { $other } » : moyennes de nombreuses parties jouées à partir d’ici, selon ce que vous pouviez savoir.
puzzle-line = La suite du tour
puzzle-play-line = Jouer
puzzle-missed-by = Manquée par les robots, sur { $tries } essais chacun : { $misses }
puzzle-missed-level = { $level } { $count }
puzzle-again = Réessayer
puzzle-show = La voir sur le plateau
puzzle-next = Énigme suivante
puzzle-idle = C’est aux autres de jouer : reprenez votre coup, ou passez à l’énigme suivante.

## Le livret de règles pour qui joue

rulebook-title = Livret
rulebook-numbered = Règles numérotées
rulebook-page = Lire ou imprimer
rulebook-print = Imprimer
rulebook-search-numbered = Chercher dans les règles numérotées
rulebook-exact = Les règles exactes : { $rules }
rulebook-of = Les règles de { $game }
rulebook-contents = Chapitres
rulebook-about = Dix minutes de lecture. En cas de litige, les règles numérotées tranchent.
rulebook-none = Ce jeu n’a pas encore de livret. Voici ses règles numérotées.
picture-you = Vous

## Le but, et ce qui compte

aim-title = Le but
aim-picture = Un moment d’une partie de { $game }
aim-rules = Lire les règles
counts-title = Ce qui compte
counts-now = Ces choix donnent des points tout de suite :
counts-coming = { $points } si l’on comptait maintenant
counts-show = Montrez-moi où

# Une première partie guidée

tips-begin = Première partie guidée
tips-begin-about = Une partie contre l’adversaire le plus facile. Des conseils arrivent la première fois que quelque chose compte.
tips-name = Conseil
tips-read = Compris
tips-stop = Arrêter les conseils
tips-stopped = Plus de conseils. Pour les retrouver, commencez une partie guidée depuis les leçons.
new-first-time = C’est la première fois ? Une partie guidée s’explique au fil du jeu.
rule-places = { $count ->
    [one] Voir où elle s’applique (1 endroit)
   *[other] Voir où elle s’applique ({ $count } endroits)
  }

## Tables sur cet appareil
device-play = Jouer sur cet appareil
device-play-text = Sans le serveur : les robots et vos amis jouent sur cet écran, même hors ligne, et la partie est gardée dans ce navigateur. Quelques mégaoctets sont chargés une seule fois.
device-only = Pas de serveur pour le moment : la partie se joue sur cet appareil et est gardée dans ce navigateur.
device-only-site = Ce site n’a pas de serveur : la partie se joue sur cet appareil et est gardée dans ce navigateur.
device-site = Ces pages se passent de serveur : les parties contre des robots et avec des amis sur cet écran se jouent sur votre appareil et sont gardées dans ce navigateur. Les leçons et les énigmes y sont aussi. Pour jouer avec des amis sur leurs propres écrans, il faut un serveur Sylvarium.
device-away = Le serveur est injoignable. Les parties, les leçons et les énigmes restent possibles sur cet appareil.
device-declined = Rien n’a été chargé. Vous pouvez y revenir quand vous voulez.
device-keeps-nothing = Ce navigateur ne garde rien, comme parfois les fenêtres privées : une partie sur cet appareil serait perdue. Ouvrez une fenêtre normale, ou autorisez ce site à enregistrer des données.
device-too-old = Ce navigateur ne peut pas faire tourner les parties lui-même : WebAssembly lui manque, ou il est trop ancien. Sur un serveur Sylvarium, on peut y jouer malgré tout.
device-forbidden = L’hébergeur de ces pages interdit ce qui fait tourner les règles. Qui le gère doit autoriser WebAssembly (« wasm-unsafe-eval » dans sa Content-Security-Policy).
device-no-bots = Il n’y a pas de robots ici : leurs modules manquent à ces pages. Qui les héberge peut les fabriquer avec « make wasm » (ou « sylvarium wasm »). Les parties avec des amis sur cet écran restent possibles.
device-loading = Chargement de ce qu’il faut à la table…
device-starting = La table se met en place…
device-failed = Ce qu’il faut à la table n’a pas pu être chargé. Êtes-vous connecté ?
device-metered-title = Charger maintenant ?
device-metered = Il faut charger une fois environ { $megabytes } Mo pour jouer sur cet appareil. Votre connexion est peut-être limitée ou lente.
device-metered-yes = Charger
device-metered-no = Pas maintenant
device-title = Une table sur cet appareil
device-text = Cette partie est gardée dans ce navigateur, et nulle part ailleurs.
device-file = Enregistrer dans un fichier
device-file-text = Avec ce fichier, la partie continue dans un autre navigateur : ouvrez-le là-bas depuis la page d’accueil.
device-broken-text = Ce qui en est gardé peut être enregistré dans un fichier, ou supprimé.
device-open = Ouvrir une partie d’un fichier
device-remove = Supprimer cette partie
device-remove-sure = Supprimer pour de bon ?
refused-bad-file = Ce fichier ne contient aucune partie qui puisse être ouverte.
refused-device-storage = Ce navigateur n’a pas pu garder cela : son espace est peut-être plein. Faites de la place et continuez ; rien de ce qui précède n’est perdu.
refused-device-no-bots = Les robots de ce jeu n’ont pas pu être chargés sur cet appareil : ils ne jouent pas et ne conseillent pas. Rechargez la page quand vous serez en ligne.
refused-device-cut = Les derniers coups de cette partie étaient endommagés. Elle reprend au dernier qui a pu être lu.
update-there = Une nouvelle version de Sylvarium est là. Vos parties restent telles quelles.
update-now = La charger
update-later = Plus tard
device-move = Continuer sur le serveur
device-move-text = La partie continue sur le serveur : vos amis y prennent place par un lien. La suite est tirée à nouveau. La partie d’ici reste telle quelle.
device-take = Continuer sur cet appareil
device-take-text = Personne d’autre ne joue ici : la partie peut continuer sur cet appareil, même hors ligne.
refused-other-rules = Cette partie a été jouée avec une autre version des règles. Chargez d’abord la dernière version du site.
refused-no-course = Cette partie n’a pas commencé au début : on ne peut pas la déplacer.

## Planning

plan-title = Votre plan
plan-begin = Préparer mon tour
plan-banner = Ce n’est qu’un plan : rien n’est encore joué.
plan-keep = Garder le plan
plan-drop = L’abandonner
plan-change = Le modifier
plan-kept = Votre plan est gardé. Il sera joué à votre tour s’il convient encore.
plan-waits = Ceci sera joué à votre tour, si cela convient encore :
plan-playing = Votre plan est en train d’être joué…
plan-your-turn = C’est à vous de jouer.
plan-play-step = Jouer
plan-ends-turn = Votre plan est complet : cette étape termine votre tour.
plan-ends-chance = Votre plan s’arrête ici : personne ne sait encore ce que cette étape apporte.
plan-ends-over = Votre plan est complet : cette étape termine la partie.
plan-trouble-illegal = Votre plan ne convient plus : « { $step } » n’est plus possible comme prévu.
plan-trouble-changed = Votre plan ne convient plus : « { $step } » apporterait autre chose maintenant.
plan-trouble-other = Votre plan ne convient plus : vous avez joué autre chose.
plan-trouble-undone = Vous êtes revenu sur un coup : le plan vous attend.
standing-riposte = Ripostes
standing-riposte-ask = Me demander à chaque fois
standing-riposte-pass = Toujours passer
standing-riposte-king = Passer, sauf si mon Roi est attaqué
refused-no-plan = Votre prochain tour ne peut pas être préparé maintenant : il dépend de ce que personne ne sait encore. Réessayez après le prochain coup.

## A home of one's own: passkeys, devices, my tables

nav-me = Votre compte
me-title = Votre compte
me-about = On joue très bien sans. Avec un compte, vos tables vous suivent sur tous vos appareils, sans mot de passe ni adresse électronique : votre téléphone, votre ordinateur ou votre gestionnaire de mots de passe garde une clé d’accès pour vous.
me-new = Créer un compte
me-new-text = Les places que ce navigateur détient deviennent les vôtres.
me-make = Créer une clé d’accès
me-back = Se connecter
me-back-text = Votre appareil demande quelle clé d’accès utiliser. Aucun nom n’est nécessaire.
me-enter = Utiliser une clé d’accès
me-other = C’est mon deuxième appareil
me-other-text = Sur l’appareil où vous êtes connecté, choisissez « Un autre appareil » : il affiche un code.
me-other-enter = J’ai un code
me-recover = Clé d’accès perdue ?
me-code = Code de secours
me-recover-enter = Se connecter avec le code
me-name = Nom
me-name-keep = Garder ce nom
me-passkeys = Clés d’accès
me-passkey-add = Ajouter une clé d’accès
me-used = utilisée { $when }
me-remove = Retirer
me-remove-sure = Vraiment la retirer ?
me-no-way-in = Une fois déconnecté, vous ne pourriez plus revenir. Ajoutez une clé d’accès ou créez de nouveaux codes de secours.
me-codes-left = { $count ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
  }
me-codes-renew = Nouveaux codes de secours
me-codes-renew-sure = Vraiment ? Les anciens codes ne marcheront plus
me-devices = Appareils
me-this-device = cet appareil
me-end = Déconnecter
me-leave = Me déconnecter de cet appareil
me-data = Vos données
me-data-text = Si vous supprimez votre compte, votre nom disparaît de toutes les tables. Les autres peuvent continuer à jouer. C’est irréversible.
me-export = Tout enregistrer dans un fichier
me-forget = Supprimer mon compte
me-forget-sure = Vraiment tout supprimer
passkey-not = Aucune clé d’accès n’a été utilisée.
passkey-needs-https = Les clés d’accès demandent une connexion sécurisée (https). La personne qui gère ce serveur peut la mettre en place ; d’ici là, vous jouez en invité.
passkey-needs-name = Les clés d’accès demandent un nom dans l’adresse, pas seulement des chiffres. Sur cette machine, ouvrez la page avec « localhost ».
passkey-needs-browser = Ce navigateur ne gère pas les clés d’accès. Vous pouvez vous connecter avec un code d’un autre appareil ou avec un code de secours.
codes-title = Vos codes de secours
codes-text = Chacun ouvre votre compte une seule fois si vous perdez vos clés d’accès. Ils ne sont affichés que maintenant : gardez-les en lieu sûr.
codes-copy = Copier
codes-save = Enregistrer dans un fichier
codes-kept = Je les ai gardés
codes-by-hand = Recopiez les codes à la main.
knock-code = Code de l’autre appareil
knock = Demander à se connecter
knock-wait = Dites maintenant oui sur l’autre appareil. Il doit afficher les mêmes lettres :
device-new = Un autre appareil
device-scan = Pointez l’appareil photo de l’autre appareil ici :
device-picture = Le lien pour l’autre appareil, en image
device-type = Ou ouvrez { $address } là-bas, choisissez « J’ai un code » et tapez :
device-asks = Un appareil demande à se connecter ({ $device }). Ne dites oui que s’il est à vous et affiche ces lettres :
device-yes = Oui, c’est le mien
device-no = Non
device-in = L’autre appareil se connecte.
mine-since = tour commencé { $when }
mine-changed = dernier coup { $when }
mine-stirred = dernier changement { $when }
just-now = à l’instant
mine-news = { $count ->
    [one] un coup que vous n’avez pas vu
   *[other] { $count } coups que vous n’avez pas vus
  }
mine-waiting = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
  }
mine-all = Voir les { $count } tables
mine-key = Touche T : la prochaine table qui vous attend.
keys-table = prochaine table qui vous attend
carry-title = Continuer sur le téléphone
carry-text = Un lien emporte votre place. Cet appareil la garde aussi.
carry = Créer un lien pour mon téléphone
carry-scan = Il marche une fois, pendant dix minutes. Ne le donnez à personne : qui l’ouvre joue à votre place.
carry-picture = Le lien vers votre place, en image
carry-link = Lien vers votre place
reseat-title = Quelqu’un a perdu sa place ?
reseat-text = Vous avez ouvert cette table : vous pouvez rappeler quelqu’un à sa place. Son ancien lien ne marche plus, et tout le monde en est averti.
reseat = Inviter { $player } de nouveau
reseat-sure = Vraiment ? L’ancien lien de { $player } ne marchera plus
reseat-link = Lien pour { $player }, valable une fois
missed-title = Pendant votre absence
missed-points = { $player } : { $points } points ({ $change })
missed-close = Compris
refused-login-first = Connectez-vous d’abord.
refused-no-login = Aucun compte ne correspond. Essayez une autre clé d’accès ou un autre code.
refused-no-passkey = La clé d’accès n’a pas pu être créée. Réessayez.
refused-last-passkey = C’est votre seul moyen de connexion. Ajoutez d’abord une clé d’accès ou de nouveaux codes de secours.
refused-foreign-page = Le serveur n’a pas reconnu cette page comme la sienne. Rechargez-la.
refused-bad-code = Ce code ne marche pas, ou ne marche plus. Demandez-en un autre.
refused-own-code = C’est votre propre code : donnez-le à quelqu’un d’autre. Il marche toujours.
refused-not-owner = Seule la personne qui a ouvert la table peut faire cela.
refused-seat-taken = La personne assise là est encore présente, ou l’était il y a une minute.

## Horloges

clock-hours = { $count } h
clock-days = { $count } j
clock-left = il reste { $left }
clock-you-have = Il vous reste { $left }.
clock-reserve = Dont { $reserve } de réserve
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
mine-left = · reste { $left }

pace-title = Temps de réflexion
pace-none = Sans limite
pace-none-text = Pas d’horloge.
pace-live = En direct, avec des horloges
pace-live-text = Quelques secondes par décision, et une réserve pour toute la partie.
pace-turns = Tour par tour
pace-turns-text = Des heures ou des jours par tour ; on revient quand c’est son tour.
pace-how = Rythme
pace-brisk = Vif : { $free } par décision, { $reserve } de réserve
pace-usual = Habituel : { $free } par décision, { $reserve } de réserve
pace-calm = Calme : { $free } par décision, { $reserve } de réserve
pace-own = Vos propres durées
pace-seconds = Secondes par décision
pace-minutes = Minutes de réserve
pace-turn = Temps par tour
pace-hours = Heures par tour
pace-rest = L’horloge s’arrête aux heures calmes et pendant les vacances que chacun a réglées dans son compte.
pace-then = Quand le temps est écoulé
pace-then-bot = un robot joue jusqu’au retour
pace-then-resign = un robot prend la place pour de bon
pace-level = Le robot
pace-told-live = { $free } par décision, { $reserve } de réserve
pace-told-bare = { $free } par décision
pace-told-turns = { $free } par tour
pace-up-bot = Le temps écoulé, un robot joue jusqu’au retour de la personne.
pace-up-resign = Le temps écoulé, un robot prend la place pour de bon.

## Messages, heures calmes et vacances

notices-title = Messages
notices-text = Quand une table vous attend et que vous ne regardez pas. Ils ne révèlent rien de la partie, plusieurs tables tiennent en un message, et vos heures calmes sont respectées.
notices-push = M’avertir dans ce navigateur
notices-push-not = Ce navigateur ne peut pas recevoir de messages, ou seulement sur une page en https.
notices-push-refused = Votre navigateur n’autorise pas les messages de cette page. Vous pouvez changer cela dans ses réglages.
notices-push-failed = Le service de messages de votre navigateur n’a pas répondu. Réessayez plus tard, ou choisissez un autre moyen.
notices-by-push = dans ce navigateur
notices-by-email = par courriel
notices-by-hook = par un webhook
notices-unconfirmed = Nous avons écrit à cette adresse : ouvrez le lien du courriel, ou tapez son code ici.
notices-trouble = Le dernier message n’y est pas arrivé.
notices-email = Adresse électronique
notices-code = Code du courriel
notices-confirm = Confirmer
notices-hook = Un salon Discord ou Slack
notices-hook-url = Adresse du webhook
notices-hook-shape = Genre
notices-add = Ajouter
notices-test = Essayer
notices-tested = Un message est en route.
notices-kept = Vous y serez averti désormais.
notices-mail-sent = Nous avons écrit à cette adresse. Ouvrez le lien du courriel.
notices-kinds = M’avertir quand
notices-kind-turn = c’est mon tour
notices-kind-low = mon temps s’épuise
notices-kind-over = une partie est finie
notices-kind-invite = quelqu’un m’invite
calendar-title = Heures calmes et vacances
calendar-text = Aux heures calmes, personne ne vous dérange et les horloges tour par tour s’arrêtent. En vacances aussi.
calendar-quiet = Heures calmes
calendar-begin = De
calendar-end = À
calendar-zone = Fuseau horaire : { $zone }
calendar-zone-here = Prendre { $zone }
calendar-keep = Garder ces heures
calendar-kept = Enregistré.
calendar-holidays = Vacances
calendar-left = Il reste { $count } jours sur { $days } cette année.
calendar-first = Premier jour
calendar-last = Dernier jour
calendar-add = Ajouter des vacances
refused-time-up = Le temps de cette décision est écoulé : un robot la prend. Reprenez votre place juste après.
refused-bad-calendar = Les heures calmes durent douze heures au plus, et les vacances pas plus que les jours qui vous restent cette année.
refused-quiet-changed = Les heures calmes se changent une fois par jour.
refused-bad-channel = Rien ne peut être envoyé à cette adresse. Il faut une adresse publique qui commence par https://.
## People among each other

find-title = Trouver des joueurs
find-text = Dites à quoi vous aimeriez jouer. Dès que d’autres cherchent la même chose, vous êtes réunis à une table.
find-game = Jeu
find-count = Joueurs
find-players = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
  }
find-go = Trouver des joueurs
find-leave = Ne plus chercher
find-waiting = { $others ->
    [0] Personne d’autre ne cherche cela pour l’instant.
    [one] Une autre personne attend avec vous.
   *[other] { $others } autres attendent avec vous.
  }
find-since = Votre recherche a commencé { $when }.
find-stay = Gardez une page de Sylvarium ouverte. Promenez-vous en attendant ; la table s’ouvre d’elle-même.
find-now = D’autres cherchent
find-others = { $count ->
    [one] une personne attend
   *[other] { $count } attendent
  }
find-seated = Joueurs trouvés ! Votre nouvelle table est parmi vos tables.
lobby-filters = Tables à montrer
lobby-any = peu importe
lobby-seats = Places libres
lobby-at-least = { $count ->
    [one] au moins une
   *[other] au moins { $count }
  }
invitations = Invitations
invitation-invite = { $player } vous invite à une partie de { $game }.
invitation-rematch = { $player } aimerait refaire une partie de { $game } avec vous.
invitation-accept = Prendre ma place
invitation-decline = Pas maintenant
mine-invited = { $count ->
    [one] Vous avez une invitation
   *[other] Vous avez { $count } invitations
  }
invite-code = Afficher le code QR
invite-code-label = L’invitation sous forme de code QR
invite-known = Inviter des connaissances
invite-nobody = Vous n’avez joué avec personne qui ait un compte ici. Envoyez plutôt le lien.
invite-one = Inviter
invite-sent = Invité
invite-needs-home = Créer un compte pour inviter ceux avec qui vous avez joué
rematch-asked = On l’a proposé aux autres. La partie commence quand ils prennent place.
over-rematch = Demander une revanche
friends-title = Amis
friends-needs-home = Il faut un compte pour les amis, les notes et le blocage : ainsi ils vous suivent. Une seule étape, sans mot de passe ni adresse électronique.
friend-code-brought = Quelqu’un aimerait être votre ami ici. Créez un compte, ou connectez-vous, et vous serez amis.
friend-code-go = Accepter le lien d’amitié
friends-asking = Aimeraient être amis
friends-mine = Vos amis
friends-none = Personne pour l’instant. Demandez à quelqu’un avec qui vous avez joué, ou envoyez votre code.
friends-met = Ceux avec qui vous avez joué
friends-met-none = Ceux qui ont un compte ici apparaissent après votre première partie ensemble.
friends-last = { $game }, { $when } · { $count ->
    [one] une partie
   *[other] { $count } parties
  } ensemble
friends-blocked = Bloqués
friends-show-online = Mes amis peuvent voir quand je suis là
friend-online = en ligne
friend-ask = Demander en ami
friend-asked = La demande sera vue, si cette personne a un compte ici.
friend-waiting = demande envoyée
friend-withdraw = Retirer la demande
friend-accept = Oui, amis
friend-decline = Pas maintenant
friend-now = Vous êtes amis.
friend-part = Ne plus être amis
friend-part-sure = Vraiment ?
friend-code = Ajouter un ami par code
friend-code-text = Faites scanner ce code ou envoyez le lien. Il sert une fois, pendant une semaine.
friend-code-label = Votre code d’ami sous forme de code QR
friend-code-link = Lien pour votre ami
friend-code-taken = Vous êtes amis.
note-write = Note
note-label = Note sur { $player }, que vous seul pouvez lire
note-keep = Garder la note
block = Bloquer
block-sure = Vraiment bloquer ?
block-done = C’est fait. Vous ne l’entendrez et ne le croiserez plus ; la personne n’en sait rien.
block-text = Vous ne lisez plus ses messages, cette personne ne s’assoit plus à vos tables et vous n’êtes jamais réunis. Elle n’en sait rien.
unblock = Ne plus bloquer
company-title = Les personnes à cette table
company-friend = ami
company-blocked = bloqué
company-needs-home = Il faut un compte pour les amis, les notes et le blocage.
owner-title = Votre table
owner-remove = Retirer
owner-remove-sure = Vraiment retirer ?
owner-remove-sure-playing = Vraiment ? Un robot continuera.
owner-hush = Couper le chat
owner-unhush = Rendre le chat
owner-hush-watchers = Couper le chat des spectateurs
owner-unhush-watchers = Rendre le chat aux spectateurs
owner-close = Fermer la table
owner-close-sure = Vraiment finir pour tous ?
report = Signaler
report-title = Signaler aux responsables de ce serveur
report-what = De quoi s’agit-il ?
report-player = Son comportement
report-name = Son nom
report-why = Que s’est-il passé ? (facultatif)
report-text = Ils voient ce qui s’est dit autour. La personne signalée ne sait pas qui l’a signalée.
report-send = Envoyer le signalement
report-sent = Merci. Ce sera examiné.
report-kind-player = Comportement
report-kind-name = Nom
report-kind-line = Chat
operator-title = Modération
operator-enter-text = Montrez encore une fois votre clé d’accès. Elle vaut pour une demi-heure.
operator-enter = Montrer ma clé
operator-open = Signalements ouverts
operator-done = Signalements traités
operator-deeds = Ce qui a été fait
operator-acted = C’est fait, et inscrit au registre.
operator-none = Rien ici.
operator-report = Signalement { $number }
operator-account = compte « { $name } »
operator-guest = sans compte
operator-because = { "\u00A0" }: « { $reason } »
operator-by = Signalé par { $name }
operator-earlier = { $count ->
    [0] aucun autre signalement
    [one] un autre signalement
   *[other] { $count } autres signalements
  }
operator-name = Nouveau nom (pour Renommer)
operator-hours = Pour combien d’heures (vide : jusqu’à nouvel ordre)
operator-hours-wrong = Au moins une heure, ou laissez vide.
operator-name-missing = Écrivez d’abord le nouveau nom.
operator-reason = Raison, pour le registre (la personne bannie la lit)
operator-sure = Vraiment : { $deed } ?
operator-command = ligne de commande
operator-newer = Plus récents
operator-older = Plus anciens
deed-dismiss = Classer
deed-mute = Couper le chat
deed-unmute = Rendre le chat
deed-rename = Renommer
deed-ban = Bannir
deed-unban = Lever le bannissement
deed-ban-address = Bannir l’adresse pour un temps
deed-unban-address = Lever le bannissement de l’adresse
deed-delete-line = Effacer la ligne
deed-delete = Supprimer le compte
deed-close = Fermer la table
deed-appoint = Nommé responsable
deed-dismiss-operator = N’est plus responsable
refused-hushed = La personne qui a ouvert cette table a coupé votre chat ici.
refused-rated = Ce n’est pas possible dans une partie classée qui a commencé.
refused-no-entry = Vous ne pouvez pas prendre place à cette table. Vous pouvez regarder.
refused-banned = Les responsables de ce serveur ne vous laissent pas entrer pour le moment.
banned-person = Les responsables de ce serveur ont fermé votre compte pour le moment.
banned-address = Les responsables de ce serveur ne laissent entrer personne depuis votre connexion pour le moment.
banned-until = Cela dure jusqu’au { $when }.
banned-for-good = Cela dure jusqu’à ce qu’ils en décident autrement.
banned-reason = Leur raison : « { $reason } »
banned-means = D’ici là, vous ne pouvez vous connecter sur aucun appareil, et les autres peuvent laisser un robot jouer pour vous. Rien de ce qui est à vous n’est supprimé.
banned-read = J’ai lu
refused-too-many = C’est assez pour l’instant : ce que vous avez envoyé sera d’abord examiné.


# Classements, palmarès, pages des joueurs (docs/ratings.md).
rating-title = Cote
rating-value = { $value } ± { $doubt }
rating-like-mine = Vous jouez à peu près comme { $level } (sûr à { $percent } %).
rating-like-mine-perhaps = Trop peu de parties pour le dire : peut-être comme { $level } ({ $percent } %).
rating-like-theirs = Joue à peu près comme { $level } (sûr à { $percent } %).
rating-like-theirs-perhaps = Trop peu de parties pour le dire : peut-être comme { $level } ({ $percent } %).
rating-weaker-mine = Vous n’êtes pas encore aussi fort que { $level } (sûr à { $percent } %).
rating-weaker-theirs = Pas encore aussi fort que { $level } (sûr à { $percent } %).
rating-stronger-mine = Vous êtes plus fort que { $level } (sûr à { $percent } %).
rating-stronger-theirs = Plus fort que { $level } (sûr à { $percent } %).
rating-text = Dans 95 cas sur 100, la force réelle se trouve dans le ±. Avec 400 points de plus, on gagne dix parties sur onze. Les niveaux des robots ne bougent pas : des parties contre eux seuls suffisent.
rating-mine = Ma page
rating-none = Pas encore de partie classée.
rating-none-mine = Vous n’avez pas encore de partie classée. Jouez-en une contre un robot ou avec d’autres : vous verrez ensuite à quel niveau vous jouez.
rating-unrated = non classée
rating-curve = La cote au fil du temps
rating-curve-text = La bande claire montre l’incertitude ; les lignes tiretées sont les niveaux des robots.
rating-curve-label = Cote sur { $games ->
    [one] une partie
   *[other] { $games } parties
  } ; maintenant { $value } ± { $doubt }
rating-why-unrated = Cette partie n’était pas classée.
rating-why-fork = Non classée : la partie reprenait un moment d’une autre.
rating-why-alone = Non classée : il n’y avait personne à qui se comparer.
rating-why-guest = Non classée : quelqu’un jouait sans compte.
rating-why-same = Non classée : une personne occupait plusieurs places.
rating-why-handed = Non classée : une place a changé de mains pendant la partie.
rating-why-replaced = Non classée : d’autres ont appelé un robot pour quelqu’un d’absent.
rating-why-absent = Non classée : quelqu’un n’est jamais venu, et a perdu au temps.
rating-why-unmeasured = Non classée : la force d’un robot à la table n’est pas connue.
parts-title = D’où viennent les points
parts-caption = { $games ->
    [one] Points d’une partie
   *[other] Points moyens de { $games } parties
  }
parts-mine = Vous
parts-others = Les autres
parts-text = Les autres : les { $count } derniers joueurs de ce jeu.
parts-too-few = Trop peu d’autres ont joué à ce jeu pour comparer.
parts-level-text = Les points du niveau viennent de parties à deux.
person-title = Joueur
person-favourite = Joue surtout à { $game }.
person-played = { $played ->
    [one] Une partie
   *[other] { $played } parties
  }, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
  }
person-games = Parties
person-more = Montrer plus de parties
person-no-games = Aucune partie à montrer.
person-place = Place
person-nth = { $place ->
    [1] 1re
   *[other] { $place }e
  }
person-gave-up = abandon
person-somebody = Quelqu’un
page-mine = Mes cotes et mes parties
page-shows = Ce que voient les autres
page-shows-ratings = Mon nom, mes cotes et ma place aux palmarès
page-shows-games = Mes parties aux tables publiques
page-shows-text = Les parties aux tables privées ne sont jamais montrées aux autres. Si vous ne montrez rien, personne ne peut trouver votre page.
page-to-public = tout le monde
page-to-friends = mes amis
page-to-nobody = personne
page-address = Adresse de votre page
board-title = Les meilleurs à { $game }
board-link = Palmarès
board-games = Jeux
board-text = Ici figurent ceux qui montrent leur cote, avec au moins { $games } parties classées et une incertitude de ± { $doubt } au plus.
board-more = Montrer la suite
board-you = Vous êtes numéro { $place } sur { $count } :
board-empty = Personne pour l’instant, sauf les robots.
board-place = Place
board-name = Nom
board-rating = Cote
board-played = Parties
board-level = Niveau { $level }
new-rated = Classée
new-rated-text = Compte pour la cote de tous ceux qui ont un compte ici ; celle des robots ne bouge pas. Sans conseils. Si un invité se joint à la table, elle ne compte pas.
agreed-rated-on = Classée, si tous ceux qui jouent ont un compte ici. Qui abandonne perd.
agreed-rated-off = Non classée.
refused-not-rated = Cette partie ne peut pas être classée.
refused-unknown-person = Il n’y a personne à voir à cette adresse.

## What a choice brings, and the explorer

why-ask = Pourquoi ?
why-chance = Chance de gagner
why-to-come = Encore à venir
why-rival = Le meilleur des autres
why-more = { $what } : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus
why-fewer = { $what } : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de moins
why-compared = Comparé à « { $other } » : { $reasons }.
why-alike = Comparé à « { $other } » : pas de différence nette dans l’origine des points.
why-about = La moyenne d’au moins { $count ->
    [one] { $count } avenir imaginé
   *[other] { $count } avenirs imaginés
  }, là où ils s’arrêtent. « Encore à venir » : ce que la position y promet au-delà de ses points.
why-about-ends = La moyenne d’au moins { $count ->
    [one] { $count } avenir imaginé
   *[other] { $count } avenirs imaginés
  }, joués chacun jusqu’à la fin de la partie.
review-curve = La chance de gagner, coup par coup
review-curve-label = Chances de gagner de tous les joueurs sur toute la partie
review-curve-about = Dans combien d’avenirs imaginés un robot voyait chacun en tête, selon ce que savait celui qui décidait. Cercles : les plus grandes erreurs ; chiffres : les tournants.
review-turning = Tournants
review-turned = À partir du coup { $number } : { $player } passe de { $before } % à { $after } % de chances de gagner.
review-mistakes = Où l’on a le plus perdu
review-show-line = Voir la suite du robot sur le plateau
explore = Explorer
explore-title = Explorer le coup { $number }
explore-about = Selon ce que savait { $player }. Ce qui était caché est redistribué, la suite aussi. Rien de ce que vous essayez ici ne compte.
explore-back = Retour à la partie
explore-later = Vous pourrez explorer cela après la partie : avant, on apprendrait ce que quelqu’un tient en main.
explore-line = La suite du robot : étape { $at } sur { $count }
explore-line-next = Étape suivante
explore-line-end = La suite s’arrête ici.
explore-first = Retour à la décision
explore-undo = Reprendre
explore-weigh = Réfléchir plus loin
explore-weighing = Le robot pèse les choix
explore-cancel = Annuler
explore-play-out = Jouer la suite
explore-stop = Arrêter
explore-chances = Chances de gagner
explore-futures = { $count } avenirs imaginés
explore-compare = Comparer au choix en vert ; un second clic met celui-ci à sa place
explore-fewer = Montrer moins
explore-openings = Le succès des ouvertures
explore-openings-about = Premiers choix dans { $games } parties de robots ({ $level }).
explore-times = Jouées
explore-won = Gagnées
explore-won-of = { $wins } sur { $times }
refused-bad-line = On ne peut pas jouer cette suite d’ici.

# Tournois
cup-title = Tournois
cup-mine = Mes tournois
cup-none = Aucun tournoi n’est ouvert en ce moment. Créez-en un : vos amis y entrent par son lien, et des robots peuvent prendre les places libres.
cup-found = Créer un tournoi
cup-about = Les tables sont tirées ronde par ronde, et la ronde suivante commence quand toutes les tables ont fini. Tout le monde peut en créer un, avec ou sans compte.
cup-name = Titre
cup-usual-title = Coupe { $game }
cup-at-a-table = À une table, au plus
cup-format = Formule
cup-format-swiss = Système suisse
cup-format-swiss-text = Tout le monde joue à chaque ronde, contre des personnes qui ont à peu près autant de points.
cup-format-groups = Groupes et finales
cup-format-groups-text = Tous les membres d’un groupe se rencontrent ; puis les meilleurs de chaque groupe jouent les finales.
cup-most = Participants, au plus
cup-in-a-group = Dans un groupe, au plus
cup-how-many-rounds = Rondes
cup-group-games = Parties par groupe
cup-usual = le nombre habituel
cup-bots = Des robots prennent les places libres
cup-no-bots = Pas de robots
cup-bots-text = Au départ ; sept au plus.
cup-bots-fill = Des robots prendront les places encore libres.
cup-public = Tout le monde peut participer
cup-public-text = Sinon, les personnes qui ont le lien.
cup-when-full = Commence quand toutes les places sont prises
cup-when-full-text = Sinon, quand vous le dites.
cup-plays = Je joue
cup-plays-text = Sinon, vous ne faites que le diriger.
cup-count = Compte pour la cote
cup-count-text = Tout le monde doit alors avoir un compte.
cup-rated = classé
cup-unrated = non classé
cup-by = par { $name }
cup-seats = { $count ->
    [2] tables à deux
   *[other] tables de { $count } au plus
}
cup-places = { $taken ->
    [one] Une place prise
   *[other] { $taken } places prises
} sur { $places }
cup-full = Toutes les places sont prises.
cup-starts = Il commence quand l’organisateur le dit.
cup-starts-full = Il commence quand toutes les places sont prises, ou quand l’organisateur le dit.
cup-you-are-in = Vous participez.
cup-login = Ce tournoi compte pour la cote : il faut un compte pour y participer.
cup-join = Participer
cup-look = Voir
cup-start = Commencer le tournoi
cup-withdraw = Se retirer
cup-withdraw-sure = Vous abandonnez les parties en cours de ce tournoi, et vous ne pourrez plus revenir une fois qu’il a commencé.
cup-close = Arrêter le tournoi
cup-close-sure = Plus aucune ronde ne commence. Les parties en cours peuvent continuer, mais ne comptent plus ici.
cup-remove = Retirer
cup-remove-who = Retirer { $name }
cup-remove-sure = Cette personne quitte le tournoi et abandonne les parties qu’elle y joue encore.
cup-sure = Oui
cup-not = Non
cup-invite = Lien vers ce tournoi
cup-now = Où en est le tournoi
cup-round = Ronde { $round }
cup-round-of = Ronde { $round } sur { $rounds }
cup-final-round = Finales, ronde { $round }
cup-over = terminé
cup-closed = arrêté par l’organisateur
cup-won = { $count ->
    [one] { $players } a gagné !
   *[other] { $players } partagent la première place !
}
cup-your-bye = Le nombre est impair : vous vous reposez à cette ronde, ce qui vaut un point.
cup-table-ready = Votre table est prête. Elle commence quand tout le monde est là, ou au bout d’un moment.
cup-table-goes-on = Votre partie continue.
cup-to-table = À votre table
cup-wait = Votre table a fini. La ronde suivante commencera quand les autres auront fini aussi.
cup-standings = Classement
cup-ranking = Classement général
cup-group = Groupe { $group }
cup-rounds = Rondes
cup-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
cup-gone = quelqu’un
cup-left = retrait
cup-points = Points
cup-buchholz = Buch.
cup-buchholz-text = Buchholz : les points des personnes rencontrées
cup-margin = Écart
cup-margin-text = Avance sur les autres aux points des parties
cup-tables = Tables
cup-comma = ,
cup-how = Comment les places sont attribuées
cup-how-points = La première place d’une table vaut un point, la dernière rien, les autres se répartissent régulièrement entre les deux ; ceux qui partagent une place en partagent les points. Qui se repose reçoit un point.
cup-how-ties = À égalité de points, on est devant si l’on a rencontré plus fort (Buchholz : pour chaque table, la moyenne des points des autres), puis si l’on menait davantage dans les parties elles-mêmes (écart).
cup-how-finals = Les meilleurs des groupes vont en finales. Là, les meilleurs de chaque table continuent ; en cas d’égalité, qui était devant auparavant.
cup-bye = repos
cup-table-waiting = Attend
cup-table-playing = Regarder
cup-table-over = Revoir
cup-table-closed = fermée
cup-table-gone = n’existe plus
notices-kind-round = une ronde d’un tournoi commence
table-tournament = Au tournoi
refused-unknown-tournament = Ce tournoi n’existe pas.
refused-tournament = Cette table appartient à un tournoi : retirez-vous de celui-ci, ou abandonnez.
refused-begun = Ce tournoi a commencé.
refused-too-few = Il faut au moins deux personnes pour un tournoi.
