-- Who of the desk acted (the id of DESK_PEOPLE), and the act of a driver's phone: its id, and when it was pressed by the
-- clock of the phone. An act with an id is taken once.
ALTER TABLE order_events ADD COLUMN person TEXT;
ALTER TABLE order_events ADD COLUMN phone_act TEXT;
ALTER TABLE order_events ADD COLUMN phone_at INTEGER;
CREATE UNIQUE INDEX order_events_by_phone_act ON order_events (phone_act) WHERE phone_act IS NOT NULL;

-- What the carrier has to do next with an order, and by when (ms); null when nothing (src/order/life/needs.ts).
-- `is_listed` is 0 until the order has its rows in the tables below; the cron lists the orders of earlier releases.
ALTER TABLE orders ADD COLUMN needs TEXT;
ALTER TABLE orders ADD COLUMN needs_by INTEGER;
ALTER TABLE orders ADD COLUMN is_listed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX orders_by_need ON orders (needs_by) WHERE needs IS NOT NULL;
CREATE INDEX orders_unlisted ON orders (placed_at) WHERE is_listed = 0 AND content <> '';

-- The rides of the orders that take place: `leg` 1 is the way there, 2 the way back. Times in ms; the end is reckoned.
-- `driver_key` and `car_key` say who and what is the same; empty without a driver. Retention and erasure delete them.
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
CREATE INDEX rides_by_driver ON rides (driver_key, pickup_at) WHERE driver_key <> '';
CREATE INDEX rides_by_car ON rides (car_key, pickup_at) WHERE car_key <> '';
CREATE INDEX rides_without_driver ON rides (pickup_at) WHERE driver_key = '' AND is_over = 0;

-- By what the desk finds an order, folded, from the first signs on: names from each of their words, e-mail addresses,
-- number plates, its number, and telephone numbers from their end. The latest ride comes first.
CREATE TABLE order_keys (
  key TEXT NOT NULL,
  ride_at INTEGER NOT NULL,
  order_key TEXT NOT NULL,
  PRIMARY KEY (key, ride_at DESC, order_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_keys_by_order ON order_keys (order_key);
