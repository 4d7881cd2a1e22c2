-- The key of each command of the carrier, with a keyed hash of the command and its first answer (JSON), written in the
-- batch of the act: the same key again gets this answer, and never acts a second time.
CREATE TABLE command_keys (
  key TEXT PRIMARY KEY,
  command_hash TEXT NOT NULL,
  answer TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX command_keys_by_time ON command_keys (at);
