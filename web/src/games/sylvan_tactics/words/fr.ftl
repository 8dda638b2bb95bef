# Les mots du plateau dessiné de Sylvan Tactics.

area-board = Plateau
area-armies = En jeu
area-hand = Main
status-opening = Mains de départ
status-turn = Tour { $turn } sur { $last } au plus
board-label = Le plateau, huit sur huit
unit-label = { $colour } : { $unit } en { $space }, Force { $strength }
unit-label-health = { $colour } : { $unit } en { $space }, Force { $strength }, Santé { $health }
merc-label = { $card }, { $piece } en { $space }
cost-label = Coûte { $count ->
    [one] un Sceau
   *[other] { $count } Sceaux
  }
strength-label = Force { $count }
base-strength = { $count } au départ
health-label = Santé du Roi : { $count } sur 10
sigils-label = { $ready } Sceaux redressés sur { $awake }
queen-reserve = La Reine attend d’être déployée
queen-board = La Reine est sur le plateau, Santé { $health }
queen-lost = La Reine est tombée
hand-count = { $count ->
    [one] Une carte en main
   *[other] { $count } cartes en main
  }
hand-empty = Votre main est vide. Vous piochez une carte au début de votre tour.
disgraced = Disgracié : plus aucun Pion ne peut être déployé
disgraced-short = Disgracié
zone-hand = Votre main
zone-offered = Prenez une de ces cartes
zone-in-play = Cartes en jeu
zone-pool = Pièces hors du plateau
zone-known = Cartes en main que tout le monde a vues
known-none = { $count ->
    [one] Une carte en main, que personne n’a vue.
   *[other] { $count } cartes en main, que personne n’a vues.
  }
pool-label = { $piece } libre pour un Mercenaire
pool-pawns = { $count ->
    [one] Un Pion hors du plateau
   *[other] { $count } Pions hors du plateau
  }
pool-empty = Tout le monde est sur le plateau.
army-none = Ni Mercenaire ni Champ de bataille en jeu.
deck-label = Pioche : { $count } cartes
discard-empty = La défausse est encore vide.
discard-label = Défausse : { $count } cartes
discard-title = Défausse, la plus récente d’abord
attack-price = pour cette attaque
next-move = Mouvement
next-attack = Attaque
order-move = Bouger
order-attack = Attaquer
order-retire = Congédier
order-retire-sure = Congédier, pour 2 de moral ?
tip-main = Cliquez sur une de vos unités pour voir où elle peut aller et qui elle peut frapper, ou jouez une carte de votre main.
glance-label = { $player } : { $colour }, Sceaux pour payer : { $sigils }, cartes en main : { $cards }
brings = Ce que cela coûterait et rapporterait
brings-sigils = { $count } Sceaux
brings-king = { $count } Santé du Roi
brings-queen = { $count } Santé de la Reine
brings-hand = { $count } cartes en main
counts-duel = Ce qui décide de la partie maintenant :
counts-kings = Santé de votre Roi : { $mine } ; de l’autre Roi : { $theirs }.
counts-wins = { $unit } peut abattre l’autre Roi ({ $strength }) : c’est la victoire.
counts-strike = { $unit } peut prendre { $strength } Santé à l’autre Roi.
counts-threat = { $unit } pourrait prendre { $strength } Santé à votre Roi.
counts-morale = { $count ->
    [one] Une unité ennemie à portée mourrait : l’autre Roi y perd 1 Santé.
   *[other] { $count } unités ennemies à portée mourraient : chacune coûte 1 Santé à l’autre Roi.
  }
counts-disgraced = L’autre joueur est en Disgrâce : plus de nouveaux Pions.
