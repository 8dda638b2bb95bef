# Les leçons de Tree Society. $p1 est l'autre joueur.

## Le but

lesson-aim = De quoi il s’agit
lesson-aim-about = Les guildes, leurs niveaux, et d’où viennent les points.
lesson-aim-welcome = Bienvenue à Tree Society ! Vous vendez des fruits, et avec les pièces vous bâtissez des guildes : des maisons dans les arbres. Qui a le plus de points à la fin gagne, et seules les guildes en donnent.
lesson-aim-guild = La carte éclairée est une de vos guildes. Chacune a trois niveaux, que vous bâtissez l’un après l’autre. Le marqueur Arbre montre où vous en êtes : ici, le niveau 2 est bâti.
lesson-aim-highest = Seul compte le plus haut niveau bâti. L’une des guildes éclairées vaut 5 points pour l’instant, l’autre 1. Même inachevée, une guilde vous donne les points du niveau où se trouve son marqueur.
lesson-aim-build = Le niveau 3 de la guilde éclairée coûte 6 pièces, et il y en a 6 dans votre Bourse. Bâtissez-le : il vaut 10 points au lieu de 5.
lesson-aim-build-else = C’est possible aussi. Mais regardez la guilde éclairée : 10 points vous y attendent.
lesson-aim-completed = La guilde est complétée. Elle a rejoint vos guildes complétées et libéré sa place. Sa bannière compte désormais : quand quelqu’un a six bannières, la partie touche à sa fin.
lesson-aim-variable = Certains niveaux n’ont pas de points fixes. La guilde éclairée donne 1 point par bannière de vos guildes complétées : trois maintenant, et davantage à chaque guilde suivante.
lesson-aim-done = Voilà le but : compléter des guildes qui valent beaucoup, ou qui vont bien ensemble. Pièces et fruits ne donnent pas de points par eux-mêmes ; ils servent à bâtir.

## Un tour

lesson-turn = Un tour
lesson-turn-about = Vendre un fruit, bâtir, se reposer.
lesson-turn-begin = Une partie commence ainsi : vous avez une guilde au niveau 1, trois fruits et 2 pièces. Un tour a trois phases, toujours dans cet ordre : Vendre, Bâtir, Repos.
lesson-turn-price = D’abord, vous vendez un fruit. Il rapporte 1 pièce par fruit visible du même type : les vôtres, ceux de { $p1 } et ceux du Marché. Il y a quatre pommes : une pomme rapporte 4.
lesson-turn-sell = Vendez votre pomme.
lesson-turn-sell-else = Ce fruit rapporte moins : il y en a moins de son type sur la table. Comptez les pommes.
lesson-turn-level = Vous avez 6 pièces dans votre Bourse. Bâtissez maintenant : montez la guilde éclairée au niveau 2, pour 4 pièces.
lesson-turn-level-else = Vous pourriez aussi faire cela. Montez d’abord la guilde éclairée : elle met des pièces de côté pour votre prochain tour.
lesson-turn-new = Le niveau 2 a mis 2 pièces dans votre Coffre : elles sont pour votre prochain tour. Avec les 2 autres, commencez une nouvelle guilde. Prenez au Marché celle qui est éclairée.
lesson-turn-new-else = Prenez celle qui est éclairée : elle coûte 2 pièces et donnera beaucoup de points.
lesson-turn-end = Vous pouvez bâtir tout ce que vous pouvez payer, ou rien du tout. Votre Bourse est vide : cliquez sur Repos pour terminer la phase Bâtir.
lesson-turn-end-else = Vous ne feriez que perdre une guilde. Cliquez sur Repos.
lesson-turn-take = Puis vient le Repos. Prenez un fruit au Marché, celui que vous voulez. Un nouveau le remplace aussitôt.
lesson-turn-coins = À la fin de votre tour, vous gardez au plus 2 pièces dans votre Bourse ; les autres sont perdues. Ensuite, celles du Coffre passent dans la Bourse. Vous avez donc de nouveau 2 pièces.
lesson-turn-other = { $p1 } a vendu une pomme et commencé le Monte-paniers. Au marché de guildes, des cartes du haut ont glissé et de nouvelles sont arrivées. Les pommes rapportent moins : deux d’entre elles sont parties.
lesson-turn-alone = À vous de jouer un tour entier : vendez, bâtissez si vous voulez, cliquez sur Repos, prenez un fruit. Quand vous montrez un choix, le plateau indique ce qu’il rapporterait.
lesson-turn-done = Voilà un tour. Chacun joue le sien, puis on recommence, jusqu’à ce que la fin arrive.

## Les prix et les places

lesson-build = Les prix et les places
lesson-build-about = Ce que coûte un niveau, et trois places pour vos guildes.
lesson-build-first = Les niveaux d’une guilde se bâtissent dans l’ordre, et chacun se paie à part. Vous avez 10 pièces. Bâtissez le niveau 2 de la guilde éclairée pour 4.
lesson-build-first-else = C’est possible aussi. Commencez par la guilde éclairée.
lesson-build-again = Vous pouvez continuer dans le même tour, même avec la même guilde. Bâtissez son niveau 3 pour 6.
lesson-build-again-else = On pourrait bâtir autre chose. Mais 6 pièces suffisent pour achever la guilde éclairée.
lesson-build-free = Du niveau 1 au niveau 3 en un seul tour. La guilde complétée vaut 10 points et a libéré une de vos trois places.
lesson-build-rows = Une autre fois, vos trois places sont prises. Regardez le Marché : une guilde de la rangée du bas coûte ce qu’indique son premier niveau. Dans la rangée du haut, c’est 1 pièce de plus : 3 deviennent 4.
lesson-build-fourth = Vous ne pouvez avoir que trois guildes en cours. Pour une quatrième, il faut de la place. Commencez quand même la guilde éclairée : vous avez les 4 pièces.
lesson-build-fourth-else = La guilde éclairée vaut mieux : 3 points tout de suite, et 15 à la fin.
lesson-build-room = Une des trois doit partir. La guilde éclairée ne vaut encore rien : défaussez-la.
lesson-build-room-else = Celle-là vaut davantage. Renoncez à la guilde qui a 0 point.
lesson-build-gone = La place est de nouveau à vous, mais ce que vous aviez payé est perdu. Au marché de guildes, un vide reste jusqu’à votre repos ; alors les cartes glissent et de nouvelles arrivent.
lesson-build-done = Vous pouvez défausser des guildes à tout moment pendant la phase Bâtir, même complétées, mais cela ne rapporte rien. Mieux vaut achever ce que vous commencez.

## Les effets

lesson-effects = Les effets et le Coffre
lesson-effects-about = Ce que font les niveaux, une fois ou plus longtemps.
lesson-effects-once = La plupart des niveaux ont aussi un effet. Beaucoup agissent une seule fois, quand vous bâtissez le niveau. Le premier niveau de la guilde éclairée met 2 pièces dans votre Coffre. Commencez-la.
lesson-effects-once-else = Pas mal non plus. Mais essayez la guilde éclairée, et regardez votre Coffre.
lesson-effects-chest = Les 2 pièces du Coffre ne se dépensent pas maintenant. Mais elles sont à l’abri : à la fin du tour, vous ne gardez que 2 pièces de votre Bourse, et celles du Coffre s’y ajoutent.
lesson-effects-chain = Les effets peuvent s’entraider. Le niveau 2 de la guilde éclairée vous permet de bâtir un niveau d’une autre guilde à moitié prix. Bâtissez-le pour 3 pièces.
lesson-effects-chain-else = Attendez un peu : avec la guilde éclairée, ce sera moins cher.
lesson-effects-half = Choisissez maintenant ce que vous bâtissez à moitié prix. Le niveau 2 de la guilde éclairée coûte 5 : la moitié, arrondie vers le haut, fait 3.
lesson-effects-half-else = Ce serait moins cher aussi. Mais la guilde éclairée vous fait gagner davantage, et remplit encore votre Coffre.
lesson-effects-single = Deux niveaux, et 4 pièces au Coffre pour votre prochain tour. Vous pouvez renoncer à un effet, mais pas le garder pour plus tard. Et les réductions ne s’additionnent jamais : seule la meilleure compte.
lesson-effects-lasting = Les niveaux marqués ∞ ont un effet continu : il agit tant que le marqueur est sur ce niveau. L’une des guildes éclairées rapporte 1 pièce par vente ; avec l’autre, les niveaux 2 et 3 coûtent 1 pièce de moins.
lesson-effects-sale = Vendez le raisin éclairé. Il y en a trois sur la table, et votre guilde ajoute 1 pièce.
lesson-effects-sale-else = Vendez le raisin : c’est lui qui rapporte le plus.
lesson-effects-discount = La vente a rapporté 4 pièces, et vous en avez 5. Montez la guilde éclairée au niveau 2. Il coûte 4, moins 1 : une guilde fait baisser même le prix de son propre niveau suivant.
lesson-effects-discount-else = C’est possible aussi. Mais voyez ce que coûte maintenant la guilde éclairée : 3 pièces, et non 4.
lesson-effects-moved = Le marqueur a avancé : le premier effet a pris fin. Le nouveau est continu lui aussi : les niveaux 3 coûtent 2 pièces de moins, celui de cette guilde compris.
lesson-effects-done = L’ordre compte donc : d’abord ce qui fait baisser les prix ou rapporte des pièces, ensuite ce qui est cher.

## Les actions des fruits

lesson-fruit = Les actions des fruits
lesson-fruit-about = Ce que fait pour vous le fruit que vous vendez.
lesson-fruit-sign = Chaque carte Fruit porte une action en bas. Si c’est le premier fruit que vous vendez ce tour, vous pouvez utiliser son action une fois, pendant la phase Bâtir.
lesson-fruit-sell = Vendez la cerise éclairée : il y a quatre cerises sur la table, et son action est une vente supplémentaire.
lesson-fruit-sell-else = Ce fruit a une autre action. Prenez la cerise éclairée.
lesson-fruit-use = La cerise est avec ce que vous avez vendu ce tour. Cliquez dessus pour utiliser son action.
lesson-fruit-use-else = Vous pouvez le faire avant ou après. D’abord l’action de la cerise.
lesson-fruit-extra = Une vente supplémentaire doit être d’un type pas encore vendu ce tour : votre autre cerise attendra. Vendez l’orange éclairée : elle est de valeur et rapporte 1 pièce de plus, 4 en tout.
lesson-fruit-extra-else = Ce fruit irait aussi, mais l’orange rapporte davantage.
lesson-fruit-first = L’orange a aussi une action, mais vous ne pouvez pas l’utiliser : seul compte le premier fruit vendu. Au Repos, les deux cartes rejoignent vos fruits vendus, et certaines guildes les comptent.
lesson-fruit-five = Il y a cinq actions : une vente supplémentaire, un niveau pour 2 pièces de moins, 1 ou 2 pièces au Coffre, un fruit du Marché, une nouvelle rangée de guildes.
lesson-fruit-renew = Une autre fois, vous avez vendu une orange qui renouvelle une rangée de guildes. Utilisez son action.
lesson-fruit-renew-else = Cela peut attendre. Voyez d’abord quelles guildes arrivent.
lesson-fruit-row = La rangée du bas est chère, celle du haut ne l’est pas. Renouvelez la rangée du bas : les guildes éclairées glisseront et coûteront 1 pièce de moins.
lesson-fruit-row-else = Cela ferait partir les trois guildes qui vous plaisent.
lesson-fruit-slid = Les trois guildes ont glissé, et la rangée du haut est nouvelle. Cela n’enlève rien à votre tour : vous pouvez encore bâtir.
lesson-fruit-done = Une action que vous n’utilisez pas pendant la phase Bâtir est perdue. Regardez-la donc avant de vendre : elle vaut parfois plus qu’une pièce.

## Botanistes et Explorateurs

lesson-guilds = Botanistes et Explorateurs
lesson-guilds-about = Deux guildes qui révèlent des cartes et ont des exigences.
lesson-guilds-who = Des six sortes de guildes, quatre participent à une partie. Commencez par Architectes, Banquiers, Marchands et Écrivains. Voici les deux autres, Botanistes et Explorateurs, avec deux nouveautés.
lesson-guilds-reveal = Le premier niveau de la guilde éclairée révèle trois fruits du paquet. Commencez-la.
lesson-guilds-reveal-else = C’est la guilde éclairée qui montre la nouveauté.
lesson-guilds-keep = Gardez un des trois fruits. Les autres retournent dans le paquet.
lesson-guilds-must = Les niveaux marqués d’un point d’exclamation demandent quelque chose avant de bâtir. Ici : placer un fruit invendu sur vos fruits vendus. Il ne rapporte rien, mais le niveau vaut 5 points. Bâtissez-le.
lesson-guilds-must-else = D’abord la guilde éclairée : voyez ce qu’elle demande.
lesson-guilds-preserve = À quel fruit renoncez-vous ? Choisissez-en un des vôtres. Il compte comme vendu, mais ne rapporte aucune pièce.
lesson-guilds-explorers = Les Explorateurs découvrent des guildes. Le premier niveau de celle qui est éclairée en révèle deux du paquet, et vous pouvez en commencer une aussitôt, gratuitement. Commencez-la.
lesson-guilds-explorers-else = C’est la guilde éclairée qui explore.
lesson-guilds-found = Choisissez la guilde que vous préférez. Son premier niveau ne vous coûte rien.
lesson-guilds-price = Les Explorateurs veulent quelque chose en échange : pour bâtir le niveau 2 de la guilde éclairée, vous devez d’abord en défausser une autre. Qui n’a rien à donner ne bâtit pas.
lesson-guilds-done = Les quatre guildes du paquet se choisissent avant la partie. Essayez ces deux-là quand vous connaîtrez les autres.

## La fin

lesson-end = La fin de la partie
lesson-end-about = Six bannières, une dernière manche, et qui gagne.
lesson-end-banners = Les guildes complétées montrent une, deux ou trois bannières. Celles qui sont éclairées en ont cinq à elles deux.
lesson-end-sixth = Encore une, et la fin est proche. Bâtissez le niveau 3 de la guilde éclairée pour 5 pièces.
lesson-end-sixth-else = Vous pourriez attendre pour finir. Mais ici, nous voulons voir la fin.
lesson-end-trigger = Six bannières ! La manche se termine, pour que chacun ait joué le même nombre de tours. Puis vient une dernière manche, et la partie s’arrête.
lesson-end-rest = Cliquez sur Repos pour terminer la phase Bâtir.
lesson-end-rest-else = Cela vous coûterait une guilde. Cliquez sur Repos.
lesson-end-take = Prenez un fruit pour votre dernier tour. Lequel rapporte le plus ?
lesson-end-other-end = La partie peut finir d’une autre façon : quand la dernière carte du paquet de fruits est tirée, elle s’arrête à la fin de cette manche. C’est rare.
lesson-end-last = Votre dernier tour : plus besoin d’économiser. Le niveau 2 de votre Soupente aux plans donnerait 2 points de plus. Vendez, bâtissez ce que vous pouvez, et reposez-vous.
lesson-end-done = La partie est finie. Toutes les guildes comptent : les complétées pour leur niveau 3, les autres pour le niveau atteint. Qui a le plus de points gagne ; à égalité, c’est le dernier dans l’ordre du tour.

## Un premier plan

lesson-plan = Un premier plan
lesson-plan-about = À quoi penser pendant un tour.
lesson-plan-sale = D’abord les fruits. Cerise et raisin rapportent 3 pièces chacun. Mais l’action de la cerise est une vente supplémentaire : vendez-la d’abord, puis le raisin grâce à son action. Cela fait 6.
lesson-plan-order = Ensuite, l’ordre. Le niveau 2 du Chantier des échafaudages bâtit à moitié prix. Le niveau 3 du Comptoir aux glands, à 4 pièces, en coûterait 2 et rendrait 1 pièce pour chacune de vos bannières de Banquiers.
lesson-plan-try = À vous de jouer, à vous de choisir. Si vous suivez le plan, il restera des pièces à la fin : commencez une guilde avec elles, car la Bourse n’en garde que 2.
lesson-plan-answer = { $p1 } a joué. Un fruit que vous vendez quitte la table ; un fruit que les autres prennent compte encore pour vos prix. Regardez donc ce que l’on collectionne autour de vous.
lesson-plan-ready = Vendez ce qui est courant, cherchez les niveaux qui en aident d’autres, achevez vos guildes plutôt que d’en commencer beaucoup, et ne laissez pas perdre de pièces.
lesson-plan-done = Vous savez tout ce qu’il faut. Installez-vous et jouez : un adversaire facile vous attend.

## Les conseils d'une première partie guidée

tip-sell = Quel fruit ?
tip-sell-text = Votre tour commence par une vente. Un fruit rapporte 1 pièce par fruit visible de son type : les vôtres, ceux des autres et ceux du Marché. Regardez aussi son action : vous pourrez vous en servir ensuite.
tip-complete = Une guilde à compléter
tip-complete-text = Vous pouvez payer le troisième niveau. Une guilde complétée libère sa place, donne tous ses points, et ses bannières comptent. Mieux vaut finir que commencer.
tip-level = Bâtir un niveau
tip-level-text = Le niveau suivant d’une guilde éclairée est à votre portée. Seul le plus haut donne des points, et la plupart font autre chose encore. Pointez-en un pour voir ce qu’il apporterait.
tip-guild = Commencer une guilde
tip-guild-text = Une guilde éclairée du Marché peut être à vous. Dans la rangée du haut, elle coûte 1 pièce de plus. Regardez d’abord son niveau 3 : c’est là que sont les points.
tip-fruit = Votre fruit a une action
tip-fruit-text = Le fruit vendu vous permet une chose de plus pendant cette phase Bâtir, avant ou après avoir bâti. Si vous ne l’utilisez pas, elle est perdue.
tip-coins = Des pièces seraient perdues
tip-coins-text = À la fin de votre tour, 2 pièces seulement restent dans la Bourse. Vous en avez plus : bâtissez si vous pouvez. Celles du Coffre ne risquent rien et arrivent au prochain tour.
tip-full = Trois guildes en cours
tip-full-text = Vos trois places sont prises. Une nouvelle guilde en chasserait une, et ce que vous aviez payé serait perdu. Complétez-en d’abord une.
tip-rest = Prenez un fruit
tip-rest-text = Plus un type est visible, plus chacun de ses fruits rapporte. Prenez un type répandu, ou un fruit dont l’action vous servira au prochain tour.
tip-more = Encore une vente
tip-more-text = Une vente supplémentaire doit être d’un type pas encore vendu ce tour. Elle rapporte comme d’habitude, mais son action ne s’utilise pas.
tip-take = Encore un fruit
tip-take-text = Vous recevez tout de suite un autre fruit du Marché. Vous pouvez en avoir autant que vous voulez, et chacun fait monter le prix de son type.
tip-cheaper = Un niveau moins cher
tip-cheaper-text = Cet effet baisse le prix d’un niveau, ici et maintenant. Utilisez-le là où il économise le plus, ou pour ce que vous ne pourriez pas payer autrement.
tip-room = Faire de la place
tip-room-text = Il n’y a pas de quatrième place : une de vos guildes doit partir, et ce qu’elle a coûté est perdu. Renoncez à celle qui a le moins de points et le plus long chemin.
tip-row = De nouvelles guildes
tip-row-text = Vous pouvez remplacer toute une rangée du Marché. Si celle du bas part, les cartes du dessus glissent et coûtent 1 pièce de moins. Gardez la rangée qui vous plaît.
tip-banners = La fin approche
tip-banners-text = Quelqu’un a au moins quatre bannières sur ses guildes complétées. À six, la manche se termine et une dernière suit. Ne commencez plus rien que vous ne puissiez finir.
tip-last = La dernière manche
tip-last-text = C’est votre dernier tour : pièces et fruits ne vaudront plus rien. Dépensez tout en niveaux qui donnent des points.

## Exemples : les joueurs comme les règles les appellent

example-player-0 = Joueur 1
example-player-1 = Joueur 2
example-player-2 = Joueur 3
example-player-3 = Joueur 4
