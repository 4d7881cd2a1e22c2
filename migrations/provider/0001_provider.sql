-- The back office of a carrier who has none: catalogue, orders and messages.
-- Append-only: a change is a new file. What the tables hold at first stands in src/back-office/embedded/seed.

-- Countries a customer may choose. Equal positions are sorted by their Czech names.
CREATE TABLE countries (
  code TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name_cs TEXT NOT NULL,
  name_en TEXT NOT NULL
) STRICT;

-- Experiences as the contract shows them (body). published = 0 hides one from the site.
-- To change one: UPDATE experiences SET body = json_set(body, '$.title.cs', 'Nový název') WHERE id = '…'
CREATE TABLE experiences (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
  body TEXT NOT NULL CHECK (json_valid(body) AND body ->> '$.id' = id),
  slug_cs TEXT GENERATED ALWAYS AS (body ->> '$.slug.cs') VIRTUAL,
  slug_en TEXT GENERATED ALWAYS AS (body ->> '$.slug.en') VIRTUAL
) STRICT;

CREATE UNIQUE INDEX experiences_slug_cs ON experiences (slug_cs);
CREATE UNIQUE INDEX experiences_slug_en ON experiences (slug_en);

-- Orders. The columns are for reading and searching, body holds every field as it came.
-- idempotency_key makes a repeated delivery harmless; body_hash tells whether it is the same order.
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
  payment_method TEXT NOT NULL,
  price_status TEXT NOT NULL,
  total_gross INTEGER,
  total_net INTEGER,
  currency TEXT,
  terms_version TEXT NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  receipt TEXT NOT NULL CHECK (json_valid(receipt))
) STRICT;

CREATE INDEX orders_number ON orders (number);
CREATE INDEX orders_received_at ON orders (received_at);

-- Messages of the contact form.
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
  message TEXT NOT NULL
) STRICT;

CREATE INDEX messages_received_at ON messages (received_at);
