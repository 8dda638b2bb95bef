# Tree Society: every word a person reads, in English.

game-name = Tree Society
game-pitch = Sell fruit where everyone can see it, raise guild houses level by level, and let each level help with the next.
game-length = 30 to 45 minutes

# --- Options ---

option-guilds = Guilds in the deck
option-guilds-arc-ban-mer-wri = Architects, Bankers, Merchants, Writers
option-guilds-arc-ban-mer-bot = Architects, Bankers, Merchants, Botanists
option-guilds-arc-ban-mer-exp = Architects, Bankers, Merchants, Explorers
option-guilds-arc-ban-wri-bot = Architects, Bankers, Writers, Botanists
option-guilds-arc-ban-wri-exp = Architects, Bankers, Writers, Explorers
option-guilds-arc-ban-bot-exp = Architects, Bankers, Botanists, Explorers
option-guilds-arc-mer-wri-bot = Architects, Merchants, Writers, Botanists
option-guilds-arc-mer-wri-exp = Architects, Merchants, Writers, Explorers
option-guilds-arc-mer-bot-exp = Architects, Merchants, Botanists, Explorers
option-guilds-arc-wri-bot-exp = Architects, Writers, Botanists, Explorers
option-guilds-ban-mer-wri-bot = Bankers, Merchants, Writers, Botanists
option-guilds-ban-mer-wri-exp = Bankers, Merchants, Writers, Explorers
option-guilds-ban-mer-bot-exp = Bankers, Merchants, Botanists, Explorers
option-guilds-ban-wri-bot-exp = Bankers, Writers, Botanists, Explorers
option-guilds-mer-wri-bot-exp = Merchants, Writers, Botanists, Explorers
option-starting-cards = Starting cards
option-starting-cards-yes = Everybody begins with a house on level 1
option-starting-cards-no = Nobody begins with a house
option-fruit-draft = First fruits
option-fruit-draft-no = Dealt at random
option-fruit-draft-yes = Drafted from the Market
option-end-banners = Banners that trigger the end
option-end-banners-6 = 6
option-end-banners-7 = 7 (longer)
option-start = First player
option-start-random = at random
option-start-1 = first seat
option-start-2 = second seat
option-start-3 = third seat
option-start-4 = fourth seat

# --- Score ---

score-completed = Completed guilds
score-variable = Bonus points of completed guilds
score-in-progress = Guilds in progress
standing-score = Points
standing-turn-order = Later in turn order

# --- Guilds, fruit types and things on the table ---

guild-architects = Architects
guild-architects-text = They build for less: half prices, reductions, lasting discounts. They score for completed houses.
guild-bankers = Bankers
guild-bankers-text = Coins for now and for later. They score for coins and Banker banners.
guild-merchants = Merchants
guild-merchants-text = More sales, more per sale, more fruit. They score for sold fruit.
guild-writers = Writers
guild-writers-text = Few effects, many points: for banners, guilds, houses and kinds of fruit.
guild-botanists = Botanists
guild-botanists-text = They grow fruit: take it, reveal it, put it aside. They score for unsold fruit and kinds of fruit.
guild-explorers = Explorers
guild-explorers-text = They find new guilds and start them cheaply; their best levels ask for a guild in return. They score for different guilds.

type-apple = Apple
type-cherry = Cherry
type-grape = Grape
type-blueberry = Blueberry
type-orange = Orange
one-apple = an apple
one-cherry = a cherry
one-grape = a grape
one-blueberry = a blueberry
one-orange = an orange

action-extra-sale = Sell 1 more fruit, of a kind you have not yet sold this turn.
action-discount = Build any level for 2 coins less.
action-refresh = Discard a row of guilds and refill the Market.
action-chest-1 = Put 1 coin in your Chest.
action-chest-2 = Put 2 coins in your Chest.
action-take = Take 1 fruit from the Market.
tag-extra-sale = extra sale
tag-discount = 2 off a level
tag-refresh = renew a row
tag-chest-1 = 1 to the Chest
tag-chest-2 = 2 to the Chest
tag-take = take a fruit
valuable = valuable
valuable-text = Valuable: pays 1 coin more when you sell this card.

row-top = top row
row-bottom = bottom row
place-market = Market
place-guild-market = Guild market
place-fruit-market = Fruit market
place-guild-deck = Guild deck
place-fruit-deck = Fruit deck
place-discard = Discard pile
place-purse = Purse
place-purse-text = Coins you can spend. At the end of your turn all but 2 are lost.
place-chest = Chest
place-chest-text = Safe coins: they cannot be spent now and reach your Purse at the end of your turn.
place-unsold = Unsold fruit
place-sale = Sold this turn
place-sold = Sold pile
place-in-progress = In progress
place-completed = Completed
place-revealed = Revealed
marker = Tree marker
banner = Banner
coin = Coin
phase-draft = Draft
phase-sell = Sell
phase-build = Build
phase-rest = Rest

level-1 = Level 1:
level-2 = Level 2:
level-3 = Level 3:
no-effect = No effect, just points.
kind-now = Once, when built
kind-cont = As long as the marker stands here
kind-must = Before building
kind-draw = Once, when built: reveal cards
kind-end = At the end of the game

mod-none = at the printed cost
mod-half = at half cost
mod-minus2 = for 2 coins less
mod-minus3 = for 3 coins less
mod-free = for free
levels-l1 = a new guild
levels-l3 = a level 3
levels-l23 = a level 2 or 3

# --- Questions ---

ask-draft = Which fruit do you take to begin with?
ask-sell = Which fruit do you sell? It pays 1 coin for every visible fruit of its kind.
ask-main = Build, use your fruit action, or rest?
ask-choose-build-any = Which level do you build { $mod }?
ask-choose-build = Which level do you build { $mod }? It must be { $levels }.
ask-make-room = Your three places are taken. Which guild do you discard to make room for { $card }?
ask-must-discard = Which guild do you discard to build level { $level } of { $card }?
ask-must-preserve =
    { $count ->
        [one] Which unsold fruit do you put on your sold pile?
       *[other] Which unsold fruit do you put on your sold pile? { $count } are still needed.
    }
ask-take =
    { $count ->
        [one] Which fruit do you take from the Market?
       *[other] Which fruit do you take from the Market? You may take { $count }.
    }
ask-sell-more =
    { $count ->
        [one] Which fruit do you sell as an extra sale?
       *[other] Which fruit do you sell first? You may make { $count } extra sales.
    }
ask-discard-for-coins = Discard a guild to gain { $coins } coins?
ask-keep-fruit =
    { $count ->
        [one] Which revealed fruit do you keep?
       *[other] Which revealed fruits do you keep? Up to { $count }.
    }
ask-build-revealed = Which revealed guild do you start { $mod }?
ask-choose-row = Which row of guilds do you discard?
ask-rest-take = Rest: which fruit do you take from the Market?

# --- Choices ---

do-sell =
    { $coins ->
        [one] Sell { $fruit } for 1 coin
       *[other] Sell { $fruit } for { $coins } coins
    }
do-take = Take { $fruit }
do-keep = Keep { $fruit }
do-preserve = Put { $fruit } on your sold pile
do-build =
    { $price ->
        [0] Start { $card } for free
        [one] Start { $card } for 1 coin
       *[other] Start { $card } for { $price } coins
    }
do-level-up =
    { $price ->
        [0] Build level { $level } of { $card } for free
        [one] Build level { $level } of { $card } for 1 coin
       *[other] Build level { $level } of { $card } for { $price } coins
    }
do-discard = Discard { $card }
do-discard-for-coins = Discard { $card } for { $coins } coins
do-refresh-row = Renew the { $row }
do-fruit-action = Fruit action: { $action }
do-decline = No, thank you
do-stop-keeping = Keep no more
do-end-build = End the Build phase

group-build = Build
group-fruit-action = Fruit action
group-discard = Discard
group-end = Rest

# --- What happened ---

log-draft = { $player } drafts { $fruit }.
log-sell =
    { $coins ->
        [one] { $player } sells { $fruit } for 1 coin.
       *[other] { $player } sells { $fruit } for { $coins } coins.
    }
log-extra-sale =
    { $coins ->
        [one] { $player } also sells { $fruit } for 1 coin.
       *[other] { $player } also sells { $fruit } for { $coins } coins.
    }
log-take = { $player } takes { $fruit } from the Market.
log-keep = { $player } keeps { $fruit }.
log-preserve = { $player } puts { $fruit } on the sold pile without selling it.
log-build =
    { $price ->
        [0] { $player } starts { $card } for free.
        [one] { $player } starts { $card } for 1 coin.
       *[other] { $player } starts { $card } for { $price } coins.
    }
log-level-up =
    { $price ->
        [0] { $player } builds level { $level } of { $card } for free.
        [one] { $player } builds level { $level } of { $card } for 1 coin.
       *[other] { $player } builds level { $level } of { $card } for { $price } coins.
    }
log-complete =
    { $banners ->
        [one] { $card } is completed: 1 banner, { $total } in all.
       *[other] { $card } is completed: { $banners } banners, { $total } in all.
    }
log-discard = { $player } discards { $card }.
log-fruit-action = { $player } uses the fruit action: { $action }
log-refresh = { $player } clears the { $row } of the guild market.
log-gain =
    { $coins ->
        [one] { $player } gains 1 coin.
       *[other] { $player } gains { $coins } coins.
    }
log-gain-chest =
    { $coins ->
        [one] { $player } puts 1 coin in the Chest.
       *[other] { $player } puts { $coins } coins in the Chest.
    }
log-reveal-fruits = { $player } reveals { $fruits }.
log-reveal-guilds = { $player } reveals { $cards }.
log-decline = { $player } does not use the effect.
log-plan = { $player } chooses level { $level } of { $card }.
log-plan-revealed = { $player } chooses { $card }; the other revealed guilds go back into the deck.
log-return = { $player } shuffles the revealed cards back into the deck.
log-end-build = { $player } rests.
log-lost-coins =
    { $coins ->
        [one] { $player } loses 1 coin.
       *[other] { $player } loses { $coins } coins.
    }
log-chest =
    { $coins ->
        [one] { $player } moves 1 coin from the Chest to the Purse.
       *[other] { $player } moves { $coins } coins from the Chest to the Purse.
    }
log-shuffle = The discarded guilds form a new deck.
log-trigger = { $player } has { $banners } banners: one more round after this one.
log-trigger-late = { $player } has { $banners } banners, but the game ends with this round anyway.
log-deck-empty = The fruit deck is empty: the game ends after this round.

# --- Why not ---

why-finish-first = Finish what you have begun first.
why-draft-first = The first fruits come before the first turn.
why-sell-first = Sell a fruit first: building comes after that.
why-build-over = The Build phase of this turn is over.
why-one-sale = You have already sold your fruit this turn. Only an effect or a fruit action allows another sale.
why-take-at-rest = You take a fruit when you rest, after building.
why-fruit-of-market = { $fruit } lies in the Market: you sell fruit from your own board.
why-fruit-of-other = { $fruit } lies on somebody else’s board.
why-fruit-sold-now = { $fruit } has already been sold this turn.
why-fruit-sold = { $fruit } lies in a sold pile and stays there.
why-no-such-fruit = { $fruit } is not on your board.
why-type-sold = You have already sold this kind this turn ({ $type }): an extra sale must be of another kind.
why-not-revealed-fruit = You may keep only what has been revealed.
why-fruit-yours = { $fruit } is already on your board: choose one from the Market.
why-fruit-not-in-market = { $fruit } is not in the Market.
why-completed = { $card } is completed: it has no further level.
why-discarded = { $card } lies on the discard pile.
why-guild-of-other = { $card } belongs to somebody else.
why-guild-not-there = { $card } is neither in the Market nor among your guilds.
why-coins-in-chest = That costs { $price }, and your Purse holds { $purse }: the coins of your Chest are for your next turn.
why-too-expensive = That costs { $price }, and your Purse holds { $purse }.
why-another-guild = The effect of { $card } is for another guild.
why-other-level = The effect lets you build only { $levels }.
why-not-revealed-guild = Only a revealed guild may be started { $mod }.
why-level-1-first = { $card } is not yours yet: level 1 comes first.
why-started = { $card } is already started: build its next level.
why-few-fruits =
    { $count ->
        [one] Level { $level } of { $card } asks for an unsold fruit, and you have none.
       *[other] Level { $level } of { $card } asks for { $count } unsold fruits, and you have fewer.
    }
why-nothing-to-discard = Level { $level } of { $card } asks for another guild, and you have none to give.
why-not-your-guild = { $card } is not one of your guilds.
why-not-itself = It must be a guild other than { $card }.
why-room-in-progress = Discarding a completed guild frees no place: discard one in progress.
why-give-in-progress = It must be a guild in progress.
why-discount-needed = Without { $card } the price of { $built } would be { $price }, and you could not pay it.
why-fruit-action-used = You have already used your fruit action this turn.
why-no-extra-sale = You have no fruit of a kind you have not yet sold this turn.
why-nothing-to-build = Even for 2 coins less, there is nothing you could pay for.
why-market-empty = There is nothing left in the Market.
why-carry-on = You have to finish what you have begun.
why-row-empty = There is no card in the { $row }.

# --- Help ---

help-goal = Have the most points. Only guild cards give points: a completed one gives what its level 3 says, one in progress what its highest level says.
help-turn = On your turn you sell one fruit, then build as much as you like, then rest.
help-sell = A fruit pays 1 coin for every visible fruit of the same kind: on all player boards and in the Market, the one you sell included. A valuable fruit pays 1 more.
help-build = Start guilds from the Market or raise your own, level by level. You have three places. A level’s effect is used the moment you build it.
help-price = You pay the printed cost, minus your best single reduction, plus 1 for a card in the top row. Reductions never add up.
help-fruit-action = The card you sold first has an action at the bottom. Use it once this turn, between two other actions, or not at all.
help-extra-sale = An extra sale must be of a kind you have not sold this turn. Its fruit action cannot be used.
help-rest = Take a fruit, keep at most 2 coins of your Purse, then empty your Chest into it. The Market is refilled.
help-chest = Coins in the Chest are safe at the end of your turn, and yours to spend next turn.
help-discard = You may discard guilds between two actions. You have to, if you want to start a fourth.
help-effects = A marker shows which level of a guild is built. Lasting effects work while the marker stands on their level.
help-end = When somebody has { $banners } banners on completed guilds, the round is finished and one more is played. If the fruit deck runs out, the game ends after that round.
help-tie = Tied players rank by turn order: the later seat is ahead.

# --- The effects of the levels ---

effect-build-half-any = Build a level of another guild at half cost.
effect-build-half-l1 = Start a new guild at half cost.
effect-build-half-l3 = Build level 3 of another guild at half cost.
effect-build-minus2-any = Build a level of another guild for 2 coins less.
effect-build-minus2-l1 = Start a new guild for 2 coins less.
effect-build-minus2-l23 = Build level 2 or 3 of another guild for 2 coins less.
effect-build-minus3-any = Build a level of another guild for 3 coins less.
effect-build-minus3-l23 = Build level 2 or 3 of another guild for 3 coins less.
effect-coins-chest-1 = Gain 1 coin in your Chest.
effect-coins-chest-2 = Gain 2 coins in your Chest.
effect-coins-chest-3 = Gain 3 coins in your Chest.
effect-coins-each-chest-1-banners-of-bankers = Gain 1 coin in your Chest for each completed Banker banner.
effect-coins-each-chest-1-guilds = Gain 1 coin in your Chest for each different guild you have completed.
effect-coins-each-chest-1-houses = Gain 1 coin in your Chest for each completed guild.
effect-coins-each-chest-1-sold-types = Gain 1 coin in your Chest for each kind of fruit in your sold pile.
effect-coins-each-purse-1-banners = Gain 1 coin for each completed banner.
effect-coins-each-purse-1-banners-of-bankers = Gain 1 coin for each completed Banker banner.
effect-coins-each-purse-1-guilds = Gain 1 coin for each different guild you have completed.
effect-coins-each-purse-1-houses = Gain 1 coin for each completed guild.
effect-coins-each-purse-1-sold-top = Gain 1 coin for each sold fruit of the kind you have sold most.
effect-coins-each-purse-1-sold-types = Gain 1 coin for each kind of fruit in your sold pile.
effect-coins-each-purse-1-unsold = Gain 1 coin for each unsold fruit.
effect-coins-each-purse-1-unsold-types = Gain 1 coin for each kind among your unsold fruits.
effect-coins-purse-1 = Gain 1 coin.
effect-coins-purse-2 = Gain 2 coins.
effect-discard-gain-purse-3 = You may discard another guild to gain 3 coins.
effect-discard-gain-purse-4 = You may discard another guild to gain 4 coins.
effect-discard-guild-any = To build this, first discard another of your guilds.
effect-discard-guild-in-progress = To build this, first discard another of your guilds in progress.
effect-discount-1-any = Every level you build costs 1 coin less.
effect-discount-1-l1 = New guilds cost you 1 coin less.
effect-discount-1-l23 = Levels 2 and 3 cost you 1 coin less.
effect-discount-1-l3 = Any level 3 costs you 1 coin less.
effect-discount-2-l3 = Any level 3 costs you 2 coins less.
effect-each-rest-1 = Each time you rest: 1 coin in your Chest first.
effect-each-rest-2 = Each time you rest: 2 coins in your Chest first.
effect-extra-sale-1 = Make an extra sale.
effect-extra-sale-2 = Make 2 extra sales.
effect-points-1-banners = 1 point for each completed banner.
effect-points-1-houses = 1 point for each completed guild.
effect-points-1-sold = 1 point for each fruit in your sold pile.
effect-points-1-unsold = 1 point for each unsold fruit.
effect-points-2-banners = 2 points for each completed banner.
effect-points-2-banners-of-bankers = 2 points for each completed Banker banner.
effect-points-2-coins = 2 points for each coin in your Purse.
effect-points-2-guilds = 2 points for each different guild you have completed.
effect-points-2-houses = 2 points for each completed guild.
effect-points-2-majority = 2 points for each banner of the guild of which you have completed the most banners.
effect-points-2-sold-top = 2 points for each sold fruit of the kind you have sold most.
effect-points-2-sold-types = 2 points for each kind of fruit in your sold pile.
effect-points-2-unsold-types = 2 points for each kind among your unsold fruits.
effect-points-3-banners-of-writers = 3 points for each completed Writer banner.
effect-points-3-houses = 3 points for each completed guild.
effect-points-3-unsold-2 = 3 points for every 2 unsold fruits.
effect-points-4-guilds = 4 points for each different guild you have completed.
effect-points-4-houses-of-writers = 4 points for each completed Writer guild.
effect-points-4-sold-types = 4 points for each kind of fruit in your sold pile.
effect-preserve-fruit-1 = To build this, first put 1 unsold fruit on your sold pile, without selling.
effect-preserve-fruit-2 = To build this, first put 2 unsold fruits on your sold pile, without selling.
effect-reveal-fruit-2-1 = Reveal 2 fruits; you may keep 1.
effect-reveal-fruit-3-1 = Reveal 3 fruits; you may keep 1.
effect-reveal-fruit-3-2 = Reveal 3 fruits and keep up to 2.
effect-reveal-fruit-4-1 = Reveal 4 fruits; you may keep 1.
effect-reveal-fruit-4-2 = Reveal 4 fruits and keep up to 2.
effect-reveal-fruit-5-2 = Reveal 5 fruits and keep up to 2.
effect-reveal-guild-2-free = Reveal 2 guilds and start one of them for free.
effect-reveal-guild-3-free = Reveal 3 guilds and start one of them for free.
effect-reveal-guild-3-half = Reveal 3 guilds and start one of them at half cost.
effect-reveal-guild-3-minus2 = Reveal 3 guilds and start one of them for 2 coins less.
effect-reveal-guild-4-free = Reveal 4 guilds and start one of them for free.
effect-reveal-guild-4-minus2 = Reveal 4 guilds and start one of them for 2 coins less.
effect-reveal-guild-5-free = Reveal 5 guilds and start one of them for free.
effect-take-fruit-1 = Take 1 fruit from the Market.
effect-take-fruit-2 = Take 2 fruits from the Market.
effect-when-build-any-chest-1 = Each time you build on another guild: 1 coin in your Chest.
effect-when-build-l1-chest-1 = Each time you start a new guild: 1 coin in your Chest.
effect-when-build-l1-chest-2 = Each time you start a new guild: 2 coins in your Chest.
effect-when-build-l3-purse-2 = Each time you complete another guild: 2 coins.
effect-when-sell-chest-1 = Each time you sell a fruit: 1 coin in your Chest.
effect-when-sell-purse-1 = Each time you sell a fruit: 1 coin.
effect-when-sell-purse-2 = Each time you sell a fruit: 2 coins.
effect-when-take-chest-1 = Each time you take or keep a fruit: 1 coin in your Chest.

# --- Fruit cards ---

fruit-apple-01 = { type-apple } ({ tag-chest-1 }, { valuable })
fruit-apple-01-text = { action-chest-1 } { valuable-text }
fruit-apple-02 = { type-apple } ({ tag-chest-2 })
fruit-apple-02-text = { action-chest-2 }
fruit-apple-03 = { type-apple } ({ tag-chest-2 })
fruit-apple-03-text = { action-chest-2 }
fruit-apple-04 = { type-apple } ({ tag-extra-sale })
fruit-apple-04-text = { action-extra-sale }
fruit-apple-05 = { type-apple } ({ tag-extra-sale })
fruit-apple-05-text = { action-extra-sale }
fruit-apple-06 = { type-apple } ({ tag-discount })
fruit-apple-06-text = { action-discount }
fruit-apple-07 = { type-apple } ({ tag-discount })
fruit-apple-07-text = { action-discount }
fruit-apple-08 = { type-apple } ({ tag-take }, { valuable })
fruit-apple-08-text = { action-take } { valuable-text }
fruit-apple-09 = { type-apple } ({ tag-take })
fruit-apple-09-text = { action-take }
fruit-apple-10 = { type-apple } ({ tag-refresh }, { valuable })
fruit-apple-10-text = { action-refresh } { valuable-text }
fruit-apple-11 = { type-apple } ({ tag-chest-2 })
fruit-apple-11-text = { action-chest-2 }
fruit-apple-12 = { type-apple } ({ tag-chest-2 })
fruit-apple-12-text = { action-chest-2 }
fruit-apple-13 = { type-apple } ({ tag-extra-sale })
fruit-apple-13-text = { action-extra-sale }
fruit-apple-14 = { type-apple } ({ tag-discount })
fruit-apple-14-text = { action-discount }
fruit-apple-15 = { type-apple } ({ tag-refresh }, { valuable })
fruit-apple-15-text = { action-refresh } { valuable-text }
fruit-cherry-01 = { type-cherry } ({ tag-chest-2 })
fruit-cherry-01-text = { action-chest-2 }
fruit-cherry-02 = { type-cherry } ({ tag-extra-sale })
fruit-cherry-02-text = { action-extra-sale }
fruit-cherry-03 = { type-cherry } ({ tag-extra-sale })
fruit-cherry-03-text = { action-extra-sale }
fruit-cherry-04 = { type-cherry } ({ tag-extra-sale })
fruit-cherry-04-text = { action-extra-sale }
fruit-cherry-05 = { type-cherry } ({ tag-discount })
fruit-cherry-05-text = { action-discount }
fruit-cherry-06 = { type-cherry } ({ tag-discount })
fruit-cherry-06-text = { action-discount }
fruit-cherry-07 = { type-cherry } ({ tag-take }, { valuable })
fruit-cherry-07-text = { action-take } { valuable-text }
fruit-cherry-08 = { type-cherry } ({ tag-take })
fruit-cherry-08-text = { action-take }
fruit-cherry-09 = { type-cherry } ({ tag-refresh }, { valuable })
fruit-cherry-09-text = { action-refresh } { valuable-text }
fruit-cherry-10 = { type-cherry } ({ tag-refresh }, { valuable })
fruit-cherry-10-text = { action-refresh } { valuable-text }
fruit-cherry-11 = { type-cherry } ({ tag-chest-1 }, { valuable })
fruit-cherry-11-text = { action-chest-1 } { valuable-text }
fruit-cherry-12 = { type-cherry } ({ tag-extra-sale })
fruit-cherry-12-text = { action-extra-sale }
fruit-cherry-13 = { type-cherry } ({ tag-extra-sale })
fruit-cherry-13-text = { action-extra-sale }
fruit-cherry-14 = { type-cherry } ({ tag-discount })
fruit-cherry-14-text = { action-discount }
fruit-cherry-15 = { type-cherry } ({ tag-take })
fruit-cherry-15-text = { action-take }
fruit-grape-01 = { type-grape } ({ tag-chest-1 }, { valuable })
fruit-grape-01-text = { action-chest-1 } { valuable-text }
fruit-grape-02 = { type-grape } ({ tag-chest-2 })
fruit-grape-02-text = { action-chest-2 }
fruit-grape-03 = { type-grape } ({ tag-extra-sale })
fruit-grape-03-text = { action-extra-sale }
fruit-grape-04 = { type-grape } ({ tag-discount })
fruit-grape-04-text = { action-discount }
fruit-grape-05 = { type-grape } ({ tag-discount })
fruit-grape-05-text = { action-discount }
fruit-grape-06 = { type-grape } ({ tag-discount })
fruit-grape-06-text = { action-discount }
fruit-grape-07 = { type-grape } ({ tag-take }, { valuable })
fruit-grape-07-text = { action-take } { valuable-text }
fruit-grape-08 = { type-grape } ({ tag-take })
fruit-grape-08-text = { action-take }
fruit-grape-09 = { type-grape } ({ tag-refresh }, { valuable })
fruit-grape-09-text = { action-refresh } { valuable-text }
fruit-grape-10 = { type-grape } ({ tag-refresh })
fruit-grape-10-text = { action-refresh }
fruit-grape-11 = { type-grape } ({ tag-extra-sale })
fruit-grape-11-text = { action-extra-sale }
fruit-grape-12 = { type-grape } ({ tag-discount })
fruit-grape-12-text = { action-discount }
fruit-grape-13 = { type-grape } ({ tag-discount })
fruit-grape-13-text = { action-discount }
fruit-grape-14 = { type-grape } ({ tag-take })
fruit-grape-14-text = { action-take }
fruit-grape-15 = { type-grape } ({ tag-refresh }, { valuable })
fruit-grape-15-text = { action-refresh } { valuable-text }
fruit-blueberry-01 = { type-blueberry } ({ tag-chest-1 }, { valuable })
fruit-blueberry-01-text = { action-chest-1 } { valuable-text }
fruit-blueberry-02 = { type-blueberry } ({ tag-chest-2 })
fruit-blueberry-02-text = { action-chest-2 }
fruit-blueberry-03 = { type-blueberry } ({ tag-extra-sale })
fruit-blueberry-03-text = { action-extra-sale }
fruit-blueberry-04 = { type-blueberry } ({ tag-extra-sale })
fruit-blueberry-04-text = { action-extra-sale }
fruit-blueberry-05 = { type-blueberry } ({ tag-discount })
fruit-blueberry-05-text = { action-discount }
fruit-blueberry-06 = { type-blueberry } ({ tag-take }, { valuable })
fruit-blueberry-06-text = { action-take } { valuable-text }
fruit-blueberry-07 = { type-blueberry } ({ tag-take })
fruit-blueberry-07-text = { action-take }
fruit-blueberry-08 = { type-blueberry } ({ tag-take })
fruit-blueberry-08-text = { action-take }
fruit-blueberry-09 = { type-blueberry } ({ tag-refresh }, { valuable })
fruit-blueberry-09-text = { action-refresh } { valuable-text }
fruit-blueberry-10 = { type-blueberry } ({ tag-refresh })
fruit-blueberry-10-text = { action-refresh }
fruit-blueberry-11 = { type-blueberry } ({ tag-chest-2 })
fruit-blueberry-11-text = { action-chest-2 }
fruit-blueberry-12 = { type-blueberry } ({ tag-discount })
fruit-blueberry-12-text = { action-discount }
fruit-blueberry-13 = { type-blueberry } ({ tag-take })
fruit-blueberry-13-text = { action-take }
fruit-blueberry-14 = { type-blueberry } ({ tag-take })
fruit-blueberry-14-text = { action-take }
fruit-blueberry-15 = { type-blueberry } ({ tag-refresh }, { valuable })
fruit-blueberry-15-text = { action-refresh } { valuable-text }
fruit-orange-01 = { type-orange } ({ tag-chest-1 }, { valuable })
fruit-orange-01-text = { action-chest-1 } { valuable-text }
fruit-orange-02 = { type-orange } ({ tag-chest-2 })
fruit-orange-02-text = { action-chest-2 }
fruit-orange-03 = { type-orange } ({ tag-extra-sale })
fruit-orange-03-text = { action-extra-sale }
fruit-orange-04 = { type-orange } ({ tag-extra-sale })
fruit-orange-04-text = { action-extra-sale }
fruit-orange-05 = { type-orange } ({ tag-discount })
fruit-orange-05-text = { action-discount }
fruit-orange-06 = { type-orange } ({ tag-discount })
fruit-orange-06-text = { action-discount }
fruit-orange-07 = { type-orange } ({ tag-take }, { valuable })
fruit-orange-07-text = { action-take } { valuable-text }
fruit-orange-08 = { type-orange } ({ tag-refresh }, { valuable })
fruit-orange-08-text = { action-refresh } { valuable-text }
fruit-orange-09 = { type-orange } ({ tag-refresh })
fruit-orange-09-text = { action-refresh }
fruit-orange-10 = { type-orange } ({ tag-refresh })
fruit-orange-10-text = { action-refresh }
fruit-orange-11 = { type-orange } ({ tag-chest-2 })
fruit-orange-11-text = { action-chest-2 }
fruit-orange-12 = { type-orange } ({ tag-extra-sale })
fruit-orange-12-text = { action-extra-sale }
fruit-orange-13 = { type-orange } ({ tag-take })
fruit-orange-13-text = { action-take }
fruit-orange-14 = { type-orange } ({ tag-refresh }, { valuable })
fruit-orange-14-text = { action-refresh } { valuable-text }
fruit-orange-15 = { type-orange } ({ tag-refresh })
fruit-orange-15-text = { action-refresh }

# --- Guild cards ---

card-arc-01 = Scaffold Yard
card-arc-01-text =
    { level-2 } { effect-build-half-any }
    { level-3 } { effect-coins-purse-2 }
card-arc-02 = Rope Workshop
card-arc-02-text =
    { level-2 } { effect-build-minus2-any }
    { level-3 } { effect-build-half-any }
card-arc-03 = Plank Mill
card-arc-03-text =
    { level-2 } { effect-discount-1-l3 }
    { level-3 } { effect-coins-chest-3 }
card-arc-04 = Drawing Loft
card-arc-04-text =
    { level-2 } { effect-coins-chest-2 }
    { level-3 } { effect-build-minus3-l23 }
card-arc-05 = Pulley Tower
card-arc-05-text =
    { level-1 } { effect-when-build-l3-purse-2 }
    { level-2 } { effect-build-half-l1 }
card-arc-06 = Hanging Stairs
card-arc-06-text =
    { level-1 } { effect-discount-1-l23 }
    { level-2 } { effect-discount-2-l3 }
card-arc-07 = Bridge Office
card-arc-07-text =
    { level-1 } { effect-build-minus2-l23 }
    { level-2 } { effect-coins-purse-2 }
    { level-3 } { effect-build-half-any }
card-arc-08 = Carpenters’ Hall
card-arc-08-text =
    { level-1 } { effect-discount-1-any }
    { level-2 } { effect-build-half-l1 }
    { level-3 } { effect-coins-each-purse-1-houses }
card-arc-09 = Canopy Crane
card-arc-09-text =
    { level-1 } { effect-when-build-any-chest-1 }
    { level-2 } { effect-build-half-l3 }
card-arc-10 = Model Room
card-arc-10-text =
    { level-2 } { effect-discount-2-l3 }
    { level-3 } { effect-build-minus3-any }
card-arc-11 = Vaulted Bough
card-arc-11-text =
    { level-1 } { effect-coins-chest-2 }
    { level-2 } { effect-build-half-any }
    { level-3 } { effect-points-2-houses }
card-arc-12 = Crown Belvedere
card-arc-12-text =
    { level-1 } { effect-build-half-any }
    { level-2 } { effect-build-minus2-l1 }
    { level-3 } { effect-build-half-any }
card-arc-13 = Master Builder’s Lodge
card-arc-13-text =
    { level-1 } { effect-build-minus3-l23 }
    { level-2 } { effect-build-half-any }
    { level-3 } { effect-points-3-houses }
card-ban-01 = Acorn Counter
card-ban-01-text =
    { level-1 } { effect-coins-chest-2 }
    { level-2 } { effect-coins-chest-2 }
    { level-3 } { effect-coins-each-purse-1-banners-of-bankers }
card-ban-02 = Leaf Mint
card-ban-02-text =
    { level-1 } { effect-each-rest-1 }
    { level-2 } { effect-each-rest-2 }
card-ban-03 = Coin Hollow
card-ban-03-text =
    { level-1 } { effect-coins-purse-1 } { effect-coins-chest-1 }
    { level-2 } { effect-coins-chest-3 }
    { level-3 } { effect-coins-chest-3 }
card-ban-04 = Savings Nest
card-ban-04-text =
    { level-1 } { effect-coins-chest-1 }
    { level-2 } { effect-when-sell-chest-1 }
    { level-3 } { effect-points-2-coins }
card-ban-05 = Money Changer
card-ban-05-text =
    { level-1 } { effect-discard-gain-purse-3 }
    { level-2 } { effect-coins-purse-1 }
    { level-3 } { effect-discard-gain-purse-4 }
card-ban-06 = Ledger House
card-ban-06-text =
    { level-1 } { effect-coins-chest-2 }
    { level-2 } { effect-coins-each-purse-1-houses }
    { level-3 } { effect-coins-purse-2 }
card-ban-07 = Tithe Barn
card-ban-07-text =
    { level-1 } { effect-when-sell-purse-1 }
    { level-2 } { effect-coins-chest-2 }
card-ban-08 = Loan Office
card-ban-08-text =
    { level-1 } { effect-coins-purse-2 }
card-ban-09 = Root Vault
card-ban-09-text =
    { level-1 } { effect-coins-each-chest-1-houses }
    { level-2 } { effect-coins-purse-2 }
    { level-3 } { effect-coins-each-chest-1-houses }
card-ban-10 = Exchange Gallery
card-ban-10-text =
    { level-1 } { effect-each-rest-1 }
    { level-2 } { effect-coins-chest-3 }
    { level-3 } { effect-coins-each-chest-1-banners-of-bankers }
card-ban-11 = Golden Bough
card-ban-11-text =
    { level-1 } { effect-coins-chest-3 }
    { level-2 } { effect-each-rest-2 }
    { level-3 } { effect-coins-chest-2 }
card-ban-12 = Treasury Crown
card-ban-12-text =
    { level-1 } { effect-coins-chest-3 }
    { level-2 } { effect-coins-each-purse-1-banners }
    { level-3 } { effect-points-2-banners-of-bankers }
card-mer-01 = Fruit Stall
card-mer-01-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-extra-sale-1 }
    { level-3 } { effect-coins-each-purse-1-sold-types }
card-mer-02 = Basket Lift
card-mer-02-text =
    { level-1 } { effect-when-sell-purse-1 }
    { level-2 } { effect-extra-sale-1 }
card-mer-03 = Weighing House
card-mer-03-text =
    { level-1 } { effect-extra-sale-1 }
    { level-2 } { effect-when-sell-chest-1 }
    { level-3 } { effect-extra-sale-1 }
card-mer-04 = Night Market
card-mer-04-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-extra-sale-1 }
    { level-3 } { effect-points-2-sold-top }
card-mer-05 = Juice Bar
card-mer-05-text =
    { level-1 } { effect-coins-each-purse-1-unsold-types }
    { level-2 } { effect-take-fruit-1 }
    { level-3 } { effect-extra-sale-2 }
card-mer-06 = Cartwrights’ Ramp
card-mer-06-text =
    { level-1 } { effect-extra-sale-1 }
    { level-2 } { effect-when-sell-purse-2 }
card-mer-07 = Packing Shed
card-mer-07-text =
    { level-1 } { effect-when-take-chest-1 }
    { level-2 } { effect-extra-sale-1 }
    { level-3 } { effect-coins-each-purse-1-sold-top }
card-mer-08 = Caravan Stop
card-mer-08-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-extra-sale-1 } { effect-take-fruit-1 }
    { level-3 } { effect-points-2-sold-types }
card-mer-09 = Auction Terrace
card-mer-09-text =
    { level-1 } { effect-when-sell-purse-1 }
    { level-2 } { effect-extra-sale-1 }
    { level-3 } { effect-extra-sale-1 } { effect-take-fruit-1 }
card-mer-10 = Wholesale Deck
card-mer-10-text =
    { level-1 } { effect-extra-sale-1 } { effect-take-fruit-1 }
    { level-2 } { effect-coins-each-chest-1-sold-types }
    { level-3 } { effect-extra-sale-1 }
card-mer-11 = Trade Court
card-mer-11-text =
    { level-1 } { effect-extra-sale-1 }
    { level-3 } { effect-extra-sale-2 }
card-mer-12 = Grand Bazaar
card-mer-12-text =
    { level-1 } { effect-when-sell-purse-1 }
    { level-2 } { effect-extra-sale-2 }
    { level-3 } { effect-points-1-sold }
card-wri-01 = Ink Cellar
card-wri-01-text =
    { level-2 } { effect-coins-chest-2 }
    { level-3 } { effect-points-2-guilds }
card-wri-02 = Copy Room
card-wri-02-text =
    { level-1 } { effect-coins-chest-1 }
    { level-3 } { effect-points-1-banners }
card-wri-03 = Bark Press
card-wri-03-text =
    { level-2 } { effect-coins-purse-2 }
    { level-3 } { effect-points-2-majority }
card-wri-04 = Poets’ Perch
card-wri-04-text =
    { level-1 } { effect-coins-chest-1 }
    { level-2 } { effect-build-minus2-any }
    { level-3 } { effect-points-4-houses-of-writers }
card-wri-05 = Gazette Office
card-wri-05-text = { no-effect }
card-wri-06 = Story Circle
card-wri-06-text =
    { level-1 } { effect-take-fruit-1 }
    { level-3 } { effect-points-2-sold-types }
card-wri-07 = Binding Workshop
card-wri-07-text =
    { level-2 } { effect-take-fruit-1 }
    { level-3 } { effect-points-2-unsold-types }
card-wri-08 = Chronicle Hall
card-wri-08-text =
    { level-1 } { effect-coins-purse-1 }
    { level-2 } { effect-build-half-any }
    { level-3 } { effect-points-3-banners-of-writers }
card-wri-09 = Theatre Bough
card-wri-09-text = { no-effect }
card-wri-10 = Letter Tower
card-wri-10-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-points-1-houses }
    { level-3 } { effect-points-2-houses }
card-wri-11 = Academy of Leaves
card-wri-11-text =
    { level-2 } { effect-points-2-guilds }
    { level-3 } { effect-points-4-guilds }
card-wri-12 = Great Library
card-wri-12-text =
    { level-2 } { effect-points-1-banners }
    { level-3 } { effect-points-2-banners }
card-bot-01 = Seed Bank
card-bot-01-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-reveal-fruit-3-1 }
    { level-3 } { effect-points-1-unsold }
card-bot-02 = Grafting Hut
card-bot-02-text =
    { level-1 } { effect-reveal-fruit-3-1 }
    { level-2 } { effect-extra-sale-1 }
    { level-3 } { effect-coins-each-purse-1-unsold-types }
card-bot-03 = Dew Cistern
card-bot-03-text =
    { level-1 } { effect-when-take-chest-1 }
    { level-2 } { effect-take-fruit-1 }
    { level-3 } { effect-take-fruit-2 }
card-bot-04 = Nursery Deck
card-bot-04-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-preserve-fruit-1 }
    { level-3 } { effect-preserve-fruit-1 }
card-bot-05 = Bee Balcony
card-bot-05-text =
    { level-1 } { effect-take-fruit-1 }
    { level-2 } { effect-coins-each-purse-1-unsold-types }
    { level-3 } { effect-points-2-unsold-types }
card-bot-06 = Pollen Exchange
card-bot-06-text =
    { level-1 } { effect-extra-sale-1 }
    { level-2 } { effect-reveal-fruit-4-2 }
    { level-3 } { effect-extra-sale-1 }
card-bot-07 = Moss Laboratory
card-bot-07-text =
    { level-1 } { effect-reveal-fruit-2-1 }
    { level-2 } { effect-preserve-fruit-2 }
    { level-3 } { effect-take-fruit-1 }
card-bot-08 = Herbarium
card-bot-08-text =
    { level-1 } { effect-reveal-fruit-4-1 }
    { level-2 } { effect-coins-each-purse-1-unsold }
    { level-3 } { effect-points-2-sold-types }
card-bot-09 = Glasshouse
card-bot-09-text =
    { level-1 } { effect-when-take-chest-1 }
    { level-2 } { effect-reveal-fruit-3-2 }
    { level-3 } { effect-coins-each-purse-1-unsold }
card-bot-10 = Orchard Walk
card-bot-10-text =
    { level-1 } { effect-take-fruit-2 }
    { level-2 } { effect-when-take-chest-1 }
    { level-3 } { effect-points-3-unsold-2 }
card-bot-11 = Arboretum
card-bot-11-text =
    { level-1 } { effect-reveal-fruit-5-2 }
    { level-2 } { effect-preserve-fruit-2 }
    { level-3 } { effect-reveal-fruit-5-2 }
card-bot-12 = Botanic Dome
card-bot-12-text =
    { level-1 } { effect-reveal-fruit-4-1 }
    { level-2 } { effect-preserve-fruit-2 }
    { level-3 } { effect-points-4-sold-types }
card-exp-01 = Lookout Nest
card-exp-01-text =
    { level-1 } { effect-reveal-guild-3-half }
    { level-2 } { effect-coins-chest-2 }
    { level-3 } { effect-points-2-guilds }
card-exp-02 = Map Room
card-exp-02-text =
    { level-2 } { effect-reveal-guild-4-minus2 }
    { level-3 } { effect-reveal-guild-4-free }
card-exp-03 = Zip-Line Post
card-exp-03-text =
    { level-1 } { effect-reveal-guild-2-free }
    { level-2 } { effect-discard-guild-any }
card-exp-04 = Trail Lodge
card-exp-04-text =
    { level-1 } { effect-when-build-l1-chest-1 }
    { level-2 } { effect-reveal-guild-3-half }
    { level-3 } { effect-discard-gain-purse-4 }
card-exp-05 = Compass Shop
card-exp-05-text =
    { level-1 } { effect-discount-1-l1 }
    { level-2 } { effect-reveal-guild-3-half }
    { level-3 } { effect-discard-guild-any }
card-exp-06 = Kite Port
card-exp-06-text =
    { level-1 } { effect-reveal-guild-4-free }
    { level-2 } { effect-build-minus2-l1 }
card-exp-07 = Relic Cabinet
card-exp-07-text =
    { level-1 } { effect-discard-gain-purse-3 }
    { level-2 } { effect-discard-guild-any }
    { level-3 } { effect-coins-each-purse-1-guilds }
card-exp-08 = Rope Ferry
card-exp-08-text =
    { level-1 } { effect-reveal-guild-3-minus2 }
    { level-2 } { effect-when-build-l1-chest-2 }
    { level-3 } { effect-coins-each-chest-1-guilds }
card-exp-09 = Expedition Camp
card-exp-09-text =
    { level-1 } { effect-when-build-any-chest-1 }
    { level-2 } { effect-discard-guild-in-progress }
    { level-3 } { effect-reveal-guild-5-free }
card-exp-10 = Balloon Dock
card-exp-10-text =
    { level-1 } { effect-coins-each-purse-1-guilds }
    { level-2 } { effect-reveal-guild-3-free }
    { level-3 } { effect-discard-guild-any }
card-exp-11 = Horizon Observatory
card-exp-11-text =
    { level-1 } { effect-reveal-guild-3-half }
    { level-2 } { effect-coins-each-purse-1-guilds }
    { level-3 } { effect-points-4-guilds }
card-exp-12 = Society of Far Branches
card-exp-12-text =
    { level-1 } { effect-coins-chest-3 }
    { level-2 } { effect-discard-guild-any }
    { level-3 } { effect-discard-guild-any }

## The aim in one look

aim-do = Each turn you sell a fruit: it pays one coin for every fruit of its kind that is face up on the table.
aim-how = With the coins you build guild houses, level by level; each level may help you with the next.
aim-win = A finished house brings the points of its third level. The most points win.
aim-long = When somebody has six banners on finished houses, one more round is played: 30 to 45 minutes.

## What brings points

score-completed-text = The points printed on level 3 of your completed guilds.
score-variable-text = What the ? on level 3 of your completed guilds is worth now.
score-in-progress-text = For each other guild, the points of the highest level you have built.
