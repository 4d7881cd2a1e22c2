-- Lines of bank statements that were read to note payments (docs/decisions/062-bank-statements.md). A noted line keeps
-- no name and no account; an open one is forgotten after 90 days.
CREATE TABLE bank_lines (
  key TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  symbol TEXT NOT NULL,
  reference TEXT NOT NULL,
  -- The order that it paid; NULL while a person has to decide.
  number TEXT,
  name TEXT,
  account TEXT,
  message TEXT,
  read_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX bank_lines_open ON bank_lines (read_at) WHERE number IS NULL;

-- Orders that a payment may be meant for.
CREATE INDEX orders_owing ON orders (due) WHERE due > 0;
