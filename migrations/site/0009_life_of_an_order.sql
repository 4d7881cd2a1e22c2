-- What happened to an order, only ever added to: the same number twice is refused, so that of two who act at once
-- one is told what the other did. `data` is JSON, emptied with the order.
CREATE TABLE order_events (
  order_key TEXT NOT NULL,
  seq INTEGER NOT NULL,
  event TEXT NOT NULL,
  actor TEXT NOT NULL CHECK (actor IN ('customer', 'carrier', 'driver', 'site')),
  at INTEGER NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (order_key, seq)
) STRICT, WITHOUT ROWID;

-- What the events come to, for lists and the cron; written in the batch that adds an event.
ALTER TABLE orders ADD COLUMN seq INTEGER NOT NULL DEFAULT 1;
ALTER TABLE orders ADD COLUMN state TEXT NOT NULL DEFAULT 'received';
ALTER TABLE orders ADD COLUMN payment_state TEXT NOT NULL DEFAULT 'notDue';
-- What is owed, haléře: above zero by the customer, below by the carrier.
ALTER TABLE orders ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
-- When an order that waits expires; null when it does not wait, or when another back office decides about it.
ALTER TABLE orders ADD COLUMN expires_at INTEGER;

INSERT INTO order_events (order_key, seq, event, actor, at, data)
SELECT order_key, 1, 'received', 'customer', placed_at,
  json_object(
    'total', total,
    'pickupAt', strftime('%Y-%m-%dT%H:%M:%fZ', pickup_at / 1000.0, 'unixepoch'),
    'rideAt', strftime('%Y-%m-%dT%H:%M:%fZ', ride_at / 1000.0, 'unixepoch'))
FROM orders;

-- What was placed before may have been confirmed by mail or telephone: only what lies ahead waits for the site, and
-- nothing at all where another back office decides.
UPDATE orders SET expires_at = pickup_at
WHERE content <> '' AND pickup_at > unixepoch() * 1000
  AND COALESCE((SELECT provider_end FROM cron_run), 'embedded') = 'embedded';

CREATE INDEX orders_to_expire ON orders (expires_at) WHERE expires_at IS NOT NULL;

-- The outbox also owes mails. The carrier was told of what was announced before; every row is kept.
CREATE TABLE outbox_with_mail (
  kind TEXT NOT NULL CHECK (kind IN ('order', 'contact', 'mail')),
  -- The order_key of an order, the message_key of a message; of a mail whom it tells of what (src/outbox/mail-item.ts).
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
  PRIMARY KEY (kind, item)
) STRICT;

INSERT INTO outbox_with_mail (kind, item, state, is_unknown, attempts, next_at, lease_until, last_error,
  provider_receipt, created_at, replayed_at, delivered_at, announced_at)
SELECT kind, item, state, is_unknown, attempts, next_at, lease_until, last_error,
  provider_receipt, created_at, replayed_at, delivered_at, announced_at
FROM outbox;

-- Of what nobody was told yet the carrier is told by mail.
INSERT INTO outbox_with_mail (kind, item, state, next_at, created_at)
SELECT 'mail', iif(kind = 'order', 'carrier:event:' || item || ':1', 'carrier:message:' || item), 'pending',
  created_at, created_at
FROM outbox WHERE announced_at IS NULL;

DROP TABLE outbox;
ALTER TABLE outbox_with_mail RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'pending' AND kind <> 'mail';
-- The carrier's mails go first.
CREATE INDEX outbox_mail_due ON outbox (substr(item, 1, 8), next_at) WHERE state = 'pending' AND kind = 'mail';
CREATE INDEX outbox_open ON outbox (state, COALESCE(replayed_at, created_at)) WHERE state <> 'delivered';
CREATE INDEX outbox_delivered ON outbox (kind, delivered_at) WHERE state = 'delivered';
CREATE INDEX outbox_unannounced ON outbox (created_at) WHERE announced_at IS NULL AND kind <> 'mail';

-- How many mails a stranger set off to one address on a day; the address is a keyed hash.
CREATE TABLE mail_counts (
  recipient TEXT NOT NULL,
  occasion TEXT NOT NULL,
  day TEXT NOT NULL,
  sent INTEGER NOT NULL,
  PRIMARY KEY (day, occasion, recipient)
) STRICT, WITHOUT ROWID;
