-- Tax documents as issued. A row never changes and outlives what was personal in its order: it is kept for ten years
-- after the end of the year of its supply (section 35 of Act 235/2004), then deleted (src/jobs/forget.server.ts).
CREATE TABLE documents (
  -- The series is the kind; each runs from 1 without gaps in each year of issue.
  kind TEXT NOT NULL CHECK (kind IN ('advance', 'invoice', 'credit', 'debit')),
  year INTEGER NOT NULL,
  no INTEGER NOT NULL,
  -- The order, the event after which it was issued, and its place among the documents of that event.
  order_key TEXT NOT NULL,
  seq INTEGER NOT NULL,
  nth INTEGER NOT NULL,
  -- TaxDocument (src/order/papers/tax-document.ts).
  content TEXT NOT NULL,
  -- Days in Prague; the time is ms.
  supply_on TEXT NOT NULL,
  issued_on TEXT NOT NULL,
  issued_at INTEGER NOT NULL,
  -- Keyed hashes of the customer's address and number, by which a person's documents are found.
  email_hash TEXT,
  phone_hash TEXT,
  PRIMARY KEY (kind, year, no)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX documents_by_order ON documents (order_key, seq, nth);
CREATE INDEX documents_by_supply ON documents (supply_on, kind, year, no);
CREATE INDEX documents_by_email ON documents (email_hash) WHERE email_hash IS NOT NULL;
CREATE INDEX documents_by_phone ON documents (phone_hash) WHERE phone_hash IS NOT NULL;
