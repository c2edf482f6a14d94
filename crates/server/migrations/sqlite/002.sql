-- When no server was alive: from its last sign of life until the next one began. Clocks are not
-- charged for it.
CREATE TABLE pauses (
  begun INTEGER PRIMARY KEY,
  ended INTEGER NOT NULL
) STRICT;
