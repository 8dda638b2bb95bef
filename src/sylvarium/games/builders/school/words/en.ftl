# The lessons of Builders of Sylvan Dale. $p1 is the other player.

## The aim

lesson-aim = What it is about
lesson-aim-about = Trees, districts, and who leads them.
lesson-aim-welcome = Welcome to Sylvan Dale! Mice, parakeets, squirrels and frogs build their homes on the same trees, one on top of the other. After two rounds, whoever has the most fame wins.
lesson-aim-lead = Look at the lit tree. Two of its three homes are yours, so you lead it. At the end of each round it brings you its height: four levels with the base, 4 fame.
lesson-aim-rival = Here only { $p1 } has built. The tree is { $p1 }’s and brings you nothing.
lesson-aim-tie = One home each: in a tie, whoever is higher up leads. That is { $p1 }.
lesson-aim-district = Trees on the same ground form a district. Lead more of them than anybody else, and every tree of the district brings you 2 fame, even the empty ones. Here you and { $p1 } lead one each: that is 1 fame per tree for each of you.
lesson-aim-card = Change that! Your card with the log cabin builds where a log cabin is on top. Play it.
lesson-aim-card-else = That card builds somewhere else. To overtake { $p1 } in the lit tree you need the one with the log cabin.
lesson-aim-place = Now put your home on the lit tree.
lesson-aim-place-else = That tree fits too, but the tie is in the lit one.
lesson-aim-done = Two homes against one: the tree is yours, and with it the whole district. Leading trees, and districts through them, is what the game is about.

## A turn

lesson-turn = A turn
lesson-turn-about = Play a card, build, take a new card.
lesson-turn-hand = These are your cards. Each shows a home, which says where you build, and a small icon, which becomes useful later.
lesson-turn-card = A card builds on trees with the same home on top. Play the lit card with the log cabin. The woven nest fits nowhere yet: click it to hear why.
lesson-turn-card-else = That card would do as well. Take the lit one for now.
lesson-turn-place = Every tree with a log cabin on top fits. What you put there is your next tile, a gourd house: it covers the cabin and becomes the new top. Choose any of them; who has built there does not matter.
lesson-turn-take = Last, take a new card: one of the three you see, or a hidden one from the deck. (If all three show the same home or the same icon, you may replace them first.)
lesson-turn-other = { $p1 } has built too, on the lit tree. Its top has changed, and with it which cards fit there.
lesson-turn-nothing-fits = If none of your cards fits any tree, you show them and get three new ones, again and again if need be, until one fits. You do not lose your turn.
lesson-turn-alone = Now a whole turn by yourself: card, tree, new card. When you point at a choice, the board shows what it would bring.
lesson-turn-done = That is a turn. You take eight of them in each round, one for every tile of your stack.

## Banners

lesson-banner = Banners
lesson-banner-about = Five fame at once, for homes that match.
lesson-banner-tile = Your next tile is a log cabin. In the lit tree there are two log cabins already, yours and { $p1 }’s.
lesson-banner-card = A log cabin is on top there, so play your card with the log cabin.
lesson-banner-card-else = That card builds on another tree. The lit one has a log cabin on top.
lesson-banner-place = Put your cabin where the other two are.
lesson-banner-place-else = Your tile fits there, but it would find no two other log cabins.
lesson-banner-hang = Two other tiles of the tree look like the one you just added: you may hang a banner, for 5 fame. Click “Hang a banner”.
lesson-banner-hang-else = Without a banner you get nothing, and the chance is gone. Hang it.
lesson-banner-rules = Whose tiles they are and where they sit does not matter, but the base does not count. You may have one banner in each tree, and nobody can take its fame away.
lesson-banner-done = 5 fame, and the lead in the tallest tree. Look through your next tiles early: they tell you where a banner could come.

## Sets and treetops

lesson-sets = Sets and treetops
lesson-sets-about = Three equal icons buy an item.
lesson-sets-row = The cards you have played stay in your row. Three with the same icon buy an item. You have one card with a treetop, and one double card that counts as a bridge or a treetop. You need one more.
lesson-sets-card = Your gourd card with the treetop completes the set. Play it.
lesson-sets-card-else = That card can be played too, but it does not complete the set.
lesson-sets-place = First the tile: put it on any tree with a gourd house on top.
lesson-sets-exchange = Now exchange the three cards for a treetop.
lesson-sets-exchange-else = You could keep the cards for later. Exchange them now, and see what a treetop does.
lesson-sets-use = Once a turn, after your tile, you may use an item. Use the treetop.
lesson-sets-use-else = You may keep items for later, but let us use this one at once.
lesson-sets-close = A treetop closes a tree for good: nobody can add or take away a tile any more. Close the tall tree that you lead.
lesson-sets-close-else = That would close a tree that brings you less. Keep the tall one safe.
lesson-sets-once = The tree still counts at the end of both rounds, and now it is safely yours. One item a turn, as many sets as you like.
lesson-sets-done = Your row and your items stay with you into the second round. There are four kinds of item: you have met the treetop.

## Ax and hammer

lesson-tools = Ax and hammer
lesson-tools-about = Take a tile away, or move one of yours.
lesson-tools-ax = You have added your tile, and you hold an ax. It takes the top tile of any tree that has no treetop. Use it.
lesson-tools-ax-else = You could keep the ax. But it has work to do.
lesson-tools-cut = In the lit tree you have two homes each, and { $p1 } is higher up. Take that top tile away.
lesson-tools-cut-else = The ax works there too, but the tallest tree matters more.
lesson-tools-led = The tile is out of the game, and you lead the tree: two against one. The ax goes back to the supply.
lesson-tools-hammer = Another time you hold a hammer. It moves one of your own top tiles to another tree, whatever is on top there. Use it.
lesson-tools-hammer-else = Keep the hammer? It could earn a banner right now.
lesson-tools-lift = Pick up your woven nest from the lit tree.
lesson-tools-lift-else = That tile is yours too, but the nest is the one that finds company.
lesson-tools-land = Two nests wait in the lit tree. Put yours on top of them.
lesson-tools-land-else = There it would find no two other nests.
lesson-tools-hang = A tile moved by a hammer may carry a banner as well. Click “Hang a banner”.
lesson-tools-hang-else = The chance is gone if you do not. Hang it.
lesson-tools-done = 5 fame, and two against two with yours on top: the tree is yours. You cannot move a tile that lies under another one, nor one under a treetop.

## Bridges

lesson-bridge = Bridges
lesson-bridge-about = Link two trees, and score at once.
lesson-bridge-worth = A bridge links two neighbouring trees. At once you score the height of each of the two that you lead. You lead both lit trees, with three and four levels.
lesson-bridge-use = You hold a bridge. Use it.
lesson-bridge-use-else = You may keep bridges for later, but this one is worth 7 fame now.
lesson-bridge-link = Choose the place between your two trees.
lesson-bridge-link-else = That can be linked too, for less. Look for the place between the two lit trees.
lesson-bridge-done = 3 and 4 make 7 fame. A bridge stays for ever and scores only once, so wait until your trees are tall, but not until somebody else leads them.

## Two rounds

lesson-rounds = Two rounds, and the end
lesson-rounds-about = When trees and districts score, and who wins.
lesson-rounds-last = It is the last turn of the first round: both stacks are empty. Trees and districts are about to score. The lit trees bring you 4 and 3 fame.
lesson-rounds-take = Take your new card, as in every turn, and watch.
lesson-rounds-scored = Every tree has brought its height to whoever leads it. Then the districts: where you lead the most trees, you score 2 fame for each tree of the district; in a tie, everybody tied scores 1 for each.
lesson-rounds-kept = Everything stays where it is: trees, banners, bridges, cards and items. You get your second stack of eight tiles, and the turn order is reversed: whoever played last goes first. That is you.
lesson-rounds-end = After the second round trees and districts score again, in full. The most fame wins; in a tie, whoever leads more trees.
lesson-rounds-done = A tree you lead early scores twice. One you lead late scores only once, but then nobody can answer.

## A first plan

lesson-plan = A first plan
lesson-plan-about = What to think about before you build.
lesson-plan-stack = You may look at your tiles at any time. Your next one is a woven nest, then a gourd house. { $p1 } sees only the first.
lesson-plan-leave = Ask two things. What do I win here: a tree, a district, a banner? And what do I leave on top: can { $p1 } answer with it? Three of the lit tops are nests.
lesson-plan-try = Your turn, your choice. One good move: put your nest on the lit tree. You take the lead there, and { $p1 } no longer has Rivergate alone.
lesson-plan-answer = { $p1 } has answered. Count again: whose trees are they now, and which cards of yours fit?
lesson-plan-ready = Build where a lead changes, keep an eye on banners, collect three equal icons, and close or bridge your tallest trees in time.
lesson-plan-done = You know everything you need. Sit down and play: an easy opponent is waiting for you.

## Tips of a guided first game

tip-card = Which card?
tip-card-text = A card says where you build: on a tree with the same home on top. What you put there is your own next tile. The cards that glow fit somewhere now.
tip-tree = Which tree?
tip-tree-text = Point at a tree, and the board shows who would lead it. Your tile becomes its new top, so think of what the next player can build on it.
tip-take = A new card
tip-take-text = Look at the home, which says where you can build next, and at the small icon: three equal icons among the cards you have played buy an item.
tip-banner = Your first banner
tip-banner-text = Two other tiles of this tree show the same home as yours: a banner is 5 fame at once, and nobody can take it away. You may have one in each tree. Hang it.
tip-set = Three equal icons
tip-set-text = You have played three cards with the same icon: exchange them for an item. You may also keep them, but an item can be used in this very turn.
tip-item = An item to use
tip-item-text = Once a turn, after your tile, you may use one item. An ax takes a top tile away, a hammer moves one of yours, a treetop closes a tree, a bridge scores. You may also keep your items for later.
tip-bridge = Where to put a bridge
tip-bridge-text = A bridge scores once, now: the height of each of the two trees that you lead. Look for two tall neighbours of yours.
tip-treetop = Close a tree
tip-treetop-text = A closed tree stays as it is, for both scorings. Close a tall tree that you lead and that somebody could still take from you.
tip-ax = What to cut
tip-ax-text = The ax takes the top tile of any tree without a treetop. It helps most where that tile gives another player the lead.
tip-hammer = What to move
tip-hammer-text = The hammer lifts one of your own top tiles and puts it on any open tree, whatever is on top there. Two equal homes waiting in a tree mean a banner.
tip-lead = A tree can be yours
tip-lead-text = On a lit tree you would have the most tiles, or as many as another player and be higher up. Then you lead it, and at the end of each round it brings you its height.
tip-district = A big change
tip-district-text = One of these trees is worth a lot: it changes who leads a district. Lead most of its trees, and every tree of the district brings you 2 fame at the end of the round.
tip-end = The round is nearly over
tip-end-text = Only two tiles are left in your stack. When all stacks are empty, trees and districts score. Look for the leads that you can still win, or lose.
tip-second = The second round
tip-second-text = Everything stays where it is, and the turn order is reversed. Nobody can answer what you win late now: trees and districts score once more, and that is the end.

## Worked examples: the players as the rules call them

example-player-0 = Red
example-player-1 = Blue
example-player-2 = Yellow
example-player-3 = Green
