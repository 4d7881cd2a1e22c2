-- The events of orders that the site tells a back office, so that a repeated delivery is harmless. Nothing of their data
-- is kept: the site has it.
CREATE TABLE told_events (
  idempotency_key TEXT PRIMARY KEY,
  number TEXT NOT NULL,
  seq INTEGER NOT NULL,
  event TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  received_at TEXT NOT NULL
) STRICT;
CREATE INDEX told_events_of_order ON told_events (number, seq);
