-- The entries of a finished game as one compressed record; the table has none in entries then.
CREATE TABLE archive (
  code TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (code),
  record BYTEA NOT NULL
);

-- It is compressed already.
ALTER TABLE archive ALTER COLUMN record SET STORAGE EXTERNAL;

ALTER TABLE tables ADD COLUMN archived BOOLEAN NOT NULL DEFAULT FALSE;

-- Finished games that are to be archived, and those that may be deleted one day.
CREATE INDEX finished_tables ON tables (touched, code)
  WHERE stage IN ('over', 'ended') AND NOT archived;
CREATE INDEX archived_tables ON tables (touched, code) WHERE archived;
