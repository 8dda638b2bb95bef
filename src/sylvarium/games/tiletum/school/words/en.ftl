# The lessons of Tiletum. $p1 is the other player.

## The aim

lesson-aim = What it is about
lesson-aim-about = Towns, houses, and where points come from.
lesson-aim-welcome = Welcome to Tiletum! You trade and build between London and Venice. There are four rounds, and you have three turns in each. Whoever has the most points at the end wins.
lesson-aim-travellers = These two travel for you. Your merchant builds houses in towns. Your architect raises pillars at cathedrals.
lesson-aim-board = This is your own board. People come to live in your six buildings, and in the storehouse you keep tiles until you use them. Beside them lie your resources.
lesson-aim-fair = Every round ends with a fair, and a flag shows its town. The first one is in Tiletum. Whoever has a house there, or has their merchant there, scores.
lesson-aim-move = Your merchant is on the road. Send it on to Genova, where the fair of the second round will be.
lesson-aim-move-else = You could go that way, but Genova is where points wait.
lesson-aim-house = Now build a house there. The +3 on its place is for whoever builds first.
lesson-aim-house-else = Build in Genova: that is worth 3 points at once.
lesson-aim-done = 3 points at once, and you will be part of Genova’s fair. Contracts, cathedrals, fairs, the favour of the King, and houses at the end: all of them bring points.

## A turn

lesson-turn = A turn
lesson-turn-about = One die pays you twice.
lesson-turn-wheel = This is the wheel. Six actions stand around it, each with a number, and the dice lie at the number they show. On your turn you take one die.
lesson-turn-value = A die first pays in resources. Its number says how many, its colour which kind. Pink is food, so this 2 brings you 2 food.
lesson-turn-points = Then it gives you the action it lies at, with action points, AP for short: 7 minus its number. A 2 gives 5 AP. High dice bring many goods, low dice long actions.
lesson-turn-take = Take the pink 2. It lies at the Merchant.
lesson-turn-take-else = That would be a good turn too. Take the pink 2 for now.
lesson-turn-tile = A bonus tile lies at the Merchant, and whoever takes a die from there may have it. Take it.
lesson-turn-tile-else = First the tile: once your resources have come, it is too late.
lesson-turn-food = Here are your 2 food. Now the Merchant action begins, with 5 AP. You spend them one by one, in any order.
lesson-turn-walk = 1 AP moves your merchant one step, to the next town or road. Go to Paris.
lesson-turn-walk-else = That is a step as well. But this time go to Paris.
lesson-turn-house = 1 AP builds a house where your merchant stands.
lesson-turn-house-else = First the house in Paris.
lesson-turn-town-tile = And 1 AP takes the bonus tile that lies in the town. Take it.
lesson-turn-town-tile-else = The tile of Paris first: somebody else may take it soon.
lesson-turn-patron = Your tiles lie in your storehouse. This one, the Patron, is a helper: you may use it at any moment of your turn. It brings 2 gold and 2 points. Use it.
lesson-turn-patron-else = Use the Patron first: you will need its gold in a moment.
lesson-turn-end = 2 AP are left. What you do not spend is lost, but here that does no harm. End your turn.
lesson-turn-end-else = That would work, but we have seen enough of this turn. End it.
lesson-turn-change = { $p1 } has played, and it is your turn again. Gold helps your luck: 2 gold change a die by one, and 6 and 1 are neighbours. Turn the blue 6 into a 1: that is an Architect action with 6 AP.
lesson-turn-change-else = Take the blue 6 this time, and pay 2 gold to make it a 1.
lesson-turn-done = Die, tile, resources, action: that is a turn. The rest of the course shows what the actions can do.

## The map

lesson-map = Pillars and cathedrals
lesson-map-about = What your travellers do on the map.
lesson-map-architect = Your architect stands in Frankfurt, and you have an Architect action with 4 AP. Steps, pillars and tiles cost 1 AP each.
lesson-map-step = Go to Nürnberg.
lesson-map-step-else = Another road is open too, but in Nürnberg lies a tile for you.
lesson-map-tile = Take the bonus tile of the town. It will not be replaced.
lesson-map-tile-else = First the tile, since you are here.
lesson-map-on = Prague is next door, and it has a cathedral. Go there.
lesson-map-on-else = The cathedral is in Prague.
lesson-map-pillar = Raise one of your pillars at the cathedral of Prague.
lesson-map-pillar-else = Your last AP is for a pillar here.
lesson-map-stone = With a pillar here you may give stone, once. This costs no AP, and you may do it in any of your turns. The cathedral asks for 4 stone: give them.
lesson-map-stone-else = You have the stone now: give it to the cathedral.
lesson-map-first = 11 points: 4 for the stone, and 7 for the tile on top of its stack. Whoever comes next gets the tile below, which is worth less. Each player has one pillar at a cathedral.
lesson-map-merchant = The merchant travels in the same way and builds houses, one of yours in each town. Some places for houses show what they give. One of the nine cathedrals stays closed: here it is the one in London.
lesson-map-done = Pillars open cathedrals, houses open fairs. And both count again at the end of the game.

## Contracts

lesson-contracts = Contracts
lesson-contracts-about = Goods become points.
lesson-contracts-offer = These contracts are on offer. Each says what it asks for and how many points it brings. With a Contract action you take one for 3, 2 or 1 AP: the cost stands beside it.
lesson-contracts-take = Blankets ask for 3 wool and bring 4 points. They cost only 1 AP. Take them.
lesson-contracts-take-else = That one is harder to pay. Take Blankets, for 3 wool.
lesson-contracts-store = The contract waits in your storehouse. There is room for six tiles, and a tile leaves only when you use it. So do not take more than you can use.
lesson-contracts-exchange = You have 1 wool and need 3. The Contract action also exchanges: 1 AP turns one resource into another. Turn a food into wool.
lesson-contracts-exchange-else = It is wool that is missing: give food for it.
lesson-contracts-more = With the first exchange of a turn you get one more resource, as a present. Choose wool.
lesson-contracts-more-else = A good present, but the contract needs wool.
lesson-contracts-fulfil = 3 wool! Fulfilling a contract costs no AP, and you may do it at any moment of your turn. Do it now.
lesson-contracts-fulfil-else = You have all it asks for: fulfil the contract.
lesson-contracts-pillar = 4 points. The contract lies on your board now, and the pillar that stood there is free: your architect can use it.
lesson-contracts-done = Each board has six such spaces. The later ones bring 1, 2, 3 and 5 extra points. At the end of your turn the offer moves on: what nobody takes becomes cheaper.

## Characters and buildings

lesson-people = People and buildings
lesson-people-about = A full house makes you stronger.
lesson-people-buildings = These are your buildings. With a Character action you invite people to live in them. The number in a room is its price in AP: 1, 2 or 3, depending on the floor.
lesson-people-kind = Everybody in a building is of the same kind, and each kind lives in one building only. A notary lives in this one, so only notaries may join.
lesson-people-take = There is another notary among the people who can be invited. 1 AP takes the tile into your storehouse.
lesson-people-take-else = You may invite anybody, but a notary will fill your building.
lesson-people-place = Now let the notary move in, upstairs, for 2 AP.
lesson-people-place-else = The notary belongs to the other notary, on the second floor.
lesson-people-full = Whoever moves in gives you something at once: here 1 gold and 1 wool. And now that the building is full, the house on its roof is yours to build on the map.
lesson-people-crest = You also have a crest, a lion. For food it goes below a building: 5 food below this one. It costs no AP. Put it there.
lesson-people-crest-else = Put the lion below the full building. That is worth most.
lesson-people-journey = Every place for a crest has a reward of its own. This one sends your merchant wherever you like. Choose any town or road.
lesson-people-complete = Full, and with a crest: the building is completed. From now on all your Contract actions have 2 extra AP, because notaries live there. Other kinds do the same for other actions.
lesson-people-done = Three or more completed buildings bring points at the end. The small building on the right needs nothing but a crest, and that gives 5 points at once.

## Joker and helpers

lesson-helpers = Joker and helpers
lesson-helpers-about = What makes a turn stronger.
lesson-helpers-joker = Your die lies at the Joker. It stands for any of the other five actions, with all your AP: here 3.
lesson-helpers-name = Choose the Merchant.
lesson-helpers-name-else = You may choose any action. Let it be the Merchant this time.
lesson-helpers-stored = Two helpers wait in your storehouse. You may use helpers at any moment of your turn. They work once and then leave the game.
lesson-helpers-more = The Journeyman adds 2 AP to the action of your die. Use this helper.
lesson-helpers-more-else = That will do later. First the Journeyman.
lesson-helpers-surveyor = Now you have 5 AP. The Surveyor is different: it gives you a whole action in between, an Architect action with 2 AP. Use it.
lesson-helpers-surveyor-else = The Merchant can wait. Use the Surveyor.
lesson-helpers-step = Your architect may move now. Go to Paris.
lesson-helpers-step-else = There is a cathedral in Paris: go there.
lesson-helpers-pillar = And with the second AP, raise a pillar there.
lesson-helpers-pillar-else = A pillar is the best use of this AP.
lesson-helpers-back = The Surveyor’s work is done, and your Merchant action goes on with its 5 AP. What was begun last is always finished first.
lesson-helpers-buy = One more thing is possible at any moment of your turn: for 2 gold you buy 1 iron, wool, stone or food. The cathedral of Paris asks for 3 stone. Buy one.
lesson-helpers-buy-else = Stone is what your pillar in Paris waits for. Buy one.
lesson-helpers-done = Buying, contracts, crests, stone for cathedrals, helpers: none of them costs AP. Look at them in every turn before you end it.

## King and fairs

lesson-king = The King and the fairs
lesson-king-about = How a round ends.
lesson-king-round = It is the last turn of the second round. A round has three laps, and everybody takes one die in each. Then come the King and the fair.
lesson-king-corruption = At the start of each lap a corruption token moves all markers of the King track down by 0, 1 or 2. Yours is on −1: that would cost you 1 point now.
lesson-king-up = You have a King action with 3 AP. Each of them is one step up.
lesson-king-up-else = First up the King track!
lesson-king-tie = One more step, to where { $p1 } is. On the same step whoever came first is ahead, and that is { $p1 }.
lesson-king-pass = So take one more step, and you are ahead.
lesson-king-end = The fair of this round is in Lyon, and you have a house there. End your turn, and the round ends.
lesson-king-end-else = That is possible, but now let the round end.
lesson-king-tile = Whoever is first on the King track may take the bonus tile beside it. It is the Chronicler, worth 4 points when you use it. Take it.
lesson-king-tile-else = It is a present: take it.
lesson-king-order = Your step brought you 2 points. Whoever is first on the King track also begins the next round: that is you. Markers below 0 go back to 0.
lesson-king-fair = Then the fair. It paid 5 points for each fulfilled contract: 2 for the round, 3 for its tile. You have two contracts, so 10 points. { $p1 } had neither house nor merchant in Lyon, and got nothing.
lesson-king-next = The next fairs are known from the start. Prague will count pillars, London pairs of a house and a pillar. Each fair pays more than the one before.
lesson-king-wheel = There are new dice and new bonus tiles. And the wheel has turned by one: every number now faces the next action.
lesson-king-done = Be first on the King track, be in the town of the fair, and have what it counts: that is where the points of a round come from.

## The end, and a first plan

lesson-plan = The end, and a first plan
lesson-plan-about = How one wins, and how to begin.
lesson-plan-last = This is the last turn of the game, and { $p1 } leads by 10 points. At the end, your houses on the map are multiplied by your pillars on the map. You have 3 of each.
lesson-plan-house = Genova is free. Build there: 3 points now, and four houses times three pillars at the end.
lesson-plan-house-else = The house in Genova is worth more.
lesson-plan-end = All is done. End your turn and see how the game is counted.
lesson-plan-end-else = That changes nothing any more. End your turn.
lesson-plan-final = The King and the fair came first, then houses times pillars: 12 points. Every four resources that were left gave 1 point. Three completed buildings would bring 5 points, six of them 30. You have won!
lesson-plan-look = Now a new game. Look at the four fairs first. They tell you what to collect and where to be: contracts for Lyon in the second round, pillars for Prague in the third.
lesson-plan-goal = Then look for something you can finish soon. The fair in Lyon counts contracts, and Blankets ask for 3 wool.
lesson-plan-die = Which die helps twice? This one brings 4 wool, and it lies at the Contract action.
lesson-plan-try = It is your turn, and everything is allowed. One good way: take the die with 4 wool, take the tile, take Blankets, fulfil them, and end your turn.
lesson-plan-done = You know everything you need. Look at the fairs, choose dice that help twice, and do not forget the King. Sit down and play: an easy opponent is waiting for you.

## Tips of a guided first game

tip-die = Take a die
tip-die-text = A die pays twice: as many resources of its colour as it shows, and the action it lies at, with 7 minus its number in action points (AP). High dice bring goods, low dice long actions.
tip-tile = A bonus tile
tip-tile-text = It lies at the action you have chosen, and now is the only moment to take it. It goes to your storehouse, which has room for six tiles. It costs nothing, so take it if you can use it.
tip-contract-done = A contract to fulfil
tip-contract-done-text = You have all it asks for. Fulfilling costs no AP and can be done at any moment of your turn: points, and the pillar on its space is free for your architect.
tip-cathedral = Stone for a cathedral
tip-cathedral-text = You have a pillar there and enough stone. It costs no AP and brings points at once, and whoever comes first gets the best tile of the stack.
tip-storehouse = Your storehouse is full
tip-storehouse-text = Six tiles are the most you can keep, and a tile leaves only by being used. Use a helper, fulfil a contract, place a crest or let somebody move in before you take another tile.
tip-house = Build a house
tip-house-text = Your merchant stands in a town with room for a house, for 1 AP. A house lets you take part in the fair of that town, counts at the end, and some places give something at once.
tip-pillar = Raise a pillar
tip-pillar-text = Your architect stands at a cathedral: 1 AP raises a pillar. Then you may give stone there, once, for points. At the end your houses on the map are multiplied by your pillars.
tip-map-tile = A tile in the town
tip-map-tile-text = For 1 AP the bonus tile of this town is yours. It will not be replaced: first come, first served.
tip-merchant = The merchant
tip-merchant-text = Each step costs 1 AP. Look where the fairs will be, marked by flags, and which towns have good places for houses. Building a house where it stands costs 1 AP too.
tip-architect = The architect
tip-architect-text = Each step costs 1 AP. Go where a cathedral still has a good tile on its stack: a pillar costs 1 AP, and the stone can come later, in any of your turns.
tip-move-in = Somebody moves in
tip-move-in-text = The rooms cost 1, 2 or 3 AP, depending on the floor, and each newcomer gives you something at once. All in a building are of one kind. When it is full, the house on its roof is yours to build.
tip-character = Invite people
tip-character-text = 1 AP takes a person into your storehouse; moving in costs more AP. Look for a kind that already lives with you: full buildings give you houses.
tip-contract = Take a contract
tip-contract-text = The cost in AP stands beside each. Take what you can soon pay for: a contract keeps a place in your storehouse until it is fulfilled. The Contract action also exchanges resources, 1 AP each.
tip-king = Up the King track
tip-king-text = Each AP is one step. At the end of the round your step brings you its points; below 0 it costs you some. Whoever is first begins the next round and may take the tile beside the track.
tip-crest = A crest to place
tip-crest-text = For food, a crest goes below one of your buildings, without any AP. It has a reward of its own, and a full building with a crest gives you more AP for the rest of the game.
tip-helper = A helper is waiting
tip-helper-text = A helper can be used at any moment of your turn, once, without AP. Some give resources, some a whole extra action. Used in time, they leave room in your storehouse.
tip-joker = The Joker
tip-joker-text = It stands for any of the other five actions, with all your AP. Which of them would you have liked to take a die for?
tip-extra = An action in between
tip-extra-text = Something has given you an extra action with its own AP. Finish it first; then the action of your die goes on where it was. What you do not spend is lost.
tip-king-tile = First on the King track
tip-king-tile-text = You are first on the King track: the bonus tile beside it is a present for you. Take it if your storehouse has room for it.
tip-fair = The fair is near
tip-fair-text = This is your last die before the fair of this round. You take part with a house or your merchant in its town. The fair tile says what it counts: what can you still do for it?
tip-last = The last round
tip-last-text = Final scoring comes at the end of this round: houses times pillars on the map, three or more completed buildings, and 1 point for every four resources. Tiles you have not used are worth nothing.

## Worked examples: the players as the rules call them

example-player-0 = Blue
example-player-1 = Orange
example-player-2 = Purple
example-player-3 = Green
