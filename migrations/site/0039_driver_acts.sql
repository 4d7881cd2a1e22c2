-- What drivers pressed on their phones: each press once by its id, with the time of the phone and the time at which it
-- arrived (docs/decisions/065-the-drivers-page.md). `assignment` is the number of the event that assigned the driver,
-- `outcome` the answer that the same id gets again. Deleted when the order is emptied.
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
