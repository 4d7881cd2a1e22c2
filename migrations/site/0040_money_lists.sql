-- From when on what an order owes is overdue, ms (src/order/life/money/paying.ts); NULL while nothing is due. The desk
-- reads what is due and what we owe, each along an index of its own.
ALTER TABLE orders ADD COLUMN due_by INTEGER;
CREATE INDEX orders_by_due ON orders (due_by) WHERE due > 0;
CREATE INDEX orders_owed_back ON orders (due) WHERE due < 0;
-- The cron lists once more what owes money, with its time.
UPDATE orders SET is_listed = 0 WHERE due > 0;

-- Why a line of a statement waits for a person, and the order that it is likely meant for; NULL where nobody noted it.
ALTER TABLE bank_lines ADD COLUMN why TEXT;
ALTER TABLE bank_lines ADD COLUMN likely TEXT;
CREATE INDEX bank_lines_paid ON bank_lines (number) WHERE number IS NOT NULL;
