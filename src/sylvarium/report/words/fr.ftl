# Les mots d'un rapport d'équilibrage. Les nombres arrivent déjà écrits.

report-title = Rapport d’équilibrage
report-of = { $players ->
    [one] Une personne
   *[other] { $players } joueurs
}
report-made = Produit par { $command }, avec les règles de la version { $version }. La même commande donne les mêmes parties.
report-how = Toutes les places sont tenues par le même type de joueur. ± et les traits à travers les marques sont des intervalles à 95 % : si l’on jouait autant d’autres parties, la valeur s’y trouverait dix-neuf fois sur vingt. Sous les distributions, le trait va du premier au troisième quartile et la marque est la médiane.
report-contents = Sommaire
report-numbers = Les nombres
report-measure = Mesure
report-played = { $level } : { $games } parties

report-level-random = au hasard
report-level-greedy = glouton ({ $bot })
report-level-search = recherche ({ $bot })
report-level-other = { $bot }

report-glance = En un coup d’œil
report-glance-by = d’après { $games } parties : { $level }
report-glance-seats = Places
report-glance-fair = Aucune place n’est nettement favorisée
report-glance-fair-text = Le taux de victoire de chaque place s’accorde avec { $fair }, pour autant que { $games } parties permettent d’en juger.
report-glance-more = { $seat } gagne plus souvent
report-glance-less = { $seat } gagne moins souvent
report-glance-seat-text = { $rate } des parties, alors que { $fair } serait équitable.
report-glance-points = Points
report-glance-points-value = { $median } points
report-glance-points-text = Le score médian. La moitié des joueurs ont de { $low } à { $high } points ; le meilleur d’une partie en a { $best } (encore la médiane).
report-glance-length = Durée
report-glance-length-value = { $decisions } décisions
report-glance-length-text = En { $turns } tours ; les coups forcés ne sont pas comptés.
report-glance-close = Écart
report-glance-close-value = { $margin } points d’avance
report-glance-close-text = C’est l’avance moyenne du vainqueur sur le suivant ; { $shared } des parties finissent par une victoire partagée.
report-glance-solo-text = En solitaire : il n’y a personne à battre.

report-wins = Taux de victoire par place
report-wins-text = Part des parties gagnées par chaque place, dans l’ordre du tour ; une victoire partagée compte en fractions. Le trait pointillé est une part égale.
report-wins-axis = Parties gagnées
report-seat = Place
report-win-rate = taux de victoire
report-mean-points = points

report-scores = Points
report-scores-text = Points finaux de tous les joueurs.
report-quantile = { $percent } ont au plus
report-least = Minimum
report-most = Maximum
report-mean = Moyenne
report-spread = Dispersion (écart type)

report-parts = D’où viennent les points
report-parts-text = Points d’un joueur par catégorie, en moyenne.
report-parts-axis = Points par joueur
report-part = Catégorie
report-all = tous
report-winners = vainqueurs

report-length = Durée
report-length-decisions = Décisions par partie
report-length-decisions-text = Choix demandés, tous joueurs ensemble ; ce qui est forcé n’est pas compté.
report-length-turns = Tours par partie
report-length-turns-text = Tours de tous les joueurs ensemble.
report-length-same = Chaque partie en compte { $count }.

report-ties = Égalités et écarts
report-ties-text = Combien de fois la victoire est partagée, et de combien le vainqueur est en tête sinon.
report-shared = Victoires partagées
report-margin = Avance du vainqueur, points

report-value = Comment lire : « victoires » et « points » comparent les joueurs qui l’ont fait au moins une fois dans la partie avec ceux qui ne l’ont pas fait. C’est une corrélation, pas une cause : qui est en tête peut se permettre davantage, et une carte est parfois prise parce que la partie va bien. Environ un intervalle sur vingt manque zéro par pur hasard. { $dash } figure là où l’un des deux côtés compte moins de { $fewest } joueurs.

report-kinds = Types d’action
report-kinds-text = Combien de fois un joueur fait un tel choix dans une partie.
report-kinds-axis = Choix par joueur et partie
report-kind = Choix
report-uses = usages
report-share = joueurs
report-taken = choisi si proposé
report-more-wins = victoires
report-more-points = points
report-every-action = Chaque action
report-every-action-text = Toutes celles qui ont été proposées, par type.

report-things = Cartes, pièces et lieux
report-things-text = Ce que nomment les choix, à la place du { $mark } dans la phrase : comment s’en tirent ceux qui l’ont nommé, face aux autres. D’après les { $told } premières parties de chaque type de jeu. À lire avec la même prudence que les types d’action ci-dessus : c’est une corrélation.
report-things-axis-wins = Taux de victoire, face aux autres
report-things-axis-points = Points, face aux autres
report-things-shown = Le graphique montre les { $count } plus hauts et plus bas de { $total } ; le tableau les a tous.
report-thing = Nom
report-none = Aucune différence ne peut être donnée : trop peu de parties, ou tout le monde a utilisé tout cela.

report-firsts = Premiers choix
report-firsts-text = La toute première décision de chaque joueur dans une partie : comment s’en tirent ceux qui commencent ainsi, face à ceux qui commencent autrement. Les choix de moins de { $least } des joueurs sont omis.
report-first = Premier choix
report-chosen = choisi par
report-won = taux de victoire
