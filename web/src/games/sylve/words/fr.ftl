# Les mots du plateau dessiné de Sylve.

area-board = Sylves
area-mine = À vous
area-market = Marché
status-day = Manche { $round } sur { $rounds }, de jour
status-night = Manche { $round } sur { $rounds }, de nuit
table-label = Les sylves et le Village
characters-title = Choisissez votre personnage
character-plain = Les personnages n’ont pas de pouvoir dans cette partie ; ils distinguent seulement les joueurs.

die-of = { $die } ({ $player })
die-covered = Recouvert : il ne compte pas.
space-text = Accepte un dé { $symbol } : { $reward }.
standing-tied = égalité
standing-elements = éléments
standing-nobody = libre
village-takes-any = Accepte tous les dés, autant que vous voulez.
village-takes-element = Accepte un seul { $die }.
village-turns-night = Passe côté nuit après cette manche.
village-turns-day = Passe côté jour après cette manche.

potion-cost = Coûte { $items } ; vaut { $points }.
potion-deck-text = { $count ->
    [0] La pioche est vide : les places vides du marché le restent.
    [one] Encore { $count } potion pour regarnir le marché.
   *[other] Encore { $count } potions pour regarnir le marché.
  }
forest-deck-text = { $count ->
    [0] Ce sont les dernières sylves.
    [one] Encore { $count } sylve à la manche suivante.
   *[other] Encore { $count } sylves aux manches suivantes.
  }
deck-left = reste { $count }
market-gap = Vide : la pioche de potions est épuisée
pile-left = Reste { $count } dans cette pile
pile-empty = Plus de créatures : { $season }
discard-list = Sans maître : { $forests }.
season-spring-creature = Une créature du printemps.
season-summer-creature = Une créature de l’été.
season-autumn-creature = Une créature de l’automne.
season-winter-creature = Une créature de l’hiver.
creature-worth-one = Vaut 1 PV ; 3 PV sur une sylve de sa saison que vous contrôlez.
creature-free = Place pour une créature
potions-title = Potions
drunk-count = { $count ->
    [one] { $count } bue
   *[other] { $count } bues
  }
potions-none = Concoctez les potions du marché : payez les ingrédients, et une baie pour ce qui manque.
forests-none = Dominez une sylve à la fin de la manche, et elle est à vous.
ingredient-text = Paie les potions et le forçage des dés. À la fin, trois ingrédients restants valent 1 PV.
berry-text = Remplace tout ingrédient d’une potion, et force un dé sur toute case de sylve vide.
tokens-text = Chaque jeton vaut 1 PV.
turn-end = Fin du tour
reroll-pick = Choisissez les dés
reroll-picked = Relancer
glance-label = { $player } : { $dice } dés à placer, { $creatures } créatures, { $potions } potions, { $forests } sylves

# Les pouvoirs des potions en peu de mots
short-reroll = Relancez des dés
short-change-die = Tournez un dé
short-place-extra = Un dé de plus
short-swap-forage = Permutez 2 dés
short-remove-element = Ôtez un élément
short-move-forage = Déplacez un dé
short-remove-any = Ôtez un dé
short-return-forage = Reprenez un dé
