# What the README names, nothing clever.

CARGO ?= cargo
LISTEN ?= 127.0.0.1:8080

.PHONY: all play web quick test test-long browser screenshots measure-web bench chaos chaos-cluster fuzz audit playthroughs types examples python package

# The whole server in one file, as it is to be installed: target/release/ivanhoe.
all:
	@scripts/web games
	$(CARGO) build --release --quiet

# A server on this machine: open the address that it prints. DATA=… keeps the games elsewhere.
# The program is compiled beside the web client, and once more with it.
play:
	@scripts/web games & $(CARGO) build --profile play --quiet -p ivanhoe 2>/dev/null; wait $$!
	$(CARGO) build --profile play --quiet -p ivanhoe
	target/play/ivanhoe serve --listen $(LISTEN) --data $(or $(DATA),ivanhoe-data)

# The web client, which the server carries inside.
web:
	@scripts/web

# The checks for every save: formatting, lints, unit tests. No browser, no database, no kills.
quick: web
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	$(CARGO) test --workspace --lib --bins --quiet
	npm --prefix web test --silent

# Everything that must hold before a commit.
test:
	@scripts/test

# What takes long: the whole of what `make test` runs a part of. SUITES=… names some of them.
test-long:
	@scripts/test long $(SUITES)

# Whole games in a real Chromium against the real binary (Debian's package chromium).
browser: web
	$(CARGO) build --quiet -p ivanhoe --features toy
	npm --prefix web run --silent e2e

# The pictures of docs/screenshots and of the manifest, from real games (Debian's packages chromium and fonts-roboto).
screenshots: web
	$(CARGO) build --quiet -p ivanhoe
	npm --prefix web run --silent screenshots

# The web client's weight and speed in Chromium: a first visit, a slow phone, updates, motion.
measure-web: web
	$(CARGO) build --quiet -p ivanhoe
	node web/e2e/measure.js

# Ivanhoe for Python: the wheel and the source package, in python/dist (docs/python.md).
python:
	@scripts/python build

# The Debian package and the OCI image of the server, in target/package (docs/self-hosting.md).
# PROFILE=play builds in less time. The image needs root, debootstrap and buildah.
package:
	@scripts/package

# The engine's speed on one core. With PROBE=… (a program that prints ns_per_move as JSON lines)
# that reference is measured in the same run.
bench:
	$(CARGO) build --release --quiet
	@scripts/bench

# Kills the server 500 times in the middle of twenty games, with SQLite and with PostgreSQL, and
# tells how many moves that players had been told of were lost or made twice.
chaos:
	IVANHOE_KILLS=$(or $(KILLS),500) $(CARGO) test --quiet -p ivanhoe --test chaos -- \
		--nocapture --test-threads=1 killed

# Three servers behind HAProxy share a PostgreSQL with a standby, each in a network namespace of its
# own: kills, stops, cuts off and upgrades them, loses the primary again and again; and the same in
# virtual time, in many storms. OTHER=… names the program of an older version, to upgrade from.
chaos-cluster:
	IVANHOE_WHOLE_MODEL=1 $(CARGO) test --quiet -p server --test ownership
	IVANHOE_STORMS=$(or $(STORMS),10000) $(CARGO) test --quiet -p server --lib -- storm
	IVANHOE_FAULTS=$(or $(FAULTS),500) $(and $(OTHER),IVANHOE_OTHER_BINARY=$(OTHER)) $(CARGO) test \
		--quiet -p ivanhoe --test chaos -- --include-ignored --nocapture --test-threads=1 cluster

# Fuzzes every target for a minute, from its seeds and what earlier runs have found; needs cargo-fuzz
# and a nightly toolchain.
fuzz:
	cd fuzz && for target in $$(cargo fuzz list); do mkdir -p corpus/$$target && \
		cargo +nightly fuzz run $$target corpus/$$target seeds/$$target -- \
			-max_total_time=60 -max_len=20000 || exit 1; done

# Known holes and licences of everything that we build upon; needs cargo-deny.
audit:
	$(CARGO) deny check
	npm --prefix web audit --omit=dev

# Writes the golden playthroughs again. Read the difference before you commit it.
playthroughs:
	UPDATE_PLAYTHROUGHS=1 $(CARGO) test --quiet --workspace games::
	git diff --stat -- '*/tests/it/games/*'

# Writes the web client's types again from ours.
types:
	UPDATE_TYPES=1 $(CARGO) test --quiet -p protocol --test types

# Writes the examples of PROTOCOL.md again. Read the difference before you commit it.
examples:
	UPDATE_EXAMPLES=1 $(CARGO) test --quiet -p protocol --test examples
