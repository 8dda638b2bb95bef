"""A table that people sit at, wherever it lives: on a server or on a player's own device.

Everything here is plain Python: it waits for nobody, sends nothing and stores nothing. `sylvarium.server` and
`sylvarium.device` do.
"""
