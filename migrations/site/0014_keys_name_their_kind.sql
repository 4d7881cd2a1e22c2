-- Whether the Idempotency-Key of a delivery names its kind (`order:UUID`, `message:UUID`). A delivery of an older
-- release keeps the bare UUID, because a back office may have it under that key already.
ALTER TABLE outbox ADD COLUMN names_kind INTEGER NOT NULL DEFAULT 0;
