-- "Ivan": a file that is not ours is told by its lack.
PRAGMA application_id = 0x4976616e;

CREATE TABLE guests (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  banned INTEGER NOT NULL,
  created INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  guest INTEGER NOT NULL REFERENCES guests (id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
  code TEXT PRIMARY KEY,
  stage TEXT NOT NULL CHECK (stage IN ('waiting', 'playing', 'over', 'ended')),
  game TEXT NOT NULL,
  open INTEGER NOT NULL,
  created INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  guests TEXT NOT NULL,
  room TEXT NOT NULL
) STRICT;

CREATE INDEX live_tables ON tables (created, code) WHERE stage IN ('waiting', 'playing');
CREATE INDEX recent_games ON tables (touched, code) WHERE stage = 'over' AND open = 1;

-- Who sits or sat where: grows from tables.guests, so that guests find their tables.
CREATE TABLE sitters (
  guest INTEGER NOT NULL,
  code TEXT NOT NULL REFERENCES tables (code),
  PRIMARY KEY (guest, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
  code TEXT NOT NULL REFERENCES tables (code),
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  seat TEXT NOT NULL,
  cause TEXT NOT NULL,
  id TEXT,
  move TEXT NOT NULL,
  events TEXT NOT NULL,
  banks TEXT NOT NULL,
  PRIMARY KEY (code, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
  code TEXT NOT NULL REFERENCES tables (code),
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  guest INTEGER NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (code, seq)
) STRICT, WITHOUT ROWID;

-- AUTOINCREMENT: the audit log never uses a number again.
CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  operator TEXT NOT NULL,
  text TEXT NOT NULL,
  outcome TEXT
) STRICT;

CREATE INDEX pending_orders ON orders (id) WHERE outcome IS NULL;

-- Single facts: when a server was last alive.
CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
