-- What the cron did last: one row. It starts at the time of the migration, so that a new site is not told to
-- have lost its cron before the first minute is over.
CREATE TABLE cron_run (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  finished_at INTEGER NOT NULL,
  -- Jobs that failed in that run, with a space between; mostly empty.
  failed_jobs TEXT NOT NULL DEFAULT '',
  -- When the provider last answered with its catalogue.
  provider_answered_at INTEGER
) STRICT;

INSERT INTO cron_run (id, finished_at) VALUES (1, unixepoch() * 1000);
