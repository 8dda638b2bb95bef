# Two commands: `make play` and `make test`. Both prepare everything they need on a bare machine
# (Python 3.11 to 3.14, Node 20, and apt for a browser and PostgreSQL, which only the tests use).

PYTHON ?= python3
# Every start of Python would read all sources anew, which takes seconds: what it made of them is kept.
export PYTHONDONTWRITEBYTECODE :=
BIN := .venv/bin
STAMPS := .venv/stamps
# What style and type checkers have found in order is not looked at again, in any checkout, while neither it nor the
# tools change.
CHECKED := $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/sylvarium/checked

.PHONY: play test node-first setup compile wasm browser-contract client site offline-games system lint types web-test soak bench bench-server wheel lock clean mutants referee reveals pythons

# The rules are compiled while the server runs already, and then made into modules for games on devices (with apt's lld).
play: node-first $(STAMPS)/python $(STAMPS)/client
	$(BIN)/sylvarium serve --open --modules --port $(or $(PORT),8000)

# What else the tests need (the client, a browser, compiled rules) is made by stages of tests/run-all, side by side.
test: node-first $(STAMPS)/dev
	$(BIN)/python tests/run-all

# Where the client has to be built, a missing Node is told before half a minute has gone into everything else.
node-first:
	@test -e $(STAMPS)/client || deploy/needed node

setup: $(STAMPS)/dev $(STAMPS)/client $(STAMPS)/system compile

# The rules and bots of every game as WebAssembly, into the web client: make wasm [GAME=…]. It needs wasm-ld (apt: lld).
wasm: $(STAMPS)/python $(STAMPS)/client
	$(BIN)/sylvarium wasm $(GAME)

# 1,000 whole games per game and number of players in Node and in Chromium, byte for byte those of this processor:
# make browser-contract [GAME=…] [GAMES=1000].
browser-contract: $(STAMPS)/dev $(STAMPS)/node $(STAMPS)/system
	SYLVARIUM_TEST_GAMES=$(GAME) SYLVARIUM_WASM_GAMES=$(or $(GAMES),1000) $(BIN)/python -m pytest -s tests/wasm/test_wasm.py

# MODULES=1 also does most of the work of `make wasm`, at half its price while the compiler has everything at hand.
compile: $(STAMPS)/python
	$(BIN)/sylvarium compile $(if $(MODULES),--modules)

client: $(STAMPS)/client

# Everything as a folder of files for any web host, under any path: dist/site. It plays without a server.
site: $(STAMPS)/dev $(STAMPS)/node
	cd web && VITE_SITE=1 npm run build
	$(BIN)/sylvarium wasm --out dist/site/wasm
	$(BIN)/python web/scripts/pages.py dist/site
	node web/scripts/packed.mjs dist/site

# Whole games of all five in a browser without a line, against bots, with undo, reload and review: make offline-games [GAME=…].
offline-games: site $(STAMPS)/system
	SYLVARIUM_TEST_GAMES=$(GAME) $(BIN)/python -m pytest -s tests/offline

system: $(STAMPS)/system

lint: $(STAMPS)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(STAMPS)/dev
	MYPY_CACHE_DIR=$(CHECKED)/mypy $(BIN)/mypy

web-test: export CHECKED := $(CHECKED)/web-$(shell cksum < web/package-lock.json | cut -d ' ' -f 1)
web-test: $(STAMPS)/client
	cd web && npm run lint && npm run types:check && npm run check && \
	  npm test $(if $(STAGE_JUNIT),-- --reporter=default --reporter=junit --outputFile.junit=$(STAGE_JUNIT)) && npm run size

# Servers killed and connections cut by the hundred; takes an hour or so (docs/durability.md).
soak: $(STAMPS)/python $(STAMPS)/dev $(STAMPS)/system
	$(BIN)/sylvarium compile
	PYTHONPATH=src:tests $(BIN)/python -m server.soak

bench: $(STAMPS)/dev
	$(BIN)/sylvarium compile
	$(BIN)/python benchmarks/run.py

# What the server holds; on a calm machine, about a quarter of an hour.
bench-server: $(STAMPS)/dev $(STAMPS)/system
	$(BIN)/sylvarium compile
	$(BIN)/python benchmarks/server/everything.py

# How well the tests bite: make mutants GAME=builders [SAMPLE=100]; see docs/testing.md.
mutants: $(STAMPS)/dev
	$(BIN)/python tests/mutation $(GAME) --sample $(or $(SAMPLE),0) --jobs 2 --keep

# Every step of 200 games of bots per seat count, compared with a second reading of the rules: make referee [GAME=…].
referee: $(STAMPS)/dev
	SYLVARIUM_TEST_GAMES=$(GAME) SYLVARIUM_REFEREE_GAMES=$(or $(GAMES),200) $(BIN)/python -m pytest -n 2 tests/referee

# What is told and what is hidden, over a thousand games of bots of every game: make reveals [GAME=…] [GAMES=1000].
reveals: $(STAMPS)/dev
	$(BIN)/python tests/contract/reveals.py $(GAME) --games $(or $(GAMES),1000) --jobs 2

# A short suite on every Python from 3.11 to 3.14 that is here: make pythons [GAME=…].
pythons: $(STAMPS)/dev
	$(BIN)/python tests/pythons $(GAME)

wheel: $(STAMPS)/dev wasm
	$(BIN)/uv build -q --wheel --no-build-isolation --python $(BIN)/python -o dist

# Every version with the hashes of its files, for all Pythons and systems at once: what playing needs (`play`), what
# the checks need besides (`dev`), what builds the wheel alone (`build`), and uv, which installs the first two. Run it after changing a dependency in pyproject.toml;
# `make lock UPGRADE=--upgrade` takes the newest versions of everything.
LOCK := $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --python-version 3.11 $(UPGRADE)
lock: $(STAMPS)/dev
	$(LOCK) pyproject.toml --group build -o locks/play.txt
	$(LOCK) pyproject.toml --group dev -c locks/play.txt -o locks/dev.txt
	echo hatchling | $(LOCK) - -c locks/play.txt -o locks/build.txt
	echo uv | $(LOCK) - -c locks/dev.txt -o locks/uv.txt

# Hashes are checked by pip for uv, and by uv for everything else, in a twentieth of pip's time. Where only pip knows
# the way to the packages (a mirror in its settings), it does the work, with the same checks. The package itself is
# installed last, without looking for its dependencies again.
install = $(BIN)/uv pip install -q --python $(BIN)/python $(1) || { \
	echo "uv could not install this; pip tries now, which takes minutes." >&2; \
	$(BIN)/python -m pip install -q --disable-pip-version-check $(1); }

$(STAMPS)/python: pyproject.toml locks/uv.txt locks/play.txt
	@deploy/needed python $(PYTHON)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes --no-deps -r locks/uv.txt || { \
		echo "The Python packages could not be fetched (see above). Is this machine online?" >&2; exit 1; }
	$(call install,--require-hashes -r locks/play.txt)
	$(call install,--no-deps --no-build-isolation -e .)
	mkdir -p $(STAMPS) && touch $@

$(STAMPS)/dev: $(STAMPS)/python locks/dev.txt
	$(call install,--require-hashes -r locks/dev.txt)
	touch $@

$(STAMPS)/node: web/package-lock.json | $(STAMPS)/python
	@deploy/needed node
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(STAMPS)/client: $(STAMPS)/node $(shell find web/src web/scripts web/index.html src/sylvarium/words src/sylvarium/games src/sylvarium/kernel src/sylvarium/table src/sylvarium/hosting src/sylvarium/device src/sylvarium/bots src/sylvarium/learning -name '*.py' -o -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.html' -o -name '*.ftl' -o -name '*.toml' -o -name 'puzzles.json' 2>/dev/null)
	cd web && npm run build
	touch $@

# A browser and PostgreSQL for the tests, by apt.
$(STAMPS)/system: | $(STAMPS)/python
	./tests/install-system
	touch $@

clean:
	rm -rf .venv web/node_modules src/sylvarium/server/client
