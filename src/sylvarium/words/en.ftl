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
told-time-bot = The time of { $player } was up: a bot plays on until they are back.
told-time-resign = The time of { $player } was up: a bot plays this seat to the end.
told-removed = { $name } was asked to leave the table.
told-replaced = { $name } was asked to leave the table. A bot plays on.
told-removed-somebody = Somebody was asked to leave the table.
told-replaced-somebody = Somebody was asked to leave the table. A bot plays on.
told-hushed = { $player } may not write here any more.
told-unhushed = { $player } may write again.
told-hushed-watchers = Those who watch may not write here any more.
told-unhushed-watchers = Those who watch may write again.
told-shut = The table was closed by whoever opened it.
