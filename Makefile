# Everything starts from a bare Python 3.11: `make play` or `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
STAMPS := .stamps
# Trust what the machine trusts, also behind a proxy.
export UV_SYSTEM_CERTS := 1
# The compiler of the system, else the one inside the ziglang package.
CC_FOUND := $(shell command -v cc || command -v gcc || command -v clang)
ZIG := $(if $(CC_FOUND),,requirements/zig.txt)
ENGINE := $(shell find src -name '*.pxd' -o -name '*.py')

.PHONY: play test lint bench build requirements clean

play: build
	$(BIN)/deepcourt play conspiracy

test: lint
	$(BIN)/pytest -n auto
	DEEPCOURT_INTERPRETED=1 $(BIN)/pytest -n auto tests/core tests/games tests/scenarios --ignore tests/games/test_lockstep.py

lint: build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: build
	$(BIN)/deepcourt bench

build: $(STAMPS)/engine

$(STAMPS)/engine: $(STAMPS)/environment hatch_build.py pyproject.toml $(ENGINE)
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	touch $@

$(STAMPS)/environment: requirements/dev.txt $(ZIG) $(UV)
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/bootstrap.txt requirements/dev.txt $(ZIG)
	mkdir -p $(STAMPS)
	touch $@

$(UV): requirements/bootstrap.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/bootstrap.txt
	touch $@

# Pin everything anew. Run it to take in newer versions.
requirements: $(UV)
	$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --group build --group dev pyproject.toml -o requirements/dev.txt
	$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --group zig -o requirements/zig.txt
	echo uv | $(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 - -o requirements/bootstrap.txt

clean:
	rm -rf $(VENV) $(STAMPS) build dist
	find src -name '*.so' -delete
