-- Who was given a ride, listed or typed, is found by the address and the number of the assignment.
CREATE INDEX order_events_by_assigned_email ON order_events (lower(data ->> '$.email'))
  WHERE event = 'assign' AND data <> '';

CREATE INDEX order_events_by_assigned_phone ON order_events (data ->> '$.phone')
  WHERE event = 'assign' AND data <> '';
