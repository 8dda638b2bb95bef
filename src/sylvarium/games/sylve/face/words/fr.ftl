### Tous les mots de Sylve qu’une personne lit.

game-name = Sylve
game-pitch = Lancez vos dés, placez-les dans des sylves de toutes saisons, apprivoisez des créatures, concoctez des potions et soyez en force là où ça compte.
game-length = 45 à 60 minutes

## Options

option-character-powers = Pouvoirs des personnages
option-character-powers-text = Avec les pouvoirs, chaque personnage a une capacité spéciale qui coûte des baies de pouvoir. Laissez-les de côté pour une première partie.
option-character-powers-off = Sans
option-character-powers-on = Avec
option-character-assignment = Personnages
option-character-assignment-text = Le personnage donne votre couleur, et votre capacité spéciale si les pouvoirs sont en jeu.
option-character-assignment-random = Distribués au hasard
option-character-assignment-choose = Choisis dans l’ordre du tour

## Score

score-potions = Potions
score-forests = Sylves
score-creatures = Créatures
score-tokens = Jetons PV
score-ingredients = Ingrédients restants
standing-score = Points de victoire
standing-leftovers = Ingrédients restants

## Vocabulaire

season-spring = printemps
season-summer = été
season-autumn = automne
season-winter = hiver
side-day = jour
side-night = nuit
ingredient-plant = plante
ingredient-mushroom = champi
ingredient-crystal = cristal
ingredient-berry = baie de pouvoir
reward-plant = donne des plantes
reward-mushroom = donne des champis
reward-crystal = donne des cristaux
reward-creature = apprivoiser une créature
count-plant = { $n ->
    [one] { $n } plante
   *[other] { $n } plantes
}
count-mushroom = { $n ->
    [one] { $n } champi
   *[other] { $n } champis
}
count-crystal = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
count-berry = { $n ->
    [one] { $n } baie de pouvoir
   *[other] { $n } baies de pouvoir
}
count-points = { $n } PV
face-tree = arbre
face-hill = colline
face-pond = étang
face-water = eau
face-fire = feu
face-wind = vent
die-tree = dé arbre
die-hill = dé colline
die-pond = dé étang
die-water = dé eau
die-fire = dé feu
die-wind = dé vent
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
space-forest = { $forest } { $number }
space-village = { $space }
space-slot = { $creature }
placed-forage = le { $die } ({ $player }, { $space })
placed-forage-covered = le { $die } recouvert ({ $player }, { $space })
placed-forage-level = le { $die } ({ $player }, { $space }, niveau { $level } en partant du bas)
placed-element = le { $die } ({ $space })
placed-element-covered = le { $die } recouvert ({ $space })
placed-element-level = le { $die } ({ $space }, niveau { $level } en partant du bas)
cost-either = { $one } ou { $other }

## Mots de la table

label-round = Manche { $round } sur { $rounds }
label-forest-deck = Paquet Sylve
label-potion-deck = Pioche de potions
label-market = Marché aux potions
label-revealed = Tout juste révélée
label-piles = Créatures à apprivoiser
label-village-day = Le Village, de jour
label-village-night = Le Village, de nuit
label-discard = Sylves sans maître
label-scorched = Jetons Terre brûlée
label-burned = Brûlée jusqu’à la fin de la manche
label-pool = Dés à placer
label-aside = De côté jusqu’à la prochaine manche
label-tamed = Apprivoisées
label-released = Libérées
label-hand = Potions en main
label-drunk = Potions bues
label-reserved = Réservées
label-controlled = Sylves contrôlées
label-first = Premier joueur
label-passed = Plus de dés
label-slot-forage = Emplacement pour un dé Cueillette
label-slot-element = Emplacement pour un dé Élément
label-influence = Influence
label-elements = Dés Élément
label-leads = { $player } domine
label-tied = Égalité : personne ne la contrôlerait
label-elements-hold = Les dés Élément tiennent bon : personne ne la contrôlerait
label-nobody-yet = Personne pour le moment
label-happy = Sur { $forest } : { count-points }
label-missing = Il manque encore : { $items }
label-placed = Dé placé
label-brewed = Potion concoctée
label-drank = Potion bue

## Questions

ask-choose-character = Quel personnage voulez-vous être ?
ask-turn-action = Placez un dé. Vous pouvez aussi concocter et boire une potion.
ask-turn-more = Voulez-vous faire autre chose, ou finir votre tour ?
ask-choose-die = Quel dé voulez-vous placer en plus ?
ask-choose-space = Où voulez-vous placer votre { $die } ?
ask-force-payment = Comment payez-vous pour forcer votre dé ({ $space }) ?
ask-wind-die = Lequel de vos dés le vent doit-il vous ramener ({ $space }) ?
ask-creature-anywhere = Payer 1 baie de pouvoir pour apprivoiser une créature au lieu de cueillir ({ $space }) ?
ask-tame = Quelle créature voulez-vous apprivoiser ?
ask-release = Vous avez trop de créatures apprivoisées. Laquelle libérez-vous ?
ask-ingredient = Quel ingrédient voulez-vous cueillir ?
ask-ingredient-creature = { $creature } vous offre un ingrédient. Lequel ?
ask-exchange = { $creature } : échanger { $items } contre 1 baie de pouvoir ?
ask-burn = Quelle case vide voulez-vous brûler ?
ask-burn-creature = { $creature } peut brûler une case vide. Laquelle ?
ask-reserve = Quelle potion voulez-vous réserver ?
ask-clear = Quelle sylve doit perdre ses dés Élément ?
ask-change = Quel dé voulez-vous tourner, et sur quelle face ?
ask-reroll = Quels dés voulez-vous relancer ?
ask-move-die = Quel dé Cueillette voulez-vous déplacer ?
ask-move-target = Vers quelle case ?
ask-swap-first = Quel dé voulez-vous permuter ?
ask-swap-second = Et avec quel dé ?
ask-remove-die = Quel dé voulez-vous mettre de côté ?
ask-return-die = Lequel de vos dés voulez-vous reprendre ?
ask-payment = Comment payez-vous la potion { $potion } ?
ask-break-tie = Payer 1 baie de pouvoir pour prendre le contrôle d’une sylve à égalité ?
ask-trade-berries = Échanger des baies de pouvoir contre des PV ?
ask-trade-set = Échanger des ingrédients identiques contre des PV ?

## Choix

group-place = Placer un dé
group-brew = Concocter une potion
group-drink = Boire une potion
group-convert = Tourner un dé Élément
group-forests = Sylves
group-village = Village
group-creatures = Vos créatures
group-end = Terminer
do-character = Jouer { $character }
do-place = Placer votre { $die }
do-space = { $space } : { $result }
result-gather = cueillir { $items }
result-tame = apprivoiser une créature
result-force = forcer le dé pour { $cost }
result-stack = l’empiler pour 1 baie de pouvoir
result-fire = recouvrir les dés et { $result }
result-wind = ramener un dé et { $result }
do-force = Payer { $items }
do-wind = Ramener votre { $die }
do-wind-covered = Ramener votre { $die } recouvert
do-wind-level = Ramener votre { $die }, niveau { $level } en partant du bas
do-anywhere = Payer 1 baie de pouvoir et apprivoiser
do-tame = Apprivoiser { $creature } ({ $season })
do-take-berry = Prendre plutôt 1 baie de pouvoir
do-release = Libérer { $creature }
do-ingredient = Cueillir { $items }
do-exchange = Échanger { $items } contre 1 baie de pouvoir
do-burn = Brûler { $space }
do-reserve = Réserver { $potion }
do-clear = { $forest } : mettre de côté { $n ->
    [one] { $n } dé Élément
   *[other] { $n } dés Élément
}
do-change = Tourner votre { $die } sur { $face }
do-reroll = Relancer { $dice }
do-move = Déplacer { $die }
do-move-to = Vers { $space }
do-swap = Permuter { $die }
do-swap-with = Avec { $die }
do-remove = Mettre de côté { $die }
do-take-back = Reprendre votre { $die } ({ $space })
do-take-back-covered = Reprendre votre { $die } recouvert ({ $space })
do-take-back-level = Reprendre votre { $die } ({ $space }, niveau { $level } en partant du bas)
do-brew = Concocter { $potion } ({ $points })
do-pay = Payer { $items }
do-drink = Boire { $potion } : { $effect }
do-convert = { $creature } : tourner votre { $die } sur { $face }
do-end-turn = Finir votre tour
do-break-tie = Prendre { $forest } ({ $points }) pour 1 baie de pouvoir
do-trade-berries = Échanger { $items } contre { $points }
do-trade-set = Échanger { $items } contre { $points }
do-decline = Non merci
do-decline-anywhere = Non, cueillir comme d’habitude
do-decline-tame = Ne rien apprivoiser
do-decline-exchange = Non, le garder
do-decline-burn = Ne rien brûler
do-decline-clear = Laisser les dés Élément
do-decline-change = Laisser les dés tels quels
do-decline-move = Ne rien déplacer
do-decline-tie = Laisser les égalités
do-decline-trade = Ne rien échanger

## Ce qui s'est passé

log-character = { $player } joue { $character }.
log-place = { $player } place un { $die } : { $space }.
log-fire = { $player } recouvre les dés avec un { $die } : { $space }.
log-back = Le vent ramène { $die }.
log-force = { $player } force un { $die } pour { $items } : { $space }.
log-stack = { $player } paie 1 baie de pouvoir et empile un { $die } : { $space }.
log-gain = { $player } obtient { $items }.
log-points = { $player } gagne { $points }.
log-anywhere = { $player } paie 1 baie de pouvoir pour apprivoiser au lieu de cueillir.
log-tame = { $player } apprivoise { $creature }.
log-take-berry = { $player } prend 1 baie de pouvoir au lieu d’une créature.
log-release = { $player } libère { $creature }.
log-exchange = { $player } échange { $items } contre 1 baie de pouvoir.
log-burn = { $player } brûle une case : { $space }.
log-reserve = { $player } réserve { $potion }.
log-revealed = La pioche révèle { $potion }.
log-clear = { $player } met de côté les dés Élément de la sylve { $forest }.
log-change = { $player } tourne un { $die } sur { $face }.
log-reroll = { $player } relance { $dice } et obtient { $result }.
log-move = { $player } déplace { $die } vers { $space }.
log-swap = { $player } permute { $die } et { $other }.
log-remove = { $player } met de côté { $die }.
log-take-back = { $player } reprend { $die }.
log-brew = { $player } concocte { $potion } pour { $items }.
log-market = Le marché propose maintenant { $potion }.
log-drink = { $player } boit { $potion }.
log-convert = { $player } : { $creature } tourne un { $die } sur { $face }.
log-break-tie = { $player } paie 1 baie de pouvoir pour trancher l’égalité : { $forest }.
log-trade = { $player } échange { $items } contre { $points }.
log-control = { $player } prend le contrôle de la sylve { $forest } ({ $points }).
log-nobody = Personne ne contrôle la sylve { $forest }.
log-round = La manche { $round } commence : { $side } au Village. { $player } joue en premier.
log-roll = { $player } lance { $dice }.
log-over = Les sylves sont apaisées. La partie est terminée.

## Pourquoi pas

why-one-die = Vous avez déjà placé votre dé pour ce tour.
why-die-first = Choisissez d’abord un de vos dés.
why-die-named = Placez d’abord le dé choisi, ou reprenez-le.
why-tame-where = Pour apprivoiser une créature, placez un dé sur une case à empreinte.
why-release-when = On ne libère une créature que lorsqu’on en a trop.
why-finish-first = Finissez d’abord ce que vous avez commencé.
why-place-first = Vous devez placer un dé avant de finir votre tour.
why-no-such-die = Vous n’avez pas de { $die } à placer.
why-one-brew = Vous avez déjà concocté votre potion pour ce tour.
why-brewed-already = Vous avez déjà concocté cette potion ({ $potion }).
why-reserved-by = { $player } a réservé cette potion ({ $potion }).
why-not-on-offer = Cette potion ({ $potion }) n’est ni au marché ni parmi vos réservées.
why-cannot-pay = Pour cette potion ({ $potion }), il vous manque { $items }, ou des baies de pouvoir à la place.
why-one-drink = Vous avez déjà bu votre potion pour ce tour.
why-drunk-already = Vous avez déjà bu cette potion ({ $potion }). Chacune ne sert qu’une fois.
why-brew-first = Cette potion ({ $potion }) est seulement réservée : concoctez-la d’abord.
why-not-in-hand = Cette potion ({ $potion }) n’est pas dans votre main. Concoctez-la d’abord.
why-no-use-change-die = Cette potion tourne un dé de votre réserve, et elle est vide.
why-no-use-reroll = Cette potion relance des dés de votre réserve, et elle est vide.
why-no-use-place-extra = Cette potion place un dé de plus, et vous n’en avez pas de trop.
why-no-use-move-forage = Cette potion déplace un dé Cueillette placé : il n’y en a pas, ou aucune case vide ne l’attend.
why-no-use-swap-forage = Cette potion permute deux dés pareils de deux joueurs, et il n’y en a pas.
why-no-use-remove-element = Cette potion met de côté un dé Élément placé, et il n’y en a pas.
why-no-use-remove-any = Cette potion met de côté un dé placé, et il n’y en a pas.
why-no-use-return-forage = Cette potion ramène un de vos dés Cueillette placés, et vous n’en avez pas.
why-not-tamed = Vous n’avez pas apprivoisé cette créature ({ $creature }).
why-die-not-in-pool = Ce dé n’est plus dans votre réserve.
why-other-element = { $creature } ne tourne que les dés qui montrent ce symbole ({ $face }).
why-full-circle = Ce dé vient de montrer ce symbole ({ $face }) : il ne peut pas tourner en rond.
why-equal-die = Un dé pareil est déjà dans la liste : ce serait le même choix.
why-no-such-space = Cette case n’est pas sur la table.
why-burned = Cette case est brûlée jusqu’à la fin de la manche.
why-occupied = Un dé s’y trouve déjà. Dans une sylve, seul le feu recouvre les dés des autres.
why-wind-own-die = Le vent ne va sur d’autres dés que là où se trouve un de vos dés Cueillette.
why-stack-berry = Pour y empiler votre dé, il vous faut 1 baie de pouvoir.
why-force-creature = Cette case montre un autre symbole ({ $symbol }). Pour y forcer un dé, il vous faut 1 baie de pouvoir.
why-other-symbol = Cette case montre un autre symbole ({ $symbol }). Pour y forcer un dé, il vous faut { $items } ou 1 baie de pouvoir.
why-village-taken = Un dé s’y trouve déjà, jusqu’à la fin de la manche.
why-village-element = Cette case n’accepte qu’un { $die }.
why-slot-taken = { $creature } porte déjà un dé.
why-slot-element = { $creature } n’accepte qu’un dé Élément.
why-slot-forage = { $creature } n’accepte qu’un dé Cueillette.
why-no-item = Il vous manque { $items }.
why-berry-only = Sur une case Créature, on ne paie qu’avec une baie de pouvoir.
why-not-on-that-space = Ce dé n’est pas sur cette case.
why-pile-empty = Il ne reste aucune créature de cette saison ({ $season }).
why-no-berry-instead = Seule la Phalène Pétale permet de prendre une baie à la place.
why-not-your-creature = Cette créature ({ $creature }) n’est pas de celles que vous avez apprivoisées.
why-not-empty = Cette case n’est pas vide.
why-not-to-reserve = Cette potion ({ $potion }) n’est pas proposée : choisissez au marché, ou la carte tout juste révélée.
why-no-such-forest = Cette sylve n’est pas dans la ligne.
why-no-element-there = Il n’y a pas de dé Élément dans cette sylve ({ $forest }).
why-die-not-placed = Ce dé n’est pas sur la table.
why-no-partner = Aucun autre joueur n’a de dé placé du même symbole pour la permutation.
why-swap-symbol = Seul un dé du même symbole ({ $face }) peut prendre sa place.
why-swap-owner = Les deux dés sont au même joueur : rien ne changerait.
why-swap-beside = Les deux dés sont côte à côte : rien ne changerait.
why-elements-only = Cette potion ne met de côté que des dés Élément.
why-potion-drunk = Vous avez bu la potion : servez-vous-en.
why-too-much = Cette potion ({ $potion }) n’en demande pas tant.
why-not-so-many = Vous n’avez pas autant d’ingrédients.
why-double-berry = Votre première baie compte pour 2 : ce serait trop.
why-too-few-berries = Pas assez de baies de pouvoir pour le reste.
why-yours-anyway = Cette sylve ({ $forest }) vous revient de toute façon.
why-not-tied = Vous n’êtes pas à égalité pour cette sylve ({ $forest }).
why-few-of-kind = Vous n’avez pas { $items }.
why-character-taken = Quelqu’un joue déjà { $character }.

## Aide

help-goal = But du jeu
help-goal-text = Après quatre manches, qui a le plus de points de victoire (PV) l’emporte. Ils viennent des sylves contrôlées, des potions concoctées, des créatures et des jetons PV, plus 1 PV pour trois ingrédients restants.
help-turn = Votre tour
help-turn-text = Vous devez placer un dé de votre réserve. Vous pouvez aussi concocter une potion et boire une potion, dans l’ordre que vous voulez. Si vous n’avez plus de dés au début de votre tour, vous attendez la manche suivante.
help-placing = Placer les dés
help-placing-text = Un dé Cueillette va sur une case de sylve vide portant son symbole. Un dé Élément va sur n’importe quelle case de sylve vide, ou sur sa propre case au Village. Les deux grandes cases du Village acceptent tous les dés à tout moment.
help-gathering = Cueillir et apprivoiser
help-gathering-text = La case d’une sylve vous donne l’ingrédient qu’elle montre, ou vous laisse apprivoiser la créature du dessus d’une pile.
help-elements = Dés Élément
help-elements-text = Dans une sylve, l’eau cueille 2 ingrédients de plus. Le feu peut recouvrir des dés déjà posés. Le vent peut aller là où vous avez un dé Cueillette, et vous le ramène. Les dés Élément placés n’appartiennent à personne et comptent contre tout le monde.
help-force = Forcer un dé
help-force-text = Vous pouvez placer un dé Cueillette sur une case de sylve vide d’un autre symbole pour 1 ingrédient montré par la case, ou 1 baie de pouvoir. Il n’y gagne rien, mais compte pour le contrôle.
help-burn = Brûler
help-burn-text = Une case brûlée est fermée jusqu’à la fin de la manche. On ne brûle que des cases vides, et il y a dix jetons.
help-potions = Potions
help-potions-text = Payez les ingrédients pour concocter une potion ; une baie de pouvoir remplace n’importe quel ingrédient. Une potion en main peut être bue une fois pour son effet. Elle garde ses PV dans tous les cas.
help-reserve = Réserver
help-reserve-text = Une potion réservée attend près de votre plateau. Vous seul pouvez la concocter, et elle ne vaut rien avant cela.
help-creatures = Créatures
help-creatures-text = Une créature apprivoisée vous aide par son pouvoir. Vous pouvez en garder trois ; au-delà, vous devez en libérer une. À la fin, chaque créature vaut 1 PV, ou 3 PV sur une sylve contrôlée de sa saison, une créature par sylve.
help-control = Contrôle
help-control-text = À la fin de la manche, une sylve va à qui y a le plus de dés visibles : plus que chaque autre joueur et plus que les dés Élément. Sinon, personne ne l’obtient.
help-village = Le Village
help-village-text = Le Village se retourne après chaque manche : jour aux manches 1 et 3, nuit aux manches 2 et 4.
help-characters = Personnages
help-characters-text = Avec les pouvoirs des personnages, chacun peut faire quelque chose de spécial contre des baies de pouvoir.

## Personnages

character-lelio = Lelio
character-lelio-text = Payez 1 baie de pouvoir pour poser un dé Cueillette sur les dés d’une case de sylve. Vous n’y gagnez rien.
character-kyril = Kyril
character-kyril-text = Une fois par manche, payez 1 baie de pouvoir pour prendre le contrôle d’une sylve où vous êtes à égalité.
character-myla = Myla
character-myla-text = Payez 1 baie de pouvoir pour apprivoiser une créature là où vous cueilleriez. Vous pouvez garder 4 créatures apprivoisées.
character-wren = Wren
character-wren-text = Quand vous concoctez, la première baie de pouvoir payée compte pour 2 ingrédients.

## Le Village

village-day-left = Étals du marché
village-day-left-text = Cueillez 1 ingrédient de votre choix.
village-day-right = Établi du bricoleur
village-day-right-text = Tournez un dé de votre réserve sur une autre face.
village-day-water = Bief du moulin
village-day-water-text = Cueillez 1 plante, 1 champi et 1 cristal.
village-day-fire = Four à charbon
village-day-fire-text = Mettez de côté tous les dés Élément d’une sylve.
village-day-wind = Tour du héraut
village-day-wind-text = Prenez 1 baie de pouvoir, puis réservez une potion.
village-night-left = Marché aux lanternes
village-night-left-text = Cueillez 1 ingrédient de votre choix.
village-night-right = Apothicaire
village-night-right-text = Réservez une potion.
village-night-water = Abreuvoir au clair de lune
village-night-water-text = Apprivoisez une créature.
village-night-fire = Grand feu
village-night-fire-text = Brûlez une case de sylve vide, puis prenez 1 baie de pouvoir.
village-night-wind = Girouette
village-night-wind-text = Déplacez un dé Cueillette placé vers une case de sylve vide.

## Sylves

forest-dewfern-hollow = Combe aux Fougères
forest-dewfern-hollow-text = Printemps. 5 PV pour qui la contrôle à la fin de la manche.
forest-gilded-clearing = Clairière dorée
forest-gilded-clearing-text = Été. 5 PV pour qui la contrôle à la fin de la manche.
forest-rustleaf-copse = Bosquet rouillé
forest-rustleaf-copse-text = Automne. 6 PV pour qui la contrôle à la fin de la manche.
forest-frosthush-glade = Laie du Givre
forest-frosthush-glade-text = Hiver. 4 PV pour qui la contrôle à la fin de la manche.
forest-honeybrook = Ruisseau de Miel
forest-honeybrook-text = Printemps et été. 4 PV pour qui la contrôle à la fin de la manche.
forest-thistledown-rise = Butte aux Chardons
forest-thistledown-rise-text = Printemps et automne. 5 PV pour qui la contrôle à la fin de la manche.
forest-snowdrop-thicket = Fourré des Perce-neige
forest-snowdrop-thicket-text = Printemps et hiver. 4 PV pour qui la contrôle à la fin de la manche.
forest-amberwood = Bois d’Ambre
forest-amberwood-text = Été et automne. 5 PV pour qui la contrôle à la fin de la manche.
forest-mirage-pines = Pins du Mirage
forest-mirage-pines-text = Été et hiver. 3 PV pour qui la contrôle à la fin de la manche.
forest-hoarleaf-dell = Vallon aux Feuilles blanches
forest-hoarleaf-dell-text = Automne et hiver. 4 PV pour qui la contrôle à la fin de la manche.
forest-fallowbloom = Friche en Fleurs
forest-fallowbloom-text = Printemps et automne. 4 PV pour qui la contrôle à la fin de la manche.
forest-coldspark-ridge = Crête des Étincelles
forest-coldspark-ridge-text = Été et hiver. 5 PV pour qui la contrôle à la fin de la manche.
forest-firefly-marsh = Marais aux Lucioles
forest-firefly-marsh-text = Printemps et été. 5 PV pour qui la contrôle à la fin de la manche.
forest-lanternroot-deep = Racines aux Lanternes
forest-lanternroot-deep-text = Automne et hiver. 4 PV pour qui la contrôle à la fin de la manche.
forest-meltwater-steps = Gradins des Fontes
forest-meltwater-steps-text = Printemps et hiver. 4 PV pour qui la contrôle à la fin de la manche.
forest-cicada-orchard = Verger des Cigales
forest-cicada-orchard-text = Été et automne. 5 PV pour qui la contrôle à la fin de la manche.
forest-blossomgate = Porte des Floraisons
forest-blossomgate-text = Printemps. 6 PV pour qui la contrôle à la fin de la manche.
forest-noonstone-heights = Hauts de Pierre-Midi
forest-noonstone-heights-text = Été. 5 PV pour qui la contrôle à la fin de la manche.
forest-whispercap-vale = Val des Chuchotis
forest-whispercap-vale-text = Automne. 6 PV pour qui la contrôle à la fin de la manche.
forest-elder-snowwood = Vieux Bois blanc
forest-elder-snowwood-text = Hiver. 7 PV pour qui la contrôle à la fin de la manche.

## Créatures

creature-cinder-hare = Lièvre de Cendre
creature-cinder-hare-text = Après avoir placé un dé dans une sylve d’automne, vous pouvez brûler une case vide de n’importe quelle sylve.
creature-ember-newt = Triton de Braise
creature-ember-newt-text = Après avoir placé un dé dans une sylve d’hiver, vous pouvez brûler une case vide de n’importe quelle sylve.
creature-flare-finch = Pinson d’Éclat
creature-flare-finch-text = Après avoir placé un dé dans une sylve de printemps, vous pouvez brûler une case vide de n’importe quelle sylve.
creature-sunscale-adder = Vipère solaire
creature-sunscale-adder-text = Après avoir placé un dé dans une sylve d’été, vous pouvez brûler une case vide de n’importe quelle sylve.
creature-chimney-bat = Pipistrelle des Cheminées
creature-chimney-bat-text = Après avoir placé un dé au Village, vous pouvez brûler une case vide de n’importe quelle sylve.
creature-kindle-toad = Crapaud Boutefeu
creature-kindle-toad-text = Entre deux étapes de votre tour, vous pouvez tourner vos dés eau sur feu, autant de fois que vous voulez.
creature-gale-gecko = Gecko des Rafales
creature-gale-gecko-text = Entre deux étapes de votre tour, vous pouvez tourner vos dés feu sur vent, autant de fois que vous voulez.
creature-ripple-crane = Grue des Ondes
creature-ripple-crane-text = Entre deux étapes de votre tour, vous pouvez tourner vos dés vent sur eau, autant de fois que vous voulez.
creature-burrow-ram = Bélier fouisseur
creature-burrow-ram-text = Vous pouvez placer ici un dé Élément, quelle que soit sa face : vous pouvez déplacer un dé Cueillette placé vers une case de sylve vide.
creature-bramble-bear = Ours des Ronces
creature-bramble-bear-text = À la fin de chaque manche, prenez 1 baie de pouvoir par créature d’été que vous avez apprivoisée.
creature-orchard-stag = Cerf du Verger
creature-orchard-stag-text = À la fin de chaque manche, prenez 1 baie de pouvoir par créature d’automne que vous avez apprivoisée.
creature-thaw-marten = Martre du Dégel
creature-thaw-marten-text = À la fin de chaque manche, prenez 1 baie de pouvoir par créature d’hiver que vous avez apprivoisée.
creature-petal-moth = Phalène Pétale
creature-petal-moth-text = Quand vous pourriez apprivoiser une créature, vous pouvez prendre 1 baie de pouvoir à la place.
creature-ashbud-mole = Taupe Cendrebourgeon
creature-ashbud-mole-text = La première fois que vous brûlez une case à votre tour, prenez 1 baie de pouvoir.
creature-spore-squirrel = Écureuil des Spores
creature-spore-squirrel-text = Quand un placement vous rapporte des champis, vous pouvez en échanger 1 contre 1 baie de pouvoir, une fois par placement.
creature-sprout-badger = Blaireau des Pousses
creature-sprout-badger-text = Quand un placement vous rapporte des plantes, vous pouvez en échanger 1 contre 1 baie de pouvoir, une fois par placement.
creature-glint-magpie = Pie des Reflets
creature-glint-magpie-text = Quand un placement vous rapporte des cristaux, vous pouvez en échanger 1 contre 1 baie de pouvoir, une fois par placement.
creature-nectar-fox = Renard du Nectar
creature-nectar-fox-text = Vous pouvez placer ici un dé Élément, quelle que soit sa face : prenez 2 baies de pouvoir.
creature-rime-owl = Chouette du Givre
creature-rime-owl-text = Quand vous prenez le contrôle d’une sylve d’automne, gagnez 2 PV.
creature-pale-lynx = Lynx pâle
creature-pale-lynx-text = Quand vous prenez le contrôle d’une sylve de printemps, gagnez 2 PV.
creature-icicle-boar = Sanglier des Glaçons
creature-icicle-boar-text = Quand vous prenez le contrôle d’une sylve d’été, gagnez 2 PV.
creature-snowmane-wolf = Loup Crin-de-neige
creature-snowmane-wolf-text = Quand vous prenez le contrôle d’une sylve d’hiver, gagnez 2 PV.
creature-kettle-raccoon = Raton du Chaudron
creature-kettle-raccoon-text = Quand vous concoctez une potion, gagnez 1 PV.
creature-hearth-goose = Oie du Foyer
creature-hearth-goose-text = Quand vous apprivoisez une autre créature, gagnez 1 PV.
creature-sleigh-elk = Élan du Traîneau
creature-sleigh-elk-text = Quand vous apprivoisez une autre créature, gagnez 1 PV.
creature-frostberry-vole = Campagnol des Baies gelées
creature-frostberry-vole-text = À la fin de chaque manche, vous pouvez échanger 1 baie de pouvoir contre 1 PV, ou 2 contre 3 PV.
creature-hoard-ermine = Hermine amasseuse
creature-hoard-ermine-text = À la fin de chaque manche, vous pouvez échanger 2 ingrédients identiques contre 1 PV, ou 3 contre 3 PV.
creature-harvest-hedgehog = Hérisson des Moissons
creature-harvest-hedgehog-text = Quand vous cueillez dans une sylve d’été, prenez 1 ingrédient de plus.
creature-windfall-dormouse = Loir des Chablis
creature-windfall-dormouse-text = Quand vous cueillez dans une sylve de printemps, prenez 1 ingrédient de plus.
creature-truffle-piglet = Marcassin truffier
creature-truffle-piglet-text = Quand vous cueillez dans une sylve d’automne, prenez 1 ingrédient de plus.
creature-stubble-partridge = Perdrix des Chaumes
creature-stubble-partridge-text = Quand vous cueillez dans une sylve d’hiver, prenez 1 ingrédient de plus.
creature-market-jay = Geai du Marché
creature-market-jay-text = Après avoir placé un dé au Village, cueillez 1 ingrédient de votre choix.
creature-hayrick-ox = Bœuf des Meules
creature-hayrick-ox-text = Vous pouvez placer ici un dé Cueillette, quelle que soit sa face : cueillez 3 plantes.
creature-capshell-snail = Escargot Chapeau
creature-capshell-snail-text = Vous pouvez placer ici un dé Cueillette, quelle que soit sa face : cueillez 3 champis.
creature-geode-tortoise = Tortue Géode
creature-geode-tortoise-text = Vous pouvez placer ici un dé Cueillette, quelle que soit sa face : cueillez 3 cristaux.
creature-cornucopia-crow = Corneille d’Abondance
creature-cornucopia-crow-text = Vous pouvez placer ici un dé Élément, quelle que soit sa face : cueillez 1 plante, 1 champi et 1 cristal.

## Potions

potion-tumble-tonic = Tonique Culbute
potion-tumble-tonic-text = Relancez les dés de votre réserve que vous voulez.
potion-dizzy-draught = Philtre Vertige
potion-dizzy-draught-text = Relancez les dés de votre réserve que vous voulez.
potion-wheel-cordial = Cordial de la Roue
potion-wheel-cordial-text = Relancez les dés de votre réserve que vous voulez.
potion-maelstrom-wine = Vin du Maelström
potion-maelstrom-wine-text = Relancez les dés de votre réserve que vous voulez.
potion-chameleon-sip = Gorgée Caméléon
potion-chameleon-sip-text = Tournez un dé de votre réserve sur une autre face.
potion-mirror-dew = Rosée Miroir
potion-mirror-dew-text = Tournez un dé de votre réserve sur une autre face.
potion-shapers-syrup = Sirop du Modeleur
potion-shapers-syrup-text = Tournez un dé de votre réserve sur une autre face.
potion-quintessence = Quintessence
potion-quintessence-text = Tournez un dé de votre réserve sur une autre face.
potion-quickstep-tea = Thé Vif-pas
potion-quickstep-tea-text = Placez un dé de plus.
potion-twin-hands-brew = Brouet Deux-mains
potion-twin-hands-brew-text = Placez un dé de plus.
potion-hasty-elixir = Élixir de Hâte
potion-hasty-elixir-text = Placez un dé de plus.
potion-rushing-sap = Sève pressée
potion-rushing-sap-text = Placez un dé de plus.
potion-changeling-milk = Lait de Changelin
potion-changeling-milk-text = Permutez deux dés Cueillette placés de joueurs différents qui montrent le même symbole.
potion-barter-brine = Saumure du Troc
potion-barter-brine-text = Permutez deux dés Cueillette placés de joueurs différents qui montrent le même symbole.
potion-crossroads-cider = Cidre des Carrefours
potion-crossroads-cider-text = Permutez deux dés Cueillette placés de joueurs différents qui montrent le même symbole.
potion-masquerade-mead = Hydromel Mascarade
potion-masquerade-mead-text = Permutez deux dés Cueillette placés de joueurs différents qui montrent le même symbole.
potion-hush-water = Eau du Silence
potion-hush-water-text = Mettez de côté un dé Élément placé.
potion-snuffing-salts = Sels d’Étouffoir
potion-snuffing-salts-text = Mettez de côté un dé Élément placé.
potion-still-air-infusion = Infusion Air-calme
potion-still-air-infusion-text = Mettez de côté un dé Élément placé.
potion-null-nectar = Nectar du Néant
potion-null-nectar-text = Mettez de côté un dé Élément placé.
potion-drift-drops = Gouttes de Dérive
potion-drift-drops-text = Déplacez un dé Cueillette placé vers une case de sylve vide.
potion-wisp-ale = Bière Feu-follet
potion-wisp-ale-text = Déplacez un dé Cueillette placé vers une case de sylve vide.
potion-wanderers-flask = Flasque du Vagabond
potion-wanderers-flask-text = Déplacez un dé Cueillette placé vers une case de sylve vide.
potion-landslide-liquor = Liqueur d’Éboulis
potion-landslide-liquor-text = Déplacez un dé Cueillette placé vers une case de sylve vide.
potion-vanishing-vapour = Vapeur d’Oubli
potion-vanishing-vapour-text = Mettez de côté un dé placé, quel qu’il soit.
potion-banishing-bitters = Amers du Bannissement
potion-banishing-bitters-text = Mettez de côté un dé placé, quel qu’il soit.
potion-fadeaway-fizz = Pétillant Fondu
potion-fadeaway-fizz-text = Mettez de côté un dé placé, quel qu’il soit.
potion-oubliette-oil = Huile d’Oubliette
potion-oubliette-oil-text = Mettez de côté un dé placé, quel qu’il soit.
potion-recall-rosewater = Eau de Rappel
potion-recall-rosewater-text = Reprenez un de vos dés Cueillette placés dans votre réserve.
potion-homing-honey = Miel du Retour
potion-homing-honey-text = Reprenez un de vos dés Cueillette placés dans votre réserve.
potion-boomerang-broth = Bouillon Boomerang
potion-boomerang-broth-text = Reprenez un de vos dés Cueillette placés dans votre réserve.
potion-renewal-spirit = Esprit du Renouveau
potion-renewal-spirit-text = Reprenez un de vos dés Cueillette placés dans votre réserve.

## Le but en un coup d'œil

aim-do = À chaque manche, vous lancez six dés et les placez un par un, dans les sylves, au Village ou sur vos créatures.
aim-how = Chaque place vous donne quelque chose : des ingrédients pour les potions, des créatures qui vous aident, ou un tour à jouer.
aim-win = Qui a le plus de dés visibles dans une sylve la remporte. Sylves, potions et créatures donnent des points de victoire (PV), et qui en a le plus gagne.
aim-long = Quatre manches, 45 à 60 minutes.

## Ce qui donne des points

score-potions-text = Chaque potion que vous avez concoctée, bue ou non.
score-forests-text = Chaque sylve où vous aviez le plus de dés visibles à la fin d’une manche.
score-creatures-text = À la fin, 3 PV pour chaque créature sur une de vos sylves de sa saison, 1 pour toute autre.
score-tokens-text = Des PV que des créatures vous ont donnés en chemin.
score-ingredients-text = À la fin, 1 PV pour trois ingrédients restants.
