-- The cars and the drivers of the carrier, as the desk keeps them. `revision` counts the saves of a row: of two who
-- save the same row, the second is told.
CREATE TABLE cars (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  category TEXT NOT NULL,
  seats INTEGER NOT NULL,
  plate TEXT NOT NULL UNIQUE,
  revision INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;

-- `languages`: codes with a space between them. `email` is empty for a driver who gets the ride another way.
CREATE TABLE drivers (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  languages TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;

-- Days on which a driver does not drive, `YYYY-MM-DD` in Prague, the last one included; the cron deletes past ones.
CREATE TABLE days_off (
  driver TEXT NOT NULL,
  from_day TEXT NOT NULL,
  to_day TEXT NOT NULL,
  PRIMARY KEY (driver, from_day)
) STRICT, WITHOUT ROWID;
CREATE INDEX days_off_by_end ON days_off (to_day);
