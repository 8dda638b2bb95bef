# Les leçons de Tiletum. $p1 est l'autre joueur.

## Le but

lesson-aim = De quoi il s’agit
lesson-aim-about = Des villes, des maisons, et d’où viennent les points.
lesson-aim-welcome = Bienvenue à Tiletum ! Vous faites du commerce et bâtissez entre Londres et Venise. Il y a quatre manches, et vous jouez trois tours dans chacune. Qui a le plus de points à la fin gagne.
lesson-aim-travellers = Ces deux-là voyagent pour vous. Votre marchand bâtit des maisons dans les villes. Votre architecte dresse des piliers aux cathédrales.
lesson-aim-board = Voici votre plateau. Des personnages viennent habiter vos six bâtiments, et l’entrepôt garde vos tuiles jusqu’à ce que vous vous en serviez. À côté se trouvent vos ressources.
lesson-aim-fair = Chaque manche finit par une foire, et un drapeau montre sa ville. La première est à Tiletum. Qui a une maison ou son marchand dans la ville marque des points.
lesson-aim-move = Votre marchand est en route. Envoyez-le à Gênes, où se tiendra la foire de la deuxième manche.
lesson-aim-move-else = Ce chemin est possible, mais c’est à Gênes que des points vous attendent.
lesson-aim-house = Bâtissez-y maintenant une maison. Le +3 de l’emplacement est pour qui bâtit le premier.
lesson-aim-house-else = Bâtissez à Gênes : cela rapporte 3 points tout de suite.
lesson-aim-done = 3 points tout de suite, et vous serez de la foire de Gênes. Contrats, cathédrales, foires, faveur du Roi et, à la fin, maisons : tout cela rapporte des points.

## Un tour

lesson-turn = Un tour
lesson-turn-about = Un dé vous paie deux fois.
lesson-turn-wheel = Voici la roue. Six actions l’entourent, chacune avec un chiffre, et les dés sont posés au chiffre qu’ils montrent. À votre tour, vous prenez un dé.
lesson-turn-value = Un dé paie d’abord en ressources. Son chiffre dit combien, sa couleur lesquelles. Le rose, c’est la nourriture : ce 2 vous en donne 2.
lesson-turn-points = Puis il vous donne l’action où il se trouve, avec des points d’action (PA) : 7 moins son chiffre. Un 2 donne 5 PA. Un dé fort apporte des ressources, un dé faible une longue action.
lesson-turn-take = Prenez le 2 rose. Il est posé au Marchand.
lesson-turn-take-else = Ce serait un bon tour aussi. Prenez pour l’instant le 2 rose.
lesson-turn-tile = Une tuile Bonus se trouve au Marchand, et qui y prend un dé peut l’avoir. Prenez-la.
lesson-turn-tile-else = D’abord la tuile : une fois les ressources reçues, il est trop tard.
lesson-turn-food = Voici vos 2 nourritures. L’action Marchand commence, avec 5 PA. Vous les dépensez un par un, dans l’ordre que vous voulez.
lesson-turn-walk = 1 PA avance votre marchand d’un pas, vers la ville ou la route voisine. Allez à Paris.
lesson-turn-walk-else = C’est un pas aussi. Mais cette fois, allez à Paris.
lesson-turn-house = 1 PA bâtit une maison là où se trouve votre marchand.
lesson-turn-house-else = D’abord la maison à Paris.
lesson-turn-town-tile = Et 1 PA prend la tuile Bonus de la ville. Prenez-la.
lesson-turn-town-tile-else = D’abord la tuile de Paris : quelqu’un d’autre pourrait bientôt la prendre.
lesson-turn-patron = Vos tuiles sont dans votre entrepôt. Celle-ci, le Mécène, est une aide : elle sert à tout moment de votre tour. Elle donne 2 or et 2 points. Utilisez-la.
lesson-turn-patron-else = D’abord le Mécène : vous aurez bientôt besoin de son or.
lesson-turn-end = Il vous reste 2 PA. Ce que vous ne dépensez pas est perdu, et ici ce n’est pas grave. Finissez votre tour.
lesson-turn-end-else = Ce serait possible, mais ce tour nous a tout montré. Finissez-le.
lesson-turn-change = { $p1 } a joué, et c’est de nouveau à vous. L’or aide la chance : pour 2 or, vous changez un dé de un, et le 6 touche le 1. Faites du 6 bleu un 1 : c’est une action Architecte avec 6 PA.
lesson-turn-change-else = Prenez cette fois le 6 bleu, et payez 2 or pour en faire un 1.
lesson-turn-done = Le dé, la tuile, les ressources, l’action : voilà un tour. La suite montre ce que les actions savent faire.

## La carte

lesson-map = Piliers et cathédrales
lesson-map-about = Ce que vos voyageurs font sur la carte.
lesson-map-architect = Votre architecte est à Francfort, et vous avez une action Architecte avec 4 PA. Un pas, un pilier ou une tuile coûte 1 PA.
lesson-map-step = Allez à Nuremberg.
lesson-map-step-else = Une autre route est ouverte aussi, mais à Nuremberg une tuile vous attend.
lesson-map-tile = Prenez la tuile Bonus de la ville. Elle ne sera pas remplacée.
lesson-map-tile-else = D’abord la tuile, puisque vous êtes là.
lesson-map-on = Prague est la ville voisine, et elle a une cathédrale. Allez-y.
lesson-map-on-else = La cathédrale est à Prague.
lesson-map-pillar = Dressez un de vos piliers à la cathédrale de Prague.
lesson-map-pillar-else = Votre dernier PA est pour un pilier ici.
lesson-map-stone = Avec un pilier ici, vous pouvez donner de la pierre, une seule fois. Cela ne coûte aucun PA, à n’importe lequel de vos tours. La cathédrale demande 4 pierres : donnez-les.
lesson-map-stone-else = Vous avez la pierre : donnez-la à la cathédrale.
lesson-map-first = 11 points : 4 pour la pierre, et 7 pour la tuile du dessus de la pile. Qui vient ensuite reçoit la suivante, qui vaut moins. Chacun a un pilier par cathédrale.
lesson-map-merchant = Le marchand voyage de même et bâtit des maisons, une des vôtres par ville. Certains emplacements montrent ce qu’ils donnent. Une des neuf cathédrales reste fermée : ici, celle de Londres.
lesson-map-done = Les piliers ouvrent les cathédrales, les maisons ouvrent les foires. Et les deux comptent encore à la fin de la partie.

## Les contrats

lesson-contracts = Les contrats
lesson-contracts-about = Des ressources qui deviennent des points.
lesson-contracts-offer = Voici les contrats à prendre. Chacun dit ce qu’il demande et ce qu’il rapporte. Avec une action Contrat, vous en prenez un pour 3, 2 ou 1 PA : le chiffre est à côté.
lesson-contracts-take = Les Couvertures demandent 3 laines et rapportent 4 points. Elles ne coûtent que 1 PA. Prenez-les.
lesson-contracts-take-else = Celui-là est plus difficile à payer. Prenez les Couvertures, pour 3 laines.
lesson-contracts-store = Le contrat attend dans votre entrepôt. Il y a place pour six tuiles, et une tuile n’en sort que si vous vous en servez. N’en prenez donc pas trop.
lesson-contracts-exchange = Vous avez 1 laine et il en faut 3. L’action Contrat sert aussi à échanger : 1 PA change une ressource en une autre. Changez une nourriture en laine.
lesson-contracts-exchange-else = C’est la laine qui manque : donnez une nourriture.
lesson-contracts-more = Le premier échange du tour vous offre une ressource de plus. Choisissez la laine.
lesson-contracts-more-else = Un beau cadeau, mais le contrat demande de la laine.
lesson-contracts-fulfil = 3 laines ! Remplir un contrat ne coûte aucun PA et se fait à tout moment de votre tour. Remplissez-le.
lesson-contracts-fulfil-else = Vous avez tout ce qu’il demande : remplissez le contrat.
lesson-contracts-pillar = 4 points. Le contrat est maintenant sur votre plateau, et le pilier qui s’y trouvait est libre : votre architecte peut s’en servir.
lesson-contracts-done = Chaque plateau a six de ces emplacements. Les derniers rapportent 1, 2, 3 et 5 points de plus. À la fin de votre tour, l’offre avance : ce que personne ne prend devient moins cher.

## Personnages et bâtiments

lesson-people = Personnages et bâtiments
lesson-people-about = Une maison pleine vous rend plus fort.
lesson-people-buildings = Voici vos bâtiments. Avec une action Personnage, vous invitez des gens à y habiter. Le chiffre d’une pièce est son prix en PA : 1, 2 ou 3, selon l’étage.
lesson-people-kind = Dans un bâtiment, tous sont du même type, et chaque type n’a qu’un bâtiment. Dans celui-ci habite un notaire : seuls des notaires peuvent le rejoindre.
lesson-people-take = Il y a un autre notaire parmi les gens à inviter. 1 PA met la tuile dans votre entrepôt.
lesson-people-take-else = Vous pouvez inviter qui vous voulez, mais un notaire remplira votre bâtiment.
lesson-people-place = Faites maintenant emménager le notaire, au-dessus, pour 2 PA.
lesson-people-place-else = Le notaire va chez l’autre notaire, à l’étage 2.
lesson-people-full = Qui emménage vous donne aussitôt quelque chose : ici 1 or et 1 laine. Et le bâtiment est plein : la maison de son toit est à vous, pour la carte.
lesson-people-crest = Vous avez aussi un blason, un lion. Contre de la nourriture, il va sous un bâtiment : 5 sous celui-ci. Cela ne coûte aucun PA. Placez-le là.
lesson-people-crest-else = Placez le lion sous le bâtiment plein. C’est là qu’il vaut le plus.
lesson-people-journey = Chaque place de blason a sa récompense. Celle-ci envoie votre marchand où vous voulez. Choisissez une ville ou une route.
lesson-people-complete = Plein, et avec un blason : le bâtiment est achevé. Toutes vos actions Contrat ont désormais 2 PA de plus, car des notaires y habitent. Les autres types servent d’autres actions.
lesson-people-done = À partir de trois bâtiments achevés, ils rapportent des points à la fin. Au petit bâtiment de droite, il ne faut qu’un blason, et cela donne 5 points tout de suite.

## Joker et aides

lesson-helpers = Joker et aides
lesson-helpers-about = Ce qui donne plus de force à un tour.
lesson-helpers-joker = Votre dé est posé au Joker. Il remplace l’une des cinq autres actions, avec tous vos PA : ici 3.
lesson-helpers-name = Choisissez le Marchand.
lesson-helpers-name-else = Vous pouvez choisir n’importe quelle action. Que ce soit le Marchand cette fois.
lesson-helpers-stored = Deux aides attendent dans votre entrepôt. Les aides servent à tout moment de votre tour. Elles travaillent une fois, puis quittent la partie.
lesson-helpers-more = Le Compagnon ajoute 2 PA à l’action de votre dé. Utilisez cette aide.
lesson-helpers-more-else = Ce sera pour plus tard. D’abord le Compagnon.
lesson-helpers-surveyor = Vous avez maintenant 5 PA. L’Arpenteur est différent : il vous donne une action entière entre deux, une action Architecte avec 2 PA. Utilisez-le.
lesson-helpers-surveyor-else = Le Marchand peut attendre. Utilisez l’Arpenteur.
lesson-helpers-step = Votre architecte peut bouger. Allez à Paris.
lesson-helpers-step-else = Il y a une cathédrale à Paris : allez-y.
lesson-helpers-pillar = Et avec le second PA, dressez-y un pilier.
lesson-helpers-pillar-else = Un pilier est le meilleur usage de ce PA.
lesson-helpers-back = L’Arpenteur a fini, et votre action Marchand continue avec ses 5 PA. Ce qui a été commencé en dernier se finit toujours en premier.
lesson-helpers-buy = Encore une chose possible à tout moment de votre tour : pour 2 or, vous achetez 1 fer, laine, pierre ou nourriture. La cathédrale de Paris demande 3 pierres. Achetez-en une.
lesson-helpers-buy-else = C’est la pierre qu’attend votre pilier de Paris. Achetez-en une.
lesson-helpers-done = Achats, contrats, blasons, pierre des cathédrales, aides : rien de cela ne coûte de PA. Pensez-y à chaque tour avant de le finir.

## Le Roi et les foires

lesson-king = Le Roi et les foires
lesson-king-about = Comment finit une manche.
lesson-king-round = C’est le dernier tour de la deuxième manche. Une manche a trois tours de table, et chacun y prend un dé. Puis viennent le Roi et la foire.
lesson-king-corruption = Au début de chaque tour de table, un jeton Corruption fait descendre tous les marqueurs de la piste du Roi de 0, 1 ou 2. Le vôtre est à −1 : cela vous coûterait 1 point.
lesson-king-up = Vous avez une action Roi avec 3 PA. Chacun vous fait monter d’un pas.
lesson-king-up-else = D’abord, montez sur la piste du Roi !
lesson-king-tie = Encore un pas, jusqu’à { $p1 }. Sur un même pas, qui est arrivé le premier est devant, et c’est { $p1 }.
lesson-king-pass = Alors encore un pas, et vous êtes en tête.
lesson-king-end = La foire de cette manche est à Lyon, où vous avez une maison. Finissez votre tour, et la manche finit.
lesson-king-end-else = C’est possible, mais laissez maintenant finir la manche.
lesson-king-tile = Qui est en tête sur la piste du Roi peut prendre la tuile Bonus à côté. C’est le Chroniqueur, qui donne 4 points quand on l’utilise. Prenez-la.
lesson-king-tile-else = C’est un cadeau : prenez-la.
lesson-king-order = Votre pas vous a rapporté 2 points. Qui est en tête sur la piste du Roi commence aussi la manche suivante : c’est vous. Les marqueurs sous 0 reviennent à 0.
lesson-king-fair = Puis la foire. Elle a payé 5 points par contrat rempli : 2 pour la manche, 3 pour sa tuile. Vous en avez deux : 10 points. { $p1 } n’avait à Lyon ni maison ni marchand, et n’a rien eu.
lesson-king-next = Les foires à venir sont connues dès le début. Prague comptera les piliers, Londres les paires d’une maison et d’un pilier. Chaque foire paie plus que la précédente.
lesson-king-wheel = Il y a de nouveaux dés et de nouvelles tuiles Bonus. Et la roue a tourné d’un cran : chaque chiffre fait face à l’action suivante.
lesson-king-done = Être en tête sur la piste du Roi, être dans la ville de la foire, et avoir ce qu’elle compte : voilà les points d’une manche.

## La fin, et un premier plan

lesson-plan = La fin, et un premier plan
lesson-plan-about = Comment on gagne, et comment commencer.
lesson-plan-last = C’est le dernier tour de la partie, et { $p1 } a 10 points d’avance. À la fin, le nombre de vos maisons sur la carte est multiplié par celui de vos piliers. Vous en avez 3 et 3.
lesson-plan-house = Gênes est libre. Bâtissez-y : 3 points maintenant, et quatre maisons fois trois piliers à la fin.
lesson-plan-house-else = La maison à Gênes vaut davantage.
lesson-plan-end = Tout est fait. Finissez votre tour, et voyez le décompte.
lesson-plan-end-else = Cela ne change plus rien. Finissez votre tour.
lesson-plan-final = D’abord le Roi et la foire, puis les maisons fois les piliers : 12 points. Quatre ressources restantes donnent 1 point. Trois bâtiments achevés en auraient rapporté 5, et six 30. Vous avez gagné !
lesson-plan-look = Une nouvelle partie commence. Regardez d’abord les quatre foires. Elles disent quoi réunir et où être : des contrats pour Lyon à la deuxième manche, des piliers pour Prague à la troisième.
lesson-plan-goal = Puis cherchez ce que vous pouvez finir bientôt. La foire de Lyon compte les contrats, et les Couvertures demandent 3 laines.
lesson-plan-die = Quel dé aide deux fois ? Celui-ci donne 4 laines, et il est posé à l’action Contrat.
lesson-plan-try = À vous de jouer, tout est permis. Un bon tour : prenez le dé aux 4 laines, prenez la tuile, prenez les Couvertures, remplissez-les et finissez votre tour.
lesson-plan-done = Vous savez tout ce qu’il faut. Regardez les foires, choisissez des dés qui aident deux fois, et n’oubliez pas le Roi. Asseyez-vous et jouez : un adversaire facile vous attend.

## Les conseils d'une première partie guidée

tip-die = Prenez un dé
tip-die-text = Un dé paie deux fois : autant de ressources de sa couleur que sa valeur, et l’action où il se trouve, avec 7 moins sa valeur en points d’action (PA). Un grand dé rapporte, un petit agit longtemps.
tip-tile = Une tuile Bonus
tip-tile-text = Elle se trouve à l’action choisie, et c’est le seul moment pour la prendre. Elle va dans votre entrepôt, qui a six places. Elle ne coûte rien : prenez-la si vous pouvez vous en servir.
tip-contract-done = Un contrat à remplir
tip-contract-done-text = Vous avez tout ce qu’il demande. Le remplir ne coûte aucun PA et se fait à tout moment de votre tour : des points, et le pilier de sa case est libre pour votre architecte.
tip-cathedral = De la pierre pour une cathédrale
tip-cathedral-text = Vous y avez un pilier et assez de pierre. Cela ne coûte aucun PA et rapporte tout de suite, et le premier venu a la meilleure tuile de la pile.
tip-storehouse = Votre entrepôt est plein
tip-storehouse-text = Vous gardez six tuiles au plus, et une tuile ne part que si elle sert. Utilisez une aide, remplissez un contrat, posez un blason ou logez quelqu’un avant d’en prendre une autre.
tip-house = Bâtir une maison
tip-house-text = Votre marchand est dans une ville où une maison peut se bâtir, pour 1 PA. Elle vous fait participer à la foire de cette ville et compte à la fin ; certaines places donnent quelque chose aussitôt.
tip-pillar = Dresser un pilier
tip-pillar-text = Votre architecte est à une cathédrale : 1 PA dresse un pilier. Vous pourrez y donner de la pierre, une fois, contre des points. À la fin, vos maisons sur la carte sont multipliées par vos piliers.
tip-map-tile = Une tuile en ville
tip-map-tile-text = Pour 1 PA, la tuile Bonus de cette ville est à vous. Elle n’est pas remplacée : premier arrivé, premier servi.
tip-merchant = Le marchand
tip-merchant-text = Chaque pas coûte 1 PA. Regardez où seront les foires, marquées par des drapeaux, et quelles villes ont de bonnes places. Bâtir une maison là où il est coûte aussi 1 PA.
tip-architect = L’architecte
tip-architect-text = Chaque pas coûte 1 PA. Allez là où une cathédrale a encore une bonne tuile sur sa pile : un pilier coûte 1 PA, et la pierre peut venir plus tard, à l’un de vos tours.
tip-move-in = Quelqu’un emménage
tip-move-in-text = Les pièces coûtent 1, 2 ou 3 PA selon l’étage, et chaque nouveau venu donne quelque chose aussitôt. Un bâtiment loge un seul type. Quand il est plein, la maison de son toit est à bâtir.
tip-character = Inviter des gens
tip-character-text = 1 PA amène quelqu’un dans votre entrepôt ; le loger coûte d’autres PA. Cherchez un type qui habite déjà chez vous : les bâtiments pleins donnent des maisons.
tip-contract = Prendre un contrat
tip-contract-text = Les PA sont indiqués à côté. Prenez ce que vous pourrez bientôt payer : un contrat occupe votre entrepôt jusqu’à ce qu’il soit rempli. L’action Contrat échange aussi des ressources, 1 PA chacune.
tip-king = Monter vers le Roi
tip-king-text = Chaque PA est un pas. À la fin de la manche, votre pas rapporte ses points, ou en coûte au-dessous de 0. Qui est en tête commence la manche suivante et peut prendre la tuile à côté de la piste.
tip-crest = Un blason à poser
tip-crest-text = Contre de la nourriture, un blason va sous un de vos bâtiments, sans PA. Il a sa propre récompense, et un bâtiment plein avec blason donne plus de PA pour le reste de la partie.
tip-helper = Une aide attend
tip-helper-text = Une aide s’utilise à tout moment de votre tour, une fois, sans PA. Certaines donnent des ressources, d’autres une action entière. Utilisées à temps, elles libèrent votre entrepôt.
tip-joker = Le Joker
tip-joker-text = Il remplace n’importe laquelle des cinq autres actions, avec tous vos PA. Pour laquelle auriez-vous aimé prendre un dé ?
tip-extra = Une action entre deux
tip-extra-text = Un effet vous a donné une action de plus, avec ses propres PA. Finissez-la d’abord ; l’action de votre dé reprend ensuite. Ce que vous ne dépensez pas est perdu.
tip-king-tile = En tête sur la piste
tip-king-tile-text = Vous êtes en tête sur la piste du Roi : la tuile Bonus à côté vous est offerte. Prenez-la si votre entrepôt a de la place.
tip-fair = La foire approche
tip-fair-text = C’est votre dernier dé avant la foire de cette manche. Vous y participez avec une maison ou votre marchand dans sa ville. Sa tuile dit ce qu’elle compte : que pouvez-vous encore faire ?
tip-last = La dernière manche
tip-last-text = À la fin de cette manche vient le décompte final : maisons fois piliers sur la carte, trois bâtiments achevés ou plus, et 1 point pour quatre ressources. Les tuiles non utilisées ne valent rien.

## Exemples détaillés : les joueurs comme les règles les appellent

example-player-0 = Bleu
example-player-1 = Orange
example-player-2 = Violet
example-player-3 = Vert
