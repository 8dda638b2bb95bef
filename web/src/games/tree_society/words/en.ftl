# Words of the drawn board of Tree Society.

area-market = Market
area-mine = Your orchard
status-round = Round { $round }, { $last ->
    [1] the last one
    [2] one more after this
   *[other] ends at { $banners } banners
  }
market-label = The market: guilds and fruit
row-top-extra = +1
row-top-label = Top row: level 1 costs 1 coin more
row-bottom-label = Bottom row: level 1 at its printed cost
prices-title = A sale pays
price-label = { $fruit }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } now
price-text = Face up now: { $market } in the Market, { $mine } with you, { $others } with the others.
price-text-watch = Face up now: { $market } in the Market, { $others } on the players’ boards.
fruit-deck-label = Fruit deck: { $count } cards
fruit-deck-text = When it runs out, the game ends after that round.
guild-deck-label = Guild deck: { $count } cards
discard-label = Discarded guilds: { $count }
discard-none = No guild has been discarded.
slot-empty = Empty until the market is refilled.
revealed-title = Revealed cards
purse-label = Purse: { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
chest-label = Chest: { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
purse-keeps = { $count } lost at Rest
banners-label = { $count ->
    [one] 1 banner
   *[other] { $count } banners
  }
banners-of-end = { $count } of { $end } banners
banners-end-text = { $end } banners on completed guilds bring on the last round.
level-label = Level { $level }: costs { $cost }
level-price = Level { $level }: { $price } instead of { $cost }
level-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
level-variable = Points are counted at the end.
level-now-worth = Worth { $points } now.
card-kind = { $guild }, { $banners ->
    [one] 1 banner
   *[other] { $banners } banners
  }
card-label = { $card }, { $guild }, level { $level }
card-label-market = { $card }, { $guild }, costs { $price }
card-label-done = { $card }, { $guild }, completed
card-starting = Starting card.
price-why = Level { $level } costs you { $price } now (printed: { $cost }).
card-discard = Discard
card-discard-label = Discard { $card }
card-discard-sure = Really discard { $card }? Press again.
place-free = Free place
place-free-text = Start a guild from the market.
sold-none = Nothing sold yet
sold-label = Sold pile: { $count ->
    [one] 1 fruit
   *[other] { $count } fruits
  }
completed-none = Building its level 3 completes a guild.
unsold-none = No fruit left: take one when you rest.
sells-for = Sells for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } now.
action-used = used
rest-now = Rest
glance-label = { $player }: purse { $purse }, chest { $chest }, { $banners } of { $end } banners, { $fruits } unsold fruits

# Effects in a few words, under their signs
short-coins-purse = { $count ->
    [one] a coin
   *[other] { $count } coins
  }
short-coins-chest = { $count ->
    [one] a Chest coin
   *[other] { $count } Chest coins
  }
short-coins-each-purse = per { $what }
short-coins-each-chest = per { $what }
short-take-fruit = { $count ->
    [one] take a fruit
   *[other] take { $count } fruits
  }
short-extra-sale = { $count ->
    [one] extra sale
   *[other] { $count } extra sales
  }
short-build = build { $levels } { $mod }
short-discard-gain = discard a guild
short-when-sell = each sale
short-when-build-any = each other level
short-when-build-l1 = each guild started
short-when-build-l3 = each level 3 built
short-action-extra-sale = extra sale
short-action-discount = off a level
short-action-refresh = new guilds
short-action-chest = to the Chest
short-action-take = take a fruit
short-when-take = each fruit taken
short-each-rest = each Rest
short-discount = { $levels } cheaper
short-discard-guild-any = discard a guild
short-discard-guild-in-progress = discard one in progress
short-preserve-fruit = { $count ->
    [one] put by a fruit
   *[other] put by { $count } fruits
  }
short-reveal-fruit = see { $count }, keep { $kept }
short-reveal-guild = see { $count }, start one { $mod }
short-points = per { $what }
short-points-group = per { $group } { $what }
short-levels-any = any level
short-levels-l1 = a new guild
short-levels-l3 = level 3
short-levels-l23 = level 2 or 3
short-mod-half = at half
short-mod-minus2 = for 2 less
short-mod-minus3 = for 3 less
short-mod-free = free
counter-banners = banner
counter-houses = house
counter-banners-of-bankers = Banker banner
counter-banners-of-writers = Writer banner
counter-houses-of-writers = Writer house
counter-guilds = different guild
counter-majority = banner of your top guild
counter-sold = sold fruit
counter-sold-types = kind sold
counter-sold-top = fruit of your top kind
counter-unsold = unsold fruit
counter-unsold-types = kind unsold
counter-coins = coin
counts-levels = What you could build next, and the points it would add:
counts-level = { $card }, level { $level }: you can pay for it ({ $price }).
counts-level-dear = { $card }, level { $level }: costs { $price }.
