# Two commands: `make play` and `make test`. Both prepare everything they need on a bare machine
# (Python 3.11 or newer, Node 20, and apt for a browser and PostgreSQL, which only the tests use).

PYTHON ?= python3
BIN := .venv/bin
STAMPS := .venv/stamps

.PHONY: play test lint types unit interpreted contract service browser web-test bench wheel lock clean mutants referee reveals

play: $(STAMPS)/python $(STAMPS)/client
	$(BIN)/sylvarium compile
	$(BIN)/sylvarium serve --open

test: $(STAMPS)/python $(STAMPS)/dev $(STAMPS)/client $(STAMPS)/system lint types web-test
	$(BIN)/sylvarium compile
	./tests/run-all

lint: $(STAMPS)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMPS)/dev
	$(BIN)/mypy

web-test: $(STAMPS)/node
	cd web && npm run check && npm test

bench: $(STAMPS)/python $(STAMPS)/dev
	$(BIN)/sylvarium compile
	$(BIN)/python benchmarks/run.py

# How well the tests bite: make mutants GAME=builders [SAMPLE=100]; see docs/testing.md.
mutants: $(STAMPS)/dev
	$(BIN)/python tests/mutation $(GAME) --sample $(or $(SAMPLE),0) --jobs 2 --keep

# Every step of 200 games of bots per seat count, compared with a second reading of the rules: make referee [GAME=…].
referee: $(STAMPS)/dev
	SYLVARIUM_TEST_GAMES=$(GAME) SYLVARIUM_REFEREE_GAMES=$(or $(GAMES),200) $(BIN)/python -m pytest -n 2 tests/referee

# What is told and what is hidden, over many games of bots: make reveals [GAME=…] [GAMES=200].
reveals: $(STAMPS)/dev
	SYLVARIUM_TEST_GAMES=$(GAME) SYLVARIUM_BOT_GAMES=$(or $(GAMES),200) $(BIN)/python -m pytest -n 2 \
	  tests/contract/test_said.py tests/contract/test_words.py tests/contract/test_hidden.py

wheel: $(STAMPS)/dev $(STAMPS)/client
	$(BIN)/pip wheel -q --no-deps -w dist .

# Writes the versions now installed to requirements.lock.
lock: $(STAMPS)/dev
	$(BIN)/pip freeze --exclude-editable > requirements.lock

$(STAMPS)/python: pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install -q -U pip
	$(BIN)/pip install -q -c requirements.lock -e .
	mkdir -p $(STAMPS) && touch $@

$(STAMPS)/dev: $(STAMPS)/python
	$(BIN)/pip install -q -c requirements.lock -e . --group dev
	touch $@

# Not `npm ci`: it insists on lock entries for the native parts of every other platform.
$(STAMPS)/node: web/package-lock.json | $(STAMPS)/python
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(STAMPS)/client: $(STAMPS)/node $(shell find web/src web/index.html src/sylvarium/words src/sylvarium/games -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.html' -o -name '*.ftl' 2>/dev/null)
	cd web && npm run build
	touch $@

# A browser and PostgreSQL for the tests, by apt.
$(STAMPS)/system: | $(STAMPS)/python
	./tests/install-system
	touch $@

clean:
	rm -rf .venv web/node_modules src/sylvarium/server/client
