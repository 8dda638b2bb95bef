# Tree Society : tous les mots qu'une personne lit, en français.

game-name = Tree Society
game-pitch = Vendez vos fruits au vu de tous, bâtissez vos maisons de guilde niveau après niveau, et laissez chaque niveau aider le suivant.
game-length = 30 à 45 minutes

# --- Options ---

option-guilds = Guildes du paquet
option-guilds-arc-ban-mer-wri = Architectes, Banquiers, Marchands, Écrivains
option-guilds-arc-ban-mer-bot = Architectes, Banquiers, Marchands, Botanistes
option-guilds-arc-ban-mer-exp = Architectes, Banquiers, Marchands, Explorateurs
option-guilds-arc-ban-wri-bot = Architectes, Banquiers, Écrivains, Botanistes
option-guilds-arc-ban-wri-exp = Architectes, Banquiers, Écrivains, Explorateurs
option-guilds-arc-ban-bot-exp = Architectes, Banquiers, Botanistes, Explorateurs
option-guilds-arc-mer-wri-bot = Architectes, Marchands, Écrivains, Botanistes
option-guilds-arc-mer-wri-exp = Architectes, Marchands, Écrivains, Explorateurs
option-guilds-arc-mer-bot-exp = Architectes, Marchands, Botanistes, Explorateurs
option-guilds-arc-wri-bot-exp = Architectes, Écrivains, Botanistes, Explorateurs
option-guilds-ban-mer-wri-bot = Banquiers, Marchands, Écrivains, Botanistes
option-guilds-ban-mer-wri-exp = Banquiers, Marchands, Écrivains, Explorateurs
option-guilds-ban-mer-bot-exp = Banquiers, Marchands, Botanistes, Explorateurs
option-guilds-ban-wri-bot-exp = Banquiers, Écrivains, Botanistes, Explorateurs
option-guilds-mer-wri-bot-exp = Marchands, Écrivains, Botanistes, Explorateurs
option-starting-cards = Cartes de départ
option-starting-cards-yes = Chacun commence avec une maison au niveau 1
option-starting-cards-no = Personne ne commence avec une maison
option-fruit-draft = Premiers fruits
option-fruit-draft-no = Distribués au hasard
option-fruit-draft-yes = Choisis au Marché, à tour de rôle
option-end-banners = Bannières qui déclenchent la fin
option-end-banners-6 = 6
option-end-banners-7 = 7 (partie plus longue)
option-start = Premier joueur
option-start-random = au hasard
option-start-1 = première place
option-start-2 = deuxième place
option-start-3 = troisième place
option-start-4 = quatrième place

# --- Score ---

score-completed = Guildes complétées
score-variable = Points variables des guildes complétées
score-in-progress = Guildes en cours
standing-score = Points
standing-turn-order = Plus loin dans l’ordre du tour

# --- Guildes, types de fruit et choses sur la table ---

guild-architects = Architectes
guild-architects-text = Ils bâtissent moins cher : moitié prix, réductions, effets continus. Ils comptent les maisons complétées.
guild-bankers = Banquiers
guild-bankers-text = Des pièces pour maintenant et pour plus tard. Ils comptent les pièces et les bannières de Banquiers.
guild-merchants = Marchands
guild-merchants-text = Plus de ventes, plus par vente, plus de fruits. Ils comptent les fruits vendus.
guild-writers = Écrivains
guild-writers-text = Peu d’effets, beaucoup de points : bannières, guildes, maisons, types de fruit.
guild-botanists = Botanistes
guild-botanists-text = Ils cultivent : prendre, révéler, conserver des fruits. Ils comptent les fruits invendus et les types de fruit.
guild-explorers = Explorateurs
guild-explorers-text = Ils découvrent des guildes et les commencent à bas prix ; leurs meilleurs niveaux exigent une guilde en échange. Ils comptent les guildes différentes.

type-apple = Pomme
type-cherry = Cerise
type-grape = Raisin
type-blueberry = Myrtille
type-orange = Orange
one-apple = une pomme
one-cherry = une cerise
one-grape = un raisin
one-blueberry = une myrtille
one-orange = une orange

action-extra-sale = Vendez 1 fruit de plus, d’un type pas encore vendu ce tour.
action-discount = Bâtissez n’importe quel niveau pour 2 pièces de moins.
action-refresh = Défaussez une rangée de guildes et remplissez le Marché.
action-chest-1 = Ajoutez 1 pièce dans votre Coffre.
action-chest-2 = Ajoutez 2 pièces dans votre Coffre.
action-take = Prenez 1 fruit au Marché.
tag-extra-sale = vente supplémentaire
tag-discount = un niveau à −2
tag-refresh = renouveler une rangée
tag-chest-1 = 1 au Coffre
tag-chest-2 = 2 au Coffre
tag-take = prendre un fruit
valuable = de valeur
valuable-text = De valeur : 1 pièce de plus quand vous vendez cette carte.

row-top = rangée du haut
row-bottom = rangée du bas
place-market = Marché
place-guild-market = Marché de guildes
place-fruit-market = Marché de fruits
place-guild-deck = Paquet de guildes
place-fruit-deck = Paquet de fruits
place-discard = Défausse
place-purse = Bourse
place-purse-text = Les pièces à dépenser. À la fin de votre tour, toutes sauf 2 sont perdues.
place-chest = Coffre
place-chest-text = Des pièces à l’abri : on ne peut pas les dépenser tout de suite, elles rejoignent la Bourse à la fin du tour.
place-unsold = Fruits invendus
place-sale = Vendus ce tour
place-sold = Fruits vendus
place-in-progress = En cours
place-completed = Complétées
place-revealed = Cartes révélées
marker = Marqueur Arbre
banner = Bannière
coin = Pièce
phase-draft = Choix
phase-sell = Vendre
phase-build = Bâtir
phase-rest = Repos

level-1 = Niveau 1 :
level-2 = Niveau 2 :
level-3 = Niveau 3 :
no-effect = Aucun effet, seulement des points.
kind-now = Une fois, quand le niveau est bâti
kind-cont = Tant que le marqueur est ici
kind-must = Avant de bâtir
kind-draw = Une fois, quand le niveau est bâti : révélez des cartes
kind-end = À la fin de la partie

mod-none = au prix indiqué
mod-half = à moitié prix
mod-minus2 = pour 2 pièces de moins
mod-minus3 = pour 3 pièces de moins
mod-free = gratuitement
levels-l1 = une nouvelle guilde
levels-l3 = un niveau 3
levels-l23 = un niveau 2 ou 3

# --- Questions ---

ask-draft = Quel fruit prenez-vous pour commencer ?
ask-sell = Quel fruit vendez-vous ? Il rapporte 1 pièce par fruit visible du même type.
ask-main = Bâtir, utiliser l’action du fruit, ou se reposer ?
ask-choose-build-any = Que bâtissez-vous { $mod } ?
ask-choose-build = Que bâtissez-vous { $mod } ? Il faut { $levels }.
ask-make-room = Vos trois places sont prises. Quelle guilde défaussez-vous pour faire place à { $card } ?
ask-must-discard = Quelle guilde défaussez-vous pour monter { $card } au niveau { $level } ?
ask-must-preserve =
    { $count ->
        [one] Quel fruit invendu placez-vous sur vos fruits vendus ?
       *[other] Quel fruit invendu placez-vous sur vos fruits vendus ? Il en faut encore { $count }.
    }
ask-take =
    { $count ->
        [one] Quel fruit prenez-vous au Marché ?
       *[other] Quel fruit prenez-vous au Marché ? Vous pouvez en prendre { $count }.
    }
ask-sell-more =
    { $count ->
        [one] Quel fruit vendez-vous en plus ?
       *[other] Quel fruit vendez-vous d’abord ? { $count } ventes supplémentaires sont possibles.
    }
ask-discard-for-coins = Défaussez-vous une guilde pour gagner { $coins } pièces ?
ask-keep-fruit =
    { $count ->
        [one] Quel fruit révélé gardez-vous ?
       *[other] Quels fruits révélés gardez-vous ? Jusqu’à { $count }.
    }
ask-build-revealed = Quelle guilde révélée commencez-vous { $mod } ?
ask-choose-row = Quelle rangée de guildes défaussez-vous ?
ask-rest-take = Repos : quel fruit prenez-vous au Marché ?

# --- Choix ---

do-sell =
    { $coins ->
        [one] Vendre { $fruit } pour { $coins } pièce
       *[other] Vendre { $fruit } pour { $coins } pièces
    }
do-take = Prendre { $fruit }
do-keep = Garder { $fruit }
do-preserve = Placer { $fruit } sur vos fruits vendus
do-build =
    { $price ->
        [0] Commencer { $card } gratuitement
        [one] Commencer { $card } pour 1 pièce
       *[other] Commencer { $card } pour { $price } pièces
    }
do-level-up =
    { $price ->
        [0] Monter { $card } au niveau { $level } gratuitement
        [one] Monter { $card } au niveau { $level } pour 1 pièce
       *[other] Monter { $card } au niveau { $level } pour { $price } pièces
    }
do-discard = Défausser { $card }
do-discard-for-coins = Défausser { $card } pour { $coins } pièces
do-refresh-row = Renouveler la { $row }
do-fruit-action = Action du fruit : { $action }
do-decline = Non merci
do-stop-keeping = Ne rien garder de plus
do-end-build = Terminer la phase Bâtir

group-build = Bâtir
group-fruit-action = Action du fruit
group-discard = Défausser
group-end = Repos

# --- Ce qui s'est passé ---

log-draft = { $player } choisit { $fruit }.
log-sell =
    { $coins ->
        [one] { $player } vend { $fruit } pour { $coins } pièce.
       *[other] { $player } vend { $fruit } pour { $coins } pièces.
    }
log-extra-sale =
    { $coins ->
        [one] { $player } vend aussi { $fruit } pour { $coins } pièce.
       *[other] { $player } vend aussi { $fruit } pour { $coins } pièces.
    }
log-take = { $player } prend { $fruit } au Marché.
log-keep = { $player } garde { $fruit }.
log-preserve = { $player } place { $fruit } sur ses fruits vendus, sans vente.
log-build =
    { $price ->
        [0] { $player } commence { $card } gratuitement.
        [one] { $player } commence { $card } pour 1 pièce.
       *[other] { $player } commence { $card } pour { $price } pièces.
    }
log-level-up =
    { $price ->
        [0] { $player } monte { $card } au niveau { $level } gratuitement.
        [one] { $player } monte { $card } au niveau { $level } pour 1 pièce.
       *[other] { $player } monte { $card } au niveau { $level } pour { $price } pièces.
    }
log-complete =
    { $banners ->
        [one] La guilde { $card } est complétée : 1 bannière, { $total } en tout.
       *[other] La guilde { $card } est complétée : { $banners } bannières, { $total } en tout.
    }
log-discard = { $player } défausse { $card }.
log-fruit-action = { $player } utilise l’action du fruit : { $action }
log-refresh = { $player } vide la { $row } du marché de guildes.
log-gain =
    { $coins ->
        [one] { $player } gagne { $coins } pièce.
       *[other] { $player } gagne { $coins } pièces.
    }
log-gain-chest =
    { $coins ->
        [one] { $player } ajoute { $coins } pièce à son Coffre.
       *[other] { $player } ajoute { $coins } pièces à son Coffre.
    }
log-reveal-fruits = { $player } révèle { $fruits }.
log-reveal-guilds = { $player } révèle { $cards }.
log-decline = { $player } n’utilise pas l’effet.
log-plan = { $player } choisit le niveau { $level } de { $card }.
log-plan-revealed = { $player } choisit { $card } ; les autres guildes révélées retournent dans le paquet.
log-return = { $player } remet les cartes révélées dans le paquet.
log-end-build = { $player } se repose.
log-lost-coins =
    { $coins ->
        [one] { $player } perd { $coins } pièce.
       *[other] { $player } perd { $coins } pièces.
    }
log-chest =
    { $coins ->
        [one] { $player } passe { $coins } pièce du Coffre à la Bourse.
       *[other] { $player } passe { $coins } pièces du Coffre à la Bourse.
    }
log-shuffle = Les guildes défaussées forment un nouveau paquet.
log-trigger = { $player } possède { $banners } bannières : encore une manche après celle-ci.
log-trigger-late = { $player } possède { $banners } bannières, mais la partie s’arrête de toute façon à la fin de cette manche.
log-deck-empty = Le paquet de fruits est vide : la partie s’arrête à la fin de cette manche.

# --- Pourquoi pas ---

why-finish-first = Terminez d’abord ce que vous avez commencé.
why-draft-first = Les premiers fruits se choisissent avant le premier tour.
why-sell-first = Vendez d’abord un fruit : on bâtit ensuite.
why-build-over = La phase Bâtir de ce tour est terminée.
why-one-sale = Vous avez déjà vendu votre fruit ce tour. Seul un effet ou une action de fruit permet une autre vente.
why-take-at-rest = Vous prenez un fruit au Repos, après avoir bâti.
why-fruit-of-market = { $fruit } se trouve au Marché : vous vendez les fruits de votre plateau.
why-fruit-of-other = Ce fruit est sur le plateau de quelqu’un d’autre ({ $fruit }).
why-fruit-sold-now = Ce fruit a été vendu ce tour ({ $fruit }).
why-fruit-sold = Ce fruit est parmi les fruits vendus et y reste ({ $fruit }).
why-no-such-fruit = Ce fruit n’est pas sur votre plateau ({ $fruit }).
why-type-sold = Vous avez déjà vendu ce type ce tour ({ $type }) : une vente supplémentaire doit être d’un autre.
why-not-revealed-fruit = Vous ne pouvez garder qu’un fruit révélé.
why-fruit-yours = Ce fruit est déjà sur votre plateau ({ $fruit }) : choisissez-en un au Marché.
why-fruit-not-in-market = Ce fruit n’est pas au Marché ({ $fruit }).
why-completed = La guilde { $card } est complétée : elle n’a plus de niveau à bâtir.
why-discarded = La guilde { $card } est dans la défausse.
why-guild-of-other = La guilde { $card } est à quelqu’un d’autre.
why-guild-not-there = La guilde { $card } n’est ni au Marché ni parmi les vôtres.
why-coins-in-chest = Le prix est { $price }, et votre Bourse contient { $purse } : les pièces du Coffre sont pour votre prochain tour.
why-too-expensive = Le prix est { $price }, et votre Bourse contient { $purse }.
why-another-guild = L’effet de la guilde { $card } est pour une autre guilde.
why-other-level = L’effet permet seulement { $levels }.
why-not-revealed-guild = Seule une guilde révélée peut être commencée { $mod }.
why-level-1-first = La guilde { $card } n’est pas encore à vous : d’abord le niveau 1.
why-started = La guilde { $card } est déjà commencée : bâtissez son niveau suivant.
why-few-fruits =
    { $count ->
        [one] Le niveau { $level } de { $card } demande un fruit invendu, et vous n’en avez pas.
       *[other] Le niveau { $level } de { $card } demande { $count } fruits invendus, et vous en avez moins.
    }
why-nothing-to-discard = Le niveau { $level } de { $card } demande une autre guilde, et vous n’en avez pas à donner.
why-not-your-guild = La guilde { $card } n’est pas à vous.
why-not-itself = Il faut une autre guilde que { $card }.
why-room-in-progress = Une guilde complétée ne libère pas de place : défaussez-en une qui est en cours.
why-give-in-progress = Il faut une guilde en cours.
why-discount-needed = Sans { $card }, le prix de { $built } serait { $price }, et vous ne pourriez pas le payer.
why-fruit-action-used = Vous avez déjà utilisé l’action de votre fruit ce tour.
why-no-extra-sale = Vous n’avez aucun fruit d’un type pas encore vendu ce tour.
why-nothing-to-build = Même pour 2 pièces de moins, il n’y a rien que vous puissiez payer.
why-market-empty = Il n’y a plus rien au Marché.
why-carry-on = Finissez ce que vous avez commencé.
why-row-empty = Il n’y a pas de carte dans la { $row }.

# --- Aide ---

help-goal = Ayez le plus de points. Seules les cartes Guilde en donnent : complétées, ceux de leur niveau 3 ; en cours, ceux de leur plus haut niveau.
help-turn = À votre tour, vous vendez un fruit, puis bâtissez autant que vous voulez, puis vous vous reposez.
help-sell = Un fruit rapporte 1 pièce par fruit visible du même type : sur tous les plateaux et au Marché, lui compris. Un fruit de valeur rapporte 1 pièce de plus.
help-build = Commencez des guildes du Marché ou élevez les vôtres, niveau après niveau. Vous avez trois places. L’effet d’un niveau s’utilise au moment où vous le bâtissez.
help-price = Vous payez le coût indiqué, moins votre meilleure réduction, plus 1 pour une carte de la rangée du haut. Les réductions ne s’additionnent jamais.
help-fruit-action = La carte vendue en premier porte une action en bas. Utilisez-la une fois ce tour, entre deux autres actions, ou pas du tout.
help-extra-sale = Une vente supplémentaire doit être d’un type pas encore vendu ce tour. Son action ne s’utilise pas.
help-rest = Prenez un fruit, gardez au plus 2 pièces de votre Bourse, puis videz-y votre Coffre. Le Marché est complété.
help-chest = Les pièces du Coffre sont à l’abri à la fin de votre tour, et seront à dépenser au tour suivant.
help-discard = Vous pouvez défausser des guildes entre deux actions. Pour commencer une quatrième guilde, il le faut.
help-effects = Un marqueur montre quel niveau d’une guilde est bâti. Les effets continus agissent tant que le marqueur est sur leur niveau.
help-end = Quand quelqu’un a { $banners } bannières sur ses guildes complétées, la manche se termine et une dernière est jouée. Si le paquet de fruits est vide, la partie s’arrête à la fin de cette manche.
help-tie = À égalité, le joueur le plus loin dans l’ordre du tour est devant.

# --- The effects of the levels ---

effect-build-half-any = Bâtissez un niveau d’une autre guilde à moitié prix.
effect-build-half-l1 = Commencez une nouvelle guilde à moitié prix.
effect-build-half-l3 = Bâtissez le niveau 3 d’une autre guilde à moitié prix.
effect-build-minus2-any = Bâtissez un niveau d’une autre guilde pour 2 pièces de moins.
effect-build-minus2-l1 = Commencez une nouvelle guilde pour 2 pièces de moins.
effect-build-minus2-l23 = Bâtissez le niveau 2 ou 3 d’une autre guilde pour 2 pièces de moins.
effect-build-minus3-any = Bâtissez un niveau d’une autre guilde pour 3 pièces de moins.
effect-build-minus3-l23 = Bâtissez le niveau 2 ou 3 d’une autre guilde pour 3 pièces de moins.
effect-coins-chest-1 = Gagnez 1 pièce dans votre Coffre.
effect-coins-chest-2 = Gagnez 2 pièces dans votre Coffre.
effect-coins-chest-3 = Gagnez 3 pièces dans votre Coffre.
effect-coins-each-chest-1-banners-of-bankers = Gagnez 1 pièce dans votre Coffre par bannière de Banquiers complétée.
effect-coins-each-chest-1-guilds = Gagnez 1 pièce dans votre Coffre par guilde différente complétée.
effect-coins-each-chest-1-houses = Gagnez 1 pièce dans votre Coffre par guilde complétée.
effect-coins-each-chest-1-sold-types = Gagnez 1 pièce dans votre Coffre par type de fruit vendu.
effect-coins-each-purse-1-banners = Gagnez 1 pièce par bannière complétée.
effect-coins-each-purse-1-banners-of-bankers = Gagnez 1 pièce par bannière de Banquiers complétée.
effect-coins-each-purse-1-guilds = Gagnez 1 pièce par guilde différente complétée.
effect-coins-each-purse-1-houses = Gagnez 1 pièce par guilde complétée.
effect-coins-each-purse-1-sold-top = Gagnez 1 pièce par fruit vendu du type que vous avez le plus vendu.
effect-coins-each-purse-1-sold-types = Gagnez 1 pièce par type de fruit vendu.
effect-coins-each-purse-1-unsold = Gagnez 1 pièce par fruit invendu.
effect-coins-each-purse-1-unsold-types = Gagnez 1 pièce par type parmi vos fruits invendus.
effect-coins-purse-1 = Gagnez 1 pièce.
effect-coins-purse-2 = Gagnez 2 pièces.
effect-discard-gain-purse-3 = Vous pouvez défausser une autre guilde pour gagner 3 pièces.
effect-discard-gain-purse-4 = Vous pouvez défausser une autre guilde pour gagner 4 pièces.
effect-discard-guild-any = Pour bâtir ce niveau, défaussez d’abord une autre de vos guildes.
effect-discard-guild-in-progress = Pour bâtir ce niveau, défaussez d’abord une autre de vos guildes en cours.
effect-discount-1-any = Chaque niveau vous coûte 1 pièce de moins.
effect-discount-1-l1 = Les nouvelles guildes vous coûtent 1 pièce de moins.
effect-discount-1-l23 = Les niveaux 2 et 3 vous coûtent 1 pièce de moins.
effect-discount-1-l3 = Les niveaux 3 vous coûtent 1 pièce de moins.
effect-discount-2-l3 = Les niveaux 3 vous coûtent 2 pièces de moins.
effect-each-rest-1 = Chaque fois que vous vous reposez : d’abord 1 pièce dans votre Coffre.
effect-each-rest-2 = Chaque fois que vous vous reposez : d’abord 2 pièces dans votre Coffre.
effect-extra-sale-1 = Faites une vente supplémentaire.
effect-extra-sale-2 = Faites 2 ventes supplémentaires.
effect-points-1-banners = 1 point par bannière complétée.
effect-points-1-houses = 1 point par guilde complétée.
effect-points-1-sold = 1 point par fruit vendu.
effect-points-1-unsold = 1 point par fruit invendu.
effect-points-2-banners = 2 points par bannière complétée.
effect-points-2-banners-of-bankers = 2 points par bannière de Banquiers complétée.
effect-points-2-coins = 2 points par pièce dans votre Bourse.
effect-points-2-guilds = 2 points par guilde différente complétée.
effect-points-2-houses = 2 points par guilde complétée.
effect-points-2-majority = 2 points par bannière de la guilde dont vous avez complété le plus de bannières.
effect-points-2-sold-top = 2 points par fruit vendu du type que vous avez le plus vendu.
effect-points-2-sold-types = 2 points par type de fruit vendu.
effect-points-2-unsold-types = 2 points par type parmi vos fruits invendus.
effect-points-3-banners-of-writers = 3 points par bannière d’Écrivains complétée.
effect-points-3-houses = 3 points par guilde complétée.
effect-points-3-unsold-2 = 3 points par groupe de 2 fruits invendus.
effect-points-4-guilds = 4 points par guilde différente complétée.
effect-points-4-houses-of-writers = 4 points par guilde d’Écrivains complétée.
effect-points-4-sold-types = 4 points par type de fruit vendu.
effect-preserve-fruit-1 = Pour bâtir ce niveau, placez d’abord 1 fruit invendu sur votre pile de fruits vendus, sans vente.
effect-preserve-fruit-2 = Pour bâtir ce niveau, placez d’abord 2 fruits invendus sur votre pile de fruits vendus, sans vente.
effect-reveal-fruit-2-1 = Révélez 2 fruits ; vous pouvez en garder 1.
effect-reveal-fruit-3-1 = Révélez 3 fruits ; vous pouvez en garder 1.
effect-reveal-fruit-3-2 = Révélez 3 fruits et gardez-en jusqu’à 2.
effect-reveal-fruit-4-1 = Révélez 4 fruits ; vous pouvez en garder 1.
effect-reveal-fruit-4-2 = Révélez 4 fruits et gardez-en jusqu’à 2.
effect-reveal-fruit-5-2 = Révélez 5 fruits et gardez-en jusqu’à 2.
effect-reveal-guild-2-free = Révélez 2 guildes et commencez-en une gratuitement.
effect-reveal-guild-3-free = Révélez 3 guildes et commencez-en une gratuitement.
effect-reveal-guild-3-half = Révélez 3 guildes et commencez-en une à moitié prix.
effect-reveal-guild-3-minus2 = Révélez 3 guildes et commencez-en une pour 2 pièces de moins.
effect-reveal-guild-4-free = Révélez 4 guildes et commencez-en une gratuitement.
effect-reveal-guild-4-minus2 = Révélez 4 guildes et commencez-en une pour 2 pièces de moins.
effect-reveal-guild-5-free = Révélez 5 guildes et commencez-en une gratuitement.
effect-take-fruit-1 = Prenez 1 fruit au Marché.
effect-take-fruit-2 = Prenez 2 fruits au Marché.
effect-when-build-any-chest-1 = À chaque niveau bâti sur une autre guilde : 1 pièce dans votre Coffre.
effect-when-build-l1-chest-1 = À chaque nouvelle guilde commencée : 1 pièce dans votre Coffre.
effect-when-build-l1-chest-2 = À chaque nouvelle guilde commencée : 2 pièces dans votre Coffre.
effect-when-build-l3-purse-2 = À chaque autre guilde complétée : 2 pièces.
effect-when-sell-chest-1 = À chaque vente : 1 pièce dans votre Coffre.
effect-when-sell-purse-1 = À chaque vente : 1 pièce.
effect-when-sell-purse-2 = À chaque vente : 2 pièces.
effect-when-take-chest-1 = À chaque fruit pris ou gardé : 1 pièce dans votre Coffre.

# --- Fruit cards ---

fruit-apple-01 = { type-apple } ({ tag-chest-1 }, { valuable })
fruit-apple-01-text = { action-chest-1 } { valuable-text }
fruit-apple-02 = { type-apple } ({ tag-chest-2 })
fruit-apple-02-text = { action-chest-2 }
fruit-apple-03 = { type-apple } ({ tag-chest-2 })
fruit-apple-03-text = { action-chest-2 }
fruit-apple-04 = { type-apple } ({ tag-extra-sale })
fruit-apple-04-text = { action-extra-sale }
fruit-apple-05 = { type-apple } ({ tag-extra-sale })
fruit-apple-05-text = { action-extra-sale }
fruit-apple-06 = { type-apple } ({ tag-discount })
fruit-apple-06-text = { action-discount }
fruit-apple-07 = { type-apple } ({ tag-discount })
fruit-apple-07-text = { action-discount }
fruit-apple-08 = { type-apple } ({ tag-take }, { valuable })
fruit-apple-08-text = { action-take } { valuable-text }
fruit-apple-09 = { type-apple } ({ tag-take })
fruit-apple-09-text = { action-take }
fruit-apple-10 = { type-apple } ({ tag-refresh }, { valuable })
fruit-apple-10-text = { action-refresh } { valuable-text }
fruit-apple-11 = { type-apple } ({ tag-chest-2 })
fruit-apple-11-text = { action-chest-2 }
fruit-apple-12 = { type-apple } ({ tag-chest-2 })
fruit-apple-12-text = { action-chest-2 }
fruit-apple-13 = { type-apple } ({ tag-extra-sale })
fruit-apple-13-text = { action-extra-sale }
fruit-apple-14 = { type-apple } ({ tag-discount })
fruit-apple-14-text = { action-discount }
fruit-apple-15 = { type-apple } ({ tag-refresh }, { valuable })
fruit-apple-15-text = { action-refresh } { valuable-text }
fruit-cherry-01 = { type-cherry } ({ tag-chest-2 })
fruit-cherry-01-text = { action-chest-2 }
fruit-cherry-02 = { type-cherry } ({ tag-extra-sale })
fruit-cherry-02-text = { action-extra-sale }
fruit-cherry-03 = { type-cherry } ({ tag-extra-sale })
fruit-cherry-03-text = { action-extra-sale }
fruit-cherry-04 = { type-cherry } ({ tag-extra-sale })
fruit-cherry-04-text = { action-extra-sale }
fruit-cherry-05 = { type-cherry } ({ tag-discount })
fruit-cherry-05-text = { action-discount }
fruit-cherry-06 = { type-cherry } ({ tag-discount })
fruit-cherry-06-text = { action-discount }
fruit-cherry-07 = { type-cherry } ({ tag-take }, { valuable })
fruit-cherry-07-text = { action-take } { valuable-text }
fruit-cherry-08 = { type-cherry } ({ tag-take })
fruit-cherry-08-text = { action-take }
fruit-cherry-09 = { type-cherry } ({ tag-refresh }, { valuable })
fruit-cherry-09-text = { action-refresh } { valuable-text }
fruit-cherry-10 = { type-cherry } ({ tag-refresh }, { valuable })
fruit-cherry-10-text = { action-refresh } { valuable-text }
fruit-cherry-11 = { type-cherry } ({ tag-chest-1 }, { valuable })
fruit-cherry-11-text = { action-chest-1 } { valuable-text }
fruit-cherry-12 = { type-cherry } ({ tag-extra-sale })
fruit-cherry-12-text = { action-extra-sale }
fruit-cherry-13 = { type-cherry } ({ tag-extra-sale })
fruit-cherry-13-text = { action-extra-sale }
fruit-cherry-14 = { type-cherry } ({ tag-discount })
fruit-cherry-14-text = { action-discount }
fruit-cherry-15 = { type-cherry } ({ tag-take })
fruit-cherry-15-text = { action-take }
fruit-grape-01 = { type-grape } ({ tag-chest-1 }, { valuable })
fruit-grape-01-text = { action-chest-1 } { valuable-text }
fruit-grape-02 = { type-grape } ({ tag-chest-2 })
fruit-grape-02-text = { action-chest-2 }
fruit-grape-03 = { type-grape } ({ tag-extra-sale })
fruit-grape-03-text = { action-extra-sale }
fruit-grape-04 = { type-grape } ({ tag-discount })
fruit-grape-04-text = { action-discount }
fruit-grape-05 = { type-grape } ({ tag-discount })
fruit-grape-05-text = { action-discount }
fruit-grape-06 = { type-grape } ({ tag-discount })
fruit-grape-06-text = { action-discount }
fruit-grape-07 = { type-grape } ({ tag-take }, { valuable })
fruit-grape-07-text = { action-take } { valuable-text }
fruit-grape-08 = { type-grape } ({ tag-take })
fruit-grape-08-text = { action-take }
fruit-grape-09 = { type-grape } ({ tag-refresh }, { valuable })
fruit-grape-09-text = { action-refresh } { valuable-text }
fruit-grape-10 = { type-grape } ({ tag-refresh })
fruit-grape-10-text = { action-refresh }
fruit-grape-11 = { type-grape } ({ tag-extra-sale })
fruit-grape-11-text = { action-extra-sale }
fruit-grape-12 = { type-grape } ({ tag-discount })
fruit-grape-12-text = { action-discount }
fruit-grape-13 = { type-grape } ({ tag-discount })
fruit-grape-13-text = { action-discount }
fruit-grape-14 = { type-grape } ({ tag-take })
fruit-grape-14-text = { action-take }
fruit-grape-15 = { type-grape } ({ tag-refresh }, { valuable })
fruit-grape-15-text = { action-refresh } { valuable-text }
fruit-blueberry-01 = { type-blueberry } ({ tag-chest-1 }, { valuable })
fruit-blueberry-01-text = { action-chest-1 } { valuable-text }
fruit-blueberry-02 = { type-blueberry } ({ tag-chest-2 })
fruit-blueberry-02-text = { action-chest-2 }
fruit-blueberry-03 = { type-blueberry } ({ tag-extra-sale })
fruit-blueberry-03-text = { action-extra-sale }
fruit-blueberry-04 = { type-blueberry } ({ tag-extra-sale })
fruit-blueberry-04-text = { action-extra-sale }
fruit-blueberry-05 = { type-blueberry } ({ tag-discount })
fruit-blueberry-05-text = { action-discount }
fruit-blueberry-06 = { type-blueberry } ({ tag-take }, { valuable })
fruit-blueberry-06-text = { action-take } { valuable-text }
fruit-blueberry-07 = { type-blueberry } ({ tag-take })
fruit-blueberry-07-text = { action-take }
fruit-blueberry-08 = { type-blueberry } ({ tag-take })
fruit-blueberry-08-text = { action-take }
fruit-blueberry-09 = { type-blueberry } ({ tag-refresh }, { valuable })
fruit-blueberry-09-text = { action-refresh } { valuable-text }
fruit-blueberry-10 = { type-blueberry } ({ tag-refresh })
fruit-blueberry-10-text = { action-refresh }
fruit-blueberry-11 = { type-blueberry } ({ tag-chest-2 })
fruit-blueberry-11-text = { action-chest-2 }
fruit-blueberry-12 = { type-blueberry } ({ tag-discount })
fruit-blueberry-12-text = { action-discount }
fruit-blueberry-13 = { type-blueberry } ({ tag-take })
fruit-blueberry-13-text = { action-take }
fruit-blueberry-14 = { type-blueberry } ({ tag-take })
fruit-blueberry-14-text = { action-take }
fruit-blueberry-15 = { type-blueberry } ({ tag-refresh }, { valuable })
fruit-blueberry-15-text = { action-refresh } { valuable-text }
fruit-orange-01 = { type-orange } ({ tag-chest-1 }, { valuable })
fruit-orange-01-text = { action-chest-1 } { valuable-text }
fruit-orange-02 = { type-orange } ({ tag-chest-2 })
fruit-orange-02-text = { action-chest-2 }
fruit-orange-03 = { type-orange } ({ tag-extra-sale })
fruit-orange-03-text = { action-extra-sale }
fruit-orange-04 = { type-orange } ({ tag-extra-sale })
fruit-orange-04-text = { action-extra-sale }
fruit-orange-05 = { type-orange } ({ tag-discount })
fruit-orange-05-text = { action-discount }
fruit-orange-06 = { type-orange } ({ tag-discount })
fruit-orange-06-text = { action-discount }
fruit-orange-07 = { type-orange } ({ tag-take }, { valuable })
fruit-orange-07-text = { action-take } { valuable-text }
fruit-orange-08 = { type-orange } ({ tag-refresh }, { valuable })
fruit-orange-08-text = { action-refresh } { valuable-text }
fruit-orange-09 = { type-orange } ({ tag-refresh })
fruit-orange-09-text = { action-refresh }
fruit-orange-10 = { type-orange } ({ tag-refresh })
fruit-orange-10-text = { action-refresh }
fruit-orange-11 = { type-orange } ({ tag-chest-2 })
fruit-orange-11-text = { action-chest-2 }
fruit-orange-12 = { type-orange } ({ tag-extra-sale })
fruit-orange-12-text = { action-extra-sale }
fruit-orange-13 = { type-orange } ({ tag-take })
fruit-orange-13-text = { action-take }
fruit-orange-14 = { type-orange } ({ tag-refresh }, { valuable })
fruit-orange-14-text = { action-refresh } { valuable-text }
fruit-orange-15 = { type-orange } ({ tag-refresh })
fruit-orange-15-text = { action-refresh }

# --- Guild cards ---

card-arc-01 = Chantier des échafaudages
card-arc-01-text =
    { level-2 } { effect-build-half-any }
    { level-3 } { effect-coins-purse-2 }
card-arc-02 = Atelier des cordages
card-arc-02-text =
    { level-2 } { effect-build-minus2-any }
    { level-3 } { effect-build-half-any }
card-arc-03 = Scierie perchée
card-arc-03-text =
    { level-2 } { effect-discount-1-l3 }
    { level-3 } { effect-coins-chest-3 }
card-arc-04 = Soupente aux plans
card-arc-04-text =
    { level-2 } { effect-coins-chest-2 }
    { level-3 } { effect-build-minus3-l23 }
card-arc-05 = Tour des poulies
card-arc-05-text =
    { level-1 } { effect-when-build-l3-purse-2 }
    { level-2 } { effect-build-half-l1 }
card-arc-06 = Escalier suspendu
card-arc-06-text =
    { level-1 } { effect-discount-1-l23 }
    { level-2 } { effect-discount-2-l3 }
card-arc-07 = Bureau des passerelles
card-arc-07-text =
    { level-1 } { effect-build-minus2-l23 }
    { level-2 } { effect-coins-purse-2 }
    { level-3 } { effect-build-half-any }
card-arc-08 = Halle des charpentiers
card-arc-08-text =
    { level-1 } { effect-discount-1-any }
    { level-2 } { effect-build-half-l1 }
    { level-3 } { effect-coins-each-purse-1-houses }
card-arc-09 = Grue de la canopée
card-arc-09-text =
    { level-1 } { effect-when-build-any-chest-1 }
    { level-2 } { effect-build-half-l3 }
card-arc-10 = Salle des maquettes
card-arc-10-text =
    { level-2 } { effect-discount-2-l3 }
    { level-3 } { effect-build-minus3-any }
card-arc-11 = Branche voûtée
card-arc-11-text =
    { level-1 } { effect-coins-chest-2 }
    { level-2 } { effect-build-half-any }
    { level-3 } { effect-points-2-houses }
card-arc-12 = Belvédère de la cime
card-arc-12-text =
    { level-1 } { effect-build-half-any }
    { level-2 } { effect-build-minus2-l1 }
    { level-3 } { effect-build-half-any }
card-arc-13 = Loge du maître d’œuvre
card-arc-13-text =
    { level-1 } { effect-build-minus3-l23 }
    { level-2 } { effect-build-half-any }
    { level-3 } { effect-points-3-houses }
card-ban-01 = Comptoir aux glands
card-ban-01-text =
    { level-1 } { effect-coins-chest-2 }
    { level-2 } { effect-coins-chest-2 }
    { level-3 } { effect-coins-each-purse-1-banners-of-bankers }
card-ban-02 = Frappe des feuilles
card-ban-02-text =
    { level-1 } { effect-each-rest-1 }
    { level-2 } { effect-each-rest-2 }
card-ban-03 = Creux aux pièces
card-ban-03-text =
    { level-1 } { effect-coins-purse-1 } { effect-coins-chest-1 }
    { level-2 } { effect-coins-chest-3 }
    { level-3 } { effect-coins-chest-3 }
card-ban-04 = Nid d’épargne
card-ban-04-text =
    { level-1 } { effect-coins-chest-1 }
    { level-2 } { effect-when-sell-chest-1 }
    { level-3 } { effect-points-2-coins }
card-ban-05 = Cabane du changeur
card-ban-05-text =
    { level-1 } { effect-discard-gain-purse-3 }
    { level-2 } { effect-coins-purse-1 }
    { level-3 } { effect-discard-gain-purse-4 }
card-ban-06 = Maison des comptes
card-ban-06-text =
    { level-1 } { effect-coins-chest-2 }
    { level-2 } { effect-coins-each-purse-1-houses }
    { level-3 } { effect-coins-purse-2 }
card-ban-07 = Grange aux dîmes
card-ban-07-text =
    { level-1 } { effect-when-sell-purse-1 }
    { level-2 } { effect-coins-chest-2 }
card-ban-08 = Bureau des prêts
card-ban-08-text =
    { level-1 } { effect-coins-purse-2 }
card-ban-09 = Caveau des racines
card-ban-09-text =
    { level-1 } { effect-coins-each-chest-1-houses }
    { level-2 } { effect-coins-purse-2 }
    { level-3 } { effect-coins-each-chest-1-houses }
card-ban-10 = Galerie de change
card-ban-10-text =
    { level-1 } { effect-each-rest-1 }
    { level-2 } { effect-coins-chest-3 }
    { level-3 } { effect-coins-each-chest-1-banners-of-bankers }
card-ban-11 = Rameau doré
card-ban-11-text =
    { level-1 } { effect-coins-chest-3 }
    { level-2 } { effect-each-rest-2 }
    { level-3 } { effect-coins-chest-2 }
card-ban-12 = Trésor de la cime
card-ban-12-text =
    { level-1 } { effect-coins-chest-3 }
    { level-2 } { effect-coins-each-purse-1-banners }
    { level-3 } { effect-points-2-banners-of-bankers }
card-mer-01 = Étal de fruits
card-mer-01-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-extra-sale-1 }
    { level-3 } { effect-coins-each-purse-1-sold-types }
card-mer-02 = Monte-paniers
card-mer-02-text =
    { level-1 } { effect-when-sell-purse-1 }
    { level-2 } { effect-extra-sale-1 }
card-mer-03 = Maison de la pesée
card-mer-03-text =
    { level-1 } { effect-extra-sale-1 }
    { level-2 } { effect-when-sell-chest-1 }
    { level-3 } { effect-extra-sale-1 }
card-mer-04 = Marché nocturne
card-mer-04-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-extra-sale-1 }
    { level-3 } { effect-points-2-sold-top }
card-mer-05 = Buvette aux jus
card-mer-05-text =
    { level-1 } { effect-coins-each-purse-1-unsold-types }
    { level-2 } { effect-take-fruit-1 }
    { level-3 } { effect-extra-sale-2 }
card-mer-06 = Rampe aux chariots
card-mer-06-text =
    { level-1 } { effect-extra-sale-1 }
    { level-2 } { effect-when-sell-purse-2 }
card-mer-07 = Hangar d’emballage
card-mer-07-text =
    { level-1 } { effect-when-take-chest-1 }
    { level-2 } { effect-extra-sale-1 }
    { level-3 } { effect-coins-each-purse-1-sold-top }
card-mer-08 = Halte des caravanes
card-mer-08-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-extra-sale-1 } { effect-take-fruit-1 }
    { level-3 } { effect-points-2-sold-types }
card-mer-09 = Terrasse des enchères
card-mer-09-text =
    { level-1 } { effect-when-sell-purse-1 }
    { level-2 } { effect-extra-sale-1 }
    { level-3 } { effect-extra-sale-1 } { effect-take-fruit-1 }
card-mer-10 = Plateforme de gros
card-mer-10-text =
    { level-1 } { effect-extra-sale-1 } { effect-take-fruit-1 }
    { level-2 } { effect-coins-each-chest-1-sold-types }
    { level-3 } { effect-extra-sale-1 }
card-mer-11 = Cour du négoce
card-mer-11-text =
    { level-1 } { effect-extra-sale-1 }
    { level-3 } { effect-extra-sale-2 }
card-mer-12 = Grand bazar
card-mer-12-text =
    { level-1 } { effect-when-sell-purse-1 }
    { level-2 } { effect-extra-sale-2 }
    { level-3 } { effect-points-1-sold }
card-wri-01 = Réserve d’encre
card-wri-01-text =
    { level-2 } { effect-coins-chest-2 }
    { level-3 } { effect-points-2-guilds }
card-wri-02 = Salle des copistes
card-wri-02-text =
    { level-1 } { effect-coins-chest-1 }
    { level-3 } { effect-points-1-banners }
card-wri-03 = Presse d’écorce
card-wri-03-text =
    { level-2 } { effect-coins-purse-2 }
    { level-3 } { effect-points-2-majority }
card-wri-04 = Perchoir des poètes
card-wri-04-text =
    { level-1 } { effect-coins-chest-1 }
    { level-2 } { effect-build-minus2-any }
    { level-3 } { effect-points-4-houses-of-writers }
card-wri-05 = Bureau de la gazette
card-wri-05-text = { no-effect }
card-wri-06 = Cercle des conteurs
card-wri-06-text =
    { level-1 } { effect-take-fruit-1 }
    { level-3 } { effect-points-2-sold-types }
card-wri-07 = Atelier de reliure
card-wri-07-text =
    { level-2 } { effect-take-fruit-1 }
    { level-3 } { effect-points-2-unsold-types }
card-wri-08 = Salle des chroniques
card-wri-08-text =
    { level-1 } { effect-coins-purse-1 }
    { level-2 } { effect-build-half-any }
    { level-3 } { effect-points-3-banners-of-writers }
card-wri-09 = Branche-théâtre
card-wri-09-text = { no-effect }
card-wri-10 = Tour des lettres
card-wri-10-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-points-1-houses }
    { level-3 } { effect-points-2-houses }
card-wri-11 = Académie des feuilles
card-wri-11-text =
    { level-2 } { effect-points-2-guilds }
    { level-3 } { effect-points-4-guilds }
card-wri-12 = Grande bibliothèque
card-wri-12-text =
    { level-2 } { effect-points-1-banners }
    { level-3 } { effect-points-2-banners }
card-bot-01 = Grainothèque
card-bot-01-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-reveal-fruit-3-1 }
    { level-3 } { effect-points-1-unsold }
card-bot-02 = Cabane à greffes
card-bot-02-text =
    { level-1 } { effect-reveal-fruit-3-1 }
    { level-2 } { effect-extra-sale-1 }
    { level-3 } { effect-coins-each-purse-1-unsold-types }
card-bot-03 = Citerne de rosée
card-bot-03-text =
    { level-1 } { effect-when-take-chest-1 }
    { level-2 } { effect-take-fruit-1 }
    { level-3 } { effect-take-fruit-2 }
card-bot-04 = Terrasse-pépinière
card-bot-04-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-preserve-fruit-1 }
    { level-3 } { effect-preserve-fruit-1 }
card-bot-05 = Balcon aux abeilles
card-bot-05-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-coins-each-purse-1-unsold-types }
    { level-3 } { effect-points-2-unsold-types }
card-bot-06 = Comptoir des pollens
card-bot-06-text =
    { level-1 } { effect-extra-sale-1 }
    { level-2 } { effect-reveal-fruit-4-2 }
    { level-3 } { effect-extra-sale-1 }
card-bot-07 = Laboratoire des mousses
card-bot-07-text =
    { level-1 } { effect-reveal-fruit-2-1 }
    { level-2 } { effect-preserve-fruit-2 }
    { level-3 } { effect-take-fruit-1 }
card-bot-08 = Herbier
card-bot-08-text =
    { level-1 } { effect-reveal-fruit-4-1 }
    { level-2 } { effect-coins-each-purse-1-unsold }
    { level-3 } { effect-points-2-sold-types }
card-bot-09 = Serre haute
card-bot-09-text =
    { level-1 } { effect-when-take-chest-1 }
    { level-2 } { effect-reveal-fruit-3-2 }
    { level-3 } { effect-coins-each-purse-1-unsold }
card-bot-10 = Allée du verger
card-bot-10-text =
    { level-1 } { effect-take-fruit-2 }
    { level-2 } { effect-when-take-chest-1 }
    { level-3 } { effect-points-3-unsold-2 }
card-bot-11 = Arborétum
card-bot-11-text =
    { level-1 } { effect-reveal-fruit-5-2 }
    { level-2 } { effect-preserve-fruit-2 }
    { level-3 } { effect-reveal-fruit-5-2 }
card-bot-12 = Dôme botanique
card-bot-12-text =
    { level-1 } { effect-reveal-fruit-4-1 }
    { level-2 } { effect-preserve-fruit-2 }
    { level-3 } { effect-points-4-sold-types }
card-exp-01 = Nid de vigie
card-exp-01-text =
    { level-1 } { effect-reveal-guild-3-half }
    { level-2 } { effect-coins-chest-2 }
    { level-3 } { effect-points-2-guilds }
card-exp-02 = Chambre des cartes
card-exp-02-text =
    { level-2 } { effect-reveal-guild-4-minus2 }
    { level-3 } { effect-reveal-guild-4-free }
card-exp-03 = Poste de tyrolienne
card-exp-03-text =
    { level-1 } { effect-reveal-guild-2-free }
    { level-2 } { effect-discard-guild-any }
card-exp-04 = Refuge des sentiers
card-exp-04-text =
    { level-1 } { effect-when-build-l1-chest-1 }
    { level-2 } { effect-reveal-guild-3-half }
    { level-3 } { effect-discard-gain-purse-4 }
card-exp-05 = Échoppe aux boussoles
card-exp-05-text =
    { level-1 } { effect-discount-1-l1 }
    { level-2 } { effect-reveal-guild-3-half }
    { level-3 } { effect-discard-guild-any }
card-exp-06 = Port aux cerfs-volants
card-exp-06-text =
    { level-1 } { effect-reveal-guild-4-free }
    { level-2 } { effect-build-minus2-l1 }
card-exp-07 = Cabinet de reliques
card-exp-07-text =
    { level-1 } { effect-discard-gain-purse-3 }
    { level-2 } { effect-discard-guild-any }
    { level-3 } { effect-coins-each-purse-1-guilds }
card-exp-08 = Bac à cordes
card-exp-08-text =
    { level-1 } { effect-reveal-guild-3-minus2 }
    { level-2 } { effect-when-build-l1-chest-2 }
    { level-3 } { effect-coins-each-chest-1-guilds }
card-exp-09 = Camp d’expédition
card-exp-09-text =
    { level-1 } { effect-when-build-any-chest-1 }
    { level-2 } { effect-discard-guild-in-progress }
    { level-3 } { effect-reveal-guild-5-free }
card-exp-10 = Quai des ballons
card-exp-10-text =
    { level-1 } { effect-coins-each-purse-1-guilds }
    { level-2 } { effect-reveal-guild-3-free }
    { level-3 } { effect-discard-guild-any }
card-exp-11 = Observatoire de l’horizon
card-exp-11-text =
    { level-1 } { effect-reveal-guild-3-half }
    { level-2 } { effect-coins-each-purse-1-guilds }
    { level-3 } { effect-points-4-guilds }
card-exp-12 = Société des branches lointaines
card-exp-12-text =
    { level-1 } { effect-coins-chest-3 }
    { level-2 } { effect-discard-guild-any }
    { level-3 } { effect-discard-guild-any }

## Le but en un coup d'œil

aim-do = À chaque tour, vous vendez un fruit : il rapporte une pièce pour chaque fruit visible de son type.
aim-how = Avec les pièces, vous bâtissez des maisons de guilde, niveau par niveau ; chaque niveau peut aider pour le suivant.
aim-win = Une maison achevée donne les points de son troisième niveau. Qui a le plus de points gagne.
aim-long = Quand quelqu’un a six bannières sur des maisons achevées, on joue encore une manche : 30 à 45 minutes.

## Ce qui donne des points

score-completed-text = Les points imprimés au niveau 3 de vos guildes complétées.
score-variable-text = Ce que vaut maintenant le ? au niveau 3 de vos guildes complétées.
score-in-progress-text = Pour chacune de vos autres guildes, les points du plus haut niveau bâti.
