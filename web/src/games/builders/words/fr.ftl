# Les mots du plateau dessiné des Bâtisseurs.

area-board = Plateau
area-market = Étal
area-mine = Votre main
status-round = Manche { $round } sur 2, tour { $turn } sur { $turns }
board-label = La clairière et ses arbres
tree-title = Arbre { $space }, { $district }
tree-label = { $capped ->
    [1] Arbre { $space } : hauteur { $levels }, coiffé, dominé par { $leader }
   *[other] Arbre { $space } : hauteur { $levels }, sommet { $top }, dominé par { $leader }
  }
tree-nobody = personne
tree-led = { $player } domine : { $points } à la fin de la manche.
tree-led-nobody = Personne ne domine encore cet arbre.
tree-level = { $style } : { $player }
tree-base = Base : { $style }
tree-capped = Coiffé d’une cime.
tree-full = Complet : six niveaux.
zone-hand = Votre main
zone-row = Votre rangée
zone-items = Vos objets
zone-tiles = Vos tuiles
zone-tiles-second = pour la manche 2
zone-display = Nouvelles cartes
zone-supply = Réserve
row-empty = Vos cartes jouées se rangent ici. Trois symboles identiques achètent un objet.
row-empty-theirs = Aucune carte jouée pour le moment.
items-empty = Aucun
deck-label = Pioche : { $count } cartes
discard-cards = Défausse ({ $count }) : { $cards }.
discard-none = La défausse est vide.
shown-cards = Montrées faute de carte jouable : { $cards }.
box-tiles = Tuiles dans la boîte : { $tiles }.
next-tile = suivante
tile-label = { $style }
stack-left = { $count ->
    [one] une tuile restante
   *[other] { $count } tuiles restantes
  }
glance-label = { $player } : { $cards } cartes, prochaine tuile { $tile }
banners-left = Bannières restantes : { $count }
set-progress = { $item } : { $count } sur 3
district-led = { $player } : domine { $trees ->
    [one] { $trees } arbre
   *[other] { $trees } arbres
  }
zone-row-of = Rangée
zone-items-of = Objets
zone-tiles-of = Tuiles
