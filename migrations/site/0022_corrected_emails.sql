-- Orders are found by the addresses to which their customers corrected them. The index holds the address itself, as the
-- row does, and goes with it.
CREATE INDEX order_events_by_corrected_email ON order_events (lower(data ->> '$.email'))
  WHERE event = 'correctEmail' AND data <> '';
