# Les leçons des Bâtisseurs du Val Sylvestre. $p1 est l'autre joueur.

## Le but

lesson-aim = De quoi il s’agit
lesson-aim-about = Les arbres, les quartiers, et qui les domine.
lesson-aim-welcome = Bienvenue au Val Sylvestre ! Souris, perruches, écureuils et rainettes bâtissent leurs maisons sur les mêmes arbres, les unes au-dessus des autres. Après deux manches, qui a le plus de renommée gagne.
lesson-aim-lead = Regardez l’arbre éclairé. Deux de ses trois maisons sont à vous : vous le dominez. À la fin de chaque manche, il vous rapporte sa hauteur : quatre niveaux avec la base, 4 points de renommée.
lesson-aim-rival = Ici, seul { $p1 } a bâti. L’arbre est à { $p1 } et ne vous rapporte rien.
lesson-aim-tie = Une maison chacun : à égalité, la plus haute l’emporte. C’est celle de { $p1 }.
lesson-aim-district = Les arbres d’un même sol forment un quartier. Dominez-en plus que les autres, et chaque arbre du quartier vous rapporte 2 points, même ceux qui sont nus. Ici, { $p1 } et vous en dominez un chacun : 1 point par arbre pour les deux.
lesson-aim-card = Changez cela ! Votre carte avec la cabane en rondins bâtit là où une cabane est au sommet. Jouez-la.
lesson-aim-card-else = Cette carte bâtit ailleurs. Pour dépasser { $p1 } dans l’arbre éclairé, il vous faut celle de la cabane en rondins.
lesson-aim-place = Posez maintenant votre maison sur l’arbre éclairé.
lesson-aim-place-else = Cet arbre convient aussi, mais l’égalité est dans l’arbre éclairé.
lesson-aim-done = Deux maisons contre une : l’arbre est à vous, et avec lui tout le quartier. Dominer des arbres, et par eux des quartiers : voilà le jeu.

## Un tour

lesson-turn = Un tour
lesson-turn-about = Jouer une carte, bâtir, prendre une carte.
lesson-turn-hand = Voici vos cartes. Chacune montre une maison, qui dit où vous bâtissez, et un petit symbole, qui servira plus tard.
lesson-turn-card = Une carte bâtit sur les arbres qui ont la même maison au sommet. Jouez la carte éclairée, avec la cabane en rondins. Le nid tressé ne convient encore nulle part : cliquez dessus pour savoir pourquoi.
lesson-turn-card-else = Cette carte irait aussi. Prenez pour l’instant celle qui est éclairée.
lesson-turn-place = Tous les arbres avec une cabane au sommet conviennent. Vous y posez votre prochaine tuile, une maison-calebasse : elle couvre la cabane et devient le nouveau sommet. Choisissez l’arbre que vous voulez ; peu importe qui y a bâti.
lesson-turn-take = Enfin, prenez une nouvelle carte : une des trois que vous voyez, ou une carte cachée de la pioche. (Si les trois montrent la même maison ou le même symbole, vous pouvez d’abord les remplacer.)
lesson-turn-other = { $p1 } a bâti aussi, sur l’arbre éclairé. Son sommet a changé, et avec lui les cartes qui y conviennent.
lesson-turn-nothing-fits = Si aucune de vos cartes ne convient à un arbre, vous les montrez et en recevez trois nouvelles, autant de fois qu’il le faut. Vous ne perdez pas votre tour.
lesson-turn-alone = À vous de jouer un tour entier : carte, arbre, nouvelle carte. Quand vous montrez un choix, le plateau indique ce qu’il rapporterait.
lesson-turn-done = Voilà un tour. Vous en avez huit par manche, un pour chaque tuile de votre pile.

## Les bannières

lesson-banner = Les bannières
lesson-banner-about = Cinq points tout de suite, pour des maisons assorties.
lesson-banner-tile = Votre prochaine tuile est une cabane en rondins. Dans l’arbre éclairé, il y en a déjà deux : la vôtre et celle de { $p1 }.
lesson-banner-card = Une cabane est au sommet : jouez donc votre carte avec la cabane en rondins.
lesson-banner-card-else = Cette carte bâtit sur un autre arbre. Au sommet de l’arbre éclairé, il y a une cabane.
lesson-banner-place = Posez votre cabane là où sont les deux autres.
lesson-banner-place-else = Votre tuile y va, mais elle n’y trouverait pas deux autres cabanes.
lesson-banner-hang = Deux autres tuiles de l’arbre ressemblent à celle que vous venez de poser : vous pouvez accrocher une bannière, pour 5 points. Cliquez sur « Accrocher une bannière ».
lesson-banner-hang-else = Sans bannière vous n’avez rien, et l’occasion est perdue. Accrochez-la.
lesson-banner-rules = Peu importe à qui sont ces tuiles et où elles se trouvent, mais la base ne compte pas. Vous pouvez avoir une bannière par arbre, et personne ne vous reprend ses points.
lesson-banner-done = 5 points, et le plus grand arbre est à vous. Regardez tôt vos prochaines tuiles : elles disent où une bannière est possible.

## Séries et cimes

lesson-sets = Séries et cimes
lesson-sets-about = Trois symboles identiques achètent un objet.
lesson-sets-row = Les cartes jouées restent dans votre rangée. Trois symboles identiques achètent un objet. Vous avez une carte avec une cime, et une carte double qui compte comme un pont ou une cime. Il en manque une.
lesson-sets-card = Votre carte calebasse avec la cime complète la série. Jouez-la.
lesson-sets-card-else = Cette carte peut se jouer aussi, mais elle ne complète pas la série.
lesson-sets-place = D’abord la tuile : posez-la sur un arbre dont le sommet est une maison-calebasse.
lesson-sets-exchange = Échangez maintenant les trois cartes contre une cime.
lesson-sets-exchange-else = Vous pourriez garder les cartes pour plus tard. Échangez-les maintenant, pour voir ce que fait une cime.
lesson-sets-use = Une fois par tour, après votre tuile, vous pouvez utiliser un objet. Utilisez la cime.
lesson-sets-use-else = Les objets se gardent, mais utilisons celui-ci tout de suite.
lesson-sets-close = Une cime ferme un arbre pour toujours : plus personne n’y ajoute ni n’en retire une tuile. Fermez le grand arbre que vous dominez.
lesson-sets-close-else = Cela fermerait un arbre qui vous rapporte moins. Mettez le grand à l’abri.
lesson-sets-once = L’arbre compte toujours à la fin des deux manches, et il est bien à vous. Un objet par tour, autant de séries que vous voulez.
lesson-sets-done = Rangée et objets vous suivent dans la seconde manche. Il y a quatre objets : vous connaissez la cime.

## Hache et marteau

lesson-tools = Hache et marteau
lesson-tools-about = Retirer une tuile, ou déplacer une des vôtres.
lesson-tools-ax = Vous avez posé votre tuile et vous tenez une hache. Elle retire la tuile au sommet d’un arbre sans cime. Utilisez-la.
lesson-tools-ax-else = Vous pourriez garder la hache. Mais elle a du travail.
lesson-tools-cut = Dans l’arbre éclairé, vous avez deux maisons chacun, et { $p1 } est plus haut. Retirez cette tuile du sommet.
lesson-tools-cut-else = La hache y va aussi, mais le plus grand arbre compte davantage.
lesson-tools-led = La tuile quitte la partie, et vous dominez l’arbre : deux contre une. La hache retourne à la réserve.
lesson-tools-hammer = Une autre fois, vous tenez un marteau. Il déplace une de vos tuiles du sommet d’un arbre sur un autre arbre, quel qu’en soit le sommet. Utilisez-le.
lesson-tools-hammer-else = Garder le marteau ? Il pourrait gagner une bannière tout de suite.
lesson-tools-lift = Prenez votre nid tressé sur l’arbre éclairé.
lesson-tools-lift-else = Cette tuile est à vous aussi, mais c’est le nid qui trouvera de la compagnie.
lesson-tools-land = Deux nids attendent dans l’arbre éclairé. Posez le vôtre dessus.
lesson-tools-land-else = Il n’y trouverait pas deux autres nids.
lesson-tools-hang = Une tuile déplacée par un marteau peut aussi porter une bannière. Cliquez sur « Accrocher une bannière ».
lesson-tools-hang-else = Sinon l’occasion est perdue. Accrochez-la.
lesson-tools-done = 5 points, et deux contre deux avec la vôtre au-dessus : l’arbre est à vous. On ne déplace ni une tuile recouverte par une autre, ni une tuile sous une cime.

## Les ponts

lesson-bridge = Les ponts
lesson-bridge-about = Relier deux arbres et marquer aussitôt.
lesson-bridge-worth = Un pont relie deux arbres voisins. Vous marquez aussitôt la hauteur de ceux des deux que vous dominez. Vous dominez les deux arbres éclairés, de trois et quatre niveaux.
lesson-bridge-use = Vous tenez un pont. Utilisez-le.
lesson-bridge-use-else = Les ponts se gardent, mais celui-ci vaut 7 points maintenant.
lesson-bridge-link = Choisissez la place entre vos deux arbres.
lesson-bridge-link-else = On peut relier là aussi, pour moins. Cherchez la place entre les deux arbres éclairés.
lesson-bridge-done = 3 et 4 font 7 points. Un pont reste pour toujours et ne marque qu’une fois : attendez que vos arbres soient grands, mais pas qu’on vous les prenne.

## Deux manches

lesson-rounds = Deux manches, et la fin
lesson-rounds-about = Quand on compte les arbres et les quartiers, et qui gagne.
lesson-rounds-last = C’est le dernier tour de la première manche : les deux piles sont vides. On va compter les arbres et les quartiers. Les arbres éclairés vous rapportent 4 et 3 points.
lesson-rounds-take = Prenez votre nouvelle carte, comme à chaque tour, et regardez.
lesson-rounds-scored = Chaque arbre a rapporté sa hauteur à qui le domine. Puis les quartiers : là où vous dominez le plus d’arbres, vous marquez 2 points par arbre du quartier ; en cas d’égalité, chacun marque 1 point par arbre.
lesson-rounds-kept = Tout reste en place : arbres, bannières, ponts, cartes et objets. Vous recevez votre seconde pile de huit tuiles, et l’ordre s’inverse : qui jouait en dernier commence. C’est vous.
lesson-rounds-end = Après la seconde manche, arbres et quartiers sont comptés de nouveau, entièrement. La plus grande renommée gagne ; à égalité, qui domine le plus d’arbres.
lesson-rounds-done = Un arbre dominé tôt rapporte deux fois. Un arbre dominé tard ne rapporte qu’une fois, mais personne ne peut plus répondre.

## Un premier plan

lesson-plan = Un premier plan
lesson-plan-about = À quoi penser avant de bâtir.
lesson-plan-stack = Vous pouvez regarder vos tuiles à tout moment. La prochaine est un nid tressé, puis une maison-calebasse. { $p1 } ne voit que la première.
lesson-plan-leave = Posez-vous deux questions. Qu’est-ce que je gagne ici : un arbre, un quartier, une bannière ? Et qu’est-ce que je laisse au sommet : { $p1 } peut-il s’en servir ? Les trois sommets éclairés sont des nids.
lesson-plan-try = À vous de choisir. Un bon coup : avec votre nid sur l’arbre éclairé, vous le dominez, et { $p1 } n’a plus Porte-Rivière à lui seul.
lesson-plan-answer = { $p1 } a répondu. Comptez de nouveau : à qui sont les arbres, et lesquelles de vos cartes conviennent ?
lesson-plan-ready = Bâtissez là où un arbre change de mains, guettez les bannières, réunissez trois symboles identiques, et fermez ou reliez à temps vos plus grands arbres.
lesson-plan-done = Vous savez tout ce qu’il faut. Asseyez-vous et jouez : un adversaire facile vous attend.

## Les conseils d'une première partie guidée

tip-card = Quelle carte ?
tip-card-text = Une carte dit où vous bâtissez : sur un arbre dont le sommet porte la même maison. Vous y posez votre prochaine tuile. Les cartes qui brillent peuvent déjà servir.
tip-tree = Quel arbre ?
tip-tree-text = Pointez un arbre : le plateau montre qui le dominerait. Votre tuile devient son nouveau sommet ; pensez à ce que le joueur suivant pourra y bâtir.
tip-take = Une nouvelle carte
tip-take-text = Regardez la maison, qui dit où vous pourrez bâtir, et le petit symbole : trois symboles identiques parmi vos cartes jouées achètent un objet.
tip-banner = Votre première bannière
tip-banner-text = Deux autres tuiles de cet arbre montrent la même maison que la vôtre : une bannière vaut 5 points de renommée tout de suite, et personne ne peut vous la reprendre. Une seule par arbre. Accrochez-la.
tip-set = Trois symboles identiques
tip-set-text = Vous avez joué trois cartes au même symbole : échangez-les contre un objet. Vous pouvez aussi les garder, mais l’objet sert dès ce tour.
tip-item = Un objet à utiliser
tip-item-text = Une fois par tour, après votre tuile, vous pouvez utiliser un objet. La hache enlève une tuile, le marteau déplace une des vôtres, la cime ferme un arbre, le pont marque. Les objets se gardent.
tip-bridge = Où poser un pont
tip-bridge-text = Un pont marque une seule fois, maintenant : la hauteur de chacun des deux arbres que vous dominez. Cherchez deux grands voisins à vous.
tip-treetop = Fermer un arbre
tip-treetop-text = Un arbre fermé reste tel quel, pour les deux décomptes. Fermez un grand arbre que vous dominez et qu’on pourrait encore vous prendre.
tip-ax = Que couper ?
tip-ax-text = La hache enlève la tuile du sommet d’un arbre sans cime. Elle est la plus utile là où cette tuile fait dominer un adversaire.
tip-hammer = Que déplacer ?
tip-hammer-text = Le marteau prend une de vos tuiles de sommet et la pose sur un arbre ouvert, quel que soit son sommet. Deux maisons pareilles qui attendent dans un arbre : une bannière !
tip-lead = Un arbre peut être à vous
tip-lead-text = Sur un arbre éclairé, vous auriez le plus de tuiles, ou autant qu’un autre mais plus haut. Vous le dominez alors : à la fin de chaque manche, il vous rapporte sa hauteur.
tip-district = Un grand changement
tip-district-text = Un de ces arbres compte beaucoup : il change qui domine un quartier. Dominez-y le plus d’arbres, et chaque arbre du quartier vous rapporte 2 points à la fin de la manche.
tip-end = La manche touche à sa fin
tip-end-text = Il ne reste que deux tuiles dans votre pile. Quand toutes les piles sont vides, arbres et quartiers sont comptés. Cherchez ce que vous pouvez encore gagner, ou perdre.
tip-second = La seconde manche
tip-second-text = Tout reste en place, et l’ordre du tour est inversé. Personne ne peut plus répondre à ce que vous gagnez tard : arbres et quartiers sont comptés une dernière fois.

## Exemples détaillés : les joueurs comme les règles les appellent

example-player-0 = Rouge
example-player-1 = Bleu
example-player-2 = Jaune
example-player-3 = Vert
