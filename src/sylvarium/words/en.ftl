# Words that every game shares.

table-wait = Waiting for { $player }.
table-over = The game is over.
table-continued = The rules were mended during this game. It goes on from the last turn played under the old ones.
table-only-choice = { $line } (the only choice)
table-forked = Played on from move { $number } of another game.
table-moved = Begun on a device, played on here. What is to come was drawn anew.
table-seat = Seat { $number }
table-scene = A scene, made up to show something.
school-not-now = That could be done too, but now try what the lesson asks for.
school-read-on = Read on first: nothing is to be done here yet.

# What a table says of itself, in the chat.
told-reseat = The seat of { $player } was handed out again.
