# Tiletum

game-name = Tiletum
game-pitch = Merchants, masons and courtiers from London to Venice: every die pays you twice.
game-length = 60 to 100 minutes

option-action-layout = Action spaces
option-action-layout-printed = as printed (first game)
option-action-layout-random = shuffled
option-first-player = First player
option-first-player-random = at random
option-first-player-1 = first seat
option-first-player-2 = second seat (alone: the Guild)
option-first-player-3 = third seat
option-first-player-4 = fourth seat
option-solo-guild = The Guild (only when you play alone)
option-solo-guild-easy = easy-going
option-solo-guild-normal = busy
option-solo-guild-hard = relentless

## Score

score-start = Start
score-contracts = Contracts
score-cathedrals = Cathedrals
score-houses = Building bonuses
score-characters = Characters
score-helpers = Helpers
score-crests = Crests
score-king = King track
score-fairs = Fairs
score-estates = Houses × pillars
score-buildings = Completed buildings
score-leftovers = Resources left
score-guild = Guild business
standing-points = Points
standing-turn-order = Place in turn order

amount = { $n } { $what }
amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
guild = the Guild

## Components

resource-iron = iron
resource-food = food
resource-gold = gold
resource-wool = wool
resource-stone = stone

colour-blue = blue
colour-pink = pink
colour-yellow = yellow
colour-light-grey = light grey
colour-dark-grey = dark grey

action-architect = Architect
action-architect-text = 1 AP each: move your architect a step, place a pillar, or take the bonus tile of the town. (R59)
action-merchant = Merchant
action-merchant-text = 1 AP each: move your merchant a step, place a house, or take the bonus tile of the town. (R63)
action-character = Character
action-character-text = 1 AP to take a character or to renew the offer; 1, 2 or 3 AP to house one on floor 1, 2 or 3. (R69)
action-contract = Contract
action-contract-text = Take a tile of the offer for its AP, or exchange a resource for 1 AP; your first exchange of the turn gives one more. (R77)
action-king = King
action-king-text = 1 AP: go up one step on the King track. (R80)
action-joker = Joker
action-joker-text = Choose one of the other five actions. (R82)

space-tiletum = Tiletum
space-london = London
space-paris = Paris
space-bordeaux = Bordeaux
space-toulouse = Toulouse
space-barcelona = Barcelona
space-lyon = Lyon
space-genova = Genova
space-milano = Milan
space-verona = Verona
space-venezia = Venice
space-firenze = Florence
space-strasbourg = Strasbourg
space-frankfurt = Frankfurt
space-koln = Cologne
space-lubeck = Lübeck
space-nurnberg = Nürnberg
space-prague = Prague
space-wien = Vienna
space-augsburg = Augsburg
space-r-channel = Channel crossing
space-r-normandy = Normandy road
space-r-brabant = Brabant road
space-r-loire = Loire road
space-r-burgundy = Burgundy road
space-r-champagne = Champagne road
space-r-westphalia = Westphalia road
space-r-elbe = Elbe road
space-r-moravia = Moravia road
space-r-danube = Danube road
space-r-styria = Styria road
space-r-brenner = Brenner pass
space-r-swabia = Swabia road
space-r-gotthard = Gotthard pass
space-r-savoy = Savoy road
space-r-provence = Provence road
space-r-languedoc = Languedoc road
space-r-pyrenees = Pyrenees road
space-r-lion-gulf = Gulf of Lion
space-r-tuscany = Tuscany road
space-r-romagna = Romagna road

cathedral-london = St Paul’s
cathedral-paris = Notre-Dame
cathedral-koln = Cologne Cathedral
cathedral-strasbourg = Strasbourg Minster
cathedral-milano = Milan Cathedral
cathedral-prague = St Vitus
cathedral-barcelona = Barcelona Cathedral
cathedral-firenze = Santa Maria del Fiore
cathedral-wien = St Stephen’s

building-b1 = building 1
building-b1-text = Place a house in any town.
building-b2 = building 2
building-b2-text = Place a pillar at any cathedral.
building-b3 = building 3
building-b3-text = Move your merchant anywhere on the map.
building-b4 = building 4
building-b4-text = Move your architect anywhere on the map.
building-b5 = building 5
building-b5-text = Gain 2 resources of your choice.
building-b6 = building 6
building-b6-text = Score 5 points.
room-b1-f1 = building 1, floor 1
room-b1-f2 = building 1, floor 2
room-b1-f3 = building 1, floor 3
room-b2-f1 = building 2, floor 1
room-b2-f2 = building 2, floor 2
room-b2-f3 = building 2, floor 3
room-b3-f1 = building 3, floor 1
room-b3-f2 = building 3, floor 2
room-b4-f1 = building 4, floor 1
room-b4-f2 = building 4, floor 2
room-b5-f1 = building 5, floor 1

crest-lion = Lion crest
crest-lion-text = Put it below one of your buildings for food, and receive the bonus of that space.
crest-eagle = Eagle crest
crest-eagle-text = Put it below one of your buildings for food, and receive the bonus of that space.
crest-lily = Lily crest
crest-lily-text = Put it below one of your buildings for food, and receive the bonus of that space.
crest-tower = Tower crest
crest-tower-text = Put it below one of your buildings for food, and receive the bonus of that space.
crest-swan = Swan crest
crest-swan-text = Put it below one of your buildings for food, and receive the bonus of that space.
crest-stag = Stag crest
crest-stag-text = Put it below one of your buildings for food, and receive the bonus of that space.

contract-any-1 = Pedlar’s Favour
contract-any-1-text = Pay any 1 resource for 1 point.
contract-any-3 = Market Stall
contract-any-3-text = Pay 3 identical resources for 3 points.
contract-any-5 = Barge Load
contract-any-5-text = Pay 5 identical resources for 6 points.
contract-any-7 = Convoy
contract-any-7-text = Pay 7 identical resources for 10 points.
contract-any-8 = Great Hoard
contract-any-8-text = Pay 8 identical resources for 13 points.
contract-iron-2 = Nails
contract-iron-2-text = Pay 2 iron for 2 points.
contract-iron-3 = Horseshoes
contract-iron-3-text = Pay 3 iron for 4 points.
contract-iron-5 = Halberds
contract-iron-5-text = Pay 5 iron for 7 points. Go up one step on the King track.
contract-iron-7 = Royal Armoury
contract-iron-7-text = Pay 7 iron for 11 points. Go up one step on the King track.
contract-iron-9 = Great Bell Frame
contract-iron-9-text = Pay 9 iron for 17 points.
contract-wool-2 = Caps
contract-wool-2-text = Pay 2 wool for 2 points.
contract-wool-3 = Blankets
contract-wool-3-text = Pay 3 wool for 4 points.
contract-wool-5 = Broadcloth
contract-wool-5-text = Pay 5 wool for 7 points. Move your merchant one step.
contract-wool-7 = Tapestries
contract-wool-7-text = Pay 7 wool for 11 points. Move your merchant one step.
contract-wool-9 = Ducal Wardrobe
contract-wool-9-text = Pay 9 wool for 17 points.
contract-any-iron-2 = Smith and Supplier
contract-any-iron-2-text = Pay 2 identical resources and 2 iron for 5 points.
contract-any-iron-3 = Arsenal Levy
contract-any-iron-3-text = Pay 3 identical resources and 3 iron for 8 points.
contract-any-wool-2 = Weaver and Supplier
contract-any-wool-2-text = Pay 2 identical resources and 2 wool for 5 points.
contract-any-wool-3 = Clothiers’ Levy
contract-any-wool-3-text = Pay 3 identical resources and 3 wool for 8 points.
contract-mix-2 = Travelling Kit
contract-mix-2-text = Pay 1 iron and 1 wool for 2 points.
contract-mix-6 = Soldiers’ Kit
contract-mix-6-text = Pay 2 iron and 2 wool for 6 points.
contract-mix-12 = Company Outfit
contract-mix-12-text = Pay 4 iron and 4 wool for 12 points.
contract-pact-9 = Guild Pact
contract-pact-9-text = Pay 3 wool and 3 iron for 9 points. Take a Character action with 1 AP.
contract-pact-16 = Grand Pact
contract-pact-16-text = Pay 5 wool and 5 iron for 16 points. Take a Character action with 1 AP.

helper-any-1 = Errand Boy
helper-any-1-text = Take any action with 1 AP.
helper-merchant-2 = Mule Driver
helper-merchant-2-text = Take a Merchant action with 2 AP.
helper-merchant-3 = Caravan Master
helper-merchant-3-text = Take a Merchant action with 3 AP.
helper-character-2 = Hostess
helper-character-2-text = Take a Character action with 2 AP.
helper-character-3 = Matchmaker
helper-character-3-text = Take a Character action with 3 AP.
helper-contract-2 = Scribe
helper-contract-2-text = Take a Contract action with 2 AP.
helper-contract-3 = Broker
helper-contract-3-text = Take a Contract action with 3 AP.
helper-architect-2 = Surveyor
helper-architect-2-text = Take an Architect action with 2 AP.
helper-architect-3 = Master of Works
helper-architect-3-text = Take an Architect action with 3 AP.
helper-king-2 = Page
helper-king-2-text = Take a King action with 2 AP.
helper-king-3 = Ambassador
helper-king-3-text = Take a King action with 3 AP.
helper-ap-1 = Apprentice
helper-ap-1-text = Add 1 AP to the action of your die.
helper-ap-2 = Journeyman
helper-ap-2-text = Add 2 AP to the action of your die.
helper-ap-3 = Foreman
helper-ap-3-text = Add 3 AP to the action of your die.
helper-dyer = Dyer
helper-dyer-text = Your die gives a resource of your choice instead.
helper-gold-4 = Moneylender
helper-gold-4-text = Gain 4 gold.
helper-vp-4 = Chronicler
helper-vp-4-text = Score 4 points.
helper-gold-2-vp-2 = Patron
helper-gold-2-vp-2-text = Gain 2 gold and score 2 points.
helper-supply-2 = Porter
helper-supply-2-text = Gain 2 resources of your choice.
helper-supply-3 = Warehouse Keeper
helper-supply-3-text = Gain 3 resources of your choice.
helper-basket = Market Woman
helper-basket-text = Gain 1 iron, 1 wool, 1 stone and 1 food.
helper-host = Master of Revels
helper-host-text = Receive the bonus of every character in one of your buildings.

type-notary = Notary
type-notary-text = A completed building of this type gives extra AP for your Contract actions.
type-steward = Steward
type-steward-text = A completed building of this type gives extra AP for your Character actions.
type-mason = Mason
type-mason-text = A completed building of this type gives extra AP for your Architect actions.
type-carter = Carter
type-carter-text = A completed building of this type gives extra AP for your Merchant actions.
type-courtier = Courtier
type-courtier-text = A completed building of this type gives extra AP for your King actions.
character-notary-1 = Notary
character-notary-1-text = Gain a resource of your choice, then take a Contract action with 1 AP.
character-notary-2 = Notary
character-notary-2-text = Gain a resource of your choice, then take a Contract action with 2 AP.
character-notary-3 = Notary
character-notary-3-text = Take a Contract action with 3 AP.
character-notary-4 = Notary
character-notary-4-text = Gain 2 wool.
character-notary-5 = Notary
character-notary-5-text = Gain 2 wool.
character-notary-6 = Notary
character-notary-6-text = Gain 1 iron.
character-notary-7 = Notary
character-notary-7-text = Gain 2 iron.
character-notary-8 = Notary
character-notary-8-text = Gain 1 gold and 1 iron.
character-notary-9 = Notary
character-notary-9-text = Gain 1 gold and 1 wool.
character-steward-1 = Steward
character-steward-1-text = Take a Character action with 1 AP.
character-steward-2 = Steward
character-steward-2-text = Take a Character action with 1 AP.
character-steward-3 = Steward
character-steward-3-text = Take a Character action with 2 AP.
character-steward-4 = Steward
character-steward-4-text = Take a Character action with 2 AP.
character-steward-5 = Steward
character-steward-5-text = Move your merchant and your architect one step each.
character-steward-6 = Steward
character-steward-6-text = Move your merchant and your architect one step each.
character-steward-7 = Steward
character-steward-7-text = Gain 1 food.
character-steward-8 = Steward
character-steward-8-text = Gain 2 food.
character-steward-9 = Steward
character-steward-9-text = Gain 2 food.
character-mason-1 = Mason
character-mason-1-text = Move your architect one step.
character-mason-2 = Mason
character-mason-2-text = Move your architect up to 2 steps.
character-mason-3 = Mason
character-mason-3-text = Move your architect up to 2 steps.
character-mason-4 = Mason
character-mason-4-text = Move your architect one step and place a pillar, in either order.
character-mason-5 = Mason
character-mason-5-text = Move your architect one step and place a pillar, in either order.
character-mason-6 = Mason
character-mason-6-text = Place a pillar where your architect stands.
character-mason-7 = Mason
character-mason-7-text = Gain 1 stone.
character-mason-8 = Mason
character-mason-8-text = Gain 2 stone.
character-mason-9 = Mason
character-mason-9-text = Gain 2 stone.
character-carter-1 = Carter
character-carter-1-text = Move your merchant one step.
character-carter-2 = Carter
character-carter-2-text = Move your merchant one step.
character-carter-3 = Carter
character-carter-3-text = Move your merchant up to 2 steps.
character-carter-4 = Carter
character-carter-4-text = Move your merchant up to 2 steps.
character-carter-5 = Carter
character-carter-5-text = Move your merchant up to 2 steps.
character-carter-6 = Carter
character-carter-6-text = Move your merchant one step and place a house, in either order.
character-carter-7 = Carter
character-carter-7-text = Move your merchant one step and place a house, in either order.
character-carter-8 = Carter
character-carter-8-text = Place a house where your merchant stands.
character-carter-9 = Carter
character-carter-9-text = Place a house where your merchant stands.
character-courtier-1 = Courtier
character-courtier-1-text = Gain 2 gold.
character-courtier-2 = Courtier
character-courtier-2-text = Gain 2 gold.
character-courtier-3 = Courtier
character-courtier-3-text = Gain 3 gold.
character-courtier-4 = Courtier
character-courtier-4-text = Take a King action with 1 AP.
character-courtier-5 = Courtier
character-courtier-5-text = Take a King action with 2 AP.
character-courtier-6 = Courtier
character-courtier-6-text = Take a King action with 2 AP.
character-courtier-7 = Courtier
character-courtier-7-text = Score 2 points.
character-courtier-8 = Courtier
character-courtier-8-text = Score 3 points.
character-courtier-9 = Courtier
character-courtier-9-text = Score 3 points.

fair-homestead = Homestead Fair
fair-homestead-text = 3 points for each pair of a house and a pillar on the map.
fair-guild-chapel = Guild Chapel Fair
fair-guild-chapel-text = 5 points for each pair of a fulfilled contract and a cathedral tile.
fair-ledger = Ledger Fair
fair-ledger-text = 3 points for each fulfilled contract.
fair-royal = Royal Fair
fair-royal-text = 6 points, plus those of your step on the King track.
fair-patrons = Patrons’ Fair
fair-patrons-text = 5 points for each pair of a fulfilled contract and a crest below a building.
fair-hearth = Hearth Fair
fair-hearth-text = 1 point for each house on the map.
fair-company = Company Fair
fair-company-text = 1 point for each character in your buildings.
fair-herald = Heralds’ Fair
fair-herald-text = 3 points for each crest below a building.
fair-column = Column Fair
fair-column-text = 2 points for each pillar on the map.
fair-full-house = Full House Fair
fair-full-house-text = 3 points for each filled building.
fair-bells = Bells Fair
fair-bells-text = 4 points for each cathedral tile.

house-bonus-none = no bonus
house-bonus-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
  }
house-bonus-activate = then the bonuses of one of your buildings

corruption = Corruption token
corruption-text = Moves every marker on the King track down by 0, 1 or 2 steps. Two tokens of each; three are used in a round. (R43)
cost-tile = Construction cost
cost-tile-text = The stone you pay to contribute to this cathedral, and the points you get for it on top of its tile. (R92)
cathedral-closed = This cathedral cannot be built in this game. (R11)
cathedral-tile = Cathedral tile
house = House
house-text = Place it in a town with an empty house space, one of yours per town. Houses on roofs come free when the building is filled. (R66)
pillar = Pillar
pillar-text = Place it at a cathedral, one of yours at each; then you may contribute stone there. Fulfilled contracts free your pillars. (R62)
merchant = Merchant
merchant-text = Travels the map, places houses, and takes part in fairs. (R63)
architect = Architect
architect-text = Travels the map and places pillars. (R59)
die = Die
die-text = Its value is the number of resources you get; 7 minus its value is your action points. (R53, R55)
storehouse = Storehouse
storehouse-text = Six tiles at most. A tile leaves it only by being used. (R26)
compass-rose = First player

## Questions

ask-die = Choose a die.
ask-die-taken = Take the bonus tile of the action space, or go on.
ask-main = { $action } You have { $ap } AP.
ask-main-joker = Choose the action you take with { $ap } AP.
ask-sub = { $action } This extra action has { $ap } AP.
ask-action-architect = Move your architect, place a pillar, take a bonus tile.
ask-action-merchant = Move your merchant, place a house, take a bonus tile.
ask-action-character = Take, renew or house characters.
ask-action-contract = Take a tile of the offer or exchange resources.
ask-action-king = Go up on the King track.
ask-action-joker = Choose an action.
ask-walk-merchant = { $houses ->
    [0] { $steps ->
        [one] Move your merchant one step.
       *[other] Move your merchant up to { $steps } steps.
      }
   *[other] { $steps ->
        [0] Place a house where your merchant stands.
       *[other] Move your merchant one step and place a house.
      }
  }
ask-walk-architect = { $pillars ->
    [0] { $steps ->
        [one] Move your architect one step.
       *[other] Move your architect up to { $steps } steps.
      }
   *[other] { $steps ->
        [0] Place a pillar where your architect stands.
       *[other] Move your architect one step and place a pillar.
      }
  }
ask-walk-both = { $merchant ->
    [0] Move your architect one step.
   *[other] { $architect ->
        [0] Move your merchant one step.
       *[other] Move your merchant and your architect one step each.
      }
  }
ask-house-anywhere = Place a house in any town.
ask-pillar-anywhere = Place a pillar at any cathedral.
ask-merchant-anywhere = Where does your merchant go?
ask-architect-anywhere = Where does your architect go?
ask-activation = Receive the bonuses of { $building }, in any order.
ask-bonus-resource = Your first exchange of the turn: choose one more resource.
ask-pick-resource = { $n ->
    [one] Choose a resource.
   *[other] Choose { $n } resources, one at a time.
  }
ask-pick-building = Choose the building whose characters give their bonuses.
ask-name-action = Choose an action: you have { $ap } AP for it.
ask-recolor = Choose what your die gives.
ask-king-tile = You are first on the King track. Would you like { $tile }? { $effect }

## Choices

do-take-die = { $n } { $what }, { $action } with { $ap } AP
do-change-die = { $n } { $what }, { $action } with { $ap } AP (pay { $gold } gold to turn { $face } into { $value })
do-take-tile = Take { $tile }: { $effect }
do-proceed = Receive the resources of your die
do-name-joker = { $action } with { $ap } AP
do-name-action = { $action }
do-move-merchant = Merchant to { $space }
do-stay-merchant = Leave your merchant in { $space }
do-move-architect = Architect to { $space }
do-stay-architect = Leave your architect in { $space }
do-place-house = { $spaces ->
    [1] Place a house in { $town } ({ $bonus })
   *[other] Place a house in { $town }, space { $space } ({ $bonus })
}
do-place-pillar = Place a pillar at { $cathedral } in { $town }
do-redraw-characters = Renew the character offer
do-place-character = { $tile } into { $room } for { $ap } AP: { $bonus }
do-take-contract = Take { $tile } for { $ap } AP: { $effect }
do-exchange = Exchange 1 { $paid } for 1 { $received }
do-pick-resource = 1 { $what }
do-king-step = One step up on the King track
do-pick-building = Choose { $building }
do-resolve-character = { $tile }: { $effect }
do-recolor = Your die gives { $n } { $what }
do-buy = Buy 1 { $what } for 2 gold
do-fulfil-contract = Fulfil { $contract } (pay { $price })
do-place-crest = { $crest } below { $building } for { $food } food: { $bonus }
do-contribute = Contribute { $stone } stone to { $cathedral }: { $points } points
do-use-helper = { $tile }: { $effect }
do-stop = Go on without the rest
do-end-turn = End your turn
do-leave-king-tile = Leave the tile
do-guild-turn = The Guild plays

group-choice = Your action
group-buy = Buy
group-fulfil-contract = Contracts
group-place-crest = Crests
group-contribute = Cathedrals
group-use-helper = Helpers
group-go-on = Go on

## Log

log-take-die = { $player } takes the { $colour } die ({ $value }).
log-change-die = { $player } takes the { $colour } die ({ $face }) and turns it to { $value }.
log-die-gives = { $player } gets { $n } { $what } and { $ap } AP: { $action }.
log-take-tile = { $player } takes { $tile }.
log-take-character = { $player } takes a { $tile } from the offer.
log-take-contract = { $player } takes { $tile } from the offer.
log-king-tile = { $player } is first on the King track and takes { $tile }.
log-leave-king-tile = { $player } is first on the King track and leaves { $tile }.
log-king-tile-lost = { $tile } beside the King track is discarded.
log-name-action = { $player } chooses: { $action }.
log-move-merchant = { $player } moves the merchant to { $space }.
log-move-architect = { $player } moves the architect to { $space }.
log-place-house = { $player } places a house in { $town }.
log-place-pillar = { $player } places a pillar at { $cathedral }.
log-redraw-characters = { $player } renews the character offer.
log-place-character = { $player } houses a { $tile } in { $room }.
log-exchange = { $player } exchanges 1 { $paid } for 1 { $received }.
log-pick-resource = { $player } takes 1 { $what }.
log-king-step = { $player } goes up to step { $step } of the King track.
log-pick-building = { $player } calls on { $building }.
log-resolve-character = { $player } receives the bonus of the { $tile }.
log-recolor = { $player }’s die now gives { $what }.
log-buy = { $player } buys 1 { $what } for 2 gold.
log-fulfil-contract = { $player } fulfils { $contract }.
log-place-crest = { $player } puts the { $crest } below { $building }.
log-contribute = { $player } contributes to { $cathedral }.
log-use-helper = { $player } uses { $tile }.
log-helper-done = { $tile } is used up and leaves the game.
log-contract-offer = New in the contract offer: { $tiles }.
log-contract-offer-moves = The contract offer moves up; its pile is empty.
log-pays = { $player } pays { $what }.
log-gains = { $player } gains { $what }.
log-completed = { $player } completes { $building }.
log-guild-die = The Guild takes the { $colour } die ({ $value }): { $action }.
log-guild-house = The Guild places a house in { $town }.
log-guild-pillar = The Guild builds at { $cathedral }.
log-guild-contract = The Guild removes { $tile } from the offer.
log-guild-characters = The Guild renews the character offer.
log-guild-steps = The Guild goes up to step { $step } of the King track.
log-guild-gains = The Guild gains { $what }.
log-king-phase = Round { $round } ends. First on the King track: { $player }.
log-king-points = King track, { $player }: { $n }.
log-fair = { $fair } in { $town }.
log-fair-points = Fair, { $player }: { $n }.
log-corruption = Round { $round }, lap { $lap }: corruption { $n }.
log-final = Final scoring, { $player }: houses × pillars { $estates }, buildings { $buildings }, resources { $leftovers }.
log-solo-won = The Guild is beaten!
log-solo-lost = The Guild was better this time.

## Why not

why-king-tile-first = Decide about the tile beside the King track first.
why-choose-first = Make this choice first.
why-die-first = Take a die first: it gives you your action.
why-resources-first = Receive the resources of your die first; then your action begins.
why-finish-first = Finish what you are doing first, or go on without the rest.
why-name-joker = First choose the action that the Joker stands for.
why-other-action = Your action is { $now }; this needs { $needed }.
why-no-ap = You have no AP left for this.
why-one-die = You have already taken your die this turn.
why-no-such-die = There is no such die on the wheel.
why-few-gold-for-die = Turning it into a { $value } costs { $needed } gold; you have { $gold }.
why-wheel-tile-late = The tile of an action space can only be taken right after its die.
why-no-tile-there = There is no bonus tile at this action any more.
why-action-by-die = You get this action ({ $action }) by taking a die that lies there.
why-no-joker = Only a Joker lets you choose the action.
why-king-tile-later = At the end of the round this tile goes to whoever is first on the King track.
why-storehouse-full = Your storehouse is full: six tiles at most.
why-same-crest = You already have the { $crest }.
why-contracts-full = You have no contract space left for another contract.
why-not-offered = { $tile }: this tile is not in the offer.
why-no-characters-left = No characters are left to renew the offer.
why-few-ap = This costs { $needed } AP; you have { $ap }.
why-none-to-exchange = You have no { $what } to exchange.
why-not-your-character = { $tile }: this tile is not in your storehouse. Take it from the offer first.
why-room-taken = Somebody already lives in { $room }.
why-lives-elsewhere = { $tile }: all of one kind live in the same building, and yours is { $building }.
why-other-kind-lives-there = { $tile }: people of another kind live in { $building }.
why-nobody-lives-there = Nobody lives in { $building } to give you a bonus.
why-no-bonus-left = Only the characters of { $building } give their bonuses now, each of them once.
why-no-steps-left = You have no steps left for this.
why-merchant-there-already = Your merchant is already in { $space }.
why-merchant-too-far = Your merchant goes one step at a time, and { $space } is not next to it.
why-architect-there-already = Your architect is already in { $space }.
why-architect-too-far = Your architect goes one step at a time, and { $space } is not next to it.
why-space-not-used = This place in { $town } is not used with so few players.
why-no-house-granted = You may only move now, not build.
why-house-already = You already have a house in { $town }: one for each player.
why-space-taken = This place in { $town } is taken.
why-merchant-elsewhere = Your merchant is not in { $town }.
why-no-house = You have no house in your supply. Filled buildings give you those on their roofs.
why-no-pillar-granted = You may only move now, not place a pillar.
why-cathedral-closed = { $cathedral } stays closed in this game.
why-pillar-already = You already have a pillar at { $cathedral }.
why-cathedral-full = All pillar spaces of { $cathedral } are taken.
why-architect-elsewhere = Your architect is not in { $town }.
why-no-pillar = You have no pillar in your supply. Fulfilled contracts give you more.
why-tile-gone = The bonus tile of { $town } has been taken.
why-top-of-track = Your marker is on the highest step, { $step }.
why-few-gold = Buying a resource costs { $needed } gold; you have { $gold }.
why-not-in-storehouse = { $tile }: you have no such tile in your storehouse.
why-cannot-pay = You do not have what this contract asks for. { $text }
why-few-food = Placing a crest costs at least { $needed } food; you have { $food }.
why-crest-already = There is already a crest below { $building }.
why-few-food-there = A crest below { $building } costs { $needed } food; you have { $food }.
why-contributed-already = You have already contributed to { $cathedral }.
why-pillar-first = To contribute to { $cathedral } you need a pillar there.
why-few-stone = { $cathedral } asks for { $needed } stone; you have { $stone }.
why-dyer-only-then = { $tile }: only right after taking your die, before its resources.
why-die-before-helper = { $tile }: only after you have taken your die.
why-helper-at-work = { $tile }: this helper is already at work.

## Help

help-goal = Have the most points after four rounds of three turns each.
help-turn = Take a die: its value is how many resources you get, its colour which kind, and 7 minus its value is your action points (AP). Paying 2 gold changes the value by one.
help-wheel = The number your die shows faces an action. If a bonus tile lies there, you may take it first. The wheel turns every round.
help-tasks = Any time in your turn: buy a resource for 2 gold, fulfil a contract, put a crest below a building, contribute to a cathedral, use a helper.
help-buildings = One building, one kind of character. A filled building frees its roof house; with a crest it is completed and gives extra AP for its action.
help-king = Each lap a corruption token moves everybody down. At the end of the round your step gives or costs points and sets the turn order; on one step, the lower marker is first.
help-fairs = Take part with a house or with your merchant in the fair town. You score the values of board and tile together for each thing the fair counts.
help-end = At the end: your houses on the map times your pillars on the map, completed buildings, and a point for every four resources left.
help-solo = Alone you play against the Guild, which takes dice, tiles and places by fixed rules. You win if you have more points.

## The board in a terminal

board-round = Round { $round } of 4, lap { $lap } of 3
board-corruption = Corruption
board-number = Die
board-action = Action
board-points = AP
board-points-now = Points
board-dice = Dice
board-tile = Bonus tile
board-contracts = Contract offer
board-characters = Character offer (1 AP each)
board-town = Town
board-travellers = ☻ Merchant ✎ Architect
board-houses = Houses
board-cathedral = Cathedral
board-ways = Roads to
board-king = King track
board-step = Step
board-fair = Fair
board-where = Town
board-counts = It counts
board-worth = Now
board-fulfilled = { $count ->
    [one] 1 contract fulfilled
   *[other] { $count } contracts fulfilled
  }

## The aim in one look

aim-do = Each turn you take a die: it gives you resources, and the fewer it gives, the more you can do with its action.
aim-how = You travel from town to town, build houses and pillars, bring characters into your street and fulfil contracts.
aim-win = Contracts, cathedrals, the King and a fair every round bring points; at the end, your houses are multiplied by your pillars. The most points win.
aim-long = Four rounds of three turns, 60 to 100 minutes.

## What brings points

score-start-text = What everybody starts with.
score-contracts-text = Fulfil contracts with the resources they show.
score-cathedrals-text = Contribute stone to cathedrals where you have a pillar: whoever is first gets the most.
score-houses-text = Put houses on places that show points.
score-characters-text = Characters that give points when they move in.
score-helpers-text = Helpers that give points.
score-crests-text = 5 for the crest below your last building.
score-king-text = At the end of each round, the points of your step; in round 4, also 4 for whoever is first.
score-fairs-text = At the end of each round, if you have a house or your merchant in the town of the fair.
score-estates-text = At the end: your houses on the map times your pillars.
score-buildings-text = At the end: 5, 10, 20 or 30 for three, four, five or six completed buildings.
score-leftovers-text = At the end: 1 for every four resources.
score-guild-text = What the Guild gains on its turns.
