# Les leçons de Sylve. $p1 est l'autre joueur.

## Le but

lesson-aim = De quoi il s’agit
lesson-aim-about = Les sylves, et qui y est en force.
lesson-aim-welcome = Bienvenue dans les sylves ! Pendant quatre manches, vous placez des dés parmi les arbres, apprivoisez des créatures et concoctez des potions. À la fin, qui a le plus de points de victoire (PV) l’emporte.
lesson-aim-forest = La carte éclairée est une sylve. Elle vaut 6 PV. À la fin de la manche, elle revient à qui y a le plus de dés.
lesson-aim-rival = Dans celle-ci, { $p1 } a deux dés et vous aucun. Pour l’instant, elle irait à { $p1 }.
lesson-aim-tie = Revenons à la première : un dé à vous, un dé à { $p1 }. À égalité, personne n’obtient la sylve.
lesson-aim-die = Changez cela ! Vos dés de couleur, les dés Cueillette, montrent un arbre, une colline ou un étang, et les cases des sylves aussi. Choisissez votre dé avec l’étang.
lesson-aim-die-else = Les dés blancs sont à part, ils viendront plus tard. Choisissez le dé de couleur avec l’étang.
lesson-aim-space = Deux cases étang de la sylve sont encore vides. Posez votre dé sur l’une d’elles.
lesson-aim-space-else = Votre dé peut aller là aussi, mais l’égalité est dans l’autre sylve. Posez-le sur une case éclairée.
lesson-aim-more = Deux dés contre un : la sylve est en bonne voie. Des PV viennent aussi des potions que vous concoctez et des créatures que vous apprivoisez. Les voici, offertes à tous.
lesson-aim-done = Être en force dans les sylves à la fin de la manche : voilà à quoi servent vos dés. Ce qu’ils rapportent en chemin donne des potions et des créatures.

## Un tour

lesson-turn = Un tour
lesson-turn-about = Placer un dé, prendre ce que donne la case.
lesson-turn-roll = Au début d’une manche, chacun lance six dés : quatre de sa couleur et deux blancs. Puis on joue à tour de rôle, un dé à la fois.
lesson-turn-die = C’est à vous. Choisissez un dé qui montre un arbre.
lesson-turn-die-else = Celui-là irait aussi. Prenez un arbre pour l’instant.
lesson-turn-space = Un dé de couleur va sur une case vide de son symbole. Le petit signe dit ce qu’on y gagne. Posez l’arbre sur la case éclairée : elle donne une plante.
lesson-turn-space-else = Il pourrait aller là aussi, parfois en payant. Posez-le pour l’instant sur la case éclairée.
lesson-turn-taken = Vous avez cueilli 1 plante. { $p1 } a pris la case colline, et un champi. Une case où se trouve un dé est prise jusqu’à la fin de la manche.
lesson-turn-village = Et si rien ne convient ? Les deux maisons éclairées du Village acceptent n’importe quel dé, à tout moment, même s’il y en a déjà.
lesson-turn-pond = Essayez. Choisissez votre dé avec l’étang.
lesson-turn-pond-else = Gardez celui-là. C’est l’étang qui va au Village.
lesson-turn-stalls = Posez-le sur les Étals du marché.
lesson-turn-stalls-else = C’est possible aussi. Mais essayez cette fois les Étals du marché.
lesson-turn-choose = Aux étals, vous choisissez : une plante, un champi ou un cristal.
lesson-turn-alone = À vous de jouer un tour entier : un dé, et une place pour lui. Quand vous montrez une place, le plateau indique ce qu’elle rapporterait.
lesson-turn-out = À chaque tour, vous devez placer un dé. Une fois tous vos dés placés, vous attendez. Quand plus personne n’a de dé, la manche est finie.
lesson-turn-done = Voilà un tour. Plantes, champis et cristaux sont des ingrédients : ils serviront bientôt à concocter. La baie de pouvoir que vous avez au départ remplace n’importe lequel.

## Les dés Élément

lesson-elements = L’eau, le feu et le vent
lesson-elements-about = Ce que savent faire les dés blancs.
lesson-elements-white = Vos dés blancs, les dés Élément, montrent l’eau, le feu ou le vent. Ils sont libres : dans une sylve, ils vont sur toute case vide, quel que soit son symbole.
lesson-elements-water = L’eau grossit la cueillette. Choisissez votre dé eau.
lesson-elements-water-else = Ce dé aura son tour. L’eau d’abord.
lesson-elements-pour = Une case donne 1 ingrédient. L’eau en ajoute 2. Posez-la sur la case éclairée, pour 3 cristaux.
lesson-elements-pour-else = Elle servirait là aussi. Prenez les cristaux de la case éclairée.
lesson-elements-nobody = 3 cristaux ! Mais une fois placé, un dé blanc n’est à personne et compte contre tous. Ici, un dé à vous, un dé blanc : c’est l’égalité, et personne n’aurait cette sylve.
lesson-elements-fire = Cela peut aussi servir contre { $p1 }, qui domine la sylve voisine. Choisissez votre dé feu.
lesson-elements-fire-else = Ce dé reste chez vous cette fois. Le feu !
lesson-elements-cover = Le feu peut recouvrir des dés déjà posés. Posez-le sur le dé de { $p1 }, sur la case éclairée.
lesson-elements-cover-else = Le feu peut aller là. Mais le dé de { $p1 } sur la case éclairée est une meilleure proie.
lesson-elements-covered = Dans une pile, seul le dé du dessus compte. Il reste donc un dé à { $p1 }, un à vous et un blanc : plus personne ne domine. Et vous avez cueilli la plante de la case.
lesson-elements-wind = Une autre fois, vous avez le vent. Il vous ramène un de vos dés. Choisissez-le.
lesson-elements-wind-else = Ce dé peut attendre. Choisissez le vent.
lesson-elements-back = Le vent peut aller là où se trouve un dé de votre couleur. Posez-le sur votre dé, sur la case éclairée.
lesson-elements-back-else = Le vent peut aller là aussi. Mais qu’il vous ramène le dé de la case éclairée.
lesson-elements-done = Vous avez la plante de la case, et votre dé est revenu : un tour de plus pour vous. L’eau cueille, le feu recouvre, le vent ramène. Et tous trois pèsent sur la sylve où ils sont.

## Les potions

lesson-potions = Les potions
lesson-potions-about = Concocter, boire, réserver.
lesson-potions-market = Ces potions sont à prendre. Chacune montre les ingrédients qu’elle coûte, ses PV, et ce qu’elle fait quand on la boit.
lesson-potions-berry = À chaque tour, vous pouvez concocter une potion. Vous avez 2 plantes et une baie de pouvoir, qui remplace le champi manquant. Concoctez la potion éclairée.
lesson-potions-berry-else = Pas encore. Concoctez d’abord la potion éclairée.
lesson-potions-drink = Elle est à vous, avec ses 3 PV. Vous pouvez aussi boire une potion par tour. Celle-ci vous fait placer un dé de plus. Buvez-la.
lesson-potions-drink-else = Cela peut attendre. Buvez d’abord la potion éclairée, elle fait du bien.
lesson-potions-extra = Voici le dé en plus. Choisissez votre arbre.
lesson-potions-extra-else = Celui-là irait aussi. Prenez l’arbre.
lesson-potions-there = Posez-le sur la case éclairée.
lesson-potions-there-else = Il peut aller là. La case éclairée est dans une sylve vide.
lesson-potions-own = Et maintenant le dé que l’on place à chaque tour. Choisissez un dé et une case : un autre dé dans la même sylve vous y mettrait à l’abri.
lesson-potions-kept = Concocter, boire et placer : dans l’ordre que vous voulez, une fois chacun par tour. Une potion ne sert qu’une fois, mais elle garde ses PV une fois bue.
lesson-potions-night = Une potion encore trop chère peut être réservée. Il fait nuit, et le Village montre son autre face. Choisissez votre étang.
lesson-potions-night-else = Gardez ce dé. C’est l’étang qui va au Village.
lesson-potions-apothecary = Posez-le chez l’Apothicaire.
lesson-potions-apothecary-else = Ce serait autre chose. C’est l’Apothicaire qui réserve les potions.
lesson-potions-reserve = Une potion de plus est révélée. Choisissez l’une des cinq : elle attendra près de votre plateau.
lesson-potions-done = Personne d’autre ne peut concocter une potion que vous avez réservée. Mais tant que ce n’est pas fait, elle ne vaut aucun PV et ne peut pas être bue.

## Les créatures

lesson-creatures = Les créatures
lesson-creatures-about = Les apprivoiser, et se faire aider.
lesson-creatures-paw = Les cases éclairées montrent une empreinte. Qui y place un dé peut apprivoiser une créature.
lesson-creatures-die = L’une d’elles demande un arbre. Choisissez votre arbre.
lesson-creatures-die-else = Ce dé servira plus tard. Prenez l’arbre.
lesson-creatures-space = Posez-le sur la case éclairée, avec l’empreinte.
lesson-creatures-space-else = Là, il vous rapporterait autre chose. Suivez l’empreinte.
lesson-creatures-tame = Chaque saison a sa pile de créatures, et vous prenez celle du dessus, dans la pile que vous voulez. Ce hérisson cueille 1 de plus dans toute sylve d’été. Apprivoisez-le.
lesson-creatures-tame-else = Cette créature a ses mérites aussi. Mais prenez le hérisson.
lesson-creatures-power = Son pouvoir agit dès maintenant. La sylve du milieu est à la fois d’été et d’automne : elle compte pour les deux. Choisissez votre étang.
lesson-creatures-power-else = Ce dé viendra plus tard. Choisissez l’étang.
lesson-creatures-gather = Posez-le sur la case éclairée. Elle donne un champi, et le hérisson en ajoute un.
lesson-creatures-gather-else = C’est possible. Mais le hérisson veut montrer ce qu’il sait faire : sur la case éclairée.
lesson-creatures-slot = Plus tard dans la partie. Votre bœuf a un emplacement : une place pour un dé, rien qu’à lui. Choisissez votre colline.
lesson-creatures-slot-else = Gardez celui-là. Choisissez la colline.
lesson-creatures-ox = L’emplacement accepte un dé de couleur, quel que soit son symbole. Posez-y le vôtre.
lesson-creatures-ox-else = C’est une bonne case aussi. Mais le bœuf attend.
lesson-creatures-fourth = 3 plantes ! Apprivoisez maintenant une autre créature. Le dé eau peut aller sur toute case vide.
lesson-creatures-fourth-else = Pour l’empreinte du milieu, il vous faut le dé eau.
lesson-creatures-clearing = Posez-le sur la case éclairée, avec l’empreinte. Sur une empreinte, l’eau n’ajoute rien.
lesson-creatures-clearing-else = Il n’y a pas de créature là. Cherchez l’empreinte éclairée.
lesson-creatures-again = Apprivoisez celle que vous voulez.
lesson-creatures-limit = On peut avoir trois créatures apprivoisées, et voici la quatrième. Libérez-en une : elle perd son pouvoir, mais compte encore pour vous à la fin.
lesson-creatures-seasons = À la fin, chacune de vos créatures, apprivoisée ou libérée, vaut 1 PV. Si elle trouve une sylve de sa saison que vous contrôlez, elle en vaut 3. Chaque sylve n’en accueille qu’une.
lesson-creatures-done = Quand vous apprivoisez, regardez donc deux choses : le pouvoir, pour maintenant, et la saison, pour la fin.

## Le Village, forcer, brûler

lesson-tricks = Forcer, brûler, et les pouvoirs
lesson-tricks-about = Que faire quand les dés ne conviennent pas.
lesson-tricks-force = Dans cette sylve, { $p1 } et vous avez un dé chacun. La case éclairée demande un arbre, et vous n’en avez pas. Vous pouvez y forcer un autre dé, en payant.
lesson-tricks-die = Choisissez votre étang.
lesson-tricks-die-else = C’est possible aussi, mais c’est l’étang qui n’a plus de bonne case. Choisissez-le.
lesson-tricks-space = Posez-le sur la case éclairée.
lesson-tricks-space-else = Il peut aller là. Mais l’avance est à prendre dans la sylve éclairée.
lesson-tricks-pay = Le prix : un ingrédient de la sorte que donne la case, ici une plante, ou une baie de pouvoir. Payez avec la plante. (Sur une empreinte, il faut une baie.)
lesson-tricks-pay-else = Les baies sont précieuses. Payez avec la plante.
lesson-tricks-forced = Un dé forcé ne cueille rien, mais il compte comme les autres. Deux contre un : vous dominez.
lesson-tricks-night = De jour et de nuit, le Village n’offre pas la même chose. À côté des deux maisons pour tous les dés, il y en a trois qui prennent chacune un seul dé blanc : eau, feu ou vent. Les voici, de nuit.
lesson-tricks-fire = Le feu, la nuit, c’est le Grand feu. Choisissez votre dé feu.
lesson-tricks-fire-else = Le Grand feu n’accepte que le feu.
lesson-tricks-bonfire = Posez-le sur le Grand feu. Au Village, un dé blanc n’a pas de pouvoir à lui : c’est la maison qui décide.
lesson-tricks-bonfire-else = Pas là. C’est le Grand feu que nous voulons voir.
lesson-tricks-burn = Vous pouvez brûler une case vide d’une sylve. Dans la sylve éclairée, vous menez deux à un, et { $p1 } pourrait encore y entrer. Brûlez sa dernière case.
lesson-tricks-burn-else = Là, ce serait moins utile. Fermez la porte où vous dominez.
lesson-tricks-safe = Une case brûlée n’accepte plus de dé jusqu’à la fin de la manche, et ne compte pour personne. Le Grand feu vous a aussi donné une baie de pouvoir.
lesson-tricks-lelio = Encore une chose, pour plus tard : les parties avec pouvoirs des personnages. Ils coûtent des baies de pouvoir. Vous êtes Lelio, qui sait empiler. Choisissez votre colline.
lesson-tricks-lelio-else = Celui-là irait aussi. Choisissez la colline.
lesson-tricks-stack = Pour une baie, Lelio pose un dé de couleur sur n’importe quels dés d’une sylve. Recouvrez le dé de { $p1 } sur la case éclairée.
lesson-tricks-stack-else = Il pourrait aller là. Mais montrez à { $p1 } ce que sait faire Lelio.
lesson-tricks-done = Rien de cueilli, mais le dé de { $p1 } est recouvert et vous dominez. Les trois autres personnages ont chacun leur pouvoir. Pour une première partie, jouez sans.

## La fin

lesson-rounds = La fin d’une manche, et de la partie
lesson-rounds-about = À qui vont les sylves, et ce qui compte.
lesson-rounds-last = Tous les dés sont placés sauf un, et c’est le vôtre : un arbre. Dans la sylve éclairée, il y a un dé chacun.
lesson-rounds-place = Posez-le là où il décide de la sylve.
lesson-rounds-place-else = Il peut aller là, mais alors personne n’aurait la sylve éclairée.
lesson-rounds-won = La manche est finie. Deux sylves sont à vous. Dans la troisième, il y avait un dé de { $p1 } et un dé blanc : égalité, personne ne l’obtient.
lesson-rounds-next = Voici trois nouvelles sylves. Chacun a relancé ses six dés, le Village s’est retourné, et { $p1 } commence. Ingrédients, potions et créatures vous restent.
lesson-rounds-final = Et voici la toute fin : la quatrième manche, et votre dernier dé. Tout compte : sylves, potions (même bues), créatures, jetons PV, et 1 PV pour trois ingrédients restants.
lesson-rounds-creatures = Votre pipistrelle aime l’été, et vous avez une sylve d’été : 3 PV. Votre hérisson aime l’automne, et n’a pas encore de sylve : 1 PV.
lesson-rounds-rise = La sylve éclairée est de printemps et d’automne. Gagnez-la !
lesson-rounds-rise-else = Cela rapporte moins. Avec la case éclairée, vous gagnez une sylve.
lesson-rounds-done = 5 PV pour la sylve, et le hérisson est chez lui. Vous gagnez 31 à 29. (À égalité, qui a le plus d’ingrédients restants l’emporte.)

## Un premier plan

lesson-plan = Un premier plan
lesson-plan-about = À quoi penser avant de placer un dé.
lesson-plan-count = Comptez d’abord les sylves. De ces deux-là, l’une est à vous pour l’instant, et l’autre est à égalité. Un seul dé peut décider d’une sylve, et un dé de trop est perdu.
lesson-plan-want = Puis regardez pour quoi vous cueillez. La potion éclairée coûte 2 plantes et 1 champi. Vous avez un de chaque : encore une plante, et vous gardez votre baie.
lesson-plan-try = À vous de choisir. Une bonne idée : l’arbre sur la case éclairée vous y donne l’avance, et la plante. Puis concoctez, buvez, et placez un autre dé. Finissez le tour quand vous voulez.
lesson-plan-ready = Regardez combien de dés il reste aux autres : qui joue en dernier dans une sylve n’a pas de réponse à craindre. Gardez vos dés blancs : l’eau pour une case riche, le feu contre un rival.
lesson-plan-done = Vous savez tout ce qu’il faut. Prenez place et jouez : un adversaire facile vous attend.

## Les conseils d'une première partie guidée

tip-die = Choisissez un dé
tip-die-text = À chaque tour, vous placez un dé. Un dé de couleur va là où est son symbole : arbre, colline ou étang. Les blancs, eau, feu et vent, sont plus libres, mais ne sont à personne une fois placés.
tip-space = Où va-t-il ?
tip-space-text = Chaque case donne quelque chose : un ingrédient, ou une créature là où il y a une empreinte. Et chaque dé de couleur compte dans sa sylve, qui va à qui en a le plus. Pointez une case pour voir.
tip-tame = Votre première créature
tip-tame-text = Prenez la créature du dessus, dans la pile que vous voulez. Son pouvoir vous aide dès maintenant ; sa saison compte à la fin : 3 PV avec une sylve de cette saison, sinon 1.
tip-brew = Une potion à concocter
tip-brew-text = Vous avez tout ce que coûte une potion éclairée. Une par tour : elle donne ses PV, bue ou non, et la boire vous aide une fois.
tip-drink = Une potion à boire
tip-drink-text = Une fois par tour, vous pouvez boire une potion concoctée. Elle agit une fois et garde ses PV. Rien ne presse : gardez-la pour le tour où elle aidera le plus.
tip-more = Avant de finir votre tour
tip-more-text = Votre dé est placé. Vous pouvez encore concocter une potion et en boire une. Si vous préférez garder vos ingrédients, terminez le tour.
tip-element = Un dé blanc dans une sylve
tip-element-text = Il va sur toute case vide. Mais il compte contre tous : pour gagner la sylve, il faut plus de dés que de dés blancs. Bien là où un autre domine, mauvais là où c’est vous.
tip-force = Forcer un dé
tip-force-text = Sur certaines de ces cases, votre dé n’a pas le bon symbole. Vous pouvez l’y forcer contre un ingrédient de cette case ou une baie de pouvoir. Il ne cueille rien, mais il compte.
tip-ingredient = À vous de choisir
tip-ingredient-text = Vous choisissez ce que vous cueillez. Regardez d’abord les potions : quel ingrédient manque à celle que vous voulez ?
tip-release = Trop de créatures
tip-release-text = Vous pouvez avoir trois créatures apprivoisées. Celle que vous libérez perd son pouvoir mais compte encore à la fin. Libérez celle qui vous aidera le moins.
tip-lead = Une sylve peut être à vous
tip-lead-text = Sur une case éclairée, votre dé vous fait dominer sa sylve : plus de dés que chaque autre joueur, et plus que de dés blancs. À la fin de la manche, elle est à vous avec ses PV.
tip-village = Le Village
tip-village-text = Les maisons du Village donnent quelque chose tout de suite mais ne comptent pour aucune sylve. Les deux qui acceptent tout dé ne sont jamais pleines : parfait pour un dé qui ne va nulle part.
tip-power = Une créature vous aide
tip-power-text = Une de vos créatures vous propose quelque chose. Rien ne vous oblige à accepter : voyez ce que cela coûte et rapporte, ici et maintenant.
tip-last = Votre dernier dé de la manche
tip-last-text = Quand plus personne n’a de dé, chaque sylve va à qui la domine ; à égalité, à personne. Recomptez les endroits où un seul dé décide.
tip-night = La deuxième manche
tip-night-text = Voici de nouvelles sylves, et tous les dés ont été relancés. Le Village s’est retourné : la nuit, ses maisons font autre chose que le jour. Ce que vous possédez est resté.
tip-final = La dernière manche
tip-final-text = Après cette manche, tout compte : sylves, potions, créatures, et 1 PV pour trois ingrédients restants. Une sylve de la bonne saison fait valoir 3 PV à une créature.

## Exemples : les joueurs comme les règles les appellent

example-player-0 = Rouge
example-player-1 = Bleu
example-player-2 = Vert
example-player-3 = Jaune
