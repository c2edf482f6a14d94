-- The entries of a finished game as one compressed record; the table has none in entries then. Rows
-- have numbers here: without them each record of more than a kilobyte would take a page of its own.
CREATE TABLE archive (
  code TEXT PRIMARY KEY REFERENCES tables (code),
  record BLOB NOT NULL
) STRICT;

ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;

-- Finished games that are to be archived, and those that may be deleted one day.
CREATE INDEX finished_tables ON tables (touched, code)
  WHERE stage IN ('over', 'ended') AND archived = 0;
CREATE INDEX archived_tables ON tables (touched, code) WHERE archived = 1;
