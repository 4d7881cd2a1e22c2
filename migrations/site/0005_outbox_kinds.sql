-- What is owed is named by its kind and its item: an order and a message may bear the same key, and neither
-- stands in for the other. Every row is kept.
CREATE TABLE outbox_by_kind (
  kind TEXT NOT NULL CHECK (kind IN ('order', 'contact')),
  -- The order_key of an order, the message_key of a message.
  item TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'needs_review', 'held', 'dead')),
  -- 1 when an earlier try may have reached the provider although no answer came.
  is_unknown INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  provider_receipt TEXT,
  created_at INTEGER NOT NULL,
  -- When a person made the item pending again; its 48 hours count from there.
  replayed_at INTEGER,
  delivered_at INTEGER,
  -- When the carrier was told of it, and until then how often that was tried and when it is tried next.
  announced_at INTEGER,
  announce_attempts INTEGER NOT NULL DEFAULT 0,
  announce_at INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, item)
) STRICT;

INSERT INTO outbox_by_kind (kind, item, state, is_unknown, attempts, next_at, lease_until, last_error,
  provider_receipt, created_at, replayed_at, delivered_at, announced_at)
SELECT kind, item_key, state, is_unknown, attempts, next_at, lease_until, last_error,
  provider_receipt, created_at, replayed_at, delivered_at, announced_at
FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_by_kind RENAME TO outbox;

-- Each index holds only the rows its question is about, so that the cron reads what it does and no more.
CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'pending';
CREATE INDEX outbox_open ON outbox (state, COALESCE(replayed_at, created_at)) WHERE state <> 'delivered';
CREATE INDEX outbox_delivered ON outbox (kind, delivered_at) WHERE state = 'delivered';
CREATE INDEX outbox_unannounced ON outbox (announce_at, created_at) WHERE announced_at IS NULL;

-- Since when the provider refuses our credentials (401, 403); null while it takes them.
ALTER TABLE breaker ADD COLUMN credentials_refused_at INTEGER;
