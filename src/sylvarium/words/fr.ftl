# Les mots communs à tous les jeux.

table-wait = C'est à { $player } de jouer.
table-over = La partie est terminée.
table-continued = Les règles ont été corrigées pendant cette partie. Elle reprend au dernier tour joué sous les anciennes.
table-only-choice = { $line } (seul choix)
table-forked = Reprise au coup { $number } d'une autre partie.
table-moved = Commencée sur un appareil, poursuivie ici. La suite a été tirée à nouveau.
table-seat = Place { $number }
table-scene = Une scène, imaginée pour montrer quelque chose.
school-not-now = Ce serait possible aussi, mais essayez d'abord ce que demande la leçon.
school-read-on = Lisez d'abord la suite : il n'y a encore rien à faire ici.

# What a table says of itself, in the chat.
told-reseat = La place de { $player } a été redonnée.
