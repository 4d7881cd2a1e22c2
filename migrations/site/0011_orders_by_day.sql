-- For the lists of the terminal: the rides of a day, and the orders of a state by their pickup.
CREATE INDEX orders_by_pickup ON orders (pickup_at);
CREATE INDEX orders_by_state ON orders (state, pickup_at);
CREATE INDEX orders_by_return ON orders (ride_at)
  WHERE ride_at > pickup_at AND state NOT IN ('rejected', 'expired', 'cancelled');
-- For finding an order by the number plate of its car.
CREATE INDEX order_events_assigned ON order_events (at) WHERE event = 'assign';
