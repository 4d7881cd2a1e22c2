-- Who a draft belongs to when there are too many: keyed hashes of its sender's network (IPv4, or the /48 of an IPv6
-- address) and of the household in it (the /56). Both end with the draft; a placed one has neither. NULL where the
-- sender has no address, and in drafts of an older release.
ALTER TABLE drafts ADD COLUMN network TEXT;
ALTER TABLE drafts ADD COLUMN household TEXT;

-- A draft used to be pushed out by its age alone.
DROP INDEX IF EXISTS drafts_to_push_out;
-- The drafts of a network, the one that was saved longest ago first.
CREATE INDEX drafts_by_network ON drafts (network, expires_at) WHERE network IS NOT NULL;

-- How many living drafts a network has. Triggers count, so that no statement of any release can forget to.
CREATE TABLE draft_networks (
  network TEXT PRIMARY KEY,
  living INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX draft_networks_crowded ON draft_networks (living) WHERE living > 50;

-- One row: what drafts and their summaries weigh, and how many drafts were pushed out, the last time when.
CREATE TABLE draft_totals (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  bytes INTEGER NOT NULL,
  pushed_out INTEGER NOT NULL DEFAULT 0,
  pushed_out_at INTEGER
) STRICT;

-- 300 bytes stand for the columns and index entries besides the texts.
INSERT INTO draft_totals (id, bytes) VALUES (1,
  (SELECT COALESCE(SUM(length(CAST(typed AS BLOB)) + length(CAST(payment AS BLOB)) + 300), 0) FROM drafts)
  + (SELECT COALESCE(SUM(length(CAST(typed AS BLOB)) + length(CAST(content AS BLOB)) + 300), 0) FROM summaries));

CREATE TRIGGER drafts_come AFTER INSERT ON drafts
BEGIN
  UPDATE draft_totals
  SET bytes = bytes + length(CAST(NEW.typed AS BLOB)) + length(CAST(NEW.payment AS BLOB)) + 300;
  INSERT INTO draft_networks (network, living)
  SELECT NEW.network, 1 WHERE NEW.network IS NOT NULL
  ON CONFLICT (network) DO UPDATE SET living = living + 1;
END;

CREATE TRIGGER drafts_change AFTER UPDATE OF typed, payment ON drafts
BEGIN
  UPDATE draft_totals
  SET bytes = bytes + length(CAST(NEW.typed AS BLOB)) + length(CAST(NEW.payment AS BLOB))
    - length(CAST(OLD.typed AS BLOB)) - length(CAST(OLD.payment AS BLOB));
END;

-- A draft is placed: it belongs to no network any more.
CREATE TRIGGER drafts_leave_network AFTER UPDATE OF network ON drafts
WHEN OLD.network IS NOT NULL AND NEW.network IS NULL
BEGIN
  UPDATE draft_networks SET living = living - 1 WHERE network = OLD.network;
  DELETE FROM draft_networks WHERE network = OLD.network AND living <= 0;
END;

-- What a deleted draft showed goes with it; a placed summary keeps its key until it expires.
CREATE TRIGGER drafts_go AFTER DELETE ON drafts
BEGIN
  UPDATE draft_totals
  SET bytes = bytes - length(CAST(OLD.typed AS BLOB)) - length(CAST(OLD.payment AS BLOB)) - 300;
  UPDATE draft_networks SET living = living - 1 WHERE network = OLD.network;
  DELETE FROM draft_networks WHERE network = OLD.network AND living <= 0;
  DELETE FROM summaries WHERE draft_id = OLD.id AND content <> '';
END;

CREATE TRIGGER summaries_come AFTER INSERT ON summaries
BEGIN
  UPDATE draft_totals
  SET bytes = bytes + length(CAST(NEW.typed AS BLOB)) + length(CAST(NEW.content AS BLOB)) + 300;
END;

CREATE TRIGGER summaries_change AFTER UPDATE OF typed, content ON summaries
BEGIN
  UPDATE draft_totals
  SET bytes = bytes + length(CAST(NEW.typed AS BLOB)) + length(CAST(NEW.content AS BLOB))
    - length(CAST(OLD.typed AS BLOB)) - length(CAST(OLD.content AS BLOB));
END;

CREATE TRIGGER summaries_go AFTER DELETE ON summaries
BEGIN
  UPDATE draft_totals
  SET bytes = bytes - length(CAST(OLD.typed AS BLOB)) - length(CAST(OLD.content AS BLOB)) - 300;
END;
