# Words of the drawn board of Sylvan Tactics.

area-board = Board
area-armies = In play
area-hand = Your hand
status-opening = Opening hands
status-turn = Turn { $turn } of { $last } at most
board-label = The board, eight by eight
unit-label = { $colour }: { $unit } on { $space }, Strength { $strength }
unit-label-health = { $colour }: { $unit } on { $space }, Strength { $strength }, Health { $health }
merc-label = { $card }, a { $piece } on { $space }
cost-label = Costs { $count ->
    [one] one Sigil
   *[other] { $count } Sigils
  }
strength-label = Strength { $count }
base-strength = base { $count }
health-label = King’s Health: { $count } of 10
sigils-label = { $ready } of { $awake } Sigils ready
queen-reserve = The Queen waits to be deployed
queen-board = The Queen is on the board with { $health } Health
queen-lost = The Queen has fallen
hand-count = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
  }
hand-empty = Your hand is empty. You draw a card at the start of your turn.
disgraced = Disgraced: no more Pawns may be deployed
disgraced-short = Disgraced
zone-hand = Your hand
zone-offered = Take one of these
zone-in-play = Cards in play
zone-pool = Pieces off the board
zone-known = Cards in hand that everybody has seen
known-none = { $count ->
    [one] One card in hand, nobody has seen it.
   *[other] { $count } cards in hand, nobody has seen them.
  }
pool-label = { $piece }, free for a Mercenary
pool-pawns = { $count ->
    [one] One Pawn off the board
   *[other] { $count } Pawns off the board
  }
pool-empty = Everybody is on the board.
army-none = No Mercenary and no Battlefield in play yet.
deck-label = Deck: { $count } cards
discard-empty = The discard pile is still empty.
discard-label = Discard pile: { $count } cards
discard-title = Discard pile, newest first
attack-price = for this attack
next-move = Next move
next-attack = Next attack
order-move = Move
order-attack = Attack
order-retire = Retire
order-retire-sure = Retire it, for 2 morale damage?
tip-main = Click one of your units to see where it can go and whom it can strike, or play a card from your hand.
glance-label = { $player }: { $colour }, Sigils that can pay: { $sigils }, cards in hand: { $cards }
brings = What it would cost and bring
brings-sigils = { $count } Sigils
brings-king = { $count } Health of the King
brings-queen = { $count } Health of the Queen
brings-hand = { $count } cards in hand
counts-duel = What decides the game now:
counts-kings = Your King has { $mine } Health, the other King { $theirs }.
counts-wins = { $unit } can strike the other King down ({ $strength }): that wins.
counts-strike = { $unit } can take { $strength } Health from the other King.
counts-threat = { $unit } could take { $strength } Health from your King.
counts-morale = { $count ->
    [one] One enemy unit within reach would die: that costs the other King 1 Health.
   *[other] { $count } enemy units within reach would die: each costs the other King 1 Health.
  }
counts-disgraced = The other player is Disgraced: no new Pawns.
