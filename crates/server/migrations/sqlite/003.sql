-- A list after IN is put into a table of its own, which is made and thrown away whenever a stage is
-- checked; words that are compared one by one are not.
CREATE TABLE tables_anew (
  code TEXT PRIMARY KEY,
  stage TEXT NOT NULL CHECK (
    stage = 'waiting' OR stage = 'playing' OR stage = 'over' OR stage = 'ended'
  ),
  game TEXT NOT NULL,
  open INTEGER NOT NULL,
  created INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  guests TEXT NOT NULL,
  room TEXT NOT NULL
) STRICT;

INSERT INTO tables_anew (code, stage, game, open, created, touched, guests, room)
  SELECT code, stage, game, open, created, touched, guests, room FROM tables;
DROP TABLE tables;
ALTER TABLE tables_anew RENAME TO tables;

CREATE INDEX live_tables ON tables (created, code) WHERE stage IN ('waiting', 'playing');
CREATE INDEX recent_games ON tables (touched, code) WHERE stage = 'over' AND open = 1;
