# What people are told who do not look. Nothing of a game is in it but its name, who plays, and how long is left.

notice-turn = { $game }{ $with }: it is your turn.
notice-turn-left = { $game }{ $with }: it is your turn, { $left } left.
notice-low = { $game }{ $with }: { $left } left for your turn.
notice-over = { $game }{ $with }: the game is over.
notice-invite = { $by } invites you to { $game }.
notice-round = { $title }: a new round has begun, your table of { $game } waits for you.
notice-with = { " " }with { $players }
notice-title = { $count ->
    [one] Sylvarium
   *[other] Sylvarium: { $count } tables
}
notice-title-low = Time is running out
notice-test = This is how Sylvarium tells you that something waits for you.

span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

mail-open = Open: { $address }
mail-why = You asked for these messages in your home at Sylvarium. To end them: { $address }
confirm-title = Is this your address?
confirm-text = Somebody wants Sylvarium to write to this address when a table waits for them. If it was you, open this address within a day: { $address }
confirm-code = Or type this code in your home: { $code }
confirm-not = If it was not you, do nothing: unless somebody types this address again, nothing more will be sent.
confirm-never = To never be asked again: { $address }

stop-title = No more messages
stop-ask = End the messages of Sylvarium to { $label }?
stop-do = End them
stop-done = Nothing more is sent there.
stop-unknown = This address does not work any more: nothing is sent there.
never-ask = Shall Sylvarium never ask you again whether your address is yours?
never-do = Never again
never-done = You will not be asked again.
