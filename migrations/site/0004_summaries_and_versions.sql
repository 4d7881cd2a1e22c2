-- A draft carries a revision, which tells an old save from a new one; a placed one stays as a tombstone until it
-- expires: `typed` is empty then and `placed_number` names its order. `seq` only grows, so that the first and
-- the last one bound how many there are without a count.
CREATE TABLE drafts_new (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  revision INTEGER NOT NULL,
  typed TEXT NOT NULL,
  -- What was chosen and typed on the summary.
  payment TEXT NOT NULL,
  placed_number TEXT,
  made_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

INSERT INTO drafts_new (id, revision, typed, payment, made_at, expires_at)
SELECT id, 1, typed,
  json_object('paymentMethod', typed ->> '$.paymentMethod', 'note', typed ->> '$.note'),
  created_at, expires_at
FROM drafts ORDER BY created_at;

DROP TABLE drafts;
ALTER TABLE drafts_new RENAME TO drafts;
CREATE INDEX drafts_by_expiry ON drafts (expires_at);

-- What a summary showed, written down as it was shown and never changed: `content` is the order, `hash` is over
-- it, `typed` is what it was made from. A placed one keeps its key alone.
CREATE TABLE summaries (
  order_key TEXT PRIMARY KEY,
  draft_id TEXT NOT NULL,
  typed TEXT NOT NULL,
  content TEXT NOT NULL,
  hash TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  UNIQUE (draft_id, hash)
) STRICT;

CREATE INDEX summaries_by_expiry ON summaries (expires_at);

-- One shape of an order, with its version. Version 1 are the two shapes of earlier releases, side by side; the
-- site reads both (src/order/store/stored-order.ts). An emptied order keeps what is no person's.
CREATE TABLE orders_new (
  number TEXT PRIMARY KEY,
  order_key TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  content TEXT NOT NULL,
  locale TEXT NOT NULL,
  payment_method TEXT,
  note TEXT,
  is_flagged INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  pickup_at INTEGER NOT NULL,
  -- The way back where there is one, else the pickup: what is kept is counted from here.
  ride_at INTEGER NOT NULL,
  total INTEGER,
  currency TEXT,
  terms_version TEXT NOT NULL
) STRICT;

INSERT INTO orders_new
SELECT
  number, order_key, 1,
  iif(body = '', '', json_object('body', json(body), 'summary', json(summary))),
  iif(body = '', 'cs', body ->> '$.locale'),
  iif(body = '', NULL, body ->> '$.paymentMethod'),
  iif(body = '', NULL, body ->> '$.note'),
  is_flagged, placed_at,
  iif(body = '', placed_at, unixepoch(body ->> '$.trip.pickupAt') * 1000),
  iif(body = '', placed_at,
    unixepoch(COALESCE(body ->> '$.trip.returnAt', body ->> '$.trip.pickupAt')) * 1000),
  iif(body = '', NULL, body ->> '$.price.totalGross.amount'),
  iif(body = '', NULL, body ->> '$.price.totalGross.currency'),
  iif(body = '', '', body ->> '$.termsVersion')
FROM orders
WHERE CASE WHEN json_valid(body) AND json_valid(summary) THEN
    body ->> '$.locale' IS NOT NULL AND body ->> '$.termsVersion' IS NOT NULL
    AND unixepoch(body ->> '$.trip.pickupAt') IS NOT NULL
    AND (body ->> '$.trip.returnAt' IS NULL OR unixepoch(body ->> '$.trip.returnAt') IS NOT NULL)
  ELSE body = '' END;

-- What cannot be read any more is kept as it is, for a person to look at.
INSERT INTO orders_new
SELECT number, order_key, 0, body, 'cs', NULL, NULL, is_flagged, placed_at, placed_at, placed_at, NULL, NULL, ''
FROM orders WHERE number NOT IN (SELECT number FROM orders_new);

DROP TABLE orders;
ALTER TABLE orders_new RENAME TO orders;
CREATE INDEX orders_by_time ON orders (placed_at);
-- For the job that forgets: only what still holds something of a person.
CREATE INDEX orders_to_forget ON orders (ride_at) WHERE content <> '';
