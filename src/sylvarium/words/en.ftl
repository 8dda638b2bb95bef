# Words that every game shares.

table-wait = Waiting for { $player }.
table-over = The game is over.
table-continued = The rules were mended during this game. It goes on from the last turn played under the old ones.
table-only-choice = { $line } (the only choice)
table-forked = Played on from move { $number } of another game.
table-seat = Seat { $number }
