# Les leçons de Sylvan Tactics. $p1 est l'autre joueur, qui a les Noirs.

## Le but

lesson-aim = De quoi il s’agit
lesson-aim-about = Deux Rois, deux armées, une seule façon de gagner.
lesson-aim-welcome = Bienvenue dans le sous-bois ! Deux armées s’affrontent sur un échiquier. La vôtre est blanche. Les pièces éclairées sont les Rois ; chacun commence avec 10 points de Santé. Amenez l’autre à 0, et vous gagnez.
lesson-aim-units = Tout ce qui se tient sur le plateau est une unité. La plupart sont des Pions. La loutre est un Mercenaire : une carte de votre main qui se déplace comme une pièce d’échecs. Elle, comme une Tour.
lesson-aim-strength = Le nombre sur l’écu est la Force d’une unité. La loutre a 4 ; un Pion sans écu a 1. Qui attaque un Roi lui retire autant de Santé.
lesson-aim-attack = Votre loutre est à côté du Roi noir. Attaquez-le : cliquez sur la loutre, puis sur le Roi. Cela coûte un Sceau. Les Sceaux, ces pierres dorées, sont la monnaie du jeu.
lesson-aim-attack-else = C’est possible aussi. Mais votre loutre est à côté du Roi !
lesson-aim-target = Qui attaque-t-elle ? Le Roi.
lesson-aim-target-else = Elle pourrait frapper celui-là. Le Roi vaut mieux.
lesson-aim-done = 10 moins 4 : il reste 6 Santé au Roi. Ici, on ne prend rien en se déplaçant. On s’approche de l’ennemi, puis on frappe.

## Un tour

lesson-turn = Un tour
lesson-turn-about = Un Sceau s’éveille, on pioche, on dépense.
lesson-turn-hand = Une partie commence. Chacun pioche cinq cartes, dans la même pioche. Si les vôtres ne vous plaisent pas, vous pouvez en remettre et en repiocher. Celles-ci sont bonnes : cliquez sur « Garder cette main ».
lesson-turn-hand-else = Vous pourriez, mais ces cartes conviennent. Gardez-les cette fois.
lesson-turn-sigil = Votre tour commence tout seul : un Sceau s’éveille, et vous piochez une carte. Les Sceaux paient tout. Vous en avez un : vous pouvez donc en dépenser un.
lesson-turn-pawn = Se déplacer coûte un Sceau. Un Pion avance tout droit : d’une case, ou de deux s’il n’a pas quitté sa place. Cliquez sur le Pion éclairé, puis deux cases devant lui.
lesson-turn-pawn-else = Votre Sceau le permettrait. Déplacez plutôt le Pion éclairé.
lesson-turn-two = Maintenant la case éclairée, deux pas plus loin.
lesson-turn-two-else = Un seul pas est permis aussi. Faites-en deux cette fois.
lesson-turn-end = Votre Sceau est dépensé. Il reste couché jusqu’à votre prochain tour. Il n’y a plus rien à faire : finissez votre tour.
lesson-turn-again = { $p1 } a avancé un Pion près du vôtre. C’est de nouveau à vous : votre Sceau se redresse, et un deuxième s’est éveillé. Il en vient un de plus à chaque tour, jusqu’à six.
lesson-turn-costs = À chaque tour, le premier mouvement coûte 1 Sceau, le deuxième 2, le troisième 3. Les attaques se comptent de même, à part. Une carte coûte le nombre inscrit dans son coin.
lesson-turn-alone = Un tour à vous. Vous pouvez attaquer : un Pion frappe en diagonale, et celui de { $p1 } est à portée. Finissez quand vous voulez. Plus de six cartes en main ? Alors défaussez-en une.
lesson-turn-done = Voilà un tour : éveiller, piocher, puis faire ce qu’on veut, dans l’ordre qu’on veut, tant qu’on peut payer.

## Les Mercenaires

lesson-hire = Les Mercenaires
lesson-hire-about = Des combattants tirés de votre main.
lesson-hire-card = Vous avez quatre Sceaux, et la Loutre de rivière en coûte quatre. Sa Force est 4 : bien plus qu’un Pion. Déployez-la. Le cerf est encore trop cher ; cliquez dessus pour savoir pourquoi.
lesson-hire-card-else = Vous pourriez jouer cela. La loutre est un meilleur usage de quatre Sceaux.
lesson-hire-piece = Quelle pièce sera-t-elle ? La Tour suit rangées et colonnes, le Fou les diagonales, le Cavalier saute par-dessus les autres. Vous en avez une de chaque : trois Mercenaires au plus. Choisissez.
lesson-hire-space = Elle peut entrer sur n’importe quelle case vide de vos rangées de départ, les deux plus proches de vous.
lesson-hire-fresh = Elle vient d’arriver : ce tour-ci, elle ne peut ni se déplacer ni attaquer. Dès votre prochain tour, elle peut faire les deux.
lesson-hire-partner = Quelques tours plus tard. Le Campagnol des champs est un Partenaire : au lieu de combattre seul, il peut rejoindre un autre Mercenaire. Associez-le à votre loutre.
lesson-hire-partner-else = C’est possible aussi, mais voyez ce que fait un Partenaire.
lesson-hire-ability = Les deux Forces s’ajoutent : votre loutre a 5. Les capacités se partagent aussi. La sienne s’appelle Glissade : payez 2, et elle passe sur une case voisine. Cliquez sur la carte éclairée.
lesson-hire-ability-else = Gardez cela pour plus tard. Essayez la capacité de la loutre.
lesson-hire-shift = Choisissez une case vide voisine. Ce n’est pas un mouvement : elle peut encore se déplacer ce tour-ci, si vous pouvez payer.
lesson-hire-keywords = Deux autres mots sur les cartes. Un Infiltrateur passe à travers les unités. Un Superprédateur coûte 2 de moins si vous sacrifiez un Pion ; votre Roi y perd 2 Santé.
lesson-hire-retire = Déjà trois Mercenaires, et un meilleur en main ? Vous pouvez en congédier un à tout moment de votre tour. Cela coûte 2 Santé à votre Roi. La pièce est libre, et le Partenaire revient en main.
lesson-hire-done = Les Mercenaires gagnent les batailles. Pointez une carte ou une unité pour lire ce qu’elle sait faire.

## Le combat

lesson-fight = Le combat
lesson-fight-about = Blesser, tuer, prendre la place.
lesson-fight-strength = Votre Renard roux a une Force de 2, la Loutre de rivière de { $p1 } une Force de 4. Le renard peut-il gagner ? Pas seul.
lesson-fight-reach = Mercenaires, Reines et Rois attaquent les huit cases qui les entourent. Les Pions n’attaquent qu’en diagonale, vers l’avant ou vers l’arrière.
lesson-fight-wound = Une attaque plus faible blesse un Mercenaire ; une attaque au moins aussi forte le tue d’un coup. Attaquez la loutre avec votre renard.
lesson-fight-wound-else = Attendez un peu. D’abord, le renard attaque.
lesson-fight-wounded = La loutre est blessée : le prochain coup la tue, même le plus faible. Votre renard est invoqué, couché sur le côté : il n’attaque plus ce tour-ci. L’attaquant ne risque rien d’autre.
lesson-fight-finish = La deuxième attaque du tour coûte 2 Sceaux, et vous en avez deux. Achevez la loutre avec votre Pion.
lesson-fight-finish-else = La loutre est blessée. Ne la laissez pas filer !
lesson-fight-advance = Un Pion a terrassé une loutre ! Qui tue une unité voisine peut prendre sa place, gratuitement. Avancez.
lesson-fight-advance-else = Vous pouvez rester. Cette fois, avancez.
lesson-fight-morale = Regardez le Roi de { $p1 } : il a perdu 1 Santé. Chaque unité tuée coûte 1 Santé à son propre Roi. C’est le moral.
lesson-fight-pawns = Un Pion n’est jamais blessé : toute attaque le tue. Mais un Pion plus fort que son attaquant, grâce à une carte, meurt sans faire de tort à son Roi.
lesson-fight-done = Blesser d’abord, puis achever ; ou amener quelqu’un d’assez fort. Le plateau annonce le résultat avant votre clic.

## La Reine, et les Pions qui traversent

lesson-court = La Reine et les Pions hardis
lesson-court-about = Deux chemins vers la grandeur.
lesson-court-queen = Votre Reine attend à côté du plateau. Une fois par partie, vous pouvez la déployer, et c’est vous qui fixez son prix. Cliquez sur elle.
lesson-court-queen-else = Cela aussi. Mais faites d’abord connaissance avec votre Reine.
lesson-court-health = Payez de 1 à 6 Sceaux : ce sera sa Santé, et aussi sa Force. Vous en avez six. Payez-en cinq, et gardez-en un pour un Pion.
lesson-court-health-else = Tout nombre est permis. Cinq vous laisse juste le Sceau qu’il vous faudra.
lesson-court-place = Elle aussi entre sur une case vide de vos deux rangées de départ. Choisissez-en une.
lesson-court-power = Elle se déplace comme la Dame des échecs et attaque les cases voisines. Touchée, elle perd de la Santé, donc de la Force. À 0, elle est perdue pour de bon. Elle vient d’arriver : elle attend votre prochain tour.
lesson-court-across = Le Pion éclairé est à un pas de la rangée du fond. Faites-le avancer avec votre dernier Sceau.
lesson-court-across-else = Alors ce Sceau manquera au Pion. Amenez-le à la rangée du fond.
lesson-court-end = Il y est ! La promotion vient à la fin de votre tour. Finissez-le.
lesson-court-end-else = Vous pourriez, mais le Pion attend. Finissez votre tour.
lesson-court-promote = Promouvez le Pion éclairé.
lesson-court-promote-else = Il pourrait attendre un autre tour. Promouvez-le maintenant.
lesson-court-card = Il devient un Mercenaire de votre main, ou de la défausse que vous partagez avec { $p1 }. On ne paie rien : choisissez donc quelqu’un de grand.
lesson-court-piece = Et comment se déplacera-t-il désormais ?
lesson-court-done = Un Pion est devenu Mercenaire, derrière les lignes ennemies et pour rien. Le Pion lui-même est de retour à côté du plateau ; certaines cartes ramènent des Pions.

## Les autres cartes

lesson-cards = Actions, Champs de bataille, Équipements
lesson-cards-about = Trois autres sortes de cartes.
lesson-cards-kinds = Outre les Mercenaires, il y a trois sortes de cartes. Les cartes éclairées en sont une de chaque. Le nombre doré dans le coin est le prix en Sceaux ; vous en avez six.
lesson-cards-gear = Un Équipement est porté par un de vos Mercenaires. Donnez la Lame d’épine à votre loutre : 1 de Force en plus.
lesson-cards-gear-else = Ce sera pour après. D’abord la Lame d’épine.
lesson-cards-field = La loutre a maintenant 5. Un Champ de bataille reste à côté du plateau et agit pour vous tout le temps. La Garenne renforce tous vos Pions. Jouez-la.
lesson-cards-field-else = Pas encore. D’abord le Champ de bataille, la Garenne.
lesson-cards-action = Tous vos Pions ont 2. Une Action agit une fois, puis elle est défaussée. Branche morte tue un Pion ennemi, où qu’il soit. Jouez-la.
lesson-cards-action-else = Il reste une carte à essayer : Branche morte.
lesson-cards-target = Choisissez un Pion. Celui qui est éclairé est à portée des vôtres, et leur barre la route.
lesson-cards-deck = La Branche est dans la défausse, ouverte à tous deux. Quand la pioche est vide, on mélange la défausse, et elle devient la nouvelle pioche. Et si une carte contredit une règle, c’est la carte qui a raison.
lesson-cards-done = Si votre Mercenaire meurt, son Équipement est perdu avec lui. Les Champs de bataille restent, jusqu’à ce qu’une carte les détruise.

## Les Ripostes

lesson-riposte = Les Ripostes
lesson-riposte-about = Répondre pendant le tour de l’autre.
lesson-riposte-keep = Il vous reste deux Sceaux. Ceux que vous ne dépensez pas restent redressés pendant le tour de { $p1 }. Cela peut sauver une vie : votre loutre est à côté d’un ours.
lesson-riposte-end = Vous avez en main une Riposte, une carte pour le tour de l’autre. Finissez votre tour, et gardez les Sceaux.
lesson-riposte-end-else = C’est tentant, mais il ne resterait peut-être aucun Sceau pour répondre. Finissez votre tour.
lesson-riposte-answer = L’ours attaque, 5 contre 4 : votre loutre mourrait. Levez les boucliers lui donne 2 de plus ce tour-ci. Répondez avec cette carte !
lesson-riposte-answer-else = Alors votre loutre meurt. Vous avez la réponse : Levez les boucliers.
lesson-riposte-saved = 5 contre 6 : votre loutre n’est que blessée. Cela vous a coûté un Sceau.
lesson-riposte-when = Une Riposte dit quand la jouer : quand on vous attaque, quand vous perdez une unité, quand un ennemi s’approche ou se déploie, quand une Action est jouée. Une réponse à chaque fois, et on ne répond pas à une réponse.
lesson-riposte-asked = On vous le demande chaque fois que vous pourriez avoir une réponse, même si vous n’en avez pas. Ainsi { $p1 } n’apprend rien sur votre main.
lesson-riposte-done = Réfléchissez avant de dépenser vos derniers Sceaux. Et comptez ceux que { $p1 } a gardés !

## Un plan, et la fin

lesson-plan = La fin, et un premier plan
lesson-plan-about = Compter, préparer, frapper.
lesson-plan-morale = Chaque unité que perd { $p1 } coûte 1 Santé à ce Roi : tout petit combat aide. Mais le moral ne tue jamais un Roi : à 1 Santé, cela s’arrête. Le dernier coup doit être une attaque contre lui.
lesson-plan-disgrace = Si un Roi à 1 Santé perd encore une unité, son joueur est disgracié : plus de nouveaux Pions jusqu’à la fin de la partie.
lesson-plan-limit = Si les deux Rois sont debout après 50 manches, celui qui a le plus de Santé gagne. À égalité, c’est l’armée la plus nombreuse.
lesson-plan-count = Comptez maintenant. Le Roi de { $p1 } a 5 Santé. Votre loutre a une Force de 4 : il en manque 1. Vous avez quatre Sceaux.
lesson-plan-pawn = Un Pion qui tombe coûte au Roi ce 1 qui manque. Attaquez le Pion noir avec le vôtre. Cela coûte 1.
lesson-plan-pawn-else = Alors le compte n’y est plus. Attaquez d’abord avec le Pion éclairé.
lesson-plan-advance = Il reste 4 Santé au Roi. Prenez la place du Pion ou restez, comme vous voulez.
lesson-plan-move = Il reste trois Sceaux. Le premier mouvement coûte 1 : amenez votre loutre à côté du Roi.
lesson-plan-move-else = Ménagez vos Sceaux : 1 pour le mouvement de la loutre, 2 pour son attaque.
lesson-plan-beside = La case éclairée, juste devant le Roi.
lesson-plan-beside-else = De là, elle n’atteint pas le Roi.
lesson-plan-strike = Il reste deux Sceaux, et la deuxième attaque en coûte 2. Frappez !
lesson-plan-strike-else = Vous y êtes presque. Attaquez le Roi !
lesson-plan-done = Le Roi est tombé : vous gagnez ! Engagez tôt des Mercenaires, avancez-les ensemble, gardez un Sceau ou deux pour répondre, et comptez. À vous de jouer : un adversaire facile vous attend.

## Les conseils d'une première partie guidée

tip-hand = Vos premières cartes
tip-hand-text = Une bonne main a un ou deux Mercenaires bon marché : le nombre du coin est le coût, et vous commencez avec un seul Sceau. Vous pouvez remettre ce qui est trop cher et repiocher.
tip-king = Le Roi est à portée
tip-king-text = Une attaque contre le Roi lui prend autant de Santé que la Force de l’attaquant. À 0, vous gagnez aussitôt. Comptez d’abord vos Sceaux : la deuxième attaque d’un tour en coûte 2.
tip-attack = Vous pouvez attaquer
tip-attack-text = Les unités éclairées ont un ennemi à portée. Au moins aussi fort qu’un Mercenaire, vous le tuez ; plus faible, vous le blessez ; un Pion meurt toujours. Le plateau annonce l’issue.
tip-answer = Votre réponse
tip-answer-text = C’est le tour de l’autre, et vous pouvez jouer une Riposte qui convient, s’il vous reste des Sceaux. On vous le demande même si vous n’en avez pas : personne n’apprend rien sur votre main.
tip-move = Se déplacer
tip-move-text = Le premier mouvement d’un tour coûte 1 Sceau, le deuxième 2, le troisième 3. Un Pion va tout droit, de deux cases depuis sa place. Avancez ensemble : une unité seule est une proie.
tip-deploy = Engager un Mercenaire
tip-deploy-text = Une carte éclairée est à votre portée. Les Mercenaires sont bien plus forts que les Pions : engagez tôt, trois au plus. Un nouveau venu agit dès votre prochain tour.
tip-piece = Comment se déplace-t-il ?
tip-piece-text = La Tour suit rangées et colonnes, le Fou les diagonales, le Cavalier saute par-dessus les autres. Tant que les Pions sont serrés, le Cavalier est le plus rapide.
tip-place = Où entre-t-il ?
tip-place-text = Sur une case vide de vos deux rangées de départ. Il y attend votre prochain tour : choisissez une case d’où la voie est libre, ou près de votre Roi s’il lui faut une garde.
tip-where = Où aller ?
tip-where-text = On ne prend rien en se déplaçant : on s’approche, puis on frappe. Regardez qui pourrait vous frapper là au prochain tour.
tip-advance = Prendre sa place ?
tip-advance-text = Qui tue une unité voisine peut prendre sa place, gratuitement. C’est un pas de plus, mais peut-être à portée d’autres ennemis. Vous pouvez rester.
tip-discard = Trop de cartes
tip-discard-text = À la fin du tour, vous gardez six cartes. Défaussez ce que vous ne pourrez pas payer de sitôt. La défausse est commune, et un Pion promu peut en tirer un Mercenaire.
tip-play = Une carte à jouer
tip-play-text = Une Action sert une fois, un Champ de bataille reste à côté du plateau et agit sans cesse, un Équipement renforce un de vos Mercenaires. Pointez la carte pour lire ce qu’elle fait.
tip-queen = Votre Reine
tip-queen-text = Une fois par partie, elle peut vous rejoindre. Ce que vous payez, jusqu’à six Sceaux, est sa Santé et sa Force. Mieux vaut attendre de pouvoir payer beaucoup.
tip-partner = Un Partenaire
tip-partner-text = Cette carte peut rejoindre un de vos Mercenaires au lieu de combattre seule : les Forces s’ajoutent, les capacités se partagent. Si ce Mercenaire meurt, le Partenaire revient en main.
tip-ability = Une capacité
tip-ability-text = Une carte éclairée du plateau sait faire quelque chose, au prix indiqué. Pointez-la pour lire quoi.
tip-spent = Vos Sceaux sont dépensés
tip-spent-text = Il ne vous en reste aucun : il n’y a plus qu’à finir le tour. Une autre fois, gardez-en un ou deux : ils paient une réponse pendant le tour de l’autre.
tip-danger = Votre Roi est en danger
tip-danger-text = Il lui reste 5 Santé ou moins. Chaque unité perdue lui en coûte 1, et une attaque peut l’abattre. Gardez quelqu’un de fort près de lui, ou frappez avant l’autre.

## Exemples détaillés : les joueurs comme les règles les appellent

example-player-0 = Blancs
example-player-1 = Noirs
