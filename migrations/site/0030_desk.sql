-- Who is at the desk. The key is the SHA-256 of the session's cookie; a person is an id of the setting DESK_PEOPLE.
-- `fresh_at` is the last proof of the mailbox, `device` a few words about the browser. An ended session stays for the
-- mail that tells the others of it; the cron deletes all after two days.
CREATE TABLE desk_sessions (
  key TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  device TEXT NOT NULL,
  began_at INTEGER NOT NULL,
  fresh_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_sessions_by_time ON desk_sessions (began_at);

-- The links by which people sign in. The link and its code are signatures of the id under ORDER_LINK_SECRET, so the row
-- opens nothing. `browser` is the SHA-256 of a cookie of the browser that asked; NULL: made by `npm run desk`.
CREATE TABLE desk_links (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  browser TEXT,
  locale TEXT NOT NULL,
  next TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  spent_at INTEGER,
  device TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_links_by_time ON desk_links (made_at);
CREATE INDEX desk_links_by_person ON desk_links (person, made_at);
CREATE INDEX desk_links_by_browser ON desk_links (browser, made_at);
