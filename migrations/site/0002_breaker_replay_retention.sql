-- What all isolates know about the provider: one row. Five failures in a row open the breaker; while it is
-- open nobody waits for the provider and one probe is made when `probe_at` has come.
CREATE TABLE breaker (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  failures INTEGER NOT NULL,
  probe_at INTEGER NOT NULL
) STRICT;

INSERT INTO breaker (id, failures, probe_at) VALUES (1, 0, 0);

-- When a person made the item pending again; its 48 hours count from there.
ALTER TABLE outbox ADD COLUMN replayed_at INTEGER;

-- For retention, which looks for what was delivered long ago.
CREATE INDEX outbox_delivered ON outbox (state, delivered_at);
