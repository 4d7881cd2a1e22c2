-- By whom a row can be found: keyed hashes of the e-mail address and of the telephone numbers in it
-- (src/back-office/persons/person-hash.server.ts). `email_hash` is NULL until the row is hashed, and empty where it has
-- no address. The cron hashes the rows of earlier releases.
ALTER TABLE orders ADD COLUMN email_hash TEXT;
ALTER TABLE orders ADD COLUMN phone_hash TEXT;
-- Of the guest, or of the recipient of a parcel.
ALTER TABLE orders ADD COLUMN other_phone_hash TEXT;
CREATE INDEX orders_by_person ON orders (email_hash) WHERE content <> '';
CREATE INDEX orders_by_phone ON orders (phone_hash) WHERE phone_hash IS NOT NULL;
CREATE INDEX orders_by_other_phone ON orders (other_phone_hash) WHERE other_phone_hash IS NOT NULL;

ALTER TABLE contact_messages ADD COLUMN email_hash TEXT;
ALTER TABLE contact_messages ADD COLUMN phone_hash TEXT;
CREATE INDEX contact_messages_by_person ON contact_messages (email_hash);
CREATE INDEX contact_messages_by_phone ON contact_messages (phone_hash) WHERE phone_hash IS NOT NULL;

-- A draft and its summaries live for a day and change with each save: the index holds the address itself, as the row
-- does, and goes with it.
CREATE INDEX drafts_by_person ON drafts (lower(CASE WHEN json_valid(typed) THEN typed ->> '$.email' END))
  WHERE typed <> '';
CREATE INDEX summaries_by_person ON summaries (lower(CASE WHEN json_valid(content) THEN content ->> '$.email' END))
  WHERE content <> '';

-- Who was erased, for a database that is restored from a time before it: the keyed hash, and when.
CREATE TABLE erasures (
  hash TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX erasures_by_time ON erasures (at);
