"""Tables on the player's own device: what `sylvarium.server` does, for one screen and without a server.

This package runs in a browser, on Pyodide: it imports nothing but the standard library and what `stand_ins` has.
`house` answers what a page asks, `keeping` says what the page has to keep, `thoughts` lets bots think in slices.
"""
