-- The database of the embedded back office. Instants are ISO 8601.

CREATE TABLE countries (
  code TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  -- By language, JSON.
  names TEXT NOT NULL CHECK (json_valid(names))
) STRICT;

CREATE TABLE experiences (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
  body TEXT NOT NULL CHECK (json_valid(body) AND body ->> '$.id' = id)
) STRICT;

CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  received_at TEXT NOT NULL,
  sent_at TEXT NOT NULL,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  subject TEXT,
  message TEXT NOT NULL,
  email_hash TEXT,
  phone_hash TEXT
) STRICT;

CREATE INDEX messages_received_at ON messages (received_at);

CREATE TABLE seeded (
  id TEXT PRIMARY KEY
) STRICT;

CREATE TABLE orders (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  received_at TEXT NOT NULL,
  status TEXT NOT NULL,
  number TEXT NOT NULL,
  placed_at TEXT NOT NULL,
  locale TEXT NOT NULL,
  kind TEXT NOT NULL,
  service TEXT,
  experience_id TEXT,
  variant_id TEXT,
  pickup_at TEXT NOT NULL,
  pickup_local TEXT NOT NULL,
  pickup TEXT,
  dropoff TEXT,
  passengers INTEGER,
  luggages INTEGER,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  zip TEXT NOT NULL,
  country TEXT NOT NULL,
  company_name TEXT,
  company_id TEXT,
  company_vat_id TEXT,
  payment_method TEXT,
  price_status TEXT NOT NULL,
  total_gross INTEGER,
  total_net INTEGER,
  currency TEXT,
  terms_version TEXT NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  receipt TEXT NOT NULL CHECK (json_valid(receipt)),
  email_hash TEXT,
  phone_hash TEXT,
  other_phone_hash TEXT
) STRICT;

CREATE INDEX orders_number ON orders (number);

CREATE INDEX orders_received_at ON orders (received_at);

CREATE INDEX orders_to_forget ON orders (pickup_at) WHERE body <> '{}';

CREATE INDEX orders_by_person ON orders (email_hash) WHERE body <> '{}';

CREATE INDEX orders_by_phone ON orders (phone_hash) WHERE phone_hash IS NOT NULL;

CREATE INDEX orders_by_other_phone ON orders (other_phone_hash) WHERE other_phone_hash IS NOT NULL;

CREATE INDEX messages_by_person ON messages (email_hash);

CREATE INDEX messages_by_phone ON messages (phone_hash) WHERE phone_hash IS NOT NULL;

CREATE TABLE told_events (
  idempotency_key TEXT PRIMARY KEY,
  number TEXT NOT NULL,
  seq INTEGER NOT NULL,
  event TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  received_at TEXT NOT NULL
) STRICT;

CREATE INDEX told_events_of_order ON told_events (number, seq);

CREATE TRIGGER experiences_come BEFORE INSERT ON experiences
WHEN EXISTS (
  SELECT 1 FROM experiences AS other, json_each(other.body, '$.slug') AS taken,
    json_each(NEW.body, '$.slug') AS slug
  WHERE other.id <> NEW.id AND taken.value = slug.value
)
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE: another experience has a slug of this one');
END;

CREATE TRIGGER experiences_change BEFORE UPDATE OF body ON experiences
WHEN EXISTS (
  SELECT 1 FROM experiences AS other, json_each(other.body, '$.slug') AS taken,
    json_each(NEW.body, '$.slug') AS slug
  WHERE other.id <> OLD.id AND taken.value = slug.value
)
BEGIN
  SELECT RAISE(ABORT, 'UNIQUE: another experience has a slug of this one');
END;
