# The words of a balance report. Numbers come written out.

report-title = Balance report
report-of = { $players ->
    [one] One player
   *[other] { $players } players
}
report-made = Made by { $command }, with the rules of version { $version }. The same command gives the same games.
report-how = Every seat is played by the same kind of player. ± and the lines through the marks are 95% intervals: if the same number of other games were played, the value would be inside nineteen times out of twenty. Distributions show the quartiles as a line and the median as a mark.
report-contents = Contents
report-numbers = The numbers
report-measure = Measure
report-played = { $level }: { $games } games

report-level-random = random play
report-level-greedy = greedy ({ $bot })
report-level-search = search ({ $bot })
report-level-other = { $bot }

report-glance = At a glance
report-glance-by = from { $games } games by { $level }
report-glance-seats = Seats
report-glance-fair = No seat is clearly favoured
report-glance-fair-text = Every seat’s win rate agrees with { $fair } within what { $games } games can tell.
report-glance-more = { $seat } wins more often
report-glance-less = { $seat } wins less often
report-glance-seat-text = { $rate } of the games, where { $fair } would be even.
report-glance-points = Points
report-glance-points-value = { $median } points
report-glance-points-text = The median score. Half of all players have { $low } to { $high }; the best of a game has { $best } (again the median).
report-glance-length = Length
report-glance-length-value = { $decisions } decisions
report-glance-length-text = In { $turns } turns; forced moves are not counted.
report-glance-close = Closeness
report-glance-close-value = { $margin } points ahead
report-glance-close-text = The winner’s average lead over the runner-up; { $shared } of the games end in a shared victory.
report-glance-solo-text = Played alone: there is nobody to win against.

report-wins = Win rate by seat
report-wins-text = Share of the games won by each seat, in playing order; a shared victory counts as a fraction. The dashed line is an even share.
report-wins-axis = Games won
report-seat = Seat
report-win-rate = win rate
report-mean-points = points

report-scores = Points
report-scores-text = Final points of all players.
report-quantile = { $percent } have at most
report-least = Least
report-most = Most
report-mean = Mean
report-spread = Spread (standard deviation)

report-parts = Where the points come from
report-parts-text = Points of a player by category, on average.
report-parts-axis = Points per player
report-part = Category
report-all = all
report-winners = winners

report-length = Length
report-length-decisions = Decisions in a game
report-length-decisions-text = Choices put to all players together; forced moves are not counted.
report-length-turns = Turns in a game
report-length-turns-text = Turns of all players together.
report-length-same = Every game has { $count }.

report-ties = Ties and margins
report-ties-text = How often the victory is shared, and how far ahead the winner is otherwise.
report-shared = Shared victories
report-margin = Lead of the winner, points

report-value = Reading these: “wins” and “points” compare the players who did it at least once in a game with those who did not. That is correlation, not cause: whoever is ahead can afford more, and a card may be taken because a game goes well. About one interval in twenty misses zero by chance alone. { $dash } stands where fewer than { $fewest } players are on one of the two sides.

report-kinds = Kinds of action
report-kinds-text = How often a player makes such a choice in a game.
report-kinds-axis = Choices per player and game
report-kind = Choice
report-uses = uses
report-share = players
report-taken = chosen when offered
report-more-wins = wins
report-more-points = points
report-every-action = Every single action
report-every-action-text = Every action that was ever offered, by kind.

report-things = Cards, pieces and places
report-things-text = What the choices name, where the { $mark } stands in the sentence: how players who named it fared against those who did not. From the first { $told } games of every kind of play. Read it with the same care as the kinds of action above: it is correlation.
report-things-axis-wins = Win rate, users against others
report-things-axis-points = Points, users against others
report-things-shown = The plot shows the { $count } highest and lowest of { $total }; the table has all.
report-thing = Name
report-none = No difference could be found: there are too few games, or everybody used all of these.

report-firsts = First choices
report-firsts-text = The very first decision of each player in a game: how players who begin like this fare against the others. Choices made by less than { $least } of the players are left out.
report-first = First choice
report-chosen = chosen by
report-won = win rate
