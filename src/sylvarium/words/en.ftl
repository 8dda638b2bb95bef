# Words that every game shares.

table-wait = Waiting for { $player }.
table-over = The game is over.
table-continued = The rules were corrected during this game. It goes on from the last turn played under the old ones.
table-only-choice = { $line } (the only choice)
table-forked = Played on from move { $number } of another game.
table-moved = Started on a device, continued here. What was still to come was drawn anew.
table-seat = Seat { $number }
table-scene = A scene, made up to show something.
school-not-now = You could do that too, but for now try what the lesson asks for.
school-do-this = Now choose: { $choice }.
school-read-on = Read on first: there is nothing to do here yet.

# What a table says of itself, in the chat.
told-reseat = A new link was made for { $player }’s seat.
told-resign = { $player } resigned: a bot plays this seat to the end.
told-time-bot = { $player } ran out of time: a bot plays on until they are back.
told-time-resign = { $player } ran out of time: a bot plays this seat to the end.
told-removed = { $name } was asked to leave the table.
told-replaced = { $name } was asked to leave the table. A bot plays on.
told-removed-somebody = Somebody was asked to leave the table.
told-replaced-somebody = Somebody was asked to leave the table. A bot plays on.
told-hushed = { $player } can no longer write here.
told-unhushed = { $player } can write again.
told-hushed-watchers = Spectators can no longer write here.
told-unhushed-watchers = Spectators can write again.
told-shut = The table was closed by the person who opened it.
