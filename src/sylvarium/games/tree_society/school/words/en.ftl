# The lessons of Tree Society. $p1 is the other player.

## The aim

lesson-aim = What it is about
lesson-aim-about = Guilds, levels, and where points come from.
lesson-aim-welcome = Welcome to the Tree Society! You sell fruit, and with the coins you build guilds: houses high up in the trees. Whoever has the most points at the end wins, and only guilds bring points.
lesson-aim-guild = The lit card is one of your guilds. Every guild has three levels, and you build them one after the other. The tree marker shows how far you are: here level 2 is built.
lesson-aim-highest = Only the highest level you have built counts. One of the lit guilds is worth 5 points now, the other 1. A guild that is never finished still brings you what its marker shows.
lesson-aim-build = Level 3 of the lit guild costs 6 coins, and 6 are in your Purse. Build it: it is worth 10 points instead of 5.
lesson-aim-build-else = That is possible as well. But look at the lit guild: 10 points are waiting there.
lesson-aim-completed = The guild is completed. It has moved to your Completed section and freed its place for another. Now its banner counts too: once somebody has six banners, the game is nearly over.
lesson-aim-variable = Some levels have no fixed points. The lit guild brings 1 point for each banner on your completed guilds: three now, and more with every guild that follows.
lesson-aim-done = That is the aim: complete guilds that are worth a lot, or that fit together. Coins and fruit bring no points by themselves; they are what you build with.

## A turn

lesson-turn = A turn
lesson-turn-about = Sell a fruit, build, rest.
lesson-turn-begin = A game begins like this: you have one guild with level 1 built, three fruits and 2 coins. A turn has three parts, always in this order: Sell, Build, Rest.
lesson-turn-price = First you sell one fruit. It pays 1 coin for every fruit of its kind that lies face up: yours, those of { $p1 } and those in the Market. There are four apples, so an apple pays 4.
lesson-turn-sell = Sell your apple.
lesson-turn-sell-else = That fruit pays less: there are fewer of its kind on the table. Count the apples.
lesson-turn-level = 6 coins are in your Purse. Now build: raise the lit guild to level 2, for 4 coins.
lesson-turn-level-else = You could do that, too. Raise the lit guild first: it puts coins aside for your next turn.
lesson-turn-new = Level 2 has put 2 coins in your Chest: they are for your next turn. With the other 2 coins, start a new guild. Take the lit one from the Market.
lesson-turn-new-else = Take the lit one: it costs 2 coins, and it will bring many points.
lesson-turn-end = You may build as much as you can pay, or nothing at all. Your Purse is empty now: click Rest to end the Build phase.
lesson-turn-end-else = You would only lose a guild. Click Rest.
lesson-turn-take = Then you rest. Take one fruit from the Market, whichever you like. Its place is filled at once with a new one.
lesson-turn-coins = At the end of your turn you keep at most 2 coins in your Purse; the others are lost. Then the coins of your Chest move to the Purse. So you have 2 coins again.
lesson-turn-other = { $p1 } has sold an apple and started the Basket Lift. In the guild market, cards from the top row have slid down, and new ones have come. Apples pay less now: two of them are gone.
lesson-turn-alone = Now a whole turn by yourself: sell, build if you like, click Rest, take a fruit. When you point at a choice, the board shows what it would bring.
lesson-turn-done = That is a turn. Everybody takes one, and then again, until the end comes.

## Prices and places

lesson-build = Prices and places
lesson-build-about = What a level costs, and three places for guilds.
lesson-build-first = The levels of a guild are built in order, and each is paid on its own. You have 10 coins. Build level 2 of the lit guild for 4.
lesson-build-first-else = That is possible as well. Begin with the lit guild.
lesson-build-again = You may go on in the same turn, even with the same guild. Build its level 3 for 6.
lesson-build-again-else = Something else could be built too. But 6 coins finish the lit guild.
lesson-build-free = From level 1 to level 3 in one turn. The completed guild is worth 10 points, and it has freed one of your three places.
lesson-build-rows = Another time your three places are taken. Look at the Market: a guild in the bottom row costs what its first level says. In the top row it costs 1 coin more: 4 instead of 3.
lesson-build-fourth = You can have at most three guilds in progress. A fourth one needs room. Start the lit guild all the same: you have the 4 coins.
lesson-build-fourth-else = The lit guild is worth more than that: 3 points at once, and 15 in the end.
lesson-build-room = One of your three has to go. The lit guild is worth nothing so far: discard it.
lesson-build-room-else = That one is worth more. Give up the guild with 0 points.
lesson-build-gone = The place is yours again, but what you had paid is gone. The guild market keeps its gap until you rest; then cards slide down and new ones come.
lesson-build-done = You may discard guilds at any time while you build, even completed ones, but it brings nothing by itself. Better: finish what you begin.

## Effects

lesson-effects = Effects and the Chest
lesson-effects-about = What levels do, once or for a while.
lesson-effects-once = Most levels also do something. Many effects happen once, the moment you build the level. The first level of the lit guild puts 2 coins in your Chest. Start it.
lesson-effects-once-else = Not bad either. But try the lit guild, and watch your Chest.
lesson-effects-chest = You cannot spend the 2 coins of your Chest now. But they are safe: at the end of the turn you keep only 2 coins of your Purse, and those of the Chest are added to them.
lesson-effects-chain = Effects can help each other. Level 2 of the lit guild lets you build a level of another guild at half cost. Build it for 3 coins.
lesson-effects-chain-else = Hold on: the lit guild makes it cheaper.
lesson-effects-half = Now choose what you build at half cost. Level 2 of the lit guild costs 5: half of it, rounded up, is 3.
lesson-effects-half-else = That would be cheaper as well. But the lit guild saves more, and fills your Chest again.
lesson-effects-single = Two levels, and 4 coins in the Chest for your next turn. You may skip an effect, but you cannot keep it for later. And reductions never add up: only the best one counts.
lesson-effects-lasting = Levels with the sign ∞ have a lasting effect. It works as long as the marker stands on that level. One lit guild pays 1 coin for each sale; the other makes levels 2 and 3 cost 1 coin less.
lesson-effects-sale = Sell the lit grape. There are three on the table, and your guild adds 1 coin.
lesson-effects-sale-else = Sell the grape: it pays the most.
lesson-effects-discount = The sale has paid 4 coins, and now you have 5. Raise the lit guild to level 2. It costs 4 minus 1: a guild makes even its own next level cheaper.
lesson-effects-discount-else = That is possible as well. But look what the lit guild costs now: 3 coins, not 4.
lesson-effects-moved = The marker has moved on, so the first effect has ended. The new one is lasting too: any level 3 costs 2 coins less, even that of this guild.
lesson-effects-done = So the order matters: first what makes things cheaper or brings coins, then what is expensive.

## Fruit actions

lesson-fruit = Fruit actions
lesson-fruit-about = What the fruit you sell does for you.
lesson-fruit-sign = Every fruit card has an action at the bottom. When you sell it as your first fruit of the turn, you may use that action once, while you build.
lesson-fruit-sell = Sell the lit cherry: four cherries are on the table, and its action is an extra sale.
lesson-fruit-sell-else = That is a fruit with another action. Take the lit cherry.
lesson-fruit-use = The cherry lies among what you sold this turn. Click it to use its action.
lesson-fruit-use-else = You may do that before or after. First the action of the cherry.
lesson-fruit-extra = An extra sale must be of a kind you have not sold this turn, so your second cherry has to wait. Sell the lit orange: it is valuable and pays 1 coin more, 4 in all.
lesson-fruit-extra-else = That fruit would do, but the orange pays more.
lesson-fruit-first = The orange has an action too, but it is not yours to use: only the fruit sold first counts. Both cards go to your sold pile when you rest, and some guilds bring points for them.
lesson-fruit-five = There are five actions: an extra sale, a level for 2 coins less, 1 or 2 coins in the Chest, a fruit from the Market, and a new row of guilds.
lesson-fruit-renew = Another time you have sold an orange that renews a row of guilds. Use its action.
lesson-fruit-renew-else = That can wait. First see which guilds will come.
lesson-fruit-row = The bottom row is expensive, the top row is not. Renew the bottom row: then the lit guilds slide down and cost 1 coin less.
lesson-fruit-row-else = That would take away the three guilds you like.
lesson-fruit-slid = The three guilds have slid down, and the top row is new. That takes nothing from your turn: you may still build.
lesson-fruit-done = An action that you do not use while you build is lost. So look at it before you sell: sometimes it is worth more than a coin.

## Botanists and Explorers

lesson-guilds = Botanists and Explorers
lesson-guilds-about = Two guilds that reveal cards and make demands.
lesson-guilds-who = Four of the six kinds of guild take part in a game. Begin with Architects, Bankers, Merchants and Writers. These are the other two, Botanists and Explorers: they do two new things.
lesson-guilds-reveal = The first level of the lit guild reveals three fruits from the deck. Start it.
lesson-guilds-reveal-else = The lit guild shows what is new here.
lesson-guilds-keep = Keep one of the three fruits. The others are shuffled back.
lesson-guilds-must = Levels with an exclamation mark ask for something before you build. The lit one: put an unsold fruit on your sold pile. It pays no coins, but the level is worth 5 points. Build it.
lesson-guilds-must-else = First the lit guild: see what it asks for.
lesson-guilds-preserve = Which fruit do you give up? Choose one of yours. It counts as sold, but it pays nothing.
lesson-guilds-explorers = Explorers find new guilds. The first level of the lit one reveals two from the deck, and one of them you may start at once for free. Start it.
lesson-guilds-explorers-else = The lit guild is the one that explores.
lesson-guilds-found = Choose the guild you like better. Its first level costs you nothing.
lesson-guilds-price = Explorers want something in return: to build level 2 of the lit guild, you must first discard another one. What you cannot give, you cannot build.
lesson-guilds-done = You choose which four guilds are in the deck before the game. Try these two when you know the others.

## The end

lesson-end = The end of the game
lesson-end-about = Six banners, one last round, and who wins.
lesson-end-banners = Completed guilds show one, two or three banners. The lit ones have five between them.
lesson-end-sixth = One more, and the end is near. Build level 3 of the lit guild for 5 coins.
lesson-end-sixth-else = You could put off the end. But here we want to see it.
lesson-end-trigger = Six banners! This round is finished, so that everybody has had the same number of turns. Then there is one last round, and the game is over.
lesson-end-rest = Click Rest to end the Build phase.
lesson-end-rest-else = That would cost you a guild. Click Rest.
lesson-end-take = Take a fruit for your last turn. Which one pays most?
lesson-end-other-end = The game can also end in another way: when the last card of the fruit deck is drawn, it is over after that round. That is rare.
lesson-end-last = Your last turn: there is nothing left to save for. Level 2 of your Drawing Loft would bring 2 more points. Sell, build what you can, and rest.
lesson-end-done = The game is over. All guilds count: completed ones with level 3, the others with the level you reached. The most points win; a tie goes to whoever is later in turn order.

## A first plan

lesson-plan = A first plan
lesson-plan-about = What to think about in a turn.
lesson-plan-sale = Look at your fruit first. Cherry and grape pay 3 coins each. But the cherry’s action is an extra sale: sell it first, then use its action to sell the grape. That makes 6.
lesson-plan-order = Then think of the order. Level 2 of the Scaffold Yard lets you build at half cost. Level 3 of the Acorn Counter, 4 coins, would cost 2, and bring back 1 coin for each of your Banker banners.
lesson-plan-try = Your turn, your choice. If you follow the plan, coins are left at the end: start a new guild with them, since only 2 stay in your Purse.
lesson-plan-answer = { $p1 } has played. Fruit you have sold no longer lies on the table, and fruit that others take still counts for your price. So watch what they collect.
lesson-plan-ready = Sell what is common, look for levels that help with others, finish guilds instead of beginning many, and never let coins go to waste.
lesson-plan-done = You know everything you need. Sit down and play: an easy opponent is waiting for you.

## Tips of a guided first game

tip-sell = Which fruit?
tip-sell-text = Your turn begins with a sale. A fruit pays 1 coin for every one of its kind that lies face up: yours, the others’ and those in the Market. Look at its action too: you may use it afterwards.
tip-complete = A guild to complete
tip-complete-text = You can pay for the third level. A completed guild frees its place, brings all its points, and its banners begin to count. Finishing is better than beginning.
tip-level = Build a level
tip-level-text = The next level of a lit guild can be paid now. Only the highest level counts for points, and most levels do something more. Point at one to see what it would bring.
tip-guild = Start a guild
tip-guild-text = A lit guild in the Market can become yours. In the top row it costs 1 coin more. Look at level 3 before you begin: that is where the points are.
tip-fruit = Your fruit has an action
tip-fruit-text = The fruit you sold lets you do one more thing in this Build phase, before or after you build. If you do not use it, it is lost.
tip-coins = Coins would be lost
tip-coins-text = At the end of your turn only 2 coins stay in your Purse. You have more now, so build something if you can. Coins in the Chest are safe: they come next turn.
tip-full = Three guilds in progress
tip-full-text = All three places are taken. A new guild would push one of these out, and what you paid for it would be gone. Complete one first.
tip-rest = Take a fruit
tip-rest-text = The more fruits of a kind lie face up, the more each of them pays. Take one of a kind that is common, or one whose action you need next turn.
tip-more = One more sale
tip-more-text = An extra sale must be of a kind that you have not sold this turn. It pays as usual, but its action cannot be used.
tip-take = One more fruit
tip-take-text = You get another fruit from the Market, at once. There is no limit to the fruit you hold, and each one you keep raises the price of its kind.
tip-cheaper = A level for less
tip-cheaper-text = This effect lowers the price of one level, here and now. Use it where it saves you most, or for something you could not pay for otherwise.
tip-room = Make room
tip-room-text = There is no fourth place: one of your guilds has to go, and what you paid for it is gone as well. Give up the one with the fewest points and the furthest to go.
tip-row = New guilds
tip-row-text = You may replace a whole row of the Market. Send away the bottom row, and the cards above slide down and cost 1 coin less. Keep the row that has what you want.
tip-banners = The end comes closer
tip-banners-text = Somebody has four banners or more on completed guilds. With six, this round is finished and one more is played. Begin nothing now that you cannot finish.
tip-last = The last round
tip-last-text = This is your last turn: coins and fruit will be worth nothing. Spend everything on levels that bring points.

## Worked examples: the players as the rules call them

example-player-0 = Seat 1
example-player-1 = Seat 2
example-player-2 = Seat 3
example-player-3 = Seat 4
