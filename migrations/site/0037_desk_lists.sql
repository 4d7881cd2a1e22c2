-- The desk reads what waits by kind, each kind up to a time of its own.
CREATE INDEX orders_by_kind_of_need ON orders (needs, needs_by) WHERE needs IS NOT NULL;

-- When the desk marked a message of the contact form as answered, ms; null while it waits. What came before the desk
-- knew of it was answered from the mail.
ALTER TABLE contact_messages ADD COLUMN answered_at INTEGER;
UPDATE contact_messages SET answered_at = sent_at;
CREATE INDEX messages_unanswered ON contact_messages (sent_at) WHERE answered_at IS NULL;
