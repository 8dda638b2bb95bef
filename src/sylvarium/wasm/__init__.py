"""The rules in a browser: one WebAssembly module per game, made of the same functions as everything else.

`building` makes `<game>.wasm` and beside it `<game>.json`, which tells a host all it needs; `web/src/rules` is the
host for browsers and Node. `docs/architecture.md` says how it works.
"""
