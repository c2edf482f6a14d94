# What the README names, nothing clever.

CARGO ?= cargo

.PHONY: play test bench fuzz playthroughs types

# Bots play a game, shown turn by turn.
play:
	$(CARGO) build --release --quiet
	rm -rf target/play
	target/release/ivanhoe selfplay --players 4 --bot knight --seed $$(date +%s) --records target/play
	target/release/ivanhoe replay target/play/*.ivanhoe

# Everything that must hold before a commit.
test:
	@scripts/test

# The engine's speed on one core. With PROBE=… (a program that prints ns_per_move as JSON lines)
# that reference is measured in the same run.
bench:
	$(CARGO) build --release --quiet
	@scripts/bench

# Fuzzes every target for a minute; needs cargo-fuzz and a nightly toolchain.
fuzz:
	cd fuzz && for target in $$(cargo fuzz list); do \
		cargo +nightly fuzz run $$target -- -max_total_time=60 -max_len=20000 || exit 1; done

# Writes the golden playthroughs anew. Read the difference before you commit it.
playthroughs:
	UPDATE_PLAYTHROUGHS=1 $(CARGO) test --quiet --workspace games::
	git diff --stat -- '*/tests/it/games/*'

# Writes the web client's types anew from ours.
types:
	UPDATE_TYPES=1 $(CARGO) test --quiet -p protocol --features ts --test types
