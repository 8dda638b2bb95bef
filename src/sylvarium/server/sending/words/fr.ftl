# Ce qu’on dit aux personnes qui ne regardent pas. Rien de la partie, sauf le jeu, qui joue, et le temps qui reste.

notice-turn = { $game }{ $with } : c’est à vous de jouer.
notice-turn-left = { $game }{ $with } : c’est à vous de jouer, il reste { $left }.
notice-low = { $game }{ $with } : il reste { $left } pour votre tour.
notice-over = { $game }{ $with } : la partie est finie.
notice-invite = { $by } vous invite à { $game }.
notice-round = { $title } : une nouvelle ronde a commencé, votre table de { $game } vous attend.
notice-more = { $count ->
    [one] … et un autre.
   *[other] … et { $count } autres.
}
notice-with = { " " }avec { $players }
notice-title = { $count ->
    [one] Sylvarium
   *[other] Sylvarium : { $count } tables
}
notice-title-low = Le temps presse
notice-test = C’est ainsi que Sylvarium vous dit que quelque chose vous attend.

span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

mail-open = Ouvrir : { $address }
mail-why = Vous avez demandé ces messages dans votre compte Sylvarium. Pour y mettre fin : { $address }
confirm-title = Est-ce votre adresse ?
confirm-text = Quelqu’un souhaite que Sylvarium écrive à cette adresse quand une table l’attend. Si c’était vous, ouvrez cette adresse d’ici un jour : { $address }
confirm-code = Ou tapez ce code sur la page de votre compte : { $code }
confirm-not = Si ce n’était pas vous, ignorez ce message : à moins que quelqu’un ne saisisse à nouveau cette adresse, rien d’autre ne sera envoyé.
confirm-never = Pour ne plus jamais recevoir cette question : { $address }

stop-title = Plus de messages
stop-ask = Mettre fin aux messages de Sylvarium vers { $label } ?
stop-do = Y mettre fin
stop-done = Plus rien n’y sera envoyé.
stop-unknown = Cette adresse ne marche plus : rien n’y est envoyé.
never-ask = Sylvarium ne doit plus jamais vous demander si cette adresse est la vôtre ?
never-do = Plus jamais
never-done = La question ne vous sera plus posée.
