-- The page that wrote the draft last, by an id made with that page, and which of its saves that was. A page may
-- save over its own earlier save although it does not know the revision which that made: the answer was lost, or
-- the back button brought the page back after it was sent.
ALTER TABLE drafts ADD COLUMN page TEXT;
ALTER TABLE drafts ADD COLUMN page_save INTEGER NOT NULL DEFAULT 0;
