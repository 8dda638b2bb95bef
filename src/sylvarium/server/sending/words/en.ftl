# What people are told who do not look. Nothing of a game is in it but its name, who plays, and how long is left.

notice-turn = { $game }{ $with }: it is your turn.
notice-turn-left = { $game }{ $with }: it is your turn, { $left } left.
notice-low = { $game }{ $with }: { $left } left for your turn.
notice-over = { $game }{ $with }: the game is over.
notice-invite = { $by } invites you to { $game }.
notice-round = { $title }: a new round has begun, and your { $game } table is waiting.
notice-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
notice-with = { " " }with { $players }
notice-title = { $count ->
    [one] Sylvarium
   *[other] Sylvarium: { $count } tables
}
notice-title-low = Time is running out
notice-test = This is how Sylvarium tells you that something is waiting for you.

span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
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
mail-why = You asked for these messages in your Sylvarium account. To stop them: { $address }
confirm-title = Is this your address?
confirm-text = Somebody wants Sylvarium to write to this address when a table is waiting for them. If it was you, open this address within a day: { $address }
confirm-code = Or type this code on your account page: { $code }
confirm-not = If it was not you, ignore this message: unless somebody types this address again, nothing more will be sent.
confirm-never = Never ask me again: { $address }

stop-title = No more messages
stop-ask = Stop messages from Sylvarium to { $label }?
stop-do = Stop them
stop-done = Nothing more will be sent there.
stop-unknown = This address no longer works: nothing is sent there.
never-ask = Should Sylvarium never again ask whether this address is yours?
never-do = Never again
never-done = You will not be asked again.
