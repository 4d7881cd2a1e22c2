-- Instants are milliseconds since 1970.

-- What a customer has typed so far, valid or not; kept for 24 hours behind a cookie.
CREATE TABLE drafts (
  id TEXT PRIMARY KEY,
  order_key TEXT NOT NULL UNIQUE,
  typed TEXT NOT NULL,
  is_complete INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX drafts_by_expiry ON drafts (expires_at);

-- Orders as they were placed. `order_key` makes a repeated submit the same order; `body` is what the
-- provider receives, `summary` what the status page shows.
CREATE TABLE orders (
  order_key TEXT PRIMARY KEY,
  number TEXT NOT NULL UNIQUE,
  submit_hash TEXT NOT NULL,
  body TEXT NOT NULL,
  summary TEXT NOT NULL,
  is_flagged INTEGER NOT NULL,
  placed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX orders_by_time ON orders (placed_at);

CREATE TABLE contact_messages (
  message_key TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  is_flagged INTEGER NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;

CREATE INDEX contact_messages_by_time ON contact_messages (sent_at);

-- The duty to deliver an order or a message to the provider, written in the same transaction.
-- state: pending, delivered, needs_review (the provider refused it), held (for the carrier's review), dead.
CREATE TABLE outbox (
  item_key TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('order', 'contact')),
  state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'needs_review', 'held', 'dead')),
  -- 1 when an earlier try may have reached the provider although no answer came.
  is_unknown INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  provider_receipt TEXT,
  created_at INTEGER NOT NULL,
  delivered_at INTEGER,
  announced_at INTEGER
) STRICT;

CREATE INDEX outbox_due ON outbox (state, next_at);
