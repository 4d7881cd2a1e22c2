-- Mailboxes that proved themselves: somebody acted by the link of a mail, or the carrier acted on one of their orders.
-- `mailbox` is a keyed hash of the address; `proved_at` is the last time, ms.
CREATE TABLE mailboxes (
  mailbox TEXT PRIMARY KEY,
  proved_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mailboxes_by_time ON mailboxes (proved_at);
