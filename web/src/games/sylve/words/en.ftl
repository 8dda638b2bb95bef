# Words of the drawn board of Sylve.

area-board = Forests
area-mine = Yours
area-market = Market
status-day = Round { $round } of { $rounds }, by day
status-night = Round { $round } of { $rounds }, by night
table-label = The forests and the Village
characters-title = Choose your character
character-plain = Characters have no powers in this game; they only tell the players apart.

die-of = { $die } of { $player }
die-covered = Covered: it does not count.
space-text = Takes a { $symbol } die: { $reward }.
standing-tied = tied
standing-elements = elements hold
standing-nobody = open
village-takes-any = Takes any die, and as many as you like.
village-takes-element = Takes one { $die }, once.
village-turns-night = Turns to its night side after this round.
village-turns-day = Turns to its day side after this round.

potion-cost = Costs { $items }; worth { $points }.
potion-deck-text = { $count ->
    [0] The deck is empty: gaps in the market will not be filled.
    [one] 1 more potion to refill the market.
   *[other] { $count } more potions to refill the market.
  }
forest-deck-text = { $count ->
    [0] These are the last forests.
    [one] 1 more forest will come in the next round.
   *[other] { $count } more forests will come in the next rounds.
  }
deck-left = { $count } left
market-gap = Empty: the potion deck has run out
pile-left = { $count } left in this pile
pile-empty = No { $season } creatures left
discard-list = Nobody controlled { $forests }.
season-spring-creature = A spring creature.
season-summer-creature = A summer creature.
season-autumn-creature = An autumn creature.
season-winter-creature = A winter creature.
creature-worth-one = Worth 1 point; 3 on a forest of its season that you control.
creature-free = Room for a creature
potions-title = Potions
drunk-count = { $count } drunk
potions-none = Brew potions from the market: pay ingredients, and a berry for whatever is missing.
forests-none = Lead a forest at the end of the round, and it is yours.
ingredient-text = Pays for potions and for forcing dice. Every three left at the end are worth 1 point.
berry-text = Stands for any ingredient when you brew, and forces a die onto any empty forest space.
tokens-text = Each token is worth 1 point.
turn-end = End turn
reroll-pick = Pick dice to reroll
reroll-picked = Reroll
glance-label = { $player }: { $dice } dice left, { $creatures } creatures, { $potions } potions, { $forests } forests

# Powers of potions in a few words
short-reroll = Reroll dice
short-change-die = Turn a die
short-place-extra = Place one more
short-swap-forage = Swap two dice
short-remove-element = Remove an element
short-move-forage = Move a die
short-remove-any = Remove any die
short-return-forage = Take one back
