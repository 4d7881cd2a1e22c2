-- Payments by card that were started at the gateway: its name of the session, and no data of a person. The money itself
-- is an event of the order; the row says what is still to be asked.
CREATE TABLE payments (
  session TEXT PRIMARY KEY,
  number TEXT NOT NULL,
  seq INTEGER NOT NULL,
  locale TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'failed')),
  created_at INTEGER NOT NULL,
  ask_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX payments_by_number ON payments (number);
CREATE INDEX payments_open ON payments (ask_at) WHERE state = 'open';
CREATE INDEX payments_by_age ON payments (created_at);
