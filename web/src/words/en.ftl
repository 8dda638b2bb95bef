# Words of the client itself. Those of the games are in src/sylvarium/games/<game>/words.

close = Close
loading = Just a moment…
you = (you)
copy = Copy
copied = Copied

## Navigation

skip = Skip to the content
home = Sylvarium, home
nav-lobby = Open tables
nav-about = About
nav-settings = Settings
nav-ways = Around the house
nav-more = More pages
nav-games = Games
lost-title = There is nothing at this address.
lost-text = The link may be incomplete or too old. From here you can go on:
lost-failed = This page could not be loaded.
lost-again = Try again
lost-home = Go to the games

## Home

home-title = Five games, one clearing in the woods
home-intro = Play with friends by link, on one screen, or against bots. No account needed, no queue: pick a game and go.
home-play = Play
home-coming = Coming soon
home-waking = bots waking up
home-seats = { $from } to { $to } players
home-resume = Your tables

## New table

new-title = A table of { $game }
new-nickname = Your name
new-nickname-hint = What should we call you?
new-nickname-missing = Please tell us your name, so that the others know who is playing.
new-seats = How many players?
new-seat = Seat { $number }
new-kind-me = You
new-kind-open = A friend, by link
new-kind-hotseat = A friend, on this screen
new-kind-bot = A bot
new-level = How strong?
new-hotseat-name = Name
new-options = Options
new-public = Anyone may join
new-public-text = The table is listed under “Open tables”. Otherwise people can join only with your link.
new-start = Start playing
new-open = Open the table
new-all-open = You have no seat yourself: you will watch.
new-preparing = The game is being set up…

level-sapling = Sapling
level-birch = Birch
level-oak = Oak
level-sequoia = Sequoia
level-ancient = Ancient
level-sapling-text = sees what is near, and not very clearly
level-birch-text = takes what looks good now
level-oak-text = thinks ahead
level-sequoia-text = thinks further ahead
level-ancient-text = thinks far ahead

## Lobby

lobby-title = Open tables
lobby-waiting = Waiting for players
lobby-playing = In progress
lobby-none-waiting = Nobody is waiting for players right now. Open a table of your own and tick “Anyone may join”.
lobby-none-playing = No public game is in progress right now.
lobby-none-such = No table is like that right now.
lobby-mine = Your table
lobby-join = Sit down
lobby-watch = Watch
lobby-new = New table
lobby-more = Show more tables
lobby-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }

## Waiting room

wait-title = Almost there
wait-text = The game begins when every seat is taken.
wait-invite = Send this link to your friends
wait-join = Take a seat
wait-join-text = You have been invited to a table of { $game }.
wait-free = free
wait-seated = You have a seat. Waiting for the others…
wait-watch = You are watching. The game has not started yet.

## The table

players = Players
question = The question
rail = Choices and story
areas = Parts of the table
area-lit = (you have a choice here)
sheet-close = Put away
tab-choices = Choices
tab-more = Story
tab-log = Story
tab-chat = Chat
tab-rules = Rules
tab-scores = Points
turn-yours = your turn
turn-theirs = playing
turn-thinking = thinking…
turn-announce = Your turn
seat-bot = bot
seat-away = away
seat-bot-for = a bot plays on
points-category = Category
points-total = Total
points-count = { $points ->
    [one] one point
   *[other] { $points } points
  }
points-ahead = in the lead
undo = Undo
redo = Redo
hint = Hint
hint-thinking = Thinking…
hint-none = No hint is possible right now.
hint-by-device = Worked out on this device.
hint-by-server = Worked out by the server.
confirm-end = This ends your turn.
confirm-yes = Yes, end it
confirm-no = Not yet
waiting-for = Waiting for { $player }.
watching = You are watching. It is { $player }’s turn.
since-title = Since your last turn
contact-lost = The connection is lost. Trying again…
contact-connecting = Connecting…
bots-waking = The bots are still waking up and think a little less for now.
sound-on = Sound on
sound-off = Sound off
invite = Invite
invite-title = Invite and watch
invite-play = Link for players
invite-watch = Link for spectators
invite-full = All seats are taken. Anyone who opens the link can watch.
leave-seat = Let a bot play for me
take-seat = I am back
bot-for-me = A bot is playing for you.
seat-give-bot = Let a bot take over for { $player }
spectators = { $count ->
    [0] nobody watches
    [one] one spectator
   *[other] { $count } spectators
  }
curtain-title = { $player }, it is your turn
curtain-text = Pass the screen on. No peeking, everybody else!
curtain-open = I am { $player }
story-empty = Nothing has happened yet.
chat-empty = Say hello! Everybody at the table can read it.
chat-say = Say something
chat-send = Send
rules-search = Search the rules
rules-nothing = Nothing found for “{ $query }”. Try another word.
rules-english = The full rules are in English.
rules-large = Read the rules full size
rules-basics = In short
rule-number = Rule { $rule }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = See the whole board
beyond-up = { $count ->
    [0] More above
    [one] One more choice above
   *[other] { $count } more choices above
  }
beyond-down = { $count ->
    [0] More below
    [one] One more choice below
   *[other] { $count } more choices below
  }
beyond-left = { $count ->
    [one] One more choice on the left
   *[other] { $count } more choices on the left
  }
beyond-right = { $count ->
    [one] One more choice on the right
   *[other] { $count } more choices on the right
  }
generic-intro = This game has no drawn board yet. Everything on the table is listed here; your choices are in the panel.
keys-title = Keyboard shortcuts
keys-numbers = choose
keys-arrows = move through the choices
keys-undo = undo
keys-redo = redo
keys-hint = hint
keys-mute = sound
keys-choices = jump to the choices
keys-keys = this list

## End

over-title = { $player } wins
over-shared = { $players } share the victory
over-you = You win!
over-tie = Level on { $criteria }; decided by { $decider }.
over-tie-full = Level in everything: the place is shared.
over-chart = Points over time
over-chart-label = Points of every player over the course of the game
over-breakdown = Where the points came from
over-again = Play again
over-replay = Look back
over-home = Other games
over-close = See the board
over-open = Result
over-review = What a bot would have done
over-review-ask = Let a bot review the game
over-review-thinking = A bot is reviewing the game: { $percent }%
over-review-none = Nothing stood out: well played.
over-review-failed = The review did not work.
over-review-line = { $player }: “{ $played }”. Better: “{ $better }”.
chart-start = start
chart-end = end

## Replay

replay-title = Looking back
replay-first = To the beginning
replay-prev = One move back
replay-next = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-at = Move { $number } of { $last }
replay-eyes = Seen by
replay-spectator = everybody
replay-fork = Play on from here
replay-fork-text = A new table begins at move { $number }. Who plays?
replay-live = Back to the table
replay-inexact = This move was played under older rules; you see the beginning of its turn.
replay-copy = Copy the address of this moment

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-theme-auto = same as the system
settings-theme-light = light
settings-theme-dark = dark
settings-sound = Sounds
settings-motion = Animate pieces
settings-confirm = Ask before my turn ends
settings-numbers = Choose with number keys

## About

about-title = About Sylvarium
about-text = Sylvarium puts five modern board games on one digital table. The server checks all the rules, never sends what is hidden from you, and keeps every game so that you can replay it move by move.
about-here = What is here
about-lobby = Play with others: open tables, tournaments, people who look for players
about-puzzles = Puzzles, a new one every day
about-board = The best players of every game
about-rules = The rules of { $game }
about-fair = How it is made
about-alone = No page loads anything from other sites.
about-credits = Credits
about-drawings = Boards, covers, trees, dwellings and creatures are drawn for Sylvarium.
about-icons = Pictograms: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Interface icons: Lucide, ISC.
about-fonts = Typefaces: Nunito and Fraunces, SIL Open Font License.
about-games = The games belong to their authors and publishers; names, texts and drawings here are our own.
about-keys = You can play everything with the keyboard alone, and with a screen reader.

## Errors

error-network = The server cannot be reached. Check your connection; nothing is lost.
error-server = Something went wrong on the server. Please try again.
refused-bad-message = The server did not understand that. Please reload the page.
refused-unknown-type = The server did not understand that. Please reload the page.
refused-too-large = That is too long.
refused-too-fast = That was a little fast. Please wait a moment.
refused-too-fast-for = Too much at once. Please try again in { $seconds } seconds.
refused-full = Too many people are watching this table already. Please try again later.
refused-too-slow = The request took too long to arrive. Please try again.
refused-operators-only = This is only for the people who run the server.
refused-unknown-table = There is no such table. Perhaps the link is incomplete.
refused-unknown-here = There is no such game in this browser. A game on a device stays in the browser where it was started, until the data of this site are cleared there; you can save it there as a file.
refused-unknown-game = There is no such game here.
refused-unknown-moment = The game has not got that far.
refused-unknown-path = There is nothing at this address.
refused-wrong-method = The server did not understand that. Please reload the page.
refused-bad-table = These seats or options do not fit the game.
refused-unknown-token = This browser no longer holds that seat.
refused-hello-first = The connection was not ready. Please try again.
refused-not-your-seat = That is not your seat.
refused-not-your-turn = It is not your turn.
refused-late = The table has moved on in the meantime. Look again, then choose.
refused-illegal = That is not possible now.
refused-waiting = The game has not started yet.
refused-over = The game is over.
refused-not-over = You can do that once the game is over.
refused-no-undo = This cannot be taken back: the turn is over, or something new was revealed.
refused-no-redo = There is nothing to redo.
refused-bot-plays = A bot plays this seat. Take it back first.
refused-no-bot = A bot cannot take this seat yet. A player who has just left has a minute to come back.
refused-no-hint = No hint is possible right now.
refused-bad-invite = This table is private: ask for the complete invite link.
refused-no-seat = That seat has just been taken.
refused-storage = That could not be saved. Look at the table and try again.
refused-damaged = This table is damaged and cannot be opened.
refused-failed = Something went wrong on the server. Please try again.

## What is agreed beside the rules

new-agree = House rules
new-hints = Hints are allowed
new-hints-text = Everybody may ask a bot what it would do.
new-forks = Trying things out is allowed
new-forks-text = During the game, everybody may play on from any moment at a table of their own.
agreed-hints-on = Hints from a bot are allowed.
agreed-hints-off = Played without hints.
agreed-forks-on = Players may try things out at another table during the game.
agreed-forks-off = Nobody tries things out at another table before the game is over.

## The fair draw

draw-title = Fair draw
draw-old = This table is older than the fair draw: the server alone decided what was drawn.
draw-chosen = Whoever opened this table chose its seed, and so its cards.
draw-chosen-seed = Whoever opened this table chose its seed, { $seed }, and so its cards.
draw-running = The cards follow from a random number that the server fixed before anybody joined, and from { $count ->
    [0] nobody else’s yet
    [one] that of one player
   *[other] those of { $count } players
  }; when the game is over, anybody can check that.
draw-unable = This browser cannot compute hashes at an address without https: check the draw with “sylvarium verify”.
draw-fair = Checked by this browser: the server’s random number is the one it had committed to, and the cards follow from it and { $count ->
    [0] from no others
    [one] that of one player
   *[other] those of { $count } players
  }.
draw-fair-mine = Checked by this browser: the server’s random number is the one it had committed to before it knew yours, and the cards follow from it and { $count ->
    [one] yours
   *[other] those of { $count } players, yours among them
  }.
draw-broken-half = The draw was not fair: the server shows a different random number from the one it had committed to.
draw-broken-seed = The draw was not fair: the cards do not follow from the random numbers of the server and the players.
draw-broken-commitment = The draw was not fair: the server changed what it had committed to after you joined.
draw-broken-mine = The draw was not fair: your random number was not used.
draw-record = The record of the game
chat-spectator = (spectator)
chat-somebody = A spectator

## Refusals about fair play

refused-closed = This table is closed. You can look at it, but nothing more happens here.
refused-muted = The people who run this server have muted you at this table.
table-closed = Closed by the people who run this server: { $reason }
refused-name-taken = Somebody at this table already has that name, or one very like it. Please choose another.
refused-no-seed = With others at the table, nobody can choose the seed.
refused-no-half = Your part of the draw has already been received.
refused-hints-off = The players of this table agreed to play without hints.
refused-forks-off = The players of this table agreed not to try things out elsewhere before the game is over.

## Pace

pace-next = Next step
pace-skip = { $count ->
    [one] Skip
   *[other] Skip { $count } steps
  }
pace-again = Show me that again
pace-repeating = Once more: what the others did
keys-again = show me that again
keys-next = next step, or skip
keys-plan = plan my turn while others think
settings-pace = When others play
settings-pace-slow = slowly
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-instant = show only the result
settings-pace-step = step by step, with a click
settings-pace-text = How fast you see the moves of bots and of other people.
settings-volume = Volume
settings-tempo = Animation speed
settings-tempo-slow = slow
settings-tempo-normal = normal
settings-tempo-fast = fast

## Scoring

scoring-title = Points are counted
scoring-skip = Skip the counting
scoring-go-on = Go on
prospect-chip = { $points } points if scored now
prospect-row = If scored now
prospect-text = The second number: points if scored now.

## What decided it

over-kind-won = Congratulations!
over-kind-close = So close!
over-kind-lost = Well played all the same.
over-because = { $winner } won with “{ $part }”: { $by ->
    [one] one point
   *[other] { $by } points
  } more than { $rival }.
over-because-won = “{ $part }” made the difference: { $by ->
    [one] one point
   *[other] { $by } points
  } more than { $rival }.
over-because-lost = “{ $part }” made the difference: { $winner } got { $by ->
    [one] one point
   *[other] { $by } points
  } more there than you.
over-because-ahead = With “{ $part }” you were ahead.
over-because-close = { $margin ->
    [0] Nothing but the tie-break decided it.
    [one] A single point decided it.
   *[other] { $margin } points decided it.
  }
over-lost = Not this time

## Why not, and are you sure

confirm-end-destroy = This cannot be undone.
confirm-yes-destroy = Yes, do it
stuck-nothing = There is nothing to undo yet.
stuck-others = You have nothing to undo.
stuck-turn = This cannot be undone: that turn is over.
stuck-revealed = This cannot be undone: something new has been revealed since.
dead-now = Not this one right now. { $question }
dead-others = It is not your turn: { $player } is playing.
dead-over = The game is over.
dead-replay = You are looking back: you cannot play here.
choices-more = Show { $count } more
hint-best = { $percent ->
    [0] best
   *[other] best: { $percent }% more likely to win
  }
hint-behind = { $percent ->
    [0] about as good
   *[other] { $percent }% less
  }
look-at = Looking back: move { $number } of { $last }
look-back = Back to the game

## People at the table

guest-names = Hazel, Rowan, Fern, Juniper, Bramble, Willow, Aspen, Clover, Sorrel, Maple, Ivy, Alder, Linden, Heather, Tansy, Yarrow, Robin, Wren, Finch, Martin
home-seats-exactly = { $count } players
home-against = with { $players }
home-waiting = Waiting for players
home-finished = Finished ({ $count })
colour-choose = Colour
colour-taken = somebody else has this colour
colour-0 = orange
colour-1 = blue
colour-2 = yellow
colour-3 = green
seat-bot-may = A bot may take over
wait-fill = Let a bot sit here
wait-cancel = Cancel the table
wait-cancel-sure = Really cancel it?
wait-leave = Get up
wait-cancelled = The table was cancelled.
wait-cancelled-text = No game will begin here. Open another one whenever you like.
seat-lost = You no longer have a seat at this table. You can watch.
table-decided = The game is decided.
table-decided-text = The others have given up, so it counts as it stands. You may play on for its own sake.
wait-colour = Your colour
wait-others = Say hello while you wait
resign = Resign
resign-text = A bot plays on in your seat, and you can watch.
resign-sure = Really resign? You cannot come back to this seat.
away-text = Leaving for a while? A bot can play for you until you are back.
table-menu = Your seat
refused-colour-taken = Somebody else has chosen this colour.
review-played = Played: { $choice }
review-better = Better: { $choice }
review-fell = Chance to win: { $after }% instead of { $before }%

## Learning by playing

learn-title = Learn { $game }
learn-link = Learn by playing
learn-lesson = Lesson
learn-progress = { $count ->
    [one] { $done } of one lesson done
   *[other] { $done } of { $count } lessons done
  }
learn-enough = The first { $count } lessons, about { $minutes } minutes, are enough for a first game.
learn-later = When you want to know more
learn-enough-now = That is enough for a first game.
learn-begin = Begin
learn-go-on = Go on
learn-again = From the beginning
learn-play = Play a game
learn-none = There are no lessons for this game yet.
learn-done = done
learn-begun = started
learn-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
learn-course = All lessons
learn-leave = Leave
learn-back = Back
learn-next = Next
learn-onwards = Next lesson
learn-yours = Your move
learn-show = Show me
learn-step = Step { $step } of { $steps }
learn-read-on = Read on first: there is nothing to do here yet.
learn-name-1 = Barnaby
learn-name-2 = Tilda
learn-name-3 = Odo
learn-example = Example { $number }
learn-examples = Worked examples
learn-examples-about = The examples from the rules, as positions you can play.
learn-scenes = Scenes of this example
learn-example-plays = The example goes on: { $choice }
learn-example-followed = That is how the example ends. You may go on, or take moves back.
learn-example-free = Try what you like, then take it back.
learn-at-start = You are at the beginning.
learn-example-ends = The example ends here.
replay-at-end = This is the latest moment.
replay-fork-over = The game is over: there is nothing left to play.
learn-example-next = Play it
learn-take-back = Take back
learn-on-board = See it on the board
refused-unknown-scene = There is no such lesson, example or puzzle.
refused-bad-scene = That no longer fits here. Please start again.

## Puzzles

puzzles-title = Puzzles
puzzles-intro = Moments of games between bots in which one choice is clearly the best. Find it on the board, then see why.
puzzles-count = There are { $count } of them.
puzzles-none = There are no puzzles yet.
puzzles-marks = How hard:
puzzles-day = Puzzle of the day
puzzles-day-solved = Solved
puzzles-day-missed = Tried: come back tomorrow
puzzles-solve = Solve it
puzzles-all = All puzzles
puzzles-days = { $count ->
    [one] solved one day in a row
   *[other] solved { $count } days in a row
  }
puzzles-row = { $count ->
    [one] one right in a row
   *[other] { $count } right in a row
  }
puzzles-best = best: { $count }
puzzles-solved = { $done } of { $count } solved
puzzle-title = { $game }: puzzle { $number }
puzzle-name = Puzzle { $number }
puzzle-rating-1 = easy
puzzle-rating-2 = medium
puzzle-rating-3 = hard
puzzle-state-right = solved
puzzle-state-wrong = missed
puzzle-state-new = not tried yet
puzzle-ask = One choice is clearly the best here. Which one?
puzzle-right = That is it!
puzzle-shown = The best choice is “{ $choice }”.
puzzle-wrong = Not the best: “{ $choice }”.
puzzle-best = Best: “{ $choice }”.
puzzle-chances = You win about { $best } games of 100 with it, and { $other } with “{ $choice }”.
puzzle-most = What decides it most: { $category }, { $best } points instead of { $other }.
puzzle-most-rival = What decides it most: the best other player ends with { $best } points instead of { $other }.
puzzle-single = { $category } at the end, on average: { $best } instead of { $other }; the other player’s: { $rival } instead of { $rivals }.
puzzle-single-own = Yours
puzzle-yours = (your choice)
puzzle-bars = Chances to win
puzzle-points = Points at the end of the game
puzzle-points-best = best
puzzle-points-other = other
puzzle-points-all = All your points
puzzle-points-rival = Best other player
puzzle-points-about = With “{ $best }” and with “{ $other }”: averages over many games played on from here, from what you could know.
puzzle-line = How the turn goes on
puzzle-play-line = Play it
puzzle-missed-by = Missed by bots, of { $tries } tries each: { $misses }
puzzle-missed-level = { $level } { $count }
puzzle-again = Try again
puzzle-show = Show it on the board
puzzle-next = Next puzzle
puzzle-idle = It is the others’ turn from here: take your move back, or go to the next puzzle.

## The rulebook for players

rulebook-title = Rulebook
rulebook-numbered = Numbered rules
rulebook-page = Read or print
rulebook-print = Print
rulebook-search-numbered = Search the numbered rules
rulebook-exact = The exact rules: { $rules }
rulebook-of = The rules of { $game }
rulebook-contents = Chapters
rulebook-about = A ten-minute read. If there is a dispute, the numbered rules decide.
rulebook-none = This game has no rulebook for players yet. Here are its numbered rules.
picture-you = You

## The aim, and what counts

aim-title = The aim
aim-picture = A moment of a game of { $game }
aim-rules = Read the rules
counts-title = What counts
counts-now = These choices bring points at once:
counts-coming = { $points } if scored now
counts-show = Show me where

# A guided first game

tips-begin = Guided first game
tips-begin-about = A game against the easiest opponent. Tips come up the first time something matters.
tips-name = Tip
tips-read = Got it
tips-stop = No more tips
tips-stopped = No more tips. To get them back, start a guided game from the lessons.
new-first-time = First time? A guided game explains itself as you play.
rule-places = { $count ->
    [one] See where it applies now (1 place)
   *[other] See where it applies now ({ $count } places)
  }

## Tables on this device
device-play = Play on this device
device-play-text = Without the server: bots and friends play on this screen, even offline, and the game is kept in this browser. A few megabytes are loaded once.
device-only = There is no server at the moment: the game is played on this device and kept in this browser.
device-only-site = This site has no server: the game is played on this device and kept in this browser.
device-site = These pages need no server: games against bots and with friends on this screen are played on your device and kept in this browser. Lessons and puzzles are here as well. To play with friends on their own screens, you need a Sylvarium server.
device-away = The server cannot be reached. You can still play games, lessons and puzzles on this device.
device-declined = Nothing was loaded. You can come back to it whenever you like.
device-keeps-nothing = This browser does not store anything, as can happen in a private window: a game on this device would be lost. Open a normal window, or allow this site to store data.
device-too-old = This browser cannot run games by itself: it is too old, or lacks WebAssembly. You can still play on a Sylvarium server.
device-forbidden = The host of these pages does not allow what the rules run on. Whoever manages it has to permit WebAssembly (“wasm-unsafe-eval” in its Content-Security-Policy).
device-no-bots = There are no bots here: their modules are missing from these pages. Whoever hosts the pages can make them with “make wasm” (or “sylvarium wasm”). You can still play with friends on this screen.
device-loading = Fetching what the table needs…
device-starting = Setting the table…
device-failed = What the table needs could not be loaded. Are you online?
device-metered-title = Load it now?
device-metered = To play on this device, about { $megabytes } MB have to be loaded once. Your connection may be metered or slow.
device-metered-yes = Load it
device-metered-no = Not now
device-title = A table on this device
device-text = This game is kept in this browser and nowhere else.
device-file = Save as a file
device-file-text = With this file you can go on with the game in another browser: open it there from the home page.
device-broken-text = You can save what is kept of it as a file, or delete it.
device-open = Open a game from a file
device-remove = Delete this game
device-remove-sure = Delete it for good?
refused-bad-file = There is no game in this file that could be opened.
refused-device-storage = This browser could not save that: its storage may be full. Free some space and go on; nothing from before is lost.
refused-device-no-bots = The bots of this game could not be loaded on this device: they neither move nor give hints. Load the page again when you are online.
refused-device-cut = The last moves of this game were damaged. It goes on from the last one that could be read.
update-there = There is a new version of Sylvarium. Your games stay as they are.
update-now = Load it
update-later = Later
device-move = Go on on the server
device-move-text = The game goes on on the server: friends on this screen take their seats there by link. What is still to come is drawn again. The game here stays as it is.
device-take = Go on on this device
device-take-text = Nobody else is playing here, so the game can go on on this device, even offline.
refused-other-rules = This game was played with another version of the rules. Load the newest version of the site first.
refused-no-course = This game did not start from the beginning, so it cannot be moved.

## Planning

plan-title = Your plan
plan-begin = Plan my turn
plan-banner = Only a plan: nothing of this is played yet.
plan-keep = Keep the plan
plan-drop = Drop it
plan-change = Change it
plan-kept = Your plan is saved. It will be played when your turn comes, if it still fits.
plan-waits = This will be played when your turn comes, if it still fits:
plan-playing = Your plan is being played…
plan-your-turn = It is your turn now.
plan-play-step = Play
plan-ends-turn = Your plan is complete: this step ends your turn.
plan-ends-chance = Your plan ends here: nobody knows yet what this step brings.
plan-ends-over = Your plan is complete: this step ends the game.
plan-trouble-illegal = Your plan no longer fits: “{ $step }” is no longer possible as planned.
plan-trouble-changed = Your plan no longer fits: “{ $step }” would bring something else now.
plan-trouble-other = Your plan no longer fits: you have played something else.
plan-trouble-undone = You have taken a move back, so the plan waits for you.
standing-riposte = Ripostes
standing-riposte-ask = Ask me each time
standing-riposte-pass = Always pass
standing-riposte-king = Pass unless my King is attacked
refused-no-plan = Your next turn cannot be planned now: it depends on something nobody knows yet. Try again after the next move.

## A home of one's own: passkeys, devices, my tables

nav-me = Your account
me-title = Your account
me-about = You can play without one. With an account your tables follow you to every device, with no password and no e-mail address: your phone, your computer or your password manager keeps a passkey for you.
me-new = Create an account
me-new-text = The seats held by this browser become yours.
me-make = Make a passkey
me-back = Log in
me-back-text = Your device asks which passkey to use. You do not need to type a name.
me-enter = Use a passkey
me-other = This is my second device
me-other-text = On the device where you are logged in, choose “Another device”; it shows a code.
me-other-enter = I have a code
me-recover = Passkey lost?
me-code = Recovery code
me-recover-enter = Log in with the code
me-name = Name
me-name-keep = Keep this name
me-passkeys = Passkeys
me-passkey-add = Add a passkey
me-used = used { $when }
me-remove = Remove
me-remove-sure = Really remove it?
me-no-way-in = Nothing would let you back in once you are logged out. Add a passkey, or make new recovery codes.
me-codes-left = { $count ->
    [0] No recovery codes left.
    [one] One recovery code left.
   *[other] { $count } recovery codes left.
  }
me-codes-renew = New recovery codes
me-codes-renew-sure = Really? The old codes stop working
me-devices = Devices
me-this-device = this device
me-end = Log out
me-leave = Log out on this device
me-data = Your data
me-data-text = If you delete your account, your name disappears from all tables. The others can play on. This cannot be undone.
me-export = Save everything as a file
me-forget = Delete my account
me-forget-sure = Really delete everything
passkey-not = No passkey was used.
passkey-needs-https = Passkeys need a secure connection (https). Whoever runs this server can set it up; until then you play as a guest.
passkey-needs-name = Passkeys need a name in the address, not just numbers. On this machine, open the page as “localhost”.
passkey-needs-browser = This browser does not support passkeys. You can log in with a code from another device, or with a recovery code.
codes-title = Your recovery codes
codes-text = Each code opens your account once if you lose your passkeys. They are shown only now: keep them somewhere safe.
codes-copy = Copy
codes-save = Save as a file
codes-kept = I have kept them
codes-by-hand = Please copy the codes by hand.
knock-code = Code from the other device
knock = Ask to log in
knock-wait = Now say yes on the other device. It must show the same letters:
device-new = Another device
device-scan = Point the camera of the other device here:
device-picture = The link for the other device, as a picture
device-type = Or open { $address } there, choose “I have a code”, and type:
device-asks = A device asks to log in ({ $device }). Say yes only if it is yours and shows these letters:
device-yes = Yes, that is mine
device-no = No
device-in = The other device is logging in.
mine-since = turn started { $when }
mine-changed = last move { $when }
mine-stirred = last change { $when }
just-now = just now
mine-news = { $count ->
    [one] one move you have not seen
   *[other] { $count } moves you have not seen
  }
mine-waiting = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
  }
mine-all = Show all { $count } tables
mine-key = Press T for the next table that is waiting for you.
keys-table = next table that is waiting for you
carry-title = Play on with your phone
carry-text = A link takes your seat with you. This device keeps it too.
carry = Make a link for my phone
carry-scan = It works once, within ten minutes. Give it to nobody else: whoever opens it plays in your place.
carry-picture = The link to your seat, as a picture
carry-link = Link to your seat
reseat-title = Has somebody lost their seat?
reseat-text = You opened this table: you can invite somebody back to their seat. Their old link stops working, and everybody is told.
reseat = Invite { $player } again
reseat-sure = Really? { $player }’s old link stops working
reseat-link = Link for { $player }, works once
missed-title = While you were away
missed-points = { $player }: { $points } points ({ $change })
missed-close = Got it
refused-login-first = Please log in first.
refused-no-login = There is no account for that. Try another passkey or code.
refused-no-passkey = The passkey could not be made. Please try again.
refused-last-passkey = This is the only way in. Add another passkey or new recovery codes first.
refused-foreign-page = The server did not recognise this page as its own. Please reload it.
refused-bad-code = This code does not work, or no longer works. Ask for a new one.
refused-own-code = This is your own code: give it to somebody else. It still works.
refused-not-owner = Only the person who opened the table can do that.
refused-seat-taken = The person who sits there is still here, or was a minute ago.

## Clocks

clock-hours = { $count } h
clock-days = { $count } d
clock-left = { $left } left
clock-you-have = You have { $left } left.
clock-reserve = of which { $reserve } in reserve
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
mine-left = · { $left } left

pace-title = Time to think
pace-none = No limit
pace-none-text = No clock.
pace-live = Live, with clocks
pace-live-text = A few seconds for every decision, and a reserve for the whole game.
pace-turns = Turn by turn
pace-turns-text = Hours or days for every turn; you come back when it is yours.
pace-how = Pace
pace-brisk = Brisk: { $free } per decision, { $reserve } in reserve
pace-usual = Normal: { $free } per decision, { $reserve } in reserve
pace-calm = Calm: { $free } per decision, { $reserve } in reserve
pace-own = Set your own
pace-seconds = Seconds per decision
pace-minutes = Minutes in reserve
pace-turn = Time per turn
pace-hours = Hours per turn
pace-rest = The clock stops during the quiet hours and holidays that players have set in their accounts.
pace-then = When time is up
pace-then-bot = a bot plays on until they are back
pace-then-resign = the seat goes to a bot for good
pace-level = The bot
pace-told-live = { $free } per decision, { $reserve } in reserve
pace-told-bare = { $free } per decision
pace-told-turns = { $free } per turn
pace-up-bot = When time is up, a bot plays on until the player is back.
pace-up-resign = When time is up, the seat goes to a bot for good.

## Notices, quiet hours and holidays

notices-title = Notices
notices-text = For when a table is waiting and you are not looking. They give nothing away about the game, several tables share one notice, and your quiet hours are respected.
notices-push = Notify me in this browser
notices-push-not = This browser cannot receive notices, or only on a page with https.
notices-push-refused = Your browser does not allow notices from this page. You can change that in its settings.
notices-push-failed = The push service of your browser did not answer. Try again later, or choose another way.
notices-by-push = in this browser
notices-by-email = by e-mail
notices-by-hook = by webhook
notices-unconfirmed = We have written to this address: open the link in the e-mail, or type its code here.
notices-trouble = The last notice did not arrive there.
notices-email = E-mail address
notices-code = Code from the e-mail
notices-confirm = Confirm
notices-hook = A Discord or Slack channel
notices-hook-url = Webhook address
notices-hook-shape = Kind
notices-add = Add
notices-test = Try it
notices-tested = A notice is on its way.
notices-kept = From now on you will be told there.
notices-mail-sent = We have written to this address. Open the link in the e-mail.
notices-kinds = Tell me when
notices-kind-turn = it is my turn
notices-kind-low = my time is running out
notices-kind-over = a game is over
notices-kind-invite = somebody invites me
calendar-title = Quiet hours and holidays
calendar-text = During your quiet hours nobody disturbs you, and turn-by-turn clocks stop. On holidays they stop too.
calendar-quiet = Quiet hours
calendar-begin = From
calendar-end = Until
calendar-zone = Time zone: { $zone }
calendar-zone-here = Use { $zone }
calendar-keep = Keep these hours
calendar-kept = Saved.
calendar-holidays = Holidays
calendar-left = { $count } of { $days } days left this year.
calendar-first = First day
calendar-last = Last day
calendar-add = Add holidays
refused-time-up = Time is up for this decision: a bot makes it. Take your seat back right afterwards.
refused-bad-calendar = Quiet hours last twelve hours at most, and holidays no longer than the days you have left this year.
refused-quiet-changed = Quiet hours can be changed once a day.
refused-bad-channel = Nothing can be sent to this address. It must be a public one that begins with https://.
## People among each other

find-title = Find players
find-text = Say what you would like to play. As soon as enough people are looking for the same game, you sit down together.
find-game = Game
find-count = Players
find-players = { $count ->
    [one] one player
   *[other] { $count } players
  }
find-go = Find players
find-leave = Stop looking
find-waiting = { $others ->
    [0] Nobody else is looking for this yet.
    [one] One other person is waiting with you.
   *[other] { $others } others are waiting with you.
  }
find-since = You began looking { $when }.
find-stay = Keep a Sylvarium page open. You may look around meanwhile; the table opens by itself.
find-now = Others are looking for
find-others = { $count ->
    [one] one waiting
   *[other] { $count } waiting
  }
find-seated = Players found! Your new table is among your tables.
lobby-filters = Which tables to show
lobby-any = any
lobby-seats = Free seats
lobby-at-least = { $count ->
    [one] at least one
   *[other] at least { $count }
  }
invitations = Invitations
invitation-invite = { $player } invites you to a game of { $game }.
invitation-rematch = { $player } would like another game of { $game } with you.
invitation-accept = Take my seat
invitation-decline = Not now
mine-invited = { $count ->
    [one] You have an invitation
   *[other] You have { $count } invitations
  }
invite-code = Show it as a QR code
invite-code-label = The invitation as a QR code
invite-known = Invite people you know
invite-nobody = You have not played with anybody who has an account here. Send the link instead.
invite-one = Invite
invite-sent = Invited
invite-needs-home = Create an account to invite people you have played with
rematch-asked = The others have been asked. The game starts when they sit down.
over-rematch = Ask for a rematch
friends-title = Friends
friends-needs-home = You need an account for friends, notes and blocking, so that they follow you. It takes one step, no password and no e-mail address.
friend-code-brought = Somebody would like to be your friend here. Create an account, or log in, and you are friends.
friend-code-go = Accept the friend’s link
friends-asking = Would like to be friends
friends-mine = Your friends
friends-none = Nobody yet. Ask somebody you have played with, or send a friend your code.
friends-met = People you have played with
friends-met-none = People with an account here appear after your first game with them.
friends-last = { $game }, { $when } · { $count ->
    [one] one game
   *[other] { $count } games
  } together
friends-blocked = Blocked
friends-show-online = Friends may see when I am here
friend-online = here now
friend-ask = Send a friend request
friend-asked = They will see it, if they have an account here.
friend-waiting = asked
friend-withdraw = Withdraw the request
friend-accept = Yes, be friends
friend-decline = Not now
friend-now = You are friends now.
friend-part = End the friendship
friend-part-sure = Really end it?
friend-code = Add a friend by code
friend-code-text = Let your friend scan this or send the link. It works once, for a week.
friend-code-label = Your friend code as a QR code
friend-code-link = Link for your friend
friend-code-taken = You are friends now.
note-write = Note
note-label = Note about { $player }, which only you can read
note-keep = Save the note
block = Block
block-sure = Really block?
block-done = Done. You will not hear from them or meet them any more; they are not told.
block-text = You will not see what they write, they cannot sit down at your tables, and you will never be seated together. They are not told.
unblock = Unblock
company-title = People at this table
company-friend = a friend
company-blocked = blocked
company-needs-home = You need an account for friends, notes and blocking.
owner-title = Your table
owner-remove = Remove
owner-remove-sure = Really remove them?
owner-remove-sure-playing = Really? A bot will play on.
owner-hush = Mute
owner-unhush = Unmute
owner-hush-watchers = Mute spectators
owner-unhush-watchers = Unmute spectators
owner-close = Close the table
owner-close-sure = Really end it for everybody?
report = Report
report-title = Report to the people who run this server
report-what = What is it about?
report-player = How they behave
report-name = Their name
report-why = What happened? (optional)
report-text = They will see what was said around it. The person you report is not told who reported them.
report-send = Send the report
report-sent = Thank you. It will be looked at.
report-kind-player = Behaviour
report-kind-name = Name
report-kind-line = Chat
operator-title = Moderation
operator-enter-text = Show your passkey once more. It is good for half an hour.
operator-enter = Show my passkey
operator-open = Open reports
operator-done = Closed reports
operator-deeds = What was done
operator-acted = Done, and put on record.
operator-none = Nothing here.
operator-report = Report { $number }
operator-account = account “{ $name }”
operator-guest = a guest
operator-because = : “{ $reason }”
operator-by = Reported by { $name }
operator-earlier = { $count ->
    [0] no other reports
    [one] one other report
   *[other] { $count } other reports
  }
operator-name = New name (for Rename)
operator-hours = For how many hours (empty: until lifted)
operator-hours-wrong = At least one hour, or leave it empty.
operator-name-missing = Write the new name first.
operator-reason = Reason, for the record (whoever is banned reads it)
operator-sure = Really: { $deed }?
operator-command = command line
operator-newer = Newer
operator-older = Older
deed-dismiss = Dismiss
deed-mute = Mute
deed-unmute = Unmute
deed-rename = Rename
deed-ban = Ban
deed-unban = Lift the ban
deed-ban-address = Ban the address for a while
deed-unban-address = Lift the ban on the address
deed-delete-line = Delete the line
deed-delete = Delete the account
deed-close = Close the table
deed-appoint = Made an operator
deed-dismiss-operator = No longer an operator
refused-hushed = The person who opened this table has muted you here.
refused-rated = You cannot do that once a rated game has started.
refused-no-entry = You cannot take a seat at this table. You may watch.
refused-banned = The people who run this server are not letting you in at the moment.
banned-person = The people who run this server have closed your account for now.
banned-address = The people who run this server are letting nobody in from your connection at the moment.
banned-until = This lasts until { $when }.
banned-for-good = This lasts until they lift it.
banned-reason = They say: “{ $reason }”
banned-means = Until then you cannot log in on any device, and the others may let a bot play for you. Nothing of yours is deleted.
banned-read = I have read it
refused-too-many = That is enough for now: what you have sent will be looked at first.


# Ratings, leaderboards, pages of people (docs/ratings.md).
rating-title = Rating
rating-value = { $value } ± { $doubt }
rating-like-mine = You play about like { $level } ({ $percent }% sure).
rating-like-mine-perhaps = Too few games to say: perhaps like { $level } ({ $percent }%).
rating-like-theirs = Plays about like { $level } ({ $percent }% sure).
rating-like-theirs-perhaps = Too few games to say: perhaps like { $level } ({ $percent }%).
rating-weaker-mine = You are not as strong as { $level } yet ({ $percent }% sure).
rating-weaker-theirs = Not as strong as { $level } yet ({ $percent }% sure).
rating-stronger-mine = You are stronger than { $level } ({ $percent }% sure).
rating-stronger-theirs = Stronger than { $level } ({ $percent }% sure).
rating-text = In 95 of 100 cases, the true strength lies within the ±. With 400 points more, you win ten games out of eleven. The bots’ levels stay fixed, so games against bots alone are enough.
rating-mine = My page
rating-none = No rated games yet.
rating-none-mine = You have no rated games yet. Play one against a bot or with others: afterwards you see which level you play like.
rating-unrated = not rated
rating-curve = Rating over time
rating-curve-text = The light band shows how uncertain the rating is; the dashed lines are the bots’ levels.
rating-curve-label = Rating over { $games ->
    [one] one game
   *[other] { $games } games
  }; now { $value } ± { $doubt }
rating-why-unrated = This game was not rated.
rating-why-fork = Not rated: the game was played on from a moment of another one.
rating-why-alone = Not rated: there was nobody to compare with.
rating-why-guest = Not rated: somebody played without an account.
rating-why-same = Not rated: one person held several seats.
rating-why-handed = Not rated: a seat changed hands during the game.
rating-why-replaced = Not rated: others called in a bot for somebody who was away.
rating-why-absent = Not rated: somebody never came, and lost on time.
rating-why-unmeasured = Not rated: the strength of a bot at the table is not known.
parts-title = Where the points come from
parts-caption = { $games ->
    [one] Points of one game
   *[other] Mean points of { $games } games
  }
parts-mine = You
parts-others = Others
parts-text = Others: the last { $count } players of this game.
parts-too-few = Too few others have played this game to compare with.
parts-level-text = The level’s points come from two-player games.
person-title = Player
person-favourite = Plays { $game } most.
person-played = { $played ->
    [one] One game
   *[other] { $played } games
  }, { $won } won
person-games = Games
person-more = Show more games
person-no-games = No games to show.
person-place = Place
person-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
person-gave-up = gave up
person-somebody = Somebody
page-mine = My ratings and games
page-shows = What others see
page-shows-ratings = My name, my ratings and my place on leaderboards
page-shows-games = My games at public tables
page-shows-text = Games at private tables are never shown to others. If you show nothing, nobody can find your page.
page-to-public = everybody
page-to-friends = friends
page-to-nobody = nobody
page-address = Address of your page
board-title = The best at { $game }
board-link = Leaderboard
board-games = Games
board-text = Listed here: everybody who shows their rating, has at least { $games } rated games, and is rated to within ± { $doubt }.
board-more = Show more
board-you = You are number { $place } of { $count }:
board-empty = Nobody here yet but the bots.
board-place = Place
board-name = Name
board-rating = Rating
board-played = Games
board-level = Level { $level }
new-rated = Rated
new-rated-text = Counts for the ratings of everybody with an account here; the bots’ ratings stay fixed. No hints. If a guest joins, the game does not count.
agreed-rated-on = Rated, if everybody who plays has an account here. If you resign, you lose.
agreed-rated-off = Not rated.
refused-not-rated = This game cannot be rated.
refused-unknown-person = There is nobody to see at this address.

## What a choice brings, and the explorer

why-ask = Why?
why-chance = Chance to win
why-to-come = Still to come
why-rival = Best other player
why-more = { $what }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more
why-fewer = { $what }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } fewer
why-compared = Compared with “{ $other }”: { $reasons }.
why-alike = Compared with “{ $other }”: no clear difference in where the points come from.
why-about = Averages of at least { $count ->
    [one] { $count } imagined future
   *[other] { $count } imagined futures
  }: the points where they stopped. “Still to come” is what the position there promises beyond its points.
why-about-ends = Averages of at least { $count ->
    [one] { $count } imagined future
   *[other] { $count } imagined futures
  }, each played to the end of the game.
review-curve = The chance to win, move by move
review-curve-label = Chances of all players to win over the whole game
review-curve-about = How often a bot saw each player ahead in the futures it imagined, based on what the deciding player knew. Circles: the biggest mistakes; numbers: turning points.
review-turning = Turning points
review-turned = From move { $number }: { $player }’s chance to win goes from { $before }% to { $after }%.
review-mistakes = Where the most was given away
review-show-line = See the bot’s line on the board
explore = Explore
explore-title = Exploring move { $number }
explore-about = Based on what { $player } knew. What was hidden is dealt again, and so is what is still to come. Nothing you try here counts.
explore-back = Back to the replay
explore-later = You can explore this once the game is over: until then it would reveal what somebody holds.
explore-line = The bot’s line: step { $at } of { $count }
explore-line-next = Next step
explore-line-end = The line ends here.
explore-first = Back to the decision
explore-undo = Take back
explore-weigh = Think deeper
explore-weighing = Weighing the choices
explore-cancel = Cancel
explore-play-out = Play it out
explore-stop = Stop
explore-chances = Chances to win
explore-futures = { $count } imagined futures
explore-compare = Compare with the choice in green; a second click puts this one in its place
explore-fewer = Show fewer
explore-openings = How openings fared
explore-openings-about = First choices in { $games } games between bots ({ $level }).
explore-times = Played
explore-won = Won
explore-won-of = { $wins } of { $times }
refused-bad-line = This line cannot be played from here.

# Tournaments
cup-title = Tournaments
cup-mine = My tournaments
cup-none = There is no open tournament right now. Create one: friends join by its link, and bots can take free places.
cup-found = Create a tournament
cup-about = Tables are drawn round by round, and the next round starts when all tables are finished. Anybody may create a tournament, with or without an account.
cup-name = Title
cup-usual-title = { $game } cup
cup-at-a-table = Players at a table, at most
cup-format = Format
cup-format-swiss = Swiss
cup-format-swiss-text = Everybody plays in every round, against people with about as many points.
cup-format-groups = Groups and finals
cup-format-groups-text = Everybody in a group meets everybody else; then the best of each group play the finals.
cup-most = Players, at most
cup-in-a-group = Players in a group, at most
cup-how-many-rounds = Rounds
cup-group-games = Games per group
cup-usual = the usual number
cup-bots = Bots take free places
cup-no-bots = No bots
cup-bots-text = When it starts; seven at most.
cup-bots-fill = Bots take the places that are still free.
cup-public = Anyone may join
cup-public-text = Otherwise only people with the link.
cup-when-full = Starts when all places are taken
cup-when-full-text = Otherwise when you say so.
cup-plays = I play
cup-plays-text = Otherwise you only run it.
cup-count = Counts for ratings
cup-count-text = Everybody then needs an account.
cup-rated = rated
cup-unrated = not rated
cup-by = by { $name }
cup-seats = { $count ->
    [2] tables for two
   *[other] tables of up to { $count }
}
cup-places = { $taken } of { $places } places taken
cup-full = All places are taken.
cup-starts = It starts when the organiser says so.
cup-starts-full = It starts when all places are taken, or when the organiser says so.
cup-you-are-in = You are in.
cup-login = This tournament counts for ratings: you need an account to take part.
cup-join = Take part
cup-look = Look
cup-start = Start the tournament
cup-withdraw = Withdraw
cup-withdraw-sure = You give up the games you are still playing in this tournament, and you cannot come back once it has started.
cup-close = End the tournament
cup-close-sure = No more rounds will start. Games in progress can be finished, but no longer count here.
cup-remove = Remove
cup-remove-who = Remove { $name }
cup-remove-sure = They are out of the tournament and give up the games they are still playing in it.
cup-sure = Yes
cup-not = No
cup-invite = Link to this tournament
cup-now = Where things stand
cup-round = Round { $round }
cup-round-of = Round { $round } of { $rounds }
cup-final-round = Finals, round { $round }
cup-over = over
cup-closed = ended by the organiser
cup-won = { $count ->
    [one] { $players } has won!
   *[other] { $players } share the first place!
}
cup-your-bye = The number of players is odd: you sit out this round and get a point for it.
cup-table-ready = Your table is ready. It starts when everybody is there, or after a while.
cup-table-goes-on = Your game goes on.
cup-to-table = To your table
cup-wait = Your table has finished. The next round starts when the others have, too.
cup-standings = Standings
cup-ranking = Ranking
cup-group = Group { $group }
cup-rounds = Rounds
cup-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cup-gone = somebody
cup-left = withdrawn
cup-points = Points
cup-buchholz = Buch.
cup-buchholz-text = Buchholz: the points of the players you have met
cup-margin = Margin
cup-margin-text = How far ahead of the others, in game points
cup-tables = Tables
cup-comma = .
cup-how = How places are decided
cup-how-points = First place at a table scores one point, last place none, and the places between are spaced evenly. Players who share a place share its points. Sitting out scores one point.
cup-how-ties = If points are equal, whoever met stronger opponents is ahead (Buchholz: for each table, the average of the others’ points); then whoever led by more in the games themselves (margin).
cup-how-finals = The best of each group go on to the finals. There, the best of each table go on; if it is a draw, whoever was ahead before.
cup-bye = rests
cup-table-waiting = Waiting
cup-table-playing = Watch
cup-table-over = Look back
cup-table-closed = closed
cup-table-gone = no longer there
notices-kind-round = a round of a tournament begins
table-tournament = To the tournament
refused-unknown-tournament = There is no such tournament.
refused-tournament = This table belongs to a tournament: withdraw from the tournament, or resign.
refused-begun = This tournament has already started.
refused-too-few = A tournament needs at least two players.
