-- A request names no way of paying: payment_method may be NULL. Everything else is as it was.
CREATE TABLE orders_new (
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
  receipt TEXT NOT NULL CHECK (json_valid(receipt))
) STRICT;

INSERT INTO orders_new SELECT * FROM orders;

DROP TABLE orders;
ALTER TABLE orders_new RENAME TO orders;
CREATE INDEX orders_number ON orders (number);
CREATE INDEX orders_received_at ON orders (received_at);
CREATE INDEX orders_to_forget ON orders (pickup_at) WHERE body <> '{}';
