-- Whether a summary of the draft was written down. When there are too many drafts the oldest without one go first;
-- the index finds those without looking at all that have one.
ALTER TABLE drafts ADD COLUMN has_summary INTEGER NOT NULL DEFAULT 0;

UPDATE drafts SET has_summary = 1 WHERE id IN (SELECT draft_id FROM summaries);

CREATE INDEX drafts_to_push_out ON drafts (seq) WHERE placed_number IS NULL AND has_summary = 0;
