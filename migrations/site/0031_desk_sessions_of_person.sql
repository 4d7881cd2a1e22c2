-- The sessions of a person are found for the export and the erasure of the person's data.
CREATE INDEX desk_sessions_by_person ON desk_sessions (person);
