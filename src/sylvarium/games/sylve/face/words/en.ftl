### Every word of Sylve that a person reads.

game-name = Sylve
game-pitch = Roll your dice, place them in forests of every season, tame creatures, brew potions, and be strongest where it counts.
game-length = 45 to 60 minutes

## Options

option-character-powers = Character powers
option-character-powers-text = With powers, every character has a special ability that costs power berries. Leave them off for your first game.
option-character-powers-off = Off
option-character-powers-on = On
option-character-assignment = Characters
option-character-assignment-text = Your character decides your colour, and your special ability if powers are on.
option-character-assignment-random = Dealt at random
option-character-assignment-choose = Chosen in turn order

## Score

score-potions = Potions
score-forests = Forests
score-creatures = Creatures
score-tokens = Point tokens
score-ingredients = Unused ingredients
standing-score = Points
standing-leftovers = Unused ingredients

## Vocabulary

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
side-day = day
side-night = night
ingredient-plant = plant
ingredient-mushroom = mushroom
ingredient-crystal = crystal
ingredient-berry = power berry
reward-plant = gives plants
reward-mushroom = gives mushrooms
reward-crystal = gives crystals
reward-creature = tame a creature
count-plant = { $n ->
    [one] 1 plant
   *[other] { $n } plants
}
count-mushroom = { $n ->
    [one] 1 mushroom
   *[other] { $n } mushrooms
}
count-crystal = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}
count-berry = { $n ->
    [one] 1 power berry
   *[other] { $n } power berries
}
count-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
face-tree = tree
face-hill = hill
face-pond = pond
face-water = water
face-fire = fire
face-wind = wind
die-tree = tree die
die-hill = hill die
die-pond = pond die
die-water = water die
die-fire = fire die
die-wind = wind die
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
space-forest = { $forest } { $number }
space-village = { $space }
space-slot = { $creature }
placed-forage = { $player }’s { $die } on { $space }
placed-forage-covered = { $player }’s covered { $die } on { $space }
placed-forage-level = { $player }’s { $die } on { $space }, level { $level } from the bottom
placed-element = the { $die } on { $space }
placed-element-covered = the covered { $die } on { $space }
placed-element-level = the { $die } on { $space }, level { $level } from the bottom
cost-either = { $one } or { $other }

## Labels on the table

label-round = Round { $round } of { $rounds }
label-forest-deck = Forest deck
label-potion-deck = Potion deck
label-market = Potion market
label-revealed = Just revealed
label-piles = Creatures to tame
label-village-day = Village by day
label-village-night = Village by night
label-discard = Forests nobody controlled
label-scorched = Scorched-earth tokens
label-burned = Burned until the end of the round
label-pool = Dice to place
label-aside = Set aside until the next round
label-tamed = Tamed
label-released = Released
label-hand = Potions in hand
label-drunk = Potions drunk
label-reserved = Reserved
label-controlled = Controlled forests
label-first = First player
label-passed = No dice left
label-slot-forage = Slot for a forage die
label-slot-element = Slot for an element die
label-influence = Influence
label-elements = Element dice
label-leads = { $player } leads
label-tied = Tied: nobody would control it
label-elements-hold = The element dice are not outnumbered: nobody would control it
label-nobody-yet = Nobody is here yet
label-happy = On { $forest }: { count-points }
label-missing = Still missing: { $items }
label-placed = Die placed
label-brewed = Potion brewed
label-drank = Potion drunk

## Questions

ask-choose-character = Which character would you like to be?
ask-turn-action = Place a die. You may also brew and drink a potion.
ask-turn-more = Would you like to do more, or end your turn?
ask-choose-die = Which die would you like to place as well?
ask-choose-space = Where would you like to place your { $die }?
ask-force-payment = How would you like to pay for forcing your die onto { $space }?
ask-wind-die = Which of your dice should the wind bring back from { $space }?
ask-creature-anywhere = Pay 1 power berry to tame a creature on { $space } instead of gathering?
ask-tame = Which creature would you like to tame?
ask-release = You have too many tamed creatures. Which one do you release?
ask-ingredient = Which ingredient would you like to gather?
ask-ingredient-creature = { $creature } gives you an ingredient. Which one?
ask-exchange = { $creature }: swap { $items } for 1 power berry?
ask-burn = Which empty space would you like to burn?
ask-burn-creature = { $creature } may burn an empty space. Which one?
ask-reserve = Which potion would you like to reserve?
ask-clear = Which forest should lose its element dice?
ask-change = Which die would you like to turn, and to which face?
ask-reroll = Which dice would you like to reroll?
ask-move-die = Which forage die would you like to move?
ask-move-target = Where to?
ask-swap-first = Which die would you like to swap?
ask-swap-second = And with which die?
ask-remove-die = Which die would you like to set aside?
ask-return-die = Which of your dice would you like back?
ask-payment = How would you like to pay for { $potion }?
ask-break-tie = Pay 1 power berry to take control of a tied forest?
ask-trade-berries = Trade power berries for points?
ask-trade-set = Trade identical ingredients for points?

## Choices

group-place = Place a die
group-brew = Brew a potion
group-drink = Drink a potion
group-convert = Turn an element die
group-forests = Forests
group-village = Village
group-creatures = Your creatures
group-end = Finish
do-character = Play { $character }
do-place = Place your { $die }
do-space = { $space }: { $result }
result-gather = gather { $items }
result-tame = tame a creature
result-force = force it there for { $cost }
result-stack = stack it there for 1 power berry
result-fire = cover the dice there and { $result }
result-wind = bring back a die and { $result }
do-force = Pay { $items }
do-wind = Bring back your { $die }
do-wind-covered = Bring back your covered { $die }
do-wind-level = Bring back your { $die }, level { $level } from the bottom
do-anywhere = Pay 1 power berry and tame
do-tame = Tame { $creature } ({ $season })
do-take-berry = Take 1 power berry instead
do-release = Release { $creature }
do-ingredient = Gather { $items }
do-exchange = Swap { $items } for 1 power berry
do-burn = Burn { $space }
do-reserve = Reserve { $potion }
do-clear = Clear { $forest } of { $n ->
    [one] 1 element die
   *[other] { $n } element dice
}
do-change = Turn your { $die } to { $face }
do-reroll = Reroll { $dice }
do-move = Move { $die }
do-move-to = To { $space }
do-swap = Swap { $die }
do-swap-with = With { $die }
do-remove = Set aside { $die }
do-take-back = Take back your { $die } from { $space }
do-take-back-covered = Take back your covered { $die } from { $space }
do-take-back-level = Take back your { $die } from { $space }, level { $level } from the bottom
do-brew = Brew { $potion } ({ $points })
do-pay = Pay { $items }
do-drink = Drink { $potion }: { $effect }
do-convert = { $creature }: turn your { $die } to { $face }
do-end-turn = End your turn
do-break-tie = Take { $forest } ({ $points }) for 1 power berry
do-trade-berries = Trade { $items } for { $points }
do-trade-set = Trade { $items } for { $points }
do-decline = No, thanks
do-decline-anywhere = No, gather as usual
do-decline-tame = Tame nothing
do-decline-exchange = No, keep it
do-decline-burn = Burn nothing
do-decline-clear = Leave the element dice
do-decline-change = Leave the dice as they are
do-decline-move = Move nothing
do-decline-tie = Leave the ties
do-decline-trade = Trade nothing

## What happened

log-character = { $player } plays { $character }.
log-place = { $player } places a { $die } on { $space }.
log-fire = { $player } covers the dice on { $space } with a { $die }.
log-back = The wind brings back { $die }.
log-force = { $player } forces a { $die } onto { $space } for { $items }.
log-stack = { $player } pays 1 power berry and stacks a { $die } on { $space }.
log-gain = { $player } gets { $items }.
log-points = { $player } gains { $points }.
log-anywhere = { $player } pays 1 power berry to tame instead of gathering.
log-tame = { $player } tames { $creature }.
log-take-berry = { $player } takes 1 power berry instead of a creature.
log-release = { $player } releases { $creature }.
log-exchange = { $player } swaps { $items } for 1 power berry.
log-burn = { $player } burns { $space }.
log-reserve = { $player } reserves { $potion }.
log-revealed = The potion deck reveals { $potion }.
log-clear = { $player } sets aside the element dice of { $forest }.
log-change = { $player } turns a { $die } to { $face }.
log-reroll = { $player } rerolls { $dice } and gets { $result }.
log-move = { $player } moves { $die } to { $space }.
log-swap = { $player } swaps { $die } and { $other }.
log-remove = { $player } sets aside { $die }.
log-take-back = { $player } takes back { $die }.
log-brew = { $player } brews { $potion } for { $items }.
log-market = The market now offers { $potion }.
log-drink = { $player } drinks { $potion }.
log-convert = { $player }: { $creature } turns a { $die } to { $face }.
log-break-tie = { $player } pays 1 power berry to break the tie for { $forest }.
log-trade = { $player } trades { $items } for { $points }.
log-control = { $player } takes control of { $forest } ({ $points }).
log-nobody = Nobody controls { $forest }.
log-round = Round { $round } begins: { $side } in the Village. { $player } goes first.
log-roll = { $player } rolls { $dice }.
log-over = The forests are at peace. The game is over.

## Why not

why-one-die = You have already placed your die this turn.
why-die-first = Choose one of your dice first.
why-die-named = First place the die you have chosen, or take it back.
why-tame-where = To tame a creature, place a die on a space with a paw.
why-release-when = You release a creature only when you have too many.
why-finish-first = First finish what you have begun.
why-place-first = You must place a die before your turn can end.
why-no-such-die = You have no { $die } to place.
why-one-brew = You have already brewed a potion this turn.
why-brewed-already = You have already brewed { $potion }.
why-reserved-by = { $player } has reserved { $potion }.
why-not-on-offer = { $potion } is neither in the market nor reserved by you.
why-cannot-pay = For { $potion } you still need { $items }, or power berries instead.
why-one-drink = You have already drunk a potion this turn.
why-drunk-already = You have already drunk { $potion }. Each potion works once.
why-brew-first = { $potion } is only reserved: brew it first.
why-not-in-hand = { $potion } is not in your hand. Brew it first.
why-no-use-change-die = This potion turns a die of your pool, and you have none left.
why-no-use-reroll = This potion rerolls dice of your pool, and you have none left.
why-no-use-place-extra = This potion places one more die, and you have none to spare.
why-no-use-move-forage = This potion moves a placed forage die, and there is none, or no empty space for it.
why-no-use-swap-forage = This potion swaps two matching dice of different players, and there are none.
why-no-use-remove-element = This potion sets a placed element die aside, and there is none.
why-no-use-remove-any = This potion sets a placed die aside, and there is none.
why-no-use-return-forage = This potion brings back one of your placed forage dice, and you have placed none.
why-not-tamed = You have not tamed { $creature }.
why-die-not-in-pool = That die is no longer in your pool.
why-other-element = { $creature } turns only dice that show { $face }.
why-full-circle = That die has just shown { $face }: it cannot go round in circles.
why-equal-die = An identical die is already on the list: it would be the same choice.
why-no-such-space = There is no such space on the table.
why-burned = This space is burned until the end of the round.
why-occupied = A die lies there already. In a forest, only fire covers the dice of others.
why-wind-own-die = Wind may land on other dice only where one of your forage dice lies.
why-stack-berry = To stack your die there, you need 1 power berry.
why-force-creature = This space shows { $symbol }. To force another die here, you need 1 power berry.
why-other-symbol = This space shows { $symbol }. To force another die here, you need { $items } or 1 power berry.
why-village-taken = A die lies there already until the end of the round.
why-village-element = This space takes only a { $die }.
why-slot-taken = { $creature } already holds a die.
why-slot-element = { $creature } takes only an element die.
why-slot-forage = { $creature } takes only a forage die.
why-no-item = You do not have { $items }.
why-berry-only = On a creature space, only a power berry pays.
why-not-on-that-space = That die does not lie on this space.
why-pile-empty = No { $season } creature is left.
why-no-berry-instead = Only the owner of Petal Moth may take a berry instead.
why-not-your-creature = { $creature } is not one of your tamed creatures.
why-not-empty = This space is not empty.
why-not-to-reserve = { $potion } is not on offer: choose from the market, or take the card just revealed.
why-no-such-forest = There is no such forest in the row.
why-no-element-there = No element die lies in { $forest }.
why-die-not-placed = That die is not on the table.
why-no-partner = No other player has a placed die with the same symbol to swap it with.
why-swap-symbol = Only a die that also shows { $face } can be swapped with it.
why-swap-owner = Both dice belong to the same player: nothing would change.
why-swap-beside = The two lie side by side: nothing would change.
why-elements-only = This potion sets only element dice aside.
why-potion-drunk = You have drunk the potion: now use it.
why-too-much = { $potion } does not cost that much of it.
why-not-so-many = You do not have that many ingredients.
why-double-berry = Your first berry counts as 2, and that would be too much.
why-too-few-berries = Too few power berries for the rest.
why-yours-anyway = { $forest } goes to you anyway.
why-not-tied = You are not tied for { $forest }.
why-few-of-kind = You do not have { $items }.
why-character-taken = Somebody is already playing { $character }.

## Help

help-goal = Goal
help-goal-text = After four rounds, the most points win. You score for the forests you control, potions you have brewed, creatures and point tokens, and 1 point for every three unused ingredients.
help-turn = Your turn
help-turn-text = You must place one die of your pool. You may also brew one potion and drink one potion, in any order. If you have no dice left at the start of your turn, you are out until the next round.
help-placing = Placing dice
help-placing-text = A forage die goes on an empty forest space with its symbol. An element die goes on any empty forest space, or on its own space in the Village. The two large spaces of the Village take any die at any time.
help-gathering = Gathering and taming
help-gathering-text = A forest space gives you the ingredient it shows, or lets you tame the top creature of a pile.
help-elements = Element dice
help-elements-text = In a forest, water gathers 2 more. Fire may cover dice that are already there. Wind may go where you have a forage die, and brings that die back to you. Placed element dice belong to nobody and count against everybody.
help-force = Forcing a die
help-force-text = You may place a forage die on an empty forest space with another symbol for 1 ingredient that the space shows, or for 1 power berry. It gains nothing there, but it counts for control.
help-burn = Burning
help-burn-text = A burned space is closed until the end of the round. Only empty spaces can be burned, and there are ten tokens.
help-potions = Potions
help-potions-text = Pay the ingredients to brew a potion; a power berry stands for any ingredient. A potion in your hand can be drunk once for its effect. It keeps its points either way.
help-reserve = Reserving
help-reserve-text = A reserved potion waits beside your board. Only you can brew it, and it scores nothing until you do.
help-creatures = Creatures
help-creatures-text = A tamed creature helps you with its power. You may keep three; if you tame a fourth, you must release one. At the end each creature is worth 1 point, or 3 on a controlled forest of its season, one creature per forest.
help-control = Control
help-control-text = At the end of the round a forest goes to the player with the most visible dice in it: more than every other player and more than the element dice. Otherwise nobody gets it.
help-village = The Village
help-village-text = The Village turns over after each round: day in rounds 1 and 3, night in rounds 2 and 4.
help-characters = Characters
help-characters-text = With character powers on, each character can do something special for power berries.

## Characters

character-lelio = Lelio
character-lelio-text = Pay 1 power berry to put a forage die on top of the dice of any forest space. You gain nothing there.
character-kyril = Kyril
character-kyril-text = Once per round, pay 1 power berry to take control of a forest for which you are tied.
character-myla = Myla
character-myla-text = Pay 1 power berry to tame a creature where you would gather. You may keep 4 tamed creatures.
character-wren = Wren
character-wren-text = When you brew, the first power berry you pay counts as 2 ingredients.

## The Village

village-day-left = Market Stalls
village-day-left-text = Gather 1 ingredient of your choice.
village-day-right = Tinker’s Bench
village-day-right-text = Turn a die of your pool to another face.
village-day-water = Mill Pond
village-day-water-text = Gather 1 plant, 1 mushroom and 1 crystal.
village-day-fire = Charcoal Kiln
village-day-fire-text = Set aside all element dice of one forest.
village-day-wind = Herald’s Tower
village-day-wind-text = Take 1 power berry, then reserve a potion.
village-night-left = Lantern Market
village-night-left-text = Gather 1 ingredient of your choice.
village-night-right = Apothecary
village-night-right-text = Reserve a potion.
village-night-water = Moonlit Trough
village-night-water-text = Tame a creature.
village-night-fire = Bonfire
village-night-fire-text = Burn an empty forest space, then take 1 power berry.
village-night-wind = Weathervane
village-night-wind-text = Move a placed forage die to an empty forest space.

## Forests

forest-dewfern-hollow = Dewfern Hollow
forest-dewfern-hollow-text = Spring. 5 points for whoever controls it at the end of the round.
forest-gilded-clearing = Gilded Clearing
forest-gilded-clearing-text = Summer. 5 points for whoever controls it at the end of the round.
forest-rustleaf-copse = Rustleaf Copse
forest-rustleaf-copse-text = Autumn. 6 points for whoever controls it at the end of the round.
forest-frosthush-glade = Frosthush Glade
forest-frosthush-glade-text = Winter. 4 points for whoever controls it at the end of the round.
forest-honeybrook = Honeybrook
forest-honeybrook-text = Spring and summer. 4 points for whoever controls it at the end of the round.
forest-thistledown-rise = Thistledown Rise
forest-thistledown-rise-text = Spring and autumn. 5 points for whoever controls it at the end of the round.
forest-snowdrop-thicket = Snowdrop Thicket
forest-snowdrop-thicket-text = Spring and winter. 4 points for whoever controls it at the end of the round.
forest-amberwood = Amberwood
forest-amberwood-text = Summer and autumn. 5 points for whoever controls it at the end of the round.
forest-mirage-pines = Mirage Pines
forest-mirage-pines-text = Summer and winter. 3 points for whoever controls it at the end of the round.
forest-hoarleaf-dell = Hoarleaf Dell
forest-hoarleaf-dell-text = Autumn and winter. 4 points for whoever controls it at the end of the round.
forest-fallowbloom = Fallowbloom
forest-fallowbloom-text = Spring and autumn. 4 points for whoever controls it at the end of the round.
forest-coldspark-ridge = Coldspark Ridge
forest-coldspark-ridge-text = Summer and winter. 5 points for whoever controls it at the end of the round.
forest-firefly-marsh = Firefly Marsh
forest-firefly-marsh-text = Spring and summer. 5 points for whoever controls it at the end of the round.
forest-lanternroot-deep = Lanternroot Deep
forest-lanternroot-deep-text = Autumn and winter. 4 points for whoever controls it at the end of the round.
forest-meltwater-steps = Meltwater Steps
forest-meltwater-steps-text = Spring and winter. 4 points for whoever controls it at the end of the round.
forest-cicada-orchard = Cicada Orchard
forest-cicada-orchard-text = Summer and autumn. 5 points for whoever controls it at the end of the round.
forest-blossomgate = Blossomgate
forest-blossomgate-text = Spring. 6 points for whoever controls it at the end of the round.
forest-noonstone-heights = Noonstone Heights
forest-noonstone-heights-text = Summer. 5 points for whoever controls it at the end of the round.
forest-whispercap-vale = Whispercap Vale
forest-whispercap-vale-text = Autumn. 6 points for whoever controls it at the end of the round.
forest-elder-snowwood = Elder Snowwood
forest-elder-snowwood-text = Winter. 7 points for whoever controls it at the end of the round.

## Creatures

creature-cinder-hare = Cinder Hare
creature-cinder-hare-text = After you place a die in an autumn forest, you may burn an empty space of any forest.
creature-ember-newt = Ember Newt
creature-ember-newt-text = After you place a die in a winter forest, you may burn an empty space of any forest.
creature-flare-finch = Flare Finch
creature-flare-finch-text = After you place a die in a spring forest, you may burn an empty space of any forest.
creature-sunscale-adder = Sunscale Adder
creature-sunscale-adder-text = After you place a die in a summer forest, you may burn an empty space of any forest.
creature-chimney-bat = Chimney Bat
creature-chimney-bat-text = After you place a die in the Village, you may burn an empty space of any forest.
creature-kindle-toad = Kindle Toad
creature-kindle-toad-text = Between the steps of your turn, you may turn your water dice to fire, as often as you like.
creature-gale-gecko = Gale Gecko
creature-gale-gecko-text = Between the steps of your turn, you may turn your fire dice to wind, as often as you like.
creature-ripple-crane = Ripple Crane
creature-ripple-crane-text = Between the steps of your turn, you may turn your wind dice to water, as often as you like.
creature-burrow-ram = Burrow Ram
creature-burrow-ram-text = You may place one element die with any face here: you may move any placed forage die to an empty forest space.
creature-bramble-bear = Bramble Bear
creature-bramble-bear-text = At the end of each round, take 1 power berry for each of your tamed summer creatures.
creature-orchard-stag = Orchard Stag
creature-orchard-stag-text = At the end of each round, take 1 power berry for each of your tamed autumn creatures.
creature-thaw-marten = Thaw Marten
creature-thaw-marten-text = At the end of each round, take 1 power berry for each of your tamed winter creatures.
creature-petal-moth = Petal Moth
creature-petal-moth-text = When you could tame a creature, you may take 1 power berry instead.
creature-ashbud-mole = Ashbud Mole
creature-ashbud-mole-text = The first time you burn a space in your turn, take 1 power berry.
creature-spore-squirrel = Spore Squirrel
creature-spore-squirrel-text = When a placement gives you mushrooms, you may swap one of them for 1 power berry, once per placement.
creature-sprout-badger = Sprout Badger
creature-sprout-badger-text = When a placement gives you plants, you may swap one of them for 1 power berry, once per placement.
creature-glint-magpie = Glint Magpie
creature-glint-magpie-text = When a placement gives you crystals, you may swap one of them for 1 power berry, once per placement.
creature-nectar-fox = Nectar Fox
creature-nectar-fox-text = You may place one element die with any face here: gather 2 power berries.
creature-rime-owl = Rime Owl
creature-rime-owl-text = When you take control of an autumn forest, gain 2 points.
creature-pale-lynx = Pale Lynx
creature-pale-lynx-text = When you take control of a spring forest, gain 2 points.
creature-icicle-boar = Icicle Boar
creature-icicle-boar-text = When you take control of a summer forest, gain 2 points.
creature-snowmane-wolf = Snowmane Wolf
creature-snowmane-wolf-text = When you take control of a winter forest, gain 2 points.
creature-kettle-raccoon = Kettle Raccoon
creature-kettle-raccoon-text = When you brew a potion, gain 1 point.
creature-hearth-goose = Hearth Goose
creature-hearth-goose-text = When you tame another creature, gain 1 point.
creature-sleigh-elk = Sleigh Elk
creature-sleigh-elk-text = When you tame another creature, gain 1 point.
creature-frostberry-vole = Frostberry Vole
creature-frostberry-vole-text = At the end of each round, you may trade 1 power berry for 1 point or 2 for 3 points.
creature-hoard-ermine = Hoard Ermine
creature-hoard-ermine-text = At the end of each round, you may trade 2 identical ingredients for 1 point or 3 for 3 points.
creature-harvest-hedgehog = Harvest Hedgehog
creature-harvest-hedgehog-text = When you gather in a summer forest, take 1 more.
creature-windfall-dormouse = Windfall Dormouse
creature-windfall-dormouse-text = When you gather in a spring forest, take 1 more.
creature-truffle-piglet = Truffle Piglet
creature-truffle-piglet-text = When you gather in an autumn forest, take 1 more.
creature-stubble-partridge = Stubble Partridge
creature-stubble-partridge-text = When you gather in a winter forest, take 1 more.
creature-market-jay = Market Jay
creature-market-jay-text = After you place a die in the Village, gather 1 ingredient of your choice.
creature-hayrick-ox = Hayrick Ox
creature-hayrick-ox-text = You may place one forage die with any face here: gather 3 plants.
creature-capshell-snail = Capshell Snail
creature-capshell-snail-text = You may place one forage die with any face here: gather 3 mushrooms.
creature-geode-tortoise = Geode Tortoise
creature-geode-tortoise-text = You may place one forage die with any face here: gather 3 crystals.
creature-cornucopia-crow = Cornucopia Crow
creature-cornucopia-crow-text = You may place one element die with any face here: gather 1 plant, 1 mushroom and 1 crystal.

## Potions

potion-tumble-tonic = Tumble Tonic
potion-tumble-tonic-text = Reroll any dice of your pool.
potion-dizzy-draught = Dizzy Draught
potion-dizzy-draught-text = Reroll any dice of your pool.
potion-wheel-cordial = Wheel Cordial
potion-wheel-cordial-text = Reroll any dice of your pool.
potion-maelstrom-wine = Maelstrom Wine
potion-maelstrom-wine-text = Reroll any dice of your pool.
potion-chameleon-sip = Chameleon Sip
potion-chameleon-sip-text = Turn one die of your pool to another face.
potion-mirror-dew = Mirror Dew
potion-mirror-dew-text = Turn one die of your pool to another face.
potion-shapers-syrup = Shaper’s Syrup
potion-shapers-syrup-text = Turn one die of your pool to another face.
potion-quintessence = Quintessence
potion-quintessence-text = Turn one die of your pool to another face.
potion-quickstep-tea = Quickstep Tea
potion-quickstep-tea-text = Place one more die.
potion-twin-hands-brew = Twin Hands Brew
potion-twin-hands-brew-text = Place one more die.
potion-hasty-elixir = Hasty Elixir
potion-hasty-elixir-text = Place one more die.
potion-rushing-sap = Rushing Sap
potion-rushing-sap-text = Place one more die.
potion-changeling-milk = Changeling Milk
potion-changeling-milk-text = Swap two placed forage dice of different players that show the same symbol.
potion-barter-brine = Barter Brine
potion-barter-brine-text = Swap two placed forage dice of different players that show the same symbol.
potion-crossroads-cider = Crossroads Cider
potion-crossroads-cider-text = Swap two placed forage dice of different players that show the same symbol.
potion-masquerade-mead = Masquerade Mead
potion-masquerade-mead-text = Swap two placed forage dice of different players that show the same symbol.
potion-hush-water = Hush Water
potion-hush-water-text = Set aside any placed element die.
potion-snuffing-salts = Snuffing Salts
potion-snuffing-salts-text = Set aside any placed element die.
potion-still-air-infusion = Still-Air Infusion
potion-still-air-infusion-text = Set aside any placed element die.
potion-null-nectar = Null Nectar
potion-null-nectar-text = Set aside any placed element die.
potion-drift-drops = Drift Drops
potion-drift-drops-text = Move any placed forage die to an empty forest space.
potion-wisp-ale = Wisp Ale
potion-wisp-ale-text = Move any placed forage die to an empty forest space.
potion-wanderers-flask = Wanderer’s Flask
potion-wanderers-flask-text = Move any placed forage die to an empty forest space.
potion-landslide-liquor = Landslide Liquor
potion-landslide-liquor-text = Move any placed forage die to an empty forest space.
potion-vanishing-vapour = Vanishing Vapour
potion-vanishing-vapour-text = Set aside any placed die.
potion-banishing-bitters = Banishing Bitters
potion-banishing-bitters-text = Set aside any placed die.
potion-fadeaway-fizz = Fadeaway Fizz
potion-fadeaway-fizz-text = Set aside any placed die.
potion-oubliette-oil = Oubliette Oil
potion-oubliette-oil-text = Set aside any placed die.
potion-recall-rosewater = Recall Rosewater
potion-recall-rosewater-text = Take one of your placed forage dice back into your pool.
potion-homing-honey = Homing Honey
potion-homing-honey-text = Take one of your placed forage dice back into your pool.
potion-boomerang-broth = Boomerang Broth
potion-boomerang-broth-text = Take one of your placed forage dice back into your pool.
potion-renewal-spirit = Renewal Spirit
potion-renewal-spirit-text = Take one of your placed forage dice back into your pool.

## The aim in one look

aim-do = Each round you roll six dice and place them one by one, in forests, in the Village or on your creatures.
aim-how = Every place gives you something: ingredients for potions, creatures that help you, or a trick.
aim-win = Whoever has the most visible dice in a forest takes it. Forests, potions and creatures bring points, and the most points win.
aim-long = Four rounds, 45 to 60 minutes.

## What brings points

score-potions-text = Every potion you have brewed, drunk or not.
score-forests-text = Every forest where you had the most visible dice when a round ended.
score-creatures-text = At the end, 3 for each creature on one of your forests of its season, 1 for any other.
score-tokens-text = Points that creatures gave you along the way.
score-ingredients-text = At the end, 1 for every three ingredients you have left.
