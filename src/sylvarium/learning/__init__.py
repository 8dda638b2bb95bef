"""Learning by playing: scenes, lessons, worked examples, and why something cannot be done.

What a game has for it lies in its folder `school/` (docs/adding-a-game.md, "Lessons, examples, reasons"). Nothing here
needs a server, and nothing is kept: where somebody stands in a lesson is the list of what was played in it.
"""
