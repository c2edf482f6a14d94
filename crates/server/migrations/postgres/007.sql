-- When a table that waits or plays must be woken: 0 while it is awake, and where nobody has said so;
-- the largest number if only somebody who comes wakes it.
ALTER TABLE tables ADD COLUMN due BIGINT NOT NULL DEFAULT 0;

CREATE INDEX due_tables ON tables (due) WHERE stage IN ('waiting', 'playing');
