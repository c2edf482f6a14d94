-- Programs that play with a token of their own are marked for everybody to see.
ALTER TABLE guests ADD COLUMN program INTEGER NOT NULL DEFAULT 0;
