-- One-time links that make another device the same guest; only their hash is stored.
CREATE TABLE links (
  hash BYTEA PRIMARY KEY CHECK (length(hash) = 32),
  guest BIGINT NOT NULL REFERENCES guests (id),
  until BIGINT NOT NULL
);

CREATE INDEX links_of ON links (guest);

-- When a table had no server, though others may have had one: its clocks are not charged for it.
CREATE TABLE table_pauses (
  code TEXT COLLATE "C" NOT NULL REFERENCES tables (code),
  begun BIGINT NOT NULL,
  ended BIGINT NOT NULL,
  PRIMARY KEY (code, begun)
);

-- Servers that share this database: a row per start of one, and it is never deleted. Only the
-- database's clock is compared with seen. A dead one never lives again.
CREATE TABLE nodes (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address TEXT NOT NULL,
  version TEXT NOT NULL,
  seen TIMESTAMPTZ NOT NULL,
  dead BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX living_nodes ON nodes (id) WHERE NOT dead;

-- The node that a table belongs to, and when the last one gave it back; both are NULL where a
-- single server has the database.
ALTER TABLE tables ADD COLUMN owner BIGINT, ADD COLUMN released BIGINT;

CREATE INDEX owned_tables ON tables (owner) WHERE stage IN ('waiting', 'playing');

-- The node that carries an order out.
ALTER TABLE orders ADD COLUMN node BIGINT;

-- What each node contributes to the list of open tables (JSON).
CREATE TABLE lobby (
  node BIGINT PRIMARY KEY REFERENCES nodes (id),
  tables TEXT NOT NULL
);
