# Words of the drawn board of Builders.

area-board = Board
area-market = Market
area-mine = Your hand
status-round = Round { $round } of 2, turn { $turn } of { $turns }
board-label = The clearing with its trees
tree-title = Tree { $space }, { $district }
tree-label = { $capped ->
    [1] Tree { $space }: height { $levels }, closed, led by { $leader }
   *[other] Tree { $space }: height { $levels }, top { $top }, led by { $leader }
  }
tree-nobody = nobody
tree-led = { $player } leads: worth { $points } at the end of the round.
tree-led-nobody = Nobody leads this tree yet.
tree-level = { $style }: { $player }
tree-base = Base: { $style }
tree-capped = Closed by a treetop.
tree-full = Full: six levels.
zone-hand = Your hand
zone-row = Your row
zone-items = Your items
zone-tiles = Your tiles
zone-tiles-second = for round 2
zone-display = New cards
zone-supply = Supply
row-empty = The cards you play collect here. Three with the same icon buy an item.
row-empty-theirs = No cards played yet.
items-empty = None yet
deck-label = Deck: { $count } cards
discard-cards = Discarded ({ $count }): { $cards }.
discard-none = Nothing has been discarded.
shown-cards = Shown because none matched: { $cards }.
box-tiles = Tiles in the box: { $tiles }.
next-tile = next
tile-label = { $style }
stack-left = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
  }
glance-label = { $player }: { $cards } cards, next tile { $tile }
banners-left = Banners left: { $count }
set-progress = { $item }: { $count } of 3
district-led = { $player }: leads { $trees ->
    [one] one tree
   *[other] { $trees } trees
  }
zone-row-of = Row
zone-items-of = Items
zone-tiles-of = Tiles
