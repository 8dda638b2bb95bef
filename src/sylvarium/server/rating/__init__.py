"""How well people play: finished games, ratings with the bots' levels as fixed points, pages of people."""
