-- The key by which the log names an order (traceKey of src/lib/hash.ts), so that a line of the log leads to its order;
-- null in orders of earlier releases.
ALTER TABLE orders ADD COLUMN trace TEXT;
CREATE INDEX orders_by_trace ON orders (trace) WHERE trace IS NOT NULL;

-- The request that caused an event, as X-Request-Id and the log name it; null where the site acted by itself, and once
-- the event is emptied.
ALTER TABLE order_events ADD COLUMN request_id TEXT;
CREATE INDEX order_events_by_request ON order_events (request_id) WHERE request_id IS NOT NULL;
