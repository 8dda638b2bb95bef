# Sylvan Tactics

game-name = Sylvan Tactics
game-pitch = Chess in the undergrowth: hire woodland fighters, spend your Sigils well, and bring down the other King.
game-length = 90 minutes

option-first-player = Who plays White
option-first-player-random = at random
option-first-player-seat-0 = first seat
option-first-player-seat-1 = second seat
option-max-rounds = Longest game
option-max-rounds-10 = 10 rounds
option-max-rounds-25 = 25 rounds
option-max-rounds-50 = 50 rounds
option-max-rounds-100 = 100 rounds
option-max-rounds-200 = 200 rounds

## Score

score-king = King’s Health
standing-king = King’s Health
standing-units = Units on the board

## Components

colour-white = White
colour-black = Black

kind-king = King
kind-king-text = Base Strength 3, up to 10 Health. An attack that brings him to 0 wins the game. He steps one space in any direction.
kind-queen = Queen
kind-queen-text = Deploy her once, for as many Sigils as you like (1 to 6): that is her Health and her Strength. Losing her costs morale.
kind-merc = Mercenary
kind-merc-text = A card and a Rook, Bishop or Knight. An attack of lower Strength Wounds it; an equal or higher one, or a second hit, kills it.
kind-pawn = Pawn
kind-pawn-text = Strength 1. Moves straight ahead, attacks along diagonals. Any attack kills it.

piece-rook = Rook
piece-rook-text = Moves along rows and files.
piece-bishop = Bishop
piece-bishop-text = Moves along diagonals.
piece-knight = Knight
piece-knight-text = Jumps in an L, over anything.

type-mercenary = Mercenary
type-action = Action
type-battlefield = Battlefield
type-equipment = Equipment

sigil = Sigil
sigil-text = Pays for everything. One more awakens each turn, up to six. What you keep ready pays for Ripostes.

keyword-partner = Partner
keyword-partner-text = May be paired with one of your Mercenaries instead of being deployed.
keyword-infiltrator = Infiltrator
keyword-infiltrator-text = Moves through other units.
keyword-apex-predator = Apex Predator
keyword-apex-predator-text = When you deploy this you may sacrifice a Pawn and deal 2 morale damage to your King: then it costs 2 less.
keyword-riposte = Riposte
keyword-riposte-text = May be played in your opponent’s turn, when the card says so.

trait-infiltrator = moves through units
trait-thorns = harms whoever attacks it from beside it
trait-stalwart = an attack only Wounds it while it is Healed
trait-haste = may attack on the turn it is deployed
trait-silent = its attacks cannot be answered beforehand
trait-living-sigil = can pay as a Sigil
trait-armor = its mail takes the next hit
trait-warded = enemy cards and abilities cannot touch it
trait-reach = attacks at distance 2
trait-aura = changes the Strength of units near by

state-invoked = invoked: cannot attack
state-wounded = Wounded: the next hit kills it
state-fresh = just deployed: cannot move or attack this turn
state-halted = halted: cannot attack this turn
state-snared = snared: stays invoked in its next Refresh Phase
state-rooted = rooted: cannot take a move action
state-attacked = has attacked this turn

card-field-vole = Field Vole
card-field-vole-text = No tricks, just a good friend at your side.
card-hedge-shrew = Hedge Shrew
card-hedge-shrew-ability = Frenzied Bite
card-hedge-shrew-text = +1 Strength when attacking.
card-wood-wren = Wood Wren
card-wood-wren-ability = Lookout
card-wood-wren-text = Invoke and pay 1: draw a card.
card-bat-courier = Bat Courier
card-bat-courier-text = Brings its partner past everybody.
card-dormouse-medic = Dormouse Medic
card-dormouse-medic-ability = Poultice
card-dormouse-medic-text = Invoke: heal one of your Wounded Mercenaries within 2 spaces.
card-red-squirrel = Red Squirrel
card-red-squirrel-ability = Acorn Cache
card-red-squirrel-text = When deployed: draw a card.
card-brown-hare = Brown Hare
card-brown-hare-ability = Bounding Gait
card-brown-hare-text = May take two move actions per turn.
card-box-turtle = Box Turtle
card-box-turtle-ability = Closed Shell
card-box-turtle-text = While Healed, an attack can only Wound it.
card-pika-gleaner = Pika Gleaner
card-pika-gleaner-ability = Haystack
card-pika-gleaner-text = Living Sigil: may be invoked as a Sigil.
card-hedgehog-guard = Hedgehog Guard
card-hedgehog-guard-ability = Spines
card-hedgehog-guard-text = After an adjacent unit attacks it, that unit is harmed (Pawn killed, Mercenary Wounded).
card-red-fox = Red Fox
card-red-fox-ability = Pilfer
card-red-fox-text = When deployed: your opponent discards a random card.
card-beaver-builder = Beaver Builder
card-beaver-builder-ability = Log Dam
card-beaver-builder-text = Your other Pawns and Mercenaries adjacent to it have +1 Strength when defending.
card-striped-skunk = Striped Skunk
card-striped-skunk-ability = Foul Spray
card-striped-skunk-text = Enemy Pawns and Mercenaries adjacent to it have −1 Strength.
card-mole-sapper = Mole Sapper
card-mole-sapper-ability = Tunnel
card-mole-sapper-text = Invoke: move it to an empty space adjacent to another of your units.
card-raven-herald = Raven Herald
card-raven-herald-ability = Battle Omens
card-raven-herald-text = Once per turn, when an enemy unit is killed: draw a card.
card-toad-hexer = Toad Hexer
card-toad-hexer-ability = Hex
card-toad-hexer-text = Invoke: an enemy Pawn or Mercenary within 2 spaces has −2 Strength this turn.
card-pine-marten = Pine Marten
card-pine-marten-ability = Quick Strike
card-pine-marten-text = May attack on the turn it is deployed.
card-stoat-duelist = Stoat Duelist
card-stoat-duelist-ability = Killing Dance
card-stoat-duelist-text = When its attack kills a unit: ready it.
card-tawny-owl = Tawny Owl
card-tawny-owl-ability = Silent Wings
card-tawny-owl-text = No Riposte may answer its attacks before they are resolved.
card-wild-boar = Wild Boar
card-wild-boar-ability = Charge
card-wild-boar-text = +2 Strength when attacking if it took a move action this turn.
card-adder-assassin = Adder Assassin
card-adder-assassin-ability = Venom
card-adder-assassin-text = +3 Strength when attacking a Mercenary.
card-grey-heron = Grey Heron
card-grey-heron-ability = Long Bill
card-grey-heron-text = May attack at exactly 2 spaces in a straight line over an empty space.
card-river-otter = River Otter
card-river-otter-ability = Slipstream
card-river-otter-text = Pay 2, once per turn: move it to an adjacent empty space.
card-wolverine-raider = Wolverine Raider
card-wolverine-raider-ability = Reckless Fury
card-wolverine-raider-text = After it attacks it is harmed (Wounded, or killed if already Wounded).
card-badger-warden = Badger Warden
card-badger-warden-ability = Stand Firm
card-badger-warden-text = +2 Strength when defending.
card-royal-stag = Royal Stag
card-royal-stag-ability = Proud Banner
card-royal-stag-text = Your Pawns within 2 spaces have +1 Strength.
card-grey-wolf = Grey Wolf
card-grey-wolf-ability = Pack Hunter
card-grey-wolf-text = When attacking, +1 Strength for each of your other Pawns and Mercenaries adjacent to the defender, at most +2.
card-lynx-stalker = Lynx Stalker
card-lynx-stalker-ability = Prowl
card-lynx-stalker-text = Pay 1, once per turn: it moves, even on the turn it is deployed.
card-golden-eagle = Golden Eagle
card-golden-eagle-ability = Stoop
card-golden-eagle-text = Invoke and pay 2: harm an enemy Pawn or Mercenary within 3 spaces (Pawn killed, Mercenary Wounded).
card-brown-bear = Brown Bear
card-brown-bear-ability = Terrible Roar
card-brown-bear-text = When its attack kills a unit: 1 more morale damage to the enemy King.
card-hidden-path = Hidden Path
card-hidden-path-text = One of your Pawns or Mercenaries makes a free move.
card-muster = Muster the Burrows
card-muster-text = Deploy up to 2 Pawns from your pool in your home rows.
card-thorn-volley = Thorn Volley
card-thorn-volley-text = Harm an enemy Mercenary within 2 spaces of one of your units.
card-falling-branch = Falling Branch
card-falling-branch-text = Kill an enemy Pawn.
card-war-cry = War Cry
card-war-cry-text = One of your Pawns or Mercenaries has +2 Strength this turn.
card-healing-herbs = Healing Herbs
card-healing-herbs-text = Heal one of your Wounded Mercenaries, then draw a card.
card-whispering-leaves = Whispering Leaves
card-whispering-leaves-text = Draw 2 cards.
card-read-the-tracks = Read the Tracks
card-read-the-tracks-text = Look at the top 3 cards of the deck, take one, put the others on the bottom.
card-bramble-snare = Bramble Snare
card-bramble-snare-text = An enemy Mercenary becomes invoked, does not ready in its next Refresh Phase, and cannot take a move action until the end of its next turn.
card-wildfire = Wildfire
card-wildfire-text = Discard an enemy Battlefield, or an Equipment of an enemy Mercenary.
card-changing-winds = Changing Winds
card-changing-winds-text = Two of your units, not the Queen, swap places.
card-scavenge = Scavenge
card-scavenge-text = Take a Mercenary card from the discard pile into your hand.
card-dread-howl = Dread Howl
card-dread-howl-text = 2 morale damage to the enemy King.
card-harvest-feast = Harvest Feast
card-harvest-feast-text = Your King gains 2 Health.
card-second-wind = Second Wind
card-second-wind-text = Ready one of your invoked Mercenaries.
card-forced-migration = Forced Migration
card-forced-migration-text = Return an enemy Mercenary, with everything attached, to its player’s hand.
card-raise-shields = Raise Shields
card-raise-shields-text = Riposte, when your Pawn or Mercenary is attacked: it has +2 Strength this turn.
card-into-the-ferns = Into the Ferns
card-into-the-ferns-text = Riposte, when your Pawn or Mercenary is attacked: move it to an adjacent empty space.
card-bodyguard = Bodyguard
card-bodyguard-text = Riposte, when your King or Queen is attacked: one of your Pawns or Mercenaries within the attacker’s reach is attacked instead.
card-vengeance = Vengeance
card-vengeance-text = Riposte, when an attacking Pawn or Mercenary has killed your unit: harm it.
card-carry-them-home = Carry Them Home
card-carry-them-home-text = Riposte, when your Mercenary was killed: take its card back into your hand.
card-pitfall = Pitfall
card-pitfall-text = Riposte, when an enemy Pawn or Mercenary took a move action and is adjacent to your unit: it cannot attack this turn.
card-cold-welcome = Cold Welcome
card-cold-welcome-text = Riposte, when an enemy Mercenary was deployed: it becomes Wounded.
card-owls-hush = Owl’s Hush
card-owls-hush-text = Riposte, when an Action is played: it has no effect.
card-sapling-grove = Sapling Grove
card-sapling-grove-text = Living Sigil: may be invoked as a Sigil.
card-bramble-moat = Bramble Moat
card-bramble-moat-text = Attacks against your King cost 1 more Sigil.
card-deer-trails = Deer Trails
card-deer-trails-text = Your move actions cost 1 less (at least 1).
card-hunting-grounds = Hunting Grounds
card-hunting-grounds-text = Your Mercenaries in the enemy half have +1 Strength.
card-rabbit-warren = Rabbit Warren
card-rabbit-warren-text = Your Pawns have +1 Strength.
card-ancient-oak = Ancient Oak
card-ancient-oak-text = The first morale damage your King takes each turn is reduced by 1.
card-moonlit-glade = Moonlit Glade
card-moonlit-glade-text = In your Refresh Phase, instead of drawing, look at the top 2 cards, take one, put the other on the bottom.
card-fairy-ring = Fairy Ring
card-fairy-ring-text = Your Pawns may also move one space diagonally forward.
card-thorn-blade = Thorn Blade
card-thorn-blade-text = +1 Strength.
card-bark-shield = Bark Shield
card-bark-shield-text = +2 Strength when defending. Riposte: may be played onto your Mercenary when it is attacked.
card-feather-cloak = Feather Cloak
card-feather-cloak-text = Infiltrator.
card-willow-bow = Willow Bow
card-willow-bow-text = May attack at exactly 2 spaces in a straight line over an empty space.
card-beetle-mail = Beetle Mail
card-beetle-mail-text = When this unit would be Wounded or killed, discard Beetle Mail instead.
card-honey-flask = Honey Flask
card-honey-flask-text = At the end of your Refresh Phase: heal this unit.
card-fang-necklace = Fang Necklace
card-fang-necklace-text = +2 Strength when attacking, −1 when defending.
card-rowan-charm = Rowan Charm
card-rowan-charm-text = Enemy cards and abilities cannot affect this unit (attacks can).

## Questions

ask-mulligan = Keep this hand, or put cards back and draw again?
ask-put-back = { $count ->
    [0] Choose a card to put back.
   *[other] Choose another card to put back, or draw now.
  }
ask-main = Your move: { $sigils ->
    [0] no Sigil left
    [one] one Sigil left
   *[other] { $sigils } Sigils left
  }.
ask-apex = Sacrifice a Pawn to deploy { $card } for 2 less?
ask-piece = Which piece moves { $card }?
ask-place = Choose a space in your home rows for { $card }.
ask-queen = How much Health should your Queen have?
ask-queen-place = Choose a space in your home rows for your Queen.
ask-pair = { $card }: choose whom to join.
ask-equip = { $card }: choose who carries it.
ask-move = { $unit }: choose where it goes. The move costs { $cost }.
ask-free-move = { $unit }: choose where it goes. The move is free.
ask-shift = { $unit }: choose a space beside it.
ask-tunnel = { $unit }: choose where it comes up.
ask-attack = { $unit }: choose whom to attack.
ask-target = { $card }: choose a unit.
ask-redirect = { $card }: who is attacked instead?
ask-swap = { $card }: choose who changes places with { $unit }.
ask-destroy = { $card }: choose a card to destroy.
ask-retrieve = { $card }: choose a Mercenary from the discard pile.
ask-scout = Take one of these cards; the others go under the deck.
ask-pawn = Choose a space in your home rows for a Pawn.
ask-advance = { $unit }: take the place on { $space }?
ask-riposte-attack-declared = { $attacker } attacks { $defender } on { $space }. Answer?
ask-riposte-unit-killed = You have lost a unit. Answer?
ask-riposte-enemy-moved = { $unit } has moved to { $space }. Answer?
ask-riposte-enemy-deployed = { $unit } has been deployed on { $space }. Answer?
ask-riposte-action-played = Your opponent plays { $card }. Answer?
ask-promote = One of your Pawns has made it across. Promote it?
ask-promote-card = Which Mercenary should the Pawn on { $space } become?
ask-promote-piece = Which piece moves { $card }?
ask-discard = You may keep six cards. Choose one to discard.

## Choices

do-keep = Keep this hand
do-mulligan = Put cards back
do-put-back = Put back { $card }
do-done = Draw now
do-deploy = Deploy { $card } ({ $cost })
do-pair = Pair { $card } ({ $cost })
do-play = Play { $card } ({ $cost })
do-queen = Deploy your Queen
do-use = { $card } on { $space }: { $ability }
do-move = Move { $unit } from { $space } ({ $cost })
do-attack = Attack with { $unit } on { $space }
do-retire = Retire { $unit } on { $space }
do-end-turn = End your turn
do-full-price = Pay the full price ({ $cost })
do-sacrifice = Sacrifice the Pawn on { $space } ({ $cost })
do-piece = As a { $piece }
do-health = { $health } Health for { $health ->
    [one] one Sigil
   *[other] { $health } Sigils
  }
do-go = Go to { $space }
do-place = Place on { $space }
do-strike = Attack { $unit } on { $space } ({ $cost }): { $outcome }
do-target = { $unit } on { $space }
do-pair-with = Join { $unit } on { $space }
do-equip = Give it to { $unit } on { $space }
do-redirect = { $unit } on { $space }: { $outcome }
do-promote-pawn = Promote the Pawn on { $space }
do-destroy = Destroy { $card }
do-retrieve = Take { $card }
do-scout = Take { $card }
do-stop = No further Pawn
do-advance = Advance to { $space }
do-stay = Stay on { $space }
do-riposte = Answer with { $card } ({ $cost })
do-pass = Let it pass
do-promote-hand = { $card } from your hand
do-promote-pile = { $card } from the discard pile
do-no-promotion = No promotion
do-discard = Discard { $card }

outcome-dies = { $mine } against { $theirs }, it dies
outcome-dies-proudly = { $mine } against { $theirs }, it dies without hurting morale
outcome-wounded = { $mine } against { $theirs }, it is Wounded
outcome-finished = already Wounded, it dies
outcome-armor = its armor takes the hit
outcome-health = { $mine } damage, { $left } Health left
outcome-queen-dies = { $mine } damage, the Queen falls
outcome-wins = { $mine } damage, the King falls

group-cards = Cards
group-units = Units
group-turn = Turn

## Log

log-colours = { $player } plays White and begins.
log-keep = { $player } keeps { $count ->
    [one] one card
   *[other] { $count } cards
  }.
log-mulligan = { $player } draws again and now holds { $count ->
    [one] one card
   *[other] { $count } cards
  }.
log-put-back = { $player } puts a card back.
log-put-back-own = { $player } puts back { $card }.
log-turn = Turn { $turn }: { $player }.
log-draw = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
log-draw-own = { $player } draws { $cards }.
log-take = { $player } takes { $cards }.
log-return = Back to { $player }’s hand: { $cards }.
log-scout = { $player } looks at { $count ->
    [one] a card
   *[other] { $count } cards
  } of the deck.
log-reshuffle = The discard pile becomes the new deck.
log-announce = { $player } chooses { $card }.
log-deploy = { $player } deploys { $card } as a { $piece } on { $space }.
log-sacrifice = { $player } sacrifices the Pawn on { $space }.
log-pawn = { $player } deploys a Pawn on { $space }.
log-queen = { $player } deploys the Queen on { $space } with { $health } Health.
log-pair = { $card } joins { $unit } on { $space }.
log-equip = { $unit } on { $space } carries { $card }.
log-play = { $player } plays { $card }.
log-use = { $player } uses { $card } on { $space }: { $ability }.
log-riposte = { $player } answers with { $card }.
log-pass = { $player } lets it pass.
log-cancelled = { $card } has no effect.
log-move = { $player } moves { $unit } { $from }–{ $to }.
log-goes = { $unit } goes { $from }–{ $to }.
log-attack = { $player } attacks: { $unit } { $from } against { $target } { $to }.
log-redirect = { $unit } on { $space } is attacked instead.
log-nothing = The attack comes to nothing.
log-stay = { $unit } stays on { $space }.
log-killed = { $unit } on { $space } is killed.
log-wounded = { $unit } on { $space } is Wounded.
log-healed = { $unit } on { $space } is healed.
log-armor = { $card } takes the hit for { $unit }.
log-destroyed = { $card } is destroyed.
log-king-hit = { $player }’s King loses { $damage } Health: { $left } left.
log-queen-hit = { $player }’s Queen loses { $damage } Health: { $left } left.
log-morale = { $player }’s King takes { $damage } morale damage: { $left } Health left.
log-guarded = { $card } takes { $damage } morale damage off { $player }’s King.
log-king-heals = { $player }’s King gains { $health } Health: { $left }.
log-disgraced = { $player } is Disgraced: no more Pawns for this King.
log-boost = { $unit } on { $space } has { $amount } Strength this turn.
log-ready = { $unit } on { $space } is ready again.
log-snared = { $unit } on { $space } is snared.
log-rooted = { $unit } on { $space } is rooted.
log-halted = { $unit } on { $space } cannot attack this turn.
log-retire = { $player } retires { $unit } on { $space }.
log-bounced = { $unit } on { $space } goes back to { $player }’s hand.
log-promote = { $player } promotes the Pawn on { $space } to { $card }, a { $piece }.
log-discard = { $player } discards { $cards }.
log-spent = { $card } goes to the discard pile.
log-wins = The King has fallen: { $player } wins!
log-limit = The last round is over: the Kings are compared.

## Why not

why-begin-with-yours = Begin with one of your units or cards: click it, then where it goes.
why-not-begun = The game has not begun: first keep this hand, or put cards back.
why-only-ripostes = It is not your turn: you can only answer with a Riposte.
why-turn-ends = Your turn is ending: this is all you can still do.
why-finish-first = Finish what you have begun first, or take it back.
why-not-in-hand = { $card } is not in your hand.
why-few-sigils = This costs { $cost }, and you have { $available ->
    [0] no Sigil
    [one] one Sigil
   *[other] { $available } Sigils
  } left.
why-home-full = Your home rows are full.
why-no-free-piece = You already have three Mercenaries: no piece is free.
why-no-pawn-to-sacrifice = For { $card } you would have to sacrifice a Pawn, and you have none.
why-no-partner = { $card } is not a Partner: it can only be deployed.
why-nobody-to-join = You have no Mercenary without a Partner.
why-riposte-later = { $card } is a Riposte: it answers something on your opponent’s turn.
why-no-carrier = You have no Mercenary to carry it.
why-disgraced = You are Disgraced: you can bring in no more Pawns.
why-no-spare-pawn = All your Pawns are on the board.
why-king-unhurt = Your King is at full Health.
why-no-effect = There is nothing { $card } could be used on now.
why-not-with-you = { $card } is not fighting for you now.
why-nothing-to-use = What { $card } can do happens by itself.
why-invoked = { $unit } is invoked until your next turn.
why-used-already = { $card } has already used its ability this turn.
why-queen-lost = Your Queen has fallen and will not come back.
why-queen-there = Your Queen is already on the board.
why-no-such-merc = You have no Mercenary that moves as a { $piece }.
why-nobody-there = Nobody stands on { $space }.
why-enemy-unit = { $unit } on { $space } is not yours: choose a unit of your own.
why-fresh = { $unit } has only just arrived and must wait for your next turn.
why-rooted = { $unit } is rooted and cannot take a move action.
why-move-too-dear = The next move of this turn costs { $cost }, and you have { $available ->
    [0] no Sigil
    [one] one Sigil
   *[other] { $available } Sigils
  } left.
why-moved = { $unit } has already moved this turn.
why-nowhere-to-go = { $unit } has nowhere to go.
why-halted = { $unit } has been halted and cannot attack this turn.
why-attacked = { $unit } has already attacked this turn.
why-nobody-in-reach = { $unit } can reach no enemy from here.
why-pays-not-for-itself = { $unit } cannot be the Sigil that pays for its own attack.
why-attack-too-dear = This attack costs { $cost }, and you have { $available ->
    [0] no Sigil
    [one] one Sigil
   *[other] { $available } Sigils
  } left.
why-own-unit = { $unit } is on your own side.
why-out-of-reach = { $unit } cannot reach { $space } from where it stands.
why-not-beside = Only an empty space beside it will do.
why-no-tunnel = It comes up only beside another unit of yours.
why-way-pawn = A Pawn goes straight ahead: one space, or two from its first place.
why-way-king = A King goes one space at a time.
why-way-queen = A Queen goes along rows, files and diagonals.
why-way-rook = A Rook goes along rows and files.
why-way-bishop = A Bishop goes along diagonals.
why-way-knight = A Knight jumps in an L: two spaces one way and one the other.
why-in-the-way = Somebody is in the way to { $space }.
why-occupied = { $unit } already stands on { $space }.
why-not-home = { $space } is not in your home rows, the two nearest to you.
why-piece-taken = Your { $piece } is taken: { $unit } moves with it.
why-only-a-pawn = Only a Pawn can be sacrificed, not { $unit }.
why-mercs-only = Only a Mercenary will do, not { $unit }.
why-has-partner = { $unit } already has a Partner.
why-only-yours = { $card } works only on your own units.
why-only-enemies = { $card } works only on enemy units.
why-other-kind = { $card } does not work on a { $unit }.
why-warded = { $unit } is protected from your cards and abilities.
why-not-wounded = { $unit } is not Wounded.
why-not-invoked = { $unit } is not invoked: it can act anyway.
why-too-far = { $unit } is too far away for { $card }.
why-another-unit = { $unit } on { $space } cannot change places with itself.
why-not-theirs = { $card } is not in play on the other side.
why-not-in-pile = { $card } is not in the discard pile.
why-not-looked-at = { $card } is not among the cards you see.
why-one-pawn-at-least = Place at least one Pawn.
why-no-riposte = { $card } is not a Riposte: play it on your own turn.
why-other-window = { $card } answers something else: read when it may be played.
why-does-not-fit = { $card } does not fit what has just happened.
why-only-pawns = Only Pawns are promoted, not { $unit }.
why-no-card-to-promote = There is no Mercenary in your hand or in the discard pile to promote it with.
why-not-across = The Pawn on { $space } has not reached the far row.
why-one-card-at-least = Put back at least one card.

## Help

help-goal = Bring the other King’s Health to 0 by attacking him. Morale damage weakens a King but never kills him.
help-turn = Your Sigils are readied and one more awakens; you draw a card. Then do what you like and can pay: play cards, deploy, move, attack. End your turn when you are done.
help-sigils = Moves and attacks cost 1 Sigil the first time in a turn, 2 the second time, and so on. Sigils you leave ready pay for Ripostes in your opponent’s turn.
help-move = Each unit moves once a turn like its chess piece, always onto an empty space. Invoked units may move. Units deployed this turn may not.
help-attack = Mercenaries, Queen and King attack the eight spaces around them, Pawns the four diagonal ones. Attacking invokes Mercenaries, Queen and King; a Pawn attacks once a turn.
help-combat = A Pawn always dies. A Mercenary dies if the attacker is at least as strong, or if it is Wounded; otherwise it is Wounded. King and Queen lose Health equal to the attacker’s Strength.
help-advance = Whoever kills a unit beside it may take its place, free of charge.
help-morale = Each unit you lose costs your King 1 Health, down to 1. One more loss at 1 Health and you are Disgraced instead: you can deploy no more Pawns. A Pawn that is stronger than its attacker dies without that price.
help-deploy = Put a Mercenary on an empty space of your two home rows and give it a free piece: Rook, Bishop or Knight. You can have one of each.
help-partner = A Partner joins a Mercenary you already have: Strengths are added, abilities shared. If the Mercenary dies, the Partner comes back to your hand.
help-queen = Once per game. The Sigils you pay, up to six, are her Health and her Strength.
help-retire = Give up a Mercenary for 2 morale damage to get its piece back. Its Partner and Equipment return to your hand.
help-promote = A Pawn on the far row may become a Mercenary from your hand or from the discard pile at the end of your turn, at no cost.
help-riposte = When your opponent acts and you could hold an answer, you are asked. Play one Riposte with your ready Sigils, or let it pass.
help-end = After the last round, the healthier King wins, then the larger army; otherwise it is a draw.

# ----------------------------------------------------------------------------------- the board in a terminal

board-strength = Strength { $count }
board-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
board-queen-reserve = Queen in reserve
board-queen-board = Queen on the board
board-queen-lost = Queen lost
board-pawns = { $count ->
    [one] { $count } Pawn off the board
   *[other] { $count } Pawns off the board
  }
board-disgraced = Disgraced
board-known = seen by everybody: { $cards }
board-deck = Deck { $count }
board-discard = Discard pile { $count }

## The aim in one look

aim-do = You lead an army on a chess board: Pawns, a King, a Queen, and animals you hire with cards.
aim-how = Moves, attacks and cards cost Sigils, and you get one more each turn, up to six.
aim-win = Attack the other King until he has no Health left: then you win at once.
aim-long = For two players, about 90 minutes.

## What brings points

score-king-text = There are no points: the game is won when an attack brings the other King’s Health to 0. Each unit you lose costs your King 1 Health.
