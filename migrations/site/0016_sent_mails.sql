-- What the sender last reported of a mail that it took: delivered, bounced or complained; NULL without a report.
ALTER TABLE outbox ADD COLUMN news TEXT;

-- The receipt of a mail is the id that the sender gave it; by it reports name the mail.
CREATE INDEX outbox_sent_mails ON outbox (provider_receipt) WHERE kind = 'mail' AND provider_receipt IS NOT NULL;

-- Reports that were taken, so that each counts once.
CREATE TABLE mail_events (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_events_by_time ON mail_events (at);
