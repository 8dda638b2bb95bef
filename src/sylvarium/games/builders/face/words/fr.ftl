# Les Bâtisseurs du Val Sylvestre

game-name = Bâtisseurs du Val Sylvestre
game-pitch = Empilez vos habitations sur des arbres partagés, et dominez la forêt quand les bâtisseurs se reposent.
game-length = 20 minutes par joueur

option-start = Premier joueur
option-start-random = au hasard
option-start-1 = première place
option-start-2 = deuxième place
option-start-3 = troisième place
option-start-4 = quatrième place

## Score

score-banners = Bannières
score-bridges = Ponts
score-prestige = Prestige
score-preeminence = Prééminence
standing-fame = Renommée
standing-trees = Arbres dominés
standing-banners = Bannières de tuile

## Components

style-thatch = chaumière
style-nest = nid tressé
style-log = cabane en rondins
style-gourd = maison-calebasse
style-thatch-text = La maison des souris. Une carte chaumière bâtit sur un arbre dont le sommet est une chaumière.
style-nest-text = La maison des perruches. Une carte nid bâtit sur un arbre dont le sommet est un nid.
style-log-text = La maison des écureuils. Une carte cabane bâtit sur un arbre dont le sommet est une cabane.
style-gourd-text = La maison des rainettes. Une carte calebasse bâtit sur un arbre dont le sommet est une calebasse.

icon-ax = hache
icon-hammer = marteau
icon-bridge = pont
icon-treetop = cime
icon-both = pont ou cime

one-thatch = une chaumière
one-nest = un nid tressé
one-log = une cabane en rondins
one-gourd = une maison-calebasse

one-ax = une hache
one-hammer = un marteau
one-bridge = un pont
one-treetop = une cime

item-ax = hache
item-hammer = marteau
item-bridge = pont
item-treetop = cime
item-ax-text = Retire du jeu la tuile au sommet d’un arbre sans cime. La hache retourne à la réserve. (R63)
item-hammer-text = Déplace une de vos tuiles au sommet vers un autre arbre ouvert, quel que soit son style. Le marteau retourne à la réserve. (R65)
item-bridge-text = Relie pour toujours deux arbres voisins. Vous marquez aussitôt les niveaux de ceux que vous dominez. (R75)
item-treetop-text = Ferme un arbre pour toujours : on n’y ajoute ni n’en retire plus aucune tuile. (R68)

district-ferndell = Val-Fougère
district-rivergate = Porte-Rivière
district-amberwood = Bois d’Ambre
district-stonecrest = Haute-Pierre
district-greenmead = Vertpré

card-thatch-ax = Souris bûcheronne
card-thatch-hammer = Souris charpentière
card-thatch-bridge = Souris cordière
card-thatch-treetop = Souris gardienne des cimes
card-thatch-both = Souris arpenteuse
card-nest-ax = Perruche bûcheronne
card-nest-hammer = Perruche charpentière
card-nest-bridge = Perruche cordière
card-nest-treetop = Perruche gardienne des cimes
card-nest-both = Perruche arpenteuse
card-log-ax = Écureuil bûcheron
card-log-hammer = Écureuil charpentier
card-log-bridge = Écureuil cordier
card-log-treetop = Écureuil gardien des cimes
card-log-both = Écureuil arpenteur
card-gourd-ax = Rainette bûcheronne
card-gourd-hammer = Rainette charpentière
card-gourd-bridge = Rainette cordière
card-gourd-treetop = Rainette gardienne des cimes
card-gourd-both = Rainette arpenteuse

## Questions

ask-play = Choisissez une carte : votre tuile ira sur un arbre au sommet assorti.
ask-play-open = Aucune de vos cartes ne peut convenir : jouez-en une au choix et bâtissez sur n’importe quel arbre ouvert.
ask-play-no-tree = Aucun arbre n’est ouvert : jouez une carte au choix ; votre tuile est perdue.
ask-place = Choisissez un arbre dont le sommet montre ceci : { $style }. Votre prochaine tuile : { $tile }.
ask-place-open = Choisissez un arbre ouvert. Votre prochaine tuile : { $tile }.
ask-banner = Accrocher une bannière à votre tuile en { $space } pour { $points } points de renommée ?
ask-act = Échangez une série, utilisez un objet ou continuez.
ask-ax = Choisissez l’arbre dont vous retirez la tuile du sommet.
ask-source = Choisissez l’arbre où vous prenez votre tuile.
ask-destination = Choisissez l’arbre où va votre tuile.
ask-treetop = Choisissez l’arbre à coiffer d’une cime.
ask-bridge = Choisissez deux arbres voisins à relier.
ask-refresh = Les trois cartes se ressemblent : les remplacer toutes ?
ask-take = Choisissez votre nouvelle carte.

## Choices

do-play = Jouer { $card } ({ $style })
do-place = Poser votre tuile ({ $tile }) en { $space }
do-attach = Accrocher une bannière (+{ $points })
do-decline = Pas de bannière
do-exchange = { $combined ->
    [0] Échanger trois cartes contre { $item }
    [one] Échanger une série avec une carte double contre { $item }
   *[other] Échanger une série avec { $combined } cartes doubles contre { $item }
  }
do-use-ax = Utiliser une hache
do-use-hammer = Utiliser un marteau
do-use-bridge = Utiliser un pont
do-use-treetop = Utiliser une cime
do-end = Passer à la nouvelle carte
do-ax = Retirer la tuile du sommet de { $space }
do-source = Prendre votre tuile en { $space }
do-destination = La déplacer en { $space }
do-treetop = Coiffer { $space }
do-bridge = Relier { $pair } (+{ $points })
do-refresh = Remplacer les trois cartes
do-keep = Garder les cartes
do-take = Prendre { $card }
do-take-deck = Piocher une carte

## Log

log-play = { $player } joue { $card }.
log-tile-lost = Aucun arbre n’est ouvert : { $player } perd sa tuile.
log-place = { $player } bâtit { $tile } en { $space }, { $district }.
log-banner = { $player } accroche une bannière : +{ $points }.
log-exchange = { $player } échange une série de cartes contre { $item }.
log-bridge = { $player } relie { $pair } par un pont : +{ $points }.
log-ax = { $player } retire la tuile du sommet de { $space }, { $district }.
log-use = { $player } utilise { $item }.
log-destination = { $player } déplace une tuile de { $source } vers { $space }, { $district }.
log-treetop = { $player } coiffe { $space }, { $district }, d’une cime.
log-refresh = { $player } remplace l’étal.
log-take = { $player } prend { $card }.
log-take-deck = { $player } pioche une carte.
log-take-deck-own = { $player } pioche { $card }.
log-top-up = { $player } complète sa main à quatre cartes.
log-redraw = { $player } n’avait aucune carte jouable, montre { $cards } et pioche trois nouvelles cartes.
log-round = On marque la manche { $round }.
log-round-score = { $player } : prestige +{ $prestige }, prééminence +{ $preeminence }.

## Pourquoi pas

why-one-card = Vous avez déjà joué votre carte ce tour-ci.
why-card-first = Jouez d’abord une carte : elle dit où vous pouvez bâtir.
why-tile-first = Les séries et les objets viennent après votre tuile.
why-finish-item = Choisissez d’abord où utiliser l’objet.
why-card-last = La nouvelle carte vient en dernier, à la fin de votre tour.
why-banner-now = Décidez d’abord si vous accrochez la bannière : l’occasion ne reviendra pas.
why-one-tile = Vous avez déjà posé votre tuile ce tour-ci.
why-item-first = Votre tuile est posée. Pour utiliser un objet, cliquez d’abord sur l’objet.
why-card-taken = Les séries et les objets viennent avant la nouvelle carte : attendez votre prochain tour.
why-refresh-first = Décidez d’abord si vous remplacez les trois cartes.
why-no-such-card = { $card } n’est pas dans votre main.
why-no-tree-for-card = Aucun arbre ouvert ne montre ceci au sommet : { $style }.
why-supply-empty = La réserve est vide ({ $item }) : votre série doit attendre.
why-few-double-cards = { $count ->
    [0] Votre rangée n’a pas de carte double.
    [one] Votre rangée n’a qu’une carte double.
   *[other] Votre rangée n’a que { $count } cartes doubles.
  }
why-no-set = Il faut { $needed } cartes de votre rangée avec ce symbole ({ $item }) ; il y en a { $count }.
why-slot-empty = Il n’y a plus de carte à cette place.
why-deck-empty = La pioche et la défausse sont vides.
why-no-tree-there = { $space } ne sert pas quand on est si peu nombreux.
why-tree-closed = La cime a fermé { $space } pour toujours.
why-tree-full = { $space } est complet : un arbre a cinq tuiles au plus.
why-other-top = Le sommet de { $space } montre ceci : { $top }. Votre carte demande : { $style }.
why-tile-need-not-match = Votre tuile est la même ({ $top }), mais c’est la carte qui décide ; il faut au sommet : { $style }.
why-nothing-to-cut = { $space } n’a aucune tuile à retirer, et la base reste.
why-not-your-tile = Vous n’avez pas de tuile à déplacer sur { $space }.
why-covered-tile = Votre tuile sur { $space } est recouverte par une autre.
why-nowhere-to-go = Il n’y a pas d’arbre ouvert pour votre tuile.
why-same-tree = Votre tuile doit aller sur un autre arbre.
why-no-item = Vous n’avez pas cet objet ({ $item }). Trois cartes de votre rangée avec ce symbole l’achètent.
why-one-item = Vous avez déjà utilisé un objet ce tour-ci.
why-no-banner = Un pont demande une bannière, et vous n’en avez plus.
why-no-target = Il n’y a rien sur quoi utiliser cet objet ({ $item }).
why-linked-already = Vous avez déjà un pont en { $pair }.

## Help

help-goal = Ayez le plus de renommée après deux manches. Arbres et quartiers sont comptés à la fin de chacune.
help-turn = Jouez une carte, posez votre tuile du dessus sur un arbre au sommet assorti à la carte, échangez des séries et utilisez un objet si vous voulez, puis prenez une nouvelle carte.
help-prestige = Vous dominez un arbre si vous y avez le plus de tuiles ; à égalité, la plus haute l’emporte. Un arbre marque sa hauteur, base comprise.
help-preeminence = Dominez le plus d’arbres d’un quartier : 2 points pour chacun de ses arbres. En cas d’égalité, 1 point pour chacun.
help-banner = Si deux autres tuiles de l’arbre montrent le style de la tuile que vous venez de poser, vous pouvez accrocher une bannière pour 5 points : une fois par arbre.
help-set = Trois cartes de votre rangée avec le même symbole achètent cet objet. Une carte double compte comme un pont ou une cime.

## Le but en un coup d'œil

aim-do = Vous bâtissez tous des habitations sur les mêmes arbres : jouez une carte, et posez votre prochaine tuile sur un arbre au sommet assorti à la carte.
aim-how = Qui a le plus de tuiles dans un arbre le domine, et qui domine le plus d’arbres d’un quartier domine le quartier.
aim-win = Les arbres et les quartiers dominés rapportent de la renommée après chacune des deux manches, les bannières et les ponts tout de suite. La plus grande renommée gagne.
aim-long = Chacun joue 16 tours : environ 20 minutes par personne.

## Ce qui donne des points

score-banners-text = 5 points tout de suite, quand deux autres tuiles de l’arbre montrent le style de celle que vous ajoutez.
score-bridges-text = Tout de suite : la hauteur de chacun des deux arbres reliés que vous dominez.
score-prestige-text = Après chaque manche : la hauteur de chaque arbre que vous dominez.
score-preeminence-text = Après chaque manche : 2 points par arbre d’un quartier où vous en dominez le plus, 1 à égalité.
