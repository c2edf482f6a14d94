-- When no server was alive: from its last sign of life until the next one began. Clocks are not
-- charged for it.
CREATE TABLE pauses (
  begun BIGINT PRIMARY KEY,
  ended BIGINT NOT NULL
);
