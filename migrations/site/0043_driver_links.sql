-- Links to rides that a driver was given before this moment (ms) have ended; 0: none was ended.
ALTER TABLE drivers ADD COLUMN links_from INTEGER NOT NULL DEFAULT 0;
