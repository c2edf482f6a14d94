-- A club as version 7 has written it; HASH stands for 32 bytes of 07.
INSERT INTO guests (id, name, banned, created, program)
  VALUES (7, 'Wamba', TRUE, 1007, TRUE);
INSERT INTO tokens (hash, guest) VALUES (HASH, 7);
INSERT INTO tables (code, stage, game, open, created, touched, guests, room, due)
  VALUES ('ABC', 'playing', 'tournament', TRUE, 2000, 3000, '9 7', '{}', 7000);
INSERT INTO sitters (guest, code) VALUES (9, 'ABC'), (7, 'ABC');
INSERT INTO entries (code, seq, at, seat, cause, id, move, events, banks)
  VALUES ('ABC', 0, 4000, '', 'deal', NULL, '', 'dealt', ''),
         ('ABC', 1, 4001, 'B', 'player', 'click', 'play P3', 'played', '60000 59000');
INSERT INTO chat (code, seq, at, guest, name, text) VALUES ('ABC', 1, 5000, 7, 'Wamba', 'hail');
INSERT INTO orders (at, operator, text, outcome) VALUES (1, 'prior', '{}', 'done'),
                                                        (2, 'prior', '{}', NULL);
INSERT INTO meta (name, value) VALUES ('alive', 1234);
INSERT INTO pauses (begun, ended) VALUES (100, 200);
INSERT INTO links (hash, guest, until) VALUES (HASH, 7, 6000);
INSERT INTO table_pauses (code, begun, ended) VALUES ('ABC', 4500, 4600);
INSERT INTO tables (code, stage, game, open, created, touched, guests, room, archived)
  VALUES ('GONE', 'over', 'tournament', TRUE, 2000, 9000, '9', '{}', TRUE);
INSERT INTO archive (code, record) VALUES ('GONE', RECORD);
