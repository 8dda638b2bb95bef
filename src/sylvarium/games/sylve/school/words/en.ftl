# The lessons of Sylve. $p1 is the other player.

## The aim

lesson-aim = What it is about
lesson-aim-about = Forests, and who is strongest in them.
lesson-aim-welcome = Welcome to the forests of Sylve! For four rounds you place dice among the trees, tame creatures and brew potions. In the end, whoever has the most points wins.
lesson-aim-forest = The lit card is a forest. It is worth 6 points. When the round ends, it goes to the player with the most dice in it.
lesson-aim-rival = In this forest { $p1 } has two dice and you have none. As it stands, { $p1 } will get it.
lesson-aim-tie = Back to the first one: one die is yours, one is { $p1 }’s. In a tie, nobody gets the forest.
lesson-aim-die = Change that! Your coloured dice, the forage dice, show a tree, a hill or a pond, and so do the spaces of the forests. Choose your die with the pond.
lesson-aim-die-else = The white dice are special, and come later. Choose the coloured die with the pond.
lesson-aim-space = Two pond spaces of the forest are still empty. Put your die on one of them.
lesson-aim-space-else = Your die may go there too, but the tie is in the other forest. Put it on a lit space.
lesson-aim-more = Two dice against one: now the forest is coming to you. Points also come from potions that you brew and creatures that you tame. They lie here, open to everybody.
lesson-aim-done = Be the strongest in the forests when the round ends: that is what your dice are for. What they gather on the way lets you brew potions and find creatures.

## A turn

lesson-turn = A turn
lesson-turn-about = Place a die, take what the space gives.
lesson-turn-roll = At the start of a round everybody rolls six dice: four of their own colour and two white ones. Then you take turns, one die at a time.
lesson-turn-die = It is your turn. Choose a die that shows a tree.
lesson-turn-die-else = That one would do as well. Take a tree for now.
lesson-turn-space = A coloured die goes on an empty space with its symbol. The small sign says what you get there. Put the tree on the lit space: it gives a plant.
lesson-turn-space-else = It could go there too, on some spaces for a price. Put it on the lit space for now.
lesson-turn-taken = You have gathered 1 plant. { $p1 } has taken the hill space, and a mushroom. Once a die lies on a space, it is taken until the round ends.
lesson-turn-village = And if nothing fits? The two lit houses of the Village take any die, at any time, however many lie there.
lesson-turn-pond = Try it. Choose your die with the pond.
lesson-turn-pond-else = Keep that one. The pond is for the Village now.
lesson-turn-stalls = Put it on the Market Stalls.
lesson-turn-stalls-else = That is possible too. But try the Market Stalls this time.
lesson-turn-choose = At the stalls you choose what you want: a plant, a mushroom or a crystal.
lesson-turn-alone = Now a whole turn by yourself: a die, and a place for it. When you point at a place, the board shows what it would bring.
lesson-turn-out = You must place one die in every turn. Once all your dice are placed, you wait. When nobody has dice left, the round ends.
lesson-turn-done = That is a turn. Plants, mushrooms and crystals are ingredients: soon you will brew with them. The power berry you start with stands for any of them.

## Element dice

lesson-elements = Water, fire and wind
lesson-elements-about = What the white dice can do.
lesson-elements-white = Your white dice, the element dice, show water, fire or wind. They are free to roam: in a forest they go on any empty space, whatever its symbol.
lesson-elements-water = Water makes a harvest bigger. Choose your water die.
lesson-elements-water-else = That die has its turn later. Water first.
lesson-elements-pour = A space gives 1 ingredient. Water adds 2 more. Put it on the lit space, for 3 crystals.
lesson-elements-pour-else = It would work there too. Take the crystals on the lit space.
lesson-elements-nobody = 3 crystals! But once placed, a white die belongs to nobody and counts against everybody. Here: one die of yours, one white die. That is a tie, and nobody would get this forest.
lesson-elements-fire = You can also turn that against { $p1 }, who leads the forest next to it. Choose your fire die.
lesson-elements-fire-else = That die stays at home this time. Fire!
lesson-elements-cover = Fire may cover dice that are already there. Put it on { $p1 }’s die on the lit space.
lesson-elements-cover-else = Fire may go there. But { $p1 }’s die on the lit space is the better prey.
lesson-elements-covered = In a stack only the top die counts. So now it is one die for { $p1 }, one for you and one white die: nobody leads any more. And you got the plant of that space.
lesson-elements-wind = Another time you hold the wind. It brings back one of your own dice. Choose it.
lesson-elements-wind-else = That die can wait. Choose the wind.
lesson-elements-back = Wind may go where a die of your colour lies. Put it on your die on the lit space.
lesson-elements-back-else = The wind may go there too. But let it bring back the die on the lit space.
lesson-elements-done = You have the plant of that space, and your die is back: one more turn for you. Water gathers, fire covers, wind returns. And all three weigh on the forest they lie in.

## Potions

lesson-potions = Potions
lesson-potions-about = Brew, drink, and reserve.
lesson-potions-market = These potions are for sale. Each shows the ingredients it costs, its points, and what it does when you drink it.
lesson-potions-berry = In every turn you may brew one potion. You have 2 plants and a power berry, which stands for the missing mushroom. Brew the lit potion.
lesson-potions-berry-else = Not yet. First brew the lit potion.
lesson-potions-drink = It is yours, with its 3 points. You may also drink one potion in a turn. This one lets you place one more die. Drink it.
lesson-potions-drink-else = That can wait. Drink the lit potion first: it does you good.
lesson-potions-extra = Now for the extra die. Choose your tree.
lesson-potions-extra-else = That would do too. Take the tree.
lesson-potions-there = Put it on the lit space.
lesson-potions-there-else = It may go there. The lit space belongs to an empty forest.
lesson-potions-own = And now the die that you place in every turn. Choose any die and any space: another die in the same forest would make you safer there.
lesson-potions-kept = Brew, drink and place, in any order, each once a turn. A potion works only once, but it keeps its points after you drink it.
lesson-potions-night = A potion you cannot pay for yet can be reserved. It is night, and the Village shows its other side. Choose your pond.
lesson-potions-night-else = Keep that die. The pond goes to the Village.
lesson-potions-apothecary = Put it on the Apothecary.
lesson-potions-apothecary-else = That would be something else. The Apothecary reserves potions.
lesson-potions-reserve = One more potion has been revealed. Choose any of the five: it will wait beside your board.
lesson-potions-done = Only you can brew a reserved potion. But until you do, it has no points and cannot be drunk.

## Creatures

lesson-creatures = Creatures
lesson-creatures-about = Tame them, and let them help you.
lesson-creatures-paw = The lit spaces show a paw. Whoever places a die there may tame a creature.
lesson-creatures-die = One of them takes a tree. Choose your tree.
lesson-creatures-die-else = That die will be useful later. Take the tree.
lesson-creatures-space = Put it on the lit space with the paw.
lesson-creatures-space-else = There it would bring you something else. Go for the paw.
lesson-creatures-tame = There is a pile of creatures for every season, and you take the top one of any pile. This hedgehog gathers 1 more in every summer forest. Tame it.
lesson-creatures-tame-else = That creature has its merits too. But take the hedgehog now.
lesson-creatures-power = Its power works from now on. The forest in the middle belongs to summer and to autumn, and counts as both. Choose your pond.
lesson-creatures-power-else = That die comes later. Choose the pond.
lesson-creatures-gather = Put it on the lit space. It gives a mushroom, and the hedgehog adds another.
lesson-creatures-gather-else = That is possible. But the hedgehog wants to show what it can do: on the lit space.
lesson-creatures-slot = Later in the game. Your ox has a slot: a place for a die of its own. Choose your hill.
lesson-creatures-slot-else = Keep that one. Choose the hill.
lesson-creatures-ox = The slot takes a coloured die with any symbol. Put yours there.
lesson-creatures-ox-else = That is a good space too. But the ox is waiting.
lesson-creatures-fourth = 3 plants! Now tame another creature. The water die may go on any empty space.
lesson-creatures-fourth-else = For the paw in the middle you need the water die.
lesson-creatures-clearing = Put it on the lit space with the paw. On a paw, water adds nothing.
lesson-creatures-clearing-else = There is no creature there. Look for the lit paw.
lesson-creatures-again = Tame whichever you like.
lesson-creatures-limit = You can have three tamed creatures, and this is the fourth. Release one: its power is gone, but it still counts for you at the end.
lesson-creatures-seasons = At the end, every creature of yours, tamed or released, is worth 1 point. If it finds a forest of its season that you control, it is worth 3. Each forest has room for one.
lesson-creatures-done = So look at two things when you tame: the power, for now, and the season, for the end.

## The Village, forcing, burning

lesson-tricks = Force, burn, and character powers
lesson-tricks-about = What to do when the dice do not fit.
lesson-tricks-force = In this forest you and { $p1 } have one die each. The lit space wants a tree, and you have none. You can force another die onto it, for a price.
lesson-tricks-die = Choose your pond.
lesson-tricks-die-else = That is possible too, but it is the pond that has no good space left. Choose it.
lesson-tricks-space = Put it on the lit space.
lesson-tricks-space-else = It may go there. But it is in the lit forest that you can win the lead.
lesson-tricks-pay = The price is one ingredient of the kind the space gives, here a plant, or a power berry. Pay with the plant. (On a paw, only a berry will do.)
lesson-tricks-pay-else = Berries are precious. Pay with the plant.
lesson-tricks-forced = A forced die brings no harvest, but it counts like any other. Two against one: you lead.
lesson-tricks-night = The Village offers different things by day and by night. Besides the two houses that take any die, there are three that take one white die each: water, fire or wind. Here they are at night.
lesson-tricks-fire = Fire at night means the Bonfire. Choose your fire die.
lesson-tricks-fire-else = The Bonfire takes only fire.
lesson-tricks-bonfire = Put it on the Bonfire. In the Village a white die has no power of its own: the house says what happens.
lesson-tricks-bonfire-else = Not there. The Bonfire is what we want to see.
lesson-tricks-burn = You may burn an empty space of a forest. In the lit forest you lead by two to one, and { $p1 } could still come in. Burn its last space.
lesson-tricks-burn-else = That would hurt less. Shut the door where you lead.
lesson-tricks-safe = A burned space takes no die until the round ends, and counts for nobody. The Bonfire has also given you a power berry.
lesson-tricks-lelio = One more thing, for later: games with character powers. Powers cost power berries. You are Lelio, who can stack dice. Choose your hill.
lesson-tricks-lelio-else = That works as well. Choose the hill.
lesson-tricks-stack = For a berry, Lelio puts a coloured die on top of any dice in a forest. Cover { $p1 }’s die on the lit space.
lesson-tricks-stack-else = It could go there. But show { $p1 } what Lelio can do.
lesson-tricks-done = Nothing gathered, but { $p1 } is covered and you lead. The other three characters have powers of their own. For your first game, leave them off.

## The end

lesson-rounds = The end of a round, and of the game
lesson-rounds-about = Who gets the forests, and what counts.
lesson-rounds-last = All dice are placed but one, and it is yours: a tree. In the lit forest there is one die each.
lesson-rounds-place = Put it where it decides the forest.
lesson-rounds-place-else = It may go there, but then the lit forest would go to nobody.
lesson-rounds-won = The round is over. Two forests are yours. The third had one die of { $p1 }’s and one white die: a tie, so nobody gets it.
lesson-rounds-next = Now there are three new forests, everybody has rolled all six dice again, the Village has turned over, and { $p1 } begins. Ingredients, potions and creatures stay with you.
lesson-rounds-final = And this is the very end: the fourth round, and your last die. Everything you have counts: forests, potions (even those you drank), creatures, point tokens, and 1 point for every three ingredients left.
lesson-rounds-creatures = Your bat likes summer, and you have a summer forest: 3 points. Your hedgehog likes autumn, and has no forest yet: 1 point.
lesson-rounds-rise = The lit forest has spring and autumn. Win it!
lesson-rounds-rise-else = That brings less. With the lit space you win a forest.
lesson-rounds-done = 5 points for the forest, and the hedgehog has found a home. You win 31 to 29. (In a tie, whoever has more ingredients left would win.)

## A first plan

lesson-plan = A first plan
lesson-plan-about = What to think about before you place a die.
lesson-plan-count = First count the forests. In one of these two you lead alone, in the other it is a tie. A single die can decide a forest, and one die too many is wasted.
lesson-plan-want = Then look at what you are collecting for. The lit potion costs 2 plants and 1 mushroom. You have one of each: one more plant, and you keep your berry.
lesson-plan-try = Your turn, your choice. One good way: the tree on the lit space wins the lead there and brings the plant. Then brew, drink, and place another die. End the turn when you are done.
lesson-plan-ready = Watch how many dice the others still have: whoever places last in a forest cannot be answered. Keep your white dice for water on a rich space, or fire on a strong rival.
lesson-plan-done = You know everything you need. Sit down and play: an easy opponent is waiting for you.

## Tips of a guided first game

tip-die = Choose a die
tip-die-text = In every turn you place one die. A coloured die goes where its symbol is: tree, hill or pond. The white ones, water, fire and wind, are freer but belong to nobody once they are placed.
tip-space = Where does it go?
tip-space-text = Every space gives something: an ingredient, or a creature where you see a paw. And every coloured die counts in its forest, which goes to whoever has the most. Point at a space to see what changes.
tip-tame = Your first creature
tip-tame-text = You may take the top creature of any pile. Look at its power, which helps you from now on, and at its season: at the end it is worth 3 points with a forest of that season, otherwise 1.
tip-brew = A potion to brew
tip-brew-text = You have all that a lit potion costs. One potion a turn: it brings its points whether you drink it or not, and drinking it helps you once.
tip-drink = A potion to drink
tip-drink-text = Once a turn you may drink a potion you have brewed. It works once and keeps its points. There is no hurry: keep it for the turn when it helps most.
tip-more = Before you end your turn
tip-more-text = Your die is placed. You may still brew one potion and drink one in this turn. If you would rather save your ingredients, end the turn.
tip-element = A white die in a forest
tip-element-text = It may go on any empty space. But it counts against everybody: to win the forest you need more dice than there are white ones. Good where another player leads, bad where you do.
tip-force = Forcing a die
tip-force-text = On some of these spaces your die does not show the right symbol. You may force it there for an ingredient of that space, or for a power berry. It gathers nothing, but it counts.
tip-ingredient = Your choice
tip-ingredient-text = You choose what you gather. Look at the potions for sale first: which ingredient is missing for the one you want?
tip-release = Too many creatures
tip-release-text = You can have three tamed creatures. The one you release loses its power but still counts at the end. Release the one that will help you least from now on.
tip-lead = A forest can be yours
tip-lead-text = On a lit space your die gives you the lead in its forest: more dice than any other player, and more than there are white ones. When the round ends, the forest is yours with its points.
tip-village = The Village
tip-village-text = The houses of the Village give something at once but count for no forest. The two that take any die are never full: a good place for a die that fits nowhere.
tip-power = A creature helps
tip-power-text = One of your creatures offers you something. You need not accept: look at what it costs and what it brings, here and now.
tip-last = Your last die of the round
tip-last-text = When nobody has dice left, each forest goes to whoever leads it; in a tie nobody gets it. Count once more where a single die decides.
tip-night = The second round
tip-night-text = There are new forests and all dice have been rolled again. The Village has turned over: by night its houses do other things than by day. What you own has stayed with you.
tip-final = The last round
tip-final-text = After this round everything is counted: forests, potions, creatures, and 1 point for every three ingredients left. A forest of the right season makes a creature worth 3 points.

## Worked examples: the players as the rules call them

example-player-0 = Red
example-player-1 = Blue
example-player-2 = Green
example-player-3 = Yellow
