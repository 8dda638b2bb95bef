# Les mots communs à tous les jeux.

table-wait = En attente de { $player }.
table-over = La partie est terminée.
table-continued = Les règles ont été corrigées pendant cette partie. Elle reprend au dernier tour joué sous les anciennes.
table-only-choice = { $line } (seul choix)
table-forked = Reprise au coup { $number } d'une autre partie.
table-seat = Place { $number }
