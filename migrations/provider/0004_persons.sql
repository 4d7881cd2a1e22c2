-- By whom a row can be found, as in the database of the site (migrations/site/0017_persons.sql).
ALTER TABLE orders ADD COLUMN email_hash TEXT;
ALTER TABLE orders ADD COLUMN phone_hash TEXT;
ALTER TABLE orders ADD COLUMN other_phone_hash TEXT;
CREATE INDEX orders_by_person ON orders (email_hash) WHERE body <> '{}';
CREATE INDEX orders_by_phone ON orders (phone_hash) WHERE phone_hash IS NOT NULL;
CREATE INDEX orders_by_other_phone ON orders (other_phone_hash) WHERE other_phone_hash IS NOT NULL;

ALTER TABLE messages ADD COLUMN email_hash TEXT;
ALTER TABLE messages ADD COLUMN phone_hash TEXT;
CREATE INDEX messages_by_person ON messages (email_hash);
CREATE INDEX messages_by_phone ON messages (phone_hash) WHERE phone_hash IS NOT NULL;
