# Builders of Sylvan Dale

game-name = Builders of Sylvan Dale
game-pitch = Stack your dwellings on shared trees, and lead the forest when the builders rest.
game-length = 20 minutes per player

option-start = Start player
option-start-random = at random
option-start-1 = first seat
option-start-2 = second seat
option-start-3 = third seat
option-start-4 = fourth seat

## Score

score-banners = Banners
score-bridges = Bridges
score-prestige = Prestige
score-preeminence = Preeminence
standing-fame = Fame
standing-trees = Trees led
standing-banners = Tile banners

## Components

style-thatch = thatched cottage
style-nest = woven nest
style-log = log cabin
style-gourd = gourd house
style-thatch-text = Home of the mice. A card with a cottage builds on a tree whose top is a cottage.
style-nest-text = Home of the parakeets. A card with a nest builds on a tree whose top is a nest.
style-log-text = Home of the squirrels. A card with a cabin builds on a tree whose top is a cabin.
style-gourd-text = Home of the tree frogs. A card with a gourd builds on a tree whose top is a gourd.

icon-ax = ax
icon-hammer = hammer
icon-bridge = bridge
icon-treetop = treetop
icon-both = bridge or treetop

one-thatch = a thatched cottage
one-nest = a woven nest
one-log = a log cabin
one-gourd = a gourd house

one-ax = an ax
one-hammer = a hammer
one-bridge = a bridge
one-treetop = a treetop

item-ax = ax
item-hammer = hammer
item-bridge = bridge
item-treetop = treetop
item-ax-text = Removes the top tile of any tree without a treetop from the game. The ax goes back to the supply. (R63)
item-hammer-text = Moves one of your own top tiles to another open tree, whatever it shows. The hammer goes back to the supply. (R65)
item-bridge-text = Links two neighbouring trees for good. At once you score the levels of those you lead. (R75)
item-treetop-text = Closes a tree for good: no tile can be added or taken away any more. (R68)

district-ferndell = Ferndell
district-rivergate = Rivergate
district-amberwood = Amberwood
district-stonecrest = Stonecrest
district-greenmead = Greenmead

card-thatch-ax = Mouse Woodcutter
card-thatch-hammer = Mouse Carpenter
card-thatch-bridge = Mouse Rope-Maker
card-thatch-treetop = Mouse Canopy Keeper
card-thatch-both = Mouse Surveyor
card-nest-ax = Parakeet Woodcutter
card-nest-hammer = Parakeet Carpenter
card-nest-bridge = Parakeet Rope-Maker
card-nest-treetop = Parakeet Canopy Keeper
card-nest-both = Parakeet Surveyor
card-log-ax = Squirrel Woodcutter
card-log-hammer = Squirrel Carpenter
card-log-bridge = Squirrel Rope-Maker
card-log-treetop = Squirrel Canopy Keeper
card-log-both = Squirrel Surveyor
card-gourd-ax = Frog Woodcutter
card-gourd-hammer = Frog Carpenter
card-gourd-bridge = Frog Rope-Maker
card-gourd-treetop = Frog Canopy Keeper
card-gourd-both = Frog Surveyor

## Questions

ask-play = Choose a card: your tile goes on a tree whose top matches it.
ask-play-open = None of your cards can match: play any card and build on any open tree.
ask-play-no-tree = No tree is open: play any card; your tile is lost.
ask-place = Choose a tree whose top is a { $style }. Your next tile is a { $tile }.
ask-place-open = Choose any open tree. Your next tile is a { $tile }.
ask-banner = Hang a banner on your tile in { $space } for { $points } fame?
ask-act = Exchange a set, use an item, or go on.
ask-ax = Choose the tree whose top tile you remove.
ask-source = Choose the tree from which you take your tile.
ask-destination = Choose the tree to which your tile moves.
ask-treetop = Choose a tree to close with a treetop.
ask-bridge = Choose two neighbouring trees to link.
ask-refresh = The three cards are alike: replace them all?
ask-take = Choose your new card.

## Choices

do-play = Play { $card } ({ $style })
do-place = Put your { $tile } on { $space }
do-attach = Hang a banner (+{ $points })
do-decline = No banner
do-exchange = { $combined ->
    [0] Exchange three cards for { $item }
    [one] Exchange a set with one double card for { $item }
   *[other] Exchange a set with { $combined } double cards for { $item }
  }
do-use-ax = Use an ax
do-use-hammer = Use a hammer
do-use-bridge = Use a bridge
do-use-treetop = Use a treetop
do-end = Move on to your new card
do-ax = Remove the top tile of { $space }
do-source = Take your tile from { $space }
do-destination = Move it to { $space }
do-treetop = Close { $space }
do-bridge = Link { $pair } (+{ $points })
do-refresh = Replace all three cards
do-keep = Keep the cards as they are
do-take = Take { $card }
do-take-deck = Draw from the deck

## Log

log-play = { $player } plays { $card }.
log-tile-lost = No tree is open: { $player } loses the tile.
log-place = { $player } builds { $tile } on { $space }, { $district }.
log-banner = { $player } hangs a banner: +{ $points }.
log-exchange = { $player } exchanges a set of cards for { $item }.
log-bridge = { $player } links { $pair } with a bridge: +{ $points }.
log-ax = { $player } removes the top tile of { $space }, { $district }.
log-use = { $player } uses { $item }.
log-destination = { $player } moves a tile from { $source } to { $space }, { $district }.
log-treetop = { $player } closes { $space }, { $district }, with a treetop.
log-refresh = { $player } replaces the display.
log-take = { $player } takes { $card }.
log-take-deck = { $player } draws a card.
log-take-deck-own = { $player } draws { $card }.
log-top-up = { $player } draws back up to four cards.
log-redraw = { $player } had no match, shows { $cards } and draws three new cards.
log-round = Round { $round } is scored.
log-round-score = { $player }: prestige +{ $prestige }, preeminence +{ $preeminence }.

## Why not

why-one-card = You have already played your card this turn.
why-card-first = Play a card first: it says where you may build.
why-tile-first = Sets and items come after your tile.
why-finish-item = First choose where to use your item.
why-card-last = A new card comes last, at the end of your turn.
why-banner-now = First decide whether to hang the banner: the chance comes only now.
why-one-tile = You have already placed your tile this turn.
why-item-first = Your tile is placed. To use an item, click the item first.
why-card-taken = Sets and items come before the new card: wait for your next turn.
why-refresh-first = First decide whether to replace the three cards.
why-no-such-card = { $card } is not in your hand.
why-no-tree-for-card = No open tree has a { $style } on top.
why-supply-empty = The supply has no { $item } left: your set has to wait.
why-few-double-cards = { $count ->
    [0] Your row has no double card.
    [one] Your row has only one double card.
   *[other] Your row has only { $count } double cards.
  }
why-no-set = You need { $needed } cards with the { $item } icon in your row; you have { $count }.
why-slot-empty = There is no card here any more.
why-deck-empty = Deck and discard pile are empty.
why-no-tree-there = { $space } is not used with so few players.
why-tree-closed = The treetop has closed { $space } for good.
why-tree-full = { $space } is full: a tree holds five tiles at most.
why-other-top = The top of { $space } is a { $top }, and your card shows a { $style }.
why-tile-need-not-match = Your tile is a { $top } too, but it is the card that decides: it needs a { $style } on top.
why-nothing-to-cut = { $space } has no tile to remove, and its base stays.
why-not-your-tile = You have no tile on { $space } to move.
why-covered-tile = Your tile on { $space } is covered by another one.
why-nowhere-to-go = There is no open tree for your tile.
why-same-tree = Your tile must go to another tree.
why-no-item = You hold no { $item }. Three cards with that icon in your row buy one.
why-one-item = You have already used an item this turn.
why-no-banner = A bridge needs a banner, and you have none left.
why-no-target = There is nothing to use the { $item } on.
why-linked-already = You already have a bridge on { $pair }.

## Help

help-goal = Have the most fame after two rounds. Trees and districts score at the end of both.
help-turn = Play a card, put your top tile on a tree whose top matches the card, exchange sets and use one item if you like, then take a new card.
help-prestige = You lead a tree if you own the most tiles in it; a tie goes to the highest tile. A tree scores its height, base included.
help-preeminence = Lead the most trees of a district to score 2 fame for each of its trees. In a tie, everybody tied scores 1 for each.
help-banner = If two other tiles of the tree show the style of the tile you have just added, you may hang a banner for 5 fame: once per tree.
help-set = Three cards with the same icon in your row buy that item. A double card counts as a bridge or a treetop.

## The aim in one look

aim-do = You and the others build homes on the same trees: play a card, and put your next tile on a tree whose top matches the card.
aim-how = Whoever has the most tiles in a tree leads it, and whoever leads the most trees of a district leads the district.
aim-win = The trees and districts you lead score fame after each of the two rounds; banners and bridges score at once. The most fame wins.
aim-long = Everybody takes 16 turns: about 20 minutes per player.

## What brings points

score-banners-text = 5 fame at once, when two other tiles of the tree show the style of the tile you add.
score-bridges-text = At once: the height of each of the two linked trees that you lead.
score-prestige-text = After each round: the height of every tree you lead.
score-preeminence-text = After each round: 2 fame for each tree of a district where you lead the most, 1 in a tie.
