-- The notices of a back office of the carrier's own that this site has answered: the same one gets the first answer.
CREATE TABLE provider_notices (
  -- The `webhook-id` that the back office gave it.
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  status INTEGER NOT NULL,
  -- The answer as JSON; it holds no personal data.
  answer TEXT NOT NULL
) STRICT;
CREATE INDEX provider_notices_by_age ON provider_notices (at);
