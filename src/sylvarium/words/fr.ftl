# Les mots communs à tous les jeux.

table-wait = C’est à { $player } de jouer.
table-over = La partie est terminée.
table-continued = Les règles ont été corrigées pendant cette partie. Elle reprend au dernier tour joué sous les anciennes.
table-only-choice = { $line } (seul choix)
table-forked = Reprise au coup { $number } d’une autre partie.
table-moved = Commencée sur un appareil, poursuivie ici. La suite a été tirée à nouveau.
table-seat = Place { $number }
table-scene = Une scène, imaginée pour montrer quelque chose.
school-not-now = Ce serait possible aussi, mais essayez d’abord ce que demande la leçon.
school-do-this = Choisissez maintenant : { $choice }.
school-read-on = Lisez d’abord la suite : il n’y a encore rien à faire ici.

# What a table says of itself, in the chat.
told-reseat = Un nouveau lien a été créé pour la place de { $player }.
told-resign = { $player } abandonne : un robot joue cette place jusqu’à la fin.
told-time-bot = Le temps de { $player } est écoulé : un robot joue jusqu’à son retour.
told-time-resign = Le temps de { $player } est écoulé : un robot joue cette place jusqu’à la fin.
told-removed = { $name } a été invité à quitter la table.
told-replaced = { $name } a été invité à quitter la table. Un robot continue.
told-removed-somebody = Quelqu’un a été invité à quitter la table.
told-replaced-somebody = Quelqu’un a été invité à quitter la table. Un robot continue.
told-hushed = { $player } ne peut plus écrire ici.
told-unhushed = { $player } peut écrire à nouveau.
told-hushed-watchers = Les spectateurs ne peuvent plus écrire ici.
told-unhushed-watchers = Les spectateurs peuvent écrire à nouveau.
told-shut = La table a été fermée par la personne qui l’avait ouverte.
