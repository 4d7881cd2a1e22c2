-- For the job that forgets (src/jobs/forget.server.ts): an emptied order has `{}` for a body.
CREATE INDEX orders_to_forget ON orders (pickup_at) WHERE body <> '{}';
