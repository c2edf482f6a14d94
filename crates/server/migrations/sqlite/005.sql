-- One-time links that make another device the same guest; only their hash is stored.
CREATE TABLE links (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  guest INTEGER NOT NULL REFERENCES guests (id),
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_of ON links (guest);

-- When a table had no server, though others may have had one: its clocks are not charged for it.
CREATE TABLE table_pauses (
  code TEXT NOT NULL REFERENCES tables (code),
  begun INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  PRIMARY KEY (code, begun)
) STRICT, WITHOUT ROWID;
