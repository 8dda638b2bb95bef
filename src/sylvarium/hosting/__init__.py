"""A table that people sit at, wherever it lives: on a server or on the device of whoever plays.

Everything here is plain Python: it waits for nobody, sends nothing and stores nothing. `sylvarium.server` and
`sylvarium.device` do.
"""
