# Tiletum

game-name = Tiletum
game-pitch = Marchands, maçons et courtisans, de Londres à Venise : chaque dé vous paie deux fois.
game-length = 60 à 100 minutes

option-action-layout = Cases Action
option-action-layout-printed = comme sur le plateau (première partie)
option-action-layout-random = mélangées
option-first-player = Premier joueur
option-first-player-random = au hasard
option-first-player-1 = première place
option-first-player-2 = deuxième place (en solo : la Guilde)
option-first-player-3 = troisième place
option-first-player-4 = quatrième place
option-solo-guild = La Guilde (si vous jouez en solo)
option-solo-guild-easy = paisible
option-solo-guild-normal = affairée
option-solo-guild-hard = implacable

## Score

score-start = Départ
score-contracts = Contrats
score-cathedrals = Cathédrales
score-houses = Bonus de construction
score-characters = Personnages
score-helpers = Aides
score-crests = Blasons
score-king = Piste du Roi
score-fairs = Foires
score-estates = Maisons × piliers
score-buildings = Bâtiments achevés
score-leftovers = Ressources restantes
score-guild = Affaires de la Guilde
standing-points = Points de victoire
standing-turn-order = Rang dans l’ordre du tour

amount = { $n } { $what }
amount-points = { $n } PV
guild = la Guilde

## Components

resource-iron = fer
resource-food = nourriture
resource-gold = or
resource-wool = laine
resource-stone = pierre

colour-blue = bleu
colour-pink = rose
colour-yellow = jaune
colour-light-grey = gris clair
colour-dark-grey = gris foncé

action-architect = Architecte
action-architect-text = 1 PA chaque fois : avancer l’architecte d’un pas, poser un pilier ou prendre la tuile Bonus de la ville. (R59)
action-merchant = Marchand
action-merchant-text = 1 PA chaque fois : avancer le marchand d’un pas, poser une maison ou prendre la tuile Bonus de la ville. (R63)
action-character = Personnage
action-character-text = 1 PA pour prendre un personnage ou renouveler l’offre ; 1, 2 ou 3 PA pour en loger un à l’étage 1, 2 ou 3. (R69)
action-contract = Contrat
action-contract-text = Prenez une tuile de l’offre pour son coût en PA, ou échangez une ressource pour 1 PA ; le premier échange du tour en donne une de plus. (R77)
action-king = Roi
action-king-text = 1 PA : montez d’un pas sur la piste du Roi. (R80)
action-joker = Joker
action-joker-text = Choisissez l’une des cinq autres actions. (R82)

space-tiletum = Tiletum
space-london = Londres
space-paris = Paris
space-bordeaux = Bordeaux
space-toulouse = Toulouse
space-barcelona = Barcelone
space-lyon = Lyon
space-genova = Gênes
space-milano = Milan
space-verona = Vérone
space-venezia = Venise
space-firenze = Florence
space-strasbourg = Strasbourg
space-frankfurt = Francfort
space-koln = Cologne
space-lubeck = Lübeck
space-nurnberg = Nuremberg
space-prague = Prague
space-wien = Vienne
space-augsburg = Augsbourg
space-r-channel = Traversée de la Manche
space-r-normandy = Route de Normandie
space-r-brabant = Route du Brabant
space-r-loire = Route de la Loire
space-r-burgundy = Route de Bourgogne
space-r-champagne = Route de Champagne
space-r-westphalia = Route de Westphalie
space-r-elbe = Route de l’Elbe
space-r-moravia = Route de Moravie
space-r-danube = Route du Danube
space-r-styria = Route de Styrie
space-r-brenner = Col du Brenner
space-r-swabia = Route de Souabe
space-r-gotthard = Col du Gothard
space-r-savoy = Route de Savoie
space-r-provence = Route de Provence
space-r-languedoc = Route du Languedoc
space-r-pyrenees = Route des Pyrénées
space-r-lion-gulf = Golfe du Lion
space-r-tuscany = Route de Toscane
space-r-romagna = Route de Romagne

cathedral-london = Saint-Paul
cathedral-paris = Notre-Dame
cathedral-koln = Cathédrale de Cologne
cathedral-strasbourg = Cathédrale de Strasbourg
cathedral-milano = Dôme de Milan
cathedral-prague = Saint-Guy
cathedral-barcelona = Cathédrale de Barcelone
cathedral-firenze = Sainte-Marie-des-Fleurs
cathedral-wien = Saint-Étienne

building-b1 = bâtiment 1
building-b1-text = Posez une maison dans la ville de votre choix.
building-b2 = bâtiment 2
building-b2-text = Posez un pilier à la cathédrale de votre choix.
building-b3 = bâtiment 3
building-b3-text = Placez votre marchand où vous voulez sur la carte.
building-b4 = bâtiment 4
building-b4-text = Placez votre architecte où vous voulez sur la carte.
building-b5 = bâtiment 5
building-b5-text = Recevez 2 ressources au choix.
building-b6 = bâtiment 6
building-b6-text = Marquez 5 PV.
room-b1-f1 = bâtiment 1, étage 1
room-b1-f2 = bâtiment 1, étage 2
room-b1-f3 = bâtiment 1, étage 3
room-b2-f1 = bâtiment 2, étage 1
room-b2-f2 = bâtiment 2, étage 2
room-b2-f3 = bâtiment 2, étage 3
room-b3-f1 = bâtiment 3, étage 1
room-b3-f2 = bâtiment 3, étage 2
room-b4-f1 = bâtiment 4, étage 1
room-b4-f2 = bâtiment 4, étage 2
room-b5-f1 = bâtiment 5, étage 1

crest-lion = Blason du Lion
crest-lion-text = Placez-le sous un de vos bâtiments contre de la nourriture, et recevez le bonus de l’emplacement.
crest-eagle = Blason de l’Aigle
crest-eagle-text = Placez-le sous un de vos bâtiments contre de la nourriture, et recevez le bonus de l’emplacement.
crest-lily = Blason du Lys
crest-lily-text = Placez-le sous un de vos bâtiments contre de la nourriture, et recevez le bonus de l’emplacement.
crest-tower = Blason de la Tour
crest-tower-text = Placez-le sous un de vos bâtiments contre de la nourriture, et recevez le bonus de l’emplacement.
crest-swan = Blason du Cygne
crest-swan-text = Placez-le sous un de vos bâtiments contre de la nourriture, et recevez le bonus de l’emplacement.
crest-stag = Blason du Cerf
crest-stag-text = Placez-le sous un de vos bâtiments contre de la nourriture, et recevez le bonus de l’emplacement.

contract-any-1 = Faveur du colporteur
contract-any-1-text = Payez 1 ressource au choix pour 1 PV.
contract-any-3 = Étal du marché
contract-any-3-text = Payez 3 ressources identiques pour 3 PV.
contract-any-5 = Chargement de péniche
contract-any-5-text = Payez 5 ressources identiques pour 6 PV.
contract-any-7 = Convoi
contract-any-7-text = Payez 7 ressources identiques pour 10 PV.
contract-any-8 = Grande réserve
contract-any-8-text = Payez 8 ressources identiques pour 13 PV.
contract-iron-2 = Clous
contract-iron-2-text = Payez 2 fer pour 2 PV.
contract-iron-3 = Fers à cheval
contract-iron-3-text = Payez 3 fer pour 4 PV.
contract-iron-5 = Hallebardes
contract-iron-5-text = Payez 5 fer pour 7 PV. Montez d’un pas sur la piste du Roi.
contract-iron-7 = Armurerie royale
contract-iron-7-text = Payez 7 fer pour 11 PV. Montez d’un pas sur la piste du Roi.
contract-iron-9 = Beffroi de fer
contract-iron-9-text = Payez 9 fer pour 17 PV.
contract-wool-2 = Bonnets
contract-wool-2-text = Payez 2 laine pour 2 PV.
contract-wool-3 = Couvertures
contract-wool-3-text = Payez 3 laine pour 4 PV.
contract-wool-5 = Drap fin
contract-wool-5-text = Payez 5 laine pour 7 PV. Avancez votre marchand d’un pas.
contract-wool-7 = Tapisseries
contract-wool-7-text = Payez 7 laine pour 11 PV. Avancez votre marchand d’un pas.
contract-wool-9 = Garde-robe ducale
contract-wool-9-text = Payez 9 laine pour 17 PV.
contract-any-iron-2 = Forgeron et fournisseur
contract-any-iron-2-text = Payez 2 ressources identiques et 2 fer pour 5 PV.
contract-any-iron-3 = Levée de l’arsenal
contract-any-iron-3-text = Payez 3 ressources identiques et 3 fer pour 8 PV.
contract-any-wool-2 = Tisserand et fournisseur
contract-any-wool-2-text = Payez 2 ressources identiques et 2 laine pour 5 PV.
contract-any-wool-3 = Levée des drapiers
contract-any-wool-3-text = Payez 3 ressources identiques et 3 laine pour 8 PV.
contract-mix-2 = Trousse de voyage
contract-mix-2-text = Payez 1 fer et 1 laine pour 2 PV.
contract-mix-6 = Paquetage de soldat
contract-mix-6-text = Payez 2 fer et 2 laine pour 6 PV.
contract-mix-12 = Équipement de compagnie
contract-mix-12-text = Payez 4 fer et 4 laine pour 12 PV.
contract-pact-9 = Pacte de guilde
contract-pact-9-text = Payez 3 laine et 3 fer pour 9 PV. Faites une action Personnage avec 1 PA.
contract-pact-16 = Grand pacte
contract-pact-16-text = Payez 5 laine et 5 fer pour 16 PV. Faites une action Personnage avec 1 PA.

helper-any-1 = Coursier
helper-any-1-text = Faites une action au choix avec 1 PA.
helper-merchant-2 = Muletier
helper-merchant-2-text = Faites une action Marchand avec 2 PA.
helper-merchant-3 = Maître caravanier
helper-merchant-3-text = Faites une action Marchand avec 3 PA.
helper-character-2 = Hôtesse
helper-character-2-text = Faites une action Personnage avec 2 PA.
helper-character-3 = Marieuse
helper-character-3-text = Faites une action Personnage avec 3 PA.
helper-contract-2 = Scribe
helper-contract-2-text = Faites une action Contrat avec 2 PA.
helper-contract-3 = Courtier de change
helper-contract-3-text = Faites une action Contrat avec 3 PA.
helper-architect-2 = Arpenteur
helper-architect-2-text = Faites une action Architecte avec 2 PA.
helper-architect-3 = Maître d’œuvre
helper-architect-3-text = Faites une action Architecte avec 3 PA.
helper-king-2 = Page
helper-king-2-text = Faites une action Roi avec 2 PA.
helper-king-3 = Ambassadeur
helper-king-3-text = Faites une action Roi avec 3 PA.
helper-ap-1 = Apprenti
helper-ap-1-text = Ajoutez 1 PA à l’action de votre dé.
helper-ap-2 = Compagnon
helper-ap-2-text = Ajoutez 2 PA à l’action de votre dé.
helper-ap-3 = Contremaître
helper-ap-3-text = Ajoutez 3 PA à l’action de votre dé.
helper-dyer = Teinturier
helper-dyer-text = Votre dé donne une autre ressource, au choix.
helper-gold-4 = Prêteur
helper-gold-4-text = Recevez 4 or.
helper-vp-4 = Chroniqueur
helper-vp-4-text = Marquez 4 PV.
helper-gold-2-vp-2 = Mécène
helper-gold-2-vp-2-text = Recevez 2 or et marquez 2 PV.
helper-supply-2 = Portefaix
helper-supply-2-text = Recevez 2 ressources au choix.
helper-supply-3 = Magasinier
helper-supply-3-text = Recevez 3 ressources au choix.
helper-basket = Marchande des halles
helper-basket-text = Recevez 1 fer, 1 laine, 1 pierre et 1 nourriture.
helper-host = Maître des fêtes
helper-host-text = Recevez le bonus de chaque personnage d’un de vos bâtiments.

type-notary = Notaire
type-notary-text = Un bâtiment achevé de ce type donne des PA de plus pour vos actions Contrat.
type-steward = Intendant
type-steward-text = Un bâtiment achevé de ce type donne des PA de plus pour vos actions Personnage.
type-mason = Maçon
type-mason-text = Un bâtiment achevé de ce type donne des PA de plus pour vos actions Architecte.
type-carter = Voiturier
type-carter-text = Un bâtiment achevé de ce type donne des PA de plus pour vos actions Marchand.
type-courtier = Courtisan
type-courtier-text = Un bâtiment achevé de ce type donne des PA de plus pour vos actions Roi.
character-notary-1 = Notaire
character-notary-1-text = Recevez une ressource au choix, puis faites une action Contrat avec 1 PA.
character-notary-2 = Notaire
character-notary-2-text = Recevez une ressource au choix, puis faites une action Contrat avec 2 PA.
character-notary-3 = Notaire
character-notary-3-text = Faites une action Contrat avec 3 PA.
character-notary-4 = Notaire
character-notary-4-text = Recevez 2 laine.
character-notary-5 = Notaire
character-notary-5-text = Recevez 2 laine.
character-notary-6 = Notaire
character-notary-6-text = Recevez 1 fer.
character-notary-7 = Notaire
character-notary-7-text = Recevez 2 fer.
character-notary-8 = Notaire
character-notary-8-text = Recevez 1 or et 1 fer.
character-notary-9 = Notaire
character-notary-9-text = Recevez 1 or et 1 laine.
character-steward-1 = Intendant
character-steward-1-text = Faites une action Personnage avec 1 PA.
character-steward-2 = Intendant
character-steward-2-text = Faites une action Personnage avec 1 PA.
character-steward-3 = Intendant
character-steward-3-text = Faites une action Personnage avec 2 PA.
character-steward-4 = Intendant
character-steward-4-text = Faites une action Personnage avec 2 PA.
character-steward-5 = Intendant
character-steward-5-text = Avancez votre marchand et votre architecte d’un pas chacun.
character-steward-6 = Intendant
character-steward-6-text = Avancez votre marchand et votre architecte d’un pas chacun.
character-steward-7 = Intendant
character-steward-7-text = Recevez 1 nourriture.
character-steward-8 = Intendant
character-steward-8-text = Recevez 2 nourriture.
character-steward-9 = Intendant
character-steward-9-text = Recevez 2 nourriture.
character-mason-1 = Maçon
character-mason-1-text = Avancez votre architecte d’un pas.
character-mason-2 = Maçon
character-mason-2-text = Avancez votre architecte de 2 pas au plus.
character-mason-3 = Maçon
character-mason-3-text = Avancez votre architecte de 2 pas au plus.
character-mason-4 = Maçon
character-mason-4-text = Avancez votre architecte d’un pas et posez un pilier, dans l’ordre voulu.
character-mason-5 = Maçon
character-mason-5-text = Avancez votre architecte d’un pas et posez un pilier, dans l’ordre voulu.
character-mason-6 = Maçon
character-mason-6-text = Posez un pilier là où se trouve votre architecte.
character-mason-7 = Maçon
character-mason-7-text = Recevez 1 pierre.
character-mason-8 = Maçon
character-mason-8-text = Recevez 2 pierre.
character-mason-9 = Maçon
character-mason-9-text = Recevez 2 pierre.
character-carter-1 = Voiturier
character-carter-1-text = Avancez votre marchand d’un pas.
character-carter-2 = Voiturier
character-carter-2-text = Avancez votre marchand d’un pas.
character-carter-3 = Voiturier
character-carter-3-text = Avancez votre marchand de 2 pas au plus.
character-carter-4 = Voiturier
character-carter-4-text = Avancez votre marchand de 2 pas au plus.
character-carter-5 = Voiturier
character-carter-5-text = Avancez votre marchand de 2 pas au plus.
character-carter-6 = Voiturier
character-carter-6-text = Avancez votre marchand d’un pas et posez une maison, dans l’ordre voulu.
character-carter-7 = Voiturier
character-carter-7-text = Avancez votre marchand d’un pas et posez une maison, dans l’ordre voulu.
character-carter-8 = Voiturier
character-carter-8-text = Posez une maison là où se trouve votre marchand.
character-carter-9 = Voiturier
character-carter-9-text = Posez une maison là où se trouve votre marchand.
character-courtier-1 = Courtisan
character-courtier-1-text = Recevez 2 or.
character-courtier-2 = Courtisan
character-courtier-2-text = Recevez 2 or.
character-courtier-3 = Courtisan
character-courtier-3-text = Recevez 3 or.
character-courtier-4 = Courtisan
character-courtier-4-text = Faites une action Roi avec 1 PA.
character-courtier-5 = Courtisan
character-courtier-5-text = Faites une action Roi avec 2 PA.
character-courtier-6 = Courtisan
character-courtier-6-text = Faites une action Roi avec 2 PA.
character-courtier-7 = Courtisan
character-courtier-7-text = Marquez 2 PV.
character-courtier-8 = Courtisan
character-courtier-8-text = Marquez 3 PV.
character-courtier-9 = Courtisan
character-courtier-9-text = Marquez 3 PV.

fair-homestead = Foire des Domaines
fair-homestead-text = 3 PV par paire : maison sur la carte et pilier sur la carte.
fair-guild-chapel = Foire de la Chapelle
fair-guild-chapel-text = 5 PV par paire : contrat rempli et tuile Cathédrale.
fair-ledger = Foire des Registres
fair-ledger-text = 3 PV par contrat rempli.
fair-royal = Foire Royale
fair-royal-text = 6 PV, plus ceux de votre pas sur la piste du Roi.
fair-patrons = Foire des Mécènes
fair-patrons-text = 5 PV par paire : contrat rempli et blason sous un bâtiment.
fair-hearth = Foire des Foyers
fair-hearth-text = 1 PV par maison sur la carte.
fair-company = Foire des Compagnons
fair-company-text = 1 PV par personnage dans vos bâtiments.
fair-herald = Foire des Hérauts
fair-herald-text = 3 PV par blason sous un bâtiment.
fair-column = Foire des Colonnes
fair-column-text = 2 PV par pilier sur la carte.
fair-full-house = Foire des Maisonnées
fair-full-house-text = 3 PV par bâtiment rempli.
fair-bells = Foire des Cloches
fair-bells-text = 4 PV par tuile Cathédrale.

house-bonus-none = sans bonus
house-bonus-points = +{ $n } PV
house-bonus-activate = puis les bonus d’un de vos bâtiments

corruption = Jeton Corruption
corruption-text = Fait descendre tous les marqueurs de la piste du Roi de 0, 1 ou 2 pas. Il y en a deux de chaque ; trois servent à chaque manche. (R43)
cost-tile = Coût de construction
cost-tile-text = La pierre à payer pour contribuer à cette cathédrale, et les PV que cela rapporte en plus de la tuile. (R92)
cathedral-closed = Cette cathédrale n’est pas construite dans cette partie. (R11)
cathedral-tile = Tuile Cathédrale
house = Maison
house-text = Se pose dans une ville où un emplacement est libre, une par ville pour vous. Celles des toits se libèrent quand le bâtiment est rempli. (R66)
pillar = Pilier
pillar-text = Se pose à une cathédrale, un seul à vous par cathédrale ; vous pouvez ensuite y contribuer. Les contrats remplis libèrent vos piliers. (R62)
merchant = Marchand
merchant-text = Parcourt la carte, pose des maisons et participe aux foires. (R63)
architect = Architecte
architect-text = Parcourt la carte et pose des piliers. (R59)
die = Dé
die-text = Sa valeur est le nombre de ressources reçues ; 7 moins sa valeur, vos points d’action. (R53, R55)
storehouse = Entrepôt
storehouse-text = Six tuiles au plus. Une tuile n’en sort que si elle est utilisée. (R26)
compass-rose = Premier joueur

## Questions

ask-die = Choisissez un dé.
ask-die-taken = Prenez la tuile Bonus de la case Action, ou continuez.
ask-main = { $action } Il vous reste { $ap } PA.
ask-main-joker = Choisissez l’action que vous faites avec { $ap } PA.
ask-sub = { $action } Cette action en plus a { $ap } PA.
ask-action-architect = Avancez votre architecte, posez un pilier, prenez une tuile Bonus.
ask-action-merchant = Avancez votre marchand, posez une maison, prenez une tuile Bonus.
ask-action-character = Prenez, renouvelez ou logez des personnages.
ask-action-contract = Prenez une tuile de l’offre ou échangez des ressources.
ask-action-king = Montez sur la piste du Roi.
ask-action-joker = Choisissez une action.
ask-walk-merchant = { $houses ->
    [0] { $steps ->
        [1] Avancez votre marchand d’un pas.
       *[other] Avancez votre marchand de { $steps } pas au plus.
      }
   *[other] { $steps ->
        [0] Posez une maison là où se trouve votre marchand.
       *[other] Avancez votre marchand d’un pas et posez une maison.
      }
  }
ask-walk-architect = { $pillars ->
    [0] { $steps ->
        [1] Avancez votre architecte d’un pas.
       *[other] Avancez votre architecte de { $steps } pas au plus.
      }
   *[other] { $steps ->
        [0] Posez un pilier là où se trouve votre architecte.
       *[other] Avancez votre architecte d’un pas et posez un pilier.
      }
  }
ask-walk-both = { $merchant ->
    [0] Avancez votre architecte d’un pas.
   *[other] { $architect ->
        [0] Avancez votre marchand d’un pas.
       *[other] Avancez votre marchand et votre architecte d’un pas chacun.
      }
  }
ask-house-anywhere = Posez une maison dans la ville de votre choix.
ask-pillar-anywhere = Posez un pilier à la cathédrale de votre choix.
ask-merchant-anywhere = Où va votre marchand ?
ask-architect-anywhere = Où va votre architecte ?
ask-activation = Recevez les bonus du { $building }, dans l’ordre voulu.
ask-bonus-resource = Premier échange du tour : choisissez une ressource de plus.
ask-pick-resource = { $n ->
    [1] Choisissez une ressource.
   *[other] Choisissez { $n } ressources, une à la fois.
  }
ask-pick-building = Choisissez le bâtiment dont les personnages donnent leurs bonus.
ask-name-action = Choisissez une action : vous avez { $ap } PA pour la faire.
ask-recolor = Choisissez ce que donne votre dé.
ask-king-tile = Vous êtes en tête sur la piste du Roi. Voulez-vous { $tile } ? { $effect }

## Choices

do-take-die = { $n } { $what }, { $action } avec { $ap } PA
do-change-die = { $n } { $what }, { $action } avec { $ap } PA (payez { $gold } or pour changer { $face } en { $value })
do-take-tile = Prendre { $tile } : { $effect }
do-proceed = Recevoir les ressources du dé
do-name-joker = { $action } avec { $ap } PA
do-name-action = { $action }
do-move-merchant = Marchand vers : { $space }
do-stay-merchant = Laisser le marchand ici : { $space }
do-move-architect = Architecte vers : { $space }
do-stay-architect = Laisser l’architecte ici : { $space }
do-place-house = { $spaces ->
    [1] Poser une maison : { $town } ({ $bonus })
   *[other] Poser une maison : { $town }, emplacement { $space } ({ $bonus })
}
do-place-pillar = Poser un pilier : { $cathedral }, { $town }
do-redraw-characters = Renouveler l’offre de personnages
do-place-character = { $tile }, { $room }, pour { $ap } PA : { $bonus }
do-take-contract = Prendre { $tile } pour { $ap } PA : { $effect }
do-exchange = Échanger 1 { $paid } contre 1 { $received }
do-pick-resource = 1 { $what }
do-king-step = Un pas de plus sur la piste du Roi
do-pick-building = Choisir le { $building }
do-resolve-character = { $tile } : { $effect }
do-recolor = Votre dé donne { $n } { $what }
do-buy = Acheter 1 { $what } pour 2 or
do-fulfil-contract = Remplir { $contract } (payer { $price })
do-place-crest = { $crest } sous le { $building } pour { $food } nourriture : { $bonus }
do-contribute = Contribuer { $stone } pierre : { $cathedral }, { $points } PV
do-use-helper = { $tile } : { $effect }
do-stop = Continuer sans le reste
do-end-turn = Finir votre tour
do-leave-king-tile = Laisser la tuile
do-guild-turn = La Guilde joue

group-choice = Votre action
group-buy = Acheter
group-fulfil-contract = Contrats
group-place-crest = Blasons
group-contribute = Cathédrales
group-use-helper = Aides
group-go-on = Continuer

## Log

log-take-die = { $player } prend le { $value } { $colour }.
log-change-die = { $player } prend le { $face } { $colour } et en fait un { $value }.
log-die-gives = { $player } reçoit { $n } { $what } et { $ap } PA : { $action }.
log-take-tile = { $player } prend : { $tile }.
log-take-character = { $player } prend dans l’offre : { $tile }.
log-take-contract = { $player } prend dans l’offre : { $tile }.
log-king-tile = { $player }, en tête sur la piste du Roi, prend : { $tile }.
log-leave-king-tile = { $player }, en tête sur la piste du Roi, laisse : { $tile }.
log-king-tile-lost = La tuile de la piste du Roi est défaussée : { $tile }.
log-name-action = { $player } choisit : { $action }.
log-move-merchant = { $player } déplace son marchand : { $space }.
log-move-architect = { $player } déplace son architecte : { $space }.
log-place-house = { $player } pose une maison : { $town }.
log-place-pillar = { $player } pose un pilier : { $cathedral }.
log-redraw-characters = { $player } renouvelle l’offre de personnages.
log-place-character = { $player } loge un personnage ({ $tile }) : { $room }.
log-exchange = { $player } échange 1 { $paid } contre 1 { $received }.
log-pick-resource = { $player } prend 1 { $what }.
log-king-step = { $player } monte au pas { $step } de la piste du Roi.
log-pick-building = { $player } fait appel au { $building }.
log-resolve-character = { $player } demande son bonus : { $tile }.
log-recolor = { $player } : le dé donne maintenant { $what }.
log-buy = { $player } achète 1 { $what } pour 2 or.
log-fulfil-contract = { $player } remplit un contrat : { $contract }.
log-place-crest = { $player } place sous le { $building } : { $crest }.
log-contribute = { $player } contribue : { $cathedral }.
log-use-helper = { $player } fait appel à une aide : { $tile }.
log-helper-done = L’aide a fait son travail et quitte le jeu : { $tile }.
log-contract-offer = Du nouveau dans l’offre de contrats : { $tiles }.
log-contract-offer-moves = L’offre de contrats avance ; sa pile est vide.
log-pays = { $player } paie { $what }.
log-gains = { $player } gagne { $what }.
log-completed = { $player } achève le { $building }.
log-guild-die = La Guilde prend le { $value } { $colour } : { $action }.
log-guild-house = La Guilde pose une maison : { $town }.
log-guild-pillar = La Guilde bâtit : { $cathedral }.
log-guild-contract = La Guilde retire de l’offre : { $tile }.
log-guild-characters = La Guilde renouvelle l’offre de personnages.
log-guild-steps = La Guilde monte au pas { $step } de la piste du Roi.
log-guild-gains = La Guilde gagne { $what }.
log-king-phase = Fin de la manche { $round }. En tête sur la piste du Roi : { $player }.
log-king-points = Piste du Roi, { $player } : { $n }.
log-fair = { $fair } à { $town }.
log-fair-points = Foire, { $player } : { $n }.
log-corruption = Manche { $round }, tour de table { $lap } : corruption { $n }.
log-final = Décompte final, { $player } : maisons × piliers { $estates }, bâtiments { $buildings }, ressources { $leftovers }.
log-solo-won = La Guilde est battue !
log-solo-lost = Cette fois, la Guilde a été meilleure.

## Why not

why-king-tile-first = Décidez d’abord de la tuile à côté de la piste du Roi.
why-choose-first = Faites d’abord ce choix.
why-die-first = Prenez d’abord un dé : il vous donne votre action.
why-resources-first = Recevez d’abord les ressources de votre dé ; puis votre action commence.
why-finish-first = Finissez d’abord ce que vous faites, ou continuez sans le reste.
why-name-joker = Choisissez d’abord l’action que le Joker remplace.
why-other-action = Votre action est { $now } ; ceci demande { $needed }.
why-no-ap = Vous n’avez plus de PA pour cela.
why-one-die = Vous avez déjà pris votre dé ce tour-ci.
why-no-such-die = Ce dé n’est pas sur la roue.
why-few-gold-for-die = En faire un { $value } coûte { $needed } or ; vous en avez { $gold }.
why-wheel-tile-late = La tuile d’une case Action se prend juste après son dé, pas plus tard.
why-no-tile-there = Il n’y a plus de tuile Bonus à cette action.
why-action-by-die = Cette action ({ $action }) s’obtient avec un dé qui s’y trouve.
why-no-joker = Seul un Joker laisse choisir l’action.
why-king-tile-later = À la fin de la manche, cette tuile va à qui est en tête sur la piste du Roi.
why-storehouse-full = Votre entrepôt est plein : six tuiles au plus.
why-same-crest = Vous avez déjà ce blason ({ $crest }).
why-contracts-full = Vous n’avez plus d’emplacement pour un contrat de plus.
why-not-offered = { $tile } : cette tuile n’est pas dans l’offre.
why-no-characters-left = Il n’y a plus de personnages pour renouveler l’offre.
why-few-ap = Cela coûte { $needed } PA ; vous en avez { $ap }.
why-none-to-exchange = Vous n’avez pas cette ressource à donner ({ $what }).
why-not-your-character = { $tile } : cette tuile n’est pas dans votre entrepôt. Prenez-la d’abord dans l’offre.
why-room-taken = Quelqu’un habite déjà ici : { $room }.
why-lives-elsewhere = { $tile } : tous ceux d’un type habitent ensemble, chez vous dans le { $building }.
why-other-kind-lives-there = { $tile } : un autre type habite le { $building }.
why-nobody-lives-there = Personne n’habite le { $building } : aucun bonus à recevoir.
why-no-bonus-left = Seuls les personnages du { $building } donnent maintenant leur bonus, chacun une fois.
why-no-steps-left = Il ne vous reste plus de pas pour cela.
why-merchant-there-already = Votre marchand s’y trouve déjà : { $space }.
why-merchant-too-far = Votre marchand avance pas à pas, et cette case n’est pas voisine : { $space }.
why-architect-there-already = Votre architecte s’y trouve déjà : { $space }.
why-architect-too-far = Votre architecte avance pas à pas, et cette case n’est pas voisine : { $space }.
why-space-not-used = Cette place à { $town } ne sert pas quand on est si peu nombreux.
why-no-house-granted = Vous pouvez seulement avancer, pas bâtir.
why-house-already = Vous avez déjà une maison à { $town } : une par joueur.
why-space-taken = Cette place à { $town } est prise.
why-merchant-elsewhere = Votre marchand n’est pas à { $town }.
why-no-house = Vous n’avez pas de maison en réserve. Les bâtiments remplis libèrent celles de leurs toits.
why-no-pillar-granted = Vous pouvez seulement avancer, pas poser de pilier.
why-cathedral-closed = { $cathedral } : fermée dans cette partie.
why-pillar-already = Vous avez déjà un pilier ici : { $cathedral }.
why-cathedral-full = Toutes les places de pilier sont prises : { $cathedral }.
why-architect-elsewhere = Votre architecte n’est pas à { $town }.
why-no-pillar = Vous n’avez pas de pilier en réserve. Les contrats remplis en libèrent.
why-tile-gone = La tuile Bonus de cette ville est prise : { $town }.
why-top-of-track = Votre marqueur est sur le pas le plus haut, { $step }.
why-few-gold = Acheter une ressource coûte { $needed } or ; vous en avez { $gold }.
why-not-in-storehouse = { $tile } : vous n’avez pas cette tuile dans votre entrepôt.
why-cannot-pay = Vous n’avez pas ce que ce contrat demande. { $text }
why-few-food = Placer un blason coûte au moins { $needed } nourriture ; vous en avez { $food }.
why-crest-already = Il y a déjà un blason sous le { $building }.
why-few-food-there = Un blason sous le { $building } coûte { $needed } nourriture ; vous en avez { $food }.
why-contributed-already = Vous avez déjà contribué ici : { $cathedral }.
why-pillar-first = Pour contribuer, il vous faut un pilier ici : { $cathedral }.
why-few-stone = { $cathedral } : il faut { $needed } pierre ; vous en avez { $stone }.
why-dyer-only-then = { $tile } : seulement juste après avoir pris le dé, avant ses ressources.
why-die-before-helper = { $tile } : seulement après avoir pris votre dé.
why-helper-at-work = { $tile } : cette aide est déjà au travail.

## Help

help-goal = Ayez le plus de points de victoire (PV) après quatre manches de trois tours.
help-turn = Prenez un dé : sa valeur donne le nombre de ressources, sa couleur leur sorte, et 7 moins sa valeur vos points d’action (PA). Pour 2 or, changez la valeur de un.
help-wheel = Le chiffre de votre dé fait face à une action. Si une tuile Bonus s’y trouve, vous pouvez d’abord la prendre. La roue tourne à chaque manche.
help-tasks = À tout moment de votre tour : acheter une ressource pour 2 or, remplir un contrat, placer un blason sous un bâtiment, contribuer à une cathédrale, utiliser une aide.
help-buildings = Un bâtiment, un type de personnage. Un bâtiment rempli libère la maison de son toit ; avec un blason il est achevé et donne des PA de plus pour son action.
help-king = À chaque tour de table, un jeton Corruption fait descendre tout le monde. En fin de manche, votre pas rapporte ou coûte des points et fixe l’ordre du tour ; sur un même pas, le marqueur du dessous passe devant.
help-fairs = Participez avec une maison ou votre marchand dans la ville de foire. Vous marquez les valeurs du plateau et de la tuile pour chaque chose que la foire compte.
help-end = À la fin : vos maisons fois vos piliers sur la carte, les bâtiments achevés, et 1 PV pour quatre ressources restantes.
help-solo = Seul, vous affrontez la Guilde, qui prend dés, tuiles et emplacements selon des règles fixes. Vous gagnez avec plus de points qu’elle.

## Le plateau dans un terminal

board-round = Manche { $round } sur 4, tour de table { $lap } sur 3
board-corruption = Corruption
board-number = Dé
board-action = Action
board-points = PA
board-points-now = PV
board-dice = Dés
board-tile = Tuile Bonus
board-contracts = Offre de contrats
board-characters = Offre de personnages (1 PA chacun)
board-town = Ville
board-travellers = ☻ Marchand ✎ Architecte
board-houses = Maisons
board-cathedral = Cathédrale
board-ways = Routes vers
board-king = Piste du Roi
board-step = Pas
board-fair = Foire
board-where = Ville
board-counts = Elle compte
board-worth = Maintenant
board-fulfilled = { $count ->
    [one] 1 contrat rempli
   *[other] { $count } contrats remplis
  }

## Le but en un coup d'œil

aim-do = À chaque tour, vous prenez un dé : il vous donne des ressources, et moins il en donne, plus son action peut faire.
aim-how = Vous allez de ville en ville, posez maisons et piliers, installez des personnages dans votre rue et remplissez des contrats.
aim-win = Contrats, cathédrales, Roi et foire de chaque manche donnent des points ; à la fin, vos maisons sont multipliées par vos piliers. Qui a le plus de points gagne.
aim-long = Quatre manches de trois tours, 60 à 100 minutes.

## Ce qui donne des points

score-start-text = Ce que chacun a au départ.
score-contracts-text = Remplissez des contrats avec les ressources qu’ils montrent.
score-cathedrals-text = Apportez de la pierre aux cathédrales où vous avez un pilier : le premier reçoit le plus.
score-houses-text = Posez des maisons sur les emplacements qui montrent des points.
score-characters-text = Des personnages qui donnent des points en s’installant.
score-helpers-text = Des aides qui donnent des points.
score-crests-text = 5 pour le blason sous votre dernier bâtiment.
score-king-text = À la fin de chaque manche, les points de votre pas ; à la manche 4, encore 4 pour qui est en tête.
score-fairs-text = À la fin de chaque manche, si vous avez une maison ou votre marchand dans la ville de la foire.
score-estates-text = À la fin : vos maisons sur la carte fois vos piliers.
score-buildings-text = À la fin : 5, 10, 20 ou 30 pour trois, quatre, cinq ou six bâtiments achevés.
score-leftovers-text = À la fin : 1 pour quatre ressources.
score-guild-text = Ce que la Guilde gagne à ses tours.
