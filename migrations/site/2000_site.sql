-- The database of the site. Instants are milliseconds since 1970, days are local (YYYY-MM-DD); amounts are haléře,
-- gross. A hash of a person is keyed (src/back-office/persons/person-hash.server.ts).

-- What a customer has typed so far, valid or not, kept for 24 hours. `revision` tells an old save from a new one;
-- a placed draft stays until it expires: `typed` is empty then and `placed_number` names its order. `seq` only grows.
-- `page` and `page_save` name the page that wrote it last and which of its saves that was. `network` and `household` are
-- keyed hashes of the sender's network (IPv4, or the /48 of an IPv6 address) and of the household in it (the /56).
CREATE TABLE drafts (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  revision INTEGER NOT NULL,
  typed TEXT NOT NULL,
  -- What was chosen and typed on the summary.
  payment TEXT NOT NULL,
  placed_number TEXT,
  made_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  has_summary INTEGER NOT NULL DEFAULT 0,
  page TEXT,
  page_save INTEGER NOT NULL DEFAULT 0,
  network TEXT,
  household TEXT
) STRICT;

CREATE INDEX drafts_by_expiry ON drafts (expires_at);

CREATE INDEX drafts_by_network ON drafts (network, expires_at) WHERE network IS NOT NULL;

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

CREATE TRIGGER drafts_leave_network AFTER UPDATE OF network ON drafts
WHEN OLD.network IS NOT NULL AND NEW.network IS NULL
BEGIN
  UPDATE draft_networks SET living = living - 1 WHERE network = OLD.network;
  DELETE FROM draft_networks WHERE network = OLD.network AND living <= 0;
END;

CREATE TRIGGER drafts_go AFTER DELETE ON drafts
BEGIN
  UPDATE draft_totals
  SET bytes = bytes - length(CAST(OLD.typed AS BLOB)) - length(CAST(OLD.payment AS BLOB)) - 300;
  UPDATE draft_networks SET living = living - 1 WHERE network = OLD.network;
  DELETE FROM draft_networks WHERE network = OLD.network AND living <= 0;
  DELETE FROM summaries WHERE draft_id = OLD.id AND content <> '';
END;

CREATE INDEX drafts_by_person ON drafts (lower(CASE WHEN json_valid(typed) THEN typed ->> '$.email' END))
  WHERE typed <> '';

-- How many living drafts a network has. Triggers count, so that no statement can forget to.
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

INSERT INTO draft_totals (id, bytes) VALUES (1, 0);

-- What a summary showed, as it was shown: `content` is the order, `hash` is over it, `typed` is what it was made from.
-- A placed one keeps its key alone.
CREATE TABLE summaries (
  order_key TEXT PRIMARY KEY,
  draft_id TEXT NOT NULL,
  typed TEXT NOT NULL,
  content TEXT NOT NULL,
  hash TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  UNIQUE (draft_id, hash)
) STRICT;

CREATE INDEX summaries_by_expiry ON summaries (expires_at);

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

CREATE INDEX summaries_by_person ON summaries (lower(CASE WHEN json_valid(content) THEN content ->> '$.email' END))
  WHERE content <> '';

-- Orders as they were placed. `order_key` makes a repeated submit the same order, `content` is the order as JSON, empty
-- once it is forgotten. The other columns are what its events come to, for lists and the cron: they are written in the
-- batch that adds an event. `due` is what is owed, haléře: above zero by the customer, below by the carrier. `due_by`,
-- `expires_at` and `needs_by` are instants. `trace` is the key by which the log names the order.
CREATE TABLE orders (
  number TEXT PRIMARY KEY,
  order_key TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  content TEXT NOT NULL,
  locale TEXT NOT NULL,
  payment_method TEXT,
  note TEXT,
  is_flagged INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  pickup_at INTEGER NOT NULL,
  -- The way back where there is one, else the pickup: what is kept is counted from here.
  ride_at INTEGER NOT NULL,
  total INTEGER,
  currency TEXT,
  terms_version TEXT NOT NULL,
  seq INTEGER NOT NULL DEFAULT 1,
  state TEXT NOT NULL DEFAULT 'received',
  payment_state TEXT NOT NULL DEFAULT 'notDue',
  due INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER,
  email_hash TEXT,
  phone_hash TEXT,
  other_phone_hash TEXT,
  trace TEXT,
  needs TEXT,
  needs_by INTEGER,
  due_by INTEGER
) STRICT;

CREATE INDEX orders_by_time ON orders (placed_at);

CREATE INDEX orders_to_forget ON orders (ride_at) WHERE content <> '';

CREATE INDEX orders_to_expire ON orders (expires_at) WHERE expires_at IS NOT NULL;

CREATE INDEX orders_by_pickup ON orders (pickup_at);

CREATE INDEX orders_by_state ON orders (state, pickup_at);

CREATE INDEX orders_by_return ON orders (ride_at)
  WHERE ride_at > pickup_at AND state NOT IN ('rejected', 'expired', 'cancelled');

CREATE INDEX orders_by_person ON orders (email_hash) WHERE content <> '';

CREATE INDEX orders_by_phone ON orders (phone_hash) WHERE phone_hash IS NOT NULL;

CREATE INDEX orders_by_other_phone ON orders (other_phone_hash) WHERE other_phone_hash IS NOT NULL;

CREATE INDEX orders_by_trace ON orders (trace) WHERE trace IS NOT NULL;

CREATE INDEX orders_owing ON orders (due) WHERE due > 0;

CREATE INDEX orders_by_need ON orders (needs_by) WHERE needs IS NOT NULL;

CREATE INDEX orders_unanswered ON orders (placed_at) WHERE state = 'received' AND expires_at IS NOT NULL;

CREATE INDEX orders_by_kind_of_need ON orders (needs, needs_by) WHERE needs IS NOT NULL;

CREATE INDEX orders_by_due ON orders (due_by) WHERE due > 0;

CREATE INDEX orders_owed_back ON orders (due) WHERE due < 0;

-- What happened to an order, only ever added to: the same number twice is refused, so that of two who act at once one is
-- told what the other did. `data` is JSON, emptied with the order. `person` is the id of DESK_PEOPLE; `phone_act` and
-- `phone_at` are the id of a press on a driver's phone and its time by that phone. `request_id` is the X-Request-Id.
CREATE TABLE order_events (
  order_key TEXT NOT NULL,
  seq INTEGER NOT NULL,
  event TEXT NOT NULL,
  actor TEXT NOT NULL CHECK (actor IN ('customer', 'carrier', 'driver', 'site')),
  at INTEGER NOT NULL,
  data TEXT NOT NULL,
  request_id TEXT,
  person TEXT,
  phone_act TEXT,
  phone_at INTEGER,
  -- What spoke against it when the carrier insisted: a list of src/order/store/desk/objection.ts as JSON.
  against TEXT,
  PRIMARY KEY (order_key, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX order_events_assigned ON order_events (at) WHERE event = 'assign';

CREATE INDEX order_events_by_request ON order_events (request_id) WHERE request_id IS NOT NULL;

CREATE INDEX order_events_by_corrected_email ON order_events (lower(data ->> '$.email'))
  WHERE event = 'correctEmail' AND data <> '';

CREATE INDEX order_events_of_money ON order_events (data ->> '$.day') WHERE event IN ('paid', 'refunded') AND data <> '';

CREATE UNIQUE INDEX order_events_by_phone_act ON order_events (phone_act) WHERE phone_act IS NOT NULL;

-- The rides of the orders that take place: `leg` 1 is the way there, 2 the way back. The end is reckoned. `driver_key`
-- and `car_key` say who and what is the same; empty without a driver.
CREATE TABLE rides (
  order_key TEXT NOT NULL,
  leg INTEGER NOT NULL CHECK (leg IN (1, 2)),
  pickup_at INTEGER NOT NULL,
  end_at INTEGER NOT NULL,
  from_place TEXT NOT NULL,
  to_place TEXT NOT NULL,
  category TEXT NOT NULL,
  driver TEXT NOT NULL DEFAULT '',
  car TEXT NOT NULL DEFAULT '',
  plate TEXT NOT NULL DEFAULT '',
  driver_key TEXT NOT NULL DEFAULT '',
  car_key TEXT NOT NULL DEFAULT '',
  -- 1 once the ride took place or was missed.
  is_over INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (order_key, leg)
) STRICT, WITHOUT ROWID;

CREATE INDEX rides_by_day ON rides (pickup_at);

-- Those that reach into another day, by winter's or summer's time: they belong to the lanes of both.
CREATE INDEX rides_across_midnight ON rides (end_at)
  WHERE (pickup_at + 3600000) / 86400000 <> (end_at + 7200000) / 86400000;

CREATE INDEX rides_by_driver ON rides (driver_key, pickup_at) WHERE driver_key <> '';

CREATE INDEX rides_by_car ON rides (car_key, pickup_at) WHERE car_key <> '';

CREATE INDEX rides_without_driver ON rides (pickup_at) WHERE driver_key = '' AND is_over = 0;

-- Never has a row: a statement that inserts one fails, and with it its batch.
CREATE TABLE guards (
  failed INTEGER NOT NULL CONSTRAINT guards CHECK (failed = 0)
) STRICT;

-- What a person of the desk has to do because of an event: `tell` a driver without an e-mail address, or judge rides that
-- `meet` because somebody else acted or that do not fit the fleet any more (`item` is `fleet`); because of the payment
-- `gateway`: then `item` is its name of a refund or dispute, and `seq` how far that has come; or because a driver `pressed` on a
-- ride that is his no more, `item` is the press. `data` is JSON (src/order/store/desk/task-store.server.ts). `show_at`: its act can be
-- taken back until then. `done_by` is an id of DESK_PEOPLE. Deleted when the order is emptied.
CREATE TABLE tasks (
  order_key TEXT NOT NULL,
  seq INTEGER NOT NULL,
  leg INTEGER NOT NULL CHECK (leg IN (1, 2)),
  kind TEXT NOT NULL CHECK (kind IN ('tell', 'tellFormer', 'meet', 'gateway', 'pressed')),
  item TEXT NOT NULL DEFAULT '',
  data TEXT NOT NULL,
  show_at INTEGER NOT NULL,
  done_at INTEGER,
  done_by TEXT,
  PRIMARY KEY (order_key, seq, leg, kind, item)
) STRICT, WITHOUT ROWID;

CREATE INDEX tasks_open ON tasks (show_at) WHERE done_at IS NULL;

CREATE INDEX tasks_by_phone ON tasks (data ->> '$.phone');

-- By what the desk finds an order, folded, from the first signs on: names from each of their words, e-mail addresses,
-- number plates, its number, and telephone numbers from their end. The latest ride comes first.
CREATE TABLE order_keys (
  key TEXT NOT NULL,
  ride_at INTEGER NOT NULL,
  order_key TEXT NOT NULL,
  PRIMARY KEY (key, ride_at DESC, order_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX order_keys_by_order ON order_keys (order_key);

-- Messages of the contact form. `answered_at` is when the desk marked one as answered.
CREATE TABLE contact_messages (
  message_key TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  is_flagged INTEGER NOT NULL,
  sent_at INTEGER NOT NULL,
  email_hash TEXT,
  phone_hash TEXT,
  answered_at INTEGER
) STRICT;

CREATE INDEX contact_messages_by_time ON contact_messages (sent_at);

CREATE INDEX contact_messages_by_person ON contact_messages (email_hash);

CREATE INDEX contact_messages_by_phone ON contact_messages (phone_hash) WHERE phone_hash IS NOT NULL;

CREATE INDEX messages_unanswered ON contact_messages (sent_at) WHERE answered_at IS NULL;

-- What has to be delivered, mailed or issued, written in the transaction of its cause.
CREATE TABLE outbox (
  kind TEXT NOT NULL CHECK (kind IN ('order', 'contact', 'event', 'mail', 'document')),
  -- The order_key of an order, the message_key of a message; of a mail whom it tells of what (src/outbox/mail-item.ts);
  -- of a document and of an event the order_key and the number of the event, divided by a colon, an event's in seven
  -- digits: by their texts the events of an order are in sequence.
  item TEXT NOT NULL,
  -- `capped`: a mail that was not sent, because a stranger could have set off too many.
  state TEXT NOT NULL
    CHECK (state IN ('pending', 'delivered', 'needs_review', 'held', 'dead', 'capped')),
  -- 1 when an earlier try may have reached the provider although no answer came.
  is_unknown INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  provider_receipt TEXT,
  created_at INTEGER NOT NULL,
  -- When a person made the item pending again; its 48 hours count from there.
  replayed_at INTEGER,
  delivered_at INTEGER,
  -- When the log got its line about it.
  announced_at INTEGER,
  -- What the sender last reported of a mail that it took.
  news TEXT,
  PRIMARY KEY (kind, item)
) STRICT;

CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'pending' AND kind <> 'mail';

CREATE INDEX outbox_mail_due ON outbox (substr(item, 1, 8), next_at) WHERE state = 'pending' AND kind = 'mail';

CREATE INDEX outbox_document_due ON outbox (next_at) WHERE state = 'pending' AND kind = 'document';

CREATE INDEX outbox_open ON outbox (state, COALESCE(replayed_at, created_at)) WHERE state <> 'delivered';

CREATE INDEX outbox_delivered ON outbox (kind, delivered_at) WHERE state = 'delivered';

CREATE INDEX outbox_unannounced ON outbox (created_at) WHERE announced_at IS NULL AND kind <> 'mail';

CREATE INDEX outbox_sent_mails ON outbox (provider_receipt) WHERE kind = 'mail' AND provider_receipt IS NOT NULL;

-- What all isolates know about the back office: one row. Five failures in a row open the breaker; while it is open nobody
-- waits for the back office, and one probe is made when `probe_at` has come. `credentials_refused_at`: since when it
-- refuses our credentials (401, 403).
CREATE TABLE breaker (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  failures INTEGER NOT NULL,
  probe_at INTEGER NOT NULL,
  credentials_refused_at INTEGER
) STRICT;

INSERT INTO breaker (id, failures, probe_at) VALUES (1, 0, 0);

-- What the cron did last: one row. It starts at the time of the migration, so that a new site is not told to have lost
-- its cron before the first minute is over. `catalogue`, `failures_in_a_row` and `jobs` are JSON.
CREATE TABLE cron_run (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  finished_at INTEGER NOT NULL,
  -- When the provider last answered with its catalogue.
  provider_answered_at INTEGER,
  catalogue TEXT,
  failures_in_a_row TEXT NOT NULL DEFAULT '{}',
  provider_end TEXT,
  jobs TEXT NOT NULL DEFAULT '{}'
) STRICT;

INSERT INTO cron_run (id, finished_at, jobs)
VALUES (1, unixepoch() * 1000, json_object('since', unixepoch() * 1000));

-- Towns for the usual price of a ride, one row for each name that people type (folded: small letters, no diacritics).
-- Every start and deploy fills it from GeoNames; nothing of a customer is in it.
CREATE TABLE gazetteer (
  name TEXT NOT NULL,
  place INTEGER NOT NULL,
  name_cs TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_de TEXT NOT NULL,
  country TEXT NOT NULL,
  -- Tells towns of one name apart; empty where no other has the name.
  district TEXT NOT NULL,
  population INTEGER NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL,
  PRIMARY KEY (name, place)
) STRICT, WITHOUT ROWID;

-- How many mails a stranger set off to one address on a day; the address is a keyed hash.
CREATE TABLE mail_counts (
  recipient TEXT NOT NULL,
  occasion TEXT NOT NULL,
  day TEXT NOT NULL,
  sent INTEGER NOT NULL,
  PRIMARY KEY (day, occasion, recipient)
) STRICT, WITHOUT ROWID;

-- Mailboxes that proved themselves: somebody acted by the link of a mail, or the carrier acted on one of their orders.
-- `mailbox` is a keyed hash of the address.
CREATE TABLE mailboxes (
  mailbox TEXT PRIMARY KEY,
  proved_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX mailboxes_by_time ON mailboxes (proved_at);

-- Reports of the mail service that were taken, so that each counts once.
CREATE TABLE mail_events (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_events_by_time ON mail_events (at);

-- Who was erased, for a database that is restored from a time before it: the keyed hash, and when.
CREATE TABLE erasures (
  hash TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX erasures_by_time ON erasures (at);

-- The key of each command of the carrier, with a keyed hash of the command and its first answer (JSON), written in the
-- batch of the act: the same key again gets this answer, and never acts a second time.
CREATE TABLE command_keys (
  key TEXT PRIMARY KEY,
  command_hash TEXT NOT NULL,
  answer TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX command_keys_by_time ON command_keys (at);

-- Tax documents as issued. A row never changes and outlives what was personal in its order: it is kept for ten years
-- after the end of the year of its supply (section 35 of Act 235/2004), then deleted.
CREATE TABLE documents (
  -- The series is the kind; each runs from 1 without gaps in each year of issue.
  kind TEXT NOT NULL CHECK (kind IN ('advance', 'invoice', 'credit', 'debit', 'receipt')),
  year INTEGER NOT NULL,
  no INTEGER NOT NULL,
  -- The order, the event after which it was issued, and its place among the documents of that event.
  order_key TEXT NOT NULL,
  seq INTEGER NOT NULL,
  nth INTEGER NOT NULL,
  -- TaxDocument (src/order/papers/tax-document.ts).
  content TEXT NOT NULL,
  -- Days in Prague; the time is ms.
  supply_on TEXT NOT NULL,
  issued_on TEXT NOT NULL,
  issued_at INTEGER NOT NULL,
  -- Keyed hashes of the customer's address and number, by which a person's documents are found.
  email_hash TEXT,
  phone_hash TEXT,
  PRIMARY KEY (kind, year, no)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX documents_by_order ON documents (order_key, seq, nth);

CREATE INDEX documents_by_supply ON documents (supply_on, kind, year, no);

CREATE INDEX documents_by_email ON documents (email_hash) WHERE email_hash IS NOT NULL;

CREATE INDEX documents_by_phone ON documents (phone_hash) WHERE phone_hash IS NOT NULL;

-- Payments by card that were started at the gateway: its name of the session, and no data of a person. The money itself
-- is an event of the order; the row says what is still to be asked.
CREATE TABLE payments (
  session TEXT PRIMARY KEY,
  number TEXT NOT NULL,
  seq INTEGER NOT NULL,
  locale TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'failed')),
  created_at INTEGER NOT NULL,
  ask_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX payments_by_number ON payments (number);

CREATE INDEX payments_open ON payments (ask_at) WHERE state = 'open';

CREATE INDEX payments_by_age ON payments (created_at);

-- What the payment gateway last said to each kind of question (src/gateway/gateway-answers.server.ts): `refused_at` and
-- `why` while it refuses our key or what we ask; `read_to` is up to when its list of what happened was read.
CREATE TABLE gateway_answers (
  question TEXT PRIMARY KEY,
  refused_at INTEGER,
  why TEXT,
  read_to INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX gateway_answers_refused ON gateway_answers (refused_at) WHERE refused_at IS NOT NULL;

-- Lines of bank statements that were read to note payments. A noted line keeps no name and no account; an open one is
-- forgotten after 90 days.
CREATE TABLE bank_lines (
  key TEXT PRIMARY KEY,
  -- Empty where the statement does not say which of two days it is.
  day TEXT NOT NULL,
  -- Below zero: a payment that the bank took back.
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  symbol TEXT NOT NULL,
  reference TEXT NOT NULL,
  -- The order that it paid; NULL while a person has to decide.
  number TEXT,
  name TEXT,
  account TEXT,
  message TEXT,
  read_at INTEGER NOT NULL,
  why TEXT,
  -- The orders that it may be meant for, as JSON.
  likely TEXT NOT NULL DEFAULT '[]',
  -- The statement of a person that brought it; NULL for the bank's interface.
  reading TEXT,
  -- When a person said that it is no order's, or settled otherwise, ms; NULL while it waits.
  settled_at INTEGER
) WITHOUT ROWID;

CREATE INDEX bank_lines_open ON bank_lines (read_at) WHERE number IS NULL;

CREATE INDEX bank_lines_paid ON bank_lines (number) WHERE number IS NOT NULL;

CREATE INDEX bank_lines_read ON bank_lines (reading, number) WHERE reading IS NOT NULL;

-- Statements that people noted, by the SHA-256 of their text; each can be taken back whole for 90 days.
CREATE TABLE bank_readings (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  read_at INTEGER NOT NULL,
  noted INTEGER NOT NULL,
  open INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX bank_readings_by_time ON bank_readings (read_at);

-- How far the bank's interface is read, ms, and the days before that it did not give any more: one row.
CREATE TABLE bank_interface (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  read_until INTEGER NOT NULL,
  gap_from TEXT,
  gap_until TEXT
) STRICT;

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

CREATE INDEX desk_sessions_by_person ON desk_sessions (person);

-- The links by which people sign in. The link and its code are signatures of the id under ORDER_LINK_SECRET, so the row
-- opens nothing. `browser` is the SHA-256 of a cookie of the browser that asked; NULL: made by `npm run desk`. `is_known`: 1
-- where its person is signed in there, or was before; strangers have limits of their own.
CREATE TABLE desk_links (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  browser TEXT,
  locale TEXT NOT NULL,
  next TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  is_known INTEGER NOT NULL DEFAULT 0,
  spent_at INTEGER,
  device TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

CREATE INDEX desk_links_by_time ON desk_links (made_at);

CREATE INDEX desk_links_by_person ON desk_links (person, made_at);

CREATE INDEX desk_links_by_browser ON desk_links (browser, made_at);

-- The cars of the carrier, as the desk keeps them. `revision` counts the saves of a row: of two who save the same row,
-- the second is told.
CREATE TABLE cars (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  category TEXT NOT NULL,
  seats INTEGER NOT NULL,
  plate TEXT NOT NULL UNIQUE,
  revision INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;

-- The drivers. `languages`: codes with a space between them. `email` is empty for a driver who gets the ride another
-- way. Links to rides that a driver was given before `links_from` have ended.
CREATE TABLE drivers (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  languages TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  links_from INTEGER NOT NULL DEFAULT 0,
  -- Who is put on the list again after an erasure is not erased with a restored database.
  added_at INTEGER NOT NULL DEFAULT (unixepoch() * 1000)
) STRICT, WITHOUT ROWID;

-- Days on which a driver does not drive or a car is out of service, the last one included; `of` is the id of its row. The cron
-- deletes past ones.
CREATE TABLE days_off (
  of TEXT NOT NULL,
  from_day TEXT NOT NULL,
  to_day TEXT NOT NULL,
  PRIMARY KEY (of, from_day)
) STRICT, WITHOUT ROWID;

CREATE INDEX days_off_by_end ON days_off (to_day);

-- What drivers pressed on their phones: each press once by its id, with the time of the phone and the time at which it
-- arrived. `assignment` is the number of the event that assigned the driver, `outcome` the answer that the same id gets
-- again. Deleted when the order is emptied.
CREATE TABLE driver_acts (
  order_key TEXT NOT NULL,
  id TEXT NOT NULL,
  leg INTEGER NOT NULL,
  assignment INTEGER NOT NULL,
  act TEXT NOT NULL,
  phone_at INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  -- 1 when the clock of the phone was wrong by more than ten minutes.
  is_clock_off INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  PRIMARY KEY (order_key, id)
) STRICT, WITHOUT ROWID;

-- What a back office of one's own told, each notice once. `answer` is JSON and holds no personal data.
CREATE TABLE provider_notices (
  -- The `webhook-id` that the back office gave it.
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  status INTEGER NOT NULL,
  -- The answer as JSON; it holds no personal data.
  answer TEXT NOT NULL
) STRICT;

CREATE INDEX provider_notices_by_age ON provider_notices (at);
