-- The outbox also owes events of orders to a back office of the carrier's own. Every row is kept.
CREATE TABLE outbox_with_events (
  kind TEXT NOT NULL CHECK (kind IN ('order', 'contact', 'event', 'mail', 'document')),
  -- The order_key of an order, the message_key of a message; of a mail whom it tells of what (src/outbox/mail-item.ts);
  -- of a document and of an event the order_key and the number of the event, divided by a colon, an event's in seven
  -- digits: by their texts the events of an order are in sequence.
  item TEXT NOT NULL,
  -- `capped`: a mail that was not sent, because a stranger could have set off too many.
  state TEXT NOT NULL
    CHECK (state IN ('pending', 'delivered', 'needs_review', 'held', 'dead', 'capped')),
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
  -- When the log got its line about it.
  announced_at INTEGER,
  -- Whether the Idempotency-Key of a delivery names its kind.
  names_kind INTEGER NOT NULL DEFAULT 0,
  -- What the sender last reported of a mail that it took.
  news TEXT,
  PRIMARY KEY (kind, item)
) STRICT;

INSERT INTO outbox_with_events (kind, item, state, is_unknown, attempts, next_at, lease_until, last_error,
  provider_receipt, created_at, replayed_at, delivered_at, announced_at, names_kind, news)
SELECT kind, item, state, is_unknown, attempts, next_at, lease_until, last_error,
  provider_receipt, created_at, replayed_at, delivered_at, announced_at, names_kind, news
FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_with_events RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'pending' AND kind <> 'mail';
CREATE INDEX outbox_mail_due ON outbox (substr(item, 1, 8), next_at) WHERE state = 'pending' AND kind = 'mail';
CREATE INDEX outbox_document_due ON outbox (next_at) WHERE state = 'pending' AND kind = 'document';
CREATE INDEX outbox_open ON outbox (state, COALESCE(replayed_at, created_at)) WHERE state <> 'delivered';
CREATE INDEX outbox_delivered ON outbox (kind, delivered_at) WHERE state = 'delivered';
CREATE INDEX outbox_unannounced ON outbox (created_at) WHERE announced_at IS NULL AND kind <> 'mail';
CREATE INDEX outbox_sent_mails ON outbox (provider_receipt) WHERE kind = 'mail' AND provider_receipt IS NOT NULL;
