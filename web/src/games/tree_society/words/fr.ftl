# Les mots du plateau dessiné de Tree Society.

area-market = Marché
area-mine = Votre verger
status-round = Manche { $round }, { $last ->
    [1] la dernière
    [2] encore une ensuite
   *[other] fin à { $banners } bannières
  }
market-label = Le marché : guildes et fruits
row-top-extra = +1
row-top-label = Rangée du haut : le niveau 1 coûte 1 pièce de plus
row-bottom-label = Rangée du bas : le niveau 1 au prix indiqué
prices-title = Une vente rapporte
price-label = { $fruit } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } à présent
price-text = Visibles : { $market } au Marché, { $mine } chez vous, { $others } chez les autres.
price-text-watch = Visibles : { $market } au Marché, { $others } sur les plateaux.
fruit-deck-label = Paquet de fruits : { $count } cartes
fruit-deck-text = Quand il est vide, la partie s’arrête après la manche.
guild-deck-label = Paquet de guildes : { $count } cartes
discard-label = Guildes défaussées : { $count }
discard-none = Aucune guilde n’a été défaussée.
slot-empty = Vide jusqu’au prochain remplissage.
revealed-title = Cartes révélées
purse-label = Bourse : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
chest-label = Coffre : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
purse-keeps = perte au Repos : { $count }
banners-label = { $count ->
    [one] { $count } bannière
   *[other] { $count } bannières
  }
banners-of-end = { $count } bannières sur { $end }
banners-end-text = { $end } bannières complétées amènent la dernière manche.
level-label = Niveau { $level } : coûte { $cost }
level-price = Niveau { $level } : { $price } au lieu de { $cost }
level-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
level-variable = Les points se comptent à la fin.
level-now-worth = Vaut { $points } à présent.
card-kind = { $guild }, { $banners ->
    [one] { $banners } bannière
   *[other] { $banners } bannières
  }
card-label = { $card }, { $guild }, niveau { $level }
card-label-market = { $card }, { $guild }, coûte { $price }
card-label-done = { $card }, { $guild }, complétée
card-starting = Carte de départ.
price-why = Le niveau { $level } vous coûte { $price } à présent (prix indiqué : { $cost }).
card-discard = Défausser
card-discard-label = Défausser { $card }
card-discard-sure = Vraiment défausser { $card } ? Appuyez encore.
place-free = Place libre
place-free-text = Commencez une guilde du marché.
sold-none = Rien de vendu
sold-label = Fruits vendus : { $count }
completed-none = Une guilde est complétée quand son niveau 3 est bâti.
unsold-none = Plus de fruit : prenez-en un au Repos.
sells-for = Se vend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } à présent.
action-used = utilisée
rest-now = Repos
glance-label = { $player } : bourse { $purse }, coffre { $chest }, { $banners } bannières sur { $end }, { $fruits } fruits invendus

# Les effets en peu de mots, sous leurs signes
short-coins-purse = { $count ->
    [one] une pièce
   *[other] { $count } pièces
  }
short-coins-chest = { $count ->
    [one] une au Coffre
   *[other] { $count } au Coffre
  }
short-coins-each-purse = par { $what }
short-coins-each-chest = par { $what }
short-take-fruit = { $count ->
    [one] prenez un fruit
   *[other] prenez { $count } fruits
  }
short-extra-sale = { $count ->
    [one] vente en plus
   *[other] { $count } ventes en plus
  }
short-build = { $levels } { $mod }
short-discard-gain = défaussez une guilde
short-when-sell = chaque vente
short-when-build-any = chaque autre niveau
short-when-build-l1 = chaque guilde commencée
short-when-build-l3 = chaque niveau 3 bâti
short-action-extra-sale = vente en plus
short-action-discount = sur un niveau
short-action-refresh = autres guildes
short-action-chest = au Coffre
short-action-take = prendre un fruit
short-when-take = chaque fruit pris
short-each-rest = chaque Repos
short-discount = { $levels } moins cher
short-discard-guild-any = défaussez une guilde
short-discard-guild-in-progress = défaussez-en une en cours
short-preserve-fruit = { $count ->
    [one] rangez un fruit
   *[other] rangez { $count } fruits
  }
short-reveal-fruit = voir { $count }, garder { $kept }
short-reveal-guild = voir { $count }, une { $mod }
short-points = par { $what }
short-points-group = par { $group } { $what }
short-levels-any = niveau
short-levels-l1 = nouvelle guilde
short-levels-l3 = niveau 3
short-levels-l23 = niveau 2 ou 3
short-mod-half = à moitié prix
short-mod-minus2 = à −2
short-mod-minus3 = à −3
short-mod-free = gratuite
counter-banners = bannière
counter-houses = maison
counter-banners-of-bankers = bannière de Banquiers
counter-banners-of-writers = bannière d’Écrivains
counter-houses-of-writers = maison d’Écrivains
counter-guilds = guilde différente
counter-majority = bannière majoritaire
counter-sold = fruit vendu
counter-sold-types = type vendu
counter-sold-top = fruit du type le plus vendu
counter-unsold = fruit invendu
counter-unsold-types = type invendu
counter-coins = pièce
counts-levels = Ce que vous pourriez bâtir ensuite, et les points en plus :
counts-level = { $card }, niveau { $level } : à votre portée ({ $price }).
counts-level-dear = { $card }, niveau { $level } : coûte { $price }.
