# Sylvan Tactics

game-name = Sylvan Tactics
game-pitch = Les échecs du sous-bois : engagez les combattants de la forêt, dépensez bien vos Sceaux et faites tomber le Roi adverse.
game-length = 90 minutes

option-first-player = Qui joue les Blancs
option-first-player-random = au hasard
option-first-player-seat-0 = première place
option-first-player-seat-1 = deuxième place
option-max-rounds = Durée maximale
option-max-rounds-10 = 10 manches
option-max-rounds-25 = 25 manches
option-max-rounds-50 = 50 manches
option-max-rounds-100 = 100 manches
option-max-rounds-200 = 200 manches

## Score

score-king = Santé du Roi
standing-king = Santé du Roi
standing-units = Unités sur le plateau

## Components

colour-white = Blancs
colour-black = Noirs

kind-king = Roi
kind-king-text = Force de base 3, jusqu’à 10 Santé. L’attaque qui l’amène à 0 gagne la partie. Il avance d’une case dans toutes les directions.
kind-queen = Reine
kind-queen-text = Déployez-la une fois, pour autant de Sceaux que vous voulez (1 à 6) : c’est sa Santé et sa Force. La perdre coûte du moral.
kind-merc = Mercenaire
kind-merc-text = Une carte et une Tour, un Fou ou un Cavalier. Une attaque plus faible le blesse ; une attaque égale ou plus forte, ou un second coup, le tue.
kind-pawn = Pion
kind-pawn-text = Force 1. Avance tout droit, attaque en diagonale. Toute attaque le tue.

piece-rook = Tour
piece-rook-text = Se déplace le long des rangées et des colonnes.
piece-bishop = Fou
piece-bishop-text = Se déplace en diagonale.
piece-knight = Cavalier
piece-knight-text = Saute en L, par-dessus tout.

type-mercenary = Mercenaire
type-action = Action
type-battlefield = Champ de bataille
type-equipment = Équipement

sigil = Sceau
sigil-text = Paie tout. Un de plus s’éveille à chaque tour, jusqu’à six. Ceux que vous gardez redressés paient vos Ripostes.

keyword-partner = Partenaire
keyword-partner-text = Peut être associé à l’un de vos Mercenaires au lieu d’être déployé.
keyword-infiltrator = Infiltrateur
keyword-infiltrator-text = Se déplace à travers les autres unités.
keyword-apex-predator = Superprédateur
keyword-apex-predator-text = Quand vous le déployez, vous pouvez sacrifier un Pion et infliger 2 dégâts de moral à votre Roi : il coûte alors 2 de moins.
keyword-riposte = Riposte
keyword-riposte-text = Peut être jouée pendant le tour de l’adversaire, quand la carte le dit.

trait-infiltrator = traverse les unités
trait-thorns = meurtrit qui l’attaque de la case voisine
trait-stalwart = tant qu’il est indemne, une attaque ne fait que le blesser
trait-haste = peut attaquer le tour de son déploiement
trait-silent = on ne peut pas répondre à ses attaques avant leur résolution
trait-living-sigil = peut payer comme un Sceau
trait-armor = sa cotte encaisse le prochain coup
trait-warded = cartes et capacités ennemies sont sans effet sur lui
trait-reach = attaque à 2 cases
trait-aura = change la Force des unités proches

state-invoked = invoqué : ne peut pas attaquer
state-wounded = blessé : le prochain coup le tue
state-fresh = tout juste déployé : ni mouvement ni attaque ce tour-ci
state-halted = arrêté : ne peut pas attaquer ce tour-ci
state-snared = pris au collet : reste invoqué à sa prochaine phase de renouveau
state-rooted = enraciné : pas d’action de mouvement
state-attacked = a attaqué ce tour-ci

card-field-vole = Campagnol des champs
card-field-vole-text = Aucun tour dans son sac, mais un bon compagnon.
card-hedge-shrew = Musaraigne des haies
card-hedge-shrew-ability = Morsure frénétique
card-hedge-shrew-text = +1 Force en attaque.
card-wood-wren = Troglodyte guetteur
card-wood-wren-ability = Vigie
card-wood-wren-text = Invoquez et payez 1 : piochez une carte.
card-bat-courier = Chauve-souris messagère
card-bat-courier-text = Fait passer son partenaire à travers tout le monde.
card-dormouse-medic = Loir guérisseur
card-dormouse-medic-ability = Cataplasme
card-dormouse-medic-text = Invoquez : soignez un de vos Mercenaires blessés à 2 cases ou moins.
card-red-squirrel = Écureuil roux
card-red-squirrel-ability = Réserve de glands
card-red-squirrel-text = Au déploiement : piochez une carte.
card-brown-hare = Lièvre brun
card-brown-hare-ability = Grands bonds
card-brown-hare-text = Peut faire deux actions de mouvement par tour.
card-box-turtle = Tortue boîte
card-box-turtle-ability = Carapace close
card-box-turtle-text = Tant qu’elle est indemne, une attaque ne peut que la blesser.
card-pika-gleaner = Pika glaneur
card-pika-gleaner-ability = Meule de foin
card-pika-gleaner-text = Sceau vivant : peut être invoqué comme un Sceau.
card-hedgehog-guard = Hérisson de garde
card-hedgehog-guard-ability = Piquants
card-hedgehog-guard-text = Après l’attaque d’une unité adjacente, celle-ci est meurtrie (Pion tué, Mercenaire blessé).
card-red-fox = Renard roux
card-red-fox-ability = Larcin
card-red-fox-text = Au déploiement : l’adversaire défausse une carte au hasard.
card-beaver-builder = Castor bâtisseur
card-beaver-builder-ability = Barrage de rondins
card-beaver-builder-text = Vos autres Pions et Mercenaires adjacents ont +1 Force en défense.
card-striped-skunk = Moufette rayée
card-striped-skunk-ability = Jet fétide
card-striped-skunk-text = Les Pions et Mercenaires ennemis adjacents ont −1 Force.
card-mole-sapper = Taupe sapeuse
card-mole-sapper-ability = Galerie
card-mole-sapper-text = Invoquez : déplacez-la sur une case vide adjacente à une autre de vos unités.
card-raven-herald = Corbeau héraut
card-raven-herald-ability = Présages de bataille
card-raven-herald-text = Une fois par tour, quand une unité ennemie est tuée : piochez une carte.
card-toad-hexer = Crapaud jeteur de sorts
card-toad-hexer-ability = Maléfice
card-toad-hexer-text = Invoquez : un Pion ou Mercenaire ennemi à 2 cases ou moins a −2 Force ce tour-ci.
card-pine-marten = Martre des pins
card-pine-marten-ability = Frappe vive
card-pine-marten-text = Peut attaquer le tour de son déploiement.
card-stoat-duelist = Hermine duelliste
card-stoat-duelist-ability = Danse mortelle
card-stoat-duelist-text = Quand son attaque tue une unité : redressez-la.
card-tawny-owl = Chouette hulotte
card-tawny-owl-ability = Ailes muettes
card-tawny-owl-text = Aucune Riposte ne peut répondre à ses attaques avant leur résolution.
card-wild-boar = Sanglier
card-wild-boar-ability = Charge
card-wild-boar-text = +2 Force en attaque s’il a fait une action de mouvement ce tour-ci.
card-adder-assassin = Vipère assassine
card-adder-assassin-ability = Venin
card-adder-assassin-text = +3 Force en attaque contre un Mercenaire.
card-grey-heron = Héron cendré
card-grey-heron-ability = Long bec
card-grey-heron-text = Peut attaquer à exactement 2 cases en ligne droite, par-dessus une case vide.
card-river-otter = Loutre de rivière
card-river-otter-ability = Glissade
card-river-otter-text = Payez 2, une fois par tour : déplacez-la sur une case vide adjacente.
card-wolverine-raider = Glouton pillard
card-wolverine-raider-ability = Furie téméraire
card-wolverine-raider-text = Après son attaque, il est meurtri (blessé, ou tué s’il l’était déjà).
card-badger-warden = Blaireau gardien
card-badger-warden-ability = Tenir bon
card-badger-warden-text = +2 Force en défense.
card-royal-stag = Cerf royal
card-royal-stag-ability = Fière bannière
card-royal-stag-text = Vos Pions à 2 cases ou moins ont +1 Force.
card-grey-wolf = Loup gris
card-grey-wolf-ability = Chasse en meute
card-grey-wolf-text = En attaque, +1 Force pour chacun de vos autres Pions et Mercenaires adjacents au défenseur, +2 au plus.
card-lynx-stalker = Lynx à l’affût
card-lynx-stalker-ability = Rôder
card-lynx-stalker-text = Payez 1, une fois par tour : il se déplace, même le tour de son déploiement.
card-golden-eagle = Aigle royal
card-golden-eagle-ability = Piqué
card-golden-eagle-text = Invoquez et payez 2 : meurtrissez un Pion ou Mercenaire ennemi à 3 cases ou moins (Pion tué, Mercenaire blessé).
card-brown-bear = Ours brun
card-brown-bear-ability = Rugissement terrible
card-brown-bear-text = Quand son attaque tue une unité : 1 dégât de moral de plus au Roi ennemi.
card-hidden-path = Sentier caché
card-hidden-path-text = Un de vos Pions ou Mercenaires fait un mouvement gratuit.
card-muster = Levée des terriers
card-muster-text = Déployez jusqu’à 2 Pions de votre réserve dans vos rangées de départ.
card-thorn-volley = Volée d’épines
card-thorn-volley-text = Meurtrissez un Mercenaire ennemi à 2 cases ou moins d’une de vos unités.
card-falling-branch = Branche morte
card-falling-branch-text = Tuez un Pion ennemi.
card-war-cry = Cri de guerre
card-war-cry-text = Un de vos Pions ou Mercenaires a +2 Force ce tour-ci.
card-healing-herbs = Herbes médicinales
card-healing-herbs-text = Soignez un de vos Mercenaires blessés, puis piochez une carte.
card-whispering-leaves = Feuilles murmurantes
card-whispering-leaves-text = Piochez 2 cartes.
card-read-the-tracks = Lire les traces
card-read-the-tracks-text = Regardez les 3 premières cartes de la pioche, prenez-en une, mettez les autres dessous.
card-bramble-snare = Collet de ronces
card-bramble-snare-text = Un Mercenaire ennemi est invoqué, ne se redresse pas à sa prochaine phase de renouveau et ne peut pas faire d’action de mouvement jusqu’à la fin de son prochain tour.
card-wildfire = Feu de broussailles
card-wildfire-text = Défaussez un Champ de bataille ennemi ou un Équipement d’un Mercenaire ennemi.
card-changing-winds = Vents changeants
card-changing-winds-text = Deux de vos unités, sauf la Reine, échangent leurs places.
card-scavenge = Récupération
card-scavenge-text = Prenez en main une carte Mercenaire de la défausse.
card-dread-howl = Hurlement d’effroi
card-dread-howl-text = 2 dégâts de moral au Roi ennemi.
card-harvest-feast = Festin des moissons
card-harvest-feast-text = Votre Roi gagne 2 Santé.
card-second-wind = Second souffle
card-second-wind-text = Redressez un de vos Mercenaires invoqués.
card-forced-migration = Migration forcée
card-forced-migration-text = Renvoyez un Mercenaire ennemi, avec ses cartes attachées, dans la main de son joueur.
card-raise-shields = Levez les boucliers
card-raise-shields-text = Riposte, quand votre Pion ou Mercenaire est attaqué : il a +2 Force ce tour-ci.
card-into-the-ferns = Sous les fougères
card-into-the-ferns-text = Riposte, quand votre Pion ou Mercenaire est attaqué : déplacez-le sur une case vide adjacente.
card-bodyguard = Garde du corps
card-bodyguard-text = Riposte, quand votre Roi ou votre Reine est attaqué : un de vos Pions ou Mercenaires à portée de l’attaquant est attaqué à sa place.
card-vengeance = Vengeance
card-vengeance-text = Riposte, quand un Pion ou Mercenaire attaquant a tué votre unité : meurtrissez-le.
card-carry-them-home = Ramenez-les
card-carry-them-home-text = Riposte, quand votre Mercenaire a été tué : reprenez sa carte en main.
card-pitfall = Chausse-trape
card-pitfall-text = Riposte, quand un Pion ou Mercenaire ennemi a fait une action de mouvement et est adjacent à votre unité : il ne peut pas attaquer ce tour-ci.
card-cold-welcome = Accueil glacial
card-cold-welcome-text = Riposte, quand un Mercenaire ennemi a été déployé : il est blessé.
card-owls-hush = Silence du hibou
card-owls-hush-text = Riposte, quand une Action est jouée : elle n’a aucun effet.
card-sapling-grove = Jeune futaie
card-sapling-grove-text = Sceau vivant : peut être invoqué comme un Sceau.
card-bramble-moat = Fossé de ronces
card-bramble-moat-text = Les attaques contre votre Roi coûtent 1 Sceau de plus.
card-deer-trails = Sentes à cerfs
card-deer-trails-text = Vos actions de mouvement coûtent 1 de moins (au moins 1).
card-hunting-grounds = Terrain de chasse
card-hunting-grounds-text = Vos Mercenaires dans la moitié adverse ont +1 Force.
card-rabbit-warren = Garenne
card-rabbit-warren-text = Vos Pions ont +1 Force.
card-ancient-oak = Chêne ancestral
card-ancient-oak-text = Les premiers dégâts de moral de votre Roi à chaque tour sont réduits de 1.
card-moonlit-glade = Clairière de lune
card-moonlit-glade-text = En phase de renouveau, au lieu de piocher, regardez les 2 premières cartes, prenez-en une, mettez l’autre dessous.
card-fairy-ring = Rond de sorcières
card-fairy-ring-text = Vos Pions peuvent aussi avancer d’une case en diagonale.
card-thorn-blade = Lame d’épine
card-thorn-blade-text = +1 Force.
card-bark-shield = Bouclier d’écorce
card-bark-shield-text = +2 Force en défense. Riposte : peut être jouée sur votre Mercenaire quand il est attaqué.
card-feather-cloak = Cape de plumes
card-feather-cloak-text = Infiltrateur.
card-willow-bow = Arc de saule
card-willow-bow-text = Peut attaquer à exactement 2 cases en ligne droite, par-dessus une case vide.
card-beetle-mail = Cotte de scarabée
card-beetle-mail-text = Quand cette unité devrait être blessée ou tuée, défaussez plutôt la Cotte de scarabée.
card-honey-flask = Gourde de miel
card-honey-flask-text = À la fin de votre phase de renouveau : soignez cette unité.
card-fang-necklace = Collier de crocs
card-fang-necklace-text = +2 Force en attaque, −1 en défense.
card-rowan-charm = Charme de sorbier
card-rowan-charm-text = Les cartes et capacités ennemies ne peuvent pas affecter cette unité (les attaques, si).

## Questions

ask-mulligan = Garder cette main, ou remettre des cartes et en repiocher ?
ask-put-back = { $count ->
    [0] Choisissez une carte à remettre.
   *[other] Choisissez une autre carte à remettre, ou piochez maintenant.
  }
ask-main = À vous : { $sigils ->
    [0] plus aucun Sceau
    [one] encore un Sceau
   *[other] encore { $sigils } Sceaux
  }.
ask-apex = Sacrifier un Pion pour déployer { $card } à 2 de moins ?
ask-piece = Quelle pièce pour { $card } ?
ask-place = Choisissez une case de vos rangées de départ pour { $card }.
ask-queen = Combien de Santé pour votre Reine ?
ask-queen-place = Choisissez une case de vos rangées de départ pour votre Reine.
ask-pair = { $card } : choisissez qui rejoindre.
ask-equip = { $card } : choisissez qui la porte.
ask-move = { $unit } : choisissez sa destination. Le mouvement coûte { $cost }.
ask-free-move = { $unit } : choisissez sa destination. Le mouvement est gratuit.
ask-shift = { $unit } : choisissez une case voisine.
ask-tunnel = { $unit } : choisissez par où sortir de terre.
ask-attack = { $unit } : choisissez qui attaquer.
ask-target = { $card } : choisissez une unité.
ask-redirect = { $card } : qui est attaqué à sa place ?
ask-swap = { $card } : choisissez qui change de place avec { $unit }.
ask-destroy = { $card } : choisissez une carte à détruire.
ask-retrieve = { $card } : choisissez un Mercenaire de la défausse.
ask-scout = Prenez une de ces cartes ; les autres vont sous la pioche.
ask-pawn = Choisissez une case de vos rangées de départ pour un Pion.
ask-advance = { $unit } : prendre la place en { $space } ?
ask-riposte-attack-declared = { $attacker } attaque { $defender } en { $space }. Répondre ?
ask-riposte-unit-killed = Vous avez perdu une unité. Répondre ?
ask-riposte-enemy-moved = { $unit } arrive en { $space }. Répondre ?
ask-riposte-enemy-deployed = Déploiement en { $space } : { $unit }. Répondre ?
ask-riposte-action-played = L’adversaire joue { $card }. Répondre ?
ask-promote = Un de vos Pions a traversé. Le promouvoir ?
ask-promote-card = Quel Mercenaire devient le Pion en { $space } ?
ask-promote-piece = Quelle pièce pour { $card } ?
ask-discard = Vous pouvez garder six cartes. Choisissez-en une à défausser.

## Choices

do-keep = Garder cette main
do-mulligan = Remettre des cartes
do-put-back = Remettre { $card }
do-done = Piocher maintenant
do-deploy = Déployer { $card } ({ $cost })
do-pair = Associer { $card } ({ $cost })
do-play = Jouer { $card } ({ $cost })
do-queen = Déployer votre Reine
do-use = { $card } en { $space } : { $ability }
do-move = Déplacer { $unit } depuis { $space } ({ $cost })
do-attack = Attaquer avec { $unit } en { $space }
do-retire = Congédier { $unit } en { $space }
do-end-turn = Finir votre tour
do-full-price = Payer le prix entier ({ $cost })
do-sacrifice = Sacrifier le Pion en { $space } ({ $cost })
do-piece = Pièce : { $piece }
do-health = { $health } Santé pour { $health ->
    [one] un Sceau
   *[other] { $health } Sceaux
  }
do-go = Aller en { $space }
do-place = Placer en { $space }
do-strike = Attaquer { $unit } en { $space } ({ $cost }) : { $outcome }
do-target = { $unit } en { $space }
do-pair-with = Rejoindre { $unit } en { $space }
do-equip = Équiper { $unit } en { $space }
do-redirect = { $unit } en { $space } : { $outcome }
do-promote-pawn = Promouvoir le Pion en { $space }
do-destroy = Détruire { $card }
do-retrieve = Prendre { $card }
do-scout = Prendre { $card }
do-stop = Pas d’autre Pion
do-advance = Prendre la place en { $space }
do-stay = Rester en { $space }
do-riposte = Répondre par { $card } ({ $cost })
do-pass = Laisser faire
do-promote-hand = { $card }, de votre main
do-promote-pile = { $card }, de la défausse
do-no-promotion = Pas de promotion
do-discard = Défausser { $card }

outcome-dies = { $mine } contre { $theirs }, c’est la mort
outcome-dies-proudly = { $mine } contre { $theirs }, c’est la mort sans perte de moral
outcome-wounded = { $mine } contre { $theirs }, une blessure
outcome-finished = déjà blessé, c’est la mort
outcome-armor = son armure encaisse le coup
outcome-health = { $mine } dégâts, il reste { $left } Santé
outcome-queen-dies = { $mine } dégâts, la Reine tombe
outcome-wins = { $mine } dégâts, le Roi tombe

group-cards = Cartes
group-units = Unités
group-turn = Tour

## Log

log-colours = { $player } joue les Blancs et commence.
log-keep = { $player } garde { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
log-mulligan = { $player } pioche à nouveau et a maintenant { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
log-put-back = { $player } remet une carte.
log-put-back-own = { $player } remet { $card }.
log-turn = Tour { $turn } : { $player }.
log-draw = { $player } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
log-draw-own = { $player } pioche { $cards }.
log-take = { $player } prend { $cards }.
log-return = Retour en main ({ $player }) : { $cards }.
log-scout = { $player } regarde { $count ->
    [one] une carte
   *[other] { $count } cartes
  } de la pioche.
log-reshuffle = La défausse devient la nouvelle pioche.
log-announce = { $player } choisit { $card }.
log-deploy = { $player } déploie { $card } ({ $piece }) en { $space }.
log-sacrifice = { $player } sacrifie le Pion en { $space }.
log-pawn = { $player } déploie un Pion en { $space }.
log-queen = { $player } déploie la Reine en { $space } avec { $health } Santé.
log-pair = { $card } rejoint { $unit } en { $space }.
log-equip = { $unit } en { $space } porte { $card }.
log-play = { $player } joue { $card }.
log-use = { $player } utilise { $card } en { $space } : { $ability }.
log-riposte = { $player } répond par { $card }.
log-pass = { $player } laisse faire.
log-cancelled = { $card } n’a aucun effet.
log-move = { $player } déplace { $unit } { $from }–{ $to }.
log-goes = { $unit } : { $from }–{ $to }.
log-attack = { $player } attaque : { $unit } { $from } contre { $target } { $to }.
log-redirect = { $unit } en { $space } reçoit l’attaque à sa place.
log-nothing = L’attaque reste sans effet.
log-stay = { $unit } ({ $space }) reste sur place.
log-killed = Mort en { $space } : { $unit }.
log-wounded = Blessure en { $space } : { $unit }.
log-healed = Guérison en { $space } : { $unit }.
log-armor = { $card } encaisse le coup pour { $unit }.
log-destroyed = Carte détruite : { $card }.
log-king-hit = { $player } : le Roi perd { $damage } Santé, il en reste { $left }.
log-queen-hit = { $player } : la Reine perd { $damage } Santé, il en reste { $left }.
log-morale = { $player } : le Roi subit { $damage } de moral, il reste { $left } Santé.
log-guarded = { $player } : { $card } épargne { $damage } de moral au Roi.
log-king-heals = { $player } : le Roi gagne { $health } Santé ({ $left } en tout).
log-disgraced = Disgrâce pour { $player } : plus aucun Pion pour ce Roi.
log-boost = { $unit } en { $space } : { $amount } Force ce tour-ci.
log-ready = { $unit } en { $space } se redresse.
log-snared = { $unit } en { $space } : pris au collet.
log-rooted = { $unit } en { $space } : pas de mouvement.
log-halted = { $unit } en { $space } : pas d’attaque ce tour-ci.
log-retire = { $player } congédie { $unit } en { $space }.
log-bounced = { $unit } en { $space } retourne en main ({ $player }).
log-promote = { $player } promeut le Pion en { $space } : { $card } ({ $piece }).
log-discard = { $player } défausse { $cards }.
log-spent = { $card } va à la défausse.
log-wins = Le Roi est tombé : { $player } gagne !
log-limit = La dernière manche est finie : on compare les Rois.

## Pourquoi pas

why-begin-with-yours = Commencez par une de vos unités ou de vos cartes : cliquez dessus, puis là où elle va.
why-not-begun = La partie n’a pas commencé : gardez d’abord cette main, ou remettez des cartes.
why-only-ripostes = Ce n’est pas votre tour : vous ne pouvez que répondre par une Riposte.
why-turn-ends = Votre tour s’achève : il n’y a plus rien d’autre à faire.
why-finish-first = Finissez d’abord ce que vous avez commencé, ou revenez en arrière.
why-not-in-hand = { $card } n’est pas dans votre main.
why-few-sigils = Cela coûte { $cost }, et il vous reste { $available ->
    [0] zéro Sceau
    [one] un Sceau
   *[other] { $available } Sceaux
  }.
why-home-full = Vos rangées de départ sont pleines.
why-no-free-piece = Vous avez déjà trois Mercenaires : aucune pièce n’est libre.
why-no-pawn-to-sacrifice = Pour { $card }, il faudrait sacrifier un Pion, et vous n’en avez pas.
why-no-partner = { $card } n’a pas le mot Partenaire : cette carte ne peut qu’être déployée.
why-nobody-to-join = Vous n’avez aucun Mercenaire sans Partenaire.
why-riposte-later = { $card } est une Riposte : elle répond à quelque chose pendant le tour adverse.
why-no-carrier = Vous n’avez aucun Mercenaire pour porter cet Équipement.
why-disgraced = Vous êtes en Disgrâce : vous ne pouvez plus faire venir de Pions.
why-no-spare-pawn = Tous vos Pions sont sur le plateau.
why-king-unhurt = Votre Roi a toute sa Santé.
why-no-effect = Pour l’instant, { $card } n’aurait rien sur quoi agir.
why-not-with-you = { $card } ne combat pas pour vous en ce moment.
why-nothing-to-use = Ce que sait faire { $card } se fait tout seul.
why-invoked = Invoqué jusqu’à votre prochain tour : { $unit }.
why-used-already = La capacité de { $card } a déjà servi ce tour-ci.
why-queen-lost = Votre Reine est tombée et ne revient pas.
why-queen-there = Votre Reine est déjà sur le plateau.
why-no-such-merc = Aucun de vos Mercenaires n’a cette pièce : { $piece }.
why-nobody-there = Il n’y a personne en { $space }.
why-enemy-unit = En { $space }, { $unit } n’est pas à vous : choisissez une de vos unités.
why-fresh = Tout juste sur le plateau : { $unit } doit attendre votre prochain tour.
why-rooted = Des racines retiennent { $unit } : pas d’action de mouvement.
why-move-too-dear = Le prochain mouvement du tour coûte { $cost }, et il vous reste { $available ->
    [0] zéro Sceau
    [one] un Sceau
   *[other] { $available } Sceaux
  }.
why-moved = { $unit } a déjà bougé ce tour-ci.
why-nowhere-to-go = { $unit } n’a nulle part où aller.
why-halted = { $unit } ne peut pas attaquer ce tour-ci : une carte l’en empêche.
why-attacked = { $unit } a déjà attaqué ce tour-ci.
why-nobody-in-reach = D’ici, { $unit } n’atteint aucun ennemi.
why-pays-not-for-itself = { $unit } ne peut pas être le Sceau qui paie sa propre attaque.
why-attack-too-dear = Cette attaque coûte { $cost }, et il vous reste { $available ->
    [0] zéro Sceau
    [one] un Sceau
   *[other] { $available } Sceaux
  }.
why-own-unit = { $unit } est de votre côté.
why-out-of-reach = De sa place, { $unit } n’atteint pas { $space }.
why-not-beside = Il faut une case vide voisine.
why-no-tunnel = On ne sort de terre qu’à côté d’une autre de vos unités.
why-way-pawn = Un Pion avance tout droit : d’une case, ou de deux depuis sa première place.
why-way-king = Un Roi avance d’une case à la fois.
why-way-queen = Une Reine suit les rangées, les colonnes et les diagonales.
why-way-rook = Une Tour suit les rangées et les colonnes.
why-way-bishop = Un Fou suit les diagonales.
why-way-knight = Un Cavalier saute en L : deux cases dans un sens, une dans l’autre.
why-in-the-way = Quelqu’un barre la route vers { $space }.
why-occupied = La case { $space } est prise : { $unit }.
why-not-home = { $space } n’est pas dans vos rangées de départ, les deux plus proches de vous.
why-piece-taken = Pièce déjà prise ({ $piece }) : { $unit } se déplace avec elle.
why-only-a-pawn = On ne sacrifie qu’un Pion, pas { $unit }.
why-mercs-only = Il faut un Mercenaire, pas { $unit }.
why-has-partner = { $unit } a déjà un Partenaire.
why-only-yours = { $card } n’agit que sur vos propres unités.
why-only-enemies = { $card } n’agit que sur les unités ennemies.
why-other-kind = { $card } n’agit pas sur cette sorte d’unité : { $unit }.
why-warded = Vos cartes et vos capacités n’atteignent pas { $unit }.
why-not-wounded = { $unit } n’a pas de blessure.
why-not-invoked = Ici, rien à redresser : { $unit } peut déjà agir.
why-too-far = Trop loin pour { $card } : { $unit }.
why-another-unit = En { $space }, { $unit } ne peut pas changer de place avec soi-même.
why-not-theirs = { $card } n’est pas en jeu en face.
why-not-in-pile = { $card } n’est pas dans la défausse.
why-not-looked-at = { $card } n’est pas parmi les cartes que vous voyez.
why-one-pawn-at-least = Placez au moins un Pion.
why-no-riposte = { $card } n’est pas une Riposte : jouez cette carte pendant votre tour.
why-other-window = { $card } répond à autre chose : lisez quand on peut la jouer.
why-does-not-fit = { $card } ne convient pas à ce qui vient d’arriver.
why-only-pawns = On ne promeut que des Pions, pas { $unit }.
why-no-card-to-promote = Ni votre main ni la défausse n’ont de Mercenaire pour le promouvoir.
why-not-across = Le Pion en { $space } n’a pas atteint la rangée du fond.
why-one-card-at-least = Remettez au moins une carte.

## Help

help-goal = Amenez la Santé du Roi adverse à 0 en l’attaquant. Les dégâts de moral affaiblissent un Roi mais ne le tuent jamais.
help-turn = Vos Sceaux se redressent et un de plus s’éveille ; vous piochez une carte. Puis faites ce que vous voulez et pouvez payer : cartes, déploiements, mouvements, attaques. Finissez votre tour quand vous avez terminé.
help-sigils = Mouvements et attaques coûtent 1 Sceau la première fois du tour, 2 la deuxième, et ainsi de suite. Les Sceaux gardés redressés paient vos Ripostes pendant le tour adverse.
help-move = Chaque unité se déplace une fois par tour comme sa pièce d’échecs, toujours sur une case vide. Une unité invoquée peut se déplacer. Une unité déployée ce tour-ci, non.
help-attack = Mercenaires, Reine et Roi attaquent les huit cases voisines, les Pions les quatre en diagonale. L’attaque invoque Mercenaires, Reine et Roi ; un Pion attaque une fois par tour.
help-combat = Un Pion meurt toujours. Un Mercenaire meurt si l’attaquant est au moins aussi fort, ou s’il est déjà blessé ; sinon il est blessé. Roi et Reine perdent autant de Santé que la Force de l’attaquant.
help-advance = Qui tue une unité voisine peut prendre sa place, gratuitement.
help-morale = Chaque unité perdue coûte 1 Santé à votre Roi, jusqu’à 1. Une perte de plus à 1 Santé, et c’est la Disgrâce : vous ne déployez plus de Pions. Un Pion plus fort que son attaquant meurt sans ce prix.
help-deploy = Placez un Mercenaire sur une case vide de vos deux rangées de départ et donnez-lui une pièce libre : Tour, Fou ou Cavalier. Vous pouvez avoir un de chaque.
help-partner = Un Partenaire rejoint un de vos Mercenaires : les Forces s’ajoutent, les capacités se partagent. Si le Mercenaire meurt, le Partenaire revient en main.
help-queen = Une fois par partie. Les Sceaux payés, six au plus, sont sa Santé et sa Force.
help-retire = Renoncez à un Mercenaire pour 2 dégâts de moral et récupérez sa pièce. Son Partenaire et son Équipement reviennent en main.
help-promote = À la fin de votre tour, un Pion sur la rangée du fond peut devenir un Mercenaire de votre main ou de la défausse, sans rien payer.
help-riposte = Quand l’adversaire agit et que vous pourriez avoir une réponse, on vous le demande. Jouez une Riposte avec vos Sceaux redressés, ou laissez faire.
help-end = Après la dernière manche, le Roi qui a le plus de Santé gagne, puis l’armée la plus nombreuse ; sinon, la partie est nulle.

# --------------------------------------------------------------------------------- le plateau dans un terminal

board-strength = Force { $count }
board-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
board-queen-reserve = Reine en réserve
board-queen-board = Reine sur le plateau
board-queen-lost = Reine perdue
board-pawns = { $count ->
    [one] { $count } Pion hors du plateau
   *[other] { $count } Pions hors du plateau
  }
board-disgraced = Disgracié
board-known = vues de tous : { $cards }
board-deck = Pioche { $count }
board-discard = Défausse { $count }

## Le but en un coup d'œil

aim-do = Vous menez une armée sur un échiquier : des Pions, un Roi, une Reine, et des animaux engagés par des cartes.
aim-how = Mouvements, attaques et cartes coûtent des Sceaux, et vous en avez un de plus à chaque tour, jusqu’à six.
aim-win = Attaquez le Roi adverse jusqu’à ce qu’il n’ait plus de Santé : vous gagnez alors aussitôt.
aim-long = À deux, environ 90 minutes.

## Ce qui donne des points

score-king-text = Il n’y a pas de points : la partie est gagnée quand une attaque amène la Santé du Roi adverse à 0. Chaque unité perdue coûte 1 Santé à votre Roi.
